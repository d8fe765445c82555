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

} // namespace

int validate(const kiln_attention& r) {
  if (r.type != KILN_F16 && r.type != KILN_BF16)
    return fail("attention: elements of f16 and bf16 are supported");
  if (r.head != 64 && r.head != 128)
    return fail(
        "attention: heads of %d; 64 and 128 are prebuilt, others need attention_forward<T, form> with "
        ".head = %d in a program of their own",
        r.head, r.head);
  return validate(problem_of(r), r.head);
}

int validate(const kiln_attention_gradients& r) {
  if (validate(r.of) != 0) return -1;
  kiln_attention written = r.of; // gradients are as what they are of
  written.o = r.d_o;
  written.q = r.d_q;
  written.k = r.d_k;
  written.v = r.d_v;
  const attention_problem p = problem_of(written);
  if (validate(p, r.of.head) != 0) return -1;
  if (!kiln::kernel::attention_gradient_grid_of(p, {kiln::isa::arch::gfx90a}).is_launchable())
    return fail("attention: gradients of %lld keys; up to 8,388,480 are supported",
                static_cast<long long>(p.keys));
  return r.delta == nullptr && r.of.batch * r.of.heads * r.of.queries != 0 ? fail("attention: delta is null")
                                                                           : 0;
}

} // namespace kiln_examples
