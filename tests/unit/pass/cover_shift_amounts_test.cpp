// SPDX-License-Identifier: MIT
// Amounts of 64-bit shifts in the highest VGPR of a wave.
#include <catch2/catch_test_macros.hpp>
#include <kiln/compile/kernel.hpp>

#include <string>

namespace {
using namespace kiln;

enum class shift : unsigned char { left, right, arithmetic };

/// The amount is in register `Amount`, and nothing in a higher one but perhaps `Another`.
template<u32 Amount, shift Kind = shift::left, u32 Another = 0>
constexpr void shifts(builder k, arg<u32*> out, arg<const u32*> in) {
  auto amount = k.vgpr<u32>(at_register(Amount));
  auto another = k.vgpr<u32>(at_register(Another == 0 ? 4 : Another));
  auto pair = k.vgpr<u32, 2>({1U, 2U});
  amount = in[k.thread_idx.x];
  another = 5;
  switch (Kind) {
  case shift::left: k.v_lshlrev_b64(pair, amount, pair); break;
  case shift::right: k.v_lshrrev_b64(pair, amount, pair); break;
  case shift::arithmetic: k.v_ashrrev_i64(pair, amount, pair); break;
  }
  out[k.thread_idx.x] = pair[0] ^ pair[1] ^ another;
}
constexpr void by_a_number(builder k, arg<u32*> out) {
  auto pair = k.vgpr<u32, 2>(at_register(6));
  pair[0] = 1;
  pair[1] = 2;
  k.v_lshlrev_b64(pair, 3, pair);
  out[k.thread_idx.x] = pair[0] ^ pair[1];
}

template<auto Kernel, u32 X = 64> compile::outcome compiled(isa::arch a) {
  return compile::compile_kernel<Kernel, block_size<X>>(a);
}
template<auto Kernel> u32 vgprs(isa::arch a) {
  const compile::outcome o = compiled<Kernel>(a);
  REQUIRE(!o.error.raised);
  return o.program.register_count[static_cast<u32>(ir::bank::vgpr)];
}

TEST_CASE("gfx90a gets the register behind the amount of a 64-bit shift", "[proof]") {
  using enum isa::arch;
  CHECK(vgprs<shifts<31>>(gfx90a) == 33);
  CHECK(vgprs<shifts<31, shift::right>>(gfx90a) == 33);
  CHECK(vgprs<shifts<31, shift::arithmetic>>(gfx90a) == 33);
  CHECK(vgprs<shifts<31>>(gfx942) == 32);
  CHECK(vgprs<shifts<31>>(gfx950) == 32);
}

TEST_CASE("it gets none where the amount is elsewhere", "[proof]") {
  CHECK(vgprs<shifts<30>>(isa::arch::gfx90a) == 31);
  CHECK(vgprs<shifts<31, shift::left, 33>>(isa::arch::gfx90a) == 34);
  CHECK(vgprs<shifts<30, shift::left, 31>>(isa::arch::gfx90a) == 32);
  CHECK(vgprs<by_a_number>(isa::arch::gfx90a) == 8);
}

TEST_CASE("where there is no register behind it, that is an error", "[proof]") {
  const auto says = [](const compile::outcome& o, const std::string& words) {
    const text_buffer message = o.error.message();
    return o.error.raised && std::string(message.data(), message.size()).find(words) != std::string::npos;
  };
  using enum isa::arch;
  CHECK(says(compiled<shifts<255>>(gfx90a),
             "v_lshlrev_b64 has its amount in v255, the highest VGPR of the wave"));
  CHECK(!compiled<shifts<255>>(gfx942).error.raised);
  // 16 waves of a workgroup leave each 128 registers.
  CHECK(says(compiled<shifts<127>, 1024>(gfx90a), "v_lshlrev_b64 has its amount in v127, the highest VGPR"));
  CHECK(!compiled<shifts<126>, 1024>(gfx90a).error.raised);
}

TEST_CASE("the judge looks at the registers that a wave gets", "[proof]") {
  compile::outcome o = compiled<shifts<31>>(isa::arch::gfx90a);
  u32& count = o.program.register_count[static_cast<u32>(ir::bank::vgpr)];
  note error;
  check::shift_amounts(o.program, error);
  CHECK(!error.raised);
  count = 32;
  check::shift_amounts(o.program, error);
  CHECK(error.raised);
  CHECK(error.where.line != 0);
  error = {};
  o.program.arch = isa::arch::gfx942;
  check::shift_amounts(o.program, error);
  CHECK(!error.raised);
}

} // namespace
