// SPDX-License-Identifier: MIT
// Which vector instructions of the host the simulator may use: asked at run time, so that one binary runs on any x86-64.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::sim {

/// Results are the same on every level, bit for bit.
enum class host_level : u8 {
  any,    ///< what the compiler was told to use; constant evaluation; hosts that are not x86-64
  avx2,   ///< AVX2, FMA and F16C: x86-64-v3
  avx512, ///< AVX-512 F, BW, DQ and VL as well: x86-64-v4
};

// What a function for a level is compiled for. Lambdas have it after their parameters, functions before.
#if defined __x86_64__
#define KILN_HAS_HOST_LEVELS 1
#define KILN_FOR_AVX2 __attribute__((target("avx,avx2,fma,f16c,bmi,bmi2,lzcnt,popcnt")))
#define KILN_FOR_AVX512                                                                                      \
  __attribute__((target("avx,avx2,fma,f16c,bmi,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512dq,avx512vl")))
#else
#define KILN_HAS_HOST_LEVELS 0
#endif

/// The highest level of the host that runs this.
inline host_level host_level_here() {
#if KILN_HAS_HOST_LEVELS
  __builtin_cpu_init();
  const bool v3 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
                  __builtin_cpu_supports("f16c") && __builtin_cpu_supports("bmi") &&
                  __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("lzcnt");
  const bool v4 = v3 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                  __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
  return v4 ? host_level::avx512 : v3 ? host_level::avx2 : host_level::any;
#else
  return host_level::any;
#endif
}

} // namespace kiln::sim
