// SPDX-License-Identifier: MIT
// Activations of rows: SiLU and gelu, with or without a gate, with fp8 results.
#pragma once

#include <kiln/author/math.hpp>
#include <kiln/kernel/norm/exact_gelu.hpp>
#include <kiln/kernel/norm/quantise.hpp>
#include <kiln/kernel/norm/row_registers.hpp>

namespace kiln::kernel {

enum class activation_function : u8 {
  silu,      ///< x / (1 + exp(-x))
  gelu,      ///< x (1 + erf(x / sqrt(2))) / 2
  gelu_tanh, ///< x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) / 2
};
/// What results are stored as.
enum class activation_result : u8 {
  same,       ///< the type of x
  fp8,        ///< fp8 of the target's kind, by one scale that is given; beyond the ends they are the ends
  fp8_of_row, ///< the same by a scale of each row, which is stored: a workgroup has whole rows
};

/// What a kernel is compiled for. Structural: a template argument.
struct activation_form {
  activation_function function = activation_function::silu;
  bool is_gated = true; ///< rows of x are 2 * columns: y = function(first half) * second half
  activation_result result = activation_result::same;
  u32 columns = 1024;    ///< that a workgroup has of a row, a power of 2 from 4 to 4,096 per wave
  u32 waves = row_waves; ///< of a workgroup: 1, 2, 4, 8 or 16
  u32 multiple = 8;      ///< columns and strides are multiples of it, a power of 2, by the caller's promise

  friend constexpr bool operator==(const activation_form&, const activation_form&) = default;
};

/// The reason why no kernel takes the form, or null.
constexpr const char* refusal_of(const activation_form& f) {
  if (!is_row(f.columns, f.waves) || f.columns < 4)
    return "activation_form: columns is a power of 2 from 4 to 4096 per wave, and there are 1, 2, 4, 8 or 16 "
           "waves";
  if (f.multiple == 0 || (f.multiple & (f.multiple - 1)) != 0)
    return "activation_form: the promised multiple is a power of 2";
  return nullptr;
}

template<class T, activation_form Form>
using activation_number = author::choose<Form.result == activation_result::same, T, fp8>;

/// y (rows, columns) = function(x) of x (rows, columns), or function(g) * u of x (rows, g and u of `columns` each). Rows of y
/// and x are y_row and x_row elements apart; where nothing is gated y may be x. Pointers are multiples of 16 bytes, strides and
/// `columns` of Form.multiple elements, by the caller's promise. All lanes must be enabled, as they are when a kernel begins.
/// In f32, rounded once. `scale` is what codes of fp8 are multiplied by: one number that is read, or one for each row that is
/// written. Workgroups of Form.waves * 64 work-items: ceil(rows / row_layout(Form.columns, sizeof(T), Form.waves).extent('m')),
/// and ceil(columns / Form.columns) along y, for scales of rows 1.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, activation_form Form>
constexpr void activation(builder k, arg<activation_number<T, Form>*> y, arg<const T*> x, arg<float*> scale,
                          arg<i32> rows, arg<i32> columns, arg<i32> y_row, arg<i32> x_row) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr const char* refusal = refusal_of(Form);
  if constexpr (refusal != nullptr) {
    k.program_draft().fail({}, refusal);
  } else {
    constexpr tile::layout places = row_layout(Form.columns, sizeof(T), Form.waves);
    constexpr bool has_fp8 = Form.result != activation_result::same;
    constexpr u32 each = tile::numbers_each<tile::number_of<T>>;
    k.require_block_size(Form.waves * 64);
    k.assume(columns >= 1);
    if constexpr (Form.result == activation_result::fp8_of_row)
      k.assume(columns <= static_cast<i32>(Form.columns));
    const tile::uniform width(columns, Form.multiple), of_y(y_row, Form.multiple), of_x(x_row, Form.multiple);
    const auto first_row = k.sgpr<i32>(k.block_idx.x * static_cast<i32>(places.extent('m')));
    const auto first_column = k.sgpr<i32>(k.block_idx.y * static_cast<i32>(Form.columns));
    const tile::uniform row(first_row), column(first_column, Form.columns);

    const auto gate =
        tile::load<places>(k, tile::tensor(x, {{'m', rows, of_x}, {'n', width}}), {row, column});
    const auto second = x + columns;
    const auto factor = [&] {
      if constexpr (Form.is_gated)
        return tile::load<places>(k, tile::tensor(second, {{'m', rows, of_x}, {'n', width}}), {row, column});
      else
        return 0;
    }();
    const auto result = [&](u32 i) {
      auto g = author::convert<f32>(gate.registers[i]);
      const auto one = [](const auto& v) {
        if constexpr (Form.function == activation_function::silu)
          return silu(v);
        else if constexpr (Form.function == activation_function::gelu_tanh)
          return gelu(v);
        else
          return exact_gelu(v);
      };
      if constexpr (each == 1)
        g = one(g);
      else
        for (u32 n = 0; n < each; ++n) g[n] = one(g[n]);
      if constexpr (Form.is_gated) g *= author::convert<f32>(factor.registers[i]);
      return g;
    };
    const tile::tensor to(y, {{'m', rows, of_y}, {'n', width}});
    if constexpr (!has_fp8) {
      row_piece<T, places> out(k);
      for (u32 i = 0; i < out.registers.size(); ++i) out.registers[i] = rounded_numbers<T>(result(i));
      tile::store(k, to, {row, column}, out);
    } else {
      tile::register_tile<f32, places> out(k);
      for (u32 i = 0; i < gate.registers.size(); ++i)
        out.registers.template slice<each>(i * each) = result(i);
      if constexpr (Form.result == activation_result::fp8_of_row) {
        const auto most = over_row<combine::max, places>(k, largest_magnitude(k, out, k.vgpr<f32>(0.0f)));
        const auto own = fp8_scale(k, most);
        tile::store(k, tile::tensor(scale, {{'m', rows}}), {row}, of_rows<places>(k, own));
        tile::store(k, to, {row, column}, to_fp8(k, out, author::rcp(own)));
      } else {
        const auto given = k.vgpr<f32>(scale[0]);
        tile::store(k, to, {row, column}, to_fp8<overflow::saturate>(k, out, author::rcp(given)));
      }
    }
  }
}

} // namespace kiln::kernel
