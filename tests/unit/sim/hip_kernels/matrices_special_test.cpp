// SPDX-License-Identifier: MIT
// matrices_sparse.hip and matrices_scaled.hip against products of whole matrices.
#include "matrix_elements.hpp"

#include <cmath>

using namespace kiln;
using namespace kiln::hip_test;

namespace {

/// Row of D that register r of a lane holds.
u32 row_of(u32 m, u32 lane, u32 r) {
  return m == 32 ? 8 * (r / 4) + 4 * (lane / 32) + r % 4 : 4 * (lane / 16) + r;
}

struct sparse {
  const char* name;
  u32 m, k, set; ///< `set`: which of the index register's sets counts
  format a, b;
  bool gfx950_only = false;
};

void check(const sparse& s, const char* target) {
  const bool fnuz = std::string(target) == "gfx942", integer = s.a == format::i8;
  const u32 each = s.k / (64 / s.m), registers = s.m * s.m / 64, stored = each / 2;
  std::vector<u8> a(size_t{64} * stored * bits_of(s.a) / 8), b(size_t{64} * each * bits_of(s.b) / 8);
  std::vector<u32> index(64);
  std::vector<i32> c(size_t{64} * registers), d(size_t{64} * registers);
  std::vector<std::vector<i32>> dense(s.m, std::vector<i32>(s.k));
  // Lane l holds row l % m of A: of its share of k, two of each four; 2 bits each in the index name them. B as for MFMA, but
  // eight registers hold two runs that are half of K apart.
  for (u32 l = 0; l < 64; ++l) {
    u64 named = 0;
    for (u32 four = 0; four < each / 4; ++four) {
      const u32 first = (l + four) % 3, second = first + 1 + (l / 5 + four) % (3 - first);
      named |= u64{first | second << 2} << 4 * four;
      for (u32 p = 0; p < 2; ++p) {
        const u32 k = l / s.m * each + 4 * four + (p == 0 ? first : second);
        dense[l % s.m][k] = a_value(0, l % s.m, k);
        put_item(a, size_t{stored} * bits_of(s.a), l, 2 * four + p, bits_of(s.a),
                 code_of(dense[l % s.m][k], s.a, fnuz));
      }
    }
    const u32 set_bits = each; // 2 for each stored element
    const u32 set_mask = set_bits == 32 ? ~0u : (1u << set_bits) - 1;
    index[l] = (0x9e3779b9u * (l + 1) & ~(set_mask << s.set * set_bits)) | static_cast<u32>(named)
                                                                               << s.set * set_bits;
    const u32 runs = each * bits_of(s.b) == 256 ? 2 : 1, run = each / runs;
    for (u32 e = 0; e < each; ++e) {
      const u32 k = e / run * (s.k / 2) + l / s.m * run + e % run;
      put_item(b, size_t{each} * bits_of(s.b), l, e, bits_of(s.b),
               code_of(b_value(0, k, l % s.m), s.b, fnuz));
    }
    for (u32 r = 0; r < registers; ++r) {
      const i32 value = c_value(l, r);
      c[l * registers + r] = integer ? value : bits_as<i32>(static_cast<f32>(value));
    }
  }
  kernel k("matrices_sparse", target, std::string("smfmac_") + s.name);
  k.shape(1, 64).buffer(d).constant_buffer(a).constant_buffer(b).constant_buffer(c).constant_buffer(index);
  k.run();
  differences all(k.where());
  for (u32 l = 0; l < 64; ++l)
    for (u32 r = 0; r < registers; ++r) {
      i32 sum = c_value(l, r);
      for (u32 e = 0; e < s.k; ++e) sum += dense[row_of(s.m, l, r)][e] * b_value(0, e, l % s.m);
      all.compare(d[l * registers + r], integer ? sum : bits_as<i32>(static_cast<f32>(sum)),
                  "lane " + std::to_string(l) + " register " + std::to_string(r));
    }
}

constexpr format f16 = format::f16, bf16 = format::bf16, i8_ = format::i8, fp8 = format::fp8,
                 bf8 = format::bf8;
constexpr sparse shapes[] = {
    {"f16_16x16x32", 16, 32, 2, f16, f16},
    {"f16_32x32x16", 32, 16, 0, f16, f16},
    {"bf16_16x16x32", 16, 32, 0, bf16, bf16}, // CBSZ 1: the first set whatever ABID says
    {"bf16_32x32x16", 32, 16, 3, bf16, bf16},
    {"i8_16x16x64", 16, 64, 1, i8_, i8_},
    {"i8_32x32x32", 32, 32, 0, i8_, i8_},
    {"fp8_fp8_16x16x64", 16, 64, 0, fp8, fp8},
    {"fp8_bf8_16x16x64", 16, 64, 1, fp8, bf8},
    {"bf8_fp8_16x16x64", 16, 64, 0, bf8, fp8},
    {"bf8_bf8_16x16x64", 16, 64, 1, bf8, bf8},
    {"fp8_fp8_32x32x32", 32, 32, 0, fp8, fp8},
    {"fp8_bf8_32x32x32", 32, 32, 1, fp8, bf8},
    {"bf8_fp8_32x32x32", 32, 32, 0, bf8, fp8},
    {"bf8_bf8_32x32x32", 32, 32, 1, bf8, bf8},
    {"f16_16x16x64", 16, 64, 1, f16, f16, true},
    {"f16_32x32x32", 32, 32, 0, f16, f16, true},
    {"bf16_16x16x64", 16, 64, 1, bf16, bf16, true},
    {"bf16_32x32x32", 32, 32, 0, bf16, bf16, true},
    {"i8_16x16x128", 16, 128, 0, i8_, i8_, true},
    {"i8_32x32x64", 32, 64, 0, i8_, i8_, true},
    {"fp8_fp8_16x16x128", 16, 128, 0, fp8, fp8, true},
    {"fp8_bf8_16x16x128", 16, 128, 0, fp8, bf8, true},
    {"bf8_fp8_16x16x128", 16, 128, 0, bf8, fp8, true},
    {"bf8_bf8_16x16x128", 16, 128, 0, bf8, bf8, true},
    {"fp8_fp8_32x32x64", 32, 64, 0, fp8, fp8, true},
    {"fp8_bf8_32x32x64", 32, 64, 0, fp8, bf8, true},
    {"bf8_fp8_32x32x64", 32, 64, 0, bf8, fp8, true},
    {"bf8_bf8_32x32x64", 32, 64, 0, bf8, bf8, true},
};

constexpr format scaled_formats[] = {fp8, bf8, format::fp6, format::bf6, format::fp4};

/// Elements of A and B in the registers of 64 lanes, 8 dwords each. Item e of lane l is k = 32 * (l / m) + e; of 8 bits, two
/// runs of 16 that are half of K apart.
std::vector<u8> scaled_input(u32 m, format f, bool is_a) {
  std::vector<u8> out(size_t{64} * 32);
  for (u32 l = 0; l < 64; ++l)
    for (u32 e = 0; e < 32; ++e) {
      const u32 half = m == 16 ? 64 : 32;
      const u32 k = bits_of(f) == 8 ? half * (e / 16) + l / m * 16 + e % 16 : l / m * 32 + e;
      put_item(out, 256, l, e, bits_of(f),
               code_of(is_a ? a_value(0, l % m, k) : b_value(0, k, l % m), f, false));
    }
  return out;
}
/// Exponent of the scale of block `block` of 32 in K, of a row of A or column of B: -2 to 2.
i32 exponent_of(u32 i, u32 block, bool is_a) {
  return static_cast<i32>(seed_of(i * 5 + block * 3 + (is_a ? 1 : 2)) % 5) - 2;
}
/// e8m0 scales: lane i + m * block holds that of (i, block), in byte `byte`; the other bytes hold others.
std::vector<u32> scales(u32 m, u32 byte, bool is_a) {
  std::vector<u32> out(64);
  for (u32 l = 0; l < 64; ++l)
    out[l] = (0x80817f7eu & ~(0xffu << 8 * byte)) | static_cast<u32>(127 + exponent_of(l % m, l / m, is_a))
                                                        << 8 * byte;
  return out;
}

} // namespace

