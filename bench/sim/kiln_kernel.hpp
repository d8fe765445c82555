// SPDX-License-Identifier: MIT
// A kernel of Kiln that is compiled when its benchmark begins, and runs on vectors.
#pragma once

#include "workload.hpp"

#include <kiln/compile/kernel.hpp>

#include <memory>
#include <stdexcept>
#include <vector>

namespace kiln::bench {

/// A vector as the buffer of T that a kernel takes.
template<class T, class V> sim::buffer<T> as_buffer(V& v) {
  return {reinterpret_cast<T*>(v.data()), v.size() * sizeof(v[0]) / sizeof(T)};
}

/// A kernel that is compiled once, and launched often.
class kiln_kernel {
public:
  /// Throws std::runtime_error with the error of the compilation.
  template<auto Kernel, u32 Block> static kiln_kernel make(isa::arch arch) {
    auto out = compile::compile_kernel<Kernel, block_size<Block>>(arch);
    if (out.error.raised) {
      const text_buffer why = out.error.message();
      throw std::runtime_error(std::string(why.data(), why.size()));
    }
    return kiln_kernel(static_cast<ir::program&&>(out.program));
  }

  /// Arguments are buffers and values, as sim::run takes them.
  template<class... T> sim::result run(launch how, u32 grid, T&&... arguments) const {
    how.grid[0] = grid;
    return sim::run(*program_, how, static_cast<T&&>(arguments)...);
  }

private:
  explicit kiln_kernel(ir::program&& p)
      : program_(std::make_shared<ir::program>(static_cast<ir::program&&>(p))) {}
  std::shared_ptr<const ir::program> program_;
};

} // namespace kiln::bench
