// SPDX-License-Identifier: MIT
#include "rows.hpp"

#include <kiln/kernel/norm/judge.hpp>

namespace kiln_examples {
namespace {

using kiln::kernel::judge_rows, kiln::kernel::row_status;

constexpr const char* kernel_of(int32_t kind) { return kind == KILN_RMSNORM ? "rmsnorm" : "layernorm"; }

/// Of rows of up to `longest` columns; 0 is any number.
int validate_rows(const char* what, int32_t type, i64 rows, i64 columns, i64 longest) {
  if (type != KILN_F16 && type != KILN_BF16)
    return fail("%s: f16 and bf16 are prebuilt, other types need %s<T, form> in a program of their own", what,
                what);
  const kiln::kernel::softmax_form form{.columns = longest_row, .is_long = longest == 0};
  // Where there is a gate, rows of x are two.
  const row_status s = judge_rows(form, 2, {.rows = rows, .columns = columns, .strides = {2 * columns}});
  if (s == row_status::ok) return 0;
  if (s != row_status::too_long && s != row_status::columns_not_multiple)
    return fail("%s: %s", what, text_of(s));
  return fail("%s: rows of %lld; multiples of 8%s are prebuilt, others need %s<T, form> with .columns "
              "and .multiple of its form in a program of their own",
              what, columns, longest == 0 ? "" : " up to 8192", what);
}
int validate_kind(int32_t kind) {
  return kind == KILN_RMSNORM || kind == KILN_LAYERNORM ? 0
                                                        : fail("norm: kind is neither RMSNORM nor LAYERNORM");
}

} // namespace

int validate(const kiln_norm& r) {
  if (validate_kind(r.kind) != 0) return -1;
  const char* const what = kernel_of(r.kind);
  if (validate_rows(what, r.type, r.rows, r.columns, longest_row) != 0) return -1;
  if (r.rows == 0) return 0;
  if (r.y == nullptr || r.x == nullptr || r.weight == nullptr || r.factor == nullptr)
    return fail("%s: y, x, weight or factor is null", what);
  if ((r.residual == nullptr) != (r.sum == nullptr))
    return fail("%s: of residual and sum one alone is null", what);
  if (r.kind == KILN_LAYERNORM && (r.bias == nullptr || r.mean == nullptr))
    return fail("layernorm: bias or mean is null");
  return 0;
}

int validate(const kiln_norm_gradients& r) {
  if (validate_kind(r.kind) != 0) return -1;
  const char* const what = kernel_of(r.kind);
  if (validate_rows(what, r.type, r.rows, r.columns, longest_row) != 0) return -1;
  const bool is_centred = r.kind == KILN_LAYERNORM;
  if (r.d_weight == nullptr || (is_centred && r.d_bias == nullptr))
    return fail("%s: d_weight or d_bias is null", what);
  if (r.rows == 0) return 0;
  if (r.d_x == nullptr || r.d_y == nullptr || r.s == nullptr || r.weight == nullptr || r.factor == nullptr ||
      r.parts == nullptr || (is_centred && r.mean == nullptr))
    return fail("%s: d_x, d_y, s, weight, factor, mean or parts is null", what);
  return 0;
}

int validate(const kiln_activation& r) {
  const bool is_silu = r.function == KILN_SILU;
  if (r.function < KILN_SILU || r.function > KILN_GELU_TANH || is_silu != (r.is_gated != 0))
    return fail(
        "activation: silu with a gate, gelu and gelu_tanh without are prebuilt, others need "
        "activation<T, form> with .function and .is_gated of activation_form in a program of their own");
  if (validate_rows("activation", r.type, r.rows, r.columns, 0) != 0) return -1;
  return r.rows != 0 && (r.y == nullptr || r.x == nullptr) ? fail("activation: y or x is null") : 0;
}

int validate(const kiln_silu_gradient& r) {
  if (validate_rows("activation_backward", r.type, r.rows, r.columns, 0) != 0) return -1;
  return r.rows != 0 && (r.d_x == nullptr || r.d_y == nullptr || r.x == nullptr)
             ? fail("activation_backward: d_x, d_y or x is null")
             : 0;
}

int validate(const kiln_softmax& r) {
  if (validate_rows("softmax", r.type, r.rows, r.columns, 0) != 0) return -1;
  return r.rows != 0 && (r.y == nullptr || r.x == nullptr) ? fail("softmax: y or x is null") : 0;
}

} // namespace kiln_examples

int64_t kiln_norm_parts(int64_t rows, int64_t columns) {
  kiln::i64 most = 0;
  for (kiln::u32 a = 0; a < kiln::isa::arch_count; ++a) {
    const kiln::i64 parts = kiln_examples::norm_parts(static_cast<kiln::isa::arch>(a), rows);
    most = parts > most ? parts : most;
  }
  return 2 * most * columns;
}
