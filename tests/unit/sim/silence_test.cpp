// SPDX-License-Identifier: MIT
// Identifiers, silences, severity and JSON of reports.
#include "program/assembly.hpp"

#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/report_json.hpp>
#include <kiln/sim/run.hpp>
#include <string>

using namespace kiln;
using kiln_test::assemble_kernel;
using enum isa::arch;
using sim::report_kind;
using sim::severity;

namespace {

std::string text_of(const text_buffer& t) { return {t.data(), t.size()}; }

constexpr bool parses(text_view text, text_view written, text_view why) {
  sim::silence s;
  text_buffer problem;
  const bool good = sim::parse_silence(text, s, problem);
  return good ? s.text().view() == written : problem.view() == why;
}
constexpr bool silences_are_read() {
  return parses("lds-race", "lds-race", "") && parses("lds-race@a/k.hip:12", "lds-race@a/k.hip:12", "") &&
         parses("clamped@340", "clamped@340", "") && parses("stopped", "", "stopped cannot be silenced") &&
         parses("unused-silence", "", "unused-silence cannot be silenced") &&
         parses("clamped@", "", "'clamped@' names no place: ID, ID@FILE:LINE or ID@INSTRUCTION") &&
         parses("clamped@k.hip", "", "'clamped@k.hip' names no place: ID, ID@FILE:LINE or ID@INSTRUCTION") &&
         parses("clamped@:7", "", "'clamped@:7' names no place: ID, ID@FILE:LINE or ID@INSTRUCTION") &&
         parses("clamped@4294967296", "",
                "'clamped@4294967296' names no place: ID, ID@FILE:LINE or ID@INSTRUCTION");
}
static_assert(silences_are_read());

constexpr bool files_match_by_their_last_parts() {
  sim::silence s;
  text_buffer problem;
  return sim::parse_silence("clamped@b/k.hip:7", s, problem) && s.is_at(0, {"/a/b/k.hip", 7}) &&
         s.is_at(0, {"b/k.hip", 7}) && !s.is_at(0, {"/a/bb/k.hip", 7}) && !s.is_at(0, {"/a/b/k.hip", 8}) &&
         !s.is_at(0, {"k.hip", 7}) && !s.is_at(0, {});
}
static_assert(files_match_by_their_last_parts());

// A family is an identifier and what adds words to it; nothing else may begin alike.
static_assert(sim::family_of(report_kind::lds_race) ==
              (sim::mask_of(report_kind::lds_race) | sim::mask_of(report_kind::lds_race_same_value) |
               sim::mask_of(report_kind::lds_race_unused)));
static_assert(sim::family_of(report_kind::clamped) == sim::mask_of(report_kind::clamped));

/// Registers 9 and 10 have no value: two errors, at instructions 0 and 1. Constant evaluation runs it too.
constexpr sim::result two_errors(const char* silence, bool strict = false, const char* another = nullptr) {
  const ir::program p =
      assemble_kernel(gfx942, {}, 64, "v_add_u32_e32 v4, v9, v0\nv_add_u32_e32 v4, v10, v0\ns_endpgm");
  sim::launch_options options{.strict = strict, .threads = 1};
  text_buffer problem;
  if (silence != nullptr) sim::parse_silence(silence, options.silences.append(), problem);
  if (another != nullptr) sim::parse_silence(another, options.silences.append(), problem);
  return sim::run(p, options);
}
constexpr bool counts(const sim::result& r, u32 errors, u32 notes, u32 silenced) {
  return r.reports.errors() == errors && r.reports.notes() == notes && r.reports.silenced() == silenced &&
         r.ok == (errors == 0);
}
constexpr bool silences_count() {
  return counts(two_errors(nullptr), 2, 0, 0) && counts(two_errors("uninitialised@1"), 1, 0, 1) &&
         counts(two_errors("uninitialised@test:1"), 1, 0, 1) &&
         counts(two_errors("uninitialised"), 0, 0, 2) && counts(two_errors("lds-race"), 2, 1, 0) &&
         counts(two_errors("uninitialised@2"), 2, 1, 0) && counts(two_errors("lds-race", true), 3, 0, 0) &&
         counts(two_errors("uninitialised", false, "uninitialised@0"), 0, 0, 2) &&
         counts(two_errors("uninitialised@0", false, "uninitialised@1"), 0, 0, 2);
}
static_assert(silences_count());

} // namespace

TEST_CASE("silences are read, and match by identifier and place") {
  CHECK(silences_are_read());
  CHECK(files_match_by_their_last_parts());
  sim::silence s;
  text_buffer problem;
  CHECK(!sim::parse_silence("lds", s, problem));
  CHECK(text_of(problem).starts_with("no report is called 'lds'; there are out-of-bounds misaligned "));
  CHECK(text_of(problem).find("stopped") == std::string::npos);
}

