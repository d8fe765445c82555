// SPDX-License-Identifier: MIT
// Random statements of the families of instructions that expressions do not reach: messages, flat memory, loads to LDS,
// scalar stores, atomics, hand-written EXEC, MODE, DPP, lane crossing, sparse and scaled matrices, calls, divergent loops.
#pragma once

#include "any_row.hpp"

namespace kiln::fuzz {

/// Statements by name. Each lane has words of its own after the results, for stores and atomics.
class family_writer : protected row_writer {
protected:
  family_writer(builder k, arg<u32*>& out, arg<const u32*>& in, std::uint64_t seed, options o)
      : row_writer(k, out, in, seed, o),
        of_reads_(seed + 1),
        arriving_(k.lds<u32>(128)),
        exchanged_(k.lds<u32>(128)) {}

  /// Any family; those that need every lane, or the whole workgroup, at depth 0 only.
  void family(unsigned depth) {
    switch (random_.below(depth == 0 ? 17 : 11)) {
    case 0: return message();
    case 1: return flat();
    case 2: return load_to_lds();
    case 3: return exec_by_hand();
    case 4: return scalar_memory();
    case 5: return atomics();
    case 6: return mode();
    case 7: return dpp();
    case 8: return lanes_leave();
    case 9: return own_memory();
    case 10: return lds_atomics();
    case 11: return permute();
    case 12: return sparse_or_scaled();
    case 13: return call();
    case 14: return of_workgroup();
    default: return exchange();
    }
  }

private:
  vgpr<u32> copy_of(const vgpr<u32>& v) {
    auto d = k_.vgpr<u32>();
    k_.v_mov_b32(d, v);
    return d;
  }
  /// Byte offset of a word of the lane's own, after the results.
  vgpr<u32> own_word() {
    auto d = k_.vgpr<u32>();
    k_.v_lshlrev_b32(d, 2, k_.thread_idx.x);
    k_.v_add_u32(d, 4 * all_lanes() * (output_words_per_lane + random_.below(own_words)), d);
    return d;
  }
  /// Byte offset of a random word of the input.
  vgpr<u32> input_word() {
    auto d = k_.vgpr<u32>();
    k_.v_and_b32(d, static_cast<int>(input_words - 1), pick(vectors_));
    k_.v_lshlrev_b32(d, 2, d);
    return d;
  }
  unsigned all_lanes() const { return 64 * options_.waves; }

