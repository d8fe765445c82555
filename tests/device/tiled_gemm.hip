// SPDX-License-Identifier: MIT
// Matrix products of several forms, on small integers, so that results are exact.
#include "gpu.hpp"

#include <kiln/hip.hpp>
#include <kiln/kernel/gemm/tiled_gemm.hpp>

namespace kernel = kiln::kernel;
using number = kernel::gemm_number;
using kiln::i64;

namespace {

constexpr kernel::gemm_form halves{.a = number::f16,
                                   .b = number::f16,
                                   .d = number::f32,
                                   .ending = {.has_c = true, .has_bias = true},
                                   .multiple_d = 4},
    bytes{.a = number::i8,
          .b = number::i8,
          .d = number::i32,
          .transpose_a = true,
          .transpose_b = false,
          .multiple_a = 1,
          .multiple_b = 1,
          .multiple_d = 1},
    floats8{.a = number::fp8,
            .b = number::fp8,
            .d = number::f32,
            .has_block_scales = true,
            .multiple_a = 16,
            .multiple_b = 16,
            .multiple_d = 1},
    doubles{.a = number::f64,
            .b = number::f64,
            .d = number::f64,
            .transpose_b = false,
            .ending = {.has_c = true},
            .multiple_a = 1,
            .multiple_b = 1,
            .multiple_d = 1};
constexpr kernel::gemm_tiling of_2_bytes{.rows = 128, .columns = 128},
    of_1_byte{.rows = 64, .columns = 128, .depth = 128}, of_8_bytes{.rows = 64, .columns = 64, .depth = 16};

} // namespace

KILN_KERNEL_AS(product_of_f16, (kernel::tiled_gemm<halves, of_2_bytes>),
               kiln::block_size<of_2_bytes.work_items()>);
KILN_KERNEL_AS(product_of_i8, (kernel::tiled_gemm<bytes, of_1_byte>),
               kiln::block_size<of_1_byte.work_items()>);
KILN_KERNEL_AS(product_of_fp8, (kernel::tiled_gemm<floats8, of_1_byte>),
               kiln::block_size<of_1_byte.work_items()>);
KILN_KERNEL_AS(product_of_f64, (kernel::tiled_gemm<doubles, of_8_bytes>),
               kiln::block_size<of_8_bytes.work_items()>);

namespace {

/// The number -2 to 2 in a type; of fp8 its code, which differs by target.
template<class T> T encoded(int x, bool is_fnuz) {
  if constexpr (sizeof(T) == 1 && !__is_same(T, kiln::i8)) {
    const unsigned char one = is_fnuz ? 0x40 : 0x38, two = is_fnuz ? 0x48 : 0x40;
    const unsigned char magnitude = x == 0 ? 0 : x == 1 || x == -1 ? one : two;
    return {static_cast<unsigned char>(magnitude | (x < 0 ? 0x80 : 0))};
  } else {
    return static_cast<T>(x);
  }
}

template<auto Kernel, kernel::gemm_form Form, kernel::gemm_tiling Tiling>
void compare(const char* what, int m, int n, int k, int batch) {
  using in = kernel::memory_of<Form.a>;
  using out = kernel::memory_of<Form.d>;
  using factor = kernel::gemm_factor<Form>;
  hipDeviceProp_t properties;
  device_test::check(hipGetDeviceProperties(&properties, 0), "hipGetDeviceProperties");
  const bool is_fnuz = __builtin_strncmp(properties.gcnArchName, "gfx942", 6) == 0;
  const auto a_value = [](i64 i) { return static_cast<int>(i * 7 % 5) - 2; };
  const auto b_value = [](i64 i) { return static_cast<int>(i * 11 % 5) - 2; };
  const i64 of_a = i64{m} * k, of_b = i64{n} * k, of_d = i64{m} * n, blocks = (k + 127) / 128;
  std::vector<in> a(of_a * batch), b(of_b * batch);
  std::vector<out> c(of_d * batch), bias(n);
  std::vector<float> rows(m * blocks), columns((n + 127) / 128 * blocks);
  for (i64 i = 0; i < of_a * batch; ++i) a[i] = encoded<in>(a_value(i), is_fnuz);
  for (i64 i = 0; i < of_b * batch; ++i) b[i] = encoded<in>(b_value(i), is_fnuz);
  for (i64 i = 0; i < of_d * batch; ++i) c[i] = static_cast<out>(i % 11);
  for (i64 i = 0; i < n; ++i) bias[i] = static_cast<out>(i % 3);
  for (i64 i = 0; i < m * blocks; ++i) rows[i] = static_cast<float>(1 << i % 3);
  for (i64 i = 0; i < static_cast<i64>(columns.size()); ++i) columns[i] = static_cast<float>(1 << i % 2);
  device_test::gpu_array<in> on_a(a), on_b(b);
  device_test::gpu_array<out> on_c(c), on_bias(bias), on_d(of_d * batch);
  device_test::gpu_array<float> on_rows(rows), on_columns(columns);
  const int stride_a = Form.transpose_a ? m : k, stride_b = Form.transpose_b ? k : n;
  const auto launched = kiln::launch<Kernel>(
      {.grid = {(n + Tiling.columns - 1) / Tiling.columns, (m + Tiling.rows - 1) / Tiling.rows, batch}},
      on_d.data(), static_cast<const in*>(on_a.data()), static_cast<const in*>(on_b.data()),
      static_cast<const out*>(on_c.data()), static_cast<const out*>(on_bias.data()),
      static_cast<const float*>(on_rows.data()), static_cast<const float*>(on_columns.data()),
      static_cast<float*>(nullptr), of_d, of_a, of_b, of_d, m, n, k, n, stride_a, stride_b, n, 0, factor{2},
      factor{-1});
  device_test::check(launched, what);
  const auto& d = on_d.read();
  for (int z = 0; z < batch; ++z)
    for (int i = 0; i < m; ++i)
      for (int j = 0; j < n; ++j) {
        double sum = 0;
        for (int l = 0; l < k; ++l) {
          const i64 at_a = z * of_a + (Form.transpose_a ? i64{l} * m + i : i64{i} * k + l);
          const i64 at_b = z * of_b + (Form.transpose_b ? i64{j} * k + l : i64{l} * n + j);
          const double scale =
              Form.has_block_scales ? rows[i * blocks + l / 128] * columns[j / 128 * blocks + l / 128] : 1;
          sum += a_value(at_a) * b_value(at_b) * scale;
        }
        const i64 at = z * of_d + i64{i} * n + j;
        double expected = Form.d == number::i32 ? sum : 2 * sum;
        if (Form.ending.has_c) expected -= static_cast<double>(c[at]);
        if (Form.ending.has_bias) expected += static_cast<double>(bias[j]);
        device_test::expect(static_cast<double>(d[at]) == expected, what);
      }
}

} // namespace

int main() {
  device_test::require_gpu();
  compare<product_of_f16, halves, of_2_bytes>("f16", 300, 264, 2880, 2);
  compare<product_of_i8, bytes, of_1_byte>("i8", 67, 131, 203, 2);
  compare<product_of_fp8, floats8, of_1_byte>("fp8", 65, 257, 400, 1);
  compare<product_of_f64, doubles, of_8_bytes>("f64", 33, 65, 47, 3);
  std::puts("PASSED");
}
