// SPDX-License-Identifier: MIT
// Matrix products of register tiles: which instruction, and which items are its operands.
#pragma once

#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/matrix/operands.hpp>
#include <kiln/tile/memory/thread_map.hpp>
#include <kiln/tile/registers/register_tile.hpp>

namespace kiln::tile {

/// A number type of a matrix instruction's inputs.
enum class matrix_number : u8 { f16, bf16, fp8, bf8, i8, f32, f64 };

/// An instruction of a target for a product of two number types.
struct product_instruction {
  matrix_number a, b;
  isa::arch arch;
  isa::mn::mnemonic op;
};

/// Those that product() chooses from, of the same types and target by falling depth: the deepest that fits is taken.
inline constexpr product_instruction product_instructions[] = {
    {matrix_number::f16, matrix_number::f16, isa::arch::gfx950, isa::mn::v_mfma_f32_16x16x32_f16},
    {matrix_number::f16, matrix_number::f16, isa::arch::gfx950, isa::mn::v_mfma_f32_32x32x16_f16},
    {matrix_number::f16, matrix_number::f16, isa::arch::gfx950, isa::mn::v_mfma_f32_16x16x16_f16},
    {matrix_number::f16, matrix_number::f16, isa::arch::gfx950, isa::mn::v_mfma_f32_32x32x8_f16},
    {matrix_number::f16, matrix_number::f16, isa::arch::gfx942, isa::mn::v_mfma_f32_16x16x16_f16},
    {matrix_number::f16, matrix_number::f16, isa::arch::gfx942, isa::mn::v_mfma_f32_32x32x8_f16},
    {matrix_number::f16, matrix_number::f16, isa::arch::gfx90a, isa::mn::v_mfma_f32_16x16x16f16},
    {matrix_number::f16, matrix_number::f16, isa::arch::gfx90a, isa::mn::v_mfma_f32_32x32x8f16},
    {matrix_number::bf16, matrix_number::bf16, isa::arch::gfx950, isa::mn::v_mfma_f32_16x16x32_bf16},
    {matrix_number::bf16, matrix_number::bf16, isa::arch::gfx950, isa::mn::v_mfma_f32_32x32x16_bf16},
    {matrix_number::bf16, matrix_number::bf16, isa::arch::gfx950, isa::mn::v_mfma_f32_16x16x16_bf16},
    {matrix_number::bf16, matrix_number::bf16, isa::arch::gfx950, isa::mn::v_mfma_f32_32x32x8_bf16},
    {matrix_number::bf16, matrix_number::bf16, isa::arch::gfx942, isa::mn::v_mfma_f32_16x16x16_bf16},
    {matrix_number::bf16, matrix_number::bf16, isa::arch::gfx942, isa::mn::v_mfma_f32_32x32x8_bf16},
    {matrix_number::bf16, matrix_number::bf16, isa::arch::gfx90a, isa::mn::v_mfma_f32_16x16x16bf16_1k},
    {matrix_number::bf16, matrix_number::bf16, isa::arch::gfx90a, isa::mn::v_mfma_f32_32x32x8bf16_1k},
    {matrix_number::fp8, matrix_number::fp8, isa::arch::gfx950, isa::mn::v_mfma_f32_16x16x32_fp8_fp8},
    {matrix_number::fp8, matrix_number::fp8, isa::arch::gfx950, isa::mn::v_mfma_f32_32x32x16_fp8_fp8},
    {matrix_number::fp8, matrix_number::fp8, isa::arch::gfx942, isa::mn::v_mfma_f32_16x16x32_fp8_fp8},
    {matrix_number::fp8, matrix_number::fp8, isa::arch::gfx942, isa::mn::v_mfma_f32_32x32x16_fp8_fp8},
    {matrix_number::fp8, matrix_number::bf8, isa::arch::gfx950, isa::mn::v_mfma_f32_16x16x32_fp8_bf8},
    {matrix_number::fp8, matrix_number::bf8, isa::arch::gfx950, isa::mn::v_mfma_f32_32x32x16_fp8_bf8},
    {matrix_number::fp8, matrix_number::bf8, isa::arch::gfx942, isa::mn::v_mfma_f32_16x16x32_fp8_bf8},
    {matrix_number::fp8, matrix_number::bf8, isa::arch::gfx942, isa::mn::v_mfma_f32_32x32x16_fp8_bf8},
    {matrix_number::bf8, matrix_number::fp8, isa::arch::gfx950, isa::mn::v_mfma_f32_16x16x32_bf8_fp8},
    {matrix_number::bf8, matrix_number::fp8, isa::arch::gfx950, isa::mn::v_mfma_f32_32x32x16_bf8_fp8},
    {matrix_number::bf8, matrix_number::fp8, isa::arch::gfx942, isa::mn::v_mfma_f32_16x16x32_bf8_fp8},
    {matrix_number::bf8, matrix_number::fp8, isa::arch::gfx942, isa::mn::v_mfma_f32_32x32x16_bf8_fp8},
    {matrix_number::bf8, matrix_number::bf8, isa::arch::gfx950, isa::mn::v_mfma_f32_16x16x32_bf8_bf8},
    {matrix_number::bf8, matrix_number::bf8, isa::arch::gfx950, isa::mn::v_mfma_f32_32x32x16_bf8_bf8},
    {matrix_number::bf8, matrix_number::bf8, isa::arch::gfx942, isa::mn::v_mfma_f32_16x16x32_bf8_bf8},
    {matrix_number::bf8, matrix_number::bf8, isa::arch::gfx942, isa::mn::v_mfma_f32_32x32x16_bf8_bf8},
    {matrix_number::i8, matrix_number::i8, isa::arch::gfx950, isa::mn::v_mfma_i32_16x16x64_i8},
    {matrix_number::i8, matrix_number::i8, isa::arch::gfx950, isa::mn::v_mfma_i32_32x32x32_i8},
    {matrix_number::i8, matrix_number::i8, isa::arch::gfx950, isa::mn::v_mfma_i32_16x16x32_i8},
    {matrix_number::i8, matrix_number::i8, isa::arch::gfx950, isa::mn::v_mfma_i32_32x32x16_i8},
    {matrix_number::i8, matrix_number::i8, isa::arch::gfx942, isa::mn::v_mfma_i32_16x16x32_i8},
    {matrix_number::i8, matrix_number::i8, isa::arch::gfx942, isa::mn::v_mfma_i32_32x32x16_i8},
    {matrix_number::i8, matrix_number::i8, isa::arch::gfx90a, isa::mn::v_mfma_i32_16x16x16i8},
    {matrix_number::i8, matrix_number::i8, isa::arch::gfx90a, isa::mn::v_mfma_i32_32x32x8i8},
    {matrix_number::f32, matrix_number::f32, isa::arch::gfx950, isa::mn::v_mfma_f32_16x16x4_f32},
    {matrix_number::f32, matrix_number::f32, isa::arch::gfx950, isa::mn::v_mfma_f32_32x32x2_f32},
    {matrix_number::f32, matrix_number::f32, isa::arch::gfx942, isa::mn::v_mfma_f32_16x16x4_f32},
    {matrix_number::f32, matrix_number::f32, isa::arch::gfx942, isa::mn::v_mfma_f32_32x32x2_f32},
    {matrix_number::f32, matrix_number::f32, isa::arch::gfx90a, isa::mn::v_mfma_f32_16x16x4f32},
    {matrix_number::f32, matrix_number::f32, isa::arch::gfx90a, isa::mn::v_mfma_f32_32x32x2f32},
    {matrix_number::f64, matrix_number::f64, isa::arch::gfx950, isa::mn::v_mfma_f64_16x16x4_f64},
    {matrix_number::f64, matrix_number::f64, isa::arch::gfx942, isa::mn::v_mfma_f64_16x16x4_f64},
    {matrix_number::f64, matrix_number::f64, isa::arch::gfx90a, isa::mn::v_mfma_f64_16x16x4f64},
};

constexpr layout moved_to_origin(layout l) {
  l.map.constant = 0;
  return l;
}
/// The layout of a part, as of one that begins at 0. A variable: a local would be made again in each call.
template<layout L> inline constexpr layout without_origin = moved_to_origin(L);

/// Which items of D, A and B one instruction takes, and which item bits count the instructions.
struct product_plan {
  isa::mn::mnemonic op = {};
  bool found = false;
  bool exchanged = false; ///< D holds the transpose of what the instruction calls D: its A is the tile B
  u32 d_items = 0, a_items = 0; ///< log2 of the items of one instruction; B's are A's
  u32 steps = 0;                ///< bits of k that count instructions
  u32 a_step[8] = {}, b_step[8] = {};
  u32 tiles = 0; ///< item bits of D that count instructions; each is a bit of A's items or of B's
  u32 d_tile[8] = {}, a_tile[8] = {}, b_tile[8] = {};
};

/// Matches tiles D (m,n), A (m,k) and B (n,k) with one instruction. Lanes and the first items of D must be placed as the
/// instruction's D, or as its transpose; those of A and B as its inputs, but for the order of k: any that is the same in both,
/// as a sum does not depend on it. More items are more tiles along m and n, and more steps along k. A wave has any rows and
/// columns; waves of different k have sums of their own, which D tells apart by another coordinate.
class product_matcher {
public:
  constexpr product_matcher(const layout& d, const layout& a, const layout& b) : d_(d), a_(a), b_(b) {}

