// SPDX-License-Identifier: MIT
// y = A x for A of 128 x 4 in fp32, one row a work-item: the matrix of AMD's MI210 quick start guide.
#include "run.hpp"

using namespace kiln::dsl;

constexpr int rows = 128, columns = 4;

constexpr void gemv(builder k, arg<float*> y, arg<const float*> a, arg<const float*> x) {
  auto row = k.thread_idx.x;
  auto elements = a.load<columns>(row * columns); // 16 bytes a lane, coalesced
  auto vector = x.load_uniform<columns>(0);       // the same for all lanes: scalar registers
  auto sum = k.vgpr<f32>(0);
  for (int j = 0; j < columns; ++j) // unrolled while the kernel is compiled
    sum = elements[j] * vector[j] + sum;
  y[row] = sum;
}

KILN_KERNEL(gemv, block_size<rows>);

int main() {
  example::array<float> a(rows * columns), x(columns), y(rows);
  for (int i = 0; i < rows * columns; ++i) a[i] = static_cast<float>(i % 7) - 3.0f;
  for (int j = 0; j < columns; ++j) x[j] = 0.5f + static_cast<float>(j);
  example::run<gemv>({.grid = {1}}, y, a, x);
  int wrong = 0;
  for (int i = 0; i < rows; ++i) {
    float expected = 0; // every product and sum is exact in fp32
    for (int j = 0; j < columns; ++j) expected += a[i * columns + j] * x[j];
    wrong += y[i] != expected;
  }
  return example::report("y = A x, 128 x 4", wrong == 0, rows);
}
