// SPDX-License-Identifier: MIT
// A ring of LDS slots: loads fill one while others are read, and check::rings proves that no wave comes too early.
#pragma once

#include <kiln/author/builder.hpp>

namespace kiln {

/// A slot of a ring at the place in the program where lds_ring::place() made it. It holds until the ring's next step, in the
/// same loop.
class lds_place {
  friend class lds_ring;
  static constexpr u32 none = ~0u;
  u32 ring_ = none, ahead_ = 0, steps_ = 0, loop_ = none;
};

/// `slots` slots of `slot_bytes` bytes of LDS, in use by turns. Slot 0 is the one of the ring's counter, slot j the one j steps
/// later; `advance` is the step. All waves of the workgroup must come to each call: what they load may differ.
///
/// It is a compile error to read a slot before its loads have been waited for and a barrier has come after that, or to load
/// into one that waves may still be reading: from the end of the reads on, which barriers wait for, a barrier must come.
class lds_ring {
public:
  /// Takes the LDS. `slot_bytes` is a multiple of 16.
  constexpr lds_ring(builder k, u32 slots, u32 slot_bytes, source at = source::here())
      : k_(k), slots_(slots), slot_bytes_(slot_bytes), now_(k.sgpr<u32>(0)) {
    if (slots == 0 || slots > ir::tag::most_slots)
      k.fail(at,
             text_buffer{} << "a ring of " << slots << " slots; allowed range is 1.." << ir::tag::most_slots);
    if (slot_bytes == 0 || slot_bytes % 16 != 0)
      k.fail(at,
             text_buffer{} << "slots of " << slot_bytes << " bytes; the size of a slot is a multiple of 16");
    if (k.failed()) return;
    base_ = k.lds<b32>(slots * slot_bytes / 4, at).offset_bytes();
    ir::program& p = k.state().program_draft.program;
    id_ = p.rings.size();
    p.rings.push_back({slots, at});
  }

  constexpr u32 slots() const { return slots_; }
  constexpr u32 slot_bytes() const { return slot_bytes_; }

  /// One more generation of the token: `body(slot)` loads to LDS from byte `slot` (an SGPR) on, into slot `ahead`.
  template<class Body> constexpr void load(token t, u32 ahead, Body body, source at = source::here()) {
    if (!has(ahead, at)) return;
    const sgpr<u32> slot = place_of(ahead);
    k_.async(t, [&] { use(ahead, [&] { body(slot); }, at); }, at);
  }
  /// `body(slot)` writes LDS from byte `slot` on, slot `ahead`, out of registers.
  template<class Body> constexpr void write(u32 ahead, Body body, source at = source::here()) {
    if (!has(ahead, at)) return;
    const sgpr<u32> slot = place_of(ahead);
    if (use(ahead, [&] { body(slot); }, at)) author::require_all_waves(k_.state());
  }
  /// `body(slot)` reads LDS from byte `slot` on, slot `ahead`.
  template<class Body> constexpr void read(u32 ahead, Body body, source at = source::here()) {
    write(ahead, body, at);
  }
  /// `body(slot)` takes the byte at which slot `ahead` begins: for addresses that several reads of this slot share.
  template<class Body> constexpr lds_place place(u32 ahead, Body body, source at = source::here()) const {
    lds_place out;
    if (!has(ahead, at)) return out;
    body(sgpr<u32>(place_of(ahead)));
    out.ring_ = id_, out.ahead_ = ahead, out.steps_ = steps_, out.loop_ = loop();
    return out;
  }
  /// `body()` reads LDS of that slot, by addresses that place() has made since the last step.
  template<class Body> constexpr void read(const lds_place& from, Body body, source at = source::here()) {
    if (!holds(from, at)) return;
    if (use(from.ahead_, body, at)) author::require_all_waves(k_.state());
  }
  /// The ring's counter grows by one.
  constexpr void advance(source at = source::here()) {
    if (slots_ > 1) now_ = wrapped(now_ + slot_bytes_);
    ++steps_;
    author::append_marker(k_.state(), ir::tag::of(ir::tag::kind::advance, id_), at);
    author::require_all_waves(k_.state());
  }

private:
  constexpr bool has(u32 ahead, source at) const {
    if (ahead < slots_) return !k_.failed();
    k_.fail(at, text_buffer{} << "slot " << ahead << " of a ring of " << slots_ << "; allowed range is 0.."
                              << slots_ - 1);
    return false;
  }
  /// The innermost loop around what is written.
  constexpr u32 loop() const {
    const auto& loops = k_.state().loops;
    return loops.empty() ? lds_place::none : loops.back().next;
  }
  constexpr bool holds(const lds_place& p, source at) const {
    if (k_.failed()) return false;
    text_buffer why;
    if (p.ring_ == lds_place::none)
      why << "this place of a ring was never made: ring.place(ahead, body) makes one";
    else if (p.ring_ != id_)
      why << "this place is one of another ring: of ring " << p.ring_ << ", and the ring is " << id_;
    else if (p.steps_ != steps_)
      why << "steps of the ring since this place of slot " << p.ahead_ << " was made: " << steps_ - p.steps_
          << "; allowed are 0: make it anew after advance()";
    else if (p.loop_ != loop())
      why << "this place of slot " << p.ahead_
          << " was made in another loop than it is read in, where the ring may make steps between: make it "
             "in "
             "the same loop";
    else
      return true;
    k_.fail(at, why);
    return false;
  }
  /// An offset below twice the ring's size, within it: where the difference is below 0, it is the greater number.
  constexpr sgpr<u32> wrapped(const sgpr<u32>& offset) const {
    return min(offset, offset - slots_ * slot_bytes_);
  }
  constexpr sgpr<u32> place_of(u32 ahead) const {
    auto offset = ahead == 0 ? now_ : wrapped(now_ + ahead * slot_bytes_);
    return base_ == 0 ? offset : offset + base_;
  }
  /// True if it accesses LDS.
  template<class Body> constexpr bool use(u32 ahead, Body body, source at) const {
    const u32 first = k_.program().code.size();
    body();
    if (k_.failed()) return false;
    const u32 found = author::tag_accesses(k_.state(), first, ir::tag::of(ir::tag::kind::slot, id_, ahead));
    if (found == 0) k_.fail(at, "this uses a slot of a ring, and accesses no LDS");
    return found != 0;
  }

  builder k_;
  u32 id_ = 0, slots_, slot_bytes_, base_ = 0;
  u32 steps_ = 0; ///< that are written so far
  sgpr<u32> now_; ///< bytes from the ring's begin to slot 0
};

} // namespace kiln

namespace kiln::dsl {
using kiln::lds_ring;
} // namespace kiln::dsl
