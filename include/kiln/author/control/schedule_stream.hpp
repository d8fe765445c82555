// SPDX-License-Identifier: MIT
// Streams: straight-line pieces of a kernel, recorded apart and merged by cycles, priority and signals.
#pragma once

#include <kiln/author/control/stream_order.hpp>
#include <kiln/author/kernel_state.hpp>
#include <kiln/emit/emit.hpp>

namespace kiln {

namespace author {
class streams;
} // namespace author

/// A moment in one stream that others wait for.
struct stream_signal {
  u32 id;
};

/// Instructions recorded by `k.record`, not yet part of the kernel. `k.emit` and `k.interleave` take them from its front.
class schedule_stream {
public:
  constexpr bool empty() const { return next_ == items_.size(); }
  /// Instructions and signals that are left.
  constexpr u32 size() const { return items_.size() - next_; }
  /// Streams of higher priority go first where several could.
  constexpr schedule_stream& prioritized(i32 priority) {
    priority_ = priority;
    return *this;
  }

private:
  friend class author::streams;
  /// Numbers, because clang takes 50 times as long to read a comparison of enumerators.
  struct kind {
    static constexpr u8 instruction = 0, signal = 1, wait = 2;
  };
  struct item {
    ir::instruction in;
    u8 what;   ///< kind
    u8 live;   ///< special registers whose value the stream still needs after this item
    u8 writes; ///< special registers
    u32 id;    ///< of the signal
  };
  list<item> items_;
  u32 next_ = 0;
  u32 number_ = ~0u; ///< among the kernel's streams
  u8 needs_ = 0;     ///< special registers whose value from before the stream it needs
  i32 priority_ = 0;
};

/// Cycles from one instruction of a kind to the next that the hardware can take.
struct issue_cycles {
  u32 other = 4, transcendental = 16, vmem = 32, lds = 32, smem = 16; ///< MFMA: its passes
  /// For which a matrix instruction keeps back other vector instructions, as then a transcendental one does for its cycles. 0:
  /// neither does.
  u32 after_matrix = 0;
};

namespace author {

class streams {
  kernel_state* s_;

public:
  constexpr explicit streams(kernel_state& s) : s_(&s) {}

  /// Runs `body` and takes what it wrote out of the kernel again, as a stream. The body is straight-line code.
  template<class Body>
  [[nodiscard]] constexpr schedule_stream record(Body body, source at = source::here()) const {
    draft& k = s_->program_draft;
    schedule_stream out;
    if (s_->recording)
      return k.fail(at, "record inside record: streams are recorded one after another"), schedule_stream{};
    const u32 first = k.program.code.size(), blocks = k.program.blocks.size();
    s_->recording = true;
    s_->events.clear();
    body();
    s_->recording = false;
    if (k.failed()) return out;
    if (k.program.blocks.size() != blocks)
      return k.fail(at,
                    "a stream is straight-line code: loops, branches and where stand around it, not in it"),
             schedule_stream{};
    u32 event = 0, end = 0;
    for (u32 i = first; i <= k.program.code.size(); ++i) {
      for (; event < s_->events.size() && s_->events[event].at == i; ++event)
        out.items_.push_back({{}, s_->events[event].what, 0, 0, s_->events[event].id});
      if (i == k.program.code.size()) break;
      out.items_.push_back({k.program.code[i], schedule_stream::kind::instruction, 0, 0, 0});
      end = out.items_.size();
    }
    out.number_ = s_->streams.size();
    s_->streams.push_back({at, k.program.code.size() - first, end, 0});
    k.program.code.resize(first);
    find_special(out);
    return out;
  }

  constexpr stream_signal make_signal() const {
    s_->signals.push_back(0);
    return {s_->signals.size() - 1};
  }
  /// In a stream: what follows `wait(s)` in any stream comes after this point.
  constexpr void signal(stream_signal s, source at = source::here()) const {
    mark(s, schedule_stream::kind::signal, at);
  }
  constexpr void wait(stream_signal s, source at = source::here()) const {
    mark(s, schedule_stream::kind::wait, at);
  }

