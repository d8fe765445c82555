// SPDX-License-Identifier: MIT
// Transposed LDS reads and swaps of lanes of gfx950 against the layouts of docs/matrix_layouts.md.
#include "bit_map.hpp"
#include "matrix_values.hpp"

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;

namespace {

/// Where a result's items come from: l, the lane that gave the address, and i, the item there.
struct transposed_read {
  mnemonic op;
  u32 width, dwords;
  const char* from;
};
constexpr transposed_read reads[] = {
    {ds_read_b64_tr_b16, 16, 2, "item[l4 l8] lane[i1 i2 l1 l2 l16 l32]"},
    {ds_read_b64_tr_b8, 8, 2, "item[l2 l4 l8] lane[i1 i2 i4 l1 l16 l32]"},
    {ds_read_b64_tr_b4, 4, 2, "item[l1 l2 l4 l8] lane[i1 i2 i4 i8 l16 l32]"},
    {ds_read_b96_tr_b6, 6, 3, "item[l1 l2 l4 l8] lane[i1 i2 i4 i8 l16 l32]"},
};

u32 random_word(u32 n) { return (n + 1) * 0x9e3779b9u ^ (n + 7) * 0x85ebca6bu >> 13; }

} // namespace

TEST_CASE("transposed LDS reads have the layouts of their sources") {
  for (const transposed_read& r : reads) {
    INFO(r.width << " bits");
    check_documented({r.from});
    lane_kernel t;
    t.arch = isa::arch::gfx950;
    t.lds_bytes = 1024;
    t.results = r.dwords;
    for (u32 lane = 0; lane < 64; ++lane) {
      t(1, lane) = (lane * 29 + 11) % 64 * 16; // lanes' runs lie in no order
      for (u32 d = 0; d < r.dwords; ++d) t(2 + d, lane) = random_word(lane * 4 + d);
    }
    const auto out = t.run([&](program_writer& w) {
      if (r.dwords == 3)
        w(ds_write_b96, v(1), v(2));
      else
        w(ds_write_b64, v(1), v(2));
      w(s_waitcnt, imm(0))(r.op, v(40), v(1));
    });
    const bit_map map(r.from);
    lane_kernel want;
    for (auto& reg : want.in) reg.fill(0);
    for (u32 lane = 0; lane < 64; ++lane)
      for (u32 item = 0; item < map.items(); ++item) {
        const coordinates c = map.at(lane, item);
        const u32 at = c['i'] * r.width;
        u64 run = t(2 + at / 32, c['l']);
        if (at / 32 + 1 < r.dwords) run |= u64{t(3 + at / 32, c['l'])} << 32;
        put_item(want, 1, lane, item, r.width, run >> at % 32);
      }
    for (u32 d = 0; d < r.dwords; ++d) CHECK(out[d] == want.in[d]);
  }
}

TEST_CASE("permlane swaps exchange odd rows of the first register with even rows of the second") {
  for (const u32 row : {16u, 32u}) {
    lane_kernel t;
    t.arch = isa::arch::gfx950;
    t.results = 2;
    for (u32 lane = 0; lane < 64; ++lane) t(1, lane) = lane, t(2, lane) = 100 + lane;
    const auto out = t.run([&](program_writer& w) {
      w(v_mov_b32, v(40), v(1))(v_mov_b32, v(41), v(2))(s_nop, imm(7));
      w(row == 16 ? v_permlane16_swap_b32 : v_permlane32_swap_b32, v(40), v(41));
    });
    for (u32 lane = 0; lane < 64; ++lane) {
      const bool odd = lane / row % 2 != 0;
      CHECK(out[0][lane] == (odd ? 100 + lane - row : lane));
      CHECK(out[1][lane] == (odd ? 100 + lane : lane + row));
    }
  }
}
