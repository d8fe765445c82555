// SPDX-License-Identifier: MIT
// torch.ops.kiln.gemv, gemm and sort: CPU tensors in the simulator, GPU tensors on the current stream.
#include "operators.hpp"

#include <torch/library.h>

#include <cstdint>
#include <optional>
#include <tuple>

using namespace kiln_torch;

namespace {

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

Tensor gemm(const Tensor& a, const Tensor& b, const std::optional<Tensor>& bias, bool transpose_a,
            bool transpose_b) {
  TORCH_CHECK_TYPE(a.scalar_type() == at::kHalf || a.scalar_type() == at::kBFloat16, "a is ", a.scalar_type(),
                   "; float16 and bfloat16 are supported");
  check_same(a, b, "a", "b");
  TORCH_CHECK_VALUE(a.dim() == 2 && b.dim() == 2 &&
                        a.size(transpose_a ? 0 : 1) == b.size(transpose_b ? 1 : 0),
                    "a is ", a.sizes(), ", b is ", b.sizes(), "; op(a) is (m, k), op(b) (k, n)");
  check_contiguous(a, "a");
  check_contiguous(b, "b");
  const int64_t m = a.size(transpose_a ? 1 : 0), k = a.size(transpose_a ? 0 : 1),
                n = b.size(transpose_b ? 0 : 1);
  if (bias) {
    check_same(a, *bias, "a", "bias");
    TORCH_CHECK_VALUE(bias->dim() == 1 && bias->size(0) == n, "b is ", b.sizes(), ", bias is ", bias->sizes(),
                      "; bias is (n)");
    check_contiguous(*bias, "bias");
  }
  Tensor d = at::empty({m, n}, a.options());
  if (d.numel() == 0) return d;
  // Kernels load 16 bytes at once: a view that begins elsewhere is copied.
  const auto aligned = [](const Tensor& t) {
    return reinterpret_cast<std::uintptr_t>(t.const_data_ptr()) % 16 == 0 ? t : t.clone();
  };
  const Tensor from_a = aligned(a), from_b = aligned(b);
  const ::kiln_gemm request{type_of(a, "a", false),
                            d.data_ptr(),
                            from_a.const_data_ptr(),
                            from_b.const_data_ptr(),
                            bias ? bias->const_data_ptr() : nullptr,
                            m,
                            n,
                            k,
                            transpose_a,
                            transpose_b};
  run(request, a, kiln_gemm_launch, kiln_gemm_workspace_bytes, kiln_gemm_simulate);
  return d;
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
  library.def("gemm(Tensor a, Tensor b, Tensor? bias=None, bool transpose_a=False, bool transpose_b=False) "
              "-> Tensor");
  library.def("sort(Tensor input, bool descending=False) -> (Tensor values, Tensor indices)");
}
TORCH_LIBRARY_IMPL(kiln, CPU, library) {
  library.impl("gemv", gemv);
  library.impl("gemm", gemm);
  library.impl("sort", sort);
}
// PyTorch for ROCm calls its devices CUDA.
TORCH_LIBRARY_IMPL(kiln, CUDA, library) {
  library.impl("gemv", gemv);
  library.impl("gemm", gemm);
  library.impl("sort", sort);
}
