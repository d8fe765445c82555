// SPDX-License-Identifier: MIT
// Dumps what entries.hip compiles, each set of inputs, from programs that were never built by a kernel function.
#include <kiln/compile/dump.hpp>

#include <cstdio>
#include <string>

namespace {

using namespace kiln;

constexpr u32 hidden = 256;

/// Nothing but s_endpgm, with the inputs of a set: bit k for the input of kind k, bit 8 for hidden arguments.
ir::program program_of(isa::arch arch, u32 inputs, bool with_argument) {
  ir::program p;
  p.arch = arch;
  p.stage = ir::stage::finished;
  for (u32 k = 0; k < 8; ++k)
    if ((inputs >> k & 1) != 0) p.inputs.push_back({static_cast<ir::input::kind>(k), 0});
  if (with_argument) p.arguments.push_back({0, 8, true, 8});
  p.hidden_arguments = (inputs & hidden) != 0;
  p.lds_bytes = (inputs >> 7 & 1) != 0 ? 512 : 0;
  p.register_count[static_cast<u32>(ir::bank::sgpr)] = p.register_count[static_cast<u32>(ir::bank::vgpr)] = 1;
  p.blocks.push_back({});
  ir::instruction end{};
  end.row = isa::mnemonics[isa::mn::s_endpgm].first_row;
  end.ops[0] = {ir::operand_kind::immediate, 0};
  p.code.push_back(end);
  return p;
}

/// The name that clang gives entry<inputs, int*>(int*) or entry<inputs>().
std::string name_of(u32 inputs, bool with_argument) {
  return "_Z5entryILi" + std::to_string(inputs) + (with_argument ? "EJPiEEvDpT0_" : "EJEEvDpT0_");
}

} // namespace

int main(int, char** argv) {
  for (const auto arch : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    text_buffer text;
    compile::put_target(text, arch);
    for (u32 inputs = 0; inputs < 2 * hidden; ++inputs)
      for (const bool with_argument : {false, true}) {
        if ((inputs & 1) == 0 && (inputs & hidden) != 0) continue; // they are loaded by the pointer
        if ((inputs & 1) != 0 && !with_argument && (inputs & hidden) == 0)
          continue; // no arguments, no pointer
        const std::string name = name_of(inputs, with_argument);
        const ir::program p = program_of(arch, inputs, with_argument);
        const compile::entry_code entry(arch, p.inputs, with_argument || p.hidden_arguments);
        compile::put_code(text, name.c_str(), p, entry);
        compile::put_descriptor(text, name.c_str(), p, entry, {p, entry});
      }
    const std::string file = std::string(argv[1]) + "/entries." + isa::facts_of(arch).name + ".s";
    std::FILE* out = std::fopen(file.c_str(), "w");
    if (out == nullptr) return 1;
    std::fwrite(text.data(), 1, text.size(), out);
    if (std::fclose(out) != 0) return 1;
  }
  return 0;
}
