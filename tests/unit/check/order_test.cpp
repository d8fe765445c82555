// SPDX-License-Identifier: MIT
// The judge of a new order, without the pass: what it lets pass, and what it refuses.
#include <kiln/author/kernel_draft.hpp>
#include <kiln/check/order/order.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

namespace {

using namespace kiln;

/// The judge's words on the last `order.size()` instructions of the body in another order, as the builder's choice.
template<class Body> std::string judged(std::vector<u32> order, Body body, bool named = false) {
  kernel_draft draft(isa::arch::gfx942, 64);
  body(builder(draft));
  ir::program p = draft.program();
  if (!named)
    for (ir::instruction& in : p.code) in.marks &= static_cast<u16>(~ir::mark::keep);
  const list<ir::instruction> before = p.code;
  const u32 first = p.code.size() - static_cast<u32>(order.size());
  for (u32 i = 0; i < order.size(); ++i) p.code[first + i] = before[first + order[i]];
  note error;
  check::order(before, p, error);
  return {error.text.data(), error.text.size()};
}
const std::string depends = " has changed places with an instruction that depends on it";

constexpr auto registers = [](builder k) {
  auto a = k.vgpr<u32>(), b = k.vgpr<u32>(), c = k.vgpr<u32>();
  k.v_mov_b32(a, 1);
  k.v_mov_b32(b, 2);
  k.v_add_u32(c, a, 3);
  k.v_mov_b32(a, 4);
};

TEST_CASE("independent instructions may change places, those that share a register may not") {
  CHECK(judged({0, 1, 2, 3}, registers) == "");
  CHECK(judged({1, 0, 2, 3}, registers) == "");
  CHECK(judged({0, 2, 3, 1}, registers) == "");
  CHECK(judged({2, 0, 1, 3}, registers) == "v_mov_b32_e32" + depends); // reads a result
  CHECK(judged({0, 1, 3, 2}, registers) == "v_add_u32_e64" + depends); // overwrites what is read
  CHECK(judged({3, 1, 2, 0}, registers) == "v_add_u32_e64" + depends); // two writes
}

constexpr bool judged_in_constant_evaluation() {
  kernel_draft draft(isa::arch::gfx942, 64);
  registers(builder(draft));
  ir::program p = draft.program();
  for (ir::instruction& in : p.code) in.marks &= static_cast<u16>(~ir::mark::keep);
  const list<ir::instruction> before = p.code;
  p.code[0] = before[1];
  p.code[1] = before[0];
  note error;
  check::order(before, p, error);
  return !error.raised;
}
static_assert(judged_in_constant_evaluation());

TEST_CASE("each block is a permutation") {
  CHECK(judged({0, 1, 2, 2}, registers) == "v_add_u32_e64 is not of the block as it was");
  CHECK(judged({0, 1, 1, 3}, registers) == "v_mov_b32_e32 is not of the block as it was");
}

TEST_CASE("named instructions keep their order") {
  CHECK(judged({1, 0, 2, 3}, registers, true) == "v_mov_b32_e32" + depends);
}

TEST_CASE("SCC, VCC and the last register of a tuple count") {
  CHECK(judged({1, 0}, [](builder k) {
          auto a = k.sgpr<u32>(), b = k.sgpr<u32>(), c = k.sgpr<u32>();
          k.s_add_u32(a, b, 1);
          k.s_addc_u32(c, b, 0);
        }) == "s_add_u32" + depends);
  CHECK(judged({1, 0}, [](builder k) {
          auto a = k.vgpr<u32>(), b = k.vgpr<u32>(), c = k.vgpr<u32>();
          k.v_cmp_lt_u32(vcc, a, b);
          k.v_cndmask_b32(c, a, b, vcc);
        }) == "v_cmp_lt_u32_e32" + depends);
  CHECK(judged({1, 0}, [](builder k) {
          auto a = k.vgpr<u32, 2>();
          auto address = k.vgpr<u32>();
          k.ds_read_b64(a, address);
          k.v_mov_b32(a[1], 0);
        }) == "ds_read_b64" + depends);
}

TEST_CASE("nothing passes waits, barriers, EXEC and marked regions") {
  const auto with = [](auto fence) {
    return judged({1, 0}, [&](builder k) {
      auto a = k.vgpr<u32>();
      fence(k);
      k.v_mov_b32(a, 1);
    });
  };
  CHECK(with([](builder k) { k.s_waitcnt(vmcnt(0)); }) == "s_waitcnt" + depends);
  CHECK(with([](builder k) { k.s_barrier(); }) == "s_barrier" + depends);
  CHECK(with([](builder k) { k.s_setprio(1); }) == "s_setprio" + depends);
  CHECK(with([](builder k) { k.s_sleep(1); }) == "s_sleep" + depends);
  CHECK(with([](builder k) { k.s_memtime(k.sgpr<u64>()); }) == "s_memtime" + depends);
  CHECK(with([](builder k) { k.s_mov_b64(exec, -1); }) ==
        "v_mov_b32_e32 is not of the block as it was"); // the write ends a block
  CHECK(with([](builder k) { k.schedule([&] { k.v_mov_b32(k.vgpr<u32>(), 2); }); }) ==
        "v_mov_b32_e32" + depends);
  CHECK(with([](builder k) { k.v_mov_b32(k.vgpr<u32>(), 2); }) == "");
}

TEST_CASE("accesses to memory keep their order, but for loads and other address spaces") {
  const auto swapped = [](auto first, auto second) {
    return judged({1, 0}, [&](builder k) {
      auto address = k.vgpr<u32>();
      auto pointer = k.sgpr<u64>();
      auto data = k.vgpr<u32, 2>();
      first(k, address, pointer, data[0]);
      second(k, address, pointer, data[1]);
    });
  };
  const auto load = [](builder k, auto& a, auto& p, auto d) { k.global_load_dword(d, a, p); };
  const auto store = [](builder k, auto& a, auto& p, auto d) { k.global_store_dword(a, d, p); };
  const auto write = [](builder k, auto& a, auto&, auto d) { k.ds_write_b32(a, d); };
  CHECK(swapped(load, load) == "");
  CHECK(swapped(store, write) == "");
  const std::string memory = " has changed places with an access to memory that may be the same";
  CHECK(swapped(store, load) == "global_load_dword" + memory);
  CHECK(swapped(load, store) == "global_store_dword" + memory);
  CHECK(swapped(write, write) == "ds_write_b32" + memory);
}

TEST_CASE("accesses through pointers that the author promises to be distinct may change places") {
  const auto swapped = [](auto promise) {
    kernel_draft draft(isa::arch::gfx942, 64);
    call_kernel<float*, float*>(draft, [&](builder k, arg<float*> x, arg<float*> y) {
      auto address = k.vgpr<u32>();
      auto data = k.vgpr<u32, 2>();
      promise(k, x, y);
      k.global_store_dword(address, data[0], x);
      k.global_load_dword(data[1], address, y);
    });
    ir::program p = draft.program();
    for (ir::instruction& in : p.code) in.marks &= static_cast<u16>(~ir::mark::keep);
    const list<ir::instruction> before = p.code;
    const u32 last = p.code.size() - 1;
    p.code[last] = before[last - 1];
    p.code[last - 1] = before[last];
    note error;
    check::order(before, p, error);
    return std::string{error.text.data(), error.text.size()};
  };
  CHECK(swapped([](builder, auto&, auto&) {}) ==
        "global_load_dword has changed places with an access to memory that may be the same");
  CHECK(swapped([](builder k, auto& x, auto& y) { k.no_alias(x, y); }) == "");
}

} // namespace
