// SPDX-License-Identifier: MIT
// What a kernel that normalises rows is compiled for, and the sentence that refuses a form.
#pragma once

#include <kiln/kernel/row_layout.hpp>

namespace kiln::kernel {

/// Options of rmsnorm() and layernorm(): what is not taken costs nothing. Structural: a template argument.
struct norm_form {
  /// Numbers of a row that a workgroup holds in registers, a power of 2 from 2 to 4,096 per wave: rows have so many at most.
  u32 columns = 4096;
  u32 waves = row_waves; ///< of a workgroup: 1, 2, 4, 8 or 16
  bool is_long = false;  ///< rows of any length: read by `columns` at a time, and read again
  u32 multiple = 8; ///< rows' lengths and strides are multiples of it, a power of 2, by the caller's promise
  bool has_residual = false;       ///< what is normalised is x + residual, which is stored too
  bool has_dropout = false;        ///< x goes through dropout before the residual is added
  bool adds_one_to_weight = false; ///< the weight is 1 + w, as Gemma's
  bool has_bias = false;
  bool has_statistics =
      false; ///< 1 / deviation of each row, of layernorm() also the mean, are stored for the backward kernel
  bool has_fp8 = false; ///< results are fp8 of the target's kind, with a scale for each row, which is stored

  friend constexpr bool operator==(const norm_form&, const norm_form&) = default;
};

/// The reason why no kernel takes the form for numbers of `bytes` bytes, or null.
constexpr const char* refusal_of(const norm_form& f, u32 bytes) {
  if (!is_row(f.columns, f.waves))
    return "norm_form: columns is a power of 2 from 2 to 4096 per wave, and there are 1, 2, 4, 8 or 16 "
           "waves; longer "
           "rows take is_long";
  if (f.multiple == 0 || (f.multiple & (f.multiple - 1)) != 0)
    return "norm_form: the promised multiple is a power of 2";
  if (bytes != 2 && bytes != 4) return "norm_form: numbers are f32, f16 or bf16";
  if (f.has_fp8 && f.columns < 4) return "norm_form: rows of fp8 have 4 columns or more";
  if (f.has_dropout && !f.has_residual) return "norm_form: dropout is for x before a residual is added";
  if (f.has_dropout && (f.multiple < 4 || f.columns < 4))
    return "norm_form: dropout takes lengths that are promised multiples of 4";
  return nullptr;
}

} // namespace kiln::kernel
