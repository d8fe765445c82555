// SPDX-License-Identifier: MIT
// What attention's kernels are compiled for, and which forms they refuse.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::kernel {

/// Rows that a workgroup of the gradients holds: keys or queries.
inline constexpr u32 attention_held_rows = 128;
/// Rows of a workgroup of attention_delta(), and of attention_key_sums().
inline constexpr u32 attention_delta_rows = 64, attention_sum_rows = 32;

/// What a kernel is compiled for: options that cost nothing where they are not taken. Structural: a template argument.
struct attention_form {
  u32 head = 128;             ///< numbers of a row of Q and K: a multiple of 8 up to 256
  u32 value_head = 0;         ///< of a row of V and O: the same, or 0: as `head`
  bool has_lse = false;       ///< the logarithms of the rows' sums are stored
  bool has_lengths = false;   ///< sequences of own lengths, one after another: see query_begins
  bool has_cap = false;       ///< scores are cap tanh(scale s / cap)
  bool has_sinks = false;     ///< one more logit in each row's sum, by query head
  bool has_pages = false;     ///< K and V are in pages, which a table names: see block_table
  bool has_one_query = false; ///< a workgroup's rows are the query heads that share a head of K and V
  bool is_split = false;      ///< keys are split over workgroups, whose results attention_merge() joins

  constexpr u32 values() const { return value_head == 0 ? head : value_head; }
  friend constexpr bool operator==(const attention_form&, const attention_form&) = default;
};

/// Numbers for which attend_direct(), the schedule that gfx950 has of its own, holds heads of K and V: 64 or 128; 0: for none.
constexpr u32 attention_direct_head(const attention_form& f) {
  const auto held = [](u32 x) { return x <= 64 ? 64 : x <= 128 ? 128 : 0; };
  return held(f.head) == held(f.values()) ? held(f.head) : 0;
}
/// True of the forms that have that schedule.
constexpr bool is_direct(const attention_form& f) {
  return attention_direct_head(f) != 0 && !f.has_pages && !f.has_one_query && !f.is_split;
}

/// True of those that have the other one, attend_ahead(). Decoding with splits, without pages, is faster by the schedule of
/// other targets, with two workgroups a compute unit.
constexpr bool is_ahead(const attention_form& f) {
  return !is_direct(f) && (f.has_pages || !(f.has_one_query && f.is_split));
}

/// True of the forms for whose gradients gfx950 has schedules of its own: query_gradients_direct(), key_gradients_direct().
constexpr bool has_direct_gradients(const attention_form& f) {
  return f.head > 64 && f.head <= 128 && f.values() == f.head && !f.has_cap && !f.has_pages &&
         !f.has_one_query && !f.is_split;
}

/// The reason why attention_forward() does not take the form, or null.
constexpr const char* refusal_of(const attention_form& f) {
  const auto is_head = [](u32 x) { return x % 8 == 0 && x >= 8 && x <= 256; };
  if (!is_head(f.head)) return "attention_form: heads of Q and K have 8 to 256 numbers, a multiple of 8";
  if (!is_head(f.values())) return "attention_form: heads of V have 8 to 256 numbers, a multiple of 8";
  return nullptr;
}

/// The reason why the kernels of gradients do not take the form, or null.
constexpr const char* gradient_refusal_of(const attention_form& f) {
  if (f.head % 8 != 0 || f.head < 8 || f.head > 128)
    return "attention_form: gradients are of heads of 8 to 128 numbers, a multiple of 8";
  if (f.values() != f.head) return "attention_form: gradients are of heads of V that are as those of K";
  if (f.has_pages) return "attention_form: there are no gradients of keys and values in pages";
  if (f.has_one_query || f.is_split)
    return "attention_form: has_one_query and is_split are forms of attention_forward() alone";
  return nullptr;
}

} // namespace kiln::kernel
