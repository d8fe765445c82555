// SPDX-License-Identifier: MIT
// How long workgroups of known work take on the compute units of an XCD, if each is as fast as in the run that was simulated.
#pragma once

#include <kiln/support/types.hpp>

#include <algorithm>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

namespace kiln::sim::timing {

struct dispatch_replay {
  u32 compute_units = 1, resident = 1;
  double alone = 1; ///< speed of a workgroup that has its compute unit alone, beside one among `resident`

  /// Workgroups go to compute units as in the model: the first round in rotation, then each to the place that has become free.
  double clocks(const std::vector<double>& work) const { return clocks({}, work, 0); }

  /// From a state on: `running`, by compute unit, is what workgroups have left; those of `work` from `next` on follow.
  double clocks(std::vector<std::vector<double>> running, const std::vector<double>& work,
                size_t next) const {
    struct unit {
      std::vector<double> left; ///< of its workgroups, at `at`
      double at = 0;
    };
    std::vector<unit> units(compute_units);
    for (size_t i = 0; i < running.size(); ++i) units[i].left = std::move(running[i]);
    using entry = std::pair<double, u32>;
    std::priority_queue<entry, std::vector<entry>, std::greater<>> ends;
    const auto take = [&](unit& u) {
      if (next < work.size()) u.left.push_back(work[next++]);
    };
    const auto note = [&](u32 i) {
      unit& u = units[i];
      if (!u.left.empty()) ends.emplace(u.at + std::ranges::min(u.left) / speed(u.left.size()), i);
    };
    for (u32 round = 0; round < resident; ++round)
      for (unit& u : units)
        if (u.left.size() <= round) take(u);
    for (u32 i = 0; i < compute_units; ++i) note(i);
    double end = 0;
    while (!ends.empty()) {
      const auto [at, i] = ends.top();
      ends.pop();
      unit& u = units[i];
      const double done = std::ranges::min(u.left);
      for (double& left : u.left) left -= done;
      const size_t before = u.left.size();
      std::erase_if(u.left, [](double left) { return left <= 0; });
      for (size_t ended = before - u.left.size(); ended-- > 0;) take(u);
      u.at = end = at;
      note(i);
    }
    return end;
  }

private:
  double speed(size_t together) const {
    if (resident <= 1) return 1;
    return 1 + (alone - 1) * static_cast<double>(resident - together) / (resident - 1);
  }
};

} // namespace kiln::sim::timing
