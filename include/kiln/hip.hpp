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
namespace device {
/// Takes what a launch takes, so that each call is one error.
struct grid_without_hip {
  constexpr grid_without_hip(i64, i64 = 1, i64 = 1) {} // NOLINT: `.grid = blocks`
};
struct options_without_hip {
  grid_without_hip grid;
  void* stream = nullptr;
};
struct result_without_hip {
  bool ok() const;
  int error() const;
  const char *name() const, *text() const;
};
struct launcher_without_hip {
  template<class... A>
  __attribute__((diagnose_if(
      sizeof...(A) + 1 != 0,
      "kiln::launch needs hip/hip_runtime_api.h: ROCm's include directory is not among the compiler's",
      "error"))) result_without_hip
  operator()(const options_without_hip&, A&&...) const;
};
} // namespace device
template<auto Kernel> inline constexpr device::launcher_without_hip launch{};
} // namespace kiln
#endif
#endif
