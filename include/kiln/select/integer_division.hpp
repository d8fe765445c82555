// SPDX-License-Identifier: MIT
// Exact quotients and remainders of 32-bit integers: by constants through a multiplication, by registers through a
// reciprocal. Signed division rounds toward zero and the remainder has the dividend's sign, as in C++.
#pragma once

#include <kiln/select/wide_integers.hpp>

namespace kiln::build {

/// n / d for all 32-bit n is high half of (n [+ 1] * multiplier), shifted right.
/// Granlund and Montgomery, "Division by invariant integers using multiplication", for multipliers of 32 bits; where that
/// needs 33 bits, Robison, "N-bit unsigned division via N-bit multiply-add": n + 1, saturating, times the multiplier
/// rounded down. (Saturation is harmless: it differs for n = 2^32 - 1 only, and divisors of that have a 32-bit multiplier.)
struct unsigned_magic {
  u32 multiplier = 0;
  u32 shift = 0;
  bool increment = false;

  constexpr explicit unsigned_magic(u32 d) { // not a power of two
    const u32 log = 31u - static_cast<u32>(__builtin_clz(d));
    const u64 last = 0xffff'ffffu - (u64{1} << 32) % d; // with remainder d - 1
    for (; shift <= log; ++shift) {
      const u64 power = u64{1} << (32 + shift), missing = d - power % d;
      multiplier = static_cast<u32>(power / d);
      if (power > last * missing) {
        ++multiplier;
        return;
      }
    }
    shift = log;
    increment = true;
  }
};

/// n / d for all 32-bit signed n: high half of the signed product n * multiplier, plus or minus n, shifted right, plus 1
/// if negative. The smallest power of two that is exact up to the last n with remainder d - 1: Hacker's Delight, 10-5.
struct signed_magic {
  u32 multiplier = 0;
  u32 shift = 0;
  i32 add_dividend = 0; ///< -1, 0 or 1 times

  constexpr explicit signed_magic(i32 d) { // |d| is not a power of two
    const u64 size = d < 0 ? 0u - static_cast<u32>(d) : static_cast<u32>(d);
    const u64 end = 0x8000'0000u + (d < 0 ? 1 : 0);
    const u64 last = end - 1 - end % size;
    u64 power = u64{1} << 32, missing = size - power % size;
    while (power <= last * missing) {
      power *= 2;
      ++shift;
      missing = size - power % size;
    }
    multiplier = static_cast<u32>((power + missing) / size);
    if (multiplier >= 0x8000'0000u) add_dividend = d < 0 ? -1 : 1;
    if (d < 0) multiplier = 0 - multiplier;
  }
};

class integer_division : public wide_integers {
public:
  using wide_integers::wide_integers;

  /// First dword of a / b, or of a % b. A division by a register that holds 0 gives some number and no trap; the quotient
  /// of the smallest i32 and -1 is the smallest i32.
  constexpr u32 divide(isa::element e, const operand& a, const operand& b, bool remainder) {
    if (failed()) return 0;
    const source at = a.where.line != 0 ? a.where : b.where;
    const bool uniform = !a.is_vgpr() && !b.is_vgpr();
    const operand d = new_reg(uniform ? ir::bank::sgpr : ir::bank::vgpr, isa::element::bits, at);
    const operand n = bits_of(a);
    if (b.is_constant()) {
      if (!valid_divisor(e, b, at)) return d.code.payload();
      is_signed(e) ? by_signed_constant(d, n, static_cast<i32>(b.integer), remainder)
                   : by_unsigned_constant(d, n, static_cast<u32>(b.integer), remainder);
    } else {
      by_register(d, uniform ? n : without_literal(n, isa::element::u32), bits_of(b), is_signed(e),
                  remainder);
    }
    return d.code.payload();
  }

private:
  constexpr bool valid_divisor(isa::element e, const operand& b, source at) {
    const i64 low = is_signed(e) ? -0x8000'0000ll : 1, high = is_signed(e) ? 0x7fff'ffff : 0xffff'ffffll;
    if (b.integer == 0)
      fail(at, "division by 0");
    else if (b.integer < low || b.integer > high)
      fail(at, text_buffer{} << "divisor " << b.integer << " is out of range; allowed range is " << low
                             << ".." << high);
    return !failed();
  }

