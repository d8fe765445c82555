// SPDX-License-Identifier: MIT
// A kernel each of whose lines says which instructions must lead to it.
#include "lines.hpp"

using namespace kiln;

constexpr void steps(builder k, arg<float*> out, arg<const float*> in, arg<int> n) {
  k.assume(n <= 1 << 20);
  auto i = k.block_idx.x * 64 + k.thread_idx.x; // code: v_lshl_add_u32
  k.where(i < n, [&] {                          // code: v_cmp_gt_i32 s_and_saveexec_b64 s_cbranch_execz
    auto x = k.vgpr<f32>(in[i]);                // code: v_lshlrev_b32 global_load_dword
    halve(k, x);
    auto turn = k.sgpr<i32>(0); // code: s_mov_b32
    auto before = k.vgpr<f32>();
    k.do_while( // code: s_cbranch_scc0
        [&] {
          before = x; // code: v_mov_b32
          x = x * x;  // code: v_mul_f32
          turn += 1;  // code: s_add_u32
        },
        [&] { return turn < 3; }); // the carry of the step
    x += before;                   // code: v_add_f32
    out[i] =                       // code: global_store_dword
        x +                        // code: v_add_f32
        in[i + 1];                 // code: global_load_dword
  });
}

KILN_KERNEL(steps, block_size<64>);

// A second kernel, whose line table stands beside the first's.
constexpr void other(builder, arg<int*> out) {
  out[0] = 7; // other: v_mov_b32 v_mov_b32 global_store_dword
}

KILN_KERNEL(other, block_size<64>);
