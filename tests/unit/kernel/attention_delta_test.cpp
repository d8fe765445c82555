// SPDX-License-Identifier: MIT
// Rows of attention's output times rows of its gradient.
#include "unit/kernel/attention_cases.hpp"

#include <kiln/kernel/attention_delta.hpp>

namespace {

using namespace kiln_test;

/// O has rows without gaps, dO rows of `row` numbers: heads that are not wanted stand between.
template<class T, attention_form Form>
void check_delta(isa::arch arch, u32 batch, u32 heads, u32 rows, u32 row) {
  constexpr u32 head = Form.head;
  INFO(isa::facts_of(arch).name << ": head " << head << ", rows " << rows);
  const ir::program p = compiled<float*, const T*, const T*, i32, i32, i32, i32, i32, i32, i32, i32, i32>(
      arch, 256, kernel::attention_delta<T, Form>);
  random_words random;
  const auto fill = [&](u64 count) {
    std::vector<kiln::u16> x(count);
    for (kiln::u16& e : x) e = rounded<T>((static_cast<double>(random() % 4097) - 2048) / 1024);
    return x;
  };
  const std::vector<kiln::u16> o = fill(u64{batch} * heads * rows * head),
                               d_o = fill(u64{batch} * rows * heads * row);
  std::vector<float> delta(batch * heads * rows + 1, 777);
  const auto n = [](u32 x) { return static_cast<i32>(x); };
  const sim::result r = sim::run(p, {.grid = {(rows + 63) / 64, heads, batch}, .threads = 1},
                                 sim::buffer<float>(delta.data(), batch * heads * rows),
                                 sim::buffer<const T>(reinterpret_cast<const T*>(o.data()), o.size()),
                                 sim::buffer<const T>(reinterpret_cast<const T*>(d_o.data()), d_o.size()),
                                 n(rows), n(heads * rows * head), n(rows * head), n(head),
                                 n(rows * heads * row), n(row), n(heads * row), n(heads * rows), n(rows));
  const text_buffer text = r.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(r.ok);
  u32 wrong = 0;
  for (u32 b = 0; b < batch; ++b)
    for (u32 h = 0; h < heads; ++h)
      for (u32 i = 0; i < rows; ++i) {
        double exact = 0, size = 0;
        for (u32 d = 0; d < head; ++d) {
          const double x = number_of<T>(o[((u64{b} * heads + h) * rows + i) * head + d]) *
                           number_of<T>(d_o[((u64{b} * rows + i) * heads + h) * row + d]);
          exact += x, size += std::fabs(x);
        }
        wrong += !(std::fabs(static_cast<double>(delta[(b * heads + h) * rows + i]) - exact) <= 1e-6 * size);
      }
  CHECK(wrong == 0);
  CHECK(delta.back() == 777);
}

TEST_CASE("rows of attention's output times rows of its gradient", "[attention]") {
  for (const isa::arch a : all_archs) {
    check_delta<__bf16, attention_form{}>(a, 2, 3, 70, 128);
    check_delta<_Float16, attention_form{.head = 64}>(a, 1, 2, 64, 72);
    check_delta<__bf16, attention_form{.head = 96}>(a, 1, 2, 1, 104);
    check_delta<_Float16, attention_form{.head = 40}>(a, 2, 1, 129, 40);
  }
}

} // namespace
