// SPDX-License-Identifier: MIT
#include "pages.hpp"

#include <cinttypes>

namespace kiln_examples {
namespace {

using kiln::kernel::attention_problem, kiln::kernel::attention_status;

constexpr i64 most = 0x7fff'ffff;

int validate_page(const char* what, int64_t page, int64_t pages) {
  if (page < 16 || page > most || (page & (page - 1)) != 0)
    return fail("%s: pages of %" PRId64 " keys; a power of 2 from 16 on is supported", what, page);
  return pages < 0 || pages > most ? fail("%s: the number of pages is negative, or more than 2^31 - 1", what)
                                   : 0;
}
/// Heads of a token lie within 2^31 elements, which the kernels count in i32.
bool fits(const kiln_rows& x, i64 heads) {
  return x.batch >= 0 && x.batch <= most && x.row >= 0 && x.row <= most && x.head >= 0 &&
         x.head <= most / heads && x.batch % 8 == 0 && x.row % 8 == 0 && x.head % 8 == 0;
}
bool fits(const kiln_heads& x, i64 heads) { return fits({x.data, 0, x.head, x.token}, heads); }

} // namespace

int validate(const kiln_paged_attention& r) {
  if (r.of.type != KILN_F16 && r.of.type != KILN_BF16)
    return fail("attention: elements of f16 and bf16 are supported");
  if (r.of.head != 64 && r.of.head != 128)
    return fail(
        "attention: heads of %d; 64 and 128 are prebuilt, others need attention_forward<T, form> with "
        ".head = %d and .has_pages in a program of their own",
        r.of.head, r.of.head);
  if (validate_page("attention", r.page, r.pages) != 0) return -1;
  const attention_problem p = problem_of(r);
  // A null table would be a problem without pages.
  const i64 rows = p.batch * p.heads * p.queries;
  if (rows != 0 && p.block_table == nullptr) return fail("attention: block_table is null");
  kiln::kernel::attention_form form = r.of.head == 64 ? paged_form<64> : paged_form<128>;
  const attention_status s = kiln::kernel::attention_judge(p, form).judge();
  if (s != attention_status::ok) return fail("attention: %s", kiln::kernel::text_of(s));
  return rows != 0 && p.lse == nullptr ? fail("attention: lse is null") : 0;
}

int validate(const kiln_reshape_and_cache& r) {
  if (r.type != KILN_F16 && r.type != KILN_BF16)
    return fail("reshape_and_cache: elements of f16 and bf16 are supported");
  if (r.head != 64 && r.head != 128)
    return fail(
        "reshape_and_cache: heads of %d; 64 and 128 are prebuilt, others need reshape_and_cache<T, %d> in a "
        "program of their own",
        r.head, r.head);
  if (validate_page("reshape_and_cache", r.page, r.pages) != 0) return -1;
  if (r.tokens < 0 || r.tokens >= (i64{1} << 31) / 64)
    return fail("reshape_and_cache: the number of tokens is negative, or 2^25 or more");
  if (r.heads < 0 || r.heads > most)
    return fail("reshape_and_cache: the number of heads is negative, or 2^31 or more");
  if (r.tokens == 0 || r.heads == 0) return 0;
  const void* const pointers[] = {r.key_cache.data, r.value_cache.data, r.key.data, r.value.data};
  for (const void* p : pointers)
    if (p == nullptr || reinterpret_cast<kiln::u64>(p) % 16 != 0)
      return fail(
          "reshape_and_cache: a pointer to keys, values or a cache is null or no multiple of 16 bytes");
  if (r.slots == nullptr) return fail("reshape_and_cache: slots is null");
  return fits(r.key_cache, r.heads) && fits(r.value_cache, r.heads) && fits(r.key, r.heads) &&
                 fits(r.value, r.heads)
             ? 0
             : fail("reshape_and_cache: a stride is negative or no multiple of 8, or rows have 2^31 elements "
                    "or more");
}

int validate_values(const kiln_paged_attention& r) {
  for (int64_t i = 0; i < r.of.batch; ++i) {
    if (r.lengths[i] < 0 || r.lengths[i] > r.of.keys)
      return fail("attention: sequence %" PRId64 " has %d keys; 0 to %" PRId64 " are possible", i,
                  r.lengths[i], r.of.keys);
    for (int64_t p = 0; p < workgroups(r.lengths[i], r.page); ++p) {
      const i32 number = r.block_table[i * r.table_row + p];
      if (number < 0 || number >= r.pages)
        return fail("attention: entry %" PRId64 " of sequence %" PRId64
                    " in block_table is page %d; there are %" PRId64 " pages",
                    p, i, number, r.pages);
    }
  }
  return 0;
}

int validate_values(const kiln_reshape_and_cache& r) {
  if (r.heads == 0) return 0;
  for (int64_t t = 0; t < r.tokens; ++t)
    if (r.slots[t] >= r.pages * r.page)
      return fail("reshape_and_cache: slot %" PRId64 " of token %" PRId64 " is beyond the cache of %" PRId64
                  " pages of %" PRId64,
                  r.slots[t], t, r.pages, r.page);
  return 0;
}

} // namespace kiln_examples
