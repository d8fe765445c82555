// SPDX-License-Identifier: MIT
// Files with parameters of the timing model: what is read, and the error of each mistake.
#include <catch2/catch_test_macros.hpp>

#include "timing_parameters.hpp"

#include <cstdio>
#include <fstream>
#include <string>

namespace {

using namespace kiln;
using code_object::timing_values;
using isa::timing::parameter;

constexpr const char* path = "timing_parameters_test.json";

/// The error of a file with this text, without its name; empty if it is read.
std::string read(const std::string& text, timing_values& out) {
  std::ofstream(path) << text;
  std::string error;
  const bool read = code_object::read_timing_values(path, out, error);
  std::remove(path);
  CHECK(read == error.empty());
  if (read) return "";
  REQUIRE(error.starts_with(path + std::string(": ")));
  return error.substr(std::string(path).size() + 2);
}

timing_values values_of(const char* board) { return timing_values(*isa::timing::find_board(board)); }

TEST_CASE("files with timing parameters are read", "[timing]") {
  timing_values v = values_of("MI300X");
  CHECK(read(R"({"schema": 1, "gfx942": {"transcendental_cycles": 15, "hbm_latency": 900.5},
                 "gfx950": {"transcendental_cycles": 9}})",
             v) == "");
  CHECK(v.parameters[parameter::transcendental_cycles] == 15);
  CHECK(v.parameters[parameter::hbm_latency] == 900.5);
  CHECK(v.parameters[parameter::vector_cycles] == 4);
  CHECK(read(R"({"schema": 1})", v) == "");
  CHECK(read(R"({"schema": 1, "gfx90a": {"l1_latency": 120}, "gfx950": {"l1_latency": 120}})", v) == "");
  CHECK(read(R"({"schema": 1, "measurement": {"device": "a board", "spread": {}}})", v) == "");
  CHECK(v.parameters[parameter::transcendental_cycles] == 15);
}

TEST_CASE("files with values of boards are read", "[timing]") {
  timing_values v = values_of("MI300X");
  CHECK(read(R"({"schema": 1, "boards": {
                   "MI300X": {"hbm_read_gbs": 4100, "l2_write_gbs": 9000, "xcds": 1, "streaming_mhz": 1900},
                   "MI325X": {"hbm_read_gbs": 5000}}})",
             v) == "");
  CHECK((v.board.hbm_read_gbs == 4100 && v.board.l2_write_gbs == 9000 && v.board.xcds == 1));
  CHECK(v.board.clocks.streaming == 1900);
  CHECK(v.board.hbm_write_gbs == 4800);
  CHECK(std::string(v.board.name) == "MI300X");
}

TEST_CASE("files with wrong values of boards have errors", "[timing]") {
  timing_values v = values_of("MI300X");
  CHECK(read(R"({"schema": 1, "boards": 4})", v) == "boards = 4: is no object of boards, {\"MI300X\": {}}");
  CHECK(read(R"({"schema": 1, "boards": {"MI300": {}}})", v) ==
        "boards.MI300 = {}: the board is not known; there are MI210, MI250X, MI300A, MI300X, MI325X, MI308X, "
        "MI350X, "
        "MI355X");
  CHECK(read(R"({"schema": 1, "boards": {"MI300X": 1}})", v) ==
        "boards.MI300X = 1: is no object of values, {\"hbm_read_gbs\": 4200}");
  CHECK(read(R"({"schema": 1, "boards": {"MI300X": {"hbm_gbs": 4200}}})", v)
            .starts_with(
                "boards.MI300X.hbm_gbs = 4200: the value is not known; there are xcds, cus_per_xcd, "));
  CHECK(read(R"({"schema": 1, "boards": {"MI300X": {"hbm_read_gbs": 131}}})", v) ==
        "boards.MI300X.hbm_read_gbs = 131: is no whole number from 132 to 16800 GB/s");
  CHECK(read(R"({"schema": 1, "boards": {"MI300X": {"hbm_read_gbs": 4200.5}}})", v) ==
        "boards.MI300X.hbm_read_gbs = 4200.5: is no whole number from 132 to 16800 GB/s");
  CHECK(read(R"({"schema": 1, "boards": {"MI300X": {"streaming_mhz": 2101}}})", v) ==
        "boards.MI300X.streaming_mhz = 2101: is no whole number from 525 to 2100 MHz");
  CHECK(read(R"({"schema": 1, "boards": {"MI325X": {"xcds": 0}}})", v) ==
        "boards.MI325X.xcds = 0: is no whole number from 1 to 32 XCDs");
  for (u32 i = 0; i < isa::timing::board_value_count; ++i) {
    const auto which = static_cast<isa::timing::board_value>(i);
    CHECK(isa::timing::value_of(v.board, which) ==
          isa::timing::value_of(*isa::timing::find_board("MI300X"), which));
  }
}

