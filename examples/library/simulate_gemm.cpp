// SPDX-License-Identifier: MIT
// Matrix products in the simulator, on host memory: the kernel that a GPU's launch would choose.
#include "gemm.hpp"
#include "simulate.hpp"

#include <vector>

namespace kiln_examples {
namespace {

using kernel::gemm_plan, kernel::memory_of;

/// The product's kernel, from the arguments of a request.
template<auto Kernel, gemm_number Type>
int multiply(const kiln_gemm& r, const gemm_plan& plan, std::vector<float>& parts, int target) {
  using T = memory_of<Type>;
  const auto narrow = [](i64 x) { return static_cast<i32>(x); };
  const i64 none = 0;
  return run<Kernel>(
      target, plan.grid.x, plan.grid.y, plan.grid.z, buffer_of(static_cast<T*>(r.d), r.m * r.n),
      buffer_of(static_cast<const T*>(r.a), r.m * r.k), buffer_of(static_cast<const T*>(r.b), r.n * r.k),
      buffer_of<const T>(nullptr, 0), buffer_of(static_cast<const T*>(r.bias), r.n),
      buffer_of<const float>(nullptr, 0), buffer_of<const float>(nullptr, 0),
      buffer_of(parts.data(), static_cast<i64>(parts.size())), none, none, none, none, narrow(r.m),
      narrow(r.n), narrow(r.k), narrow(r.n), narrow(r.transpose_a ? r.m : r.k),
      narrow(r.transpose_b ? r.k : r.n), narrow(r.n), narrow(plan.grid.depth_of_split), 1.0f, 0.0f);
}

template<gemm_number Type>
int add(const kiln_gemm& r, const gemm_plan& plan, std::vector<float>& parts, int target) {
  using T = memory_of<Type>;
  using shape = kernel::splits_shape;
  const auto narrow = [](i64 x) { return static_cast<i32>(x); };
  const i64 none = 0;
  return run<kernel::add_splits<T, kernel::gemm_ending{.has_bias = true}, 8>>(
      target, workgroups(r.n, shape::columns), workgroups(r.m, shape::rows), 1,
      buffer_of(static_cast<T*>(r.d), r.m * r.n),
      buffer_of<const float>(parts.data(), static_cast<i64>(parts.size())), buffer_of<const T>(nullptr, 0),
      buffer_of(static_cast<const T*>(r.bias), r.n), buffer_of<const float>(nullptr, 0),
      buffer_of<const float>(nullptr, 0), none, none, narrow(r.m), narrow(r.n), narrow(r.n), narrow(r.n),
      narrow(plan.grid.splits), 1.0f, 0.0f);
}

template<gemm_number Type, bool A, bool B> int simulate(const kiln_gemm& r, int target) {
  const kernel::gemm_device on{static_cast<isa::arch>(target), compute_units[target]};
  const kernel::gemm_problem problem = problem_of(r);
  const gemm_plan plan = kernel::plan_gemm(problem, on, facts_of_form<Type, A, B>, count_of_form<A, B>);
  kernel::gemm_status status = plan.status;
  if (status == kernel::gemm_status::ok)
    status = kernel::gemm_judge(problem, facts_of_form<Type, A, B>[plan.variant].demands).judge();
  if (status != kernel::gemm_status::ok) return fail("gemm: %s", kernel::text_of(status));
  if (plan.grid.workgroups() == 0) return 0;
  std::vector<float> parts(static_cast<std::size_t>(plan.workspace_bytes / 4));
  if constexpr (!A && B) {
    if (plan.variant == of_few_rows)
      return multiply<kernel::small_gemm<form_of(Type, A, B, true), few_rows>, Type>(r, plan, parts, target);
    if (plan.variant == of_few_rows_split) {
      const int done = multiply<kernel::small_gemm<form_of(Type, A, B, true, true), few_rows>, Type>(
          r, plan, parts, target);
      return done != 0 ? done : add<Type>(r, plan, parts, target);
    }
  }
  if (plan.variant == aligned_rows)
    return multiply<kernel::tiled_gemm<form_of(Type, A, B, true), aligned_tiles>, Type>(r, plan, parts,
                                                                                        target);
  return multiply<kernel::tiled_gemm<form_of(Type, A, B, false), any_tiles>, Type>(r, plan, parts, target);
}

template<gemm_number Type> int simulate(const kiln_gemm& r, int target) {
  if (r.transpose_a != 0)
    return r.transpose_b != 0 ? simulate<Type, true, true>(r, target)
                              : simulate<Type, true, false>(r, target);
  return r.transpose_b != 0 ? simulate<Type, false, true>(r, target)
                            : simulate<Type, false, false>(r, target);
}

} // namespace
} // namespace kiln_examples

using namespace kiln_examples;

int kiln_gemm_simulate(const kiln_gemm* r, const char* target_name) {
  const int target = target_of(target_name);
  if (target < 0 || validate(*r) != 0) return -1;
  return r->type == KILN_F16 ? simulate<gemm_number::f16>(*r, target)
                             : simulate<gemm_number::bf16>(*r, target);
}
