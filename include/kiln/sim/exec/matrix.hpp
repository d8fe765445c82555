// SPDX-License-Identifier: MIT
// Meaning of MFMA and SMFMAC instructions, every shape and format. Source: CDNA3 and CDNA4 ISA manuals 7.1 to 7.5.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/sim/exec/matrix_operands.hpp>
#include <kiln/sim/exec/memory_names.hpp>
#include <kiln/sim/host/matrix_rows.hpp>

namespace kiln::sim {

namespace detail {

/// Lane and item of D's element (i,j) of block b. Rows come in groups of `height`.
struct element_place {
  u32 lane, item;
};
constexpr element_place result_place(const matrix_shape& s, u32 b, u32 i, u32 j, u32 height) {
  const u32 lane_groups = wave_lanes / s.n;
  // The four blocks of v_mfma_f64_4x4x4_4b lie side by side, as their inputs do: (blocks, n) lanes, then the next row.
  const bool rows_outside = height == 1 && s.blocks > 1;
  const u32 group = rows_outside ? i * s.blocks + b : b * (s.m / height) + i / height;
  return {j + s.n * (group % lane_groups), height * (group / lane_groups) + i % height};
}

/// A and B of all blocks.
template<class Number> struct matrix_operands {
  operand_rows<Number> a, b;
  bool scales_are_moderate = true; ///< each is 2^-40 to 2^40, as 1 is
};

/// Registers of an operand whose lanes CBSZ and ABID, or BLGP, take from others.
struct moved_lanes {
  static constexpr u32 capacity = 8;
  lanes registers[capacity];

