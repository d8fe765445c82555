// SPDX-License-Identifier: MIT
// The architectures Kiln compiles for, and the facts of each.
#pragma once

#include <kiln/isa/arch/facts.hpp>
#include <kiln/isa/arch/gfx90a.hpp>
#include <kiln/isa/arch/gfx942.hpp>
#include <kiln/isa/arch/gfx950.hpp>

namespace kiln::isa {

inline constexpr arch_facts arch_table[arch_count] = {gfx90a_facts, gfx942_facts, gfx950_facts};

constexpr const arch_facts& facts_of(arch a) { return arch_table[static_cast<u32>(a)]; }

/// Whether this pass of the compiler may compile kernels for a target: a device pass for its own alone, the host's for all,
/// which run in the simulator. What only other targets take need not be instantiated: `if constexpr
/// (is_compiled_for(arch::gfx950))` goes before the question which target a kernel has.
constexpr bool is_compiled_for([[maybe_unused]] arch a) {
#if defined __gfx90a__
  return a == arch::gfx90a;
#elif defined __gfx942__
  return a == arch::gfx942;
#elif defined __gfx950__
  return a == arch::gfx950;
#else
  return true;
#endif
}

/// XCD of a workgroup: they are given out in turn (ROCm, "Workload distribution on multiple XCDs"; one device of all XCDs).
constexpr u32 xcd_of(arch a, u64 workgroup) { return static_cast<u32>(workgroup % facts_of(a).xcds); }

} // namespace kiln::isa
