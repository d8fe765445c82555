// SPDX-License-Identifier: MIT
// Each optional pass is left out by its name: the code is another, the results are the same.
#include <kiln/author/values/select.hpp>
#include <kiln/compile/kernel.hpp>
#include <kiln/sim.hpp>
#include <kiln/text/print.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

namespace {

using namespace kiln;
using author::select;
using block = block_size<64>;

/// Something for every pass.
constexpr void for_all(builder k, arg<u32*> out, arg<const u32*> in, arg<unsigned char> n) {
  const auto& lane = k.thread_idx.x;
  auto shared = k.lds<u32>(512);
  auto group = k.vgpr<u32, 8>(1); // split_groups: one by one
  const auto number = k.block_idx.x * 64 + lane;
  auto x = in[lane];
  auto y = in[lane] * 3;                  // share_expressions
  auto z = (x ^ 0) + as<u32>(lane) * 77u; // fold, narrow_products
  (void)(x * 77);                         // remove_dead_code
  auto most = k.vgpr<f32>(as<f32>(x));    // coalesce_copies: what join_chains leaves
  most = max(most, as<f32>(y));
  most = max(most, as<f32>(z));
  auto kept = k.vgpr<f32>(most); // remove_copies
  k.where(lane < 7, [&] { kept *= 2.0f; });
  z ^= as<u32>(kept);
  auto unread = k.vgpr<u32>(5);
  unread = x * 5; // remove_dead_stores
  unread = y;
  const auto behind = k.label();
  k.goto_(behind);
  out[lane] = x; // remove_unreachable
  k.place(behind);
  auto twice = k.vgpr<u32>(x + 8); // split_webs
  shared[lane] = twice;
  twice = y + 9;
  z += twice * 5 + (twice + 9);
  shared[lane] = unread;
  z += select(x < 0x1234u, y, x); // prefer_vcc, inline_literals, shorten_encodings
  auto acc = k.agpr<u32>(3);
  k.v_add_u32(acc, acc, x);  // legalise_agprs
  auto sum = k.vgpr<u32>(n); // hide_argument_loads
  auto f = k.vgpr<f32>(1.0), g = k.vgpr<f32>(2.0), h = k.vgpr<f32>(3.0);
  auto first = k.vgpr<u32>(7), second = k.vgpr<u32>(1);
  k.v_xor_b32(second, first, x);
  k.schedule([&] { // hide_dependencies, fill_gaps
    k.v_mov_b32(first, x, quad_perm(1, 0, 3, 2), row_mask(15), bank_mask(15), bound_ctrl);
    k.v_add_u32(second, first, second, quad_perm(1, 0, 3, 2), row_mask(15), bank_mask(15), bound_ctrl);
    k.v_add_u32(sum, second, sum);
    k.v_exp_f32(f, f);
    k.v_add_f32(f, f, f);
    auto s = k.sgpr<u32>();
    k.v_readfirstlane_b32(s, y);
    k.v_add_u32(sum, s, sum);
    k.v_mul_f32(g, g, h);
    k.v_mul_f32(h, h, h);
    k.v_add_u32(sum, as<u32>(f), sum);
    k.v_xor_b32(sum, as<u32>(g), sum);
    k.v_xor_b32(sum, as<u32>(h), sum);
  });
  for (u32 i = 0; i < 8; ++i) sum += group[i];
  k.v_add_u32(sum, number, sum);
  auto t = k.vgpr<u32>();
  k.v_mov_b32(t, acc);
  auto four = k.vgpr<i32>(lane & 60); // pair_reads: two of these
  auto read =
      shared[four].load() ^ shared[four + 1].load() * 3 ^ shared[four + 2].load() * 5 ^ shared[four + 3];
  k.for_(0, k.sgpr<i32>(as<i32>(in.load_uniform<1>(7)[0] & 3) + 2), 1, // reduce_strength, count_to_carry
         [&](auto i) { read ^= in[i * 4 + as<i32>(lane & 15)] + 1; });
  for (i32 i = 5; i < 8; ++i) shared[as<i32>(lane) + i * 64] = y;
  k.for_(0, k.sgpr<i32>(as<i32>(in.load_uniform<1>(7)[0] & 3) + 2), 1, [&](auto) { // rebase_reads
    for (i32 i = 330; i < 334; ++i) read = read * 3 ^ shared[four + i];
  });
  auto joined = in.load_uniform<1>(5)[0] ^ in.load_uniform<1>(6)[0]; // join_scalar_loads
  out[lane] = sum + z + shared[lane].load() + t + read + joined;
}

/// More values live at once than there are VGPRs; their readers take AGPRs too, so choose_banks makes it fit.
constexpr void for_choose_banks(builder k) {
  auto many = k.vgpr<u32, 300>();
  auto address = k.vgpr<u32>(0);
  for (u32 i = 0; i < 300; ++i) many[i] = i;
  for (u32 i = 0; i < 300; ++i) k.ds_write_b32(address, many[i]);
}

struct compiled {
  std::string text;
  std::vector<u32> result;
};

compiled compile_and_run(pass_set left_out) {
  compile::outcome o = compile::build_kernel<for_all, block>(isa::arch::gfx942);
  REQUIRE(!o.error.raised);
  o.program.left_out |= left_out;
  compile::run_pipeline(o.program, o.error);
  const text_buffer message = o.error.message(), text = text::listing(o.program);
  INFO(std::string(message.data(), message.size()));
  REQUIRE(!o.error.raised);
  std::vector<u32> in(64), out(64);
  for (u32 i = 0; i < 64; ++i) in[i] = i * 7 + 1;
  sim::buffer<u32> to(out.data(), 64), from(in.data(), 64);
  sim::launch_options launch;
  launch.threads = 1;
  const sim::result r = sim::run(o.program, launch, to, from, static_cast<unsigned char>(9));
  const text_buffer reports = r.text();
  INFO(std::string(reports.data(), reports.size()));
  CHECK(r.ok);
  return {{text.data(), text.size()}, out};
}

} // namespace

