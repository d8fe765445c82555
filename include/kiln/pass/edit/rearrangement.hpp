// SPDX-License-Identifier: MIT
// Moves instructions between blocks and adds new ones, all at once.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::pass {

/// Instructions that are to lie at other places. Numbers are those of the program before apply(). An instruction is moved or
/// removed once at most. Those of one place come in the order of the calls, before the instruction that was there.
class rearrangement {
public:
  constexpr bool is_empty() const { return changes_.empty(); }

  /// Instruction `from` goes before instruction `to` of a block, or to the block's end.
  constexpr void move(u32 from, u32 block, u32 to) { changes_.push_back({from, block, to}); }
  /// A new instruction.
  constexpr void put(const ir::instruction& in, u32 block, u32 to) {
    changes_.push_back({added_.size() | is_new, block, to});
    added_.push_back(in);
  }
  constexpr void remove(u32 from) { changes_.push_back({from, nowhere, 0}); }

  /// Blocks keep their numbers. What lies between two places is copied in one piece.
  constexpr void apply(ir::program& p) const {
    const u32 count = p.code.size();
    list<ir::instruction> code(count + added_.size());
    list<u8> what(count + 1); // by instruction
    for (const change& c : changes_) {
      if ((c.from & is_new) == 0) what[c.from] |= goes;
      if (c.block != nowhere) what[c.to] |= receives;
    }
    const ir::instruction* const old = p.code.begin();
    ir::instruction* const fresh = code.begin();
    u32 to = 0;
    for (u32 b = 0; b < p.blocks.size(); ++b) {
      const u32 end = p.end_of(b); // of later blocks as before
      u32 i = p.blocks[b].first;
      p.blocks[b].first = to;
      for (;; ++i) {
        u32 next = i;
        while (next != end && what[next] == 0) ++next;
        copy_bytes(static_cast<void*>(fresh + to), static_cast<const void*>(old + i),
                   (next - i) * sizeof(ir::instruction));
        to += next - i;
        i = next;
        if ((what[i] & receives) != 0)
          for (const change& c : changes_)
            if (c.block == b && c.to == i)
              fresh[to++] = (c.from & is_new) != 0 ? added_[c.from & ~is_new] : old[c.from];
        if (i == end) break;
        if ((what[i] & goes) == 0) fresh[to++] = old[i];
      }
    }
    code.resize(to);
    p.code = static_cast<list<ir::instruction>&&>(code);
  }

private:
  static constexpr u8 goes = 1, receives = 2;
  static constexpr u32 is_new = 1u << 31, nowhere = ~0u;

  struct change {
    u32 from;      ///< instruction, or of the added ones
    u32 block, to; ///< before instruction `to` of the block, or at its end
  };
  list<change> changes_;
  list<ir::instruction> added_;
};

} // namespace kiln::pass
