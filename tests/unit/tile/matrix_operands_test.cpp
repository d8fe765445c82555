// SPDX-License-Identifier: MIT
// Every MFMA and SMFMAC of every target in the simulator: random matrices are put into registers by the derived layouts of A,
// B, scales and indices, and each element of the result must be where the layout of D says.
#include "unit/sim/bit_map.hpp"
#include "unit/sim/matrix_values.hpp"

#include <cmath>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/matrix/operands.hpp>
#include <random>
#include <set>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;
using isa::modifier;
using tile::layout;
using tile::matrix_instruction;

namespace {

constexpr input f8f6f4_formats[] = {input::fp8, input::bf8, input::fp6, input::bf6, input::fp4};

/// What is run: a mnemonic on a target, its formats, and the modifiers that move lanes or select scales and indices.
struct form {
  mnemonic op;
  isa::arch arch;
  input a = input::f32, b = input::f32;
  u32 cbsz = 0, abid = 0, blgp = 0;
};

/// The formats of the mnemonic's last words.
void find_formats(const std::string& name, form& f) {
  constexpr const char* names[] = {"f64", "f32", "xf32", "f16", "bf16", "i8", "fp8", "bf8"};
  const auto ends_with = [&](const std::string& words, input& out) {
    for (u32 i = 0; i < 8; ++i)
      if (words.ends_with(names[i])) out = static_cast<input>(i); // xf32 after f32, bf16 after f16
  };
  std::string words = name.ends_with("_1k") ? name.substr(0, name.size() - 3) : name;
  ends_with(words, f.b);
  f.a = f.b;
  const size_t last = words.rfind('_');
  if (words.substr(0, last).ends_with("fp8") || words.substr(0, last).ends_with("bf8"))
    ends_with(words.substr(0, last), f.a);
}

/// A matrix (block, row or column, k) of small whole numbers, which all formats and all sums have exactly.
struct matrix {
  u32 side, depth;
  std::vector<f32> value;
  matrix(u32 blocks, u32 side_, u32 depth_)
      : side(side_), depth(depth_), value(size_t{blocks} * side_ * depth_) {}
  f32& at(u32 block, u32 i, u32 k) { return value[(size_t{block} * side + i) * depth + k]; }
};

class run_of_one {
public:
  run_of_one(const form& f, const matrix_instruction& i, u32 seed)
      : f_(f),
        i_(i),
        draw_(seed),
        a_(i.blocks, i.m, i.k),
        b_(i.blocks, i.n, i.k),
        scale_a_(1, i.m, i.k / 32 + 1),
        scale_b_(1, i.n, i.k / 32 + 1) {
    t_.arch = f.arch;
    for (auto& r : t_.in) r.fill(0);
  }

  void check() {
    if (i_.sparse)
      fill_sparse();
    else
      fill(tile::a_layout(i_), 'm', a_, f_.a, 2,
           i_.broadcasts ? tile::a_source_lane(i_, f_.cbsz, f_.abid) : tile::identity(6));
    fill(tile::b_layout(i_), 'n', b_, f_.b, 10,
         i_.broadcasts ? tile::b_source_lane(f_.blgp) : tile::identity(6));
    if (i_.scaled) {
      fill_scales('m', scale_a_, 19, byte_a_);
      fill_scales('n', scale_b_, 20, byte_b_);
    }
    run_and_compare();
  }

private:
  f32 number() { return static_cast<f32>(static_cast<i32>(draw_() % 5) - 2); }

