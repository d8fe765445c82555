// SPDX-License-Identifier: MIT
// Where an instruction stands among the others of its block, as a string of 0 and 1.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

#include <string>
#include <vector>

namespace kiln_test {

using namespace kiln;

/// Without the zeros at both ends.
inline std::string without_ends(const std::string& s) {
  const size_t first = s.find('1');
  return first == std::string::npos ? "" : s.substr(first, s.rfind('1') + 1 - first);
}

/// A string for each block: 1 for each instruction of that name (in any encoding), 0 for each other; s_waitcnt and s_nop,
/// which the library places, are left out. `whole` keeps the zeros at both ends.
inline std::vector<std::string> patterns(const ir::program& p, isa::mn::mnemonic name, bool whole = false) {
  const auto named = [](const ir::instruction& in, isa::mn::mnemonic m) {
    return isa::rows[in.row].mnemonic == static_cast<u16>(m);
  };
  std::vector<std::string> found;
  for (u32 b = 0; b < p.blocks.size(); ++b) {
    const u32 end = b + 1 < p.blocks.size() ? p.blocks[b + 1].first : p.code.size();
    std::string s;
    for (u32 i = p.blocks[b].first; i < end; ++i) {
      const ir::instruction& in = p.code[i];
      if (!named(in, isa::mn::s_waitcnt) && !named(in, isa::mn::s_nop)) s += named(in, name) ? '1' : '0';
    }
    found.push_back(whole ? s : without_ends(s));
  }
  return found;
}

} // namespace kiln_test
