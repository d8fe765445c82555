// SPDX-License-Identifier: MIT
// Attention and its gradients in the simulator, on host memory.
#include "attention.hpp"
#include "simulate.hpp"

#include <kiln/kernel/attention_backward_keys.hpp>
#include <kiln/kernel/attention_backward_queries.hpp>
#include <kiln/kernel/attention_delta.hpp>
#include <kiln/kernel/attention_forward.hpp>
#include <kiln/kernel/attention_gradient_steps.hpp>
#include <kiln/kernel/attention_key_sums.hpp>

#include <vector>

namespace kiln_examples {
namespace {

/// The kernels of one type and head.
template<class T, u32 Head> struct simulated {
  using step = kernel::attention_gradient_step;
  static constexpr kernel::attention_form form = form_of_head<Head>;
  int target;

  template<class... A> int run(i64 x, i64 y, i64 z, A... arguments) const {
    return kiln_examples::run<kernel::attention_forward<T, form>>(target, x, y, z, arguments...);
  }
  template<step Step, class... A> bool run(i64 x, i64 y, i64 z, A... arguments) const {
    if constexpr (Step == step::delta)
      return kiln_examples::run<kernel::attention_delta<T, form>>(target, x, y, z, arguments...) == 0;
    else if constexpr (Step == step::keys)
      return kiln_examples::run<kernel::attention_backward_keys<T, form>>(target, x, y, z, arguments...) == 0;
    else if constexpr (Step == step::sums)
      return kiln_examples::run<kernel::attention_key_sums<T, form>>(target, x, y, z, arguments...) == 0;
    else
      return kiln_examples::run<kernel::attention_backward_queries<T, form>>(target, x, y, z, arguments...) ==
             0;
  }
  kernel::attention_device device() const { return {static_cast<isa::arch>(target), compute_units[target]}; }
  template<class M> static sim::buffer<M> at(M* data, i64 count) { return buffer_of(data, count); }
};

template<class T, u32 Head> int simulate(const kiln_attention& r, int target) {
  const simulated<T, Head> on{target};
  return attention_launch<T, Head, simulated<T, Head>>(r, on).run();
}
template<class T, u32 Head> int simulate(const kiln_attention_gradients& r, int target) {
  static constexpr kernel::attention_gradient_facts facts{.form = form_of_head<Head>, .has_sums = true};
  const simulated<T, Head> on{target};
  const kernel::attention_gradient_problem p = problem_of(r);
  const kernel::attention_gradient_plan plan =
      kernel::plan_attention_gradients(p, Head, &facts, 1, on.device());
  if (plan.status != kernel::attention_status::ok)
    return fail("gradients of attention: %s", kernel::text_of(plan.status));
  std::vector<float> parts(static_cast<std::size_t>(plan.workspace_bytes / 4));
  const kernel::attention_gradient_steps<T, facts, simulated<T, Head>> steps(p, Head, plan, parts.data(), on);
  return steps.run() ? 0 : -1;
}
template<class Request> int simulate(const Request& r, const kiln_attention& of, const char* target_name) {
  const int target = target_of(target_name);
  if (target < 0 || validate(r) != 0) return -1;
  if (of.type == KILN_F16)
    return of.head == 64 ? simulate<_Float16, 64>(r, target) : simulate<_Float16, 128>(r, target);
  return of.head == 64 ? simulate<__bf16, 64>(r, target) : simulate<__bf16, 128>(r, target);
}

} // namespace
} // namespace kiln_examples

int kiln_attention_simulate(const kiln_attention* r, const char* target) {
  return kiln_examples::simulate(*r, *r, target);
}
int kiln_attention_gradients_simulate(const kiln_attention_gradients* r, const char* target) {
  return kiln_examples::simulate(*r, r->of, target);
}
