// SPDX-License-Identifier: MIT
// Dumps the kernels of the examples. Their main functions go by other names here.
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
#include "dump_main.hpp"

int main(int, char** argv) {
  using namespace dumping;
  return write<sum_even_32>(argv[1], "01_sum_even") && write<vector_add>(argv[1], "02_vector_add") &&
                 write<saxpy>(argv[1], "03_saxpy") && write<gemv>(argv[1], "04_gemv") &&
                 write<lds_exchange>(argv[1], "05_lds_exchange") &&
                 write<count_ones>(argv[1], "06_proved_when_compiled") &&
                 write<scale_add>(argv[1], "07_edited_assembly")
             ? 0
             : 1;
}
