// SPDX-License-Identifier: MIT
// Loops of vector arithmetic.
#include "hip_kernel.hpp"
#include "kernels_vector.hpp"
#include "kiln_kernel.hpp"
#include "workload.hpp"

#include <cmath>

namespace kiln::bench {
namespace {

constexpr u32 block = 256, blocks = 4, items = block * blocks;

struct integer_data {
  static constexpr u32 turns = 4096;
  std::vector<u32> in, out, expected;
  integer_data() : in(items), out(items), expected(items) {
    for (u32 i = 0; i < items; ++i) {
      u32 a = in[i] = i * 2654435761u + 1, b = a ^ 0x9e3779b9u;
      for (u32 t = 0; t < turns; ++t) {
        a ^= a << 13, a ^= a >> 17, a ^= a << 5;
        b = (b << 7 | b >> 25) + a;
        b = std::max(b - a, b + 3);
        a += b * 0x85ebca6bu;
      }
      expected[i] = a ^ b;
    }
  }
  void clear() { out.assign(items, 0); }
  bool right() const { return out == expected; }
  static double macs() { return 0; }
};

struct multiply_add_data {
  static constexpr u32 turns = 1536;
  std::vector<float> in, out, expected;
  multiply_add_data() : in(items), out(items), expected(items) {
    for (u32 i = 0; i < items; ++i) {
      const float x = in[i] = static_cast<float>(i) / items;
      float y[4] = {x, x + 1, x + 2, x + 3};
      for (u32 t = 0; t < turns; ++t)
        for (float& v : y) v = std::fma(v, x, 0.25f), v = std::fma(v, x, -0.125f);
      expected[i] = (y[0] + y[1]) + (y[2] + y[3]);
    }
  }
  void clear() { out.assign(items, 77); }
  bool right() const { return out == expected; }
  static double macs() { return 0; }
};

struct function_data {
  static constexpr u32 turns = 1024;
  std::vector<float> in, out;
  std::vector<double> expected;
  function_data() : in(items), out(items), expected(items) {
    for (u32 i = 0; i < items; ++i) {
      const double first = in[i] = 1 + static_cast<float>(i) / items;
      double x = first;
      for (u32 t = 0; t < turns; ++t) x = std::sqrt(1 / (std::exp2(-x) + 1)) + std::log2(x + first);
      expected[i] = x;
    }
  }
  void clear() { out.assign(items, 77); }
  bool right() const {
    for (u32 i = 0; i < items; ++i)
      if (!(std::abs(out[i] - expected[i]) < 1e-5)) return false;
    return true;
  }
  static double macs() { return 0; }
};

template<class Data, auto Kernel> void add_both(const std::string& name) {
  add<Data>("vector_" + name + "/gfx942/hip", [name] {
    return [kernel = hip_kernel("vector", "gfx942", name)](Data& d, const launch& how) {
      return kernel.run(how, blocks, block, d.out, std::as_const(d.in), Data::turns);
    };
  });
  add<Data>("vector_" + name + "/gfx942/kiln", [] {
    return [kernel = kiln_kernel::make<Kernel, block>(isa::arch::gfx942)](Data& d, const launch& how) {
      using element = std::remove_reference_t<decltype(d.in[0])>;
      return kernel.run(how, blocks, as_buffer<element>(d.out), as_buffer<const element>(d.in),
                        i32{Data::turns});
    };
  });
}

} // namespace

void add_vector() {
  add_both<integer_data, integers>("integers");
  add_both<multiply_add_data, multiply_adds>("multiply_adds");
  add_both<function_data, functions>("functions");
}

} // namespace kiln::bench
