// SPDX-License-Identifier: MIT
// Sums over the 64 lanes of a wave, by data-parallel primitives.
#pragma once

#include <kiln/kernel/vector_handle.hpp>

namespace kiln::kernel {

/// Replaces each element of `v`, in lane 63, by its sum over all 64 lanes; other lanes hold partial sums. All lanes must be
/// enabled. The additions of one value depend on each other and a DPP read needs two wait states after the write of its
/// source (CDNA3 ISA, 4.5), so values take turns.
template<u32 Count> constexpr void sum_over_wave(builder k, const vector_handle<f32, Count>& v) {
  for (u32 lanes = 1; lanes < 16; lanes *= 2) // lane 15 of a row: the row's sum
    for (u32 i = 0; i < Count; ++i) k.v_add_f32(v[i], v[i], v[i], row_shr(lanes), bound_ctrl);
  for (u32 i = 0; i < Count; ++i) k.v_add_f32(v[i], v[i], v[i], row_bcast_15, row_mask(0xa)); // rows 1 and 3
  for (u32 i = 0; i < Count; ++i) k.v_add_f32(v[i], v[i], v[i], row_bcast_31, row_mask(0xc)); // rows 2 and 3
}

} // namespace kiln::kernel
