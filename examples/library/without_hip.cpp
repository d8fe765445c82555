// SPDX-License-Identifier: MIT
// Stands for the launches in a library that was built without HIP.
#include "request.hpp"

using kiln_examples::fail;

int kiln_gemv_launch(const kiln_gemv*, void*) { return fail("this library was built without HIP"); }
int kiln_gemm_launch(const kiln_gemm*, void*, int64_t, void*) {
  return fail("this library was built without HIP");
}
int64_t kiln_gemm_workspace_bytes(const kiln_gemm*) { return fail("this library was built without HIP"); }
int kiln_sort_launch(const kiln_sort*, void*) { return fail("this library was built without HIP"); }
int kiln_attention_launch(const kiln_attention*, void*) { return fail("this library was built without HIP"); }
int kiln_attention_gradients_launch(const kiln_attention_gradients*, void*, int64_t, void*) {
  return fail("this library was built without HIP");
}
int64_t kiln_attention_gradients_workspace_bytes(const kiln_attention_gradients*) {
  return fail("this library was built without HIP");
}
int kiln_paged_attention_launch(const kiln_paged_attention*, void*, int64_t, void*) {
  return fail("this library was built without HIP");
}
int64_t kiln_paged_attention_workspace_bytes(const kiln_paged_attention*) {
  return fail("this library was built without HIP");
}
int kiln_reshape_and_cache_launch(const kiln_reshape_and_cache*, void*) {
  return fail("this library was built without HIP");
}
int kiln_norm_launch(const kiln_norm*, void*) { return fail("this library was built without HIP"); }
int kiln_norm_gradients_launch(const kiln_norm_gradients*, void*) {
  return fail("this library was built without HIP");
}
int kiln_activation_launch(const kiln_activation*, void*) {
  return fail("this library was built without HIP");
}
int kiln_silu_gradient_launch(const kiln_silu_gradient*, void*) {
  return fail("this library was built without HIP");
}
int kiln_softmax_launch(const kiln_softmax*, void*) { return fail("this library was built without HIP"); }
int kiln_rotary_launch(const kiln_rotary*, void*) { return fail("this library was built without HIP"); }
int kiln_device_count() { return 0; }
