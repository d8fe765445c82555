// SPDX-License-Identifier: MIT
// Reading assembly: labels, distances, directives, comments, spellings, and what is said about text that is not understood.
#include <catch2/catch_test_macros.hpp>

#include <kiln/text/print.hpp>
#include <kiln/text/read.hpp>

#include <string>

using namespace kiln;

namespace {

constexpr isa::arch target = isa::arch::gfx942;

std::string as_string(const text_buffer& t) { return {t.data(), t.size()}; }

std::string listing_of(const char* source, isa::arch arch = target) {
  note error;
  const text::reading r = text::read_assembly(arch, source, "kernel.s", error);
  return error.raised ? as_string(error.message()) : as_string(text::listing(r.program));
}

constexpr bool reads_at_compile_time() {
  note error;
  const text::reading r = text::read_assembly(target,
                                              "f:\n"
                                              "  s_mov_b32 s0, 0x12345 ; a literal\n"
                                              ".LBB0_1:\n"
                                              "  v_add_f32_e64 v1, -v2, |v3| clamp mul:2\n"
                                              "  s_cbranch_scc1 .LBB0_1\n"
                                              "  s_endpgm\n",
                                              "f.s", error);
  const ir::program& p = r.program;
  return !error.raised && p.code.size() == 4 && p.blocks.size() == 3 && p.code[2].op(0).payload() == 1 &&
         p.code[0].literal == 0x12345 && p.code[1].value_of(isa::modifier::neg) == 1 &&
         p.code[1].value_of(isa::modifier::abs) == 2 && p.code[1].value_of(isa::modifier::omod) == 1 &&
         p.code[1].where.line == 4 && r.symbols.size() == 2 && r.byte_offsets[2] == 16;
}
static_assert(reads_at_compile_time());

} // namespace

TEST_CASE("a reading in constant evaluation") { CHECK(reads_at_compile_time()); }

TEST_CASE("labels: names, local numbers both ways, distances in dwords") {
  const char* expected = "1:\n"
                         "  s_mov_b32 s0, 0\n"
                         "2:\n"
                         "  s_add_i32 s0, s0, 1\n"
                         "  s_cbranch_scc1 4f\n"
                         "3:\n"
                         "  s_branch 2b\n"
                         "4:\n"
                         "  s_endpgm\n";
  CHECK(listing_of("s_mov_b32 s0, 0\nloop$x: s_add_i32 s0, s0, 1\n s_cbranch_scc1 .Lend\ns_branch loop$x\n"
                   ".Lend:\ns_endpgm") == expected);
  CHECK(
      listing_of("s_mov_b32 s0, 0\n2: s_add_i32 s0, s0, 1\n s_cbranch_scc1 2f\ns_branch 2b\n2:\ns_endpgm") ==
      expected);
  CHECK(listing_of("s_mov_b32 s0, 0\n s_add_i32 s0, s0, 1\n s_cbranch_scc1 1\ns_branch 65533\ns_endpgm") ==
        expected);
  CHECK(listing_of(expected) == expected);
}

TEST_CASE("llvm-objdump's lines") {
  CHECK(
      listing_of(
          "\nk.co:\tfile format elf64-amdgpu\n\nDisassembly of section .text:\n\n"
          "0000000000001900 <_Z1kPi>:\n"
          "\tv_mov_b32_e32 v0, 0x7f                                     // 000000001900: 7E0002FF 0000007F\n"
          "\ts_cbranch_execz 65533                                      // 000000001908: BF88FFFD <_Z1kPi>\n"
          "\ts_endpgm                                                   // 00000000190C: BF810000\n") ==
      "1:\n  v_mov_b32_e32 v0, 0x7f\n  s_cbranch_execz 1b\n2:\n  s_endpgm\n");
  CHECK(listing_of("\ts_addc_u32 s1, s1, lit(0xffffffff)                        // 000000001720: 8201FF01 "
                   "FFFFFFFF\n") == "1:\n  s_addc_u32 s1, s1, 0xffffffff\n");
  // A literal where the assembler would take an inline constant: distances would not be what they seem.
  CHECK(listing_of("\tv_mov_b32_e32 v0, 0x7    // 000000001900: 7E0002FF 00000007\n") ==
        "kernel.s:1: the instruction was encoded in 8 bytes, but its text has 4");
  CHECK(listing_of("\t...\n").find("llvm-objdump -z") != std::string::npos);
}

TEST_CASE("what clang writes around the code is skipped") {
  CHECK(listing_of("\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx942\"\n"
                   "\t.section .rodata,\"a\",@progbits\n.long 5\n\t.text\n\t.globl f ; -- Begin function f\n"
                   "f:                                      ; @f\n; %bb.0:\n/* two\nlines */\n"
                   "\ts_waitcnt vmcnt(0) & lgkmcnt(1)\n\ts_waitcnt 0\n\ts_endpgm\n.Lfunc_end0:\n"
                   "\t.size f, .Lfunc_end0-f\n\t.section .AMDGPU.csdata,\"\",@progbits\n; codeLenInByte = 4\n"
                   "\t.amdgpu_metadata\n---\namdhsa.kernels:\n  - .args:\n...\n\t.end_amdgpu_metadata\n") ==
        "1:\n  s_waitcnt vmcnt(0) lgkmcnt(1)\n  s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)\n  s_endpgm\n");
}

