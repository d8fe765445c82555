// SPDX-License-Identifier: MIT
// The state of each register of each wave: lanes that were written, and the memory operation that will still write it.
#pragma once

#include <kiln/sim/decode.hpp>
#include <kiln/sim/exec/wave_mode.hpp>
#include <kiln/sim/wave_progress.hpp>

namespace kiln::sim {

class register_watch {
public:
  /// Without `all_operands`, reads of registers without a value are reported only for memory instructions.
  constexpr register_watch(const ir::program& program, const decoded_program& code, u32 waves,
                           bool all_operands)
      : code_(code),
        vectors_(code.vector_count),
        scalars_(code.scalar_count),
        virtual_(program.stage == ir::stage::built),
        waves_(waves),
        written_(code.vector_count * waves),
        full_(full_words(code.vector_count) * waves),
        loads_(code.vector_count * waves),
        loading_(waves),
        scalar_state_(code.scalar_count * waves),
        uses_(code.code.size()) {
    for (u32 i = 0; i < uses_.size(); ++i) {
      uses_[i] = use_of(*code.code[i].row);
      uses_[i].needs_values = all_operands || needs_values(*code.code[i].row);
      find_plain(uses_[i], code.touches.begin() + code.code[i].first_touch, code.code[i].touch_count);
    }
  }

  constexpr void begin_workgroup() {
    for (u64& lanes : written_) lanes = 0;
    for (u64& registers : full_) registers = 0;
    for (load_range& r : loading_) r = load_range{};
    for (pending_load& l : loads_) l = pending_load{};
    for (scalar_state& s : scalar_state_) s = scalar_state{};
    for (u32 w = 0; w < waves_; ++w) {
      scalar_state* s = scalar_state_.begin() + w * scalars_;
      for (u32 i = 0; i < wave::first_sgpr; ++i) s[i].written = true;
      s[ir::source_code::vcc].written = s[ir::source_code::vcc_hi].written = s[ir::source_code::m0].written =
          false;
    }
  }
  constexpr void give_input(const wave& w, u32 index, u32 dwords, bool vector) {
    for (u32 i = index; i < index + dwords; ++i) {
      if (vector)
        write(w, i, 1, ~u64{0});
      else
        scalar_state_[w.index * scalars_ + i].written = true;
    }
  }

  /// Before the instruction runs: checks the registers that it reads and writes.
  constexpr void before(wave& w, const decoded& d, const wave_progress& p) {
    const use& u = uses_[d.index];
    exec_ = w.exec();
    if (w.unusual_mode && is_indexed(w, d)) return; // it reads other registers than it names
    if (u.plain) {
      const u64* written = written_.begin() + w.index * vectors_;
      u64 all = ~u64{0};
      for (u32 i = 0; i < u.reads; ++i) all &= written[u.read[i]];
      if ((exec_ & ~all) == 0) return check_loads(w, d, p);
    }
    u64 lanes = u.lanes == lanes_read::active ? exec_
                : u.lanes == lanes_read::all  ? ~u64{0}
                                              : other_lanes(w, d);
    const u64* written = written_.begin() + w.index * vectors_;
    const scalar_state* scalar = scalar_state_.begin() + w.index * scalars_;
    const touch* t = code_.touches.begin() + d.first_touch;
    for (const touch* end = t + d.touch_count; t != end; ++t) {
      if (!t->read || !u.needs_values) continue;
      if (!t->vector || t->dwords == 1 || !is_full(w, t->index, t->dwords))
        for (u32 i = t->index, last = i + t->dwords; i < last; ++i)
          if (t->vector ? (lanes & ~written[i]) != 0 : !scalar[i].written)
            report_unwritten(w, d, *t, i, lanes);
      if (u.moves_lanes && t->vector) lanes = exec_ & detail::dpp_written(d.mods.row_mask, d.mods.bank_mask);
    }
    check_loads(w, d, p);
  }