TEST_CASE("files with wrong timing parameters have errors", "[timing]") {
  timing_values set = values_of("MI300X");
  const u64 before = set.parameters.hash();
  CHECK(read(R"({"gfx942": {}})", set) == "the key schema is missing; it is 1");
  CHECK(read(R"({"schema": 2})", set) == "schema = 2: is not known; it is 1");
  CHECK(read(R"({"schema": "1"})", set) == "schema = \"1\": is not known; it is 1");
  CHECK(read(R"({"schema": 1, "gfx1100": {}})", set) ==
        "gfx1100 = {}: the target is not known; there are gfx90a, gfx942, gfx950, and boards");
  CHECK(read(R"({"schema": 1, "gfx942": 4})", set).starts_with("gfx942 = 4: is no object of parameters"));
  CHECK(read(R"({"schema": 1, "gfx942": {"exp_cycles": 16}})", set)
            .starts_with("gfx942.exp_cycles = 16: the parameter is not known; there are vector_cycles, "));
  CHECK(read(R"({"schema": 1, "gfx942": {"vector_cycles": 5, "transcendental_cycles": 65}})", set) ==
        "gfx942.transcendental_cycles = 65: is no number from 4 to 64 clocks");
  CHECK(read(R"({"schema": 1, "gfx942": {"hbm_latency": "900"}})", set) ==
        "gfx942.hbm_latency = \"900\": is no number from 200.75 to 3628 clocks");
  CHECK(read(R"({"schema": 1, "gfx90a": {"mall_latency": 455}})", set) ==
        "gfx90a.mall_latency = 455: is no number from 0 to 0 clocks");
  CHECK(read(R"({"schema": 1, "measurement": 1})", set) == "measurement = 1: is no object");
  CHECK(read(R"({"schema": 1, "gfx942": {"lds_port_pairs": 1.5}})", set) ==
        "gfx942.lds_port_pairs = 1.5: is no number from 1 to 3 rule");
  CHECK(read(R"({"schema": 1, "gfx942": {"hbm_latency": 900, "hbm_latency": 900}})", set) ==
        "the key gfx942.hbm_latency is there twice");
  CHECK(read(R"({"schema": 1, "gfx942": {}, "gfx950": {}, "gfx94\u0032": {}})", set) ==
        "the key gfx942 is there twice");
  CHECK(read(R"({"schema": 1, "boards": {"MI300X": {}, "MI325X": {"xcds": 8}, "MI300X": {}}})", set) ==
        "the key boards.MI300X is there twice");
  CHECK(
      read(R"({"schema": 1, "measurement": {"runs": ["a", "}", "a", {"x": "x"}, {"x": "\\"}]}, "schema": 1})",
           set) == "the key schema is there twice");
  CHECK(read("[1]", set).starts_with("is no JSON object"));
  CHECK(read("{", set) != "");
  CHECK(set.parameters.hash() == before);

  std::string error;
  CHECK(!code_object::read_timing_values("no_such_file.json", set, error));
  CHECK(error == "no_such_file.json: cannot be opened");
}

} // namespace
