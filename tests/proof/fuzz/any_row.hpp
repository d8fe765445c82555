// SPDX-License-Identifier: MIT
// Any instruction of the two ALUs and the matrix unit, straight from the instruction table: what no statement of the
// generator thinks of.
#pragma once

#include "fuzz_rows.hpp"
#include "index_statement.hpp"

#include <kiln/author/values/workgroup.hpp>
#include <kiln/ir/kept_destination.hpp>

#include <iterator>

namespace kiln::fuzz {

/// Statements over a pool of registers that all hold a value in every lane from the beginning.
class row_writer : protected index_writer {
protected:
  using index_writer::index_writer;

  void any_rows(bool matrix) {
    if (matrix && random_.one_in(8)) return any_row(row_kind::matrix);
    for (unsigned n = 1 + random_.below(4); n != 0; --n) any_row(row_kind::any);
  }
  /// One word that depends on the whole pool; nothing if it was never used.
  void add_pool_to_results() {
    if (!pool_) return;
    auto hash = k_.vgpr<u32>(1);
    for (u32 i = 0; i < pool_dwords; ++i) hash = hash * 31 ^ pool_->vectors[i] ^ pool_->scalars[i];
    auto accumulated = k_.vgpr<u32, pool_agprs>();
    accumulated = pool_->accumulators;
    for (u32 i = 0; i < pool_agprs; ++i) hash = hash * 31 ^ accumulated[i];
    vectors_.insert(vectors_.begin(), own(static_cast<vgpr<u32>&&>(hash)));
  }
  /// The pool is made where all lanes are on.
  void make_pool() {
    pool_.reset(
        new pool{k_.vgpr<u32, pool_dwords>(), k_.sgpr<u32, pool_dwords>(), k_.agpr<u32, pool_agprs>()});
    for (u32 i = 0; i < pool_dwords; ++i) {
      pool_->vectors[i] = pick(vectors_) * (2 * i + 1);
      pool_->scalars[i] = pick(scalars_) * (2 * i + 3);
    }
    for (u32 i = 0; i < pool_agprs; ++i) pool_->accumulators[i] = pool_->vectors[i];
  }

private:
  static constexpr u32 pool_dwords = 16, pool_agprs = 4, widest = 32;
  struct pool {
    vgpr<u32, pool_dwords> vectors;
    sgpr<u32, pool_dwords> scalars;
    agpr<u32, pool_agprs> accumulators;
  };
  struct tuple {
    std::unique_ptr<vgpr<u32, widest>> vectors;
    std::unique_ptr<agpr<u32, widest>> accumulators; ///< the one or the other
    u32 dwords;
  };

  auto pool_vector() { return pool_->vectors[random_.below(pool_dwords)]; }
  auto pool_scalar() { return pool_->scalars[random_.below(pool_dwords)]; }

  void any_row(row_kind kind) {
    const std::vector<u32>& rows = fuzzed_rows(k_.arch(), kind);
    const u32 number = rows[random_.below(static_cast<unsigned>(rows.size()))];
    const isa::row& row = isa::rows[number];
    if (!changes_exec(row)) return write(number);
    // EXEC is restored: what is between works on lanes that may be all or none.
    ++execs_by_hand_;
    auto saved = k_.sgpr<u64>();
    k_.s_mov_b64(saved, exec);
    write(number);
    k_.program().writes_exec_by_hand = true;
    k_.program_draft().force_block();
    for (unsigned n = random_.below(3); n != 0; --n) any_row(row_kind::keeps_exec);
    k_.s_mov_b64(exec, saved);
  }

