// SPDX-License-Identifier: MIT
// Dumps the kernels of the examples. Their main functions go by other names here, and so do constants that two of
// them have.
#include "dump_main.hpp"

#include <cmath>
#include <limits>

#define main main_01
#include "../../../examples/01_sum_even.hip"
#undef main
#define main main_02
#include "../../../examples/02_vector_add.hip"
#undef main
#define main main_03
#include "../../../examples/03_saxpy.hip"
#undef main
#define main main_04
#include "../../../examples/04_gemv.hip"
#undef main
#define main main_05
#include "../../../examples/05_lds_exchange.hip"
#undef main
#define main main_06
#include "../../../examples/06_proved_when_compiled.hip"
#undef main
#define main main_07
#include "../../../examples/07_edited_assembly.hip"
#undef main
#define main main_08
#define lanes lanes_08
#define of_lane of_lane_08
#define of_block of_block_08
#include "../../../examples/08_block_scan.hip"
#undef main
#undef lanes
#undef of_lane
#undef of_block
#define main main_09
#define lanes lanes_09
#define inf inf_09
#include "../../../examples/09_softmax.hip"
#undef main
#undef lanes
#undef inf
#define main main_10
#define columns columns_10
#define of_lane of_lane_10
#define lanes lanes_10
#include "../../../examples/10_layernorm.hip"
#undef main
#undef columns
#undef of_lane
#undef lanes
#define main main_11
#define lanes lanes_11
#define inf inf_11
#include "../../../examples/11_argmax.hip"
#undef main
#undef lanes
#undef inf
#define main main_12
#define lanes lanes_12
#include "../../../examples/12_fp8_quantisation.hip"
#undef main
#undef lanes
#define main main_13
#define bf16_of bf16_of_13
#include "../../../examples/13_gemm.hip"
#undef main
#undef bf16_of
#define main main_14
#include "../../../examples/14_rmsnorm.hip"
#undef main
#define main main_15
#define rounded_bf16 rounded_bf16_15
#include "../../../examples/15_attention.hip"
#undef main
#undef rounded_bf16
#define main main_16
#define rounded_bf16 rounded_bf16_16
#include "../../../examples/16_rotary.hip"
#undef main
#undef rounded_bf16
#define main main_17
#include "../../../examples/17_attention_gradients.hip"
#undef main

int main(int, char** argv) {
  using namespace dumping;
  return write<sum_even_32>(argv[1], "01_sum_even") && write<vector_add>(argv[1], "02_vector_add") &&
                 write<saxpy>(argv[1], "03_saxpy") && write<gemv>(argv[1], "04_gemv") &&
                 write<lds_exchange>(argv[1], "05_lds_exchange") &&
                 write<count_ones>(argv[1], "06_proved_when_compiled") &&
                 write<scale_add>(argv[1], "07_edited_assembly") &&
                 write<block_scan>(argv[1], "08_block_scan") && write<softmax>(argv[1], "09_softmax") &&
                 write<layernorm>(argv[1], "10_layernorm") && write<argmax>(argv[1], "11_argmax") &&
                 write<quantise>(argv[1], "12_fp8_quantisation") && write<layer>(argv[1], "13_gemm") &&
                 write<add_norm>(argv[1], "14_rmsnorm") && write<causal_attention>(argv[1], "15_attention") &&
                 write<embed_positions>(argv[1], "16_rotary") &&
                 write<gradients_delta>(argv[1], "17_attention_gradients") &&
                 write<gradients_keys>(argv[1], "17_attention_gradients") &&
                 write<gradients_sums>(argv[1], "17_attention_gradients") &&
                 write<gradients_queries>(argv[1], "17_attention_gradients")
             ? 0
             : 1;
}
