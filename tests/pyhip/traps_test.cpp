// SPDX-License-Identifier: MIT
// The reference DSL's silent mistakes of passes, registers and expressions: Kiln's kernels give the right results.
#include "program/simulate.hpp"

#include <kiln/author/math.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

/// Runs `body(k, out, lane)` on one wave of every target; `expected(lane)` is what lane's word of `out` must be.
template<class Body, class Expected> void lanes(Body body, Expected expected) {
  for (const isa::arch a : all_archs) {
    std::vector<u32> out(64);
    run_clean(compiled<u32*>(a, 64,
                             [&](builder k, arg<u32*> o) {
                               auto lane = as<u32>(k.thread_idx.x) + 0;
                               auto result = k.vgpr<u32>(0);
                               body(k, result, lane);
                               o[lane] = result;
                             }),
              1, sim::buffer<u32>(out.data(), 64));
    for (u32 i = 0; i < 64; ++i) {
      INFO("lane " << i);
      REQUIRE(out[i] == static_cast<u32>(expected(i)));
    }
  }
}

TEST_CASE("pyhip_trap_miscompile_store_data_overwritten_later") {
  // a write of the stored register must not move above the store
  lanes(
      [](builder k, auto& r, auto& lane) {
        auto t = k.lds<u32>(128);
        auto d = k.vgpr<u32>(5);
        t[lane] = d;
        d = 7;
        t[lane + 64] = d;
        r = t[lane] * 10 + t[lane + 64];
      },
      [](u32) { return 57; });
}

TEST_CASE("pyhip_trap_miscompile_value_of_masked_lanes_shared") {
  // a value computed by some lanes is not there for the others
  lanes(
      [](builder k, auto& r, auto& lane) {
        k.where(lane < 5, [&] { r = lane + 100; });
        auto again = lane + 100;
        r += again;
        k.where(
            lane < 9, [&] { r += lane * 3; },
            without_skip); // the same block goes on: only EXEC tells them apart
        r += lane * 3;
      },
      [](u32 l) { return (l < 5 ? 2 : 1) * (l + 100) + (l < 9 ? 2 : 1) * l * 3; });
}

TEST_CASE("pyhip_trap_miscompile_second_result_of_v_swap") { // v_swap writes both operands
  lanes(
      [](builder k, auto& r, auto& lane) {
        auto a = lane + 100;
        auto b = k.vgpr<u32>(1);
        k.v_swap_b32(b, a);
        auto c = lane + 100;
        r = c * 1000 + a;
      },
      [](u32 l) { return (l + 100) * 1000 + 1; });
}

TEST_CASE("pyhip_trap_miscompile_carry_of_equal_additions") {
  // two equal additions with carry, another carry between them
  lanes(
      [](builder k, auto& r, auto& lane) {
        auto x = k.vgpr<u32>(), y = k.vgpr<u32>(), hi = k.vgpr<u32>(0), zero = k.vgpr<u32>(0);
        auto big = lane + 0xffff'ffe0u;
        k.v_add_co_u32(x, vcc, big, lane);
        k.v_add_co_u32(y, vcc, zero, zero);
        k.v_add_co_u32(y, vcc, big, lane);
        k.v_addc_co_u32(hi, vcc, zero, zero, vcc);
        r = hi;
      },
      [](u32 l) { return l >= 16 && l < 32; });
}

TEST_CASE("pyhip_trap_miscompile_m0_changed_between_reads") { // m0 changes between two reads of it
  lanes(
      [](builder k, auto& r, auto&) {
        auto a = k.vgpr<u32>(), b = k.vgpr<u32>();
        k.s_mov_b32(m0, 3);
        k.v_mov_b32(a, m0);
        k.s_mov_b32(m0, 4);
        k.v_mov_b32(b, m0);
        r = a * 10 + b;
      },
      [](u32) { return 34; });
}

