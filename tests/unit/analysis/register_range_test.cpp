// SPDX-License-Identifier: MIT
// Numbers and sets of registers: passes and judges both use them, so they are held against sets of single registers.
#include <kiln/analysis/registers/register_range.hpp>

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <set>

namespace {

using namespace kiln;
using ir::operand_kind;

TEST_CASE("each physical register has one number, and the number its operand") {
  std::set<u32> numbers;
  const auto meet = [&](operand_kind kind, u32 count) {
    for (u32 n = 0; n < count; ++n) {
      const ir::operand o(kind, n);
      const u32 r = analysis::resource_of(o);
      CHECK(analysis::is_register(r));
      CHECK(analysis::operand_bits_of(r) == o.bits);
      CHECK(numbers.insert(r).second);
    }
  };
  meet(operand_kind::sgpr, 102);
  meet(operand_kind::vgpr, 256);
  meet(operand_kind::agpr, 256);
  meet(operand_kind::fixed, 128);
  CHECK(analysis::resource_of({operand_kind::fixed, ir::source_code::vcc}) == isa::resource::vcc);
  CHECK(analysis::resource_of({operand_kind::fixed, ir::source_code::exec}) == isa::resource::exec);
  for (const ir::operand o : {ir::operand(operand_kind::fixed, ir::source_code::zero),
                              ir::operand(operand_kind::fixed, ir::source_code::half),
                              ir::operand(operand_kind::immediate, 3), ir::operand(operand_kind::off, 0)})
    CHECK(!analysis::is_register(analysis::resource_of(o)));
}

TEST_CASE("a set of registers has those that were added and not removed") {
  std::mt19937 random(3);
  for (int turn = 0; turn < 50; ++turn) {
    analysis::register_set set;
    std::set<u32> each;
    for (int step = 0; step < 100; ++step) {
      const u32 dwords = static_cast<u32>(1 + random() % 32);
      const u32 first = static_cast<u32>(random() % (isa::resource::count - dwords));
      u128 expected = 0;
      for (u32 d = 0; d < dwords; ++d) expected |= u128{each.count(first + d)} << d;
      if (set.members(first, dwords) != expected) CHECK((set.members(first, dwords) == expected));
      if (random() % 2 == 0) {
        set.add(first, dwords);
        for (u32 d = 0; d < dwords; ++d) each.insert(first + d);
      } else {
        set.remove(first, expected);
        for (u32 d = 0; d < dwords; ++d) each.erase(first + d);
      }
    }
    set.clear();
    for (u32 r = 0; r < isa::resource::count; ++r)
      if (set.members(r, 1) != 0) CHECK((set.members(r, 1) == 0));
  }
}

} // namespace
