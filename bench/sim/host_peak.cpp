// SPDX-License-Identifier: MIT
#include "host_peak.hpp"

#include "cpu_time.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace kiln::bench {
namespace {

// A multiply-add takes 4 or 5 cycles and two start in each: 12 chains keep both units busy, and leave 4 of 16 registers.
constexpr int chains = 12;
constexpr int turns = 2'000'000;

#if defined(__x86_64__)
__attribute__((target("avx512f"))) int fma_512() {
  __m512 sum[chains];
  for (__m512& s : sum) s = _mm512_set1_ps(1);
  const __m512 factor = _mm512_set1_ps(0.5f), addend = _mm512_set1_ps(0.25f);
  for (int t = 0; t < turns; ++t)
    for (__m512& s : sum) s = _mm512_fmadd_ps(s, factor, addend);
  for (__m512& s : sum) benchmark::DoNotOptimize(s);
  return 16;
}

__attribute__((target("avx2,fma"))) int fma_256() {
  __m256 sum[chains];
  for (__m256& s : sum) s = _mm256_set1_ps(1);
  const __m256 factor = _mm256_set1_ps(0.5f), addend = _mm256_set1_ps(0.25f);
  for (int t = 0; t < turns; ++t)
    for (__m256& s : sum) s = _mm256_fmadd_ps(s, factor, addend);
  for (__m256& s : sum) benchmark::DoNotOptimize(s);
  return 8;
}
#endif

/// Four floats are what any host with vectors has; the compiler may fuse if the host can.
int multiply_add_128() {
  using four = float __attribute__((vector_size(16)));
  four sum[chains];
  for (four& s : sum) s = four{1, 1, 1, 1};
  const four factor = {0.5f, 0.5f, 0.5f, 0.5f}, addend = {0.25f, 0.25f, 0.25f, 0.25f};
  for (int t = 0; t < turns; ++t)
    for (four& s : sum) s = s * factor + addend;
  for (four& s : sum) benchmark::DoNotOptimize(s);
  return 4;
}

host_peak measure() {
  int (*run)() = multiply_add_128;
  const char* unit = "multiply and add, 4 floats";
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
    run = fma_256, unit = "AVX2 FMA, 8 floats";
  if (__builtin_cpu_supports("avx512f")) run = fma_512, unit = "AVX-512 FMA, 16 floats";
#endif
  double best = 0;
  for (int i = 0; i < 20; ++i) {
    const double before = cpu_seconds();
    const int lanes = run();
    best = std::max(best, double{turns} * chains * lanes / (cpu_seconds() - before));
  }
  return {unit, best};
}

} // namespace

const host_peak& measured_peak() {
  static const host_peak peak = measure();
  return peak;
}

} // namespace kiln::bench
