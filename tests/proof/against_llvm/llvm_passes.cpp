// SPDX-License-Identifier: MIT
// llc on MIR: each program is a function.
#include "llvm_passes.hpp"

#include <cstdio>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <unistd.h>

namespace kiln::against_llvm {
namespace {

/// Where AGPR 0 is used, LLVM looks back 19 instructions over a run of memory instructions, elsewhere five. Where the
/// register after a block of eight is used, it lets shifts have their amount in the block's last one: Kiln claims that
/// register, see pass::cover_shift_amounts.
std::string last_instruction() {
  std::string out = "S_ENDPGM 0, implicit $agpr0";
  for (unsigned behind = 8; behind < 256; behind += 8) out += ", implicit $vgpr" + std::to_string(behind);
  return out;
}

void write(std::ostream& out, const std::vector<machine_program>& programs) {
  const std::string last = last_instruction();
  out << "--- |\n";
  for (size_t p = 0; p < programs.size(); ++p)
    out << "  define amdgpu_kernel void @p" << p << "() { ret void }\n";
  out << "...\n";
  for (size_t p = 0; p < programs.size(); ++p) {
    out << "---\nname: p" << p << "\nmachineFunctionInfo:\n  isEntryFunction: true\nbody: |\n  bb.0:\n";
    for (size_t i = 0; i <= programs[p].lines.size(); ++i) {
      const gap& g = programs[p].gaps[i];
      for (size_t b = 0; b < programs[p].blocks.size(); ++b)
        if (programs[p].blocks[b] == i) out << "\n  bb." << b + 1 << ":\n";
      if (g.waits != 0) out << "    S_WAITCNT " << isa::pack(g.wait) << '\n';
      for (unsigned states = g.states; states != 0; states -= states < 16 ? states : 16)
        out << "    S_NOP " << (states < 16 ? states : 16) - 1 << '\n';
      if (g.others != 0) out << "    S_DCACHE_WB\n";
      out << "    " << (i < programs[p].lines.size() ? programs[p].lines[i] : last) << '\n';
    }
    out << "...\n";
  }
}

/// The opcode of a line of MIR.
std::string opcode_of(const std::string& line) {
  const size_t equals = line.find(" = ");
  std::istringstream words(equals == line.npos ? line : line.substr(equals + 3));
  std::string word;
  while (words >> word && (word == "nofpexcept" || word == "renamable" || word == "frame-setup")) {}
  return word;
}

std::vector<gap> read(std::istream& in, const machine_program& p) {
  std::vector<gap> gaps(1);
  std::string line;
  while (std::getline(in, line) && line != "...") {
    const size_t first = line.find_first_not_of(' ');
    if (first == line.npos || line.starts_with("  bb.")) continue;
    const std::string text = line.substr(first), opcode = opcode_of(text);
    if (text.starts_with("successors:")) continue;
    gap& g = gaps.back();
    if (opcode == "S_NOP") {
      g.states += static_cast<unsigned>(std::stoul(text.substr(6))) + 1;
    } else if (opcode == "S_WAITCNT") {
      ++g.waits;
      g.wait = isa::stricter(g.wait, isa::unpack_waitcnt(static_cast<u32>(std::stoul(text.substr(10)))));
    } else if (gaps.size() <= p.lines.size() && opcode != opcode_of(p.lines[gaps.size() - 1])) {
      ++g.others;
    } else if (opcode == "S_ENDPGM") {
      continue;
    } else if (gaps.size() > p.lines.size()) {
      ++g.others;
    } else {
      gaps.emplace_back();
    }
  }
  if (gaps.size() != p.lines.size() + 1) throw std::runtime_error("llc's output has lost instructions");
  return gaps;
}

} // namespace

std::vector<std::vector<gap>> run_llvm_pass(isa::arch a, const std::string& pass,
                                            const std::vector<machine_program>& programs) {
  char directory[] = "/tmp/kiln_against_llvm.XXXXXX";
  if (mkdtemp(directory) == nullptr) throw std::runtime_error("no temporary directory");
  const std::string mir = std::string(directory) + "/programs.mir",
                    after = std::string(directory) + "/after.mir";
  {
    std::ofstream out(mir);
    write(out, programs);
  }
  const std::string command = std::string(KILN_LLC) +
                              " -mtriple=amdgcn-amd-amdhsa -mcpu=" + isa::facts_of(a).name +
                              " -run-pass=" + pass + ' ' + mir + " -o " + after;
  if (std::system(command.c_str()) != 0) throw std::runtime_error("failed: " + command);
  std::ifstream in(after);
  std::vector<std::vector<gap>> out;
  std::string line;
  while (std::getline(in, line))
    if (line.starts_with("body:")) out.push_back(read(in, programs.at(out.size())));
  if (out.size() != programs.size()) throw std::runtime_error("llc's output has lost programs");
  std::remove(mir.c_str());
  std::remove(after.c_str());
  rmdir(directory);
  return out;
}

} // namespace kiln::against_llvm
