// SPDX-License-Identifier: MIT
// Prints the dump of the kernel of lines.hip, with line directives.
#include "lines.hip"

#include <kiln/inspect.hpp>

#include <cstdio>

int main() {
  const text_buffer text = dump<steps>(isa::arch::gfx942, true);
  return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() ? 0 : 1;
}
