// SPDX-License-Identifier: MIT
// A timeline of one compute unit in Chrome's trace event format, which Perfetto opens. One microsecond there is one clock.
#pragma once

#include <kiln/sim/json_text.hpp>
#include <kiln/sim/timing/compute_unit.hpp>

namespace kiln::sim::timing {

class timeline final : public issue_observer {
public:
  /// More instructions and stalls than this are not recorded: their text has some hundred megabytes.
  static constexpr size_t most_events = 2'000'000;
  static constexpr cycle usual_cycles = 100'000;

  /// Records what is issued or stands still from clock `first` on, for `cycles` clocks.
  explicit timeline(const ir::program& program, cycle first = 0, cycle cycles = usual_cycles,
                    size_t most = most_events)
      : program_(program), first_(first), last_(first + cycles), most_(most) {}

  void issued(u32 simd, const timed_wave& w, u32 instruction, const instruction_timing& t, cycle at,
              cycle done) override {
    if (at >= first_ && at < last_ && has_room())
      issues_.push_back({at, done, instruction, simd, track_of(w), t});
  }
  void stalled(const timed_wave& w, const stall& why, cycle from, cycle to) override {
    if (to > first_ && from < last_ && has_room())
      stalls_.push_back({from > first_ ? from : first_, to, why, track_of(w)});
  }

  /// {"displayTimeUnit", "otherData", "traceEvents": [...]}: process 1 has a track for each wave with its instructions and
  /// stalls, process 2 one for each unit of each SIMD with what keeps it busy.
  text_buffer json() const {
    text_buffer out;
    out << R"({"displayTimeUnit":"ns","otherData":{"schema":1,"unit":"1 us is 1 shader clock"},"traceEvents":[)";
    out << R"({"ph":"M","pid":1,"name":"process_name","args":{"name":"waves of compute unit 0"}})";
    out << R"(,{"ph":"M","pid":2,"name":"process_name","args":{"name":"units of compute unit 0"}})";
    for (u32 t = 0; t < tracks_.size(); ++t)
      name_thread(out, 1, t,
                  text_buffer() << "workgroup " << tracks_[t].group << " wave " << tracks_[t].wave
                                << " (SIMD " << tracks_[t].simd << ')');
    for (u32 s = 0; s < simds; ++s)
      for (u32 u = 0; u + 1 < unit_count; ++u)
        name_thread(out, 2, s * unit_count + u, text_buffer() << "SIMD " << s << ' ' << unit_names[u]);
    for (u32 i = 0; i < issues_.size(); ++i) put_issue(out, i, issues_[i], issues_[i].timing);
    for (const stood& s : stalls_) {
      begin_event(out, 1, s.track, s.from, s.to);
      out << reason_names[static_cast<u32>(s.why.why)];
      end_event(out, "stall", s.why.instruction);
    }
    out << "]}\n";
    return out;
  }
  bool empty() const { return issues_.empty(); }
  /// There were more events than it takes: it ends too early.
  bool too_large() const { return too_large_; }
  void clear() { issues_.clear(), stalls_.clear(), tracks_.clear(), too_large_ = false; }

private:
  struct issue {
    cycle at, done;
    u32 instruction, simd, track;
    instruction_timing timing;
  };
  struct stood {
    cycle from, to;
    stall why;
    u32 track;
  };
  struct track {
    u64 group;
    u32 wave, simd;
    u64 age;
  };

  bool has_room() {
    if (issues_.size() + stalls_.size() < most_) return true;
    too_large_ = true;
    return false;
  }
  u32 track_of(const timed_wave& w) {
    for (u32 i = static_cast<u32>(tracks_.size()); i-- > 0;)
      if (tracks_[i].age == w.age) return i;
    tracks_.push_back({w.group->id, w.registers->index, w.simd, w.age});
    return static_cast<u32>(tracks_.size() - 1);
  }
  static void name_thread(text_buffer& out, u32 process, u32 thread, const text_buffer& name) {
    out << R"(,{"ph":"M","pid":)" << process << R"(,"tid":)" << thread
        << R"(,"name":"thread_name","args":{"name":")" << name << R"("}})";
  }
  static void begin_event(text_buffer& out, u32 process, u32 thread, cycle from, cycle to) {
    out << R"(,{"ph":"X","pid":)" << process << R"(,"tid":)" << thread << R"(,"ts":)" << from << R"(,"dur":)"
        << (to > from ? to - from : 1) << R"(,"name":")";
  }
  void end_event(text_buffer& out, const char* category, u32 instruction) const {
    out << R"(","cat":")" << category << '"';
    if (instruction < program_.code.size() && program_.code[instruction].where.line != 0) {
      const source& where = program_.code[instruction].where;
      text_buffer place;
      place << file_name(where) << ':' << where.line;
      out << R"(,"args":{"line":)";
      sim::detail::put_json_string(out, place.view());
      out << '}';
    }
    out << '}';
  }
  void put_issue(text_buffer& out, u32 id, const issue& i, const instruction_timing& t) const {
    begin_event(out, 1, i.track, i.at, i.at + turn_cycles);
    out << isa::rows[program_.code[i.instruction].row].name();
    end_event(out, unit_names[static_cast<u32>(t.on)], i.instruction);
    const bool memory = t.events != 0;
    if (t.on == unit::internal || (t.on != unit::vector && t.on != unit::matrix && !memory)) return;
    const u32 thread = i.simd * unit_count + static_cast<u32>(t.on);
    if (!memory) {
      begin_event(out, 2, thread, i.at, i.at + (t.on == unit::matrix ? t.matrix_cycles : whole(t.hold)));
      out << isa::rows[program_.code[i.instruction].row].name();
      return end_event(out, unit_names[static_cast<u32>(t.on)], i.instruction);
    }
    for (const bool begins : {true, false}) { // several are in flight: asynchronous events
      out << R"(,{"ph":")" << (begins ? 'b' : 'e') << R"(","pid":2,"tid":)" << thread << R"(,"id":)" << id
          << R"(,"ts":)" << (begins ? i.at : i.done) << R"(,"name":")"
          << isa::rows[program_.code[i.instruction].row].name();
      end_event(out, unit_names[static_cast<u32>(t.on)], i.instruction);
    }
  }

  const ir::program& program_;
  cycle first_, last_;
  std::vector<issue> issues_;
  std::vector<stood> stalls_;
  std::vector<track> tracks_;
  size_t most_;
  bool too_large_ = false;
};

} // namespace kiln::sim::timing
