// SPDX-License-Identifier: MIT
// Values of other lanes: shuffles, reductions of groups, scans, in the simulator on all targets.
#include "program/expect.hpp"
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>

#include <algorithm>
#include <cmath>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace ir = kiln::ir;
namespace sim = kiln::sim;

template<class T> T combined(combine how, T a, T b) {
  const u32 x = __builtin_bit_cast(u32, a), y = __builtin_bit_cast(u32, b);
  switch (how) {
  case combine::sum: return __is_same(T, i32) ? __builtin_bit_cast(T, x + y) : static_cast<T>(a + b);
  case combine::min: return std::min(a, b);
  case combine::max: return std::max(a, b);
  case combine::bit_and: return __builtin_bit_cast(T, x & y);
  case combine::bit_or: return __builtin_bit_cast(T, x | y);
  default: return __builtin_bit_cast(T, x ^ y);
  }
}

template<class T> std::vector<T> values_of(u32 n) {
  random_words random;
  std::vector<T> out;
  for (u32 i = 0; i < n; ++i)
    out.push_back(static_cast<T>(static_cast<i32>(random()) >> (__is_same(T, f32) ? 20 : 0)));
  return out;
}

/// Runs a kernel of 64 lanes from a T to a T.
template<class T, class Body> std::vector<T> lanes_of(isa::arch a, const std::vector<T>& in, Body) {
  const ir::program p = compiled<T*, const T*>(a, 64, [](builder k, arg<T*> out, arg<const T*> in) {
    auto x = k.vgpr<T>(in[k.thread_idx.x]);
    out[k.thread_idx.x] = Body{}(x);
  });
  std::vector<T> out(64);
  run_clean(p, 1, sim::buffer<T>(out.data(), 64), sim::buffer<const T>(in.data(), 64));
  return out;
}

template<class T, combine How> void combines() {
  const std::vector<T> in = values_of<T>(64);
  for (const isa::arch a : all_archs) {
    const auto check = [&](u32 lanes, const std::vector<T>& out) {
      for (u32 i = 0; i < 64; ++i) {
        T right = in[i / lanes * lanes];
        for (u32 j = 1; j < lanes; ++j) right = combined(How, right, in[i / lanes * lanes + j]);
        INFO("group of " << lanes << ", lane " << i);
        REQUIRE(out[i] == right);
      }
    };
    check(2, lanes_of<T>(a, in, [](auto& x) { return reduce<How, 2>(x); }));
    check(4, lanes_of<T>(a, in, [](auto& x) { return reduce<How, 4>(x); }));
    check(8, lanes_of<T>(a, in, [](auto& x) { return reduce<How, 8>(x); }));
    check(16, lanes_of<T>(a, in, [](auto& x) { return reduce<How, 16>(x); }));
    check(32, lanes_of<T>(a, in, [](auto& x) { return reduce<How, 32>(x); }));
    check(64, lanes_of<T>(a, in, [](auto& x) { return reduce<How>(x); }));
    const std::vector<T> inclusive = lanes_of<T>(a, in, [](auto& x) { return inclusive_scan<How>(x); }),
                         exclusive = lanes_of<T>(a, in, [](auto& x) { return exclusive_scan<How>(x); });
    T so_far = in[0];
    const u32 first = __builtin_bit_cast(u32, exclusive[0]);
    CHECK(combined(How, __builtin_bit_cast(T, first), in[0]) == in[0]);
    for (u32 i = 0; i < 64; ++i) {
      INFO("scan, lane " << i);
      if (i != 0) {
        REQUIRE(exclusive[i] == so_far);
        so_far = combined(How, so_far, in[i]);
      }
      REQUIRE(inclusive[i] == so_far);
    }
  }
}

TEST_CASE("reductions of groups of every size, and scans") {
  combines<i32, combine::sum>(), combines<i32, combine::min>(), combines<i32, combine::max>();
  combines<u32, combine::sum>(), combines<u32, combine::min>(), combines<u32, combine::max>();
  combines<u32, combine::bit_and>(), combines<u32, combine::bit_or>(), combines<i32, combine::bit_xor>();
  combines<f32, combine::sum>(), combines<f32, combine::min>(),
      combines<f32, combine::max>(); // whole numbers: exact sums
}

