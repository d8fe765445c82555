// SPDX-License-Identifier: MIT
// kiln::dump of a declared kernel: compiles it on the host, at run time, for any of the targets.
#pragma once

#include <kiln/compile/dump.hpp>
#include <kiln/compile/kernel.hpp>
#include <kiln/device/kernel.hpp>

namespace kiln {

/// `dump<saxpy>(isa::arch::gfx942)`: the kernel that KILN_KERNEL declared, as an assembly file. Of a kernel that does
/// not compile the file says why, in an .error directive.
template<auto Kernel> constexpr text_buffer dump(isa::arch arch, bool with_lines = false) {
  using entry = device::kernel_of<Kernel>;
  const compile::outcome c = compile::compile_kernel<entry::function, typename entry::block>(arch);
  if (!c.error.raised) return dump(c.program, entry::symbol, with_lines);
  text_buffer out;
  out << "\t.error \"";
  const text_buffer message = c.error.message();
  for (u32 i = 0; i < message.size(); ++i) {
    const char letter = message.data()[i];
    if (letter == '"' || letter == '\\') out << '\\';
    out << (letter == '\n' ? ' ' : letter);
  }
  return out << "\"\n", out;
}

} // namespace kiln
