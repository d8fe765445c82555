// SPDX-License-Identifier: MIT
// All rows: words, then what they say.
// Written by tools/isa_gen from LLVM 22's MC layer; do not edit.
#pragma once

#include <kiln/isa/row.hpp>
#include <kiln/isa/words.hpp>

namespace kiln::isa {

inline constexpr u32 row_count = 4207;

inline constexpr char32_t row_words[sizeof(terminated<item_array<row, 4207>>) / 4] =
    U"\xc8\x2c0000\x811c\x4010812\x0" // 0 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\xc8\x2c0000\x811c\x4060812\x100" // 1 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\xc8\x2d0000\x811c\x4010812\x200" // 2 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\xc8\x2d0000\x811c\x4060812\x300" // 3 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\xc8\x2d0000\x811c\x4010812\x400" // 4 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\xc8\x2d0000\x811c\x4060812\x500" // 5 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\xc8\x2e0000\x831c\x4010812\x600" // 6 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xc8\x2e0000\x831c\x4060812\x700" // 7 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xc8\x2f0000\x811c\x4010812\x800" // 8 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\xc8\x2f0000\x811c\x4060812\x900" // 9 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\xc8\x300000\x831c\x4010812\xa00" // 10 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\xc8\x300000\x831c\x4010812\xb00" // 11 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\xc8\x300000\x831c\x4060812\xc00" // 12 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\xc8\x300000\x831c\x4060812\xd00" // 13 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\xc8\x310000\x831c\x4010812\xe00" // 14 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\xc8\x310000\x831c\x4060812\xf00" // 15 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\xda\x320001\x811c\x4010812\x1000" // 16 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset 0..4095
    U"\xda\x320001\x811c\x4060812\x100" // 17 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\xda\x330001\x811c\x4010812\x1100" // 18 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc; offset 0..4095
    U"\xda\x330001\x811c\x4060812\x300" // 19 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\xda\x330001\x811c\x4010812\x1200" // 20 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc; offset 0..4095
    U"\xda\x330001\x811c\x4060812\x500" // 21 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\xda\x340001\x831c\x4010812\x1300" // 22 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset 0..4095
    U"\xda\x340001\x831c\x4060812\x700" // 23 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xda\x350001\x811c\x4010812\x1400" // 24 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc; offset 0..4095
    U"\xda\x350001\x811c\x4060812\x900" // 25 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\xda\x360001\x831c\x4010812\x1500" // 26 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc; offset 0..4095
    U"\xda\x360001\x831c\x4010812\x1600" // 27 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc; offset 0..4095
    U"\xda\x360001\x831c\x4060812\xc00" // 28 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\xda\x360001\x831c\x4060812\xd00" // 29 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\xda\x370001\x831c\x4010812\x1700" // 30 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc; offset 0..4095
    U"\xda\x370001\x831c\x4060812\xf00" // 31 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf0\x380002\x811c\x4010812\x1000" // 32 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset 0..4095
    U"\xf0\x380002\x811c\x4060812\x100" // 33 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\xf0\x390002\x811c\x4010812\x1100" // 34 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc; offset 0..4095
    U"\xf0\x390002\x811c\x4060812\x300" // 35 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\xf0\x390002\x811c\x4010812\x1200" // 36 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc; offset 0..4095
    U"\xf0\x390002\x811c\x4060812\x500" // 37 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\xf0\x3a0002\x831c\x4010812\x1300" // 38 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset 0..4095
    U"\xf0\x3a0002\x831c\x4060812\x700" // 39 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf0\x3b0002\x811c\x4010812\x1400" // 40 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc; offset 0..4095
    U"\xf0\x3b0002\x811c\x4060812\x900" // 41 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\xf0\x3c0002\x831c\x4010812\x1500" // 42 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc; offset 0..4095
    U"\xf0\x3c0002\x831c\x4010812\x1600" // 43 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc; offset 0..4095
    U"\xf0\x3c0002\x831c\x4060812\xc00" // 44 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf0\x3c0002\x831c\x4060812\xd00" // 45 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf0\x3d0002\x831c\x4010812\x1700" // 46 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc; offset 0..4095
    U"\xf0\x3d0002\x831c\x4060812\xf00" // 47 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x106\x3e0003\x811c\x4010812\x0" // 48 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x106\x3e0003\x811c\x4060812\x100" // 49 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x106\x3f0003\x811c\x4010812\x200" // 50 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x106\x3f0003\x811c\x4060812\x300" // 51 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x106\x3f0003\x811c\x4010812\x400" // 52 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x106\x3f0003\x811c\x4060812\x500" // 53 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x106\x400003\x831c\x4010812\x600" // 54 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x106\x400003\x831c\x4060812\x700" // 55 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x106\x410003\x811c\x4010812\x800" // 56 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x106\x410003\x811c\x4060812\x900" // 57 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x106\x420003\x831c\x4010812\xa00" // 58 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x106\x420003\x831c\x4010812\xb00" // 59 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x106\x420003\x831c\x4060812\xc00" // 60 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x106\x420003\x831c\x4060812\xd00" // 61 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x106\x430003\x831c\x4010812\xe00" // 62 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x106\x430003\x831c\x4060812\xf00" // 63 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x11b\x2c0004\x811c\x4010812\x0" // 64 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x11b\x2c0004\x811c\x4060812\x100" // 65 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x11b\x2d0004\x811c\x4010812\x200" // 66 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x11b\x2d0004\x811c\x4060812\x300" // 67 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x11b\x2d0004\x811c\x4010812\x400" // 68 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x11b\x2d0004\x811c\x4060812\x500" // 69 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x11b\x2e0004\x831c\x4010812\x600" // 70 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x11b\x2e0004\x831c\x4060812\x700" // 71 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x11b\x2f0004\x811c\x4010812\x800" // 72 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x11b\x2f0004\x811c\x4060812\x900" // 73 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x11b\x300004\x831c\x4010812\xa00" // 74 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x11b\x300004\x831c\x4010812\xb00" // 75 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x11b\x300004\x831c\x4060812\xc00" // 76 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x11b\x300004\x831c\x4060812\xd00" // 77 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x11b\x310004\x831c\x4010812\xe00" // 78 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x11b\x310004\x831c\x4060812\xf00" // 79 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x12d\x3e0005\x811c\x4010812\x0" // 80 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x12d\x3e0005\x811c\x4060812\x100" // 81 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x12d\x3f0005\x811c\x4010812\x200" // 82 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x12d\x3f0005\x811c\x4060812\x300" // 83 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x12d\x3f0005\x811c\x4010812\x400" // 84 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x12d\x3f0005\x811c\x4060812\x500" // 85 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x12d\x400005\x831c\x4010812\x600" // 86 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x12d\x400005\x831c\x4060812\x700" // 87 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x12d\x410005\x811c\x4010812\x800" // 88 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x12d\x410005\x811c\x4060812\x900" // 89 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x12d\x420005\x831c\x4010812\xa00" // 90 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x12d\x420005\x831c\x4010812\xb00" // 91 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x12d\x420005\x831c\x4060812\xc00" // 92 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x12d\x420005\x831c\x4060812\xd00" // 93 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x12d\x430005\x831c\x4010812\xe00" // 94 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x12d\x430005\x831c\x4060812\xf00" // 95 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x142\x3e0006\x811c\x4010812\x0" // 96 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x142\x3e0006\x811c\x4060812\x100" // 97 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x142\x3f0006\x811c\x4010812\x200" // 98 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x142\x3f0006\x811c\x4060812\x300" // 99 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x142\x3f0006\x811c\x4010812\x400" // 100 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x142\x3f0006\x811c\x4060812\x500" // 101 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x142\x400006\x831c\x4010812\x600" // 102 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x142\x400006\x831c\x4060812\x700" // 103 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x142\x410006\x811c\x4010812\x800" // 104 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x142\x410006\x811c\x4060812\x900" // 105 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x142\x420006\x831c\x4010812\xa00" // 106 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x142\x420006\x831c\x4010812\xb00" // 107 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x142\x420006\x831c\x4060812\xc00" // 108 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x142\x420006\x831c\x4060812\xd00" // 109 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x142\x430006\x831c\x4010812\xe00" // 110 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x142\x430006\x831c\x4060812\xf00" // 111 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x158\x440007\x811c\x4010812\x0" // 112 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x158\x440007\x811c\x4060812\x100" // 113 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x158\x450007\x811c\x4010812\x200" // 114 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x158\x450007\x811c\x4060812\x300" // 115 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x158\x450007\x811c\x4010812\x400" // 116 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x158\x450007\x811c\x4060812\x500" // 117 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x158\x460007\x831c\x4010812\x600" // 118 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x158\x460007\x831c\x4060812\x700" // 119 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x158\x470007\x811c\x4010812\x800" // 120 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x158\x470007\x811c\x4060812\x900" // 121 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x158\x480007\x831c\x4010812\xa00" // 122 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x158\x480007\x831c\x4010812\xb00" // 123 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x158\x480007\x831c\x4060812\xc00" // 124 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x158\x480007\x831c\x4060812\xd00" // 125 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x158\x490007\x831c\x4010812\xe00" // 126 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x158\x490007\x831c\x4060812\xf00" // 127 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x171\x2c0008\x811c\x4010812\x0" // 128 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x171\x2c0008\x811c\x4060812\x100" // 129 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x171\x2d0008\x811c\x4010812\x200" // 130 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x171\x2d0008\x811c\x4060812\x300" // 131 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x171\x2d0008\x811c\x4010812\x400" // 132 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x171\x2d0008\x811c\x4060812\x500" // 133 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x171\x2e0008\x831c\x4010812\x600" // 134 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x171\x2e0008\x831c\x4060812\x700" // 135 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x171\x2f0008\x811c\x4010812\x800" // 136 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x171\x2f0008\x811c\x4060812\x900" // 137 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x171\x300008\x831c\x4010812\xa00" // 138 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x171\x300008\x831c\x4010812\xb00" // 139 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x171\x300008\x831c\x4060812\xc00" // 140 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x171\x300008\x831c\x4060812\xd00" // 141 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x171\x310008\x831c\x4010812\xe00" // 142 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x171\x310008\x831c\x4060812\xf00" // 143 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x183\x3e0009\x811c\x4010812\x0" // 144 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x183\x3e0009\x811c\x4060812\x100" // 145 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x183\x3f0009\x811c\x4010812\x200" // 146 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x183\x3f0009\x811c\x4060812\x300" // 147 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x183\x3f0009\x811c\x4010812\x400" // 148 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x183\x3f0009\x811c\x4060812\x500" // 149 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x183\x400009\x831c\x4010812\x600" // 150 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x183\x400009\x831c\x4060812\x700" // 151 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x183\x410009\x811c\x4010812\x800" // 152 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x183\x410009\x811c\x4060812\x900" // 153 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x183\x420009\x831c\x4010812\xa00" // 154 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x183\x420009\x831c\x4010812\xb00" // 155 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x183\x420009\x831c\x4060812\xc00" // 156 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x183\x420009\x831c\x4060812\xd00" // 157 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x183\x430009\x831c\x4010812\xe00" // 158 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x183\x430009\x831c\x4060812\xf00" // 159 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x198\x2c000a\x811c\x4010812\x0" // 160 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x198\x2c000a\x811c\x4060812\x100" // 161 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x198\x2d000a\x811c\x4010812\x200" // 162 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x198\x2d000a\x811c\x4060812\x300" // 163 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x198\x2d000a\x811c\x4010812\x400" // 164 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x198\x2d000a\x811c\x4060812\x500" // 165 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x198\x2e000a\x831c\x4010812\x600" // 166 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x198\x2e000a\x831c\x4060812\x700" // 167 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x198\x2f000a\x811c\x4010812\x800" // 168 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x198\x2f000a\x811c\x4060812\x900" // 169 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x198\x30000a\x831c\x4010812\xa00" // 170 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x198\x30000a\x831c\x4010812\xb00" // 171 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x198\x30000a\x831c\x4060812\xc00" // 172 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x198\x30000a\x831c\x4060812\xd00" // 173 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x198\x31000a\x831c\x4010812\xe00" // 174 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x198\x31000a\x831c\x4060812\xf00" // 175 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1aa\x3e000b\x811c\x4010812\x0" // 176 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x1aa\x3e000b\x811c\x4060812\x100" // 177 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x1aa\x3f000b\x811c\x4010812\x200" // 178 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x1aa\x3f000b\x811c\x4060812\x300" // 179 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x1aa\x3f000b\x811c\x4010812\x400" // 180 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x1aa\x3f000b\x811c\x4060812\x500" // 181 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x1aa\x40000b\x831c\x4010812\x600" // 182 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1aa\x40000b\x831c\x4060812\x700" // 183 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1aa\x41000b\x811c\x4010812\x800" // 184 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x1aa\x41000b\x811c\x4060812\x900" // 185 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x1aa\x42000b\x831c\x4010812\xa00" // 186 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x1aa\x42000b\x831c\x4010812\xb00" // 187 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x1aa\x42000b\x831c\x4060812\xc00" // 188 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1aa\x42000b\x831c\x4060812\xd00" // 189 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1aa\x43000b\x831c\x4010812\xe00" // 190 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x1aa\x43000b\x831c\x4060812\xf00" // 191 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1bf\x38000c\x811c\x4010812\x1000" // 192 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset 0..4095
    U"\x1bf\x38000c\x811c\x4060812\x100" // 193 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x1bf\x39000c\x811c\x4010812\x1100" // 194 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc; offset 0..4095
    U"\x1bf\x39000c\x811c\x4060812\x300" // 195 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x1bf\x39000c\x811c\x4010812\x1200" // 196 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc; offset 0..4095
    U"\x1bf\x39000c\x811c\x4060812\x500" // 197 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x1bf\x3a000c\x831c\x4010812\x1300" // 198 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset 0..4095
    U"\x1bf\x3a000c\x831c\x4060812\x700" // 199 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1bf\x3b000c\x811c\x4010812\x1400" // 200 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc; offset 0..4095
    U"\x1bf\x3b000c\x811c\x4060812\x900" // 201 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x1bf\x3c000c\x831c\x4010812\x1500" // 202 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc; offset 0..4095
    U"\x1bf\x3c000c\x831c\x4010812\x1600" // 203 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc; offset 0..4095
    U"\x1bf\x3c000c\x831c\x4060812\xc00" // 204 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1bf\x3c000c\x831c\x4060812\xd00" // 205 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1bf\x3d000c\x831c\x4010812\x1700" // 206 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc; offset 0..4095
    U"\x1bf\x3d000c\x831c\x4060812\xf00" // 207 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1d5\x38000d\x811c\x4010812\x1000" // 208 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset 0..4095
    U"\x1d5\x38000d\x811c\x4060812\x100" // 209 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x1d5\x39000d\x811c\x4010812\x1100" // 210 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc; offset 0..4095
    U"\x1d5\x39000d\x811c\x4060812\x300" // 211 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x1d5\x39000d\x811c\x4010812\x1200" // 212 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc; offset 0..4095
    U"\x1d5\x39000d\x811c\x4060812\x500" // 213 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x1d5\x3a000d\x831c\x4010812\x1300" // 214 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset 0..4095
    U"\x1d5\x3a000d\x831c\x4060812\x700" // 215 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1d5\x3b000d\x811c\x4010812\x1400" // 216 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc; offset 0..4095
    U"\x1d5\x3b000d\x811c\x4060812\x900" // 217 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x1d5\x3c000d\x831c\x4010812\x1500" // 218 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc; offset 0..4095
    U"\x1d5\x3c000d\x831c\x4010812\x1600" // 219 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc; offset 0..4095
    U"\x1d5\x3c000d\x831c\x4060812\xc00" // 220 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1d5\x3c000d\x831c\x4060812\xd00" // 221 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1d5\x3d000d\x831c\x4010812\x1700" // 222 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc; offset 0..4095
    U"\x1d5\x3d000d\x831c\x4060812\xf00" // 223 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1eb\x2c000e\x811c\x4010812\x0" // 224 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x1eb\x2c000e\x811c\x4060812\x100" // 225 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x1eb\x2d000e\x811c\x4010812\x200" // 226 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x1eb\x2d000e\x811c\x4060812\x300" // 227 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x1eb\x2d000e\x811c\x4010812\x400" // 228 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x1eb\x2d000e\x811c\x4060812\x500" // 229 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x1eb\x2e000e\x831c\x4010812\x600" // 230 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1eb\x2e000e\x831c\x4060812\x700" // 231 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1eb\x2f000e\x811c\x4010812\x800" // 232 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x1eb\x2f000e\x811c\x4060812\x900" // 233 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x1eb\x30000e\x831c\x4010812\xa00" // 234 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x1eb\x30000e\x831c\x4010812\xb00" // 235 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x1eb\x30000e\x831c\x4060812\xc00" // 236 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1eb\x30000e\x831c\x4060812\xd00" // 237 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1eb\x31000e\x831c\x4010812\xe00" // 238 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x1eb\x31000e\x831c\x4060812\xf00" // 239 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1fc\x3e000f\x811c\x4010812\x0" // 240 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x1fc\x3e000f\x811c\x4060812\x100" // 241 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x1fc\x3f000f\x811c\x4010812\x200" // 242 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x1fc\x3f000f\x811c\x4060812\x300" // 243 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x1fc\x3f000f\x811c\x4010812\x400" // 244 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x1fc\x3f000f\x811c\x4060812\x500" // 245 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x1fc\x40000f\x831c\x4010812\x600" // 246 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1fc\x40000f\x831c\x4060812\x700" // 247 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1fc\x41000f\x811c\x4010812\x800" // 248 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x1fc\x41000f\x811c\x4060812\x900" // 249 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x1fc\x42000f\x831c\x4010812\xa00" // 250 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x1fc\x42000f\x831c\x4010812\xb00" // 251 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x1fc\x42000f\x831c\x4060812\xc00" // 252 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1fc\x42000f\x831c\x4060812\xd00" // 253 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1fc\x43000f\x831c\x4010812\xe00" // 254 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x1fc\x43000f\x831c\x4060812\xf00" // 255 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x210\x4a0010\x811c\x4040812\x100" // 256 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x210\x4b0010\x811c\x4040812\x300" // 257 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x210\x4b0010\x811c\x4040812\x500" // 258 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x210\x4c0010\x831c\x4040812\x700" // 259 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x210\x4d0010\x811c\x4040812\x900" // 260 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x210\x4e0010\x831c\x4040812\xc00" // 261 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x210\x4e0010\x831c\x4040812\xd00" // 262 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x210\x4f0010\x831c\x4040812\xf00" // 263 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x22a\x500011\x811c\x4010812\x1000" // 264 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset 0..4095
    U"\x22a\x500011\x811c\x4060812\x100" // 265 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x22a\x510011\x811c\x4010812\x1100" // 266 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc; offset 0..4095
    U"\x22a\x510011\x811c\x4060812\x300" // 267 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x22a\x510011\x811c\x4010812\x1200" // 268 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc; offset 0..4095
    U"\x22a\x510011\x811c\x4060812\x500" // 269 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x22a\x520011\x831c\x4010812\x1300" // 270 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset 0..4095
    U"\x22a\x520011\x831c\x4060812\x700" // 271 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x22a\x530011\x811c\x4010812\x1400" // 272 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc; offset 0..4095
    U"\x22a\x530011\x811c\x4060812\x900" // 273 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x22a\x540011\x831c\x4010812\x1500" // 274 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc; offset 0..4095
    U"\x22a\x540011\x831c\x4010812\x1600" // 275 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc; offset 0..4095
    U"\x22a\x540011\x831c\x4060812\xc00" // 276 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x22a\x540011\x831c\x4060812\xd00" // 277 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x22a\x550011\x831c\x4010812\x1700" // 278 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc; offset 0..4095
    U"\x22a\x550011\x831c\x4060812\xf00" // 279 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x243\x2c0012\x811c\x4010812\x0" // 280 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x243\x2c0012\x811c\x4060812\x100" // 281 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x243\x2d0012\x811c\x4010812\x200" // 282 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x243\x2d0012\x811c\x4060812\x300" // 283 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x243\x2d0012\x811c\x4010812\x400" // 284 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x243\x2d0012\x811c\x4060812\x500" // 285 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x243\x2e0012\x831c\x4010812\x600" // 286 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x243\x2e0012\x831c\x4060812\x700" // 287 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x243\x2f0012\x811c\x4010812\x800" // 288 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x243\x2f0012\x811c\x4060812\x900" // 289 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x243\x300012\x831c\x4010812\xa00" // 290 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x243\x300012\x831c\x4010812\xb00" // 291 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x243\x300012\x831c\x4060812\xc00" // 292 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x243\x300012\x831c\x4060812\xd00" // 293 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x243\x310012\x831c\x4010812\xe00" // 294 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x243\x310012\x831c\x4060812\xf00" // 295 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x256\x3e0013\x811c\x4010812\x0" // 296 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x256\x3e0013\x811c\x4060812\x100" // 297 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x256\x3f0013\x811c\x4010812\x200" // 298 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x256\x3f0013\x811c\x4060812\x300" // 299 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x256\x3f0013\x811c\x4010812\x400" // 300 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x256\x3f0013\x811c\x4060812\x500" // 301 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x256\x400013\x831c\x4010812\x600" // 302 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x256\x400013\x831c\x4060812\x700" // 303 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x256\x410013\x811c\x4010812\x800" // 304 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x256\x410013\x811c\x4060812\x900" // 305 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x256\x420013\x831c\x4010812\xa00" // 306 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x256\x420013\x831c\x4010812\xb00" // 307 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x256\x420013\x831c\x4060812\xc00" // 308 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x256\x420013\x831c\x4060812\xd00" // 309 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x256\x430013\x831c\x4010812\xe00" // 310 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x256\x430013\x831c\x4060812\xf00" // 311 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x26c\x2c0014\x811c\x4010812\x0" // 312 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x26c\x2c0014\x811c\x4060812\x100" // 313 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x26c\x2d0014\x811c\x4010812\x200" // 314 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x26c\x2d0014\x811c\x4060812\x300" // 315 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x26c\x2d0014\x811c\x4010812\x400" // 316 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x26c\x2d0014\x811c\x4060812\x500" // 317 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x26c\x2e0014\x831c\x4010812\x600" // 318 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x26c\x2e0014\x831c\x4060812\x700" // 319 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x26c\x2f0014\x811c\x4010812\x800" // 320 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x26c\x2f0014\x811c\x4060812\x900" // 321 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x26c\x300014\x831c\x4010812\xa00" // 322 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x26c\x300014\x831c\x4010812\xb00" // 323 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x26c\x300014\x831c\x4060812\xc00" // 324 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x26c\x300014\x831c\x4060812\xd00" // 325 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x26c\x310014\x831c\x4010812\xe00" // 326 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x26c\x310014\x831c\x4060812\xf00" // 327 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x27f\x3e0015\x811c\x4010812\x0" // 328 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x27f\x3e0015\x811c\x4060812\x100" // 329 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x27f\x3f0015\x811c\x4010812\x200" // 330 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x27f\x3f0015\x811c\x4060812\x300" // 331 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x27f\x3f0015\x811c\x4010812\x400" // 332 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x27f\x3f0015\x811c\x4060812\x500" // 333 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x27f\x400015\x831c\x4010812\x600" // 334 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x27f\x400015\x831c\x4060812\x700" // 335 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x27f\x410015\x811c\x4010812\x800" // 336 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x27f\x410015\x811c\x4060812\x900" // 337 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x27f\x420015\x831c\x4010812\xa00" // 338 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x27f\x420015\x831c\x4010812\xb00" // 339 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x27f\x420015\x831c\x4060812\xc00" // 340 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x27f\x420015\x831c\x4060812\xd00" // 341 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x27f\x430015\x831c\x4010812\xe00" // 342 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x27f\x430015\x831c\x4060812\xf00" // 343 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x295\x2c0016\x811c\x4010812\x0" // 344 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x295\x2c0016\x811c\x4060812\x100" // 345 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x295\x2d0016\x811c\x4010812\x200" // 346 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x295\x2d0016\x811c\x4060812\x300" // 347 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x295\x2d0016\x811c\x4010812\x400" // 348 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x295\x2d0016\x811c\x4060812\x500" // 349 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x295\x2e0016\x831c\x4010812\x600" // 350 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x295\x2e0016\x831c\x4060812\x700" // 351 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x295\x2f0016\x811c\x4010812\x800" // 352 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x295\x2f0016\x811c\x4060812\x900" // 353 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x295\x300016\x831c\x4010812\xa00" // 354 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x295\x300016\x831c\x4010812\xb00" // 355 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x295\x300016\x831c\x4060812\xc00" // 356 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x295\x300016\x831c\x4060812\xd00" // 357 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x295\x310016\x831c\x4010812\xe00" // 358 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x295\x310016\x831c\x4060812\xf00" // 359 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2a7\x3e0017\x811c\x4010812\x0" // 360 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x2a7\x3e0017\x811c\x4060812\x100" // 361 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x2a7\x3f0017\x811c\x4010812\x200" // 362 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x2a7\x3f0017\x811c\x4060812\x300" // 363 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x2a7\x3f0017\x811c\x4010812\x400" // 364 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x2a7\x3f0017\x811c\x4060812\x500" // 365 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x2a7\x400017\x831c\x4010812\x600" // 366 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x2a7\x400017\x831c\x4060812\x700" // 367 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2a7\x410017\x811c\x4010812\x800" // 368 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x2a7\x410017\x811c\x4060812\x900" // 369 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x2a7\x420017\x831c\x4010812\xa00" // 370 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x2a7\x420017\x831c\x4010812\xb00" // 371 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x2a7\x420017\x831c\x4060812\xc00" // 372 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2a7\x420017\x831c\x4060812\xd00" // 373 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2a7\x430017\x831c\x4010812\xe00" // 374 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x2a7\x430017\x831c\x4060812\xf00" // 375 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2bc\x2c0018\x811c\x4010812\x0" // 376 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x2bc\x2c0018\x811c\x4060812\x100" // 377 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x2bc\x2d0018\x811c\x4010812\x200" // 378 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x2bc\x2d0018\x811c\x4060812\x300" // 379 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x2bc\x2d0018\x811c\x4010812\x400" // 380 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x2bc\x2d0018\x811c\x4060812\x500" // 381 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x2bc\x2e0018\x831c\x4010812\x600" // 382 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x2bc\x2e0018\x831c\x4060812\x700" // 383 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2bc\x2f0018\x811c\x4010812\x800" // 384 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x2bc\x2f0018\x811c\x4060812\x900" // 385 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x2bc\x300018\x831c\x4010812\xa00" // 386 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x2bc\x300018\x831c\x4010812\xb00" // 387 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x2bc\x300018\x831c\x4060812\xc00" // 388 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2bc\x300018\x831c\x4060812\xd00" // 389 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2bc\x310018\x831c\x4010812\xe00" // 390 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x2bc\x310018\x831c\x4060812\xf00" // 391 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2cf\x3e0019\x811c\x4010812\x0" // 392 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x2cf\x3e0019\x811c\x4060812\x100" // 393 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x2cf\x3f0019\x811c\x4010812\x200" // 394 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x2cf\x3f0019\x811c\x4060812\x300" // 395 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x2cf\x3f0019\x811c\x4010812\x400" // 396 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x2cf\x3f0019\x811c\x4060812\x500" // 397 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x2cf\x400019\x831c\x4010812\x600" // 398 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x2cf\x400019\x831c\x4060812\x700" // 399 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2cf\x410019\x811c\x4010812\x800" // 400 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x2cf\x410019\x811c\x4060812\x900" // 401 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x2cf\x420019\x831c\x4010812\xa00" // 402 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x2cf\x420019\x831c\x4010812\xb00" // 403 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x2cf\x420019\x831c\x4060812\xc00" // 404 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2cf\x420019\x831c\x4060812\xd00" // 405 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2cf\x430019\x831c\x4010812\xe00" // 406 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x2cf\x430019\x831c\x4060812\xf00" // 407 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2e5\x2c001a\x811c\x4010812\x0" // 408 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x2e5\x2c001a\x811c\x4060812\x100" // 409 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x2e5\x2d001a\x811c\x4010812\x200" // 410 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x2e5\x2d001a\x811c\x4060812\x300" // 411 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x2e5\x2d001a\x811c\x4010812\x400" // 412 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x2e5\x2d001a\x811c\x4060812\x500" // 413 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x2e5\x2e001a\x831c\x4010812\x600" // 414 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x2e5\x2e001a\x831c\x4060812\x700" // 415 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2e5\x2f001a\x811c\x4010812\x800" // 416 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x2e5\x2f001a\x811c\x4060812\x900" // 417 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x2e5\x30001a\x831c\x4010812\xa00" // 418 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x2e5\x30001a\x831c\x4010812\xb00" // 419 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x2e5\x30001a\x831c\x4060812\xc00" // 420 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2e5\x30001a\x831c\x4060812\xd00" // 421 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2e5\x31001a\x831c\x4010812\xe00" // 422 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x2e5\x31001a\x831c\x4060812\xf00" // 423 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2f8\x3e001b\x811c\x4010812\x0" // 424 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x2f8\x3e001b\x811c\x4060812\x100" // 425 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x2f8\x3f001b\x811c\x4010812\x200" // 426 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x2f8\x3f001b\x811c\x4060812\x300" // 427 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x2f8\x3f001b\x811c\x4010812\x400" // 428 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x2f8\x3f001b\x811c\x4060812\x500" // 429 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x2f8\x40001b\x831c\x4010812\x600" // 430 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x2f8\x40001b\x831c\x4060812\x700" // 431 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2f8\x41001b\x811c\x4010812\x800" // 432 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x2f8\x41001b\x811c\x4060812\x900" // 433 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x2f8\x42001b\x831c\x4010812\xa00" // 434 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x2f8\x42001b\x831c\x4010812\xb00" // 435 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x2f8\x42001b\x831c\x4060812\xc00" // 436 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2f8\x42001b\x831c\x4060812\xd00" // 437 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2f8\x43001b\x831c\x4010812\xe00" // 438 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x2f8\x43001b\x831c\x4060812\xf00" // 439 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x30e\x2c001c\x811c\x4010812\x0" // 440 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x30e\x2c001c\x811c\x4060812\x100" // 441 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x30e\x2d001c\x811c\x4010812\x200" // 442 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x30e\x2d001c\x811c\x4060812\x300" // 443 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x30e\x2d001c\x811c\x4010812\x400" // 444 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x30e\x2d001c\x811c\x4060812\x500" // 445 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x30e\x2e001c\x831c\x4010812\x600" // 446 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x30e\x2e001c\x831c\x4060812\x700" // 447 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x30e\x2f001c\x811c\x4010812\x800" // 448 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x30e\x2f001c\x811c\x4060812\x900" // 449 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x30e\x30001c\x831c\x4010812\xa00" // 450 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x30e\x30001c\x831c\x4010812\xb00" // 451 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x30e\x30001c\x831c\x4060812\xc00" // 452 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x30e\x30001c\x831c\x4060812\xd00" // 453 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x30e\x31001c\x831c\x4010812\xe00" // 454 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x30e\x31001c\x831c\x4060812\xf00" // 455 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x321\x3e001d\x811c\x4010812\x0" // 456 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x321\x3e001d\x811c\x4060812\x100" // 457 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x321\x3f001d\x811c\x4010812\x200" // 458 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x321\x3f001d\x811c\x4060812\x300" // 459 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x321\x3f001d\x811c\x4010812\x400" // 460 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x321\x3f001d\x811c\x4060812\x500" // 461 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x321\x40001d\x831c\x4010812\x600" // 462 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x321\x40001d\x831c\x4060812\x700" // 463 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x321\x41001d\x811c\x4010812\x800" // 464 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x321\x41001d\x811c\x4060812\x900" // 465 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x321\x42001d\x831c\x4010812\xa00" // 466 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x321\x42001d\x831c\x4010812\xb00" // 467 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x321\x42001d\x831c\x4060812\xc00" // 468 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x321\x42001d\x831c\x4060812\xd00" // 469 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x321\x43001d\x831c\x4010812\xe00" // 470 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x321\x43001d\x831c\x4060812\xf00" // 471 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x337\x2c001e\x811c\x4010812\x0" // 472 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x337\x2c001e\x811c\x4060812\x100" // 473 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x337\x2d001e\x811c\x4010812\x200" // 474 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x337\x2d001e\x811c\x4060812\x300" // 475 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x337\x2d001e\x811c\x4010812\x400" // 476 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x337\x2d001e\x811c\x4060812\x500" // 477 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x337\x2e001e\x831c\x4010812\x600" // 478 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x337\x2e001e\x831c\x4060812\x700" // 479 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x337\x2f001e\x811c\x4010812\x800" // 480 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x337\x2f001e\x811c\x4060812\x900" // 481 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x337\x30001e\x831c\x4010812\xa00" // 482 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x337\x30001e\x831c\x4010812\xb00" // 483 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x337\x30001e\x831c\x4060812\xc00" // 484 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x337\x30001e\x831c\x4060812\xd00" // 485 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x337\x31001e\x831c\x4010812\xe00" // 486 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x337\x31001e\x831c\x4060812\xf00" // 487 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x349\x3e001f\x811c\x4010812\x0" // 488 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    U"\x349\x3e001f\x811c\x4060812\x100" // 489 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    U"\x349\x3f001f\x811c\x4010812\x200" // 490 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    U"\x349\x3f001f\x811c\x4060812\x300" // 491 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    U"\x349\x3f001f\x811c\x4010812\x400" // 492 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    U"\x349\x3f001f\x811c\x4060812\x500" // 493 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    U"\x349\x40001f\x831c\x4010812\x600" // 494 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x349\x40001f\x831c\x4060812\x700" // 495 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x349\x41001f\x811c\x4010812\x800" // 496 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    U"\x349\x41001f\x811c\x4060812\x900" // 497 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    U"\x349\x42001f\x831c\x4010812\xa00" // 498 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    U"\x349\x42001f\x831c\x4010812\xb00" // 499 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x349\x42001f\x831c\x4060812\xc00" // 500 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x349\x42001f\x831c\x4060812\xd00" // 501 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x349\x43001f\x831c\x4010812\xe00" // 502 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    U"\x349\x43001f\x831c\x4060812\xf00" // 503 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x35e\x2f00020\x8000\x4060812\x1800" // 504 buffer_inv mubuf 8B 942|950; side_effects; reads exec; takes sc0|sc1
    U"\x369\x2f00021\x8000\x4010812\x1900" // 505 buffer_invl2 mubuf 8B 90a; side_effects; reads exec
    U"\x376\x560022\x14\x4010812\x1a00" // 506 buffer_load_dword mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x376\x560022\x14\x4060812\x1b00" // 507 buffer_load_dword mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x376\x570022\x14\x4010812\x1c00" // 508 buffer_load_dword mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x376\x570022\x14\x4060812\x1d00" // 509 buffer_load_dword mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x376\x570022\x14\x4010812\x1e00" // 510 buffer_load_dword mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x376\x570022\x14\x4060812\x1f00" // 511 buffer_load_dword mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x376\x1480022\x841c\xc010812\x2000" // 512 buffer_load_dword mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x376\x1480022\x841c\xc060812\x2100" // 513 buffer_load_dword mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x376\x580022\x14\x4010812\x2200" // 514 buffer_load_dword mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x376\x580022\x14\x4060812\x2300" // 515 buffer_load_dword mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x376\x1490022\x841c\xc010812\x2400" // 516 buffer_load_dword mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x376\x1490022\x841c\xc060812\x2500" // 517 buffer_load_dword mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x376\x1490022\x841c\xc010812\x2600" // 518 buffer_load_dword mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x376\x1490022\x841c\xc060812\x2700" // 519 buffer_load_dword mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x376\x14a0022\x841c\xc010812\x2800" // 520 buffer_load_dword mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x376\x14a0022\x841c\xc060812\x2900" // 521 buffer_load_dword mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x388\x590023\x14\x4010812\x1a00" // 522 buffer_load_dwordx2 mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x388\x590023\x14\x4060812\x1b00" // 523 buffer_load_dwordx2 mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x388\x5a0023\x14\x4010812\x1c00" // 524 buffer_load_dwordx2 mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x388\x5a0023\x14\x4060812\x1d00" // 525 buffer_load_dwordx2 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x388\x5a0023\x14\x4010812\x1e00" // 526 buffer_load_dwordx2 mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x388\x5a0023\x14\x4060812\x1f00" // 527 buffer_load_dwordx2 mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x388\x5b0023\x14\x4010812\x2200" // 528 buffer_load_dwordx2 mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x388\x5b0023\x14\x4060812\x2300" // 529 buffer_load_dwordx2 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x39c\x5c0024\x14\x4010812\x1a00" // 530 buffer_load_dwordx3 mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x39c\x5c0024\x14\x4060812\x1b00" // 531 buffer_load_dwordx3 mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x39c\x5d0024\x14\x4010812\x1c00" // 532 buffer_load_dwordx3 mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x39c\x5d0024\x14\x4060812\x1d00" // 533 buffer_load_dwordx3 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x39c\x5d0024\x14\x4010812\x1e00" // 534 buffer_load_dwordx3 mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x39c\x5d0024\x14\x4060812\x1f00" // 535 buffer_load_dwordx3 mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x39c\x1480024\x841c\xc040812\x2100" // 536 buffer_load_dwordx3 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x39c\x5e0024\x14\x4010812\x2200" // 537 buffer_load_dwordx3 mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x39c\x5e0024\x14\x4060812\x2300" // 538 buffer_load_dwordx3 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x39c\x1490024\x841c\xc040812\x2500" // 539 buffer_load_dwordx3 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x39c\x1490024\x841c\xc040812\x2700" // 540 buffer_load_dwordx3 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x39c\x14a0024\x841c\xc040812\x2900" // 541 buffer_load_dwordx3 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3b0\x5f0025\x14\x4010812\x1a00" // 542 buffer_load_dwordx4 mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x3b0\x5f0025\x14\x4060812\x1b00" // 543 buffer_load_dwordx4 mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3b0\x600025\x14\x4010812\x1c00" // 544 buffer_load_dwordx4 mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x3b0\x600025\x14\x4060812\x1d00" // 545 buffer_load_dwordx4 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3b0\x600025\x14\x4010812\x1e00" // 546 buffer_load_dwordx4 mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x3b0\x600025\x14\x4060812\x1f00" // 547 buffer_load_dwordx4 mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3b0\x1480025\x841c\xc040812\x2100" // 548 buffer_load_dwordx4 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3b0\x610025\x14\x4010812\x2200" // 549 buffer_load_dwordx4 mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x3b0\x610025\x14\x4060812\x2300" // 550 buffer_load_dwordx4 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3b0\x1490025\x841c\xc040812\x2500" // 551 buffer_load_dwordx4 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3b0\x1490025\x841c\xc040812\x2700" // 552 buffer_load_dwordx4 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3b0\x14a0025\x841c\xc040812\x2900" // 553 buffer_load_dwordx4 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3c4\x560026\x14\x4010812\x1a00" // 554 buffer_load_format_d16_hi_x mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x3c4\x560026\x14\x4060812\x1b00" // 555 buffer_load_format_d16_hi_x mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3c4\x570026\x14\x4010812\x1c00" // 556 buffer_load_format_d16_hi_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x3c4\x570026\x14\x4060812\x1d00" // 557 buffer_load_format_d16_hi_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3c4\x570026\x14\x4010812\x1e00" // 558 buffer_load_format_d16_hi_x mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x3c4\x570026\x14\x4060812\x1f00" // 559 buffer_load_format_d16_hi_x mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3c4\x580026\x14\x4010812\x2200" // 560 buffer_load_format_d16_hi_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x3c4\x580026\x14\x4060812\x2300" // 561 buffer_load_format_d16_hi_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3e0\x560027\x14\x4010812\x1a00" // 562 buffer_load_format_d16_x mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x3e0\x560027\x14\x4060812\x1b00" // 563 buffer_load_format_d16_x mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3e0\x570027\x14\x4010812\x1c00" // 564 buffer_load_format_d16_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x3e0\x570027\x14\x4060812\x1d00" // 565 buffer_load_format_d16_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3e0\x570027\x14\x4010812\x1e00" // 566 buffer_load_format_d16_x mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x3e0\x570027\x14\x4060812\x1f00" // 567 buffer_load_format_d16_x mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3e0\x580027\x14\x4010812\x2200" // 568 buffer_load_format_d16_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x3e0\x580027\x14\x4060812\x2300" // 569 buffer_load_format_d16_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3f9\x560028\x14\x4010812\x1a00" // 570 buffer_load_format_d16_xy mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x3f9\x560028\x14\x4060812\x1b00" // 571 buffer_load_format_d16_xy mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3f9\x570028\x14\x4010812\x1c00" // 572 buffer_load_format_d16_xy mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x3f9\x570028\x14\x4060812\x1d00" // 573 buffer_load_format_d16_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3f9\x570028\x14\x4010812\x1e00" // 574 buffer_load_format_d16_xy mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x3f9\x570028\x14\x4060812\x1f00" // 575 buffer_load_format_d16_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x3f9\x580028\x14\x4010812\x2200" // 576 buffer_load_format_d16_xy mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x3f9\x580028\x14\x4060812\x2300" // 577 buffer_load_format_d16_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x413\x590029\x14\x4010812\x1a00" // 578 buffer_load_format_d16_xyz mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x413\x590029\x14\x4060812\x1b00" // 579 buffer_load_format_d16_xyz mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x413\x5a0029\x14\x4010812\x1c00" // 580 buffer_load_format_d16_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x413\x5a0029\x14\x4060812\x1d00" // 581 buffer_load_format_d16_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x413\x5a0029\x14\x4010812\x1e00" // 582 buffer_load_format_d16_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x413\x5a0029\x14\x4060812\x1f00" // 583 buffer_load_format_d16_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x413\x5b0029\x14\x4010812\x2200" // 584 buffer_load_format_d16_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x413\x5b0029\x14\x4060812\x2300" // 585 buffer_load_format_d16_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x42e\x59002a\x14\x4010812\x1a00" // 586 buffer_load_format_d16_xyzw mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x42e\x59002a\x14\x4060812\x1b00" // 587 buffer_load_format_d16_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x42e\x5a002a\x14\x4010812\x1c00" // 588 buffer_load_format_d16_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x42e\x5a002a\x14\x4060812\x1d00" // 589 buffer_load_format_d16_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x42e\x5a002a\x14\x4010812\x1e00" // 590 buffer_load_format_d16_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x42e\x5a002a\x14\x4060812\x1f00" // 591 buffer_load_format_d16_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x42e\x5b002a\x14\x4010812\x2200" // 592 buffer_load_format_d16_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x42e\x5b002a\x14\x4060812\x2300" // 593 buffer_load_format_d16_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x44a\x56002b\x14\x4010812\x1a00" // 594 buffer_load_format_x mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x44a\x56002b\x14\x4060812\x1b00" // 595 buffer_load_format_x mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x44a\x57002b\x14\x4010812\x1c00" // 596 buffer_load_format_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x44a\x57002b\x14\x4060812\x1d00" // 597 buffer_load_format_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x44a\x57002b\x14\x4010812\x1e00" // 598 buffer_load_format_x mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x44a\x57002b\x14\x4060812\x1f00" // 599 buffer_load_format_x mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x44a\x148002b\x841c\xc010812\x2000" // 600 buffer_load_format_x mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x44a\x148002b\x841c\xc060812\x2100" // 601 buffer_load_format_x mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x44a\x58002b\x14\x4010812\x2200" // 602 buffer_load_format_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x44a\x58002b\x14\x4060812\x2300" // 603 buffer_load_format_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x44a\x149002b\x841c\xc010812\x2400" // 604 buffer_load_format_x mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x44a\x149002b\x841c\xc060812\x2500" // 605 buffer_load_format_x mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x44a\x149002b\x841c\xc010812\x2600" // 606 buffer_load_format_x mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x44a\x149002b\x841c\xc060812\x2700" // 607 buffer_load_format_x mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x44a\x14a002b\x841c\xc010812\x2800" // 608 buffer_load_format_x mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x44a\x14a002b\x841c\xc060812\x2900" // 609 buffer_load_format_x mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x45f\x59002c\x14\x4010812\x1a00" // 610 buffer_load_format_xy mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x45f\x59002c\x14\x4060812\x1b00" // 611 buffer_load_format_xy mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x45f\x5a002c\x14\x4010812\x1c00" // 612 buffer_load_format_xy mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x45f\x5a002c\x14\x4060812\x1d00" // 613 buffer_load_format_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x45f\x5a002c\x14\x4010812\x1e00" // 614 buffer_load_format_xy mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x45f\x5a002c\x14\x4060812\x1f00" // 615 buffer_load_format_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x45f\x5b002c\x14\x4010812\x2200" // 616 buffer_load_format_xy mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x45f\x5b002c\x14\x4060812\x2300" // 617 buffer_load_format_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x475\x5c002d\x14\x4010812\x1a00" // 618 buffer_load_format_xyz mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x475\x5c002d\x14\x4060812\x1b00" // 619 buffer_load_format_xyz mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x475\x5d002d\x14\x4010812\x1c00" // 620 buffer_load_format_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x475\x5d002d\x14\x4060812\x1d00" // 621 buffer_load_format_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x475\x5d002d\x14\x4010812\x1e00" // 622 buffer_load_format_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x475\x5d002d\x14\x4060812\x1f00" // 623 buffer_load_format_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x475\x5e002d\x14\x4010812\x2200" // 624 buffer_load_format_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x475\x5e002d\x14\x4060812\x2300" // 625 buffer_load_format_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x48c\x5f002e\x14\x4010812\x1a00" // 626 buffer_load_format_xyzw mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x48c\x5f002e\x14\x4060812\x1b00" // 627 buffer_load_format_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x48c\x60002e\x14\x4010812\x1c00" // 628 buffer_load_format_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x48c\x60002e\x14\x4060812\x1d00" // 629 buffer_load_format_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x48c\x60002e\x14\x4010812\x1e00" // 630 buffer_load_format_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x48c\x60002e\x14\x4060812\x1f00" // 631 buffer_load_format_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x48c\x61002e\x14\x4010812\x2200" // 632 buffer_load_format_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x48c\x61002e\x14\x4060812\x2300" // 633 buffer_load_format_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4a4\x56002f\x14\x4010812\x1a00" // 634 buffer_load_sbyte mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x4a4\x56002f\x14\x4060812\x1b00" // 635 buffer_load_sbyte mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4a4\x57002f\x14\x4010812\x1c00" // 636 buffer_load_sbyte mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x4a4\x57002f\x14\x4060812\x1d00" // 637 buffer_load_sbyte mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4a4\x57002f\x14\x4010812\x1e00" // 638 buffer_load_sbyte mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x4a4\x57002f\x14\x4060812\x1f00" // 639 buffer_load_sbyte mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4a4\x148002f\x841c\xc010812\x2000" // 640 buffer_load_sbyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x4a4\x148002f\x841c\xc060812\x2100" // 641 buffer_load_sbyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4a4\x58002f\x14\x4010812\x2200" // 642 buffer_load_sbyte mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x4a4\x58002f\x14\x4060812\x2300" // 643 buffer_load_sbyte mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4a4\x149002f\x841c\xc010812\x2400" // 644 buffer_load_sbyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x4a4\x149002f\x841c\xc060812\x2500" // 645 buffer_load_sbyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4a4\x149002f\x841c\xc010812\x2600" // 646 buffer_load_sbyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x4a4\x149002f\x841c\xc060812\x2700" // 647 buffer_load_sbyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4a4\x14a002f\x841c\xc010812\x2800" // 648 buffer_load_sbyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x4a4\x14a002f\x841c\xc060812\x2900" // 649 buffer_load_sbyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4b6\x560030\x20000014\x4010812\x1a00" // 650 buffer_load_sbyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x4b6\x560030\x20000014\x4060812\x1b00" // 651 buffer_load_sbyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4b6\x570030\x20000014\x4010812\x1c00" // 652 buffer_load_sbyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x4b6\x570030\x20000014\x4060812\x1d00" // 653 buffer_load_sbyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4b6\x570030\x20000014\x4010812\x1e00" // 654 buffer_load_sbyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x4b6\x570030\x20000014\x4060812\x1f00" // 655 buffer_load_sbyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4b6\x580030\x20000014\x4010812\x2200" // 656 buffer_load_sbyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x4b6\x580030\x20000014\x4060812\x2300" // 657 buffer_load_sbyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4cc\x560031\x20000014\x4010812\x1a00" // 658 buffer_load_sbyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x4cc\x560031\x20000014\x4060812\x1b00" // 659 buffer_load_sbyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4cc\x570031\x20000014\x4010812\x1c00" // 660 buffer_load_sbyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x4cc\x570031\x20000014\x4060812\x1d00" // 661 buffer_load_sbyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4cc\x570031\x20000014\x4010812\x1e00" // 662 buffer_load_sbyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x4cc\x570031\x20000014\x4060812\x1f00" // 663 buffer_load_sbyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4cc\x580031\x20000014\x4010812\x2200" // 664 buffer_load_sbyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x4cc\x580031\x20000014\x4060812\x2300" // 665 buffer_load_sbyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4e5\x560032\x20000014\x4010812\x1a00" // 666 buffer_load_short_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x4e5\x560032\x20000014\x4060812\x1b00" // 667 buffer_load_short_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4e5\x570032\x20000014\x4010812\x1c00" // 668 buffer_load_short_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x4e5\x570032\x20000014\x4060812\x1d00" // 669 buffer_load_short_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4e5\x570032\x20000014\x4010812\x1e00" // 670 buffer_load_short_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x4e5\x570032\x20000014\x4060812\x1f00" // 671 buffer_load_short_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4e5\x580032\x20000014\x4010812\x2200" // 672 buffer_load_short_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x4e5\x580032\x20000014\x4060812\x2300" // 673 buffer_load_short_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4fb\x560033\x20000014\x4010812\x1a00" // 674 buffer_load_short_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x4fb\x560033\x20000014\x4060812\x1b00" // 675 buffer_load_short_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4fb\x570033\x20000014\x4010812\x1c00" // 676 buffer_load_short_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x4fb\x570033\x20000014\x4060812\x1d00" // 677 buffer_load_short_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4fb\x570033\x20000014\x4010812\x1e00" // 678 buffer_load_short_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x4fb\x570033\x20000014\x4060812\x1f00" // 679 buffer_load_short_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x4fb\x580033\x20000014\x4010812\x2200" // 680 buffer_load_short_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x4fb\x580033\x20000014\x4060812\x2300" // 681 buffer_load_short_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x514\x560034\x14\x4010812\x1a00" // 682 buffer_load_sshort mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x514\x560034\x14\x4060812\x1b00" // 683 buffer_load_sshort mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x514\x570034\x14\x4010812\x1c00" // 684 buffer_load_sshort mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x514\x570034\x14\x4060812\x1d00" // 685 buffer_load_sshort mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x514\x570034\x14\x4010812\x1e00" // 686 buffer_load_sshort mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x514\x570034\x14\x4060812\x1f00" // 687 buffer_load_sshort mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x514\x1480034\x841c\xc010812\x2000" // 688 buffer_load_sshort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x514\x1480034\x841c\xc060812\x2100" // 689 buffer_load_sshort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x514\x580034\x14\x4010812\x2200" // 690 buffer_load_sshort mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x514\x580034\x14\x4060812\x2300" // 691 buffer_load_sshort mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x514\x1490034\x841c\xc010812\x2400" // 692 buffer_load_sshort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x514\x1490034\x841c\xc060812\x2500" // 693 buffer_load_sshort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x514\x1490034\x841c\xc010812\x2600" // 694 buffer_load_sshort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x514\x1490034\x841c\xc060812\x2700" // 695 buffer_load_sshort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x514\x14a0034\x841c\xc010812\x2800" // 696 buffer_load_sshort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x514\x14a0034\x841c\xc060812\x2900" // 697 buffer_load_sshort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x527\x560035\x14\x4010812\x1a00" // 698 buffer_load_ubyte mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x527\x560035\x14\x4060812\x1b00" // 699 buffer_load_ubyte mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x527\x570035\x14\x4010812\x1c00" // 700 buffer_load_ubyte mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x527\x570035\x14\x4060812\x1d00" // 701 buffer_load_ubyte mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x527\x570035\x14\x4010812\x1e00" // 702 buffer_load_ubyte mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x527\x570035\x14\x4060812\x1f00" // 703 buffer_load_ubyte mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x527\x1480035\x841c\xc010812\x2000" // 704 buffer_load_ubyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x527\x1480035\x841c\xc060812\x2100" // 705 buffer_load_ubyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x527\x580035\x14\x4010812\x2200" // 706 buffer_load_ubyte mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x527\x580035\x14\x4060812\x2300" // 707 buffer_load_ubyte mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x527\x1490035\x841c\xc010812\x2400" // 708 buffer_load_ubyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x527\x1490035\x841c\xc060812\x2500" // 709 buffer_load_ubyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x527\x1490035\x841c\xc010812\x2600" // 710 buffer_load_ubyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x527\x1490035\x841c\xc060812\x2700" // 711 buffer_load_ubyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x527\x14a0035\x841c\xc010812\x2800" // 712 buffer_load_ubyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x527\x14a0035\x841c\xc060812\x2900" // 713 buffer_load_ubyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x539\x560036\x20000014\x4010812\x1a00" // 714 buffer_load_ubyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x539\x560036\x20000014\x4060812\x1b00" // 715 buffer_load_ubyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x539\x570036\x20000014\x4010812\x1c00" // 716 buffer_load_ubyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x539\x570036\x20000014\x4060812\x1d00" // 717 buffer_load_ubyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x539\x570036\x20000014\x4010812\x1e00" // 718 buffer_load_ubyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x539\x570036\x20000014\x4060812\x1f00" // 719 buffer_load_ubyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x539\x580036\x20000014\x4010812\x2200" // 720 buffer_load_ubyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x539\x580036\x20000014\x4060812\x2300" // 721 buffer_load_ubyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x54f\x560037\x20000014\x4010812\x1a00" // 722 buffer_load_ubyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x54f\x560037\x20000014\x4060812\x1b00" // 723 buffer_load_ubyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x54f\x570037\x20000014\x4010812\x1c00" // 724 buffer_load_ubyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x54f\x570037\x20000014\x4060812\x1d00" // 725 buffer_load_ubyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x54f\x570037\x20000014\x4010812\x1e00" // 726 buffer_load_ubyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x54f\x570037\x20000014\x4060812\x1f00" // 727 buffer_load_ubyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x54f\x580037\x20000014\x4010812\x2200" // 728 buffer_load_ubyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x54f\x580037\x20000014\x4060812\x2300" // 729 buffer_load_ubyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x568\x560038\x14\x4010812\x1a00" // 730 buffer_load_ushort mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x568\x560038\x14\x4060812\x1b00" // 731 buffer_load_ushort mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x568\x570038\x14\x4010812\x1c00" // 732 buffer_load_ushort mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x568\x570038\x14\x4060812\x1d00" // 733 buffer_load_ushort mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x568\x570038\x14\x4010812\x1e00" // 734 buffer_load_ushort mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x568\x570038\x14\x4060812\x1f00" // 735 buffer_load_ushort mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x568\x1480038\x841c\xc010812\x2000" // 736 buffer_load_ushort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x568\x1480038\x841c\xc060812\x2100" // 737 buffer_load_ushort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x568\x580038\x14\x4010812\x2200" // 738 buffer_load_ushort mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x568\x580038\x14\x4060812\x2300" // 739 buffer_load_ushort mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x568\x1490038\x841c\xc010812\x2400" // 740 buffer_load_ushort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x568\x1490038\x841c\xc060812\x2500" // 741 buffer_load_ushort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x568\x1490038\x841c\xc010812\x2600" // 742 buffer_load_ushort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x568\x1490038\x841c\xc060812\x2700" // 743 buffer_load_ushort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x568\x14a0038\x841c\xc010812\x2800" // 744 buffer_load_ushort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    U"\x568\x14a0038\x841c\xc060812\x2900" // 745 buffer_load_ushort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x57b\x2c0039\x8018\x4010812\x1a00" // 746 buffer_store_byte mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x57b\x2c0039\x8018\x4060812\x1b00" // 747 buffer_store_byte mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x57b\x2d0039\x8018\x4010812\x1c00" // 748 buffer_store_byte mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x57b\x2d0039\x8018\x4060812\x1d00" // 749 buffer_store_byte mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x57b\x2d0039\x8018\x4010812\x1e00" // 750 buffer_store_byte mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x57b\x2d0039\x8018\x4060812\x1f00" // 751 buffer_store_byte mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x57b\x2f0039\x8018\x4010812\x2200" // 752 buffer_store_byte mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x57b\x2f0039\x8018\x4060812\x2300" // 753 buffer_store_byte mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x58d\x2c003a\x8018\x4010812\x1a00" // 754 buffer_store_byte_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x58d\x2c003a\x8018\x4060812\x1b00" // 755 buffer_store_byte_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x58d\x2d003a\x8018\x4010812\x1c00" // 756 buffer_store_byte_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x58d\x2d003a\x8018\x4060812\x1d00" // 757 buffer_store_byte_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x58d\x2d003a\x8018\x4010812\x1e00" // 758 buffer_store_byte_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x58d\x2d003a\x8018\x4060812\x1f00" // 759 buffer_store_byte_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x58d\x2f003a\x8018\x4010812\x2200" // 760 buffer_store_byte_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x58d\x2f003a\x8018\x4060812\x2300" // 761 buffer_store_byte_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5a6\x2c003b\x8018\x4010812\x1a00" // 762 buffer_store_dword mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x5a6\x2c003b\x8018\x4060812\x1b00" // 763 buffer_store_dword mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5a6\x2d003b\x8018\x4010812\x1c00" // 764 buffer_store_dword mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x5a6\x2d003b\x8018\x4060812\x1d00" // 765 buffer_store_dword mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5a6\x2d003b\x8018\x4010812\x1e00" // 766 buffer_store_dword mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x5a6\x2d003b\x8018\x4060812\x1f00" // 767 buffer_store_dword mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5a6\x2f003b\x8018\x4010812\x2200" // 768 buffer_store_dword mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x5a6\x2f003b\x8018\x4060812\x2300" // 769 buffer_store_dword mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5b9\x3e003c\x8018\x4010812\x1a00" // 770 buffer_store_dwordx2 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x5b9\x3e003c\x8018\x4060812\x1b00" // 771 buffer_store_dwordx2 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5b9\x3f003c\x8018\x4010812\x1c00" // 772 buffer_store_dwordx2 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x5b9\x3f003c\x8018\x4060812\x1d00" // 773 buffer_store_dwordx2 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5b9\x3f003c\x8018\x4010812\x1e00" // 774 buffer_store_dwordx2 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x5b9\x3f003c\x8018\x4060812\x1f00" // 775 buffer_store_dwordx2 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5b9\x41003c\x8018\x4010812\x2200" // 776 buffer_store_dwordx2 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x5b9\x41003c\x8018\x4060812\x2300" // 777 buffer_store_dwordx2 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5ce\x62003d\x8018\x4010812\x1a00" // 778 buffer_store_dwordx3 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x5ce\x62003d\x8018\x4060812\x1b00" // 779 buffer_store_dwordx3 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5ce\x63003d\x8018\x4010812\x1c00" // 780 buffer_store_dwordx3 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x5ce\x63003d\x8018\x4060812\x1d00" // 781 buffer_store_dwordx3 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5ce\x63003d\x8018\x4010812\x1e00" // 782 buffer_store_dwordx3 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x5ce\x63003d\x8018\x4060812\x1f00" // 783 buffer_store_dwordx3 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5ce\x64003d\x8018\x4010812\x2200" // 784 buffer_store_dwordx3 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x5ce\x64003d\x8018\x4060812\x2300" // 785 buffer_store_dwordx3 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5e3\x44003e\x8018\x4010812\x1a00" // 786 buffer_store_dwordx4 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x5e3\x44003e\x8018\x4060812\x1b00" // 787 buffer_store_dwordx4 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5e3\x45003e\x8018\x4010812\x1c00" // 788 buffer_store_dwordx4 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x5e3\x45003e\x8018\x4060812\x1d00" // 789 buffer_store_dwordx4 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5e3\x45003e\x8018\x4010812\x1e00" // 790 buffer_store_dwordx4 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x5e3\x45003e\x8018\x4060812\x1f00" // 791 buffer_store_dwordx4 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5e3\x47003e\x8018\x4010812\x2200" // 792 buffer_store_dwordx4 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x5e3\x47003e\x8018\x4060812\x2300" // 793 buffer_store_dwordx4 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5f8\x2c003f\x8018\x4010812\x1a00" // 794 buffer_store_format_d16_hi_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x5f8\x2c003f\x8018\x4060812\x1b00" // 795 buffer_store_format_d16_hi_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5f8\x2d003f\x8018\x4010812\x1c00" // 796 buffer_store_format_d16_hi_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x5f8\x2d003f\x8018\x4060812\x1d00" // 797 buffer_store_format_d16_hi_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5f8\x2d003f\x8018\x4010812\x1e00" // 798 buffer_store_format_d16_hi_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x5f8\x2d003f\x8018\x4060812\x1f00" // 799 buffer_store_format_d16_hi_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x5f8\x2f003f\x8018\x4010812\x2200" // 800 buffer_store_format_d16_hi_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x5f8\x2f003f\x8018\x4060812\x2300" // 801 buffer_store_format_d16_hi_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x615\x2c0040\x8018\x4010812\x1a00" // 802 buffer_store_format_d16_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x615\x2c0040\x8018\x4060812\x1b00" // 803 buffer_store_format_d16_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x615\x2d0040\x8018\x4010812\x1c00" // 804 buffer_store_format_d16_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x615\x2d0040\x8018\x4060812\x1d00" // 805 buffer_store_format_d16_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x615\x2d0040\x8018\x4010812\x1e00" // 806 buffer_store_format_d16_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x615\x2d0040\x8018\x4060812\x1f00" // 807 buffer_store_format_d16_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x615\x2f0040\x8018\x4010812\x2200" // 808 buffer_store_format_d16_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x615\x2f0040\x8018\x4060812\x2300" // 809 buffer_store_format_d16_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x62f\x2c0041\x8018\x4010812\x1a00" // 810 buffer_store_format_d16_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x62f\x2c0041\x8018\x4060812\x1b00" // 811 buffer_store_format_d16_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x62f\x2d0041\x8018\x4010812\x1c00" // 812 buffer_store_format_d16_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x62f\x2d0041\x8018\x4060812\x1d00" // 813 buffer_store_format_d16_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x62f\x2d0041\x8018\x4010812\x1e00" // 814 buffer_store_format_d16_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x62f\x2d0041\x8018\x4060812\x1f00" // 815 buffer_store_format_d16_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x62f\x2f0041\x8018\x4010812\x2200" // 816 buffer_store_format_d16_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x62f\x2f0041\x8018\x4060812\x2300" // 817 buffer_store_format_d16_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x64a\x3e0042\x8018\x4010812\x1a00" // 818 buffer_store_format_d16_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x64a\x3e0042\x8018\x4060812\x1b00" // 819 buffer_store_format_d16_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x64a\x3f0042\x8018\x4010812\x1c00" // 820 buffer_store_format_d16_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x64a\x3f0042\x8018\x4060812\x1d00" // 821 buffer_store_format_d16_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x64a\x3f0042\x8018\x4010812\x1e00" // 822 buffer_store_format_d16_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x64a\x3f0042\x8018\x4060812\x1f00" // 823 buffer_store_format_d16_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x64a\x410042\x8018\x4010812\x2200" // 824 buffer_store_format_d16_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x64a\x410042\x8018\x4060812\x2300" // 825 buffer_store_format_d16_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x666\x3e0043\x8018\x4010812\x1a00" // 826 buffer_store_format_d16_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x666\x3e0043\x8018\x4060812\x1b00" // 827 buffer_store_format_d16_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x666\x3f0043\x8018\x4010812\x1c00" // 828 buffer_store_format_d16_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x666\x3f0043\x8018\x4060812\x1d00" // 829 buffer_store_format_d16_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x666\x3f0043\x8018\x4010812\x1e00" // 830 buffer_store_format_d16_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x666\x3f0043\x8018\x4060812\x1f00" // 831 buffer_store_format_d16_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x666\x410043\x8018\x4010812\x2200" // 832 buffer_store_format_d16_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x666\x410043\x8018\x4060812\x2300" // 833 buffer_store_format_d16_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x683\x2c0044\x8018\x4010812\x1a00" // 834 buffer_store_format_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x683\x2c0044\x8018\x4060812\x1b00" // 835 buffer_store_format_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x683\x2d0044\x8018\x4010812\x1c00" // 836 buffer_store_format_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x683\x2d0044\x8018\x4060812\x1d00" // 837 buffer_store_format_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x683\x2d0044\x8018\x4010812\x1e00" // 838 buffer_store_format_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x683\x2d0044\x8018\x4060812\x1f00" // 839 buffer_store_format_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x683\x2f0044\x8018\x4010812\x2200" // 840 buffer_store_format_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x683\x2f0044\x8018\x4060812\x2300" // 841 buffer_store_format_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x699\x3e0045\x8018\x4010812\x1a00" // 842 buffer_store_format_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x699\x3e0045\x8018\x4060812\x1b00" // 843 buffer_store_format_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x699\x3f0045\x8018\x4010812\x1c00" // 844 buffer_store_format_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x699\x3f0045\x8018\x4060812\x1d00" // 845 buffer_store_format_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x699\x3f0045\x8018\x4010812\x1e00" // 846 buffer_store_format_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x699\x3f0045\x8018\x4060812\x1f00" // 847 buffer_store_format_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x699\x410045\x8018\x4010812\x2200" // 848 buffer_store_format_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x699\x410045\x8018\x4060812\x2300" // 849 buffer_store_format_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x6b0\x620046\x8018\x4010812\x1a00" // 850 buffer_store_format_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x6b0\x620046\x8018\x4060812\x1b00" // 851 buffer_store_format_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x6b0\x630046\x8018\x4010812\x1c00" // 852 buffer_store_format_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x6b0\x630046\x8018\x4060812\x1d00" // 853 buffer_store_format_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x6b0\x630046\x8018\x4010812\x1e00" // 854 buffer_store_format_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x6b0\x630046\x8018\x4060812\x1f00" // 855 buffer_store_format_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x6b0\x640046\x8018\x4010812\x2200" // 856 buffer_store_format_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x6b0\x640046\x8018\x4060812\x2300" // 857 buffer_store_format_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x6c8\x440047\x8018\x4010812\x1a00" // 858 buffer_store_format_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x6c8\x440047\x8018\x4060812\x1b00" // 859 buffer_store_format_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x6c8\x450047\x8018\x4010812\x1c00" // 860 buffer_store_format_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x6c8\x450047\x8018\x4060812\x1d00" // 861 buffer_store_format_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x6c8\x450047\x8018\x4010812\x1e00" // 862 buffer_store_format_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x6c8\x450047\x8018\x4060812\x1f00" // 863 buffer_store_format_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x6c8\x470047\x8018\x4010812\x2200" // 864 buffer_store_format_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x6c8\x470047\x8018\x4060812\x2300" // 865 buffer_store_format_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x6e1\x2510048\x841c\xc010812\x2a00" // 866 buffer_store_lds_dword mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset; offset 0..4095
    U"\x6f8\x2c0049\x8018\x4010812\x1a00" // 867 buffer_store_short mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x6f8\x2c0049\x8018\x4060812\x1b00" // 868 buffer_store_short mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x6f8\x2d0049\x8018\x4010812\x1c00" // 869 buffer_store_short mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x6f8\x2d0049\x8018\x4060812\x1d00" // 870 buffer_store_short mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x6f8\x2d0049\x8018\x4010812\x1e00" // 871 buffer_store_short mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x6f8\x2d0049\x8018\x4060812\x1f00" // 872 buffer_store_short mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x6f8\x2f0049\x8018\x4010812\x2200" // 873 buffer_store_short mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x6f8\x2f0049\x8018\x4060812\x2300" // 874 buffer_store_short mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x70b\x2c004a\x8018\x4010812\x1a00" // 875 buffer_store_short_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    U"\x70b\x2c004a\x8018\x4060812\x1b00" // 876 buffer_store_short_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x70b\x2d004a\x8018\x4010812\x1c00" // 877 buffer_store_short_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    U"\x70b\x2d004a\x8018\x4060812\x1d00" // 878 buffer_store_short_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x70b\x2d004a\x8018\x4010812\x1e00" // 879 buffer_store_short_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x70b\x2d004a\x8018\x4060812\x1f00" // 880 buffer_store_short_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x70b\x2f004a\x8018\x4010812\x2200" // 881 buffer_store_short_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    U"\x70b\x2f004a\x8018\x4060812\x2300" // 882 buffer_store_short_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x725\x2f0004b\x8000\x4010812\x1900" // 883 buffer_wbinvl1 mubuf 8B 90a; side_effects; reads exec
    U"\x734\x2f0004c\x8000\x4010812\x1900" // 884 buffer_wbinvl1_vol mubuf 8B 90a; side_effects; reads exec
    U"\x747\x2f0004d\x8010\x4010812\x1900" // 885 buffer_wbl2 mubuf 8B 90a; vmem|side_effects; reads exec
    U"\x747\x2f0004d\x8010\x4060812\x1800" // 886 buffer_wbl2 mubuf 8B 942|950; vmem|side_effects; reads exec; takes sc0|sc1
    U"\x753\x252004e\x814c\x407080e\x2b00" // 887 ds_add_f32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x75e\x253004f\x814c\x407080e\x2b00" // 888 ds_add_f64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x769\x14b0050\x834c\x407080e\x2b00" // 889 ds_add_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x769\x14c0050\x834c\x407080e\x2b00" // 890 ds_add_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x778\x14d0051\x834c\x407080e\x2b00" // 891 ds_add_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x778\x14e0051\x834c\x407080e\x2b00" // 892 ds_add_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x787\x14f0052\x834c\x407080e\x2b00" // 893 ds_add_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x787\x1500052\x834c\x407080e\x2b00" // 894 ds_add_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x796\x1510053\x834c\x407080e\x2b00" // 895 ds_add_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x796\x1520053\x834c\x407080e\x2b00" // 896 ds_add_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x7a5\x2540054\x814c\x407080e\x2b00" // 897 ds_add_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x7b0\x2550055\x814c\x407080e\x2b00" // 898 ds_add_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x7bb\x2560056\x814c\x407080e\x2b00" // 899 ds_and_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x7c6\x2570057\x814c\x407080e\x2b00" // 900 ds_and_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x7d1\x1530058\x834c\x407080e\x2b00" // 901 ds_and_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x7d1\x1540058\x834c\x407080e\x2b00" // 902 ds_and_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x7e0\x1550059\x834c\x407080e\x2b00" // 903 ds_and_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x7e0\x1560059\x834c\x407080e\x2b00" // 904 ds_and_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x7ef\x2e1005a\x834c\xc07080e\x2b00" // 905 ds_append ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec|m0; takes offset; offset 0..65535
    U"\x7f9\x153005b\x800040\x407080e\x2b00" // 906 ds_bpermute_b32 ds 8B all; lds|lane_crossing; reads exec; takes offset; offset 0..65535
    U"\x7f9\x154005b\x800040\x407080e\x2b00" // 907 ds_bpermute_b32 ds 8B all; lds|lane_crossing; reads exec; takes offset; offset 0..65535
    U"\x809\x157005c\x814c\x407080e\x2b00" // 908 ds_cmpst_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x809\x158005c\x814c\x407080e\x2b00" // 909 ds_cmpst_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x816\x159005d\x814c\x407080e\x2b00" // 910 ds_cmpst_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x816\x15a005d\x814c\x407080e\x2b00" // 911 ds_cmpst_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x823\x15b005e\x814c\x407080e\x2b00" // 912 ds_cmpst_f32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x823\x15c005e\x814c\x407080e\x2b00" // 913 ds_cmpst_f32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x830\x15d005f\x814c\x407080e\x2b00" // 914 ds_cmpst_f64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x830\x15e005f\x814c\x407080e\x2b00" // 915 ds_cmpst_f64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x83d\x650060\x834c\x407080e\x2b00" // 916 ds_cmpst_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x83d\x660060\x834c\x407080e\x2b00" // 917 ds_cmpst_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x84e\x670061\x834c\x407080e\x2b00" // 918 ds_cmpst_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x84e\x680061\x834c\x407080e\x2b00" // 919 ds_cmpst_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x85f\x690062\x834c\x407080e\x2b00" // 920 ds_cmpst_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x85f\x6a0062\x834c\x407080e\x2b00" // 921 ds_cmpst_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x870\x6b0063\x834c\x407080e\x2b00" // 922 ds_cmpst_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x870\x6c0063\x834c\x407080e\x2b00" // 923 ds_cmpst_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x881\x1550064\x834c\x407080e\x2b00" // 924 ds_condxchg32_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x881\x1560064\x834c\x407080e\x2b00" // 925 ds_condxchg32_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x897\x2e10065\x834c\xc07080e\x2b00" // 926 ds_consume ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec|m0; takes offset; offset 0..65535
    U"\x8a2\x14f0066\x834c\x407080e\x2b00" // 927 ds_dec_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x8a2\x1500066\x834c\x407080e\x2b00" // 928 ds_dec_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x8b1\x1510067\x834c\x407080e\x2b00" // 929 ds_dec_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x8b1\x1520067\x834c\x407080e\x2b00" // 930 ds_dec_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x8c0\x2540068\x814c\x407080e\x2b00" // 931 ds_dec_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x8cb\x2550069\x814c\x407080e\x2b00" // 932 ds_dec_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x8d6\x2e2006a\x800804c\xc07080e\x2c00" // 933 ds_gws_barrier ds 8B all; may_load|may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    U"\x8e5\x2e2006b\x8008048\xc07080e\x2c00" // 934 ds_gws_init ds 8B all; may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    U"\x8f1\x2e2006c\x800804c\xc07080e\x2c00" // 935 ds_gws_sema_br ds 8B all; may_load|may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    U"\x900\x2f0006d\x800804c\xc07080e\x2c00" // 936 ds_gws_sema_p ds 8B all; may_load|may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    U"\x90e\x2f0006e\x800804c\xc07080e\x2c00" // 937 ds_gws_sema_release_all ds 8B all; may_load|may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    U"\x926\x2f0006f\x800804c\xc07080e\x2c00" // 938 ds_gws_sema_v ds 8B all; may_load|may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    U"\x934\x14f0070\x834c\x407080e\x2b00" // 939 ds_inc_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x934\x1500070\x834c\x407080e\x2b00" // 940 ds_inc_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x943\x1510071\x834c\x407080e\x2b00" // 941 ds_inc_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x943\x1520071\x834c\x407080e\x2b00" // 942 ds_inc_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x952\x2540072\x814c\x407080e\x2b00" // 943 ds_inc_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x95d\x2550073\x814c\x407080e\x2b00" // 944 ds_inc_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x968\x2520074\x814c\x407080e\x2b00" // 945 ds_max_f32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x973\x2530075\x814c\x407080e\x2b00" // 946 ds_max_f64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x97e\x2580076\x814c\x407080e\x2b00" // 947 ds_max_i32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x989\x2590077\x814c\x407080e\x2b00" // 948 ds_max_i64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x994\x14b0078\x834c\x407080e\x2b00" // 949 ds_max_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x994\x14c0078\x834c\x407080e\x2b00" // 950 ds_max_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x9a3\x14d0079\x834c\x407080e\x2b00" // 951 ds_max_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x9a3\x14e0079\x834c\x407080e\x2b00" // 952 ds_max_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x9b2\x15f007a\x834c\x407080e\x2b00" // 953 ds_max_rtn_i32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x9b2\x160007a\x834c\x407080e\x2b00" // 954 ds_max_rtn_i32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x9c1\x161007b\x834c\x407080e\x2b00" // 955 ds_max_rtn_i64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x9c1\x162007b\x834c\x407080e\x2b00" // 956 ds_max_rtn_i64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x9d0\x14f007c\x834c\x407080e\x2b00" // 957 ds_max_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x9d0\x150007c\x834c\x407080e\x2b00" // 958 ds_max_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x9df\x151007d\x834c\x407080e\x2b00" // 959 ds_max_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x9df\x152007d\x834c\x407080e\x2b00" // 960 ds_max_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x9ee\x254007e\x814c\x407080e\x2b00" // 961 ds_max_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x9f9\x255007f\x814c\x407080e\x2b00" // 962 ds_max_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa04\x2520080\x814c\x407080e\x2b00" // 963 ds_min_f32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa0f\x2530081\x814c\x407080e\x2b00" // 964 ds_min_f64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa1a\x2580082\x814c\x407080e\x2b00" // 965 ds_min_i32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa25\x2590083\x814c\x407080e\x2b00" // 966 ds_min_i64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa30\x14b0084\x834c\x407080e\x2b00" // 967 ds_min_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa30\x14c0084\x834c\x407080e\x2b00" // 968 ds_min_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa3f\x14d0085\x834c\x407080e\x2b00" // 969 ds_min_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa3f\x14e0085\x834c\x407080e\x2b00" // 970 ds_min_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa4e\x15f0086\x834c\x407080e\x2b00" // 971 ds_min_rtn_i32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa4e\x1600086\x834c\x407080e\x2b00" // 972 ds_min_rtn_i32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa5d\x1610087\x834c\x407080e\x2b00" // 973 ds_min_rtn_i64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa5d\x1620087\x834c\x407080e\x2b00" // 974 ds_min_rtn_i64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa6c\x14f0088\x834c\x407080e\x2b00" // 975 ds_min_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa6c\x1500088\x834c\x407080e\x2b00" // 976 ds_min_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa7b\x1510089\x834c\x407080e\x2b00" // 977 ds_min_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa7b\x1520089\x834c\x407080e\x2b00" // 978 ds_min_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa8a\x254008a\x814c\x407080e\x2b00" // 979 ds_min_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xa95\x255008b\x814c\x407080e\x2b00" // 980 ds_min_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xaa0\x157008c\x814c\x407080e\x2b00" // 981 ds_mskor_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xaa0\x158008c\x814c\x407080e\x2b00" // 982 ds_mskor_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xaad\x159008d\x814c\x407080e\x2b00" // 983 ds_mskor_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xaad\x15a008d\x814c\x407080e\x2b00" // 984 ds_mskor_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xaba\x65008e\x834c\x407080e\x2b00" // 985 ds_mskor_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xaba\x66008e\x834c\x407080e\x2b00" // 986 ds_mskor_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xacb\x67008f\x834c\x407080e\x2b00" // 987 ds_mskor_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xacb\x68008f\x834c\x407080e\x2b00" // 988 ds_mskor_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xadc\x2f00090\x8040\x407080e\x1900" // 989 ds_nop ds 8B all; lds|side_effects; reads exec
    U"\xae3\x2560091\x814c\x407080e\x2b00" // 990 ds_or_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xaed\x2570092\x814c\x407080e\x2b00" // 991 ds_or_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xaf7\x1530093\x834c\x407080e\x2b00" // 992 ds_or_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xaf7\x1540093\x834c\x407080e\x2b00" // 993 ds_or_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xb05\x1550094\x834c\x407080e\x2b00" // 994 ds_or_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xb05\x1560094\x834c\x407080e\x2b00" // 995 ds_or_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xb13\x1530095\x800040\x407080e\x2b00" // 996 ds_permute_b32 ds 8B all; lds|lane_crossing; reads exec; takes offset; offset 0..65535
    U"\xb13\x1540095\x800040\x407080e\x2b00" // 997 ds_permute_b32 ds 8B all; lds|lane_crossing; reads exec; takes offset; offset 0..65535
    U"\xb22\x25a0096\x814c\x406080e\x2b00" // 998 ds_pk_add_bf16 ds 8B 942|950; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xb31\x25b0097\x814c\x406080e\x2b00" // 999 ds_pk_add_f16 ds 8B 942|950; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xb3f\x1630098\x834c\x406080e\x2b00" // 1000 ds_pk_add_rtn_bf16 ds 8B 942|950; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xb3f\x1640098\x834c\x406080e\x2b00" // 1001 ds_pk_add_rtn_bf16 ds 8B 942|950; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xb52\x1650099\x834c\x406080e\x2b00" // 1002 ds_pk_add_rtn_f16 ds 8B 942|950; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xb52\x1660099\x834c\x406080e\x2b00" // 1003 ds_pk_add_rtn_f16 ds 8B 942|950; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xb64\x25c009a\x44\x407080e\x2d00" // 1004 ds_read2_b32 ds 8B all; may_load|lds; reads exec; takes offset0|offset1
    U"\xb71\x25d009b\x44\x407080e\x2d00" // 1005 ds_read2_b64 ds 8B all; may_load|lds; reads exec; takes offset0|offset1
    U"\xb7e\x25c009c\x44\x407080e\x2d00" // 1006 ds_read2st64_b32 ds 8B all; may_load|lds; reads exec; takes offset0|offset1
    U"\xb8f\x25d009d\x44\x407080e\x2d00" // 1007 ds_read2st64_b64 ds 8B all; may_load|lds; reads exec; takes offset0|offset1
    U"\xba0\x2e1009e\x44\xc07080e\x2b00" // 1008 ds_read_addtid_b32 ds 8B all; may_load|lds; reads exec|m0; takes offset; offset 0..65535
    U"\xbb3\x25d009f\x44\x407080e\x2b00" // 1009 ds_read_b128 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\xbc0\x25e00a0\x44\x407080e\x2b00" // 1010 ds_read_b32 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\xbcc\x25c00a1\x44\x407080e\x2b00" // 1011 ds_read_b64 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\xbd8\x25c00a2\x44\x404080e\x2b00" // 1012 ds_read_b64_tr_b16 ds 8B 950; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\xbeb\x25c00a3\x44\x404080e\x2b00" // 1013 ds_read_b64_tr_b4 ds 8B 950; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\xbfd\x25c00a4\x44\x404080e\x2b00" // 1014 ds_read_b64_tr_b8 ds 8B 950; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\xc0f\x25f00a5\x44\x407080e\x2b00" // 1015 ds_read_b96 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\xc1b\x25f00a6\x44\x404080e\x2b00" // 1016 ds_read_b96_tr_b6 ds 8B 950; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\xc2d\x25e00a7\x44\x407080e\x2b00" // 1017 ds_read_i16 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\xc39\x25e00a8\x44\x407080e\x2b00" // 1018 ds_read_i8 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\xc44\x25e00a9\x20000044\x407080e\x2b00" // 1019 ds_read_i8_d16 ds 8B all; may_load|lds|half_load; reads exec; takes offset; offset 0..65535
    U"\xc53\x25e00aa\x20000044\x407080e\x2b00" // 1020 ds_read_i8_d16_hi ds 8B all; may_load|lds|half_load; reads exec; takes offset; offset 0..65535
    U"\xc65\x25e00ab\x44\x407080e\x2b00" // 1021 ds_read_u16 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\xc71\x25e00ac\x20000044\x407080e\x2b00" // 1022 ds_read_u16_d16 ds 8B all; may_load|lds|half_load; reads exec; takes offset; offset 0..65535
    U"\xc81\x25e00ad\x20000044\x407080e\x2b00" // 1023 ds_read_u16_d16_hi ds 8B all; may_load|lds|half_load; reads exec; takes offset; offset 0..65535
    U"\xc94\x25e00ae\x44\x407080e\x2b00" // 1024 ds_read_u8 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\xc9f\x25e00af\x20000044\x407080e\x2b00" // 1025 ds_read_u8_d16 ds 8B all; may_load|lds|half_load; reads exec; takes offset; offset 0..65535
    U"\xcae\x25e00b0\x20000044\x407080e\x2b00" // 1026 ds_read_u8_d16_hi ds 8B all; may_load|lds|half_load; reads exec; takes offset; offset 0..65535
    U"\xcc0\x14f00b1\x834c\x407080e\x2b00" // 1027 ds_rsub_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xcc0\x15000b1\x834c\x407080e\x2b00" // 1028 ds_rsub_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xcd0\x15100b2\x834c\x407080e\x2b00" // 1029 ds_rsub_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xcd0\x15200b2\x834c\x407080e\x2b00" // 1030 ds_rsub_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xce0\x25400b3\x814c\x407080e\x2b00" // 1031 ds_rsub_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xcec\x25500b4\x814c\x407080e\x2b00" // 1032 ds_rsub_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xcf8\x14f00b5\x834c\x407080e\x2b00" // 1033 ds_sub_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xcf8\x15000b5\x834c\x407080e\x2b00" // 1034 ds_sub_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xd07\x15100b6\x834c\x407080e\x2b00" // 1035 ds_sub_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xd07\x15200b6\x834c\x407080e\x2b00" // 1036 ds_sub_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xd16\x25400b7\x814c\x407080e\x2b00" // 1037 ds_sub_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xd21\x25500b8\x814c\x407080e\x2b00" // 1038 ds_sub_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xd2c\x25e00b9\x800040\x407080e\x2b00" // 1039 ds_swizzle_b32 ds 8B all; lds|lane_crossing; reads exec; takes offset; offset 0..65535
    U"\xd3b\x6500ba\x834c\x407080e\x2b00" // 1040 ds_wrap_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xd3b\x6600ba\x834c\x407080e\x2b00" // 1041 ds_wrap_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xd4b\x15700bb\x8048\x407080e\x2d00" // 1042 ds_write2_b32 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    U"\xd4b\x15800bb\x8048\x407080e\x2d00" // 1043 ds_write2_b32 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    U"\xd59\x15900bc\x8048\x407080e\x2d00" // 1044 ds_write2_b64 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    U"\xd59\x15a00bc\x8048\x407080e\x2d00" // 1045 ds_write2_b64 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    U"\xd67\x15700bd\x8048\x407080e\x2d00" // 1046 ds_write2st64_b32 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    U"\xd67\x15800bd\x8048\x407080e\x2d00" // 1047 ds_write2st64_b32 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    U"\xd79\x15900be\x8048\x407080e\x2d00" // 1048 ds_write2st64_b64 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    U"\xd79\x15a00be\x8048\x407080e\x2d00" // 1049 ds_write2st64_b64 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    U"\xd8b\x2e200bf\x8048\xc07080e\x2b00" // 1050 ds_write_addtid_b32 ds 8B all; may_store|lds|side_effects; reads exec|m0; takes offset; offset 0..65535
    U"\xd9f\x26000c0\x814c\x407080e\x2b00" // 1051 ds_write_b128 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xdad\x25600c1\x814c\x407080e\x2b00" // 1052 ds_write_b16 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xdba\x25600c2\x814c\x407080e\x2b00" // 1053 ds_write_b16_d16_hi ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xdce\x25600c3\x814c\x407080e\x2b00" // 1054 ds_write_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xddb\x25700c4\x814c\x407080e\x2b00" // 1055 ds_write_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xde8\x25600c5\x814c\x407080e\x2b00" // 1056 ds_write_b8 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xdf4\x25600c6\x814c\x407080e\x2b00" // 1057 ds_write_b8_d16_hi ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xe07\x26100c7\x814c\x407080e\x2b00" // 1058 ds_write_b96 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xe14\x6d00c8\x834c\x407080e\x2d00" // 1059 ds_wrxchg2_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    U"\xe14\x6e00c8\x834c\x407080e\x2d00" // 1060 ds_wrxchg2_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    U"\xe27\x6f00c9\x834c\x407080e\x2d00" // 1061 ds_wrxchg2_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    U"\xe27\x7000c9\x834c\x407080e\x2d00" // 1062 ds_wrxchg2_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    U"\xe3a\x6d00ca\x834c\x407080e\x2d00" // 1063 ds_wrxchg2st64_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    U"\xe3a\x6e00ca\x834c\x407080e\x2d00" // 1064 ds_wrxchg2st64_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    U"\xe51\x6f00cb\x834c\x407080e\x2d00" // 1065 ds_wrxchg2st64_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    U"\xe51\x7000cb\x834c\x407080e\x2d00" // 1066 ds_wrxchg2st64_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    U"\xe68\x15300cc\x834c\x407080e\x2b00" // 1067 ds_wrxchg_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xe68\x15400cc\x834c\x407080e\x2b00" // 1068 ds_wrxchg_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xe7a\x15500cd\x834c\x407080e\x2b00" // 1069 ds_wrxchg_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xe7a\x15600cd\x834c\x407080e\x2b00" // 1070 ds_wrxchg_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xe8c\x25600ce\x814c\x407080e\x2b00" // 1071 ds_xor_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xe97\x25700cf\x814c\x407080e\x2b00" // 1072 ds_xor_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\xea2\x15300d0\x834c\x407080e\x2b00" // 1073 ds_xor_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xea2\x15400d0\x834c\x407080e\x2b00" // 1074 ds_xor_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xeb1\x15500d1\x834c\x407080e\x2b00" // 1075 ds_xor_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xeb1\x15600d1\x834c\x407080e\x2b00" // 1076 ds_xor_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\xec0\x26200d2\x819c\x2401080f\x0" // 1077 flat_atomic_add flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\xec0\x26200d2\x819c\x2406080f\x100" // 1078 flat_atomic_add flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xec0\x16700d2\x839c\x2401080f\x600" // 1079 flat_atomic_add flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xec0\x16800d2\x839c\x2401080f\x600" // 1080 flat_atomic_add flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xec0\x16700d2\x839c\x2406080f\x700" // 1081 flat_atomic_add flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xec0\x16800d2\x839c\x2406080f\x700" // 1082 flat_atomic_add flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xed0\x26300d3\x819c\x2406080f\x100" // 1083 flat_atomic_add_f32 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xed0\x16900d3\x839c\x2406080f\x700" // 1084 flat_atomic_add_f32 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xed0\x16a00d3\x839c\x2406080f\x700" // 1085 flat_atomic_add_f32 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xee4\x26400d4\x819c\x2401080f\x1000" // 1086 flat_atomic_add_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc; offset 0..4095
    U"\xee4\x26400d4\x819c\x2406080f\x100" // 1087 flat_atomic_add_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xee4\x16b00d4\x839c\x2401080f\x1300" // 1088 flat_atomic_add_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    U"\xee4\x16c00d4\x839c\x2401080f\x1300" // 1089 flat_atomic_add_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    U"\xee4\x16b00d4\x839c\x2406080f\x700" // 1090 flat_atomic_add_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xee4\x16c00d4\x839c\x2406080f\x2e00" // 1091 flat_atomic_add_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|nt; offset 0..4095
    U"\xef8\x26500d5\x819c\x2401080f\x0" // 1092 flat_atomic_add_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\xef8\x26500d5\x819c\x2406080f\x100" // 1093 flat_atomic_add_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xef8\x16d00d5\x839c\x2401080f\x600" // 1094 flat_atomic_add_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xef8\x16e00d5\x839c\x2401080f\x600" // 1095 flat_atomic_add_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xef8\x16d00d5\x839c\x2406080f\x700" // 1096 flat_atomic_add_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xef8\x16e00d5\x839c\x2406080f\x700" // 1097 flat_atomic_add_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf0b\x26200d6\x819c\x2401080f\x0" // 1098 flat_atomic_and flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\xf0b\x26200d6\x819c\x2406080f\x100" // 1099 flat_atomic_and flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xf0b\x16700d6\x839c\x2401080f\x600" // 1100 flat_atomic_and flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf0b\x16800d6\x839c\x2401080f\x600" // 1101 flat_atomic_and flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf0b\x16700d6\x839c\x2406080f\x700" // 1102 flat_atomic_and flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf0b\x16800d6\x839c\x2406080f\x700" // 1103 flat_atomic_and flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf1b\x26500d7\x819c\x2401080f\x0" // 1104 flat_atomic_and_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\xf1b\x26500d7\x819c\x2406080f\x100" // 1105 flat_atomic_and_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xf1b\x16d00d7\x839c\x2401080f\x600" // 1106 flat_atomic_and_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf1b\x16e00d7\x839c\x2401080f\x600" // 1107 flat_atomic_and_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf1b\x16d00d7\x839c\x2406080f\x700" // 1108 flat_atomic_and_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf1b\x16e00d7\x839c\x2406080f\x700" // 1109 flat_atomic_and_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf2e\x26500d8\x819c\x2401080f\x0" // 1110 flat_atomic_cmpswap flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\xf2e\x26500d8\x819c\x2406080f\x100" // 1111 flat_atomic_cmpswap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xf2e\x16f00d8\x839c\x2401080f\x600" // 1112 flat_atomic_cmpswap flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf2e\x17000d8\x839c\x2401080f\x600" // 1113 flat_atomic_cmpswap flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf2e\x16f00d8\x839c\x2406080f\x700" // 1114 flat_atomic_cmpswap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf2e\x17000d8\x839c\x2406080f\x700" // 1115 flat_atomic_cmpswap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf42\x26600d9\x819c\x2401080f\x0" // 1116 flat_atomic_cmpswap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\xf42\x26600d9\x819c\x2406080f\x100" // 1117 flat_atomic_cmpswap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xf42\x17100d9\x839c\x2401080f\x600" // 1118 flat_atomic_cmpswap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf42\x17200d9\x839c\x2401080f\x600" // 1119 flat_atomic_cmpswap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf42\x17100d9\x839c\x2406080f\x700" // 1120 flat_atomic_cmpswap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf42\x17200d9\x839c\x2406080f\x700" // 1121 flat_atomic_cmpswap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf59\x26200da\x819c\x2401080f\x0" // 1122 flat_atomic_dec flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\xf59\x26200da\x819c\x2406080f\x100" // 1123 flat_atomic_dec flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xf59\x16700da\x839c\x2401080f\x600" // 1124 flat_atomic_dec flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf59\x16800da\x839c\x2401080f\x600" // 1125 flat_atomic_dec flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf59\x16700da\x839c\x2406080f\x700" // 1126 flat_atomic_dec flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf59\x16800da\x839c\x2406080f\x700" // 1127 flat_atomic_dec flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf69\x26500db\x819c\x2401080f\x0" // 1128 flat_atomic_dec_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\xf69\x26500db\x819c\x2406080f\x100" // 1129 flat_atomic_dec_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xf69\x16d00db\x839c\x2401080f\x600" // 1130 flat_atomic_dec_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf69\x16e00db\x839c\x2401080f\x600" // 1131 flat_atomic_dec_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf69\x16d00db\x839c\x2406080f\x700" // 1132 flat_atomic_dec_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf69\x16e00db\x839c\x2406080f\x700" // 1133 flat_atomic_dec_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf7c\x26200dc\x819c\x2401080f\x0" // 1134 flat_atomic_inc flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\xf7c\x26200dc\x819c\x2406080f\x100" // 1135 flat_atomic_inc flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xf7c\x16700dc\x839c\x2401080f\x600" // 1136 flat_atomic_inc flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf7c\x16800dc\x839c\x2401080f\x600" // 1137 flat_atomic_inc flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf7c\x16700dc\x839c\x2406080f\x700" // 1138 flat_atomic_inc flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf7c\x16800dc\x839c\x2406080f\x700" // 1139 flat_atomic_inc flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf8c\x26500dd\x819c\x2401080f\x0" // 1140 flat_atomic_inc_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\xf8c\x26500dd\x819c\x2406080f\x100" // 1141 flat_atomic_inc_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xf8c\x16d00dd\x839c\x2401080f\x600" // 1142 flat_atomic_inc_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf8c\x16e00dd\x839c\x2401080f\x600" // 1143 flat_atomic_inc_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xf8c\x16d00dd\x839c\x2406080f\x700" // 1144 flat_atomic_inc_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf8c\x16e00dd\x839c\x2406080f\x700" // 1145 flat_atomic_inc_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf9f\x26400de\x819c\x2401080f\x1000" // 1146 flat_atomic_max_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc; offset 0..4095
    U"\xf9f\x26400de\x819c\x2406080f\x100" // 1147 flat_atomic_max_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xf9f\x16b00de\x839c\x2401080f\x1300" // 1148 flat_atomic_max_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    U"\xf9f\x16c00de\x839c\x2401080f\x1300" // 1149 flat_atomic_max_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    U"\xf9f\x16b00de\x839c\x2406080f\x700" // 1150 flat_atomic_max_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf9f\x16c00de\x839c\x2406080f\x2e00" // 1151 flat_atomic_max_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|nt; offset 0..4095
    U"\xfb3\x26400df\x819c\x2401080f\x1000" // 1152 flat_atomic_min_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc; offset 0..4095
    U"\xfb3\x26400df\x819c\x2406080f\x100" // 1153 flat_atomic_min_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xfb3\x16b00df\x839c\x2401080f\x1300" // 1154 flat_atomic_min_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    U"\xfb3\x16c00df\x839c\x2401080f\x1300" // 1155 flat_atomic_min_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    U"\xfb3\x16b00df\x839c\x2406080f\x700" // 1156 flat_atomic_min_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xfb3\x16c00df\x839c\x2406080f\x2e00" // 1157 flat_atomic_min_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|nt; offset 0..4095
    U"\xfc7\x26200e0\x819c\x2401080f\x0" // 1158 flat_atomic_or flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\xfc7\x26200e0\x819c\x2406080f\x100" // 1159 flat_atomic_or flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xfc7\x16700e0\x839c\x2401080f\x600" // 1160 flat_atomic_or flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xfc7\x16800e0\x839c\x2401080f\x600" // 1161 flat_atomic_or flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xfc7\x16700e0\x839c\x2406080f\x700" // 1162 flat_atomic_or flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xfc7\x16800e0\x839c\x2406080f\x700" // 1163 flat_atomic_or flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xfd6\x26500e1\x819c\x2401080f\x0" // 1164 flat_atomic_or_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\xfd6\x26500e1\x819c\x2406080f\x100" // 1165 flat_atomic_or_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xfd6\x16d00e1\x839c\x2401080f\x600" // 1166 flat_atomic_or_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xfd6\x16e00e1\x839c\x2401080f\x600" // 1167 flat_atomic_or_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\xfd6\x16d00e1\x839c\x2406080f\x700" // 1168 flat_atomic_or_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xfd6\x16e00e1\x839c\x2406080f\x700" // 1169 flat_atomic_or_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xfe8\x26700e2\x819c\x2406080f\x100" // 1170 flat_atomic_pk_add_bf16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\xfe8\x17300e2\x839c\x2406080f\x700" // 1171 flat_atomic_pk_add_bf16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xfe8\x17400e2\x839c\x2406080f\x700" // 1172 flat_atomic_pk_add_bf16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1000\x26800e3\x819c\x2406080f\x100" // 1173 flat_atomic_pk_add_f16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\x1000\x17500e3\x839c\x2406080f\x700" // 1174 flat_atomic_pk_add_f16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1000\x17600e3\x839c\x2406080f\x700" // 1175 flat_atomic_pk_add_f16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1017\x26200e4\x819c\x2401080f\x0" // 1176 flat_atomic_smax flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\x1017\x26200e4\x819c\x2406080f\x100" // 1177 flat_atomic_smax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\x1017\x16700e4\x839c\x2401080f\x600" // 1178 flat_atomic_smax flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1017\x16800e4\x839c\x2401080f\x600" // 1179 flat_atomic_smax flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1017\x16700e4\x839c\x2406080f\x700" // 1180 flat_atomic_smax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1017\x16800e4\x839c\x2406080f\x700" // 1181 flat_atomic_smax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1028\x26500e5\x819c\x2401080f\x0" // 1182 flat_atomic_smax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\x1028\x26500e5\x819c\x2406080f\x100" // 1183 flat_atomic_smax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\x1028\x16d00e5\x839c\x2401080f\x600" // 1184 flat_atomic_smax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1028\x16e00e5\x839c\x2401080f\x600" // 1185 flat_atomic_smax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1028\x16d00e5\x839c\x2406080f\x700" // 1186 flat_atomic_smax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1028\x16e00e5\x839c\x2406080f\x700" // 1187 flat_atomic_smax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x103c\x26200e6\x819c\x2401080f\x0" // 1188 flat_atomic_smin flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\x103c\x26200e6\x819c\x2406080f\x100" // 1189 flat_atomic_smin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\x103c\x16700e6\x839c\x2401080f\x600" // 1190 flat_atomic_smin flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x103c\x16800e6\x839c\x2401080f\x600" // 1191 flat_atomic_smin flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x103c\x16700e6\x839c\x2406080f\x700" // 1192 flat_atomic_smin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x103c\x16800e6\x839c\x2406080f\x700" // 1193 flat_atomic_smin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x104d\x26500e7\x819c\x2401080f\x0" // 1194 flat_atomic_smin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\x104d\x26500e7\x819c\x2406080f\x100" // 1195 flat_atomic_smin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\x104d\x16d00e7\x839c\x2401080f\x600" // 1196 flat_atomic_smin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x104d\x16e00e7\x839c\x2401080f\x600" // 1197 flat_atomic_smin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x104d\x16d00e7\x839c\x2406080f\x700" // 1198 flat_atomic_smin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x104d\x16e00e7\x839c\x2406080f\x700" // 1199 flat_atomic_smin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1061\x26200e8\x819c\x2401080f\x0" // 1200 flat_atomic_sub flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\x1061\x26200e8\x819c\x2406080f\x100" // 1201 flat_atomic_sub flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\x1061\x16700e8\x839c\x2401080f\x600" // 1202 flat_atomic_sub flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1061\x16800e8\x839c\x2401080f\x600" // 1203 flat_atomic_sub flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1061\x16700e8\x839c\x2406080f\x700" // 1204 flat_atomic_sub flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1061\x16800e8\x839c\x2406080f\x700" // 1205 flat_atomic_sub flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1071\x26500e9\x819c\x2401080f\x0" // 1206 flat_atomic_sub_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\x1071\x26500e9\x819c\x2406080f\x100" // 1207 flat_atomic_sub_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\x1071\x16d00e9\x839c\x2401080f\x600" // 1208 flat_atomic_sub_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1071\x16e00e9\x839c\x2401080f\x600" // 1209 flat_atomic_sub_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1071\x16d00e9\x839c\x2406080f\x700" // 1210 flat_atomic_sub_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1071\x16e00e9\x839c\x2406080f\x700" // 1211 flat_atomic_sub_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1084\x26200ea\x819c\x2401080f\x0" // 1212 flat_atomic_swap flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\x1084\x26200ea\x819c\x2406080f\x100" // 1213 flat_atomic_swap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\x1084\x16700ea\x839c\x2401080f\x600" // 1214 flat_atomic_swap flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1084\x16800ea\x839c\x2401080f\x600" // 1215 flat_atomic_swap flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1084\x16700ea\x839c\x2406080f\x700" // 1216 flat_atomic_swap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1084\x16800ea\x839c\x2406080f\x700" // 1217 flat_atomic_swap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1095\x26500eb\x819c\x2401080f\x0" // 1218 flat_atomic_swap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\x1095\x26500eb\x819c\x2406080f\x100" // 1219 flat_atomic_swap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\x1095\x16d00eb\x839c\x2401080f\x600" // 1220 flat_atomic_swap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1095\x16e00eb\x839c\x2401080f\x600" // 1221 flat_atomic_swap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1095\x16d00eb\x839c\x2406080f\x700" // 1222 flat_atomic_swap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1095\x16e00eb\x839c\x2406080f\x700" // 1223 flat_atomic_swap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10a9\x26200ec\x819c\x2401080f\x0" // 1224 flat_atomic_umax flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\x10a9\x26200ec\x819c\x2406080f\x100" // 1225 flat_atomic_umax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\x10a9\x16700ec\x839c\x2401080f\x600" // 1226 flat_atomic_umax flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x10a9\x16800ec\x839c\x2401080f\x600" // 1227 flat_atomic_umax flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x10a9\x16700ec\x839c\x2406080f\x700" // 1228 flat_atomic_umax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10a9\x16800ec\x839c\x2406080f\x700" // 1229 flat_atomic_umax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10ba\x26500ed\x819c\x2401080f\x0" // 1230 flat_atomic_umax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\x10ba\x26500ed\x819c\x2406080f\x100" // 1231 flat_atomic_umax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\x10ba\x16d00ed\x839c\x2401080f\x600" // 1232 flat_atomic_umax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x10ba\x16e00ed\x839c\x2401080f\x600" // 1233 flat_atomic_umax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x10ba\x16d00ed\x839c\x2406080f\x700" // 1234 flat_atomic_umax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10ba\x16e00ed\x839c\x2406080f\x700" // 1235 flat_atomic_umax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10ce\x26200ee\x819c\x2401080f\x0" // 1236 flat_atomic_umin flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\x10ce\x26200ee\x819c\x2406080f\x100" // 1237 flat_atomic_umin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\x10ce\x16700ee\x839c\x2401080f\x600" // 1238 flat_atomic_umin flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x10ce\x16800ee\x839c\x2401080f\x600" // 1239 flat_atomic_umin flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x10ce\x16700ee\x839c\x2406080f\x700" // 1240 flat_atomic_umin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10ce\x16800ee\x839c\x2406080f\x700" // 1241 flat_atomic_umin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10df\x26500ef\x819c\x2401080f\x0" // 1242 flat_atomic_umin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\x10df\x26500ef\x819c\x2406080f\x100" // 1243 flat_atomic_umin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\x10df\x16d00ef\x839c\x2401080f\x600" // 1244 flat_atomic_umin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x10df\x16e00ef\x839c\x2401080f\x600" // 1245 flat_atomic_umin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x10df\x16d00ef\x839c\x2406080f\x700" // 1246 flat_atomic_umin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10df\x16e00ef\x839c\x2406080f\x700" // 1247 flat_atomic_umin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10f3\x26200f0\x819c\x2401080f\x0" // 1248 flat_atomic_xor flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\x10f3\x26200f0\x819c\x2406080f\x100" // 1249 flat_atomic_xor flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\x10f3\x16700f0\x839c\x2401080f\x600" // 1250 flat_atomic_xor flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x10f3\x16800f0\x839c\x2401080f\x600" // 1251 flat_atomic_xor flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x10f3\x16700f0\x839c\x2406080f\x700" // 1252 flat_atomic_xor flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10f3\x16800f0\x839c\x2406080f\x700" // 1253 flat_atomic_xor flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1103\x26500f1\x819c\x2401080f\x0" // 1254 flat_atomic_xor_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    U"\x1103\x26500f1\x819c\x2406080f\x100" // 1255 flat_atomic_xor_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    U"\x1103\x16d00f1\x839c\x2401080f\x600" // 1256 flat_atomic_xor_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1103\x16e00f1\x839c\x2401080f\x600" // 1257 flat_atomic_xor_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    U"\x1103\x16d00f1\x839c\x2406080f\x700" // 1258 flat_atomic_xor_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1103\x16e00f1\x839c\x2406080f\x700" // 1259 flat_atomic_xor_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1116\x26900f2\x94\x2401080f\x1a00" // 1260 flat_load_dword flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x1116\x26900f2\x94\x2406080f\x1b00" // 1261 flat_load_dword flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1126\x26a00f3\x94\x2401080f\x1a00" // 1262 flat_load_dwordx2 flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x1126\x26a00f3\x94\x2406080f\x1b00" // 1263 flat_load_dwordx2 flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1138\x26b00f4\x94\x2401080f\x1a00" // 1264 flat_load_dwordx3 flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x1138\x26b00f4\x94\x2406080f\x1b00" // 1265 flat_load_dwordx3 flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x114a\x26c00f5\x94\x2401080f\x1a00" // 1266 flat_load_dwordx4 flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x114a\x26c00f5\x94\x2406080f\x1b00" // 1267 flat_load_dwordx4 flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x115c\x26900f6\x94\x2401080f\x1a00" // 1268 flat_load_sbyte flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x115c\x26900f6\x94\x2406080f\x1b00" // 1269 flat_load_sbyte flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x116c\x26900f7\x20000094\x2401080f\x1a00" // 1270 flat_load_sbyte_d16 flat 8B 90a; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x116c\x26900f7\x20000094\x2406080f\x1b00" // 1271 flat_load_sbyte_d16 flat 8B 942|950; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1180\x26900f8\x20000094\x2401080f\x1a00" // 1272 flat_load_sbyte_d16_hi flat 8B 90a; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x1180\x26900f8\x20000094\x2406080f\x1b00" // 1273 flat_load_sbyte_d16_hi flat 8B 942|950; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1197\x26900f9\x20000094\x2401080f\x1a00" // 1274 flat_load_short_d16 flat 8B 90a; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x1197\x26900f9\x20000094\x2406080f\x1b00" // 1275 flat_load_short_d16 flat 8B 942|950; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x11ab\x26900fa\x20000094\x2401080f\x1a00" // 1276 flat_load_short_d16_hi flat 8B 90a; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x11ab\x26900fa\x20000094\x2406080f\x1b00" // 1277 flat_load_short_d16_hi flat 8B 942|950; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x11c2\x26900fb\x94\x2401080f\x1a00" // 1278 flat_load_sshort flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x11c2\x26900fb\x94\x2406080f\x1b00" // 1279 flat_load_sshort flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x11d3\x26900fc\x94\x2401080f\x1a00" // 1280 flat_load_ubyte flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x11d3\x26900fc\x94\x2406080f\x1b00" // 1281 flat_load_ubyte flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x11e3\x26900fd\x20000094\x2401080f\x1a00" // 1282 flat_load_ubyte_d16 flat 8B 90a; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x11e3\x26900fd\x20000094\x2406080f\x1b00" // 1283 flat_load_ubyte_d16 flat 8B 942|950; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x11f7\x26900fe\x20000094\x2401080f\x1a00" // 1284 flat_load_ubyte_d16_hi flat 8B 90a; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x11f7\x26900fe\x20000094\x2406080f\x1b00" // 1285 flat_load_ubyte_d16_hi flat 8B 942|950; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x120e\x26900ff\x94\x2401080f\x1a00" // 1286 flat_load_ushort flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x120e\x26900ff\x94\x2406080f\x1b00" // 1287 flat_load_ushort flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x121f\x2620100\x8098\x2401080f\x1a00" // 1288 flat_store_byte flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x121f\x2620100\x8098\x2406080f\x1b00" // 1289 flat_store_byte flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x122f\x2620101\x8098\x2401080f\x1a00" // 1290 flat_store_byte_d16_hi flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x122f\x2620101\x8098\x2406080f\x1b00" // 1291 flat_store_byte_d16_hi flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1246\x2620102\x8098\x2401080f\x1a00" // 1292 flat_store_dword flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x1246\x2620102\x8098\x2406080f\x1b00" // 1293 flat_store_dword flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1257\x2650103\x8098\x2401080f\x1a00" // 1294 flat_store_dwordx2 flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x1257\x2650103\x8098\x2406080f\x1b00" // 1295 flat_store_dwordx2 flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x126a\x26d0104\x8098\x2401080f\x1a00" // 1296 flat_store_dwordx3 flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x126a\x26d0104\x8098\x2406080f\x1b00" // 1297 flat_store_dwordx3 flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x127d\x2660105\x8098\x2401080f\x1a00" // 1298 flat_store_dwordx4 flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x127d\x2660105\x8098\x2406080f\x1b00" // 1299 flat_store_dwordx4 flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1290\x2620106\x8098\x2401080f\x1a00" // 1300 flat_store_short flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x1290\x2620106\x8098\x2406080f\x1b00" // 1301 flat_store_short flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x12a1\x2620107\x8098\x2401080f\x1a00" // 1302 flat_store_short_d16_hi flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    U"\x12a1\x2620107\x8098\x2406080f\x1b00" // 1303 flat_store_short_d16_hi flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x12b9\x1770108\x811c\x4010810\x2f00" // 1304 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x12b9\x1770108\x811c\x4060810\x3000" // 1305 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x12b9\x1780108\x811c\x4010810\x2f00" // 1306 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x12b9\x1780108\x811c\x4060810\x3000" // 1307 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x12b9\x710108\x831c\x4010810\x3100" // 1308 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x12b9\x720108\x831c\x4010810\x3100" // 1309 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x12b9\x730108\x831c\x4010810\x3100" // 1310 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x12b9\x740108\x831c\x4010810\x3100" // 1311 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x12b9\x710108\x831c\x4060810\x3200" // 1312 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x12b9\x720108\x831c\x4060810\x3200" // 1313 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x12b9\x730108\x831c\x4060810\x3200" // 1314 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x12b9\x740108\x831c\x4060810\x3200" // 1315 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x12cb\x1790109\x811c\x4010810\x3300" // 1316 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    U"\x12cb\x1790109\x811c\x4060810\x3000" // 1317 global_atomic_add_f32 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x12cb\x17a0109\x811c\x4010810\x3300" // 1318 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    U"\x12cb\x17a0109\x811c\x4060810\x3000" // 1319 global_atomic_add_f32 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x12cb\x750109\x831c\x4010810\x3400" // 1320 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x12cb\x760109\x831c\x4010810\x3400" // 1321 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x12cb\x770109\x831c\x4010810\x3400" // 1322 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x12cb\x780109\x831c\x4010810\x3400" // 1323 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x12cb\x750109\x831c\x4060810\x3200" // 1324 global_atomic_add_f32 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x12cb\x760109\x831c\x4060810\x3200" // 1325 global_atomic_add_f32 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x12e1\x17b010a\x811c\x4010810\x3300" // 1326 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    U"\x12e1\x17b010a\x811c\x4060810\x3000" // 1327 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x12e1\x17c010a\x811c\x4010810\x3300" // 1328 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    U"\x12e1\x17c010a\x811c\x4060810\x3000" // 1329 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x12e1\x79010a\x831c\x4010810\x3400" // 1330 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x12e1\x7a010a\x831c\x4010810\x3400" // 1331 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x12e1\x7b010a\x831c\x4010810\x3400" // 1332 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x12e1\x7c010a\x831c\x4010810\x3400" // 1333 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x12e1\x79010a\x831c\x4060810\x3200" // 1334 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x12e1\x7a010a\x831c\x4060810\x3200" // 1335 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x12e1\x7b010a\x831c\x4060810\x3500" // 1336 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    U"\x12e1\x7c010a\x831c\x4060810\x3500" // 1337 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    U"\x12f7\x17d010b\x811c\x4010810\x2f00" // 1338 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x12f7\x17d010b\x811c\x4060810\x3000" // 1339 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x12f7\x17e010b\x811c\x4010810\x2f00" // 1340 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x12f7\x17e010b\x811c\x4060810\x3000" // 1341 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x12f7\x7d010b\x831c\x4010810\x3100" // 1342 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x12f7\x7e010b\x831c\x4010810\x3100" // 1343 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x12f7\x7f010b\x831c\x4010810\x3100" // 1344 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x12f7\x80010b\x831c\x4010810\x3100" // 1345 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x12f7\x7d010b\x831c\x4060810\x3200" // 1346 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x12f7\x7e010b\x831c\x4060810\x3200" // 1347 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x12f7\x7f010b\x831c\x4060810\x3200" // 1348 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x12f7\x80010b\x831c\x4060810\x3200" // 1349 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x130c\x177010c\x811c\x4010810\x2f00" // 1350 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x130c\x177010c\x811c\x4060810\x3000" // 1351 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x130c\x178010c\x811c\x4010810\x2f00" // 1352 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x130c\x178010c\x811c\x4060810\x3000" // 1353 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x130c\x71010c\x831c\x4010810\x3100" // 1354 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x130c\x72010c\x831c\x4010810\x3100" // 1355 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x130c\x73010c\x831c\x4010810\x3100" // 1356 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x130c\x74010c\x831c\x4010810\x3100" // 1357 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x130c\x71010c\x831c\x4060810\x3200" // 1358 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x130c\x72010c\x831c\x4060810\x3200" // 1359 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x130c\x73010c\x831c\x4060810\x3200" // 1360 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x130c\x74010c\x831c\x4060810\x3200" // 1361 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x131e\x17d010d\x811c\x4010810\x2f00" // 1362 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x131e\x17d010d\x811c\x4060810\x3000" // 1363 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x131e\x17e010d\x811c\x4010810\x2f00" // 1364 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x131e\x17e010d\x811c\x4060810\x3000" // 1365 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x131e\x7d010d\x831c\x4010810\x3100" // 1366 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x131e\x7e010d\x831c\x4010810\x3100" // 1367 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x131e\x7f010d\x831c\x4010810\x3100" // 1368 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x131e\x80010d\x831c\x4010810\x3100" // 1369 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x131e\x7d010d\x831c\x4060810\x3200" // 1370 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x131e\x7e010d\x831c\x4060810\x3200" // 1371 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x131e\x7f010d\x831c\x4060810\x3200" // 1372 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x131e\x80010d\x831c\x4060810\x3200" // 1373 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1333\x17d010e\x811c\x4010810\x2f00" // 1374 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1333\x17d010e\x811c\x4060810\x3000" // 1375 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1333\x17e010e\x811c\x4010810\x2f00" // 1376 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1333\x17e010e\x811c\x4060810\x3000" // 1377 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1333\x81010e\x831c\x4010810\x3100" // 1378 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1333\x82010e\x831c\x4010810\x3100" // 1379 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1333\x83010e\x831c\x4010810\x3100" // 1380 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1333\x84010e\x831c\x4010810\x3100" // 1381 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1333\x81010e\x831c\x4060810\x3200" // 1382 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1333\x82010e\x831c\x4060810\x3200" // 1383 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1333\x83010e\x831c\x4060810\x3200" // 1384 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1333\x84010e\x831c\x4060810\x3200" // 1385 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1349\x17f010f\x811c\x4010810\x2f00" // 1386 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1349\x17f010f\x811c\x4060810\x3000" // 1387 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1349\x180010f\x811c\x4010810\x2f00" // 1388 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1349\x180010f\x811c\x4060810\x3000" // 1389 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1349\x85010f\x831c\x4010810\x3100" // 1390 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1349\x86010f\x831c\x4010810\x3100" // 1391 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1349\x87010f\x831c\x4010810\x3100" // 1392 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1349\x88010f\x831c\x4010810\x3100" // 1393 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1349\x85010f\x831c\x4060810\x3200" // 1394 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1349\x86010f\x831c\x4060810\x3200" // 1395 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1349\x87010f\x831c\x4060810\x3200" // 1396 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1349\x88010f\x831c\x4060810\x3200" // 1397 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1362\x1770110\x811c\x4010810\x2f00" // 1398 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1362\x1770110\x811c\x4060810\x3000" // 1399 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1362\x1780110\x811c\x4010810\x2f00" // 1400 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1362\x1780110\x811c\x4060810\x3000" // 1401 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1362\x710110\x831c\x4010810\x3100" // 1402 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1362\x720110\x831c\x4010810\x3100" // 1403 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1362\x730110\x831c\x4010810\x3100" // 1404 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1362\x740110\x831c\x4010810\x3100" // 1405 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1362\x710110\x831c\x4060810\x3200" // 1406 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1362\x720110\x831c\x4060810\x3200" // 1407 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1362\x730110\x831c\x4060810\x3200" // 1408 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1362\x740110\x831c\x4060810\x3200" // 1409 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1374\x17d0111\x811c\x4010810\x2f00" // 1410 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1374\x17d0111\x811c\x4060810\x3000" // 1411 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1374\x17e0111\x811c\x4010810\x2f00" // 1412 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1374\x17e0111\x811c\x4060810\x3000" // 1413 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1374\x7d0111\x831c\x4010810\x3100" // 1414 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1374\x7e0111\x831c\x4010810\x3100" // 1415 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1374\x7f0111\x831c\x4010810\x3100" // 1416 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1374\x800111\x831c\x4010810\x3100" // 1417 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1374\x7d0111\x831c\x4060810\x3200" // 1418 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1374\x7e0111\x831c\x4060810\x3200" // 1419 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1374\x7f0111\x831c\x4060810\x3200" // 1420 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1374\x800111\x831c\x4060810\x3200" // 1421 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1389\x1770112\x811c\x4010810\x2f00" // 1422 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1389\x1770112\x811c\x4060810\x3000" // 1423 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1389\x1780112\x811c\x4010810\x2f00" // 1424 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1389\x1780112\x811c\x4060810\x3000" // 1425 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1389\x710112\x831c\x4010810\x3100" // 1426 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1389\x720112\x831c\x4010810\x3100" // 1427 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1389\x730112\x831c\x4010810\x3100" // 1428 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1389\x740112\x831c\x4010810\x3100" // 1429 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1389\x710112\x831c\x4060810\x3200" // 1430 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1389\x720112\x831c\x4060810\x3200" // 1431 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1389\x730112\x831c\x4060810\x3200" // 1432 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1389\x740112\x831c\x4060810\x3200" // 1433 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x139b\x17d0113\x811c\x4010810\x2f00" // 1434 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x139b\x17d0113\x811c\x4060810\x3000" // 1435 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x139b\x17e0113\x811c\x4010810\x2f00" // 1436 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x139b\x17e0113\x811c\x4060810\x3000" // 1437 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x139b\x7d0113\x831c\x4010810\x3100" // 1438 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x139b\x7e0113\x831c\x4010810\x3100" // 1439 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x139b\x7f0113\x831c\x4010810\x3100" // 1440 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x139b\x800113\x831c\x4010810\x3100" // 1441 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x139b\x7d0113\x831c\x4060810\x3200" // 1442 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x139b\x7e0113\x831c\x4060810\x3200" // 1443 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x139b\x7f0113\x831c\x4060810\x3200" // 1444 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x139b\x800113\x831c\x4060810\x3200" // 1445 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x13b0\x17b0114\x811c\x4010810\x3300" // 1446 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    U"\x13b0\x17b0114\x811c\x4060810\x3000" // 1447 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x13b0\x17c0114\x811c\x4010810\x3300" // 1448 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    U"\x13b0\x17c0114\x811c\x4060810\x3000" // 1449 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x13b0\x790114\x831c\x4010810\x3400" // 1450 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x13b0\x7a0114\x831c\x4010810\x3400" // 1451 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x13b0\x7b0114\x831c\x4010810\x3400" // 1452 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x13b0\x7c0114\x831c\x4010810\x3400" // 1453 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x13b0\x790114\x831c\x4060810\x3200" // 1454 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x13b0\x7a0114\x831c\x4060810\x3200" // 1455 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x13b0\x7b0114\x831c\x4060810\x3500" // 1456 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    U"\x13b0\x7c0114\x831c\x4060810\x3500" // 1457 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    U"\x13c6\x17b0115\x811c\x4010810\x3300" // 1458 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    U"\x13c6\x17b0115\x811c\x4060810\x3000" // 1459 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x13c6\x17c0115\x811c\x4010810\x3300" // 1460 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    U"\x13c6\x17c0115\x811c\x4060810\x3000" // 1461 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x13c6\x790115\x831c\x4010810\x3400" // 1462 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x13c6\x7a0115\x831c\x4010810\x3400" // 1463 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x13c6\x7b0115\x831c\x4010810\x3400" // 1464 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x13c6\x7c0115\x831c\x4010810\x3400" // 1465 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x13c6\x790115\x831c\x4060810\x3200" // 1466 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x13c6\x7a0115\x831c\x4060810\x3200" // 1467 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x13c6\x7b0115\x831c\x4060810\x3500" // 1468 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    U"\x13c6\x7c0115\x831c\x4060810\x3500" // 1469 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    U"\x13dc\x1770116\x811c\x4010810\x2f00" // 1470 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x13dc\x1770116\x811c\x4060810\x3000" // 1471 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x13dc\x1780116\x811c\x4010810\x2f00" // 1472 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x13dc\x1780116\x811c\x4060810\x3000" // 1473 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x13dc\x710116\x831c\x4010810\x3100" // 1474 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x13dc\x720116\x831c\x4010810\x3100" // 1475 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x13dc\x730116\x831c\x4010810\x3100" // 1476 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x13dc\x740116\x831c\x4010810\x3100" // 1477 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x13dc\x710116\x831c\x4060810\x3200" // 1478 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x13dc\x720116\x831c\x4060810\x3200" // 1479 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x13dc\x730116\x831c\x4060810\x3200" // 1480 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x13dc\x740116\x831c\x4060810\x3200" // 1481 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x13ed\x17d0117\x811c\x4010810\x2f00" // 1482 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x13ed\x17d0117\x811c\x4060810\x3000" // 1483 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x13ed\x17e0117\x811c\x4010810\x2f00" // 1484 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x13ed\x17e0117\x811c\x4060810\x3000" // 1485 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x13ed\x7d0117\x831c\x4010810\x3100" // 1486 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x13ed\x7e0117\x831c\x4010810\x3100" // 1487 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x13ed\x7f0117\x831c\x4010810\x3100" // 1488 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x13ed\x800117\x831c\x4010810\x3100" // 1489 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x13ed\x7d0117\x831c\x4060810\x3200" // 1490 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x13ed\x7e0117\x831c\x4060810\x3200" // 1491 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x13ed\x7f0117\x831c\x4060810\x3200" // 1492 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x13ed\x800117\x831c\x4060810\x3200" // 1493 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1401\x1810118\x811c\x4060810\x3000" // 1494 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1401\x1820118\x811c\x4060810\x3000" // 1495 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1401\x890118\x831c\x4060810\x3200" // 1496 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1401\x8a0118\x831c\x4060810\x3200" // 1497 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1401\x8b0118\x831c\x4060810\x3200" // 1498 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1401\x8c0118\x831c\x4060810\x3200" // 1499 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x141b\x1830119\x811c\x4010810\x3300" // 1500 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    U"\x141b\x1830119\x811c\x4060810\x3000" // 1501 global_atomic_pk_add_f16 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x141b\x1840119\x811c\x4010810\x3300" // 1502 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    U"\x141b\x1840119\x811c\x4060810\x3000" // 1503 global_atomic_pk_add_f16 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x141b\x8d0119\x831c\x4010810\x3400" // 1504 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x141b\x8e0119\x831c\x4010810\x3400" // 1505 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x141b\x8f0119\x831c\x4010810\x3400" // 1506 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x141b\x900119\x831c\x4010810\x3400" // 1507 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    U"\x141b\x8d0119\x831c\x4060810\x3200" // 1508 global_atomic_pk_add_f16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x141b\x8e0119\x831c\x4060810\x3200" // 1509 global_atomic_pk_add_f16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1434\x177011a\x811c\x4010810\x2f00" // 1510 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1434\x177011a\x811c\x4060810\x3000" // 1511 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1434\x178011a\x811c\x4010810\x2f00" // 1512 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1434\x178011a\x811c\x4060810\x3000" // 1513 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1434\x71011a\x831c\x4010810\x3100" // 1514 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1434\x72011a\x831c\x4010810\x3100" // 1515 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1434\x73011a\x831c\x4010810\x3100" // 1516 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1434\x74011a\x831c\x4010810\x3100" // 1517 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1434\x71011a\x831c\x4060810\x3200" // 1518 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1434\x72011a\x831c\x4060810\x3200" // 1519 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1434\x73011a\x831c\x4060810\x3200" // 1520 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1434\x74011a\x831c\x4060810\x3200" // 1521 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1447\x17d011b\x811c\x4010810\x2f00" // 1522 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1447\x17d011b\x811c\x4060810\x3000" // 1523 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1447\x17e011b\x811c\x4010810\x2f00" // 1524 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1447\x17e011b\x811c\x4060810\x3000" // 1525 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1447\x7d011b\x831c\x4010810\x3100" // 1526 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1447\x7e011b\x831c\x4010810\x3100" // 1527 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1447\x7f011b\x831c\x4010810\x3100" // 1528 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1447\x80011b\x831c\x4010810\x3100" // 1529 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1447\x7d011b\x831c\x4060810\x3200" // 1530 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1447\x7e011b\x831c\x4060810\x3200" // 1531 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1447\x7f011b\x831c\x4060810\x3200" // 1532 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1447\x80011b\x831c\x4060810\x3200" // 1533 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x145d\x177011c\x811c\x4010810\x2f00" // 1534 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x145d\x177011c\x811c\x4060810\x3000" // 1535 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x145d\x178011c\x811c\x4010810\x2f00" // 1536 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x145d\x178011c\x811c\x4060810\x3000" // 1537 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x145d\x71011c\x831c\x4010810\x3100" // 1538 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x145d\x72011c\x831c\x4010810\x3100" // 1539 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x145d\x73011c\x831c\x4010810\x3100" // 1540 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x145d\x74011c\x831c\x4010810\x3100" // 1541 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x145d\x71011c\x831c\x4060810\x3200" // 1542 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x145d\x72011c\x831c\x4060810\x3200" // 1543 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x145d\x73011c\x831c\x4060810\x3200" // 1544 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x145d\x74011c\x831c\x4060810\x3200" // 1545 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1470\x17d011d\x811c\x4010810\x2f00" // 1546 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1470\x17d011d\x811c\x4060810\x3000" // 1547 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1470\x17e011d\x811c\x4010810\x2f00" // 1548 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1470\x17e011d\x811c\x4060810\x3000" // 1549 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1470\x7d011d\x831c\x4010810\x3100" // 1550 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1470\x7e011d\x831c\x4010810\x3100" // 1551 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1470\x7f011d\x831c\x4010810\x3100" // 1552 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1470\x80011d\x831c\x4010810\x3100" // 1553 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1470\x7d011d\x831c\x4060810\x3200" // 1554 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1470\x7e011d\x831c\x4060810\x3200" // 1555 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1470\x7f011d\x831c\x4060810\x3200" // 1556 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1470\x80011d\x831c\x4060810\x3200" // 1557 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1486\x177011e\x811c\x4010810\x2f00" // 1558 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1486\x177011e\x811c\x4060810\x3000" // 1559 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1486\x178011e\x811c\x4010810\x2f00" // 1560 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1486\x178011e\x811c\x4060810\x3000" // 1561 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1486\x71011e\x831c\x4010810\x3100" // 1562 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1486\x72011e\x831c\x4010810\x3100" // 1563 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1486\x73011e\x831c\x4010810\x3100" // 1564 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1486\x74011e\x831c\x4010810\x3100" // 1565 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1486\x71011e\x831c\x4060810\x3200" // 1566 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1486\x72011e\x831c\x4060810\x3200" // 1567 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1486\x73011e\x831c\x4060810\x3200" // 1568 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1486\x74011e\x831c\x4060810\x3200" // 1569 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1498\x17d011f\x811c\x4010810\x2f00" // 1570 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1498\x17d011f\x811c\x4060810\x3000" // 1571 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1498\x17e011f\x811c\x4010810\x2f00" // 1572 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1498\x17e011f\x811c\x4060810\x3000" // 1573 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1498\x7d011f\x831c\x4010810\x3100" // 1574 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1498\x7e011f\x831c\x4010810\x3100" // 1575 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1498\x7f011f\x831c\x4010810\x3100" // 1576 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1498\x80011f\x831c\x4010810\x3100" // 1577 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1498\x7d011f\x831c\x4060810\x3200" // 1578 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1498\x7e011f\x831c\x4060810\x3200" // 1579 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1498\x7f011f\x831c\x4060810\x3200" // 1580 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1498\x80011f\x831c\x4060810\x3200" // 1581 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14ad\x1770120\x811c\x4010810\x2f00" // 1582 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x14ad\x1770120\x811c\x4060810\x3000" // 1583 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x14ad\x1780120\x811c\x4010810\x2f00" // 1584 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x14ad\x1780120\x811c\x4060810\x3000" // 1585 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x14ad\x710120\x831c\x4010810\x3100" // 1586 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14ad\x720120\x831c\x4010810\x3100" // 1587 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14ad\x730120\x831c\x4010810\x3100" // 1588 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14ad\x740120\x831c\x4010810\x3100" // 1589 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14ad\x710120\x831c\x4060810\x3200" // 1590 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14ad\x720120\x831c\x4060810\x3200" // 1591 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14ad\x730120\x831c\x4060810\x3200" // 1592 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14ad\x740120\x831c\x4060810\x3200" // 1593 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14c0\x17d0121\x811c\x4010810\x2f00" // 1594 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x14c0\x17d0121\x811c\x4060810\x3000" // 1595 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x14c0\x17e0121\x811c\x4010810\x2f00" // 1596 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x14c0\x17e0121\x811c\x4060810\x3000" // 1597 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x14c0\x7d0121\x831c\x4010810\x3100" // 1598 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14c0\x7e0121\x831c\x4010810\x3100" // 1599 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14c0\x7f0121\x831c\x4010810\x3100" // 1600 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14c0\x800121\x831c\x4010810\x3100" // 1601 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14c0\x7d0121\x831c\x4060810\x3200" // 1602 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14c0\x7e0121\x831c\x4060810\x3200" // 1603 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14c0\x7f0121\x831c\x4060810\x3200" // 1604 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14c0\x800121\x831c\x4060810\x3200" // 1605 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14d6\x1770122\x811c\x4010810\x2f00" // 1606 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x14d6\x1770122\x811c\x4060810\x3000" // 1607 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x14d6\x1780122\x811c\x4010810\x2f00" // 1608 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x14d6\x1780122\x811c\x4060810\x3000" // 1609 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x14d6\x710122\x831c\x4010810\x3100" // 1610 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14d6\x720122\x831c\x4010810\x3100" // 1611 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14d6\x730122\x831c\x4010810\x3100" // 1612 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14d6\x740122\x831c\x4010810\x3100" // 1613 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14d6\x710122\x831c\x4060810\x3200" // 1614 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14d6\x720122\x831c\x4060810\x3200" // 1615 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14d6\x730122\x831c\x4060810\x3200" // 1616 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14d6\x740122\x831c\x4060810\x3200" // 1617 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14e9\x17d0123\x811c\x4010810\x2f00" // 1618 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x14e9\x17d0123\x811c\x4060810\x3000" // 1619 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x14e9\x17e0123\x811c\x4010810\x2f00" // 1620 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x14e9\x17e0123\x811c\x4060810\x3000" // 1621 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x14e9\x7d0123\x831c\x4010810\x3100" // 1622 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14e9\x7e0123\x831c\x4010810\x3100" // 1623 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14e9\x7f0123\x831c\x4010810\x3100" // 1624 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14e9\x800123\x831c\x4010810\x3100" // 1625 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14e9\x7d0123\x831c\x4060810\x3200" // 1626 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14e9\x7e0123\x831c\x4060810\x3200" // 1627 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14e9\x7f0123\x831c\x4060810\x3200" // 1628 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14e9\x800123\x831c\x4060810\x3200" // 1629 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14ff\x1770124\x811c\x4010810\x2f00" // 1630 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x14ff\x1770124\x811c\x4060810\x3000" // 1631 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x14ff\x1780124\x811c\x4010810\x2f00" // 1632 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x14ff\x1780124\x811c\x4060810\x3000" // 1633 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x14ff\x710124\x831c\x4010810\x3100" // 1634 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14ff\x720124\x831c\x4010810\x3100" // 1635 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14ff\x730124\x831c\x4010810\x3100" // 1636 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14ff\x740124\x831c\x4010810\x3100" // 1637 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x14ff\x710124\x831c\x4060810\x3200" // 1638 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14ff\x720124\x831c\x4060810\x3200" // 1639 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14ff\x730124\x831c\x4060810\x3200" // 1640 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x14ff\x740124\x831c\x4060810\x3200" // 1641 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1512\x17d0125\x811c\x4010810\x2f00" // 1642 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1512\x17d0125\x811c\x4060810\x3000" // 1643 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1512\x17e0125\x811c\x4010810\x2f00" // 1644 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1512\x17e0125\x811c\x4060810\x3000" // 1645 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1512\x7d0125\x831c\x4010810\x3100" // 1646 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1512\x7e0125\x831c\x4010810\x3100" // 1647 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1512\x7f0125\x831c\x4010810\x3100" // 1648 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1512\x800125\x831c\x4010810\x3100" // 1649 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1512\x7d0125\x831c\x4060810\x3200" // 1650 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1512\x7e0125\x831c\x4060810\x3200" // 1651 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1512\x7f0125\x831c\x4060810\x3200" // 1652 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1512\x800125\x831c\x4060810\x3200" // 1653 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1528\x1770126\x811c\x4010810\x2f00" // 1654 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1528\x1770126\x811c\x4060810\x3000" // 1655 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1528\x1780126\x811c\x4010810\x2f00" // 1656 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x1528\x1780126\x811c\x4060810\x3000" // 1657 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x1528\x710126\x831c\x4010810\x3100" // 1658 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1528\x720126\x831c\x4010810\x3100" // 1659 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1528\x730126\x831c\x4010810\x3100" // 1660 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1528\x740126\x831c\x4010810\x3100" // 1661 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x1528\x710126\x831c\x4060810\x3200" // 1662 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1528\x720126\x831c\x4060810\x3200" // 1663 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1528\x730126\x831c\x4060810\x3200" // 1664 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x1528\x740126\x831c\x4060810\x3200" // 1665 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x153a\x17d0127\x811c\x4010810\x2f00" // 1666 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x153a\x17d0127\x811c\x4060810\x3000" // 1667 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x153a\x17e0127\x811c\x4010810\x2f00" // 1668 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    U"\x153a\x17e0127\x811c\x4060810\x3000" // 1669 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    U"\x153a\x7d0127\x831c\x4010810\x3100" // 1670 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x153a\x7e0127\x831c\x4010810\x3100" // 1671 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x153a\x7f0127\x831c\x4010810\x3100" // 1672 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x153a\x800127\x831c\x4010810\x3100" // 1673 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    U"\x153a\x7d0127\x831c\x4060810\x3200" // 1674 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x153a\x7e0127\x831c\x4060810\x3200" // 1675 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x153a\x7f0127\x831c\x4060810\x3200" // 1676 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x153a\x800127\x831c\x4060810\x3200" // 1677 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x154f\x1850128\x14\x4010810\x3600" // 1678 global_load_dword global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x154f\x1850128\x14\x4060810\x3700" // 1679 global_load_dword global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x154f\x1860128\x14\x4010810\x3600" // 1680 global_load_dword global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x154f\x1860128\x14\x4060810\x3700" // 1681 global_load_dword global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x154f\x26e0128\x841c\xc010810\x3800" // 1682 global_load_dword global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x154f\x26f0128\x841c\xc010810\x3800" // 1683 global_load_dword global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1561\x1870129\x14\x4010810\x3600" // 1684 global_load_dwordx2 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1561\x1870129\x14\x4060810\x3700" // 1685 global_load_dwordx2 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1561\x1880129\x14\x4010810\x3600" // 1686 global_load_dwordx2 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1561\x1880129\x14\x4060810\x3700" // 1687 global_load_dwordx2 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1575\x189012a\x14\x4010810\x3600" // 1688 global_load_dwordx3 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1575\x189012a\x14\x4060810\x3700" // 1689 global_load_dwordx3 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1575\x18a012a\x14\x4010810\x3600" // 1690 global_load_dwordx3 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1575\x18a012a\x14\x4060810\x3700" // 1691 global_load_dwordx3 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1589\x18b012b\x14\x4010810\x3600" // 1692 global_load_dwordx4 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1589\x18b012b\x14\x4060810\x3700" // 1693 global_load_dwordx4 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1589\x18c012b\x14\x4010810\x3600" // 1694 global_load_dwordx4 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1589\x18c012b\x14\x4060810\x3700" // 1695 global_load_dwordx4 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x159d\x26e012c\x841c\xc060810\x3700" // 1696 global_load_lds_dword global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x159d\x26f012c\x841c\xc060810\x3700" // 1697 global_load_lds_dword global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x15b3\x26e012d\x841c\xc040810\x3700" // 1698 global_load_lds_dwordx3 global 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x15b3\x26f012d\x841c\xc040810\x3700" // 1699 global_load_lds_dwordx3 global 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x15cb\x26e012e\x841c\xc040810\x3700" // 1700 global_load_lds_dwordx4 global 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x15cb\x26f012e\x841c\xc040810\x3700" // 1701 global_load_lds_dwordx4 global 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x15e3\x26e012f\x841c\xc060810\x3700" // 1702 global_load_lds_sbyte global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x15e3\x26f012f\x841c\xc060810\x3700" // 1703 global_load_lds_sbyte global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x15f9\x26e0130\x841c\xc060810\x3700" // 1704 global_load_lds_sshort global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x15f9\x26f0130\x841c\xc060810\x3700" // 1705 global_load_lds_sshort global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1610\x26e0131\x841c\xc060810\x3700" // 1706 global_load_lds_ubyte global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1610\x26f0131\x841c\xc060810\x3700" // 1707 global_load_lds_ubyte global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1626\x26e0132\x841c\xc060810\x3700" // 1708 global_load_lds_ushort global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1626\x26f0132\x841c\xc060810\x3700" // 1709 global_load_lds_ushort global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x163d\x1850133\x14\x4010810\x3600" // 1710 global_load_sbyte global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x163d\x1850133\x14\x4060810\x3700" // 1711 global_load_sbyte global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x163d\x1860133\x14\x4010810\x3600" // 1712 global_load_sbyte global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x163d\x1860133\x14\x4060810\x3700" // 1713 global_load_sbyte global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x163d\x26e0133\x841c\xc010810\x3800" // 1714 global_load_sbyte global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x163d\x26f0133\x841c\xc010810\x3800" // 1715 global_load_sbyte global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x164f\x1850134\x20000014\x4010810\x3600" // 1716 global_load_sbyte_d16 global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x164f\x1850134\x20000014\x4060810\x3700" // 1717 global_load_sbyte_d16 global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x164f\x1860134\x20000014\x4010810\x3600" // 1718 global_load_sbyte_d16 global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x164f\x1860134\x20000014\x4060810\x3700" // 1719 global_load_sbyte_d16 global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1665\x1850135\x20000014\x4010810\x3600" // 1720 global_load_sbyte_d16_hi global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1665\x1850135\x20000014\x4060810\x3700" // 1721 global_load_sbyte_d16_hi global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1665\x1860135\x20000014\x4010810\x3600" // 1722 global_load_sbyte_d16_hi global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1665\x1860135\x20000014\x4060810\x3700" // 1723 global_load_sbyte_d16_hi global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x167e\x1850136\x20000014\x4010810\x3600" // 1724 global_load_short_d16 global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x167e\x1850136\x20000014\x4060810\x3700" // 1725 global_load_short_d16 global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x167e\x1860136\x20000014\x4010810\x3600" // 1726 global_load_short_d16 global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x167e\x1860136\x20000014\x4060810\x3700" // 1727 global_load_short_d16 global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1694\x1850137\x20000014\x4010810\x3600" // 1728 global_load_short_d16_hi global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1694\x1850137\x20000014\x4060810\x3700" // 1729 global_load_short_d16_hi global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1694\x1860137\x20000014\x4010810\x3600" // 1730 global_load_short_d16_hi global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1694\x1860137\x20000014\x4060810\x3700" // 1731 global_load_short_d16_hi global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x16ad\x1850138\x14\x4010810\x3600" // 1732 global_load_sshort global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x16ad\x1850138\x14\x4060810\x3700" // 1733 global_load_sshort global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x16ad\x1860138\x14\x4010810\x3600" // 1734 global_load_sshort global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x16ad\x1860138\x14\x4060810\x3700" // 1735 global_load_sshort global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x16ad\x26e0138\x841c\xc010810\x3800" // 1736 global_load_sshort global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x16ad\x26f0138\x841c\xc010810\x3800" // 1737 global_load_sshort global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x16c0\x1850139\x14\x4010810\x3600" // 1738 global_load_ubyte global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x16c0\x1850139\x14\x4060810\x3700" // 1739 global_load_ubyte global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x16c0\x1860139\x14\x4010810\x3600" // 1740 global_load_ubyte global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x16c0\x1860139\x14\x4060810\x3700" // 1741 global_load_ubyte global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x16c0\x26e0139\x841c\xc010810\x3800" // 1742 global_load_ubyte global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x16c0\x26f0139\x841c\xc010810\x3800" // 1743 global_load_ubyte global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x16d2\x185013a\x20000014\x4010810\x3600" // 1744 global_load_ubyte_d16 global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x16d2\x185013a\x20000014\x4060810\x3700" // 1745 global_load_ubyte_d16 global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x16d2\x186013a\x20000014\x4010810\x3600" // 1746 global_load_ubyte_d16 global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x16d2\x186013a\x20000014\x4060810\x3700" // 1747 global_load_ubyte_d16 global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x16e8\x185013b\x20000014\x4010810\x3600" // 1748 global_load_ubyte_d16_hi global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x16e8\x185013b\x20000014\x4060810\x3700" // 1749 global_load_ubyte_d16_hi global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x16e8\x186013b\x20000014\x4010810\x3600" // 1750 global_load_ubyte_d16_hi global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x16e8\x186013b\x20000014\x4060810\x3700" // 1751 global_load_ubyte_d16_hi global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1701\x185013c\x14\x4010810\x3600" // 1752 global_load_ushort global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1701\x185013c\x14\x4060810\x3700" // 1753 global_load_ushort global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1701\x186013c\x14\x4010810\x3600" // 1754 global_load_ushort global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1701\x186013c\x14\x4060810\x3700" // 1755 global_load_ushort global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1701\x26e013c\x841c\xc010810\x3800" // 1756 global_load_ushort global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1701\x26f013c\x841c\xc010810\x3800" // 1757 global_load_ushort global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1714\x177013d\x8018\x4010810\x3600" // 1758 global_store_byte global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1714\x177013d\x8018\x4060810\x3700" // 1759 global_store_byte global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1714\x178013d\x8018\x4010810\x3600" // 1760 global_store_byte global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1714\x178013d\x8018\x4060810\x3700" // 1761 global_store_byte global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1726\x177013e\x8018\x4010810\x3600" // 1762 global_store_byte_d16_hi global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1726\x177013e\x8018\x4060810\x3700" // 1763 global_store_byte_d16_hi global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1726\x178013e\x8018\x4010810\x3600" // 1764 global_store_byte_d16_hi global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1726\x178013e\x8018\x4060810\x3700" // 1765 global_store_byte_d16_hi global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x173f\x177013f\x8018\x4010810\x3600" // 1766 global_store_dword global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x173f\x177013f\x8018\x4060810\x3700" // 1767 global_store_dword global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x173f\x178013f\x8018\x4010810\x3600" // 1768 global_store_dword global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x173f\x178013f\x8018\x4060810\x3700" // 1769 global_store_dword global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1752\x17d0140\x8018\x4010810\x3600" // 1770 global_store_dwordx2 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1752\x17d0140\x8018\x4060810\x3700" // 1771 global_store_dwordx2 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1752\x17e0140\x8018\x4010810\x3600" // 1772 global_store_dwordx2 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1752\x17e0140\x8018\x4060810\x3700" // 1773 global_store_dwordx2 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1767\x18d0141\x8018\x4010810\x3600" // 1774 global_store_dwordx3 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1767\x18d0141\x8018\x4060810\x3700" // 1775 global_store_dwordx3 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1767\x18e0141\x8018\x4010810\x3600" // 1776 global_store_dwordx3 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1767\x18e0141\x8018\x4060810\x3700" // 1777 global_store_dwordx3 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x177c\x17f0142\x8018\x4010810\x3600" // 1778 global_store_dwordx4 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x177c\x17f0142\x8018\x4060810\x3700" // 1779 global_store_dwordx4 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x177c\x1800142\x8018\x4010810\x3600" // 1780 global_store_dwordx4 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x177c\x1800142\x8018\x4060810\x3700" // 1781 global_store_dwordx4 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1791\x1770143\x8018\x4010810\x3600" // 1782 global_store_short global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1791\x1770143\x8018\x4060810\x3700" // 1783 global_store_short global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x1791\x1780143\x8018\x4010810\x3600" // 1784 global_store_short global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x1791\x1780143\x8018\x4060810\x3700" // 1785 global_store_short global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x17a4\x1770144\x8018\x4010810\x3600" // 1786 global_store_short_d16_hi global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x17a4\x1770144\x8018\x4060810\x3700" // 1787 global_store_short_d16_hi global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x17a4\x1780144\x8018\x4010810\x3600" // 1788 global_store_short_d16_hi global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    U"\x17a4\x1780144\x8018\x4060810\x3700" // 1789 global_store_short_d16_hi global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x17be\x2700145\x2\x70400\x1901" // 1790 s_abs_i32 sop1 4B all; salu; writes scc
    U"\x17c8\x18f0146\x2\x70401\x1901" // 1791 s_absdiff_i32 sop2 4B all; salu; writes scc
    U"\x17d6\x18f0147\x2\x70401\x1901" // 1792 s_add_i32 sop2 4B all; salu; writes scc
    U"\x17e0\x1900148\x2\x70401\x1901" // 1793 s_add_u32 sop2 4B all; salu; writes scc
    U"\x17ea\x1900149\x2\x1070401\x1901" // 1794 s_addc_u32 sop2 4B all; salu; reads scc; writes scc
    U"\x17f5\x271014a\x2\x70402\x1901" // 1795 s_addk_i32 sopk 4B all; salu; writes scc
    U"\x1800\x191014b\x2\x70401\x1901" // 1796 s_and_b32 sop2 4B all; salu; writes scc
    U"\x180a\x192014c\x2\x70401\x1901" // 1797 s_and_b64 sop2 4B all; salu; writes scc
    U"\x1814\x272014d\x2\x4070400\x1905" // 1798 s_and_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x1827\x272014e\x2\x4070400\x1905" // 1799 s_andn1_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x183c\x272014f\x2\x4070400\x1905" // 1800 s_andn1_wrexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x184f\x1910150\x2\x70401\x1901" // 1801 s_andn2_b32 sop2 4B all; salu; writes scc
    U"\x185b\x1920151\x2\x70401\x1901" // 1802 s_andn2_b64 sop2 4B all; salu; writes scc
    U"\x1867\x2720152\x2\x4070400\x1905" // 1803 s_andn2_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x187c\x2720153\x2\x4070400\x1905" // 1804 s_andn2_wrexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x188f\x1910154\x2\x70401\x1901" // 1805 s_ashr_i32 sop2 4B all; salu; writes scc
    U"\x189a\x1930155\x2\x70401\x1901" // 1806 s_ashr_i64 sop2 4B all; salu; writes scc
    U"\x18a5\x1940156\x8020\x70805\x1900" // 1807 s_atc_probe smem 8B all; smem|side_effects
    U"\x18a5\x1950156\x8020\x70805\x1900" // 1808 s_atc_probe smem 8B all; smem|side_effects
    U"\x18a5\x1940156\x8020\x70805\x3900" // 1809 s_atc_probe smem 8B all; smem|side_effects; needs offset; offset -1048576..1048575
    U"\x18b1\x1960157\x8020\x70805\x1900" // 1810 s_atc_probe_buffer smem 8B all; smem|side_effects
    U"\x18b1\x1970157\x8020\x70805\x1900" // 1811 s_atc_probe_buffer smem 8B all; smem|side_effects
    U"\x18b1\x1960157\x8020\x70805\x3a00" // 1812 s_atc_probe_buffer smem 8B all; smem|side_effects; needs offset; offset 0..1048575
    U"\x18c4\x1980158\x812c\x70805\x1900" // 1813 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x18c4\x1990158\x812c\x70805\x1900" // 1814 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x18c4\x1980158\x812c\x70805\x3900" // 1815 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x18c4\x19a0158\x832c\x70805\x3b00" // 1816 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x18c4\x19b0158\x832c\x70805\x3b00" // 1817 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x18c4\x19a0158\x832c\x70805\x3c00" // 1818 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x18d1\x19c0159\x812c\x70805\x1900" // 1819 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x18d1\x19d0159\x812c\x70805\x1900" // 1820 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x18d1\x19c0159\x812c\x70805\x3900" // 1821 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x18d1\x19e0159\x832c\x70805\x3b00" // 1822 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x18d1\x19f0159\x832c\x70805\x3b00" // 1823 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x18d1\x19e0159\x832c\x70805\x3c00" // 1824 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x18e1\x198015a\x812c\x70805\x1900" // 1825 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x18e1\x199015a\x812c\x70805\x1900" // 1826 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x18e1\x198015a\x812c\x70805\x3900" // 1827 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x18e1\x19a015a\x832c\x70805\x3b00" // 1828 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x18e1\x19b015a\x832c\x70805\x3b00" // 1829 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x18e1\x19a015a\x832c\x70805\x3c00" // 1830 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x18ee\x19c015b\x812c\x70805\x1900" // 1831 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x18ee\x19d015b\x812c\x70805\x1900" // 1832 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x18ee\x19c015b\x812c\x70805\x3900" // 1833 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x18ee\x19e015b\x832c\x70805\x3b00" // 1834 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x18ee\x19f015b\x832c\x70805\x3b00" // 1835 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x18ee\x19e015b\x832c\x70805\x3c00" // 1836 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x18fe\x19c015c\x812c\x70805\x1900" // 1837 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x18fe\x19d015c\x812c\x70805\x1900" // 1838 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x18fe\x19c015c\x812c\x70805\x3900" // 1839 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x18fe\x19e015c\x832c\x70805\x3b00" // 1840 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x18fe\x19f015c\x832c\x70805\x3b00" // 1841 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x18fe\x19e015c\x832c\x70805\x3c00" // 1842 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x190f\x1a0015d\x812c\x70805\x1900" // 1843 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x190f\x1a1015d\x812c\x70805\x1900" // 1844 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x190f\x1a0015d\x812c\x70805\x3900" // 1845 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x190f\x1a2015d\x832c\x70805\x3b00" // 1846 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x190f\x1a3015d\x832c\x70805\x3b00" // 1847 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x190f\x1a2015d\x832c\x70805\x3c00" // 1848 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1923\x198015e\x812c\x70805\x1900" // 1849 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1923\x199015e\x812c\x70805\x1900" // 1850 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1923\x198015e\x812c\x70805\x3900" // 1851 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x1923\x19a015e\x832c\x70805\x3b00" // 1852 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1923\x19b015e\x832c\x70805\x3b00" // 1853 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1923\x19a015e\x832c\x70805\x3c00" // 1854 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1930\x19c015f\x812c\x70805\x1900" // 1855 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1930\x19d015f\x812c\x70805\x1900" // 1856 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1930\x19c015f\x812c\x70805\x3900" // 1857 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x1930\x19e015f\x832c\x70805\x3b00" // 1858 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1930\x19f015f\x832c\x70805\x3b00" // 1859 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1930\x19e015f\x832c\x70805\x3c00" // 1860 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1940\x1980160\x812c\x70805\x1900" // 1861 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1940\x1990160\x812c\x70805\x1900" // 1862 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1940\x1980160\x812c\x70805\x3900" // 1863 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x1940\x19a0160\x832c\x70805\x3b00" // 1864 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1940\x19b0160\x832c\x70805\x3b00" // 1865 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1940\x19a0160\x832c\x70805\x3c00" // 1866 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x194d\x19c0161\x812c\x70805\x1900" // 1867 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x194d\x19d0161\x812c\x70805\x1900" // 1868 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x194d\x19c0161\x812c\x70805\x3900" // 1869 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x194d\x19e0161\x832c\x70805\x3b00" // 1870 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x194d\x19f0161\x832c\x70805\x3b00" // 1871 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x194d\x19e0161\x832c\x70805\x3c00" // 1872 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x195d\x1980162\x812c\x70805\x1900" // 1873 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x195d\x1990162\x812c\x70805\x1900" // 1874 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x195d\x1980162\x812c\x70805\x3900" // 1875 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x195d\x19a0162\x832c\x70805\x3b00" // 1876 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x195d\x19b0162\x832c\x70805\x3b00" // 1877 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x195d\x19a0162\x832c\x70805\x3c00" // 1878 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1969\x19c0163\x812c\x70805\x1900" // 1879 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1969\x19d0163\x812c\x70805\x1900" // 1880 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1969\x19c0163\x812c\x70805\x3900" // 1881 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x1969\x19e0163\x832c\x70805\x3b00" // 1882 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1969\x19f0163\x832c\x70805\x3b00" // 1883 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1969\x19e0163\x832c\x70805\x3c00" // 1884 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1978\x1980164\x812c\x70805\x1900" // 1885 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1978\x1990164\x812c\x70805\x1900" // 1886 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1978\x1980164\x812c\x70805\x3900" // 1887 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x1978\x19a0164\x832c\x70805\x3b00" // 1888 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1978\x19b0164\x832c\x70805\x3b00" // 1889 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1978\x19a0164\x832c\x70805\x3c00" // 1890 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1986\x19c0165\x812c\x70805\x1900" // 1891 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1986\x19d0165\x812c\x70805\x1900" // 1892 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1986\x19c0165\x812c\x70805\x3900" // 1893 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x1986\x19e0165\x832c\x70805\x3b00" // 1894 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1986\x19f0165\x832c\x70805\x3b00" // 1895 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1986\x19e0165\x832c\x70805\x3c00" // 1896 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1997\x1980166\x812c\x70805\x1900" // 1897 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1997\x1990166\x812c\x70805\x1900" // 1898 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1997\x1980166\x812c\x70805\x3900" // 1899 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x1997\x19a0166\x832c\x70805\x3b00" // 1900 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1997\x19b0166\x832c\x70805\x3b00" // 1901 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1997\x19a0166\x832c\x70805\x3c00" // 1902 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x19a5\x19c0167\x812c\x70805\x1900" // 1903 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x19a5\x19d0167\x812c\x70805\x1900" // 1904 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x19a5\x19c0167\x812c\x70805\x3900" // 1905 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x19a5\x19e0167\x832c\x70805\x3b00" // 1906 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x19a5\x19f0167\x832c\x70805\x3b00" // 1907 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x19a5\x19e0167\x832c\x70805\x3c00" // 1908 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x19b6\x1980168\x812c\x70805\x1900" // 1909 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x19b6\x1990168\x812c\x70805\x1900" // 1910 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x19b6\x1980168\x812c\x70805\x3900" // 1911 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x19b6\x19a0168\x832c\x70805\x3b00" // 1912 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x19b6\x19b0168\x832c\x70805\x3b00" // 1913 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x19b6\x19a0168\x832c\x70805\x3c00" // 1914 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x19c3\x19c0169\x812c\x70805\x1900" // 1915 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x19c3\x19d0169\x812c\x70805\x1900" // 1916 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x19c3\x19c0169\x812c\x70805\x3900" // 1917 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x19c3\x19e0169\x832c\x70805\x3b00" // 1918 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x19c3\x19f0169\x832c\x70805\x3b00" // 1919 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x19c3\x19e0169\x832c\x70805\x3c00" // 1920 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x19d3\x198016a\x812c\x70805\x1900" // 1921 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x19d3\x199016a\x812c\x70805\x1900" // 1922 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x19d3\x198016a\x812c\x70805\x3900" // 1923 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x19d3\x19a016a\x832c\x70805\x3b00" // 1924 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x19d3\x19b016a\x832c\x70805\x3b00" // 1925 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x19d3\x19a016a\x832c\x70805\x3c00" // 1926 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x19e1\x19c016b\x812c\x70805\x1900" // 1927 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x19e1\x19d016b\x812c\x70805\x1900" // 1928 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x19e1\x19c016b\x812c\x70805\x3900" // 1929 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x19e1\x19e016b\x832c\x70805\x3b00" // 1930 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x19e1\x19f016b\x832c\x70805\x3b00" // 1931 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x19e1\x19e016b\x832c\x70805\x3c00" // 1932 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x19f2\x198016c\x812c\x70805\x1900" // 1933 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x19f2\x199016c\x812c\x70805\x1900" // 1934 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x19f2\x198016c\x812c\x70805\x3900" // 1935 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x19f2\x19a016c\x832c\x70805\x3b00" // 1936 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x19f2\x19b016c\x832c\x70805\x3b00" // 1937 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x19f2\x19a016c\x832c\x70805\x3c00" // 1938 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1a00\x19c016d\x812c\x70805\x1900" // 1939 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1a00\x19d016d\x812c\x70805\x1900" // 1940 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1a00\x19c016d\x812c\x70805\x3900" // 1941 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x1a00\x19e016d\x832c\x70805\x3b00" // 1942 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1a00\x19f016d\x832c\x70805\x3b00" // 1943 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1a00\x19e016d\x832c\x70805\x3c00" // 1944 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1a11\x198016e\x812c\x70805\x1900" // 1945 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1a11\x199016e\x812c\x70805\x1900" // 1946 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1a11\x198016e\x812c\x70805\x3900" // 1947 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x1a11\x19a016e\x832c\x70805\x3b00" // 1948 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1a11\x19b016e\x832c\x70805\x3b00" // 1949 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1a11\x19a016e\x832c\x70805\x3c00" // 1950 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1a1f\x19c016f\x812c\x70805\x1900" // 1951 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1a1f\x19d016f\x812c\x70805\x1900" // 1952 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1a1f\x19c016f\x812c\x70805\x3900" // 1953 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x1a1f\x19e016f\x832c\x70805\x3b00" // 1954 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1a1f\x19f016f\x832c\x70805\x3b00" // 1955 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1a1f\x19e016f\x832c\x70805\x3c00" // 1956 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1a30\x1980170\x812c\x70805\x1900" // 1957 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1a30\x1990170\x812c\x70805\x1900" // 1958 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1a30\x1980170\x812c\x70805\x3900" // 1959 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x1a30\x19a0170\x832c\x70805\x3b00" // 1960 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1a30\x19b0170\x832c\x70805\x3b00" // 1961 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1a30\x19a0170\x832c\x70805\x3c00" // 1962 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1a3d\x19c0171\x812c\x70805\x1900" // 1963 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1a3d\x19d0171\x812c\x70805\x1900" // 1964 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1a3d\x19c0171\x812c\x70805\x3900" // 1965 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    U"\x1a3d\x19e0171\x832c\x70805\x3b00" // 1966 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1a3d\x19f0171\x832c\x70805\x3b00" // 1967 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1a3d\x19e0171\x832c\x70805\x3c00" // 1968 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1a4d\x2f00172\xc000\x70404\x1900" // 1969 s_barrier sopp 4B all; barrier|side_effects
    U"\x1a57\x2730173\x2\x70400\x1901" // 1970 s_bcnt0_i32_b32 sop1 4B all; salu; writes scc
    U"\x1a67\x2740174\x2\x70400\x1901" // 1971 s_bcnt0_i32_b64 sop1 4B all; salu; writes scc
    U"\x1a77\x2730175\x2\x70400\x1901" // 1972 s_bcnt1_i32_b32 sop1 4B all; salu; writes scc
    U"\x1a87\x2740176\x2\x70400\x1901" // 1973 s_bcnt1_i32_b64 sop1 4B all; salu; writes scc
    U"\x1a97\x1910177\x2\x70401\x1901" // 1974 s_bfe_i32 sop2 4B all; salu; writes scc
    U"\x1aa1\x1930178\x2\x70401\x1901" // 1975 s_bfe_i64 sop2 4B all; salu; writes scc
    U"\x1aab\x1910179\x2\x70401\x1901" // 1976 s_bfe_u32 sop2 4B all; salu; writes scc
    U"\x1ab5\x193017a\x2\x70401\x1901" // 1977 s_bfe_u64 sop2 4B all; salu; writes scc
    U"\x1abf\x191017b\x2\x70401\x1900" // 1978 s_bfm_b32 sop2 4B all; salu
    U"\x1ac9\x1a4017c\x2\x70401\x1900" // 1979 s_bfm_b64 sop2 4B all; salu
    U"\x1ad3\x275017d\x2\x70403\x1901" // 1980 s_bitcmp0_b32 sopc 4B all; salu; writes scc
    U"\x1ae1\x276017e\x2\x70403\x1901" // 1981 s_bitcmp0_b64 sopc 4B all; salu; writes scc
    U"\x1aef\x275017f\x2\x70403\x1901" // 1982 s_bitcmp1_b32 sopc 4B all; salu; writes scc
    U"\x1afd\x2760180\x2\x70403\x1901" // 1983 s_bitcmp1_b64 sopc 4B all; salu; writes scc
    U"\x1b0b\x2770181\x2\x70400\x1900" // 1984 s_bitreplicate_b64_b32 sop1 4B all; salu
    U"\x1b22\x2780182\x2\x70400\x1900" // 1985 s_bitset0_b32 sop1 4B all; salu
    U"\x1b30\x2790183\x2\x70400\x1900" // 1986 s_bitset0_b64 sop1 4B all; salu
    U"\x1b3e\x2780184\x2\x70400\x1900" // 1987 s_bitset1_b32 sop1 4B all; salu
    U"\x1b4c\x2790185\x2\x70400\x1900" // 1988 s_bitset1_b64 sop1 4B all; salu
    U"\x1b5a\x2e30186\x8800\x70404\x1900" // 1989 s_branch sopp 4B all; branch|side_effects
    U"\x1b63\x2730187\x2\x70400\x1900" // 1990 s_brev_b32 sop1 4B all; salu
    U"\x1b6e\x2720188\x2\x70400\x1900" // 1991 s_brev_b64 sop1 4B all; salu
    U"\x1b79\x1a50189\x812c\x70805\x1900" // 1992 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1b79\x1a60189\x812c\x70805\x1900" // 1993 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1b79\x1a50189\x812c\x70805\x3a00" // 1994 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1b79\x1a70189\x832c\x70805\x3b00" // 1995 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1b79\x1a80189\x832c\x70805\x3b00" // 1996 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1b79\x1a70189\x832c\x70805\x3d00" // 1997 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1b8d\x1a9018a\x812c\x70805\x1900" // 1998 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1b8d\x1aa018a\x812c\x70805\x1900" // 1999 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1b8d\x1a9018a\x812c\x70805\x3a00" // 2000 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1b8d\x1ab018a\x832c\x70805\x3b00" // 2001 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1b8d\x1ac018a\x832c\x70805\x3b00" // 2002 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1b8d\x1ab018a\x832c\x70805\x3d00" // 2003 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1ba4\x1a5018b\x812c\x70805\x1900" // 2004 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1ba4\x1a6018b\x812c\x70805\x1900" // 2005 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1ba4\x1a5018b\x812c\x70805\x3a00" // 2006 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1ba4\x1a7018b\x832c\x70805\x3b00" // 2007 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1ba4\x1a8018b\x832c\x70805\x3b00" // 2008 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1ba4\x1a7018b\x832c\x70805\x3d00" // 2009 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1bb8\x1a9018c\x812c\x70805\x1900" // 2010 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1bb8\x1aa018c\x812c\x70805\x1900" // 2011 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1bb8\x1a9018c\x812c\x70805\x3a00" // 2012 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1bb8\x1ab018c\x832c\x70805\x3b00" // 2013 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1bb8\x1ac018c\x832c\x70805\x3b00" // 2014 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1bb8\x1ab018c\x832c\x70805\x3d00" // 2015 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1bcf\x1a9018d\x812c\x70805\x1900" // 2016 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1bcf\x1aa018d\x812c\x70805\x1900" // 2017 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1bcf\x1a9018d\x812c\x70805\x3a00" // 2018 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1bcf\x1ab018d\x832c\x70805\x3b00" // 2019 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1bcf\x1ac018d\x832c\x70805\x3b00" // 2020 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1bcf\x1ab018d\x832c\x70805\x3d00" // 2021 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1be7\x1ad018e\x812c\x70805\x1900" // 2022 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1be7\x1ae018e\x812c\x70805\x1900" // 2023 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1be7\x1ad018e\x812c\x70805\x3a00" // 2024 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1be7\x1af018e\x832c\x70805\x3b00" // 2025 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1be7\x1b0018e\x832c\x70805\x3b00" // 2026 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1be7\x1af018e\x832c\x70805\x3d00" // 2027 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1c02\x1a5018f\x812c\x70805\x1900" // 2028 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c02\x1a6018f\x812c\x70805\x1900" // 2029 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c02\x1a5018f\x812c\x70805\x3a00" // 2030 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1c02\x1a7018f\x832c\x70805\x3b00" // 2031 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c02\x1a8018f\x832c\x70805\x3b00" // 2032 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c02\x1a7018f\x832c\x70805\x3d00" // 2033 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1c16\x1a90190\x812c\x70805\x1900" // 2034 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c16\x1aa0190\x812c\x70805\x1900" // 2035 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c16\x1a90190\x812c\x70805\x3a00" // 2036 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1c16\x1ab0190\x832c\x70805\x3b00" // 2037 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c16\x1ac0190\x832c\x70805\x3b00" // 2038 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c16\x1ab0190\x832c\x70805\x3d00" // 2039 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1c2d\x1a50191\x812c\x70805\x1900" // 2040 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c2d\x1a60191\x812c\x70805\x1900" // 2041 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c2d\x1a50191\x812c\x70805\x3a00" // 2042 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1c2d\x1a70191\x832c\x70805\x3b00" // 2043 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c2d\x1a80191\x832c\x70805\x3b00" // 2044 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c2d\x1a70191\x832c\x70805\x3d00" // 2045 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1c41\x1a90192\x812c\x70805\x1900" // 2046 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c41\x1aa0192\x812c\x70805\x1900" // 2047 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c41\x1a90192\x812c\x70805\x3a00" // 2048 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1c41\x1ab0192\x832c\x70805\x3b00" // 2049 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c41\x1ac0192\x832c\x70805\x3b00" // 2050 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c41\x1ab0192\x832c\x70805\x3d00" // 2051 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1c58\x1a50193\x812c\x70805\x1900" // 2052 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c58\x1a60193\x812c\x70805\x1900" // 2053 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c58\x1a50193\x812c\x70805\x3a00" // 2054 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1c58\x1a70193\x832c\x70805\x3b00" // 2055 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c58\x1a80193\x832c\x70805\x3b00" // 2056 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c58\x1a70193\x832c\x70805\x3d00" // 2057 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1c6b\x1a90194\x812c\x70805\x1900" // 2058 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c6b\x1aa0194\x812c\x70805\x1900" // 2059 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c6b\x1a90194\x812c\x70805\x3a00" // 2060 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1c6b\x1ab0194\x832c\x70805\x3b00" // 2061 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c6b\x1ac0194\x832c\x70805\x3b00" // 2062 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c6b\x1ab0194\x832c\x70805\x3d00" // 2063 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1c81\x1a50195\x812c\x70805\x1900" // 2064 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c81\x1a60195\x812c\x70805\x1900" // 2065 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c81\x1a50195\x812c\x70805\x3a00" // 2066 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1c81\x1a70195\x832c\x70805\x3b00" // 2067 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c81\x1a80195\x832c\x70805\x3b00" // 2068 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c81\x1a70195\x832c\x70805\x3d00" // 2069 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1c96\x1a90196\x812c\x70805\x1900" // 2070 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c96\x1aa0196\x812c\x70805\x1900" // 2071 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1c96\x1a90196\x812c\x70805\x3a00" // 2072 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1c96\x1ab0196\x832c\x70805\x3b00" // 2073 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c96\x1ac0196\x832c\x70805\x3b00" // 2074 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1c96\x1ab0196\x832c\x70805\x3d00" // 2075 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1cae\x1a50197\x812c\x70805\x1900" // 2076 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1cae\x1a60197\x812c\x70805\x1900" // 2077 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1cae\x1a50197\x812c\x70805\x3a00" // 2078 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1cae\x1a70197\x832c\x70805\x3b00" // 2079 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1cae\x1a80197\x832c\x70805\x3b00" // 2080 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1cae\x1a70197\x832c\x70805\x3d00" // 2081 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1cc3\x1a90198\x812c\x70805\x1900" // 2082 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1cc3\x1aa0198\x812c\x70805\x1900" // 2083 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1cc3\x1a90198\x812c\x70805\x3a00" // 2084 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1cc3\x1ab0198\x832c\x70805\x3b00" // 2085 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1cc3\x1ac0198\x832c\x70805\x3b00" // 2086 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1cc3\x1ab0198\x832c\x70805\x3d00" // 2087 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1cdb\x1a50199\x812c\x70805\x1900" // 2088 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1cdb\x1a60199\x812c\x70805\x1900" // 2089 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1cdb\x1a50199\x812c\x70805\x3a00" // 2090 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1cdb\x1a70199\x832c\x70805\x3b00" // 2091 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1cdb\x1a80199\x832c\x70805\x3b00" // 2092 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1cdb\x1a70199\x832c\x70805\x3d00" // 2093 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1cef\x1a9019a\x812c\x70805\x1900" // 2094 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1cef\x1aa019a\x812c\x70805\x1900" // 2095 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1cef\x1a9019a\x812c\x70805\x3a00" // 2096 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1cef\x1ab019a\x832c\x70805\x3b00" // 2097 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1cef\x1ac019a\x832c\x70805\x3b00" // 2098 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1cef\x1ab019a\x832c\x70805\x3d00" // 2099 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1d06\x1a5019b\x812c\x70805\x1900" // 2100 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1d06\x1a6019b\x812c\x70805\x1900" // 2101 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1d06\x1a5019b\x812c\x70805\x3a00" // 2102 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1d06\x1a7019b\x832c\x70805\x3b00" // 2103 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1d06\x1a8019b\x832c\x70805\x3b00" // 2104 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1d06\x1a7019b\x832c\x70805\x3d00" // 2105 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1d1b\x1a9019c\x812c\x70805\x1900" // 2106 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1d1b\x1aa019c\x812c\x70805\x1900" // 2107 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1d1b\x1a9019c\x812c\x70805\x3a00" // 2108 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1d1b\x1ab019c\x832c\x70805\x3b00" // 2109 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1d1b\x1ac019c\x832c\x70805\x3b00" // 2110 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1d1b\x1ab019c\x832c\x70805\x3d00" // 2111 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1d33\x1a5019d\x812c\x70805\x1900" // 2112 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1d33\x1a6019d\x812c\x70805\x1900" // 2113 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1d33\x1a5019d\x812c\x70805\x3a00" // 2114 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1d33\x1a7019d\x832c\x70805\x3b00" // 2115 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1d33\x1a8019d\x832c\x70805\x3b00" // 2116 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1d33\x1a7019d\x832c\x70805\x3d00" // 2117 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1d48\x1a9019e\x812c\x70805\x1900" // 2118 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1d48\x1aa019e\x812c\x70805\x1900" // 2119 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1d48\x1a9019e\x812c\x70805\x3a00" // 2120 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1d48\x1ab019e\x832c\x70805\x3b00" // 2121 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1d48\x1ac019e\x832c\x70805\x3b00" // 2122 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1d48\x1ab019e\x832c\x70805\x3d00" // 2123 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1d60\x1a5019f\x812c\x70805\x1900" // 2124 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1d60\x1a6019f\x812c\x70805\x1900" // 2125 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1d60\x1a5019f\x812c\x70805\x3a00" // 2126 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1d60\x1a7019f\x832c\x70805\x3b00" // 2127 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1d60\x1a8019f\x832c\x70805\x3b00" // 2128 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1d60\x1a7019f\x832c\x70805\x3d00" // 2129 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1d75\x1a901a0\x812c\x70805\x1900" // 2130 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1d75\x1aa01a0\x812c\x70805\x1900" // 2131 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1d75\x1a901a0\x812c\x70805\x3a00" // 2132 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1d75\x1ab01a0\x832c\x70805\x3b00" // 2133 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1d75\x1ac01a0\x832c\x70805\x3b00" // 2134 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1d75\x1ab01a0\x832c\x70805\x3d00" // 2135 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1d8d\x1a501a1\x812c\x70805\x1900" // 2136 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1d8d\x1a601a1\x812c\x70805\x1900" // 2137 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1d8d\x1a501a1\x812c\x70805\x3a00" // 2138 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1d8d\x1a701a1\x832c\x70805\x3b00" // 2139 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1d8d\x1a801a1\x832c\x70805\x3b00" // 2140 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1d8d\x1a701a1\x832c\x70805\x3d00" // 2141 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1da1\x1a901a2\x812c\x70805\x1900" // 2142 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1da1\x1aa01a2\x812c\x70805\x1900" // 2143 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    U"\x1da1\x1a901a2\x812c\x70805\x3a00" // 2144 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    U"\x1da1\x1ab01a2\x832c\x70805\x3b00" // 2145 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1da1\x1ac01a2\x832c\x70805\x3b00" // 2146 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    U"\x1da1\x1ab01a2\x832c\x70805\x3d00" // 2147 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x1db8\x1b101a3\x24\x70805\x3e00" // 2148 s_buffer_load_dword smem 8B all; may_load|smem; takes glc
    U"\x1db8\x1b201a3\x24\x70805\x3e00" // 2149 s_buffer_load_dword smem 8B all; may_load|smem; takes glc
    U"\x1db8\x1b101a3\x24\x70805\x3f00" // 2150 s_buffer_load_dword smem 8B all; may_load|smem; needs offset; takes glc; offset 0..1048575
    U"\x1dcc\x1b301a4\x24\x70805\x3e00" // 2151 s_buffer_load_dwordx16 smem 8B all; may_load|smem; takes glc
    U"\x1dcc\x1b401a4\x24\x70805\x3e00" // 2152 s_buffer_load_dwordx16 smem 8B all; may_load|smem; takes glc
    U"\x1dcc\x1b301a4\x24\x70805\x3f00" // 2153 s_buffer_load_dwordx16 smem 8B all; may_load|smem; needs offset; takes glc; offset 0..1048575
    U"\x1de3\x1b501a5\x24\x70805\x3e00" // 2154 s_buffer_load_dwordx2 smem 8B all; may_load|smem; takes glc
    U"\x1de3\x1b601a5\x24\x70805\x3e00" // 2155 s_buffer_load_dwordx2 smem 8B all; may_load|smem; takes glc
    U"\x1de3\x1b501a5\x24\x70805\x3f00" // 2156 s_buffer_load_dwordx2 smem 8B all; may_load|smem; needs offset; takes glc; offset 0..1048575
    U"\x1df9\x1b701a6\x24\x70805\x3e00" // 2157 s_buffer_load_dwordx4 smem 8B all; may_load|smem; takes glc
    U"\x1df9\x1b801a6\x24\x70805\x3e00" // 2158 s_buffer_load_dwordx4 smem 8B all; may_load|smem; takes glc
    U"\x1df9\x1b701a6\x24\x70805\x3f00" // 2159 s_buffer_load_dwordx4 smem 8B all; may_load|smem; needs offset; takes glc; offset 0..1048575
    U"\x1e0f\x1b901a7\x24\x70805\x3e00" // 2160 s_buffer_load_dwordx8 smem 8B all; may_load|smem; takes glc
    U"\x1e0f\x1ba01a7\x24\x70805\x3e00" // 2161 s_buffer_load_dwordx8 smem 8B all; may_load|smem; takes glc
    U"\x1e0f\x1b901a7\x24\x70805\x3f00" // 2162 s_buffer_load_dwordx8 smem 8B all; may_load|smem; needs offset; takes glc; offset 0..1048575
    U"\x1e25\x1a501a8\x8028\x70805\x3e00" // 2163 s_buffer_store_dword smem 8B all; may_store|smem|side_effects; takes glc
    U"\x1e25\x1a601a8\x8028\x70805\x3e00" // 2164 s_buffer_store_dword smem 8B all; may_store|smem|side_effects; takes glc
    U"\x1e25\x1a501a8\x8028\x70805\x3f00" // 2165 s_buffer_store_dword smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset 0..1048575
    U"\x1e3a\x1a901a9\x8028\x70805\x3e00" // 2166 s_buffer_store_dwordx2 smem 8B all; may_store|smem|side_effects; takes glc
    U"\x1e3a\x1aa01a9\x8028\x70805\x3e00" // 2167 s_buffer_store_dwordx2 smem 8B all; may_store|smem|side_effects; takes glc
    U"\x1e3a\x1a901a9\x8028\x70805\x3f00" // 2168 s_buffer_store_dwordx2 smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset 0..1048575
    U"\x1e51\x1ad01aa\x8028\x70805\x3e00" // 2169 s_buffer_store_dwordx4 smem 8B all; may_store|smem|side_effects; takes glc
    U"\x1e51\x1ae01aa\x8028\x70805\x3e00" // 2170 s_buffer_store_dwordx4 smem 8B all; may_store|smem|side_effects; takes glc
    U"\x1e51\x1ad01aa\x8028\x70805\x3f00" // 2171 s_buffer_store_dwordx4 smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset 0..1048575
    U"\x1e68\x27a01ab\x8802\x70402\x1900" // 2172 s_call_b64 sopk 4B all; salu|branch|side_effects
    U"\x1e73\x2e301ac\x9800\x70404\x1900" // 2173 s_cbranch_cdbgsys sopp 4B all; branch|conditional|side_effects
    U"\x1e85\x2e301ad\x9800\x70404\x1900" // 2174 s_cbranch_cdbgsys_and_user sopp 4B all; branch|conditional|side_effects
    U"\x1ea0\x2e301ae\x9800\x70404\x1900" // 2175 s_cbranch_cdbgsys_or_user sopp 4B all; branch|conditional|side_effects
    U"\x1eba\x2e301af\x9800\x70404\x1900" // 2176 s_cbranch_cdbguser sopp 4B all; branch|conditional|side_effects
    U"\x1ecd\x2e301b0\x9800\x4070404\x1900" // 2177 s_cbranch_execnz sopp 4B all; branch|conditional|side_effects; reads exec
    U"\x1ede\x2e301b1\x9800\x4070404\x1900" // 2178 s_cbranch_execz sopp 4B all; branch|conditional|side_effects; reads exec
    U"\x1eee\x27b01b2\x9802\x70401\x1900" // 2179 s_cbranch_g_fork sop2 4B all; salu|branch|conditional|side_effects
    U"\x1eff\x27c01b3\x9802\x70402\x1900" // 2180 s_cbranch_i_fork sopk 4B all; salu|branch|conditional|side_effects
    U"\x1f10\x2e401b4\x9802\x70400\x1900" // 2181 s_cbranch_join sop1 4B all; salu|branch|conditional|side_effects
    U"\x1f1f\x2e301b5\x9800\x1070404\x1900" // 2182 s_cbranch_scc0 sopp 4B all; branch|conditional|side_effects; reads scc
    U"\x1f2e\x2e301b6\x9800\x1070404\x1900" // 2183 s_cbranch_scc1 sopp 4B all; branch|conditional|side_effects; reads scc
    U"\x1f3d\x2e301b7\x9800\x2070404\x1900" // 2184 s_cbranch_vccnz sopp 4B all; branch|conditional|side_effects; reads vcc
    U"\x1f4d\x2e301b8\x9800\x2070404\x1900" // 2185 s_cbranch_vccz sopp 4B all; branch|conditional|side_effects; reads vcc
    U"\x1f5c\x27801b9\x2\x1070400\x1900" // 2186 s_cmov_b32 sop1 4B all; salu; reads scc
    U"\x1f67\x27d01ba\x2\x1070400\x1900" // 2187 s_cmov_b64 sop1 4B all; salu; reads scc
    U"\x1f72\x27101bb\x2\x1070402\x1900" // 2188 s_cmovk_i32 sopk 4B all; salu; reads scc
    U"\x1f7e\x27e01bc\x2\x70403\x1901" // 2189 s_cmp_eq_i32 sopc 4B all; salu; writes scc
    U"\x1f8b\x27f01bd\x2\x70403\x1901" // 2190 s_cmp_eq_u32 sopc 4B all; salu; writes scc
    U"\x1f98\x28001be\x2\x70403\x1901" // 2191 s_cmp_eq_u64 sopc 4B all; salu; writes scc
    U"\x1fa5\x27e01bf\x2\x70403\x1901" // 2192 s_cmp_ge_i32 sopc 4B all; salu; writes scc
    U"\x1fb2\x27f01c0\x2\x70403\x1901" // 2193 s_cmp_ge_u32 sopc 4B all; salu; writes scc
    U"\x1fbf\x27e01c1\x2\x70403\x1901" // 2194 s_cmp_gt_i32 sopc 4B all; salu; writes scc
    U"\x1fcc\x27f01c2\x2\x70403\x1901" // 2195 s_cmp_gt_u32 sopc 4B all; salu; writes scc
    U"\x1fd9\x27e01c3\x2\x70403\x1901" // 2196 s_cmp_le_i32 sopc 4B all; salu; writes scc
    U"\x1fe6\x27f01c4\x2\x70403\x1901" // 2197 s_cmp_le_u32 sopc 4B all; salu; writes scc
    U"\x1ff3\x27e01c5\x2\x70403\x1901" // 2198 s_cmp_lg_i32 sopc 4B all; salu; writes scc
    U"\x2000\x27f01c6\x2\x70403\x1901" // 2199 s_cmp_lg_u32 sopc 4B all; salu; writes scc
    U"\x200d\x28001c7\x2\x70403\x1901" // 2200 s_cmp_lg_u64 sopc 4B all; salu; writes scc
    U"\x201a\x27e01c8\x2\x70403\x1901" // 2201 s_cmp_lt_i32 sopc 4B all; salu; writes scc
    U"\x2027\x27f01c9\x2\x70403\x1901" // 2202 s_cmp_lt_u32 sopc 4B all; salu; writes scc
    U"\x2034\x28101ca\x2\x70402\x1901" // 2203 s_cmpk_eq_i32 sopk 4B all; salu; writes scc
    U"\x2042\x28201cb\x2\x70402\x1901" // 2204 s_cmpk_eq_u32 sopk 4B all; salu; writes scc
    U"\x2050\x28101cc\x2\x70402\x1901" // 2205 s_cmpk_ge_i32 sopk 4B all; salu; writes scc
    U"\x205e\x28201cd\x2\x70402\x1901" // 2206 s_cmpk_ge_u32 sopk 4B all; salu; writes scc
    U"\x206c\x28101ce\x2\x70402\x1901" // 2207 s_cmpk_gt_i32 sopk 4B all; salu; writes scc
    U"\x207a\x28201cf\x2\x70402\x1901" // 2208 s_cmpk_gt_u32 sopk 4B all; salu; writes scc
    U"\x2088\x28101d0\x2\x70402\x1901" // 2209 s_cmpk_le_i32 sopk 4B all; salu; writes scc
    U"\x2096\x28201d1\x2\x70402\x1901" // 2210 s_cmpk_le_u32 sopk 4B all; salu; writes scc
    U"\x20a4\x28101d2\x2\x70402\x1901" // 2211 s_cmpk_lg_i32 sopk 4B all; salu; writes scc
    U"\x20b2\x28201d3\x2\x70402\x1901" // 2212 s_cmpk_lg_u32 sopk 4B all; salu; writes scc
    U"\x20c0\x28101d4\x2\x70402\x1901" // 2213 s_cmpk_lt_i32 sopk 4B all; salu; writes scc
    U"\x20ce\x28201d5\x2\x70402\x1901" // 2214 s_cmpk_lt_u32 sopk 4B all; salu; writes scc
    U"\x20dc\x19101d6\x2\x1070401\x1900" // 2215 s_cselect_b32 sop2 4B all; salu; reads scc
    U"\x20ea\x19201d7\x2\x1070401\x1900" // 2216 s_cselect_b64 sop2 4B all; salu; reads scc
    U"\x20f8\x28301d8\x8020\x70805\x1900" // 2217 s_dcache_discard smem 8B all; smem|side_effects
    U"\x20f8\x28401d8\x8020\x70805\x1900" // 2218 s_dcache_discard smem 8B all; smem|side_effects
    U"\x20f8\x28301d8\x8020\x70805\x3900" // 2219 s_dcache_discard smem 8B all; smem|side_effects; needs offset; offset -1048576..1048575
    U"\x2109\x28301d9\x8020\x70805\x1900" // 2220 s_dcache_discard_x2 smem 8B all; smem|side_effects
    U"\x2109\x28401d9\x8020\x70805\x1900" // 2221 s_dcache_discard_x2 smem 8B all; smem|side_effects
    U"\x2109\x28301d9\x8020\x70805\x3900" // 2222 s_dcache_discard_x2 smem 8B all; smem|side_effects; needs offset; offset -1048576..1048575
    U"\x211d\x2f001da\x8020\x70805\x1900" // 2223 s_dcache_inv smem 8B all; smem|side_effects
    U"\x212a\x2f001db\x8020\x70805\x1900" // 2224 s_dcache_inv_vol smem 8B all; smem|side_effects
    U"\x213b\x2f001dc\x8020\x70805\x1900" // 2225 s_dcache_wb smem 8B all; smem|side_effects
    U"\x2147\x2f001dd\x8020\x70805\x1900" // 2226 s_dcache_wb_vol smem 8B all; smem|side_effects
    U"\x2157\x2e501de\x8000\x70404\x1900" // 2227 s_decperflevel sopp 4B all; side_effects
    U"\x2166\x2f001df\xa000\x70404\x1900" // 2228 s_endpgm sopp 4B all; ends_program|side_effects
    U"\x216f\x2f001e0\xa000\x70404\x1900" // 2229 s_endpgm_ordered_ps_done sopp 4B all; ends_program|side_effects
    U"\x2188\x2f001e1\xa000\x70404\x1900" // 2230 s_endpgm_saved sopp 4B all; ends_program|side_effects
    U"\x2197\x27301e2\x2\x70400\x1900" // 2231 s_ff0_i32_b32 sop1 4B all; salu
    U"\x21a5\x27401e3\x2\x70400\x1900" // 2232 s_ff0_i32_b64 sop1 4B all; salu
    U"\x21b3\x27301e4\x2\x70400\x1900" // 2233 s_ff1_i32_b32 sop1 4B all; salu
    U"\x21c1\x27401e5\x2\x70400\x1900" // 2234 s_ff1_i32_b64 sop1 4B all; salu
    U"\x21cf\x27301e6\x2\x70400\x1900" // 2235 s_flbit_i32 sop1 4B all; salu
    U"\x21db\x27301e7\x2\x70400\x1900" // 2236 s_flbit_i32_b32 sop1 4B all; salu
    U"\x21eb\x27401e8\x2\x70400\x1900" // 2237 s_flbit_i32_b64 sop1 4B all; salu
    U"\x21fb\x27401e9\x2\x70400\x1900" // 2238 s_flbit_i32_i64 sop1 4B all; salu
    U"\x220b\x2e601ea\x2\x70400\x1900" // 2239 s_getpc_b64 sop1 4B all; salu
    U"\x2217\x28501eb\x2\x10070402\x1900" // 2240 s_getreg_b32 sopk 4B all; salu; reads mode
    U"\x2224\x2f001ec\x8000\x70404\x1900" // 2241 s_icache_inv sopp 4B all; side_effects
    U"\x2231\x2e501ed\x8000\x70404\x1900" // 2242 s_incperflevel sopp 4B all; side_effects
    U"\x2240\x1bb01ee\x24\x70805\x3e00" // 2243 s_load_dword smem 8B all; may_load|smem; takes glc
    U"\x2240\x1bc01ee\x24\x70805\x3e00" // 2244 s_load_dword smem 8B all; may_load|smem; takes glc
    U"\x2240\x1bb01ee\x24\x70805\x4000" // 2245 s_load_dword smem 8B all; may_load|smem; needs offset; takes glc; offset -1048576..1048575
    U"\x224d\x1bd01ef\x24\x70805\x3e00" // 2246 s_load_dwordx16 smem 8B all; may_load|smem; takes glc
    U"\x224d\x1be01ef\x24\x70805\x3e00" // 2247 s_load_dwordx16 smem 8B all; may_load|smem; takes glc
    U"\x224d\x1bd01ef\x24\x70805\x4000" // 2248 s_load_dwordx16 smem 8B all; may_load|smem; needs offset; takes glc; offset -1048576..1048575
    U"\x225d\x1bf01f0\x24\x70805\x3e00" // 2249 s_load_dwordx2 smem 8B all; may_load|smem; takes glc
    U"\x225d\x1c001f0\x24\x70805\x3e00" // 2250 s_load_dwordx2 smem 8B all; may_load|smem; takes glc
    U"\x225d\x1bf01f0\x24\x70805\x4000" // 2251 s_load_dwordx2 smem 8B all; may_load|smem; needs offset; takes glc; offset -1048576..1048575
    U"\x226c\x1c101f1\x24\x70805\x3e00" // 2252 s_load_dwordx4 smem 8B all; may_load|smem; takes glc
    U"\x226c\x1c201f1\x24\x70805\x3e00" // 2253 s_load_dwordx4 smem 8B all; may_load|smem; takes glc
    U"\x226c\x1c101f1\x24\x70805\x4000" // 2254 s_load_dwordx4 smem 8B all; may_load|smem; needs offset; takes glc; offset -1048576..1048575
    U"\x227b\x1c301f2\x24\x70805\x3e00" // 2255 s_load_dwordx8 smem 8B all; may_load|smem; takes glc
    U"\x227b\x1c401f2\x24\x70805\x3e00" // 2256 s_load_dwordx8 smem 8B all; may_load|smem; takes glc
    U"\x227b\x1c301f2\x24\x70805\x4000" // 2257 s_load_dwordx8 smem 8B all; may_load|smem; needs offset; takes glc; offset -1048576..1048575
    U"\x228a\x19101f3\x2\x70401\x1901" // 2258 s_lshl1_add_u32 sop2 4B all; salu; writes scc
    U"\x229a\x19101f4\x2\x70401\x1901" // 2259 s_lshl2_add_u32 sop2 4B all; salu; writes scc
    U"\x22aa\x19101f5\x2\x70401\x1901" // 2260 s_lshl3_add_u32 sop2 4B all; salu; writes scc
    U"\x22ba\x19101f6\x2\x70401\x1901" // 2261 s_lshl4_add_u32 sop2 4B all; salu; writes scc
    U"\x22ca\x19101f7\x2\x70401\x1901" // 2262 s_lshl_b32 sop2 4B all; salu; writes scc
    U"\x22d5\x19301f8\x2\x70401\x1901" // 2263 s_lshl_b64 sop2 4B all; salu; writes scc
    U"\x22e0\x19101f9\x2\x70401\x1901" // 2264 s_lshr_b32 sop2 4B all; salu; writes scc
    U"\x22eb\x19301fa\x2\x70401\x1901" // 2265 s_lshr_b64 sop2 4B all; salu; writes scc
    U"\x22f6\x18f01fb\x2\x70401\x1901" // 2266 s_max_i32 sop2 4B all; salu; writes scc
    U"\x2300\x19001fc\x2\x70401\x1901" // 2267 s_max_u32 sop2 4B all; salu; writes scc
    U"\x230a\x2e701fd\x8020\x70805\x1900" // 2268 s_memrealtime smem 8B all; smem|side_effects
    U"\x2318\x2e701fe\x8020\x70805\x1900" // 2269 s_memtime smem 8B all; smem|side_effects
    U"\x2322\x18f01ff\x2\x70401\x1901" // 2270 s_min_i32 sop2 4B all; salu; writes scc
    U"\x232c\x1900200\x2\x70401\x1901" // 2271 s_min_u32 sop2 4B all; salu; writes scc
    U"\x2336\x2730201\x2\x70400\x1900" // 2272 s_mov_b32 sop1 4B all; salu
    U"\x2340\x2720202\x2\x70400\x1900" // 2273 s_mov_b64 sop1 4B all; salu
    U"\x234a\x2860203\x2\x70402\x1900" // 2274 s_movk_i32 sopk 4B all; salu
    U"\x2355\x2870204\x2\x8070400\x1900" // 2275 s_movreld_b32 sop1 4B all; salu; reads m0
    U"\x2363\x2880205\x2\x8070400\x1900" // 2276 s_movreld_b64 sop1 4B all; salu; reads m0
    U"\x2371\x2890206\x2\x8070400\x1900" // 2277 s_movrels_b32 sop1 4B all; salu; reads m0
    U"\x237f\x28a0207\x2\x8070400\x1900" // 2278 s_movrels_b64 sop1 4B all; salu; reads m0
    U"\x238d\x18f0208\x2\x70401\x1900" // 2279 s_mul_hi_i32 sop2 4B all; salu
    U"\x239a\x1900209\x2\x70401\x1900" // 2280 s_mul_hi_u32 sop2 4B all; salu
    U"\x23a7\x18f020a\x2\x70401\x1900" // 2281 s_mul_i32 sop2 4B all; salu
    U"\x23b1\x271020b\x2\x70402\x1900" // 2282 s_mulk_i32 sopk 4B all; salu
    U"\x23bc\x191020c\x2\x70401\x1901" // 2283 s_nand_b32 sop2 4B all; salu; writes scc
    U"\x23c7\x192020d\x2\x70401\x1901" // 2284 s_nand_b64 sop2 4B all; salu; writes scc
    U"\x23d2\x272020e\x2\x4070400\x1905" // 2285 s_nand_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x23e6\x2e5020f\x4008000\x70404\x1900" // 2286 s_nop sopp 4B all; side_effects|nop
    U"\x23ec\x1910210\x2\x70401\x1901" // 2287 s_nor_b32 sop2 4B all; salu; writes scc
    U"\x23f6\x1920211\x2\x70401\x1901" // 2288 s_nor_b64 sop2 4B all; salu; writes scc
    U"\x2400\x2720212\x2\x4070400\x1905" // 2289 s_nor_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x2413\x2730213\x2\x70400\x1901" // 2290 s_not_b32 sop1 4B all; salu; writes scc
    U"\x241d\x2720214\x2\x70400\x1901" // 2291 s_not_b64 sop1 4B all; salu; writes scc
    U"\x2427\x1910215\x2\x70401\x1901" // 2292 s_or_b32 sop2 4B all; salu; writes scc
    U"\x2430\x1920216\x2\x70401\x1901" // 2293 s_or_b64 sop2 4B all; salu; writes scc
    U"\x2439\x2720217\x2\x4070400\x1905" // 2294 s_or_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x244b\x2720218\x2\x4070400\x1905" // 2295 s_orn1_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x245f\x1910219\x2\x70401\x1901" // 2296 s_orn2_b32 sop2 4B all; salu; writes scc
    U"\x246a\x192021a\x2\x70401\x1901" // 2297 s_orn2_b64 sop2 4B all; salu; writes scc
    U"\x2475\x272021b\x2\x4070400\x1905" // 2298 s_orn2_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x2489\x191021c\x2\x70401\x1900" // 2299 s_pack_hh_b32_b16 sop2 4B all; salu
    U"\x249b\x191021d\x2\x70401\x1900" // 2300 s_pack_lh_b32_b16 sop2 4B all; salu
    U"\x24ad\x191021e\x2\x70401\x1900" // 2301 s_pack_ll_b32_b16 sop2 4B all; salu
    U"\x24bf\x273021f\x2\x70400\x1901" // 2302 s_quadmask_b32 sop1 4B all; salu; writes scc
    U"\x24ce\x2720220\x2\x70400\x1901" // 2303 s_quadmask_b64 sop1 4B all; salu; writes scc
    U"\x24dd\x2e80221\x8802\x70400\x1900" // 2304 s_rfe_b64 sop1 4B all; salu|branch|side_effects
    U"\x24e7\x2760222\x8802\x70401\x1900" // 2305 s_rfe_restore_b64 sop2 4B all; salu|branch|side_effects
    U"\x24f9\x1bb0223\x24\x20070805\x3e00" // 2306 s_scratch_load_dword smem 8B all; may_load|smem; reads flat_scratch; takes glc
    U"\x24f9\x1bc0223\x24\x20070805\x3e00" // 2307 s_scratch_load_dword smem 8B all; may_load|smem; reads flat_scratch; takes glc
    U"\x24f9\x1bb0223\x24\x20070805\x4000" // 2308 s_scratch_load_dword smem 8B all; may_load|smem; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    U"\x250e\x1bf0224\x24\x20070805\x3e00" // 2309 s_scratch_load_dwordx2 smem 8B all; may_load|smem; reads flat_scratch; takes glc
    U"\x250e\x1c00224\x24\x20070805\x3e00" // 2310 s_scratch_load_dwordx2 smem 8B all; may_load|smem; reads flat_scratch; takes glc
    U"\x250e\x1bf0224\x24\x20070805\x4000" // 2311 s_scratch_load_dwordx2 smem 8B all; may_load|smem; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    U"\x2525\x1c10225\x24\x20070805\x3e00" // 2312 s_scratch_load_dwordx4 smem 8B all; may_load|smem; reads flat_scratch; takes glc
    U"\x2525\x1c20225\x24\x20070805\x3e00" // 2313 s_scratch_load_dwordx4 smem 8B all; may_load|smem; reads flat_scratch; takes glc
    U"\x2525\x1c10225\x24\x20070805\x4000" // 2314 s_scratch_load_dwordx4 smem 8B all; may_load|smem; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    U"\x253c\x1980226\x8028\x20070805\x3e00" // 2315 s_scratch_store_dword smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    U"\x253c\x1990226\x8028\x20070805\x3e00" // 2316 s_scratch_store_dword smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    U"\x253c\x1980226\x8028\x20070805\x4000" // 2317 s_scratch_store_dword smem 8B all; may_store|smem|side_effects; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    U"\x2552\x19c0227\x8028\x20070805\x3e00" // 2318 s_scratch_store_dwordx2 smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    U"\x2552\x19d0227\x8028\x20070805\x3e00" // 2319 s_scratch_store_dwordx2 smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    U"\x2552\x19c0227\x8028\x20070805\x4000" // 2320 s_scratch_store_dwordx2 smem 8B all; may_store|smem|side_effects; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    U"\x256a\x1a00228\x8028\x20070805\x3e00" // 2321 s_scratch_store_dwordx4 smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    U"\x256a\x1a10228\x8028\x20070805\x3e00" // 2322 s_scratch_store_dwordx4 smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    U"\x256a\x1a00228\x8028\x20070805\x4000" // 2323 s_scratch_store_dwordx4 smem 8B all; may_store|smem|side_effects; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    U"\x2582\x2e90229\x408000\xc070404\x1900" // 2324 s_sendmsg sopp 4B all; side_effects|sends_message; reads exec|m0
    U"\x258c\x2e9022a\x408000\xc070404\x1900" // 2325 s_sendmsghalt sopp 4B all; side_effects|sends_message; reads exec|m0
    U"\x259a\x2ea022b\x8002\x18070400\x1918" // 2326 s_set_gpr_idx_idx sop1 4B all; salu|side_effects; reads m0|mode; writes m0|mode
    U"\x25ac\x2e5022c\x8000\x10070404\x1918" // 2327 s_set_gpr_idx_mode sopp 4B all; side_effects; reads mode; writes m0|mode
    U"\x25bf\x2f0022d\x8000\x10070404\x1910" // 2328 s_set_gpr_idx_off sopp 4B all; side_effects; reads mode; writes mode
    U"\x25d1\x28b022e\x8002\x18070403\x1918" // 2329 s_set_gpr_idx_on sopc 4B all; salu|side_effects; reads m0|mode; writes m0|mode
    U"\x25e2\x2eb022f\x8000\x70404\x1900" // 2330 s_sethalt sopp 4B all; side_effects
    U"\x25ec\x2eb0230\x8000\x70404\x1900" // 2331 s_setkill sopp 4B all; side_effects
    U"\x25f6\x2e80231\x8802\x70400\x1900" // 2332 s_setpc_b64 sop1 4B all; salu|branch|side_effects
    U"\x2602\x2ec0232\x8000\x70404\x1900" // 2333 s_setprio sopp 4B all; side_effects
    U"\x260c\x28c0233\x8002\x10070402\x1910" // 2334 s_setreg_b32 sopk 4B all; salu|side_effects; reads mode; writes mode
    U"\x2619\x28d0234\x8002\x10070802\x1910" // 2335 s_setreg_imm32_b32 sopk 8B all; salu|side_effects; reads mode; writes mode
    U"\x262c\x2750235\x8002\x70403\x1901" // 2336 s_setvskip sopc 4B all; salu|side_effects; writes scc
    U"\x2637\x2730236\x2\x70400\x1900" // 2337 s_sext_i32_i16 sop1 4B all; salu
    U"\x2646\x2730237\x2\x70400\x1900" // 2338 s_sext_i32_i8 sop1 4B all; salu
    U"\x2654\x2ed0238\x8000\x70404\x1900" // 2339 s_sleep sopp 4B all; side_effects
    U"\x265c\x1980239\x8028\x70805\x3e00" // 2340 s_store_dword smem 8B all; may_store|smem|side_effects; takes glc
    U"\x265c\x1990239\x8028\x70805\x3e00" // 2341 s_store_dword smem 8B all; may_store|smem|side_effects; takes glc
    U"\x265c\x1980239\x8028\x70805\x4000" // 2342 s_store_dword smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset -1048576..1048575
    U"\x266a\x19c023a\x8028\x70805\x3e00" // 2343 s_store_dwordx2 smem 8B all; may_store|smem|side_effects; takes glc
    U"\x266a\x19d023a\x8028\x70805\x3e00" // 2344 s_store_dwordx2 smem 8B all; may_store|smem|side_effects; takes glc
    U"\x266a\x19c023a\x8028\x70805\x4000" // 2345 s_store_dwordx2 smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset -1048576..1048575
    U"\x267a\x1a0023b\x8028\x70805\x3e00" // 2346 s_store_dwordx4 smem 8B all; may_store|smem|side_effects; takes glc
    U"\x267a\x1a1023b\x8028\x70805\x3e00" // 2347 s_store_dwordx4 smem 8B all; may_store|smem|side_effects; takes glc
    U"\x267a\x1a0023b\x8028\x70805\x4000" // 2348 s_store_dwordx4 smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset -1048576..1048575
    U"\x268a\x18f023c\x2\x70401\x1901" // 2349 s_sub_i32 sop2 4B all; salu; writes scc
    U"\x2694\x190023d\x2\x70401\x1901" // 2350 s_sub_u32 sop2 4B all; salu; writes scc
    U"\x269e\x190023e\x2\x1070401\x1901" // 2351 s_subb_u32 sop2 4B all; salu; reads scc; writes scc
    U"\x26a9\x272023f\x8802\x70400\x1900" // 2352 s_swappc_b64 sop1 4B all; salu|branch|side_effects
    U"\x26b6\x2ee0240\x8000\x70404\x1900" // 2353 s_trap sopp 4B all; side_effects
    U"\x26bd\x2f00241\x8000\x8070404\x1900" // 2354 s_ttracedata sopp 4B all; side_effects; reads m0
    U"\x26ca\x2ef0242\x2008000\x70404\x1900" // 2355 s_waitcnt sopp 4B all; side_effects|waitcnt
    U"\x26d4\x2f00243\x8000\x70404\x1900" // 2356 s_wakeup sopp 4B all; side_effects
    U"\x26dd\x2730244\x2\x70400\x1901" // 2357 s_wqm_b32 sop1 4B all; salu; writes scc
    U"\x26e7\x2720245\x2\x70400\x1901" // 2358 s_wqm_b64 sop1 4B all; salu; writes scc
    U"\x26f1\x1910246\x2\x70401\x1901" // 2359 s_xnor_b32 sop2 4B all; salu; writes scc
    U"\x26fc\x1920247\x2\x70401\x1901" // 2360 s_xnor_b64 sop2 4B all; salu; writes scc
    U"\x2707\x2720248\x2\x4070400\x1905" // 2361 s_xnor_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x271b\x1910249\x2\x70401\x1901" // 2362 s_xor_b32 sop2 4B all; salu; writes scc
    U"\x2725\x192024a\x2\x70401\x1901" // 2363 s_xor_b64 sop2 4B all; salu; writes scc
    U"\x272f\x272024b\x2\x4070400\x1905" // 2364 s_xor_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x2742\x1c5024c\x14\x24060811\x3700" // 2365 scratch_load_dword scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2742\x1c6024c\x14\x24010811\x3600" // 2366 scratch_load_dword scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2742\x1c6024c\x14\x24060811\x3700" // 2367 scratch_load_dword scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2742\x1c7024c\x14\x24010811\x3600" // 2368 scratch_load_dword scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2742\x1c7024c\x14\x24060811\x3700" // 2369 scratch_load_dword scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2742\x1c8024c\x14\x24060811\x3700" // 2370 scratch_load_dword scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2742\x28e024c\x841c\xc010811\x3800" // 2371 scratch_load_dword scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2742\x28f024c\x841c\xc010811\x3800" // 2372 scratch_load_dword scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2755\x1c9024d\x14\x24060811\x3700" // 2373 scratch_load_dwordx2 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2755\x1ca024d\x14\x24010811\x3600" // 2374 scratch_load_dwordx2 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2755\x1ca024d\x14\x24060811\x3700" // 2375 scratch_load_dwordx2 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2755\x1cb024d\x14\x24010811\x3600" // 2376 scratch_load_dwordx2 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2755\x1cb024d\x14\x24060811\x3700" // 2377 scratch_load_dwordx2 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2755\x1cc024d\x14\x24060811\x3700" // 2378 scratch_load_dwordx2 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x276a\x1cd024e\x14\x24060811\x3700" // 2379 scratch_load_dwordx3 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x276a\x1ce024e\x14\x24010811\x3600" // 2380 scratch_load_dwordx3 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x276a\x1ce024e\x14\x24060811\x3700" // 2381 scratch_load_dwordx3 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x276a\x1cf024e\x14\x24010811\x3600" // 2382 scratch_load_dwordx3 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x276a\x1cf024e\x14\x24060811\x3700" // 2383 scratch_load_dwordx3 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x276a\x1d0024e\x14\x24060811\x3700" // 2384 scratch_load_dwordx3 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x277f\x1d1024f\x14\x24060811\x3700" // 2385 scratch_load_dwordx4 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x277f\x1d2024f\x14\x24010811\x3600" // 2386 scratch_load_dwordx4 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x277f\x1d2024f\x14\x24060811\x3700" // 2387 scratch_load_dwordx4 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x277f\x1d3024f\x14\x24010811\x3600" // 2388 scratch_load_dwordx4 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x277f\x1d3024f\x14\x24060811\x3700" // 2389 scratch_load_dwordx4 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x277f\x1d4024f\x14\x24060811\x3700" // 2390 scratch_load_dwordx4 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2794\x2900250\x841c\xc060811\x3700" // 2391 scratch_load_lds_dword scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2794\x28e0250\x841c\xc060811\x3700" // 2392 scratch_load_lds_dword scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2794\x28f0250\x841c\xc060811\x3700" // 2393 scratch_load_lds_dword scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2794\x2910250\x841c\xc060811\x3700" // 2394 scratch_load_lds_dword scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27ab\x2900251\x841c\xc060811\x3700" // 2395 scratch_load_lds_sbyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27ab\x28e0251\x841c\xc060811\x3700" // 2396 scratch_load_lds_sbyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27ab\x28f0251\x841c\xc060811\x3700" // 2397 scratch_load_lds_sbyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27ab\x2910251\x841c\xc060811\x3700" // 2398 scratch_load_lds_sbyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27c2\x2900252\x841c\xc060811\x3700" // 2399 scratch_load_lds_sshort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27c2\x28e0252\x841c\xc060811\x3700" // 2400 scratch_load_lds_sshort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27c2\x28f0252\x841c\xc060811\x3700" // 2401 scratch_load_lds_sshort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27c2\x2910252\x841c\xc060811\x3700" // 2402 scratch_load_lds_sshort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27da\x2900253\x841c\xc060811\x3700" // 2403 scratch_load_lds_ubyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27da\x28e0253\x841c\xc060811\x3700" // 2404 scratch_load_lds_ubyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27da\x28f0253\x841c\xc060811\x3700" // 2405 scratch_load_lds_ubyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27da\x2910253\x841c\xc060811\x3700" // 2406 scratch_load_lds_ubyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27f1\x2900254\x841c\xc060811\x3700" // 2407 scratch_load_lds_ushort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27f1\x28e0254\x841c\xc060811\x3700" // 2408 scratch_load_lds_ushort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27f1\x28f0254\x841c\xc060811\x3700" // 2409 scratch_load_lds_ushort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x27f1\x2910254\x841c\xc060811\x3700" // 2410 scratch_load_lds_ushort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2809\x1c50255\x14\x24060811\x3700" // 2411 scratch_load_sbyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2809\x1c60255\x14\x24010811\x3600" // 2412 scratch_load_sbyte scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2809\x1c60255\x14\x24060811\x3700" // 2413 scratch_load_sbyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2809\x1c70255\x14\x24010811\x3600" // 2414 scratch_load_sbyte scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2809\x1c70255\x14\x24060811\x3700" // 2415 scratch_load_sbyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2809\x1c80255\x14\x24060811\x3700" // 2416 scratch_load_sbyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2809\x28e0255\x841c\xc010811\x3800" // 2417 scratch_load_sbyte scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2809\x28f0255\x841c\xc010811\x3800" // 2418 scratch_load_sbyte scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x281c\x1c50256\x20000014\x24060811\x3700" // 2419 scratch_load_sbyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x281c\x1c60256\x20000014\x24010811\x3600" // 2420 scratch_load_sbyte_d16 scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x281c\x1c60256\x20000014\x24060811\x3700" // 2421 scratch_load_sbyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x281c\x1c70256\x20000014\x24010811\x3600" // 2422 scratch_load_sbyte_d16 scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x281c\x1c70256\x20000014\x24060811\x3700" // 2423 scratch_load_sbyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x281c\x1c80256\x20000014\x24060811\x3700" // 2424 scratch_load_sbyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2833\x1c50257\x20000014\x24060811\x3700" // 2425 scratch_load_sbyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2833\x1c60257\x20000014\x24010811\x3600" // 2426 scratch_load_sbyte_d16_hi scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2833\x1c60257\x20000014\x24060811\x3700" // 2427 scratch_load_sbyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2833\x1c70257\x20000014\x24010811\x3600" // 2428 scratch_load_sbyte_d16_hi scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2833\x1c70257\x20000014\x24060811\x3700" // 2429 scratch_load_sbyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2833\x1c80257\x20000014\x24060811\x3700" // 2430 scratch_load_sbyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x284d\x1c50258\x20000014\x24060811\x3700" // 2431 scratch_load_short_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x284d\x1c60258\x20000014\x24010811\x3600" // 2432 scratch_load_short_d16 scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x284d\x1c60258\x20000014\x24060811\x3700" // 2433 scratch_load_short_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x284d\x1c70258\x20000014\x24010811\x3600" // 2434 scratch_load_short_d16 scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x284d\x1c70258\x20000014\x24060811\x3700" // 2435 scratch_load_short_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x284d\x1c80258\x20000014\x24060811\x3700" // 2436 scratch_load_short_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2864\x1c50259\x20000014\x24060811\x3700" // 2437 scratch_load_short_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2864\x1c60259\x20000014\x24010811\x3600" // 2438 scratch_load_short_d16_hi scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2864\x1c60259\x20000014\x24060811\x3700" // 2439 scratch_load_short_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2864\x1c70259\x20000014\x24010811\x3600" // 2440 scratch_load_short_d16_hi scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2864\x1c70259\x20000014\x24060811\x3700" // 2441 scratch_load_short_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2864\x1c80259\x20000014\x24060811\x3700" // 2442 scratch_load_short_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x287e\x1c5025a\x14\x24060811\x3700" // 2443 scratch_load_sshort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x287e\x1c6025a\x14\x24010811\x3600" // 2444 scratch_load_sshort scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x287e\x1c6025a\x14\x24060811\x3700" // 2445 scratch_load_sshort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x287e\x1c7025a\x14\x24010811\x3600" // 2446 scratch_load_sshort scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x287e\x1c7025a\x14\x24060811\x3700" // 2447 scratch_load_sshort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x287e\x1c8025a\x14\x24060811\x3700" // 2448 scratch_load_sshort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x287e\x28e025a\x841c\xc010811\x3800" // 2449 scratch_load_sshort scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x287e\x28f025a\x841c\xc010811\x3800" // 2450 scratch_load_sshort scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2892\x1c5025b\x14\x24060811\x3700" // 2451 scratch_load_ubyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2892\x1c6025b\x14\x24010811\x3600" // 2452 scratch_load_ubyte scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2892\x1c6025b\x14\x24060811\x3700" // 2453 scratch_load_ubyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2892\x1c7025b\x14\x24010811\x3600" // 2454 scratch_load_ubyte scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2892\x1c7025b\x14\x24060811\x3700" // 2455 scratch_load_ubyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2892\x1c8025b\x14\x24060811\x3700" // 2456 scratch_load_ubyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2892\x28e025b\x841c\xc010811\x3800" // 2457 scratch_load_ubyte scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2892\x28f025b\x841c\xc010811\x3800" // 2458 scratch_load_ubyte scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x28a5\x1c5025c\x20000014\x24060811\x3700" // 2459 scratch_load_ubyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28a5\x1c6025c\x20000014\x24010811\x3600" // 2460 scratch_load_ubyte_d16 scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x28a5\x1c6025c\x20000014\x24060811\x3700" // 2461 scratch_load_ubyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28a5\x1c7025c\x20000014\x24010811\x3600" // 2462 scratch_load_ubyte_d16 scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x28a5\x1c7025c\x20000014\x24060811\x3700" // 2463 scratch_load_ubyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28a5\x1c8025c\x20000014\x24060811\x3700" // 2464 scratch_load_ubyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28bc\x1c5025d\x20000014\x24060811\x3700" // 2465 scratch_load_ubyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28bc\x1c6025d\x20000014\x24010811\x3600" // 2466 scratch_load_ubyte_d16_hi scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x28bc\x1c6025d\x20000014\x24060811\x3700" // 2467 scratch_load_ubyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28bc\x1c7025d\x20000014\x24010811\x3600" // 2468 scratch_load_ubyte_d16_hi scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x28bc\x1c7025d\x20000014\x24060811\x3700" // 2469 scratch_load_ubyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28bc\x1c8025d\x20000014\x24060811\x3700" // 2470 scratch_load_ubyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28d6\x1c5025e\x14\x24060811\x3700" // 2471 scratch_load_ushort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28d6\x1c6025e\x14\x24010811\x3600" // 2472 scratch_load_ushort scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x28d6\x1c6025e\x14\x24060811\x3700" // 2473 scratch_load_ushort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28d6\x1c7025e\x14\x24010811\x3600" // 2474 scratch_load_ushort scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x28d6\x1c7025e\x14\x24060811\x3700" // 2475 scratch_load_ushort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28d6\x1c8025e\x14\x24060811\x3700" // 2476 scratch_load_ushort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28d6\x28e025e\x841c\xc010811\x3800" // 2477 scratch_load_ushort scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x28d6\x28f025e\x841c\xc010811\x3800" // 2478 scratch_load_ushort scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x28ea\x1d5025f\x8018\x24060811\x3700" // 2479 scratch_store_byte scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28ea\x1d6025f\x8018\x24010811\x3600" // 2480 scratch_store_byte scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x28ea\x1d6025f\x8018\x24060811\x3700" // 2481 scratch_store_byte scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28ea\x1d7025f\x8018\x24010811\x3600" // 2482 scratch_store_byte scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x28ea\x1d7025f\x8018\x24060811\x3700" // 2483 scratch_store_byte scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28ea\x1d8025f\x8018\x24060811\x3700" // 2484 scratch_store_byte scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28fd\x1d50260\x8018\x24060811\x3700" // 2485 scratch_store_byte_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28fd\x1d60260\x8018\x24010811\x3600" // 2486 scratch_store_byte_d16_hi scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x28fd\x1d60260\x8018\x24060811\x3700" // 2487 scratch_store_byte_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28fd\x1d70260\x8018\x24010811\x3600" // 2488 scratch_store_byte_d16_hi scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x28fd\x1d70260\x8018\x24060811\x3700" // 2489 scratch_store_byte_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x28fd\x1d80260\x8018\x24060811\x3700" // 2490 scratch_store_byte_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2917\x1d50261\x8018\x24060811\x3700" // 2491 scratch_store_dword scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2917\x1d60261\x8018\x24010811\x3600" // 2492 scratch_store_dword scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2917\x1d60261\x8018\x24060811\x3700" // 2493 scratch_store_dword scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2917\x1d70261\x8018\x24010811\x3600" // 2494 scratch_store_dword scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2917\x1d70261\x8018\x24060811\x3700" // 2495 scratch_store_dword scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2917\x1d80261\x8018\x24060811\x3700" // 2496 scratch_store_dword scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x292b\x1d90262\x8018\x24060811\x3700" // 2497 scratch_store_dwordx2 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x292b\x1da0262\x8018\x24010811\x3600" // 2498 scratch_store_dwordx2 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x292b\x1da0262\x8018\x24060811\x3700" // 2499 scratch_store_dwordx2 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x292b\x1db0262\x8018\x24010811\x3600" // 2500 scratch_store_dwordx2 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x292b\x1db0262\x8018\x24060811\x3700" // 2501 scratch_store_dwordx2 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x292b\x1dc0262\x8018\x24060811\x3700" // 2502 scratch_store_dwordx2 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2941\x1dd0263\x8018\x24060811\x3700" // 2503 scratch_store_dwordx3 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2941\x1de0263\x8018\x24010811\x3600" // 2504 scratch_store_dwordx3 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2941\x1de0263\x8018\x24060811\x3700" // 2505 scratch_store_dwordx3 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2941\x1df0263\x8018\x24010811\x3600" // 2506 scratch_store_dwordx3 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2941\x1df0263\x8018\x24060811\x3700" // 2507 scratch_store_dwordx3 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2941\x1e00263\x8018\x24060811\x3700" // 2508 scratch_store_dwordx3 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2957\x1e10264\x8018\x24060811\x3700" // 2509 scratch_store_dwordx4 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2957\x1e20264\x8018\x24010811\x3600" // 2510 scratch_store_dwordx4 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2957\x1e20264\x8018\x24060811\x3700" // 2511 scratch_store_dwordx4 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2957\x1e30264\x8018\x24010811\x3600" // 2512 scratch_store_dwordx4 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2957\x1e30264\x8018\x24060811\x3700" // 2513 scratch_store_dwordx4 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2957\x1e40264\x8018\x24060811\x3700" // 2514 scratch_store_dwordx4 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x296d\x1d50265\x8018\x24060811\x3700" // 2515 scratch_store_short scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x296d\x1d60265\x8018\x24010811\x3600" // 2516 scratch_store_short scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x296d\x1d60265\x8018\x24060811\x3700" // 2517 scratch_store_short scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x296d\x1d70265\x8018\x24010811\x3600" // 2518 scratch_store_short scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x296d\x1d70265\x8018\x24060811\x3700" // 2519 scratch_store_short scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x296d\x1d80265\x8018\x24060811\x3700" // 2520 scratch_store_short scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2981\x1d50266\x8018\x24060811\x3700" // 2521 scratch_store_short_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2981\x1d60266\x8018\x24010811\x3600" // 2522 scratch_store_short_d16_hi scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2981\x1d60266\x8018\x24060811\x3700" // 2523 scratch_store_short_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2981\x1d70266\x8018\x24010811\x3600" // 2524 scratch_store_short_d16_hi scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    U"\x2981\x1d70266\x8018\x24060811\x3700" // 2525 scratch_store_short_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x2981\x1d80266\x8018\x24060811\x3700" // 2526 scratch_store_short_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x299c\x560267\x14\x4010813\x4100" // 2527 tbuffer_load_format_d16_x mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x299c\x560267\x14\x4060813\x4200" // 2528 tbuffer_load_format_d16_x mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x299c\x570267\x14\x4010813\x4300" // 2529 tbuffer_load_format_d16_x mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x299c\x570267\x14\x4060813\x4400" // 2530 tbuffer_load_format_d16_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x299c\x570267\x14\x4010813\x4500" // 2531 tbuffer_load_format_d16_x mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x299c\x570267\x14\x4060813\x4600" // 2532 tbuffer_load_format_d16_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x299c\x580267\x14\x4010813\x4700" // 2533 tbuffer_load_format_d16_x mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x299c\x580267\x14\x4060813\x4800" // 2534 tbuffer_load_format_d16_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x29b6\x560268\x14\x4010813\x4100" // 2535 tbuffer_load_format_d16_xy mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x29b6\x560268\x14\x4060813\x4200" // 2536 tbuffer_load_format_d16_xy mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x29b6\x570268\x14\x4010813\x4300" // 2537 tbuffer_load_format_d16_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x29b6\x570268\x14\x4060813\x4400" // 2538 tbuffer_load_format_d16_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x29b6\x570268\x14\x4010813\x4500" // 2539 tbuffer_load_format_d16_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x29b6\x570268\x14\x4060813\x4600" // 2540 tbuffer_load_format_d16_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x29b6\x580268\x14\x4010813\x4700" // 2541 tbuffer_load_format_d16_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x29b6\x580268\x14\x4060813\x4800" // 2542 tbuffer_load_format_d16_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x29d1\x590269\x14\x4010813\x4100" // 2543 tbuffer_load_format_d16_xyz mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x29d1\x590269\x14\x4060813\x4200" // 2544 tbuffer_load_format_d16_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x29d1\x5a0269\x14\x4010813\x4300" // 2545 tbuffer_load_format_d16_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x29d1\x5a0269\x14\x4060813\x4400" // 2546 tbuffer_load_format_d16_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x29d1\x5a0269\x14\x4010813\x4500" // 2547 tbuffer_load_format_d16_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x29d1\x5a0269\x14\x4060813\x4600" // 2548 tbuffer_load_format_d16_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x29d1\x5b0269\x14\x4010813\x4700" // 2549 tbuffer_load_format_d16_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x29d1\x5b0269\x14\x4060813\x4800" // 2550 tbuffer_load_format_d16_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x29ed\x59026a\x14\x4010813\x4100" // 2551 tbuffer_load_format_d16_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x29ed\x59026a\x14\x4060813\x4200" // 2552 tbuffer_load_format_d16_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x29ed\x5a026a\x14\x4010813\x4300" // 2553 tbuffer_load_format_d16_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x29ed\x5a026a\x14\x4060813\x4400" // 2554 tbuffer_load_format_d16_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x29ed\x5a026a\x14\x4010813\x4500" // 2555 tbuffer_load_format_d16_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x29ed\x5a026a\x14\x4060813\x4600" // 2556 tbuffer_load_format_d16_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x29ed\x5b026a\x14\x4010813\x4700" // 2557 tbuffer_load_format_d16_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x29ed\x5b026a\x14\x4060813\x4800" // 2558 tbuffer_load_format_d16_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a0a\x56026b\x14\x4010813\x4100" // 2559 tbuffer_load_format_x mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a0a\x56026b\x14\x4060813\x4200" // 2560 tbuffer_load_format_x mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a0a\x57026b\x14\x4010813\x4300" // 2561 tbuffer_load_format_x mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a0a\x57026b\x14\x4060813\x4400" // 2562 tbuffer_load_format_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a0a\x57026b\x14\x4010813\x4500" // 2563 tbuffer_load_format_x mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a0a\x57026b\x14\x4060813\x4600" // 2564 tbuffer_load_format_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a0a\x58026b\x14\x4010813\x4700" // 2565 tbuffer_load_format_x mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a0a\x58026b\x14\x4060813\x4800" // 2566 tbuffer_load_format_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a20\x59026c\x14\x4010813\x4100" // 2567 tbuffer_load_format_xy mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a20\x59026c\x14\x4060813\x4200" // 2568 tbuffer_load_format_xy mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a20\x5a026c\x14\x4010813\x4300" // 2569 tbuffer_load_format_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a20\x5a026c\x14\x4060813\x4400" // 2570 tbuffer_load_format_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a20\x5a026c\x14\x4010813\x4500" // 2571 tbuffer_load_format_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a20\x5a026c\x14\x4060813\x4600" // 2572 tbuffer_load_format_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a20\x5b026c\x14\x4010813\x4700" // 2573 tbuffer_load_format_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a20\x5b026c\x14\x4060813\x4800" // 2574 tbuffer_load_format_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a37\x5c026d\x14\x4010813\x4100" // 2575 tbuffer_load_format_xyz mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a37\x5c026d\x14\x4060813\x4200" // 2576 tbuffer_load_format_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a37\x5d026d\x14\x4010813\x4300" // 2577 tbuffer_load_format_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a37\x5d026d\x14\x4060813\x4400" // 2578 tbuffer_load_format_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a37\x5d026d\x14\x4010813\x4500" // 2579 tbuffer_load_format_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a37\x5d026d\x14\x4060813\x4600" // 2580 tbuffer_load_format_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a37\x5e026d\x14\x4010813\x4700" // 2581 tbuffer_load_format_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a37\x5e026d\x14\x4060813\x4800" // 2582 tbuffer_load_format_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a4f\x5f026e\x14\x4010813\x4100" // 2583 tbuffer_load_format_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a4f\x5f026e\x14\x4060813\x4200" // 2584 tbuffer_load_format_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a4f\x60026e\x14\x4010813\x4300" // 2585 tbuffer_load_format_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a4f\x60026e\x14\x4060813\x4400" // 2586 tbuffer_load_format_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a4f\x60026e\x14\x4010813\x4500" // 2587 tbuffer_load_format_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a4f\x60026e\x14\x4060813\x4600" // 2588 tbuffer_load_format_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a4f\x61026e\x14\x4010813\x4700" // 2589 tbuffer_load_format_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a4f\x61026e\x14\x4060813\x4800" // 2590 tbuffer_load_format_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a68\x2c026f\x8018\x4010813\x4100" // 2591 tbuffer_store_format_d16_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a68\x2c026f\x8018\x4060813\x4200" // 2592 tbuffer_store_format_d16_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a68\x2d026f\x8018\x4010813\x4300" // 2593 tbuffer_store_format_d16_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a68\x2d026f\x8018\x4060813\x4400" // 2594 tbuffer_store_format_d16_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a68\x2d026f\x8018\x4010813\x4500" // 2595 tbuffer_store_format_d16_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a68\x2d026f\x8018\x4060813\x4600" // 2596 tbuffer_store_format_d16_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a68\x2f026f\x8018\x4010813\x4700" // 2597 tbuffer_store_format_d16_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a68\x2f026f\x8018\x4060813\x4800" // 2598 tbuffer_store_format_d16_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a83\x2c0270\x8018\x4010813\x4100" // 2599 tbuffer_store_format_d16_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a83\x2c0270\x8018\x4060813\x4200" // 2600 tbuffer_store_format_d16_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a83\x2d0270\x8018\x4010813\x4300" // 2601 tbuffer_store_format_d16_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a83\x2d0270\x8018\x4060813\x4400" // 2602 tbuffer_store_format_d16_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a83\x2d0270\x8018\x4010813\x4500" // 2603 tbuffer_store_format_d16_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a83\x2d0270\x8018\x4060813\x4600" // 2604 tbuffer_store_format_d16_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a83\x2f0270\x8018\x4010813\x4700" // 2605 tbuffer_store_format_d16_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a83\x2f0270\x8018\x4060813\x4800" // 2606 tbuffer_store_format_d16_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a9f\x3e0271\x8018\x4010813\x4100" // 2607 tbuffer_store_format_d16_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a9f\x3e0271\x8018\x4060813\x4200" // 2608 tbuffer_store_format_d16_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a9f\x3f0271\x8018\x4010813\x4300" // 2609 tbuffer_store_format_d16_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a9f\x3f0271\x8018\x4060813\x4400" // 2610 tbuffer_store_format_d16_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a9f\x3f0271\x8018\x4010813\x4500" // 2611 tbuffer_store_format_d16_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a9f\x3f0271\x8018\x4060813\x4600" // 2612 tbuffer_store_format_d16_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2a9f\x410271\x8018\x4010813\x4700" // 2613 tbuffer_store_format_d16_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2a9f\x410271\x8018\x4060813\x4800" // 2614 tbuffer_store_format_d16_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2abc\x3e0272\x8018\x4010813\x4100" // 2615 tbuffer_store_format_d16_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2abc\x3e0272\x8018\x4060813\x4200" // 2616 tbuffer_store_format_d16_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2abc\x3f0272\x8018\x4010813\x4300" // 2617 tbuffer_store_format_d16_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2abc\x3f0272\x8018\x4060813\x4400" // 2618 tbuffer_store_format_d16_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2abc\x3f0272\x8018\x4010813\x4500" // 2619 tbuffer_store_format_d16_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2abc\x3f0272\x8018\x4060813\x4600" // 2620 tbuffer_store_format_d16_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2abc\x410272\x8018\x4010813\x4700" // 2621 tbuffer_store_format_d16_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2abc\x410272\x8018\x4060813\x4800" // 2622 tbuffer_store_format_d16_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2ada\x2c0273\x8018\x4010813\x4100" // 2623 tbuffer_store_format_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2ada\x2c0273\x8018\x4060813\x4200" // 2624 tbuffer_store_format_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2ada\x2d0273\x8018\x4010813\x4300" // 2625 tbuffer_store_format_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2ada\x2d0273\x8018\x4060813\x4400" // 2626 tbuffer_store_format_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2ada\x2d0273\x8018\x4010813\x4500" // 2627 tbuffer_store_format_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2ada\x2d0273\x8018\x4060813\x4600" // 2628 tbuffer_store_format_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2ada\x2f0273\x8018\x4010813\x4700" // 2629 tbuffer_store_format_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2ada\x2f0273\x8018\x4060813\x4800" // 2630 tbuffer_store_format_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2af1\x3e0274\x8018\x4010813\x4100" // 2631 tbuffer_store_format_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2af1\x3e0274\x8018\x4060813\x4200" // 2632 tbuffer_store_format_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2af1\x3f0274\x8018\x4010813\x4300" // 2633 tbuffer_store_format_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2af1\x3f0274\x8018\x4060813\x4400" // 2634 tbuffer_store_format_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2af1\x3f0274\x8018\x4010813\x4500" // 2635 tbuffer_store_format_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2af1\x3f0274\x8018\x4060813\x4600" // 2636 tbuffer_store_format_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2af1\x410274\x8018\x4010813\x4700" // 2637 tbuffer_store_format_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2af1\x410274\x8018\x4060813\x4800" // 2638 tbuffer_store_format_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2b09\x620275\x8018\x4010813\x4100" // 2639 tbuffer_store_format_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2b09\x620275\x8018\x4060813\x4200" // 2640 tbuffer_store_format_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2b09\x630275\x8018\x4010813\x4300" // 2641 tbuffer_store_format_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2b09\x630275\x8018\x4060813\x4400" // 2642 tbuffer_store_format_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2b09\x630275\x8018\x4010813\x4500" // 2643 tbuffer_store_format_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2b09\x630275\x8018\x4060813\x4600" // 2644 tbuffer_store_format_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2b09\x640275\x8018\x4010813\x4700" // 2645 tbuffer_store_format_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2b09\x640275\x8018\x4060813\x4800" // 2646 tbuffer_store_format_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2b22\x440276\x8018\x4010813\x4100" // 2647 tbuffer_store_format_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2b22\x440276\x8018\x4060813\x4200" // 2648 tbuffer_store_format_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2b22\x450276\x8018\x4010813\x4300" // 2649 tbuffer_store_format_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2b22\x450276\x8018\x4060813\x4400" // 2650 tbuffer_store_format_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2b22\x450276\x8018\x4010813\x4500" // 2651 tbuffer_store_format_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2b22\x450276\x8018\x4060813\x4600" // 2652 tbuffer_store_format_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2b22\x470276\x8018\x4010813\x4700" // 2653 tbuffer_store_format_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    U"\x2b22\x470276\x8018\x4060813\x4800" // 2654 tbuffer_store_format_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x2b3c\x2920277\x1\x4070406\x1900" // 2655 v_accvgpr_mov_b32 vop1 4B all; valu; reads exec
    U"\x2b4e\x2930278\x1\x407080b\x1900" // 2656 v_accvgpr_read_b32 mai 8B all; valu; reads exec
    U"\x2b61\x2940279\x1\x407080b\x1900" // 2657 v_accvgpr_write_b32 mai 8B all; valu; reads exec
    U"\x2b75\x91027a\x1\x4070809\x1900" // 2658 v_add3_u32 vop3 8B all; valu; reads exec
    U"\x2b80\x92027b\x1\x4070407\x1900" // 2659 v_add_co_u32_e32 vop2 4B all; valu; reads exec
    U"\x2b91\x93027b\x1\x4070809\x4900" // 2660 v_add_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    U"\x2ba2\x94027b\x1\x407080c\x4a00" // 2661 v_add_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x2bb4\x95027b\x800001\x407080d\x4b00" // 2662 v_add_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x2bc5\x1e5027c\x1\x14070407\x1900" // 2663 v_add_f16_e32 vop2 4B all; valu; reads exec|mode
    U"\x2bd3\x1e6027c\x1\x14070809\x4c00" // 2664 v_add_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x2be1\x1e6027c\x1\x1407080c\x4d00" // 2665 v_add_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    U"\x2bf0\x1e7027c\x800001\x1407080d\x4e00" // 2666 v_add_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x2bfe\x1e8027d\x1\x14070407\x1900" // 2667 v_add_f32_e32 vop2 4B all; valu; reads exec|mode
    U"\x2c0c\x1e9027d\x1\x14070809\x4c00" // 2668 v_add_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x2c1a\x1e9027d\x1\x1407080c\x4d00" // 2669 v_add_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    U"\x2c29\x1ea027d\x800001\x1407080d\x4e00" // 2670 v_add_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x2c37\x1eb027e\x1\x14070809\x4c00" // 2671 v_add_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x2c41\x1ec027f\x1\x4070809\x4f00" // 2672 v_add_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x2c4b\x1ed0280\x1\x4070809\x4900" // 2673 v_add_i32 vop3 8B all; valu; reads exec; takes clamp
    U"\x2c55\x960281\x1\x4070809\x1900" // 2674 v_add_lshl_u32 vop3 8B all; valu; reads exec
    U"\x2c64\x1ee0282\x1\x4070407\x1900" // 2675 v_add_u16_e32 vop2 4B all; valu; reads exec
    U"\x2c72\x1ef0282\x1\x4070809\x4900" // 2676 v_add_u16_e64 vop3 8B all; valu; reads exec; takes clamp
    U"\x2c80\x1f00282\x1\x407080c\x4a00" // 2677 v_add_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x2c8f\x1f10282\x800001\x407080d\x4b00" // 2678 v_add_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x2c9d\x1f20283\x1\x4070407\x1900" // 2679 v_add_u32_e32 vop2 4B all; valu; reads exec
    U"\x2cab\x1f30283\x1\x4070809\x4900" // 2680 v_add_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    U"\x2cb9\x1f40283\x1\x407080c\x4a00" // 2681 v_add_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x2cc8\x1f50283\x800001\x407080d\x4b00" // 2682 v_add_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x2cd6\x240284\x1\x4070407\x1900" // 2683 v_addc_co_u32_e32 vop2 4B all; valu; reads exec
    U"\x2ce8\x250284\x1\x4070809\x4900" // 2684 v_addc_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    U"\x2cfa\x260284\x1\x407080c\x4a00" // 2685 v_addc_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x2d0d\x270284\x800001\x407080d\x4b00" // 2686 v_addc_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x2d1f\x960285\x1\x4070809\x4f00" // 2687 v_alignbit_b32 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x2d2e\x960286\x1\x4070809\x4f00" // 2688 v_alignbyte_b32 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x2d3e\x1f60287\x1\x4070407\x1900" // 2689 v_and_b32_e32 vop2 4B all; valu; reads exec
    U"\x2d4c\x1f70287\x1\x4070809\x1900" // 2690 v_and_b32_e64 vop3 8B all; valu; reads exec
    U"\x2d5a\x1f80287\x1\x407080c\x4a00" // 2691 v_and_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x2d69\x1f10287\x800001\x407080d\x4b00" // 2692 v_and_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x2d77\x960288\x1\x4070809\x1900" // 2693 v_and_or_b32 vop3 8B all; valu; reads exec
    U"\x2d84\x960289\x1\x4040809\x5000" // 2694 v_ashr_pk_i8_i32 vop3 8B 950; valu; reads exec; takes op_sel
    U"\x2d95\x96028a\x1\x4040809\x5000" // 2695 v_ashr_pk_u8_i32 vop3 8B 950; valu; reads exec; takes op_sel
    U"\x2da6\x1ee028b\x1\x4070407\x1900" // 2696 v_ashrrev_i16_e32 vop2 4B all; valu; reads exec
    U"\x2db8\x1ef028b\x1\x4070809\x1900" // 2697 v_ashrrev_i16_e64 vop3 8B all; valu; reads exec
    U"\x2dca\x1f0028b\x1\x407080c\x4a00" // 2698 v_ashrrev_i16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x2ddd\x1f1028b\x800001\x407080d\x4b00" // 2699 v_ashrrev_i16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x2def\x1f6028c\x1\x4070407\x1900" // 2700 v_ashrrev_i32_e32 vop2 4B all; valu; reads exec
    U"\x2e01\x1f7028c\x1\x4070809\x1900" // 2701 v_ashrrev_i32_e64 vop3 8B all; valu; reads exec
    U"\x2e13\x1f8028c\x1\x407080c\x4a00" // 2702 v_ashrrev_i32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x2e26\x1f1028c\x800001\x407080d\x4b00" // 2703 v_ashrrev_i32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x2e38\x1f9028d\x1\x4070809\x1900" // 2704 v_ashrrev_i64 vop3 8B all; valu; reads exec
    U"\x2e46\x1f7028e\x1\x4070809\x1900" // 2705 v_bcnt_u32_b32 vop3 8B all; valu; reads exec
    U"\x2e55\x96028f\x1\x4070809\x1900" // 2706 v_bfe_i32 vop3 8B all; valu; reads exec
    U"\x2e5f\x960290\x1\x4070809\x1900" // 2707 v_bfe_u32 vop3 8B all; valu; reads exec
    U"\x2e69\x960291\x1\x4070809\x1900" // 2708 v_bfi_b32 vop3 8B all; valu; reads exec
    U"\x2e73\x1f70292\x1\x4070809\x1900" // 2709 v_bfm_b32 vop3 8B all; valu; reads exec
    U"\x2e7d\x2950293\x1\x4070406\x1900" // 2710 v_bfrev_b32_e32 vop1 4B all; valu; reads exec
    U"\x2e8d\x2960293\x1\x4070809\x1900" // 2711 v_bfrev_b32_e64 vop3 8B all; valu; reads exec
    U"\x2e9d\x2970293\x1\x407080c\x5100" // 2712 v_bfrev_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    U"\x2eae\x2980293\x800001\x407080d\x4b00" // 2713 v_bfrev_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x2ebe\x970294\x1\x4040809\x5200" // 2714 v_bitop3_b16 vop3 8B 950; valu; reads exec; takes op_sel|bitop3
    U"\x2ecb\x960295\x1\x4040809\x5300" // 2715 v_bitop3_b32 vop3 8B 950; valu; reads exec; takes bitop3
    U"\x2ed8\x2990296\x1\x14070406\x1900" // 2716 v_ceil_f16_e32 vop1 4B all; valu; reads exec|mode
    U"\x2ee7\x29a0296\x1\x14070809\x4c00" // 2717 v_ceil_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x2ef6\x29a0296\x1\x1407080c\x5400" // 2718 v_ceil_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x2f06\x29b0296\x800001\x1407080d\x4e00" // 2719 v_ceil_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x2f15\x29c0297\x1\x14070406\x1900" // 2720 v_ceil_f32_e32 vop1 4B all; valu; reads exec|mode
    U"\x2f24\x29d0297\x1\x14070809\x4c00" // 2721 v_ceil_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x2f33\x29d0297\x1\x1407080c\x5400" // 2722 v_ceil_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x2f43\x29e0297\x800001\x1407080d\x4e00" // 2723 v_ceil_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x2f52\x29f0298\x1\x14070406\x1900" // 2724 v_ceil_f64_e32 vop1 4B all; valu; reads exec|mode
    U"\x2f61\x2a00298\x1\x14070809\x4c00" // 2725 v_ceil_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x2f70\x2f00299\x8001\x4070406\x1900" // 2726 v_clrexcp vop1 4B all; valu|side_effects; reads exec
    U"\x2f7a\x1fa029a\x1\x4070408\x1900" // 2727 v_cmp_class_f16_e32 vopc 4B all; valu; reads exec
    U"\x2f8e\x1fb029a\x1\x4070809\x5500" // 2728 v_cmp_class_f16_e64 vop3 8B all; valu; reads exec; takes neg|abs
    U"\x2fa2\x1fc029a\x1\x407080c\x5602" // 2729 v_cmp_class_f16_sdwa sdwa 8B all; valu; reads exec; writes vcc; takes neg|abs|src0_sel|src1_sel|sext
    U"\x2fb7\x1fd029b\x1\x4070408\x1900" // 2730 v_cmp_class_f32_e32 vopc 4B all; valu; reads exec
    U"\x2fcb\x1fe029b\x1\x4070809\x5500" // 2731 v_cmp_class_f32_e64 vop3 8B all; valu; reads exec; takes neg|abs
    U"\x2fdf\x1ff029b\x1\x407080c\x5602" // 2732 v_cmp_class_f32_sdwa sdwa 8B all; valu; reads exec; writes vcc; takes neg|abs|src0_sel|src1_sel|sext
    U"\x2ff4\x200029c\x1\x4070408\x1900" // 2733 v_cmp_class_f64_e32 vopc 4B all; valu; reads exec
    U"\x3008\x201029c\x1\x4070809\x5500" // 2734 v_cmp_class_f64_e64 vop3 8B all; valu; reads exec; takes neg|abs
    U"\x301c\x202029d\x1\x14070408\x1900" // 2735 v_cmp_eq_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x302d\x203029d\x1\x14070809\x5700" // 2736 v_cmp_eq_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x303e\x203029d\x1\x1407080c\x5800" // 2737 v_cmp_eq_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3050\x204029e\x1\x14070408\x1900" // 2738 v_cmp_eq_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x3061\x205029e\x1\x14070809\x5700" // 2739 v_cmp_eq_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3072\x205029e\x1\x1407080c\x5800" // 2740 v_cmp_eq_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3084\x206029f\x1\x14070408\x1900" // 2741 v_cmp_eq_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x3095\x207029f\x1\x14070809\x5700" // 2742 v_cmp_eq_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x30a6\x20802a0\x1\x4070408\x1900" // 2743 v_cmp_eq_i16_e32 vopc 4B all; valu; reads exec
    U"\x30b7\x20902a0\x1\x4070809\x1900" // 2744 v_cmp_eq_i16_e64 vop3 8B all; valu; reads exec
    U"\x30c8\x20a02a0\x1\x407080c\x5900" // 2745 v_cmp_eq_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x30da\x20b02a1\x1\x4070408\x1900" // 2746 v_cmp_eq_i32_e32 vopc 4B all; valu; reads exec
    U"\x30eb\x20c02a1\x1\x4070809\x1900" // 2747 v_cmp_eq_i32_e64 vop3 8B all; valu; reads exec
    U"\x30fc\x20d02a1\x1\x407080c\x5900" // 2748 v_cmp_eq_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x310e\x20e02a2\x1\x4070408\x1900" // 2749 v_cmp_eq_i64_e32 vopc 4B all; valu; reads exec
    U"\x311f\x20f02a2\x1\x4070809\x1900" // 2750 v_cmp_eq_i64_e64 vop3 8B all; valu; reads exec
    U"\x3130\x21002a3\x1\x4070408\x1900" // 2751 v_cmp_eq_u16_e32 vopc 4B all; valu; reads exec
    U"\x3141\x21102a3\x1\x4070809\x1900" // 2752 v_cmp_eq_u16_e64 vop3 8B all; valu; reads exec
    U"\x3152\x21202a3\x1\x407080c\x5900" // 2753 v_cmp_eq_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3164\x21302a4\x1\x4070408\x1900" // 2754 v_cmp_eq_u32_e32 vopc 4B all; valu; reads exec
    U"\x3175\x21402a4\x1\x4070809\x1900" // 2755 v_cmp_eq_u32_e64 vop3 8B all; valu; reads exec
    U"\x3186\x21502a4\x1\x407080c\x5900" // 2756 v_cmp_eq_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3198\x21602a5\x1\x4070408\x1900" // 2757 v_cmp_eq_u64_e32 vopc 4B all; valu; reads exec
    U"\x31a9\x21702a5\x1\x4070809\x1900" // 2758 v_cmp_eq_u64_e64 vop3 8B all; valu; reads exec
    U"\x31ba\x20202a6\x1\x14070408\x1900" // 2759 v_cmp_f_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x31ca\x20302a6\x1\x14070809\x5700" // 2760 v_cmp_f_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x31da\x20302a6\x1\x1407080c\x5800" // 2761 v_cmp_f_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x31eb\x20402a7\x1\x14070408\x1900" // 2762 v_cmp_f_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x31fb\x20502a7\x1\x14070809\x5700" // 2763 v_cmp_f_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x320b\x20502a7\x1\x1407080c\x5800" // 2764 v_cmp_f_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x321c\x20602a8\x1\x14070408\x1900" // 2765 v_cmp_f_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x322c\x20702a8\x1\x14070809\x5700" // 2766 v_cmp_f_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x323c\x20802a9\x1\x4070408\x1900" // 2767 v_cmp_f_i16_e32 vopc 4B all; valu; reads exec
    U"\x324c\x20902a9\x1\x4070809\x1900" // 2768 v_cmp_f_i16_e64 vop3 8B all; valu; reads exec
    U"\x325c\x20a02a9\x1\x407080c\x5900" // 2769 v_cmp_f_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x326d\x20b02aa\x1\x4070408\x1900" // 2770 v_cmp_f_i32_e32 vopc 4B all; valu; reads exec
    U"\x327d\x20c02aa\x1\x4070809\x1900" // 2771 v_cmp_f_i32_e64 vop3 8B all; valu; reads exec
    U"\x328d\x20d02aa\x1\x407080c\x5900" // 2772 v_cmp_f_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x329e\x20e02ab\x1\x4070408\x1900" // 2773 v_cmp_f_i64_e32 vopc 4B all; valu; reads exec
    U"\x32ae\x20f02ab\x1\x4070809\x1900" // 2774 v_cmp_f_i64_e64 vop3 8B all; valu; reads exec
    U"\x32be\x21002ac\x1\x4070408\x1900" // 2775 v_cmp_f_u16_e32 vopc 4B all; valu; reads exec
    U"\x32ce\x21102ac\x1\x4070809\x1900" // 2776 v_cmp_f_u16_e64 vop3 8B all; valu; reads exec
    U"\x32de\x21202ac\x1\x407080c\x5900" // 2777 v_cmp_f_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x32ef\x21302ad\x1\x4070408\x1900" // 2778 v_cmp_f_u32_e32 vopc 4B all; valu; reads exec
    U"\x32ff\x21402ad\x1\x4070809\x1900" // 2779 v_cmp_f_u32_e64 vop3 8B all; valu; reads exec
    U"\x330f\x21502ad\x1\x407080c\x5900" // 2780 v_cmp_f_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3320\x21602ae\x1\x4070408\x1900" // 2781 v_cmp_f_u64_e32 vopc 4B all; valu; reads exec
    U"\x3330\x21702ae\x1\x4070809\x1900" // 2782 v_cmp_f_u64_e64 vop3 8B all; valu; reads exec
    U"\x3340\x20202af\x1\x14070408\x1900" // 2783 v_cmp_ge_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x3351\x20302af\x1\x14070809\x5700" // 2784 v_cmp_ge_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3362\x20302af\x1\x1407080c\x5800" // 2785 v_cmp_ge_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3374\x20402b0\x1\x14070408\x1900" // 2786 v_cmp_ge_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x3385\x20502b0\x1\x14070809\x5700" // 2787 v_cmp_ge_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3396\x20502b0\x1\x1407080c\x5800" // 2788 v_cmp_ge_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x33a8\x20602b1\x1\x14070408\x1900" // 2789 v_cmp_ge_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x33b9\x20702b1\x1\x14070809\x5700" // 2790 v_cmp_ge_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x33ca\x20802b2\x1\x4070408\x1900" // 2791 v_cmp_ge_i16_e32 vopc 4B all; valu; reads exec
    U"\x33db\x20902b2\x1\x4070809\x1900" // 2792 v_cmp_ge_i16_e64 vop3 8B all; valu; reads exec
    U"\x33ec\x20a02b2\x1\x407080c\x5900" // 2793 v_cmp_ge_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x33fe\x20b02b3\x1\x4070408\x1900" // 2794 v_cmp_ge_i32_e32 vopc 4B all; valu; reads exec
    U"\x340f\x20c02b3\x1\x4070809\x1900" // 2795 v_cmp_ge_i32_e64 vop3 8B all; valu; reads exec
    U"\x3420\x20d02b3\x1\x407080c\x5900" // 2796 v_cmp_ge_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3432\x20e02b4\x1\x4070408\x1900" // 2797 v_cmp_ge_i64_e32 vopc 4B all; valu; reads exec
    U"\x3443\x20f02b4\x1\x4070809\x1900" // 2798 v_cmp_ge_i64_e64 vop3 8B all; valu; reads exec
    U"\x3454\x21002b5\x1\x4070408\x1900" // 2799 v_cmp_ge_u16_e32 vopc 4B all; valu; reads exec
    U"\x3465\x21102b5\x1\x4070809\x1900" // 2800 v_cmp_ge_u16_e64 vop3 8B all; valu; reads exec
    U"\x3476\x21202b5\x1\x407080c\x5900" // 2801 v_cmp_ge_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3488\x21302b6\x1\x4070408\x1900" // 2802 v_cmp_ge_u32_e32 vopc 4B all; valu; reads exec
    U"\x3499\x21402b6\x1\x4070809\x1900" // 2803 v_cmp_ge_u32_e64 vop3 8B all; valu; reads exec
    U"\x34aa\x21502b6\x1\x407080c\x5900" // 2804 v_cmp_ge_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x34bc\x21602b7\x1\x4070408\x1900" // 2805 v_cmp_ge_u64_e32 vopc 4B all; valu; reads exec
    U"\x34cd\x21702b7\x1\x4070809\x1900" // 2806 v_cmp_ge_u64_e64 vop3 8B all; valu; reads exec
    U"\x34de\x20202b8\x1\x14070408\x1900" // 2807 v_cmp_gt_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x34ef\x20302b8\x1\x14070809\x5700" // 2808 v_cmp_gt_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3500\x20302b8\x1\x1407080c\x5800" // 2809 v_cmp_gt_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3512\x20402b9\x1\x14070408\x1900" // 2810 v_cmp_gt_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x3523\x20502b9\x1\x14070809\x5700" // 2811 v_cmp_gt_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3534\x20502b9\x1\x1407080c\x5800" // 2812 v_cmp_gt_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3546\x20602ba\x1\x14070408\x1900" // 2813 v_cmp_gt_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x3557\x20702ba\x1\x14070809\x5700" // 2814 v_cmp_gt_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3568\x20802bb\x1\x4070408\x1900" // 2815 v_cmp_gt_i16_e32 vopc 4B all; valu; reads exec
    U"\x3579\x20902bb\x1\x4070809\x1900" // 2816 v_cmp_gt_i16_e64 vop3 8B all; valu; reads exec
    U"\x358a\x20a02bb\x1\x407080c\x5900" // 2817 v_cmp_gt_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x359c\x20b02bc\x1\x4070408\x1900" // 2818 v_cmp_gt_i32_e32 vopc 4B all; valu; reads exec
    U"\x35ad\x20c02bc\x1\x4070809\x1900" // 2819 v_cmp_gt_i32_e64 vop3 8B all; valu; reads exec
    U"\x35be\x20d02bc\x1\x407080c\x5900" // 2820 v_cmp_gt_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x35d0\x20e02bd\x1\x4070408\x1900" // 2821 v_cmp_gt_i64_e32 vopc 4B all; valu; reads exec
    U"\x35e1\x20f02bd\x1\x4070809\x1900" // 2822 v_cmp_gt_i64_e64 vop3 8B all; valu; reads exec
    U"\x35f2\x21002be\x1\x4070408\x1900" // 2823 v_cmp_gt_u16_e32 vopc 4B all; valu; reads exec
    U"\x3603\x21102be\x1\x4070809\x1900" // 2824 v_cmp_gt_u16_e64 vop3 8B all; valu; reads exec
    U"\x3614\x21202be\x1\x407080c\x5900" // 2825 v_cmp_gt_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3626\x21302bf\x1\x4070408\x1900" // 2826 v_cmp_gt_u32_e32 vopc 4B all; valu; reads exec
    U"\x3637\x21402bf\x1\x4070809\x1900" // 2827 v_cmp_gt_u32_e64 vop3 8B all; valu; reads exec
    U"\x3648\x21502bf\x1\x407080c\x5900" // 2828 v_cmp_gt_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x365a\x21602c0\x1\x4070408\x1900" // 2829 v_cmp_gt_u64_e32 vopc 4B all; valu; reads exec
    U"\x366b\x21702c0\x1\x4070809\x1900" // 2830 v_cmp_gt_u64_e64 vop3 8B all; valu; reads exec
    U"\x367c\x20202c1\x1\x14070408\x1900" // 2831 v_cmp_le_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x368d\x20302c1\x1\x14070809\x5700" // 2832 v_cmp_le_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x369e\x20302c1\x1\x1407080c\x5800" // 2833 v_cmp_le_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x36b0\x20402c2\x1\x14070408\x1900" // 2834 v_cmp_le_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x36c1\x20502c2\x1\x14070809\x5700" // 2835 v_cmp_le_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x36d2\x20502c2\x1\x1407080c\x5800" // 2836 v_cmp_le_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x36e4\x20602c3\x1\x14070408\x1900" // 2837 v_cmp_le_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x36f5\x20702c3\x1\x14070809\x5700" // 2838 v_cmp_le_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3706\x20802c4\x1\x4070408\x1900" // 2839 v_cmp_le_i16_e32 vopc 4B all; valu; reads exec
    U"\x3717\x20902c4\x1\x4070809\x1900" // 2840 v_cmp_le_i16_e64 vop3 8B all; valu; reads exec
    U"\x3728\x20a02c4\x1\x407080c\x5900" // 2841 v_cmp_le_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x373a\x20b02c5\x1\x4070408\x1900" // 2842 v_cmp_le_i32_e32 vopc 4B all; valu; reads exec
    U"\x374b\x20c02c5\x1\x4070809\x1900" // 2843 v_cmp_le_i32_e64 vop3 8B all; valu; reads exec
    U"\x375c\x20d02c5\x1\x407080c\x5900" // 2844 v_cmp_le_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x376e\x20e02c6\x1\x4070408\x1900" // 2845 v_cmp_le_i64_e32 vopc 4B all; valu; reads exec
    U"\x377f\x20f02c6\x1\x4070809\x1900" // 2846 v_cmp_le_i64_e64 vop3 8B all; valu; reads exec
    U"\x3790\x21002c7\x1\x4070408\x1900" // 2847 v_cmp_le_u16_e32 vopc 4B all; valu; reads exec
    U"\x37a1\x21102c7\x1\x4070809\x1900" // 2848 v_cmp_le_u16_e64 vop3 8B all; valu; reads exec
    U"\x37b2\x21202c7\x1\x407080c\x5900" // 2849 v_cmp_le_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x37c4\x21302c8\x1\x4070408\x1900" // 2850 v_cmp_le_u32_e32 vopc 4B all; valu; reads exec
    U"\x37d5\x21402c8\x1\x4070809\x1900" // 2851 v_cmp_le_u32_e64 vop3 8B all; valu; reads exec
    U"\x37e6\x21502c8\x1\x407080c\x5900" // 2852 v_cmp_le_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x37f8\x21602c9\x1\x4070408\x1900" // 2853 v_cmp_le_u64_e32 vopc 4B all; valu; reads exec
    U"\x3809\x21702c9\x1\x4070809\x1900" // 2854 v_cmp_le_u64_e64 vop3 8B all; valu; reads exec
    U"\x381a\x20202ca\x1\x14070408\x1900" // 2855 v_cmp_lg_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x382b\x20302ca\x1\x14070809\x5700" // 2856 v_cmp_lg_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x383c\x20302ca\x1\x1407080c\x5800" // 2857 v_cmp_lg_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x384e\x20402cb\x1\x14070408\x1900" // 2858 v_cmp_lg_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x385f\x20502cb\x1\x14070809\x5700" // 2859 v_cmp_lg_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3870\x20502cb\x1\x1407080c\x5800" // 2860 v_cmp_lg_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3882\x20602cc\x1\x14070408\x1900" // 2861 v_cmp_lg_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x3893\x20702cc\x1\x14070809\x5700" // 2862 v_cmp_lg_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x38a4\x20202cd\x1\x14070408\x1900" // 2863 v_cmp_lt_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x38b5\x20302cd\x1\x14070809\x5700" // 2864 v_cmp_lt_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x38c6\x20302cd\x1\x1407080c\x5800" // 2865 v_cmp_lt_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x38d8\x20402ce\x1\x14070408\x1900" // 2866 v_cmp_lt_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x38e9\x20502ce\x1\x14070809\x5700" // 2867 v_cmp_lt_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x38fa\x20502ce\x1\x1407080c\x5800" // 2868 v_cmp_lt_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x390c\x20602cf\x1\x14070408\x1900" // 2869 v_cmp_lt_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x391d\x20702cf\x1\x14070809\x5700" // 2870 v_cmp_lt_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x392e\x20802d0\x1\x4070408\x1900" // 2871 v_cmp_lt_i16_e32 vopc 4B all; valu; reads exec
    U"\x393f\x20902d0\x1\x4070809\x1900" // 2872 v_cmp_lt_i16_e64 vop3 8B all; valu; reads exec
    U"\x3950\x20a02d0\x1\x407080c\x5900" // 2873 v_cmp_lt_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3962\x20b02d1\x1\x4070408\x1900" // 2874 v_cmp_lt_i32_e32 vopc 4B all; valu; reads exec
    U"\x3973\x20c02d1\x1\x4070809\x1900" // 2875 v_cmp_lt_i32_e64 vop3 8B all; valu; reads exec
    U"\x3984\x20d02d1\x1\x407080c\x5900" // 2876 v_cmp_lt_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3996\x20e02d2\x1\x4070408\x1900" // 2877 v_cmp_lt_i64_e32 vopc 4B all; valu; reads exec
    U"\x39a7\x20f02d2\x1\x4070809\x1900" // 2878 v_cmp_lt_i64_e64 vop3 8B all; valu; reads exec
    U"\x39b8\x21002d3\x1\x4070408\x1900" // 2879 v_cmp_lt_u16_e32 vopc 4B all; valu; reads exec
    U"\x39c9\x21102d3\x1\x4070809\x1900" // 2880 v_cmp_lt_u16_e64 vop3 8B all; valu; reads exec
    U"\x39da\x21202d3\x1\x407080c\x5900" // 2881 v_cmp_lt_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x39ec\x21302d4\x1\x4070408\x1900" // 2882 v_cmp_lt_u32_e32 vopc 4B all; valu; reads exec
    U"\x39fd\x21402d4\x1\x4070809\x1900" // 2883 v_cmp_lt_u32_e64 vop3 8B all; valu; reads exec
    U"\x3a0e\x21502d4\x1\x407080c\x5900" // 2884 v_cmp_lt_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3a20\x21602d5\x1\x4070408\x1900" // 2885 v_cmp_lt_u64_e32 vopc 4B all; valu; reads exec
    U"\x3a31\x21702d5\x1\x4070809\x1900" // 2886 v_cmp_lt_u64_e64 vop3 8B all; valu; reads exec
    U"\x3a42\x20802d6\x1\x4070408\x1900" // 2887 v_cmp_ne_i16_e32 vopc 4B all; valu; reads exec
    U"\x3a53\x20902d6\x1\x4070809\x1900" // 2888 v_cmp_ne_i16_e64 vop3 8B all; valu; reads exec
    U"\x3a64\x20a02d6\x1\x407080c\x5900" // 2889 v_cmp_ne_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3a76\x20b02d7\x1\x4070408\x1900" // 2890 v_cmp_ne_i32_e32 vopc 4B all; valu; reads exec
    U"\x3a87\x20c02d7\x1\x4070809\x1900" // 2891 v_cmp_ne_i32_e64 vop3 8B all; valu; reads exec
    U"\x3a98\x20d02d7\x1\x407080c\x5900" // 2892 v_cmp_ne_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3aaa\x20e02d8\x1\x4070408\x1900" // 2893 v_cmp_ne_i64_e32 vopc 4B all; valu; reads exec
    U"\x3abb\x20f02d8\x1\x4070809\x1900" // 2894 v_cmp_ne_i64_e64 vop3 8B all; valu; reads exec
    U"\x3acc\x21002d9\x1\x4070408\x1900" // 2895 v_cmp_ne_u16_e32 vopc 4B all; valu; reads exec
    U"\x3add\x21102d9\x1\x4070809\x1900" // 2896 v_cmp_ne_u16_e64 vop3 8B all; valu; reads exec
    U"\x3aee\x21202d9\x1\x407080c\x5900" // 2897 v_cmp_ne_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3b00\x21302da\x1\x4070408\x1900" // 2898 v_cmp_ne_u32_e32 vopc 4B all; valu; reads exec
    U"\x3b11\x21402da\x1\x4070809\x1900" // 2899 v_cmp_ne_u32_e64 vop3 8B all; valu; reads exec
    U"\x3b22\x21502da\x1\x407080c\x5900" // 2900 v_cmp_ne_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3b34\x21602db\x1\x4070408\x1900" // 2901 v_cmp_ne_u64_e32 vopc 4B all; valu; reads exec
    U"\x3b45\x21702db\x1\x4070809\x1900" // 2902 v_cmp_ne_u64_e64 vop3 8B all; valu; reads exec
    U"\x3b56\x20202dc\x1\x14070408\x1900" // 2903 v_cmp_neq_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x3b68\x20302dc\x1\x14070809\x5700" // 2904 v_cmp_neq_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3b7a\x20302dc\x1\x1407080c\x5800" // 2905 v_cmp_neq_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3b8d\x20402dd\x1\x14070408\x1900" // 2906 v_cmp_neq_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x3b9f\x20502dd\x1\x14070809\x5700" // 2907 v_cmp_neq_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3bb1\x20502dd\x1\x1407080c\x5800" // 2908 v_cmp_neq_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3bc4\x20602de\x1\x14070408\x1900" // 2909 v_cmp_neq_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x3bd6\x20702de\x1\x14070809\x5700" // 2910 v_cmp_neq_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3be8\x20202df\x1\x14070408\x1900" // 2911 v_cmp_nge_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x3bfa\x20302df\x1\x14070809\x5700" // 2912 v_cmp_nge_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3c0c\x20302df\x1\x1407080c\x5800" // 2913 v_cmp_nge_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3c1f\x20402e0\x1\x14070408\x1900" // 2914 v_cmp_nge_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x3c31\x20502e0\x1\x14070809\x5700" // 2915 v_cmp_nge_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3c43\x20502e0\x1\x1407080c\x5800" // 2916 v_cmp_nge_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3c56\x20602e1\x1\x14070408\x1900" // 2917 v_cmp_nge_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x3c68\x20702e1\x1\x14070809\x5700" // 2918 v_cmp_nge_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3c7a\x20202e2\x1\x14070408\x1900" // 2919 v_cmp_ngt_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x3c8c\x20302e2\x1\x14070809\x5700" // 2920 v_cmp_ngt_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3c9e\x20302e2\x1\x1407080c\x5800" // 2921 v_cmp_ngt_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3cb1\x20402e3\x1\x14070408\x1900" // 2922 v_cmp_ngt_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x3cc3\x20502e3\x1\x14070809\x5700" // 2923 v_cmp_ngt_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3cd5\x20502e3\x1\x1407080c\x5800" // 2924 v_cmp_ngt_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3ce8\x20602e4\x1\x14070408\x1900" // 2925 v_cmp_ngt_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x3cfa\x20702e4\x1\x14070809\x5700" // 2926 v_cmp_ngt_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3d0c\x20202e5\x1\x14070408\x1900" // 2927 v_cmp_nle_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x3d1e\x20302e5\x1\x14070809\x5700" // 2928 v_cmp_nle_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3d30\x20302e5\x1\x1407080c\x5800" // 2929 v_cmp_nle_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3d43\x20402e6\x1\x14070408\x1900" // 2930 v_cmp_nle_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x3d55\x20502e6\x1\x14070809\x5700" // 2931 v_cmp_nle_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3d67\x20502e6\x1\x1407080c\x5800" // 2932 v_cmp_nle_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3d7a\x20602e7\x1\x14070408\x1900" // 2933 v_cmp_nle_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x3d8c\x20702e7\x1\x14070809\x5700" // 2934 v_cmp_nle_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3d9e\x20202e8\x1\x14070408\x1900" // 2935 v_cmp_nlg_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x3db0\x20302e8\x1\x14070809\x5700" // 2936 v_cmp_nlg_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3dc2\x20302e8\x1\x1407080c\x5800" // 2937 v_cmp_nlg_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3dd5\x20402e9\x1\x14070408\x1900" // 2938 v_cmp_nlg_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x3de7\x20502e9\x1\x14070809\x5700" // 2939 v_cmp_nlg_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3df9\x20502e9\x1\x1407080c\x5800" // 2940 v_cmp_nlg_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3e0c\x20602ea\x1\x14070408\x1900" // 2941 v_cmp_nlg_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x3e1e\x20702ea\x1\x14070809\x5700" // 2942 v_cmp_nlg_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3e30\x20202eb\x1\x14070408\x1900" // 2943 v_cmp_nlt_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x3e42\x20302eb\x1\x14070809\x5700" // 2944 v_cmp_nlt_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3e54\x20302eb\x1\x1407080c\x5800" // 2945 v_cmp_nlt_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3e67\x20402ec\x1\x14070408\x1900" // 2946 v_cmp_nlt_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x3e79\x20502ec\x1\x14070809\x5700" // 2947 v_cmp_nlt_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3e8b\x20502ec\x1\x1407080c\x5800" // 2948 v_cmp_nlt_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3e9e\x20602ed\x1\x14070408\x1900" // 2949 v_cmp_nlt_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x3eb0\x20702ed\x1\x14070809\x5700" // 2950 v_cmp_nlt_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3ec2\x20202ee\x1\x14070408\x1900" // 2951 v_cmp_o_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x3ed2\x20302ee\x1\x14070809\x5700" // 2952 v_cmp_o_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3ee2\x20302ee\x1\x1407080c\x5800" // 2953 v_cmp_o_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3ef3\x20402ef\x1\x14070408\x1900" // 2954 v_cmp_o_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x3f03\x20502ef\x1\x14070809\x5700" // 2955 v_cmp_o_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3f13\x20502ef\x1\x1407080c\x5800" // 2956 v_cmp_o_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3f24\x20602f0\x1\x14070408\x1900" // 2957 v_cmp_o_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x3f34\x20702f0\x1\x14070809\x5700" // 2958 v_cmp_o_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3f44\x20802f1\x1\x4070408\x1900" // 2959 v_cmp_t_i16_e32 vopc 4B all; valu; reads exec
    U"\x3f54\x20902f1\x1\x4070809\x1900" // 2960 v_cmp_t_i16_e64 vop3 8B all; valu; reads exec
    U"\x3f64\x20a02f1\x1\x407080c\x5900" // 2961 v_cmp_t_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3f75\x20b02f2\x1\x4070408\x1900" // 2962 v_cmp_t_i32_e32 vopc 4B all; valu; reads exec
    U"\x3f85\x20c02f2\x1\x4070809\x1900" // 2963 v_cmp_t_i32_e64 vop3 8B all; valu; reads exec
    U"\x3f95\x20d02f2\x1\x407080c\x5900" // 2964 v_cmp_t_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3fa6\x20e02f3\x1\x4070408\x1900" // 2965 v_cmp_t_i64_e32 vopc 4B all; valu; reads exec
    U"\x3fb6\x20f02f3\x1\x4070809\x1900" // 2966 v_cmp_t_i64_e64 vop3 8B all; valu; reads exec
    U"\x3fc6\x21002f4\x1\x4070408\x1900" // 2967 v_cmp_t_u16_e32 vopc 4B all; valu; reads exec
    U"\x3fd6\x21102f4\x1\x4070809\x1900" // 2968 v_cmp_t_u16_e64 vop3 8B all; valu; reads exec
    U"\x3fe6\x21202f4\x1\x407080c\x5900" // 2969 v_cmp_t_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3ff7\x21302f5\x1\x4070408\x1900" // 2970 v_cmp_t_u32_e32 vopc 4B all; valu; reads exec
    U"\x4007\x21402f5\x1\x4070809\x1900" // 2971 v_cmp_t_u32_e64 vop3 8B all; valu; reads exec
    U"\x4017\x21502f5\x1\x407080c\x5900" // 2972 v_cmp_t_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x4028\x21602f6\x1\x4070408\x1900" // 2973 v_cmp_t_u64_e32 vopc 4B all; valu; reads exec
    U"\x4038\x21702f6\x1\x4070809\x1900" // 2974 v_cmp_t_u64_e64 vop3 8B all; valu; reads exec
    U"\x4048\x20202f7\x1\x14070408\x1900" // 2975 v_cmp_tru_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x405a\x20302f7\x1\x14070809\x5700" // 2976 v_cmp_tru_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x406c\x20302f7\x1\x1407080c\x5800" // 2977 v_cmp_tru_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x407f\x20402f8\x1\x14070408\x1900" // 2978 v_cmp_tru_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x4091\x20502f8\x1\x14070809\x5700" // 2979 v_cmp_tru_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x40a3\x20502f8\x1\x1407080c\x5800" // 2980 v_cmp_tru_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x40b6\x20602f9\x1\x14070408\x1900" // 2981 v_cmp_tru_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x40c8\x20702f9\x1\x14070809\x5700" // 2982 v_cmp_tru_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x40da\x20202fa\x1\x14070408\x1900" // 2983 v_cmp_u_f16_e32 vopc 4B all; valu; reads exec|mode
    U"\x40ea\x20302fa\x1\x14070809\x5700" // 2984 v_cmp_u_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x40fa\x20302fa\x1\x1407080c\x5800" // 2985 v_cmp_u_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x410b\x20402fb\x1\x14070408\x1900" // 2986 v_cmp_u_f32_e32 vopc 4B all; valu; reads exec|mode
    U"\x411b\x20502fb\x1\x14070809\x5700" // 2987 v_cmp_u_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x412b\x20502fb\x1\x1407080c\x5800" // 2988 v_cmp_u_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x413c\x20602fc\x1\x14070408\x1900" // 2989 v_cmp_u_f64_e32 vopc 4B all; valu; reads exec|mode
    U"\x414c\x20702fc\x1\x14070809\x5700" // 2990 v_cmp_u_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x415c\x1fa02fd\x10000001\x4070408\x1904" // 2991 v_cmpx_class_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4171\x1fb02fd\x10000001\x4070809\x5504" // 2992 v_cmpx_class_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes neg|abs
    U"\x4186\x1fc02fd\x10000001\x407080c\x5606" // 2993 v_cmpx_class_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes vcc|exec; takes neg|abs|src0_sel|src1_sel|sext
    U"\x419c\x1fd02fe\x10000001\x4070408\x1904" // 2994 v_cmpx_class_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x41b1\x1fe02fe\x10000001\x4070809\x5504" // 2995 v_cmpx_class_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes neg|abs
    U"\x41c6\x1ff02fe\x10000001\x407080c\x5606" // 2996 v_cmpx_class_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes vcc|exec; takes neg|abs|src0_sel|src1_sel|sext
    U"\x41dc\x20002ff\x10000001\x4070408\x1904" // 2997 v_cmpx_class_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x41f1\x20102ff\x10000001\x4070809\x5504" // 2998 v_cmpx_class_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes neg|abs
    U"\x4206\x2020300\x10000001\x14070408\x1904" // 2999 v_cmpx_eq_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4218\x2030300\x10000001\x14070809\x5704" // 3000 v_cmpx_eq_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x422a\x2030300\x10000001\x1407080c\x5804" // 3001 v_cmpx_eq_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x423d\x2040301\x10000001\x14070408\x1904" // 3002 v_cmpx_eq_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x424f\x2050301\x10000001\x14070809\x5704" // 3003 v_cmpx_eq_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4261\x2050301\x10000001\x1407080c\x5804" // 3004 v_cmpx_eq_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4274\x2060302\x10000001\x14070408\x1904" // 3005 v_cmpx_eq_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4286\x2070302\x10000001\x14070809\x5704" // 3006 v_cmpx_eq_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4298\x2080303\x10000001\x4070408\x1904" // 3007 v_cmpx_eq_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x42aa\x2090303\x10000001\x4070809\x1904" // 3008 v_cmpx_eq_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x42bc\x20a0303\x10000001\x407080c\x5904" // 3009 v_cmpx_eq_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x42cf\x20b0304\x10000001\x4070408\x1904" // 3010 v_cmpx_eq_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x42e1\x20c0304\x10000001\x4070809\x1904" // 3011 v_cmpx_eq_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x42f3\x20d0304\x10000001\x407080c\x5904" // 3012 v_cmpx_eq_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4306\x20e0305\x10000001\x4070408\x1904" // 3013 v_cmpx_eq_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4318\x20f0305\x10000001\x4070809\x1904" // 3014 v_cmpx_eq_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x432a\x2100306\x10000001\x4070408\x1904" // 3015 v_cmpx_eq_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x433c\x2110306\x10000001\x4070809\x1904" // 3016 v_cmpx_eq_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x434e\x2120306\x10000001\x407080c\x5904" // 3017 v_cmpx_eq_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4361\x2130307\x10000001\x4070408\x1904" // 3018 v_cmpx_eq_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4373\x2140307\x10000001\x4070809\x1904" // 3019 v_cmpx_eq_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4385\x2150307\x10000001\x407080c\x5904" // 3020 v_cmpx_eq_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4398\x2160308\x10000001\x4070408\x1904" // 3021 v_cmpx_eq_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x43aa\x2170308\x10000001\x4070809\x1904" // 3022 v_cmpx_eq_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x43bc\x2020309\x10000001\x14070408\x1904" // 3023 v_cmpx_f_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x43cd\x2030309\x10000001\x14070809\x5704" // 3024 v_cmpx_f_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x43de\x2030309\x10000001\x1407080c\x5804" // 3025 v_cmpx_f_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x43f0\x204030a\x10000001\x14070408\x1904" // 3026 v_cmpx_f_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4401\x205030a\x10000001\x14070809\x5704" // 3027 v_cmpx_f_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4412\x205030a\x10000001\x1407080c\x5804" // 3028 v_cmpx_f_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4424\x206030b\x10000001\x14070408\x1904" // 3029 v_cmpx_f_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4435\x207030b\x10000001\x14070809\x5704" // 3030 v_cmpx_f_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4446\x208030c\x10000001\x4070408\x1904" // 3031 v_cmpx_f_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4457\x209030c\x10000001\x4070809\x1904" // 3032 v_cmpx_f_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4468\x20a030c\x10000001\x407080c\x5904" // 3033 v_cmpx_f_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x447a\x20b030d\x10000001\x4070408\x1904" // 3034 v_cmpx_f_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x448b\x20c030d\x10000001\x4070809\x1904" // 3035 v_cmpx_f_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x449c\x20d030d\x10000001\x407080c\x5904" // 3036 v_cmpx_f_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x44ae\x20e030e\x10000001\x4070408\x1904" // 3037 v_cmpx_f_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x44bf\x20f030e\x10000001\x4070809\x1904" // 3038 v_cmpx_f_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x44d0\x210030f\x10000001\x4070408\x1904" // 3039 v_cmpx_f_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x44e1\x211030f\x10000001\x4070809\x1904" // 3040 v_cmpx_f_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x44f2\x212030f\x10000001\x407080c\x5904" // 3041 v_cmpx_f_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4504\x2130310\x10000001\x4070408\x1904" // 3042 v_cmpx_f_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4515\x2140310\x10000001\x4070809\x1904" // 3043 v_cmpx_f_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4526\x2150310\x10000001\x407080c\x5904" // 3044 v_cmpx_f_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4538\x2160311\x10000001\x4070408\x1904" // 3045 v_cmpx_f_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4549\x2170311\x10000001\x4070809\x1904" // 3046 v_cmpx_f_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x455a\x2020312\x10000001\x14070408\x1904" // 3047 v_cmpx_ge_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x456c\x2030312\x10000001\x14070809\x5704" // 3048 v_cmpx_ge_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x457e\x2030312\x10000001\x1407080c\x5804" // 3049 v_cmpx_ge_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4591\x2040313\x10000001\x14070408\x1904" // 3050 v_cmpx_ge_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x45a3\x2050313\x10000001\x14070809\x5704" // 3051 v_cmpx_ge_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x45b5\x2050313\x10000001\x1407080c\x5804" // 3052 v_cmpx_ge_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x45c8\x2060314\x10000001\x14070408\x1904" // 3053 v_cmpx_ge_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x45da\x2070314\x10000001\x14070809\x5704" // 3054 v_cmpx_ge_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x45ec\x2080315\x10000001\x4070408\x1904" // 3055 v_cmpx_ge_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x45fe\x2090315\x10000001\x4070809\x1904" // 3056 v_cmpx_ge_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4610\x20a0315\x10000001\x407080c\x5904" // 3057 v_cmpx_ge_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4623\x20b0316\x10000001\x4070408\x1904" // 3058 v_cmpx_ge_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4635\x20c0316\x10000001\x4070809\x1904" // 3059 v_cmpx_ge_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4647\x20d0316\x10000001\x407080c\x5904" // 3060 v_cmpx_ge_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x465a\x20e0317\x10000001\x4070408\x1904" // 3061 v_cmpx_ge_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x466c\x20f0317\x10000001\x4070809\x1904" // 3062 v_cmpx_ge_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x467e\x2100318\x10000001\x4070408\x1904" // 3063 v_cmpx_ge_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4690\x2110318\x10000001\x4070809\x1904" // 3064 v_cmpx_ge_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x46a2\x2120318\x10000001\x407080c\x5904" // 3065 v_cmpx_ge_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x46b5\x2130319\x10000001\x4070408\x1904" // 3066 v_cmpx_ge_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x46c7\x2140319\x10000001\x4070809\x1904" // 3067 v_cmpx_ge_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x46d9\x2150319\x10000001\x407080c\x5904" // 3068 v_cmpx_ge_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x46ec\x216031a\x10000001\x4070408\x1904" // 3069 v_cmpx_ge_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x46fe\x217031a\x10000001\x4070809\x1904" // 3070 v_cmpx_ge_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4710\x202031b\x10000001\x14070408\x1904" // 3071 v_cmpx_gt_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4722\x203031b\x10000001\x14070809\x5704" // 3072 v_cmpx_gt_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4734\x203031b\x10000001\x1407080c\x5804" // 3073 v_cmpx_gt_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4747\x204031c\x10000001\x14070408\x1904" // 3074 v_cmpx_gt_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4759\x205031c\x10000001\x14070809\x5704" // 3075 v_cmpx_gt_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x476b\x205031c\x10000001\x1407080c\x5804" // 3076 v_cmpx_gt_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x477e\x206031d\x10000001\x14070408\x1904" // 3077 v_cmpx_gt_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4790\x207031d\x10000001\x14070809\x5704" // 3078 v_cmpx_gt_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x47a2\x208031e\x10000001\x4070408\x1904" // 3079 v_cmpx_gt_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x47b4\x209031e\x10000001\x4070809\x1904" // 3080 v_cmpx_gt_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x47c6\x20a031e\x10000001\x407080c\x5904" // 3081 v_cmpx_gt_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x47d9\x20b031f\x10000001\x4070408\x1904" // 3082 v_cmpx_gt_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x47eb\x20c031f\x10000001\x4070809\x1904" // 3083 v_cmpx_gt_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x47fd\x20d031f\x10000001\x407080c\x5904" // 3084 v_cmpx_gt_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4810\x20e0320\x10000001\x4070408\x1904" // 3085 v_cmpx_gt_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4822\x20f0320\x10000001\x4070809\x1904" // 3086 v_cmpx_gt_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4834\x2100321\x10000001\x4070408\x1904" // 3087 v_cmpx_gt_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4846\x2110321\x10000001\x4070809\x1904" // 3088 v_cmpx_gt_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4858\x2120321\x10000001\x407080c\x5904" // 3089 v_cmpx_gt_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x486b\x2130322\x10000001\x4070408\x1904" // 3090 v_cmpx_gt_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x487d\x2140322\x10000001\x4070809\x1904" // 3091 v_cmpx_gt_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x488f\x2150322\x10000001\x407080c\x5904" // 3092 v_cmpx_gt_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x48a2\x2160323\x10000001\x4070408\x1904" // 3093 v_cmpx_gt_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x48b4\x2170323\x10000001\x4070809\x1904" // 3094 v_cmpx_gt_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x48c6\x2020324\x10000001\x14070408\x1904" // 3095 v_cmpx_le_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x48d8\x2030324\x10000001\x14070809\x5704" // 3096 v_cmpx_le_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x48ea\x2030324\x10000001\x1407080c\x5804" // 3097 v_cmpx_le_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x48fd\x2040325\x10000001\x14070408\x1904" // 3098 v_cmpx_le_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x490f\x2050325\x10000001\x14070809\x5704" // 3099 v_cmpx_le_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4921\x2050325\x10000001\x1407080c\x5804" // 3100 v_cmpx_le_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4934\x2060326\x10000001\x14070408\x1904" // 3101 v_cmpx_le_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4946\x2070326\x10000001\x14070809\x5704" // 3102 v_cmpx_le_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4958\x2080327\x10000001\x4070408\x1904" // 3103 v_cmpx_le_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x496a\x2090327\x10000001\x4070809\x1904" // 3104 v_cmpx_le_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x497c\x20a0327\x10000001\x407080c\x5904" // 3105 v_cmpx_le_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x498f\x20b0328\x10000001\x4070408\x1904" // 3106 v_cmpx_le_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x49a1\x20c0328\x10000001\x4070809\x1904" // 3107 v_cmpx_le_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x49b3\x20d0328\x10000001\x407080c\x5904" // 3108 v_cmpx_le_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x49c6\x20e0329\x10000001\x4070408\x1904" // 3109 v_cmpx_le_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x49d8\x20f0329\x10000001\x4070809\x1904" // 3110 v_cmpx_le_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x49ea\x210032a\x10000001\x4070408\x1904" // 3111 v_cmpx_le_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x49fc\x211032a\x10000001\x4070809\x1904" // 3112 v_cmpx_le_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4a0e\x212032a\x10000001\x407080c\x5904" // 3113 v_cmpx_le_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4a21\x213032b\x10000001\x4070408\x1904" // 3114 v_cmpx_le_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4a33\x214032b\x10000001\x4070809\x1904" // 3115 v_cmpx_le_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4a45\x215032b\x10000001\x407080c\x5904" // 3116 v_cmpx_le_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4a58\x216032c\x10000001\x4070408\x1904" // 3117 v_cmpx_le_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4a6a\x217032c\x10000001\x4070809\x1904" // 3118 v_cmpx_le_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4a7c\x202032d\x10000001\x14070408\x1904" // 3119 v_cmpx_lg_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4a8e\x203032d\x10000001\x14070809\x5704" // 3120 v_cmpx_lg_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4aa0\x203032d\x10000001\x1407080c\x5804" // 3121 v_cmpx_lg_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4ab3\x204032e\x10000001\x14070408\x1904" // 3122 v_cmpx_lg_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4ac5\x205032e\x10000001\x14070809\x5704" // 3123 v_cmpx_lg_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4ad7\x205032e\x10000001\x1407080c\x5804" // 3124 v_cmpx_lg_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4aea\x206032f\x10000001\x14070408\x1904" // 3125 v_cmpx_lg_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4afc\x207032f\x10000001\x14070809\x5704" // 3126 v_cmpx_lg_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4b0e\x2020330\x10000001\x14070408\x1904" // 3127 v_cmpx_lt_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4b20\x2030330\x10000001\x14070809\x5704" // 3128 v_cmpx_lt_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4b32\x2030330\x10000001\x1407080c\x5804" // 3129 v_cmpx_lt_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4b45\x2040331\x10000001\x14070408\x1904" // 3130 v_cmpx_lt_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4b57\x2050331\x10000001\x14070809\x5704" // 3131 v_cmpx_lt_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4b69\x2050331\x10000001\x1407080c\x5804" // 3132 v_cmpx_lt_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4b7c\x2060332\x10000001\x14070408\x1904" // 3133 v_cmpx_lt_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4b8e\x2070332\x10000001\x14070809\x5704" // 3134 v_cmpx_lt_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4ba0\x2080333\x10000001\x4070408\x1904" // 3135 v_cmpx_lt_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4bb2\x2090333\x10000001\x4070809\x1904" // 3136 v_cmpx_lt_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4bc4\x20a0333\x10000001\x407080c\x5904" // 3137 v_cmpx_lt_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4bd7\x20b0334\x10000001\x4070408\x1904" // 3138 v_cmpx_lt_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4be9\x20c0334\x10000001\x4070809\x1904" // 3139 v_cmpx_lt_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4bfb\x20d0334\x10000001\x407080c\x5904" // 3140 v_cmpx_lt_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4c0e\x20e0335\x10000001\x4070408\x1904" // 3141 v_cmpx_lt_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4c20\x20f0335\x10000001\x4070809\x1904" // 3142 v_cmpx_lt_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4c32\x2100336\x10000001\x4070408\x1904" // 3143 v_cmpx_lt_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4c44\x2110336\x10000001\x4070809\x1904" // 3144 v_cmpx_lt_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4c56\x2120336\x10000001\x407080c\x5904" // 3145 v_cmpx_lt_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4c69\x2130337\x10000001\x4070408\x1904" // 3146 v_cmpx_lt_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4c7b\x2140337\x10000001\x4070809\x1904" // 3147 v_cmpx_lt_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4c8d\x2150337\x10000001\x407080c\x5904" // 3148 v_cmpx_lt_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4ca0\x2160338\x10000001\x4070408\x1904" // 3149 v_cmpx_lt_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4cb2\x2170338\x10000001\x4070809\x1904" // 3150 v_cmpx_lt_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4cc4\x2080339\x10000001\x4070408\x1904" // 3151 v_cmpx_ne_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4cd6\x2090339\x10000001\x4070809\x1904" // 3152 v_cmpx_ne_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4ce8\x20a0339\x10000001\x407080c\x5904" // 3153 v_cmpx_ne_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4cfb\x20b033a\x10000001\x4070408\x1904" // 3154 v_cmpx_ne_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4d0d\x20c033a\x10000001\x4070809\x1904" // 3155 v_cmpx_ne_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4d1f\x20d033a\x10000001\x407080c\x5904" // 3156 v_cmpx_ne_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4d32\x20e033b\x10000001\x4070408\x1904" // 3157 v_cmpx_ne_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4d44\x20f033b\x10000001\x4070809\x1904" // 3158 v_cmpx_ne_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4d56\x210033c\x10000001\x4070408\x1904" // 3159 v_cmpx_ne_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4d68\x211033c\x10000001\x4070809\x1904" // 3160 v_cmpx_ne_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4d7a\x212033c\x10000001\x407080c\x5904" // 3161 v_cmpx_ne_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4d8d\x213033d\x10000001\x4070408\x1904" // 3162 v_cmpx_ne_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4d9f\x214033d\x10000001\x4070809\x1904" // 3163 v_cmpx_ne_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4db1\x215033d\x10000001\x407080c\x5904" // 3164 v_cmpx_ne_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x4dc4\x216033e\x10000001\x4070408\x1904" // 3165 v_cmpx_ne_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4dd6\x217033e\x10000001\x4070809\x1904" // 3166 v_cmpx_ne_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x4de8\x202033f\x10000001\x14070408\x1904" // 3167 v_cmpx_neq_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4dfb\x203033f\x10000001\x14070809\x5704" // 3168 v_cmpx_neq_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4e0e\x203033f\x10000001\x1407080c\x5804" // 3169 v_cmpx_neq_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4e22\x2040340\x10000001\x14070408\x1904" // 3170 v_cmpx_neq_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4e35\x2050340\x10000001\x14070809\x5704" // 3171 v_cmpx_neq_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4e48\x2050340\x10000001\x1407080c\x5804" // 3172 v_cmpx_neq_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4e5c\x2060341\x10000001\x14070408\x1904" // 3173 v_cmpx_neq_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4e6f\x2070341\x10000001\x14070809\x5704" // 3174 v_cmpx_neq_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4e82\x2020342\x10000001\x14070408\x1904" // 3175 v_cmpx_nge_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4e95\x2030342\x10000001\x14070809\x5704" // 3176 v_cmpx_nge_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4ea8\x2030342\x10000001\x1407080c\x5804" // 3177 v_cmpx_nge_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4ebc\x2040343\x10000001\x14070408\x1904" // 3178 v_cmpx_nge_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4ecf\x2050343\x10000001\x14070809\x5704" // 3179 v_cmpx_nge_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4ee2\x2050343\x10000001\x1407080c\x5804" // 3180 v_cmpx_nge_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4ef6\x2060344\x10000001\x14070408\x1904" // 3181 v_cmpx_nge_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4f09\x2070344\x10000001\x14070809\x5704" // 3182 v_cmpx_nge_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4f1c\x2020345\x10000001\x14070408\x1904" // 3183 v_cmpx_ngt_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4f2f\x2030345\x10000001\x14070809\x5704" // 3184 v_cmpx_ngt_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4f42\x2030345\x10000001\x1407080c\x5804" // 3185 v_cmpx_ngt_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4f56\x2040346\x10000001\x14070408\x1904" // 3186 v_cmpx_ngt_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4f69\x2050346\x10000001\x14070809\x5704" // 3187 v_cmpx_ngt_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4f7c\x2050346\x10000001\x1407080c\x5804" // 3188 v_cmpx_ngt_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4f90\x2060347\x10000001\x14070408\x1904" // 3189 v_cmpx_ngt_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4fa3\x2070347\x10000001\x14070809\x5704" // 3190 v_cmpx_ngt_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4fb6\x2020348\x10000001\x14070408\x1904" // 3191 v_cmpx_nle_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x4fc9\x2030348\x10000001\x14070809\x5704" // 3192 v_cmpx_nle_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x4fdc\x2030348\x10000001\x1407080c\x5804" // 3193 v_cmpx_nle_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x4ff0\x2040349\x10000001\x14070408\x1904" // 3194 v_cmpx_nle_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x5003\x2050349\x10000001\x14070809\x5704" // 3195 v_cmpx_nle_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x5016\x2050349\x10000001\x1407080c\x5804" // 3196 v_cmpx_nle_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x502a\x206034a\x10000001\x14070408\x1904" // 3197 v_cmpx_nle_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x503d\x207034a\x10000001\x14070809\x5704" // 3198 v_cmpx_nle_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x5050\x202034b\x10000001\x14070408\x1904" // 3199 v_cmpx_nlg_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x5063\x203034b\x10000001\x14070809\x5704" // 3200 v_cmpx_nlg_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x5076\x203034b\x10000001\x1407080c\x5804" // 3201 v_cmpx_nlg_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x508a\x204034c\x10000001\x14070408\x1904" // 3202 v_cmpx_nlg_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x509d\x205034c\x10000001\x14070809\x5704" // 3203 v_cmpx_nlg_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x50b0\x205034c\x10000001\x1407080c\x5804" // 3204 v_cmpx_nlg_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x50c4\x206034d\x10000001\x14070408\x1904" // 3205 v_cmpx_nlg_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x50d7\x207034d\x10000001\x14070809\x5704" // 3206 v_cmpx_nlg_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x50ea\x202034e\x10000001\x14070408\x1904" // 3207 v_cmpx_nlt_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x50fd\x203034e\x10000001\x14070809\x5704" // 3208 v_cmpx_nlt_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x5110\x203034e\x10000001\x1407080c\x5804" // 3209 v_cmpx_nlt_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x5124\x204034f\x10000001\x14070408\x1904" // 3210 v_cmpx_nlt_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x5137\x205034f\x10000001\x14070809\x5704" // 3211 v_cmpx_nlt_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x514a\x205034f\x10000001\x1407080c\x5804" // 3212 v_cmpx_nlt_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x515e\x2060350\x10000001\x14070408\x1904" // 3213 v_cmpx_nlt_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x5171\x2070350\x10000001\x14070809\x5704" // 3214 v_cmpx_nlt_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x5184\x2020351\x10000001\x14070408\x1904" // 3215 v_cmpx_o_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x5195\x2030351\x10000001\x14070809\x5704" // 3216 v_cmpx_o_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x51a6\x2030351\x10000001\x1407080c\x5804" // 3217 v_cmpx_o_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x51b8\x2040352\x10000001\x14070408\x1904" // 3218 v_cmpx_o_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x51c9\x2050352\x10000001\x14070809\x5704" // 3219 v_cmpx_o_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x51da\x2050352\x10000001\x1407080c\x5804" // 3220 v_cmpx_o_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x51ec\x2060353\x10000001\x14070408\x1904" // 3221 v_cmpx_o_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x51fd\x2070353\x10000001\x14070809\x5704" // 3222 v_cmpx_o_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x520e\x2080354\x10000001\x4070408\x1904" // 3223 v_cmpx_t_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x521f\x2090354\x10000001\x4070809\x1904" // 3224 v_cmpx_t_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x5230\x20a0354\x10000001\x407080c\x5904" // 3225 v_cmpx_t_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x5242\x20b0355\x10000001\x4070408\x1904" // 3226 v_cmpx_t_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x5253\x20c0355\x10000001\x4070809\x1904" // 3227 v_cmpx_t_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x5264\x20d0355\x10000001\x407080c\x5904" // 3228 v_cmpx_t_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x5276\x20e0356\x10000001\x4070408\x1904" // 3229 v_cmpx_t_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x5287\x20f0356\x10000001\x4070809\x1904" // 3230 v_cmpx_t_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x5298\x2100357\x10000001\x4070408\x1904" // 3231 v_cmpx_t_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x52a9\x2110357\x10000001\x4070809\x1904" // 3232 v_cmpx_t_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x52ba\x2120357\x10000001\x407080c\x5904" // 3233 v_cmpx_t_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x52cc\x2130358\x10000001\x4070408\x1904" // 3234 v_cmpx_t_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x52dd\x2140358\x10000001\x4070809\x1904" // 3235 v_cmpx_t_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x52ee\x2150358\x10000001\x407080c\x5904" // 3236 v_cmpx_t_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x5300\x2160359\x10000001\x4070408\x1904" // 3237 v_cmpx_t_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x5311\x2170359\x10000001\x4070809\x1904" // 3238 v_cmpx_t_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x5322\x202035a\x10000001\x14070408\x1904" // 3239 v_cmpx_tru_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x5335\x203035a\x10000001\x14070809\x5704" // 3240 v_cmpx_tru_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x5348\x203035a\x10000001\x1407080c\x5804" // 3241 v_cmpx_tru_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x535c\x204035b\x10000001\x14070408\x1904" // 3242 v_cmpx_tru_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x536f\x205035b\x10000001\x14070809\x5704" // 3243 v_cmpx_tru_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x5382\x205035b\x10000001\x1407080c\x5804" // 3244 v_cmpx_tru_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x5396\x206035c\x10000001\x14070408\x1904" // 3245 v_cmpx_tru_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x53a9\x207035c\x10000001\x14070809\x5704" // 3246 v_cmpx_tru_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x53bc\x202035d\x10000001\x14070408\x1904" // 3247 v_cmpx_u_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x53cd\x203035d\x10000001\x14070809\x5704" // 3248 v_cmpx_u_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x53de\x203035d\x10000001\x1407080c\x5804" // 3249 v_cmpx_u_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x53f0\x204035e\x10000001\x14070408\x1904" // 3250 v_cmpx_u_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x5401\x205035e\x10000001\x14070809\x5704" // 3251 v_cmpx_u_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x5412\x205035e\x10000001\x1407080c\x5804" // 3252 v_cmpx_u_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x5424\x206035f\x10000001\x14070408\x1904" // 3253 v_cmpx_u_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    U"\x5435\x207035f\x10000001\x14070809\x5704" // 3254 v_cmpx_u_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x5446\x980360\x1\x4070407\x1900" // 3255 v_cndmask_b32_e32 vop2 4B all; valu; reads exec
    U"\x5458\x990360\x1\x4070809\x5500" // 3256 v_cndmask_b32_e64 vop3 8B all; valu; reads exec; takes neg|abs
    U"\x546a\x9a0360\x1\x407080c\x5a00" // 3257 v_cndmask_b32_sdwa sdwa 8B all; valu; reads exec; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel|src1_sel
    U"\x547d\x9b0360\x800001\x407080d\x4e00" // 3258 v_cndmask_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x548f\x2990361\x10001\x14070406\x1900" // 3259 v_cos_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x549d\x29a0361\x10001\x14070809\x4c00" // 3260 v_cos_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x54ab\x29a0361\x10001\x1407080c\x5400" // 3261 v_cos_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x54ba\x29b0361\x810001\x1407080d\x4e00" // 3262 v_cos_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x54c8\x29c0362\x10001\x14070406\x1900" // 3263 v_cos_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x54d6\x29d0362\x10001\x14070809\x4c00" // 3264 v_cos_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x54e4\x29d0362\x10001\x1407080c\x5400" // 3265 v_cos_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x54f3\x29e0362\x810001\x1407080d\x4e00" // 3266 v_cos_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x5501\x9c0363\x1\x14070809\x4c00" // 3267 v_cubeid_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x550e\x9c0364\x1\x14070809\x4c00" // 3268 v_cubema_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x551b\x9c0365\x1\x14070809\x4c00" // 3269 v_cubesc_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x5528\x9c0366\x1\x14070809\x4c00" // 3270 v_cubetc_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x5535\x2a10367\x1\x14070406\x1900" // 3271 v_cvt_f16_f32_e32 vop1 4B all; valu; reads exec|mode
    U"\x5547\x2a20367\x1\x14070809\x4c00" // 3272 v_cvt_f16_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x5559\x2a20367\x1\x1407080c\x5400" // 3273 v_cvt_f16_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x556c\x2a30367\x800001\x1407080d\x4e00" // 3274 v_cvt_f16_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x557e\x2a40368\x1\x14070406\x1900" // 3275 v_cvt_f16_i16_e32 vop1 4B all; valu; reads exec|mode
    U"\x5590\x2a50368\x1\x14070809\x5b00" // 3276 v_cvt_f16_i16_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    U"\x55a2\x2a60368\x1\x1407080c\x5c00" // 3277 v_cvt_f16_i16_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    U"\x55b5\x2a70368\x800001\x1407080d\x4b00" // 3278 v_cvt_f16_i16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x55c7\x2a80369\x1\x14070406\x1900" // 3279 v_cvt_f16_u16_e32 vop1 4B all; valu; reads exec|mode
    U"\x55d9\x2a90369\x1\x14070809\x5b00" // 3280 v_cvt_f16_u16_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    U"\x55eb\x2aa0369\x1\x1407080c\x5c00" // 3281 v_cvt_f16_u16_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    U"\x55fe\x2ab0369\x800001\x1407080d\x4b00" // 3282 v_cvt_f16_u16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x5610\x2ac036a\x1\x14040406\x1900" // 3283 v_cvt_f32_bf16_e32 vop1 4B 950; valu; reads exec|mode
    U"\x5623\x2ad036a\x1\x14040809\x4c00" // 3284 v_cvt_f32_bf16_e64 vop3 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x5636\x2ad036a\x1\x1404080c\x5400" // 3285 v_cvt_f32_bf16_sdwa sdwa 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x564a\x2ae036a\x800001\x1404080d\x4e00" // 3286 v_cvt_f32_bf16_dpp dpp 8B 950; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x565d\x2af036b\x1\x14060406\x1900" // 3287 v_cvt_f32_bf8_e32 vop1 4B 942|950; valu; reads exec|mode
    U"\x566f\x2b0036b\x1\x14060809\x5b00" // 3288 v_cvt_f32_bf8_e64 vop3 8B 942|950; valu; reads exec|mode; takes clamp|omod
    U"\x5681\x2b0036b\x1\x1406080c\x5d00" // 3289 v_cvt_f32_bf8_sdwa sdwa 8B 942|950; valu; reads exec|mode; takes clamp|omod|src0_sel
    U"\x5694\x2b1036b\x800001\x1406080d\x4b00" // 3290 v_cvt_f32_bf8_dpp dpp 8B 942|950; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x56a6\x2b2036c\x1\x14070406\x1900" // 3291 v_cvt_f32_f16_e32 vop1 4B all; valu; reads exec|mode
    U"\x56b8\x2b3036c\x1\x14070809\x4c00" // 3292 v_cvt_f32_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x56ca\x2b3036c\x1\x1407080c\x5400" // 3293 v_cvt_f32_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x56dd\x2b4036c\x800001\x1407080d\x4e00" // 3294 v_cvt_f32_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x56ef\x2b5036d\x1\x14070406\x1900" // 3295 v_cvt_f32_f64_e32 vop1 4B all; valu; reads exec|mode
    U"\x5701\x2b6036d\x1\x14070809\x4c00" // 3296 v_cvt_f32_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x5713\x2af036e\x1\x14060406\x1900" // 3297 v_cvt_f32_fp8_e32 vop1 4B 942|950; valu; reads exec|mode
    U"\x5725\x2b0036e\x1\x14060809\x5b00" // 3298 v_cvt_f32_fp8_e64 vop3 8B 942|950; valu; reads exec|mode; takes clamp|omod
    U"\x5737\x2b0036e\x1\x1406080c\x5d00" // 3299 v_cvt_f32_fp8_sdwa sdwa 8B 942|950; valu; reads exec|mode; takes clamp|omod|src0_sel
    U"\x574a\x2b1036e\x800001\x1406080d\x4b00" // 3300 v_cvt_f32_fp8_dpp dpp 8B 942|950; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x575c\x2b7036f\x1\x14070406\x1900" // 3301 v_cvt_f32_i32_e32 vop1 4B all; valu; reads exec|mode
    U"\x576e\x2b8036f\x1\x14070809\x5b00" // 3302 v_cvt_f32_i32_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    U"\x5780\x2b9036f\x1\x1407080c\x5c00" // 3303 v_cvt_f32_i32_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    U"\x5793\x2ba036f\x800001\x1407080d\x4b00" // 3304 v_cvt_f32_i32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x57a5\x2bb0370\x1\x14070406\x1900" // 3305 v_cvt_f32_u32_e32 vop1 4B all; valu; reads exec|mode
    U"\x57b7\x2bc0370\x1\x14070809\x5b00" // 3306 v_cvt_f32_u32_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    U"\x57c9\x2bd0370\x1\x1407080c\x5c00" // 3307 v_cvt_f32_u32_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    U"\x57dc\x2be0370\x800001\x1407080d\x4b00" // 3308 v_cvt_f32_u32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x57ee\x2950371\x1\x14070406\x1900" // 3309 v_cvt_f32_ubyte0_e32 vop1 4B all; valu; reads exec|mode
    U"\x5803\x2960371\x1\x14070809\x5b00" // 3310 v_cvt_f32_ubyte0_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    U"\x5818\x2970371\x1\x1407080c\x5c00" // 3311 v_cvt_f32_ubyte0_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    U"\x582e\x2980371\x800001\x1407080d\x4b00" // 3312 v_cvt_f32_ubyte0_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x5843\x2950372\x1\x14070406\x1900" // 3313 v_cvt_f32_ubyte1_e32 vop1 4B all; valu; reads exec|mode
    U"\x5858\x2960372\x1\x14070809\x5b00" // 3314 v_cvt_f32_ubyte1_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    U"\x586d\x2970372\x1\x1407080c\x5c00" // 3315 v_cvt_f32_ubyte1_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    U"\x5883\x2980372\x800001\x1407080d\x4b00" // 3316 v_cvt_f32_ubyte1_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x5898\x2950373\x1\x14070406\x1900" // 3317 v_cvt_f32_ubyte2_e32 vop1 4B all; valu; reads exec|mode
    U"\x58ad\x2960373\x1\x14070809\x5b00" // 3318 v_cvt_f32_ubyte2_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    U"\x58c2\x2970373\x1\x1407080c\x5c00" // 3319 v_cvt_f32_ubyte2_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    U"\x58d8\x2980373\x800001\x1407080d\x4b00" // 3320 v_cvt_f32_ubyte2_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x58ed\x2950374\x1\x14070406\x1900" // 3321 v_cvt_f32_ubyte3_e32 vop1 4B all; valu; reads exec|mode
    U"\x5902\x2960374\x1\x14070809\x5b00" // 3322 v_cvt_f32_ubyte3_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    U"\x5917\x2970374\x1\x1407080c\x5c00" // 3323 v_cvt_f32_ubyte3_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    U"\x592d\x2980374\x800001\x1407080d\x4b00" // 3324 v_cvt_f32_ubyte3_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x5942\x2bf0375\x1\x14070406\x1900" // 3325 v_cvt_f64_f32_e32 vop1 4B all; valu; reads exec|mode
    U"\x5954\x2c00375\x1\x14070809\x4c00" // 3326 v_cvt_f64_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x5966\x2c10376\x1\x14070406\x1900" // 3327 v_cvt_f64_i32_e32 vop1 4B all; valu; reads exec|mode
    U"\x5978\x2c20376\x1\x14070809\x5b00" // 3328 v_cvt_f64_i32_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    U"\x598a\x2c30377\x1\x14070406\x1900" // 3329 v_cvt_f64_u32_e32 vop1 4B all; valu; reads exec|mode
    U"\x599c\x2c40377\x1\x14070809\x5b00" // 3330 v_cvt_f64_u32_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    U"\x59ae\x2c50378\x1\x14070406\x1900" // 3331 v_cvt_flr_i32_f32_e32 vop1 4B all; valu; reads exec|mode
    U"\x59c4\x2c60378\x1\x14070809\x5700" // 3332 v_cvt_flr_i32_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x59da\x2c60378\x1\x1407080c\x5e00" // 3333 v_cvt_flr_i32_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    U"\x59f1\x2c70378\x800001\x1407080d\x4e00" // 3334 v_cvt_flr_i32_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x5a07\x2c80379\x1\x14070406\x1900" // 3335 v_cvt_i16_f16_e32 vop1 4B all; valu; reads exec|mode
    U"\x5a19\x2c90379\x1\x14070809\x4c00" // 3336 v_cvt_i16_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x5a2b\x2c90379\x1\x1407080c\x5e00" // 3337 v_cvt_i16_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    U"\x5a3e\x2ca0379\x800001\x1407080d\x4e00" // 3338 v_cvt_i16_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x5a50\x2c5037a\x1\x14070406\x1900" // 3339 v_cvt_i32_f32_e32 vop1 4B all; valu; reads exec|mode
    U"\x5a62\x2c6037a\x1\x14070809\x4c00" // 3340 v_cvt_i32_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x5a74\x2c6037a\x1\x1407080c\x5e00" // 3341 v_cvt_i32_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    U"\x5a87\x2c7037a\x800001\x1407080d\x4e00" // 3342 v_cvt_i32_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x5a99\x2cb037b\x1\x14070406\x1900" // 3343 v_cvt_i32_f64_e32 vop1 4B all; valu; reads exec|mode
    U"\x5aab\x2cc037b\x1\x14070809\x4c00" // 3344 v_cvt_i32_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x5abd\x295037c\x1\x14070406\x1900" // 3345 v_cvt_norm_i16_f16_e32 vop1 4B all; valu; reads exec|mode
    U"\x5ad4\x2cd037c\x1\x14070809\x4c00" // 3346 v_cvt_norm_i16_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x5aeb\x2cd037c\x1\x1407080c\x5e00" // 3347 v_cvt_norm_i16_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    U"\x5b03\x2ce037c\x800001\x1407080d\x4e00" // 3348 v_cvt_norm_i16_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x5b1a\x295037d\x1\x14070406\x1900" // 3349 v_cvt_norm_u16_f16_e32 vop1 4B all; valu; reads exec|mode
    U"\x5b31\x2cd037d\x1\x14070809\x4c00" // 3350 v_cvt_norm_u16_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x5b48\x2cd037d\x1\x1407080c\x5e00" // 3351 v_cvt_norm_u16_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    U"\x5b60\x2ce037d\x800001\x1407080d\x4e00" // 3352 v_cvt_norm_u16_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x5b77\x2af037e\x1\x14070406\x1900" // 3353 v_cvt_off_f32_i4_e32 vop1 4B all; valu; reads exec|mode
    U"\x5b8c\x2b0037e\x1\x14070809\x5b00" // 3354 v_cvt_off_f32_i4_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    U"\x5ba1\x2cf037e\x1\x1407080c\x5c00" // 3355 v_cvt_off_f32_i4_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    U"\x5bb7\x2b1037e\x800001\x1407080d\x4b00" // 3356 v_cvt_off_f32_i4_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x5bcc\x218037f\x1\x14040809\x4c00" // 3357 v_cvt_pk_bf16_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x5bde\x2190380\x1\x14060809\x5f00" // 3358 v_cvt_pk_bf8_f32 vop3 8B 942|950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x5bef\x2180381\x1\x14040809\x4c00" // 3359 v_cvt_pk_f16_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x5c00\x2d00382\x1\x14060406\x1900" // 3360 v_cvt_pk_f32_bf8_e32 vop1 4B 942|950; valu; reads exec|mode
    U"\x5c15\x2d10382\x1\x14060809\x5b00" // 3361 v_cvt_pk_f32_bf8_e64 vop3 8B 942|950; valu; reads exec|mode; takes clamp|omod
    U"\x5c2a\x2d10382\x1\x1406080c\x5d00" // 3362 v_cvt_pk_f32_bf8_sdwa sdwa 8B 942|950; valu; reads exec|mode; takes clamp|omod|src0_sel
    U"\x5c40\x2d00383\x1\x14060406\x1900" // 3363 v_cvt_pk_f32_fp8_e32 vop1 4B 942|950; valu; reads exec|mode
    U"\x5c55\x2d10383\x1\x14060809\x5b00" // 3364 v_cvt_pk_f32_fp8_e64 vop3 8B 942|950; valu; reads exec|mode; takes clamp|omod
    U"\x5c6a\x2d10383\x1\x1406080c\x5d00" // 3365 v_cvt_pk_f32_fp8_sdwa sdwa 8B 942|950; valu; reads exec|mode; takes clamp|omod|src0_sel
    U"\x5c80\x2190384\x1\x14060809\x5f00" // 3366 v_cvt_pk_fp8_f32 vop3 8B 942|950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x5c91\x1f70385\x1\x4070809\x1900" // 3367 v_cvt_pk_i16_i32 vop3 8B all; valu; reads exec
    U"\x5ca2\x1f70386\x1\x4070809\x1900" // 3368 v_cvt_pk_u16_u32 vop3 8B all; valu; reads exec
    U"\x5cb3\x9d0387\x1\x14070809\x5700" // 3369 v_cvt_pk_u8_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x5cc3\x21a0388\x1\x14070809\x5700" // 3370 v_cvt_pkaccum_u8_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x5cd8\x2180389\x1\x14070809\x6000" // 3371 v_cvt_pknorm_i16_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel
    U"\x5ced\x218038a\x1\x14070809\x5700" // 3372 v_cvt_pknorm_i16_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x5d02\x218038b\x1\x14070809\x6000" // 3373 v_cvt_pknorm_u16_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel
    U"\x5d17\x218038c\x1\x14070809\x5700" // 3374 v_cvt_pknorm_u16_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x5d2c\x218038d\x1\x14070809\x4c00" // 3375 v_cvt_pkrtz_f16_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x5d40\x2c5038e\x1\x14070406\x1900" // 3376 v_cvt_rpi_i32_f32_e32 vop1 4B all; valu; reads exec|mode
    U"\x5d56\x2c6038e\x1\x14070809\x5700" // 3377 v_cvt_rpi_i32_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x5d6c\x2c6038e\x1\x1407080c\x5e00" // 3378 v_cvt_rpi_i32_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    U"\x5d83\x2c7038e\x800001\x1407080d\x4e00" // 3379 v_cvt_rpi_i32_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x5d99\x9e038f\x1\x14040809\x1900" // 3380 v_cvt_scalef32_2xpk16_bf6_f32 vop3 8B 950; valu; reads exec|mode
    U"\x5db7\x9e0390\x1\x14040809\x1900" // 3381 v_cvt_scalef32_2xpk16_fp6_f32 vop3 8B 950; valu; reads exec|mode
    U"\x5dd5\x21b0391\x1\x14040809\x5f00" // 3382 v_cvt_scalef32_f16_bf8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x5dec\x21b0392\x1\x14040809\x5f00" // 3383 v_cvt_scalef32_f16_fp8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x5e03\x21c0393\x1\x14040809\x5f00" // 3384 v_cvt_scalef32_f32_bf8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x5e1a\x21c0394\x1\x14040809\x5f00" // 3385 v_cvt_scalef32_f32_fp8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x5e31\x21d0395\x1\x14040809\x1900" // 3386 v_cvt_scalef32_pk32_bf16_bf6 vop3 8B 950; valu; reads exec|mode
    U"\x5e4e\x21d0396\x1\x14040809\x1900" // 3387 v_cvt_scalef32_pk32_bf16_fp6 vop3 8B 950; valu; reads exec|mode
    U"\x5e6b\x21e0397\x1\x14040809\x1900" // 3388 v_cvt_scalef32_pk32_bf6_bf16 vop3 8B 950; valu; reads exec|mode
    U"\x5e88\x21e0398\x1\x14040809\x1900" // 3389 v_cvt_scalef32_pk32_bf6_f16 vop3 8B 950; valu; reads exec|mode
    U"\x5ea4\x21d0399\x1\x14040809\x1900" // 3390 v_cvt_scalef32_pk32_f16_bf6 vop3 8B 950; valu; reads exec|mode
    U"\x5ec0\x21d039a\x1\x14040809\x1900" // 3391 v_cvt_scalef32_pk32_f16_fp6 vop3 8B 950; valu; reads exec|mode
    U"\x5edc\x21f039b\x1\x14040809\x1900" // 3392 v_cvt_scalef32_pk32_f32_bf6 vop3 8B 950; valu; reads exec|mode
    U"\x5ef8\x21f039c\x1\x14040809\x1900" // 3393 v_cvt_scalef32_pk32_f32_fp6 vop3 8B 950; valu; reads exec|mode
    U"\x5f14\x21e039d\x1\x14040809\x1900" // 3394 v_cvt_scalef32_pk32_fp6_bf16 vop3 8B 950; valu; reads exec|mode
    U"\x5f31\x21e039e\x1\x14040809\x1900" // 3395 v_cvt_scalef32_pk32_fp6_f16 vop3 8B 950; valu; reads exec|mode
    U"\x5f4d\x21c039f\x1\x14040809\x5f00" // 3396 v_cvt_scalef32_pk_bf16_bf8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x5f68\x21c03a0\x1\x14040809\x5f00" // 3397 v_cvt_scalef32_pk_bf16_fp4 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x5f83\x21c03a1\x1\x14040809\x5f00" // 3398 v_cvt_scalef32_pk_bf16_fp8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x5f9e\x21903a2\x1\x14040809\x5f00" // 3399 v_cvt_scalef32_pk_bf8_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x5fb9\x21903a3\x1\x14040809\x5f00" // 3400 v_cvt_scalef32_pk_bf8_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x5fd3\x9f03a4\x1\x14040809\x5f00" // 3401 v_cvt_scalef32_pk_bf8_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x5fed\x21c03a5\x1\x14040809\x5f00" // 3402 v_cvt_scalef32_pk_f16_bf8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6007\x21c03a6\x1\x14040809\x5f00" // 3403 v_cvt_scalef32_pk_f16_fp4 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6021\x21c03a7\x1\x14040809\x5f00" // 3404 v_cvt_scalef32_pk_f16_fp8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x603b\x22003a8\x1\x14040809\x5f00" // 3405 v_cvt_scalef32_pk_f32_bf8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6055\x22003a9\x1\x14040809\x5f00" // 3406 v_cvt_scalef32_pk_f32_fp4 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x606f\x22003aa\x1\x14040809\x5f00" // 3407 v_cvt_scalef32_pk_f32_fp8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6089\x21903ab\x1\x14040809\x5f00" // 3408 v_cvt_scalef32_pk_fp4_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x60a4\x21903ac\x1\x14040809\x5f00" // 3409 v_cvt_scalef32_pk_fp4_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x60be\x9f03ad\x1\x14040809\x5f00" // 3410 v_cvt_scalef32_pk_fp4_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x60d8\x21903ae\x1\x14040809\x5f00" // 3411 v_cvt_scalef32_pk_fp8_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x60f3\x21903af\x1\x14040809\x5f00" // 3412 v_cvt_scalef32_pk_fp8_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x610d\x9f03b0\x1\x14040809\x5f00" // 3413 v_cvt_scalef32_pk_fp8_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6127\xa003b1\x1\x14040809\x5f00" // 3414 v_cvt_scalef32_sr_bf8_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6142\xa003b2\x1\x14040809\x5f00" // 3415 v_cvt_scalef32_sr_bf8_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x615c\xa003b3\x1\x14040809\x5f00" // 3416 v_cvt_scalef32_sr_bf8_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6176\xa003b4\x1\x14040809\x5f00" // 3417 v_cvt_scalef32_sr_fp8_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6191\xa003b5\x1\x14040809\x5f00" // 3418 v_cvt_scalef32_sr_fp8_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x61ab\xa003b6\x1\x14040809\x5f00" // 3419 v_cvt_scalef32_sr_fp8_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x61c5\xa103b7\x1\x14040809\x1900" // 3420 v_cvt_scalef32_sr_pk32_bf6_bf16 vop3 8B 950; valu; reads exec|mode
    U"\x61e5\xa103b8\x1\x14040809\x1900" // 3421 v_cvt_scalef32_sr_pk32_bf6_f16 vop3 8B 950; valu; reads exec|mode
    U"\x6204\xa203b9\x1\x14040809\x1900" // 3422 v_cvt_scalef32_sr_pk32_bf6_f32 vop3 8B 950; valu; reads exec|mode
    U"\x6223\xa103ba\x1\x14040809\x1900" // 3423 v_cvt_scalef32_sr_pk32_fp6_bf16 vop3 8B 950; valu; reads exec|mode
    U"\x6243\xa103bb\x1\x14040809\x1900" // 3424 v_cvt_scalef32_sr_pk32_fp6_f16 vop3 8B 950; valu; reads exec|mode
    U"\x6262\xa203bc\x1\x14040809\x1900" // 3425 v_cvt_scalef32_sr_pk32_fp6_f32 vop3 8B 950; valu; reads exec|mode
    U"\x6281\xa303bd\x1\x14040809\x5f00" // 3426 v_cvt_scalef32_sr_pk_fp4_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x629f\xa303be\x1\x14040809\x5f00" // 3427 v_cvt_scalef32_sr_pk_fp4_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x62bc\xa403bf\x1\x14040809\x5f00" // 3428 v_cvt_scalef32_sr_pk_fp4_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x62d9\x22103c0\x1\x14040809\x5f00" // 3429 v_cvt_sr_bf16_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x62eb\x22203c1\x1\x14060809\x5f00" // 3430 v_cvt_sr_bf8_f32 vop3 8B 942|950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x62fc\x22303c2\x1\x14040809\x5f00" // 3431 v_cvt_sr_f16_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x630d\x22203c3\x1\x14060809\x5f00" // 3432 v_cvt_sr_fp8_f32 vop3 8B 942|950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x631e\x2d203c4\x1\x14070406\x1900" // 3433 v_cvt_u16_f16_e32 vop1 4B all; valu; reads exec|mode
    U"\x6330\x2d303c4\x1\x14070809\x4c00" // 3434 v_cvt_u16_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6342\x2d303c4\x1\x1407080c\x5e00" // 3435 v_cvt_u16_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    U"\x6355\x2d403c4\x800001\x1407080d\x4e00" // 3436 v_cvt_u16_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6367\x2d503c5\x1\x14070406\x1900" // 3437 v_cvt_u32_f32_e32 vop1 4B all; valu; reads exec|mode
    U"\x6379\x2d603c5\x1\x14070809\x4c00" // 3438 v_cvt_u32_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x638b\x2d603c5\x1\x1407080c\x5e00" // 3439 v_cvt_u32_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    U"\x639e\x2d703c5\x800001\x1407080d\x4e00" // 3440 v_cvt_u32_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x63b0\x2d803c6\x1\x14070406\x1900" // 3441 v_cvt_u32_f64_e32 vop1 4B all; valu; reads exec|mode
    U"\x63c2\x2d903c6\x1\x14070809\x4c00" // 3442 v_cvt_u32_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x63d4\xa503c7\x1\x14070809\x6100" // 3443 v_div_fixup_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    U"\x63e4\xa603c8\x1\x14070809\x4c00" // 3444 v_div_fixup_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x63f4\xa703c9\x1\x14070809\x4c00" // 3445 v_div_fixup_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6404\xa503ca\x1\x14070809\x4c00" // 3446 v_div_fixup_legacy_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x641b\xa803cb\x1\x16070809\x4c00" // 3447 v_div_fmas_f32 vop3 8B all; valu; reads vcc|exec|mode; takes neg|abs|clamp|omod
    U"\x642a\xa903cc\x1\x16070809\x4c00" // 3448 v_div_fmas_f64 vop3 8B all; valu; reads vcc|exec|mode; takes neg|abs|clamp|omod
    U"\x6439\x2803cd\x1\x14070809\x6200" // 3449 v_div_scale_f32 vop3 8B all; valu; reads exec|mode; takes neg|clamp|omod
    U"\x6449\x2903ce\x1\x14070809\x6200" // 3450 v_div_scale_f64 vop3 8B all; valu; reads exec|mode; takes neg|clamp|omod
    U"\x6459\xaa03cf\x100001\x1404080a\x6300" // 3451 v_dot2_f32_bf16 vop3p 8B 950; valu|dot; reads exec|mode; takes clamp|neg_lo|neg_hi
    U"\x6469\xab03d0\x100001\x1401080a\x6400" // 3452 v_dot2_f32_f16 vop3p 8B 90a; valu|dot; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x6469\xab03d0\x100001\x1406080a\x6300" // 3453 v_dot2_f32_f16 vop3p 8B 942|950; valu|dot; reads exec|mode; takes clamp|neg_lo|neg_hi
    U"\x6478\xac03d1\x100001\x401080a\x6400" // 3454 v_dot2_i32_i16 vop3p 8B 90a; valu|dot; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x6478\xac03d1\x100001\x406080a\x6300" // 3455 v_dot2_i32_i16 vop3p 8B 942|950; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    U"\x6487\xad03d2\x100001\x401080a\x6400" // 3456 v_dot2_u32_u16 vop3p 8B 90a; valu|dot; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x6487\xad03d2\x100001\x406080a\x6300" // 3457 v_dot2_u32_u16 vop3p 8B 942|950; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    U"\x6496\x22403d3\x100001\x14040407\x1900" // 3458 v_dot2c_f32_bf16_e32 vop2 4B 950; valu|dot; reads exec|mode
    U"\x64ab\x22503d3\x100001\x14040809\x4c00" // 3459 v_dot2c_f32_bf16_e64 vop3 8B 950; valu|dot; reads exec|mode; takes neg|abs|clamp|omod
    U"\x64c0\x22603d3\x900001\x1404080d\x4e00" // 3460 v_dot2c_f32_bf16_dpp dpp 8B 950; valu|dot|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x64d5\x22703d4\x100001\x14070407\x1900" // 3461 v_dot2c_f32_f16_e32 vop2 4B all; valu|dot; reads exec|mode
    U"\x64e9\x22803d4\x100001\x14070809\x4c00" // 3462 v_dot2c_f32_f16_e64 vop3 8B all; valu|dot; reads exec|mode; takes neg|abs|clamp|omod
    U"\x64fd\x22903d4\x900001\x1407080d\x4e00" // 3463 v_dot2c_f32_f16_dpp dpp 8B all; valu|dot|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6511\x22a03d5\x100001\x4070407\x1900" // 3464 v_dot2c_i32_i16_e32 vop2 4B all; valu|dot; reads exec
    U"\x6525\x22b03d5\x100001\x4070809\x4900" // 3465 v_dot2c_i32_i16_e64 vop3 8B all; valu|dot; reads exec; takes clamp
    U"\x6539\x22c03d5\x900001\x407080d\x4b00" // 3466 v_dot2c_i32_i16_dpp dpp 8B all; valu|dot|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x654d\xae03d6\x100001\x407080a\x6300" // 3467 v_dot4_i32_i8 vop3p 8B all; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    U"\x655b\xaf03d7\x100001\x407080a\x6300" // 3468 v_dot4_u32_u8 vop3p 8B all; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    U"\x6569\x22d03d8\x100001\x4070407\x1900" // 3469 v_dot4c_i32_i8_e32 vop2 4B all; valu|dot; reads exec
    U"\x657c\x22e03d8\x100001\x4070809\x4900" // 3470 v_dot4c_i32_i8_e64 vop3 8B all; valu|dot; reads exec; takes clamp
    U"\x658f\x22f03d8\x900001\x407080d\x4b00" // 3471 v_dot4c_i32_i8_dpp dpp 8B all; valu|dot|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x65a2\xb003d9\x100001\x407080a\x6300" // 3472 v_dot8_i32_i4 vop3p 8B all; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    U"\x65b0\xaf03da\x100001\x407080a\x6300" // 3473 v_dot8_u32_u4 vop3p 8B all; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    U"\x65be\x23003db\x100001\x4070407\x1900" // 3474 v_dot8c_i32_i4_e32 vop2 4B all; valu|dot; reads exec
    U"\x65d1\x23103db\x100001\x4070809\x4900" // 3475 v_dot8c_i32_i4_e64 vop3 8B all; valu|dot; reads exec; takes clamp
    U"\x65e4\x23203db\x900001\x407080d\x4b00" // 3476 v_dot8c_i32_i4_dpp dpp 8B all; valu|dot|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x65f7\x29903dc\x10001\x14070406\x1900" // 3477 v_exp_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x6605\x29a03dc\x10001\x14070809\x4c00" // 3478 v_exp_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6613\x29a03dc\x10001\x1407080c\x5400" // 3479 v_exp_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x6622\x29b03dc\x810001\x1407080d\x4e00" // 3480 v_exp_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6630\x29c03dd\x10001\x14070406\x1900" // 3481 v_exp_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x663e\x29d03dd\x10001\x14070809\x4c00" // 3482 v_exp_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x664c\x29d03dd\x10001\x1407080c\x5400" // 3483 v_exp_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x665b\x29e03dd\x810001\x1407080d\x4e00" // 3484 v_exp_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6669\x29c03de\x10001\x14070406\x1900" // 3485 v_exp_legacy_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x667e\x29d03de\x10001\x14070809\x4c00" // 3486 v_exp_legacy_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6693\x29d03de\x10001\x1407080c\x5400" // 3487 v_exp_legacy_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x66a9\x29e03de\x810001\x1407080d\x4e00" // 3488 v_exp_legacy_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x66be\x29503df\x1\x4070406\x1900" // 3489 v_ffbh_i32_e32 vop1 4B all; valu; reads exec
    U"\x66cd\x29603df\x1\x4070809\x1900" // 3490 v_ffbh_i32_e64 vop3 8B all; valu; reads exec
    U"\x66dc\x29703df\x1\x407080c\x5100" // 3491 v_ffbh_i32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    U"\x66ec\x29803df\x800001\x407080d\x4b00" // 3492 v_ffbh_i32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x66fb\x29503e0\x1\x4070406\x1900" // 3493 v_ffbh_u32_e32 vop1 4B all; valu; reads exec
    U"\x670a\x29603e0\x1\x4070809\x1900" // 3494 v_ffbh_u32_e64 vop3 8B all; valu; reads exec
    U"\x6719\x29703e0\x1\x407080c\x5100" // 3495 v_ffbh_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    U"\x6729\x29803e0\x800001\x407080d\x4b00" // 3496 v_ffbh_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6738\x29503e1\x1\x4070406\x1900" // 3497 v_ffbl_b32_e32 vop1 4B all; valu; reads exec
    U"\x6747\x29603e1\x1\x4070809\x1900" // 3498 v_ffbl_b32_e64 vop3 8B all; valu; reads exec
    U"\x6756\x29703e1\x1\x407080c\x5100" // 3499 v_ffbl_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    U"\x6766\x29803e1\x800001\x407080d\x4b00" // 3500 v_ffbl_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6775\x29903e2\x1\x14070406\x1900" // 3501 v_floor_f16_e32 vop1 4B all; valu; reads exec|mode
    U"\x6785\x29a03e2\x1\x14070809\x4c00" // 3502 v_floor_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6795\x29a03e2\x1\x1407080c\x5400" // 3503 v_floor_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x67a6\x29b03e2\x800001\x1407080d\x4e00" // 3504 v_floor_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x67b6\x29c03e3\x1\x14070406\x1900" // 3505 v_floor_f32_e32 vop1 4B all; valu; reads exec|mode
    U"\x67c6\x29d03e3\x1\x14070809\x4c00" // 3506 v_floor_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x67d6\x29d03e3\x1\x1407080c\x5400" // 3507 v_floor_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x67e7\x29e03e3\x800001\x1407080d\x4e00" // 3508 v_floor_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x67f7\x29f03e4\x1\x14070406\x1900" // 3509 v_floor_f64_e32 vop1 4B all; valu; reads exec|mode
    U"\x6807\x2a003e4\x1\x14070809\x4c00" // 3510 v_floor_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6817\xa503e5\x1\x14070809\x6100" // 3511 v_fma_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    U"\x6821\xa603e6\x1\x14070809\x4c00" // 3512 v_fma_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x682b\xa703e7\x1\x14070809\x4c00" // 3513 v_fma_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6835\xa503e8\x1\x14070809\x4c00" // 3514 v_fma_legacy_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6846\xb103e9\x1\x1407080a\x6500" // 3515 v_fma_mix_f32 vop3p 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel|op_sel_hi
    U"\x6854\xb203ea\x1\x1407080a\x6500" // 3516 v_fma_mixhi_f16 vop3p 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel|op_sel_hi
    U"\x6864\xb203eb\x1\x1407080a\x6500" // 3517 v_fma_mixlo_f16 vop3p 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel|op_sel_hi
    U"\x6874\xb303ec\x1\x14060807\x1900" // 3518 v_fmaak_f32 vop2 8B 942|950; valu; reads exec|mode
    U"\x6880\x23303ed\x1\x14070407\x1900" // 3519 v_fmac_f32_e32 vop2 4B all; valu; reads exec|mode
    U"\x688f\x23403ed\x1\x14070809\x4c00" // 3520 v_fmac_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x689e\x23503ed\x800001\x1407080d\x4e00" // 3521 v_fmac_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x68ad\x23603ee\x1\x14070407\x1900" // 3522 v_fmac_f64_e32 vop2 4B all; valu; reads exec|mode
    U"\x68bc\x23703ee\x1\x14070809\x4c00" // 3523 v_fmac_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x68cb\xb403ef\x1\x14060807\x1900" // 3524 v_fmamk_f32 vop2 8B 942|950; valu; reads exec|mode
    U"\x68d7\x29903f0\x1\x14070406\x1900" // 3525 v_fract_f16_e32 vop1 4B all; valu; reads exec|mode
    U"\x68e7\x29a03f0\x1\x14070809\x4c00" // 3526 v_fract_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x68f7\x29a03f0\x1\x1407080c\x5400" // 3527 v_fract_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x6908\x29b03f0\x800001\x1407080d\x4e00" // 3528 v_fract_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6918\x29c03f1\x1\x14070406\x1900" // 3529 v_fract_f32_e32 vop1 4B all; valu; reads exec|mode
    U"\x6928\x29d03f1\x1\x14070809\x4c00" // 3530 v_fract_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6938\x29d03f1\x1\x1407080c\x5400" // 3531 v_fract_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x6949\x29e03f1\x800001\x1407080d\x4e00" // 3532 v_fract_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6959\x29f03f2\x1\x14070406\x1900" // 3533 v_fract_f64_e32 vop1 4B all; valu; reads exec|mode
    U"\x6969\x2a003f2\x1\x14070809\x4c00" // 3534 v_fract_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6979\x29503f3\x1\x14070406\x1900" // 3535 v_frexp_exp_i16_f16_e32 vop1 4B all; valu; reads exec|mode
    U"\x6991\x2cd03f3\x1\x14070809\x4c00" // 3536 v_frexp_exp_i16_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x69a9\x2cd03f3\x1\x1407080c\x5e00" // 3537 v_frexp_exp_i16_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    U"\x69c2\x2ce03f3\x800001\x1407080d\x4e00" // 3538 v_frexp_exp_i16_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x69da\x29503f4\x1\x14070406\x1900" // 3539 v_frexp_exp_i32_f32_e32 vop1 4B all; valu; reads exec|mode
    U"\x69f2\x2cd03f4\x1\x14070809\x5700" // 3540 v_frexp_exp_i32_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x6a0a\x2cd03f4\x1\x1407080c\x5e00" // 3541 v_frexp_exp_i32_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    U"\x6a23\x2ce03f4\x800001\x1407080d\x4e00" // 3542 v_frexp_exp_i32_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6a3b\x2da03f5\x1\x14070406\x1900" // 3543 v_frexp_exp_i32_f64_e32 vop1 4B all; valu; reads exec|mode
    U"\x6a53\x2db03f5\x1\x14070809\x4c00" // 3544 v_frexp_exp_i32_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6a6b\x29903f6\x1\x14070406\x1900" // 3545 v_frexp_mant_f16_e32 vop1 4B all; valu; reads exec|mode
    U"\x6a80\x29a03f6\x1\x14070809\x4c00" // 3546 v_frexp_mant_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6a95\x29a03f6\x1\x1407080c\x5400" // 3547 v_frexp_mant_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x6aab\x29b03f6\x800001\x1407080d\x4e00" // 3548 v_frexp_mant_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6ac0\x29c03f7\x1\x14070406\x1900" // 3549 v_frexp_mant_f32_e32 vop1 4B all; valu; reads exec|mode
    U"\x6ad5\x29d03f7\x1\x14070809\x4c00" // 3550 v_frexp_mant_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6aea\x29d03f7\x1\x1407080c\x5400" // 3551 v_frexp_mant_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x6b00\x29e03f7\x800001\x1407080d\x4e00" // 3552 v_frexp_mant_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6b15\x29f03f8\x1\x14070406\x1900" // 3553 v_frexp_mant_f64_e32 vop1 4B all; valu; reads exec|mode
    U"\x6b2a\x2a003f8\x1\x14070809\x4c00" // 3554 v_frexp_mant_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6b3f\x23803f9\x1\x14070407\x1900" // 3555 v_ldexp_f16_e32 vop2 4B all; valu; reads exec|mode
    U"\x6b4f\x23903f9\x1\x14070809\x4c00" // 3556 v_ldexp_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6b5f\x23a03f9\x1\x1407080c\x6600" // 3557 v_ldexp_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x6b70\x23b03f9\x800001\x1407080d\x4e00" // 3558 v_ldexp_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6b80\x23c03fa\x1\x14070809\x4c00" // 3559 v_ldexp_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6b8c\x23d03fb\x1\x14070809\x4c00" // 3560 v_ldexp_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6b98\x9603fc\x1\x4070809\x1900" // 3561 v_lerp_u8 vop3 8B all; valu; reads exec
    U"\x6ba2\x29903fd\x10001\x14070406\x1900" // 3562 v_log_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x6bb0\x29a03fd\x10001\x14070809\x4c00" // 3563 v_log_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6bbe\x29a03fd\x10001\x1407080c\x5400" // 3564 v_log_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x6bcd\x29b03fd\x810001\x1407080d\x4e00" // 3565 v_log_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6bdb\x29c03fe\x10001\x14070406\x1900" // 3566 v_log_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x6be9\x29d03fe\x10001\x14070809\x4c00" // 3567 v_log_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6bf7\x29d03fe\x10001\x1407080c\x5400" // 3568 v_log_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x6c06\x29e03fe\x810001\x1407080d\x4e00" // 3569 v_log_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6c14\x29c03ff\x10001\x14070406\x1900" // 3570 v_log_legacy_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x6c29\x29d03ff\x10001\x14070809\x4c00" // 3571 v_log_legacy_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6c3e\x29d03ff\x10001\x1407080c\x5400" // 3572 v_log_legacy_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x6c54\x29e03ff\x810001\x1407080d\x4e00" // 3573 v_log_legacy_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6c69\x960400\x1\x4070809\x1900" // 3574 v_lshl_add_u32 vop3 8B all; valu; reads exec
    U"\x6c78\xb50401\x1\x4060809\x1900" // 3575 v_lshl_add_u64 vop3 8B 942|950; valu; reads exec
    U"\x6c87\x960402\x1\x4070809\x1900" // 3576 v_lshl_or_b32 vop3 8B all; valu; reads exec
    U"\x6c95\x1ee0403\x1\x4070407\x1900" // 3577 v_lshlrev_b16_e32 vop2 4B all; valu; reads exec
    U"\x6ca7\x1ef0403\x1\x4070809\x1900" // 3578 v_lshlrev_b16_e64 vop3 8B all; valu; reads exec
    U"\x6cb9\x1f00403\x1\x407080c\x4a00" // 3579 v_lshlrev_b16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x6ccc\x1f10403\x800001\x407080d\x4b00" // 3580 v_lshlrev_b16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6cde\x1f60404\x1\x4070407\x1900" // 3581 v_lshlrev_b32_e32 vop2 4B all; valu; reads exec
    U"\x6cf0\x1f70404\x1\x4070809\x1900" // 3582 v_lshlrev_b32_e64 vop3 8B all; valu; reads exec
    U"\x6d02\x1f80404\x1\x407080c\x4a00" // 3583 v_lshlrev_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x6d15\x1f10404\x800001\x407080d\x4b00" // 3584 v_lshlrev_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6d27\x1f90405\x1\x4070809\x1900" // 3585 v_lshlrev_b64 vop3 8B all; valu; reads exec
    U"\x6d35\x1ee0406\x1\x4070407\x1900" // 3586 v_lshrrev_b16_e32 vop2 4B all; valu; reads exec
    U"\x6d47\x1ef0406\x1\x4070809\x1900" // 3587 v_lshrrev_b16_e64 vop3 8B all; valu; reads exec
    U"\x6d59\x1f00406\x1\x407080c\x4a00" // 3588 v_lshrrev_b16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x6d6c\x1f10406\x800001\x407080d\x4b00" // 3589 v_lshrrev_b16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6d7e\x1f60407\x1\x4070407\x1900" // 3590 v_lshrrev_b32_e32 vop2 4B all; valu; reads exec
    U"\x6d90\x1f70407\x1\x4070809\x1900" // 3591 v_lshrrev_b32_e64 vop3 8B all; valu; reads exec
    U"\x6da2\x1f80407\x1\x407080c\x4a00" // 3592 v_lshrrev_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x6db5\x1f10407\x800001\x407080d\x4b00" // 3593 v_lshrrev_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6dc7\x1f90408\x1\x4070809\x1900" // 3594 v_lshrrev_b64 vop3 8B all; valu; reads exec
    U"\x6dd5\x23e0409\x1\x14070407\x1900" // 3595 v_mac_f16_e32 vop2 4B all; valu; reads exec|mode
    U"\x6de3\x23f0409\x1\x14070809\x4c00" // 3596 v_mac_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6df1\x2400409\x800001\x1407080d\x4e00" // 3597 v_mac_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6dff\x233040a\x1\x14010407\x1900" // 3598 v_mac_f32_e32 vop2 4B 90a; valu; reads exec|mode
    U"\x6e0d\x234040a\x1\x14010809\x4c00" // 3599 v_mac_f32_e64 vop3 8B 90a; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6e1b\x235040a\x800001\x1401080d\x4e00" // 3600 v_mac_f32_dpp dpp 8B 90a; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6e29\xa5040b\x1\x14070809\x6100" // 3601 v_mad_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    U"\x6e33\xa6040c\x1\x14010809\x4c00" // 3602 v_mad_f32 vop3 8B 90a; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6e3d\xb6040d\x1\x4070809\x4f00" // 3603 v_mad_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x6e47\xb7040e\x1\x4070809\x4f00" // 3604 v_mad_i32_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x6e55\xb8040f\x1\x4070809\x4900" // 3605 v_mad_i32_i24 vop3 8B all; valu; reads exec; takes clamp
    U"\x6e63\x2a0410\x1\x4070809\x4900" // 3606 v_mad_i64_i32 vop3 8B all; valu; reads exec; takes clamp
    U"\x6e71\xa50411\x1\x14070809\x4c00" // 3607 v_mad_legacy_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6e82\xa60412\x1\x14010809\x4c00" // 3608 v_mad_legacy_f32 vop3 8B 90a; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6e93\xb60413\x1\x4070809\x4900" // 3609 v_mad_legacy_i16 vop3 8B all; valu; reads exec; takes clamp
    U"\x6ea4\x970414\x1\x4070809\x4900" // 3610 v_mad_legacy_u16 vop3 8B all; valu; reads exec; takes clamp
    U"\x6eb5\x970415\x1\x4070809\x4f00" // 3611 v_mad_u16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x6ebf\xb90416\x1\x4070809\x4f00" // 3612 v_mad_u32_u16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x6ecd\x910417\x1\x4070809\x4900" // 3613 v_mad_u32_u24 vop3 8B all; valu; reads exec; takes clamp
    U"\x6edb\x2b0418\x1\x4070809\x4900" // 3614 v_mad_u64_u32 vop3 8B all; valu; reads exec; takes clamp
    U"\x6ee9\xba0419\x1\x14070807\x1900" // 3615 v_madak_f16 vop2 8B all; valu; reads exec|mode
    U"\x6ef5\xb3041a\x1\x14010807\x1900" // 3616 v_madak_f32 vop2 8B 90a; valu; reads exec|mode
    U"\x6f01\xbb041b\x1\x14070807\x1900" // 3617 v_madmk_f16 vop2 8B all; valu; reads exec|mode
    U"\x6f0d\xb4041c\x1\x14010807\x1900" // 3618 v_madmk_f32 vop2 8B 90a; valu; reads exec|mode
    U"\x6f19\xa5041d\x1\x14070809\x6100" // 3619 v_max3_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    U"\x6f24\xa6041e\x1\x14070809\x4c00" // 3620 v_max3_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6f2f\xb6041f\x1\x4070809\x4f00" // 3621 v_max3_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x6f3a\xb80420\x1\x4070809\x1900" // 3622 v_max3_i32 vop3 8B all; valu; reads exec
    U"\x6f45\x970421\x1\x4070809\x4f00" // 3623 v_max3_u16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x6f50\x910422\x1\x4070809\x1900" // 3624 v_max3_u32 vop3 8B all; valu; reads exec
    U"\x6f5b\x1e50423\x1\x14070407\x1900" // 3625 v_max_f16_e32 vop2 4B all; valu; reads exec|mode
    U"\x6f69\x1e60423\x1\x14070809\x4c00" // 3626 v_max_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6f77\x1e60423\x1\x1407080c\x4d00" // 3627 v_max_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    U"\x6f86\x1e70423\x800001\x1407080d\x4e00" // 3628 v_max_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6f94\x1e80424\x1\x14070407\x1900" // 3629 v_max_f32_e32 vop2 4B all; valu; reads exec|mode
    U"\x6fa2\x1e90424\x1\x14070809\x4c00" // 3630 v_max_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6fb0\x1e90424\x1\x1407080c\x4d00" // 3631 v_max_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    U"\x6fbf\x1ea0424\x800001\x1407080d\x4e00" // 3632 v_max_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x6fcd\x1eb0425\x1\x14070809\x4c00" // 3633 v_max_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x6fd7\x2410426\x1\x4070407\x1900" // 3634 v_max_i16_e32 vop2 4B all; valu; reads exec
    U"\x6fe5\x1ec0426\x1\x4070809\x1900" // 3635 v_max_i16_e64 vop3 8B all; valu; reads exec
    U"\x6ff3\x2420426\x1\x407080c\x4a00" // 3636 v_max_i16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x7002\x2430426\x800001\x407080d\x4b00" // 3637 v_max_i16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7010\x2440427\x1\x4070407\x1900" // 3638 v_max_i32_e32 vop2 4B all; valu; reads exec
    U"\x701e\x1ed0427\x1\x4070809\x1900" // 3639 v_max_i32_e64 vop3 8B all; valu; reads exec
    U"\x702c\x2450427\x1\x407080c\x4a00" // 3640 v_max_i32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x703b\x2460427\x800001\x407080d\x4b00" // 3641 v_max_i32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7049\x1ee0428\x1\x4070407\x1900" // 3642 v_max_u16_e32 vop2 4B all; valu; reads exec
    U"\x7057\x1ef0428\x1\x4070809\x1900" // 3643 v_max_u16_e64 vop3 8B all; valu; reads exec
    U"\x7065\x1f00428\x1\x407080c\x4a00" // 3644 v_max_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x7074\x1f10428\x800001\x407080d\x4b00" // 3645 v_max_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7082\x1f20429\x1\x4070407\x1900" // 3646 v_max_u32_e32 vop2 4B all; valu; reads exec
    U"\x7090\x1f30429\x1\x4070809\x1900" // 3647 v_max_u32_e64 vop3 8B all; valu; reads exec
    U"\x709e\x1f40429\x1\x407080c\x4a00" // 3648 v_max_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x70ad\x1f50429\x800001\x407080d\x4b00" // 3649 v_max_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x70bb\xa6042a\x1\x14040809\x4c00" // 3650 v_maximum3_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x70ca\x1f7042b\x1\x4070809\x1900" // 3651 v_mbcnt_hi_u32_b32 vop3 8B all; valu; reads exec
    U"\x70dd\x1f7042c\x1\x4070809\x1900" // 3652 v_mbcnt_lo_u32_b32 vop3 8B all; valu; reads exec
    U"\x70f0\xa5042d\x1\x14070809\x6100" // 3653 v_med3_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    U"\x70fb\xa6042e\x1\x14070809\x4c00" // 3654 v_med3_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x7106\xb6042f\x1\x4070809\x4f00" // 3655 v_med3_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x7111\xb80430\x1\x4070809\x1900" // 3656 v_med3_i32 vop3 8B all; valu; reads exec
    U"\x711c\x970431\x1\x4070809\x4f00" // 3657 v_med3_u16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x7127\x910432\x1\x4070809\x1900" // 3658 v_med3_u32 vop3 8B all; valu; reads exec
    U"\x7132\xbc0433\x1820001\x1004080b\x6700" // 3659 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|blgp; passes 0/8
    U"\x7132\xbd0433\x1820001\x1004080b\x6700" // 3660 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|blgp; passes 0/8
    U"\x7132\xbe0433\x1820001\x1004080b\x6800" // 3661 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/8
    U"\x7132\xbf0433\x1820001\x1004080b\x6800" // 3662 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/8
    U"\x7132\xc00433\x1820001\x1004080b\x6800" // 3663 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/8
    U"\x7132\xc10433\x1820001\x1004080b\x6800" // 3664 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/8
    U"\x7132\xc20433\x1820001\x1004080b\x6900" // 3665 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/8
    U"\x7132\xc30433\x1820001\x1004080b\x6900" // 3666 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/8
    U"\x7132\xc40433\x1820001\x1004080b\x6900" // 3667 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/8
    U"\x7132\xc50433\x1820001\x1004080b\x6900" // 3668 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/8
    U"\x7132\xc60433\x1820001\x1004080b\x6a00" // 3669 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    U"\x7132\xc70433\x1820001\x1004080b\x6a00" // 3670 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    U"\x7132\xc80433\x1820001\x1004080b\x6a00" // 3671 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    U"\x7132\xc90433\x1820001\x1004080b\x6a00" // 3672 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    U"\x7132\xca0433\x1820001\x1004080b\x6a00" // 3673 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    U"\x7132\xcb0433\x1820001\x1004080b\x6a00" // 3674 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    U"\x7132\xcc0433\x1820001\x1004080b\x6a00" // 3675 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    U"\x7132\xcd0433\x1820001\x1004080b\x6a00" // 3676 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    U"\x714e\xce0434\x1820001\x1006080b\x6b00" // 3677 v_mfma_f32_16x16x16_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x714e\xcf0434\x1820001\x1006080b\x6b00" // 3678 v_mfma_f32_16x16x16_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x7167\xd00435\x1820001\x1006080b\x6b00" // 3679 v_mfma_f32_16x16x16_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x7167\xd10435\x1820001\x1006080b\x6b00" // 3680 v_mfma_f32_16x16x16_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x717f\xce0436\x1820001\x1006080b\x6b00" // 3681 v_mfma_f32_16x16x16bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x717f\xcf0436\x1820001\x1006080b\x6b00" // 3682 v_mfma_f32_16x16x16bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x7197\xce0437\x1820001\x1002080b\x6c00" // 3683 v_mfma_f32_16x16x16bf16_1k mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    U"\x7197\xce0437\x1820001\x1005080b\x6d00" // 3684 v_mfma_f32_16x16x16bf16_1k mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/4
    U"\x7197\xcf0437\x1820001\x1002080b\x6c00" // 3685 v_mfma_f32_16x16x16bf16_1k mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    U"\x7197\xcf0437\x1820001\x1005080b\x6d00" // 3686 v_mfma_f32_16x16x16bf16_1k mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/4
    U"\x71b2\xd00438\x1820001\x1002080b\x6c00" // 3687 v_mfma_f32_16x16x16f16 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    U"\x71b2\xd00438\x1820001\x1005080b\x6d00" // 3688 v_mfma_f32_16x16x16f16 mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/4
    U"\x71b2\xd10438\x1820001\x1002080b\x6c00" // 3689 v_mfma_f32_16x16x16f16 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    U"\x71b2\xd10438\x1820001\x1005080b\x6d00" // 3690 v_mfma_f32_16x16x16f16 mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/4
    U"\x71c9\xd20439\x1840001\x1006080b\x6e00" // 3691 v_mfma_f32_16x16x1_4b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x71c9\xd30439\x1840001\x1006080b\x6e00" // 3692 v_mfma_f32_16x16x1_4b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x71e3\xd2043a\x1840001\x1007080b\x6e00" // 3693 v_mfma_f32_16x16x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x71e3\xd3043a\x1840001\x1007080b\x6e00" // 3694 v_mfma_f32_16x16x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x71f9\xd4043b\x1820001\x1001080b\x6f00" // 3695 v_mfma_f32_16x16x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x71f9\xd5043b\x1820001\x1001080b\x6f00" // 3696 v_mfma_f32_16x16x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x7210\xd6043c\x1820001\x1004080b\x7000" // 3697 v_mfma_f32_16x16x32_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x7210\xd7043c\x1820001\x1004080b\x7000" // 3698 v_mfma_f32_16x16x32_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x7229\xd8043d\x1820001\x1006080b\x6b00" // 3699 v_mfma_f32_16x16x32_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x7229\xd9043d\x1820001\x1006080b\x6b00" // 3700 v_mfma_f32_16x16x32_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x7245\xda043e\x1820001\x1006080b\x6b00" // 3701 v_mfma_f32_16x16x32_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x7245\xdb043e\x1820001\x1006080b\x6b00" // 3702 v_mfma_f32_16x16x32_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x7261\xdc043f\x1820001\x1004080b\x7000" // 3703 v_mfma_f32_16x16x32_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x7261\xdd043f\x1820001\x1004080b\x7000" // 3704 v_mfma_f32_16x16x32_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x7279\xde0440\x1820001\x1006080b\x6b00" // 3705 v_mfma_f32_16x16x32_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x7279\xdf0440\x1820001\x1006080b\x6b00" // 3706 v_mfma_f32_16x16x32_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x7295\xe00441\x1820001\x1006080b\x6b00" // 3707 v_mfma_f32_16x16x32_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x7295\xe10441\x1820001\x1006080b\x6b00" // 3708 v_mfma_f32_16x16x32_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x72b1\xd60442\x1820001\x1004080b\x7000" // 3709 v_mfma_f32_16x16x32bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x72b1\xd70442\x1820001\x1004080b\x7000" // 3710 v_mfma_f32_16x16x32bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x72c9\xdc0443\x1820001\x1004080b\x7000" // 3711 v_mfma_f32_16x16x32f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x72c9\xdd0443\x1820001\x1004080b\x7000" // 3712 v_mfma_f32_16x16x32f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x72e0\xe20444\x1820001\x1006080b\x6e00" // 3713 v_mfma_f32_16x16x4_4b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x72e0\xe30444\x1820001\x1006080b\x6e00" // 3714 v_mfma_f32_16x16x4_4b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x72fb\xe40445\x1820001\x1006080b\x6e00" // 3715 v_mfma_f32_16x16x4_4b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x72fb\xe50445\x1820001\x1006080b\x6e00" // 3716 v_mfma_f32_16x16x4_4b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7315\xe60446\x1840001\x1006080b\x6e00" // 3717 v_mfma_f32_16x16x4_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7315\xe70446\x1840001\x1006080b\x6e00" // 3718 v_mfma_f32_16x16x4_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x732c\xe20447\x1820001\x1006080b\x6e00" // 3719 v_mfma_f32_16x16x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x732c\xe30447\x1820001\x1006080b\x6e00" // 3720 v_mfma_f32_16x16x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7343\xe20448\x1820001\x1007080b\x6e00" // 3721 v_mfma_f32_16x16x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7343\xe30448\x1820001\x1007080b\x6e00" // 3722 v_mfma_f32_16x16x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x735d\xe40449\x1820001\x1007080b\x6e00" // 3723 v_mfma_f32_16x16x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x735d\xe50449\x1820001\x1007080b\x6e00" // 3724 v_mfma_f32_16x16x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7373\xe6044a\x1840001\x1007080b\x6e00" // 3725 v_mfma_f32_16x16x4f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7373\xe7044a\x1840001\x1007080b\x6e00" // 3726 v_mfma_f32_16x16x4f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7389\xe8044b\x1820001\x1002080b\x6c00" // 3727 v_mfma_f32_16x16x8_xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    U"\x7389\xe9044b\x1820001\x1002080b\x6c00" // 3728 v_mfma_f32_16x16x8_xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    U"\x73a1\xea044c\x1820001\x1001080b\x6f00" // 3729 v_mfma_f32_16x16x8bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x73a1\xeb044c\x1820001\x1001080b\x6f00" // 3730 v_mfma_f32_16x16x8bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x73b8\xe8044d\x1820001\x1002080b\x6c00" // 3731 v_mfma_f32_16x16x8xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    U"\x73b8\xe9044d\x1820001\x1002080b\x6c00" // 3732 v_mfma_f32_16x16x8xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    U"\x73cf\xec044e\x1820001\x1004080b\x7100" // 3733 v_mfma_f32_32x32x16_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x73cf\xed044e\x1820001\x1004080b\x7100" // 3734 v_mfma_f32_32x32x16_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x73e8\xee044f\x1820001\x1006080b\x6e00" // 3735 v_mfma_f32_32x32x16_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x73e8\xef044f\x1820001\x1006080b\x6e00" // 3736 v_mfma_f32_32x32x16_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7404\xf00450\x1820001\x1006080b\x6e00" // 3737 v_mfma_f32_32x32x16_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7404\xf10450\x1820001\x1006080b\x6e00" // 3738 v_mfma_f32_32x32x16_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7420\xf20451\x1820001\x1004080b\x7100" // 3739 v_mfma_f32_32x32x16_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x7420\xf30451\x1820001\x1004080b\x7100" // 3740 v_mfma_f32_32x32x16_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x7438\xf40452\x1820001\x1006080b\x6e00" // 3741 v_mfma_f32_32x32x16_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7438\xf50452\x1820001\x1006080b\x6e00" // 3742 v_mfma_f32_32x32x16_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7454\xf60453\x1820001\x1006080b\x6e00" // 3743 v_mfma_f32_32x32x16_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7454\xf70453\x1820001\x1006080b\x6e00" // 3744 v_mfma_f32_32x32x16_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7470\xec0454\x1820001\x1004080b\x7100" // 3745 v_mfma_f32_32x32x16bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x7470\xed0454\x1820001\x1004080b\x7100" // 3746 v_mfma_f32_32x32x16bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x7488\xf20455\x1820001\x1004080b\x7100" // 3747 v_mfma_f32_32x32x16f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x7488\xf30455\x1820001\x1004080b\x7100" // 3748 v_mfma_f32_32x32x16f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x749f\xf80456\x1840001\x1006080b\x7200" // 3749 v_mfma_f32_32x32x1_2b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x749f\xf90456\x1840001\x1006080b\x7200" // 3750 v_mfma_f32_32x32x1_2b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x74b9\xf80457\x1840001\x1007080b\x7200" // 3751 v_mfma_f32_32x32x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x74b9\xf90457\x1840001\x1007080b\x7200" // 3752 v_mfma_f32_32x32x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x74cf\xd20458\x1840001\x1006080b\x7200" // 3753 v_mfma_f32_32x32x2_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x74cf\xd30458\x1840001\x1006080b\x7200" // 3754 v_mfma_f32_32x32x2_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x74e6\xfa0459\x1820001\x1001080b\x7300" // 3755 v_mfma_f32_32x32x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    U"\x74e6\xfb0459\x1820001\x1001080b\x7300" // 3756 v_mfma_f32_32x32x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    U"\x74fd\xd2045a\x1840001\x1007080b\x7200" // 3757 v_mfma_f32_32x32x2f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x74fd\xd3045a\x1840001\x1007080b\x7200" // 3758 v_mfma_f32_32x32x2f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x7513\xfc045b\x1820001\x1006080b\x7200" // 3759 v_mfma_f32_32x32x4_2b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x7513\xfd045b\x1820001\x1006080b\x7200" // 3760 v_mfma_f32_32x32x4_2b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x752e\xfe045c\x1820001\x1006080b\x7200" // 3761 v_mfma_f32_32x32x4_2b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x752e\xff045c\x1820001\x1006080b\x7200" // 3762 v_mfma_f32_32x32x4_2b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x7548\x100045d\x1820001\x1002080b\x6f00" // 3763 v_mfma_f32_32x32x4_xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x7548\x101045d\x1820001\x1002080b\x6f00" // 3764 v_mfma_f32_32x32x4_xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x7560\xfc045e\x1820001\x1006080b\x7200" // 3765 v_mfma_f32_32x32x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x7560\xd4045e\x1820001\x1001080b\x7300" // 3766 v_mfma_f32_32x32x4bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    U"\x7560\xfd045e\x1820001\x1006080b\x7200" // 3767 v_mfma_f32_32x32x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x7560\xd5045e\x1820001\x1001080b\x7300" // 3768 v_mfma_f32_32x32x4bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    U"\x7577\xfc045f\x1820001\x1007080b\x7200" // 3769 v_mfma_f32_32x32x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x7577\xfd045f\x1820001\x1007080b\x7200" // 3770 v_mfma_f32_32x32x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x7591\xfe0460\x1820001\x1007080b\x7200" // 3771 v_mfma_f32_32x32x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x7591\xff0460\x1820001\x1007080b\x7200" // 3772 v_mfma_f32_32x32x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x75a7\x1000461\x1820001\x1002080b\x6f00" // 3773 v_mfma_f32_32x32x4xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x75a7\x1010461\x1820001\x1002080b\x6f00" // 3774 v_mfma_f32_32x32x4xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x75be\x1020462\x1820001\x1004080b\x7400" // 3775 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|blgp; passes 0/16
    U"\x75be\x1030462\x1820001\x1004080b\x7400" // 3776 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|blgp; passes 0/16
    U"\x75be\x1040462\x1820001\x1004080b\x7500" // 3777 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/16
    U"\x75be\x1050462\x1820001\x1004080b\x7500" // 3778 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/16
    U"\x75be\x1060462\x1820001\x1004080b\x7500" // 3779 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/16
    U"\x75be\x1070462\x1820001\x1004080b\x7500" // 3780 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/16
    U"\x75be\x1080462\x1820001\x1004080b\x7600" // 3781 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/16
    U"\x75be\x1090462\x1820001\x1004080b\x7600" // 3782 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/16
    U"\x75be\x10a0462\x1820001\x1004080b\x7600" // 3783 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/16
    U"\x75be\x10b0462\x1820001\x1004080b\x7600" // 3784 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/16
    U"\x75be\x10c0462\x1820001\x1004080b\x7700" // 3785 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    U"\x75be\x10d0462\x1820001\x1004080b\x7700" // 3786 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    U"\x75be\x10e0462\x1820001\x1004080b\x7700" // 3787 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    U"\x75be\x10f0462\x1820001\x1004080b\x7700" // 3788 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    U"\x75be\x1100462\x1820001\x1004080b\x7700" // 3789 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    U"\x75be\x1110462\x1820001\x1004080b\x7700" // 3790 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    U"\x75be\x1120462\x1820001\x1004080b\x7700" // 3791 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    U"\x75be\x1130462\x1820001\x1004080b\x7700" // 3792 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    U"\x75d9\xe20463\x1820001\x1006080b\x6e00" // 3793 v_mfma_f32_32x32x8_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x75d9\xe30463\x1820001\x1006080b\x6e00" // 3794 v_mfma_f32_32x32x8_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x75f1\xe40464\x1820001\x1006080b\x6e00" // 3795 v_mfma_f32_32x32x8_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x75f1\xe50464\x1820001\x1006080b\x6e00" // 3796 v_mfma_f32_32x32x8_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7608\xe20465\x1820001\x1006080b\x6e00" // 3797 v_mfma_f32_32x32x8bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7608\xe30465\x1820001\x1006080b\x6e00" // 3798 v_mfma_f32_32x32x8bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x761f\xe20466\x1820001\x1002080b\x6f00" // 3799 v_mfma_f32_32x32x8bf16_1k mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x761f\xe20466\x1820001\x1005080b\x7800" // 3800 v_mfma_f32_32x32x8bf16_1k mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/8
    U"\x761f\xe30466\x1820001\x1002080b\x6f00" // 3801 v_mfma_f32_32x32x8bf16_1k mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x761f\xe30466\x1820001\x1005080b\x7800" // 3802 v_mfma_f32_32x32x8bf16_1k mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/8
    U"\x7639\xe40467\x1820001\x1002080b\x6f00" // 3803 v_mfma_f32_32x32x8f16 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x7639\xe40467\x1820001\x1005080b\x7800" // 3804 v_mfma_f32_32x32x8f16 mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/8
    U"\x7639\xe50467\x1820001\x1002080b\x6f00" // 3805 v_mfma_f32_32x32x8f16 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x7639\xe50467\x1820001\x1005080b\x7800" // 3806 v_mfma_f32_32x32x8f16 mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/8
    U"\x764f\xe60468\x1840001\x1006080b\x7900" // 3807 v_mfma_f32_4x4x1_16b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x764f\xe70468\x1840001\x1006080b\x7900" // 3808 v_mfma_f32_4x4x1_16b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x7668\xe60469\x1840001\x1007080b\x7900" // 3809 v_mfma_f32_4x4x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x7668\xe70469\x1840001\x1007080b\x7900" // 3810 v_mfma_f32_4x4x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x767c\xea046a\x1820001\x1001080b\x7a00" // 3811 v_mfma_f32_4x4x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/0
    U"\x767c\xeb046a\x1820001\x1001080b\x7a00" // 3812 v_mfma_f32_4x4x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/0
    U"\x7691\xce046b\x1820001\x1006080b\x7900" // 3813 v_mfma_f32_4x4x4_16b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x7691\xcf046b\x1820001\x1006080b\x7900" // 3814 v_mfma_f32_4x4x4_16b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x76ab\xd0046c\x1820001\x1006080b\x7900" // 3815 v_mfma_f32_4x4x4_16b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x76ab\xd1046c\x1820001\x1006080b\x7900" // 3816 v_mfma_f32_4x4x4_16b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x76c4\xce046d\x1820001\x1006080b\x7900" // 3817 v_mfma_f32_4x4x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x76c4\xcf046d\x1820001\x1006080b\x7900" // 3818 v_mfma_f32_4x4x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x76d9\xce046e\x1820001\x1007080b\x7900" // 3819 v_mfma_f32_4x4x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x76d9\xcf046e\x1820001\x1007080b\x7900" // 3820 v_mfma_f32_4x4x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x76f1\xd0046f\x1820001\x1007080b\x7900" // 3821 v_mfma_f32_4x4x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x76f1\xd1046f\x1820001\x1007080b\x7900" // 3822 v_mfma_f32_4x4x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x7705\x1140470\x1880001\x1006080b\x7b00" // 3823 v_mfma_f64_16x16x4_f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/16
    U"\x7705\x1150470\x1880001\x1006080b\x7b00" // 3824 v_mfma_f64_16x16x4_f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/16
    U"\x771c\x1140471\x1880001\x1001080b\x6f00" // 3825 v_mfma_f64_16x16x4f64 mai 8B 90a; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x771c\x1140471\x1880001\x1006080b\x7b00" // 3826 v_mfma_f64_16x16x4f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/16
    U"\x771c\x1150471\x1880001\x1001080b\x6f00" // 3827 v_mfma_f64_16x16x4f64 mai 8B 90a; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x771c\x1150471\x1880001\x1006080b\x7b00" // 3828 v_mfma_f64_16x16x4f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/16
    U"\x7732\x1160472\x1880001\x1006080b\x7c00" // 3829 v_mfma_f64_4x4x4_4b_f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/8
    U"\x7732\x1170472\x1880001\x1006080b\x7c00" // 3830 v_mfma_f64_4x4x4_4b_f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/8
    U"\x774a\x1160473\x1880001\x1001080b\x6c00" // 3831 v_mfma_f64_4x4x4f64 mai 8B 90a; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    U"\x774a\x1160473\x1880001\x1006080b\x7c00" // 3832 v_mfma_f64_4x4x4f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/8
    U"\x774a\x1170473\x1880001\x1001080b\x6c00" // 3833 v_mfma_f64_4x4x4f64 mai 8B 90a; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    U"\x774a\x1170473\x1880001\x1006080b\x7c00" // 3834 v_mfma_f64_4x4x4f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/8
    U"\x775e\x1180474\x1820001\x1001080b\x6f00" // 3835 v_mfma_i32_16x16x16i8 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x775e\x1190474\x1820001\x1001080b\x6f00" // 3836 v_mfma_i32_16x16x16i8 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x7774\x11a0475\x1820001\x1006080b\x6b00" // 3837 v_mfma_i32_16x16x32_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x7774\x11b0475\x1820001\x1006080b\x6b00" // 3838 v_mfma_i32_16x16x32_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x778b\x11a0476\x1820001\x1006080b\x6b00" // 3839 v_mfma_i32_16x16x32i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x778b\x11b0476\x1820001\x1006080b\x6b00" // 3840 v_mfma_i32_16x16x32i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x77a1\x11c0477\x1820001\x1006080b\x6e00" // 3841 v_mfma_i32_16x16x4_4b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x77a1\x11d0477\x1820001\x1006080b\x6e00" // 3842 v_mfma_i32_16x16x4_4b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x77ba\x11c0478\x1820001\x1007080b\x6e00" // 3843 v_mfma_i32_16x16x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x77ba\x11d0478\x1820001\x1007080b\x6e00" // 3844 v_mfma_i32_16x16x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x77cf\x11e0479\x1820001\x1004080b\x7000" // 3845 v_mfma_i32_16x16x64_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x77cf\x11f0479\x1820001\x1004080b\x7000" // 3846 v_mfma_i32_16x16x64_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x77e6\x11e047a\x1820001\x1004080b\x7000" // 3847 v_mfma_i32_16x16x64i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x77e6\x11f047a\x1820001\x1004080b\x7000" // 3848 v_mfma_i32_16x16x64i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x77fc\x120047b\x1820001\x1006080b\x6e00" // 3849 v_mfma_i32_32x32x16_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x77fc\x121047b\x1820001\x1006080b\x6e00" // 3850 v_mfma_i32_32x32x16_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7813\x120047c\x1820001\x1006080b\x6e00" // 3851 v_mfma_i32_32x32x16i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7813\x121047c\x1820001\x1006080b\x6e00" // 3852 v_mfma_i32_32x32x16i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x7829\x122047d\x1820001\x1004080b\x7100" // 3853 v_mfma_i32_32x32x32_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x7829\x123047d\x1820001\x1004080b\x7100" // 3854 v_mfma_i32_32x32x32_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x7840\x122047e\x1820001\x1004080b\x7100" // 3855 v_mfma_i32_32x32x32i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x7840\x123047e\x1820001\x1004080b\x7100" // 3856 v_mfma_i32_32x32x32i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x7856\x124047f\x1820001\x1006080b\x7200" // 3857 v_mfma_i32_32x32x4_2b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x7856\x125047f\x1820001\x1006080b\x7200" // 3858 v_mfma_i32_32x32x4_2b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x786f\x1240480\x1820001\x1007080b\x7200" // 3859 v_mfma_i32_32x32x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x786f\x1250480\x1820001\x1007080b\x7200" // 3860 v_mfma_i32_32x32x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x7884\x11c0481\x1820001\x1001080b\x7300" // 3861 v_mfma_i32_32x32x8i8 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    U"\x7884\x11d0481\x1820001\x1001080b\x7300" // 3862 v_mfma_i32_32x32x8i8 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    U"\x7899\x1180482\x1820001\x1006080b\x7900" // 3863 v_mfma_i32_4x4x4_16b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x7899\x1190482\x1820001\x1006080b\x7900" // 3864 v_mfma_i32_4x4x4_16b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x78b1\x1180483\x1820001\x1007080b\x7900" // 3865 v_mfma_i32_4x4x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x78b1\x1190483\x1820001\x1007080b\x7900" // 3866 v_mfma_i32_4x4x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x78c4\x2dc0484\x1820001\x4080a\x7d00" // 3867 v_mfma_ld_scale_b32 vop3p 8B 950; valu|xdl|lane_crossing|ignores_exec; takes op_sel|op_sel_hi; passes 0/1
    U"\x78d8\x485\x1820001\x1004100b\x7e00" // 3868 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes op_sel|op_sel_hi|cbsz|blgp; passes 0/8
    U"\x78d8\x10485\x1820001\x1004100b\x7e00" // 3869 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes op_sel|op_sel_hi|cbsz|blgp; passes 0/8
    U"\x78d8\x20485\x1820001\x1004100b\x7f00" // 3870 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/8
    U"\x78d8\x30485\x1820001\x1004100b\x7f00" // 3871 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/8
    U"\x78d8\x40485\x1820001\x1004100b\x7f00" // 3872 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/8
    U"\x78d8\x50485\x1820001\x1004100b\x7f00" // 3873 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/8
    U"\x78d8\x60485\x1820001\x1004100b\x8000" // 3874 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/8
    U"\x78d8\x70485\x1820001\x1004100b\x8000" // 3875 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/8
    U"\x78d8\x80485\x1820001\x1004100b\x8000" // 3876 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/8
    U"\x78d8\x90485\x1820001\x1004100b\x8000" // 3877 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/8
    U"\x78d8\xa0485\x1820001\x1004100b\x8100" // 3878 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    U"\x78d8\xb0485\x1820001\x1004100b\x8100" // 3879 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    U"\x78d8\xc0485\x1820001\x1004100b\x8100" // 3880 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    U"\x78d8\xd0485\x1820001\x1004100b\x8100" // 3881 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    U"\x78d8\xe0485\x1820001\x1004100b\x8100" // 3882 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    U"\x78d8\xf0485\x1820001\x1004100b\x8100" // 3883 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    U"\x78d8\x100485\x1820001\x1004100b\x8100" // 3884 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    U"\x78d8\x110485\x1820001\x1004100b\x8100" // 3885 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    U"\x78fa\x120486\x1820001\x1004100b\x8200" // 3886 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes op_sel|op_sel_hi|cbsz|blgp; passes 0/16
    U"\x78fa\x130486\x1820001\x1004100b\x8200" // 3887 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes op_sel|op_sel_hi|cbsz|blgp; passes 0/16
    U"\x78fa\x140486\x1820001\x1004100b\x8300" // 3888 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/16
    U"\x78fa\x150486\x1820001\x1004100b\x8300" // 3889 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/16
    U"\x78fa\x160486\x1820001\x1004100b\x8300" // 3890 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/16
    U"\x78fa\x170486\x1820001\x1004100b\x8300" // 3891 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/16
    U"\x78fa\x180486\x1820001\x1004100b\x8400" // 3892 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/16
    U"\x78fa\x190486\x1820001\x1004100b\x8400" // 3893 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/16
    U"\x78fa\x1a0486\x1820001\x1004100b\x8400" // 3894 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/16
    U"\x78fa\x1b0486\x1820001\x1004100b\x8400" // 3895 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/16
    U"\x78fa\x1c0486\x1820001\x1004100b\x8500" // 3896 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    U"\x78fa\x1d0486\x1820001\x1004100b\x8500" // 3897 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    U"\x78fa\x1e0486\x1820001\x1004100b\x8500" // 3898 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    U"\x78fa\x1f0486\x1820001\x1004100b\x8500" // 3899 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    U"\x78fa\x200486\x1820001\x1004100b\x8500" // 3900 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    U"\x78fa\x210486\x1820001\x1004100b\x8500" // 3901 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    U"\x78fa\x220486\x1820001\x1004100b\x8500" // 3902 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    U"\x78fa\x230486\x1820001\x1004100b\x8500" // 3903 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    U"\x791b\xa50487\x1\x14070809\x6100" // 3904 v_min3_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    U"\x7926\xa60488\x1\x14070809\x4c00" // 3905 v_min3_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x7931\xb60489\x1\x4070809\x4f00" // 3906 v_min3_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x793c\xb8048a\x1\x4070809\x1900" // 3907 v_min3_i32 vop3 8B all; valu; reads exec
    U"\x7947\x97048b\x1\x4070809\x4f00" // 3908 v_min3_u16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x7952\x91048c\x1\x4070809\x1900" // 3909 v_min3_u32 vop3 8B all; valu; reads exec
    U"\x795d\x1e5048d\x1\x14070407\x1900" // 3910 v_min_f16_e32 vop2 4B all; valu; reads exec|mode
    U"\x796b\x1e6048d\x1\x14070809\x4c00" // 3911 v_min_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x7979\x1e6048d\x1\x1407080c\x4d00" // 3912 v_min_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    U"\x7988\x1e7048d\x800001\x1407080d\x4e00" // 3913 v_min_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7996\x1e8048e\x1\x14070407\x1900" // 3914 v_min_f32_e32 vop2 4B all; valu; reads exec|mode
    U"\x79a4\x1e9048e\x1\x14070809\x4c00" // 3915 v_min_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x79b2\x1e9048e\x1\x1407080c\x4d00" // 3916 v_min_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    U"\x79c1\x1ea048e\x800001\x1407080d\x4e00" // 3917 v_min_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x79cf\x1eb048f\x1\x14070809\x4c00" // 3918 v_min_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x79d9\x2410490\x1\x4070407\x1900" // 3919 v_min_i16_e32 vop2 4B all; valu; reads exec
    U"\x79e7\x1ec0490\x1\x4070809\x1900" // 3920 v_min_i16_e64 vop3 8B all; valu; reads exec
    U"\x79f5\x2420490\x1\x407080c\x4a00" // 3921 v_min_i16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x7a04\x2430490\x800001\x407080d\x4b00" // 3922 v_min_i16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7a12\x2440491\x1\x4070407\x1900" // 3923 v_min_i32_e32 vop2 4B all; valu; reads exec
    U"\x7a20\x1ed0491\x1\x4070809\x1900" // 3924 v_min_i32_e64 vop3 8B all; valu; reads exec
    U"\x7a2e\x2450491\x1\x407080c\x4a00" // 3925 v_min_i32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x7a3d\x2460491\x800001\x407080d\x4b00" // 3926 v_min_i32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7a4b\x1ee0492\x1\x4070407\x1900" // 3927 v_min_u16_e32 vop2 4B all; valu; reads exec
    U"\x7a59\x1ef0492\x1\x4070809\x1900" // 3928 v_min_u16_e64 vop3 8B all; valu; reads exec
    U"\x7a67\x1f00492\x1\x407080c\x4a00" // 3929 v_min_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x7a76\x1f10492\x800001\x407080d\x4b00" // 3930 v_min_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7a84\x1f20493\x1\x4070407\x1900" // 3931 v_min_u32_e32 vop2 4B all; valu; reads exec
    U"\x7a92\x1f30493\x1\x4070809\x1900" // 3932 v_min_u32_e64 vop3 8B all; valu; reads exec
    U"\x7aa0\x1f40493\x1\x407080c\x4a00" // 3933 v_min_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x7aaf\x1f50493\x800001\x407080d\x4b00" // 3934 v_min_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7abd\xa60494\x1\x14040809\x4c00" // 3935 v_minimum3_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x7acc\x2950495\x1\x4070406\x1900" // 3936 v_mov_b32_e32 vop1 4B all; valu; reads exec
    U"\x7ada\x2960495\x1\x4070809\x1900" // 3937 v_mov_b32_e64 vop3 8B all; valu; reads exec
    U"\x7ae8\x2970495\x1\x407080c\x5100" // 3938 v_mov_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    U"\x7af7\x2980495\x800001\x407080d\x4b00" // 3939 v_mov_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7b05\x2dd0496\x1\x4060406\x1900" // 3940 v_mov_b64_e32 vop1 4B 942|950; valu; reads exec
    U"\x7b13\x2de0496\x1\x4060809\x1900" // 3941 v_mov_b64_e64 vop3 8B 942|950; valu; reads exec
    U"\x7b21\x1260497\x1\x4070809\x4900" // 3942 v_mqsad_pk_u16_u8 vop3 8B all; valu; reads exec; takes clamp
    U"\x7b33\x1270498\x1\x4070809\x4900" // 3943 v_mqsad_u32_u8 vop3 8B all; valu; reads exec; takes clamp
    U"\x7b42\x960499\x1\x4070809\x4900" // 3944 v_msad_u8 vop3 8B all; valu; reads exec; takes clamp
    U"\x7b4c\x1e5049a\x1\x14070407\x1900" // 3945 v_mul_f16_e32 vop2 4B all; valu; reads exec|mode
    U"\x7b5a\x1e6049a\x1\x14070809\x4c00" // 3946 v_mul_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x7b68\x1e6049a\x1\x1407080c\x4d00" // 3947 v_mul_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    U"\x7b77\x1e7049a\x800001\x1407080d\x4e00" // 3948 v_mul_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7b85\x1e8049b\x1\x14070407\x1900" // 3949 v_mul_f32_e32 vop2 4B all; valu; reads exec|mode
    U"\x7b93\x1e9049b\x1\x14070809\x4c00" // 3950 v_mul_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x7ba1\x1e9049b\x1\x1407080c\x4d00" // 3951 v_mul_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    U"\x7bb0\x1ea049b\x800001\x1407080d\x4e00" // 3952 v_mul_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7bbe\x1eb049c\x1\x14070809\x4c00" // 3953 v_mul_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x7bc8\x1ed049d\x1\x4070809\x1900" // 3954 v_mul_hi_i32 vop3 8B all; valu; reads exec
    U"\x7bd5\x244049e\x1\x4070407\x1900" // 3955 v_mul_hi_i32_i24_e32 vop2 4B all; valu; reads exec
    U"\x7bea\x1ed049e\x1\x4070809\x1900" // 3956 v_mul_hi_i32_i24_e64 vop3 8B all; valu; reads exec
    U"\x7bff\x245049e\x1\x407080c\x4a00" // 3957 v_mul_hi_i32_i24_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x7c15\x246049e\x800001\x407080d\x4b00" // 3958 v_mul_hi_i32_i24_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7c2a\x1f3049f\x1\x4070809\x1900" // 3959 v_mul_hi_u32 vop3 8B all; valu; reads exec
    U"\x7c37\x1f204a0\x1\x4070407\x1900" // 3960 v_mul_hi_u32_u24_e32 vop2 4B all; valu; reads exec
    U"\x7c4c\x1f304a0\x1\x4070809\x1900" // 3961 v_mul_hi_u32_u24_e64 vop3 8B all; valu; reads exec
    U"\x7c61\x1f404a0\x1\x407080c\x4a00" // 3962 v_mul_hi_u32_u24_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x7c77\x1f504a0\x800001\x407080d\x4b00" // 3963 v_mul_hi_u32_u24_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7c8c\x24404a1\x1\x4070407\x1900" // 3964 v_mul_i32_i24_e32 vop2 4B all; valu; reads exec
    U"\x7c9e\x1ed04a1\x1\x4070809\x4900" // 3965 v_mul_i32_i24_e64 vop3 8B all; valu; reads exec; takes clamp
    U"\x7cb0\x24504a1\x1\x407080c\x4a00" // 3966 v_mul_i32_i24_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x7cc3\x24604a1\x800001\x407080d\x4b00" // 3967 v_mul_i32_i24_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7cd5\x1e904a2\x1\x14070809\x4c00" // 3968 v_mul_legacy_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x7ce6\x1ed04a3\x1\x4070809\x1900" // 3969 v_mul_lo_i32 vop3 8B all; valu; reads exec
    U"\x7cf3\x1ee04a4\x1\x4070407\x1900" // 3970 v_mul_lo_u16_e32 vop2 4B all; valu; reads exec
    U"\x7d04\x1ef04a4\x1\x4070809\x1900" // 3971 v_mul_lo_u16_e64 vop3 8B all; valu; reads exec
    U"\x7d15\x1f004a4\x1\x407080c\x4a00" // 3972 v_mul_lo_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x7d27\x1f104a4\x800001\x407080d\x4b00" // 3973 v_mul_lo_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7d38\x1f304a5\x1\x4070809\x1900" // 3974 v_mul_lo_u32 vop3 8B all; valu; reads exec
    U"\x7d45\x1f204a6\x1\x4070407\x1900" // 3975 v_mul_u32_u24_e32 vop2 4B all; valu; reads exec
    U"\x7d57\x1f304a6\x1\x4070809\x4900" // 3976 v_mul_u32_u24_e64 vop3 8B all; valu; reads exec; takes clamp
    U"\x7d69\x1f404a6\x1\x407080c\x4a00" // 3977 v_mul_u32_u24_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x7d7c\x1f504a6\x800001\x407080d\x4b00" // 3978 v_mul_u32_u24_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7d8e\x2f004a7\x8001\x4070406\x1900" // 3979 v_nop vop1 4B all; valu|side_effects; reads exec
    U"\x7d94\x29504a8\x1\x4070406\x1900" // 3980 v_not_b32_e32 vop1 4B all; valu; reads exec
    U"\x7da2\x29604a8\x1\x4070809\x1900" // 3981 v_not_b32_e64 vop3 8B all; valu; reads exec
    U"\x7db0\x29704a8\x1\x407080c\x5100" // 3982 v_not_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    U"\x7dbf\x29804a8\x800001\x407080d\x4b00" // 3983 v_not_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7dcd\x9604a9\x1\x4070809\x1900" // 3984 v_or3_b32 vop3 8B all; valu; reads exec
    U"\x7dd7\x1f604aa\x1\x4070407\x1900" // 3985 v_or_b32_e32 vop2 4B all; valu; reads exec
    U"\x7de4\x1f704aa\x1\x4070809\x1900" // 3986 v_or_b32_e64 vop3 8B all; valu; reads exec
    U"\x7df1\x1f804aa\x1\x407080c\x4a00" // 3987 v_or_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x7dff\x1f104aa\x800001\x407080d\x4b00" // 3988 v_or_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7e0c\x21804ab\x1\x14070809\x6000" // 3989 v_pack_b32_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel
    U"\x7e1b\x9604ac\x1\x4070809\x1900" // 3990 v_perm_b32 vop3 8B all; valu; reads exec
    U"\x7e26\x2df04ad\x800001\x4040406\x1900" // 3991 v_permlane16_swap_b32_e32 vop1 4B 950; valu|lane_crossing; reads exec
    U"\x7e40\x2df04ad\x800001\x4040809\x8600" // 3992 v_permlane16_swap_b32_e64 vop3 8B 950; valu|lane_crossing; reads exec; takes bound_ctrl
    U"\x7e5a\x2df04ae\x800001\x4040406\x1900" // 3993 v_permlane32_swap_b32_e32 vop1 4B 950; valu|lane_crossing; reads exec
    U"\x7e74\x2df04ae\x800001\x4040809\x8600" // 3994 v_permlane32_swap_b32_e64 vop3 8B 950; valu|lane_crossing; reads exec; takes bound_ctrl
    U"\x7e8e\x24704af\x200001\x1407080a\x6400" // 3995 v_pk_add_f16 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7e9b\x24804b0\x200001\x1407080a\x6400" // 3996 v_pk_add_f32 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7ea8\x24904b1\x200001\x407080a\x6400" // 3997 v_pk_add_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7eb5\x24a04b2\x200001\x407080a\x6400" // 3998 v_pk_add_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7ec2\x24904b3\x200001\x407080a\x6400" // 3999 v_pk_ashrrev_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7ed3\x12804b4\x200001\x1407080a\x6400" // 4000 v_pk_fma_f16 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7ee0\x12904b5\x200001\x1407080a\x6400" // 4001 v_pk_fma_f32 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7eed\x24b04b6\x1\x14070407\x1900" // 4002 v_pk_fmac_f16_e32 vop2 4B all; valu; reads exec|mode
    U"\x7eff\x24c04b6\x1\x14070809\x4c00" // 4003 v_pk_fmac_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x7f11\x24c04b6\x1\x1407080c\x4d00" // 4004 v_pk_fmac_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    U"\x7f24\x24d04b6\x800001\x1407080d\x4e00" // 4005 v_pk_fmac_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x7f36\x1f704b7\x200001\x407080a\x6400" // 4006 v_pk_lshlrev_b16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7f47\x1f704b8\x200001\x407080a\x6400" // 4007 v_pk_lshrrev_b16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7f58\x12a04b9\x200001\x407080a\x6400" // 4008 v_pk_mad_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7f65\x12b04ba\x200001\x407080a\x6400" // 4009 v_pk_mad_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7f72\x24704bb\x200001\x1407080a\x6400" // 4010 v_pk_max_f16 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7f7f\x24904bc\x200001\x407080a\x6400" // 4011 v_pk_max_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7f8c\x24a04bd\x200001\x407080a\x6400" // 4012 v_pk_max_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7f99\x12804be\x200001\x1404080a\x6400" // 4013 v_pk_maximum3_f16 vop3p 8B 950; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7fab\x24704bf\x200001\x1407080a\x6400" // 4014 v_pk_min_f16 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7fb8\x24904c0\x200001\x407080a\x6400" // 4015 v_pk_min_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7fc5\x24a04c1\x200001\x407080a\x6400" // 4016 v_pk_min_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7fd2\x12804c2\x200001\x1404080a\x6400" // 4017 v_pk_minimum3_f16 vop3p 8B 950; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7fe4\x24e04c3\x200001\x407080a\x6400" // 4018 v_pk_mov_b32 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7ff1\x24704c4\x200001\x1407080a\x6400" // 4019 v_pk_mul_f16 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x7ffe\x24804c5\x200001\x1407080a\x6400" // 4020 v_pk_mul_f32 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x800b\x24a04c6\x200001\x407080a\x6400" // 4021 v_pk_mul_lo_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x801b\x24904c7\x200001\x407080a\x6400" // 4022 v_pk_sub_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x8028\x24a04c8\x200001\x407080a\x6400" // 4023 v_pk_sub_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x8035\x29504c9\x1\x4040406\x1900" // 4024 v_prng_b32_e32 vop1 4B 950; valu; reads exec
    U"\x8044\x29604c9\x1\x4040809\x1900" // 4025 v_prng_b32_e64 vop3 8B 950; valu; reads exec
    U"\x8053\x29704c9\x1\x404080c\x5100" // 4026 v_prng_b32_sdwa sdwa 8B 950; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    U"\x8063\x29804c9\x800001\x404080d\x4b00" // 4027 v_prng_b32_dpp dpp 8B 950; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8072\x12604ca\x1\x4070809\x4900" // 4028 v_qsad_pk_u16_u8 vop3 8B all; valu; reads exec; takes clamp
    U"\x8083\x29904cb\x10001\x14070406\x1900" // 4029 v_rcp_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x8091\x29a04cb\x10001\x14070809\x4c00" // 4030 v_rcp_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x809f\x29a04cb\x10001\x1407080c\x5400" // 4031 v_rcp_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x80ae\x29b04cb\x810001\x1407080d\x4e00" // 4032 v_rcp_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x80bc\x29c04cc\x10001\x14070406\x1900" // 4033 v_rcp_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x80ca\x29d04cc\x10001\x14070809\x4c00" // 4034 v_rcp_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x80d8\x29d04cc\x10001\x1407080c\x5400" // 4035 v_rcp_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x80e7\x29e04cc\x810001\x1407080d\x4e00" // 4036 v_rcp_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x80f5\x29f04cd\x10001\x14070406\x1900" // 4037 v_rcp_f64_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x8103\x2a004cd\x10001\x14070809\x4c00" // 4038 v_rcp_f64_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x8111\x29c04ce\x10001\x14070406\x1900" // 4039 v_rcp_iflag_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x8125\x29d04ce\x10001\x14070809\x4c00" // 4040 v_rcp_iflag_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x8139\x29d04ce\x10001\x1407080c\x5400" // 4041 v_rcp_iflag_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x814e\x29e04ce\x810001\x1407080d\x4e00" // 4042 v_rcp_iflag_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8162\x2e004cf\x800001\x4070406\x1900" // 4043 v_readfirstlane_b32 vop1 4B all; valu|lane_crossing; reads exec
    U"\x8176\x24f04d0\x1800001\x70807\x1900" // 4044 v_readlane_b32 vop2 8B all; valu|lane_crossing|ignores_exec
    U"\x8185\x29904d1\x1\x14070406\x1900" // 4045 v_rndne_f16_e32 vop1 4B all; valu; reads exec|mode
    U"\x8195\x29a04d1\x1\x14070809\x4c00" // 4046 v_rndne_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x81a5\x29a04d1\x1\x1407080c\x5400" // 4047 v_rndne_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x81b6\x29b04d1\x800001\x1407080d\x4e00" // 4048 v_rndne_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x81c6\x29c04d2\x1\x14070406\x1900" // 4049 v_rndne_f32_e32 vop1 4B all; valu; reads exec|mode
    U"\x81d6\x29d04d2\x1\x14070809\x4c00" // 4050 v_rndne_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x81e6\x29d04d2\x1\x1407080c\x5400" // 4051 v_rndne_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x81f7\x29e04d2\x800001\x1407080d\x4e00" // 4052 v_rndne_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8207\x29f04d3\x1\x14070406\x1900" // 4053 v_rndne_f64_e32 vop1 4B all; valu; reads exec|mode
    U"\x8217\x2a004d3\x1\x14070809\x4c00" // 4054 v_rndne_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x8227\x29904d4\x10001\x14070406\x1900" // 4055 v_rsq_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x8235\x29a04d4\x10001\x14070809\x4c00" // 4056 v_rsq_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x8243\x29a04d4\x10001\x1407080c\x5400" // 4057 v_rsq_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x8252\x29b04d4\x810001\x1407080d\x4e00" // 4058 v_rsq_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8260\x29c04d5\x10001\x14070406\x1900" // 4059 v_rsq_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x826e\x29d04d5\x10001\x14070809\x4c00" // 4060 v_rsq_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x827c\x29d04d5\x10001\x1407080c\x5400" // 4061 v_rsq_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x828b\x29e04d5\x810001\x1407080d\x4e00" // 4062 v_rsq_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8299\x29f04d6\x10001\x14070406\x1900" // 4063 v_rsq_f64_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x82a7\x2a004d6\x10001\x14070809\x4c00" // 4064 v_rsq_f64_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x82b5\x9604d7\x1\x4070809\x4900" // 4065 v_sad_hi_u8 vop3 8B all; valu; reads exec; takes clamp
    U"\x82c1\x9604d8\x1\x4070809\x4900" // 4066 v_sad_u16 vop3 8B all; valu; reads exec; takes clamp
    U"\x82cb\x9604d9\x1\x4070809\x4900" // 4067 v_sad_u32 vop3 8B all; valu; reads exec; takes clamp
    U"\x82d5\x9604da\x1\x4070809\x4900" // 4068 v_sad_u8 vop3 8B all; valu; reads exec; takes clamp
    U"\x82de\x29504db\x1\x4070406\x1900" // 4069 v_sat_pk_u8_i16_e32 vop1 4B all; valu; reads exec
    U"\x82f2\x29604db\x1\x4070809\x1900" // 4070 v_sat_pk_u8_i16_e64 vop3 8B all; valu; reads exec
    U"\x8306\x29704db\x1\x407080c\x5100" // 4071 v_sat_pk_u8_i16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    U"\x831b\x29804db\x800001\x407080d\x4b00" // 4072 v_sat_pk_u8_i16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x832f\x29504dc\x1\x4070406\x1900" // 4073 v_screen_partition_4se_b32_e32 vop1 4B all; valu; reads exec
    U"\x834e\x29604dc\x1\x4070809\x1900" // 4074 v_screen_partition_4se_b32_e64 vop3 8B all; valu; reads exec
    U"\x836d\x29704dc\x1\x407080c\x5100" // 4075 v_screen_partition_4se_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    U"\x838d\x29804dc\x800001\x407080d\x4b00" // 4076 v_screen_partition_4se_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x83ac\x29904dd\x10001\x14070406\x1900" // 4077 v_sin_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x83ba\x29a04dd\x10001\x14070809\x4c00" // 4078 v_sin_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x83c8\x29a04dd\x10001\x1407080c\x5400" // 4079 v_sin_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x83d7\x29b04dd\x810001\x1407080d\x4e00" // 4080 v_sin_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x83e5\x29c04de\x10001\x14070406\x1900" // 4081 v_sin_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x83f3\x29d04de\x10001\x14070809\x4c00" // 4082 v_sin_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x8401\x29d04de\x10001\x1407080c\x5400" // 4083 v_sin_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x8410\x29e04de\x810001\x1407080d\x4e00" // 4084 v_sin_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x841e\x12c04df\x1820001\x1004080b\x8700" // 4085 v_smfmac_f32_16x16x128_bf8_bf8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x843d\x12d04e0\x1820001\x1004080b\x8700" // 4086 v_smfmac_f32_16x16x128_bf8_fp8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x845c\x12e04e1\x1820001\x1004080b\x8700" // 4087 v_smfmac_f32_16x16x128_fp8_bf8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x847b\x12f04e2\x1820001\x1004080b\x8700" // 4088 v_smfmac_f32_16x16x128_fp8_fp8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x849a\x13004e3\x1820001\x1006080b\x8800" // 4089 v_smfmac_f32_16x16x32_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x84b5\x13104e4\x1820001\x1006080b\x8800" // 4090 v_smfmac_f32_16x16x32_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x84cf\x13004e5\x1820001\x1006080b\x8800" // 4091 v_smfmac_f32_16x16x32bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x84e9\x13104e6\x1820001\x1006080b\x8800" // 4092 v_smfmac_f32_16x16x32f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x8502\x13204e7\x1820001\x1004080b\x8700" // 4093 v_smfmac_f32_16x16x64_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x851d\x13304e8\x1820001\x1006080b\x8800" // 4094 v_smfmac_f32_16x16x64_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x853b\x13404e9\x1820001\x1006080b\x8800" // 4095 v_smfmac_f32_16x16x64_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x8559\x13504ea\x1820001\x1004080b\x8700" // 4096 v_smfmac_f32_16x16x64_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x8573\x13604eb\x1820001\x1006080b\x8800" // 4097 v_smfmac_f32_16x16x64_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x8591\x13704ec\x1820001\x1006080b\x8800" // 4098 v_smfmac_f32_16x16x64_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x85af\x13204ed\x1820001\x1004080b\x8700" // 4099 v_smfmac_f32_16x16x64bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x85c9\x13504ee\x1820001\x1004080b\x8700" // 4100 v_smfmac_f32_16x16x64f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x85e2\x13804ef\x1820001\x1006080b\x8900" // 4101 v_smfmac_f32_32x32x16_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x85fd\x13904f0\x1820001\x1006080b\x8900" // 4102 v_smfmac_f32_32x32x16_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x8617\x13804f1\x1820001\x1006080b\x8900" // 4103 v_smfmac_f32_32x32x16bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x8631\x13904f2\x1820001\x1006080b\x8900" // 4104 v_smfmac_f32_32x32x16f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x864a\x13a04f3\x1820001\x1004080b\x8a00" // 4105 v_smfmac_f32_32x32x32_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8665\x13b04f4\x1820001\x1006080b\x8900" // 4106 v_smfmac_f32_32x32x32_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x8683\x13c04f5\x1820001\x1006080b\x8900" // 4107 v_smfmac_f32_32x32x32_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x86a1\x13d04f6\x1820001\x1004080b\x8a00" // 4108 v_smfmac_f32_32x32x32_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x86bb\x13e04f7\x1820001\x1006080b\x8900" // 4109 v_smfmac_f32_32x32x32_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x86d9\x13f04f8\x1820001\x1006080b\x8900" // 4110 v_smfmac_f32_32x32x32_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x86f7\x13a04f9\x1820001\x1004080b\x8a00" // 4111 v_smfmac_f32_32x32x32bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8711\x13d04fa\x1820001\x1004080b\x8a00" // 4112 v_smfmac_f32_32x32x32f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x872a\x14004fb\x1820001\x1004080b\x8a00" // 4113 v_smfmac_f32_32x32x64_bf8_bf8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8748\x14104fc\x1820001\x1004080b\x8a00" // 4114 v_smfmac_f32_32x32x64_bf8_fp8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8766\x14204fd\x1820001\x1004080b\x8a00" // 4115 v_smfmac_f32_32x32x64_fp8_bf8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8784\x14304fe\x1820001\x1004080b\x8a00" // 4116 v_smfmac_f32_32x32x64_fp8_fp8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x87a2\x14404ff\x1820001\x1004080b\x8700" // 4117 v_smfmac_i32_16x16x128_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x87bc\x1440500\x1820001\x1004080b\x8700" // 4118 v_smfmac_i32_16x16x128i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x87d5\x1450501\x1820001\x1006080b\x8800" // 4119 v_smfmac_i32_16x16x64_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x87ee\x1450502\x1820001\x1006080b\x8800" // 4120 v_smfmac_i32_16x16x64i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x8806\x1460503\x1820001\x1006080b\x8900" // 4121 v_smfmac_i32_32x32x32_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x881f\x1460504\x1820001\x1006080b\x8900" // 4122 v_smfmac_i32_32x32x32i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x8837\x1470505\x1820001\x1004080b\x8a00" // 4123 v_smfmac_i32_32x32x64_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8850\x1470506\x1820001\x1004080b\x8a00" // 4124 v_smfmac_i32_32x32x64i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8868\x2990507\x10001\x14070406\x1900" // 4125 v_sqrt_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x8877\x29a0507\x10001\x14070809\x4c00" // 4126 v_sqrt_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x8886\x29a0507\x10001\x1407080c\x5400" // 4127 v_sqrt_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x8896\x29b0507\x810001\x1407080d\x4e00" // 4128 v_sqrt_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x88a5\x29c0508\x10001\x14070406\x1900" // 4129 v_sqrt_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x88b4\x29d0508\x10001\x14070809\x4c00" // 4130 v_sqrt_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x88c3\x29d0508\x10001\x1407080c\x5400" // 4131 v_sqrt_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x88d3\x29e0508\x810001\x1407080d\x4e00" // 4132 v_sqrt_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x88e2\x29f0509\x10001\x14070406\x1900" // 4133 v_sqrt_f64_e32 vop1 4B all; valu|transcendental; reads exec|mode
    U"\x88f1\x2a00509\x10001\x14070809\x4c00" // 4134 v_sqrt_f64_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x8900\x92050a\x1\x4070407\x1900" // 4135 v_sub_co_u32_e32 vop2 4B all; valu; reads exec
    U"\x8911\x93050a\x1\x4070809\x4900" // 4136 v_sub_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    U"\x8922\x94050a\x1\x407080c\x4a00" // 4137 v_sub_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x8934\x95050a\x800001\x407080d\x4b00" // 4138 v_sub_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8945\x1e5050b\x1\x14070407\x1900" // 4139 v_sub_f16_e32 vop2 4B all; valu; reads exec|mode
    U"\x8953\x1e6050b\x1\x14070809\x4c00" // 4140 v_sub_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x8961\x1e6050b\x1\x1407080c\x4d00" // 4141 v_sub_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    U"\x8970\x1e7050b\x800001\x1407080d\x4e00" // 4142 v_sub_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x897e\x1e8050c\x1\x14070407\x1900" // 4143 v_sub_f32_e32 vop2 4B all; valu; reads exec|mode
    U"\x898c\x1e9050c\x1\x14070809\x4c00" // 4144 v_sub_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x899a\x1e9050c\x1\x1407080c\x4d00" // 4145 v_sub_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    U"\x89a9\x1ea050c\x800001\x1407080d\x4e00" // 4146 v_sub_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x89b7\x1ec050d\x1\x4070809\x4f00" // 4147 v_sub_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x89c1\x1ed050e\x1\x4070809\x4900" // 4148 v_sub_i32 vop3 8B all; valu; reads exec; takes clamp
    U"\x89cb\x1ee050f\x1\x4070407\x1900" // 4149 v_sub_u16_e32 vop2 4B all; valu; reads exec
    U"\x89d9\x1ef050f\x1\x4070809\x4900" // 4150 v_sub_u16_e64 vop3 8B all; valu; reads exec; takes clamp
    U"\x89e7\x1f0050f\x1\x407080c\x4a00" // 4151 v_sub_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x89f6\x1f1050f\x800001\x407080d\x4b00" // 4152 v_sub_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8a04\x1f20510\x1\x4070407\x1900" // 4153 v_sub_u32_e32 vop2 4B all; valu; reads exec
    U"\x8a12\x1f30510\x1\x4070809\x4900" // 4154 v_sub_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    U"\x8a20\x1f40510\x1\x407080c\x4a00" // 4155 v_sub_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x8a2f\x1f50510\x800001\x407080d\x4b00" // 4156 v_sub_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8a3d\x240511\x1\x4070407\x1900" // 4157 v_subb_co_u32_e32 vop2 4B all; valu; reads exec
    U"\x8a4f\x250511\x1\x4070809\x4900" // 4158 v_subb_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    U"\x8a61\x260511\x1\x407080c\x4a00" // 4159 v_subb_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x8a74\x270511\x800001\x407080d\x4b00" // 4160 v_subb_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8a86\x240512\x1\x4070407\x1900" // 4161 v_subbrev_co_u32_e32 vop2 4B all; valu; reads exec
    U"\x8a9b\x250512\x1\x4070809\x4900" // 4162 v_subbrev_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    U"\x8ab0\x260512\x1\x407080c\x4a00" // 4163 v_subbrev_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x8ac6\x270512\x800001\x407080d\x4b00" // 4164 v_subbrev_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8adb\x920513\x1\x4070407\x1900" // 4165 v_subrev_co_u32_e32 vop2 4B all; valu; reads exec
    U"\x8aef\x930513\x1\x4070809\x4900" // 4166 v_subrev_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    U"\x8b03\x940513\x1\x407080c\x4a00" // 4167 v_subrev_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x8b18\x950513\x800001\x407080d\x4b00" // 4168 v_subrev_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8b2c\x1e50514\x1\x14070407\x1900" // 4169 v_subrev_f16_e32 vop2 4B all; valu; reads exec|mode
    U"\x8b3d\x1e60514\x1\x14070809\x4c00" // 4170 v_subrev_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x8b4e\x1e60514\x1\x1407080c\x4d00" // 4171 v_subrev_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    U"\x8b60\x1e70514\x800001\x1407080d\x4e00" // 4172 v_subrev_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8b71\x1e80515\x1\x14070407\x1900" // 4173 v_subrev_f32_e32 vop2 4B all; valu; reads exec|mode
    U"\x8b82\x1e90515\x1\x14070809\x4c00" // 4174 v_subrev_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x8b93\x1e90515\x1\x1407080c\x4d00" // 4175 v_subrev_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    U"\x8ba5\x1ea0515\x800001\x1407080d\x4e00" // 4176 v_subrev_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8bb6\x1ee0516\x1\x4070407\x1900" // 4177 v_subrev_u16_e32 vop2 4B all; valu; reads exec
    U"\x8bc7\x1ef0516\x1\x4070809\x4900" // 4178 v_subrev_u16_e64 vop3 8B all; valu; reads exec; takes clamp
    U"\x8bd8\x1f00516\x1\x407080c\x4a00" // 4179 v_subrev_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x8bea\x1f10516\x800001\x407080d\x4b00" // 4180 v_subrev_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8bfb\x1f20517\x1\x4070407\x1900" // 4181 v_subrev_u32_e32 vop2 4B all; valu; reads exec
    U"\x8c0c\x1f30517\x1\x4070809\x4900" // 4182 v_subrev_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    U"\x8c1d\x1f40517\x1\x407080c\x4a00" // 4183 v_subrev_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x8c2f\x1f50517\x800001\x407080d\x4b00" // 4184 v_subrev_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8c40\x2df0518\x1\x4070406\x1900" // 4185 v_swap_b32 vop1 4B all; valu; reads exec
    U"\x8c4b\x23d0519\x1\x14070809\x4c00" // 4186 v_trig_preop_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x8c5c\x299051a\x1\x14070406\x1900" // 4187 v_trunc_f16_e32 vop1 4B all; valu; reads exec|mode
    U"\x8c6c\x29a051a\x1\x14070809\x4c00" // 4188 v_trunc_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x8c7c\x29a051a\x1\x1407080c\x5400" // 4189 v_trunc_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x8c8d\x29b051a\x800001\x1407080d\x4e00" // 4190 v_trunc_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8c9d\x29c051b\x1\x14070406\x1900" // 4191 v_trunc_f32_e32 vop1 4B all; valu; reads exec|mode
    U"\x8cad\x29d051b\x1\x14070809\x4c00" // 4192 v_trunc_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x8cbd\x29d051b\x1\x1407080c\x5400" // 4193 v_trunc_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    U"\x8cce\x29e051b\x800001\x1407080d\x4e00" // 4194 v_trunc_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8cde\x29f051c\x1\x14070406\x1900" // 4195 v_trunc_f64_e32 vop1 4B all; valu; reads exec|mode
    U"\x8cee\x2a0051c\x1\x14070809\x4c00" // 4196 v_trunc_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x8cfe\x250051d\x1000001\x70807\x1900" // 4197 v_writelane_b32 vop2 8B all; valu|ignores_exec
    U"\x8d0e\x91051e\x1\x4070809\x1900" // 4198 v_xad_u32 vop3 8B all; valu; reads exec
    U"\x8d18\x1f6051f\x1\x4070407\x1900" // 4199 v_xnor_b32_e32 vop2 4B all; valu; reads exec
    U"\x8d27\x1f7051f\x1\x4070809\x1900" // 4200 v_xnor_b32_e64 vop3 8B all; valu; reads exec
    U"\x8d36\x1f8051f\x1\x407080c\x4a00" // 4201 v_xnor_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x8d46\x1f1051f\x800001\x407080d\x4b00" // 4202 v_xnor_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x8d55\x1f60520\x1\x4070407\x1900" // 4203 v_xor_b32_e32 vop2 4B all; valu; reads exec
    U"\x8d63\x1f70520\x1\x4070809\x1900" // 4204 v_xor_b32_e64 vop3 8B all; valu; reads exec
    U"\x8d71\x1f80520\x1\x407080c\x4a00" // 4205 v_xor_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    U"\x8d80\x1f10520\x800001\x407080d\x4b00" // 4206 v_xor_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    ;

inline constexpr const row (&rows)[4207] = items_from<item_array<row, 4207>, row_words>().items;

inline constexpr char32_t row_details_words[sizeof(terminated<item_array<row_details, 139>>) / 4] =
    U"\xc1\x0\x0\x0\x0\xfff\x0\x0"
    U"\x601\x0\x0\x0\x0\xfff\x0\x0"
    U"\xc9\x0\x8\x0\x0\xfff\x0\x0"
    U"\x609\x0\x8\x0\x0\xfff\x0\x0"
    U"\xd1\x0\x10\x0\x0\xfff\x0\x0"
    U"\x611\x0\x10\x0\x0\xfff\x0\x0"
    U"\xe1\x0\x20\x0\x0\xfff\x0\x0"
    U"\x701\x0\x100\x0\x0\xfff\x0\x0"
    U"\xd9\x0\x18\x0\x0\xfff\x0\x0"
    U"\x619\x0\x18\x0\x0\xfff\x0\x0"
    U"\xe9\x0\x28\x0\x0\xfff\x0\x0"
    U"\xf1\x0\x30\x0\x0\xfff\x0\x0"
    U"\x709\x0\x108\x0\x0\xfff\x0\x0"
    U"\x711\x0\x110\x0\x0\xfff\x0\x0"
    U"\xf9\x0\x38\x0\x0\xfff\x0\x0"
    U"\x719\x0\x118\x0\x0\xfff\x0\x0"
    U"\x41\x0\x0\x0\x0\xfff\x0\x0"
    U"\x49\x0\x8\x0\x0\xfff\x0\x0"
    U"\x51\x0\x10\x0\x0\xfff\x0\x0"
    U"\x61\x0\x20\x0\x0\xfff\x0\x0"
    U"\x59\x0\x18\x0\x0\xfff\x0\x0"
    U"\x69\x0\x28\x0\x0\xfff\x0\x0"
    U"\x71\x0\x30\x0\x0\xfff\x0\x0"
    U"\x79\x0\x38\x0\x0\xfff\x0\x0"
    U"\x300\x0\x0\x0\x0\x0\x0\x0"
    U"\x0\x0\x0\x0\x0\x0\x0\x0"
    U"\xe1\x0\x0\x0\x0\xfff\x0\x0"
    U"\x701\x0\x0\x0\x0\xfff\x0\x0"
    U"\xe9\x0\x8\x0\x0\xfff\x0\x0"
    U"\x709\x0\x8\x0\x0\xfff\x0\x0"
    U"\xf1\x0\x10\x0\x0\xfff\x0\x0"
    U"\x711\x0\x10\x0\x0\xfff\x0\x0"
    U"\x8e1\x0\x800\x0\x0\xfff\x0\x0"
    U"\xf01\x0\x800\x0\x0\xfff\x0\x0"
    U"\xf9\x0\x18\x0\x0\xfff\x0\x0"
    U"\x719\x0\x18\x0\x0\xfff\x0\x0"
    U"\x8e9\x0\x808\x0\x0\xfff\x0\x0"
    U"\xf09\x0\x808\x0\x0\xfff\x0\x0"
    U"\x8f1\x0\x810\x0\x0\xfff\x0\x0"
    U"\xf11\x0\x810\x0\x0\xfff\x0\x0"
    U"\x8f9\x0\x818\x0\x0\xfff\x0\x0"
    U"\xf19\x0\x818\x0\x0\xfff\x0\x0"
    U"\x801\x0\x800\x0\x0\xfff\x0\x0"
    U"\x1\x0\x0\x0\x0\xffff\x0\x0"
    U"\x1001\x0\x1000\x0\x0\xffff\x0\x0"
    U"\x6\x0\x0\x0\x0\x0\x0\x0"
    U"\x501\x0\x100\x0\x0\xfff\x0\x0"
    U"\xc1\x0\x0\x0\xfffff000\xfff\x0\x0"
    U"\x601\x0\x0\x0\xfffff000\xfff\x0\x0"
    U"\xe1\x0\x20\x0\xfffff000\xfff\x0\x0"
    U"\x701\x0\x100\x0\xfffff000\xfff\x0\x0"
    U"\x41\x0\x0\x0\xfffff000\xfff\x0\x0"
    U"\x61\x0\x20\x0\xfffff000\xfff\x0\x0"
    U"\x501\x0\x100\x0\xfffff000\xfff\x0\x0"
    U"\xe1\x0\x0\x0\xfffff000\xfff\x0\x0"
    U"\x701\x0\x0\x0\xfffff000\xfff\x0\x0"
    U"\x8e1\x0\x800\x0\xfffff000\xfff\x0\x0"
    U"\x1\x0\x1\x0\xfff00000\xfffff\x0\x0"
    U"\x1\x0\x1\x0\x0\xfffff\x0\x0"
    U"\x20\x0\x20\x0\x0\x0\x0\x0"
    U"\x21\x0\x21\x0\xfff00000\xfffff\x0\x0"
    U"\x21\x0\x21\x0\x0\xfffff\x0\x0"
    U"\x20\x0\x0\x0\x0\x0\x0\x0"
    U"\x21\x0\x1\x0\x0\xfffff\x0\x0"
    U"\x21\x0\x1\x0\xfff00000\xfffff\x0\x0"
    U"\x40e1\x0\x0\x0\x0\xfff\x0\x0"
    U"\x4701\x0\x0\x0\x0\xfff\x0\x0"
    U"\x40e9\x0\x8\x0\x0\xfff\x0\x0"
    U"\x4709\x0\x8\x0\x0\xfff\x0\x0"
    U"\x40f1\x0\x10\x0\x0\xfff\x0\x0"
    U"\x4711\x0\x10\x0\x0\xfff\x0\x0"
    U"\x40f9\x0\x18\x0\x0\xfff\x0\x0"
    U"\x4719\x0\x18\x0\x0\xfff\x0\x0"
    U"\x20000\x0\x0\x0\x0\x0\x0\x0"
    U"\xf8020000\x0\x0\x0\x0\x0\x0\x0"
    U"\x7800000\x0\x800000\x0\x0\x15f\x0\x0"
    U"\x78000\x0\x0\x0\x0\x0\x0\x0"
    U"\x78078000\x0\x0\x0\x0\x0\x0\x0"
    U"\x7818000\x0\x800000\x0\x0\x15f\x0\x0"
    U"\xa0000\x0\x0\x0\x0\x0\x0\x0"
    U"\x80000\x0\x0\x0\x0\x0\x0\x0"
    U"\xb8020000\x0\x0\x0\x0\x0\x0\x0"
    U"\x80000\x8\x0\x0\x0\x0\x0\x0"
    U"\x0\x8\x0\x0\x0\x0\x0\x0"
    U"\x38078000\x0\x0\x0\x0\x0\x0\x0"
    U"\x18000\x0\x0\x0\x0\x0\x0\x0"
    U"\xe0018000\x0\x0\x0\x0\x0\x0\x0"
    U"\x38000\x0\x0\x0\x0\x0\x0\x0"
    U"\x60018000\x0\x0\x0\x0\x0\x0\x0"
    U"\xe0000000\x0\x0\x0\x0\x0\x0\x0"
    U"\x78038000\x0\x0\x0\x0\x0\x0\x0"
    U"\x60000\x0\x0\x0\x0\x0\x0\x0"
    U"\xb8060000\x0\x0\x0\x0\x0\x0\x0"
    U"\x20060000\x0\x0\x0\x0\x0\x0\x0"
    U"\x38038000\x0\x0\x0\x0\x0\x0\x0"
    U"\x98000\x0\x0\x0\x0\x0\x0\x0"
    U"\xb8000\x0\x0\x0\x0\x0\x0\x0"
    U"\xf8000\x0\x0\x0\x0\x0\x0\x0"
    U"\x68000\x0\x0\x0\x0\x0\x0\x0"
    U"\x620000\x0\x0\x0\x0\x0\x0\x0"
    U"\x7a0000\x0\x0\x0\x0\x0\x0\x0"
    U"\x1b8000\x0\x0\x0\x0\x0\x0\x0"
    U"\xf8078000\x0\x0\x0\x0\x0\x0\x0"
    U"\x0\x5\x0\x0\x0\x0\x800\x0"
    U"\x0\x5\x0\x1\x0\x0\x800\x0"
    U"\x0\x5\x0\x4\x0\x0\x800\x0"
    U"\x0\x5\x0\x5\x0\x0\x400\x0"
    U"\x0\x7\x0\x0\x0\x0\x404\x0"
    U"\x0\x7\x0\x0\x0\x0\x4\x0"
    U"\x0\x7\x0\x0\x0\x0\x408\x0"
    U"\x0\x7\x0\x0\x0\x0\x808\x0"
    U"\x0\x7\x0\x0\x0\x0\x8\x0"
    U"\x0\x7\x0\x0\x0\x0\x400\x0"
    U"\x0\x7\x0\x0\x0\x0\x800\x0"
    U"\x0\x7\x0\x0\x0\x0\x1010\x0"
    U"\x0\x7\x0\x0\x0\x0\x10\x0"
    U"\x0\x5\x0\x0\x0\x0\x1000\x0"
    U"\x0\x5\x0\x1\x0\x0\x1000\x0"
    U"\x0\x5\x0\x4\x0\x0\x1000\x0"
    U"\x0\x5\x0\x5\x0\x0\x800\x0"
    U"\x0\x7\x0\x0\x0\x0\x810\x0"
    U"\x0\x7\x0\x0\x0\x0\x202\x0"
    U"\x0\x7\x0\x0\x0\x0\x2\x0"
    U"\x0\x7\x0\x0\x0\x0\x1008\x0"
    U"\x0\x7\x0\x0\x0\x0\x804\x0"
    U"\x180000\x0\x0\x0\x0\x0\x100\x0"
    U"\x180000\x5\x0\x0\x0\x0\x800\x0"
    U"\x180000\x5\x0\x1\x0\x0\x800\x0"
    U"\x180000\x5\x0\x4\x0\x0\x800\x0"
    U"\x180000\x5\x0\x5\x0\x0\x400\x0"
    U"\x180000\x5\x0\x0\x0\x0\x1000\x0"
    U"\x180000\x5\x0\x1\x0\x0\x1000\x0"
    U"\x180000\x5\x0\x4\x0\x0\x1000\x0"
    U"\x180000\x5\x0\x5\x0\x0\x800\x0"
    U"\x4000000\x0\x0\x0\x0\x0\x0\x0"
    U"\x0\x3\x0\x0\x0\x0\x400\x0"
    U"\x0\x3\x0\x0\x0\x0\x404\x0"
    U"\x0\x3\x0\x0\x0\x0\x808\x0"
    U"\x0\x3\x0\x0\x0\x0\x800\x0"
    ;

inline constexpr const row_details (&all_row_details)[139] = items_from<item_array<row_details, 139>, row_details_words>().items;

} // namespace kiln::isa
