// SPDX-License-Identifier: MIT
// Whether a workgroup reads what others wrote in the same run only after release and acquire, as the caches need it.
#pragma once

#include <kiln/isa/counter.hpp>
#include <kiln/sim/scope_watch.hpp>
#include <kiln/sim/wave.hpp>

namespace kiln::sim {

/// One workgroup's part of scope_watch. What a wave releases or acquires counts for its whole workgroup, whose waves share
/// their caches. On another XCD data must have left the writer's L2 (buffer_wbl2 sc1 and its wait, or a store with sc1, or an
/// atomic), then the reader's L1 and L2 must drop old lines (buffer_inv sc1; or it loads with sc1). On the same XCD the second
/// half is enough, on gfx90a by buffer_wbinvl1_vol or glc. Scalar loads have a cache of their own (s_dcache_inv, glc).
class group_scopes {
public:
  /// `shared` is nullptr where nothing is watched.
  constexpr group_scopes(scope_watch* shared, const ir::program& program, u32 waves, bool waits)
      : shared_(shared), waits_(waits) {
    if (shared == nullptr) return;
    release_.resize(waves);
    what_.resize(program.code.size());
    for (u32 i = 0; i < what_.size(); ++i) what_[i] = what_of(program.arch, program.code[i]);
  }
  constexpr bool on() const { return shared_ != nullptr; }
  constexpr void begin_workgroup(u64 group) {
    if (!on()) return;
    group_ = group;
    acquired_ = scalar_acquired_ = 0;
    for (u64& begun : release_) begun = 0;
  }

  /// Before an instruction: what it does to caches.
  void before(const wave& w, const decoded& d) {
    const u8 what = what_[d.index];
    if (what <= coherent) [[likely]]
      return;
    u64& begun = release_[w.index];
    switch (what) {
    case release: begun = shared_->advance(); break;
    case acquire: acquired_ = shared_->advance(); break;
    case scalar_acquire: scalar_acquired_ = shared_->advance(); break;
    default: break;
    }
    const bool waited =
        what == wait ? isa::unpack_waitcnt(d.immediate).vmcnt == 0 : what == release && !waits_;
    if (begun == 0 || !waited) return;
    shared_->release(group_, begun);
    begun = 0;
  }

  /// All lanes of an instruction: false if there may be something to report.
  bool lanes(const decoded& d, u64 active, const u64* address, u64 first, u64 end, u32 bytes, access kind) {
    const bool is_coherent = kind == access::atomic || what_[d.index] == coherent;
    if (kind != access::write && !may_read(is_coherent, active, address, first, end, bytes)) return false;
    if (kind != access::read)
      for_active_lanes(active, [&](u32 lane) { note_store(d, address[lane], bytes, is_coherent); });
    return true;
  }
  /// One lane.
  void access_lane(wave& w, const decoded& d, u32 lane, u64 address, u32 bytes, access kind, bool scalar) {
    const bool is_coherent = kind == access::atomic || what_[d.index] == coherent;
    if (kind != access::write)
      each_dword(address, bytes, [&](u64 at, u32 part) {
        const finding f = judge(at, part, is_coherent, scalar);
        if (f.what == state::fine) return true;
        report_at(w, d, lane, address, bytes, f, scalar);
        return false;
      });
    if (kind != access::read) note_store(d, address, bytes, is_coherent);
  }

private:
  enum : u8 { nothing, coherent, wait, release, acquire, scalar_acquire };
  static constexpr u8 what_of(isa::arch arch, const ir::instruction& in) {
    const isa::row& r = isa::rows[in.row];
    const u16 m = r.mnemonic;
    const bool sc1 = in.has(isa::modifier::sc1);
    if ((r.flags & isa::flag::waitcnt) != 0) return wait;
    if (m == isa::mn::buffer_wbl2) return sc1 ? release : nothing;
    if (m == isa::mn::buffer_inv) return sc1 ? acquire : nothing;
    if (m == isa::mn::buffer_wbinvl1 || m == isa::mn::buffer_wbinvl1_vol) return acquire;
    if (m == isa::mn::s_dcache_inv || m == isa::mn::s_dcache_inv_vol) return scalar_acquire;
    const bool glc = in.has(isa::modifier::glc);
    return (is_gfx90a(arch) || (r.flags & isa::flag::smem) != 0 ? glc : sc1) ? coherent : nothing;
  }

  enum class state : u8 { fine, not_released, not_acquired };
  struct finding {
    state what = state::fine;
    scope_watch::store by;
    u32 instruction = 0;
  };

  template<class F> static void each_dword(u64 address, u32 bytes, F f) {
    for (u64 at = address, end = address + bytes; at < end;) {
      const u32 first = at & 3, count = end - at < 4 - first ? static_cast<u32>(end - at) : 4 - first;
      if (!f(at & ~u64{3}, ((1u << count) - 1) << first)) return;
      at += count;
    }
  }
  static u32 dword_of(u64 address) { return static_cast<u32>(address / 4 % scope_watch::page::dwords); }

