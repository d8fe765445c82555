// SPDX-License-Identifier: MIT
// Heads in pieces of 64 or 128 numbers, which layouts can say.
#pragma once

#include <kiln/tile/registers/register_tile.hpp>

namespace kiln::kernel {

/// How a head is cut: 192 numbers are three pieces of 64, 256 two of 128. The last piece may be filled in part.
struct attention_pieces {
  u32 head;

  constexpr u32 width() const { return head <= 64 || (head > 128 && head <= 192) ? 64 : 128; }
  constexpr u32 count() const { return (head + width() - 1) / width(); }
  constexpr u32 numbers() const { return width() * count(); }
};

/// Tiles of one layout in neighbouring registers. `tiles[i]` is a view of the i-th.
template<class T, tile::layout L, u32 Count, ir::bank Bank = ir::bank::vgpr> class attention_tiles {
public:
  using piece = tile::register_tile<T, L, Bank>;
  static constexpr u32 count = Count, dwords = piece::registers_type::dwords;

  constexpr explicit attention_tiles(builder k, source at = source::here())
      : draft_(&k.program_draft()), first_(k.program_draft().template allocate<Bank, Count * dwords>(at)) {}
  /// The registers from `first` on.
  constexpr attention_tiles(builder k, u32 first) : draft_(&k.program_draft()), first_(first) {}

  constexpr piece operator[](u32 i) const {
    return piece(typename piece::registers_type(*draft_, first_ + i * dwords));
  }

private:
  emit::draft* draft_;
  u32 first_;
};

} // namespace kiln::kernel