  constexpr bool match(const matrix_instruction& i, product_plan& out) const {
    const layout straight = d_layout(i);
    for (u32 way = 0; way < 2; ++way) {
      out = {};
      out.exchanged = way == 1;
      if (begins_as(out.exchanged ? renamed(straight, "mn", "nm") : straight) && inputs_fit(i, out) &&
          outer_fits(out))
        return out.found = true;
    }
    return false;
  }
  /// The coordinate at which two tiles begin apart: k of A and B, m of D and A, or n of D and B; 0 if there is none.
  constexpr char begins_apart() const {
    const auto differs = [](const layout& x, const layout& y, char name) {
      return x.coordinate(x.map.constant, name) != y.coordinate(y.map.constant, name);
    };
    return differs(a_, b_, 'k') ? 'k' : differs(d_, a_, 'm') ? 'm' : differs(d_, b_, 'n') ? 'n' : '\0';
  }
  /// The bit of a wave's number that has a k of its own, with sums that D has as copies; none if there is no such.
  constexpr u32 wave_of_k() const {
    constexpr char sides[] = {'m', 'n'};
    for (u32 bit = 0; bit < a_.bits(place::wave); ++bit) {
      if (a_.coordinate(a_.image(place::wave, bit), 'k') == 0) continue;
      u32 others = bit < d_.bits(place::wave) ? d_.image(place::wave, bit) : 0;
      for (const char c : sides) others &= ~(mask_of_bits(d_.bits(c)) << d_.first_bit(c));
      if (others == 0) return bit;
    }
    return none;
  }
  static constexpr u32 none = ~0u;

private:
  constexpr bool is_same(const layout& x, u32 x_image, const layout& y, u32 y_image) const {
    constexpr char names[] = {'m', 'n', 'k'};
    for (const char c : names)
      if (x.coordinate(x_image, c) != y.coordinate(y_image, c)) return false;
    return true;
  }
  /// D's lanes and lowest items.
  constexpr bool begins_as(const layout& wanted) const {
    if (d_.bits(place::lane) != 6 || d_.bits(place::item) < wanted.bits(place::item)) return false;
    for (u32 i = 0; i < 6; ++i)
      if (!is_same(d_, d_.image(place::lane, i), wanted, wanted.image(place::lane, i))) return false;
    for (u32 i = 0; i < wanted.bits(place::item); ++i)
      if (!is_same(d_, d_.image(place::item, i), wanted, wanted.image(place::item, i))) return false;
    return true;
  }
  /// True if an image changes k alone.
  static constexpr bool is_of_k(const layout& l, u32 image) {
    return image != 0 && l.coordinate(image, 'm') == 0 && l.coordinate(image, 'n') == 0;
  }
  constexpr bool inputs_fit(const matrix_instruction& i, product_plan& out) const {
    const u32 side = bits_of_count(i.m);
    out.a_items = bits_of_count(i.k) + side - 6;
    out.d_items = bits_of_count(u32{i.m} * i.n) - 6;
    if (i.m != i.n || i.blocks != 1 || a_.bits(place::lane) != 6 || b_.bits(place::lane) != 6) return false;
    if (a_.bits(place::item) < out.a_items || b_.bits(place::item) < out.a_items) return false;
    for (u32 bit = 0; bit < 6; ++bit) {
      const u32 x = a_.image(place::lane, bit), y = b_.image(place::lane, bit);
      if (bit < side ? x != 1u << (a_.first_bit('m') + bit) || y != 1u << (b_.first_bit('n') + bit)
                     : !is_of_k(a_, x) || !is_same(a_, x, b_, y))
        return false;
    }
    for (u32 bit = 0; bit < out.a_items; ++bit) {
      const u32 x = a_.image(place::item, bit), y = b_.image(place::item, bit);
      if (!is_of_k(a_, x) || !is_same(a_, x, b_, y)) return false;
    }
    return true;
  }
  /// The item bit of `in`, from bit `from` on, that changes a coordinate by `value` alone; 0 if there is none.
  static constexpr u32 bit_with(const layout& in, u32 from, char name, u32 value) {
    for (u32 bit = from; bit < in.bits(place::item); ++bit)
      if (in.image(place::item, bit) == value << in.first_bit(name) && value != 0) return 1u << bit;
    return 0;
  }
  /// What counts instructions.
  constexpr bool outer_fits(product_plan& out) const {
    for (u32 bit = out.a_items; bit < a_.bits(place::item); ++bit) {
      const u32 image = a_.image(place::item, bit);
      if (!is_of_k(a_, image)) continue;
      const u32 in_b = bit_with(b_, out.a_items, 'k', a_.coordinate(image, 'k'));
      if (in_b == 0 || out.steps == 8) return false;
      out.a_step[out.steps] = 1u << bit, out.b_step[out.steps++] = in_b;
    }
    u32 rows = 0, columns = 0;
    for (u32 bit = out.d_items; bit < d_.bits(place::item); ++bit) {
      const u32 image = d_.image(place::item, bit), m = d_.coordinate(image, 'm'),
                n = d_.coordinate(image, 'n');
      if ((m != 0) == (n != 0) || out.tiles == 8) return false;
      const u32 in_a = bit_with(a_, out.a_items, 'm', m), in_b = bit_with(b_, out.a_items, 'n', n);
      if (in_a == 0 && in_b == 0) return false;
      out.d_tile[out.tiles] = 1u << bit, out.a_tile[out.tiles] = in_a, out.b_tile[out.tiles++] = in_b;
      m != 0 ? ++rows : ++columns;
    }
    return out.a_items + out.steps + rows == a_.bits(place::item) &&
           out.a_items + out.steps + columns == b_.bits(place::item) && waves_fit();
  }
  /// A wave's rows of D are those of its A, its columns those of its B.
  constexpr bool waves_fit() const {
    const u32 waves = d_.bits(place::wave);
    for (u32 bit = 0; bit < waves || bit < a_.bits(place::wave) || bit < b_.bits(place::wave); ++bit) {
      const auto image = [&](const layout& l, char name) {
        return bit < l.bits(place::wave) ? l.coordinate(l.image(place::wave, bit), name) : 0;
      };
      if (image(d_, 'm') != image(a_, 'm') || image(d_, 'n') != image(b_, 'n') ||
          image(a_, 'k') != image(b_, 'k'))
        return false;
    }
    return true;
  }

