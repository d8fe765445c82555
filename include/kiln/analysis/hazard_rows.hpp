// SPDX-License-Identifier: MIT
// What the wait-state rules of one architecture can have to do with the instructions of a row: supersets, worked out once
// for each row in use.
#pragma once

#include <kiln/analysis/operand_lanes.hpp>
#include <kiln/analysis/register_range.hpp>
#include <kiln/isa/hazard/classify.hpp>
#include <kiln/isa/hazard/table.hpp>
#include <kiln/support/list.hpp>

namespace kiln::analysis {

/// A row's word: what hot loops ask.
namespace hazard_word {
inline constexpr u32 produces_shift = 24; ///< producers that the row may be, above those that threaten it
inline constexpr u64 producers = (u64{1} << isa::hazard::producer_count) - 1;
inline constexpr u32 number_shift = 48, number_mask = 0x1fff; ///< 1 + where its facts stand
inline constexpr u64 nop = u64{1} << 61;                      ///< s_nop, which takes more than one wait state
/// Is threatened through registers that its operands do not name: VCC of v_div_fmas, FLAT_SCRATCH.
inline constexpr u64 implicit = u64{1} << 62;
inline constexpr u64 tuples = u64{1} << 63; ///< some operand covers more than one dword
/// Producers whose victims need not name a register of theirs: EXEC, hardware registers, M0, units.
inline constexpr isa::hazard::producer_mask unnamed =
    mask_of(isa::hazard::producer::setreg) | mask_of(isa::hazard::producer::setvskip) |
    mask_of(isa::hazard::producer::vskip_mode) | mask_of(isa::hazard::producer::icache_inv) |
    mask_of(isa::hazard::producer::valu_exec) | mask_of(isa::hazard::producer::dgemm_issue) |
    mask_of(isa::hazard::producer::salu_m0);
/// Results that are everywhere and threaten few: not followed, but looked for from those few backwards. They are over after
/// `ordinary_reach` wait states on every architecture (a test looks at all rules).
inline constexpr isa::hazard::producer_mask ordinary = mask_of(isa::hazard::producer::valu_vgpr) |
                                                       mask_of(isa::hazard::producer::load_vgpr) |
                                                       mask_of(isa::hazard::producer::salu_m0);
inline constexpr i32 ordinary_reach = 2;
/// Those of the others that are about scalar registers.
inline constexpr isa::hazard::producer_mask scalar =
    mask_of(isa::hazard::producer::valu_sgpr) | mask_of(isa::hazard::producer::valu_exec);
/// In a word: what is always of interest, other producers and s_nop.
inline constexpr u64 notable = (producers & ~u64{ordinary}) << produces_shift | nop;
static_assert(produces_shift == isa::hazard::producer_count && isa::row_count < number_mask);
} // namespace hazard_word

/// The facts of a row that fit into no word. Lanes as in operand_lanes.
// Without initialisers: an array of them is made of zeros in one step.
struct hazard_row {
  u64 word;
  isa::hazard::consumer_mask consumes;
  u8 results;  ///< places whose registers the row's producers are about
  u8 followed; ///< those that others than ordinary ones are about
  u8 longest;  ///< wait states after which all that its producers do is over, but for ordinary ones
  /// One of the first four places is all that `followed` has, and its registers are all scalar or all vector: where it
  /// begins in the lanes, and how many dwords it covers beyond the first.
  bool one_followed;
  u8 followed_bit, followed_more;
  /// A matrix instruction: its places are result, factors and addend, and its producers are about the registers of the first
  /// and the last. `followed_more` is of the result.
  bool adds;
  bool writes_vcc; ///< without naming it
  bool writes_exec;
  u128 named; ///< all bits of the lanes that a rule may be about
  u64 named_high;
  operand_lanes::extent extent;

  /// Whether what `producers` did to the registers from `first` to `last`, which are operands, may be about an instruction
  /// of the row.
  constexpr bool may_meet(const ir::packed_operands& ops, isa::hazard::producer_mask producers, u32 first,
                          u32 last) const {
    if (((word & hazard_word::implicit) | (producers & hazard_word::unnamed)) != 0 ||
        touches(ops, first, last))
      return true;
    constexpr u32 vcc = operand_bits_of(isa::resource::vcc), vccz = operand_bits_of(isa::resource::vccz);
    return first == vcc && touches(ops, vccz, vccz);
  }

  /// Whether it may touch a register of the interval, or is threatened through one that it does not name.
  constexpr bool may_touch(const ir::packed_operands& ops, const lane_interval& near) const {
    using operand_lanes::tops;
    const u128 low = ops.low & named;
    return ((((low + extent.more) | tops) - near.lows) & (near.tops_highs - (low & ~tops)) & tops) != 0 ||
           (ops.high != 0 && may_touch_behind(ops.high, near)) || (word & hazard_word::implicit) != 0;
  }
  /// The same of its operands behind the first four.
  constexpr bool may_touch_behind(u64 ops, const lane_interval& near) const {
    constexpr u64 tops = static_cast<u64>(operand_lanes::tops);
    ops &= named_high;
    return ((((ops + extent.more_high) | tops) - static_cast<u64>(near.lows)) &
            (static_cast<u64>(near.tops_highs) - (ops & ~tops)) & tops) != 0;
  }

