// SPDX-License-Identifier: MIT
// Probes of what runs under a matrix instruction of the same wave.
#pragma once

#include "vector.hpp"

namespace kiln::probes {

/// A matrix instruction, then `plain` plain vector instructions and `packed` of packed f32.
template<u32 Matrix, u32 Plain, u32 Packed> struct pattern {
  static constexpr u32 work_items = 64, sections = 2, active_simds = 1, first = 16, added = 64;
  vector_registers registers;
  vgpr<f16x2, 4> factors;
  vgpr<f32, 4> sum;
  constexpr explicit pattern(const frame& f)
      : registers(f), factors(f.k.vgpr<f16x2, 4>()), sum(f.k.vgpr<f32, 4>()) {
    for (u32 i = 0; i < 4; ++i) f.k.v_mov_b32(factors[i], 0), f.k.v_mov_b32(sum[i], 0);
  }
  constexpr void write(const frame& f, u32 section) const {
    for (u32 i = 0; i < first + section * added; ++i) {
      for (u32 n = 0; n < Matrix; ++n) multiply(f.k);
      for (u32 n = 0; n < Plain; ++n) plain_instruction::write(f.k, registers.x);
      for (u32 n = 0; n < Packed; ++n) packed_instruction::write(f.k, registers.x);
    }
  }
  constexpr void next(const frame&) const {}

private:
  /// The builder takes gfx942's name on gfx90a too, but the search for the other one takes a second per instruction.
  constexpr void multiply(builder k) const {
    const auto a = factors.template slice<2>(0), b = factors.template slice<2>(2);
    if (k.arch() == isa::arch::gfx90a)
      k.v_mfma_f32_16x16x16f16(sum, a, b, sum);
    else
      k.v_mfma_f32_16x16x16_f16(sum, a, b, sum);
  }
};

constexpr inline u32 more_than_fit =
    12; ///< plain instructions under a matrix instruction of 32 cycles, and more
using matrix_alone = pattern<1, 0, 0>;
using plain_alone = pattern<0, more_than_fit, 0>;
using plain_under_matrix = pattern<1, more_than_fit, 0>;
using packed_after_matrix = pattern<1, 0, 1>;

template<class Machine> void find_matrix_shadow(Machine& m) {
  const auto period = [&]<class Sections>(const Sections*) {
    return m.template run<Sections>().between(0, 1) / Sections::added;
  };
  const matrix_alone* matrix = nullptr;
  const plain_alone* plain = nullptr;
  const plain_under_matrix* both = nullptr;
  const packed_after_matrix* packed = nullptr;
  m.found.set(parameter::matrix_vector_delay, std::round(period(both) - period(plain)));
  m.found.set(parameter::packed_f32_after_matrix, std::round(period(packed) - period(matrix)));
}

} // namespace kiln::probes
