// SPDX-License-Identifier: MIT
// matrices.hip against products of whole matrices. Inputs are small whole numbers: every sum is exact.
#include "matrix_elements.hpp"

using namespace kiln;
using namespace kiln::hip_test;

namespace {

struct matrix {
  const char* name;
  u32 m, k, blocks; ///< (m,k) by (k,m), that many times
  format a, b;
  const char* only = nullptr; ///< the targets that have it
  u32 cbsz = 0, abid = 0, blgp = 0;
};

/// Row of D that register r of a lane holds (CDNA3 ISA manual 7.1, "Matrix layouts"); all registers of a block.
u32 row_of(const matrix& s, u32 lane, u32 r) {
  if (s.a == format::f64) return lane / 16 + 4 * r;
  if (s.m == 32) return 8 * (r / 4) + 4 * (lane / 32) + r % 4;
  return s.m == 16 ? 4 * (lane / 16) + r % 4 : r;
}

/// Lane that B's element in `lane` comes from (CDNA3 ISA manual, BLGP).
u32 b_lane(u32 lane, u32 blgp) {
  if (blgp >= 4) return lane % 16 + 16 * (blgp - 4);
  return blgp == 1 ? lane % 32 : blgp == 2 ? lane % 32 + 32 : blgp == 3 ? (lane + 16) % 64 : lane;
}

template<class D> void check(const matrix& s, const char* target) {
  const bool fnuz = std::string(target) == "gfx942";
  const bool small_f64 = s.a == format::f64 && s.m == 4;
  const u32 groups = 64 / (s.m * s.blocks);      // lanes that share a row and a block
  const u32 each = small_f64 ? 1 : s.k / groups; // elements of A and B a lane holds
  const u32 in_block = s.m * s.m / 64 == 0 ? (small_f64 ? 1 : 4) : s.m * s.m / 64;
  const u32 registers = small_f64 ? 1 : s.m == 4 ? 4 : in_block * s.blocks;
  const auto pack = [&](bool is_a) {
    const format f = is_a ? s.a : s.b;
    std::vector<u8> out(size_t{64} * each * bits_of(f) / 8);
    for (u32 l = 0; l < 64; ++l)
      for (u32 e = 0; e < each; ++e) {
        const u32 i = l % s.m;
        const u32 block = small_f64 ? l / 4 % 4 : l / s.m % s.blocks;
        const u32 k = small_f64 ? l / 16 : l / (s.m * s.blocks) * each + e;
        put_item(out, size_t{each} * bits_of(f), l, e, bits_of(f),
                 code_of(is_a ? a_value(block, i, k) : b_value(block, k, i), f, fnuz));
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
      const u32 block = small_f64 ? l / 4 % 4 : s.m == 4 ? l / 4 : r / in_block;
      const u32 a_block = (block & ~((1u << s.cbsz) - 1)) + s.abid;
      const u32 i = row_of(s, l, r % in_block), j = l % s.m;
      double sum = 0;
      for (u32 e = 0; e < s.k; ++e) {
        const u32 lane = b_lane(j + s.m * (block + s.blocks * (e / each)), s.blgp);
        const u32 held_by = lane / (s.m * s.blocks) * each + e % each;
        sum += a_value(a_block, i, e) * b_value(lane / s.m % s.blocks, held_by, lane % s.m);
      }
      all.compare(d[l * registers + r], static_cast<D>(sum + c_value(l, r)),
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
    {"f32_32x32x1_cbsz1", 32, 1, 2, f32_, f32_, nullptr, 1, 1, 0},
    {"f32_16x16x1_cbsz1", 16, 1, 4, f32_, f32_, nullptr, 1, 1, 3},
    {"f32_16x16x1_cbsz2", 16, 1, 4, f32_, f32_, nullptr, 2, 3, 5},
    {"f32_4x4x1_cbsz3", 4, 1, 16, f32_, f32_, nullptr, 3, 6, 1},
    {"f16_4x4x4_cbsz4", 4, 4, 16, f16, f16, nullptr, 4, 9, 7},
    {"i8_4x4x4_cbsz2", 4, 4, 16, i8_, i8_, nullptr, 2, 2, 2},
    {"f32_32x32x2_blgp1", 32, 2, 1, f32_, f32_, nullptr, 0, 0, 1},
    {"f32_16x16x4_blgp4", 16, 4, 1, f32_, f32_, nullptr, 0, 0, 4},
    {"f32_16x16x4_blgp6", 16, 4, 1, f32_, f32_, nullptr, 0, 0, 6},
};

} // namespace

TEST_CASE("MFMA of every shape of every target") {
  for (const char* target : targets)
    for (const matrix& s : matrices) {
      if (s.only != nullptr && std::string(s.only).find(target) == std::string::npos) continue;
      if (s.a == format::f64)
        check<f64>(s, target);
      else if (s.a == format::i8)
        check<i32>(s, target);
      else
        check<f32>(s, target);
    }
}

TEST_CASE("the f64 MFMA have signs where others have BLGP") {
  for (const char* target : {"gfx942", "gfx950"})
    for (const bool small : {false, true}) {
      const u32 registers = small ? 1 : 4;
      std::vector<f64> a(64), b(64), c(size_t{64} * registers), d(size_t{64} * registers), plain(d);
      for (u32 l = 0; l < 64; ++l) a[l] = a_value(0, l % 16, l / 16), b[l] = b_value(0, l / 16, l % 16);
      for (u32 i = 0; i < 64 * registers; ++i) c[i] = c_value(i % 64, i / 64);
      const std::string name = small ? "mfma_f64_4x4x4" : "mfma_f64_16x16x4";
      kernel with_signs("matrices", target, name + "_neg"), without("matrices", target, name);
      with_signs.shape(1, 64).buffer(d).constant_buffer(a).constant_buffer(b).constant_buffer(c).run();
      for (f64& x : b) x = -x; // neg:[1,0,1]: -a * b - c is a * -b - c
      for (f64& x : c) x = -x;
      without.shape(1, 64).buffer(plain).constant_buffer(a).constant_buffer(b).constant_buffer(c).run();
      differences all(with_signs.where());
      for (u32 i = 0; i < d.size(); ++i) all.compare(d[i], plain[i], "element " + std::to_string(i));
    }
}
