// SPDX-License-Identifier: MIT
#include "rows.hpp"

#include <kiln/kernel/norm/judge.hpp>

#include <cinttypes>

namespace kiln_examples {
namespace {

using kiln::kernel::judge_pointers, kiln::kernel::judge_rows, kiln::kernel::row_status;

constexpr const char* kernel_of(int32_t kind) { return kind == KILN_RMSNORM ? "rmsnorm" : "layernorm"; }

int validate_rows(const char* what, int32_t type, int64_t rows, int64_t columns) {
  if (type != KILN_F16 && type != KILN_BF16)
    return fail("%s: f16 and bf16 are prebuilt, other types need %s<T, form> in a program of their own", what,
                what);
  const row_status s = judge_rows(softmax_form_of(reach_of(columns)), 2,
                                  {.rows = rows, .columns = columns, .strides = {columns}});
  return s == row_status::ok ? 0 : fail("%s: rows of %" PRId64 ": %s", what, columns, text_of(s));
}
/// A workgroup has a part of a row, and y of a grid is below 2^16.
int validate_parted_rows(const char* what, int32_t type, int64_t rows, int64_t columns) {
  constexpr int64_t most = 65'535 * int64_t{kiln::kernel::activation_form{}.columns};
  if (validate_rows(what, type, rows, columns) != 0) return -1;
  if (columns <= most) return 0;
  return fail("%s: rows of %" PRId64 "; 1 to %" PRId64 " are supported", what, columns, most);
}
template<class... Pointers> int validate_pointers(const char* what, const Pointers*... pointers) {
  const row_status s = judge_pointers(pointers...);
  return s == row_status::ok ? 0 : fail("%s: %s", what, text_of(s));
}
int validate_kind(int32_t kind) {
  return kind == KILN_RMSNORM || kind == KILN_LAYERNORM ? 0
                                                        : fail("norm: kind is neither RMSNORM nor LAYERNORM");
}

} // namespace

int validate(const kiln_norm& r) {
  if (validate_kind(r.kind) != 0) return -1;
  const char* const what = kernel_of(r.kind);
  if (validate_rows(what, r.type, r.rows, r.columns) != 0) return -1;
  if (r.rows == 0) return 0;
  if (r.y == nullptr || r.x == nullptr || r.weight == nullptr || r.factor == nullptr)
    return fail("%s: y, x, weight or factor is null", what);
  if ((r.residual == nullptr) != (r.sum == nullptr))
    return fail("%s: of residual and sum one alone is null", what);
  if (r.kind == KILN_LAYERNORM && (r.bias == nullptr || r.mean == nullptr))
    return fail("layernorm: bias or mean is null");
  const bool is_centred = r.kind == KILN_LAYERNORM;
  return validate_pointers(what, r.y, r.sum, r.x, r.residual, r.weight, is_centred ? r.bias : nullptr,
                           is_centred ? r.mean : nullptr, r.factor);
}

int validate(const kiln_norm_gradients& r) {
  if (validate_kind(r.kind) != 0) return -1;
  const char* const what = kernel_of(r.kind);
  if (validate_rows(what, r.type, r.rows, r.columns) != 0) return -1;
  constexpr int64_t most_columns = kiln::kernel::norm_weight_shape::most_columns;
  if (r.columns > most_columns)
    return fail("%s: gradients of rows of %" PRId64 "; 1 to %" PRId64 " are supported", what, r.columns,
                most_columns);
  const bool is_centred = r.kind == KILN_LAYERNORM;
  if (r.d_weight == nullptr || (is_centred && r.d_bias == nullptr))
    return fail("%s: d_weight or d_bias is null", what);
  if (r.rows == 0) return validate_pointers(what, r.d_weight, is_centred ? r.d_bias : nullptr);
  if (r.d_x == nullptr || r.d_y == nullptr || r.s == nullptr || r.weight == nullptr || r.factor == nullptr ||
      r.parts == nullptr || (is_centred && r.mean == nullptr))
    return fail("%s: d_x, d_y, s, weight, factor, mean or parts is null", what);
  return validate_pointers(what, r.d_x, r.d_weight, is_centred ? r.d_bias : nullptr, r.d_y, r.d_sum, r.s,
                           r.weight, is_centred ? r.mean : nullptr, r.factor, r.parts);
}

int validate(const kiln_activation& r) {
  const bool is_silu = r.function == KILN_SILU;
  if (r.function < KILN_SILU || r.function > KILN_GELU_TANH || is_silu != (r.is_gated != 0))
    return fail(
        "activation: silu with a gate, gelu and gelu_tanh without are prebuilt, others need "
        "activation<T, form> with .function and .is_gated of activation_form in a program of their own");
  if (validate_parted_rows("activation", r.type, r.rows, r.columns) != 0) return -1;
  if (r.rows != 0 && (r.y == nullptr || r.x == nullptr)) return fail("activation: y or x is null");
  return validate_pointers("activation", r.y, r.x);
}

int validate(const kiln_silu_gradient& r) {
  if (validate_parted_rows("activation_backward", r.type, r.rows, r.columns) != 0) return -1;
  if (r.rows != 0 && (r.d_x == nullptr || r.d_y == nullptr || r.x == nullptr))
    return fail("activation_backward: d_x, d_y or x is null");
  return validate_pointers("activation_backward", r.d_x, r.d_y, r.x);
}

int validate(const kiln_softmax& r) {
  if (validate_rows("softmax", r.type, r.rows, r.columns) != 0) return -1;
  if (r.rows != 0 && (r.y == nullptr || r.x == nullptr)) return fail("softmax: y or x is null");
  return validate_pointers("softmax", r.y, r.x);
}

} // namespace kiln_examples

int64_t kiln_norm_parts(int64_t rows, int64_t columns) {
  kiln::i64 most = 0;
  for (kiln::u32 a = 0; a < kiln::isa::arch_count; ++a) {
    const kiln::i64 parts = kiln_examples::part_numbers(static_cast<kiln::isa::arch>(a), rows, columns);
    most = parts > most ? parts : most;
  }
  return 2 * most;
}
