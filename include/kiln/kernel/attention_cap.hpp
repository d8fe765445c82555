// SPDX-License-Identifier: MIT
// The soft cap of attention's scores on gfx950.
#pragma once

#include <kiln/author/dsl.hpp>
#include <kiln/author/math.hpp>
#include <kiln/kernel/attention_rows.hpp>

namespace kiln::kernel {

/// Scores s become tanh(x), x = scale s / cap: in units of the cap, which is the softmax's scale then. Up to a cap of 256 that
/// is 1 - 2 / (e^2x + 1): a score is off by at most cap 2^-22, and powers have 11 bits. Beyond it is tanh(x), whose error is
/// relative.
template<bool IsTaken> class attention_cap {
public:
  constexpr attention_cap(builder b, const arg<f32>& scale, const arg<f32>& cap)
      : k(b),
        inner_(b.read_first_lane(b.vgpr<f32>(scale / b.vgpr<f32>(cap)))),
        bits_(b.sgpr<i32>(as<i32>(cap))) {}

  template<class Registers> constexpr void apply(Registers& scores) const {
    auto* const all = &scores; // clang's bytecode interpreter captures no reference parameters
    k.if_(bits_ <= bits_of_256, [&] { apply_quickly(*all); }).else_([&] {
      for (u32 i = 0; i < all->size(); ++i) (*all)[i] = tanh((*all)[i] * inner_);
    });
  }

private:
  static constexpr i32 bits_of_256 = 0x4380'0000; // floats above 0 are ordered as their bits

  template<class Registers> constexpr void apply_quickly(Registers& scores) const {
    constexpr u32 together = 8; // which hide one another's latency
    const auto exponent = k.read_first_lane(k.vgpr<f32>(k.vgpr<f32>(inner_) * 2.88539008f)); // 2 log2(e)
    for (u32 first = 0; first < scores.size(); first += together) {
      for (u32 i = first; i < first + together; ++i) scores[i] = fast_exp2(scores[i] * exponent);
      for (u32 i = first; i < first + together; ++i) scores[i] = fast_rcp(scores[i] + 1.0f);
      for (u32 i = first; i < first + together; ++i) scores[i] = scores[i] * -2.0f + 1.0f;
    }
  }

  builder k;
  sgpr<f32> inner_;
  sgpr<i32> bits_; ///< of the cap
};

/// Of forms without a cap: no instruction.
template<> class attention_cap<false> {
public:
  constexpr attention_cap(builder, const arg<f32>&, const arg<f32>&) {}
  template<class Registers> constexpr void apply(Registers&) const {}
};

/// The softmax's scale.
template<attention_form Form, class T>
constexpr const arg<f32>& attention_scale(const attention_arguments<T>& a) {
  if constexpr (Form.has_cap)
    return a.cap;
  else
    return a.scale;
}

} // namespace kiln::kernel
