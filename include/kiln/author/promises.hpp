// SPDX-License-Identifier: MIT
// What the author promises of the memory that pointer arguments lead to: arg<restrict<T>*>, arg<read_only<T>*>,
// k.no_alias(x, y).
#pragma once

#include <kiln/author/arguments.hpp>

namespace kiln::author {

/// A pointer argument of k.no_alias.
struct promised_pointer {
  u32 first_dword = ~0u;
  bool is_pointer = false;
  source where;

  template<class M>
  constexpr promised_pointer(const arg<M*>& p, const source& at = source::here()) // NOLINT: implicit
      : first_dword(p.first_dword()), is_pointer(true), where(at) {}
  template<class V>
    requires(!requires(const V& v) { bare<V>::is_pointer; })
  constexpr promised_pointer(const V&, const source& at = source::here()) : where(at) {} // NOLINT: implicit
};

/// The number of the argument that is loaded to `dword`; its error, and none, if it is no pointer argument as the launch
/// gives it.
constexpr u32 argument_at(draft& k, const promised_pointer& p) {
  const ir::program& program = k.program;
  const u32 offset = (p.first_dword - program.first_argument_dword) * 4;
  for (u32 a = 0; p.is_pointer && a < program.arguments.size(); ++a) {
    const ir::argument& candidate = program.arguments[a];
    if (!candidate.is_pointer || candidate.offset_bytes != offset) continue;
    return a;
  }
  k.fail(p.where,
         "no_alias takes pointer arguments of the kernel themselves, not copies or pointers that were "
         "calculated from them");
  return ~0u;
}

/// Notes that no two of `count` pointer arguments lead to the same memory.
constexpr void keep_apart(draft& k, const promised_pointer* pointers, u32 count) {
  for (u32 i = 1; i < count; ++i)
    for (u32 j = 0; j < i; ++j) {
      const u32 first = argument_at(k, pointers[j]), second = argument_at(k, pointers[i]);
      if (k.failed()) return;
      if (first == second)
        return k.fail(pointers[i].where, text_buffer{} << "no_alias is given argument " << first << " twice");
      k.program.distinct.push_back({first, second, pointers[i].where});
      k.program.has_promises = true;
    }
}

} // namespace kiln::author
