// SPDX-License-Identifier: MIT
// The size of a workgroup, as KILN_KERNEL and KILN_DECLARE_KERNEL take it.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln {

/// Work-items of a workgroup in x, y, z.
template<u32 X, u32 Y = 1, u32 Z = 1> struct block_size {
  static_assert(X >= 1 && Y >= 1 && Z >= 1, "a workgroup has at least one work-item in each dimension");
  static_assert(u64{X} * Y * Z <= 1024, "a workgroup has at most 1024 work-items");
  static constexpr u32 x = X, y = Y, z = Z;
  static constexpr u32 work_items = X * Y * Z;
};

} // namespace kiln
