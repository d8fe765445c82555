// SPDX-License-Identifier: MIT
// Removes computations and loads whose results are never read; loads of arguments become as narrow as what is read.
//   needs  a program over virtual registers
//   gives  the same program without them; what the author wrote by name stays (mark::keep)
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/survey.hpp>
#include <kiln/pass/arguments/narrow_argument_loads.hpp>
#include <kiln/pass/edit/remove_instructions.hpp>

namespace kiln::pass {

namespace detail {

/// An instruction is needed if the author named it, or if it does more than write registers and SCC, or writes a special
/// register. So is one of which a needed instruction reads a result, or the SCC that it leaves. Up to the last back edge
/// registers are taken without regard to order ("some needed instruction somewhere reads this dword"), after it by what
/// follows; SCC by position.
class dead_code_remover {
public:
  constexpr dead_code_remover(ir::program& p, analysis::survey& effects)
      : p_(p), effects_(effects), further_of_(effects.rows.further_registers()) {}

  constexpr void run() {
    if (!sweep()) {
      // Somewhere a block begins with SCC from before: each block's last SCC then counts as read.
      scc_crosses_ = true;
      sweep();
    }
    // Uses before their definition, in loops: they were not known when the definition was visited. After the last back
    // edge there are none: a running offset's last step is removed.
    const u32 end_of_loops = waiting_.empty() ? 0 : last_jump_back();
    for (bool again = !waiting_.empty(); again;) {
      again = false;
      for (const u32 i : waiting_)
        if (i < end_of_loops && gone_[i] != 0 &&
            result_is_read(p_.code[i], effects_.rows.of(p_.code[i].row))) {
          revive(i);
          again = true;
        }
    }
    u32 writes_tuples = 0;
    list<u32> dead; // they were found from the last to the first
    for (u32 k = waiting_.size(); k != 0; --k) {
      const u32 i = waiting_[k - 1];
      if (gone_[i] == 0) continue;
      dead.push_back(i);
      writes_tuples |= effects_.rows.of(p_.code[i].row) & analysis::effect::tuples();
    }
    if (writes_tuples != 0)
      effects_.tuples().read = {}; // invalidates the cached set; later passes recompute it
    if (!dead.empty()) remove_instructions(p_, dead);
    narrow_argument_loads(p_, read_, effects_);
  }

private:
  static consteval u32 kept() { return ir::mark::keep; }
  static consteval u32 scc() { return analysis::effect::reads_scc() | analysis::effect::writes_scc(); }
  static consteval u32 long_form() { return analysis::effect::tuples() | analysis::effect::many(); }
  static constexpr u32 further_width = analysis::row_effects::further_width,
                       further_mask = analysis::row_effects::further_mask;

  /// End of the last block that branches to itself or to one before it; 0 if there is none.
  constexpr u32 last_jump_back() const {
    for (u32 b = p_.blocks.size(); b-- > 0;) {
      const u32 end = p_.end_of(b);
      if (end == p_.blocks[b].first) continue;
      const ir::instruction& last = p_.code[end - 1];
      if (last.ops[0].is(ir::operand_kind::label) && p_.labels[last.ops[0].payload()].block <= b) return end;
    }
    return 0;
  }

  /// From the last instruction to the first. Says whether the assumption about SCC held.
  constexpr bool sweep() {
    using namespace analysis;
    reads_ = list<u8>(p_.virtual_dwords);
    read_ = reads_.begin();
    gone_ = list<u8>(p_.code.size());
    waiting_ = {};
    effects_.tuples().read = list<u8>(p_.virtual_dwords);
    tuples_ = effects_.tuples().read.begin();
    const ir::instruction* const code = p_.code.begin();
    const u32* const effects_of = effects_.rows.table();
    u8* const read = read_;
    const ir::instruction* in = p_.code.end();
    for (u32 b = p_.blocks.size(); b-- > 0;) {
      const ir::instruction* const first = code + p_.blocks[b].first;
      scc_read_ = scc_crosses_;
      while (in != first) {
        const u32 effects = effects_of[(--in)->row], marks = in->marks;
        const u128 ops = in->ops.low;
        if ((marks & kept()) == 0 && (effects & effect::removable()) != 0 &&
            ((effects & effect::results()) == 0 ||
             (static_cast<u32>(ops) - ir::first_register() < ir::registers() &&
              read[ops & ir::payload_mask()] == 0 &&
              ((effects & effect::shape()) == effect::one_register() || !result_is_read(*in, effects)))) &&
            !(scc_read_ && (effects & effect::writes_scc()) != 0)) {
          const u32 i = static_cast<u32>(in - code);
          gone_[i] = 1;
          waiting_.push_back(i);
          continue;
        }
        if ((effects & effect::elaborate()) != 0 || (marks & ir::mark::keeps_destination) != 0) {
          if ((effects & scc()) != 0) scc_read_ = (effects & effect::reads_scc()) != 0;
          if ((effects & long_form()) != 0 || (marks & ir::mark::keeps_destination) != 0) {
            note_reads(*in, effects);
            continue;
          }
        }
        // Single registers and constants. One by one: a loop would cost twice as much.
        if (const u32 bits = static_cast<u32>(ops >> 32); bits - ir::first_register() < ir::registers())
          read[bits & ir::payload_mask()] = 1;
        else if (bits == scc_operand_bits())
          scc_read_ = true;
        if (const u32 bits = static_cast<u32>(ops >> 64); bits - ir::first_register() < ir::registers())
          read[bits & ir::payload_mask()] = 1;
        else if (bits == scc_operand_bits())
          scc_read_ = true;
        if ((effects & effect::two_reads()) != 0) continue;
        if ((effects >> effect::first_read_shift() & 7) == 0 &&
            static_cast<u32>(ops) - ir::first_register() < ir::registers())
          read[ops & ir::payload_mask()] = 1;
        if (const u32 bits = static_cast<u32>(ops >> 96); bits - ir::first_register() < ir::registers())
          read[bits & ir::payload_mask()] = 1;
        else if (bits == scc_operand_bits())
          scc_read_ = true;
      }
      if (scc_read_ && !scc_crosses_ && b != 0) return false;
    }
    return true;
  }

