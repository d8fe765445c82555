// SPDX-License-Identifier: MIT
// Live intervals of values: one scan of the code, and a backward data-flow solution for what crosses blocks, aware of EXEC.
#pragma once

#include <kiln/analysis/programs/block_liveness.hpp>
#include <kiln/analysis/rows/row_shapes.hpp>

namespace kiln::analysis {

/// The liveness of a program over virtual registers.
///
/// A value is one SGPR dword, or one whole VGPR or AGPR group; it is named by its (first) virtual dword. `first` and
/// `last_of` are the ends of its live interval, over all paths and without holes, in half instructions: instruction i
/// reads at 2i and writes at 2i + 1.
struct liveness {
  static constexpr u32 never = ~0u;

  // Fields of `words` and `layout`. Enumerators cost hot loops no more than numbers.
  enum : u32 { last_shift = 34, more_shift = 16, group_shift = 32, part_mask = 0xffff };
  enum : u64 {
    one_half = u64{1} << last_shift, ///< half an instruction, in `words`
    one_instruction = 2 * one_half,
    /// In `layout`, of the first dword of a group: two registers, of which the first is any with an even number.
    even_pair = u64{1} << 63,
  };

  /// By value: from bit 34 on the end of its interval, 0 for dwords that name no value. Bits 0..33 are scratch for
  /// pass::assign_registers, which then reads both with one access; bits 32 and 33 are 0.
  list<u64> words;
  constexpr u32 last_of(u32 value) const { return static_cast<u32>(words[value] >> last_shift); }

  /// By virtual dword: 0 for the most common, one register for which any will do. Of others, in 16 bits each from bit 0:
  /// the dwords of its value in front of it; the registers of the value after its first; 1 + the group.
  list<u64> layout;
  list<u32> first; ///< by value
  // Values that live into the block they begin in, and values that live on at the end of the block they end in. Chains:
  // the head by block, the next by value. Values as operands, 0 ends the chain.
  list<u32> entering, next_entering;
  list<u32> leaving, next_leaving;
  list<u32> fixed_groups; ///< groups that the author or the launch has put somewhere

  /// The value that a virtual dword belongs to.
  constexpr u32 value_of(u32 dword) const { return dword - static_cast<u32>(layout[dword] & part_mask); }
  /// Registers of a value.
  constexpr u32 size(u32 value) const {
    return static_cast<u32>(layout[value] >> more_shift & part_mask) + 1;
  }
};

namespace detail {

/// Walks the code once. The data-flow needs only the first access to a value in each block; later accesses in the block move
/// the end of the interval.
///
/// The hot loops use pointers instead of lists, and enumerators or consteval functions instead of constants: in clang's
/// evaluator an element of a list costs as much as three through a pointer, and a variable as much as five numbers.
class liveness_scan {
public:
  constexpr liveness_scan(const ir::program& p, const flow_graph& flow, row_shapes& shapes)
      : p_(p),
        flow_(p, flow),
        shapes_(shapes),
        every_lane_(flow_.has_regions() ? row_shape::ignores_exec : 0),
        numbers_(p.virtual_dwords),
        number_(numbers_.begin()) {
    out_.words = list<u64>(p.virtual_dwords);
    out_.layout = list<u64>(p.virtual_dwords);
    out_.first = list<u32>::filled(p.virtual_dwords, liveness::never);
    words_ = out_.words.begin();
    layout_ = out_.layout.begin();
    first_ = out_.first.begin();
    lay_out_groups();
  }

