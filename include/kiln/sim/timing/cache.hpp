// SPDX-License-Identifier: MIT
// A set-associative cache of lines with least-recently-used replacement. A line may be on its way when it is found.
#pragma once

#include <kiln/sim/timing/instruction_timing.hpp>

namespace kiln::sim::timing {

class cache {
public:
  cache(u64 bytes, u32 line_bytes, u32 ways)
      : line_bytes_(line_bytes), ways_(ways), sets_(static_cast<u32>(bytes / line_bytes / ways)) {
    if (sets_ == 0) sets_ = 1;
    lines_.resize(static_cast<size_t>(sets_) * ways_);
  }

  struct line {
    u64 tag = ~u64{0};
    cycle ready = 0;
    u64 used = 0;
    double written = 0; ///< bytes that were stored since it came, at most the line's
  };
  /// The line that holds the address, or nullptr.
  line* find(u64 address) {
    const u64 tag = address / line_bytes_;
    line* set = set_of(tag);
    for (u32 way = 0; way < ways_; ++way)
      if (set[way].tag == tag) return set[way].used = ++clock_, &set[way];
    return nullptr;
  }
  /// Puts a line in, in the place of the one used least recently.
  line& fill(u64 address, cycle ready) {
    const u64 tag = address / line_bytes_;
    line* set = set_of(tag);
    line* oldest = set;
    for (u32 way = 1; way < ways_; ++way)
      if (set[way].used < oldest->used) oldest = &set[way];
    return *oldest = {tag, ready, ++clock_};
  }
  u32 line_bytes() const { return line_bytes_; }

private:
  line* set_of(u64 tag) { return &lines_[static_cast<size_t>((tag ^ tag >> 13) % sets_) * ways_]; }

  u32 line_bytes_, ways_, sets_;
  std::vector<line> lines_;
  u64 clock_ = 0;
};

} // namespace kiln::sim::timing
