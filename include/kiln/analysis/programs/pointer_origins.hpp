// SPDX-License-Identifier: MIT
// Which pointer arguments an address derives from, for programs whose author promises something of them.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::analysis {

/// Pointer arguments by number, one bit each.
using origin_set = u32;
namespace origin {
inline constexpr u32 most = 24; ///< arguments that are told apart
inline constexpr origin_set unknown = 1u << most;
inline constexpr origin_set all = unknown | (unknown - 1);
constexpr origin_set of_argument(u32 number) { return number < most ? 1u << number : unknown; }
} // namespace origin

/// Follows the arguments' registers through a program over virtual registers. An argument passes through moves, selections and
/// sums: what is added to a pointer is a number, and the sum derives from that pointer. Of anything else that is computed from
/// a pointer the origin is unknown, as of an address without an argument in it: loaded from memory, of a struct. A register
/// has the origins of all its writers, wherever they are.
class pointer_origins {
public:
  constexpr explicit pointer_origins(const ir::program& p) {
    if (!p.has_promises) return;
    follow(p);
  }

  /// The arguments that an access to memory may derive its address from, if that is not in LDS or scratch. Never empty.
  constexpr origin_set of(const ir::instruction& in) const {
    const isa::row& row = isa::rows[in.row];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    const u32 count = list.count;
    if (!known_ || (row.flags & isa::flag::lds_dma) != 0) return origin::unknown;
    if ((row.flags & isa::flag::smem) != 0) return pair(in.op(1)) | single(in.op(2));
    if (row.is(isa::encoding::mubuf) || row.is(isa::encoding::mtbuf))
      return pair(in.op(count - 2)) | single(in.op(count - 1)) |
             lane_offset(in.op(count - 3), list, count - 3);
    const ir::operand base = in.op(count - 1), lane = in.op(list.writes == 0 ? 0 : 1);
    if (row.is(isa::encoding::flat)) return pair(lane);
    if (!row.is(isa::encoding::global)) return origin::unknown;
    return base.is(ir::operand_kind::off) ? pair(lane) : pair(base) | single(lane);
  }

private:
  static constexpr u32 none = ~0u;
  static constexpr u32 special_places = 128; ///< after the virtual dwords: special registers by source code

  constexpr u32 place_of(u32 bits) const {
    const u32 payload = bits & ir::payload_mask();
    if (bits - ir::first_register() < ir::registers()) return payload;
    return bits - ir::first_register() < ir::registers_and_special() ? dwords_ + payload : none;
  }

  constexpr origin_set single(ir::operand o) const {
    const u32 place = place_of(o.bits);
    return place != none ? sets_.begin()[place] : 0;
  }
  /// Of an address in two registers: both halves are of arguments.
  constexpr origin_set pair(ir::operand o) const {
    const u32 place = place_of(o.bits);
    if (place == none || place + 1 >= sets_.size()) return origin::unknown;
    const origin_set low = sets_.begin()[place], high = sets_.begin()[place + 1];
    return low != 0 && high != 0 ? low | high : origin::unknown;
  }
  constexpr origin_set lane_offset(ir::operand o, const isa::operand_list& list, u32 place) const {
    return list.places[place].dwords == 2 ? single(o) | single(ir::operand(o.bits + 1)) : single(o);
  }

  constexpr void follow(const ir::program& p) {
    dwords_ = p.virtual_dwords;
    sets_ = list<origin_set>(dwords_ + special_places);
    for (const ir::input& in : p.inputs)
      if (in.is(ir::input::kind::kernarg_pointer))
        arguments_ = ir::operand(ir::operand_kind::sgpr, p.groups[in.group].first).bits;
    known_ = !has_shared_numbers(p);
    for (bool again = known_; again && known_;) {
      changed_ = false;
      bool loops = false;
      for (u32 b = 0; b < p.blocks.size(); ++b) {
        const u32 end = p.end_of(b);
        for (u32 i = p.blocks[b].first; i < end; ++i) visit(p, p.code.begin()[i]);
        if (end != p.blocks[b].first) loops = loops || goes_back(p, p.code.begin()[end - 1], b);
      }
      again = changed_ && loops;
    }
  }

  /// Registers whose number the author chose may be those of another variable.
  static constexpr bool has_shared_numbers(const ir::program& p) {
    for (u32 g = 0; g < p.groups.size() && p.groups[g].first < p.placed_dwords; ++g) {
      bool is_input = p.groups[g].fixed < 0;
      for (u32 n = 0; !is_input && n < p.inputs.size(); ++n) is_input = p.inputs[n].group == g;
      if (!is_input) return true;
    }
    return false;
  }
  static constexpr bool goes_back(const ir::program& p, const ir::instruction& in, u32 block) {
    if ((isa::rows[in.row].flags & isa::flag::branch) == 0) return false;
    const u32 place = ir::label_place_of(in);
    return place == ir::no_label || p.labels[in.op(place).payload()].block <= block;
  }

