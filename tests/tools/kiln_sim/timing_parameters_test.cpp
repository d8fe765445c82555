// SPDX-License-Identifier: MIT
// Files with parameters of the timing model: what is read, and the error of each mistake.
#include <catch2/catch_test_macros.hpp>

#include "timing_parameters.hpp"

#include <cstdio>
#include <fstream>
#include <string>

namespace {

using namespace kiln;
using isa::arch;
using isa::timing::parameter;
using isa::timing::parameter_set;

constexpr const char* path = "timing_parameters_test.json";

/// The error of a file with this text, without its name; empty if it is read.
std::string read(const std::string& text, parameter_set& out) {
  std::ofstream(path) << text;
  std::string error;
  const bool read = code_object::read_parameters(path, out.target(), out, error);
  std::remove(path);
  CHECK(read == error.empty());
  if (read) return "";
  REQUIRE(error.starts_with(path + std::string(": ")));
  return error.substr(std::string(path).size() + 2);
}

TEST_CASE("files with timing parameters are read", "[timing]") {
  parameter_set set(arch::gfx942);
  CHECK(read(R"({"schema": 1, "gfx942": {"transcendental_cycles": 15, "hbm_latency": 900.5},
                 "gfx950": {"transcendental_cycles": 9}})",
             set) == "");
  CHECK(set[parameter::transcendental_cycles] == 15);
  CHECK(set[parameter::hbm_latency] == 900.5);
  CHECK(set[parameter::vector_cycles] == 4);
  CHECK(read(R"({"schema": 1})", set) == "");
  CHECK(read(R"({"schema": 1, "measurement": {"device": "a board", "spread": {}}})", set) == "");
  CHECK(set[parameter::transcendental_cycles] == 15);
}

TEST_CASE("files with wrong timing parameters have errors", "[timing]") {
  parameter_set set(arch::gfx942);
  const u64 before = set.hash();
  CHECK(read(R"({"gfx942": {}})", set) == "the key schema is missing; it is 1");
  CHECK(read(R"({"schema": 2})", set) == "schema = 2: is not known; it is 1");
  CHECK(read(R"({"schema": "1"})", set) == "schema = \"1\": is not known; it is 1");
  CHECK(read(R"({"schema": 1, "gfx1100": {}})", set) ==
        "gfx1100 = {}: the target is not known; there are gfx90a, gfx942 and gfx950");
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
  CHECK(read("[1]", set).starts_with("is no JSON object"));
  CHECK(read("{", set) != "");
  CHECK(set.hash() == before);

  std::string error;
  CHECK(!code_object::read_parameters("no_such_file.json", arch::gfx942, set, error));
  CHECK(error == "no_such_file.json: cannot be opened");
  CHECK(!code_object::read_parameters(path, arch::gfx950, set, error));
  CHECK(error.find("read for gfx950 into parameters of gfx942") != std::string::npos);
}

} // namespace
