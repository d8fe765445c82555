// SPDX-License-Identifier: MIT
// The generated part of emit/: one class with a member function for each mnemonic.
#include "emit.hpp"

#include "concat.hpp"

#include <algorithm>

namespace kiln::isa_gen {
namespace {

struct family {
  const char* what;
};

constexpr family families[] = {
    {"scalar ALU and scalar memory instructions"},
    {"vector comparisons"},
    {"matrix instructions"},
    {"vector ALU instructions"},
    {"LDS, flat, global, scratch and buffer instructions"},
};

size_t family_of(const form& f) {
  if (f.name.starts_with("v_cmp")) return 1;
  if (f.row.encoding == isa::encoding::mai) return 2;
  if (f.row.encoding <= isa::encoding::smem) return 0;
  return f.row.encoding < isa::encoding::ds ? 3 : 4;
}

/// Parameters that every form has, under the names of the first form.
std::vector<std::string> common_parameters(const table& t, const table::mnemonic& m) {
  const form& first = t.rows[m.first_row];
  size_t count = first.places.size();
  for (size_t i = 0; i < m.row_count; ++i) count = std::min(count, t.rows[m.first_row + i].places.size());
  std::vector<std::string> names;
  for (size_t i = 0; i < count; ++i) {
    std::string name = first.places[i].name;
    // Two places may share a name (vcc out, vcc in).
    if (std::find(names.begin(), names.end(), name) != names.end()) name += "_in";
    names.push_back(name);
  }
  return names;
}

} // namespace

void emit_builder(const table& t, files& out) {
  std::string text =
      "// SPDX-License-Identifier: MIT\n// Every mnemonic of the instruction table as a member of the "
      "builder.\n"
      "// Written by tools/isa_gen; do not edit.\n#pragma once\n\n#include <kiln/emit/emitter.hpp>\n"
      "\nnamespace kiln::emit {\n\n/// Instructions by AMD's names, which passes keep as they are.\n"
      "class mnemonics : public emitter {\npublic:\n  using emitter::emitter;\n"
      "  // Named here, clang finds them without searching the base class in each member.\n"
      "  // Numbers are those of isa::mn, whose names clang would look up one by one. Above each: its "
      "operands.\n"
      "  using emitter::named;\n  using operand = emit::operand;\n";
  for (const family& f : families) {
    text += concat("\n  // ", f.what, "\n\n");
    for (const table::mnemonic& m : t.mnemonics) {
      if (&families[family_of(t.rows[m.first_row])] != &f) continue;
      const std::vector<std::string> names = common_parameters(t, m);
      bool bare = names.empty(); // no operands in any form, no modifiers: the place is taken here
      for (size_t i = 0; i < m.row_count; ++i)
        bare &= t.rows[m.first_row + i].places.empty() && t.rows[m.first_row + i].details.modifiers == 0;
      if (bare) {
        text +=
            concat("  constexpr void ", m.name,
                   "(source where = source::here()) const { emit_by_name(isa::mn::", m.name, ", where); }\n");
        continue;
      }
      // The first operand notes the author's line. The types of the others choose the row, and how many they are: a
      // parameter for each would cost clang half as much again. The number of the mnemonic is cheaper than its name.
      std::string operands;
      for (const std::string& name : names) operands += concat(operands.empty() ? "" : ", ", name);
      const std::string first = names.empty() ? "" : concat("const operand& ", names[0], ", ");
      const std::string argument = names.empty() ? "" : concat(names[0], ", ");
      text += concat("  // ", operands, "\n  template<InstructionArgument... X> constexpr void ", m.name, "(",
                     first, "const X&... more) const { named<", &m - t.mnemonics.data(), ">(", argument,
                     "more...); }\n");
    }
  }
  out["emit/gen/mnemonics.hpp"] = text + "};\n\n} // namespace kiln::emit\n";
}

} // namespace kiln::isa_gen