template<u32 Mask> void shuffled() {
  const std::vector<u32> in = values_of<u32>(64);
  for (const isa::arch a : all_archs) {
    const std::vector<u32> out = lanes_of<u32>(a, in, [](auto& x) { return shuffle_xor<Mask>(x); });
    for (u32 i = 0; i < 64; ++i) REQUIRE(out[i] == in[i ^ Mask]);
  }
}

TEST_CASE("shuffle_xor by every kind of mask") {
  shuffled<1>(), shuffled<2>(), shuffled<3>(), shuffled<4>(), shuffled<7>(), shuffled<8>(), shuffled<15>(),
      shuffled<16>();
  shuffled<21>(), shuffled<31>(), shuffled<32>(), shuffled<48>(), shuffled<63>();
}

TEST_CASE("broadcast and rotate") {
  for (const isa::arch a : all_archs) {
    const ir::program p =
        compiled<f32*, const f32*, i32>(a, 64, [](builder k, arg<f32*> out, arg<const f32*> in, arg<i32> n) {
          auto i = k.thread_idx.x;
          auto x = k.vgpr<f32>(in[i]);
          out[i] = broadcast(x, 5) + broadcast(x, n);
          out[i + 64] = rotate(x, 3);
          out[i + 128] = rotate(x, n);
          out[i + 192] = rotate(x, i * 2);
          out[i + 256] = rotate(x, -1);
        });
    std::vector<f32> in(64), out(320);
    for (u32 i = 0; i < 64; ++i) in[i] = static_cast<f32>(i * i + 1);
    run_clean(p, 1, sim::buffer<f32>(out.data(), out.size()), sim::buffer<const f32>(in.data(), 64), 60);
    for (u32 i = 0; i < 64; ++i) {
      CHECK(out[i] == in[5] + in[60]);
      CHECK(out[i + 64] == in[(i + 3) % 64]);
      CHECK(out[i + 128] == in[(i + 60) % 64]);
      CHECK(out[i + 192] == in[(i * 3) % 64]);
      CHECK(out[i + 256] == in[(i + 63) % 64]);
    }
  }
}

template<class T, combine How, u32 Waves> void combines_workgroup() {
  constexpr u32 n = Waves * 64, turns = 3;
  const std::vector<T> in = values_of<T>(n * turns);
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<T*, const T*>(a, n, [](builder k, arg<T*> out, arg<const T*> in) {
      k.for_(0, static_cast<int>(turns), 1, [&](auto turn) {
        auto x = k.vgpr<T>(in[turn * static_cast<int>(n) + k.thread_idx.x]);
        auto place = turn * static_cast<int>(3 * n) + k.thread_idx.x;
        out[place] = workgroup_reduce<How>(k, x);
        out[place + static_cast<int>(n)] = workgroup_inclusive_scan<How>(k, x);
        out[place + static_cast<int>(2 * n)] = workgroup_exclusive_scan<How>(k, x);
      });
    });
    std::vector<T> out(3 * n * turns);
    run_clean(p, 1, sim::buffer<T>(out.data(), out.size()), sim::buffer<const T>(in.data(), in.size()));
    for (u32 turn = 0; turn < turns; ++turn) {
      const T* const x = &in[turn * n];
      const T* const y = &out[turn * 3 * n];
      T whole = x[0];
      for (u32 i = 1; i < n; ++i) whole = combined(How, whole, x[i]);
      T so_far = x[0];
      for (u32 i = 0; i < n; ++i) {
        INFO("turn " << turn << ", work-item " << i);
        REQUIRE(y[i] == whole);
        if (i != 0) {
          REQUIRE(y[2 * n + i] == so_far);
          so_far = combined(How, so_far, x[i]);
        }
        REQUIRE(y[n + i] == so_far);
      }
    }
  }
}

