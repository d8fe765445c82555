// SPDX-License-Identifier: MIT
// From kernel functions to programs and images: signatures, the whole pipeline, what is left of an error.
#include "program/expect.hpp"

#include <kiln/compile/image.hpp>

#include <algorithm>

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

constexpr void empty(builder) {}

constexpr void add_one(builder k, arg<int*> p, arg<const int*> q, arg<int> n) {
  auto i = k.block_idx.x * 64 + k.thread_idx.x;
  k.where(i < n, [&] { p[i] = q[i] + 1; });
}

constexpr void sum_even(builder k, arg<int*> out) noexcept {
  auto i = k.sgpr<i32>(0);
  auto sum = k.sgpr<i32>(0);
  k.while_([&] { return i < 32; },
           [&] {
             k.if_((i & 1) == 0, [&] { sum += i; });
             i += 1;
           });
  out[0] = sum;
}

constexpr void exchange(builder k, arg<int*> p) {
  auto shared = k.lds<int>(64);
  shared[k.thread_idx.x] = p[k.thread_idx.x];
  k.s_barrier();
  p[k.thread_idx.x] = shared[63 - k.thread_idx.x];
}

constexpr u32 line_of_the_mistake = __LINE__ + 3;
constexpr void mistaken(builder k) {
  k.s_nop(0);
  k.s_nop(16);
  k.s_nop(17);
}

using block = block_size<64>;

TEST_CASE("the kernel function becomes a program that ends") {
  const compile::outcome out = compile::build_kernel<empty, block>(gfx942);
  CHECK(!out.error.raised);
  CHECK(string_of(code_of(out.program)) == "s_endpgm\n");
  CHECK(out.program.stage == ir::stage::built);
  CHECK(out.program.block_size[0] == 64);
}

TEST_CASE("a workgroup's shape reaches the program") {
  const compile::outcome out = compile::build_kernel<empty, block_size<8, 4, 2>>(gfx942);
  CHECK(out.program.block_size[0] == 8);
  CHECK(out.program.block_size[1] == 4);
  CHECK(out.program.block_size[2] == 2);
  static_assert(block_size<8, 4, 2>::work_items == 64);
}

TEST_CASE("signatures: the host's types") {
  using types = compile::signature<decltype(&add_one)>::types;
  static_assert(__is_same(types, compile::host_types<int*, const int*, int>));
  static_assert(compile::signature<decltype(&sum_even)>::types::count == 1); // noexcept does not matter
  SUCCEED();
}

template<auto Kernel> void compiles_everywhere() {
  for (const isa::arch a : {gfx90a, gfx942, gfx950}) {
    const compile::outcome out = compile::compile_kernel<Kernel, block>(a);
    INFO(string_of(out.error.message()));
    REQUIRE(!out.error.raised);
    CHECK(out.program.stage == ir::stage::finished);
    CHECK(isa::rows[out.program.code.back().row].mnemonic == isa::mn::s_endpgm);
    for (const ir::instruction& in : out.program.code)
      CHECK((isa::rows[in.row].archs & isa::mask_of(a)) != 0);
  }
}

TEST_CASE("the whole pipeline, on every target") {
  compiles_everywhere<empty>();
  compiles_everywhere<add_one>();
  compiles_everywhere<sum_even>();
  compiles_everywhere<exchange>();
}

TEST_CASE("an image: text, registers, inputs") {
  using image = compile::image<add_one, gfx942, block>;
  static_assert(image::ok());
  static_assert(image::reads(ir::input::kind::kernarg_pointer));
  static_assert(image::reads(ir::input::kind::workgroup_id_x));
  static_assert(!image::reads(ir::input::kind::workgroup_id_y));
  static_assert(image::reads(ir::input::kind::work_item_id_x));
  static_assert(image::highest(ir::bank::sgpr) >= 2);
  static_assert(image::highest(ir::bank::vgpr) >= 0);
  static_assert(image::highest(ir::bank::agpr) == -1);
  static_assert(image::lds_bytes() == 0);
  const image::text text;
  const std::string all(text.data(), text.size());
  CHECK(all.find("global_store_dword") != all.npos);
  CHECK(all.find("s_endpgm") != all.npos);
  CHECK(all.find('%') == all.npos); // it would be special in an asm statement
  CHECK(std::ranges::count(all, '\0') == 0);
}

TEST_CASE("compiling at run time gives the same text") {
  using image = compile::image<sum_even, gfx90a, block>;
  const compile::outcome out = compile::compile_kernel<sum_even, block>(gfx90a);
  const list<u128> words = text::render(out.program);
  const image::text text;
  REQUIRE(words.size() * 16 == text.size());
  CHECK(__builtin_memcmp(words.begin(), text.data(), text.size()) == 0);
}

