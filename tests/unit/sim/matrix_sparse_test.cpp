// SPDX-License-Identifier: MIT
// Every SMFMAC against the layouts of docs/matrix_layouts.md, with each of its sets of indices.
#include "bit_map.hpp"
#include "matrix_values.hpp"

#include <random>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;
using isa::modifier;

namespace {

/// p: which of the two that A stores of each four in k.
struct sparse_shape {
  u32 m, k;
  const char *a, *b, *d;
};
constexpr const char* d16 = "item[m1 m2] lane[n1 n2 n4 n8 m4 m8]";
constexpr const char* d32 = "item[m1 m2 m8 m16] lane[n1 n2 n4 n8 n16 m4]";
// 16-bit formats; those of 8 bits follow.
constexpr sparse_shape f16_16x16x32 = {16, 32, "item[p1 k4] lane[m1 m2 m4 m8 k8 k16]",
                                       "item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16]", d16};
constexpr sparse_shape f16_32x32x16 = {32, 16, "item[p1 k4] lane[m1 m2 m4 m8 m16 k8]",
                                       "item[k1 k2 k4] lane[n1 n2 n4 n8 n16 k8]", d32};
constexpr sparse_shape f16_16x16x64 = {16, 64, "item[p1 k4 k8] lane[m1 m2 m4 m8 k16 k32]",
                                       "item[k1 k2 k4 k32] lane[n1 n2 n4 n8 k8 k16]", d16};
constexpr sparse_shape f16_32x32x32 = {32, 32, "item[p1 k4 k8] lane[m1 m2 m4 m8 m16 k16]",
                                       "item[k1 k2 k4 k16] lane[n1 n2 n4 n8 n16 k8]", d32};
constexpr sparse_shape i8_16x16x64 = {16, 64, "item[p1 k4 k8] lane[m1 m2 m4 m8 k16 k32]",
                                      "item[k1 k2 k4 k8] lane[n1 n2 n4 n8 k16 k32]", d16};
constexpr sparse_shape i8_32x32x32 = {32, 32, "item[p1 k4 k8] lane[m1 m2 m4 m8 m16 k16]",
                                      "item[k1 k2 k4 k8] lane[n1 n2 n4 n8 n16 k16]", d32};
constexpr sparse_shape i8_16x16x128 = {16, 128, "item[p1 k4 k8 k16] lane[m1 m2 m4 m8 k32 k64]",
                                       "item[k1 k2 k4 k8 k64] lane[n1 n2 n4 n8 k16 k32]", d16};
constexpr sparse_shape i8_32x32x64 = {32, 64, "item[p1 k4 k8 k16] lane[m1 m2 m4 m8 m16 k32]",
                                      "item[k1 k2 k4 k8 k32] lane[n1 n2 n4 n8 n16 k16]", d32};

struct sparse_form {
  mnemonic op;
  sparse_shape shape;
  input a, b;
  bool longer; ///< of gfx950 only
};
constexpr input fp8 = input::fp8, bf8 = input::bf8;
constexpr sparse_form forms[] = {
    {v_smfmac_f32_16x16x32_f16, f16_16x16x32, input::f16, input::f16, false},
    {v_smfmac_f32_16x16x32_bf16, f16_16x16x32, input::bf16, input::bf16, false},
    {v_smfmac_f32_32x32x16_f16, f16_32x32x16, input::f16, input::f16, false},
    {v_smfmac_f32_32x32x16_bf16, f16_32x32x16, input::bf16, input::bf16, false},
    {v_smfmac_i32_16x16x64_i8, i8_16x16x64, input::i8, input::i8, false},
    {v_smfmac_f32_16x16x64_fp8_bf8, i8_16x16x64, fp8, bf8, false},
    {v_smfmac_f32_16x16x64_bf8_fp8, i8_16x16x64, bf8, fp8, false},
    {v_smfmac_i32_32x32x32_i8, i8_32x32x32, input::i8, input::i8, false},
    {v_smfmac_f32_32x32x32_fp8_fp8, i8_32x32x32, fp8, fp8, false},
    {v_smfmac_f32_32x32x32_bf8_bf8, i8_32x32x32, bf8, bf8, false},
    {v_smfmac_f32_16x16x64_f16, f16_16x16x64, input::f16, input::f16, true},
    {v_smfmac_f32_16x16x64_bf16, f16_16x16x64, input::bf16, input::bf16, true},
    {v_smfmac_f32_32x32x32_f16, f16_32x32x32, input::f16, input::f16, true},
    {v_smfmac_f32_32x32x32_bf16, f16_32x32x32, input::bf16, input::bf16, true},
    {v_smfmac_i32_16x16x128_i8, i8_16x16x128, input::i8, input::i8, true},
    {v_smfmac_f32_16x16x128_fp8_bf8, i8_16x16x128, fp8, bf8, true},
    {v_smfmac_f32_16x16x128_bf8_fp8, i8_16x16x128, bf8, fp8, true},
    {v_smfmac_i32_32x32x64_i8, i8_32x32x64, input::i8, input::i8, true},
    {v_smfmac_f32_32x32x64_fp8_fp8, i8_32x32x64, fp8, fp8, true},
    {v_smfmac_f32_32x32x64_bf8_bf8, i8_32x32x64, bf8, bf8, true},
};

/// Set `abid` of the index register has the lane's indices, 2 bits for each stored item; the first has, with CBSZ.
void check(const sparse_form& f, isa::arch arch, u32 cbsz, u32 abid) {
  std::mt19937 draw(f.op * 16 + abid);
  const auto number = [&] { return static_cast<f32>(static_cast<i32>(draw() % 5) - 2); };
  const sparse_shape& s = f.shape;
  const bit_map map_a(s.a), map_b(s.b), map_d(s.d);
  lane_kernel t;
  t.arch = arch;
  t.results = map_d.items();
  for (auto& r : t.in) r.fill(0);
  std::vector<f32> a(size_t{s.m} * s.k), b(size_t{s.m} * s.k); // (m,k) and (n,k)
  const u32 stored = map_a.items(), sets = 16 / stored, set = cbsz != 0 ? 0 : abid % sets;
  for (u32 lane = 0; lane < 64; ++lane) {
    u64 index = 0;
    for (u32 item = 0; item < stored; item += 2) {
      const u32 first = draw() % 3, second = first + 1 + draw() % (3 - first);
      index |= u64{first | second << 2} << 2 * item;
      for (u32 p = 0; p < 2; ++p) {
        const coordinates c = map_a.at(lane, item + p);
        const u32 k = c['k'] + (c['p'] == 0 ? first : second);
        a[c['m'] * s.k + k] = number();
        put_item(t, 2, lane, item + p, width_of(f.a), code_of(a[c['m'] * s.k + k], f.a, arch));
      }
    }
    const u64 used = (u64{1} << 2 * stored) - 1;
    t(18, lane) = static_cast<u32>((draw() & ~(used << 2 * stored * set)) | index << 2 * stored * set);
    for (u32 item = 0; item < map_b.items(); ++item) {
      const coordinates c = map_b.at(lane, item);
      b[c['n'] * s.k + c['k']] = number();
      put_item(t, 10, lane, item, width_of(f.b), code_of(b[c['n'] * s.k + c['k']], f.b, arch));
    }
  }
  const auto out = t.run([&](program_writer& w) {
    w(f.op, v(40), v(2), v(10), v(18), with(modifier::cbsz, cbsz).set(modifier::abid, abid));
  });
  for (u32 lane = 0; lane < 64; ++lane)
    for (u32 item = 0; item < map_d.items(); ++item) {
      const coordinates c = map_d.at(lane, item);
      f32 sum = 0;
      for (u32 k = 0; k < s.k; ++k) sum += a[c['m'] * s.k + k] * b[c['n'] * s.k + k];
      const u32 want = f.a == input::i8 ? static_cast<u32>(static_cast<i32>(sum)) : bits(sum);
      if (out[item][lane] != want) FAIL("lane " << lane << " item " << item);
    }
}

} // namespace

TEST_CASE("SMFMAC have the layouts of their sources") {
  for (const isa::arch arch : {isa::arch::gfx942, isa::arch::gfx950})
    for (const sparse_form& f : forms) {
      if (f.longer && arch != isa::arch::gfx950) continue;
      check_documented({f.shape.a, f.shape.b, f.shape.d});
      for (u32 cbsz = 0; cbsz < 2; ++cbsz)
        for (u32 abid = 0; abid < 4; ++abid) {
          INFO(isa::rows[isa::mnemonics[f.op].first_row].name() << " cbsz " << cbsz << " abid " << abid);
          check(f, arch, cbsz, abid);
        }
    }
}