  constexpr liveness solve() {
    const u32 blocks = p_.blocks.size();
    const ir::block* const all = p_.blocks.begin();
    for (u32 b = 0; b < blocks; ++b) {
      block_ = b;
      here_ = b + first_mark;
      if (!flow_.goes_on(b)) head_ = here_;
      flow_.begin_block(b);
      scan(all[b].first, b + 1 != blocks ? all[b + 1].first : p_.code.size());
      if (!incomplete_.empty()) close_incomplete();
    }
    join_parts();
    flow_.solve();
    extend_over_blocks();
    return static_cast<liveness&&>(out_);
  }

private:
  using enum ir::operand_bits::field;
  /// What an access leaves in words_: its position and a mark. The mark says of the next access whether it is the first of
  /// the block, or of the chain of blocks that go on (block_liveness::goes_on). Those of the chain have marks from head_ to
  /// here_.
  static constexpr u32 unmet = 0;
  static constexpr u32 incomplete = 1; ///< only parts of the group are written so far, in this block
  static constexpr u32 first_mark = 2; ///< that of block 0
  static consteval u32 keeps_destination() { return ir::mark::keeps_destination; }
  constexpr u64 word_at(u32 instruction) const { return instruction * liveness::one_instruction | here_; }
  static constexpr u32 time_of(u64 word) { return static_cast<u32>(word >> liveness::last_shift); }

  /// Each dword of a scalar group is a value, a vector group is one. From placed_dwords on, one register is the most common
  /// kind of group.
  constexpr void lay_out_groups() {
    const ir::register_group *const begin = p_.groups.begin(), *const end = p_.groups.end();
    const ir::register_group* g = begin;
    for (; g != end && g->first < p_.placed_dwords; ++g) {
      if (g->fixed >= 0) out_.fixed_groups.push_back(static_cast<u32>(g - begin));
      if ((g->dwords | g->alignment) != 1 || g->fixed >= 0) lay_out(*g, static_cast<u32>(g - begin) + 1);
    }
    for (; g != end; ++g)
      if (g->dwords != 1) lay_out(*g, static_cast<u32>(g - begin) + 1);
  }
  constexpr void lay_out(const ir::register_group& g, u64 number) {
    const u64 step = g.bank != ir::bank::sgpr;
    u64 word = number << liveness::group_shift | (step != 0 ? g.dwords - 1u : 0) << liveness::more_shift;
    u64* to = layout_ + g.first;
    if (g.dwords == 2 && g.alignment == 2 && g.fixed < 0) {
      *to++ = word | liveness::even_pair;
      *to = word + step;
      return;
    }
    for (const u64* const end = to + g.dwords; to != end; word += step) *to++ = word;
  }

