// SPDX-License-Identifier: MIT
// kiln::loaded_kernel: a kernel from a code object file, launched as the declared kernel that it stands in for.
#pragma once

#include <kiln/device/launch.hpp>

namespace kiln {

namespace device {

template<class Entry> struct module_launcher;

// The parameters' own types: hipModuleLaunchKernel copies as many bytes as the kernel's metadata says.
template<class... T> struct module_launcher<void(T...)> {
  static launch_result launch(hipFunction_t kernel, const u32 (&block)[3], const launch_options& options,
                              T... arguments) {
    if (const char* refusal = refuse(options.grid, block)) return {hipErrorInvalidConfiguration, refusal};
    void* slots[sizeof...(T) + 1] = {const_cast<void*>(static_cast<const void*>(&arguments))..., nullptr};
    return {hipModuleLaunchKernel(kernel, static_cast<u32>(options.grid.x), static_cast<u32>(options.grid.y),
                                  static_cast<u32>(options.grid.z), block[0], block[1], block[2], 0,
                                  options.stream, slots, nullptr),
            nullptr};
  }
};

} // namespace device

/// The kernel that KILN_KERNEL declared, from a file: kiln::dump wrote its assembly, which was edited and assembled.
///
///     kiln::loaded_kernel<saxpy> edited("saxpy.co");
///     auto launched = edited.launch({.grid = blocks, .stream = s}, y, x, 2.0f, n);
///
/// It takes the declaration's arguments and block size. The file must be for the GPU of the current device, and hold
/// the kernel under its own name.
template<auto Kernel> class loaded_kernel {
public:
  using description = device::kernel_of<Kernel>;

  explicit loaded_kernel(const char* file) : error_(hipModuleLoad(&module_, file)) {
    if (error_ == hipSuccess) error_ = hipModuleGetFunction(&function_, module_, description::symbol);
  }
  ~loaded_kernel() {
    if (module_ != nullptr)
      static_cast<void>(hipModuleUnload(module_)); // there is no caller to report an error to
  }
  loaded_kernel(const loaded_kernel&) = delete;
  loaded_kernel& operator=(const loaded_kernel&) = delete;

  /// hipSuccess, or why the file or the kernel in it cannot be used; launch then says the same.
  hipError_t error() const { return error_; }

  template<class... A> launch_result launch(const launch_options& options, const A&... arguments) const {
    if (error_ != hipSuccess) return {error_, nullptr};
    return device::module_launcher<typename description::entry>::launch(function_, block, options,
                                                                        arguments...);
  }

private:
  static constexpr u32 block[3] = {description::block::x, description::block::y, description::block::z};
  hipModule_t module_ = nullptr;
  hipFunction_t function_ = nullptr;
  hipError_t error_;
};

} // namespace kiln
