// SPDX-License-Identifier: MIT
// Part of a kernel in another file.
#pragma once

#include <kiln/hip.hpp>

template<class V> constexpr void halve(kiln::builder k, V& x) {
  k.v_mul_f32(x, 0.5f, x); // code: v_mul_f32
  x += 1.0f;               // code: v_add_f32
}
