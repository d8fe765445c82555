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
  bool writable = true;           ///< by kernels
  uint64_t number = 0;            ///< in the order of allocations, from 1; 0: not the program's to free
  const char* made_by = "";       ///< the function of the API
  const char* freed_by = nullptr; ///< the same, of memory that was freed, or will be in the order of a stream

  bool contains(uintptr_t a) const { return a >= address && a - address < size; }
  size_t left_from(uintptr_t a) const { return address + size - a; }
};

/// Zeroed pages of at least `size` bytes, which count against the device's memory if `kind` is device or managed. nullptr: no
/// memory is left. The addresses are the same in each run of a program. Those that were freed are not used again soon, so that
/// uses of freed memory are found.
void* allocate(size_t size, memory_kind kind, int device, unsigned flags = 0);
/// Frees what allocate() returned, if it is of one of these kinds. False: it is no such address.
bool deallocate(void* address, std::initializer_list<memory_kind> kinds);
/// Notes that device memory will be freed when its stream comes to it. False: it is none, or it was noted before.
bool free_later(void* address);
/// While one lives, kernels run with the allocations that there are: memory that is freed meanwhile stays accessible until none
/// lives.
class memory_use {
public:
  memory_use();
  ~memory_use();
  memory_use(const memory_use&) = delete;
  memory_use& operator=(const memory_use&) = delete;
};

/// Adds memory that the runtime did not allocate. False: it overlaps an allocation.
bool declare(const allocation& a);
/// Removes what declare() added.
bool forget(void* address, memory_kind kind);
/// The allocation that holds the address.
std::optional<allocation> find_allocation(const void* address);
/// The freed allocation that held the address, if it is not too long ago.
std::optional<allocation> find_freed(const void* address);
/// The allocation, freed or not, that holds the address or that it is nearest to, within a few pages.
std::optional<allocation> find_near(uintptr_t address);
/// All, by address.
std::vector<allocation> all_allocations();
/// Bytes of the device's memory in use.
size_t used_bytes(int device);

} // namespace kiln::hip_runtime
