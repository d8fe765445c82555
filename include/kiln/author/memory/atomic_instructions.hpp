// SPDX-License-Identifier: MIT
// Which instruction does an atomic operation on a type.
#pragma once

#include <kiln/author/handle.hpp>

namespace kiln::author {

enum class atomic : u8 { add, min, max, bit_and, bit_or, bit_xor, exchange, compare_exchange };

/// The instructions of an operation on a type, by memory; 0 is none.
struct atomic_instructions {
  isa::mn::mnemonic global, lds, lds_returns;
};
inline constexpr auto no_instruction = static_cast<isa::mn::mnemonic>(0);
template<class T> constexpr atomic_instructions atomic_instructions_of(atomic what) {
  using namespace isa::mn;
  constexpr bool sign = __is_same(T, i32) || __is_same(T, i64), wide = element_traits<T>::dwords == 2;
  constexpr atomic_instructions none{no_instruction, no_instruction, no_instruction};
  if constexpr (__is_same(T, f32)) {
    if (what == atomic::add) return {global_atomic_add_f32, ds_add_f32, ds_add_rtn_f32};
    if (what == atomic::min) return {no_instruction, ds_min_f32, ds_min_rtn_f32};
    if (what == atomic::max) return {no_instruction, ds_max_f32, ds_max_rtn_f32};
  } else if constexpr (__is_same(T, f64)) {
    if (what == atomic::add) return {global_atomic_add_f64, ds_add_f64, ds_add_rtn_f64};
    if (what == atomic::min) return {global_atomic_min_f64, ds_min_f64, ds_min_rtn_f64};
    if (what == atomic::max) return {global_atomic_max_f64, ds_max_f64, ds_max_rtn_f64};
  } else if constexpr (__is_same(T, f16x2)) {
    return what == atomic::add
               ? atomic_instructions{global_atomic_pk_add_f16, ds_pk_add_f16, ds_pk_add_rtn_f16}
               : none;
  } else if constexpr (__is_same(T, bf16x2)) {
    return what == atomic::add
               ? atomic_instructions{global_atomic_pk_add_bf16, ds_pk_add_bf16, ds_pk_add_rtn_bf16}
               : none;
  } else if constexpr (!IntegerElement<T>) {
    return none;
  } else if constexpr (wide) {
    switch (what) {
    case atomic::add: return {global_atomic_add_x2, ds_add_u64, ds_add_rtn_u64};
    case atomic::min:
      return sign ? atomic_instructions{global_atomic_smin_x2, ds_min_i64, ds_min_rtn_i64}
                  : atomic_instructions{global_atomic_umin_x2, ds_min_u64, ds_min_rtn_u64};
    case atomic::max:
      return sign ? atomic_instructions{global_atomic_smax_x2, ds_max_i64, ds_max_rtn_i64}
                  : atomic_instructions{global_atomic_umax_x2, ds_max_u64, ds_max_rtn_u64};
    case atomic::bit_and: return {global_atomic_and_x2, ds_and_b64, ds_and_rtn_b64};
    case atomic::bit_or: return {global_atomic_or_x2, ds_or_b64, ds_or_rtn_b64};
    case atomic::bit_xor: return {global_atomic_xor_x2, ds_xor_b64, ds_xor_rtn_b64};
    default: break;
    }
  } else {
    switch (what) {
    case atomic::add: return {global_atomic_add, ds_add_u32, ds_add_rtn_u32};
    case atomic::min:
      return sign ? atomic_instructions{global_atomic_smin, ds_min_i32, ds_min_rtn_i32}
                  : atomic_instructions{global_atomic_umin, ds_min_u32, ds_min_rtn_u32};
    case atomic::max:
      return sign ? atomic_instructions{global_atomic_smax, ds_max_i32, ds_max_rtn_i32}
                  : atomic_instructions{global_atomic_umax, ds_max_u32, ds_max_rtn_u32};
    case atomic::bit_and: return {global_atomic_and, ds_and_b32, ds_and_rtn_b32};
    case atomic::bit_or: return {global_atomic_or, ds_or_b32, ds_or_rtn_b32};
    case atomic::bit_xor: return {global_atomic_xor, ds_xor_b32, ds_xor_rtn_b32};
    default: break;
    }
  }
  if (what == atomic::exchange)
    return wide ? atomic_instructions{global_atomic_swap_x2, no_instruction, ds_wrxchg_rtn_b64}
                : atomic_instructions{global_atomic_swap, no_instruction, ds_wrxchg_rtn_b32};
  if (what == atomic::compare_exchange)
    return wide ? atomic_instructions{global_atomic_cmpswap_x2, no_instruction, ds_cmpst_rtn_b64}
                : atomic_instructions{global_atomic_cmpswap, no_instruction, ds_cmpst_rtn_b32};
  return none;
}

/// True if memory adds such elements by itself; the target may lack the instruction.
template<class T>
inline constexpr bool is_added_in_memory =
    __is_same(T, f32) || __is_same(T, f64) || __is_same(T, f16x2) || __is_same(T, bf16x2) ||
    __is_same(T, i32) || __is_same(T, u32) || __is_same(T, i64) || __is_same(T, u64);
/// The instruction that adds to memory by a buffer descriptor, without a result.
template<class T>
  requires(is_added_in_memory<T>)
constexpr isa::mn::mnemonic buffer_add() {
  using namespace isa::mn;
  if constexpr (__is_same(T, f32)) return buffer_atomic_add_f32;
  if constexpr (__is_same(T, f64)) return buffer_atomic_add_f64;
  if constexpr (__is_same(T, f16x2)) return buffer_atomic_pk_add_f16;
  if constexpr (__is_same(T, bf16x2)) return buffer_atomic_pk_add_bf16; // gfx950
  return element_traits<T>::dwords == 2 ? buffer_atomic_add_x2 : buffer_atomic_add;
}

} // namespace kiln::author
