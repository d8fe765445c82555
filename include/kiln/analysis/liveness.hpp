// SPDX-License-Identifier: MIT
// Live intervals of values: one scan of the code, and a backward data-flow solution for what crosses blocks, aware of EXEC.
#pragma once

#include <kiln/analysis/block_liveness.hpp>
#include <kiln/analysis/row_shapes.hpp>

namespace kiln::analysis {

/// The liveness of a program over virtual registers.
///
/// A value is one SGPR dword, or one whole VGPR or AGPR group; it is named by its (first) virtual dword. `first` and
/// `last` are the ends of its live interval, over all paths and without holes, in half instructions: instruction i reads
/// at 2i and writes at 2i + 1.
struct liveness {
  static constexpr u32 never = ~0u;

  list<u32> value_of; ///< by virtual dword: the value it belongs to
  list<u32> size;     ///< by value: its registers
  list<u32> first;    ///< by value
  list<u32> last;     ///< 0 for dwords that name no value
  // Values that live into the block they begin in, and values that live on at the end of the block they end in. Chains:
  // the head by block, the next by value; 1 + value, 0 ends the chain.
  list<u32> entering, next_entering;
  list<u32> leaving, next_leaving;
};

namespace detail {

/// Walks the code once. What it learns about a value at its first access in a block is all that the data-flow needs; at
/// later accesses in the block only the end of the interval moves.
class liveness_scan {
public:
  constexpr explicit liveness_scan(const ir::program& p)
      : p_(p), flow_(p), every_lane_(flow_.has_regions() ? row_shape::ignores_exec : 0) {
    number_values();
  }

  constexpr liveness solve() {
    const u32 blocks = p_.blocks.size();
    for (block_ = 0; block_ < blocks; ++block_) {
      flow_.begin_block(block_);
      scan(p_.blocks[block_].first, p_.end_of(block_));
      if (!incomplete_.empty()) close_incomplete();
    }
    flow_.solve();
    extend_over_blocks();
    return static_cast<liveness&&>(out_);
  }

private:
  static constexpr u32 first_register = 1u << 28, registers = 3u << 28, payload = 0x0fff'ffffu;
  static constexpr u32 incomplete = 1u
                                    << 31; // a mark in touched_: only parts of the group are written so far

  constexpr void number_values() {
    const u32 dwords = p_.virtual_dwords;
    out_.value_of = list<u32>(dwords);
    out_.size = list<u32>::filled(dwords, 1);
    out_.first = list<u32>::filled(dwords, liveness::never);
    out_.last = list<u32>(dwords);
    touched_ = list<u32>(dwords);
    number_ = list<u32>(dwords);
    scalar_ = list<u32>(dwords);
    u32 *value = out_.value_of.begin(), *size = out_.size.begin(), *scalar = scalar_.begin();
    for (const ir::register_group& g : p_.groups) {
      u32 d = g.first;
      if (g.dwords == 1) {
        value[d] = d;
        if (g.bank == ir::bank::sgpr) scalar[d] = 1;
        continue;
      }
      const u32 end = d + g.dwords;
      if (g.bank == ir::bank::sgpr) {
        for (; d != end; ++d) value[d] = d, scalar[d] = 1;
        continue;
      }
      size[d] = g.dwords;
      value[d] = d;
      while (++d != end) value[d] = g.first, size[d] = 0;
    }
  }

