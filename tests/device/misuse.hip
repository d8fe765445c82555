// SPDX-License-Identifier: MIT
// Mistakes with kiln::launch, one a value of MISUSE; each must not compile.
#include "door_kernels.hpp"

#include <kiln/device/launch.hpp>

constexpr void undeclared(kiln::builder) {}

int main() {
#if MISUSE == 1
  kiln::launch<fill>({.grid = 1}, nullptr, 1, 1);
#elif MISUSE == 2
  return kiln::launch<undeclared>({.grid = 1}).ok();
#elif MISUSE == 3
  return kiln::launch<fill>({.grid = 1}, nullptr, "one", 1).ok();
#elif MISUSE == 4
  return kiln::launch<fill>({.grid = 1}, nullptr, 1).ok();
#endif
}
