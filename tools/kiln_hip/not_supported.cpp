// SPDX-License-Identifier: MIT
#include "not_supported.hpp"

#include "call.hpp"

#include <cstdio>

namespace kiln::hip_runtime {

int not_supported(const char* name, bool& said) noexcept {
  const hipError_t unusable = check_usable();
  if (unusable != hipSuccess) return note_error(unusable);
  if (!__atomic_exchange_n(&said, true, __ATOMIC_RELAXED))
    std::fprintf(stderr, "kiln_hip: %s is not supported\n", name);
  return note_error(hipErrorNotSupported);
}

} // namespace kiln::hip_runtime
