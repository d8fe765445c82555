// SPDX-License-Identifier: MIT
// Origins of tiles in SGPRs: what they are multiples of.
#pragma once

#include <kiln/tile/memory/tensor.hpp>

namespace kiln::tile {

/// Follows a number in an SGPR back through what the builder has written last.
class workgroup_multiple {
  static constexpr u32 farthest = 64, deepest = 4, of_zero = 1u << 31; // instructions; operations

public:
  constexpr explicit workgroup_multiple(const ir::program& p) : p_(p) {}

  /// The largest power of 2 that the number is a multiple of in all workgroups: some of a large grid have no larger one. 0 if
  /// it is calculated from anything else than a workgroup's number and constants.
  constexpr u32 of(u32 dword) const { return of_register(dword, p_.code.size(), deepest); }

private:
  constexpr u32 of_register(u32 dword, u32 end, u32 depth) const {
    for (const ir::input& in : p_.inputs)
      if (p_.groups[in.group].first == dword)
        return in.is(ir::input::kind::workgroup_id_x) || in.is(ir::input::kind::workgroup_id_y) ||
               in.is(ir::input::kind::workgroup_id_z);
    for (u32 back = 1; back <= end && back <= farthest; ++back) {
      const u32 i = end - back;
      const ir::operand to = p_.code[i].op(0);
      if (!to.is(ir::operand_kind::sgpr) || dword - to.payload() >= 16) continue;
      const auto& place = isa::operand_lists[isa::rows[p_.code[i].row].operands].places[0];
      if (!place.is_written() || dword - to.payload() >= place.dwords) continue;
      return place.dwords == 1 && depth != 0 ? of_result(i, depth - 1) : 0;
    }
    return 0;
  }
  constexpr u32 of_result(u32 i, u32 depth) const {
    const ir::instruction& in = p_.code[i];
    const auto source = [&](u32 place) { return of_operand(in, in.op(place), i, depth); };
    switch (isa::rows[in.row].mnemonic) {
    case isa::mn::s_mov_b32: return source(1);
    case isa::mn::s_add_i32:
    case isa::mn::s_add_u32: return smaller(source(1), source(2));
    case isa::mn::s_mul_i32: return times(source(1), source(2));
    case isa::mn::s_lshl_b32:
      return is_constant(in.op(2)) ? times(source(1), 1u << (number(in, in.op(2)) & 31)) : 0;
    default: return 0;
    }
  }
  constexpr u32 of_operand(const ir::instruction& in, ir::operand o, u32 end, u32 depth) const {
    if (o.is(ir::operand_kind::sgpr)) return of_register(o.payload(), end, depth);
    if (!is_constant(o)) return 0;
    const u32 value = number(in, o);
    return value == 0 ? of_zero : value & (~value + 1);
  }
  static constexpr bool is_constant(ir::operand o) {
    return o.is(ir::operand_kind::literal) ||
           (o.is(ir::operand_kind::fixed) && o.payload() >= ir::source_code::zero &&
            o.payload() <= ir::source_code::minus_sixteen);
  }
  static constexpr u32 number(const ir::instruction& in, ir::operand o) {
    using namespace ir::source_code;
    if (o.is(ir::operand_kind::literal)) return in.literal;
    return o.payload() <= sixty_four ? o.payload() - zero : sixty_four - o.payload();
  }
  static constexpr u32 smaller(u32 a, u32 b) { return a < b ? a : b; }
  static constexpr u32 times(u32 a, u32 b) {
    const u64 both = u64{a} * b;
    return both > of_zero ? of_zero : static_cast<u32>(both);
  }

  const ir::program& p_;
};

/// What a tile needs of its origin along an axis.
struct origin_demand {
  u32 extent, bits;    ///< the tile's extent; what the origin is taken as a multiple of, 2^bits
  bool may_be_outside; ///< where none of the tile is inside, it is empty
};

/// Judges an origin in an SGPR: what is calculated from a workgroup's number alone here, an argument by the simulator; of
/// others it is the author's promise. Tiles that end inside may begin anywhere.
constexpr void check_in_sgpr(builder k, const axis& a, const uniform& first, const origin_demand& d,
                             const source& at) {
  if (first.is_number() || first.is_multiple(d.bits) || a.extent.is(endless)) return;
  const u32 dword = first.in_sgpr().first_dword(), known = workgroup_multiple(k.program()).of(dword);
  const i64 last = a.extent.is_number() ? i64{a.extent.number()} - d.extent : 0; // of those that end inside
  if (known == 0 && a.extent.is_number() && !d.may_be_outside)
    return author::limit_at_launch(k.program_draft(), dword, last, at);
  if (known == 0) return author::multiple_at_launch(k.program_draft(), dword, 1u << d.bits, last, at);
  if (known < 1u << d.bits)
    k.program_draft().fail(at, text_buffer()
                                   << "the tile's origin along " << a.name << " is a multiple of " << known
                                   << " alone; allowed are multiples of its extent, " << d.extent);
}

} // namespace kiln::tile
