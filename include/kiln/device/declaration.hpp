// SPDX-License-Identifier: MIT
// KILN_DECLARE_KERNEL: a kernel of another translation unit, to launch it without its source and without the builder.
#pragma once

#include <kiln/author/block_size.hpp>

namespace kiln::device {

/// What KILN_KERNEL or KILN_DECLARE_KERNEL said about a kernel. Specialised for the kernel function and for the entry.
template<auto Kernel> struct kernel_of {
  static_assert(sizeof(Kernel) == 0,
                "declare this kernel with KILN_KERNEL or KILN_KERNEL_AS first; KILN_KERNEL_AS(name, ...) is "
                "launched by that name");
};

/// The __global__ function.
template<class Entry, Entry* Address> struct device_entry {
  using entry = Entry;
  static constexpr Entry* address = Address;
};

template<class Function> using declared = Function; // so that a function's type can precede its name
template<class Block> using size_of_block = block_size<Block::x, Block::y, Block::z>;

} // namespace kiln::device

// A kernel's symbol is a plain name. The mangled name of a function beside it holds the type and the block size: the unit that
// defines the kernel defines it, a unit that declares the kernel refers to it.
#if defined __HIP_DEVICE_COMPILE__
#define KILN_REQUIRE_TYPE(name, type, ...)
#define KILN_DEFINE_TYPE(name, type, ...)
#else
#define KILN_REQUIRE_TYPE(name, type, ...)                                                                   \
  void name##_has_type(type*, kiln::device::size_of_block<__VA_ARGS__>);                                     \
  [[gnu::used]] static constexpr auto* name##_is_declared_rightly = &name##_has_type;
#define KILN_DEFINE_TYPE(name, type, ...)                                                                    \
  [[gnu::used]] inline void name##_has_type(type*, kiln::device::size_of_block<__VA_ARGS__>) {}
#endif

#if defined __HIP__
/// `KILN_DECLARE_KERNEL(saxpy_kernel, void(float*, const float*, float, int), block_size<256>);` at global scope, in
/// units that launch a kernel which KILN_KERNEL defines elsewhere: by `saxpy_kernel<<<grid, 256>>>(y, x, a, n)` or by
/// `kiln::launch<saxpy_kernel>({.grid = grid}, y, x, a, n)`. Nothing is evaluated. If the kernel has other parameters or
/// another block size, the linker misses `saxpy_kernel_has_type(void (*)(float*, const float*, float, int), ...)`.
// The author's names stand in a struct of his scope: in the specialisation, names of kiln would hide them.
#define KILN_DECLARE_KERNEL(name, type, ...)                                                                 \
  extern "C" __attribute__((global)) kiln::device::declared<type> name;                                      \
  KILN_REQUIRE_TYPE(name, kiln::device::declared<type>, __VA_ARGS__)                                         \
  struct name##_description : kiln::device::device_entry<type, name> {                                       \
    using block = __VA_ARGS__;                                                                               \
    [[maybe_unused]] static constexpr const char* symbol = #name;                                            \
  };                                                                                                         \
  template<> struct kiln::device::kernel_of<name> : name##_description {}
#endif
