// SPDX-License-Identifier: MIT
// Dumps the kernels of the library that bench/compile_time and bench/timing compile. The files' own constants go by
// other names here; the headers, which have such names too, are read before.
#include "dump_main.hpp"

#include <kiln/hip.hpp>
#include <kiln/kernel/activation.hpp>
#include <kiln/kernel/activation_backward.hpp>
#include <kiln/kernel/attention_backward_keys.hpp>
#include <kiln/kernel/attention_backward_queries.hpp>
#include <kiln/kernel/attention_delta.hpp>
#include <kiln/kernel/attention_forward.hpp>
#include <kiln/kernel/attention_key_sums.hpp>
#include <kiln/kernel/attention_merge.hpp>
#include <kiln/kernel/attention_sink_gradient.hpp>
#include <kiln/kernel/gemm.hpp>
#include <kiln/kernel/gemm/add_splits.hpp>
#include <kiln/kernel/gemm/interleaved_gemm.hpp>
#include <kiln/kernel/gemm/small_gemm.hpp>
#include <kiln/kernel/gemm/tiled_gemm.hpp>
#include <kiln/kernel/gemv.hpp>
#include <kiln/kernel/layernorm.hpp>
#include <kiln/kernel/layernorm_backward.hpp>
#include <kiln/kernel/norm_weight_gradient.hpp>
#include <kiln/kernel/reshape_and_cache.hpp>
#include <kiln/kernel/rmsnorm.hpp>
#include <kiln/kernel/rmsnorm_backward.hpp>
#include <kiln/kernel/rotary.hpp>
#include <kiln/kernel/softmax.hpp>
#include <kiln/kernel/sort.hpp>
#include <kiln/kernel/transpose.hpp>

#define form form_of_activation
#include "../../../bench/compile_time/kernel/activation.hip"
#undef form
#define form form_of_attention_backward_adds
#include "../../../bench/compile_time/kernel/attention_backward_adds.hip"
#undef form
#define form form_of_attention_backward_keys
#include "../../../bench/compile_time/kernel/attention_backward_keys.hip"
#undef form
#define form form_of_attention_backward_queries
#include "../../../bench/compile_time/kernel/attention_backward_queries.hip"
#undef form
#define form form_of_attention_forward
#include "../../../bench/compile_time/kernel/attention_forward.hip"
#undef form
#define shape shape_of_gemm
#include "../../../bench/compile_time/kernel/gemm.hip"
#undef shape
#define form form_of_gemm_interleaved
#define tiling tiling_of_gemm_interleaved
#include "../../../bench/compile_time/kernel/gemm_interleaved.hip"
#undef form
#undef tiling
#define form form_of_gemm_small
#define shape shape_of_gemm_small
#include "../../../bench/compile_time/kernel/gemm_small.hip"
#undef form
#undef shape
#include "../../../bench/compile_time/kernel/gemv.hip"
#define form form_of_layernorm_backward
#include "../../../bench/compile_time/kernel/layernorm_backward.hip"
#undef form
#define form form_of_rmsnorm
#include "../../../bench/compile_time/kernel/rmsnorm.hip"
#undef form
#define form form_of_rotary
#include "../../../bench/compile_time/kernel/rotary.hip"
#undef form
#define form form_of_softmax
#include "../../../bench/compile_time/kernel/softmax.hip"
#undef form
#include "../../../bench/compile_time/kernel/sort.hip"
#define form form_of_tiled_gemm
#define tiling tiling_of_tiled_gemm
#include "../../../bench/compile_time/kernel/tiled_gemm.hip"
#undef form
#undef tiling
#include "../../../bench/compile_time/kernel/transpose.hip"
#define split split_of_attention_steps
#include "../../../bench/timing/kernel/attention_steps.hip"
#undef split
#define ending ending_of_rows
#define centred centred_of_rows
#define form form_of_rows
#define gated gated_of_rows
#include "../../../bench/timing/kernel/rows.hip"
#undef ending
#undef centred
#undef gated
#undef form

int main(int, char** argv) {
  using namespace dumping;
  return write<silu_and_mul_bf16>(argv[1], "kernel_activation") &&
                 write<attention_backward_adds_bf16>(argv[1], "kernel_attention_backward_adds") &&
                 write<attention_backward_keys_bf16>(argv[1], "kernel_attention_backward_keys") &&
                 write<attention_delta_bf16>(argv[1], "kernel_attention_backward_queries") &&
                 write<attention_backward_queries_bf16>(argv[1], "kernel_attention_backward_queries") &&
                 write<attention_forward_bf16>(argv[1], "kernel_attention_forward") &&
                 write<gemm_bf16>(argv[1], "kernel_gemm") &&
                 write<interleaved_gemm_bf16>(argv[1], "kernel_gemm_interleaved") &&
                 write<gemm_small_bf16>(argv[1], "kernel_gemm_small") &&
                 write<gemv_f16>(argv[1], "kernel_gemv") &&
                 write<layernorm_backward_bf16>(argv[1], "kernel_layernorm_backward") &&
                 write<rmsnorm_bf16>(argv[1], "kernel_rmsnorm") &&
                 write<rotary_bf16>(argv[1], "kernel_rotary") &&
                 write<softmax_bf16>(argv[1], "kernel_softmax") &&
                 write<sort_f32_64>(argv[1], "kernel_sort") &&
                 write<tiled_gemm_bf16>(argv[1], "kernel_tiled_gemm") &&
                 write<transpose_bf16>(argv[1], "kernel_transpose") &&
                 write<attention_merge>(argv[1], "kernel_attention_steps") &&
                 write<attention_key_sums>(argv[1], "kernel_attention_steps") &&
                 write<attention_sink_gradient>(argv[1], "kernel_attention_steps") &&
                 write<reshape_and_cache>(argv[1], "kernel_attention_steps") &&
                 write<add_splits>(argv[1], "kernel_rows") && write<layernorm>(argv[1], "kernel_rows") &&
                 write<rmsnorm_backward>(argv[1], "kernel_rows") &&
                 write<norm_weight_gradient>(argv[1], "kernel_rows") &&
                 write<norm_weight_parts>(argv[1], "kernel_rows") &&
                 write<activation_backward>(argv[1], "kernel_rows")
             ? 0
             : 1;
}
