// SPDX-License-Identifier: MIT
// Tiles of the same numbers in another type.
#pragma once

#include <kiln/author/values/convert.hpp>
#include <kiln/tile/registers/map.hpp>

namespace kiln::tile {

/// The tile's numbers as `To`, in the same places, rounded as author's convert does: `convert<bf16>(t)` to nearest even,
/// `convert<bf16, rounding::toward_zero>(t)`, `convert<fp8, overflow::saturate>(t)`. Items stay in their
/// lane, which must have enough of them to fill registers of the new type.
template<class To, auto... How, class T, layout L>
constexpr register_tile<To, L> convert(const register_tile<T, L>& t, source at = source::here()) {
  auto converted = author::convert<register_of<To>, How...>(t.registers, at);
  return register_tile<To, L>(
      typename register_tile<To, L>::registers_type(converted.program_draft(), converted.first_dword()));
}

} // namespace kiln::tile