  // Instructions of either ALU by the destination's bank.

  constexpr operand make(const operand& like) {
    return new_reg(like.is_vgpr() ? ir::bank::vgpr : ir::bank::sgpr, isa::element::bits, like.where);
  }
  constexpr void shift_right(const operand& d, const operand& x, u32 amount, bool sign) {
    const operand by(amount, d.where);
    if (d.is_vgpr()) return emit(sign ? mn::v_ashrrev_i32 : mn::v_lshrrev_b32, d, by, x);
    emit(sign ? mn::s_ashr_i32 : mn::s_lshr_b32, d, x, by);
  }
  constexpr void add(const operand& d, const operand& x, const operand& y) {
    emit(d.is_vgpr() ? mn::v_add_u32 : mn::s_add_u32, d, x, y);
  }
  constexpr void subtract(const operand& d, const operand& x, const operand& y) {
    emit(d.is_vgpr() ? mn::v_sub_u32 : mn::s_sub_u32, d, x, y);
  }
  constexpr void exclusive_or(const operand& d, const operand& x, const operand& y) {
    emit(d.is_vgpr() ? mn::v_xor_b32 : mn::s_xor_b32, d, x, y);
  }
  constexpr void multiply_high(const operand& d, const operand& x, const operand& y, bool sign = false) {
    if (d.is_vgpr())
      return emit(sign ? mn::v_mul_hi_i32 : mn::v_mul_hi_u32, d, x, without_literal(y, isa::element::u32));
    emit(sign ? mn::s_mul_hi_i32 : mn::s_mul_hi_u32, d, x, y);
  }
  constexpr void multiply_low(const operand& d, const operand& x, const operand& y) {
    if (d.is_vgpr()) return emit(mn::v_mul_lo_u32, d, x, without_literal(y, isa::element::u32));
    emit(mn::s_mul_i32, d, x, y);
  }

  constexpr void by_unsigned_constant(const operand& d, const operand& n, u32 divisor, bool remainder) {
    const source at = d.where;
    if ((divisor & (divisor - 1)) == 0) {
      const operand mask(divisor - 1, at);
      if (remainder) return d.is_vgpr() ? emit(mn::v_and_b32, d, mask, n) : emit(mn::s_and_b32, d, n, mask);
      return divisor == 1 ? move(d, n) : shift_right(d, n, static_cast<u32>(__builtin_ctz(divisor)), false);
    }
    const unsigned_magic magic(divisor);
    operand from = n;
    if (magic.increment) { // saturating
      from = make(d);
      if (d.is_vgpr()) {
        emit(mn::v_add_u32, from, n, operand(1, at), clamp);
      } else {
        emit(mn::s_add_u32, from, n, operand(1, at));
        emit(mn::s_subb_u32, from, from, operand(0, at));
      }
    }
    const operand q = remainder ? make(d) : d;
    const operand product = magic.shift != 0 ? make(d) : q;
    multiply_high(product, from, operand(magic.multiplier, at));
    if (magic.shift != 0) shift_right(q, product, magic.shift, false);
    if (remainder) take_remainder(d, n, q, divisor, divisor >= 512 && divisor <= 1u << 23);
  }

