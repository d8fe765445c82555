// SPDX-License-Identifier: MIT
// The kernels in the simulator, on host memory.
#include "request.hpp"

#include <kiln/compile/kernel.hpp>
#include <kiln/sim.hpp>

#include <cstring>
#include <mutex>

namespace kiln_examples {
namespace {

using namespace kiln;
constexpr u32 targets = 3;

/// Index of a target's name, or -1 after `fail`.
int target_of(const char* name) {
  if (name == nullptr) name = "gfx942";
  for (u32 t = 0; t < targets; ++t)
    if (std::strcmp(isa::facts_of(static_cast<isa::arch>(t)).name, name) == 0) return static_cast<int>(t);
  return fail("target %s is not known; gfx90a, gfx942 and gfx950 are", name);
}

/// A kernel's program for a target, built by its first use: what a code object holds on a GPU.
template<auto Kernel> const compile::outcome& program_of(u32 target) {
  static std::once_flag built[targets];
  static compile::outcome programs[targets];
  std::call_once(built[target], [target] {
    programs[target] = compile::compile_kernel<Kernel, block_size<256>>(static_cast<isa::arch>(target));
  });
  return programs[target];
}

template<auto Kernel, class... A> int run(int target, i64 groups_x, i64 groups_y, A&&... arguments) {
  const compile::outcome& kernel = program_of<Kernel>(static_cast<u32>(target));
  if (kernel.error.raised) {
    const auto message = kernel.error.message();
    return fail("%.*s", static_cast<int>(message.size()), message.data());
  }
  // The kernels are tested with the monitor; here it would only cost time.
  const auto result = sim::run(
      kernel.program, {.grid = {static_cast<u32>(groups_x), static_cast<u32>(groups_y)}, .monitor = false},
      static_cast<A&&>(arguments)...);
  if (result.ok) return 0;
  const auto text = result.text();
  return fail("%.*s", static_cast<int>(text.size()), text.data());
}

template<class T> sim::buffer<T> buffer_of(T* data, i64 count) {
  return {data, data == nullptr ? 0 : static_cast<u64>(count)};
}

template<class T, u32 Batch> int simulate(const kiln_gemv& r, int target) {
  return run<kernel::gemv<T, Batch>>(
      target, workgroups(r.rows, kernel::gemv_shape::rows_of_workgroup), workgroups(r.batch, Batch),
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
      target, workgroups(r.count, kernel::sort_shape<Width>::sorts), 1,
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
