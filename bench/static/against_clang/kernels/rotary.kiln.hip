// SPDX-License-Identifier: MIT
#include <kiln/hip.hpp>

using namespace kiln::dsl;

/// Rotates the pairs (x[j], x[j + 64]) of each head by its token's angles. A workgroup takes a token, a wave a head.
constexpr void rotary(builder k, arg<float*> out, arg<const float*> in, arg<const float*> cosines,
                      arg<const float*> sines, arg<int> heads) {
  k.assume(heads >= 0 && heads <= 1 << 10 && k.grid_dim.x <= 1 << 12);
  auto j = k.vgpr<i32>(k.lane_id());
  auto c = k.vgpr<f32>(cosines[k.block_idx.x * 64 + j]), s = k.vgpr<f32>(sines[k.block_idx.x * 64 + j]);
  auto head = k.sgpr<i32>(k.wave_id());
  k.while_([&] { return head < heads; },
           [&] {
             auto first = k.vgpr<i32>((k.block_idx.x * heads + head) * 128 + j);
             auto a = k.vgpr<f32>(in[first]), b = k.vgpr<f32>(in[first + 64]);
             out[first] = a * c - b * s;
             out[first + 64] = b * c + a * s;
             head += 4;
           });
}

KILN_KERNEL(rotary, block_size<256>);
