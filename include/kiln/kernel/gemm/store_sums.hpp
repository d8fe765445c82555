// SPDX-License-Identifier: MIT
// From the sums of a workgroup to D: alpha, scales, C, bias and activation, one rounding, the store.
#pragma once

#include <kiln/kernel/gemm/activation.hpp>
#include <kiln/kernel/gemm/bias_extent.hpp>
#include <kiln/kernel/gemm/inputs.hpp>
#include <kiln/kernel/gemm/memory_block.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/reduce.hpp>

namespace kiln::kernel {

/// alpha and beta: f64 for results in f64, else f32.
template<gemm_form Form> using gemm_factor = author::choose<Form.d == gemm_number::f64, double, float>;

/// Where the workgroup's results go, and what they need.
template<gemm_form Form> struct gemm_outputs {
  const arg<memory_of<Form.d>*>& d; ///< of the workgroup's problem
  const arg<const memory_of<Form.d>*>&c, &bias;
  const arg<const float*>&row_scales, &column_scales;
  tile::uniform m, n, stride_d, stride_c;
  tile::uniform row, column; ///< at which the workgroup's tile begins
  const arg<gemm_factor<Form>>&alpha, &beta;
};

/// Items of sums with layout L that are finished at a time, so that they need few registers.
constexpr u32 log2_of_part(const tile::layout& l) {
  const u32 all = l.bits(tile::place::item);
  return all < 4 ? all : 4;
}
/// Where the workgroup's elements of rows of `stride` elements of M begin.
template<class M, class P>
constexpr author::handle<ir::bank::sgpr, u64> begin_of(const P& pointer, const tile::uniform& stride,
                                                       const tile::uniform& row,
                                                       const tile::uniform& column) {
  constexpr u32 bytes = sizeof(M);
  return tile::moved_by(tile::moved_by(as<u64>(pointer), row, tile::times(stride, bytes)), column, bytes);
}
/// Bytes from there to the end of the last row.
template<class M, tile::layout L>
constexpr tile::uniform size_of(const tile::uniform& stride, const tile::uniform& m,
                                const tile::uniform& row) {
  return tile::times(tile::left_of(m, row, L.extent('m')), tile::times(stride, sizeof(M)));
}
/// Sums to memory as they are.
template<class T, tile::layout L, ir::bank Bank, class Block>
constexpr void store_unchanged(builder k, const tile::register_tile<T, L, Bank>& sums, Block& to) {
  constexpr u32 some = log2_of_part(L), count = 1u << some;
  for (u32 first = 0; first < 1u << L.bits(tile::place::item); first += count) {
    tile::register_tile<T, tile::sliced(L, tile::place::item, 0, some)> x(k);
    for (u32 i = 0; i < count; ++i) x.registers[i] = sums.registers[first + i];
    to.store(x.registers.first_dword(), first, count);
  }
}

/// Finishes sums, some items at a time. All lanes must be enabled.
template<gemm_form Form, tile::layout L, ir::bank Bank> class sums_writer {
  using sum = gemm_sum<Form>;
  using memory = memory_of<Form.d>;
  using number = tile::number_of<memory>;
  using real = author::choose<Form.d == gemm_number::f64, f64, f32>; ///< calculated in
  static_assert(tile::is_injective(L.map), "a loop leaves each sum in one place");
  static constexpr u32 all = L.bits(tile::place::item), some = log2_of_part(L);
  static constexpr u32 count = 1u << some; ///< items at a time
  static constexpr tile::layout part = tile::sliced(L, tile::place::item, 0, some);
  static constexpr tile::layout of_rows = tile::reduced(L, 'n'), of_columns = tile::reduced(L, 'm');
  static constexpr tile::item_match row_items = tile::match(L, of_rows),
                                    column_items = tile::match(L, of_columns);
  static constexpr gemm_ending ending = Form.ending;
  using reals = tile::register_tile<real, part>;
  using block = memory_block<L, 'm', 'n', Form.multiple_d, memory>;
  using block_of_c = memory_block<L, 'm', 'n', Form.multiple_d, const memory>;

public:
  constexpr sums_writer(builder b, const tile::register_tile<sum, L, Bank>& sums,
                        const gemm_outputs<Form>& to)
      : k(b), sums_(sums), to_(to) {}

  constexpr void run() {
    block d(k, begin_of<memory>(to_.d, to_.stride_d, to_.row, to_.column), to_.stride_d,
            size_of<memory, L>(to_.stride_d, to_.m, to_.row));
    mask(d);
    if constexpr (__is_same(number, i32)) {
      static_assert(ending == gemm_ending{}, "results in i32 are the sums: no scales, C, bias or activation");
      store_unchanged(k, sums_, d);
    } else {
      finish(d);
    }
  }

private:
  template<class Block> constexpr void mask(Block& b) const {
    if (Form.n == 0 || Form.n % L.extent('n') != 0)
      b.keep_below(tile::left_of(to_.n, to_.column, L.extent('n')));
  }
  /// C is empty where beta is 0, so that it is not read: 0 * 0 is added.
  constexpr tile::uniform size_of_c() const {
    const tile::uniform bytes = size_of<memory, L>(to_.stride_c, to_.m, to_.row);
    auto whole =
        bytes.is_number() ? k.template sgpr<u32>(bytes.number()) : k.template sgpr<u32>(bytes.in_sgpr());
    const u32 first = to_.beta.first_dword();
    const author::handle<ir::bank::sgpr, u32> low(k.program_draft(), first),
        high(k.program_draft(), first + sizeof(real) / 4 - 1);
    if constexpr (sizeof(real) == 8)
      return sgpr<u32>(select((low | (high << 1)) != 0u, whole, 0u));
    else
      return sgpr<u32>(select((low << 1) != 0u, whole, 0u));
  }

  constexpr void finish(block& d) {
    if constexpr (ending.has_c) {
      block_of_c c(k, begin_of<memory>(to_.c, to_.stride_c, to_.row, to_.column), to_.stride_c, size_of_c());
      mask(c);
      with_scales(d, &c);
    } else {
      with_scales(d, static_cast<block_of_c*>(nullptr));
    }
  }
  constexpr void with_scales(block& d, block_of_c* c) {
    // Vectors of all rows and columns stay in registers.
    if constexpr (ending.has_row_scales) {
      auto rows = tile::load<of_rows>(k, tile::tensor(to_.row_scales, {{'m', to_.m}}), {to_.row});
      row_scales_ = rows.registers.first_dword();
    }
    if constexpr (ending.has_column_scales) {
      auto columns = tile::load<of_columns>(k, tile::tensor(to_.column_scales, {{'n', to_.n}}), {to_.column});
      column_scales_ = columns.registers.first_dword();
    }
    if constexpr (ending.has_bias) {
      const tile::tensor bias_of(to_.bias, {{'n', bias_extent(k, to_.bias, to_.n)}});
      auto bias = converted(tile::load<of_columns>(k, bias_of, {to_.column}));
      bias_ = bias.registers.first_dword();
    }
    if constexpr (ending.has_c) {
      using numbers = tile::register_tile<number, part>;
      numbers even(k), odd(k); // C of the items at hand and of the next
      c->load(even.registers.first_dword(), 0, count);
      for (u32 first = 0; first < 1u << all; first += count) {
        numbers &now = first / count % 2 == 0 ? even : odd, &next = first / count % 2 == 0 ? odd : even;
        if (first + count < 1u << all) c->load(next.registers.first_dword(), first + count, count);
        auto x = scaled(first);
        auto more = converted(now);
        for (u32 i = 0; i < count; ++i) x.registers[i] = more.registers[i] * to_.beta + x.registers[i];
        store(d, static_cast<reals&&>(x), first);
      }
    } else {
      for (u32 first = 0; first < 1u << all; first += count) store(d, scaled(first), first);
    }
  }
  /// alpha times the sums, and scales.
  constexpr reals scaled(u32 first) const {
    reals x(k);
    for (u32 i = 0; i < count; ++i) {
      auto item = x.registers[i];
      if constexpr (__is_same(sum, real))
        item = sums_.registers[first + i] * to_.alpha;
      else
        item = author::convert<real>(vgpr<sum>(sums_.registers[first + i])) * to_.alpha;
      if constexpr (ending.has_row_scales) item *= view(row_scales_, row_items(first + i));
      if constexpr (ending.has_column_scales) item *= view(column_scales_, column_items(first + i));
    }
    return x;
  }
  constexpr void store(block& d, reals&& x, u32 first) const {
    if constexpr (ending.has_bias)
      for (u32 i = 0; i < count; ++i) x.registers[i] += view(bias_, column_items(first + i));
    if constexpr (ending.activation != gemm_activation::none) {
      static_assert(__is_same(real, f32), "activations are calculated in f32: results in f64 have none");
      store_rounded(d, activated<ending.activation>(static_cast<reals&&>(x)), first);
    } else {
      store_rounded(d, x, first);
    }
  }
  constexpr void store_rounded(block& d, const reals& x, u32 first) const {
    if constexpr (__is_same(number, real)) {
      d.store(x.registers.first_dword(), first, count);
    } else {
      auto rounded = tile::convert<number>(x);
      d.store(rounded.registers.first_dword(), first, count);
    }
  }
  constexpr author::handle<ir::bank::vgpr, real> view(u32 begin, u32 item) const {
    return {k.program_draft(), begin + item * static_cast<u32>(sizeof(real)) / 4};
  }
  template<class T, tile::layout Of> static constexpr auto converted(const tile::register_tile<T, Of>& t) {
    if constexpr (__is_same(T, real))
      return t;
    else
      return tile::convert<real>(t);
  }

  builder k;
  const tile::register_tile<sum, L, Bank>& sums_;
  const gemm_outputs<Form>& to_;
  u32 row_scales_ = 0, column_scales_ = 0, bias_ = 0; ///< VGPRs
};

/// D of the workgroup.
template<gemm_form Form, tile::layout L, ir::bank Bank>
constexpr void store_sums(builder k, const tile::register_tile<gemm_sum<Form>, L, Bank>& sums,
                          const gemm_outputs<Form>& to) {
  sums_writer<Form, L, Bank>(k, sums, to).run();
}

/// The sums as they are, f32 in rows without gaps: a part of D for add_splits().
template<gemm_form Form, tile::layout L, ir::bank Bank>
constexpr void store_parts(builder k, const tile::register_tile<f32, L, Bank>& sums, const arg<float*>& parts,
                           const tile::uniform& m, const tile::uniform& n, const tile::uniform& row,
                           const tile::uniform& column) {
  memory_block<L, 'm', 'n', Form.multiple_d, float> to(k, begin_of<float>(parts, n, row, column), n,
                                                       size_of<float, L>(n, m, row));
  if constexpr (Form.n == 0 || Form.n % L.extent('n') != 0)
    to.keep_below(tile::left_of(n, column, L.extent('n')));
  store_unchanged(k, sums, to);
}

} // namespace kiln::kernel
