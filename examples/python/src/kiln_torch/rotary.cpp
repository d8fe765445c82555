// SPDX-License-Identifier: MIT
// torch.ops.kiln.rotary: CPU tensors in the simulator, GPU tensors on the current stream.
#include "operators.hpp"

#include <torch/library.h>

#include <tuple>

using namespace kiln_torch;

namespace {

/// (..., heads, head) as (tokens, heads, head), of strides that kernels can load: 16 bytes at once. Others are copied.
Tensor heads_of(const Tensor& t, int64_t tokens) {
  const Tensor flat = t.reshape({tokens, t.size(-2), t.size(-1)});
  const bool fits = flat.stride(2) == 1 && flat.stride(0) % 8 == 0 && flat.stride(1) % 8 == 0 &&
                    reinterpret_cast<std::uintptr_t>(flat.const_data_ptr()) % 16 == 0;
  return fits ? flat : flat.clone(at::MemoryFormat::Contiguous);
}
kiln_heads strides_of(const Tensor& t) { return {t.const_data_ptr(), t.stride(0), t.stride(1)}; }

void check(const Tensor& q, const Tensor& k, const Tensor& positions, const Tensor& cache) {
  TORCH_CHECK_TYPE(q.scalar_type() == at::kHalf || q.scalar_type() == at::kBFloat16, "q is ", q.scalar_type(),
                   "; float16 and bfloat16 are supported");
  check_same(q, k, "q", "k");
  TORCH_CHECK_TYPE(positions.scalar_type() == at::kLong && cache.scalar_type() == at::kFloat,
                   "positions are ", positions.scalar_type(), ", cache is ", cache.scalar_type(),
                   "; they are int64 and float32");
  TORCH_CHECK_VALUE(q.device() == positions.device() && q.device() == cache.device(), "q is on ", q.device(),
                    ", positions on ", positions.device(), ", cache on ", cache.device(),
                    "; they must be on the same device");
  const auto tokens = [](const Tensor& t) { return t.sizes().slice(0, t.dim() - 2); };
  TORCH_CHECK_VALUE(q.dim() >= 2 && q.dim() == k.dim() && tokens(q) == positions.sizes() &&
                        tokens(k) == positions.sizes() && q.size(-1) == k.size(-1),
                    "q is ", q.sizes(), ", k ", k.sizes(), ", positions ", positions.sizes(),
                    "; q and k are (..., heads, head), positions (...)");
  TORCH_CHECK_VALUE(cache.dim() == 2 && cache.size(1) <= q.size(-1), "cache is ", cache.sizes(),
                    ", heads have ", q.size(-1), "; it is (positions, numbers of a head that are rotated)");
  check_contiguous(cache, "cache");
}

std::tuple<Tensor, Tensor> rotary(const Tensor& q_given, const Tensor& k_given, const Tensor& positions_given,
                                  const Tensor& cache, bool neighbours, bool inverse) {
  check(q_given, k_given, positions_given, cache);
  Tensor q_out = at::empty(q_given.sizes(), q_given.options()),
         k_out = at::empty(k_given.sizes(), k_given.options());
  const int64_t tokens = positions_given.numel();
  if (tokens == 0) return {q_out, k_out};
  const bool is_partial =
      cache.size(1) < q_given.size(-1); // then in place: the kernels leave the rest as it is
  if (is_partial) q_out.copy_(q_given), k_out.copy_(k_given);
  const Tensor to_q = heads_of(q_out, tokens), to_k = heads_of(k_out, tokens),
               q = is_partial ? to_q : heads_of(q_given, tokens),
               k = is_partial ? to_k : heads_of(k_given, tokens), positions = positions_given.contiguous();
  const kiln_rotary request{type_of(q, "q", false),
                            static_cast<int32_t>(cache.size(1)),
                            neighbours,
                            inverse,
                            tokens,
                            q.size(1),
                            k.size(1),
                            strides_of(to_q),
                            strides_of(to_k),
                            strides_of(q),
                            strides_of(k),
                            positions.const_data_ptr<int64_t>(),
                            cache.const_data_ptr<float>(),
                            cache.size(0)};
  run(request, q, kiln_rotary_launch, kiln_rotary_simulate);
  return {q_out, k_out};
}

} // namespace

TORCH_LIBRARY_FRAGMENT(kiln, library) {
  library.def(
      "rotary(Tensor q, Tensor k, Tensor positions, Tensor cache, bool neighbours=False, bool inverse=False) "
      "-> (Tensor q_out, Tensor k_out)");
}
TORCH_LIBRARY_IMPL(kiln, CPU, library) { library.impl("rotary", rotary); }
// PyTorch for ROCm calls its devices CUDA.
TORCH_LIBRARY_IMPL(kiln, CUDA, library) { library.impl("rotary", rotary); }
