// SPDX-License-Identifier: MIT
// The library's entries for a GPU, and its matrix-vector products.
#include "launch.hpp"
#include "launch_attention.hpp"
#include "launch_gemm.hpp"
#include "launch_pages.hpp"
#include "rotary.hpp"
#include "rows.hpp"

using namespace kiln::dsl;

KILN_KERNEL_AS(gemv_f32, (kiln::kernel::gemv<float, 1>), block_size<256>);
KILN_KERNEL_AS(gemv_f16, (kiln::kernel::gemv<_Float16, 1>), block_size<256>);
KILN_KERNEL_AS(gemv_bf16, (kiln::kernel::gemv<__bf16, 1>), block_size<256>);
KILN_KERNEL_AS(gemv_f32_batch_4, (kiln::kernel::gemv<float, 4>), block_size<256>);
KILN_KERNEL_AS(gemv_f16_batch_4, (kiln::kernel::gemv<_Float16, 4>), block_size<256>);
KILN_KERNEL_AS(gemv_bf16_batch_4, (kiln::kernel::gemv<__bf16, 4>), block_size<256>);

using namespace kiln_examples;

namespace {

template<class T> int launch_gemv(const kiln_gemv& r, hipStream_t stream, const auto& one, const auto& four) {
  const int tile = batch_tile(r.batch);
  const launch_options options{
      .grid = {workgroups(r.rows, kiln::kernel::gemv_shape::rows_of_workgroup), workgroups(r.batch, tile)},
      .stream = stream};
  const auto go = [&](const auto& launch) {
    return outcome(launch(options, static_cast<T*>(r.y), static_cast<const T*>(r.a),
                          static_cast<const T*>(r.x), static_cast<const T*>(r.bias), static_cast<int>(r.rows),
                          static_cast<int>(r.columns), static_cast<int>(r.batch)));
  };
  return tile == 1 ? go(one) : go(four);
}

/// The kernels of attention for a type and head, or null after `fail`.
const attention_kernels* attention_kernels_of(const kiln_attention& r) {
  for (const attention_kernels* k = attention_kernels::first; k != nullptr; k = k->next)
    if (k->type == r.type && k->head == r.head) return k;
  fail("attention: the library was built without kernels of this type and heads of %d: "
       "KILN_EXAMPLES_ATTENTION in CMake",
       r.head);
  return nullptr;
}

/// The kernels for a type and head, or null after `fail`.
const page_kernels* page_kernels_of(int32_t type, int32_t head) {
  for (const page_kernels* k = page_kernels::first; k != nullptr; k = k->next)
    if (k->type == type && k->head == head) return k;
  fail(
      "the library was built without kernels for pages of this type and heads of %d: KILN_EXAMPLES_ATTENTION "
      "in CMake",
      head);
  return nullptr;
}

template<class Request> int launch_on_device(const Request& r, void* stream_handle) {
  if (validate(r) != 0) return -1;
  const auto stream = static_cast<hipStream_t>(stream_handle);
  const auto go = launch_of_type<Request>[r.type];
  if (go == nullptr)
    return fail("the library was built without these kernels of this type: KILN_EXAMPLES_ROWS in CMake");
  return go(r, stream, kiln::kernel::current_device().arch);
}

} // namespace

int kiln_gemv_launch(const kiln_gemv* r, void* stream_handle) {
  if (validate(*r) != 0) return -1;
  const auto stream = static_cast<hipStream_t>(stream_handle);
  if (r->type == KILN_F32) return launch_gemv<float>(*r, stream, launch<gemv_f32>, launch<gemv_f32_batch_4>);
  if (r->type == KILN_F16)
    return launch_gemv<_Float16>(*r, stream, launch<gemv_f16>, launch<gemv_f16_batch_4>);
  return launch_gemv<__bf16>(*r, stream, launch<gemv_bf16>, launch<gemv_bf16_batch_4>);
}

