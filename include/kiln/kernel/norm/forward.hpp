// SPDX-License-Identifier: MIT
// Rows normalised: what rmsnorm() and layernorm() share.
#pragma once

#include <kiln/kernel/norm/form.hpp>
#include <kiln/kernel/norm/philox.hpp>
#include <kiln/kernel/norm/quantise.hpp>
#include <kiln/kernel/norm/row_registers.hpp>

namespace kiln::kernel {

/// The type of results in memory.
template<class T, norm_form Form> using norm_result = author::choose<Form.has_fp8, fp8, T>;

/// Arguments of the kernels; what a form does not have is not read.
template<class T, norm_form Form> struct norm_memory {
  const arg<norm_result<T, Form>*>& y;
  const arg<T*>& sum;
  const arg<const T*>&x, &residual, &weight, &bias;
  const arg<float*>&mean, &factor, &scale;
  const arg<f32>& epsilon;
  const arg<i32>&rows, &columns, &y_row, &x_row, &residual_row;
  dropout_arguments dropout;
};

/// The rows of a workgroup. Centred: each row's mean is subtracted. What a lane holds are numbers of one row.
template<bool Centred, class T, norm_form Form> class norm_rows {
  static constexpr tile::layout places = row_layout(Form.columns, sizeof(T), Form.waves);
  static constexpr i32 step = static_cast<i32>(Form.columns);
  using packed = row_piece<T, places>;
  using values = tile::register_tile<f32, places>;
  using shared = row_piece<T, tile::without(places, 'm')>; ///< weights and biases

public:
  constexpr norm_rows(builder b, const norm_memory<T, Form>& memory)
      : k(b),
        m(memory),
        row(k.sgpr<i32>(k.block_idx.x * static_cast<i32>(places.extent('m')))),
        width(memory.columns, Form.multiple),
        share(k.vgpr<f32>()),
        mean(k.vgpr<f32>()),
        factor(k.vgpr<f32>()) {}

  constexpr void run() {
    k.assume(m.columns >= 1);
    if constexpr (!Form.is_long) k.assume(m.columns <= step);
    if constexpr (Form.is_long)
      in_pieces();
    else
      at_once();
  }

private:
  constexpr void at_once() {
    const auto x = read(0);
    const auto weight = load_shared(m.weight, 0), bias = biases(0);
    find_share();
    if constexpr (Centred) mean = over_row<combine::sum, places>(k, sum(x)) * share;
    factor_of(over_row<combine::sum, places>(k, squares(x, 0)));
    if constexpr (Form.has_fp8) {
      const auto y = results(x, weight, bias);
      const auto scale = scale_of(largest_magnitude(k, y, k.template vgpr<f32>(0.0f)));
      store_codes(y, scale, 0);
    } else {
      store(x, weight, bias, 0);
    }
  }

  /// Reads a row two times, for fp8 three times.
  constexpr void in_pieces() {
    auto rest = k.template vgpr<f32>(0.0f), all = k.template vgpr<f32>(0.0f);
    find_share();
    if constexpr (
        Centred) { // Without a mean of part of the row squares lose nothing when the mean of all is subtracted.
      const auto first = over_row<combine::sum, places>(k, sum(first_piece()));
      mean = first * author::rcp(author::convert<f32>(min(m.columns, step)));
    }
    each_piece([&](const tile::uniform& column) {
      const auto x = read(column);
      if constexpr (Centred) rest += sum_less_mean(x, column);
      all += squares(x, column);
    });
    all = over_row<combine::sum, places>(k, all);
    if constexpr (Centred) {
      rest = over_row<combine::sum, places>(k, rest);
      const auto shift = k.template vgpr<f32>(rest * share);
      all -= rest * shift;
      mean += shift;
    }
    factor_of(all);
    if constexpr (Form.has_fp8) {
      auto most = k.template vgpr<f32>(0.0f);
      each_piece([&](const tile::uniform& column) { most = largest_magnitude(k, results_at(column), most); });
      const auto scale = scale_of(most);
      each_piece([&](const tile::uniform& column) { store_codes(results_at(column), scale, column); });
    } else {
      each_piece([&](const tile::uniform& column) {
        store(read_again(column), load_shared(m.weight, column), biases(column), column);
      });
    }
  }
  /// After the loads where there is one of each: what stands before them keeps them waiting.
  constexpr void find_share() { share = author::rcp(author::convert<f32>(m.columns)); }
  template<class Body> constexpr void each_piece(Body body) const {
    k.for_(0, m.columns, step, [&](const auto& at) { body(tile::uniform(at, Form.columns)); });
  }

  /// What is normalised, from `column` on; a sum with the residual is stored.
  constexpr packed read(const tile::uniform& column) const {
    auto x = load(m.x, m.x_row, column);
    if constexpr (Form.has_residual) {
      auto both = with_residual(x, column);
      tile::store(k, matrix(m.sum, m.residual_row), {row, column}, both);
      return both;
    } else {
      return x;
    }
  }
  constexpr packed read_again(const tile::uniform& column) const {
    return Form.has_residual ? load(m.sum, m.residual_row, column) : load(m.x, m.x_row, column);
  }
  constexpr packed first_piece() const {
    auto x = load(m.x, m.x_row, 0);
    if constexpr (Form.has_residual)
      return with_residual(x, 0);
    else
      return x;
  }
  constexpr packed with_residual(const packed& x, const tile::uniform& column) const {
    const auto residual = load(m.residual, m.residual_row, column);
    if constexpr (Form.has_dropout) {
      packed out(k);
      const row_dropout<places> dropout(k, m.dropout, row, m.columns);
      dropout.each_register(column, x, [&](u32 i, const auto& numbers) {
        out.registers[i] = rounded_numbers<T>(numbers + author::convert<f32>(residual.registers[i]));
      });
      return out;
    } else {
      return sum_of<T>(k, x, residual);
    }
  }
  template<class P>
  constexpr packed load(const P& from, const arg<i32>& stride, const tile::uniform& column) const {
    return tile::load<places>(k, matrix(from, stride), {row, column});
  }
  constexpr shared load_shared(const arg<const T*>& from, const tile::uniform& column) const {
    return tile::load<shared::places>(k, tile::tensor(from, {{'n', width}}), {column});
  }
  constexpr shared biases(const tile::uniform& column) const {
    if constexpr (Form.has_bias)
      return load_shared(m.bias, column);
    else
      return shared(k);
  }
  template<class P> constexpr auto matrix(const P& pointer, const arg<i32>& stride) const {
    return tile::tensor(pointer, {{'m', m.rows, tile::uniform(stride, Form.multiple)}, {'n', width}});
  }

  constexpr vgpr<f32> sum(const packed& x) const {
    lane_sum all(k);
    each_number(x, [&](u32 i, const auto& v) { all.add(i, v); });
    return all.whole();
  }
  constexpr vgpr<f32> sum_less_mean(const packed& x, const tile::uniform& column) const {
    lane_sum all(k);
    each_less_mean(x, column, [&](u32 i, const auto& v) { all.add(i, v); });
    return all.whole();
  }
  constexpr vgpr<f32> squares(const packed& x, const tile::uniform& column) const {
    lane_sum all(k);
    const auto add = [&](u32 i, const auto& v) { all.add_square(i, v); };
    if constexpr (Centred)
      each_less_mean(x, column, add);
    else
      each_number(x, add); // 0 outside the row
    return all.whole();
  }
  template<class F> constexpr void each_less_mean(const packed& x, const tile::uniform& column, F f) const {
    const row_bound<places, Form.multiple> inside(
        k, column.is(0) ? width : tile::left_of(width, column, 0x7fff'ffff));
    each_number(x, [&](u32 i, const auto& v) { f(i, inside.keep(v - mean, i, 0.0f)); });
  }
  constexpr void factor_of(const vgpr<f32>& squares) {
    factor = author::rsqrt(squares * share + m.epsilon);
    if constexpr (Form.has_statistics) {
      tile::store(k, tile::tensor(m.factor, {{'m', m.rows}}), {row}, of_rows<places>(k, factor));
      if constexpr (Centred)
        tile::store(k, tile::tensor(m.mean, {{'m', m.rows}}), {row}, of_rows<places>(k, mean));
    }
  }
  constexpr vgpr<f32> scale_of(const vgpr<f32>& most) const {
    const auto scale = fp8_scale(k, over_row<combine::max, places>(k, most));
    tile::store(k, tile::tensor(m.scale, {{'m', m.rows}}), {row}, of_rows<places>(k, scale));
    return scale;
  }

  /// Results of register i of a packed piece, as f32.
  constexpr auto result(const packed& x, const shared& weight, const shared& bias, u32 i) const {
    const auto w = author::convert<f32>(weight.registers[i]);
    auto y = author::convert<f32>(x.registers[i]);
    if constexpr (Centred) y -= mean;
    y *= factor;
    if constexpr (Form.adds_one_to_weight)
      y = y * w + y;
    else
      y *= w;
    if constexpr (Form.has_bias) y += author::convert<f32>(bias.registers[i]);
    return y;
  }
  constexpr void store(const packed& x, const shared& weight, const shared& bias,
                       const tile::uniform& column) const {
    packed y(k);
    for (u32 i = 0; i < y.registers.size(); ++i)
      y.registers[i] = rounded_numbers<T>(result(x, weight, bias, i));
    tile::store(k, matrix(m.y, m.y_row), {row, column}, y);
  }
  constexpr values results(const packed& x, const shared& weight, const shared& bias) const {
    values y(k);
    constexpr u32 each = tile::numbers_each<tile::number_of<T>>;
    for (u32 i = 0; i < x.registers.size(); ++i)
      y.registers.template slice<each>(i * each) = result(x, weight, bias, i);
    return y;
  }
  constexpr values results_at(const tile::uniform& column) const {
    return results(read_again(column), load_shared(m.weight, column), biases(column));
  }
  constexpr void store_codes(const values& y, const vgpr<f32>& scale, const tile::uniform& column) const {
    tile::store(k, matrix(m.y, m.y_row), {row, column}, to_fp8(k, y, author::rcp(scale)));
  }

  builder k;
  const norm_memory<T, Form>& m;
  sgpr<i32> row;
  tile::uniform width;
  vgpr<f32> share, mean, factor; ///< 1 / columns
};

} // namespace kiln::kernel
