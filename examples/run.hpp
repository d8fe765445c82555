// SPDX-License-Identifier: MIT
// Runs an example's kernel: on the GPU in a HIP program, in the simulator otherwise. The kernel and its data are the same.
#pragma once

#include <kiln/hip.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <tuple>
#include <vector>

#if !defined __HIP__
#include <kiln/sim.hpp>
#endif

namespace example {

/// Data of a pointer argument: an array on the host, copied to the GPU and back around a run.
template<class T> struct array : std::vector<T> {
  using std::vector<T>::vector;
  /// To the bit: a NaN equals itself.
  friend bool operator==(const array& a, const array& b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0;
  }
};

/// Workgroups in each dimension.
struct grid_size {
  int x = 1, y = 1, z = 1;
};
struct options {
  grid_size grid;
  bool quiet = false; ///< no line for each architecture: for programs that run many sizes
};

/// Says what was compared; the value is what main returns.
template<class Value> int report(const char* what, bool right, Value value) {
  std::printf("%s: %s (%s)\n", what, right ? "right" : "WRONG", std::to_string(value).c_str());
  return right ? EXIT_SUCCESS : EXIT_FAILURE;
}

template<class T> inline constexpr bool is_array = false;
template<class T> inline constexpr bool is_array<array<T>> = true;

#if !defined __HIP__

/// Data of a pointer argument that is in memory as it is.
template<class T> struct elements {
  using value_type = T;
  T* first;
  kiln::u64 count;

  T* data() const { return first; }
  kiln::u64 size() const { return count; }
};
template<class T> inline constexpr bool is_array<elements<T>> = true;

/// A buffer for an array, anything else as it is.
template<class T> auto as_argument(T& x) {
  if constexpr (is_array<T>)
    return kiln::sim::buffer<typename T::value_type>(x.data(), x.size());
  else
    return x;
}

template<auto Kernel, class... A> void run_on(kiln::isa::arch arch, const options& o, A&... arguments) {
  using entry = kiln::device::kernel_of<Kernel>;
  const auto compiled = kiln::compile::compile_kernel<entry::function, typename entry::block>(arch);
  const char* name = kiln::isa::facts_of(arch).name;
  if (compiled.error.raised) {
    const auto message = compiled.error.message();
    std::printf("%s: %.*s\n", name, static_cast<int>(message.size()), message.data());
    std::exit(EXIT_FAILURE);
  }
  const kiln::sim::launch_options launch{
      .grid = {kiln::u32(o.grid.x), kiln::u32(o.grid.y), kiln::u32(o.grid.z)}};
  const auto result = [&](auto&&... buffers) {
    return kiln::sim::run(compiled.program, launch, buffers...);
  }(as_argument(arguments)...);
  if (!o.quiet || !result.ok)
    std::printf("%s, simulated: %llu instructions in %llu waves, %u reports\n", name,
                result.counters.instructions, result.counters.waves, result.reports.size());
  if (result.ok) return;
  const auto text = result.text();
  std::printf("%.*s", static_cast<int>(text.size()), text.data());
  std::exit(EXIT_FAILURE);
}

/// What run_on may be called for: all architectures in the simulator, in a HIP program the GPU's.
inline std::vector<kiln::isa::arch> architectures() {
  return {kiln::isa::arch::gfx942, kiln::isa::arch::gfx90a, kiln::isa::arch::gfx950};
}

/// Simulates the kernel for each architecture on the same input; all outputs must agree to the bit.
template<auto Kernel, class... A> void run(const options& o, A&... arguments) {
  const auto input = std::make_tuple(arguments...);
  run_on<Kernel>(kiln::isa::arch::gfx942, o, arguments...);
  for (const auto arch : {kiln::isa::arch::gfx90a, kiln::isa::arch::gfx950}) {
    auto copy = input;
    std::apply([&](auto&... a) { run_on<Kernel>(arch, o, a...); }, copy);
    if (copy == std::tie(arguments...)) continue;
    std::printf("%s computes something else than gfx942\n", kiln::isa::facts_of(arch).name);
    std::exit(EXIT_FAILURE);
  }
}

/// Lets `launch` launch kernels of its own on memory of the arrays: on the GPU on copies. It gives what has ok() and text().
template<class Launch, class... T> void run_launches(Launch launch, array<T>&... arrays) {
  const auto launched = launch(arrays.data()...);
  if (launched.ok()) return;
  std::printf("%s\n", launched.text());
  std::exit(EXIT_FAILURE);
}

template<auto Kernel, class... A> void run_loaded(const std::string&, const options&, A&...) {
  std::puts("only the program built by hipcc loads code objects; kiln_sim runs them without a GPU");
  std::exit(EXIT_FAILURE);
}

#elif __has_include(<hip/hip_runtime_api.h>)

inline constexpr int skipped =
    77; ///< what main returns where there is no GPU; ctest shows the test as skipped

inline void check(hipError_t error, const char* what) {
  if (error == hipSuccess) return;
  std::printf("%s: %s\n", what, hipGetErrorString(error));
  std::exit(EXIT_FAILURE);
}

/// An array's copy on the GPU for the time of a run; anything else as it is.
template<class T> struct device_copy {
  T& host;
  T value() const { return host; }
  void copy_back() const {}
};
template<class T> struct device_copy<array<T>> {
  array<T>& host;
  T* data = nullptr;
  explicit device_copy(array<T>& h) : host(h) {
    check(hipMalloc(reinterpret_cast<void**>(&data), h.size() * sizeof(T)), "hipMalloc");
    check(hipMemcpy(data, h.data(), h.size() * sizeof(T), hipMemcpyHostToDevice), "copy to the GPU");
  }
  T* value() const { return data; }
  void copy_back() const {
    check(hipMemcpy(host.data(), data, host.size() * sizeof(T), hipMemcpyDeviceToHost), "copy from the GPU");
    check(hipFree(data), "hipFree");
  }
};
template<class T> device_copy(T&) -> device_copy<T>;

/// Copies arrays to the GPU, lets `launch` launch on the copies, and copies back.
template<class Launch, class... A> void run_on_gpu(Launch launch, A&... arguments) {
  int devices = 0;
  if (hipGetDeviceCount(&devices) != hipSuccess || devices == 0) {
    std::puts("SKIPPED: no GPU here; the kernel was compiled but not run");
    std::exit(skipped);
  }
  [&](auto... copies) {
    const auto launched = launch(copies.value()...);
    check(launched.error(), launched.text());
    check(hipDeviceSynchronize(), "kernel");
    (copies.copy_back(), ...);
  }(device_copy{arguments}...);
}

template<auto Kernel, class... A> void run(const options& o, A&... arguments) {
  run_on_gpu([&](auto... a) { return kiln::launch<Kernel>({.grid = {o.grid.x, o.grid.y, o.grid.z}}, a...); },
             arguments...);
}

template<class Launch, class... T> void run_launches(Launch launch, array<T>&... arrays) {
  run_on_gpu(
      [&](auto... a) {
        const auto launched = launch(a...);
        if (!launched.ok()) std::printf("%s\n", launched.text()), std::exit(EXIT_FAILURE);
        return launched;
      },
      arrays...);
}

/// The GPU's; any where there is no GPU, as run skips then.
inline std::vector<kiln::isa::arch> architectures() {
  hipDeviceProp_t properties{};
  const std::string name = hipGetDeviceProperties(&properties, 0) == hipSuccess ? properties.gcnArchName : "";
  for (const auto arch : {kiln::isa::arch::gfx90a, kiln::isa::arch::gfx950})
    if (name.rfind(kiln::isa::facts_of(arch).name, 0) == 0) return {arch};
  return {kiln::isa::arch::gfx942};
}
template<auto Kernel, class... A> void run_on(kiln::isa::arch, const options& o, A&... arguments) {
  run<Kernel>(o, arguments...);
}

/// Runs what the code object holds in the kernel's place. The file is `prefix`, the GPU's name, ".co".
template<auto Kernel, class... A>
void run_loaded(const std::string& prefix, const options& o, A&... arguments) {
  run_on_gpu(
      [&](auto... a) {
        hipDeviceProp_t properties{};
        check(hipGetDeviceProperties(&properties, 0), "properties of the GPU");
        std::string name = properties.gcnArchName; // gfx942:sramecc+:xnack-
        name.resize(std::min(name.find(':'), name.size()));
        const kiln::loaded_kernel<Kernel> kernel((prefix + name + ".co").c_str());
        const auto launched = kernel.launch({.grid = {o.grid.x, o.grid.y, o.grid.z}}, a...);
        check(launched.error(), launched.text());
        check(hipDeviceSynchronize(), "kernel"); // the code goes away with `kernel`
        return launched;
      },
      arguments...);
}

#else

template<auto Kernel, class... A>
void run(const options&, A&...) {} // only the device's code is compiled here
inline std::vector<kiln::isa::arch> architectures() { return {}; }
template<auto Kernel, class... A> void run_on(kiln::isa::arch, const options&, A&...) {}
template<auto Kernel, class... A> void run_loaded(const std::string&, const options&, A&...) {}
template<class Launch, class... T> void run_launches(Launch, array<T>&...) {}

#endif

} // namespace example
