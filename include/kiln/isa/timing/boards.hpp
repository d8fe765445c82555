// SPDX-License-Identifier: MIT
// Boards: how many compute units, at which clock, with how many GB/s. Kiln measured none of this.
#pragma once

#include <kiln/isa/arch/facts.hpp>
#include <kiln/support/text.hpp>

namespace kiln::isa::timing {

/// Sustained MHz by kind of load, for power limits lower it; 0 where only the peak is known.
struct load_clocks {
  u32 dense_16_bit; ///< matrix instructions on f16 and bf16
  u32 dense_8_bit;  ///< matrix instructions on 8 bits or fewer
  u32 streaming;    ///< limited by memory
  u32 other;
};

/// Rates are GB/s of the whole device; 0 where none was found.
struct board {
  const char* name;
  isa::arch arch;
  u32 xcds; ///< 1 where the device is one die
  u32 cus_per_xcd;
  u32 peak_mhz;
  load_clocks clocks;
  u32 hbm_gbs_peak;
  u32 hbm_read_gbs, hbm_write_gbs, mall_gbs, l2_gbs, l2_write_gbs; ///< achieved; reads if not called writes
  const char* source;
};

// clang-format off
inline constexpr board boards[] = {
    // name, arch, XCDs, CUs of each, peak MHz, {dense 16, dense 8, streaming, other}, HBM peak, read, write, MALL, L2, L2 write

    // HBM: the source has three streaming kernels of 1380, 1360 and 1230, without their names. 1700 MHz: pointer chase.
    {"MI210",  arch::gfx90a, 1, 104, 1700, {0, 0, 0, 1700},         1600, 1380, 0, 0, 5000, 0, "ROCm AMD GPU specifications; RRZE-HPC/gpu-benches gpu-stream, gpu-cache, gpu-latency, MI210"},
    // One of the two dies, with half of the memory. The rates are those of one die of an MI200 board.
    {"MI250X", arch::gfx90a, 1, 110, 1700, {0, 0, 0, 0},            1600, 1389, 0, 0, 5017, 0, "ROCm AMD GPU specifications; rocprofiler-compute tests/workloads, MI200 roofline.csv"},
    // XCDs: inferred from 228 compute units, with 38 of an XCD as MI300X has. HBM and MALL: inferred, the rates of MI300X,
    // which has the same memory. L2: inferred, 6 of the 8 XCDs of MI300X.
    {"MI300A", arch::gfx942, 6, 38, 2100, {0, 0, 0, 0},             5300, 4200, 4800, 8000, 20600, 0, "ROCm AMD GPU specifications; inferred from MI300X"},
    // Dense: inferred from 708 TFLOP/s of bf16 and 1273 of fp8, at 94 % of the rate; AMD has the 94 % for bf16. Other: pointer
    // chase; a power-limited run of gpu-roofline had 1254 to 1320. HBM: sum for reads, fill for writes. MALL: sets above L2.
    {"MI300X", arch::gfx942, 8, 38, 2100, {1210, 1090, 0, 2092},    5300, 4200, 4800, 8000, 27500, 0, "ROCm AMD GPU specifications; RRZE-HPC/gpu-benches gpu-stream, gpu-cache, gpu-latency, MI300X; AMD blog Max-Achievable FLOPs 2"},
    // Dense: inferred from 785 TFLOP/s of bf16, at 94 % of the rate. MALL and L2: inferred, the rates of MI300X, which has the
    // same dies. HBM: only the peak was found.
    {"MI325X", arch::gfx942, 8, 38, 2100, {1340, 0, 0, 0},          6000, 0, 0, 8000, 27500, 0, "ROCm AMD GPU specifications; HazyResearch/HipKittens analysis/bf16_gemm/mi325x; L2 and MALL from MI300X"},
    // XCDs: inferred. 80 compute units need at least 3 XCDs of 38, 3 does not divide 80, and a queue has 4 hardware queues, one
    // per XCD. Peak: inferred, the highest clock seen. Dense: matrix instructions alone, 1000 to 1130 after 150 ms; less time
    // has 1840. Other: VALU instructions alone. L2: inferred from 64 bytes per clock of each compute unit at 1850 MHz.
    {"MI308X", arch::gfx942, 4, 20, 2000, {1065, 0, 1590, 1850},    5300, 4200, 0, 0, 9470, 0, "ROCm AMD GPU specifications; tingqli/pyhip experiments/attention/flydsl: attn_4wave/tools/gpu-frequency-probe.md, attn_4wave/tools/vmem-bandwidth.md, qsa status page; MI308X"},
    // Dense: f16 GEMM of 8192 on random integers; 1296 on HPL data. Rates: measured on a gfx950 that is not named.
    {"MI350X", arch::gfx950, 8, 32, 2200, {1612, 0, 0, 0},          8000, 6400, 5200, 6600, 15100, 9200, "ROCm AMD GPU specifications; Hardcode84/7 docs/PerfReferences, MI350X; ROCm/rocm-libraries shared/origami hardware.cpp, gfx950"},
    // Dense: bf16 grouped GEMM of 16x16x32, 1400 of 32x32x16, 1570 to 1713 in attention; mxfp8, 2090 in mxfp4. Streaming:
    // inferred, "2.0 GHz and more". Rates: measured on a gfx950 that is not named.
    {"MI355X", arch::gfx950, 8, 32, 2400, {1667, 1900, 2000, 0},    8000, 6400, 5200, 6600, 15100, 9200, "ROCm AMD GPU specifications; tuning notes of FlyDSL, MI355X; ROCm/rocm-libraries shared/origami hardware.cpp, gfx950"},
};
// clang-format on

/// Null if the name is not known.
constexpr const board* find_board(text_view name) {
  for (const board& b : boards)
    if (text_view(b.name) == name) return &b;
  return nullptr;
}

enum class load : u8 { dense_16_bit, dense_8_bit, streaming, other };

struct load_clock {
  u32 mhz;
  bool assumed; ///< the peak, as no sustained clock is known
};

constexpr load_clock clock_of(const board& b, load kind) {
  const u32 known[] = {b.clocks.dense_16_bit, b.clocks.dense_8_bit, b.clocks.streaming, b.clocks.other};
  const u32 mhz = known[static_cast<u32>(kind)];
  return {mhz != 0 ? mhz : b.peak_mhz, mhz == 0};
}

} // namespace kiln::isa::timing
