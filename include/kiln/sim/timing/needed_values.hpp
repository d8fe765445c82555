// SPDX-License-Identifier: MIT
// Which vector instructions need not be computed when only time is asked: those whose results reach no address, no scalar
// instruction and no EXEC. A backward data-flow problem over the decoded program (faint variables). A write under EXEC leaves
// the other lanes as they were, so it ends the need for a register only if each use runs under the same EXEC.
#pragma once

#include <kiln/sim/exec/memory_space.hpp>
#include <kiln/sim/timing/flow_blocks.hpp>

#include <algorithm>
#include <utility>

namespace kiln::sim::timing {

class needed_values {
public:
  explicit needed_values(const decoded_program& code) : code_(code), count_(code.code.size()) {
    skippable_.resize(count_);
    unknown_ = has_hidden_flow(code);
    if (unknown_ || count_ == 0) return;
    for (const flow_block& b : flow_blocks_of(code)) blocks_.emplace_back(b);
    find_masks();
    for (bool grew = true; grew;) {
      const bool lds = needs_lds_, memory = needs_memory_;
      solve();
      grew = lds != needs_lds_ || memory != needs_memory_;
    }
  }

  /// By instruction.
  const std::vector<bool>& skippable() const { return skippable_; }
  /// A value from memory reaches an address or a branch. Also where control flow or registers are not known: then nothing is
  /// skippable.
  bool memory_decides() const { return needs_memory_ || unknown_; }
  /// The first load whose value does; ~0u: none, or unknown.
  u32 deciding_load() const { return deciding_load_; }

private:
  using mask = u32; ///< a value of EXEC: by the instruction that wrote it or the block where several meet
  static constexpr u32 not_needed = 0, mixed = ~0u; // else 1 + the mask under which all uses run

  struct block : flow_block {
    explicit block(const flow_block& b) : flow_block(b) {}
    mask in = 0, out = 0;
    bool reached = false;
    std::vector<u32> needs; ///< at its beginning, by register: vectors, then scalars
  };

  template<class F> void for_registers(const decoded& d, F f) const {
    for_touches(code_, d, [&](const touch& t) {
      const u32 first = t.index + (t.vector ? 0 : code_.vector_count);
      for (u32 r = first; r < first + t.dwords; ++r) f(t, r);
    });
  }
  bool writes_mask(const decoded& d) const { return timing::writes_mask(code_, d); }

  /// Which EXEC each block begins and ends with.
  void find_masks() {
    for (const bool from_entry : {true, false}) { // then what only an unusual entry reaches
      for (u32 b = 0; b < blocks_.size(); ++b)
        if (!blocks_[b].reached && (b == 0 || !from_entry)) reach(b, b == 0 ? 0 : mask_of_block(b));
    }
  }
  mask mask_of_block(u32 b) const { return count_ + 1 + b; }
  void reach(u32 first, mask entry) {
    std::vector<std::pair<u32, mask>> work = {{first, entry}};
    while (!work.empty()) {
      const auto [b, from] = work.back();
      work.pop_back();
      block& it = blocks_[b];
      const mask in = !it.reached || it.in == from ? from : mask_of_block(b);
      if (it.reached && it.in == in) continue;
      it.reached = true;
      it.in = it.out = in;
      for (u32 i = it.first; i < it.end; ++i)
        if (writes_mask(code_.code[i])) it.out = i + 1;
      for (const u32 next : it.next)
        if (next != ~0u) work.emplace_back(next, it.out);
    }
  }

  void solve() {
    for (block& b : blocks_) b.needs.assign(code_.vector_count + code_.scalar_count, not_needed);
    std::vector<u32> now;
    for (bool grew = true; grew;) {
      grew = false;
      for (u32 b = static_cast<u32>(blocks_.size()); b-- > 0;) {
        block& it = blocks_[b];
        now.assign(code_.vector_count + code_.scalar_count, not_needed);
        for (const u32 next : it.next) {
          if (next == ~0u) continue;
          const bool other_mask = blocks_[next].in != it.out;
          for (u32 r = 0; r < now.size(); ++r)
            if (const u32 need = blocks_[next].needs[r]; need != not_needed)
              add(now[r], other_mask ? mixed : need);
        }
        pass(it, now);
        if (now != it.needs) it.needs = now, grew = true;
      }
    }
  }
  static void add(u32& need, u32 other) {
    if (need == not_needed)
      need = other;
    else if (need != other)
      need = mixed;
  }

