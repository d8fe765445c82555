// SPDX-License-Identifier: MIT
// Attention forward.
#include "hip_kernel.hpp"
#include "kernels_attention.hpp"
#include "kiln_kernel.hpp"
#include "workload.hpp"

#include <cmath>

namespace kiln::bench {
namespace {

struct attention_data {
  static constexpr u32 heads = 2, queries = 256, keys = 512, width = 64;
  std::vector<_Float16> q, key, value, out;
  std::vector<double> expected;

  attention_data()
      : q(heads * queries * width),
        key(heads * keys * width),
        value(key.size()),
        out(q.size()),
        expected(q.size()) {
    const auto number = [](u32 i) {
      return static_cast<_Float16>(static_cast<float>(i * 2654435761u >> 16) / 16384 - 2);
    };
    for (u32 i = 0; i < q.size(); ++i) q[i] = number(i);
    for (u32 i = 0; i < key.size(); ++i) key[i] = number(i + 77'777'777), value[i] = number(i + 99'999'999);
    for (u32 i = 0; i < heads * queries; ++i) attend(i, i / queries * keys);
  }
  void clear() { out.assign(out.size(), static_cast<_Float16>(77)); }
  /// Weights and results are rounded to f16: 11 bits.
  bool right() const {
    for (u32 i = 0; i < out.size(); ++i)
      if (!(std::abs(static_cast<double>(out[i]) - expected[i]) < 2e-3)) return false;
    return true;
  }
  static double macs() { return 2.0 * heads * queries * keys * width; }
  static float scale() { return 0.125f * 1.44269504f; }

private:
  void attend(u32 query, u32 first_key) {
    double all = 0;
    for (u32 k = first_key; k < first_key + keys; ++k) {
      float score = 0; // the largest is about 100: no overflow below
      for (u32 i = 0; i < width; ++i)
        score += static_cast<float>(q[query * width + i]) * static_cast<float>(key[k * width + i]);
      const double weight = std::exp(score / 8);
      all += weight;
      for (u32 i = 0; i < width; ++i)
        expected[query * width + i] += weight * static_cast<double>(value[k * width + i]);
    }
    for (u32 i = 0; i < width; ++i) expected[query * width + i] /= all;
  }
};

} // namespace

void add_attention() {
  for (const char* target : {"gfx942", "gfx950"})
    add<attention_data>("attention_f16/" + std::string(target) + "/hip", [target] {
      return [kernel = hip_kernel("attention", target, "attention")](attention_data& d, const launch& how) {
        const auto &q = d.q, &key = d.key, &value = d.value;
        const u32 blocks = d.queries / 128;
        return kernel.run(how, d.heads * blocks, 256, d.out, q, key, value, d.keys, blocks, d.scale());
      };
    });
  add<attention_data>("attention_f16/gfx942/kiln", [] {
    return [kernel = kiln_kernel::make<attention, 256>(isa::arch::gfx942)](attention_data& d,
                                                                           const launch& how) {
      constexpr u32 blocks = attention_data::queries / 128;
      return kernel.run(how, d.heads * blocks, as_buffer<i32>(d.out), as_buffer<const i32>(d.q),
                        as_buffer<const i32>(d.key), as_buffer<const i32>(d.value), i32{attention_data::keys},
                        i32{blocks}, d.scale());
    };
  });
}

} // namespace kiln::bench
