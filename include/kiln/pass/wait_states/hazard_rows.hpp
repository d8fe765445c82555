// SPDX-License-Identifier: MIT
// Which wait-state rules of one architecture can apply to the instructions of a row: supersets, computed once for each row in
// use.
#pragma once

#include <kiln/analysis/registers/register_range.hpp>
#include <kiln/isa/hazard/classify.hpp>
#include <kiln/isa/hazard/table.hpp>
#include <kiln/pass/wait_states/pending_registers.hpp>
#include <kiln/support/list.hpp>

namespace kiln::pass {

/// A row's word: the facts that hot loops test. Its low bits are the producers whose rules can apply to the row as a consumer.
namespace hazard_word {
inline constexpr u32 produces_shift = 24; ///< producers that the row may be
inline constexpr u64 producers = (u64{1} << isa::hazard::producer_count) - 1;
inline constexpr u32 number_shift = 48, number_mask = 0x1fff; ///< index of its facts; 0: shared ones
inline constexpr u64 nop = u64{1} << 61;                      ///< s_nop, which takes more than one wait state
/// Reads registers that its operands do not name and that rules apply to: VCC of v_div_fmas, FLAT_SCRATCH.
inline constexpr u64 implicit = u64{1} << 62;
/// Some operand covers more than one dword, or no rule applies to it: the row's facts are needed.
inline constexpr u64 uneven = u64{1} << 63;
/// Producers whose consumers need not name one of their registers: EXEC, hardware registers, M0, units.
inline constexpr isa::hazard::producer_mask unnamed =
    mask_of(isa::hazard::producer::setreg) | mask_of(isa::hazard::producer::setvskip) |
    mask_of(isa::hazard::producer::vskip_mode) | mask_of(isa::hazard::producer::icache_inv) |
    mask_of(isa::hazard::producer::valu_exec) | mask_of(isa::hazard::producer::dgemm_issue) |
    mask_of(isa::hazard::producer::salu_m0);
/// Short-range producers: not tracked; the consumer looks back. They expire after `ordinary_reach` wait states on every
/// architecture (a test checks all rules).
inline constexpr isa::hazard::producer_mask ordinary = mask_of(isa::hazard::producer::valu_vgpr) |
                                                       mask_of(isa::hazard::producer::load_vgpr) |
                                                       mask_of(isa::hazard::producer::salu_m0);
inline constexpr i32 ordinary_reach = 2;
/// Tracked producers whose rules apply to scalar registers.
inline constexpr isa::hazard::producer_mask scalar =
    mask_of(isa::hazard::producer::valu_sgpr) | mask_of(isa::hazard::producer::valu_exec);
/// Those of `scalar` whose rules apply to nothing else.
inline constexpr isa::hazard::producer_mask scalar_registers = mask_of(isa::hazard::producer::valu_sgpr);
/// Results of dot products. Their rules apply to the factors of dot products of the same opcode, slots 1 and 2, but not to the
/// addend.
inline constexpr isa::hazard::producer_mask dots = mask_of(isa::hazard::producer::dot_vgpr);
inline constexpr u128 factors = u128{~u64{0}} << 32;
/// Bits of a word that always need a visit: tracked producers and s_nop.
inline constexpr u64 notable = (producers & ~u64{ordinary}) << produces_shift | nop;
/// Bits that need a visit even where no long-range producer is pending.
inline constexpr u64 always = notable | ordinary;
static_assert(produces_shift == isa::hazard::producer_count,
              "a row's word has each producer twice, and no bit left: a further one needs another layout");
static_assert(produces_shift + isa::hazard::producer_count <= number_shift && isa::row_count < number_mask,
              "the index of a row's facts has the bits above those of the producers");
} // namespace hazard_word

/// The facts of a row that do not fit into its word. Slots as in analysis::operand_slots.
// Without initialisers: an array of them is made of zeros in one step.
struct hazard_row {
  isa::hazard::consumer_mask consumes;
  u8 results;  ///< bit per place: the row as a producer affects its registers
  u8 followed; ///< those that tracked producers affect
  u8 longest;  ///< most wait states that a rule on its tracked producers requires
  /// `followed` has one place, among the first four, and its registers are all scalar or all vector. `followed_bit`: first bit
  /// of its slot; `followed_more`: dwords beyond the first.
  bool one_followed;
  u8 followed_bit, followed_more;
  /// A matrix instruction: its places are result, factors and addend, and as a producer it affects result and addend.
  /// `followed_more` is that of the result.
  bool adds;
  bool writes_vcc; ///< without naming it
  bool writes_exec;
  bool implicit; ///< see hazard_word
  u128 named;    ///< all bits of the slots that a rule may apply to
  u64 named_high;
  analysis::operand_slots::extent extent;

