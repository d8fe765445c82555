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

/// Text of an asm declaration.
class assembly {
public:
  consteval assembly(const char* text) : text_(text) { // NOLINT(google-explicit-constructor)
    while (text[size_] != 0) ++size_;
  }
  constexpr const char* data() const { return text_; }
  constexpr decltype(sizeof(0)) size() const { return size_; }

private:
  const char* text_;
  decltype(sizeof(0)) size_ = 0;
};

} // namespace kiln::device

// A kernel's symbol is a plain name. The mangled name of a function beside it holds the type and the block size: the unit that
// defines the kernel defines it, a unit that declares the kernel refers to it.
#define KILN_REQUIRE_TYPE(name, type, ...)                                                                   \
  void name##_has_type(type*, kiln::device::size_of_block<__VA_ARGS__>);                                     \
  [[gnu::used]] static constexpr auto* name##_is_declared_rightly = &name##_has_type;

// Both are weak symbols, as those of an inline function: a kernel in a header may be defined in several units. One that stands
// in a unit's own file has a strong symbol too, of which the linker takes one only.
#define KILN_DEFINE_TYPE(name, type, ...)                                                                    \
  [[gnu::used]] inline void name##_has_type(type*, kiln::device::size_of_block<__VA_ARGS__>) {}              \
  asm((kiln::device::assembly(__INCLUDE_LEVEL__ != 0 ? ""                                                    \
                                                     : ".pushsection .rodata\n"                              \
                                                       ".globl two_kernels_are_called_" #name "\n"           \
                                                       "two_kernels_are_called_" #name ":\n.popsection")));

/// `KILN_DECLARE_KERNEL(saxpy_kernel, void(float*, const float*, float, int), block_size<256>);` at global scope, in
/// units that launch a kernel which KILN_KERNEL defines elsewhere: by `kiln::launch<saxpy_kernel>({.grid = grid}, y, x, a, n)`,
/// in HIP sources also by `saxpy_kernel<<<grid, 256>>>(y, x, a, n)`. Any C++20 compiler will do. Nothing is evaluated. If the
/// kernel has other parameters or another block size, the linker misses
/// `saxpy_kernel_has_type(void (*)(float*, const float*, float, int), ...)`.
// The author's names stand in a struct of his scope: in the specialisation, names of kiln would hide them.
#define KILN_DECLARE_KERNEL(name, type, ...)                                                                 \
  extern "C" KILN_KERNEL_ATTRIBUTE kiln::device::declared<type> name;                                        \
  KILN_REQUIRE_TYPE(name, kiln::device::declared<type>, __VA_ARGS__)                                         \
  struct name##_description : kiln::device::device_entry<type, name> {                                       \
    using block = __VA_ARGS__;                                                                               \
    [[maybe_unused]] static constexpr const char* symbol = #name;                                            \
  };                                                                                                         \
  template<> struct kiln::device::kernel_of<name> : name##_description {}

#if defined __HIP__
#define KILN_KERNEL_ATTRIBUTE __attribute__((global))
#else
// The symbol is the handle that HIP's runtime knows the kernel by. It is no function.
#define KILN_KERNEL_ATTRIBUTE                                                                                \
  __attribute__((error("a kernel is not called: kiln::launch<kernel>({.grid = n}, ...) launches it")))
#endif

#if defined __HIP_DEVICE_COMPILE__ // types and names are the host's to check
#undef KILN_REQUIRE_TYPE
#undef KILN_DEFINE_TYPE
#define KILN_REQUIRE_TYPE(name, type, ...)
#define KILN_DEFINE_TYPE(name, type, ...)
#endif
