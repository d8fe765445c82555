// SPDX-License-Identifier: MIT
// test_cse, test_dce and test_dse of the reference DSL: equal addresses are computed once; loads never read are removed with
// all that made their addresses.
#include "program/expect.hpp"
#include "program/simulate.hpp"
#include "pyhip/pattern.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

bool has(const std::string& code, const char* what) { return code.find(what) != std::string::npos; }

constexpr u32 bytes = 64 * 1024 * 4;

/// Four loads of 16 bytes a lane; `kept` stores what they give.
constexpr void four_loads(builder k, arg<u32*> p, arg<i32> n, bool kept) {
  auto from = k.buffer(p, bytes);
  auto lane = k.thread_idx.x % 64;
  auto x = k.vgpr<f32, 4, 4>();
  x[0] = from.load<f32, 4>(byte_offset((lane % 16) * n * 4 + (lane / 16) * 16 + 0));
  x[1] = from.load<f32, 4>(byte_offset((lane % 16) * n * 4 + (lane / 16) * 16 + n * 2));
  x[2] = from.load<f32, 4>(byte_offset((lane % 16) * n * 4 + (lane / 16) * 16 + n * 2 + 8));
  x[3] = from.load<f32, 4>(byte_offset((lane % 16) * n * 4 + (lane / 16) * 16 + 8));
  if (kept)
    for (u32 i = 0; i < 4; ++i) from.store(byte_offset(lane * 64 + static_cast<i32>(i * 16)), x[i]);
}

TEST_CASE("pyhip_test_dce") {
  for (const isa::arch a : all_archs)
    for (const bool kept : {false, true}) {
      const ir::program p =
          compiled<u32*, i32>(a, 64, [&](builder k, arg<u32*> p, arg<i32> n) { four_loads(k, p, n, kept); });
      const std::string code = string_of(code_of(p));
      INFO(code);
      CHECK(has("\n" + code, "\nv_") == kept);
      CHECK(has(code, "s_load_dword") == kept);
      CHECK(has(code, "buffer_load_dwordx4") == kept);
    }
}

TEST_CASE("pyhip_test_dse") {
  for (const isa::arch a : all_archs)
    for (const bool kept : {false, true}) {
      const ir::program p = compiled<u32*, i32>(a, 64, [&](builder k, arg<u32*> p, arg<i32> n) {
        auto from = k.buffer(p, bytes);
        auto lane = k.thread_idx.x % 64;
        auto x = k.vgpr<f32, 4>();
        const auto address = [&] { return (lane % 16) * n * 4 + (lane / 16) * 16; };
        auto a0 = address(), a1 = address(), a2 = address(), a3 = address();
        auto i = k.sgpr<i32>(0);
        k.while_([&] { return i < n; },
                 [&] {
                   x = from.load<f32, 4>(byte_offset(a0 + 8));
                   x = from.load<f32, 4>(byte_offset(a1 + 8));
                   x = from.load<f32, 4>(byte_offset(a2 + 8));
                   x = from.load<f32, 4>(byte_offset(a3 + 8));
                   if (kept) from.store(byte_offset(lane * 16), x);
                   i += 1;
                 });
      });
      const std::string code = string_of(code_of(p));
      INFO(code);
      CHECK(has("\n" + code, "\nv_") == kept);
      CHECK(has(code, "buffer_load_dwordx4") == kept);
      // Of four equal loads into the same registers one is left.
      if (kept) CHECK(code.find("buffer_load_dwordx4") == code.rfind("buffer_load_dwordx4"));
    }
}

/// (lane % 16) * n * 4 + (lane / 16) * 16 + more, as the author writes it each time.
constexpr auto address_of(const auto& lane, const auto& n, auto&&... more) {
  return ((lane % 16 * n * 4 + lane / 16 * 16) + ... + more);
}

/// As many as in the other patterns, and between two of them no more instructions than there.
bool as_close(const std::vector<std::string>& ours, const std::vector<std::string>& theirs) {
  bool good = ours.size() == theirs.size();
  for (u32 b = 0; good && b < ours.size(); ++b) {
    const std::string &x = ours[b], &y = theirs[b];
    size_t i = 0, j = 0;
    for (; good && i < x.size() && j < y.size();) {
      const size_t next_i = x.find('1', i), next_j = y.find('1', j);
      good = next_i - i <= next_j - j;
      i = next_i + 1, j = next_j + 1;
    }
    good = good && i == x.size() && j == y.size();
  }
  return good;
}