  /// The hot loop. Places 0 to 3 of the common instructions are unrolled: in constant evaluation an inner loop over them
  /// would cost twice as much.
  constexpr void scan(u32 begin, u32 end) {
    const u64* const shapes = shapes_.words();
    u64* const words = words_;
    const u64* const layout = layout_;
    const u64 plain = row_shape::plain, result = row_shape::result, every_lane = every_lane_;
    const u32 head = head_;
    u64 now = word_at(begin), shape = 0;
    u128 ops = 0;
    const ir::instruction* in = p_.code.begin() + begin;
    for (const ir::instruction* const stop = p_.code.begin() + end; in != stop;
         ++in, now += liveness::one_instruction) {
      shape = shapes[in->row], ops = in->ops.low;
      if ((shape & plain) == 0) {
        scan_any(*in, now, shape != 0 ? shape : shapes_.of(in->row));
        continue;
      }
      if (const u32 bits = static_cast<u32>(ops >> 32); bits - first_register < registers) {
        if (static_cast<u32>(words[bits & payload_mask]) >= head)
          words[bits & payload_mask] = now;
        else
          read(bits, now, shape >> row_shape::dwords_at(1) & row_shape::dwords_mask());
      }
      if (const u32 bits = static_cast<u32>(ops >> 64); bits - first_register < registers) {
        if (static_cast<u32>(words[bits & payload_mask]) >= head)
          words[bits & payload_mask] = now;
        else
          read(bits, now, shape >> row_shape::dwords_at(2) & row_shape::dwords_mask());
      }
      if (ops >> 96 != 0) // few have a fourth operand
        if (const u32 bits = static_cast<u32>(ops >> 96); bits - first_register < registers) {
          if (static_cast<u32>(words[bits & payload_mask]) >= head)
            words[bits & payload_mask] = now;
          else
            read(bits, now, shape >> row_shape::dwords_at(3) & row_shape::dwords_mask());
        }
      if (const u32 bits = static_cast<u32>(ops); bits - first_register < registers) {
        const u32 d = bits & payload_mask;
        if ((shape & result) == 0) {
          if (static_cast<u32>(words[d]) >= head)
            words[d] = now;
          else
            read(bits, now, shape >> row_shape::dwords_at(0) & row_shape::dwords_mask());
        } else if (static_cast<u32>(words[d]) >=
                   head) { // what the instruction leaves of it lives in any case
          words[d] = now + liveness::one_half;
        } else if ((in->marks & keeps_destination()) != 0) {
          scan_any(*in, now, shape);
        } else if (words[d] == 0 &&
                   (layout[d] == 0 || (layout[d] >> liveness::more_shift & liveness::part_mask) + 1 ==
                                          (shape >> row_shape::dwords_at(0) & row_shape::dwords_mask())) &&
                   (shape & every_lane) == 0) { // most values begin so: all of one is written
          words[d] = now + liveness::one_half;
          first_[d] = static_cast<u32>(now >> liveness::last_shift) + 1;
        } else {
          write(bits, now + liveness::one_half, shape >> row_shape::dwords_at(0) & row_shape::dwords_mask(),
                shape);
        }
      }
    }
  }
  /// Places 0 and 1 may be written, later ones are only read: a test holds this for all rows.
  constexpr void scan_any(const ir::instruction& in, u64 now, u64 shape) {
    using namespace row_shape;
    const u128 ops = in.ops.low;
    if (ops >> 96 != 0)
      if (const u32 bits = static_cast<u32>(ops >> 96); bits - first_register < registers)
        scan_read(bits, shape >> dwords_at(3) & dwords_mask(), now);
    if (const u32 bits = static_cast<u32>(ops >> 64); bits - first_register < registers)
      scan_read(bits, shape >> dwords_at(2) & dwords_mask(), now);
    if (in.ops.high != 0) {
      if (const u32 bits = static_cast<u32>(in.ops.high); bits - first_register < registers)
        scan_read(bits, shape >> dwords_at(4) & dwords_mask(), now);
      if (const u32 bits = static_cast<u32>(in.ops.high >> 32); bits - first_register < registers)
        scan_read(bits, shape >> dwords_at(5) & dwords_mask(), now);
    }
    const u32 second = static_cast<u32>(ops >> 32), first = static_cast<u32>(ops),
              writes = shape >> writes_shift & 3;
    const u32 reads = (in.marks & keeps_destination()) != 0 ? 3u : shape | shape >> updates_shift;
    if ((reads & 2) != 0 && second - first_register < registers)
      scan_read(second, shape >> dwords_at(1) & dwords_mask(), now);
    if ((reads & 1) != 0 && first - first_register < registers)
      scan_read(first, shape >> dwords_at(0) & dwords_mask(), now);
    if ((writes & 1) != 0 && first - first_register < registers)
      scan_write(first, shape >> dwords_at(0) & dwords_mask(), now + liveness::one_half, shape);
    if ((writes & 2) != 0 && second - first_register < registers)
      scan_write(second, shape >> dwords_at(1) & dwords_mask(), now + liveness::one_half, shape);
  }

