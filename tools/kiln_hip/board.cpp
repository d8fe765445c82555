// SPDX-License-Identifier: MIT
// Sources: rocminfo outputs in ROCm/legacy-rocm-build issues 2595, 4203 and 4414, rocm-libraries issue 9055, hipBLASLt issue
// 1539, and the device tables of ROCm/rocm-systems emulation/rocjitsu.
#include "board.hpp"

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

namespace kiln::hip_runtime {
namespace {

constexpr int kib = 1024, mib = 1024 * 1024;

constexpr board boards[] = {
    {"MI210", "AMD Instinct MI210", "gfx90a", isa::arch::gfx90a, 9, 0, 104, 1'700'000, 1'600'000, 4096,
     68'702'699'520, 8 * mib, 64 * kib, 1, 0x740f, 227},
    {"MI300X", "AMD Instinct MI300X", "gfx942", isa::arch::gfx942, 9, 4, 304, 2'100'000, 1'300'000, 8192,
     206'141'652'992, 4 * mib, 64 * kib, 8, 0x74a1, 61},
    {"MI325X", "AMD Instinct MI325X", "gfx942", isa::arch::gfx942, 9, 4, 304, 2'100'000, 1'500'000, 8192,
     274'861'129'728, 4 * mib, 64 * kib, 8, 0x74a5, 61},
    {"MI350X", "AMD Instinct MI350X", "gfx950", isa::arch::gfx950, 9, 5, 256, 2'200'000, 1'900'000, 8192,
     309'220'868'096, 4 * mib, 160 * kib, 8, 0x75a0, 101},
    {"MI355X", "AMD Instinct MI355X", "gfx950", isa::arch::gfx950, 9, 5, 256, 2'400'000, 1'900'000, 8192,
     309'220'868'096, 4 * mib, 160 * kib, 8, 0x75a3, 101},
};

std::string in_capitals(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

std::vector<const board*> read_devices() {
  const char* given = std::getenv("KILN_HIP_DEVICE");
  const std::string list = in_capitals(given == nullptr || *given == 0 ? "MI300X" : given);
  std::vector<const board*> out;
  if (list == "NONE") return out;
  for (size_t at = 0; at <= list.size();) {
    const size_t end = std::min(list.find(',', at), list.size());
    size_t first = at, last = end;
    while (first < last && list[first] == ' ') ++first;
    while (first < last && list[last - 1] == ' ') --last;
    try {
      out.push_back(&device_of(list.substr(first, last - first)));
    } catch (const std::invalid_argument& e) { // as of a wrong value of any other variable
      std::fprintf(stderr, "kiln_hip: KILN_HIP_DEVICE: %s\n", e.what());
      std::_Exit(2);
    }
    at = end + 1;
  }
  return out;
}

} // namespace

const board& device_of(const std::string& name) {
  const std::string key = in_capitals(name);
  std::string known;
  for (const board& b : boards) {
    if (key == b.key) return b;
    known += std::string(known.empty() ? "" : ", ") + b.key;
  }
  throw std::invalid_argument("unknown board '" + key + "'; known: " + known);
}

const std::vector<const board*>& devices() {
  static const auto* const all = new std::vector<const board*>(read_devices()); // used until the process ends
  return *all;
}

} // namespace kiln::hip_runtime
