// SPDX-License-Identifier: MIT
// Code with source lines, at the end and after every pass; instructions, issue cycles and registers by block.
#include <catch2/catch_test_macros.hpp>

#include <kiln/device/view.hpp>

#include <string>
#include <vector>

using namespace kiln;

namespace {

constexpr void scale(builder k, arg<float*> data, arg<int> n) {
  auto& i = k.thread_idx.x;
  [[maybe_unused]] auto unused = k.vgpr<i32>(i + 1);
  k.where(i < n, [&] { data[i] = data[i] * 2.0f; });
}

constexpr void turns(builder k, arg<float*> data, arg<int> n) {
  auto& i = k.thread_idx.x;
  auto sum = k.vgpr<f32, 3>(0.5);
  k.name(sum, "sum");
  k.where(i < n, [&] {
    k.v_mul_f32(sum[1], sum[0], sum[0]);
    sum[0] += sum[1];
  });
  auto turn = k.sgpr<i32>(n);
  k.name(turn, "turn");
  k.do_while([&] { turn -= 1; }, [&] { return turn > 0; });
  k.global_store_dword(i, sum[0], data);
}

std::string as_string(const text_buffer& t) { return {t.data(), t.size()}; }

} // namespace

KILN_KERNEL(scale, block_size<64>);
KILN_KERNEL(turns, block_size<64>);

