// SPDX-License-Identifier: MIT
// Rotary embedding in the simulator, on host memory.
#include "rotary.hpp"
#include "simulate.hpp"

namespace kiln_examples {
namespace {

template<class T> int simulate(const kiln_rotary& r, int target) {
  return with_rotary_kernel(r, [&]<u32 Rotated, bool HasNeighbours, bool IsInverse>() {
    const auto go = [target](i64 x, i64 y, auto&&... arguments) {
      return run<rotary_kernel<T, Rotated, HasNeighbours, IsInverse>>(target, x, y, 1, arguments...);
    };
    return launch_rotary<T>(r, go, [](auto* data, i64 count) { return buffer_of(data, count); });
  });
}

} // namespace
} // namespace kiln_examples

using namespace kiln_examples;

int kiln_rotary_simulate(const kiln_rotary* r, const char* target_name) {
  const int target = target_of(target_name);
  if (target < 0 || validate(*r) != 0) return -1;
  return r->type == KILN_F16 ? simulate<_Float16>(*r, target) : simulate<__bf16>(*r, target);
}