TEST_CASE("reductions and scans of workgroups") {
  combines_workgroup<i32, combine::sum, 1>(), combines_workgroup<i32, combine::sum, 2>();
  combines_workgroup<u32, combine::max, 3>(), combines_workgroup<f32, combine::min, 4>();
  combines_workgroup<i32, combine::bit_xor, 16>();
  combines_workgroup<u32, combine::bit_or, 4>(), combines_workgroup<i32, combine::max, 4>();
  combines_workgroup<i32, combine::sum, 4>(), combines_workgroup<f32, combine::sum, 4>();
  combines_workgroup<u32, combine::bit_and, 4>(), combines_workgroup<u32, combine::min, 4>();
  combines_workgroup<i32, combine::sum, 3>(), combines_workgroup<f32, combine::sum, 3>();
  combines_workgroup<f32, combine::sum, 5>(), combines_workgroup<f32, combine::max, 6>();
  combines_workgroup<u32, combine::sum, 8>(), combines_workgroup<i32, combine::min, 11>();
  combines_workgroup<f32, combine::sum, 16>(), combines_workgroup<i32, combine::bit_xor, 13>();
  refused<"reductions and scans of a workgroup need whole waves of 64; it has 96 work-items">(
      __LINE__ + 3, [](builder k) {
        k.program().block_size[0] = 96;
        auto x = k.vgpr<i32>(1);
        (void)workgroup_reduce<combine::sum>(k, x);
      });
  refused<"broadcast of lane 64; allowed range is 0..63">(__LINE__ + 2, [](builder k) {
    auto x = k.vgpr<i32>(1);
    (void)broadcast(x, 64);
  });
}

/// A reduction and a scan of a workgroup of X * Y * Z work-items, with `Taken` bytes of LDS taken before.
template<u32 X, u32 Y, u32 Z, u32 Taken = 0> void sums_of_block(isa::arch a) {
  constexpr u32 n = X * Y * Z;
  const auto body = [](builder k, arg<u32*> out, arg<const u32*> in) {
    const u32 taken = Taken;
    if (taken != 0) (void)k.lds<u8>(taken);
    auto i = k.vgpr<i32>((k.thread_idx.z * static_cast<i32>(Y) + k.thread_idx.y) * static_cast<i32>(X) +
                         k.thread_idx.x);
    auto x = k.vgpr<u32>(in[i]);
    for (u32 again = 0; again < 3; ++again) {
      out[i] = workgroup_reduce<combine::sum>(k, x);
      x = workgroup_exclusive_scan<combine::sum>(k, x);
      auto best = workgroup_reduce<combine::max>(k, with_index(x, i));
      x += best.value + as<u32>(best.index);
    }
    out[i + static_cast<i32>(n)] = x;
  };
  const ir::program p = compiled<u32*, const u32*>(a, X, body, Y, Z);
  std::vector<u32> in = values_of<u32>(n), out(2 * n);
  run_clean(p, 1, sim::buffer<u32>(out.data(), out.size()), sim::buffer<const u32>(in.data(), n));
  std::vector<u32> x = in;
  for (u32 again = 0; again < 3; ++again) {
    u32 sum = 0, at = 0;
    for (u32& v : x) {
      const u32 own = v;
      v = sum;
      sum += own;
    }
    for (u32 i = 0; i < n; ++i) {
      if (again == 2) REQUIRE(out[i] == sum);
      if (x[i] > x[at]) at = i;
    }
    const u32 best = x[at] + at;
    for (u32& v : x) v += best;
  }
  for (u32 i = 0; i < n; ++i) REQUIRE(out[n + i] == x[i]);
}

/// Three scans one after another.
template<u32 Taken, bool IsFreed> void scans_with_little_lds(isa::arch a) {
  constexpr u32 n = 256;
  const auto body = [](builder k, arg<u32*> out, arg<const u32*> in) {
    const u32 limit = isa::facts_of(k.arch()).lds_bytes;
    auto tile = k.lds<u32>((Taken + limit - 64 * 1024) / 4);
    auto i = k.vgpr<i32>(k.thread_idx.x);
    tile[i] = in[i];
    k.barrier();
    auto x = k.vgpr<u32>(tile[255 - i]);
    k.barrier();
    if (IsFreed) k.free_lds(tile);
    for (u32 again = 0; again < 3; ++again) x = workgroup_inclusive_scan<combine::sum>(k, x);
    out[i] = x;
  };
  const ir::program p = compiled<u32*, const u32*>(a, n, body);
  std::vector<u32> x = values_of<u32>(n), out(n);
  run_clean(p, 1, sim::buffer<u32>(out.data(), n), sim::buffer<const u32>(x.data(), n));
  std::reverse(x.begin(), x.end());
  for (u32 again = 0; again < 3; ++again)
    for (u32 i = 1; i < n; ++i) x[i] += x[i - 1];
  CHECK(out == x);
}

