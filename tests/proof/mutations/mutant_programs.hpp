// SPDX-License-Identifier: MIT
// Kernels in which the faults of make_pass_mutants.py show that random kernels seldom or never have.
#pragma once

#include "proof/mutations/mutant_exchanges.hpp"
#include "proof/mutations/mutant_indices.hpp"
#include "proof/mutations/mutant_lanes.hpp"
#include "proof/mutations/mutant_loops.hpp"
#include "proof/mutations/mutant_pointers.hpp"
#include "proof/mutations/mutant_pressure.hpp"
#include "proof/mutations/mutant_reads.hpp"
#include "proof/mutations/mutant_webs.hpp"

namespace kiln_test {

using namespace kiln;
using mutant_out = arg<u32*>&;
using mutant_in = arg<const u32*>&;

struct mutant_program {
  const char* name;
  void (*body)(builder k, mutant_out out, mutant_in in);
  bool chosen = false; ///< named instructions count as the builder's choice, which passes may change
  u32 block[3] = {64, 1, 1};
};

namespace mutant_bodies {

inline void constants_and_scc(builder k, mutant_out out, mutant_in in) {
  auto most = k.sgpr<u32>(0x7fff'ffff), carry = k.sgpr<u32>(), x = k.sgpr<u32>();
  k.v_readfirstlane_b32(x, in[k.thread_idx.x]);
  auto sum = k.sgpr<u32>();
  k.s_cmp_eq_u32(x, x);
  k.s_cmp_lg_u32(x, x);
  k.s_add_i32(sum, most, 1); // overflows: SCC is 1
  k.s_addc_u32(carry, 4, 4);
  put(k, out, 0, carry);
  put(k, out, 1, k.vgpr<u32>(0) - in[k.thread_idx.x]);
  put(k, out, 2, sum);
  auto counted = k.sgpr<u32>(5);
  auto between = k.vgpr<u32, 63>(); // fold's filter takes registers 64 apart for the same
  auto known = k.sgpr<u32>(), total = k.sgpr<u32>(0);
  k.for_(0, 3, 1, [&](auto&) {
    known = 9;
    total = total * known + counted;
    counted += 1;
  });
  between[0] = 1;
  put(k, out, 3, total + between[0]);
}
inline void on_one_path(builder k, mutant_out out, mutant_in in) {
  auto s = k.sgpr<u32>(), t = k.sgpr<u32>();
  k.v_readfirstlane_b32(s, in[k.thread_idx.x]);
  k.v_readfirstlane_b32(t, in[k.thread_idx.x + 64]);
  k.if_(s == t, [&] { put(k, out, 0, s * 12 + t); }); // not taken
  put(k, out, 1, s * 12 + t);
}
inline void special_operands(builder k, mutant_out out, mutant_in in) {
  auto x = in[k.thread_idx.x];
  auto a = k.vgpr<u32>(), b = k.vgpr<u32>(), c = k.vgpr<u32>();
  auto s = k.sgpr<u32>(), t = k.sgpr<u32>(), first = k.sgpr<u32>();
  k.v_readfirstlane_b32(first, x);
  k.s_mov_b32(m0, 3);
  k.v_mov_b32(a, m0);
  k.s_mov_b32(m0, 4);
  k.v_mov_b32(b, m0);
  k.s_cmp_eq_u32(first, first);
  k.s_cselect_b32(s, 5, 7);
  k.s_cmp_lg_u32(first, first);
  k.s_cselect_b32(t, 5, 7);
  auto d = k.vgpr<u32>();
  k.v_add_u32(c, x, x, src0_sel(sel::byte_0));
  k.v_add_u32(d, x, x, src0_sel(sel::byte_1));
  put(k, out, 0, a * 8 + b);
  put(k, out, 1, s * 8 + t);
  put(k, out, 2, c);
  put(k, out, 3, d);
}

/// In a loop, a value of the first iteration only, equal to one that each iteration computes.
inline void of_the_first_turn(builder k, mutant_out out, mutant_in in) {
  auto x = in[k.thread_idx.x];
  auto product = k.vgpr<u32>(), each = k.vgpr<u32>(), once = k.vgpr<u32>(), sum = k.vgpr<u32>(0);
  k.for_(0, 3, 1, [&](auto i) {
    k.v_mul_lo_u32(product, x, as<u32>(i));
    k.v_add_u32(each, 3, product);
    k.if_(i == 0, [&] { k.v_add_u32(once, 3, product); });
    sum = sum * 5 + once + each;
  });
  put(k, out, 0, sum);
}
inline void copy_of_a_changing_value(builder k, mutant_out out, mutant_in in) {
  auto x = k.vgpr<u32>(), kept = k.vgpr<u32>();
  x = in[k.thread_idx.x];
  k.v_mov_b32(kept, x);
  x += 5;
  put(k, out, 0, kept * 3 + x);
}
inline void loops(builder k, mutant_out out, mutant_in in) {
  auto x = in[k.thread_idx.x];
  auto before = k.vgpr<u32>(1), sum = k.vgpr<u32>(0);
  auto choice = k.sgpr<u32>(2), total = k.sgpr<u32>(0);
  k.for_(0, 3, 1, [&](auto i) {
    sum = sum * 3 + before; // of the turn before
    before = x * as<u32>(i);
    total += choice;
    k.s_cmp_gt_u32(as<u32>(i), 0);
    k.s_cselect_b32(choice, 5, 7);
  });
  put(k, out, 0, sum);
  put(k, out, 1, total);
}
inline void scc(builder k, mutant_out out, mutant_in in) {
  k.without<passes::split_webs>(); // registers are overwritten
  auto s = k.sgpr<u32>(), a = k.sgpr<u32>(), b = k.sgpr<u32>(), c = k.sgpr<u32>(), d = k.sgpr<u32>();
  k.v_readfirstlane_b32(s, in[k.thread_idx.x]);
  k.s_or_b32(s, s, 1);
  k.s_cmp_eq_u32(s, 0);
  k.s_add_u32(a, s, -1); // a carry; its sum is overwritten
  k.s_addc_u32(b, 4, 4);
  k.s_mov_b32(a, s);
  k.s_cmp_eq_u32(s, 0);
  k.s_add_u32(c, s, -1);
  k.s_mov_b32(c, s);
  k.s_addc_u32(d, 4, 4);
  put(k, out, 0, a + b * 16);
  put(k, out, 1, c + d * 16);
  const auto next = k.label();
  k.s_cmp_lg_u32(s, 0);
  k.goto_(next);
  k.place(next); // SCC lives on
  k.s_cselect_b32(d, 11, 12);
  put(k, out, 2, d);
}
inline void results_beside_registers(builder k, mutant_out out, mutant_in in) {
  auto x = in[k.thread_idx.x], y = in[k.thread_idx.x + 64];
  auto saved = k.sgpr<u64>(), all = k.sgpr<u64>();
  auto r = k.vgpr<u32>(1);
  auto mask = k.thread_idx.x < 32;
  k.s_mov_b64(all, exec);
  k.s_and_saveexec_b64(saved, mask); // EXEC is what matters
  k.v_mov_b32(r, 100);
  k.s_mov_b64(exec, all);
  put(k, out, 0, r);
  auto a = x + 100;
  k.v_swap_b32(y, x);
  auto c = x + 100;
  put(k, out, 1, a * 3 + c);
  auto two = k.vgpr<u32, 2>();
  k.v_lshlrev_b64(two, 7, in.load<2>(k.thread_idx.x * 2));
  k.v_mov_b32(two[0], 5); // the high half stays
  put(k, out, 2, two[0] ^ two[1]);
  auto part = k.vgpr<u32>();
  k.v_mul_lo_u32(part, x, y);
  k.v_mov_b32(part, x, dst_sel(sel::byte_1), dst_unused(unused::preserve), src0_sel(sel::byte_0));
  put(k, out, 3, part);
  auto low = k.vgpr<u32>(), high = k.vgpr<u32>(), low_again = k.vgpr<u32>(), high_again = k.vgpr<u32>();
  auto carry = k.sgpr<u64>(), carry_again = k.sgpr<u64>(), none = k.sgpr<u64>();
  k.v_add_co_u32(low, carry, x, y);
  k.v_addc_co_u32(high, none, x, y, carry);
  k.v_cmp_lt_u32(carry, x, x);
  k.v_add_co_u32(low_again, carry_again, x, y);
  k.v_addc_co_u32(high_again, none, x, y, carry_again);
  k.v_cmp_lt_u32(carry_again, x, x);
  put(k, out, 4, low * 3 + high);
  put(k, out, 5, low_again * 5 + high_again);
}
inline void agprs(builder k, mutant_out out, mutant_in in) {
  auto x = in[k.thread_idx.x];
  auto a = k.agpr<u32, 2>(5);
  k.v_add_u32(a[0], a[0], x);
  k.v_lshlrev_b64(a, 5, a);
  auto v = k.vgpr<u32>(), w = k.vgpr<u32>();
  k.v_accvgpr_read_b32(v, a[0]);
  k.v_accvgpr_read_b32(w, a[1]);
  put(k, out, 0, v);
  put(k, out, 1, w);
  auto whole = k.agpr<u32>(0x1234'5678);
  k.v_mov_b32(whole, x, dst_sel(sel::byte_1), dst_unused(unused::preserve), src0_sel(sel::byte_0));
  k.v_accvgpr_read_b32(v, whole);
  put(k, out, 2, v);
}
inline void scheduled(builder k, mutant_out out, mutant_in in) {
  auto x = in[k.thread_idx.x], y = in[k.thread_idx.x + 64];
  auto f = k.vgpr<f32>(1.5), g = k.vgpr<f32>(2.5), h = k.vgpr<f32>(), q = k.vgpr<f32>();
  auto s = k.sgpr<u32>(), t = k.sgpr<u32>(), z = k.sgpr<u32>(0);
  auto d = k.vgpr<u32>(3);
  k.s_waitcnt(vmcnt(0));
  k.schedule([&] {
    k.v_cmp_gt_u32(vcc, x, y);
    k.v_exp_f32(h, f);
    k.v_div_fmas_f32(q, h, g, f); // reads VCC
    k.v_cmp_le_u32(vcc, x, y);
    k.v_exp_f32(f, g);
    k.v_readfirstlane_b32(s, f);
    k.s_cmp_gt_u32(s, 5);
    k.s_cselect_b32(t, 1, 2); // reads SCC
    k.v_exp_f32(g, f);
    k.v_add_u32(y, as<u32>(g), d);
    k.v_mov_b32(d, 9); // overwrites what the addition reads
  });
  put(k, out, 0, as<u32>(q));
  put(k, out, 1, t + z);
  put(k, out, 2, y + d);
}
/// Nothing but what reads SCC could fill the gap.
inline void scheduled_scc(builder k, mutant_out out, mutant_in in) {
  auto f = k.vgpr<f32>(1.5), g = k.vgpr<f32>();
  auto s = k.sgpr<u32>(), t = k.sgpr<u32>();
  k.v_readfirstlane_b32(s, in[k.thread_idx.x]);
  k.s_cmp_eq_u32(s, s);
  k.s_waitcnt(vmcnt(0));
  k.schedule([&] {
    k.v_exp_f32(g, f);
    k.v_readfirstlane_b32(s, g);
    k.s_cmp_lt_u32(s, 5);
    k.s_cselect_b32(t, 1, 2);
  });
  put(k, out, 0, t * 2 + s);
}
inline void writes_back_too_early(builder k, mutant_out out, mutant_in) {
  auto x = k.sgpr<u32>(7);
  k.s_store_dword(x, out, 0);
  k.s_waitcnt(lgkmcnt(0));
  k.s_dcache_wb();
  k.s_store_dword(x, out, 64);
}
inline void arrays(builder k, mutant_out out, mutant_in in) {
  auto odd = k.vgpr<u32>(1), x = in[k.thread_idx.x];
  auto pairs = k.vgpr<u32, 3, 2>();
  auto fixed = k.vgpr<u32, 4>(at_register(40));
  auto wide = k.sgpr<u32, 3, 2>();
  for (u32 i = 0; i < 3; ++i) {
    k.s_mov_b64(wide[i], static_cast<int>(i));
    k.v_lshlrev_b64(pairs[i], 7, in.load<2>(k.thread_idx.x * 2));
    odd += x;
    put(k, out, static_cast<int>(i), odd);
  }
  for (u32 i = 0; i < 4; ++i) fixed[i] = x * (i + 2);
  for (u32 i = 0; i < 3; ++i) put(k, out, static_cast<int>(3 + i), pairs[i][0] ^ pairs[i][1] ^ wide[i][0]);
  for (u32 i = 0; i < 4; ++i) put(k, out, static_cast<int>(6 + i), fixed[i]);
}
inline void y_id_at_once(builder k, mutant_out, mutant_in) {
  auto shared = k.lds<u32>(64);
  shared[k.thread_idx.y] = 1u;
}
inline void y_id(builder k, mutant_out out, mutant_in) {
  out[k.thread_idx.x + k.thread_idx.y * 8] = as<u32>(k.thread_idx.y);
}
inline void z_id(builder k, mutant_out out, mutant_in) {
  out[k.thread_idx.x + k.thread_idx.z * 8] = as<u32>(k.thread_idx.z);
}

/// Loads of arguments after what they overwrite and after what moves the pointer.
inline void late_argument_loads(builder k, mutant_out out, mutant_in in) {
  const auto load = [&](const emit::operand& to, i32 offset) {
    k.emit(isa::mn::s_load_dword, to, selection::reg_operand(ir::bank::sgpr, 0, isa::element::u64, {}),
           offset);
  };
  auto b = k.sgpr<u32>();
  auto before = k.vgpr<u32>();
  k.v_mov_b32(before, k.block_idx.x);
  load(k.block_idx.x, 12); // what was read is overwritten
  const author::handle<ir::bank::sgpr, u32> pointer(k, 0);
  k.s_add_u32(pointer, pointer, 8);
  load(b, 4); // at 12: the high half of `in`, in which the buffers' addresses differ
  const author::handle<ir::bank::sgpr, u32> high(k, in.first_dword() + 1);
  put(k, out, 0, before);
  put(k, out, 1, b ^ high);
  put(k, out, 2, as<u32>(k.block_idx.x) ^ high);
}
/// What follows the first instruction that needs an argument.
inline void users_of_arguments(builder k, mutant_out out, mutant_in in) {
  k.without<passes::split_webs>(); // registers are overwritten
  const author::handle<ir::bank::sgpr, u32> low(k, in.first_dword());
  auto sum = k.sgpr<u32>(), with_carry = k.sgpr<u32>(), most = k.sgpr<u32>(0xffff'ffff);
  auto z = k.vgpr<u32>(), was = k.vgpr<u32>();
  k.v_mov_b32(z, 7);
  k.s_add_u32(sum, most, most);
  k.s_addc_u32(with_carry, low, 0); // the first
  auto other = as<u32>(k.block_idx.x) + 5;
  auto x = k.sgpr<u32>(1);
  k.s_mov_b32(x, 9);
  auto y = x + as<u32>(k.block_idx.x);
  k.v_mov_b32(was, z);
  z = as<u32>(k.thread_idx.x) * 2;
  put(k, out, 0, with_carry - low);
  put(k, out, 1, other);
  put(k, out, 2, y);
  put(k, out, 3, was);
  put(k, out, 4, z);
}
/// An argument sets the rounding mode, to nearest as pointers are multiples of 4.
inline void mode_of_an_argument(builder k, mutant_out out, mutant_in in) {
  k.s_setreg_imm32_b32(hwreg(1, 0, 2), 3);
  k.s_setreg_b32(hwreg(1, 0, 2), author::handle<ir::bank::sgpr, u32>(k, in.first_dword()));
  auto f = as<f32>(as<u32>(k.thread_idx.x) * 0x1234u | 0x3f80'0000u);
  put(k, out, 0, as<u32>(f * 1.0001f));
}
inline void grid_size(builder k, mutant_out out, mutant_in in) {
  put(k, out, 0, in[k.thread_idx.x] + as<u32>(k.grid_dim.x * 100));
}
inline void grid_height(builder k, mutant_out out, mutant_in in) {
  put(k, out, 0, in[k.thread_idx.x] * as<u32>(k.grid_dim.y + 7));
}
/// In a loop, and in front of one: scalars that do not change, with the SCC that they leave.
inline void invariant_scalars(builder k, mutant_out out, mutant_in in) {
  auto s = k.sgpr<u32>(in.load_uniform<1>(0)[0]), n = k.sgpr<u32>(in.load_uniform<1>(1)[0] & 3); // 0 and 1
  auto sum = k.vgpr<u32>(0);
  k.for_(0, as<i32>(n), 1, [&](auto i) {
    auto low = k.sgpr<u32>(), which = k.sgpr<u32>();
    k.s_and_b32(low, s, 6);
    k.s_cselect_b32(which, 5, 9);
    sum += which * (as<u32>(i) + 1) + (s & 0xff0);
  });
  put(k, out, 0, sum);
}
} // namespace mutant_bodies

inline constexpr mutant_program mutant_programs[] = {
    {"constants and SCC", mutant_bodies::constants_and_scc, true},
    {"fixed counters", mutant_bodies::fixed_counters},
    {"uniform indices", mutant_bodies::uniform_indices},
    {"on one path", mutant_bodies::on_one_path},
    {"set again", mutant_bodies::set_again},
    {"chains", mutant_bodies::chains},
    {"set again by hand", mutant_bodies::set_again_by_hand},
    {"under masks", mutant_bodies::under_masks},
    {"under masks by hand", mutant_bodies::under_masks_by_hand},
    {"special operands", mutant_bodies::special_operands, true},
    {"of the first turn", mutant_bodies::of_the_first_turn, true},
    {"a copy of a changing value", mutant_bodies::copy_of_a_changing_value, true},
    {"loops", mutant_bodies::loops, true},
    {"SCC", mutant_bodies::scc, true},
    {"invariant scalars", mutant_bodies::invariant_scalars, true},
    {"variables in a loop", mutant_bodies::variables_in_a_loop},
    {"late comparisons", mutant_bodies::late_comparisons, true},
    {"masks and encodings", mutant_bodies::masks_and_encodings, true},
    {"results beside registers", mutant_bodies::results_beside_registers, true},
    {"AGPRs", mutant_bodies::agprs},
    {"scheduled", mutant_bodies::scheduled},
    {"writes back too early", mutant_bodies::writes_back_too_early},
    {"arrays", mutant_bodies::arrays},
    {"too many VGPRs", mutant_bodies::too_many},
    {"too many VGPRs, atomics", mutant_bodies::too_many_atomics},
    {"too many VGPRs, one fixed", mutant_bodies::too_many_with_fixed},
    {"too many VGPRs, a loaded address", mutant_bodies::too_many_with_address},
    {"scheduled, with SCC", mutant_bodies::scheduled_scc},
    {"late argument loads", mutant_bodies::late_argument_loads},
    {"users of arguments", mutant_bodies::users_of_arguments},
    {"mode of an argument", mutant_bodies::mode_of_an_argument},
    {"y id at once", mutant_bodies::y_id_at_once, false, {8, 8, 1}},
    {"y id", mutant_bodies::y_id, false, {8, 8, 1}},
    {"z id", mutant_bodies::z_id, false, {8, 1, 8}},
    {"high shift amount", mutant_bodies::high_shift_amount},
    {"neighbouring reads", mutant_bodies::neighbouring_reads, true},
    {"counted reads", mutant_bodies::counted_reads, true},
    {"named neighbouring reads", mutant_bodies::neighbouring_reads},
    {"quotients", mutant_bodies::quotients},
    {"scalar loads", mutant_bodies::scalar_loads},
    {"multiples", mutant_bodies::multiples},
    {"nested multiples", mutant_bodies::nested_multiples},
    {"multiples of some iterations", mutant_bodies::multiples_of_some_iterations},
    {"multiples of what is copied", mutant_bodies::multiples_of_copies},
    {"far reads in a loop", mutant_bodies::far_reads},
    {"variables that begin as copies", mutant_bodies::begun_as_copies},
    {"sums for some lanes", mutant_bodies::sums_for_some_lanes},
    {"multiples and SCC", mutant_bodies::multiples_and_scc, true},
    {"counters", mutant_bodies::counters},
    {"descriptors", mutant_bodies::descriptors},
    {"moves in place", mutant_bodies::moves_in_place},
    {"exchanges", mutant_bodies::exchanges, false, {128, 1, 1}},
    {"loads again", mutant_bodies::loads_again, false, {128, 1, 1}},
    {"number of workgroups", mutant_bodies::grid_size},
    {"other addresses of the output", mutant_bodies::other_addresses_of_the_output},
    {"a base that moves", mutant_bodies::moving_base},
    {"indices of other lanes", mutant_bodies::indices_of_other_lanes},
    {"indices under masks by hand", mutant_bodies::indices_under_masks_by_hand},
    {"lanes that break out", mutant_bodies::lanes_that_break_out},
    {"far products", mutant_bodies::far_products},
    {"banks of loads", mutant_bodies::banks_of_loads},
    {"counted loads", mutant_bodies::counted_loads},
    {"number of workgroups in y", mutant_bodies::grid_height},
};

} // namespace kiln_test
