// SPDX-License-Identifier: MIT
// Which vector instructions need not be computed when only time is asked: those whose results reach no address, scalar
// register, EXEC or control flow. Order and control flow are not looked at, so the answer holds on every path.
#pragma once

#include <kiln/sim/exec/memory_space.hpp>
#include <kiln/sim/timing/instruction_timing.hpp>

namespace kiln::sim::timing {

class needed_values {
public:
  explicit needed_values(const decoded_program& code) : code_(code) {
    needed_.resize(code.vector_count);
    for (const decoded& d : code.code) moves_registers_ |= changes_mode(*d.row);
    for (bool grows = true; grows;) {
      grows = false;
      for (const decoded& d : code.code) grows |= visit(d);
    }
  }

  /// By instruction.
  std::vector<bool> skippable() const {
    std::vector<bool> out(code_.code.size());
    for (u32 i = 0; i < out.size(); ++i)
      out[i] = !moves_registers_ && only_computes(code_.code[i]) && !is_needed(code_.code[i]);
    return out;
  }
  /// Loads whose values decide about addresses or control: of LDS, of memory.
  bool memory_decides() const { return needs_memory_; }

private:
  /// Under these the registers named are not those that are used (MODE.GPR_IDX_EN), or results depend on MODE.
  static bool changes_mode(const isa::row& r) {
    using namespace isa::mn;
    return r.mnemonic == s_set_gpr_idx_on || r.mnemonic == s_set_gpr_idx_mode || r.mnemonic == s_setreg_b32 ||
           r.mnemonic == s_setreg_imm32_b32;
  }
  template<class F> void for_touches(const decoded& d, F f) const {
    for (u32 i = 0; i < d.touch_count; ++i) f(code_.touches[d.first_touch + i]);
  }
  /// A vector instruction that writes vector registers only.
  bool only_computes(const decoded& d) const {
    if ((d.row->flags & isa::flag::valu) == 0) return false;
    bool vectors = true, writes = false;
    for_touches(d, [&](const touch& t) {
      if (t.written) vectors &= t.vector, writes = true;
    });
    return vectors && writes;
  }
  bool is_needed(const decoded& d) const {
    bool out = false;
    for_touches(d, [&](const touch& t) {
      if (!t.vector || !t.written) return;
      for (u32 i = t.index; i < t.index + t.dwords; ++i) out |= needed_[i];
    });
    return out;
  }

  bool visit(const decoded& d) {
    const isa::flag_mask f = d.row->flags;
    const bool lds = (f & isa::flag::lds) != 0, dma = (f & isa::flag::lds_dma) != 0;
    const bool memory = lds || (f & (isa::flag::vmem | isa::flag::flat)) != 0;
    bool grows = false;
    if (memory && !dma && is_needed(d) && (f & isa::flag::may_load) != 0) {
      grows |= !(lds ? needs_lds_ : needs_memory_);
      (lds ? needs_lds_ : needs_memory_) = true;
    }
    if (dma && needs_lds_ && !needs_memory_) needs_memory_ = grows = true;
    const bool all = memory ? (lds ? needs_lds_ : needs_memory_) : !only_computes(d) || is_needed(d);
    for_touches(d, [&](const touch& t) {
      if (!t.vector || !t.read) return;
      if (memory && !all && is_data(d, t)) return;
      if (!memory && !all) return;
      for (u32 i = t.index; i < t.index + t.dwords; ++i) {
        grows |= !needed_[i];
        needed_[i] = true;
      }
    });
    return grows;
  }
  static bool is_data(const decoded& d, const touch& t) {
    const auto is = [&](u32 slot) {
      return d.src[slot].at == place_kind::vector && d.src[slot].index == t.index;
    };
    if (is(slot::address)) return false;
    return is(slot::data) || ((d.row->flags & isa::flag::lds) != 0 && is(slot::second_data));
  }

  const decoded_program& code_;
  std::vector<bool> needed_; ///< by vector register
  bool needs_lds_ = false, needs_memory_ = false, moves_registers_ = false;
};

} // namespace kiln::sim::timing
