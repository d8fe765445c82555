// SPDX-License-Identifier: MIT
// The history of accesses to a byte of memory, and what an access is checked for: a race, a missing wait, no value.
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
  static constexpr u64 atomic_bit = u64{1} << atomic_shift;
  static constexpr u64 same_atomic_stream = atomic_bit | u64{3} << stream_shift;
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
  /// Of two stores that raced and may have left the same value, the earlier: a later one that changes it races with both.
  access_mark other_write;
};

enum class conflict : u8 {
  none,
  never_written,
  not_waited,
  read_after_write,
  write_after_write,
  write_after_read
};

/// Two words: it is returned in registers.
struct byte_finding {
  conflict what = conflict::none;
  bool mixed =
      false; ///< `what` and `other` are one of several conflicts, or an atomic is the other party of a store
  u32 where = 0; ///< bytes of the access that are in conflict: bit 0 is the first; of the first 32
  access_mark other;

  /// Merges the findings for the access's bytes from `first` on.
  [[gnu::cold, gnu::noinline]] constexpr void add(const byte_finding& f, u64 first, u32 count) {
    mixed = mixed || f.mixed || (what != conflict::none && what != f.what);
    what = f.what;
    other = f.other;
    where |= static_cast<u32>(((u64{1} << count) - 1) << (first & 31));
  }
};
static_assert(sizeof(byte_finding) == 16);

/// Two waves may touch a byte, one of them writing, only if the first one's operation was known to be done when it went
/// past a barrier. A wave's own operations are in order within a stream; across streams an s_waitcnt must lie between.
/// Atomics do not race with each other.
class byte_judge {
public:
  constexpr explicit byte_judge(const list<wave_progress>& progress) : progress_(progress) {}

  /// `initialised`: bytes without a store have a value all the same.
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
    if (found.what == conflict::write_after_write) {
      found.mixed = found.other.atomic() || is_read(h, mine);
      if (!found.mixed && kind == access::write) h.other_write = h.write;
    } else if (found.what == conflict::none && h.write.event() != mine.event()) {
      // The first lane's race stands for those of the instruction's other lanes.
      found = compare(h.other_write, mine, conflict::write_after_write);
    }
    if (found.what == conflict::none) found = compare(h.read, mine, conflict::write_after_read);
    if (found.what == conflict::none) found = compare(h.other_read, mine, conflict::write_after_read);
    h.write = mine;
    return found;
  }

private:
  constexpr bool is_read(const byte_history& h, access_mark mine) const {
    return compare(h.read, mine, conflict::write_after_read).what != conflict::none ||
           compare(h.other_read, mine, conflict::write_after_read).what != conflict::none;
  }
  constexpr byte_finding compare(access_mark other, access_mark mine, conflict race) const {
    if (other.bits == 0) return {};
    const wave_progress& p = progress_[other.wave()];
    if (other.wave() == mine.wave()) {
      if (other.in() == mine.in() && mine.in() != stream::scalar) return {};
      if (other.event() <= p.done_event_in(other.in()) || other.instruction() == mine.instruction())
        return {};
      return {conflict::not_waited, false, 0, other};
    }
    if (other.atomic() && mine.atomic()) return {};
    if (other.event() <= p.barrier_event_in(other.in())) return {};
    return {race, false, 0, other};
  }

  const list<wave_progress>& progress_;
};

/// Histories of single bytes, four for each dword whose bytes differ.
using byte_parts = list<byte_history>;

/// Histories of neighbouring dwords, field by field. `other_read` counts only where there is a `read`.
struct dword_histories {
  u64* write = nullptr; ///< `divided`: the dword's bytes have histories of their own
  u64* read = nullptr;
  u64* other_read = nullptr;
  u64* other_write = nullptr; ///< nullptr: not kept
  u32* part = nullptr;        ///< 1 + index of the history of its first byte; 0: it never had one
  byte_parts* parts = nullptr;

  static constexpr u64 divided = ~u64{0};

