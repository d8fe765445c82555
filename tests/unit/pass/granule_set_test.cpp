// SPDX-License-Identifier: MIT
// Registers with expiry: the set never lacks one that has not expired.
#include <kiln/ir/operand.hpp>
#include <kiln/pass/wait_states/granule_set.hpp>

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <vector>

namespace {

using namespace kiln;

struct tuple {
  u32 bank, first, dwords;

  u32 bits() const {
    return ir::operand(bank == 0 ? ir::operand_kind::vgpr : ir::operand_kind::agpr, first).bits;
  }
  u128 granules() const { return pass::granules_of(bits(), dwords - 1); }
  bool meets(const tuple& o, u32 width) const {
    return bank == o.bank && first / width <= (o.first + o.dwords - 1) / width &&
           o.first / width <= (first + dwords - 1) / width;
  }
};

tuple some_tuple(std::mt19937& random) {
  const u32 dwords = static_cast<u32>(1 + random() % 32);
  return {static_cast<u32>(random() % 2), static_cast<u32>(random() % (257 - dwords)), dwords};
}

TEST_CASE("two tuples have a bit in common exactly where they touch the same four registers") {
  std::mt19937 random(7);
  for (int turn = 0; turn < 100'000; ++turn) {
    const tuple a = some_tuple(random), b = some_tuple(random);
    INFO(a.bank << ' ' << a.first << ' ' << a.dwords << ", " << b.bank << ' ' << b.first << ' ' << b.dwords);
    const bool common = (a.granules() & b.granules()) != 0;
    if (common != a.meets(b, 4)) CHECK(common == a.meets(b, 4));
    if (!common && a.meets(b, 1)) CHECK(common);
  }
}

TEST_CASE("what is not over is in the set, and what is over leaves it") {
  std::mt19937 random(8);
  struct entry {
    tuple registers;
    i32 over;
  };
  u32 left = 0;
  for (int turn = 0; turn < 200; ++turn) {
    pass::granule_set set;
    std::vector<entry> all;
    i32 position = 0;
    const u32 longest = static_cast<u32>(1 + random() % 20);
    for (int step = 0; step < 200; ++step) {
      const tuple t = some_tuple(random);
      position += static_cast<i32>(1 + random() % 3);
      all.push_back({t, position + 1 + static_cast<i32>(random() % longest)});
      set.add(t.granules(), position, all.back().over);
      u128 longest_ago = 0;
      for (const entry& e : all) {
        if (e.over > position) CHECK((e.registers.granules() & ~set.granules) == 0);
        longest_ago |= e.registers.granules();
      }
      left += (longest_ago & ~set.granules) != 0;
    }
    set.clear();
    CHECK(set.granules == 0);
    set.add(1, 0, 5);
    CHECK(set.granules == 1);
  }
  CHECK(left > 1000);
}

} // namespace
