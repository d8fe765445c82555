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

/// Workgroups of the step that stores parts of the weight's gradient, each of which stores one.
inline i64 norm_parts(kiln::isa::arch a, i64 rows, i64 columns) {
  const bool is_long = reach_of(columns) != row_reach::registers;
  const u32 height = height_of(is_long ? kiln::kernel::norm_weight_shape::part_columns : longest_row);
  return kiln::kernel::norm_backward_workgroups(a, rows, height);
}
/// Numbers from the weight's parts to the bias's: 16 bytes or a multiple, as norm_weight_gradient() wants.
inline i64 part_numbers(kiln::isa::arch a, i64 rows, i64 columns) {
  return (norm_parts(a, rows, columns) * columns + 3) / 4 * 4;
}

/// Launches of one element type by `on`, which has
///   on.template run<step, reach>(x, y, arguments...)   launches a kernel on so many workgroups
///   on.at(pointer, count)                              what the kernel takes for that much memory
///   on.arch                                            the target
template<class T, class Runner> class row_steps {
public:
  explicit row_steps(const Runner& on) : on_(on) {}

  int run(const kiln_norm& r) const {
    using enum row_step;
    if (r.rows == 0) return 0;
    return by_length(r.columns, [&]<row_reach Reach>() {
      if (r.kind == KILN_RMSNORM)
        return r.residual == nullptr ? norm<rmsnorm, Reach>(r) : norm<add_rmsnorm, Reach>(r);
      return r.residual == nullptr ? norm<layernorm, Reach>(r) : norm<add_layernorm, Reach>(r);
    });
  }
  int run(const kiln_norm_gradients& r) const {
    using enum row_step;
    return by_length(r.columns, [&]<row_reach Reach>() {
      int failed = 0;
      if (r.rows != 0 && r.kind == KILN_RMSNORM)
        failed = r.d_sum == nullptr ? gradients<rmsnorm_gradients, Reach>(r)
                                    : gradients<add_rmsnorm_gradients, Reach>(r);
      else if (r.rows != 0)
        failed = r.d_sum == nullptr ? gradients<layernorm_gradients, Reach>(r)
                                    : gradients<add_layernorm_gradients, Reach>(r);
      if (failed == 0) failed = add_parts<Reach>(r, r.d_weight, r.parts);
      if (failed == 0 && r.kind == KILN_LAYERNORM) failed = add_parts<Reach>(r, r.d_bias, bias_parts(r));
      return failed;
    });
  }
  int run(const kiln_activation& r) const {
    using enum row_step;
    if (r.function == KILN_SILU) return activate<silu_and_mul>(r, 2);
    return r.function == KILN_GELU ? activate<gelu>(r, 1) : activate<gelu_tanh>(r, 1);
  }
  int run(const kiln_silu_gradient& r) const {
    if (r.rows == 0) return 0;
    const i64 all = r.rows * r.columns;
    return by_multiple(r.columns, [&]<row_reach Reach>() {
      return on_.template run<row_step::silu_gradient, Reach>(
          workgroups(r.rows, height_of(activation_columns)), workgroups(r.columns, activation_columns),
          to(r.d_x, 2 * all), from(r.d_y, all), from(r.x, 2 * all), n(r.rows), n(r.columns), n(2 * r.columns),
          n(r.columns), n(2 * r.columns));
    });
  }
  int run(const kiln_softmax& r) const {
    if (r.rows == 0) return 0;
    const i64 all = r.rows * r.columns;
    return by_length(r.columns, [&]<row_reach Reach>() {
      return on_.template run<row_step::softmax, Reach>(workgroups(r.rows, height_of(columns_of(Reach))), 1,
                                                        to(r.y, all), from(r.x, all), n(r.rows), n(r.columns),
                                                        n(r.columns), n(r.columns));
    });
  }

private:
  static constexpr u32 activation_columns = kiln::kernel::activation_form{}.columns;

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
  /// go<the reach of so many columns>().
  template<class Go> static int by_length(i64 columns, Go go) {
    using enum row_reach;
    switch (reach_of(columns)) {
    case registers: return go.template operator()<registers>();
    case pieces: return go.template operator()<pieces>();
    default: return go.template operator()<any>();
    }
  }
  /// The same where no row is too long.
  template<class Go> static int by_multiple(i64 columns, Go go) {
    using enum row_reach;
    return reach_of(columns) == any ? go.template operator()<any>() : go.template operator()<registers>();
  }

  template<row_step Step, row_reach Reach> int norm(const kiln_norm& r) const {
    const i64 all = r.rows * r.columns;
    const auto go = [&](auto&&... statistics) {
      return on_.template run<Step, Reach>(
          workgroups(r.rows, height_of(columns_of(Reach))), 1, to(r.y, all), to(r.sum, all), from(r.x, all),
          from(r.residual, all), from(r.weight, r.columns), statistics..., floats(r.factor, r.rows),
          floats<float>(nullptr, 0), static_cast<float>(r.epsilon), n(r.rows), n(r.columns), n(r.columns),
          n(r.columns), n(r.columns), u64{0}, u64{0}, 0.0f);
    };
    if constexpr (is_centred(Step))
      return go(from(r.bias, r.columns), floats(r.mean, r.rows));
    else
      return go();
  }
  template<row_step Step, row_reach Reach> int gradients(const kiln_norm_gradients& r) const {
    constexpr bool has_parts = Reach == row_reach::registers; // on the way
    const i64 all = r.rows * r.columns, parts = norm_parts(on_.arch, r.rows, r.columns);
    const auto to_parts = [&](float* data) { return floats(data, has_parts ? parts * r.columns : 0); };
    const auto go = [&](auto&& factor, auto&&... more) {
      return on_.template run<Step, Reach>(
          has_parts ? parts : workgroups(r.rows, height_of(columns_of(Reach))), 1, to(r.d_x, all),
          to(nullptr, 0), from(r.d_y, all), from(r.s, all), from(r.weight, r.columns), from(r.d_sum, all),
          factor, more..., n(r.rows), n(r.columns), n(r.columns), n(r.columns), n(r.columns), u64{0}, u64{0},
          0.0f);
    };
    int failed = 0;
    if constexpr (is_centred(Step))
      failed =
          go(floats(r.mean, r.rows), floats(r.factor, r.rows), to_parts(r.parts), to_parts(bias_parts(r)));
    else
      failed = go(floats(r.factor, r.rows), to_parts(r.parts));
    if constexpr (!has_parts)
      if (failed == 0)
        failed = store_parts<is_centred(Step) ? row_step::layernorm_parts : row_step::rmsnorm_parts, Reach>(
            r, parts);
    return failed;
  }
  /// The parts of rows that are not in registers.
  template<row_step Step, row_reach Reach> int store_parts(const kiln_norm_gradients& r, i64 parts) const {
    const i64 all = r.rows * r.columns;
    const bool has_bias = Step == row_step::layernorm_parts;
    return on_.template run<Step, Reach>(
        parts, workgroups(r.columns, kiln::kernel::norm_weight_shape::part_columns),
        floats(r.parts, parts * r.columns), floats(has_bias ? bias_parts(r) : nullptr, parts * r.columns),
        from(r.d_y, all), from(r.s, all), floats(has_bias ? r.mean : nullptr, r.rows),
        floats(r.factor, r.rows), n(r.rows), n(r.columns), n(r.columns), n(r.columns));
  }
  float* bias_parts(const kiln_norm_gradients& r) const {
    return r.parts + part_numbers(on_.arch, r.rows, r.columns);
  }
  template<row_reach Reach> int add_parts(const kiln_norm_gradients& r, void* sum, const float* parts) const {
    const i64 count = norm_parts(on_.arch, r.rows, r.columns);
    constexpr row_reach reach = Reach == row_reach::any ? Reach : row_reach::registers;
    return on_.template run<row_step::weight_gradient, reach>(
        workgroups(r.columns, kiln::kernel::norm_weight_shape::columns), 1, to(sum, r.columns),
        floats(parts, count * r.columns), n(r.columns), n(count));
  }
  template<row_step Step> int activate(const kiln_activation& r, i64 halves) const {
    if (r.rows == 0) return 0;
    return by_multiple(r.columns, [&]<row_reach Reach>() {
      return on_.template run<Step, Reach>(
          workgroups(r.rows, height_of(activation_columns)), workgroups(r.columns, activation_columns),
          to(r.y, r.rows * r.columns), from(r.x, halves * r.rows * r.columns), floats<float>(nullptr, 0),
          n(r.rows), n(r.columns), n(r.columns), n(halves * r.columns));
    });
  }

  const Runner& on_;
};

} // namespace kiln_examples
