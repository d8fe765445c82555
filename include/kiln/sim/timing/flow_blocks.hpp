// SPDX-License-Identifier: MIT
// Basic blocks of a decoded program, and what its instructions do to EXEC and VCC: what analyses of time share.
#pragma once

#include <kiln/sim/decode.hpp>

#include <vector>

namespace kiln::sim::timing {

struct flow_block {
  u32 first = 0, end = 0;   ///< instructions [first, end)
  u32 next[2] = {~0u, ~0u}; ///< the block after it, and its branch's target
};

/// Control goes where no operand says, or registers are used that are not named.
inline bool has_hidden_flow(const isa::row& r) {
  const text_view name(static_cast<const char*>(r.name()));
  for (const text_view begin :
       {text_view("s_setpc"), text_view("s_swappc"), text_view("s_call"), text_view("s_rfe"),
        text_view("s_cbranch_g_fork"), text_view("s_cbranch_i_fork"), text_view("s_cbranch_join"),
        text_view("s_set_gpr_idx"), text_view("s_setreg"), text_view("v_movrel"), text_view("s_movrel")})
    if (name.size >= begin.size && text_view(name.data, begin.size) == begin) return true;
  return false;
}
inline bool has_hidden_flow(const decoded_program& code) {
  for (const decoded& d : code.code)
    if (has_hidden_flow(*d.row)) return true;
  return false;
}

inline std::vector<flow_block> flow_blocks_of(const decoded_program& code) {
  const u32 count = code.code.size();
  std::vector<bool> leads(count + 1);
  leads[0] = true;
  for (const decoded& d : code.code) {
    const isa::flag_mask f = d.row->flags;
    if ((f & isa::flag::branch) != 0) leads[d.target < count ? d.target : 0] = true;
    if ((f & (isa::flag::branch | isa::flag::ends_program)) != 0) leads[d.index + 1] = true;
  }
  std::vector<flow_block> out;
  std::vector<u32> block_of(count);
  for (u32 i = 0; i < count; ++i) {
    if (leads[i]) out.emplace_back().first = i;
    out.back().end = i + 1;
    block_of[i] = static_cast<u32>(out.size()) - 1;
  }
  for (u32 b = 0; b < out.size(); ++b) {
    flow_block& it = out[b];
    const decoded& last = code.code[it.end - 1];
    const isa::flag_mask f = last.row->flags;
    if ((f & isa::flag::branch) != 0 && last.target < count) it.next[1] = block_of[last.target];
    const bool goes_on = (f & isa::flag::ends_program) == 0 &&
                         ((f & isa::flag::branch) == 0 || (f & isa::flag::conditional) != 0);
    if (goes_on && it.end < count) it.next[0] = b + 1;
  }
  return out;
}

template<class F> void for_touches(const decoded_program& code, const decoded& d, F f) {
  for (u32 i = 0; i < d.touch_count; ++i) f(code.touches[d.first_touch + i]);
}

inline bool writes_mask(const decoded_program& code, const decoded& d) {
  bool out = (d.row->writes & isa::special::exec) != 0;
  for_touches(code, d, [&](const touch& t) {
    out |= !t.vector && t.written && t.index <= ir::source_code::exec + 1 &&
           t.index + t.dwords > ir::source_code::exec;
  });
  return out;
}

/// It tests VCC for 0, by its name or an operand.
inline bool tests_vcc(const decoded& d) {
  using namespace isa::mn;
  bool out = d.row->mnemonic == s_cbranch_vccz || d.row->mnemonic == s_cbranch_vccnz;
  for (const place& p : d.src) out |= p.at == place_kind::status && p.index == ir::source_code::vccz;
  return out;
}

} // namespace kiln::sim::timing
