// SPDX-License-Identifier: MIT
// What the operators have in common: checks of tensors, and where a request runs.
#pragma once

#include "kiln_examples.h"

#include <ATen/ATen.h>
#include <c10/core/DeviceGuard.h>
#include <c10/core/Stream.h>
#include <c10/core/impl/VirtualGuardImpl.h>

#include <cstdint>

namespace kiln_torch {

using at::Tensor;

/// The library's name of an element type; a TypeError for others.
inline kiln_type type_of(const Tensor& t, const char* what, bool integers) {
  switch (t.scalar_type()) {
  case at::kFloat: return KILN_F32;
  case at::kHalf: return KILN_F16;
  case at::kBFloat16:
    if (!integers) return KILN_BF16;
    break;
  case at::kInt:
    if (integers) return KILN_I32;
    break;
  case at::kUInt32:
    if (integers) return KILN_U32;
    break;
  default: break;
  }
  TORCH_CHECK_TYPE(false, what, " is ", t.scalar_type(), "; ",
                   integers ? "float32, float16, int32 and uint32" : "float32, float16 and bfloat16",
                   " are supported");
}

inline void check_contiguous(const Tensor& t, const char* what) {
  TORCH_CHECK_VALUE(t.is_contiguous(), what, " has shape ", t.sizes(), " and strides ", t.strides(),
                    "; it must be contiguous: ", what, ".contiguous()");
}
inline void check_same(const Tensor& a, const Tensor& b, const char* a_name, const char* b_name) {
  TORCH_CHECK_TYPE(a.scalar_type() == b.scalar_type(), a_name, " is ", a.scalar_type(), ", ", b_name, " is ",
                   b.scalar_type(), "; they must be the same");
  TORCH_CHECK_VALUE(a.device() == b.device(), a_name, " is on ", a.device(), ", ", b_name, " is on ",
                    b.device(), "; they must be on the same device");
}

/// True if kernels can load a tensor's rows: 16 bytes at once.
inline bool has_rows(const Tensor& t) {
  bool fits = t.stride(-1) == 1 && reinterpret_cast<std::uintptr_t>(t.const_data_ptr()) % 16 == 0;
  for (int64_t d = 0; d + 1 < t.dim(); ++d) fits = fits && t.stride(d) % 8 == 0;
  return fits;
}
/// A tensor whose rows kernels can load. Others are copied.
inline Tensor with_rows(const Tensor& t) { return has_rows(t) ? t : t.clone(at::MemoryFormat::Contiguous); }
/// (batch, heads, length, head).
inline kiln_rows rows_of(const Tensor& t) {
  return {t.const_data_ptr(), t.stride(0), t.stride(1), t.stride(2)};
}
/// (batch, heads, length, head) in memory as (batch, length, heads, head): what a linear layer takes next.
inline Tensor empty_rows(const Tensor& like) {
  return at::empty({like.size(0), like.size(2), like.size(1), like.size(3)}, like.options()).transpose(1, 2);
}

/// Runs a request where its tensors are.
template<class Request, class Launch>
void run(const Request& request, const Tensor& on, const Launch& launch,
         int (*simulate)(const Request*, const char*)) {
  if (on.is_cpu()) {
    TORCH_CHECK(simulate(&request, nullptr) == 0, kiln_last_error());
    return;
  }
  const c10::DeviceGuard guard(on.device());
  const c10::impl::VirtualGuardImpl device(on.device().type());
  TORCH_CHECK(launch(&request, device.getStream(on.device()).native_handle()) == 0, kiln_last_error());
}
/// The same with a workspace of the tensors' allocator, which belongs to the current stream.
template<class Request>
void run(const Request& request, const Tensor& on, int (*launch)(const Request*, void*, int64_t, void*),
         int64_t (*workspace_bytes)(const Request*), int (*simulate)(const Request*, const char*)) {
  const auto with_workspace = [&](const Request* r, void* stream) {
    const int64_t bytes = workspace_bytes(r);
    if (bytes < 0) return -1;
    const Tensor workspace = at::empty({bytes}, on.options().dtype(at::kByte));
    return launch(r, workspace.data_ptr(), bytes, stream);
  };
  run(request, on, with_workspace, simulate);
}

} // namespace kiln_torch
