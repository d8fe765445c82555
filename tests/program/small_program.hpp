// SPDX-License-Identifier: MIT
// Builds small programs over physical registers from assembly text, for tests of what happens after registers are assigned.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/counter.hpp>
#include <kiln/isa/table.hpp>
#include <kiln/text/print.hpp>

#include <cstdlib>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace kiln_test {

using namespace kiln;

/// An assembler for the part of the language that tests need. `line` numbers of the text become the places of instructions.
class small_assembler {
public:
  explicit small_assembler(isa::arch a) { program_.arch = a; }

  ir::program assemble(const std::string& text) {
    std::istringstream lines(text);
    std::string line;
    start_block();
    while (std::getline(lines, line)) {
      ++line_;
      if (const size_t comment = line.find("//"); comment != line.npos) line.resize(comment);
      line = trimmed(line);
      if (line.empty()) continue;
      if (line.back() == ':') {
        if (program_.code.size() != program_.blocks.back().first) start_block();
        program_.labels[label_id(line.substr(0, line.size() - 1))].block = program_.blocks.size() - 1;
        continue;
      }
      if (ended_) start_block();
      instruction(line);
    }
    program_.stage = ir::stage::assigned;
    program_.regions.push_back({});
    return program_;
  }

private:
  struct parsed {
    ir::operand operand{};
    isa::operand_classes classes = 0;
    unsigned dwords = 0;
    bool has_literal = false;
    u32 literal = 0;
  };

  static std::string trimmed(const std::string& s) {
    const size_t first = s.find_first_not_of(" \t"), last = s.find_last_not_of(" \t");
    return first == s.npos ? "" : s.substr(first, last - first + 1);
  }

  void start_block() {
    program_.blocks.push_back({program_.code.size(), 0});
    ended_ = false;
  }

  u32 label_id(const std::string& name) {
    const auto [it, is_new] = labels_.try_emplace(name, program_.labels.size());
    if (is_new) program_.labels.push_back({});
    return it->second;
  }

  void instruction(const std::string& line) {
    const size_t blank = line.find(' ');
    const std::string name = line.substr(0, blank);
    std::vector<std::string> operands;
    std::vector<std::string> modifiers;
    if (blank != line.npos) split(line.substr(blank + 1), operands, modifiers);
    if (name == "s_waitcnt") {
      std::string all;
      for (const std::string& o : operands) all += o + ' ';
      for (const std::string& m : modifiers) all += m + ' ';
      operands = {all};
      modifiers.clear();
    }
    for (u32 r = 0; r < isa::row_count; ++r) {
      const isa::row& row = isa::rows[r];
      if ((row.archs & mask_of(program_.arch)) == 0 || name != static_cast<const char*>(row.name())) continue;
      ir::instruction in{};
      in.row = static_cast<u16>(r);
      in.where = {"test", line_};
      if (!fits(row, operands, modifiers, in)) continue;
      program_.code.push_back(in);
      ended_ = (row.flags & (isa::flag::branch | isa::flag::ends_program)) != 0;
      return;
    }
    throw std::runtime_error("no row for: " + line);
  }

  /// "v0, v[2:3], off offset:16 lds" -> operands, modifiers.
  static void split(const std::string& text, std::vector<std::string>& operands,
                    std::vector<std::string>& modifiers) {
    std::string item;
    int depth = 0;
    std::vector<std::string> items;
    for (const char c : text + ',') {
      depth += c == '[' || c == '(' ? 1 : c == ']' || c == ')' ? -1 : 0;
      if (c == ',' && depth == 0) {
        items.push_back(trimmed(item));
        item.clear();
      } else {
        item += c;
      }
    }
    for (size_t i = 0; i < items.size(); ++i) {
      std::istringstream words(items[i]);
      std::string word;
      bool first = true;
      while (words >> word) {
        if (first)
          operands.push_back(word);
        else
          modifiers.push_back(word);
        first = false;
      }
    }
  }