  template<class F> constexpr const lanes* move(const lanes* from, u32 count, F source_lane) {
    for (u32 r = 0; r < count; ++r)
      for (u32 lane = 0; lane < wave_lanes; ++lane) registers[r].lane[lane] = from[r].lane[source_lane(lane)];
    return registers;
  }
};

/// Scales of v_mfma_scale: lane i + M * (k / 32) of the scale registers, in the byte that op_sel and op_sel_hi name.
[[gnu::always_inline]] constexpr void apply_scales(const wave& w, const decoded& d,
                                                   matrix_operands<f32>& in) {
#pragma clang fp contract(off)
  const matrix_shape& s = d.matrix;
  const u32 a_byte = (d.mods.op_sel & 1u) | (d.mods.op_sel_hi & 1u) << 1;
  const u32 b_byte = (d.mods.op_sel >> 1 & 1u) | (d.mods.op_sel_hi >> 1 & 1u) << 1;
  const auto scale = [&](operand_rows<f32>& rows, u32 side, u32 source,
                         u32 byte) __attribute__((always_inline)) {
    constexpr u32 most_rows = 32, depth = 32; // of a scale
    const place& p = d.src[source];
    for (u32 block = 0; block < s.k / depth; ++block) {
      f32 factor[most_rows] = {};
      for (u32 i = 0; i < side; ++i) {
        const u32 word = p.at == place_kind::vector ? w.vector[p.index].lane[i + side * block] : w.read32(p);
        const u32 code = word >> (8 * byte) & 0xff;
        in.scales_are_moderate &= code >= 127 - 40 && code <= 127 + 40;
        factor[i] = decode_e8m0(code);
      }
      f32* row = rows.value + block * depth * side;
      for (u32 k = 0; k < depth; ++k, row += side) {
        if (__builtin_is_constant_evaluated()) {
          for (u32 i = 0; i < side; ++i) row[i] = multiply(row[i], factor[i]);
          continue;
        }
#pragma clang loop vectorize(assume_safety)
        for (u32 i = 0; i < side; ++i) row[i] *= factor[i]; // whatever NaN: D's NaN is made
      }
    }
  };
  scale(in.a, s.m, 3, a_byte);
  scale(in.b, s.n, 4, b_byte);
}

/// Reads A and B. `OnHost`: at run time, by the host's vector registers.
template<bool OnHost, class Number>
[[gnu::always_inline]] constexpr void read_operands(const wave& w, const decoded& d,
                                                    matrix_operands<Number>& in) {
  const matrix_shape& s = d.matrix;
  const bool ocp = isa::facts_of(w.group->program->arch).fp8_is_ocp;
  const auto read = [ocp](const lanes* registers, const operand_shape& shape, operand_rows<Number>& out)
                        __attribute__((always_inline)) {
                          if constexpr (OnHost)
                            host::read_rows(registers, shape, ocp, out);
                          else
                            read_rows(registers, shape, ocp, out);
                        };
  const operand_shape a = shape_of_a(s), b = shape_of_b(s);
  const lanes* a_registers = w.vector + d.src[0].index;
  const lanes* b_registers = w.vector + d.src[1].index;
  moved_lanes moved;
  if (s.sparse) {
    const u32 set_bits = a.items, sets = 32 / set_bits; // two bits a stored item
    const u32 set = d.mods.cbsz == 0 ? d.mods.abid & (sets - 1) : 0;
    read_sparse_rows(a_registers, w.vector[d.src[2].index], set * set_bits, a, ocp, in.a);
  } else {
    if (s.broadcasts && d.mods.cbsz != 0)
      a_registers = moved.move(a_registers, d.src[0].dwords,
                               [&](u32 lane) { return a_lane(lane, a, d.mods.cbsz, d.mods.abid); });
    read(a_registers, a, in.a);
  }
  if (s.broadcasts && d.mods.blgp != 0)
    b_registers =
        moved.move(b_registers, d.src[1].dwords, [&](u32 lane) { return b_lane(lane, d.mods.blgp); });
  read(b_registers, b, in.b);
  if constexpr (__is_same(Number, f32))
    if (s.scaled) apply_scales(w, d, in);
}

/// The addend: registers laid out like D, or a constant.
constexpr const place& addend_of(const decoded& d) { return d.matrix.sparse ? d.dst : d.src[2]; }
template<class Number> constexpr Number addend(const wave& w, const decoded& d, element_place at) {
  const place& p = addend_of(d);
  if constexpr (__is_same(Number, f64)) {
    if (p.at != place_kind::vector) return f64_of(scalar_source(w, p, value_kind::double_precision));
    return f64_of(w.vector[p.index + 2 * at.item].lane[at.lane] |
                  static_cast<u64>(w.vector[p.index + 2 * at.item + 1].lane[at.lane]) << 32);
  } else {
    return __builtin_bit_cast(Number, p.at != place_kind::vector ? w.read32(p)
                                                                 : w.vector[p.index + at.item].lane[at.lane]);
  }
}

/// The products of f32 are fused into their sums; those of narrower formats are rounded, where they are not exact.
constexpr bool fuses(const matrix_shape& s) { return s.a == matrix_format::f32; }
/// Rounds to nearest even whatever MODE says; its subnormals' setting counts for f32 inputs only (7.1.2, 7.4).
constexpr bool flushes_subnormals(const wave& w, const matrix_shape& s) {
  const fp_mode mode{w.mode};
  return fuses(s) && !(mode.takes_subnormals<f32>() && mode.gives_subnormals<f32>());
}

constexpr f32 add_product(f32 a, f32 b, f32 sum, bool fused) {
#pragma clang fp contract(off)
  if (fused) return multiply_add(a, b, sum);
  if (__builtin_is_constant_evaluated()) return add(sum, multiply(a, b));
  return sum + a * b;
}

/// Every shape and format, an element of D at a time: what the host's rows are held against.
template<class Number> constexpr void run_matrix(wave& w, const decoded& d) {
  const matrix_shape& s = d.matrix;
  constexpr bool wide = __is_same(Number, f64);
  constexpr u32 height = wide ? 1 : 4;
  const bool fused = fuses(s), flushes = flushes_subnormals(w, s);
  const fp_mode mode = fp_mode{w.mode}.nearest();
  // The f64 forms have their signs where the others have BLGP.
  const u32 negated_inputs = wide ? d.mods.blgp | d.mods.neg : 0;
  const auto signed_input = [&](Number x, u32 which) {
    if constexpr (wide)
      if ((negated_inputs >> which & 1) != 0) return negated(x);
    return x;
  };
  struct {
    Number value[4096];
  } sums; // (blocks,m,n): all inputs are read before any result is written
  matrix_operands<Number> in;
  read_operands<false>(w, d, in);
  for (u32 block = 0; block < s.blocks; ++block)
    for (u32 i = 0; i < s.m; ++i) {
      Number* row = sums.value + (block * s.m + i) * s.n;
      for (u32 j = 0; j < s.n; ++j)
        row[j] = signed_input(addend<Number>(w, d, result_place(s, block, i, j, height)), 2);
      for (u32 k = 0; k < s.k; ++k) {
        const Number a = signed_input(in.a.value[(block * s.k + k) * s.m + i], 0);
        const Number* b = in.b.value + (block * s.k + k) * s.n;
        for (u32 j = 0; j < s.n; ++j) {
          if constexpr (__is_same(Number, f32))
            row[j] = flushes ? multiply_add(mode, a, b[j], row[j]) : add_product(a, b[j], row[j], fused);
          else if constexpr (wide)
            row[j] = multiply_add(a, signed_input(b[j], 1), row[j]);
          else
            row[j] = static_cast<i32>(static_cast<u32>(row[j]) + static_cast<u32>(a * b[j]));
        }
      }
    }
  for (u32 block = 0; block < s.blocks; ++block)
    for (u32 i = 0; i < s.m; ++i)
      for (u32 j = 0; j < s.n; ++j) {
        Number sum = sums.value[(block * s.m + i) * s.n + j];
        // Which NaN comes out is documented nowhere; the host's choice must not show.
        if constexpr (!__is_same(Number, i32))
          if (is_nan(sum)) sum = made_nan<Number>;
        const element_place at = result_place(s, block, i, j, height);
        if constexpr (wide) {
          w.vector[d.dst.index + 2 * at.item].lane[at.lane] = static_cast<u32>(bits_of(sum));
          w.vector[d.dst.index + 2 * at.item + 1].lane[at.lane] = static_cast<u32>(bits_of(sum) >> 32);
        } else {
          w.vector[d.dst.index + at.item].lane[at.lane] = __builtin_bit_cast(u32, sum);
        }
      }
}

/// C where the host's rows can read it while they write D: in D's own registers, beside them, or in `copy`.
inline const u32* addend_rows(const wave& w, const decoded& d, u32 registers, lanes* copy) {
  const place& p = addend_of(d);
  if (p.at != place_kind::vector) {
    const u32 value = w.read32(p);
    for (u32 r = 0; r < registers; ++r)
      for (u32& lane : copy[r].lane) lane = value;
    return copy->lane;
  }
  const lanes* from = w.vector + p.index;
  const u32 distance = p.index > d.dst.index ? p.index - d.dst.index : d.dst.index - p.index;
  if (distance == 0 || distance >= registers) return from->lane;
  for (u32 r = 0; r < registers; ++r) copy[r] = from[r];
  return copy->lane;
}

/// Whether no product of the operands' numbers is rounded.
[[gnu::always_inline]] inline bool are_products_exact(const wave& w, const decoded& d,
                                                      const matrix_operands<f32>& in) {
  const matrix_shape& s = d.matrix;
  if (s.a == matrix_format::bf16)
    return host::are_bf16_far_from_limits(w.vector + d.src[0].index, d.src[0].dwords) &&
           host::are_bf16_far_from_limits(w.vector + d.src[1].index, d.src[1].dwords);
  // What has scales has at most 8 bits: numbers of 2^-17 to 2^16 with up to 4 significant bits.
  if (s.a != matrix_format::xf32) return in.scales_are_moderate;
  return host::is_far_from_limits(in.a.value, u32{s.blocks} * s.m * s.k) &&
         host::is_far_from_limits(in.b.value, u32{s.blocks} * s.n * s.k);
}

/// The shapes of 32 and 16 rows and columns by the host's vector registers of `Width` numbers.
template<class Number, u32 Width, bool HasFma>
[[gnu::always_inline]] inline void run_matrix_rows(wave& w, const decoded& d) {
  const matrix_shape& s = d.matrix;
  const bool fused_f32 = __is_same(Number, f32) && fuses(s);
  if (s.n < 16 || (fused_f32 && !HasFma) || flushes_subnormals(w, s)) return run_matrix<Number>(w, d);
  matrix_operands<Number> in;
  read_operands<true>(w, d, in);
  constexpr u32 most_registers = 32;
  lanes copy[most_registers];
  const u32* c = addend_rows(w, d, u32{s.blocks} * s.m * s.n / wave_lanes, copy);
  u32* to = w.vector[d.dst.index].lane;
  if constexpr (__is_same(Number, i32)) {
    using bits = u32; // sums wrap around
    return host::multiply<bits, Width, false>(s, reinterpret_cast<const bits*>(in.a.value),
                                              reinterpret_cast<const bits*>(in.b.value), c, to);
  } else {
    if constexpr (HasFma)
      if (fused_f32 || are_products_exact(w, d, in))
        return host::multiply<f32, Width, true>(s, in.a.value, in.b.value, c, to);
    return host::multiply<f32, Width, false>(s, in.a.value, in.b.value, c, to);
  }
}

/// The handler for a level of the host.
template<class Number> constexpr handler matrix_handler([[maybe_unused]] host_level level) {
  if (__builtin_is_constant_evaluated()) return run_matrix<Number>;
#if KILN_HAS_HOST_LEVELS
  if (level == host_level::avx512)
    return [](wave& w, const decoded& d) KILN_FOR_AVX512 { run_matrix_rows<Number, 16, true>(w, d); };
  if (level == host_level::avx2)
    return [](wave& w, const decoded& d) KILN_FOR_AVX2 { run_matrix_rows<Number, 8, true>(w, d); };
#endif
  return [](wave& w, const decoded& d) { run_matrix_rows<Number, host::any_width, host::any_has_fma>(w, d); };
}

constexpr u32 take_number(text_view& text) {
  u32 value = 0, n = 0;
  while (n < text.size && text.data[n] >= '0' && text.data[n] <= '9')
    value = value * 10 + static_cast<u32>(text.data[n++] - '0');
  text = text_view(text.data + n, text.size - n);
  return value;
}
constexpr bool take_format(text_view& text, matrix_format& f) {
  constexpr const char* names[] = {"f64", "f32", "xf32", "f16", "bf16", "i8", "fp8", "bf8"};
  for (u32 i = 0; i < 8; ++i)
    if (take(text, names[i])) return f = static_cast<matrix_format>(i), true;
  return false;
}

} // namespace detail

/// By name: v_mfma_<result>_<M>x<N>x<K>[_<B>b]_<inputs>, the older v_mfma_<result>_<M>x<N>x<K><inputs>[_1k], and so on.
constexpr handler find_matrix(text_view mnemonic, decoded& d) {
  using namespace detail;
  text_view name = mnemonic;
  matrix_shape& s = d.matrix;
  s.sparse = take(name, "v_smfmac_");
  s.scaled = !s.sparse && take(name, "v_mfma_scale_");
  if (!s.sparse && !s.scaled && !take(name, "v_mfma_")) return nullptr;
  const bool integer = take(name, "i32_"), wide = !integer && take(name, "f64_");
  if (!integer && !wide && !take(name, "f32_")) return nullptr;
  s.m = static_cast<u8>(take_number(name));
  take(name, "x");
  s.n = static_cast<u8>(take_number(name));
  take(name, "x");
  s.k = static_cast<u8>(take_number(name));
  take(name, "_");
  text_view blocks = name;
  const u32 named_blocks = take_number(blocks);
  if (named_blocks != 0 && take(blocks, "b_")) name = blocks;
  s.mixed_formats = name == "f8f6f4";
  if (s.mixed_formats) {
    if (d.mods.cbsz > 4 || d.mods.blgp > 4) return nullptr;
    constexpr matrix_format formats[] = {matrix_format::fp8, matrix_format::bf8, matrix_format::fp6,
                                         matrix_format::bf6, matrix_format::fp4};
    s.a = formats[d.mods.cbsz];
    s.b = formats[d.mods.blgp];
  } else {
    if (!take_format(name, s.a)) return nullptr;
    s.b = s.a;
    if (take(name, "_") && !(name == "1k") && !take_format(name, s.b)) return nullptr;
  }
  // Elsewhere CBSZ, ABID and BLGP give formats (f8f6f4), signs (f64) or index sets.
  s.broadcasts = !wide && !s.sparse && !s.mixed_formats;
  const isa::operand_list& places = isa::operands_of(*d.row);
  const u32 results = places.places[0].dwords * wave_lanes / (wide ? 2u : 1u);
  s.blocks = static_cast<u8>(results / (s.m * s.n));
  return integer ? matrix_handler<i32>(d.level) : wide ? run_matrix<f64> : matrix_handler<f32>(d.level);
}

} // namespace kiln::sim
