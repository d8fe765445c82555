// SPDX-License-Identifier: MIT
// Launches of attention's gradients: the kernels that a program has compiled, in their order.
#pragma once

#include <kiln/kernel/attention_gradient_steps.hpp>
#include <kiln/kernel/attention_gradient_variant.hpp>
#include <kiln/kernel/attention_launch.hpp>

namespace kiln::kernel {

/// The kernels of a program for one type: `attention_gradient_family<attention_gradient_variant<form, delta, keys, queries,
/// sums>, ...>`. Its functions may be called from any thread.
template<class... Variants> class attention_gradient_family {
  static constexpr u32 count = sizeof...(Variants);
  static constexpr attention_gradient_facts facts[count] = {Variants::facts...};

public:
  static constexpr attention_gradient_plan plan(const attention_gradient_problem& p, u32 head,
                                                const attention_device& on) {
    return plan_attention_gradients(p, head, facts, count, on);
  }
  /// Bytes of the workspace that the launch needs; 0 too for a problem that it refuses.
  static i64 workspace_bytes(const attention_gradient_problem& p, u32 head) {
    const attention_gradient_plan chosen = plan(p, head, attention_device_of(current_device()));
    return chosen.status == attention_status::ok ? chosen.workspace_bytes : 0;
  }
  /// On the current device, in the order of the stream; returns at once. For one problem, device, set of variants and version
  /// of Kiln the results have the same bits in every run, but dQ of adds_queries.
  static attention_outcome launch(const attention_gradient_problem& p, u32 head,
                                  const attention_launch_options& options = {}) {
    const gemm_device on = current_device();
    if (on.compute_units == 0) return launch_result(hipErrorNoDevice, nullptr);
    const attention_gradient_plan chosen = plan(p, head, attention_device_of(on));
    if (chosen.status != attention_status::ok) return chosen.status;
    const attention_status s = attention_gradient_judge(p, head).judge();
    if (s != attention_status::ok) return s;
    if (chosen.workspace_bytes != 0 &&
        (options.workspace == nullptr || options.workspace_bytes < chosen.workspace_bytes))
      return attention_status::missing_workspace;
    if (reinterpret_cast<u64>(options.workspace) % 16 != 0) return attention_status::misaligned_workspace;
    attention_outcome out = attention_status::no_variant;
    u32 i = 0;
    (void)((i++ == chosen.variant && (out = run(Variants{}, p, head, chosen, options), true)) || ...);
    return out;
  }

private:
  template<class Variant> struct launches {
    hipStream_t stream;
    launch_result* last;

    template<attention_gradient_step Step, class... A>
    bool run(i64 x, i64 y, i64 z, const A&... arguments) const {
      *last =
          kiln::launch<Variant::template entry<Step>()>({.grid = {x, y, z}, .stream = stream}, arguments...);
      return last->ok();
    }
    bool clear(float* to, i64 pitch, i64 width, i64 rows) const {
      const auto bytes = [](i64 numbers) { return static_cast<decltype(sizeof(0))>(numbers) * 4; };
      *last = {
          hipMemset2DAsync(to, bytes(pitch), 0, bytes(width), static_cast<decltype(sizeof(0))>(rows), stream),
          nullptr};
      return last->ok();
    }
    template<class M> static M* at(M* data, i64) { return data; }
  };

  template<class Variant>
  static attention_outcome run(Variant, const attention_gradient_problem& p, u32 head,
                               const attention_gradient_plan& plan, const attention_launch_options& options) {
    launch_result last{hipSuccess, nullptr};
    const launches<Variant> on{options.stream, &last};
    const attention_gradient_steps<typename Variant::element, Variant::facts, launches<Variant>> steps(
        p, head, plan, static_cast<float*>(options.workspace), on);
    steps.run();
    return last;
  }
};

} // namespace kiln::kernel
