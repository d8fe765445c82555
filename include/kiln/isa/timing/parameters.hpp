// SPDX-License-Identifier: MIT
// The values of a timing model's parameters on each target, with where each comes from. Kiln measured none of them.
#pragma once

#include <kiln/isa/timing/parameter.hpp>

namespace kiln::isa::timing {

/// What rows name that are assumed, and what measures the others on a board of one's own.
inline constexpr probe probes[] = {
    {"arbitration",
     "two waves of a SIMD with vector instructions alone: one after the other, or both as long"},
    {"barrier_cost", "rows of s_barrier of four waves"},
    {"branch_cost", "rows of branches over one instruction, taken and not taken"},
    {"cache_latency",
     "loads of 16 bytes, a wait after each, of lines that L1, L2, MALL or HBM holds; 16 to 56 lanes"},
    {"fetch_alignment", "straight code of 8-byte instructions at PC mod 8 of 0 and 4"},
    {"l1_bandwidth", "loads of 16 bytes per lane that hit L1, two waves per SIMD"},
    {"l1_lanes", "loads of 1 byte per lane that hit L1, two waves per SIMD"},
    {"l2_channel_rate", "eight compute units per XCD that load 256 bytes of one channel past L1"},
    {"lds_dma_rate", "1, 105 and 489 loads to LDS of one wave"},
    {"lds_latency",
     "ds_read_b32 and ds_read_b128 of one wave, a wait after each; 12 to 20 lanes in one bank"},
    {"lds_port_pairs", "ds_read_b128 of SIMD 0 beside each of the others"},
    {"lds_queue", "1 to 16 ds_read of one wave, with all lanes in one bank"},
    {"lds_read_rate", "ds_read_b128 of two waves of a SIMD"},
    {"lds_write_rate", "ds_write_b128 of two waves of a SIMD"},
    {"matrix_shadow", "a matrix instruction, then 12 plain vector instructions, or one of packed f32"},
    {"memory_slots", "two waves of a SIMD, one with ds_read, one with loads that hit L1"},
    {"scalar_latency",
     "s_load of lines that the scalar cache has, and of lines that s_dcache_inv has removed"},
    {"scalar_rate", "a chain of s_add"},
    {"store_issue", "stores of one lane"},
    {"vector_rates",
     "rows of one instruction each: plain, exponential, product, packed f32, f64 reciprocal, swap"},
    {"vmem_issue", "loads of one lane, as many as wait at the address side"},
    {"vmem_queue", "46 to 65 loads of one lane that miss all caches"},
    {"wait_satisfied", "a row of s_waitcnt with no operation pending"},
};

namespace detail {
inline constexpr arch_mask on_90a = mask_of(arch::gfx90a), on_942 = mask_of(arch::gfx942),
                           on_950 = mask_of(arch::gfx950), on_all = on_90a | on_942 | on_950;

// clang-format off
inline constexpr parameter_row parameter_rows[] = {
    {parameter::vector_cycles,             on_90a | on_950,    4,     4,     4, "clocks",          mark::stated,   "rocprofiler-compute docs/conceptual/compute-unit.rst: 64 lanes on a SIMD of 16", ""},
    {parameter::vector_cycles,             on_942,             4,     4,  4.01, "clocks",          mark::measured, "tingqli/pyhip docs/mfma-valu-coissue.md, MI308X", ""},
    {parameter::transcendental_cycles,     on_90a,            16,    16,    16, "clocks",          mark::stated,   "LLVM SISchedule.td", ""},
    {parameter::transcendental_cycles,     on_942,            16,    16,    16, "clocks",          mark::measured, "tingqli/pyhip docs/mfma-valu-coissue.md, MI308X", ""},
    {parameter::transcendental_cycles,     on_950,             8,     8,     8, "clocks",          mark::measured, "Gluon tutorial on flash attention for gfx950, MI355X, and SQ_ACTIVE_INST_VALU; LLVM SISchedule.td has 16", ""},
    {parameter::product_cycles,            on_all,            16,     4,    16, "clocks",          mark::assumed,  "LLVM SISchedule.td: the quarter rate of earlier targets; llvm-mca 22 has 4 for these three", "vector_rates"},
    {parameter::permlane_swap_cycles,      on_90a | on_942,    0,     0,     0, "clocks",          mark::stated,   "isa/gen/rows.hpp: gfx950 alone has the instruction", ""},
    {parameter::permlane_swap_cycles,      on_950,            20,    20,    20, "clocks",          mark::measured, "Gluon tutorial on flash attention for gfx950, MI355X", ""},
    {parameter::f64_transcendental_cycles, on_all,            16,    16,    16, "clocks",          mark::stated,   "LLVM SISchedule.td", ""},
    {parameter::packed_f32_after_matrix,   on_90a | on_950,   12,   9.6,  14.4, "clocks",          mark::assumed,  "the value of gfx942", "matrix_shadow"},
    {parameter::packed_f32_after_matrix,   on_942,            12,    12,    12, "clocks",          mark::measured, "tingqli/pyhip docs/mfma-valu-coissue.md, MI308X: v_mfma_f32_16x16x16_bf16, the same wave; 5 for each after it, of another wave", ""},
    {parameter::packed_f32_cycles,         on_90a | on_950,    4,   3.2,   4.8, "clocks",          mark::assumed,  "the value of gfx942", "vector_rates"},
    {parameter::packed_f32_cycles,         on_942,             4,     4, 4.008, "clocks",          mark::measured, "tingqli/pyhip docs/mfma-valu-coissue.md, MI308X", ""},
    {parameter::matrix_vector_delay,       on_90a,             4,     4,     4, "clocks",          mark::stated,   "ROCm/amd_matrix_instruction_calculator: coexecution delay", ""},
    {parameter::matrix_vector_delay,       on_942,             4,     4,     4, "clocks",          mark::measured, "tingqli/pyhip docs/mfma-valu-coissue.md, MI308X: v_mfma_f32_16x16x16_bf16; ROCm/amd_matrix_instruction_calculator: coexecution delay", ""},
    {parameter::matrix_vector_delay,       on_950,             8,     4,     8, "clocks",          mark::measured, "Gluon tutorial on flash attention for gfx950, MI355X: v_mfma_f32_32x32x16; 4 or 8 for shapes of 16 clocks, not told apart", ""},
    {parameter::scalar_cycles,             on_all,             4,     4,     4, "clocks",          mark::stated,   "LLVM SISchedule.td; not measured on these targets", ""},
    {parameter::wait_cycles,               on_90a | on_942,    4,   3.2,   4.8, "clocks",          mark::assumed,  "the value of gfx950", "wait_satisfied"},
    {parameter::wait_cycles,               on_950,             4,     4,     4, "clocks",          mark::measured, "Gluon tutorial on flash attention for gfx950, MI355X", ""},
    {parameter::branch_taken_cycles,       on_all,            16,     4,    32, "clocks",          mark::assumed,  "between an issue and the 32 of LLVM SISchedule.td", "branch_cost"},
    {parameter::branch_not_taken_cycles,   on_all,             4,   3.2,   4.8, "clocks",          mark::assumed,  "an issue", "branch_cost"},
    {parameter::barrier_release,           on_90a | on_942,    4,   3.2,   4.8, "clocks",          mark::assumed,  "the value of gfx950", "barrier_cost"},
    {parameter::barrier_release,           on_950,             4,     0,     4, "clocks",          mark::measured, "Hardcode84/7 docs/PerfReferences, thread traces of HPL data, MI350X: within 4", ""},
    {parameter::misaligned_fetch_cycles,   on_90a | on_950,    1,   0.8,   1.2, "clocks",          mark::assumed,  "the value of gfx942", "fetch_alignment"},
    {parameter::misaligned_fetch_cycles,   on_942,             1,     1,     1, "clocks",          mark::measured, "tingqli/pyhip docs/mfma-valu-coissue.md, MI308X: 5.01 instead of 4.01", ""},
    {parameter::lds_latency_b32,           on_90a,            52,  41.6,  62.4, "clocks",          mark::assumed,  "the value of gfx942", "lds_latency"},
    {parameter::lds_latency_b32,           on_942,            52,    52,    52, "clocks",          mark::measured, "tingqli/pyhip docs/mem_latency.md, MI308X", ""},
    {parameter::lds_latency_b32,           on_950,            52,    50,    61, "clocks",          mark::inferred, "Hardcode84/7 docs/PerfReferences, MI350X: a stall of 46 on lgkmcnt(0) right after ds_read_b32; facebookexperimental/triton AMDLatencyModel.cpp, gfx950: 69 of a chain of ds_read_b32 and address arithmetic, of which each instruction takes 8", ""},
    {parameter::lds_latency_b128,          on_90a | on_950,   64,  51.2,  76.8, "clocks",          mark::assumed,  "the value of gfx942", "lds_latency"},
    {parameter::lds_latency_b128,          on_942,            64,    64,    64, "clocks",          mark::measured, "tingqli/pyhip docs/mem_latency.md, MI308X", ""},
    {parameter::lds_port_bytes,            on_90a,            64,    64,    64, "bytes per clock", mark::stated,   "rocprofiler-compute docs/conceptual/compute-unit.rst: 128 of a compute unit, two ports", ""},
    {parameter::lds_port_bytes,            on_942,            64,    58,    64, "bytes per clock", mark::measured, "tingqli/pyhip experiments/attention/flydsl/qsa status page, section 6, MI308X: b64 and b128; 58 of b32", ""},
    {parameter::lds_port_bytes,            on_950,            96,    96,   128, "bytes per clock", mark::measured, "header of FP8 sparse paged attention in the style of AITER, MI355X: 192 of a compute unit; ROCm/FlyDSL states 256", ""},
    {parameter::lds_write_port_bytes,      on_90a,            37,  29.6,  51.2, "bytes per clock", mark::assumed,  "the value of gfx942; rocprofiler-compute docs/conceptual states 20 clocks for ds_write_b128, which is 51", "lds_write_rate"},
    {parameter::lds_write_port_bytes,      on_942,            37,    34,    38, "bytes per clock", mark::measured, "tingqli/pyhip experiments/attention/flydsl/qsa status page, section 6, MI308X: ds_write_b128", ""},
    {parameter::lds_write_port_bytes,      on_950,            37,  29.6,  44.4, "bytes per clock", mark::assumed,  "the value of gfx942: HazyResearch/HipKittens analysis/paper_experiments/phases has the same phases on gfx950", "lds_write_rate"},
    {parameter::lds_queue,                 on_90a | on_942,    8,   6.4,   9.6, "commands",        mark::assumed,  "the value of gfx950", "lds_queue"},
    {parameter::lds_queue,                 on_950,             8,     8,     8, "commands",        mark::measured, "notes on thread traces of gfx950; the counter SQ_LDS_CMD_FIFO_FULL exists", ""},
    {parameter::l1_bytes,                  on_90a,            64,    52,    64, "bytes per clock", mark::inferred, "RRZE-HPC/gpu-benches gpu-cache, MI210: 10.5 TB/s is 59; rocprofiler-compute roofline.csv, MI200: 9.2 TB/s is 52", ""},
    {parameter::l1_bytes,                  on_942,            64,    63,    64, "bytes per clock", mark::measured, "tingqli/pyhip experiments/attention/flydsl/qsa status page, section 6, MI308X; RRZE-HPC/gpu-benches gpu-cache, MI300X: 38.8 TB/s; rocprofiler-compute docs/conceptual states 128", ""},
    {parameter::l1_bytes,                  on_950,            64,    64,   128, "bytes per clock", mark::assumed,  "the value of gfx942; rocprofiler-compute docs/conceptual states 128", "l1_bandwidth"},
    {parameter::l1_lanes,                  on_90a,            16,  14.7,    16, "lanes per clock", mark::inferred, "RRZE-HPC/gpu-benches gpu-strides, MI210: 59 bytes per clock of 4 bytes per lane", ""},
    {parameter::l1_lanes,                  on_942 | on_950,   16,  12.8,  19.2, "lanes per clock", mark::assumed,  "the value of gfx90a", "l1_lanes"},
    {parameter::vmem_issue_cycles,         on_90a,             4,   3.2,   4.8, "clocks",          mark::assumed,  "the value of gfx942", "vmem_issue"},
    {parameter::vmem_issue_cycles,         on_942,             4,     4,     8, "clocks",          mark::measured, "tingqli/pyhip experiments/attention/flydsl/attn_4wave/tools/vmem-fifo.md, MI308X: the first 16 loads of a wave, then 16", ""},
    {parameter::vmem_issue_cycles,         on_950,             4,     4,     6, "clocks",          mark::inferred, "Hardcode84/7 lib/Dialect/WaveAMDMachine/CostModel/ArchData.cpp, MI350X: 4; tuning notes of FlyDSL, MI355X: a price of 6", ""},
    {parameter::vmem_queue,                on_90a | on_950,   64,    63,    64, "loads",           mark::stated,   "LLVM SIInsertWaitcnts.cpp: vmcnt has 6 bits", ""},
    {parameter::vmem_queue,                on_942,            64,    63,    64, "loads",           mark::measured, "tingqli/pyhip docs/vm_cnt.md, MI308X", ""},
    {parameter::store_issue_cycles,        on_90a | on_950,   16,  12.8,  19.2, "clocks",          mark::assumed,  "the value of gfx942", "store_issue"},
    {parameter::store_issue_cycles,        on_942,            16,    16,    16, "clocks",          mark::measured, "tingqli/pyhip experiments/attention/flydsl/attn_4wave/tools/vmem-fifo.md, MI308X", ""},
    {parameter::lds_dma_queue,             on_90a | on_942,    7,   5.6,   8.4, "loads",           mark::assumed,  "the value of gfx950", "lds_dma_rate"},
    {parameter::lds_dma_queue,             on_950,             7,     7,     7, "loads",           mark::inferred, "Hardcode84/7 lib/Dialect/WaveAMDMachine/CostModel/ArchData.cpp, MI350X: calibrated", ""},
    {parameter::lds_dma_cycles,            on_90a,            11,   8.8,  13.2, "clocks",          mark::assumed,  "the value of gfx942", "lds_dma_rate"},
    {parameter::lds_dma_cycles,            on_942,            11,    11,    11, "clocks",          mark::measured, "tingqli/pyhip docs/mem_latency.md, MI308X: 4 bytes per lane, the widest of this target", ""},
    {parameter::lds_dma_cycles,            on_950,            25,    24,    26, "clocks",          mark::inferred, "Hardcode84/7 lib/Dialect/WaveAMDMachine/CostModel/ArchData.cpp, MI350X: calibrated, 7 loads in 180; 16 bytes per lane", ""},
    {parameter::l1_latency,                on_90a,           127,   125,   129, "clocks",          mark::measured, "RRZE-HPC/gpu-benches gpu-latency, MI210", ""},
    {parameter::l1_latency,                on_942,           118,   116,   120, "clocks",          mark::measured, "RRZE-HPC/gpu-benches gpu-latency, MI300X and MI300A", ""},
    {parameter::l1_latency,                on_950,           118,  94.4, 141.6, "clocks",          mark::assumed,  "the value of gfx942", "cache_latency"},
    {parameter::l2_latency,                on_90a,           251,   249,   254, "clocks",          mark::measured, "RRZE-HPC/gpu-benches gpu-latency, MI210", ""},
    {parameter::l2_latency,                on_942,           213,   213,   213, "clocks",          mark::measured, "RRZE-HPC/gpu-benches gpu-latency, MI300X and MI300A", ""},
    {parameter::l2_latency,                on_950,           213, 170.4, 255.6, "clocks",          mark::assumed,  "the value of gfx942", "cache_latency"},
    {parameter::mall_latency,              on_90a,             0,     0,     0, "clocks",          mark::stated,   "rocprofiler-compute docs/conceptual/l2-cache.rst: L2 misses go to memory", ""},
    {parameter::mall_latency,              on_942,           455,   449,   519, "clocks",          mark::measured, "RRZE-HPC/gpu-benches gpu-latency, MI300X: 455 to 64 MB, 477 to 519 to 160 MB; MI300A: 449 to 510", ""},
    {parameter::mall_latency,              on_950,           455,   364,   546, "clocks",          mark::assumed,  "the value of gfx942", "cache_latency"},
    {parameter::hbm_latency,               on_90a,           640,   585,   699, "clocks",          mark::measured, "RRZE-HPC/gpu-benches gpu-latency, MI210 at 1700 MHz", ""},
    {parameter::hbm_latency,               on_942,           880,   803,   907, "clocks",          mark::measured, "RRZE-HPC/gpu-benches gpu-latency, MI300X at 2092 MHz: 873 to 907; MI300A: 803 to 831", ""},
    {parameter::hbm_latency,               on_950,           880,   704,  1056, "clocks",          mark::assumed,  "the value of gfx942", "cache_latency"},
    {parameter::l2_channel_bytes,          on_90a,           128,    92,   128, "bytes per clock", mark::inferred, "what gfx942 is stated to have; RRZE-HPC/gpu-benches gpu-cache, MI210: 5.0 TB/s is 92", ""},
    {parameter::l2_channel_bytes,          on_942,           128,   102,   128, "bytes per clock", mark::stated,   "rocprofiler-compute docs/conceptual/l2-cache.rst; RRZE-HPC/gpu-benches gpu-cache, MI300X: 27.5 TB/s is 102", ""},
    {parameter::l2_channel_bytes,          on_950,           128,    49,   128, "bytes per clock", mark::stated,   "rocprofiler-compute docs/conceptual/l2-cache.rst; ROCm/rocm-libraries shared/origami hardware.cpp: 15.1 TB/s is 49 at 2400 MHz", ""},
    {parameter::l2_channels,               on_90a,            32,    32,    32, "channels",        mark::stated,   "rocprofiler-compute docs/conceptual/l2-cache.rst", ""},
    {parameter::l2_channels,               on_942 | on_950,   16,    16,    16, "channels",        mark::stated,   "rocprofiler-compute docs/conceptual/l2-cache.rst", ""},
    {parameter::scalar_hit_latency,        on_all,           100,    20,   120, "clocks",          mark::assumed,  "defaults of gem5, 50 and 50; LLVM SISchedule.td has 20", "scalar_latency"},
    {parameter::scalar_miss_latency,       on_90a,           251, 200.8, 301.2, "clocks",          mark::assumed,  "l2_latency of a vector load", "scalar_latency"},
    {parameter::scalar_miss_latency,       on_942 | on_950,  213, 170.4, 255.6, "clocks",          mark::assumed,  "l2_latency of a vector load of gfx942", "scalar_latency"},
    {parameter::launch_nanoseconds,        on_all,          2600,  2100,  2700, "ns",              mark::stated,   "Formocast, in TensileLite of ROCm/rocm-libraries: 2600 to 2700, 2100 warm", ""},
    {parameter::l1_kilobytes,              on_90a,            16,    16,    16, "KB",              mark::stated,   "rocprofiler-compute docs/conceptual/vector-l1-cache.rst", ""},
    {parameter::l1_kilobytes,              on_942 | on_950,   32,    32,    32, "KB",              mark::stated,   "rocprofiler-compute docs/conceptual/vector-l1-cache.rst; nod-ai/shark-ai docs/amdgpu_kernel_optimization_guide.md", ""},
    {parameter::latency_mhz,               on_90a,          1700,  1700,  1700, "MHz",             mark::measured, "RRZE-HPC/gpu-benches gpu-latency, MI210", ""},
    {parameter::latency_mhz,               on_942,          2092,  2092,  2092, "MHz",             mark::measured, "RRZE-HPC/gpu-benches gpu-latency, MI300X", ""},
    {parameter::latency_mhz,               on_950,          2092,  2092,  2092, "MHz",             mark::inferred, "that of gfx942, whose latencies it takes", ""},
    {parameter::l1_ways,                   on_90a,            64,    64,    64, "ways",            mark::inferred, "4 sets, as gfx942 has, of lines of 64 bytes", ""},
    {parameter::l1_ways,                   on_942 | on_950,   64,    64,    64, "ways",            mark::stated,   "rocprofiler-compute docs/conceptual/vector-l1-cache.rst; nod-ai/shark-ai docs/amdgpu_kernel_optimization_guide.md", ""},
    {parameter::l2_kilobytes,              on_90a,          8192,  8192,  8192, "KB",              mark::stated,   "rocprofiler-compute docs/conceptual/l2-cache.rst", ""},
    {parameter::l2_kilobytes,              on_942 | on_950, 4096,  4096,  4096, "KB",              mark::stated,   "rocprofiler-compute docs/conceptual/l2-cache.rst", ""},
    {parameter::l2_line,                   on_90a,           128,   128,   128, "bytes",           mark::inferred, "what gfx942 is stated to have", ""},
    {parameter::l2_line,                   on_942 | on_950,  128,   128,   128, "bytes",           mark::stated,   "rocprofiler-compute docs/conceptual/l2-cache.rst", ""},
    {parameter::l2_ways,                   on_90a,            16,    16,    16, "ways",            mark::inferred, "what gfx942 is stated to have", ""},
    {parameter::l2_ways,                   on_942 | on_950,   16,    16,    16, "ways",            mark::stated,   "rocprofiler-compute docs/conceptual/l2-cache.rst", ""},
    {parameter::mall_megabytes,            on_90a,             0,     0,     0, "MB",              mark::stated,   "ROCm AMD GPU specifications", ""},
    {parameter::mall_megabytes,            on_942 | on_950,  256,   256,   256, "MB",              mark::stated,   "ROCm AMD GPU specifications", ""},
    {parameter::arbitration,               on_all,             0,     0,     1, "rule",            mark::assumed,  "default of gem5; Hardcode84/7 assumes 1", "arbitration"},
    {parameter::memory_slots,              on_90a | on_942,    2,     1,     2, "rule",            mark::assumed,  "rocprofiler-compute docs/conceptual/pipeline-descriptions.rst: separate categories, which gfx950 does not have", "memory_slots"},
    {parameter::memory_slots,              on_950,             1,     1,     2, "rule",            mark::measured, "Gluon tutorial on flash attention for gfx950, MI355X", ""},
    {parameter::lds_port_pairs,            on_90a,             1,     1,     3, "rule",            mark::stated,   "rocprofiler-compute docs/conceptual: two ports, of SIMD 0 and 1 and of 2 and 3", ""},
    {parameter::lds_port_pairs,            on_942,             1,     1,     3, "rule",            mark::measured, "tingqli/pyhip experiments/attention/flydsl/qsa status page, section 6, MI308X", ""},
    {parameter::lds_port_pairs,            on_950,             1,     1,     3, "rule",            mark::assumed,  "that of gfx942", "lds_port_pairs"},
};
// clang-format on

inline constexpr u32 parameter_row_count = sizeof(parameter_rows) / sizeof(parameter_rows[0]);

/// For each parameter and target the place of its row, or parameter_row_count if it has none or several.
struct row_places {
  u8 of[parameter_count][arch_count];
};
constexpr row_places place_rows() {
  row_places places{};
  for (u32 p = 0; p < parameter_count; ++p)
    for (u32 a = 0; a < arch_count; ++a) {
      u32 found = 0, place = 0;
      for (u32 i = 0; i < parameter_row_count; ++i)
        if (static_cast<u32>(parameter_rows[i].id) == p && (parameter_rows[i].archs >> a & 1) != 0) {
          ++found;
          place = i;
        }
      places.of[p][a] = static_cast<u8>(found == 1 ? place : parameter_row_count);
    }
  return places;
}
inline constexpr row_places places_of_rows = place_rows();

constexpr bool have_one_row_each() {
  for (const auto& targets : places_of_rows.of)
    for (const u8 place : targets)
      if (place == parameter_row_count) return false;
  return true;
}
constexpr bool values_are_in_their_ranges() {
  for (const parameter_row& r : parameter_rows)
    if (!(r.low <= r.value && r.value <= r.high)) return false;
  return true;
}
constexpr bool is_probe(text_view name) {
  for (const probe& p : probes)
    if (text_view(p.name) == name) return true;
  return false;
}
constexpr bool only_assumed_rows_name_a_probe() {
  for (const parameter_row& r : parameter_rows) {
    const bool assumed = r.origin == mark::assumed;
    if (assumed ? !is_probe(r.probe) : text_view(r.probe).size != 0) return false;
  }
  return true;
}
static_assert(parameter_row_count < 256);
static_assert(have_one_row_each());
static_assert(values_are_in_their_ranges());
static_assert(only_assumed_rows_name_a_probe());
} // namespace detail

constexpr const parameter_row& row_of(parameter p, arch a) {
  return detail::parameter_rows[detail::places_of_rows.of[static_cast<u32>(p)][static_cast<u32>(a)]];
}

} // namespace kiln::isa::timing
