// SPDX-License-Identifier: MIT
// Memory that kernels may access. It is the host's own, at the host's addresses.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace kiln::hip_runtime {

enum class memory_kind : uint8_t {
  device,
  host,       ///< pinned
  registered, ///< the program's own memory, pinned later
  managed,
  image,   ///< of a code object: its variables
  internal ///< of the runtime
};

struct allocation {
  uintptr_t address = 0;
  size_t size = 0;
  memory_kind kind{};
  int device = 0;
  unsigned flags = 0;
  bool writable = true; ///< by kernels

  bool contains(uintptr_t a) const { return a >= address && a - address < size; }
  size_t left_from(uintptr_t a) const { return address + size - a; }
};

/// Zeroed pages of at least `size` bytes, which count against the device's memory if `kind` is device or managed. nullptr: no
/// memory is left.
void* allocate(size_t size, memory_kind kind, int device, unsigned flags = 0);
/// Frees what allocate() returned, if it is of one of these kinds. False: it is no such address.
bool deallocate(void* address, std::initializer_list<memory_kind> kinds);
/// Adds memory that the runtime did not allocate. False: it overlaps an allocation.
bool declare(const allocation& a);
/// Removes what declare() added.
bool forget(void* address, memory_kind kind);
/// The allocation that holds the address.
std::optional<allocation> find_allocation(const void* address);
/// All, by address.
std::vector<allocation> all_allocations();
/// Bytes of the device's memory in use.
size_t used_bytes(int device);

} // namespace kiln::hip_runtime
