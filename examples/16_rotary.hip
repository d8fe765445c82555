// SPDX-License-Identifier: MIT
// Rotary position embedding of queries and keys in one launch: numbers i and i + 64 of each head of 128 are rotated by the
// token's position times 10000^(-i / 64), in bf16, by a cache of cosines and sines.
#include "run.hpp"

#include <kiln/kernel/rotary.hpp>

#include <cmath>
#include <cstdint>

namespace kernel = kiln::kernel;

constexpr kernel::rotary_form halves_form{.head = 128, .rotated = 128};

KILN_KERNEL_AS(embed_positions, (kernel::rotary<__bf16, float, int, halves_form>), kiln::block_size<256>);

/// To nearest even. The host's compiler has no conversion to __bf16 without a library.
__bf16 rounded_bf16(float x) {
  const auto bits = __builtin_bit_cast(std::uint32_t, x);
  return __builtin_bit_cast(__bf16, static_cast<std::uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16));
}

int main() {
  constexpr int tokens = 10, heads = 8, kv_heads = 2, head = 128, pairs = 64, longest = 50;
  constexpr int q_token = heads * head, k_token = kv_heads * head;
  example::array<float> cache(longest * head);
  for (int p = 0; p < longest; ++p)
    for (int i = 0; i < pairs; ++i) {
      const double angle = p * std::pow(10000.0, -double(i) / pairs);
      cache[p * head + i] = float(std::cos(angle));
      cache[p * head + pairs + i] = float(std::sin(angle));
    }
  int wrong = 0;
  for (const auto arch : example::architectures()) {
    example::array<__bf16> q_out(tokens * q_token), k_out(tokens * k_token), q(tokens * q_token),
        k(tokens * k_token);
    example::array<int> positions(tokens);
    for (int t = 0; t < tokens; ++t) positions[t] = (t * 7 + 3) % longest;
    for (int i = 0; i < tokens * q_token; ++i) q[i] = rounded_bf16(float(i * 37 % 1001 - 500) / 250);
    for (int i = 0; i < tokens * k_token; ++i) k[i] = rounded_bf16(float(i * 53 % 777 - 388) / 200);
    example::run_on<embed_positions>(arch, {.grid = {(tokens + 3) / 4}, .quiet = true}, q_out, k_out, q, k,
                                     positions, cache, tokens, heads, kv_heads, q_token, head, k_token, head,
                                     q_token, head, k_token, head);
    const auto check = [&](const example::array<__bf16>& out, const example::array<__bf16>& in,
                           int of_token) {
      for (int i = 0; i < tokens * of_token; ++i) {
        const int pair = i % pairs, is_second = i / pairs % 2, row = positions[i / of_token] * head;
        const double cosine = cache[row + pair], sine = cache[row + pairs + pair];
        const double own = float(in[i]), other = float(in[is_second ? i - pairs : i + pairs]);
        const double expected = own * cosine + (is_second ? other : -other) * sine;
        // Rounded once: by 2^-8 of it at most, and by the f32's errors.
        wrong += !(std::fabs(double(float(out[i])) - expected) <= 0x1p-8 * std::fabs(expected) + 1e-6);
      }
    };
    check(q_out, q, q_token), check(k_out, k, k_token);
  }
  return example::report("heads of queries and keys, rotated", wrong == 0, tokens * (heads + kv_heads));
}
