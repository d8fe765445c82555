// SPDX-License-Identifier: MIT
// y = A x + bias for row-major A in fp32, fp16 or bf16, of any size known at run time, for a batch of vectors.
#pragma once

#include <kiln/kernel/gemv_element.hpp>
#include <kiln/kernel/wave_sum.hpp>

namespace kiln::kernel {

/// How a GEMV is spread over the GPU. A wave computes `rows` rows of `batch` outputs each; its 64 lanes read neighbouring
/// 16 bytes of a row, so that each load instruction moves 1,024 bytes of one row.
struct gemv_shape {
  static constexpr u32 waves = 4; ///< a workgroup
  static constexpr u32 rows = 4;  ///< a wave: loads of so many rows are in flight together
  static constexpr u32 rows_of_workgroup = waves * rows;
  static constexpr u32 work_items = waves * 64;
};

/// Writes the kernel. Its state is members, so that each step reads as what it does.
template<class T, u32 Batch> class gemv_writer {
  using element = gemv_element<T>;
  static constexpr u32 rows = gemv_shape::rows;
  static constexpr u32 step_bytes = 64 * 16;            ///< of a row, by one load of the wave
  static constexpr u32 steps = Batch == 1 ? 4 : 2;      ///< unrolled, and in flight together
  static constexpr u32 turn_bytes = steps * step_bytes; ///< an instruction's offset reaches 4,095

  builder k;
  const arg<T*>& y;
  const arg<const T*>& bias;
  const arg<i32>& row_count;
  const arg<i32>& columns;
  const arg<i32>& batch;
  vgpr<i32> lane = k.thread_idx.x & 63;
  sgpr<i32> first_row, first_vector;
  sgpr<i32> row_bytes = columns * static_cast<i32>(element::bytes);
  sgpr<i32> whole_bytes = row_bytes & ~15; ///< of a row, in pieces of 16
  sgpr<b32, rows, 2> row_address = k.sgpr<b32, rows, 2>();
  sgpr<b32, Batch, 2> vector_address = k.sgpr<b32, Batch, 2>();
  vgpr<i32> place = lane * 16; ///< this lane's bytes in a row
  vgpr<f32, rows, Batch, element::most_sums> sum = k.vgpr<f32, rows, Batch, element::most_sums>();
  vgpr<f32, rows * Batch> total = k.vgpr<f32, rows * Batch>();

public:
  constexpr gemv_writer(builder b, const arg<T*>& out, const arg<const T*>& a, const arg<const T*>& x,
                        const arg<const T*>& add, const arg<i32>& m, const arg<i32>& n,
                        const arg<i32>& vectors)
      : k(b),
        y(out),
        bias(add),
        row_count(m),
        columns(n),
        batch(vectors),
        first_row(k.block_idx.x * static_cast<i32>(gemv_shape::rows_of_workgroup) +
                  k.read_first_lane(k.thread_idx.x >> 6) * static_cast<i32>(rows)),
        first_vector(k.block_idx.y * static_cast<i32>(Batch)) {
    // Rows and vectors beyond the last repeat it; their sums are not stored.
    for (u32 r = 0; r < rows; ++r) point(row_address[r], a, first_row + r, row_count);
    for (u32 v = 0; v < Batch; ++v) point(vector_address[v], x, first_vector + v, batch);
    for (u32 i = 0; i < rows * Batch; ++i)
      for (u32 part = 0; part < element::sums(k.arch()); ++part) accumulator(i)[part] = 0;
  }

  constexpr void run() {
    auto done = k.sgpr<i32>(0);
    k.while_([this, &done] { return done + static_cast<i32>(turn_bytes) <= whole_bytes; },
             [this, &done] {
               multiply<steps>();
               place += static_cast<i32>(turn_bytes);
               done += static_cast<i32>(turn_bytes);
             });
    k.while_([this, &done] { return done < whole_bytes; },
             [this, &done] {
               multiply_last();
               place += static_cast<i32>(step_bytes);
               done += static_cast<i32>(step_bytes);
             });
    for (u32 i = 0; i < rows * Batch; ++i) element::total(k, accumulator(i));
    k.if_(row_bytes != whole_bytes, [this] { multiply_rest(); });
    add_up();
    for (u32 v = 0; v < Batch; ++v) store(v);
  }

private:
  /// base + min(index, count - 1) * row_bytes, exact in 64 bits.
  template<class Address>
  constexpr void point(const Address& address, const arg<const T*>& base, const sgpr<i32>& index,
                       const arg<i32>& count) {
    auto last = k.sgpr<i32>();
    auto from = k.sgpr<b32, 2>();
    k.s_sub_i32(last, count, 1);
    k.s_min_i32(last, last, index);
    k.s_mov_b64(from, base);
    k.s_mul_hi_u32(address[1], last, row_bytes);
    k.s_mul_i32(address[0], last, row_bytes);
    k.s_add_u32(address[0], address[0], from[0]);
    k.s_addc_u32(address[1], address[1], from[1]);
  }

  /// The products of 16 bytes per lane, `Steps` times: all loads first.
  template<u32 Steps> constexpr void multiply() {
    auto x = k.vgpr<b32, Steps, Batch, 4>();
    auto a = k.vgpr<b32, Steps, rows, 4>();
    for (u32 s = 0; s < Steps; ++s) load(a[s], x[s], s * step_bytes);
    for (u32 s = 0; s < Steps; ++s) add_products(a[s], x[s]);
  }
  /// The same where some lanes are beyond the end: they multiply zeros.
  constexpr void multiply_last() {
    auto x = k.vgpr<b32, Batch, 4>();
    auto a = k.vgpr<b32, rows, 4>();
    for (u32 i = 0; i < 4 * Batch; ++i) k.v_mov_b32(x(i / 4, i % 4), 0);
    for (u32 i = 0; i < 4 * rows; ++i) k.v_mov_b32(a(i / 4, i % 4), 0);
    k.where(place < whole_bytes, [this, &a, &x] { load(a, x, 0); });
    add_products(a, x);
  }
  constexpr void load(const vector_handle<b32, rows, 4>& a, const vector_handle<b32, Batch, 4>& x, u32 from) {
    for (u32 v = 0; v < Batch; ++v) k.global_load_dwordx4(x[v], place, vector_address[v], offset(from));
    for (u32 r = 0; r < rows; ++r) k.global_load_dwordx4(a[r], place, row_address[r], offset(from));
  }
  constexpr void add_products(const vector_handle<b32, rows, 4>& a, const vector_handle<b32, Batch, 4>& x) {
    for (u32 piece = 0; piece < element::pieces(k.arch()); ++piece)
      for (u32 r = 0; r < rows; ++r)
        for (u32 v = 0; v < Batch; ++v) element::multiply(k, sum(r, v), a[r], x[v], piece);
  }

  /// The last columns, fewer than fill 16 bytes: one a lane.
  constexpr void multiply_rest() {
    auto at = lane * static_cast<i32>(element::bytes) + whole_bytes;
    k.where(at < row_bytes, [this, &at] {
      auto x = k.vgpr<f32, Batch>();
      auto a = k.vgpr<f32, rows>();
      for (u32 v = 0; v < Batch; ++v) element::load(k, x[v], at, vector_address[v]);
      for (u32 r = 0; r < rows; ++r) element::load(k, a[r], at, row_address[r]);
      for (u32 v = 0; v < Batch; ++v) element::widen(k, x[v]);
      for (u32 r = 0; r < rows; ++r) element::widen(k, a[r]);
      for (u32 r = 0; r < rows; ++r)
        for (u32 v = 0; v < Batch; ++v)
          k.v_fma_f32(accumulator(r * Batch + v)[0], a[r], x[v], accumulator(r * Batch + v)[0]);
    });
  }

  constexpr vector_handle<f32, element::most_sums> accumulator(u32 i) const {
    return sum(i / Batch, i % Batch);
  }

  /// Sums of the whole wave, in lane 63.
  constexpr void add_up() {
    for (u32 i = 0; i < rows * Batch; ++i) total[i] = accumulator(i)[0];
    sum_over_wave<rows * Batch>(k, total);
  }

  /// Lane r gets row r's sum, so that one instruction stores all rows.
  constexpr void store(u32 v) {
    auto out = k.vgpr<f32>();
    auto row_total = k.sgpr<b32, rows>();
    for (u32 r = 0; r < rows; ++r) k.v_readlane_b32(row_total[r], total[r * Batch + v], 63);
    for (u32 r = 0; r < rows; ++r) k.v_writelane_b32(out, row_total[r], r);
    auto row = lane + first_row;
    k.where(lane < static_cast<i32>(rows) && row < row_count && first_vector + v < batch,
            [this, &out, &row, v] {
              k.if_(bias != 0, [this, &out, &row] {
                auto addend = k.vgpr<f32>();
                element::load(k, addend, row * static_cast<i32>(element::bytes), bias);
                element::widen(k, addend);
                out += addend;
              });
              element::narrow(k, out);
              y[(first_vector + v) * row_count + row] = as<typename element::stored>(out);
            });
  }
};

/// y[v][m] = sum over n of a[m][n] * x[v][n], plus bias[m] where `bias` is not null: a (rows, columns), x (batch, columns),
/// y (batch, rows), all row-major without gaps; products are exact or rounded once, sums are in fp32, each result is rounded
/// once. Workgroups: ceil(rows / 16) in x, ceil(batch / Batch) in y; 256 work-items. Rows may begin at any
/// multiple of an element. A load of a wave touches no cache line without need: 8 where the row begins with a line, else 9.
template<class T, u32 Batch>
constexpr void gemv(builder k, arg<T*> y, arg<const T*> a, arg<const T*> x, arg<const T*> bias, arg<i32> rows,
                    arg<i32> columns, arg<i32> batch) {
  k.require_block_size(256);
  gemv_writer<T, Batch>(k, y, a, x, bias, rows, columns, batch).run();
}

} // namespace kiln::kernel
