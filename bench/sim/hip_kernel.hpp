// SPDX-License-Identifier: MIT
// Runs a kernel of this directory's .hip files from its machine code.
#pragma once

#include "workload.hpp"

#include "launch.hpp"

#include <memory>
#include <utility>
#include <vector>

namespace kiln::bench {

/// Where the compiled .hip files are: beside the program, so that a copy of both is complete. main() sets it.
inline std::string kernel_directory = ".";

/// A kernel that is loaded and read once, and launched often.
class hip_kernel {
public:
  /// `file` without .hip. Throws code_object::failure.
  hip_kernel(const std::string& file, const std::string& target, const std::string& name)
      : object_(std::make_shared<code_object::object>(
            code_object::load(kernel_directory + "/" + file + "." + target + ".co"))),
        kernel_(&object_->find(name)),
        code_(std::make_shared<code_object::code>(code_object::read_code(*object_, *kernel_))) {}

  /// A vector is a buffer, a constant one a buffer that the kernel may not write; anything else a value.
  template<class... T> sim::result run(const launch& how, u32 grid, u32 block, T&&... arguments) const {
    code_object::launch launch(*object_, *kernel_, *code_);
    launch.options = how;
    launch.grid[0] = grid;
    launch.block[0] = block;
    (pass(launch, arguments), ...);
    return launch.run();
  }

private:
  template<class T> static void pass(code_object::launch& l, std::vector<T>& v) {
    l.pass_buffer(v.data(), v.size() * sizeof(T), true);
  }
  template<class T> static void pass(code_object::launch& l, const std::vector<T>& v) {
    l.pass_buffer(const_cast<T*>(v.data()), v.size() * sizeof(T), false);
  }
  template<class T> static void pass(code_object::launch& l, const T& value) { l.pass(value); }

  std::shared_ptr<code_object::object> object_;
  const code_object::kernel* kernel_;
  std::shared_ptr<code_object::code> code_;
};

} // namespace kiln::bench
