// SPDX-License-Identifier: MIT
// The boards that the runtime simulates, with the properties that AMD's runtime reports for them.
#pragma once

#include <kiln/isa/arch.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace kiln::hip_runtime {

// The same for every board.
inline constexpr int most_resident = 2048; ///< work-items of a compute unit
inline constexpr int registers_per_block = 131'072;

struct board {
  const char* key;  ///< in KILN_HIP_DEVICE
  const char* name; ///< as rocminfo shows it
  const char* processor;
  isa::arch arch;
  int major, minor;
  int compute_units;
  int clock_khz, memory_clock_khz, memory_bus_bits;
  uint64_t memory_bytes;
  int l2_bytes;
  int lds_bytes; ///< of a workgroup, and of a compute unit
  int xcds;
  int chip; ///< PCI device id
  int bus;
};

/// The board of that name, in any case of letters; a std::invalid_argument names those that are known.
const board& device_of(const std::string& name);

/// The devices of this process, as KILN_HIP_DEVICE lists them ("MI300X,MI210"; "none": no device). Default: one MI300X. An
/// unknown name is reported on stderr once, and there is no device.
const std::vector<const board*>& devices();

} // namespace kiln::hip_runtime
