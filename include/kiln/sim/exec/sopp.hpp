// SPDX-License-Identifier: MIT
// Meaning of SOPP instructions: branches, waits, barriers. Source: CDNA3 ISA manual 12.5.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/sim/exec/wave_mode.hpp>

namespace kiln::sim {

namespace detail {

// What the instruction does to time, priority or performance counters does not change results; waits are the monitor's.
constexpr void no_effect(wave&, const decoded&) {}

template<auto Taken> constexpr handler branch_if() {
  return [](wave& w, const decoded& d) {
    if (Taken(w)) w.pc = d.target;
  };
}
constexpr void end_program(wave& w, const decoded&) { w.state = wave_state::ended; }
constexpr void wait_at_barrier(wave& w, const decoded&) { w.state = wave_state::at_barrier; }
constexpr void trap(wave& w, const decoded& d) {
  if (report* r = w.fail(report_kind::stopped, d)) r->message << "trap " << d.immediate << " was reached";
}

/// Messages go to the host's driver: an interrupt changes nothing that a kernel could see.
constexpr void send_message(wave& w, const decoded& d) {
  constexpr u32 interrupt = 1;
  if ((d.immediate & 15) == interrupt) return;
  if (report* r = w.fail(report_kind::no_meaning, d))
    r->message << "message " << (d.immediate & 15) << " is not simulated; message 1, an interrupt, is";
}

/// s_sethalt 1, and s_sendmsghalt after its message.
constexpr void halt(wave& w, const decoded& d) {
  if (report* r = w.fail(report_kind::stopped, d))
    r->message << "halts until a debugger or trap handler lets it go on; there is none";
}
constexpr void set_halt(wave& w, const decoded& d) {
  if ((d.immediate & 1) != 0) halt(w, d);
}
constexpr void send_message_and_halt(wave& w, const decoded& d) {
  send_message(w, d);
  if (!w.group->failed) halt(w, d);
}
/// s_setkill 1: the wave ends, as if the host had killed it.
constexpr void set_kill(wave& w, const decoded& d) {
  if ((d.immediate & 1) != 0) w.state = wave_state::ended;
}

constexpr u64 address_after(const wave& w, const decoded& d) {
  const bool last = d.index + 1 >= w.group->program->code.size();
  return w.group->code_address +
         (last ? d.byte_offset + d.row->size_bytes() : w.group->code[d.index + 1].byte_offset);
}
constexpr void jump_to(wave& w, const decoded& d, u64 address) {
  u32 low = 0, high = w.group->program->code.size();
  while (low < high) {
    const u32 middle = (low + high) / 2;
    if (w.group->code_address + w.group->code[middle].byte_offset < address)
      low = middle + 1;
    else
      high = middle;
  }
  if (low < w.group->program->code.size() &&
      w.group->code_address + w.group->code[low].byte_offset == address) {
    w.pc = low;
    return;
  }
  if (report* r = w.fail(report_kind::out_of_bounds, d)) {
    r->message << "jump to ";
    r->message.hex(address) << ", where no instruction begins";
  }
}
constexpr void get_pc(wave& w, const decoded& d) { w.write64(d.dst, address_after(w, d)); }
constexpr void set_pc(wave& w, const decoded& d) { jump_to(w, d, w.read64(d.src[0])); }
constexpr void swap_pc(wave& w, const decoded& d) {
  const u64 target = w.read64(d.src[0]);
  w.write64(d.dst, address_after(w, d));
  jump_to(w, d, target);
}
constexpr void call(wave& w, const decoded& d) {
  w.write64(d.dst, address_after(w, d));
  w.pc = d.target;
}

/// s_cbranch_g_fork and s_cbranch_i_fork: lanes that go both ways go the way of the fewer first; the others' mask and
/// address wait on a stack of four SGPRs each, MODE.CSP counting.
constexpr void fork_to(wave& w, const decoded& d, u64 pass, u64 target) {
  const u64 exec = w.exec(), fail = exec & ~pass, next = address_after(w, d);
  pass &= exec;
  if (pass == exec) return jump_to(w, d, target);
  if (fail == exec) return;
  const u32 depth = w.mode >> 29, at = wave::first_sgpr + 4 * depth;
  if (depth == 7 || at + 4 > w.scalar_count || w.first_agpr == 0) {
    if (report* r = w.fail(report_kind::out_of_bounds, d))
      r->message << "the stack of forks needs s[" << 4 * depth << ':' << 4 * depth + 3
                 << "], which is not there";
    return;
  }
  const bool fewer_fail = __builtin_popcountll(fail) < __builtin_popcountll(pass);
  w.set_scalar64(at, fewer_fail ? pass : fail);
  w.set_scalar64(at + 2, fewer_fail ? target : next);
  w.set_scalar64(ir::source_code::exec, fewer_fail ? fail : pass);
  w.set_mode(w.mode + (1u << 29));
  if (!fewer_fail) jump_to(w, d, target);
}
constexpr void fork_by_register(wave& w, const decoded& d) {
  fork_to(w, d, w.read64(d.src[0]), w.read64(d.src[1]));
}
constexpr void fork_by_label(wave& w, const decoded& d) {
  fork_to(w, d, w.read64(d.src[0]), w.group->code_address + w.group->code[d.target].byte_offset);
}
/// s_cbranch_join: at the depth of the fork's beginning the program goes on; before that, the other way's turn comes.
constexpr void join_forks(wave& w, const decoded& d) {
  const u32 depth = w.mode >> 29;
  if (depth == (w.read32(d.src[0]) & 7)) return;
  if (depth == 0) {
    if (report* r = w.fail(report_kind::out_of_bounds, d)) r->message << "no fork is open";
    return;
  }
  w.set_mode(w.mode - (1u << 29));
  const u32 at = wave::first_sgpr + 4 * (depth - 1);
  w.set_scalar64(ir::source_code::exec, w.scalar64(at));
  jump_to(w, d, w.scalar64(at + 2));
}

} // namespace detail

/// Jumps by address: SOP1 and SOPK in encoding, branches in meaning.
constexpr handler find_jump(u16 mnemonic) {
  switch (mnemonic) {
  case isa::mn::s_getpc_b64: return detail::get_pc;
  case isa::mn::s_setpc_b64: return detail::set_pc;
  case isa::mn::s_swappc_b64: return detail::swap_pc;
  case isa::mn::s_call_b64: return detail::call;
  case isa::mn::s_cbranch_g_fork: return detail::fork_by_register;
  case isa::mn::s_cbranch_i_fork: return detail::fork_by_label;
  case isa::mn::s_cbranch_join: return detail::join_forks;
  default: return nullptr;
  }
}

constexpr handler find_sopp(u16 mnemonic) {
  using detail::branch_if;
  switch (mnemonic) {
  case isa::mn::s_nop:
  case isa::mn::s_sleep:
  case isa::mn::s_setprio:
  case isa::mn::s_waitcnt:
  case isa::mn::s_incperflevel:
  case isa::mn::s_decperflevel:
  case isa::mn::s_icache_inv:
  case isa::mn::s_wakeup:
  case isa::mn::s_ttracedata: return detail::no_effect;
  case isa::mn::s_set_gpr_idx_off: return detail::index_off;
  case isa::mn::s_set_gpr_idx_mode: return detail::set_index_operands;
  case isa::mn::s_sendmsg: return detail::send_message;
  case isa::mn::s_sendmsghalt: return detail::send_message_and_halt;
  case isa::mn::s_sethalt: return detail::set_halt;
  case isa::mn::s_setkill: return detail::set_kill;
  case isa::mn::s_barrier: return detail::wait_at_barrier;
  case isa::mn::s_endpgm:
  case isa::mn::s_endpgm_saved: return detail::end_program;
  case isa::mn::s_trap: return detail::trap;
  case isa::mn::s_branch: return branch_if<[](const wave&) { return true; }>();
  case isa::mn::s_cbranch_scc0: return branch_if<[](const wave& w) { return !w.scc; }>();
  case isa::mn::s_cbranch_scc1: return branch_if<[](const wave& w) { return w.scc; }>();
  case isa::mn::s_cbranch_vccz: return branch_if<[](const wave& w) { return w.vcc() == 0; }>();
  case isa::mn::s_cbranch_vccnz: return branch_if<[](const wave& w) { return w.vcc() != 0; }>();
  case isa::mn::s_cbranch_execz: return branch_if<[](const wave& w) { return w.exec() == 0; }>();
  case isa::mn::s_cbranch_execnz: return branch_if<[](const wave& w) { return w.exec() != 0; }>();
  // No debugger is attached to a simulated wave.
  case isa::mn::s_cbranch_cdbgsys:
  case isa::mn::s_cbranch_cdbguser:
  case isa::mn::s_cbranch_cdbgsys_or_user:
  case isa::mn::s_cbranch_cdbgsys_and_user: return branch_if<[](const wave&) { return false; }>();
  default: return nullptr;
  }
}

} // namespace kiln::sim
