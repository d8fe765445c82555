// SPDX-License-Identifier: MIT
// A vector that may be null counts as zeros.
#pragma once

#include <kiln/author/values/select.hpp>
#include <kiln/tile/memory/uniform.hpp>

namespace kiln::kernel {

/// The extent of a vector of n elements: 0 if its pointer is null, so that a load reads nothing and returns zeros. It is a
/// multiple of what n is one of, up to 16.
template<class M>
constexpr tile::uniform bias_extent(builder k, const arg<M*>& vector, const tile::uniform& n) {
  u32 bits = 4;
  while (!n.is_multiple(bits)) --bits;
  auto whole = n.is_number() ? k.sgpr<u32>(n.number()) : k.sgpr<u32>(n.in_sgpr());
  auto extent = select(as<u64>(vector) != 0u, whole, 0u);
  return {extent, 1u << bits};
}

} // namespace kiln::kernel
