// SPDX-License-Identifier: MIT
// Regressions: kernels that a similar compiler elsewhere got wrong, as built and as compiled, in the simulator on all
// targets.
#include <kiln/compile/kernel.hpp>
#include <kiln/sim.hpp>
#include <kiln/text/print.hpp>

#include <catch2/catch_test_macros.hpp>

#include <functional>
#include <string>
#include <vector>

namespace {

using namespace kiln;
using block = block_size<64>;

constexpr u32 words = 256;

std::vector<u32> input() {
  std::vector<u32> in(words);
  for (u32 i = 0; i < words; ++i) in[i] = i * 3 + 1;
  return in;
}

std::vector<u32> simulated(const ir::program& p) {
  std::vector<u32> in = input(), out(words, 0xdead);
  sim::buffer<u32> to(out.data(), out.size()), from(in.data(), in.size());
  sim::launch_options launch;
  launch.threads = 1;
  const sim::result r = sim::run(p, launch, to, from);
  const text_buffer text = r.text();
  INFO(std::string(text.data(), text.size()));
  CHECK(r.ok);
  return out;
}

/// Lane i's result is expected(i): of the program as built, and as compiled for each target.
template<auto Kernel> void computes(const std::function<u32(u32)>& expected) {
  for (const isa::arch a : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    const compile::outcome built = compile::build_kernel<Kernel, block>(a);
    REQUIRE(!built.error.raised);
    const compile::outcome compiled = compile::compile_kernel<Kernel, block>(a);
    const text_buffer message = compiled.error.message(), text = text::listing(compiled.program);
    INFO(std::string(message.data(), message.size()) + std::string(text.data(), text.size()));
    REQUIRE(!compiled.error.raised);
    const std::vector<u32> before = simulated(built.program), after = simulated(compiled.program);
    for (u32 i = 0; i < 64; ++i) {
      INFO("lane " << i);
      REQUIRE(before[i] == expected(i));
      REQUIRE(after[i] == expected(i));
    }
  }
}

using to = arg<u32*>;
using from = arg<const u32*>;

constexpr void store_data(builder k, to out, from) {
  auto shared = k.lds<u32>(128);
  auto d = k.vgpr<u32>(5);
  k.schedule([&] {
    shared[k.thread_idx.x] = d; // its address is computed just before
    d = 7;
    shared[k.thread_idx.x + 64] = d;
  });
  out[k.thread_idx.x] = shared[k.thread_idx.x] * 16 + shared[k.thread_idx.x + 64];
}
TEST_CASE("the data of a store is not overwritten before the store") {
  computes<store_data>([](u32) { return 5 * 16 + 7; });
}

constexpr void lanes(builder k, to out, from) {
  auto t = as<u32>(k.thread_idx.x);
  auto a = k.vgpr<u32>(0);
  k.where(t < 32, [&] { a = t * 5; });
  auto b = t * 5;
  out[k.thread_idx.x] = a + b;
}
TEST_CASE("a value computed in some lanes does not stand for one computed in all") {
  computes<lanes>([](u32 i) { return (i < 32 ? 5 * i : 0) + 5 * i; });
}

constexpr void swap(builder k, to out, from in) {
  auto l = k.vgpr<u32>(), b = k.vgpr<u32>();
  l = in[k.thread_idx.x];
  b = in[k.thread_idx.x + 64];
  auto a = l + 100;
  k.v_swap_b32(b, l);
  auto c = l + 100;
  out[k.thread_idx.x] = a * 1000 + c;
}
TEST_CASE("a second result is a write") {
  computes<swap>([](u32 i) { return (3 * i + 101) * 1000 + (3 * (i + 64) + 101); });
}

constexpr void other_half(builder k, to out, from in) {
  auto d = k.vgpr<u32>(), t = k.vgpr<u32>();
  t = in[k.thread_idx.x];
  d = t << 16;
  k.v_mad_u16(d, t, 2, t); // writes the low half only
  out[k.thread_idx.x] = d;
}
TEST_CASE("16-bit results that leave the upper half of their register alone") {
  computes<other_half>([](u32 i) { return (3 * i + 1) << 16 | (3 * (3 * i + 1) & 0xffff); });
}

constexpr void carry(builder k, to out, from in) {
  auto t = in[k.thread_idx.x];
  auto x = k.vgpr<u32>(0xffff'ff00u), low = k.vgpr<u32>(), high = k.vgpr<u32>(), other = k.vgpr<u32>();
  k.v_add_co_u32(low, vcc, t, x);
  k.v_cmp_gt_u32(vcc, t, x); // never
  k.v_add_co_u32(other, vcc, t, x);
  k.v_addc_co_u32(high, vcc, t, x, vcc);
  out[k.thread_idx.x] = low ^ other ^ high;
}
TEST_CASE("the carry in vcc") {
  computes<carry>([](u32 i) {
    const u32 t = 3 * i + 1;
    return t + 0xffff'ff00u + (t + 0xffff'ff00ull > 0xffff'ffffull);
  });
}

constexpr void m0_twice(builder k, to out, from) {
  auto v = k.vgpr<u32>(), w = k.vgpr<u32>();
  k.s_mov_b32(m0, 3);
  k.emit(isa::mn::v_mov_b32, emit::operand(v), emit::operand(m0));
  k.s_mov_b32(m0, 4);
  k.emit(isa::mn::v_mov_b32, emit::operand(w), emit::operand(m0));
  out[k.thread_idx.x] = v * 10 + w;
}
TEST_CASE("two reads of m0 with a write between") {
  computes<m0_twice>([](u32) { return 34; });
}

constexpr void side_effects(builder k, to out, from) {
  auto shared = k.lds<u32>(64);
  shared[k.thread_idx.x] = 9u;
  auto address = k.vgpr<u32>(), unread = k.vgpr<u32>(), one = k.vgpr<u32>(1);
  auto unused = k.sgpr<u32>(), carry_out = k.sgpr<u32>();
  auto saved = k.sgpr<b64>();
  k.v_lshlrev_b32(address, 2, as<u32>(k.thread_idx.x));
  k.ds_add_rtn_u32(unread, address, one); // the old value is not read
  k.s_mov_b32(carry_out, -1);
  k.s_add_u32(unused, carry_out, 1); // only its carry is used
  k.s_addc_u32(carry_out, 4, 0);
  auto result = k.vgpr<u32>(0);
  auto mask = k.thread_idx.x < 32;
  auto all = k.sgpr<b64>();
  k.s_mov_b64(vcc, mask);
  k.s_mov_b64(all, exec);
  k.s_and_saveexec_b64(saved, vcc); // old EXEC unread
  k.v_mov_b32(result, 100);
  k.s_mov_b64(exec, all);
  out[k.thread_idx.x] = result + shared[k.thread_idx.x] * 10 + carry_out;
}
TEST_CASE("instructions that do more than write the register nobody reads") {
  computes<side_effects>([](u32 i) { return (i < 32 ? 100 : 0) + 100 + 5; });
}

constexpr void one_block_loop(builder k, to out, from in) {
  auto x = in[k.thread_idx.x]; // lives into the loop, read in each iteration
  auto sum = k.vgpr<u32>(0);
  auto i = k.sgpr<i32>(0);
  k.do_while(
      [&] {
        auto a = sum * 3;
        auto b = a ^ 5;
        auto c = b + x;
        sum = c;
        i += 1;
      },
      [&] { return i < 4; });
  out[k.thread_idx.x] = sum;
}
TEST_CASE("registers that live into a loop of one block are not reused in it") {
  computes<one_block_loop>([](u32 lane) {
    u32 sum = 0;
    for (int i = 0; i < 4; ++i) sum = ((sum * 3) ^ 5) + (3 * lane + 1);
    return sum;
  });
}

constexpr void set_once(builder k, to out, from in) {
  auto x = k.vgpr<u32>();
  auto sum = k.vgpr<u32>(0);
  k.for_(0, 4, 1, [&](auto i) {
    k.if_(i == 0, [&] { x = in[k.thread_idx.x] * 7; }); // first written here, carried to later turns
    auto a = sum ^ 21;
    auto b = a * 9 + as<u32>(i);
    sum = b + x;
  });
  out[k.thread_idx.x] = sum;
}
TEST_CASE("a value carried by a loop that first appears inside it") {
  computes<set_once>([](u32 lane) {
    u32 sum = 0;
    for (u32 i = 0; i < 4; ++i) sum = (sum ^ 21) * 9 + i + (3 * lane + 1) * 7;
    return sum;
  });
}

constexpr void matrix(builder k, to out, from) {
  // A and B die at the instruction: their registers are free afterwards, but not for its result.
  auto a = k.vgpr<f16x2, 2>(), b = k.vgpr<f16x2, 2>();
  auto c = k.vgpr<f32, 16>(0);
  for (int i = 0; i < 2; ++i) {
    k.v_mov_b32(a[i], 0x3c003c00); // 1, 1
    k.v_mov_b32(b[i], 0x40004000); // 2, 2
  }
  auto d = k.vgpr<f32, 16>();
  if (k.arch() == isa::arch::gfx90a)
    k.v_mfma_f32_32x32x8f16(d, a, b, c);
  else
    k.v_mfma_f32_32x32x8_f16(d, a, b, c);
  out[k.thread_idx.x] = as<u32>(d[0] + d[15]);
}
TEST_CASE("the result of a matrix instruction does not overlap its A and B") {
  computes<matrix>([](u32) { return __builtin_bit_cast(u32, 32.0f); });
  for (const isa::arch a : {isa::arch::gfx942, isa::arch::gfx950}) {
    const compile::outcome o = compile::compile_kernel<matrix, block>(a);
    for (const ir::instruction& in : o.program.code) {
      if (isa::rows[in.row].mnemonic != isa::mn::v_mfma_f32_32x32x8_f16) continue;
      for (u32 k = 1; k < 3; ++k) CHECK(in.op(k).payload() - in.op(0).payload() >= 16);
    }
  }
}

constexpr void constant_in_branch(builder k, to out, from in) {
  auto t = in[k.thread_idx.x];
  auto r = k.vgpr<u32>(0);
  k.if_(k.block_idx.x > 0, [&] { r = t * 0x12345; }); // not taken
  r += t * 0x12345;
  out[k.thread_idx.x] = r;
}
TEST_CASE("a constant that is first needed in a branch which is not taken") {
  computes<constant_in_branch>([](u32 i) { return (3 * i + 1) * 0x12345; });
}

constexpr void in_place(builder k, to out, from in) {
  auto x = k.vgpr<i32>();
  x = as<i32>(in[k.thread_idx.x]) - 90;
  auto y = x, z = x;
  x = x / 7;
  y = y - (y >> 1) * y;
  z %= 10;
  auto u = in[k.thread_idx.x] + 0xffff'ff00u;
  u = u / 7; // a 33-bit magic number
  out[k.thread_idx.x] = as<u32>(x * 1000 + y + z) ^ u;
}
TEST_CASE("operations in place, and unsigned division of large numbers") {
  computes<in_place>([](u32 lane) {
    const i32 x = static_cast<i32>(3 * lane + 1) - 90;
    const u32 u = 3 * lane + 1 + 0xffff'ff00u;
    return static_cast<u32>(x / 7 * 1000 + (x - (x >> 1) * x) + x % 10) ^ (u / 7);
  });
}

constexpr void max_in_place(builder k, to out, from in) {
  auto x = k.vgpr<u32, 4>();
  for (int i = 0; i < 4; ++i) x[i] = in[k.thread_idx.x + i * 64] ^ (i * 0x55);
  k.v_max3_u32(x[0], x[1], x[2], x[0]);
  k.v_max_u32(x[0], x[3], x[0]);
  out[k.thread_idx.x] = x[0];
}
TEST_CASE("a maximum that is one of its operands") {
  computes<max_in_place>([](u32 lane) {
    u32 most = 0;
    for (u32 i = 0; i < 4; ++i) {
      const u32 v = (3 * (lane + 64 * i) + 1) ^ (i * 0x55);
      if (v > most) most = v;
    }
    return most;
  });
}

constexpr void constant_terms(builder k, to out, from) {
  auto shared = k.lds<u32>(128);
  auto t = k.thread_idx.x;
  shared[t] = 0u;
  shared[t + 64] = as<u32>(t);
  k.s_barrier();
  out[t] = shared[t + 4 + 8] + shared[t - 4 + 8 + 56] * 100 + shared[4 + t + 56];
}
TEST_CASE("constant terms of an index") {
  computes<constant_terms>([](u32 i) {
    const auto at = [](u32 n) { return n < 64 ? 0 : n - 64; };
    return at(i + 12) + at(i + 60) * 100 + at(i + 60);
  });
}

constexpr void rounding_bias(builder k, to out, from in) {
  auto f = as<f32>(in[k.thread_idx.x] | 0x3f80'0000u);
  auto biased = as<u32>(f) + 0x8000u; // integers are added as integers
  auto sum = f + 0x8000;              // numbers in float expressions are numbers, not bits
  out[k.thread_idx.x] = biased ^ as<u32>(sum);
}
TEST_CASE("an integer is never added to a float as its bits") {
  computes<rounding_bias>([](u32 i) {
    const u32 bits = (3 * i + 1) | 0x3f80'0000u;
    const float f = __builtin_bit_cast(float, bits);
    return (bits + 0x8000) ^ __builtin_bit_cast(u32, f + 32768.0f);
  });
}

} // namespace
