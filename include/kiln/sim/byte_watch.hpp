// SPDX-License-Identifier: MIT
// The last write and reads of each byte of LDS and of writable global memory, and whether a barrier lies between.
#pragma once

#include <kiln/sim/byte_history.hpp>

namespace kiln::sim {

/// Notes an access of `bytes` bytes from byte `address` on, dword by dword; `histories(i)` gives those that hold the dword at
/// 4 * i, and changes i to its index among them.
template<class Histories>
constexpr byte_finding note_bytes(const byte_judge& judge, Histories histories, u64 address, u32 bytes,
                                  access_mark mine, access kind, bool initialised) {
  byte_finding found;
  for (u64 at = address, end = address + bytes; at < end;) {
    const u32 first = static_cast<u32>(at & 3);
    const u32 last = end - at >= 4 - first ? 4 : first + static_cast<u32>(end - at);
    u64 i = at / 4;
    const dword_histories h = histories(i);
    at += last - first;
    const u64 done = at - (last - first) - address;
    if (h.write[i] != dword_histories::divided && first == 0 && last == 4) {
      byte_history whole = h.whole(i);
      const byte_finding f = judge.note(whole, mine, kind, initialised);
      if (f.what != conflict::none) [[unlikely]]
        found.add(f, done, 4);
      h.put(i, whole);
    } else {
      h.divide(i);
      for (u32 part = first; part < last; ++part) {
        byte_history& byte = h.byte(i, part);
        const byte_finding f = judge.note(byte, mine, kind, initialised);
        if (h.other_write == nullptr) byte.other_write = {}; // not kept: as of whole dwords
        if (f.what != conflict::none) [[unlikely]]
          found.add(f, done + part - first, 1);
      }
    }
  }
  return found;
}

/// True if an access of all lanes, none of which accesses parts of two dwords, gives no finding. `find(i)` gives the
/// histories that hold dword i, and changes i to its index among them; none, if it has not been accessed.
template<u32 Dwords, class Address, class Find>
constexpr bool may_access_dwords(const settled_access& a, u64 lanes, const Address* address, access kind,
                                 Find find) {
  bool fine = true;
  const auto all = [&](auto may) __attribute__((always_inline)) {
    for_active_lanes(lanes, [&](u32 lane) __attribute__((always_inline)) {
      for (u32 k = 0; k < Dwords; ++k) {
        u64 i = address[lane] / 4 + k;
        const dword_histories h = find(i);
        fine &= h.write == nullptr || may(h, i);
      }
    });
  };
  if (kind == access::read)
    all([&a](const dword_histories& h, u64 i) { return a.may_read_whole(h, i); });
  else
    all([&a, kind](const dword_histories& h, u64 i) { return a.may_write_whole(h, i, kind); });
  return fine;
}
template<class Address, class Find>
constexpr bool may_access(const settled_access& a, u64 lanes, const Address* address, u32 bytes, access kind,
                          Find find) {
  switch (bytes) {
  case 4: return may_access_dwords<1>(a, lanes, address, kind, find);
  case 8: return may_access_dwords<2>(a, lanes, address, kind, find);
  case 12: return may_access_dwords<3>(a, lanes, address, kind, find);
  case 16: return may_access_dwords<4>(a, lanes, address, kind, find);
  default: break;
  }
  bool fine = true;
  for_active_lanes(lanes, [&](u32 lane) {
    u64 i = address[lane] / 4;
    const dword_histories h = find(i);
    fine = fine && (h.write == nullptr || a.may_touch(h, i, address[lane] & 3, bytes, kind));
  });
  return fine;
}

/// Notes such an access. `address(lane)` is the lane's address.
template<u32 Dwords, class Address, class Find>
constexpr void note_dwords(const settled_access& a, u64 lanes, Address address, access kind, Find find) {
  for_active_lanes(lanes, [&](u32 lane) __attribute__((always_inline)) {
    for (u32 k = 0; k < Dwords; ++k) {
      u64 i = address(lane) / 4 + k;
      const dword_histories h = find(i);
      kind == access::read ? a.read_whole(h, i, lane) : a.write_whole(h, i, lane);
    }
  });
}
template<class Address, class Find>
constexpr void note_lanes(const settled_access& a, u64 lanes, Address address, u32 bytes, access kind,
                          Find find) {
  switch (bytes) {
  case 4: return note_dwords<1>(a, lanes, address, kind, find);
  case 8: return note_dwords<2>(a, lanes, address, kind, find);
  case 12: return note_dwords<3>(a, lanes, address, kind, find);
  case 16: return note_dwords<4>(a, lanes, address, kind, find);
  default: break;
  }
  for_active_lanes(lanes, [&](u32 lane) {
    u64 i = address(lane) / 4;
    const dword_histories h = find(i);
    a.touch(h, i, static_cast<u32>(address(lane) & 3), bytes, lane, kind);
  });
}

/// The bytes of a workgroup's LDS.
class lds_watch {
public:
  constexpr explicit lds_watch(u32 bytes)
      : write_((bytes + 3) / 4),
        read_((bytes + 3) / 4),
        other_read_((bytes + 3) / 4),
        other_write_((bytes + 3) / 4),
        part_((bytes + 3) / 4) {}

