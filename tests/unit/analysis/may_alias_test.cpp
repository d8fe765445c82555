// SPDX-License-Identifier: MIT
// Which accesses to memory have to keep their order: pass and judge both ask.
#include "program/assembly.hpp"

#include <kiln/analysis/programs/may_alias.hpp>
#include <kiln/author/kernel_draft.hpp>

#include <catch2/catch_test_macros.hpp>

#include <vector>

using namespace kiln_test;

namespace {

bool keep_order(const std::string& first, const std::string& second, isa::arch a = isa::arch::gfx942) {
  const ir::program p = assemble(a, first + "\n" + second + "\ns_endpgm");
  const analysis::alias_rules rules(p);
  const auto x = rules.access_of(p.code[0]), y = rules.access_of(p.code[1]);
  CHECK(rules.may_alias(x, y) == rules.may_alias(y, x));
  return rules.may_alias(x, y);
}

const std::string load = "global_load_dword v0, v[2:3], off", store = "global_store_dword v[4:5], v1, off",
                  next_load = "global_load_dword v0, v[4:5], off offset:4", read = "ds_read_b32 v6, v7",
                  write = "ds_write_b32 v8, v9", flat = "flat_store_dword v[4:5], v1";

TEST_CASE("loads commute, a store and an access to its address space do not") {
  CHECK(!keep_order(load, next_load));
  CHECK(!keep_order(read, read));
  CHECK(keep_order(load, store));
  CHECK(keep_order(store, store));
  CHECK(keep_order(write, read));
  CHECK(keep_order(write, write));
  CHECK(keep_order("ds_add_u32 v8, v9", read));
  CHECK(keep_order("scratch_store_dword v4, v1, off", load));
}

TEST_CASE("address spaces are disjoint, but flat and loads to LDS reach both") {
  CHECK(!keep_order(store, read));
  CHECK(!keep_order(load, write));
  CHECK(!keep_order(store, write));
  CHECK(keep_order(flat, read));
  CHECK(keep_order(flat, load));
  CHECK(keep_order("global_load_lds_dword v[2:3], off", read));
  CHECK(keep_order("global_load_lds_dword v[2:3], off", store));
}

TEST_CASE("another offset does not help: lanes access the same bytes") {
  CHECK(keep_order(store, next_load));
}

TEST_CASE("accesses that the author made coherent keep their order with all") {
  CHECK(keep_order(load, "global_load_dword v0, v[4:5], off sc1"));
  CHECK(keep_order(read, "global_load_dword v0, v[4:5], off sc0"));
  CHECK(keep_order(load, "global_load_dword v0, v[4:5], off glc", isa::arch::gfx90a));
  CHECK(!keep_order(load, "global_load_dword v0, v[4:5], off nt"));
}

TEST_CASE("nothing writes the kernel's arguments; other scalar loads read memory") {
  CHECK(keep_order("s_load_dword s4, s[2:3], 0x0", store));
  ir::program p = assemble(isa::arch::gfx942, "s_load_dword s4, s[2:3], 0x0\n" + store + "\ns_endpgm");
  p.groups.push_back({2, 2, ir::bank::sgpr, 2, 0, {}});
  p.inputs.push_back({ir::input::kind::kernarg_pointer, 0});
  const analysis::alias_rules rules(p);
  CHECK(!rules.may_alias(rules.access_of(p.code[0]), rules.access_of(p.code[1])));
}

/// Which of four accesses have to keep their order: a load and a store through the first argument, the same through the
/// second. As pairs: load and store of one argument, load 0 and store 1, load 1 and store 0, the two stores.
template<class First, class Second>
std::vector<bool> ordered_pairs(bool no_alias = false, bool coherent = false) {
  kernel_draft k(isa::arch::gfx942, 64);
  call_kernel<First, Second, float*>(k, [&](builder b, arg<First> x, arg<Second> y, arg<float*> z) {
    if (no_alias) b.no_alias(x, y);
    auto at = b.vgpr<u32>(0), data = b.vgpr<u32>(0);
    const emit::modifier bits = coherent ? sc1 : nt;
    b.global_load_dword(data, at, x, bits);
    b.global_store_dword(at, data, x, bits);
    b.global_load_dword(data, at, y, bits);
    b.global_store_dword(at, data, y, bits);
    b.global_store_dword(at, data, z, bits);
    b.global_store_dword(b.vgpr<u64>(4096), data, off);
  });
  const analysis::alias_rules rules(k.program());
  list<analysis::memory_access> does;
  for (const ir::instruction& in : k.program().code)
    if (isa::rows[in.row].is(isa::encoding::global)) does.push_back(rules.access_of(in));
  REQUIRE(does.size() == 6);
  const auto keep = [&](u32 a, u32 b) {
    CHECK(rules.may_alias(does[a], does[b]) == rules.may_alias(does[b], does[a]));
    return rules.may_alias(does[a], does[b]);
  };
  return {keep(0, 1), keep(0, 3), keep(1, 2), keep(1, 3), keep(0, 4), keep(2, 4), keep(1, 5), keep(2, 5)};
}

TEST_CASE("promises: accesses through pointers that are distinct do not keep their order, others do") {
  using order = std::vector<
      bool>; // x x, load x store y, store x load y, store x store y, x z, y z, x and y with unknown
  CHECK(ordered_pairs<float*, float*>() == order{1, 1, 1, 1, 1, 1, 1, 1});
  CHECK(ordered_pairs<restrict<float>*, float*>() == order{1, 0, 0, 0, 0, 1, 1, 1});
  CHECK(ordered_pairs<float*, restrict<float>*>() == order{1, 0, 0, 0, 1, 0, 1, 1});
  CHECK(ordered_pairs<float*, float*>(true) == order{1, 0, 0, 0, 1, 1, 1, 1});
  CHECK(ordered_pairs<float*, float*>(true, true) == order{1, 1, 1, 1, 1, 1, 1, 1}); // coherent
  // Loads through y pass all stores; the stores, which are mistakes, do not pass others.
  CHECK(ordered_pairs<float*, read_only<float>*>() == order{1, 1, 0, 1, 1, 0, 1, 0});
  CHECK(ordered_pairs<float*, read_only<float>*>(false, true) == order{1, 1, 1, 1, 1, 1, 1, 1});
}

TEST_CASE("what moves data among lanes by LDS hardware is no access") {
  CHECK(!keep_order("ds_bpermute_b32 v0, v1, v2", write));
}

} // namespace
