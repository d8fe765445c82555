// SPDX-License-Identifier: MIT
#include "attention.hpp"

namespace kiln_examples {
namespace {

using kiln::kernel::attention_problem, kiln::kernel::attention_status;

int validate(const attention_problem& p, i32 head) {
  const kiln::kernel::attention_form form = head == 64 ? form_of_head<64> : form_of_head<128>;
  const attention_status s = kiln::kernel::attention_judge(p, form).judge();
  if (s != attention_status::ok) return fail("attention: %s", kiln::kernel::text_of(s));
  const i64 sums = p.batch * p.heads * p.queries;
  if (!kiln::kernel::attention_grid_of(p, form, {kiln::isa::arch::gfx90a}).is_launchable() ||
      sums > 0x7fff'ffff)
    return fail("attention: %s", kiln::kernel::text_of(attention_status::too_many_workgroups));
  return p.lse == nullptr && sums != 0 ? fail("attention: lse is null") : 0;
}

/// Elements and heads that are prebuilt.
int validate_kind(const kiln_attention& r) {
  if (r.type != KILN_F16 && r.type != KILN_BF16)
    return fail("attention: elements of f16 and bf16 are supported");
  if (r.head != 64 && r.head != 128)
    return fail(
        "attention: heads of %d; 64 and 128 are prebuilt, others need attention_forward<T, form> with "
        ".head = %d in a program of their own",
        r.head, r.head);
  return 0;
}

} // namespace

int validate(const kiln_attention& r) { return validate_kind(r) != 0 ? -1 : validate(problem_of(r), r.head); }

int validate(const kiln_attention_gradients& r) {
  if (validate_kind(r.of) != 0) return -1;
  const kiln::kernel::attention_gradient_problem p = problem_of(r);
  const auto head = static_cast<u32>(r.of.head);
  attention_status s = kiln::kernel::attention_gradient_judge(p, head).judge();
  if (s == attention_status::ok) {
    const kiln::kernel::attention_gradient_facts facts{.form = form_of(p, head)};
    s = kiln::kernel::plan_attention_gradients(p, head, &facts, 1, {kiln::isa::arch::gfx90a}).status;
  }
  return s == attention_status::ok ? 0 : fail("gradients of attention: %s", kiln::kernel::text_of(s));
}

} // namespace kiln_examples
