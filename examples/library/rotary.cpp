// SPDX-License-Identifier: MIT
#include "rotary.hpp"

namespace kiln_examples {
namespace {

/// Strides count from a token to the next, of which a workgroup has four, and from a head to the next.
int validate(const kiln_heads& x, int64_t heads, const char* name) {
  constexpr int64_t most = INT64_C(1) << 28;
  if (heads < 0 || heads >= most)
    return fail("rotary: the number of heads of %s is negative or too large", name);
  if (heads == 0) return 0;
  if (x.data == nullptr) return fail("rotary: %s is null", name);
  if (x.token < 0 || x.token >= most || x.head < 0 || x.head >= most / heads)
    return fail("rotary: a stride of %s is negative, or heads or four tokens span 2 GiB or more", name);
  return x.token % 8 != 0 || x.head % 8 != 0 ? fail("rotary: a stride of %s is no multiple of 8", name) : 0;
}

} // namespace

int validate(const kiln_rotary& r) {
  if (r.type != KILN_F16 && r.type != KILN_BF16)
    return fail(
        "rotary: f16 and bf16 are prebuilt, other types need rotary<T, Cache, P, form> in a program of "
        "their own");
  if (r.rotated != 64 && r.rotated != 128)
    return fail(
        "rotary: %d numbers of a head rotated; 64 and 128 are prebuilt, others need rotary<T, Cache, P, "
        "form> with .rotated = %d in a program of their own",
        r.rotated, r.rotated);
  if (r.tokens < 0 || r.tokens > 0x7fff'ffff)
    return fail("rotary: the number of tokens is negative, or more than 2^31 - 1");
  if (r.tokens == 0) return 0;
  if (r.positions == nullptr || r.cache == nullptr) return fail("rotary: positions or cache is null");
  const bool is_wrong = validate(r.q, r.q_heads, "q") != 0 || validate(r.q_out, r.q_heads, "q_out") != 0 ||
                        validate(r.k, r.k_heads, "k") != 0 || validate(r.k_out, r.k_heads, "k_out") != 0;
  return is_wrong ? -1 : 0;
}

} // namespace kiln_examples
