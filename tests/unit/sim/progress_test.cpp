// SPDX-License-Identifier: MIT
// A long run says on a terminal how far it is, and says nothing anywhere else.
#include "program/assembly.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <kiln/sim/run.hpp>
#include <string>
#include <unistd.h>

using namespace kiln;

namespace {

/// Runs an endless loop to its budget while stderr is `descriptor`.
void run_with_stderr(int descriptor, u32 after_ms) {
  const ir::program p = kiln_test::assemble_kernel(isa::arch::gfx942, {}, 64, "loop: s_branch loop");
  const int before = dup(STDERR_FILENO);
  dup2(descriptor, STDERR_FILENO);
  const sim::result r =
      sim::run(p, {.monitor = false, .instruction_budget = 3'000'000, .progress_after_ms = after_ms});
  dup2(before, STDERR_FILENO);
  close(before);
  CHECK(r.reports.size() == 1); // the budget
}

} // namespace

TEST_CASE("progress is shown on a terminal only") {
  const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
  REQUIRE(terminal >= 0);
  REQUIRE(grantpt(terminal) == 0);
  REQUIRE(unlockpt(terminal) == 0);
  const int screen = open(ptsname(terminal), O_RDWR | O_NOCTTY);
  REQUIRE(screen >= 0);
  const auto shown = [&](u32 after_ms) {
    run_with_stderr(screen, after_ms);
    REQUIRE(write(screen, "end", 3) == 3); // so that there is something to read
    std::string all;                       // a terminal may give it in pieces
    while (!all.ends_with("end")) {
      char text[4096];
      const ssize_t size = read(terminal, text, sizeof text);
      REQUIRE(size > 0);
      all.append(text, static_cast<size_t>(size));
    }
    return all;
  };
  CHECK(shown(1).find("simulated 0 of 1 workgroups in 0.") != std::string::npos);
  CHECK(shown(0) == "end");
  CHECK(shown(1'000'000) == "end");
  CHECK(sim::launch_options{}.progress_after_ms == 2000);
  std::FILE* file = std::tmpfile();
  run_with_stderr(fileno(file), 1);
  CHECK(lseek(fileno(file), 0, SEEK_END) == 0); // no terminal, no line
  std::fclose(file);
  close(screen);
  close(terminal);
}
