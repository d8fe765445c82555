// SPDX-License-Identifier: MIT
#include "allocations.hpp"

#include "board.hpp"
#include "call.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <mutex>
#include <sys/mman.h>

namespace kiln::hip_runtime {
namespace {

constexpr size_t page_bytes = 4096;
// Linux has nothing here by itself: programs and their libraries lie above 0x5500'0000'0000.
#if __has_feature(                                                                                           \
    thread_sanitizer) // the other place is its own: source, LLVM, tsan_platform.h, MappingX86_64
constexpr uintptr_t first_address = 0x100'0000'0000, last_address = 0x200'0000'0000;
#else
constexpr uintptr_t first_address = 0x2000'0000'0000, last_address = 0x4f00'0000'0000;
#endif
constexpr size_t most_freed = 16384; ///< allocations whose addresses are kept
constexpr size_t near_bytes = 16 * page_bytes;
constexpr size_t gap_bytes =
    256 * page_bytes; ///< between allocations, so that what goes beyond one is in none

struct table {
  std::mutex lock;
  std::map<uintptr_t, allocation> by_address, freed;
  std::deque<uintptr_t> freed_order;
  std::map<int, size_t> used;
  uintptr_t next = first_address;
  uint64_t numbers = 0;
  uint32_t uses = 0;              ///< kernels that run
  std::vector<allocation> in_use; ///< freed while kernels ran
};
table& the_table() {
  static auto* const t = new table; // used until the process ends
  return *t;
}

bool counts(memory_kind kind) { return kind == memory_kind::device || kind == memory_kind::managed; }
size_t in_pages(size_t size) { return (size + page_bytes - 1) / page_bytes * page_bytes; }

/// With the lock held.
auto holder_of(std::map<uintptr_t, allocation>& all, uintptr_t address) {
  auto at = all.upper_bound(address);
  if (at == all.begin()) return all.end();
  --at;
  return at->second.contains(address) ? at : all.end();
}

constexpr int rights = PROT_READ | PROT_WRITE, flags_of_pages = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;

/// Memory that is not touched costs nothing.
void* map_pages(table& t, size_t bytes) {
  if (bytes <= last_address - t.next) {
    auto* const wanted = reinterpret_cast<void*>(t.next);
    void* const given = mmap(wanted, bytes, rights, flags_of_pages | MAP_FIXED_NOREPLACE, -1, 0);
    if (given == wanted) return t.next += bytes + gap_bytes, given;
    if (given != MAP_FAILED) munmap(given, bytes); // a kernel that does not know the flag
  }
  void* const anywhere = mmap(nullptr, bytes, rights, flags_of_pages, -1, 0);
  return anywhere == MAP_FAILED ? nullptr : anywhere;
}

/// Gives the memory back and leaves its addresses without access.
void take_access(const allocation& a) {
  void* const address = reinterpret_cast<void*>(a.address);
  if (mmap(address, in_pages(a.size), PROT_NONE, flags_of_pages | MAP_FIXED, -1, 0) == MAP_FAILED)
    munmap(address, in_pages(a.size));
}

/// Keeps the addresses, so that whatever uses them is found.
void keep_freed(table& t, allocation a) {
  a.freed_by = this_thread().function;
  t.uses != 0 ? t.in_use.push_back(a) : take_access(a);
  t.freed[a.address] = a;
  t.freed_order.push_back(a.address);
  if (t.freed_order.size() <= most_freed || t.uses != 0) return;
  const auto oldest = t.freed.find(t.freed_order.front());
  munmap(reinterpret_cast<void*>(oldest->first), in_pages(oldest->second.size));
  t.freed.erase(oldest);
  t.freed_order.pop_front();
}

} // namespace

void* allocate(size_t size, memory_kind kind, int device, unsigned flags) {
  if (size == 0 || size > size_t{1} << 46) return nullptr;
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  const size_t bytes = in_pages(size);
  if (counts(kind) && bytes > devices()[static_cast<size_t>(device)]->memory_bytes - t.used[device])
    return nullptr;
  void* const address = map_pages(t, bytes);
  if (address == nullptr) return nullptr;
  const auto at = reinterpret_cast<uintptr_t>(address);
  // Variables are registered outside calls of the API.
  const bool own =
      kind == memory_kind::image || kind == memory_kind::internal || *this_thread().function == 0;
  t.by_address[at] = {at, size, kind, device, flags, true, own ? 0 : ++t.numbers, this_thread().function};
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
  const allocation freed = at->second;
  t.by_address.erase(at);
  keep_freed(t, freed);
  return true;
}

bool free_later(void* address) {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  const auto at = t.by_address.find(reinterpret_cast<uintptr_t>(address));
  if (at == t.by_address.end() || at->second.kind != memory_kind::device || at->second.freed_by != nullptr)
    return false;
  at->second.freed_by = this_thread().function;
  return true;
}

memory_use::memory_use() {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  ++t.uses;
}
memory_use::~memory_use() {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  if (--t.uses != 0) return;
  for (const allocation& a : t.in_use) take_access(a);
  t.in_use.clear();
}

bool declare(const allocation& a) {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  const auto next = t.by_address.lower_bound(a.address);
  if (a.size == 0 || a.size > ~uintptr_t{0} - a.address) return false;
  if (next != t.by_address.end() && next->first < a.address + a.size) return false;
  if (holder_of(t.by_address, a.address) != t.by_address.end()) return false;
  t.by_address[a.address] = a;
  t.by_address[a.address].number = ++t.numbers;
  t.by_address[a.address].made_by = this_thread().function;
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
  const auto at = holder_of(t.by_address, reinterpret_cast<uintptr_t>(address));
  return at == t.by_address.end() ? std::nullopt : std::optional(at->second);
}

std::optional<allocation> find_freed(const void* address) {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  const auto at = holder_of(t.freed, reinterpret_cast<uintptr_t>(address));
  return at == t.freed.end() ? std::nullopt : std::optional(at->second);
}

std::optional<allocation> find_near(uintptr_t address) {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  std::optional<allocation> best;
  size_t least = near_bytes;
  const auto consider = [&](const auto& entry) {
    const allocation& a = entry.second;
    const size_t distance = a.contains(address)   ? 0
                            : address < a.address ? a.address - address
                                                  : address - a.address - a.size + 1;
    if (distance < least && a.number != 0) least = distance, best = a;
  };
  for (const auto* all : {&t.by_address, &t.freed}) {
    const auto next = all->upper_bound(address);
    if (next != all->begin()) consider(*std::prev(next));
    if (next != all->end()) consider(*next);
  }
  return best;
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
