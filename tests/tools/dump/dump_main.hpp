// SPDX-License-Identifier: MIT
// Writes kernels as assembly files: PROGRAM FOLDER writes FOLDER/<code object>.<target>.<kernel>.s of each kernel and target.
#pragma once

#include <kiln/inspect.hpp>

#include <cstdio>
#include <string>

namespace dumping {

/// Writes one kernel for every target; `source` is the stem of the code object that holds it. False if it cannot.
template<auto Kernel> bool write(const std::string& folder, const char* source) {
  for (const auto arch : {kiln::isa::arch::gfx90a, kiln::isa::arch::gfx942, kiln::isa::arch::gfx950}) {
    const kiln::text_buffer text = kiln::dump<Kernel>(arch);
    const std::string file = folder + "/" + source + "." + kiln::isa::facts_of(arch).name + "." +
                             kiln::device::kernel_of<Kernel>::symbol + ".s";
    std::FILE* out = std::fopen(file.c_str(), "w");
    if (out == nullptr) return false;
    std::fwrite(text.data(), 1, text.size(), out);
    if (std::fclose(out) != 0) return false;
  }
  return true;
}

} // namespace dumping