  constexpr void by_signed_constant(const operand& d, const operand& n, i32 divisor, bool remainder) {
    const source at = d.where;
    const u32 size = divisor < 0 ? 0u - static_cast<u32>(divisor) : static_cast<u32>(divisor);
    if ((size & (size - 1)) == 0) return by_signed_power(d, n, size, divisor < 0, remainder);
    const signed_magic magic(divisor);
    operand t = make(d);
    multiply_high(t, n, operand(magic.multiplier, at), true);
    if (magic.add_dividend == 1) add(t, t, n);
    if (magic.add_dividend == -1) subtract(t, t, n);
    const operand is_negative = make(d), q = remainder ? make(d) : d;
    shift_right(is_negative, t, 31, false);
    if (magic.shift != 0) {
      const operand whole = t;
      t = make(d);
      shift_right(t, whole, magic.shift, true);
    }
    add(q, t, is_negative);
    if (remainder) take_remainder(d, n, q, static_cast<u32>(divisor), size > 256 && size <= 1u << 23);
  }

  /// Toward zero: 2^k - 1 is added to negative dividends.
  constexpr void by_signed_power(const operand& d, const operand& n, u32 size, bool negative,
                                 bool remainder) {
    const source at = d.where;
    if (size == 1) {
      if (remainder) return move(d, operand(0, at));
      return negative ? subtract(d, operand(0, at), n) : move(d, n);
    }
    const u32 log = static_cast<u32>(__builtin_ctz(size));
    operand sign = n;
    if (log != 1) {
      sign = make(d);
      shift_right(sign, n, 31, true);
    }
    const operand bias = make(d), biased = make(d);
    shift_right(bias, sign, 32 - log, false);
    add(biased, bias, n);
    if (remainder) {
      const operand whole = make(d), mask(static_cast<i32>(0u - size), at);
      d.is_vgpr() ? emit(mn::v_and_b32, whole, mask, biased) : emit(mn::s_and_b32, whole, biased, mask);
      return subtract(d, n, whole);
    }
    const operand q = negative ? make(d) : d;
    shift_right(q, biased, log, true);
    if (negative) subtract(d, operand(0, at), q);
  }

  /// n - q * divisor. `small`: q and the divisor have 24 bits, for the fast multiplier of VGPRs.
  constexpr void take_remainder(const operand& d, const operand& n, const operand& q, u32 divisor,
                                bool small) {
    if (d.is_vgpr() && small)
      return emit(mn::v_mad_i32_i24, d, q,
                  without_literal(operand(static_cast<i32>(0u - divisor), d.where), isa::element::i32), n);
    const operand product = make(d);
    multiply_low(product, q, operand(static_cast<i32>(divisor), d.where));
    subtract(d, n, product);
  }

  constexpr void by_register(const operand& d, const operand& n, const operand& b, bool sign,
                             bool remainder) {
    if (!sign)
      return d.is_vgpr() ? vector_by_register(d, n, b, remainder) : scalar_by_register(d, n, b, remainder);
    // On magnitudes; the quotient is negative where the signs differ, the remainder where the dividend is.
    const operand size = magnitude(d, n), divisor = magnitude(d, b), sign_of = make(d), result = make(d);
    operand which = n;
    if (!remainder) {
      which = make(d);
      exclusive_or(which, n, b);
    }
    shift_right(sign_of, which, 31, true);
    d.is_vgpr() ? vector_by_register(result, size, divisor, remainder)
                : scalar_by_register(result, size, divisor, remainder);
    const operand turned = make(d);
    exclusive_or(turned, result, sign_of);
    subtract(d, turned, sign_of);
  }
  constexpr operand magnitude(const operand& d, const operand& x) {
    const operand out = make(d);
    if (!d.is_vgpr() || !x.is_vgpr()) { // a uniform side of a vector division too
      const operand s = new_reg(ir::bank::sgpr, isa::element::bits, d.where);
      emit(mn::s_abs_i32, s, x);
      return s;
    }
    const operand negated = make(d);
    subtract(negated, operand(0, d.where), x);
    emit(mn::v_max_i32, out, negated, x);
    return out;
  }

