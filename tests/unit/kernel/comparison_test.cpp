// SPDX-License-Identifier: MIT
// What judges kernels' results: wrong ones are seen.
#include "unit/kernel/norm_numbers.hpp"

namespace {

using namespace kiln_test;

TEST_CASE("results are judged by their distance", "[norm]") {
  comparison c;
  c.add(1.5, 1.25, 1), c.add(-100, -100, -100);
  CHECK(c.is_near(2)); // 0.5 of 2 * 0.25 + 1e-5 * 100
  c.add(2.52, 2, 2);
  CHECK(!c.is_near(2));
  CHECK(c.is_near(4));
  c.add(std::nan(""), 1, 1);
  CHECK(!c.is_near(1e9));
}
TEST_CASE("results are judged by their direction, each group by itself", "[norm]") {
  const auto judged = [](bool is_one_group, double y) {
    comparison c;
    for (u32 i = 0; i < 1000; ++i) c.add(100, 100, 100);
    if (!is_one_group) c.end_group();
    c.add(1, 1, 1), c.add(y, 0, 0);
    c.end_group();
    return c.is_along();
  };
  CHECK(judged(false, 0));
  CHECK(judged(false, 0.014));
  CHECK(!judged(false, 0.015)); // 1 / sqrt(1 + y^2) < 0.9999
  CHECK(judged(true, 0.015));
  comparison zeros;
  zeros.add(0, 0, 0), zeros.end_group();
  CHECK(zeros.is_along());
  zeros.add(0, 0, 1), zeros.end_group();
  CHECK(!zeros.is_along());
  comparison none;
  none.add(std::nan(""), 1, 1), none.end_group();
  CHECK(!none.is_near(2));
}
TEST_CASE("fp8 turns rows by more than the cosine allows", "[norm]") {
  for (const isa::arch a : {isa::arch::gfx942, isa::arch::gfx950}) {
    const host_fp8 fp8(a);
    random_words random;
    comparison c;
    for (u32 i = 0; i < 4096; ++i) {
      const double x = static_cast<double>(random() % 20001) / 1000 - 10;
      c.add(fp8.rounded(x), fp8.rounded(x), x);
    }
    c.end_group();
    CHECK(c.is_near(1));
    CHECK(!c.is_along());
  }
}

} // namespace
