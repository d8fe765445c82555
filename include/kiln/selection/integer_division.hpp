// SPDX-License-Identifier: MIT
// Exact quotients and remainders of 32-bit integers: by constants through a multiplication, by registers through a
// reciprocal. Signed division rounds toward zero and the remainder has the dividend's sign, as in C++.
#pragma once

#include <kiln/selection/wide_integers.hpp>

namespace kiln::selection {

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

constexpr bool valid_divisor(draft& k, isa::element e, const operand& b, source at) {
  const i64 low = is_signed(e) ? -0x8000'0000ll : 1, high = is_signed(e) ? 0x7fff'ffff : 0xffff'ffffll;
  if (b.integer == 0)
    k.fail(at, "division by 0");
  else if (b.integer < low || b.integer > high)
    k.fail(at, text_buffer{} << "divisor " << b.integer << " is out of range; allowed range is " << low
                             << ".." << high);
  return !k.failed();
}

// Instructions of either ALU by the destination's bank.

constexpr operand make(draft& k, const operand& like) {
  return new_reg(k, like.is_vgpr() ? ir::bank::vgpr : ir::bank::sgpr, isa::element::bits, like.where);
}

constexpr void shift_right(draft& k, const operand& d, const operand& x, u32 amount, bool sign) {
  const operand by(amount, d.where);
  if (d.is_vgpr()) return k.emit(sign ? mn::v_ashrrev_i32 : mn::v_lshrrev_b32, d, by, x);
  k.emit(sign ? mn::s_ashr_i32 : mn::s_lshr_b32, d, x, by);
}

constexpr void multiply_high(draft& k, const operand& d, const operand& x, const operand& y,
                             bool sign = false) {
  if (d.is_vgpr())
    return k.emit(sign ? mn::v_mul_hi_i32 : mn::v_mul_hi_u32, d, x, without_literal(k, y, isa::element::u32));
  k.emit(sign ? mn::s_mul_hi_i32 : mn::s_mul_hi_u32, d, x, y);
}

constexpr void subtract(draft& k, const operand& d, const operand& x, const operand& y) {
  k.emit(d.is_vgpr() ? mn::v_sub_u32 : mn::s_sub_u32, d, x, y);
}

constexpr void multiply_low(draft& k, const operand& d, const operand& x, const operand& y) {
  if (d.is_vgpr()) return k.emit(mn::v_mul_lo_u32, d, x, without_literal(k, y, isa::element::u32));
  k.emit(mn::s_mul_i32, d, x, y);
}

/// n - q * divisor. `small`: q and the divisor have 24 bits, for the fast multiplier of VGPRs.
constexpr void take_remainder(draft& k, const operand& d, const operand& n, const operand& q, u32 divisor,
                              bool small) {
  if (d.is_vgpr() && small)
    return k.emit(mn::v_mad_i32_i24, d, q,
                  without_literal(k, operand(static_cast<i32>(0u - divisor), d.where), isa::element::i32), n);
  const operand product = make(k, d);
  multiply_low(k, product, q, operand(static_cast<i32>(divisor), d.where));
  subtract(k, d, n, product);
}

constexpr void by_unsigned_constant(draft& k, const operand& d, const operand& n, u32 divisor,
                                    bool remainder) {
  const source at = d.where;
  if ((divisor & (divisor - 1)) == 0) {
    const operand mask(divisor - 1, at);
    if (remainder) return d.is_vgpr() ? k.emit(mn::v_and_b32, d, mask, n) : k.emit(mn::s_and_b32, d, n, mask);
    return divisor == 1 ? move(k, d, n)
                        : shift_right(k, d, n, static_cast<u32>(__builtin_ctz(divisor)), false);
  }
  const unsigned_magic magic(divisor);
  operand from = n;
  if (magic.increment) { // saturating
    from = make(k, d);
    if (d.is_vgpr()) {
      k.emit(mn::v_add_u32, from, n, operand(1, at), clamp);
    } else {
      k.emit(mn::s_add_u32, from, n, operand(1, at));
      k.emit(mn::s_subb_u32, from, from, operand(0, at));
    }
  }
  const operand q = remainder ? make(k, d) : d;
  const operand product = magic.shift != 0 ? make(k, d) : q;
  multiply_high(k, product, from, operand(magic.multiplier, at));
  if (magic.shift != 0) shift_right(k, q, product, magic.shift, false);
  if (remainder) take_remainder(k, d, n, q, divisor, divisor >= 512 && divisor <= 1u << 23);
}

constexpr void add(draft& k, const operand& d, const operand& x, const operand& y) {
  k.emit(d.is_vgpr() ? mn::v_add_u32 : mn::s_add_u32, d, x, y);
}

/// The last instruction is what is left where the dividend is not negative, in another form: see pass::drop_signs.
constexpr void mark_division(draft& k) {
  if (k.failed()) return;
  k.program.has_divisions = true;
  k.program.code.back().marks |= ir::mark::signed_division;
}

/// Toward zero: 2^k - 1 is added to negative dividends.
constexpr void by_signed_power(draft& k, const operand& d, const operand& n, u32 size, bool negative,
                               bool remainder) {
  const source at = d.where;
  if (size == 1) {
    if (remainder) return move(k, d, operand(0, at));
    return negative ? subtract(k, d, operand(0, at), n) : move(k, d, n);
  }
  const u32 log = static_cast<u32>(__builtin_ctz(size));
  operand sign = n;
  if (log != 1) {
    sign = make(k, d);
    shift_right(k, sign, n, 31, true);
  }
  const operand bias = make(k, d), biased = make(k, d);
  shift_right(k, bias, sign, 32 - log, false);
  add(k, biased, bias, n);
  if (remainder) {
    const operand whole = make(k, d), mask(static_cast<i32>(0u - size), at);
    d.is_vgpr() ? k.emit(mn::v_and_b32, whole, mask, biased) : k.emit(mn::s_and_b32, whole, biased, mask);
    subtract(k, d, n, whole);
    return mark_division(k);
  }
  const operand q = negative ? make(k, d) : d;
  shift_right(k, q, biased, log, true);
  mark_division(k);
  if (negative) subtract(k, d, operand(0, at), q);
}

constexpr void by_signed_constant(draft& k, const operand& d, const operand& n, i32 divisor, bool remainder) {
  const source at = d.where;
  const u32 size = divisor < 0 ? 0u - static_cast<u32>(divisor) : static_cast<u32>(divisor);
  if ((size & (size - 1)) == 0) return by_signed_power(k, d, n, size, divisor < 0, remainder);
  const signed_magic magic(divisor);
  operand t = make(k, d);
  multiply_high(k, t, n, operand(magic.multiplier, at), true);
  if (magic.add_dividend == 1) add(k, t, t, n);
  if (magic.add_dividend == -1) subtract(k, t, t, n);
  const operand is_negative = make(k, d), q = remainder ? make(k, d) : d;
  shift_right(k, is_negative, t, 31, false);
  if (magic.shift != 0) {
    const operand whole = t;
    t = make(k, d);
    shift_right(k, t, whole, magic.shift, true);
  }
  add(k, q, t, is_negative);
  if (remainder) take_remainder(k, d, n, q, static_cast<u32>(divisor), size > 256 && size <= 1u << 23);
}

constexpr void exclusive_or(draft& k, const operand& d, const operand& x, const operand& y) {
  k.emit(d.is_vgpr() ? mn::v_xor_b32 : mn::s_xor_b32, d, x, y);
}

constexpr operand magnitude(draft& k, const operand& d, const operand& x) {
  const operand out = make(k, d);
  if (!d.is_vgpr() || !x.is_vgpr()) { // a uniform side of a vector division too
    const operand s = new_reg(k, ir::bank::sgpr, isa::element::bits, d.where);
    k.emit(mn::s_abs_i32, s, x);
    return s;
  }
  const operand negated = make(k, d);
  subtract(k, negated, operand(0, d.where), x);
  k.emit(mn::v_max_i32, out, negated, x);
  return out;
}

/// As LLVM's expansion (AMDGPUCodeGenPrepare, expandDivRem32), which is exact after two corrections: a reciprocal good
/// to 1 ulp of f32, rounded down, one Newton step in 32-bit integers. Corrections through borrows and v_min_u32.
constexpr void vector_by_register(draft& k, const operand& d, const operand& n, const operand& b,
                                  bool remainder) {
  const source at = d.where;
  const operand f = make(k, d), z = make(k, d), t = make(k, d), q = remainder ? make(k, d) : d,
                r = make(k, d);
  k.emit(mn::v_cvt_f32_u32, f, b);
  k.emit(mn::v_rcp_iflag_f32, f, f);
  k.emit(mn::v_mul_f32, f, operand(__builtin_bit_cast(f32, 0x4f7f'fffeu), at), f); // just below 2^32
  k.emit(mn::v_cvt_u32_f32, z, f);
  subtract(k, t, operand(0, at), b);
  k.emit(mn::v_mul_lo_u32, t, t, z);
  k.emit(mn::v_mul_hi_u32, t, z, t);
  add(k, z, z, t);
  k.emit(mn::v_mul_hi_u32, q, n, z);
  k.emit(mn::v_mul_lo_u32, t, q, b);
  subtract(k, r, n, t);
  const operand less = make(k, d);
  if (remainder) {
    subtract(k, less, r, b);
    k.emit(mn::v_min_u32, r, r, less); // r - b wraps to a large number where r < b
    subtract(k, less, r, b);
    return k.emit(mn::v_min_u32, d, r, less);
  }
  // q + 1 - borrow. The order leaves the borrows two instructions of distance to their readers.
  const operand first = new_reg(k, ir::bank::sgpr, isa::element::mask, at),
                second = new_reg(k, ir::bank::sgpr, isa::element::mask, at),
                unused = new_reg(k, ir::bank::sgpr, isa::element::mask, at);
  k.emit(mn::v_sub_co_u32, less, first, r, b);
  k.emit(mn::v_min_u32, r, r, less);
  k.emit(mn::v_sub_co_u32, less, second, r, b);
  k.emit(mn::v_subb_co_u32, q, unused, q, operand(-1, at), first);
  k.emit(mn::v_subb_co_u32, d, unused, q, operand(-1, at), second);
}

/// In SGPRs alone, whatever EXEC holds. The divisor, shifted to begin with a one, is D = 2^32 * x with x in [1/2, 1);
/// 1/x begins as 48/17 - 32/17 x (off by 1/17 at most) with 31 fraction bits; two Newton steps x' = x (2 - D x) bring it to
/// 1.2e-5 from below; shifted back and after one more step it is at most 2.7 below 2^32 / b, so that the quotient
/// is at most 2 too small.
constexpr void scalar_by_register(draft& k, const operand& d, const operand& n, const operand& b,
                                  bool remainder) {
  const source at = d.where;
  const operand zeros = make(k, d), shifted = make(k, d), z = make(k, d), t = make(k, d),
                q = remainder ? make(k, d) : d, r = make(k, d), zero(0, at);
  k.emit(mn::s_flbit_i32_b32, zeros, b);
  k.emit(mn::s_lshl_b32, shifted, b, zeros);
  multiply_high(k, z, shifted, operand(0xf0f0'f0f1u, at)); // 32/17 * 2^31
  subtract(k, z, operand(0x6969'6969u, at), z);            // 48/17 * 2^31, modulo 2^32
  for (u32 step = 0; step < 2; ++step) {
    multiply_high(k, t, shifted, z);
    subtract(k, t, zero, t);
    multiply_high(k, z, z, t);
    k.emit(mn::s_lshl_b32, z, z, operand(1, at));
  }
  subtract(k, zeros, operand(31, at), zeros);
  k.emit(mn::s_lshr_b32, z, z, zeros);
  multiply_low(k, t, b, z);
  subtract(k, t, zero, t);
  multiply_high(k, t, z, t);
  add(k, z, z, t);
  multiply_high(k, q, n, z);
  multiply_low(k, t, q, b);
  subtract(k, r, n, t);
  // Each s_sub leaves its borrow in SCC: r stays where r < b, and q becomes q + 1 - borrow.
  subtract(k, t, r, b);
  k.emit(mn::s_cselect_b32, r, r, t);
  if (!remainder) k.emit(mn::s_subb_u32, q, q, operand(-1, at));
  subtract(k, t, r, b);
  if (remainder) return k.emit(mn::s_cselect_b32, d, r, t);
  k.emit(mn::s_subb_u32, d, q, operand(-1, at));
}

constexpr void by_register(draft& k, const operand& d, const operand& n, const operand& b, bool sign,
                           bool remainder) {
  if (!sign)
    return d.is_vgpr() ? vector_by_register(k, d, n, b, remainder)
                       : scalar_by_register(k, d, n, b, remainder);
  // On magnitudes; the quotient is negative where the signs differ, the remainder where the dividend is.
  const operand size = magnitude(k, d, n), divisor = magnitude(k, d, b), sign_of = make(k, d),
                result = make(k, d);
  operand which = n;
  if (!remainder) {
    which = make(k, d);
    exclusive_or(k, which, n, b);
  }
  shift_right(k, sign_of, which, 31, true);
  d.is_vgpr() ? vector_by_register(k, result, size, divisor, remainder)
              : scalar_by_register(k, result, size, divisor, remainder);
  const operand turned = make(k, d);
  exclusive_or(k, turned, result, sign_of);
  subtract(k, d, turned, sign_of);
}

/// First dword of a / b, or of a % b. A division by a register that holds 0 gives some number and no trap; the quotient
/// of the smallest i32 and -1 is the smallest i32.
constexpr u32 divide(draft& k, isa::element e, const operand& a, const operand& b, bool remainder) {
  if (k.failed()) return 0;
  const source at = a.where.line != 0 ? a.where : b.where;
  const bool uniform = !a.is_vgpr() && !b.is_vgpr();
  const operand d = new_reg(k, uniform ? ir::bank::sgpr : ir::bank::vgpr, isa::element::bits, at);
  const operand n = bits_of(a);
  if (b.is_constant()) {
    if (!valid_divisor(k, e, b, at)) return d.code.payload();
    is_signed(e) ? by_signed_constant(k, d, n, static_cast<i32>(b.integer), remainder)
                 : by_unsigned_constant(k, d, n, static_cast<u32>(b.integer), remainder);
  } else {
    by_register(k, d, uniform ? n : without_literal(k, n, isa::element::u32), bits_of(b), is_signed(e),
                remainder);
  }
  return d.code.payload();
}

} // namespace kiln::selection
