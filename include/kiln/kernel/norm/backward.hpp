// SPDX-License-Identifier: MIT
// Gradients of normalised rows: what rmsnorm_backward() and layernorm_backward() share.
#pragma once

#include <kiln/author/values/roots.hpp>
#include <kiln/kernel/norm/form.hpp>
#include <kiln/kernel/norm/philox.hpp>
#include <kiln/kernel/norm/row_registers.hpp>

namespace kiln::kernel {

/// What a backward kernel is compiled for. Structural: a template argument.
struct norm_backward_form {
  u32 columns =
      4096; ///< numbers of a row in registers, a power of 2 from 2 to 4,096 per wave: a row has so many at most
  u32 waves = row_waves; ///< of a workgroup: 1, 2, 4, 8 or 16
  bool is_long =
      false; ///< rows of any length: read by `columns` at a time, and read again; without weight gradients
  u32 multiple = 8; ///< rows' lengths and strides are multiples of it, a power of 2, by the caller's promise
  bool adds_one_to_weight = false; ///< the weight is 1 + w, as Gemma's
  bool has_weight_gradient =
      true; ///< each workgroup's sum of the weight's gradient, of layernorm also the bias's, is stored
  bool has_residual_gradient = false; ///< the gradient of the sum that forward stored is added
  bool has_dropout = false; ///< forward had it: the gradient of x, which went through it, is stored beside dx

