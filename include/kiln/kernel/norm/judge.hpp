// SPDX-License-Identifier: MIT
// What a launch of kernels of rows must keep: judged on the host, by a form's promises.
#pragma once

#include <kiln/kernel/row_layout.hpp>

namespace kiln::kernel {

enum class row_status : u8 {
  ok,
  no_columns,           ///< rows have a number or more
  negative_rows,        ///< or more than 2^31 - 1
  too_long,             ///< longer than the form's registers hold, and it is not is_long
  columns_not_multiple, ///< of the form's promise
  stride_not_multiple,  ///< of the form's promise
  short_stride,         ///< rows overlap
  long_stride,          ///< the rows of a workgroup span 2 GiB or more
  misaligned_pointer,   ///< pointers are multiples of 16 bytes
};
/// One sentence.
constexpr const char* text_of(row_status s) {
  switch (s) {
  case row_status::ok: return "ok";
  case row_status::no_columns: return "a row has no columns, or more than 2^31 - 1";
  case row_status::negative_rows: return "the number of rows is negative, or more than 2^31 - 1";
  case row_status::too_long:
    return "a row is longer than the form's registers hold: take more columns, or is_long";
  case row_status::columns_not_multiple:
    return "the number of columns is no multiple of what the form promises";
  case row_status::stride_not_multiple: return "a stride is no multiple of what the form promises";
  case row_status::short_stride: return "a stride is shorter than a row";
  case row_status::long_stride: return "the rows of a workgroup span 2 GiB or more";
  default: return "a pointer is no multiple of 16 bytes";
  }
}

/// The extents of a launch; strides of 0 are of matrices that the form does not have.
struct row_extents {
  i64 rows = 0, columns = 0;
  i64 strides[4] = {};
};

/// By the promises of a norm_form, norm_backward_form or softmax_form, for numbers of `bytes` bytes. Constant, if the extents
/// are.
template<class Form> constexpr row_status judge_rows(const Form& f, u32 bytes, const row_extents& e) {
  constexpr i64 most = 0x7fff'ffff;
  if (e.columns < 1 || e.columns > most) return row_status::no_columns;
  if (e.rows < 0 || e.rows > most) return row_status::negative_rows;
  if (!f.is_long && e.columns > f.columns) return row_status::too_long;
  if (e.columns % f.multiple != 0) return row_status::columns_not_multiple;
  for (const i64 stride : e.strides) {
    if (stride == 0) continue;
    if (stride < e.columns) return row_status::short_stride;
    if (stride % f.multiple != 0) return row_status::stride_not_multiple;
    if (stride > most / (i64{row_layout(f.columns, bytes, f.waves).extent('m')} * bytes))
      return row_status::long_stride;
  }
  return row_status::ok;
}
/// Of pointers; null is none.
template<class... Pointers> row_status judge_pointers(const Pointers*... pointers) {
  return (... && (reinterpret_cast<u64>(pointers) % 16 == 0)) ? row_status::ok
                                                              : row_status::misaligned_pointer;
}

} // namespace kiln::kernel
