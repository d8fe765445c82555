// SPDX-License-Identifier: MIT
// Def-use survey of a whole program, found once for all optimising passes.
#pragma once

#include <kiln/analysis/programs/dependence.hpp>
#include <kiln/analysis/registers/used_tuples.hpp>
#include <kiln/analysis/rows/row_effects.hpp>

namespace kiln::analysis {

/// Def-use facts for the optimising passes, found in one sweep: the writer of each register, the instructions that the
/// builder chose, what pass::fold may change, the writes that pass::remove_dead_stores examines. Valid until instructions
/// are added or removed.
class survey {
public:
  row_effects rows; ///< the words of the program's rows

  constexpr explicit survey(const ir::program& p)
      : rows(p, row_effects::as_met{}),
        code_(p.code.begin()),
        writers_(p.virtual_dwords),
        chosen_(p.code.size()),
        end_of_chosen_(chosen_.begin()) {
    tuples_.written = list<u8>(p.virtual_dwords);
    first_writer_ = writers_.begin();
    first_written_ = tuples_.written.begin();
    for (u32 b = 0, first = 0; b < p.blocks.size(); ++b) first = look_at_block(b, first, p.end_of(b));
  }

  constexpr ~survey() { delete scc_; }
  survey(const survey&) = delete;
  survey& operator=(const survey&) = delete;

  /// By dword: 0: no instruction writes it; the one that does, as 1 + its index with its block in the upper half, so that
  /// those of one block lie together and all are in program order; or several() and more.
  constexpr const u64* writers() const { return writers_.begin(); }
  static consteval u64 several() { return u64{1} << 63; }
  /// A pass has moved a dword's only writer to the place before instruction `to`.
  constexpr void move_writer(u32 dword, u32 block, u32 to) { writers_[dword] = u64{block} << 32 | to; }
  /// A dword's only writer writes another dword in its place.
  constexpr void pass_writer(u32 from, u32 to) { writers_[to] = writers_[from]; }
  /// A pass has given operands other registers, new ones among them, which set_writer() then tells the writers of: a dword
  /// that was known before begins again without any.
  constexpr void rename_begins(u32 dwords) {
    writers_.resize(dwords);
    tuples_.written.resize(dwords);
  }
  constexpr void forget_writers(u32 dword) { writers_[dword] = 0; }
  constexpr void add_writer(u32 dword, u32 block, u32 index) {
    writers_[dword] = writers_[dword] == 0 ? u64{block} << 32 | (index + 1) : several();
  }
  constexpr void rename_ends() {
    u32 left = 0;
    for (u32 i = 0; i < overwrites_.size(); ++i) {
      const overwrite o = overwrites_[i];
      if (code_[o.first].ops.low << 96 == code_[o.second].ops.low << 96) overwrites_[left++] = o;
    }
    overwrites_.resize(left);
  }
  /// The instruction of a dword's only writer.
  static constexpr u32 index(u64 writer) { return static_cast<u32>(writer) - 1; }

  struct indices {
    const u32 *first, *last; ///< after the last
    constexpr const u32* begin() const { return first; }
    constexpr const u32* end() const { return last; }
    constexpr u32 size() const { return static_cast<u32>(last - first); }
  };
  /// The instructions that the author did not name, in program order: passes change and remove these alone. Often they are
  /// few.
  constexpr indices chosen() const { return {chosen_.begin(), end_of_chosen_}; }

  /// An instruction that folding can change or that makes others foldable, if no register of its block is known yet.
  struct start {
    u32 block, index; ///< in chosen()
  };
  constexpr const list<start>& foldable() const { return foldable_; }

  /// An instruction of the builder's choice that could go, and the next one of its block that writes its first register.
  struct overwrite {
    u32 first, second;
  };
  constexpr const list<overwrite>& overwrites() const { return overwrites_; }

  /// Instructions of the builder's choice that write a register again, as their first result, without a read of what was
  /// there.
  constexpr const list<u32>& rewritten() const { return rewritten_; }

