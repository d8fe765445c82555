// SPDX-License-Identifier: MIT
// The vector ALU of a SIMD and its matrix pipe. Both are fed by one issue slot: a matrix instruction holds it for a few
// cycles, then other vector instructions run under it (tingqli/pyhip, docs/mfma-valu-coissue.md: three plain ones are free
// under 16 cycles, the fourth costs 4).
#pragma once

#include <kiln/sim/timing/instruction_timing.hpp>

#include <algorithm>

namespace kiln::sim::timing {

class vector_pipe {
public:
  explicit vector_pipe(const parameter_set& p)
      : delay_(p[parameter::matrix_vector_delay]),
        packed_after_matrix_(p[parameter::packed_f32_after_matrix]) {}

  /// The first cycle at which the instruction can be issued.
  cycle free_for(const instruction_timing& t) const {
    if (t.on == unit::vector && !t.packed_f32) return free_for_vector();
    return turn_before(
        std::max(vector_free_, matrix_free_)); // packed f32 never runs beside a matrix instruction
  }
  cycle free_for_vector() const { return turn_before(vector_free_); }

  void issue(const instruction_timing& t, cycle now) {
    const double after_others = t.packed_f32 ? std::max(vector_free_, matrix_free_) : vector_free_;
    const double begin = std::max(static_cast<double>(now), after_others);
    if (t.on == unit::matrix) {
      const double start = std::max(begin, matrix_free_);
      vector_free_ = start + std::min<double>(delay_, t.matrix_cycles);
      matrix_free_ = start + t.matrix_cycles;
      matrix_busy += t.matrix_cycles;
      after_matrix_ = true;
      return;
    }
    const double hold = t.packed_f32 && after_matrix_ ? packed_after_matrix_ : t.hold;
    vector_free_ = begin + hold;
    vector_busy += hold;
    after_matrix_ = false;
  }

  double vector_busy = 0, matrix_busy = 0;

private:
  /// The pipe may come free within a turn: what is issued in that turn begins then, so that a hold of 4.4 cycles is kept on
  /// average.
  static cycle turn_before(double free) {
    const auto whole_cycles = static_cast<cycle>(free);
    return whole_cycles < turn_cycles ? 0 : whole_cycles - turn_cycles + 1;
  }

  double delay_, packed_after_matrix_;
  double vector_free_ = 0, matrix_free_ = 0;
  bool after_matrix_ = false; ///< the last one issued was a matrix instruction
};

} // namespace kiln::sim::timing
