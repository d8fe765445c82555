// SPDX-License-Identifier: MIT
#include "modifiers.hpp"

#include <algorithm>
#include <stdexcept>

namespace kiln::isa_gen {

using isa::modifier;

std::vector<std::string> words(const std::string& text) {
  std::vector<std::string> out;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) out.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

std::optional<modifier> modifier_of(const std::string& word) {
  for (const char* control : {"quad_perm:", "row_newbcast:", "row_shr:"})
    if (word.starts_with(control)) return modifier::dpp_ctrl;
  if (word.starts_with("mul:")) return modifier::omod;
  if (word.starts_with("neg:")) return modifier::blgp; // of the f64 MFMA: it sits in the BLGP field
  for (u32 i = 0; i < isa::modifier_count; ++i) {
    const isa::modifier_field& field = isa::modifier_fields[i];
    const std::string text = field.text;
    if (!text.empty() && (field.is_flag ? word == text : text.ends_with(':') && word.starts_with(text)))
      return static_cast<modifier>(i);
  }
  return std::nullopt;
}

isa::modifier_set modifiers_in(const std::string& suffix) {
  isa::modifier_set out = 0;
  for (const std::string& word : words(suffix)) {
    const auto m = modifier_of(word);
    if (!m) throw std::runtime_error("modifier " + word + " is not known to the generator");
    out |= mask_of(*m);
  }
  return out;
}

std::string with_modifier(const std::string& suffix, const std::string& word) {
  // What tells buffer forms apart must come before the offset, and that before cache bits and lds.
  const auto rank = [](modifier m) {
    return m == modifier::format  ? -3
           : m == modifier::idxen ? -2
           : m == modifier::offen ? -1
                                  : static_cast<int>(m);
  };
  const modifier what = *modifier_of(word);
  std::vector<std::pair<int, std::string>> ordered = {{rank(what), word}};
  for (const std::string& w : words(suffix))
    if (modifier_of(w) != what) ordered.emplace_back(rank(*modifier_of(w)), w);
  std::sort(ordered.begin(), ordered.end());
  std::string out;
  for (const auto& entry : ordered) out += (out.empty() ? "" : " ") + entry.second;
  return out;
}

std::string without_word(const std::string& suffix, const std::string& word) {
  std::string out;
  for (const std::string& w : words(suffix))
    if (w != word) out += (out.empty() ? "" : " ") + w;
  return out;
}

std::span<const char* const> sample_words() {
  static constexpr const char* samples[] = {
      "offset0:1",
      "offset1:1",
      "offen",
      "idxen",
      "glc",
      "slc",
      "scc",
      "sc0",
      "sc1",
      "nt",
      "lds",
      "gds",
      "format:22",
      "clamp",
      "mul:2",
      "op_sel:[1]",
      "op_sel:[1,0]",
      "op_sel:[0,1]",
      "op_sel:[1,0,0]",
      "op_sel:[0,0,1]",
      "op_sel:[1,0,0,0]",
      "op_sel:[0,0,0,1]",
      "op_sel_hi:[0]",
      "op_sel_hi:[0,1]",
      "op_sel_hi:[1,0]",
      "op_sel_hi:[0,1,1]",
      "neg_lo:[1]",
      "neg_lo:[1,0]",
      "neg_lo:[1,0,0]",
      "neg_hi:[1]",
      "neg_hi:[1,0]",
      "neg_hi:[1,0,0]",
      "neg:[1,0,0]",
      "row_newbcast:1",
      "row_shr:1",
      "row_mask:0x1",
      "bank_mask:0x1",
      "bound_ctrl:0",
      "dst_sel:BYTE_1",
      "dst_unused:UNUSED_SEXT",
      "src0_sel:BYTE_1",
      "src1_sel:BYTE_1",
      "cbsz:1",
      "cbsz:3",
      "abid:1",
      "blgp:1",
      "blgp:3",
      "bitop3:0x1",
  };
  return samples;
}

} // namespace kiln::isa_gen
