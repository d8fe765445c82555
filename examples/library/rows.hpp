// SPDX-License-Identifier: MIT
// Norms, activations and softmax of rows as steps, each a kernel's launch: the same for a GPU and for the simulator.
#pragma once

#include "row_kernels.hpp"

namespace kiln_examples {

/// 0 if a kernel can do it, else `fail`.
int validate(const kiln_norm& r);
int validate(const kiln_norm_gradients& r);
int validate(const kiln_activation& r);
int validate(const kiln_silu_gradient& r);
int validate(const kiln_softmax& r);

/// Workgroups of the first step of gradients, each of which stores its part of the weight's.
inline i64 norm_parts(kiln::isa::arch a, i64 rows) {
  return kiln::kernel::norm_backward_workgroups(a, rows, height_of(longest_row));
}

/// Launches of one element type by `on`, which has
///   on.template run<step>(x, y, arguments...)   launches a kernel on so many workgroups
///   on.at(pointer, count)                       what the kernel takes for that much memory
///   on.arch                                     the target
template<class T, class Runner> class row_steps {
public:
  explicit row_steps(const Runner& on) : on_(on) {}

  int run(const kiln_norm& r) const {
    using enum row_step;
    if (r.rows == 0) return 0;
    if (r.kind == KILN_RMSNORM) return r.residual == nullptr ? norm<rmsnorm>(r) : norm<add_rmsnorm>(r);
    return r.residual == nullptr ? norm<layernorm>(r) : norm<add_layernorm>(r);
  }
  int run(const kiln_norm_gradients& r) const {
    using enum row_step;
    int failed = 0;
    if (r.rows != 0 && r.kind == KILN_RMSNORM)
      failed = r.d_sum == nullptr ? gradients<rmsnorm_gradients>(r) : gradients<add_rmsnorm_gradients>(r);
    else if (r.rows != 0)
      failed = r.d_sum == nullptr ? gradients<layernorm_gradients>(r) : gradients<add_layernorm_gradients>(r);
    if (failed == 0) failed = add_parts(r, r.d_weight, r.parts);
    if (failed == 0 && r.kind == KILN_LAYERNORM) failed = add_parts(r, r.d_bias, bias_parts(r));
    return failed;
  }
  int run(const kiln_activation& r) const {
    using enum row_step;
    if (r.function == KILN_SILU) return activate<silu_and_mul>(r, 2);
    return r.function == KILN_GELU ? activate<gelu>(r, 1) : activate<gelu_tanh>(r, 1);
  }
  int run(const kiln_silu_gradient& r) const {
    if (r.rows == 0) return 0;
    const i64 all = r.rows * r.columns;
    constexpr u32 columns = activation_form_of({}).columns;
    return on_.template run<row_step::silu_gradient>(
        workgroups(r.rows, height_of(columns)), workgroups(r.columns, columns), to(r.d_x, 2 * all),
        from(r.d_y, all), from(r.x, 2 * all), n(r.rows), n(r.columns), n(2 * r.columns), n(r.columns),
        n(2 * r.columns));
  }
  int run(const kiln_softmax& r) const {
    if (r.rows == 0) return 0;
    const i64 all = r.rows * r.columns;
    const auto go = [&]<row_step Step>(u32 form_columns) {
      return on_.template run<Step>(workgroups(r.rows, height_of(form_columns)), 1, to(r.y, all),
                                    from(r.x, all), n(r.rows), n(r.columns), n(r.columns), n(r.columns));
    };
    if (r.columns <= longest_row) return go.template operator()<row_step::softmax>(longest_row);
    return go.template operator()<row_step::softmax_long>(long_piece);
  }

private:
  static i32 n(i64 x) { return static_cast<i32>(x); }
  auto to(void* data, i64 count) const { return on_.at(static_cast<T*>(data), data == nullptr ? 0 : count); }
  auto from(const void* data, i64 count) const {
    return on_.at(static_cast<const T*>(data), data == nullptr ? 0 : count);
  }
  template<class F> auto floats(F* data, i64 count) const {
    return on_.at(data, data == nullptr ? 0 : count);
  }
  static constexpr bool is_centred(row_step s) {
    using enum row_step;
    return s == layernorm || s == add_layernorm || s == layernorm_gradients || s == add_layernorm_gradients;
  }

  template<row_step Step> int norm(const kiln_norm& r) const {
    const i64 all = r.rows * r.columns;
    const auto go = [&](auto&&... statistics) {
      return on_.template run<Step>(
          workgroups(r.rows, height_of(longest_row)), 1, to(r.y, all), to(r.sum, all), from(r.x, all),
          from(r.residual, all), from(r.weight, r.columns), statistics..., floats(r.factor, r.rows),
          floats<float>(nullptr, 0), static_cast<float>(r.epsilon), n(r.rows), n(r.columns), n(r.columns),
          n(r.columns), n(r.columns), u64{0}, u64{0}, 0.0f);
    };
    if constexpr (is_centred(Step))
      return go(from(r.bias, r.columns), floats(r.mean, r.rows));
    else
      return go();
  }
  template<row_step Step> int gradients(const kiln_norm_gradients& r) const {
    const i64 all = r.rows * r.columns, parts = norm_parts(on_.arch, r.rows);
    const auto go = [&](auto&& factor, auto&&... more) {
      return on_.template run<Step>(parts, 1, to(r.d_x, all), to(nullptr, 0), from(r.d_y, all),
                                    from(r.s, all), from(r.weight, r.columns), from(r.d_sum, all), factor,
                                    more..., n(r.rows), n(r.columns), n(r.columns), n(r.columns),
                                    n(r.columns), u64{0}, u64{0}, 0.0f);
    };
    if constexpr (is_centred(Step))
      return go(floats(r.mean, r.rows), floats(r.factor, r.rows), floats(r.parts, parts * r.columns),
                floats(bias_parts(r), parts * r.columns));
    else
      return go(floats(r.factor, r.rows), floats(r.parts, parts * r.columns));
  }
  float* bias_parts(const kiln_norm_gradients& r) const {
    return r.parts + norm_parts(on_.arch, r.rows) * r.columns;
  }
  int add_parts(const kiln_norm_gradients& r, void* sum, const float* parts) const {
    const i64 count = norm_parts(on_.arch, r.rows);
    return on_.template run<row_step::weight_gradient>(
        workgroups(r.columns, kiln::kernel::norm_weight_shape::columns), 1, to(sum, r.columns),
        floats(parts, count * r.columns), n(r.columns), n(count));
  }
  template<row_step Step> int activate(const kiln_activation& r, i64 halves) const {
    if (r.rows == 0) return 0;
    constexpr u32 columns = activation_form_of({}).columns;
    return on_.template run<Step>(workgroups(r.rows, height_of(columns)), workgroups(r.columns, columns),
                                  to(r.y, r.rows * r.columns), from(r.x, halves * r.rows * r.columns),
                                  floats<float>(nullptr, 0), n(r.rows), n(r.columns), n(r.columns),
                                  n(halves * r.columns));
  }

  const Runner& on_;
};

} // namespace kiln_examples
