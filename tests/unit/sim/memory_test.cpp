// SPDX-License-Identifier: MIT
// LDS, global, flat, scratch and buffer instructions: widths, offsets, atomics, lane moves, descriptor bounds, LDS-DMA.
#include "lane_kernel.hpp"

#include <random>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;
using isa::modifier;

namespace {

lane_kernel lds_kernel(u32 lds_bytes) {
  lane_kernel t;
  std::mt19937 g(5); // NOLINT: the same numbers in each run
  for (auto& r : t.in)
    for (u32& x : r) x = static_cast<u32>(g());
  t.lds_bytes = lds_bytes;
  return t;
}
void wait(program_writer& w) { w(s_waitcnt, imm(0)); }

} // namespace

TEST_CASE("LDS widths, narrow parts and two-address forms") {
  lane_kernel t = lds_kernel(16384);
  t.results = 16;
  const auto out = t.run([](program_writer& w) {
    w(v_lshlrev_b32, v(50), k(4), v(0)); // 16 bytes a lane
    w(ds_write_b128, v(50), v(1))(ds_read_b96, v(40), v(50))(ds_read_b64, v(44), v(50),
                                                             with(modifier::offset, 8));
    w(ds_read_i8, v(46), v(50), with(modifier::offset, 3))(ds_read_u16, v(47), v(50),
                                                           with(modifier::offset, 6));
    w(v_mov_b32, v(48), v(9));
    wait(w);
    w(ds_read_u8_d16_hi, v(48), v(50), with(modifier::offset, 1));
    w(v_lshlrev_b32, v(51), k(2), v(0));
    w(ds_write2st64_b32, v(51), v(5), v(6),
      with(modifier::offset0, 16).set(modifier::offset1, 18)); // at 4096 and 4608
    w(ds_read2_b32, v(54), v(51), with(modifier::offset0, 0).set(modifier::offset1, 1));
    w(ds_read_b32, v(49), v(51), with(modifier::offset, 4608));
    wait(w);
    w(v_mov_b32, v(43), v(54));
  });
  for (u32 l = 0; l < 64; ++l) {
    for (u32 i = 0; i < 3; ++i) CHECK(out[i][l] == t(1 + i, l));
    CHECK(out[4][l] == t(3, l));
    CHECK(out[5][l] == t(4, l));
    CHECK(static_cast<i32>(out[6][l]) == static_cast<i8>(t(1, l) >> 24));
    CHECK(out[7][l] == t(2, l) >> 16);
    CHECK(out[8][l] == ((t(9, l) & 0xffff) | (t(1, l) >> 8 & 0xff) << 16));
    CHECK(out[9][l] == t(6, l));
    CHECK(out[3][l] == t(1 + l % 4, l / 4)); // dword l of what ds_write_b128 wrote
  }
}

TEST_CASE("LDS atomics of all lanes on one address") {
  lane_kernel t = lds_kernel(64);
  t.results = 4;
  const auto out = t.run([](program_writer& w) {
    w(v_mov_b32, v(50), k(0))(v_mov_b32, v(51), k(1))(v_mov_b32, v(52), k(0))(v_mov_b32, v(53), k(0));
    w(ds_write_b64, v(50), v(52));
    wait(w);
    w(ds_add_rtn_u32, v(40), v(50), v(51))(ds_max_u32, v(50), v(1), with(modifier::offset, 4));
    wait(w);
    w(ds_read_b32, v(41), v(50))(ds_read_b32, v(42), v(50), with(modifier::offset, 4));
    wait(w);
    w(v_mov_b32, v(54), k(63))(ds_cmpst_rtn_b32, v(43), v(50), v(41),
                               v(54)); // all expect 64; the first puts 63
    wait(w);
  });
  u32 largest = 0;
  for (u32 l = 0; l < 64; ++l) largest = std::max(largest, t(1, l));
  for (u32 l = 0; l < 64; ++l) {
    CHECK(out[0][l] == l); // in lane order
    CHECK(out[1][l] == 64);
    CHECK(out[2][l] == largest);
    CHECK(out[3][l] == (l == 0 ? 64 : 63));
  }
}

TEST_CASE("lanes exchange through DS without memory") {
  lane_kernel t = lds_kernel(0);
  for (u32 l = 0; l < 64; ++l) t(2, l) = (l * 7 + 3) % 64 * 4;
  t.results = 5;
  const auto out = t.run([](program_writer& w) {
    w(ds_bpermute_b32, v(40), v(2), v(1))(ds_permute_b32, v(41), v(2), v(1));
    w(ds_swizzle_b32, v(42), v(1), with(modifier::offset, 0x8000 | 0x1b));  // quad permutation 3,2,1,0
    w(ds_swizzle_b32, v(43), v(1), with(modifier::offset, 0x1f | 5 << 10)); // lane ^ 5
    w(ds_swizzle_b32, v(44), v(1), with(modifier::offset, 0x18 | 2 << 5));  // (lane & 24) | 2
  });
  for (u32 l = 0; l < 64; ++l) {
    CHECK(out[0][l] == t(1, (l * 7 + 3) % 64));
    CHECK(out[1][(l * 7 + 3) % 64] == t(1, l));
    CHECK(out[2][l] == t(1, l ^ 3));
    CHECK(out[3][l] == t(1, l ^ 5));
    CHECK(out[4][l] == t(1, (l & 32) | (l & 24) | 2));
  }
}

