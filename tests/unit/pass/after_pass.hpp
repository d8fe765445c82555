// SPDX-License-Identifier: MIT
// Runs one pass on a piece of kernel and compares the program with expected text, in constant evaluation and at run time.
#pragma once

#include "program/expect.hpp"

#include <kiln/ir/verify/verify.hpp>

namespace kiln_test {

/// The program of a piece of kernel after `pass(program)`, with its blocks; "error: ..." if the builder or ir::verify
/// objects.
template<class Pass, class Body>
constexpr text_buffer listing_after(Pass pass, Body body, isa::arch arch = isa::arch::gfx942) {
  kernel_draft k(arch, 64);
  body(k);
  note error = k.error();
  ir::program p = k.program();
  if (!error.raised) pass(p);
  ir::verify(p, error);
  if (error.raised) return text_buffer{} << "error: " << error.text << '\n';
  return text::listing(p);
}

/// `after<pass, "1:\n  s_mov_b32 %s8, 0\n">([](builder k) { ... })`, where `pass` is a lambda type on ir::program&.
template<class Pass, fixed_text Expected, isa::arch Arch = isa::arch::gfx942, class Body>
void after(Body body) {
  static_assert(listing_after(Pass{}, Body{}, Arch).view() == Expected.view());
  CHECK(string_of(listing_after(Pass{}, body, Arch)) == std::string(Expected.characters));
}

/// The pass leaves the program as it is.
template<class Pass, class Body> void unchanged(Body body, isa::arch arch = isa::arch::gfx942) {
  CHECK(string_of(listing_after(Pass{}, body, arch)) ==
        string_of(listing_after([](ir::program&) {}, body, arch)));
}

} // namespace kiln_test
