// SPDX-License-Identifier: MIT
// kiln::launch: runs a kernel on a stream, with the block size of its declaration and errors that surface.
#pragma once

#if !defined __HIP_PLATFORM_AMD__
#define __HIP_PLATFORM_AMD__ 1 // HIP's headers ask for it where the compiler is not HIP's
#endif
#include <hip/hip_runtime_api.h>
#include <kiln/device/declaration.hpp>

namespace kiln {

/// Workgroups in x, y and z.
struct grid_size {
  i64 x = 1;
  i64 y = 1;
  i64 z = 1;

  constexpr grid_size(i64 gx, i64 gy = 1, i64 gz = 1) : x(gx), y(gy), z(gz) {} // NOLINT: `.grid = blocks`
};

struct launch_options {
  grid_size grid;
  hipStream_t stream = nullptr;
};

/// The result of a launch. It is an error to ignore it.
class [[nodiscard]] launch_result {
public:
  constexpr launch_result(hipError_t error, const char* refusal) : error_(error), refusal_(refusal) {}

  constexpr bool ok() const { return error_ == hipSuccess; }
  constexpr hipError_t error() const { return error_; }
  /// HIP's name of the error, such as "hipErrorNoDevice".
  const char* name() const { return hipGetErrorName(error_); }
  /// One sentence about the error.
  const char* text() const { return refusal_ ? refusal_ : hipGetErrorString(error_); }

private:
  hipError_t error_;
  const char* refusal_; ///< why Kiln did not launch, or null
};

namespace device {

/// Why a grid cannot be launched, or null.
constexpr const char* refuse(const grid_size& grid, const u32 (&block)[3]) {
  if (grid.x < 1 || grid.y < 1 || grid.z < 1)
    return "the grid needs at least one workgroup in each dimension";
  constexpr u32 most = 0x7fff'ffff; // ids are i32, which analysis::value_ranges relies on
  if (grid.x > most / block[0] || grid.y > most / block[1] || grid.z > most / block[2])
    return "the grid has more than 2^31-1 work-items in one dimension";
  return nullptr;
}

template<class Entry> struct launcher;

template<class... T> struct launcher<void(T...)> {
  void (*entry)(T...);
  u32 block[3];

  // T... is not deduced: arguments convert to the kernel's own parameter types, as in any call.
  launch_result operator()(const launch_options& options, T... arguments) const {
    if (const char* refusal = device::refuse(options.grid, block))
      return {hipErrorInvalidConfiguration, refusal};
    void* slots[sizeof...(T) + 1] = {const_cast<void*>(static_cast<const void*>(&arguments))..., nullptr};
    const dim3 grid(extent(options.grid.x), extent(options.grid.y), extent(options.grid.z));
    return {hipLaunchKernel(reinterpret_cast<const void*>(entry), grid, dim3(block[0], block[1], block[2]),
                            slots, 0, options.stream),
            nullptr};
  }

#if defined __clang__
  /// Another number of arguments: an error at the call, whose note lists both types.
  template<class Kernel = void(T...), class... A>
    requires(sizeof...(A) != sizeof...(T))
  __attribute__((
      diagnose_if(sizeof...(A) < sizeof...(T),
                  "too few arguments after {.grid = n}: the note has the kernel's in `void (...)`, and "
                  "then those given",
                  "error"),
      diagnose_if(sizeof...(A) > sizeof...(T),
                  "too many arguments after {.grid = n}: the note has the kernel's in `void (...)`, and "
                  "then those given",
                  "error"))) launch_result
  operator()(const launch_options&, A&&...) const;
#endif

private:
  static constexpr u32 extent(i64 workgroups) { return static_cast<u32>(workgroups); }
};

} // namespace device

/// `launch<saxpy>({.grid = blocks, .stream = stream}, y, x, 2.0f, n)`, where saxpy is a kernel function that
/// KILN_KERNEL declared, or the name of an entry. Returns at once; the kernel runs in the stream's order.
template<auto Kernel>
inline constexpr device::launcher<typename device::kernel_of<Kernel>::entry> launch = {
    device::kernel_of<Kernel>::address,
    {device::kernel_of<Kernel>::block::x, device::kernel_of<Kernel>::block::y,
     device::kernel_of<Kernel>::block::z}};

} // namespace kiln

namespace kiln::dsl {

using kiln::grid_size, kiln::launch, kiln::launch_options, kiln::launch_result;

} // namespace kiln::dsl
