// SPDX-License-Identifier: MIT
// Launches of attention: the kernels that a program has compiled, and the choice among them.
#pragma once

#include <kiln/device/launch.hpp>
#include <kiln/kernel/attention_merge.hpp>
#include <kiln/kernel/attention_plan.hpp>
#include <kiln/kernel/gemm/launch.hpp>

namespace kiln::kernel {

/// A kernel that KILN_KERNEL_AS or KILN_DECLARE_KERNEL named Entry, and its form. One with is_split also names its
/// attention_merge().
template<attention_form Form, auto Entry, auto Merger = nullptr> struct attention_variant {
  static_assert(Form.is_split == !__is_same(decltype(Merger), decltype(nullptr)),
                "a kernel of split keys names the kernel that merges its parts, others do not");
  static constexpr attention_form form = Form;
};

struct attention_launch_options {
  hipStream_t stream = nullptr;
  void* workspace = nullptr; ///< device memory that no other launch uses until this one has ended
  i64 workspace_bytes = 0;
};

/// What became of a launch: a refusal, or the result of HIP's launch. It is an error to ignore it.
class [[nodiscard]] attention_outcome {
public:
  constexpr attention_outcome(attention_status status) : status_(status) {} // NOLINT: implicit
  constexpr attention_outcome(const launch_result& launched)                // NOLINT: implicit
      : status_(attention_status::ok), launched_(launched) {}

  constexpr bool ok() const { return status_ == attention_status::ok && launched_.ok(); }
  constexpr attention_status status() const { return status_; }
  constexpr hipError_t error() const { return launched_.error(); }
  /// One sentence.
  const char* text() const { return status_ != attention_status::ok ? text_of(status_) : launched_.text(); }

private:
  attention_status status_;
  launch_result launched_{hipSuccess, nullptr};
};

constexpr attention_device attention_device_of(const gemm_device& d) { return {d.arch, d.compute_units}; }

/// The element type of a kernel.
template<class Entry> struct attention_element;
template<class T, class... Rest> struct attention_element<void(T*, Rest...)> {
  using type = T;
};

/// The kernels of a program for one type: `attention_family<attention_variant<form, kernel>, ...>`. Its functions may be called
/// from any thread.
template<class... Variants> class attention_family {
  static constexpr u32 count = sizeof...(Variants);
  static constexpr attention_form forms[count] = {Variants::form...};

public:
  /// Heads of Q and K, and of V; 0: the same.
  static constexpr attention_plan plan(const attention_problem& p, u32 head, u32 value_head,
                                       const attention_device& on) {
    return plan_attention(p, form_of(p, head, value_head), forms, count, on);
  }
  /// Bytes of the workspace that the launch needs; 0 too for a problem that it refuses.
  static i64 workspace_bytes(const attention_problem& p, u32 head, u32 value_head = 0) {
    const attention_plan chosen = plan(p, head, value_head, attention_device_of(current_device()));
    return chosen.status == attention_status::ok ? chosen.workspace_bytes : 0;
  }
  /// On the current device, in the order of the stream; returns at once. For one problem, device, set of variants and version
  /// of Kiln the results have the same bits in every run.
  static attention_outcome launch(const attention_problem& p, u32 head, u32 value_head = 0,
                                  const attention_launch_options& options = {}) {
    const gemm_device on = current_device();
    if (on.compute_units == 0) return launch_result(hipErrorNoDevice, nullptr);
    const attention_plan chosen = plan(p, head, value_head, attention_device_of(on));
    if (chosen.status != attention_status::ok) return chosen.status;
    const attention_status s = attention_judge(p, forms[chosen.variant]).judge();
    if (s != attention_status::ok) return s;
    if (chosen.workspace_bytes != 0 &&
        (options.workspace == nullptr || options.workspace_bytes < chosen.workspace_bytes))
      return attention_status::missing_workspace;
    if (reinterpret_cast<u64>(options.workspace) % 16 != 0) return attention_status::misaligned_workspace;
    if (chosen.grid.workgroups() == 0) return attention_status::ok; // O is empty
    attention_outcome out = attention_status::no_variant;
    u32 i = 0;
    (void)((i++ == chosen.variant && (out = run(Variants{}, p, chosen.grid, options), true)) || ...);
    return out;
  }

private:
  template<attention_form Form, auto Entry, auto Merger>
  static attention_outcome run(attention_variant<Form, Entry, Merger>, const attention_problem& p,
                               const attention_grid& g, const attention_launch_options& options) {
    using T = typename attention_element<typename device::kernel_of<Entry>::entry>::type;
    const auto n = [](i64 x) { return static_cast<i32>(x); };
    T* const o = static_cast<T*>(p.o.data);
    const launch_result launched = kiln::launch<Entry>(
        {.grid = {g.x, g.y, g.z}, .stream = options.stream}, o,
        Form.is_split ? static_cast<float*>(options.workspace) : p.lse, static_cast<const T*>(p.q.data),
        static_cast<const T*>(p.k.data), static_cast<const T*>(p.v.data), p.sinks, p.query_begins,
        p.key_begins, p.block_table, n(p.queries), n(p.keys), n(p.heads / p.kv_heads), bound(p.left),
        bound(p.right), n(p.q.batch), n(p.q.head), n(p.q.row), n(p.k.batch), n(p.k.head), n(p.k.row),
        n(p.v.batch), n(p.v.head), n(p.v.row), n(p.o.batch), n(p.o.head), n(p.o.row), n(p.lse_batch),
        n(p.lse_head), n(p.table_row), p.page == 0 ? 0 : __builtin_ctzll(static_cast<u64>(p.page)),
        n(g.splits), static_cast<float>(p.scale), static_cast<float>(p.cap));
    if constexpr (Form.is_split) {
      if (!launched.ok()) return launched;
      return kiln::launch<Merger>({.grid = {p.queries, p.heads, p.batch}, .stream = options.stream}, o, p.lse,
                                  static_cast<const float*>(options.workspace), p.query_begins, n(p.queries),
                                  n(g.splits), n(p.o.batch), n(p.o.head), n(p.o.row), n(p.lse_batch),
                                  n(p.lse_head));
    } else {
      return launched;
    }
  }
};

} // namespace kiln::kernel
