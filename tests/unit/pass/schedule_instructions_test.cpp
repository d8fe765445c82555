// SPDX-License-Identifier: MIT
// What moves where in the order of what the builder chose: loads early, uses late, nothing past what it depends on.
#include "unit/pass/after_pass.hpp"

#include <kiln/author/math.hpp>
#include <kiln/compile/view.hpp>
#include <kiln/pass/order/schedule_instructions.hpp>

#include <string>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) { pass::schedule_instructions(p); });
/// With all that the body wrote by name as the builder's choice.
using of_chosen = decltype([](ir::program& p) {
  for (ir::instruction& in : p.code) in.marks &= static_cast<u16>(~ir::mark::keep);
  pass::schedule_instructions(p);
});

constexpr void sum_of_four(builder k, arg<float*> out, arg<const float*> x, arg<int> n) {
  auto s = k.vgpr<f32>(0.0);
  k.for_(0, n, 1, [&](auto i) { s += x[i * 64 + k.thread_idx.x]; }, unroll<4>);
  out[k.thread_idx.x] = s;
}
constexpr void two_sums(builder k, arg<float*> out, arg<const float*> x) {
  auto a = k.vgpr<f32>(x[k.thread_idx.x]), b = k.vgpr<f32>(x[k.thread_idx.x + 64]);
  auto c = wave_sum(a);
  auto d = wave_sum(b);
  out[k.thread_idx.x] = c + d;
}
/// Loads whose sum needs more registers early than there are.
constexpr void many_named(builder k, arg<float*> out, arg<const float*> x) {
  auto held = k.vgpr<f32, 240>();
  for (u32 i = 0; i < 240; ++i) k.v_mov_b32(held[i], static_cast<f32>(i));
  auto s = k.vgpr<f32>(0.0);
  for (int i = 0; i < 40; ++i) s += x[k.thread_idx.x + i * 64 * 1024];
  for (u32 i = 0; i < 240; ++i) s += held[i];
  out[k.thread_idx.x] = s;
}

template<auto Kernel> compile::outcome compiled(pass_set left_out = 0) {
  compile::outcome o = compile::build_kernel<Kernel, block_size<64>>(isa::arch::gfx942);
  o.program.left_out |= left_out;
  compile::run_pipeline(o.program, o.error);
  INFO(string_of(o.error.message()));
  REQUIRE(!o.error.raised);
  return o;
}
std::string text_of(const ir::program& p) { return string_of(text::listing(p)); }
u32 count(const std::string& text, const std::string& what) {
  u32 found = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++found;
  return found;
}

TEST_CASE("scheduling: an unrolled sum of loads has four in flight") {
  const std::string text = text_of(compiled<sum_of_four>().program);
  const std::string body = text.substr(text.find("2:"), text.find("3:") - text.find("2:"));
  CHECK(count(body, "global_load_dword") == 4);
  CHECK(count(body.substr(0, body.find("s_waitcnt vmcnt")), "global_load_dword") == 4);
  CHECK(body.find("vmcnt(3)") < body.find("vmcnt(0)"));
}

TEST_CASE("scheduling: two reductions interleave") {
  const auto nops = [](const ir::program& p) {
    u32 states = 0;
    for (const ir::instruction& in : p.code)
      if (in.row == isa::mnemonics[isa::mn::s_nop].first_row) states += in.op(0).payload() + 1;
    return states;
  };
  const u32 with = nops(compiled<two_sums>().program),
            without = nops(compiled<two_sums>(mask_of(passes::schedule_instructions)).program);
  INFO(with << " wait states, without the pass " << without);
  CHECK(2 * with < without);
}

TEST_CASE("scheduling: a load comes before arithmetic that does not need it") {
  after<of_chosen, "1:\n"
                   "  ds_read_b32 %v11, %v10\n"
                   "  v_mov_b32_e32 %v8, 1.0\n"
                   "  v_add_f32_e32 %v9, 1.0, %v8\n"
                   "  v_add_f32_e32 %v11, %v11, %v9\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    auto address = k.vgpr<u32>();
    auto data = k.vgpr<f32>();
    k.v_mov_b32(a, 1.0f);
    k.v_add_f32(b, 1.0f, a);
    k.ds_read_b32(data, address);
    k.v_add_f32(data, data, b);
  });
}

