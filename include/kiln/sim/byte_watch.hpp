// SPDX-License-Identifier: MIT
// Who wrote and who read each byte of LDS and of writable global memory, and whether a barrier lies between.
#pragma once

#include <kiln/sim/wave.hpp>
#include <kiln/sim/wave_progress.hpp>

namespace kiln::sim {

/// One lane's access, packed. Fields from bit 0: number in its stream (32), instruction (19), lane (6), wave (4),
/// stream (2), atomic (1).
struct access_mark {
  u64 bits = 0; ///< 0: none

  static constexpr u32 largest_instruction = (1u << 19) - 1;
  static constexpr access_mark of(u32 number, u32 instruction, u32 lane, u32 wave, stream s, bool atomic) {
    const u32 code = instruction < largest_instruction ? instruction : largest_instruction;
    return {number | static_cast<u64>(code) << 32 | static_cast<u64>(lane & 63) << 51 |
            static_cast<u64>(wave) << 57 | static_cast<u64>(s) << 61 | static_cast<u64>(atomic) << 63};
  }
  constexpr u32 number() const { return static_cast<u32>(bits); }
  constexpr u32 instruction() const { return bits >> 32 & largest_instruction; }
  constexpr u32 lane() const { return bits >> 51 & 63; }
  constexpr u32 wave() const { return bits >> 57 & 15; }
  constexpr stream in() const { return static_cast<stream>(bits >> 61 & 3); }
  constexpr bool atomic() const { return bits >> 63 != 0; }
};

/// The history of some bytes: of a dword, or of one byte of a dword whose bytes differ.
struct byte_history {
  access_mark write;
  access_mark read;       ///< the last one
  access_mark other_read; ///< the last one by another wave than that
  u32 parts = 0;          ///< of a dword: 1 + index of its first byte's own history; 0: its bytes are alike
};

enum class conflict : u8 {
  none,
  never_written,
  not_waited,
  read_after_write,
  write_after_write,
  write_after_read
};

struct byte_finding {
  conflict what = conflict::none;
  access_mark other;
};

/// Two waves may touch a byte, one of them writing, only if the first one's operation was known to be done when it went
/// past a barrier. A wave's own operations are in order within a stream; across streams an s_waitcnt must lie between.
/// Atomics do not race with each other.
class byte_judge {
public:
  constexpr explicit byte_judge(const list<wave_progress>& progress) : progress_(progress) {}

  /// `initialised`: bytes that nobody wrote have a value all the same.
  constexpr byte_finding note(byte_history& h, access_mark mine, access kind, bool initialised) const {
    byte_finding found;
    if (h.write.bits == 0) {
      if (!initialised && kind != access::write) found.what = conflict::never_written;
    } else {
      found = compare(h.write, mine,
                      kind == access::read ? conflict::read_after_write : conflict::write_after_write);
    }
    if (kind == access::read) {
      if (h.read.wave() != mine.wave() && h.read.bits != 0) h.other_read = h.read;
      h.read = mine;
      return found;
    }
    if (found.what == conflict::none) found = compare(h.read, mine, conflict::write_after_read);
    if (found.what == conflict::none) found = compare(h.other_read, mine, conflict::write_after_read);
    h.write = mine;
    return found;
  }

private:
  constexpr byte_finding compare(access_mark other, access_mark mine, conflict race) const {
    if (other.bits == 0) return {};
    const wave_progress& p = progress_[other.wave()];
    if (other.wave() == mine.wave()) {
      if (other.in() == mine.in() && mine.in() != stream::scalar) return {};
      if (other.number() <= p.done_in(other.in()) || other.instruction() == mine.instruction()) return {};
      return {conflict::not_waited, other};
    }
    if (other.atomic() && mine.atomic()) return {};
    if (other.number() <= p.at_barrier_in(other.in())) return {};
    return {race, other};
  }

  const list<wave_progress>& progress_;
};

/// Histories of single bytes, four for each dword that needs them.
using byte_parts = list<byte_history>;

/// Notes an access of `bytes` bytes from byte `address` on; `dword(i)` is the history of the dword at 4 * i.
template<class Dword>
constexpr byte_finding note_bytes(const byte_judge& judge, byte_parts& parts, Dword dword, u64 address,
                                  u32 bytes, access_mark mine, access kind, bool initialised) {
  byte_finding found;
  for (u64 at = address, end = address + bytes; at < end;) {
    const u32 first = static_cast<u32>(at & 3);
    const u32 last = end - at >= 4 - first ? 4 : first + static_cast<u32>(end - at);
    byte_history& h = dword(at / 4);
    at += last - first;
    byte_finding f;
    if (h.parts == 0 && first == 0 && last == 4) {
      f = judge.note(h, mine, kind, initialised);
    } else {
      if (h.parts == 0) {
        byte_history one = h;
        for (u32 i = 0; i < 4; ++i) parts.push_back(one);
        h.parts = parts.size() - 3;
      }
      for (u32 i = first; i < last; ++i) {
        const byte_finding b = judge.note(parts[h.parts - 1 + i], mine, kind, initialised);
        if (b.what != conflict::none) f = b;
      }
    }
    if (f.what != conflict::none) found = f;
  }
  return found;
}

/// The bytes of a workgroup's LDS.
class lds_watch {
public:
  constexpr explicit lds_watch(u32 bytes) : dwords_((bytes + 3) / 4) {}

  constexpr void begin_workgroup() {
    for (byte_history& h : dwords_) h = byte_history{};
    parts_.clear();
  }
  constexpr byte_finding note(const byte_judge& judge, u32 address, u32 bytes, access_mark mine,
                              access kind) {
    byte_history* dwords = dwords_.begin();
    return note_bytes(
        judge, parts_, [dwords](u64 i) -> byte_history& { return dwords[i]; }, address, bytes, mine, kind,
        false);
  }

private:
  list<byte_history> dwords_;
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
    return note_bytes(
        judge, parts_,
        [this](u64 i) -> byte_history& {
          const u64 number = i / page_dwords;
          if (last_ == nullptr || last_->number != number) last_ = find(number);
          return last_->dwords[i % page_dwords];
        },
        address, bytes, mine, kind, true);
  }

private:
  static constexpr u32 page_dwords = 64;
  struct page {
    u64 number = 0;
    byte_history dwords[page_dwords] = {};
  };

  static constexpr u32 hash(u64 number) { return static_cast<u32>(number * 0x9e37'79b9'7f4a'7c15ull >> 40); }
  constexpr page* find(u64 number) {
    u32 mask = table_.size() - 1;
    for (u32 i = hash(number) & mask; table_[i] != 0; i = (i + 1) & mask)
      if (pages_[table_[i] - 1]->number == number) return pages_[table_[i] - 1];
    if (used_ * 2 >= table_.size()) grow();
    if (used_ == pages_.size())
      pages_.push_back(new page{});
    else
      for (byte_history& h : pages_[used_]->dwords) h = byte_history{};
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