  scope_watch::page* find(u64 address) {
    const u64 number = scope_watch::number_of_page(address);
    if (page_ == nullptr || page_->number != number) page_ = shared_->find(address);
    return page_;
  }
  bool may_read(bool is_coherent, u64 active, const u64* address, u64 first, u64 end, u32 bytes) {
    constexpr u64 few = 4;
    const u64 pages = scope_watch::number_of_page(end - 1) - scope_watch::number_of_page(first) + 1;
    bool written = pages > few;
    for (u64 i = 0; !written && i < pages; ++i) {
      const u64 at =
          i == 0 ? first : (scope_watch::number_of_page(first) + i) * 4 * scope_watch::page::dwords;
      written = find(at) != nullptr;
    }
    bool fine = true;
    if (written)
      for_active_lanes(active, [&](u32 lane) {
        each_dword(address[lane], bytes, [&](u64 at, u32 part) {
          return fine = fine && judge(at, part, is_coherent, false).what == state::fine;
        });
      });
    return fine;
  }
  /// A read of bytes `part` of a dword.
  finding judge(u64 address, u32 part, bool is_coherent, bool scalar) {
    const scope_watch::page* const p = find(address);
    if (p == nullptr) return {};
    const scope_watch::store s = p->at(dword_of(address));
    if (s.bits == 0 || s.group() == group_ || (s.bytes() & part) == 0) return {};
    const u32 by = p->instruction_at(dword_of(address));
    const finding stale = {state::not_acquired, s, by};
    const bool one_xcd = shared_->xcd_of(s.group()) == shared_->xcd_of(group_);
    u64 seen = s.time(); // by this XCD
    if (!one_xcd && !s.coherent()) seen = released_at(s);
    if (seen == 0) return {state::not_released, s, by};
    if (scalar && !is_coherent && s.time() > scalar_acquired_) return stale;
    if (one_xcd) return scalar || is_coherent || seen <= acquired_ ? finding{} : stale;
    return (is_coherent && !scalar) || seen <= acquired_ ? finding{} : stale;
  }
  u64 released_at(scope_watch::store s) {
    if (s.group() == known_group_ && s.time() == known_time_) return known_release_;
    const u64 at = shared_->released_at(s.group(), s.time());
    if (at != 0) known_group_ = s.group(), known_time_ = s.time(), known_release_ = at;
    return at;
  }
  void note_store(const decoded& d, u64 address, u32 bytes, bool is_coherent) {
    const u64 now = shared_->now();
    each_dword(address, bytes, [&](u64 at, u32 part) {
      const u64 number = scope_watch::number_of_page(at);
      if (page_ == nullptr || page_->number != number) page_ = shared_->add(at);
      if (page_ != nullptr)
        page_->set(dword_of(at), scope_watch::store::of(group_, is_coherent, part, now), d.index);
      return true;
    });
  }

  [[gnu::cold, gnu::noinline]] void report_at(wave& w, const decoded& d, u32 lane, u64 address, u32 bytes,
                                              const finding& f, bool scalar) const {
    const bool released = f.what == state::not_acquired;
    report* r =
        w.open_report(released ? report_kind::not_acquired : report_kind::not_released, d, lane, address);
    if (r == nullptr) return;
    const ir::program& program = *w.group->program;
    const bool gfx90a = is_gfx90a(program.arch);
    const u64 writer = f.by.group();
    const ir::instruction& other = program.code[f.instruction];
    r->other = {f.instruction, 0, 0, other.where};
    r->message << "global bytes ";
    r->message.hex(address) << "..", r->message.hex(address + bytes - 1);
    r->message << " are read; workgroup " << shared_->number_of(writer, 0) << ','
               << shared_->number_of(writer, 1) << ',' << shared_->number_of(writer, 2);
    const u32 from = shared_->xcd_of(writer), to = shared_->xcd_of(group_);
    if (from != to) r->message << ", on XCD " << from << " where this one is on " << to << ',';
    r->message << " wrote them by ";
    text::print(r->message, program, other);
    r->name_place(other.where);
    if (!released)
      r->message
          << " and has not released them: buffer_wbl2 sc1 and s_waitcnt vmcnt(0) (HIP: __threadfence()), "
             "or a store with sc1";
    else if (scalar)
      r->message << ", and the scalar cache may hold older ones: s_dcache_inv"
                 << (from != to ? " and buffer_inv sc1" : ", or a load with glc")
                 << " (HIP: __threadfence())";
    else
      r->message << ", and this one's caches may hold older ones: "
                 << (gfx90a ? "buffer_wbinvl1_vol (HIP: __threadfence()), or a load with glc"
                            : "buffer_inv sc1 (HIP: __threadfence()), or a load with sc1");
  }

  scope_watch* shared_ = nullptr;
  bool waits_; ///< a release is done at a wait; else at once
  u64 group_ = 0;
  u64 acquired_ = 0, scalar_acquired_ = 0; ///< when, or 0
  list<u64> release_;                      ///< when each wave began one that is not done, or 0
  list<u8> what_;                          ///< each instruction does
  scope_watch::page* page_ = nullptr;      ///< the last one
  u64 known_group_ = 0, known_time_ = 0, known_release_ = 0;
};

} // namespace kiln::sim
