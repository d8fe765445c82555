// SPDX-License-Identifier: MIT
// The filter of the wait-state judge holds all that instructions can do: accesses and rules tell what that is.
#include "program/random_operands.hpp"

#include <kiln/analysis/rows/hazard_accesses.hpp>
#include <kiln/check/wait_states/recent_producers.hpp>
#include <kiln/isa/arch.hpp>

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <vector>

namespace {

using namespace kiln;
namespace hazard = isa::hazard;
namespace bits = check::detail::hazard_bits;
namespace word_of = check::detail::consumer_word;

constexpr isa::arch archs[] = {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950};
std::mt19937 random_bits(20);

ir::instruction instruction_of(u32 row) {
  return kiln_test::random_operands(random_bits, 1).instruction_of(row);
}

/// The registers of an access, as bits of the filter.
u128 vectors_of(const hazard::access& x) {
  if (x.first < isa::resource::vgpr || x.first >= isa::resource::fixed) return 0;
  u128 out = 0;
  for (u32 r = x.first; r < u32{x.first} + x.dwords; ++r) out |= u128{1} << (r - isa::resource::vgpr) / 4;
  return out;
}
u64 scalars_of(const hazard::access& x) {
  u64 out = 0;
  for (u32 r = x.first; r < u32{x.first} + x.dwords; ++r) {
    if (r < isa::resource::vgpr) out |= u64{1} << r / 2;
    if (r >= isa::resource::fixed && r < isa::resource::fixed + 128)
      out |= u64{1} << (r - isa::resource::fixed) / 2;
  }
  return out;
}

TEST_CASE(
    "digests: what an instruction does is in its row's, and the registers of its accesses are in its bits") {
  for (const isa::arch a : archs) {
    check::detail::hazard_digests digests(a);
    for (u32 row = 0; row < isa::row_count; ++row) digests.learn(static_cast<u16>(row));
    digests.close();
    analysis::hazard_accesses accesses;
    for (u32 row = 0; row < isa::row_count; ++row) {
      const u64 word = digests.words()[row], affected = digests.affected()[row];
      const check::detail::hazard_digest& d = digests.begin()[word >> word_of::number_shift];
      INFO(isa::facts_of(a).name << ' ' << static_cast<const char*>(isa::rows[row].name()));
      const bool has_none = affected == 0 && (word & word_of::consumers) == hazard::consumer::any;
      if (d.row != row && !has_none) CHECK(d.row == row);
      const u32 passes = isa::matrix_passes(isa::rows[row], a);
      for (int turn = 0; turn < 4; ++turn) {
        const ir::instruction in = instruction_of(row);
        accesses.gather(in);
        const hazard::consumer_mask kept_away = d.consumers_of(d.scalars_produced(in.ops));
        for (u32 i = 0; i < accesses.size(); ++i) {
          const hazard::access& x = accesses[i];
          bool right = (x.consumes & ~word) == 0;
          for (u32 p = 0; p < hazard::producer_count; ++p) {
            if ((x.produces >> p & 1) == 0) continue;
            const hazard::affected t = hazard::affected_by(static_cast<hazard::producer>(p), a, passes);
            right = right && (t.consumers & ~kept_away) == 0 && (t.consumers & ~affected) == 0 &&
                    t.longest <= d.longest && affected >> word_of::longest_shift >= t.longest &&
                    ((t.consumers & ~digests.near_affected()[row]) == 0 || (word & word_of::produces) != 0);
            if ((t.consumers & word_of::by_vectors) != 0)
              right = right && (vectors_of(x) & ~d.vectors_produced(in.ops)) == 0;
            if ((t.consumers & word_of::by_scalars) != 0)
              right = right && (scalars_of(x) & ~d.scalars_produced(in.ops)) == 0 && d.about_scalars;
          }
          if ((x.consumes & word_of::by_vectors) != 0)
            right = right && (vectors_of(x) & ~d.vectors_consumed(in.ops)) == 0;
          if ((x.consumes & word_of::by_scalars) != 0)
            right = right && (scalars_of(x) & ~d.scalars_consumed(in.ops)) == 0;
          if (!right) REQUIRE(right);
        }
      }
    }
  }
}

TEST_CASE("recent producers: none that is not over is forgotten, and what is over is") {
  check::detail::hazard_digest d{};
  d.consumers = hazard::consumer::valu_reads;
  d.produced = ~0u;
  u32 forgotten = 0;
  for (int turn = 0; turn < 100; ++turn) {
    check::detail::recent_producers recent;
    std::vector<std::pair<u128, i32>> all; // registers, and the position from which they are over
    i32 position = 0;
    for (int step = 0; step < 100; ++step) {
      ir::instruction in{};
      in.set_op(0, {ir::operand_kind::vgpr, static_cast<u32>(random_bits() % 256)});
      d.longest = static_cast<u8>(1 + random_bits() % 20);
      recent.add(in, d, position);
      all.emplace_back(d.vectors_produced(in.ops), position + 1 + d.longest);
      if (random_bits() % 10 == 0) { // into another block
        const check::detail::recent_producers::at_end end = recent.leave(position + 1);
        recent.clear();
        recent.merge(end);
        for (auto& [registers, over] : all) over -= position + 1;
        position = -1;
      }
      position += static_cast<i32>(1 + random_bits() % 3);
      u128 ever = 0;
      for (const auto& [registers, over] : all) {
        ever |= registers;
        if (over <= position) continue;
        CHECK(position < recent.over);
        if ((registers & ~recent.all.vectors) != 0) CHECK((registers & ~recent.all.vectors) == 0);
      }
      forgotten += (ever & ~recent.all.vectors) != 0;
    }
  }
  CHECK(forgotten > 1000);
}

} // namespace