TEST_CASE("each optional pass can be left out by its name") {
  struct named {
    const char* name;
    passes pass;
  };
  constexpr named all[] = {{"remove_unreachable", passes::remove_unreachable},
                           {"split_webs", passes::split_webs},
                           {"fold", passes::fold},
                           {"narrow_products", passes::narrow_products},
                           {"share_expressions", passes::share_expressions},
                           {"remove_dead_stores", passes::remove_dead_stores},
                           {"remove_dead_code", passes::remove_dead_code},
                           {"split_groups", passes::split_groups},
                           {"hide_argument_loads", passes::hide_argument_loads},
                           {"hide_dependencies", passes::hide_dependencies},
                           {"schedule_instructions", passes::schedule_instructions},
                           {"prefer_vcc", passes::prefer_vcc},
                           {"inline_literals", passes::inline_literals},
                           {"remove_copies", passes::remove_copies},
                           {"pair_reads", passes::pair_reads},
                           {"join_scalar_loads", passes::join_scalar_loads},
                           {"reduce_strength", passes::reduce_strength},
                           {"count_to_carry", passes::count_to_carry},
                           {"coalesce_copies", passes::coalesce_copies},
                           {"rebase_reads", passes::rebase_reads},
                           {"shorten_encodings", passes::shorten_encodings},
                           {"fill_gaps", passes::fill_gaps}};
  const compiled with_all = compile_and_run(0);
  for (const named& n : all) {
    INFO(n.name);
    // What hide_dependencies has put apart leaves no gap, and schedule_instructions starts loads early too.
    const pass_set others = n.pass == passes::fill_gaps             ? mask_of(passes::hide_dependencies)
                            : n.pass == passes::hide_argument_loads ? mask_of(passes::schedule_instructions)
                                                                    : 0;
    const compiled one_less = compile_and_run(others | mask_of(n.pass));
    CHECK(one_less.text != (others == 0 ? with_all : compile_and_run(others)).text);
    CHECK(one_less.result == with_all.result);
  }
  const compiled none = compile_and_run(without_optional_passes::left_out & ~mask_of(passes::legalise_agprs));
  CHECK(none.result == with_all.result);
}

TEST_CASE("without choose_banks, more VGPRs than there are is an error") {
  // Not in the list above: a kernel that does without it is not changed by it.
  const auto message_without = [](pass_set left_out) {
    compile::outcome o = compile::build_kernel<for_choose_banks, block>(isa::arch::gfx942);
    REQUIRE(!o.error.raised);
    o.program.left_out |= left_out;
    compile::run_pipeline(o.program, o.error);
    const text_buffer message = o.error.message();
    return std::string(message.data(), message.size());
  };
  CHECK(message_without(0).empty());
  CHECK(message_without(mask_of(passes::choose_banks)).find("too many VGPRs") != std::string::npos);
}

TEST_CASE("without legalise_agprs, an AGPR in a VGPR's place is an error") {
  using strict = compile::kernel_options<block, without<passes::legalise_agprs>>;
  const compile::outcome o = compile::build_kernel<for_all, strict>(isa::arch::gfx942);
  REQUIRE(o.error.raised);
  const text_buffer message = o.error.message();
  CHECK(std::string(message.data(), message.size()).find("is an AGPR") != std::string::npos);
}
