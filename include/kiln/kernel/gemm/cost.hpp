// SPDX-License-Identifier: MIT
// What a matrix product is estimated to take: by rows of a table that the timing model filled.
#pragma once

#include <kiln/kernel/gemm/gen/costs.hpp>

namespace kiln::kernel {

constexpr gemm_rates rates_of(isa::arch a) { return gemm_rates_table[static_cast<u32>(a)]; }

/// The row of a kernel; for one that has none, such as a user's own shape, an estimate from its tile.
constexpr gemm_cost cost_of(const gemm_facts& f, isa::arch a) {
  for (const gemm_cost& c : gemm_costs)
    if (c.arch == a && c.kind == f.kind && c.bytes == f.demands.a_bytes && c.tile_m == f.tile_m &&
        c.tile_n == f.tile_n && c.tile_k == f.tile_k && c.work_items == f.work_items)
      return c;
  // Half the rate of dense bf16, 4 * 512 products per clock at 1.2 GHz, and a latency of LDS and barriers.
  const u64 products = u64{f.tile_m} * f.tile_n * f.tile_k;
  const u32 iteration = static_cast<u32>(products / 1200) + 250;
  return {a, f.kind, f.demands.a_bytes, f.tile_m, f.tile_n, f.tile_k, f.work_items,
          1, 2000,   iteration,         iteration};
}

/// Nanoseconds of a launch of `g`, and of the launch that adds the parts if there are several.
constexpr i64 estimate(const gemm_facts& f, const gemm_problem& p, const gemm_grid& g,
                       const gemm_device& on) {
  const gemm_cost c = cost_of(f, on.arch);
  const gemm_rates r = rates_of(on.arch);
  const i64 iterations = parts_of(f.is_split ? g.depth_of_split : p.k, f.tile_k);
  const i64 of_unit = parts_of(g.workgroups(), on.compute_units), holds = c.workgroups;
  const auto round = [&](i64 workgroups) { // at once on a compute unit
    const i64 more = holds > 1 ? (i64{c.together} - c.alone) * (workgroups - 1) / (holds - 1) : 0;
    return c.start + iterations * (c.alone + more);
  };
  const i64 calculates = of_unit / holds * round(holds) + (of_unit % holds != 0 ? round(of_unit % holds) : 0);
  const i64 results = p.batch * p.m * p.n;
  const i64 bytes =
      p.batch * p.k * (p.m * f.demands.a_bytes + p.n * f.demands.b_bytes) + results * f.demands.d_bytes;
  const i64 moves = c.start + bytes / r.bytes_per_nanosecond;
  const i64 adds =
      f.is_split ? r.launch + c.start + 2 * bytes_of_parts(p, g.splits) / r.bytes_per_nanosecond : 0;
  return r.launch + (calculates > moves ? calculates : moves) + adds;
}

} // namespace kiln::kernel