  /// The rest of a stream, here.
  constexpr void emit(schedule_stream& s, source at = source::here()) const {
    schedule_stream* const list[1] = {&s};
    merge(list, 1, ~0u, true, {}, at);
  }
  /// Instructions worth at most `cycles` cycles, from the first of the streams that can go on. Returns the cycles used.
  template<class... S>
    requires(__is_same(S, schedule_stream) && ...)
  constexpr u32 emit(u32 cycles, S&... streams) const {
    schedule_stream* const list[sizeof...(S)] = {&streams...};
    return merge(list, sizeof...(S), cycles, true, {}, source{});
  }
  /// All of the streams, merged: each keeps its own order; the one goes next that the hardware can take first, of several
  /// the one with the highest priority. The result is what the streams one after another would give: a register that an
  /// earlier argument still needs is not written, one that it still writes is not read. For memory, use signals.
  template<class... S>
    requires(__is_same(S, schedule_stream) && ...)
  constexpr void interleave(S&... streams) const {
    schedule_stream* const list[sizeof...(S)] = {&streams...};
    merge(list, sizeof...(S), ~0u, false, {}, source{});
  }
  template<class... S>
    requires(__is_same(S, schedule_stream) && ...)
  constexpr void interleave(const issue_cycles& costs, S&... streams) const {
    schedule_stream* const list[sizeof...(S)] = {&streams...};
    merge(list, sizeof...(S), ~0u, false, costs, source{});
  }

  /// At a kernel's end. What no merge took of a stream would be missing.
  constexpr void require_all_merged() const {
    draft& k = s_->program_draft;
    if (k.failed()) return;
    for (const recorded_stream& s : s_->streams)
      if (s.taken < s.end) {
        text_buffer t;
        t << "recorded stream is not merged: no emit or interleave takes "
          << (s.taken == 0 ? "its " : "the rest of its ") << s.instructions
          << (s.instructions == 1 ? " instruction" : " instructions");
        return k.fail(s.at, t);
      }
  }

private:
  enum unit : u32 { alu, trans, matrix, vmem_unit, lds_unit, smem_unit, unit_count };

  constexpr void mark(stream_signal s, u8 what, source at) const {
    draft& k = s_->program_draft;
    if (!s_->recording) return k.fail(at, "signal and wait stand in a stream: k.record([&] { ... })");
    s_->events.push_back({k.program.code.size(), what, s.id});
  }

  // Special registers: SCC, VCC, EXEC, M0 as in isa::special.

  static constexpr u8 special_of(ir::operand o) {
    if (!o.is(ir::operand_kind::fixed)) return 0;
    const u32 code = o.payload();
    return code == ir::source_code::scc                                        ? isa::special::scc
           : code == ir::source_code::vcc || code == ir::source_code::vcc_hi   ? isa::special::vcc
           : code == ir::source_code::exec || code == ir::source_code::exec_hi ? isa::special::exec
           : code == ir::source_code::m0                                       ? isa::special::m0
                                                                               : u8{0};
  }
  constexpr void find_special(schedule_stream& s) const {
    constexpr u8 all = isa::special::scc | isa::special::vcc | isa::special::exec | isa::special::m0;
    u8 live = 0;
    for (u32 i = s.items_.size(); i-- > 0;) {
      schedule_stream::item& it = s.items_[i];
      it.live = live;
      if (it.what != schedule_stream::kind::instruction) continue;
      const isa::row& row = isa::rows[it.in.row];
      const isa::operand_list& list = isa::operand_lists[row.operands];
      u32 reads = row.reads, writes = row.writes;
      for (u32 o = 0; o < list.count; ++o) {
        const u8 named = special_of(it.in.op(o));
        if ((list.reads >> o & 1) != 0) reads |= named;
        if ((list.writes >> o & 1) != 0) writes |= named;
      }
      it.writes = static_cast<u8>(writes & all);
      live = static_cast<u8>(((live & ~writes) | reads) & all);
    }
    s.needs_ = live;
  }

  static constexpr u32 none = ~0u;