  const layout &d_, &a_, &b_;
};

/// The deepest instruction of the target that fits; not found if none does.
constexpr product_plan plan_product(const layout& d, const layout& a, const layout& b, matrix_number a_number,
                                    matrix_number b_number, isa::arch arch) {
  const product_matcher matcher(d, a, b);
  product_plan out;
  if (matcher.begins_apart() != 0 || matcher.wave_of_k() != product_matcher::none) return out;
  for (const product_instruction& p : product_instructions) {
    const bool straight = p.a == a_number && p.b == b_number, exchanged = p.a == b_number && p.b == a_number;
    if (p.arch != arch || (!straight && !exchanged)) continue;
    if (!matcher.match(matrix_instruction_of(p.op, arch), out)) continue;
    if (!(out.exchanged ? exchanged : straight)) continue; // its A is the tile B
    out.op = p.op;
    return out;
  }
  out.found = false;
  return out;
}

/// What no instruction of a target takes, and the layouts that those of the types have, which repeat along items and waves.
constexpr text_buffer product_refusal(const layout& d, const layout& a, const layout& b,
                                      matrix_number a_number, matrix_number b_number, isa::arch arch) {
  constexpr const char* names[] = {"f16", "bf16", "fp8", "bf8", "i8", "f32", "f64"};
  const char *of_a = names[static_cast<u32>(a_number)], *of_b = names[static_cast<u32>(b_number)];
  text_buffer out;
  const product_matcher matcher(d, a, b);
  if (const char c = matcher.begins_apart(); c != 0) {
    const layout &x = c == 'k' ? a : d, &y = c == 'n' || c == 'k' ? b : a;
    return out
           << (c == 'k' ? "A" : "D") << " begins at " << c << ' ' << x.coordinate(x.map.constant, c) << ", "
           << (c == 'm' ? "A" : "B") << " at " << c << ' ' << y.coordinate(y.map.constant, c)
           << ": parts that are multiplied begin alike; renamed_places<layout>(tile) has others' letters; D "
           << d << ", A " << a << ", B " << b;
  }
  if (const u32 bit = matcher.wave_of_k(); bit != product_matcher::none)
    return out
           << "bit " << bit << " of the wave's number is along k, "
           << a.coordinate(a.image(place::wave, bit), 'k')
           << ": D has sums of a part of k there, so its layout has a coordinate that is neither m nor n in "
              "place of copies; D "
           << d << ", A " << a << ", B " << b;
  out << "no matrix instruction of " << isa::facts_of(arch).name << " has these operands: D " << d
      << ", A of " << of_a << ' ' << a << ", B of " << of_b << ' ' << b;
  bool any = false;
  for (const product_instruction& p : product_instructions) {
    if (p.arch != arch || p.a != a_number || p.b != b_number) continue;
    const matrix_instruction i = matrix_instruction_of(p.op, arch);
    out << (any ? "; and " : "; for these types it has ") << isa::mnemonic_name(p.op) << ": D " << d_layout(i)
        << " or with m and n exchanged, A " << a_layout(i) << ", B " << b_layout(i);
    any = true;
  }
  if (any) return out << "; k in any order that A and B share";
  out << "; it multiplies";
  for (u32 n = 0; n < sizeof(names) / sizeof(names[0]); ++n)
    for (const product_instruction& p : product_instructions)
      if (p.arch == arch && p.a == static_cast<matrix_number>(n) && p.a == p.b) {
        out << ' ' << names[n];
        break;
      }
  return out << ", each by its own type, and fp8 by bf8 where it has them";
}

template<class T> inline constexpr matrix_number matrix_number_of = matrix_number::f32;
template<> inline constexpr matrix_number matrix_number_of<f64> = matrix_number::f64;
template<> inline constexpr matrix_number matrix_number_of<f16> = matrix_number::f16;
template<> inline constexpr matrix_number matrix_number_of<bf16> = matrix_number::bf16;
template<> inline constexpr matrix_number matrix_number_of<fp8> = matrix_number::fp8;
template<> inline constexpr matrix_number matrix_number_of<bf8> = matrix_number::bf8;
template<> inline constexpr matrix_number matrix_number_of<i8> = matrix_number::i8;
template<class T>
concept MatrixNumber = matrix_number_of<T> != matrix_number::f32 || __is_same(T, f32);

/// Sums of products of T: i32 of i8, f64 of f64, f32 of all others.
template<MatrixNumber T>
using sum_of = author::choose<__is_same(T, i8), i32, author::choose<__is_same(T, f64), f64, f32>>;

/// The plan of each target, made once while compiling for tiles that begin at 0: parts of tiles share it.
template<layout D, layout A, layout B, class T, class U, isa::arch Arch>
inline constexpr product_plan product_plan_of =
    isa::is_compiled_for(Arch) ? plan_product(D, A, B, matrix_number_of<T>, matrix_number_of<U>, Arch)
                               : product_plan{};

/// No part can be multiplied with another that begins elsewhere.
template<layout D, layout A, layout B>
inline constexpr bool parts_begin_apart = product_matcher(D, A, B).begins_apart() != 0;

template<layout D, layout A, layout B, class T, class U, isa::arch Arch>
inline constexpr const product_plan& plan_without_origin =
    product_plan_of<without_origin<D>, without_origin<A>, without_origin<B>, T, U, Arch>;

/// The plan on the target that is compiled for.
template<layout D, layout A, layout B, class T, class U>
constexpr const product_plan& product_plan_for(isa::arch arch) {
  return arch == isa::arch::gfx950   ? plan_without_origin<D, A, B, T, U, isa::arch::gfx950>
         : arch == isa::arch::gfx942 ? plan_without_origin<D, A, B, T, U, isa::arch::gfx942>
                                     : plan_without_origin<D, A, B, T, U, isa::arch::gfx90a>;
}

/// Instructions of a product from `first` / `parts` to `end` / `parts` of them, in the order of add_product(). The sums begin
/// with d, or with 0.
template<MatrixNumber T, MatrixNumber U, layout D, layout A, layout B, ir::bank BankOfD, ir::bank BankOfA,
         ir::bank BankOfB>
constexpr void write_product(builder k, register_tile<sum_of<T>, D, BankOfD>& d,
                             const register_tile<T, A, BankOfA>& a, const register_tile<U, B, BankOfB>& b,
                             bool from_zero, u32 first, u32 end, u32 parts, source at) {
  const product_plan& plan = product_plan_for<D, A, B, T, U>(k.arch());
  require_lanes(k, at, "add_product");
  if (!plan.found || parts_begin_apart<D, A, B>)
    return k.program_draft().fail(
        at, product_refusal(D, A, B, matrix_number_of<T>, matrix_number_of<U>, k.arch()));
  const auto pick = [](u32 count, u32 bits, const u32(&masks)[8]) {
    u32 out = 0;
    for (u32 i = 0; i < bits; ++i)
      if ((count >> i & 1) != 0) out |= masks[i];
    return out;
  };
  const u32 all = 1u << (plan.steps + plan.tiles);
  for (u32 i = all * first / parts; i < all * end / parts; ++i) {
    const u32 step = i >> plan.tiles, tile = i & mask_of_bits(plan.tiles);
    const u32 d_item = pick(tile, plan.tiles, plan.d_tile);
    const u32 a_item = pick(tile, plan.tiles, plan.a_tile) | pick(step, plan.steps, plan.a_step);
    const u32 b_item = pick(tile, plan.tiles, plan.b_tile) | pick(step, plan.steps, plan.b_step);
    const emit::operand x = items_of(a, a_item, plan.a_items, at), y = items_of(b, b_item, plan.a_items, at);
    const emit::operand sum = items_of(d, d_item, plan.d_items, at);
    const emit::operand begin = from_zero && step == 0 ? emit::operand(0, at) : sum;
    if (plan.exchanged)
      k.emit(plan.op, sum, y, x, begin);
    else
      k.emit(plan.op, sum, x, y, begin);
  }
}

/// d += a b^T: d is (m,n), a (m,k), b (n,k), by matrix instructions of the target, with d's sums in f32 (of i8 in i32, of f64
/// in f64). A lane's items of one step along k are used by all tiles before those of the next. The layouts are those of an
/// instruction's operands, repeated along items and waves: see product_matcher. All lanes must be enabled.
template<MatrixNumber T, MatrixNumber U, layout D, layout A, layout B, ir::bank BankOfD, ir::bank BankOfA,
         ir::bank BankOfB>
constexpr void add_product(builder k, register_tile<sum_of<T>, D, BankOfD>& d,
                           const register_tile<T, A, BankOfA>& a, const register_tile<U, B, BankOfB>& b,
                           source at = source::here()) {
  write_product(k, d, a, b, false, 0, 1, 1, at);
}
/// d = a b^T, as add_product, without reading d: the first instruction of each tile adds 0.
template<MatrixNumber T, MatrixNumber U, layout D, layout A, layout B, ir::bank BankOfD, ir::bank BankOfA,
         ir::bank BankOfB>
constexpr void product(builder k, register_tile<sum_of<T>, D, BankOfD>& d,
                       const register_tile<T, A, BankOfA>& a, const register_tile<U, B, BankOfB>& b,
                       source at = source::here()) {
  write_product(k, d, a, b, true, 0, 1, 1, at);
}

/// The instructions of add_product() from `first` to `end` of `parts` equal parts, a power of 2 up to their number: what comes
/// between them in the program runs beside them.
template<MatrixNumber T, MatrixNumber U, layout D, layout A, layout B, ir::bank BankOfD, ir::bank BankOfA,
         ir::bank BankOfB>
constexpr void add_product_part(builder k, register_tile<sum_of<T>, D, BankOfD>& d,
                                const register_tile<T, A, BankOfA>& a, const register_tile<U, B, BankOfB>& b,
                                u32 first, u32 end, u32 parts, source at = source::here()) {
  write_product(k, d, a, b, false, first, end, parts, at);
}

/// Instructions along k that add_product() takes for such tiles: the target's deepest instruction has a part of their k.
template<RegisterTile D, RegisterTile A, RegisterTile B> constexpr u32 product_steps(builder k) {
  return 1u << product_plan_for<D::places, A::places, B::places, typename A::number, typename B::number>(
                   k.arch())
                   .steps;
}
/// One step along k of add_product(), of product_steps(): for a schedule in which the steps of many tiles take turns, so that
/// no instruction waits for the sums of the one before it.
template<MatrixNumber T, MatrixNumber U, layout D, layout A, layout B, ir::bank BankOfD, ir::bank BankOfA,
         ir::bank BankOfB>
constexpr void add_product_step(builder k, register_tile<sum_of<T>, D, BankOfD>& d,
                                const register_tile<T, A, BankOfA>& a, const register_tile<U, B, BankOfB>& b,
                                u32 step, source at = source::here()) {
  const u32 steps = 1u << product_plan_for<D, A, B, T, U>(k.arch()).steps;
  add_product_part(k, d, a, b, step, step + 1, steps, at);
}

} // namespace kiln::tile
