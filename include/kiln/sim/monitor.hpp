// SPDX-License-Identifier: MIT
// Watches a run for what hardware hides: uninitialised registers and LDS, results used before their wait, LDS races.
#pragma once

#include <kiln/isa/counter.hpp>
#include <kiln/sim/decode.hpp>
#include <kiln/sim/hazard_watch.hpp>
#include <kiln/sim/lds_watch.hpp>

namespace kiln::sim {

class monitor {
public:
  /// With `waits`, the program is held to s_waitcnt and wait states.
  constexpr monitor(const ir::program& program, const decoded_program& code, u32 waves, bool waits)
      : program_(program),
        code_(code),
        lds_(program.lds_bytes, waves),
        vectors_(code.vector_count),
        scalars_(code.scalar_count),
        waits_(waits),
        virtual_(program.stage == ir::stage::built),
        waves_(waves),
        vector_state_(code.vector_count * waves),
        scalar_state_(code.scalar_count * waves) {
    if (waits_) hazards_ = new hazard_watch(program, waves);
  }
  monitor(const monitor&) = delete;
  monitor& operator=(const monitor&) = delete;
  constexpr ~monitor() { delete hazards_; }

  constexpr void begin_workgroup() {
    lds_.begin_workgroup();
    if (hazards_ != nullptr) hazards_->begin_workgroup();
    for (vector_state& s : vector_state_) s = vector_state{};
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
        vector_state_[w.index * vectors_ + i].written = ~u64{0};
      else
        scalar_state_[w.index * scalars_ + i].written = true;
    }
  }

  constexpr void before(wave& w, const decoded& d) {
    exec_ = w.exec();
    const touch* t = code_.touches.begin() + d.first_touch;
    for (u32 k = 0; k < d.touch_count; ++k, ++t) t->vector ? check_vector(w, d, *t) : check_scalar(w, d, *t);
    if (hazards_ != nullptr) check_hazards(w, d);
    issue(w, d);
    if ((d.row->flags & isa::flag::barrier) != 0) come_to_barrier(w);
  }

  constexpr void after(wave& w, const decoded& d) {
    const isa::flag_mask f = d.row->flags;
    const bool all_lanes = (f & isa::flag::ignores_exec) != 0;
    const bool valu = (f & isa::flag::valu) != 0 && d.row->encoding != isa::encoding::vop3p;
    wave_progress& p = lds_.progress(w.index);
    const touch* t = code_.touches.begin() + d.first_touch;
    for (u32 k = 0; k < d.touch_count; ++k, ++t) {
      if (!t->written) continue;
      for (u32 i = t->index; i < t->index + t->dwords; ++i) {
        if (!t->vector) {
          scalar_state& s = scalar_state_[w.index * scalars_ + i];
          s.written = true;
          s.pending_smem = waits_ && (f & isa::flag::smem) != 0;
          continue;
        }
        vector_state& s = vector_state_[w.index * vectors_ + i];
        s.written |= written_lanes(w, d, all_lanes, valu);
        s.vm = s.ds = 0;
        if (!waits_) continue;
        if ((f & (isa::flag::vmem | isa::flag::flat)) != 0) s.vm = p.vm_issued;
        if ((f & (isa::flag::lds | isa::flag::flat)) != 0) s.ds = p.ds_issued;
      }
    }
  }

  constexpr void pass_barrier() { lds_.pass_barrier(); }

