// SPDX-License-Identifier: MIT
// What a row means for the order of instructions: what holds it in place, and when its result is there.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::pass {

/// A row's word. Times are in issue slots of a wave, 4 cycles each.
namespace issue_word {
consteval u32 latency() { return 0xff; }  ///< slots until a plain instruction can use the result; 1 is no gap
consteval u32 fence() { return 1u << 8; } ///< stays where it is, and nothing passes it
consteval u32 memory() { return 1u << 9; }
consteval u32 reads_scc() { return 1u << 10; }
consteval u32 writes_scc() { return 1u << 11; }
consteval u32 reads_vcc() { return 1u << 12; } ///< without naming it, as for SCC
consteval u32 writes_vcc() { return 1u << 13; }
consteval u32 implicit() { return reads_scc() | writes_scc() | reads_vcc() | writes_vcc(); }
consteval u32 valu() { return 1u << 14; }
consteval u32 matrix() { return 1u << 15; }
consteval u32 dpp() { return 1u << 16; }
consteval u32 crosses_lanes() { return 1u << 17; } ///< v_readlane, v_writelane, v_readfirstlane and the like
consteval u32 loads() { return 1u << 18; }         ///< to registers
consteval u32 late() { return 1u << 19; }          ///< a latency of two slots or more
consteval u32 writes_sgpr() { return 1u << 20; }   ///< or VCC, by a vector instruction
consteval u32 one_result() { return 1u << 21; }    ///< one place that it writes, the first
consteval u32 known() { return 1u << 31; }
// Above these, by place.
constexpr u32 reads(u64 word) { return word >> 32 & 0x3f; }
constexpr u32 writes(u64 word) { return word >> 38 & 0x3f; }
consteval u32 tuples_shift() { return 44; } ///< two registers or more
constexpr u64 of_places(const isa::operand_list& l) {
  return u64{l.reads} << 32 | u64{l.writes} << 38 | u64{l.tuples} << 44;
}

/// False if no reader of a run has to wait for any result of the run, by the bits of its words: plain arithmetic.
constexpr bool may_wait(u64 seen) {
  return (seen & (late() | writes_sgpr())) != 0 ||
         ((seen & valu()) != 0 && (seen & (dpp() | matrix() | crosses_lanes() | memory())) != 0);
}
/// True if a plain reader needs no gap after a plain producer, without issue_rows::distance().
constexpr bool is_next(u64 producer, u64 reader, bool in_sgpr) {
  return (producer & late()) == 0 &&
         ((producer & valu()) == 0 || ((reader & (dpp() | matrix() | crosses_lanes() | memory())) == 0 &&
                                       (!in_sgpr || (reader & valu()) == 0)));
}
} // namespace issue_word

/// The words of the rows that a program uses.
class issue_rows {
public:
  constexpr explicit issue_rows(isa::arch a) : arch_(a) {}
  constexpr ~issue_rows() { delete words_; }
  issue_rows(const issue_rows&) = delete;
  issue_rows& operator=(const issue_rows&) = delete;

  constexpr u64 of(u32 row) {
    return words_->of[row] != 0 ? words_->of[row] : words_->of[row] = learn(isa::rows[row]);
  }
  constexpr u64 known(u32 row) const { return words_->of[row]; } ///< one that of() has seen

  /// Slots from the issue of a producer to that of a reader of its result, by their words: latency, or the wait states
  /// of docs/hazards.md (H13 DPP, H22 lane, H9 and H8 SGPRs, M1 matrix), whichever is more.
  static constexpr u32 distance(u64 producer, u64 reader, bool in_sgpr) {
    using namespace issue_word;
    const u32 result = static_cast<u32>(producer) & latency();
    if ((producer & valu()) == 0) return result;
    u32 states = 1;
    if ((reader & (dpp() | matrix())) != 0) states = 3;
    if ((reader & crosses_lanes()) != 0) states = in_sgpr ? 5 : 2;
    if ((reader & memory()) != 0)
      states = in_sgpr ? 6 : 3; // three: the way of an address to the memory units
    if (in_sgpr && (reader & valu()) != 0 && states < 3) states = 3;
    return result < states ? states : result;
  }

private:
  // From cold caches far more. The distances only have to put loads before all else.
  static constexpr u32 global_load = 120, scalar_load = 50, lds_load = 16;