  /// As LLVM's expansion (AMDGPUCodeGenPrepare, expandDivRem32), which is exact after two corrections: a reciprocal good
  /// to 1 ulp of f32, rounded down, one Newton step in 32-bit integers. Corrections through borrows and v_min_u32.
  constexpr void vector_by_register(const operand& d, const operand& n, const operand& b, bool remainder) {
    const source at = d.where;
    const operand f = make(d), z = make(d), t = make(d), q = remainder ? make(d) : d, r = make(d);
    emit(mn::v_cvt_f32_u32, f, b);
    emit(mn::v_rcp_iflag_f32, f, f);
    emit(mn::v_mul_f32, f, operand(__builtin_bit_cast(f32, 0x4f7f'fffeu), at), f); // just below 2^32
    emit(mn::v_cvt_u32_f32, z, f);
    subtract(t, operand(0, at), b);
    emit(mn::v_mul_lo_u32, t, t, z);
    emit(mn::v_mul_hi_u32, t, z, t);
    add(z, z, t);
    emit(mn::v_mul_hi_u32, q, n, z);
    emit(mn::v_mul_lo_u32, t, q, b);
    subtract(r, n, t);
    const operand less = make(d);
    if (remainder) {
      subtract(less, r, b);
      emit(mn::v_min_u32, r, r, less); // r - b wraps to a large number where r < b
      subtract(less, r, b);
      return emit(mn::v_min_u32, d, r, less);
    }
    // q + 1 - borrow. The order leaves the borrows two instructions of distance to their readers.
    const operand first = new_reg(ir::bank::sgpr, isa::element::mask, at),
                  second = new_reg(ir::bank::sgpr, isa::element::mask, at),
                  unused = new_reg(ir::bank::sgpr, isa::element::mask, at);
    emit(mn::v_sub_co_u32, less, first, r, b);
    emit(mn::v_min_u32, r, r, less);
    emit(mn::v_sub_co_u32, less, second, r, b);
    emit(mn::v_subb_co_u32, q, unused, q, operand(-1, at), first);
    emit(mn::v_subb_co_u32, d, unused, q, operand(-1, at), second);
  }

  /// In SGPRs alone, whatever EXEC holds. The divisor, shifted to begin with a one, is D = 2^32 * x with x in [1/2, 1);
  /// 1/x begins as 48/17 - 32/17 x (off by 1/17 at most) with 31 fraction bits; two Newton steps x' = x (2 - D x) bring it to
  /// 1.2e-5 from below; shifted back and after one more step it is at most 2.7 below 2^32 / b, so that the quotient
  /// is at most 2 too small.
  constexpr void scalar_by_register(const operand& d, const operand& n, const operand& b, bool remainder) {
    const source at = d.where;
    const operand zeros = make(d), shifted = make(d), z = make(d), t = make(d), q = remainder ? make(d) : d,
                  r = make(d), zero(0, at);
    emit(mn::s_flbit_i32_b32, zeros, b);
    emit(mn::s_lshl_b32, shifted, b, zeros);
    multiply_high(z, shifted, operand(0xf0f0'f0f1u, at)); // 32/17 * 2^31
    subtract(z, operand(0x6969'6969u, at), z);            // 48/17 * 2^31, modulo 2^32
    for (u32 step = 0; step < 2; ++step) {
      multiply_high(t, shifted, z);
      subtract(t, zero, t);
      multiply_high(z, z, t);
      emit(mn::s_lshl_b32, z, z, operand(1, at));
    }
    subtract(zeros, operand(31, at), zeros);
    emit(mn::s_lshr_b32, z, z, zeros);
    multiply_low(t, b, z);
    subtract(t, zero, t);
    multiply_high(t, z, t);
    add(z, z, t);
    multiply_high(q, n, z);
    multiply_low(t, q, b);
    subtract(r, n, t);
    // Each s_sub leaves its borrow in SCC: r stays where r < b, and q becomes q + 1 - borrow.
    subtract(t, r, b);
    emit(mn::s_cselect_b32, r, r, t);
    if (!remainder) emit(mn::s_subb_u32, q, q, operand(-1, at));
    subtract(t, r, b);
    if (remainder) return emit(mn::s_cselect_b32, d, r, t);
    emit(mn::s_subb_u32, d, q, operand(-1, at));
  }
};

} // namespace kiln::build
