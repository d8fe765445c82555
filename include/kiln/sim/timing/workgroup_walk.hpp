// SPDX-License-Identifier: MIT
// How much work each workgroup of a launch has: the clocks of its first wave, by what the run found each instruction to take.
// The wave executes only what decides its branches; a branch that loaded values decide goes the way that most waves of the run
// went.
#pragma once

#include <kiln/sim/launch.hpp>
#include <kiln/sim/timing/control_slice.hpp>
#include <kiln/sim/timing/instruction_timing.hpp>

#include <memory>
#include <optional>
#include <utility>

namespace kiln::sim::timing {

class workgroup_walk {
public:
  workgroup_walk(const ir::program& program, const decoded_program& code, const control_slice& slice,
                 const instruction_counts& found, memory& memory, u64 kernarg, const launch_options& options,
                 u64 most_steps)
      : code_(code), options_(options), open_(slice.open()), steps_left_(most_steps) {
    const u32 count = code.code.size();
    clocks_before_.resize(count + 1);
    stop_.resize(count + 1, count);
    likely_.resize(count);
    for (u32 i = 0; i < count; ++i) {
      const bool ran = found.executed[i] != 0;
      const double each =
          ran ? static_cast<double>(found.waited[i]) / static_cast<double>(found.executed[i]) : turn_cycles;
      clocks_before_[i + 1] = clocks_before_[i] + each;
      likely_[i] = 2 * found.taken[i] > found.executed[i];
    }
    for (u32 i = count; i-- > 0;) {
      const isa::flag_mask f = code.code[i].row->flags;
      const bool stops = slice.executed()[i] || (f & (isa::flag::branch | isa::flag::ends_program)) != 0;
      stop_[i] = stops ? i : stop_[i + 1];
    }
    first_wave_ = std::make_unique<machine>(program, code, memory, kernarg, options, scratch_);
    first_wave_->keep_first_wave();
  }

  /// Clocks of the workgroup; nothing if its wave cannot be followed, or the steps do not suffice.
  std::optional<double> clocks_of(u64 group) {
    const u32 width = options_.grid[0], height = options_.grid[1];
    first_wave_->begin(static_cast<u32>(group % width), static_cast<u32>(group / width % height),
                       static_cast<u32>(group / width / height), false);
    wave& w = first_wave_->wave_at(0);
    double clocks = 0;
    for (;;) {
      const u32 at = w.pc < code_.code.size() ? stop_[w.pc] : code_.code.size();
      if (at == code_.code.size() || steps_left_ == 0) return std::nullopt;
      --steps_left_;
      clocks += clocks_before_[at + 1] - clocks_before_[w.pc];
      w.pc = at;
      const decoded& d = code_.code[at];
      if ((d.row->flags & isa::flag::ends_program) != 0) return clocks;
      if (!open_[at]) {
        first_wave_->step(w);
      } else {
        if (likely_[at] && d.target <= at) return std::nullopt; // loaded values decide when a loop ends
        w.pc = likely_[at] ? d.target : at + 1;
      }
      if (first_wave_->group().failed) return std::nullopt;
    }
  }

private:
  const decoded_program& code_;
  const launch_options& options_;
  const std::vector<bool>& open_;
  u64 steps_left_;
  std::vector<double> clocks_before_; ///< of all instructions before it in the code
  std::vector<u32> stop_;             ///< by instruction: the next one that is executed, a branch or the end
  std::vector<bool> likely_;
  result scratch_;
  std::unique_ptr<machine> first_wave_;
};

} // namespace kiln::sim::timing
