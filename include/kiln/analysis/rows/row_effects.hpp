// SPDX-License-Identifier: MIT
// What an instruction does besides writing its results, as one mask per row, for passes over virtual registers.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::analysis {

/// Bits of a row's word. Functions: a constant evaluation takes the value of a consteval function for a literal, and reads a
/// variable at each use.
namespace effect {
/// Has no effect but its register results and SCC: it can be removed where nothing reads them. Loads are among these, and
/// compares.
consteval u32 removable() { return 1u << 0; }
/// Removable, and a function of its operands alone (and of EXEC and MODE): the same operands give the same results.
consteval u32 pure() { return 1u << 1; }
consteval u32 reads_scc() { return 1u << 2; } ///< without naming it
consteval u32 writes_scc() { return 1u << 3; }
/// Touches special registers other than SCC, EXEC as lane mask and MODE as rounding, or is a barrier, wait, message, ...
consteval u32 special() { return 1u << 4; }
/// Reads or writes lanes other than its own, or lanes that EXEC disables.
consteval u32 crosses_lanes() { return 1u << 5; }
consteval u32 vector() { return 1u << 6; } ///< EXEC decides which lanes of a vector result it writes
consteval u32 memory() { return 1u << 7; }
consteval u32 ends_block() { return 1u << 8; }
consteval u32 reads_scalar_bus() { return 1u << 9; } ///< a VALU instruction
consteval u32 tuples() { return 1u << 10; }          ///< some register place covers two registers or more
/// Writes MODE, or registers that it does not name (s_movrel): passes over registers leave such a program alone.
consteval u32 upsets() { return 1u << 11; }
/// 32-bit integer arithmetic or a move, which pass::fold can calculate.
consteval u32 folds() { return 1u << 12; }
consteval u32 many() { return 1u << 13; } ///< more than four places
/// Of the first four places, at most the second and the third are read.
consteval u32 two_reads() { return 1u << 14; }
/// One that folds, and that a constant leaves as it is only if it is 0: sums, differences and exclusive or.
consteval u32 only_zero() { return 1u << 15; }
/// Touches SCC, tuples, or more than four places: not only single registers.
consteval u32 elaborate() { return 1u << 19; }

consteval u32 first_read_shift() { return 16; } ///< index of the first place that is read
consteval u32 count_shift() { return 20; }      ///< number of places
consteval u32 results_shift() { return 24; }    ///< number of places that are written, which come first
consteval u32 results() { return 7u << 24; }
/// A sum, a maximum, a minimum or an or of two VGPRs, which pass::join_chains joins.
consteval u32 chains() { return 1u << 27; }
/// Removable, and a function of its operands, of EXEC and of the memory that it reads: a load.
consteval u32 loads() { return 1u << 28; }
consteval u32 known() { return 1u << 31; }

/// Under this mask, what most rows are: one result of one register, and no tuples.
consteval u32 shape() { return results() | tuples(); }
consteval u32 one_register() { return 1u << results_shift(); }
} // namespace effect

/// The words of the rows that a program uses, and of the moves that passes put into it.
class row_effects {
public:
  /// For a walk over the program that learns its rows as it meets them: knows only those that passes add.
  struct as_met {};

  constexpr explicit row_effects(const ir::program& p) : row_effects(p, as_met{}) {
    const u32* const of = words_->of;
    for (const ir::instruction& in : p.code)
      if (of[in.row] == 0) meet(in.row);
  }
  constexpr ~row_effects() { delete words_; }
  row_effects(const row_effects&) = delete;
  row_effects& operator=(const row_effects&) = delete;

  constexpr u32 of(u32 row) const { return words_->of[row]; }
  /// The same for hot loops.
  constexpr const u32* table() const { return words_->of; }
  /// For hot loops, by row: how many registers each place covers beyond the first, `further_width` bits per place.
  constexpr const u32* further_registers() const { return words_->further; }
  static constexpr u32 further_width = 5, further_mask = 31;
  /// True if passes over registers have to leave the program alone: see effect::upsets.
  constexpr bool upsets() const { return (all_ & effect::upsets()) != 0; }

