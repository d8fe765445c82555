// SPDX-License-Identifier: MIT
// Tiles in another layout: items, lanes and waves change places by the cheapest plan that is found.
#pragma once

#include <kiln/tile/convert/conversion_writer.hpp>
#include <kiln/tile/convert/plan_conversion.hpp>
#include <kiln/tile/registers/register_tile.hpp>

namespace kiln::tile {

/// Both with 6 lane bits and as many wave bits as the longer: lanes and waves without a bit have copies.
constexpr layout with_places_of(layout l, const layout& other) {
  while (l.bits(place::lane) < 6) append(l, place::lane, 0);
  while (l.bits(place::wave) < other.bits(place::wave)) append(l, place::wave, 0);
  return l;
}

/// The plan that converted<To>() of a tile of T in layout From follows: `static_assert(conversion<From, To, bf16,
/// arch::gfx950>.is_free())`; text_of() prints it. The targets differ only in gfx950's swaps of lanes.
template<layout From, layout To, class T, isa::arch Arch>
inline constexpr conversion_plan conversion =
    plan_conversion(with_places_of(From, To), with_places_of(To, From), bytes_of<T> * 8, Arch);

/// True if two layouts have the same coordinates of the same extents.
constexpr bool has_same_extents(const layout& a, const layout& b) {
  for (u32 i = 0; i < most_dimensions; ++i)
    if (!(a.dimensions[i] == b.dimensions[i])) return false;
  return true;
}

template<layout From, layout To, class T> constexpr const conversion_plan& conversion_on(isa::arch a) {
  return a == isa::arch::gfx950 ? conversion<From, To, T, isa::arch::gfx950>
                                : conversion<From, To, T, isa::arch::gfx942>;
}

/// Registers of a tile in VGPRs: its own, or copies of its AGPRs.
template<class T, layout L, ir::bank Bank>
constexpr u32 in_vgprs(builder k, const register_tile<T, L, Bank>& t, const source& at) {
  if constexpr (Bank == ir::bank::vgpr) {
    return t.registers.first_dword();
  } else {
    register_tile<T, L> out(k, at);
    selection::move(k.program_draft(), emit::operand(out.registers, at), emit::operand(t.registers, at));
    return out.registers.first_dword();
  }
}

/// The same elements in layout To, a new tile. It takes what conversion<L, To, T, arch> says: renames, v_perm_b32, permlane
/// swaps, DPP and ds_bpermute_b32; VCC where lanes are exchanged by selects. Where no such plan is found it is an error: give
/// an LDS tile, see memory/convert_in_lds.hpp. All lanes must be enabled; the workgroup has one dimension.
template<layout To, class T, layout L, ir::bank Bank>
constexpr register_tile<T, To> converted(builder k, const register_tile<T, L, Bank>& t,
                                         source at = source::here()) {
  register_tile<T, To> out(k, at);
  if constexpr (!has_same_extents(To, L)) {
    k.program_draft().fail(at, text_buffer()
                                   << "converted: the layouts have different coordinates or extents: the "
                                      "tile's is "
                                   << L << ", the other " << To);
  } else if constexpr (To == L) {
    selection::move(k.program_draft(), emit::operand(out.registers, at), emit::operand(t.registers, at));
  } else {
    const author::lines_of_call call(k.program_draft(), at);
    const conversion_plan& plan = conversion_on<L, To, T>(k.program().arch);
    if (!plan.exists) {
      k.program_draft().fail(at, text_buffer() << "converted: the tile lacks elements of layout " << To);
    } else if (plan.uses(mover::lds)) {
      k.program_draft().fail(at, text_buffer()
                                     << "converted: on " << isa::facts_of(k.program().arch).name
                                     << " elements go through LDS here, from " << L << " to " << To
                                     << ": give an lds_tile<T, exchange_layout<From, To, T>> as third "
                                        "argument");
    } else {
      constexpr u32 dwords = bytes_of<T> == 8 ? 2 : 1;
      const u32 from = in_vgprs(k, t, at);
      for (u32 d = 0; d < dwords; ++d)
        conversion_writer(k, plan, at)
            .run(from + d, register_tile<T, L>::items / numbers_each<T>, out.registers.first_dword() + d,
                 register_tile<T, To>::items / numbers_each<T>, dwords);
    }
  }
  return out;
}

} // namespace kiln::tile
