// SPDX-License-Identifier: MIT
// What a memory instruction's name says about its shape: width, sign, part of the register, atomic operation.
#pragma once

#include <kiln/sim/decoded.hpp>
#include <kiln/support/text.hpp>

namespace kiln::sim::detail {

/// Removes a prefix; false when the text does not begin with it.
constexpr bool take(text_view& text, const char* prefix) {
  const text_view p(prefix);
  if (text.size < p.size || !(text_view(text.data, p.size) == p)) return false;
  text = text_view(text.data + p.size, text.size - p.size);
  return true;
}

/// "dwordx2", "ubyte", "short_d16_hi", ... of global, flat, scratch and buffer instructions. All of `text` must be used.
constexpr bool parse_width(text_view text, memory_shape& shape) {
  if (take(text, "dwordx2"))
    shape.bytes = 8;
  else if (take(text, "dwordx3"))
    shape.bytes = 12;
  else if (take(text, "dwordx4"))
    shape.bytes = 16;
  else if (take(text, "dword"))
    shape.bytes = 4;
  else if (take(text, "ubyte") || take(text, "byte"))
    shape.bytes = 1;
  else if (take(text, "sbyte"))
    shape.bytes = 1, shape.sign_extend = true;
  else if (take(text, "ushort") || take(text, "short"))
    shape.bytes = 2;
  else if (take(text, "sshort"))
    shape.bytes = 2, shape.sign_extend = true;
  else
    return false;
  if (take(text, "_d16_hi"))
    shape.part = register_part::high_half;
  else if (take(text, "_d16"))
    shape.part = register_part::low_half;
  return text.size == 0;
}

struct named_atomic {
  const char* name;
  atomic_op op;
};

/// "add", "cmpswap_x2", "pk_add_f16", ... after "global_atomic_" and the like.
constexpr bool parse_atomic(text_view text, memory_shape& shape) {
  constexpr named_atomic names[] = {{"swap", atomic_op::swap},
                                    {"cmpswap", atomic_op::compare_swap},
                                    {"add_f32", atomic_op::add_f32},
                                    {"add_f64", atomic_op::add_f64},
                                    {"min_f64", atomic_op::min_f64},
                                    {"max_f64", atomic_op::max_f64},
                                    {"add", atomic_op::add},
                                    {"sub", atomic_op::sub},
                                    {"smin", atomic_op::smin},
                                    {"umin", atomic_op::umin},
                                    {"smax", atomic_op::smax},
                                    {"umax", atomic_op::umax},
                                    {"and", atomic_op::bit_and},
                                    {"or", atomic_op::bit_or},
                                    {"xor", atomic_op::bit_xor},
                                    {"inc", atomic_op::increment},
                                    {"dec", atomic_op::decrement},
                                    {"pk_add_f16", atomic_op::pk_add_f16},
                                    {"pk_add_bf16", atomic_op::pk_add_bf16}};
  for (const named_atomic& n : names) {
    text_view rest = text;
    if (!take(rest, n.name)) continue;
    const bool wide = take(rest, "_x2");
    if (rest.size != 0) continue;
    shape.op = n.op;
    const bool f64_op =
        n.op == atomic_op::add_f64 || n.op == atomic_op::min_f64 || n.op == atomic_op::max_f64;
    shape.bytes = wide || f64_op ? 8 : 4;
    return true;
  }
  return false;
}

/// "add_u32", "max_rtn_i64", "cmpst_b32", ... after "ds_".
constexpr bool parse_ds_atomic(text_view text, memory_shape& shape) {
  constexpr named_atomic names[] = {{"add_u", atomic_op::add},
                                    {"sub_u", atomic_op::sub},
                                    {"rsub_u", atomic_op::reverse_sub},
                                    {"inc_u", atomic_op::increment},
                                    {"dec_u", atomic_op::decrement},
                                    {"min_i", atomic_op::smin},
                                    {"max_i", atomic_op::smax},
                                    {"min_u", atomic_op::umin},
                                    {"max_u", atomic_op::umax},
                                    {"and_b", atomic_op::bit_and},
                                    {"or_b", atomic_op::bit_or},
                                    {"xor_b", atomic_op::bit_xor},
                                    {"mskor_b", atomic_op::mask_or},
                                    {"wrxchg_b", atomic_op::swap},
                                    {"cmpst_b", atomic_op::compare_swap},
                                    {"wrap_b", atomic_op::wrap},
                                    {"add_f32", atomic_op::add_f32},
                                    {"min_f32", atomic_op::min_f32},
                                    {"max_f32", atomic_op::max_f32},
                                    {"add_f64", atomic_op::add_f64},
                                    {"min_f64", atomic_op::min_f64},
                                    {"max_f64", atomic_op::max_f64},
                                    {"cmpst_f32", atomic_op::compare_swap_f32},
                                    {"cmpst_f64", atomic_op::compare_swap_f64},
                                    {"pk_add_f16", atomic_op::pk_add_f16},
                                    {"pk_add_bf16", atomic_op::pk_add_bf16}};
  // The operation and the type stand around "rtn_": ds_max_rtn_i64.
  char joined[24] = {};
  u32 n = 0;
  for (u32 i = 0; i < text.size && n < 23; ++i) {
    if (text.size - i > 4 && text.data[i] == 'r' && text_view(text.data + i, 4) == "rtn_") i += 4;
    joined[n++] = text.data[i];
  }
  for (const named_atomic& entry : names) {
    text_view rest(joined, n);
    if (!take(rest, entry.name)) continue;
    const char last = entry.name[__builtin_strlen(entry.name) - 1];
    if (rest.size == 0 && (last == '2' || last == '4' || last == '6'))
      shape.bytes = last == '4' ? 8 : 4;
    else if (rest == "32" || rest == "64")
      shape.bytes = rest == "64" ? 8 : 4;
    else
      continue;
    shape.op = entry.op;
    return true;
  }
  return false;
}

} // namespace kiln::sim::detail