  constexpr void lds_access(wave& w, const decoded& d, u32 lane, u32 address, u32 bytes, access kind) {
    const bool dma = (d.row->flags & isa::flag::lds_dma) != 0;
    const lds_finding f = lds_.note(w.index, address, bytes, kind, dma);
    if (f.what == lds_conflict::none) return;
    const bool uninitialised = f.what == lds_conflict::never_written,
               unwaited = f.what == lds_conflict::dma_not_waited;
    report* r = w.open_report(uninitialised ? report_kind::uninitialised
                              : unwaited    ? report_kind::use_before_wait
                                            : report_kind::lds_race,
                              d, lane, address);
    if (r == nullptr) return;
    r->message << "LDS bytes " << address << ".." << address + bytes - 1;
    switch (f.what) {
    case lds_conflict::never_written: r->message << " are read before anything was written to them"; break;
    case lds_conflict::dma_not_waited:
      r->message << " are read before s_waitcnt vmcnt for the load to LDS";
      break;
    case lds_conflict::write_before_read:
      r->message << " are read while wave " << f.other_wave
                 << "'s write is not ordered before by s_waitcnt and s_barrier";
      break;
    case lds_conflict::write_before_write:
      r->message << " are written; wave " << f.other_wave
                 << " wrote them with no s_waitcnt and s_barrier between";
      break;
    default:
      r->message << " are written; wave " << f.other_wave
                 << " read them with no s_waitcnt and s_barrier between";
      break;
    }
  }

private:
  struct vector_state {
    u64 written = 0;    ///< lanes
    u32 vm = 0, ds = 0; ///< number of the operation that will write it; 0: none
  };
  struct scalar_state {
    bool written = false;
    bool pending_smem = false;
  };

  constexpr u64 written_lanes(const wave& w, const decoded& d, bool all_lanes, bool valu) const {
    if (d.row->mnemonic == isa::mn::v_writelane_b32) return u64{1} << (w.read32(d.src[1]) & 63);
    return all_lanes ? ~u64{0} : valu && d.row->encoding == isa::encoding::dpp ? w.write_mask : exec_;
  }
  constexpr u64 read_lanes(const wave& w, const decoded& d) const {
    if (d.row->mnemonic == isa::mn::v_readlane_b32) return u64{1} << (w.read32(d.src[1]) & 63);
    if (d.row->mnemonic == isa::mn::v_readfirstlane_b32) return u64{1} << w.first_lane();
    return (d.row->flags & isa::flag::ignores_exec) != 0 ? ~u64{0} : exec_;
  }

  constexpr void check_hazards(wave& w, const decoded& d) {
    const hazard_finding f = hazards_->issue(w.index, d.index);
    if (f.rule == nullptr) return;
    report* r = w.open_report(report_kind::broken_hazard, d);
    if (r == nullptr) return;
    const ir::instruction& producer = program_.code[f.producer];
    r->message << f.required << " wait states are needed after " << isa::rows[producer.row].name;
    if (producer.where.line != 0)
      r->message << " (" << producer.where.file << ':' << producer.where.line << ')';
    r->message << ", " << f.present << " are there (rule " << f.rule->id << ')';
  }

