// SPDX-License-Identifier: MIT
// CPU time of the calling thread, which other processes on the machine do not add to.
#pragma once

#include <ctime>

namespace kiln::bench {

inline double cpu_seconds() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

} // namespace kiln::bench
