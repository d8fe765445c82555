// SPDX-License-Identifier: MIT
// Pipelines of two groups of waves that take turns: one group's matrix instructions run beside the other's memory accesses.
#pragma once

#include <kiln/tile/pipeline.hpp>

namespace kiln {

namespace author {

/// Two groups of waves that are a barrier apart: the later one begins with a barrier of its own, the earlier one ends with one.
class wave_groups {
public:
  constexpr wave_groups(builder k, source at) : k_(k), at_(at), is_late_(k.sgpr<i32>(k.wave_id(at))) {
    const u32 waves = k.program().work_items() / 64;
    if (waves < 2 || waves % 2 != 0 || k.program().work_items() % 64 != 0)
      k.fail(at, text_buffer{} << "two groups of waves need a workgroup of 128, 256, ... work-items; it has "
                               << k.program().work_items());
    half_ = static_cast<i32>(waves / 2);
  }
  constexpr void part() {
    k_.if_(is_late_ >= half_, [this] { shift(); });
    append_marker(k_.state(), ir::tag::of(ir::tag::kind::phases, 0, 1), at_);
  }
  constexpr void join() {
    k_.if_(is_late_ < half_, [this] { shift(); });
    append_marker(k_.state(), ir::tag::of(ir::tag::kind::phases, 0, 0), at_);
  }

private:
  constexpr void shift() {
    k_.s_barrier(at_);
    if (k_.failed()) return;
    ir::instruction& barrier = k_.program().code.back();
    barrier.marks |= ir::mark::tagged;
    barrier.literal = ir::tag::of(ir::tag::kind::shift, 0).bits;
  }

  builder k_;
  source at_;
  i32 half_ = 1;
  sgpr<i32> is_late_; ///< the wave's index
};

} // namespace author

/// As `pipeline`, for an even number of waves, of which half are a barrier later than the others: while one half calculates,
/// the other accesses memory. On a SIMD with a wave of each, both units are busy (HipKittens' 8-wave ping-pong). The half that
/// calculates has the higher priority. `read(place, tile)` moves a tile from LDS to registers, `calculate(tile)` uses these.
///
/// An iteration:  read tile i, load tile i + slots - 1, wait for tile i + 1 | barrier | calculate tile i | barrier
///
/// Two barriers lie between the wait for a tile and its reads, and between these and the loads that overwrite it, as the halves
/// are one apart: check::rings. With two slots the wait would be for loads just issued; three or more are sensible.
template<class Load, class Read, class Calculate>
constexpr void ping_pong_pipeline(builder k, lds_ring& ring, const author::trip_count& trips, Load load,
                                  Read read, Calculate calculate, source at = source::here()) {
  if (!author::has_slots(k, ring, 2, at)) return;
  author::wave_groups groups(k, at);
  author::pipeline_writer<Load> writer(k, ring, trips, load, at);
  const u32 ahead = writer.ahead();
  list<author::code_label> early, labels;
  for (u32 left = 0; left <= ahead; ++left) early.push_back(k.label()), labels.push_back(k.label());
  const auto read_slot = [&] { writer.use_tile(read); };
  const auto finish_turn = [&](bool is_last) {
    if (is_last) return calculate(writer.now()); // nothing overwrites the slot
    k.barrier(at);
    k.s_setprio(1);
    calculate(writer.now());
    k.s_setprio(0);
    k.barrier(at);
    writer.advance();
  };
  const auto begin = [&](u32 younger_tiles) {
    writer.wait_but(younger_tiles);
    k.barrier(at);
    groups.part();
  };
  const bool is_short = trips.is_known() && trips.known() < static_cast<i32>(ahead);
  writer.prologue([&](u32 count) { return early[count]; });
  if (!is_short) {
    begin(ahead - 1);
    writer.steady([&] {
      read_slot();
      writer.load_next(ahead);
      writer.wait_but(ahead - 1);
      finish_turn(false);
    });
  } else if (trips.known() > 0) {
    begin(static_cast<u32>(trips.known()) - 1);
  }
  writer.epilogue([&](u32 left) { k.place(labels[left]); },
                  [&](u32 left) {
                    read_slot();
                    if (left > 1) writer.wait_but(left - 2);
                    finish_turn(left == 1);
                  });
  if (!trips.is_known() || trips.known() > 0) groups.join();
  if (trips.is_known()) return;
  auto end = k.label();
  k.goto_(end);
  for (u32 count = 1; count < ahead; ++count) {
    k.place(early[count]);
    begin(count - 1);
    k.goto_(labels[count]);
  }
  k.place(early[0]);
  k.place(end);
}

} // namespace kiln

namespace kiln::dsl {
using kiln::ping_pong_pipeline;
} // namespace kiln::dsl