  /// Each lane gets numbers of its own; the matrix then has, for each element, that of the lane that `source` names.
  void fill(const layout& l, char side, matrix& out, input format, u32 reg, const tile::bit_map& source) {
    std::vector<f32> held(64 * 64);
    const u32 items = 1u << l.bits(tile::place::item);
    for (u32 lane = 0; lane < 64; ++lane)
      for (u32 item = 0; item < items; ++item) {
        held[lane * 64 + item] = number();
        put_item(t_, reg, lane, item, width_of(format), code_of(held[lane * 64 + item], format, f_.arch));
      }
    for (u32 lane = 0; lane < 64; ++lane)
      for (u32 item = 0; item < items; ++item) {
        const u32 e = l.element(item, lane);
        out.at(l.coordinate(e, 'b'), l.coordinate(e, side), l.coordinate(e, 'k')) =
            held[source(lane) * 64 + item];
      }
  }
  void fill_sparse() {
    const layout l = tile::a_layout(i_), index = tile::index_layout(i_);
    const u32 items = 1u << l.bits(tile::place::item), sets = 16 / items,
              set = f_.cbsz != 0 ? 0 : f_.abid % sets;
    for (u32 lane = 0; lane < 64; ++lane) {
      u64 positions = 0;
      for (u32 item = 0; item < items; ++item) {
        // The pair's positions are drawn together: p is the item's lowest bit in both layouts.
        const u32 e = l.element(item, lane), p = index.coordinate(index.element(item, lane), 'p');
        if (p == 0) first_ = draw_() % 3, second_ = first_ + 1 + draw_() % (3 - first_);
        const u32 position = p == 0 ? first_ : second_;
        positions |= u64{position} << 2 * item;
        const f32 x = number();
        a_.at(0, l.coordinate(e, 'm'), l.coordinate(e, 'k') + position) = x;
        put_item(t_, 2, lane, item, width_of(f_.a), code_of(x, f_.a, f_.arch));
      }
      const u64 used = ((u64{1} << 2 * items) - 1) << 2 * items * set;
      t_(18, lane) = static_cast<u32>((draw_() & ~used) | positions << 2 * items * set);
    }
  }
  void fill_scales(char side, matrix& out, u32 reg, u32 byte) {
    const layout l = tile::scale_layout(i_, side);
    for (u32 lane = 0; lane < 64; ++lane) {
      const u32 e = l.element(0, lane), exponent = draw_() % 5;
      out.at(0, l.coordinate(e, side), l.coordinate(e, 's')) =
          std::ldexp(1.0f, static_cast<i32>(exponent) - 2);
      t_(reg, lane) = (draw_() & ~(0xffu << 8 * byte)) | (125 + exponent) << 8 * byte;
    }
  }
  f32 sum(u32 block, u32 m, u32 n) {
    f32 out = 0;
    for (u32 k = 0; k < i_.k; ++k) {
      f32 x = a_.at(block, m, k) * b_.at(block, n, k);
      if (i_.scaled) x *= scale_a_.at(0, m, k / 32) * scale_b_.at(0, n, k / 32);
      out += x;
    }
    return out;
  }
  /// Twice, the second time with the first result as C: D and C have one layout.
  void run_and_compare() {
    const layout d = tile::d_layout(i_);
    const bool wide = i_.d_bits == 64;
    const u32 items = 1u << d.bits(tile::place::item);
    t_.results = items * (wide ? 2 : 1);
    mods by{};
    if (i_.sparse || i_.broadcasts) by = with(modifier::cbsz, f_.cbsz).set(modifier::abid, f_.abid);
    if (i_.broadcasts) by = by.set(modifier::blgp, f_.blgp);
    if (i_.a_bits < 16 && !i_.sparse && !i_.broadcasts)
      by = with(modifier::cbsz, f_.cbsz).set(modifier::blgp, f_.blgp);
    const auto out = t_.run([&](program_writer& w) {
      for (u32 time = 0; time < 2; ++time) {
        if (i_.sparse)
          w(f_.op, v(40), v(2), v(10), v(18), by);
        else if (i_.scaled)
          w(f_.op, v(40), v(2), v(10), v(40), v(19), v(20),
            by.set(modifier::op_sel, byte_a_ % 2 + byte_b_ % 2 * 2)
                .set(modifier::op_sel_hi, byte_a_ / 2 + byte_b_ / 2 * 2));
        else
          w(f_.op, v(40), v(2), v(10), v(40), by);
        w(s_nop, imm(15))(s_nop, imm(15));
      }
    });
    for (u32 lane = 0; lane < 64; ++lane)
      for (u32 item = 0; item < items; ++item) {
        const u32 e = d.element(item, lane);
        const f32 x = 2 * sum(d.coordinate(e, 'b'), d.coordinate(e, 'm'), d.coordinate(e, 'n'));
        const u64 got = wide ? out[2 * item][lane] | u64{out[2 * item + 1][lane]} << 32 : out[item][lane];
        const u64 want = f_.a == input::i8 ? static_cast<u32>(static_cast<i32>(x))
                                           : code_of(x, wide ? input::f64 : input::f32, f_.arch);
        if (got != want) FAIL("lane " << lane << " item " << item << ": " << got << ", not " << want);
      }
  }

