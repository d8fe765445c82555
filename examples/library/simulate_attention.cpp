// SPDX-License-Identifier: MIT
// Attention and its gradients in the simulator, on host memory.
#include "attention.hpp"
#include "simulate.hpp"

namespace kiln_examples {
namespace {

/// The kernels of one type and head.
template<class T, u32 Head> struct simulated {
  int target;

  template<attention_step Step, class... A> int run(i64 x, i64 y, i64 z, A... arguments) const {
    constexpr kernel::attention_form form = form_of_head<Head>;
    using enum attention_step;
    if constexpr (Step == forward)
      return kiln_examples::run<kernel::attention_forward<T, form>>(target, x, y, z, arguments...);
    else if constexpr (Step == delta)
      return kiln_examples::run<kernel::attention_delta<T, form>>(target, x, y, z, arguments...);
    else if constexpr (Step == keys)
      return kiln_examples::run<kernel::attention_backward_keys<T, form>>(target, x, y, z, arguments...);
    else
      return kiln_examples::run<kernel::attention_backward_queries<T, form>>(target, x, y, z, arguments...);
  }
  kernel::attention_device device() const { return {static_cast<isa::arch>(target)}; }
  template<class M> static sim::buffer<M> at(M* data, i64 count) { return buffer_of(data, count); }
};

template<class T, u32 Head>
int simulate(const kiln_attention& r, const kiln_attention_gradients* g, int target) {
  const simulated<T, Head> on{target};
  const attention_steps<T, Head, simulated<T, Head>> steps(r, on);
  return g == nullptr ? steps.forward() : steps.gradients(*g);
}
int simulate(const kiln_attention& r, const kiln_attention_gradients* g, int target) {
  if (r.type == KILN_F16)
    return r.head == 64 ? simulate<_Float16, 64>(r, g, target) : simulate<_Float16, 128>(r, g, target);
  return r.head == 64 ? simulate<__bf16, 64>(r, g, target) : simulate<__bf16, 128>(r, g, target);
}

} // namespace
} // namespace kiln_examples

using namespace kiln_examples;

int kiln_attention_simulate(const kiln_attention* r, const char* target_name) {
  const int target = target_of(target_name);
  if (target < 0 || validate(*r) != 0) return -1;
  return simulate(*r, nullptr, target);
}

int kiln_attention_gradients_simulate(const kiln_attention_gradients* r, const char* target_name) {
  const int target = target_of(target_name);
  if (target < 0 || validate(*r) != 0) return -1;
  return simulate(r->of, r, target);
}