  void write(u32 number) {
    const isa::row& row = isa::rows[number];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    // What it reads without naming it is written by name before it.
    bool scalar_used = (row.reads & isa::special::vcc) != 0; // a vector instruction reads one scalar at most
    if (scalar_used) k_.v_cmp_gt_u32(vcc, pool_->vectors[0], pool_->vectors[1]);
    ir::instruction in{};
    in.row = static_cast<u16>(number);
    in.marks = ir::mark::keep;
    in.where = source::here();
    for (u32 k = 0; k < list.count; ++k)
      if (list.places[k].element == isa::element::mask && list.places[k].role != isa::role::write)
        scalar_used = true;
    std::vector<tuple> tuples;
    for (u32 k = 0; k < list.count; ++k) {
      const isa::operand_row& place = list.places[k];
      in.set_op(k, operand_for(row, in, k, scalar_used, tuples));
      if ((place.accepts & isa::oc::literal) != 0 && in.op(k).is(ir::operand_kind::literal))
        in.literal = random_.next();
    }
    if (row.mnemonic == isa::mn::v_div_scale_f32 || row.mnemonic == isa::mn::v_div_scale_f64)
      in.set_op(2, in.op(3 + random_.below(2))); // it scales one of the other two
    if (row.mnemonic == isa::mn::v_writelane_b32 && in.op(1).is(ir::operand_kind::sgpr)) // it reads one SGPR
      in.set_op(2, {ir::operand_kind::fixed, 128 + random_.below(64)});
    modifiers(row, in);
    if (ir::keeps_destination(in) || ir::keeps_other_half(row.mnemonic))
      in.marks |= ir::mark::keeps_destination;
    if ((row.reads & isa::special::scc) != 0) k_.s_cmp_gt_u32(pool_->scalars[0], pool_->scalars[1]);
    k_.program().code.push_back(in);
    if (list.writes == 0 && (row.writes & isa::special::scc) != 0)
      k_.s_cselect_b32(pool_scalar(), pool_scalar(), pool_scalar());
    if (list.writes == 0 && (row.writes & isa::special::vcc) != 0 && !changes_exec(row))
      k_.v_cndmask_b32(pool_vector(), pool_vector(), pool_vector(), vcc);
    for (const tuple& t : tuples) {
      auto word = k_.vgpr<u32>();
      const u32 i = random_.below(t.dwords);
      if (t.vectors)
        word = (*t.vectors)[i];
      else
        word = (*t.accumulators)[i];
      k_.v_xor_b32(pool_vector(), pool_vector(), word);
    }
  }