  bool fits(const isa::row& row, std::vector<std::string> operands, std::vector<std::string> modifiers,
            ir::instruction& in) {
    const isa::operand_list& list = isa::operand_lists[row.operands];
    if (list.count == 0)
      modifiers.insert(modifiers.begin(), operands.begin(), operands.end()), operands.clear();
    if (operands.size() != list.count) return false;
    for (u32 i = 0; i < list.count; ++i) {
      const isa::operand_row& place = list.places[i];
      const parsed p = parse(operands[i], place);
      if ((p.classes & place.accepts) == 0) return false;
      if ((p.classes & place.accepts &
           (isa::oc::sgpr | isa::oc::vgpr | isa::oc::agpr | isa::oc::vcc | isa::oc::exec)) != 0 &&
          p.dwords != place.dwords)
        return false;
      in.set_op(i, p.operand);
      if (p.has_literal) in.literal = p.literal;
      if (place.tied_to != 0xff && in.op(place.tied_to) != p.operand) return false;
    }
    for (const std::string& m : modifiers)
      if (!modifier(row, list, m, in)) return false;
    return (row.required() & ~in.given) == 0 && (in.given & ~(row.modifiers() | row.required())) == 0;
  }

  parsed parse(const std::string& s, const isa::operand_row& place) {
    using enum ir::operand_kind;
    namespace oc = isa::oc;
    parsed p;
    const auto number = [](const std::string& t) {
      return static_cast<u32>(std::strtol(t.c_str(), nullptr, 0));
    };
    if (s == "off") return {{off, 0}, oc::off};
    static const std::map<std::string, parsed> fixed_names = {
        {"vcc", {{fixed, ir::source_code::vcc}, oc::vcc, 2}},
        {"vcc_lo", {{fixed, ir::source_code::vcc}, oc::vcc, 1}},
        {"vcc_hi", {{fixed, ir::source_code::vcc_hi}, oc::vcc, 1}},
        {"flat_scratch", {{fixed, ir::source_code::flat_scratch}, oc::flat_scratch, 2}},
        {"m0", {{fixed, ir::source_code::m0}, oc::m0, 1}},
        {"exec", {{fixed, ir::source_code::exec}, oc::exec, 2}},
        {"exec_lo", {{fixed, ir::source_code::exec}, oc::exec, 1}},
        {"src_vccz", {{fixed, ir::source_code::vccz}, oc::vccz_execz, 1}},
        {"src_execz", {{fixed, ir::source_code::execz}, oc::vccz_execz, 1}},
        {"src_scc", {{fixed, ir::source_code::scc}, oc::scc, 1}},
        {"1.0", {{fixed, 242}, oc::inline_float, 1}},
    };
    if (const auto it = fixed_names.find(s); it != fixed_names.end()) return it->second;
    if (s.size() > 1 && (s[0] == 's' || s[0] == 'v' || s[0] == 'a') &&
        (s[1] == '[' || std::isdigit(s[1]) != 0)) {
      const bool tuple = s[1] == '[';
      const u32 first = number(s.substr(tuple ? 2 : 1)),
                last = tuple ? number(s.substr(s.find(':') + 1)) : first;
      p.operand = {s[0] == 's' ? sgpr : s[0] == 'v' ? vgpr : agpr, first};
      p.classes = s[0] == 's' ? oc::sgpr : s[0] == 'v' ? oc::vgpr : oc::agpr;
      p.dwords = last - first + 1;
      return p;
    }
    if ((place.accepts & oc::waitcnt) != 0) return {{immediate, waitcnt(s)}, oc::waitcnt};
    if (s.starts_with("hwreg(")) {
      u32 v[3] = {0, 0, 32};
      std::istringstream fields(s.substr(6));
      std::string field;
      for (u32 i = 0; i < 3 && std::getline(fields, field, ','); ++i) v[i] = number(field);
      return {{immediate, v[0] | v[1] << 6 | (v[2] - 1) << 11}, oc::hwreg};
    }
    if ((place.accepts & oc::label) != 0) return {{ir::operand_kind::label, label_id(s)}, oc::label};
    if (std::isdigit(s[0]) == 0 && s[0] != '-') throw std::runtime_error("operand " + s);
    const i32 value = static_cast<i32>(number(s));
    if ((place.accepts & (oc::immediate | oc::sendmsg | oc::swizzle)) != 0)
      return {{immediate, static_cast<u32>(value)}, oc::immediate | oc::sendmsg | oc::swizzle};
    if (value >= -16 && value <= 64)
      return {{fixed, static_cast<u32>(value >= 0 ? 128 + value : 192 - value)}, oc::inline_int};
    p.operand = {ir::operand_kind::literal, 0};
    p.classes = oc::literal;
    p.has_literal = true;
    p.literal = static_cast<u32>(value);
    return p;
  }