  /// True if a rule on `producers` of the registers from `first` to `last`, both operands, may apply to an instruction of the
  /// row.
  constexpr bool may_meet(const ir::packed_operands& ops, isa::hazard::producer_mask producers, u32 first,
                          u32 last) const {
    if (implicit || (producers & hazard_word::unnamed) != 0 || touches(ops, first, last)) return true;
    constexpr u32 vcc = analysis::operand_bits_of(isa::resource::vcc),
                  vccz = analysis::operand_bits_of(isa::resource::vccz);
    return first == vcc && touches(ops, vccz, vccz);
  }

  /// True if it may use one of these registers, or reads one that it does not name and that rules apply to.
  constexpr bool may_touch(const ir::packed_operands& ops, const pending_registers& near) const {
    return implicit || near.may_have(ops.low & named, extent.more) ||
           (ops.high != 0 && may_touch_high(ops.high, near));
  }
  /// The same for its operands after the first four.
  constexpr bool may_touch_high(u64 ops, const pending_registers& near) const {
    return near.may_have(ops & named_high, extent.more_high);
  }

  /// True if it uses one of these registers in a way that a rule may apply to.
  constexpr bool touches(const ir::packed_operands& ops, u32 first, u32 last) const {
    using namespace analysis::operand_slots;
    if (overlap(ops.low & named, extent.more, first, last) != 0) return true;
    const u64 high = ops.high & named_high;
    return high != 0 && overlap(high, extent.more_high, first, last) != 0;
  }
};

class hazard_rows {
public:
  constexpr explicit hazard_rows(isa::arch a) : arch_(a) {
    facts_.of[0] = {};
    facts_.of[0].consumes = isa::hazard::consumer::any;
    for (u32 p = 0; p < isa::hazard::producer_count; ++p) {
      const isa::hazard::rules_of_producer& rules = isa::hazard::rules_by_producer.of[p];
      for (const isa::hazard::rule *r = rules.first, *const end = r + rules.count; r != end; ++r)
        if (isa::hazard::on(*r, a).packed != 0) affected_[p] |= r->consumers;
    }
  }

  /// By row, for hot loops: the complement of the word. 0: the word is not computed yet.
  constexpr const u64* unaffected() const { return unaffected_.by_row; }
  constexpr u64 word_of(u16 row) {
    const u64 unaffected = unaffected_.by_row[row];
    return unaffected != 0 ? ~unaffected : learn(row);
  }
  constexpr const hazard_row& facts_of(u64 word) const {
    return facts_.of[word >> hazard_word::number_shift & hazard_word::number_mask];
  }

