// SPDX-License-Identifier: MIT
// Any instruction of the two ALUs, straight from the instruction table: what no statement of the generator thinks of.
#pragma once

#include "random_statement.hpp"

#include <kiln/isa/table.hpp>

namespace kiln::fuzz {

/// Rows whose instructions need nothing but registers of a pool: no memory, no other lanes, no EXEC, M0, MODE or traps, no
/// further modifiers. Compares, carries, masks, tuples and ties are among them.
inline bool is_plain_row(const isa::row& row, isa::arch a) {
  using namespace isa::flag;
  constexpr isa::flag_mask left_out = branch | ends_program | barrier | side_effects | sends_message |
                                      lane_crossing | ignores_exec | isa::flag::waitcnt | isa::flag::nop |
                                      gws | writes_exec_as_compare | xdl | sgemm | dgemm;
  constexpr isa::special_mask special = isa::special::scc | isa::special::vcc;
  if ((row.archs & mask_of(a)) == 0 || (row.flags & (valu | salu)) == 0 || (row.flags & left_out) != 0 ||
      row.required != 0 || row.encoding == isa::encoding::sdwa || row.encoding == isa::encoding::dpp ||
      (row.writes & ~special) != 0 || (row.reads & ~(special | isa::special::exec | isa::special::mode)) != 0)
    return false;
  if (row.mnemonic == isa::mn::v_div_scale_f32 || row.mnemonic == isa::mn::v_div_scale_f64)
    return false;                                         // its sources are related
  if (row.mnemonic == isa::mn::s_getpc_b64) return false; // another number in the compiled program
  if (row.mnemonic == isa::mn::v_screen_partition_4se_b32)
    return false; // graphics; the simulator does not know it
  const isa::operand_list& list = isa::operand_lists[row.operands];
  if (list.early_clobbers != 0) return false; // results that may not overlap sources
  bool names_register = false;
  for (u32 k = 0; k < list.count; ++k) {
    const isa::operand_row& place = list.places[k];
    if ((place.accepts & (isa::oc::vgpr | isa::oc::sgpr)) == 0 && place.element != isa::element::mask)
      return false;
    if (place.dwords > ((row.flags & valu) != 0 ? 2 : 4)) return false;
    names_register = true;
  }
  return names_register && list.writes != 0;
}
inline const std::vector<u32>& plain_rows(isa::arch a) {
  static std::vector<u32> rows[3];
  std::vector<u32>& mine = rows[static_cast<u32>(a) % 3];
  if (mine.empty())
    for (u32 r = 0; r < isa::row_count; ++r)
      if (is_plain_row(isa::rows[r], a)) mine.push_back(r);
  return mine;
}

/// Statements over a pool of registers that all hold a value in every lane from the beginning.
class row_writer : protected statement_writer {
protected:
  using statement_writer::statement_writer;

  void any_rows() {
    for (unsigned n = 1 + random_.below(4); n != 0; --n) any_row();
  }
  /// One word that depends on the whole pool; nothing if it was never used.
  void add_pool_to_results() {
    if (!pool_) return;
    auto hash = k_.vgpr<u32>(1);
    for (u32 i = 0; i < pool_dwords; ++i) hash = hash * 31 ^ pool_->vectors[i] ^ pool_->scalars[i];
    vectors_.insert(vectors_.begin(), own(static_cast<vgpr<u32>&&>(hash)));
  }
  /// The pool is made where all lanes are on.
  void make_pool() {
    pool_.reset(new pool{k_.vgpr<u32, pool_dwords>(), k_.sgpr<u32, pool_dwords>()});
    for (u32 i = 0; i < pool_dwords; ++i) {
      pool_->vectors[i] = pick(vectors_) * (2 * i + 1);
      pool_->scalars[i] = pick(scalars_) * (2 * i + 3);
    }
  }

private:
  static constexpr u32 pool_dwords = 16;
  struct pool {
    vgpr<u32, pool_dwords> vectors;
    sgpr<u32, pool_dwords> scalars;
  };

  void any_row() {
    const std::vector<u32>& rows = plain_rows(k_.arch());
    const u32 number = rows[random_.below(static_cast<unsigned>(rows.size()))];
    const isa::row& row = isa::rows[number];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    const bool vector = (row.flags & isa::flag::valu) != 0;
    // What it reads without naming it is written by name before it.
    if ((row.reads & isa::special::scc) != 0) k_.s_cmp_gt_u32(pool_->scalars[0], pool_->scalars[1]);
    bool scalar_used = (row.reads & isa::special::vcc) != 0; // a vector instruction reads one scalar at most
    if (scalar_used) k_.v_cmp_gt_u32(vcc, pool_->vectors[0], pool_->vectors[1]);
    ir::instruction in{};
    in.row = static_cast<u16>(number);
    in.marks = ir::mark::keep;
    in.where = source::here();
    for (u32 k = 0; k < list.count; ++k)
      if (list.places[k].element == isa::element::mask && list.places[k].role != isa::role::write)
        scalar_used = true;
    for (u32 k = 0; k < list.count; ++k) {
      const isa::operand_row& place = list.places[k];
      if (place.tied_to != 0xff) {
        in.set_op(k, in.op(place.tied_to));
        continue;
      }
      const bool takes_vgpr = (place.accepts & isa::oc::vgpr) != 0,
                 takes_sgpr = (place.accepts & isa::oc::sgpr) != 0;
      if (place.role == isa::role::read && (place.accepts & isa::oc::inline_int) != 0 && random_.one_in(4)) {
        in.set_op(k, {ir::operand_kind::fixed, 128 + random_.below(65)});
      } else if (!takes_sgpr && !takes_vgpr) {
        k_.v_cmp_gt_u32(vcc, pool_->vectors[2], pool_->vectors[3]);
        in.set_op(k, {ir::operand_kind::fixed, ir::source_code::vcc});
      } else if (takes_vgpr && !(vector && takes_sgpr && !scalar_used && random_.one_in(4))) {
        in.set_op(k, {ir::operand_kind::vgpr, pool_->vectors.first_dword() + aligned(place.dwords, 2)});
      } else {
        scalar_used |= place.role == isa::role::read;
        in.set_op(k, {ir::operand_kind::sgpr, pool_->scalars.first_dword() + aligned(place.dwords, 4)});
      }
    }
    if (ir::keeps_other_half(row.mnemonic)) in.marks |= ir::mark::keeps_destination;
    k_.program().code.push_back(in);
  }
  /// Where in the pool a tuple may begin.
  u32 aligned(u32 dwords, u32 most) {
    const u32 alignment = dwords < most ? dwords == 3 ? 4 : dwords : most;
    return random_.below((pool_dwords - dwords) / alignment + 1) * alignment;
  }

  std::unique_ptr<pool> pool_;
};

} // namespace kiln::fuzz
