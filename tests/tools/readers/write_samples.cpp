// SPDX-License-Identifier: MIT
// usage: write_samples DIRECTORY   writes each sample to a file: seeds for fuzz_readers.
#include "samples.hpp"

#include <filesystem>

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  std::filesystem::create_directories(argv[1]);
  for (const auto& [name, bytes] : kiln::readers::samples()) {
    std::ofstream out(std::filesystem::path(argv[1]) / name, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (!out.flush()) return 1;
  }
}
