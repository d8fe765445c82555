// SPDX-License-Identifier: MIT
// The main loop that takes every form: slices of k go from memory to registers, from there to LDS, and from LDS to operands of
// matrix instructions.
#pragma once

#include <kiln/kernel/gemm/block_scales.hpp>
#include <kiln/kernel/gemm/inputs.hpp>
#include <kiln/kernel/gemm/operand.hpp>
#include <kiln/kernel/gemm/refusal.hpp>
#include <kiln/tile/ring.hpp>

namespace kiln::kernel {

/// Stands for no scales.
struct no_scales {
  template<class In> constexpr no_scales(builder, const In&) {}
};

/// An iteration, with two slots of LDS (with one, the second barrier lies between the stores to LDS and the loads from it):
///
///   barrier | slice i + 1 from registers to LDS, slice i + 2 from memory to registers | products of slice i from LDS
///
/// With one slot and slices of several steps of k, the first of which is in registers at the start:
///
///   load the other steps | products of half a step | barrier | slice i + 1 to LDS, i + 2 to registers | the other half |
///   barrier | load the first step of slice i + 1 | products of the other steps
template<gemm_form Form, gemm_tiling Tiling, bool Converts> class general_sums {
  using sums =
      tile::register_tile<gemm_sum<Form>, sums_of(Tiling, Form.a == gemm_number::f64),
                          Tiling.sums() >= 64 && !Form.has_block_scales ? ir::bank::agpr : ir::bank::vgpr>;
  static constexpr u32 registers = sums::registers_type::dwords;
  static constexpr i32 depth = static_cast<i32>(Tiling.depth);
  using a_side = gemm_operand<Form, Tiling, true, Converts>;
  using b_side = gemm_operand<Form, Tiling, false, Converts>;
  static constexpr bool reads_ahead = Tiling.stages == 1 && a_side::steps > 1 && !Form.has_block_scales;

public:
  constexpr general_sums(builder b, const gemm_inputs<Form>& in)
      : k(b),
        sum_(b),
        base_(Tiling.stages == 1 ? b.program().lds_bytes : 0),
        ring_(b, Tiling.stages, a_side::slot_bytes + b_side::slot_bytes),
        a_(b, in, base_),
        b_(b, in, base_ + a_side::slot_bytes),
        scales_(b, in),
        left_(b.sgpr<i32>()) {
    const tile::uniform left = tile::left_of(in.last, in.first, 0x7fff'ffff);
    if (left.is_number())
      left_ = static_cast<i32>(left.number());
    else
      left_ = as<i32>(left.in_sgpr());
  }

  constexpr sums run() {
    clear(sum_);
    k.if_(left_ > 0, [this] {
      fetch();
      if (Tiling.stages == 2 || reads_ahead) put_and_fetch(0);
      if constexpr (reads_ahead) {
        k.barrier();
        load(0, 1);
        k.do_while([this] { iteration_ahead(); }, [this] { return left_ > 0; });
      } else {
        k.do_while([this] { iteration(); }, [this] { return left_ > 0; });
      }
    });
    return static_cast<sums&&>(sum_);
  }

private:
  /// 16 registers per instruction: zeros times zeros, plus zero.
  constexpr void clear(sums& sum) {
    if constexpr (registers % 16 != 0) {
      for (u32 i = 0; i < sums::registers_type::count; ++i) sum.registers[i] = 0;
    } else {
      auto zeros = k.vgpr<b32, 2>(0);
      for (u32 i = 0; i < registers; i += 16) {
        const author::handle<sums::bank, f32, 16> part(k.program_draft(), sum.registers.first_dword() + i);
        k.v_mfma_f32_32x32x8_f16(part, zeros, zeros, 0);
      }
    }
  }
  constexpr void fetch() {
    a_.fetch();
    b_.fetch();
  }
  static constexpr u32 register_of(const sgpr<u32>& slot) {
    return Tiling.stages == 1 ? no_slot : slot.first_dword();
  }
  constexpr void put_and_fetch(u32 ahead) {
    ring_.write(ahead, [this](const sgpr<u32>& slot) {
      a_.put(register_of(slot));
      b_.put(register_of(slot));
    });
    fetch();
  }
  constexpr void iteration() {
    if constexpr (Form.has_block_scales) scales_.load(Tiling.depth);
    k.barrier();
    put_and_fetch(Tiling.stages - 1);
    if (Tiling.stages == 1) k.barrier();
    ring_.read(0, [this](const sgpr<u32>& slot) { multiply(slot); });
    ring_.advance();
    left_ -= depth;
  }
  /// With one slot, whose first step of k is in registers at the start. The last iteration loads a slice of zeros.
  constexpr void iteration_ahead() {
    constexpr u32 steps = a_side::steps;
    load(1, steps);
    multiply_part(0, 1);
    k.barrier();
    put_and_fetch(0);
    multiply_part(1, 2);
    k.barrier();
    load(0, 1);
    multiply_part(2, 2 * steps);
    ring_.advance();
    left_ -= depth;
  }
  /// Steps of the slice in slot 0 to registers.
  constexpr void load(u32 first, u32 end) {
    ring_.read(0, [this, first, end](const sgpr<u32>& slot) {
      for (u32 step = first; step < end; ++step) {
        b_.load(step, register_of(slot));
        a_.load(step, register_of(slot));
      }
    });
  }
  /// Products of half steps.
  constexpr void multiply_part(u32 first, u32 end) {
    tile::add_product_part(k, sum_, a_.operand(), b_.operand(), first, end, 2 * a_side::steps);
  }
  constexpr void multiply(const sgpr<u32>& slot) {
    for (u32 step = 0; step < a_side::steps; ++step) {
      b_.load(step, register_of(slot));
      a_.load(step, register_of(slot));
    }
    if constexpr (Form.has_block_scales) {
      sums part(k); // in f32, before it is scaled
      clear(part);
      tile::add_product(k, part, a_.operand(), b_.operand());
      scales_.add(sum_, part);
    } else {
      tile::add_product(k, sum_, a_.operand(), b_.operand());
    }
  }

  builder k;
  sums sum_;
  u32 base_; ///< of the only slot
  lds_ring ring_;
  a_side a_;
  b_side b_;
  author::choose<Form.has_block_scales, block_scales<Form, sums::places>, no_scales> scales_;
  sgpr<i32> left_; ///< of k, from the slice of this iteration on
};

template<gemm_form Form, gemm_tiling Tiling>
constexpr auto general_loop(builder k, const gemm_inputs<Form>& in) {
  if constexpr (is_float8(Form.a))
    if (way_of(Form.a, Form.b, k.arch()) == gemm_way::converted)
      return general_sums<Form, Tiling, true>(k, in).run();
  return general_sums<Form, Tiling, false>(k, in).run();
}

} // namespace kiln::kernel
