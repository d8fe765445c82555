// SPDX-License-Identifier: MIT
// Which forms and tilings a matrix product takes, and the sentence that refuses others.
#pragma once

#include <kiln/isa/arch/facts.hpp>
#include <kiln/kernel/gemm/form.hpp>
#include <kiln/kernel/gemm/interleaved_tiling.hpp>
#include <kiln/kernel/gemm/small_layouts.hpp>
#include <kiln/kernel/gemm/tiling.hpp>

namespace kiln::kernel {

constexpr bool is_float8(gemm_number n) { return n == gemm_number::fp8 || n == gemm_number::bf8; }

/// How a target multiplies numbers.
enum class gemm_way : u8 {
  none,      ///< refused while compiling
  native,    ///< its matrix instructions take them
  converted, ///< to bf16 in registers, exactly, on the way to LDS
};
/// fp8 and bf8 have matrix instructions from gfx942 on. gfx90a takes them as the OCP forms e4m3 and e5m2.
constexpr gemm_way way_of(gemm_number a, gemm_number b, isa::arch arch) {
  if (a == gemm_number::i32 || b == gemm_number::i32) return gemm_way::none;
  if (is_float8(a) && is_float8(b)) return isa::is_gfx90a(arch) ? gemm_way::converted : gemm_way::native;
  return a == b ? gemm_way::native : gemm_way::none;
}
/// True if sums of such products are stored as numbers `d`: f64 as f64, of i8 as i32 or floats, others as floats.
constexpr bool is_result(gemm_number a, gemm_number d) {
  const bool is_float = d == gemm_number::f32 || d == gemm_number::f16 || d == gemm_number::bf16;
  return a == gemm_number::f64 ? d == gemm_number::f64
                               : is_float || (a == gemm_number::i8 && d == gemm_number::i32);
}

constexpr bool is_power_of_2(u32 x) { return x != 0 && (x & (x - 1)) == 0; }

/// The reason why no kernel takes the form, or null.
constexpr const char* refusal_of(const gemm_form& f) {
  const bool has_scales = f.ending.has_row_scales || f.ending.has_column_scales;
  if (way_of(f.a, f.b, isa::arch::gfx942) == gemm_way::none)
    return "gemm_form: A and B are of one type: f64, f32, f16, bf16 or i8; or each is fp8 or bf8";
  if (!is_result(f.a, f.d))
    return "gemm_form: results are f32, f16 or bf16; of f64 they are f64, of i8 also i32";
  if (f.d == gemm_number::i32 && !(f.ending == gemm_ending{.has_alpha = f.ending.has_alpha}))
    return "gemm_form: results in i32 are the sums: they have no scales, C, bias or activation";
  if (f.d == gemm_number::f64 && (f.ending.activation != gemm_activation::none || has_scales))
    return "gemm_form: results in f64 have no activation and no scales, which are f32";
  if (f.has_block_scales && !(is_float8(f.a) && is_float8(f.b)))
    return "gemm_form: scales of blocks are for fp8 and bf8";
  if (f.has_block_scales && has_scales)
    return "gemm_form: scales are those of blocks, or of rows and columns, not both";
  if (f.is_b_shuffled && !f.transpose_b) return "gemm_form: shuffled B is (n, k): transpose_b is true";
  if (f.is_split && (f.a == gemm_number::f64 || f.a == gemm_number::i8))
    return "gemm_form: parts of split products are f32: f64 and i8 are not split";
  const u32 multiples[] = {f.multiple_a, f.multiple_b, f.multiple_d};
  for (const u32 x : multiples)
    if (!is_power_of_2(x)) return "gemm_form: promised multiples are powers of 2";
  return nullptr;
}

/// The reason why tiled_gemm() does not take the form with a tiling, or null.
constexpr const char* refusal_of(const gemm_form& f, const gemm_tiling& t) {
  if (const char* general = refusal_of(f)) return general;
  if (f.has_block_scales && t.depth > 128)
    return "gemm_tiling: scales of blocks need slices of at most 128 of k";
  const u32 sizes[] = {t.rows, t.columns, t.depth, t.waves_down, t.waves_across};
  for (const u32 x : sizes)
    if (!is_power_of_2(x)) return "gemm_tiling: rows, columns, depth and waves are powers of 2";
  if (t.matrix != 16 && (t.matrix != 32 || f.a == gemm_number::f64))
    return "gemm_tiling: matrix instructions have 16 or 32 rows; those of f64 have 16";
  if (t.waves() > 16) return "gemm_tiling: a workgroup has at most 16 waves";
  if (t.wave_rows() < t.matrix || t.wave_columns() < t.matrix)
    return "gemm_tiling: a wave has fewer rows or columns than a matrix instruction";
  if (t.sums() * bytes_of(f.a == gemm_number::f64 ? f.a : gemm_number::f32) > 1024)
    return "gemm_tiling: a wave's part of D is at most 128 by 128: 256 registers of a lane";
  const u32 least = 16 / bytes_of(f.a) * (64 / t.matrix);
  if (t.depth < least || t.depth < 16 / bytes_of(f.b) * (64 / t.matrix))
    return "gemm_tiling: a slice has fewer bytes of k than matrix instructions take with 16 bytes per lane: "
           "64 for "
           "instructions of 16 rows, 32 for those of 32";
  if (t.stages < 1 || t.stages > 2) return "gemm_tiling: the general loop has 1 or 2 stages";
  return nullptr;
}

constexpr const char* name_of(gemm_number n) {
  constexpr const char* names[] = {"f64", "f32", "f16", "bf16", "fp8", "bf8", "i8", "i32"};
  return names[static_cast<u32>(n)];
}
constexpr void put(text_buffer& out, const gemm_tiling& t) {
  out << "rows " << t.rows << ", columns " << t.columns << ", depth " << t.depth << ", waves " << t.waves_down
      << " by " << t.waves_across << ", matrix " << t.matrix << ", stages " << t.stages;
}
constexpr void put(text_buffer& out, const interleaved_tiling& t) {
  out << "matrix " << t.matrix << ", tiles " << t.row_tiles << " by " << t.column_tiles << ", waves "
      << t.waves_down << " by " << t.waves_across << ", slots " << t.slots;
}
constexpr void put(text_buffer& out, const small_shape& s) {
  out << "rows " << s.rows << ", wave_columns " << s.wave_columns << ", waves " << s.waves_deep << " deep by "
      << s.waves_across << " across, loads " << s.loads;
}
/// A refusal, and what it refuses: "...; given are A bf16 (m, k), B f16 (n, k), D bf16, multiples 8, 8, 8; rows 128, ...".
template<class Tiling>
constexpr text_buffer with_values(const char* refusal, const gemm_form& f, const Tiling& t) {
  text_buffer out;
  out << refusal << "; given are A " << name_of(f.a) << (f.transpose_a ? " (k, m), B " : " (m, k), B ")
      << name_of(f.b) << (f.transpose_b ? " (n, k), D " : " (k, n), D ") << name_of(f.d) << ", multiples "
      << f.multiple_a << ", " << f.multiple_b << ", " << f.multiple_d << "; ";
  put(out, t);
  return out;
}

} // namespace kiln::kernel
