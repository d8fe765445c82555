// SPDX-License-Identifier: MIT
// What the library's entries have in common: errors, checks of a request, and the workgroups it needs.
#pragma once

#include "kiln_examples.h"

#include <kiln/kernel/gemv.hpp>
#include <kiln/kernel/sort.hpp>

namespace kiln_examples {

/// Notes why a call fails, printf-like; returns -1.
[[gnu::format(printf, 1, 2)]] int fail(const char* format, ...);

/// 0 if a kernel can do it, else `fail`.
int validate(const kiln_gemv& r);
int validate(const kiln_gemm& r);
int validate(const kiln_sort& r);

/// The smallest width of a sort kernel that holds an array.
constexpr int width_of(int64_t length) {
  int width = 2;
  while (width < length) width *= 2;
  return width;
}

/// Workgroups for `count` arrays, or for `rows` rows.
constexpr int64_t workgroups(int64_t count, int64_t of_workgroup) {
  return (count + of_workgroup - 1) / of_workgroup;
}

/// Vectors that a GEMV kernel takes at once: the matrix is read once for all of them.
constexpr int batch_tile(int64_t batch) { return batch == 1 ? 1 : 4; }

} // namespace kiln_examples
