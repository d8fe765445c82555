// SPDX-License-Identifier: MIT
// The cheapest plan found that converts one register layout to another.
#pragma once

#include <kiln/isa/arch/facts.hpp>
#include <kiln/tile/convert/conversion_plan.hpp>

namespace kiln::tile {

/// Makes plans from need = from^-1 to (target place -> source place), where what is in place stays there:
/// - by bits, if lanes come from single bits: lanes that need an item's bit exchange it, the rest is one move of lanes, one of
///   bytes and a rename;
/// - by one move of lanes, if every register reads one register, the same for all registers or another for each;
/// - through LDS, always.
class conversion_planner {
public:
  constexpr conversion_planner(const place_space& space, bool has_permlane_swap, const bit_map& need)
      : space_(space), has_permlane_swap_(has_permlane_swap), need_(need) {}

  constexpr conversion_plan run() const {
    conversion_plan best = empty();
    if (need_ == identity(space_.bits())) return best;
    best.append({mover::lds, need_, 12});
    keep_cheaper(best, by_lanes());
    keep_cheaper(best, by_gather());
    keep_cheaper(best, by_bits());
    return best;
  }

private:
  constexpr conversion_plan empty() const {
    conversion_plan out;
    out.exists = true, out.space = space_;
    return out;
  }
  constexpr conversion_plan none() const { return {}; }
  static constexpr void keep_cheaper(conversion_plan& best, const conversion_plan& other) {
    if (other.exists && other.cost() < best.cost()) best = other;
  }

  /// Waves exchange elements, or move them each in its own way.
  constexpr bool moves_waves() const {
    const u32 first = space_.lane_bit(6), waves = mask_of_bits(space_.wave_bits) << first;
    for (u32 i = 0; i < space_.bits(); ++i)
      if (i < first ? (need_.images[i] & waves) != 0 : need_.images[i] != 1u << i) return true;
    return (need_.constant & waves) != 0;
  }
  /// The part of a map that items alone are; lanes and waves stay.
  constexpr bit_map only_items(const bit_map& m) const {
    bit_map out = identity(space_.bits());
    out.constant = m.constant & space_.items();
    for (u32 i = 0; i < space_.item_bits; ++i) out.images[i] = m.images[i] & space_.items();
    return out;
  }
  constexpr bit_map only_lanes(const bit_map& m) const {
    bit_map out{.inputs = 6, .outputs = 6, .constant = m.constant >> space_.item_bits & 63, .images = {}};
    for (u32 i = 0; i < 6; ++i) out.images[i] = m.images[space_.lane_bit(i)] >> space_.item_bits & 63;
    return out;
  }
  /// Items and lanes come from items and from lanes.
  constexpr bool is_separate(const bit_map& m) const {
    for (u32 i = 0; i < space_.item_bits + 6; ++i)
      if ((m.images[i] & (i < space_.item_bits ? ~space_.items() : ~space_.lanes())) != 0) return false;
    return true;
  }

  /// Bytes to where they belong in registers, then the registers. False if parts of bytes would move.
  constexpr bool append_items(conversion_plan& plan, const bit_map& m) const {
    const bit_map items = only_items(m);
    if (items == identity(space_.bits())) return true;
    const u32 in_byte = mask_of_bits(space_.bits_in_byte()),
              in_register = mask_of_bits(space_.bits_in_register());
    u32 sources = 0; // of a register's bytes: bits of the register's number
    bool bytes = (items.constant & in_register) != 0;
    for (u32 i = 0; i < space_.item_bits; ++i) {
      const u32 self = 1u << i;
      if (((self | items.images[i]) & in_byte) != 0 && items.images[i] != self) return false;
      if ((self & in_register) != 0) sources += (items.images[i] & ~in_register) != 0;
      bytes |= (items.images[i] & in_register) != (self & in_register);
    }
    if ((items.constant & in_byte) != 0) return false;
    if (bytes)
      plan.append({mover::byte_permute, items, sources > 1 ? 8u : 4u});
    else
      plan.append({mover::rename, items, 0});
    return true;
  }

  constexpr conversion_plan by_lanes() const {
    if (moves_waves() || !is_separate(need_)) return none();
    conversion_plan out = empty();
    const bit_map lanes = only_lanes(need_);
    if (lanes != identity(6)) out.append(lane_move(space_, lanes));
    return append_items(out, need_) ? out : none();
  }

  /// Each register reads one register of another lane, and which lane depends on the register too: what lanes have goes to
  /// items, as the sums of rows do. Each lane of its own takes an address.
  constexpr conversion_plan by_gather() const {
    const u32 in_register = mask_of_bits(space_.bits_in_register());
    if (moves_waves() || (need_.constant & in_register) != 0) return none();
    for (u32 i = 0; i < space_.item_bits + 6; ++i) {
      const u32 self = 1u << i, image = need_.images[i];
      if (i >= space_.item_bits       ? (image & ~space_.lanes()) != 0
          : (self & in_register) != 0 ? image != self
                                      : (image & in_register) != 0)
        return none();
    }
    conversion_plan out = empty();
    out.append({mover::bpermute, need_, 11});
    return out;
  }

