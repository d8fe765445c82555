// SPDX-License-Identifier: MIT
// Gives reads of LDS in a loop, whose offsets are too large for a pair of reads, an address nearer to them.
//   needs  a program over virtual registers
//   gives  an addition before the loop for each new address; smaller offsets, so that pass::pair_reads joins more reads
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/tested_loops.hpp>
#include <kiln/pass/edit/based_access.hpp>
#include <kiln/pass/edit/integer_operand.hpp>
#include <kiln/pass/edit/rearrangement.hpp>

namespace kiln::pass {

namespace detail {

/// A pair of reads takes offsets of 8 bits, in units of one read or of 64; a read alone takes 16 bits in bytes. Reads of an
/// innermost loop from one address register, which the loop does not write, are put into windows: either of 256 units, that
/// begin at a multiple of 64, or with a begin below 64 units for the reads that are multiples of 64 units apart from it. The
/// address is the window's where neighbours then form more pairs, by the better of both ways.
class read_rebaser {
public:
  constexpr read_rebaser(ir::program& p, analysis::survey& effects, const analysis::flow_graph& flow)
      : p_(p), effects_(effects), flow_(flow), loops_(p, effects, flow) {}

  constexpr void run() {
    u32 last = 0; // instruction after the innermost loop before
    for (u32 b = 0; b < flow_.size(); ++b) {
      if (flow_[b].target > b) continue;
      const bool is_innermost = p_.blocks[flow_[b].target].first >= last;
      last = p_.end_of(b);
      if (is_innermost && loops_.find(b, loop_)) rebase();
    }
    if (!edit_.is_empty()) edit_.apply(p_);
  }

private:
  static constexpr u32 most_reads = 64, most_windows = 4; ///< of a loop
  static constexpr u32 most_units = 255, far_unit = 64;   ///< of a pair of reads
  static constexpr u32 own = ~0u;                         ///< window: the address as it was

  struct read {
    u32 instruction, address; ///< the address: bits of the operand
    u32 offset, size, window;
  };
  struct window {
    u32 address, begin; ///< in bytes from the address
  };

  constexpr void rebase() {
    reads_.clear();
    windows_.clear();
    find_reads();
    for (u32 r = 0; r < reads_.size(); ++r)
      if (is_first_of_address(r)) rebase_address(r);
    for (const window& w : windows_) {
      const u32 n = static_cast<u32>(&w - windows_.begin());
      u32 first = 0;
      while (reads_[first].window != n) ++first;
      const ir::operand to = add_before_loop(p_.code[reads_[first].instruction], w);
      for (const read& r : reads_)
        if (r.window == n) {
          p_.code[r.instruction].set_op(1, to);
          set_offset(p_.code[r.instruction], r.offset - w.begin);
        }
    }
  }

  constexpr void find_reads() {
    constexpr u16 one = isa::mnemonics[isa::mn::ds_read_b32].first_row,
                  two = isa::mnemonics[isa::mn::ds_read_b64].first_row;
    for (u32 i = loop_.begin; i < loop_.test() && reads_.size() < most_reads; ++i)
      if (const ir::instruction& in = p_.code[i];
          (in.row == one || in.row == two) && (in.marks & ir::mark::keep) == 0 && is_invariant(in.op(1)))
        reads_.push_back({i, in.op(1).bits, static_cast<u32>(offset_of(in)), in.row == two ? 8u : 4u, own});
  }
  /// One instruction before the loop has written it, or none.
  constexpr bool is_invariant(ir::operand o) const {
    if (!o.is(ir::operand_kind::vgpr)) return false;
    const u64 writer = effects_.writers()[o.payload()];
    return writer < analysis::survey::several() && static_cast<u32>(writer >> 32) < loop_.head;
  }
  constexpr bool is_first_of_address(u32 r) const {
    for (u32 before = 0; before < r; ++before)
      if (reads_[before].address == reads_[r].address) return false;
    return true;
  }

