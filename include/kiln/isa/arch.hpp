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

/// XCD of a workgroup: they are given out in turn (ROCm, "Workload distribution on multiple XCDs"; one device of all XCDs).
constexpr u32 xcd_of(arch a, u64 workgroup) { return static_cast<u32>(workgroup % facts_of(a).xcds); }

} // namespace kiln::isa
