// SPDX-License-Identifier: MIT
// Meaning of VOPC instructions: v_cmp_* and v_cmpx_* of every type. Source: CDNA3 ISA manual 12.9.
#pragma once

#include <kiln/sim/exec/memory_names.hpp>
#include <kiln/sim/exec/vector.hpp>

namespace kiln::sim {

namespace detail {

// A comparison asks whether the relation of two values is in a set; AMD numbers the comparisons by these bits.
inline constexpr u32 less = 1, equal = 2, greater = 4, unordered = 8;

template<class T> constexpr u32 relation(T a, T b) {
  return a < b ? less : a == b ? equal : a > b ? greater : unordered;
}
constexpr u32 relation(half a, half b) { return relation(to_f32(a), to_f32(b)); }

template<class T, u32 Set> constexpr handlers compare_with() {
  return compare<[](T a, T b) { return (relation(a, b) & Set) != 0; }>();
}
template<class T, u32... Set> constexpr handlers compare_in(u32 set, sequence<u32, Set...>) {
  constexpr handlers all[] = {compare_with<T, Set>()...};
  return all[set];
}

/// Bit of v_cmp_class's mask that the value belongs to.
template<class Float> constexpr u32 class_of(Float x) {
  if (is_nan(x)) return is_signalling(x) ? 1u << 0 : 1u << 1;
  const bool negative = sign_of(x);
  if (is_inf(x)) return negative ? 1u << 2 : 1u << 9;
  if (x == 0) return negative ? 1u << 5 : 1u << 6;
  if (is_subnormal(x)) return negative ? 1u << 4 : 1u << 7;
  return negative ? 1u << 3 : 1u << 8;
}
constexpr u32 class_of(half x) {
  const bool subnormal = (x.bits & 0x7c00u) == 0 && (x.bits & 0x3ffu) != 0; // normal as an f32
  return subnormal ? ((x.bits & 0x8000u) != 0 ? 1u << 4 : 1u << 7) : class_of(to_f32(x));
}

} // namespace detail

/// By name, because the names are regular: v_cmp[x]_<relation>_<type>.
constexpr handlers find_vector_compare(text_view mnemonic) {
  using namespace detail;
  if (!take(mnemonic, "v_cmpx_") && !take(mnemonic, "v_cmp_")) return nullptr;
  if (take(mnemonic, "class_")) {
    if (mnemonic == "f32") return compare<[](f32 x, u32 mask) { return (class_of(x) & mask) != 0; }>();
    if (mnemonic == "f64") return compare<[](f64 x, u32 mask) { return (class_of(x) & mask) != 0; }>();
    return mnemonic == "f16" ? compare<[](half x, u32 mask) { return (class_of(x) & mask) != 0; }>()
                             : nullptr;
  }
  constexpr const char* names[] = {"f_", "lt_",  "eq_",  "le_",  "gt_",  "lg_",  "ge_",  "o_",
                                   "u_", "nge_", "nlg_", "ngt_", "nle_", "neq_", "nlt_", "tru_"};
  u32 set = 0;
  if (take(mnemonic, "ne_")) {
    set = less | greater;
  } else if (take(mnemonic, "t_")) {
    set = less | equal | greater;
  } else {
    while (set < 16 && !take(mnemonic, names[set])) ++set;
    if (set == 16) return nullptr;
  }
  using ordered_sets = __make_integer_seq<sequence, u32, 8>;
  using all_sets = __make_integer_seq<sequence, u32, 16>;
  if (mnemonic == "f32") return compare_in<f32>(set, all_sets{});
  if (mnemonic == "f64") return compare_in<f64>(set, all_sets{});
  if (mnemonic == "f16") return compare_in<half>(set, all_sets{});
  if (set >= 8) return nullptr;
  if (mnemonic == "i32") return compare_in<i32>(set, ordered_sets{});
  if (mnemonic == "u32") return compare_in<u32>(set, ordered_sets{});
  if (mnemonic == "i64") return compare_in<i64>(set, ordered_sets{});
  if (mnemonic == "u64") return compare_in<u64>(set, ordered_sets{});
  if (mnemonic == "i16") return compare_in<i16>(set, ordered_sets{});
  if (mnemonic == "u16") return compare_in<u16>(set, ordered_sets{});
  return nullptr;
}

} // namespace kiln::sim
