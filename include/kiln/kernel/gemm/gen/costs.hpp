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
    {isa::arch::gfx90a, gemm_kind::interleaved, 2, 256, 224, 64, 256, 1, 22136, 4216, 4216},
    {isa::arch::gfx90a, gemm_kind::interleaved, 2, 256, 256, 32, 256, 1, 24781, 2409, 2409},
    {isa::arch::gfx90a, gemm_kind::tiled, 2, 64, 64, 64, 256, 4, 3102, 680, 2475},
    {isa::arch::gfx90a, gemm_kind::tiled, 2, 128, 128, 64, 256, 2, 8370, 1526, 2816},
    {isa::arch::gfx90a, gemm_kind::tiled, 2, 256, 256, 64, 256, 1, 24568, 5846, 5846},
    {isa::arch::gfx90a, gemm_kind::small, 2, 16, 16, 1024, 256, 6, 1136, 2486, 14844},
    {isa::arch::gfx90a, gemm_kind::small, 2, 16, 32, 512, 256, 7, 1310, 2471, 17298},
    {isa::arch::gfx90a, gemm_kind::small, 2, 32, 16, 1024, 256, 4, 1246, 2524, 9951},
    {isa::arch::gfx90a, gemm_kind::small, 2, 32, 32, 512, 256, 4, 1661, 2483, 10524},
    {isa::arch::gfx90a, gemm_kind::small, 2, 64, 16, 512, 256, 4, 1358, 1747, 6928},
    {isa::arch::gfx90a, gemm_kind::small, 2, 64, 32, 512, 256, 2, 2770, 2505, 5051},
    {isa::arch::gfx90a, gemm_kind::small, 4, 16, 16, 512, 256, 5, 1210, 2486, 12688},
    {isa::arch::gfx90a, gemm_kind::small, 4, 16, 32, 256, 256, 7, 1461, 2471, 17302},
    {isa::arch::gfx90a, gemm_kind::small, 4, 32, 16, 512, 256, 4, 1701, 2525, 10048},
    {isa::arch::gfx90a, gemm_kind::small, 4, 32, 32, 256, 256, 4, 2263, 2483, 10533},
    {isa::arch::gfx90a, gemm_kind::small, 4, 64, 16, 256, 256, 4, 2000, 1715, 7621},
    {isa::arch::gfx90a, gemm_kind::small, 4, 64, 32, 256, 256, 2, 3999, 2459, 4900},
    {isa::arch::gfx942, gemm_kind::interleaved, 2, 256, 224, 64, 256, 1, 18488, 3019, 3019},
    {isa::arch::gfx942, gemm_kind::interleaved, 2, 256, 256, 32, 256, 1, 16356, 2099, 2099},
    {isa::arch::gfx942, gemm_kind::tiled, 2, 64, 64, 64, 256, 4, 2364, 398, 2003},
    {isa::arch::gfx942, gemm_kind::tiled, 2, 128, 128, 64, 256, 2, 3555, 1663, 2238},
    {isa::arch::gfx942, gemm_kind::tiled, 2, 256, 256, 64, 256, 1, 20504, 4868, 4868},
    {isa::arch::gfx942, gemm_kind::small, 1, 16, 16, 2048, 256, 6, 817, 1271, 7460},
    {isa::arch::gfx942, gemm_kind::small, 1, 16, 32, 1024, 256, 7, 898, 1254, 8714},
    {isa::arch::gfx942, gemm_kind::small, 1, 32, 16, 2048, 256, 4, 823, 1484, 5908},
    {isa::arch::gfx942, gemm_kind::small, 1, 32, 32, 1024, 256, 4, 1106, 1272, 5405},
    {isa::arch::gfx942, gemm_kind::small, 1, 64, 16, 1024, 256, 4, 997, 1253, 4931},
    {isa::arch::gfx942, gemm_kind::small, 1, 64, 32, 1024, 256, 2, 1732, 1527, 6952},
    {isa::arch::gfx942, gemm_kind::small, 2, 16, 16, 1024, 256, 6, 827, 1271, 7460},
    {isa::arch::gfx942, gemm_kind::small, 2, 16, 32, 512, 256, 7, 905, 1254, 8713},
    {isa::arch::gfx942, gemm_kind::small, 2, 32, 16, 1024, 256, 4, 833, 1484, 5898},
    {isa::arch::gfx942, gemm_kind::small, 2, 32, 32, 512, 256, 4, 1117, 1273, 5407},
    {isa::arch::gfx942, gemm_kind::small, 2, 64, 16, 512, 256, 4, 1002, 1254, 4933},
    {isa::arch::gfx942, gemm_kind::small, 2, 64, 32, 512, 256, 2, 1743, 1526, 6156},
    {isa::arch::gfx942, gemm_kind::small, 4, 16, 16, 512, 256, 5, 1423, 1900, 8996},
    {isa::arch::gfx942, gemm_kind::small, 4, 16, 32, 256, 256, 7, 1938, 1268, 11311},
    {isa::arch::gfx942, gemm_kind::small, 4, 32, 16, 512, 256, 4, 2663, 2970, 13387},
    {isa::arch::gfx942, gemm_kind::small, 4, 32, 32, 256, 256, 4, 2828, 1746, 7320},
    {isa::arch::gfx942, gemm_kind::small, 4, 64, 16, 256, 256, 4, 3638, 2116, 11018},
    {isa::arch::gfx942, gemm_kind::small, 4, 64, 32, 256, 256, 2, 4218, 3445, 6831},
    {isa::arch::gfx950, gemm_kind::interleaved, 2, 256, 224, 64, 256, 1, 13863, 1220, 1220},
    {isa::arch::gfx950, gemm_kind::interleaved, 2, 256, 256, 32, 256, 1, 16140, 615, 615},
    {isa::arch::gfx950, gemm_kind::tiled, 2, 64, 64, 64, 256, 6, 1980, 336, 1898},
    {isa::arch::gfx950, gemm_kind::tiled, 2, 128, 128, 64, 256, 2, 5415, 611, 1362},
    {isa::arch::gfx950, gemm_kind::tiled, 2, 256, 256, 64, 256, 1, 13972, 2424, 2424},
    {isa::arch::gfx950, gemm_kind::small, 1, 16, 16, 2048, 256, 6, 662, 1308, 7637},
    {isa::arch::gfx950, gemm_kind::small, 1, 16, 32, 1024, 256, 7, 771, 1286, 8908},
    {isa::arch::gfx950, gemm_kind::small, 1, 32, 16, 2048, 256, 4, 695, 1665, 6711},
    {isa::arch::gfx950, gemm_kind::small, 1, 32, 32, 1024, 256, 5, 952, 1306, 6564},
    {isa::arch::gfx950, gemm_kind::small, 1, 64, 16, 1024, 256, 4, 839, 1389, 5551},
    {isa::arch::gfx950, gemm_kind::small, 1, 64, 32, 1024, 256, 3, 1312, 1665, 5259},
    {isa::arch::gfx950, gemm_kind::small, 2, 16, 16, 1024, 256, 6, 665, 1307, 7634},
    {isa::arch::gfx950, gemm_kind::small, 2, 16, 32, 512, 256, 7, 759, 1286, 8908},
    {isa::arch::gfx950, gemm_kind::small, 2, 32, 16, 1024, 256, 4, 682, 1666, 6639},
    {isa::arch::gfx950, gemm_kind::small, 2, 32, 32, 512, 256, 5, 910, 1306, 6631},
    {isa::arch::gfx950, gemm_kind::small, 2, 64, 16, 512, 256, 4, 782, 1389, 5490},
    {isa::arch::gfx950, gemm_kind::small, 2, 64, 32, 512, 256, 3, 1224, 1653, 5030},
    {isa::arch::gfx950, gemm_kind::small, 4, 16, 16, 512, 256, 5, 1260, 1352, 6944},
    {isa::arch::gfx950, gemm_kind::small, 4, 16, 32, 256, 256, 7, 1372, 1286, 8904},
    {isa::arch::gfx950, gemm_kind::small, 4, 32, 16, 512, 256, 4, 1769, 2172, 9704},
    {isa::arch::gfx950, gemm_kind::small, 4, 32, 32, 256, 256, 5, 2121, 1290, 7052},
    {isa::arch::gfx950, gemm_kind::small, 4, 64, 16, 256, 256, 4, 2407, 1548, 8063},
    {isa::arch::gfx950, gemm_kind::small, 4, 64, 32, 256, 256, 3, 3060, 2501, 7412},
};

} // namespace kiln::kernel
