// SPDX-License-Identifier: MIT
// Conversions of register tiles through LDS, and the LDS layout for them.
#pragma once

#include <kiln/tile/memory/lds.hpp>
#include <kiln/tile/registers/converted.hpp>
#include <kiln/tile/swizzle/solve_swizzle.hpp>

namespace kiln::tile {

/// Makes the LDS layout of an exchange for all targets. Offset bits are, from the lowest: items that both layouts have lowest,
/// or if there are none the reader's; what the reader's lanes change; the rest of the tile. Then rows of banks are swizzled for
/// writer and reader.
class exchange_layout_maker {
public:
  constexpr exchange_layout_maker(const layout& from, const layout& to, u32 element_bytes)
      : from_(in_space_of(with_places_of(from, to), to)),
        to_(in_space_of(with_places_of(to, from), from)),
        bytes_(element_bytes),
        most_(bits_of_count(16 / element_bytes)) {}

  constexpr layout plain() {
    layout out = from_;
    out.map = {.outputs = from_.map.outputs};
    for (u8& bits : out.place_bits) bits = 0;
    u32 both = 0;
    const u32 items = to_.bits(place::item), others = from_.bits(place::item);
    while (both < most_ && both < items && both < others &&
           to_.image(place::item, both) == from_.image(place::item, both))
      ++both;
    if (both == 0) both = items < most_ ? items : most_;
    for (u32 i = 0; i < both; ++i) add(out, to_.image(place::item, i));
    for (u32 i = 0; i < 6; ++i) add(out, to_.image(place::lane, i));
    for (u32 i = 0; i < from_.map.inputs; ++i) add(out, from_.map.images[i]);
    for (u32 i = 0; i < out.map.outputs; ++i) add(out, 1u << i);
    return out;
  }
  constexpr layout run() {
    const layout memory = plain();
    constexpr isa::arch archs[] = {isa::arch::gfx942, isa::arch::gfx950};
    tile_access accesses[4];
    u32 granule = bytes_ < 4 ? bits_of_count(4 / bytes_) : 0;
    for (u32 i = 0; i < 4; ++i) {
      const bool reads = i % 2 == 1;
      const layout& registers = reads ? to_ : from_;
      const u32 vector = together(in_memory(registers, memory), 'o', most_);
      if (vector > granule) granule = vector;
      accesses[i] = {{archs[i / 2], static_cast<u8>(bytes_ << vector), reads}, registers};
    }
    // Changed are granules' numbers in 256 bytes, 64 banks, as far as 5 bits reach; by what lies above 128 bytes, 32 banks.
    const u32 banks = bits_of_count(256 / bytes_) - granule, field = banks < 5 ? banks : 5;
    const u32 first = bits_of_count(128 / bytes_);
    if (memory.bits(place::offset) <= first) return memory;
    return swizzled(memory, solve_swizzle(memory, bytes_ * 8, accesses, {granule, field, first}).swizzle);
  }

private:
  constexpr void add(layout& out, u32 image) {
    if (image != 0 && held_.insert(image)) append(out, place::offset, image);
  }

  layout from_, to_;
  u32 bytes_, most_;
  subspace held_;
};

/// The layout of an LDS tile through which a register tile of T goes from one layout to another, for all targets.
template<layout From, layout To, class T>
inline constexpr layout exchange_layout = exchange_layout_maker(From, To, bytes_of<T>).run();

/// The same elements in layout To. As converted<To>(k, t) where a plan without LDS is found; else the tile is stored to
/// `exchange`, comes a barrier if there are several waves, and it is read again. Before `exchange` is written again, a barrier
/// is the author's. LDS: exchange.elements numbers.
///
///   tile::lds_tile<bf16, tile::exchange_layout<from, to, bf16>> exchange(k);
///   auto b = tile::converted<to>(k, a, exchange);
template<layout To, class T, layout L, ir::bank Bank, layout Memory>
constexpr register_tile<T, To> converted(builder k, const register_tile<T, L, Bank>& t,
                                         const lds_tile<T, Memory>& exchange, source at = source::here()) {
  if constexpr (!has_same_extents(To, L)) {
    return converted<To>(k, t, at);
  } else {
    const conversion_plan& plan = conversion_on<L, To, T>(k.program().arch);
    if (!plan.uses(mover::lds)) return converted<To>(k, t, at);
    const author::lines_of_call call(k.program_draft(), at);
    store(k, exchange, t, at);
    if (k.program().work_items() > 64) k.barrier(at);
    return load<To>(k, exchange, at);
  }
}

} // namespace kiln::tile
