// SPDX-License-Identifier: MIT
// What workgroups of the GEMM family cost: written by bench/timing/gemm_costs.py, by the timing model with parameters
// 0x7a4150ce6812eaee, 0xa1bacca0efa3086f, 0xc986895c3c372998.
#pragma once

namespace kiln::kernel {

/// Grows when rows change their meaning. Which kernel is chosen may change with every table, and with it the order of sums.
inline constexpr u32 gemm_costs_version = 1;

/// By target, on the board named.
inline constexpr gemm_rates gemm_rates_table[] = {
    {4420, 812}, // MI210
    {5439, 2008}, // MI300X
    {6240, 2667}, // MI355X
};

inline constexpr gemm_cost gemm_costs[] = {
    {isa::arch::gfx90a, gemm_kind::small, 4, 16, 16, 512, 512, 4, 1779, 2466, 17119},
    {isa::arch::gfx90a, gemm_kind::small, 4, 16, 16, 256, 128, 12, 2137, 1040, 25235},
    {isa::arch::gfx90a, gemm_kind::small, 4, 64, 16, 256, 256, 4, 3555, 2560, 12425},
    {isa::arch::gfx90a, gemm_kind::small, 4, 32, 16, 512, 256, 4, 2464, 3884, 16963},
    {isa::arch::gfx90a, gemm_kind::small, 4, 16, 16, 512, 256, 6, 1955, 2290, 25227},
    {isa::arch::gfx90a, gemm_kind::small, 2, 16, 16, 1024, 512, 4, 2265, 2052, 17114},
    {isa::arch::gfx90a, gemm_kind::small, 2, 16, 16, 512, 128, 12, 1913, 1024, 25222},
    {isa::arch::gfx90a, gemm_kind::small, 2, 64, 16, 512, 256, 4, 2060, 2697, 11634},
    {isa::arch::gfx90a, gemm_kind::small, 2, 32, 16, 1024, 256, 4, 2094, 3088, 16902},
    {isa::arch::gfx90a, gemm_kind::small, 2, 16, 16, 1024, 256, 6, 1693, 2149, 25223},
    {isa::arch::gfx942, gemm_kind::small, 4, 16, 16, 512, 512, 4, 1734, 2444, 8633},
    {isa::arch::gfx942, gemm_kind::small, 4, 16, 16, 256, 128, 12, 1994, 1040, 12944},
    {isa::arch::gfx942, gemm_kind::small, 4, 64, 16, 256, 256, 4, 3488, 2560, 13554},
    {isa::arch::gfx942, gemm_kind::small, 4, 32, 16, 512, 256, 4, 4465, 3368, 16388},
    {isa::arch::gfx942, gemm_kind::small, 4, 16, 16, 512, 256, 6, 1850, 2287, 12918},
    {isa::arch::gfx942, gemm_kind::small, 2, 16, 16, 1024, 512, 4, 1941, 2424, 10572},
    {isa::arch::gfx942, gemm_kind::small, 2, 16, 16, 512, 128, 12, 1996, 1024, 15798},
    {isa::arch::gfx942, gemm_kind::small, 2, 64, 16, 512, 256, 4, 2002, 2772, 10283},
    {isa::arch::gfx942, gemm_kind::small, 2, 32, 16, 1024, 256, 4, 2037, 3130, 12293},
    {isa::arch::gfx942, gemm_kind::small, 2, 16, 16, 1024, 256, 6, 1656, 2394, 15836},
    {isa::arch::gfx942, gemm_kind::small, 1, 16, 16, 2048, 512, 4, 1933, 2424, 10576},
    {isa::arch::gfx942, gemm_kind::small, 1, 16, 16, 1024, 128, 12, 1988, 1024, 15758},
    {isa::arch::gfx942, gemm_kind::small, 1, 64, 16, 1024, 256, 4, 1994, 2772, 10283},
    {isa::arch::gfx942, gemm_kind::small, 1, 32, 16, 2048, 256, 4, 2029, 3130, 12293},
    {isa::arch::gfx942, gemm_kind::small, 1, 16, 16, 2048, 256, 6, 1648, 2394, 15782},
    {isa::arch::gfx950, gemm_kind::small, 4, 16, 16, 512, 512, 4, 1974, 2519, 8819},
    {isa::arch::gfx950, gemm_kind::small, 4, 16, 16, 256, 128, 12, 2123, 1040, 13521},
    {isa::arch::gfx950, gemm_kind::small, 4, 64, 16, 256, 256, 4, 3456, 2560, 13586},
    {isa::arch::gfx950, gemm_kind::small, 4, 32, 16, 512, 256, 4, 1914, 3884, 16434},
    {isa::arch::gfx950, gemm_kind::small, 4, 16, 16, 512, 256, 6, 2099, 2204, 13527},
    {isa::arch::gfx950, gemm_kind::small, 2, 16, 16, 1024, 512, 4, 1709, 2602, 12398},
    {isa::arch::gfx950, gemm_kind::small, 2, 16, 16, 512, 128, 12, 2088, 1032, 18386},
    {isa::arch::gfx950, gemm_kind::small, 2, 64, 16, 512, 256, 4, 2341, 2743, 13384},
    {isa::arch::gfx950, gemm_kind::small, 2, 32, 16, 1024, 256, 4, 1977, 3091, 16012},
    {isa::arch::gfx950, gemm_kind::small, 2, 16, 16, 1024, 256, 6, 1630, 2536, 18408},
    {isa::arch::gfx950, gemm_kind::small, 1, 16, 16, 2048, 512, 4, 1732, 2616, 12402},
    {isa::arch::gfx950, gemm_kind::small, 1, 16, 16, 1024, 128, 12, 2080, 1048, 18372},
    {isa::arch::gfx950, gemm_kind::small, 1, 64, 16, 1024, 256, 4, 2428, 2768, 13419},
    {isa::arch::gfx950, gemm_kind::small, 1, 32, 16, 2048, 256, 4, 2093, 3154, 16011},
    {isa::arch::gfx950, gemm_kind::small, 1, 16, 16, 2048, 256, 6, 1626, 2550, 18408},
};

} // namespace kiln::kernel
