// SPDX-License-Identifier: MIT
// Rows of the table of costs of matrix products.
#pragma once

#include <kiln/isa/arch.hpp>
#include <kiln/kernel/gemm/facts.hpp>

namespace kiln::kernel {

/// The device of a launch. Two devices of one target may have different numbers of compute units.
struct gemm_device {
  isa::arch arch;
  u32 compute_units;
};

/// Nanoseconds of a workgroup on one target, by kind and tile. bench/timing/gemm_costs.py measures them.
struct gemm_cost {
  isa::arch arch;
  gemm_kind kind;
  u32 bytes; ///< of an element of A
  u32 tile_m, tile_n, tile_k, work_items;
  u32 workgroups; ///< that a compute unit holds
  u32 start;      ///< of all but its iterations
  u32 alone;      ///< of an iteration, with one workgroup on the compute unit
  u32 together;   ///< of an iteration, with as many as it holds
};

/// Of a whole device. A product is bound by its memory at least.
struct gemm_rates {
  u32 launch;               ///< nanoseconds
  u32 bytes_per_nanosecond; ///< read from HBM
};

} // namespace kiln::kernel
