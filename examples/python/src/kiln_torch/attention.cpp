// SPDX-License-Identifier: MIT
// torch.ops.kiln.attention and its gradients: CPU tensors in the simulator, GPU tensors on the current stream.
#include "operators.hpp"

#include <torch/library.h>

#include <tuple>

using namespace kiln_torch;

namespace {

void check(const Tensor& q, const Tensor& k, const Tensor& v) {
  TORCH_CHECK_TYPE(q.scalar_type() == at::kHalf || q.scalar_type() == at::kBFloat16, "q is ", q.scalar_type(),
                   "; float16 and bfloat16 are supported");
  check_same(q, k, "q", "k");
  check_same(q, v, "q", "v");
  TORCH_CHECK_VALUE(q.dim() == 4 && k.dim() == 4 && k.sizes() == v.sizes() && q.size(0) == k.size(0) &&
                        q.size(3) == k.size(3),
                    "q is ", q.sizes(), ", k ", k.sizes(), ", v ", v.sizes(),
                    "; q is (batch, heads, length, head), k and v (batch, heads of k, length of k, head)");
}

kiln_attention request_of(const Tensor& q, const Tensor& k, const Tensor& v, const Tensor& o,
                          const Tensor& lse, double scale, int64_t left, int64_t right) {
  return {type_of(q, "q", false),
          static_cast<int32_t>(q.size(3)),
          q.size(0),
          q.size(1),
          k.size(1),
          q.size(2),
          k.size(2),
          rows_of(o),
          rows_of(q),
          rows_of(k),
          rows_of(v),
          static_cast<float*>(lse.data_ptr()),
          left,
          right,
          scale};
}

std::tuple<Tensor, Tensor> attention(const Tensor& q_given, const Tensor& k_given, const Tensor& v_given,
                                     double scale, int64_t left, int64_t right) {
  check(q_given, k_given, v_given);
  const Tensor q = with_rows(q_given), k = with_rows(k_given), v = with_rows(v_given);
  Tensor o = empty_rows(q);
  Tensor lse = at::empty({q.size(0), q.size(1), q.size(2)}, q.options().dtype(at::kFloat));
  const kiln_attention request = request_of(q, k, v, o, lse, scale, left, right);
  run(request, q, kiln_attention_launch, kiln_attention_simulate);
  return {o, lse};
}

std::tuple<Tensor, Tensor, Tensor> attention_backward(const Tensor& d_o_given, const Tensor& q_given,
                                                      const Tensor& k_given, const Tensor& v_given,
                                                      const Tensor& o_given, const Tensor& lse_given,
                                                      double scale, int64_t left, int64_t right) {
  check(q_given, k_given, v_given);
  check_same(q_given, d_o_given, "q", "d_o");
  check_same(q_given, o_given, "q", "o");
  TORCH_CHECK_VALUE(d_o_given.sizes() == q_given.sizes() && o_given.sizes() == q_given.sizes(), "d_o is ",
                    d_o_given.sizes(), ", o is ", o_given.sizes(), "; both are as q, ", q_given.sizes());
  const Tensor q = with_rows(q_given), k = with_rows(k_given), v = with_rows(v_given), o = with_rows(o_given),
               d_o = with_rows(d_o_given), lse = lse_given.contiguous();
  Tensor d_q = empty_rows(q), d_k = empty_rows(k), d_v = empty_rows(v), delta = at::empty_like(lse);
  const kiln_attention_gradients request{request_of(q, k, v, o, lse, scale, left, right),
                                         rows_of(d_o),
                                         rows_of(d_q),
                                         rows_of(d_k),
                                         rows_of(d_v),
                                         static_cast<float*>(delta.data_ptr())};
  run(request, q, kiln_attention_gradients_launch, kiln_attention_gradients_workspace_bytes,
      kiln_attention_gradients_simulate);
  return {d_q, d_k, d_v};
}

} // namespace

TORCH_LIBRARY_FRAGMENT(kiln, library) {
  library.def("attention(Tensor q, Tensor k, Tensor v, float scale, int left=-1, int right=-1) -> "
              "(Tensor o, Tensor lse)");
  library.def(
      "attention_backward(Tensor d_o, Tensor q, Tensor k, Tensor v, Tensor o, Tensor lse, float scale, "
      "int left=-1, int right=-1) -> (Tensor d_q, Tensor d_k, Tensor d_v)");
}
TORCH_LIBRARY_IMPL(kiln, CPU, library) {
  library.impl("attention", attention);
  library.impl("attention_backward", attention_backward);
}
// PyTorch for ROCm calls its devices CUDA.
TORCH_LIBRARY_IMPL(kiln, CUDA, library) {
  library.impl("attention", attention);
  library.impl("attention_backward", attention_backward);
}
