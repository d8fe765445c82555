// SPDX-License-Identifier: MIT
// What an instruction has to do in an asynchronous load or a ring of LDS slots.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::ir {

/// In `instruction::literal`, where mark::tagged is set. Instructions that have nothing else to do, the markers, are an
/// s_waitcnt that waits for nothing: passes move no access over it, and pass::remove_markers takes it out.
struct tag {
  /// Numbers, because clang takes 50 times as long to read a comparison of enumerators.
  struct kind {
    static constexpr u32 none = 0;
    // Markers.
    static constexpr u32 issued = 1;  ///< a generation of the token's loads ends here
    static constexpr u32 wait = 2;    ///< for all generations of a token but the `number` youngest
    static constexpr u32 advance = 3; ///< the ring's counter grows by one: slot j is slot j - 1 now
    static constexpr u32 phases = 4;  ///< from here on groups of waves are up to `number` barriers apart
    // Accesses and barriers.
    static constexpr u32 slot = 5;  ///< accesses the ring's slot `number`, counted from the ring's counter
    static constexpr u32 loose = 6; ///< loads to LDS that is in no ring
    static constexpr u32 apart = 7; ///< accesses LDS that no asynchronous load writes
    static constexpr u32 shift = 8; ///< a barrier of some waves only, which moves them a barrier apart
  };
  static constexpr u32 most_ids = 256, most_younger = 7, most_slots = 16;
  // Which counters a token's loads are in.
  static constexpr u32 in_vmcnt = 1, in_lgkmcnt = 2;

  u32 bits = 0;

  static constexpr tag of(u32 kind, u32 id, u32 number = 0, u32 counters = 0) {
    return {kind | id << 4 | number << 16 | counters << 28};
  }
  constexpr u32 what() const { return bits & 15; }
  constexpr u32 id() const { return bits >> 4 & 0xfff; }
  constexpr u32 number() const { return bits >> 16 & 0xfff; }
  constexpr u32 counters() const { return bits >> 28; }
  constexpr bool is_marker() const { return what() - kind::issued <= kind::phases - kind::issued; }
};

/// No kind, if there is none.
constexpr tag tag_of(const instruction& in) { return {(in.marks & mark::tagged) != 0 ? in.literal : 0}; }

} // namespace kiln::ir
