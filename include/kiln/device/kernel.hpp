// SPDX-License-Identifier: MIT
// KILN_KERNEL: makes an ordinary __global__ kernel of a constexpr function.
#pragma once

#include <kiln/device/body.hpp>
#include <kiln/device/signature.hpp>

/// `KILN_KERNEL(saxpy, block_size<256>);` at global scope makes the kernel `saxpy_kernel` of the constexpr function
/// `void saxpy(builder, arg<float*> y, ...)`. It takes the natural parameters (float* y, ...), its symbol in the code
/// object is `saxpy_kernel`, and `saxpy_kernel<<<grid, 256, 0, stream>>>(y, ...)` as well as
/// `kiln::launch<saxpy>({.grid = grid, .stream = stream}, y, ...)` run it. After the block size options may stand:
/// `without<passes::share_expressions>`, `waits::checked`.
#define KILN_KERNEL(function, ...)                                                                           \
  KILN_KERNEL_AS(function##_kernel, function, __VA_ARGS__);                                                  \
  template<> struct kiln::device::kernel_of<function> : function##_kernel_description {}

namespace kiln::device {

/// What a declaration says of its kernel. In programs without HIP, which can only simulate it, it stands for the kernel.
template<auto Function, class BlockSize> struct host_entry {
  using block = BlockSize;
  static constexpr auto function = Function;
};

} // namespace kiln::device

/// Before the kernel, so that the error is in the author's line.
#define KILN_CHECK_SIGNATURE(...)                                                                            \
  static_assert(!kiln::compile::signature<decltype(&__VA_ARGS__)>::has_reference, KILN_BUILDER_BY_VALUE);    \
  static_assert(kiln::compile::signature<decltype(&__VA_ARGS__)>::is_kernel ||                               \
                    kiln::compile::signature<decltype(&__VA_ARGS__)>::has_reference,                         \
                KILN_KERNEL_PARAMETERS)

#if defined __HIP__

#if !defined __HIP_DEVICE_COMPILE__ && __has_include(<hip/hip_runtime_api.h>)
#include <hip/hip_runtime_api.h> // the stub calls hipLaunchKernel
#define KILN_WITH_STUB , used
#else
#define KILN_WITH_STUB
#endif

/// `KILN_KERNEL_AS(sum_even_32, (sum_even<32>), block_size<64>);` does the same under a name of your own, which is
/// needed where the function is a template. Launch it by that name: `kiln::launch<sum_even_32>(...)`.
// How the name comes about: the declaration takes its parameters from a type, which a definition may not. A friend
// defined in a class template may, as its parameters are the class's; it redeclares the same function and so keeps
// its C linkage. Kernels need C linkage for a plain symbol: an asm label would name host stub and handle alike. `used`
// makes the host pass emit the stub even where nothing launches it: another unit may (KILN_DECLARE_KERNEL).
#define KILN_KERNEL_AS(name, function, ...)                                                                  \
  KILN_CHECK_SIGNATURE(function);                                                                            \
  extern "C" __attribute__((global)) kiln::device::entry_type<(function)> name;                              \
  template<class> struct name##_definition;                                                                  \
  template<class... T> struct name##_definition<void(T...)> {                                                \
    friend __attribute__((global KILN_WITH_STUB)) KILN_WORKGROUP_OF(__VA_ARGS__) void name(T...) {           \
      KILN_BODY((function), __VA_ARGS__)                                                                     \
    }                                                                                                        \
  };                                                                                                         \
  template struct name##_definition<kiln::device::entry_type<(function)>>;                                   \
  struct name##_description                                                                                  \
      : kiln::device::host_entry<(function), kiln::compile::kernel_options<__VA_ARGS__>>,                    \
        kiln::device::device_entry<kiln::device::entry_type<(function)>, name> {                             \
    [[maybe_unused]] static constexpr const char* symbol = #name;                                            \
  };                                                                                                         \
  template<> struct kiln::device::kernel_of<name> : name##_description {}

// Exactly this many work-items. Without the attribute the compiler assumes 1,024, which leaves 128 registers each.
#define KILN_WORKGROUP_OF(...)                                                                               \
  __attribute__((amdgpu_flat_work_group_size(kiln::compile::kernel_options<__VA_ARGS__>::work_items,         \
                                             kiln::compile::kernel_options<__VA_ARGS__>::work_items)))

#if defined __HIP_DEVICE_COMPILE__
// The assertion stands here so that its place is the author's KILN_KERNEL line. `the_line` then fails to evaluate inside
// the author's statement, which the compiler shows. All of it depends on T, so that only one branch is looked at.
#define KILN_BODY(function, ...)                                                                             \
  using image [[gnu::nodebug]] =                                                                             \
      kiln::compile::image<function, kiln::device::target_for<T...>, KILN_IMAGE_OPTIONS(__VA_ARGS__)>;       \
  if constexpr (kiln::device::evaluates<image>) {                                                            \
    if constexpr (kiln::device::compiles<image>) {                                                           \
      kiln::device::body<image>();                                                                           \
    } else {                                                                                                 \
      KILN_STATIC_ASSERT_FALSE(image::message());                                                            \
      [[maybe_unused]] constexpr int the_line = image::replay();                                             \
    }                                                                                                        \
  }

// -DKILN_DEBUG_LINES: line tables that lead debuggers and profilers to the kernel's source, with or without -g.
#if defined KILN_DEBUG_LINES
namespace kiln::device {
template<class Options> struct with_debug_lines : Options {
  static constexpr bool has_debug_lines = true;
};
} // namespace kiln::device
#define KILN_IMAGE_OPTIONS(...) kiln::device::with_debug_lines<kiln::compile::kernel_options<__VA_ARGS__>>
#else
#define KILN_IMAGE_OPTIONS(...) kiln::compile::kernel_options<__VA_ARGS__>
#endif

// A message computed at compile time is an extension in C++20.
#define KILN_STATIC_ASSERT_FALSE(message)                                                                    \
  _Pragma("clang diagnostic push");                                                                          \
  _Pragma("clang diagnostic ignored \"-Wc++26-extensions\"");                                                \
  static_assert(false, message);                                                                             \
  _Pragma("clang diagnostic pop")
#else
#define KILN_BODY(function, ...) // the host pass needs no image, so it does not evaluate one
#endif

#else

#define KILN_KERNEL_AS(name, function, ...)                                                                  \
  KILN_CHECK_SIGNATURE(function);                                                                            \
  inline constexpr kiln::device::host_entry<(function), kiln::compile::kernel_options<__VA_ARGS__>> name;    \
  struct name##_description                                                                                  \
      : kiln::device::host_entry<(function), kiln::compile::kernel_options<__VA_ARGS__>> {                   \
    [[maybe_unused]] static constexpr const char* symbol = #name;                                            \
  };                                                                                                         \
  template<> struct kiln::device::kernel_of<name> : name##_description {}

#endif
