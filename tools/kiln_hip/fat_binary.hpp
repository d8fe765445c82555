// SPDX-License-Identifier: MIT
// Finds the code object for a processor in what programs pass: offload bundles, compressed ones, bare ELF.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace kiln::hip_runtime {

/// The sizes of bundles in memory are known only by their headers.
struct fat_binary_error {
  bool no_binary_for_device = false; ///< else the image is no code object, or damaged
  std::string text;
};

/// Bytes of the code object for `processor` ("gfx942") in the image at `data`. Throws fat_binary_error. Device features are
/// sramecc+ and xnack-: an entry that names others does not match.
std::vector<uint8_t> find_code_object(const void* data, const std::string& processor);

} // namespace kiln::hip_runtime
