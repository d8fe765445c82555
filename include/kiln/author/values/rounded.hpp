// SPDX-License-Identifier: MIT
// rounded(a * b) + c: a product that does not become part of a sum.
#pragma once

#include <kiln/author/handle.hpp>

namespace kiln::author {

/// The value as it is, rounded: `rounded(a * b) + c` is a multiplication and an addition, where `a * b + c` is rounded once. No
/// instruction. A variable has been rounded when it was written.
template<ir::bank Bank, class T, u32... Shape>
constexpr reg<Bank, T, Shape...> rounded(reg<Bank, T, Shape...>&& x) {
  draft& k = x.program_draft();
  constexpr u32 base = handle<Bank, T, Shape...>::operand_base(), dwords = handle<Bank, T, Shape...>::dwords;
  const u32 size = k.program.code.size(), begin = k.program.blocks.back().first;
  for (u32 i = size; i > begin && size - i < dwords + draft::few; --i) { // where makers are looked for
    ir::instruction& in = k.program.code[i - 1];
    if (in.ops[0].bits - (base | x.first_dword()) < dwords) in.marks |= ir::mark::rounded;
  }
  return static_cast<reg<Bank, T, Shape...>&&>(x);
}
template<ir::bank Bank, class T, u32... Shape>
constexpr const handle<Bank, T, Shape...>& rounded(const handle<Bank, T, Shape...>& x) {
  return x;
}

} // namespace kiln::author