  /// Those that are written are of the program as it was. Those that are read remove_dead_code adds, unless it has removed
  /// a write of a tuple. A dead store goes where the next instruction writes as wide a tuple.
  constexpr used_tuples& tuples() { return tuples_; }
  constexpr const used_tuples& tuples() const { return tuples_; }

  /// An instruction that has another result before EXEC writes EXEC: it changes in the middle of a block.
  constexpr bool splits_exec() const { return splits_exec_; }

  /// Some block reads the SCC that it begins with; looked for once. No pass changes that.
  constexpr bool scc_crosses_blocks(const ir::program& p) const {
    if (!scc_->is_known) *scc_ = {true, analysis::scc_crosses_blocks(rows, p)};
    return scc_->crosses_blocks;
  }

private:
  static consteval u32 zero_bits() { return ir::first_fixed() + ir::source_code::zero; }
  /// By source code, from that of 0.
  static consteval u128 without_effect() {
    return u128{1} | u128{1} << 1 | u128{1} << 32 | u128{1} << 64 | u128{1} << 65;
  }
  /// Bits of operands 1 and 2 that no register and no empty place has.
  static consteval u128 constant_sources() {
    constexpr u32 kinds = ~(ir::first_fixed() - 1);
    return u128{kinds} << 32 | u128{kinds} << 64;
  }
  /// True if an instruction that folds() and has some constant is one that folding may change while no register is known: a
  /// move, one of two constants, or of one that may leave the other operand as it is: 0; and if not only that, 1, -1, and 32
  /// and 64 as shifts by nothing.
  static constexpr bool may_fold(u128 ops, u32 effects) {
    const u32 a = static_cast<u32>(ops >> 32), b = static_cast<u32>(ops >> 64);
    if (a >= ir::first_fixed() && b - ir::first_register() >= ir::registers()) return true;
    const u32 value = (a >= ir::first_fixed() ? a : b) - zero_bits();
    return (effects & effect::only_zero()) != 0 ? value == 0
                                                : value < 66 && (without_effect() >> value & 1) != 0;
  }

  static constexpr u32 most = 256; ///< instructions between two writes; farther pairs are left alone
  static consteval u32 kept() { return ir::mark::keep; }
  static consteval u32 unnamed_whole() { return ir::mark::keep | ir::mark::keeps_destination; }
  static consteval u32 first_exec_bits() { return ir::fixed_bits(ir::source_code::exec); }

  // What a writer that is several() says besides: the last of the builder's choice, and how many dwords from there on are
  // known to be several().
  static consteval u32 known_shift() { return 56; }
  static consteval u64 known_several() { return u64{63} << known_shift(); }
  static consteval u64 number_bits() { return (u64{1} << known_shift()) - 1; }

  constexpr u32 look_at_block(u32 block, u32 first, u32 end) {
    const u32* const effects_of = rows.table();
    u64* const writers = writers_.begin();
    const ir::instruction* in = code_ + first;
    const u64 begin = u64{block} << 32 | first;
    u64 i = begin + 1; // counts from 1 here: 0 means never
    for (const ir::instruction* const last = code_ + end; in != last; ++in, ++i) {
      const u32 effects = effects_of[in->row] != 0 ? effects_of[in->row] : rows.meet(in->row);
      if ((in->marks & kept()) == 0) *end_of_chosen_++ = static_cast<u32>(i) - 1;
      if ((effects & effect::shape()) != effect::one_register()) {
        if ((effects & effect::results()) != 0) note_results(*in, effects, i);
        continue;
      }
      const u128 ops = in->ops.low;
      if (static_cast<u32>(ops) - ir::first_register() < ir::registers()) {
        u64& writer = writers[ops & ir::payload_mask()];
        if (writer == 0) {
          writer = i;
        } else {
          // As written_again.
          const u64 last = writer & number_bits();
          if (last > begin && (code_[index(last)].marks & kept()) == 0) note_overwrite(last, i);
          writer = several() | ((in->marks & kept()) != 0 ? last : i);
          if ((in->marks & unnamed_whole()) == 0 && static_cast<u32>(ops) != static_cast<u32>(ops >> 32) &&
              static_cast<u32>(ops) != static_cast<u32>(ops >> 64) &&
              static_cast<u32>(ops) != static_cast<u32>(ops >> 96))
            rewritten_.push_back(static_cast<u32>(i) - 1);
        }
      }
      if ((effects & effect::folds()) != 0 && (ops & constant_sources()) != 0 && (in->marks & kept()) == 0 &&
          in->given == 0 && may_fold(ops, effects))
        foldable_.push_back({block, static_cast<u32>(end_of_chosen_ - chosen_.begin()) - 1});
    }
    return end;
  }