TEST_CASE("code is shown with source lines") {
  CHECK(as_string(show_code<scale>(isa::arch::gfx942)) == R"(1:
  s_load_dwordx2 s[2:3], s[0:1], 0
  s_load_dword s4, s[0:1], 8
  s_waitcnt lgkmcnt(0)                                  ; view_test.cpp:17 (added)
  v_cmp_gt_i32_e32 vcc, s4, v0                          ; view_test.cpp:17
  s_and_saveexec_b64 s[0:1], vcc                        ; view_test.cpp:17
  s_cbranch_execz 3f                                    ; view_test.cpp:17
2: ; EXEC region 1
  v_lshlrev_b32_e32 v0, 2, v0                           ; view_test.cpp:17
  global_load_dword v1, v0, s[2:3]                      ; view_test.cpp:17
  s_waitcnt vmcnt(0)                                    ; view_test.cpp:17 (added)
  v_mul_f32_e32 v1, 2.0, v1                             ; view_test.cpp:17
  global_store_dword v0, v1, s[2:3]                     ; view_test.cpp:17
3:
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
  CHECK(
      names ==
      "built remove_unreachable remove_barriers split_webs drop_signs fold narrow_products narrow_addresses "
      "join_products bypass_lane_reads share_expressions join_scalar_loads join_chains remove_dead_stores "
      "hoist_invariants "
      "remove_dead_code coalesce_copies reduce_strength count_to_carry rebase_reads remove_last_restores "
      "load_grid_size "
      "legalise_agprs split_groups "
      "hide_argument_loads schedule_instructions hide_dependencies prefer_vcc inline_literals "
      "assign_registers "
      "remove_copies pair_reads shorten_encodings cover_shift_amounts write_back_scalars resolve_tokens "
      "insert_waits fill_gaps remove_markers "
      "guard_entry "
      "refresh_vccz insert_wait_states break_clauses resolve_branches ");
  REQUIRE(codes.size() == 44);
  CHECK(codes[0].starts_with(R"(1:
  s_load_dwordx2 %s[8:9], %s[0:1], 0
  s_load_dword %s10, %s[0:1], 8
  v_add_u32_e32 %v12, 1, %v5                            ; view_test.cpp:16
  v_cmp_lt_i32_e64 %s[13:14], %v5, %s10                 ; view_test.cpp:17
)"));
  CHECK(codes[14].find("v_add_u32_e32") != std::string::npos);
  CHECK(codes[15].find("v_add_u32_e32") == std::string::npos); // dead code
  CHECK(codes[37] == as_string(show_code<scale>(isa::arch::gfx942)));
}

TEST_CASE("instructions, issue cycles and registers are counted") {
  CHECK(as_string(dump_stat<scale>(isa::arch::gfx942)) ==
        R"(block 1: 32 cycles: valu 1 (4) salu 1 (4) smem 2 (32) other 2 (8)
  1 s_load_dwordx2
  1 s_load_dword
  1 s_waitcnt
  1 v_cmp_gt_i32_e32
  1 s_and_saveexec_b64
  1 s_cbranch_execz
block 2: 64 cycles: valu 2 (8) vmem 2 (64) other 1 (4)
  1 v_lshlrev_b32_e32
  1 global_load_dword
  1 s_waitcnt
  1 v_mul_f32_e32
  1 global_store_dword
block 3: 4 cycles: other 1 (4)
  1 s_endpgm
all: 64 cycles: valu 3 (12) salu 1 (4) smem 2 (32) vmem 2 (64) other 4 (16)
registers: 5 SGPRs, 2 VGPRs, 0 AGPRs
)");
  const auto built = compile::build_kernel<scale, block_size<64>>(isa::arch::gfx942).program;
  const std::string text = as_string(dump_stat(built));
  CHECK(text.find("\n  2 v_lshl_add_u64\n") != std::string::npos);
  // the pointer to data and the EXEC to come back to; the index and the address in 64 bits
  CHECK(text.ends_with(R"(at most 4 SGPRs live
at most 4 VGPRs live, at view_test.cpp:17
at most 0 AGPRs live
)"));
}

TEST_CASE("code is shown with live registers, what takes and frees them, and the author's names") {
  const std::string code = as_string(show_code<turns>(isa::arch::gfx942, with_registers));
  CHECK(code == R"(1: ; live 2s 1v 0a
  s_load_dwordx2 s[2:3], s[0:1], 0                                              ; live 4s 1v 0a, takes s[2:3]
  s_load_dword s4, s[0:1], 8                                                    ; live 3s 1v 0a, takes s4, frees s[0:1]
  v_mov_b32_e32 v1, 0.5                                 ; view_test.cpp:22      ; live 3s 2v 0a, takes v1, v1 is sum[0]
  v_mov_b32_e32 v2, 0.5                                 ; view_test.cpp:22      ; live 3s 2v 0a, unused v2, v2 is sum[1]
  s_waitcnt lgkmcnt(0)                                  ; view_test.cpp:24 (added) ; live 3s 2v 0a
  v_cmp_gt_i32_e32 vcc, s4, v0                          ; view_test.cpp:24      ; live 3s 2v 0a
  s_and_saveexec_b64 s[0:1], vcc                        ; view_test.cpp:24      ; live 5s 2v 0a, takes s[0:1]
  s_cbranch_execz 3f                                    ; view_test.cpp:24      ; live 5s 2v 0a
2: ; EXEC region 1 ; live 5s 2v 0a
  v_mul_f32_e32 v2, v1, v1                              ; view_test.cpp:25      ; live 5s 3v 0a, takes v2, v2 is sum[1], v1 is sum[0]
  v_add_f32_e32 v1, v1, v2                              ; view_test.cpp:26      ; live 5s 2v 0a, frees v2, v1 is sum[0], v2 is sum[1]
3: ; live 5s 2v 0a
  s_mov_b64 exec, s[0:1]                                ; view_test.cpp:24      ; live 3s 2v 0a, frees s[0:1]
  s_mov_b32 s0, s4                                      ; view_test.cpp:28      ; live 3s 2v 0a, takes s0, frees s4, s0 is turn
4: ; live 3s 2v 0a
  s_sub_i32 s0, s0, 1                                   ; view_test.cpp:30      ; live 3s 2v 0a, s0 is turn
5: ; live 3s 2v 0a
  s_cmp_gt_i32 s0, 0                                    ; view_test.cpp:30      ; live 3s 2v 0a, s0 is turn
  s_cbranch_scc1 4b                                     ; view_test.cpp:30      ; live 3s 2v 0a
6: ; live 2s 2v 0a
  global_store_dword v0, v1, s[2:3]                     ; view_test.cpp:31      ; live 0s 0v 0a, frees v[0:1], frees s[2:3], v1 is sum[0]
  s_endpgm                                                                      ; live 0s 0v 0a
)");
}

TEST_CASE("names are followed through every pass") {
  std::string at_begin, at_assignment, at_end;
  const auto names_in = [](const std::string& code) {
    std::string found;
    for (size_t at = 0; (at = code.find(" is ", at)) != std::string::npos; ++at)
      found += code.substr(at + 4, code.find_first_of(",\n", at) - at - 4) + ' ';
    return found;
  };
  dump_code<turns>(
      isa::arch::gfx942,
      [&](const char* pass, const text_buffer& code) {
        const std::string name = pass, text = as_string(code);
        if (name == "built") at_begin = names_in(text);
        if (name == "assign_registers") at_assignment = names_in(text);
        if (name == "resolve_branches") {
          at_end = names_in(text);
          CHECK(text == as_string(show_code<turns>(isa::arch::gfx942, with_registers)));
        }
      },
      with_registers);
  CHECK(at_begin == "sum[0] sum[1] sum[2] sum[1] sum[0] sum[0] sum[1] turn turn turn sum[0] ");
  CHECK(at_assignment == "sum[0] sum[1] sum[1] sum[0] sum[0] sum[1] turn turn turn sum[0] ");
  CHECK(at_end == at_assignment);
}

TEST_CASE("where registers run out, the message has the author's names") {
  kernel_draft k(isa::arch::gfx942, 64);
  call_kernel<float*>(k, [](builder b, arg<float*> out) {
    auto x = b.vgpr<f32, 520>(1);
    b.name(x, "history");
    for (u32 i = 0; i < 520; ++i) b.v_add_f32(x[i], x[519 - i], x[i]);
    auto sum = b.vgpr<f32>(0);
    for (u32 i = 0; i < 520; ++i) sum += x[i];
    out[b.thread_idx.x] = sum;
  });
  k.emit(isa::mn::s_endpgm, source{});
  REQUIRE(!k.failed());
  note error;
  compile::run_pipeline(k.program(), error);
  REQUIRE(error.raised);
  CHECK(as_string(error.text).find("(history)") != std::string::npos);
}
