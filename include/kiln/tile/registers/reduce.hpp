// SPDX-License-Identifier: MIT
// Reductions of a tile along a coordinate.
#pragma once

#include <kiln/author/values/workgroup.hpp>
#include <kiln/tile/layout/subspace.hpp>
#include <kiln/tile/memory/thread_map.hpp>
#include <kiln/tile/registers/register_tile.hpp>

namespace kiln::tile {

/// The bits of a place whose image lies along a coordinate.
constexpr u32 bits_along(const layout& l, place p, char name) {
  u32 out = 0;
  for (u32 i = 0; i < l.bits(p); ++i)
    if (l.coordinate(l.image(p, i), name) != 0) out |= 1u << i;
  return out;
}
/// True if every bit changes this coordinate or others, not both.
constexpr bool is_apart(const layout& l, char name) {
  const layout rest = without(l, name);
  for (u32 i = 0; i < l.map.inputs; ++i)
    if (l.coordinate(l.map.images[i], name) != 0 && rest.map.images[i] != 0) return false;
  return true;
}
/// True if an element is in several places that differ in bits along a coordinate: a sum would have it as often.
constexpr bool has_copies_along(const layout& l, char name) {
  subspace known;
  for (u32 i = 0; i < l.map.inputs; ++i)
    if (l.coordinate(l.map.images[i], name) != 0 && !known.insert(l.map.images[i])) return true;
  return false;
}
/// The layout of the results: without the coordinate, and without the items along it. Lanes and waves along it have copies.
constexpr layout reduced(const layout& l, char name) {
  const layout rest = without(l, name);
  layout out = rest;
  out.map.inputs = 0;
  for (u32& image : out.map.images) image = 0;
  for (u8& bits : out.place_bits) bits = 0;
  for (u32 p = 0; p < place_count; ++p)
    for (u32 i = 0; i < rest.place_bits[p]; ++i)
      if (static_cast<place>(p) != place::item || (bits_along(l, place::item, name) >> i & 1) == 0)
        append(out, static_cast<place>(p), rest.image(static_cast<place>(p), i));
  return out;
}
/// Spreads the bits of `x` over the positions that are set in `mask`, lowest first.
constexpr u32 spread(u32 x, u32 mask) {
  u32 out = 0;
  for (; mask != 0; mask &= mask - 1, x >>= 1)
    if ((x & 1) != 0) out |= mask & (~mask + 1);
  return out;
}

/// The instruction that combines two numbers of 64 bits.
template<combine How> consteval isa::mn::mnemonic combining_f64() {
  return How == combine::sum   ? isa::mn::v_add_f64
         : How == combine::max ? isa::mn::v_max_f64
                               : isa::mn::v_min_f64;
}

/// Reduces single numbers, which it takes and gives by their first register.
template<combine How, class T> class register_reducer {
  using view = author::handle<ir::bank::vgpr, T>;
  static constexpr bool is_f64 = __is_same(T, f64);

public:
  constexpr register_reducer(builder b, const source& at) : k(b), at_(at) {}

  constexpr u32 both(u32 a, u32 b) const {
    if constexpr (is_f64) {
      const auto out = k.template vgpr<f64>();
      k.emit(combining_f64<How>(), emit::operand(out, at_), emit::operand(in(a), at_),
             emit::operand(in(b), at_));
      return out.first_dword();
    } else
      return author::combined(k.program_draft(), author::combining<T, How>(), at_, bits(a), bits(b))
          .code.payload();
  }
  /// As a tree: of neighbours first.
  constexpr u32 all(u32 (&x)[256], u32 count) const {
    for (; count > 1; count /= 2)
      for (u32 i = 0; i < count / 2; ++i) x[i] = both(x[2 * i], x[2 * i + 1]);
    return x[0];
  }
  /// Over lanes that differ in the bits of `lanes`. Groups of up to 16 neighbours and whole waves take a DPP instruction a bit,
  /// others an exchange through LDS's crossbar.
  constexpr u32 over_lanes(u32 x, u32 lanes) const {
    u32 bit = 0;
    if constexpr (!is_f64) {
      if (lanes == 63) {
        auto out = k.vgpr<T>();
        out = author::reduce<How>(in(x), at_);
        return out.first_dword();
      }
      while (bit < 4 && (lanes >> bit & 1) != 0) ++bit;
      if (bit == 1) x = author::reduce<How, 2>(in(x), at_).first_dword();
      if (bit == 2) x = author::reduce<How, 4>(in(x), at_).first_dword();
      if (bit == 3) x = author::reduce<How, 8>(in(x), at_).first_dword();
      if (bit == 4) x = author::reduce<How, 16>(in(x), at_).first_dword();
    }
    for (; bit < lane_bits; ++bit)
      if ((lanes >> bit & 1) != 0) x = both(x, exchanged(x, bit));
    return x;
  }
  /// Over waves that differ in the bits of `waves`, of `count` registers: each wave reads what all have written, in one order.
  constexpr void over_waves(u32 (&x)[256], u32 count, u32 waves) const {
    constexpr u32 log2_bytes = is_f64 ? 3 : 2;
    const u32 size = k.program().work_items() << log2_bytes, members = 1u << __builtin_popcount(waves);
    const u32 lds = k.template lds<b32>(size / 4 * count).offset_bytes();
    const auto item = as<u32>(k.thread_idx.x);
    auto own = item << log2_bytes;
    for (u32 i = 0; i < count; ++i)
      k.emit(is_f64 ? isa::mn::ds_write_b64 : isa::mn::ds_write_b32, emit::operand(own, at_), bits(x[i]),
             offset(lds + i * size));
    k.barrier(at_);
    auto from = (item & ~(waves << lane_bits)) << log2_bytes;
    u32 read[256] = {};
    for (u32 i = 0; i < count; ++i)
      for (u32 g = 0; g < members; ++g) {
        const u32 to = k.template vgpr<T>().first_dword();
        k.emit(is_f64 ? isa::mn::ds_read_b64 : isa::mn::ds_read_b32, bits(to), emit::operand(from, at_),
               offset(lds + i * size + (spread(g, waves) << lane_bits << log2_bytes)));
        read[i * members + g] = to;
      }
    k.barrier(at_); // the next call's writes come after all reads
    for (u32 i = 0; i < count; ++i) {
      x[i] = read[i * members];
      for (u32 g = 1; g < members; ++g) x[i] = both(x[i], read[i * members + g]);
    }
  }

private:
  constexpr view in(u32 x) const { return {k.program_draft(), x}; }
  constexpr emit::operand bits(u32 x) const {
    if constexpr (is_f64)
      return emit::operand(in(x), at_);
    else
      return author::bits_of(in(x), at_);
  }
  constexpr u32 exchanged(u32 x, u32 bit) const {
    if constexpr (is_f64) {
      const auto out = k.template vgpr<f64>();
      for (u32 half = 0; half < 2; ++half) {
        const author::handle<ir::bank::vgpr, u32> from(k.program_draft(), x + half),
            moved(k.program_draft(), exchanged_register(from, bit));
        author::handle<ir::bank::vgpr, u32> to(k.program_draft(), out.first_dword() + half);
        to = moved;
      }
      return out.first_dword();
    } else
      return exchanged_register(in(x), bit);
  }
  template<class V> constexpr u32 exchanged_register(const V& x, u32 bit) const {
    switch (bit) {
    case 0: return author::shuffle_xor<1>(x, at_).first_dword();
    case 1: return author::shuffle_xor<2>(x, at_).first_dword();
    case 2: return author::shuffle_xor<4>(x, at_).first_dword();
    case 3: return author::shuffle_xor<8>(x, at_).first_dword();
    case 4: return author::shuffle_xor<16>(x, at_).first_dword();
    default: return author::shuffle_xor<32>(x, at_).first_dword();
    }
  }
  builder k;
  source at_;
};

/// The reduction of a tile along coordinate Name, by `How`, of f32, f64, i32 or u32: a vector of the other coordinates, which
/// all lanes and waves along Name have. Items are combined in registers, lanes by DPP, waves through LDS with two barriers, to
/// which all waves must come. All lanes must be enabled. Sums are added in the same order in all lanes, so copies are equal.
template<char Name, combine How, class T, layout L>
constexpr register_tile<T, reduced(L, Name)> reduce(builder k, const register_tile<T, L>& t,
                                                    source at = source::here()) {
  static_assert(is_apart(L, Name),
                "reduce: some bit of an item's, lane's or wave's number changes this and another coordinate");
  static_assert(How == combine::max || How == combine::min || !has_copies_along(L, Name),
                "reduce: an element is in several items, lanes or waves along this coordinate: it would be "
                "combined as often; images along it are independent");
  static_assert(L.bits(Name) != 0, "reduce: the tile has no such coordinate, or of extent 1");
  static_assert(__is_same(T, f32) || __is_same(T, f64) || __is_same(T, i32) || __is_same(T, u32),
                "reduce: tiles of f32, f64, i32 or u32; convert<f32>(tile) first");
  static_assert(!__is_same(T, f64) || How == combine::sum || How == combine::max || How == combine::min,
                "reduce: numbers of f64 have sums, maxima and minima");
  const author::lines_of_call call(k.program_draft(), at);
  constexpr u32 along = bits_along(L, place::item, Name), lanes = bits_along(L, place::lane, Name),
                waves = bits_along(L, place::wave, Name);
  constexpr u32 others = mask_of_bits(L.bits(place::item)) & ~along;
  using result = register_tile<T, reduced(L, Name)>;
  static_assert(result::items <= 16, "reduce: more than 16 results a lane");
  const register_reducer<How, T> reducer(k, at);
  constexpr u32 dwords = bytes_of<T> / 4;
  u32 results[256] = {};
  for (u32 r = 0; r < result::items; ++r) {
    u32 registers[256] = {};
    constexpr u32 count = 1u << __builtin_popcount(along);
    for (u32 i = 0; i < count; ++i)
      registers[i] = t.registers.first_dword() + dwords * (spread(r, others) | spread(i, along));
    results[r] = reducer.over_lanes(reducer.all(registers, count), lanes);
  }
  if (waves != 0 && !has_all_waves(k, L, at)) return result(k, at);
  if constexpr (waves != 0) reducer.over_waves(results, result::items, waves);
  result out(k, at);
  for (u32 r = 0; r < result::items; ++r)
    out.registers[r] = author::handle<ir::bank::vgpr, T>(k.program_draft(), results[r]);
  return out;
}

} // namespace kiln::tile
