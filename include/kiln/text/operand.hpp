// SPDX-License-Identifier: MIT
// How operands are spelled. The spellings are those of LLVM's AMDGPU assembler (AMDGPUOperandSyntax, AMDGPUInstPrinter).
#pragma once

#include <kiln/ir/operand.hpp>
#include <kiln/isa/arch.hpp>
#include <kiln/isa/operand_class.hpp>
#include <kiln/text/sink.hpp>

namespace kiln::text {

/// Name of what a source code of `operand_kind::fixed` means in a place of `dwords` registers; "" for integers and for
/// codes that mean nothing.
constexpr const char* fixed_name(u32 code, u32 dwords) {
  namespace sc = ir::source_code;
  if (code >= sc::half && code <= sc::inverse_two_pi) {
    // The 64-bit form of 1/(2 pi) needs all its digits; the assembler refuses the short one.
    constexpr const char* floats[] = {"0.5",  "-0.5", "1.0",  "-1.0",      "2.0",
                                      "-2.0", "4.0",  "-4.0", "0.15915494"};
    return code == sc::inverse_two_pi && dwords == 2 ? "0.15915494309189532" : floats[code - sc::half];
  }
  switch (code) {
  case sc::flat_scratch: return dwords == 1 ? "flat_scratch_lo" : "flat_scratch";
  case sc::flat_scratch + 1: return "flat_scratch_hi";
  case sc::xnack_mask: return dwords == 1 ? "xnack_mask_lo" : "xnack_mask";
  case sc::xnack_mask + 1: return "xnack_mask_hi";
  case sc::vcc: return dwords == 1 ? "vcc_lo" : "vcc";
  case sc::vcc_hi: return "vcc_hi";
  case sc::m0: return "m0";
  case sc::exec: return dwords == 1 ? "exec_lo" : "exec";
  case sc::exec_hi: return "exec_hi";
  case sc::shared_base: return "src_shared_base";
  case sc::shared_limit: return "src_shared_limit";
  case sc::private_base: return "src_private_base";
  case sc::private_limit: return "src_private_limit";
  case sc::vccz: return "src_vccz";
  case sc::execz: return "src_execz";
  case sc::scc: return "src_scc";
  default: return "";
  }
}

template<class Sink> constexpr void put_fixed(Sink& out, u32 code, u32 dwords) {
  namespace sc = ir::source_code;
  if (code >= sc::zero && code <= sc::zero + 64) return out.put(decimal(code - sc::zero));
  if (code >= sc::minus_one && code < sc::minus_one + 16)
    return out.put(signed_decimal(static_cast<i32>(sc::minus_one - 1) - static_cast<i32>(code)));
  const char* name = fixed_name(code, dwords);
  if (name[0] != 0) return out.put(name);
  out.put("<source ");
  out.put(decimal(code));
  out.put(">");
}

/// Virtual dwords print as %v12 and %v[12:15].
template<class Sink>
constexpr void put_register(Sink& out, char letter, u32 first, u32 dwords, bool is_virtual) {
  if (!is_virtual) return out.put(register_name(letter, first, dwords));
  out.put("%");
  const char name[3] = {letter, dwords == 1 ? '\0' : '[', '\0'};
  out.put(static_cast<const char*>(name));
  out.put(decimal(first));
  if (dwords == 1) return;
  out.put(":");
  out.put(decimal(first + dwords - 1));
  out.put("]");
}

template<class Sink> constexpr void put_counter(Sink& out, const char* name, u32 value) {
  out.put(name);
  out.put(decimal(value));
  out.put(")");
}

/// vmcnt(0) expcnt(0) lgkmcnt(0): counters at their maximum wait for nothing and are left out, unless all are.
template<class Sink> constexpr void put_waitcnt(Sink& out, u32 simm16) {
  const u32 vmcnt = (simm16 & 15) | (simm16 >> 14 & 3) << 4;
  const u32 expcnt = simm16 >> 4 & 7;
  const u32 lgkmcnt = simm16 >> 8 & 15;
  const bool all = vmcnt == 63 && expcnt == 7 && lgkmcnt == 15;
  const bool has_vmcnt = all || vmcnt != 63, has_expcnt = all || expcnt != 7;
  if (has_vmcnt) put_counter(out, "vmcnt(", vmcnt);
  if (has_expcnt) put_counter(out, has_vmcnt ? " expcnt(" : "expcnt(", expcnt);
  if (all || lgkmcnt != 15) put_counter(out, has_vmcnt || has_expcnt ? " lgkmcnt(" : "lgkmcnt(", lgkmcnt);
}

/// Names by the six low bits of simm16, as llvm-mc 22 prints them; "" where it prints the number.
constexpr const char* hwreg_name(isa::arch arch, u32 id) {
  constexpr const char* low[] = {"",
                                 "HW_REG_MODE",
                                 "HW_REG_STATUS",
                                 "HW_REG_TRAPSTS",
                                 "HW_REG_HW_ID",
                                 "HW_REG_GPR_ALLOC",
                                 "HW_REG_LDS_ALLOC",
                                 "HW_REG_IB_STS"};
  constexpr const char* high[] = {"HW_REG_SH_MEM_BASES",
                                  "HW_REG_TBA_LO",
                                  "HW_REG_TBA_HI",
                                  "HW_REG_TMA_LO",
                                  "HW_REG_TMA_HI",
                                  "HW_REG_XCC_ID",
                                  "HW_REG_SQ_PERF_SNAPSHOT_DATA",
                                  "HW_REG_SQ_PERF_SNAPSHOT_DATA1",
                                  "HW_REG_SQ_PERF_SNAPSHOT_PC_LO",
                                  "HW_REG_SQ_PERF_SNAPSHOT_PC_HI"};
  if (id < 8) return low[id];
  if (id >= 15 && id <= (is_gfx90a(arch) ? 19u : 24u)) return high[id - 15];
  return "";
}

/// hwreg(HW_REG_MODE, 4, 8): register, first bit, width; the last two are left out when they mean all 32 bits.
template<class Sink> constexpr void put_hwreg(Sink& out, isa::arch arch, u32 simm16) {
  const u32 id = simm16 & 63, offset = simm16 >> 6 & 31, width = (simm16 >> 11 & 31) + 1;
  const char* name = hwreg_name(arch, id);
  out.put("hwreg(");
  name[0] != 0 ? out.put(name) : out.put(decimal(id));
  if (offset != 0 || width != 32) {
    out.put_comma();
    out.put(decimal(offset));
    out.put_comma();
    out.put(decimal(width));
  }
  out.put(")");
}

/// The messages that a compute kernel can send have names; others are numbers, which the assembler reads as well.
template<class Sink> constexpr void put_sendmsg(Sink& out, u32 simm16) {
  constexpr const char* names[] = {"",
                                   "MSG_INTERRUPT",
                                   "",
                                   "",
                                   "MSG_SAVEWAVE",
                                   "MSG_STALL_WAVE_GEN",
                                   "MSG_HALT_WAVES",
                                   "MSG_ORDERED_PS_DONE",
                                   "MSG_EARLY_PRIM_DEALLOC",
                                   "MSG_GS_ALLOC_REQ",
                                   "MSG_GET_DOORBELL"};
  if (simm16 > 10 || names[simm16][0] == 0) return out.put(hexadecimal(simm16));
  out.put("sendmsg(");
  out.put(names[simm16]);
  out.put(")");
}

template<class Sink> constexpr void put_gpr_idx(Sink& out, u32 mask) {
  constexpr const char* names[] = {"SRC0", "SRC1", "SRC2", "DST"};
  out.put("gpr_idx(");
  bool first = true;
  for (u32 i = 0; i < 4; ++i) {
    if ((mask >> i & 1) == 0) continue;
    if (!first) out.put(",");
    first = false;
    out.put(names[i]);
  }
  out.put(")");
}

/// Where an operand is printed.
struct operand_context {
  isa::arch arch{};
  bool is_virtual = false; ///< registers are virtual dwords
  u32 block = ~0u;         ///< block of the instruction, or ~0 if it is not known
};

/// A branch target: the numeric local label of its block with the direction in which the assembler searches. Label
/// 1 + block, because the assembler would read "0b" as the start of a binary number.
template<class Sink> constexpr void put_label(Sink& out, const operand_context& context, u32 block) {
  out.put(decimal(block + 1));
  if (context.block != ~0u) out.put(block > context.block ? "f" : "b");
}

/// An operand without input modifiers. Labels must be given by their block.
template<class Sink>
constexpr void put_operand(Sink& out, const operand_context& context, const isa::operand_row& place,
                           ir::operand o, u32 literal) {
  switch (o.kind()) {
  case ir::operand_kind::none: return out.put("<none>");
  case ir::operand_kind::sgpr:
  case ir::operand_kind::vgpr:
  case ir::operand_kind::agpr:
    return put_register(out, ir::bank_letter(o.kind()), o.payload(), place.dwords, context.is_virtual);
  case ir::operand_kind::fixed: return put_fixed(out, o.payload(), place.dwords);
  case ir::operand_kind::literal: return out.put(hexadecimal(literal));
  case ir::operand_kind::label: return put_label(out, context, o.payload());
  case ir::operand_kind::off: return out.put("off");
  case ir::operand_kind::immediate: break;
  }
  const u32 low16 = o.payload() & 0xffff;
  if ((place.accepts & isa::oc::waitcnt) != 0) return put_waitcnt(out, low16);
  if ((place.accepts & isa::oc::hwreg) != 0) return put_hwreg(out, context.arch, low16);
  if ((place.accepts & isa::oc::sendmsg) != 0) return put_sendmsg(out, low16);
  if ((place.accepts & isa::oc::gpr_idx) != 0) return put_gpr_idx(out, low16);
  out.put(signed_decimal(o.signed_payload()));
}

} // namespace kiln::text
