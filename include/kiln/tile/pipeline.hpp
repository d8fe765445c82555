// SPDX-License-Identifier: MIT
// Software pipelines over a ring of LDS slots: prologue, steady state and epilogue from one description.
#pragma once

#include <kiln/tile/ring.hpp>

namespace kiln {

namespace author {

/// The number of a pipeline's iterations: a number, or an SGPR, which may be 0 or less.
class trip_count {
public:
  constexpr trip_count(i32 count) : known_(count) {}             // NOLINT: implicit
  constexpr trip_count(const handle<ir::bank::sgpr, i32>& count) // NOLINT: implicit
      : is_known_(false), register_(&count) {}

  constexpr bool is_known() const { return is_known_; }
  constexpr i32 known() const { return known_; }
  constexpr const handle<ir::bank::sgpr, i32>& in_register() const { return *register_; }

private:
  i32 known_ = 0;
  bool is_known_ = true;
  const handle<ir::bank::sgpr, i32>* register_ = nullptr;
};

/// Writes what all pipelines have: loads run `ahead` iterations before their tile is used.
///
///   loads of tiles 0 .. ahead - 1, of which fewer tiles leave early   prologue
///   while more than `ahead` tiles are left: load one, use one         steady state
///   use one, as often as tiles are left: `ahead` copies               epilogue
///
/// The epilogue's copies need different waits, as fewer loads are in flight in each. Early exits of the
/// prologue enter it where so many tiles are left.
template<class Load> class pipeline_writer {
public:
  constexpr pipeline_writer(builder k, lds_ring& ring, const trip_count& trips, Load& load, source at)
      : k_(k),
        ring_(ring),
        trips_(trips),
        load_(load),
        at_(at),
        ahead_(ring.slots() - 1),
        loaded_(k.make_token(at)),
        next_(k.sgpr<i32>(0)),
        now_(k.sgpr<i32>(0)) {}

  constexpr u32 ahead() const { return ahead_; }
  constexpr const sgpr<i32>& now() const { return now_; }

  /// `leave(count)` is a label: to it, if the trips are so many.
  template<class Leave> constexpr void prologue(Leave leave) {
    for (u32 tile = 0; tile < ahead_; ++tile) {
      if (!trips_.is_known()) {
        if (tile == 0)
          k_.goto_if(trips_.in_register() <= 0, leave(0u));
        else
          k_.goto_if(trips_.in_register() == static_cast<i32>(tile), leave(tile));
      } else if (trips_.known() <= static_cast<i32>(tile)) {
        return;
      }
      load_next(tile);
    }
  }
  constexpr void load_next(u32 slot) {
    ring_.load(loaded_, slot, [this](const sgpr<u32>& place) { load_(place, next_); }, at_);
    next_ += 1;
  }
  /// `use(place, tile)` reads the slot of the tile to use.
  template<class Use> constexpr void use_tile(Use& use) {
    Use* const called = &use; // clang's bytecode interpreter captures no reference parameters
    ring_.read(0, [this, called](const sgpr<u32>& place) { (*called)(place, now_); }, at_);
  }
  /// All loads have arrived but those of so many younger tiles.
  constexpr void wait_but(u32 younger_tiles) { k_.wait(loaded_, younger(younger_tiles), at_); }
  constexpr void advance() {
    ring_.advance(at_);
    now_ += 1;
  }
  /// One wave has no others to meet.
  constexpr void meet() {
    if (k_.program().work_items() > 64) k_.barrier(at_);
  }

  /// Runs `body()` while there are tiles to load.
  template<class Body> constexpr void steady(Body body) {
    if (!trips_.is_known())
      k_.while_([this] { return next_ < trips_.in_register(); }, body);
    else if (trips_.known() > static_cast<i32>(ahead_))
      k_.do_while(body, [this] { return next_ < trips_.known(); });
  }
  /// Runs `body(left)` with so many tiles left to use, this one included.
  template<class Place, class Body> constexpr void epilogue(Place place, Body body) {
    for (u32 left = ahead_; left > 0; --left) {
      place(left);
      if (!trips_.is_known() || trips_.known() >= static_cast<i32>(left)) body(left);
    }
    place(0u);
  }

private:
  builder k_;
  lds_ring& ring_;
  const trip_count& trips_;
  Load& load_;
  source at_;
  u32 ahead_;
  token loaded_;
  sgpr<i32> next_, now_; ///< the tile to load, and the one to use
};

/// Refuses a ring that leaves no slot to load into.
constexpr bool has_slots(builder k, const lds_ring& ring, u32 fewest, source at) {
  if (ring.slots() < fewest)
    k.fail(at, text_buffer{} << "this pipeline needs a ring of at least " << fewest << " slots; it has "
                             << ring.slots());
  else if (ring.slots() - 1 > ir::tag::most_younger)
    k.fail(at, text_buffer{} << "a pipeline has at most " << ir::tag::most_younger + 1
                             << " slots; its ring has " << ring.slots());
  return !k.failed();
}

template<class Load, class Use>
constexpr void write_pipeline(builder k, lds_ring& ring, const trip_count& trips, Load load, Use use,
                              bool interleaved, source at) {
  if (!has_slots(k, ring, 2, at)) return;
  pipeline_writer<Load> writer(k, ring, trips, load, at);
  list<code_label> labels;
  for (u32 left = 0; left < ring.slots(); ++left) labels.push_back(k.label());
  const auto use_slot = [&] { writer.use_tile(use); };
  writer.prologue([&](u32 count) { return labels[count]; });
  writer.steady([&] {
    writer.wait_but(writer.ahead() - 1); // before the barrier: each wave waits for its own loads
    writer.meet(); // all have arrived, and all waves are done with the slot before this one
    if (!interleaved) {
      writer.load_next(writer.ahead());
      use_slot();
    } else {
      schedule_stream uses = k.record(use_slot, at);
      schedule_stream loads = k.record([&] { writer.load_next(writer.ahead()); }, at);
      k.interleave(uses, loads);
    }
    writer.advance();
  });
  writer.epilogue([&](u32 left) { k.place(labels[left]); },
                  [&](u32 left) {
                    writer.wait_but(left - 1);
                    writer.meet();
                    use_slot();
                    if (left > 1) writer.advance();
                  });
}

} // namespace author

/// For each of `trips` tiles, a number or an i32 in an SGPR, from 0 on: `load(place, tile)` starts its loads to LDS from byte
/// `place` on, and `use(place, tile)` uses it from there, when it has arrived and for all waves. Loads run ring.slots() - 1
/// tiles ahead; a barrier per tile. What `use` reads of LDS is in registers at the next barrier. After the pipeline, waves may
/// still be using the last tile. The code of `use` is written once for the loop and once for each slot but one after it.
///
/// An iteration:  wait for tile i | barrier | load tile i + slots - 1 | use tile i
template<class Load, class Use>
constexpr void pipeline(builder k, lds_ring& ring, const author::trip_count& trips, Load load, Use use,
                        source at = source::here()) {
  author::write_pipeline(k, ring, trips, load, use, false, at);
}
/// The same with the loads and what uses them merged by issue cycles, for four waves with a SIMD each, beside whose matrix
/// instructions no other wave's loads run. Both are straight-line code.
template<class Load, class Use>
constexpr void interleaved_pipeline(builder k, lds_ring& ring, const author::trip_count& trips, Load load,
                                    Use use, source at = source::here()) {
  author::write_pipeline(k, ring, trips, load, use, true, at);
}

} // namespace kiln

namespace kiln::dsl {
using kiln::interleaved_pipeline, kiln::pipeline;
} // namespace kiln::dsl
