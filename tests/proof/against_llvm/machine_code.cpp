// SPDX-License-Identifier: MIT
// MIR from assembly text, by LLVM's own tables.
#include "machine_code.hpp"

#include <kiln/isa/arch.hpp>
#include <kiln/text/print.hpp>

#include <llvm/MC/MCRegisterInfo.h>

namespace kiln::against_llvm {
namespace {

std::string lower(std::string s) {
  for (char& c : s) c = static_cast<char>(std::tolower(c));
  return s;
}

bool replace_end(std::string& s, const std::string& end, const std::string& by) {
  if (!s.ends_with(end)) return false;
  s.replace(s.size() - end.size(), end.size(), by);
  return true;
}

/// Which memory an instruction touches. LLVM asks the memory operands where it looks for loads to LDS.
std::string memory_of(const isa::row& row, const llvm::MCInstrDesc& d) {
  const char* access = d.mayLoad() && d.mayStore() ? "load store" : d.mayLoad() ? "load" : "store";
  if ((!d.mayLoad() && !d.mayStore()) || (row.flags & isa::flag::gws) != 0) return "";
  if ((row.flags & isa::flag::lds_dma) != 0)
    return std::string(d.mayLoad() ? " :: (load (s32), addrspace 1)" : " :: ") +
           (d.mayLoad() && d.mayStore() ? ", " : "") + (d.mayStore() ? "(store (s32), addrspace 3)" : "");
  if ((row.flags & isa::flag::lds) != 0) return std::string(" :: (") + access + " (s32), addrspace 3)";
  return (row.flags & isa::flag::flat) != 0 ? std::string(" :: (") + access + " (s32))" : "";
}

/// Registers whose number differs between the assembler and passes.
bool is_special(const std::string& name) { return name.starts_with("$flat_scr") || name == "$m0"; }

/// Names that an encoded opcode may have had before, the likeliest first. LLVM's table of this is not in its interface.
std::vector<std::string> names_before_encoding(std::string name) {
  const std::pair<const char*, const char*> renamed[] = {
      {"V_ADDC_CO_U32", "V_ADDC_U32"},       {"V_SUBB_CO_U32", "V_SUBB_U32"},
      {"V_SUBBREV_CO_U32", "V_SUBBREV_U32"}, {"V_MAD_LEGACY_F16", "V_MAD_F16"},
      {"V_MAD_LEGACY_U16", "V_MAD_U16"},     {"V_MAD_LEGACY_I16", "V_MAD_I16"},
      {"V_FMA_LEGACY_F16", "V_FMA_F16"},     {"V_DIV_FIXUP_LEGACY_F16", "V_DIV_FIXUP_F16"},
  };
  for (const auto& [from, to] : renamed)
    if (name.starts_with(from)) name.replace(0, std::string(from).size(), to);
  std::vector<std::string> out;
  if (replace_end(name, "_gfx9_gfx9", "_gfx9")) return {name + "_e64"};
  // LLVM's hazard recogniser falls over these.
  if (name == "DS_PERMUTE_B32_vi_agpr" || name == "DS_BPERMUTE_B32_vi_agpr") return {};
  if (replace_end(name, "_vi_agpr", "_agpr")) return {name, name + "_gfx9"};
  bool accumulator_in_vgpr = false;
  for (bool more = true; more;) {
    more = false;
    for (const char* suffix : {"_vi", "_gfx9", "_gfx90a", "_gfx940", "_gfx950", "_vcd", "_acd"}) {
      if (!replace_end(name, suffix, "")) continue;
      accumulator_in_vgpr |= std::string(suffix) == "_vcd";
      more = true;
    }
  }
  if (accumulator_in_vgpr) out.push_back(name + "_vgprcd_e64");
  for (const char* suffix : {"_gfx9", "", "_e64"}) out.push_back(name + suffix);
  if (replace_end(name, "_VE", "")) out.push_back(name);
  return out;
}

} // namespace

mir_writer::mir_writer(isa::arch a) : arch_(a), assembler_(isa::facts_of(a).name) {
  for (unsigned i = 0; i < assembler_.opcode_count(); ++i) opcodes_[assembler_.opcode_name(i)] = i;
}

std::optional<unsigned> mir_writer::before_encoding(unsigned opcode) {
  const auto [it, is_new] = known_.try_emplace(opcode);
  if (!is_new) return it->second;
  for (const std::string& name : names_before_encoding(assembler_.opcode_name(opcode))) {
    const auto found = opcodes_.find(name);
    if (found == opcodes_.end() || !assembler_.describe(found->second).isPseudo()) continue;
    it->second = found->second;
    break;
  }
  return it->second;
}

std::string mir_writer::name_of(unsigned physical_register) const {
  std::string name = lower(assembler_.registers().getName(physical_register));
  for (const char* suffix : {"_vi", "_gfx9plus", "_gfxpre11"})
    while (name.size() > std::string(suffix).size() && name.find(suffix) != name.npos)
      name.erase(name.find(suffix), std::string(suffix).size());
  return '$' + name;
}

std::string mir_writer::translate(const llvm::MCInst& inst, unsigned opcode, bool keeps_rest) const {
  const llvm::MCInstrDesc& d = assembler_.describe(opcode);
  // The assembler may add operands that passes do not know, and leave out tied ones at the end.
  std::string written, rest;
  const auto add = [](std::string& to, const std::string& what) { to += (to.empty() ? "" : ", ") + what; };
  for (unsigned i = 0; i < d.getNumOperands(); ++i) {
    const int tied = d.getOperandConstraint(i, llvm::MCOI::TIED_TO);
    const unsigned from = tied >= 0 ? static_cast<unsigned>(tied) : i;
    if (from >= inst.getNumOperands()) return {};
    const llvm::MCOperand& o = inst.getOperand(from);
    if (!o.isReg() && !o.isImm()) return {};
    // Passes keep the 16 bits of s_addk_i32 and the like as a signed number.
    const std::string name = assembler_.opcode_name(opcode);
    const bool signed16 = name.starts_with("S_SETREG") ||
                          (name.starts_with("S_") && name.find("K_") != name.npos && name.ends_with("_I32"));
    std::string text = o.isImm() ? std::to_string(signed16 ? static_cast<int16_t>(o.getImm()) : o.getImm())
                       : !o.getReg().isValid() ? "$noreg"
                                               : name_of(o.getReg());
    // Apertures have one name in assembly, and two for passes.
    const int register_class = assembler_.register_class(d.operands()[i]);
    if ((text.ends_with("_base") || text.ends_with("_limit")) && register_class >= 0 &&
        assembler_.class_bits(register_class) == 32)
      text += "_lo";
    else if (o.isReg() && o.getReg().isValid() && register_class >= 0 && !is_special(text) &&
             !assembler_.registers().getRegClass(static_cast<unsigned>(register_class)).contains(o.getReg()))
      return {};
    add(i < d.getNumDefs() ? written : rest, text);
  }
  // The assembler has no operand for this.
  if (keeps_rest) add(rest, "implicit " + written + "(tied-def 0)");
  for (const llvm::MCPhysReg r : d.implicit_defs()) add(rest, "implicit-def " + name_of(r));
  for (const llvm::MCPhysReg r : d.implicit_uses()) add(rest, "implicit " + name_of(r));
  return (written.empty() ? "" : written + " = ") + assembler_.opcode_name(opcode) + ' ' + rest;
}

std::vector<std::optional<std::string>> mir_writer::lines(const std::vector<ir::instruction>& code) {
  ir::program program;
  program.arch = arch_;
  program.stage = ir::stage::finished;
  std::vector<std::string> text;
  for (const ir::instruction& in : code) {
    text_buffer line;
    text::print(line, program, in);
    text.emplace_back(line.data(), line.size());
  }
  std::vector<std::optional<std::string>> out;
  for (const auto& assembled : assembler_.assemble(text)) {
    const ir::instruction& in = code[out.size()];
    out.emplace_back();
    if (!assembled) continue;
    const unsigned opcode = assembled->inst.getOpcode();
    const auto before = before_encoding(opcode);
    constexpr u64 preserve = 2; // and what the assembler takes where nothing is written
    const bool keeps_rest =
        (isa::rows[in.row].modifiers() & mask_of(isa::modifier::dst_unused)) != 0 &&
        (!in.has(isa::modifier::dst_unused) || in.value_of(isa::modifier::dst_unused) == preserve);
    const std::string line = before ? translate(assembled->inst, *before, keeps_rest) : "";
    if (line.empty())
      ++untranslated_[assembler_.opcode_name(opcode)];
    else
      out.back() = line + memory_of(isa::rows[in.row], assembler_.describe(*before));
  }
  return out;
}

} // namespace kiln::against_llvm