  /// Results of any number and size.
  constexpr void note_results(const ir::instruction& in, u32 effects, u64 i) {
    const bool named = (in.marks & kept()) != 0;
    u32 further = rows.further_registers()[in.row];
    u128 ops = in.ops.low;
    for (u32 left = effects >> effect::results_shift() & 7;;) {
      const u32 bits = static_cast<u32>(ops);
      if (bits - ir::first_register() < ir::registers()) {
        note_result(bits & ir::payload_mask(), further & row_effects::further_mask, i, named);
      } else if (bits >= first_exec_bits() && left != (effects >> effect::results_shift() & 7)) {
        splits_exec_ = true;
      }
      if (--left == 0) return;
      ops >>= 32;
      further >>= row_effects::further_width;
    }
  }
  /// One register or a tuple: begins at a dword and has so many further ones.
  constexpr void note_result(u32 dword, u32 more, u64 i, bool named) {
    u64* const writer = first_writer_ + dword;
    // An accumulator. Its other dwords keep an older writer: of pairs, only those that begin at one dword are of interest.
    if (const u64 old = *writer; (old >> known_shift() & 63) > more) {
      if (!named || (old & number_bits()) > i >> 32 << 32) // else it says so already
        *writer = (old & known_several()) | written_again(old, i, named);
      return;
    }
    if (first_written_[dword] < more) first_written_[dword] = static_cast<u8>(more);
    bool all_again = true;
    for (u64 *w = writer, *const last = w + more; w <= last; ++w) {
      if (*w == 0) {
        *w = i;
        all_again = false;
      } else {
        *w = written_again(*w, i, named);
      }
    }
    if (!all_again) return;
    *writer |= u64{more + 1} << known_shift();
    if (more == 0 && !named && (code_[index(i)].ops.low & ir::payload_mask()) == dword)
      rewritten_.push_back(index(i));
  }
  /// What becomes of `writer` by a further write. It keeps the last one of the builder's choice besides several().
  constexpr u64 written_again(u64 writer, u64 i, bool named) {
    const u64 last = writer & number_bits(), begin = i >> 32 << 32; // before the block
    if (last > begin && (code_[index(last)].marks & kept()) == 0) note_overwrite(last, i);
    return several() | (named ? last : i);
  }
  /// Instruction `by` is the next of the block to write a result of `last`, which is of the builder's choice.
  constexpr void note_overwrite(u64 last, u64 by) {
    const u32 first = index(last), second = index(by);
    if (second - first <= most && (rows.of(code_[first].row) & effect::removable()) != 0 &&
        code_[first].ops.low << 96 == code_[second].ops.low << 96 &&
        (overwrites_.empty() || overwrites_.back().second != second))
      overwrites_.push_back({first, second});
  }

  const ir::instruction* code_;
  list<u64> writers_;
  list<u32> chosen_; ///< with room for all instructions: constant evaluation pays for what is written
  u32* end_of_chosen_;
  list<start> foldable_;
  list<overwrite> overwrites_;
  list<u32> rewritten_;
  used_tuples tuples_;
  bool splits_exec_ = false;
  struct memo_of_scc {
    bool is_known, crosses_blocks;
  };
  memo_of_scc* scc_ = new memo_of_scc{}; // not mutable: see docs/compile_time.md, "Precompiled header"
  // While the sweep lasts.
  u64* first_writer_ = nullptr;
  u8* first_written_ = nullptr;
};

} // namespace kiln::analysis
