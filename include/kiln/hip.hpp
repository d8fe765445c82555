// SPDX-License-Identifier: MIT
// Umbrella for HIP programs: write kernels, declare them with KILN_KERNEL, launch them.
#pragma once

#include <kiln/support/compiler.hpp>

#if defined KILN_COMPILER_IS_NEW_ENOUGH                   // after the one message of compiler.hpp, no others
#if __INCLUDE_LEVEL__ != 0 && !defined KILN_SHOW_WARNINGS // see kiln.hpp
#pragma clang system_header
#endif
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

// Code objects can be built where HIP is not installed; launching needs its runtime.
#if defined __HIP__ && __has_include(<hip/hip_runtime_api.h>)
#include <kiln/device/launch.hpp>
#include <kiln/device/loaded_kernel.hpp>
#elif defined __HIP__
namespace kiln {
template<auto Kernel>
inline constexpr bool launch = [] {
  static_assert(
      sizeof(Kernel) == 0,
      "kiln::launch needs hip/hip_runtime_api.h: ROCm's include directory is not among the compiler's");
  return true;
}();
} // namespace kiln
#endif
#endif
