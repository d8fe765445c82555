// SPDX-License-Identifier: MIT
// Writes values where they are wanted: a register that is copied into a part of a tuple becomes that part.
//   needs  a program over virtual registers
//   gives  fewer moves; the register's other readers read the tuple's
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/survey.hpp>
#include <kiln/pass/edit/remove_instructions.hpp>

namespace kiln::pass {

namespace detail {

/// Both registers have one writer in the whole program, so they hold the same value wherever the copy may be read. The lanes
/// of the copy are some of those that the value has.
class copy_coalescer {
public:
  constexpr copy_coalescer(ir::program& p, const analysis::survey& effects)
      : p_(p), writers_(effects.writers()) {}

  constexpr void run() {
    list<u32> gone;
    for (u32 i = 0; i < p_.code.size(); ++i)
      if (takes(p_.code[i])) gone.push_back(i);
    if (gone.empty()) return;
    rename();
    remove_instructions(p_, gone);
  }

private:
  static consteval u32 chosen() { return ir::mark::keep | ir::mark::keeps_destination; }

  constexpr bool takes(const ir::instruction& in) {
    const u128 ops = in.ops.low;
    const u32 to = static_cast<u32>(ops), from = static_cast<u32>(ops >> 32);
    if (in.row != v_mov_ || in.given != 0 || (in.marks & chosen()) != 0 ||
        from - ir::first_vgpr() >= ir::vectors())
      return false;
    const u32 t = to & ir::payload_mask(), f = from & ir::payload_mask();
    if (((to ^ from) & ir::kind_mask()) != 0 || !is_single(t) || !is_single(f)) return false;
    const ir::register_group &tuple = p_.groups[ir::group_of(p_, t)], &value = p_.groups[ir::group_of(p_, f)];
    if (tuple.dwords == 1 || value.dwords != 1 || !is_free(tuple) || !is_free(value)) return false;
    if (becomes_.empty()) becomes_ = list<u32>(p_.virtual_dwords);
    if (becomes_[f] != 0) return false; // it is a part of another tuple
    becomes_[f] = 1 + t;
    return true;
  }
  constexpr bool is_single(u32 dword) const {
    return writers_[dword] != 0 && writers_[dword] < analysis::survey::several();
  }
  static constexpr bool is_free(const ir::register_group& g) { return g.fixed == ir::any_register; }

  constexpr void rename() {
    const u32* const becomes = becomes_.begin();
    for (ir::instruction& in : p_.code) {
      u32 k = 0;
      for (u128 ops = in.ops.low; ops != 0; ops >>= 32, ++k) rename(in, k, static_cast<u32>(ops), becomes);
      k = 4;
      for (u64 ops = in.ops.high; ops != 0; ops >>= 32, ++k) rename(in, k, static_cast<u32>(ops), becomes);
    }
  }
  static constexpr void rename(ir::instruction& in, u32 place, u32 bits, const u32* becomes) {
    if (bits - ir::first_vgpr() >= ir::vectors()) return;
    if (const u32 to = becomes[bits & ir::payload_mask()]; to != 0)
      in.set_op(place, ir::operand((bits & ir::kind_mask()) | (to - 1)));
  }

  ir::program& p_;
  const u64* const writers_; ///< by dword: see analysis::survey
  list<u32> becomes_;        ///< by dword: 1 + the dword that takes its place
  const u16 v_mov_ = isa::mnemonics[isa::mn::v_mov_b32].first_row;
};

} // namespace detail

constexpr void coalesce_copies(ir::program& p, const analysis::survey& effects) {
  if (p.has_addresses && !effects.rows.upsets()) detail::copy_coalescer(p, effects).run();
}
constexpr void coalesce_copies(ir::program& p) { coalesce_copies(p, analysis::survey(p)); }

} // namespace kiln::pass