TEST_CASE("SMFMAC of every shape and format") {
  for (const char* target : {"gfx942", "gfx950"})
    for (const sparse& s : shapes)
      if (!s.gfx950_only || std::string(target) == "gfx950") check(s, target);
}

TEST_CASE("scaled MFMA of every pair of formats") {
  for (const u32 m : {16u, 32u})
    for (u32 fa = 0; fa < 5; ++fa)
      for (u32 fb = 0; fb < 5; ++fb) {
        const u32 k = m == 16 ? 128 : 64, registers = m * m / 64;
        std::vector<u8> a = scaled_input(m, scaled_formats[fa], true),
                        b = scaled_input(m, scaled_formats[fb], false);
        const std::vector<u32> scale_a = scales(m, (fa + fb) % 4, true), scale_b = scales(m, fa % 4, false);
        std::vector<f32> c(size_t{64} * registers), d(size_t{64} * registers);
        for (u32 l = 0; l < 64; ++l)
          for (u32 r = 0; r < registers; ++r) c[l * registers + r] = static_cast<f32>(c_value(l, r));
        kernel run("matrices_scaled", "gfx950",
                   "scaled_" + std::to_string(m) + "_" + std::to_string(fa) + std::to_string(fb));
        run.shape(1, 64).buffer(d).constant_buffer(a).constant_buffer(b).constant_buffer(c);
        run.constant_buffer(scale_a).constant_buffer(scale_b).run();
        differences all(run.where());
        for (u32 l = 0; l < 64; ++l)
          for (u32 r = 0; r < registers; ++r) {
            const u32 i = row_of(m, l, r), j = l % m;
            f64 sum = c_value(l, r);
            for (u32 e = 0; e < k; ++e)
              sum += std::ldexp(a_value(0, i, e) * b_value(0, e, j),
                                exponent_of(i, e / 32, true) + exponent_of(j, e / 32, false));
            all.compare(d[l * registers + r], static_cast<f32>(sum),
                        "lane " + std::to_string(l) + " register " + std::to_string(r));
          }
      }
}

TEST_CASE("scaled MFMA with constant scales, and without") {
  const std::vector<u8> a = scaled_input(16, fp8, true), b = scaled_input(16, fp8, false);
  for (const bool constant : {true, false}) {
    std::vector<f32> c(256), d(256);
    for (u32 i = 0; i < 256; ++i) c[i] = static_cast<f32>(c_value(i / 4, i % 4));
    kernel run("matrices_scaled", "gfx950", constant ? "constant_scales" : "no_scales");
    run.shape(1, 64).buffer(d).constant_buffer(a).constant_buffer(b).constant_buffer(c).run();
    differences all(run.where());
    for (u32 i = 0; i < 256; ++i) {
      f64 sum = 0;
      for (u32 e = 0; e < 128; ++e)
        sum += a_value(0, row_of(16, i / 4, i % 4), e) * b_value(0, e, i / 4 % 16);
      all.compare(d[i], static_cast<f32>(sum * (constant ? 2 : 1) + c_value(i / 4, i % 4)),
                  "element " + std::to_string(i));
    }
  }
}
