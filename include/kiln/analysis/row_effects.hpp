// SPDX-License-Identifier: MIT
// What an instruction does besides writing its results, as one word a row: what passes over virtual registers ask.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::analysis {

/// Bits of a row's word. Functions: a constant evaluation takes what a consteval function says for a literal, and asks for a
/// variable at each mention.
namespace effect {
/// Nothing but its register results and SCC: it can go where nothing reads them. Loads are among these, and compares.
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
consteval u32 known() { return 1u << 31; }

/// Under this mask, what most rows are: one result of one register, and no tuples.
consteval u32 shape() { return results() | tuples(); }
consteval u32 one_register() { return 1u << results_shift(); }
} // namespace effect

/// Bits of operands, as functions for the same reason: a register is `bits - first_register() < registers()`.
consteval u32 first_register() { return 1u << 28; }
consteval u32 registers() { return 3u << 28; }
consteval u32 payload() { return 0x0fff'ffff; }

/// The words of the rows that a program uses, and of the moves that passes put into it.
class row_effects {
public:
  constexpr explicit row_effects(const ir::program& p) : row_effects(p, later{}) {
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
  /// For hot loops, by row: how many registers each place covers beyond the first, `further_width` bits a place.
  constexpr const u32* further_registers() const { return words_->further; }
  static constexpr u32 further_width = 5, further_mask = 31;
  /// Whether passes over registers have to leave the program alone: see effect::upsets.
  constexpr bool upsets() const { return (all_ & effect::upsets()) != 0; }

protected:
  /// Knows only the rows that passes add yet.
  struct later {};
  constexpr row_effects(const ir::program& p, later) {
    learn(isa::mnemonics[isa::mn::s_mov_b32].first_row);
    learn(isa::mnemonics[isa::mn::v_mov_b32].first_row);
    if (p.has_products) { // see pass::narrow_products
      learn(isa::mnemonics[isa::mn::v_mul_u32_u24].first_row);
      learn(isa::mnemonics[isa::mn::v_mad_u32_u24].first_row);
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
    u32 word = effect::known();
    // In every row the results come first (a test looks at all).
    const u32 results = static_cast<u32>(__builtin_popcount(list.writes));
    const u32 first_read = list.reads != 0 ? static_cast<u32>(__builtin_ctz(list.reads)) : list.count;
    const bool tied = (list.reads & list.writes) != 0;
    if (list.tuples != 0) word |= effect::tuples();
    if (list.count > 4) word |= effect::many();
    if (list.count <= 3 && results == 1 && !tied) word |= effect::two_reads();
    const bool s_movrel =
        row.mnemonic == u32{isa::mn::s_movrels_b32} || row.mnemonic == u32{isa::mn::s_movrels_b64} ||
        row.mnemonic == u32{isa::mn::s_movreld_b32} || row.mnemonic == u32{isa::mn::s_movreld_b64};
    const bool removes = (row.flags & lasting) == 0 && (list.writes != 0 || row.writes != 0) && !s_movrel &&
                         (row.writes & ~isa::special::scc) == 0 &&
                         (row.flags & (valu | salu | in_memory)) != 0;
    const bool crosses = (row.flags & (lane_crossing | ignores_exec)) != 0;
    const bool first_lane = row.mnemonic == u32{isa::mn::v_readfirstlane_b32};
    const bool is_salu = (row.flags & salu) != 0;
    if (removes) word |= effect::removable();
    if (removes && !tied && list.writes != 0 && (row.flags & in_memory) == 0 && (!crosses || first_lane) &&
        (row.reads & ~(isa::special::exec | isa::special::mode)) == 0 &&
        !(is_salu && (row.reads & isa::special::mode) != 0) && row.mnemonic != u32{isa::mn::s_getpc_b64})
      word |= effect::pure();
    if ((word & effect::pure()) != 0) word |= folding(row);
    if ((row.reads & isa::special::scc) != 0) word |= effect::reads_scc();
    if ((row.writes & isa::special::scc) != 0) word |= effect::writes_scc();
    if (((row.reads | row.writes) & isa::special::scc) != 0 || list.tuples != 0 || list.count > 4)
      word |= effect::elaborate();
    if ((row.writes & isa::special::mode) != 0 || s_movrel) word |= effect::upsets();
    if ((row.reads & ~plain_reads) != 0 || (row.writes & ~isa::special::scc) != 0 || s_movrel ||
        (is_salu && (row.reads & isa::special::mode) != 0) ||
        (row.flags & lasting & ~(may_store | atomic | lds_dma | side_effects)) != 0 ||
        ((row.flags & side_effects) != 0 && (row.flags & in_memory) == 0))
      word |= effect::special();
    if (crosses) word |= effect::crosses_lanes();
    if ((row.flags & (valu | vmem | isa::flag::lds | flat)) != 0) word |= effect::vector();
    if ((row.flags & valu) != 0) word |= effect::reads_scalar_bus();
    if ((row.flags & in_memory) != 0) word |= effect::memory();
    if ((row.flags & (branch | ends_program)) != 0) word |= effect::ends_block();
    word |= first_read << effect::first_read_shift() | u32{list.count} << effect::count_shift() |
            results << effect::results_shift();
    return word;
  }

  /// effect::folds() and only_zero() of a pure row.
  static constexpr u32 folding(const isa::row& row) {
    using namespace isa::mn;
    if (row.is(isa::encoding::sdwa) || row.is(isa::encoding::dpp)) return 0;
    switch (row.mnemonic) {
    case s_add_i32:
    case s_add_u32:
    case s_sub_i32:
    case s_sub_u32:
    case s_xor_b32:
    case v_add_u32:
    case v_sub_u32:
    case v_subrev_u32:
    case v_xor_b32: return effect::folds() | effect::only_zero();
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
    case v_and_b32:
    case v_or_b32: return effect::folds();
    default: return 0;
    }
  }

  words* words_ = new words{};
  u32 all_ = 0; ///< bits of any row
};

/// What the optimising passes ask of all instructions, found in one sweep: who writes each register, what pass::fold may
/// change, which writes pass::remove_dead_stores has to look at, and which tuples are written, for pass::split_groups. True
/// until instructions are added or removed, but for the tuples: who removes instructions tells.
class survey : public row_effects {
public:
  constexpr explicit survey(const ir::program& p)
      : row_effects(p, later{}),
        code_(p.code.begin()),
        writers_(p.virtual_dwords),
        tuples_(p.virtual_dwords) {
    for (u32 b = 0, first = 0; b < p.blocks.size(); ++b) first = look_at_block(b, first, p.end_of(b));
  }

  /// By dword: 0: no instruction writes it; the one that does, as 1 + its index with its block in the upper half, so that
  /// those of one block lie together and all are in program order; or several() and more.
  constexpr const u64* writers() const { return writers_.begin(); }
  static consteval u64 several() { return u64{1} << 63; }
  /// The instruction of a dword's only writer.
  static constexpr u32 index(u64 writer) { return static_cast<u32>(writer) - 1; }

  /// An instruction that folding can change or that makes others foldable, if no register of its block is known yet.
  struct start {
    u32 block, instruction;
  };
  constexpr const list<start>& foldable() const { return foldable_; }

  /// An instruction of the builder's choice that could go, and the next one of its block that writes its first register.
  struct overwrite {
    u32 first, second;
  };
  constexpr const list<overwrite>& overwrites() const { return overwrites_; }

  /// By dword: if not 0, some instruction has a tuple as result that begins there and has so many further registers: the widest.
  constexpr const u8* tuples() const { return tuples_.begin(); }
  /// An instruction that is about to be removed.
  constexpr void forget_tuples(const ir::instruction& in) {
    const u32 effects = of(in.row);
    if ((effects & effect::tuples()) == 0) return;
    u128 ops = in.ops.low;
    for (u32 left = effects >> effect::results_shift() & 7; left != 0; --left, ops >>= 32)
      if (const u32 bits = static_cast<u32>(ops); bits - first_register() < registers())
        tuples_[bits & payload()] = 0;
  }

  /// An instruction that has another result before EXEC writes EXEC: it changes in the middle of a block.
  constexpr bool splits_exec() const { return splits_exec_; }

private:
  static consteval u32 first_constant() { return static_cast<u32>(ir::operand_kind::fixed) << 28; }
  static consteval u32 zero_bits() { return first_constant() + ir::source_code::zero; }
  /// By source code, from that of 0.
  static consteval u128 without_effect() {
    return u128{1} | u128{1} << 1 | u128{1} << 32 | u128{1} << 64 | u128{1} << 65;
  }
  /// Bits of operands 1 and 2 that no register and no empty place has.
  static consteval u128 constant_sources() { return u128{3u << 30} << 32 | u128{3u << 30} << 64; }
  /// Whether an instruction that folds() and has some constant is one that folding may change while no register is known: a
  /// move, one of two constants, or of one that may leave the other operand as it is: 0; and if not only that, 1, -1, and 32
  /// and 64 as shifts by nothing.
  static constexpr bool may_fold(u128 ops, u32 effects) {
    const u32 a = static_cast<u32>(ops >> 32), b = static_cast<u32>(ops >> 64);
    if (a >= first_constant() && b - first_register() >= registers()) return true;
    const u32 value = (a >= first_constant() ? a : b) - zero_bits();
    return (effects & effect::only_zero()) != 0 ? value == 0
                                                : value < 66 && (without_effect() >> value & 1) != 0;
  }

  static constexpr u32 most = 256; ///< instructions between two writes; farther pairs are left alone
  static consteval u32 kept() { return ir::mark::keep; }
  static consteval u32 first_exec_bits() {
    return ir::operand(ir::operand_kind::fixed, ir::source_code::exec).bits;
  }

  constexpr u32 look_at_block(u32 block, u32 first, u32 end) {
    const u32* const effects_of = table();
    u64* const writers = writers_.begin();
    const ir::instruction* in = code_ + first;
    const u64 begin = u64{block} << 32 | first;
    u64 i = begin;
    for (const ir::instruction* const last = code_ + end; in != last; ++in) {
      u32 effects = effects_of[in->row];
      if (effects == 0) effects = meet(in->row);
      ++i; // counts from 1 here: 0 means never
      if ((effects & effect::shape()) != effect::one_register()) {
        if ((effects & effect::results()) != 0) note_results(*in, effects, i, begin);
        continue;
      }
      const u128 ops = in->ops.low;
      if (static_cast<u32>(ops) - first_register() < registers()) {
        u64& writer = writers[ops & payload()];
        if (writer == 0) {
          writer = i;
        } else {
          // As written_again.
          const u64 last = last_of(writer);
          if (last > begin && (code_[index(last)].marks & kept()) == 0) note_overwrite(last, i);
          writer = several() | ((in->marks & kept()) != 0 ? last : i);
        }
      }
      if ((effects & effect::folds()) != 0 && (ops & constant_sources()) != 0 && (in->marks & kept()) == 0 &&
          in->given == 0 && may_fold(ops, effects))
        foldable_.push_back({block, index(i)});
    }
    return end;
  }
  // What a writer that is several() says besides: the last of the builder's choice, and how many dwords from there on are
  // known to be several().
  static consteval u32 known_shift() { return 56; }
  static consteval u64 known_several() { return u64{63} << known_shift(); }
  static constexpr u64 last_of(u64 writer) { return writer & ~(several() | known_several()); }

  /// Results of any number and size.
  constexpr void note_results(const ir::instruction& in, u32 effects, u64 i, u64 begin) {
    u32 further = further_registers()[in.row];
    u128 ops = in.ops.low;
    for (u32 left = effects >> effect::results_shift() & 7; left != 0; --left) {
      const u32 bits = static_cast<u32>(ops);
      if (bits - first_register() < registers()) {
        note_result(bits & payload(), further & further_mask, in, i, begin);
      } else if (bits >= first_exec_bits() && left != (effects >> effect::results_shift() & 7)) {
        splits_exec_ = true;
      }
      ops >>= 32;
      further >>= further_width;
    }
  }
  /// One register or a tuple: begins at a dword and has so many further ones.
  constexpr void note_result(u32 dword, u32 more, const ir::instruction& in, u64 i, u64 begin) {
    u64* const writer = writers_.begin() + dword;
    // An accumulator. Its other dwords keep an older writer: of pairs, only those that begin at one dword are of interest.
    if ((*writer >> known_shift() & 63) > more) {
      *writer = (*writer & known_several()) | written_again(*writer, in, i, begin);
      return;
    }
    if (tuples_.begin()[dword] < more) tuples_.begin()[dword] = static_cast<u8>(more);
    u64 all = several();
    for (u64 *w = writer, *const last = w + more; w <= last; ++w) {
      *w = *w == 0 ? i : written_again(*w, in, i, begin);
      all &= *w;
    }
    if (all != 0) *writer |= u64{more + 1} << known_shift();
  }
  /// What becomes of `writer` by a further write. It keeps the last one of the builder's choice besides several().
  constexpr u64 written_again(u64 writer, const ir::instruction& in, u64 i, u64 begin) {
    const u64 last = last_of(writer);
    if (last > begin && (code_[index(last)].marks & kept()) == 0) note_overwrite(last, i);
    return several() | ((in.marks & kept()) != 0 ? last : i);
  }
  /// Instruction `by` is the next of the block to write a result of `last`, which is of the builder's choice.
  constexpr void note_overwrite(u64 last, u64 by) {
    const u32 first = index(last), second = index(by);
    if (second - first <= most && (of(code_[first].row) & effect::removable()) != 0 &&
        code_[first].ops.low << 96 == code_[second].ops.low << 96 &&
        (overwrites_.empty() || overwrites_.back().second != second))
      overwrites_.push_back({first, second});
  }

  const ir::instruction* code_;
  list<u64> writers_;
  list<u8> tuples_;
  list<start> foldable_;
  list<overwrite> overwrites_;
  bool splits_exec_ = false;
};

/// The source code that reads SCC as data.
consteval u32 scc_operand_bits() { return ir::operand(ir::operand_kind::fixed, ir::source_code::scc).bits; }

/// Whether an operand is a special register: neither a constant nor a register of a bank.
constexpr bool is_special(ir::operand o) {
  if (!o.is(ir::operand_kind::fixed)) return false;
  const u32 code = o.payload();
  return code < ir::source_code::zero || (code > 208 && code < ir::source_code::half) ||
         code > ir::source_code::inverse_two_pi;
}

} // namespace kiln::analysis
