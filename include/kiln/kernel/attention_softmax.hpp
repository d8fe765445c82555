// SPDX-License-Identifier: MIT
// The running softmax of attention: largest score, sum of powers, and when both are scaled again.
#pragma once

#include <kiln/author/dsl.hpp>
#include <kiln/author/math.hpp>
#include <kiln/author/values/exponential.hpp>

namespace kiln::kernel {

/// The running softmax of a lane's query: sum of 2^(score factor - from), where `from` follows the largest score from below.
/// Only where that has grown by over 2^growth are sums and output scaled again.
struct attention_softmax {
  static constexpr f32 growth = 8, log2_e = 1.44269504f, inf = __builtin_inff();
  vgpr<f32> largest, limit, from, sum, margin;
  sgpr<f32> factor; ///< from scores to powers of 2; above 0

  constexpr attention_softmax(builder k, const sgpr<f32>& scale)
      : largest(k.vgpr<f32>(-inf)),
        limit(k.vgpr<f32>(-inf)),
        from(k.vgpr<f32>(0.0f)),
        sum(k.vgpr<f32>(0.0f)),
        margin(k.vgpr<f32>(growth / (k.vgpr<f32>(scale) * log2_e))),
        factor(k.read_first_lane(k.vgpr<f32>(scale) * log2_e)) {}
  /// As of new rows.
  constexpr void begin() {
    largest = -inf;
    limit = -inf;
    from = 0.0f;
    sum = 0.0f;
  }
  /// One more logit, in natural units; counted by the lanes below 32, as two lanes share a query.
  constexpr void begin_with(builder k, const vgpr<f32>& logit) {
    auto power = k.vgpr<f32>(logit * log2_e);
    from = select(power == -inf, 0.0f, power);
    sum = select(as<u32>(k.lane_id()) < 32u, fast_exp2(power - from), 0.0f);
    largest = power / factor;
    limit = largest + margin;
  }
  /// To a largest score `most`, where that is larger: `shrink` is what sums and output were multiplied by.
  constexpr void grow(builder k, const vgpr<f32>& most, vgpr<f32>& shrink) {
    auto before = k.vgpr<f32>(largest * factor);
    largest = max(most, largest);
    limit = largest + margin;
    from = select(largest == -inf, 0.0f, largest * factor);
    shrink = fast_exp2(before - from);
    sum *= shrink;
  }
  /// `most` is the largest of new scores. Where it is beyond the limit, `rescale(factor)` is called.
  template<class Rescale> constexpr void follow(builder k, const vgpr<f32>& most, Rescale rescale) {
    const auto* const here = &most; // clang's bytecode interpreter captures no reference parameters
    k.if_(any(most > limit), [&] {
      auto shrink = k.vgpr<f32>();
      grow(k, *here, shrink);
      rescale(shrink);
    });
  }
};

} // namespace kiln::kernel