  void message() {
    auto d = k_.vgpr<u32>();
    auto at = k_.vgpr<u32>();
    shared_[k_.thread_idx.x] = pick(vectors_);
    k_.v_lshlrev_b32(at, 2, k_.thread_idx.x);
    k_.ds_read_b32(d, at, offset(static_cast<i64>(shared_.offset_bytes())));
    k_.s_mov_b32(m0, pick(scalars_));
    k_.s_sendmsg(sendmsg(1));
    keep(vectors_, static_cast<vgpr<u32>&&>(d));
  }
  /// Loads, stores and atomics whose addresses may be anywhere: they count in both counters, in no order.
  void flat() {
    auto d = k_.vgpr<u32>();
    auto address = k_.vgpr<u64>();
    const auto from_input = input_word();
    k_.v_mad_u64_u32(address, vcc, from_input, 1, in_);
    k_.flat_load_dword(d, address);
    if (random_.one_in(2)) {
      const auto mine = own_word();
      k_.v_mad_u64_u32(address, vcc, mine, 1, out_);
      if (random_.one_in(2))
        k_.flat_store_dword(address, d);
      else
        k_.flat_atomic_add(address, d);
    }
    keep(vectors_, static_cast<vgpr<u32>&&>(d));
  }
  /// One dword per lane to LDS without a register; each wave has a place of its own.
  void load_to_lds() {
    auto base = k_.sgpr<u32>();
    auto at = k_.vgpr<u32>(), d = k_.vgpr<u32>();
    k_.v_readfirstlane_b32(base, k_.thread_idx.x);
    k_.s_lshr_b32(base, base, 6);
    k_.s_lshl_b32(base, base, 8);
    const auto from = input_word();
    const int place = static_cast<int>(arriving_.offset_bytes());
    if (k_.arch() == isa::arch::gfx90a) {
      const auto words = k_.buffer(in_, input_words * 4);
      k_.s_add_u32(m0, base, place);
      k_.buffer_load_dword(from, words, 0, offen, lds);
    } else {
      k_.s_add_u32(m0, base, place);
      k_.global_load_lds_dword(from, in_);
    }
    if (random_.one_in(2)) vector_arithmetic();
    k_.v_lshlrev_b32(at, 2, k_.thread_idx.x);
    k_.ds_read_b32(d, at, offset(place));
    keep(vectors_, static_cast<vgpr<u32>&&>(d));
  }
  /// EXEC by name: saved and narrowed by an SALU instruction, by v_cmpx, or as a carry; then restored.
  void exec_by_hand() {
    ++execs_by_hand_;
    auto saved = k_.sgpr<u64>(), mask = k_.sgpr<u64>();
    auto& a = pick(vectors_);
    auto& b = pick(vectors_);
    switch (random_.below(4)) {
    case 0:
      k_.set_mask(mask, condition());
      k_.s_and_saveexec_b64(saved, mask);
      break;
    case 1:
      k_.s_mov_b64(saved, exec);
      k_.set_mask(exec, a < b);
      break;
    case 2: {
      auto sum = k_.vgpr<u32>();
      k_.s_mov_b64(saved, exec);
      k_.v_add_co_u32(sum, exec, a, b);
      break;
    }
    default:
      k_.s_mov_b64(saved, exec);
      k_.set_mask(mask, condition());
      k_.s_and_b64(exec, exec, mask);
      break;
    }
    a = a * 3 + b;
    auto t = k_.vgpr<u32>(7);
    k_.v_xor_b32(t, a, t);
    b = t + 1u;
    k_.s_mov_b64(exec, saved);
  }
  void scalar_memory() {
    auto s = k_.sgpr<u32>();
    auto pair = k_.sgpr<u32, 2>();
    const int at = static_cast<int>(random_.below(input_words / 2)) * 8;
    k_.s_load_dword(s, in_, at);
    k_.s_load_dwordx2(pair, in_, at);
    if (options_.waves == 1) {
      const int to = static_cast<int>(4 * all_lanes() * (output_words_per_lane + own_words)) +
                     static_cast<int>(random_.below(scalar_words)) * 4;
      k_.s_waitcnt(lgkmcnt(0)); // scalar memory finishes in any order
      if (random_.one_in(3))
        k_.s_atomic_add(pick(scalars_), out_, to);
      else
        k_.s_store_dword(pick(scalars_), out_, to);
    }
    keep(scalars_, sgpr<u32>(pair[1]) + s);
  }
  void atomics() {
    const auto at = own_word();
    auto d = k_.vgpr<u32>();
    auto& a = pick(vectors_);
    const emit::modifier returns = k_.arch() == isa::arch::gfx90a ? glc : sc0;
    switch (random_.below(4)) {
    case 0: k_.global_atomic_add(at, a, out_); return;
    case 1: k_.global_atomic_umax(at, a, out_); return;
    case 2: k_.global_atomic_swap(d, at, a, out_, returns); break;
    default: k_.global_atomic_xor(d, at, a, out_, returns); break;
    }
    keep(vectors_, static_cast<vgpr<u32>&&>(d));
  }
  void own_memory() {
    const auto at = own_word();
    auto two = k_.vgpr<u32, 2>(3);
    two[0] = pick(vectors_);
    k_.global_store_dword(at, two[0], out_);
    two[1] = pick(vectors_);
    keep(vectors_, two[0] + two[1]);
  }
  /// The rounding mode, which float instructions read and nothing may be moved across.
  void mode() {
    auto s = k_.sgpr<u32>();
    auto& f = pick(floats_);
    k_.s_setreg_imm32_b32(hwreg(1, 0, 2), static_cast<int>(random_.below(4)));
    keep(floats_, f * 1.0001 + pick(floats_));
    k_.s_getreg_b32(s, hwreg(1, 0, 2));
    k_.s_setreg_imm32_b32(hwreg(1, 0, 2), 0);
    keep(scalars_, static_cast<sgpr<u32>&&>(s));
    keep(floats_, pick(floats_) * 1.0001 + pick(floats_));
  }
  void dpp() {
    auto d = k_.vgpr<u32>(5);
    auto& a = pick(vectors_);
    auto& b = pick(vectors_);
    switch (random_.below(5)) {
    case 0: k_.v_add_u32(d, a, b, row_shr(1), row_mask(15), bank_mask(15), bound_ctrl); break;
    case 1: k_.v_xor_b32(d, a, b, row_ror(3), row_mask(15), bank_mask(15), bound_ctrl); break;
    case 2: k_.v_max_u32(d, a, b, row_mirror, row_mask(15), bank_mask(15), bound_ctrl); break;
    case 3: k_.v_mov_b32(d, a, row_half_mirror, row_mask(5), bank_mask(15), bound_ctrl); break;
    default: k_.v_mov_b32(d, a, wave_shr_1, row_mask(15), bank_mask(3), bound_ctrl); break;
    }
    keep(vectors_, static_cast<vgpr<u32>&&>(d));
  }
  /// Lanes leave the loop one by one.
  void lanes_leave() {
    auto left = copy_of(pick(vectors_));
    k_.v_and_b32(left, 3, left);
    auto& a = pick(vectors_);
    auto& b = pick(vectors_);
    k_.while_lanes([&] { return left > 0u; },
                   [&] {
                     a = a * 5 + b;
                     left -= 1;
                   });
  }
  void lds_atomics() {
    auto at = k_.vgpr<u32>(), d = k_.vgpr<u32>();
    const auto place = offset(static_cast<i64>(shared_.offset_bytes()));
    shared_[k_.thread_idx.x] = pick(vectors_);
    k_.v_lshlrev_b32(at, 2, k_.thread_idx.x);
    k_.ds_max_u32(at, pick(vectors_), place);
    k_.ds_cmpst_rtn_b32(d, at, pick(vectors_), pick(vectors_), place);
    k_.ds_sub_u32(at, d, place);
    keep(vectors_, shared_[k_.thread_idx.x].load());
    keep(vectors_, static_cast<vgpr<u32>&&>(d));
  }
  void permute() {
    auto d = copy_of(pick(vectors_)), e = copy_of(pick(vectors_));
    switch (random_.below(k_.arch() == isa::arch::gfx950 ? 3 : 1)) {
    case 0: {
      auto from = input_word();
      k_.ds_bpermute_b32(d, from, e);
      break;
    }
    case 1: k_.v_permlane16_swap_b32(d, e); break;
    default: k_.v_permlane32_swap_b32(d, e); break;
    }
    keep(vectors_, static_cast<vgpr<u32>&&>(d));
    keep(vectors_, static_cast<vgpr<u32>&&>(e));
  }
  void sparse_or_scaled() {
    if (!options_.matrix || k_.arch() == isa::arch::gfx90a) return;
    auto acc = k_.vgpr<f32, 4>(1);
    auto d = k_.vgpr<f32>();
    if (k_.arch() == isa::arch::gfx950 && random_.one_in(2)) {
      auto a = k_.vgpr<u32, 8>(0x3838'3838), b = k_.vgpr<u32, 8>(0x3030'3830);
      a[random_.below(8)] = pick(vectors_) & 0x3f3f'3f3fu;
      auto scale = k_.vgpr<u32>(0x7f7f'7f80);
      k_.v_mfma_scale_f32_16x16x128_f8f6f4(acc, a, b, acc, scale, scale, op_sel(1, 0), op_sel_hi(0, 0));
      if (random_.one_in(2))
        k_.v_mfma_scale_f32_16x16x128_f8f6f4(acc, a, b, acc, scale, scale, op_sel(0, 0), op_sel_hi(0, 0));
    } else {
      auto a = k_.vgpr<u32, 2>(0x3c00'3c00);
      auto b = k_.vgpr<u32, 4>(0x3800'3c00);
      auto index = copy_of(pick(vectors_));
      k_.v_or_b32(index, 0x44, index); // the two indices of a pair differ
      k_.v_and_b32(index, 0x44, index);
      a[0] = pick(vectors_) & 0x3bff'3bffu;
      k_.v_smfmac_f32_16x16x32_f16(acc, as<f16x2>(a), as<f16x2>(b), index);
      if (random_.one_in(2)) k_.v_smfmac_f32_16x16x32_f16(acc, as<f16x2>(a), as<f16x2>(b), index);
    }
    if (random_.one_in(2)) acc[random_.below(4)] = pick(floats_);
    k_.v_mov_b32(d, acc[random_.below(4)]);
    keep(floats_, static_cast<vgpr<f32>&&>(d));
  }
  /// A subroutine: one call per program, as Kiln follows a return to one call only.
  void call() {
    if (called_) return;
    called_ = true;
    auto back = k_.sgpr<u64>();
    const auto body = k_.label(), behind = k_.label();
    auto& a = pick(vectors_);
    k_.s_call_b64(back, body);
    k_.goto_(behind);
    k_.place(body);
    auto t = k_.vgpr<u32>();
    k_.v_mul_lo_u32(t, a, 61);
    a = t ^ pick(vectors_);
    const auto at = input_word();
    k_.global_load_dword(a, at, in_);
    k_.s_setpc_b64(back);
    k_.place(behind);
  }
  /// All waves put a word into LDS, and read one of another wave after the barrier.
  void exchange() {
    auto other = k_.vgpr<u32>();
    k_.v_xor_b32(other, static_cast<int>(options_.waves == 1 ? 1 : 64), k_.thread_idx.x);
    const unsigned turns = random_.below(3);
    exchanged_[k_.thread_idx.x] = pick(vectors_);
    k_.s_barrier();
    auto got = k_.vgpr<u32>(exchanged_[other].load());
    neighbouring_reads(got);
    keep(vectors_, static_cast<vgpr<u32>&&>(got));
    k_.s_barrier();
    if (turns == 0) return;
    auto& a = pick(vectors_);
    k_.for_(0, static_cast<int>(turns), 1, [&](auto&) {
      exchanged_[k_.thread_idx.x] = a;
      k_.s_barrier();
      a += exchanged_[other].load();
      k_.s_barrier();
    });
  }

  /// Reads that pass::pair_reads may join, of words that have been exchanged. With numbers of their own, so that the rest of
  /// the program is as it would be without them.
  void neighbouring_reads(vgpr<u32>& to) {
    auto at = k_.vgpr<u32>();
    k_.v_and_b32(at, 30, k_.thread_idx.x);
    k_.v_lshlrev_b32(at, 2, at);
    const auto place = [&](unsigned bytes) {
      return offset(static_cast<i64>(exchanged_.offset_bytes() + of_reads_.below(128 / bytes) * bytes));
    };
    auto words = k_.vgpr<u32, 4>();
    const unsigned first = of_reads_.below(3);
    switch (of_reads_.below(4)) {
    case 0:
      k_.ds_read_b64(words.slice<2>(0), at, place(8));
      k_.ds_read_b64(words.slice<2>(2), at, place(8));
      break;
    case 1:
      k_.ds_read_b64(words.slice<2>(2), at, place(8));
      k_.ds_read_b64(words.slice<2>(0), at, place(4));
      break;
    default:
      for (unsigned i = 0; i < 4; ++i) k_.ds_read_b32(words[first < 2 ? i : 3 - i], at, place(4));
    }
    for (unsigned i = 0; i < 4; ++i) to = to * 5 + words[i];
  }

  /// Reductions and scans of the workgroup, by words of the library; some in a loop.
  void of_workgroup() {
    using namespace author;
    auto& a = pick(vectors_);
    const unsigned turns = random_.below(4);
    if (turns < 2) {
      for (unsigned n = 0; n <= turns; ++n) {
        auto sum =
            random_.one_in(2) ? workgroup_reduce<combine::sum>(k_, a) : workgroup_reduce<combine::max>(k_, a);
        a = workgroup_exclusive_scan<combine::sum>(k_, pick(vectors_)) + sum;
        pick(scalars_) = sum;
      }
      return keep(vectors_, workgroup_inclusive_scan<combine::min>(k_, a));
    }
    k_.for_(0, static_cast<int>(turns), 1, [&](auto&) {
      a ^= workgroup_reduce<combine::bit_xor>(k_, pick(vectors_));
      if (random_.one_in(2)) a += workgroup_reduce<combine::bit_or>(k_, a);
      if (random_.one_in(2)) k_.where(a < pick(vectors_), [&] { a += 3; });
    });
  }

  random_source of_reads_;
  author::lds_array<u32> arriving_, exchanged_;
  bool called_ = false;
};

} // namespace kiln::fuzz
