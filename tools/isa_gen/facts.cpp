// SPDX-License-Identifier: MIT
// Reads LLVM's descriptor of a form and adds what only the manuals say.
#include "facts.hpp"

#include "llvm_constants.hpp"

#include <llvm/MC/MCRegisterInfo.h>

#include <map>
#include <stdexcept>

namespace kiln::isa_gen {
namespace {

namespace oc = isa::oc;
using isa::encoding;

encoding encoding_of(const form& f) {
  using namespace ts;
  const uint64_t t = f.ts_flags;
  if (t & is_mai) return encoding::mai;
  if (t & sdwa) return encoding::sdwa;
  if (t & dpp) return encoding::dpp;
  if (t & vop3p) return encoding::vop3p;
  if (t & vop3) return encoding::vop3;
  if (t & vop1) return encoding::vop1;
  if (t & vop2) return encoding::vop2;
  if (t & vopc) return encoding::vopc;
  if (t & sop1) return encoding::sop1;
  if (t & sop2) return encoding::sop2;
  if (t & sopc) return encoding::sopc;
  if (t & sopk) return encoding::sopk;
  if (t & sopp) return encoding::sopp;
  if (t & smrd) return encoding::smem;
  if (t & mubuf) return encoding::mubuf;
  if (t & mtbuf) return encoding::mtbuf;
  if (t & ds) return encoding::ds;
  if (t & flat_global) return encoding::global;
  if (t & flat_scratch) return encoding::scratch;
  if (t & flat) return encoding::flat;
  throw std::runtime_error("no encoding known for " + f.opcode_name);
}

isa::special_mask special_of(const std::string& name) {
  namespace sp = isa::special;
  if (name == "SCC") return sp::scc;
  if (name == "VCC" || name == "VCC_LO") return sp::vcc;
  if (name == "EXEC" || name == "EXEC_LO") return sp::exec;
  if (name == "M0") return sp::m0;
  if (name == "MODE") return sp::mode;
  if (name.starts_with("FLAT_SCR")) return sp::flat_scratch;
  if (name == "ASYNCcnt") return 0;
  throw std::runtime_error("no special register known for " + name);
}

/// A scalar pair that holds one bit per lane: no constant can stand there.
bool is_lane_mask(const place& p) {
  return (p.row.accepts & (oc::sgpr | oc::vcc)) != 0 && (p.row.accepts & (oc::vgpr | oc::inline_int)) == 0;
}

bool takes(const place& p, isa::operand_classes any) { return (p.row.accepts & any) != 0; }

/// AMD's names of operand places, from the encoding diagrams of the ISA manuals.
void name_places(form& f) {
  const encoding e = f.row.encoding;
  const bool memory = e >= encoding::ds;
  unsigned reads = 0;
  for (size_t i = 0; i < f.places.size(); ++i) {
    place& p = f.places[i];
    const bool written = p.row.role != isa::role::read;
    const bool register_place = p.row.dwords != 0 || takes(p, oc::off);
    if (takes(p, oc::label))
      p.name = "label";
    else if (takes(p, oc::hwreg))
      p.name = "hwreg";
    else if (takes(p, oc::sendmsg))
      p.name = "message";
    else if (takes(p, oc::waitcnt))
      p.name = "counters";
    else if (takes(p, oc::gpr_idx))
      p.name = "gpr_idx";
    else if (e == encoding::smem) {
      if (i == 0)
        p.name = written ? "sdst" : f.places.size() > 2 ? "sdata" : "sbase";
      else if (takes(p, oc::immediate))
        p.name = "offset";
      else
        p.name = i == 1 && p.row.dwords > 1 ? "sbase" : "soffset";
    } else if (!register_place)
      p.name = e == encoding::sopk || e == encoding::sopp ? "simm16" : "imm";
    else if (e <= encoding::sopp) {
      if (p.row.accepts == oc::literal)
        p.name = "simm32";
      else
        p.name = written ? "sdst" : "ssrc" + std::to_string(reads++);
    } else if (!memory) {
      if (p.row.accepts == oc::literal)
        p.name = "k";
      else if (p.text == "vcc" && p.mc_operand < 0)
        p.name = "vcc";
      else if (written && (i == 0 || takes(p, oc::vgpr | oc::agpr)))
        p.name = takes(p, oc::vgpr | oc::agpr) ? i == 0 ? "vdst" : "vdst1" : "sdst";
      else if (written)
        p.name = "sdst";
      else if (reads < 3 && !(f.name.starts_with("v_smfmac") && reads == 2))
        p.name = "src" + std::to_string(reads++);
      else if (f.name.starts_with("v_smfmac"))
        p.name = "idx";
      else
        p.name = "scale_src" + std::to_string(reads++ - 3);
    }
  }
  if (!memory) return;
  // DS: vdst, addr, data0, data1. FLAT: vdst, addr, data, saddr. Buffers: vdata, vaddr, srsrc, soffset.
  const bool buffer = e == encoding::mubuf || e == encoding::mtbuf;
  size_t i = 0;
  if (buffer) {
    const char* names[] = {"vdata", "vaddr", "srsrc", "soffset"};
    const size_t skip = f.places.size() == 4 ? 0 : 1;
    for (; i < f.places.size(); ++i) f.places[i].name = f.places.size() >= 3 ? names[i + skip] : "vdata";
    return;
  }
  if (!f.places.empty() && f.places[0].row.role != isa::role::read) f.places[i++].name = "vdst";
  unsigned data = 0;
  bool address = false;
  const bool gws = (f.ts_flags & ts::gws) != 0;
  for (; i < f.places.size(); ++i) {
    place& p = f.places[i];
    if (e == encoding::ds) {
      if (!address && !gws && !f.name.starts_with("ds_write_addtid"))
        p.name = "addr", address = true;
      else
        p.name = "data" + std::to_string(data++);
    } else if (!address)
      p.name = "addr", address = true;
    else if (takes(p, oc::off | oc::sgpr))
      p.name = "saddr";
    else
      p.name = "data";
  }
}

} // namespace

isa::operand_classes special_class(const form& f, size_t place) {
  const std::string& n = f.name;
  if (n == "s_waitcnt") return oc::waitcnt;
  if (n.starts_with("s_sendmsg")) return oc::sendmsg;
  if (n == "s_set_gpr_idx_on" && place == 1) return oc::gpr_idx;
  if (n.starts_with("s_getreg_") && place == 1) return oc::hwreg;
  if (n.starts_with("s_setreg_") && place == 0) return oc::hwreg;
  if (n == "s_branch" || (n.starts_with("s_cbranch_") && place + 1 == f.places.size() &&
                          n.find("_fork") == n.npos && n.find("_join") == n.npos))
    return oc::label;
  if ((n == "s_call_b64" || n == "s_cbranch_i_fork") && place == 1) return oc::label;
  return 0;
}

bool class_has_agpr(const assembler& target, int register_class) {
  if (register_class < 0) return false;
  for (const llvm::MCPhysReg r : target.registers().getRegClass(static_cast<unsigned>(register_class)))
    if (std::string(target.registers().getName(r)).starts_with("AGPR")) return true;
  return false;
}

void describe(const assembler& target, form& f) {
  const llvm::MCInstrDesc& desc = target.describe(f.opcode);
  isa::row& row = f.row;
  row.encoding = encoding_of(f);
  const auto sample = target.assemble(f.text());
  f.details.size_bytes = static_cast<u8>(sample->bytes.size());

  for (const llvm::MCPhysReg r : desc.implicit_uses()) row.reads |= special_of(target.registers().getName(r));
  for (const llvm::MCPhysReg r : desc.implicit_defs())
    row.writes |= special_of(target.registers().getName(r));

  bool vcc_written = false;
  for (place& p : f.places) {
    if (p.mc_operand >= 0) {
      p.row.role = p.mc_operand < static_cast<int>(desc.getNumDefs()) ? isa::role::write : isa::role::read;
    } else if (p.text == "vcc") { // VOP2 and VOPC name it although the encoding has no field for it
      const bool write = !vcc_written && (row.writes & isa::special::vcc) != 0;
      p.row.role = write ? isa::role::write : isa::role::read;
      p.row.accepts = oc::vcc;
      p.row.dwords = 2;
      vcc_written |= write;
    } else if (p.text == "off") {
      p.row.accepts = oc::off;
    }
  }
  // A vcc that stands in the text is no implicit register.
  for (const place& p : f.places)
    if (p.mc_operand < 0 && p.text == "vcc")
      (p.row.role == isa::role::write ? row.writes : row.reads) &=
          static_cast<isa::special_mask>(~isa::special::vcc);

  // Ties: to a place that the text shows, or to a source that it does not (then the place is read and written).
  for (unsigned i = 0; i < desc.getNumOperands(); ++i) {
    const int def = desc.getOperandConstraint(i, llvm::MCOI::TIED_TO);
    if (def < 0) continue;
    place *source = nullptr, *destination = nullptr;
    for (place& p : f.places) {
      if (p.mc_operand == static_cast<int>(i)) source = &p;
      if (p.mc_operand == def) destination = &p;
    }
    if (destination == nullptr) continue;
    if (source != nullptr)
      source->row.tied_to = static_cast<u8>(destination - f.places.data());
    else if ((f.ts_flags & ts::tied_source_not_read) == 0)
      destination->row.role = isa::role::read_write;
  }
  for (place& p : f.places)
    if (p.mc_operand >= 0 &&
        desc.getOperandConstraint(static_cast<unsigned>(p.mc_operand), llvm::MCOI::EARLY_CLOBBER) != -1)
      p.row.early_clobber = true;
  // LLVM keeps one definition for all generations; from gfx9 on, M0 no longer bounds LDS accesses.
  const bool uses_m0 = (f.ts_flags & ts::gws) != 0 || f.name.find("addtid") != f.name.npos ||
                       f.name == "ds_append" || f.name == "ds_consume" || f.name == "ds_ordered_count";
  if (row.encoding == encoding::ds && !uses_m0)
    row.reads &= static_cast<isa::special_mask>(~isa::special::m0);
  name_places(f);
}

namespace {

/// Fields that llvm-mc takes as 16 bits although the hardware reads fewer (CDNA3 ISA manual, SOPP instructions).
constexpr struct {
  const char* name;
  int32_t max;
} narrow_fields[] = {
    {"s_nop", 15},    {"s_sleep", 127},           {"s_setprio", 3},
    {"s_sethalt", 1}, {"s_incperflevel", 15},     {"s_decperflevel", 15},
    {"s_trap", 255},  {"s_set_gpr_idx_mode", 15}, {"s_setkill", 1},
};

unsigned passes_of(const assembler& target, const form& f) {
  if (!f.name.starts_with("v_mfma") && !f.name.starts_with("v_smfmac")) return 0;
  if (f.name.find("f8f6f4") != std::string::npos) {
    // CDNA4 ISA manual 7.1: half the passes when neither A nor B is 8 bits wide. 8-bit data are 8 dwords.
    const unsigned wide = f.places[1].row.dwords == 8 || f.places[2].row.dwords == 8 ? 2 : 1;
    return (f.name.find("32x32x64") != std::string::npos ? 8 : 4) * wide;
  }
  // CDNA4 ISA manual says 8 passes, LLVM's model 4: keep the larger.
  if (target.cpu() == "gfx950" && f.name.starts_with("v_mfma_f64_4x4x4")) return 8;
  return target.latency(f.opcode);
}

} // namespace

void finish(const assembler& target, form& f) {
  isa::row& row = f.row;
  f.mnemonic = f.name;
  for (const char* suffix : {"_e32", "_e64", "_sdwa", "_dpp"})
    if (f.name.ends_with(suffix)) f.mnemonic = f.name.substr(0, f.name.size() - std::string(suffix).size());
  row.flags = flags_of(target, f);
  // LLVM leaves MODE out of a few conversions. v_cmp_class looks at bits only.
  if ((row.flags & isa::flag::valu) != 0 && computes_in_float(f) && f.name.find("_class_") == f.name.npos)
    row.reads |= isa::special::mode;
  // Results that keep part of what was there, where LLVM's descriptors do not say so: written only if SCC is set; one bit;
  // an accumulator; one byte of four.
  for (const char* kept : {"s_cmov", "s_bitset", "v_pk_fmac_f16", "v_cvt_scalef32_sr_pk_fp4"})
    if (f.name.starts_with(kept)) f.places[0].row.role = isa::role::read_write;
  const unsigned passes = passes_of(target, f);
  (target.cpu() == "gfx950" ? f.details.passes_gfx950 : f.details.passes) = static_cast<u8>(passes);
  // CDNA4 ISA manual 7.1.2: matrix instructions run on all lanes. The lane instructions name their lane.
  if (row.flags & isa::flag::ignores_exec) row.reads &= static_cast<isa::special_mask>(~isa::special::exec);
  for (size_t i = 0; i < f.places.size(); ++i) {
    place& p = f.places[i];
    // LLVM's classes let these read-only sources stand where a result or a lane mask is meant.
    if (p.row.role != isa::role::read || (p.row.dwords == 2 && is_lane_mask(p)))
      p.row.accepts &= ~(oc::scc | oc::vccz_execz | oc::aperture);
    p.row.element = element_of(f, i);
    if (takes(p, oc::hwreg | oc::sendmsg | oc::waitcnt | oc::gpr_idx))
      p.row.max = takes(p, oc::gpr_idx) ? 15 : 0xffff;
    for (const auto& narrow : narrow_fields)
      if (f.name == narrow.name) p.row.min = 0, p.row.max = narrow.max;
  }
  // D of a matrix instruction may not overlap A or B beyond 4 registers. LLVM's register allocator knows (NoDstOverlap
  // in VOP3PInstructions.td), its assembler does not.
  if (passes != 0 && f.places[0].row.dwords > 4) f.places[0].row.early_clobber = true;
}

} // namespace kiln::isa_gen
