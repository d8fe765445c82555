// SPDX-License-Identifier: MIT
// Writes the instruction table: isa_gen <directory that stands for include/kiln>.
#include "emit.hpp"

#include <chrono>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>

int main(int argc, char** argv) try {
  using namespace kiln::isa_gen;
  if (argc != 2 || argv[1][0] == '-') {
    std::fprintf(stderr, "usage: isa_gen <output directory>\n");
    return 2;
  }
  const auto start = std::chrono::steady_clock::now();
  std::vector<std::unique_ptr<assembler>> targets;
  for (const char* cpu : {"gfx90a", "gfx942", "gfx950"}) targets.push_back(std::make_unique<assembler>(cpu));
  const table t = make_table(targets);
  files out;
  emit_rows(t, out);
  emit_builder(t, out);
  for (const auto& [path, text] : out) {
    const std::filesystem::path file = std::filesystem::path(argv[1]) / path;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
  }
  uint64_t lines = 0;
  for (const auto& target : targets) lines += target->lines_assembled();
  std::printf("%zu mnemonics, %zu rows, %zu operand lists", t.mnemonics.size(), t.rows.size(),
              t.operand_lists.size());
  for (size_t i = 0; i < targets.size(); ++i) {
    size_t n = 0;
    for (const form& f : t.rows) n += (f.row.archs >> i & 1u);
    std::printf(", %s %zu", targets[i]->cpu().c_str(), n);
  }
  std::printf("; %llu lines assembled in %.1f s\n", static_cast<unsigned long long>(lines),
              std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  return 0;
} catch (const std::exception& e) {
  std::fprintf(stderr, "isa_gen: %s\n", e.what());
  return 1;
}
