// SPDX-License-Identifier: MIT
// What kiln::launch refuses and reports. Needs the HIP runtime, and says the same with and without a GPU.
#include "door_kernels.hpp"
#include "gpu.hpp"

#include <cstring>

using namespace device_test;

kiln::launch_result launch_in_second_unit();

namespace {

void expect_refusal(const kiln::launch_result& result, const char* text) {
  expect(!result.ok(), text);
  expect(result.error() == hipErrorInvalidConfiguration, "the error of a refused launch");
  if (std::strcmp(result.text(), text) != 0) fail(text, result.text());
}

void impossible_grids_are_refused() {
  int* out = nullptr;
  const char* empty = "the grid needs at least one workgroup in each dimension";
  expect_refusal(kiln::launch<fill>({.grid = 0}, out, 1, 0), empty);
  expect_refusal(kiln::launch<fill>({.grid = {1, 0}}, out, 1, 0), empty);
  expect_refusal(kiln::launch<fill>({.grid = {1, 1, -1}}, out, 1, 0), empty);
  const char* large = "the grid has more than 2^31-1 work-items in one dimension";
  expect_refusal(kiln::launch<fill>({.grid = 1 << 24}, out, 1, 0), large);
  expect_refusal(kiln::launch<ids>({.grid = {1, 1 << 30}}, out), large);
}

void errors_of_the_runtime_surface() {
  if (has_gpu()) {
    check(kiln::launch<nothing>({.grid = 1}), "launch nothing");
    check(launch_in_second_unit(), "launch nothing from another unit");
    check(hipDeviceSynchronize(), "hipDeviceSynchronize");
    std::puts("a launch succeeds");
  } else {
    const kiln::launch_result result = kiln::launch<nothing>({.grid = 1});
    expect(!result.ok() && result.error() == hipErrorNoDevice, "a launch without a GPU is an error");
    expect(std::strcmp(result.name(), "hipErrorNoDevice") == 0, "the error's name");
    expect(launch_in_second_unit().error() == hipErrorNoDevice, "the same from another unit");
    std::printf("a launch without a GPU says %s: %s\n", result.name(), result.text());
  }
}

} // namespace

int main() {
  impossible_grids_are_refused();
  errors_of_the_runtime_surface();
}
