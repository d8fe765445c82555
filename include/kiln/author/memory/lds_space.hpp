// SPDX-License-Identifier: MIT
// Which bytes of the workgroup's LDS are taken: first fit, with reuse of what was freed.
#pragma once

#include <kiln/support/list.hpp>

namespace kiln::author {

class lds_space {
public:
  /// First byte of the lowest free run of `bytes` that begins at a multiple of `alignment`, at `lowest` or above it.
  constexpr u32 take(u32 bytes, u32 alignment, u32 lowest = 0) {
    u32 first = (lowest + alignment - 1) / alignment * alignment, place = 0;
    for (; place < taken_.size(); ++place) {
      if (u64{first} + bytes <= taken_[place].first) break;
      const u32 after = (taken_[place].end + alignment - 1) / alignment * alignment;
      if (after > first) first = after;
    }
    taken_.push_back({});
    for (u32 i = taken_.size() - 1; i > place; --i) {
      const span moved = taken_[i - 1];
      taken_[i] = moved;
    }
    taken_[place] = {first, first + bytes};
    return first;
  }

  /// False if no run in use begins there.
  constexpr bool give_back(u32 first) {
    for (u32 i = 0; i < taken_.size(); ++i) {
      if (taken_[i].first != first) continue;
      for (; i + 1 < taken_.size(); ++i) {
        const span moved = taken_[i + 1];
        taken_[i] = moved;
      }
      taken_.pop_back();
      return true;
    }
    return false;
  }

private:
  struct span {
    u32 first = 0, end = 0;
  };
  list<span> taken_; ///< by address
};

} // namespace kiln::author
