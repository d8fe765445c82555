// SPDX-License-Identifier: MIT
// Dumps the door's kernels and those of kernels.hpp.
#include "../../device/door_kernels.hpp"
#include "dump_main.hpp"
#include "kernels.hpp"

int main(int, char** argv) {
  using namespace dumping;
  const char *door = "door", *own = "kernels";
  return write<fill>(argv[1], door) && write<sum_even_10>(argv[1], door) &&
                 write<sum_even_32>(argv[1], door) && write<every_type>(argv[1], door) &&
                 write<ids>(argv[1], door) && write<reverse>(argv[1], door) &&
                 write<add_one>(argv[1], door) && write<sizes>(argv[1], door) &&
                 write<nothing>(argv[1], door) && write<narrow>(argv[1], own) &&
                 write<aligned>(argv[1], own) && write<matrix>(argv[1], own) && write<middle>(argv[1], own) &&
                 write<depth>(argv[1], own) && write<odd_lds>(argv[1], own) && write<alone>(argv[1], own) &&
                 write<all_sizes>(argv[1], own)
             ? 0
             : 1;
}
