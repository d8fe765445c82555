// SPDX-License-Identifier: MIT
// Softmax, and the sort and matrix-vector product that Kiln comes with.
#include "hip_kernel.hpp"
#include "kernels_vector.hpp"
#include "kiln_kernel.hpp"
#include "workload.hpp"

#include <kiln/kernel/gemv.hpp>
#include <kiln/kernel/sort.hpp>

#include <algorithm>
#include <cmath>

namespace kiln::bench {
namespace {

struct softmax_data {
  static constexpr u32 rows = 1024, columns = 1024;
  std::vector<float> in, out;
  std::vector<double> expected;
  softmax_data() : in(rows * columns), out(in.size()), expected(in.size()) {
    for (u32 i = 0; i < in.size(); ++i) in[i] = static_cast<float>(i * 2654435761u >> 16) / 4096 - 8;
    for (u32 r = 0; r < rows; ++r) {
      double sum = 0;
      for (u32 c = r * columns; c < (r + 1) * columns; ++c) sum += expected[c] = std::exp(in[c]);
      for (u32 c = r * columns; c < (r + 1) * columns; ++c) expected[c] /= sum;
    }
  }
  void clear() { out.assign(out.size(), 77); }
  bool right() const {
    for (u32 i = 0; i < out.size(); ++i)
      if (!(std::abs(out[i] - expected[i]) <= 1e-5 * expected[i])) return false;
    return true;
  }
  static double macs() { return 0; }
};

struct sort_data {
  static constexpr u32 length = 1024, count = 128;
  std::vector<i32> in, out, expected;
  sort_data() : in(length * count), out(in.size()) {
    for (u32 i = 0; i < in.size(); ++i) in[i] = static_cast<i32>(i * 2654435761u ^ i << 7);
    expected = in;
    for (u32 i = 0; i < count; ++i)
      std::sort(expected.begin() + i * length, expected.begin() + (i + 1) * length);
  }
  void clear() { out.assign(out.size(), 77); }
  bool right() const { return out == expected; }
  static double macs() { return 0; }
};

/// Small integers: every sum is exact.
struct gemv_data {
  static constexpr u32 rows = 1024, columns = 4096;
  std::vector<_Float16> a, x, out, expected;
  gemv_data() : a(u64{rows} * columns), x(columns), out(rows), expected(rows) {
    const auto number = [](u32 i) { return static_cast<int>((i * 2654435761u >> 16) % 3) - 1; };
    for (u32 i = 0; i < columns; ++i) x[i] = static_cast<_Float16>(number(i + 77));
    for (u32 r = 0; r < rows; ++r) {
      int sum = 0;
      for (u32 c = 0; c < columns; ++c) {
        const int v = number(r * columns + c);
        a[u64{r} * columns + c] = static_cast<_Float16>(v);
        sum += v * number(c + 77);
      }
      expected[r] = static_cast<_Float16>(sum);
    }
  }
  void clear() { out.assign(out.size(), static_cast<_Float16>(77)); }
  bool right() const { return out == expected; }
  static double macs() { return 0; }
};

} // namespace

void add_rows() {
  add<softmax_data>("softmax/gfx942/hip", [] {
    return [kernel = hip_kernel("rows", "gfx942", "softmax")](softmax_data& d, const launch& how) {
      return kernel.run(how, d.rows, 256, d.out, std::as_const(d.in));
    };
  });
  add<softmax_data>("softmax/gfx942/kiln", [] {
    return [kernel = kiln_kernel::make<softmax, 256>(isa::arch::gfx942)](softmax_data& d, const launch& how) {
      return kernel.run(how, d.rows / 4, as_buffer<float>(d.out), as_buffer<const float>(d.in));
    };
  });
  add<sort_data>("sort_1024/gfx942/kiln", [] {
    return [kernel = kiln_kernel::make<kernel::sort<i32, sort_data::length, false>, 256>(isa::arch::gfx942)](
               sort_data& d, const launch& how) {
      return kernel.run(how, d.count, as_buffer<i32>(d.out), sim::buffer<i32>(nullptr, 0),
                        as_buffer<const i32>(d.in), i32{sort_data::length}, i32{sort_data::count}, i32{0});
    };
  });
  add<gemv_data>("gemv_f16/gfx942/kiln", [] {
    return [kernel = kiln_kernel::make<kernel::gemv<_Float16, 1>, 256>(isa::arch::gfx942)](
               gemv_data& d, const launch& how) {
      return kernel.run(how, d.rows / 16, as_buffer<_Float16>(d.out), as_buffer<const _Float16>(d.a),
                        as_buffer<const _Float16>(d.x), sim::buffer<const _Float16>(nullptr, 0),
                        i32{gemv_data::rows}, i32{gemv_data::columns}, i32{1});
    };
  });
}

} // namespace kiln::bench
