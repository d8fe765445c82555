// SPDX-License-Identifier: MIT
// All wait-state rules, by number and by producer.
#pragma once

#include <kiln/isa/hazard/matrix.hpp>
#include <kiln/isa/hazard/memory.hpp>
#include <kiln/isa/hazard/scalar.hpp>
#include <kiln/isa/hazard/vector.hpp>

namespace kiln::isa::hazard {

inline constexpr u32 scalar_rule_count = sizeof(scalar_rules) / sizeof(rule);
inline constexpr u32 vector_rule_count = sizeof(vector_rules) / sizeof(rule);
inline constexpr u32 memory_rule_count = sizeof(memory_rules) / sizeof(rule);
inline constexpr u32 matrix_rule_count = sizeof(matrix_rules) / sizeof(rule);
inline constexpr u32 rule_count =
    scalar_rule_count + vector_rule_count + memory_rule_count + matrix_rule_count;

/// Set of rules, one bit each, by number.
using rule_mask = u128;
inline constexpr rule_mask all_rules = ~rule_mask{0};

// Two more that are no wait states between two accesses, with the bits at the end of the mask.
/// H34: a write of vcc_lo or vcc_hi alone leaves VCCZ as it was; a write of all of VCC updates it (LLVM SIInsertWaitcnts).
inline constexpr rule_mask stale_vccz = rule_mask{1} << 127;
/// H38: a run of VMEM (or SMEM) instructions may be replayed under XNACK, so none may overwrite what another reads, and
/// stores may not join loads (CDNA4 ISA manual 8.2.1; LLVM checkSoftClauseHazards).
inline constexpr rule_mask replayed_clause = rule_mask{1} << 126;
static_assert(rule_count <= 126);

/// The rule of a number below rule_count.
constexpr const rule& rule_at(u32 number) {
  if (number < scalar_rule_count) return scalar_rules[number];
  number -= scalar_rule_count;
  if (number < vector_rule_count) return vector_rules[number];
  number -= vector_rule_count;
  return number < memory_rule_count ? memory_rules[number] : matrix_rules[number - memory_rule_count];
}

constexpr consumer_mask consumers_of_all_rules() {
  consumer_mask all = 0;
  for (u32 number = 0; number < rule_count; ++number) all |= rule_at(number).consumers;
  return all;
}
static_assert(consumers_of_all_rules() >> (consumer_count - 1) == 1,
              "consumer_count is the number of the last consumer's bit and 1; masks of words depend on it");

/// The rules of one producer: they are adjacent in their family.
struct rules_of_producer {
  const rule* first = nullptr;
  u16 number = 0; ///< of the first
  u16 count = 0;
};

struct producer_index {
  rules_of_producer of[producer_count];
};

/// A template, so that clang does not run it where it is defined.
template<u32 N = rule_count> constexpr producer_index make_producer_index() {
  producer_index index{};
  for (u32 number = 0; number < N; ++number) {
    const rule& r = rule_at(number);
    rules_of_producer& rules = index.of[static_cast<u32>(r.producer)];
    if (rules.count == 0) {
      rules.first = &r;
      rules.number = static_cast<u16>(number);
    }
    if (rules.first + rules.count != &r) return {}; // rules of one producer are not adjacent
    ++rules.count;
  }
  return index;
}
inline constexpr producer_index rules_by_producer = make_producer_index();
static_assert(rules_by_producer.of[0].count != 0,
              "the rules of a producer must stand side by side in one family");

/// The consumers that a producer's rules name on one architecture, and the longest distance they require.
struct affected {
  consumer_mask consumers = 0;
  u32 longest = 0; ///< wait states
};

constexpr affected affected_by(producer p, arch a, u32 passes, rule_mask rules = all_rules) {
  affected t;
  const rules_of_producer& of = rules_by_producer.of[static_cast<u32>(p)];
  for (u32 i = 0; i < of.count; ++i) {
    const u32 states = required_wait_states(of.first[i], a, passes);
    if (states == 0 || (rules >> (of.number + i) & 1) == 0) continue;
    t.consumers |= of.first[i].consumers;
    if (t.longest < states) t.longest = states;
  }
  return t;
}

} // namespace kiln::isa::hazard