  /// From a block's end to its beginning.
  void pass(const block& b, std::vector<u32>& now) {
    std::vector<mask> masks(b.end - b.first);
    mask m = b.in;
    for (u32 i = b.first; i < b.end; ++i) {
      masks[i - b.first] = m;
      if (writes_mask(code_.code[i])) m = i + 1;
    }
    for (u32 i = b.end; i-- > b.first;) pass(code_.code[i], masks[i - b.first], now);
  }
  void pass(const decoded& d, mask m, std::vector<u32>& now) {
    const isa::flag_mask f = d.row->flags;
    if (writes_mask(d))
      for (u32& need : now) need = need == not_needed ? not_needed : mixed;
    bool needed = false;
    for_registers(d, [&](const touch& t, u32 r) { needed |= t.written && now[r] != not_needed; });
    skippable_[d.index] = (f & isa::flag::valu) != 0 && !writes_mask(d) && !needed;
    if (skippable_[d.index]) return;
    const bool lds = (f & isa::flag::lds) != 0, dma = (f & isa::flag::lds_dma) != 0;
    const bool memory = lds || (f & (isa::flag::vmem | isa::flag::flat)) != 0;
    if (memory && !dma && needed && (f & isa::flag::may_load) != 0) {
      if (lds)
        needs_lds_ = true;
      else
        needs_memory_ = true, deciding_load_ = std::min(deciding_load_, d.index);
      if ((f & isa::flag::flat) != 0) needs_lds_ = true; // which of both it reads is not known
    }
    if (dma && needs_lds_) needs_memory_ = true, deciding_load_ = std::min(deciding_load_, d.index);
    end_needs(d, m, now);
    // ds_bpermute and the like move registers through LDS, without its memory.
    const bool keeps = (f & (isa::flag::may_load | isa::flag::may_store)) != 0;
    const bool data_too = !memory || !keeps || (lds ? needs_lds_ : needs_memory_);
    const u32 own = crosses_lanes(d) ? mixed : m + 1;
    for_registers(d, [&](const touch& t, u32 r) {
      if (t.read && (data_too || !is_data(d, t))) add(now[r], t.vector ? own : mixed);
    });
    if (tests_vcc(d))
      now[code_.vector_count + ir::source_code::vcc] = now[code_.vector_count + ir::source_code::vcc_hi] =
          mixed;
  }
  void end_needs(const decoded& d, mask m, std::vector<u32>& now) const {
    const isa::flag_mask f = d.row->flags;
    const bool whole = d.row->encoding != isa::encoding::dpp && d.row->encoding != isa::encoding::sdwa &&
                       !d.keeps_other_half && d.shape.part == register_part::whole && d.shape.bytes != 2 &&
                       d.shape.bytes != 1 && d.row->mnemonic != isa::mn::v_writelane_b32;
    if (!whole) return;
    const bool all_lanes = (f & isa::flag::ignores_exec) != 0;
    for_registers(d, [&](const touch& t, u32 r) {
      if (t.written && (!t.vector || all_lanes || now[r] == m + 1)) now[r] = not_needed;
    });
  }
  /// It reads lanes that EXEC may have switched off.
  static bool crosses_lanes(const decoded& d) {
    constexpr isa::flag_mask crossing = isa::flag::lane_crossing | isa::flag::ignores_exec | isa::flag::xdl |
                                        isa::flag::sgemm | isa::flag::dgemm;
    return (d.row->flags & crossing) != 0 || d.row->encoding == isa::encoding::dpp;
  }
  static bool is_data(const decoded& d, const touch& t) {
    const auto is = [&](u32 slot) {
      return d.src[slot].at == place_kind::vector && d.src[slot].index == t.index;
    };
    if (!t.vector || is(slot::address)) return false;
    return is(slot::data) || ((d.row->flags & isa::flag::lds) != 0 && is(slot::second_data));
  }

  const decoded_program& code_;
  u32 count_;
  std::vector<block> blocks_;
  std::vector<bool> skippable_;
  bool needs_lds_ = false, needs_memory_ = false, unknown_ = false;
  u32 deciding_load_ = ~0u;
};

} // namespace kiln::sim::timing