  constexpr conversion_plan by_bits() const {
    if (moves_waves() || !is_permutation(need_)) return none();
    for (u32 i = 0; i < 6; ++i)
      if (need_.images[space_.lane_bit(i)] == 0) return none(); // one lane's value for others: no exchange
    conversion_plan out = empty();
    bit_map now = identity(space_.bits()); // place after the moves so far -> source place
    // An exchange may bring what another lane bit needs into an item, so each is visited again.
    for (u32 changed = 1; changed != 0;) {
      changed = 0;
      for (u32 bit = 6; bit-- > 0;) changed += bring_to_lane(out, now, bit);
      if (changed == 0) changed = part_lanes(out, now);
    }
    const bit_map rest = compose(inverse(now), without_constant(need_));
    if (!is_separate(rest)) return none();
    bit_map lanes = only_lanes(rest);
    lanes.constant = need_.constant >> space_.item_bits & 63;
    if (lanes != identity(6)) {
      // The constant is of the source: it passes the exchanges backwards.
      if (out.count != 0 && lanes.constant != 0) return none();
      out.append(lane_move(space_, lanes));
    }
    bit_map items = rest;
    items.constant = need_.constant & space_.items();
    if (out.count != 0 && items.constant != 0) return none();
    return append_items(out, items) ? out : none();
  }
  static constexpr bit_map without_constant(bit_map m) {
    m.constant = 0;
    return m;
  }
  /// If the lane bit needs a source bit that is in an item's bit now, exchanges both.
  constexpr bool bring_to_lane(conversion_plan& plan, bit_map& now, u32 lane_bit) const {
    const u32 wanted = need_.images[space_.lane_bit(lane_bit)];
    for (u32 item = 0; item < space_.item_bits; ++item)
      if (now.images[item] == wanted) return exchange(plan, now, item, lane_bit);
    return false;
  }
  /// Where only lane bits 4 and 5 are exchanged with one another, takes one of them to an item.
  constexpr bool part_lanes(conversion_plan& plan, bit_map& now) const {
    const u32 four = space_.lane_bit(4), five = space_.lane_bit(5);
    if (!has_permlane_swap_ || space_.item_bits == space_.bits_in_register()) return false;
    if (now.images[four] != need_.images[five] || now.images[five] != need_.images[four]) return false;
    return exchange(plan, now, space_.item_bits - 1, 5);
  }
  constexpr bool exchange(conversion_plan& plan, bit_map& now, u32 item, u32 lane_bit) const {
    if (item < space_.bits_in_register()) { // into a register's number first
      if (item < space_.bits_in_byte() || space_.item_bits == space_.bits_in_register()) return false;
      const u32 high = space_.bits_in_register();
      take(plan, now, {mover::byte_permute, exchange_map(space_, item, high), 4});
      item = high;
    }
    take(plan, now, exchange_move(space_, has_permlane_swap_, item, lane_bit));
    return true;
  }
  static constexpr void take(conversion_plan& plan, bit_map& now, const move& m) {
    plan.append(m);
    now = compose(now, m.map);
  }

  place_space space_;
  bool has_permlane_swap_;
  bit_map need_;
};

/// From one layout of registers to another, of elements of `element_bits` bits (a power of 2). Both have 64 lanes and the same
/// waves. If no plan exists, the source lacks an element of the target.
constexpr conversion_plan plan_conversion(const layout& from, const layout& to, u32 element_bits,
                                          isa::arch arch) {
  if (from.bits(place::wave) != to.bits(place::wave) || from.bits(place::lane) != 6 ||
      to.bits(place::lane) != 6)
    refuse("plan_conversion: both layouts have 64 lanes and the same number of waves");
  const u32 a_items = from.bits(place::item), b_items = to.bits(place::item);
  const place_space space{a_items > b_items ? a_items : b_items, from.bits(place::wave), element_bits};
  const layout a = with_items(in_space_of(from, to), space.item_bits),
               b = with_items(in_space_of(to, from), space.item_bits);
  if (a.map.outputs != b.map.outputs) refuse("plan_conversion: the layouts have different dimensions");
  solution need = solve(a.map, b.map);
  if (!need.exists) return {};
  for (u32 i = a_items; i < space.item_bits; ++i)
    need.map.images[i] &= ~(1u << i); // the source has no such register
  const conversion_plan plan = conversion_planner(space, arch == isa::arch::gfx950, need.map).run();
  if (plan.map() != need.map)
    refuse("plan_conversion: the moves do not give the conversion; this is a mistake of Kiln");
  return plan;
}

} // namespace kiln::tile