  /// The general form: which registers a needed instruction reads, and whether it reads SCC as an operand.
  constexpr void note_reads(const ir::instruction& in, u32 effects) {
    u8 *const read = read_, *const tuples = tuples_;
    const u32 first = (in.marks & ir::mark::keeps_destination) != 0
                          ? 0
                          : effects >> analysis::effect::first_read_shift() & 7;
    u32 further = further_of_[in.row] >> further_width * first;
    for (u128 ops = in.ops.low >> 32 * first; ops != 0; ops >>= 32, further >>= further_width) {
      const u32 bits = static_cast<u32>(ops);
      if (bits - ir::first_register() < ir::registers()) {
        u32 more = further & further_mask;
        if (more == 0) {
          read[bits & ir::payload_mask()] = 1;
        } else if (u8& widest = tuples[bits & ir::payload_mask()]; widest < more) {
          // Else as most: an accumulator, or what several instructions read.
          widest = static_cast<u8>(more);
          u8* r = read + (bits & ir::payload_mask());
          for (*r = 1; more != 0; --more) *++r = 1;
        }
      } else if (bits == analysis::scc_operand_bits()) {
        scc_read_ = true;
      }
    }
    if (in.ops.high == 0) return;
    further = further_of_[in.row] >> further_width * 4; // results are among the first four operands
    note_read(static_cast<u32>(in.ops.high), further & further_mask);
    if (in.ops.high >> 32 != 0) note_read(static_cast<u32>(in.ops.high >> 32), further >> further_width);
  }
  constexpr void note_read(u32 bits, u32 further) {
    if (bits - ir::first_register() < ir::registers()) {
      u8& widest = tuples_[bits & ir::payload_mask()];
      if (widest < further) widest = static_cast<u8>(further);
      u8* r = read_ + (bits & ir::payload_mask());
      *r = 1;
      for (; further != 0; --further) *++r = 1;
    } else if (bits == analysis::scc_operand_bits()) {
      scc_read_ = true;
    }
  }

  /// True if a result of a removable instruction is read, or lies where reads are not followed.
  constexpr bool result_is_read(const ir::instruction& in, u32 effects) const {
    u32 further = further_of_[in.row];
    u128 ops = in.ops.low; // results are among the first four operands
    for (u32 left = effects >> analysis::effect::results_shift() & 7; left != 0; --left) {
      const u32 bits = static_cast<u32>(ops);
      if (bits - ir::first_register() >= ir::registers()) return true;
      const u8* r = read_ + (bits & ir::payload_mask());
      for (const u8* const last = r + (further & further_mask); r <= last; ++r)
        if (*r != 0) return true;
      ops >>= 32;
      further >>= further_width;
    }
    return false;
  }

  /// Puts an instruction back, and those that make the SCC it reads.
  constexpr void revive(u32 i) {
    put_back(i);
    u32 b = 0;
    while (scc_read_ && b + 1 < p_.blocks.size() && p_.blocks[b + 1].first <= i) ++b;
    while (scc_read_ && i > p_.blocks[b].first) {
      const u32 effects = effects_.rows.of(p_.code[--i].row);
      if ((effects & analysis::effect::writes_scc()) == 0) continue;
      if (gone_[i] == 0) return;
      put_back(i);
    }
  }
  constexpr void put_back(u32 i) {
    const u32 effects = effects_.rows.of(p_.code[i].row);
    gone_[i] = 0;
    scc_read_ = (effects & analysis::effect::reads_scc()) != 0;
    note_reads(p_.code[i], effects);
  }

  ir::program& p_;
  analysis::survey& effects_;
  const u32* const further_of_; ///< by row: see analysis::row_effects
  list<u8> reads_;
  u8* read_ = nullptr;   ///< by dword: whether a needed instruction reads it
  u8* tuples_ = nullptr; ///< the survey's, of those that are read
  list<u8> gone_;        ///< by instruction
  list<u32> waiting_;    ///< instructions that were found dead
  bool scc_read_ = false;
  bool scc_crosses_ = false;
};

} // namespace detail

constexpr void remove_dead_code(ir::program& p, analysis::survey& effects) {
  if (!effects.rows.upsets()) detail::dead_code_remover(p, effects).run();
}
constexpr void remove_dead_code(ir::program& p) {
  analysis::survey effects(p);
  remove_dead_code(p, effects);
}

} // namespace kiln::pass