  ir::operand operand_for(const isa::row& row, const ir::instruction& in, u32 k, bool& scalar_used,
                          std::vector<tuple>& tuples) {
    const isa::operand_list& list = isa::operand_lists[row.operands];
    const isa::operand_row& place = list.places[k];
    const bool vector = (row.flags & isa::flag::valu) != 0, takes_vgpr = (place.accepts & isa::oc::vgpr) != 0,
               takes_sgpr = (place.accepts & isa::oc::sgpr) != 0;
    if (place.tied_to != 0xff) return in.op(place.tied_to);
    if (is_matrix(row) && k == 3 && place.dwords == list.places[0].dwords) return in.op(0); // C is D
    if (place.role == isa::role::read && (place.accepts & isa::oc::inline_int) != 0 && random_.one_in(4))
      return {ir::operand_kind::fixed, 128 + random_.below(65)};
    if (place.dwords > 4 || (place.dwords > 2 && !takes_sgpr)) return wide(place.dwords, takes_vgpr, tuples);
    if (is_matrix(row) && k == 3 && place.dwords == 1) // of a sparse matrix: of each pair of indices, 0 and 1
      return {ir::operand_kind::vgpr, k_.vgpr<u32>(0x4444'4444).first_dword()};
    if (takes_vgpr && !(vector && takes_sgpr && !scalar_used && random_.one_in(4))) {
      if (list.early_clobbers == 0)
        return {ir::operand_kind::vgpr, pool_->vectors.first_dword() + aligned(place.dwords, 2, pool_dwords)};
      const bool written = place.is_written(); // results in the one half of the pool, sources in the other
      return {ir::operand_kind::vgpr, pool_->vectors.first_dword() + (written ? 0 : pool_dwords / 2) +
                                          aligned(place.dwords, 2, pool_dwords / 2)};
    }
    if (takes_sgpr) {
      scalar_used |= place.role == isa::role::read;
      return {ir::operand_kind::sgpr, pool_->scalars.first_dword() + aligned(place.dwords, 4, pool_dwords)};
    }
    if ((place.accepts & isa::oc::agpr) != 0)
      return {ir::operand_kind::agpr,
              pool_->accumulators.first_dword() + aligned(place.dwords, 2, pool_agprs)};
    if ((place.accepts & isa::oc::literal) != 0) return {ir::operand_kind::literal, 0};
    if ((place.accepts & isa::oc::immediate) != 0)
      return {ir::operand_kind::immediate,
              static_cast<u32>(place.min) + random_.below(static_cast<u32>(place.max - place.min) + 1)};
    k_.v_cmp_gt_u32(vcc, pool_->vectors[2], pool_->vectors[3]);
    return {ir::operand_kind::fixed, ir::source_code::vcc};
  }

  /// Registers of its own for a long operand, some with the pool's values.
  ir::operand wide(u32 dwords, bool in_vgprs, std::vector<tuple>& tuples) {
    tuple t{nullptr, nullptr, dwords};
    const u32 first = random_.below(9);
    const auto fill = [&](auto& registers) {
      for (unsigned n = random_.below(6); n != 0; --n) registers[random_.below(dwords)] = pool_vector();
      tuples.push_back(std::move(t));
      return registers.first_dword();
    };
    if (in_vgprs) {
      t.vectors = std::make_unique<vgpr<u32, widest>>(k_.vgpr<u32, widest>(first));
      return {ir::operand_kind::vgpr, fill(*t.vectors)};
    }
    t.accumulators = std::make_unique<agpr<u32, widest>>(k_.agpr<u32, widest>(first));
    return {ir::operand_kind::agpr, fill(*t.accumulators)};
  }

  /// DPP: any pattern that the row has, of all rows and banks or of some. SDWA: any parts.
  void modifiers(const isa::row& row, ir::instruction& in) {
    using enum isa::modifier;
    const auto give = [&](isa::modifier m, u32 value) {
      if ((row.modifiers() & mask_of(m)) == 0) return;
      in.given |= mask_of(m);
      in.modifiers |= u64{value} << isa::field_of(m).low_bit;
    };
    if (row.encoding == isa::encoding::dpp) {
      constexpr u32 patterns[] = {0x1b,  0x4e,  0xa0,  0x101, 0x10f, 0x111, 0x118, 0x121, 0x12f, 0x130,
                                  0x134, 0x138, 0x13c, 0x140, 0x141, 0x142, 0x143, 0x150, 0x15a, 0x15f};
      u32 pattern;
      do pattern = patterns[random_.below(std::size(patterns))];
      while (static_cast<i32>(pattern) < row.offset_min() || static_cast<i32>(pattern) > row.offset_max());
      give(dpp_ctrl, pattern);
      if (random_.one_in(2)) give(row_mask, random_.below(16));
      if (random_.one_in(2)) give(bank_mask, random_.below(16));
      if (random_.one_in(2)) give(bound_ctrl, 1);
    }
    if (row.encoding == isa::encoding::sdwa) {
      give(dst_sel, random_.below(7));
      give(dst_unused, random_.below(3));
      give(src0_sel, random_.below(7));
      give(src1_sel, random_.below(7));
    }
  }

  /// Where in `room` registers a tuple may begin.
  u32 aligned(u32 dwords, u32 most, u32 room) {
    const u32 alignment = dwords < most ? dwords == 3 ? 4 : dwords : most;
    return random_.below((room - dwords) / alignment + 1) * alignment;
  }

  std::unique_ptr<pool> pool_;
};

} // namespace kiln::fuzz
