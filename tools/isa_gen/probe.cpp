// SPDX-License-Identifier: MIT
// Asks the assembler what each operand place of a form accepts, and which modifiers the form takes.
#include "probe.hpp"

#include "facts.hpp"
#include "llvm_constants.hpp"
#include "modifiers.hpp"

#include <algorithm>
#include <stdexcept>

namespace kiln::isa_gen {
namespace {

using isa::modifier;
namespace oc = isa::oc;

std::string range(char bank, unsigned first, unsigned dwords) {
  const std::string b(1, bank);
  if (dwords <= 1) return b + std::to_string(first);
  return b + "[" + std::to_string(first) + ":" + std::to_string(first + dwords - 1) + "]";
}

/// Dwords that a sample operand covers, from its spelling; 0 if it is no register.
unsigned dwords_of(const std::string& text) {
  if (text == "vcc" || text == "exec") return 2;
  const size_t colon = text.find(':');
  if (text.size() > 2 && text[1] == '[' && colon != std::string::npos)
    return static_cast<unsigned>(std::stoul(text.substr(colon + 1)) - std::stoul(text.substr(2)) + 1);
  if (text.size() > 1 && std::string("sva").find(text[0]) != std::string::npos && std::isdigit(text[1]))
    return 1;
  return 0;
}

struct spelling {
  isa::operand_classes bit;
  std::string text;
};

/// Spellings of every class of register and constant, for a place of `dwords`. `index` keeps places apart.
std::vector<spelling> register_spellings(unsigned dwords, size_t index) {
  const auto i = static_cast<unsigned>(index);
  std::vector<spelling> out = {
      {oc::sgpr, range('s', 16 * (i % 5) + 20, dwords)},
      {oc::vgpr, range('v', 32 * i + 2, dwords)},
      {oc::agpr, range('a', 32 * i + 2, dwords)},
      {oc::inline_int, "-7"},
      {oc::inline_float, "0.5"},
      {oc::literal, "0x12345678"},
      {oc::literal, "0x4321"}, // for 16-bit places
      {oc::scc, "src_scc"},
      {oc::vccz_execz, "src_vccz"},
      {oc::aperture, "src_shared_base"},
  };
  if (dwords <= 1)
    for (const spelling& s : {spelling{oc::vcc, "vcc_lo"},
                              {oc::exec, "exec_lo"},
                              {oc::m0, "m0"},
                              {oc::flat_scratch, "flat_scratch_lo"}})
      out.push_back(s);
  else if (dwords == 2)
    for (const spelling& s :
         {spelling{oc::vcc, "vcc"}, {oc::exec, "exec"}, {oc::flat_scratch, "flat_scratch"}})
      out.push_back(s);
  return out;
}

/// Values at which a field's range can end.
std::vector<int64_t> corner_values() {
  std::vector<int64_t> out;
  for (int bit = 0; bit <= 24; ++bit) {
    out.push_back((int64_t{1} << bit) - 1);
    out.push_back(-(int64_t{1} << bit));
  }
  return out;
}

/// A batch of questions about one form: is this text an instruction of the same opcode?
class questions {
public:
  questions(const assembler& target, const form& f) : target_(target), form_(f) {}
  size_t add(std::string text) {
    texts_.push_back(std::move(text));
    return texts_.size() - 1;
  }
  void ask() { answers_ = target_.assemble(texts_); }
  bool accepted(size_t i) const { return answers_[i] && answers_[i]->inst.getOpcode() == form_.opcode; }
  const assembled& answer(size_t i) const { return *answers_[i]; }
  /// Accepted, and the encoded bytes mean what the text says: no bits were cut off.
  bool faithful(size_t i) const {
    if (!accepted(i)) return false;
    const auto back = target_.disassemble(answers_[i]->bytes);
    return back && target_.print(*back) == target_.print(answers_[i]->inst);
  }

private:
  const assembler& target_;
  const form& form_;
  std::vector<std::string> texts_;
  std::vector<std::optional<assembled>> answers_;
};

/// Drops from the sample's suffix what the form can do without; the rest is what tells it from other forms.
void shorten_suffix(const assembler& target, form& f) {
  for (const std::string& word : words(f.suffix)) {
    form shorter = f;
    shorter.suffix = without_word(f.suffix, word);
    const auto result = target.assemble(shorter.text());
    if (result && result->inst.getOpcode() == f.opcode) f.suffix = shorter.suffix;
  }
}

void probe_modifiers(const assembler& target, form& f) {
  const isa::row& row = f.row;
  isa::row_details& details = f.details;
  details.required = modifiers_in(f.suffix);
  details.modifiers = details.required;
  questions q(target, f);
  const size_t base = q.add(f.text());
  form changed = f;
  std::vector<std::pair<size_t, modifier>> asked;
  for (const char* word : sample_words()) {
    changed.suffix = with_modifier(f.suffix, word);
    asked.emplace_back(q.add(changed.text()), *modifier_of(word));
  }
  std::vector<std::pair<size_t, int64_t>> offsets;
  // The offset of a scalar load without a register is an operand; llvm-mc reads "offset:" there, too.
  const bool has_offset =
      row.encoding >= isa::encoding::ds || (details.required & mask_of(modifier::offset)) != 0;
  if (has_offset)
    for (const int64_t value : corner_values()) {
      changed.suffix = with_modifier(f.suffix, "offset:" + std::to_string(value));
      offsets.emplace_back(q.add(changed.text()), value);
    }
  std::vector<std::tuple<size_t, size_t, int>> inputs;
  for (size_t i = 0; i < f.places.size(); ++i) {
    const std::string& text = f.places[i].text;
    if (!f.places[i].name.starts_with("src")) continue;
    inputs.emplace_back(q.add(f.text(i, "-" + text)), i, 0);
    inputs.emplace_back(q.add(f.text(i, "|" + text + "|")), i, 1);
    inputs.emplace_back(q.add(f.text(i, "sext(" + text + ")")), i, 2);
  }
  q.ask();
  const std::vector<uint8_t>& plain = q.answer(base).bytes;
  for (const auto& [i, what] : asked)
    if (q.accepted(i) && q.answer(i).bytes != plain) details.modifiers |= mask_of(what);
  for (const auto& [i, value] : offsets) {
    if (!q.faithful(i)) continue;
    details.modifiers |= mask_of(modifier::offset);
    details.offset_min = std::min(details.offset_min, static_cast<int32_t>(value));
    details.offset_max = std::max(details.offset_max, static_cast<int32_t>(value));
  }
  constexpr modifier input_modifier[] = {modifier::neg, modifier::abs, modifier::sext};
  for (const auto& [i, p, kind] : inputs) {
    if (!q.accepted(i) || q.answer(i).bytes == plain) continue;
    details.modifiers |= mask_of(input_modifier[kind]);
    f.places[p].row.input_modifiers |= static_cast<u8>(1u << kind);
  }
  if (row.encoding == isa::encoding::dpp) { // see row.hpp: the range of dpp_ctrl
    details.offset_min = (f.suffix.find("row_newbcast") != std::string::npos) ? 0x150 : 0;
    details.offset_max = 0x15f;
  }
}

/// Which index of the MCInst each place fills: the first operand that differs when the text does.
int changed_operand(const llvm::MCInst& a, const llvm::MCInst& b) {
  for (unsigned i = 0; i < a.getNumOperands() && i < b.getNumOperands(); ++i) {
    const llvm::MCOperand &x = a.getOperand(i), &y = b.getOperand(i);
    if (x.isReg() != y.isReg() || x.isImm() != y.isImm()) return static_cast<int>(i);
    if (x.isReg() && x.getReg() != y.getReg()) return static_cast<int>(i);
    if (x.isImm() && x.getImm() != y.getImm()) return static_cast<int>(i);
  }
  return -1;
}

/// Replaces place i, and with it a second scalar register that must be the same (v_writelane's two sources).
std::string one_scalar_text(const form& f, size_t i, const std::string& text) {
  form changed = f;
  for (place& p : changed.places)
    if (p.text[0] == 's' && p.text == f.places[i].text) p.text = text;
  changed.places[i].text = text;
  return changed.text();
}

isa::operand_classes class_of_sample(const std::string& text) {
  return text == "off"    ? oc::off
         : text == "vcc"  ? oc::vcc
         : text == "m0"   ? oc::m0
         : text == "exec" ? oc::exec
         : text[0] == 'v' ? oc::vgpr
         : text[0] == 'a' ? oc::agpr
         : text[0] == 's' ? oc::sgpr
                          : throw std::runtime_error("class of sample " + text + " is not known");
}

constexpr isa::operand_classes constants = oc::inline_int | oc::inline_float | oc::literal | oc::immediate;

void probe_places(const assembler& target, form& f) {
  struct asked {
    size_t question, place;
    isa::operand_classes bit;
    int64_t value;
  };
  std::vector<asked> all;
  questions q(target, f);
  const size_t base = q.add(f.text());
  const size_t size_bytes = target.assemble(f.text())->bytes.size();
  for (size_t i = 0; i < f.places.size(); ++i) {
    place& p = f.places[i];
    p.row.dwords = static_cast<u8>(dwords_of(p.text));
    const isa::operand_classes special = special_class(f, i);
    if (special != 0) {
      p.row.accepts = special;
      p.row.dwords = 0;
      all.push_back({q.add(f.text(i, "1")), i, 0, 0});
      continue;
    }
    if (p.row.dwords != 0 || p.text == "off") {
      for (const spelling& s : register_spellings(p.row.dwords, i))
        all.push_back(
            {q.add(s.bit & constants ? f.text(i, s.text) : one_scalar_text(f, i, s.text)), i, s.bit, 0});
      p.row.accepts = class_of_sample(p.text);
    } else if ((f.ts_flags & (ts::vop2 | ts::sopk)) != 0 && size_bytes == 8) {
      // A whole dword after the instruction. 16-bit forms take the low half.
      p.row.accepts = oc::literal;
      p.row.dwords = 1;
      all.push_back({q.add(f.text(i, "0x1234")), i, oc::literal, 0});
    } else {
      for (const int64_t value : corner_values())
        all.push_back({q.add(f.text(i, std::to_string(value))), i, oc::immediate, value});
    }
  }
  q.ask();
  if (!q.accepted(base)) throw std::runtime_error("sample is refused: " + f.text());
  const bool has_own_bytes = q.faithful(base); // v_mul_lo_i32 shares them with v_mul_lo_u32
  for (const asked& a : all) {
    // The bytes must mean the operand, too: the assembler cuts src_scc to 7 bits in a scalar load, for instance.
    if (!(has_own_bytes ? q.faithful(a.question) : q.accepted(a.question))) continue;
    place& p = f.places[a.place];
    const bool joint = (a.bit & constants) == 0 && one_scalar_text(f, a.place, "") != f.text(a.place, "");
    const int index = joint ? -1 : changed_operand(q.answer(base).inst, q.answer(a.question).inst);
    if (index >= 0 && (p.mc_operand < 0 || index < p.mc_operand)) p.mc_operand = index;
    if (a.bit == oc::immediate) {
      p.row.min = std::min(p.row.min, static_cast<int32_t>(a.value));
      p.row.max = std::max(p.row.max, static_cast<int32_t>(a.value));
    }
    p.row.accepts |= a.bit;
  }
  // The assembler takes a 16-bit field as bits, with and without a sign, and the hardware extends its sign: CDNA3 ISA, section
  // 12.2, SOPK.
  for (place& p : f.places)
    if (p.row.min == -0x8000 && p.row.max == 0xffff) p.row.max = 0x7fff;
  for (place& p : f.places) {
    if (p.mc_operand < 0) continue;
    const llvm::MCOperandInfo& info =
        target.describe(f.opcode).operands()[static_cast<unsigned>(p.mc_operand)];
    p.operand_type = info.OperandType;
    p.register_class = target.register_class(info);
  }
}

} // namespace

void probe(const assembler& target, form& f, std::vector<form>& extra) {
  shorten_suffix(target, f);
  probe_places(target, f);
  describe(target, f);
  probe_modifiers(target, f);
  finish(target, f);

  // Data places that must all lie in one bank: the sample has VGPRs; a second form has AGPRs.
  form in_agprs = f;
  bool any = false;
  for (size_t i = 0; i < f.places.size(); ++i) {
    place& p = in_agprs.places[i];
    const isa::operand_classes banks = p.row.accepts & (oc::vgpr | oc::agpr);
    if (banks != oc::vgpr || p.mc_operand < 0 || !class_has_agpr(target, p.register_class)) continue;
    p.text[0] = 'a';
    p.row.accepts = oc::agpr;
    any = true;
  }
  if (!any) return;
  const auto result = target.assemble(in_agprs.text());
  if (result && result->inst.getOpcode() == f.opcode) extra.push_back(in_agprs);
}

} // namespace kiln::isa_gen
