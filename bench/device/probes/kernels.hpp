// SPDX-License-Identifier: MIT
// The probes' kernels as __global__ functions, and how each is launched.
#pragma once

#include "bandwidth.hpp"
#include "clock.hpp"
#include "registry.hpp"

#include <kiln/hip.hpp>

namespace kiln::probes {
template<class Sections> struct launched;
} // namespace kiln::probes

/// The kernel of a class of sections, under its name.
#define KILN_MEASURING_KERNEL(sections)                                                                      \
  KILN_KERNEL_AS(probe_##sections, (kiln::probes::measure<kiln::probes::sections>),                          \
                 kiln::block_size<kiln::probes::sections::work_items>, kiln::probes::as_written,             \
                 kiln::waits::checked, kiln::accept_packed_f32);                                             \
  template<> struct kiln::probes::launched<kiln::probes::sections> {                                         \
    static kiln::launch_result with(u32 groups, u32* out, u32* data, u32 repetitions) {                      \
      return kiln::launch<probe_##sections>({.grid = groups}, out, data, repetitions);                       \
    }                                                                                                        \
  }

KILN_MEASURING_KERNEL(plain_vector);
KILN_MEASURING_KERNEL(exponential);
KILN_MEASURING_KERNEL(integer_product);
KILN_MEASURING_KERNEL(packed_f32);
KILN_MEASURING_KERNEL(reciprocal_f64);
KILN_MEASURING_KERNEL(permlane_swap);
KILN_MEASURING_KERNEL(long_instructions);
KILN_MEASURING_KERNEL(matrix_alone);
KILN_MEASURING_KERNEL(plain_alone);
KILN_MEASURING_KERNEL(plain_under_matrix);
KILN_MEASURING_KERNEL(packed_after_matrix);
KILN_MEASURING_KERNEL(scalar_chain);
KILN_MEASURING_KERNEL(satisfied_waits);
KILN_MEASURING_KERNEL(branches);
KILN_MEASURING_KERNEL(barriers);
KILN_MEASURING_KERNEL(narrow_reads);
KILN_MEASURING_KERNEL(wide_reads);
KILN_MEASURING_KERNEL(lds_reads_0);
KILN_MEASURING_KERNEL(lds_reads_0_1);
KILN_MEASURING_KERNEL(lds_reads_0_2);
KILN_MEASURING_KERNEL(lds_reads_0_3);
KILN_MEASURING_KERNEL(lds_writes_0);
KILN_MEASURING_KERNEL(queued_reads);
KILN_MEASURING_KERNEL(loads_of_one_lane);
KILN_MEASURING_KERNEL(stores_of_one_lane);
KILN_MEASURING_KERNEL(l1_wide_stream);
KILN_MEASURING_KERNEL(l1_narrow_stream);
KILN_MEASURING_KERNEL(queued_loads);
KILN_MEASURING_KERNEL(loads_to_lds);
KILN_MEASURING_KERNEL(l1_loads);
KILN_MEASURING_KERNEL(l2_loads);
KILN_MEASURING_KERNEL(mall_loads);
KILN_MEASURING_KERNEL(hbm_loads);
KILN_MEASURING_KERNEL(scalar_loads);
KILN_MEASURING_KERNEL(few_channel_loads);
KILN_MEASURING_KERNEL(many_channel_loads);
KILN_MEASURING_KERNEL(long_reads);
KILN_MEASURING_KERNEL(two_vector_waves);
KILN_MEASURING_KERNEL(lds_beside_loads);
KILN_MEASURING_KERNEL(l2_stream);
KILN_MEASURING_KERNEL(l2_write_stream);
KILN_MEASURING_KERNEL(mall_stream);
KILN_MEASURING_KERNEL(hbm_stream);
KILN_MEASURING_KERNEL(hbm_write_stream);

KILN_KERNEL_AS(probe_clocks, kiln::probes::read_clocks, kiln::block_size<64>, kiln::probes::as_written,
               kiln::waits::checked);
