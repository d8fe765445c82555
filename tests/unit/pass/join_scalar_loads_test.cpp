// SPDX-License-Identifier: MIT
// Loads into SGPRs that become one, and those that may not.
#include "program/simulate.hpp"
#include "unit/pass/after_pass.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/pass/simplify/join_scalar_loads.hpp>
#include <kiln/pass/simplify/remove_dead_code.hpp>

namespace {

using namespace kiln;
using namespace kiln::dsl;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) {
  pass::join_scalar_loads(p);
  pass::remove_dead_code(p);
});

template<class... Arguments, class Body> constexpr auto with(Body) {
  return [](builder k) { call_kernel<Arguments...>(k, Body{}); };
}

TEST_CASE("neighbours become one load, in any order") {
  after<pass_under_test, "1:\n"
                         "  s_load_dwordx4 %s[8:11], %s[0:1], 0\n"
                         "  s_load_dwordx4 %s[21:24], %s[10:11], 16\n"
                         "  v_mov_b32_e32 %v13, %s23\n"
                         "  v_add_u32_e32 %v13, %s21, %v13\n"
                         "  v_add_u32_e32 %v13, %s22, %v13\n"
                         "  v_add_u32_e32 %v13, %s24, %v13\n"
                         "  v_mov_b32_e32 %v17, %v5\n"
                         "  v_ashrrev_i32_e32 %v18, 31, %v5\n"
                         "  v_lshl_add_u64 %v[19:20], %v[17:18], 2, %s[8:9]\n"
                         "  global_store_dword %v[19:20], %v13, off\n">(
      with<u32*, read_only<u32>*>([](builder k, arg<u32*> out, arg<read_only<u32>*> t) {
        auto x = k.vgpr<u32>(t[6]);
        x += t[4];
        x += t[5];
        x += t[7];
        out[k.thread_idx.x] = x;
      }));
}

TEST_CASE("a run is taken apart into widths that there are") {
  after<pass_under_test, "1:\n"
                         "  s_load_dwordx4 %s[8:11], %s[0:1], 0\n"
                         "  v_mov_b32_e32 %v12, 0\n"
                         "  s_load_dwordx4 %s[25:28], %s[10:11], 0\n"
                         "  v_add_u32_e32 %v12, %s25, %v12\n"
                         "  v_add_u32_e32 %v12, %s26, %v12\n"
                         "  v_add_u32_e32 %v12, %s27, %v12\n"
                         "  v_add_u32_e32 %v12, %s28, %v12\n"
                         "  s_load_dwordx2 %s[29:30], %s[10:11], 16\n"
                         "  v_add_u32_e32 %v12, %s29, %v12\n"
                         "  v_add_u32_e32 %v12, %s30, %v12\n"
                         "  s_load_dword %s19, %s[10:11], 24\n"
                         "  v_add_u32_e32 %v12, %s19, %v12\n"
                         "  s_load_dword %s20, %s[10:11], 36\n"
                         "  v_add_u32_e32 %v12, %s20, %v12\n"
                         "  v_mov_b32_e32 %v21, %v5\n"
                         "  v_ashrrev_i32_e32 %v22, 31, %v5\n"
                         "  v_lshl_add_u64 %v[23:24], %v[21:22], 2, %s[8:9]\n"
                         "  global_store_dword %v[23:24], %v12, off\n">(
      with<u32*, read_only<u32>*>([](builder k, arg<u32*> out, arg<read_only<u32>*> t) {
        auto x = k.vgpr<u32>(0);
        for (int i = 0; i < 7; ++i) x += t[i];
        x += t[9];
        out[k.thread_idx.x] = x;
      }));
}

TEST_CASE("no load passes a store or a wait") {
  after<pass_under_test, "1:\n"
                         "  s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
                         "  s_load_dword %s10, %s[8:9], 0\n"
                         "  v_mov_b32_e32 %v11, %s10\n"
                         "  v_mov_b32_e32 %v12, %v5\n"
                         "  v_ashrrev_i32_e32 %v13, 31, %v5\n"
                         "  v_lshl_add_u64 %v[14:15], %v[12:13], 2, %s[8:9]\n"
                         "  global_store_dword %v[14:15], %v11, off\n"
                         "  s_load_dword %s16, %s[8:9], 4\n"
                         "  s_waitcnt lgkmcnt(0)\n"
                         "  s_load_dwordx2 %s[26:27], %s[8:9], 8\n"
                         "  s_add_u32 %s19, %s16, %s26\n"
                         "  s_add_u32 %s20, %s19, %s27\n"
                         "  v_mov_b32_e32 %v21, %s20\n"
                         "  v_mov_b32_e32 %v22, %v5\n"
                         "  v_ashrrev_i32_e32 %v23, 31, %v5\n"
                         "  v_lshl_add_u64 %v[24:25], %v[22:23], 2, %s[8:9]\n"
                         "  global_store_dword %v[24:25], %v21, off\n">(
      with<u32*>([](builder k, arg<u32*> p) {
        auto a = p.load_uniform<1>(0);
        p[k.thread_idx.x] = a[0];
        auto b = p.load_uniform<1>(1);
        k.s_waitcnt(lgkmcnt(0));
        auto c = p.load_uniform<1>(2);
        auto d = p.load_uniform<1>(3);
        p[k.thread_idx.x] = b[0] + c[0] + d[0];
      }));
}

