// SPDX-License-Identifier: MIT
// Every hazard that the hardware manuals and LLVM know, by the row of our notes on them, and the rules that stand for it.
// A row without a rule says why it needs none; a rule without a row fails.
#include <kiln/isa/arch.hpp>
#include <kiln/isa/hazard/table.hpp>

#include <catch2/catch_test_macros.hpp>

#include <iostream>
#include <set>
#include <string>
#include <vector>

using namespace kiln;

namespace {

struct facts_row {
  std::string id;
  std::vector<std::string> rules;
  std::string why_none; ///< where there is no rule
};

const std::vector<facts_row>& facts_rows() {
  static const std::vector<facts_row> rows = {
      {"H1", {"H1"}, ""},
      {"H2", {"H2"}, ""},
      {"H3", {"H3"}, ""},
      {"H4", {"H4"}, ""},
      {"H5", {"H5", "H5x"}, ""},
      {"H6", {"H6", "H6x"}, ""},
      {"H7", {"H7"}, ""},
      {"H8", {"H8"}, ""},
      {"H9", {"H9"}, ""},
      {"H10", {}, "carry-in and select masks need nothing"},
      {"H11", {}, "s[106:107] is always called vcc, so there is no second name"},
      {"H12", {}, "interlocked"},
      {"H13", {"H13", "H13m"}, ""},
      {"H14", {"H14"}, ""},
      {"H15", {"H15"}, ""},
      {"H16", {"H16"}, ""},
      {"H17", {}, "an ordinary VALU or DS instruction behind v_cmpx needs nothing"},
      {"H18", {"H18"}, ""},
      {"H19", {"H19"}, ""},
      {"H20", {"H20"}, ""},
      {"H21", {"H21"}, ""},
      {"H22", {"H22"}, ""},
      {"H23", {"H23"}, ""},
      {"H24", {"H24"}, ""},
      {"H25", {"H24"}, ""}, // the same producer class: writes part of a register
      {"H26", {"H24"}, ""},
      {"H27", {"H27"}, ""},
      {"H28", {"H28"}, ""},
      {"H29", {"H29"}, ""},
      {"H30", {"H30"}, ""},
      {"H31", {"H31"}, ""},
      {"H32", {"H32"}, ""},
      {"H33", {"H33"}, ""},
      {"H34", {"stale_vccz"}, ""},
      {"H35", {}, "the addend of the same v_dot is forwarded"},
      {"H36", {"H36"}, ""},
      {"H37", {"H37"}, ""},
      {"H38", {"replayed_clause"}, ""},
      {"H39", {}, "interlocked"},
      {"H40", {"H40"}, ""},
      {"H41 (gfx90a, LLVM)", {"H41"}, ""},
      {"M1", {"M1"}, ""},
      {"M2", {"M2"}, ""},
      {"M3", {"M3"}, ""},
      {"M4", {"M4", "M4d"}, ""},
      {"M5", {"M5"}, ""},
      {"M6", {"M6"}, ""},
      {"M7", {"M7"}, ""},
      {"M8", {"M8"}, ""},
      {"M9", {"M9", "M9d"}, ""},
      {"M10", {"M10"}, ""},
      {"M11", {"M11"}, ""},
      {"M12", {"M12"}, ""},
      {"M13", {}, "the exact addend of v_mfma_f64_16x16x4 itself needs nothing"},
      {"M14", {"M14", "M14s"}, ""},
      {"M15", {}, "the hardware waits"},
      {"M16", {"M16"}, ""},
      {"M17", {"M17"}, ""},
      {"M18", {"M18"}, ""},
      {"M19", {"M19", "M19w"}, ""},
      {"M20", {"M20", "M20s"}, ""},
      {"M21", {}, "the hardware waits"},
      {"M22", {"M22"}, ""},
      {"M23", {"M23", "M23w"}, ""},
      {"M24", {"M24"}, ""},
      {"M25", {"M25", "M25s"}, ""},
      {"M26", {"M26"}, ""},
      {"M27", {}, "A, B and scale are read at issue"},
      {"M28", {"M28", "M28a", "M28b", "M28c", "M28d", "M28e", "M28f", "M28g", "M28h"}, ""},
      {"M29", {}, "unrelated instructions"},
      {"M30", {}, "unrelated instructions: a matter of speed"},
  };
  return rows;
}

} // namespace

TEST_CASE("every row of the facts has its rules, and every rule its row", "[proof]") {
  std::set<std::string> known = {"stale_vccz", "replayed_clause"}, listed, ids;
  for (u32 i = 0; i < isa::hazard::rule_count; ++i) known.insert(isa::hazard::rule_at(i).id);
  for (const facts_row& row : facts_rows()) {
    INFO(row.id);
    CHECK(ids.insert(row.id).second);
    CHECK(row.rules.empty() != row.why_none.empty());
    for (const std::string& rule : row.rules) {
      CHECK(known.contains(rule));
      listed.insert(rule);
    }
  }
  CHECK(listed == known);
  for (int i = 1; i <= 40; ++i) CHECK(ids.contains("H" + std::to_string(i)));
  for (int i = 1; i <= 30; ++i) CHECK(ids.contains("M" + std::to_string(i)));
}

TEST_CASE("rules by target", "[proof]") {
  for (const isa::arch a : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    u32 rules = 2; // stale_vccz and replayed_clause
    for (u32 i = 0; i < isa::hazard::rule_count; ++i) rules += on(isa::hazard::rule_at(i), a).packed != 0;
    std::cout << isa::facts_of(a).name << ": " << rules << " rules\n";
    CHECK(rules > 50);
  }
}
