// SPDX-License-Identifier: MIT
// Attention to pages, and their filling, in the simulator, on host memory: the kernels that a GPU's launch would choose.
#include "pages.hpp"
#include "simulate.hpp"

#include <kiln/kernel/attention_forward.hpp>

#include <vector>

namespace kiln_examples {
namespace {

using kernel::attention_plan, kernel::attention_problem;

template<class T, u32 Head> class simulated_pages {
public:
  simulated_pages(const kiln_paged_attention& r, int target) : r_(r), target_(target) {}

  int run() const {
    const auto& forms = paged_forms<Head>;
    const attention_plan plan = kernel::plan_attention(
        problem_of(r_), forms[0], forms, 3, {static_cast<isa::arch>(target_), compute_units[target_]});
    if (plan.status != kernel::attention_status::ok)
      return fail("attention: %s", kernel::text_of(plan.status));
    if (plan.grid.workgroups() == 0) return 0;
    if (plan.variant == 0) return attend<paged_form<Head>>(plan, r_.of.lse, sums());
    if (plan.variant == 1) return attend<paged_form<Head, true>>(plan, r_.of.lse, sums());
    std::vector<float> parts(static_cast<std::size_t>(plan.workspace_bytes / 4));
    const auto count = static_cast<i64>(parts.size());
    const int done = attend<paged_form<Head, true, true>>(plan, parts.data(), count);
    return done != 0 ? done : merge(plan, buffer_of<const float>(parts.data(), count));
  }

private:
  static i32 n(i64 x) { return static_cast<i32>(x); }
  i64 sums() const { return r_.of.batch * r_.of.heads * r_.of.queries; }
  template<class P> auto queries_of(const kiln_rows& x) const {
    return buffer_of(static_cast<P*>(const_cast<void*>(x.data)),
                     elements_of(x, r_.of.batch, r_.of.queries, r_.of.heads, Head));
  }
  auto keys_of(const kiln_rows& x) const {
    return buffer_of(static_cast<const T*>(x.data), elements_of(x, r_.pages, r_.page, r_.of.kv_heads, Head));
  }

  template<kernel::attention_form Form> int attend(const attention_plan& plan, float* lse, i64 count) const {
    const kiln_attention& a = r_.of;
    return kiln_examples::run<kernel::attention_forward<T, Form>>(
        target_, plan.grid.x, plan.grid.y, plan.grid.z, queries_of<T>(a.o), buffer_of(lse, count),
        queries_of<const T>(a.q), keys_of(a.k), keys_of(a.v), buffer_of<const float>(nullptr, 0),
        buffer_of<const i32>(nullptr, 0), buffer_of(r_.lengths, a.batch),
        buffer_of(r_.block_table, a.batch * r_.table_row), n(a.queries), n(a.keys), n(a.heads / a.kv_heads),
        kernel::bound(a.left), kernel::bound(a.right), n(a.q.batch), n(a.q.head), n(a.q.row), n(a.k.batch),
        n(a.k.head), n(a.k.row), n(a.v.batch), n(a.v.head), n(a.v.row), n(a.o.batch), n(a.o.head), n(a.o.row),
        n(a.heads * a.queries), n(a.queries), n(r_.table_row), __builtin_ctzll(static_cast<u64>(r_.page)),
        n(plan.grid.splits), static_cast<float>(a.scale), 0.0f);
  }
  int merge(const attention_plan& plan, sim::buffer<const float> parts) const {
    const kiln_attention& a = r_.of;
    return kiln_examples::run<kernel::attention_merge<T, paged_form<Head, true, true>>, 64>(
        target_, a.queries, a.heads, a.batch, queries_of<T>(a.o), buffer_of(a.lse, sums()), parts,
        buffer_of<const i32>(nullptr, 0), n(a.queries), n(plan.grid.splits), n(a.o.batch), n(a.o.head),
        n(a.o.row), n(a.heads * a.queries), n(a.queries));
  }

  const kiln_paged_attention& r_;
  int target_;
};

template<class T, u32 Head> int store(const kiln_reshape_and_cache& r, int target) {
  const auto go = [target](i64 tokens, auto... arguments) {
    return run<kernel::reshape_and_cache<T, Head>, 64>(target, tokens, 1, 1, arguments...);
  };
  return store_to_pages<T>(r, go, [](auto* data, i64 count) { return buffer_of(data, count); });
}

template<class T> int simulate(const kiln_paged_attention& r, int target) {
  return r.of.head == 64 ? simulated_pages<T, 64>(r, target).run() : simulated_pages<T, 128>(r, target).run();
}
template<class T> int simulate(const kiln_reshape_and_cache& r, int target) {
  return r.head == 64 ? store<T, 64>(r, target) : store<T, 128>(r, target);
}
template<class Request> int simulate(const Request& r, int32_t type, const char* target_name) {
  const int target = target_of(target_name);
  if (target < 0 || validate(r) != 0 || validate_values(r) != 0) return -1;
  return type == KILN_F16 ? simulate<_Float16>(r, target) : simulate<__bf16>(r, target);
}

} // namespace
} // namespace kiln_examples

int kiln_paged_attention_simulate(const kiln_paged_attention* r, const char* target) {
  return kiln_examples::simulate(*r, r->of.type, target);
}
int kiln_reshape_and_cache_simulate(const kiln_reshape_and_cache* r, const char* target) {
  return kiln_examples::simulate(*r, r->type, target);
}
