// SPDX-License-Identifier: MIT
// Who wrote and who read each byte of LDS and of writable global memory, and whether a barrier lies between.
#pragma once

#include <kiln/sim/wave.hpp>
#include <kiln/sim/wave_progress.hpp>

namespace kiln::sim {

/// One lane's access, packed. Fields from bit 0: instruction (19), lane (6), wave (4), stream (2), atomic (1), event (32).
struct access_mark {
  u64 bits = 0; ///< 0: none

  static constexpr u32 largest_instruction = (1u << 19) - 1;
  static constexpr u32 lane_shift = 19, wave_shift = 25, stream_shift = 29, atomic_shift = 31,
                       event_shift = 32;
  static constexpr u64 same_wave = u64{15} << wave_shift;
  static constexpr u64 same_wave_and_stream = same_wave | u64{3} << stream_shift;
  static constexpr access_mark of(u32 event, u32 instruction, u32 lane, u32 wave, stream s, bool atomic) {
    const u32 code = instruction < largest_instruction ? instruction : largest_instruction;
    return {code | static_cast<u64>(lane & 63) << lane_shift | static_cast<u64>(wave) << wave_shift |
            static_cast<u64>(s) << stream_shift | static_cast<u64>(atomic) << atomic_shift |
            static_cast<u64>(event) << event_shift};
  }
  constexpr u32 event() const { return static_cast<u32>(bits >> event_shift); }
  constexpr u32 instruction() const { return bits & largest_instruction; }
  constexpr u32 lane() const { return bits >> lane_shift & 63; }
  constexpr u32 wave() const { return bits >> wave_shift & 15; }
  constexpr stream in() const { return static_cast<stream>(bits >> stream_shift & 3); }
  constexpr bool atomic() const { return (bits >> atomic_shift & 1) != 0; }
};

/// The history of some bytes: of a dword, or of one byte of a dword whose bytes differ.
struct byte_history {
  access_mark write;
  access_mark read;       ///< the last one
  access_mark other_read; ///< the last one by another wave than that
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
      if (other.event() <= p.done_event_in(other.in()) || other.instruction() == mine.instruction())
        return {};
      return {conflict::not_waited, other};
    }
    if (other.atomic() && mine.atomic()) return {};
    if (other.event() <= p.barrier_event_in(other.in())) return {};
    return {race, other};
  }

  const list<wave_progress>& progress_;
};

/// Histories of neighbouring dwords, field by field.
struct dword_histories {
  u64* write = nullptr; ///< `divided`: its bytes have histories of their own
  u64* read = nullptr;
  u64* other_read = nullptr;
  u32* parts = nullptr; ///< index of its first byte's history

  static constexpr u64 divided = ~u64{0};
};

/// What a whole instruction's access must be for all of its lanes to be noted at once, without a finding: each dword was
/// last accessed by an operation that has settled, that is, was done at a barrier that all waves have passed; or by this
/// wave in the same stream.
struct settled_access {
  u64 limit = 0;            ///< marks below it have settled
  u64 mine = 0;             ///< mark of lane 0
  bool initialised = false; ///< dwords that nobody wrote have a value all the same

  constexpr bool is_settled(u64 mark) const {
    return mark < limit || ((mark ^ mine) & access_mark::same_wave_and_stream) == 0;
  }
  constexpr bool may_read(const dword_histories& h, u64 i) const {
    const u64 write = h.write[i];
    if (write == 0) return initialised;
    return write != dword_histories::divided && is_settled(write);
  }
  constexpr bool may_write(const dword_histories& h, u64 i) const {
    const u64 write = h.write[i], read = h.read[i];
    // An earlier read of another wave is older than the last one, but that may be this wave's own.
    return write != dword_histories::divided && is_settled(write) && is_settled(read) &&
           h.other_read[i] < limit;
  }
  constexpr void note_read(const dword_histories& h, u64 i, u32 lane) const {
    const u64 mark = mine | u64{lane} << access_mark::lane_shift, last = h.read[i];
    if (((last ^ mark) & access_mark::same_wave) != 0 && last != 0) h.other_read[i] = last;
    h.read[i] = mark;
  }
  constexpr void note_write(const dword_histories& h, u64 i, u32 lane) const {
    h.write[i] = mine | u64{lane} << access_mark::lane_shift;
  }
};

