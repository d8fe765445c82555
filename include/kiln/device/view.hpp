// SPDX-License-Identifier: MIT
// Declared kernels for people: their code when all is done, after every pass, and what it costs. Compiled on the host.
#pragma once

#include <kiln/compile/view.hpp>
#include <kiln/device/kernel.hpp>

namespace kiln {

/// The code of a kernel that KILN_KERNEL declared, with source lines; or why it does not compile.
template<auto Kernel> constexpr text_buffer show_code(isa::arch arch) {
  using entry = device::kernel_of<Kernel>;
  const compile::outcome c = compile::compile_kernel<entry::function, typename entry::block>(arch);
  return c.error.raised ? c.error.message() : view_code(c.program);
}

/// The same with live registers and the author's names of them, see view_code.
template<auto Kernel> constexpr text_buffer show_code(isa::arch arch, with_registers_tag) {
  using entry = device::kernel_of<Kernel>;
  compile::name_observer names;
  const compile::outcome c = compile::compile_kernel<entry::function, typename entry::block>(
      arch, [&](const char* pass, const ir::program& p) { names(pass, p); });
  return c.error.raised ? c.error.message() : compile::view_code(c.program, names.now());
}

/// Calls `take(const char* pass, const text_buffer& code)` with the code as the kernel function wrote it ("built") and after
/// every pass; with "error" and the message at the end if it does not compile.
template<auto Kernel, class Take> constexpr void dump_code(isa::arch arch, Take take) {
  using entry = device::kernel_of<Kernel>;
  compile::outcome c = compile::build_kernel<entry::function, typename entry::block>(arch);
  if (!c.error.raised) {
    take("built", view_code(c.program));
    compile::run_pipeline(c.program, c.error,
                          [&](const char* pass, const ir::program& p) { take(pass, view_code(p)); });
  }
  if (c.error.raised) take("error", c.error.message());
}

/// The same with live registers and names.
template<auto Kernel, class Take> constexpr void dump_code(isa::arch arch, Take take, with_registers_tag) {
  using entry = device::kernel_of<Kernel>;
  compile::outcome c = compile::build_kernel<entry::function, typename entry::block>(arch);
  compile::name_observer names;
  if (!c.error.raised) {
    take("built", view_code(c.program, with_registers));
    compile::run_pipeline(c.program, c.error, [&](const char* pass, const ir::program& p) {
      names(pass, p);
      take(pass, compile::view_code(p, names.now()));
    });
  }
  if (c.error.raised) take("error", c.error.message());
}

/// Instructions by block and name, issue cycles by unit, registers; see dump_stat of a program.
template<auto Kernel> constexpr text_buffer dump_stat(isa::arch arch) {
  using entry = device::kernel_of<Kernel>;
  const compile::outcome c = compile::compile_kernel<entry::function, typename entry::block>(arch);
  return c.error.raised ? c.error.message() : dump_stat(c.program);
}

} // namespace kiln
