// SPDX-License-Identifier: MIT
// Launches of matrix products: the kernels that a program has compiled, and the choice among them on the current device.
#pragma once

#include <kiln/device/launch.hpp>
#include <kiln/kernel/gemm/add_splits.hpp>
#include <kiln/kernel/gemm/choose.hpp>
#include <kiln/kernel/gemm/variant.hpp>

namespace kiln::kernel {

struct gemm_launch_options {
  hipStream_t stream = nullptr;
  void* workspace =
      nullptr; ///< device memory that no other launch uses until this one has ended; it need not be clear
  i64 workspace_bytes = 0;
};

/// What became of a launch: a refusal, or the result of HIP's launch. It is an error to ignore it.
class [[nodiscard]] gemm_outcome {
public:
  constexpr gemm_outcome(gemm_status status) : status_(status) {} // NOLINT: implicit
  constexpr gemm_outcome(const launch_result& launched)           // NOLINT: implicit
      : status_(gemm_status::ok), launched_(launched) {}

  constexpr bool ok() const { return status_ == gemm_status::ok && launched_.ok(); }
  constexpr gemm_status status() const { return status_; }
  constexpr hipError_t error() const { return launched_.error(); }
  /// One sentence.
  const char* text() const { return status_ != gemm_status::ok ? text_of(status_) : launched_.text(); }

private:
  gemm_status status_;
  launch_result launched_{hipSuccess, nullptr};
};

/// The current device; `compute_units` is 0 if there is none, or none that Kiln compiles for. Each device is asked once.
inline gemm_device current_device() {
  static u64 known[64]; // compute units and one more than the target, 0: not asked yet
  int device = 0;
  if (hipGetDevice(&device) != hipSuccess) return {isa::arch::gfx90a, 0};
  const bool is_kept = device >= 0 && device < 64;
  u64 word = is_kept ? __atomic_load_n(&known[device], __ATOMIC_RELAXED) : 0;
  if (word == 0) {
    hipDeviceProp_t properties;
    if (hipGetDeviceProperties(&properties, device) != hipSuccess) return {isa::arch::gfx90a, 0};
    for (u32 a = 0; a < isa::arch_count; ++a) {
      const char *name = isa::facts_of(static_cast<isa::arch>(a)).name, *found = properties.gcnArchName;
      while (*name != 0 && *name == *found) ++name, ++found;
      if (*name == 0 && (*found == 0 || *found == ':')) // gfx942:sramecc+:xnack-
        word = u64{static_cast<u32>(properties.multiProcessorCount)} << 8 | (a + 1);
    }
    if (word == 0) return {isa::arch::gfx90a, 0};
    if (is_kept) __atomic_store_n(&known[device], word, __ATOMIC_RELAXED);
  }
  return {static_cast<isa::arch>((word & 255) - 1), static_cast<u32>(word >> 8)};
}

/// Gives arguments their types.
template<class Entry> struct gemm_call;
template<class D, class A, class B, class Factor>
struct gemm_call<void(D*, const A*, const B*, const D*, const D*, const float*, const float*, float*, i64,
                      i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, Factor, Factor)> {
  template<auto Kernel>
  static launch_result product(const gemm_problem& p, const gemm_demands& d, const gemm_plan& plan,
                               const gemm_launch_options& o) {
    const gemm_judge j(p, d);
    const auto narrow = [](i64 x) { return static_cast<i32>(x); };
    return launch<Kernel>(
        {.grid = {plan.grid.x, plan.grid.y, plan.grid.z}, .stream = o.stream}, static_cast<D*>(p.d.data),
        static_cast<const A*>(p.a.data), static_cast<const B*>(p.b.data), static_cast<const D*>(p.c.data),
        static_cast<const D*>(p.bias), p.row_scales, p.column_scales, static_cast<float*>(o.workspace),
        j.of_d().batch_stride, j.of_a().batch_stride, j.of_b().batch_stride, j.of_c().batch_stride,
        narrow(p.m), narrow(p.n), narrow(p.k), narrow(j.of_d().stride), narrow(j.of_a().stride),
        narrow(j.of_b().stride), narrow(j.of_c().stride), narrow(plan.grid.depth_of_split),
        static_cast<Factor>(p.alpha), static_cast<Factor>(p.beta));
  }
};
template<class Entry> struct adder_call;
template<class D, class... Rest> struct adder_call<void(D*, const float*, const D*, const D*, Rest...)> {
  template<auto Kernel>
  static launch_result sum(const gemm_problem& p, const gemm_demands& d, const gemm_plan& plan,
                           const gemm_launch_options& o) {
    const gemm_judge j(p, d);
    const auto narrow = [](i64 x) { return static_cast<i32>(x); };
    return launch<Kernel>(
        {.grid = {parts_of(p.n, splits_shape::columns), parts_of(p.m, splits_shape::rows), p.batch},
         .stream = o.stream},
        static_cast<D*>(p.d.data), static_cast<const float*>(o.workspace), static_cast<const D*>(p.c.data),
        static_cast<const D*>(p.bias), p.row_scales, p.column_scales, j.of_d().batch_stride,
        j.of_c().batch_stride, narrow(p.m), narrow(p.n), narrow(j.of_d().stride), narrow(j.of_c().stride),
        narrow(plan.grid.splits), static_cast<float>(p.alpha), static_cast<float>(p.beta));
  }
};

/// The kernels of a program for one form: `gemm_family<gemm_variant<few>, gemm_variant<many>>`. Its functions may be called
/// from any thread.
template<class... Variants> class gemm_family {
  static constexpr u32 count = sizeof...(Variants);
  static constexpr gemm_facts facts[count] = {Variants::facts...};

public:
  /// Constant, if the problem is.
  static constexpr gemm_plan plan(const gemm_problem& p, const gemm_device& on) {
    return plan_gemm(p, on, facts, count);
  }
  /// Bytes of the workspace that the launch on a device needs; 0 too for a problem that it refuses.
  static constexpr i64 workspace_bytes(const gemm_problem& p, const gemm_device& on) {
    const gemm_plan chosen = plan(p, on);
    return chosen.status == gemm_status::ok ? chosen.workspace_bytes : 0;
  }
  /// The same on the current device.
  static i64 workspace_bytes(const gemm_problem& p) { return workspace_bytes(p, current_device()); }

  /// On the current device, in the order of the stream; returns at once. For one problem, device, set of variants and version
  /// of Kiln the results have the same bits in every run.
  static gemm_outcome launch(const gemm_problem& p, const gemm_launch_options& options = {}) {
    const gemm_device on = current_device();
    if (on.compute_units == 0) return launch_result(hipErrorNoDevice, nullptr);
    return launch(p, plan(p, on), options);
  }
  /// The same by a plan of one's own, as for a variant that the user has chosen.
  static gemm_outcome launch(const gemm_problem& p, const gemm_plan& plan,
                             const gemm_launch_options& options) {
    if (plan.status != gemm_status::ok) return plan.status;
    if (plan.variant >= count) return gemm_status::no_variant;
    if (!(plan == plan_with(facts[plan.variant], plan.variant, p, plan.grid.splits, plan.nanoseconds)))
      return gemm_status::other_problem;
    const gemm_status s = gemm_judge(p, facts[plan.variant].demands).judge();
    if (s != gemm_status::ok) return s;
    if (plan.workspace_bytes != 0 &&
        (options.workspace == nullptr || options.workspace_bytes < plan.workspace_bytes))
      return gemm_status::missing_workspace;
    if (reinterpret_cast<u64>(options.workspace) % 16 != 0) return gemm_status::misaligned_workspace;
    if (plan.grid.workgroups() == 0) return gemm_status::ok; // D is empty
    gemm_outcome out = gemm_status::no_variant;
    u32 i = 0;
    (void)((i++ == plan.variant && (out = run(Variants{}, p, plan, options), true)) || ...);
    return out;
  }

private:
  template<auto Entry, auto Adder>
  static gemm_outcome run(gemm_variant<Entry, Adder> variant, const gemm_problem& p, const gemm_plan& plan,
                          const gemm_launch_options& options) {
    const gemm_demands& demands = facts[plan.variant].demands;
    using entry = typename device::kernel_of<Entry>::entry;
    const launch_result product = gemm_call<entry>::template product<Entry>(p, demands, plan, options);
    if constexpr (decltype(variant)::form.is_split) {
      if (!product.ok()) return product;
      using adder = typename device::kernel_of<Adder>::entry;
      return adder_call<adder>::template sum<Adder>(p, demands, plan, options);
    } else {
      return product;
    }
  }
};

} // namespace kiln::kernel