  /// The hot loop. Places 0 to 3 of the common instructions stand here one by one: in constant evaluation an inner loop
  /// over them would cost twice as much.
  constexpr void scan(u32 begin, u32 end) {
    const u64* shapes = shapes_.words();
    const u32* size = out_.size.begin();
    u32 *first = out_.first.begin(), *last = out_.last.begin(), *touched = touched_.begin();
    const u32 here = block_ + 1;
    const u64 every_lane = every_lane_;
    u32 now = 2 * begin;
    const ir::instruction* in = p_.code.begin() + begin;
    for (const ir::instruction* const stop = p_.code.begin() + end; in != stop; ++in, now += 2) {
      const u64 shape = shapes[in->row];
      if ((shape & row_shape::plain) == 0 || (in->marks & ir::mark::keeps_destination) != 0) {
        scan_any(*in, now);
        continue;
      }
      const u128 ops = in->ops.low;
      if (const u32 bits = static_cast<u32>(ops >> 32); bits - first_register < registers) {
        const u32 d = bits & payload;
        if (touched[d] == here)
          last[d] = now;
        else
          read(d, now);
      }
      if (const u32 bits = static_cast<u32>(ops >> 64); bits - first_register < registers) {
        const u32 d = bits & payload;
        if (touched[d] == here)
          last[d] = now;
        else
          read(d, now);
      }
      if (const u32 bits = static_cast<u32>(ops >> 96); bits - first_register < registers) {
        const u32 d = bits & payload;
        if (touched[d] == here)
          last[d] = now;
        else
          read(d, now);
      }
      if (const u32 bits = static_cast<u32>(ops); bits - first_register < registers) {
        const u32 d = bits & payload;
        if ((shape & row_shape::result) == 0) {
          read(d, now);
        } else if (touched[d] == here) {
          last[d] = now + 1;
        } else if (touched[d] == 0 && size[d] == (shape >> row_shape::dwords_shift & 63) &&
                   (shape & every_lane) == 0) { // most values begin so
          touched[d] = here;
          first[d] = last[d] = now + 1;
        } else {
          write(d, now + 1, row_shape::dwords(shape, 0), shape);
        }
      }
    }
  }

  constexpr void scan_any(const ir::instruction& in, u32 now) {
    const u64 shape = shapes_.of(in.row);
    const u128 ops = in.ops.low;
    const u32* const touched = touched_.begin();
    const u32 writes = shape >> row_shape::writes_shift & row_shape::places, here = block_ + 1;
    u32 reads = (shape | shape >> row_shape::updates_shift) & row_shape::places;
    if ((in.marks & ir::mark::keeps_destination) != 0) reads |= writes;
    for (; reads != 0; reads &= reads - 1) {
      const u32 o = static_cast<u32>(__builtin_ctz(reads));
      const u32 bits = static_cast<u32>(o < 4 ? ops >> 32 * o : in.ops.high >> 32 * (o - 4));
      if (bits - first_register >= registers) continue;
      // A vector place lies in one value, a scalar one covers as many as it has dwords.
      u32 d = bits & payload;
      for (const u32 end = d + (bits < 2 * first_register ? row_shape::dwords(shape, o) : 1); d != end; ++d)
        if (touched[d] == here)
          out_.last[d] = now;
        else
          read(d, now);
    }
    for (u32 left = writes; left != 0; left &= left - 1) {
      const u32 o = static_cast<u32>(__builtin_ctz(left));
      const u32 bits = static_cast<u32>(ops >> 32 * o); // results are among the first four operands
      if (bits - first_register >= registers) continue;
      const u32 dwords = row_shape::dwords(shape, o);
      if (bits >= 2 * first_register) {
        write(bits & payload, now + 1, dwords, shape);
        continue;
      }
      u32 d = bits & payload;
      for (const u32 end = d + dwords; d != end; ++d)
        if (touched[d] == here)
          out_.last[d] = now + 1;
        else
          write(d, now + 1, 1, shape);
    }
  }

  // Any access, of any dword of a value.
  constexpr void read(u32 d, u32 now) {
    const u32 v = out_.value_of[d];
    out_.last[v] = now;
    if (touched_[v] == block_ + 1) return;
    // A read before any write of this block, or while only a part of the group is written.
    if (number_[v] == 0) number(v, now);
    flow_.use(number_[v]);
    touched_[v] = block_ + 1;
  }
  constexpr void write(u32 d, u32 now, u32 dwords, u64 shape) {
    const u32 v = out_.value_of[d], touched = touched_[v];
    out_.last[v] = now;
    if (touched == block_ + 1) return;
    if (touched == 0) {
      out_.first[v] = now;
      if (dwords == out_.size[v] && (shape & every_lane_) == 0) {
        touched_[v] = block_ + 1; // to be told if the value is met in another block
        return;
      }
    }
    write_first(v, d - v, now, dwords, (shape & every_lane_) != 0);
  }

