// SPDX-License-Identifier: MIT
// Meaning of MFMA and SMFMAC instructions, every shape and format. Source: CDNA3 and CDNA4 ISA manuals 7.1 to 7.5; lane
// layouts as in 7.1.4: item (i,k) of A in lane i + M*(b + B*(k/KL)), item k%KL, KL = K*M*B/64 items a lane.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/sim/exec/memory_names.hpp>
#include <kiln/sim/exec/vector.hpp>
#include <kiln/sim/format/small_float.hpp>

namespace kiln::sim {

namespace detail {

constexpr u32 item_width(matrix_format f) {
  switch (f) {
  case matrix_format::f64: return 64;
  case matrix_format::f32:
  case matrix_format::xf32: return 32;
  case matrix_format::f16:
  case matrix_format::bf16: return 16;
  case matrix_format::fp6:
  case matrix_format::bf6: return 6;
  case matrix_format::fp4: return 4;
  default: return 8;
  }
}

/// f32 rounded to 10 fraction bits.
constexpr f32 to_xf32(f32 x) {
  const u32 bits = bits_of(x);
  if ((bits & 0x7f80'0000u) == 0x7f80'0000u) return x;
  return f32_of((bits + 0xfffu + (bits >> 13 & 1)) & ~0x1fffu);
}

constexpr f32 decode_item(u32 bits, matrix_format f, bool ocp) {
  switch (f) {
  case matrix_format::f32: return f32_of(bits);
  case matrix_format::xf32: return to_xf32(f32_of(bits));
  case matrix_format::f16: return to_f32(half{static_cast<u16>(bits)});
  case matrix_format::bf16: return to_f32(bfloat{static_cast<u16>(bits)});
  case matrix_format::fp8: return ocp ? fp8_ocp::decode(bits) : fp8_fnuz::decode(bits);
  case matrix_format::bf8: return ocp ? bf8_ocp::decode(bits) : bf8_fnuz::decode(bits);
  case matrix_format::fp6: return fp6_e2m3::decode(bits);
  case matrix_format::bf6: return bf6_e3m2::decode(bits);
  case matrix_format::fp4: return fp4_e2m1::decode(bits);
  default: return 0;
  }
}

/// Item `item` of a lane's registers, `width` bits wide.
constexpr u64 item_bits(const lanes* registers, u32 lane, u32 item, u32 width) {
  const u32 at = item * width, first = at / 32, shift = at % 32;
  u64 value = registers[first].lane[lane];
  if (shift + width > 32) value |= static_cast<u64>(registers[first + 1].lane[lane]) << 32;
  return width == 64 ? value : value >> shift & ((u64{1} << width) - 1);
}

/// All items of all lanes as numbers: out[lane * items + item]. The common 16-bit formats go a register at a time.
template<class Number>
constexpr void decode_lanes(const lanes* registers, matrix_format f, u32 items, [[maybe_unused]] bool ocp,
                            Number* out) {
  const u32 width = item_width(f);
  if constexpr (__is_same(Number, f32)) {
    if (f == matrix_format::bf16) {
      for (u32 r = 0; r < items / 2; ++r)
        for (u32 lane = 0; lane < wave_lanes; ++lane) {
          const u32 word = registers[r].lane[lane];
          out[lane * items + 2 * r] = f32_of(word << 16);
          out[lane * items + 2 * r + 1] = f32_of(word & 0xffff'0000u);
        }
      return;
    }
    if (f == matrix_format::f16) {
      for (u32 r = 0; r < items / 2; ++r)
        for (u32 lane = 0; lane < wave_lanes; ++lane) {
          const u32 word = registers[r].lane[lane];
          out[lane * items + 2 * r] = to_f32(half{static_cast<u16>(word)});
          out[lane * items + 2 * r + 1] = to_f32(half{static_cast<u16>(word >> 16)});
        }
      return;
    }
  }
  for (u32 lane = 0; lane < wave_lanes; ++lane)
    for (u32 item = 0; item < items; ++item) {
      const u64 bits = item_bits(registers, lane, item, width);
      if constexpr (__is_same(Number, f64))
        out[lane * items + item] = f64_of(bits);
      else if constexpr (__is_same(Number, i32))
        out[lane * items + item] =
            static_cast<i8>(bits); // NOLINT(bugprone-signed-char-misuse): 8 bits with a sign
      else
        out[lane * items + item] = decode_item(static_cast<u32>(bits), f, ocp);
    }
}

/// Lane that the B operand of `lane` comes from, by BLGP (CDNA3 ISA manual, table 29).
constexpr u32 b_lane(u32 lane, u32 blgp) {
  switch (blgp) {
  case 1: return lane & 31;
  case 2: return lane | 32;
  case 3: return (lane + 16) & 63;
  case 4:
  case 5:
  case 6:
  case 7: return (lane & 15) + 16 * (blgp - 4);
  default: return lane;
  }
}
/// Block of A that block b uses: CBSZ groups of blocks share the one that ABID names.
constexpr u32 a_block(u32 b, u32 cbsz, u32 abid) { return cbsz == 0 ? b : (b & ~((1u << cbsz) - 1)) + abid; }

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

// Products of 16-bit and narrower formats are exact in f32; those of f32 are fused.
constexpr f32 accumulate(f32 a, f32 b, f32 sum, bool fused) {
#pragma clang fp contract(off)
  if (fused) return multiply_add(a, b, sum);
  if (__builtin_is_constant_evaluated()) return add(sum, multiply(a, b));
  return sum + a * b;
}

/// row[j] += a[k] * b[k * n + j] for each k in turn; sixteen sums at a time stay in host registers.
inline void accumulate_row(const f32* a, const f32* b, f32* row, u32 depth, u32 n) {
#pragma clang fp contract(off)
  constexpr u32 width = 16;
  u32 j = 0;
  for (; j + width <= n; j += width) {
    f32 sums[width];
    for (u32 i = 0; i < width; ++i) sums[i] = row[j + i];
    for (u32 k = 0; k < depth; ++k) {
      const f32 x = a[k];
      const f32* y = b + k * n + j;
      for (u32 i = 0; i < width; ++i) sums[i] = sums[i] + x * y[i];
    }
    for (u32 i = 0; i < width; ++i) row[j + i] = sums[i];
  }
  for (; j < n; ++j)
    for (u32 k = 0; k < depth; ++k) row[j] = row[j] + a[k] * b[k * n + j];
}

/// Inputs of one block, as numbers.
template<class Number> struct matrix_inputs {
  Number a[2048]; // (m,k)
  Number b[2048]; // (k,n)
};
/// Inputs of all blocks, as the lanes hold them: (lane, item).
template<class Number> struct lane_inputs {
  Number a[2048];
  Number b[2048];
  u32 a_items = 0, b_items = 0; ///< of a lane, for each block's share of K
};

/// Positions that the sparse index gives to a lane's stored items: two of each four.
constexpr u32 dense_position(u32 item, u32 index_bits) {
  return item / 2 * 4 + (index_bits >> (2 * item) & 3);
}

template<class Number>
constexpr void read_lanes(const wave& w, const decoded& d, bool ocp, lane_inputs<Number>& in) {
  const matrix_shape& s = d.matrix;
  in.a_items = s.k * s.m * s.blocks / wave_lanes;
  in.b_items = s.k * s.n * s.blocks / wave_lanes;
  decode_lanes<Number>(w.vector + d.src[0].index, s.a, s.sparse ? in.a_items / 2 : in.a_items, ocp, in.a);
  decode_lanes<Number>(w.vector + d.src[1].index, s.b, in.b_items, ocp, in.b);
}

template<class Number>
constexpr void read_inputs(const wave& w, const decoded& d, u32 block, const lane_inputs<Number>& from,
                           matrix_inputs<Number>& in) {
  const matrix_shape& s = d.matrix;
  // CBSZ and BLGP give formats (f8f6f4) or signs (f64) where they do not broadcast.
  const bool broadcasts = !__is_same(Number, f64) && !s.sparse && s.k < 64;
  const u32 blgp = broadcasts ? d.mods.blgp : 0;
  const u32 a_items = from.a_items, b_items = from.b_items;
  const u32 a_source = broadcasts ? a_block(block, d.mods.cbsz, d.mods.abid) : block;
  if (s.sparse) {
    const u32 stored = a_items / 2, set_bits = 2 * stored, sets = 32 / set_bits;
    const u32 set = d.mods.cbsz == 0 ? d.mods.abid & (sets - 1) : 0;
    for (u32 i = 0; i < u32{s.m} * s.k; ++i) in.a[i] = Number(0);
    for (u32 lane = 0; lane < wave_lanes; ++lane) {
      const u32 index = static_cast<u32>(w.vector[d.src[2].index].lane[lane] >> (set * set_bits));
      for (u32 item = 0; item < stored; ++item) {
        const u32 k = lane / s.m * a_items + dense_position(item, index);
        in.a[lane % s.m * s.k + k] = from.a[lane * stored + item];
      }
    }
  } else {
    for (u32 group = 0; group * a_items < s.k; ++group)
      for (u32 i = 0; i < s.m; ++i) {
        const Number* lane = from.a + (i + s.m * (a_source + s.blocks * group)) * a_items;
        for (u32 item = 0; item < a_items; ++item) in.a[i * s.k + group * a_items + item] = lane[item];
      }
  }
  for (u32 group = 0; group * b_items < s.k; ++group)
    for (u32 j = 0; j < s.n; ++j) {
      const Number* lane = from.b + b_lane(j + s.n * (block + s.blocks * group), blgp) * b_items;
      for (u32 item = 0; item < b_items; ++item) in.b[(group * b_items + item) * s.n + j] = lane[item];
    }
}

/// Scales of v_mfma_scale: lane i + M * (k / 32) of the scale registers, in the byte that op_sel and op_sel_hi name.
constexpr void apply_scales(const wave& w, const decoded& d, matrix_inputs<f32>& in) {
  const matrix_shape& s = d.matrix;
  const u32 a_byte = (d.mods.op_sel & 1u) | (d.mods.op_sel_hi & 1u) << 1;
  const u32 b_byte = (d.mods.op_sel >> 1 & 1u) | (d.mods.op_sel_hi >> 1 & 1u) << 1;
  const auto scale = [&](u32 source, u32 lane, u32 byte) {
    const place& p = d.src[source];
    const u32 word = p.at == place_kind::vector ? w.vector[p.index].lane[lane] : w.read32(p);
    return decode_e8m0(word >> (8 * byte) & 0xff);
  };
  for (u32 k = 0; k < s.k; ++k) {
    for (u32 i = 0; i < s.m; ++i)
      in.a[i * s.k + k] = multiply(in.a[i * s.k + k], scale(3, i + s.m * (k / 32), a_byte));
    for (u32 j = 0; j < s.n; ++j)
      in.b[k * s.n + j] = multiply(in.b[k * s.n + j], scale(4, j + s.n * (k / 32), b_byte));
  }
}

/// The addend: registers laid out like D, or a constant.
constexpr u64 addend_bits(const wave& w, const decoded& d, element_place at, bool wide) {
  const place& p = d.matrix.sparse ? d.dst : d.src[2];
  if (p.at != place_kind::vector)
    return wide ? scalar_source(w, p, value_kind::double_precision) : w.read32(p);
  if (!wide) return w.vector[p.index + at.item].lane[at.lane];
  return w.vector[p.index + 2 * at.item].lane[at.lane] |
         static_cast<u64>(w.vector[p.index + 2 * at.item + 1].lane[at.lane]) << 32;
}

template<class Number> constexpr void run_matrix(wave& w, const decoded& d) {
  const matrix_shape& s = d.matrix;
  constexpr bool wide = __is_same(Number, f64);
  constexpr u32 height = wide ? 1 : 4;
  const bool ocp = isa::facts_of(w.group->program->arch).fp8_is_ocp, fused = s.a == matrix_format::f32;
  // Rounds to nearest even whatever MODE says; its subnormals' setting counts for f32 inputs only (7.1.2, 7.4).
  const fp_mode mode = fp_mode{w.mode}.nearest();
  const bool flushes_f32 = fused && !(mode.takes_subnormals<f32>() && mode.gives_subnormals<f32>());
  // The f64 forms have their signs where the others have BLGP.
  const u32 negated_inputs = wide ? d.mods.blgp | d.mods.neg : 0;
  struct {
    Number value[4096];
  } sums; // (blocks,m,n): all inputs are read before any result is written
  lane_inputs<Number> held;
  read_lanes<Number>(w, d, ocp, held);
  matrix_inputs<Number> in;
  for (u32 block = 0; block < s.blocks; ++block) {
    read_inputs<Number>(w, d, block, held, in);
    if constexpr (__is_same(Number, f32))
      if (s.scaled) apply_scales(w, d, in);
    for (u32 i = 0; i < s.m; ++i) {
      Number* row = sums.value + (block * s.m + i) * s.n;
      for (u32 j = 0; j < s.n; ++j) {
        const u64 bits = addend_bits(w, d, result_place(s, block, i, j, height), wide);
        if constexpr (wide)
          row[j] = (negated_inputs & 4) != 0 ? negated(f64_of(bits)) : f64_of(bits);
        else
          row[j] = __builtin_bit_cast(Number, static_cast<u32>(bits));
      }
      if constexpr (__is_same(Number, f32)) {
        if (!fused && !__builtin_is_constant_evaluated()) {
          accumulate_row(in.a + i * s.k, in.b, row, s.k, s.n);
          continue;
        }
      }
      for (u32 k = 0; k < s.k; ++k) {
        const Number a = in.a[i * s.k + k];
        const Number* b = in.b + k * s.n;
        for (u32 j = 0; j < s.n; ++j) {
          if constexpr (__is_same(Number, f32))
            row[j] = flushes_f32 ? multiply_add(mode, a, b[j], row[j]) : accumulate(a, b[j], row[j], fused);
          else if constexpr (wide)
            row[j] = multiply_add((negated_inputs & 1) != 0 ? negated(a) : a,
                                  (negated_inputs & 2) != 0 ? negated(b[j]) : b[j], row[j]);
          else
            row[j] = static_cast<i32>(static_cast<u32>(row[j]) + static_cast<u32>(a * b[j]));
        }
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
  if (name == "f8f6f4") {
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
  const isa::operand_list& places = isa::operands_of(*d.row);
  const u32 results = places.places[0].dwords * wave_lanes / (wide ? 2u : 1u);
  s.blocks = static_cast<u8>(results / (s.m * s.n));
  return integer ? run_matrix<i32> : wide ? run_matrix<f64> : run_matrix<f32>;
}

} // namespace kiln::sim