  static u32 waitcnt(const std::string& s) {
    isa::counter_values v;
    const auto read = [&s](const char* name, u32& to) {
      if (const size_t at = s.find(name); at != s.npos)
        to = static_cast<u32>(std::atoi(s.c_str() + at + std::string(name).size()));
    };
    read("vmcnt(", v.vmcnt);
    read("expcnt(", v.expcnt);
    read("lgkmcnt(", v.lgkmcnt);
    return isa::pack(v);
  }

  static bool modifier(const isa::row& row, const isa::operand_list& list, const std::string& text,
                       ir::instruction& in) {
    const size_t colon = text.find(':');
    const std::string name = text.substr(0, colon), value = colon == text.npos ? "" : text.substr(colon + 1);
    u32 bits = colon == text.npos ? 1 : static_cast<u32>(std::strtol(value.c_str(), nullptr, 0));
    isa::modifier m{};
    if (name == "row_shr" || name == "row_shl" || name == "quad_perm") {
      m = isa::modifier::dpp_ctrl;
      bits = name == "row_shr" ? 0x110 + bits : name == "row_shl" ? 0x100 + bits : 0xe4;
    } else {
      u32 i = 0;
      while (i < isa::modifier_count &&
             name + (colon == text.npos ? "" : ":") != isa::modifier_fields[i].text)
        ++i;
      if (i == isa::modifier_count) throw std::runtime_error("modifier " + text);
      m = static_cast<isa::modifier>(i);
    }
    if (value.starts_with("[") && m != isa::modifier::dpp_ctrl) {
      bits = 0;
      u32 count = 0;
      for (const char c : value)
        if (c == '0' || c == '1') bits |= static_cast<u32>(c - '0') << count++;
      // The destination's bit is written last and kept in bit 3.
      const u32 sources = text::source_count(list);
      if (m == isa::modifier::op_sel && row.encoding == isa::encoding::vop3 && count == sources + 1 &&
          sources < 3)
        bits = (bits & ((1u << sources) - 1)) | (bits >> sources & 1) << 3;
    }
    static const std::map<std::string, u32> words = {
        {"BYTE_0", 0}, {"BYTE_1", 1}, {"WORD_0", 4}, {"WORD_1", 5}, {"DWORD", 6}};
    if (const auto it = words.find(value); it != words.end()) bits = it->second;
    const isa::modifier_field& field = isa::field_of(m);
    in.given |= mask_of(m);
    in.modifiers |= (u64{bits} & ((u64{1} << field.width) - 1)) << field.low_bit;
    return true;
  }

  ir::program program_;
  std::map<std::string, u32> labels_;
  u32 line_ = 0;
  bool ended_ = false;
};

inline ir::program assemble(isa::arch a, const std::string& text) {
  return small_assembler(a).assemble(text);
}

/// The instructions of a program, one a line, without block numbers.
inline std::string code_of(const ir::program& p) {
  std::string out;
  for (const ir::instruction& in : p.code) {
    text_buffer line;
    text::print(line, p, in);
    out += std::string(line.data(), line.size()) + '\n';
  }
  return out;
}

} // namespace kiln_test
