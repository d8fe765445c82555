// SPDX-License-Identifier: MIT
// What the workgroups of a run wrote to global memory, and when they released it. The threads of the run share it. Run time
// only.
#pragma once

#include <kiln/isa/arch.hpp>
#include <kiln/support/list.hpp>

namespace kiln::sim {

/// Time is counted in releases and acquires of all workgroups. Source: LLVM, "User Guide for AMDGPU Backend", memory model of
/// gfx90a and gfx942: each XCD has an L2 of its own, each compute unit an L1.
class scope_watch {
public:
  static constexpr u64 most_groups = u64{1} << 27;

  /// The last store to a dword, packed. Fields from bit 0: workgroup (27), coherent (1), bytes of the dword (4), time (32).
  struct store {
    u64 bits = 0; ///< 0: none

    static constexpr store of(u64 group, bool coherent, u32 bytes, u64 time) {
      return {group | u64{coherent} << 27 | u64{bytes} << 28 | time << 32};
    }
    constexpr u64 group() const { return bits & (most_groups - 1); }
    /// It wrote through to where all XCDs see it.
    constexpr bool coherent() const { return (bits >> 27 & 1) != 0; }
    constexpr u32 bytes() const { return bits >> 28 & 15; }
    constexpr u64 time() const { return bits >> 32; }
  };

  /// The stores to neighbouring dwords.
  struct page {
    static constexpr u32 dwords_log2 = 10, dwords = 1u << dwords_log2, line_log2 = 4;
    u64 number = 0;
    page* next = nullptr;
    u64 last[dwords] = {};
    u32 by[dwords >> line_log2] = {}; ///< index of the last instruction that stored to the line

    store at(u32 i) const { return {__atomic_load_n(&last[i], __ATOMIC_RELAXED)}; }
    u32 instruction_at(u32 i) const { return __atomic_load_n(&by[i >> line_log2], __ATOMIC_RELAXED); }
    void set(u32 i, store s, u32 instruction) {
      __atomic_store_n(&last[i], s.bits, __ATOMIC_RELAXED);
      __atomic_store_n(&by[i >> line_log2], instruction, __ATOMIC_RELAXED);
    }
  };

  scope_watch(isa::arch arch, const u32 (&grid)[3]) : arch_(arch), grid_{grid[0], grid[1], grid[2]} {}
  scope_watch(const scope_watch&) = delete;
  scope_watch& operator=(const scope_watch&) = delete;
  ~scope_watch() {
    for (u32 i = 0; heads_ != nullptr && i < heads; ++i)
      for (page* p = heads_[i]; p != nullptr;) {
        page* const next = p->next;
        delete p;
        p = next;
      }
    delete[] heads_;
    for (released* r : released_)
      while (r != nullptr) {
        released* const next = r->next;
        delete r;
        r = next;
      }
  }

  isa::arch arch() const { return arch_; }
  /// The workgroup's number on an axis of the grid.
  u32 number_of(u64 group, u32 axis) const {
    const u64 of_axis = axis == 0 ? group : axis == 1 ? group / grid_[0] : group / grid_[0] / grid_[1];
    return static_cast<u32>(of_axis % grid_[axis]);
  }
  u32 xcd_of(u64 group) const { return isa::xcd_of(arch_, group); }

  u64 now() const { return __atomic_load_n(&time_, __ATOMIC_RELAXED); }
  /// Time advances: the time before.
  u64 advance() { return __atomic_fetch_add(&time_, 1, __ATOMIC_RELAXED); }

  /// What the workgroup stored before `begun` is where all XCDs see it.
  void release(u64 group, u64 begun) {
    const held_lock guard(lock_);
    released*& head = released_[group % released_lists];
    released* r = head;
    while (r != nullptr && r->group != group) r = r->next;
    if (r == nullptr) head = r = new released{group, head, {}};
    r->times.push_back({begun, advance()});
  }
  /// When what the workgroup stored at a time was released, or 0.
  u64 released_at(u64 group, u64 time) {
    const held_lock guard(lock_);
    const released* r = released_[group % released_lists];
    while (r != nullptr && r->group != group) r = r->next;
    if (r == nullptr) return 0;
    u32 low = 0, high = r->times.size(); // the first that began later
    while (low < high) {
      const u32 middle = (low + high) / 2;
      if (r->times[middle].begun < time)
        low = middle + 1;
      else
        high = middle;
    }
    return low < r->times.size() ? r->times[low].done : 0;
  }

  /// The page that holds an address, or nullptr if nothing was stored to it.
  page* find(u64 address) const {
    page* const* const all = __atomic_load_n(&heads_, __ATOMIC_ACQUIRE);
    if (all == nullptr) return nullptr;
    return find_in(__atomic_load_n(&all[place_of(number_of_page(address))], __ATOMIC_ACQUIRE),
                   number_of_page(address), nullptr);
  }
  /// The same; makes it. nullptr: there are too many, so stores to this one are not watched.
  page* add(u64 address) {
    if (page* const p = find(address)) return p;
    const held_lock guard(lock_);
    if (heads_ == nullptr) __atomic_store_n(&heads_, new page* [heads] {}, __ATOMIC_RELEASE);
    const u64 number = number_of_page(address);
    page*& head = heads_[place_of(number)];
    if (page* const p = find_in(head, number, nullptr)) return p; // another thread made it
    if (pages_ == most_pages) return nullptr;
    ++pages_;
    page* const p = new page{};
    p->number = number, p->next = head;
    __atomic_store_n(&head, p, __ATOMIC_RELEASE);
    return p;
  }
  static constexpr u64 number_of_page(u64 address) { return address >> (page::dwords_log2 + 2); }

private:
  static constexpr u32 heads = 1u << 12, released_lists = 256;
  static constexpr u32 most_pages = 1u << 16; // 256 MB of the device's memory, 540 MB of the host's

  class held_lock {
  public:
    explicit held_lock(u8& lock) : lock_(lock) {
      while (__atomic_test_and_set(&lock_, __ATOMIC_ACQUIRE)) {}
    }
    held_lock(const held_lock&) = delete;
    held_lock& operator=(const held_lock&) = delete;
    ~held_lock() { __atomic_clear(&lock_, __ATOMIC_RELEASE); }

  private:
    u8& lock_;
  };

  struct released {
    struct times_of {
      u64 begun = 0, done = 0;
    };
    u64 group = 0;
    released* next = nullptr;
    list<times_of> times; ///< in order
  };

  static u32 place_of(u64 number) { return static_cast<u32>(number * 0x9e37'79b9'7f4a'7c15ull >> 52); }
  static page* find_in(page* p, u64 number, page* end) {
    while (p != end && p->number != number) p = p->next;
    return p;
  }

  isa::arch arch_;
  u32 grid_[3];
  u64 time_ = 1;
  page** heads_ = nullptr;
  u32 pages_ = 0;
  released* released_[released_lists] = {};
  u8 lock_ = 0;
};

} // namespace kiln::sim
