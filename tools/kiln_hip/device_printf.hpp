// SPDX-License-Identifier: MIT
// Formats what printf in a kernel sent: words of 8 bytes.
#pragma once

#include <cstdint>
#include <vector>

namespace kiln::hip_runtime {

/// The first word: bit 0 for stderr. Then the format and, for each conversion, a value of one word or a string with its end,
/// in whole words. Prints it. Returns the number of bytes, or -1 if the message is damaged.
int print_message(const std::vector<uint64_t>& words);

} // namespace kiln::hip_runtime
