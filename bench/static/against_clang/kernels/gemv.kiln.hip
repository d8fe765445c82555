// SPDX-License-Identifier: MIT
#include <kiln/hip.hpp>

using namespace kiln::dsl;

/// y = A x, a row a wave, four numbers an access. Columns are a multiple of 256.
constexpr void gemv(builder k, arg<float*> y, arg<const float*> a, arg<const float*> x, arg<int> rows,
                    arg<int> columns) {
  k.assume(columns >= 0 && columns <= 1 << 28);
  auto row = k.sgpr<i32>(k.block_idx.x * 4 + k.wave_id());
  k.if_(row < rows, [&] {
    auto elements = a + multiply_wide(row, columns);
    auto i = k.vgpr<i32>(k.lane_id() * 4);
    auto sum = k.vgpr<f32>(0);
    k.for_(0, columns, 256, [&](auto) {
      auto left = elements.load<4>(i), right = x.load<4>(i);
      for (int j = 0; j < 4; ++j) sum = left[j] * right[j] + sum;
      i += 256;
    });
    auto total = wave_sum(sum);
    k.where(k.lane_id() == 0, [&] { y[row] = total; });
  });
}

KILN_KERNEL(gemv, block_size<256>);
