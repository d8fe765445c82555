// SPDX-License-Identifier: MIT
// Compares what a piece of kernel builds with expected text, once in constant evaluation and once at run time.
#pragma once

#include "program/listing.hpp"
#include "program/verdicts.hpp"

#include <kiln/author/kernel_draft.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace kiln_test {

using namespace kiln;

/// A string literal as a template argument.
template<u32 N> struct fixed_text {
  char characters[N] = {};
  constexpr fixed_text(const char (&s)[N]) { // NOLINT: implicit
    for (u32 i = 0; i < N; ++i) characters[i] = s[i];
  }
  constexpr text_view view() const { return {characters, N - 1}; }
};

inline void check_verdicts(const ir::program& p) { CHECK(verdicts_differ(p) == ""); }

/// What is wrong with a piece of kernel.
template<class Body> constexpr note error_of(Body body, isa::arch arch) {
  kernel_draft k(arch, 64);
  body(k);
  return k.error();
}

/// What `body(builder)` builds on an architecture: instructions one a line, or "error: ..." if it is refused.
template<class Body>
constexpr text_buffer built(Body body, isa::arch arch = isa::arch::gfx942, bool with_blocks = false) {
  kernel_draft k(arch, 64);
  body(k);
  if (k.failed()) return text_buffer{} << "error: " << k.error().text << '\n';
  if (!__builtin_is_constant_evaluated()) check_verdicts(k.program());
  return with_blocks ? text::listing(k.program()) : code_of(k.program());
}

template<fixed_text Expected, isa::arch Arch, bool WithBlocks, class Body> void expect(Body body) {
  static_assert(built(Body{}, Arch, WithBlocks).view() == Expected.view());
  CHECK(string_of(built(body, Arch, WithBlocks)) == std::string(Expected.characters));
}

/// `code<"s_add_i32 %s10, %s8, %s9\n">([](builder k) { ... })`: the instructions that are built. A builder's own inputs
/// are virtual dwords 0 to 7, so the first register of the piece is number 8.
template<fixed_text Expected, isa::arch Arch = isa::arch::gfx942, class Body> void code(Body body) {
  expect<Expected, Arch, false>(body);
}

/// The same with the blocks, as text::listing prints them.
template<fixed_text Expected, isa::arch Arch = isa::arch::gfx942, class Body> void listing(Body body) {
  expect<Expected, Arch, true>(body);
}

/// `refused<"shift by 40; ...">(__LINE__ + 1, [](builder k) { ... })`: the message, and the line it names in this file.
template<fixed_text Message, isa::arch Arch = isa::arch::gfx942, class Body>
void refused(u32 line, Body body, const char* file = __builtin_FILE()) {
  static_assert(error_of(Body{}, Arch).raised);
  const note error = error_of(body, Arch);
  CHECK(string_of(error.text) == std::string(Message.characters));
  CHECK(std::string(error.where.file) == file);
  CHECK(error.where.line == line);
}

} // namespace kiln_test
