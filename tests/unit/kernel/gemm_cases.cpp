// SPDX-License-Identifier: MIT
// Runs matrix products in the simulator and compares them with the host.
#include "unit/kernel/gemm_cases.hpp"

#include <algorithm>

namespace kiln_test {

namespace {

double activated(gemm_activation which, double x) {
  switch (which) {
  case gemm_activation::none: return x;
  case gemm_activation::relu: return x < 0 ? 0 : x;
  case gemm_activation::silu: return x / (1 + std::exp(-x));
  case gemm_activation::gelu:
    return x * 0.5 * (1 + std::tanh(std::sqrt(2 / 3.14159265358979323846) * (x + 0.044715 * x * x * x)));
  }
  return 0;
}

/// Values that fill the type's fraction, of both signs, around 1.
double draw(random_words& random, gemm_number number) {
  const double sign = random() % 2 == 0 ? 1 : -1;
  if (number == gemm_number::i8) return static_cast<double>(static_cast<i32>(random() % 255) - 127);
  if (kernel::is_float8(number)) // subnormals and the largest, too
    return sign * std::ldexp(1 + random() / 0x1p32, static_cast<int>(random() % 17) - 10);
  return sign * std::ldexp(1 + random() / 0x1p32, static_cast<int>(random() % 4) - 2);
}

void fill(matrices& x, random_words& random, gemm_number number) {
  for (u32 i = 0; i < x.count(); ++i)
    for (u32 r = 0; r < x.rows(); ++r)
      for (u32 c = 0; c < x.columns(); ++c) x.set(i, r, c, draw(random, number));
}

u32 ceil_div(u32 x, u32 by) { return (x + by - 1) / by; }

/// [n / 16][bytes of k / 16][16 rows][16 bytes] from (n, k).
void shuffle(u8* to, const u8* from, u32 n, u32 row_bytes) {
  for (u32 r = 0; r < n; ++r)
    for (u32 piece = 0; piece < row_bytes / 16; ++piece)
      std::memcpy(to + ((u64{r / 16} * (row_bytes / 16) + piece) * 16 + r % 16) * 16,
                  from + u64{r} * row_bytes + piece * 16, 16);
}

} // namespace

void gemm_kernel::run(const gemm_case& p) const {
  const gemm_form& f = form_;
  INFO(isa::facts_of(arch_).name << ": " << p.m << " x " << p.n << " x " << p.k << ", batch " << p.batch
                                 << ", gaps " << p.gap_a << ' ' << p.gap_b << ' ' << p.gap_c << ' ' << p.gap_d
                                 << ", alpha " << p.alpha << ", beta " << p.beta << ", splits " << p.splits
                                 << "; numbers " << static_cast<u32>(f.a) << ' ' << static_cast<u32>(f.b)
                                 << ' ' << static_cast<u32>(f.d) << ", transposed " << f.transpose_a
                                 << f.transpose_b << ", " << facts_.tile_m << " x " << facts_.tile_n << " x "
                                 << facts_.tile_k);
  const number_codec codec_a(f.a, arch_), codec_b(f.b, arch_), codec_d(f.d, arch_),
      codec_f32(gemm_number::f32, arch_);
  random_words random;
  matrices a(codec_a, f.transpose_a ? p.k : p.m, f.transpose_a ? p.m : p.k, p.gap_a, p.batch, p.shift);
  matrices b(codec_b, f.transpose_b ? p.n : p.k, f.transpose_b ? p.k : p.n, p.gap_b, p.batch, p.shift);
  matrices d(codec_d, p.m, p.n, p.gap_d, f.is_split ? 0 : p.batch, p.shift);
  const bool reads_c = f.ending.has_c && p.beta != 0;
  matrices c(codec_d, p.m, p.n, p.gap_c, reads_c ? p.batch : 0, p.shift); // null where it may not be read
  fill(a, random, f.a), fill(b, random, f.b), fill(c, random, f.d);
  if (p.special != 0 && p.m > 1 && p.k > 1) a.set(0, 1, 1, p.special);
  const u32 k_blocks = ceil_div(p.k, 128);
  const bool has_rows = f.ending.has_row_scales || f.has_block_scales,
             has_columns = f.ending.has_column_scales || f.has_block_scales;
  matrices bias(codec_d, 1, p.n, 0, f.ending.has_bias ? 1 : 0);
  matrices rows(codec_f32, p.m, f.has_block_scales ? k_blocks : 1, 0, has_rows ? 1 : 0);
  matrices columns(codec_f32, f.has_block_scales ? ceil_div(p.n, 128) : p.n,
                   f.has_block_scales ? k_blocks : 1, 0, has_columns ? 1 : 0);
  fill(bias, random, f.d), fill(rows, random, gemm_number::f32), fill(columns, random, gemm_number::f32);
  std::vector<u8> shuffled;
  if (f.is_b_shuffled) {
    const u64 bytes = u64{p.n} * p.k * codec_b.bytes();
    shuffled.resize(bytes * p.batch);
    for (u32 z = 0; z < p.batch; ++z)
      shuffle(shuffled.data() + z * bytes, b.data() + z * bytes, p.n, p.k * codec_b.bytes());
  }
  std::vector<float> parts(f.is_split ? u64{p.splits} * p.m * p.n : 0, std::nanf(""));

  const u32 slices = ceil_div(p.k, facts_.tile_k);
  const u32 of_split = ceil_div(slices == 0 ? 1 : slices, p.splits) * facts_.tile_k;
  const u32 grid[3] = {ceil_div(p.n, facts_.tile_n), ceil_div(p.m, facts_.tile_m),
                       f.is_split ? p.splits : p.batch};
  sim::launch_memory memory(program_);
  d.pass(memory, false);
  a.pass(memory, true);
  if (f.is_b_shuffled)
    codec_b.pass(memory, shuffled.data(), shuffled.size() / codec_b.bytes(), true);
  else
    b.pass(memory, true);
  c.pass(memory, true), bias.pass(memory, true), rows.pass(memory, true), columns.pass(memory, true);
  sim::buffer<float> to_parts(parts.data(), parts.size());
  memory.pass(to_parts);
  const u64 batch_strides[] = {d.batch_stride(), a.batch_stride(), b.batch_stride(), c.batch_stride()};
  for (const u64 s : batch_strides) memory.pass(static_cast<i64>(s));
  const u32 numbers[] = {p.m, p.n, p.k, d.stride(), a.stride(), b.stride(), c.stride(), of_split};
  for (const u32 x : numbers) memory.pass(static_cast<i32>(x));
  for (const double x : {p.alpha, p.beta})
    if (f.d == gemm_number::f64)
      memory.pass(x);
    else
      memory.pass(static_cast<float>(x));
  memory.pass_hidden(grid);
  memory.close();
  REQUIRE(!memory.error().raised);
  const sim::result r = sim::run(program_, {.grid = {grid[0], grid[1], grid[2]}, .threads = 1},
                                 memory.memory(), memory.kernarg_address());
  const text_buffer text = r.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(r.ok);
  u64 conflicts = 0;
  for (const sim::memory_counters& m : r.counters.memory) conflicts += m.lds_conflict_cycles;
  if (arch_ != isa::arch::gfx90a) CHECK(conflicts == 0);

  const double unit = f.d == gemm_number::f64 ? 0x1p-53 : 0x1p-24;
  double dot = 0, of_results = 0, of_reference = 0, worst = 0;
  u64 wrong = 0;
  const auto scale_of = [&](u32 i, u32 j, u32 depth) {
    double s = 1;
    if (f.ending.has_row_scales) s *= rows.get(0, i, 0);
    if (f.ending.has_column_scales) s *= columns.get(0, j, 0);
    if (f.has_block_scales) s *= rows.get(0, i, depth / 128) * columns.get(0, j / 128, depth / 128);
    return s;
  };
  // Decoded once: (i, depth) of A and (j, depth) of B.
  std::vector<double> x(u64{p.m} * p.k), y(u64{p.n} * p.k);
  for (u32 z = 0; z < p.batch; ++z) {
    for (u32 i = 0; i < p.m; ++i)
      for (u32 e = 0; e < p.k; ++e) x[u64{i} * p.k + e] = f.transpose_a ? a.get(z, e, i) : a.get(z, i, e);
    for (u32 j = 0; j < p.n; ++j)
      for (u32 e = 0; e < p.k; ++e) y[u64{j} * p.k + e] = f.transpose_b ? b.get(z, j, e) : b.get(z, e, j);
    for (u32 i = 0; i < p.m; ++i)
      for (u32 j = 0; j < p.n; ++j) {
        double sum = 0, magnitude = 0;
        const double outer = f.has_block_scales ? 1 : scale_of(i, j, 0);
        for (u32 e = 0; e < p.k; ++e) {
          const double t =
              x[u64{i} * p.k + e] * y[u64{j} * p.k + e] * (f.has_block_scales ? scale_of(i, j, e) : outer);
          sum += t, magnitude += std::abs(t);
        }
        double got = 0, expected = 0, bound = 0;
        if (f.is_split) {
          for (u32 s = 0; s < p.splits; ++s) got += static_cast<double>(parts[(u64{s} * p.m + i) * p.n + j]);
          expected = sum, bound = (p.k + 8) * unit * magnitude;
        } else {
          got = d.get(z, i, j);
          const double alpha =
              f.d == gemm_number::f64 ? p.alpha : static_cast<double>(static_cast<float>(p.alpha));
          const double of_c = reads_c ? p.beta * c.get(z, i, j) : 0,
                       of_bias = f.ending.has_bias ? bias.get(0, 0, j) : 0;
          expected = activated(f.ending.activation, alpha * sum + of_c + of_bias);
          bound = std::abs(alpha) * (p.k + 8) * unit * magnitude +
                  4 * unit * (std::abs(of_c) + std::abs(of_bias));
          // Steeper than 1 by 1/8, and a few units in the last place.
          if (f.ending.activation > gemm_activation::relu)
            bound = 1.13 * bound + 8 * unit * std::abs(expected);
          bound += codec_d.half_ulp(std::abs(expected) + bound);
          if (f.a == gemm_number::i8 && f.d == gemm_number::i32) expected = sum, bound = 0;
        }
        if (f.d == gemm_number::f16 && std::abs(expected) >= 65520) // half a step above the largest
          expected = std::copysign(std::numeric_limits<double>::infinity(), expected);
        if (std::isfinite(expected)) {
          if (!(std::abs(got - expected) <= bound)) {
            if (wrong++ == 0)
              UNSCOPED_INFO("first at " << z << ' ' << i << ' ' << j << ": " << got << ", expected "
                                        << expected << " +- " << bound);
          }
          dot += got * expected, of_results += got * got, of_reference += expected * expected;
          if (bound > 0) worst = std::max(worst, std::abs(got - expected) / bound);
        } else {
          wrong += std::isnan(expected) ? !std::isnan(got) : got != expected;
        }
      }
  }
  CHECK(wrong == 0);
  if (f.d == gemm_number::f32 && of_reference > 0)
    CHECK(dot / std::sqrt(of_results * of_reference) >= 1 - 1e-6);
}

} // namespace kiln_test
