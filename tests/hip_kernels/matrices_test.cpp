// SPDX-License-Identifier: MIT
// matrices.hip against products of whole matrices. Inputs are small whole numbers: every sum is exact.
#include "harness.hpp"

using namespace kiln;
using namespace kiln::hip_test;

namespace {

enum class format : u8 { f64, f32, f16, bf16, i8, fp8, bf8 };
constexpr u32 bytes_of(format f) {
  return f == format::f64 ? 8 : f == format::f32 ? 4 : f == format::f16 || f == format::bf16 ? 2 : 1;
}

/// A whole number from -2 to 2 in a format. The 8-bit floats' codes are those of 1 and 2 by bias 8 and 16 (FNUZ) or 7 and 15.
u64 code_of(i32 value, format f, bool fnuz) {
  if (f == format::f64) return bits_as<u64>(static_cast<f64>(value));
  if (f == format::f32) return bits_as<u32>(static_cast<f32>(value));
  if (f == format::f16) return bits_as<u16>(static_cast<_Float16>(value));
  if (f == format::bf16) return bits_as<u32>(static_cast<f32>(value)) >> 16;
  if (f == format::i8) return static_cast<u8>(value);
  if (value == 0) return 0;
  const u32 sign = value < 0 ? 0x80 : 0, exponent = (value == 2 || value == -2 ? 1 : 0) + (fnuz ? 1u : 0u);
  return f == format::fp8 ? sign | (7 + exponent) << 3 : sign | (15 + exponent) << 2;
}

struct matrix {
  const char* name;
  u32 m, k, blocks; ///< (m,k) by (k,m), that many times
  format a, b;
  const char* only = nullptr; ///< the targets that have it
};

/// Row of D that register r of a lane holds (CDNA3 ISA manual 7.1, "Matrix layouts"); all registers of a block.
u32 row_of(const matrix& s, u32 lane, u32 r) {
  if (s.a == format::f64) return s.m == 16 ? lane / 16 + 4 * r : lane / 4 % 4;
  if (s.m == 32) return 8 * (r / 4) + 4 * (lane / 32) + r % 4;
  return s.m == 16 ? 4 * (lane / 16) + r % 4 : r;
}

constexpr u32 seed_of(u32 x) { return x * 2654435761u >> 7; }
i32 a_value(u32 block, u32 i, u32 k) {
  return static_cast<i32>(seed_of(block * 977 + i * 131 + k * 7 + 1) % 5) - 2;
}
i32 b_value(u32 block, u32 k, u32 j) {
  return static_cast<i32>(seed_of(block * 613 + k * 89 + j * 17 + 5) % 5) - 2;
}
i32 c_value(u32 lane, u32 r) { return static_cast<i32>(seed_of(lane * 37 + r * 11 + 3) % 41) - 20; }

template<class D> void check(const matrix& s, const char* target, double scale) {
  const bool fnuz = std::string(target) == "gfx942";
  const bool small_f64 = s.a == format::f64 && s.m == 4;
  const u32 groups = 64 / (s.m * s.blocks);      // lanes that share a row and a block
  const u32 each = small_f64 ? 1 : s.k / groups; // elements of A and B a lane holds
  const u32 in_block = s.m * s.m / 64 == 0 ? (small_f64 ? 1 : 4) : s.m * s.m / 64;
  const u32 registers = small_f64 ? 1 : s.m == 4 ? 4 : in_block * s.blocks;
  const auto pack = [&](bool is_a) {
    const format f = is_a ? s.a : s.b;
    std::vector<u8> out(64 * each * bytes_of(f));
    for (u32 l = 0; l < 64; ++l)
      for (u32 e = 0; e < each; ++e) {
        const u32 i = l % s.m;
        const u32 block = small_f64 ? l / 4 % 4 : l / s.m % s.blocks;
        const u32 k = small_f64 ? l / 16 : l / (s.m * s.blocks) * each + e;
        const u64 code = code_of(is_a ? a_value(block, i, k) : b_value(block, k, i), f, fnuz);
        std::memcpy(&out[(l * each + e) * bytes_of(f)], &code, bytes_of(f));
      }
    return out;
  };
  const std::vector<u8> a = pack(true), b = pack(false);
  std::vector<D> c(64 * registers), d(64 * registers);
  for (u32 l = 0; l < 64; ++l)
    for (u32 r = 0; r < registers; ++r) c[l * registers + r] = static_cast<D>(c_value(l, r));
  kernel k("matrices", target, std::string("mfma_") + s.name);
  k.shape(1, 64).buffer(d).constant_buffer(a).constant_buffer(b).constant_buffer(c).run();
  differences all(k.where());
  for (u32 l = 0; l < 64; ++l)
    for (u32 r = 0; r < registers; ++r) {
      const u32 block = small_f64 ? l / 16 : s.m == 4 ? l / 4 : r / in_block;
      const u32 i = row_of(s, l, r % in_block), j = l % s.m;
      double sum = 0;
      for (u32 e = 0; e < s.k; ++e) sum += a_value(block, i, e) * b_value(block, e, j);
      all.compare(d[l * registers + r], static_cast<D>(sum * scale + c_value(l, r)),
                  "lane " + std::to_string(l) + " register " + std::to_string(r));
    }
}

constexpr format f64_ = format::f64, f32_ = format::f32, f16 = format::f16, bf16 = format::bf16,
                 i8_ = format::i8, fp8 = format::fp8, bf8 = format::bf8;
constexpr matrix matrices[] = {
    {"f32_32x32x1", 32, 1, 2, f32_, f32_},
    {"f32_16x16x1", 16, 1, 4, f32_, f32_},
    {"f32_4x4x1", 4, 1, 16, f32_, f32_},
    {"f32_32x32x2", 32, 2, 1, f32_, f32_},
    {"f32_16x16x4", 16, 4, 1, f32_, f32_},
    {"f16_32x32x4", 32, 4, 2, f16, f16},
    {"f16_16x16x4", 16, 4, 4, f16, f16},
    {"f16_4x4x4", 4, 4, 16, f16, f16},
    {"f16_32x32x8", 32, 8, 1, f16, f16},
    {"f16_16x16x16", 16, 16, 1, f16, f16},
    {"bf16_1k_32x32x4", 32, 4, 2, bf16, bf16},
    {"bf16_1k_16x16x4", 16, 4, 4, bf16, bf16},
    {"bf16_1k_4x4x4", 4, 4, 16, bf16, bf16},
    {"bf16_1k_32x32x8", 32, 8, 1, bf16, bf16},
    {"bf16_1k_16x16x16", 16, 16, 1, bf16, bf16},
    {"i8_32x32x4", 32, 4, 2, i8_, i8_},
    {"i8_16x16x4", 16, 4, 4, i8_, i8_},
    {"i8_4x4x4", 4, 4, 16, i8_, i8_},
    {"f64_16x16x4", 16, 4, 1, f64_, f64_},
    {"f64_4x4x4", 4, 4, 4, f64_, f64_},
    {"bf16_32x32x2", 32, 2, 2, bf16, bf16, "gfx90a"},
    {"bf16_16x16x2", 16, 2, 4, bf16, bf16, "gfx90a"},
    {"bf16_4x4x2", 4, 2, 16, bf16, bf16, "gfx90a"},
    {"bf16_32x32x4", 32, 4, 1, bf16, bf16, "gfx90a"},
    {"bf16_16x16x8", 16, 8, 1, bf16, bf16, "gfx90a"},
    {"i8_32x32x8", 32, 8, 1, i8_, i8_, "gfx90a"},
    {"i8_16x16x16", 16, 16, 1, i8_, i8_, "gfx90a"},
    {"i8_32x32x16", 32, 16, 1, i8_, i8_, "gfx942 gfx950"},
    {"i8_16x16x32", 16, 32, 1, i8_, i8_, "gfx942 gfx950"},
    {"fp8_fp8_16x16x32", 16, 32, 1, fp8, fp8, "gfx942 gfx950"},
    {"fp8_bf8_16x16x32", 16, 32, 1, fp8, bf8, "gfx942 gfx950"},
    {"bf8_fp8_16x16x32", 16, 32, 1, bf8, fp8, "gfx942 gfx950"},
    {"bf8_bf8_16x16x32", 16, 32, 1, bf8, bf8, "gfx942 gfx950"},
    {"fp8_fp8_32x32x16", 32, 16, 1, fp8, fp8, "gfx942 gfx950"},
    {"fp8_bf8_32x32x16", 32, 16, 1, fp8, bf8, "gfx942 gfx950"},
    {"bf8_fp8_32x32x16", 32, 16, 1, bf8, fp8, "gfx942 gfx950"},
    {"bf8_bf8_32x32x16", 32, 16, 1, bf8, bf8, "gfx942 gfx950"},
    {"xf32_16x16x8", 16, 8, 1, f32_, f32_, "gfx942"},
    {"xf32_32x32x4", 32, 4, 1, f32_, f32_, "gfx942"},
    {"f16_16x16x32", 16, 32, 1, f16, f16, "gfx950"},
    {"f16_32x32x16", 32, 16, 1, f16, f16, "gfx950"},
    {"bf16_16x16x32", 16, 32, 1, bf16, bf16, "gfx950"},
    {"bf16_32x32x16", 32, 16, 1, bf16, bf16, "gfx950"},
    {"i8_16x16x64", 16, 64, 1, i8_, i8_, "gfx950"},
    {"i8_32x32x32", 32, 32, 1, i8_, i8_, "gfx950"},
    {"scaled_16x16x128", 16, 128, 1, fp8, fp8, "gfx950"},
    {"scaled_32x32x64", 32, 64, 1, fp8, fp8, "gfx950"},
};

} // namespace

