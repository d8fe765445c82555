// SPDX-License-Identifier: MIT
// Pointers move by elements: by numbers, by signed and unsigned SGPRs, forwards and backwards, in the simulator on all targets.
#include <kiln/compile/kernel.hpp>
#include <kiln/sim.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

namespace {

using namespace kiln;
using block = block_size<64>;

constexpr int middle = 100;

/// 7 elements for each lane, each by another pointer.
template<class T>
constexpr void move(builder k, arg<T*> out, arg<const T*> in, arg<int> back, arg<unsigned> far) {
  auto i = k.thread_idx.x;
  in += middle;
  const auto store = [&](const arg<T*>& to, const arg<const T*>& from) {
    auto value = from[i];
    to[i] = value;
  };
  store(out, in + 3);
  store(out + 64, in + back); // back is -2
  store(128 + out, far + in);
  store(out + far, in - 5); // far is 192
  store(out + 300 - 44, in - back);
  out += far;
  out += 128;
  store(out, in + k.block_idx.x * 64); // at 320
  out -= back;
  out -= -62;
  store(out, in); // at 384
}

template<class T> void computes() {
  for (const isa::arch a : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    const compile::outcome compiled = compile::compile_kernel<&move<T>, block>(a);
    const text_buffer message = compiled.error.message();
    INFO(std::string(message.data(), message.size()));
    REQUIRE(!compiled.error.raised);
    constexpr int words = 448;
    std::vector<T> in(words), out(words);
    for (int i = 0; i < words; ++i) in[i] = static_cast<T>(i + 1);
    sim::buffer<T> to(out.data(), out.size());
    sim::buffer<const T> from(in.data(), in.size());
    const sim::result r = sim::run(compiled.program, {}, to, from, -2, 192u);
    const text_buffer text = r.text();
    INFO(std::string(text.data(), text.size()));
    REQUIRE(r.ok);
    const int begins[] = {3, -2, 192, -5, 2, 0, 0};
    for (int part = 0; part < 7; ++part)
      for (int lane = 0; lane < 64; ++lane)
        REQUIRE(out[part * 64 + lane] == in[middle + begins[part] + lane]);
  }
}

TEST_CASE("pointers move by elements of 1, 2, 4 and 8 bytes") {
  computes<i8>();
  computes<short>();
  computes<float>();
  computes<u64>();
}

} // namespace