  /// A vector place lies in one value, a scalar one covers as many as it has dwords.
  constexpr void scan_read(u32 bits, u32 dwords, u64 now) {
    if (static_cast<u32>(words_[bits & payload_mask]) >= head_)
      words_[bits & payload_mask] = now;
    else
      read(bits, now, bits >= first_vgpr ? dwords : 1);
    if (dwords == 1 || bits >= first_vgpr) return;
    for (; dwords > 1; --dwords) {
      ++bits;
      if (static_cast<u32>(words_[bits & payload_mask]) >= head_)
        words_[bits & payload_mask] = now;
      else
        read(bits, now, 1);
    }
  }
  constexpr void scan_write(u32 bits, u32 dwords, u64 now, u64 shape) {
    if (bits >= first_vgpr) return scan_value(bits, dwords, now, shape);
    u64* word = words_ + (bits & payload_mask);
    if (dwords == 2 && (word[0] | word[1] | (shape & every_lane_)) == 0) { // most pairs begin so
      word[0] = word[1] = now;
      first_[bits & payload_mask] = first_[(bits & payload_mask) + 1] = time_of(now);
      return;
    }
    for (; dwords != 0; --dwords, ++bits, ++word) {
      if (static_cast<u32>(*word) >= head_)
        *word = now;
      else if ((*word | (shape & every_lane_)) == 0)
        *word = now, first_[bits & payload_mask] = time_of(now);
      else
        write(bits, now, 1, shape);
    }
  }
  constexpr void scan_value(u32 bits, u32 dwords, u64 now, u64 shape) {
    const u32 d = bits & payload_mask;
    if (words_[d] == 0 && (layout_[d] >> liveness::more_shift & liveness::part_mask) + 1 == dwords &&
        (shape & every_lane_) == 0)
      words_[d] = now, first_[d] = time_of(now);
    else
      write(bits, now, dwords, shape);
  }

  // Any access, of any dword of a value, by its operand.
  constexpr void read(u32 bits, u64 now, u32 dwords) {
    const u32 v = (bits & payload_mask) -
                  static_cast<u32>(layout_[bits & payload_mask] & liveness::part_mask),
              mark = static_cast<u32>(words_[v]);
    if (mark >= head_) return note_part(bits & payload_mask, now);
    // Of registers that this block has written already, as the high half of an address is made of the low one.
    if (mark == incomplete &&
        (~partly_written_[v] >> ((bits & payload_mask) - v) & ~u64{0} >> (64 - dwords)) == 0)
      return void(words_[v] = now - here_ + incomplete);
    words_[v] = now;
    // A read before any write of this block, or of others while only a part of the group is written.
    if (number_[v] == 0) number((bits & ~payload_mask) | v, now, mark);
    flow_.use(number_[v]);
  }
  constexpr void write(u32 bits, u64 now, u32 dwords, u64 shape) {
    constexpr u32 most = 64; // registers of a group whose parts are told apart
    const u32 d = bits & payload_mask;
    bits -= static_cast<u32>(layout_[d] & liveness::part_mask);
    const u32 v = bits & payload_mask, mark = static_cast<u32>(words_[v]);
    if (mark >= head_) return note_part(d, now);
    words_[v] = now;
    // Before any read of this block.
    const u32 size = static_cast<u32>(layout_[v] >> liveness::more_shift & liveness::part_mask) + 1;
    bool full = dwords == size, every_lane = (shape & every_lane_) != 0;
    if (mark == unmet) {
      first_[v] = time_of(now);
      if (full && !every_lane) return; // needed if the value is accessed in another block
    }
    const bool begun = mark == incomplete;
    if (mark >= first_mark && number_[v] == 0) number(bits, now, mark);
    if (!full && size <= most) {
      if (partly_written_.empty()) partly_written_ = list<u64>(p_.virtual_dwords);
      if (!begun) incomplete_.push_back(bits);
      u64& parts = partly_written_[v];
      parts |= (~u64{0} >> (most - dwords)) << (d - v);
      full = parts == ~u64{0} >> (most - size);
      every_lane = false;
      if (!full) {
        words_[v] = now - here_ + incomplete;
        return;
      }
    }
    if (number_[v] == 0 && (every_lane || !full)) number(bits, now, mark);
    if (!full)
      flow_.use(number_[v]);
    else if (number_[v] != 0)
      flow_.kill(number_[v], block_, every_lane);
  }

