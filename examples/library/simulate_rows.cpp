// SPDX-License-Identifier: MIT
// Norms, activations and softmax in the simulator, on host memory.
#include "rows.hpp"
#include "simulate.hpp"

namespace kiln_examples {
namespace {

template<class T> struct simulated {
  isa::arch arch;

  template<row_step Step, row_reach Reach, class... A> int run(i64 x, i64 y, A&&... arguments) const {
    return kiln_examples::run<row_kernel<T, Step, Reach>()>(static_cast<int>(arch), x, y, 1, arguments...);
  }
  template<class M> static sim::buffer<M> at(M* data, i64 count) { return buffer_of(data, count); }
};

template<class T, class Request> int simulate(const Request& r, int target) {
  const simulated<T> on{static_cast<isa::arch>(target)};
  return row_steps<T, simulated<T>>(on).run(r);
}
template<class Request> int simulate(const Request& r, const char* target_name) {
  const int target = target_of(target_name);
  if (target < 0 || validate(r) != 0) return -1;
  return r.type == KILN_F16 ? simulate<_Float16>(r, target) : simulate<__bf16>(r, target);
}

} // namespace
} // namespace kiln_examples

using kiln_examples::simulate;

int kiln_norm_simulate(const kiln_norm* r, const char* target) { return simulate(*r, target); }
int kiln_norm_gradients_simulate(const kiln_norm_gradients* r, const char* target) {
  return simulate(*r, target);
}
int kiln_activation_simulate(const kiln_activation* r, const char* target) { return simulate(*r, target); }
int kiln_silu_gradient_simulate(const kiln_silu_gradient* r, const char* target) {
  return simulate(*r, target);
}
int kiln_softmax_simulate(const kiln_softmax* r, const char* target) { return simulate(*r, target); }