TEST_CASE("global atomics return the old value, from every workgroup") {
  program_writer w;
  w.interface({0, 0}, 128);
  w(s_load_dwordx4, s(4), s(0), imm(0))(v_mov_b32, v(1), k(0))(v_mov_b32, v(2), k(1));
  wait(w);
  w(global_atomic_add, v(3), v(1), v(2), s(4), with(modifier::sc0));
  wait(w);
  w(v_lshlrev_b32, v(3), k(2), v(3))(global_store_dword, v(3), v(2), s(6))(s_endpgm);
  REQUIRE(w.missing == 0);
  constexpr u32 groups = 50;
  u32 counter[1] = {0};
  std::vector<u32> hit(groups * 128);
  sim::buffer<u32> c(counter), b(hit.data(), hit.size());
  const sim::result r = sim::run(w.p, {.grid = {groups, 1, 1}, .threads = 2}, c, b);
  INFO(std::string(r.text().data(), r.text().size()));
  REQUIRE(r.ok);
  CHECK(counter[0] == groups * 128);
  for (const u32 h : hit) CHECK(h == 1);
}

TEST_CASE("buffer accesses outside the descriptor read zero and write nothing") {
  program_writer w;
  w.interface({0});
  w(s_load_dwordx2, s(4), s(0), imm(0))(s_mov_b32, s(6), 256u)(s_mov_b32, s(7), 0x00020000u);
  w(v_lshlrev_b32, v(1), k(4), v(0));
  wait(w);
  w(buffer_load_dwordx4, v(4), v(1), s(4), k(0), with(modifier::offen).set(modifier::offset, 8));
  wait(w);
  w(v_add_u32, v(4), v(4), v(7))(buffer_store_dword, v(4), v(1), s(4), k(0), with(modifier::offen))(s_endpgm);
  REQUIRE(w.missing == 0);
  std::vector<u32> data(512);
  for (u32 i = 0; i < 512; ++i) data[i] = i + 1;
  sim::buffer<u32> b(data.data(), data.size());
  const sim::result r = sim::run(w.p, {}, b);
  INFO(std::string(r.text().data(), r.text().size()));
  REQUIRE(r.ok);
  const auto read = [](u32 i) { return i < 64 ? i + 1 : 0; };
  for (u32 l = 0; l < 128; ++l)
    CHECK(data[4 * l] == (l < 16 ? read(4 * l + 2) + read(4 * l + 5) : 4 * l + 1));
}

TEST_CASE("LDS-DMA: right when waited for, reported when not") {
  for (const bool waited : {true, false}) {
    lane_kernel t = lds_kernel(512);
    t.results = 1;
    const auto out = t.run(
        [&](program_writer& w) {
          w(s_mov_b32, m0, 256u)(s_nop, imm(1));
          w(v_lshlrev_b32, v(50), k(2), v(0))(global_load_lds_dword, v(50), s(4));
          if (waited) wait(w);
          w(ds_read_b32, v(40), v(50), with(modifier::offset, 256));
          wait(w);
        },
        waited);
    for (u32 l = 0; l < 64; ++l) CHECK(out[0][l] == t(1, l));
    if (!waited) {
      REQUIRE(t.kinds.size() == 1);
      CHECK(t.kinds[0] == sim::report_kind::use_before_wait);
    }
  }
}

TEST_CASE("scratch is private to a lane; flat reaches LDS through its aperture") {
  lane_kernel t = lds_kernel(256);
  t.scratch_bytes = 64;
  t.results = 2;
  const auto out = t.run([](program_writer& w) {
    w(scratch_store_dword, off, v(1), off, with(modifier::offset, 20))(v_mov_b32, v(50), k(16));
    wait(w);
    w(scratch_load_dword, v(40), v(50), off, with(modifier::offset, 4));
    w(v_lshlrev_b32, v(52), k(2), v(0))(ds_write_b32, v(52), v(2))(s_mov_b64, s(30),
                                                                   fixed(ir::source_code::shared_base));
    w(v_mov_b32, v(53), s(31));
    wait(w);
    w(flat_load_dword, v(41), v(52));
    wait(w);
  });
  for (u32 l = 0; l < 64; ++l) {
    CHECK(out[0][l] == t(1, l));
    CHECK(out[1][l] == t(2, l));
  }
}

TEST_CASE("LDS bytes that nobody wrote, and addresses past the allocation, are reported") {
  lane_kernel t = lds_kernel(128);
  t.run(
      [](program_writer& w) {
        w(v_mov_b32, v(50), k(0))(ds_read_b32, v(40), v(50));
        wait(w);
      },
      false);
  REQUIRE(t.kinds.size() == 1);
  CHECK(t.kinds[0] == sim::report_kind::uninitialised);
  t.run(
      [](program_writer& w) {
        w(v_lshlrev_b32, v(50), k(2), v(0))(ds_write_b32, v(50), v(1));
        wait(w);
      },
      false);
  REQUIRE(t.kinds.size() == 1);
  CHECK(t.kinds[0] == sim::report_kind::out_of_bounds);
}