TEST_CASE("pyhip_trap_miscompile_unread_results_with_effects") {
  // results that are never read, effects that matter
  lanes(
      [](builder k, auto& r, auto& lane) {
        auto t = k.lds<u32>(64);
        t[lane] = lane;
        auto old = k.vgpr<u32>(), address = lane * 4, one = k.vgpr<u32>(1);
        k.ds_add_rtn_u32(old, address, one);
        auto s = k.sgpr<u32>(0xffff'ffffu), sum = k.sgpr<u32>(), carry = k.sgpr<u32>(0);
        k.s_add_u32(sum, s, 1); // for its carry
        k.s_addc_u32(carry, carry, 0);
        auto saved = k.sgpr<u64>(), all = k.sgpr<u64>(-1);
        k.set_mask(vcc, lane < 9);
        k.s_and_saveexec_b64(saved, vcc);
        r = t[lane] + carry;
        k.s_mov_b64(exec, all);
      },
      [](u32 l) { return l < 9 ? l + 2 : 0; });
}

TEST_CASE("pyhip_trap_miscompile_live_into_loop_of_one_block") {
  // a loop of one block keeps what lives into it
  lanes(
      [](builder k, auto& r, auto& lane) {
        auto i = k.sgpr<i32>(0);
        auto a = lane * 3, b = lane * 5, c = lane * 7;
        auto top = k.label();
        k.place(top);
        auto t = a * b;
        auto u = b * c;
        r += t + u;
        i += 1;
        k.goto_if(i < 4, top);
      },
      [](u32 l) { return 4 * (15 * l * l + 35 * l * l); });
}

TEST_CASE("pyhip_trap_miscompile_first_write_in_branch_of_loop") {
  // a value whose first write stands inside the loop, in a branch
  lanes(
      [](builder k, auto& r, auto& lane) {
        auto x = k.vgpr<u32>();
        k.for_(0, 5, 1, [&](auto i) {
          k.if_(i == 0, [&] { x = lane + 17; });
          auto t = lane * 3;
          auto u = t * t;
          r += x + u;
          auto v = lane + 5, w = lane + 6,
               y = lane + 7; // made after the last read: none may take x's register
          r += v * w * y;
        });
      },
      [](u32 l) { return 5 * (l + 17 + 9 * l * l + (l + 5) * (l + 6) * (l + 7)); });
}

TEST_CASE("pyhip_trap_miscompile_matrix_result_over_its_sources") {
  // an MFMA result of more than 4 registers does not overlap its sources
  const ir::program p = compiled<f32*>(isa::arch::gfx942, 64, [](builder k, arg<f32*> out) {
    auto a = k.vgpr<bf16x2, 2>(), b = k.vgpr<bf16x2, 2>();
    for (u32 i = 0; i < 2; ++i) as<u32>(a)[i] = 0x3f80'3f80, as<u32>(b)[i] = 0x3f80'3f80;
    auto d = k.vgpr<f32, 16>();
    k.v_mfma_f32_32x32x8_bf16(d, a, b, 0);
    for (u32 i = 0; i < 16; ++i) out[k.thread_idx.x * 16 + static_cast<i32>(i)] = d[i];
  });
  u32 found = 0;
  for (const ir::instruction& in : p.code) {
    if (isa::rows[in.row].passes() == 0) continue;
    ++found;
    const u32 first = in.op(0).payload();
    for (u32 s : {1u, 2u}) CHECK((in.op(s).payload() + 2 <= first || in.op(s).payload() >= first + 16));
  }
  CHECK(found == 1);
  std::vector<f32> out(1024);
  run_clean(p, 1, sim::buffer<f32>(out.data(), 1024));
  for (f32 x : out) REQUIRE(x == 8);
}

TEST_CASE("pyhip_trap_miscompile_constant_first_used_in_branch") {
  // constants first used where not every wave comes by
  lanes(
      [](builder k, auto& r, auto& lane) {
        auto one = k.sgpr<u32>();
        auto x = k.vgpr<u32>(0x3f81'8000);
        one = k.read_first_lane(lane);
        k.if_(one == 1, [&] { r = as<u32>(to_bf16x2(as<f32>(x), as<f32>(x))); });
        r += as<u32>(to_bf16x2(as<f32>(x), as<f32>(x)));
      },
      [](u32) { return 0x3f82'3f82; });
}

TEST_CASE("pyhip_trap_miscompile_division_in_place") { // division in place, and of more than 31 bits
  lanes(
      [](builder k, auto& r, auto& lane) {
        auto x = as<i32>(lane) * 1000 - 30000;
        x = x / 7;
        auto y = lane + 0xf000'0000u;
        y /= 7;
        auto z = k.vgpr<u32>(7);
        auto w = (lane + 0xf000'0000u) / z;
        r = as<u32>(x) + y * 3 + w;
      },
      [](u32 l) {
        return static_cast<u32>((static_cast<i32>(l) * 1000 - 30000) / 7) + (l + 0xf000'0000u) / 7 * 4;
      });
}

TEST_CASE("pyhip_trap_miscompile_maximum_with_its_destination") {
  // the largest of values among which the destination is
  lanes(
      [](builder k, auto& r, auto& lane) {
        auto x = k.vgpr<f32, 4>();
        for (u32 i = 1; i < 4; ++i) x[i] = static_cast<f32>(i);
        k.v_cvt_f32_u32(x[0], lane);
        x[0] = largest(x);
        k.v_cvt_u32_f32(r, x[0]);
      },
      [](u32 l) { return l > 3 ? l : 3; });
}

TEST_CASE("pyhip_trap_miscompile_constants_in_lds_coordinates") { // constants in LDS coordinates
  lanes(
      [](builder k, auto& r, auto& lane) {
        auto t = k.lds_tensor<u32, 128>();
        t.store(lane * 3, lane + 4 + 8);
        t.store(lane * 5, lane + 68 - 4);
        k.s_barrier();
        r = t.load(lane + 4 + 8);
      },
      [](u32 l) { return l < 52 ? l * 3 : (l - 52) * 5; });
}

TEST_CASE("pyhip_trap_miscompile_bf16_rounding_and_nan") { // bf16 rounds to nearest even, NaN stays NaN
  lanes(
      [](builder k, auto& r, auto& lane) {
        auto even = k.vgpr<u32>(0x3f80'8000), odd = k.vgpr<u32>(0x3f81'8000), nan = k.vgpr<u32>(0x7fff'ffff);
        auto x = as<u32>(to_bf16x2(as<f32>(even), as<f32>(odd)));
        auto y = as<u32>(to_bf16x2(as<f32>(nan), as<f32>(nan)));
        r = x;
        k.where(lane == 1, [&] { r = ((y & 0x7fff) + 0x7fff) >> 15; }); // 1 if above infinity, 0x7f80
        k.where(lane == 2, [&] {
          auto above = k.vgpr<u32>(0);
          k.where((y & 0x7fff) > 0x7f80, [&] { above = 1; });
          r = above;
        });
      },
      [](u32 l) { return l == 1 || l == 2 ? 1 : 0x3f82'3f80; });
}

TEST_CASE("pyhip_trap_silent_logic_of_conditions") { // and, or, not of conditions
  lanes(
      [](builder k, auto& r, auto& lane) {
        k.where((lane < 5) && (lane > 2), [&] { r += 1; });
        k.where((lane < 5) || (lane > 60), [&] { r += 10; });
        k.where(!(lane < 50), [&] { r += 100; });
      },
      [](u32 l) { return (l < 5 && l > 2) + 10 * (l < 5 || l > 60) + 100 * !(l < 50); });
}

TEST_CASE("pyhip_trap_silent_compound_assignment") { // compound assignments write their register
  lanes(
      [](builder, auto& r, auto& lane) {
        auto x = lane + 1000;
        x -= 1;
        x *= 4;
        x <<= 2;
        x >>= 1;
        x |= 1;
        x ^= 2;
        x &= 0xffff;
        x /= 3;
        x %= 500;
        r = x;
      },
      [](u32 l) { return (((((l + 999) * 4) << 2 >> 1 | 1) ^ 2) & 0xffff) / 3 % 500; });
}

TEST_CASE("pyhip_trap_silent_numbers_in_float_expressions") { // numbers in float expressions are floats
  lanes(
      [](builder k, auto& r, auto& lane) {
        auto x = k.vgpr<f32>();
        k.v_cvt_f32_u32(x, lane);
        auto y = x * 2 + 1;
        y = y * 3 - 1;
        k.v_cvt_u32_f32(r, y);
      },
      [](u32 l) { return (2 * l + 1) * 3 - 1; });
}

TEST_CASE("pyhip_trap_silent_signedness_of_operands") { // signedness comes from the operands
  lanes(
      [](builder k, auto& r, auto& lane) {
        auto s = as<i32>(lane) - 10;
        k.where(s < 0, [&] { r = 1; });
        auto shifted = s >> 3;
        r += as<u32>(shifted);
        auto f = k.vgpr<f32>();
        k.v_cvt_f32_i32(f, s);
        k.where(f < -1.0, [&] { r += 100; }); // a comparison of floats, whatever takes its result
      },
      [](u32 l) {
        const i32 s = static_cast<i32>(l) - 10;
        return (s < 0 ? 1u : 0u) + static_cast<u32>(s >> 3) + (s < -1 ? 100u : 0u);
      });
}

TEST_CASE("pyhip_trap_silent_products_beyond_24_bits") { // products are exact beyond 24 bits
  lanes(
      [](builder, auto& r, auto& lane) {
        auto x = lane * 0x12'3457 + 0x7fff'0001;
        auto y = as<i32>(x) * as<i32>(lane);
        r = x * 0x345'6789 + as<u32>(y);
      },
      [](u32 l) {
        const u32 x = l * 0x12'3457 + 0x7fff'0001;
        return x * 0x345'6789 + x * l;
      });
}

TEST_CASE("pyhip_trap_silent_minus_signs") { // minus signs, in every place
  lanes(
      [](builder k, auto& r, auto& lane) {
        auto s = k.sgpr<u32>(5);
        auto x = -(lane + s);
        auto y = x - s;
        auto f = k.vgpr<f32>(2);
        auto g = -(f - 0.5) - 0.25;
        auto n = k.vgpr<i32>();
        k.v_cvt_i32_f32(n, g * -4);
        r = y * 100 + as<u32>(n);
      },
      [](u32 l) { return (0u - (l + 5) - 5) * 100 + 7; });
}

TEST_CASE("pyhip_trap_silent_division_toward_zero") { // all divisions round toward zero
  lanes(
      [](builder, auto& r, auto& lane) {
        auto x = as<i32>(lane) - 32;
        r = as<u32>(x / 4 * 1000 + x / 3);
      },
      [](u32 l) {
        const i32 x = static_cast<i32>(l) - 32;
        return static_cast<u32>(x / 4 * 1000 + x / 3);
      });
}

TEST_CASE("pyhip_trap_silent_offsets_of_64_bits") { // 64-bit offsets, also negative
  const ir::program p = compiled<u32*, i32>(isa::arch::gfx942, 64, [](builder k, arg<u32*> out, arg<i32> n) {
    auto i = k.thread_idx.x - 32;
    auto from = k.sgpr<i32>();
    from = n;
    out[i + from] = as<u32>(i);
    auto wide = widen(from) * -4;
    auto base = k.sgpr<i64>(0x1'0000'0000ll);
    auto sum = base + wide;
    auto is_right = k.sgpr<u32>(0);
    k.if_(sum == 0xffff'ff80ll, [&] { is_right = 1; });
    out[64] = is_right;
  });
  std::vector<u32> out(65);
  run_clean(p, 1, sim::buffer<u32>(out.data(), 65), 32);
  for (u32 i = 0; i < 64; ++i) CHECK(out[i] == i - 32);
  CHECK(out[64] == 1);
}

TEST_CASE("pyhip_trap_silent_missing_waits") { // waits come by themselves: load, use, store, load again
  lanes(
      [](builder k, auto& r, auto& lane) {
        auto t = k.lds<u32>(64);
        t[lane] = lane;
        t[lane] = t[lane] * 2;
        r = t[lane] + 1;
      },
      [](u32 l) { return 2 * l + 1; });
}

TEST_CASE("pyhip_trap_silent_lds_alignment") {
  // LDS arrays of any size are aligned for what is done with them
  kernel_draft k(isa::arch::gfx942, 64);
  CHECK(k.lds<u8>(7).offset_bytes() == 0);
  CHECK(k.lds<u32>(3).offset_bytes() == 16);
  CHECK(k.lds<u16>(1).offset_bytes() == 32);
  CHECK(k.program().lds_bytes == 34);
}

} // namespace