TEST_CASE("spellings of the same operand") {
  const auto one = [](const char* line) {
    const std::string all = listing_of(line);
    return all.starts_with("1:\n  ") ? all.substr(5, all.size() - 6) : all;
  };
  CHECK(one("v_add_f32 v0, 1.0, v1") == "v_add_f32_e32 v0, 1.0, v1");
  CHECK(one("v_add_f32 v0, 0x3f800000, v[1]") == "v_add_f32_e32 v0, 1.0, v1");
  CHECK(one("v_add_f32 v0, s1, s1") == "v_add_f32_e64 v0, s1, s1");
  CHECK(one("v_add_f32 v0, 1.5, v1") == "v_add_f32_e32 v0, 0x3fc00000, v1");
  CHECK(one("v_add_f32 v0, 3.14159274e0, v1") == "v_add_f32_e32 v0, 0x40490fdb, v1");
  CHECK(one("v_add_f16 v0, -2.5, v1") == "v_add_f16_e32 v0, 0xc100, v1");
  CHECK(one("v_rcp_f64 v[0:1], 1.5") == "v_rcp_f64_e32 v[0:1], 0x3ff80000");
  CHECK(one("v_mul_f32 v0, 0.15915494309189532, v1") == "v_mul_f32_e32 v0, 0.15915494, v1");
  CHECK(one("s_mov_b32 s0, 0xfffffff0") == "s_mov_b32 s0, -16");
  CHECK(one("s_mov_b32 s0, -17") == "s_mov_b32 s0, 0xffffffef");
  CHECK(one("s_mov_b32 s0, 0b101") == "s_mov_b32 s0, 5");
  CHECK(one("s_mov_b64 s[0:1], [vcc_lo,vcc_hi]").find("is no operand") != std::string::npos);
  CHECK(one("s_mov_b64 [s2,s3], exec") == "s_mov_b64 s[2:3], exec");
  CHECK(one("v_max_f32 v0, abs(v1), neg(v2)") == "v_max_f32_e64 v0, |v1|, -v2");
  CHECK(one("v_max_f32 v0, -|v1|, neg(1.0)") == "v_max_f32_e64 v0, -|v1|, neg(1.0)");
  CHECK(one("s_getreg_b32 s0, hwreg(HW_REG_MODE, 4, 2)") == "s_getreg_b32 s0, hwreg(HW_REG_MODE, 4, 2)");
  CHECK(one("ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM,\"01pip\")") ==
        "ds_swizzle_b32 v0, v1 offset:0x907");
  CHECK(one("ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,16)") == "ds_swizzle_b32 v0, v1 offset:0x401f");
  CHECK(one("v_mov_b32_dpp v0, v1 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:0") ==
        "v_mov_b32_dpp v0, v1 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1");
  CHECK(one("buffer_load_dword v0, v[2:3], s[4:7], s8 idxen offen offset:0x10 sc1") ==
        "buffer_load_dword v0, v[2:3], s[4:7], s8 idxen offen offset:16 sc1");
}

TEST_CASE("what is not understood is an error with its line") {
  CHECK(listing_of("s_nop 0\nv_fly_b32 v0, v1\n") == "kernel.s:2: 'v_fly_b32' is no instruction");
  CHECK(listing_of("v_dot2_f32_bf16 v0, v1, v2, v3") == "kernel.s:1: gfx942 does not have v_dot2_f32_bf16");
  CHECK(listing_of("v_add_f32_e32 v0, v1, s2") ==
        "kernel.s:1: v_add_f32_e32: operand 2 (src1) cannot be 's2'");
  CHECK(listing_of("v_add_f32 v0, v1") == "kernel.s:1: v_add_f32: takes 3 operands, 2 are given");
  CHECK(listing_of("v_add_f32 v0, v1, v2,") ==
        "kernel.s:1: v_add_f32: an operand is missing after the last comma");
  CHECK(listing_of("v_add_f32 v0, v1, v2 v3") == "kernel.s:1: v_add_f32: 'v3' is not understood");
  CHECK(listing_of("v_add_f32 v0, v1, v[2:3]") ==
        "kernel.s:1: v_add_f32: operand 2 (src1) cannot be 'v[2:3]'");
  CHECK(listing_of("global_load_dword v0, v[2:3], off offset:4096") ==
        "kernel.s:1: global_load_dword: offset: has a value that does not fit");
  CHECK(listing_of("v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,4] row_mask:0xf bank_mask:0xf")
            .find("not understood") != std::string::npos);
  CHECK(listing_of("s_waitcnt vmcnt(64)").find("is no operand") != std::string::npos);
  CHECK(listing_of("s_branch .Lgone\ns_endpgm") ==
        "kernel.s:1: s_branch: the label '.Lgone' stands before no instruction of the text");
  CHECK(listing_of("s_branch 5\ns_endpgm") ==
        "kernel.s:1: s_branch: no instruction begins at a distance of 5 dwords");
  CHECK(listing_of("s_add_u32 s0, s0, table@rel32@lo+4") ==
        "kernel.s:1: s_add_u32: operand 2 (ssrc1) cannot be 'table@rel32@lo+4' (an address that only a "
        "linked code "
        "object has?)");
  CHECK(listing_of(".rept 3\ns_nop 0\n.endr") ==
        "kernel.s:1: the directive .rept must be expanded first: assemble the file");
  CHECK(listing_of("s_nop 0\n.long 0xbf800000") ==
        "kernel.s:2: the directive .long puts data into the code, which cannot be read");
  CHECK(listing_of("s_nop 0 /* and so on\n").find("has no end") != std::string::npos);
  CHECK(listing_of("99999999999999999999") == "kernel.s:1: '99999999999999999999' is no instruction");
}
