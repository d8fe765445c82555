// SPDX-License-Identifier: MIT
// Random instructions over few registers, so that they meet each other.
#pragma once

#include <unit/isa/sample.hpp>

#include <cstdint>
#include <map>
#include <random>
#include <vector>

namespace kiln::against_llvm {

class random_instructions {
public:
  explicit random_instructions(std::uint64_t seed) : random_(seed) {}

  unsigned below(unsigned n) { return static_cast<unsigned>(random_() % n); }
  bool one_in(unsigned n) { return below(n) == 0; }

  /// Registers of the programs to come: vectors v0..v(n-1) and the like, tuples beginning there.
  void set_pool(unsigned vectors, unsigned scalars) {
    vectors_ = vectors;
    scalars_ = scalars;
  }

  /// An instruction of the row with random operands and modifiers. The assembler may refuse it.
  ir::instruction of(u32 row);

private:
  u32 base(u32 pool, u32 dwords) {
    const u32 first = below(pool);
    return dwords >= 4 ? first & ~1u : dwords >= 2 ? first & ~1u : first;
  }

  std::mt19937_64 random_;
  unsigned vectors_ = 8, scalars_ = 8;
  std::map<u32, std::vector<isa_test::sample>> samples_;
};

inline ir::instruction random_instructions::of(u32 row) {
  auto [it, is_new] = samples_.try_emplace(row);
  if (is_new) it->second = isa_test::samples_of(row);
  ir::instruction in = it->second[below(static_cast<unsigned>(it->second.size()))].instruction;
  const isa::operand_list& list = isa::operand_lists[isa::rows[row].operands];
  const bool matrix = isa::rows[row].encoding == isa::encoding::mai;
  const u32 scalar = below(scalars_);
  for (u32 i = 0; i < list.count; ++i) {
    const isa::operand_row& place = list.places[i];
    ir::operand o = in.op(i);
    switch (o.kind()) {
    case ir::operand_kind::sgpr: {
      const u32 alignment = place.dwords >= 4 ? 4 : place.dwords >= 2 ? 2 : 1;
      o = {ir::operand_kind::sgpr, (one_in(2) ? scalar : below(scalars_)) / alignment * alignment};
      if (place.dwords <= 2 && (place.accepts & isa::oc::vcc) != 0 && one_in(6))
        o = {ir::operand_kind::fixed, ir::source_code::vcc};
      break;
    }
    case ir::operand_kind::vgpr:
    case ir::operand_kind::agpr: {
      const u32 bank_bits = base(vectors_, place.dwords);
      o = {o.kind(), bank_bits};
      // Tuples may overlap only in full; results overlap addends often.
      if (matrix && i == 3 && in.op(0).kind() == o.kind() && list.places[0].dwords == place.dwords &&
          one_in(2))
        o = in.op(0);
      break;
    }
    default: // LLVM's passes know SDWA without constants only
      if (isa::rows[row].encoding == isa::encoding::sdwa && (place.accepts & isa::oc::vgpr) != 0)
        o = {ir::operand_kind::vgpr, base(vectors_, place.dwords)};
      break;
    }
    in.set_op(i, place.tied_to != 0xff ? in.op(place.tied_to) : o);
  }
  // op_sel[2] of two sources is no bit of the encoding, but where a byte is selected.
  const std::string name = static_cast<const char*>(isa::rows[row].name());
  if (in.has(isa::modifier::op_sel) && isa::rows[row].encoding == isa::encoding::vop3 &&
      name.find("_sr_") == name.npos && name.find("fp4") == name.npos)
    isa_test::set_modifier(in, isa::modifier::op_sel,
                           static_cast<i64>(in.value_of(isa::modifier::op_sel) & ~4ull));
  const u16 mnemonic = isa::rows[row].mnemonic;
  if (mnemonic == isa::mn::v_div_scale_f32 || mnemonic == isa::mn::v_div_scale_f64) in.set_op(3, in.op(2));
  return in;
}

} // namespace kiln::against_llvm