  /// The most wait states that any rule can require between instructions of two rows that were met, for the register of the
  /// early one that is this operand. For SGPRs, VGPRs and AGPRs, VCCZ and EXECZ are excluded.
  constexpr i32 most_between(u32 early, u32 late, u32 operand_bits) {
    const bool in_bank = operand_bits - ir::first_register() < ir::registers();
    known_pair& known = pairs_.of[(early + 5 * late) % known_pairs::count];
    const u32 key = early | late << 16 | u32{in_bank} << 31;
    if (known.key != key || known.states == 0)
      known = {key, 1 + find_most_between(early, late, in_bank ? ~isa::hazard::consumer::z_data : ~u64{0})};
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
    producer_mask producers = 0;
  };

public:
  /// Computes the word of a row that was not met yet.
  constexpr u64 learn(u16 index) {
    namespace consumer = isa::hazard::consumer;
    const isa::row& row = isa::rows[index];
    // Nearly all scalar rows have the same word: as consumer `any`, as producer at most a write of M0.
    const bool plain = row.flags == isa::flag::salu && ((row.reads | row.writes) & unusual) == 0 &&
                       !isa::hazard::is_special(row.mnemonic);
    if (plain && unaffected_by_plain_ != 0) return ~(unaffected_.by_row[index] = unaffected_by_plain_);
    isa::hazard::row_class c = isa::hazard::class_of(row);
    u64 word = producers_for(c.consumes);
    // Most scalar rows consume only what every row consumes, and are no tracked producer: they share the facts of number 0.
    if (c.consumes != consumer::any || (c.produces & ~hazard_word::ordinary) != 0) {
      const isa::operand_list& list = isa::operand_lists[row.operands];
      hazard_row& facts = facts_.of[++fact_count_];
      facts = {};
      facts.consumes = c.consumes;
      facts.results = list.writes;
      facts.named = ~u128{0};
      facts.named_high = ~u64{0};
      if ((row.flags & isa::flag::valu) != 0) leave_out_masks(facts, list);
      if (list.tuples != 0) facts.extent = analysis::operand_slots::extent_of(list);
      if ((c.produces & stores) != 0 && !learn_wide_data(facts, list)) c.produces &= ~stores;
      if ((c.produces & ~hazard_word::ordinary) != 0) learn_followed(facts, row, list, c.produces);
      if ((c.consumes & implicit_consumers) != 0) {
        facts.implicit = true;
        word |= hazard_word::implicit;
      }
      if (list.tuples != 0 || facts.named != ~u128{0}) word |= hazard_word::uneven;
      word |= u64{fact_count_} << hazard_word::number_shift;
    }
    word |= u64{c.produces} << hazard_word::produces_shift;
    if ((row.flags & isa::flag::nop) != 0) word |= hazard_word::nop;
    unaffected_.by_row[index] = ~word;
    if (plain) unaffected_by_plain_ = ~word;
    return word;
  }

private:
  static constexpr producer_mask stores = mask_of(producer::wide_store) | mask_of(producer::wide_store_sgpr);
  static constexpr consumer_mask implicit_consumers =
      isa::hazard::consumer::div_fmas | isa::hazard::consumer::scratch_base;
  static constexpr isa::special_mask unusual = isa::special::m0 | isa::special::flat_scratch;
  static constexpr isa::operand_classes vectors = isa::oc::vgpr | isa::oc::agpr;

  /// No rule applies to the lane masks that vector instructions read, nor to two writes of a scalar register.
  static constexpr void leave_out_masks(hazard_row& facts, const isa::operand_list& list) {
    for (u32 k = 0, count = list.count; k < count; ++k) {
      const isa::operand_row& place = isa::operand_places[list.places.of[k]];
      if ((place.accepts & vectors) != 0 || (place.is_read() && place.element != isa::element::mask))
        continue;
      const u128 slot = u128{~0u} << (analysis::operand_slots::slot_width * (k & 3));
      if (k < analysis::operand_slots::slots)
        facts.named &= ~slot;
      else
        facts.named_high &= ~static_cast<u64>(slot);
    }
  }

  /// Returns true if some place has more than 64 bits of data to store; adds such places to `results`.
  static constexpr bool learn_wide_data(hazard_row& facts, const isa::operand_list& list) {
    bool any = false;
    for (u32 left = list.tuples & list.reads; left != 0; left &= left - 1) {
      const isa::operand_row& place = list.places[static_cast<u32>(__builtin_ctz(left))];
      if ((place.accepts & vectors) == 0 || place.dwords <= 2) continue;
      facts.results |= static_cast<u8>(left & -left);
      any = true;
    }
    return any;
  }