  /// Whether it touches one of these registers in a way that rules know. Written out: a call would cost more.
  constexpr bool touches(const ir::packed_operands& ops, u32 first, u32 last) const {
    using namespace operand_lanes;
    const u128 low = ops.low & named;
    if (((((low + extent.more) | tops) - ones * first) & ((ones * last | tops) - (low & ~tops)) & tops) != 0)
      return true;
    const u64 high = ops.high & named_high;
    return high != 0 && overlap(high, extent.more_high, first, last) != 0;
  }
};

class hazard_rows {
public:
  constexpr explicit hazard_rows(isa::arch a) : arch_(a) {
    for (u32 p = 0; p < isa::hazard::producer_count; ++p) {
      const isa::hazard::rules_of_producer& rules = isa::hazard::rules_by_producer.of[p];
      for (const isa::hazard::rule *r = rules.first, *const end = r + rules.count; r != end; ++r)
        if (isa::hazard::on(*r, a).packed != 0) threatened_[p] |= r->consumers;
    }
  }

  /// By row, for hot loops: the complement of the word, which is what the row has nothing to do with. 0 where the row was
  /// not met yet.
  constexpr const u64* spared() const { return spared_.by_row; }
  constexpr u64 word_of(u16 row) {
    const u64 spared = spared_.by_row[row];
    return spared != 0 ? ~spared : learn(row);
  }
  constexpr const hazard_row& facts_of(u64 word) const {
    return facts_.of[word >> hazard_word::number_shift & hazard_word::number_mask];
  }

  /// The most wait states that any rule can ask for between instructions of two rows that were met, because of what the early
  /// one did to the register that is this operand. Of a register of a bank, VCCZ and EXECZ tell nothing.
  constexpr i32 most_between(u32 early, u32 late, u32 operand_bits) {
    constexpr u32 first_register = 1u << 28, registers = 3u << 28;
    const bool in_bank = operand_bits - first_register < registers;
    known_pair& known = pairs_.of[(early + 5 * late) % known_pairs::count];
    const u32 key = early | late << 16 | u32{in_bank} << 31;
    if (known.key != key || known.states == 0)
      known = {key, 1 + asked_between(early, late, in_bank ? ~isa::hazard::consumer::z_data : ~u64{0})};
    return known.states - 1;
  }

private:
  using producer = isa::hazard::producer;
  using producer_mask = isa::hazard::producer_mask;
  using consumer_mask = isa::hazard::consumer_mask;
  struct words {
    u64 by_row[isa::row_count] = {};
  };
  struct known_consumer {
    consumer_mask consumes = 0;
    producer_mask threatened_by = 0;
  };

public:
  /// The word of a row that was not met yet.
  constexpr u64 learn(u16 index) {
    namespace consumer = isa::hazard::consumer;
    const isa::row& row = isa::rows[index];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    isa::hazard::row_class c = isa::hazard::class_of(row);
    hazard_row facts{};
    facts.consumes = c.consumes;
    facts.extent = operand_lanes::extent_of(list);
    const bool vector = (row.flags & isa::flag::valu) != 0;
    const bool memory = (row.flags & (isa::flag::vmem | isa::flag::lds)) != 0;
    bool wide_store = false;
    facts.results = list.writes;
    for (u32 k = 0; k < list.count; ++k) {
      const isa::operand_row& place = list.places[k];
      const bool vgprs = (place.accepts & (isa::oc::vgpr | isa::oc::agpr)) != 0;
      // No rule is about the masks of lanes that vector instructions read, nor about two writes of a scalar.
      if (place.dwords == 0 ||
          (vector && !vgprs && (!place.is_read() || place.element == isa::element::mask)))
        continue;
      (k < 4 ? facts.named : high_) |= u128{~0u} << 32 * (k & 3);
      if (!memory || !vgprs || place.dwords <= 2 || !place.is_read()) continue;
      facts.results |= static_cast<u8>(1u << k);
      wide_store = true;
    }
    if (!wide_store) c.produces &= ~(mask_of(producer::wide_store) | mask_of(producer::wide_store_sgpr));
    facts.named_high = static_cast<u64>(high_);
    high_ = 0;
    if (row.is(isa::encoding::mai) && list.count > 3) facts.results |= 1u << 3; // addend or index
    for (u32 left = facts.results; left != 0; left &= left - 1) {
      const isa::operand_row& place = list.places[__builtin_ctz(left)];
      const producer_mask some = c.produces & ~hazard_word::ordinary;
      if (((place.accepts & (isa::oc::vgpr | isa::oc::agpr)) != 0 && (some & ~hazard_word::scalar) != 0) ||
          ((place.accepts & (isa::oc::sgpr | isa::oc::vcc | isa::oc::exec)) != 0 &&
           (some & hazard_word::scalar) != 0))
        facts.followed |= static_cast<u8>(left & -left);
    }
    facts.writes_vcc = vector && (row.writes & isa::special::vcc) != 0;
    facts.writes_exec = (row.writes & isa::special::exec) != 0;
    learn_one_followed(facts, list, c.produces & ~hazard_word::ordinary);
    facts.adds = row.encoding == isa::encoding::mai && list.count == 4 && !list.places[0].is_read() &&
                 (c.produces & hazard_word::unnamed) == 0;
    if (facts.adds) facts.followed_more = static_cast<u8>(list.places[0].dwords - 1);
    const u32 passes = isa::hazard::passes_index(isa::passes_of(row, arch_));
    for (producer_mask p = c.produces & ~hazard_word::ordinary; p != 0; p &= p - 1) {
      const u8 one = longest_of(static_cast<u32>(__builtin_ctz(p)), passes);
      if (facts.longest < one) facts.longest = one;
    }
    facts.word =
        threats_to(c.consumes) | u64{c.produces} << hazard_word::produces_shift |
        u64{++fact_count_} << hazard_word::number_shift |
        ((row.flags & isa::flag::nop) != 0 ? hazard_word::nop : 0) |
        (list.tuples != 0 ? hazard_word::tuples : 0) |
        ((c.consumes & (consumer::div_fmas | consumer::scratch_base)) != 0 ? hazard_word::implicit : 0);
    facts_.of[fact_count_] = facts;
    spared_.by_row[index] = ~facts.word;
    return facts.word;
  }

private:
  static constexpr void learn_one_followed(hazard_row& facts, const isa::operand_list& list,
                                           producer_mask produces) {
    if (facts.followed == 0 || facts.followed >= 1u << operand_lanes::lane_count || facts.writes_vcc ||
        facts.writes_exec || (facts.followed & (facts.followed - 1)) != 0)
      return;
    const u32 k = static_cast<u32>(__builtin_ctz(facts.followed));
    const bool scalar = (list.places[k].accepts & (isa::oc::vgpr | isa::oc::agpr)) == 0,
               vector = (list.places[k].accepts & (isa::oc::sgpr | isa::oc::vcc | isa::oc::exec)) == 0;
    facts.one_followed = (scalar && (produces & ~hazard_word::scalar) == 0) ||
                         (vector && (produces & (hazard_word::scalar | hazard_word::unnamed)) == 0);
    facts.followed_bit = static_cast<u8>(operand_lanes::lane_bits * k);
    facts.followed_more = static_cast<u8>(list.places[k].dwords - 1);
  }

