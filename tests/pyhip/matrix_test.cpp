// SPDX-License-Identifier: MIT
// test_mfma_minimal, test_mfma and test_pa_sv of the reference DSL: matrix instructions against products in f64.
#include "program/simulate.hpp"

#include <kiln/author/math.hpp>

#include <cmath>

namespace {

using namespace kiln;
using namespace kiln_test;

enum class format { bf16, f16, fp8 };

/// What the bits of an element mean. fp8 is E4M3: with bias 8 on gfx942, with bias 7 on gfx950.
f64 value_of(u32 bits, format t, isa::arch a) {
  const u32 mantissa_bits = t == format::bf16 ? 7 : t == format::f16 ? 10 : 3;
  const u32 exponent_bits = t == format::bf16 ? 8 : t == format::f16 ? 5 : 4;
  const i32 bias = t == format::bf16 ? 127 : t == format::f16 ? 15 : a == isa::arch::gfx942 ? 8 : 7;
  const u32 mantissa = bits & ((1u << mantissa_bits) - 1);
  const i32 exponent = static_cast<i32>(bits >> mantissa_bits & ((1u << exponent_bits) - 1));
  const f64 magnitude = exponent == 0 ? std::ldexp(mantissa, 1 - bias - static_cast<i32>(mantissa_bits))
                                      : std::ldexp(mantissa + (1u << mantissa_bits),
                                                   exponent - bias - static_cast<i32>(mantissa_bits));
  return (bits >> (mantissa_bits + exponent_bits) & 1) != 0 ? -magnitude : magnitude;
}

/// A matrix of random elements below 4 in magnitude, in the bits of its format.
struct matrix {
  u32 columns;
  format type;
  isa::arch arch;
  std::vector<u8> bytes;