TEST_CASE("workgroups of two and three dimensions, and with little LDS left") {
  for (const isa::arch a : all_archs) {
    sums_of_block<16, 16, 1>(a), sums_of_block<8, 8, 4>(a), sums_of_block<24, 8, 1>(a);
    sums_of_block<4, 3, 32>(a), sums_of_block<48, 16, 1>(a), sums_of_block<5, 64, 2>(a);
    sums_of_block<256, 1, 1, 1000>(a), sums_of_block<256, 1, 1, 60000>(a);
    scans_with_little_lds<62 * 1024, false>(a); // room for one exchange: all take the same bytes
    scans_with_little_lds<64 * 1024, true>(a);  // none, but for an array that was freed
  }
  sums_of_block<256, 1, 1, 80 * 1024>(isa::arch::gfx950); // beyond the offsets of instructions
  sums_of_block<512, 1, 1, 80 * 1024>(isa::arch::gfx950);
}

TEST_CASE("bytes of LDS that reductions and scans of workgroups take") {
  const auto bytes_after = [](auto body) {
    kernel_draft k(isa::arch::gfx942, 256);
    builder b = k;
    auto x = b.vgpr<i32>(1);
    body(b, x);
    REQUIRE_FALSE(b.failed());
    return b.program().lds_bytes;
  };
  CHECK(bytes_after([](builder k, auto& x) { (void)workgroup_reduce<combine::sum>(k, x); }) == 1024);
  CHECK(bytes_after([](builder k, auto& x) {
          for (u32 i = 0; i < 9; ++i) (void)workgroup_reduce<combine::sum>(k, x);
        }) == 2048);
  CHECK(bytes_after([](builder k, auto& x) {
          for (u32 i = 0; i < 9; ++i) (void)workgroup_inclusive_scan<combine::sum>(k, x);
        }) == 4096);
  refused<"LDS: this array of 1024 bytes brings the kernel to 66304; gfx942 has 65536 for a workgroup">(
      __LINE__ + 4, [](builder k) {
        k.program().block_size[0] = 256;
        (void)k.lds<u32>(16320);
        auto x = k.vgpr<i32>(1);
        (void)workgroup_reduce<combine::sum>(k, x);
      });
}

TEST_CASE("lanes of elements of memory, of abs, of AGPRs and SGPRs") {
  for (const isa::arch a : all_archs) {
    const ir::program p =
        compiled<f32*, const f32*, f32>(a, 128, [](builder k, arg<f32*> out, arg<const f32*> in, arg<f32> n) {
          auto i = k.thread_idx.x;
          auto shared = k.lds<f32>(128);
          shared[i] = in[i];
          auto x = k.vgpr<f32>(in[i]);
          auto far = k.agpr<f32>(x);
          out[i] = workgroup_reduce<combine::max>(k, abs(x));
          out[i + 128] = reduce<combine::max, 16>(abs(x));
          out[i + 256] = reduce<combine::sum>(shared[i]);
          out[i + 384] = inclusive_scan<combine::sum>(far);
          out[i + 512] = reduce<combine::sum>(n);
        });
    std::vector<f32> in(128), out(640);
    for (u32 i = 0; i < 128; ++i) in[i] = static_cast<f32>((i * 37) % 101) - 60;
    run_clean(p, 1, sim::buffer<f32>(out.data(), out.size()), sim::buffer<const f32>(in.data(), in.size()),
              2.0f);
    f32 largest = 0;
    for (const f32 x : in) largest = std::max(largest, std::fabs(x));
    for (u32 i = 0; i < 128; ++i) {
      f32 of_row = 0, of_wave = 0, so_far = 0;
      for (u32 j = 0; j < 16; ++j) of_row = std::max(of_row, std::fabs(in[i / 16 * 16 + j]));
      for (u32 j = 0; j < 64; ++j) of_wave += in[i / 64 * 64 + j];
      for (u32 j = i / 64 * 64; j <= i; ++j) so_far += in[j];
      INFO("work-item " << i);
      CHECK(out[i] == largest);
      CHECK(out[i + 128] == of_row);
      CHECK(out[i + 256] == of_wave);
      CHECK(out[i + 384] == so_far);
      CHECK(out[i + 512] == 128);
    }
  }
}

} // namespace
