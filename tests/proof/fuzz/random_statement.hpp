// SPDX-License-Identifier: MIT
// Writes random single statements of a kernel, which do not contain others.
#pragma once

#include "random_source.hpp"

#include <kiln/author/kernel_draft.hpp>

#include <memory>
#include <vector>

namespace kiln::fuzz {

/// The values of a kernel, and statements that read and change them.
class statement_writer {
protected:
  statement_writer(builder k, arg<u32*>& out, arg<const u32*>& in, std::uint64_t seed, options o)
      : k_(k),
        out_(out),
        in_(in),
        random_(seed),
        options_(o),
        shared_(k.lds<u32>(128)),
        budget_(o.statements) {}

  using vector_value = std::unique_ptr<vgpr<u32>>;
  using scalar_value = std::unique_ptr<sgpr<u32>>;
  using float_value = std::unique_ptr<vgpr<f32>>;
  using wide_value = std::unique_ptr<vgpr<u64>>;

  template<class R> static std::unique_ptr<R> own(R&& r) { return std::make_unique<R>(static_cast<R&&>(r)); }
  template<class T> T& pick(std::vector<std::unique_ptr<T>>& values) {
    return *values[random_.below(static_cast<unsigned>(values.size()))];
  }

  lane_mask condition() {
    auto& a = pick(vectors_);
    switch (random_.below(5)) {
    case 0: return a < pick(vectors_);
    case 1: return (a & 3) == random_.below(4);
    case 2: return a < pick(scalars_) || a > random_.next();
    case 3: return !(a == pick(vectors_)) && (a & 1) == 0;
    default: return pick(floats_) < pick(floats_);
    }
  }

  template<class T> void keep(std::vector<std::unique_ptr<T>>& values, T&& result) {
    if (random_.one_in(2) || values.size() > 12)
      pick(values) = static_cast<T&&>(result);
    else
      values.push_back(own(static_cast<T&&>(result)));
  }