  constexpr void learn_followed(hazard_row& facts, const isa::row& row, const isa::operand_list& list,
                                producer_mask produces) {
    const producer_mask some = produces & ~hazard_word::ordinary;
    const bool matrix = row.is(isa::encoding::mai);
    if (matrix && list.count > 3) facts.results |= 1u << 3; // addend or index
    bool scalar = true, vector = true;                      // all of them are
    for (u32 left = facts.results; left != 0; left &= left - 1) {
      const isa::operand_classes accepts = list.places[static_cast<u32>(__builtin_ctz(left))].accepts;
      const bool may_be_vector = (accepts & vectors) != 0,
                 may_be_scalar = (accepts & (isa::oc::sgpr | isa::oc::vcc | isa::oc::exec)) != 0;
      if ((!may_be_vector || (some & ~hazard_word::scalar) == 0) &&
          (!may_be_scalar || (some & hazard_word::scalar) == 0))
        continue;
      facts.followed |= static_cast<u8>(left & -left);
      scalar = scalar && !may_be_vector;
      vector = vector && !may_be_scalar;
    }
    facts.writes_vcc = (row.flags & isa::flag::valu) != 0 && (row.writes & isa::special::vcc) != 0;
    facts.writes_exec = (row.writes & isa::special::exec) != 0;
    if (facts.followed != 0 && facts.followed < 1u << analysis::operand_slots::slots &&
        (facts.followed & (facts.followed - 1)) == 0 && !facts.writes_vcc && !facts.writes_exec) {
      const u32 k = static_cast<u32>(__builtin_ctz(facts.followed));
      facts.one_followed = (scalar && (some & ~hazard_word::scalar) == 0) ||
                           (vector && (some & (hazard_word::scalar | hazard_word::unnamed)) == 0);
      facts.followed_bit = static_cast<u8>(analysis::operand_slots::slot_width * k);
      facts.followed_more = static_cast<u8>(list.places[k].dwords - 1);
    }
    if (matrix && list.count == 4 && (list.reads & 1) == 0 && (some & hazard_word::unnamed) == 0) {
      facts.adds = true;
      facts.followed_more = static_cast<u8>(list.places[0].dwords - 1);
    }
    const u32 passes = isa::hazard::passes_index(isa::matrix_passes(row, arch_));
    for (producer_mask p = some; p != 0; p &= p - 1) {
      const u8 one = longest_of(static_cast<u32>(__builtin_ctz(p)), passes);
      if (facts.longest < one) facts.longest = one;
    }
  }

  constexpr i32 find_most_between(u32 early, u32 late, consumer_mask of_these) const {
    const u64 produces = ~unaffected_.by_row[early] >> hazard_word::produces_shift & hazard_word::producers;
    const u64 word = ~unaffected_.by_row[late];
    const hazard_row& victim = facts_of(word);
    const u32 passes = isa::matrix_passes(isa::rows[early], arch_);
    i32 most = 0;
    for (u64 left = produces & word; left != 0; left &= left - 1) {
      const isa::hazard::rules_of_producer& rules = isa::hazard::rules_by_producer.of[__builtin_ctzll(left)];
      for (const isa::hazard::rule *r = rules.first, *const end = r + rules.count; r != end; ++r) {
        const i32 states = static_cast<i32>(required_wait_states(*r, arch_, passes));
        if (states > most && (r->consumers & victim.consumes & of_these) != 0) most = states;
      }
    }
    return most;
  }

  /// Returns the producers whose rules apply to these consumers. Most rows have the mask of an earlier row: hence the memo.
  constexpr producer_mask producers_for(consumer_mask consumes) {
    for (const known_consumer& k : consumers_)
      if (k.consumes == consumes) return k.producers;
    known_consumer k{consumes, 0};
    for (u32 p = 0; p < isa::hazard::producer_count; ++p)
      if ((affected_[p] & consumes) != 0) k.producers |= producer_mask{1} << p;
    consumers_.push_back(k);
    return k.producers;
  }

  constexpr u8 longest_of(u32 p, u32 passes_index) {
    u8& known = longest_[p * 4 + passes_index]; // 1 + wait states; 0: not known yet
    if (known == 0)
      known = static_cast<u8>(
          1 + isa::hazard::affected_by(static_cast<producer>(p), arch_, 2u << passes_index).longest);
    return static_cast<u8>(known - 1);
  }

  isa::arch arch_;
  words unaffected_;
  u64 unaffected_by_plain_ = 0; ///< the unaffected mask of plain scalar rows; 0: none was met
  struct facts_of_rows {
    hazard_row of[isa::row_count + 1];
  };
  /// From number 1 on those of the rows in use; number 0 is shared by rows without facts of their own. Without initialiser: the
  /// bytecode evaluator would write each zero by itself.
  facts_of_rows facts_;
  u32 fact_count_ = 0;
  struct known_pair {
    u32 key;    ///< both rows, and whether the register is in a bank
    i32 states; ///< 1 + the result of most_between; 0: not computed
  };
  struct known_pairs {
    static constexpr u32 count = 61;
    known_pair of[count];
  };
  known_pairs pairs_{};
  list<known_consumer> consumers_;
  consumer_mask affected_[isa::hazard::producer_count] = {}; ///< by producer
  u8 longest_[isa::hazard::producer_count * 4] = {};         ///< by producer and passes
};

} // namespace kiln::pass