  constexpr u32 unit_of(const isa::row& row) const {
    using namespace isa::flag;
    return isa::is_matrix(row)                 ? matrix
           : (row.flags & transcendental) != 0 ? trans
           : (row.flags & vmem) != 0           ? vmem_unit
           : (row.flags & isa::flag::lds) != 0 ? lds_unit
           : (row.flags & smem) != 0           ? smem_unit
                                               : alu;
  }
  static constexpr bool is_vector(const isa::row& row) { return (row.flags & isa::flag::valu) != 0; }
  constexpr u32 interval(const isa::row& row, u32 unit, const issue_cycles& c) const {
    return unit == matrix      ? u32{isa::matrix_passes(row, s_->program_draft.arch())} * 4
           : unit == trans     ? c.transcendental
           : unit == vmem_unit ? c.vmem
           : unit == lds_unit  ? c.lds
           : unit == smem_unit ? c.smem
                               : c.other;
  }

  /// A stream's next instruction, looked at once.
  struct front {
    u32 item = none; ///< of which the rest holds
    u32 unit = 0, cycles = 0;
    bool is_vector = false;
  };
  /// Of each stream.
  struct all_fronts {
    u32 streams;
    list<front> of;
    list<u32> before; ///< by stream, then earlier stream: items of that one that must come first

    constexpr explicit all_fronts(u32 n) : streams(n), of(n), before(n * n) {}
    constexpr u32* before_of(u32 stream) { return before.begin() + stream * streams; }
    constexpr const u32* before_of(u32 stream) const { return before.begin() + stream * streams; }
  };

  constexpr u32 merge(schedule_stream* const* streams, u32 n, u32 budget, bool strict,
                      const issue_cycles& costs, source at) const {
    const u32 used = take(streams, n, budget, strict, costs, at);
    for (u32 i = 0; i < n; ++i) {
      if (streams[i]->number_ == ~0u) continue; // of a record that was refused
      recorded_stream& s = s_->streams[streams[i]->number_];
      if (s.taken < streams[i]->next_) s.taken = streams[i]->next_;
    }
    return used;
  }
  constexpr u32 take(schedule_stream* const* streams, u32 n, u32 budget, bool strict,
                     const issue_cycles& costs, source at) const {
    draft& k = s_->program_draft;
    if (k.failed()) return 0;
    if (s_->recording) return k.fail(at, "streams are merged outside record"), 0;
    const stream_accesses accesses = accesses_of(streams, n);
    all_fronts fronts(n);
    u32 used = 0, now = 0, vector_free = 0, free_at[unit_count] = {};
    for (;;) {
      pass_signals(streams, n);
      u32 chosen = none, earliest = none;
      bool left = false, too_dear = false;
      for (u32 s = 0; s < n; ++s) {
        const schedule_stream& x = *streams[s];
        if (x.empty()) continue;
        left = true;
        if (x.items_[x.next_].what != schedule_stream::kind::instruction) continue; // a wait
        const front& next = fronts.of[s];
        if (next.item != x.next_) look_at(fronts, s, x, accesses, costs);
        if (special_blocker(streams, n, s) != none || blocker(streams, s, fronts) != none) continue;
        const u32 of_unit = free_at[next.unit],
                  free = next.is_vector && vector_free > of_unit ? vector_free : of_unit,
                  ready = strict || free < now ? now : free;
        if (strict && budget != ~0u && next.cycles > budget - used) {
          too_dear = true;
          break;
        }
        const bool first = chosen == none || ready < earliest ||
                           (ready == earliest && x.priority_ > streams[chosen]->priority_);
        if (first) chosen = s, earliest = ready;
      }
      if (!left || too_dear) return used;
      if (chosen == none) {
        if (budget == ~0u) explain_deadlock(streams, n, fronts, at);
        return used;
      }
      schedule_stream& x = *streams[chosen];
      const front& taken = fronts.of[chosen];
      k.program.code.push_back(x.items_[x.next_].in);
      ++x.next_;
      used += taken.cycles;
      free_at[taken.unit] = earliest + taken.cycles;
      if (costs.after_matrix != 0 && taken.is_vector)
        vector_free = earliest + (taken.unit == matrix ? costs.after_matrix : taken.cycles);
      now = earliest + costs.other;
    }
  }

