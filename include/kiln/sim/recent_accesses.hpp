// SPDX-License-Identifier: MIT
// Accesses of whole instructions that are not in the bytes' histories yet. Run time only.
#pragma once

#include <kiln/sim/byte_history.hpp>
#include <kiln/sim/lane_pattern.hpp>

namespace kiln::sim {

/// In the order in which they were made.
template<class Address, class Pattern> class recent_accesses {
public:
  struct entry {
    u64 mark = 0; ///< of lane 0
    Address first = 0, least = 0, end = 0;
    const Pattern* pattern = nullptr;
    u32 sets = 0, bytes = 0;
    access kind = access::read;
  };

  constexpr bool empty() const { return size_ == 0; }
  constexpr void clear() { size_ = 0; }

  /// True if the access may conflict with one of these. Ranges of bytes are compared, so the lanes' bytes may still differ.
  bool may_conflict(const settled_access& a, const entry& mine) const {
    for (u32 first = 0; first < size_; first += chunk_size) {
      const chunk& c = chunks_[first / chunk_size];
      if (c.least >= mine.end || mine.least >= c.end || (mine.kind == access::read && !c.writes)) continue;
      if (c.atomics && (mine.mark & access_mark::same_atomic_stream) == c.stream) continue;
      for (u32 i = first; i < size_ && i < first + chunk_size; ++i) {
        const entry& e = entries_[i];
        if (e.least < mine.end && mine.least < e.end &&
            (mine.kind != access::read || e.kind != access::read) && !a.is_settled(e.mark))
          return true;
      }
    }
    return false;
  }
  /// Adds an access, after a flush if there is no room.
  template<class Note> void add(const entry& e, Note note) {
    if (size_ == capacity) flush(note);
    append(e);
  }
  /// Calls note(entry) for each access and drops it.
  template<class Note> void flush(Note note) {
    for (u32 i = 0; i < size_; ++i) note(entries_[i]);
    size_ = 0;
  }
  /// Drops accesses with marks below the limit.
  void drop_settled(u64 limit) {
    const u32 count = size_;
    size_ = 0;
    for (u32 i = 0; i < count; ++i)
      if (entries_[i].mark >= limit) append(entries_[i]);
  }

private:
  static constexpr u32 capacity = 512, chunk_size = 16;
  /// A summary of `chunk_size` entries.
  struct chunk {
    Address least = 0, end = 0;
    u64 stream = 0;       ///< of the first entry's mark
    bool writes = false;  ///< an entry writes
    bool atomics = false; ///< all are atomics of that stream: such ones do not conflict with each other
  };

  void append(const entry& e) {
    chunk& c = chunks_[size_ / chunk_size];
    const bool writes = e.kind != access::read;
    const u64 stream = e.mark & access_mark::same_atomic_stream;
    if (size_ % chunk_size == 0) {
      c = {e.least, e.end, stream, writes, (stream & access_mark::atomic_bit) != 0};
    } else {
      c.least = e.least < c.least ? e.least : c.least;
      c.end = e.end > c.end ? e.end : c.end;
      c.writes |= writes;
      c.atomics &= stream == c.stream;
    }
    entries_[size_++] = e;
  }

  entry entries_[capacity];
  chunk chunks_[capacity / chunk_size];
  u32 size_ = 0;
};

} // namespace kiln::sim
