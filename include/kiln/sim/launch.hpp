// SPDX-License-Identifier: MIT
// Runs a decoded program's workgroups, whose waves take turns. No standard headers: also for constant evaluation.
#pragma once

#include <kiln/sim/decode.hpp>
#include <kiln/sim/exec/wave_mode.hpp>
#include <kiln/sim/launch_options.hpp>
#include <kiln/sim/monitor.hpp>
#include <kiln/sim/polling_watch.hpp>
#include <kiln/sim/turn_order.hpp>

namespace kiln::sim {

/// Registers, LDS and monitor of one workgroup at a time.
class machine {
public:
  constexpr machine(const ir::program& program, const decoded_program& code, sim::memory& memory,
                    u64 kernarg_address, const launch_options& options, result& out)
      : program_(program),
        code_(code),
        memory_(memory),
        kernarg_(kernarg_address),
        options_(options),
        out_(out) {
    items_ = program.work_items();
    wave_count_ = (items_ + wave_lanes - 1) / wave_lanes;
    waves_ = new wave[wave_count_]{};
    scalars_ = new u32[static_cast<u64>(code.scalar_count) * wave_count_]{};
    vectors_ = new lanes[static_cast<u64>(code.vector_count) * wave_count_ + 1]{};
    lds_ = new u8[program.lds_bytes + 1]{};
    scratch_bytes_ = static_cast<u64>(options.scratch_bytes_per_lane) * wave_lanes;
    scratch_ = new u8[scratch_bytes_ * wave_count_ + 1]{};
    if (options.monitor)
      monitor_ = new sim::monitor(
          program, code, wave_count_, options.check_waits && program.stage != ir::stage::built,
          options.scratch_bytes_per_lane, !options.undefined_operands, out.counters.memory, options.scopes);
    out.counters.executed.resize(program.code.size());
  }
  machine(const machine&) = delete;
  machine& operator=(const machine&) = delete;
  constexpr ~machine() {
    delete[] waves_;
    delete[] scalars_;
    delete[] vectors_;
    delete[] lds_;
    delete[] scratch_;
    delete monitor_;
  }

  /// Called now and then while a workgroup runs.
  constexpr void set_tick(void (*tick)(void*), void* context) {
    tick_ = tick;
    tick_context_ = context;
  }

  /// Up to `turn` instructions of a wave. Stands before its use: constant evaluation needs the definition first.
  template<bool Monitored, bool Watched> constexpr void run_wave(wave& w, u64 turn) {
    const decoded* code = code_.code.begin();
    const u32 count = code_.code.size();
    u64* executed = out_.counters.executed.begin();
    if (budget_ < turn) {
      turn = budget_;
      if (turn == 0) return w.pc < count ? out_of_budget(w, code[w.pc]) : fell_off(w);
    }
    u64 steps = 0;
    while (steps < turn) {
      if (w.pc >= count) return fell_off(w);
      const decoded& d = code[w.pc];
      ++steps;
      ++executed[w.pc++];
      ++w.executed;
      if constexpr (Watched) polling_.note(w, d);
      if constexpr (Monitored) monitor_->before(w, d);
      if (w.unusual_mode) [[unlikely]]
        run_in_mode(w, d);
      else
        d.execute(w, d);
      if constexpr (Monitored) monitor_->after(w, d);
      if (w.state != wave_state::running || group_.failed) break;
    }
    budget_ -= steps;
  }

  enum class run_state : u8 { going, waiting, ended, failed };

  /// Turns for all waves in rotation, until each has had `instructions` or the workgroup ends.
  template<bool Monitored, bool Watched> constexpr run_state run_rounds(u32 instructions) {
    for (u32 given = 0; given < instructions;) {
      // No other wave of the workgroup can run between the instructions of a lone wave, so its turns may be longer.
      const u32 turn = lone_ ? instructions : turn_order::fixed_length;
      const bool drawn = order_.drawn() && !lone_;
      if (drawn) order_.shuffle();
      u32 running = 0;
      for (u32 i = 0; i < wave_count_; ++i) {
        wave& w = waves_[drawn ? order_.wave_at(i) : i];
        if (w.state != wave_state::running) continue;
        run_wave<Monitored, Watched>(w, drawn ? order_.length() : turn);
        if (group_.failed) return run_state::failed;
        running += w.state == wave_state::running;
      }
      if (running == 0) {
        running = pass_barrier();
        if (running == 0) return run_state::ended;
      }
      lone_ = running == 1;
      given += turn;
    }
    return run_state::going;
  }

  template<bool Watched> constexpr run_state run_stretch(u32 instructions) {
    return monitor_ != nullptr ? run_rounds<true, Watched>(instructions)
                               : run_rounds<false, Watched>(instructions);
  }

