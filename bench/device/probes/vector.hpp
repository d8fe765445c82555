// SPDX-License-Identifier: MIT
// Probes of the vector ALU: how long an instruction keeps it, and what an address costs that is no multiple of 8.
#pragma once

#include "machine.hpp"
#include "measuring_kernel.hpp"

namespace kiln::probes {

/// Registers of one wave's vector code: zeros.
struct vector_registers {
  vgpr<b32, 8> x;
  constexpr explicit vector_registers(const frame& f) : x(f.k.vgpr<b32, 8>()) {
    for (u32 i = 0; i < 8; ++i) f.k.v_mov_b32(x[i], 0);
  }
};

/// One instruction repeated, in a short section and a long one, then both 4 bytes shifted. The code between two sections is a
/// multiple of 8 bytes long.
template<class Instruction, u32 Added = 256> struct repeated {
  static constexpr u32 work_items = 64, sections = 4, active_simds = 1, first = 32, added = Added;
  vector_registers registers;
  constexpr explicit repeated(const frame& f) : registers(f) {}
  constexpr void write(const frame& f, u32 section) const {
    if (section >= 2) f.k.s_nop(0);
    for (u32 i = 0; i < first + section % 2 * added; ++i) Instruction::write(f.k, registers.x);
    if (section >= 2) f.k.s_nop(0);
  }
  constexpr void next(const frame&) const {}
};

struct plain_instruction {
  static constexpr void write(builder k, const vgpr<b32, 8>& x) { k.v_add_u32(x[0], x[2], x[3]); }
};
struct exponential_instruction {
  static constexpr void write(builder k, const vgpr<b32, 8>& x) { k.v_exp_f32(x[0], x[2]); }
};
struct product_instruction {
  static constexpr void write(builder k, const vgpr<b32, 8>& x) { k.v_mul_lo_u32(x[0], x[2], x[3]); }
};
struct packed_instruction {
  static constexpr void write(builder k, const vgpr<b32, 8>& x) {
    k.v_pk_mul_f32(x.slice<2>(0), x.slice<2>(2), x.slice<2>(4));
  }
};
struct reciprocal_f64_instruction {
  static constexpr void write(builder k, const vgpr<b32, 8>& x) { k.v_rcp_f64(x.slice<2>(0), x.slice<2>(2)); }
};
/// gfx950 has it.
struct swap_instruction {
  static constexpr void write(builder k, const vgpr<b32, 8>& x) {
    if (k.arch() == isa::arch::gfx950) k.v_permlane32_swap_b32(x[0], x[1]);
  }
};

using plain_vector = repeated<plain_instruction>;
using exponential = repeated<exponential_instruction>;
using integer_product = repeated<product_instruction>;
using packed_f32 = repeated<packed_instruction>;
using reciprocal_f64 = repeated<reciprocal_f64_instruction>;
using permlane_swap = repeated<swap_instruction>;

template<class Machine> void find_vector_rates(Machine& m) {
  const auto rate = [&]<class Sections>(parameter p) {
    m.found.set(p, m.template run<Sections>().shorter_of_two() / Sections::added);
  };
  rate.template operator()<plain_vector>(parameter::vector_cycles);
  rate.template operator()<exponential>(parameter::transcendental_cycles);
  rate.template operator()<integer_product>(parameter::product_cycles);
  rate.template operator()<packed_f32>(parameter::packed_f32_cycles);
  rate.template operator()<reciprocal_f64>(parameter::f64_transcendental_cycles);
  if (m.found.target() == isa::arch::gfx950)
    rate.template operator()<permlane_swap>(parameter::permlane_swap_cycles);
}

struct long_instruction {
  static constexpr void write(builder k, const vgpr<b32, 8>& x) { k.v_add3_u32(x[0], x[2], x[3], x[4]); }
};
using long_instructions = repeated<long_instruction, 384>; ///< of 8 bytes

/// The same of reads of LDS by one lane, which never take more than a turn, where vector instructions may.
struct long_reads : repeated<long_instruction, 384> {
  using repeated::repeated;
  constexpr void write(const frame& f, u32 section) const {
    (void)f.k.lds<u32>(1);
    f.k.s_mov_b64(exec, 1);
    if (section >= 2) f.k.s_nop(0);
    for (u32 i = 0; i < first + section % 2 * added; ++i) f.k.ds_read_b32(registers.x[0], registers.x[2]);
    if (section >= 2) f.k.s_nop(0);
    f.k.s_mov_b64(exec, -1);
  }
};

/// A wave that stands still gives the fetch the time to catch up, so the instructions that are issued fastest show its cost.
template<class Machine> void find_fetch_alignment(Machine& m) {
  const auto longer = [](const section_times& t) {
    return std::abs(t.between(2, 3) - t.between(0, 1)) / long_instructions::added;
  };
  m.found.set(parameter::misaligned_fetch_cycles,
              std::max(longer(m.template run<long_instructions>()), longer(m.template run<long_reads>())));
}

} // namespace kiln::probes