TEST_CASE("loads by name, and others between, stay") {
  after<pass_under_test, "1:\n"
                         "  s_load_dwordx4 %s[8:11], %s[0:1], 0\n"
                         "  s_load_dword %s13, %s[10:11], 0\n"
                         "  s_load_dword %s16, %s[10:11], 8\n"
                         "  s_load_dword %s14, %s[10:11], 4\n"
                         "  s_add_u32 %s17, %s13, %s14\n"
                         "  s_add_u32 %s18, %s17, %s16\n"
                         "  v_mov_b32_e32 %v19, %s18\n"
                         "  v_mov_b32_e32 %v20, %v5\n"
                         "  v_ashrrev_i32_e32 %v21, 31, %v5\n"
                         "  v_lshl_add_u64 %v[22:23], %v[20:21], 2, %s[8:9]\n"
                         "  global_store_dword %v[22:23], %v19, off\n">(
      with<u32*, read_only<u32>*>([](builder k, arg<u32*> out, arg<read_only<u32>*> t) {
        auto a = k.sgpr<u32>(t[0]), b = k.sgpr<u32>(), c = k.sgpr<u32>(t[2]);
        k.s_load_dword(b, t, 4);
        out[k.thread_idx.x] = k.vgpr<u32>(a + b + c);
      }));
}

TEST_CASE("what an earlier iteration has loaded is read before it is loaded again") {
  after<pass_under_test, "1:\n"
                         "  s_load_dwordx4 %s[8:11], %s[0:1], 0\n"
                         "  s_mov_b32 %s14, 0\n"
                         "  s_mov_b32 %s15, 0\n"
                         "2:\n"
                         "  s_load_dword %s12, %s[10:11], 0\n"
                         "  s_add_u32 %s14, %s14, %s13\n"
                         "  s_load_dword %s13, %s[10:11], 4\n"
                         "  s_add_u32 %s14, %s14, %s12\n"
                         "3:\n"
                         "  s_add_i32 %s15, %s15, 1\n"
                         "  s_cmp_lt_i32 %s15, 9\n"
                         "  s_cbranch_scc1 2b\n"
                         "4:\n"
                         "  v_mov_b32_e32 %v19, %s14\n"
                         "  v_mov_b32_e32 %v20, %v5\n"
                         "  v_ashrrev_i32_e32 %v21, 31, %v5\n"
                         "  v_lshl_add_u64 %v[22:23], %v[20:21], 2, %s[8:9]\n"
                         "  global_store_dword %v[22:23], %v19, off\n">(
      with<u32*, read_only<u32>*>([](builder k, arg<u32*> out, arg<read_only<u32>*> t) {
        auto first = k.sgpr<u32>(), second = k.sgpr<u32>(), sum = k.sgpr<u32>(0);
        k.for_(0, 9, 1, [&](auto) {
          first = t[0];
          sum += second;
          second = t[1];
          sum += first;
        });
        out[k.thread_idx.x] = sum;
      }));
}

TEST_CASE("pairs keep their alignment") {
  after<pass_under_test, "1:\n"
                         "  s_load_dwordx4 %s[8:11], %s[0:1], 0\n"
                         "  s_load_dwordx4 %s[26:29], %s[10:11], 0\n"
                         "  s_add_u32 %s20, %s26, %s29\n"
                         "  v_mov_b32_e32 %v21, %s20\n"
                         "  v_mov_b32_e32 %v22, %v5\n"
                         "  v_ashrrev_i32_e32 %v23, 31, %v5\n"
                         "  v_lshl_add_u64 %v[24:25], %v[22:23], 2, %s[8:9]\n"
                         "  global_store_dword %v[24:25], %v21, off\n">(
      with<u32*, read_only<u64>*>([](builder k, arg<u32*> out, arg<read_only<u64>*> t) {
        auto a = k.sgpr<u64>(t[0]), b = k.sgpr<u64>(t[1]);
        out[k.thread_idx.x] = as<u32>(a)[0] + as<u32>(b)[1];
      }));
}

TEST_CASE("joined loads give the same values", "[proof]") {
  for (const isa::arch arch : all_archs) {
    const ir::program p =
        compiled<read_only<u32>*, u32*>(arch, 64, [](builder k, arg<read_only<u32>*> t, arg<u32*> out) {
          auto b = k.block_idx.x;
          auto sum = k.vgpr<u32>(as<u32>(k.thread_idx.x));
          for (u32 i = 0; i < 7; ++i) sum = sum * 3 + t[b * 8 + static_cast<int>(i * 5 % 7)];
          auto pair = k.sgpr<u32>(t[40]), other = k.sgpr<u32>(t[41]);
          k.for_(0, 3, 1, [&](auto c) {
            sum += pair * 5 + other;
            pair = t[b + c + 2];
            other = t[b + c + 3];
          });
          sum += pair ^ other;
          out[b * 64 + k.thread_idx.x] = sum;
        });
    random_words next;
    std::vector<u32> t(64), out(128);
    for (u32& x : t) x = next();
    run_clean(p, 2, sim::buffer<const u32>(t.data(), t.size()), sim::buffer<u32>(out.data(), out.size()));
    for (u32 b = 0; b < 2; ++b)
      for (u32 lane = 0; lane < 64; ++lane) {
        u32 sum = lane;
        for (u32 i = 0; i < 7; ++i) sum = sum * 3 + t[b * 8 + i * 5 % 7];
        u32 pair = t[40], other = t[41];
        for (u32 c = 0; c < 3; ++c) {
          sum += pair * 5 + other;
          pair = t[b + c + 2];
          other = t[b + c + 3];
        }
        sum += pair ^ other;
        INFO("block " << b << ", lane " << lane);
        REQUIRE(out[b * 64 + lane] == sum);
      }
  }
}

} // namespace
