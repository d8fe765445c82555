// SPDX-License-Identifier: MIT
// New keys and values into the pages of a cache.
#pragma once

#include <kiln/author/dsl.hpp>

namespace kiln::kernel {

/// `heads` heads of one token, 8 numbers at a time in a lane. All lanes must be enabled.
template<class T, u32 Head>
constexpr void copy_heads(builder k, const arg<T*>& to, const arg<const T*>& from, const arg<i32>& heads,
                          const arg<i32>& to_head, const arg<i32>& from_head) {
  constexpr i32 lanes = static_cast<i32>(Head / 8);
  // clang's bytecode interpreter captures no reference parameters
  const auto *const to_stride = &to_head, *const from_stride = &from_head;
  const auto* const destination = &to;
  const auto* const origin = &from;
  const auto end = k.sgpr<i32>(heads * lanes);
  auto i = k.vgpr<i32>(k.lane_id());
  k.while_lanes([&] { return i < end; },
                [&] {
                  const auto head = k.vgpr<i32>(i / lanes);
                  const auto column = k.vgpr<i32>((i - head * lanes) * 8);
                  destination->store(k.vgpr<i32>(head * *to_stride + column),
                                     origin->template load<8>(k.vgpr<i32>(head * *from_stride + column)));
                  i += 64;
                });
}

/// Row t of key (tokens, heads, Head), and of value (tokens, heads, ValueHead), becomes row slots[t] % page of page slots[t] /
/// page of the caches, [page][row][head][number] by their strides; a token whose slot is negative is left out. Two tokens of
/// one slot are a mistake. T is a type of 16 bits, page 2^page_bits; heads have a multiple of 8 numbers, pointers are multiples
/// of 16 bytes, strides, in elements, of 8; rows are below 2^31 elements. All lanes must be enabled. Workgroups of 64
/// work-items: tokens. A wave copies one token, 16 bytes in a lane at a time:
///
///   slots[t] ──────────────> scalar: page and row of both caches; below 0 nothing is copied
///   key, value: row t ─────> lane i: numbers 8 i to 8 i + 7 of all heads, then those of lane i + 64 ...
///   page, row, own head <──┘
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, u32 Head, u32 ValueHead = Head>
constexpr void reshape_and_cache(builder k, arg<T*> key_cache, arg<T*> value_cache, arg<const T*> key,
                                 arg<const T*> value, arg<read_only<i64>*> slots, arg<i32> heads,
                                 arg<i32> page_bits, arg<i32> key_page, arg<i32> key_page_row,
                                 arg<i32> key_page_head, arg<i32> value_page, arg<i32> value_page_row,
                                 arg<i32> value_page_head, arg<i32> key_token, arg<i32> key_head,
                                 arg<i32> value_token, arg<i32> value_head) {
  // NOLINTEND(performance-unnecessary-value-param)
  static_assert(sizeof(T) == 2 && Head % 8 == 0 && Head != 0 && ValueHead % 8 == 0 && ValueHead != 0,
                "reshape_and_cache: heads have a multiple of 8 numbers of 16 bits");
  k.require_block_size(64);
  const auto token = k.sgpr<i32>(k.block_idx.x);
  const auto slot = k.sgpr<i64>(slots[token]);
  const auto words = as<i32>(slot);
  auto whole = k.sgpr<u64>();
  k.s_lshr_b64(whole, as<u64>(slot), page_bits);
  const auto page = k.sgpr<i32>(as<i32>(whole)[0]);
  const auto row = k.sgpr<i32>(words[0] & ((k.sgpr<i32>(1) << page_bits) - 1));
  k.if_(words[1] >= 0, [&] {
    copy_heads<T, Head>(k, key_cache + multiply_wide(page, key_page) + multiply_wide(row, key_page_row),
                        key + multiply_wide(token, key_token), heads, key_page_head, key_head);
    copy_heads<T, ValueHead>(
        k, value_cache + multiply_wide(page, value_page) + multiply_wide(row, value_page_row),
        value + multiply_wide(token, value_token), heads, value_page_head, value_head);
  });
}

} // namespace kiln::kernel