  matrix(u32 rows, u32 c, format t, isa::arch a, random_words& random) : columns(c), type(t), arch(a) {
    const u32 bits = t == format::fp8 ? 8 : 16;
    while (bytes.size() < rows * c * bits / 8) {
      const u32 element = random() & ((1u << bits) - 1);
      if (std::fabs(value_of(element, t, a)) >= 4) continue;
      if (t == format::fp8 && element == 0x80) continue; // gfx942's NaN
      bytes.push_back(static_cast<u8>(element));
      if (bits == 16) bytes.push_back(static_cast<u8>(element >> 8));
    }
  }
  f64 at(u32 row, u32 column) const {
    const u32 i = row * columns + column;
    return value_of(type == format::fp8 ? bytes[i] : bytes[2 * i] | static_cast<u32>(bytes[2 * i + 1]) << 8,
                    type, arch);
  }
  sim::buffer<const u8> buffer() const { return sim::buffer<const u8>(bytes.data(), bytes.size()); }
};

f64 product(const matrix& a, const matrix& b, u32 row, u32 column) {
  f64 sum = 0;
  for (u32 k = 0; k < a.columns; ++k) sum += a.at(row, k) * b.at(column, k);
  return sum;
}

/// torch.allclose with both tolerances 0.01.
bool close(f64 got, f64 exact) { return std::fabs(got - exact) <= 0.01 + 0.01 * std::fabs(exact); }

/// One instruction: C = A B^T, tiles of `Side` rows and `Depth` columns, a lane having `Dwords` of a row.
template<u32 Side, u32 Depth, u32 Dwords> void one_instruction(isa::arch arch, format t, auto multiply) {
  constexpr u32 row_bytes = Dwords * 4 * (64 / Side), results = Side * Side / 64;
  random_words random;
  const matrix a(Side, Depth, t, arch, random), b(Side, Depth, t, arch, random);
  REQUIRE(a.bytes.size() == Side * row_bytes);
  std::vector<f32> c(Side * Side, 1e30f);
  run_clean(compiled<const u8*, const u8*, f32*>(
                arch, 64,
                [&](builder k, arg<const u8*> pa, arg<const u8*> pb, arg<f32*> pc) {
                  auto buffer_a = k.buffer(pa, Side * row_bytes), buffer_b = k.buffer(pb, Side * row_bytes),
                       buffer_c = k.buffer(pc, Side * Side * 4);
                  auto lane = as<u32>(k.lane_id()) + 0;
                  auto row = lane & (Side - 1), block = lane / Side;
                  auto at = row * row_bytes + block * (Dwords * 4);
                  auto x = buffer_a.template load<u32, Dwords>(byte_offset(at)),
                       y = buffer_b.template load<u32, Dwords>(byte_offset(at));
                  auto z = k.vgpr<f32, results>();
                  multiply(k, z, x, y);
                  auto to = row * 4 + block * (4 * Side * 4);
                  for (u32 i = 0; i < results; ++i)
                    buffer_c.store(byte_offset(to, (i / 4 * 8 + i % 4) * Side * 4), z[i]);
                }),
            1, a.buffer(), b.buffer(), sim::buffer<f32>(c.data(), c.size()));
  for (u32 i = 0; i < Side; ++i)
    for (u32 j = 0; j < Side; ++j) {
      INFO(i << ", " << j);
      REQUIRE(close(c[i * Side + j], product(a, b, i, j)));
    }
}

TEST_CASE("pyhip_test_mfma_minimal") {
  for (const isa::arch arch : all_archs) {
    one_instruction<16, 16, 2>(arch, format::bf16, [&](builder k, auto& c, auto& a, auto& b) {
      if (arch == isa::arch::gfx90a)
        k.v_mfma_f32_16x16x16bf16_1k(c, as<bf16x2>(a), as<bf16x2>(b), 0);
      else
        k.v_mfma_f32_16x16x16_bf16(c, as<bf16x2>(a), as<bf16x2>(b), 0);
    });
    one_instruction<32, 8, 2>(arch, format::bf16, [&](builder k, auto& c, auto& a, auto& b) {
      if (arch == isa::arch::gfx90a)
        k.v_mfma_f32_32x32x8bf16_1k(c, as<bf16x2>(a), as<bf16x2>(b), 0);
      else
        k.v_mfma_f32_32x32x8_bf16(c, as<bf16x2>(a), as<bf16x2>(b), 0);
    });
    if (arch == isa::arch::gfx90a) continue; // has no fp8
    one_instruction<32, 16, 2>(arch, format::fp8, [](builder k, auto& c, auto& a, auto& b) {
      k.v_mfma_f32_32x32x16_fp8_fp8(c, as<fp8x4>(a), as<fp8x4>(b), 0);
    });
    one_instruction<16, 32, 2>(arch, format::fp8, [](builder k, auto& c, auto& a, auto& b) {
      k.v_mfma_f32_16x16x32_fp8_fp8(c, as<fp8x4>(a), as<fp8x4>(b), 0);
    });
  }
  one_instruction<16, 32, 4>(isa::arch::gfx950, format::f16, [](builder k, auto& c, auto& a, auto& b) {
    k.v_mfma_f32_16x16x32_f16(c, as<f16x2>(a), as<f16x2>(b), 0);
  });
}

/// C = A B^T by one wave, tiles of 32 x 32, 16 columns of A and B a turn.
template<u32 M, u32 N> void tiles(isa::arch arch, u32 depth) {
  random_words random;
  const matrix a(M, depth, format::f16, arch, random), b(N, depth, format::f16, arch, random);
  std::vector<f32> c(M * N, 1e30f);
  run_clean(compiled<const u8*, const u8*, f32*, u32>(
                arch, 64,
                [&](builder k, arg<const u8*> pa, arg<const u8*> pb, arg<f32*> pc, arg<u32> n) {
                  auto buffer_a = k.buffer(pa, n * (M * 2)), buffer_b = k.buffer(pb, n * (N * 2)),
                       buffer_c = k.buffer(pc, M * N * 4);
                  auto lane = as<u32>(k.lane_id()) + 0;
                  auto row = lane & 31, block = lane >> 5;
                  auto at = row * (n * 2) + block * 16;
                  auto x = k.vgpr<u32, M / 32, 2, 2>();
                  auto y = k.vgpr<u32, N / 32, 2, 2>();
                  auto z = k.vgpr<f32, M / 32, N / 32, 16>(0);
                  auto done = k.sgpr<u32>(0);
                  k.while_([&] { return done < n; },
                           [&] {
                             const auto load = [&](auto& from, auto& to, u32 count) {
                               for (u32 i = 0; i < count; ++i) {
                                 auto rows_before = done * 2 + n * (i * 64);
                                 auto four = from.template load<u32, 4>(byte_offset(at, rows_before));
                                 for (u32 j = 0; j < 4; ++j) to[i][j / 2][j % 2] = four[j];
                               }
                             };
                             load(buffer_a, x, M / 32);
                             load(buffer_b, y, N / 32);
                             for (u32 i = 0; i < M / 32; ++i)
                               for (u32 j = 0; j < N / 32; ++j)
                                 for (u32 half = 0; half < 2; ++half)
                                   if (arch == isa::arch::gfx90a)
                                     k.v_mfma_f32_32x32x8f16(z[i][j], as<f16x2>(y[j][half]),
                                                             as<f16x2>(x[i][half]), z[i][j]);
                                   else
                                     k.v_mfma_f32_32x32x8_f16(z[i][j], as<f16x2>(y[j][half]),
                                                              as<f16x2>(x[i][half]), z[i][j]);
                             done += 16;
                           });
                  for (u32 i = 0; i < M / 32; ++i)
                    for (u32 j = 0; j < N / 32; ++j)
                      for (u32 part = 0; part < 4; ++part) {
                        auto four = z[i][j].template slice<4>(part * 4);
                        buffer_c.store(byte_offset(row * (N * 4) + block * 16,
                                                   i * 32 * N * 4 + j * 32 * 4 + part * 8 * 4),
                                       four);
                      }
                }),
            1, a.buffer(), b.buffer(), sim::buffer<f32>(c.data(), c.size()), depth);
  for (u32 i = 0; i < M; ++i)
    for (u32 j = 0; j < N; ++j) {
      INFO(M << " x " << N << " x " << depth << ": " << i << ", " << j);
      REQUIRE(close(c[i * N + j], product(a, b, i, j)));
    }
}

TEST_CASE("pyhip_test_mfma") {
  for (const isa::arch arch : all_archs)
    for (const u32 depth : {16u, 32u}) {
      tiles<32, 32>(arch, depth);
      tiles<32, 64>(arch, depth);
      tiles<64, 32>(arch, depth);
      tiles<64, 64>(arch, depth);
    }
}

/// The second product of attention, by each of four waves on its own: scores (16, 64) times values (64, 128) in bf16. Values
/// come row by row and go through LDS and a transpose in each lane, so that a lane has 4 rows of a column.
TEST_CASE("pyhip_test_pa_sv") {
  constexpr u32 rows = 16, depth = 64, columns = 128, waves = 4;
  for (const isa::arch arch : all_archs) {
    random_words random;
    const matrix score(rows, depth, format::bf16, arch, random),
        value(depth, columns, format::bf16, arch, random);
    std::vector<f32> out(waves * rows * columns, 1e30f);
    const auto kernel = [&](builder k, arg<const u8*> p_score, arg<const u8*> p_value, arg<f32*> p_out) {
      auto wave = k.read_first_lane(as<u32>(k.thread_idx.x) >> 6);
      auto lane = as<u32>(k.thread_idx.x) & 63;
      auto block = lane >> 4, column = lane & 15;
      auto scores = k.buffer(p_score, rows * depth * 2), values = k.buffer(p_value, depth * columns * 2),
           results = k.buffer(p_out, waves * rows * columns * 4);
      auto v = k.vgpr<b32, 16, 4>();
      for (u32 i = 0; i < 16; ++i) values.load_to(v[i], byte_offset(lane * 16, i * 1024));
      auto s = k.vgpr<bf16x2, 4, 2>();
      for (u32 i = 0; i < 4; ++i) scores.load_to(s[i], byte_offset(column * (2 * depth) + block * 8, i * 32));

      auto lds = k.lds_tensor<bf16, waves, 16, columns>();
      auto sum = k.vgpr<f32, 32>();
      for (u32 i = 0; i < 4; ++i) { // 16 rows of the values
        for (u32 j = 0; j < 4; ++j) lds.store(v[i * 4 + j], wave, block + j * 4, column * 8);
        for (u32 half = 0; half < 2; ++half) {
          auto x = k.vgpr<bf16x2, 8>();
          for (u32 row = 0; row < 4; ++row)
            x.slice<2>(row * 2) = lds.load<4>(wave, block * 4 + row, column * 4 + half * 64);
          auto turned = transpose_in_lane<4, 4, 2>(x);
          for (u32 c = 0; c < 4; ++c) {
            auto d = sum.slice<4>((half * 4 + c) * 4);
            const auto multiply = [&](const auto& before) {
              if (arch == isa::arch::gfx90a)
                k.v_mfma_f32_16x16x16bf16_1k(d, turned.slice<2>(2 * c), s[i], before);
              else
                k.v_mfma_f32_16x16x16_bf16(d, turned.slice<2>(2 * c), s[i], before);
            };
            if (i == 0)
              multiply(0);
            else
              multiply(d);
          }
        }
      }
      for (u32 half = 0; half < 2; ++half) {
        auto turned = transpose_in_lane<4, 4, 4>(sum.slice<16>(half * 16));
        for (u32 row = 0; row < 4; ++row)
          results.store(byte_offset(column * (columns * 4) + block * 64, wave * (rows * columns * 4),
                                    half * 256 + row * 16),
                        turned.slice<4>(row * 4));
      }
    };
    run_clean(compiled<const u8*, const u8*, f32*>(arch, waves * 64, kernel), 1, score.buffer(),
              value.buffer(), sim::buffer<f32>(out.data(), out.size()));
    for (u32 i = 0; i < waves * rows * columns; ++i) {
      const u32 row = i / columns % rows, column = i % columns;
      f64 exact = 0;
      for (u32 n = 0; n < depth; ++n) exact += score.at(row, n) * value.at(n, column);
      INFO(i / (rows * columns) << ", " << row << ", " << column);
      REQUIRE(std::fabs(out[i] - exact) <= 1e-8 + 0.01 * std::fabs(exact)); // torch.allclose with rtol 0.01
    }
  }
}

} // namespace