  form f_;
  matrix_instruction i_;
  std::mt19937 draw_;
  matrix a_, b_, scale_a_, scale_b_;
  lane_kernel t_;
  u32 byte_a_ = 1, byte_b_ = 2, first_ = 0, second_ = 0;
};

/// Every form of a mnemonic that differs in where an element is.
std::vector<form> forms_of(mnemonic op, const std::string& name, isa::arch arch) {
  std::vector<form> out;
  form f{op, arch};
  if (name.ends_with("f8f6f4")) {
    for (f.cbsz = 0; f.cbsz < 5; ++f.cbsz)
      for (f.blgp = 0; f.blgp < 5; ++f.blgp) {
        f.a = f8f6f4_formats[f.cbsz], f.b = f8f6f4_formats[f.blgp];
        out.push_back(f);
      }
    return out;
  }
  find_formats(name, f);
  out.push_back(f);
  const matrix_instruction i = tile::matrix_instruction_of(op, arch);
  if (i.sparse)
    for (const auto& [cbsz, abid] : {std::pair{0u, 1u}, {0u, 2u}, {0u, 3u}, {1u, 1u}})
      out.push_back({op, arch, f.a, f.b, cbsz, abid});
  if (!i.broadcasts) return out;
  for (u32 cbsz = 1; 1u << cbsz <= i.blocks; ++cbsz)
    for (u32 abid = 0; abid < 1u << cbsz; ++abid) out.push_back({op, arch, f.a, f.b, cbsz, abid});
  if (i.blocks > 1)
    for (u32 blgp = 1; blgp < 8; ++blgp) out.push_back({op, arch, f.a, f.b, 0, 0, blgp});
  return out;
}

/// A's and D's layouts, as docs/matrix_layouts.md has them.
struct documented {
  mnemonic op;
  isa::arch arch;
  const char *a, *d;
  u32 format = 0; ///< of f8f6f4
};
constexpr auto gfx90a = isa::arch::gfx90a, gfx942 = isa::arch::gfx942, gfx950 = isa::arch::gfx950;
constexpr const char *d16 = "item[m1 m2] lane[n1 n2 n4 n8 m4 m8]",
                     *d32 = "item[m1 m2 m8 m16] lane[n1 n2 n4 n8 n16 m4]";
constexpr documented families[] = {
    {v_mfma_f32_16x16x16_f16, gfx942, "item[k1 k2] lane[m1 m2 m4 m8 k4 k8]", d16},
    {v_mfma_i32_32x32x8i8, gfx90a, "item[k1 k2] lane[m1 m2 m4 m8 m16 k4]", d32},
    {v_mfma_f32_16x16x32_bf16, gfx950, "item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]", d16},
    {v_mfma_f32_32x32x16_fp8_fp8, gfx942, "item[k1 k2 k4] lane[m1 m2 m4 m8 m16 k8]", d32},
    {v_mfma_i32_16x16x64_i8, gfx950, "item[k1 k2 k4 k8] lane[m1 m2 m4 m8 k16 k32]", d16},
    {v_mfma_f32_32x32x2_f32, gfx942, "item[] lane[m1 m2 m4 m8 m16 k1]", d32},
    {v_mfma_f32_16x16x8_xf32, gfx942, "item[k1] lane[m1 m2 m4 m8 k2 k4]", d16},
    {v_mfma_f32_32x32x4bf16, gfx90a, "item[k1] lane[m1 m2 m4 m8 m16 k2]", d32},
    {v_mfma_f64_16x16x4_f64, gfx942, "item[] lane[m1 m2 m4 m8 k1 k2]", "item[m4 m8] lane[n1 n2 n4 n8 m1 m2]"},
    {v_mfma_f64_4x4x4_4b_f64, gfx942, "item[] lane[m1 m2 b1 b2 k1 k2]", "item[] lane[n1 n2 b1 b2 m1 m2]"},
    {v_mfma_f32_4x4x4_16b_f16, gfx942, "item[k1 k2] lane[m1 m2 b1 b2 b4 b8]",
     "item[m1 m2] lane[n1 n2 b1 b2 b4 b8]"},
    {v_mfma_f32_16x16x4_4b_f16, gfx942, "item[k1 k2] lane[m1 m2 m4 m8 b1 b2]",
     "item[m1 m2 b1 b2] lane[n1 n2 n4 n8 m4 m8]"},
    {v_mfma_f32_32x32x1_2b_f32, gfx942, "item[] lane[m1 m2 m4 m8 m16 b1]",
     "item[m1 m2 m8 m16 b1] lane[n1 n2 n4 n8 n16 m4]"},
    {v_mfma_f32_16x16x128_f8f6f4, gfx950, "item[k1 k2 k4 k8 k64] lane[m1 m2 m4 m8 k16 k32]", d16, 0},
    {v_mfma_f32_16x16x128_f8f6f4, gfx950, "item[k1 k2 k4 k8 k16] lane[m1 m2 m4 m8 k32 k64]", d16, 2},
    {v_mfma_f32_32x32x64_f8f6f4, gfx950, "item[k1 k2 k4 k8 k32] lane[m1 m2 m4 m8 m16 k16]", d32, 1},
    {v_mfma_f32_32x32x64_f8f6f4, gfx950, "item[k1 k2 k4 k8 k16] lane[m1 m2 m4 m8 m16 k32]", d32, 4},
    {v_smfmac_f32_16x16x64_f16, gfx950, "item[p1 k4 k8] lane[m1 m2 m4 m8 k16 k32]", d16},
};
constexpr bool are_derived() {
  for (const documented& f : families) {
    const matrix_instruction i = tile::matrix_instruction_of(f.op, f.arch, f.format, f.format);
    if (a_layout(i) != tile::layout_of(f.a) || d_layout(i) != tile::layout_of(f.d)) return false;
    if (!i.sparse && b_layout(i) != renamed(a_layout(i), "m", "n")) return false;
  }
  return true;
}
static_assert(are_derived());

std::string words_of(const layout& l) {
  const text_buffer t = tile::text_of(l);
  return {t.data(), t.size()};
}

} // namespace