  constexpr i32 asked_between(u32 early, u32 late, consumer_mask of_these) const {
    const u64 produces = ~spared_.by_row[early] >> hazard_word::produces_shift & hazard_word::producers;
    const hazard_row& victim = facts_of(~spared_.by_row[late]);
    const u32 passes = isa::passes_of(isa::rows[early], arch_);
    i32 most = 0;
    for (u64 left = produces & victim.word; left != 0; left &= left - 1) {
      const isa::hazard::rules_of_producer& rules = isa::hazard::rules_by_producer.of[__builtin_ctzll(left)];
      for (const isa::hazard::rule *r = rules.first, *const end = r + rules.count; r != end; ++r) {
        const i32 states = static_cast<i32>(required_wait_states(*r, arch_, passes));
        if (states > most && (r->consumers & victim.consumes & of_these) != 0) most = states;
      }
    }
    return most;
  }

  /// Most rows consume the same as one before.
  constexpr producer_mask threats_to(consumer_mask consumes) {
    for (const known_consumer& k : consumers_)
      if (k.consumes == consumes) return k.threatened_by;
    known_consumer k{consumes, 0};
    for (u32 p = 0; p < isa::hazard::producer_count; ++p)
      if ((threatened_[p] & consumes) != 0) k.threatened_by |= producer_mask{1} << p;
    consumers_.push_back(k);
    return k.threatened_by;
  }

  constexpr u8 longest_of(u32 p, u32 passes_index) {
    u8& known = longest_[p * 4 + passes_index]; // 1 + wait states; 0: not known yet
    if (known == 0)
      known = static_cast<u8>(
          1 + isa::hazard::threat_of(static_cast<producer>(p), arch_, 2u << passes_index).longest);
    return static_cast<u8>(known - 1);
  }

  isa::arch arch_;
  words spared_;
  struct facts_of_rows {
    hazard_row of[isa::row_count + 1];
  };
  facts_of_rows facts_{}; ///< of the rows in use, from number 1
  u32 fact_count_ = 0;
  struct known_pair {
    u32 key;    ///< both rows, and what is asked
    i32 states; ///< 1 + those of most_between; 0: not known
  };
  struct known_pairs {
    static constexpr u32 count = 61;
    known_pair of[count];
  };
  known_pairs pairs_{};
  list<known_consumer> consumers_;
  consumer_mask threatened_[isa::hazard::producer_count] = {}; ///< by producer
  u8 longest_[isa::hazard::producer_count * 4] = {};           ///< by producer and passes
  u128 high_ = 0;
};

} // namespace kiln::analysis
