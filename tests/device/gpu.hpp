// SPDX-License-Identifier: MIT
// What device tests share: memory on the GPU, checks, and a plain word when there is no GPU.
#pragma once

#include <hip/hip_runtime_api.h>
#include <kiln/device/launch.hpp>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace device_test {

inline constexpr int exit_skipped = 77; // ctest reports this code as skipped

[[noreturn]] inline void fail(const char* what, const char* why) {
  std::printf("FAILED: %s: %s\n", what, why);
  std::exit(1);
}

inline void check(hipError_t error, const char* what) {
  if (error != hipSuccess) fail(what, hipGetErrorString(error));
}

inline void check(const kiln::launch_result& result, const char* what) {
  if (!result.ok()) fail(what, result.text());
}

inline void expect(bool holds, const char* what) {
  if (!holds) fail(what, "it does not hold");
}

inline bool has_gpu() {
  int count = 0;
  return hipGetDeviceCount(&count) == hipSuccess && count > 0;
}

/// Ends the program as skipped unless there is a GPU.
inline void require_gpu() {
  int count = 0;
  const hipError_t error = hipGetDeviceCount(&count);
  if (error == hipSuccess && count > 0) return;
  std::printf("SKIPPED: no GPU (%s)\n", hipGetErrorName(error));
  std::exit(exit_skipped);
}

/// An array on the GPU, filled with values before the kernel and read back after it.
template<class T> class gpu_array {
public:
  explicit gpu_array(std::size_t count, T value = {}) : gpu_array(std::vector<T>(count, value)) {}
  explicit gpu_array(const std::vector<T>& values) : values_(values) {
    const std::size_t bytes = values.size() * sizeof(T);
    check(hipMalloc(reinterpret_cast<void**>(&data_), bytes), "hipMalloc");
    check(hipMemcpy(data_, values_.data(), bytes, hipMemcpyHostToDevice), "hipMemcpy to the GPU");
  }
  gpu_array(const gpu_array&) = delete;
  gpu_array& operator=(const gpu_array&) = delete;
  ~gpu_array() { (void)hipFree(data_); }

  T* data() const { return data_; }
  const std::vector<T>& read() {
    check(hipMemcpy(values_.data(), data_, values_.size() * sizeof(T), hipMemcpyDeviceToHost),
          "hipMemcpy from the GPU");
    return values_;
  }

private:
  std::vector<T> values_;
  T* data_ = nullptr;
};

} // namespace device_test
