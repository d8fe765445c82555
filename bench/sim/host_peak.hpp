// SPDX-License-Identifier: MIT
// What the host could do at best: f32 multiply-adds a second of one core.
#pragma once

namespace kiln::bench {

struct host_peak {
  const char* unit;       ///< the instructions that were timed
  double macs_per_second; ///< f32 multiply-adds of one core, of CPU time
};

/// Times independent chains of multiply-adds in registers, with the widest unit that the host has. Measured once a process.
const host_peak& measured_peak();

} // namespace kiln::bench
