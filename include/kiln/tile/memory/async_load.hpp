// SPDX-License-Identifier: MIT
// Tiles from global memory to LDS, in flight while the kernel goes on.
#pragma once

#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/memory/lds.hpp>
#include <kiln/tile/memory/lds_dma.hpp>

namespace kiln::tile {

/// Bytes that a lane moves in one instruction of LDS-DMA, for loads in layout L to an LDS tile: 16 or 4; 0 if LDS-DMA can't put
/// them there. Lane by lane it writes neighbouring bytes; a wave's and an instruction's base are added.
constexpr u32 dma_bytes_of(const layout& l, const layout& memory, u32 element_bits) {
  if (missing_in(l, memory) != 0) return 0;
  const layout at = in_memory(l, memory);
  if (!is_permutation(at)) return 0;
  for (u32 i = 1; i < at.bits(place::wave); ++i)
    if (at.image(place::wave, i) != at.image(place::wave, 0) << i) return 0;
  for (u32 bytes = 16; bytes >= 4; bytes /= 4)
    if (bytes * 8 >= element_bits && is_dma(at, element_bits, bytes)) return bytes;
  return 0;
}

/// The loads of tiles of a tensor to tiles in LDS, without registers: in layout L, which dma_source() gives for the LDS tile,
/// with its swizzle. Elements outside the extents arrive as 0. async_access_of() makes one that stays while the kernel runs.
template<layout L, class T, layout Memory, u32 Count, class M, u32 Axes> class async_access {
  static_assert(__is_same(T, number_of<M>), "async_load: the LDS tile and the tensor have different types");
  static constexpr u32 bytes = bytes_of<T>;
  static constexpr layout offsets = offsets_in_lds<L, Memory>;
  static constexpr u32 moved = dma_bytes_of(L, Memory, 8 * bytes);
  static constexpr u32 tile_bytes = bytes << Memory.map.inputs;

public:
  constexpr async_access(builder b, const lds_tile<T, Memory, Count>& to, const tensor<M, Axes>& from,
                         const uniform (&origin)[Axes], const source& at, char moving = 0,
                         tiles_along tiles = {}, bool is_required = false)
      : k(b),
        from_(b, from, origin, at, moving, tiles),
        first_byte_(to.offset_bytes()),
        of_wave_(b.sgpr<u32>(as<u32>(b.wave_id(at)) * of_waves())) {
    if (!is_required || b.failed()) return;
    if (const text_buffer why = why_not(); !why.empty()) b.program_draft().fail(at, why);
  }

  /// Why these loads are none of LDS-DMA; empty if they are.
  constexpr text_buffer why_not() const {
    text_buffer why;
    const u32 waves = 1u << L.bits(place::wave), found = (k.program().work_items() + 63) / 64;
    const u32 together = bytes << from_.vector();
    const char* const target = isa::facts_of(k.arch()).name;
    if (missing_in(L, Memory) != 0)
      why << missing_in_lds<L, Memory>();
    else if (moved == 0)
      why << "LDS-DMA writes 4 or 16 bytes of each lane after those of the lane before; this layout does "
             "not: "
             "dma_source(memory, "
          << 8 * bytes << ", " << (k.arch() == isa::arch::gfx950 ? 16 : 4) << ", wave bits) is one that does";
    else if (moved == 16 && k.arch() != isa::arch::gfx950)
      why << "the layout has 16 bytes of each lane together; LDS-DMA of " << target
          << " moves 4: dma_source(memory, " << 8 * bytes << ", 4, wave bits)";
    else if (together < moved)
      why << "LDS-DMA moves " << moved
          << " bytes of a row at a time; what is known of extents, strides and origin "
          << "keeps " << together << " together: promise more by tile::uniform(n, " << moved / bytes << ")";
    else if (found != waves)
      why << "the tile's layout has " << waves << " waves, the workgroup has " << found
          << ": LDS-DMA needs as many";
    return why;
  }

  /// Issues the loads of tile `from` of those along an axis, to tile `to` in LDS. Within k.async.
  constexpr void load(u32 to = 0, u32 from = 0, source at = source::here()) const {
    issue(of_wave_, to, from, at);
  }
  /// The same with the LDS tiles so many bytes further on: from the slot of a ring.
  constexpr void load_from_slot(const author::handle<ir::bank::sgpr, u32>& slot, u32 to = 0, u32 from = 0,
                                source at = source::here()) const {
    issue(sgpr<u32>(of_wave_ + slot), to, from, at);
  }
  /// The tile at the origin to registers, for what LDS-DMA can't do.
  constexpr void load_to(const register_tile<T, L>& out, source at = source::here()) const {
    from_.load_to(out, 0, at);
  }
  /// As global_access::advance().
  constexpr void advance(char name, u32 count, source at = source::here()) { from_.advance(name, count, at); }

private:
  static constexpr u32 of_waves() {
    return L.bits(place::wave) == 0 ? 0 : offsets.image(place::wave, 0) * bytes;
  }
  constexpr void issue(const author::handle<ir::bank::sgpr, u32>& begin, u32 to, u32 from,
                       const source& at) const {
    const author::lines_of_call call(k.program_draft(), at);
    require_lanes(k, at, "async load");
    if (!from_.has_tile(from, at) || !has_tile_in_lds<Count>(k, to, at)) return;
    if constexpr (moved != 0) {
      const u32 first = begin.first_dword(), to_tile = first_byte_ + to * tile_bytes;
      from_.each(
          [&](u32 item, u32, const byte_offset& offset) {
            const u32 constant = to_tile + offsets.element(item, 0) * bytes;
            const author::handle<ir::bank::sgpr, u32> place(k.program_draft(), first);
            if (constant == 0)
              from_.memory().template load_to_lds<moved>(place, offset);
            else
              from_.memory().template load_to_lds<moved>(place + constant, offset);
          },
          from);
    }
  }

  builder k;
  global_access<L, M, Axes> from_;
  u32 first_byte_;
  sgpr<u32> of_wave_; ///< bytes from the tile's begin to where the wave writes
};

/// The loads of tiles that begin at `origin` and move along the axis `moving`, to tiles in LDS by LDS-DMA: for loops, in
/// k.async or a ring's load. It is an error if LDS-DMA can't do them: because of the layout, the target's width, or rows
/// of which too little is promised.
template<layout L, class T, layout Memory, u32 Count, class M, u32 Axes>
constexpr async_access<L, T, Memory, Count, M, Axes>
async_access_of(builder k, const lds_tile<T, Memory, Count>& to, const tensor<M, Axes>& from,
                const uniform (&origin)[Axes], char moving, tiles_along tiles = {},
                source at = source::here()) {
  const author::lines_of_call call(k.program_draft(), at);
  return {k, to, from, origin, at, moving, tiles, true};
}

/// A tile that async_load() has begun to load.
template<layout L, class T, layout Memory, u32 Count> class loading_tile {
  using registers = typename register_tile<T, L>::registers_type;

public:
  constexpr loading_tile(builder b, const lds_tile<T, Memory, Count>& to, token loads, u32 in_registers)
      : k(b), to_(to), loads_(loads), in_registers_(in_registers) {}

  /// True if the loads go to LDS without registers.
  constexpr bool is_direct() const { return in_registers_ == direct; }
  /// The token of the loads. Of a tile that is not direct, only wait() puts what they load into LDS.
  constexpr token loads() const { return loads_; }
  /// After it, what this wave has loaded is in LDS; at a barrier after it, what all waves have.
  constexpr void wait(source at = source::here()) const {
    k.wait(loads_, at);
    if (is_direct()) return;
    const author::lines_of_call call(k.program_draft(), at);
    lds_access<L, T, Memory, Count>(k, to_, at)
        .store(register_tile<T, L>(registers(k.program_draft(), in_registers_)));
  }

  static constexpr u32 direct = ~0u;

private:
  builder k;
  lds_tile<T, Memory, Count> to_;
  token loads_;
  u32 in_registers_; ///< the first of the tile that is loaded
};

/// Begins to load a tile of a tensor, its first element at `origin`, to LDS: `wait()` of what it returns ends that, and a
/// barrier after it shows the tile to all waves. Elements outside the extents arrive as 0. By LDS-DMA where the target and what
/// is promised of rows permit it, as async_access_of() has it; else through registers of a tile of layout L.
template<layout L, class T, layout Memory, u32 Count, class M, u32 Axes>
constexpr loading_tile<L, T, Memory, Count>
async_load(builder k, const lds_tile<T, Memory, Count>& to, const tensor<M, Axes>& from,
           const uniform (&origin)[Axes], source at = source::here()) {
  const author::lines_of_call call(k.program_draft(), at);
  const async_access<L, T, Memory, Count, M, Axes> access(k, to, from, origin, at);
  if (access.why_not().empty())
    return {k, to, k.async([&] { access.load(); }, at), loading_tile<L, T, Memory, Count>::direct};
  const register_tile<T, L> registers(k, at);
  const token loads = k.async([&] { access.load_to(registers, at); }, at);
  return {k, to, loads, registers.registers.first_dword()};
}

} // namespace kiln::tile