  /// After it ran: marks its results as written, or as pending until its memory operation is done.
  constexpr void after(wave& w, const decoded& d, const wave_progress& p, bool held_to_waits) {
    const use& u = uses_[d.index];
    if (w.unusual_mode && is_indexed(w, d)) {
      place moved = d.dst;
      if ((w.m0() >> 15 & 1) == 0 || moved.at != place_kind::vector ||
          !detail::move_place(w, moved, w.m0() & 0xffu))
        moved = d.dst;
      if (moved.at == place_kind::vector) write(w, moved.index, moved.dwords, exec_);
      return;
    }
    if (u.plain) {
      write(w, u.write, 1, exec_);
      return;
    }
    const touch* t = code_.touches.begin() + d.first_touch;
    for (const touch* end = t + d.touch_count; t != end; ++t) {
      if (!t->written) continue;
      if (!t->vector) {
        scalar_state* s = scalar_state_.begin() + w.index * scalars_;
        for (u32 i = t->index; i < t->index + t->dwords; ++i) {
          s[i].written = true;
          s[i].load = held_to_waits && u.scalar_load ? p.issued_in(stream::scalar) : 0;
          s[i].by = d.index;
        }
        continue;
      }
      const u64 lanes = u.writes_all ? ~u64{0} : u.writes_odd ? odd_lanes_written(w, d) : exec_;
      write(w, t->index, t->dwords, lanes);
      if (!u.loads || !held_to_waits) continue;
      loading_[w.index].extend(t->index, t->dwords);
      const pending_load l = {u.by_vmem ? p.issued_in(stream::vector_memory) : 0,
                              u.by_lds ? p.issued_in(stream::lds) : 0, d.index};
      pending_load* loads = loads_.begin() + w.index * vectors_;
      for (u32 i = t->index; i < t->index + t->dwords; ++i) loads[i] = l;
    }
  }

private:
  static constexpr u32 full_words(u32 registers) { return (registers + 63) / 64 + 1; }
  /// True if all lanes of up to 64 neighbouring registers are known to be written.
  constexpr bool is_full(const wave& w, u32 first, u32 count) const {
    const u64* full = full_.begin() + w.index * full_words(vectors_) + first / 64;
    const u32 shift = first % 64;
    const u64 from_first = full[0] >> shift | (shift == 0 ? 0 : full[1] << (64 - shift));
    const u64 asked = count < 64 ? (u64{1} << count) - 1 : ~u64{0};
    return (from_first & asked) == asked;
  }
  constexpr void write(const wave& w, u32 first, u32 count, u64 lanes) {
    if (count > 1 && is_full(w, first, count)) return;
    u64* written = written_.begin() + w.index * vectors_;
    u64* full = full_.begin() + w.index * full_words(vectors_);
    for (u32 i = first; i < first + count; ++i) {
      written[i] |= lanes;
      if (written[i] == ~u64{0}) full[i / 64] |= u64{1} << i % 64;
    }
  }

  static constexpr bool is_indexed(const wave& w, const decoded& d) {
    return (w.mode & mode_bit::gpr_idx) != 0 && detail::takes_index(*d.row);
  }

  enum class lanes_read : u8 { active, all, other };
  /// How an instruction uses its registers, known before it runs.
  struct use {
    lanes_read lanes = lanes_read::active;
    bool moves_lanes = false; ///< DPP: the first source's lanes are not those of the others
    bool writes_all = false, writes_odd = false; ///< lanes: all, or neither all nor the active ones
    bool loads = false, by_vmem = false, by_lds = false, scalar_load = false;
    bool plain =
        false; ///< lane by lane, from up to three single vector registers to one, as most instructions
    bool needs_values = true; ///< reading a register without a value is reported
    u8 reads = 0;
    u32 read[3] = {};
    u32 write = 0;
  };
  /// The number of the operation that will write a register; 0: none.
  struct pending_load {
    u32 vmem = 0, lds = 0;
    u32 by = 0; ///< its instruction
  };
  /// Covers all registers that a pending load writes. Emptied when no memory operation is pending.
  struct load_range {
    u32 first = ~0u, end = 0;