  constexpr u64 learn(const isa::row& row) const {
    const isa::operand_list& list = isa::operand_lists[row.operands];
    u64 word = word_of(row) | issue_word::of_places(list);
    if ((word & issue_word::latency()) > 1) word |= issue_word::late();
    if (list.writes == 1) word |= issue_word::one_result();
    if ((word & issue_word::valu()) == 0) return word;
    if ((word & issue_word::writes_vcc()) != 0) word |= issue_word::writes_sgpr();
    for (u32 left = list.writes; left != 0; left &= left - 1)
      if ((list.places[static_cast<u32>(__builtin_ctz(left))].accepts & ~(isa::oc::vgpr | isa::oc::agpr)) !=
          0)
        word |= issue_word::writes_sgpr();
    return word;
  }
  constexpr u32 word_of(const isa::row& row) const {
    using namespace isa::flag;
    namespace special = isa::special;
    constexpr isa::flag_mask held = branch | ends_program | barrier | sends_message | gws |
                                    isa::flag::waitcnt | nop | writes_exec_as_compare | lds_dma;
    constexpr isa::flag_mask global_atomic = atomic | vmem; // other waves see their order with all else
    constexpr isa::special_mask lanes = special::exec | special::mode | special::flat_scratch;
    const isa::flag_mask flags = row.flags;
    const bool accesses =
        (flags & (may_load | may_store | atomic | vmem | smem | isa::flag::lds | flat)) != 0;
    u32 word = issue_word::known();
    const bool moves_data = (flags & (may_load | may_store)) != 0;
    if ((flags & held) != 0 || (flags & global_atomic) == global_atomic ||
        ((flags & side_effects) != 0 && !moves_data) || (row.writes & ~(special::scc | special::vcc)) != 0 ||
        (row.reads & ~(special::scc | special::vcc | lanes)) != 0 ||
        ((flags & salu) != 0 && (row.reads & special::mode) != 0) || row.mnemonic == isa::mn::s_getpc_b64 ||
        (accesses && !moves_data && (flags & isa::flag::lds) == 0) ||
        (!accesses && (flags & (valu | salu)) == 0))
      return word | issue_word::fence();
    if ((row.reads & special::scc) != 0) word |= issue_word::reads_scc();
    if ((row.writes & special::scc) != 0) word |= issue_word::writes_scc();
    if ((row.reads & special::vcc) != 0) word |= issue_word::reads_vcc();
    if ((row.writes & special::vcc) != 0) word |= issue_word::writes_vcc();
    if (accesses) word |= issue_word::memory();
    if ((flags & valu) != 0) word |= issue_word::valu();
    const bool loads = accesses && isa::operand_lists[row.operands].writes != 0;
    if (loads) word |= issue_word::loads();
    if ((flags & lane_crossing) != 0) word |= issue_word::crosses_lanes();
    if (row.is(isa::encoding::dpp)) word |= issue_word::dpp();
    if (isa::is_matrix(row)) word |= issue_word::matrix();
    return word | latency_of(row, loads);
  }
  constexpr u32 latency_of(const isa::row& row, bool loads) const {
    using namespace isa::flag;
    if (isa::is_matrix(row)) return u32{isa::matrix_passes(row, arch_)} + 4;
    if (loads)
      return (row.flags & smem) != 0 ? scalar_load : (row.flags & vmem) != 0 ? global_load : lds_load;
    return (row.flags & transcendental) != 0 ? 3 : 1;
  }

  struct words {
    u64 of[isa::row_count];
  };
  words* words_ = new words{};
  isa::arch arch_;
};

} // namespace kiln::pass
