// SPDX-License-Identifier: MIT
// Joins two neighbouring reads of LDS, from one address register to neighbouring registers, as one ds_read2 with one wait.
//   needs  stage `assigned`, waits not inserted yet
//   gives  the same bytes of LDS in the same registers; named instructions stay
//   judge  check::read_pairs
//   fails  never
#pragma once

#include <kiln/isa/counter.hpp>
#include <kiln/pass/edit/based_access.hpp>
#include <kiln/pass/edit/remove_instructions.hpp>

namespace kiln::pass {

namespace detail {

/// Goes by offsets, not by alignment, as SILoadStoreOptimizer of LLVM does: with the unaligned access mode of HSA, llc 22 pairs
/// reads of 4 and of 8 bytes at multiples of 2 on the three targets.
class read_pairer {
public:
  constexpr explicit read_pairer(ir::program& p) : p_(p) {}

  constexpr void run() {
    ir::instruction* const code = p_.code.begin();
    for (u32 b = 0; b < p_.blocks.size(); ++b) {
      const ir::instruction *in = code + p_.blocks[b].first, *const end = code + p_.end_of(b);
      while (true) {
        while (in != end && in->row != one && in->row != two && in->row != s_waitcnt) ++in;
        if (in == end) break;
        if (in->row == s_waitcnt) {
          if (counts_reads(*in)) return;
        } else if (end - in > 1 && in->row == in[1].row && may_join(*in, in[1])) {
          removed_.push_back(static_cast<u32>(++in - code));
        }
        ++in;
      }
    }
    for (const u32 second : removed_) join(code[second - 1], code[second]);
    if (!removed_.empty()) remove_instructions(p_, removed_);
  }

private:
  static constexpr u16 row_of(isa::mn::mnemonic m) { return isa::mnemonics[m].first_row; }
  static constexpr u16 one = isa::mnemonics[isa::mn::ds_read_b32].first_row,
                       two = isa::mnemonics[isa::mn::ds_read_b64].first_row,
                       s_waitcnt = isa::mnemonics[isa::mn::s_waitcnt].first_row;
  /// A pair's offsets have 8 bits each, in units of one access or of 64.
  static constexpr u32 most_units = 255, far_unit = 64;

  /// An author's wait that counts how many operations may be unfinished would let one more be so for each pair before it.
  static constexpr bool counts_reads(const ir::instruction& wait) {
    const u32 left = isa::unpack_waitcnt(wait.op(0).payload()).lgkmcnt;
    return left != 0 && left != isa::counter_max.lgkmcnt;
  }

  struct pair {
    u32 to, size;      ///< the lower register as an operand, and bytes of each read
    u32 first, second; ///< offsets in bytes, in the order of the registers
    constexpr u32 unit() const { return (first | second) % (size * far_unit) == 0 ? size * far_unit : size; }
  };
  static constexpr pair pair_of(const ir::instruction& a, const ir::instruction& b) {
    const u32 size = a.row == two ? 8 : 4, x = static_cast<u32>(offset_of(a)),
              y = static_cast<u32>(offset_of(b));
    if (a.op(0).bits < b.op(0).bits) return {a.op(0).bits, size, x, y};
    return {b.op(0).bits, size, y, x};
  }

  static constexpr bool may_join(const ir::instruction& first, const ir::instruction& second) {
    const u32 dwords = first.row == two ? 2 : 1, to = first.op(0).bits, next = second.op(0).bits;
    const u32 address = first.op(1).bits;
    if (((first.marks | second.marks) & ir::mark::keep) != 0 || first.marks != second.marks) return false;
    if (second.op(1).bits != address) return false;
    if (address - to < dwords) return false; // the second read's address is what the first has read
    if (next - to != dwords && to - next != dwords) return false;
    const pair both = pair_of(first, second);
    if ((ir::operand::from_bits(both.to).payload() & 1) != 0) return false; // tuples begin at even registers
    const u32 unit = both.unit(), a = both.first, b = both.second;
    return (a | b) % unit == 0 && a / unit <= most_units && b / unit <= most_units && a != b;
  }
  /// Makes the first read the pair of both.
  static constexpr void join(ir::instruction& first, const ir::instruction& second) {
    using namespace isa::mn;
    const pair both = pair_of(first, second);
    const u32 unit = both.unit();
    const bool wide = both.size == 8;
    first.row = unit == both.size ? row_of(wide ? ds_read2_b64 : ds_read2_b32)
                                  : row_of(wide ? ds_read2st64_b64 : ds_read2st64_b32);
    first.set_op(0, ir::operand::from_bits(both.to));
    first.modifiers = first.given = 0;
    set_unit(first, isa::modifier::offset0, both.first / unit);
    set_unit(first, isa::modifier::offset1, both.second / unit);
  }
  static constexpr void set_unit(ir::instruction& in, isa::modifier which, u32 value) {
    if (value == 0) return;
    in.modifiers |= u64{value} << isa::field_of(which).low_bit;
    in.given |= isa::mask_of(which);
  }

  ir::program& p_;
  list<u32> removed_;
};

} // namespace detail

constexpr void pair_reads(ir::program& p) {
  if (p.may_pair_reads) detail::read_pairer(p).run();
}

} // namespace kiln::pass