  constexpr void check_vector(wave& w, const decoded& d, const touch& t) {
    const wave_progress& p = lds_.progress(w.index);
    const isa::flag_mask f = d.row->flags;
    for (u32 i = t.index; i < t.index + t.dwords; ++i) {
      const vector_state& s = vector_state_[w.index * vectors_ + i];
      if (t.read) {
        const u64 missing = read_lanes(w, d) & ~s.written;
        if (missing != 0)
          if (report* r =
                  w.open_report(report_kind::uninitialised, d, static_cast<u32>(__builtin_ctzll(missing)))) {
            r->message << "reads ";
            name_vector(*r, i);
            r->message << ", never written in this lane";
          }
      }
      const bool vm_pending = s.vm > p.vm_done, ds_pending = s.ds > p.ds_done;
      if (!vm_pending && !ds_pending) continue;
      // A later load of the same kind delivers after the earlier one.
      const bool in_order =
          !t.read &&
          ((vm_pending && !ds_pending && (f & isa::flag::vmem) != 0 && (f & isa::flag::flat) == 0) ||
           (ds_pending && !vm_pending && (f & isa::flag::lds) != 0));
      if (in_order) continue;
      if (report* r = w.open_report(report_kind::use_before_wait, d)) {
        r->message << (t.read ? "reads " : "writes ");
        name_vector(*r, i);
        r->message << " before s_waitcnt " << (vm_pending ? "vmcnt" : "lgkmcnt")
                   << " for the load that fills it";
      }
    }
  }
  constexpr void check_scalar(wave& w, const decoded& d, const touch& t) {
    for (u32 i = t.index; i < t.index + t.dwords; ++i) {
      const scalar_state& s = scalar_state_[w.index * scalars_ + i];
      if (t.read && !s.written)
        if (report* r = w.open_report(report_kind::uninitialised, d)) {
          r->message << "reads ";
          name_scalar(*r, i);
          r->message << ", never written";
        }
      if (s.pending_smem)
        if (report* r = w.open_report(report_kind::use_before_wait, d)) {
          r->message << (t.read ? "reads " : "writes ");
          name_scalar(*r, i);
          r->message << " before s_waitcnt lgkmcnt(0) for the scalar load that fills it";
        }
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

  constexpr void issue(wave& w, const decoded& d) {
    wave_progress& p = lds_.progress(w.index);
    if ((d.row->flags & isa::flag::waitcnt) != 0) return wait(w, isa::unpack_waitcnt(d.immediate));
    const isa::counter_event e = isa::events_of(*d.row);
    if (e == 0) return;
    if ((e & isa::counts_in_vmcnt) != 0) ++p.vm_issued;
    if ((e & (isa::event::ds | isa::event::flat)) != 0) ++p.ds_issued;
    if ((e & (isa::event::smem | isa::event::message | isa::event::gws)) != 0) p.smem_pending = true;
    if ((e & isa::event::flat) != 0) p.flat_pending_vm = p.flat_pending_lgkm = true;
    if (!waits_) p.vm_done = p.vm_issued, p.ds_done = p.ds_issued, p.smem_pending = false;
  }

  constexpr void wait(wave& w, isa::counter_values n) {
    wave_progress& p = lds_.progress(w.index);
    if (n.vmcnt == 0 || !p.flat_pending_vm) {
      if (p.vm_issued > n.vmcnt && p.vm_issued - n.vmcnt > p.vm_done && n.vmcnt < isa::counter_max.vmcnt)
        p.vm_done = p.vm_issued - n.vmcnt;
      if (n.vmcnt == 0) p.flat_pending_vm = false;
    }
    if (n.lgkmcnt == 0) {
      p.ds_done = p.ds_issued;
      p.flat_pending_lgkm = false;
      if (!p.smem_pending) return;
      p.smem_pending = false;
      scalar_state* s = scalar_state_.begin() + w.index * scalars_;
      for (u32 i = 0; i < scalars_; ++i) s[i].pending_smem = false;
    } else if (!p.smem_pending && !p.flat_pending_lgkm && n.lgkmcnt < isa::counter_max.lgkmcnt) {
      if (p.ds_issued > n.lgkmcnt && p.ds_issued - n.lgkmcnt > p.ds_done) p.ds_done = p.ds_issued - n.lgkmcnt;
    }
  }

  constexpr void come_to_barrier(wave& w) {
    wave_progress& p = lds_.progress(w.index);
    p.ds_at_barrier = p.ds_done;
    p.vm_at_barrier = p.vm_done;
  }

  const ir::program& program_;
  const decoded_program& code_;
  lds_watch lds_;
  hazard_watch* hazards_ = nullptr;
  u32 vectors_, scalars_;
  bool waits_;   ///< hold the program to its waits and wait states
  bool virtual_; ///< registers are not assigned yet
  u32 waves_;
  list<vector_state> vector_state_;
  list<scalar_state> scalar_state_;
  u64 exec_ = 0; ///< before the current instruction
};

constexpr void observe_lds_access(wave& w, const decoded& d, u32 lane, u32 address, u32 bytes, access kind) {
  w.group->monitor->lds_access(w, d, lane, address, bytes, kind);
}

} // namespace kiln::sim