  /// A write before any read of this block, of a value that was met before, or of a part of one.
  constexpr void write_first(u32 v, u32 offset, u32 now, u32 dwords, bool every_lane) {
    constexpr u32 most = 64; // registers of a group whose parts are told apart
    const bool begun = touched_[v] == (block_ + 1 | incomplete);
    if (touched_[v] != 0 && !begun && number_[v] == 0) number(v, now);
    const u32 size = out_.size[v];
    bool full = dwords == size;
    if (!full && size <= most) {
      if (partly_written_.empty()) partly_written_ = list<u64>(p_.virtual_dwords);
      if (!begun) incomplete_.push_back(v);
      u64& parts = partly_written_[v];
      parts |= (~u64{0} >> (most - dwords)) << offset;
      full = parts == ~u64{0} >> (most - size);
      every_lane = false;
      if (!full) {
        touched_[v] = block_ + 1 | incomplete;
        return;
      }
    }
    if (number_[v] == 0 && (every_lane || !full)) number(v, now);
    if (!full)
      flow_.use(number_[v]);
    else if (number_[v] != 0)
      flow_.kill(number_[v], block_, every_lane);
    touched_[v] = block_ + 1;
  }

  /// Makes a value known to the data-flow. If it was met before, then in one other block, which began with a write.
  constexpr void number(u32 v, u32 now) {
    number_[v] = flow_.add_value(v, scalar_[v] != 0);
    const u32 before = touched_[v] & ~incomplete;
    if (before == 0)
      out_.first[v] = now;
    else if (before != block_ + 1)
      flow_.kill(number_[v], before - 1, false);
  }

  /// At the end of a block: registers that were not written hold what they held before.
  constexpr void close_incomplete() {
    for (const u32 v : incomplete_) {
      partly_written_[v] = 0;
      if (touched_[v] == (block_ + 1 | incomplete)) read(v, out_.last[v]);
    }
    incomplete_.clear();
  }

  constexpr void extend_over_blocks() {
    const u32 blocks = p_.blocks.size();
    out_.entering = list<u32>(blocks);
    out_.leaving = list<u32>(blocks);
    out_.next_entering = list<u32>(p_.virtual_dwords);
    out_.next_leaving = list<u32>(p_.virtual_dwords);
    flow_.each_first_entry([this](u32 v, u32 b) {
      const u32 begin = 2 * p_.blocks[b].first;
      if (begin > out_.first[v]) return;
      out_.first[v] = begin;
      out_.next_entering[v] = out_.entering[b];
      out_.entering[b] = v + 1;
    });
    flow_.each_last_exit([this](u32 v, u32 b) {
      const u32 end = 2 * p_.end_of(b) - 1;
      if (end <= out_.last[v]) return;
      out_.last[v] = end;
      out_.next_leaving[v] = out_.leaving[b];
      out_.leaving[b] = v + 1;
    });
  }

  const ir::program& p_;
  block_liveness flow_;
  liveness out_;
  row_shapes shapes_;
  u64 every_lane_; ///< row_shape of writes that EXEC does not limit, where that makes a difference
  u32 block_ = 0;
  list<u32> touched_; ///< by value: 1 + the block of its last access so far; 0 for dwords that name none
  list<u32> number_;  ///< by value: its number in flow_, or 0
  list<u32> scalar_;  ///< by value: whether its bank is the scalar one
  list<u64> partly_written_; ///< by value: registers of its group written so far in this block
  list<u32> incomplete_;     ///< values with an entry there
};

} // namespace detail

constexpr liveness live_intervals(const ir::program& p) { return detail::liveness_scan(p).solve(); }

} // namespace kiln::analysis
