// SPDX-License-Identifier: MIT
// Which conditions a checked barrier may stand under.
#include <kiln/compile/kernel.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace {

using namespace kiln;

/// The error of a kernel for workgroups of X x Y work-items.
template<auto Kernel, u32 X, u32 Y = 1> std::string error_with() {
  const compile::outcome built = compile::compile_kernel<Kernel, block_size<X, Y>>(isa::arch::gfx942);
  const text_buffer text = built.error.text;
  return {text.data(), text.size()};
}
template<auto Kernel, u32 X = 256, u32 Y = 1> void is_refused() {
  CHECK(error_with<Kernel, X, Y>().starts_with("barrier under the condition of line "));
}
template<auto Kernel, u32 X = 256, u32 Y = 1> void is_accepted() { CHECK(error_with<Kernel, X, Y>() == ""); }

constexpr void by_wave(builder k) {
  k.if_(k.wave_id() < 2, [&] { k.barrier(); });
}
constexpr void by_else(builder k, arg<i32> n) {
  k.if_(k.wave_id() + n < 2, [&] {}).else_([&] { k.barrier(); });
}
constexpr void by_lanes(builder k) {
  k.if_(any(k.thread_idx.x < 70), [&] { k.barrier(); });
}
constexpr void by_variable(builder k, arg<i32> n) {
  auto turns = k.sgpr<i32>(0);
  k.if_(n > 3, [&] { turns = k.wave_id() * 3; });
  k.while_([&] { return turns > 0; },
           [&] {
             k.barrier();
             turns -= 1;
           });
}
constexpr void by_vcc(builder k) {
  k.set_mask(vcc, k.thread_idx.x < 100);
  auto mask = k.sgpr<u64>();
  k.s_and_b64(mask, vcc, exec);
  k.if_(any(k.mask_in(mask)), [&] { k.barrier(); });
}
constexpr void by_row(builder k) {
  k.if_(k.read_first_lane(k.thread_idx.y) == 0, [&] { k.barrier(); });
}
constexpr void by_column(builder k) {
  k.if_(k.read_first_lane(k.thread_idx.x) == 0, [&] { k.barrier(); });
}

constexpr void leaves(builder k, arg<i32> n) {
  k.while_([&] { return n > 0; },
           [&] {
             k.if_(k.wave_id() == 1, [&] { k.break_(); });
             k.barrier();
           });
}

TEST_CASE("a barrier under a condition that differs among waves is refused") {
  is_refused<by_wave>();
  is_refused<by_else>();
  is_refused<by_lanes>();
  is_refused<by_variable>();
  is_refused<by_vcc>();
  is_refused<leaves>();
  is_refused<by_row, 64, 4>();
  is_refused<by_column, 128, 2>();
}

constexpr void by_argument(builder k, arg<i32> n, arg<const i32*> lengths) {
  k.if_(n > 3, [&] { k.barrier(); });
  k.if_(k.block_idx.x < n, [&] { k.barrier(); });
  k.for_(0, n, 1, [&](auto) { k.barrier(); });
  auto length = lengths.load_uniform<1>(0)[0];
  k.if_(length > 7, [&] { k.barrier(); });
}
constexpr void by_loaded_value(builder k, arg<const i32*> flags) {
  auto flag = k.read_first_lane(k.vgpr<i32>(flags[k.block_idx.x]));
  k.if_(flag == 1, [&] { k.barrier(); });
}
constexpr void overwritten(builder k, arg<i32> n) {
  auto i = k.sgpr<i32>(k.wave_id());
  i = n;
  k.if_(i > 3, [&] { k.barrier(); });
}
constexpr void beside(builder k) {
  k.if_(k.wave_id() < 2, [&] { k.s_sleep(1); });
  k.barrier();
}
constexpr void on_both_ways(builder k) {
  k.if_(k.wave_id() < 2, [&] { k.s_barrier(); }).else_([&] { k.s_barrier(); });
}

TEST_CASE("a barrier that all waves reach is accepted") {
  is_accepted<by_argument>();
  is_accepted<by_loaded_value>();
  is_accepted<overwritten>();
  is_accepted<beside>();
  is_accepted<on_both_ways>();
  is_accepted<by_column, 64, 4>(); // every wave has all columns
  is_accepted<by_wave, 64>();      // there is one wave
}

} // namespace