  /// Of all streams but the last, which none waits for.
  constexpr stream_accesses accesses_of(schedule_stream* const* streams, u32 n) const {
    stream_accesses out(n - 1, n > 1 ? s_->program_draft.program.virtual_dwords : 0);
    for (u32 s = 0; s + 1 < n; ++s) {
      const schedule_stream& x = *streams[s];
      for (u32 i = x.next_; i < x.items_.size(); ++i)
        if (x.items_[i].what == schedule_stream::kind::instruction) out.note(s, x.items_[i].in, i);
    }
    return out;
  }
  constexpr void look_at(all_fronts& fronts, u32 s, const schedule_stream& x, const stream_accesses& accesses,
                         const issue_cycles& costs) const {
    const ir::instruction& in = x.items_[x.next_].in;
    const isa::row& row = isa::rows[in.row];
    front& f = fronts.of[s];
    f.item = x.next_;
    f.unit = unit_of(row);
    f.cycles = interval(row, f.unit, costs);
    f.is_vector = is_vector(row);
    u32* const before = fronts.before_of(s);
    for (u32 e = 0; e < s; ++e) before[e] = accesses.items_before(e, in);
  }

  constexpr void pass_signals(schedule_stream* const* streams, u32 n) const {
    for (bool again = true; again;) {
      again = false;
      for (u32 s = 0; s < n; ++s) {
        schedule_stream& x = *streams[s];
        for (; !x.empty() && x.items_[x.next_].what != schedule_stream::kind::instruction; ++x.next_) {
          const schedule_stream::item& it = x.items_[x.next_];
          if (it.what == schedule_stream::kind::signal)
            s_->signals[it.id] = 1;
          else if (s_->signals[it.id] == 0)
            break;
          again = true;
        }
      }
    }
  }

  /// Special registers that a stream needs between its last item and its next.
  static constexpr u8 needed_by(const schedule_stream& s) {
    return s.empty() ? u8{0} : s.next_ == 0 ? s.needs_ : s.items_[s.next_ - 1].live;
  }
  constexpr u32 special_blocker(schedule_stream* const* streams, u32 n, u32 s) const {
    const schedule_stream& x = *streams[s];
    const u8 writes = x.items_[x.next_].writes;
    for (u32 o = 0; writes != 0 && o < n; ++o)
      if (o != s && (needed_by(*streams[o]) & writes) != 0) return o;
    return none;
  }
  /// The earlier stream that must go on first, or `none`.
  static constexpr u32 blocker(schedule_stream* const* streams, u32 s, const all_fronts& fronts) {
    const u32* const before = fronts.before_of(s);
    for (u32 e = s; e != 0; --e)
      if (streams[e - 1]->next_ < before[e - 1]) return e - 1;
    return none;
  }

  constexpr void explain_deadlock(schedule_stream* const* streams, u32 n, const all_fronts& fronts,
                                  source at) const {
    draft& k = s_->program_draft;
    text_buffer t;
    t << (n == 1 ? "this stream cannot go on:" : "the streams wait for each other:");
    for (u32 s = 0; s < n; ++s) {
      const schedule_stream& x = *streams[s];
      if (x.empty()) continue;
      const schedule_stream::item& it = x.items_[x.next_];
      t << " stream " << s + 1 << " waits for ";
      if (it.what != schedule_stream::kind::instruction) {
        t << "signal " << it.id + 1;
        for (u32 i = x.next_; i < x.items_.size() && at.line == 0; ++i) at = x.items_[i].in.where;
      } else {
        if (at.line == 0) at = it.in.where;
        const u32 by = special_blocker(streams, n, s);
        t << "stream " << (by != none ? by : blocker(streams, s, fronts)) + 1
          << (by != none ? " to be done with a special register" : " to be done with a register");
      }
      t << ';';
    }
    k.fail(at, t);
  }
};

} // namespace author

} // namespace kiln
