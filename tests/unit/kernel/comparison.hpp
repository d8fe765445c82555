// SPDX-License-Identifier: MIT
// How right results of a kernel are: by their distance from exact ones, and by their direction.
#pragma once

#include "program/simulate.hpp"

#include <algorithm>
#include <cmath>

namespace kiln_test {

/// Results beside exact ones, and beside `own`, what the kernel's type gives with rounded intermediate results. Near are they
/// if max|out - exact| <= factor max|own - exact| + 1e-5 max|exact|. Along are they if for each group, as a row or a head, the
/// cosine of the angle between results and exact ones is at least 0.9999.
class comparison {
public:
  static constexpr double least_cosine = 0.9999;

  void add(double out, double own, double exact) {
    worst_ = std::max(worst_, std::fabs(out - exact));
    of_own_ = std::max(of_own_, std::fabs(own - exact));
    most_ = std::max(most_, std::fabs(exact));
    not_finite_ += !std::isfinite(out);
    product_ += out * exact, of_out_ += out * out, of_exact_ += exact * exact;
  }
  /// What was added since the last call is a group.
  void end_group() {
    // Exact zeros have no direction: their distance judges them.
    if (of_exact_ != 0)
      cosine_ = std::min(cosine_, product_ / std::sqrt(std::max(of_out_ * of_exact_, 1e-300)));
    product_ = of_out_ = of_exact_ = 0;
  }
  bool is_near(double factor) const { return not_finite_ == 0 && worst_ <= factor * of_own_ + 1e-5 * most_; }
  bool is_along() const { return cosine_ >= least_cosine; }

  /// Ends the last group.
  void check(const char* of, double factor = 2) {
    check_distance(of, factor);
    end_group();
    INFO(of << ": the least cosine is " << cosine_);
    CHECK(is_along());
  }
  /// Of fp8: 4 bits of a number turn a row by more than the cosine allows, however right they are (comparison_test.cpp).
  void check_distance(const char* of, double factor = 2) const {
    INFO(of << ": " << worst_ << ", own type " << of_own_ << ", most " << most_ << ", not finite "
            << not_finite_);
    CHECK(is_near(factor));
  }

private:
  double worst_ = 0, of_own_ = 0, most_ = 0, cosine_ = 1;
  double product_ = 0, of_out_ = 0, of_exact_ = 0; ///< of the group
  u32 not_finite_ = 0;
};

} // namespace kiln_test
