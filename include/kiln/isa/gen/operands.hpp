// SPDX-License-Identifier: MIT
// Operand places, and the list of places of rows. = written, + read and written.
// Written by tools/isa_gen from LLVM 22's MC layer; do not edit.
#pragma once

#include <kiln/isa/row.hpp>
#include <kiln/isa/words.hpp>

namespace kiln::isa {

inline constexpr word_array<u64, 8316> place_words = {{
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 0 =vdst:vgpr*4.f32
    0x1efe00001ffff9,0x800000006,6,0xff00000000, // 0 src0:vgpr|agpr*8
    0x1efe00001ffff9,0x800000006,0xb,0xff00000000, // 0 src1:vgpr|agpr*8
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 0 src2:vgpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 0 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 0 scale_src1:vgpr
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 1 =vdst:agpr*4.f32
    0x1efe00001ffff9,0x800000006,6,0xff00000000, // 1 src0:vgpr|agpr*8
    0x1efe00001ffff9,0x800000006,0xb,0xff00000000, // 1 src1:vgpr|agpr*8
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 1 src2:agpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 1 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 1 scale_src1:vgpr
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 2 =vdst:vgpr*4.f32
    0x1fbe00001ffff9,0x600000006,6,0xff00000000, // 2 src0:vgpr|agpr*6
    0x1efe00001ffff9,0x800000006,0xb,0xff00000000, // 2 src1:vgpr|agpr*8
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 2 src2:vgpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 2 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 2 scale_src1:vgpr
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 3 =vdst:vgpr*4.f32
    0x1fee00001ffff9,0x400000006,6,0xff00000000, // 3 src0:vgpr|agpr*4
    0x1efe00001ffff9,0x800000006,0xb,0xff00000000, // 3 src1:vgpr|agpr*8
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 3 src2:vgpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 3 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 3 scale_src1:vgpr
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 4 =vdst:agpr*4.f32
    0x1fbe00001ffff9,0x600000006,6,0xff00000000, // 4 src0:vgpr|agpr*6
    0x1efe00001ffff9,0x800000006,0xb,0xff00000000, // 4 src1:vgpr|agpr*8
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 4 src2:agpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 4 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 4 scale_src1:vgpr
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 5 =vdst:agpr*4.f32
    0x1fee00001ffff9,0x400000006,6,0xff00000000, // 5 src0:vgpr|agpr*4
    0x1efe00001ffff9,0x800000006,0xb,0xff00000000, // 5 src1:vgpr|agpr*8
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 5 src2:agpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 5 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 5 scale_src1:vgpr
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 6 =vdst:vgpr*4.f32
    0x1efe00001ffff9,0x800000006,6,0xff00000000, // 6 src0:vgpr|agpr*8
    0x1fbe00001ffff9,0x600000006,0xb,0xff00000000, // 6 src1:vgpr|agpr*6
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 6 src2:vgpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 6 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 6 scale_src1:vgpr
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 7 =vdst:vgpr*4.f32
    0x1efe00001ffff9,0x800000006,6,0xff00000000, // 7 src0:vgpr|agpr*8
    0x1fee00001ffff9,0x400000006,0xb,0xff00000000, // 7 src1:vgpr|agpr*4
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 7 src2:vgpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 7 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 7 scale_src1:vgpr
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 8 =vdst:agpr*4.f32
    0x1efe00001ffff9,0x800000006,6,0xff00000000, // 8 src0:vgpr|agpr*8
    0x1fbe00001ffff9,0x600000006,0xb,0xff00000000, // 8 src1:vgpr|agpr*6
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 8 src2:agpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 8 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 8 scale_src1:vgpr
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 9 =vdst:agpr*4.f32
    0x1efe00001ffff9,0x800000006,6,0xff00000000, // 9 src0:vgpr|agpr*8
    0x1fee00001ffff9,0x400000006,0xb,0xff00000000, // 9 src1:vgpr|agpr*4
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 9 src2:agpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 9 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 9 scale_src1:vgpr
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 10 =vdst:vgpr*4.f32
    0x1fbe00001ffff9,0x600000006,6,0xff00000000, // 10 src0:vgpr|agpr*6
    0x1fbe00001ffff9,0x600000006,0xb,0xff00000000, // 10 src1:vgpr|agpr*6
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 10 src2:vgpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 10 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 10 scale_src1:vgpr
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 11 =vdst:vgpr*4.f32
    0x1fbe00001ffff9,0x600000006,6,0xff00000000, // 11 src0:vgpr|agpr*6
    0x1fee00001ffff9,0x400000006,0xb,0xff00000000, // 11 src1:vgpr|agpr*4
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 11 src2:vgpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 11 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 11 scale_src1:vgpr
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 12 =vdst:vgpr*4.f32
    0x1fee00001ffff9,0x400000006,6,0xff00000000, // 12 src0:vgpr|agpr*4
    0x1fbe00001ffff9,0x600000006,0xb,0xff00000000, // 12 src1:vgpr|agpr*6
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 12 src2:vgpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 12 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 12 scale_src1:vgpr
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 13 =vdst:vgpr*4.f32
    0x1fee00001ffff9,0x400000006,6,0xff00000000, // 13 src0:vgpr|agpr*4
    0x1fee00001ffff9,0x400000006,0xb,0xff00000000, // 13 src1:vgpr|agpr*4
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 13 src2:vgpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 13 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 13 scale_src1:vgpr
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 14 =vdst:agpr*4.f32
    0x1fbe00001ffff9,0x600000006,6,0xff00000000, // 14 src0:vgpr|agpr*6
    0x1fbe00001ffff9,0x600000006,0xb,0xff00000000, // 14 src1:vgpr|agpr*6
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 14 src2:agpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 14 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 14 scale_src1:vgpr
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 15 =vdst:agpr*4.f32
    0x1fbe00001ffff9,0x600000006,6,0xff00000000, // 15 src0:vgpr|agpr*6
    0x1fee00001ffff9,0x400000006,0xb,0xff00000000, // 15 src1:vgpr|agpr*4
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 15 src2:agpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 15 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 15 scale_src1:vgpr
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 16 =vdst:agpr*4.f32
    0x1fee00001ffff9,0x400000006,6,0xff00000000, // 16 src0:vgpr|agpr*4
    0x1fbe00001ffff9,0x600000006,0xb,0xff00000000, // 16 src1:vgpr|agpr*6
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 16 src2:agpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 16 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 16 scale_src1:vgpr
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 17 =vdst:agpr*4.f32
    0x1fee00001ffff9,0x400000006,6,0xff00000000, // 17 src0:vgpr|agpr*4
    0x1fee00001ffff9,0x400000006,0xb,0xff00000000, // 17 src1:vgpr|agpr*4
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 17 src2:agpr|int|float*4.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 17 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 17 scale_src1:vgpr
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 18 =vdst:vgpr*16.f32 early
    0x1efe00001ffff9,0x800000006,6,0xff00000000, // 18 src0:vgpr|agpr*8
    0x1efe00001ffff9,0x800000006,0xb,0xff00000000, // 18 src1:vgpr|agpr*8
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 18 src2:vgpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 18 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 18 scale_src1:vgpr
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 19 =vdst:agpr*16.f32 early
    0x1efe00001ffff9,0x800000006,6,0xff00000000, // 19 src0:vgpr|agpr*8
    0x1efe00001ffff9,0x800000006,0xb,0xff00000000, // 19 src1:vgpr|agpr*8
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 19 src2:agpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 19 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 19 scale_src1:vgpr
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 20 =vdst:vgpr*16.f32 early
    0x1fbe00001ffff9,0x600000006,6,0xff00000000, // 20 src0:vgpr|agpr*6
    0x1efe00001ffff9,0x800000006,0xb,0xff00000000, // 20 src1:vgpr|agpr*8
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 20 src2:vgpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 20 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 20 scale_src1:vgpr
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 21 =vdst:vgpr*16.f32 early
    0x1fee00001ffff9,0x400000006,6,0xff00000000, // 21 src0:vgpr|agpr*4
    0x1efe00001ffff9,0x800000006,0xb,0xff00000000, // 21 src1:vgpr|agpr*8
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 21 src2:vgpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 21 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 21 scale_src1:vgpr
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 22 =vdst:agpr*16.f32 early
    0x1fbe00001ffff9,0x600000006,6,0xff00000000, // 22 src0:vgpr|agpr*6
    0x1efe00001ffff9,0x800000006,0xb,0xff00000000, // 22 src1:vgpr|agpr*8
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 22 src2:agpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 22 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 22 scale_src1:vgpr
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 23 =vdst:agpr*16.f32 early
    0x1fee00001ffff9,0x400000006,6,0xff00000000, // 23 src0:vgpr|agpr*4
    0x1efe00001ffff9,0x800000006,0xb,0xff00000000, // 23 src1:vgpr|agpr*8
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 23 src2:agpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 23 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 23 scale_src1:vgpr
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 24 =vdst:vgpr*16.f32 early
    0x1efe00001ffff9,0x800000006,6,0xff00000000, // 24 src0:vgpr|agpr*8
    0x1fbe00001ffff9,0x600000006,0xb,0xff00000000, // 24 src1:vgpr|agpr*6
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 24 src2:vgpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 24 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 24 scale_src1:vgpr
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 25 =vdst:vgpr*16.f32 early
    0x1efe00001ffff9,0x800000006,6,0xff00000000, // 25 src0:vgpr|agpr*8
    0x1fee00001ffff9,0x400000006,0xb,0xff00000000, // 25 src1:vgpr|agpr*4
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 25 src2:vgpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 25 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 25 scale_src1:vgpr
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 26 =vdst:agpr*16.f32 early
    0x1efe00001ffff9,0x800000006,6,0xff00000000, // 26 src0:vgpr|agpr*8
    0x1fbe00001ffff9,0x600000006,0xb,0xff00000000, // 26 src1:vgpr|agpr*6
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 26 src2:agpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 26 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 26 scale_src1:vgpr
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 27 =vdst:agpr*16.f32 early
    0x1efe00001ffff9,0x800000006,6,0xff00000000, // 27 src0:vgpr|agpr*8
    0x1fee00001ffff9,0x400000006,0xb,0xff00000000, // 27 src1:vgpr|agpr*4
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 27 src2:agpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 27 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 27 scale_src1:vgpr
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 28 =vdst:vgpr*16.f32 early
    0x1fbe00001ffff9,0x600000006,6,0xff00000000, // 28 src0:vgpr|agpr*6
    0x1fbe00001ffff9,0x600000006,0xb,0xff00000000, // 28 src1:vgpr|agpr*6
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 28 src2:vgpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 28 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 28 scale_src1:vgpr
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 29 =vdst:vgpr*16.f32 early
    0x1fbe00001ffff9,0x600000006,6,0xff00000000, // 29 src0:vgpr|agpr*6
    0x1fee00001ffff9,0x400000006,0xb,0xff00000000, // 29 src1:vgpr|agpr*4
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 29 src2:vgpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 29 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 29 scale_src1:vgpr
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 30 =vdst:vgpr*16.f32 early
    0x1fee00001ffff9,0x400000006,6,0xff00000000, // 30 src0:vgpr|agpr*4
    0x1fbe00001ffff9,0x600000006,0xb,0xff00000000, // 30 src1:vgpr|agpr*6
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 30 src2:vgpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 30 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 30 scale_src1:vgpr
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 31 =vdst:vgpr*16.f32 early
    0x1fee00001ffff9,0x400000006,6,0xff00000000, // 31 src0:vgpr|agpr*4
    0x1fee00001ffff9,0x400000006,0xb,0xff00000000, // 31 src1:vgpr|agpr*4
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 31 src2:vgpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 31 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 31 scale_src1:vgpr
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 32 =vdst:agpr*16.f32 early
    0x1fbe00001ffff9,0x600000006,6,0xff00000000, // 32 src0:vgpr|agpr*6
    0x1fbe00001ffff9,0x600000006,0xb,0xff00000000, // 32 src1:vgpr|agpr*6
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 32 src2:agpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 32 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 32 scale_src1:vgpr
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 33 =vdst:agpr*16.f32 early
    0x1fbe00001ffff9,0x600000006,6,0xff00000000, // 33 src0:vgpr|agpr*6
    0x1fee00001ffff9,0x400000006,0xb,0xff00000000, // 33 src1:vgpr|agpr*4
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 33 src2:agpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 33 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 33 scale_src1:vgpr
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 34 =vdst:agpr*16.f32 early
    0x1fee00001ffff9,0x400000006,6,0xff00000000, // 34 src0:vgpr|agpr*4
    0x1fbe00001ffff9,0x600000006,0xb,0xff00000000, // 34 src1:vgpr|agpr*6
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 34 src2:agpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 34 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 34 scale_src1:vgpr
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 35 =vdst:agpr*16.f32 early
    0x1fee00001ffff9,0x400000006,6,0xff00000000, // 35 src0:vgpr|agpr*4
    0x1fee00001ffff9,0x400000006,0xb,0xff00000000, // 35 src1:vgpr|agpr*4
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 35 src2:agpr|int|float*16.f32
    0x1ffc00001ffffd,0x100000002,0x15,0xff00000000, // 35 scale_src0:vgpr
    0x1ffc00001ffffd,0x100000002,0x20,0xff00000000, // 35 scale_src1:vgpr
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 36 =vdst:vgpr.u32
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 36 =vcc:vcc*2.mask
    0x1ffc7fe7dff3fd,0x7000100000c02,6,0xff00000000, // 36 src0:vgpr|int|float.u32
    0x1ffc7fe7dffffd,0x7000100000002,0xb,0xff00000000, // 36 src1:vgpr.u32
    0x1ffa00001ffff7,0x12000200000008,0x2b,0xff00000000, // 36 vcc:vcc*2.mask
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 37 =vdst:vgpr.u32
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 37 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7fe7dff3fd,0x7000100000c02,6,0xff00000000, // 37 src0:vgpr|int|float.u32
    0x1ffc7fe7dff3fd,0x7000100000c02,0xb,0xff00000000, // 37 src1:vgpr|int|float.u32
    0x1ffa00001ffee6,0x12000200000119,0x10,0xff00000000, // 37 src2:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 38 =vdst:vgpr.u32
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 38 =vcc:vcc*2.mask
    0x1ffc7fe7dff3fd,0x7000100000c02,6,0x4ff00000000, // 38 src0:vgpr|int|float.u32{sext}
    0x1ffc7fe7dff3fd,0x7000100000c02,0xb,0x4ff00000000, // 38 src1:vgpr|int|float.u32{sext}
    0x1ffa00001ffff7,0x12000200000008,0x2b,0xff00000000, // 38 vcc:vcc*2.mask
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 39 =vdst:vgpr.u32
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 39 =vcc:vcc*2.mask
    0x1ffc7fe7dffffd,0x7000100000002,6,0xff00000000, // 39 src0:vgpr.u32
    0x1ffc7fe7dffffd,0x7000100000002,0xb,0xff00000000, // 39 src1:vgpr.u32
    0x1ffa00001ffff7,0x12000200000008,0x2b,0xff00000000, // 39 vcc:vcc*2.mask
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 40 =vdst:vgpr.f32
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 40 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7ffedff004,0x3000100000ffb,6,0x1ff00000000, // 40 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg}
    0x1ffc7ffedff004,0x3000100000ffb,0xb,0x1ff00000000, // 40 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg}
    0x1ffc7ffedff004,0x3000100000ffb,0x10,0x1ff00000000, // 40 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg}
    0x1ffa7ffddffffd,0x4010200000002,1,0xff00000000, // 41 =vdst:vgpr*2.f64
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 41 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffa7ffddff024,0x4000200000fdb,6,0x1ff00000000, // 41 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg}
    0x1ffa7ffddff024,0x4000200000fdb,0xb,0x1ff00000000, // 41 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg}
    0x1ffa7ffddff024,0x4000200000fdb,0x10,0x1ff00000000, // 41 src2:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg}
    0x1ffa7f9fdffffd,0x8010200000002,1,0xff00000000, // 42 =vdst:vgpr*2.i64
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 42 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7fe7dff004,0x6000100000ffb,6,0xff00000000, // 42 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    0x1ffc7fe7dff004,0x6000100000ffb,0xb,0xff00000000, // 42 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    0x1ffa7f9fdff024,0x8000200000fdb,0x10,0xff00000000, // 42 src2:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.i64
    0x1ffa7f9fdffffd,0x9010200000002,1,0xff00000000, // 43 =vdst:vgpr*2.u64
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 43 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7fe7dff004,0x7000100000ffb,6,0xff00000000, // 43 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    0x1ffc7fe7dff004,0x7000100000ffb,0xb,0xff00000000, // 43 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    0x1ffa7f9fdff024,0x9000200000fdb,0x10,0xff00000000, // 43 src2:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.u64
    0x1ffc00001ffff9,0x100000006,0x34,0xff00000000, // 44 vdata:vgpr|agpr
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 44 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 44 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 44 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ffff9,0x100000006,0x34,0xff00000000, // 45 vdata:vgpr|agpr
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 45 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 45 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 45 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ffff9,0x20100000006,0x34,0xff00000000, // 46 +vdata:vgpr|agpr
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 46 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 46 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 46 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ffff9,0x100000006,0x34,0xff00000000, // 47 vdata:vgpr|agpr
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 47 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 47 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 47 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ffff9,0x20100000006,0x34,0xff00000000, // 48 +vdata:vgpr|agpr
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 48 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 48 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 48 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ffff9,0x20100000006,0x34,0xff00000000, // 49 +vdata:vgpr|agpr
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 49 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 49 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 49 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7ffedffff9,0x3000100000006,0x34,0xff00000000, // 50 vdata:vgpr|agpr.f32
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 50 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 50 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 50 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7ffedffff9,0x3000100000006,0x34,0xff00000000, // 51 vdata:vgpr|agpr.f32
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 51 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 51 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 51 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7ffedffff9,0x3020100000006,0x34,0xff00000000, // 52 +vdata:vgpr|agpr.f32
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 52 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 52 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 52 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7ffedffff9,0x3000100000006,0x34,0xff00000000, // 53 vdata:vgpr|agpr.f32
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 53 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 53 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 53 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7ffedffff9,0x3020100000006,0x34,0xff00000000, // 54 +vdata:vgpr|agpr.f32
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 54 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 54 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 54 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7ffedffff9,0x3020100000006,0x34,0xff00000000, // 55 +vdata:vgpr|agpr.f32
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 55 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 55 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 55 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa7ffddffff9,0x4000200000006,0x34,0xff00000000, // 56 vdata:vgpr|agpr*2.f64
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 56 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 56 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 56 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa7ffddffff9,0x4000200000006,0x34,0xff00000000, // 57 vdata:vgpr|agpr*2.f64
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 57 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 57 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 57 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa7ffddffff9,0x4020200000006,0x34,0xff00000000, // 58 +vdata:vgpr|agpr*2.f64
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 58 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 58 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 58 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa7ffddffff9,0x4000200000006,0x34,0xff00000000, // 59 vdata:vgpr|agpr*2.f64
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 59 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 59 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 59 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa7ffddffff9,0x4020200000006,0x34,0xff00000000, // 60 +vdata:vgpr|agpr*2.f64
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 60 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 60 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 60 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa7ffddffff9,0x4020200000006,0x34,0xff00000000, // 61 +vdata:vgpr|agpr*2.f64
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 61 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 61 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 61 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ffff9,0x200000006,0x34,0xff00000000, // 62 vdata:vgpr|agpr*2
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 62 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 62 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 62 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ffff9,0x200000006,0x34,0xff00000000, // 63 vdata:vgpr|agpr*2
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 63 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 63 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 63 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ffff9,0x20200000006,0x34,0xff00000000, // 64 +vdata:vgpr|agpr*2
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 64 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 64 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 64 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ffff9,0x200000006,0x34,0xff00000000, // 65 vdata:vgpr|agpr*2
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 65 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 65 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 65 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ffff9,0x20200000006,0x34,0xff00000000, // 66 +vdata:vgpr|agpr*2
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 66 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 66 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 66 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ffff9,0x20200000006,0x34,0xff00000000, // 67 +vdata:vgpr|agpr*2
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 67 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 67 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 67 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1fee00001ffff9,0x400000006,0x34,0xff00000000, // 68 vdata:vgpr|agpr*4
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 68 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 68 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 68 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1fee00001ffff9,0x400000006,0x34,0xff00000000, // 69 vdata:vgpr|agpr*4
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 69 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 69 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 69 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1fee00001ffff9,0x20400000006,0x34,0xff00000000, // 70 +vdata:vgpr|agpr*4
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 70 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 70 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 70 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1fee00001ffff9,0x400000006,0x34,0xff00000000, // 71 vdata:vgpr|agpr*4
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 71 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 71 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 71 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1fee00001ffff9,0x20400000006,0x34,0xff00000000, // 72 +vdata:vgpr|agpr*4
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 72 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 72 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 72 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1fee00001ffff9,0x20400000006,0x34,0xff00000000, // 73 +vdata:vgpr|agpr*4
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 73 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 73 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 73 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7effdffff9,0xb000100000006,0x34,0xff00000000, // 74 vdata:vgpr|agpr.bf16x2
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 74 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 74 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 74 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7effdffff9,0xb000100000006,0x34,0xff00000000, // 75 vdata:vgpr|agpr.bf16x2
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 75 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 75 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 75 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7effdffff9,0xb020100000006,0x34,0xff00000000, // 76 +vdata:vgpr|agpr.bf16x2
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 76 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 76 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 76 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7effdffff9,0xb000100000006,0x34,0xff00000000, // 77 vdata:vgpr|agpr.bf16x2
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 77 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 77 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 77 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7effdffff9,0xb020100000006,0x34,0xff00000000, // 78 +vdata:vgpr|agpr.bf16x2
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 78 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 78 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 78 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7effdffff9,0xb020100000006,0x34,0xff00000000, // 79 +vdata:vgpr|agpr.bf16x2
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 79 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 79 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 79 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7f7fdffff9,0xa000100000006,0x34,0xff00000000, // 80 vdata:vgpr|agpr.f16x2
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 80 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 80 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 80 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7f7fdffff9,0xa000100000006,0x34,0xff00000000, // 81 vdata:vgpr|agpr.f16x2
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 81 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 81 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 81 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7f7fdffff9,0xa020100000006,0x34,0xff00000000, // 82 +vdata:vgpr|agpr.f16x2
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 82 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 82 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 82 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7f7fdffff9,0xa000100000006,0x34,0xff00000000, // 83 vdata:vgpr|agpr.f16x2
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 83 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 83 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 83 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7f7fdffff9,0xa020100000006,0x34,0xff00000000, // 84 +vdata:vgpr|agpr.f16x2
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 84 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 84 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 84 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7f7fdffff9,0xa020100000006,0x34,0xff00000000, // 85 +vdata:vgpr|agpr.f16x2
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 85 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 85 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 85 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ffff9,0x10100000006,0x34,0xff00000000, // 86 =vdata:vgpr|agpr
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 86 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 86 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 86 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ffff9,0x10100000006,0x34,0xff00000000, // 87 =vdata:vgpr|agpr
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 87 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 87 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 87 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ffff9,0x10100000006,0x34,0xff00000000, // 88 =vdata:vgpr|agpr
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 88 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 88 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 88 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ffff9,0x10200000006,0x34,0xff00000000, // 89 =vdata:vgpr|agpr*2
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 89 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 89 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 89 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ffff9,0x10200000006,0x34,0xff00000000, // 90 =vdata:vgpr|agpr*2
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 90 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 90 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 90 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ffff9,0x10200000006,0x34,0xff00000000, // 91 =vdata:vgpr|agpr*2
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 91 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 91 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 91 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ff600001ffff9,0x10300000006,0x34,0xff00000000, // 92 =vdata:vgpr|agpr*3
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 92 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 92 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 92 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ff600001ffff9,0x10300000006,0x34,0xff00000000, // 93 =vdata:vgpr|agpr*3
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 93 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 93 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 93 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ff600001ffff9,0x10300000006,0x34,0xff00000000, // 94 =vdata:vgpr|agpr*3
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 94 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 94 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 94 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1fee00001ffff9,0x10400000006,0x34,0xff00000000, // 95 =vdata:vgpr|agpr*4
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 95 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 95 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 95 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1fee00001ffff9,0x10400000006,0x34,0xff00000000, // 96 =vdata:vgpr|agpr*4
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 96 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 96 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 96 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1fee00001ffff9,0x10400000006,0x34,0xff00000000, // 97 =vdata:vgpr|agpr*4
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 97 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 97 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 97 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ff600001ffff9,0x300000006,0x34,0xff00000000, // 98 vdata:vgpr|agpr*3
    0x1ffe00001fbfff,0x4000,0x3a,0xff00000000, // 98 vaddr:off
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 98 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 98 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ff600001ffff9,0x300000006,0x34,0xff00000000, // 99 vdata:vgpr|agpr*3
    0x1ffc00001ffffd,0x100000002,0x3a,0xff00000000, // 99 vaddr:vgpr
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 99 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 99 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ff600001ffff9,0x300000006,0x34,0xff00000000, // 100 vdata:vgpr|agpr*3
    0x1ffa00001ffffd,0x200000002,0x3a,0xff00000000, // 100 vaddr:vgpr*2
    0x1fee00001ffffe,0x400000001,0x40,0xff00000000, // 100 srsrc:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x46,0xff00000000, // 100 soffset:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 101 =vdst:vgpr
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 101 addr:vgpr
    0x1ffc00001ffffd,0x100000002,0x53,0xff00000000, // 101 data0:vgpr
    0x1ffc00001ffffd,0x100000002,0x59,0xff00000000, // 101 data1:vgpr
    0x1ffc00001ffffb,0x10100000004,1,0xff00000000, // 102 =vdst:agpr
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 102 addr:vgpr
    0x1ffc00001ffffb,0x100000004,0x53,0xff00000000, // 102 data0:agpr
    0x1ffc00001ffffb,0x100000004,0x59,0xff00000000, // 102 data1:agpr
    0x1ffa00001ffffd,0x10200000002,1,0xff00000000, // 103 =vdst:vgpr*2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 103 addr:vgpr
    0x1ffa00001ffffd,0x200000002,0x53,0xff00000000, // 103 data0:vgpr*2
    0x1ffa00001ffffd,0x200000002,0x59,0xff00000000, // 103 data1:vgpr*2
    0x1ffa00001ffffb,0x10200000004,1,0xff00000000, // 104 =vdst:agpr*2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 104 addr:vgpr
    0x1ffa00001ffffb,0x200000004,0x53,0xff00000000, // 104 data0:agpr*2
    0x1ffa00001ffffb,0x200000004,0x59,0xff00000000, // 104 data1:agpr*2
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 105 =vdst:vgpr.f32
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 105 addr:vgpr
    0x1ffc7ffedffffd,0x3000100000002,0x53,0xff00000000, // 105 data0:vgpr.f32
    0x1ffc7ffedffffd,0x3000100000002,0x59,0xff00000000, // 105 data1:vgpr.f32
    0x1ffc7ffedffffb,0x3010100000004,1,0xff00000000, // 106 =vdst:agpr.f32
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 106 addr:vgpr
    0x1ffc7ffedffffb,0x3000100000004,0x53,0xff00000000, // 106 data0:agpr.f32
    0x1ffc7ffedffffb,0x3000100000004,0x59,0xff00000000, // 106 data1:agpr.f32
    0x1ffa7ffddffffd,0x4010200000002,1,0xff00000000, // 107 =vdst:vgpr*2.f64
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 107 addr:vgpr
    0x1ffa7ffddffffd,0x4000200000002,0x53,0xff00000000, // 107 data0:vgpr*2.f64
    0x1ffa7ffddffffd,0x4000200000002,0x59,0xff00000000, // 107 data1:vgpr*2.f64
    0x1ffa7ffddffffb,0x4010200000004,1,0xff00000000, // 108 =vdst:agpr*2.f64
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 108 addr:vgpr
    0x1ffa7ffddffffb,0x4000200000004,0x53,0xff00000000, // 108 data0:agpr*2.f64
    0x1ffa7ffddffffb,0x4000200000004,0x59,0xff00000000, // 108 data1:agpr*2.f64
    0x1ffa00001ffffd,0x10200000002,1,0xff00000000, // 109 =vdst:vgpr*2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 109 addr:vgpr
    0x1ffc00001ffffd,0x100000002,0x53,0xff00000000, // 109 data0:vgpr
    0x1ffc00001ffffd,0x100000002,0x59,0xff00000000, // 109 data1:vgpr
    0x1ffa00001ffffb,0x10200000004,1,0xff00000000, // 110 =vdst:agpr*2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 110 addr:vgpr
    0x1ffc00001ffffb,0x100000004,0x53,0xff00000000, // 110 data0:agpr
    0x1ffc00001ffffb,0x100000004,0x59,0xff00000000, // 110 data1:agpr
    0x1fee00001ffffd,0x10400000002,1,0xff00000000, // 111 =vdst:vgpr*4
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 111 addr:vgpr
    0x1ffa00001ffffd,0x200000002,0x53,0xff00000000, // 111 data0:vgpr*2
    0x1ffa00001ffffd,0x200000002,0x59,0xff00000000, // 111 data1:vgpr*2
    0x1fee00001ffffb,0x10400000004,1,0xff00000000, // 112 =vdst:agpr*4
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 112 addr:vgpr
    0x1ffa00001ffffb,0x200000004,0x53,0xff00000000, // 112 data0:agpr*2
    0x1ffa00001ffffb,0x200000004,0x59,0xff00000000, // 112 data1:agpr*2
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 113 =vdst:vgpr
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 113 addr:vgpr*2
    0x1ffc00001ffffd,0x100000002,0x5f,0xff00000000, // 113 data:vgpr
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 113 saddr:off
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 114 =vdst:vgpr
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 114 addr:vgpr
    0x1ffc00001ffffd,0x100000002,0x5f,0xff00000000, // 114 data:vgpr
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 114 saddr:sgpr|vcc|flat_scratch*2
    0x1ffc00001ffffb,0x10100000004,1,0xff00000000, // 115 =vdst:agpr
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 115 addr:vgpr*2
    0x1ffc00001ffffb,0x100000004,0x5f,0xff00000000, // 115 data:agpr
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 115 saddr:off
    0x1ffc00001ffffb,0x10100000004,1,0xff00000000, // 116 =vdst:agpr
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 116 addr:vgpr
    0x1ffc00001ffffb,0x100000004,0x5f,0xff00000000, // 116 data:agpr
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 116 saddr:sgpr|vcc|flat_scratch*2
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 117 =vdst:vgpr.f32
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 117 addr:vgpr*2
    0x1ffc7ffedffffd,0x3000100000002,0x5f,0xff00000000, // 117 data:vgpr.f32
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 117 saddr:off
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 118 =vdst:vgpr.f32
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 118 addr:vgpr
    0x1ffc7ffedffffd,0x3000100000002,0x5f,0xff00000000, // 118 data:vgpr.f32
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 118 saddr:sgpr|vcc|flat_scratch*2
    0x1ffc7ffedffffb,0x3010100000004,1,0xff00000000, // 119 =vdst:agpr.f32
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 119 addr:vgpr*2
    0x1ffc7ffedffffb,0x3000100000004,0x5f,0xff00000000, // 119 data:agpr.f32
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 119 saddr:off
    0x1ffc7ffedffffb,0x3010100000004,1,0xff00000000, // 120 =vdst:agpr.f32
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 120 addr:vgpr
    0x1ffc7ffedffffb,0x3000100000004,0x5f,0xff00000000, // 120 data:agpr.f32
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 120 saddr:sgpr|vcc|flat_scratch*2
    0x1ffa7ffddffffd,0x4010200000002,1,0xff00000000, // 121 =vdst:vgpr*2.f64
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 121 addr:vgpr*2
    0x1ffa7ffddffffd,0x4000200000002,0x5f,0xff00000000, // 121 data:vgpr*2.f64
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 121 saddr:off
    0x1ffa7ffddffffd,0x4010200000002,1,0xff00000000, // 122 =vdst:vgpr*2.f64
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 122 addr:vgpr
    0x1ffa7ffddffffd,0x4000200000002,0x5f,0xff00000000, // 122 data:vgpr*2.f64
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 122 saddr:sgpr|vcc|flat_scratch*2
    0x1ffa7ffddffffb,0x4010200000004,1,0xff00000000, // 123 =vdst:agpr*2.f64
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 123 addr:vgpr*2
    0x1ffa7ffddffffb,0x4000200000004,0x5f,0xff00000000, // 123 data:agpr*2.f64
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 123 saddr:off
    0x1ffa7ffddffffb,0x4010200000004,1,0xff00000000, // 124 =vdst:agpr*2.f64
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 124 addr:vgpr
    0x1ffa7ffddffffb,0x4000200000004,0x5f,0xff00000000, // 124 data:agpr*2.f64
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 124 saddr:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffffd,0x10200000002,1,0xff00000000, // 125 =vdst:vgpr*2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 125 addr:vgpr*2
    0x1ffa00001ffffd,0x200000002,0x5f,0xff00000000, // 125 data:vgpr*2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 125 saddr:off
    0x1ffa00001ffffd,0x10200000002,1,0xff00000000, // 126 =vdst:vgpr*2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 126 addr:vgpr
    0x1ffa00001ffffd,0x200000002,0x5f,0xff00000000, // 126 data:vgpr*2
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 126 saddr:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffffb,0x10200000004,1,0xff00000000, // 127 =vdst:agpr*2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 127 addr:vgpr*2
    0x1ffa00001ffffb,0x200000004,0x5f,0xff00000000, // 127 data:agpr*2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 127 saddr:off
    0x1ffa00001ffffb,0x10200000004,1,0xff00000000, // 128 =vdst:agpr*2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 128 addr:vgpr
    0x1ffa00001ffffb,0x200000004,0x5f,0xff00000000, // 128 data:agpr*2
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 128 saddr:sgpr|vcc|flat_scratch*2
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 129 =vdst:vgpr
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 129 addr:vgpr*2
    0x1ffa00001ffffd,0x200000002,0x5f,0xff00000000, // 129 data:vgpr*2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 129 saddr:off
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 130 =vdst:vgpr
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 130 addr:vgpr
    0x1ffa00001ffffd,0x200000002,0x5f,0xff00000000, // 130 data:vgpr*2
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 130 saddr:sgpr|vcc|flat_scratch*2
    0x1ffc00001ffffb,0x10100000004,1,0xff00000000, // 131 =vdst:agpr
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 131 addr:vgpr*2
    0x1ffa00001ffffb,0x200000004,0x5f,0xff00000000, // 131 data:agpr*2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 131 saddr:off
    0x1ffc00001ffffb,0x10100000004,1,0xff00000000, // 132 =vdst:agpr
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 132 addr:vgpr
    0x1ffa00001ffffb,0x200000004,0x5f,0xff00000000, // 132 data:agpr*2
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 132 saddr:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffffd,0x10200000002,1,0xff00000000, // 133 =vdst:vgpr*2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 133 addr:vgpr*2
    0x1fee00001ffffd,0x400000002,0x5f,0xff00000000, // 133 data:vgpr*4
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 133 saddr:off
    0x1ffa00001ffffd,0x10200000002,1,0xff00000000, // 134 =vdst:vgpr*2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 134 addr:vgpr
    0x1fee00001ffffd,0x400000002,0x5f,0xff00000000, // 134 data:vgpr*4
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 134 saddr:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffffb,0x10200000004,1,0xff00000000, // 135 =vdst:agpr*2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 135 addr:vgpr*2
    0x1fee00001ffffb,0x400000004,0x5f,0xff00000000, // 135 data:agpr*4
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 135 saddr:off
    0x1ffa00001ffffb,0x10200000004,1,0xff00000000, // 136 =vdst:agpr*2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 136 addr:vgpr
    0x1fee00001ffffb,0x400000004,0x5f,0xff00000000, // 136 data:agpr*4
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 136 saddr:sgpr|vcc|flat_scratch*2
    0x1ffc7effdffffd,0xb010100000002,1,0xff00000000, // 137 =vdst:vgpr.bf16x2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 137 addr:vgpr*2
    0x1ffc7effdffffd,0xb000100000002,0x5f,0xff00000000, // 137 data:vgpr.bf16x2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 137 saddr:off
    0x1ffc7effdffffd,0xb010100000002,1,0xff00000000, // 138 =vdst:vgpr.bf16x2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 138 addr:vgpr
    0x1ffc7effdffffd,0xb000100000002,0x5f,0xff00000000, // 138 data:vgpr.bf16x2
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 138 saddr:sgpr|vcc|flat_scratch*2
    0x1ffc7effdffffb,0xb010100000004,1,0xff00000000, // 139 =vdst:agpr.bf16x2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 139 addr:vgpr*2
    0x1ffc7effdffffb,0xb000100000004,0x5f,0xff00000000, // 139 data:agpr.bf16x2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 139 saddr:off
    0x1ffc7effdffffb,0xb010100000004,1,0xff00000000, // 140 =vdst:agpr.bf16x2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 140 addr:vgpr
    0x1ffc7effdffffb,0xb000100000004,0x5f,0xff00000000, // 140 data:agpr.bf16x2
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 140 saddr:sgpr|vcc|flat_scratch*2
    0x1ffc7f7fdffffd,0xa010100000002,1,0xff00000000, // 141 =vdst:vgpr.f16x2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 141 addr:vgpr*2
    0x1ffc7f7fdffffd,0xa000100000002,0x5f,0xff00000000, // 141 data:vgpr.f16x2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 141 saddr:off
    0x1ffc7f7fdffffd,0xa010100000002,1,0xff00000000, // 142 =vdst:vgpr.f16x2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 142 addr:vgpr
    0x1ffc7f7fdffffd,0xa000100000002,0x5f,0xff00000000, // 142 data:vgpr.f16x2
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 142 saddr:sgpr|vcc|flat_scratch*2
    0x1ffc7f7fdffffb,0xa010100000004,1,0xff00000000, // 143 =vdst:agpr.f16x2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 143 addr:vgpr*2
    0x1ffc7f7fdffffb,0xa000100000004,0x5f,0xff00000000, // 143 data:agpr.f16x2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 143 saddr:off
    0x1ffc7f7fdffffb,0xa010100000004,1,0xff00000000, // 144 =vdst:agpr.f16x2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 144 addr:vgpr
    0x1ffc7f7fdffffb,0xa000100000004,0x5f,0xff00000000, // 144 data:agpr.f16x2
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 144 saddr:sgpr|vcc|flat_scratch*2
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 145 =vdst:vgpr.u32
    0x1ffc7fe7dff004,0x7000100000ffb,6,0xff00000000, // 145 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    0x1ffc7fe7dff004,0x7000100000ffb,0xb,0xff00000000, // 145 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    0x1ffc7fe7dff004,0x7000100000ffb,0x10,0xff00000000, // 145 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 146 =vdst:vgpr.u32
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 146 =vcc:vcc*2.mask
    0x1ffc7fe7dfe004,0x7000100001ffb,6,0xff00000000, // 146 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.u32
    0x1ffc7fe7dffffd,0x7000100000002,0xb,0xff00000000, // 146 src1:vgpr.u32
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 147 =vdst:vgpr.u32
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 147 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7fe7dff004,0x7000100000ffb,6,0xff00000000, // 147 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    0x1ffc7fe7dff004,0x7000100000ffb,0xb,0xff00000000, // 147 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 148 =vdst:vgpr.u32
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 148 =vcc:vcc*2.mask
    0x1ffc7fe7dff004,0x7000100000ffb,6,0x4ff00000000, // 148 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32{sext}
    0x1ffc7fe7dff004,0x7000100000ffb,0xb,0x4ff00000000, // 148 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32{sext}
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 150 =vdst:vgpr
    0x1ffc00001ff004,0x100000ffb,6,0xff00000000, // 150 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 150 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ff004,0x100000ffb,0x10,0xff00000000, // 150 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 151 =vdst:vgpr
    0x1ffc00001ff804,0x1000007fb,6,0xff00000000, // 151 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    0x1ffc00001ff804,0x1000007fb,0xb,0xff00000000, // 151 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    0x1ffc00001ff804,0x1000007fb,0x10,0xff00000000, // 151 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 152 =vdst:vgpr
    0x1ffc00001ff3fd,0x100000c02,6,0xff00000000, // 152 src0:vgpr|int|float
    0x1ffc00001ffffd,0x100000002,0xb,0xff00000000, // 152 src1:vgpr
    0x1ffa00001ffff7,0x12000200000008,0x2b,0xff00000000, // 152 vcc:vcc*2.mask
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 153 =vdst:vgpr
    0x1ffc00001ff3fd,0x100000c02,6,0x3ff00000000, // 153 src0:vgpr|int|float{neg|abs}
    0x1ffc00001ff3fd,0x100000c02,0xb,0x3ff00000000, // 153 src1:vgpr|int|float{neg|abs}
    0x1ffa00001ffee6,0x12000200000119,0x10,0xff00000000, // 153 src2:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 154 =vdst:vgpr
    0x1ffc00001ff3fd,0x100000c02,6,0x3ff00000000, // 154 src0:vgpr|int|float{neg|abs}
    0x1ffc00001ff3fd,0x100000c02,0xb,0x3ff00000000, // 154 src1:vgpr|int|float{neg|abs}
    0x1ffa00001ffff7,0x12000200000008,0x2b,0xff00000000, // 154 vcc:vcc*2.mask
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 155 =vdst:vgpr
    0x1ffc00001ffffd,0x100000002,6,0x3ff00000000, // 155 src0:vgpr{neg|abs}
    0x1ffc00001ffffd,0x100000002,0xb,0x3ff00000000, // 155 src1:vgpr{neg|abs}
    0x1ffa00001ffff7,0x12000200000008,0x2b,0xff00000000, // 155 vcc:vcc*2.mask
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 156 =vdst:vgpr.f32
    0x1ffc7ffedff004,0x3000100000ffb,6,0x3ff00000000, // 156 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0x3ff00000000, // 156 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0x10,0x3ff00000000, // 156 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 157 =vdst:vgpr
    0x1ffc00001ff004,0x100000ffb,6,0x3ff00000000, // 157 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 157 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ff004,0x100000ffb,0x10,0xff00000000, // 157 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1fbe00001ffffd,0x10600000002,1,0xff00000000, // 158 =vdst:vgpr*6
    0x1dfe00001ffffd,0x1000000002,6,0xff00000000, // 158 src0:vgpr*16
    0x1dfe00001ffffd,0x1000000002,0xb,0xff00000000, // 158 src1:vgpr*16
    0x1ffc00001ff004,0x100000ffb,0x10,0xff00000000, // 158 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ffffd,0x20100000002,1,0xff00000000, // 159 +vdst:vgpr
    0x1ffc00001ff004,0x100000ffb,6,0x3ff00000000, // 159 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0x3ff00000000, // 159 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0x10,0x3ff00000000, // 159 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ffffd,0x20100000002,1,0xff00000000, // 160 +vdst:vgpr
    0x1ffc00001ff004,0x100000ffb,6,0x3ff00000000, // 160 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 160 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ff004,0x100000ffb,0x10,0x3ff00000000, // 160 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1fbe00001ffffd,0x100010600000002,1,0xff00000000, // 161 =vdst:vgpr*6 early
    0x1dfe00001ffffd,0x1000000002,6,0xff00000000, // 161 src0:vgpr*16
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 161 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ff004,0x100000ffb,0x10,0xff00000000, // 161 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1fbe00001ffffd,0x100010600000002,1,0xff00000000, // 162 =vdst:vgpr*6 early
    0x1bfe00001ffffd,0x2000000002,6,0xff00000000, // 162 src0:vgpr*32
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 162 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ff004,0x100000ffb,0x10,0xff00000000, // 162 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ffffd,0x100020100000002,1,0xff00000000, // 163 +vdst:vgpr early
    0x1ffc00001ff004,0x100000ffb,6,0x3ff00000000, // 163 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 163 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ff004,0x100000ffb,0x10,0x3ff00000000, // 163 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ffffd,0x100020100000002,1,0xff00000000, // 164 +vdst:vgpr early
    0x1ffa00001ffd3d,0x2000002c2,6,0x3ff00000000, // 164 src0:vgpr|scc|vccz|aperture*2{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 164 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ff004,0x100000ffb,0x10,0x3ff00000000, // 164 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 165 =vdst:vgpr.f16
    0x1ffc7fff9ff004,0x1000100000ffb,6,0x3ff00000000, // 165 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    0x1ffc7fff9ff004,0x1000100000ffb,0xb,0x3ff00000000, // 165 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    0x1ffc7fff9ff004,0x1000100000ffb,0x10,0x3ff00000000, // 165 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 166 =vdst:vgpr.f32
    0x1ffc7ffedff004,0x3000100000ffb,6,0x3ff00000000, // 166 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffc7ffedff004,0x3000100000ffb,0xb,0x3ff00000000, // 166 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffc7ffedff004,0x3000100000ffb,0x10,0x3ff00000000, // 166 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffa7ffddffffd,0x4010200000002,1,0xff00000000, // 167 =vdst:vgpr*2.f64
    0x1ffa7ffddff024,0x4000200000fdb,6,0x3ff00000000, // 167 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    0x1ffa7ffddff024,0x4000200000fdb,0xb,0x3ff00000000, // 167 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    0x1ffa7ffddff024,0x4000200000fdb,0x10,0x3ff00000000, // 167 src2:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 168 =vdst:vgpr.f32
    0x1ffc7ffedff3fd,0x3000100000c02,6,0x3ff00000000, // 168 src0:vgpr|int|float.f32{neg|abs}
    0x1ffc7ffedff3fd,0x3000100000c02,0xb,0x3ff00000000, // 168 src1:vgpr|int|float.f32{neg|abs}
    0x1ffc7ffedff3fd,0x3000100000c02,0x10,0x3ff00000000, // 168 src2:vgpr|int|float.f32{neg|abs}
    0x1ffa7ffddffffd,0x4010200000002,1,0xff00000000, // 169 =vdst:vgpr*2.f64
    0x1ffa7ffddff3f5,0x4000200000c0a,6,0x3ff00000000, // 169 src0:vgpr|vcc|int|float*2.f64{neg|abs}
    0x1ffa7ffddff3f5,0x4000200000c0a,0xb,0x3ff00000000, // 169 src1:vgpr|vcc|int|float*2.f64{neg|abs}
    0x1ffa7ffddff3f5,0x4000200000c0a,0x10,0x3ff00000000, // 169 src2:vgpr|vcc|int|float*2.f64{neg|abs}
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 170 =vdst:vgpr.f32
    0x1ffc7effdff004,0xb000100000ffb,6,0xff00000000, // 170 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.bf16x2
    0x1ffc7effdff004,0xb000100000ffb,0xb,0xff00000000, // 170 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.bf16x2
    0x1ffc7ffedff004,0x3000100000ffb,0x10,0xff00000000, // 170 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 171 =vdst:vgpr.f32
    0x1ffc7f7fdff004,0xa000100000ffb,6,0xff00000000, // 171 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2
    0x1ffc7f7fdff004,0xa000100000ffb,0xb,0xff00000000, // 171 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2
    0x1ffc7ffedff004,0x3000100000ffb,0x10,0xff00000000, // 171 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32
    0x1ffc7fe7dffffd,0x6010100000002,1,0xff00000000, // 172 =vdst:vgpr.i32
    0x1ffc79ffdff004,0xc000100000ffb,6,0xff00000000, // 172 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i16x2
    0x1ffc79ffdff004,0xc000100000ffb,0xb,0xff00000000, // 172 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i16x2
    0x1ffc7fe7dff004,0x6000100000ffb,0x10,0xff00000000, // 172 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 173 =vdst:vgpr.u32
    0x1ffc79ffdff004,0xd000100000ffb,6,0xff00000000, // 173 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u16x2
    0x1ffc79ffdff004,0xd000100000ffb,0xb,0xff00000000, // 173 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u16x2
    0x1ffc7fe7dff004,0x7000100000ffb,0x10,0xff00000000, // 173 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    0x1ffc7fe7dffffd,0x6010100000002,1,0xff00000000, // 174 =vdst:vgpr.i32
    0x1ffc3fffdff004,0x11000100000ffb,6,0xff00000000, // 174 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i8x4
    0x1ffc3fffdff004,0x11000100000ffb,0xb,0xff00000000, // 174 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i8x4
    0x1ffc7fe7dff004,0x6000100000ffb,0x10,0xff00000000, // 174 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 175 =vdst:vgpr.u32
    0x1ffc00001ff004,0x100000ffb,6,0xff00000000, // 175 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 175 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7fe7dff004,0x7000100000ffb,0x10,0xff00000000, // 175 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    0x1ffc7fe7dffffd,0x6010100000002,1,0xff00000000, // 176 =vdst:vgpr.i32
    0x1ffc00001ff004,0x100000ffb,6,0xff00000000, // 176 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 176 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7fe7dff004,0x6000100000ffb,0x10,0xff00000000, // 176 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 177 =vdst:vgpr.f32
    0x1ffc00001ff004,0x100000ffb,6,0x3ff00000000, // 177 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0x3ff00000000, // 177 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0x10,0x3ff00000000, // 177 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc7fff9ffffd,0x1020100000002,1,0xff00000000, // 178 +vdst:vgpr.f16
    0x1ffc00001ff004,0x100000ffb,6,0x3ff00000000, // 178 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0x3ff00000000, // 178 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0x10,0x3ff00000000, // 178 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 179 =vdst:vgpr.f32
    0x1ffc7ffedff3fd,0x3000100000c02,6,0xff00000000, // 179 src0:vgpr|int|float.f32
    0x1ffc7ffedffffd,0x3000100000002,0xb,0xff00000000, // 179 src1:vgpr.f32
    0x1ffc7ffedfefff,0x3000100001000,0x6a,0xff00000000, // 179 k:literal.f32
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 180 =vdst:vgpr.f32
    0x1ffc7ffedff3fd,0x3000100000c02,6,0xff00000000, // 180 src0:vgpr|int|float.f32
    0x1ffc7ffedfefff,0x3000100001000,0x6a,0xff00000000, // 180 k:literal.f32
    0x1ffc7ffedffffd,0x3000100000002,0xb,0xff00000000, // 180 src1:vgpr.f32
    0x1ffa00001ffffd,0x10200000002,1,0xff00000000, // 181 =vdst:vgpr*2
    0x1ffa00001ff024,0x200000fdb,6,0xff00000000, // 181 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 181 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ff024,0x200000fdb,0x10,0xff00000000, // 181 src2:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    0x1ffc7fe3dffffd,0x5010100000002,1,0xff00000000, // 182 =vdst:vgpr.i16
    0x1ffc7fe3dff804,0x50001000007fb,6,0xff00000000, // 182 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    0x1ffc7fe3dff804,0x50001000007fb,0xb,0xff00000000, // 182 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    0x1ffc7fe3dff804,0x50001000007fb,0x10,0xff00000000, // 182 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    0x1ffc7fe7dffffd,0x6010100000002,1,0xff00000000, // 183 =vdst:vgpr.i32
    0x1ffc7fe3dff804,0x50001000007fb,6,0xff00000000, // 183 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    0x1ffc7fe3dff804,0x50001000007fb,0xb,0xff00000000, // 183 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    0x1ffc7fe7dff004,0x6000100000ffb,0x10,0xff00000000, // 183 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    0x1ffc7fe7dffffd,0x6010100000002,1,0xff00000000, // 184 =vdst:vgpr.i32
    0x1ffc7fe7dff004,0x6000100000ffb,6,0xff00000000, // 184 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    0x1ffc7fe7dff004,0x6000100000ffb,0xb,0xff00000000, // 184 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    0x1ffc7fe7dff004,0x6000100000ffb,0x10,0xff00000000, // 184 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 185 =vdst:vgpr.u32
    0x1ffc00001ff804,0x1000007fb,6,0xff00000000, // 185 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    0x1ffc00001ff804,0x1000007fb,0xb,0xff00000000, // 185 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    0x1ffc7fe7dff004,0x7000100000ffb,0x10,0xff00000000, // 185 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 186 =vdst:vgpr.f16
    0x1ffc7fff9ff3fd,0x1000100000c02,6,0xff00000000, // 186 src0:vgpr|int|float.f16
    0x1ffc7fff9ffffd,0x1000100000002,0xb,0xff00000000, // 186 src1:vgpr.f16
    0x1ffc7fff9fefff,0x1000100001000,0x6a,0xff00000000, // 186 k:literal.f16
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 187 =vdst:vgpr.f16
    0x1ffc7fff9ff3fd,0x1000100000c02,6,0xff00000000, // 187 src0:vgpr|int|float.f16
    0x1ffc7fff9fefff,0x1000100001000,0x6a,0xff00000000, // 187 k:literal.f16
    0x1ffc7fff9ffffd,0x1000100000002,0xb,0xff00000000, // 187 src1:vgpr.f16
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 206 =vdst:vgpr*4.f32
    0x1ffa7effdffff9,0xb000200000006,6,0xff00000000, // 206 src0:vgpr|agpr*2.bf16x2
    0x1ffa7effdffff9,0xb000200000006,0xb,0xff00000000, // 206 src1:vgpr|agpr*2.bf16x2
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 206 src2:vgpr|int|float*4.f32
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 207 =vdst:agpr*4.f32
    0x1ffa7effdffff9,0xb000200000006,6,0xff00000000, // 207 src0:vgpr|agpr*2.bf16x2
    0x1ffa7effdffff9,0xb000200000006,0xb,0xff00000000, // 207 src1:vgpr|agpr*2.bf16x2
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 207 src2:agpr|int|float*4.f32
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 208 =vdst:vgpr*4.f32
    0x1ffa7f7fdffff9,0xa000200000006,6,0xff00000000, // 208 src0:vgpr|agpr*2.f16x2
    0x1ffa7f7fdffff9,0xa000200000006,0xb,0xff00000000, // 208 src1:vgpr|agpr*2.f16x2
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 208 src2:vgpr|int|float*4.f32
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 209 =vdst:agpr*4.f32
    0x1ffa7f7fdffff9,0xa000200000006,6,0xff00000000, // 209 src0:vgpr|agpr*2.f16x2
    0x1ffa7f7fdffff9,0xa000200000006,0xb,0xff00000000, // 209 src1:vgpr|agpr*2.f16x2
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 209 src2:agpr|int|float*4.f32
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 210 =vdst:vgpr*16.f32 early
    0x1ffc7ffedffff9,0x3000100000006,6,0xff00000000, // 210 src0:vgpr|agpr.f32
    0x1ffc7ffedffff9,0x3000100000006,0xb,0xff00000000, // 210 src1:vgpr|agpr.f32
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 210 src2:vgpr|int|float*16.f32
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 211 =vdst:agpr*16.f32 early
    0x1ffc7ffedffff9,0x3000100000006,6,0xff00000000, // 211 src0:vgpr|agpr.f32
    0x1ffc7ffedffff9,0x3000100000006,0xb,0xff00000000, // 211 src1:vgpr|agpr.f32
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 211 src2:agpr|int|float*16.f32
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 212 =vdst:vgpr*16.f32 early
    0x1ffc7effdffff9,0xb000100000006,6,0xff00000000, // 212 src0:vgpr|agpr.bf16x2
    0x1ffc7effdffff9,0xb000100000006,0xb,0xff00000000, // 212 src1:vgpr|agpr.bf16x2
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 212 src2:vgpr|int|float*16.f32
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 213 =vdst:agpr*16.f32 early
    0x1ffc7effdffff9,0xb000100000006,6,0xff00000000, // 213 src0:vgpr|agpr.bf16x2
    0x1ffc7effdffff9,0xb000100000006,0xb,0xff00000000, // 213 src1:vgpr|agpr.bf16x2
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 213 src2:agpr|int|float*16.f32
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 214 =vdst:vgpr*4.f32
    0x1fee7effdffff9,0xb000400000006,6,0xff00000000, // 214 src0:vgpr|agpr*4.bf16x2
    0x1fee7effdffff9,0xb000400000006,0xb,0xff00000000, // 214 src1:vgpr|agpr*4.bf16x2
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 214 src2:vgpr|int|float*4.f32
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 215 =vdst:agpr*4.f32
    0x1fee7effdffff9,0xb000400000006,6,0xff00000000, // 215 src0:vgpr|agpr*4.bf16x2
    0x1fee7effdffff9,0xb000400000006,0xb,0xff00000000, // 215 src1:vgpr|agpr*4.bf16x2
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 215 src2:agpr|int|float*4.f32
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 216 =vdst:vgpr*4.f32
    0x1ffa5fffdffff9,0x10000200000006,6,0xff00000000, // 216 src0:vgpr|agpr*2.bf8x4
    0x1ffa5fffdffff9,0x10000200000006,0xb,0xff00000000, // 216 src1:vgpr|agpr*2.bf8x4
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 216 src2:vgpr|int|float*4.f32
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 217 =vdst:agpr*4.f32
    0x1ffa5fffdffff9,0x10000200000006,6,0xff00000000, // 217 src0:vgpr|agpr*2.bf8x4
    0x1ffa5fffdffff9,0x10000200000006,0xb,0xff00000000, // 217 src1:vgpr|agpr*2.bf8x4
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 217 src2:agpr|int|float*4.f32
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 218 =vdst:vgpr*4.f32
    0x1ffa5fffdffff9,0x10000200000006,6,0xff00000000, // 218 src0:vgpr|agpr*2.bf8x4
    0x1ffa6fffdffff9,0xf000200000006,0xb,0xff00000000, // 218 src1:vgpr|agpr*2.fp8x4
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 218 src2:vgpr|int|float*4.f32
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 219 =vdst:agpr*4.f32
    0x1ffa5fffdffff9,0x10000200000006,6,0xff00000000, // 219 src0:vgpr|agpr*2.bf8x4
    0x1ffa6fffdffff9,0xf000200000006,0xb,0xff00000000, // 219 src1:vgpr|agpr*2.fp8x4
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 219 src2:agpr|int|float*4.f32
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 220 =vdst:vgpr*4.f32
    0x1fee7f7fdffff9,0xa000400000006,6,0xff00000000, // 220 src0:vgpr|agpr*4.f16x2
    0x1fee7f7fdffff9,0xa000400000006,0xb,0xff00000000, // 220 src1:vgpr|agpr*4.f16x2
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 220 src2:vgpr|int|float*4.f32
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 221 =vdst:agpr*4.f32
    0x1fee7f7fdffff9,0xa000400000006,6,0xff00000000, // 221 src0:vgpr|agpr*4.f16x2
    0x1fee7f7fdffff9,0xa000400000006,0xb,0xff00000000, // 221 src1:vgpr|agpr*4.f16x2
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 221 src2:agpr|int|float*4.f32
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 222 =vdst:vgpr*4.f32
    0x1ffa6fffdffff9,0xf000200000006,6,0xff00000000, // 222 src0:vgpr|agpr*2.fp8x4
    0x1ffa5fffdffff9,0x10000200000006,0xb,0xff00000000, // 222 src1:vgpr|agpr*2.bf8x4
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 222 src2:vgpr|int|float*4.f32
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 223 =vdst:agpr*4.f32
    0x1ffa6fffdffff9,0xf000200000006,6,0xff00000000, // 223 src0:vgpr|agpr*2.fp8x4
    0x1ffa5fffdffff9,0x10000200000006,0xb,0xff00000000, // 223 src1:vgpr|agpr*2.bf8x4
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 223 src2:agpr|int|float*4.f32
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 224 =vdst:vgpr*4.f32
    0x1ffa6fffdffff9,0xf000200000006,6,0xff00000000, // 224 src0:vgpr|agpr*2.fp8x4
    0x1ffa6fffdffff9,0xf000200000006,0xb,0xff00000000, // 224 src1:vgpr|agpr*2.fp8x4
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 224 src2:vgpr|int|float*4.f32
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 225 =vdst:agpr*4.f32
    0x1ffa6fffdffff9,0xf000200000006,6,0xff00000000, // 225 src0:vgpr|agpr*2.fp8x4
    0x1ffa6fffdffff9,0xf000200000006,0xb,0xff00000000, // 225 src1:vgpr|agpr*2.fp8x4
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 225 src2:agpr|int|float*4.f32
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 226 =vdst:vgpr*16.f32 early
    0x1ffa7effdffff9,0xb000200000006,6,0xff00000000, // 226 src0:vgpr|agpr*2.bf16x2
    0x1ffa7effdffff9,0xb000200000006,0xb,0xff00000000, // 226 src1:vgpr|agpr*2.bf16x2
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 226 src2:vgpr|int|float*16.f32
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 227 =vdst:agpr*16.f32 early
    0x1ffa7effdffff9,0xb000200000006,6,0xff00000000, // 227 src0:vgpr|agpr*2.bf16x2
    0x1ffa7effdffff9,0xb000200000006,0xb,0xff00000000, // 227 src1:vgpr|agpr*2.bf16x2
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 227 src2:agpr|int|float*16.f32
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 228 =vdst:vgpr*16.f32 early
    0x1ffa7f7fdffff9,0xa000200000006,6,0xff00000000, // 228 src0:vgpr|agpr*2.f16x2
    0x1ffa7f7fdffff9,0xa000200000006,0xb,0xff00000000, // 228 src1:vgpr|agpr*2.f16x2
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 228 src2:vgpr|int|float*16.f32
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 229 =vdst:agpr*16.f32 early
    0x1ffa7f7fdffff9,0xa000200000006,6,0xff00000000, // 229 src0:vgpr|agpr*2.f16x2
    0x1ffa7f7fdffff9,0xa000200000006,0xb,0xff00000000, // 229 src1:vgpr|agpr*2.f16x2
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 229 src2:agpr|int|float*16.f32
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 230 =vdst:vgpr*4.f32
    0x1ffc7ffedffff9,0x3000100000006,6,0xff00000000, // 230 src0:vgpr|agpr.f32
    0x1ffc7ffedffff9,0x3000100000006,0xb,0xff00000000, // 230 src1:vgpr|agpr.f32
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 230 src2:vgpr|int|float*4.f32
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 231 =vdst:agpr*4.f32
    0x1ffc7ffedffff9,0x3000100000006,6,0xff00000000, // 231 src0:vgpr|agpr.f32
    0x1ffc7ffedffff9,0x3000100000006,0xb,0xff00000000, // 231 src1:vgpr|agpr.f32
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 231 src2:agpr|int|float*4.f32
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 232 =vdst:vgpr*4.f32
    0x1ffa7ffedffff9,0x3000200000006,6,0xff00000000, // 232 src0:vgpr|agpr*2.f32
    0x1ffa7ffedffff9,0x3000200000006,0xb,0xff00000000, // 232 src1:vgpr|agpr*2.f32
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 232 src2:vgpr|int|float*4.f32
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 233 =vdst:agpr*4.f32
    0x1ffa7ffedffff9,0x3000200000006,6,0xff00000000, // 233 src0:vgpr|agpr*2.f32
    0x1ffa7ffedffff9,0x3000200000006,0xb,0xff00000000, // 233 src1:vgpr|agpr*2.f32
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 233 src2:agpr|int|float*4.f32
    0x1fee7ffedffffd,0x3010400000002,1,0xff00000000, // 234 =vdst:vgpr*4.f32
    0x1ffc7effdffff9,0xb000100000006,6,0xff00000000, // 234 src0:vgpr|agpr.bf16x2
    0x1ffc7effdffff9,0xb000100000006,0xb,0xff00000000, // 234 src1:vgpr|agpr.bf16x2
    0x1fee7ffedff3fd,0x3000400000c02,0x10,0xff00000000, // 234 src2:vgpr|int|float*4.f32
    0x1fee7ffedffffb,0x3010400000004,1,0xff00000000, // 235 =vdst:agpr*4.f32
    0x1ffc7effdffff9,0xb000100000006,6,0xff00000000, // 235 src0:vgpr|agpr.bf16x2
    0x1ffc7effdffff9,0xb000100000006,0xb,0xff00000000, // 235 src1:vgpr|agpr.bf16x2
    0x1fee7ffedff3fb,0x3000400000c04,0x10,0xff00000000, // 235 src2:agpr|int|float*4.f32
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 236 =vdst:vgpr*16.f32 early
    0x1fee7effdffff9,0xb000400000006,6,0xff00000000, // 236 src0:vgpr|agpr*4.bf16x2
    0x1fee7effdffff9,0xb000400000006,0xb,0xff00000000, // 236 src1:vgpr|agpr*4.bf16x2
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 236 src2:vgpr|int|float*16.f32
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 237 =vdst:agpr*16.f32 early
    0x1fee7effdffff9,0xb000400000006,6,0xff00000000, // 237 src0:vgpr|agpr*4.bf16x2
    0x1fee7effdffff9,0xb000400000006,0xb,0xff00000000, // 237 src1:vgpr|agpr*4.bf16x2
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 237 src2:agpr|int|float*16.f32
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 238 =vdst:vgpr*16.f32 early
    0x1ffa5fffdffff9,0x10000200000006,6,0xff00000000, // 238 src0:vgpr|agpr*2.bf8x4
    0x1ffa5fffdffff9,0x10000200000006,0xb,0xff00000000, // 238 src1:vgpr|agpr*2.bf8x4
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 238 src2:vgpr|int|float*16.f32
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 239 =vdst:agpr*16.f32 early
    0x1ffa5fffdffff9,0x10000200000006,6,0xff00000000, // 239 src0:vgpr|agpr*2.bf8x4
    0x1ffa5fffdffff9,0x10000200000006,0xb,0xff00000000, // 239 src1:vgpr|agpr*2.bf8x4
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 239 src2:agpr|int|float*16.f32
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 240 =vdst:vgpr*16.f32 early
    0x1ffa5fffdffff9,0x10000200000006,6,0xff00000000, // 240 src0:vgpr|agpr*2.bf8x4
    0x1ffa6fffdffff9,0xf000200000006,0xb,0xff00000000, // 240 src1:vgpr|agpr*2.fp8x4
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 240 src2:vgpr|int|float*16.f32
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 241 =vdst:agpr*16.f32 early
    0x1ffa5fffdffff9,0x10000200000006,6,0xff00000000, // 241 src0:vgpr|agpr*2.bf8x4
    0x1ffa6fffdffff9,0xf000200000006,0xb,0xff00000000, // 241 src1:vgpr|agpr*2.fp8x4
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 241 src2:agpr|int|float*16.f32
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 242 =vdst:vgpr*16.f32 early
    0x1fee7f7fdffff9,0xa000400000006,6,0xff00000000, // 242 src0:vgpr|agpr*4.f16x2
    0x1fee7f7fdffff9,0xa000400000006,0xb,0xff00000000, // 242 src1:vgpr|agpr*4.f16x2
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 242 src2:vgpr|int|float*16.f32
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 243 =vdst:agpr*16.f32 early
    0x1fee7f7fdffff9,0xa000400000006,6,0xff00000000, // 243 src0:vgpr|agpr*4.f16x2
    0x1fee7f7fdffff9,0xa000400000006,0xb,0xff00000000, // 243 src1:vgpr|agpr*4.f16x2
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 243 src2:agpr|int|float*16.f32
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 244 =vdst:vgpr*16.f32 early
    0x1ffa6fffdffff9,0xf000200000006,6,0xff00000000, // 244 src0:vgpr|agpr*2.fp8x4
    0x1ffa5fffdffff9,0x10000200000006,0xb,0xff00000000, // 244 src1:vgpr|agpr*2.bf8x4
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 244 src2:vgpr|int|float*16.f32
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 245 =vdst:agpr*16.f32 early
    0x1ffa6fffdffff9,0xf000200000006,6,0xff00000000, // 245 src0:vgpr|agpr*2.fp8x4
    0x1ffa5fffdffff9,0x10000200000006,0xb,0xff00000000, // 245 src1:vgpr|agpr*2.bf8x4
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 245 src2:agpr|int|float*16.f32
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 246 =vdst:vgpr*16.f32 early
    0x1ffa6fffdffff9,0xf000200000006,6,0xff00000000, // 246 src0:vgpr|agpr*2.fp8x4
    0x1ffa6fffdffff9,0xf000200000006,0xb,0xff00000000, // 246 src1:vgpr|agpr*2.fp8x4
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 246 src2:vgpr|int|float*16.f32
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 247 =vdst:agpr*16.f32 early
    0x1ffa6fffdffff9,0xf000200000006,6,0xff00000000, // 247 src0:vgpr|agpr*2.fp8x4
    0x1ffa6fffdffff9,0xf000200000006,0xb,0xff00000000, // 247 src1:vgpr|agpr*2.fp8x4
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 247 src2:agpr|int|float*16.f32
    0x1bfe7ffedffffd,0x103012000000002,1,0xff00000000, // 248 =vdst:vgpr*32.f32 early
    0x1ffc7ffedffff9,0x3000100000006,6,0xff00000000, // 248 src0:vgpr|agpr.f32
    0x1ffc7ffedffff9,0x3000100000006,0xb,0xff00000000, // 248 src1:vgpr|agpr.f32
    0x1bfe7ffedff3fd,0x3002000000c02,0x10,0xff00000000, // 248 src2:vgpr|int|float*32.f32
    0x1bfe7ffedffffb,0x103012000000004,1,0xff00000000, // 249 =vdst:agpr*32.f32 early
    0x1ffc7ffedffff9,0x3000100000006,6,0xff00000000, // 249 src0:vgpr|agpr.f32
    0x1ffc7ffedffff9,0x3000100000006,0xb,0xff00000000, // 249 src1:vgpr|agpr.f32
    0x1bfe7ffedff3fb,0x3002000000c04,0x10,0xff00000000, // 249 src2:agpr|int|float*32.f32
    0x1bfe7ffedffffd,0x103012000000002,1,0xff00000000, // 250 =vdst:vgpr*32.f32 early
    0x1ffc7effdffff9,0xb000100000006,6,0xff00000000, // 250 src0:vgpr|agpr.bf16x2
    0x1ffc7effdffff9,0xb000100000006,0xb,0xff00000000, // 250 src1:vgpr|agpr.bf16x2
    0x1bfe7ffedff3fd,0x3002000000c02,0x10,0xff00000000, // 250 src2:vgpr|int|float*32.f32
    0x1bfe7ffedffffb,0x103012000000004,1,0xff00000000, // 251 =vdst:agpr*32.f32 early
    0x1ffc7effdffff9,0xb000100000006,6,0xff00000000, // 251 src0:vgpr|agpr.bf16x2
    0x1ffc7effdffff9,0xb000100000006,0xb,0xff00000000, // 251 src1:vgpr|agpr.bf16x2
    0x1bfe7ffedff3fb,0x3002000000c04,0x10,0xff00000000, // 251 src2:agpr|int|float*32.f32
    0x1bfe7ffedffffd,0x103012000000002,1,0xff00000000, // 252 =vdst:vgpr*32.f32 early
    0x1ffa7effdffff9,0xb000200000006,6,0xff00000000, // 252 src0:vgpr|agpr*2.bf16x2
    0x1ffa7effdffff9,0xb000200000006,0xb,0xff00000000, // 252 src1:vgpr|agpr*2.bf16x2
    0x1bfe7ffedff3fd,0x3002000000c02,0x10,0xff00000000, // 252 src2:vgpr|int|float*32.f32
    0x1bfe7ffedffffb,0x103012000000004,1,0xff00000000, // 253 =vdst:agpr*32.f32 early
    0x1ffa7effdffff9,0xb000200000006,6,0xff00000000, // 253 src0:vgpr|agpr*2.bf16x2
    0x1ffa7effdffff9,0xb000200000006,0xb,0xff00000000, // 253 src1:vgpr|agpr*2.bf16x2
    0x1bfe7ffedff3fb,0x3002000000c04,0x10,0xff00000000, // 253 src2:agpr|int|float*32.f32
    0x1bfe7ffedffffd,0x103012000000002,1,0xff00000000, // 254 =vdst:vgpr*32.f32 early
    0x1ffa7f7fdffff9,0xa000200000006,6,0xff00000000, // 254 src0:vgpr|agpr*2.f16x2
    0x1ffa7f7fdffff9,0xa000200000006,0xb,0xff00000000, // 254 src1:vgpr|agpr*2.f16x2
    0x1bfe7ffedff3fd,0x3002000000c02,0x10,0xff00000000, // 254 src2:vgpr|int|float*32.f32
    0x1bfe7ffedffffb,0x103012000000004,1,0xff00000000, // 255 =vdst:agpr*32.f32 early
    0x1ffa7f7fdffff9,0xa000200000006,6,0xff00000000, // 255 src0:vgpr|agpr*2.f16x2
    0x1ffa7f7fdffff9,0xa000200000006,0xb,0xff00000000, // 255 src1:vgpr|agpr*2.f16x2
    0x1bfe7ffedff3fb,0x3002000000c04,0x10,0xff00000000, // 255 src2:agpr|int|float*32.f32
    0x1dfe7ffedffffd,0x103011000000002,1,0xff00000000, // 256 =vdst:vgpr*16.f32 early
    0x1ffa7ffedffff9,0x3000200000006,6,0xff00000000, // 256 src0:vgpr|agpr*2.f32
    0x1ffa7ffedffff9,0x3000200000006,0xb,0xff00000000, // 256 src1:vgpr|agpr*2.f32
    0x1dfe7ffedff3fd,0x3001000000c02,0x10,0xff00000000, // 256 src2:vgpr|int|float*16.f32
    0x1dfe7ffedffffb,0x103011000000004,1,0xff00000000, // 257 =vdst:agpr*16.f32 early
    0x1ffa7ffedffff9,0x3000200000006,6,0xff00000000, // 257 src0:vgpr|agpr*2.f32
    0x1ffa7ffedffff9,0x3000200000006,0xb,0xff00000000, // 257 src1:vgpr|agpr*2.f32
    0x1dfe7ffedff3fb,0x3001000000c04,0x10,0xff00000000, // 257 src2:agpr|int|float*16.f32
    0x1efe7ffddffffd,0x104010800000002,1,0xff00000000, // 276 =vdst:vgpr*8.f64 early
    0x1ffa7ffddffff9,0x4000200000006,6,0xff00000000, // 276 src0:vgpr|agpr*2.f64
    0x1ffa7ffddffff9,0x4000200000006,0xb,0xff00000000, // 276 src1:vgpr|agpr*2.f64
    0x1efe7ffddff3fd,0x4000800000c02,0x10,0xff00000000, // 276 src2:vgpr|int|float*8.f64
    0x1efe7ffddffffb,0x104010800000004,1,0xff00000000, // 277 =vdst:agpr*8.f64 early
    0x1ffa7ffddffff9,0x4000200000006,6,0xff00000000, // 277 src0:vgpr|agpr*2.f64
    0x1ffa7ffddffff9,0x4000200000006,0xb,0xff00000000, // 277 src1:vgpr|agpr*2.f64
    0x1efe7ffddff3fb,0x4000800000c04,0x10,0xff00000000, // 277 src2:agpr|int|float*8.f64
    0x1ffa7ffddffffd,0x4010200000002,1,0xff00000000, // 278 =vdst:vgpr*2.f64
    0x1ffa7ffddffff9,0x4000200000006,6,0xff00000000, // 278 src0:vgpr|agpr*2.f64
    0x1ffa7ffddffff9,0x4000200000006,0xb,0xff00000000, // 278 src1:vgpr|agpr*2.f64
    0x1ffa7ffddff13d,0x4000200000ec2,0x10,0xff00000000, // 278 src2:vgpr|scc|vccz|aperture|int|float*2.f64
    0x1ffa7ffddffffb,0x4010200000004,1,0xff00000000, // 279 =vdst:agpr*2.f64
    0x1ffa7ffddffff9,0x4000200000006,6,0xff00000000, // 279 src0:vgpr|agpr*2.f64
    0x1ffa7ffddffff9,0x4000200000006,0xb,0xff00000000, // 279 src1:vgpr|agpr*2.f64
    0x1ffa7ffddff13b,0x4000200000ec4,0x10,0xff00000000, // 279 src2:agpr|scc|vccz|aperture|int|float*2.f64
    0x1fee7fe7dffffd,0x6010400000002,1,0xff00000000, // 280 =vdst:vgpr*4.i32
    0x1ffc3fffdffff9,0x11000100000006,6,0xff00000000, // 280 src0:vgpr|agpr.i8x4
    0x1ffc3fffdffff9,0x11000100000006,0xb,0xff00000000, // 280 src1:vgpr|agpr.i8x4
    0x1fee7fe7dff3fd,0x6000400000c02,0x10,0xff00000000, // 280 src2:vgpr|int|float*4.i32
    0x1fee7fe7dffffb,0x6010400000004,1,0xff00000000, // 281 =vdst:agpr*4.i32
    0x1ffc3fffdffff9,0x11000100000006,6,0xff00000000, // 281 src0:vgpr|agpr.i8x4
    0x1ffc3fffdffff9,0x11000100000006,0xb,0xff00000000, // 281 src1:vgpr|agpr.i8x4
    0x1fee7fe7dff3fb,0x6000400000c04,0x10,0xff00000000, // 281 src2:agpr|int|float*4.i32
    0x1fee7fe7dffffd,0x6010400000002,1,0xff00000000, // 282 =vdst:vgpr*4.i32
    0x1ffa3fffdffff9,0x11000200000006,6,0xff00000000, // 282 src0:vgpr|agpr*2.i8x4
    0x1ffa3fffdffff9,0x11000200000006,0xb,0xff00000000, // 282 src1:vgpr|agpr*2.i8x4
    0x1fee7fe7dff3fd,0x6000400000c02,0x10,0xff00000000, // 282 src2:vgpr|int|float*4.i32
    0x1fee7fe7dffffb,0x6010400000004,1,0xff00000000, // 283 =vdst:agpr*4.i32
    0x1ffa3fffdffff9,0x11000200000006,6,0xff00000000, // 283 src0:vgpr|agpr*2.i8x4
    0x1ffa3fffdffff9,0x11000200000006,0xb,0xff00000000, // 283 src1:vgpr|agpr*2.i8x4
    0x1fee7fe7dff3fb,0x6000400000c04,0x10,0xff00000000, // 283 src2:agpr|int|float*4.i32
    0x1dfe7fe7dffffd,0x106011000000002,1,0xff00000000, // 284 =vdst:vgpr*16.i32 early
    0x1ffc3fffdffff9,0x11000100000006,6,0xff00000000, // 284 src0:vgpr|agpr.i8x4
    0x1ffc3fffdffff9,0x11000100000006,0xb,0xff00000000, // 284 src1:vgpr|agpr.i8x4
    0x1dfe7fe7dff3fd,0x6001000000c02,0x10,0xff00000000, // 284 src2:vgpr|int|float*16.i32
    0x1dfe7fe7dffffb,0x106011000000004,1,0xff00000000, // 285 =vdst:agpr*16.i32 early
    0x1ffc3fffdffff9,0x11000100000006,6,0xff00000000, // 285 src0:vgpr|agpr.i8x4
    0x1ffc3fffdffff9,0x11000100000006,0xb,0xff00000000, // 285 src1:vgpr|agpr.i8x4
    0x1dfe7fe7dff3fb,0x6001000000c04,0x10,0xff00000000, // 285 src2:agpr|int|float*16.i32
    0x1fee7fe7dffffd,0x6010400000002,1,0xff00000000, // 286 =vdst:vgpr*4.i32
    0x1fee3fffdffff9,0x11000400000006,6,0xff00000000, // 286 src0:vgpr|agpr*4.i8x4
    0x1fee3fffdffff9,0x11000400000006,0xb,0xff00000000, // 286 src1:vgpr|agpr*4.i8x4
    0x1fee7fe7dff3fd,0x6000400000c02,0x10,0xff00000000, // 286 src2:vgpr|int|float*4.i32
    0x1fee7fe7dffffb,0x6010400000004,1,0xff00000000, // 287 =vdst:agpr*4.i32
    0x1fee3fffdffff9,0x11000400000006,6,0xff00000000, // 287 src0:vgpr|agpr*4.i8x4
    0x1fee3fffdffff9,0x11000400000006,0xb,0xff00000000, // 287 src1:vgpr|agpr*4.i8x4
    0x1fee7fe7dff3fb,0x6000400000c04,0x10,0xff00000000, // 287 src2:agpr|int|float*4.i32
    0x1dfe7fe7dffffd,0x106011000000002,1,0xff00000000, // 288 =vdst:vgpr*16.i32 early
    0x1ffa3fffdffff9,0x11000200000006,6,0xff00000000, // 288 src0:vgpr|agpr*2.i8x4
    0x1ffa3fffdffff9,0x11000200000006,0xb,0xff00000000, // 288 src1:vgpr|agpr*2.i8x4
    0x1dfe7fe7dff3fd,0x6001000000c02,0x10,0xff00000000, // 288 src2:vgpr|int|float*16.i32
    0x1dfe7fe7dffffb,0x106011000000004,1,0xff00000000, // 289 =vdst:agpr*16.i32 early
    0x1ffa3fffdffff9,0x11000200000006,6,0xff00000000, // 289 src0:vgpr|agpr*2.i8x4
    0x1ffa3fffdffff9,0x11000200000006,0xb,0xff00000000, // 289 src1:vgpr|agpr*2.i8x4
    0x1dfe7fe7dff3fb,0x6001000000c04,0x10,0xff00000000, // 289 src2:agpr|int|float*16.i32
    0x1dfe7fe7dffffd,0x106011000000002,1,0xff00000000, // 290 =vdst:vgpr*16.i32 early
    0x1fee3fffdffff9,0x11000400000006,6,0xff00000000, // 290 src0:vgpr|agpr*4.i8x4
    0x1fee3fffdffff9,0x11000400000006,0xb,0xff00000000, // 290 src1:vgpr|agpr*4.i8x4
    0x1dfe7fe7dff3fd,0x6001000000c02,0x10,0xff00000000, // 290 src2:vgpr|int|float*16.i32
    0x1dfe7fe7dffffb,0x106011000000004,1,0xff00000000, // 291 =vdst:agpr*16.i32 early
    0x1fee3fffdffff9,0x11000400000006,6,0xff00000000, // 291 src0:vgpr|agpr*4.i8x4
    0x1fee3fffdffff9,0x11000400000006,0xb,0xff00000000, // 291 src1:vgpr|agpr*4.i8x4
    0x1dfe7fe7dff3fb,0x6001000000c04,0x10,0xff00000000, // 291 src2:agpr|int|float*16.i32
    0x1bfe7fe7dffffd,0x106012000000002,1,0xff00000000, // 292 =vdst:vgpr*32.i32 early
    0x1ffc3fffdffff9,0x11000100000006,6,0xff00000000, // 292 src0:vgpr|agpr.i8x4
    0x1ffc3fffdffff9,0x11000100000006,0xb,0xff00000000, // 292 src1:vgpr|agpr.i8x4
    0x1bfe7fe7dff3fd,0x6002000000c02,0x10,0xff00000000, // 292 src2:vgpr|int|float*32.i32
    0x1bfe7fe7dffffb,0x106012000000004,1,0xff00000000, // 293 =vdst:agpr*32.i32 early
    0x1ffc3fffdffff9,0x11000100000006,6,0xff00000000, // 293 src0:vgpr|agpr.i8x4
    0x1ffc3fffdffff9,0x11000100000006,0xb,0xff00000000, // 293 src1:vgpr|agpr.i8x4
    0x1bfe7fe7dff3fb,0x6002000000c04,0x10,0xff00000000, // 293 src2:agpr|int|float*32.i32
    0x1ffa00001ffffd,0x100010200000002,1,0xff00000000, // 294 =vdst:vgpr*2 early
    0x1ffa00001ff024,0x200000fdb,6,0xff00000000, // 294 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 294 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ff024,0x200000fdb,0x10,0xff00000000, // 294 src2:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    0x1fee00001ffffd,0x100010400000002,1,0xff00000000, // 295 =vdst:vgpr*4 early
    0x1ffa00001ff024,0x200000fdb,6,0xff00000000, // 295 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 295 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1fee00001ffffd,0x400000002,0x10,0xff00000000, // 295 src2:vgpr*4
    0x1ffc7f7fdffffd,0xa010100000002,1,0xff00000000, // 296 =vdst:vgpr.f16x2
    0x1ffc7f7fdff004,0xa000100000ffb,6,0xff00000000, // 296 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2
    0x1ffc7f7fdff004,0xa000100000ffb,0xb,0xff00000000, // 296 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2
    0x1ffc7f7fdff004,0xa000100000ffb,0x10,0xff00000000, // 296 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2
    0x1ffa77fedffffd,0xe010200000002,1,0xff00000000, // 297 =vdst:vgpr*2.f32x2
    0x1ffa77fedff024,0xe000200000fdb,6,0xff00000000, // 297 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f32x2
    0x1ffa77fedff024,0xe000200000fdb,0xb,0xff00000000, // 297 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f32x2
    0x1ffa77fedff024,0xe000200000fdb,0x10,0xff00000000, // 297 src2:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f32x2
    0x1ffc79ffdffffd,0xc010100000002,1,0xff00000000, // 298 =vdst:vgpr.i16x2
    0x1ffc79ffdff004,0xc000100000ffb,6,0xff00000000, // 298 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i16x2
    0x1ffc79ffdff004,0xc000100000ffb,0xb,0xff00000000, // 298 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i16x2
    0x1ffc79ffdff004,0xc000100000ffb,0x10,0xff00000000, // 298 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i16x2
    0x1ffc79ffdffffd,0xd010100000002,1,0xff00000000, // 299 =vdst:vgpr.u16x2
    0x1ffc79ffdff004,0xd000100000ffb,6,0xff00000000, // 299 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u16x2
    0x1ffc79ffdff004,0xd000100000ffb,0xb,0xff00000000, // 299 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u16x2
    0x1ffc79ffdff004,0xd000100000ffb,0x10,0xff00000000, // 299 src2:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u16x2
    0x1fee7ffedffff9,0x3020400000006,1,0xff00000000, // 300 +vdst:vgpr|agpr*4.f32
    0x1fee5fffdffff9,0x10000400000006,6,0xff00000000, // 300 src0:vgpr|agpr*4.bf8x4
    0x1efe5fffdffff9,0x10000800000006,0xb,0xff00000000, // 300 src1:vgpr|agpr*8.bf8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 300 idx:vgpr
    0x1fee7ffedffff9,0x3020400000006,1,0xff00000000, // 301 +vdst:vgpr|agpr*4.f32
    0x1fee5fffdffff9,0x10000400000006,6,0xff00000000, // 301 src0:vgpr|agpr*4.bf8x4
    0x1efe6fffdffff9,0xf000800000006,0xb,0xff00000000, // 301 src1:vgpr|agpr*8.fp8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 301 idx:vgpr
    0x1fee7ffedffff9,0x3020400000006,1,0xff00000000, // 302 +vdst:vgpr|agpr*4.f32
    0x1fee6fffdffff9,0xf000400000006,6,0xff00000000, // 302 src0:vgpr|agpr*4.fp8x4
    0x1efe5fffdffff9,0x10000800000006,0xb,0xff00000000, // 302 src1:vgpr|agpr*8.bf8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 302 idx:vgpr
    0x1fee7ffedffff9,0x3020400000006,1,0xff00000000, // 303 +vdst:vgpr|agpr*4.f32
    0x1fee6fffdffff9,0xf000400000006,6,0xff00000000, // 303 src0:vgpr|agpr*4.fp8x4
    0x1efe6fffdffff9,0xf000800000006,0xb,0xff00000000, // 303 src1:vgpr|agpr*8.fp8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 303 idx:vgpr
    0x1fee7ffedffff9,0x3020400000006,1,0xff00000000, // 304 +vdst:vgpr|agpr*4.f32
    0x1ffa7effdffff9,0xb000200000006,6,0xff00000000, // 304 src0:vgpr|agpr*2.bf16x2
    0x1fee7effdffff9,0xb000400000006,0xb,0xff00000000, // 304 src1:vgpr|agpr*4.bf16x2
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 304 idx:vgpr
    0x1fee7ffedffff9,0x3020400000006,1,0xff00000000, // 305 +vdst:vgpr|agpr*4.f32
    0x1ffa7f7fdffff9,0xa000200000006,6,0xff00000000, // 305 src0:vgpr|agpr*2.f16x2
    0x1fee7f7fdffff9,0xa000400000006,0xb,0xff00000000, // 305 src1:vgpr|agpr*4.f16x2
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 305 idx:vgpr
    0x1fee7ffedffff9,0x3020400000006,1,0xff00000000, // 306 +vdst:vgpr|agpr*4.f32
    0x1fee7effdffff9,0xb000400000006,6,0xff00000000, // 306 src0:vgpr|agpr*4.bf16x2
    0x1efe7effdffff9,0xb000800000006,0xb,0xff00000000, // 306 src1:vgpr|agpr*8.bf16x2
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 306 idx:vgpr
    0x1fee7ffedffff9,0x3020400000006,1,0xff00000000, // 307 +vdst:vgpr|agpr*4.f32
    0x1ffa5fffdffff9,0x10000200000006,6,0xff00000000, // 307 src0:vgpr|agpr*2.bf8x4
    0x1fee5fffdffff9,0x10000400000006,0xb,0xff00000000, // 307 src1:vgpr|agpr*4.bf8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 307 idx:vgpr
    0x1fee7ffedffff9,0x3020400000006,1,0xff00000000, // 308 +vdst:vgpr|agpr*4.f32
    0x1ffa5fffdffff9,0x10000200000006,6,0xff00000000, // 308 src0:vgpr|agpr*2.bf8x4
    0x1fee6fffdffff9,0xf000400000006,0xb,0xff00000000, // 308 src1:vgpr|agpr*4.fp8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 308 idx:vgpr
    0x1fee7ffedffff9,0x3020400000006,1,0xff00000000, // 309 +vdst:vgpr|agpr*4.f32
    0x1fee7f7fdffff9,0xa000400000006,6,0xff00000000, // 309 src0:vgpr|agpr*4.f16x2
    0x1efe7f7fdffff9,0xa000800000006,0xb,0xff00000000, // 309 src1:vgpr|agpr*8.f16x2
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 309 idx:vgpr
    0x1fee7ffedffff9,0x3020400000006,1,0xff00000000, // 310 +vdst:vgpr|agpr*4.f32
    0x1ffa6fffdffff9,0xf000200000006,6,0xff00000000, // 310 src0:vgpr|agpr*2.fp8x4
    0x1fee5fffdffff9,0x10000400000006,0xb,0xff00000000, // 310 src1:vgpr|agpr*4.bf8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 310 idx:vgpr
    0x1fee7ffedffff9,0x3020400000006,1,0xff00000000, // 311 +vdst:vgpr|agpr*4.f32
    0x1ffa6fffdffff9,0xf000200000006,6,0xff00000000, // 311 src0:vgpr|agpr*2.fp8x4
    0x1fee6fffdffff9,0xf000400000006,0xb,0xff00000000, // 311 src1:vgpr|agpr*4.fp8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 311 idx:vgpr
    0x1dfe7ffedffff9,0x103021000000006,1,0xff00000000, // 312 +vdst:vgpr|agpr*16.f32 early
    0x1ffa7effdffff9,0xb000200000006,6,0xff00000000, // 312 src0:vgpr|agpr*2.bf16x2
    0x1fee7effdffff9,0xb000400000006,0xb,0xff00000000, // 312 src1:vgpr|agpr*4.bf16x2
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 312 idx:vgpr
    0x1dfe7ffedffff9,0x103021000000006,1,0xff00000000, // 313 +vdst:vgpr|agpr*16.f32 early
    0x1ffa7f7fdffff9,0xa000200000006,6,0xff00000000, // 313 src0:vgpr|agpr*2.f16x2
    0x1fee7f7fdffff9,0xa000400000006,0xb,0xff00000000, // 313 src1:vgpr|agpr*4.f16x2
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 313 idx:vgpr
    0x1dfe7ffedffff9,0x103021000000006,1,0xff00000000, // 314 +vdst:vgpr|agpr*16.f32 early
    0x1fee7effdffff9,0xb000400000006,6,0xff00000000, // 314 src0:vgpr|agpr*4.bf16x2
    0x1efe7effdffff9,0xb000800000006,0xb,0xff00000000, // 314 src1:vgpr|agpr*8.bf16x2
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 314 idx:vgpr
    0x1dfe7ffedffff9,0x103021000000006,1,0xff00000000, // 315 +vdst:vgpr|agpr*16.f32 early
    0x1ffa5fffdffff9,0x10000200000006,6,0xff00000000, // 315 src0:vgpr|agpr*2.bf8x4
    0x1fee5fffdffff9,0x10000400000006,0xb,0xff00000000, // 315 src1:vgpr|agpr*4.bf8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 315 idx:vgpr
    0x1dfe7ffedffff9,0x103021000000006,1,0xff00000000, // 316 +vdst:vgpr|agpr*16.f32 early
    0x1ffa5fffdffff9,0x10000200000006,6,0xff00000000, // 316 src0:vgpr|agpr*2.bf8x4
    0x1fee6fffdffff9,0xf000400000006,0xb,0xff00000000, // 316 src1:vgpr|agpr*4.fp8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 316 idx:vgpr
    0x1dfe7ffedffff9,0x103021000000006,1,0xff00000000, // 317 +vdst:vgpr|agpr*16.f32 early
    0x1fee7f7fdffff9,0xa000400000006,6,0xff00000000, // 317 src0:vgpr|agpr*4.f16x2
    0x1efe7f7fdffff9,0xa000800000006,0xb,0xff00000000, // 317 src1:vgpr|agpr*8.f16x2
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 317 idx:vgpr
    0x1dfe7ffedffff9,0x103021000000006,1,0xff00000000, // 318 +vdst:vgpr|agpr*16.f32 early
    0x1ffa6fffdffff9,0xf000200000006,6,0xff00000000, // 318 src0:vgpr|agpr*2.fp8x4
    0x1fee5fffdffff9,0x10000400000006,0xb,0xff00000000, // 318 src1:vgpr|agpr*4.bf8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 318 idx:vgpr
    0x1dfe7ffedffff9,0x103021000000006,1,0xff00000000, // 319 +vdst:vgpr|agpr*16.f32 early
    0x1ffa6fffdffff9,0xf000200000006,6,0xff00000000, // 319 src0:vgpr|agpr*2.fp8x4
    0x1fee6fffdffff9,0xf000400000006,0xb,0xff00000000, // 319 src1:vgpr|agpr*4.fp8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 319 idx:vgpr
    0x1dfe7ffedffff9,0x103021000000006,1,0xff00000000, // 320 +vdst:vgpr|agpr*16.f32 early
    0x1fee5fffdffff9,0x10000400000006,6,0xff00000000, // 320 src0:vgpr|agpr*4.bf8x4
    0x1efe5fffdffff9,0x10000800000006,0xb,0xff00000000, // 320 src1:vgpr|agpr*8.bf8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 320 idx:vgpr
    0x1dfe7ffedffff9,0x103021000000006,1,0xff00000000, // 321 +vdst:vgpr|agpr*16.f32 early
    0x1fee5fffdffff9,0x10000400000006,6,0xff00000000, // 321 src0:vgpr|agpr*4.bf8x4
    0x1efe6fffdffff9,0xf000800000006,0xb,0xff00000000, // 321 src1:vgpr|agpr*8.fp8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 321 idx:vgpr
    0x1dfe7ffedffff9,0x103021000000006,1,0xff00000000, // 322 +vdst:vgpr|agpr*16.f32 early
    0x1fee6fffdffff9,0xf000400000006,6,0xff00000000, // 322 src0:vgpr|agpr*4.fp8x4
    0x1efe5fffdffff9,0x10000800000006,0xb,0xff00000000, // 322 src1:vgpr|agpr*8.bf8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 322 idx:vgpr
    0x1dfe7ffedffff9,0x103021000000006,1,0xff00000000, // 323 +vdst:vgpr|agpr*16.f32 early
    0x1fee6fffdffff9,0xf000400000006,6,0xff00000000, // 323 src0:vgpr|agpr*4.fp8x4
    0x1efe6fffdffff9,0xf000800000006,0xb,0xff00000000, // 323 src1:vgpr|agpr*8.fp8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 323 idx:vgpr
    0x1fee7fe7dffff9,0x6020400000006,1,0xff00000000, // 324 +vdst:vgpr|agpr*4.i32
    0x1fee3fffdffff9,0x11000400000006,6,0xff00000000, // 324 src0:vgpr|agpr*4.i8x4
    0x1efe3fffdffff9,0x11000800000006,0xb,0xff00000000, // 324 src1:vgpr|agpr*8.i8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 324 idx:vgpr
    0x1fee7fe7dffff9,0x6020400000006,1,0xff00000000, // 325 +vdst:vgpr|agpr*4.i32
    0x1ffa3fffdffff9,0x11000200000006,6,0xff00000000, // 325 src0:vgpr|agpr*2.i8x4
    0x1fee3fffdffff9,0x11000400000006,0xb,0xff00000000, // 325 src1:vgpr|agpr*4.i8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 325 idx:vgpr
    0x1dfe7fe7dffff9,0x106021000000006,1,0xff00000000, // 326 +vdst:vgpr|agpr*16.i32 early
    0x1ffa3fffdffff9,0x11000200000006,6,0xff00000000, // 326 src0:vgpr|agpr*2.i8x4
    0x1fee3fffdffff9,0x11000400000006,0xb,0xff00000000, // 326 src1:vgpr|agpr*4.i8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 326 idx:vgpr
    0x1dfe7fe7dffff9,0x106021000000006,1,0xff00000000, // 327 +vdst:vgpr|agpr*16.i32 early
    0x1fee3fffdffff9,0x11000400000006,6,0xff00000000, // 327 src0:vgpr|agpr*4.i8x4
    0x1efe3fffdffff9,0x11000800000006,0xb,0xff00000000, // 327 src1:vgpr|agpr*8.i8x4
    0x1ffc00001ffffd,0x100000002,0x6c,0xff00000000, // 327 idx:vgpr
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 335 =vdst:vgpr.u32
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 335 addr:vgpr
    0x1ffc7fe7dffffd,0x7000100000002,0x53,0xff00000000, // 335 data0:vgpr.u32
    0x1ffc7fe7dffffb,0x7010100000004,1,0xff00000000, // 336 =vdst:agpr.u32
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 336 addr:vgpr
    0x1ffc7fe7dffffb,0x7000100000004,0x53,0xff00000000, // 336 data0:agpr.u32
    0x1ffa7f9fdffffd,0x9010200000002,1,0xff00000000, // 337 =vdst:vgpr*2.u64
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 337 addr:vgpr
    0x1ffa7f9fdffffd,0x9000200000002,0x53,0xff00000000, // 337 data0:vgpr*2.u64
    0x1ffa7f9fdffffb,0x9010200000004,1,0xff00000000, // 338 =vdst:agpr*2.u64
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 338 addr:vgpr
    0x1ffa7f9fdffffb,0x9000200000004,0x53,0xff00000000, // 338 data0:agpr*2.u64
    0x1ffc7fe7dffffd,0x6010100000002,1,0xff00000000, // 351 =vdst:vgpr.i32
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 351 addr:vgpr
    0x1ffc7fe7dffffd,0x6000100000002,0x53,0xff00000000, // 351 data0:vgpr.i32
    0x1ffc7fe7dffffb,0x6010100000004,1,0xff00000000, // 352 =vdst:agpr.i32
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 352 addr:vgpr
    0x1ffc7fe7dffffb,0x6000100000004,0x53,0xff00000000, // 352 data0:agpr.i32
    0x1ffa7f9fdffffd,0x8010200000002,1,0xff00000000, // 353 =vdst:vgpr*2.i64
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 353 addr:vgpr
    0x1ffa7f9fdffffd,0x8000200000002,0x53,0xff00000000, // 353 data0:vgpr*2.i64
    0x1ffa7f9fdffffb,0x8010200000004,1,0xff00000000, // 354 =vdst:agpr*2.i64
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 354 addr:vgpr
    0x1ffa7f9fdffffb,0x8000200000004,0x53,0xff00000000, // 354 data0:agpr*2.i64
    0x1ffc7effdffffd,0xb010100000002,1,0xff00000000, // 355 =vdst:vgpr.bf16x2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 355 addr:vgpr
    0x1ffc7effdffffd,0xb000100000002,0x53,0xff00000000, // 355 data0:vgpr.bf16x2
    0x1ffc7effdffffb,0xb010100000004,1,0xff00000000, // 356 =vdst:agpr.bf16x2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 356 addr:vgpr
    0x1ffc7effdffffb,0xb000100000004,0x53,0xff00000000, // 356 data0:agpr.bf16x2
    0x1ffc7f7fdffffd,0xa010100000002,1,0xff00000000, // 357 =vdst:vgpr.f16x2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 357 addr:vgpr
    0x1ffc7f7fdffffd,0xa000100000002,0x53,0xff00000000, // 357 data0:vgpr.f16x2
    0x1ffc7f7fdffffb,0xa010100000004,1,0xff00000000, // 358 =vdst:agpr.f16x2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 358 addr:vgpr
    0x1ffc7f7fdffffb,0xa000100000004,0x53,0xff00000000, // 358 data0:agpr.f16x2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 375 addr:vgpr*2
    0x1ffc00001ffff9,0x100000006,0x5f,0xff00000000, // 375 data:vgpr|agpr
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 375 saddr:off
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 376 addr:vgpr
    0x1ffc00001ffff9,0x100000006,0x5f,0xff00000000, // 376 data:vgpr|agpr
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 376 saddr:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 377 addr:vgpr*2
    0x1ffc7ffedffff9,0x3000100000006,0x5f,0xff00000000, // 377 data:vgpr|agpr.f32
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 377 saddr:off
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 378 addr:vgpr
    0x1ffc7ffedffff9,0x3000100000006,0x5f,0xff00000000, // 378 data:vgpr|agpr.f32
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 378 saddr:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 379 addr:vgpr*2
    0x1ffa7ffddffff9,0x4000200000006,0x5f,0xff00000000, // 379 data:vgpr|agpr*2.f64
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 379 saddr:off
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 380 addr:vgpr
    0x1ffa7ffddffff9,0x4000200000006,0x5f,0xff00000000, // 380 data:vgpr|agpr*2.f64
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 380 saddr:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 381 addr:vgpr*2
    0x1ffa00001ffff9,0x200000006,0x5f,0xff00000000, // 381 data:vgpr|agpr*2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 381 saddr:off
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 382 addr:vgpr
    0x1ffa00001ffff9,0x200000006,0x5f,0xff00000000, // 382 data:vgpr|agpr*2
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 382 saddr:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 383 addr:vgpr*2
    0x1fee00001ffff9,0x400000006,0x5f,0xff00000000, // 383 data:vgpr|agpr*4
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 383 saddr:off
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 384 addr:vgpr
    0x1fee00001ffff9,0x400000006,0x5f,0xff00000000, // 384 data:vgpr|agpr*4
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 384 saddr:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 385 addr:vgpr*2
    0x1ffc7effdffff9,0xb000100000006,0x5f,0xff00000000, // 385 data:vgpr|agpr.bf16x2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 385 saddr:off
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 386 addr:vgpr
    0x1ffc7effdffff9,0xb000100000006,0x5f,0xff00000000, // 386 data:vgpr|agpr.bf16x2
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 386 saddr:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 387 addr:vgpr*2
    0x1ffc7f7fdffff9,0xa000100000006,0x5f,0xff00000000, // 387 data:vgpr|agpr.f16x2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 387 saddr:off
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 388 addr:vgpr
    0x1ffc7f7fdffff9,0xa000100000006,0x5f,0xff00000000, // 388 data:vgpr|agpr.f16x2
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 388 saddr:sgpr|vcc|flat_scratch*2
    0x1ffc00001ffff9,0x10100000006,1,0xff00000000, // 389 =vdst:vgpr|agpr
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 389 addr:vgpr*2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 389 saddr:off
    0x1ffc00001ffff9,0x10100000006,1,0xff00000000, // 390 =vdst:vgpr|agpr
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 390 addr:vgpr
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 390 saddr:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffff9,0x10200000006,1,0xff00000000, // 391 =vdst:vgpr|agpr*2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 391 addr:vgpr*2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 391 saddr:off
    0x1ffa00001ffff9,0x10200000006,1,0xff00000000, // 392 =vdst:vgpr|agpr*2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 392 addr:vgpr
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 392 saddr:sgpr|vcc|flat_scratch*2
    0x1ff600001ffff9,0x10300000006,1,0xff00000000, // 393 =vdst:vgpr|agpr*3
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 393 addr:vgpr*2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 393 saddr:off
    0x1ff600001ffff9,0x10300000006,1,0xff00000000, // 394 =vdst:vgpr|agpr*3
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 394 addr:vgpr
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 394 saddr:sgpr|vcc|flat_scratch*2
    0x1fee00001ffff9,0x10400000006,1,0xff00000000, // 395 =vdst:vgpr|agpr*4
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 395 addr:vgpr*2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 395 saddr:off
    0x1fee00001ffff9,0x10400000006,1,0xff00000000, // 396 =vdst:vgpr|agpr*4
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 396 addr:vgpr
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 396 saddr:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffffd,0x200000002,0x4e,0xff00000000, // 397 addr:vgpr*2
    0x1ff600001ffff9,0x300000006,0x5f,0xff00000000, // 397 data:vgpr|agpr*3
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 397 saddr:off
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 398 addr:vgpr
    0x1ff600001ffff9,0x300000006,0x5f,0xff00000000, // 398 data:vgpr|agpr*3
    0x1ffa00001ffef6,0x200000109,0x64,0xff00000000, // 398 saddr:sgpr|vcc|flat_scratch*2
    0x1ffc7fe7dffec6,0x6010100000139,0x2f,0xff00000000, // 399 =sdst:sgpr|vcc|exec|m0|flat_scratch.i32
    0x1ffc7fe7dfe006,0x6000100001ff9,0x70,0xff00000000, // 399 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i32
    0x1ffc7fe7dfe006,0x6000100001ff9,0x76,0xff00000000, // 399 ssrc1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i32
    0x1ffc7fe7dffec6,0x7010100000139,0x2f,0xff00000000, // 400 =sdst:sgpr|vcc|exec|m0|flat_scratch.u32
    0x1ffc7fe7dfe006,0x7000100001ff9,0x70,0xff00000000, // 400 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.u32
    0x1ffc7fe7dfe006,0x7000100001ff9,0x76,0xff00000000, // 400 ssrc1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.u32
    0x1ffc00001ffec6,0x10100000139,0x2f,0xff00000000, // 401 =sdst:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001fe006,0x100001ff9,0x70,0xff00000000, // 401 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    0x1ffc00001fe006,0x100001ff9,0x76,0xff00000000, // 401 ssrc1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    0x1ffa00001ffee6,0x10200000119,0x2f,0xff00000000, // 402 =sdst:sgpr|vcc|exec|flat_scratch*2
    0x1ffa00001fe026,0x200001fd9,0x70,0xff00000000, // 402 ssrc0:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    0x1ffa00001fe026,0x200001fd9,0x76,0xff00000000, // 402 ssrc1:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    0x1ffa00001ffee6,0x10200000119,0x2f,0xff00000000, // 403 =sdst:sgpr|vcc|exec|flat_scratch*2
    0x1ffa00001fe026,0x200001fd9,0x70,0xff00000000, // 403 ssrc0:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    0x1ffc00001fe006,0x100001ff9,0x76,0xff00000000, // 403 ssrc1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    0x1ffe00001fdfff,0x2000,0x7c,0xff0000007f, // 404 sdata:immediate[0..127]
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 404 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 404 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1ffe00001fdfff,0x2000,0x7c,0xff0000007f, // 405 sdata:immediate[0..127]
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 405 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffe00001fdfff,0x2000,0xfff0000000000088,0xff000fffff, // 405 offset:immediate[-1048576..1048575]
    0x1ffe00001fdfff,0x2000,0x7c,0xff0000007f, // 406 sdata:immediate[0..127]
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 406 sbase:sgpr*4
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 406 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1ffe00001fdfff,0x2000,0x7c,0xff0000007f, // 407 sdata:immediate[0..127]
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 407 sbase:sgpr*4
    0x1ffe00001fdfff,0x2000,0x88,0xff000fffff, // 407 offset:immediate[0..1048575]
    0x1ffc00001ffef6,0x100000109,0x7c,0xff00000000, // 408 sdata:sgpr|vcc|flat_scratch
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 408 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 408 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001ffef6,0x100000109,0x7c,0xff00000000, // 409 sdata:sgpr|vcc|flat_scratch
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 409 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffe00001fdfff,0x2000,0xfff0000000000088,0xff000fffff, // 409 offset:immediate[-1048576..1048575]
    0x1ffc00001ffef6,0x20100000109,0x2f,0xff00000000, // 410 +sdst:sgpr|vcc|flat_scratch
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 410 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 410 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001ffef6,0x20100000109,0x2f,0xff00000000, // 411 +sdst:sgpr|vcc|flat_scratch
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 411 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffe00001fdfff,0x2000,0xfff0000000000088,0xff000fffff, // 411 offset:immediate[-1048576..1048575]
    0x1ffa00001ffef6,0x200000109,0x7c,0xff00000000, // 412 sdata:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 412 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 412 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1ffa00001ffef6,0x200000109,0x7c,0xff00000000, // 413 sdata:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 413 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffe00001fdfff,0x2000,0xfff0000000000088,0xff000fffff, // 413 offset:immediate[-1048576..1048575]
    0x1ffa00001ffef6,0x20200000109,0x2f,0xff00000000, // 414 +sdst:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 414 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 414 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1ffa00001ffef6,0x20200000109,0x2f,0xff00000000, // 415 +sdst:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 415 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffe00001fdfff,0x2000,0xfff0000000000088,0xff000fffff, // 415 offset:immediate[-1048576..1048575]
    0x1fee00001ffffe,0x400000001,0x7c,0xff00000000, // 416 sdata:sgpr*4
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 416 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 416 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1fee00001ffffe,0x400000001,0x7c,0xff00000000, // 417 sdata:sgpr*4
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 417 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffe00001fdfff,0x2000,0xfff0000000000088,0xff000fffff, // 417 offset:immediate[-1048576..1048575]
    0x1fee00001ffffe,0x20400000001,0x2f,0xff00000000, // 418 +sdst:sgpr*4
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 418 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 418 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1fee00001ffffe,0x20400000001,0x2f,0xff00000000, // 419 +sdst:sgpr*4
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 419 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffe00001fdfff,0x2000,0xfff0000000000088,0xff000fffff, // 419 offset:immediate[-1048576..1048575]
    0x1ffa00001ffee6,0x10200000119,0x2f,0xff00000000, // 420 =sdst:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001fe006,0x100001ff9,0x70,0xff00000000, // 420 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    0x1ffc00001fe006,0x100001ff9,0x76,0xff00000000, // 420 ssrc1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    0x1ffc00001ffef6,0x100000109,0x7c,0xff00000000, // 421 sdata:sgpr|vcc|flat_scratch
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 421 sbase:sgpr*4
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 421 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001ffef6,0x100000109,0x7c,0xff00000000, // 422 sdata:sgpr|vcc|flat_scratch
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 422 sbase:sgpr*4
    0x1ffe00001fdfff,0x2000,0x88,0xff000fffff, // 422 offset:immediate[0..1048575]
    0x1ffc00001ffef6,0x20100000109,0x2f,0xff00000000, // 423 +sdst:sgpr|vcc|flat_scratch
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 423 sbase:sgpr*4
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 423 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001ffef6,0x20100000109,0x2f,0xff00000000, // 424 +sdst:sgpr|vcc|flat_scratch
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 424 sbase:sgpr*4
    0x1ffe00001fdfff,0x2000,0x88,0xff000fffff, // 424 offset:immediate[0..1048575]
    0x1ffa00001ffef6,0x200000109,0x7c,0xff00000000, // 425 sdata:sgpr|vcc|flat_scratch*2
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 425 sbase:sgpr*4
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 425 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1ffa00001ffef6,0x200000109,0x7c,0xff00000000, // 426 sdata:sgpr|vcc|flat_scratch*2
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 426 sbase:sgpr*4
    0x1ffe00001fdfff,0x2000,0x88,0xff000fffff, // 426 offset:immediate[0..1048575]
    0x1ffa00001ffef6,0x20200000109,0x2f,0xff00000000, // 427 +sdst:sgpr|vcc|flat_scratch*2
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 427 sbase:sgpr*4
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 427 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1ffa00001ffef6,0x20200000109,0x2f,0xff00000000, // 428 +sdst:sgpr|vcc|flat_scratch*2
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 428 sbase:sgpr*4
    0x1ffe00001fdfff,0x2000,0x88,0xff000fffff, // 428 offset:immediate[0..1048575]
    0x1fee00001ffffe,0x400000001,0x7c,0xff00000000, // 429 sdata:sgpr*4
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 429 sbase:sgpr*4
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 429 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1fee00001ffffe,0x400000001,0x7c,0xff00000000, // 430 sdata:sgpr*4
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 430 sbase:sgpr*4
    0x1ffe00001fdfff,0x2000,0x88,0xff000fffff, // 430 offset:immediate[0..1048575]
    0x1fee00001ffffe,0x20400000001,0x2f,0xff00000000, // 431 +sdst:sgpr*4
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 431 sbase:sgpr*4
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 431 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1fee00001ffffe,0x20400000001,0x2f,0xff00000000, // 432 +sdst:sgpr*4
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 432 sbase:sgpr*4
    0x1ffe00001fdfff,0x2000,0x88,0xff000fffff, // 432 offset:immediate[0..1048575]
    0x1ffc00001ffef6,0x10100000109,0x2f,0xff00000000, // 433 =sdst:sgpr|vcc|flat_scratch
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 433 sbase:sgpr*4
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 433 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001ffef6,0x10100000109,0x2f,0xff00000000, // 434 =sdst:sgpr|vcc|flat_scratch
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 434 sbase:sgpr*4
    0x1ffe00001fdfff,0x2000,0x88,0xff000fffff, // 434 offset:immediate[0..1048575]
    0x1dfe00001ffffe,0x11000000001,0x2f,0xff00000000, // 435 =sdst:sgpr*16
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 435 sbase:sgpr*4
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 435 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1dfe00001ffffe,0x11000000001,0x2f,0xff00000000, // 436 =sdst:sgpr*16
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 436 sbase:sgpr*4
    0x1ffe00001fdfff,0x2000,0x88,0xff000fffff, // 436 offset:immediate[0..1048575]
    0x1ffa00001ffef6,0x10200000109,0x2f,0xff00000000, // 437 =sdst:sgpr|vcc|flat_scratch*2
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 437 sbase:sgpr*4
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 437 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1ffa00001ffef6,0x10200000109,0x2f,0xff00000000, // 438 =sdst:sgpr|vcc|flat_scratch*2
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 438 sbase:sgpr*4
    0x1ffe00001fdfff,0x2000,0x88,0xff000fffff, // 438 offset:immediate[0..1048575]
    0x1fee00001ffffe,0x10400000001,0x2f,0xff00000000, // 439 =sdst:sgpr*4
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 439 sbase:sgpr*4
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 439 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1fee00001ffffe,0x10400000001,0x2f,0xff00000000, // 440 =sdst:sgpr*4
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 440 sbase:sgpr*4
    0x1ffe00001fdfff,0x2000,0x88,0xff000fffff, // 440 offset:immediate[0..1048575]
    0x1efe00001ffffe,0x10800000001,0x2f,0xff00000000, // 441 =sdst:sgpr*8
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 441 sbase:sgpr*4
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 441 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1efe00001ffffe,0x10800000001,0x2f,0xff00000000, // 442 =sdst:sgpr*8
    0x1fee00001ffffe,0x400000001,0x82,0xff00000000, // 442 sbase:sgpr*4
    0x1ffe00001fdfff,0x2000,0x88,0xff000fffff, // 442 offset:immediate[0..1048575]
    0x1ffc00001ffef6,0x10100000109,0x2f,0xff00000000, // 443 =sdst:sgpr|vcc|flat_scratch
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 443 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 443 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001ffef6,0x10100000109,0x2f,0xff00000000, // 444 =sdst:sgpr|vcc|flat_scratch
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 444 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffe00001fdfff,0x2000,0xfff0000000000088,0xff000fffff, // 444 offset:immediate[-1048576..1048575]
    0x1dfe00001ffffe,0x11000000001,0x2f,0xff00000000, // 445 =sdst:sgpr*16
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 445 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 445 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1dfe00001ffffe,0x11000000001,0x2f,0xff00000000, // 446 =sdst:sgpr*16
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 446 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffe00001fdfff,0x2000,0xfff0000000000088,0xff000fffff, // 446 offset:immediate[-1048576..1048575]
    0x1ffa00001ffef6,0x10200000109,0x2f,0xff00000000, // 447 =sdst:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 447 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 447 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1ffa00001ffef6,0x10200000109,0x2f,0xff00000000, // 448 =sdst:sgpr|vcc|flat_scratch*2
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 448 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffe00001fdfff,0x2000,0xfff0000000000088,0xff000fffff, // 448 offset:immediate[-1048576..1048575]
    0x1fee00001ffffe,0x10400000001,0x2f,0xff00000000, // 449 =sdst:sgpr*4
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 449 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 449 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1fee00001ffffe,0x10400000001,0x2f,0xff00000000, // 450 =sdst:sgpr*4
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 450 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffe00001fdfff,0x2000,0xfff0000000000088,0xff000fffff, // 450 offset:immediate[-1048576..1048575]
    0x1efe00001ffffe,0x10800000001,0x2f,0xff00000000, // 451 =sdst:sgpr*8
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 451 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001ffec6,0x100000139,0x46,0xff00000000, // 451 soffset:sgpr|vcc|exec|m0|flat_scratch
    0x1efe00001ffffe,0x10800000001,0x2f,0xff00000000, // 452 =sdst:sgpr*8
    0x1ffa00001ffee6,0x200000119,0x82,0xff00000000, // 452 sbase:sgpr|vcc|exec|flat_scratch*2
    0x1ffe00001fdfff,0x2000,0xfff0000000000088,0xff000fffff, // 452 offset:immediate[-1048576..1048575]
    0x1ffc00001ffff9,0x10100000006,1,0xff00000000, // 453 =vdst:vgpr|agpr
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 453 addr:vgpr
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 453 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001ffff9,0x10100000006,1,0xff00000000, // 454 =vdst:vgpr|agpr
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 454 addr:vgpr
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 454 saddr:off
    0x1ffc00001ffff9,0x10100000006,1,0xff00000000, // 455 =vdst:vgpr|agpr
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 455 addr:off
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 455 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001ffff9,0x10100000006,1,0xff00000000, // 456 =vdst:vgpr|agpr
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 456 addr:off
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 456 saddr:off
    0x1ffa00001ffff9,0x10200000006,1,0xff00000000, // 457 =vdst:vgpr|agpr*2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 457 addr:vgpr
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 457 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1ffa00001ffff9,0x10200000006,1,0xff00000000, // 458 =vdst:vgpr|agpr*2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 458 addr:vgpr
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 458 saddr:off
    0x1ffa00001ffff9,0x10200000006,1,0xff00000000, // 459 =vdst:vgpr|agpr*2
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 459 addr:off
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 459 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1ffa00001ffff9,0x10200000006,1,0xff00000000, // 460 =vdst:vgpr|agpr*2
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 460 addr:off
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 460 saddr:off
    0x1ff600001ffff9,0x10300000006,1,0xff00000000, // 461 =vdst:vgpr|agpr*3
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 461 addr:vgpr
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 461 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1ff600001ffff9,0x10300000006,1,0xff00000000, // 462 =vdst:vgpr|agpr*3
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 462 addr:vgpr
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 462 saddr:off
    0x1ff600001ffff9,0x10300000006,1,0xff00000000, // 463 =vdst:vgpr|agpr*3
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 463 addr:off
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 463 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1ff600001ffff9,0x10300000006,1,0xff00000000, // 464 =vdst:vgpr|agpr*3
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 464 addr:off
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 464 saddr:off
    0x1fee00001ffff9,0x10400000006,1,0xff00000000, // 465 =vdst:vgpr|agpr*4
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 465 addr:vgpr
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 465 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1fee00001ffff9,0x10400000006,1,0xff00000000, // 466 =vdst:vgpr|agpr*4
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 466 addr:vgpr
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 466 saddr:off
    0x1fee00001ffff9,0x10400000006,1,0xff00000000, // 467 =vdst:vgpr|agpr*4
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 467 addr:off
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 467 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1fee00001ffff9,0x10400000006,1,0xff00000000, // 468 =vdst:vgpr|agpr*4
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 468 addr:off
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 468 saddr:off
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 469 addr:vgpr
    0x1ffc00001ffff9,0x100000006,0x5f,0xff00000000, // 469 data:vgpr|agpr
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 469 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 470 addr:vgpr
    0x1ffc00001ffff9,0x100000006,0x5f,0xff00000000, // 470 data:vgpr|agpr
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 470 saddr:off
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 471 addr:off
    0x1ffc00001ffff9,0x100000006,0x5f,0xff00000000, // 471 data:vgpr|agpr
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 471 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 472 addr:off
    0x1ffc00001ffff9,0x100000006,0x5f,0xff00000000, // 472 data:vgpr|agpr
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 472 saddr:off
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 473 addr:vgpr
    0x1ffa00001ffff9,0x200000006,0x5f,0xff00000000, // 473 data:vgpr|agpr*2
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 473 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 474 addr:vgpr
    0x1ffa00001ffff9,0x200000006,0x5f,0xff00000000, // 474 data:vgpr|agpr*2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 474 saddr:off
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 475 addr:off
    0x1ffa00001ffff9,0x200000006,0x5f,0xff00000000, // 475 data:vgpr|agpr*2
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 475 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 476 addr:off
    0x1ffa00001ffff9,0x200000006,0x5f,0xff00000000, // 476 data:vgpr|agpr*2
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 476 saddr:off
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 477 addr:vgpr
    0x1ff600001ffff9,0x300000006,0x5f,0xff00000000, // 477 data:vgpr|agpr*3
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 477 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 478 addr:vgpr
    0x1ff600001ffff9,0x300000006,0x5f,0xff00000000, // 478 data:vgpr|agpr*3
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 478 saddr:off
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 479 addr:off
    0x1ff600001ffff9,0x300000006,0x5f,0xff00000000, // 479 data:vgpr|agpr*3
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 479 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 480 addr:off
    0x1ff600001ffff9,0x300000006,0x5f,0xff00000000, // 480 data:vgpr|agpr*3
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 480 saddr:off
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 481 addr:vgpr
    0x1fee00001ffff9,0x400000006,0x5f,0xff00000000, // 481 data:vgpr|agpr*4
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 481 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 482 addr:vgpr
    0x1fee00001ffff9,0x400000006,0x5f,0xff00000000, // 482 data:vgpr|agpr*4
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 482 saddr:off
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 483 addr:off
    0x1fee00001ffff9,0x400000006,0x5f,0xff00000000, // 483 data:vgpr|agpr*4
    0x1ffc00001ffec6,0x100000139,0x64,0xff00000000, // 483 saddr:sgpr|vcc|exec|m0|flat_scratch
    0x1ffe00001fbfff,0x4000,0x4e,0xff00000000, // 484 addr:off
    0x1fee00001ffff9,0x400000006,0x5f,0xff00000000, // 484 data:vgpr|agpr*4
    0x1ffe00001fbfff,0x4000,0x64,0xff00000000, // 484 saddr:off
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 485 =vdst:vgpr.f16
    0x1ffc7fff9fe004,0x1000100001ffb,6,0xff00000000, // 485 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    0x1ffc7fff9ffffd,0x1000100000002,0xb,0xff00000000, // 485 src1:vgpr.f16
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 487 =vdst:vgpr.f16
    0x1ffc7fff9ffffd,0x1000100000002,6,0x3ff00000000, // 487 src0:vgpr.f16{neg|abs}
    0x1ffc7fff9ffffd,0x1000100000002,0xb,0x3ff00000000, // 487 src1:vgpr.f16{neg|abs}
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 488 =vdst:vgpr.f32
    0x1ffc7ffedfe004,0x3000100001ffb,6,0xff00000000, // 488 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    0x1ffc7ffedffffd,0x3000100000002,0xb,0xff00000000, // 488 src1:vgpr.f32
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 490 =vdst:vgpr.f32
    0x1ffc7ffedffffd,0x3000100000002,6,0x3ff00000000, // 490 src0:vgpr.f32{neg|abs}
    0x1ffc7ffedffffd,0x3000100000002,0xb,0x3ff00000000, // 490 src1:vgpr.f32{neg|abs}
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 494 =vdst:vgpr
    0x1ffc00001fe804,0x1000017fb,6,0xff00000000, // 494 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|literal
    0x1ffc00001ffffd,0x100000002,0xb,0xff00000000, // 494 src1:vgpr
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 496 =vdst:vgpr
    0x1ffc00001ff804,0x1000007fb,6,0x4ff00000000, // 496 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int{sext}
    0x1ffc00001ff804,0x1000007fb,0xb,0x4ff00000000, // 496 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int{sext}
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 497 =vdst:vgpr
    0x1ffc00001ffffd,0x100000002,6,0xff00000000, // 497 src0:vgpr
    0x1ffc00001ffffd,0x100000002,0xb,0xff00000000, // 497 src1:vgpr
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 498 =vdst:vgpr.u32
    0x1ffc7fe7dfe004,0x7000100001ffb,6,0xff00000000, // 498 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.u32
    0x1ffc7fe7dffffd,0x7000100000002,0xb,0xff00000000, // 498 src1:vgpr.u32
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 500 =vdst:vgpr.u32
    0x1ffc7fe7dff004,0x7000100000ffb,6,0x4ff00000000, // 500 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32{sext}
    0x1ffc7fe7dff004,0x7000100000ffb,0xb,0x4ff00000000, // 500 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32{sext}
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 501 =vdst:vgpr.u32
    0x1ffc7fe7dffffd,0x7000100000002,6,0xff00000000, // 501 src0:vgpr.u32
    0x1ffc7fe7dffffd,0x7000100000002,0xb,0xff00000000, // 501 src1:vgpr.u32
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 502 =vdst:vgpr
    0x1ffc00001fe004,0x100001ffb,6,0xff00000000, // 502 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    0x1ffc00001ffffd,0x100000002,0xb,0xff00000000, // 502 src1:vgpr
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 504 =vdst:vgpr
    0x1ffc00001ff004,0x100000ffb,6,0x4ff00000000, // 504 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{sext}
    0x1ffc00001ff004,0x100000ffb,0xb,0x4ff00000000, // 504 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{sext}
    0x1ffa00001ffffd,0x10200000002,1,0xff00000000, // 505 =vdst:vgpr*2
    0x1ffc00001ff004,0x100000ffb,6,0xff00000000, // 505 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ff024,0x200000fdb,0xb,0xff00000000, // 505 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 506 =vcc:vcc*2.mask
    0x1ffc7fff9fe004,0x1000100001ffb,6,0xff00000000, // 506 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    0x1ffc00001ffffd,0x100000002,0xb,0xff00000000, // 506 src1:vgpr
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 507 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7fff9ff004,0x1000100000ffb,6,0x3ff00000000, // 507 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 507 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 508 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7fff9ff004,0x1000100000ffb,6,0x3ff00000000, // 508 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0x4ff00000000, // 508 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{sext}
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 509 =vcc:vcc*2.mask
    0x1ffc7ffedfe004,0x3000100001ffb,6,0xff00000000, // 509 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    0x1ffc00001ffffd,0x100000002,0xb,0xff00000000, // 509 src1:vgpr
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 510 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7ffedff004,0x3000100000ffb,6,0x3ff00000000, // 510 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 510 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 511 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7ffedff004,0x3000100000ffb,6,0x3ff00000000, // 511 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0x4ff00000000, // 511 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{sext}
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 512 =vcc:vcc*2.mask
    0x1ffa7ffddfe024,0x4000200001fdb,6,0xff00000000, // 512 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.f64
    0x1ffc00001ffffd,0x100000002,0xb,0xff00000000, // 512 src1:vgpr
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 513 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffa7ffddff024,0x4000200000fdb,6,0x3ff00000000, // 513 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 513 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 514 =vcc:vcc*2.mask
    0x1ffc7fff9fe004,0x1000100001ffb,6,0xff00000000, // 514 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    0x1ffc7fff9ffffd,0x1000100000002,0xb,0xff00000000, // 514 src1:vgpr.f16
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 515 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7fff9ff004,0x1000100000ffb,6,0x3ff00000000, // 515 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    0x1ffc7fff9ff004,0x1000100000ffb,0xb,0x3ff00000000, // 515 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 516 =vcc:vcc*2.mask
    0x1ffc7ffedfe004,0x3000100001ffb,6,0xff00000000, // 516 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    0x1ffc7ffedffffd,0x3000100000002,0xb,0xff00000000, // 516 src1:vgpr.f32
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 517 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7ffedff004,0x3000100000ffb,6,0x3ff00000000, // 517 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffc7ffedff004,0x3000100000ffb,0xb,0x3ff00000000, // 517 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 518 =vcc:vcc*2.mask
    0x1ffa7ffddfe024,0x4000200001fdb,6,0xff00000000, // 518 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.f64
    0x1ffa7ffddffffd,0x4000200000002,0xb,0xff00000000, // 518 src1:vgpr*2.f64
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 519 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffa7ffddff024,0x4000200000fdb,6,0x3ff00000000, // 519 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    0x1ffa7ffddff024,0x4000200000fdb,0xb,0x3ff00000000, // 519 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 520 =vcc:vcc*2.mask
    0x1ffc7fe3dfe804,0x50001000017fb,6,0xff00000000, // 520 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|literal.i16
    0x1ffc7fe3dffffd,0x5000100000002,0xb,0xff00000000, // 520 src1:vgpr.i16
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 521 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7fe3dff804,0x50001000007fb,6,0xff00000000, // 521 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    0x1ffc7fe3dff804,0x50001000007fb,0xb,0xff00000000, // 521 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 522 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7fe3dff804,0x50001000007fb,6,0x4ff00000000, // 522 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16{sext}
    0x1ffc7fe3dff804,0x50001000007fb,0xb,0x4ff00000000, // 522 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16{sext}
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 523 =vcc:vcc*2.mask
    0x1ffc7fe7dfe004,0x6000100001ffb,6,0xff00000000, // 523 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i32
    0x1ffc7fe7dffffd,0x6000100000002,0xb,0xff00000000, // 523 src1:vgpr.i32
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 525 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7fe7dff004,0x6000100000ffb,6,0x4ff00000000, // 525 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32{sext}
    0x1ffc7fe7dff004,0x6000100000ffb,0xb,0x4ff00000000, // 525 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32{sext}
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 526 =vcc:vcc*2.mask
    0x1ffa7f9fdfe024,0x8000200001fdb,6,0xff00000000, // 526 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.i64
    0x1ffa7f9fdffffd,0x8000200000002,0xb,0xff00000000, // 526 src1:vgpr*2.i64
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 527 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffa7f9fdff024,0x8000200000fdb,6,0xff00000000, // 527 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.i64
    0x1ffa7f9fdff024,0x8000200000fdb,0xb,0xff00000000, // 527 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.i64
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 528 =vcc:vcc*2.mask
    0x1ffc00001fe804,0x1000017fb,6,0xff00000000, // 528 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|literal
    0x1ffc00001ffffd,0x100000002,0xb,0xff00000000, // 528 src1:vgpr
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 529 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc00001ff804,0x1000007fb,6,0xff00000000, // 529 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    0x1ffc00001ff804,0x1000007fb,0xb,0xff00000000, // 529 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 530 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc00001ff804,0x1000007fb,6,0x4ff00000000, // 530 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int{sext}
    0x1ffc00001ff804,0x1000007fb,0xb,0x4ff00000000, // 530 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int{sext}
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 533 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffc7fe7dff004,0x7000100000ffb,6,0x4ff00000000, // 533 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32{sext}
    0x1ffc7fe7dff004,0x7000100000ffb,0xb,0x4ff00000000, // 533 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32{sext}
    0x1ffa00001ffff7,0x12010200000008,0x2b,0xff00000000, // 534 =vcc:vcc*2.mask
    0x1ffa7f9fdfe024,0x9000200001fdb,6,0xff00000000, // 534 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.u64
    0x1ffa7f9fdffffd,0x9000200000002,0xb,0xff00000000, // 534 src1:vgpr*2.u64
    0x1ffa00001ffee6,0x12010200000119,0x2f,0xff00000000, // 535 =sdst:sgpr|vcc|exec|flat_scratch*2.mask
    0x1ffa7f9fdff024,0x9000200000fdb,6,0xff00000000, // 535 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.u64
    0x1ffa7f9fdff024,0x9000200000fdb,0xb,0xff00000000, // 535 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.u64
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 536 =vdst:vgpr
    0x1ffc00001ff004,0x100000ffb,6,0x3ff00000000, // 536 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0x3ff00000000, // 536 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ffffd,0x20100000002,1,0xff00000000, // 539 +vdst:vgpr
    0x1ffc00001ff004,0x100000ffb,6,0xff00000000, // 539 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ff004,0x100000ffb,0xb,0x3ff00000000, // 539 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 540 =vdst:vgpr
    0x1ffc00001ff004,0x100000ffb,6,0xff00000000, // 540 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ff004,0x100000ffb,0xb,0x3ff00000000, // 540 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1dfe00001ffffd,0x100011000000002,1,0xff00000000, // 541 =vdst:vgpr*16 early
    0x1fbe00001ffffd,0x600000002,6,0xff00000000, // 541 src0:vgpr*6
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 541 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1bfe00001ffffd,0x100012000000002,1,0xff00000000, // 543 =vdst:vgpr*32 early
    0x1fbe00001ffffd,0x600000002,6,0xff00000000, // 543 src0:vgpr*6
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 543 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa00001ffffd,0x10200000002,1,0xff00000000, // 544 =vdst:vgpr*2
    0x1ffc00001ff004,0x100000ffb,6,0xff00000000, // 544 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ff004,0x100000ffb,0xb,0x3ff00000000, // 544 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{neg|abs}
    0x1ffc7fff5ffffd,0x2020100000002,1,0xff00000000, // 545 +vdst:vgpr.bf16
    0x1ffc7ffedff004,0x3000100000ffb,6,0x3ff00000000, // 545 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 545 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ffffd,0x20100000002,1,0xff00000000, // 546 +vdst:vgpr
    0x1ffc7ffedff004,0x3000100000ffb,6,0x3ff00000000, // 546 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 546 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7fff9ffffd,0x1020100000002,1,0xff00000000, // 547 +vdst:vgpr.f16
    0x1ffc7ffedff004,0x3000100000ffb,6,0x3ff00000000, // 547 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 547 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7ffedffffd,0x3020100000002,1,0xff00000000, // 548 +vdst:vgpr.f32
    0x1ffc7effdfe004,0xb000100001ffb,6,0xff00000000, // 548 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.bf16x2
    0x1ffc7effdffffd,0xb000100000002,0xb,0xff00000000, // 548 src1:vgpr.bf16x2
    0x1ffc7ffedffffd,0x3020100000002,1,0xff00000000, // 549 +vdst:vgpr.f32
    0x1ffc7effdff004,0xb000100000ffb,6,0x3ff00000000, // 549 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.bf16x2{neg|abs}
    0x1ffc7effdff004,0xb000100000ffb,0xb,0x3ff00000000, // 549 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.bf16x2{neg|abs}
    0x1ffc7ffedffffd,0x3020100000002,1,0xff00000000, // 550 +vdst:vgpr.f32
    0x1ffc7effdffffd,0xb000100000002,6,0x3ff00000000, // 550 src0:vgpr.bf16x2{neg|abs}
    0x1ffc7effdffffd,0xb000100000002,0xb,0x3ff00000000, // 550 src1:vgpr.bf16x2{neg|abs}
    0x1ffc7ffedffffd,0x3020100000002,1,0xff00000000, // 551 +vdst:vgpr.f32
    0x1ffc7f7fdfe004,0xa000100001ffb,6,0xff00000000, // 551 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16x2
    0x1ffc7f7fdffffd,0xa000100000002,0xb,0xff00000000, // 551 src1:vgpr.f16x2
    0x1ffc7ffedffffd,0x3020100000002,1,0xff00000000, // 552 +vdst:vgpr.f32
    0x1ffc7f7fdff004,0xa000100000ffb,6,0x3ff00000000, // 552 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2{neg|abs}
    0x1ffc7f7fdff004,0xa000100000ffb,0xb,0x3ff00000000, // 552 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2{neg|abs}
    0x1ffc7ffedffffd,0x3020100000002,1,0xff00000000, // 553 +vdst:vgpr.f32
    0x1ffc7f7fdffffd,0xa000100000002,6,0x3ff00000000, // 553 src0:vgpr.f16x2{neg|abs}
    0x1ffc7f7fdffffd,0xa000100000002,0xb,0x3ff00000000, // 553 src1:vgpr.f16x2{neg|abs}
    0x1ffc7fe7dffffd,0x6020100000002,1,0xff00000000, // 554 +vdst:vgpr.i32
    0x1ffc79ffdfe004,0xc000100001ffb,6,0xff00000000, // 554 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i16x2
    0x1ffc79ffdffffd,0xc000100000002,0xb,0xff00000000, // 554 src1:vgpr.i16x2
    0x1ffc7fe7dffffd,0x6020100000002,1,0xff00000000, // 555 +vdst:vgpr.i32
    0x1ffc79ffdff004,0xc000100000ffb,6,0xff00000000, // 555 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i16x2
    0x1ffc79ffdff004,0xc000100000ffb,0xb,0xff00000000, // 555 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i16x2
    0x1ffc7fe7dffffd,0x6020100000002,1,0xff00000000, // 556 +vdst:vgpr.i32
    0x1ffc79ffdffffd,0xc000100000002,6,0xff00000000, // 556 src0:vgpr.i16x2
    0x1ffc79ffdffffd,0xc000100000002,0xb,0xff00000000, // 556 src1:vgpr.i16x2
    0x1ffc7fe7dffffd,0x6020100000002,1,0xff00000000, // 557 +vdst:vgpr.i32
    0x1ffc3fffdfe004,0x11000100001ffb,6,0xff00000000, // 557 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i8x4
    0x1ffc3fffdffffd,0x11000100000002,0xb,0xff00000000, // 557 src1:vgpr.i8x4
    0x1ffc7fe7dffffd,0x6020100000002,1,0xff00000000, // 558 +vdst:vgpr.i32
    0x1ffc3fffdff004,0x11000100000ffb,6,0xff00000000, // 558 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i8x4
    0x1ffc3fffdff004,0x11000100000ffb,0xb,0xff00000000, // 558 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i8x4
    0x1ffc7fe7dffffd,0x6020100000002,1,0xff00000000, // 559 +vdst:vgpr.i32
    0x1ffc3fffdffffd,0x11000100000002,6,0xff00000000, // 559 src0:vgpr.i8x4
    0x1ffc3fffdffffd,0x11000100000002,0xb,0xff00000000, // 559 src1:vgpr.i8x4
    0x1ffc7fe7dffffd,0x6020100000002,1,0xff00000000, // 560 +vdst:vgpr.i32
    0x1ffc00001fe004,0x100001ffb,6,0xff00000000, // 560 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    0x1ffc00001ffffd,0x100000002,0xb,0xff00000000, // 560 src1:vgpr
    0x1ffc7fe7dffffd,0x6020100000002,1,0xff00000000, // 561 +vdst:vgpr.i32
    0x1ffc00001ff004,0x100000ffb,6,0xff00000000, // 561 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 561 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7fe7dffffd,0x6020100000002,1,0xff00000000, // 562 +vdst:vgpr.i32
    0x1ffc00001ffffd,0x100000002,6,0xff00000000, // 562 src0:vgpr
    0x1ffc00001ffffd,0x100000002,0xb,0xff00000000, // 562 src1:vgpr
    0x1ffc7ffedffffd,0x3020100000002,1,0xff00000000, // 563 +vdst:vgpr.f32
    0x1ffc7ffedfe004,0x3000100001ffb,6,0xff00000000, // 563 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    0x1ffc7ffedffffd,0x3000100000002,0xb,0xff00000000, // 563 src1:vgpr.f32
    0x1ffc7ffedffffd,0x3020100000002,1,0xff00000000, // 564 +vdst:vgpr.f32
    0x1ffc7ffedff004,0x3000100000ffb,6,0x3ff00000000, // 564 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffc7ffedff004,0x3000100000ffb,0xb,0x3ff00000000, // 564 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffc7ffedffffd,0x3020100000002,1,0xff00000000, // 565 +vdst:vgpr.f32
    0x1ffc7ffedffffd,0x3000100000002,6,0x3ff00000000, // 565 src0:vgpr.f32{neg|abs}
    0x1ffc7ffedffffd,0x3000100000002,0xb,0x3ff00000000, // 565 src1:vgpr.f32{neg|abs}
    0x1ffa7ffddffffd,0x4020200000002,1,0xff00000000, // 566 +vdst:vgpr*2.f64
    0x1ffa7ffddfe024,0x4000200001fdb,6,0xff00000000, // 566 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.f64
    0x1ffa7ffddffffd,0x4000200000002,0xb,0xff00000000, // 566 src1:vgpr*2.f64
    0x1ffa7ffddffffd,0x4020200000002,1,0xff00000000, // 567 +vdst:vgpr*2.f64
    0x1ffa7ffddff024,0x4000200000fdb,6,0x3ff00000000, // 567 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    0x1ffa7ffddff024,0x4000200000fdb,0xb,0x3ff00000000, // 567 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 568 =vdst:vgpr.f16
    0x1ffc7fff9fe004,0x1000100001ffb,6,0xff00000000, // 568 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    0x1ffc00001ffffd,0x100000002,0xb,0xff00000000, // 568 src1:vgpr
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 569 =vdst:vgpr.f16
    0x1ffc7fff9ff004,0x1000100000ffb,6,0x3ff00000000, // 569 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 569 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 570 =vdst:vgpr.f16
    0x1ffc7fff9ff004,0x1000100000ffb,6,0x3ff00000000, // 570 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0x4ff00000000, // 570 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{sext}
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 571 =vdst:vgpr.f16
    0x1ffc7fff9ffffd,0x1000100000002,6,0x3ff00000000, // 571 src0:vgpr.f16{neg|abs}
    0x1ffc00001ffffd,0x100000002,0xb,0xff00000000, // 571 src1:vgpr
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 572 =vdst:vgpr.f32
    0x1ffc7ffedff004,0x3000100000ffb,6,0x3ff00000000, // 572 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 572 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa7ffddffffd,0x4010200000002,1,0xff00000000, // 573 =vdst:vgpr*2.f64
    0x1ffa7ffddff024,0x4000200000fdb,6,0x3ff00000000, // 573 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    0x1ffc00001ff004,0x100000ffb,0xb,0xff00000000, // 573 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7fff9ffffd,0x1020100000002,1,0xff00000000, // 574 +vdst:vgpr.f16
    0x1ffc7fff9fe004,0x1000100001ffb,6,0xff00000000, // 574 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    0x1ffc7fff9ffffd,0x1000100000002,0xb,0xff00000000, // 574 src1:vgpr.f16
    0x1ffc7fff9ffffd,0x1020100000002,1,0xff00000000, // 575 +vdst:vgpr.f16
    0x1ffc7fff9ff004,0x1000100000ffb,6,0x3ff00000000, // 575 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    0x1ffc7fff9ff004,0x1000100000ffb,0xb,0x3ff00000000, // 575 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    0x1ffc7fff9ffffd,0x1020100000002,1,0xff00000000, // 576 +vdst:vgpr.f16
    0x1ffc7fff9ffffd,0x1000100000002,6,0x3ff00000000, // 576 src0:vgpr.f16{neg|abs}
    0x1ffc7fff9ffffd,0x1000100000002,0xb,0x3ff00000000, // 576 src1:vgpr.f16{neg|abs}
    0x1ffc7fe3dffffd,0x5010100000002,1,0xff00000000, // 577 =vdst:vgpr.i16
    0x1ffc7fe3dfe804,0x50001000017fb,6,0xff00000000, // 577 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|literal.i16
    0x1ffc7fe3dffffd,0x5000100000002,0xb,0xff00000000, // 577 src1:vgpr.i16
    0x1ffc7fe3dffffd,0x5010100000002,1,0xff00000000, // 578 =vdst:vgpr.i16
    0x1ffc7fe3dff804,0x50001000007fb,6,0x4ff00000000, // 578 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16{sext}
    0x1ffc7fe3dff804,0x50001000007fb,0xb,0x4ff00000000, // 578 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16{sext}
    0x1ffc7fe3dffffd,0x5010100000002,1,0xff00000000, // 579 =vdst:vgpr.i16
    0x1ffc7fe3dffffd,0x5000100000002,6,0xff00000000, // 579 src0:vgpr.i16
    0x1ffc7fe3dffffd,0x5000100000002,0xb,0xff00000000, // 579 src1:vgpr.i16
    0x1ffc7fe7dffffd,0x6010100000002,1,0xff00000000, // 580 =vdst:vgpr.i32
    0x1ffc7fe7dfe004,0x6000100001ffb,6,0xff00000000, // 580 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i32
    0x1ffc7fe7dffffd,0x6000100000002,0xb,0xff00000000, // 580 src1:vgpr.i32
    0x1ffc7fe7dffffd,0x6010100000002,1,0xff00000000, // 581 =vdst:vgpr.i32
    0x1ffc7fe7dff004,0x6000100000ffb,6,0x4ff00000000, // 581 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32{sext}
    0x1ffc7fe7dff004,0x6000100000ffb,0xb,0x4ff00000000, // 581 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32{sext}
    0x1ffc7fe7dffffd,0x6010100000002,1,0xff00000000, // 582 =vdst:vgpr.i32
    0x1ffc7fe7dffffd,0x6000100000002,6,0xff00000000, // 582 src0:vgpr.i32
    0x1ffc7fe7dffffd,0x6000100000002,0xb,0xff00000000, // 582 src1:vgpr.i32
    0x1ffc7f7fdffffd,0xa020100000002,1,0xff00000000, // 587 +vdst:vgpr.f16x2
    0x1ffc7f7fdfe004,0xa000100001ffb,6,0xff00000000, // 587 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16x2
    0x1ffc7f7fdffffd,0xa000100000002,0xb,0xff00000000, // 587 src1:vgpr.f16x2
    0x1ffc7f7fdffffd,0xa020100000002,1,0xff00000000, // 588 +vdst:vgpr.f16x2
    0x1ffc7f7fdff004,0xa000100000ffb,6,0x3ff00000000, // 588 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2{neg|abs}
    0x1ffc7f7fdff004,0xa000100000ffb,0xb,0x3ff00000000, // 588 src1:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16x2{neg|abs}
    0x1ffc7f7fdffffd,0xa020100000002,1,0xff00000000, // 589 +vdst:vgpr.f16x2
    0x1ffc7f7fdffffd,0xa000100000002,6,0x3ff00000000, // 589 src0:vgpr.f16x2{neg|abs}
    0x1ffc7f7fdffffd,0xa000100000002,0xb,0x3ff00000000, // 589 src1:vgpr.f16x2{neg|abs}
    0x1ffa00001ffffd,0x10200000002,1,0xff00000000, // 590 =vdst:vgpr*2
    0x1ffa00001ff024,0x200000fdb,6,0xff00000000, // 590 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    0x1ffa00001ff024,0x200000fdb,0xb,0xff00000000, // 590 src1:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    0x1ffc00001ffee6,0x10100000119,0x2f,0xff00000000, // 591 =sdst:sgpr|vcc|exec|flat_scratch
    0x1ffc00001ffffd,0x100000002,6,0xff00000000, // 591 src0:vgpr
    0x1ffc00001ff006,0x100000ff9,0xb,0xff00000000, // 591 src1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ffffd,0x20100000002,1,0xff00000000, // 592 +vdst:vgpr
    0x1ffc00001ff006,0x100000ff9,6,0xff00000000, // 592 src0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ff006,0x100000ff9,0xb,0xff00000000, // 592 src1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1fee00001ffffe,0x400000001,0x34,0xff00000000, // 593 vdata:sgpr*4
    0x1ffc00001ff006,0x100000ff9,0x34,0xff00000000, // 593 vdata:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 594 addr:vgpr
    0x1ffc7ffedffff9,0x3000100000006,0x53,0xff00000000, // 594 data0:vgpr|agpr.f32
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 595 addr:vgpr
    0x1ffa7ffddffff9,0x4000200000006,0x53,0xff00000000, // 595 data0:vgpr|agpr*2.f64
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 596 addr:vgpr
    0x1ffc7fe7dffff9,0x7000100000006,0x53,0xff00000000, // 596 data0:vgpr|agpr.u32
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 597 addr:vgpr
    0x1ffa7f9fdffff9,0x9000200000006,0x53,0xff00000000, // 597 data0:vgpr|agpr*2.u64
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 598 addr:vgpr
    0x1ffc00001ffff9,0x100000006,0x53,0xff00000000, // 598 data0:vgpr|agpr
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 599 addr:vgpr
    0x1ffa00001ffff9,0x200000006,0x53,0xff00000000, // 599 data0:vgpr|agpr*2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 600 addr:vgpr
    0x1ffc7fe7dffff9,0x6000100000006,0x53,0xff00000000, // 600 data0:vgpr|agpr.i32
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 601 addr:vgpr
    0x1ffa7f9fdffff9,0x8000200000006,0x53,0xff00000000, // 601 data0:vgpr|agpr*2.i64
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 602 addr:vgpr
    0x1ffc7effdffff9,0xb000100000006,0x53,0xff00000000, // 602 data0:vgpr|agpr.bf16x2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 603 addr:vgpr
    0x1ffc7f7fdffff9,0xa000100000006,0x53,0xff00000000, // 603 data0:vgpr|agpr.f16x2
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 608 addr:vgpr
    0x1fee00001ffff9,0x400000006,0x53,0xff00000000, // 608 data0:vgpr|agpr*4
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 609 addr:vgpr
    0x1ff600001ffff9,0x300000006,0x53,0xff00000000, // 609 data0:vgpr|agpr*3
    0x1ffc00001ffffd,0x100000002,0x4e,0xff00000000, // 623 addr:vgpr
    0x1ffa00001ffee6,0x200000119,0x64,0xff00000000, // 623 saddr:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001ffec6,0x20100000139,0x2f,0xff00000000, // 625 +sdst:sgpr|vcc|exec|m0|flat_scratch
    0x1ffe00001fdfff,0x2000,0xffff80000000008f,0xff0000ffff, // 625 simm16:immediate[-32768..65535]
    0x1ffc00001ffec6,0x10100000139,0x2f,0xff00000000, // 628 =sdst:sgpr|vcc|exec|m0|flat_scratch
    0x1ffa00001fe026,0x200001fd9,0x70,0xff00000000, // 628 ssrc0:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    0x1ffc00001ffec6,0x20100000139,0x2f,0xff00000000, // 632 +sdst:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001fe006,0x100001ff9,0x70,0xff00000000, // 632 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    0x1ffa00001ffee6,0x20200000119,0x2f,0xff00000000, // 633 +sdst:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001fe006,0x100001ff9,0x70,0xff00000000, // 633 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    0x1ffa00001ffee6,0x10200000119,0x2f,0xff00000000, // 634 =sdst:sgpr|vcc|exec|flat_scratch*2
    0x1ffe00001f7fff,0x8000,0x96,0xff00000000, // 634 label:label
    0x1ffa00001ff026,0x200000fd9,0x70,0xff00000000, // 635 ssrc0:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    0x1ffa00001ff026,0x200000fd9,0x76,0xff00000000, // 635 ssrc1:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2
    0x1ffa00001ffee6,0x200000119,0x70,0xff00000000, // 636 ssrc0:sgpr|vcc|exec|flat_scratch*2
    0x1ffe00001f7fff,0x8000,0x96,0xff00000000, // 636 label:label
    0x1ffa00001ffee6,0x20200000119,0x2f,0xff00000000, // 637 +sdst:sgpr|vcc|exec|flat_scratch*2
    0x1ffa00001fe026,0x200001fd9,0x70,0xff00000000, // 637 ssrc0:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    0x1ffa7f9fdfe026,0x9000200001fd9,0x70,0xff00000000, // 640 ssrc0:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.u64
    0x1ffa7f9fdfe026,0x9000200001fd9,0x76,0xff00000000, // 640 ssrc1:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.u64
    0x1ffc00001ffec6,0x100000139,0x70,0xff00000000, // 641 ssrc0:sgpr|vcc|exec|m0|flat_scratch
    0x1ffe00001fdfff,0x2000,0xffff80000000008f,0xff0000ffff, // 641 simm16:immediate[-32768..65535]
    0x1ffc00001ffec6,0x100000139,0x70,0xff00000000, // 642 ssrc0:sgpr|vcc|exec|m0|flat_scratch
    0x1ffe00001fdfff,0x2000,0x8f,0xff0000ffff, // 642 simm16:immediate[0..65535]
    0x1ffc00001ffec6,0x10100000139,0x2f,0xff00000000, // 645 =sdst:sgpr|vcc|exec|m0|flat_scratch
    0x1ffe00001effff,0x10000,0x9c,0xff0000ffff, // 645 hwreg:hwreg[0..65535]
    0x1ffc00001ffec6,0x10100000139,0x2f,0xff00000000, // 646 =sdst:sgpr|vcc|exec|m0|flat_scratch
    0x1ffe00001fdfff,0x2000,0xffff80000000008f,0xff0000ffff, // 646 simm16:immediate[-32768..65535]
    0x1ffc00001ffec6,0x100000139,0x70,0xff00000000, // 647 ssrc0:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001fe006,0x100001ff9,0x76,0xff00000000, // 647 ssrc1:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    0x1ffa00001ffee6,0x200000119,0x70,0xff00000000, // 648 ssrc0:sgpr|vcc|exec|flat_scratch*2
    0x1ffa00001fe026,0x200001fd9,0x76,0xff00000000, // 648 ssrc1:sgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    0x1ffc00001ffec6,0x10100000139,0x2f,0xff00000000, // 649 =sdst:sgpr|vcc|exec|m0|flat_scratch
    0x1ffc00001ffe06,0x1000001f9,0x70,0xff00000000, // 649 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch
    0x1ffa00001ffee6,0x10200000119,0x2f,0xff00000000, // 650 =sdst:sgpr|vcc|exec|flat_scratch*2
    0x1ffa00001ffee6,0x200000119,0x70,0xff00000000, // 650 ssrc0:sgpr|vcc|exec|flat_scratch*2
    0x1ffc00001fe006,0x100001ff9,0x70,0xff00000000, // 651 ssrc0:sgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    0x1ffe00000fffff,0x100000,0xa2,0xff0000000f, // 651 gpr_idx:gpr_idx[0..15]
    0x1ffe00001effff,0x10000,0x9c,0xff0000ffff, // 652 hwreg:hwreg[0..65535]
    0x1ffc00001ffec6,0x100000139,0x70,0xff00000000, // 652 ssrc0:sgpr|vcc|exec|m0|flat_scratch
    0x1ffe00001effff,0x10000,0x9c,0xff0000ffff, // 653 hwreg:hwreg[0..65535]
    0x1ffc00001fefff,0x100001000,0xaa,0xff00000000, // 653 simm32:literal
    0x1ffc00001ffffb,0x10100000004,1,0xff00000000, // 658 =vdst:agpr
    0x1ffc00001ffffb,0x100000004,6,0xff00000000, // 658 src0:agpr
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 659 =vdst:vgpr
    0x1ffc00001ffffb,0x100000004,6,0xff00000000, // 659 src0:agpr
    0x1ffc00001ffffb,0x10100000004,1,0xff00000000, // 660 =vdst:agpr
    0x1ffc00001ff004,0x100000ffb,6,0xff00000000, // 660 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffa7ffddffffd,0x4010200000002,1,0xff00000000, // 671 =vdst:vgpr*2.f64
    0x1ffa7ffddfe024,0x4000200001fdb,6,0xff00000000, // 671 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.f64
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 673 =vdst:vgpr.f16
    0x1ffc7ffedfe004,0x3000100001ffb,6,0xff00000000, // 673 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 674 =vdst:vgpr.f16
    0x1ffc7ffedff004,0x3000100000ffb,6,0x3ff00000000, // 674 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 675 =vdst:vgpr.f16
    0x1ffc7ffedffffd,0x3000100000002,6,0x3ff00000000, // 675 src0:vgpr.f32{neg|abs}
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 676 =vdst:vgpr.f16
    0x1ffc7fe3dfe804,0x50001000017fb,6,0xff00000000, // 676 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|literal.i16
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 677 =vdst:vgpr.f16
    0x1ffc7fe3dff804,0x50001000007fb,6,0xff00000000, // 677 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 678 =vdst:vgpr.f16
    0x1ffc7fe3dff804,0x50001000007fb,6,0x4ff00000000, // 678 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int.i16{sext}
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 679 =vdst:vgpr.f16
    0x1ffc7fe3dffffd,0x5000100000002,6,0xff00000000, // 679 src0:vgpr.i16
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 680 =vdst:vgpr.f16
    0x1ffc00001fe804,0x1000017fb,6,0xff00000000, // 680 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|literal
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 681 =vdst:vgpr.f16
    0x1ffc00001ff804,0x1000007fb,6,0xff00000000, // 681 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 682 =vdst:vgpr.f16
    0x1ffc00001ff804,0x1000007fb,6,0x4ff00000000, // 682 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int{sext}
    0x1ffc7fff9ffffd,0x1010100000002,1,0xff00000000, // 683 =vdst:vgpr.f16
    0x1ffc00001ffffd,0x100000002,6,0xff00000000, // 683 src0:vgpr
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 684 =vdst:vgpr.f32
    0x1ffc7fff5fe004,0x2000100001ffb,6,0xff00000000, // 684 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.bf16
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 685 =vdst:vgpr.f32
    0x1ffc7fff5ff004,0x2000100000ffb,6,0x3ff00000000, // 685 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.bf16{neg|abs}
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 686 =vdst:vgpr.f32
    0x1ffc7fff5ffffd,0x2000100000002,6,0x3ff00000000, // 686 src0:vgpr.bf16{neg|abs}
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 687 =vdst:vgpr.f32
    0x1ffc00001fe004,0x100001ffb,6,0xff00000000, // 687 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 688 =vdst:vgpr.f32
    0x1ffc00001ff004,0x100000ffb,6,0xff00000000, // 688 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 689 =vdst:vgpr.f32
    0x1ffc00001ffffd,0x100000002,6,0xff00000000, // 689 src0:vgpr
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 690 =vdst:vgpr.f32
    0x1ffc7fff9fe004,0x1000100001ffb,6,0xff00000000, // 690 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 691 =vdst:vgpr.f32
    0x1ffc7fff9ff004,0x1000100000ffb,6,0x3ff00000000, // 691 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 692 =vdst:vgpr.f32
    0x1ffc7fff9ffffd,0x1000100000002,6,0x3ff00000000, // 692 src0:vgpr.f16{neg|abs}
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 693 =vdst:vgpr.f32
    0x1ffa7ffddfe024,0x4000200001fdb,6,0xff00000000, // 693 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.f64
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 694 =vdst:vgpr.f32
    0x1ffa7ffddff024,0x4000200000fdb,6,0x3ff00000000, // 694 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 695 =vdst:vgpr.f32
    0x1ffc7fe7dfe004,0x6000100001ffb,6,0xff00000000, // 695 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i32
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 696 =vdst:vgpr.f32
    0x1ffc7fe7dff004,0x6000100000ffb,6,0xff00000000, // 696 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 697 =vdst:vgpr.f32
    0x1ffc7fe7dff004,0x6000100000ffb,6,0x4ff00000000, // 697 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32{sext}
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 698 =vdst:vgpr.f32
    0x1ffc7fe7dffffd,0x6000100000002,6,0xff00000000, // 698 src0:vgpr.i32
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 699 =vdst:vgpr.f32
    0x1ffc7fe7dfe004,0x7000100001ffb,6,0xff00000000, // 699 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.u32
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 700 =vdst:vgpr.f32
    0x1ffc7fe7dff004,0x7000100000ffb,6,0xff00000000, // 700 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 701 =vdst:vgpr.f32
    0x1ffc7fe7dff004,0x7000100000ffb,6,0x4ff00000000, // 701 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32{sext}
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 702 =vdst:vgpr.f32
    0x1ffc7fe7dffffd,0x7000100000002,6,0xff00000000, // 702 src0:vgpr.u32
    0x1ffa7ffddffffd,0x4010200000002,1,0xff00000000, // 703 =vdst:vgpr*2.f64
    0x1ffc7ffedfe004,0x3000100001ffb,6,0xff00000000, // 703 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    0x1ffa7ffddffffd,0x4010200000002,1,0xff00000000, // 704 =vdst:vgpr*2.f64
    0x1ffc7ffedff004,0x3000100000ffb,6,0x3ff00000000, // 704 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffa7ffddffffd,0x4010200000002,1,0xff00000000, // 705 =vdst:vgpr*2.f64
    0x1ffc7fe7dfe004,0x6000100001ffb,6,0xff00000000, // 705 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.i32
    0x1ffa7ffddffffd,0x4010200000002,1,0xff00000000, // 706 =vdst:vgpr*2.f64
    0x1ffc7fe7dff004,0x6000100000ffb,6,0xff00000000, // 706 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.i32
    0x1ffa7ffddffffd,0x4010200000002,1,0xff00000000, // 707 =vdst:vgpr*2.f64
    0x1ffc7fe7dfe004,0x7000100001ffb,6,0xff00000000, // 707 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.u32
    0x1ffa7ffddffffd,0x4010200000002,1,0xff00000000, // 708 =vdst:vgpr*2.f64
    0x1ffc7fe7dff004,0x7000100000ffb,6,0xff00000000, // 708 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.u32
    0x1ffc7fe7dffffd,0x6010100000002,1,0xff00000000, // 709 =vdst:vgpr.i32
    0x1ffc7ffedfe004,0x3000100001ffb,6,0xff00000000, // 709 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    0x1ffc7fe7dffffd,0x6010100000002,1,0xff00000000, // 710 =vdst:vgpr.i32
    0x1ffc7ffedff004,0x3000100000ffb,6,0x3ff00000000, // 710 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffc7fe7dffffd,0x6010100000002,1,0xff00000000, // 711 =vdst:vgpr.i32
    0x1ffc7ffedffffd,0x3000100000002,6,0x3ff00000000, // 711 src0:vgpr.f32{neg|abs}
    0x1ffc7fe3dffffd,0x5010100000002,1,0xff00000000, // 712 =vdst:vgpr.i16
    0x1ffc7fff9fe004,0x1000100001ffb,6,0xff00000000, // 712 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    0x1ffc7fe3dffffd,0x5010100000002,1,0xff00000000, // 713 =vdst:vgpr.i16
    0x1ffc7fff9ff004,0x1000100000ffb,6,0x3ff00000000, // 713 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    0x1ffc7fe3dffffd,0x5010100000002,1,0xff00000000, // 714 =vdst:vgpr.i16
    0x1ffc7fff9ffffd,0x1000100000002,6,0x3ff00000000, // 714 src0:vgpr.f16{neg|abs}
    0x1ffc7fe7dffffd,0x6010100000002,1,0xff00000000, // 715 =vdst:vgpr.i32
    0x1ffa7ffddfe024,0x4000200001fdb,6,0xff00000000, // 715 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.f64
    0x1ffc7fe7dffffd,0x6010100000002,1,0xff00000000, // 716 =vdst:vgpr.i32
    0x1ffa7ffddff024,0x4000200000fdb,6,0x3ff00000000, // 716 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    0x1ffc7ffedffffd,0x3010100000002,1,0xff00000000, // 719 =vdst:vgpr.f32
    0x1ffc00001ff004,0x100000ffb,6,0x4ff00000000, // 719 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float{sext}
    0x1ffa00001ffffd,0x10200000002,1,0xff00000000, // 720 =vdst:vgpr*2
    0x1ffc00001fe004,0x100001ffb,6,0xff00000000, // 720 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 722 =vdst:vgpr
    0x1ffc7fff9fe004,0x1000100001ffb,6,0xff00000000, // 722 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f16
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 723 =vdst:vgpr
    0x1ffc7fff9ff004,0x1000100000ffb,6,0x3ff00000000, // 723 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f16{neg|abs}
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 724 =vdst:vgpr
    0x1ffc7fff9ffffd,0x1000100000002,6,0x3ff00000000, // 724 src0:vgpr.f16{neg|abs}
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 725 =vdst:vgpr.u32
    0x1ffc7ffedfe004,0x3000100001ffb,6,0xff00000000, // 725 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float|literal.f32
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 726 =vdst:vgpr.u32
    0x1ffc7ffedff004,0x3000100000ffb,6,0x3ff00000000, // 726 src0:sgpr|vgpr|vcc|exec|m0|scc|vccz|flat_scratch|aperture|int|float.f32{neg|abs}
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 727 =vdst:vgpr.u32
    0x1ffc7ffedffffd,0x3000100000002,6,0x3ff00000000, // 727 src0:vgpr.f32{neg|abs}
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 728 =vdst:vgpr.u32
    0x1ffa7ffddfe024,0x4000200001fdb,6,0xff00000000, // 728 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2.f64
    0x1ffc7fe7dffffd,0x7010100000002,1,0xff00000000, // 729 =vdst:vgpr.u32
    0x1ffa7ffddff024,0x4000200000fdb,6,0x3ff00000000, // 729 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2.f64{neg|abs}
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 730 =vdst:vgpr
    0x1ffa00001fe024,0x200001fdb,6,0xff00000000, // 730 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    0x1ffc00001ffffd,0x10100000002,1,0xff00000000, // 731 =vdst:vgpr
    0x1ffa00001ff024,0x200000fdb,6,0x3ff00000000, // 731 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float*2{neg|abs}
    0x1ffa00001ffffd,0x10200000002,1,0xff00000000, // 733 =vdst:vgpr*2
    0x1ffa00001fe024,0x200001fdb,6,0xff00000000, // 733 src0:sgpr|vgpr|vcc|exec|scc|vccz|flat_scratch|aperture|int|float|literal*2
    0x1ffc00001ffffd,0x20100000002,1,0xff00000000, // 735 +vdst:vgpr
    0x1ffc00001ffffd,0x20100000002,0xb1,0xff00000000, // 735 +vdst1:vgpr
    0x1ffe00001fdfff,0x2000,0x8f,0xff0000000f, // 741 simm16:immediate[0..15]
    0x1ffe00001dffff,0x20000,0xb7,0xff0000ffff, // 745 message:sendmsg[0..65535]
    0x1ffe00001fdfff,0x2000,0x8f,0xff00000001, // 747 simm16:immediate[0..1]
    0x1ffe00001fdfff,0x2000,0x8f,0xff00000003, // 748 simm16:immediate[0..3]
    0x1ffe00001fdfff,0x2000,0x8f,0xff0000007f, // 749 simm16:immediate[0..127]
    0x1ffe00001fdfff,0x2000,0x8f,0xff000000ff, // 750 simm16:immediate[0..255]
    0x1ffe00001bffff,0x40000,0xbf,0xff0000ffff, // 751 counters:waitcnt[0..65535]
}};

inline constexpr const operand_row (&operand_places)[2079] = items_from<item_array<operand_row, 2079>, place_words>().items;

inline constexpr u32 operand_list_count = 753;

using operand_list_array = item_array<operand_list, operand_list_count>;

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++23-extensions" // static constexpr local, see items_from

template <int>
constexpr const operand_list_array& all_operand_lists() {
  static constexpr operand_list_array lists = {{
    {6, 62, 1, 0, 15, operand_places + 0},
    {6, 62, 1, 0, 15, operand_places + 6},
    {6, 62, 1, 0, 15, operand_places + 12},
    {6, 62, 1, 0, 15, operand_places + 18},
    {6, 62, 1, 0, 15, operand_places + 24},
    {6, 62, 1, 0, 15, operand_places + 30},
    {6, 62, 1, 0, 15, operand_places + 36},
    {6, 62, 1, 0, 15, operand_places + 42},
    {6, 62, 1, 0, 15, operand_places + 48},
    {6, 62, 1, 0, 15, operand_places + 54},
    {6, 62, 1, 0, 15, operand_places + 60},
    {6, 62, 1, 0, 15, operand_places + 66},
    {6, 62, 1, 0, 15, operand_places + 72},
    {6, 62, 1, 0, 15, operand_places + 78},
    {6, 62, 1, 0, 15, operand_places + 84},
    {6, 62, 1, 0, 15, operand_places + 90},
    {6, 62, 1, 0, 15, operand_places + 96},
    {6, 62, 1, 0, 15, operand_places + 102},
    {6, 62, 1, 1, 15, operand_places + 108},
    {6, 62, 1, 1, 15, operand_places + 114},
    {6, 62, 1, 1, 15, operand_places + 120},
    {6, 62, 1, 1, 15, operand_places + 126},
    {6, 62, 1, 1, 15, operand_places + 132},
    {6, 62, 1, 1, 15, operand_places + 138},
    {6, 62, 1, 1, 15, operand_places + 144},
    {6, 62, 1, 1, 15, operand_places + 150},
    {6, 62, 1, 1, 15, operand_places + 156},
    {6, 62, 1, 1, 15, operand_places + 162},
    {6, 62, 1, 1, 15, operand_places + 168},
    {6, 62, 1, 1, 15, operand_places + 174},
    {6, 62, 1, 1, 15, operand_places + 180},
    {6, 62, 1, 1, 15, operand_places + 186},
    {6, 62, 1, 1, 15, operand_places + 192},
    {6, 62, 1, 1, 15, operand_places + 198},
    {6, 62, 1, 1, 15, operand_places + 204},
    {6, 62, 1, 1, 15, operand_places + 210},
    {5, 28, 3, 0, 18, operand_places + 216},
    {5, 28, 3, 0, 18, operand_places + 221},
    {5, 28, 3, 0, 18, operand_places + 226},
    {5, 28, 3, 0, 18, operand_places + 231},
    {5, 28, 3, 0, 2, operand_places + 236},
    {5, 28, 3, 0, 31, operand_places + 241},
    {5, 28, 3, 0, 19, operand_places + 246},
    {5, 28, 3, 0, 19, operand_places + 251},
    {4, 15, 0, 0, 4, operand_places + 256},
    {4, 15, 0, 0, 4, operand_places + 260},
    {4, 15, 1, 0, 4, operand_places + 264},
    {4, 15, 0, 0, 6, operand_places + 268},
    {4, 15, 1, 0, 4, operand_places + 272},
    {4, 15, 1, 0, 6, operand_places + 276},
    {4, 15, 0, 0, 4, operand_places + 280},
    {4, 15, 0, 0, 4, operand_places + 284},
    {4, 15, 1, 0, 4, operand_places + 288},
    {4, 15, 0, 0, 6, operand_places + 292},
    {4, 15, 1, 0, 4, operand_places + 296},
    {4, 15, 1, 0, 6, operand_places + 300},
    {4, 15, 0, 0, 5, operand_places + 304},
    {4, 15, 0, 0, 5, operand_places + 308},
    {4, 15, 1, 0, 5, operand_places + 312},
    {4, 15, 0, 0, 7, operand_places + 316},
    {4, 15, 1, 0, 5, operand_places + 320},
    {4, 15, 1, 0, 7, operand_places + 324},
    {4, 15, 0, 0, 5, operand_places + 328},
    {4, 15, 0, 0, 5, operand_places + 332},
    {4, 15, 1, 0, 5, operand_places + 336},
    {4, 15, 0, 0, 7, operand_places + 340},
    {4, 15, 1, 0, 5, operand_places + 344},
    {4, 15, 1, 0, 7, operand_places + 348},
    {4, 15, 0, 0, 5, operand_places + 352},
    {4, 15, 0, 0, 5, operand_places + 356},
    {4, 15, 1, 0, 5, operand_places + 360},
    {4, 15, 0, 0, 7, operand_places + 364},
    {4, 15, 1, 0, 5, operand_places + 368},
    {4, 15, 1, 0, 7, operand_places + 372},
    {4, 15, 0, 0, 4, operand_places + 376},
    {4, 15, 0, 0, 4, operand_places + 380},
    {4, 15, 1, 0, 4, operand_places + 384},
    {4, 15, 0, 0, 6, operand_places + 388},
    {4, 15, 1, 0, 4, operand_places + 392},
    {4, 15, 1, 0, 6, operand_places + 396},
    {4, 15, 0, 0, 4, operand_places + 400},
    {4, 15, 0, 0, 4, operand_places + 404},
    {4, 15, 1, 0, 4, operand_places + 408},
    {4, 15, 0, 0, 6, operand_places + 412},
    {4, 15, 1, 0, 4, operand_places + 416},
    {4, 15, 1, 0, 6, operand_places + 420},
    {4, 14, 1, 0, 4, operand_places + 424},
    {4, 14, 1, 0, 4, operand_places + 428},
    {4, 14, 1, 0, 6, operand_places + 432},
    {4, 14, 1, 0, 5, operand_places + 436},
    {4, 14, 1, 0, 5, operand_places + 440},
    {4, 14, 1, 0, 7, operand_places + 444},
    {4, 14, 1, 0, 5, operand_places + 448},
    {4, 14, 1, 0, 5, operand_places + 452},
    {4, 14, 1, 0, 7, operand_places + 456},
    {4, 14, 1, 0, 5, operand_places + 460},
    {4, 14, 1, 0, 5, operand_places + 464},
    {4, 14, 1, 0, 7, operand_places + 468},
    {4, 15, 0, 0, 5, operand_places + 472},
    {4, 15, 0, 0, 5, operand_places + 476},
    {4, 15, 0, 0, 7, operand_places + 480},
    {4, 14, 1, 0, 0, operand_places + 484},
    {4, 14, 1, 0, 0, operand_places + 488},
    {4, 14, 1, 0, 13, operand_places + 492},
    {4, 14, 1, 0, 13, operand_places + 496},
    {4, 14, 1, 0, 0, operand_places + 500},
    {4, 14, 1, 0, 0, operand_places + 504},
    {4, 14, 1, 0, 13, operand_places + 508},
    {4, 14, 1, 0, 13, operand_places + 512},
    {4, 14, 1, 0, 1, operand_places + 516},
    {4, 14, 1, 0, 1, operand_places + 520},
    {4, 14, 1, 0, 13, operand_places + 524},
    {4, 14, 1, 0, 13, operand_places + 528},
    {4, 14, 1, 0, 2, operand_places + 532},
    {4, 14, 1, 0, 8, operand_places + 536},
    {4, 14, 1, 0, 2, operand_places + 540},
    {4, 14, 1, 0, 8, operand_places + 544},
    {4, 14, 1, 0, 2, operand_places + 548},
    {4, 14, 1, 0, 8, operand_places + 552},
    {4, 14, 1, 0, 2, operand_places + 556},
    {4, 14, 1, 0, 8, operand_places + 560},
    {4, 14, 1, 0, 7, operand_places + 564},
    {4, 14, 1, 0, 13, operand_places + 568},
    {4, 14, 1, 0, 7, operand_places + 572},
    {4, 14, 1, 0, 13, operand_places + 576},
    {4, 14, 1, 0, 7, operand_places + 580},
    {4, 14, 1, 0, 13, operand_places + 584},
    {4, 14, 1, 0, 7, operand_places + 588},
    {4, 14, 1, 0, 13, operand_places + 592},
    {4, 14, 1, 0, 6, operand_places + 596},
    {4, 14, 1, 0, 12, operand_places + 600},
    {4, 14, 1, 0, 6, operand_places + 604},
    {4, 14, 1, 0, 12, operand_places + 608},
    {4, 14, 1, 0, 7, operand_places + 612},
    {4, 14, 1, 0, 13, operand_places + 616},
    {4, 14, 1, 0, 7, operand_places + 620},
    {4, 14, 1, 0, 13, operand_places + 624},
    {4, 14, 1, 0, 2, operand_places + 628},
    {4, 14, 1, 0, 8, operand_places + 632},
    {4, 14, 1, 0, 2, operand_places + 636},
    {4, 14, 1, 0, 8, operand_places + 640},
    {4, 14, 1, 0, 2, operand_places + 644},
    {4, 14, 1, 0, 8, operand_places + 648},
    {4, 14, 1, 0, 2, operand_places + 652},
    {4, 14, 1, 0, 8, operand_places + 656},
    {4, 14, 1, 0, 0, operand_places + 660},
    {4, 12, 3, 0, 2, operand_places + 664},
    {4, 12, 3, 0, 2, operand_places + 668},
    {4, 12, 3, 0, 2, operand_places + 672},
    {4, 12, 3, 0, 2, operand_places + 231},
    {4, 14, 1, 0, 0, operand_places + 676},
    {4, 14, 1, 0, 0, operand_places + 680},
    {4, 14, 1, 0, 8, operand_places + 684},
    {4, 14, 1, 0, 8, operand_places + 688},
    {4, 14, 1, 0, 8, operand_places + 692},
    {4, 14, 1, 0, 8, operand_places + 696},
    {4, 14, 1, 0, 0, operand_places + 700},
    {4, 14, 1, 0, 0, operand_places + 704},
    {4, 14, 1, 0, 7, operand_places + 708},
    {4, 15, 1, 0, 0, operand_places + 712},
    {4, 15, 1, 0, 0, operand_places + 716},
    {4, 14, 1, 1, 3, operand_places + 720},
    {4, 14, 1, 1, 3, operand_places + 724},
    {4, 15, 1, 1, 0, operand_places + 728},
    {4, 15, 1, 1, 2, operand_places + 732},
    {4, 14, 1, 0, 0, operand_places + 736},
    {4, 14, 1, 0, 0, operand_places + 740},
    {4, 14, 1, 0, 15, operand_places + 744},
    {4, 14, 1, 0, 0, operand_places + 748},
    {4, 14, 1, 0, 15, operand_places + 752},
    {4, 14, 1, 0, 0, operand_places + 756},
    {4, 14, 1, 0, 0, operand_places + 760},
    {4, 14, 1, 0, 0, operand_places + 764},
    {4, 14, 1, 0, 0, operand_places + 768},
    {4, 14, 1, 0, 0, operand_places + 772},
    {4, 14, 1, 0, 0, operand_places + 776},
    {4, 14, 1, 0, 0, operand_places + 780},
    {4, 14, 1, 0, 0, operand_places + 784},
    {4, 15, 1, 0, 0, operand_places + 788},
    {4, 14, 1, 0, 0, operand_places + 792},
    {4, 14, 1, 0, 0, operand_places + 796},
    {4, 14, 1, 0, 11, operand_places + 800},
    {4, 14, 1, 0, 0, operand_places + 804},
    {4, 14, 1, 0, 0, operand_places + 808},
    {4, 14, 1, 0, 0, operand_places + 812},
    {4, 14, 1, 0, 0, operand_places + 816},
    {4, 14, 1, 0, 0, operand_places + 820},
    {4, 14, 1, 0, 0, operand_places + 824},
    {4, 14, 1, 0, 15, operand_places + 0},
    {4, 14, 1, 0, 15, operand_places + 6},
    {4, 14, 1, 0, 15, operand_places + 12},
    {4, 14, 1, 0, 15, operand_places + 18},
    {4, 14, 1, 0, 15, operand_places + 24},
    {4, 14, 1, 0, 15, operand_places + 30},
    {4, 14, 1, 0, 15, operand_places + 36},
    {4, 14, 1, 0, 15, operand_places + 42},
    {4, 14, 1, 0, 15, operand_places + 48},
    {4, 14, 1, 0, 15, operand_places + 54},
    {4, 14, 1, 0, 15, operand_places + 60},
    {4, 14, 1, 0, 15, operand_places + 66},
    {4, 14, 1, 0, 15, operand_places + 72},
    {4, 14, 1, 0, 15, operand_places + 78},
    {4, 14, 1, 0, 15, operand_places + 84},
    {4, 14, 1, 0, 15, operand_places + 90},
    {4, 14, 1, 0, 15, operand_places + 96},
    {4, 14, 1, 0, 15, operand_places + 102},
    {4, 14, 1, 0, 15, operand_places + 828},
    {4, 14, 1, 0, 15, operand_places + 832},
    {4, 14, 1, 0, 15, operand_places + 836},
    {4, 14, 1, 0, 15, operand_places + 840},
    {4, 14, 1, 1, 9, operand_places + 844},
    {4, 14, 1, 1, 9, operand_places + 848},
    {4, 14, 1, 1, 9, operand_places + 852},
    {4, 14, 1, 1, 9, operand_places + 856},
    {4, 14, 1, 0, 15, operand_places + 860},
    {4, 14, 1, 0, 15, operand_places + 864},
    {4, 14, 1, 0, 15, operand_places + 868},
    {4, 14, 1, 0, 15, operand_places + 872},
    {4, 14, 1, 0, 15, operand_places + 876},
    {4, 14, 1, 0, 15, operand_places + 880},
    {4, 14, 1, 0, 15, operand_places + 884},
    {4, 14, 1, 0, 15, operand_places + 888},
    {4, 14, 1, 0, 15, operand_places + 892},
    {4, 14, 1, 0, 15, operand_places + 896},
    {4, 14, 1, 0, 15, operand_places + 900},
    {4, 14, 1, 0, 15, operand_places + 904},
    {4, 14, 1, 1, 15, operand_places + 908},
    {4, 14, 1, 1, 15, operand_places + 912},
    {4, 14, 1, 1, 15, operand_places + 916},
    {4, 14, 1, 1, 15, operand_places + 920},
    {4, 14, 1, 0, 9, operand_places + 924},
    {4, 14, 1, 0, 9, operand_places + 928},
    {4, 14, 1, 0, 15, operand_places + 932},
    {4, 14, 1, 0, 15, operand_places + 936},
    {4, 14, 1, 0, 9, operand_places + 940},
    {4, 14, 1, 0, 9, operand_places + 944},
    {4, 14, 1, 1, 15, operand_places + 948},
    {4, 14, 1, 1, 15, operand_places + 952},
    {4, 14, 1, 1, 15, operand_places + 956},
    {4, 14, 1, 1, 15, operand_places + 960},
    {4, 14, 1, 1, 15, operand_places + 964},
    {4, 14, 1, 1, 15, operand_places + 968},
    {4, 14, 1, 1, 15, operand_places + 972},
    {4, 14, 1, 1, 15, operand_places + 976},
    {4, 14, 1, 1, 15, operand_places + 980},
    {4, 14, 1, 1, 15, operand_places + 984},
    {4, 14, 1, 1, 15, operand_places + 988},
    {4, 14, 1, 1, 15, operand_places + 992},
    {4, 14, 1, 1, 9, operand_places + 996},
    {4, 14, 1, 1, 9, operand_places + 1000},
    {4, 14, 1, 1, 9, operand_places + 1004},
    {4, 14, 1, 1, 9, operand_places + 1008},
    {4, 14, 1, 1, 15, operand_places + 1012},
    {4, 14, 1, 1, 15, operand_places + 1016},
    {4, 14, 1, 1, 15, operand_places + 1020},
    {4, 14, 1, 1, 15, operand_places + 1024},
    {4, 14, 1, 1, 15, operand_places + 1028},
    {4, 14, 1, 1, 15, operand_places + 1032},
    {4, 14, 1, 1, 15, operand_places + 108},
    {4, 14, 1, 1, 15, operand_places + 114},
    {4, 14, 1, 1, 15, operand_places + 120},
    {4, 14, 1, 1, 15, operand_places + 126},
    {4, 14, 1, 1, 15, operand_places + 132},
    {4, 14, 1, 1, 15, operand_places + 138},
    {4, 14, 1, 1, 15, operand_places + 144},
    {4, 14, 1, 1, 15, operand_places + 150},
    {4, 14, 1, 1, 15, operand_places + 156},
    {4, 14, 1, 1, 15, operand_places + 162},
    {4, 14, 1, 1, 15, operand_places + 168},
    {4, 14, 1, 1, 15, operand_places + 174},
    {4, 14, 1, 1, 15, operand_places + 180},
    {4, 14, 1, 1, 15, operand_places + 186},
    {4, 14, 1, 1, 15, operand_places + 192},
    {4, 14, 1, 1, 15, operand_places + 198},
    {4, 14, 1, 1, 15, operand_places + 204},
    {4, 14, 1, 1, 15, operand_places + 210},
    {4, 14, 1, 1, 15, operand_places + 1036},
    {4, 14, 1, 1, 15, operand_places + 1040},
    {4, 14, 1, 0, 15, operand_places + 1044},
    {4, 14, 1, 0, 15, operand_places + 1048},
    {4, 14, 1, 0, 9, operand_places + 1052},
    {4, 14, 1, 0, 9, operand_places + 1056},
    {4, 14, 1, 0, 15, operand_places + 1060},
    {4, 14, 1, 0, 15, operand_places + 1064},
    {4, 14, 1, 1, 9, operand_places + 1068},
    {4, 14, 1, 1, 9, operand_places + 1072},
    {4, 14, 1, 0, 15, operand_places + 1076},
    {4, 14, 1, 0, 15, operand_places + 1080},
    {4, 14, 1, 1, 15, operand_places + 1084},
    {4, 14, 1, 1, 15, operand_places + 1088},
    {4, 14, 1, 1, 15, operand_places + 1092},
    {4, 14, 1, 1, 15, operand_places + 1096},
    {4, 14, 1, 1, 9, operand_places + 1100},
    {4, 14, 1, 1, 9, operand_places + 1104},
    {4, 14, 1, 1, 11, operand_places + 1108},
    {4, 14, 1, 1, 11, operand_places + 1112},
    {4, 14, 1, 0, 0, operand_places + 1116},
    {4, 14, 1, 0, 15, operand_places + 1120},
    {4, 14, 1, 0, 0, operand_places + 1124},
    {4, 14, 1, 0, 0, operand_places + 1128},
    {4, 15, 1, 0, 7, operand_places + 1132},
    {4, 15, 1, 0, 7, operand_places + 1136},
    {4, 15, 1, 0, 7, operand_places + 1140},
    {4, 15, 1, 0, 7, operand_places + 1144},
    {4, 15, 1, 0, 7, operand_places + 1148},
    {4, 15, 1, 0, 7, operand_places + 1152},
    {4, 15, 1, 0, 7, operand_places + 1156},
    {4, 15, 1, 0, 7, operand_places + 1160},
    {4, 15, 1, 0, 7, operand_places + 1164},
    {4, 15, 1, 0, 7, operand_places + 1168},
    {4, 15, 1, 0, 7, operand_places + 1172},
    {4, 15, 1, 0, 7, operand_places + 1176},
    {4, 15, 1, 1, 7, operand_places + 1180},
    {4, 15, 1, 1, 7, operand_places + 1184},
    {4, 15, 1, 1, 7, operand_places + 1188},
    {4, 15, 1, 1, 7, operand_places + 1192},
    {4, 15, 1, 1, 7, operand_places + 1196},
    {4, 15, 1, 1, 7, operand_places + 1200},
    {4, 15, 1, 1, 7, operand_places + 1204},
    {4, 15, 1, 1, 7, operand_places + 1208},
    {4, 15, 1, 1, 7, operand_places + 1212},
    {4, 15, 1, 1, 7, operand_places + 1216},
    {4, 15, 1, 1, 7, operand_places + 1220},
    {4, 15, 1, 1, 7, operand_places + 1224},
    {4, 15, 1, 0, 7, operand_places + 1228},
    {4, 15, 1, 0, 7, operand_places + 1232},
    {4, 15, 1, 1, 7, operand_places + 1236},
    {4, 15, 1, 1, 7, operand_places + 1240},
    {3, 7, 0, 0, 2, operand_places + 257},
    {3, 7, 0, 0, 2, operand_places + 261},
    {3, 7, 0, 0, 3, operand_places + 269},
    {3, 6, 1, 0, 0, operand_places + 500},
    {3, 6, 1, 0, 0, operand_places + 504},
    {3, 6, 1, 0, 5, operand_places + 508},
    {3, 6, 1, 0, 5, operand_places + 512},
    {3, 6, 1, 0, 0, operand_places + 1244},
    {3, 6, 1, 0, 0, operand_places + 1247},
    {3, 6, 1, 0, 5, operand_places + 1250},
    {3, 6, 1, 0, 5, operand_places + 1253},
    {3, 6, 1, 0, 0, operand_places + 484},
    {3, 6, 1, 0, 0, operand_places + 488},
    {3, 6, 1, 0, 5, operand_places + 492},
    {3, 6, 1, 0, 5, operand_places + 496},
    {3, 7, 0, 0, 0, operand_places + 485},
    {3, 7, 0, 0, 0, operand_places + 489},
    {3, 7, 0, 0, 6, operand_places + 493},
    {3, 7, 0, 0, 6, operand_places + 497},
    {3, 7, 0, 0, 0, operand_places + 501},
    {3, 7, 0, 0, 0, operand_places + 505},
    {3, 7, 0, 0, 6, operand_places + 509},
    {3, 7, 0, 0, 6, operand_places + 513},
    {3, 6, 1, 0, 0, operand_places + 1256},
    {3, 6, 1, 0, 0, operand_places + 1259},
    {3, 6, 1, 0, 5, operand_places + 1262},
    {3, 6, 1, 0, 5, operand_places + 1265},
    {3, 6, 1, 0, 0, operand_places + 1268},
    {3, 6, 1, 0, 0, operand_places + 1271},
    {3, 6, 1, 0, 0, operand_places + 1274},
    {3, 6, 1, 0, 0, operand_places + 1277},
    {3, 6, 1, 0, 2, operand_places + 532},
    {3, 6, 1, 0, 2, operand_places + 540},
    {3, 6, 1, 0, 2, operand_places + 548},
    {3, 6, 1, 0, 2, operand_places + 556},
    {3, 6, 1, 0, 7, operand_places + 564},
    {3, 6, 1, 0, 7, operand_places + 572},
    {3, 6, 1, 0, 7, operand_places + 580},
    {3, 6, 1, 0, 7, operand_places + 588},
    {3, 6, 1, 0, 6, operand_places + 596},
    {3, 6, 1, 0, 6, operand_places + 604},
    {3, 6, 1, 0, 7, operand_places + 612},
    {3, 6, 1, 0, 7, operand_places + 620},
    {3, 6, 1, 0, 2, operand_places + 628},
    {3, 6, 1, 0, 2, operand_places + 636},
    {3, 6, 1, 0, 2, operand_places + 644},
    {3, 6, 1, 0, 2, operand_places + 652},
    {3, 7, 0, 0, 1, operand_places + 1280},
    {3, 7, 0, 0, 4, operand_places + 1283},
    {3, 7, 0, 0, 1, operand_places + 1286},
    {3, 7, 0, 0, 4, operand_places + 1289},
    {3, 7, 0, 0, 3, operand_places + 1292},
    {3, 7, 0, 0, 6, operand_places + 1295},
    {3, 7, 0, 0, 3, operand_places + 1298},
    {3, 7, 0, 0, 6, operand_places + 1301},
    {3, 7, 0, 0, 3, operand_places + 1304},
    {3, 7, 0, 0, 6, operand_places + 1307},
    {3, 7, 0, 0, 1, operand_places + 1310},
    {3, 7, 0, 0, 4, operand_places + 1313},
    {3, 7, 0, 0, 1, operand_places + 1316},
    {3, 7, 0, 0, 4, operand_places + 1319},
    {3, 6, 1, 0, 2, operand_places + 1322},
    {3, 6, 1, 0, 4, operand_places + 1325},
    {3, 6, 1, 0, 3, operand_places + 1328},
    {3, 6, 1, 0, 5, operand_places + 1331},
    {3, 6, 1, 0, 3, operand_places + 1334},
    {3, 6, 1, 0, 5, operand_places + 1337},
    {3, 6, 1, 0, 3, operand_places + 1340},
    {3, 6, 1, 0, 5, operand_places + 1343},
    {3, 7, 0, 0, 3, operand_places + 1346},
    {3, 7, 0, 0, 6, operand_places + 1349},
    {3, 6, 1, 0, 0, operand_places + 1352},
    {3, 6, 1, 0, 0, operand_places + 1355},
    {3, 6, 1, 0, 0, operand_places + 1358},
    {3, 6, 1, 0, 7, operand_places + 1361},
    {3, 6, 1, 0, 3, operand_places + 1364},
    {3, 7, 0, 0, 2, operand_places + 1367},
    {3, 7, 0, 0, 2, operand_places + 1370},
    {3, 7, 0, 0, 2, operand_places + 1373},
    {3, 7, 0, 0, 2, operand_places + 1376},
    {3, 7, 0, 0, 2, operand_places + 1379},
    {3, 7, 0, 0, 2, operand_places + 1382},
    {3, 7, 1, 0, 2, operand_places + 1385},
    {3, 7, 1, 0, 2, operand_places + 1388},
    {3, 7, 0, 0, 3, operand_places + 1391},
    {3, 7, 0, 0, 3, operand_places + 1394},
    {3, 7, 1, 0, 3, operand_places + 1397},
    {3, 7, 1, 0, 3, operand_places + 1400},
    {3, 7, 0, 0, 3, operand_places + 1403},
    {3, 7, 0, 0, 3, operand_places + 1406},
    {3, 7, 1, 0, 3, operand_places + 1409},
    {3, 7, 1, 0, 3, operand_places + 1412},
    {3, 6, 1, 0, 1, operand_places + 1415},
    {3, 7, 0, 0, 2, operand_places + 1418},
    {3, 7, 0, 0, 2, operand_places + 1421},
    {3, 7, 1, 0, 2, operand_places + 1424},
    {3, 7, 1, 0, 2, operand_places + 1427},
    {3, 7, 0, 0, 3, operand_places + 1430},
    {3, 7, 0, 0, 3, operand_places + 1433},
    {3, 7, 1, 0, 3, operand_places + 1436},
    {3, 7, 1, 0, 3, operand_places + 1439},
    {3, 7, 0, 0, 3, operand_places + 1442},
    {3, 7, 0, 0, 3, operand_places + 1445},
    {3, 7, 1, 0, 3, operand_places + 1448},
    {3, 7, 1, 0, 3, operand_places + 1451},
    {3, 6, 1, 0, 2, operand_places + 1454},
    {3, 6, 1, 0, 2, operand_places + 1457},
    {3, 6, 1, 0, 3, operand_places + 1460},
    {3, 6, 1, 0, 3, operand_places + 1463},
    {3, 6, 1, 0, 3, operand_places + 1466},
    {3, 6, 1, 0, 3, operand_places + 1469},
    {3, 6, 1, 0, 3, operand_places + 1472},
    {3, 6, 1, 0, 3, operand_places + 1475},
    {3, 6, 1, 0, 3, operand_places + 1478},
    {3, 6, 1, 0, 3, operand_places + 1481},
    {3, 6, 1, 0, 2, operand_places + 1484},
    {3, 6, 1, 0, 2, operand_places + 1487},
    {3, 6, 1, 0, 3, operand_places + 1490},
    {3, 6, 1, 0, 3, operand_places + 1493},
    {3, 6, 1, 0, 3, operand_places + 1496},
    {3, 6, 1, 0, 3, operand_places + 1499},
    {3, 6, 1, 0, 3, operand_places + 1502},
    {3, 6, 1, 0, 3, operand_places + 1505},
    {3, 6, 1, 0, 3, operand_places + 1508},
    {3, 6, 1, 0, 3, operand_places + 1511},
    {3, 6, 1, 0, 0, operand_places + 1514},
    {3, 6, 1, 0, 0, operand_places + 1517},
    {3, 6, 1, 0, 0, operand_places + 1520},
    {3, 6, 1, 0, 0, operand_places + 1523},
    {3, 6, 1, 0, 1, operand_places + 1526},
    {3, 6, 1, 0, 1, operand_places + 1529},
    {3, 6, 1, 0, 1, operand_places + 1532},
    {3, 6, 1, 0, 1, operand_places + 1535},
    {3, 6, 1, 0, 1, operand_places + 1538},
    {3, 6, 1, 0, 1, operand_places + 1541},
    {3, 6, 1, 0, 1, operand_places + 1544},
    {3, 6, 1, 0, 1, operand_places + 1547},
    {3, 6, 1, 0, 1, operand_places + 1550},
    {3, 6, 1, 0, 1, operand_places + 1553},
    {3, 6, 1, 0, 1, operand_places + 1556},
    {3, 6, 1, 0, 1, operand_places + 1559},
    {3, 7, 0, 0, 0, operand_places + 1562},
    {3, 7, 0, 0, 0, operand_places + 1565},
    {3, 7, 0, 0, 0, operand_places + 1568},
    {3, 7, 0, 0, 0, operand_places + 1571},
    {3, 7, 0, 0, 2, operand_places + 1574},
    {3, 7, 0, 0, 2, operand_places + 1577},
    {3, 7, 0, 0, 2, operand_places + 1580},
    {3, 7, 0, 0, 2, operand_places + 1583},
    {3, 7, 0, 0, 2, operand_places + 1586},
    {3, 7, 0, 0, 2, operand_places + 1589},
    {3, 7, 0, 0, 2, operand_places + 1592},
    {3, 7, 0, 0, 2, operand_places + 1595},
    {3, 7, 0, 0, 2, operand_places + 1598},
    {3, 7, 0, 0, 2, operand_places + 1601},
    {3, 7, 0, 0, 2, operand_places + 1604},
    {3, 7, 0, 0, 2, operand_places + 1607},
    {3, 6, 1, 0, 0, operand_places + 1610},
    {3, 6, 1, 0, 0, operand_places + 736},
    {3, 6, 1, 0, 0, operand_places + 1613},
    {3, 6, 1, 0, 0, operand_places + 1616},
    {3, 6, 1, 0, 0, operand_places + 740},
    {3, 6, 1, 0, 0, operand_places + 1619},
    {3, 6, 1, 0, 7, operand_places + 744},
    {3, 6, 1, 0, 0, operand_places + 804},
    {3, 6, 1, 0, 0, operand_places + 812},
    {3, 6, 1, 0, 0, operand_places + 1622},
    {3, 6, 1, 0, 0, operand_places + 680},
    {3, 6, 1, 0, 0, operand_places + 1625},
    {3, 6, 1, 0, 0, operand_places + 1628},
    {3, 6, 1, 0, 0, operand_places + 1631},
    {3, 6, 1, 0, 0, operand_places + 660},
    {3, 6, 1, 0, 0, operand_places + 1634},
    {3, 6, 1, 0, 0, operand_places + 1637},
    {3, 6, 1, 0, 0, operand_places + 1640},
    {3, 6, 1, 0, 0, operand_places + 676},
    {3, 6, 1, 0, 0, operand_places + 1643},
    {3, 6, 1, 0, 5, operand_places + 1646},
    {3, 6, 1, 0, 1, operand_places + 1649},
    {3, 6, 1, 0, 1, operand_places + 1652},
    {3, 6, 1, 0, 1, operand_places + 1655},
    {3, 6, 1, 0, 1, operand_places + 1658},
    {3, 6, 1, 0, 1, operand_places + 1661},
    {3, 6, 1, 0, 1, operand_places + 1664},
    {3, 6, 1, 0, 3, operand_places + 1667},
    {3, 6, 1, 0, 3, operand_places + 1670},
    {3, 6, 1, 0, 1, operand_places + 1673},
    {3, 6, 1, 0, 1, operand_places + 1676},
    {3, 6, 1, 0, 1, operand_places + 1679},
    {3, 6, 1, 0, 1, operand_places + 1682},
    {3, 6, 1, 0, 7, operand_places + 1685},
    {3, 6, 1, 0, 7, operand_places + 1688},
    {3, 6, 1, 0, 1, operand_places + 1691},
    {3, 6, 1, 0, 1, operand_places + 1694},
    {3, 6, 1, 0, 1, operand_places + 1697},
    {3, 6, 1, 0, 1, operand_places + 1700},
    {3, 6, 1, 0, 1, operand_places + 247},
    {3, 6, 1, 0, 1, operand_places + 1703},
    {3, 6, 1, 0, 7, operand_places + 1706},
    {3, 6, 1, 0, 7, operand_places + 1709},
    {3, 6, 1, 0, 1, operand_places + 1712},
    {3, 6, 1, 0, 1, operand_places + 1715},
    {3, 6, 1, 0, 1, operand_places + 1718},
    {3, 6, 1, 0, 1, operand_places + 665},
    {3, 6, 1, 0, 1, operand_places + 252},
    {3, 6, 1, 0, 1, operand_places + 1721},
    {3, 6, 1, 0, 7, operand_places + 1724},
    {3, 6, 1, 0, 7, operand_places + 1727},
    {3, 6, 1, 0, 0, operand_places + 1730},
    {3, 7, 1, 0, 0, operand_places + 712},
    {3, 6, 1, 0, 0, operand_places + 704},
    {3, 7, 1, 0, 0, operand_places + 1733},
    {3, 6, 1, 0, 0, operand_places + 1736},
    {3, 6, 1, 1, 3, operand_places + 1739},
    {3, 6, 1, 1, 3, operand_places + 720},
    {3, 6, 1, 1, 3, operand_places + 1742},
    {3, 6, 1, 0, 1, operand_places + 1745},
    {3, 7, 1, 0, 0, operand_places + 1748},
    {3, 7, 1, 0, 0, operand_places + 1751},
    {3, 7, 1, 0, 0, operand_places + 1754},
    {3, 7, 1, 0, 0, operand_places + 1757},
    {3, 7, 1, 0, 0, operand_places + 1760},
    {3, 7, 1, 0, 0, operand_places + 1763},
    {3, 7, 1, 0, 0, operand_places + 1766},
    {3, 7, 1, 0, 0, operand_places + 1769},
    {3, 7, 1, 0, 0, operand_places + 1772},
    {3, 7, 1, 0, 0, operand_places + 1775},
    {3, 7, 1, 0, 0, operand_places + 1778},
    {3, 7, 1, 0, 0, operand_places + 1781},
    {3, 7, 1, 0, 0, operand_places + 1784},
    {3, 7, 1, 0, 0, operand_places + 1787},
    {3, 7, 1, 0, 0, operand_places + 1790},
    {3, 7, 1, 0, 0, operand_places + 1793},
    {3, 7, 1, 0, 0, operand_places + 1796},
    {3, 7, 1, 0, 0, operand_places + 1799},
    {3, 7, 1, 0, 0, operand_places + 1802},
    {3, 7, 1, 0, 0, operand_places + 1805},
    {3, 7, 1, 0, 0, operand_places + 1808},
    {3, 7, 1, 0, 7, operand_places + 1811},
    {3, 7, 1, 0, 7, operand_places + 1814},
    {3, 6, 1, 0, 0, operand_places + 1817},
    {3, 6, 1, 0, 0, operand_places + 1820},
    {3, 6, 1, 0, 0, operand_places + 1823},
    {3, 6, 1, 0, 0, operand_places + 1826},
    {3, 6, 1, 0, 0, operand_places + 1829},
    {3, 6, 1, 0, 3, operand_places + 1832},
    {3, 7, 1, 0, 0, operand_places + 1835},
    {3, 7, 1, 0, 0, operand_places + 1838},
    {3, 7, 1, 0, 0, operand_places + 1841},
    {3, 6, 1, 0, 0, operand_places + 1844},
    {3, 6, 1, 0, 0, operand_places + 1847},
    {3, 6, 1, 0, 0, operand_places + 1850},
    {3, 6, 1, 0, 0, operand_places + 1853},
    {3, 6, 1, 0, 0, operand_places + 1856},
    {3, 6, 1, 0, 0, operand_places + 1859},
    {3, 6, 1, 0, 0, operand_places + 1116},
    {3, 6, 1, 0, 7, operand_places + 1120},
    {3, 6, 1, 0, 0, operand_places + 1124},
    {3, 6, 1, 0, 0, operand_places + 1128},
    {3, 7, 1, 0, 0, operand_places + 1862},
    {3, 7, 1, 0, 0, operand_places + 1865},
    {3, 7, 1, 0, 0, operand_places + 1868},
    {3, 6, 1, 0, 7, operand_places + 1871},
    {3, 6, 1, 0, 0, operand_places + 1874},
    {3, 7, 1, 0, 0, operand_places + 1877},
    {2, 3, 0, 0, 1, operand_places + 1880},
    {2, 3, 0, 0, 0, operand_places + 1882},
    {2, 3, 0, 0, 2, operand_places + 1884},
    {2, 3, 0, 0, 0, operand_places + 1886},
    {2, 3, 0, 0, 2, operand_places + 1888},
    {2, 3, 0, 0, 0, operand_places + 1890},
    {2, 3, 0, 0, 2, operand_places + 1892},
    {2, 3, 0, 0, 0, operand_places + 1894},
    {2, 3, 0, 0, 2, operand_places + 1896},
    {2, 3, 0, 0, 0, operand_places + 1898},
    {2, 3, 0, 0, 0, operand_places + 1900},
    {2, 2, 1, 0, 1, operand_places + 1331},
    {2, 2, 1, 0, 1, operand_places + 1343},
    {2, 2, 1, 0, 0, operand_places + 1325},
    {2, 2, 1, 0, 1, operand_places + 1337},
    {2, 3, 0, 0, 2, operand_places + 1902},
    {2, 3, 0, 0, 2, operand_places + 1904},
    {2, 3, 0, 0, 1, operand_places + 1280},
    {2, 3, 0, 0, 1, operand_places + 1286},
    {2, 3, 0, 0, 3, operand_places + 1292},
    {2, 3, 0, 0, 3, operand_places + 1298},
    {2, 3, 0, 0, 3, operand_places + 1304},
    {2, 3, 0, 0, 1, operand_places + 1310},
    {2, 3, 0, 0, 1, operand_places + 1316},
    {2, 2, 1, 0, 2, operand_places + 1322},
    {2, 2, 1, 0, 3, operand_places + 1328},
    {2, 2, 1, 0, 3, operand_places + 1334},
    {2, 2, 1, 0, 3, operand_places + 1340},
    {2, 3, 0, 0, 3, operand_places + 1346},
    {2, 3, 0, 0, 1, operand_places + 1323},
    {2, 3, 0, 0, 2, operand_places + 1906},
    {2, 2, 1, 0, 0, operand_places + 1352},
    {2, 3, 1, 0, 0, operand_places + 1908},
    {2, 2, 1, 0, 3, operand_places + 1361},
    {2, 2, 1, 0, 0, operand_places + 1358},
    {2, 2, 1, 0, 2, operand_places + 1910},
    {2, 3, 0, 0, 0, operand_places + 1359},
    {2, 3, 0, 0, 1, operand_places + 1365},
    {2, 2, 1, 0, 1, operand_places + 1415},
    {2, 3, 1, 0, 0, operand_places + 1912},
    {2, 3, 1, 0, 1, operand_places + 1914},
    {2, 2, 1, 0, 1, operand_places + 1916},
    {2, 3, 0, 0, 3, operand_places + 1918},
    {2, 3, 0, 0, 1, operand_places + 1920},
    {2, 3, 1, 0, 3, operand_places + 1922},
    {2, 3, 0, 0, 0, operand_places + 1353},
    {2, 3, 0, 0, 0, operand_places + 1356},
    {2, 3, 0, 0, 3, operand_places + 1924},
    {2, 3, 0, 0, 0, operand_places + 1926},
    {2, 3, 0, 0, 0, operand_places + 1928},
    {2, 3, 0, 0, 1, operand_places + 1368},
    {2, 3, 0, 0, 1, operand_places + 1371},
    {2, 2, 1, 0, 0, operand_places + 1930},
    {2, 2, 1, 0, 0, operand_places + 1932},
    {2, 3, 0, 0, 0, operand_places + 1934},
    {2, 3, 0, 0, 3, operand_places + 1936},
    {2, 2, 1, 0, 0, operand_places + 1938},
    {2, 2, 1, 0, 3, operand_places + 1940},
    {2, 3, 0, 0, 0, operand_places + 1942},
    {2, 3, 0, 0, 0, operand_places + 1944},
    {2, 3, 0, 0, 0, operand_places + 1946},
    {2, 3, 0, 0, 0, operand_places + 1518},
    {2, 3, 0, 0, 0, operand_places + 1521},
    {2, 3, 0, 0, 0, operand_places + 1515},
    {2, 3, 0, 0, 0, operand_places + 1524},
    {2, 2, 1, 0, 0, operand_places + 1948},
    {2, 2, 1, 0, 0, operand_places + 1950},
    {2, 2, 1, 0, 0, operand_places + 1952},
    {2, 2, 1, 0, 0, operand_places + 1640},
    {2, 2, 1, 0, 0, operand_places + 676},
    {2, 2, 1, 0, 0, operand_places + 1643},
    {2, 2, 1, 0, 0, operand_places + 1628},
    {2, 2, 1, 0, 0, operand_places + 1610},
    {2, 2, 1, 0, 0, operand_places + 736},
    {2, 2, 1, 0, 0, operand_places + 1613},
    {2, 2, 1, 0, 0, operand_places + 1616},
    {2, 2, 1, 0, 0, operand_places + 700},
    {2, 2, 1, 0, 0, operand_places + 1619},
    {2, 2, 1, 0, 3, operand_places + 1954},
    {2, 2, 1, 0, 3, operand_places + 744},
    {2, 2, 1, 0, 0, operand_places + 1956},
    {2, 2, 1, 0, 0, operand_places + 1958},
    {2, 2, 1, 0, 0, operand_places + 1960},
    {2, 2, 1, 0, 0, operand_places + 1962},
    {2, 2, 1, 0, 0, operand_places + 1964},
    {2, 2, 1, 0, 0, operand_places + 1966},
    {2, 2, 1, 0, 0, operand_places + 1968},
    {2, 2, 1, 0, 0, operand_places + 1970},
    {2, 2, 1, 0, 0, operand_places + 1972},
    {2, 2, 1, 0, 0, operand_places + 1974},
    {2, 2, 1, 0, 0, operand_places + 1976},
    {2, 2, 1, 0, 0, operand_places + 1978},
    {2, 2, 1, 0, 0, operand_places + 1980},
    {2, 2, 1, 0, 0, operand_places + 1982},
    {2, 2, 1, 0, 0, operand_places + 1984},
    {2, 2, 1, 0, 0, operand_places + 1986},
    {2, 2, 1, 0, 0, operand_places + 1988},
    {2, 2, 1, 0, 0, operand_places + 1990},
    {2, 2, 1, 0, 0, operand_places + 1992},
    {2, 2, 1, 0, 0, operand_places + 1994},
    {2, 2, 1, 0, 2, operand_places + 1996},
    {2, 2, 1, 0, 2, operand_places + 1998},
    {2, 2, 1, 0, 0, operand_places + 2000},
    {2, 2, 1, 0, 0, operand_places + 2002},
    {2, 2, 1, 0, 0, operand_places + 2004},
    {2, 2, 1, 0, 0, operand_places + 2006},
    {2, 2, 1, 0, 0, operand_places + 2008},
    {2, 2, 1, 0, 0, operand_places + 2010},
    {2, 2, 1, 0, 0, operand_places + 2012},
    {2, 2, 1, 0, 0, operand_places + 2014},
    {2, 2, 1, 0, 1, operand_places + 2016},
    {2, 2, 1, 0, 1, operand_places + 2018},
    {2, 2, 1, 0, 1, operand_places + 2020},
    {2, 2, 1, 0, 1, operand_places + 2022},
    {2, 2, 1, 0, 1, operand_places + 2024},
    {2, 2, 1, 0, 1, operand_places + 2026},
    {2, 2, 1, 0, 0, operand_places + 2028},
    {2, 2, 1, 0, 0, operand_places + 2030},
    {2, 2, 1, 0, 0, operand_places + 2032},
    {2, 2, 1, 0, 0, operand_places + 2034},
    {2, 2, 1, 0, 0, operand_places + 2036},
    {2, 2, 1, 0, 0, operand_places + 2038},
    {2, 2, 1, 0, 2, operand_places + 2040},
    {2, 2, 1, 0, 2, operand_places + 2042},
    {2, 2, 1, 0, 0, operand_places + 704},
    {2, 2, 1, 0, 0, operand_places + 696},
    {2, 2, 1, 0, 0, operand_places + 2044},
    {2, 2, 1, 0, 1, operand_places + 2046},
    {2, 2, 1, 0, 1, operand_places + 1646},
    {2, 2, 1, 0, 0, operand_places + 2048},
    {2, 2, 1, 0, 0, operand_places + 2050},
    {2, 2, 1, 0, 0, operand_places + 2052},
    {2, 2, 1, 0, 0, operand_places + 2054},
    {2, 2, 1, 0, 0, operand_places + 2056},
    {2, 2, 1, 0, 0, operand_places + 2058},
    {2, 2, 1, 0, 2, operand_places + 2060},
    {2, 2, 1, 0, 2, operand_places + 2062},
    {2, 2, 1, 0, 2, operand_places + 2064},
    {2, 2, 1, 0, 2, operand_places + 2066},
    {2, 3, 0, 0, 0, operand_places + 677},
    {2, 2, 1, 0, 3, operand_places + 2068},
    {2, 2, 1, 0, 3, operand_places + 800},
    {2, 3, 3, 0, 0, operand_places + 2070},
    {2, 2, 1, 0, 0, operand_places + 1874},
    {1, 0, 1, 0, 0, operand_places + 1322},
    {1, 1, 0, 0, 0, operand_places + 1891},
    {1, 1, 0, 0, 0, operand_places + 1917},
    {1, 1, 0, 0, 0, operand_places + 1939},
    {1, 1, 0, 0, 0, operand_places + 2072},
    {1, 0, 1, 0, 1, operand_places + 1361},
    {1, 0, 1, 0, 1, operand_places + 1466},
    {1, 1, 0, 0, 1, operand_places + 1920},
    {1, 1, 0, 0, 0, operand_places + 2073},
    {1, 1, 0, 0, 0, operand_places + 1359},
    {1, 1, 0, 0, 0, operand_places + 2074},
    {1, 1, 0, 0, 0, operand_places + 2075},
    {1, 1, 0, 0, 0, operand_places + 2076},
    {1, 1, 0, 0, 0, operand_places + 2077},
    {1, 1, 0, 0, 0, operand_places + 2078},
    {0, 0, 0, 0, 0, nullptr},
  }};
  return lists;
}

#pragma clang diagnostic pop

inline constexpr const operand_list (&operand_lists)[operand_list_count] = all_operand_lists<0>().items;

} // namespace kiln::isa
