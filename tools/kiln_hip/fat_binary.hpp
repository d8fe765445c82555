// SPDX-License-Identifier: MIT
// Finds the code object for a processor in what programs pass: offload bundles, compressed ones, bare ELF.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace kiln::hip_runtime {

/// The image is no code object, or damaged, or holds none for the device.
struct fat_binary_error {
  bool no_binary_for_device = false;
  std::string text;
};

/// Files and images beyond this are refused.
inline constexpr uint64_t largest_image = uint64_t{1} << 32;

/// What may be read from `address` on, as far as the process has memory there; for images whose size the program does not
/// tell. Their own headers say where they end.
std::span<const uint8_t> readable_from(const void* address);

/// Bytes of the code object for `processor` ("gfx942") in the image that the bytes begin with; more may follow. Reads no byte
/// beyond them. Throws fat_binary_error. Device features are sramecc+ and xnack-: an entry that names others does not match.
std::vector<uint8_t> find_code_object(std::span<const uint8_t> image, const std::string& processor);

} // namespace kiln::hip_runtime
