// SPDX-License-Identifier: MIT
// Probes of scalar instructions, branches, satisfied waits and barriers. Times between a wave's instructions are whole turns.
#pragma once

#include "machine.hpp"
#include "measuring_kernel.hpp"

namespace kiln::probes {

/// Each scalar addition uses the result of the one before it.
struct scalar_chain {
  static constexpr u32 work_items = 64, sections = 2, active_simds = 1, first = 16, added = 64;
  sgpr<u32> x;
  constexpr explicit scalar_chain(const frame& f) : x(f.k.sgpr<u32>(0)) {}
  constexpr void write(const frame& f, u32 section) const {
    for (u32 i = 0; i < first + section * added; ++i) f.k.s_add_u32(x, x, 1);
  }
  constexpr void next(const frame&) const {}
};

struct satisfied_waits {
  static constexpr u32 work_items = 64, sections = 2, active_simds = 1, first = 16, added = 64;
  constexpr explicit satisfied_waits(const frame&) {}
  constexpr void write(const frame& f, u32 section) const {
    for (u32 i = 0; i < first + section * added; ++i) f.drain();
  }
  constexpr void next(const frame&) const {}
};

/// Sections 0 and 1: branches that are not taken. 2 and 3: branches over one instruction.
struct branches {
  static constexpr u32 work_items = 64, sections = 4, active_simds = 1, first = 8, added = 24;
  sgpr<u32> zero;
  constexpr explicit branches(const frame& f) : zero(f.k.sgpr<u32>(0)) {}
  constexpr void write(const frame& f, u32 section) const {
    const bool taken = section >= 2;
    f.k.s_cmp_eq_u32(zero, taken ? 0 : 1);
    for (u32 i = 0; i < first + section % 2 * added; ++i) {
      const auto over = f.k.label();
      f.k.s_cbranch_scc1(over);
      f.k.s_nop(0);
      f.k.place(over);
    }
  }
  constexpr void next(const frame&) const {}
};

/// One wave on each SIMD.
struct barriers {
  static constexpr u32 work_items = 256, sections = 2, active_simds = 0b1111, first = 16, added = 64;
  constexpr explicit barriers(const frame&) {}
  constexpr void write(const frame& f, u32 section) const {
    for (u32 i = 0; i < first + section * added; ++i) f.k.s_barrier();
  }
  constexpr void next(const frame&) const {}
};

template<class Machine> void find_wait_satisfied(Machine& m) {
  m.found.set(parameter::wait_cycles,
              in_turns(m.template run<satisfied_waits>().between(0, 1) / satisfied_waits::added));
}
template<class Machine> void find_scalar_rate(Machine& m) {
  m.found.set(parameter::scalar_cycles,
              in_turns(m.template run<scalar_chain>().between(0, 1) / scalar_chain::added));
}
/// s_nop 0 takes a turn beside each branch that is not taken.
template<class Machine> void find_branch_cost(Machine& m) {
  const section_times t = m.template run<branches>();
  m.found.set(parameter::branch_not_taken_cycles, in_turns(t.between(0, 1) / branches::added - turn_cycles));
  m.found.set(parameter::branch_taken_cycles, in_turns(t.between(2, 3) / branches::added));
}
/// The SIMDs' turns are a clock apart, so the last of four waves arrives 3 clocks after the first is ready again.
template<class Machine> void find_barrier_cost(Machine& m) {
  m.found.set(parameter::barrier_release,
              in_turns(m.template run<barriers>().between(0, 1) / barriers::added - 3));
}

} // namespace kiln::probes
