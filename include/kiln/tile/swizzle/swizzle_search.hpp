// SPDX-License-Identifier: MIT
// The search for an exclusive-or swizzle with the fewest bank conflicts.
#pragma once

#include <kiln/tile/swizzle/tile_access.hpp>
#include <kiln/tile/swizzle/xor_swizzle.hpp>

namespace kiln::tile {

/// The space of swizzles: bits of the offset from `first_source` on, rows, each change the number of the granule in
/// `field_bits` bits from `granule_bits` on, below themselves.
struct swizzle_space {
  u32 granule_bits = 0, field_bits = 0, first_source = 0;
};

/// Depth-first search over source bits, lowest first. Each access has at most one phase vector whose highest bit is the
/// source: its slot among the banks is known when the source's change is chosen, and it either is a new direction for the
/// access or in the span of the ones before, which doubles the access's conflicts. So costs only grow on the way down. The
/// search is repeated with the least cost that the last one exceeded, until a swizzle is found: none has less.
class swizzle_search {
public:
  /// At most `most_tried` nodes of the search tree, sources with all that was chosen before, are entered.
  constexpr swizzle_search(const swizzle_space& space, u32 offset_bits, u32 most_tried)
      : space_(space), offset_bits_(offset_bits), most_tried_(most_tried) {}

  constexpr void add(const phase_vectors& v) {
    if (count_ == most_tile_accesses) refuse("swizzle_search: more than 12 accesses of one tile");
    access& a = accesses_[count_++];
    a.vectors = v;
    subspace reachable; // slots that the vectors could have
    for (u32 bit = 0; bit < space_.field_bits; ++bit)
      reachable.insert(v.slot(1u << (space_.granule_bits + bit)));
    for (u32 bit = 0; bit < 32; ++bit) {
      const u32 offset = v.offsets.with_highest[bit];
      if (offset == 0) continue;
      reachable.insert(v.slot(offset));
      if (bit < space_.first_source) take_slot(v.slot(offset), a);
      sources_ |= offset & ~mask_of_bits(space_.first_source);
    }
    const u32 least = v.offsets.dimension - reachable.dimension;
    a.least_lost = v.offsets.dimension > reachable.dimension ? least : 0;
    cost_[0] += cost_of(a, a.lost);
  }

  /// False if the search ended early: swizzle() is then that of choosing the least cost for each source in turn.
  constexpr bool run() {
    list_sources();
    u32 budget = cost_[0];
    is_bound_ = true;
    for (; !descend(budget); budget = next_budget_) {
      is_bound_ = false;
      if (tried_ > most_tried_) return choose_in_turn(), false;
    }
    return true;
  }

  constexpr xor_swizzle swizzle() const {
    xor_swizzle out{offset_bits_, space_.granule_bits};
    for (u32 bit = 0; bit < offset_bits_; ++bit) out.changes[bit] = changes_[bit];
    return out;
  }
  constexpr u32 tried() const { return tried_; }
  /// Of a solution: no access could have fewer conflicts.
  constexpr bool is_bound() const { return is_bound_; }

private:
  struct access {
    phase_vectors vectors;
    u32 least_lost = 0; ///< log2 of the least degree
    // By the changes chosen so far:
    u32 span = 1; ///< slots of the banks that its vectors span, a bit for each
    u32 lost = 0; ///< log2 of the degree
  };

  static constexpr u32 cost_of(const access& a, u32 lost) {
    return a.vectors.cycles_of_conflict * ((1u << (lost > a.least_lost ? lost : a.least_lost)) - 1);
  }
  /// `span` with each slot exclusive-or `slot`.
  static constexpr u32 translate(u32 span, u32 slot) {
    span = (slot & 1) != 0 ? (span & 0x5555'5555) << 1 | (span >> 1 & 0x5555'5555) : span;
    span = (slot & 2) != 0 ? (span & 0x3333'3333) << 2 | (span >> 2 & 0x3333'3333) : span;
    span = (slot & 4) != 0 ? (span & 0x0f0f'0f0f) << 4 | (span >> 4 & 0x0f0f'0f0f) : span;
    span = (slot & 8) != 0 ? (span & 0x00ff'00ff) << 8 | (span >> 8 & 0x00ff'00ff) : span;
    return (slot & 16) != 0 ? span << 16 | span >> 16 : span;
  }
  /// Every second bit, the lowest first.
  static constexpr u32 even_bits(u32 x) {
    x &= 0x5555'5555;
    x = (x | x >> 1) & 0x3333'3333;
    x = (x | x >> 2) & 0x0f0f'0f0f;
    x = (x | x >> 4) & 0x00ff'00ff;
    return (x | x >> 8) & 0xffff;
  }
  static constexpr void take_slot(u32 slot, access& a) {
    a.lost += a.span >> slot & 1;
    a.span |= translate(a.span, slot);
  }

  constexpr void list_sources() {
    for (u32 bit = space_.first_source; bit < offset_bits_; ++bit)
      if ((sources_ >> bit & 1) != 0) source_of_[source_count_++] = bit;
  }
  /// log2 of a source's changes: granule bits below it.
  constexpr u32 change_bits(u32 source) const {
    const u32 below = source - space_.granule_bits;
    return below < space_.field_bits ? below : space_.field_bits;
  }

