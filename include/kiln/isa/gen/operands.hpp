// SPDX-License-Identifier: MIT
// Operand places, and the list of places of rows. = written, + read and written.
// Written by tools/isa_gen from LLVM 22's MC layer; do not edit.
#pragma once

#include <kiln/isa/row.hpp>
#include <kiln/isa/words.hpp>

namespace kiln::isa {

inline constexpr char32_t place_words[sizeof(terminated<item_array<operand_row, 2079>>) / 4] =
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 0 =vdst:vgpr*4.f32
    U"\x1ffff9\x1efe00\x6\x8\x6\x0\x0\xff" // 0 src0:vgpr|agpr*8
    U"\x1ffff9\x1efe00\x6\x8\xb\x0\x0\xff" // 0 src1:vgpr|agpr*8
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 0 src2:vgpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 0 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 0 scale_src1:vgpr
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 1 =vdst:agpr*4.f32
    U"\x1ffff9\x1efe00\x6\x8\x6\x0\x0\xff" // 1 src0:vgpr|agpr*8
    U"\x1ffff9\x1efe00\x6\x8\xb\x0\x0\xff" // 1 src1:vgpr|agpr*8
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 1 src2:agpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 1 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 1 scale_src1:vgpr
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 2 =vdst:vgpr*4.f32
    U"\x1ffff9\x1fbe00\x6\x6\x6\x0\x0\xff" // 2 src0:vgpr|agpr*6
    U"\x1ffff9\x1efe00\x6\x8\xb\x0\x0\xff" // 2 src1:vgpr|agpr*8
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 2 src2:vgpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 2 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 2 scale_src1:vgpr
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 3 =vdst:vgpr*4.f32
    U"\x1ffff9\x1fee00\x6\x4\x6\x0\x0\xff" // 3 src0:vgpr|agpr*4
    U"\x1ffff9\x1efe00\x6\x8\xb\x0\x0\xff" // 3 src1:vgpr|agpr*8
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 3 src2:vgpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 3 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 3 scale_src1:vgpr
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 4 =vdst:agpr*4.f32
    U"\x1ffff9\x1fbe00\x6\x6\x6\x0\x0\xff" // 4 src0:vgpr|agpr*6
    U"\x1ffff9\x1efe00\x6\x8\xb\x0\x0\xff" // 4 src1:vgpr|agpr*8
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 4 src2:agpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 4 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 4 scale_src1:vgpr
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 5 =vdst:agpr*4.f32
    U"\x1ffff9\x1fee00\x6\x4\x6\x0\x0\xff" // 5 src0:vgpr|agpr*4
    U"\x1ffff9\x1efe00\x6\x8\xb\x0\x0\xff" // 5 src1:vgpr|agpr*8
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 5 src2:agpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 5 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 5 scale_src1:vgpr
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 6 =vdst:vgpr*4.f32
    U"\x1ffff9\x1efe00\x6\x8\x6\x0\x0\xff" // 6 src0:vgpr|agpr*8
    U"\x1ffff9\x1fbe00\x6\x6\xb\x0\x0\xff" // 6 src1:vgpr|agpr*6
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 6 src2:vgpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 6 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 6 scale_src1:vgpr
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 7 =vdst:vgpr*4.f32
    U"\x1ffff9\x1efe00\x6\x8\x6\x0\x0\xff" // 7 src0:vgpr|agpr*8
    U"\x1ffff9\x1fee00\x6\x4\xb\x0\x0\xff" // 7 src1:vgpr|agpr*4
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 7 src2:vgpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 7 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 7 scale_src1:vgpr
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 8 =vdst:agpr*4.f32
    U"\x1ffff9\x1efe00\x6\x8\x6\x0\x0\xff" // 8 src0:vgpr|agpr*8
    U"\x1ffff9\x1fbe00\x6\x6\xb\x0\x0\xff" // 8 src1:vgpr|agpr*6
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 8 src2:agpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 8 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 8 scale_src1:vgpr
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 9 =vdst:agpr*4.f32
    U"\x1ffff9\x1efe00\x6\x8\x6\x0\x0\xff" // 9 src0:vgpr|agpr*8
    U"\x1ffff9\x1fee00\x6\x4\xb\x0\x0\xff" // 9 src1:vgpr|agpr*4
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 9 src2:agpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 9 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 9 scale_src1:vgpr
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 10 =vdst:vgpr*4.f32
    U"\x1ffff9\x1fbe00\x6\x6\x6\x0\x0\xff" // 10 src0:vgpr|agpr*6
    U"\x1ffff9\x1fbe00\x6\x6\xb\x0\x0\xff" // 10 src1:vgpr|agpr*6
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 10 src2:vgpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 10 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 10 scale_src1:vgpr
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 11 =vdst:vgpr*4.f32
    U"\x1ffff9\x1fbe00\x6\x6\x6\x0\x0\xff" // 11 src0:vgpr|agpr*6
    U"\x1ffff9\x1fee00\x6\x4\xb\x0\x0\xff" // 11 src1:vgpr|agpr*4
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 11 src2:vgpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 11 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 11 scale_src1:vgpr
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 12 =vdst:vgpr*4.f32
    U"\x1ffff9\x1fee00\x6\x4\x6\x0\x0\xff" // 12 src0:vgpr|agpr*4
    U"\x1ffff9\x1fbe00\x6\x6\xb\x0\x0\xff" // 12 src1:vgpr|agpr*6
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 12 src2:vgpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 12 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 12 scale_src1:vgpr
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 13 =vdst:vgpr*4.f32
    U"\x1ffff9\x1fee00\x6\x4\x6\x0\x0\xff" // 13 src0:vgpr|agpr*4
    U"\x1ffff9\x1fee00\x6\x4\xb\x0\x0\xff" // 13 src1:vgpr|agpr*4
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 13 src2:vgpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 13 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 13 scale_src1:vgpr
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 14 =vdst:agpr*4.f32
    U"\x1ffff9\x1fbe00\x6\x6\x6\x0\x0\xff" // 14 src0:vgpr|agpr*6
    U"\x1ffff9\x1fbe00\x6\x6\xb\x0\x0\xff" // 14 src1:vgpr|agpr*6
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 14 src2:agpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 14 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 14 scale_src1:vgpr
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 15 =vdst:agpr*4.f32
    U"\x1ffff9\x1fbe00\x6\x6\x6\x0\x0\xff" // 15 src0:vgpr|agpr*6
    U"\x1ffff9\x1fee00\x6\x4\xb\x0\x0\xff" // 15 src1:vgpr|agpr*4
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 15 src2:agpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 15 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 15 scale_src1:vgpr
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 16 =vdst:agpr*4.f32
    U"\x1ffff9\x1fee00\x6\x4\x6\x0\x0\xff" // 16 src0:vgpr|agpr*4
    U"\x1ffff9\x1fbe00\x6\x6\xb\x0\x0\xff" // 16 src1:vgpr|agpr*6
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 16 src2:agpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 16 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 16 scale_src1:vgpr
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 17 =vdst:agpr*4.f32
    U"\x1ffff9\x1fee00\x6\x4\x6\x0\x0\xff" // 17 src0:vgpr|agpr*4
    U"\x1ffff9\x1fee00\x6\x4\xb\x0\x0\xff" // 17 src1:vgpr|agpr*4
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 17 src2:agpr|int|float*4.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 17 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 17 scale_src1:vgpr
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 18 =vdst:vgpr*16.f32 early
    U"\x1ffff9\x1efe00\x6\x8\x6\x0\x0\xff" // 18 src0:vgpr|agpr*8
    U"\x1ffff9\x1efe00\x6\x8\xb\x0\x0\xff" // 18 src1:vgpr|agpr*8
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 18 src2:vgpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 18 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 18 scale_src1:vgpr
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 19 =vdst:agpr*16.f32 early
    U"\x1ffff9\x1efe00\x6\x8\x6\x0\x0\xff" // 19 src0:vgpr|agpr*8
    U"\x1ffff9\x1efe00\x6\x8\xb\x0\x0\xff" // 19 src1:vgpr|agpr*8
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 19 src2:agpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 19 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 19 scale_src1:vgpr
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 20 =vdst:vgpr*16.f32 early
    U"\x1ffff9\x1fbe00\x6\x6\x6\x0\x0\xff" // 20 src0:vgpr|agpr*6
    U"\x1ffff9\x1efe00\x6\x8\xb\x0\x0\xff" // 20 src1:vgpr|agpr*8
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 20 src2:vgpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 20 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 20 scale_src1:vgpr
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 21 =vdst:vgpr*16.f32 early
    U"\x1ffff9\x1fee00\x6\x4\x6\x0\x0\xff" // 21 src0:vgpr|agpr*4
    U"\x1ffff9\x1efe00\x6\x8\xb\x0\x0\xff" // 21 src1:vgpr|agpr*8
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 21 src2:vgpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 21 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 21 scale_src1:vgpr
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 22 =vdst:agpr*16.f32 early
    U"\x1ffff9\x1fbe00\x6\x6\x6\x0\x0\xff" // 22 src0:vgpr|agpr*6
    U"\x1ffff9\x1efe00\x6\x8\xb\x0\x0\xff" // 22 src1:vgpr|agpr*8
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 22 src2:agpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 22 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 22 scale_src1:vgpr
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 23 =vdst:agpr*16.f32 early
    U"\x1ffff9\x1fee00\x6\x4\x6\x0\x0\xff" // 23 src0:vgpr|agpr*4
    U"\x1ffff9\x1efe00\x6\x8\xb\x0\x0\xff" // 23 src1:vgpr|agpr*8
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 23 src2:agpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 23 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 23 scale_src1:vgpr
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 24 =vdst:vgpr*16.f32 early
    U"\x1ffff9\x1efe00\x6\x8\x6\x0\x0\xff" // 24 src0:vgpr|agpr*8
    U"\x1ffff9\x1fbe00\x6\x6\xb\x0\x0\xff" // 24 src1:vgpr|agpr*6
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 24 src2:vgpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 24 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 24 scale_src1:vgpr
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 25 =vdst:vgpr*16.f32 early
    U"\x1ffff9\x1efe00\x6\x8\x6\x0\x0\xff" // 25 src0:vgpr|agpr*8
    U"\x1ffff9\x1fee00\x6\x4\xb\x0\x0\xff" // 25 src1:vgpr|agpr*4
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 25 src2:vgpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 25 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 25 scale_src1:vgpr
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 26 =vdst:agpr*16.f32 early
    U"\x1ffff9\x1efe00\x6\x8\x6\x0\x0\xff" // 26 src0:vgpr|agpr*8
    U"\x1ffff9\x1fbe00\x6\x6\xb\x0\x0\xff" // 26 src1:vgpr|agpr*6
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 26 src2:agpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 26 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 26 scale_src1:vgpr
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 27 =vdst:agpr*16.f32 early
    U"\x1ffff9\x1efe00\x6\x8\x6\x0\x0\xff" // 27 src0:vgpr|agpr*8
    U"\x1ffff9\x1fee00\x6\x4\xb\x0\x0\xff" // 27 src1:vgpr|agpr*4
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 27 src2:agpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 27 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 27 scale_src1:vgpr
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 28 =vdst:vgpr*16.f32 early
    U"\x1ffff9\x1fbe00\x6\x6\x6\x0\x0\xff" // 28 src0:vgpr|agpr*6
    U"\x1ffff9\x1fbe00\x6\x6\xb\x0\x0\xff" // 28 src1:vgpr|agpr*6
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 28 src2:vgpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 28 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 28 scale_src1:vgpr
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 29 =vdst:vgpr*16.f32 early
    U"\x1ffff9\x1fbe00\x6\x6\x6\x0\x0\xff" // 29 src0:vgpr|agpr*6
    U"\x1ffff9\x1fee00\x6\x4\xb\x0\x0\xff" // 29 src1:vgpr|agpr*4
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 29 src2:vgpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 29 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 29 scale_src1:vgpr
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 30 =vdst:vgpr*16.f32 early
    U"\x1ffff9\x1fee00\x6\x4\x6\x0\x0\xff" // 30 src0:vgpr|agpr*4
    U"\x1ffff9\x1fbe00\x6\x6\xb\x0\x0\xff" // 30 src1:vgpr|agpr*6
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 30 src2:vgpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 30 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 30 scale_src1:vgpr
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 31 =vdst:vgpr*16.f32 early
    U"\x1ffff9\x1fee00\x6\x4\x6\x0\x0\xff" // 31 src0:vgpr|agpr*4
    U"\x1ffff9\x1fee00\x6\x4\xb\x0\x0\xff" // 31 src1:vgpr|agpr*4
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 31 src2:vgpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 31 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 31 scale_src1:vgpr
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 32 =vdst:agpr*16.f32 early
    U"\x1ffff9\x1fbe00\x6\x6\x6\x0\x0\xff" // 32 src0:vgpr|agpr*6
    U"\x1ffff9\x1fbe00\x6\x6\xb\x0\x0\xff" // 32 src1:vgpr|agpr*6
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 32 src2:agpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 32 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 32 scale_src1:vgpr
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 33 =vdst:agpr*16.f32 early
    U"\x1ffff9\x1fbe00\x6\x6\x6\x0\x0\xff" // 33 src0:vgpr|agpr*6
    U"\x1ffff9\x1fee00\x6\x4\xb\x0\x0\xff" // 33 src1:vgpr|agpr*4
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 33 src2:agpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 33 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 33 scale_src1:vgpr
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 34 =vdst:agpr*16.f32 early
    U"\x1ffff9\x1fee00\x6\x4\x6\x0\x0\xff" // 34 src0:vgpr|agpr*4
    U"\x1ffff9\x1fbe00\x6\x6\xb\x0\x0\xff" // 34 src1:vgpr|agpr*6
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 34 src2:agpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 34 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 34 scale_src1:vgpr
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 35 =vdst:agpr*16.f32 early
    U"\x1ffff9\x1fee00\x6\x4\x6\x0\x0\xff" // 35 src0:vgpr|agpr*4
    U"\x1ffff9\x1fee00\x6\x4\xb\x0\x0\xff" // 35 src1:vgpr|agpr*4
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 35 src2:agpr|int|float*16.f32
    U"\x1ffffd\x1ffc00\x2\x1\x15\x0\x0\xff" // 35 scale_src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x20\x0\x0\xff" // 35 scale_src1:vgpr
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 36 =vdst:vgpr.u32
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 36 =vcc:vcc*2.mask
    U"\xe7dff3fd\x1ffc7f\xc02\x70001\x6\x0\x0\xff" // 36 src0:vgpr|int|float.u32
    U"\xe7dffffd\x1ffc7f\x2\x70001\xb\x0\x0\xff" // 36 src1:vgpr.u32
    U"\x1ffff7\x1ffa00\x8\x120002\x2b\x0\x0\xff" // 36 vcc:vcc*2.mask
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 37 =vdst:vgpr.u32
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 37 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xe7dff3fd\x1ffc7f\xc02\x70001\x6\x0\x0\xff" // 37 src0:vgpr|int|float.u32
    U"\xe7dff3fd\x1ffc7f\xc02\x70001\xb\x0\x0\xff" // 37 src1:vgpr|int|float.u32
    U"\x1ffee6\x1ffa00\x119\x120002\x10\x0\x0\xff" // 37 src2:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 38 =vdst:vgpr.u32
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 38 =vcc:vcc*2.mask
    U"\xe7dff3fd\x1ffc7f\xc02\x70001\x6\x0\x0\x4ff" // 38 src0:vgpr|int|float.u32{sext}
    U"\xe7dff3fd\x1ffc7f\xc02\x70001\xb\x0\x0\x4ff" // 38 src1:vgpr|int|float.u32{sext}
    U"\x1ffff7\x1ffa00\x8\x120002\x2b\x0\x0\xff" // 38 vcc:vcc*2.mask
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 39 =vdst:vgpr.u32
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 39 =vcc:vcc*2.mask
    U"\xe7dffffd\x1ffc7f\x2\x70001\x6\x0\x0\xff" // 39 src0:vgpr.u32
    U"\xe7dffffd\x1ffc7f\x2\x70001\xb\x0\x0\xff" // 39 src1:vgpr.u32
    U"\x1ffff7\x1ffa00\x8\x120002\x2b\x0\x0\xff" // 39 vcc:vcc*2.mask
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 40 =vdst:vgpr.f32
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 40 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xfedff004\x1ffc7f\xffb\x30001\x6\x0\x0\x1ff" // 40 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg}
    U"\xfedff004\x1ffc7f\xffb\x30001\xb\x0\x0\x1ff" // 40 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg}
    U"\xfedff004\x1ffc7f\xffb\x30001\x10\x0\x0\x1ff" // 40 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg}
    U"\xfddffffd\x1ffa7f\x2\x40102\x1\x0\x0\xff" // 41 =vdst:vgpr*2.f64
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 41 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xfddff024\x1ffa7f\xfdb\x40002\x6\x0\x0\x1ff" // 41 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg}
    U"\xfddff024\x1ffa7f\xfdb\x40002\xb\x0\x0\x1ff" // 41 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg}
    U"\xfddff024\x1ffa7f\xfdb\x40002\x10\x0\x0\x1ff" // 41 src2:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg}
    U"\x9fdffffd\x1ffa7f\x2\x80102\x1\x0\x0\xff" // 42 =vdst:vgpr*2.i64
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 42 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xe7dff004\x1ffc7f\xffb\x60001\x6\x0\x0\xff" // 42 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    U"\xe7dff004\x1ffc7f\xffb\x60001\xb\x0\x0\xff" // 42 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    U"\x9fdff024\x1ffa7f\xfdb\x80002\x10\x0\x0\xff" // 42 src2:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.i64
    U"\x9fdffffd\x1ffa7f\x2\x90102\x1\x0\x0\xff" // 43 =vdst:vgpr*2.u64
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 43 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xe7dff004\x1ffc7f\xffb\x70001\x6\x0\x0\xff" // 43 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    U"\xe7dff004\x1ffc7f\xffb\x70001\xb\x0\x0\xff" // 43 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    U"\x9fdff024\x1ffa7f\xfdb\x90002\x10\x0\x0\xff" // 43 src2:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.u64
    U"\x1ffff9\x1ffc00\x6\x1\x34\x0\x0\xff" // 44 vdata:vgpr|agpr
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 44 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 44 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 44 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffc00\x6\x1\x34\x0\x0\xff" // 45 vdata:vgpr|agpr
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 45 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 45 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 45 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffc00\x6\x201\x34\x0\x0\xff" // 46 +vdata:vgpr|agpr
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 46 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 46 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 46 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffc00\x6\x1\x34\x0\x0\xff" // 47 vdata:vgpr|agpr
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 47 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 47 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 47 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffc00\x6\x201\x34\x0\x0\xff" // 48 +vdata:vgpr|agpr
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 48 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 48 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 48 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffc00\x6\x201\x34\x0\x0\xff" // 49 +vdata:vgpr|agpr
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 49 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 49 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 49 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfedffff9\x1ffc7f\x6\x30001\x34\x0\x0\xff" // 50 vdata:vgpr|agpr.f32
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 50 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 50 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 50 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfedffff9\x1ffc7f\x6\x30001\x34\x0\x0\xff" // 51 vdata:vgpr|agpr.f32
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 51 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 51 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 51 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfedffff9\x1ffc7f\x6\x30201\x34\x0\x0\xff" // 52 +vdata:vgpr|agpr.f32
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 52 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 52 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 52 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfedffff9\x1ffc7f\x6\x30001\x34\x0\x0\xff" // 53 vdata:vgpr|agpr.f32
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 53 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 53 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 53 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfedffff9\x1ffc7f\x6\x30201\x34\x0\x0\xff" // 54 +vdata:vgpr|agpr.f32
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 54 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 54 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 54 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfedffff9\x1ffc7f\x6\x30201\x34\x0\x0\xff" // 55 +vdata:vgpr|agpr.f32
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 55 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 55 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 55 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfddffff9\x1ffa7f\x6\x40002\x34\x0\x0\xff" // 56 vdata:vgpr|agpr*2.f64
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 56 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 56 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 56 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfddffff9\x1ffa7f\x6\x40002\x34\x0\x0\xff" // 57 vdata:vgpr|agpr*2.f64
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 57 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 57 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 57 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfddffff9\x1ffa7f\x6\x40202\x34\x0\x0\xff" // 58 +vdata:vgpr|agpr*2.f64
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 58 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 58 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 58 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfddffff9\x1ffa7f\x6\x40002\x34\x0\x0\xff" // 59 vdata:vgpr|agpr*2.f64
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 59 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 59 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 59 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfddffff9\x1ffa7f\x6\x40202\x34\x0\x0\xff" // 60 +vdata:vgpr|agpr*2.f64
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 60 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 60 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 60 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfddffff9\x1ffa7f\x6\x40202\x34\x0\x0\xff" // 61 +vdata:vgpr|agpr*2.f64
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 61 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 61 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 61 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffa00\x6\x2\x34\x0\x0\xff" // 62 vdata:vgpr|agpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 62 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 62 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 62 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffa00\x6\x2\x34\x0\x0\xff" // 63 vdata:vgpr|agpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 63 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 63 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 63 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffa00\x6\x202\x34\x0\x0\xff" // 64 +vdata:vgpr|agpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 64 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 64 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 64 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffa00\x6\x2\x34\x0\x0\xff" // 65 vdata:vgpr|agpr*2
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 65 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 65 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 65 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffa00\x6\x202\x34\x0\x0\xff" // 66 +vdata:vgpr|agpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 66 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 66 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 66 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffa00\x6\x202\x34\x0\x0\xff" // 67 +vdata:vgpr|agpr*2
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 67 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 67 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 67 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1fee00\x6\x4\x34\x0\x0\xff" // 68 vdata:vgpr|agpr*4
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 68 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 68 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 68 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1fee00\x6\x4\x34\x0\x0\xff" // 69 vdata:vgpr|agpr*4
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 69 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 69 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 69 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1fee00\x6\x204\x34\x0\x0\xff" // 70 +vdata:vgpr|agpr*4
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 70 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 70 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 70 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1fee00\x6\x4\x34\x0\x0\xff" // 71 vdata:vgpr|agpr*4
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 71 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 71 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 71 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1fee00\x6\x204\x34\x0\x0\xff" // 72 +vdata:vgpr|agpr*4
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 72 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 72 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 72 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1fee00\x6\x204\x34\x0\x0\xff" // 73 +vdata:vgpr|agpr*4
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 73 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 73 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 73 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xffdffff9\x1ffc7e\x6\xb0001\x34\x0\x0\xff" // 74 vdata:vgpr|agpr.bf16x2
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 74 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 74 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 74 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xffdffff9\x1ffc7e\x6\xb0001\x34\x0\x0\xff" // 75 vdata:vgpr|agpr.bf16x2
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 75 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 75 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 75 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xffdffff9\x1ffc7e\x6\xb0201\x34\x0\x0\xff" // 76 +vdata:vgpr|agpr.bf16x2
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 76 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 76 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 76 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xffdffff9\x1ffc7e\x6\xb0001\x34\x0\x0\xff" // 77 vdata:vgpr|agpr.bf16x2
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 77 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 77 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 77 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xffdffff9\x1ffc7e\x6\xb0201\x34\x0\x0\xff" // 78 +vdata:vgpr|agpr.bf16x2
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 78 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 78 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 78 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xffdffff9\x1ffc7e\x6\xb0201\x34\x0\x0\xff" // 79 +vdata:vgpr|agpr.bf16x2
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 79 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 79 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 79 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x7fdffff9\x1ffc7f\x6\xa0001\x34\x0\x0\xff" // 80 vdata:vgpr|agpr.f16x2
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 80 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 80 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 80 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x7fdffff9\x1ffc7f\x6\xa0001\x34\x0\x0\xff" // 81 vdata:vgpr|agpr.f16x2
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 81 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 81 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 81 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x7fdffff9\x1ffc7f\x6\xa0201\x34\x0\x0\xff" // 82 +vdata:vgpr|agpr.f16x2
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 82 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 82 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 82 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x7fdffff9\x1ffc7f\x6\xa0001\x34\x0\x0\xff" // 83 vdata:vgpr|agpr.f16x2
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 83 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 83 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 83 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x7fdffff9\x1ffc7f\x6\xa0201\x34\x0\x0\xff" // 84 +vdata:vgpr|agpr.f16x2
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 84 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 84 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 84 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x7fdffff9\x1ffc7f\x6\xa0201\x34\x0\x0\xff" // 85 +vdata:vgpr|agpr.f16x2
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 85 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 85 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 85 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffc00\x6\x101\x34\x0\x0\xff" // 86 =vdata:vgpr|agpr
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 86 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 86 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 86 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffc00\x6\x101\x34\x0\x0\xff" // 87 =vdata:vgpr|agpr
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 87 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 87 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 87 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffc00\x6\x101\x34\x0\x0\xff" // 88 =vdata:vgpr|agpr
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 88 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 88 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 88 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffa00\x6\x102\x34\x0\x0\xff" // 89 =vdata:vgpr|agpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 89 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 89 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 89 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffa00\x6\x102\x34\x0\x0\xff" // 90 =vdata:vgpr|agpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 90 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 90 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 90 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ffa00\x6\x102\x34\x0\x0\xff" // 91 =vdata:vgpr|agpr*2
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 91 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 91 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 91 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ff600\x6\x103\x34\x0\x0\xff" // 92 =vdata:vgpr|agpr*3
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 92 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 92 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 92 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ff600\x6\x103\x34\x0\x0\xff" // 93 =vdata:vgpr|agpr*3
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 93 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 93 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 93 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ff600\x6\x103\x34\x0\x0\xff" // 94 =vdata:vgpr|agpr*3
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 94 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 94 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 94 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1fee00\x6\x104\x34\x0\x0\xff" // 95 =vdata:vgpr|agpr*4
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 95 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 95 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 95 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1fee00\x6\x104\x34\x0\x0\xff" // 96 =vdata:vgpr|agpr*4
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 96 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 96 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 96 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1fee00\x6\x104\x34\x0\x0\xff" // 97 =vdata:vgpr|agpr*4
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 97 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 97 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 97 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ff600\x6\x3\x34\x0\x0\xff" // 98 vdata:vgpr|agpr*3
    U"\x1fbfff\x1ffe00\x4000\x0\x3a\x0\x0\xff" // 98 vaddr:off
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 98 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 98 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ff600\x6\x3\x34\x0\x0\xff" // 99 vdata:vgpr|agpr*3
    U"\x1ffffd\x1ffc00\x2\x1\x3a\x0\x0\xff" // 99 vaddr:vgpr
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 99 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 99 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff9\x1ff600\x6\x3\x34\x0\x0\xff" // 100 vdata:vgpr|agpr*3
    U"\x1ffffd\x1ffa00\x2\x2\x3a\x0\x0\xff" // 100 vaddr:vgpr*2
    U"\x1ffffe\x1fee00\x1\x4\x40\x0\x0\xff" // 100 srsrc:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x46\x0\x0\xff" // 100 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 101 =vdst:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 101 addr:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x53\x0\x0\xff" // 101 data0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x59\x0\x0\xff" // 101 data1:vgpr
    U"\x1ffffb\x1ffc00\x4\x101\x1\x0\x0\xff" // 102 =vdst:agpr
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 102 addr:vgpr
    U"\x1ffffb\x1ffc00\x4\x1\x53\x0\x0\xff" // 102 data0:agpr
    U"\x1ffffb\x1ffc00\x4\x1\x59\x0\x0\xff" // 102 data1:agpr
    U"\x1ffffd\x1ffa00\x2\x102\x1\x0\x0\xff" // 103 =vdst:vgpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 103 addr:vgpr
    U"\x1ffffd\x1ffa00\x2\x2\x53\x0\x0\xff" // 103 data0:vgpr*2
    U"\x1ffffd\x1ffa00\x2\x2\x59\x0\x0\xff" // 103 data1:vgpr*2
    U"\x1ffffb\x1ffa00\x4\x102\x1\x0\x0\xff" // 104 =vdst:agpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 104 addr:vgpr
    U"\x1ffffb\x1ffa00\x4\x2\x53\x0\x0\xff" // 104 data0:agpr*2
    U"\x1ffffb\x1ffa00\x4\x2\x59\x0\x0\xff" // 104 data1:agpr*2
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 105 =vdst:vgpr.f32
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 105 addr:vgpr
    U"\xfedffffd\x1ffc7f\x2\x30001\x53\x0\x0\xff" // 105 data0:vgpr.f32
    U"\xfedffffd\x1ffc7f\x2\x30001\x59\x0\x0\xff" // 105 data1:vgpr.f32
    U"\xfedffffb\x1ffc7f\x4\x30101\x1\x0\x0\xff" // 106 =vdst:agpr.f32
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 106 addr:vgpr
    U"\xfedffffb\x1ffc7f\x4\x30001\x53\x0\x0\xff" // 106 data0:agpr.f32
    U"\xfedffffb\x1ffc7f\x4\x30001\x59\x0\x0\xff" // 106 data1:agpr.f32
    U"\xfddffffd\x1ffa7f\x2\x40102\x1\x0\x0\xff" // 107 =vdst:vgpr*2.f64
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 107 addr:vgpr
    U"\xfddffffd\x1ffa7f\x2\x40002\x53\x0\x0\xff" // 107 data0:vgpr*2.f64
    U"\xfddffffd\x1ffa7f\x2\x40002\x59\x0\x0\xff" // 107 data1:vgpr*2.f64
    U"\xfddffffb\x1ffa7f\x4\x40102\x1\x0\x0\xff" // 108 =vdst:agpr*2.f64
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 108 addr:vgpr
    U"\xfddffffb\x1ffa7f\x4\x40002\x53\x0\x0\xff" // 108 data0:agpr*2.f64
    U"\xfddffffb\x1ffa7f\x4\x40002\x59\x0\x0\xff" // 108 data1:agpr*2.f64
    U"\x1ffffd\x1ffa00\x2\x102\x1\x0\x0\xff" // 109 =vdst:vgpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 109 addr:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x53\x0\x0\xff" // 109 data0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x59\x0\x0\xff" // 109 data1:vgpr
    U"\x1ffffb\x1ffa00\x4\x102\x1\x0\x0\xff" // 110 =vdst:agpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 110 addr:vgpr
    U"\x1ffffb\x1ffc00\x4\x1\x53\x0\x0\xff" // 110 data0:agpr
    U"\x1ffffb\x1ffc00\x4\x1\x59\x0\x0\xff" // 110 data1:agpr
    U"\x1ffffd\x1fee00\x2\x104\x1\x0\x0\xff" // 111 =vdst:vgpr*4
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 111 addr:vgpr
    U"\x1ffffd\x1ffa00\x2\x2\x53\x0\x0\xff" // 111 data0:vgpr*2
    U"\x1ffffd\x1ffa00\x2\x2\x59\x0\x0\xff" // 111 data1:vgpr*2
    U"\x1ffffb\x1fee00\x4\x104\x1\x0\x0\xff" // 112 =vdst:agpr*4
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 112 addr:vgpr
    U"\x1ffffb\x1ffa00\x4\x2\x53\x0\x0\xff" // 112 data0:agpr*2
    U"\x1ffffb\x1ffa00\x4\x2\x59\x0\x0\xff" // 112 data1:agpr*2
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 113 =vdst:vgpr
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 113 addr:vgpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x5f\x0\x0\xff" // 113 data:vgpr
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 113 saddr:off
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 114 =vdst:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 114 addr:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x5f\x0\x0\xff" // 114 data:vgpr
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 114 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffffb\x1ffc00\x4\x101\x1\x0\x0\xff" // 115 =vdst:agpr
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 115 addr:vgpr*2
    U"\x1ffffb\x1ffc00\x4\x1\x5f\x0\x0\xff" // 115 data:agpr
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 115 saddr:off
    U"\x1ffffb\x1ffc00\x4\x101\x1\x0\x0\xff" // 116 =vdst:agpr
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 116 addr:vgpr
    U"\x1ffffb\x1ffc00\x4\x1\x5f\x0\x0\xff" // 116 data:agpr
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 116 saddr:sgpr|vcc|flat_scratch*2
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 117 =vdst:vgpr.f32
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 117 addr:vgpr*2
    U"\xfedffffd\x1ffc7f\x2\x30001\x5f\x0\x0\xff" // 117 data:vgpr.f32
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 117 saddr:off
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 118 =vdst:vgpr.f32
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 118 addr:vgpr
    U"\xfedffffd\x1ffc7f\x2\x30001\x5f\x0\x0\xff" // 118 data:vgpr.f32
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 118 saddr:sgpr|vcc|flat_scratch*2
    U"\xfedffffb\x1ffc7f\x4\x30101\x1\x0\x0\xff" // 119 =vdst:agpr.f32
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 119 addr:vgpr*2
    U"\xfedffffb\x1ffc7f\x4\x30001\x5f\x0\x0\xff" // 119 data:agpr.f32
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 119 saddr:off
    U"\xfedffffb\x1ffc7f\x4\x30101\x1\x0\x0\xff" // 120 =vdst:agpr.f32
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 120 addr:vgpr
    U"\xfedffffb\x1ffc7f\x4\x30001\x5f\x0\x0\xff" // 120 data:agpr.f32
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 120 saddr:sgpr|vcc|flat_scratch*2
    U"\xfddffffd\x1ffa7f\x2\x40102\x1\x0\x0\xff" // 121 =vdst:vgpr*2.f64
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 121 addr:vgpr*2
    U"\xfddffffd\x1ffa7f\x2\x40002\x5f\x0\x0\xff" // 121 data:vgpr*2.f64
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 121 saddr:off
    U"\xfddffffd\x1ffa7f\x2\x40102\x1\x0\x0\xff" // 122 =vdst:vgpr*2.f64
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 122 addr:vgpr
    U"\xfddffffd\x1ffa7f\x2\x40002\x5f\x0\x0\xff" // 122 data:vgpr*2.f64
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 122 saddr:sgpr|vcc|flat_scratch*2
    U"\xfddffffb\x1ffa7f\x4\x40102\x1\x0\x0\xff" // 123 =vdst:agpr*2.f64
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 123 addr:vgpr*2
    U"\xfddffffb\x1ffa7f\x4\x40002\x5f\x0\x0\xff" // 123 data:agpr*2.f64
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 123 saddr:off
    U"\xfddffffb\x1ffa7f\x4\x40102\x1\x0\x0\xff" // 124 =vdst:agpr*2.f64
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 124 addr:vgpr
    U"\xfddffffb\x1ffa7f\x4\x40002\x5f\x0\x0\xff" // 124 data:agpr*2.f64
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 124 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffffd\x1ffa00\x2\x102\x1\x0\x0\xff" // 125 =vdst:vgpr*2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 125 addr:vgpr*2
    U"\x1ffffd\x1ffa00\x2\x2\x5f\x0\x0\xff" // 125 data:vgpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 125 saddr:off
    U"\x1ffffd\x1ffa00\x2\x102\x1\x0\x0\xff" // 126 =vdst:vgpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 126 addr:vgpr
    U"\x1ffffd\x1ffa00\x2\x2\x5f\x0\x0\xff" // 126 data:vgpr*2
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 126 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffffb\x1ffa00\x4\x102\x1\x0\x0\xff" // 127 =vdst:agpr*2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 127 addr:vgpr*2
    U"\x1ffffb\x1ffa00\x4\x2\x5f\x0\x0\xff" // 127 data:agpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 127 saddr:off
    U"\x1ffffb\x1ffa00\x4\x102\x1\x0\x0\xff" // 128 =vdst:agpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 128 addr:vgpr
    U"\x1ffffb\x1ffa00\x4\x2\x5f\x0\x0\xff" // 128 data:agpr*2
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 128 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 129 =vdst:vgpr
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 129 addr:vgpr*2
    U"\x1ffffd\x1ffa00\x2\x2\x5f\x0\x0\xff" // 129 data:vgpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 129 saddr:off
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 130 =vdst:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 130 addr:vgpr
    U"\x1ffffd\x1ffa00\x2\x2\x5f\x0\x0\xff" // 130 data:vgpr*2
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 130 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffffb\x1ffc00\x4\x101\x1\x0\x0\xff" // 131 =vdst:agpr
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 131 addr:vgpr*2
    U"\x1ffffb\x1ffa00\x4\x2\x5f\x0\x0\xff" // 131 data:agpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 131 saddr:off
    U"\x1ffffb\x1ffc00\x4\x101\x1\x0\x0\xff" // 132 =vdst:agpr
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 132 addr:vgpr
    U"\x1ffffb\x1ffa00\x4\x2\x5f\x0\x0\xff" // 132 data:agpr*2
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 132 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffffd\x1ffa00\x2\x102\x1\x0\x0\xff" // 133 =vdst:vgpr*2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 133 addr:vgpr*2
    U"\x1ffffd\x1fee00\x2\x4\x5f\x0\x0\xff" // 133 data:vgpr*4
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 133 saddr:off
    U"\x1ffffd\x1ffa00\x2\x102\x1\x0\x0\xff" // 134 =vdst:vgpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 134 addr:vgpr
    U"\x1ffffd\x1fee00\x2\x4\x5f\x0\x0\xff" // 134 data:vgpr*4
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 134 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffffb\x1ffa00\x4\x102\x1\x0\x0\xff" // 135 =vdst:agpr*2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 135 addr:vgpr*2
    U"\x1ffffb\x1fee00\x4\x4\x5f\x0\x0\xff" // 135 data:agpr*4
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 135 saddr:off
    U"\x1ffffb\x1ffa00\x4\x102\x1\x0\x0\xff" // 136 =vdst:agpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 136 addr:vgpr
    U"\x1ffffb\x1fee00\x4\x4\x5f\x0\x0\xff" // 136 data:agpr*4
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 136 saddr:sgpr|vcc|flat_scratch*2
    U"\xffdffffd\x1ffc7e\x2\xb0101\x1\x0\x0\xff" // 137 =vdst:vgpr.bf16x2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 137 addr:vgpr*2
    U"\xffdffffd\x1ffc7e\x2\xb0001\x5f\x0\x0\xff" // 137 data:vgpr.bf16x2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 137 saddr:off
    U"\xffdffffd\x1ffc7e\x2\xb0101\x1\x0\x0\xff" // 138 =vdst:vgpr.bf16x2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 138 addr:vgpr
    U"\xffdffffd\x1ffc7e\x2\xb0001\x5f\x0\x0\xff" // 138 data:vgpr.bf16x2
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 138 saddr:sgpr|vcc|flat_scratch*2
    U"\xffdffffb\x1ffc7e\x4\xb0101\x1\x0\x0\xff" // 139 =vdst:agpr.bf16x2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 139 addr:vgpr*2
    U"\xffdffffb\x1ffc7e\x4\xb0001\x5f\x0\x0\xff" // 139 data:agpr.bf16x2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 139 saddr:off
    U"\xffdffffb\x1ffc7e\x4\xb0101\x1\x0\x0\xff" // 140 =vdst:agpr.bf16x2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 140 addr:vgpr
    U"\xffdffffb\x1ffc7e\x4\xb0001\x5f\x0\x0\xff" // 140 data:agpr.bf16x2
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 140 saddr:sgpr|vcc|flat_scratch*2
    U"\x7fdffffd\x1ffc7f\x2\xa0101\x1\x0\x0\xff" // 141 =vdst:vgpr.f16x2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 141 addr:vgpr*2
    U"\x7fdffffd\x1ffc7f\x2\xa0001\x5f\x0\x0\xff" // 141 data:vgpr.f16x2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 141 saddr:off
    U"\x7fdffffd\x1ffc7f\x2\xa0101\x1\x0\x0\xff" // 142 =vdst:vgpr.f16x2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 142 addr:vgpr
    U"\x7fdffffd\x1ffc7f\x2\xa0001\x5f\x0\x0\xff" // 142 data:vgpr.f16x2
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 142 saddr:sgpr|vcc|flat_scratch*2
    U"\x7fdffffb\x1ffc7f\x4\xa0101\x1\x0\x0\xff" // 143 =vdst:agpr.f16x2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 143 addr:vgpr*2
    U"\x7fdffffb\x1ffc7f\x4\xa0001\x5f\x0\x0\xff" // 143 data:agpr.f16x2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 143 saddr:off
    U"\x7fdffffb\x1ffc7f\x4\xa0101\x1\x0\x0\xff" // 144 =vdst:agpr.f16x2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 144 addr:vgpr
    U"\x7fdffffb\x1ffc7f\x4\xa0001\x5f\x0\x0\xff" // 144 data:agpr.f16x2
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 144 saddr:sgpr|vcc|flat_scratch*2
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 145 =vdst:vgpr.u32
    U"\xe7dff004\x1ffc7f\xffb\x70001\x6\x0\x0\xff" // 145 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    U"\xe7dff004\x1ffc7f\xffb\x70001\xb\x0\x0\xff" // 145 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    U"\xe7dff004\x1ffc7f\xffb\x70001\x10\x0\x0\xff" // 145 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 146 =vdst:vgpr.u32
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 146 =vcc:vcc*2.mask
    U"\xe7dfe004\x1ffc7f\x1ffb\x70001\x6\x0\x0\xff" // 146 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.u32
    U"\xe7dffffd\x1ffc7f\x2\x70001\xb\x0\x0\xff" // 146 src1:vgpr.u32
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 147 =vdst:vgpr.u32
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 147 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xe7dff004\x1ffc7f\xffb\x70001\x6\x0\x0\xff" // 147 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    U"\xe7dff004\x1ffc7f\xffb\x70001\xb\x0\x0\xff" // 147 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 148 =vdst:vgpr.u32
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 148 =vcc:vcc*2.mask
    U"\xe7dff004\x1ffc7f\xffb\x70001\x6\x0\x0\x4ff" // 148 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32{sext}
    U"\xe7dff004\x1ffc7f\xffb\x70001\xb\x0\x0\x4ff" // 148 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32{sext}
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 150 =vdst:vgpr
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\xff" // 150 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 150 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff004\x1ffc00\xffb\x1\x10\x0\x0\xff" // 150 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 151 =vdst:vgpr
    U"\x1ff804\x1ffc00\x7fb\x1\x6\x0\x0\xff" // 151 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    U"\x1ff804\x1ffc00\x7fb\x1\xb\x0\x0\xff" // 151 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    U"\x1ff804\x1ffc00\x7fb\x1\x10\x0\x0\xff" // 151 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 152 =vdst:vgpr
    U"\x1ff3fd\x1ffc00\xc02\x1\x6\x0\x0\xff" // 152 src0:vgpr|int|float
    U"\x1ffffd\x1ffc00\x2\x1\xb\x0\x0\xff" // 152 src1:vgpr
    U"\x1ffff7\x1ffa00\x8\x120002\x2b\x0\x0\xff" // 152 vcc:vcc*2.mask
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 153 =vdst:vgpr
    U"\x1ff3fd\x1ffc00\xc02\x1\x6\x0\x0\x3ff" // 153 src0:vgpr|int|float{neg|abs}
    U"\x1ff3fd\x1ffc00\xc02\x1\xb\x0\x0\x3ff" // 153 src1:vgpr|int|float{neg|abs}
    U"\x1ffee6\x1ffa00\x119\x120002\x10\x0\x0\xff" // 153 src2:sgpr|vcc|exec|flat_scratch*2.mask
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 154 =vdst:vgpr
    U"\x1ff3fd\x1ffc00\xc02\x1\x6\x0\x0\x3ff" // 154 src0:vgpr|int|float{neg|abs}
    U"\x1ff3fd\x1ffc00\xc02\x1\xb\x0\x0\x3ff" // 154 src1:vgpr|int|float{neg|abs}
    U"\x1ffff7\x1ffa00\x8\x120002\x2b\x0\x0\xff" // 154 vcc:vcc*2.mask
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 155 =vdst:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x6\x0\x0\x3ff" // 155 src0:vgpr{neg|abs}
    U"\x1ffffd\x1ffc00\x2\x1\xb\x0\x0\x3ff" // 155 src1:vgpr{neg|abs}
    U"\x1ffff7\x1ffa00\x8\x120002\x2b\x0\x0\xff" // 155 vcc:vcc*2.mask
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 156 =vdst:vgpr.f32
    U"\xfedff004\x1ffc7f\xffb\x30001\x6\x0\x0\x3ff" // 156 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\x3ff" // 156 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\x10\x0\x0\x3ff" // 156 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 157 =vdst:vgpr
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\x3ff" // 157 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 157 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff004\x1ffc00\xffb\x1\x10\x0\x0\xff" // 157 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffffd\x1fbe00\x2\x106\x1\x0\x0\xff" // 158 =vdst:vgpr*6
    U"\x1ffffd\x1dfe00\x2\x10\x6\x0\x0\xff" // 158 src0:vgpr*16
    U"\x1ffffd\x1dfe00\x2\x10\xb\x0\x0\xff" // 158 src1:vgpr*16
    U"\x1ff004\x1ffc00\xffb\x1\x10\x0\x0\xff" // 158 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffffd\x1ffc00\x2\x201\x1\x0\x0\xff" // 159 +vdst:vgpr
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\x3ff" // 159 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\x3ff" // 159 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\x10\x0\x0\x3ff" // 159 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ffffd\x1ffc00\x2\x201\x1\x0\x0\xff" // 160 +vdst:vgpr
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\x3ff" // 160 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 160 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff004\x1ffc00\xffb\x1\x10\x0\x0\x3ff" // 160 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ffffd\x1fbe00\x2\x1000106\x1\x0\x0\xff" // 161 =vdst:vgpr*6 early
    U"\x1ffffd\x1dfe00\x2\x10\x6\x0\x0\xff" // 161 src0:vgpr*16
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 161 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff004\x1ffc00\xffb\x1\x10\x0\x0\xff" // 161 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffffd\x1fbe00\x2\x1000106\x1\x0\x0\xff" // 162 =vdst:vgpr*6 early
    U"\x1ffffd\x1bfe00\x2\x20\x6\x0\x0\xff" // 162 src0:vgpr*32
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 162 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff004\x1ffc00\xffb\x1\x10\x0\x0\xff" // 162 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffffd\x1ffc00\x2\x1000201\x1\x0\x0\xff" // 163 +vdst:vgpr early
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\x3ff" // 163 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 163 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff004\x1ffc00\xffb\x1\x10\x0\x0\x3ff" // 163 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ffffd\x1ffc00\x2\x1000201\x1\x0\x0\xff" // 164 +vdst:vgpr early
    U"\x1ffd3d\x1ffa00\x2c2\x2\x6\x0\x0\x3ff" // 164 src0:vgpr|scc|vccz|aperture*2{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 164 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff004\x1ffc00\xffb\x1\x10\x0\x0\x3ff" // 164 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 165 =vdst:vgpr.f16
    U"\xff9ff004\x1ffc7f\xffb\x10001\x6\x0\x0\x3ff" // 165 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    U"\xff9ff004\x1ffc7f\xffb\x10001\xb\x0\x0\x3ff" // 165 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    U"\xff9ff004\x1ffc7f\xffb\x10001\x10\x0\x0\x3ff" // 165 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 166 =vdst:vgpr.f32
    U"\xfedff004\x1ffc7f\xffb\x30001\x6\x0\x0\x3ff" // 166 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\xfedff004\x1ffc7f\xffb\x30001\xb\x0\x0\x3ff" // 166 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\xfedff004\x1ffc7f\xffb\x30001\x10\x0\x0\x3ff" // 166 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\xfddffffd\x1ffa7f\x2\x40102\x1\x0\x0\xff" // 167 =vdst:vgpr*2.f64
    U"\xfddff024\x1ffa7f\xfdb\x40002\x6\x0\x0\x3ff" // 167 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    U"\xfddff024\x1ffa7f\xfdb\x40002\xb\x0\x0\x3ff" // 167 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    U"\xfddff024\x1ffa7f\xfdb\x40002\x10\x0\x0\x3ff" // 167 src2:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 168 =vdst:vgpr.f32
    U"\xfedff3fd\x1ffc7f\xc02\x30001\x6\x0\x0\x3ff" // 168 src0:vgpr|int|float.f32{neg|abs}
    U"\xfedff3fd\x1ffc7f\xc02\x30001\xb\x0\x0\x3ff" // 168 src1:vgpr|int|float.f32{neg|abs}
    U"\xfedff3fd\x1ffc7f\xc02\x30001\x10\x0\x0\x3ff" // 168 src2:vgpr|int|float.f32{neg|abs}
    U"\xfddffffd\x1ffa7f\x2\x40102\x1\x0\x0\xff" // 169 =vdst:vgpr*2.f64
    U"\xfddff3f5\x1ffa7f\xc0a\x40002\x6\x0\x0\x3ff" // 169 src0:vgpr|vcc|int|float*2.f64{neg|abs}
    U"\xfddff3f5\x1ffa7f\xc0a\x40002\xb\x0\x0\x3ff" // 169 src1:vgpr|vcc|int|float*2.f64{neg|abs}
    U"\xfddff3f5\x1ffa7f\xc0a\x40002\x10\x0\x0\x3ff" // 169 src2:vgpr|vcc|int|float*2.f64{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 170 =vdst:vgpr.f32
    U"\xffdff004\x1ffc7e\xffb\xb0001\x6\x0\x0\xff" // 170 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.bf16x2
    U"\xffdff004\x1ffc7e\xffb\xb0001\xb\x0\x0\xff" // 170 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.bf16x2
    U"\xfedff004\x1ffc7f\xffb\x30001\x10\x0\x0\xff" // 170 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 171 =vdst:vgpr.f32
    U"\x7fdff004\x1ffc7f\xffb\xa0001\x6\x0\x0\xff" // 171 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2
    U"\x7fdff004\x1ffc7f\xffb\xa0001\xb\x0\x0\xff" // 171 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2
    U"\xfedff004\x1ffc7f\xffb\x30001\x10\x0\x0\xff" // 171 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32
    U"\xe7dffffd\x1ffc7f\x2\x60101\x1\x0\x0\xff" // 172 =vdst:vgpr.i32
    U"\xffdff004\x1ffc79\xffb\xc0001\x6\x0\x0\xff" // 172 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i16x2
    U"\xffdff004\x1ffc79\xffb\xc0001\xb\x0\x0\xff" // 172 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i16x2
    U"\xe7dff004\x1ffc7f\xffb\x60001\x10\x0\x0\xff" // 172 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 173 =vdst:vgpr.u32
    U"\xffdff004\x1ffc79\xffb\xd0001\x6\x0\x0\xff" // 173 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u16x2
    U"\xffdff004\x1ffc79\xffb\xd0001\xb\x0\x0\xff" // 173 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u16x2
    U"\xe7dff004\x1ffc7f\xffb\x70001\x10\x0\x0\xff" // 173 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    U"\xe7dffffd\x1ffc7f\x2\x60101\x1\x0\x0\xff" // 174 =vdst:vgpr.i32
    U"\xffdff004\x1ffc3f\xffb\x110001\x6\x0\x0\xff" // 174 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i8x4
    U"\xffdff004\x1ffc3f\xffb\x110001\xb\x0\x0\xff" // 174 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i8x4
    U"\xe7dff004\x1ffc7f\xffb\x60001\x10\x0\x0\xff" // 174 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 175 =vdst:vgpr.u32
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\xff" // 175 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 175 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xe7dff004\x1ffc7f\xffb\x70001\x10\x0\x0\xff" // 175 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    U"\xe7dffffd\x1ffc7f\x2\x60101\x1\x0\x0\xff" // 176 =vdst:vgpr.i32
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\xff" // 176 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 176 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xe7dff004\x1ffc7f\xffb\x60001\x10\x0\x0\xff" // 176 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 177 =vdst:vgpr.f32
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\x3ff" // 177 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\x3ff" // 177 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\x10\x0\x0\x3ff" // 177 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\xff9ffffd\x1ffc7f\x2\x10201\x1\x0\x0\xff" // 178 +vdst:vgpr.f16
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\x3ff" // 178 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\x3ff" // 178 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\x10\x0\x0\x3ff" // 178 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 179 =vdst:vgpr.f32
    U"\xfedff3fd\x1ffc7f\xc02\x30001\x6\x0\x0\xff" // 179 src0:vgpr|int|float.f32
    U"\xfedffffd\x1ffc7f\x2\x30001\xb\x0\x0\xff" // 179 src1:vgpr.f32
    U"\xfedfefff\x1ffc7f\x1000\x30001\x6a\x0\x0\xff" // 179 k:literal.f32
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 180 =vdst:vgpr.f32
    U"\xfedff3fd\x1ffc7f\xc02\x30001\x6\x0\x0\xff" // 180 src0:vgpr|int|float.f32
    U"\xfedfefff\x1ffc7f\x1000\x30001\x6a\x0\x0\xff" // 180 k:literal.f32
    U"\xfedffffd\x1ffc7f\x2\x30001\xb\x0\x0\xff" // 180 src1:vgpr.f32
    U"\x1ffffd\x1ffa00\x2\x102\x1\x0\x0\xff" // 181 =vdst:vgpr*2
    U"\x1ff024\x1ffa00\xfdb\x2\x6\x0\x0\xff" // 181 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 181 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff024\x1ffa00\xfdb\x2\x10\x0\x0\xff" // 181 src2:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    U"\xe3dffffd\x1ffc7f\x2\x50101\x1\x0\x0\xff" // 182 =vdst:vgpr.i16
    U"\xe3dff804\x1ffc7f\x7fb\x50001\x6\x0\x0\xff" // 182 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    U"\xe3dff804\x1ffc7f\x7fb\x50001\xb\x0\x0\xff" // 182 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    U"\xe3dff804\x1ffc7f\x7fb\x50001\x10\x0\x0\xff" // 182 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    U"\xe7dffffd\x1ffc7f\x2\x60101\x1\x0\x0\xff" // 183 =vdst:vgpr.i32
    U"\xe3dff804\x1ffc7f\x7fb\x50001\x6\x0\x0\xff" // 183 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    U"\xe3dff804\x1ffc7f\x7fb\x50001\xb\x0\x0\xff" // 183 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    U"\xe7dff004\x1ffc7f\xffb\x60001\x10\x0\x0\xff" // 183 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    U"\xe7dffffd\x1ffc7f\x2\x60101\x1\x0\x0\xff" // 184 =vdst:vgpr.i32
    U"\xe7dff004\x1ffc7f\xffb\x60001\x6\x0\x0\xff" // 184 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    U"\xe7dff004\x1ffc7f\xffb\x60001\xb\x0\x0\xff" // 184 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    U"\xe7dff004\x1ffc7f\xffb\x60001\x10\x0\x0\xff" // 184 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 185 =vdst:vgpr.u32
    U"\x1ff804\x1ffc00\x7fb\x1\x6\x0\x0\xff" // 185 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    U"\x1ff804\x1ffc00\x7fb\x1\xb\x0\x0\xff" // 185 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    U"\xe7dff004\x1ffc7f\xffb\x70001\x10\x0\x0\xff" // 185 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 186 =vdst:vgpr.f16
    U"\xff9ff3fd\x1ffc7f\xc02\x10001\x6\x0\x0\xff" // 186 src0:vgpr|int|float.f16
    U"\xff9ffffd\x1ffc7f\x2\x10001\xb\x0\x0\xff" // 186 src1:vgpr.f16
    U"\xff9fefff\x1ffc7f\x1000\x10001\x6a\x0\x0\xff" // 186 k:literal.f16
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 187 =vdst:vgpr.f16
    U"\xff9ff3fd\x1ffc7f\xc02\x10001\x6\x0\x0\xff" // 187 src0:vgpr|int|float.f16
    U"\xff9fefff\x1ffc7f\x1000\x10001\x6a\x0\x0\xff" // 187 k:literal.f16
    U"\xff9ffffd\x1ffc7f\x2\x10001\xb\x0\x0\xff" // 187 src1:vgpr.f16
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 206 =vdst:vgpr*4.f32
    U"\xffdffff9\x1ffa7e\x6\xb0002\x6\x0\x0\xff" // 206 src0:vgpr|agpr*2.bf16x2
    U"\xffdffff9\x1ffa7e\x6\xb0002\xb\x0\x0\xff" // 206 src1:vgpr|agpr*2.bf16x2
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 206 src2:vgpr|int|float*4.f32
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 207 =vdst:agpr*4.f32
    U"\xffdffff9\x1ffa7e\x6\xb0002\x6\x0\x0\xff" // 207 src0:vgpr|agpr*2.bf16x2
    U"\xffdffff9\x1ffa7e\x6\xb0002\xb\x0\x0\xff" // 207 src1:vgpr|agpr*2.bf16x2
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 207 src2:agpr|int|float*4.f32
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 208 =vdst:vgpr*4.f32
    U"\x7fdffff9\x1ffa7f\x6\xa0002\x6\x0\x0\xff" // 208 src0:vgpr|agpr*2.f16x2
    U"\x7fdffff9\x1ffa7f\x6\xa0002\xb\x0\x0\xff" // 208 src1:vgpr|agpr*2.f16x2
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 208 src2:vgpr|int|float*4.f32
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 209 =vdst:agpr*4.f32
    U"\x7fdffff9\x1ffa7f\x6\xa0002\x6\x0\x0\xff" // 209 src0:vgpr|agpr*2.f16x2
    U"\x7fdffff9\x1ffa7f\x6\xa0002\xb\x0\x0\xff" // 209 src1:vgpr|agpr*2.f16x2
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 209 src2:agpr|int|float*4.f32
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 210 =vdst:vgpr*16.f32 early
    U"\xfedffff9\x1ffc7f\x6\x30001\x6\x0\x0\xff" // 210 src0:vgpr|agpr.f32
    U"\xfedffff9\x1ffc7f\x6\x30001\xb\x0\x0\xff" // 210 src1:vgpr|agpr.f32
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 210 src2:vgpr|int|float*16.f32
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 211 =vdst:agpr*16.f32 early
    U"\xfedffff9\x1ffc7f\x6\x30001\x6\x0\x0\xff" // 211 src0:vgpr|agpr.f32
    U"\xfedffff9\x1ffc7f\x6\x30001\xb\x0\x0\xff" // 211 src1:vgpr|agpr.f32
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 211 src2:agpr|int|float*16.f32
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 212 =vdst:vgpr*16.f32 early
    U"\xffdffff9\x1ffc7e\x6\xb0001\x6\x0\x0\xff" // 212 src0:vgpr|agpr.bf16x2
    U"\xffdffff9\x1ffc7e\x6\xb0001\xb\x0\x0\xff" // 212 src1:vgpr|agpr.bf16x2
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 212 src2:vgpr|int|float*16.f32
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 213 =vdst:agpr*16.f32 early
    U"\xffdffff9\x1ffc7e\x6\xb0001\x6\x0\x0\xff" // 213 src0:vgpr|agpr.bf16x2
    U"\xffdffff9\x1ffc7e\x6\xb0001\xb\x0\x0\xff" // 213 src1:vgpr|agpr.bf16x2
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 213 src2:agpr|int|float*16.f32
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 214 =vdst:vgpr*4.f32
    U"\xffdffff9\x1fee7e\x6\xb0004\x6\x0\x0\xff" // 214 src0:vgpr|agpr*4.bf16x2
    U"\xffdffff9\x1fee7e\x6\xb0004\xb\x0\x0\xff" // 214 src1:vgpr|agpr*4.bf16x2
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 214 src2:vgpr|int|float*4.f32
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 215 =vdst:agpr*4.f32
    U"\xffdffff9\x1fee7e\x6\xb0004\x6\x0\x0\xff" // 215 src0:vgpr|agpr*4.bf16x2
    U"\xffdffff9\x1fee7e\x6\xb0004\xb\x0\x0\xff" // 215 src1:vgpr|agpr*4.bf16x2
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 215 src2:agpr|int|float*4.f32
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 216 =vdst:vgpr*4.f32
    U"\xffdffff9\x1ffa5f\x6\x100002\x6\x0\x0\xff" // 216 src0:vgpr|agpr*2.bf8x4
    U"\xffdffff9\x1ffa5f\x6\x100002\xb\x0\x0\xff" // 216 src1:vgpr|agpr*2.bf8x4
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 216 src2:vgpr|int|float*4.f32
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 217 =vdst:agpr*4.f32
    U"\xffdffff9\x1ffa5f\x6\x100002\x6\x0\x0\xff" // 217 src0:vgpr|agpr*2.bf8x4
    U"\xffdffff9\x1ffa5f\x6\x100002\xb\x0\x0\xff" // 217 src1:vgpr|agpr*2.bf8x4
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 217 src2:agpr|int|float*4.f32
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 218 =vdst:vgpr*4.f32
    U"\xffdffff9\x1ffa5f\x6\x100002\x6\x0\x0\xff" // 218 src0:vgpr|agpr*2.bf8x4
    U"\xffdffff9\x1ffa6f\x6\xf0002\xb\x0\x0\xff" // 218 src1:vgpr|agpr*2.fp8x4
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 218 src2:vgpr|int|float*4.f32
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 219 =vdst:agpr*4.f32
    U"\xffdffff9\x1ffa5f\x6\x100002\x6\x0\x0\xff" // 219 src0:vgpr|agpr*2.bf8x4
    U"\xffdffff9\x1ffa6f\x6\xf0002\xb\x0\x0\xff" // 219 src1:vgpr|agpr*2.fp8x4
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 219 src2:agpr|int|float*4.f32
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 220 =vdst:vgpr*4.f32
    U"\x7fdffff9\x1fee7f\x6\xa0004\x6\x0\x0\xff" // 220 src0:vgpr|agpr*4.f16x2
    U"\x7fdffff9\x1fee7f\x6\xa0004\xb\x0\x0\xff" // 220 src1:vgpr|agpr*4.f16x2
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 220 src2:vgpr|int|float*4.f32
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 221 =vdst:agpr*4.f32
    U"\x7fdffff9\x1fee7f\x6\xa0004\x6\x0\x0\xff" // 221 src0:vgpr|agpr*4.f16x2
    U"\x7fdffff9\x1fee7f\x6\xa0004\xb\x0\x0\xff" // 221 src1:vgpr|agpr*4.f16x2
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 221 src2:agpr|int|float*4.f32
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 222 =vdst:vgpr*4.f32
    U"\xffdffff9\x1ffa6f\x6\xf0002\x6\x0\x0\xff" // 222 src0:vgpr|agpr*2.fp8x4
    U"\xffdffff9\x1ffa5f\x6\x100002\xb\x0\x0\xff" // 222 src1:vgpr|agpr*2.bf8x4
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 222 src2:vgpr|int|float*4.f32
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 223 =vdst:agpr*4.f32
    U"\xffdffff9\x1ffa6f\x6\xf0002\x6\x0\x0\xff" // 223 src0:vgpr|agpr*2.fp8x4
    U"\xffdffff9\x1ffa5f\x6\x100002\xb\x0\x0\xff" // 223 src1:vgpr|agpr*2.bf8x4
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 223 src2:agpr|int|float*4.f32
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 224 =vdst:vgpr*4.f32
    U"\xffdffff9\x1ffa6f\x6\xf0002\x6\x0\x0\xff" // 224 src0:vgpr|agpr*2.fp8x4
    U"\xffdffff9\x1ffa6f\x6\xf0002\xb\x0\x0\xff" // 224 src1:vgpr|agpr*2.fp8x4
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 224 src2:vgpr|int|float*4.f32
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 225 =vdst:agpr*4.f32
    U"\xffdffff9\x1ffa6f\x6\xf0002\x6\x0\x0\xff" // 225 src0:vgpr|agpr*2.fp8x4
    U"\xffdffff9\x1ffa6f\x6\xf0002\xb\x0\x0\xff" // 225 src1:vgpr|agpr*2.fp8x4
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 225 src2:agpr|int|float*4.f32
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 226 =vdst:vgpr*16.f32 early
    U"\xffdffff9\x1ffa7e\x6\xb0002\x6\x0\x0\xff" // 226 src0:vgpr|agpr*2.bf16x2
    U"\xffdffff9\x1ffa7e\x6\xb0002\xb\x0\x0\xff" // 226 src1:vgpr|agpr*2.bf16x2
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 226 src2:vgpr|int|float*16.f32
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 227 =vdst:agpr*16.f32 early
    U"\xffdffff9\x1ffa7e\x6\xb0002\x6\x0\x0\xff" // 227 src0:vgpr|agpr*2.bf16x2
    U"\xffdffff9\x1ffa7e\x6\xb0002\xb\x0\x0\xff" // 227 src1:vgpr|agpr*2.bf16x2
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 227 src2:agpr|int|float*16.f32
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 228 =vdst:vgpr*16.f32 early
    U"\x7fdffff9\x1ffa7f\x6\xa0002\x6\x0\x0\xff" // 228 src0:vgpr|agpr*2.f16x2
    U"\x7fdffff9\x1ffa7f\x6\xa0002\xb\x0\x0\xff" // 228 src1:vgpr|agpr*2.f16x2
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 228 src2:vgpr|int|float*16.f32
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 229 =vdst:agpr*16.f32 early
    U"\x7fdffff9\x1ffa7f\x6\xa0002\x6\x0\x0\xff" // 229 src0:vgpr|agpr*2.f16x2
    U"\x7fdffff9\x1ffa7f\x6\xa0002\xb\x0\x0\xff" // 229 src1:vgpr|agpr*2.f16x2
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 229 src2:agpr|int|float*16.f32
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 230 =vdst:vgpr*4.f32
    U"\xfedffff9\x1ffc7f\x6\x30001\x6\x0\x0\xff" // 230 src0:vgpr|agpr.f32
    U"\xfedffff9\x1ffc7f\x6\x30001\xb\x0\x0\xff" // 230 src1:vgpr|agpr.f32
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 230 src2:vgpr|int|float*4.f32
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 231 =vdst:agpr*4.f32
    U"\xfedffff9\x1ffc7f\x6\x30001\x6\x0\x0\xff" // 231 src0:vgpr|agpr.f32
    U"\xfedffff9\x1ffc7f\x6\x30001\xb\x0\x0\xff" // 231 src1:vgpr|agpr.f32
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 231 src2:agpr|int|float*4.f32
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 232 =vdst:vgpr*4.f32
    U"\xfedffff9\x1ffa7f\x6\x30002\x6\x0\x0\xff" // 232 src0:vgpr|agpr*2.f32
    U"\xfedffff9\x1ffa7f\x6\x30002\xb\x0\x0\xff" // 232 src1:vgpr|agpr*2.f32
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 232 src2:vgpr|int|float*4.f32
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 233 =vdst:agpr*4.f32
    U"\xfedffff9\x1ffa7f\x6\x30002\x6\x0\x0\xff" // 233 src0:vgpr|agpr*2.f32
    U"\xfedffff9\x1ffa7f\x6\x30002\xb\x0\x0\xff" // 233 src1:vgpr|agpr*2.f32
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 233 src2:agpr|int|float*4.f32
    U"\xfedffffd\x1fee7f\x2\x30104\x1\x0\x0\xff" // 234 =vdst:vgpr*4.f32
    U"\xffdffff9\x1ffc7e\x6\xb0001\x6\x0\x0\xff" // 234 src0:vgpr|agpr.bf16x2
    U"\xffdffff9\x1ffc7e\x6\xb0001\xb\x0\x0\xff" // 234 src1:vgpr|agpr.bf16x2
    U"\xfedff3fd\x1fee7f\xc02\x30004\x10\x0\x0\xff" // 234 src2:vgpr|int|float*4.f32
    U"\xfedffffb\x1fee7f\x4\x30104\x1\x0\x0\xff" // 235 =vdst:agpr*4.f32
    U"\xffdffff9\x1ffc7e\x6\xb0001\x6\x0\x0\xff" // 235 src0:vgpr|agpr.bf16x2
    U"\xffdffff9\x1ffc7e\x6\xb0001\xb\x0\x0\xff" // 235 src1:vgpr|agpr.bf16x2
    U"\xfedff3fb\x1fee7f\xc04\x30004\x10\x0\x0\xff" // 235 src2:agpr|int|float*4.f32
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 236 =vdst:vgpr*16.f32 early
    U"\xffdffff9\x1fee7e\x6\xb0004\x6\x0\x0\xff" // 236 src0:vgpr|agpr*4.bf16x2
    U"\xffdffff9\x1fee7e\x6\xb0004\xb\x0\x0\xff" // 236 src1:vgpr|agpr*4.bf16x2
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 236 src2:vgpr|int|float*16.f32
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 237 =vdst:agpr*16.f32 early
    U"\xffdffff9\x1fee7e\x6\xb0004\x6\x0\x0\xff" // 237 src0:vgpr|agpr*4.bf16x2
    U"\xffdffff9\x1fee7e\x6\xb0004\xb\x0\x0\xff" // 237 src1:vgpr|agpr*4.bf16x2
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 237 src2:agpr|int|float*16.f32
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 238 =vdst:vgpr*16.f32 early
    U"\xffdffff9\x1ffa5f\x6\x100002\x6\x0\x0\xff" // 238 src0:vgpr|agpr*2.bf8x4
    U"\xffdffff9\x1ffa5f\x6\x100002\xb\x0\x0\xff" // 238 src1:vgpr|agpr*2.bf8x4
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 238 src2:vgpr|int|float*16.f32
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 239 =vdst:agpr*16.f32 early
    U"\xffdffff9\x1ffa5f\x6\x100002\x6\x0\x0\xff" // 239 src0:vgpr|agpr*2.bf8x4
    U"\xffdffff9\x1ffa5f\x6\x100002\xb\x0\x0\xff" // 239 src1:vgpr|agpr*2.bf8x4
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 239 src2:agpr|int|float*16.f32
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 240 =vdst:vgpr*16.f32 early
    U"\xffdffff9\x1ffa5f\x6\x100002\x6\x0\x0\xff" // 240 src0:vgpr|agpr*2.bf8x4
    U"\xffdffff9\x1ffa6f\x6\xf0002\xb\x0\x0\xff" // 240 src1:vgpr|agpr*2.fp8x4
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 240 src2:vgpr|int|float*16.f32
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 241 =vdst:agpr*16.f32 early
    U"\xffdffff9\x1ffa5f\x6\x100002\x6\x0\x0\xff" // 241 src0:vgpr|agpr*2.bf8x4
    U"\xffdffff9\x1ffa6f\x6\xf0002\xb\x0\x0\xff" // 241 src1:vgpr|agpr*2.fp8x4
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 241 src2:agpr|int|float*16.f32
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 242 =vdst:vgpr*16.f32 early
    U"\x7fdffff9\x1fee7f\x6\xa0004\x6\x0\x0\xff" // 242 src0:vgpr|agpr*4.f16x2
    U"\x7fdffff9\x1fee7f\x6\xa0004\xb\x0\x0\xff" // 242 src1:vgpr|agpr*4.f16x2
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 242 src2:vgpr|int|float*16.f32
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 243 =vdst:agpr*16.f32 early
    U"\x7fdffff9\x1fee7f\x6\xa0004\x6\x0\x0\xff" // 243 src0:vgpr|agpr*4.f16x2
    U"\x7fdffff9\x1fee7f\x6\xa0004\xb\x0\x0\xff" // 243 src1:vgpr|agpr*4.f16x2
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 243 src2:agpr|int|float*16.f32
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 244 =vdst:vgpr*16.f32 early
    U"\xffdffff9\x1ffa6f\x6\xf0002\x6\x0\x0\xff" // 244 src0:vgpr|agpr*2.fp8x4
    U"\xffdffff9\x1ffa5f\x6\x100002\xb\x0\x0\xff" // 244 src1:vgpr|agpr*2.bf8x4
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 244 src2:vgpr|int|float*16.f32
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 245 =vdst:agpr*16.f32 early
    U"\xffdffff9\x1ffa6f\x6\xf0002\x6\x0\x0\xff" // 245 src0:vgpr|agpr*2.fp8x4
    U"\xffdffff9\x1ffa5f\x6\x100002\xb\x0\x0\xff" // 245 src1:vgpr|agpr*2.bf8x4
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 245 src2:agpr|int|float*16.f32
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 246 =vdst:vgpr*16.f32 early
    U"\xffdffff9\x1ffa6f\x6\xf0002\x6\x0\x0\xff" // 246 src0:vgpr|agpr*2.fp8x4
    U"\xffdffff9\x1ffa6f\x6\xf0002\xb\x0\x0\xff" // 246 src1:vgpr|agpr*2.fp8x4
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 246 src2:vgpr|int|float*16.f32
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 247 =vdst:agpr*16.f32 early
    U"\xffdffff9\x1ffa6f\x6\xf0002\x6\x0\x0\xff" // 247 src0:vgpr|agpr*2.fp8x4
    U"\xffdffff9\x1ffa6f\x6\xf0002\xb\x0\x0\xff" // 247 src1:vgpr|agpr*2.fp8x4
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 247 src2:agpr|int|float*16.f32
    U"\xfedffffd\x1bfe7f\x2\x1030120\x1\x0\x0\xff" // 248 =vdst:vgpr*32.f32 early
    U"\xfedffff9\x1ffc7f\x6\x30001\x6\x0\x0\xff" // 248 src0:vgpr|agpr.f32
    U"\xfedffff9\x1ffc7f\x6\x30001\xb\x0\x0\xff" // 248 src1:vgpr|agpr.f32
    U"\xfedff3fd\x1bfe7f\xc02\x30020\x10\x0\x0\xff" // 248 src2:vgpr|int|float*32.f32
    U"\xfedffffb\x1bfe7f\x4\x1030120\x1\x0\x0\xff" // 249 =vdst:agpr*32.f32 early
    U"\xfedffff9\x1ffc7f\x6\x30001\x6\x0\x0\xff" // 249 src0:vgpr|agpr.f32
    U"\xfedffff9\x1ffc7f\x6\x30001\xb\x0\x0\xff" // 249 src1:vgpr|agpr.f32
    U"\xfedff3fb\x1bfe7f\xc04\x30020\x10\x0\x0\xff" // 249 src2:agpr|int|float*32.f32
    U"\xfedffffd\x1bfe7f\x2\x1030120\x1\x0\x0\xff" // 250 =vdst:vgpr*32.f32 early
    U"\xffdffff9\x1ffc7e\x6\xb0001\x6\x0\x0\xff" // 250 src0:vgpr|agpr.bf16x2
    U"\xffdffff9\x1ffc7e\x6\xb0001\xb\x0\x0\xff" // 250 src1:vgpr|agpr.bf16x2
    U"\xfedff3fd\x1bfe7f\xc02\x30020\x10\x0\x0\xff" // 250 src2:vgpr|int|float*32.f32
    U"\xfedffffb\x1bfe7f\x4\x1030120\x1\x0\x0\xff" // 251 =vdst:agpr*32.f32 early
    U"\xffdffff9\x1ffc7e\x6\xb0001\x6\x0\x0\xff" // 251 src0:vgpr|agpr.bf16x2
    U"\xffdffff9\x1ffc7e\x6\xb0001\xb\x0\x0\xff" // 251 src1:vgpr|agpr.bf16x2
    U"\xfedff3fb\x1bfe7f\xc04\x30020\x10\x0\x0\xff" // 251 src2:agpr|int|float*32.f32
    U"\xfedffffd\x1bfe7f\x2\x1030120\x1\x0\x0\xff" // 252 =vdst:vgpr*32.f32 early
    U"\xffdffff9\x1ffa7e\x6\xb0002\x6\x0\x0\xff" // 252 src0:vgpr|agpr*2.bf16x2
    U"\xffdffff9\x1ffa7e\x6\xb0002\xb\x0\x0\xff" // 252 src1:vgpr|agpr*2.bf16x2
    U"\xfedff3fd\x1bfe7f\xc02\x30020\x10\x0\x0\xff" // 252 src2:vgpr|int|float*32.f32
    U"\xfedffffb\x1bfe7f\x4\x1030120\x1\x0\x0\xff" // 253 =vdst:agpr*32.f32 early
    U"\xffdffff9\x1ffa7e\x6\xb0002\x6\x0\x0\xff" // 253 src0:vgpr|agpr*2.bf16x2
    U"\xffdffff9\x1ffa7e\x6\xb0002\xb\x0\x0\xff" // 253 src1:vgpr|agpr*2.bf16x2
    U"\xfedff3fb\x1bfe7f\xc04\x30020\x10\x0\x0\xff" // 253 src2:agpr|int|float*32.f32
    U"\xfedffffd\x1bfe7f\x2\x1030120\x1\x0\x0\xff" // 254 =vdst:vgpr*32.f32 early
    U"\x7fdffff9\x1ffa7f\x6\xa0002\x6\x0\x0\xff" // 254 src0:vgpr|agpr*2.f16x2
    U"\x7fdffff9\x1ffa7f\x6\xa0002\xb\x0\x0\xff" // 254 src1:vgpr|agpr*2.f16x2
    U"\xfedff3fd\x1bfe7f\xc02\x30020\x10\x0\x0\xff" // 254 src2:vgpr|int|float*32.f32
    U"\xfedffffb\x1bfe7f\x4\x1030120\x1\x0\x0\xff" // 255 =vdst:agpr*32.f32 early
    U"\x7fdffff9\x1ffa7f\x6\xa0002\x6\x0\x0\xff" // 255 src0:vgpr|agpr*2.f16x2
    U"\x7fdffff9\x1ffa7f\x6\xa0002\xb\x0\x0\xff" // 255 src1:vgpr|agpr*2.f16x2
    U"\xfedff3fb\x1bfe7f\xc04\x30020\x10\x0\x0\xff" // 255 src2:agpr|int|float*32.f32
    U"\xfedffffd\x1dfe7f\x2\x1030110\x1\x0\x0\xff" // 256 =vdst:vgpr*16.f32 early
    U"\xfedffff9\x1ffa7f\x6\x30002\x6\x0\x0\xff" // 256 src0:vgpr|agpr*2.f32
    U"\xfedffff9\x1ffa7f\x6\x30002\xb\x0\x0\xff" // 256 src1:vgpr|agpr*2.f32
    U"\xfedff3fd\x1dfe7f\xc02\x30010\x10\x0\x0\xff" // 256 src2:vgpr|int|float*16.f32
    U"\xfedffffb\x1dfe7f\x4\x1030110\x1\x0\x0\xff" // 257 =vdst:agpr*16.f32 early
    U"\xfedffff9\x1ffa7f\x6\x30002\x6\x0\x0\xff" // 257 src0:vgpr|agpr*2.f32
    U"\xfedffff9\x1ffa7f\x6\x30002\xb\x0\x0\xff" // 257 src1:vgpr|agpr*2.f32
    U"\xfedff3fb\x1dfe7f\xc04\x30010\x10\x0\x0\xff" // 257 src2:agpr|int|float*16.f32
    U"\xfddffffd\x1efe7f\x2\x1040108\x1\x0\x0\xff" // 276 =vdst:vgpr*8.f64 early
    U"\xfddffff9\x1ffa7f\x6\x40002\x6\x0\x0\xff" // 276 src0:vgpr|agpr*2.f64
    U"\xfddffff9\x1ffa7f\x6\x40002\xb\x0\x0\xff" // 276 src1:vgpr|agpr*2.f64
    U"\xfddff3fd\x1efe7f\xc02\x40008\x10\x0\x0\xff" // 276 src2:vgpr|int|float*8.f64
    U"\xfddffffb\x1efe7f\x4\x1040108\x1\x0\x0\xff" // 277 =vdst:agpr*8.f64 early
    U"\xfddffff9\x1ffa7f\x6\x40002\x6\x0\x0\xff" // 277 src0:vgpr|agpr*2.f64
    U"\xfddffff9\x1ffa7f\x6\x40002\xb\x0\x0\xff" // 277 src1:vgpr|agpr*2.f64
    U"\xfddff3fb\x1efe7f\xc04\x40008\x10\x0\x0\xff" // 277 src2:agpr|int|float*8.f64
    U"\xfddffffd\x1ffa7f\x2\x40102\x1\x0\x0\xff" // 278 =vdst:vgpr*2.f64
    U"\xfddffff9\x1ffa7f\x6\x40002\x6\x0\x0\xff" // 278 src0:vgpr|agpr*2.f64
    U"\xfddffff9\x1ffa7f\x6\x40002\xb\x0\x0\xff" // 278 src1:vgpr|agpr*2.f64
    U"\xfddff13d\x1ffa7f\xec2\x40002\x10\x0\x0\xff" // 278 src2:vgpr|scc|vccz|aperture|int|float*2.f64
    U"\xfddffffb\x1ffa7f\x4\x40102\x1\x0\x0\xff" // 279 =vdst:agpr*2.f64
    U"\xfddffff9\x1ffa7f\x6\x40002\x6\x0\x0\xff" // 279 src0:vgpr|agpr*2.f64
    U"\xfddffff9\x1ffa7f\x6\x40002\xb\x0\x0\xff" // 279 src1:vgpr|agpr*2.f64
    U"\xfddff13b\x1ffa7f\xec4\x40002\x10\x0\x0\xff" // 279 src2:agpr|scc|vccz|aperture|int|float*2.f64
    U"\xe7dffffd\x1fee7f\x2\x60104\x1\x0\x0\xff" // 280 =vdst:vgpr*4.i32
    U"\xffdffff9\x1ffc3f\x6\x110001\x6\x0\x0\xff" // 280 src0:vgpr|agpr.i8x4
    U"\xffdffff9\x1ffc3f\x6\x110001\xb\x0\x0\xff" // 280 src1:vgpr|agpr.i8x4
    U"\xe7dff3fd\x1fee7f\xc02\x60004\x10\x0\x0\xff" // 280 src2:vgpr|int|float*4.i32
    U"\xe7dffffb\x1fee7f\x4\x60104\x1\x0\x0\xff" // 281 =vdst:agpr*4.i32
    U"\xffdffff9\x1ffc3f\x6\x110001\x6\x0\x0\xff" // 281 src0:vgpr|agpr.i8x4
    U"\xffdffff9\x1ffc3f\x6\x110001\xb\x0\x0\xff" // 281 src1:vgpr|agpr.i8x4
    U"\xe7dff3fb\x1fee7f\xc04\x60004\x10\x0\x0\xff" // 281 src2:agpr|int|float*4.i32
    U"\xe7dffffd\x1fee7f\x2\x60104\x1\x0\x0\xff" // 282 =vdst:vgpr*4.i32
    U"\xffdffff9\x1ffa3f\x6\x110002\x6\x0\x0\xff" // 282 src0:vgpr|agpr*2.i8x4
    U"\xffdffff9\x1ffa3f\x6\x110002\xb\x0\x0\xff" // 282 src1:vgpr|agpr*2.i8x4
    U"\xe7dff3fd\x1fee7f\xc02\x60004\x10\x0\x0\xff" // 282 src2:vgpr|int|float*4.i32
    U"\xe7dffffb\x1fee7f\x4\x60104\x1\x0\x0\xff" // 283 =vdst:agpr*4.i32
    U"\xffdffff9\x1ffa3f\x6\x110002\x6\x0\x0\xff" // 283 src0:vgpr|agpr*2.i8x4
    U"\xffdffff9\x1ffa3f\x6\x110002\xb\x0\x0\xff" // 283 src1:vgpr|agpr*2.i8x4
    U"\xe7dff3fb\x1fee7f\xc04\x60004\x10\x0\x0\xff" // 283 src2:agpr|int|float*4.i32
    U"\xe7dffffd\x1dfe7f\x2\x1060110\x1\x0\x0\xff" // 284 =vdst:vgpr*16.i32 early
    U"\xffdffff9\x1ffc3f\x6\x110001\x6\x0\x0\xff" // 284 src0:vgpr|agpr.i8x4
    U"\xffdffff9\x1ffc3f\x6\x110001\xb\x0\x0\xff" // 284 src1:vgpr|agpr.i8x4
    U"\xe7dff3fd\x1dfe7f\xc02\x60010\x10\x0\x0\xff" // 284 src2:vgpr|int|float*16.i32
    U"\xe7dffffb\x1dfe7f\x4\x1060110\x1\x0\x0\xff" // 285 =vdst:agpr*16.i32 early
    U"\xffdffff9\x1ffc3f\x6\x110001\x6\x0\x0\xff" // 285 src0:vgpr|agpr.i8x4
    U"\xffdffff9\x1ffc3f\x6\x110001\xb\x0\x0\xff" // 285 src1:vgpr|agpr.i8x4
    U"\xe7dff3fb\x1dfe7f\xc04\x60010\x10\x0\x0\xff" // 285 src2:agpr|int|float*16.i32
    U"\xe7dffffd\x1fee7f\x2\x60104\x1\x0\x0\xff" // 286 =vdst:vgpr*4.i32
    U"\xffdffff9\x1fee3f\x6\x110004\x6\x0\x0\xff" // 286 src0:vgpr|agpr*4.i8x4
    U"\xffdffff9\x1fee3f\x6\x110004\xb\x0\x0\xff" // 286 src1:vgpr|agpr*4.i8x4
    U"\xe7dff3fd\x1fee7f\xc02\x60004\x10\x0\x0\xff" // 286 src2:vgpr|int|float*4.i32
    U"\xe7dffffb\x1fee7f\x4\x60104\x1\x0\x0\xff" // 287 =vdst:agpr*4.i32
    U"\xffdffff9\x1fee3f\x6\x110004\x6\x0\x0\xff" // 287 src0:vgpr|agpr*4.i8x4
    U"\xffdffff9\x1fee3f\x6\x110004\xb\x0\x0\xff" // 287 src1:vgpr|agpr*4.i8x4
    U"\xe7dff3fb\x1fee7f\xc04\x60004\x10\x0\x0\xff" // 287 src2:agpr|int|float*4.i32
    U"\xe7dffffd\x1dfe7f\x2\x1060110\x1\x0\x0\xff" // 288 =vdst:vgpr*16.i32 early
    U"\xffdffff9\x1ffa3f\x6\x110002\x6\x0\x0\xff" // 288 src0:vgpr|agpr*2.i8x4
    U"\xffdffff9\x1ffa3f\x6\x110002\xb\x0\x0\xff" // 288 src1:vgpr|agpr*2.i8x4
    U"\xe7dff3fd\x1dfe7f\xc02\x60010\x10\x0\x0\xff" // 288 src2:vgpr|int|float*16.i32
    U"\xe7dffffb\x1dfe7f\x4\x1060110\x1\x0\x0\xff" // 289 =vdst:agpr*16.i32 early
    U"\xffdffff9\x1ffa3f\x6\x110002\x6\x0\x0\xff" // 289 src0:vgpr|agpr*2.i8x4
    U"\xffdffff9\x1ffa3f\x6\x110002\xb\x0\x0\xff" // 289 src1:vgpr|agpr*2.i8x4
    U"\xe7dff3fb\x1dfe7f\xc04\x60010\x10\x0\x0\xff" // 289 src2:agpr|int|float*16.i32
    U"\xe7dffffd\x1dfe7f\x2\x1060110\x1\x0\x0\xff" // 290 =vdst:vgpr*16.i32 early
    U"\xffdffff9\x1fee3f\x6\x110004\x6\x0\x0\xff" // 290 src0:vgpr|agpr*4.i8x4
    U"\xffdffff9\x1fee3f\x6\x110004\xb\x0\x0\xff" // 290 src1:vgpr|agpr*4.i8x4
    U"\xe7dff3fd\x1dfe7f\xc02\x60010\x10\x0\x0\xff" // 290 src2:vgpr|int|float*16.i32
    U"\xe7dffffb\x1dfe7f\x4\x1060110\x1\x0\x0\xff" // 291 =vdst:agpr*16.i32 early
    U"\xffdffff9\x1fee3f\x6\x110004\x6\x0\x0\xff" // 291 src0:vgpr|agpr*4.i8x4
    U"\xffdffff9\x1fee3f\x6\x110004\xb\x0\x0\xff" // 291 src1:vgpr|agpr*4.i8x4
    U"\xe7dff3fb\x1dfe7f\xc04\x60010\x10\x0\x0\xff" // 291 src2:agpr|int|float*16.i32
    U"\xe7dffffd\x1bfe7f\x2\x1060120\x1\x0\x0\xff" // 292 =vdst:vgpr*32.i32 early
    U"\xffdffff9\x1ffc3f\x6\x110001\x6\x0\x0\xff" // 292 src0:vgpr|agpr.i8x4
    U"\xffdffff9\x1ffc3f\x6\x110001\xb\x0\x0\xff" // 292 src1:vgpr|agpr.i8x4
    U"\xe7dff3fd\x1bfe7f\xc02\x60020\x10\x0\x0\xff" // 292 src2:vgpr|int|float*32.i32
    U"\xe7dffffb\x1bfe7f\x4\x1060120\x1\x0\x0\xff" // 293 =vdst:agpr*32.i32 early
    U"\xffdffff9\x1ffc3f\x6\x110001\x6\x0\x0\xff" // 293 src0:vgpr|agpr.i8x4
    U"\xffdffff9\x1ffc3f\x6\x110001\xb\x0\x0\xff" // 293 src1:vgpr|agpr.i8x4
    U"\xe7dff3fb\x1bfe7f\xc04\x60020\x10\x0\x0\xff" // 293 src2:agpr|int|float*32.i32
    U"\x1ffffd\x1ffa00\x2\x1000102\x1\x0\x0\xff" // 294 =vdst:vgpr*2 early
    U"\x1ff024\x1ffa00\xfdb\x2\x6\x0\x0\xff" // 294 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 294 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff024\x1ffa00\xfdb\x2\x10\x0\x0\xff" // 294 src2:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    U"\x1ffffd\x1fee00\x2\x1000104\x1\x0\x0\xff" // 295 =vdst:vgpr*4 early
    U"\x1ff024\x1ffa00\xfdb\x2\x6\x0\x0\xff" // 295 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 295 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffffd\x1fee00\x2\x4\x10\x0\x0\xff" // 295 src2:vgpr*4
    U"\x7fdffffd\x1ffc7f\x2\xa0101\x1\x0\x0\xff" // 296 =vdst:vgpr.f16x2
    U"\x7fdff004\x1ffc7f\xffb\xa0001\x6\x0\x0\xff" // 296 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2
    U"\x7fdff004\x1ffc7f\xffb\xa0001\xb\x0\x0\xff" // 296 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2
    U"\x7fdff004\x1ffc7f\xffb\xa0001\x10\x0\x0\xff" // 296 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2
    U"\xfedffffd\x1ffa77\x2\xe0102\x1\x0\x0\xff" // 297 =vdst:vgpr*2.f32x2
    U"\xfedff024\x1ffa77\xfdb\xe0002\x6\x0\x0\xff" // 297 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f32x2
    U"\xfedff024\x1ffa77\xfdb\xe0002\xb\x0\x0\xff" // 297 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f32x2
    U"\xfedff024\x1ffa77\xfdb\xe0002\x10\x0\x0\xff" // 297 src2:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f32x2
    U"\xffdffffd\x1ffc79\x2\xc0101\x1\x0\x0\xff" // 298 =vdst:vgpr.i16x2
    U"\xffdff004\x1ffc79\xffb\xc0001\x6\x0\x0\xff" // 298 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i16x2
    U"\xffdff004\x1ffc79\xffb\xc0001\xb\x0\x0\xff" // 298 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i16x2
    U"\xffdff004\x1ffc79\xffb\xc0001\x10\x0\x0\xff" // 298 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i16x2
    U"\xffdffffd\x1ffc79\x2\xd0101\x1\x0\x0\xff" // 299 =vdst:vgpr.u16x2
    U"\xffdff004\x1ffc79\xffb\xd0001\x6\x0\x0\xff" // 299 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u16x2
    U"\xffdff004\x1ffc79\xffb\xd0001\xb\x0\x0\xff" // 299 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u16x2
    U"\xffdff004\x1ffc79\xffb\xd0001\x10\x0\x0\xff" // 299 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u16x2
    U"\xfedffff9\x1fee7f\x6\x30204\x1\x0\x0\xff" // 300 +vdst:vgpr|agpr*4.f32
    U"\xffdffff9\x1fee5f\x6\x100004\x6\x0\x0\xff" // 300 src0:vgpr|agpr*4.bf8x4
    U"\xffdffff9\x1efe5f\x6\x100008\xb\x0\x0\xff" // 300 src1:vgpr|agpr*8.bf8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 300 idx:vgpr
    U"\xfedffff9\x1fee7f\x6\x30204\x1\x0\x0\xff" // 301 +vdst:vgpr|agpr*4.f32
    U"\xffdffff9\x1fee5f\x6\x100004\x6\x0\x0\xff" // 301 src0:vgpr|agpr*4.bf8x4
    U"\xffdffff9\x1efe6f\x6\xf0008\xb\x0\x0\xff" // 301 src1:vgpr|agpr*8.fp8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 301 idx:vgpr
    U"\xfedffff9\x1fee7f\x6\x30204\x1\x0\x0\xff" // 302 +vdst:vgpr|agpr*4.f32
    U"\xffdffff9\x1fee6f\x6\xf0004\x6\x0\x0\xff" // 302 src0:vgpr|agpr*4.fp8x4
    U"\xffdffff9\x1efe5f\x6\x100008\xb\x0\x0\xff" // 302 src1:vgpr|agpr*8.bf8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 302 idx:vgpr
    U"\xfedffff9\x1fee7f\x6\x30204\x1\x0\x0\xff" // 303 +vdst:vgpr|agpr*4.f32
    U"\xffdffff9\x1fee6f\x6\xf0004\x6\x0\x0\xff" // 303 src0:vgpr|agpr*4.fp8x4
    U"\xffdffff9\x1efe6f\x6\xf0008\xb\x0\x0\xff" // 303 src1:vgpr|agpr*8.fp8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 303 idx:vgpr
    U"\xfedffff9\x1fee7f\x6\x30204\x1\x0\x0\xff" // 304 +vdst:vgpr|agpr*4.f32
    U"\xffdffff9\x1ffa7e\x6\xb0002\x6\x0\x0\xff" // 304 src0:vgpr|agpr*2.bf16x2
    U"\xffdffff9\x1fee7e\x6\xb0004\xb\x0\x0\xff" // 304 src1:vgpr|agpr*4.bf16x2
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 304 idx:vgpr
    U"\xfedffff9\x1fee7f\x6\x30204\x1\x0\x0\xff" // 305 +vdst:vgpr|agpr*4.f32
    U"\x7fdffff9\x1ffa7f\x6\xa0002\x6\x0\x0\xff" // 305 src0:vgpr|agpr*2.f16x2
    U"\x7fdffff9\x1fee7f\x6\xa0004\xb\x0\x0\xff" // 305 src1:vgpr|agpr*4.f16x2
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 305 idx:vgpr
    U"\xfedffff9\x1fee7f\x6\x30204\x1\x0\x0\xff" // 306 +vdst:vgpr|agpr*4.f32
    U"\xffdffff9\x1fee7e\x6\xb0004\x6\x0\x0\xff" // 306 src0:vgpr|agpr*4.bf16x2
    U"\xffdffff9\x1efe7e\x6\xb0008\xb\x0\x0\xff" // 306 src1:vgpr|agpr*8.bf16x2
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 306 idx:vgpr
    U"\xfedffff9\x1fee7f\x6\x30204\x1\x0\x0\xff" // 307 +vdst:vgpr|agpr*4.f32
    U"\xffdffff9\x1ffa5f\x6\x100002\x6\x0\x0\xff" // 307 src0:vgpr|agpr*2.bf8x4
    U"\xffdffff9\x1fee5f\x6\x100004\xb\x0\x0\xff" // 307 src1:vgpr|agpr*4.bf8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 307 idx:vgpr
    U"\xfedffff9\x1fee7f\x6\x30204\x1\x0\x0\xff" // 308 +vdst:vgpr|agpr*4.f32
    U"\xffdffff9\x1ffa5f\x6\x100002\x6\x0\x0\xff" // 308 src0:vgpr|agpr*2.bf8x4
    U"\xffdffff9\x1fee6f\x6\xf0004\xb\x0\x0\xff" // 308 src1:vgpr|agpr*4.fp8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 308 idx:vgpr
    U"\xfedffff9\x1fee7f\x6\x30204\x1\x0\x0\xff" // 309 +vdst:vgpr|agpr*4.f32
    U"\x7fdffff9\x1fee7f\x6\xa0004\x6\x0\x0\xff" // 309 src0:vgpr|agpr*4.f16x2
    U"\x7fdffff9\x1efe7f\x6\xa0008\xb\x0\x0\xff" // 309 src1:vgpr|agpr*8.f16x2
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 309 idx:vgpr
    U"\xfedffff9\x1fee7f\x6\x30204\x1\x0\x0\xff" // 310 +vdst:vgpr|agpr*4.f32
    U"\xffdffff9\x1ffa6f\x6\xf0002\x6\x0\x0\xff" // 310 src0:vgpr|agpr*2.fp8x4
    U"\xffdffff9\x1fee5f\x6\x100004\xb\x0\x0\xff" // 310 src1:vgpr|agpr*4.bf8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 310 idx:vgpr
    U"\xfedffff9\x1fee7f\x6\x30204\x1\x0\x0\xff" // 311 +vdst:vgpr|agpr*4.f32
    U"\xffdffff9\x1ffa6f\x6\xf0002\x6\x0\x0\xff" // 311 src0:vgpr|agpr*2.fp8x4
    U"\xffdffff9\x1fee6f\x6\xf0004\xb\x0\x0\xff" // 311 src1:vgpr|agpr*4.fp8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 311 idx:vgpr
    U"\xfedffff9\x1dfe7f\x6\x1030210\x1\x0\x0\xff" // 312 +vdst:vgpr|agpr*16.f32 early
    U"\xffdffff9\x1ffa7e\x6\xb0002\x6\x0\x0\xff" // 312 src0:vgpr|agpr*2.bf16x2
    U"\xffdffff9\x1fee7e\x6\xb0004\xb\x0\x0\xff" // 312 src1:vgpr|agpr*4.bf16x2
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 312 idx:vgpr
    U"\xfedffff9\x1dfe7f\x6\x1030210\x1\x0\x0\xff" // 313 +vdst:vgpr|agpr*16.f32 early
    U"\x7fdffff9\x1ffa7f\x6\xa0002\x6\x0\x0\xff" // 313 src0:vgpr|agpr*2.f16x2
    U"\x7fdffff9\x1fee7f\x6\xa0004\xb\x0\x0\xff" // 313 src1:vgpr|agpr*4.f16x2
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 313 idx:vgpr
    U"\xfedffff9\x1dfe7f\x6\x1030210\x1\x0\x0\xff" // 314 +vdst:vgpr|agpr*16.f32 early
    U"\xffdffff9\x1fee7e\x6\xb0004\x6\x0\x0\xff" // 314 src0:vgpr|agpr*4.bf16x2
    U"\xffdffff9\x1efe7e\x6\xb0008\xb\x0\x0\xff" // 314 src1:vgpr|agpr*8.bf16x2
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 314 idx:vgpr
    U"\xfedffff9\x1dfe7f\x6\x1030210\x1\x0\x0\xff" // 315 +vdst:vgpr|agpr*16.f32 early
    U"\xffdffff9\x1ffa5f\x6\x100002\x6\x0\x0\xff" // 315 src0:vgpr|agpr*2.bf8x4
    U"\xffdffff9\x1fee5f\x6\x100004\xb\x0\x0\xff" // 315 src1:vgpr|agpr*4.bf8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 315 idx:vgpr
    U"\xfedffff9\x1dfe7f\x6\x1030210\x1\x0\x0\xff" // 316 +vdst:vgpr|agpr*16.f32 early
    U"\xffdffff9\x1ffa5f\x6\x100002\x6\x0\x0\xff" // 316 src0:vgpr|agpr*2.bf8x4
    U"\xffdffff9\x1fee6f\x6\xf0004\xb\x0\x0\xff" // 316 src1:vgpr|agpr*4.fp8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 316 idx:vgpr
    U"\xfedffff9\x1dfe7f\x6\x1030210\x1\x0\x0\xff" // 317 +vdst:vgpr|agpr*16.f32 early
    U"\x7fdffff9\x1fee7f\x6\xa0004\x6\x0\x0\xff" // 317 src0:vgpr|agpr*4.f16x2
    U"\x7fdffff9\x1efe7f\x6\xa0008\xb\x0\x0\xff" // 317 src1:vgpr|agpr*8.f16x2
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 317 idx:vgpr
    U"\xfedffff9\x1dfe7f\x6\x1030210\x1\x0\x0\xff" // 318 +vdst:vgpr|agpr*16.f32 early
    U"\xffdffff9\x1ffa6f\x6\xf0002\x6\x0\x0\xff" // 318 src0:vgpr|agpr*2.fp8x4
    U"\xffdffff9\x1fee5f\x6\x100004\xb\x0\x0\xff" // 318 src1:vgpr|agpr*4.bf8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 318 idx:vgpr
    U"\xfedffff9\x1dfe7f\x6\x1030210\x1\x0\x0\xff" // 319 +vdst:vgpr|agpr*16.f32 early
    U"\xffdffff9\x1ffa6f\x6\xf0002\x6\x0\x0\xff" // 319 src0:vgpr|agpr*2.fp8x4
    U"\xffdffff9\x1fee6f\x6\xf0004\xb\x0\x0\xff" // 319 src1:vgpr|agpr*4.fp8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 319 idx:vgpr
    U"\xfedffff9\x1dfe7f\x6\x1030210\x1\x0\x0\xff" // 320 +vdst:vgpr|agpr*16.f32 early
    U"\xffdffff9\x1fee5f\x6\x100004\x6\x0\x0\xff" // 320 src0:vgpr|agpr*4.bf8x4
    U"\xffdffff9\x1efe5f\x6\x100008\xb\x0\x0\xff" // 320 src1:vgpr|agpr*8.bf8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 320 idx:vgpr
    U"\xfedffff9\x1dfe7f\x6\x1030210\x1\x0\x0\xff" // 321 +vdst:vgpr|agpr*16.f32 early
    U"\xffdffff9\x1fee5f\x6\x100004\x6\x0\x0\xff" // 321 src0:vgpr|agpr*4.bf8x4
    U"\xffdffff9\x1efe6f\x6\xf0008\xb\x0\x0\xff" // 321 src1:vgpr|agpr*8.fp8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 321 idx:vgpr
    U"\xfedffff9\x1dfe7f\x6\x1030210\x1\x0\x0\xff" // 322 +vdst:vgpr|agpr*16.f32 early
    U"\xffdffff9\x1fee6f\x6\xf0004\x6\x0\x0\xff" // 322 src0:vgpr|agpr*4.fp8x4
    U"\xffdffff9\x1efe5f\x6\x100008\xb\x0\x0\xff" // 322 src1:vgpr|agpr*8.bf8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 322 idx:vgpr
    U"\xfedffff9\x1dfe7f\x6\x1030210\x1\x0\x0\xff" // 323 +vdst:vgpr|agpr*16.f32 early
    U"\xffdffff9\x1fee6f\x6\xf0004\x6\x0\x0\xff" // 323 src0:vgpr|agpr*4.fp8x4
    U"\xffdffff9\x1efe6f\x6\xf0008\xb\x0\x0\xff" // 323 src1:vgpr|agpr*8.fp8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 323 idx:vgpr
    U"\xe7dffff9\x1fee7f\x6\x60204\x1\x0\x0\xff" // 324 +vdst:vgpr|agpr*4.i32
    U"\xffdffff9\x1fee3f\x6\x110004\x6\x0\x0\xff" // 324 src0:vgpr|agpr*4.i8x4
    U"\xffdffff9\x1efe3f\x6\x110008\xb\x0\x0\xff" // 324 src1:vgpr|agpr*8.i8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 324 idx:vgpr
    U"\xe7dffff9\x1fee7f\x6\x60204\x1\x0\x0\xff" // 325 +vdst:vgpr|agpr*4.i32
    U"\xffdffff9\x1ffa3f\x6\x110002\x6\x0\x0\xff" // 325 src0:vgpr|agpr*2.i8x4
    U"\xffdffff9\x1fee3f\x6\x110004\xb\x0\x0\xff" // 325 src1:vgpr|agpr*4.i8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 325 idx:vgpr
    U"\xe7dffff9\x1dfe7f\x6\x1060210\x1\x0\x0\xff" // 326 +vdst:vgpr|agpr*16.i32 early
    U"\xffdffff9\x1ffa3f\x6\x110002\x6\x0\x0\xff" // 326 src0:vgpr|agpr*2.i8x4
    U"\xffdffff9\x1fee3f\x6\x110004\xb\x0\x0\xff" // 326 src1:vgpr|agpr*4.i8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 326 idx:vgpr
    U"\xe7dffff9\x1dfe7f\x6\x1060210\x1\x0\x0\xff" // 327 +vdst:vgpr|agpr*16.i32 early
    U"\xffdffff9\x1fee3f\x6\x110004\x6\x0\x0\xff" // 327 src0:vgpr|agpr*4.i8x4
    U"\xffdffff9\x1efe3f\x6\x110008\xb\x0\x0\xff" // 327 src1:vgpr|agpr*8.i8x4
    U"\x1ffffd\x1ffc00\x2\x1\x6c\x0\x0\xff" // 327 idx:vgpr
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 335 =vdst:vgpr.u32
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 335 addr:vgpr
    U"\xe7dffffd\x1ffc7f\x2\x70001\x53\x0\x0\xff" // 335 data0:vgpr.u32
    U"\xe7dffffb\x1ffc7f\x4\x70101\x1\x0\x0\xff" // 336 =vdst:agpr.u32
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 336 addr:vgpr
    U"\xe7dffffb\x1ffc7f\x4\x70001\x53\x0\x0\xff" // 336 data0:agpr.u32
    U"\x9fdffffd\x1ffa7f\x2\x90102\x1\x0\x0\xff" // 337 =vdst:vgpr*2.u64
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 337 addr:vgpr
    U"\x9fdffffd\x1ffa7f\x2\x90002\x53\x0\x0\xff" // 337 data0:vgpr*2.u64
    U"\x9fdffffb\x1ffa7f\x4\x90102\x1\x0\x0\xff" // 338 =vdst:agpr*2.u64
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 338 addr:vgpr
    U"\x9fdffffb\x1ffa7f\x4\x90002\x53\x0\x0\xff" // 338 data0:agpr*2.u64
    U"\xe7dffffd\x1ffc7f\x2\x60101\x1\x0\x0\xff" // 351 =vdst:vgpr.i32
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 351 addr:vgpr
    U"\xe7dffffd\x1ffc7f\x2\x60001\x53\x0\x0\xff" // 351 data0:vgpr.i32
    U"\xe7dffffb\x1ffc7f\x4\x60101\x1\x0\x0\xff" // 352 =vdst:agpr.i32
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 352 addr:vgpr
    U"\xe7dffffb\x1ffc7f\x4\x60001\x53\x0\x0\xff" // 352 data0:agpr.i32
    U"\x9fdffffd\x1ffa7f\x2\x80102\x1\x0\x0\xff" // 353 =vdst:vgpr*2.i64
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 353 addr:vgpr
    U"\x9fdffffd\x1ffa7f\x2\x80002\x53\x0\x0\xff" // 353 data0:vgpr*2.i64
    U"\x9fdffffb\x1ffa7f\x4\x80102\x1\x0\x0\xff" // 354 =vdst:agpr*2.i64
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 354 addr:vgpr
    U"\x9fdffffb\x1ffa7f\x4\x80002\x53\x0\x0\xff" // 354 data0:agpr*2.i64
    U"\xffdffffd\x1ffc7e\x2\xb0101\x1\x0\x0\xff" // 355 =vdst:vgpr.bf16x2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 355 addr:vgpr
    U"\xffdffffd\x1ffc7e\x2\xb0001\x53\x0\x0\xff" // 355 data0:vgpr.bf16x2
    U"\xffdffffb\x1ffc7e\x4\xb0101\x1\x0\x0\xff" // 356 =vdst:agpr.bf16x2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 356 addr:vgpr
    U"\xffdffffb\x1ffc7e\x4\xb0001\x53\x0\x0\xff" // 356 data0:agpr.bf16x2
    U"\x7fdffffd\x1ffc7f\x2\xa0101\x1\x0\x0\xff" // 357 =vdst:vgpr.f16x2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 357 addr:vgpr
    U"\x7fdffffd\x1ffc7f\x2\xa0001\x53\x0\x0\xff" // 357 data0:vgpr.f16x2
    U"\x7fdffffb\x1ffc7f\x4\xa0101\x1\x0\x0\xff" // 358 =vdst:agpr.f16x2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 358 addr:vgpr
    U"\x7fdffffb\x1ffc7f\x4\xa0001\x53\x0\x0\xff" // 358 data0:agpr.f16x2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 375 addr:vgpr*2
    U"\x1ffff9\x1ffc00\x6\x1\x5f\x0\x0\xff" // 375 data:vgpr|agpr
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 375 saddr:off
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 376 addr:vgpr
    U"\x1ffff9\x1ffc00\x6\x1\x5f\x0\x0\xff" // 376 data:vgpr|agpr
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 376 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 377 addr:vgpr*2
    U"\xfedffff9\x1ffc7f\x6\x30001\x5f\x0\x0\xff" // 377 data:vgpr|agpr.f32
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 377 saddr:off
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 378 addr:vgpr
    U"\xfedffff9\x1ffc7f\x6\x30001\x5f\x0\x0\xff" // 378 data:vgpr|agpr.f32
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 378 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 379 addr:vgpr*2
    U"\xfddffff9\x1ffa7f\x6\x40002\x5f\x0\x0\xff" // 379 data:vgpr|agpr*2.f64
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 379 saddr:off
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 380 addr:vgpr
    U"\xfddffff9\x1ffa7f\x6\x40002\x5f\x0\x0\xff" // 380 data:vgpr|agpr*2.f64
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 380 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 381 addr:vgpr*2
    U"\x1ffff9\x1ffa00\x6\x2\x5f\x0\x0\xff" // 381 data:vgpr|agpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 381 saddr:off
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 382 addr:vgpr
    U"\x1ffff9\x1ffa00\x6\x2\x5f\x0\x0\xff" // 382 data:vgpr|agpr*2
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 382 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 383 addr:vgpr*2
    U"\x1ffff9\x1fee00\x6\x4\x5f\x0\x0\xff" // 383 data:vgpr|agpr*4
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 383 saddr:off
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 384 addr:vgpr
    U"\x1ffff9\x1fee00\x6\x4\x5f\x0\x0\xff" // 384 data:vgpr|agpr*4
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 384 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 385 addr:vgpr*2
    U"\xffdffff9\x1ffc7e\x6\xb0001\x5f\x0\x0\xff" // 385 data:vgpr|agpr.bf16x2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 385 saddr:off
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 386 addr:vgpr
    U"\xffdffff9\x1ffc7e\x6\xb0001\x5f\x0\x0\xff" // 386 data:vgpr|agpr.bf16x2
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 386 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 387 addr:vgpr*2
    U"\x7fdffff9\x1ffc7f\x6\xa0001\x5f\x0\x0\xff" // 387 data:vgpr|agpr.f16x2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 387 saddr:off
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 388 addr:vgpr
    U"\x7fdffff9\x1ffc7f\x6\xa0001\x5f\x0\x0\xff" // 388 data:vgpr|agpr.f16x2
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 388 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffff9\x1ffc00\x6\x101\x1\x0\x0\xff" // 389 =vdst:vgpr|agpr
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 389 addr:vgpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 389 saddr:off
    U"\x1ffff9\x1ffc00\x6\x101\x1\x0\x0\xff" // 390 =vdst:vgpr|agpr
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 390 addr:vgpr
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 390 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffff9\x1ffa00\x6\x102\x1\x0\x0\xff" // 391 =vdst:vgpr|agpr*2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 391 addr:vgpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 391 saddr:off
    U"\x1ffff9\x1ffa00\x6\x102\x1\x0\x0\xff" // 392 =vdst:vgpr|agpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 392 addr:vgpr
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 392 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffff9\x1ff600\x6\x103\x1\x0\x0\xff" // 393 =vdst:vgpr|agpr*3
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 393 addr:vgpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 393 saddr:off
    U"\x1ffff9\x1ff600\x6\x103\x1\x0\x0\xff" // 394 =vdst:vgpr|agpr*3
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 394 addr:vgpr
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 394 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffff9\x1fee00\x6\x104\x1\x0\x0\xff" // 395 =vdst:vgpr|agpr*4
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 395 addr:vgpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 395 saddr:off
    U"\x1ffff9\x1fee00\x6\x104\x1\x0\x0\xff" // 396 =vdst:vgpr|agpr*4
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 396 addr:vgpr
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 396 saddr:sgpr|vcc|flat_scratch*2
    U"\x1ffffd\x1ffa00\x2\x2\x4e\x0\x0\xff" // 397 addr:vgpr*2
    U"\x1ffff9\x1ff600\x6\x3\x5f\x0\x0\xff" // 397 data:vgpr|agpr*3
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 397 saddr:off
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 398 addr:vgpr
    U"\x1ffff9\x1ff600\x6\x3\x5f\x0\x0\xff" // 398 data:vgpr|agpr*3
    U"\x1ffef6\x1ffa00\x109\x2\x64\x0\x0\xff" // 398 saddr:sgpr|vcc|flat_scratch*2
    U"\xe7dffec6\x1ffc7f\x139\x60101\x2f\x0\x0\xff" // 399 =sdst:sgpr|vcc|exec|m0|flat_scratch.i32
    U"\xe7dfe006\x1ffc7f\x1ff9\x60001\x70\x0\x0\xff" // 399 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i32
    U"\xe7dfe006\x1ffc7f\x1ff9\x60001\x76\x0\x0\xff" // 399 ssrc1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i32
    U"\xe7dffec6\x1ffc7f\x139\x70101\x2f\x0\x0\xff" // 400 =sdst:sgpr|vcc|exec|m0|flat_scratch.u32
    U"\xe7dfe006\x1ffc7f\x1ff9\x70001\x70\x0\x0\xff" // 400 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.u32
    U"\xe7dfe006\x1ffc7f\x1ff9\x70001\x76\x0\x0\xff" // 400 ssrc1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.u32
    U"\x1ffec6\x1ffc00\x139\x101\x2f\x0\x0\xff" // 401 =sdst:sgpr|vcc|exec|m0|flat_scratch
    U"\x1fe006\x1ffc00\x1ff9\x1\x70\x0\x0\xff" // 401 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    U"\x1fe006\x1ffc00\x1ff9\x1\x76\x0\x0\xff" // 401 ssrc1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    U"\x1ffee6\x1ffa00\x119\x102\x2f\x0\x0\xff" // 402 =sdst:sgpr|vcc|exec|flat_scratch*2
    U"\x1fe026\x1ffa00\x1fd9\x2\x70\x0\x0\xff" // 402 ssrc0:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    U"\x1fe026\x1ffa00\x1fd9\x2\x76\x0\x0\xff" // 402 ssrc1:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    U"\x1ffee6\x1ffa00\x119\x102\x2f\x0\x0\xff" // 403 =sdst:sgpr|vcc|exec|flat_scratch*2
    U"\x1fe026\x1ffa00\x1fd9\x2\x70\x0\x0\xff" // 403 ssrc0:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    U"\x1fe006\x1ffc00\x1ff9\x1\x76\x0\x0\xff" // 403 ssrc1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    U"\x1fdfff\x1ffe00\x2000\x0\x7c\x0\x7f\xff" // 404 sdata:immediate[0..127]
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 404 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 404 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1fdfff\x1ffe00\x2000\x0\x7c\x0\x7f\xff" // 405 sdata:immediate[0..127]
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 405 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1fdfff\x1ffe00\x2000\x0\x88\xfff00000\xfffff\xff" // 405 offset:immediate[-1048576..1048575]
    U"\x1fdfff\x1ffe00\x2000\x0\x7c\x0\x7f\xff" // 406 sdata:immediate[0..127]
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 406 sbase:sgpr*4
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 406 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1fdfff\x1ffe00\x2000\x0\x7c\x0\x7f\xff" // 407 sdata:immediate[0..127]
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 407 sbase:sgpr*4
    U"\x1fdfff\x1ffe00\x2000\x0\x88\x0\xfffff\xff" // 407 offset:immediate[0..1048575]
    U"\x1ffef6\x1ffc00\x109\x1\x7c\x0\x0\xff" // 408 sdata:sgpr|vcc|flat_scratch
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 408 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 408 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffef6\x1ffc00\x109\x1\x7c\x0\x0\xff" // 409 sdata:sgpr|vcc|flat_scratch
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 409 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1fdfff\x1ffe00\x2000\x0\x88\xfff00000\xfffff\xff" // 409 offset:immediate[-1048576..1048575]
    U"\x1ffef6\x1ffc00\x109\x201\x2f\x0\x0\xff" // 410 +sdst:sgpr|vcc|flat_scratch
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 410 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 410 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffef6\x1ffc00\x109\x201\x2f\x0\x0\xff" // 411 +sdst:sgpr|vcc|flat_scratch
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 411 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1fdfff\x1ffe00\x2000\x0\x88\xfff00000\xfffff\xff" // 411 offset:immediate[-1048576..1048575]
    U"\x1ffef6\x1ffa00\x109\x2\x7c\x0\x0\xff" // 412 sdata:sgpr|vcc|flat_scratch*2
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 412 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 412 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffef6\x1ffa00\x109\x2\x7c\x0\x0\xff" // 413 sdata:sgpr|vcc|flat_scratch*2
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 413 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1fdfff\x1ffe00\x2000\x0\x88\xfff00000\xfffff\xff" // 413 offset:immediate[-1048576..1048575]
    U"\x1ffef6\x1ffa00\x109\x202\x2f\x0\x0\xff" // 414 +sdst:sgpr|vcc|flat_scratch*2
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 414 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 414 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffef6\x1ffa00\x109\x202\x2f\x0\x0\xff" // 415 +sdst:sgpr|vcc|flat_scratch*2
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 415 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1fdfff\x1ffe00\x2000\x0\x88\xfff00000\xfffff\xff" // 415 offset:immediate[-1048576..1048575]
    U"\x1ffffe\x1fee00\x1\x4\x7c\x0\x0\xff" // 416 sdata:sgpr*4
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 416 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 416 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffffe\x1fee00\x1\x4\x7c\x0\x0\xff" // 417 sdata:sgpr*4
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 417 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1fdfff\x1ffe00\x2000\x0\x88\xfff00000\xfffff\xff" // 417 offset:immediate[-1048576..1048575]
    U"\x1ffffe\x1fee00\x1\x204\x2f\x0\x0\xff" // 418 +sdst:sgpr*4
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 418 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 418 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffffe\x1fee00\x1\x204\x2f\x0\x0\xff" // 419 +sdst:sgpr*4
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 419 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1fdfff\x1ffe00\x2000\x0\x88\xfff00000\xfffff\xff" // 419 offset:immediate[-1048576..1048575]
    U"\x1ffee6\x1ffa00\x119\x102\x2f\x0\x0\xff" // 420 =sdst:sgpr|vcc|exec|flat_scratch*2
    U"\x1fe006\x1ffc00\x1ff9\x1\x70\x0\x0\xff" // 420 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    U"\x1fe006\x1ffc00\x1ff9\x1\x76\x0\x0\xff" // 420 ssrc1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    U"\x1ffef6\x1ffc00\x109\x1\x7c\x0\x0\xff" // 421 sdata:sgpr|vcc|flat_scratch
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 421 sbase:sgpr*4
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 421 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffef6\x1ffc00\x109\x1\x7c\x0\x0\xff" // 422 sdata:sgpr|vcc|flat_scratch
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 422 sbase:sgpr*4
    U"\x1fdfff\x1ffe00\x2000\x0\x88\x0\xfffff\xff" // 422 offset:immediate[0..1048575]
    U"\x1ffef6\x1ffc00\x109\x201\x2f\x0\x0\xff" // 423 +sdst:sgpr|vcc|flat_scratch
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 423 sbase:sgpr*4
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 423 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffef6\x1ffc00\x109\x201\x2f\x0\x0\xff" // 424 +sdst:sgpr|vcc|flat_scratch
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 424 sbase:sgpr*4
    U"\x1fdfff\x1ffe00\x2000\x0\x88\x0\xfffff\xff" // 424 offset:immediate[0..1048575]
    U"\x1ffef6\x1ffa00\x109\x2\x7c\x0\x0\xff" // 425 sdata:sgpr|vcc|flat_scratch*2
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 425 sbase:sgpr*4
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 425 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffef6\x1ffa00\x109\x2\x7c\x0\x0\xff" // 426 sdata:sgpr|vcc|flat_scratch*2
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 426 sbase:sgpr*4
    U"\x1fdfff\x1ffe00\x2000\x0\x88\x0\xfffff\xff" // 426 offset:immediate[0..1048575]
    U"\x1ffef6\x1ffa00\x109\x202\x2f\x0\x0\xff" // 427 +sdst:sgpr|vcc|flat_scratch*2
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 427 sbase:sgpr*4
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 427 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffef6\x1ffa00\x109\x202\x2f\x0\x0\xff" // 428 +sdst:sgpr|vcc|flat_scratch*2
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 428 sbase:sgpr*4
    U"\x1fdfff\x1ffe00\x2000\x0\x88\x0\xfffff\xff" // 428 offset:immediate[0..1048575]
    U"\x1ffffe\x1fee00\x1\x4\x7c\x0\x0\xff" // 429 sdata:sgpr*4
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 429 sbase:sgpr*4
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 429 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffffe\x1fee00\x1\x4\x7c\x0\x0\xff" // 430 sdata:sgpr*4
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 430 sbase:sgpr*4
    U"\x1fdfff\x1ffe00\x2000\x0\x88\x0\xfffff\xff" // 430 offset:immediate[0..1048575]
    U"\x1ffffe\x1fee00\x1\x204\x2f\x0\x0\xff" // 431 +sdst:sgpr*4
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 431 sbase:sgpr*4
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 431 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffffe\x1fee00\x1\x204\x2f\x0\x0\xff" // 432 +sdst:sgpr*4
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 432 sbase:sgpr*4
    U"\x1fdfff\x1ffe00\x2000\x0\x88\x0\xfffff\xff" // 432 offset:immediate[0..1048575]
    U"\x1ffef6\x1ffc00\x109\x101\x2f\x0\x0\xff" // 433 =sdst:sgpr|vcc|flat_scratch
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 433 sbase:sgpr*4
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 433 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffef6\x1ffc00\x109\x101\x2f\x0\x0\xff" // 434 =sdst:sgpr|vcc|flat_scratch
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 434 sbase:sgpr*4
    U"\x1fdfff\x1ffe00\x2000\x0\x88\x0\xfffff\xff" // 434 offset:immediate[0..1048575]
    U"\x1ffffe\x1dfe00\x1\x110\x2f\x0\x0\xff" // 435 =sdst:sgpr*16
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 435 sbase:sgpr*4
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 435 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffffe\x1dfe00\x1\x110\x2f\x0\x0\xff" // 436 =sdst:sgpr*16
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 436 sbase:sgpr*4
    U"\x1fdfff\x1ffe00\x2000\x0\x88\x0\xfffff\xff" // 436 offset:immediate[0..1048575]
    U"\x1ffef6\x1ffa00\x109\x102\x2f\x0\x0\xff" // 437 =sdst:sgpr|vcc|flat_scratch*2
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 437 sbase:sgpr*4
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 437 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffef6\x1ffa00\x109\x102\x2f\x0\x0\xff" // 438 =sdst:sgpr|vcc|flat_scratch*2
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 438 sbase:sgpr*4
    U"\x1fdfff\x1ffe00\x2000\x0\x88\x0\xfffff\xff" // 438 offset:immediate[0..1048575]
    U"\x1ffffe\x1fee00\x1\x104\x2f\x0\x0\xff" // 439 =sdst:sgpr*4
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 439 sbase:sgpr*4
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 439 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffffe\x1fee00\x1\x104\x2f\x0\x0\xff" // 440 =sdst:sgpr*4
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 440 sbase:sgpr*4
    U"\x1fdfff\x1ffe00\x2000\x0\x88\x0\xfffff\xff" // 440 offset:immediate[0..1048575]
    U"\x1ffffe\x1efe00\x1\x108\x2f\x0\x0\xff" // 441 =sdst:sgpr*8
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 441 sbase:sgpr*4
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 441 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffffe\x1efe00\x1\x108\x2f\x0\x0\xff" // 442 =sdst:sgpr*8
    U"\x1ffffe\x1fee00\x1\x4\x82\x0\x0\xff" // 442 sbase:sgpr*4
    U"\x1fdfff\x1ffe00\x2000\x0\x88\x0\xfffff\xff" // 442 offset:immediate[0..1048575]
    U"\x1ffef6\x1ffc00\x109\x101\x2f\x0\x0\xff" // 443 =sdst:sgpr|vcc|flat_scratch
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 443 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 443 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffef6\x1ffc00\x109\x101\x2f\x0\x0\xff" // 444 =sdst:sgpr|vcc|flat_scratch
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 444 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1fdfff\x1ffe00\x2000\x0\x88\xfff00000\xfffff\xff" // 444 offset:immediate[-1048576..1048575]
    U"\x1ffffe\x1dfe00\x1\x110\x2f\x0\x0\xff" // 445 =sdst:sgpr*16
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 445 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 445 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffffe\x1dfe00\x1\x110\x2f\x0\x0\xff" // 446 =sdst:sgpr*16
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 446 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1fdfff\x1ffe00\x2000\x0\x88\xfff00000\xfffff\xff" // 446 offset:immediate[-1048576..1048575]
    U"\x1ffef6\x1ffa00\x109\x102\x2f\x0\x0\xff" // 447 =sdst:sgpr|vcc|flat_scratch*2
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 447 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 447 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffef6\x1ffa00\x109\x102\x2f\x0\x0\xff" // 448 =sdst:sgpr|vcc|flat_scratch*2
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 448 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1fdfff\x1ffe00\x2000\x0\x88\xfff00000\xfffff\xff" // 448 offset:immediate[-1048576..1048575]
    U"\x1ffffe\x1fee00\x1\x104\x2f\x0\x0\xff" // 449 =sdst:sgpr*4
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 449 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 449 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffffe\x1fee00\x1\x104\x2f\x0\x0\xff" // 450 =sdst:sgpr*4
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 450 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1fdfff\x1ffe00\x2000\x0\x88\xfff00000\xfffff\xff" // 450 offset:immediate[-1048576..1048575]
    U"\x1ffffe\x1efe00\x1\x108\x2f\x0\x0\xff" // 451 =sdst:sgpr*8
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 451 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1ffec6\x1ffc00\x139\x1\x46\x0\x0\xff" // 451 soffset:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffffe\x1efe00\x1\x108\x2f\x0\x0\xff" // 452 =sdst:sgpr*8
    U"\x1ffee6\x1ffa00\x119\x2\x82\x0\x0\xff" // 452 sbase:sgpr|vcc|exec|flat_scratch*2
    U"\x1fdfff\x1ffe00\x2000\x0\x88\xfff00000\xfffff\xff" // 452 offset:immediate[-1048576..1048575]
    U"\x1ffff9\x1ffc00\x6\x101\x1\x0\x0\xff" // 453 =vdst:vgpr|agpr
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 453 addr:vgpr
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 453 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffff9\x1ffc00\x6\x101\x1\x0\x0\xff" // 454 =vdst:vgpr|agpr
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 454 addr:vgpr
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 454 saddr:off
    U"\x1ffff9\x1ffc00\x6\x101\x1\x0\x0\xff" // 455 =vdst:vgpr|agpr
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 455 addr:off
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 455 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffff9\x1ffc00\x6\x101\x1\x0\x0\xff" // 456 =vdst:vgpr|agpr
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 456 addr:off
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 456 saddr:off
    U"\x1ffff9\x1ffa00\x6\x102\x1\x0\x0\xff" // 457 =vdst:vgpr|agpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 457 addr:vgpr
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 457 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffff9\x1ffa00\x6\x102\x1\x0\x0\xff" // 458 =vdst:vgpr|agpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 458 addr:vgpr
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 458 saddr:off
    U"\x1ffff9\x1ffa00\x6\x102\x1\x0\x0\xff" // 459 =vdst:vgpr|agpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 459 addr:off
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 459 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffff9\x1ffa00\x6\x102\x1\x0\x0\xff" // 460 =vdst:vgpr|agpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 460 addr:off
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 460 saddr:off
    U"\x1ffff9\x1ff600\x6\x103\x1\x0\x0\xff" // 461 =vdst:vgpr|agpr*3
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 461 addr:vgpr
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 461 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffff9\x1ff600\x6\x103\x1\x0\x0\xff" // 462 =vdst:vgpr|agpr*3
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 462 addr:vgpr
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 462 saddr:off
    U"\x1ffff9\x1ff600\x6\x103\x1\x0\x0\xff" // 463 =vdst:vgpr|agpr*3
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 463 addr:off
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 463 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffff9\x1ff600\x6\x103\x1\x0\x0\xff" // 464 =vdst:vgpr|agpr*3
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 464 addr:off
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 464 saddr:off
    U"\x1ffff9\x1fee00\x6\x104\x1\x0\x0\xff" // 465 =vdst:vgpr|agpr*4
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 465 addr:vgpr
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 465 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffff9\x1fee00\x6\x104\x1\x0\x0\xff" // 466 =vdst:vgpr|agpr*4
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 466 addr:vgpr
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 466 saddr:off
    U"\x1ffff9\x1fee00\x6\x104\x1\x0\x0\xff" // 467 =vdst:vgpr|agpr*4
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 467 addr:off
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 467 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffff9\x1fee00\x6\x104\x1\x0\x0\xff" // 468 =vdst:vgpr|agpr*4
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 468 addr:off
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 468 saddr:off
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 469 addr:vgpr
    U"\x1ffff9\x1ffc00\x6\x1\x5f\x0\x0\xff" // 469 data:vgpr|agpr
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 469 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 470 addr:vgpr
    U"\x1ffff9\x1ffc00\x6\x1\x5f\x0\x0\xff" // 470 data:vgpr|agpr
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 470 saddr:off
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 471 addr:off
    U"\x1ffff9\x1ffc00\x6\x1\x5f\x0\x0\xff" // 471 data:vgpr|agpr
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 471 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 472 addr:off
    U"\x1ffff9\x1ffc00\x6\x1\x5f\x0\x0\xff" // 472 data:vgpr|agpr
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 472 saddr:off
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 473 addr:vgpr
    U"\x1ffff9\x1ffa00\x6\x2\x5f\x0\x0\xff" // 473 data:vgpr|agpr*2
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 473 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 474 addr:vgpr
    U"\x1ffff9\x1ffa00\x6\x2\x5f\x0\x0\xff" // 474 data:vgpr|agpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 474 saddr:off
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 475 addr:off
    U"\x1ffff9\x1ffa00\x6\x2\x5f\x0\x0\xff" // 475 data:vgpr|agpr*2
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 475 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 476 addr:off
    U"\x1ffff9\x1ffa00\x6\x2\x5f\x0\x0\xff" // 476 data:vgpr|agpr*2
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 476 saddr:off
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 477 addr:vgpr
    U"\x1ffff9\x1ff600\x6\x3\x5f\x0\x0\xff" // 477 data:vgpr|agpr*3
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 477 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 478 addr:vgpr
    U"\x1ffff9\x1ff600\x6\x3\x5f\x0\x0\xff" // 478 data:vgpr|agpr*3
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 478 saddr:off
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 479 addr:off
    U"\x1ffff9\x1ff600\x6\x3\x5f\x0\x0\xff" // 479 data:vgpr|agpr*3
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 479 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 480 addr:off
    U"\x1ffff9\x1ff600\x6\x3\x5f\x0\x0\xff" // 480 data:vgpr|agpr*3
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 480 saddr:off
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 481 addr:vgpr
    U"\x1ffff9\x1fee00\x6\x4\x5f\x0\x0\xff" // 481 data:vgpr|agpr*4
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 481 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 482 addr:vgpr
    U"\x1ffff9\x1fee00\x6\x4\x5f\x0\x0\xff" // 482 data:vgpr|agpr*4
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 482 saddr:off
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 483 addr:off
    U"\x1ffff9\x1fee00\x6\x4\x5f\x0\x0\xff" // 483 data:vgpr|agpr*4
    U"\x1ffec6\x1ffc00\x139\x1\x64\x0\x0\xff" // 483 saddr:sgpr|vcc|exec|m0|flat_scratch
    U"\x1fbfff\x1ffe00\x4000\x0\x4e\x0\x0\xff" // 484 addr:off
    U"\x1ffff9\x1fee00\x6\x4\x5f\x0\x0\xff" // 484 data:vgpr|agpr*4
    U"\x1fbfff\x1ffe00\x4000\x0\x64\x0\x0\xff" // 484 saddr:off
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 485 =vdst:vgpr.f16
    U"\xff9fe004\x1ffc7f\x1ffb\x10001\x6\x0\x0\xff" // 485 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    U"\xff9ffffd\x1ffc7f\x2\x10001\xb\x0\x0\xff" // 485 src1:vgpr.f16
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 487 =vdst:vgpr.f16
    U"\xff9ffffd\x1ffc7f\x2\x10001\x6\x0\x0\x3ff" // 487 src0:vgpr.f16{neg|abs}
    U"\xff9ffffd\x1ffc7f\x2\x10001\xb\x0\x0\x3ff" // 487 src1:vgpr.f16{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 488 =vdst:vgpr.f32
    U"\xfedfe004\x1ffc7f\x1ffb\x30001\x6\x0\x0\xff" // 488 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    U"\xfedffffd\x1ffc7f\x2\x30001\xb\x0\x0\xff" // 488 src1:vgpr.f32
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 490 =vdst:vgpr.f32
    U"\xfedffffd\x1ffc7f\x2\x30001\x6\x0\x0\x3ff" // 490 src0:vgpr.f32{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30001\xb\x0\x0\x3ff" // 490 src1:vgpr.f32{neg|abs}
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 494 =vdst:vgpr
    U"\x1fe804\x1ffc00\x17fb\x1\x6\x0\x0\xff" // 494 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|literal
    U"\x1ffffd\x1ffc00\x2\x1\xb\x0\x0\xff" // 494 src1:vgpr
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 496 =vdst:vgpr
    U"\x1ff804\x1ffc00\x7fb\x1\x6\x0\x0\x4ff" // 496 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int{sext}
    U"\x1ff804\x1ffc00\x7fb\x1\xb\x0\x0\x4ff" // 496 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int{sext}
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 497 =vdst:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\x6\x0\x0\xff" // 497 src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\xb\x0\x0\xff" // 497 src1:vgpr
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 498 =vdst:vgpr.u32
    U"\xe7dfe004\x1ffc7f\x1ffb\x70001\x6\x0\x0\xff" // 498 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.u32
    U"\xe7dffffd\x1ffc7f\x2\x70001\xb\x0\x0\xff" // 498 src1:vgpr.u32
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 500 =vdst:vgpr.u32
    U"\xe7dff004\x1ffc7f\xffb\x70001\x6\x0\x0\x4ff" // 500 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32{sext}
    U"\xe7dff004\x1ffc7f\xffb\x70001\xb\x0\x0\x4ff" // 500 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32{sext}
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 501 =vdst:vgpr.u32
    U"\xe7dffffd\x1ffc7f\x2\x70001\x6\x0\x0\xff" // 501 src0:vgpr.u32
    U"\xe7dffffd\x1ffc7f\x2\x70001\xb\x0\x0\xff" // 501 src1:vgpr.u32
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 502 =vdst:vgpr
    U"\x1fe004\x1ffc00\x1ffb\x1\x6\x0\x0\xff" // 502 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    U"\x1ffffd\x1ffc00\x2\x1\xb\x0\x0\xff" // 502 src1:vgpr
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 504 =vdst:vgpr
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\x4ff" // 504 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{sext}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\x4ff" // 504 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{sext}
    U"\x1ffffd\x1ffa00\x2\x102\x1\x0\x0\xff" // 505 =vdst:vgpr*2
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\xff" // 505 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff024\x1ffa00\xfdb\x2\xb\x0\x0\xff" // 505 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 506 =vcc:vcc*2.mask
    U"\xff9fe004\x1ffc7f\x1ffb\x10001\x6\x0\x0\xff" // 506 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    U"\x1ffffd\x1ffc00\x2\x1\xb\x0\x0\xff" // 506 src1:vgpr
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 507 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xff9ff004\x1ffc7f\xffb\x10001\x6\x0\x0\x3ff" // 507 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 507 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 508 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xff9ff004\x1ffc7f\xffb\x10001\x6\x0\x0\x3ff" // 508 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\x4ff" // 508 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{sext}
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 509 =vcc:vcc*2.mask
    U"\xfedfe004\x1ffc7f\x1ffb\x30001\x6\x0\x0\xff" // 509 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    U"\x1ffffd\x1ffc00\x2\x1\xb\x0\x0\xff" // 509 src1:vgpr
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 510 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xfedff004\x1ffc7f\xffb\x30001\x6\x0\x0\x3ff" // 510 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 510 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 511 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xfedff004\x1ffc7f\xffb\x30001\x6\x0\x0\x3ff" // 511 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\x4ff" // 511 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{sext}
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 512 =vcc:vcc*2.mask
    U"\xfddfe024\x1ffa7f\x1fdb\x40002\x6\x0\x0\xff" // 512 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.f64
    U"\x1ffffd\x1ffc00\x2\x1\xb\x0\x0\xff" // 512 src1:vgpr
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 513 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xfddff024\x1ffa7f\xfdb\x40002\x6\x0\x0\x3ff" // 513 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 513 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 514 =vcc:vcc*2.mask
    U"\xff9fe004\x1ffc7f\x1ffb\x10001\x6\x0\x0\xff" // 514 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    U"\xff9ffffd\x1ffc7f\x2\x10001\xb\x0\x0\xff" // 514 src1:vgpr.f16
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 515 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xff9ff004\x1ffc7f\xffb\x10001\x6\x0\x0\x3ff" // 515 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    U"\xff9ff004\x1ffc7f\xffb\x10001\xb\x0\x0\x3ff" // 515 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 516 =vcc:vcc*2.mask
    U"\xfedfe004\x1ffc7f\x1ffb\x30001\x6\x0\x0\xff" // 516 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    U"\xfedffffd\x1ffc7f\x2\x30001\xb\x0\x0\xff" // 516 src1:vgpr.f32
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 517 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xfedff004\x1ffc7f\xffb\x30001\x6\x0\x0\x3ff" // 517 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\xfedff004\x1ffc7f\xffb\x30001\xb\x0\x0\x3ff" // 517 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 518 =vcc:vcc*2.mask
    U"\xfddfe024\x1ffa7f\x1fdb\x40002\x6\x0\x0\xff" // 518 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.f64
    U"\xfddffffd\x1ffa7f\x2\x40002\xb\x0\x0\xff" // 518 src1:vgpr*2.f64
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 519 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xfddff024\x1ffa7f\xfdb\x40002\x6\x0\x0\x3ff" // 519 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    U"\xfddff024\x1ffa7f\xfdb\x40002\xb\x0\x0\x3ff" // 519 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 520 =vcc:vcc*2.mask
    U"\xe3dfe804\x1ffc7f\x17fb\x50001\x6\x0\x0\xff" // 520 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|literal.i16
    U"\xe3dffffd\x1ffc7f\x2\x50001\xb\x0\x0\xff" // 520 src1:vgpr.i16
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 521 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xe3dff804\x1ffc7f\x7fb\x50001\x6\x0\x0\xff" // 521 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    U"\xe3dff804\x1ffc7f\x7fb\x50001\xb\x0\x0\xff" // 521 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 522 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xe3dff804\x1ffc7f\x7fb\x50001\x6\x0\x0\x4ff" // 522 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16{sext}
    U"\xe3dff804\x1ffc7f\x7fb\x50001\xb\x0\x0\x4ff" // 522 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16{sext}
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 523 =vcc:vcc*2.mask
    U"\xe7dfe004\x1ffc7f\x1ffb\x60001\x6\x0\x0\xff" // 523 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i32
    U"\xe7dffffd\x1ffc7f\x2\x60001\xb\x0\x0\xff" // 523 src1:vgpr.i32
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 525 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xe7dff004\x1ffc7f\xffb\x60001\x6\x0\x0\x4ff" // 525 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32{sext}
    U"\xe7dff004\x1ffc7f\xffb\x60001\xb\x0\x0\x4ff" // 525 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32{sext}
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 526 =vcc:vcc*2.mask
    U"\x9fdfe024\x1ffa7f\x1fdb\x80002\x6\x0\x0\xff" // 526 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.i64
    U"\x9fdffffd\x1ffa7f\x2\x80002\xb\x0\x0\xff" // 526 src1:vgpr*2.i64
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 527 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\x9fdff024\x1ffa7f\xfdb\x80002\x6\x0\x0\xff" // 527 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.i64
    U"\x9fdff024\x1ffa7f\xfdb\x80002\xb\x0\x0\xff" // 527 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.i64
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 528 =vcc:vcc*2.mask
    U"\x1fe804\x1ffc00\x17fb\x1\x6\x0\x0\xff" // 528 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|literal
    U"\x1ffffd\x1ffc00\x2\x1\xb\x0\x0\xff" // 528 src1:vgpr
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 529 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\x1ff804\x1ffc00\x7fb\x1\x6\x0\x0\xff" // 529 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    U"\x1ff804\x1ffc00\x7fb\x1\xb\x0\x0\xff" // 529 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 530 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\x1ff804\x1ffc00\x7fb\x1\x6\x0\x0\x4ff" // 530 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int{sext}
    U"\x1ff804\x1ffc00\x7fb\x1\xb\x0\x0\x4ff" // 530 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int{sext}
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 533 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\xe7dff004\x1ffc7f\xffb\x70001\x6\x0\x0\x4ff" // 533 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32{sext}
    U"\xe7dff004\x1ffc7f\xffb\x70001\xb\x0\x0\x4ff" // 533 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32{sext}
    U"\x1ffff7\x1ffa00\x8\x120102\x2b\x0\x0\xff" // 534 =vcc:vcc*2.mask
    U"\x9fdfe024\x1ffa7f\x1fdb\x90002\x6\x0\x0\xff" // 534 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.u64
    U"\x9fdffffd\x1ffa7f\x2\x90002\xb\x0\x0\xff" // 534 src1:vgpr*2.u64
    U"\x1ffee6\x1ffa00\x119\x120102\x2f\x0\x0\xff" // 535 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    U"\x9fdff024\x1ffa7f\xfdb\x90002\x6\x0\x0\xff" // 535 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.u64
    U"\x9fdff024\x1ffa7f\xfdb\x90002\xb\x0\x0\xff" // 535 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.u64
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 536 =vdst:vgpr
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\x3ff" // 536 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\x3ff" // 536 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ffffd\x1ffc00\x2\x201\x1\x0\x0\xff" // 539 +vdst:vgpr
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\xff" // 539 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\x3ff" // 539 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 540 =vdst:vgpr
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\xff" // 540 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\x3ff" // 540 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\x1ffffd\x1dfe00\x2\x1000110\x1\x0\x0\xff" // 541 =vdst:vgpr*16 early
    U"\x1ffffd\x1fbe00\x2\x6\x6\x0\x0\xff" // 541 src0:vgpr*6
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 541 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffffd\x1bfe00\x2\x1000120\x1\x0\x0\xff" // 543 =vdst:vgpr*32 early
    U"\x1ffffd\x1fbe00\x2\x6\x6\x0\x0\xff" // 543 src0:vgpr*6
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 543 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffffd\x1ffa00\x2\x102\x1\x0\x0\xff" // 544 =vdst:vgpr*2
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\xff" // 544 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\x3ff" // 544 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    U"\xff5ffffd\x1ffc7f\x2\x20201\x1\x0\x0\xff" // 545 +vdst:vgpr.bf16
    U"\xfedff004\x1ffc7f\xffb\x30001\x6\x0\x0\x3ff" // 545 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 545 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffffd\x1ffc00\x2\x201\x1\x0\x0\xff" // 546 +vdst:vgpr
    U"\xfedff004\x1ffc7f\xffb\x30001\x6\x0\x0\x3ff" // 546 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 546 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xff9ffffd\x1ffc7f\x2\x10201\x1\x0\x0\xff" // 547 +vdst:vgpr.f16
    U"\xfedff004\x1ffc7f\xffb\x30001\x6\x0\x0\x3ff" // 547 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 547 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfedffffd\x1ffc7f\x2\x30201\x1\x0\x0\xff" // 548 +vdst:vgpr.f32
    U"\xffdfe004\x1ffc7e\x1ffb\xb0001\x6\x0\x0\xff" // 548 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.bf16x2
    U"\xffdffffd\x1ffc7e\x2\xb0001\xb\x0\x0\xff" // 548 src1:vgpr.bf16x2
    U"\xfedffffd\x1ffc7f\x2\x30201\x1\x0\x0\xff" // 549 +vdst:vgpr.f32
    U"\xffdff004\x1ffc7e\xffb\xb0001\x6\x0\x0\x3ff" // 549 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.bf16x2{neg|abs}
    U"\xffdff004\x1ffc7e\xffb\xb0001\xb\x0\x0\x3ff" // 549 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.bf16x2{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30201\x1\x0\x0\xff" // 550 +vdst:vgpr.f32
    U"\xffdffffd\x1ffc7e\x2\xb0001\x6\x0\x0\x3ff" // 550 src0:vgpr.bf16x2{neg|abs}
    U"\xffdffffd\x1ffc7e\x2\xb0001\xb\x0\x0\x3ff" // 550 src1:vgpr.bf16x2{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30201\x1\x0\x0\xff" // 551 +vdst:vgpr.f32
    U"\x7fdfe004\x1ffc7f\x1ffb\xa0001\x6\x0\x0\xff" // 551 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16x2
    U"\x7fdffffd\x1ffc7f\x2\xa0001\xb\x0\x0\xff" // 551 src1:vgpr.f16x2
    U"\xfedffffd\x1ffc7f\x2\x30201\x1\x0\x0\xff" // 552 +vdst:vgpr.f32
    U"\x7fdff004\x1ffc7f\xffb\xa0001\x6\x0\x0\x3ff" // 552 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2{neg|abs}
    U"\x7fdff004\x1ffc7f\xffb\xa0001\xb\x0\x0\x3ff" // 552 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30201\x1\x0\x0\xff" // 553 +vdst:vgpr.f32
    U"\x7fdffffd\x1ffc7f\x2\xa0001\x6\x0\x0\x3ff" // 553 src0:vgpr.f16x2{neg|abs}
    U"\x7fdffffd\x1ffc7f\x2\xa0001\xb\x0\x0\x3ff" // 553 src1:vgpr.f16x2{neg|abs}
    U"\xe7dffffd\x1ffc7f\x2\x60201\x1\x0\x0\xff" // 554 +vdst:vgpr.i32
    U"\xffdfe004\x1ffc79\x1ffb\xc0001\x6\x0\x0\xff" // 554 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i16x2
    U"\xffdffffd\x1ffc79\x2\xc0001\xb\x0\x0\xff" // 554 src1:vgpr.i16x2
    U"\xe7dffffd\x1ffc7f\x2\x60201\x1\x0\x0\xff" // 555 +vdst:vgpr.i32
    U"\xffdff004\x1ffc79\xffb\xc0001\x6\x0\x0\xff" // 555 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i16x2
    U"\xffdff004\x1ffc79\xffb\xc0001\xb\x0\x0\xff" // 555 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i16x2
    U"\xe7dffffd\x1ffc7f\x2\x60201\x1\x0\x0\xff" // 556 +vdst:vgpr.i32
    U"\xffdffffd\x1ffc79\x2\xc0001\x6\x0\x0\xff" // 556 src0:vgpr.i16x2
    U"\xffdffffd\x1ffc79\x2\xc0001\xb\x0\x0\xff" // 556 src1:vgpr.i16x2
    U"\xe7dffffd\x1ffc7f\x2\x60201\x1\x0\x0\xff" // 557 +vdst:vgpr.i32
    U"\xffdfe004\x1ffc3f\x1ffb\x110001\x6\x0\x0\xff" // 557 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i8x4
    U"\xffdffffd\x1ffc3f\x2\x110001\xb\x0\x0\xff" // 557 src1:vgpr.i8x4
    U"\xe7dffffd\x1ffc7f\x2\x60201\x1\x0\x0\xff" // 558 +vdst:vgpr.i32
    U"\xffdff004\x1ffc3f\xffb\x110001\x6\x0\x0\xff" // 558 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i8x4
    U"\xffdff004\x1ffc3f\xffb\x110001\xb\x0\x0\xff" // 558 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i8x4
    U"\xe7dffffd\x1ffc7f\x2\x60201\x1\x0\x0\xff" // 559 +vdst:vgpr.i32
    U"\xffdffffd\x1ffc3f\x2\x110001\x6\x0\x0\xff" // 559 src0:vgpr.i8x4
    U"\xffdffffd\x1ffc3f\x2\x110001\xb\x0\x0\xff" // 559 src1:vgpr.i8x4
    U"\xe7dffffd\x1ffc7f\x2\x60201\x1\x0\x0\xff" // 560 +vdst:vgpr.i32
    U"\x1fe004\x1ffc00\x1ffb\x1\x6\x0\x0\xff" // 560 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    U"\x1ffffd\x1ffc00\x2\x1\xb\x0\x0\xff" // 560 src1:vgpr
    U"\xe7dffffd\x1ffc7f\x2\x60201\x1\x0\x0\xff" // 561 +vdst:vgpr.i32
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\xff" // 561 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 561 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xe7dffffd\x1ffc7f\x2\x60201\x1\x0\x0\xff" // 562 +vdst:vgpr.i32
    U"\x1ffffd\x1ffc00\x2\x1\x6\x0\x0\xff" // 562 src0:vgpr
    U"\x1ffffd\x1ffc00\x2\x1\xb\x0\x0\xff" // 562 src1:vgpr
    U"\xfedffffd\x1ffc7f\x2\x30201\x1\x0\x0\xff" // 563 +vdst:vgpr.f32
    U"\xfedfe004\x1ffc7f\x1ffb\x30001\x6\x0\x0\xff" // 563 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    U"\xfedffffd\x1ffc7f\x2\x30001\xb\x0\x0\xff" // 563 src1:vgpr.f32
    U"\xfedffffd\x1ffc7f\x2\x30201\x1\x0\x0\xff" // 564 +vdst:vgpr.f32
    U"\xfedff004\x1ffc7f\xffb\x30001\x6\x0\x0\x3ff" // 564 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\xfedff004\x1ffc7f\xffb\x30001\xb\x0\x0\x3ff" // 564 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30201\x1\x0\x0\xff" // 565 +vdst:vgpr.f32
    U"\xfedffffd\x1ffc7f\x2\x30001\x6\x0\x0\x3ff" // 565 src0:vgpr.f32{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30001\xb\x0\x0\x3ff" // 565 src1:vgpr.f32{neg|abs}
    U"\xfddffffd\x1ffa7f\x2\x40202\x1\x0\x0\xff" // 566 +vdst:vgpr*2.f64
    U"\xfddfe024\x1ffa7f\x1fdb\x40002\x6\x0\x0\xff" // 566 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.f64
    U"\xfddffffd\x1ffa7f\x2\x40002\xb\x0\x0\xff" // 566 src1:vgpr*2.f64
    U"\xfddffffd\x1ffa7f\x2\x40202\x1\x0\x0\xff" // 567 +vdst:vgpr*2.f64
    U"\xfddff024\x1ffa7f\xfdb\x40002\x6\x0\x0\x3ff" // 567 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    U"\xfddff024\x1ffa7f\xfdb\x40002\xb\x0\x0\x3ff" // 567 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 568 =vdst:vgpr.f16
    U"\xff9fe004\x1ffc7f\x1ffb\x10001\x6\x0\x0\xff" // 568 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    U"\x1ffffd\x1ffc00\x2\x1\xb\x0\x0\xff" // 568 src1:vgpr
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 569 =vdst:vgpr.f16
    U"\xff9ff004\x1ffc7f\xffb\x10001\x6\x0\x0\x3ff" // 569 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 569 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 570 =vdst:vgpr.f16
    U"\xff9ff004\x1ffc7f\xffb\x10001\x6\x0\x0\x3ff" // 570 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\x4ff" // 570 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{sext}
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 571 =vdst:vgpr.f16
    U"\xff9ffffd\x1ffc7f\x2\x10001\x6\x0\x0\x3ff" // 571 src0:vgpr.f16{neg|abs}
    U"\x1ffffd\x1ffc00\x2\x1\xb\x0\x0\xff" // 571 src1:vgpr
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 572 =vdst:vgpr.f32
    U"\xfedff004\x1ffc7f\xffb\x30001\x6\x0\x0\x3ff" // 572 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 572 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfddffffd\x1ffa7f\x2\x40102\x1\x0\x0\xff" // 573 =vdst:vgpr*2.f64
    U"\xfddff024\x1ffa7f\xfdb\x40002\x6\x0\x0\x3ff" // 573 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    U"\x1ff004\x1ffc00\xffb\x1\xb\x0\x0\xff" // 573 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xff9ffffd\x1ffc7f\x2\x10201\x1\x0\x0\xff" // 574 +vdst:vgpr.f16
    U"\xff9fe004\x1ffc7f\x1ffb\x10001\x6\x0\x0\xff" // 574 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    U"\xff9ffffd\x1ffc7f\x2\x10001\xb\x0\x0\xff" // 574 src1:vgpr.f16
    U"\xff9ffffd\x1ffc7f\x2\x10201\x1\x0\x0\xff" // 575 +vdst:vgpr.f16
    U"\xff9ff004\x1ffc7f\xffb\x10001\x6\x0\x0\x3ff" // 575 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    U"\xff9ff004\x1ffc7f\xffb\x10001\xb\x0\x0\x3ff" // 575 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    U"\xff9ffffd\x1ffc7f\x2\x10201\x1\x0\x0\xff" // 576 +vdst:vgpr.f16
    U"\xff9ffffd\x1ffc7f\x2\x10001\x6\x0\x0\x3ff" // 576 src0:vgpr.f16{neg|abs}
    U"\xff9ffffd\x1ffc7f\x2\x10001\xb\x0\x0\x3ff" // 576 src1:vgpr.f16{neg|abs}
    U"\xe3dffffd\x1ffc7f\x2\x50101\x1\x0\x0\xff" // 577 =vdst:vgpr.i16
    U"\xe3dfe804\x1ffc7f\x17fb\x50001\x6\x0\x0\xff" // 577 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|literal.i16
    U"\xe3dffffd\x1ffc7f\x2\x50001\xb\x0\x0\xff" // 577 src1:vgpr.i16
    U"\xe3dffffd\x1ffc7f\x2\x50101\x1\x0\x0\xff" // 578 =vdst:vgpr.i16
    U"\xe3dff804\x1ffc7f\x7fb\x50001\x6\x0\x0\x4ff" // 578 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16{sext}
    U"\xe3dff804\x1ffc7f\x7fb\x50001\xb\x0\x0\x4ff" // 578 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16{sext}
    U"\xe3dffffd\x1ffc7f\x2\x50101\x1\x0\x0\xff" // 579 =vdst:vgpr.i16
    U"\xe3dffffd\x1ffc7f\x2\x50001\x6\x0\x0\xff" // 579 src0:vgpr.i16
    U"\xe3dffffd\x1ffc7f\x2\x50001\xb\x0\x0\xff" // 579 src1:vgpr.i16
    U"\xe7dffffd\x1ffc7f\x2\x60101\x1\x0\x0\xff" // 580 =vdst:vgpr.i32
    U"\xe7dfe004\x1ffc7f\x1ffb\x60001\x6\x0\x0\xff" // 580 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i32
    U"\xe7dffffd\x1ffc7f\x2\x60001\xb\x0\x0\xff" // 580 src1:vgpr.i32
    U"\xe7dffffd\x1ffc7f\x2\x60101\x1\x0\x0\xff" // 581 =vdst:vgpr.i32
    U"\xe7dff004\x1ffc7f\xffb\x60001\x6\x0\x0\x4ff" // 581 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32{sext}
    U"\xe7dff004\x1ffc7f\xffb\x60001\xb\x0\x0\x4ff" // 581 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32{sext}
    U"\xe7dffffd\x1ffc7f\x2\x60101\x1\x0\x0\xff" // 582 =vdst:vgpr.i32
    U"\xe7dffffd\x1ffc7f\x2\x60001\x6\x0\x0\xff" // 582 src0:vgpr.i32
    U"\xe7dffffd\x1ffc7f\x2\x60001\xb\x0\x0\xff" // 582 src1:vgpr.i32
    U"\x7fdffffd\x1ffc7f\x2\xa0201\x1\x0\x0\xff" // 587 +vdst:vgpr.f16x2
    U"\x7fdfe004\x1ffc7f\x1ffb\xa0001\x6\x0\x0\xff" // 587 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16x2
    U"\x7fdffffd\x1ffc7f\x2\xa0001\xb\x0\x0\xff" // 587 src1:vgpr.f16x2
    U"\x7fdffffd\x1ffc7f\x2\xa0201\x1\x0\x0\xff" // 588 +vdst:vgpr.f16x2
    U"\x7fdff004\x1ffc7f\xffb\xa0001\x6\x0\x0\x3ff" // 588 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2{neg|abs}
    U"\x7fdff004\x1ffc7f\xffb\xa0001\xb\x0\x0\x3ff" // 588 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2{neg|abs}
    U"\x7fdffffd\x1ffc7f\x2\xa0201\x1\x0\x0\xff" // 589 +vdst:vgpr.f16x2
    U"\x7fdffffd\x1ffc7f\x2\xa0001\x6\x0\x0\x3ff" // 589 src0:vgpr.f16x2{neg|abs}
    U"\x7fdffffd\x1ffc7f\x2\xa0001\xb\x0\x0\x3ff" // 589 src1:vgpr.f16x2{neg|abs}
    U"\x1ffffd\x1ffa00\x2\x102\x1\x0\x0\xff" // 590 =vdst:vgpr*2
    U"\x1ff024\x1ffa00\xfdb\x2\x6\x0\x0\xff" // 590 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    U"\x1ff024\x1ffa00\xfdb\x2\xb\x0\x0\xff" // 590 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    U"\x1ffee6\x1ffc00\x119\x101\x2f\x0\x0\xff" // 591 =sdst:sgpr|vcc|exec|flat_scratch
    U"\x1ffffd\x1ffc00\x2\x1\x6\x0\x0\xff" // 591 src0:vgpr
    U"\x1ff006\x1ffc00\xff9\x1\xb\x0\x0\xff" // 591 src1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffffd\x1ffc00\x2\x201\x1\x0\x0\xff" // 592 +vdst:vgpr
    U"\x1ff006\x1ffc00\xff9\x1\x6\x0\x0\xff" // 592 src0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ff006\x1ffc00\xff9\x1\xb\x0\x0\xff" // 592 src1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffffe\x1fee00\x1\x4\x34\x0\x0\xff" // 593 vdata:sgpr*4
    U"\x1ff006\x1ffc00\xff9\x1\x34\x0\x0\xff" // 593 vdata:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 594 addr:vgpr
    U"\xfedffff9\x1ffc7f\x6\x30001\x53\x0\x0\xff" // 594 data0:vgpr|agpr.f32
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 595 addr:vgpr
    U"\xfddffff9\x1ffa7f\x6\x40002\x53\x0\x0\xff" // 595 data0:vgpr|agpr*2.f64
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 596 addr:vgpr
    U"\xe7dffff9\x1ffc7f\x6\x70001\x53\x0\x0\xff" // 596 data0:vgpr|agpr.u32
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 597 addr:vgpr
    U"\x9fdffff9\x1ffa7f\x6\x90002\x53\x0\x0\xff" // 597 data0:vgpr|agpr*2.u64
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 598 addr:vgpr
    U"\x1ffff9\x1ffc00\x6\x1\x53\x0\x0\xff" // 598 data0:vgpr|agpr
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 599 addr:vgpr
    U"\x1ffff9\x1ffa00\x6\x2\x53\x0\x0\xff" // 599 data0:vgpr|agpr*2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 600 addr:vgpr
    U"\xe7dffff9\x1ffc7f\x6\x60001\x53\x0\x0\xff" // 600 data0:vgpr|agpr.i32
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 601 addr:vgpr
    U"\x9fdffff9\x1ffa7f\x6\x80002\x53\x0\x0\xff" // 601 data0:vgpr|agpr*2.i64
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 602 addr:vgpr
    U"\xffdffff9\x1ffc7e\x6\xb0001\x53\x0\x0\xff" // 602 data0:vgpr|agpr.bf16x2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 603 addr:vgpr
    U"\x7fdffff9\x1ffc7f\x6\xa0001\x53\x0\x0\xff" // 603 data0:vgpr|agpr.f16x2
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 608 addr:vgpr
    U"\x1ffff9\x1fee00\x6\x4\x53\x0\x0\xff" // 608 data0:vgpr|agpr*4
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 609 addr:vgpr
    U"\x1ffff9\x1ff600\x6\x3\x53\x0\x0\xff" // 609 data0:vgpr|agpr*3
    U"\x1ffffd\x1ffc00\x2\x1\x4e\x0\x0\xff" // 623 addr:vgpr
    U"\x1ffee6\x1ffa00\x119\x2\x64\x0\x0\xff" // 623 saddr:sgpr|vcc|exec|flat_scratch*2
    U"\x1ffec6\x1ffc00\x139\x201\x2f\x0\x0\xff" // 625 +sdst:sgpr|vcc|exec|m0|flat_scratch
    U"\x1fdfff\x1ffe00\x2000\x0\x8f\xffff8000\xffff\xff" // 625 simm16:immediate[-32768..65535]
    U"\x1ffec6\x1ffc00\x139\x101\x2f\x0\x0\xff" // 628 =sdst:sgpr|vcc|exec|m0|flat_scratch
    U"\x1fe026\x1ffa00\x1fd9\x2\x70\x0\x0\xff" // 628 ssrc0:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    U"\x1ffec6\x1ffc00\x139\x201\x2f\x0\x0\xff" // 632 +sdst:sgpr|vcc|exec|m0|flat_scratch
    U"\x1fe006\x1ffc00\x1ff9\x1\x70\x0\x0\xff" // 632 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    U"\x1ffee6\x1ffa00\x119\x202\x2f\x0\x0\xff" // 633 +sdst:sgpr|vcc|exec|flat_scratch*2
    U"\x1fe006\x1ffc00\x1ff9\x1\x70\x0\x0\xff" // 633 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    U"\x1ffee6\x1ffa00\x119\x102\x2f\x0\x0\xff" // 634 =sdst:sgpr|vcc|exec|flat_scratch*2
    U"\x1f7fff\x1ffe00\x8000\x0\x96\x0\x0\xff" // 634 label:label
    U"\x1ff026\x1ffa00\xfd9\x2\x70\x0\x0\xff" // 635 ssrc0:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    U"\x1ff026\x1ffa00\xfd9\x2\x76\x0\x0\xff" // 635 ssrc1:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    U"\x1ffee6\x1ffa00\x119\x2\x70\x0\x0\xff" // 636 ssrc0:sgpr|vcc|exec|flat_scratch*2
    U"\x1f7fff\x1ffe00\x8000\x0\x96\x0\x0\xff" // 636 label:label
    U"\x1ffee6\x1ffa00\x119\x202\x2f\x0\x0\xff" // 637 +sdst:sgpr|vcc|exec|flat_scratch*2
    U"\x1fe026\x1ffa00\x1fd9\x2\x70\x0\x0\xff" // 637 ssrc0:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    U"\x9fdfe026\x1ffa7f\x1fd9\x90002\x70\x0\x0\xff" // 640 ssrc0:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.u64
    U"\x9fdfe026\x1ffa7f\x1fd9\x90002\x76\x0\x0\xff" // 640 ssrc1:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.u64
    U"\x1ffec6\x1ffc00\x139\x1\x70\x0\x0\xff" // 641 ssrc0:sgpr|vcc|exec|m0|flat_scratch
    U"\x1fdfff\x1ffe00\x2000\x0\x8f\xffff8000\xffff\xff" // 641 simm16:immediate[-32768..65535]
    U"\x1ffec6\x1ffc00\x139\x1\x70\x0\x0\xff" // 642 ssrc0:sgpr|vcc|exec|m0|flat_scratch
    U"\x1fdfff\x1ffe00\x2000\x0\x8f\x0\xffff\xff" // 642 simm16:immediate[0..65535]
    U"\x1ffec6\x1ffc00\x139\x101\x2f\x0\x0\xff" // 645 =sdst:sgpr|vcc|exec|m0|flat_scratch
    U"\x1effff\x1ffe00\x10000\x0\x9c\x0\xffff\xff" // 645 hwreg:hwreg[0..65535]
    U"\x1ffec6\x1ffc00\x139\x101\x2f\x0\x0\xff" // 646 =sdst:sgpr|vcc|exec|m0|flat_scratch
    U"\x1fdfff\x1ffe00\x2000\x0\x8f\xffff8000\xffff\xff" // 646 simm16:immediate[-32768..65535]
    U"\x1ffec6\x1ffc00\x139\x1\x70\x0\x0\xff" // 647 ssrc0:sgpr|vcc|exec|m0|flat_scratch
    U"\x1fe006\x1ffc00\x1ff9\x1\x76\x0\x0\xff" // 647 ssrc1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    U"\x1ffee6\x1ffa00\x119\x2\x70\x0\x0\xff" // 648 ssrc0:sgpr|vcc|exec|flat_scratch*2
    U"\x1fe026\x1ffa00\x1fd9\x2\x76\x0\x0\xff" // 648 ssrc1:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    U"\x1ffec6\x1ffc00\x139\x101\x2f\x0\x0\xff" // 649 =sdst:sgpr|vcc|exec|m0|flat_scratch
    U"\x1ffe06\x1ffc00\x1f9\x1\x70\x0\x0\xff" // 649 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch
    U"\x1ffee6\x1ffa00\x119\x102\x2f\x0\x0\xff" // 650 =sdst:sgpr|vcc|exec|flat_scratch*2
    U"\x1ffee6\x1ffa00\x119\x2\x70\x0\x0\xff" // 650 ssrc0:sgpr|vcc|exec|flat_scratch*2
    U"\x1fe006\x1ffc00\x1ff9\x1\x70\x0\x0\xff" // 651 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    U"\xfffff\x1ffe00\x100000\x0\xa2\x0\xf\xff" // 651 gpr_idx:gpr_idx[0..15]
    U"\x1effff\x1ffe00\x10000\x0\x9c\x0\xffff\xff" // 652 hwreg:hwreg[0..65535]
    U"\x1ffec6\x1ffc00\x139\x1\x70\x0\x0\xff" // 652 ssrc0:sgpr|vcc|exec|m0|flat_scratch
    U"\x1effff\x1ffe00\x10000\x0\x9c\x0\xffff\xff" // 653 hwreg:hwreg[0..65535]
    U"\x1fefff\x1ffc00\x1000\x1\xaa\x0\x0\xff" // 653 simm32:literal
    U"\x1ffffb\x1ffc00\x4\x101\x1\x0\x0\xff" // 658 =vdst:agpr
    U"\x1ffffb\x1ffc00\x4\x1\x6\x0\x0\xff" // 658 src0:agpr
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 659 =vdst:vgpr
    U"\x1ffffb\x1ffc00\x4\x1\x6\x0\x0\xff" // 659 src0:agpr
    U"\x1ffffb\x1ffc00\x4\x101\x1\x0\x0\xff" // 660 =vdst:agpr
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\xff" // 660 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfddffffd\x1ffa7f\x2\x40102\x1\x0\x0\xff" // 671 =vdst:vgpr*2.f64
    U"\xfddfe024\x1ffa7f\x1fdb\x40002\x6\x0\x0\xff" // 671 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.f64
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 673 =vdst:vgpr.f16
    U"\xfedfe004\x1ffc7f\x1ffb\x30001\x6\x0\x0\xff" // 673 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 674 =vdst:vgpr.f16
    U"\xfedff004\x1ffc7f\xffb\x30001\x6\x0\x0\x3ff" // 674 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 675 =vdst:vgpr.f16
    U"\xfedffffd\x1ffc7f\x2\x30001\x6\x0\x0\x3ff" // 675 src0:vgpr.f32{neg|abs}
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 676 =vdst:vgpr.f16
    U"\xe3dfe804\x1ffc7f\x17fb\x50001\x6\x0\x0\xff" // 676 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|literal.i16
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 677 =vdst:vgpr.f16
    U"\xe3dff804\x1ffc7f\x7fb\x50001\x6\x0\x0\xff" // 677 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 678 =vdst:vgpr.f16
    U"\xe3dff804\x1ffc7f\x7fb\x50001\x6\x0\x0\x4ff" // 678 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16{sext}
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 679 =vdst:vgpr.f16
    U"\xe3dffffd\x1ffc7f\x2\x50001\x6\x0\x0\xff" // 679 src0:vgpr.i16
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 680 =vdst:vgpr.f16
    U"\x1fe804\x1ffc00\x17fb\x1\x6\x0\x0\xff" // 680 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|literal
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 681 =vdst:vgpr.f16
    U"\x1ff804\x1ffc00\x7fb\x1\x6\x0\x0\xff" // 681 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 682 =vdst:vgpr.f16
    U"\x1ff804\x1ffc00\x7fb\x1\x6\x0\x0\x4ff" // 682 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int{sext}
    U"\xff9ffffd\x1ffc7f\x2\x10101\x1\x0\x0\xff" // 683 =vdst:vgpr.f16
    U"\x1ffffd\x1ffc00\x2\x1\x6\x0\x0\xff" // 683 src0:vgpr
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 684 =vdst:vgpr.f32
    U"\xff5fe004\x1ffc7f\x1ffb\x20001\x6\x0\x0\xff" // 684 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.bf16
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 685 =vdst:vgpr.f32
    U"\xff5ff004\x1ffc7f\xffb\x20001\x6\x0\x0\x3ff" // 685 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.bf16{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 686 =vdst:vgpr.f32
    U"\xff5ffffd\x1ffc7f\x2\x20001\x6\x0\x0\x3ff" // 686 src0:vgpr.bf16{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 687 =vdst:vgpr.f32
    U"\x1fe004\x1ffc00\x1ffb\x1\x6\x0\x0\xff" // 687 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 688 =vdst:vgpr.f32
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\xff" // 688 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 689 =vdst:vgpr.f32
    U"\x1ffffd\x1ffc00\x2\x1\x6\x0\x0\xff" // 689 src0:vgpr
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 690 =vdst:vgpr.f32
    U"\xff9fe004\x1ffc7f\x1ffb\x10001\x6\x0\x0\xff" // 690 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 691 =vdst:vgpr.f32
    U"\xff9ff004\x1ffc7f\xffb\x10001\x6\x0\x0\x3ff" // 691 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 692 =vdst:vgpr.f32
    U"\xff9ffffd\x1ffc7f\x2\x10001\x6\x0\x0\x3ff" // 692 src0:vgpr.f16{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 693 =vdst:vgpr.f32
    U"\xfddfe024\x1ffa7f\x1fdb\x40002\x6\x0\x0\xff" // 693 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.f64
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 694 =vdst:vgpr.f32
    U"\xfddff024\x1ffa7f\xfdb\x40002\x6\x0\x0\x3ff" // 694 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 695 =vdst:vgpr.f32
    U"\xe7dfe004\x1ffc7f\x1ffb\x60001\x6\x0\x0\xff" // 695 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i32
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 696 =vdst:vgpr.f32
    U"\xe7dff004\x1ffc7f\xffb\x60001\x6\x0\x0\xff" // 696 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 697 =vdst:vgpr.f32
    U"\xe7dff004\x1ffc7f\xffb\x60001\x6\x0\x0\x4ff" // 697 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32{sext}
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 698 =vdst:vgpr.f32
    U"\xe7dffffd\x1ffc7f\x2\x60001\x6\x0\x0\xff" // 698 src0:vgpr.i32
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 699 =vdst:vgpr.f32
    U"\xe7dfe004\x1ffc7f\x1ffb\x70001\x6\x0\x0\xff" // 699 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.u32
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 700 =vdst:vgpr.f32
    U"\xe7dff004\x1ffc7f\xffb\x70001\x6\x0\x0\xff" // 700 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 701 =vdst:vgpr.f32
    U"\xe7dff004\x1ffc7f\xffb\x70001\x6\x0\x0\x4ff" // 701 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32{sext}
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 702 =vdst:vgpr.f32
    U"\xe7dffffd\x1ffc7f\x2\x70001\x6\x0\x0\xff" // 702 src0:vgpr.u32
    U"\xfddffffd\x1ffa7f\x2\x40102\x1\x0\x0\xff" // 703 =vdst:vgpr*2.f64
    U"\xfedfe004\x1ffc7f\x1ffb\x30001\x6\x0\x0\xff" // 703 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    U"\xfddffffd\x1ffa7f\x2\x40102\x1\x0\x0\xff" // 704 =vdst:vgpr*2.f64
    U"\xfedff004\x1ffc7f\xffb\x30001\x6\x0\x0\x3ff" // 704 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\xfddffffd\x1ffa7f\x2\x40102\x1\x0\x0\xff" // 705 =vdst:vgpr*2.f64
    U"\xe7dfe004\x1ffc7f\x1ffb\x60001\x6\x0\x0\xff" // 705 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i32
    U"\xfddffffd\x1ffa7f\x2\x40102\x1\x0\x0\xff" // 706 =vdst:vgpr*2.f64
    U"\xe7dff004\x1ffc7f\xffb\x60001\x6\x0\x0\xff" // 706 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    U"\xfddffffd\x1ffa7f\x2\x40102\x1\x0\x0\xff" // 707 =vdst:vgpr*2.f64
    U"\xe7dfe004\x1ffc7f\x1ffb\x70001\x6\x0\x0\xff" // 707 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.u32
    U"\xfddffffd\x1ffa7f\x2\x40102\x1\x0\x0\xff" // 708 =vdst:vgpr*2.f64
    U"\xe7dff004\x1ffc7f\xffb\x70001\x6\x0\x0\xff" // 708 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    U"\xe7dffffd\x1ffc7f\x2\x60101\x1\x0\x0\xff" // 709 =vdst:vgpr.i32
    U"\xfedfe004\x1ffc7f\x1ffb\x30001\x6\x0\x0\xff" // 709 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    U"\xe7dffffd\x1ffc7f\x2\x60101\x1\x0\x0\xff" // 710 =vdst:vgpr.i32
    U"\xfedff004\x1ffc7f\xffb\x30001\x6\x0\x0\x3ff" // 710 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\xe7dffffd\x1ffc7f\x2\x60101\x1\x0\x0\xff" // 711 =vdst:vgpr.i32
    U"\xfedffffd\x1ffc7f\x2\x30001\x6\x0\x0\x3ff" // 711 src0:vgpr.f32{neg|abs}
    U"\xe3dffffd\x1ffc7f\x2\x50101\x1\x0\x0\xff" // 712 =vdst:vgpr.i16
    U"\xff9fe004\x1ffc7f\x1ffb\x10001\x6\x0\x0\xff" // 712 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    U"\xe3dffffd\x1ffc7f\x2\x50101\x1\x0\x0\xff" // 713 =vdst:vgpr.i16
    U"\xff9ff004\x1ffc7f\xffb\x10001\x6\x0\x0\x3ff" // 713 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    U"\xe3dffffd\x1ffc7f\x2\x50101\x1\x0\x0\xff" // 714 =vdst:vgpr.i16
    U"\xff9ffffd\x1ffc7f\x2\x10001\x6\x0\x0\x3ff" // 714 src0:vgpr.f16{neg|abs}
    U"\xe7dffffd\x1ffc7f\x2\x60101\x1\x0\x0\xff" // 715 =vdst:vgpr.i32
    U"\xfddfe024\x1ffa7f\x1fdb\x40002\x6\x0\x0\xff" // 715 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.f64
    U"\xe7dffffd\x1ffc7f\x2\x60101\x1\x0\x0\xff" // 716 =vdst:vgpr.i32
    U"\xfddff024\x1ffa7f\xfdb\x40002\x6\x0\x0\x3ff" // 716 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    U"\xfedffffd\x1ffc7f\x2\x30101\x1\x0\x0\xff" // 719 =vdst:vgpr.f32
    U"\x1ff004\x1ffc00\xffb\x1\x6\x0\x0\x4ff" // 719 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{sext}
    U"\x1ffffd\x1ffa00\x2\x102\x1\x0\x0\xff" // 720 =vdst:vgpr*2
    U"\x1fe004\x1ffc00\x1ffb\x1\x6\x0\x0\xff" // 720 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 722 =vdst:vgpr
    U"\xff9fe004\x1ffc7f\x1ffb\x10001\x6\x0\x0\xff" // 722 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 723 =vdst:vgpr
    U"\xff9ff004\x1ffc7f\xffb\x10001\x6\x0\x0\x3ff" // 723 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 724 =vdst:vgpr
    U"\xff9ffffd\x1ffc7f\x2\x10001\x6\x0\x0\x3ff" // 724 src0:vgpr.f16{neg|abs}
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 725 =vdst:vgpr.u32
    U"\xfedfe004\x1ffc7f\x1ffb\x30001\x6\x0\x0\xff" // 725 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 726 =vdst:vgpr.u32
    U"\xfedff004\x1ffc7f\xffb\x30001\x6\x0\x0\x3ff" // 726 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 727 =vdst:vgpr.u32
    U"\xfedffffd\x1ffc7f\x2\x30001\x6\x0\x0\x3ff" // 727 src0:vgpr.f32{neg|abs}
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 728 =vdst:vgpr.u32
    U"\xfddfe024\x1ffa7f\x1fdb\x40002\x6\x0\x0\xff" // 728 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.f64
    U"\xe7dffffd\x1ffc7f\x2\x70101\x1\x0\x0\xff" // 729 =vdst:vgpr.u32
    U"\xfddff024\x1ffa7f\xfdb\x40002\x6\x0\x0\x3ff" // 729 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 730 =vdst:vgpr
    U"\x1fe024\x1ffa00\x1fdb\x2\x6\x0\x0\xff" // 730 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    U"\x1ffffd\x1ffc00\x2\x101\x1\x0\x0\xff" // 731 =vdst:vgpr
    U"\x1ff024\x1ffa00\xfdb\x2\x6\x0\x0\x3ff" // 731 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2{neg|abs}
    U"\x1ffffd\x1ffa00\x2\x102\x1\x0\x0\xff" // 733 =vdst:vgpr*2
    U"\x1fe024\x1ffa00\x1fdb\x2\x6\x0\x0\xff" // 733 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    U"\x1ffffd\x1ffc00\x2\x201\x1\x0\x0\xff" // 735 +vdst:vgpr
    U"\x1ffffd\x1ffc00\x2\x201\xb1\x0\x0\xff" // 735 +vdst1:vgpr
    U"\x1fdfff\x1ffe00\x2000\x0\x8f\x0\xf\xff" // 741 simm16:immediate[0..15]
    U"\x1dffff\x1ffe00\x20000\x0\xb7\x0\xffff\xff" // 745 message:sendmsg[0..65535]
    U"\x1fdfff\x1ffe00\x2000\x0\x8f\x0\x1\xff" // 747 simm16:immediate[0..1]
    U"\x1fdfff\x1ffe00\x2000\x0\x8f\x0\x3\xff" // 748 simm16:immediate[0..3]
    U"\x1fdfff\x1ffe00\x2000\x0\x8f\x0\x7f\xff" // 749 simm16:immediate[0..127]
    U"\x1fdfff\x1ffe00\x2000\x0\x8f\x0\xff\xff" // 750 simm16:immediate[0..255]
    U"\x1bffff\x1ffe00\x40000\x0\xbf\x0\xffff\xff" // 751 counters:waitcnt[0..65535]
    ;

inline constexpr const operand_row (&operand_places)[2079] = items_from<item_array<operand_row, 2079>, place_words>().items;

inline constexpr u32 operand_list_count = 753;

inline constexpr char32_t list_words[sizeof(terminated<item_array<operand_list, 753>>) / 4] =
    U"\x3e060000\xf0001"
    U"\x3e060006\xf0001"
    U"\x3e06000c\xf0001"
    U"\x3e060012\xf0001"
    U"\x3e060018\xf0001"
    U"\x3e06001e\xf0001"
    U"\x3e060024\xf0001"
    U"\x3e06002a\xf0001"
    U"\x3e060030\xf0001"
    U"\x3e060036\xf0001"
    U"\x3e06003c\xf0001"
    U"\x3e060042\xf0001"
    U"\x3e060048\xf0001"
    U"\x3e06004e\xf0001"
    U"\x3e060054\xf0001"
    U"\x3e06005a\xf0001"
    U"\x3e060060\xf0001"
    U"\x3e060066\xf0001"
    U"\x3e06006c\xf0101"
    U"\x3e060072\xf0101"
    U"\x3e060078\xf0101"
    U"\x3e06007e\xf0101"
    U"\x3e060084\xf0101"
    U"\x3e06008a\xf0101"
    U"\x3e060090\xf0101"
    U"\x3e060096\xf0101"
    U"\x3e06009c\xf0101"
    U"\x3e0600a2\xf0101"
    U"\x3e0600a8\xf0101"
    U"\x3e0600ae\xf0101"
    U"\x3e0600b4\xf0101"
    U"\x3e0600ba\xf0101"
    U"\x3e0600c0\xf0101"
    U"\x3e0600c6\xf0101"
    U"\x3e0600cc\xf0101"
    U"\x3e0600d2\xf0101"
    U"\x1c0500d8\x120003"
    U"\x1c0500dd\x120003"
    U"\x1c0500e2\x120003"
    U"\x1c0500e7\x120003"
    U"\x1c0500ec\x20003"
    U"\x1c0500f1\x1f0003"
    U"\x1c0500f6\x130003"
    U"\x1c0500fb\x130003"
    U"\xf040100\x40000"
    U"\xf040104\x40000"
    U"\xf040108\x40001"
    U"\xf04010c\x60000"
    U"\xf040110\x40001"
    U"\xf040114\x60001"
    U"\xf040118\x40000"
    U"\xf04011c\x40000"
    U"\xf040120\x40001"
    U"\xf040124\x60000"
    U"\xf040128\x40001"
    U"\xf04012c\x60001"
    U"\xf040130\x50000"
    U"\xf040134\x50000"
    U"\xf040138\x50001"
    U"\xf04013c\x70000"
    U"\xf040140\x50001"
    U"\xf040144\x70001"
    U"\xf040148\x50000"
    U"\xf04014c\x50000"
    U"\xf040150\x50001"
    U"\xf040154\x70000"
    U"\xf040158\x50001"
    U"\xf04015c\x70001"
    U"\xf040160\x50000"
    U"\xf040164\x50000"
    U"\xf040168\x50001"
    U"\xf04016c\x70000"
    U"\xf040170\x50001"
    U"\xf040174\x70001"
    U"\xf040178\x40000"
    U"\xf04017c\x40000"
    U"\xf040180\x40001"
    U"\xf040184\x60000"
    U"\xf040188\x40001"
    U"\xf04018c\x60001"
    U"\xf040190\x40000"
    U"\xf040194\x40000"
    U"\xf040198\x40001"
    U"\xf04019c\x60000"
    U"\xf0401a0\x40001"
    U"\xf0401a4\x60001"
    U"\xe0401a8\x40001"
    U"\xe0401ac\x40001"
    U"\xe0401b0\x60001"
    U"\xe0401b4\x50001"
    U"\xe0401b8\x50001"
    U"\xe0401bc\x70001"
    U"\xe0401c0\x50001"
    U"\xe0401c4\x50001"
    U"\xe0401c8\x70001"
    U"\xe0401cc\x50001"
    U"\xe0401d0\x50001"
    U"\xe0401d4\x70001"
    U"\xf0401d8\x50000"
    U"\xf0401dc\x50000"
    U"\xf0401e0\x70000"
    U"\xe0401e4\x1"
    U"\xe0401e8\x1"
    U"\xe0401ec\xd0001"
    U"\xe0401f0\xd0001"
    U"\xe0401f4\x1"
    U"\xe0401f8\x1"
    U"\xe0401fc\xd0001"
    U"\xe040200\xd0001"
    U"\xe040204\x10001"
    U"\xe040208\x10001"
    U"\xe04020c\xd0001"
    U"\xe040210\xd0001"
    U"\xe040214\x20001"
    U"\xe040218\x80001"
    U"\xe04021c\x20001"
    U"\xe040220\x80001"
    U"\xe040224\x20001"
    U"\xe040228\x80001"
    U"\xe04022c\x20001"
    U"\xe040230\x80001"
    U"\xe040234\x70001"
    U"\xe040238\xd0001"
    U"\xe04023c\x70001"
    U"\xe040240\xd0001"
    U"\xe040244\x70001"
    U"\xe040248\xd0001"
    U"\xe04024c\x70001"
    U"\xe040250\xd0001"
    U"\xe040254\x60001"
    U"\xe040258\xc0001"
    U"\xe04025c\x60001"
    U"\xe040260\xc0001"
    U"\xe040264\x70001"
    U"\xe040268\xd0001"
    U"\xe04026c\x70001"
    U"\xe040270\xd0001"
    U"\xe040274\x20001"
    U"\xe040278\x80001"
    U"\xe04027c\x20001"
    U"\xe040280\x80001"
    U"\xe040284\x20001"
    U"\xe040288\x80001"
    U"\xe04028c\x20001"
    U"\xe040290\x80001"
    U"\xe040294\x1"
    U"\xc040298\x20003"
    U"\xc04029c\x20003"
    U"\xc0402a0\x20003"
    U"\xc0400e7\x20003"
    U"\xe0402a4\x1"
    U"\xe0402a8\x1"
    U"\xe0402ac\x80001"
    U"\xe0402b0\x80001"
    U"\xe0402b4\x80001"
    U"\xe0402b8\x80001"
    U"\xe0402bc\x1"
    U"\xe0402c0\x1"
    U"\xe0402c4\x70001"
    U"\xf0402c8\x1"
    U"\xf0402cc\x1"
    U"\xe0402d0\x30101"
    U"\xe0402d4\x30101"
    U"\xf0402d8\x101"
    U"\xf0402dc\x20101"
    U"\xe0402e0\x1"
    U"\xe0402e4\x1"
    U"\xe0402e8\xf0001"
    U"\xe0402ec\x1"
    U"\xe0402f0\xf0001"
    U"\xe0402f4\x1"
    U"\xe0402f8\x1"
    U"\xe0402fc\x1"
    U"\xe040300\x1"
    U"\xe040304\x1"
    U"\xe040308\x1"
    U"\xe04030c\x1"
    U"\xe040310\x1"
    U"\xf040314\x1"
    U"\xe040318\x1"
    U"\xe04031c\x1"
    U"\xe040320\xb0001"
    U"\xe040324\x1"
    U"\xe040328\x1"
    U"\xe04032c\x1"
    U"\xe040330\x1"
    U"\xe040334\x1"
    U"\xe040338\x1"
    U"\xe040000\xf0001"
    U"\xe040006\xf0001"
    U"\xe04000c\xf0001"
    U"\xe040012\xf0001"
    U"\xe040018\xf0001"
    U"\xe04001e\xf0001"
    U"\xe040024\xf0001"
    U"\xe04002a\xf0001"
    U"\xe040030\xf0001"
    U"\xe040036\xf0001"
    U"\xe04003c\xf0001"
    U"\xe040042\xf0001"
    U"\xe040048\xf0001"
    U"\xe04004e\xf0001"
    U"\xe040054\xf0001"
    U"\xe04005a\xf0001"
    U"\xe040060\xf0001"
    U"\xe040066\xf0001"
    U"\xe04033c\xf0001"
    U"\xe040340\xf0001"
    U"\xe040344\xf0001"
    U"\xe040348\xf0001"
    U"\xe04034c\x90101"
    U"\xe040350\x90101"
    U"\xe040354\x90101"
    U"\xe040358\x90101"
    U"\xe04035c\xf0001"
    U"\xe040360\xf0001"
    U"\xe040364\xf0001"
    U"\xe040368\xf0001"
    U"\xe04036c\xf0001"
    U"\xe040370\xf0001"
    U"\xe040374\xf0001"
    U"\xe040378\xf0001"
    U"\xe04037c\xf0001"
    U"\xe040380\xf0001"
    U"\xe040384\xf0001"
    U"\xe040388\xf0001"
    U"\xe04038c\xf0101"
    U"\xe040390\xf0101"
    U"\xe040394\xf0101"
    U"\xe040398\xf0101"
    U"\xe04039c\x90001"
    U"\xe0403a0\x90001"
    U"\xe0403a4\xf0001"
    U"\xe0403a8\xf0001"
    U"\xe0403ac\x90001"
    U"\xe0403b0\x90001"
    U"\xe0403b4\xf0101"
    U"\xe0403b8\xf0101"
    U"\xe0403bc\xf0101"
    U"\xe0403c0\xf0101"
    U"\xe0403c4\xf0101"
    U"\xe0403c8\xf0101"
    U"\xe0403cc\xf0101"
    U"\xe0403d0\xf0101"
    U"\xe0403d4\xf0101"
    U"\xe0403d8\xf0101"
    U"\xe0403dc\xf0101"
    U"\xe0403e0\xf0101"
    U"\xe0403e4\x90101"
    U"\xe0403e8\x90101"
    U"\xe0403ec\x90101"
    U"\xe0403f0\x90101"
    U"\xe0403f4\xf0101"
    U"\xe0403f8\xf0101"
    U"\xe0403fc\xf0101"
    U"\xe040400\xf0101"
    U"\xe040404\xf0101"
    U"\xe040408\xf0101"
    U"\xe04006c\xf0101"
    U"\xe040072\xf0101"
    U"\xe040078\xf0101"
    U"\xe04007e\xf0101"
    U"\xe040084\xf0101"
    U"\xe04008a\xf0101"
    U"\xe040090\xf0101"
    U"\xe040096\xf0101"
    U"\xe04009c\xf0101"
    U"\xe0400a2\xf0101"
    U"\xe0400a8\xf0101"
    U"\xe0400ae\xf0101"
    U"\xe0400b4\xf0101"
    U"\xe0400ba\xf0101"
    U"\xe0400c0\xf0101"
    U"\xe0400c6\xf0101"
    U"\xe0400cc\xf0101"
    U"\xe0400d2\xf0101"
    U"\xe04040c\xf0101"
    U"\xe040410\xf0101"
    U"\xe040414\xf0001"
    U"\xe040418\xf0001"
    U"\xe04041c\x90001"
    U"\xe040420\x90001"
    U"\xe040424\xf0001"
    U"\xe040428\xf0001"
    U"\xe04042c\x90101"
    U"\xe040430\x90101"
    U"\xe040434\xf0001"
    U"\xe040438\xf0001"
    U"\xe04043c\xf0101"
    U"\xe040440\xf0101"
    U"\xe040444\xf0101"
    U"\xe040448\xf0101"
    U"\xe04044c\x90101"
    U"\xe040450\x90101"
    U"\xe040454\xb0101"
    U"\xe040458\xb0101"
    U"\xe04045c\x1"
    U"\xe040460\xf0001"
    U"\xe040464\x1"
    U"\xe040468\x1"
    U"\xf04046c\x70001"
    U"\xf040470\x70001"
    U"\xf040474\x70001"
    U"\xf040478\x70001"
    U"\xf04047c\x70001"
    U"\xf040480\x70001"
    U"\xf040484\x70001"
    U"\xf040488\x70001"
    U"\xf04048c\x70001"
    U"\xf040490\x70001"
    U"\xf040494\x70001"
    U"\xf040498\x70001"
    U"\xf04049c\x70101"
    U"\xf0404a0\x70101"
    U"\xf0404a4\x70101"
    U"\xf0404a8\x70101"
    U"\xf0404ac\x70101"
    U"\xf0404b0\x70101"
    U"\xf0404b4\x70101"
    U"\xf0404b8\x70101"
    U"\xf0404bc\x70101"
    U"\xf0404c0\x70101"
    U"\xf0404c4\x70101"
    U"\xf0404c8\x70101"
    U"\xf0404cc\x70001"
    U"\xf0404d0\x70001"
    U"\xf0404d4\x70101"
    U"\xf0404d8\x70101"
    U"\x7030101\x20000"
    U"\x7030105\x20000"
    U"\x703010d\x30000"
    U"\x60301f4\x1"
    U"\x60301f8\x1"
    U"\x60301fc\x50001"
    U"\x6030200\x50001"
    U"\x60304dc\x1"
    U"\x60304df\x1"
    U"\x60304e2\x50001"
    U"\x60304e5\x50001"
    U"\x60301e4\x1"
    U"\x60301e8\x1"
    U"\x60301ec\x50001"
    U"\x60301f0\x50001"
    U"\x70301e5\x0"
    U"\x70301e9\x0"
    U"\x70301ed\x60000"
    U"\x70301f1\x60000"
    U"\x70301f5\x0"
    U"\x70301f9\x0"
    U"\x70301fd\x60000"
    U"\x7030201\x60000"
    U"\x60304e8\x1"
    U"\x60304eb\x1"
    U"\x60304ee\x50001"
    U"\x60304f1\x50001"
    U"\x60304f4\x1"
    U"\x60304f7\x1"
    U"\x60304fa\x1"
    U"\x60304fd\x1"
    U"\x6030214\x20001"
    U"\x603021c\x20001"
    U"\x6030224\x20001"
    U"\x603022c\x20001"
    U"\x6030234\x70001"
    U"\x603023c\x70001"
    U"\x6030244\x70001"
    U"\x603024c\x70001"
    U"\x6030254\x60001"
    U"\x603025c\x60001"
    U"\x6030264\x70001"
    U"\x603026c\x70001"
    U"\x6030274\x20001"
    U"\x603027c\x20001"
    U"\x6030284\x20001"
    U"\x603028c\x20001"
    U"\x7030500\x10000"
    U"\x7030503\x40000"
    U"\x7030506\x10000"
    U"\x7030509\x40000"
    U"\x703050c\x30000"
    U"\x703050f\x60000"
    U"\x7030512\x30000"
    U"\x7030515\x60000"
    U"\x7030518\x30000"
    U"\x703051b\x60000"
    U"\x703051e\x10000"
    U"\x7030521\x40000"
    U"\x7030524\x10000"
    U"\x7030527\x40000"
    U"\x603052a\x20001"
    U"\x603052d\x40001"
    U"\x6030530\x30001"
    U"\x6030533\x50001"
    U"\x6030536\x30001"
    U"\x6030539\x50001"
    U"\x603053c\x30001"
    U"\x603053f\x50001"
    U"\x7030542\x30000"
    U"\x7030545\x60000"
    U"\x6030548\x1"
    U"\x603054b\x1"
    U"\x603054e\x1"
    U"\x6030551\x70001"
    U"\x6030554\x30001"
    U"\x7030557\x20000"
    U"\x703055a\x20000"
    U"\x703055d\x20000"
    U"\x7030560\x20000"
    U"\x7030563\x20000"
    U"\x7030566\x20000"
    U"\x7030569\x20001"
    U"\x703056c\x20001"
    U"\x703056f\x30000"
    U"\x7030572\x30000"
    U"\x7030575\x30001"
    U"\x7030578\x30001"
    U"\x703057b\x30000"
    U"\x703057e\x30000"
    U"\x7030581\x30001"
    U"\x7030584\x30001"
    U"\x6030587\x10001"
    U"\x703058a\x20000"
    U"\x703058d\x20000"
    U"\x7030590\x20001"
    U"\x7030593\x20001"
    U"\x7030596\x30000"
    U"\x7030599\x30000"
    U"\x703059c\x30001"
    U"\x703059f\x30001"
    U"\x70305a2\x30000"
    U"\x70305a5\x30000"
    U"\x70305a8\x30001"
    U"\x70305ab\x30001"
    U"\x60305ae\x20001"
    U"\x60305b1\x20001"
    U"\x60305b4\x30001"
    U"\x60305b7\x30001"
    U"\x60305ba\x30001"
    U"\x60305bd\x30001"
    U"\x60305c0\x30001"
    U"\x60305c3\x30001"
    U"\x60305c6\x30001"
    U"\x60305c9\x30001"
    U"\x60305cc\x20001"
    U"\x60305cf\x20001"
    U"\x60305d2\x30001"
    U"\x60305d5\x30001"
    U"\x60305d8\x30001"
    U"\x60305db\x30001"
    U"\x60305de\x30001"
    U"\x60305e1\x30001"
    U"\x60305e4\x30001"
    U"\x60305e7\x30001"
    U"\x60305ea\x1"
    U"\x60305ed\x1"
    U"\x60305f0\x1"
    U"\x60305f3\x1"
    U"\x60305f6\x10001"
    U"\x60305f9\x10001"
    U"\x60305fc\x10001"
    U"\x60305ff\x10001"
    U"\x6030602\x10001"
    U"\x6030605\x10001"
    U"\x6030608\x10001"
    U"\x603060b\x10001"
    U"\x603060e\x10001"
    U"\x6030611\x10001"
    U"\x6030614\x10001"
    U"\x6030617\x10001"
    U"\x703061a\x0"
    U"\x703061d\x0"
    U"\x7030620\x0"
    U"\x7030623\x0"
    U"\x7030626\x20000"
    U"\x7030629\x20000"
    U"\x703062c\x20000"
    U"\x703062f\x20000"
    U"\x7030632\x20000"
    U"\x7030635\x20000"
    U"\x7030638\x20000"
    U"\x703063b\x20000"
    U"\x703063e\x20000"
    U"\x7030641\x20000"
    U"\x7030644\x20000"
    U"\x7030647\x20000"
    U"\x603064a\x1"
    U"\x60302e0\x1"
    U"\x603064d\x1"
    U"\x6030650\x1"
    U"\x60302e4\x1"
    U"\x6030653\x1"
    U"\x60302e8\x70001"
    U"\x6030324\x1"
    U"\x603032c\x1"
    U"\x6030656\x1"
    U"\x60302a8\x1"
    U"\x6030659\x1"
    U"\x603065c\x1"
    U"\x603065f\x1"
    U"\x6030294\x1"
    U"\x6030662\x1"
    U"\x6030665\x1"
    U"\x6030668\x1"
    U"\x60302a4\x1"
    U"\x603066b\x1"
    U"\x603066e\x50001"
    U"\x6030671\x10001"
    U"\x6030674\x10001"
    U"\x6030677\x10001"
    U"\x603067a\x10001"
    U"\x603067d\x10001"
    U"\x6030680\x10001"
    U"\x6030683\x30001"
    U"\x6030686\x30001"
    U"\x6030689\x10001"
    U"\x603068c\x10001"
    U"\x603068f\x10001"
    U"\x6030692\x10001"
    U"\x6030695\x70001"
    U"\x6030698\x70001"
    U"\x603069b\x10001"
    U"\x603069e\x10001"
    U"\x60306a1\x10001"
    U"\x60306a4\x10001"
    U"\x60300f7\x10001"
    U"\x60306a7\x10001"
    U"\x60306aa\x70001"
    U"\x60306ad\x70001"
    U"\x60306b0\x10001"
    U"\x60306b3\x10001"
    U"\x60306b6\x10001"
    U"\x6030299\x10001"
    U"\x60300fc\x10001"
    U"\x60306b9\x10001"
    U"\x60306bc\x70001"
    U"\x60306bf\x70001"
    U"\x60306c2\x1"
    U"\x70302c8\x1"
    U"\x60302c0\x1"
    U"\x70306c5\x1"
    U"\x60306c8\x1"
    U"\x60306cb\x30101"
    U"\x60302d0\x30101"
    U"\x60306ce\x30101"
    U"\x60306d1\x10001"
    U"\x70306d4\x1"
    U"\x70306d7\x1"
    U"\x70306da\x1"
    U"\x70306dd\x1"
    U"\x70306e0\x1"
    U"\x70306e3\x1"
    U"\x70306e6\x1"
    U"\x70306e9\x1"
    U"\x70306ec\x1"
    U"\x70306ef\x1"
    U"\x70306f2\x1"
    U"\x70306f5\x1"
    U"\x70306f8\x1"
    U"\x70306fb\x1"
    U"\x70306fe\x1"
    U"\x7030701\x1"
    U"\x7030704\x1"
    U"\x7030707\x1"
    U"\x703070a\x1"
    U"\x703070d\x1"
    U"\x7030710\x1"
    U"\x7030713\x70001"
    U"\x7030716\x70001"
    U"\x6030719\x1"
    U"\x603071c\x1"
    U"\x603071f\x1"
    U"\x6030722\x1"
    U"\x6030725\x1"
    U"\x6030728\x30001"
    U"\x703072b\x1"
    U"\x703072e\x1"
    U"\x7030731\x1"
    U"\x6030734\x1"
    U"\x6030737\x1"
    U"\x603073a\x1"
    U"\x603073d\x1"
    U"\x6030740\x1"
    U"\x6030743\x1"
    U"\x603045c\x1"
    U"\x6030460\x70001"
    U"\x6030464\x1"
    U"\x6030468\x1"
    U"\x7030746\x1"
    U"\x7030749\x1"
    U"\x703074c\x1"
    U"\x603074f\x70001"
    U"\x6030752\x1"
    U"\x7030755\x1"
    U"\x3020758\x10000"
    U"\x302075a\x0"
    U"\x302075c\x20000"
    U"\x302075e\x0"
    U"\x3020760\x20000"
    U"\x3020762\x0"
    U"\x3020764\x20000"
    U"\x3020766\x0"
    U"\x3020768\x20000"
    U"\x302076a\x0"
    U"\x302076c\x0"
    U"\x2020533\x10001"
    U"\x202053f\x10001"
    U"\x202052d\x1"
    U"\x2020539\x10001"
    U"\x302076e\x20000"
    U"\x3020770\x20000"
    U"\x3020500\x10000"
    U"\x3020506\x10000"
    U"\x302050c\x30000"
    U"\x3020512\x30000"
    U"\x3020518\x30000"
    U"\x302051e\x10000"
    U"\x3020524\x10000"
    U"\x202052a\x20001"
    U"\x2020530\x30001"
    U"\x2020536\x30001"
    U"\x202053c\x30001"
    U"\x3020542\x30000"
    U"\x302052b\x10000"
    U"\x3020772\x20000"
    U"\x2020548\x1"
    U"\x3020774\x1"
    U"\x2020551\x30001"
    U"\x202054e\x1"
    U"\x2020776\x20001"
    U"\x302054f\x0"
    U"\x3020555\x10000"
    U"\x2020587\x10001"
    U"\x3020778\x1"
    U"\x302077a\x10001"
    U"\x202077c\x10001"
    U"\x302077e\x30000"
    U"\x3020780\x10000"
    U"\x3020782\x30001"
    U"\x3020549\x0"
    U"\x302054c\x0"
    U"\x3020784\x30000"
    U"\x3020786\x0"
    U"\x3020788\x0"
    U"\x3020558\x10000"
    U"\x302055b\x10000"
    U"\x202078a\x1"
    U"\x202078c\x1"
    U"\x302078e\x0"
    U"\x3020790\x30000"
    U"\x2020792\x1"
    U"\x2020794\x30001"
    U"\x3020796\x0"
    U"\x3020798\x0"
    U"\x302079a\x0"
    U"\x30205ee\x0"
    U"\x30205f1\x0"
    U"\x30205eb\x0"
    U"\x30205f4\x0"
    U"\x202079c\x1"
    U"\x202079e\x1"
    U"\x20207a0\x1"
    U"\x2020668\x1"
    U"\x20202a4\x1"
    U"\x202066b\x1"
    U"\x202065c\x1"
    U"\x202064a\x1"
    U"\x20202e0\x1"
    U"\x202064d\x1"
    U"\x2020650\x1"
    U"\x20202bc\x1"
    U"\x2020653\x1"
    U"\x20207a2\x30001"
    U"\x20202e8\x30001"
    U"\x20207a4\x1"
    U"\x20207a6\x1"
    U"\x20207a8\x1"
    U"\x20207aa\x1"
    U"\x20207ac\x1"
    U"\x20207ae\x1"
    U"\x20207b0\x1"
    U"\x20207b2\x1"
    U"\x20207b4\x1"
    U"\x20207b6\x1"
    U"\x20207b8\x1"
    U"\x20207ba\x1"
    U"\x20207bc\x1"
    U"\x20207be\x1"
    U"\x20207c0\x1"
    U"\x20207c2\x1"
    U"\x20207c4\x1"
    U"\x20207c6\x1"
    U"\x20207c8\x1"
    U"\x20207ca\x1"
    U"\x20207cc\x20001"
    U"\x20207ce\x20001"
    U"\x20207d0\x1"
    U"\x20207d2\x1"
    U"\x20207d4\x1"
    U"\x20207d6\x1"
    U"\x20207d8\x1"
    U"\x20207da\x1"
    U"\x20207dc\x1"
    U"\x20207de\x1"
    U"\x20207e0\x10001"
    U"\x20207e2\x10001"
    U"\x20207e4\x10001"
    U"\x20207e6\x10001"
    U"\x20207e8\x10001"
    U"\x20207ea\x10001"
    U"\x20207ec\x1"
    U"\x20207ee\x1"
    U"\x20207f0\x1"
    U"\x20207f2\x1"
    U"\x20207f4\x1"
    U"\x20207f6\x1"
    U"\x20207f8\x20001"
    U"\x20207fa\x20001"
    U"\x20202c0\x1"
    U"\x20202b8\x1"
    U"\x20207fc\x1"
    U"\x20207fe\x10001"
    U"\x202066e\x10001"
    U"\x2020800\x1"
    U"\x2020802\x1"
    U"\x2020804\x1"
    U"\x2020806\x1"
    U"\x2020808\x1"
    U"\x202080a\x1"
    U"\x202080c\x20001"
    U"\x202080e\x20001"
    U"\x2020810\x20001"
    U"\x2020812\x20001"
    U"\x30202a5\x0"
    U"\x2020814\x30001"
    U"\x2020320\x30001"
    U"\x3020816\x3"
    U"\x2020752\x1"
    U"\x1052a\x1"
    U"\x1010763\x0"
    U"\x101077d\x0"
    U"\x1010793\x0"
    U"\x1010818\x0"
    U"\x10551\x10001"
    U"\x105ba\x10001"
    U"\x1010780\x10000"
    U"\x1010819\x0"
    U"\x101054f\x0"
    U"\x101081a\x0"
    U"\x101081b\x0"
    U"\x101081c\x0"
    U"\x101081d\x0"
    U"\x101081e\x0"
    U"\x0\x0"
    ;

inline constexpr const operand_list (&operand_lists)[753] = items_from<item_array<operand_list, 753>, list_words>().items;

} // namespace kiln::isa