  /// A dword in the middle of a group whose first access in this block the data-flow has. Later accesses here store their
  /// time in the dword's own word, without a search for the group.
  constexpr void note_part(u32 d, u64 now) {
    if (words_[d] == 0) parts_.push_back(d);
    words_[d] = now;
  }
  /// The life of a group ends with the last access to any of its dwords.
  constexpr void join_parts() {
    for (const u32 d : parts_) {
      u64& whole = words_[d - static_cast<u32>(layout_[d] & liveness::part_mask)];
      if (whole < words_[d]) whole = words_[d];
      words_[d] = 0;
    }
  }

  /// Adds a value to the data-flow. If it was accessed before, then in one other chain, which began with a write.
  constexpr void number(u32 value, u64 now, u32 mark) {
    const u32 v = value & payload_mask;
    number_[v] = flow_.add_value(value);
    if (mark == unmet) {
      first_[v] = time_of(now);
    } else if (mark >= first_mark) {
      u32 block = mark - first_mark; // of the last access; that of the write is it or one before it
      while (2 * p_.blocks[block].first > first_[v]) --block;
      flow_.kill(number_[v], block, false);
    }
  }

  /// At the end of a block, registers that were not written hold what they held before.
  constexpr void close_incomplete() {
    for (const u32 value : incomplete_) {
      const u32 v = value & payload_mask;
      partly_written_[v] = 0;
      if (static_cast<u32>(words_[v]) == incomplete) read(value, words_[v] - incomplete + here_, 1);
    }
    incomplete_.clear();
  }

  constexpr void extend_over_blocks() {
    const u32 blocks = p_.blocks.size();
    out_.entering = list<u32>(blocks);
    out_.leaving = list<u32>(blocks);
    out_.next_entering = list<u32>(p_.virtual_dwords);
    out_.next_leaving = list<u32>(p_.virtual_dwords);
    u32 *const entering = out_.entering.begin(), *const next_entering = out_.next_entering.begin();
    u32 *const leaving = out_.leaving.begin(), *const next_leaving = out_.next_leaving.begin();
    const ir::block* const all = p_.blocks.begin();
    flow_.each_first_entry([=, this](u32 value, u32 b) {
      const u32 v = value & payload_mask, begin = 2 * all[b].first;
      if (begin > first_[v]) return;
      first_[v] = begin;
      next_entering[v] = entering[b];
      entering[b] = value;
    });
    flow_.each_last_exit([=, this](u32 value, u32 b) {
      const u32 v = value & payload_mask, end = 2 * (b + 1 != blocks ? all[b + 1].first : p_.code.size()) - 1;
      if (end <= time_of(words_[v])) return;
      words_[v] = end * liveness::one_half;
      next_leaving[v] = leaving[b];
      leaving[b] = value;
    });
  }

  const ir::program& p_;
  block_liveness flow_;
  liveness out_;
  row_shapes& shapes_;
  u64 every_lane_; ///< row_shape of writes that EXEC does not limit, where that makes a difference
  u32 block_ = 0, here_ = 0, head_ = 0;
  list<u32> numbers_;
  u32* number_; ///< by value: its number in flow_, or 0
  u64* words_;  ///< of out_, as are the next two; see word_at
  u64* layout_;
  u32* first_;
  list<u64> partly_written_; ///< by value: registers of its group written so far in this block
  list<u32> incomplete_;     ///< values with an entry there, as operands
  list<u32> parts_;          ///< dwords in the middle of groups that have words of their own
};

} // namespace detail

constexpr liveness live_intervals(const ir::program& p, const flow_graph& flow, row_shapes& shapes) {
  return detail::liveness_scan(p, flow, shapes).solve();
}
constexpr liveness live_intervals(const ir::program& p, const flow_graph& flow) {
  row_shapes shapes;
  return live_intervals(p, flow, shapes);
}
constexpr liveness live_intervals(const ir::program& p) { return live_intervals(p, control_flow(p)); }

} // namespace kiln::analysis
