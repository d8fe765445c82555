// SPDX-License-Identifier: MIT
// Code with source lines, at the end and after every pass; instructions, issue cycles and registers by block.
#include <catch2/catch_test_macros.hpp>

#include <kiln/device/view.hpp>

#include <string>
#include <vector>

using namespace kiln;

namespace {

constexpr void scale(builder& k, arg<float*> data, arg<int> n) {
  auto& i = k.thread_idx.x;
  [[maybe_unused]] auto unused = k.vgpr<i32>(i + 1);
  k.where(i < n, [&] { data[i] = data[i] * 2.0f; });
}

std::string as_string(const text_buffer& t) { return {t.data(), t.size()}; }

} // namespace

KILN_KERNEL(scale, block_size<64>);

TEST_CASE("code is shown with source lines") {
  CHECK(as_string(show_code<scale>(isa::arch::gfx942)) == R"(1:
  s_load_dwordx2 s[2:3], s[0:1], 0
  s_load_dword s4, s[0:1], 8
  s_waitcnt lgkmcnt(0)                                  ; view_test.cpp:17 (added)
  v_cmp_lt_i32_e64 s[0:1], v0, s4                       ; view_test.cpp:17
  s_and_saveexec_b64 s[0:1], s[0:1]                     ; view_test.cpp:17
  s_cbranch_execz 3f                                    ; view_test.cpp:17
2: ; EXEC region 1
  v_mad_i64_i32 v[0:1], s[2:3], v0, 4, s[2:3]           ; view_test.cpp:17
  global_load_dword v2, v[0:1], off                     ; view_test.cpp:17
  s_waitcnt vmcnt(0)                                    ; view_test.cpp:17 (added)
  v_mul_f32_e32 v2, 2.0, v2                             ; view_test.cpp:17
  global_store_dword v[0:1], v2, off                    ; view_test.cpp:17
3:
  s_mov_b64 exec, s[0:1]                                ; view_test.cpp:17
  s_endpgm
)");
}

TEST_CASE("code is dumped after every pass") {
  std::string names;
  std::vector<std::string> codes;
  dump_code<scale>(isa::arch::gfx942, [&](const char* pass, const text_buffer& code) {
    names += std::string(pass) + ' ';
    codes.push_back(as_string(code));
  });
  CHECK(names ==
        "built remove_unreachable fold share_expressions remove_dead_stores remove_dead_code legalise_agprs "
        "split_groups hide_argument_loads hide_dependencies assign_registers remove_copies "
        "write_back_scalars insert_waits fill_gaps guard_entry insert_wait_states resolve_branches ");
  REQUIRE(codes.size() == 18);
  CHECK(codes[0].starts_with(R"(1:
  s_load_dwordx2 %s[8:9], %s[0:1], 0
  s_load_dword %s10, %s[0:1], 8
  v_add_u32_e32 %v12, 1, %v5                            ; view_test.cpp:16
  v_cmp_lt_i32_e64 %s[13:14], %v5, %s10                 ; view_test.cpp:17
)"));
  CHECK(codes[4].find("v_add_u32_e32") != std::string::npos);
  CHECK(codes[5].find("v_add_u32_e32") == std::string::npos); // dead code
  CHECK(codes[17] == as_string(show_code<scale>(isa::arch::gfx942)));
}

TEST_CASE("instructions, issue cycles and registers are counted") {
  CHECK(as_string(dump_stat<scale>(isa::arch::gfx942)) ==
        R"(block 1: 32 cycles: valu 1 (4) salu 1 (4) smem 2 (32) other 2 (8)
  1 s_load_dwordx2
  1 s_load_dword
  1 s_waitcnt
  1 v_cmp_lt_i32_e64
  1 s_and_saveexec_b64
  1 s_cbranch_execz
block 2: 64 cycles: valu 2 (8) vmem 2 (64) other 1 (4)
  1 v_mad_i64_i32
  1 global_load_dword
  1 s_waitcnt
  1 v_mul_f32_e32
  1 global_store_dword
block 3: 8 cycles: salu 1 (4) other 1 (4)
  1 s_mov_b64
  1 s_endpgm
all: 64 cycles: valu 3 (12) salu 2 (8) smem 2 (32) vmem 2 (64) other 4 (16)
registers: 5 SGPRs, 3 VGPRs, 0 AGPRs
)");
  const auto built = compile::build_kernel<scale, block_size<64>>(isa::arch::gfx942).program;
  const std::string text = as_string(dump_stat(built));
  CHECK(text.find("\n  2 v_mad_i64_i32\n") != std::string::npos);
  // the pointer to data, the EXEC to come back to, and the unused carry of the address
  CHECK(text.ends_with(R"(at most 6 SGPRs live, at view_test.cpp:17
at most 3 VGPRs live, at view_test.cpp:17
at most 0 AGPRs live
)"));
}