TEST_CASE("a silenced report is counted, an unused silence is a note") {
  CHECK(silences_count());
  CHECK(text_of(two_errors("uninitialised").text()) == "2 reports are silenced\n");
  CHECK(text_of(two_errors("uninitialised@0").text()) ==
        "test:2: error: v_add_u32_e32 v4, v10, v0: uninitialised: reads v10, never written in this lane "
        "(workgroup 0,0,0 wave 0 lane 0) [uninitialised]\n1 report is silenced\n");
}

TEST_CASE("silences hold on every thread, and reports come in the order of workgroups") {
  for (const u32 threads : {1u, 3u}) {
    // Workgroup 10 reads v9, workgroups from 5 on v10.
    const ir::program p = assemble_kernel(gfx942, {}, 64,
                                          "s_cmp_lg_u32 s2, 10\n"
                                          "s_cbranch_scc1 next\n"
                                          "v_add_u32_e32 v4, v9, v0\n"
                                          "next: s_cmp_lt_u32 s2, 5\n"
                                          "s_cbranch_scc1 done\n"
                                          "v_add_u32_e32 v4, v10, v0\n"
                                          "v_add_u32_e32 v4, v11, v0\n"
                                          "done: s_endpgm\n");
    sim::launch_options options{.grid = {40}, .threads = threads};
    text_buffer problem;
    REQUIRE(sim::parse_silence("uninitialised@test:7", options.silences.append(), problem));
    const sim::result r = sim::run(p, options);
    INFO(text_of(r.text()));
    REQUIRE(r.reports.size() == 2);
    CHECK(r.reports[0].instruction_index == 5);
    CHECK(r.reports[0].workgroup[0] == 5);
    CHECK(r.reports[0].count == 35);
    CHECK(r.reports[1].workgroup[0] == 10);
    CHECK(r.reports.silenced() == 1);
  }
}

TEST_CASE("what stops a run cannot be silenced") {
  const ir::program p = assemble_kernel(gfx942, {}, 64, "s_endpgm");
  sim::launch_options options{.threads = 1};
  options.silences.push_back({.kind = report_kind::instruction_budget});
  const sim::result r = sim::run(p, options);
  CHECK(text_of(r.text()) == "error: bad launch: instruction-budget cannot be silenced [bad-launch]\n");
  // An error of a silenced kind that ends the run is told all the same.
  const ir::program jump =
      assemble_kernel(gfx942, {}, 64, "s_mov_b64 s[4:5], 0\ns_setpc_b64 s[4:5]\ns_endpgm");
  options.silences.begin()->kind = report_kind::out_of_bounds;
  const sim::result stopped = sim::run(jump, options);
  CHECK(counts(stopped, 1, 0, 0));
}

TEST_CASE("an error takes the place of a note in a full list") {
  sim::report_list reports;
  for (u32 i = 0; i < sim::report_list::limit; ++i)
    CHECK(reports.open(report_kind::lds_race_unused, i) != nullptr);
  CHECK(reports.open(report_kind::lds_race_unused, 1000) == nullptr);
  CHECK(reports.open(report_kind::lds_race, 1000) != nullptr);
  CHECK(reports.size() == sim::report_list::limit);
  CHECK(reports.errors() == 1);
}

TEST_CASE("reports as JSON") {
  const sim::result r = two_errors("uninitialised@0", false, "lds-race");
  CHECK(
      text_of(sim::json(r.reports)) ==
      R"({"schema":1,"errors":1,"notes":1,"silenced":1,"reports":[{"id":"uninitialised","severity":"error",)"
      R"("message":"reads v10, never written in this lane","instruction":"v_add_u32_e32 v4, v10, v0","index":1,)"
      R"("file":"test","line":2,"workgroup":[0,0,0],"wave":0,"lane":0,"address":0,"count":1,"other":null},)"
      R"({"id":"unused-silence","severity":"note","message":"no report matches lds-race","instruction":"",)"
      R"("index":null,"file":null,"line":null,"workgroup":null,"wave":null,"lane":null,"address":0,"count":1,)"
      R"("other":null}]})");
  text_buffer quoted;
  sim::detail::put_json_string(
      quoted, text_view("a\"\\\n\x1f\x7f\xc3\xa9\xe2\x82\xac\xf0\x9f\x99\x82|\xc3|\xed\xa0\x80|\xc0\xaf"));
  CHECK(text_of(quoted) == "\"a\\\"\\\\\\u000a\\u001f\x7f\xc3\xa9\xe2\x82\xac\xf0\x9f\x99\x82|\\ufffd|"
                           "\\ufffd\\ufffd\\ufffd|\\ufffd\\ufffd\"");
}
