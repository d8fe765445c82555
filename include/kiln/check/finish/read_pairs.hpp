// SPDX-License-Identifier: MIT
// Judges pairs of reads: by the names of instructions, each register gets the same bytes of LDS as before.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/counter.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check {

namespace detail {

/// The single reads that an instruction stands for: where each reads relative to the address, and the register that gets it.
struct single_reads {
  u32 count = 0; ///< 0: it is no read of one or two places
  u32 bytes = 0;
  u32 offset[2] = {}, to[2] = {};

  /// The offsets of a pair count accesses, or 64 of them.
  constexpr explicit single_reads(const ir::instruction& in) {
    const text_view name = isa::mnemonic_name(isa::rows[in.row].mnemonic);
    const bool wide = ends(name, text_view("_b64"));
    if (!wide && !ends(name, text_view("_b32"))) return;
    bytes = wide ? 8 : 4;
    to[0] = in.op(0).bits, to[1] = to[0] + bytes / 4;
    const bool far = begins(name, text_view("ds_read2st64_b"));
    if (begins(name, text_view("ds_read_b")) && name.size == text_view("ds_read_b32").size) {
      count = 1;
      offset[0] = static_cast<u32>(in.value_of(isa::modifier::offset));
    } else if (far || begins(name, text_view("ds_read2_b"))) {
      count = 2;
      const u32 unit = far ? 64 * bytes : bytes;
      offset[0] = unit * static_cast<u32>(in.value_of(isa::modifier::offset0));
      offset[1] = unit * static_cast<u32>(in.value_of(isa::modifier::offset1));
    }
  }
  constexpr bool has(u32 place, u32 dword) const {
    return (offset[0] == place && to[0] == dword) || (offset[1] == place && to[1] == dword);
  }

private:
  static constexpr bool begins(text_view name, text_view with) {
    return name.size >= with.size && text_view(name.data, with.size) == with;
  }
  static constexpr bool ends(text_view name, text_view with) {
    return name.size >= with.size && text_view(name.data + name.size - with.size, with.size) == with;
  }
};

/// True if `pair` does what x and the read after it do, which are not the author's.
constexpr bool is_pair_of(const ir::instruction& pair, const ir::instruction& x, const ir::instruction& y) {
  const single_reads both(pair), first(x), second(y);
  if (both.count != 2 || first.count != 1 || second.count != 1) return false;
  if (first.bytes != both.bytes || second.bytes != both.bytes) return false;
  if (x.marks != y.marks || x.marks != pair.marks || (x.marks & ir::mark::keep) != 0) return false;
  constexpr isa::modifier_set only = isa::mask_of(isa::modifier::offset);
  constexpr isa::modifier_set pairs =
      isa::mask_of(isa::modifier::offset0) | isa::mask_of(isa::modifier::offset1);
  if (((x.given | y.given) & ~only) != 0 || (pair.given & ~pairs) != 0) return false;
  const u32 address = pair.op(1).bits;
  if (x.op(1).bits != address || y.op(1).bits != address) return false;
  for (u32 d = 0; d != both.bytes / 4; ++d)
    if (first.to[0] + d == address) return false; // y reads elsewhere
  return first.to[0] != second.to[0] && both.has(first.offset[0], first.to[0]) &&
         both.has(second.offset[0], second.to[0]);
}
constexpr bool is_unchanged(const ir::instruction& x, const ir::instruction& y) {
  return x.row == y.row && x.ops.low == y.ops.low && x.ops.high == y.ops.high && x.literal == y.literal &&
         x.modifiers == y.modifiers && x.given == y.given && x.marks == y.marks;
}

/// A wait of the author that leaves some operations unfinished counts a pair as one.
constexpr bool counts_operations(const ir::instruction& in) {
  if ((isa::rows[in.row].flags & isa::flag::waitcnt) == 0) return false;
  const isa::counter_values left = isa::unpack_waitcnt(in.op(0).payload());
  return left.lgkmcnt != 0 && left.lgkmcnt != isa::counter_max.lgkmcnt;
}

} // namespace detail

/// `before`: the program as the pass found it.
constexpr void read_pairs(const ir::program& before, const ir::program& after, note& error) {
  if (error.raised) return;
  const ir::instruction *x = before.code.begin(), *y = after.code.begin();
  bool counted = false;
  bool same = before.blocks.size() == after.blocks.size();
  for (u32 b = 0; same && b != after.blocks.size(); ++b) {
    const ir::instruction* const last = before.code.begin() + before.end_of(b);
    const ir::instruction* const end = after.code.begin() + after.end_of(b);
    for (; same && y != end; ++x, ++y) {
      counted = counted || detail::counts_operations(*y);
      if (x != last && detail::is_unchanged(*x, *y)) continue;
      same = last - x >= 2 && detail::is_pair_of(*y, *x, x[1]);
      if (!same) break;
      ++x;
    }
    same = same && x == last;
  }
  same = same && !(counted && before.code.size() != after.code.size());
  if (same) return;
  error.raised = true;
  if (y != after.code.end()) {
    error.instruction = static_cast<u32>(y - after.code.begin());
    error.where = y->where;
  }
  error.text << "two reads of LDS became one that reads other bytes or writes other registers";
}

} // namespace kiln::check
