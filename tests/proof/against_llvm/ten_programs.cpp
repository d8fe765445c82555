// SPDX-License-Identifier: MIT
// Ten short programs for gfx942, with wait states and waits counted by Kiln, by LLVM 22 and by hand. Kiln's counts must be
// those by hand.
#include "llvm_passes.hpp"
#include "machine_code.hpp"

#include "program/assembly.hpp"

#include <kiln/pass/wait_states/resolve_hazards.hpp>
#include <kiln/pass/waits/insert_waits.hpp>

#include <cstdio>

namespace kiln::against_llvm {
namespace {

struct program {
  const char* name;
  const char* text;
  unsigned states, waits; ///< by hand
  const char* why;
};

constexpr program programs[] = {
    {"saxpy",
     "s_load_dwordx4 s[4:7], s[0:1], 0\nv_lshlrev_b32_e32 v0, 2, v0\nglobal_load_dword v1, v0, s[4:5]\n"
     "global_load_dword v2, v0, s[6:7]\nv_fma_f32 v2, v1, v1, v2\nglobal_store_dword v0, v2, s[6:7]\n",
     0, 2, "arguments before the first load; both loads before the fma"},
    {"two loads, used one by one",
     "global_load_dword v1, v[8:9], off\nglobal_load_dword v2, v[10:11], off\nv_add_f32_e32 v3, v1, v1\n"
     "v_add_f32_e32 v4, v2, v3\nglobal_store_dword v[8:9], v4, off\n",
     0, 2, "vmcnt(1), then vmcnt(0): loads arrive in order"},
    {"LDS exchange", "ds_write_b32 v0, v1\ns_barrier\nds_read_b32 v2, v3\nv_add_f32_e32 v4, v2, v2\n", 0, 2,
     "the write before the barrier, for other waves, which LLVM leaves to fences; the read before its use"},
    {"DPP sum",
     "v_add_f32_e32 v1, v0, v0\nv_add_f32_dpp v1, v1, v1 row_shr:1 row_mask:0xf bank_mask:0xf\n"
     "v_add_f32_dpp v1, v1, v1 row_shr:2 row_mask:0xf bank_mask:0xf\n",
     4, 0, "two before each DPP read of a VALU result (H13)"},
    {"broadcast of a lane", "v_mul_f32_e32 v1, v0, v0\nv_readlane_b32 s2, v1, 3\nv_add_f32_e32 v2, s2, v1\n",
     3, 0, "one before v_readlane (H22), two before its SGPR is a VALU source (H9)"},
    {"MFMA chain, result read",
     "v_mfma_f32_16x16x16_f16 v[4:7], v[0:1], v[2:3], 0\nv_mfma_f32_16x16x16_f16 v[4:7], v[0:1], v[2:3], "
     "v[4:7]\n"
     "v_add_f32_e32 v8, v4, v5\n",
     7, 0, "none in the chain (M2), 4 passes + 3 before the VALU (M6)"},
    {"operand made, MFMA, result stored",
     "v_mov_b32_e32 v2, 0\nv_mfma_f32_32x32x8_f16 v[16:31], v[2:3], v[4:5], 0\n"
     "global_store_dwordx4 v[8:9], v[16:19], off\n",
     13, 0, "two before the MFMA (M1), 8 passes + 3 before the store (M7)"},
    {"exp and select",
     "v_exp_f32_e32 v1, v0\nv_mul_f32_e32 v2, v1, v1\nv_cmp_lt_f32_e32 vcc, v0, v2\n"
     "v_cndmask_b32_e32 v3, v0, v2, vcc\n",
     1, 0, "one behind the transcendental (H23), none before the mask (H10), where LLVM has two"},
    {"wide store, data overwritten", "global_store_dwordx4 v[0:1], v[4:7], off\nv_mov_b32_e32 v4, 0\n", 2, 0,
     "the store still reads its data (H29)"},
    {"load to LDS, read behind a barrier",
     "s_mov_b32 m0, s4\nglobal_load_lds_dword v0, s[0:1]\ns_barrier\nds_read_b32 v2, v1\nv_add_f32_e32 v3, "
     "v2, v2\n",
     1, 2,
     "one behind M0 (H32); vmcnt(0) before the barrier, where LLVM has it behind, lgkmcnt(0) before the use"},
};

struct count {
  unsigned states = 0, waits = 0;
};

count by_kiln(ir::program p) {
  pass::insert_waits(p);
  pass::resolve_hazards(p);
  count c;
  for (const ir::instruction& in : p.code) {
    const isa::flag_mask f = isa::rows[in.row].flags;
    if ((f & isa::flag::nop) != 0) c.states += in.op(0).payload() + 1;
    if ((f & isa::flag::waitcnt) != 0) ++c.waits;
  }
  return c;
}

count by_llvm(isa::arch a, mir_writer& writer, const ir::program& p) {
  std::vector<ir::instruction> code;
  for (const ir::instruction& in : p.code)
    if ((isa::rows[in.row].flags & isa::flag::ends_program) == 0) code.push_back(in);
  machine_program m;
  for (const auto& line : writer.lines(code)) m.lines.push_back(line.value());
  m.gaps.resize(m.lines.size() + 1);
  m.gaps = run_llvm_pass(a, "si-insert-waitcnts", {m}).front();
  for (gap& g : m.gaps) g.others = 0;
  count c;
  m.gaps = run_llvm_pass(a, "post-RA-hazard-rec", {m}).front();
  for (const gap& g : m.gaps) {
    c.states += g.states;
    c.waits += g.waits;
  }
  return c;
}

} // namespace

int compare_ten_programs() {
  constexpr isa::arch a = isa::arch::gfx942;
  mir_writer writer(a);
  bool same = true;
  std::printf("%-36s | wait states: Kiln, LLVM, by hand | waits: Kiln, LLVM, by hand\n", "program");
  for (const program& p : programs) {
    const ir::program code = kiln_test::assemble(a, std::string(p.text) + "s_endpgm");
    const count kiln = by_kiln(code), llvm = by_llvm(a, writer, code);
    std::printf("%-36s | %3u %3u %3u | %3u %3u %3u | %s\n", p.name, kiln.states, llvm.states, p.states,
                kiln.waits, llvm.waits, p.waits, p.why);
    same &= kiln.states == p.states && kiln.waits == p.waits;
  }
  return same ? 0 : 1;
}

} // namespace kiln::against_llvm

int main() { return kiln::against_llvm::compare_ten_programs(); }
