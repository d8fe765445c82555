// SPDX-License-Identifier: MIT
// torch.ops.kiln.rmsnorm, layernorm, activations and softmax: CPU tensors in the simulator, GPU tensors on the current stream.
#include "operators.hpp"

#include <torch/library.h>

#include <optional>
#include <tuple>

using namespace kiln_torch;

namespace {

/// Rows without gaps that begin at 16 bytes; others are copied.
Tensor with_rows(const Tensor& t) {
  const bool fits = t.is_contiguous() && reinterpret_cast<std::uintptr_t>(t.const_data_ptr()) % 16 == 0;
  return fits ? t : t.clone(at::MemoryFormat::Contiguous);
}
const void* data_of(const std::optional<Tensor>& t) { return t ? t->const_data_ptr() : nullptr; }
int64_t rows_of(const Tensor& x) { return x.size(-1) == 0 ? 0 : x.numel() / x.size(-1); }
Tensor statistics_of(const Tensor& x) {
  return at::empty(x.sizes().slice(0, x.dim() - 1), x.options().dtype(at::kFloat));
}

void check_rows(const Tensor& x, const char* name) {
  TORCH_CHECK_TYPE(x.scalar_type() == at::kHalf || x.scalar_type() == at::kBFloat16, name, " is ",
                   x.scalar_type(), "; float16 and bfloat16 are supported");
  TORCH_CHECK_VALUE(x.dim() >= 1 && x.size(-1) >= 1, name, " is ", x.sizes(), "; it is (..., columns)");
}
/// A matrix like x, or a vector of its columns.
void check_like(const Tensor& x, const Tensor& t, const char* name, bool is_vector) {
  check_same(x, t, "x", name);
  TORCH_CHECK_VALUE(is_vector ? t.dim() == 1 && t.size(0) == x.size(-1) : t.sizes() == x.sizes(), "x is ",
                    x.sizes(), ", ", name, " is ", t.sizes(), "; ", name,
                    is_vector ? " is (columns)" : " is as x");
}

/// y, what was normalised, and the statistics; without a residual the second is x, without a bias the third empty.
struct normalised {
  Tensor y, s, mean, factor;
};
normalised norm(const Tensor& x_given, const std::optional<Tensor>& residual_given,
                const Tensor& weight_given, const std::optional<Tensor>& bias_given, double epsilon) {
  check_rows(x_given, "x");
  check_like(x_given, weight_given, "weight", true);
  if (bias_given) check_like(x_given, *bias_given, "bias", true);
  if (residual_given) check_like(x_given, *residual_given, "residual", false);
  const Tensor x = with_rows(x_given), weight = with_rows(weight_given);
  std::optional<Tensor> residual, bias;
  if (residual_given) residual = with_rows(*residual_given);
  if (bias_given) bias = with_rows(*bias_given);
  normalised out{at::empty_like(x), residual ? at::empty_like(x) : x, {}, statistics_of(x)};
  if (bias) out.mean = at::empty_like(out.factor);
  const kiln_norm request{type_of(x, "x", false),
                          bias ? KILN_LAYERNORM : KILN_RMSNORM,
                          out.y.data_ptr(),
                          residual ? out.s.data_ptr() : nullptr,
                          x.const_data_ptr(),
                          data_of(residual),
                          weight.const_data_ptr(),
                          data_of(bias),
                          bias ? out.mean.mutable_data_ptr<float>() : nullptr,
                          out.factor.mutable_data_ptr<float>(),
                          rows_of(x),
                          x.size(-1),
                          epsilon};
  run(request, x, kiln_norm_launch, kiln_norm_simulate);
  return out;
}

/// Gradients of x, of the weight and, with a mean, of the bias.
std::tuple<Tensor, Tensor, Tensor> norm_gradients(const Tensor& d_y_given,
                                                  const std::optional<Tensor>& d_sum_given,
                                                  const Tensor& s_given, const Tensor& weight_given,
                                                  const std::optional<Tensor>& mean_given,
                                                  const Tensor& factor_given) {
  check_rows(s_given, "s");
  check_like(s_given, weight_given, "weight", true);
  check_like(s_given, d_y_given, "d_y", false);
  if (d_sum_given) check_like(s_given, *d_sum_given, "d_sum", false);
  const Tensor s = with_rows(s_given), weight = with_rows(weight_given), d_y = with_rows(d_y_given),
               factor = with_rows(factor_given);
  std::optional<Tensor> d_sum, mean;
  if (d_sum_given) d_sum = with_rows(*d_sum_given);
  if (mean_given) mean = with_rows(*mean_given);
  Tensor d_x = at::empty_like(s), d_weight = at::empty_like(weight), d_bias;
  if (mean) d_bias = at::empty_like(weight);
  const int64_t rows = rows_of(s), columns = s.size(-1);
  const Tensor parts = at::empty({kiln_norm_parts(rows, columns)}, s.options().dtype(at::kFloat));
  const kiln_norm_gradients request{type_of(s, "s", false),
                                    mean ? KILN_LAYERNORM : KILN_RMSNORM,
                                    d_x.data_ptr(),
                                    d_weight.data_ptr(),
                                    mean ? d_bias.data_ptr() : nullptr,
                                    d_y.const_data_ptr(),
                                    data_of(d_sum),
                                    s.const_data_ptr(),
                                    weight.const_data_ptr(),
                                    static_cast<const float*>(data_of(mean)),
                                    factor.const_data_ptr<float>(),
                                    static_cast<float*>(parts.data_ptr()),
                                    rows,
                                    columns};
  run(request, s, kiln_norm_gradients_launch, kiln_norm_gradients_simulate);
  return {d_x, d_weight, d_bias};
}

std::tuple<Tensor, Tensor> rmsnorm(const Tensor& x, const Tensor& weight, double epsilon) {
  const normalised out = norm(x, {}, weight, {}, epsilon);
  return {out.y, out.factor};
}
std::tuple<Tensor, Tensor, Tensor> add_rmsnorm(const Tensor& x, const Tensor& residual, const Tensor& weight,
                                               double epsilon) {
  const normalised out = norm(x, residual, weight, {}, epsilon);
  return {out.y, out.s, out.factor};
}
std::tuple<Tensor, Tensor> rmsnorm_backward(const Tensor& d_y, const std::optional<Tensor>& d_sum,
                                            const Tensor& s, const Tensor& weight, const Tensor& factor) {
  const auto [d_x, d_weight, _] = norm_gradients(d_y, d_sum, s, weight, {}, factor);
  return {d_x, d_weight};
}

std::tuple<Tensor, Tensor, Tensor> layernorm(const Tensor& x, const Tensor& weight, const Tensor& bias,
                                             double epsilon) {
  const normalised out = norm(x, {}, weight, bias, epsilon);
  return {out.y, out.mean, out.factor};
}
std::tuple<Tensor, Tensor, Tensor, Tensor> add_layernorm(const Tensor& x, const Tensor& residual,
                                                         const Tensor& weight, const Tensor& bias,
                                                         double epsilon) {
  const normalised out = norm(x, residual, weight, bias, epsilon);
  return {out.y, out.s, out.mean, out.factor};
}
std::tuple<Tensor, Tensor, Tensor> layernorm_backward(const Tensor& d_y, const std::optional<Tensor>& d_sum,
                                                      const Tensor& s, const Tensor& weight,
                                                      const Tensor& mean, const Tensor& factor) {
  return norm_gradients(d_y, d_sum, s, weight, mean, factor);
}

Tensor activation(const Tensor& x_given, kiln_activation_function function, bool is_gated) {
  check_rows(x_given, "x");
  TORCH_CHECK_VALUE(!is_gated || x_given.size(-1) % 2 == 0, "x is ", x_given.sizes(),
                    "; it is (..., 2 columns)");
  const Tensor x = with_rows(x_given);
  auto shape = x.sizes().vec();
  if (is_gated) shape.back() /= 2;
  Tensor y = at::empty(shape, x.options());
  const kiln_activation request{type_of(x, "x", false), function,   is_gated,    y.data_ptr(),
                                x.const_data_ptr(),     rows_of(x), shape.back()};
  run(request, x, kiln_activation_launch, kiln_activation_simulate);
  return y;
}
Tensor silu_and_mul(const Tensor& x) { return activation(x, KILN_SILU, true); }
Tensor silu_and_mul_backward(const Tensor& d_y_given, const Tensor& x_given) {
  check_rows(x_given, "x");
  check_same(x_given, d_y_given, "x", "d_y");
  auto shape = d_y_given.sizes().vec();
  TORCH_CHECK_VALUE(!shape.empty(), "d_y is ", d_y_given.sizes(), "; it is (..., columns)");
  const int64_t columns = shape.back();
  shape.back() *= 2;
  TORCH_CHECK_VALUE(x_given.sizes() == shape, "x is ", x_given.sizes(), ", d_y is ", d_y_given.sizes(),
                    "; x is (..., 2 columns), d_y (..., columns)");
  const Tensor x = with_rows(x_given), d_y = with_rows(d_y_given);
  Tensor d_x = at::empty_like(x);
  const kiln_silu_gradient request{type_of(x, "x", false), d_x.data_ptr(), d_y.const_data_ptr(),
                                   x.const_data_ptr(),     rows_of(x),     columns};
  run(request, x, kiln_silu_gradient_launch, kiln_silu_gradient_simulate);
  return d_x;
}
Tensor gelu(const Tensor& x, c10::string_view approximate) {
  TORCH_CHECK_VALUE(approximate == "none" || approximate == "tanh", "approximate is '", approximate,
                    "'; it is 'none' or 'tanh'");
  return activation(x, approximate == "tanh" ? KILN_GELU_TANH : KILN_GELU, false);
}

Tensor softmax(const Tensor& x_given) {
  check_rows(x_given, "x");
  const Tensor x = with_rows(x_given);
  Tensor y = at::empty_like(x);
  const kiln_softmax request{type_of(x, "x", false), y.data_ptr(), x.const_data_ptr(), rows_of(x),
                             x.size(-1)};
  run(request, x, kiln_softmax_launch, kiln_softmax_simulate);
  return y;
}

void implement(torch::Library& library) {
  library.impl("rmsnorm", rmsnorm);
  library.impl("add_rmsnorm", add_rmsnorm);
  library.impl("rmsnorm_backward", rmsnorm_backward);
  library.impl("layernorm", layernorm);
  library.impl("add_layernorm", add_layernorm);
  library.impl("layernorm_backward", layernorm_backward);
  library.impl("silu_and_mul", silu_and_mul);
  library.impl("silu_and_mul_backward", silu_and_mul_backward);
  library.impl("gelu", gelu);
  library.impl("softmax", softmax);
}

} // namespace

