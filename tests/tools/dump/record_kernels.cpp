// SPDX-License-Identifier: MIT
// scripts/dump_assembly links this into test programs: every kernel that they compile is written as assembly text.
#include <kiln/compile/pipeline.hpp>
#include <kiln/text/render_lines.hpp>

#include <catch2/interfaces/catch_interfaces_capture.hpp>

#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <string>

// The linker's --wrap: calls of the simulator library's run_pipeline come to the first name, the second is the library's.
#define KILN_TEXT(x) #x
#define KILN_NAME(prefix, symbol) KILN_TEXT(prefix##symbol)
#define KILN_WITH_PREFIX(prefix, symbol) KILN_NAME(prefix, symbol)
namespace kiln {
void recorded(ir::program&, note&,
              const compile::no_observer&) __asm__(KILN_WITH_PREFIX(__wrap_, KILN_RUN_PIPELINE));
void in_library(ir::program&, note&,
                const compile::no_observer&) __asm__(KILN_WITH_PREFIX(__real_, KILN_RUN_PIPELINE));
} // namespace kiln

// Programs without Catch2 have no such function.
namespace Catch {
[[gnu::weak]] IResultCapture& getResultCapture();
}

namespace kiln {
namespace {

std::string characters(const text::page_list& pages) {
  std::string out;
  for (u32 i = 0; i < pages.size(); ++i)
    out.append(reinterpret_cast<const char*>(pages[i].words), pages[i].used * sizeof(u128));
  return out;
}

/// The test case that runs, without the program, so that it may move; of a program without test cases the program.
std::string test_case() {
  if (&Catch::getResultCapture == nullptr) return std::getenv("KILN_RECORD_AS");
  std::string name = Catch::getResultCapture().getCurrentTestName();
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return name.substr(0, 150);
}

/// Appends to KILN_RECORD/FORM/TARGET/TEST_CASE.s
void write(const char* form, isa::arch arch, const std::string& text) {
  static std::mutex mutex;
  static std::map<std::string, int> counts;
  const std::lock_guard lock(mutex);
  const std::string directory =
      std::string(std::getenv("KILN_RECORD")) + '/' + form + '/' + isa::facts_of(arch).name;
  std::filesystem::create_directories(directory);
  const std::string file = directory + '/' + test_case() + ".s";
  std::ofstream(file, std::ios::app) << "; kernel " << ++counts[file] << '\n' << text << '\n';
}

} // namespace

void recorded(ir::program& p, note& error, const compile::no_observer& watch) {
  in_library(p, error, watch);
  if (std::getenv("KILN_RECORD") == nullptr) return;
  std::string plain = "; no kernel\n", lines = plain;
  if (!error.raised) {
    text::renderer as_it_is(p);
    as_it_is.run();
    plain = characters(as_it_is.pages());
    text::line_renderer with_lines(p);
    with_lines.run_with_lines();
    lines = characters(with_lines.pages());
  }
  write("plain", p.arch, plain);
  write("lines", p.arch, lines);
}

} // namespace kiln
