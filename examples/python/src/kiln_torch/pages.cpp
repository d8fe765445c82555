// SPDX-License-Identifier: MIT
// torch.ops.kiln.reshape_and_cache and paged_attention: CPU tensors in the simulator, GPU tensors on the current stream.
#include "operators.hpp"

#include <ATen/core/LegacyTypeDispatch.h>
#include <torch/library.h>

#include <initializer_list>
#include <tuple>

using namespace kiln_torch;

namespace {

void check_elements(const Tensor& t, const char* what) {
  TORCH_CHECK_TYPE(t.scalar_type() == at::kHalf || t.scalar_type() == at::kBFloat16, what, " is ",
                   t.scalar_type(), "; float16 and bfloat16 are supported");
}
void check_device(const Tensor& a, const Tensor& b, const char* a_name, const char* b_name) {
  TORCH_CHECK_VALUE(a.device() == b.device(), a_name, " is on ", a.device(), ", ", b_name, " is on ",
                    b.device(), "; they must be on the same device");
}
/// Caches are (pages, page, heads, head) of the same shape; they are not copied.
void check_caches(const Tensor& key_cache, const Tensor& value_cache) {
  TORCH_CHECK_VALUE(key_cache.dim() == 4 && key_cache.sizes() == value_cache.sizes(), "key_cache is ",
                    key_cache.sizes(), ", value_cache ", value_cache.sizes(),
                    "; both are (pages, page, heads, head)");
  for (const Tensor* t : {&key_cache, &value_cache})
    TORCH_CHECK_VALUE(
        has_rows(*t), "a cache has strides ", t->strides(),
        "; the last must be 1, others multiples of 8, and its memory begin at a multiple of 16 bytes");
}
kiln_rows pages_of(const Tensor& cache) {
  return {cache.const_data_ptr(), cache.stride(0), cache.stride(2), cache.stride(1)};
}

void reshape_and_cache(const Tensor& key_given, const Tensor& value_given, Tensor& key_cache,
                       Tensor& value_cache, const Tensor& slots_given) {
  check_elements(key_given, "key");
  check_same(key_given, value_given, "key", "value");
  check_same(key_given, key_cache, "key", "key_cache");
  check_same(key_given, value_cache, "key", "value_cache");
  check_device(key_given, slots_given, "key", "slots");
  check_caches(key_cache, value_cache);
  TORCH_CHECK_VALUE(key_given.dim() == 3 && key_given.sizes() == value_given.sizes() &&
                        key_given.size(1) == key_cache.size(2) && key_given.size(2) == key_cache.size(3),
                    "key is ", key_given.sizes(), ", value ", value_given.sizes(), ", key_cache ",
                    key_cache.sizes(),
                    "; key and value are (tokens, heads, head), a cache (pages, page, heads, head)");
  TORCH_CHECK_TYPE(slots_given.scalar_type() == at::kLong, "slots are ", slots_given.scalar_type(),
                   "; they are int64");
  TORCH_CHECK_VALUE(slots_given.dim() == 1 && slots_given.size(0) == key_given.size(0), "slots are ",
                    slots_given.sizes(), ", key is ", key_given.sizes(), "; there is a slot for each token");
  const Tensor key = with_rows(key_given), value = with_rows(value_given), slots = slots_given.contiguous();
  const auto heads_of = [](const Tensor& t) {
    return kiln_heads{t.const_data_ptr(), t.stride(0), t.stride(1)};
  };
  const kiln_reshape_and_cache request{type_of(key, "key", false),
                                       static_cast<int32_t>(key.size(2)),
                                       key.size(0),
                                       key.size(1),
                                       key_cache.size(1),
                                       key_cache.size(0),
                                       pages_of(key_cache),
                                       pages_of(value_cache),
                                       heads_of(key),
                                       heads_of(value),
                                       slots.const_data_ptr<int64_t>()};
  run(request, key, kiln_reshape_and_cache_launch, kiln_reshape_and_cache_simulate);
}

/// The operator changes its caches in place, so that no derivative could be registered: it is refused before.
void refuse_derivative(const Tensor& key, const Tensor& value, Tensor& key_cache, Tensor& value_cache,
                       const Tensor& slots) {
  bool has_derivative = false;
  for (const Tensor* t : std::initializer_list<const Tensor*>{&key, &value, &key_cache, &value_cache})
    has_derivative = has_derivative || t->requires_grad();
  TORCH_CHECK_NOT_IMPLEMENTED(
      !has_derivative || !at::GradMode::is_enabled(),
      "torch.ops.kiln.reshape_and_cache has no derivative: pass key.detach() and value.detach()");
  const at::AutoDispatchBelowAutograd below;
  static const auto next = c10::Dispatcher::singleton()
                               .findSchemaOrThrow("kiln::reshape_and_cache", "")
                               .typed<decltype(reshape_and_cache)>();
  next.call(key, value, key_cache, value_cache, slots);
}

std::tuple<Tensor, Tensor> paged_attention(const Tensor& q_given, const Tensor& key_cache,
                                           const Tensor& value_cache, const Tensor& table_given,
                                           const Tensor& lengths_given, double scale, int64_t left,
                                           int64_t right) {
  check_elements(q_given, "q");
  check_same(q_given, key_cache, "q", "key_cache");
  check_same(q_given, value_cache, "q", "value_cache");
  check_device(q_given, table_given, "q", "block_table");
  check_device(q_given, lengths_given, "q", "lengths");
  check_caches(key_cache, value_cache);
  TORCH_CHECK_VALUE(q_given.dim() == 4 && q_given.size(3) == key_cache.size(3), "q is ", q_given.sizes(),
                    ", key_cache ", key_cache.sizes(),
                    "; q is (batch, heads, length, head), a cache (pages, page, heads, head)");
  TORCH_CHECK_TYPE(table_given.scalar_type() == at::kInt && lengths_given.scalar_type() == at::kInt,
                   "block_table is ", table_given.scalar_type(), ", lengths are ",
                   lengths_given.scalar_type(), "; both are int32");
  const int64_t batch = q_given.size(0);
  TORCH_CHECK_VALUE(table_given.dim() == 2 && table_given.size(0) == batch && lengths_given.dim() == 1 &&
                        lengths_given.size(0) == batch,
                    "q is ", q_given.sizes(), ", block_table ", table_given.sizes(), ", lengths ",
                    lengths_given.sizes(), "; block_table is (batch, pages of a sequence), lengths (batch)");
  const bool has_own_rows = table_given.stride(1) == 1 && table_given.stride(0) >= table_given.size(1);
  const Tensor q = with_rows(q_given), table = has_own_rows ? table_given : table_given.contiguous(),
               lengths = lengths_given.contiguous();
  const Tensor o = empty_rows(q);
  const Tensor lse = at::empty({batch, q.size(1), q.size(2)}, q.options().dtype(at::kFloat));
  const kiln_paged_attention request{
      {type_of(q, "q", false), static_cast<int32_t>(q.size(3)), batch, q.size(1), key_cache.size(2),
       q.size(2), table.size(1) * key_cache.size(1), rows_of(o), rows_of(q), pages_of(key_cache),
       pages_of(value_cache), static_cast<float*>(lse.data_ptr()), left, right, scale},
      lengths.const_data_ptr<int32_t>(),
      table.const_data_ptr<int32_t>(),
      // A row that stands alone may have any stride
      batch == 1 ? table.size(1) : table.stride(0),
      key_cache.size(1),
      key_cache.size(0)};
  run(request, q, kiln_paged_attention_launch, kiln_paged_attention_workspace_bytes,
      kiln_paged_attention_simulate);
  return {o, lse};
}

} // namespace

TORCH_LIBRARY_FRAGMENT(kiln, library) {
  library.def("reshape_and_cache(Tensor key, Tensor value, Tensor(a!) key_cache, Tensor(b!) value_cache, "
              "Tensor slots) -> ()");
  library.def(
      "paged_attention(Tensor q, Tensor key_cache, Tensor value_cache, Tensor block_table, Tensor lengths, "
      "float scale, int left=-1, int right=-1) -> (Tensor o, Tensor lse)");
}
TORCH_LIBRARY_IMPL(kiln, CPU, library) {
  library.impl("reshape_and_cache", reshape_and_cache);
  library.impl("paged_attention", paged_attention);
}
// PyTorch for ROCm calls its devices CUDA.
TORCH_LIBRARY_IMPL(kiln, CUDA, library) {
  library.impl("reshape_and_cache", reshape_and_cache);
  library.impl("paged_attention", paged_attention);
}
TORCH_LIBRARY_IMPL(kiln, Autograd, library) { library.impl("reshape_and_cache", refuse_derivative); }
