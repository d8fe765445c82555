// SPDX-License-Identifier: MIT
// The message for a bank that runs out of registers: what is live at that point, by source line, the largest first.
#pragma once

#include <kiln/analysis/programs/liveness.hpp>
#include <kiln/isa/occupancy.hpp>

namespace kiln::pass {

/// Where and for what the registers did not suffice.
struct shortage {
  u32 instruction;
  ir::bank bank;
  u32 dwords; ///< wanted, in one run
  u32 limit;  ///< registers of the bank for this kernel
  u32 work_items;

  constexpr bool is_in(ir::bank b) const { return static_cast<u32>(bank) == static_cast<u32>(b); }
};

namespace detail {

struct line_use {
  source where{};
  u32 registers = 0;
  const char* name = nullptr; ///< the author's, of the first value that has one
};

inline constexpr u32 most_lines_told = 12;

constexpr bool same_line(const source& a, const source& b) {
  return a.line == b.line && text_view(a.file) == text_view(b.file);
}

} // namespace detail

/// `is_assigned` has one entry a virtual dword: whether it has its register.
constexpr void explain_pressure(const ir::program& p, const analysis::liveness& live, shortage s,
                                const list<u8>& is_assigned, note& error) {
  constexpr const char* bank_names[] = {"SGPRs", "VGPRs", "AGPRs"};
  list<detail::line_use> uses;
  u32 total = 0;
  const bool scalars = s.is_in(ir::bank::sgpr);
  for (const ir::register_group& g : p.groups) {
    if (!s.is_in(g.bank) || is_assigned[g.first] == 0) continue;
    const u32 values = scalars ? g.dwords : 1;
    u32 registers = 0;
    for (u32 v = g.first; v < g.first + values; ++v)
      if (live.last_of(v) > 2 * s.instruction) registers += scalars ? 1u : g.dwords;
    if (registers == 0) continue;
    total += registers;
    bool known = false;
    const ir::register_name* const name = ir::name_of(p, g.first);
    for (detail::line_use& u : uses) {
      if (!detail::same_line(u.where, g.where)) continue;
      u.registers += registers, known = true;
      if (u.name == nullptr && name != nullptr) u.name = name->name;
    }
    if (!known) uses.push_back({g.where, registers, name != nullptr ? name->name : nullptr});
  }
  error.raised = true;
  error.exhausted_bank = static_cast<i32>(s.bank);
  error.instruction = s.instruction;
  error.where = p.code[s.instruction].where;
  error.text << "too many " << bank_names[static_cast<u32>(s.bank)] << ": " << total << " are live here and "
             << s.dwords << (s.dwords == 1 ? " more is" : " more in a row are") << " needed; the limit is "
             << s.limit;
  if (!scalars) error.text << " for a workgroup of " << s.work_items << " work-items";
  if (!scalars && p.waves_per_simd > 1) error.text << " and " << p.waves_per_simd << " waves per SIMD";
  error.text << ". Live:";
  const char* separator = " ";
  for (u32 said = 0; !uses.empty(); ++said) {
    if (said == detail::most_lines_told && uses.size() > 1) {
      error.text << ", " << total << " from " << uses.size() << " other lines";
      return;
    }
    u32 largest = 0;
    for (u32 i = 1; i < uses.size(); ++i)
      if (uses[i].registers > uses[largest].registers) largest = i;
    const detail::line_use u = uses[largest];
    for (u32 i = largest + 1; i < uses.size(); ++i) uses[i - 1] = uses[i]; // equal ones stay in their order
    uses.pop_back();
    total -= u.registers;
    error.text << separator << u.registers;
    separator = ", ";
    if (u.where.line == 0)
      error.text << " kernel inputs and arguments";
    else
      error.text << " from " << file_name(u.where) << ':' << u.where.line;
    if (u.name != nullptr) error.text << " (" << u.name << ')';
  }
}

} // namespace kiln::pass
