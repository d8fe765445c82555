// SPDX-License-Identifier: MIT
// torch.ops.kiln.gemv and torch.ops.kiln.sort: CPU tensors in the simulator, GPU tensors on the current stream.
#include "kiln_examples.h"

#include <ATen/ATen.h>
#include <c10/core/DeviceGuard.h>
#include <c10/core/Stream.h>
#include <c10/core/impl/VirtualGuardImpl.h>
#include <torch/library.h>

#include <optional>
#include <tuple>

namespace {

using at::Tensor;

/// The library's name of an element type; a TypeError for others.
kiln_type type_of(const Tensor& t, const char* what, bool integers) {
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

void check_contiguous(const Tensor& t, const char* what) {
  TORCH_CHECK_VALUE(t.is_contiguous(), what, " has shape ", t.sizes(), " and strides ", t.strides(),
                    "; it must be contiguous: ", what, ".contiguous()");
}
void check_same(const Tensor& a, const Tensor& b, const char* a_name, const char* b_name) {
  TORCH_CHECK_TYPE(a.scalar_type() == b.scalar_type(), a_name, " is ", a.scalar_type(), ", ", b_name, " is ",
                   b.scalar_type(), "; they must be the same");
  TORCH_CHECK_VALUE(a.device() == b.device(), a_name, " is on ", a.device(), ", ", b_name, " is on ",
                    b.device(), "; they must be on the same device");
}

/// Runs a request where its tensors are.
template<class Request>
void run(const Request& request, const Tensor& on, int (*launch)(const Request*, void*),
         int (*simulate)(const Request*, const char*)) {
  if (on.is_cpu()) {
    TORCH_CHECK(simulate(&request, nullptr) == 0, kiln_last_error());
    return;
  }
  const c10::DeviceGuard guard(on.device());
  const c10::impl::VirtualGuardImpl device(on.device().type());
  TORCH_CHECK(launch(&request, device.getStream(on.device()).native_handle()) == 0, kiln_last_error());
}

Tensor gemv(const Tensor& a, const Tensor& x, const std::optional<Tensor>& bias) {
  const kiln_type type = type_of(a, "a", false);
  check_same(a, x, "a", "x");
  TORCH_CHECK_VALUE(a.dim() == 2 && x.dim() >= 1 && x.size(-1) == a.size(1), "a is ", a.sizes(), ", x is ",
                    x.sizes(), "; a is (rows, columns), x (..., columns)");
  check_contiguous(a, "a");
  check_contiguous(x, "x");
  if (bias) {
    check_same(a, *bias, "a", "bias");
    TORCH_CHECK_VALUE(bias->dim() == 1 && bias->size(0) == a.size(0), "a is ", a.sizes(), ", bias is ",
                      bias->sizes(), "; bias is (rows)");
    check_contiguous(*bias, "bias");
  }
  auto shape = x.sizes().vec();
  shape.back() = a.size(0);
  Tensor y = at::empty(shape, a.options());
  if (y.numel() == 0) return y;
  if (a.size(1) == 0) return bias ? y.copy_(bias->expand(shape)) : y.zero_();
  const ::kiln_gemv request{type,
                            y.data_ptr(),
                            a.const_data_ptr(),
                            x.const_data_ptr(),
                            bias ? bias->const_data_ptr() : nullptr,
                            a.size(0),
                            a.size(1),
                            x.numel() / a.size(1)};
  run(request, a, kiln_gemv_launch, kiln_gemv_simulate);
  return y;
}

std::tuple<Tensor, Tensor> sort(const Tensor& input, bool descending) {
  const kiln_type type = type_of(input, "input", true);
  TORCH_CHECK_VALUE(input.dim() >= 1 && input.size(-1) <= 1024, "input is ", input.sizes(),
                    "; the last dimension is sorted and has at most 1024 elements");
  check_contiguous(input, "input");
  Tensor values = at::empty_like(input);
  Tensor indices = at::empty(input.sizes(), input.options().dtype(at::kInt));
  if (input.numel() != 0) {
    const ::kiln_sort request{type,
                              values.data_ptr(),
                              indices.mutable_data_ptr<int32_t>(),
                              input.const_data_ptr(),
                              input.size(-1),
                              input.numel() / input.size(-1),
                              descending};
    run(request, input, kiln_sort_launch, kiln_sort_simulate);
  }
  return {values, indices.to(at::kLong)};
}

} // namespace

TORCH_LIBRARY(kiln, library) {
  library.def("gemv(Tensor a, Tensor x, Tensor? bias=None) -> Tensor");
  library.def("sort(Tensor input, bool descending=False) -> (Tensor values, Tensor indices)");
}
TORCH_LIBRARY_IMPL(kiln, CPU, library) {
  library.impl("gemv", gemv);
  library.impl("sort", sort);
}
// PyTorch for ROCm calls its devices CUDA.
TORCH_LIBRARY_IMPL(kiln, CUDA, library) {
  library.impl("gemv", gemv);
  library.impl("sort", sort);
}