  void vector_arithmetic() {
    auto& a = pick(vectors_);
    auto& b = pick(vectors_);
    switch (random_.below(10)) {
    case 0: return keep(vectors_, a + b);
    case 1: return keep(vectors_, a - pick(scalars_));
    case 2: return keep(vectors_, a * b);
    case 3: return keep(vectors_, (a << (random_.below(31))) + b);
    case 4: return keep(vectors_, (a >> (b & 31)) ^ b);
    case 5: return keep(vectors_, pick(scalars_) * 8 + a);
    case 6: return keep(vectors_, a + random_.next());
    case 7: a += pick(scalars_); return;
    case 8: a ^= b; return;
    default: return keep(vectors_, (a | 0x00ff'00ffu) & ~b);
    }
  }
  void scalar_arithmetic() {
    auto& a = pick(scalars_);
    auto& b = pick(scalars_);
    switch (random_.below(6)) {
    case 0: return keep(scalars_, a + b);
    case 1: return keep(scalars_, a * random_.below(100));
    case 2: return keep(scalars_, (a >> 3) - b);
    case 3: a += 1; return;
    case 4: a &= b; return;
    default: return keep(scalars_, a ^ random_.next());
    }
  }
  void float_arithmetic() {
    auto& a = pick(floats_);
    switch (random_.below(4)) {
    case 0: return keep(floats_, a * pick(floats_) + pick(floats_));
    case 1: return keep(floats_, a - 0.5);
    case 2: return keep(floats_, as<f32>((pick(vectors_) & 0x007f'ffffu) | 0x3f80'0000u));
    default: a *= 0.75; return;
    }
  }
  void wide_arithmetic() {
    auto& a = pick(wides_);
    switch (random_.below(4)) {
    case 0: return keep(wides_, a + pick(wides_));
    case 1: return keep(wides_, a - pick(wides_));
    case 2: return keep(wides_, a << (1 + random_.below(40)));
    default: return keep(wides_, a ^ pick(wides_));
    }
  }
  void named_vector() {
    auto& a = pick(vectors_);
    auto& b = pick(vectors_);
    auto d = k_.vgpr<u32>();
    switch (random_.below(8)) {
    case 0: k_.v_bfe_u32(d, a, 4, 12); break;
    case 1: k_.v_perm_b32(d, a, b, pick(vectors_)); break;
    case 2: k_.v_alignbit_b32(d, a, b, 9); break;
    case 3: k_.v_mad_u32_u24(d, a, b, pick(vectors_)); break;
    case 4: k_.v_bfi_b32(d, pick(scalars_), a, b); break;
    case 5:
      k_.v_mov_b32(d, a);
      k_.v_swap_b32(d, b);
      break;
    case 6:
      k_.v_add_co_u32(d, vcc, a, b);
      k_.v_addc_co_u32(d, vcc, d, b, vcc);
      break;
    default: k_.v_max3_u32(d, a, b, pick(vectors_)); break;
    }
    keep(vectors_, static_cast<vgpr<u32>&&>(d));
  }
  void named_scalar() {
    auto& a = pick(scalars_);
    auto& b = pick(scalars_);
    auto d = k_.sgpr<u32>();
    switch (random_.below(4)) {
    case 0: k_.s_bfe_u32(d, a, 0x80004); break;
    case 1:
      k_.s_add_u32(d, a, b);
      k_.s_addc_u32(d, d, a);
      break;
    case 2: k_.s_max_u32(d, a, b); break;
    default: k_.s_mul_hi_u32(d, a, b); break;
    }
    keep(scalars_, static_cast<sgpr<u32>&&>(d));
  }
  /// SDWA, and 16-bit results in the high half: the rest of the register stays.
  void parts_of_registers() {
    auto& a = pick(vectors_);
    auto& b = pick(vectors_);
    auto d = k_.vgpr<u32>(random_.next());
    const sel parts[] = {sel::byte_0, sel::byte_1, sel::byte_2, sel::byte_3, sel::word_0, sel::word_1};
    const sel part = parts[random_.below(6)], from = parts[random_.below(6)];
    switch (random_.below(5)) {
    case 0: k_.v_mov_b32(d, a, dst_sel(part), dst_unused(unused::preserve), src0_sel(from)); break;
    case 1: k_.v_mov_b32(d, a, dst_sel(part), src0_sel(from)); break; // preserves too
    case 2: k_.v_mov_b32(d, a, dst_sel(part), dst_unused(unused::pad), src0_sel(from)); break;
    case 3:
      k_.v_add_u32(d, a, b, dst_sel(part), dst_unused(unused::sext), src0_sel(from), src1_sel(part));
      break;
    default: k_.v_mad_u16(d, a, b, pick(vectors_), op_sel(0, 1, 0, 1)); break;
    }
    keep(vectors_, static_cast<vgpr<u32>&&>(d));
  }
  /// VCC, M0, EXEC and SCC, alive across other statements.
  void special_registers() {
    auto d = k_.vgpr<u32>();
    auto s = k_.sgpr<u32>();
    switch (random_.below(6)) {
    case 0:
      k_.v_cmp_gt_u32(vcc, pick(vectors_), pick(vectors_));
      k_.s_xor_b32(s, pick(scalars_), pick(scalars_));
      k_.v_cndmask_b32(d, pick(vectors_), pick(vectors_), vcc);
      keep(vectors_, static_cast<vgpr<u32>&&>(d));
      return keep(scalars_, static_cast<sgpr<u32>&&>(s));
    case 1:
      k_.s_mov_b32(m0, pick(scalars_));
      k_.v_mov_b32(d, pick(vectors_));
      k_.s_add_u32(s, m0, pick(scalars_));
      keep(vectors_, static_cast<vgpr<u32>&&>(d));
      return keep(scalars_, static_cast<sgpr<u32>&&>(s));
    case 2: k_.s_mov_b32(s, exec_lo); return keep(scalars_, static_cast<sgpr<u32>&&>(s));
    case 3:
      k_.s_cmp_gt_u32(pick(scalars_), pick(scalars_));
      k_.v_add_u32(d, pick(vectors_), 5);
      k_.s_cselect_b32(s, pick(scalars_), 7);
      keep(vectors_, static_cast<vgpr<u32>&&>(d));
      return keep(scalars_, static_cast<sgpr<u32>&&>(s));
    case 4:
      k_.s_mov_b32(vcc_lo, pick(scalars_));
      k_.s_mov_b32(vcc_hi, pick(scalars_));
      k_.v_addc_co_u32(d, vcc, pick(vectors_), pick(vectors_), vcc);
      return keep(vectors_, static_cast<vgpr<u32>&&>(d));
    default: {
      k_.v_cmp_lt_u32(vcc, pick(vectors_), pick(vectors_));
      k_.s_nop(1);
      k_.s_sleep(0);
      k_.v_subb_co_u32(d, vcc, pick(vectors_), pick(vectors_), vcc);
      return keep(vectors_, static_cast<vgpr<u32>&&>(d));
    }
    }
  }
  /// The scalar cache, which answers in any order.
  void uniform_load() {
    const unsigned at = random_.below(input_words - 8) & ~3u;
    if (random_.one_in(2)) {
      auto four = in_.load_uniform<4>(static_cast<int>(at));
      return keep(scalars_, sgpr<u32>(four[random_.below(4)]) + four[random_.below(4)]);
    }
    auto one = in_.load_uniform<1>(static_cast<int>(at));
    keep(scalars_, sgpr<u32>(one[0]) ^ pick(scalars_));
  }
  void through_lds_unit() {
    auto d = k_.vgpr<u32>();
    auto at = k_.vgpr<u32>();
    switch (random_.below(2)) {
    case 0:
      k_.v_lshlrev_b32(at, 2, k_.thread_idx.x);
      k_.ds_swizzle_b32(d, pick(vectors_), offset(0x041f)); // BITMASK_PERM: XOR of the lane with 1
      break;
    default:
      shared_[k_.thread_idx.x] = pick(vectors_);
      k_.v_lshlrev_b32(at, 2, k_.thread_idx.x);
      k_.ds_add_rtn_u32(d, at, pick(vectors_));
      keep(vectors_, shared_[k_.thread_idx.x].load());
      break;
    }
    keep(vectors_, static_cast<vgpr<u32>&&>(d));
  }
  void half_floats() {
    auto d = k_.vgpr<u32>();
    auto& a = pick(vectors_);
    auto& b = pick(vectors_);
    switch (random_.below(4)) {
    case 0: k_.v_pk_add_u16(as<u16x2>(d), as<u16x2>(a), as<u16x2>(b)); break;
    case 1: k_.v_pk_mul_lo_u16(as<u16x2>(d), as<u16x2>(a), as<u16x2>(b)); break;
    case 2: k_.v_alignbyte_b32(d, a, b, 3); break;
    default: k_.v_pk_max_u16(as<u16x2>(d), as<u16x2>(a), as<u16x2>(b)); break;
    }
    keep(vectors_, static_cast<vgpr<u32>&&>(d));
  }
  void transcendental() {
    auto d = k_.vgpr<f32>();
    switch (random_.below(3)) {
    case 0: k_.v_exp_f32(d, pick(floats_)); break;
    case 1: k_.v_rcp_f32(d, pick(floats_)); break;
    default: k_.v_sqrt_f32(d, pick(floats_)); break;
    }
    keep(floats_, d + 1.0);
  }
  void load() {
    switch (random_.below(3)) {
    case 0: return keep(vectors_, in_[pick(vectors_) & (input_words - 1)]);
    case 1: return keep(scalars_, k_.read_first_lane(pick(vectors_)));
    default: {
      auto four = in_.load<4>((pick(vectors_) & (input_words / 4 - 1)) << 2);
      const unsigned i = random_.below(4);
      return keep(vectors_, vgpr<u32>(four[i]) + four[3 - i]);
    }
    }
  }
  /// One wave, so LDS needs no barrier; every lane has a place of its own.
  void through_lds() {
    shared_[k_.thread_idx.x] = pick(vectors_);
    keep(vectors_, shared_[k_.thread_idx.x].load());
  }
  void lanes(unsigned depth) {
    auto d = k_.vgpr<u32>(0);
    // Only here is every lane enabled, so that any lane of any value has been written.
    switch (random_.below(depth == 0 ? 3 : 2)) {
    case 0:
      k_.v_mov_b32(d, pick(vectors_), quad_perm(1, 0, 3, 2), row_mask(15), bank_mask(15), bound_ctrl);
      break;
    case 2: {
      auto s = k_.sgpr<u32>();
      k_.v_readlane_b32(s, pick(vectors_), static_cast<int>(random_.below(64)));
      return keep(scalars_, static_cast<sgpr<u32>&&>(s));
    }
    default: k_.v_writelane_b32(d, pick(scalars_), static_cast<int>(random_.below(64))); break;
    }
    keep(vectors_, static_cast<vgpr<u32>&&>(d));
  }
  void select() {
    auto d = k_.vgpr<u32>();
    const lane_mask m = condition();
    k_.v_cndmask_b32(d, pick(vectors_), pick(vectors_), m);
    keep(vectors_, static_cast<vgpr<u32>&&>(d));
  }
  void array() {
    auto a = k_.vgpr<u32, 2, 2>(random_.below(7));
    for (unsigned n = random_.below(4); n != 0; --n) a(random_.below(2), random_.below(2)) = pick(vectors_);
    keep(vectors_, a[1][0] + a[0][1]);
  }
  void matrix() {
    const bool old = k_.arch() == isa::arch::gfx90a; // older names of the same instructions
    auto d = k_.vgpr<f32>();
    switch (random_.below(3)) {
    case 0: {
      auto acc = k_.agpr<f32, 4>(0);
      for (unsigned n = 1 + random_.below(2); n != 0; --n)
        if (old)
          k_.v_mfma_f32_4x4x1f32(acc, pick(floats_), pick(floats_), acc);
        else
          k_.v_mfma_f32_4x4x1_16b_f32(acc, pick(floats_), pick(floats_), acc);
      k_.v_accvgpr_read_b32(d, acc[random_.below(4)]);
      break;
    }
    case 1: {
      auto acc = k_.vgpr<f32, 16>(1);
      auto a = k_.vgpr<u32, 2>(0x3c00'3c00);
      a[0] = pick(vectors_) & 0x3bff'3bffu;
      const auto halves = as<f16x2>(a);
      for (unsigned n = 1 + random_.below(2); n != 0; --n)
        if (old)
          k_.v_mfma_f32_32x32x8f16(acc, halves, halves, acc);
        else
          k_.v_mfma_f32_32x32x8_f16(acc, halves, halves, acc);
      acc[random_.below(16)] = pick(floats_);
      k_.v_mov_b32(d, acc[random_.below(16)]);
      break;
    }
    default: {
      auto acc = k_.vgpr<f64, 4>(0);
      auto a = k_.vgpr<f64>(0.5);
      if (old)
        k_.v_mfma_f64_16x16x4f64(acc, a, a, acc);
      else
        k_.v_mfma_f64_16x16x4_f64(acc, a, a, acc);
      k_.v_cvt_f32_f64(d, acc[random_.below(4)]);
      break;
    }
    }
    keep(floats_, static_cast<vgpr<f32>&&>(d));
  }

  builder k_;
  arg<u32*>& out_;
  arg<const u32*>& in_;
  random_source random_;
  options options_;
  author::lds_array<u32> shared_;
  unsigned budget_;
  unsigned execs_by_hand_ = 0; ///< after one inside a where there is no otherwise
  std::vector<vector_value> vectors_;
  std::vector<scalar_value> scalars_;
  std::vector<float_value> floats_;
  std::vector<wide_value> wides_;
};

} // namespace kiln::fuzz
