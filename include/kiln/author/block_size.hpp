// SPDX-License-Identifier: MIT
// The size of a workgroup, as KILN_KERNEL and KILN_DECLARE_KERNEL take it.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln {

/// Work-items of a workgroup in x, y, z: one or more in each dimension and at most 1024 in all, or the kernel does not compile.
template<u32 X, u32 Y = 1, u32 Z = 1> struct block_size {
  static constexpr bool fits =
      X >= 1 && X <= 1024 && Y >= 1 && Y <= 1024 && Z >= 1 && Z <= 1024 && X * Y * Z <= 1024;
  static constexpr u32 x = X, y = Y, z = Z;
  static constexpr u32 work_items = fits ? X * Y * Z : 1024;
};

} // namespace kiln
