// SPDX-License-Identifier: MIT
// The generated part of build/: one member function a mnemonic.
#include "emit.hpp"

#include "concat.hpp"

#include <algorithm>

namespace kiln::isa_gen {
namespace {

struct family {
  const char* file;
  const char* what;
  const char* type;
};

constexpr family families[] = {
    {"scalar", "scalar ALU and scalar memory instructions", "scalar_mnemonics"},
    {"compare", "vector comparisons", "compare_mnemonics"},
    {"matrix", "matrix instructions", "matrix_mnemonics"},
    {"vector", "vector ALU instructions", "vector_mnemonics"},
    {"memory", "LDS, flat, global, scratch and buffer instructions", "memory_mnemonics"},
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
  std::string base = "emitter", include = "#include <kiln/emit/emitter.hpp>\n";
  for (const family& f : families) {
    std::string text =
        concat("// SPDX-License-Identifier: MIT\n// Members of the builder: ", f.what,
               ", by AMD's names.\n// Written by tools/isa_gen; do not edit.\n#pragma once\n\n", include,
               "\nnamespace kiln::build {\n\nclass ", f.type, " : public ", base, " {\npublic:\n  using ",
               base, "::", base, ";\n",
               "  // Named here, clang finds them without searching the base classes in each member.\n"
               "  // Numbers are those of isa::mn, whose names clang would look up one by one. Above each: "
               "its operands.\n"
               "  using emitter::named;\n  using operand = build::operand;\n\n");
    for (const table::mnemonic& m : t.mnemonics) {
      if (&families[family_of(t.rows[m.first_row])] != &f) continue;
      const std::vector<std::string> names = common_parameters(t, m);
      bool bare = names.empty(); // no operands in any form, no modifiers: the place is taken here
      for (size_t i = 0; i < m.row_count; ++i)
        bare &= t.rows[m.first_row + i].places.empty() && t.rows[m.first_row + i].details.modifiers == 0;
      if (bare) {
        text += concat("  constexpr void ", m.name,
                       "(source where = source::here()) { emit(isa::mn::", m.name, ", where); }\n");
        continue;
      }
      // The first operand notes the author's line. The types of the others choose the row, and how many they are: a
      // parameter for each would cost clang half as much again. The number of the mnemonic is cheaper than its name.
      std::string operands;
      for (const std::string& name : names) operands += concat(operands.empty() ? "" : ", ", name);
      const std::string first = names.empty() ? "" : concat("const operand& ", names[0], ", ");
      const std::string argument = names.empty() ? "" : concat(names[0], ", ");
      text += concat("  // ", operands, "\n  template<InstructionArgument... X> constexpr void ", m.name, "(",
                     first, "const X&... more) { named<", &m - t.mnemonics.data(), ">(", argument,
                     "more...); }\n");
    }
    text += "};\n\n} // namespace kiln::build\n";
    out[concat("emit/gen/", f.file, ".hpp")] = text;
    base = f.type;
    include = concat("#include <kiln/build/gen/", f.file, ".hpp>\n");
  }
  out["emit/gen/mnemonics.hpp"] = concat(
      "// SPDX-License-Identifier: MIT\n// Every mnemonic of the instruction table as a member of the "
      "builder.\n// Written by tools/isa_gen; do not edit.\n#pragma once\n\n",
      include, "\nnamespace kiln::build {\n\nusing mnemonics = ", base, ";\n\n} // namespace kiln::build\n");
}

} // namespace kiln::isa_gen