TEST_CASE("pyhip_test_cse") {
  CHECK_FALSE(as_close({"1001"}, {"101"}));
  CHECK_FALSE(as_close({"101"}, {"10101"}));
  using strings = std::vector<std::string>;
  constexpr isa::mn::mnemonic load = isa::mn::global_load_dwordx4;
  for (const isa::arch a : all_archs) {
    const ir::program one_block = compiled<f32*, u32>(a, 64, [](builder k, arg<f32*> p, arg<u32> n) {
      auto x = k.vgpr<f32, 4>();
      k.without<passes::hoist_invariants, passes::schedule_instructions>(); // only what is shared
      auto lane = as<u32>(k.thread_idx.x) % 64;
      k.global_load_dwordx4(x, address_of(lane, n, 0), p);
      k.global_load_dwordx4(x, address_of(lane, n, n * 2), p);
      k.global_load_dwordx4(x, address_of(lane, n, n * 2, 8), p);
      k.global_load_dwordx4(x, address_of(lane, n, 8), p);
      k.v_exp_f32(x[0], x[0]);
    });
    UNSCOPED_INFO(string_of(text::listing(one_block)));
    CHECK(patterns(one_block, load) == strings{"10010101"}); // there 100101001
    CHECK(as_close(patterns(one_block, load), {"100101001"}));

    const ir::program two_blocks = compiled<f32*, u32>(a, 64, [](builder k, arg<f32*> p, arg<u32> n) {
      auto x = k.vgpr<f32, 4>();
      k.without<passes::hoist_invariants, passes::schedule_instructions>(); // only what is shared
      auto lane = as<u32>(k.thread_idx.x) % 64;
      k.global_load_dwordx4(x, address_of(lane, n, 0), p);
      k.global_load_dwordx4(x, address_of(lane, n, n * 2), p);
      auto here = k.label();
      k.place(here);
      k.global_load_dwordx4(x, address_of(lane, n, n * 2, 8), p);
      k.global_load_dwordx4(x, address_of(lane, n, 8), p);
      k.v_exp_f32(x[0], x[0]);
    });
    UNSCOPED_INFO(string_of(text::listing(two_blocks)));
    CHECK(patterns(two_blocks, load) == strings{"1001", "101"}); // there 1001, 1001
    CHECK(as_close(patterns(two_blocks, load), {"1001", "1001"}));

    const ir::program in_loop = compiled<f32*, u32>(a, 64, [](builder k, arg<f32*> p, arg<u32> n) {
      auto x = k.vgpr<f32, 4>();
      k.without<passes::hoist_invariants, passes::schedule_instructions>(); // only what is shared
      auto lane = as<u32>(k.thread_idx.x) % 64;
      k.global_load_dwordx4(x, address_of(lane, n, 0), p);
      auto i = k.sgpr<u32>(0);
      k.while_([&] { return i < n; },
               [&] {
                 k.global_load_dwordx4(x, address_of(lane, n, 0), p);
                 k.global_load_dwordx4(x, address_of(lane, n, n * 2), p);
                 k.global_load_dwordx4(x, address_of(lane, n, n * 2, 8), p);
                 k.global_load_dwordx4(x, address_of(lane, n, 8), p);
                 i += 1;
               });
      k.v_exp_f32(x[0], x[0]);
    });
    UNSCOPED_INFO(string_of(text::listing(in_loop)));
    CHECK(patterns(in_loop, load) == strings{"1", "10010101", "", ""});

    const ir::program across = compiled<f32*, u32>(a, 64, [](builder k, arg<f32*> p, arg<u32> n) {
      auto x = k.vgpr<f32, 4>();
      k.without<passes::hoist_invariants, passes::schedule_instructions>(); // only what is shared
      auto lane = as<u32>(k.thread_idx.x) % 64;
      auto a0 = address_of(lane, n), a1 = address_of(lane, n), a2 = address_of(lane, n),
           a3 = address_of(lane, n);
      auto i = k.sgpr<u32>(0);
      k.while_([&] { return i < n; },
               [&] {
                 k.global_load_dwordx4(x, a0 + 8, p);
                 k.global_load_dwordx4(x, a1 + 8, p);
                 k.global_load_dwordx4(x, a2 + 8, p);
                 k.global_load_dwordx4(x, a3 + 8, p);
                 i += 1;
               });
      k.v_exp_f32(x[0], x[0]);
    });
    UNSCOPED_INFO(string_of(text::listing(across)));
    CHECK(patterns(across, load) == strings{"", "1111", "", ""});
    CHECK(patterns(across, isa::mn::v_lshrrev_b32) == strings{"1", "", "", ""});
  }
}

} // namespace