  friend constexpr bool operator==(const norm_backward_form&, const norm_backward_form&) = default;
};

/// The reason why no kernel takes the form for numbers of `bytes` bytes, or null.
constexpr const char* refusal_of(const norm_backward_form& f, u32 bytes) {
  if (!is_row(f.columns, f.waves))
    return "norm_backward_form: columns is a power of 2 from 2 to 4096 per wave, and there are 1, 2, 4, 8 or "
           "16 waves; "
           "longer rows take is_long";
  if (f.multiple == 0 || (f.multiple & (f.multiple - 1)) != 0)
    return "norm_backward_form: the promised multiple is a power of 2";
  if (bytes != 2 && bytes != 4) return "norm_backward_form: numbers are f32, f16 or bf16";
  if (f.is_long && f.has_weight_gradient)
    return "norm_backward_form: a row beyond the registers has its weight gradient from norm_weight_parts()";
  if (f.has_dropout && (f.multiple < 4 || f.columns < 4))
    return "norm_backward_form: dropout takes lengths that are promised multiples of 4";
  return nullptr;
}

/// Workgroups of a launch with weight gradients: as many parts are added by norm_weight_gradient(). The number is of the
/// target, not of the device, so that the order of sums, and with it all bits, are.
constexpr u32 norm_backward_workgroups(isa::arch a, i64 rows, u32 height) {
  const u32 most = 2 * isa::facts_of(a).compute_units;
  const i64 groups = (rows + height - 1) / height;
  return groups < most ? static_cast<u32>(groups) : most;
}

/// Arguments of the kernels; what a form does not have is not read.
template<class T> struct norm_backward_memory {
  const arg<T*>&dx, &dropped;
  const arg<const T*>&dy, &s, &weight, &ds;
  const arg<const float*>&mean, &factor;
  const arg<float*>&weight_parts, &bias_parts;
  const arg<i32>&rows, &columns, &dx_row, &dy_row, &s_row;
  dropout_arguments dropout;
};

/// The rows of a workgroup: every grid_dim.x-th.
template<bool Centred, class T, norm_backward_form Form> class norm_gradients {
  static constexpr tile::layout places = row_layout(Form.columns, sizeof(T), Form.waves);
  static constexpr i32 step = static_cast<i32>(Form.columns), height = static_cast<i32>(places.extent('m'));
  using packed = row_piece<T, places>;
  using shared = row_piece<T, tile::without(places, 'm')>;
  using values = tile::register_tile<f32, places>;
  static constexpr u32 each = tile::numbers_each<tile::number_of<T>>;

public:
  constexpr norm_gradients(builder b, const norm_backward_memory<T>& memory)
      : k(b),
        m(memory),
        width(memory.columns, Form.multiple),
        share(k.vgpr<f32>(author::rcp(author::convert<f32>(memory.columns)))),
        mean(k.vgpr<f32>(0.0f)),
        factor(k.vgpr<f32>(0.0f)),
        of_normal(k.vgpr<f32>(0.0f)),
        of_gradient(k.vgpr<f32>(0.0f)) {}

  constexpr void run() {
    k.require_block_size(Form.waves * 64);
    k.assume(m.columns >= 1);
    if constexpr (Form.is_long) {
      in_pieces();
    } else {
      k.assume(m.columns <= step);
      at_once();
    }
  }

private:
  constexpr void at_once() {
    const auto weight = load_weight(0);
    auto weight_sum = tile::filled<f32, places>(k, 0.0f);
    auto bias_sum = tile::filled<f32, places>(k, 0.0f);
    k.for_(k.block_idx.x * height, m.rows, k.grid_dim.x * height, [&](const auto& at) {
      const tile::uniform row(at);
      const auto dy = load(m.dy, m.dy_row, row, 0), s = load(m.s, m.s_row, row, 0);
      begin(row);
      sums_of sums(k);
      for (u32 i = 0; i < dy.registers.size(); ++i) {
        add(sums, dy, s, weight, i);
        if constexpr (Form.has_weight_gradient) {
          const auto d = author::convert<f32>(dy.registers[i]), normal = normalised(s, i);
          weight_sum.registers.template slice<each>(i * each) += d * normal;
          if constexpr (Centred) bias_sum.registers.template slice<each>(i * each) += d;
        }
      }
      end_of_sums(sums);
      store(dy, s, weight, row, 0);
    });
    if constexpr (Form.has_weight_gradient) {
      store_part(m.weight_parts, weight_sum);
      if constexpr (Centred) store_part(m.bias_parts, bias_sum);
    }
  }

  constexpr void in_pieces() {
    const auto first = k.template sgpr<i32>(k.block_idx.x * height);
    const tile::uniform row(first);
    begin(row);
    sums_of sums(k);
    each_piece([&](const tile::uniform& column) {
      const auto dy = load(m.dy, m.dy_row, row, column), s = load(m.s, m.s_row, row, column);
      const auto weight = load_weight(column);
      for (u32 i = 0; i < dy.registers.size(); ++i) add(sums, dy, s, weight, i);
    });
    end_of_sums(sums);
    each_piece([&](const tile::uniform& column) {
      store(load(m.dy, m.dy_row, row, column), load(m.s, m.s_row, row, column), load_weight(column), row,
            column);
    });
  }

  struct sums_of {
    lane_sum normal, gradient;
    constexpr explicit sums_of(builder b) : normal(b), gradient(b) {}
  };
  template<class Body> constexpr void each_piece(Body body) const {
    k.for_(0, m.columns, step, [&](const auto& at) { body(tile::uniform(at, Form.columns)); });
  }
  template<class P> constexpr auto matrix(const P& pointer, const arg<i32>& stride) const {
    return tile::tensor(pointer, {{'m', m.rows, tile::uniform(stride, Form.multiple)}, {'n', width}});
  }
  constexpr packed load(const arg<const T*>& from, const arg<i32>& stride, const tile::uniform& row,
                        const tile::uniform& column) const {
    return tile::load<places>(k, matrix(from, stride), {row, column});
  }
  constexpr shared load_weight(const tile::uniform& column) const {
    return tile::load<shared::places>(k, tile::tensor(m.weight, {{'n', width}}), {column});
  }
  /// The statistics of the lanes' rows.
  constexpr void begin(const tile::uniform& row) {
    const auto* const first = &row; // clang's bytecode interpreter captures no reference parameters
    const auto of = [&](const arg<const float*>& p) {
      const auto t = tile::load<tile::reduced(places, 'n')>(k, tile::tensor(p, {{'m', m.rows}}), {*first});
      return k.template vgpr<f32>(t.registers[0]);
    };
    factor = of(m.factor);
    if constexpr (Centred) mean = of(m.mean);
  }
  /// (s - mean) / deviation of the numbers in register i.
  constexpr auto normalised(const packed& s, u32 i) const {
    auto x = author::convert<f32>(s.registers[i]);
    if constexpr (Centred) x -= mean;
    x *= factor;
    return x;
  }
  /// The gradient of these.
  constexpr auto gradient(const packed& dy, const shared& weight, u32 i) const {
    auto d = author::convert<f32>(dy.registers[i]);
    const auto w = author::convert<f32>(weight.registers[i]);
    if constexpr (Form.adds_one_to_weight)
      d = d * w + d;
    else
      d *= w;
    return d;
  }
  /// Outside the row dy is 0, and so are both terms.
  constexpr void add(sums_of& sums, const packed& dy, const packed& s, const shared& weight, u32 i) const {
    const auto g = gradient(dy, weight, i), products = g * normalised(s, i);
    if constexpr (each == 1) {
      sums.normal.add(i, products);
      if constexpr (Centred) sums.gradient.add(i, g);
    } else {
      for (u32 n = 0; n < each; ++n) sums.normal.add(n, products[n]);
      for (u32 n = 0; n < each && Centred; ++n) sums.gradient.add(n, g[n]);
    }
  }
  constexpr void end_of_sums(const sums_of& sums) {
    of_normal = over_row<combine::sum, places>(k, sums.normal.whole()) * share;
    if constexpr (Centred) of_gradient = over_row<combine::sum, places>(k, sums.gradient.whole()) * share;
  }
  constexpr void store(const packed& dy, const packed& s, const shared& weight, const tile::uniform& row,
                       const tile::uniform& column) const {
    packed dx(k);
    const auto more = residual(row, column);
    for (u32 i = 0; i < dx.registers.size(); ++i) {
      auto d = gradient(dy, weight, i);
      d -= normalised(s, i) * of_normal;
      if constexpr (Centred) d -= of_gradient;
      d *= factor;
      if constexpr (Form.has_residual_gradient) d += author::convert<f32>(more.registers[i]);
      dx.registers[i] = rounded_numbers<T>(d);
    }
    tile::store(k, matrix(m.dx, m.dx_row), {row, column}, dx);
    if constexpr (Form.has_dropout) {
      packed dropped(k);
      row_dropout<places>(k, m.dropout, row, m.columns)
          .each_register(column, dx, [&](u32 i, const auto& numbers) {
            dropped.registers[i] = rounded_numbers<T>(numbers);
          });
      tile::store(k, matrix(m.dropped, m.dx_row), {row, column}, dropped);
    }
  }
  constexpr packed residual(const tile::uniform& row, const tile::uniform& column) const {
    if constexpr (Form.has_residual_gradient)
      return load(m.ds, m.s_row, row, column);
    else
      return packed(k);
  }
  /// The workgroup's sum of all its rows.
  constexpr void store_part(const arg<float*>& parts, const values& sum) const {
    const auto row = k.template sgpr<i32>(k.block_idx.x);
    const tile::tensor to(parts, {{'g', k.grid_dim.x, width}, {'n', width}});
    if constexpr (height == 1)
      tile::store(k, to, {row, 0}, sum);
    else
      tile::store(k, to, {row, 0}, tile::reduce<'m', combine::sum>(k, sum));
  }

  builder k;
  const norm_backward_memory<T>& m;
  tile::uniform width;
  vgpr<f32> share, mean, factor;
  vgpr<f32> of_normal, of_gradient; ///< means over the row: of gradient * normalised, and of the gradient
};

} // namespace kiln::kernel
