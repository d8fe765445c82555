// SPDX-License-Identifier: MIT
// Arguments that the launch passes to a kernel after its own, and that a call does not show.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::isa {

/// One of them, with the name that code object metadata calls it by.
struct hidden_argument {
  const char* kind;
  u8 offset_bytes; ///< from the first one
  u8 size_bytes;
};

/// Those that clang declares for a kernel that uses the number of workgroups only, in code objects of version 5 and 6
/// (LLVM, "User Guide for AMDGPU Backend", code object V5 kernel argument metadata).
inline constexpr hidden_argument hidden_arguments[] = {
    {"hidden_block_count_x", 0, 4},    {"hidden_block_count_y", 4, 4},    {"hidden_block_count_z", 8, 4},
    {"hidden_group_size_x", 12, 2},    {"hidden_group_size_y", 14, 2},    {"hidden_group_size_z", 16, 2},
    {"hidden_remainder_x", 18, 2},     {"hidden_remainder_y", 20, 2},     {"hidden_remainder_z", 22, 2},
    {"hidden_global_offset_x", 40, 8}, {"hidden_global_offset_y", 48, 8}, {"hidden_global_offset_z", 56, 8},
    {"hidden_grid_dims", 64, 2}};

/// Room that the compiler keeps for them and for others, in bytes.
inline constexpr u32 hidden_bytes = 256;
inline constexpr u32 hidden_alignment = 8;
/// The number of workgroups in x, y and z comes first, a dword each.
inline constexpr u32 grid_size_bytes = 12;

} // namespace kiln::isa
