// SPDX-License-Identifier: MIT
// kiln::dump as text: what it writes around the code, and that Kiln's own reader takes it back.
#include <catch2/catch_test_macros.hpp>

#include <kiln/device/dump.hpp>
#include <kiln/sim.hpp>
#include <kiln/text/read.hpp>

#include <string>

using namespace kiln;

namespace {

constexpr void add_one(builder k, arg<int*> data, arg<int> n) {
  auto& i = k.thread_idx.x;
  k.where(i < n, [&] { data[i] = data[i] + 1; });
}
constexpr void too_large(builder k, arg<int*> data) { k.s_load_dword(k.sgpr<i32>(), data, offset(1 << 24)); }

std::string as_string(const text_buffer& t) { return {t.data(), t.size()}; }

} // namespace

KILN_KERNEL(add_one, block_size<64>);
KILN_KERNEL(too_large, block_size<64>);

TEST_CASE("a dump has the kernel's name, the author's lines, descriptor and metadata") {
  const std::string text = as_string(dump<add_one>(isa::arch::gfx90a));
  CHECK(text.starts_with("\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx90a\"\n"));
  CHECK(text.find("add_one_kernel:\n\ts_mov_b64 s[0:1], s[4:5]\n\ts_load_dwordx2") != std::string::npos);
  CHECK(text.find("; dump_test.cpp:17\n") != std::string::npos);
  CHECK(text.find("; dump_test.cpp:17 (added)\n") != std::string::npos);
  CHECK(text.find("\t\t.amdhsa_kernarg_size 12\n") != std::string::npos);
  CHECK(text.find("    .symbol: add_one_kernel.kd\n") != std::string::npos);
}

TEST_CASE("a kernel that does not compile dumps its error") {
  const std::string text = as_string(dump<too_large>(isa::arch::gfx942));
  CHECK(text.starts_with("\t.error \""));
  CHECK(text.find("dump_test.cpp:19: ") != std::string::npos);
}

TEST_CASE("a dump that is read back has the same code and computes the same") {
  for (const auto arch : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    const ir::program p = compile::compile_kernel<add_one, block_size<64>>(arch).program;
    const text_buffer text = dump<add_one>(arch);
    note error;
    const text::reading read = text::read_assembly(arch, text.view(), "dump.s", error);
    INFO(as_string(error.message()));
    REQUIRE(!error.raised);
    ir::program again = read.program;
    const u32 moves = arch == isa::arch::gfx90a ? 1 : 0; // to where the kernel expects its arguments
    REQUIRE(again.code.size() == p.code.size() + moves + 1);
    for (u32 i = 0; i < p.code.size(); ++i) {
      CHECK(again.code[i + moves].row == p.code[i].row);
      CHECK(again.code[i + moves].modifiers == p.code[i].modifiers);
    }
    if (moves != 0) continue;
    again.inputs = p.inputs;
    again.groups = p.groups;
    again.arguments = p.arguments;
    again.hidden_arguments = p.hidden_arguments;
    for (u32 b = 0; b < ir::bank_count; ++b) again.register_count[b] = p.register_count[b];
    int data[64] = {};
    const auto result = sim::run(again, {.grid = {1, 1, 1}}, sim::buffer<int>(data, 64), 60);
    INFO(as_string(result.text()));
    CHECK(result.ok);
    CHECK((data[0] == 1 && data[59] == 1 && data[60] == 0));
  }
}
