// SPDX-License-Identifier: MIT
// Copies and fills in the order of a stream, with their bounds checked.
#pragma once

#include <hip/hip_runtime_api.h>

namespace kiln::hip_runtime {

/// Copies `rows` rows of `width` bytes in each of `slices` slices. Host memory that is not pinned is read before the call
/// returns; `wait`: all of it is done then.
struct copy_shape {
  size_t width = 0, rows = 1, to_pitch = 0, from_pitch = 0; ///< bytes from row to row
  size_t slices = 1, to_slice = 0, from_slice = 0;          ///< bytes from slice to slice
};
hipError_t copy(void* to, const void* from, const copy_shape& shape, hipMemcpyKind kind, hipStream_t stream,
                bool wait);

/// Fills `count` elements of `element_bytes` (1, 2 or 4) in each of `rows` rows of each slice.
struct fill_shape {
  size_t element_bytes = 1, count = 0, rows = 1, pitch = 0, slices = 1, slice = 0;
};
hipError_t fill(void* to, unsigned value, const fill_shape& shape, hipStream_t stream, bool wait);

} // namespace kiln::hip_runtime
