// SPDX-License-Identifier: MIT
// Lets the compiler say how many instructions a kernel of another source has.
#include KILN_BENCH_SOURCE

template<class Entry>
inline constexpr kiln::u32 instruction_count =
    kiln::compile::image<Entry::function, kiln::isa::arch::KILN_BENCH_TARGET,
                         typename Entry::block>::instruction_count();

static_assert(instruction_count<kiln::device::kernel_of<KILN_BENCH_ENTRY>> == 0);
