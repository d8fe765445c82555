// SPDX-License-Identifier: MIT
// Keys of a sort: 32-bit signed integers in the order of the elements. NaN is greater than any number, -0 less than +0.
#pragma once

#include <kiln/kernel/vector_handle.hpp>

namespace kiln::kernel {

/// Element types of a sort. `to_key` and `to_element` convert in place between an element's bits, widened to 32, and its key;
/// `flip` is what a key of u32 differs by from its bits.
/// The builder's type is a parameter so that a kernel pays for the instructions of its own keys: where clang knows
/// all types, it chooses forms for every call that it reads.
template<class T, class Builder = builder> struct sort_key;

template<class Builder> struct sort_key<i32, Builder> {
  static constexpr i32 flip = 0;
  static constexpr void to_key(Builder&, const vector_handle<i32>&) {}
  static constexpr void to_element(Builder&, const vector_handle<i32>&) {}
};

template<class Builder> struct sort_key<u32, Builder> : sort_key<i32, Builder> {
  static constexpr i32 flip = static_cast<i32>(0x8000'0000);
};

/// Sign and magnitude become two's complement: the magnitude of a negative number is inverted. It is its own inverse.
template<class Builder> struct sort_key<float, Builder> {
  static constexpr i32 flip = 0;
  static constexpr void to_key(Builder& k, const vector_handle<i32>& v) {
    auto nan = k.template vgpr<i32>(0x7fc0'0000);
    k.v_cmp_u_f32(vcc, as<f32>(v), as<f32>(v));
    k.v_cndmask_b32(v, v, nan, vcc); // one NaN: those with a sign would sort below everything
    to_element(k, v);
  }
  static constexpr void to_element(Builder& k, const vector_handle<i32>& v) {
    auto inverted = k.template vgpr<i32>();
    k.v_ashrrev_i32(inverted, 31, v);
    k.v_and_b32(inverted, 0x7fff'ffff, inverted);
    k.v_xor_b32(v, inverted, v);
  }
};

template<class Builder> struct sort_key<_Float16, Builder> {
  static constexpr i32 flip = 0;
  static constexpr void to_key(Builder& k, const vector_handle<i32>& v) {
    auto nan = k.template vgpr<i32>(0x7e00);
    k.v_cmp_u_f16(vcc, as<f16>(v), as<f16>(v));
    k.v_cndmask_b32(v, v, nan, vcc);
    k.v_bfe_i32(v, v, 0, 16);
    to_element(k, v);
  }
  static constexpr void to_element(Builder& k, const vector_handle<i32>& v) {
    auto inverted = k.template vgpr<i32>();
    k.v_ashrrev_i32(inverted, 31, v);
    k.v_and_b32(inverted, 0x7fff, inverted);
    k.v_xor_b32(v, inverted, v);
  }
};

} // namespace kiln::kernel
