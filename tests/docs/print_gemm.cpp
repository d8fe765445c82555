// SPDX-License-Identifier: MIT
// Prints the pictures of docs/gemm.md: layouts and swizzles of the matrix product kernels.
#include <kiln/kernel/gemm/inputs.hpp>
#include <kiln/kernel/gemm/slice_layouts.hpp>
#include <kiln/kernel/gemm/small_layouts.hpp>
#include <kiln/tile/layout/picture.hpp>

#include <cstdio>
#include <string>

namespace {

using namespace kiln;

std::string words(const text_buffer& t) { return {t.data(), t.size()}; }
void print(const char* what, const tile::layout& l) {
  text_buffer text;
  text << l;
  std::printf("%-36s %s\n", what, words(text).c_str());
}

using few = kernel::small_layouts<kernel::small_shape{}, 2>;
constexpr kernel::gemm_tiling tiling{.rows = 128, .columns = 128};
constexpr kernel::slice_shape slice{.rows = 128};

void print_few_rows() {
  std::printf("\n### Few rows, bf16\n\n```\n");
  print("a load of A", few::a());
  print("a load of B", few::b());
  print("a load of B, shuffled", few::shuffled_b());
  print("a wave's part of D", few::part());
  print("the parts in LDS", few::memory());
  print("the parts of an element in one lane", few::gathered());
  std::printf("```\n\nOne load of B by wave 0: lane.item of column n and depth k, every eighth k, at which a "
              "lane's 16 "
              "bytes begin.\n\n```\n n\\k");
  constexpr tile::layout b = few::b();
  for (u32 k = 0; k < 32; k += 8) std::printf("%7u", k);
  std::printf("\n");
  for (u32 n = 0; n < 16; ++n) {
    std::printf("%4u", n);
    for (u32 k = 0; k < 32; k += 8)
      for (u32 lane = 0; lane < 64; ++lane) {
        const u32 element = b.element(0, lane);
        if (b.coordinate(element, 'n') == n && b.coordinate(element, 'k') == k) std::printf("%5u.0", lane);
      }
    std::printf("\n");
  }
  std::printf("```\n");
}

void print_tiles() {
  std::printf("\n### Tiles of 128 x 128, bf16, slices of 64\n\n```\n");
  print("a slice of A from memory to LDS", kernel::blocks_of(slice, true));
  print("operands of A", kernel::operand_of(slice));
  print("the sums", kernel::sums_of(tiling, false));
  constexpr tile::layout memory = kernel::slice_in_lds<slice>;
  print("the slice in LDS", memory);
  std::printf("```\n\nWhere in its row of LDS the 16 bytes of depth k of row m stand, counted in 16 bytes: "
              "the solved "
              "swizzle, %u conflict\ncycles in all accesses of the three targets.\n\n```\n m\\k",
              kernel::solved_swizzle<slice>.conflicts);
  for (u32 k = 0; k < 64; k += 8) std::printf("%4u", k);
  std::printf("\n");
  for (u32 m = 0; m < 16; ++m) {
    std::printf("%4u", m);
    for (u32 k = 0; k < 64; k += 8)
      for (u32 offset = m * 64; offset < (m + 1) * 64; offset += 8) {
        const u32 element = memory.map(offset);
        if (memory.coordinate(element, 'm') == m && memory.coordinate(element, 'k') == k)
          std::printf("%4u", offset % 64 / 8);
      }
    std::printf("\n");
  }
  std::printf("```\n");
}

} // namespace

int main() {
  print_few_rows();
  print_tiles();
}