  constexpr row_effects(const ir::program& p, as_met) {
    learn(isa::mnemonics[isa::mn::s_mov_b32].first_row);
    learn(isa::mnemonics[isa::mn::v_mov_b32].first_row);
    if (p.has_products) { // see pass::narrow_products
      learn(isa::mnemonics[isa::mn::v_mul_u32_u24].first_row);
      learn(isa::mnemonics[isa::mn::v_mad_u32_u24].first_row);
      learn(isa::mnemonics[isa::mn::v_lshl_add_u32].first_row);
    }
    if (p.agprs_anywhere) { // see pass::legalise_agprs
      learn(isa::mnemonics[isa::mn::v_accvgpr_read_b32].first_row);
      learn(isa::mnemonics[isa::mn::v_accvgpr_write_b32].first_row);
    }
    if (!p.inputs.empty() && p.inputs.back().is(ir::input::kind::grid_size)) { // see pass::load_grid_size
      learn_all(isa::mn::s_load_dword);
      learn_all(isa::mn::s_load_dwordx2);
    }
  }
  /// A row of the program.
  constexpr u32 meet(u32 row) {
    const u32 word = learn(row);
    all_ |= word;
    return word;
  }

private:
  struct words {
    u32 of[isa::row_count];
    u32 further[isa::row_count];
  };
  constexpr void learn_all(u32 mnemonic) {
    const isa::mnemonic_rows& rows = isa::mnemonics[mnemonic];
    for (u32 row = rows.first_row; row != u32{rows.first_row} + rows.row_count; ++row) learn(row);
  }
  constexpr u32 learn(u32 row) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[row].operands];
    u32 further = 0;
    for (u32 places = list.tuples; places != 0; places &= places - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(places));
      further |= (list.places[k].dwords - 1u) << further_width * k;
    }
    words_->further[row] = further;
    return words_->of[row] = effects_of(isa::rows[row]);
  }
  static constexpr isa::flag_mask lasting =
      isa::flag::may_store | isa::flag::atomic | isa::flag::lds_dma | isa::flag::branch |
      isa::flag::ends_program | isa::flag::barrier | isa::flag::side_effects | isa::flag::sends_message |
      isa::flag::gws | isa::flag::waitcnt | isa::flag::nop | isa::flag::writes_exec_as_compare;
  static constexpr isa::flag_mask in_memory = isa::flag::may_load | isa::flag::may_store | isa::flag::vmem |
                                              isa::flag::smem | isa::flag::lds | isa::flag::flat |
                                              isa::flag::atomic | isa::flag::lds_dma | isa::flag::gws;
  static constexpr isa::special_mask plain_reads =
      isa::special::scc | isa::special::exec | isa::special::mode;

  static constexpr u32 effects_of(const isa::row& row) {
    using namespace isa::flag;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    const isa::flag_mask flags = row.flags;
    const isa::special_mask reads = row.reads, writes = row.writes;
    const u32 mnemonic = row.mnemonic, count = list.count, read = list.reads, written = list.writes;
    // In every row the results come first (a test checks all).
    const u32 results = static_cast<u32>(__builtin_popcount(written));
    const u32 first_read = read != 0 ? static_cast<u32>(__builtin_ctz(read)) : count;
    u32 word = effect::known() | first_read << effect::first_read_shift() | count << effect::count_shift() |
               results << effect::results_shift();
    const bool tied = (read & written) != 0;
    if (count <= 3 && results == 1 && !tied) word |= effect::two_reads();
    if (count > 4) word |= effect::many() | effect::elaborate();
    if (list.tuples != 0) word |= effect::tuples() | effect::elaborate();
    const bool s_movrel = mnemonic - u32{isa::mn::s_movreld_b32} < 4; // _b32, _b64, s_movrels_b32, _b64
    const bool in_mode = (flags & salu) != 0 && (reads & isa::special::mode) != 0;
    const bool crosses = (flags & (lane_crossing | ignores_exec)) != 0;
    const bool accesses = (flags & in_memory) != 0;
    if ((flags & lasting) == 0 && (written != 0 || writes != 0) && !s_movrel &&
        (writes & ~isa::special::scc) == 0 && (accesses || (flags & (valu | salu)) != 0)) {
      word |= effect::removable();
      const bool by_operands =
          !tied && written != 0 && !in_mode && (reads & ~(isa::special::exec | isa::special::mode)) == 0;
      if (by_operands && !accesses && (!crosses || mnemonic == u32{isa::mn::v_readfirstlane_b32}) &&
          mnemonic != u32{isa::mn::s_getpc_b64})
        word |= effect::pure() | folding(row);
      if (by_operands && (flags & may_load) != 0 && !crosses) word |= effect::loads();
    }
    if ((reads & isa::special::scc) != 0) word |= effect::reads_scc() | effect::elaborate();
    if ((writes & isa::special::scc) != 0) word |= effect::writes_scc() | effect::elaborate();
    if ((writes & isa::special::mode) != 0 || s_movrel) word |= effect::upsets();
    if ((reads & ~plain_reads) != 0 || (writes & ~isa::special::scc) != 0 || s_movrel || in_mode ||
        (flags & lasting & ~(may_store | atomic | lds_dma | side_effects)) != 0 ||
        ((flags & side_effects) != 0 && (flags & (may_load | may_store)) == 0)) // of caches too
      word |= effect::special();
    if (crosses) word |= effect::crosses_lanes();
    if ((flags & (valu | vmem | isa::flag::lds | flat)) != 0) word |= effect::vector();
    if ((flags & valu) != 0) word |= effect::reads_scalar_bus();
    if (accesses) word |= effect::memory();
    if ((flags & (branch | ends_program)) != 0) word |= effect::ends_block();
    return word;
  }

  /// effect::folds(), only_zero() and chains() of a pure row.
  static constexpr u32 folding(const isa::row& row) {
    using namespace isa::mn;
    if (row.is(isa::encoding::sdwa) || row.is(isa::encoding::dpp)) return 0;
    switch (row.mnemonic) {
    case s_add_i32:
    case s_add_u32:
    case s_sub_i32:
    case s_sub_u32:
    case s_xor_b32:
    case v_sub_u32:
    case v_subrev_u32:
    case v_xor_b32: return effect::folds() | effect::only_zero();
    case v_add_u32: return effect::folds() | effect::only_zero() | effect::chains();
    case s_mov_b32:
    case v_mov_b32:
    case s_mul_i32:
    case s_lshl_b32:
    case s_lshr_b32:
    case s_ashr_i32:
    case s_and_b32:
    case s_or_b32:
    case v_mul_lo_u32:
    case v_lshlrev_b32:
    case v_lshrrev_b32:
    case v_ashrrev_i32:
    case v_and_b32: return effect::folds();
    case v_or_b32: return effect::folds() | effect::chains();
    case v_max_f32:
    case v_min_f32:
    case v_max_i32:
    case v_min_i32:
    case v_max_u32:
    case v_min_u32: return effect::chains();
    default: return 0;
    }
  }

  words* words_ = new words{};
  u32 all_ = 0; ///< bits of any row
};

/// The source code that reads SCC as data.
consteval u32 scc_operand_bits() { return ir::fixed_bits(ir::source_code::scc); }

/// True if an operand is a special register: neither a constant nor a register of a bank.
constexpr bool is_special(ir::operand o) {
  if (!o.is(ir::operand_kind::fixed)) return false;
  const u32 code = o.payload();
  return code < ir::source_code::zero ||
         (code > ir::source_code::minus_sixteen && code < ir::source_code::half) ||
         code > ir::source_code::inverse_two_pi;
}

} // namespace kiln::analysis
