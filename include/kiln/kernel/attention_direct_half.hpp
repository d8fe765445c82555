// SPDX-License-Identifier: MIT
// The softmax of one query of a lane that has two.
#pragma once

#include <kiln/kernel/attention_softmax.hpp>

namespace kiln::kernel {

/// Of a lane's query in one half of the wave's, in attend_direct().
struct attention_direct_half {
  attention_softmax softmax;
  vgpr<f32> most, shrink, sum, share, log; ///< `sum` of both lanes, and what it makes of the output

  constexpr attention_direct_half(builder k, const arg<f32>& scale)
      : softmax(k, k.sgpr<f32>(scale)),
        most(k.vgpr<f32>()),
        shrink(k.vgpr<f32>(1.0f)),
        sum(k.vgpr<f32>()),
        share(k.vgpr<f32>()),
        log(k.vgpr<f32>(0.0f)) {}
};

} // namespace kiln::kernel