  /// Prepares a workgroup. `waiting_is_usual`: other workgroups of the grid have waited, so this one is checked for it sooner.
  constexpr void begin(u32 x, u32 y, u32 z, bool waiting_is_usual) {
    group_ = {};
    group_.program = &program_;
    group_.memory = &memory_;
    group_.code = code_.code.begin();
    group_.code_address = options_.entry.code_address;
    group_.reports = &out_.reports;
    group_.monitor = monitor_;
    group_.observe_lds = monitor_ != nullptr ? observe_lds_access : nullptr;
    group_.observe_scratch = monitor_ != nullptr ? observe_scratch_access : nullptr;
    group_.observe_global = monitor_ != nullptr ? observe_global_access : nullptr;
    if (monitor_ != nullptr && options_.lanes_at_once) {
      group_.observe_lds_lanes = observe_lds_lanes;
      group_.observe_global_lanes = observe_global_lanes;
    } else if (monitor_ != nullptr) {
      group_.observe_lds_lanes = [](wave&, const decoded&, u64, const u32*, u32, u32, access) {
        return false;
      };
      group_.observe_global_lanes = [](wave&, const decoded&, u64, const u64*, u32, access, const region&) {
        return false;
      };
    }
    group_.report_clamping = options_.report_clamping;
    group_.clock_start = options_.clock.start;
    group_.cycles_per_instruction = options_.clock.cycles_per_instruction;
    group_.clock_mhz = options_.clock.mhz;
    group_.id[0] = x, group_.id[1] = y, group_.id[2] = z;
    group_.lds = lds_;
    group_.lds_bytes = program_.lds_bytes;
    group_.wave_count = wave_count_;
    const u64 number = x + u64{options_.grid[0]} * (y + u64{options_.grid[1]} * z);
    group_.xcd = isa::xcd_of(program_.arch, number);
    if (monitor_ != nullptr) monitor_->begin_workgroup(number);
    clear_memory();
    for (u32 i = 0; i < wave_count_; ++i) prepare(waves_[i], i);
    order_.begin(options_.schedule_seed, number, wave_count_);
    lone_ = wave_count_ == 1;
    budget_ = options_.instruction_budget;
    used_ = true;
    waits_ = false;
    unwatched_ = waiting_is_usual ? 1 : first_unwatched;
    unwatched_next_ = unwatched_later;
  }

  /// Gives the workgroup's waves turns until it ends, fails or waits, or has run a fixed number of stretches.
  constexpr run_state advance() {
    for (u32 i = 0; i < stretches_of_a_visit; ++i) {
      run_state state = run_state::going;
      if (waits_ || unwatched_ == 0) {
        state = look_for_waiting();
      } else {
        --unwatched_;
        state = run_stretch<false>(stretch());
      }
      if (tick_ != nullptr) tick_(tick_context_);
      if (state == run_state::going) continue;
      if (state != run_state::waiting) finish();
      return state;
    }
    return run_state::going;
  }
  /// Counts what the workgroup has executed; advance() does it for one that has ended or failed.
  /// `stopped`: the cause is another workgroup.
  constexpr void finish(bool stopped = false) {
    if (monitor_ != nullptr) monitor_->end_workgroup(stopped || group_.failed);
    for (u32 i = 0; i < wave_count_; ++i) out_.counters.instructions += waves_[i].executed;
    out_.counters.waves += wave_count_;
  }
  /// To be called when all waves wait or have ended. Lets those that wait continue and returns their number.
  constexpr u32 pass_barrier() {
    u32 waiting = 0, ended = 0;
    const wave* waits = nullptr;
    const wave* gone = nullptr;
    for (u32 i = 0; i < wave_count_; ++i) {
      if (waves_[i].state == wave_state::at_barrier && waiting++ == 0) waits = &waves_[i];
      if (waves_[i].state == wave_state::ended && ended++ == 0) gone = &waves_[i];
    }
    if (waiting == 0) return 0;
    if (ended != 0 && monitor_ != nullptr)
      if (report* r = waits->open_report(report_kind::divergent_barrier, code_.code[waits->pc - 1])) {
        const decoded& last = code_.code[gone->pc - 1];
        r->other = {last.index, gone->index, 0, last.origin->where};
        r->message << waiting << " of " << wave_count_ << " waves wait here, " << ended
                   << " ended without coming, wave " << gone->index << " by ";
        text::print(r->message, program_, *last.origin);
        r->name_place(last.origin->where);
      }
    out_.counters.barriers += waiting;
    if (monitor_ != nullptr) monitor_->pass_barrier();
    for (u32 i = 0; i < wave_count_; ++i)
      if (waves_[i].state == wave_state::at_barrier) waves_[i].state = wave_state::running;
    return waiting;
  }

