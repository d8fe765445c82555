// SPDX-License-Identifier: MIT
// Sample instructions: an MCInst for every opcode, printed by LLVM, kept if the target's assembler reads it back.
// Left out: image instructions (gfx90a has them, but no interface of a compute kernel provides image descriptors), buffer
// loads with tfe (they need the same descriptors' partially resident pages), v_nop with DPP or SDWA (does what v_nop does),
// s_branch padded with s_nop (an assembler's device). Exports and interpolation exist on none of the three targets.
#include "modifiers.hpp"
#include "probe.hpp"

#include <llvm/MC/MCRegisterInfo.h>

#include <cctype>

namespace kiln::isa_gen {
namespace {

/// Opcodes are one list for all targets. Names end in the generation that has them.
bool is_other_generation(const std::string& name) {
  for (const char* part : {"_gfx10", "_gfx11", "_gfx12", "_gfx13", "_gfx6", "_gfx7", "_gfx80", "IMAGE_"})
    if (name.find(part) != std::string::npos) return true;
  // v_nop has DPP and SDWA opcodes that do nothing more than v_nop.
  return name.ends_with("_si") || name.ends_with("_ci") || name == "V_ILLEGAL" ||
         name.starts_with("V_NOP_dpp") || name.starts_with("V_NOP_sdwa");
}

struct parsed_register {
  char bank = 0; ///< 'S', 'V', 'A', or 0 for special registers
  unsigned first = 0;
};

/// "VGPR2_VGPR3" and the like.
parsed_register parse_register(const std::string& name) {
  for (const char* bank : {"SGPR", "VGPR", "AGPR"})
    if (name.starts_with(bank) && name.size() > 4 && std::isdigit(static_cast<unsigned char>(name[4])) &&
        name.find("_LO16") == std::string::npos && name.find("_HI16") == std::string::npos)
      return {bank[0], static_cast<unsigned>(std::stoul(name.substr(4)))};
  return {};
}

/// A register of the class for place number `index`: VGPR before AGPR before SGPR, places apart from each other.
unsigned pick_register(const assembler& target, int register_class, unsigned index) {
  const llvm::MCRegisterInfo& registers = target.registers();
  const llvm::MCRegisterClass& rc = registers.getRegClass(static_cast<unsigned>(register_class));
  unsigned fallback = rc.begin() == rc.end() ? 0u : static_cast<unsigned>(*rc.begin());
  for (const char bank : {'V', 'A', 'S'}) {
    const unsigned wanted = bank == 'S' ? 16 * (index % 6) : 32 * (index % 7);
    for (const llvm::MCPhysReg r : rc) {
      const parsed_register p = parse_register(registers.getName(r));
      if (p.bank == bank && p.first == wanted) return r;
    }
  }
  return fallback;
}

llvm::MCInst sample(const assembler& target, unsigned opcode, bool one_sgpr) {
  const llvm::MCInstrDesc& desc = target.describe(opcode);
  llvm::MCInst inst;
  inst.setOpcode(opcode);
  for (unsigned i = 0; i < desc.getNumOperands(); ++i) {
    const int tied = desc.getOperandConstraint(i, llvm::MCOI::TIED_TO);
    const int rc = target.register_class(desc.operands()[i]);
    if (tied >= 0)
      inst.addOperand(inst.getOperand(static_cast<unsigned>(tied)));
    else if (rc >= 0)
      inst.addOperand(llvm::MCOperand::createReg(pick_register(target, rc, one_sgpr ? 1 : i)));
    else
      inst.addOperand(llvm::MCOperand::createImm(0));
  }
  return inst;
}

std::string replace(std::string text, const std::string& from, const std::string& to) {
  const size_t at = text.find(from);
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

/// Spellings of the sample that the assembler may want instead: some forms refuse what all-zero modifiers print.
std::vector<std::string> spellings(const std::string& text, const std::string& one_sgpr) {
  std::vector<std::string> out = {text, one_sgpr, replace(text, "quad_perm:[0,0,0,0]", "row_newbcast:0"),
                                  text.substr(0, text.find(" op_sel"))};
  if (text.find("f8f6f4") != std::string::npos)
    for (const char* cbsz : {"", " cbsz:2", " cbsz:4"})
      for (const char* blgp : {"", " blgp:2", " blgp:4"}) out.push_back(text + cbsz + blgp);
  for (const char* returns : {" glc", " sc0"}) out.push_back(text + returns);
  return out;
}

} // namespace

form split(const assembler& target, const llvm::MCInst& inst, const std::string& text) {
  form f;
  f.opcode = inst.getOpcode();
  f.opcode_name = target.opcode_name(f.opcode);
  f.ts_flags = target.describe(f.opcode).TSFlags;
  const size_t space = text.find(' ');
  f.name = text.substr(0, space);
  std::string rest = space == std::string::npos ? "" : text.substr(space + 1);
  int depth = 0;
  std::string current;
  bool suffix = false;
  const auto finish = [&] {
    while (!current.empty() && current.back() == ' ') current.pop_back();
    if (!current.empty()) {
      if (suffix || modifier_of(words(current).front()))
        f.suffix += (f.suffix.empty() ? "" : " ") + current;
      else {
        place p;
        p.text = current;
        f.places.push_back(p);
      }
    }
    current.clear();
  };
  for (const char c : rest) {
    if (c == '[' || c == '(') ++depth;
    if (c == ']' || c == ')') --depth;
    if (!suffix && depth == 0 && c == ',')
      finish();
    else if (!suffix && depth == 0 && c == ' ') {
      if (current.empty()) continue;
      finish();
      suffix = true;
    } else
      current += c;
  }
  finish();
  return f;
}

std::vector<form> find_forms(const assembler& target) {
  std::vector<std::string> lines;
  std::vector<unsigned> opcodes;
  for (unsigned opcode = 0; opcode < target.opcode_count(); ++opcode) {
    if (target.describe(opcode).isPseudo() || is_other_generation(target.opcode_name(opcode))) continue;
    const std::string text = target.print(sample(target, opcode, false));
    for (std::string& line : spellings(text, target.print(sample(target, opcode, true)))) {
      lines.push_back(std::move(line));
      opcodes.push_back(opcode);
    }
  }
  std::vector<form> forms;
  const auto results = target.assemble(lines);
  for (size_t i = 0; i < lines.size(); ++i) {
    if (!results[i] || results[i]->inst.getOpcode() != opcodes[i]) continue;
    if (!forms.empty() && forms.back().opcode == opcodes[i]) continue;
    forms.push_back(split(target, results[i]->inst, lines[i]));
  }
  return forms;
}

} // namespace kiln::isa_gen
