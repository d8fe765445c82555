// SPDX-License-Identifier: MIT
// Memory for malloc and new in kernels. It is one range, so that a kernel that runs may access what it has just been given.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

namespace kiln::hip_runtime {

class device_heap_range {
public:
  explicit device_heap_range(int device);

  /// The address of `size` bytes: at a page, or at a multiple of 2 MiB for the device library's own slabs of that size. 0: no
  /// memory is left.
  uint64_t allocate(size_t size);
  /// Frees it for another allocation of the same size.
  void free(uint64_t address);

private:
  uint64_t next_ = 0, end_ = 0;
  std::map<uint64_t, size_t> used_;
  std::multimap<size_t, uint64_t> free_; ///< by size
};

} // namespace kiln::hip_runtime
