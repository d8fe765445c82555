// SPDX-License-Identifier: MIT
#include "allocations.hpp"

#include "board.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <sys/mman.h>

namespace kiln::hip_runtime {
namespace {

constexpr size_t page_bytes = 4096;

struct table {
  std::mutex lock;
  std::map<uintptr_t, allocation> by_address;
  std::map<int, size_t> used;
};
table& the_table() {
  static auto* const t = new table; // used until the process ends
  return *t;
}

bool counts(memory_kind kind) { return kind == memory_kind::device || kind == memory_kind::managed; }
size_t in_pages(size_t size) { return (size + page_bytes - 1) / page_bytes * page_bytes; }

/// With the lock held.
auto holder_of(table& t, uintptr_t address) {
  auto at = t.by_address.upper_bound(address);
  if (at == t.by_address.begin()) return t.by_address.end();
  --at;
  return at->second.contains(address) ? at : t.by_address.end();
}

} // namespace

void* allocate(size_t size, memory_kind kind, int device, unsigned flags) {
  if (size == 0 || size > size_t{1} << 46) return nullptr;
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  const size_t bytes = in_pages(size);
  if (counts(kind) && bytes > devices()[static_cast<size_t>(device)]->memory_bytes - t.used[device])
    return nullptr;
  // Memory that the kernel does not touch costs nothing.
  void* address =
      mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (address == MAP_FAILED) return nullptr;
  const auto at = reinterpret_cast<uintptr_t>(address);
  t.by_address[at] = {at, size, kind, device, flags, true};
  if (counts(kind)) t.used[device] += bytes;
  return address;
}

bool deallocate(void* address, std::initializer_list<memory_kind> kinds) {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  const auto at = t.by_address.find(reinterpret_cast<uintptr_t>(address));
  if (at == t.by_address.end() || std::find(kinds.begin(), kinds.end(), at->second.kind) == kinds.end())
    return false;
  const size_t bytes = in_pages(at->second.size);
  if (counts(at->second.kind)) t.used[at->second.device] -= bytes;
  t.by_address.erase(at);
  munmap(address, bytes);
  return true;
}

bool declare(const allocation& a) {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  const auto next = t.by_address.lower_bound(a.address);
  if (a.size == 0 || a.size > ~uintptr_t{0} - a.address) return false;
  if (next != t.by_address.end() && next->first < a.address + a.size) return false;
  if (holder_of(t, a.address) != t.by_address.end()) return false;
  t.by_address[a.address] = a;
  return true;
}

bool forget(void* address, memory_kind kind) {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  const auto at = t.by_address.find(reinterpret_cast<uintptr_t>(address));
  if (at == t.by_address.end() || at->second.kind != kind) return false;
  t.by_address.erase(at);
  return true;
}

std::optional<allocation> find_allocation(const void* address) {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  const auto at = holder_of(t, reinterpret_cast<uintptr_t>(address));
  return at == t.by_address.end() ? std::nullopt : std::optional(at->second);
}

std::vector<allocation> all_allocations() {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  std::vector<allocation> out;
  out.reserve(t.by_address.size());
  for (const auto& [address, a] : t.by_address) out.push_back(a);
  return out;
}

size_t used_bytes(int device) {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  return t.used[device];
}

} // namespace kiln::hip_runtime
