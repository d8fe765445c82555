// SPDX-License-Identifier: MIT
// A plan that converts one register layout to another, its cost, its text and its proof.
#pragma once

#include <kiln/tile/convert/mover.hpp>
#include <kiln/tile/layout/notation.hpp>

namespace kiln::tile {

struct conversion_plan {
  static constexpr u32 capacity = 16;
  bool exists = false; ///< false: some element of the target is nowhere in the source
  place_space space;   ///< of both layouts, the one with fewer items extended
  u32 count = 0;
  move moves[capacity] = {};

  constexpr void append(const move& m) {
    if (count == capacity) refuse("conversion_plan: more than 16 moves");
    moves[count++] = m;
  }
  /// Quarters of a VALU instruction, for each register.
  constexpr u32 cost() const {
    u32 out = 0;
    for (u32 i = 0; i < count; ++i) out += moves[i].cost;
    return out;
  }
  /// Instructions of the VALU, or what costs as much, for all registers.
  constexpr u32 instructions() const { return (cost() * space.registers() + 3) / 4; }
  constexpr bool uses(mover by) const {
    for (u32 i = 0; i < count; ++i)
      if (moves[i].by == by) return true;
    return false;
  }
  /// Nothing moves but names.
  constexpr bool is_free() const { return exists && cost() == 0; }

  /// All moves as one map: target place -> source place.
  constexpr bit_map map() const {
    bit_map out = identity(space.bits());
    for (u32 i = 0; i < count; ++i) out = compose(out, moves[i].map);
    return out;
  }
};

/// Items of the layout with fewer are extended by copies, so that both layouts have one place space.
constexpr layout with_items(layout l, u32 item_bits) {
  while (l.bits(place::item) < item_bits) append(l, place::item, 0);
  return l;
}

/// The proof: applied one after another to the source's layout, the moves give the target's.
[[nodiscard]] constexpr bool proves(const conversion_plan& plan, const layout& from, const layout& to) {
  const layout a = with_items(in_space_of(from, to), plan.space.item_bits),
               b = with_items(in_space_of(to, from), plan.space.item_bits);
  if (!plan.exists || a.map.inputs != plan.space.bits() || b.map.inputs != plan.space.bits()) return false;
  bit_map now = a.map;
  for (u32 i = 0; i < plan.count; ++i) now = compose(now, plan.moves[i].map);
  return now == b.map;
}

/// One line for each move: what it is, and where items (i), lanes (l) and waves (w) come from. Then the cost.
constexpr text_buffer text_of(const conversion_plan& plan) {
  text_buffer out;
  if (!plan.exists) return out << "no plan: the source lacks elements of the target\n";
  for (u32 i = 0; i < plan.count; ++i) {
    layout l;
    extend(l, 'i', plan.space.item_bits), extend(l, 'l', 6), extend(l, 'w', plan.space.wave_bits);
    for (u32 bit = 0; bit < plan.space.bits(); ++bit)
      append(l,
             bit < plan.space.item_bits       ? place::item
             : bit < plan.space.item_bits + 6 ? place::lane
                                              : place::wave,
             plan.moves[i].map.images[bit]);
    l.map.constant = plan.moves[i].map.constant;
    out << mover_names[static_cast<u32>(plan.moves[i].by)] << ' ' << l << '\n';
  }
  return out << plan.space.registers() << " registers, cost of " << plan.instructions()
             << " VALU instructions\n";
}

} // namespace kiln::tile
