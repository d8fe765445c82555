// SPDX-License-Identifier: MIT
// Attention to keys and values in pages, and their way there: what the kernels are compiled for, and their arguments, the same
// for a GPU and for the simulator.
#pragma once

#include "attention.hpp"

#include <kiln/kernel/attention_merge.hpp>
#include <kiln/kernel/reshape_and_cache.hpp>

namespace kiln_examples {

/// Any queries; one query of each sequence; the same with keys split over workgroups.
template<u32 Head, bool HasOneQuery = false, bool IsSplit = false>
inline constexpr kiln::kernel::attention_form paged_form{
    .head = Head, .has_lse = true, .has_pages = true, .has_one_query = HasOneQuery, .is_split = IsSplit};
template<u32 Head>
inline constexpr kiln::kernel::attention_form paged_forms[] = {paged_form<Head>, paged_form<Head, true>,
                                                               paged_form<Head, true, true>};

/// A request in the library's words.
inline kiln::kernel::attention_problem problem_of(const kiln_paged_attention& r) {
  kiln::kernel::attention_problem p = problem_of(r.of);
  p.key_begins = r.lengths;
  p.block_table = r.block_table;
  p.table_row = r.table_row;
  p.page = r.page;
  return p;
}
/// 0 if a kernel can do it, else `fail`.
int validate(const kiln_paged_attention& r);
int validate(const kiln_reshape_and_cache& r);
/// The same of what is in memory that the host can read: lengths and pages, or slots.
int validate_values(const kiln_paged_attention& r);
int validate_values(const kiln_reshape_and_cache& r);

/// Elements from the first to the last of pages.
constexpr i64 elements_of(const kiln_rows& x, i64 pages, i64 page, i64 heads, i64 head) {
  return pages * page * heads == 0 ? 0
                                   : (pages - 1) * x.batch + (page - 1) * x.row + (heads - 1) * x.head + head;
}

/// Calls go(workgroups, arguments...) with those of reshape_and_cache(); at(pointer, count) is what it takes for memory.
template<class T, class Go, class At>
int store_to_pages(const kiln_reshape_and_cache& r, const Go& go, const At& at) {
  const auto n = [](i64 x) { return static_cast<i32>(x); };
  const auto cache = [&](const kiln_rows& x) {
    return at(static_cast<T*>(const_cast<void*>(x.data)), elements_of(x, r.pages, r.page, r.heads, r.head));
  };
  const auto rows = [&](const kiln_heads& x) {
    return at(static_cast<const T*>(x.data), (r.tokens - 1) * x.token + (r.heads - 1) * x.head + r.head);
  };
  if (r.tokens == 0 || r.heads == 0) return 0;
  return go(r.tokens, cache(r.key_cache), cache(r.value_cache), rows(r.key), rows(r.value),
            at(reinterpret_cast<const long long*>(r.slots), r.tokens), n(r.heads),
            __builtin_ctzll(static_cast<kiln::u64>(r.page)), n(r.key_cache.batch), n(r.key_cache.row),
            n(r.key_cache.head), n(r.value_cache.batch), n(r.value_cache.row), n(r.value_cache.head),
            n(r.key.token), n(r.key.head), n(r.value.token), n(r.value.head));
}

} // namespace kiln_examples
