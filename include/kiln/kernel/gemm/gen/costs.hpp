// SPDX-License-Identifier: MIT
// What workgroups of the GEMM family cost: written by bench/timing/gemm_costs.py, by the timing model with parameters
// 0x7a4150ce6812eaee, 0xa1bacca0efa3086f, 0xc986895c3c372998.
#pragma once

#include <kiln/kernel/gemm/cost_row.hpp>

namespace kiln::kernel {

/// Grows when rows change their meaning. Which kernel is chosen may change with every table, and with it the order of sums.
inline constexpr u32 gemm_costs_version = 1;

/// By target, on the board named.
inline constexpr gemm_rates gemm_rates_table[] = {
    {2600, 1380}, // MI210
    {2600, 4200}, // MI300X
    {2600, 6400}, // MI355X
};

inline constexpr gemm_cost gemm_costs[] = {
    {isa::arch::gfx90a, gemm_kind::interleaved, 2, 256, 224, 64, 256, 1, 22108, 4216, 4216},
    {isa::arch::gfx90a, gemm_kind::interleaved, 2, 256, 256, 32, 256, 1, 24489, 2409, 2409},
    {isa::arch::gfx90a, gemm_kind::tiled, 2, 64, 64, 64, 256, 4, 3094, 687, 2475},
    {isa::arch::gfx90a, gemm_kind::tiled, 2, 128, 128, 64, 256, 2, 8357, 1526, 2778},
    {isa::arch::gfx90a, gemm_kind::tiled, 2, 256, 256, 64, 256, 1, 24468, 5846, 5846},
    {isa::arch::gfx90a, gemm_kind::small, 2, 16, 16, 1024, 256, 6, 1235, 2487, 14872},
    {isa::arch::gfx90a, gemm_kind::small, 2, 16, 32, 512, 256, 7, 1402, 2471, 17301},
    {isa::arch::gfx90a, gemm_kind::small, 2, 32, 16, 1024, 256, 4, 1354, 2519, 9968},
    {isa::arch::gfx90a, gemm_kind::small, 2, 32, 32, 512, 256, 4, 1733, 2483, 10213},
    {isa::arch::gfx90a, gemm_kind::small, 2, 64, 16, 512, 256, 4, 1868, 1694, 6941},
    {isa::arch::gfx90a, gemm_kind::small, 2, 64, 32, 512, 256, 2, 2851, 2504, 4955},
    {isa::arch::gfx90a, gemm_kind::small, 4, 16, 16, 512, 256, 5, 1285, 2488, 12529},
    {isa::arch::gfx90a, gemm_kind::small, 4, 16, 32, 256, 256, 7, 1550, 2470, 17308},
    {isa::arch::gfx90a, gemm_kind::small, 4, 32, 16, 512, 256, 4, 1864, 2518, 10094},
    {isa::arch::gfx90a, gemm_kind::small, 4, 32, 32, 256, 256, 4, 2099, 2482, 10272},
    {isa::arch::gfx90a, gemm_kind::small, 4, 64, 16, 256, 256, 4, 2324, 1670, 7738},
    {isa::arch::gfx90a, gemm_kind::small, 4, 64, 32, 256, 256, 2, 3975, 2491, 4940},
    {isa::arch::gfx942, gemm_kind::interleaved, 2, 256, 224, 64, 256, 1, 18616, 3013, 3013},
    {isa::arch::gfx942, gemm_kind::interleaved, 2, 256, 256, 32, 256, 1, 16226, 2097, 2097},
    {isa::arch::gfx942, gemm_kind::tiled, 2, 64, 64, 64, 256, 4, 2378, 399, 2014},
    {isa::arch::gfx942, gemm_kind::tiled, 2, 128, 128, 64, 256, 2, 3546, 1663, 2272},
    {isa::arch::gfx942, gemm_kind::tiled, 2, 256, 256, 64, 256, 1, 20527, 4868, 4868},
    {isa::arch::gfx942, gemm_kind::small, 1, 16, 16, 2048, 256, 6, 830, 1284, 7470},
    {isa::arch::gfx942, gemm_kind::small, 1, 16, 32, 1024, 256, 7, 969, 1254, 8718},
    {isa::arch::gfx942, gemm_kind::small, 1, 32, 16, 2048, 256, 4, 885, 1486, 5903},
    {isa::arch::gfx942, gemm_kind::small, 1, 32, 32, 1024, 256, 4, 1177, 1273, 5287},
    {isa::arch::gfx942, gemm_kind::small, 1, 64, 16, 1024, 256, 4, 1050, 1244, 4930},
    {isa::arch::gfx942, gemm_kind::small, 1, 64, 32, 1024, 256, 2, 1592, 1535, 6987},
    {isa::arch::gfx942, gemm_kind::small, 2, 16, 16, 1024, 256, 6, 841, 1284, 7472},
    {isa::arch::gfx942, gemm_kind::small, 2, 16, 32, 512, 256, 7, 980, 1254, 8719},
    {isa::arch::gfx942, gemm_kind::small, 2, 32, 16, 1024, 256, 4, 896, 1486, 5902},
    {isa::arch::gfx942, gemm_kind::small, 2, 32, 32, 512, 256, 4, 1186, 1273, 5287},
    {isa::arch::gfx942, gemm_kind::small, 2, 64, 16, 512, 256, 4, 1062, 1244, 4935},
    {isa::arch::gfx942, gemm_kind::small, 2, 64, 32, 512, 256, 2, 1608, 1533, 6162},
    {isa::arch::gfx942, gemm_kind::small, 4, 16, 16, 512, 256, 5, 1441, 1898, 8974},
    {isa::arch::gfx942, gemm_kind::small, 4, 16, 32, 256, 256, 7, 1682, 1351, 11281},
    {isa::arch::gfx942, gemm_kind::small, 4, 32, 16, 512, 256, 4, 2695, 2980, 13350},
    {isa::arch::gfx942, gemm_kind::small, 4, 32, 32, 256, 256, 4, 2929, 1745, 7385},
    {isa::arch::gfx942, gemm_kind::small, 4, 64, 16, 256, 256, 4, 3607, 2116, 10984},
    {isa::arch::gfx942, gemm_kind::small, 4, 64, 32, 256, 256, 2, 4372, 3445, 6834},
    {isa::arch::gfx950, gemm_kind::interleaved, 2, 256, 224, 64, 256, 1, 13619, 1245, 1245},
    {isa::arch::gfx950, gemm_kind::interleaved, 2, 256, 256, 32, 256, 1, 16088, 615, 615},
    {isa::arch::gfx950, gemm_kind::tiled, 2, 64, 64, 64, 256, 6, 2012, 335, 1897},
    {isa::arch::gfx950, gemm_kind::tiled, 2, 128, 128, 64, 256, 2, 5426, 610, 1345},
    {isa::arch::gfx950, gemm_kind::tiled, 2, 256, 256, 64, 256, 1, 13996, 2435, 2435},
    {isa::arch::gfx950, gemm_kind::small, 1, 16, 16, 2048, 256, 6, 692, 1311, 7649},
    {isa::arch::gfx950, gemm_kind::small, 1, 16, 32, 1024, 256, 7, 830, 1286, 8921},
    {isa::arch::gfx950, gemm_kind::small, 1, 32, 16, 2048, 256, 4, 754, 1666, 6570},
    {isa::arch::gfx950, gemm_kind::small, 1, 32, 32, 1024, 256, 5, 1000, 1307, 6480},
    {isa::arch::gfx950, gemm_kind::small, 1, 64, 16, 1024, 256, 4, 910, 1383, 5545},
    {isa::arch::gfx950, gemm_kind::small, 1, 64, 32, 1024, 256, 3, 1342, 1664, 5255},
    {isa::arch::gfx950, gemm_kind::small, 2, 16, 16, 1024, 256, 6, 739, 1307, 7641},
    {isa::arch::gfx950, gemm_kind::small, 2, 16, 32, 512, 256, 7, 823, 1286, 8918},
    {isa::arch::gfx950, gemm_kind::small, 2, 32, 16, 1024, 256, 4, 750, 1665, 6620},
    {isa::arch::gfx950, gemm_kind::small, 2, 32, 32, 512, 256, 5, 960, 1306, 6445},
    {isa::arch::gfx950, gemm_kind::small, 2, 64, 16, 512, 256, 4, 830, 1390, 5555},
    {isa::arch::gfx950, gemm_kind::small, 2, 64, 32, 512, 256, 3, 1251, 1663, 5019},
    {isa::arch::gfx950, gemm_kind::small, 4, 16, 16, 512, 256, 5, 1424, 1357, 6930},
    {isa::arch::gfx950, gemm_kind::small, 4, 16, 32, 256, 256, 7, 1417, 1281, 8905},
    {isa::arch::gfx950, gemm_kind::small, 4, 32, 16, 512, 256, 4, 2009, 2125, 9753},
    {isa::arch::gfx950, gemm_kind::small, 4, 32, 32, 256, 256, 5, 2182, 1293, 7060},
    {isa::arch::gfx950, gemm_kind::small, 4, 64, 16, 256, 256, 4, 2611, 1536, 7885},
    {isa::arch::gfx950, gemm_kind::small, 4, 64, 32, 256, 256, 3, 3013, 2500, 7417},
};

} // namespace kiln::kernel
