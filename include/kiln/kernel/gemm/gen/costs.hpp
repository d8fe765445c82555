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
    {isa::arch::gfx90a, gemm_kind::small, 4, 16, 16, 512, 512, 4, 2073, 2448, 17108},
    {isa::arch::gfx90a, gemm_kind::small, 4, 16, 16, 256, 128, 10, 2025, 1040, 21298},
    {isa::arch::gfx90a, gemm_kind::small, 4, 64, 16, 256, 256, 4, 3826, 2595, 13155},
    {isa::arch::gfx90a, gemm_kind::small, 4, 32, 16, 512, 256, 4, 3552, 3528, 17160},
    {isa::arch::gfx90a, gemm_kind::small, 4, 16, 16, 512, 256, 5, 2033, 2288, 21300},
    {isa::arch::gfx90a, gemm_kind::small, 2, 16, 16, 1024, 512, 4, 2256, 2227, 16846},
    {isa::arch::gfx90a, gemm_kind::small, 2, 16, 16, 512, 128, 12, 1929, 1024, 25287},
    {isa::arch::gfx90a, gemm_kind::small, 2, 64, 16, 512, 256, 4, 2046, 2767, 11799},
    {isa::arch::gfx90a, gemm_kind::small, 2, 32, 16, 1024, 256, 4, 1838, 3166, 16946},
    {isa::arch::gfx90a, gemm_kind::small, 2, 16, 16, 1024, 256, 6, 1797, 2185, 25283},
    {isa::arch::gfx942, gemm_kind::small, 4, 16, 16, 512, 512, 4, 2147, 2422, 8703},
    {isa::arch::gfx942, gemm_kind::small, 4, 16, 16, 256, 128, 10, 1882, 1040, 10850},
    {isa::arch::gfx942, gemm_kind::small, 4, 64, 16, 256, 256, 4, 3763, 2595, 13290},
    {isa::arch::gfx942, gemm_kind::small, 4, 32, 16, 512, 256, 4, 3250, 3543, 16154},
    {isa::arch::gfx942, gemm_kind::small, 4, 16, 16, 512, 256, 5, 2022, 2288, 10859},
    {isa::arch::gfx942, gemm_kind::small, 2, 16, 16, 1024, 512, 4, 1973, 2540, 10422},
    {isa::arch::gfx942, gemm_kind::small, 2, 16, 16, 512, 128, 12, 2090, 1040, 15649},
    {isa::arch::gfx942, gemm_kind::small, 2, 64, 16, 512, 256, 4, 2430, 2758, 10324},
    {isa::arch::gfx942, gemm_kind::small, 2, 32, 16, 1024, 256, 4, 2031, 3158, 12346},
    {isa::arch::gfx942, gemm_kind::small, 2, 16, 16, 1024, 256, 6, 1863, 2423, 15632},
    {isa::arch::gfx942, gemm_kind::small, 1, 16, 16, 2048, 512, 4, 1949, 2540, 10436},
    {isa::arch::gfx942, gemm_kind::small, 1, 16, 16, 1024, 128, 12, 2066, 1040, 15649},
    {isa::arch::gfx942, gemm_kind::small, 1, 64, 16, 1024, 256, 4, 2410, 2758, 10314},
    {isa::arch::gfx942, gemm_kind::small, 1, 32, 16, 2048, 256, 4, 2011, 3158, 12348},
    {isa::arch::gfx942, gemm_kind::small, 1, 16, 16, 2048, 256, 6, 1839, 2423, 15626},
    {isa::arch::gfx950, gemm_kind::small, 4, 16, 16, 512, 512, 4, 2182, 2511, 9274},
    {isa::arch::gfx950, gemm_kind::small, 4, 16, 16, 256, 128, 10, 2579, 988, 11526},
    {isa::arch::gfx950, gemm_kind::small, 4, 64, 16, 256, 256, 4, 3731, 2595, 13144},
    {isa::arch::gfx950, gemm_kind::small, 4, 32, 16, 512, 256, 4, 3299, 3547, 16258},
    {isa::arch::gfx950, gemm_kind::small, 4, 16, 16, 512, 256, 5, 1897, 2302, 11552},
    {isa::arch::gfx950, gemm_kind::small, 2, 16, 16, 1024, 512, 4, 1666, 2744, 12271},
    {isa::arch::gfx950, gemm_kind::small, 2, 16, 16, 512, 128, 12, 2104, 1124, 18344},
    {isa::arch::gfx950, gemm_kind::small, 2, 64, 16, 512, 256, 4, 1846, 2933, 13332},
    {isa::arch::gfx950, gemm_kind::small, 2, 32, 16, 1024, 256, 4, 2060, 3219, 15889},
    {isa::arch::gfx950, gemm_kind::small, 2, 16, 16, 1024, 256, 6, 2246, 2376, 18339},
    {isa::arch::gfx950, gemm_kind::small, 1, 16, 16, 2048, 512, 4, 1964, 2674, 12270},
    {isa::arch::gfx950, gemm_kind::small, 1, 16, 16, 1024, 128, 12, 2062, 1146, 18375},
    {isa::arch::gfx950, gemm_kind::small, 1, 64, 16, 1024, 256, 4, 2075, 2866, 13309},
    {isa::arch::gfx950, gemm_kind::small, 1, 32, 16, 2048, 256, 4, 2080, 3219, 15768},
    {isa::arch::gfx950, gemm_kind::small, 1, 16, 16, 2048, 256, 6, 1970, 2320, 18356},
};

} // namespace kiln::kernel