    constexpr void extend(u32 index, u32 dwords) {
      first = index < first ? index : first;
      end = index + dwords > end ? index + dwords : end;
    }
    constexpr bool meets(const touch& t) const { return t.index < end && first < t.index + t.dwords; }
  };
  struct scalar_state {
    bool written = false;
    u32 load = 0;
    u32 by = 0;
  };

  static constexpr use use_of(const isa::row& r) {
    use u;
    const isa::flag_mask f = r.flags;
    if (r.mnemonic == isa::mn::v_readlane_b32 || r.mnemonic == isa::mn::v_readfirstlane_b32 ||
        r.encoding == isa::encoding::dpp)
      u.lanes = lanes_read::other;
    else if ((f & isa::flag::ignores_exec) != 0)
      u.lanes = lanes_read::all;
    u.moves_lanes = r.encoding == isa::encoding::dpp;
    u.writes_odd = r.mnemonic == isa::mn::v_writelane_b32 || r.encoding == isa::encoding::dpp;
    u.writes_all = !u.writes_odd && (f & isa::flag::ignores_exec) != 0;
    u.by_vmem = (f & (isa::flag::vmem | isa::flag::flat)) != 0;
    u.by_lds = (f & (isa::flag::lds | isa::flag::flat)) != 0;
    u.loads = u.by_vmem || u.by_lds;
    u.scalar_load = (f & isa::flag::smem) != 0;
    return u;
  }
  /// True if a memory instruction must read registers that have a value. A called function saves registers in scratch even if
  /// they have none.
  static constexpr bool needs_values(const isa::row& r) {
    const bool may_save = r.encoding == isa::encoding::scratch || r.encoding == isa::encoding::mubuf;
    if (may_save && (r.flags & isa::flag::may_store) != 0) return false;
    return (r.flags & (isa::flag::vmem | isa::flag::flat | isa::flag::lds | isa::flag::smem)) != 0;
  }
  static constexpr void find_plain(use& u, const touch* t, u32 count) {
    u32 writes = 0;
    bool fits = u.lanes == lanes_read::active && !u.writes_all && !u.writes_odd && !u.loads && !u.scalar_load;
    for (u32 i = 0; i < count && fits; ++i) {
      fits = t[i].vector && t[i].dwords == 1;
      if (fits && t[i].written) fits = writes++ == 0, u.write = t[i].index;
      if (fits && t[i].read) {
        fits = u.reads < 3;
        if (fits) u.read[u.reads++] = t[i].index;
      }
    }
    u.plain = fits && writes == 1;
  }
  constexpr u64 odd_lanes_written(const wave& w, const decoded& d) const {
    return d.row->encoding == isa::encoding::dpp ? w.write_mask : u64{1} << (w.read32(d.src[1]) & 63);
  }
  /// Lanes of the first source that v_readlane, v_readfirstlane and DPP instructions read.
  constexpr u64 other_lanes(const wave& w, const decoded& d) const {
    if (d.row->mnemonic == isa::mn::v_readlane_b32) return u64{1} << (w.read32(d.src[1]) & 63);
    if (d.row->mnemonic == isa::mn::v_readfirstlane_b32) return u64{1} << w.first_lane();
    u64 read = 0; // by DPP
    const u64 targets = exec_ & detail::dpp_written(d.mods.row_mask, d.mods.bank_mask);
    for_active_lanes(targets, [&](u32 lane) {
      const i32 from = detail::dpp_source(d.mods.dpp_ctrl, static_cast<i32>(lane));
      if (from >= 0 && (exec_ >> from & 1) != 0) read |= u64{1} << from;
    });
    return read;
  }