  /// True if there is a swizzle of at most this cost. next_budget_ is else a cost above it, below which there is none.
  constexpr bool descend(u32 budget) {
    u32 depth = 0;
    next_budget_ = ~0u;
    nodes_[0].choice = 0;
    while (depth != source_count_) {
      node& n = nodes_[depth];
      if (n.choice == 0) enter(depth);
      // Without room for any conflict only free changes are left; else each is priced.
      const u32 room = budget - cost_[depth];
      u32 cost = ~0u, change = 0;
      while (cost > budget && n.choice >> n.bits == 0) {
        change = choice_order[n.bits][n.choice++];
        if ((n.blocked >> change & 1) == 0)
          cost = cost_[depth];
        else if (room >= n.least_added)
          cost = cost_after(depth, change);
      }
      if (cost <= budget) {
        take(depth, change, cost);
        nodes_[++depth].choice = 0;
        continue;
      }
      const u32 above = cost_[depth] + (room >= n.least_added ? room + 1 : n.least_added);
      if (n.blocked != 0 && above < next_budget_) next_budget_ = above;
      if (depth == 0 || tried_ > most_tried_) return leave_all(depth), false;
      leave(--depth);
    }
    return true;
  }
  constexpr void leave_all(u32 depth) {
    while (depth != 0) leave(--depth);
  }
  constexpr void choose_in_turn() {
    for (u32 depth = 0; depth < source_count_; ++depth) {
      enter(depth);
      u32 best = 0, least = ~0u;
      for (u32 choice = 0; choice >> nodes_[depth].bits == 0; ++choice) {
        const u32 change = choice_order[nodes_[depth].bits][choice], cost = cost_after(depth, change);
        if (cost < least) best = change, least = cost;
      }
      take(depth, best, least);
    }
  }
  /// Slots of the vectors whose highest bit is the source, before the source's own change; and the changes that put each in
  /// the span of those before.
  constexpr void enter(u32 depth) {
    const u32 source = source_of_[depth];
    node& n = nodes_[depth];
    ++tried_;
    n.bits = change_bits(source), n.blocked = n.count = 0, n.least_added = ~0u;
    for (u32 i = 0; i < count_; ++i) {
      const phase_vectors& v = accesses_[i].vectors;
      u32 offset = v.offsets.with_highest[source];
      if (offset == 0) continue;
      for (u32 rest = (offset ^ 1u << source) & sources_; rest != 0; rest &= rest - 1)
        offset ^= changes_[__builtin_ctz(rest)] << space_.granule_bits;
      const access& a = accesses_[i];
      const u32 slot = v.slot(offset), added = cost_of(a, a.lost + 1) - cost_of(a, a.lost);
      n.of[n.count++] = {i, slot, added, blocked_changes(v, translate(a.span, slot), n.bits), a.span, a.lost};
      if (added == 0) continue;
      n.blocked |= n.of[n.count - 1].blocked;
      if (added < n.least_added) n.least_added = added;
    }
  }
  /// From slots that are taken, a bit for each, to changes that arrive there.
  constexpr u32 blocked_changes(const phase_vectors& v, u32 taken, u32 bits) const {
    for (u32 bit = v.slot_bits; bit < space_.granule_bits; ++bit) taken = even_bits(taken);
    // Of a change only the bits that reach the banks matter.
    for (u32 slots = (v.bank_mask + 1) << v.slot_bits >> space_.granule_bits; slots >> bits == 0; slots *= 2)
      taken |= taken << slots;
    return taken;
  }
  constexpr u32 cost_after(u32 depth, u32 change) {
    u32 cost = cost_[depth];
    const node& n = nodes_[depth];
    for (u32 i = 0; i < n.count; ++i) cost += (n.of[i].blocked >> change & 1) * n.of[i].added;
    return cost;
  }
  constexpr void take(u32 depth, u32 change, u32 cost) {
    const node& n = nodes_[depth];
    for (u32 k = 0; k < n.count; ++k) {
      access& a = accesses_[n.of[k].access];
      take_slot(n.of[k].slot ^ a.vectors.slot(change << space_.granule_bits), a);
    }
    changes_[source_of_[depth]] = change;
    cost_[depth + 1] = cost;
  }
  /// The accesses as they were when the node was entered.
  constexpr void leave(u32 depth) {
    const node& n = nodes_[depth];
    for (u32 k = 0; k < n.count; ++k) {
      access& a = accesses_[n.of[k].access];
      a.span = n.of[k].span, a.lost = n.of[k].lost;
    }
  }

  /// A source whose change is being chosen.
  struct node {
    u32 choice = 0;                     ///< the next in choice_order
    u32 bits = 0;                       ///< log2 of the changes
    u32 blocked = 0, least_added = ~0u; ///< changes with a cost, and the least of one access
    u32 count = 0;                      ///< accesses that have a vector with the source as highest bit
    struct {
      u32 access, slot, added, blocked, span, lost;
    } of[most_tile_accesses] = {};
  };
  static constexpr u32 capacity = bit_map::capacity;
  /// Few bits first: each bit is an instruction of the address, or a register.
  static constexpr u8 choice_order[6][32] = {{0},
                                             {0, 1},
                                             {0, 1, 2, 3},
                                             {0, 1, 2, 4, 3, 5, 6, 7},
                                             {0, 1, 2, 4, 8, 3, 5, 6, 9, 10, 12, 7, 11, 13, 14, 15},
                                             {0, 1,  2,  4,  8,  16, 3,  5,  6,  9,  10, 12, 17, 18, 20, 24,
                                              7, 11, 13, 14, 19, 21, 22, 25, 26, 28, 15, 23, 27, 29, 30, 31}};

  swizzle_space space_;
  u32 offset_bits_, most_tried_;
  u32 count_ = 0, sources_ = 0, tried_ = 0, next_budget_ = 0;
  bool is_bound_ = false;
  access accesses_[most_tile_accesses] = {};
  u32 cost_[capacity + 1] = {}; ///< of the changes above a depth
  node nodes_[capacity + 1] = {};
  u32 source_of_[capacity] = {}, source_count_ = 0;
  u32 changes_[bit_map::capacity] = {}; ///< by offset bit
};

} // namespace kiln::tile
