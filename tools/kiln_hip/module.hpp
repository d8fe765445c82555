// SPDX-License-Identifier: MIT
// A code object on a device: its image at a host address, its kernels and variables.
#pragma once

#include "code_object.hpp"

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>

namespace kiln::hip_runtime {

class module;

/// A kernel of a module. Its code is read at its first launch.
struct loaded_kernel {
  module* of = nullptr;
  const code_object::kernel* kernel = nullptr;
  std::once_flag read;
  std::unique_ptr<code_object::code> code;
  std::atomic<int> dynamic_lds_limit = -1; ///< in bytes, as hipFuncSetAttribute sets it; negative: not set

  const code_object::code& instructions();
  uint32_t lds_bytes() const { return kernel->descriptor.lds_bytes; }
  bool has(const char* hidden_argument) const;
};

struct loaded_variable {
  void* address = nullptr;
  size_t size = 0;
};

class module {
public:
  /// Of the bytes of an ELF file. Errors are code_object::failure.
  module(std::vector<uint8_t> elf, int device, const std::string& name);
  ~module();
  module(const module&) = delete;
  module& operator=(const module&) = delete;

  loaded_kernel* find_kernel(const std::string& name);
  std::optional<loaded_variable> find_variable(const std::string& name) const;
  size_t kernel_count() const { return object_.kernels.size(); }

  int device() const { return device_; }
  const code_object::object& object() const { return object_; }
  const uint8_t* image() const { return image_; }

private:
  void relocate();

  code_object::object object_;
  int device_ = 0;
  uint8_t* image_ = nullptr;
  std::map<std::string, std::unique_ptr<loaded_kernel>> kernels_;
};

/// Loads the part of the image that is for the device. nullptr: `error` says why, stderr in words.
std::unique_ptr<module> load_module(std::span<const uint8_t> image, int device, hipError_t& error);

/// Modules of the module API; the handle is the module's address.
hipModule_t keep_module(std::unique_ptr<module> m);
module* module_of(hipModule_t handle);
bool drop_module(hipModule_t handle);
/// Of a function handle, which is the kernel's address. nullptr: none.
loaded_kernel* kernel_of(hipFunction_t handle);
hipFunction_t handle_of(loaded_kernel* k);

} // namespace kiln::hip_runtime