  // A timed run gives the turns itself, by these four, in place of advance().
  constexpr wave& wave_at(u32 i) { return waves_[i]; }
  constexpr u32 wave_count() const { return wave_count_; }
  constexpr workgroup& group() { return group_; }
  constexpr void step(wave& w) { run_wave<false, false>(w, 1); }

  /// From now on workgroups have their first wave alone, which reads no LDS or scratch.
  constexpr void keep_first_wave() { wave_count_ = 1, keeps_memory_ = true; }

  /// Instructions that it executed while waiting, in the last advance().
  constexpr u64 waited() const { return waited_; }

  /// Opens a report at the current instruction of the first wave that is running.
  constexpr report* report_waiting() const {
    const wave* w = &waves_[0];
    for (u32 i = wave_count_; i-- > 0;)
      if (waves_[i].state == wave_state::running) w = &waves_[i];
    return w->open_report(report_kind::instruction_budget, code_.code[w->pc < code_.code.size() ? w->pc : 0]);
  }

  /// Counts the waves that have not ended, and names the first.
  constexpr void list_waiting() const {
    for (u32 i = 0; i < wave_count_; ++i) {
      const wave& w = waves_[i];
      if (w.state == wave_state::ended) continue;
      ++out_.waves_waiting;
      if (out_.waiting.size() < most_waiting_named)
        out_.waiting.push_back({{group_.id[0], group_.id[1], group_.id[2]},
                                i,
                                w.state == wave_state::at_barrier ? w.pc - 1 : w.pc,
                                w.state == wave_state::at_barrier});
    }
  }

private:
  // Instructions per wave in a stretch; after some stretches the workgroup is checked for waiting. Constant evaluation takes
  // a thousand times as long, so its stretches are shorter.
  static constexpr u32 stretch() { return __builtin_is_constant_evaluated() ? 128 : 1024; }
  static constexpr u32 first_unwatched = 4, unwatched_later = 32, stretches_of_a_visit = 64;

  /// Runs a watched stretch. If the workgroup waited before, only the second half: that shows whether its wait is over.
  constexpr run_state look_for_waiting() {
    const u64 before = budget_;
    run_state state = run_state::going;
    if (!waits_) {
      polling_.learn();
      state = run_stretch<true>(stretch() / 2);
      if (state != run_state::going) return state;
    }
    polling_.judge();
    state = run_stretch<true>(stretch() / 2);
    waits_ = state == run_state::going && polling_.waits();
    // One that has waited is likely to wait again soon, as at each barrier of a grid.
    const u32 twice = 2 * unwatched_next_;
    unwatched_next_ = waits_ ? 1 : twice < unwatched_later ? twice : unwatched_later;
    unwatched_ = unwatched_next_;
    if (!waits_) return state;
    waited_ = before - budget_;
    budget_ = before; // resident_groups decides how long it may wait
    return run_state::waiting;
  }

  // The kernel must not see LDS and scratch of the workgroup before, as with registers.
  constexpr void clear_memory() {
    if (!used_ || keeps_memory_) return;
    if (!__builtin_is_constant_evaluated()) {
      __builtin_memset(lds_, 0, program_.lds_bytes);
      __builtin_memset(scratch_, 0, scratch_bytes_ * wave_count_);
      return;
    }
    for (u32 i = 0; i < program_.lds_bytes; ++i) lds_[i] = 0;
    for (u64 i = 0; i < scratch_bytes_ * wave_count_; ++i) scratch_[i] = 0;
  }
  constexpr void fell_off(wave& w) {
    w.group->failed = true;
    if (report* r = out_.reports.open(report_kind::bad_launch, ~0u))
      r->message << "wave " << w.index << " ran past the last instruction: s_endpgm is missing";
  }
  constexpr void out_of_budget(wave& w, const decoded& d) {
    if (report* r = w.fail(report_kind::instruction_budget, d))
      r->message << "workgroup has executed " << options_.instruction_budget
                 << " instructions and is still running: an endless loop?";
  }