TEST_CASE("scheduling: a store, a wait, a barrier and EXEC hold a load back") {
  const auto held_by = [](auto fence) {
    unchanged<of_chosen>([&](builder k) {
      auto address = k.vgpr<u32>(), a = k.vgpr<u32>(), data = k.vgpr<u32>();
      k.v_mov_b32(a, 1);
      fence(k, address, a);
      k.ds_read_b32(data, address);
      k.v_add_u32(data, data, a);
    });
  };
  held_by([](builder k, auto& address, auto& a) { k.ds_write_b32(address, a); });
  held_by([](builder k, auto&, auto&) { k.s_waitcnt(vmcnt(0)); });
  held_by([](builder k, auto&, auto&) { k.s_barrier(); });
  held_by([](builder k, auto&, auto&) { k.s_setprio(1); });
  held_by([](builder k, auto&, auto& a) { k.detached([&] { k.v_mov_b32(a, 2); }); });
}

TEST_CASE("scheduling: registers that are overwritten hold instructions back") {
  unchanged<of_chosen>([](builder k) {
    auto address = k.vgpr<u32>(), a = k.vgpr<u32>();
    k.v_mov_b32(a, 1);
    k.v_add_u32(address, a, 4); // the load reads it
    k.v_add_u32(a, a, address); // the load writes what it reads
    k.ds_read_b32(a, address);
    k.v_add_u32(a, a, 1);
  });
}

TEST_CASE("scheduling: named instructions keep their order, and a program of them alone is left as it is") {
  unchanged<pass_under_test>([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), c = k.vgpr<f32>();
    k.v_exp_f32(a, b);
    k.v_add_f32(a, 1.0f, a);
    k.v_mov_b32(c, 2.0f);
    k.v_mov_b32(b, 2.0f);
  });
}

TEST_CASE("scheduling: a kernel whose registers run out is scheduled within those of its order") {
  const compile::outcome o = compile::compile_kernel<many_named, block_size<64>>(isa::arch::gfx942);
  INFO(string_of(o.error.message()));
  REQUIRE(!o.error.raised);
  CHECK(o.program.saves_registers);
  CHECK(o.program.gave_up == 0);
  const std::string again = "; registers ran out: compiled again";
  const std::string within = ", scheduled within the registers of the order as written";
  CHECK(string_of(view_code(o.program)).starts_with(again + within + "\n1:"));
  ir::program p = o.program;
  p.gave_up = mask_of(passes::share_expressions);
  CHECK(string_of(view_code(p)).starts_with(again + within + ", without share_expressions\n1:"));
  p.saves_registers = false;
  p.gave_up |= mask_of(passes::schedule_instructions);
  CHECK(string_of(view_code(p)).starts_with(again + " without schedule_instructions share_expressions\n1:"));
}

constexpr void many_tuples(builder k, arg<float*> out, arg<const float*> x, arg<i32> n) {
  k.require_waves_per_simd(8);
  auto held = k.vgpr<f32, 32>();
  for (u32 i = 0; i < 32; ++i) held[i] = x[k.thread_idx.x * n + static_cast<i32>(i) * 64];
  auto s = k.vgpr<f32>(0.0);
  for (u32 i = 0; i < 32; ++i) s += held[i];
  out[k.thread_idx.x] = s;
}

TEST_CASE("registers: room for 8 waves on a SIMD is 64 registers for each") {
  const compile::outcome o = compile::compile_kernel<many_tuples, block_size<64>>(isa::arch::gfx942);
  INFO(string_of(o.error.message()));
  REQUIRE(!o.error.raised);
  CHECK(o.program.register_count[static_cast<u32>(ir::bank::vgpr)] <= 64);
}

} // namespace
