// SPDX-License-Identifier: MIT
// The generated part of isa/: mnemonics, names, operand lists, rows. Rows and places are written as the 32-bit words of
// string literals, which isa/words.hpp turns into structs.
#include "emit.hpp"

#include "concat.hpp"
#include "describe_row.hpp"

#include <kiln/isa/operand_facts.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>

namespace kiln::isa_gen {
namespace {

std::string head(const char* sentence, const char* includes) {
  return concat("// SPDX-License-Identifier: MIT\n// ", sentence,
                "\n// Written by tools/isa_gen from LLVM 22's MC layer; do not edit.\n#pragma once\n\n",
                includes, "\nnamespace kiln::isa {\n\n");
}

/// A literal in lines of some length. Each line is a token, which clang takes longer over than over its characters.
class literal_lines {
public:
  explicit literal_lines(const char* opening) : opening_(opening) {}
  literal_lines& add(const std::string& characters) {
    if (line_.size() + characters.size() > 100) end_line();
    line_ += characters;
    return *this;
  }
  std::string text() {
    end_line();
    return lines_;
  }

private:
  void end_line() {
    if (!line_.empty()) lines_ += concat("    ", opening_, line_, "\"\n");
    line_.clear();
  }

  const char* opening_;
  std::string line_, lines_;
};

/// All names in one string, each once; the empty name is at 0.
class name_pool {
public:
  isa::name add(const std::string& text) {
    const auto [it, fresh] = at_.try_emplace(text, size_);
    if (fresh) {
      lines_.add(text + "\\0");
      size_ += static_cast<u32>(text.size()) + 1;
    }
    return {it->second};
  }
  std::string lines() { return lines_.text(); }

private:
  std::map<std::string, u32> at_;
  literal_lines lines_{"\""};
  u32 size_ = 0;
};

/// One character of a UTF-32 literal.
std::string escaped(u32 word) { return concat("\\x", std::hex, word); }
constexpr const char* word_literal = "U\"";
std::string quoted(const std::string& words) { return concat(word_literal, words, "\""); }

/// A struct's bytes, little endian, with zeros in its padding.
template<class T> class image {
public:
  template<class F> image& put(size_t offset, const F& field) {
    std::memcpy(bytes_ + offset, &field, sizeof(F));
    return *this;
  }
  std::string words() const {
    static_assert(sizeof(T) % 4 == 0 && std::endian::native == std::endian::little);
    std::string out;
    for (size_t i = 0; i < sizeof(T); i += 4) {
      u32 word;
      std::memcpy(&word, bytes_ + i, 4);
      out += escaped(word);
    }
    return out;
  }

private:
  unsigned char bytes_[sizeof(T)] = {};
};

std::string words_of(const isa::operand_row& p) {
  using T = isa::operand_row;
  return image<T>()
      .put(offsetof(T, refuses), isa::refusals_of(p))
      .put(offsetof(T, accepts), p.accepts)
      .put(offsetof(T, dwords), p.dwords)
      .put(offsetof(T, role), p.role)
      .put(offsetof(T, element), p.element)
      .put(offsetof(T, early_clobber), p.early_clobber)
      .put(offsetof(T, name), p.name)
      .put(offsetof(T, min), p.min)
      .put(offsetof(T, max), p.max)
      .put(offsetof(T, tied_to), p.tied_to)
      .put(offsetof(T, input_modifiers), p.input_modifiers)
      .words();
}

std::string words_of(const isa::row_details& d) {
  using T = isa::row_details;
  return image<T>()
      .put(offsetof(T, modifiers), d.modifiers)
      .put(offsetof(T, required), d.required)
      .put(offsetof(T, offset_min), d.offset_min)
      .put(offsetof(T, offset_max), d.offset_max)
      .put(offsetof(T, passes), d.passes)
      .put(offsetof(T, passes_gfx950), d.passes_gfx950)
      .put(offsetof(T, size_bytes), d.size_bytes)
      .words();
}

std::string words_of(const isa::row& r) {
  using T = isa::row;
  return image<T>()
      .put(offsetof(T, name_and_details), r.name_and_details)
      .put(offsetof(T, mnemonic), r.mnemonic)
      .put(offsetof(T, operands), r.operands)
      .put(offsetof(T, flags), r.flags)
      .put(offsetof(T, encoding), r.encoding)
      .put(offsetof(T, archs), r.archs)
      .put(offsetof(T, reads), r.reads)
      .put(offsetof(T, writes), r.writes)
      .words();
}

std::string words_of(const std::vector<place>& list, const isa::place_list& places) {
  unsigned reads = 0, writes = 0, early_clobbers = 0, tuples = 0;
  for (size_t i = 0; i < list.size(); ++i) {
    const isa::operand_row& p = list[i].row;
    reads |= (p.role != isa::role::write ? 1u : 0u) << i;
    writes |= (p.role != isa::role::read ? 1u : 0u) << i;
    early_clobbers |= (p.early_clobber ? 1u : 0u) << i;
    tuples |= (p.dwords > 1 ? 1u : 0u) << i;
  }
  using T = isa::operand_list;
  return image<T>()
      .put(offsetof(T, places), places)
      .put(offsetof(T, count), static_cast<u8>(list.size()))
      .put(offsetof(T, reads), static_cast<u8>(reads))
      .put(offsetof(T, writes), static_cast<u8>(writes))
      .put(offsetof(T, early_clobbers), static_cast<u8>(early_clobbers))
      .put(offsetof(T, tuples), static_cast<u8>(tuples))
      .words();
}

/// Room for `items` and for what isa::terminated adds.
std::string words_head(const char* name, const char* type, size_t items) {
  return concat("inline constexpr char32_t ", name, "_words[sizeof(terminated<", type, ", ", items,
                ">) / 4] =\n");
}

/// The words as an array of structs.
std::string words_tail(const char* name, const char* type, size_t count, const char* array) {
  return concat("    ;\n\ninline constexpr const ", type, " (&", array, ")[", count, "] = items_from<", type,
                ", ", count, ", ", name, "_words>();\n");
}

} // namespace

void emit_rows(const table& t, files& out) {
  name_pool pool;
  pool.add("");

  std::string mnemonics =
      head("One enumerator a mnemonic: the index into isa::mnemonics. Rows of each mnemonic.",
           "#include <kiln/isa/row.hpp>\n#include <kiln/isa/words.hpp>\n");
  mnemonics += "namespace mn {\nenum mnemonic : u16 {\n";
  for (const table::mnemonic& m : t.mnemonics) mnemonics += concat("  ", m.name, ",\n");
  mnemonics += concat("};\n} // namespace mn\n\ninline constexpr u32 mnemonic_count = ", t.mnemonics.size(),
                      ";\n\n/// First row + 65536 * number of rows.\n",
                      words_head("mnemonic", "mnemonic_rows", t.mnemonics.size()));
  literal_lines mnemonic_lines(word_literal);
  for (const table::mnemonic& m : t.mnemonics) mnemonic_lines.add(escaped(m.first_row | m.row_count << 16));
  mnemonics += mnemonic_lines.text() +
               words_tail("mnemonic", "mnemonic_rows", t.mnemonics.size(), "mnemonics") +
               "\n} // namespace kiln::isa\n";

  std::string operands =
      head("Operand places, and the list of places of rows. = written, + read and written.",
           "#include <kiln/isa/row.hpp>\n#include <kiln/isa/words.hpp>\n");
  std::string lists = concat("\ninline constexpr u32 operand_list_count = ", t.operand_lists.size(), ";\n\n",
                             words_head("list", "operand_list", t.operand_lists.size()));
  literal_lines list_lines(word_literal);
  std::string place_lines;
  std::vector<place> places;
  for (const auto& list : t.operand_lists) {
    isa::place_list indices{};
    for (size_t k = 0; k < list.size(); ++k) {
      const auto known = std::find(places.begin(), places.end(), list[k]);
      indices.of[k] = static_cast<u16>(known - places.begin());
      if (known != places.end()) continue;
      isa::operand_row r = list[k].row;
      r.name = pool.add(list[k].name);
      place_lines +=
          concat("    ", quoted(words_of(r)), " // ", places.size(), " ", describe_place(list[k]), "\n");
      places.push_back(list[k]);
    }
    list_lines.add(words_of(list, indices));
  }
  lists += list_lines.text();
  operands += words_head("place", "operand_row", places.size()) + place_lines +
              words_tail("place", "operand_row", places.size(), "operand_places") + lists +
              words_tail("list", "operand_list", t.operand_lists.size(), "operand_lists") +
              "\n} // namespace kiln::isa\n";

  std::string rows = head("All rows: what those of a mnemonic say, then their words in one literal.",
                          "#include <kiln/isa/row.hpp>\n#include <kiln/isa/words.hpp>\n");
  rows += concat("inline constexpr u32 row_count = ", t.rows.size(), ";\n\n",
                 words_head("row", "row", t.rows.size()));
  std::vector<isa::row_details> details;
  std::string words;
  size_t mnemonic = 0;
  for (size_t i = 0; i < t.rows.size(); ++i) {
    isa::row r = t.rows[i].row;
    const u32 name_at = pool.add(t.rows[i].name).at;
    if (name_at > 0xffff) throw std::length_error("isa::row has 16 bits for a name");
    r.mnemonic = static_cast<u16>(mnemonic);
    r.operands = static_cast<u16>(t.list_of[i]);
    const auto known = std::find(details.begin(), details.end(), t.rows[i].details);
    r.name_and_details = name_at | static_cast<u32>(known - details.begin()) << 16;
    if (known == details.end()) details.push_back(t.rows[i].details);
    rows += concat("    // ", i, " ", describe_row(t.rows[i]), "\n");
    words += words_of(r);
    if (i + 1 < t.mnemonics[mnemonic].first_row + t.mnemonics[mnemonic].row_count) continue;
    rows += concat("    ", quoted(words), "\n");
    words.clear();
    ++mnemonic;
  }
  rows += words_tail("row", "row", t.rows.size(), "rows") + "\n" +
          words_head("row_details", "row_details", details.size());
  literal_lines detail_lines(word_literal);
  for (const isa::row_details& d : details) detail_lines.add(words_of(d));
  rows += detail_lines.text() + words_tail("row_details", "row_details", details.size(), "all_row_details") +
          "\n} // namespace kiln::isa\n";

  std::string names = head("Names of instructions and operand places.", "");
  names += "inline constexpr const char* name_pool =\n" + pool.lines();
  names.insert(names.size() - 1, ";");
  names += "\n} // namespace kiln::isa\n";

  out["isa/gen/names.hpp"] = names;
  out["isa/gen/mnemonic.hpp"] = mnemonics;
  out["isa/gen/operands.hpp"] = operands;
  out["isa/gen/rows.hpp"] = rows;
}

} // namespace kiln::isa_gen
