// SPDX-License-Identifier: MIT
// Copies and atomics.
#include "hip_kernel.hpp"
#include "kernels_memory.hpp"
#include "kiln_kernel.hpp"
#include "workload.hpp"

namespace kiln::bench {
namespace {

constexpr u32 block = 256, blocks = 64, items = block * blocks, each = 64;

/// `Words` dwords a work-item and turn, copied to the same place, or each work-item's row to a column.
template<u32 Words, bool Strided> struct copy_data {
  std::vector<u32> in, out;
  copy_data() : in(u64{items} * each * Words), out(in.size()) {
    for (u32 i = 0; i < in.size(); ++i) in[i] = i * 2654435761u;
  }
  void clear() { out.assign(out.size(), 77); }
  bool right() const {
    if (!Strided) return out == in;
    for (u32 i = 0; i < items; ++i)
      for (u32 t = 0; t < each; ++t)
        if (out[t * items + i] != in[i * each + t]) return false;
    return true;
  }
  static double macs() { return 0; }
};

struct histogram_data {
  std::vector<u32> in, out, expected;
  histogram_data() : in(u64{items} * each), out(256), expected(256) {
    for (u32 i = 0; i < in.size(); ++i) {
      in[i] = i * 2654435761u >> 11;
      ++expected[in[i] & 255];
    }
  }
  void clear() { out.assign(out.size(), 0); }
  bool right() const { return out == expected; }
  static double macs() { return 0; }
};

template<class Data, auto Kernel> void add_both(const std::string& name) {
  add<Data>(name + "/gfx942/hip", [name] {
    return [kernel = hip_kernel("memory", "gfx942", name)](Data& d, const launch& how) {
      return kernel.run(how, blocks, block, d.out, std::as_const(d.in), each, items);
    };
  });
  add<Data>(name + "/gfx942/kiln", [] {
    return [kernel = kiln_kernel::make<Kernel, block>(isa::arch::gfx942)](Data& d, const launch& how) {
      return kernel.run(how, blocks, as_buffer<i32>(d.out), as_buffer<const i32>(d.in), i32{each},
                        i32{items});
    };
  });
}

} // namespace

void add_memory() {
  add_both<copy_data<4, false>, copy_16_bytes>("copy_16_bytes");
  add_both<copy_data<1, true>, copy_strided>("copy_strided");
  add_both<histogram_data, histogram_global>("histogram_global");
  add_both<histogram_data, histogram_lds>("histogram_lds");
}

} // namespace kiln::bench
