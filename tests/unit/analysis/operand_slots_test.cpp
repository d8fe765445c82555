// SPDX-License-Identifier: MIT
// Four operands at once: passes and judges both ask which of them share a register, so it is held against one by one.
#include <kiln/analysis/registers/operand_slots.hpp>

#include <catch2/catch_test_macros.hpp>

#include <random>

namespace {

using namespace kiln;
namespace slots_of = analysis::operand_slots;

constexpr u32 slot_of(u128 all, u32 k) { return static_cast<u32>(all >> 32 * k); }

/// A register of a bank, or a constant that lies beside none.
u32 some_operand(std::mt19937& random) {
  if (random() % 8 == 0) return ir::operand(ir::operand_kind::off, 0).bits;
  const u32 kind = static_cast<u32>(1 + random() % 3);
  return kind << 28 | static_cast<u32>(random() % 40);
}

TEST_CASE("slots: those that overlap a tuple are those of which a register lies in it") {
  std::mt19937 random(5);
  u32 met = 0;
  for (int turn = 0; turn < 200'000; ++turn) {
    u128 ops = 0, more = 0;
    for (u32 k = 0; k < slots_of::slots; ++k) {
      ops |= u128{some_operand(random)} << 32 * k;
      more |= u128{random() % 2 * (random() % 16)} << 32 * k;
    }
    const u32 first = static_cast<u32>((1 + random() % 3) << 28 | random() % 40),
              last = first + static_cast<u32>(random() % 8);
    u128 expected = 0;
    for (u32 k = 0; k < slots_of::slots; ++k)
      if (slot_of(ops, k) <= last && first <= slot_of(ops, k) + slot_of(more, k))
        expected |= u128{1u << 31} << 32 * k;
    met += expected != 0;
    if (slots_of::overlap(ops, more, first, last) != expected)
      CHECK((slots_of::overlap(ops, more, first, last) == expected));
    // The filter around two tuples holds both.
    analysis::slot_filter filter;
    const u32 other = (first & ~0xfu) | static_cast<u32>(random() % 16);
    filter.add(first, last);
    filter.add(other, other + 1);
    const u128 by_filter = filter.hits(ops, more);
    const u128 wanted = expected | slots_of::overlap(ops, more, other, other + 1);
    if ((wanted & ~by_filter) != 0) CHECK((wanted & ~by_filter) == 0);
  }
  CHECK(met > 10'000);
}

TEST_CASE("slots: the extents of an operand list are the dwords of its places beyond the first") {
  for (const isa::row& row : isa::rows) {
    const isa::operand_list& list = isa::operand_lists[row.operands];
    const slots_of::extent e = slots_of::extent_of(list);
    for (u32 k = 0; k < list.count; ++k) {
      const u32 more = k < slots_of::slots ? slot_of(e.more, k) : slot_of(e.more_high, k - slots_of::slots);
      const u32 expected = (list.tuples >> k & 1) != 0 ? list.places[k].dwords - 1u : 0;
      if (more != expected) CHECK(more == expected);
    }
  }
}

} // namespace
