// SPDX-License-Identifier: MIT
// Matrix-vector products and sorts in the simulator, on host memory.
#include "simulate.hpp"

namespace kiln_examples {
namespace {

template<class T, u32 Batch> int simulate(const kiln_gemv& r, int target) {
  return run<kernel::gemv<T, Batch>>(
      target, workgroups(r.rows, kernel::gemv_shape::rows_of_workgroup), workgroups(r.batch, Batch), 1,
      buffer_of(static_cast<T*>(r.y), r.rows * r.batch),
      buffer_of(static_cast<const T*>(r.a), r.rows * r.columns),
      buffer_of(static_cast<const T*>(r.x), r.batch * r.columns),
      buffer_of(static_cast<const T*>(r.bias), r.rows), static_cast<i32>(r.rows), static_cast<i32>(r.columns),
      static_cast<i32>(r.batch));
}
template<class T> int simulate(const kiln_gemv& r, int target) {
  return batch_tile(r.batch) == 1 ? simulate<T, 1>(r, target) : simulate<T, 4>(r, target);
}

template<class T, u32 Width, bool Indices> int simulate(const kiln_sort& r, int target) {
  return run<kernel::sort<T, Width, Indices>>(
      target, workgroups(r.count, kernel::sort_shape<Width>::sorts), 1, 1,
      buffer_of(static_cast<T*>(r.out), r.count * r.length), buffer_of(r.indices, r.count * r.length),
      buffer_of(static_cast<const T*>(r.in), r.count * r.length), static_cast<i32>(r.length),
      static_cast<i32>(r.count), static_cast<i32>(r.descending != 0));
}
template<class T, u32 Width = 2> int simulate(const kiln_sort& r, int target) {
  if constexpr (Width < 1024)
    if (width_of(r.length) > static_cast<int>(Width)) return simulate<T, Width * 2>(r, target);
  return r.indices == nullptr ? simulate<T, Width, false>(r, target) : simulate<T, Width, true>(r, target);
}

} // namespace
} // namespace kiln_examples

using namespace kiln_examples;

int kiln_gemv_simulate(const kiln_gemv* r, const char* target_name) {
  const int target = target_of(target_name);
  if (target < 0 || validate(*r) != 0) return -1;
  if (r->type == KILN_F32) return simulate<float>(*r, target);
  return r->type == KILN_F16 ? simulate<_Float16>(*r, target) : simulate<__bf16>(*r, target);
}

int kiln_sort_simulate(const kiln_sort* r, const char* target_name) {
  const int target = target_of(target_name);
  if (target < 0 || validate(*r) != 0) return -1;
  switch (r->type) {
  case KILN_F32: return simulate<float>(*r, target);
  case KILN_F16: return simulate<_Float16>(*r, target);
  case KILN_I32: return simulate<i32>(*r, target);
  default: return simulate<u32>(*r, target);
  }
}
