// SPDX-License-Identifier: MIT
// The readers of bundles, compressed bundles, ELF, metadata, code and line tables as a target of libFuzzer. Its seeds are the
// samples that write_samples writes.
#include "read_all.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::span<const uint8_t> bytes(data, size);
  // Text would go to LLVM's assembler, which is no reader of code objects.
  const bool text = std::memchr(data, 0, size) == nullptr;
  kiln::readers::read_in_runtime(bytes);
  if (!text) kiln::readers::read_in_kiln_sim(bytes);
  return 0;
}
