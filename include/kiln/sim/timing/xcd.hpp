// SPDX-License-Identifier: MIT
// One XCD of a launch in time: its compute units, the workgroups dispatched to them, and what they share.
#pragma once

#include <kiln/sim/resident_groups.hpp>
#include <kiln/sim/timing/compute_unit.hpp>

#include <queue>

namespace kiln::sim::timing {

/// How much of a launch is run. Workgroup i goes to XCD i mod XCDs (measured on MI308X and MI350X); XCD 0 stands for all.
struct extent {
  u64 groups = 0; ///< of the XCD
  u32 xcds = 1;
  u32 compute_units = 1;     ///< of the XCD that are simulated
  u32 resident = 1;          ///< workgroups that a compute unit holds
  u64 most_instructions = 0; ///< of all waves, after which no workgroup starts; see has_enough()
};

class xcd {
public:
  xcd(const timed_program& p, memory& memory, u64 kernarg, const launch_options& options, result& out,
      const extent& e, std::unique_ptr<shared_memory_levels> shared)
      : p_(p),
        memory_(memory),
        kernarg_(kernarg),
        options_(options),
        out_(out),
        extent_(e),
        shared_(std::move(shared)) {
    for (u32 i = 0; i < e.compute_units; ++i)
      units_.push_back(std::make_unique<compute_unit>(p, *shared_, stalls_, clock_));
  }
  void observe(issue_observer* o) { units_[0]->observe(o); }

  void run() {
    fill();
    std::vector<resident_group*> ended;
    while (!waiting_.empty()) {
      const auto [at, unit] = waiting_.top();
      waiting_.pop();
      compute_unit& u = *units_[unit];
      if (u.next_turn() != at) continue; // an entry from before
      ended.clear();
      u.run_turns(at, ended);
      for (resident_group* g : ended) end(*g, unit, at);
      if (u.failed) return;
      note(unit);
    }
    end_ = std::max(end_, shared_->last_write());
    for (auto& u : units_) u->finish(end_);
  }

  cycle end_cycle() const { return end_; }
  u64 started() const { return started_; }
  u64 ended() const { return spans_.size(); }
  bool sampled() const { return started_ < extent_.groups; }
  /// When each workgroup that ended began, and which, in the order of their ends.
  struct span {
    u64 group = 0; ///< of the launch
    u32 unit = 0;
    cycle begin = 0, end = 0;
  };
  const std::vector<span>& spans() const { return spans_; }
  /// Until then each workgroup that ended was followed by another, if there was one; and what was found until then.
  cycle stopped_at() const { return sampled() ? stopped_at_ : end_; }
  instruction_counts counts() const {
    instruction_counts out(p_.timings.size());
    for (const auto& u : units_) out.add(u->counts());
    return out;
  }
  instruction_counts counts_before_stop() const { return sampled() ? before_stop_ : counts(); }
  const std::vector<std::unique_ptr<compute_unit>>& units() const { return units_; }
  const shared_memory_levels& shared() const { return *shared_; }
  const stall_table& stalls() const { return stalls_; }
  const extent& what() const { return extent_; }

private:
  struct entry {
    cycle at;
    u32 unit;
    bool operator>(const entry& o) const { return at != o.at ? at > o.at : unit > o.unit; }
  };

  /// The first workgroups go to one compute unit after the other.
  void fill() {
    for (u32 round = 0; round < extent_.resident; ++round)
      for (u32 unit = 0; unit < extent_.compute_units; ++unit) start(unit, 0);
    for (u32 unit = 0; unit < extent_.compute_units; ++unit) note(unit);
  }
  void note(u32 unit) {
    if (const cycle at = units_[unit]->next_turn(); at != never) waiting_.push({at, unit});
  }
  void start(u32 unit, cycle now) {
    if (started_ == extent_.groups) return;
    if (has_enough()) {
      if (stopped_at_ == 0) stopped_at_ = now, before_stop_ = counts();
      return;
    }
    resident_group& g = idle_group();
    const u64 id = started_++ * extent_.xcds;
    const u32 width = options_.grid[0], height = options_.grid[1];
    g.id = id;
    g.began = now;
    g.owner->begin(static_cast<u32>(id % width), static_cast<u32>(id / width % height),
                   static_cast<u32>(id / width / height), false);
    units_[unit]->start(g, now, age_);
  }
  /// A round beyond those that begin with cold caches and the first waves in step shows what the others take; fewer
  /// instructions than two fifths of the most would be few for kernels of short workgroups.
  bool has_enough() const {
    const u64 run = out_.counters.instructions, held = u64{extent_.compute_units} * extent_.resident;
    return run >= extent_.most_instructions ||
           (run >= extent_.most_instructions / 5 * 2 && started_ >= (extent_.resident + 1) * held);
  }
  resident_group& idle_group() {
    if (!idle_.empty()) {
      resident_group& g = *idle_.back();
      idle_.pop_back();
      return g;
    }
    groups_.push_back(std::make_unique<resident_group>());
    groups_.back()->owner = std::make_unique<machine>(p_.program, p_.code, memory_, kernarg_, options_, out_);
    return *groups_.back();
  }
  void end(resident_group& g, u32 unit, cycle now) {
    g.owner->finish();
    end_ = now + turn_cycles;
    spans_.push_back({g.id, unit, g.began, end_});
    idle_.push_back(&g);
    start(unit, now + turn_cycles);
  }

  const timed_program& p_;
  memory& memory_;
  u64 kernarg_;
  const launch_options& options_;
  result& out_;
  extent extent_;
  std::unique_ptr<shared_memory_levels> shared_;
  stall_table stalls_;
  cycle clock_ = 0, end_ = 0, stopped_at_ = 0;
  instruction_counts before_stop_{p_.timings.size()};
  std::vector<span> spans_;
  std::vector<std::unique_ptr<compute_unit>> units_;
  std::vector<std::unique_ptr<resident_group>> groups_;
  std::vector<resident_group*> idle_;
  std::priority_queue<entry, std::vector<entry>, std::greater<>> waiting_;
  u64 started_ = 0, age_ = 0;
};

} // namespace kiln::sim::timing
