// SPDX-License-Identifier: MIT
// clang's offload bundles, plain and compressed. The readers take bytes from anywhere: they read no byte beyond those they are
// given, and errors are `failure`s that begin with `file`.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kiln::code_object {

/// Larger ones are refused, before memory is taken for them.
inline constexpr uint64_t largest_bundle = uint64_t{1} << 32;

struct bundle_entry {
  std::string_view name; ///< "hipv4-amdgcn-amd-amdhsa--gfx942:sramecc+"
  std::span<const uint8_t> bytes;
};

/// True if the bytes begin as a bundle does.
bool begins_bundle(std::span<const uint8_t> bytes);
bool begins_compressed_bundle(std::span<const uint8_t> bytes);

/// All entries of the bundle that the bytes begin with.
std::vector<bundle_entry> read_bundle(std::span<const uint8_t> bytes, const std::string& file);

/// The bundle in the compressed one that the bytes begin with. Version 1 does not tell its size: it has all bytes.
std::vector<uint8_t> decompress_bundle(std::span<const uint8_t> bytes, const std::string& file);

} // namespace kiln::code_object
