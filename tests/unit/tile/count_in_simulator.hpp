// SPDX-License-Identifier: MIT
// What the simulator's counters say of one LDS instruction with given addresses.
#pragma once

#include "unit/sim/lane_kernel.hpp"

#include <kiln/tile/memory/count_lds_cost.hpp>

namespace kiln::test {

/// Reads go to v40 and up, writes are of v2 and up; two addresses are one element apart.
inline sim::memory_counters count_in_simulator(isa::mn::mnemonic op, bool reads, bool two_addresses,
                                               isa::arch arch, const tile::lane_offsets& lanes) {
  lane_kernel t;
  t.arch = arch;
  t.lds_bytes = 65536;
  for (auto& r : t.in) r.fill(0);
  for (u32 lane = 0; lane < 64; ++lane) t(1, lane) = lanes.of[lane];
  t.run(
      [&](program_writer& w) {
        if (two_addresses && !reads)
          w(op, v(1), v(2), v(10), with(isa::modifier::offset1, 1));
        else if (two_addresses)
          w(op, v(40), v(1), with(isa::modifier::offset1, 1));
        else if (reads)
          w(op, v(40), v(1));
        else
          w(op, v(1), v(2));
      },
      false);
  return t.lds;
}

} // namespace kiln::test