TORCH_LIBRARY_FRAGMENT(kiln, library) {
  library.def("rmsnorm(Tensor x, Tensor weight, float epsilon) -> (Tensor y, Tensor factor)");
  library.def("add_rmsnorm(Tensor x, Tensor residual, Tensor weight, float epsilon) -> "
              "(Tensor y, Tensor sum, Tensor factor)");
  library.def("rmsnorm_backward(Tensor d_y, Tensor? d_sum, Tensor s, Tensor weight, Tensor factor) -> "
              "(Tensor d_x, Tensor d_weight)");
  library.def("layernorm(Tensor x, Tensor weight, Tensor bias, float epsilon) -> "
              "(Tensor y, Tensor mean, Tensor factor)");
  library.def("add_layernorm(Tensor x, Tensor residual, Tensor weight, Tensor bias, float epsilon) -> "
              "(Tensor y, Tensor sum, Tensor mean, Tensor factor)");
  library.def(
      "layernorm_backward(Tensor d_y, Tensor? d_sum, Tensor s, Tensor weight, Tensor mean, Tensor factor) "
      "-> (Tensor d_x, Tensor d_weight, Tensor d_bias)");
  library.def("silu_and_mul(Tensor x) -> Tensor");
  library.def("silu_and_mul_backward(Tensor d_y, Tensor x) -> Tensor");
  library.def("gelu(Tensor x, str approximate='none') -> Tensor");
  library.def("softmax(Tensor x) -> Tensor");
}
TORCH_LIBRARY_IMPL(kiln, CPU, library) { implement(library); }
// PyTorch for ROCm calls its devices CUDA.
TORCH_LIBRARY_IMPL(kiln, CUDA, library) { implement(library); }