TEST_CASE("LDS of an image") {
  static_assert(compile::image<exchange, gfx942, block>::lds_bytes() == 256);
  SUCCEED();
}

TEST_CASE("a mistake: the message and the instruction to stop at") {
  using image = compile::image<mistaken, gfx942, block>;
  static_assert(!image::ok());
  const std::string message(image::message().data(), image::message().size());
  CHECK(message == std::string(__FILE__) + ":" + std::to_string(line_of_the_mistake) +
                       ": s_nop: operand 1 (simm16) is 16; allowed range is 0..15");
  CHECK(image::result().error_instruction == 1);
}

constexpr void asks_itself(builder k, arg<int*> p) {
  k.without<passes::share_expressions, passes::fold>();
  const auto& i = k.thread_idx.x;
  p[i] = p[i] ^ (i | 0);
}
constexpr void asks_nothing(builder k, arg<int*> p) {
  const auto& i = k.thread_idx.x;
  p[i] = p[i] ^ (i | 0);
}

template<auto Kernel, class Block> u32 count(u32 mnemonic) {
  const compile::outcome out = compile::compile_kernel<Kernel, Block>(gfx942);
  REQUIRE(!out.error.raised);
  u32 n = 0;
  for (const ir::instruction& in : out.program.code) n += isa::rows[in.row].mnemonic == mnemonic;
  return n;
}

TEST_CASE("passes can be left out by name, where the kernel is declared and inside it") {
  using isa::mn::v_or_b32, isa::mn::v_lshlrev_b32;
  CHECK(count<asks_nothing, block>(v_lshlrev_b32) == 1);
  CHECK(count<asks_nothing, block>(v_or_b32) == 0);
  CHECK(count<asks_itself, block>(v_lshlrev_b32) == 2);
  CHECK(count<asks_itself, block>(v_or_b32) == 1);
  using unshared = compile::kernel_options<block, without<passes::share_expressions>>;
  CHECK(count<asks_nothing, unshared>(v_lshlrev_b32) == 2);
  CHECK(count<asks_nothing, unshared>(v_or_b32) == 0);
  using plain = compile::kernel_options<block, without_optional_passes>;
  CHECK(count<asks_nothing, plain>(isa::mn::v_lshl_add_u64) == 2);
  CHECK(count<asks_nothing, plain>(v_or_b32) == 1);
  static_assert(unshared::work_items == 64 && unshared::left_out == mask_of(passes::share_expressions));
  static_assert(
      compile::kernel_options<block, without<passes::fold>, without<passes::split_groups>>::left_out ==
      (mask_of(passes::fold) | mask_of(passes::split_groups)));
}

/// Fits the registers only if `scaled` is computed twice.
constexpr void shares_too_much(builder k, arg<int*> p) {
  const auto& i = k.thread_idx.x;
  for (u32 n = 0; n < 100; ++n) p[n] = i * static_cast<i32>(1000 + n);
  auto live = k.vgpr<i32, 200>(fixed_bank);
  for (u32 n = 0; n < 200; ++n) live[n] = static_cast<i32>(n);
  for (u32 n = 0; n < 200; ++n) k.ds_write_b32(i, live[n]);
  for (u32 n = 0; n < 100; ++n) p[n] = i * static_cast<i32>(1000 + n);
}

TEST_CASE("where sharing values takes too many registers, they are not shared") {
  kernel_draft k(gfx942, 64);
  call_kernel<int*>(k, shares_too_much);
  k.s_endpgm();
  note error = k.error();
  compile::run_pipeline(k.program(), error);
  CHECK(error.raised); // with sharing
  const compile::outcome out = compile::compile_kernel<shares_too_much, block>(gfx942);
  INFO(std::string(out.error.text.data(), out.error.text.size()));
  CHECK(!out.error.raised);
}

constexpr u32 line_of_too_many = __LINE__ + 8;
constexpr void too_many(builder k, arg<int*> p) {
  const auto& i = k.thread_idx.x;
  (void)p[i + 1];
  (void)p[i + 2];
  auto first = k.vgpr<i32>(at_register(9));
  auto second = k.vgpr<i32>(at_register(9));
  first = i + 3;
  second = i + 4;
  p[i] = first + second;
}

TEST_CASE("an error behind passes that removed instructions stops at the author's line") {
  const compile::outcome out = compile::compile_kernel<too_many, block>(gfx942);
  REQUIRE(out.error.raised);
  const compile::outcome built = compile::build_kernel<too_many, block>(gfx942);
  REQUIRE(out.error.instruction < built.program.code.size());
  CHECK(built.program.code[out.error.instruction].where.line == line_of_too_many);
}

} // namespace
