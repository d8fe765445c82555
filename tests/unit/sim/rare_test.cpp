// SPDX-License-Identifier: MIT
// Instructions that few kernels have: formatted buffers, scalar atomics, forks, byte differences, digits of 2/pi.
#include "lane_kernel.hpp"

#include <cmath>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;
using isa::modifier;

namespace {

/// s[16:19]: descriptor of the output buffer from byte 8192 - 4096 on, with the given last word.
void make_descriptor(program_writer& w, u32 stride, u32 format_word) {
  w(s_add_u32, s(16), s(6), 4096u)(s_addc_u32, s(17), s(7), k(0))(s_or_b32, s(17), s(17), stride << 16);
  w(s_mov_b32, s(18), 4096u / (stride == 0 ? 1 : stride))(s_mov_b32, s(19), format_word);
}
u32 format_word(u32 data, u32 number, u32 x = 4, u32 y = 5, u32 z = 6, u32 last = 7) {
  return x | y << 3 | z << 6 | last << 9 | number << 12 | data << 15;
}
u32 of(f32 x) { return bits(x); }
const mods by_index = with(modifier::idxen);
void wait(program_writer& w) { w(s_waitcnt, imm(0)); }

} // namespace

TEST_CASE("formatted buffer stores and loads convert every component") {
  lane_kernel t;
  for (u32 l = 0; l < 64; ++l) {
    t(1, l) = of(0.5f), t(2, l) = of(-1.0f), t(3, l) = of(2.0f), t(4, l) = of(1.0f);
    t(5, l) = l;
  }
  t.results = 16;
  const auto out = t.run([](program_writer& w) {
    make_descriptor(w, 4, format_word(10, 1)); // 8_8_8_8 snorm
    w(buffer_store_format_xyzw, v(1), v(5), s(16), k(0), by_index);
    wait(w);
    w(buffer_load_format_xyzw, v(40), v(5), s(16), k(0), by_index)(buffer_load_dword, v(44), v(5), s(16),
                                                                   k(0), by_index);
    wait(w);
    make_descriptor(w, 4, format_word(5, 7)); // 16_16 float: two components
    w(buffer_store_format_xy, v(1), v(5), s(16), k(0), by_index);
    wait(w);
    w(buffer_load_format_xyzw, v(45), v(5), s(16), k(0), by_index)(buffer_load_dword, v(49), v(5), s(16),
                                                                   k(0), by_index);
    w(buffer_load_format_d16_xy, v(50), v(5), s(16), k(0), by_index);
    wait(w);
    make_descriptor(w, 4, format_word(4, 4, 5, 0, 1, 4)); // 32 uint; x <- y (absent), 0, 1, w <- x
    w(buffer_load_format_xyzw, v(52), v(5), s(16), k(0), by_index);
    wait(w);
  });
  for (u32 l = 0; l < 64; ++l) {
    CHECK(real(out[0][l]) == 64.0f / 127); // 63.5 to even
    CHECK(real(out[1][l]) == -1.0f);
    CHECK(real(out[2][l]) == 1.0f);
    CHECK(real(out[3][l]) == 1.0f);
    CHECK(out[4][l] == 0x7f7f'8140u);
    CHECK(real(out[5][l]) == 0.5f);
    CHECK(real(out[6][l]) == -1.0f);
    CHECK(out[7][l] == 0);
    CHECK(real(out[8][l]) == 1.0f);
    CHECK(out[9][l] == 0xbc00'3800u);
    CHECK(out[10][l] == 0xbc00'3800u);
    CHECK(out[12][l] == 0);
    CHECK(out[13][l] == 0);
    CHECK(out[14][l] == 1);
    CHECK(out[15][l] == 0xbc00'3800u);
  }
}

TEST_CASE("typed buffer instructions name their format themselves") {
  lane_kernel t;
  for (u32 l = 0; l < 64; ++l) t(1, l) = l * 5, t(2, l) = 0xffff'fff0u + l % 16, t(5, l) = l;
  t.results = 4;
  const auto out = t.run([](program_writer& w) {
    make_descriptor(w, 2, 0);
    const mods sint8x2 = by_index.set(modifier::format, 3 | 5 << 4); // 8_8 sint
    w(tbuffer_store_format_xy, v(1), v(5), s(16), k(0), sint8x2);
    wait(w);
    w(tbuffer_load_format_xy, v(40), v(5), s(16), k(0), sint8x2);
    w(buffer_load_ushort, v(42), v(5), s(16), k(0), by_index);
    wait(w);
  });
  for (u32 l = 0; l < 64; ++l) {
    const i32 x = std::min(static_cast<i32>(l * 5), 127), y = static_cast<i32>(l % 16) - 16;
    CHECK(static_cast<i32>(out[0][l]) == x);
    CHECK(static_cast<i32>(out[1][l]) == y);
    CHECK(out[2][l] == ((static_cast<u32>(x) & 0xff) | (static_cast<u32>(y) & 0xff) << 8));
  }
}

TEST_CASE("a descriptor with a stride has elements for an index, and bytes for an offset") {
  lane_kernel t;
  for (u32 l = 0; l < 64; ++l) t(1, l) = 7, t(2, l) = l + 1, t(5, l) = l, t(6, l) = 4 * l;
  t.results = 3;
  const auto out = t.run([](program_writer& w) {
    make_descriptor(w, 4, 0x20000);
    w(buffer_store_dword, v(1), v(5), s(16), k(0), by_index);
    wait(w);
    w(s_mov_b32, s(18), 40u);
    w(buffer_store_dword, v(2), v(5), s(16), k(0), by_index);
    wait(w);
    w(buffer_load_dword, v(40), v(5), s(16), k(0), by_index);
    w(buffer_load_dword, v(41), v(6), s(16), k(0), with(modifier::offen));
    w(s_mov_b32, s(18), 1024u);
    w(buffer_load_dword, v(42), v(5), s(16), k(0), by_index);
    wait(w);
  });
  for (u32 l = 0; l < 64; ++l) {
    CHECK(out[0][l] == (l < 40 ? l + 1 : 0));
    CHECK(out[1][l] == (l < 10 ? l + 1 : 0));
    CHECK(out[2][l] == (l < 40 ? l + 1 : 7));
  }
}

TEST_CASE("scalar atomics") {
  lane_kernel t;
  t.scalars = {7, 3, 0, 0, 11, 0, 0, 0};
  t.results = 3;
  const auto out = t.run([](program_writer& w) {
    w(s_waitcnt, imm(0))(s_mov_b32, s(30), k(5))(s_mov_b32, s(32), k(9))(s_mov_b32, s(33), k(12));
    w(s_atomic_add, s(30), s(20), imm(0))(s_waitcnt, imm(0));
    w(s_mov_b32, s(30), k(20))(s_mov_b32, s(31), k(3));
    w(s_atomic_cmpswap, s(30), s(20), imm(4))(s_waitcnt, imm(0));
    w(s_load_dwordx2, s(34), s(20), imm(0))(s_waitcnt, imm(0));
    w(v_mov_b32, v(40), s(34))(v_mov_b32, v(41), s(35));
  });
  CHECK(out[0][0] == 12);
  CHECK(out[1][0] == 20);
}

TEST_CASE("forks run both ways, the smaller part first, and join") {
  lane_kernel t;
  t.results = 2;
  const auto out = t.run([](program_writer& w) {
    w(v_mov_b32, v(40), k(0))(v_mov_b32, v(41), k(0));
    w(v_cmp_gt_u32, vcc, k(10), v(0))(s_nop, imm(4))(s_mov_b64, s(30), vcc);
    w(s_cbranch_i_fork, s(30), label(0));
    w.place_label(3);
    w(v_mov_b32, v(40), k(2))(v_add_u32, v(41), k(1), v(41))(s_branch, label(1)); // lanes 10..63
    w.place_label(0);
    w(v_mov_b32, v(40), k(1))(v_add_u32, v(41), k(1), v(41));
    w.place_label(1);
    w(s_mov_b32, s(36), k(0))(s_cbranch_join, s(36));
    w.place_label(2);
  });
  for (u32 l = 0; l < 64; ++l) {
    CHECK(out[0][l] == (l < 10 ? 1 : 2));
    CHECK(out[1][l] == 1);
  }
}

TEST_CASE("four masked sums of byte differences, and an exchange on condition") {
  lane_kernel t;
  for (u32 l = 0; l < 64; ++l) {
    t(2, l) = 0x0403'0201u + l, t(3, l) = 0x0807'0605u, t(4, l) = 0x0a00'0b0cu;
    for (u32 r = 6; r < 10; ++r) t(r, l) = 1000 * r;
    t(10, l) = 0x8000'0000u | l, t(11, l) = 5;
  }
  t.results = 8;
  t.lds_bytes = 512;
  const auto out = t.run([](program_writer& w) {
    w(v_mqsad_u32_u8, v(40), v(2), v(4), v(6));
    w(v_lshlrev_b32, v(60), k(3), v(0))(ds_write_b64, v(60), v(2));
    wait(w);
    w(ds_condxchg32_rtn_b64, v(44), v(60), v(10));
    wait(w);
    w(ds_read_b64, v(46), v(60));
    wait(w);
  });
  for (u32 l = 0; l < 64; ++l) {
    const u64 a = t(2, l) | u64{t(3, l)} << 32;
    for (u32 k = 0; k < 4; ++k) {
      u32 sum = 1000 * (6 + k);
      for (u32 i = 0; i < 4; ++i) {
        const i32 x = static_cast<i32>(a >> (8 * (k + i)) & 0xff),
                  y = static_cast<i32>(t(4, l) >> (8 * i) & 0xff);
        if (y != 0) sum += static_cast<u32>(std::abs(x - y));
      }
      CHECK(out[k][l] == sum);
    }
    CHECK(out[4][l] == t(2, l));
    CHECK(out[5][l] == t(3, l));
    CHECK(out[6][l] == l);
    CHECK(out[7][l] == t(3, l));
  }
}

TEST_CASE("segments of 2/pi add up to it") {
  using sim::detail::two_over_pi_segment;
  const f64 first = two_over_pi_segment(1.0, 0), second = two_over_pi_segment(1.0, 1);
  CHECK(first + second == 2 / 3.14159265358979323846);
  CHECK(std::abs(first - 2 / 3.14159265358979323846) <= 0x1p-53);
  CHECK(second > 0);
  CHECK(second < 0x1p-53);
  // A larger argument starts further on: 2^60 * 2/pi less its whole part of bits that do not matter.
  CHECK(two_over_pi_segment(0x1p60, 0) < two_over_pi_segment(1.0, 0));
}

TEST_CASE("f8f6f4 operands must be as wide as CBSZ and BLGP say") {
  for (const u32 format : {0u, 4u}) { // fp8: 8 registers, fp4: 4
    program_writer w(isa::arch::gfx950);
    w.interface({});
    for (u32 i = 1; i < 20; ++i) w(v_mov_b32, v(i), k(0));
    w(s_nop, imm(4))(v_mfma_f32_16x16x128_f8f6f4, v(20), v(2), v(10), k(0))(s_endpgm);
    REQUIRE(w.missing == 0);
    const mods wrong = with(modifier::cbsz, static_cast<i64>(format));
    ir::instruction& matrix = w.p.code[20];
    matrix.modifiers |= wrong.bits;
    matrix.given |= wrong.given;
    const sim::result r = sim::run(w.p, {.threads = 1});
    CHECK(r.ok == (format == 0));
    if (format == 0) continue;
    REQUIRE(r.reports.size() == 1);
    CHECK(std::string(r.reports[0].message.data(), r.reports[0].message.size()) ==
          "cbsz:4 names a format of 4 registers; src0 has 8");
  }
}
