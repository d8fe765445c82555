// SPDX-License-Identifier: MIT
// LLVM takes random names for temporary files, of which there are none here, from a function that glibc has from 2.36 on.
// With this one the library runs from glibc 2.34 on, as in RHEL 9 and Ubuntu 22.04.
#include <cstdint>
#include <sys/random.h>

extern "C" uint32_t arc4random() noexcept {
  uint32_t out = 0;
  (void)!getrandom(&out, sizeof(out), 0);
  return out;
}