  constexpr void check_loads(wave& w, const decoded& d, const wave_progress& p) {
    if (p.pending())
      check_pending(w, d, p);
    else
      loading_[w.index] = {};
  }
  constexpr void check_pending(wave& w, const decoded& d, const wave_progress& p) {
    const pending_load* loads = loads_.begin() + w.index * vectors_;
    const scalar_state* scalar = scalar_state_.begin() + w.index * scalars_;
    const u32 vm_done = p.done_in(stream::vector_memory), ds_done = p.done_in(stream::lds);
    const touch* t = code_.touches.begin() + d.first_touch;
    for (const touch* end = t + d.touch_count; t != end; ++t) {
      if (t->vector && !loading_[w.index].meets(*t)) continue;
      for (u32 i = t->index, last = i + t->dwords; i < last; ++i) {
        if (!t->vector) {
          if (scalar[i].load > p.done_in(stream::scalar)) report_scalar_load(w, d, *t, i, scalar[i].by);
        } else if (loads[i].vmem > vm_done || loads[i].lds > ds_done) {
          report_load(w, d, *t, i, loads[i], loads[i].vmem > vm_done, loads[i].lds > ds_done);
        }
      }
    }
  }
  constexpr void report_load(wave& w, const decoded& d, const touch& t, u32 i, const pending_load& load,
                             bool vmem, bool lds) {
    // A later load of the same kind delivers after the earlier one.
    const isa::flag_mask f = d.row->flags;
    const bool in_order =
        !t.read && ((vmem && !lds && (f & isa::flag::vmem) != 0 && (f & isa::flag::flat) == 0) ||
                    (lds && !vmem && (f & isa::flag::lds) != 0));
    if (in_order) return;
    if (report* r = w.open_report(report_kind::use_before_wait, d)) {
      r->message << (t.read ? "reads " : "writes ");
      name_vector(*r, i);
      r->message << " before s_waitcnt " << (vmem ? "vmcnt" : "lgkmcnt") << " for ";
      name_load(w, *r, load.by);
    }
  }
  /// The instruction whose result the register will receive.
  constexpr void name_load(const wave& w, report& r, u32 by) const {
    const ir::instruction& load = *code_.code[by].origin;
    r.other = {by, w.index, 0, load.where};
    text::print(r.message, *w.group->program, load);
    r.name_place(load.where);
  }
  constexpr void report_scalar_load(wave& w, const decoded& d, const touch& t, u32 i, u32 by) {
    if (report* r = w.open_report(report_kind::use_before_wait, d)) {
      r->message << (t.read ? "reads " : "writes ");
      name_scalar(*r, i);
      r->message << " before s_waitcnt lgkmcnt(0) for ";
      name_load(w, *r, by);
    }
  }
  constexpr void report_unwritten(wave& w, const decoded& d, const touch& t, u32 i, u64 lanes) {
    if (!t.vector) {
      if (report* r = w.open_report(report_kind::uninitialised, d)) {
        r->message << "reads ";
        name_scalar(*r, i);
        r->message << ", never written";
      }
      return;
    }
    const u64 written = written_[w.index * vectors_ + i];
    const u32 lane = static_cast<u32>(__builtin_ctzll(lanes & ~written));
    const bool masked = written != 0;
    if (report* r = w.open_report(masked ? report_kind::masked_read : report_kind::uninitialised, d, lane)) {
      r->message << "reads ";
      name_vector(*r, i);
      r->message << (masked ? " in a lane that EXEC had switched off at each write of it"
                            : ", never written in this lane");
    }
  }

  constexpr void name_vector(report& r, u32 i) const {
    if (virtual_)
      r.message << "virtual register " << i;
    else if (i >= code_.first_agpr)
      r.message << 'a' << i - code_.first_agpr;
    else
      r.message << 'v' << i;
  }
  constexpr void name_scalar(report& r, u32 i) const {
    if (i == ir::source_code::vcc || i == ir::source_code::vcc_hi)
      r.message << "vcc";
    else if (i == ir::source_code::m0)
      r.message << "m0";
    else
      r.message << (virtual_ ? "virtual register " : "s") << i - wave::first_sgpr;
  }

  const decoded_program& code_;
  u32 vectors_, scalars_;
  bool virtual_; ///< registers are not assigned yet
  u32 waves_;
  list<u64> written_; ///< lanes, by wave and register
  list<u64> full_;    ///< one bit per register, by wave: all lanes are written
  list<pending_load> loads_;
  list<load_range> loading_; ///< by wave
  list<scalar_state> scalar_state_;
  list<use> uses_;
  u64 exec_ = 0; ///< before the current instruction
};

} // namespace kiln::sim