  constexpr void begin_workgroup() {
    for (u64& mark : write_) mark = 0;
    for (u64& mark : read_) mark = 0;
    for (u64& mark : other_write_) mark = 0;
    for (u32& part : part_) part = 0;
    parts_.clear();
  }
  constexpr byte_finding note(const byte_judge& judge, u32 address, u32 bytes, access_mark mine,
                              access kind) {
    const dword_histories all = histories();
    return note_bytes(judge, [&](u64&) { return all; }, address, bytes, mine, kind, false);
  }
  /// True if an access of all lanes in the mask gives no finding.
  constexpr bool may_access(const settled_access& a, u64 lanes, const u32* address, u32 bytes, access kind) {
    const dword_histories h = histories();
    return sim::may_access(a, lanes, address, bytes, kind, [&h](u64&) { return h; });
  }
  /// Notes an access for which may_access was true. `address(lane)` is the lane's address.
  template<class Address>
  constexpr void note_lanes(const settled_access& a, u64 lanes, Address address, u32 bytes, access kind) {
    const dword_histories h = histories();
    sim::note_lanes(a, lanes, address, bytes, kind, [&h](u64&) { return h; });
  }

private:
  constexpr dword_histories histories() {
    return {write_.begin(), read_.begin(), other_read_.begin(), other_write_.begin(), part_.begin(), &parts_};
  }

  list<u64> write_, read_, other_read_, other_write_;
  list<u32> part_;
  byte_parts parts_;
};

/// The bytes of global memory that a workgroup touches, in pages found by a hash table.
class global_watch {
public:
  constexpr global_watch() : table_(16) {}
  global_watch(const global_watch&) = delete;
  global_watch& operator=(const global_watch&) = delete;
  constexpr ~global_watch() {
    for (page* p : pages_) delete p;
  }

  constexpr void begin_workgroup() {
    if (used_ == 0) return;
    for (u32& slot : table_) slot = 0;
    used_ = 0;
    last_ = nullptr;
    parts_.clear();
  }
  constexpr byte_finding note(const byte_judge& judge, u64 address, u32 bytes, access_mark mine,
                              access kind) {
    return note_bytes(judge, [this](u64& i) { return histories(i); }, address, bytes, mine, kind, true);
  }
  /// As lds_watch::may_access.
  constexpr bool may_access(const settled_access& a, u64 lanes, const u64* address, u32 bytes, access kind) {
    return used_ == 0 || sim::may_access(a, lanes, address, bytes, kind,
                                         [this](u64& i) __attribute__((always_inline)) { return known(i); });
  }
  template<class Address>
  constexpr void note_lanes(const settled_access& a, u64 lanes, Address address, u32 bytes, access kind) {
    sim::note_lanes(a, lanes, address, bytes, kind,
                    [this](u64& i) __attribute__((always_inline)) { return histories(i); });
  }

private:
  static constexpr u32 page_dwords = 64;
  struct page {
    u64 number = 0;
    u64 write[page_dwords] = {}, read[page_dwords] = {}, other_read[page_dwords] = {};
    u32 part[page_dwords] = {};

    constexpr void clear() {
      for (u32 i = 0; i < page_dwords; ++i) write[i] = read[i] = 0, part[i] = 0;
    }
    constexpr dword_histories histories(byte_parts& parts) {
      return {write, read, other_read, nullptr, part, &parts};
    }
  };

  /// Returns the histories that hold dword i, and changes i to its index among them.
  constexpr dword_histories histories(u64& i) {
    const u64 number = i / page_dwords;
    if (last_ == nullptr || last_->number != number) {
      last_ = find(number);
      if (last_ == nullptr) last_ = add(number);
    }
    i %= page_dwords;
    return last_->histories(parts_);
  }
  /// The same; no histories if the page was not accessed.
  constexpr dword_histories known(u64& i) {
    const u64 number = i / page_dwords;
    page* p = last_ != nullptr && last_->number == number ? last_ : find(number);
    if (p == nullptr) return {};
    last_ = p;
    i %= page_dwords;
    return p->histories(parts_);
  }

  static constexpr u32 hash(u64 number) { return static_cast<u32>(number * 0x9e37'79b9'7f4a'7c15ull >> 40); }
  constexpr page* find(u64 number) {
    const u32 mask = table_.size() - 1;
    for (u32 i = hash(number) & mask; table_[i] != 0; i = (i + 1) & mask)
      if (pages_[table_[i] - 1]->number == number) return pages_[table_[i] - 1];
    return nullptr;
  }
  constexpr page* add(u64 number) {
    if (used_ * 2 >= table_.size()) grow();
    if (used_ == pages_.size())
      pages_.push_back(new page{});
    else
      pages_[used_]->clear();
    page* p = pages_[used_++];
    p->number = number;
    insert(number, used_);
    return p;
  }
  constexpr void insert(u64 number, u32 slot) {
    const u32 mask = table_.size() - 1;
    u32 i = hash(number) & mask;
    while (table_[i] != 0) i = (i + 1) & mask;
    table_[i] = slot;
  }
  constexpr void grow() {
    list<u32> bigger(table_.size() * 2);
    table_ = static_cast<list<u32>&&>(bigger);
    for (u32 i = 0; i < used_; ++i) insert(pages_[i]->number, i + 1);
  }

  list<u32> table_; ///< 1 + index in pages_, or 0
  list<page*> pages_;
  u32 used_ = 0;
  page* last_ = nullptr;
  byte_parts parts_;
};

} // namespace kiln::sim