  constexpr void visit(const ir::program& p, const ir::instruction& in) {
    using namespace isa::flag;
    const isa::row& row = isa::rows[in.row];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    if (indexes_registers(in, row.mnemonic)) known_ = false;
    if (list.writes == 0) return;
    if ((row.flags & (may_load | atomic)) != 0) {
      if ((row.flags & smem) != 0 && in.op(1).bits == arguments_)
        load_arguments(p, in, list.places[0].dwords);
      return;
    }
    origin_set found = 0;
    for (u32 left = list.reads; left != 0; left &= left - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(left));
      const u32 place = place_of(in.op(k).bits);
      if (place == none) continue;
      origin_set here = 0;
      for (u32 d = 0; d < list.places[k].dwords; ++d) here |= sets_.begin()[place + d];
      if (here == 0) continue;
      found |= passes_on(row.mnemonic, k) && !row.is(isa::encoding::sdwa) ? here : origin::unknown;
    }
    if (found == 0) return;
    for (u32 left = list.writes; left != 0; left &= left - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(left));
      const u32 bits = in.op(k).bits, place = place_of(bits);
      // A carry or a mask of lanes is no part of an address.
      if (place == none || (k != 0 && bits < ir::first_vgpr())) continue;
      for (u32 d = 0; d < list.places[k].dwords; ++d) add(place + d, found);
    }
  }

  /// True of an instruction that may read or write registers that it does not name, or lets later ones do so: s_movrel, the
  /// index mode of VALU instructions, which has bit 27 of MODE (Vega ISA manual, 3.5).
  static constexpr bool indexes_registers(const ir::instruction& in, u32 mnemonic) {
    using namespace isa::mn;
    if (mnemonic - u32{s_movreld_b32} < 4 || mnemonic - u32{s_set_gpr_idx_idx} < 4) return true;
    if (mnemonic != u32{s_setreg_b32} && mnemonic != u32{s_setreg_imm32_b32}) return false;
    const u32 field = in.op(0).payload();
    constexpr u32 mode = 1, index_mode = 27;
    return (field & 63) == mode && (field >> 6 & 31) + (field >> 11 & 31) >= index_mode;
  }

  constexpr void load_arguments(const ir::program& p, const ir::instruction& in, u32 dwords) {
    const u32 place = place_of(in.op(0).bits);
    const bool is_known = in.op(2).is(ir::operand_kind::immediate);
    for (u32 d = 0; d < dwords && place != none; ++d) {
      const u32 offset = static_cast<u32>(in.op(2).signed_payload()) + 4 * d;
      if (!is_known) add(place + d, origin::unknown);
      for (u32 a = 0; a < p.arguments.size() && is_known; ++a)
        if (p.arguments[a].is_pointer && offset - p.arguments[a].offset_bytes < p.arguments[a].size_bytes)
          add(place + d, origin::of_argument(a));
    }
  }

  constexpr void add(u32 place, origin_set set) {
    const origin_set was = sets_.begin()[place];
    if ((was | set) == was) return;
    sets_.begin()[place] = was | set;
    changed_ = true;
  }

  /// True if the result of an instruction is its operand `k`, or that and a number.
  static constexpr bool passes_on(u32 mnemonic, u32 k) {
    using namespace isa::mn;
    switch (mnemonic) {
    case s_mov_b32:
    case s_mov_b64:
    case s_cmov_b32:
    case s_cmov_b64:
    case s_cselect_b32:
    case s_cselect_b64:
    case s_add_u32:
    case s_add_i32:
    case s_addc_u32:
    case s_addk_i32:
    case v_mov_b32:
    case v_mov_b64:
    case v_readfirstlane_b32:
    case v_readlane_b32:
    case v_accvgpr_read_b32:
    case v_accvgpr_write_b32:
    case v_accvgpr_mov_b32:
    case v_add_u32:
    case v_add_co_u32:
    case v_add3_u32:
    case v_swap_b32: return true;
    case s_sub_u32:
    case s_sub_i32:
    case s_subb_u32:
    case v_sub_u32: return k == 1;
    case v_sub_co_u32:
    case v_subb_co_u32: return k == 2;
    case v_addc_co_u32: return k != 4; // the carry
    case v_cndmask_b32: return k != 3; // the mask
    case v_lshl_add_u32:
    case v_lshl_add_u64: return k == 3;
    case v_mad_u64_u32:
    case v_mad_i64_i32: return k == 4;
    default: return false;
    }
  }

  list<origin_set> sets_; ///< by virtual dword, then by special register
  u32 dwords_ = 0;
  u32 arguments_ = ~0u; ///< operand of the pointer to the arguments
  bool known_ = false, changed_ = false;
};

/// For each argument of a built program, a store to global memory that may derive from it; no place if there is none. A store
/// of unknown or several origins counts as through all of them that are no pointers to const.
constexpr list<source> stores_by_argument(const ir::program& p) {
  using namespace isa::flag;
  list<source> stores(p.arguments.size());
  const pointer_origins origins(p);
  for (const ir::instruction& in : p.code) {
    const isa::row& row = isa::rows[in.row];
    if ((row.flags & (may_store | atomic)) == 0 || (row.flags & (isa::flag::lds | lds_dma)) != 0 ||
        row.is(isa::encoding::scratch))
      continue;
    const origin_set set = origins.of(in);
    for (u32 a = 0; a < p.arguments.size(); ++a) {
      if (stores[a].line != 0 || !p.arguments[a].is_pointer) continue;
      const origin_set own = origin::of_argument(a);
      if (p.arguments[a].is_const ? set == own && own != origin::unknown
                                  : (set & (own | origin::unknown)) != 0)
        stores[a] = in.where;
    }
  }
  return stores;
}

} // namespace kiln::analysis