TEST_CASE("layouts of each family of matrix instructions are those of the page") { CHECK(are_derived()); }

TEST_CASE("operands of every matrix instruction are where their layouts say") {
  u32 instructions[isa::arch_count] = {}, runs = 0;
  std::set<std::string> layouts;
  for (u32 m = 0; m < isa::mnemonic_count; ++m) {
    const text_view view = isa::mnemonic_name(m);
    const std::string name(view.data, view.size);
    if ((!name.starts_with("v_mfma_") && !name.starts_with("v_smfmac_")) || name.starts_with("v_mfma_ld_"))
      continue;
    const isa::mnemonic_rows& rows = isa::mnemonics[m];
    u32 archs = 0;
    for (u32 r = rows.first_row; r < u32{rows.first_row} + rows.row_count; ++r) archs |= isa::rows[r].archs;
    for (u32 arch = 0; arch < isa::arch_count; ++arch) {
      if ((archs >> arch & 1) == 0) continue;
      ++instructions[arch];
      for (const form& f : forms_of(static_cast<mnemonic>(m), name, static_cast<isa::arch>(arch))) {
        INFO(name << " on target " << arch << " cbsz " << f.cbsz << " abid " << f.abid << " blgp " << f.blgp);
        const bool mixed = name.ends_with("f8f6f4");
        const matrix_instruction i =
            tile::matrix_instruction_of(f.op, f.arch, mixed ? f.cbsz : 0, mixed ? f.blgp : 0);
        CHECK(i.a_bits == width_of(f.a));
        CHECK(i.b_bits == width_of(f.b));
        run_of_one(f, i, ++runs).check();
        layouts.insert(words_of(tile::a_layout(i)));
        layouts.insert(words_of(tile::d_layout(i)));
        if (i.sparse) layouts.insert(words_of(tile::b_layout(i)));
        if (i.scaled) layouts.insert(words_of(tile::scale_layout(i)));
      }
    }
  }
  for (const std::string& l : layouts) check_documented({l.c_str()});
  CHECK(layouts.size() == 47);
  for (const u32 count : instructions) CHECK(count > 25);
  INFO(instructions[0] << ' ' << instructions[1] << ' ' << instructions[2] << ' ' << runs);
  CHECK(runs > 300);
}
