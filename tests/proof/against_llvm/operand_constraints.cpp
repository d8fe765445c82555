// SPDX-License-Identifier: MIT
// Early clobbers and tied operands of every row, against the descriptors that LLVM's register allocator reads.
#include "machine_code.hpp"

#include <unit/isa/sample.hpp>

#include <iostream>

namespace {

using namespace kiln;

/// LLVM's SIInstrFlags::TiedSourceNotRead: the operand is tied for the encoding's sake.
constexpr uint64_t tied_source_not_read = uint64_t{1} << 60;

/// Results that keep part of what was there although no descriptor says so; tools/isa_gen/facts.cpp says why.
constexpr const char* kept_without_a_tie[] = {"s_cmov", "s_bitset", "v_pk_fmac_f16",
                                              "v_cvt_scalef32_sr_pk_fp4"};

/// Results beyond four registers that LLVM keeps off A and B in another way: smfmac's is C as well, which is read with
/// them; the names of the scaled ones before encoding depend on the formats, and are not found here.
constexpr const char* clobbering_without_a_mark[] = {"v_smfmac_", "v_mfma_scale_f32_32x32x64"};

struct constraints {
  unsigned early = 0, tied = 0; ///< by result

  void add(const llvm::MCInstrDesc& d) {
    for (unsigned i = 0; i < d.getNumDefs(); ++i)
      if (d.getOperandConstraint(i, llvm::MCOI::EARLY_CLOBBER) != -1) early |= 1u << i;
    if ((d.TSFlags & tied_source_not_read) != 0) return;
    for (unsigned i = 0; i < d.getNumOperands(); ++i)
      if (const int to = d.getOperandConstraint(i, llvm::MCOI::TIED_TO); to >= 0) tied |= 1u << to;
  }
};

unsigned differences = 0;
void differs(u32 row, const char* arch, const char* what, unsigned ours, unsigned llvm) {
  ++differences;
  std::cout << static_cast<const char*>(isa::rows[row].name()) << " on " << arch << ": " << what
            << " of results " << ours << ", LLVM " << llvm << " (one bit each)\n";
}

} // namespace

int main() {
  unsigned rows = 0, early = 0, updated = 0;
  for (const isa::arch a : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    const char* const arch = isa::facts_of(a).name;
    const isa_gen::assembler assembler(arch);
    against_llvm::mir_writer passes(a);
    for (u32 r = 0; r < isa::row_count; ++r) {
      const isa::row& row = isa::rows[r];
      if ((row.archs & isa::mask_of(a)) == 0) continue;
      const isa::operand_list& list = isa::operand_lists[row.operands];
      const std::string name = static_cast<const char*>(row.name());
      const auto assembled = assembler.assemble(isa_test::text_of(isa_test::plain_sample(r), a));
      if (!assembled) {
        differs(r, arch, "the assembler refuses the sample;", 0, 0);
        continue;
      }
      ++rows;
      // What the assembler emits, and what the register allocator had before.
      constraints wanted;
      const unsigned opcode = assembled->inst.getOpcode();
      wanted.add(assembler.describe(opcode));
      constraints before;
      if (const auto b = passes.before_encoding(opcode)) before.add(assembler.describe(*b));
      unsigned ours = 0;
      for (u32 k = 0; k < list.count; ++k) {
        if (list.places[k].role == isa::role::read_write) ours |= 1u << k;
        // Operands that the text shows twice would need a check of their own in ir::verify.
        if (list.places[k].tied_to != 0xff) differs(r, arch, "two places for one register;", k, 0);
      }
      early += list.early_clobbers != 0;
      updated += ours != 0;
      const unsigned early_in_llvm = wanted.early | before.early;
      bool as_early = list.early_clobbers == early_in_llvm;
      for (const char* clobbering : clobbering_without_a_mark)
        as_early = as_early || (name.starts_with(clobbering) && early_in_llvm == 0 &&
                                list.early_clobbers == (list.places[0].dwords > 4 ? 1 : 0));
      if (!as_early) differs(r, arch, "early clobbers", list.early_clobbers, early_in_llvm);
      // Of DPP and SDWA, modifiers decide: see ir::keeps_destination.
      const bool by_modifier = row.encoding == isa::encoding::dpp || row.encoding == isa::encoding::sdwa;
      bool known = by_modifier && (ours & ~wanted.tied) == 0;
      for (const char* kept : kept_without_a_tie) known = known || name.starts_with(kept);
      if (ours != wanted.tied && !known) differs(r, arch, "read and written", ours, wanted.tied);
    }
  }
  std::cout << "rows: " << rows << ", early clobbers: " << early << ", results that are read: " << updated
            << ", differences: " << differences << '\n';
  return differences != 0;
}