TEST_CASE("MFMA of every shape of every target") {
  for (const char* target : targets)
    for (const matrix& s : matrices) {
      if (s.only != nullptr && std::string(s.only).find(target) == std::string::npos) continue;
      // The scaled ones are given e8m0 scales of 126 and 129: 2^-1 and 2^2.
      const double scale = std::string(s.name).starts_with("scaled") ? 2 : 1;
      if (s.a == format::f64)
        check<f64>(s, target, scale);
      else if (s.a == format::i8)
        check<i32>(s, target, scale);
      else
        check<f32>(s, target, scale);
    }
}

TEST_CASE("SMFMAC: A has two of each four, named by an index") {
  struct shape {
    const char* name;
    u32 m, k;
    bool i8;
  };
  // Lane l holds row l % m of A: of its share of k, two of each four; 2 bits each in the index name them. B as for MFMA.
  for (const char* target : {"gfx942", "gfx950"})
    for (const shape& s : {shape{"f16_16x16x32", 16, 32, false},
                           {"f16_32x32x16", 32, 16, false},
                           {"i8_16x16x64", 16, 64, true},
                           {"i8_32x32x32", 32, 32, true}}) {
      const u32 groups = 64 / s.m, each = s.k / groups, bytes = s.i8 ? 1 : 2, registers = s.m * s.m / 64;
      const format f = s.i8 ? format::i8 : format::f16;
      std::vector<u8> a(64 * each / 2 * bytes), b(64 * each * bytes);
      std::vector<i32> index(64), c(64 * registers), d(64 * registers);
      std::vector<std::vector<i32>> dense(s.m, std::vector<i32>(s.k));
      for (u32 l = 0; l < 64; ++l) {
        for (u32 four = 0; four < each / 4; ++four) {
          const u32 first = (l + four) % 3, second = first + 1 + (l / 5 + four) % (3 - first);
          index[l] |= static_cast<i32>((first | second << 2) << 4 * four);
          for (u32 p = 0; p < 2; ++p) {
            const u32 k = l / s.m * each + 4 * four + (p == 0 ? first : second);
            const i32 value = a_value(0, l % s.m, k);
            dense[l % s.m][k] = value;
            const u64 code = code_of(value, f, false);
            std::memcpy(&a[(l * each / 2 + 2 * four + p) * bytes], &code, bytes);
          }
        }
        for (u32 e = 0; e < each; ++e) {
          const u64 code = code_of(b_value(0, l / s.m * each + e, l % s.m), f, false);
          std::memcpy(&b[(l * each + e) * bytes], &code, bytes);
        }
        for (u32 r = 0; r < registers; ++r) {
          const i32 value = c_value(l, r);
          c[l * registers + r] = s.i8 ? value : bits_as<i32>(static_cast<f32>(value));
        }
      }
      kernel k("matrices", target, std::string("smfmac_") + s.name);
      k.shape(1, 64)
          .buffer(d)
          .constant_buffer(a)
          .constant_buffer(b)
          .constant_buffer(c)
          .constant_buffer(index)
          .run();
      differences all(k.where());
      const matrix layout{"", s.m, s.k, 1, f, f};
      for (u32 l = 0; l < 64; ++l)
        for (u32 r = 0; r < registers; ++r) {
          i32 sum = c_value(l, r);
          for (u32 e = 0; e < s.k; ++e) sum += dense[row_of(layout, l, r)][e] * b_value(0, e, l % s.m);
          all.compare(d[l * registers + r], s.i8 ? sum : bits_as<i32>(static_cast<f32>(sum)),
                      "lane " + std::to_string(l) + " register " + std::to_string(r));
        }
    }
}