/// Histories of single bytes, four for each dword that needs them.
using byte_parts = list<byte_history>;

/// Notes an access of `bytes` bytes from byte `address` on, dword by dword; `histories(i)` gives those that hold the dword at
/// 4 * i, and changes i to its index among them.
template<class Histories>
constexpr byte_finding note_bytes(const byte_judge& judge, byte_parts& parts, Histories histories,
                                  u64 address, u32 bytes, access_mark mine, access kind, bool initialised) {
  byte_finding found;
  for (u64 at = address, end = address + bytes; at < end;) {
    const u32 first = static_cast<u32>(at & 3);
    const u32 last = end - at >= 4 - first ? 4 : first + static_cast<u32>(end - at);
    u64 i = at / 4;
    const dword_histories h = histories(i);
    at += last - first;
    byte_finding f;
    if (h.write[i] != dword_histories::divided) {
      byte_history whole = {{h.write[i]}, {h.read[i]}, {h.other_read[i]}};
      if (first == 0 && last == 4) {
        f = judge.note(whole, mine, kind, initialised);
        h.write[i] = whole.write.bits, h.read[i] = whole.read.bits, h.other_read[i] = whole.other_read.bits;
      } else {
        h.parts[i] = parts.size();
        h.write[i] = dword_histories::divided;
        for (u32 part = 0; part < 4; ++part) parts.push_back(whole);
      }
    }
    if (h.write[i] == dword_histories::divided)
      for (u32 part = first; part < last; ++part) {
        const byte_finding b = judge.note(parts[h.parts[i] + part], mine, kind, initialised);
        if (b.what != conflict::none) f = b;
      }
    if (f.what != conflict::none) found = f;
  }
  return found;
}

/// The bytes of a workgroup's LDS.
class lds_watch {
public:
  constexpr explicit lds_watch(u32 bytes)
      : write_((bytes + 3) / 4),
        read_((bytes + 3) / 4),
        other_read_((bytes + 3) / 4),
        parts_of_((bytes + 3) / 4) {}

  constexpr void begin_workgroup() {
    for (u64& mark : write_) mark = 0;
    for (u64& mark : read_) mark = 0;
    for (u64& mark : other_read_) mark = 0;
    parts_.clear();
  }
  constexpr byte_finding note(const byte_judge& judge, u32 address, u32 bytes, access_mark mine,
                              access kind) {
    const dword_histories all = histories();
    return note_bytes(judge, parts_, [&](u64&) { return all; }, address, bytes, mine, kind, false);
  }
  /// Notes whole dwords of all lanes in the mask, if nothing can be found; else notes nothing. `kind` is read or write.
  constexpr bool note_lanes(const settled_access& a, u64 lanes, const u32* address, u32 dwords, access kind) {
    switch (dwords) {
    case 1:
      return kind == access::read ? note_reads<1>(a, lanes, address) : note_writes<1>(a, lanes, address);
    case 2:
      return kind == access::read ? note_reads<2>(a, lanes, address) : note_writes<2>(a, lanes, address);
    case 3:
      return kind == access::read ? note_reads<3>(a, lanes, address) : note_writes<3>(a, lanes, address);
    case 4:
      return kind == access::read ? note_reads<4>(a, lanes, address) : note_writes<4>(a, lanes, address);
    default: return false;
    }
  }

private:
  template<u32 Dwords> constexpr bool note_reads(const settled_access& a, u64 lanes, const u32* address) {
    const dword_histories h = histories();
    bool fine = true;
    for_active_lanes(lanes, [&](u32 lane) {
      const u32 first = address[lane] / 4;
      for (u32 i = first; i < first + Dwords; ++i)
        if (h.write[i] - 1 >= a.limit - 1) fine &= a.may_read(h, i); // seldom: mostly the writer has settled
      fine &= address[lane] % 4 == 0;
    });
    if (!fine) return false;
    for_active_lanes(lanes, [&](u32 lane) {
      const u32 first = address[lane] / 4;
      for (u32 i = first; i < first + Dwords; ++i) a.note_read(h, i, lane);
    });
    return true;
  }
  template<u32 Dwords> constexpr bool note_writes(const settled_access& a, u64 lanes, const u32* address) {
    const dword_histories h = histories();
    bool fine = true;
    for_active_lanes(lanes, [&](u32 lane) {
      const u32 first = address[lane] / 4;
      for (u32 i = first; i < first + Dwords; ++i) fine &= a.may_write(h, i);
      fine &= address[lane] % 4 == 0;
    });
    if (!fine) return false;
    for_active_lanes(lanes, [&](u32 lane) {
      const u32 first = address[lane] / 4;
      for (u32 i = first; i < first + Dwords; ++i) a.note_write(h, i, lane);
    });
    return true;
  }
  constexpr dword_histories histories() {
    return {write_.begin(), read_.begin(), other_read_.begin(), parts_of_.begin()};
  }

