// SPDX-License-Identifier: MIT
// The gradient of SiLU with a gate.
#pragma once

#include <kiln/kernel/activation.hpp>

namespace kiln::kernel {

/// The reason why no kernel gives the gradient of the form, or null.
constexpr const char* gradient_refusal_of(const activation_form& f) {
  if (f.function != activation_function::silu || !f.is_gated || f.result != activation_result::same)
    return "activation_form: activation_backward() is of silu with a gate and results of the type of x";
  return refusal_of(f);
}

/// silu(v) and its derivative.
template<class G, class V, class S>
constexpr void silu_and_slope(builder k, const G& v, V&& value, S&& slope) {
  const auto s = k.vgpr<f32>(sigmoid(v));
  value = v * s;
  slope = s + value * (1.0f - s);
}

/// dx (rows, dg and du of `columns` each) of y = silu(g) * u, where x (rows, g and u of `columns` each) is what activation()
/// read: dg = dy u (s + g s (1 - s)) with s = 1 / (1 + exp(-g)), du = dy g s. Rows of dx, dy and x are dx_row, dy_row and x_row
/// elements apart; dx may be x. In f32, rounded once. Promises, lanes and workgroups are activation()'s.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, activation_form Form>
constexpr void activation_backward(builder k, arg<T*> dx, arg<const T*> dy, arg<const T*> x, arg<i32> rows,
                                   arg<i32> columns, arg<i32> dx_row, arg<i32> dy_row, arg<i32> x_row) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr const char* refusal = gradient_refusal_of(Form);
  if constexpr (refusal != nullptr) {
    k.program_draft().fail({}, refusal);
  } else {
    constexpr tile::layout places = row_layout(Form.columns, sizeof(T), Form.waves);
    constexpr u32 each = tile::numbers_each<tile::number_of<T>>;
    k.require_block_size(Form.waves * 64);
    k.assume(columns >= 1);
    const tile::uniform width(columns, Form.multiple), of_dx(dx_row, Form.multiple),
        of_dy(dy_row, Form.multiple), of_x(x_row, Form.multiple);
    const auto first_row = k.sgpr<i32>(k.block_idx.x * static_cast<i32>(places.extent('m')));
    const auto first_column = k.sgpr<i32>(k.block_idx.y * static_cast<i32>(Form.columns));
    const tile::uniform row(first_row), column(first_column, Form.columns);

    const auto second = x + columns;
    const auto second_dx = dx + columns;
    const auto gate =
        tile::load<places>(k, tile::tensor(x, {{'m', rows, of_x}, {'n', width}}), {row, column});
    const auto up =
        tile::load<places>(k, tile::tensor(second, {{'m', rows, of_x}, {'n', width}}), {row, column});
    const auto of_y =
        tile::load<places>(k, tile::tensor(dy, {{'m', rows, of_dy}, {'n', width}}), {row, column});
    const auto numbers = [&] {
      if constexpr (each == 1)
        return k.vgpr<f32>();
      else
        return k.vgpr<f32, each>();
    };
    row_piece<T, places> of_gate(k), of_up(k);
    for (u32 i = 0; i < gate.registers.size(); ++i) {
      const auto g = author::convert<f32>(gate.registers[i]);
      auto d = author::convert<f32>(of_y.registers[i]);
      auto value = numbers(), slope = numbers();
      if constexpr (each == 1)
        silu_and_slope(k, g, value, slope);
      else
        for (u32 n = 0; n < each; ++n) silu_and_slope(k, g[n], value[n], slope[n]);
      of_up.registers[i] = rounded_numbers<T>(d * value);
      d *= author::convert<f32>(up.registers[i]);
      of_gate.registers[i] = rounded_numbers<T>(d * slope);
    }
    tile::store(k, tile::tensor(dx, {{'m', rows, of_dx}, {'n', width}}), {row, column}, of_gate);
    tile::store(k, tile::tensor(second_dx, {{'m', rows, of_dx}, {'n', width}}), {row, column}, of_up);
  }
}

} // namespace kiln::kernel
