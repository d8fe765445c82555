// SPDX-License-Identifier: MIT
// What the simulator's side of the library has in common: kernels, built once for each target.
#pragma once

#include "request.hpp"

#include <kiln/compile/kernel.hpp>
#include <kiln/sim.hpp>

#include <cstring>
#include <mutex>

namespace kiln_examples {

using namespace kiln;
inline constexpr u32 targets = 3;

/// Index of a target's name, or -1 after `fail`.
inline int target_of(const char* name) {
  if (name == nullptr) name = "gfx942";
  for (u32 t = 0; t < targets; ++t)
    if (std::strcmp(isa::facts_of(static_cast<isa::arch>(t)).name, name) == 0) return static_cast<int>(t);
  return fail("target %s is not known; gfx90a, gfx942 and gfx950 are", name);
}

/// Compute units of MI210, MI300X and MI355X, for which launches choose kernels and grids.
inline constexpr u32 compute_units[targets] = {104, 304, 256};

/// A kernel's program for a target, built by its first use: what a code object holds on a GPU.
template<auto Kernel, u32 WorkItems> const compile::outcome& program_of(u32 target) {
  static std::once_flag built[targets];
  static compile::outcome programs[targets];
  std::call_once(built[target], [target] {
    programs[target] = compile::compile_kernel<Kernel, block_size<WorkItems>>(static_cast<isa::arch>(target));
  });
  return programs[target];
}

template<auto Kernel, u32 WorkItems = 256, class... A>
int run(int target, i64 groups_x, i64 groups_y, i64 groups_z, A&&... arguments) {
  const compile::outcome& kernel = program_of<Kernel, WorkItems>(static_cast<u32>(target));
  if (kernel.error.raised) {
    const auto message = kernel.error.message();
    return fail("%.*s", static_cast<int>(message.size()), message.data());
  }
  // The kernels are tested with the monitor; here it would only cost time.
  const auto result =
      sim::run(kernel.program,
               {.grid = {static_cast<u32>(groups_x), static_cast<u32>(groups_y), static_cast<u32>(groups_z)},
                .monitor = false},
               static_cast<A&&>(arguments)...);
  if (result.ok) return 0;
  const auto text = result.text();
  return fail("%.*s", static_cast<int>(text.size()), text.data());
}

template<class T> sim::buffer<T> buffer_of(T* data, i64 count) {
  return {data, data == nullptr ? 0 : static_cast<u64>(count)};
}

} // namespace kiln_examples
