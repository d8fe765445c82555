// SPDX-License-Identifier: MIT
// A kernel in which faults of the passes for VCC and short encodings show.
#pragma once

#include <kiln/author/kernel_draft.hpp>
#include <kiln/author/values/select.hpp>

namespace kiln_test::mutant_bodies {

using namespace kiln;

/// Slot n of a lane's results.
template<class V> void put(builder k, arg<u32*>& out, int n, const V& v) { out[k.thread_idx.x + n * 64] = v; }

/// Moves of a register to itself that change it, beside one that does not.
inline void moves_in_place(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto x = k.vgpr<u32>(in[k.thread_idx.x]);
  k.v_mov_b32(x, x);
  k.v_mov_b32(x, x, quad_perm(1, 0, 3, 2), row_mask(15), bank_mask(15));
  put(k, out, 0, x);
}

inline void masks_and_encodings(builder k, arg<u32*>& out, arg<const u32*>& in) {
  using author::select;
  k.without<passes::split_webs>(); // registers are overwritten
  auto x = k.vgpr<u32>(in[k.thread_idx.x]), y = k.vgpr<u32>(in[k.thread_idx.x + 64]), z = k.vgpr<u32>(7);
  // VCC is read later by name, in this block and in the next.
  k.v_cmp_lt_u32(vcc, x, y);
  put(k, out, 0, select(x == y, x, z));
  k.v_cndmask_b32(z, x, y, vcc);
  put(k, out, 1, z);
  auto next = k.label();
  put(k, out, 2, select(x > z, x, y));
  k.place(next);
  k.v_cndmask_b32(z, y, x, vcc);
  put(k, out, 3, z);
  // VCC is written in the range of a mask.
  auto less = k.thread_idx.x < 20;
  k.v_cmp_gt_u32(vcc, x, y);
  put(k, out, 4, select(less, x, y));
  // Two masks overlap, and one lives across blocks.
  auto first = k.thread_idx.x < 30, second = k.thread_idx.x < 10;
  put(k, out, 5, select(first, x, y));
  put(k, out, 6, select(second, x, y));
  auto across = k.thread_idx.x < 40;
  auto other = k.label();
  k.place(other);
  put(k, out, 8, select(across, x, y));
  // A number for two comparisons, and for an instruction with a modifier.
  auto f = k.vgpr<f32>(3.25f), g = k.vgpr<f32>(1.5f), h = k.vgpr<f32>(0.75f);
  auto number = k.sgpr<u32>(0x1234'5678);
  number.program_draft().program.literal_dwords.push_back(number.first_dword());
  put(k, out, 9, x + number);
  put(k, out, 10, y ^ number);
  auto once = k.sgpr<f32>(2.75f);
  once.program_draft().program.literal_dwords.push_back(once.first_dword());
  put(k, out, 11, as<u32>(-(f * once)));
  // Sums in place and elsewhere, with signs.
  auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
  k.v_mul_f32(a, f, h);
  a -= f * g;
  b = f * g + h;
  f += a * b;
  k.s_mov_b64(vcc, 0x40200000);
  k.v_fma_f32(h, vcc_lo, f, g);
  put(k, out, 7, as<u32>(h));
  put(k, out, 12, as<u32>(a));
  put(k, out, 13, as<u32>(b));
  put(k, out, 14, as<u32>(f));
}

} // namespace kiln_test::mutant_bodies
