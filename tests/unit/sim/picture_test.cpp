// SPDX-License-Identifier: MIT
#include <kiln/sim/gemm_picture.hpp>
#include <kiln/sim/lds_picture.hpp>
#include <kiln/sim/run.hpp>

#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace kiln;

namespace {

std::string text_of(const text_buffer& t) { return {t.data(), t.size()}; }
std::string lds(const sim::lds_tile& t) { return text_of(sim::lds_picture(t).text()); }
u32 count(const std::string& text, const std::string& what) {
  u32 n = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++n;
  return n;
}

constexpr u32 cycles(const sim::lds_tile& t) { return sim::lds_picture(t).cycles(); }

} // namespace

// 16 rows of 64 bytes: rows 0 and 2 begin in the same bank and are read together.
static_assert(cycles({}) == 16);
static_assert(cycles({.row_divisor = 2}) == 8);
// What the library's matrix product does: rows of 128 bytes, row / 1; rows of 64 bytes, row / 2; on gfx950, twice as much.
static_assert(cycles({.instructions = 2}) == 32);
static_assert(cycles({.instructions = 2, .row_divisor = 1}) == 8);
static_assert(cycles({.rows = 32, .instructions = 2, .row_divisor = 2}) == 8);
static_assert(cycles({.arch = isa::arch::gfx950, .rows = 32, .instructions = 2, .row_divisor = 2}) == 8);
static_assert(cycles({.arch = isa::arch::gfx950, .instructions = 2, .row_divisor = 2}) == 4);
static_assert(cycles({.arch = isa::arch::gfx950, .rows = 32, .instructions = 2, .row_divisor = 4}) == 4);
// Padding by one piece leaves rows 0 and 7 in one another's way; the exclusive-or by lines does not.
static_assert(cycles({.instructions = 2, .padding_bytes = 16}) == 16);
static_assert(cycles({.instructions = 2, .by_line = true}) == 8);

TEST_CASE("picture of an operand in LDS") {
  CHECK(lds({.instructions = 2, .row_divisor = 1}) ==
        "gfx942 ds_read_b128: 32 banks, 8 groups of 8 lanes; 16 rows of 8 x 16 bytes, piece ^ row / 1\n"
        "banks    0-3    4-7   8-11  12-15  16-19  20-23  24-27  28-31\n"
        "    0     0a    16b    32e    48f      0     16     32     48\n"
        "  128    17b     1a    49f    33e     17      1     49     33\n"
        "  256    34e    50f     2a    18b     34     50      2     18\n"
        "  384    51f    35e    19b     3a     51     35     19      3\n"
        "  512      4     20     36     52     4b    20a    36f    52e\n"
        "  640     21      5     53     37    21a     5b    53e    37f\n"
        "  768     38     54      6     22    38f    54e     6b    22a\n"
        "  896     55     39     23      7    55e    39f    23a     7b\n"
        " 1024     8c    24d    40g    56h      8     24     40     56\n"
        " 1152    25d     9c    57h    41g     25      9     57     41\n"
        " 1280    42g    58h    10c    26d     42     58     10     26\n"
        " 1408    59h    43g    27d    11c     59     43     27     11\n"
        " 1536     12     28     44     60    12d    28c    44h    60g\n"
        " 1664     29     13     61     45    29c    13d    61g    45h\n"
        " 1792     46     62     14     30    46h    62g    14d    30c\n"
        " 1920     63     47     31     15    63g    47h    31c    15d\n"
        "8 cycles, 8 without conflicts\n");
  const std::string conflicts = lds({});
  CHECK(conflicts.find("\ngroup a, banks 4-7: lanes 20 22\n") != std::string::npos);
  CHECK(conflicts.ends_with("\n16 cycles, 8 without conflicts\n"));
  CHECK(lds({.piece_bytes = 8})
            .starts_with("gfx942 ds_read_b64: 32 banks, 4 groups of 16 lanes; 16 rows of 4 x 8 bytes\n"
                         "banks    0-1    2-3"));
  CHECK(lds({.rows = 8}) == "a matrix instruction has 16 or 32 rows\n");
}

TEST_CASE("SVG of an operand in LDS") {
  const std::string svg = text_of(sim::lds_picture(sim::lds_tile{}).svg());
  CHECK(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"280\" height=\"188\""));
  CHECK(svg.ends_with("</svg>\n"));
  CHECK(count(svg, "<rect ") == 64);
  CHECK(count(svg, "<text ") == 64 + 8);
  CHECK(count(svg, "stroke=\"#d00000\"") == 64); // each is in conflict with another
  CHECK(count(text_of(sim::lds_picture(sim::lds_tile{.row_divisor = 2}).svg()), "stroke=\"#d00000\"") == 0);
  CHECK(svg.find("<rect x=\"38\" y=\"24\" width=\"34\" height=\"20\" fill=\"#ffbb78\" stroke=\"#d00000\" "
                 "stroke-width=\"3\"/>\n"
                 "<text x=\"55\" y=\"38\">16b</text>\n") != std::string::npos);
}

TEST_CASE("picture of the buffers of a matrix product") {
  constexpr sim::gemm_buffers small{
      .tile = 32, .blocks = 2, .waves_down = 2, .waves_across = 2, .wave_rows = 32, .wave_columns = 64};
  CHECK(text_of(sim::gemm_picture(small).text()) == "block: 32 x 32 bytes (2 x 16)\n"
                                                    "A: 64 x 64 bytes, 2 x 2 blocks, 4096 bytes\n"
                                                    "B: 128 x 64 bytes, 4 x 2 blocks, 8192 bytes\n"
                                                    "both: 12288 bytes\n"
                                                    " 0:   | 0  1| 2  3\n"
                                                    "    1:| 0  1| 2  3\n"
                                                    "  0  0| 0  0| 1  1\n"
                                                    "  1  1| 2  2| 3  3\n");
  const std::string svg = text_of(sim::gemm_picture(small).svg());
  CHECK(svg.starts_with("<svg "));
  CHECK(count(svg, "<rect ") == 4 * 2 + 2 * 2 + 4 * 2);
  CHECK(text_of(sim::gemm_picture(sim::gemm_buffers{.wave_rows = 24}).text()) ==
        "a wave's part is whole tiles\n");
}