  /// The reads from the address of read `first`. The windows stay if each adds a pair, and if they add two at least.
  constexpr void rebase_address(u32 first) {
    const u32 address = reads_[first].address, known = windows_.size(), before = pairs_of(address);
    const auto gain_of = [this, address, known, before](bool is_far) {
      make_windows(address, known, is_far);
      const u32 added = windows_.size() - known, pairs = pairs_of(address);
      return added != 0 && windows_.size() <= most_windows && pairs >= before + (added < 2 ? 2 : added)
                 ? pairs - before
                 : 0;
    };
    const u32 far = gain_of(true), near = gain_of(false);
    if (far > near) {
      make_windows(address, known, true);
    } else if (near == 0) {
      windows_.resize(known);
      for (read& r : reads_)
        if (r.address == address) r.window = own;
    }
  }
  /// Windows from number `known` on for all reads from an address. Those that need none stay.
  constexpr void make_windows(u32 address, u32 known, bool is_far) {
    windows_.resize(known);
    for (read& r : reads_) {
      if (r.address != address) continue;
      r.window = own;
      const u32 far = far_unit * r.size, begin = is_far ? r.offset % far : r.offset / far * far;
      if (is_far ? begin == 0 : r.offset <= most_units * r.size) continue;
      for (r.window = known; r.window != windows_.size(); ++r.window)
        if (const u32 w = windows_[r.window].begin;
            is_far ? w == begin : r.offset >= w && r.offset - w <= most_units * r.size)
          break;
      if (r.window == windows_.size()) windows_.push_back({address, begin});
    }
  }

  /// How many neighbours could be pairs, each read in one.
  constexpr u32 pairs_of(u32 address) const {
    u32 pairs = 0;
    const read* last = nullptr;
    for (const read& r : reads_) {
      if (r.address != address) continue;
      const bool joins = last != nullptr && may_join(*last, r);
      pairs += joins;
      last = joins ? nullptr : &r;
    }
    return pairs;
  }
  constexpr bool may_join(const read& a, const read& b) const {
    if (a.window != b.window || a.size != b.size) return false;
    const u32 begin = a.window == own ? 0 : windows_[a.window].begin, x = a.offset - begin,
              y = b.offset - begin, size = a.size;
    const u32 unit = (x | y) % (size * far_unit) == 0 ? size * far_unit : size;
    return (x | y) % unit == 0 && x / unit <= most_units && y / unit <= most_units && x != y;
  }

  /// The window's address in a new register.
  constexpr ir::operand add_before_loop(const ir::instruction& read, const window& w) {
    const ir::operand to(ir::operand_kind::vgpr, p_.virtual_dwords++);
    p_.groups.push_back({to.payload(), 1, ir::bank::vgpr, 1, ir::any_register, read.where});
    ir::instruction add{};
    add.row = isa::mnemonics[isa::mn::v_add_u32].first_row;
    add.where = read.where;
    add.set_op(0, to);
    add.set_op(1, integer_operand(w.begin));
    add.literal = literal_of(add.op(1), w.begin);
    add.set_op(2, ir::operand::from_bits(w.address));
    edit_.put(add, loop_.head - 1, loop_.entry);
    effects_.rows.meet(add.row);
    effects_.rename_begins(p_.virtual_dwords);
    effects_.add_writer(to.payload(), loop_.head - 1, loop_.entry);
    return to;
  }

  ir::program& p_;
  analysis::survey& effects_;
  const analysis::flow_graph& flow_;
  analysis::tested_loops loops_;
  analysis::tested_loop loop_{}; ///< the current one
  list<read> reads_;             ///< of the loop, in program order
  list<window> windows_;         ///< of the loop
  rearrangement edit_;
};

} // namespace detail

constexpr void rebase_reads(ir::program& p, analysis::survey& effects, const analysis::flow_graph& flow) {
  if (!p.may_pair_reads || p.is_short_of_registers() || effects.rows.upsets()) return;
  detail::read_rebaser rebaser(p, effects, flow);
  rebaser.run();
}
constexpr void rebase_reads(ir::program& p) {
  analysis::survey effects(p);
  rebase_reads(p, effects, analysis::control_flow(p));
}

} // namespace kiln::pass
