// SPDX-License-Identifier: MIT
// The parameters of a timing model: their names, and what a row says of one.
#pragma once

#include <kiln/isa/arch/facts.hpp>
#include <kiln/support/text.hpp>

namespace kiln::isa::timing {

/// In shader clocks, or in bytes per shader clock, unless the comment has another unit. A row's value is 0 where the target
/// lacks the instruction or the cache.
enum class parameter : u8 {
  vector_cycles,         ///< from the issue of a plain VALU instruction to the next of its SIMD
  transcendental_cycles, ///< the same of v_exp_f32, v_rcp_f32, ...
  product_cycles,        ///< v_mul_lo, v_mul_hi, v_mad_*64_*32
  permlane_swap_cycles,  ///< v_permlane16_swap, v_permlane32_swap
  f64_transcendental_cycles,
  packed_f32_after_matrix, ///< hold of the first packed f32 instruction after a matrix instruction
  packed_f32_cycles,       ///< v_pk_add_f32, v_pk_mul_f32, v_pk_fma_f32
  matrix_vector_delay,     ///< from a matrix instruction's issue to the first VALU instruction that may start
  scalar_cycles,           ///< latency of an SALU instruction on whose result the next depends
  wait_cycles,             ///< s_waitcnt that is satisfied
  branch_taken_cycles,
  branch_not_taken_cycles,
  barrier_release,         ///< from the last wave's arrival to the next issue of the others
  misaligned_fetch_cycles, ///< added by an instruction of 8 bytes whose PC mod 8 is 4
  lds_latency_b32,
  lds_latency_b128,
  lds_port_bytes,       ///< read by the port of a pair of SIMDs
  lds_write_port_bytes, ///< written by the port of a pair of SIMDs
  lds_queue,            ///< commands that wait at the port of a pair of SIMDs
  l1_bytes,             ///< return path of a compute unit
  l1_lanes,             ///< lanes per clock of the address side
  vmem_issue_cycles,    ///< between the first loads of a wave
  vmem_queue,           ///< loads of a wave that are outstanding
  store_issue_cycles,   ///< between stores of a wave
  lds_dma_queue,        ///< loads to LDS of a wave that are accepted before it stalls
  lds_dma_cycles,       ///< between loads to LDS that stall
  l1_latency,           ///< load that hits the vector L1 cache
  l2_latency,           ///< load that hits the L2 cache
  mall_latency,         ///< load that hits the memory-attached last level
  hbm_latency,          ///< load that misses all caches
  l2_channel_bytes,     ///< read from a channel
  l2_channels,          ///< of an XCD, or of a die of gfx90a
  scalar_hit_latency,   ///< s_load that hits the scalar cache
  scalar_miss_latency,  ///< s_load that hits the L2 cache
  launch_nanoseconds,   ///< from the launch to the first instruction
  l1_kilobytes,
  latency_mhz, ///< the clock at which mall_latency and hbm_latency were measured: they last as long at others
  l1_ways,
  l2_kilobytes, ///< of an XCD, or of a die of gfx90a
  l2_line,      ///< bytes
  l2_ways,
  mall_megabytes,
  arbitration,    ///< rule: among waves of equal priority, 0: oldest first, 1: least recently issued first
  memory_slots,   ///< rule: 1: LDS and vector memory share an issue slot, 2: each has its own
  lds_port_pairs, ///< rule: SIMDs that share a port of LDS, 1: 0+1 and 2+3, 2: 0+2 and 1+3, 3: 0+3 and 1+2
  count
};
inline constexpr u32 parameter_count = static_cast<u32>(parameter::count);

inline constexpr const char* parameter_names[] = {
    "vector_cycles",
    "transcendental_cycles",
    "product_cycles",
    "permlane_swap_cycles",
    "f64_transcendental_cycles",
    "packed_f32_after_matrix",
    "packed_f32_cycles",
    "matrix_vector_delay",
    "scalar_cycles",
    "wait_cycles",
    "branch_taken_cycles",
    "branch_not_taken_cycles",
    "barrier_release",
    "misaligned_fetch_cycles",
    "lds_latency_b32",
    "lds_latency_b128",
    "lds_port_bytes",
    "lds_write_port_bytes",
    "lds_queue",
    "l1_bytes",
    "l1_lanes",
    "vmem_issue_cycles",
    "vmem_queue",
    "store_issue_cycles",
    "lds_dma_queue",
    "lds_dma_cycles",
    "l1_latency",
    "l2_latency",
    "mall_latency",
    "hbm_latency",
    "l2_channel_bytes",
    "l2_channels",
    "scalar_hit_latency",
    "scalar_miss_latency",
    "launch_nanoseconds",
    "l1_kilobytes",
    "latency_mhz",
    "l1_ways",
    "l2_kilobytes",
    "l2_line",
    "l2_ways",
    "mall_megabytes",
    "arbitration",
    "memory_slots",
    "lds_port_pairs",
};
static_assert(sizeof(parameter_names) / sizeof(parameter_names[0]) == parameter_count);

constexpr const char* name_of(parameter p) { return parameter_names[static_cast<u32>(p)]; }

/// False if no parameter has the name; `found` is then unchanged.
constexpr bool find_parameter(text_view name, parameter& found) {
  for (u32 i = 0; i < parameter_count; ++i)
    if (text_view(parameter_names[i]) == name) {
      found = static_cast<parameter>(i);
      return true;
    }
  return false;
}

/// Counts and sizes: whole numbers that come from documents.
constexpr bool is_size(parameter p) {
  switch (p) {
  case parameter::lds_queue:
  case parameter::vmem_queue:
  case parameter::lds_dma_queue:
  case parameter::l2_channels:
  case parameter::l1_kilobytes:
  case parameter::latency_mhz:
  case parameter::l1_ways:
  case parameter::l2_kilobytes:
  case parameter::l2_line:
  case parameter::l2_ways:
  case parameter::mall_megabytes: return true;
  default: return false;
  }
}

/// Numbers that name one of several rules.
constexpr bool is_rule(parameter p) {
  return p == parameter::arbitration || p == parameter::memory_slots || p == parameter::lds_port_pairs;
}

/// Where a value comes from.
enum class mark : u8 {
  measured, ///< by the source, on the board that it names
  stated,   ///< by a document or a compiler's table
  inferred, ///< from measured or stated values of this target
  assumed   ///< from other targets or from other simulators; the row names the probe that would measure it
};

constexpr const char* name_of(mark m) {
  constexpr const char* names[] = {"measured", "stated", "inferred", "assumed"};
  return names[static_cast<u32>(m)];
}

struct parameter_row {
  parameter id;
  arch_mask archs;
  double value, low, high; ///< low and high: the published range, or 20 % either way of a value that is
                           ///< assumed; of a rule the first and the last one
  const char* unit;
  mark origin;
  const char* source;
  const char* probe; ///< name in `probes`; empty unless assumed
};

/// A microbenchmark of bench/device/probes. It measures what is assumed, and parameters that are known on other boards.
struct probe {
  const char* name;
  const char* description;
};

} // namespace kiln::isa::timing