  constexpr void prepare(wave& w, u32 index) {
    w = wave{};
    w.group = &group_;
    w.index = index;
    w.scalar = scalars_ + static_cast<u64>(index) * code_.scalar_count;
    w.vector = vectors_ + static_cast<u64>(index) * code_.vector_count;
    w.scalar_count = code_.scalar_count;
    w.vector_count = code_.vector_count;
    w.first_agpr = code_.first_agpr;
    w.scratch = scratch_ + index * scratch_bytes_;
    w.scratch_bytes_per_lane = options_.scratch_bytes_per_lane;
    // The kernel must not see registers of the workgroup before, or results would depend on which thread ran it.
    for (u32 i = 0; used_ && i < w.scalar_count; ++i) w.scalar[i] = 0;
    for (u32 i = 0; used_ && i < w.vector_count; ++i) w.vector[i] = lanes{};
    const u32 first = index * wave_lanes;
    const u32 live = items_ - first < wave_lanes ? items_ - first : wave_lanes;
    w.pc = options_.entry.instruction;
    w.set_mode(options_.entry.mode);
    w.set_scalar64(ir::source_code::exec, live == wave_lanes ? ~u64{0} : (u64{1} << live) - 1);
    for (const ir::input& in : program_.inputs) give_input(w, in, first);
    give_entry_state(w, first);
  }

  constexpr void give_entry_state(wave& w, u32 first) {
    for (const entry_state::scalar& s : options_.entry.scalars) {
      w.scalar[wave::first_sgpr + s.sgpr] = s.value;
      if (monitor_ != nullptr) monitor_->give_input(w, wave::first_sgpr + s.sgpr, 1, false);
    }
    const u32 ids = options_.entry.packed_work_items;
    if (ids == 0 || code_.vector_count == 0) return;
    const u32 width = program_.block_size[0], height = program_.block_size[1];
    for (u32 lane = 0; lane < wave_lanes; ++lane) {
      const u32 item = first + lane;
      w.vector[0].lane[lane] = item % width | (ids > 1 ? item / width % height << 10 : 0) |
                               (ids > 2 ? item / width / height << 20 : 0);
    }
    if (monitor_ != nullptr) monitor_->give_input(w, 0, 1, true);
  }

  constexpr void give_input(wave& w, const ir::input& in, u32 first) {
    using kind = ir::input::kind;
    const ir::register_group& g = program_.groups[in.group];
    const u32 reg = program_.stage == ir::stage::built ? g.first : static_cast<u32>(g.fixed);
    const u32 which = static_cast<u32>(in.what);
    if (in.what == kind::kernarg_pointer) {
      w.set_scalar64(wave::first_sgpr + reg, kernarg_);
    } else if (in.what <= kind::workgroup_id_z) {
      w.scalar[wave::first_sgpr + reg] = w.group->id[which - static_cast<u32>(kind::workgroup_id_x)];
    } else if (in.what <= kind::work_item_id_z) {
      const u32 axis = which - static_cast<u32>(kind::work_item_id_x);
      u32* ids = w.vector[reg + (g.bank == ir::bank::agpr ? code_.first_agpr : 0)].lane;
      const u32 width = program_.block_size[0], height = program_.block_size[1];
      for (u32 lane = 0; lane < wave_lanes; ++lane) {
        const u32 item = first + lane;
        ids[lane] = axis == 0 ? item % width : axis == 1 ? item / width % height : item / width / height;
      }
    } else if (in.what == kind::grid_size) {
      for (u32 axis = 0; axis < 3; ++axis) w.scalar[wave::first_sgpr + reg + axis] = options_.grid[axis];
    } else {
      w.scalar[wave::first_sgpr + reg] = 0; // the workgroup's LDS begins at 0
    }
    if (monitor_ != nullptr)
      monitor_->give_input(w,
                           g.bank == ir::bank::sgpr ? wave::first_sgpr + reg
                                                    : reg + (g.bank == ir::bank::agpr ? code_.first_agpr : 0),
                           g.dwords, g.bank != ir::bank::sgpr);
  }

  const ir::program& program_;
  const decoded_program& code_;
  sim::memory& memory_;
  u64 kernarg_ = 0;
  const launch_options& options_;
  result& out_;
  sim::monitor* monitor_ = nullptr;
  workgroup group_;
  turn_order order_;
  u64 budget_ = 0; ///< instructions that the workgroup may still execute
  u64 waited_ = 0;
  polling_watch polling_;
  u32 unwatched_ = 0; ///< stretches until it is next checked for waiting
  u32 unwatched_next_ = 0;
  bool waits_ = false;        ///< it did at the last check
  bool lone_ = false;         ///< one wave runs, the others wait or have ended
  bool keeps_memory_ = false; ///< LDS and scratch are not cleared for a workgroup
  wave* waves_ = nullptr;
  u32* scalars_ = nullptr;
  lanes* vectors_ = nullptr;
  u8* lds_ = nullptr;
  u8* scratch_ = nullptr;
  u64 scratch_bytes_ = 0;
  u32 items_ = 0;
  u32 wave_count_ = 0;
  bool used_ = false;
  void (*tick_)(void*) = nullptr;
  void* tick_context_ = nullptr;
};

} // namespace kiln::sim