  constexpr byte_history whole(u64 i) const {
    return {{write[i]},
            {read[i]},
            {read[i] == 0 ? 0 : other_read[i]},
            {other_write == nullptr ? 0 : other_write[i]}};
  }
  constexpr byte_history& byte(u64 i, u32 which) const { return (*parts)[part[i] - 1 + which]; }
  /// Gives each byte of a dword its own history.
  constexpr void divide(u64 i) const {
    if (write[i] == divided) return;
    const byte_history h = whole(i);
    part[i] = parts->size() + 1;
    for (u32 k = 0; k < 4; ++k) parts->push_back(h);
    write[i] = divided;
  }
  constexpr void put(u64 i, const byte_history& h) const {
    write[i] = h.write.bits, read[i] = h.read.bits, other_read[i] = h.other_read.bits;
    if (other_write != nullptr) other_write[i] = h.other_write.bits;
  }
};

/// The condition on which all lanes of an instruction's access are noted at once, without a finding. Each byte was last
/// accessed by an operation that was done at a barrier which all waves have passed, or by this wave in the same stream.
struct settled_access {
  u64 limit = 0;            ///< marks below it have settled
  u64 mine = 0;             ///< mark of lane 0
  bool initialised = false; ///< bytes without a store have a value all the same

  /// Atomics of one stream do not conflict with each other.
  constexpr bool is_settled(u64 mark) const {
    return mark < limit || ((mark ^ mine) & access_mark::same_wave_and_stream) == 0 ||
           ((mine & access_mark::atomic_bit) != 0 && ((mark ^ mine) & access_mark::same_atomic_stream) == 0);
  }
  constexpr bool may_read(u64 write) const { return write == 0 ? initialised : is_settled(write); }
  /// The last access may be this wave's own; then another wave's access is older than it.
  constexpr bool may_write(const byte_history& h, access kind) const {
    return (kind == access::write || initialised || h.write.bits != 0) && is_settled(h.write.bits) &&
           h.other_write.bits < limit &&
           (h.read.bits == 0 || (is_settled(h.read.bits) && h.other_read.bits < limit));
  }
  [[gnu::always_inline]] constexpr void note_read(u64 mark, u64& read, u64& other_read) const {
    if (read == 0 || ((read ^ mark) & access_mark::same_wave) != 0) other_read = read;
    read = mark;
  }
  constexpr u64 mark_of(u32 lane) const { return mine | u64{lane} << access_mark::lane_shift; }

  /// Whether bytes `first` to `first` + `count` - 1 of a dword may be accessed.
  constexpr bool may_touch(const dword_histories& h, u64 i, u32 first, u32 count, access kind) const {
    if (h.write[i] != dword_histories::divided)
      return kind == access::read ? may_read(h.write[i]) : may_write(h.whole(i), kind);
    bool may = true;
    for (u32 k = first; k < first + count; ++k) {
      const byte_history& b = h.byte(i, k);
      may &= kind == access::read ? may_read(b.write.bits) : may_write(b, kind);
    }
    return may;
  }
  constexpr void touch(const dword_histories& h, u64 i, u32 first, u32 count, u32 lane, access kind) const {
    h.divide(i);
    for (u32 k = first; k < first + count; ++k) {
      byte_history& b = h.byte(i, k);
      if (kind == access::read)
        note_read(mark_of(lane), b.read.bits, b.other_read.bits);
      else
        b.write.bits = mark_of(lane);
    }
  }

  // The same for whole dwords; mostly all that was done to them has settled.
  [[gnu::always_inline]] constexpr bool may_read_whole(const dword_histories& h, u64 i) const {
    const u64 least = initialised ? 0 : 1;
    return h.write[i] - least < limit - least || may_touch(h, i, 0, 4, access::read);
  }
  [[gnu::always_inline]] constexpr bool may_write_whole(const dword_histories& h, u64 i, access kind) const {
    const u64 least = initialised || kind == access::write ? 0 : 1;
    return (h.write[i] - least < limit - least && h.read[i] < limit) || may_touch(h, i, 0, 4, kind);
  }
  [[gnu::always_inline]] constexpr void read_whole(const dword_histories& h, u64 i, u32 lane) const {
    if (h.write[i] == dword_histories::divided) return touch(h, i, 0, 4, lane, access::read);
    note_read(mark_of(lane), h.read[i], h.other_read[i]);
  }
  [[gnu::always_inline]] constexpr void write_whole(const dword_histories& h, u64 i, u32 lane) const {
    if (h.write[i] == dword_histories::divided) return touch(h, i, 0, 4, lane, access::write);
    h.write[i] = mark_of(lane);
  }
};

} // namespace kiln::sim
