// SPDX-License-Identifier: MIT
// Elements of global memory into SGPRs, through the scalar cache.
#pragma once

#include <kiln/author/memory/memory.hpp>

namespace kiln::author {

/// True of elements that the scalar cache delivers: whole dwords.
template<class M> inline constexpr bool loads_as_scalar = false;
template<MemoryType M> inline constexpr bool loads_as_scalar<M> = memory_type<M>::bytes >= 4;

/// An index that is the same for all lanes: a number or an SGPR.
struct uniform_index : operand {
  template<class H>
    requires((ScalarHandleOf<H, i32> || ScalarHandleOf<H, u32>) && is_sgpr_bank<H::bank>)
  constexpr uniform_index(const H& h, const source& at = source::here())
      : operand(h, at) {} // NOLINT: implicit
  template<IntegerConstant I>
  constexpr uniform_index(I i, const source& at = source::here()) : operand(i, at) {} // NOLINT: implicit
};
/// One that differs among lanes.
struct lane_index : index_value {
  template<class H>
    requires((ScalarHandleOf<H, i32> || ScalarHandleOf<H, u32>) && !is_sgpr_bank<H::bank>)
  constexpr lane_index(const H& h, const source& at = source::here())
      : index_value(h, at) {} // NOLINT: implicit
  template<class M>
    requires(LoadableAs<M, i32> || LoadableAs<M, u32>)
  constexpr lane_index(const M& m, const source& at = source::here())
      : index_value(m, at) {} // NOLINT: implicit
};

/// Loads 1, 2, 4, 8 or 16 dwords from base + (index << log_bytes), exact in 64 bits; returns the first SGPR. SMEM takes the
/// address without its two low bits (CDNA3 ISA manual, 8.2).
template<u32 Dwords>
constexpr u32 load_scalars(draft& k, u32 base, const operand& index, u32 log_bytes, const source& at) {
  using namespace isa::mn;
  static_assert(Dwords == 1 || Dwords == 2 || Dwords == 4 || Dwords == 8 || Dwords == 16,
                "s_load moves 1, 2, 4, 8 or 16 dwords");
  constexpr isa::mn::mnemonic load = Dwords == 1   ? s_load_dword
                                     : Dwords == 2 ? s_load_dwordx2
                                     : Dwords == 4 ? s_load_dwordx4
                                     : Dwords == 8 ? s_load_dwordx8
                                                   : s_load_dwordx16;
  constexpr i64 most = 0xf'ffff; // the field has 21 bits with a sign (CDNA3 ISA manual, 8.1)
  i64 bytes = 0;
  if (index.is_constant()) {
    bytes = index.integer * (i64{1} << log_bytes);
    if (bytes < 0 || bytes > most) {
      const i64 rest = bytes & ~most;
      base = moved_base(k, base, operand(static_cast<i32>(rest), at),
                        operand(static_cast<i32>(rest >> 32), at), at);
      bytes &= most;
    }
  } else {
    base = uniform_address(k, index, index.type != isa::element::u32, log_bytes, base, at);
  }
  const operand data = selection::new_regs(k, ir::bank::sgpr, Dwords, at);
  k.program.has_scalar_loads = true;
  k.emit(load, data, selection::reg_operand(ir::bank::sgpr, base, isa::element::u64, at), operand(bytes, at));
  return data.code.payload();
}

} // namespace kiln::author