  list<u64> write_, read_, other_read_;
  list<u32> parts_of_;
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
        judge, parts_, [this](u64& i) { return histories(i); }, address, bytes, mine, kind, true);
  }
  /// As lds_watch::note_lanes.
  constexpr bool note_lanes(const settled_access& a, u64 lanes, const u64* address, u32 dwords, access kind) {
    bool fine = true;
    for_each_dword(lanes, address, dwords, [&](const dword_histories& h, u64 i, u32) {
      fine &= kind == access::read ? a.may_read(h, i) : a.may_write(h, i);
    });
    for_active_lanes(lanes, [&](u32 lane) { fine &= address[lane] % 4 == 0; });
    if (!fine) return false;
    for_each_dword(lanes, address, dwords, [&](const dword_histories& h, u64 i, u32 lane) {
      kind == access::read ? a.note_read(h, i, lane) : a.note_write(h, i, lane);
    });
    return true;
  }

private:
  static constexpr u32 page_dwords = 64;
  struct page {
    u64 number = 0;
    u64 write[page_dwords] = {}, read[page_dwords] = {}, other_read[page_dwords] = {};
    u32 parts[page_dwords] = {};

    constexpr void clear() {
      for (u32 i = 0; i < page_dwords; ++i) write[i] = read[i] = other_read[i] = 0;
    }
  };

  constexpr dword_histories histories(u64& i) {
    const u64 number = i / page_dwords;
    if (last_ == nullptr || last_->number != number) last_ = find(number);
    i %= page_dwords;
    return {last_->write, last_->read, last_->other_read, last_->parts};
  }
  template<class F> constexpr void for_each_dword(u64 lanes, const u64* address, u32 dwords, F f) {
    for_active_lanes(lanes, [&](u32 lane) {
      const u64 first = address[lane] / 4;
      u64 i = first;
      dword_histories h = histories(i);
      for (u32 n = 0; n < dwords; ++n, ++i) {
        if (i == page_dwords) {
          i = first + n;
          h = histories(i);
        }
        f(h, i, lane);
      }
    });
  }

  static constexpr u32 hash(u64 number) { return static_cast<u32>(number * 0x9e37'79b9'7f4a'7c15ull >> 40); }
  constexpr page* find(u64 number) {
    u32 mask = table_.size() - 1;
    for (u32 i = hash(number) & mask; table_[i] != 0; i = (i + 1) & mask)
      if (pages_[table_[i] - 1]->number == number) return pages_[table_[i] - 1];
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
