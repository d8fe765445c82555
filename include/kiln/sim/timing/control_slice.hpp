// SPDX-License-Identifier: MIT
// The instructions that decide where waves go, other than by values loaded from vector memory or LDS: those values are
// followed forward, and no branch that depends on them is part of it. It is executed without the rest of a program, to count a
// workgroup's work. Lanes that EXEC switches off are not told apart: what is found serves an estimate.
#pragma once

#include <kiln/sim/timing/flow_blocks.hpp>

#include <algorithm>

namespace kiln::sim::timing {

class control_slice {
public:
  explicit control_slice(const decoded_program& code)
      : code_(code), count_(code.code.size()), registers_(code.vector_count + code.scalar_count + 1) {
    executed_.resize(count_), open_.resize(count_), loaded_.resize(count_);
    known_ = count_ != 0 && !has_hidden_flow(code);
    if (!known_) return;
    blocks_ = flow_blocks_of(code);
    follow_loads();
    find_needs();
  }

  /// False: control goes where no operand says.
  bool known() const { return known_; }
  /// By instruction: it is to be executed.
  const std::vector<bool>& executed() const { return executed_; }
  /// By instruction: a conditional branch that loaded values decide.
  const std::vector<bool>& open() const { return open_; }

private:
  using marks = std::vector<bool>; ///< by register: vectors, scalars, SCC

  u32 scalar(u32 index) const { return code_.vector_count + index; }
  u32 scc() const { return registers_ - 1; }

  template<class F> void for_reads(const decoded& d, F f) const {
    for_touches(code_, d, [&](const touch& t) {
      for (u32 i = 0; t.read && i < t.dwords; ++i) f(t.vector ? t.index + i : scalar(t.index + i));
    });
    const auto is_status = [&](u32 code) {
      return std::ranges::any_of(
          d.src, [&](const place& p) { return p.at == place_kind::status && p.index == code; });
    };
    if ((d.row->reads & isa::special::scc) != 0 || is_status(ir::source_code::scc)) f(scc());
    if ((d.row->reads & isa::special::exec) != 0 || is_status(ir::source_code::execz) ||
        (d.row->flags & isa::flag::valu) != 0)
      f(scalar(ir::source_code::exec)), f(scalar(ir::source_code::exec + 1));
    if (tests_vcc(d)) f(scalar(ir::source_code::vcc)), f(scalar(ir::source_code::vcc + 1));
  }
  template<class F> void for_writes(const decoded& d, F f) const {
    for_touches(code_, d, [&](const touch& t) {
      for (u32 i = 0; t.written && i < t.dwords; ++i) f(t.vector ? t.index + i : scalar(t.index + i));
    });
    if ((d.row->writes & isa::special::scc) != 0) f(scc());
    if ((d.row->writes & isa::special::exec) != 0)
      f(scalar(ir::source_code::exec)), f(scalar(ir::source_code::exec + 1));
  }

  /// Its results come from memory that kernels write, from a clock or from another unknown source. Scalar loads are taken to
  /// read what no workgroup writes.
  static bool is_load(const decoded& d) {
    const isa::flag_mask f = d.row->flags;
    if ((f & isa::flag::smem) != 0) return (f & isa::flag::may_load) == 0 || (f & isa::flag::atomic) != 0;
    if (d.row->mnemonic == isa::mn::s_getreg_b32) return true;
    return (f & (isa::flag::vmem | isa::flag::flat | isa::flag::lds | isa::flag::gws)) != 0;
  }

  /// Forward, to a fixed point: which registers may hold loaded values.
  void follow_loads() {
    std::vector<marks> entry(blocks_.size(), marks(registers_));
    for (bool grew = true; grew;) {
      grew = false;
      for (u32 b = 0; b < blocks_.size(); ++b) {
        marks now = entry[b];
        for (u32 i = blocks_[b].first; i < blocks_[b].end; ++i) {
          const decoded& d = code_.code[i];
          bool loaded = is_load(d);
          for_reads(d, [&](u32 r) {
            const bool mask_of_vector = (d.row->flags & isa::flag::valu) != 0 &&
                                        r >= scalar(ir::source_code::exec) &&
                                        r <= scalar(ir::source_code::exec + 1);
            loaded |= now[r] && !mask_of_vector;
          });
          loaded_[i] = loaded;
          for_writes(d, [&](u32 r) { now[r] = loaded; });
        }
        for (const u32 next : blocks_[b].next) {
          if (next == ~0u) continue;
          for (u32 r = 0; r < registers_; ++r)
            if (now[r] && !entry[next][r]) entry[next][r] = grew = true;
        }
      }
    }
    for (const decoded& d : code_.code)
      open_[d.index] = (d.row->flags & isa::flag::conditional) != 0 && loaded_[d.index];
  }

  /// Backward, to a fixed point: what conditions of other branches are calculated from.
  void find_needs() {
    std::vector<marks> needs(blocks_.size(), marks(registers_));
    for (bool grew = true; grew;) {
      grew = false;
      for (u32 b = static_cast<u32>(blocks_.size()); b-- > 0;) {
        marks now(registers_);
        for (const u32 next : blocks_[b].next)
          for (u32 r = 0; next != ~0u && r < registers_; ++r) now[r] = now[r] || needs[next][r];
        for (u32 i = blocks_[b].end; i-- > blocks_[b].first;) pass(code_.code[i], now);
        if (now != needs[b]) needs[b] = now, grew = true;
      }
    }
  }
  void pass(const decoded& d, marks& now) {
    const isa::flag_mask f = d.row->flags;
    const bool branches = (f & isa::flag::conditional) != 0;
    if (loaded_[d.index]) return;
    bool needed = branches;
    for_writes(d, [&](u32 r) { needed |= now[r]; });
    if (!needed) return;
    executed_[d.index] = true;
    using namespace isa::mn;
    const u16 m = d.row->mnemonic;
    const bool may_keep = m == s_cmov_b32 || m == s_cmov_b64 || m == s_cmovk_i32;
    for_writes(d, [&](u32 r) {
      if (r >= code_.vector_count && !may_keep) now[r] = false; // of vectors some lanes may keep their values
    });
    for_reads(d, [&](u32 r) { now[r] = true; });
  }

  const decoded_program& code_;
  u32 count_, registers_;
  bool known_ = false;
  std::vector<flow_block> blocks_;
  std::vector<bool> executed_, open_, loaded_;
};

} // namespace kiln::sim::timing