int kiln_gemm_launch(const kiln_gemm* r, void* workspace, int64_t workspace_bytes, void* stream_handle) {
  if (validate(*r) != 0) return -1;
  const kiln::kernel::gemm_launch_options options{static_cast<hipStream_t>(stream_handle), workspace,
                                                  workspace_bytes};
  return r->type == KILN_F16 ? launch_gemm_f16(*r, options) : launch_gemm_bf16(*r, options);
}

int64_t kiln_gemm_workspace_bytes(const kiln_gemm* r) {
  if (validate(*r) != 0) return -1;
  return r->type == KILN_F16 ? gemm_f16_workspace_bytes(*r) : gemm_bf16_workspace_bytes(*r);
}

int kiln_sort_launch(const kiln_sort* r, void* stream_handle) {
  if (validate(*r) != 0) return -1;
  const auto stream = static_cast<hipStream_t>(stream_handle);
  switch (r->type) {
  case KILN_F32: return launch_sort_f32(*r, stream);
  case KILN_F16: return launch_sort_f16(*r, stream);
  case KILN_I32: return launch_sort_i32(*r, stream);
  default: return launch_sort_u32(*r, stream);
  }
}

int kiln_attention_launch(const kiln_attention* r, void* stream) {
  if (validate(*r) != 0) return -1;
  const attention_kernels* const kernels = attention_kernels_of(*r);
  return kernels == nullptr ? -1 : kernels->own.attend(*r, static_cast<hipStream_t>(stream));
}

int kiln_attention_gradients_launch(const kiln_attention_gradients* r, void* workspace,
                                    int64_t workspace_bytes, void* stream) {
  if (validate(*r) != 0) return -1;
  const attention_kernels* const kernels = attention_kernels_of(r->of);
  return kernels == nullptr
             ? -1
             : kernels->own.gradients(*r, {static_cast<hipStream_t>(stream), workspace, workspace_bytes});
}

int64_t kiln_attention_gradients_workspace_bytes(const kiln_attention_gradients* r) {
  if (validate(*r) != 0) return -1;
  const attention_kernels* const kernels = attention_kernels_of(r->of);
  return kernels == nullptr ? -1 : kernels->own.workspace_bytes(*r);
}

int kiln_paged_attention_launch(const kiln_paged_attention* r, void* workspace, int64_t workspace_bytes,
                                void* stream) {
  if (validate(*r) != 0) return -1;
  const page_kernels* const kernels = page_kernels_of(r->of.type, r->of.head);
  return kernels == nullptr
             ? -1
             : kernels->own.attend(*r, {static_cast<hipStream_t>(stream), workspace, workspace_bytes});
}

int64_t kiln_paged_attention_workspace_bytes(const kiln_paged_attention* r) {
  if (validate(*r) != 0) return -1;
  const page_kernels* const kernels = page_kernels_of(r->of.type, r->of.head);
  return kernels == nullptr ? -1 : kernels->own.workspace_bytes(*r);
}

int kiln_reshape_and_cache_launch(const kiln_reshape_and_cache* r, void* stream) {
  if (validate(*r) != 0) return -1;
  const page_kernels* const kernels = page_kernels_of(r->type, r->head);
  return kernels == nullptr ? -1 : kernels->own.store(*r, static_cast<hipStream_t>(stream));
}

int kiln_norm_launch(const kiln_norm* r, void* stream) { return launch_on_device(*r, stream); }
int kiln_norm_gradients_launch(const kiln_norm_gradients* r, void* stream) {
  return launch_on_device(*r, stream);
}
int kiln_activation_launch(const kiln_activation* r, void* stream) { return launch_on_device(*r, stream); }
int kiln_silu_gradient_launch(const kiln_silu_gradient* r, void* stream) {
  return launch_on_device(*r, stream);
}
int kiln_softmax_launch(const kiln_softmax* r, void* stream) { return launch_on_device(*r, stream); }
int kiln_rotary_launch(const kiln_rotary* r, void* stream) { return launch_on_device(*r, stream); }

int kiln_device_count() {
  int count = 0;
  return hipGetDeviceCount(&count) == hipSuccess ? count : 0;
}
