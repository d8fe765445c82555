// SPDX-License-Identifier: MIT
// Which accesses to memory have to keep their order: pass and judge both ask.
#include "program/assembly.hpp"

#include <kiln/analysis/programs/may_alias.hpp>

#include <catch2/catch_test_macros.hpp>

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

TEST_CASE("what moves data among lanes by LDS hardware is no access") {
  CHECK(!keep_order("ds_bpermute_b32 v0, v1, v2", write));
}

} // namespace
