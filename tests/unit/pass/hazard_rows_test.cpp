// SPDX-License-Identifier: MIT
// The words and lanes of every row hold all that its instructions can do.
#include "program/random_operands.hpp"

#include <kiln/analysis/rows/hazard_accesses.hpp>
#include <kiln/isa/arch.hpp>
#include <kiln/pass/wait_states/granule_set.hpp>
#include <kiln/pass/wait_states/hazard_rows.hpp>
#include <kiln/pass/wait_states/wait_state_rules.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <random>
#include <vector>

namespace {

using namespace kiln;
namespace hazard = isa::hazard;
namespace lanes = analysis::operand_slots;

constexpr isa::arch archs[] = {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950};
std::mt19937 random_bits(20);

ir::instruction instruction_of(u32 row) {
  return kiln_test::random_operands(random_bits, 2).instruction_of(row);
}

hazard::producer_mask producers_for(isa::arch a, hazard::consumer_mask consumes) {
  hazard::producer_mask out = 0;
  for (u32 number = 0; number < hazard::rule_count; ++number) {
    const hazard::rule& r = hazard::rule_at(number);
    if (hazard::on(r, a).packed != 0 && (r.consumers & consumes) != 0) out |= mask_of(r.producer);
  }
  return out;
}

TEST_CASE("what an instruction does is in its row's word, and what it names is in its row's lanes") {
  for (const isa::arch a : archs) {
    pass::hazard_rows rows(a);
    analysis::hazard_accesses accesses;
    u32 wrong = 0;
    for (u32 row = 0; row < isa::row_count; ++row) {
      const u64 word = rows.word_of(static_cast<u16>(row));
      const pass::hazard_row facts = rows.facts_of(word);
      for (int turn = 0; turn < 8; ++turn) {
        const ir::instruction in = instruction_of(row);
        accesses.gather(in);
        for (u32 i = 0; i < accesses.size(); ++i) {
          const hazard::access& x = accesses[i];
          INFO(isa::facts_of(a).name << ' ' << static_cast<const char*>(isa::rows[row].name()));
          const hazard::producer_mask producers = producers_for(a, x.consumes);
          bool right =
              (producers & ~word) == 0 && (x.produces & ~(word >> pass::hazard_word::produces_shift)) == 0;
          // A rule on a register that some operand names is found through the operand slots.
          if ((producers & mask_of(hazard::producer::valu_sgpr)) != 0 &&
              (word & pass::hazard_word::implicit) == 0) {
            const bool z = (x.consumes & hazard::consumer::z_data) != 0;
            const u32 first = analysis::operand_bits_of(z ? isa::resource::vccz : x.first);
            right = right && (facts.touches(in.ops, first, first) || x.first == isa::resource::exec);
          }
          if (x.first >= isa::resource::vgpr && x.first < isa::resource::fixed) {
            const u32 first = analysis::operand_bits_of(x.first);
            right = right && facts.touches(in.ops, first, first);
            right = right && facts.touches(in.ops, first + x.dwords - 1u, first + x.dwords - 1u);
          }
          if (!right) CHECK(right);
          wrong += !right;
        }
        if (wrong > 10) return;
      }
    }
    CHECK(wrong == 0);
  }
}

/// The same registers as another instruction's, where the kinds agree.
void share_registers(ir::instruction& in, const ir::instruction& with) {
  const u32 count = isa::operand_lists[isa::rows[in.row].operands].count;
  for (u32 k = 0; k < count; ++k) {
    const ir::operand o = with.op(random_bits() % isa::max_operands);
    if (o.kind() == in.op(k).kind() && random_bits() % 2 == 0) in.set_op(k, o);
  }
}

TEST_CASE("no two instructions have to be further apart than their rows say") {
  // The pass trusts this bound, so it is held against the exact rules.
  for (const isa::arch a : archs) {
    pass::hazard_rows rows(a);
    analysis::hazard_accesses accesses;
    pass::detail::wait_state_rules rules(a, ~hazard::rule_mask{0});
    list<pass::detail::pending_producer> f64_matrix;
    f64_matrix.append().producers = mask_of(hazard::producer::dgemm_issue);
    f64_matrix.back().issued = 1;
    u32 apart = 0;
    for (int turn = 0; turn < 300'000; ++turn) {
      const ir::instruction early = instruction_of(random_bits() % isa::row_count);
      ir::instruction late = instruction_of(random_bits() % isa::row_count);
      share_registers(late, early);
      rows.word_of(early.row), rows.word_of(late.row);
      const i32 exact = rules.states_between(early, late, ~hazard::producer_mask{0}, f64_matrix, 0);
      i32 bound = 0;
      accesses.gather(early);
      for (u32 i = 0; i < accesses.size(); ++i)
        if (accesses[i].produces != 0)
          bound = std::max(
              bound, rows.most_between(early.row, late.row, analysis::operand_bits_of(accesses[i].first)));
      INFO(isa::facts_of(a).name << ' ' << static_cast<const char*>(isa::rows[early.row].name()) << ' '
                                 << static_cast<const char*>(isa::rows[late.row].name()));
      if (exact > bound) CHECK(exact <= bound);
      apart += exact != 0;
    }
    CHECK(apart > 3'000);
  }
}

TEST_CASE("the registers of events: results, addends, data of stores") {
  for (const isa::arch a : archs) {
    pass::hazard_rows rows(a);
    analysis::hazard_accesses accesses;
    for (u32 row = 0; row < isa::row_count; ++row) {
      const pass::hazard_row facts = rows.facts_of(rows.word_of(static_cast<u16>(row)));
      const isa::operand_list& list = isa::operand_lists[isa::rows[row].operands];
      const ir::instruction in = instruction_of(row);
      // The pass looks for ordinary results among the first four operands.
      if (facts.results >= 1u << lanes::slots) CHECK(facts.results < 1u << lanes::slots);
      accesses.gather(in);
      for (u32 i = 0; i < accesses.size(); ++i) {
        const hazard::access& x = accesses[i];
        if (x.produces == 0 || x.first >= isa::resource::hwreg) continue;
        bool found = (facts.writes_vcc && x.first == isa::resource::vcc) ||
                     (facts.writes_exec && x.first == isa::resource::exec) ||
                     x.produces == mask_of(hazard::producer::salu_m0);
        for (u32 k = 0; k < list.count; ++k)
          found = found || ((facts.results >> k & 1) != 0 && analysis::resource_of(in.op(k)) == x.first);
        INFO(static_cast<const char*>(isa::rows[row].name()));
        if (!found) CHECK(found);
      }
    }
  }
}

TEST_CASE("a matrix instruction that adds to its result is about the registers of its four places") {
  for (const isa::arch a : archs) {
    pass::hazard_rows rows(a);
    analysis::hazard_accesses accesses;
    u32 of_this_kind = 0;
    for (u32 row = 0; row < isa::row_count; ++row) {
      const u64 word = rows.word_of(static_cast<u16>(row));
      const pass::hazard_row facts = rows.facts_of(word);
      if (!facts.adds) continue;
      ++of_this_kind;
      const isa::operand_list& list = isa::operand_lists[isa::rows[row].operands];
      INFO(static_cast<const char*>(isa::rows[row].name()));
      CHECK((word & pass::hazard_word::implicit) == 0);
      CHECK(list.places[0].dwords == list.places[3].dwords);
      CHECK(facts.followed_more == list.places[0].dwords - 1);
      for (u32 k = 0; k < 4; ++k)
        CHECK(static_cast<u32>(facts.extent.more >> 32 * k) == list.places[k].dwords - 1u);
      for (int turn = 0; turn < 8; ++turn) {
        ir::instruction in = instruction_of(row);
        if (turn % 2 == 0) in.set_op(3, in.op(0));
        const u32 addend = in.op(3).bits;
        if (addend != in.op(0).bits && addend >> 29 == 1) continue; // some other vector registers
        accesses.gather(in);
        for (u32 i = 0; i < accesses.size(); ++i) {
          const hazard::access& x = accesses[i];
          const u32 first = analysis::operand_bits_of(x.first);
          if (x.produces != 0) {
            CHECK(first == in.op(0).bits);
            CHECK(x.dwords == list.places[0].dwords);
          }
          bool named = false;
          for (u32 k = 0; k < 4; ++k) named = named || first == in.op(k).bits;
          // Besides those that it names, only a write of EXEC concerns it, which concerns everybody.
          CHECK((named || x.consumes == 0 || x.consumes == hazard::consumer::exec_matrix ||
                 (producers_for(a, x.consumes) & ~pass::hazard_word::unnamed) == 0));
        }
      }
    }
    CHECK(of_this_kind > 10);
  }
}

TEST_CASE("results of dot products are kept from the factors of others of the same row, and of nothing else "
          "there") {
  constexpr hazard::producer_mask dots = pass::hazard_word::dots;
  for (const isa::arch a : archs) {
    pass::hazard_rows rows(a);
    pass::detail::wait_state_rules rules(a, ~hazard::rule_mask{0});
    const list<pass::detail::pending_producer> none;
    u32 factors_met = 0, sums_met = 0;
    for (u32 row = 0; row < isa::row_count; ++row) {
      const u64 word = rows.word_of(static_cast<u16>(row));
      if ((word >> pass::hazard_word::produces_shift & dots) == 0) continue;
      const pass::hazard_row& facts = rows.facts_of(word);
      INFO(static_cast<const char*>(isa::rows[row].name()));
      for (int turn = 0; turn < 50; ++turn) {
        const ir::instruction early = instruction_of(row);
        ir::instruction late = instruction_of(row);
        share_registers(late, early);
        const u32 result = early.op(0).bits, last = result + static_cast<u32>(facts.extent.more);
        const bool factor =
            lanes::overlap(late.ops.low & pass::hazard_word::factors, facts.extent.more, result, last) != 0;
        const bool asked = rules.states_between(early, late, dots, none, 0) != 0;
        if (asked && !factor) CHECK(factor);
        factors_met += asked;
        sums_met += !factor && lanes::overlap(late.ops.low, facts.extent.more, result, last) != 0;
      }
    }
    CHECK(factors_met > 50);
    CHECK(sums_met > 50);
  }
}

TEST_CASE("what touches one of the pending registers may have it, and vector registers are not between "
          "scalar ones") {
  constexpr u32 vcc = analysis::operand_bits_of(isa::resource::vcc),
                vccz = analysis::operand_bits_of(isa::resource::vccz);
  pass::hazard_rows rows(isa::arch::gfx942);
  u32 met = 0, apart = 0;
  for (int turn = 0; turn < 200'000; ++turn) {
    const ir::instruction in = instruction_of(random_bits() % isa::row_count);
    const u64 word = rows.word_of(in.row);
    const pass::hazard_row& facts = rows.facts_of(word);
    // Loops over instructions look at the facts of rows alone that say so.
    if ((word & pass::hazard_word::uneven) == 0) CHECK((facts.extent.more == 0));
    pass::pending_registers near;
    bool touches = false, scalars_only = true;
    for (u32 some = 1 + random_bits() % 3; some != 0; --some) {
      const u32 dwords = 1 + random_bits() % 4;
      const bool scalar = random_bits() % 2 == 0;
      const u32 kind = static_cast<u32>(scalar ? ir::operand_kind::sgpr : ir::operand_kind::vgpr) << 28;
      u32 first = kind | static_cast<u32>(random_bits() % 100), last = first + dwords - 1;
      if (scalar && random_bits() % 3 == 0) first = vcc, last = vccz;
      (scalar ? near.scalars : near.others).add_to(first, last);
      touches = touches || facts.touches(in.ops, first, last);
      scalars_only = scalars_only && scalar;
    }
    if (touches) CHECK(facts.may_touch(in.ops, near));
    met += touches;
    bool all_vectors = !facts.implicit && scalars_only;
    for (u32 k = 0; k < isa::max_operands; ++k)
      all_vectors = all_vectors && (in.op(k).bits == 0 || in.op(k).bits >> 29 == 1);
    if (all_vectors) CHECK(!facts.may_touch(in.ops, near));
    apart += all_vectors;
  }
  CHECK(met > 3'000);
  CHECK(apart > 3'000);
}

TEST_CASE("victims name the registers of all producers but those that say otherwise") {
  // VCC and FLAT_SCRATCH have a bit of their own in the word, VCCZ a look of its own.
  namespace consumer = hazard::consumer;
  constexpr hazard::consumer_mask looked_for = consumer::div_fmas | consumer::scratch_base | consumer::z_data;
  for (u32 number = 0; number < hazard::rule_count; ++number) {
    const hazard::rule& r = hazard::rule_at(number);
    if ((mask_of(r.producer) & pass::hazard_word::unnamed) != 0) continue;
    INFO(r.id);
    CHECK((r.consumers & consumer::unnamed & ~looked_for) == 0);
  }
}

constexpr u32 v(u32 number) { return ir::operand(ir::operand_kind::vgpr, number).bits; }

constexpr bool lanes_overlap() {
  ir::packed_operands ops{};
  ops.set(0, {ir::operand_kind::vgpr, 4}); // v[4:7]
  ops.set(1, {ir::operand_kind::sgpr, 4});
  ops.set(2, {ir::operand_kind::off, 0});
  ops.set(3, {ir::operand_kind::vgpr, 9});
  const auto lane = [](u32 k) { return u128{1u << 31} << 32 * k; };
  return lanes::overlap(ops.low, 3, v(0), v(3)) == 0 && lanes::overlap(ops.low, 3, v(0), v(4)) == lane(0) &&
         lanes::overlap(ops.low, 3, v(7), v(8)) == lane(0) && lanes::overlap(ops.low, 3, v(8), v(8)) == 0 &&
         lanes::overlap(ops.low, 3, v(5), v(20)) == (lane(0) | lane(3)) &&
         lanes::overlap(ops.low, 3, 1u << 28 | 4, 1u << 28 | 4) == lane(1);
}
static_assert(lanes_overlap());

TEST_CASE("four operands at once") { CHECK(lanes_overlap()); }

} // namespace
