// SPDX-License-Identifier: MIT
// The quotient of two f32, rounded once.
#pragma once

#include <kiln/selection/moves.hpp>

namespace kiln::selection {

/// The constant whose product is the quotient: 1 / b where that is a power of two that is no subnormal; 0 for other operands.
constexpr f32 exact_reciprocal(const operand& b) {
  if (!b.is_constant()) return 0;
  const f32 divisor =
      b.what == operand::form::integer ? static_cast<f32>(b.integer) : static_cast<f32>(b.real);
  constexpr u32 fraction = 0x7f'ffff, exponent = 0x7f80'0000, one = 127u << 23;
  const u32 bits = __builtin_bit_cast(u32, divisor);
  const bool is_power =
      (bits & fraction) == 0 && (bits & exponent) != 0 && (bits & exponent) < 2 * one - (1u << 23);
  return is_power ? 1 / divisor : 0;
}

/// A new VGPR with the f32 that an instruction gives.
template<class... O>
constexpr operand f32_of(draft& k, mn::mnemonic m, const source& at, const O&... operands) {
  const operand d = new_reg(k, ir::bank::vgpr, isa::element::f32, at);
  k.emit(m, d, operands...);
  return d;
}

/// a / b to nearest even, subnormals kept: 10 instructions, of which v_div_scale_f32 writes VCC and v_div_fmas_f32 reads it; a
/// product where b is a power of two. Returns the first dword of a VGPR.
constexpr u32 divide_f32(draft& k, const operand& a, const operand& b) {
  if (k.failed()) return 0;
  constexpr isa::element e = isa::element::f32;
  const source at = a.where.line != 0 ? a.where : b.where;
  const operand x = in_vgpr(k, a, e);
  if (const f32 factor = exact_reciprocal(b); factor != 0)
    return f32_of(k, mn::v_mul_f32, at, operand(f64{factor}, at), x).code.payload();
  const operand y = in_vgpr(k, b, e);

  // Both scaled, so that nothing between becomes subnormal; v_div_fmas_f32 takes the scale back where VCC says so.
  const operand unused = new_reg(k, ir::bank::sgpr, isa::element::mask, at);
  const operand divisor = new_reg(k, ir::bank::vgpr, e, at), dividend = new_reg(k, ir::bank::vgpr, e, at);
  k.emit(mn::v_div_scale_f32, divisor, unused, y, y, x);
  k.emit(mn::v_div_scale_f32, dividend, operand(vcc, at), x, y, x);
  k.program.written_unnamed |= isa::special::vcc;

  const operand minus = neg(divisor), guess = f32_of(k, mn::v_rcp_f32, at, divisor),
                error = f32_of(k, mn::v_fma_f32, at, minus, guess, operand(1.0, at)),
                reciprocal = f32_of(k, mn::v_fma_f32, at, error, guess, guess),
                product = f32_of(k, mn::v_mul_f32, at, dividend, reciprocal),
                rest = f32_of(k, mn::v_fma_f32, at, minus, product, dividend),
                quotient = f32_of(k, mn::v_fma_f32, at, rest, reciprocal, product),
                last_rest = f32_of(k, mn::v_fma_f32, at, minus, quotient, dividend),
                unscaled = f32_of(k, mn::v_div_fmas_f32, at, last_rest, reciprocal, quotient);
  return f32_of(k, mn::v_div_fixup_f32, at, unscaled, y, x).code.payload();
}

} // namespace kiln::selection
