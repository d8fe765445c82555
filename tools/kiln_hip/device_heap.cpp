// SPDX-License-Identifier: MIT
#include "device_heap.hpp"

#include "allocations.hpp"

#include <new>

namespace kiln::hip_runtime {
namespace {

constexpr size_t range_bytes = size_t{4} << 30; // only what is used costs memory of the host
constexpr size_t page_bytes = 4096, slab_bytes = size_t{2} << 20;

} // namespace

device_heap_range::device_heap_range(int device) {
  void* first = hip_runtime::allocate(range_bytes, memory_kind::internal, device);
  if (first == nullptr) throw std::bad_alloc();
  next_ = reinterpret_cast<uint64_t>(first);
  end_ = next_ + range_bytes;
}

uint64_t device_heap_range::allocate(size_t size) {
  if (size == 0 || size > range_bytes) return 0;
  const size_t bytes = (size + page_bytes - 1) / page_bytes * page_bytes;
  uint64_t address = 0;
  if (const auto found = free_.find(bytes); found != free_.end()) {
    address = found->second;
    free_.erase(found);
  } else {
    const size_t alignment = bytes % slab_bytes == 0 ? slab_bytes : page_bytes;
    address = (next_ + alignment - 1) / alignment * alignment;
    if (address > end_ || end_ - address < bytes) return 0;
    next_ = address + bytes;
  }
  used_[address] = bytes;
  return address;
}

void device_heap_range::free(uint64_t address) {
  const auto found = used_.find(address);
  if (found == used_.end()) return;
  free_.emplace(found->second, address);
  used_.erase(found);
}

} // namespace kiln::hip_runtime
