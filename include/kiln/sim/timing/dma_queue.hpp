// SPDX-License-Identifier: MIT
// The LDS-DMA requests of a wave that were accepted and not yet served: about 7 on MI350X, one served in about 25 cycles when
// they back up (calibrated by Hardcode84/7, ArchData).
#pragma once

#include <kiln/sim/timing/instruction_timing.hpp>

#include <algorithm>

namespace kiln::sim::timing {

class dma_queue {
public:
  void begin(const parameter_set& p) {
    cycles_ = p[parameter::lds_dma_cycles];
    places_.assign(std::max(1u, whole(p[parameter::lds_dma_queue])), 0);
    next_ = 0;
  }
  /// The first cycle at which another request is accepted.
  cycle free() const { return places_[next_]; }
  /// `until`: when the compute unit has served what it accepted before (measured on MI308X: 11 cycles each, of all waves).
  void accept(cycle now, double& until) {
    until = std::max(static_cast<double>(now), until) + cycles_;
    places_[next_] = static_cast<cycle>(until);
    next_ = (next_ + 1) % static_cast<u32>(places_.size());
  }

private:
  double cycles_ = 0;
  std::vector<cycle> places_; ///< when each becomes free, in rotation
  u32 next_ = 0;
};

} // namespace kiln::sim::timing
