// SPDX-License-Identifier: MIT
// Global memory by byte offsets: constants in the instruction's signed field, coordinates with neighbours.
#include "program/expect.hpp"
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("constants go into the instruction, also negative ones; what does not fit moves the pointer") {
  code<"s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
       "v_lshlrev_b32_e32 %v19, 8, %v10\n"
       "v_lshl_add_u32 %v21, %v11, 2, %v19\n"
       "v_lshlrev_b32_e32 %v23, 8, %v10\n"
       "v_lshl_add_u32 %v25, %v11, 2, %v23\n"
       "v_mov_b32_e32 %v27, %v21\n"
       "v_ashrrev_i32_e32 %v28, 31, %v21\n"
       "v_lshl_add_u64 %v[29:30], %v[27:28], 0, %s[8:9]\n"
       "global_load_dword %v26, %v[29:30], off offset:248\n"
       "v_mov_b32_e32 %v31, %v25\n"
       "v_ashrrev_i32_e32 %v32, 31, %v25\n"
       "v_lshl_add_u64 %v[33:34], %v[31:32], 0, %s[8:9]\n"
       "global_store_dword %v[33:34], %v26, off offset:-256\n"
       "v_lshlrev_b32_e32 %v37, 8, %v10\n"
       "v_lshl_add_u32 %v39, %v11, 2, %v37\n"
       "v_mov_b32_e32 %v40, %v39\n"
       "v_ashrrev_i32_e32 %v41, 31, %v39\n"
       "v_lshl_add_u64 %v[42:43], %v[40:41], 0, %s[8:9]\n"
       "global_store_dwordx4 %v[42:43], %a[13:16], off offset:-272\n"
       "v_lshlrev_b32_e32 %v45, 8, %v10\n"
       "v_lshl_add_u32 %v47, %v11, 2, %v45\n"
       "s_add_u32 %s48, %s8, 0xffffe000\n"
       "s_addc_u32 %s49, %s9, -1\n"
       "v_mov_b32_e32 %v52, %v47\n"
       "v_ashrrev_i32_e32 %v53, 31, %v47\n"
       "v_lshl_add_u64 %v[54:55], %v[52:53], 0, %s[48:49]\n"
       "global_load_dwordx2 %v[50:51], %v[54:55], off offset:3840\n"
       "v_mov_b32_e32 %v58, 0\n"
       "global_load_dwordx2 %v[56:57], %v58, %s[8:9] offset:-264\n"
       "s_lshl_b32 %s60, %s12, 8\n"
       "s_ashr_i32 %s61, %s60, 31\n"
       "s_add_u32 %s62, %s8, %s60\n"
       "s_addc_u32 %s63, %s9, %s61\n"
       "v_mov_b32_e32 %v65, 0\n"
       "global_load_dword %v64, %v65, %s[62:63] offset:-256\n"
       "v_mov_b32_e32 %v66, 0\n"
       "global_store_dword %v66, %v64, %s[8:9] offset:-4\n"
       "v_mov_b32_e32 %v67, 0\n"
       "global_store_dword %v67, %v64, %s[8:9] offset:-4096\n"
       "s_add_u32 %s68, %s8, 0xffffe000\n"
       "s_addc_u32 %s69, %s9, -1\n"
       "v_mov_b32_e32 %v70, 0\n"
       "global_store_dword %v70, %v64, %s[68:69] offset:4092\n"
       "v_mov_b32_e32 %v71, 0\n"
       "global_store_dword %v71, %v64, %s[8:9] offset:-8\n">([](builder k) {
    call_kernel<float*>(k, [](builder k, arg<float*> p) {
      using tile = layout<f32, 16, 64>;
      auto row = k.vgpr<i32>(), col = k.vgpr<i32>();
      auto s = k.sgpr<i32>();
      auto a = k.agpr<f32, 4>();
      p.at(tile::at_signed(k, row - 1, col)) = p.at(tile::at_signed(k, row + 1, col - 2));
      p.store_at(tile::at_signed(k, row - 1, col - 4), a);
      auto x = p.load_at<2>(tile::at_signed(k, row - 17, col));
      auto y = p.load_at<2>(tile::at_signed(k, -1, -2));
      auto z = p.at(tile::at_signed(k, s - 1, 0)).load();
      p[-1] = z;
      p[-1024] = z;
      p[-1025] = z;
      p.at(byte_offset(-8)) = z;
      (void)x, (void)y;
    });
  });
}

TEST_CASE("coordinates may lie on either side of the element, not beyond the array's extent") {
  refused<"coordinate -16 of dimension 0 is out of range; allowed range is -15..15">(
      __LINE__ + 2, [](builder k) {
        using tile = layout<f32, 16, 64>;
        (void)tile::at_signed(k, -16, 0);
      });
  refused<"coordinate 64 of dimension 1 is out of range; allowed range is -63..63">(
      __LINE__ + 2, [](builder k) {
        using tile = layout<f32, 16, 64>;
        (void)tile::at_signed(k, k.thread_idx.x, 64);
      });
  refused<"coordinate -1 of dimension 0 is out of range; allowed range is 0..15">(
      __LINE__ + 2, [](builder k) {
        using tile = layout<f32, 16, 64>;
        (void)tile::at(k, -1, 0);
      });
}

TEST_CASE("neighbours in all directions, with coordinates below 0 on the way", "[proof]") {
  constexpr u32 rows = 40, columns = 64;
  for (const isa::arch arch : all_archs) {
    const ir::program p = compiled<const u32*, u32*, i32>(
        arch, 64, [](builder k, arg<const u32*> in, arg<u32*> out, arg<i32> first) {
          using plane = layout<u32, rows, columns>;
          auto column = k.lane_id();
          auto row = k.block_idx.x + first; // 2 to 37
          auto back = column - 70;          // below 0 in all lanes
          auto sum = k.vgpr<u32>(0);
          sum += in.at(plane::at_signed(k, row - 1, column)) * 3;
          sum += in.at(plane::at_signed(k, row + 1, column)) * 5;
          sum += in.at(plane::at_signed(k, row, column - 1)) * 7;
          sum += in.at(plane::at_signed(k, row, column + 1)) * 11;
          sum += in.at(plane::at_signed(k, row + 2, back + 6)) * 13;
          sum += in.at(plane::at_signed(k, row - 2, column + 63)) * 17;
          sum += in.at(plane::at_signed(k, row + 1, back + 70)) * 19;
          auto pair = in.load_at<2>(plane::at_signed(k, row - 1, 5));
          sum += pair[0] * pair[1];
          out.at(plane::at_signed(k, row + 2, column - 128)) = sum;
        });
    random_words next;
    std::vector<u32> in(rows * columns), out(rows * columns);
    for (u32& x : in) x = next();
    run_clean(p, 36, sim::buffer<const u32>(in.data(), rows * columns),
              sim::buffer<u32>(out.data(), rows * columns), 2);
    for (u32 r = 2; r < 38; ++r)
      for (u32 c = 0; c < columns; ++c) {
        const u32* const at = in.data() + r * columns + c;
        const i64 row_length = columns;
        const u32 expected = at[-row_length] * 3 + at[row_length] * 5 + at[-1] * 7 + at[1] * 11 +
                             at[2 * row_length - 64] * 13 + at[-2 * row_length + 63] * 17 +
                             at[row_length] * 19 + in[(r - 1) * columns + 5] * in[(r - 1) * columns + 6];
        INFO("row " << r << ", column " << c);
        REQUIRE(out[r * columns + c] == expected);
      }
  }
}

} // namespace
