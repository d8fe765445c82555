// SPDX-License-Identifier: MIT
// Activation functions that a matrix product may end with.
#pragma once

#include <kiln/author/math.hpp>
#include <kiln/kernel/gemm/ending.hpp>
#include <kiln/tile/registers/map.hpp>

namespace kiln::kernel {

/// The function of each element, as author/math.hpp calculates it. A NaN stays one.
template<gemm_activation Which, tile::layout L>
constexpr tile::register_tile<f32, L> activated(tile::register_tile<f32, L>&& t) {
  if constexpr (Which == gemm_activation::relu)
    return tile::map(t, [](const auto& x) { return select(x < 0.0f, 0.0f, x); });
  else if constexpr (Which == gemm_activation::silu)
    return tile::map(t, [](const auto& x) { return silu(x); });
  else if constexpr (Which == gemm_activation::gelu)
    return tile::map(t, [](const auto& x) { return gelu(x); });
  else
    return static_cast<decltype(t)&&>(t);
}

} // namespace kiln::kernel
