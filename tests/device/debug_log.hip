// SPDX-License-Identifier: MIT
// kiln::debug_log on a GPU: records of many waves, by workgroup and wave, with an SGPR, VGPRs and AGPRs.
#include "gpu.hpp"

#include <kiln/device/host/read_debug_log.hpp>
#include <kiln/hip.hpp>

using namespace kiln;
using namespace device_test;

constexpr unsigned log_bytes = 1 << 20;

constexpr void probe(builder k, arg<unsigned*> buffer) {
  debug_log log(k, buffer, log_bytes, [&] { return k.block_idx.x < 8; });
  auto x = k.vgpr<i32, 2>();
  x[0] = k.block_idx.x * 128 + k.thread_idx.x;
  x[1] = x[0] * 2;
  auto sum = k.agpr<f32>(2.5f);
  auto turn = k.sgpr<i32>(k.block_idx.x + 7);
  log(x, "x");
  log(turn, "turn");
  k.where(k.thread_idx.x >= 100, [&] { log(sum, "sum"); });
}
KILN_KERNEL(probe, block_size<128>);

int main() {
  require_gpu();
  gpu_array<unsigned> buffer(log_bytes / 4);
  device_test::check(kiln::launch<probe>({.grid = 16}, buffer.data()), "launch probe");
  device_test::check(hipDeviceSynchronize(), "kernel");
  const log_contents log = read_debug_log(buffer.read().data(), log_bytes);
  expect(log.ok && log.lost_bytes == 0, "the log is whole");
  expect(log.named("x").size() == 16 && log.named("turn").size() == 16, "two waves of eight workgroups");
  for (const log_entry& e : log.named("x"))
    for (u32 lane = 0; lane < 64; ++lane) {
      const i32 item = static_cast<i32>(e.group[0] * 128 + e.wave * 64 + lane);
      expect(e.value<i32>(lane, 0) == item && e.value<i32>(lane, 1) == 2 * item, "VGPRs");
    }
  for (const log_entry& e : log.named("turn"))
    expect(e.value<i32>(0, 0) == static_cast<i32>(e.group[0] + 7), "an SGPR");
  expect(log.named("sum").size() == 8, "only second waves have lanes from 100 on");
  for (const log_entry& e : log.named("sum"))
    expect(e.exec == ~u64{0} << 36 && e.value<f32>(63, 0) == 2.5f, "an AGPR of the enabled lanes");
  std::puts("the log is right");
  return 0;
}
