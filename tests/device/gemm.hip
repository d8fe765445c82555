// SPDX-License-Identifier: MIT
// Launches of the GEMM family: refusals, the choice among compiled kernels, a split product, against the host.
#include "gpu.hpp"

#include <kiln/hip.hpp>
#include <kiln/kernel/gemm/launch.hpp>
#include <kiln/kernel/gemm/small_gemm.hpp>

#include <thread>

namespace kernel = kiln::kernel;
using kernel::gemm_status;

namespace {

constexpr kernel::small_shape shape{};
constexpr kernel::gemm_form form(bool is_split) {
  return {.a = kernel::gemm_number::f16,
          .b = kernel::gemm_number::f16,
          .d = kernel::gemm_number::f32,
          .ending = {.has_c = true, .has_bias = true},
          .is_split = is_split};
}
constexpr kernel::gemm_form whole = form(false), parts = form(true);

} // namespace

KILN_KERNEL_AS(few_rows, (kernel::small_gemm<whole, shape>), kiln::block_size<shape.work_items()>);
KILN_KERNEL_AS(few_rows_split, (kernel::small_gemm<parts, shape>), kiln::block_size<shape.work_items()>);
KILN_KERNEL_AS(add_parts, (kernel::add_splits<float, parts.ending, 8>),
               kiln::block_size<kernel::splits_shape::work_items>);

namespace {

using family =
    kernel::gemm_family<kernel::gemm_variant<few_rows>, kernel::gemm_variant<few_rows_split, add_parts>>;

/// What needs no GPU.
void refuse() {
  alignas(16) static unsigned char memory[4096] = {};
  const kernel::gemm_device on{kiln::isa::arch::gfx942, 304};
  kernel::gemm_problem p{.m = 4, .n = 64, .k = 1 << 16};
  p.a.data = memory, p.b.data = memory, p.c.data = memory, p.bias = memory;
  const auto status = [&](const kernel::gemm_launch_options& options = {}) {
    return family::launch(p, family::plan(p, on), options).status();
  };
  device_test::expect(family::plan(p, on).variant == 1, "k is split");
  device_test::expect(family::workspace_bytes(p, on) == family::plan(p, on).grid.splits * 4 * 64 * 4,
                      "bytes of the parts");
  device_test::expect(status() == gemm_status::null_pointer, "D is null");
  p.d.data = memory + 2048;
  device_test::expect(status() == gemm_status::result_is_input, "D lies in B");
  p.d.data = memory + (1 << 24); // it is not read here
  device_test::expect(status() == gemm_status::missing_workspace, "no workspace");
  device_test::expect(status({.workspace = memory + 4, .workspace_bytes = 1 << 20}) ==
                          gemm_status::misaligned_workspace,
                      "workspace of an odd address");
  auto other = family::plan(p, on);
  other.grid.x += 1;
  device_test::expect(family::launch(p, other, {}).status() == gemm_status::other_problem, "another plan");
  p.m = 0;
  device_test::expect(family::launch(p, family::plan(p, on), {}).ok(), "an empty D needs no launch");
  p.m = 4, p.k = 12;
  device_test::expect(status() == gemm_status::broken_promise, "k is no multiple of 8");
}

void compare(kiln::i64 m, kiln::i64 n, kiln::i64 k) {
  std::vector<_Float16> a(m * k), b(n * k);
  std::vector<float> c(m * n), bias(n);
  for (kiln::i64 i = 0; i < m * k; ++i) a[i] = static_cast<_Float16>(i * 7 % 9 - 4);
  for (kiln::i64 i = 0; i < n * k; ++i) b[i] = static_cast<_Float16>(i * 5 % 9 - 4);
  for (kiln::i64 i = 0; i < m * n; ++i) c[i] = static_cast<float>(i % 11);
  for (kiln::i64 i = 0; i < n; ++i) bias[i] = static_cast<float>(i % 3);
  device_test::gpu_array<_Float16> on_a(a), on_b(b);
  device_test::gpu_array<float> on_c(c), on_bias(bias), on_d(m * n);
  kernel::gemm_problem p{.m = m, .n = n, .k = k, .alpha = 2, .beta = -1};
  p.a.data = on_a.data(), p.b.data = on_b.data(), p.c.data = on_c.data(), p.d.data = on_d.data();
  p.bias = on_bias.data();
  const kiln::i64 bytes = family::workspace_bytes(p);
  device_test::gpu_array<float> workspace(bytes / 4 + 1);
  const auto launched = family::launch(p, {.workspace = workspace.data(), .workspace_bytes = bytes});
  if (!launched.ok()) device_test::fail("gemm_family::launch", launched.text());
  const auto& d = on_d.read();
  for (kiln::i64 i = 0; i < m; ++i)
    for (kiln::i64 j = 0; j < n; ++j) {
      float sum = 0; // integers
      for (kiln::i64 l = 0; l < k; ++l)
        sum += static_cast<float>(a[i * k + l]) * static_cast<float>(b[j * k + l]);
      device_test::expect(d[i * n + j] == 2 * sum - c[i * n + j] + bias[j], "an element of D");
    }
}

} // namespace

int main() {
  refuse();
  device_test::require_gpu();
  compare(1, 8192, 4096);
  compare(16, 40, 65536);
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) threads.emplace_back([] { compare(7, 264, 1032); });
  for (std::thread& t : threads) t.join();
  std::puts("PASSED");
}
