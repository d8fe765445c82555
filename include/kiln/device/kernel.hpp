// SPDX-License-Identifier: MIT
// KILN_KERNEL: makes an ordinary __global__ kernel of a constexpr function.
#pragma once

#include <kiln/device/body.hpp>
#include <kiln/device/function.hpp>
#include <kiln/device/signature.hpp>

/// `KILN_KERNEL(saxpy, block_size<256>);` at global scope makes the kernel `saxpy_kernel` of the constexpr function
/// `void saxpy(builder, arg<float*> y, ...)`. It takes the natural parameters (float* y, ...), its symbol in the code
/// object is `saxpy_kernel`, and `saxpy_kernel<<<grid, 256, 0, stream>>>(y, ...)` as well as
/// `kiln::launch<saxpy>({.grid = grid, .stream = stream}, y, ...)` run it. After the block size options may stand:
/// `without<passes::share_expressions>`, `waits::checked`.
#define KILN_KERNEL(function, ...)                                                                           \
  KILN_KERNEL_AS(function##_kernel, function, __VA_ARGS__);                                                  \
  template<> struct kiln::device::kernel_of<function##_kernel_function> : function##_kernel_description {}

namespace kiln::device {

/// What a declaration says of its kernel. In programs without HIP, which can only simulate it, it stands for the kernel.
template<auto Function, class BlockSize> struct host_entry {
  using block = BlockSize;
  static constexpr auto function = Function;
};

} // namespace kiln::device

#if !defined __HIP_DEVICE_COMPILE__
/// Without the device pass the kernel's parameters alone are judged.
#define KILN_CHECK_SIGNATURE(name, function)                                                                 \
  KILN_FUNCTION(name, function);                                                                             \
  static_assert(!kiln::compile::is_mistaken<name##_function>, KILN_IS_NO_FUNCTION(function));                \
  static_assert(!kiln::compile::has_reference<name##_function>, KILN_BUILDER_BY_VALUE);                      \
  static_assert(kiln::compile::is_kernel<name##_function> || kiln::compile::is_mistaken<name##_function> ||  \
                    kiln::compile::has_reference<name##_function>,                                           \
                KILN_KERNEL_PARAMETERS)
#endif

/// `KILN_KERNEL_AS(sum_even_32, (sum_even<32>), block_size<64>);` does the same under a name of your own, which is
/// needed where the function is a template. Launch it by that name: `kiln::launch<sum_even_32>(...)`.
#if defined __HIP_DEVICE_COMPILE__
// The evaluation and the assertion stand here so that their place is the author's line; the compiler shows each macro on the
// way to it in three lines.
#define KILN_KERNEL_AS(name, function, ...)                                                                  \
  KILN_FUNCTION(name, function);                                                                             \
  KILN_PUSH_DIAGNOSTICS;                                                                                     \
  struct name##_image {                                                                                      \
    static constexpr const kiln::compile::compiled& result() {                                               \
      static constexpr kiln::compile::compiled                                                               \
          kernel = /* why: the note below. Step limit? -fconstexpr-steps=20000000 */                         \
          kiln::compile::compile_once<name##_function, KILN_OPTIONS(__VA_ARGS__)>(kiln::device::target);     \
      return kernel;                                                                                         \
    }                                                                                                        \
  };                                                                                                         \
  static_assert(kiln::compiles<name##_image>, kiln::device::message_of<name##_image>());                     \
  static_assert(kiln::device::note_packed_f32(kiln::device::has_packed_f32<name##_image>) || true);          \
  KILN_POP_DIAGNOSTICS;                                                                                      \
  KILN_SHOW_CALLS_OF(name##_image, name##_function, KILN_OPTIONS(__VA_ARGS__));                              \
  KILN_DEFINE_KERNEL(name, __VA_ARGS__)

// A message computed at compile time is of C++26, a static variable of a constexpr function of C++23. A result without a value
// is told once, by its variable.
// clang-format off
#define KILN_IGNORE(warning) _Pragma(#warning)
#define KILN_PUSH_DIAGNOSTICS                                                                                \
  _Pragma("clang diagnostic push")                                                                           \
  KILN_IGNORE(clang diagnostic ignored "-Wc++26-extensions")                                                 \
  KILN_IGNORE(clang diagnostic ignored "-Wc++23-extensions")                                                 \
  KILN_IGNORE(clang diagnostic ignored "-Winvalid-constexpr")                                                \
  static_assert(true)
#define KILN_POP_DIAGNOSTICS _Pragma("clang diagnostic pop") static_assert(true)
// clang-format on

// -DKILN_SHOW_CALLS: a second error lists the calls that led to the first one, from the kernel function to the mistake. For
// mistakes in functions that kernels call from several places.
#if defined KILN_SHOW_CALLS
#define KILN_SHOW_CALLS_OF(compilation, function, ...)                                                       \
  static_assert(kiln::compile::replay<function, __VA_ARGS__>(kiln::device::target, compilation::result()))
#else
#define KILN_SHOW_CALLS_OF(...) static_assert(true)
#endif

// -DKILN_DEBUG_LINES: line tables that lead debuggers and profilers to the kernel's source, with or without -g.
#if defined KILN_DEBUG_LINES
namespace kiln::device {
template<class Options> struct with_debug_lines : Options {
  static constexpr bool has_debug_lines = true;
};
} // namespace kiln::device
#define KILN_OPTIONS(...) kiln::device::with_debug_lines<decltype(kiln::compile::options_of<__VA_ARGS__>())>
#else
#define KILN_OPTIONS(...) decltype(kiln::compile::options_of<__VA_ARGS__>())
#endif

#define KILN_BODY(name)                                                                                      \
  if constexpr (kiln::device::evaluates<name##_image>)                                                       \
    if constexpr (kiln::compiles<name##_image>) kiln::device::body<kiln::compile::image_of<name##_image>>();

#elif defined __HIP__
#define KILN_KERNEL_AS(name, function, ...)                                                                  \
  KILN_CHECK_SIGNATURE(name, function);                                                                      \
  KILN_DEFINE_KERNEL(name, __VA_ARGS__)
#define KILN_BODY(name) // the host pass needs no image, so it does not evaluate one

#else
#define KILN_KERNEL_AS(name, function, ...)                                                                  \
  KILN_CHECK_SIGNATURE(name, function);                                                                      \
  inline constexpr kiln::device::host_entry<name##_function,                                                 \
                                            decltype(kiln::compile::options_of<__VA_ARGS__>())>              \
      name;                                                                                                  \
  struct name##_description                                                                                  \
      : kiln::device::host_entry<name##_function, decltype(kiln::compile::options_of<__VA_ARGS__>())> {      \
    [[maybe_unused]] static constexpr const char* symbol = #name;                                            \
  };                                                                                                         \
  template<> struct kiln::device::kernel_of<name> : name##_description {}
#endif

#if defined __HIP__

#if !defined __HIP_DEVICE_COMPILE__ && __has_include(<hip/hip_runtime_api.h>)
#include <hip/hip_runtime_api.h> // the stub calls hipLaunchKernel
#define KILN_WITH_STUB , used
#else
#define KILN_WITH_STUB
#endif

// How the name comes about: the declaration takes its parameters from a type, which a definition may not. A friend
// defined in a class template may, as its parameters are the class's; it redeclares the same function and so keeps
// its C linkage. Kernels need C linkage for a plain symbol: an asm label would name host stub and handle alike. `used`
// makes the host pass emit the stub even where nothing launches it: another unit may (KILN_DECLARE_KERNEL).
#define KILN_DEFINE_KERNEL(name, ...)                                                                        \
  extern "C" __attribute__((global)) kiln::device::entry_type<name##_function> name;                         \
  template<class> struct name##_definition;                                                                  \
  template<class... T> struct name##_definition<void(T...)> {                                                \
    friend __attribute__((global KILN_WITH_STUB)) KILN_WORKGROUP_OF(__VA_ARGS__) void name(T...) {           \
      KILN_BODY(name)                                                                                        \
    }                                                                                                        \
  };                                                                                                         \
  template struct name##_definition<kiln::device::entry_type<name##_function>>;                              \
  KILN_DEFINE_TYPE(name, kiln::device::entry_type<name##_function>,                                          \
                   decltype(kiln::compile::options_of<__VA_ARGS__>()))                                       \
  struct name##_description                                                                                  \
      : kiln::device::host_entry<name##_function, decltype(kiln::compile::options_of<__VA_ARGS__>())>,       \
        kiln::device::device_entry<kiln::device::entry_type<name##_function>, name> {                        \
    [[maybe_unused]] static constexpr const char* symbol = #name;                                            \
  };                                                                                                         \
  template<> struct kiln::device::kernel_of<name> : name##_description {}

// Exactly this many work-items. Without the attribute the compiler assumes 1,024, which leaves 128 registers each.
#define KILN_WORKGROUP_OF(...)                                                                               \
  __attribute__((                                                                                            \
      amdgpu_flat_work_group_size(decltype(kiln::compile::options_of<__VA_ARGS__>())::work_items,            \
                                  decltype(kiln::compile::options_of<__VA_ARGS__>())::work_items)))
#endif
