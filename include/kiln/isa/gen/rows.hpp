// SPDX-License-Identifier: MIT
// All rows: what those of a mnemonic say, then their words in one literal.
// Written by tools/isa_gen from LLVM 22's MC layer; do not edit.
#pragma once

#include <kiln/isa/row.hpp>
#include <kiln/isa/words.hpp>

namespace kiln::isa {

inline constexpr u32 row_count = 4207;

inline constexpr char32_t row_words[sizeof(terminated<row, 4207>) / 4] =
    // 0 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 1 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 2 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 3 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 4 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 5 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 6 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 7 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 8 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 9 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 10 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 11 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 12 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 13 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 14 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 15 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\xc8\x2c0000\x811c\x40112\x100c8\x2c0000\x811c\x40612\x200c8\x2d0000\x811c\x40112\x300c8\x2d0000\x811c\x40612\x400c8\x2d0000\x811c\x40112\x500c8\x2d0000\x811c\x40612\x600c8\x2e0000\x831c\x40112\x700c8\x2e0000\x831c\x40612\x800c8\x2f0000\x811c\x40112\x900c8\x2f0000\x811c\x40612\xa00c8\x300000\x831c\x40112\xb00c8\x300000\x831c\x40112\xc00c8\x300000\x831c\x40612\xd00c8\x300000\x831c\x40612\xe00c8\x310000\x831c\x40112\xf00c8\x310000\x831c\x40612"
    // 16 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset 0..4095
    // 17 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 18 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc; offset 0..4095
    // 19 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 20 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc; offset 0..4095
    // 21 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 22 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset 0..4095
    // 23 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 24 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc; offset 0..4095
    // 25 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 26 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc; offset 0..4095
    // 27 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc; offset 0..4095
    // 28 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 29 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 30 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc; offset 0..4095
    // 31 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1000da\x320001\x811c\x40112\x100da\x320001\x811c\x40612\x1100da\x330001\x811c\x40112\x300da\x330001\x811c\x40612\x1200da\x330001\x811c\x40112\x500da\x330001\x811c\x40612\x1300da\x340001\x831c\x40112\x700da\x340001\x831c\x40612\x1400da\x350001\x811c\x40112\x900da\x350001\x811c\x40612\x1500da\x360001\x831c\x40112\x1600da\x360001\x831c\x40112\xc00da\x360001\x831c\x40612\xd00da\x360001\x831c\x40612\x1700da\x370001\x831c\x40112\xf00da\x370001\x831c\x40612"
    // 32 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset 0..4095
    // 33 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 34 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc; offset 0..4095
    // 35 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 36 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc; offset 0..4095
    // 37 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 38 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset 0..4095
    // 39 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 40 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc; offset 0..4095
    // 41 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 42 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc; offset 0..4095
    // 43 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc; offset 0..4095
    // 44 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 45 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 46 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc; offset 0..4095
    // 47 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1000f0\x380002\x811c\x40112\x100f0\x380002\x811c\x40612\x1100f0\x390002\x811c\x40112\x300f0\x390002\x811c\x40612\x1200f0\x390002\x811c\x40112\x500f0\x390002\x811c\x40612\x1300f0\x3a0002\x831c\x40112\x700f0\x3a0002\x831c\x40612\x1400f0\x3b0002\x811c\x40112\x900f0\x3b0002\x811c\x40612\x1500f0\x3c0002\x831c\x40112\x1600f0\x3c0002\x831c\x40112\xc00f0\x3c0002\x831c\x40612\xd00f0\x3c0002\x831c\x40612\x1700f0\x3d0002\x831c\x40112\xf00f0\x3d0002\x831c\x40612"
    // 48 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 49 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 50 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 51 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 52 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 53 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 54 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 55 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 56 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 57 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 58 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 59 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 60 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 61 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 62 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 63 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x106\x3e0003\x811c\x40112\x10106\x3e0003\x811c\x40612\x20106\x3f0003\x811c\x40112\x30106\x3f0003\x811c\x40612\x40106\x3f0003\x811c\x40112\x50106\x3f0003\x811c\x40612\x60106\x400003\x831c\x40112\x70106\x400003\x831c\x40612\x80106\x410003\x811c\x40112\x90106\x410003\x811c\x40612\xa0106\x420003\x831c\x40112\xb0106\x420003\x831c\x40112\xc0106\x420003\x831c\x40612\xd0106\x420003\x831c\x40612\xe0106\x430003\x831c\x40112\xf0106\x430003\x831c\x40612"
    // 64 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 65 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 66 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 67 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 68 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 69 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 70 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 71 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 72 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 73 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 74 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 75 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 76 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 77 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 78 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 79 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x11b\x2c0004\x811c\x40112\x1011b\x2c0004\x811c\x40612\x2011b\x2d0004\x811c\x40112\x3011b\x2d0004\x811c\x40612\x4011b\x2d0004\x811c\x40112\x5011b\x2d0004\x811c\x40612\x6011b\x2e0004\x831c\x40112\x7011b\x2e0004\x831c\x40612\x8011b\x2f0004\x811c\x40112\x9011b\x2f0004\x811c\x40612\xa011b\x300004\x831c\x40112\xb011b\x300004\x831c\x40112\xc011b\x300004\x831c\x40612\xd011b\x300004\x831c\x40612\xe011b\x310004\x831c\x40112\xf011b\x310004\x831c\x40612"
    // 80 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 81 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 82 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 83 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 84 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 85 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 86 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 87 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 88 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 89 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 90 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 91 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 92 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 93 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 94 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 95 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x12d\x3e0005\x811c\x40112\x1012d\x3e0005\x811c\x40612\x2012d\x3f0005\x811c\x40112\x3012d\x3f0005\x811c\x40612\x4012d\x3f0005\x811c\x40112\x5012d\x3f0005\x811c\x40612\x6012d\x400005\x831c\x40112\x7012d\x400005\x831c\x40612\x8012d\x410005\x811c\x40112\x9012d\x410005\x811c\x40612\xa012d\x420005\x831c\x40112\xb012d\x420005\x831c\x40112\xc012d\x420005\x831c\x40612\xd012d\x420005\x831c\x40612\xe012d\x430005\x831c\x40112\xf012d\x430005\x831c\x40612"
    // 96 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 97 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 98 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 99 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 100 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 101 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 102 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 103 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 104 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 105 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 106 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 107 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 108 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 109 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 110 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 111 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x142\x3e0006\x811c\x40112\x10142\x3e0006\x811c\x40612\x20142\x3f0006\x811c\x40112\x30142\x3f0006\x811c\x40612\x40142\x3f0006\x811c\x40112\x50142\x3f0006\x811c\x40612\x60142\x400006\x831c\x40112\x70142\x400006\x831c\x40612\x80142\x410006\x811c\x40112\x90142\x410006\x811c\x40612\xa0142\x420006\x831c\x40112\xb0142\x420006\x831c\x40112\xc0142\x420006\x831c\x40612\xd0142\x420006\x831c\x40612\xe0142\x430006\x831c\x40112\xf0142\x430006\x831c\x40612"
    // 112 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 113 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 114 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 115 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 116 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 117 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 118 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 119 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 120 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 121 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 122 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 123 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 124 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 125 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 126 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 127 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x158\x440007\x811c\x40112\x10158\x440007\x811c\x40612\x20158\x450007\x811c\x40112\x30158\x450007\x811c\x40612\x40158\x450007\x811c\x40112\x50158\x450007\x811c\x40612\x60158\x460007\x831c\x40112\x70158\x460007\x831c\x40612\x80158\x470007\x811c\x40112\x90158\x470007\x811c\x40612\xa0158\x480007\x831c\x40112\xb0158\x480007\x831c\x40112\xc0158\x480007\x831c\x40612\xd0158\x480007\x831c\x40612\xe0158\x490007\x831c\x40112\xf0158\x490007\x831c\x40612"
    // 128 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 129 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 130 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 131 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 132 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 133 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 134 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 135 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 136 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 137 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 138 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 139 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 140 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 141 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 142 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 143 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x171\x2c0008\x811c\x40112\x10171\x2c0008\x811c\x40612\x20171\x2d0008\x811c\x40112\x30171\x2d0008\x811c\x40612\x40171\x2d0008\x811c\x40112\x50171\x2d0008\x811c\x40612\x60171\x2e0008\x831c\x40112\x70171\x2e0008\x831c\x40612\x80171\x2f0008\x811c\x40112\x90171\x2f0008\x811c\x40612\xa0171\x300008\x831c\x40112\xb0171\x300008\x831c\x40112\xc0171\x300008\x831c\x40612\xd0171\x300008\x831c\x40612\xe0171\x310008\x831c\x40112\xf0171\x310008\x831c\x40612"
    // 144 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 145 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 146 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 147 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 148 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 149 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 150 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 151 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 152 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 153 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 154 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 155 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 156 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 157 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 158 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 159 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x183\x3e0009\x811c\x40112\x10183\x3e0009\x811c\x40612\x20183\x3f0009\x811c\x40112\x30183\x3f0009\x811c\x40612\x40183\x3f0009\x811c\x40112\x50183\x3f0009\x811c\x40612\x60183\x400009\x831c\x40112\x70183\x400009\x831c\x40612\x80183\x410009\x811c\x40112\x90183\x410009\x811c\x40612\xa0183\x420009\x831c\x40112\xb0183\x420009\x831c\x40112\xc0183\x420009\x831c\x40612\xd0183\x420009\x831c\x40612\xe0183\x430009\x831c\x40112\xf0183\x430009\x831c\x40612"
    // 160 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 161 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 162 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 163 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 164 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 165 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 166 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 167 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 168 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 169 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 170 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 171 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 172 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 173 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 174 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 175 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x198\x2c000a\x811c\x40112\x10198\x2c000a\x811c\x40612\x20198\x2d000a\x811c\x40112\x30198\x2d000a\x811c\x40612\x40198\x2d000a\x811c\x40112\x50198\x2d000a\x811c\x40612\x60198\x2e000a\x831c\x40112\x70198\x2e000a\x831c\x40612\x80198\x2f000a\x811c\x40112\x90198\x2f000a\x811c\x40612\xa0198\x30000a\x831c\x40112\xb0198\x30000a\x831c\x40112\xc0198\x30000a\x831c\x40612\xd0198\x30000a\x831c\x40612\xe0198\x31000a\x831c\x40112\xf0198\x31000a\x831c\x40612"
    // 176 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 177 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 178 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 179 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 180 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 181 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 182 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 183 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 184 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 185 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 186 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 187 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 188 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 189 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 190 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 191 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1aa\x3e000b\x811c\x40112\x101aa\x3e000b\x811c\x40612\x201aa\x3f000b\x811c\x40112\x301aa\x3f000b\x811c\x40612\x401aa\x3f000b\x811c\x40112\x501aa\x3f000b\x811c\x40612\x601aa\x40000b\x831c\x40112\x701aa\x40000b\x831c\x40612\x801aa\x41000b\x811c\x40112\x901aa\x41000b\x811c\x40612\xa01aa\x42000b\x831c\x40112\xb01aa\x42000b\x831c\x40112\xc01aa\x42000b\x831c\x40612\xd01aa\x42000b\x831c\x40612\xe01aa\x43000b\x831c\x40112\xf01aa\x43000b\x831c\x40612"
    // 192 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset 0..4095
    // 193 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 194 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc; offset 0..4095
    // 195 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 196 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc; offset 0..4095
    // 197 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 198 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset 0..4095
    // 199 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 200 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc; offset 0..4095
    // 201 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 202 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc; offset 0..4095
    // 203 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc; offset 0..4095
    // 204 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 205 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 206 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc; offset 0..4095
    // 207 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1001bf\x38000c\x811c\x40112\x101bf\x38000c\x811c\x40612\x1101bf\x39000c\x811c\x40112\x301bf\x39000c\x811c\x40612\x1201bf\x39000c\x811c\x40112\x501bf\x39000c\x811c\x40612\x1301bf\x3a000c\x831c\x40112\x701bf\x3a000c\x831c\x40612\x1401bf\x3b000c\x811c\x40112\x901bf\x3b000c\x811c\x40612\x1501bf\x3c000c\x831c\x40112\x1601bf\x3c000c\x831c\x40112\xc01bf\x3c000c\x831c\x40612\xd01bf\x3c000c\x831c\x40612\x1701bf\x3d000c\x831c\x40112\xf01bf\x3d000c\x831c\x40612"
    // 208 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset 0..4095
    // 209 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 210 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc; offset 0..4095
    // 211 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 212 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc; offset 0..4095
    // 213 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 214 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset 0..4095
    // 215 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 216 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc; offset 0..4095
    // 217 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 218 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc; offset 0..4095
    // 219 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc; offset 0..4095
    // 220 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 221 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 222 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc; offset 0..4095
    // 223 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1001d5\x38000d\x811c\x40112\x101d5\x38000d\x811c\x40612\x1101d5\x39000d\x811c\x40112\x301d5\x39000d\x811c\x40612\x1201d5\x39000d\x811c\x40112\x501d5\x39000d\x811c\x40612\x1301d5\x3a000d\x831c\x40112\x701d5\x3a000d\x831c\x40612\x1401d5\x3b000d\x811c\x40112\x901d5\x3b000d\x811c\x40612\x1501d5\x3c000d\x831c\x40112\x1601d5\x3c000d\x831c\x40112\xc01d5\x3c000d\x831c\x40612\xd01d5\x3c000d\x831c\x40612\x1701d5\x3d000d\x831c\x40112\xf01d5\x3d000d\x831c\x40612"
    // 224 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 225 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 226 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 227 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 228 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 229 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 230 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 231 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 232 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 233 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 234 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 235 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 236 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 237 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 238 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 239 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1eb\x2c000e\x811c\x40112\x101eb\x2c000e\x811c\x40612\x201eb\x2d000e\x811c\x40112\x301eb\x2d000e\x811c\x40612\x401eb\x2d000e\x811c\x40112\x501eb\x2d000e\x811c\x40612\x601eb\x2e000e\x831c\x40112\x701eb\x2e000e\x831c\x40612\x801eb\x2f000e\x811c\x40112\x901eb\x2f000e\x811c\x40612\xa01eb\x30000e\x831c\x40112\xb01eb\x30000e\x831c\x40112\xc01eb\x30000e\x831c\x40612\xd01eb\x30000e\x831c\x40612\xe01eb\x31000e\x831c\x40112\xf01eb\x31000e\x831c\x40612"
    // 240 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 241 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 242 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 243 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 244 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 245 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 246 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 247 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 248 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 249 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 250 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 251 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 252 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 253 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 254 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 255 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1fc\x3e000f\x811c\x40112\x101fc\x3e000f\x811c\x40612\x201fc\x3f000f\x811c\x40112\x301fc\x3f000f\x811c\x40612\x401fc\x3f000f\x811c\x40112\x501fc\x3f000f\x811c\x40612\x601fc\x40000f\x831c\x40112\x701fc\x40000f\x831c\x40612\x801fc\x41000f\x811c\x40112\x901fc\x41000f\x811c\x40612\xa01fc\x42000f\x831c\x40112\xb01fc\x42000f\x831c\x40112\xc01fc\x42000f\x831c\x40612\xd01fc\x42000f\x831c\x40612\xe01fc\x43000f\x831c\x40112\xf01fc\x43000f\x831c\x40612"
    // 256 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 257 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 258 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 259 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 260 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 261 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 262 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 263 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10210\x4a0010\x811c\x40412\x30210\x4b0010\x811c\x40412\x50210\x4b0010\x811c\x40412\x70210\x4c0010\x831c\x40412\x90210\x4d0010\x811c\x40412\xc0210\x4e0010\x831c\x40412\xd0210\x4e0010\x831c\x40412\xf0210\x4f0010\x831c\x40412"
    // 264 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset 0..4095
    // 265 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 266 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc; offset 0..4095
    // 267 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 268 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc; offset 0..4095
    // 269 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 270 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset 0..4095
    // 271 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 272 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc; offset 0..4095
    // 273 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 274 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc; offset 0..4095
    // 275 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc; offset 0..4095
    // 276 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 277 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 278 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc; offset 0..4095
    // 279 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10022a\x500011\x811c\x40112\x1022a\x500011\x811c\x40612\x11022a\x510011\x811c\x40112\x3022a\x510011\x811c\x40612\x12022a\x510011\x811c\x40112\x5022a\x510011\x811c\x40612\x13022a\x520011\x831c\x40112\x7022a\x520011\x831c\x40612\x14022a\x530011\x811c\x40112\x9022a\x530011\x811c\x40612\x15022a\x540011\x831c\x40112\x16022a\x540011\x831c\x40112\xc022a\x540011\x831c\x40612\xd022a\x540011\x831c\x40612\x17022a\x550011\x831c\x40112\xf022a\x550011\x831c\x40612"
    // 280 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 281 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 282 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 283 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 284 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 285 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 286 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 287 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 288 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 289 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 290 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 291 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 292 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 293 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 294 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 295 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x243\x2c0012\x811c\x40112\x10243\x2c0012\x811c\x40612\x20243\x2d0012\x811c\x40112\x30243\x2d0012\x811c\x40612\x40243\x2d0012\x811c\x40112\x50243\x2d0012\x811c\x40612\x60243\x2e0012\x831c\x40112\x70243\x2e0012\x831c\x40612\x80243\x2f0012\x811c\x40112\x90243\x2f0012\x811c\x40612\xa0243\x300012\x831c\x40112\xb0243\x300012\x831c\x40112\xc0243\x300012\x831c\x40612\xd0243\x300012\x831c\x40612\xe0243\x310012\x831c\x40112\xf0243\x310012\x831c\x40612"
    // 296 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 297 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 298 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 299 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 300 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 301 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 302 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 303 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 304 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 305 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 306 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 307 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 308 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 309 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 310 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 311 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x256\x3e0013\x811c\x40112\x10256\x3e0013\x811c\x40612\x20256\x3f0013\x811c\x40112\x30256\x3f0013\x811c\x40612\x40256\x3f0013\x811c\x40112\x50256\x3f0013\x811c\x40612\x60256\x400013\x831c\x40112\x70256\x400013\x831c\x40612\x80256\x410013\x811c\x40112\x90256\x410013\x811c\x40612\xa0256\x420013\x831c\x40112\xb0256\x420013\x831c\x40112\xc0256\x420013\x831c\x40612\xd0256\x420013\x831c\x40612\xe0256\x430013\x831c\x40112\xf0256\x430013\x831c\x40612"
    // 312 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 313 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 314 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 315 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 316 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 317 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 318 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 319 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 320 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 321 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 322 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 323 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 324 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 325 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 326 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 327 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x26c\x2c0014\x811c\x40112\x1026c\x2c0014\x811c\x40612\x2026c\x2d0014\x811c\x40112\x3026c\x2d0014\x811c\x40612\x4026c\x2d0014\x811c\x40112\x5026c\x2d0014\x811c\x40612\x6026c\x2e0014\x831c\x40112\x7026c\x2e0014\x831c\x40612\x8026c\x2f0014\x811c\x40112\x9026c\x2f0014\x811c\x40612\xa026c\x300014\x831c\x40112\xb026c\x300014\x831c\x40112\xc026c\x300014\x831c\x40612\xd026c\x300014\x831c\x40612\xe026c\x310014\x831c\x40112\xf026c\x310014\x831c\x40612"
    // 328 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 329 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 330 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 331 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 332 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 333 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 334 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 335 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 336 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 337 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 338 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 339 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 340 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 341 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 342 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 343 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x27f\x3e0015\x811c\x40112\x1027f\x3e0015\x811c\x40612\x2027f\x3f0015\x811c\x40112\x3027f\x3f0015\x811c\x40612\x4027f\x3f0015\x811c\x40112\x5027f\x3f0015\x811c\x40612\x6027f\x400015\x831c\x40112\x7027f\x400015\x831c\x40612\x8027f\x410015\x811c\x40112\x9027f\x410015\x811c\x40612\xa027f\x420015\x831c\x40112\xb027f\x420015\x831c\x40112\xc027f\x420015\x831c\x40612\xd027f\x420015\x831c\x40612\xe027f\x430015\x831c\x40112\xf027f\x430015\x831c\x40612"
    // 344 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 345 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 346 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 347 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 348 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 349 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 350 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 351 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 352 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 353 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 354 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 355 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 356 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 357 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 358 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 359 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x295\x2c0016\x811c\x40112\x10295\x2c0016\x811c\x40612\x20295\x2d0016\x811c\x40112\x30295\x2d0016\x811c\x40612\x40295\x2d0016\x811c\x40112\x50295\x2d0016\x811c\x40612\x60295\x2e0016\x831c\x40112\x70295\x2e0016\x831c\x40612\x80295\x2f0016\x811c\x40112\x90295\x2f0016\x811c\x40612\xa0295\x300016\x831c\x40112\xb0295\x300016\x831c\x40112\xc0295\x300016\x831c\x40612\xd0295\x300016\x831c\x40612\xe0295\x310016\x831c\x40112\xf0295\x310016\x831c\x40612"
    // 360 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 361 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 362 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 363 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 364 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 365 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 366 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 367 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 368 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 369 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 370 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 371 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 372 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 373 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 374 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 375 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2a7\x3e0017\x811c\x40112\x102a7\x3e0017\x811c\x40612\x202a7\x3f0017\x811c\x40112\x302a7\x3f0017\x811c\x40612\x402a7\x3f0017\x811c\x40112\x502a7\x3f0017\x811c\x40612\x602a7\x400017\x831c\x40112\x702a7\x400017\x831c\x40612\x802a7\x410017\x811c\x40112\x902a7\x410017\x811c\x40612\xa02a7\x420017\x831c\x40112\xb02a7\x420017\x831c\x40112\xc02a7\x420017\x831c\x40612\xd02a7\x420017\x831c\x40612\xe02a7\x430017\x831c\x40112\xf02a7\x430017\x831c\x40612"
    // 376 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 377 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 378 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 379 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 380 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 381 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 382 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 383 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 384 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 385 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 386 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 387 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 388 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 389 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 390 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 391 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2bc\x2c0018\x811c\x40112\x102bc\x2c0018\x811c\x40612\x202bc\x2d0018\x811c\x40112\x302bc\x2d0018\x811c\x40612\x402bc\x2d0018\x811c\x40112\x502bc\x2d0018\x811c\x40612\x602bc\x2e0018\x831c\x40112\x702bc\x2e0018\x831c\x40612\x802bc\x2f0018\x811c\x40112\x902bc\x2f0018\x811c\x40612\xa02bc\x300018\x831c\x40112\xb02bc\x300018\x831c\x40112\xc02bc\x300018\x831c\x40612\xd02bc\x300018\x831c\x40612\xe02bc\x310018\x831c\x40112\xf02bc\x310018\x831c\x40612"
    // 392 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 393 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 394 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 395 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 396 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 397 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 398 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 399 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 400 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 401 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 402 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 403 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 404 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 405 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 406 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 407 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2cf\x3e0019\x811c\x40112\x102cf\x3e0019\x811c\x40612\x202cf\x3f0019\x811c\x40112\x302cf\x3f0019\x811c\x40612\x402cf\x3f0019\x811c\x40112\x502cf\x3f0019\x811c\x40612\x602cf\x400019\x831c\x40112\x702cf\x400019\x831c\x40612\x802cf\x410019\x811c\x40112\x902cf\x410019\x811c\x40612\xa02cf\x420019\x831c\x40112\xb02cf\x420019\x831c\x40112\xc02cf\x420019\x831c\x40612\xd02cf\x420019\x831c\x40612\xe02cf\x430019\x831c\x40112\xf02cf\x430019\x831c\x40612"
    // 408 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 409 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 410 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 411 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 412 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 413 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 414 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 415 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 416 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 417 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 418 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 419 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 420 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 421 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 422 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 423 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2e5\x2c001a\x811c\x40112\x102e5\x2c001a\x811c\x40612\x202e5\x2d001a\x811c\x40112\x302e5\x2d001a\x811c\x40612\x402e5\x2d001a\x811c\x40112\x502e5\x2d001a\x811c\x40612\x602e5\x2e001a\x831c\x40112\x702e5\x2e001a\x831c\x40612\x802e5\x2f001a\x811c\x40112\x902e5\x2f001a\x811c\x40612\xa02e5\x30001a\x831c\x40112\xb02e5\x30001a\x831c\x40112\xc02e5\x30001a\x831c\x40612\xd02e5\x30001a\x831c\x40612\xe02e5\x31001a\x831c\x40112\xf02e5\x31001a\x831c\x40612"
    // 424 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 425 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 426 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 427 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 428 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 429 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 430 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 431 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 432 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 433 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 434 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 435 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 436 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 437 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 438 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 439 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x2f8\x3e001b\x811c\x40112\x102f8\x3e001b\x811c\x40612\x202f8\x3f001b\x811c\x40112\x302f8\x3f001b\x811c\x40612\x402f8\x3f001b\x811c\x40112\x502f8\x3f001b\x811c\x40612\x602f8\x40001b\x831c\x40112\x702f8\x40001b\x831c\x40612\x802f8\x41001b\x811c\x40112\x902f8\x41001b\x811c\x40612\xa02f8\x42001b\x831c\x40112\xb02f8\x42001b\x831c\x40112\xc02f8\x42001b\x831c\x40612\xd02f8\x42001b\x831c\x40612\xe02f8\x43001b\x831c\x40112\xf02f8\x43001b\x831c\x40612"
    // 440 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 441 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 442 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 443 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 444 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 445 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 446 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 447 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 448 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 449 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 450 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 451 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 452 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 453 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 454 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 455 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x30e\x2c001c\x811c\x40112\x1030e\x2c001c\x811c\x40612\x2030e\x2d001c\x811c\x40112\x3030e\x2d001c\x811c\x40612\x4030e\x2d001c\x811c\x40112\x5030e\x2d001c\x811c\x40612\x6030e\x2e001c\x831c\x40112\x7030e\x2e001c\x831c\x40612\x8030e\x2f001c\x811c\x40112\x9030e\x2f001c\x811c\x40612\xa030e\x30001c\x831c\x40112\xb030e\x30001c\x831c\x40112\xc030e\x30001c\x831c\x40612\xd030e\x30001c\x831c\x40612\xe030e\x31001c\x831c\x40112\xf030e\x31001c\x831c\x40612"
    // 456 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 457 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 458 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 459 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 460 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 461 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 462 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 463 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 464 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 465 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 466 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 467 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 468 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 469 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 470 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 471 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x321\x3e001d\x811c\x40112\x10321\x3e001d\x811c\x40612\x20321\x3f001d\x811c\x40112\x30321\x3f001d\x811c\x40612\x40321\x3f001d\x811c\x40112\x50321\x3f001d\x811c\x40612\x60321\x40001d\x831c\x40112\x70321\x40001d\x831c\x40612\x80321\x41001d\x811c\x40112\x90321\x41001d\x811c\x40612\xa0321\x42001d\x831c\x40112\xb0321\x42001d\x831c\x40112\xc0321\x42001d\x831c\x40612\xd0321\x42001d\x831c\x40612\xe0321\x43001d\x831c\x40112\xf0321\x43001d\x831c\x40612"
    // 472 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 473 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 474 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 475 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 476 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 477 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 478 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 479 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 480 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 481 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 482 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 483 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 484 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 485 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 486 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 487 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x337\x2c001e\x811c\x40112\x10337\x2c001e\x811c\x40612\x20337\x2d001e\x811c\x40112\x30337\x2d001e\x811c\x40612\x40337\x2d001e\x811c\x40112\x50337\x2d001e\x811c\x40612\x60337\x2e001e\x831c\x40112\x70337\x2e001e\x831c\x40612\x80337\x2f001e\x811c\x40112\x90337\x2f001e\x811c\x40612\xa0337\x30001e\x831c\x40112\xb0337\x30001e\x831c\x40112\xc0337\x30001e\x831c\x40612\xd0337\x30001e\x831c\x40612\xe0337\x31001e\x831c\x40112\xf0337\x31001e\x831c\x40612"
    // 488 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    // 489 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    // 490 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    // 491 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    // 492 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    // 493 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    // 494 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    // 495 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 496 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    // 497 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    // 498 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    // 499 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    // 500 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    // 501 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    // 502 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    // 503 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    U"\x349\x3e001f\x811c\x40112\x10349\x3e001f\x811c\x40612\x20349\x3f001f\x811c\x40112\x30349\x3f001f\x811c\x40612\x40349\x3f001f\x811c\x40112\x50349\x3f001f\x811c\x40612\x60349\x40001f\x831c\x40112\x70349\x40001f\x831c\x40612\x80349\x41001f\x811c\x40112\x90349\x41001f\x811c\x40612\xa0349\x42001f\x831c\x40112\xb0349\x42001f\x831c\x40112\xc0349\x42001f\x831c\x40612\xd0349\x42001f\x831c\x40612\xe0349\x43001f\x831c\x40112\xf0349\x43001f\x831c\x40612"
    // 504 buffer_inv mubuf 8B 942|950; side_effects; reads exec; takes sc0|sc1
    U"\x18035e\x2f00020\x8000\x40612"
    // 505 buffer_invl2 mubuf 8B 90a; side_effects; reads exec
    U"\x190369\x2f00021\x8000\x40112"
    // 506 buffer_load_dword mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 507 buffer_load_dword mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 508 buffer_load_dword mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 509 buffer_load_dword mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 510 buffer_load_dword mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 511 buffer_load_dword mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 512 buffer_load_dword mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    // 513 buffer_load_dword mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 514 buffer_load_dword mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 515 buffer_load_dword mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 516 buffer_load_dword mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 517 buffer_load_dword mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 518 buffer_load_dword mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 519 buffer_load_dword mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 520 buffer_load_dword mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 521 buffer_load_dword mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a0376\x560022\x14\x40112\x1b0376\x560022\x14\x40612\x1c0376\x570022\x14\x40112\x1d0376\x570022\x14\x40612\x1e0376\x570022\x14\x40112\x1f0376\x570022\x14\x40612\x200376\x1480022\x841c\xc0112\x210376\x1480022\x841c\xc0612\x220376\x580022\x14\x40112\x230376\x580022\x14\x40612\x240376\x1490022\x841c\xc0112\x250376\x1490022\x841c\xc0612\x260376\x1490022\x841c\xc0112\x270376\x1490022\x841c\xc0612\x280376\x14a0022\x841c\xc0112\x290376\x14a0022\x841c\xc0612"
    // 522 buffer_load_dwordx2 mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 523 buffer_load_dwordx2 mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 524 buffer_load_dwordx2 mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 525 buffer_load_dwordx2 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 526 buffer_load_dwordx2 mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 527 buffer_load_dwordx2 mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 528 buffer_load_dwordx2 mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 529 buffer_load_dwordx2 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a0388\x590023\x14\x40112\x1b0388\x590023\x14\x40612\x1c0388\x5a0023\x14\x40112\x1d0388\x5a0023\x14\x40612\x1e0388\x5a0023\x14\x40112\x1f0388\x5a0023\x14\x40612\x220388\x5b0023\x14\x40112\x230388\x5b0023\x14\x40612"
    // 530 buffer_load_dwordx3 mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 531 buffer_load_dwordx3 mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 532 buffer_load_dwordx3 mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 533 buffer_load_dwordx3 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 534 buffer_load_dwordx3 mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 535 buffer_load_dwordx3 mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 536 buffer_load_dwordx3 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 537 buffer_load_dwordx3 mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 538 buffer_load_dwordx3 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 539 buffer_load_dwordx3 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 540 buffer_load_dwordx3 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 541 buffer_load_dwordx3 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a039c\x5c0024\x14\x40112\x1b039c\x5c0024\x14\x40612\x1c039c\x5d0024\x14\x40112\x1d039c\x5d0024\x14\x40612\x1e039c\x5d0024\x14\x40112\x1f039c\x5d0024\x14\x40612\x21039c\x1480024\x841c\xc0412\x22039c\x5e0024\x14\x40112\x23039c\x5e0024\x14\x40612\x25039c\x1490024\x841c\xc0412\x27039c\x1490024\x841c\xc0412\x29039c\x14a0024\x841c\xc0412"
    // 542 buffer_load_dwordx4 mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 543 buffer_load_dwordx4 mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 544 buffer_load_dwordx4 mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 545 buffer_load_dwordx4 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 546 buffer_load_dwordx4 mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 547 buffer_load_dwordx4 mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 548 buffer_load_dwordx4 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 549 buffer_load_dwordx4 mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 550 buffer_load_dwordx4 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 551 buffer_load_dwordx4 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 552 buffer_load_dwordx4 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 553 buffer_load_dwordx4 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a03b0\x5f0025\x14\x40112\x1b03b0\x5f0025\x14\x40612\x1c03b0\x600025\x14\x40112\x1d03b0\x600025\x14\x40612\x1e03b0\x600025\x14\x40112\x1f03b0\x600025\x14\x40612\x2103b0\x1480025\x841c\xc0412\x2203b0\x610025\x14\x40112\x2303b0\x610025\x14\x40612\x2503b0\x1490025\x841c\xc0412\x2703b0\x1490025\x841c\xc0412\x2903b0\x14a0025\x841c\xc0412"
    // 554 buffer_load_format_d16_hi_x mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 555 buffer_load_format_d16_hi_x mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 556 buffer_load_format_d16_hi_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 557 buffer_load_format_d16_hi_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 558 buffer_load_format_d16_hi_x mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 559 buffer_load_format_d16_hi_x mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 560 buffer_load_format_d16_hi_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 561 buffer_load_format_d16_hi_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a03c4\x560026\x14\x40112\x1b03c4\x560026\x14\x40612\x1c03c4\x570026\x14\x40112\x1d03c4\x570026\x14\x40612\x1e03c4\x570026\x14\x40112\x1f03c4\x570026\x14\x40612\x2203c4\x580026\x14\x40112\x2303c4\x580026\x14\x40612"
    // 562 buffer_load_format_d16_x mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 563 buffer_load_format_d16_x mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 564 buffer_load_format_d16_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 565 buffer_load_format_d16_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 566 buffer_load_format_d16_x mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 567 buffer_load_format_d16_x mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 568 buffer_load_format_d16_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 569 buffer_load_format_d16_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a03e0\x560027\x14\x40112\x1b03e0\x560027\x14\x40612\x1c03e0\x570027\x14\x40112\x1d03e0\x570027\x14\x40612\x1e03e0\x570027\x14\x40112\x1f03e0\x570027\x14\x40612\x2203e0\x580027\x14\x40112\x2303e0\x580027\x14\x40612"
    // 570 buffer_load_format_d16_xy mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 571 buffer_load_format_d16_xy mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 572 buffer_load_format_d16_xy mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 573 buffer_load_format_d16_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 574 buffer_load_format_d16_xy mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 575 buffer_load_format_d16_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 576 buffer_load_format_d16_xy mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 577 buffer_load_format_d16_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a03f9\x560028\x14\x40112\x1b03f9\x560028\x14\x40612\x1c03f9\x570028\x14\x40112\x1d03f9\x570028\x14\x40612\x1e03f9\x570028\x14\x40112\x1f03f9\x570028\x14\x40612\x2203f9\x580028\x14\x40112\x2303f9\x580028\x14\x40612"
    // 578 buffer_load_format_d16_xyz mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 579 buffer_load_format_d16_xyz mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 580 buffer_load_format_d16_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 581 buffer_load_format_d16_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 582 buffer_load_format_d16_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 583 buffer_load_format_d16_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 584 buffer_load_format_d16_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 585 buffer_load_format_d16_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a0413\x590029\x14\x40112\x1b0413\x590029\x14\x40612\x1c0413\x5a0029\x14\x40112\x1d0413\x5a0029\x14\x40612\x1e0413\x5a0029\x14\x40112\x1f0413\x5a0029\x14\x40612\x220413\x5b0029\x14\x40112\x230413\x5b0029\x14\x40612"
    // 586 buffer_load_format_d16_xyzw mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 587 buffer_load_format_d16_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 588 buffer_load_format_d16_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 589 buffer_load_format_d16_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 590 buffer_load_format_d16_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 591 buffer_load_format_d16_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 592 buffer_load_format_d16_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 593 buffer_load_format_d16_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a042e\x59002a\x14\x40112\x1b042e\x59002a\x14\x40612\x1c042e\x5a002a\x14\x40112\x1d042e\x5a002a\x14\x40612\x1e042e\x5a002a\x14\x40112\x1f042e\x5a002a\x14\x40612\x22042e\x5b002a\x14\x40112\x23042e\x5b002a\x14\x40612"
    // 594 buffer_load_format_x mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 595 buffer_load_format_x mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 596 buffer_load_format_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 597 buffer_load_format_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 598 buffer_load_format_x mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 599 buffer_load_format_x mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 600 buffer_load_format_x mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    // 601 buffer_load_format_x mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 602 buffer_load_format_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 603 buffer_load_format_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 604 buffer_load_format_x mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 605 buffer_load_format_x mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 606 buffer_load_format_x mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 607 buffer_load_format_x mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 608 buffer_load_format_x mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 609 buffer_load_format_x mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a044a\x56002b\x14\x40112\x1b044a\x56002b\x14\x40612\x1c044a\x57002b\x14\x40112\x1d044a\x57002b\x14\x40612\x1e044a\x57002b\x14\x40112\x1f044a\x57002b\x14\x40612\x20044a\x148002b\x841c\xc0112\x21044a\x148002b\x841c\xc0612\x22044a\x58002b\x14\x40112\x23044a\x58002b\x14\x40612\x24044a\x149002b\x841c\xc0112\x25044a\x149002b\x841c\xc0612\x26044a\x149002b\x841c\xc0112\x27044a\x149002b\x841c\xc0612\x28044a\x14a002b\x841c\xc0112\x29044a\x14a002b\x841c\xc0612"
    // 610 buffer_load_format_xy mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 611 buffer_load_format_xy mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 612 buffer_load_format_xy mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 613 buffer_load_format_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 614 buffer_load_format_xy mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 615 buffer_load_format_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 616 buffer_load_format_xy mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 617 buffer_load_format_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a045f\x59002c\x14\x40112\x1b045f\x59002c\x14\x40612\x1c045f\x5a002c\x14\x40112\x1d045f\x5a002c\x14\x40612\x1e045f\x5a002c\x14\x40112\x1f045f\x5a002c\x14\x40612\x22045f\x5b002c\x14\x40112\x23045f\x5b002c\x14\x40612"
    // 618 buffer_load_format_xyz mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 619 buffer_load_format_xyz mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 620 buffer_load_format_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 621 buffer_load_format_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 622 buffer_load_format_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 623 buffer_load_format_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 624 buffer_load_format_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 625 buffer_load_format_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a0475\x5c002d\x14\x40112\x1b0475\x5c002d\x14\x40612\x1c0475\x5d002d\x14\x40112\x1d0475\x5d002d\x14\x40612\x1e0475\x5d002d\x14\x40112\x1f0475\x5d002d\x14\x40612\x220475\x5e002d\x14\x40112\x230475\x5e002d\x14\x40612"
    // 626 buffer_load_format_xyzw mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 627 buffer_load_format_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 628 buffer_load_format_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 629 buffer_load_format_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 630 buffer_load_format_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 631 buffer_load_format_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 632 buffer_load_format_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 633 buffer_load_format_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a048c\x5f002e\x14\x40112\x1b048c\x5f002e\x14\x40612\x1c048c\x60002e\x14\x40112\x1d048c\x60002e\x14\x40612\x1e048c\x60002e\x14\x40112\x1f048c\x60002e\x14\x40612\x22048c\x61002e\x14\x40112\x23048c\x61002e\x14\x40612"
    // 634 buffer_load_sbyte mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 635 buffer_load_sbyte mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 636 buffer_load_sbyte mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 637 buffer_load_sbyte mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 638 buffer_load_sbyte mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 639 buffer_load_sbyte mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 640 buffer_load_sbyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    // 641 buffer_load_sbyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 642 buffer_load_sbyte mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 643 buffer_load_sbyte mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 644 buffer_load_sbyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 645 buffer_load_sbyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 646 buffer_load_sbyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 647 buffer_load_sbyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 648 buffer_load_sbyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 649 buffer_load_sbyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a04a4\x56002f\x14\x40112\x1b04a4\x56002f\x14\x40612\x1c04a4\x57002f\x14\x40112\x1d04a4\x57002f\x14\x40612\x1e04a4\x57002f\x14\x40112\x1f04a4\x57002f\x14\x40612\x2004a4\x148002f\x841c\xc0112\x2104a4\x148002f\x841c\xc0612\x2204a4\x58002f\x14\x40112\x2304a4\x58002f\x14\x40612\x2404a4\x149002f\x841c\xc0112\x2504a4\x149002f\x841c\xc0612\x2604a4\x149002f\x841c\xc0112\x2704a4\x149002f\x841c\xc0612\x2804a4\x14a002f\x841c\xc0112\x2904a4\x14a002f\x841c\xc0612"
    // 650 buffer_load_sbyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 651 buffer_load_sbyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 652 buffer_load_sbyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 653 buffer_load_sbyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 654 buffer_load_sbyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 655 buffer_load_sbyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 656 buffer_load_sbyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 657 buffer_load_sbyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a04b6\x560030\x20000014\x40112\x1b04b6\x560030\x20000014\x40612\x1c04b6\x570030\x20000014\x40112\x1d04b6\x570030\x20000014\x40612\x1e04b6\x570030\x20000014\x40112\x1f04b6\x570030\x20000014\x40612\x2204b6\x580030\x20000014\x40112\x2304b6\x580030\x20000014\x40612"
    // 658 buffer_load_sbyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 659 buffer_load_sbyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 660 buffer_load_sbyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 661 buffer_load_sbyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 662 buffer_load_sbyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 663 buffer_load_sbyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 664 buffer_load_sbyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 665 buffer_load_sbyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a04cc\x560031\x20000014\x40112\x1b04cc\x560031\x20000014\x40612\x1c04cc\x570031\x20000014\x40112\x1d04cc\x570031\x20000014\x40612\x1e04cc\x570031\x20000014\x40112\x1f04cc\x570031\x20000014\x40612\x2204cc\x580031\x20000014\x40112\x2304cc\x580031\x20000014\x40612"
    // 666 buffer_load_short_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 667 buffer_load_short_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 668 buffer_load_short_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 669 buffer_load_short_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 670 buffer_load_short_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 671 buffer_load_short_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 672 buffer_load_short_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 673 buffer_load_short_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a04e5\x560032\x20000014\x40112\x1b04e5\x560032\x20000014\x40612\x1c04e5\x570032\x20000014\x40112\x1d04e5\x570032\x20000014\x40612\x1e04e5\x570032\x20000014\x40112\x1f04e5\x570032\x20000014\x40612\x2204e5\x580032\x20000014\x40112\x2304e5\x580032\x20000014\x40612"
    // 674 buffer_load_short_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 675 buffer_load_short_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 676 buffer_load_short_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 677 buffer_load_short_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 678 buffer_load_short_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 679 buffer_load_short_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 680 buffer_load_short_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 681 buffer_load_short_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a04fb\x560033\x20000014\x40112\x1b04fb\x560033\x20000014\x40612\x1c04fb\x570033\x20000014\x40112\x1d04fb\x570033\x20000014\x40612\x1e04fb\x570033\x20000014\x40112\x1f04fb\x570033\x20000014\x40612\x2204fb\x580033\x20000014\x40112\x2304fb\x580033\x20000014\x40612"
    // 682 buffer_load_sshort mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 683 buffer_load_sshort mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 684 buffer_load_sshort mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 685 buffer_load_sshort mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 686 buffer_load_sshort mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 687 buffer_load_sshort mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 688 buffer_load_sshort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    // 689 buffer_load_sshort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 690 buffer_load_sshort mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 691 buffer_load_sshort mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 692 buffer_load_sshort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 693 buffer_load_sshort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 694 buffer_load_sshort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 695 buffer_load_sshort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 696 buffer_load_sshort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 697 buffer_load_sshort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a0514\x560034\x14\x40112\x1b0514\x560034\x14\x40612\x1c0514\x570034\x14\x40112\x1d0514\x570034\x14\x40612\x1e0514\x570034\x14\x40112\x1f0514\x570034\x14\x40612\x200514\x1480034\x841c\xc0112\x210514\x1480034\x841c\xc0612\x220514\x580034\x14\x40112\x230514\x580034\x14\x40612\x240514\x1490034\x841c\xc0112\x250514\x1490034\x841c\xc0612\x260514\x1490034\x841c\xc0112\x270514\x1490034\x841c\xc0612\x280514\x14a0034\x841c\xc0112\x290514\x14a0034\x841c\xc0612"
    // 698 buffer_load_ubyte mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 699 buffer_load_ubyte mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 700 buffer_load_ubyte mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 701 buffer_load_ubyte mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 702 buffer_load_ubyte mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 703 buffer_load_ubyte mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 704 buffer_load_ubyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    // 705 buffer_load_ubyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 706 buffer_load_ubyte mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 707 buffer_load_ubyte mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 708 buffer_load_ubyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 709 buffer_load_ubyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 710 buffer_load_ubyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 711 buffer_load_ubyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 712 buffer_load_ubyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 713 buffer_load_ubyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a0527\x560035\x14\x40112\x1b0527\x560035\x14\x40612\x1c0527\x570035\x14\x40112\x1d0527\x570035\x14\x40612\x1e0527\x570035\x14\x40112\x1f0527\x570035\x14\x40612\x200527\x1480035\x841c\xc0112\x210527\x1480035\x841c\xc0612\x220527\x580035\x14\x40112\x230527\x580035\x14\x40612\x240527\x1490035\x841c\xc0112\x250527\x1490035\x841c\xc0612\x260527\x1490035\x841c\xc0112\x270527\x1490035\x841c\xc0612\x280527\x14a0035\x841c\xc0112\x290527\x14a0035\x841c\xc0612"
    // 714 buffer_load_ubyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 715 buffer_load_ubyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 716 buffer_load_ubyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 717 buffer_load_ubyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 718 buffer_load_ubyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 719 buffer_load_ubyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 720 buffer_load_ubyte_d16 mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 721 buffer_load_ubyte_d16 mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a0539\x560036\x20000014\x40112\x1b0539\x560036\x20000014\x40612\x1c0539\x570036\x20000014\x40112\x1d0539\x570036\x20000014\x40612\x1e0539\x570036\x20000014\x40112\x1f0539\x570036\x20000014\x40612\x220539\x580036\x20000014\x40112\x230539\x580036\x20000014\x40612"
    // 722 buffer_load_ubyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 723 buffer_load_ubyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 724 buffer_load_ubyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 725 buffer_load_ubyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 726 buffer_load_ubyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 727 buffer_load_ubyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 728 buffer_load_ubyte_d16_hi mubuf 8B 90a; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 729 buffer_load_ubyte_d16_hi mubuf 8B 942|950; may_load|vmem|half_load; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a054f\x560037\x20000014\x40112\x1b054f\x560037\x20000014\x40612\x1c054f\x570037\x20000014\x40112\x1d054f\x570037\x20000014\x40612\x1e054f\x570037\x20000014\x40112\x1f054f\x570037\x20000014\x40612\x22054f\x580037\x20000014\x40112\x23054f\x580037\x20000014\x40612"
    // 730 buffer_load_ushort mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 731 buffer_load_ushort mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 732 buffer_load_ushort mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 733 buffer_load_ushort mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 734 buffer_load_ushort mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 735 buffer_load_ushort mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 736 buffer_load_ushort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    // 737 buffer_load_ushort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 738 buffer_load_ushort mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 739 buffer_load_ushort mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 740 buffer_load_ushort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 741 buffer_load_ushort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 742 buffer_load_ushort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 743 buffer_load_ushort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    // 744 buffer_load_ushort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    // 745 buffer_load_ushort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a0568\x560038\x14\x40112\x1b0568\x560038\x14\x40612\x1c0568\x570038\x14\x40112\x1d0568\x570038\x14\x40612\x1e0568\x570038\x14\x40112\x1f0568\x570038\x14\x40612\x200568\x1480038\x841c\xc0112\x210568\x1480038\x841c\xc0612\x220568\x580038\x14\x40112\x230568\x580038\x14\x40612\x240568\x1490038\x841c\xc0112\x250568\x1490038\x841c\xc0612\x260568\x1490038\x841c\xc0112\x270568\x1490038\x841c\xc0612\x280568\x14a0038\x841c\xc0112\x290568\x14a0038\x841c\xc0612"
    // 746 buffer_store_byte mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 747 buffer_store_byte mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 748 buffer_store_byte mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 749 buffer_store_byte mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 750 buffer_store_byte mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 751 buffer_store_byte mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 752 buffer_store_byte mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 753 buffer_store_byte mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a057b\x2c0039\x8018\x40112\x1b057b\x2c0039\x8018\x40612\x1c057b\x2d0039\x8018\x40112\x1d057b\x2d0039\x8018\x40612\x1e057b\x2d0039\x8018\x40112\x1f057b\x2d0039\x8018\x40612\x22057b\x2f0039\x8018\x40112\x23057b\x2f0039\x8018\x40612"
    // 754 buffer_store_byte_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 755 buffer_store_byte_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 756 buffer_store_byte_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 757 buffer_store_byte_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 758 buffer_store_byte_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 759 buffer_store_byte_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 760 buffer_store_byte_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 761 buffer_store_byte_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a058d\x2c003a\x8018\x40112\x1b058d\x2c003a\x8018\x40612\x1c058d\x2d003a\x8018\x40112\x1d058d\x2d003a\x8018\x40612\x1e058d\x2d003a\x8018\x40112\x1f058d\x2d003a\x8018\x40612\x22058d\x2f003a\x8018\x40112\x23058d\x2f003a\x8018\x40612"
    // 762 buffer_store_dword mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 763 buffer_store_dword mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 764 buffer_store_dword mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 765 buffer_store_dword mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 766 buffer_store_dword mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 767 buffer_store_dword mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 768 buffer_store_dword mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 769 buffer_store_dword mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a05a6\x2c003b\x8018\x40112\x1b05a6\x2c003b\x8018\x40612\x1c05a6\x2d003b\x8018\x40112\x1d05a6\x2d003b\x8018\x40612\x1e05a6\x2d003b\x8018\x40112\x1f05a6\x2d003b\x8018\x40612\x2205a6\x2f003b\x8018\x40112\x2305a6\x2f003b\x8018\x40612"
    // 770 buffer_store_dwordx2 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 771 buffer_store_dwordx2 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 772 buffer_store_dwordx2 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 773 buffer_store_dwordx2 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 774 buffer_store_dwordx2 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 775 buffer_store_dwordx2 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 776 buffer_store_dwordx2 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 777 buffer_store_dwordx2 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a05b9\x3e003c\x8018\x40112\x1b05b9\x3e003c\x8018\x40612\x1c05b9\x3f003c\x8018\x40112\x1d05b9\x3f003c\x8018\x40612\x1e05b9\x3f003c\x8018\x40112\x1f05b9\x3f003c\x8018\x40612\x2205b9\x41003c\x8018\x40112\x2305b9\x41003c\x8018\x40612"
    // 778 buffer_store_dwordx3 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 779 buffer_store_dwordx3 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 780 buffer_store_dwordx3 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 781 buffer_store_dwordx3 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 782 buffer_store_dwordx3 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 783 buffer_store_dwordx3 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 784 buffer_store_dwordx3 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 785 buffer_store_dwordx3 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a05ce\x62003d\x8018\x40112\x1b05ce\x62003d\x8018\x40612\x1c05ce\x63003d\x8018\x40112\x1d05ce\x63003d\x8018\x40612\x1e05ce\x63003d\x8018\x40112\x1f05ce\x63003d\x8018\x40612\x2205ce\x64003d\x8018\x40112\x2305ce\x64003d\x8018\x40612"
    // 786 buffer_store_dwordx4 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 787 buffer_store_dwordx4 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 788 buffer_store_dwordx4 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 789 buffer_store_dwordx4 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 790 buffer_store_dwordx4 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 791 buffer_store_dwordx4 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 792 buffer_store_dwordx4 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 793 buffer_store_dwordx4 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a05e3\x44003e\x8018\x40112\x1b05e3\x44003e\x8018\x40612\x1c05e3\x45003e\x8018\x40112\x1d05e3\x45003e\x8018\x40612\x1e05e3\x45003e\x8018\x40112\x1f05e3\x45003e\x8018\x40612\x2205e3\x47003e\x8018\x40112\x2305e3\x47003e\x8018\x40612"
    // 794 buffer_store_format_d16_hi_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 795 buffer_store_format_d16_hi_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 796 buffer_store_format_d16_hi_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 797 buffer_store_format_d16_hi_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 798 buffer_store_format_d16_hi_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 799 buffer_store_format_d16_hi_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 800 buffer_store_format_d16_hi_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 801 buffer_store_format_d16_hi_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a05f8\x2c003f\x8018\x40112\x1b05f8\x2c003f\x8018\x40612\x1c05f8\x2d003f\x8018\x40112\x1d05f8\x2d003f\x8018\x40612\x1e05f8\x2d003f\x8018\x40112\x1f05f8\x2d003f\x8018\x40612\x2205f8\x2f003f\x8018\x40112\x2305f8\x2f003f\x8018\x40612"
    // 802 buffer_store_format_d16_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 803 buffer_store_format_d16_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 804 buffer_store_format_d16_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 805 buffer_store_format_d16_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 806 buffer_store_format_d16_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 807 buffer_store_format_d16_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 808 buffer_store_format_d16_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 809 buffer_store_format_d16_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a0615\x2c0040\x8018\x40112\x1b0615\x2c0040\x8018\x40612\x1c0615\x2d0040\x8018\x40112\x1d0615\x2d0040\x8018\x40612\x1e0615\x2d0040\x8018\x40112\x1f0615\x2d0040\x8018\x40612\x220615\x2f0040\x8018\x40112\x230615\x2f0040\x8018\x40612"
    // 810 buffer_store_format_d16_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 811 buffer_store_format_d16_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 812 buffer_store_format_d16_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 813 buffer_store_format_d16_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 814 buffer_store_format_d16_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 815 buffer_store_format_d16_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 816 buffer_store_format_d16_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 817 buffer_store_format_d16_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a062f\x2c0041\x8018\x40112\x1b062f\x2c0041\x8018\x40612\x1c062f\x2d0041\x8018\x40112\x1d062f\x2d0041\x8018\x40612\x1e062f\x2d0041\x8018\x40112\x1f062f\x2d0041\x8018\x40612\x22062f\x2f0041\x8018\x40112\x23062f\x2f0041\x8018\x40612"
    // 818 buffer_store_format_d16_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 819 buffer_store_format_d16_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 820 buffer_store_format_d16_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 821 buffer_store_format_d16_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 822 buffer_store_format_d16_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 823 buffer_store_format_d16_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 824 buffer_store_format_d16_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 825 buffer_store_format_d16_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a064a\x3e0042\x8018\x40112\x1b064a\x3e0042\x8018\x40612\x1c064a\x3f0042\x8018\x40112\x1d064a\x3f0042\x8018\x40612\x1e064a\x3f0042\x8018\x40112\x1f064a\x3f0042\x8018\x40612\x22064a\x410042\x8018\x40112\x23064a\x410042\x8018\x40612"
    // 826 buffer_store_format_d16_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 827 buffer_store_format_d16_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 828 buffer_store_format_d16_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 829 buffer_store_format_d16_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 830 buffer_store_format_d16_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 831 buffer_store_format_d16_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 832 buffer_store_format_d16_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 833 buffer_store_format_d16_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a0666\x3e0043\x8018\x40112\x1b0666\x3e0043\x8018\x40612\x1c0666\x3f0043\x8018\x40112\x1d0666\x3f0043\x8018\x40612\x1e0666\x3f0043\x8018\x40112\x1f0666\x3f0043\x8018\x40612\x220666\x410043\x8018\x40112\x230666\x410043\x8018\x40612"
    // 834 buffer_store_format_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 835 buffer_store_format_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 836 buffer_store_format_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 837 buffer_store_format_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 838 buffer_store_format_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 839 buffer_store_format_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 840 buffer_store_format_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 841 buffer_store_format_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a0683\x2c0044\x8018\x40112\x1b0683\x2c0044\x8018\x40612\x1c0683\x2d0044\x8018\x40112\x1d0683\x2d0044\x8018\x40612\x1e0683\x2d0044\x8018\x40112\x1f0683\x2d0044\x8018\x40612\x220683\x2f0044\x8018\x40112\x230683\x2f0044\x8018\x40612"
    // 842 buffer_store_format_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 843 buffer_store_format_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 844 buffer_store_format_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 845 buffer_store_format_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 846 buffer_store_format_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 847 buffer_store_format_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 848 buffer_store_format_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 849 buffer_store_format_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a0699\x3e0045\x8018\x40112\x1b0699\x3e0045\x8018\x40612\x1c0699\x3f0045\x8018\x40112\x1d0699\x3f0045\x8018\x40612\x1e0699\x3f0045\x8018\x40112\x1f0699\x3f0045\x8018\x40612\x220699\x410045\x8018\x40112\x230699\x410045\x8018\x40612"
    // 850 buffer_store_format_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 851 buffer_store_format_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 852 buffer_store_format_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 853 buffer_store_format_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 854 buffer_store_format_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 855 buffer_store_format_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 856 buffer_store_format_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 857 buffer_store_format_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a06b0\x620046\x8018\x40112\x1b06b0\x620046\x8018\x40612\x1c06b0\x630046\x8018\x40112\x1d06b0\x630046\x8018\x40612\x1e06b0\x630046\x8018\x40112\x1f06b0\x630046\x8018\x40612\x2206b0\x640046\x8018\x40112\x2306b0\x640046\x8018\x40612"
    // 858 buffer_store_format_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 859 buffer_store_format_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 860 buffer_store_format_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 861 buffer_store_format_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 862 buffer_store_format_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 863 buffer_store_format_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 864 buffer_store_format_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 865 buffer_store_format_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a06c8\x440047\x8018\x40112\x1b06c8\x440047\x8018\x40612\x1c06c8\x450047\x8018\x40112\x1d06c8\x450047\x8018\x40612\x1e06c8\x450047\x8018\x40112\x1f06c8\x450047\x8018\x40612\x2206c8\x470047\x8018\x40112\x2306c8\x470047\x8018\x40612"
    // 866 buffer_store_lds_dword mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset; offset 0..4095
    U"\x2a06e1\x2510048\x841c\xc0112"
    // 867 buffer_store_short mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 868 buffer_store_short mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 869 buffer_store_short mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 870 buffer_store_short mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 871 buffer_store_short mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 872 buffer_store_short mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 873 buffer_store_short mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 874 buffer_store_short mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a06f8\x2c0049\x8018\x40112\x1b06f8\x2c0049\x8018\x40612\x1c06f8\x2d0049\x8018\x40112\x1d06f8\x2d0049\x8018\x40612\x1e06f8\x2d0049\x8018\x40112\x1f06f8\x2d0049\x8018\x40612\x2206f8\x2f0049\x8018\x40112\x2306f8\x2f0049\x8018\x40612"
    // 875 buffer_store_short_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    // 876 buffer_store_short_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    // 877 buffer_store_short_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    // 878 buffer_store_short_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    // 879 buffer_store_short_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    // 880 buffer_store_short_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    // 881 buffer_store_short_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    // 882 buffer_store_short_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a070b\x2c004a\x8018\x40112\x1b070b\x2c004a\x8018\x40612\x1c070b\x2d004a\x8018\x40112\x1d070b\x2d004a\x8018\x40612\x1e070b\x2d004a\x8018\x40112\x1f070b\x2d004a\x8018\x40612\x22070b\x2f004a\x8018\x40112\x23070b\x2f004a\x8018\x40612"
    // 883 buffer_wbinvl1 mubuf 8B 90a; side_effects; reads exec
    U"\x190725\x2f0004b\x8000\x40112"
    // 884 buffer_wbinvl1_vol mubuf 8B 90a; side_effects; reads exec
    U"\x190734\x2f0004c\x8000\x40112"
    // 885 buffer_wbl2 mubuf 8B 90a; vmem|side_effects; reads exec
    // 886 buffer_wbl2 mubuf 8B 942|950; vmem|side_effects; reads exec; takes sc0|sc1
    U"\x190747\x2f0004d\x8010\x40112\x180747\x2f0004d\x8010\x40612"
    // 887 ds_add_f32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0753\x252004e\x814c\x4070e"
    // 888 ds_add_f64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b075e\x253004f\x814c\x4070e"
    // 889 ds_add_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 890 ds_add_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0769\x14b0050\x834c\x4070e\x2b0769\x14c0050\x834c\x4070e"
    // 891 ds_add_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 892 ds_add_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0778\x14d0051\x834c\x4070e\x2b0778\x14e0051\x834c\x4070e"
    // 893 ds_add_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 894 ds_add_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0787\x14f0052\x834c\x4070e\x2b0787\x1500052\x834c\x4070e"
    // 895 ds_add_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 896 ds_add_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0796\x1510053\x834c\x4070e\x2b0796\x1520053\x834c\x4070e"
    // 897 ds_add_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b07a5\x2540054\x814c\x4070e"
    // 898 ds_add_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b07b0\x2550055\x814c\x4070e"
    // 899 ds_and_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b07bb\x2560056\x814c\x4070e"
    // 900 ds_and_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b07c6\x2570057\x814c\x4070e"
    // 901 ds_and_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 902 ds_and_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b07d1\x1530058\x834c\x4070e\x2b07d1\x1540058\x834c\x4070e"
    // 903 ds_and_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 904 ds_and_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b07e0\x1550059\x834c\x4070e\x2b07e0\x1560059\x834c\x4070e"
    // 905 ds_append ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec|m0; takes offset; offset 0..65535
    U"\x2b07ef\x2e1005a\x834c\xc070e"
    // 906 ds_bpermute_b32 ds 8B all; lds|lane_crossing; reads exec; takes offset; offset 0..65535
    // 907 ds_bpermute_b32 ds 8B all; lds|lane_crossing; reads exec; takes offset; offset 0..65535
    U"\x2b07f9\x153005b\x800040\x4070e\x2b07f9\x154005b\x800040\x4070e"
    // 908 ds_cmpst_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    // 909 ds_cmpst_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0809\x157005c\x814c\x4070e\x2b0809\x158005c\x814c\x4070e"
    // 910 ds_cmpst_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    // 911 ds_cmpst_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0816\x159005d\x814c\x4070e\x2b0816\x15a005d\x814c\x4070e"
    // 912 ds_cmpst_f32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    // 913 ds_cmpst_f32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0823\x15b005e\x814c\x4070e\x2b0823\x15c005e\x814c\x4070e"
    // 914 ds_cmpst_f64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    // 915 ds_cmpst_f64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0830\x15d005f\x814c\x4070e\x2b0830\x15e005f\x814c\x4070e"
    // 916 ds_cmpst_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 917 ds_cmpst_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b083d\x650060\x834c\x4070e\x2b083d\x660060\x834c\x4070e"
    // 918 ds_cmpst_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 919 ds_cmpst_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b084e\x670061\x834c\x4070e\x2b084e\x680061\x834c\x4070e"
    // 920 ds_cmpst_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 921 ds_cmpst_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b085f\x690062\x834c\x4070e\x2b085f\x6a0062\x834c\x4070e"
    // 922 ds_cmpst_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 923 ds_cmpst_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0870\x6b0063\x834c\x4070e\x2b0870\x6c0063\x834c\x4070e"
    // 924 ds_condxchg32_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 925 ds_condxchg32_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0881\x1550064\x834c\x4070e\x2b0881\x1560064\x834c\x4070e"
    // 926 ds_consume ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec|m0; takes offset; offset 0..65535
    U"\x2b0897\x2e10065\x834c\xc070e"
    // 927 ds_dec_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 928 ds_dec_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b08a2\x14f0066\x834c\x4070e\x2b08a2\x1500066\x834c\x4070e"
    // 929 ds_dec_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 930 ds_dec_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b08b1\x1510067\x834c\x4070e\x2b08b1\x1520067\x834c\x4070e"
    // 931 ds_dec_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b08c0\x2540068\x814c\x4070e"
    // 932 ds_dec_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b08cb\x2550069\x814c\x4070e"
    // 933 ds_gws_barrier ds 8B all; may_load|may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    U"\x2c08d6\x2e2006a\x800804c\xc070e"
    // 934 ds_gws_init ds 8B all; may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    U"\x2c08e5\x2e2006b\x8008048\xc070e"
    // 935 ds_gws_sema_br ds 8B all; may_load|may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    U"\x2c08f1\x2e2006c\x800804c\xc070e"
    // 936 ds_gws_sema_p ds 8B all; may_load|may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    U"\x2c0900\x2f0006d\x800804c\xc070e"
    // 937 ds_gws_sema_release_all ds 8B all; may_load|may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    U"\x2c090e\x2f0006e\x800804c\xc070e"
    // 938 ds_gws_sema_v ds 8B all; may_load|may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    U"\x2c0926\x2f0006f\x800804c\xc070e"
    // 939 ds_inc_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 940 ds_inc_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0934\x14f0070\x834c\x4070e\x2b0934\x1500070\x834c\x4070e"
    // 941 ds_inc_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 942 ds_inc_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0943\x1510071\x834c\x4070e\x2b0943\x1520071\x834c\x4070e"
    // 943 ds_inc_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0952\x2540072\x814c\x4070e"
    // 944 ds_inc_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b095d\x2550073\x814c\x4070e"
    // 945 ds_max_f32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0968\x2520074\x814c\x4070e"
    // 946 ds_max_f64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0973\x2530075\x814c\x4070e"
    // 947 ds_max_i32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b097e\x2580076\x814c\x4070e"
    // 948 ds_max_i64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0989\x2590077\x814c\x4070e"
    // 949 ds_max_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 950 ds_max_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0994\x14b0078\x834c\x4070e\x2b0994\x14c0078\x834c\x4070e"
    // 951 ds_max_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 952 ds_max_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b09a3\x14d0079\x834c\x4070e\x2b09a3\x14e0079\x834c\x4070e"
    // 953 ds_max_rtn_i32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 954 ds_max_rtn_i32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b09b2\x15f007a\x834c\x4070e\x2b09b2\x160007a\x834c\x4070e"
    // 955 ds_max_rtn_i64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 956 ds_max_rtn_i64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b09c1\x161007b\x834c\x4070e\x2b09c1\x162007b\x834c\x4070e"
    // 957 ds_max_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 958 ds_max_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b09d0\x14f007c\x834c\x4070e\x2b09d0\x150007c\x834c\x4070e"
    // 959 ds_max_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 960 ds_max_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b09df\x151007d\x834c\x4070e\x2b09df\x152007d\x834c\x4070e"
    // 961 ds_max_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b09ee\x254007e\x814c\x4070e"
    // 962 ds_max_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b09f9\x255007f\x814c\x4070e"
    // 963 ds_min_f32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0a04\x2520080\x814c\x4070e"
    // 964 ds_min_f64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0a0f\x2530081\x814c\x4070e"
    // 965 ds_min_i32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0a1a\x2580082\x814c\x4070e"
    // 966 ds_min_i64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0a25\x2590083\x814c\x4070e"
    // 967 ds_min_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 968 ds_min_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0a30\x14b0084\x834c\x4070e\x2b0a30\x14c0084\x834c\x4070e"
    // 969 ds_min_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 970 ds_min_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0a3f\x14d0085\x834c\x4070e\x2b0a3f\x14e0085\x834c\x4070e"
    // 971 ds_min_rtn_i32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 972 ds_min_rtn_i32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0a4e\x15f0086\x834c\x4070e\x2b0a4e\x1600086\x834c\x4070e"
    // 973 ds_min_rtn_i64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 974 ds_min_rtn_i64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0a5d\x1610087\x834c\x4070e\x2b0a5d\x1620087\x834c\x4070e"
    // 975 ds_min_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 976 ds_min_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0a6c\x14f0088\x834c\x4070e\x2b0a6c\x1500088\x834c\x4070e"
    // 977 ds_min_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 978 ds_min_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0a7b\x1510089\x834c\x4070e\x2b0a7b\x1520089\x834c\x4070e"
    // 979 ds_min_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0a8a\x254008a\x814c\x4070e"
    // 980 ds_min_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0a95\x255008b\x814c\x4070e"
    // 981 ds_mskor_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    // 982 ds_mskor_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0aa0\x157008c\x814c\x4070e\x2b0aa0\x158008c\x814c\x4070e"
    // 983 ds_mskor_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    // 984 ds_mskor_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0aad\x159008d\x814c\x4070e\x2b0aad\x15a008d\x814c\x4070e"
    // 985 ds_mskor_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 986 ds_mskor_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0aba\x65008e\x834c\x4070e\x2b0aba\x66008e\x834c\x4070e"
    // 987 ds_mskor_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 988 ds_mskor_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0acb\x67008f\x834c\x4070e\x2b0acb\x68008f\x834c\x4070e"
    // 989 ds_nop ds 8B all; lds|side_effects; reads exec
    U"\x190adc\x2f00090\x8040\x4070e"
    // 990 ds_or_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0ae3\x2560091\x814c\x4070e"
    // 991 ds_or_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0aed\x2570092\x814c\x4070e"
    // 992 ds_or_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 993 ds_or_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0af7\x1530093\x834c\x4070e\x2b0af7\x1540093\x834c\x4070e"
    // 994 ds_or_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 995 ds_or_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0b05\x1550094\x834c\x4070e\x2b0b05\x1560094\x834c\x4070e"
    // 996 ds_permute_b32 ds 8B all; lds|lane_crossing; reads exec; takes offset; offset 0..65535
    // 997 ds_permute_b32 ds 8B all; lds|lane_crossing; reads exec; takes offset; offset 0..65535
    U"\x2b0b13\x1530095\x800040\x4070e\x2b0b13\x1540095\x800040\x4070e"
    // 998 ds_pk_add_bf16 ds 8B 942|950; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0b22\x25a0096\x814c\x4060e"
    // 999 ds_pk_add_f16 ds 8B 942|950; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0b31\x25b0097\x814c\x4060e"
    // 1000 ds_pk_add_rtn_bf16 ds 8B 942|950; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 1001 ds_pk_add_rtn_bf16 ds 8B 942|950; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0b3f\x1630098\x834c\x4060e\x2b0b3f\x1640098\x834c\x4060e"
    // 1002 ds_pk_add_rtn_f16 ds 8B 942|950; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 1003 ds_pk_add_rtn_f16 ds 8B 942|950; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0b52\x1650099\x834c\x4060e\x2b0b52\x1660099\x834c\x4060e"
    // 1004 ds_read2_b32 ds 8B all; may_load|lds; reads exec; takes offset0|offset1
    U"\x2d0b64\x25c009a\x44\x4070e"
    // 1005 ds_read2_b64 ds 8B all; may_load|lds; reads exec; takes offset0|offset1
    U"\x2d0b71\x25d009b\x44\x4070e"
    // 1006 ds_read2st64_b32 ds 8B all; may_load|lds; reads exec; takes offset0|offset1
    U"\x2d0b7e\x25c009c\x44\x4070e"
    // 1007 ds_read2st64_b64 ds 8B all; may_load|lds; reads exec; takes offset0|offset1
    U"\x2d0b8f\x25d009d\x44\x4070e"
    // 1008 ds_read_addtid_b32 ds 8B all; may_load|lds; reads exec|m0; takes offset; offset 0..65535
    U"\x2b0ba0\x2e1009e\x44\xc070e"
    // 1009 ds_read_b128 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\x2b0bb3\x25d009f\x44\x4070e"
    // 1010 ds_read_b32 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\x2b0bc0\x25e00a0\x44\x4070e"
    // 1011 ds_read_b64 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\x2b0bcc\x25c00a1\x44\x4070e"
    // 1012 ds_read_b64_tr_b16 ds 8B 950; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\x2b0bd8\x25c00a2\x44\x4040e"
    // 1013 ds_read_b64_tr_b4 ds 8B 950; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\x2b0beb\x25c00a3\x44\x4040e"
    // 1014 ds_read_b64_tr_b8 ds 8B 950; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\x2b0bfd\x25c00a4\x44\x4040e"
    // 1015 ds_read_b96 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\x2b0c0f\x25f00a5\x44\x4070e"
    // 1016 ds_read_b96_tr_b6 ds 8B 950; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\x2b0c1b\x25f00a6\x44\x4040e"
    // 1017 ds_read_i16 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\x2b0c2d\x25e00a7\x44\x4070e"
    // 1018 ds_read_i8 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\x2b0c39\x25e00a8\x44\x4070e"
    // 1019 ds_read_i8_d16 ds 8B all; may_load|lds|half_load; reads exec; takes offset; offset 0..65535
    U"\x2b0c44\x25e00a9\x20000044\x4070e"
    // 1020 ds_read_i8_d16_hi ds 8B all; may_load|lds|half_load; reads exec; takes offset; offset 0..65535
    U"\x2b0c53\x25e00aa\x20000044\x4070e"
    // 1021 ds_read_u16 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\x2b0c65\x25e00ab\x44\x4070e"
    // 1022 ds_read_u16_d16 ds 8B all; may_load|lds|half_load; reads exec; takes offset; offset 0..65535
    U"\x2b0c71\x25e00ac\x20000044\x4070e"
    // 1023 ds_read_u16_d16_hi ds 8B all; may_load|lds|half_load; reads exec; takes offset; offset 0..65535
    U"\x2b0c81\x25e00ad\x20000044\x4070e"
    // 1024 ds_read_u8 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    U"\x2b0c94\x25e00ae\x44\x4070e"
    // 1025 ds_read_u8_d16 ds 8B all; may_load|lds|half_load; reads exec; takes offset; offset 0..65535
    U"\x2b0c9f\x25e00af\x20000044\x4070e"
    // 1026 ds_read_u8_d16_hi ds 8B all; may_load|lds|half_load; reads exec; takes offset; offset 0..65535
    U"\x2b0cae\x25e00b0\x20000044\x4070e"
    // 1027 ds_rsub_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 1028 ds_rsub_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0cc0\x14f00b1\x834c\x4070e\x2b0cc0\x15000b1\x834c\x4070e"
    // 1029 ds_rsub_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 1030 ds_rsub_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0cd0\x15100b2\x834c\x4070e\x2b0cd0\x15200b2\x834c\x4070e"
    // 1031 ds_rsub_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0ce0\x25400b3\x814c\x4070e"
    // 1032 ds_rsub_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0cec\x25500b4\x814c\x4070e"
    // 1033 ds_sub_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 1034 ds_sub_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0cf8\x14f00b5\x834c\x4070e\x2b0cf8\x15000b5\x834c\x4070e"
    // 1035 ds_sub_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 1036 ds_sub_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0d07\x15100b6\x834c\x4070e\x2b0d07\x15200b6\x834c\x4070e"
    // 1037 ds_sub_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0d16\x25400b7\x814c\x4070e"
    // 1038 ds_sub_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0d21\x25500b8\x814c\x4070e"
    // 1039 ds_swizzle_b32 ds 8B all; lds|lane_crossing; reads exec; takes offset; offset 0..65535
    U"\x2b0d2c\x25e00b9\x800040\x4070e"
    // 1040 ds_wrap_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 1041 ds_wrap_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0d3b\x6500ba\x834c\x4070e\x2b0d3b\x6600ba\x834c\x4070e"
    // 1042 ds_write2_b32 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    // 1043 ds_write2_b32 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    U"\x2d0d4b\x15700bb\x8048\x4070e\x2d0d4b\x15800bb\x8048\x4070e"
    // 1044 ds_write2_b64 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    // 1045 ds_write2_b64 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    U"\x2d0d59\x15900bc\x8048\x4070e\x2d0d59\x15a00bc\x8048\x4070e"
    // 1046 ds_write2st64_b32 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    // 1047 ds_write2st64_b32 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    U"\x2d0d67\x15700bd\x8048\x4070e\x2d0d67\x15800bd\x8048\x4070e"
    // 1048 ds_write2st64_b64 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    // 1049 ds_write2st64_b64 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    U"\x2d0d79\x15900be\x8048\x4070e\x2d0d79\x15a00be\x8048\x4070e"
    // 1050 ds_write_addtid_b32 ds 8B all; may_store|lds|side_effects; reads exec|m0; takes offset; offset 0..65535
    U"\x2b0d8b\x2e200bf\x8048\xc070e"
    // 1051 ds_write_b128 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0d9f\x26000c0\x814c\x4070e"
    // 1052 ds_write_b16 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0dad\x25600c1\x814c\x4070e"
    // 1053 ds_write_b16_d16_hi ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0dba\x25600c2\x814c\x4070e"
    // 1054 ds_write_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0dce\x25600c3\x814c\x4070e"
    // 1055 ds_write_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0ddb\x25700c4\x814c\x4070e"
    // 1056 ds_write_b8 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0de8\x25600c5\x814c\x4070e"
    // 1057 ds_write_b8_d16_hi ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0df4\x25600c6\x814c\x4070e"
    // 1058 ds_write_b96 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0e07\x26100c7\x814c\x4070e"
    // 1059 ds_wrxchg2_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    // 1060 ds_wrxchg2_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    U"\x2d0e14\x6d00c8\x834c\x4070e\x2d0e14\x6e00c8\x834c\x4070e"
    // 1061 ds_wrxchg2_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    // 1062 ds_wrxchg2_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    U"\x2d0e27\x6f00c9\x834c\x4070e\x2d0e27\x7000c9\x834c\x4070e"
    // 1063 ds_wrxchg2st64_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    // 1064 ds_wrxchg2st64_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    U"\x2d0e3a\x6d00ca\x834c\x4070e\x2d0e3a\x6e00ca\x834c\x4070e"
    // 1065 ds_wrxchg2st64_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    // 1066 ds_wrxchg2st64_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    U"\x2d0e51\x6f00cb\x834c\x4070e\x2d0e51\x7000cb\x834c\x4070e"
    // 1067 ds_wrxchg_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 1068 ds_wrxchg_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0e68\x15300cc\x834c\x4070e\x2b0e68\x15400cc\x834c\x4070e"
    // 1069 ds_wrxchg_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 1070 ds_wrxchg_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0e7a\x15500cd\x834c\x4070e\x2b0e7a\x15600cd\x834c\x4070e"
    // 1071 ds_xor_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0e8c\x25600ce\x814c\x4070e"
    // 1072 ds_xor_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0e97\x25700cf\x814c\x4070e"
    // 1073 ds_xor_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 1074 ds_xor_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0ea2\x15300d0\x834c\x4070e\x2b0ea2\x15400d0\x834c\x4070e"
    // 1075 ds_xor_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    // 1076 ds_xor_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    U"\x2b0eb1\x15500d1\x834c\x4070e\x2b0eb1\x15600d1\x834c\x4070e"
    // 1077 flat_atomic_add flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1078 flat_atomic_add flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1079 flat_atomic_add flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1080 flat_atomic_add flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1081 flat_atomic_add flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1082 flat_atomic_add flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xec0\x26200d2\x819c\x24010f\x10ec0\x26200d2\x819c\x24060f\x60ec0\x16700d2\x839c\x24010f\x60ec0\x16800d2\x839c\x24010f\x70ec0\x16700d2\x839c\x24060f\x70ec0\x16800d2\x839c\x24060f"
    // 1083 flat_atomic_add_f32 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1084 flat_atomic_add_f32 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1085 flat_atomic_add_f32 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10ed0\x26300d3\x819c\x24060f\x70ed0\x16900d3\x839c\x24060f\x70ed0\x16a00d3\x839c\x24060f"
    // 1086 flat_atomic_add_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc; offset 0..4095
    // 1087 flat_atomic_add_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1088 flat_atomic_add_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    // 1089 flat_atomic_add_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    // 1090 flat_atomic_add_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1091 flat_atomic_add_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|nt; offset 0..4095
    U"\x100ee4\x26400d4\x819c\x24010f\x10ee4\x26400d4\x819c\x24060f\x130ee4\x16b00d4\x839c\x24010f\x130ee4\x16c00d4\x839c\x24010f\x70ee4\x16b00d4\x839c\x24060f\x2e0ee4\x16c00d4\x839c\x24060f"
    // 1092 flat_atomic_add_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1093 flat_atomic_add_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1094 flat_atomic_add_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1095 flat_atomic_add_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1096 flat_atomic_add_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1097 flat_atomic_add_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xef8\x26500d5\x819c\x24010f\x10ef8\x26500d5\x819c\x24060f\x60ef8\x16d00d5\x839c\x24010f\x60ef8\x16e00d5\x839c\x24010f\x70ef8\x16d00d5\x839c\x24060f\x70ef8\x16e00d5\x839c\x24060f"
    // 1098 flat_atomic_and flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1099 flat_atomic_and flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1100 flat_atomic_and flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1101 flat_atomic_and flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1102 flat_atomic_and flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1103 flat_atomic_and flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf0b\x26200d6\x819c\x24010f\x10f0b\x26200d6\x819c\x24060f\x60f0b\x16700d6\x839c\x24010f\x60f0b\x16800d6\x839c\x24010f\x70f0b\x16700d6\x839c\x24060f\x70f0b\x16800d6\x839c\x24060f"
    // 1104 flat_atomic_and_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1105 flat_atomic_and_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1106 flat_atomic_and_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1107 flat_atomic_and_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1108 flat_atomic_and_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1109 flat_atomic_and_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf1b\x26500d7\x819c\x24010f\x10f1b\x26500d7\x819c\x24060f\x60f1b\x16d00d7\x839c\x24010f\x60f1b\x16e00d7\x839c\x24010f\x70f1b\x16d00d7\x839c\x24060f\x70f1b\x16e00d7\x839c\x24060f"
    // 1110 flat_atomic_cmpswap flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1111 flat_atomic_cmpswap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1112 flat_atomic_cmpswap flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1113 flat_atomic_cmpswap flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1114 flat_atomic_cmpswap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1115 flat_atomic_cmpswap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf2e\x26500d8\x819c\x24010f\x10f2e\x26500d8\x819c\x24060f\x60f2e\x16f00d8\x839c\x24010f\x60f2e\x17000d8\x839c\x24010f\x70f2e\x16f00d8\x839c\x24060f\x70f2e\x17000d8\x839c\x24060f"
    // 1116 flat_atomic_cmpswap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1117 flat_atomic_cmpswap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1118 flat_atomic_cmpswap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1119 flat_atomic_cmpswap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1120 flat_atomic_cmpswap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1121 flat_atomic_cmpswap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf42\x26600d9\x819c\x24010f\x10f42\x26600d9\x819c\x24060f\x60f42\x17100d9\x839c\x24010f\x60f42\x17200d9\x839c\x24010f\x70f42\x17100d9\x839c\x24060f\x70f42\x17200d9\x839c\x24060f"
    // 1122 flat_atomic_dec flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1123 flat_atomic_dec flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1124 flat_atomic_dec flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1125 flat_atomic_dec flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1126 flat_atomic_dec flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1127 flat_atomic_dec flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf59\x26200da\x819c\x24010f\x10f59\x26200da\x819c\x24060f\x60f59\x16700da\x839c\x24010f\x60f59\x16800da\x839c\x24010f\x70f59\x16700da\x839c\x24060f\x70f59\x16800da\x839c\x24060f"
    // 1128 flat_atomic_dec_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1129 flat_atomic_dec_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1130 flat_atomic_dec_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1131 flat_atomic_dec_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1132 flat_atomic_dec_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1133 flat_atomic_dec_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf69\x26500db\x819c\x24010f\x10f69\x26500db\x819c\x24060f\x60f69\x16d00db\x839c\x24010f\x60f69\x16e00db\x839c\x24010f\x70f69\x16d00db\x839c\x24060f\x70f69\x16e00db\x839c\x24060f"
    // 1134 flat_atomic_inc flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1135 flat_atomic_inc flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1136 flat_atomic_inc flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1137 flat_atomic_inc flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1138 flat_atomic_inc flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1139 flat_atomic_inc flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf7c\x26200dc\x819c\x24010f\x10f7c\x26200dc\x819c\x24060f\x60f7c\x16700dc\x839c\x24010f\x60f7c\x16800dc\x839c\x24010f\x70f7c\x16700dc\x839c\x24060f\x70f7c\x16800dc\x839c\x24060f"
    // 1140 flat_atomic_inc_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1141 flat_atomic_inc_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1142 flat_atomic_inc_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1143 flat_atomic_inc_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1144 flat_atomic_inc_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1145 flat_atomic_inc_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xf8c\x26500dd\x819c\x24010f\x10f8c\x26500dd\x819c\x24060f\x60f8c\x16d00dd\x839c\x24010f\x60f8c\x16e00dd\x839c\x24010f\x70f8c\x16d00dd\x839c\x24060f\x70f8c\x16e00dd\x839c\x24060f"
    // 1146 flat_atomic_max_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc; offset 0..4095
    // 1147 flat_atomic_max_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1148 flat_atomic_max_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    // 1149 flat_atomic_max_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    // 1150 flat_atomic_max_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1151 flat_atomic_max_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|nt; offset 0..4095
    U"\x100f9f\x26400de\x819c\x24010f\x10f9f\x26400de\x819c\x24060f\x130f9f\x16b00de\x839c\x24010f\x130f9f\x16c00de\x839c\x24010f\x70f9f\x16b00de\x839c\x24060f\x2e0f9f\x16c00de\x839c\x24060f"
    // 1152 flat_atomic_min_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc; offset 0..4095
    // 1153 flat_atomic_min_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1154 flat_atomic_min_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    // 1155 flat_atomic_min_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    // 1156 flat_atomic_min_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1157 flat_atomic_min_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|nt; offset 0..4095
    U"\x100fb3\x26400df\x819c\x24010f\x10fb3\x26400df\x819c\x24060f\x130fb3\x16b00df\x839c\x24010f\x130fb3\x16c00df\x839c\x24010f\x70fb3\x16b00df\x839c\x24060f\x2e0fb3\x16c00df\x839c\x24060f"
    // 1158 flat_atomic_or flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1159 flat_atomic_or flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1160 flat_atomic_or flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1161 flat_atomic_or flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1162 flat_atomic_or flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1163 flat_atomic_or flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xfc7\x26200e0\x819c\x24010f\x10fc7\x26200e0\x819c\x24060f\x60fc7\x16700e0\x839c\x24010f\x60fc7\x16800e0\x839c\x24010f\x70fc7\x16700e0\x839c\x24060f\x70fc7\x16800e0\x839c\x24060f"
    // 1164 flat_atomic_or_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1165 flat_atomic_or_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1166 flat_atomic_or_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1167 flat_atomic_or_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1168 flat_atomic_or_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1169 flat_atomic_or_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\xfd6\x26500e1\x819c\x24010f\x10fd6\x26500e1\x819c\x24060f\x60fd6\x16d00e1\x839c\x24010f\x60fd6\x16e00e1\x839c\x24010f\x70fd6\x16d00e1\x839c\x24060f\x70fd6\x16e00e1\x839c\x24060f"
    // 1170 flat_atomic_pk_add_bf16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1171 flat_atomic_pk_add_bf16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1172 flat_atomic_pk_add_bf16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10fe8\x26700e2\x819c\x24060f\x70fe8\x17300e2\x839c\x24060f\x70fe8\x17400e2\x839c\x24060f"
    // 1173 flat_atomic_pk_add_f16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1174 flat_atomic_pk_add_f16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1175 flat_atomic_pk_add_f16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x11000\x26800e3\x819c\x24060f\x71000\x17500e3\x839c\x24060f\x71000\x17600e3\x839c\x24060f"
    // 1176 flat_atomic_smax flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1177 flat_atomic_smax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1178 flat_atomic_smax flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1179 flat_atomic_smax flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1180 flat_atomic_smax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1181 flat_atomic_smax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1017\x26200e4\x819c\x24010f\x11017\x26200e4\x819c\x24060f\x61017\x16700e4\x839c\x24010f\x61017\x16800e4\x839c\x24010f\x71017\x16700e4\x839c\x24060f\x71017\x16800e4\x839c\x24060f"
    // 1182 flat_atomic_smax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1183 flat_atomic_smax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1184 flat_atomic_smax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1185 flat_atomic_smax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1186 flat_atomic_smax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1187 flat_atomic_smax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1028\x26500e5\x819c\x24010f\x11028\x26500e5\x819c\x24060f\x61028\x16d00e5\x839c\x24010f\x61028\x16e00e5\x839c\x24010f\x71028\x16d00e5\x839c\x24060f\x71028\x16e00e5\x839c\x24060f"
    // 1188 flat_atomic_smin flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1189 flat_atomic_smin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1190 flat_atomic_smin flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1191 flat_atomic_smin flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1192 flat_atomic_smin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1193 flat_atomic_smin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x103c\x26200e6\x819c\x24010f\x1103c\x26200e6\x819c\x24060f\x6103c\x16700e6\x839c\x24010f\x6103c\x16800e6\x839c\x24010f\x7103c\x16700e6\x839c\x24060f\x7103c\x16800e6\x839c\x24060f"
    // 1194 flat_atomic_smin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1195 flat_atomic_smin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1196 flat_atomic_smin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1197 flat_atomic_smin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1198 flat_atomic_smin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1199 flat_atomic_smin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x104d\x26500e7\x819c\x24010f\x1104d\x26500e7\x819c\x24060f\x6104d\x16d00e7\x839c\x24010f\x6104d\x16e00e7\x839c\x24010f\x7104d\x16d00e7\x839c\x24060f\x7104d\x16e00e7\x839c\x24060f"
    // 1200 flat_atomic_sub flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1201 flat_atomic_sub flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1202 flat_atomic_sub flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1203 flat_atomic_sub flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1204 flat_atomic_sub flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1205 flat_atomic_sub flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1061\x26200e8\x819c\x24010f\x11061\x26200e8\x819c\x24060f\x61061\x16700e8\x839c\x24010f\x61061\x16800e8\x839c\x24010f\x71061\x16700e8\x839c\x24060f\x71061\x16800e8\x839c\x24060f"
    // 1206 flat_atomic_sub_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1207 flat_atomic_sub_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1208 flat_atomic_sub_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1209 flat_atomic_sub_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1210 flat_atomic_sub_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1211 flat_atomic_sub_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1071\x26500e9\x819c\x24010f\x11071\x26500e9\x819c\x24060f\x61071\x16d00e9\x839c\x24010f\x61071\x16e00e9\x839c\x24010f\x71071\x16d00e9\x839c\x24060f\x71071\x16e00e9\x839c\x24060f"
    // 1212 flat_atomic_swap flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1213 flat_atomic_swap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1214 flat_atomic_swap flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1215 flat_atomic_swap flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1216 flat_atomic_swap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1217 flat_atomic_swap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1084\x26200ea\x819c\x24010f\x11084\x26200ea\x819c\x24060f\x61084\x16700ea\x839c\x24010f\x61084\x16800ea\x839c\x24010f\x71084\x16700ea\x839c\x24060f\x71084\x16800ea\x839c\x24060f"
    // 1218 flat_atomic_swap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1219 flat_atomic_swap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1220 flat_atomic_swap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1221 flat_atomic_swap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1222 flat_atomic_swap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1223 flat_atomic_swap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1095\x26500eb\x819c\x24010f\x11095\x26500eb\x819c\x24060f\x61095\x16d00eb\x839c\x24010f\x61095\x16e00eb\x839c\x24010f\x71095\x16d00eb\x839c\x24060f\x71095\x16e00eb\x839c\x24060f"
    // 1224 flat_atomic_umax flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1225 flat_atomic_umax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1226 flat_atomic_umax flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1227 flat_atomic_umax flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1228 flat_atomic_umax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1229 flat_atomic_umax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10a9\x26200ec\x819c\x24010f\x110a9\x26200ec\x819c\x24060f\x610a9\x16700ec\x839c\x24010f\x610a9\x16800ec\x839c\x24010f\x710a9\x16700ec\x839c\x24060f\x710a9\x16800ec\x839c\x24060f"
    // 1230 flat_atomic_umax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1231 flat_atomic_umax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1232 flat_atomic_umax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1233 flat_atomic_umax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1234 flat_atomic_umax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1235 flat_atomic_umax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10ba\x26500ed\x819c\x24010f\x110ba\x26500ed\x819c\x24060f\x610ba\x16d00ed\x839c\x24010f\x610ba\x16e00ed\x839c\x24010f\x710ba\x16d00ed\x839c\x24060f\x710ba\x16e00ed\x839c\x24060f"
    // 1236 flat_atomic_umin flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1237 flat_atomic_umin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1238 flat_atomic_umin flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1239 flat_atomic_umin flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1240 flat_atomic_umin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1241 flat_atomic_umin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10ce\x26200ee\x819c\x24010f\x110ce\x26200ee\x819c\x24060f\x610ce\x16700ee\x839c\x24010f\x610ce\x16800ee\x839c\x24010f\x710ce\x16700ee\x839c\x24060f\x710ce\x16800ee\x839c\x24060f"
    // 1242 flat_atomic_umin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1243 flat_atomic_umin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1244 flat_atomic_umin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1245 flat_atomic_umin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1246 flat_atomic_umin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1247 flat_atomic_umin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10df\x26500ef\x819c\x24010f\x110df\x26500ef\x819c\x24060f\x610df\x16d00ef\x839c\x24010f\x610df\x16e00ef\x839c\x24010f\x710df\x16d00ef\x839c\x24060f\x710df\x16e00ef\x839c\x24060f"
    // 1248 flat_atomic_xor flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1249 flat_atomic_xor flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1250 flat_atomic_xor flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1251 flat_atomic_xor flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1252 flat_atomic_xor flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1253 flat_atomic_xor flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x10f3\x26200f0\x819c\x24010f\x110f3\x26200f0\x819c\x24060f\x610f3\x16700f0\x839c\x24010f\x610f3\x16800f0\x839c\x24010f\x710f3\x16700f0\x839c\x24060f\x710f3\x16800f0\x839c\x24060f"
    // 1254 flat_atomic_xor_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    // 1255 flat_atomic_xor_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    // 1256 flat_atomic_xor_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1257 flat_atomic_xor_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    // 1258 flat_atomic_xor_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    // 1259 flat_atomic_xor_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    U"\x1103\x26500f1\x819c\x24010f\x11103\x26500f1\x819c\x24060f\x61103\x16d00f1\x839c\x24010f\x61103\x16e00f1\x839c\x24010f\x71103\x16d00f1\x839c\x24060f\x71103\x16e00f1\x839c\x24060f"
    // 1260 flat_load_dword flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1261 flat_load_dword flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a1116\x26900f2\x94\x24010f\x1b1116\x26900f2\x94\x24060f"
    // 1262 flat_load_dwordx2 flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1263 flat_load_dwordx2 flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a1126\x26a00f3\x94\x24010f\x1b1126\x26a00f3\x94\x24060f"
    // 1264 flat_load_dwordx3 flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1265 flat_load_dwordx3 flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a1138\x26b00f4\x94\x24010f\x1b1138\x26b00f4\x94\x24060f"
    // 1266 flat_load_dwordx4 flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1267 flat_load_dwordx4 flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a114a\x26c00f5\x94\x24010f\x1b114a\x26c00f5\x94\x24060f"
    // 1268 flat_load_sbyte flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1269 flat_load_sbyte flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a115c\x26900f6\x94\x24010f\x1b115c\x26900f6\x94\x24060f"
    // 1270 flat_load_sbyte_d16 flat 8B 90a; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1271 flat_load_sbyte_d16 flat 8B 942|950; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a116c\x26900f7\x20000094\x24010f\x1b116c\x26900f7\x20000094\x24060f"
    // 1272 flat_load_sbyte_d16_hi flat 8B 90a; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1273 flat_load_sbyte_d16_hi flat 8B 942|950; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a1180\x26900f8\x20000094\x24010f\x1b1180\x26900f8\x20000094\x24060f"
    // 1274 flat_load_short_d16 flat 8B 90a; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1275 flat_load_short_d16 flat 8B 942|950; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a1197\x26900f9\x20000094\x24010f\x1b1197\x26900f9\x20000094\x24060f"
    // 1276 flat_load_short_d16_hi flat 8B 90a; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1277 flat_load_short_d16_hi flat 8B 942|950; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a11ab\x26900fa\x20000094\x24010f\x1b11ab\x26900fa\x20000094\x24060f"
    // 1278 flat_load_sshort flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1279 flat_load_sshort flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a11c2\x26900fb\x94\x24010f\x1b11c2\x26900fb\x94\x24060f"
    // 1280 flat_load_ubyte flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1281 flat_load_ubyte flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a11d3\x26900fc\x94\x24010f\x1b11d3\x26900fc\x94\x24060f"
    // 1282 flat_load_ubyte_d16 flat 8B 90a; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1283 flat_load_ubyte_d16 flat 8B 942|950; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a11e3\x26900fd\x20000094\x24010f\x1b11e3\x26900fd\x20000094\x24060f"
    // 1284 flat_load_ubyte_d16_hi flat 8B 90a; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1285 flat_load_ubyte_d16_hi flat 8B 942|950; may_load|vmem|flat|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a11f7\x26900fe\x20000094\x24010f\x1b11f7\x26900fe\x20000094\x24060f"
    // 1286 flat_load_ushort flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1287 flat_load_ushort flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a120e\x26900ff\x94\x24010f\x1b120e\x26900ff\x94\x24060f"
    // 1288 flat_store_byte flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1289 flat_store_byte flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a121f\x2620100\x8098\x24010f\x1b121f\x2620100\x8098\x24060f"
    // 1290 flat_store_byte_d16_hi flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1291 flat_store_byte_d16_hi flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a122f\x2620101\x8098\x24010f\x1b122f\x2620101\x8098\x24060f"
    // 1292 flat_store_dword flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1293 flat_store_dword flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a1246\x2620102\x8098\x24010f\x1b1246\x2620102\x8098\x24060f"
    // 1294 flat_store_dwordx2 flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1295 flat_store_dwordx2 flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a1257\x2650103\x8098\x24010f\x1b1257\x2650103\x8098\x24060f"
    // 1296 flat_store_dwordx3 flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1297 flat_store_dwordx3 flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a126a\x26d0104\x8098\x24010f\x1b126a\x26d0104\x8098\x24060f"
    // 1298 flat_store_dwordx4 flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1299 flat_store_dwordx4 flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a127d\x2660105\x8098\x24010f\x1b127d\x2660105\x8098\x24060f"
    // 1300 flat_store_short flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1301 flat_store_short flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a1290\x2620106\x8098\x24010f\x1b1290\x2620106\x8098\x24060f"
    // 1302 flat_store_short_d16_hi flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    // 1303 flat_store_short_d16_hi flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    U"\x1a12a1\x2620107\x8098\x24010f\x1b12a1\x2620107\x8098\x24060f"
    // 1304 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1305 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1306 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1307 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1308 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1309 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1310 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1311 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1312 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1313 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1314 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1315 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f12b9\x1770108\x811c\x40110\x3012b9\x1770108\x811c\x40610\x2f12b9\x1780108\x811c\x40110\x3012b9\x1780108\x811c\x40610\x3112b9\x710108\x831c\x40110\x3112b9\x720108\x831c\x40110\x3112b9\x730108\x831c\x40110\x3112b9\x740108\x831c\x40110\x3212b9\x710108\x831c\x40610\x3212b9\x720108\x831c\x40610\x3212b9\x730108\x831c\x40610\x3212b9\x740108\x831c\x40610"
    // 1316 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    // 1317 global_atomic_add_f32 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1318 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    // 1319 global_atomic_add_f32 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1320 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1321 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1322 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1323 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1324 global_atomic_add_f32 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1325 global_atomic_add_f32 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x3312cb\x1790109\x811c\x40110\x3012cb\x1790109\x811c\x40610\x3312cb\x17a0109\x811c\x40110\x3012cb\x17a0109\x811c\x40610\x3412cb\x750109\x831c\x40110\x3412cb\x760109\x831c\x40110\x3412cb\x770109\x831c\x40110\x3412cb\x780109\x831c\x40110\x3212cb\x750109\x831c\x40610\x3212cb\x760109\x831c\x40610"
    // 1326 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    // 1327 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1328 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    // 1329 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1330 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1331 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1332 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1333 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1334 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1335 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1336 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    // 1337 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    U"\x3312e1\x17b010a\x811c\x40110\x3012e1\x17b010a\x811c\x40610\x3312e1\x17c010a\x811c\x40110\x3012e1\x17c010a\x811c\x40610\x3412e1\x79010a\x831c\x40110\x3412e1\x7a010a\x831c\x40110\x3412e1\x7b010a\x831c\x40110\x3412e1\x7c010a\x831c\x40110\x3212e1\x79010a\x831c\x40610\x3212e1\x7a010a\x831c\x40610\x3512e1\x7b010a\x831c\x40610\x3512e1\x7c010a\x831c\x40610"
    // 1338 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1339 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1340 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1341 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1342 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1343 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1344 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1345 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1346 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1347 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1348 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1349 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f12f7\x17d010b\x811c\x40110\x3012f7\x17d010b\x811c\x40610\x2f12f7\x17e010b\x811c\x40110\x3012f7\x17e010b\x811c\x40610\x3112f7\x7d010b\x831c\x40110\x3112f7\x7e010b\x831c\x40110\x3112f7\x7f010b\x831c\x40110\x3112f7\x80010b\x831c\x40110\x3212f7\x7d010b\x831c\x40610\x3212f7\x7e010b\x831c\x40610\x3212f7\x7f010b\x831c\x40610\x3212f7\x80010b\x831c\x40610"
    // 1350 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1351 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1352 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1353 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1354 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1355 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1356 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1357 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1358 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1359 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1360 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1361 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f130c\x177010c\x811c\x40110\x30130c\x177010c\x811c\x40610\x2f130c\x178010c\x811c\x40110\x30130c\x178010c\x811c\x40610\x31130c\x71010c\x831c\x40110\x31130c\x72010c\x831c\x40110\x31130c\x73010c\x831c\x40110\x31130c\x74010c\x831c\x40110\x32130c\x71010c\x831c\x40610\x32130c\x72010c\x831c\x40610\x32130c\x73010c\x831c\x40610\x32130c\x74010c\x831c\x40610"
    // 1362 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1363 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1364 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1365 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1366 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1367 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1368 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1369 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1370 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1371 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1372 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1373 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f131e\x17d010d\x811c\x40110\x30131e\x17d010d\x811c\x40610\x2f131e\x17e010d\x811c\x40110\x30131e\x17e010d\x811c\x40610\x31131e\x7d010d\x831c\x40110\x31131e\x7e010d\x831c\x40110\x31131e\x7f010d\x831c\x40110\x31131e\x80010d\x831c\x40110\x32131e\x7d010d\x831c\x40610\x32131e\x7e010d\x831c\x40610\x32131e\x7f010d\x831c\x40610\x32131e\x80010d\x831c\x40610"
    // 1374 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1375 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1376 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1377 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1378 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1379 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1380 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1381 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1382 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1383 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1384 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1385 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f1333\x17d010e\x811c\x40110\x301333\x17d010e\x811c\x40610\x2f1333\x17e010e\x811c\x40110\x301333\x17e010e\x811c\x40610\x311333\x81010e\x831c\x40110\x311333\x82010e\x831c\x40110\x311333\x83010e\x831c\x40110\x311333\x84010e\x831c\x40110\x321333\x81010e\x831c\x40610\x321333\x82010e\x831c\x40610\x321333\x83010e\x831c\x40610\x321333\x84010e\x831c\x40610"
    // 1386 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1387 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1388 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1389 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1390 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1391 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1392 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1393 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1394 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1395 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1396 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1397 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f1349\x17f010f\x811c\x40110\x301349\x17f010f\x811c\x40610\x2f1349\x180010f\x811c\x40110\x301349\x180010f\x811c\x40610\x311349\x85010f\x831c\x40110\x311349\x86010f\x831c\x40110\x311349\x87010f\x831c\x40110\x311349\x88010f\x831c\x40110\x321349\x85010f\x831c\x40610\x321349\x86010f\x831c\x40610\x321349\x87010f\x831c\x40610\x321349\x88010f\x831c\x40610"
    // 1398 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1399 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1400 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1401 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1402 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1403 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1404 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1405 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1406 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1407 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1408 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1409 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f1362\x1770110\x811c\x40110\x301362\x1770110\x811c\x40610\x2f1362\x1780110\x811c\x40110\x301362\x1780110\x811c\x40610\x311362\x710110\x831c\x40110\x311362\x720110\x831c\x40110\x311362\x730110\x831c\x40110\x311362\x740110\x831c\x40110\x321362\x710110\x831c\x40610\x321362\x720110\x831c\x40610\x321362\x730110\x831c\x40610\x321362\x740110\x831c\x40610"
    // 1410 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1411 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1412 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1413 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1414 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1415 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1416 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1417 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1418 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1419 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1420 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1421 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f1374\x17d0111\x811c\x40110\x301374\x17d0111\x811c\x40610\x2f1374\x17e0111\x811c\x40110\x301374\x17e0111\x811c\x40610\x311374\x7d0111\x831c\x40110\x311374\x7e0111\x831c\x40110\x311374\x7f0111\x831c\x40110\x311374\x800111\x831c\x40110\x321374\x7d0111\x831c\x40610\x321374\x7e0111\x831c\x40610\x321374\x7f0111\x831c\x40610\x321374\x800111\x831c\x40610"
    // 1422 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1423 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1424 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1425 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1426 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1427 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1428 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1429 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1430 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1431 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1432 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1433 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f1389\x1770112\x811c\x40110\x301389\x1770112\x811c\x40610\x2f1389\x1780112\x811c\x40110\x301389\x1780112\x811c\x40610\x311389\x710112\x831c\x40110\x311389\x720112\x831c\x40110\x311389\x730112\x831c\x40110\x311389\x740112\x831c\x40110\x321389\x710112\x831c\x40610\x321389\x720112\x831c\x40610\x321389\x730112\x831c\x40610\x321389\x740112\x831c\x40610"
    // 1434 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1435 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1436 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1437 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1438 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1439 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1440 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1441 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1442 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1443 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1444 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1445 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f139b\x17d0113\x811c\x40110\x30139b\x17d0113\x811c\x40610\x2f139b\x17e0113\x811c\x40110\x30139b\x17e0113\x811c\x40610\x31139b\x7d0113\x831c\x40110\x31139b\x7e0113\x831c\x40110\x31139b\x7f0113\x831c\x40110\x31139b\x800113\x831c\x40110\x32139b\x7d0113\x831c\x40610\x32139b\x7e0113\x831c\x40610\x32139b\x7f0113\x831c\x40610\x32139b\x800113\x831c\x40610"
    // 1446 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    // 1447 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1448 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    // 1449 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1450 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1451 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1452 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1453 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1454 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1455 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1456 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    // 1457 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    U"\x3313b0\x17b0114\x811c\x40110\x3013b0\x17b0114\x811c\x40610\x3313b0\x17c0114\x811c\x40110\x3013b0\x17c0114\x811c\x40610\x3413b0\x790114\x831c\x40110\x3413b0\x7a0114\x831c\x40110\x3413b0\x7b0114\x831c\x40110\x3413b0\x7c0114\x831c\x40110\x3213b0\x790114\x831c\x40610\x3213b0\x7a0114\x831c\x40610\x3513b0\x7b0114\x831c\x40610\x3513b0\x7c0114\x831c\x40610"
    // 1458 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    // 1459 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1460 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    // 1461 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1462 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1463 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1464 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1465 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1466 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1467 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1468 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    // 1469 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    U"\x3313c6\x17b0115\x811c\x40110\x3013c6\x17b0115\x811c\x40610\x3313c6\x17c0115\x811c\x40110\x3013c6\x17c0115\x811c\x40610\x3413c6\x790115\x831c\x40110\x3413c6\x7a0115\x831c\x40110\x3413c6\x7b0115\x831c\x40110\x3413c6\x7c0115\x831c\x40110\x3213c6\x790115\x831c\x40610\x3213c6\x7a0115\x831c\x40610\x3513c6\x7b0115\x831c\x40610\x3513c6\x7c0115\x831c\x40610"
    // 1470 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1471 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1472 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1473 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1474 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1475 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1476 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1477 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1478 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1479 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1480 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1481 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f13dc\x1770116\x811c\x40110\x3013dc\x1770116\x811c\x40610\x2f13dc\x1780116\x811c\x40110\x3013dc\x1780116\x811c\x40610\x3113dc\x710116\x831c\x40110\x3113dc\x720116\x831c\x40110\x3113dc\x730116\x831c\x40110\x3113dc\x740116\x831c\x40110\x3213dc\x710116\x831c\x40610\x3213dc\x720116\x831c\x40610\x3213dc\x730116\x831c\x40610\x3213dc\x740116\x831c\x40610"
    // 1482 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1483 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1484 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1485 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1486 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1487 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1488 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1489 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1490 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1491 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1492 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1493 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f13ed\x17d0117\x811c\x40110\x3013ed\x17d0117\x811c\x40610\x2f13ed\x17e0117\x811c\x40110\x3013ed\x17e0117\x811c\x40610\x3113ed\x7d0117\x831c\x40110\x3113ed\x7e0117\x831c\x40110\x3113ed\x7f0117\x831c\x40110\x3113ed\x800117\x831c\x40110\x3213ed\x7d0117\x831c\x40610\x3213ed\x7e0117\x831c\x40610\x3213ed\x7f0117\x831c\x40610\x3213ed\x800117\x831c\x40610"
    // 1494 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1495 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1496 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1497 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1498 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1499 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x301401\x1810118\x811c\x40610\x301401\x1820118\x811c\x40610\x321401\x890118\x831c\x40610\x321401\x8a0118\x831c\x40610\x321401\x8b0118\x831c\x40610\x321401\x8c0118\x831c\x40610"
    // 1500 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    // 1501 global_atomic_pk_add_f16 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1502 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    // 1503 global_atomic_pk_add_f16 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1504 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1505 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1506 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1507 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    // 1508 global_atomic_pk_add_f16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1509 global_atomic_pk_add_f16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x33141b\x1830119\x811c\x40110\x30141b\x1830119\x811c\x40610\x33141b\x1840119\x811c\x40110\x30141b\x1840119\x811c\x40610\x34141b\x8d0119\x831c\x40110\x34141b\x8e0119\x831c\x40110\x34141b\x8f0119\x831c\x40110\x34141b\x900119\x831c\x40110\x32141b\x8d0119\x831c\x40610\x32141b\x8e0119\x831c\x40610"
    // 1510 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1511 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1512 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1513 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1514 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1515 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1516 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1517 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1518 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1519 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1520 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1521 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f1434\x177011a\x811c\x40110\x301434\x177011a\x811c\x40610\x2f1434\x178011a\x811c\x40110\x301434\x178011a\x811c\x40610\x311434\x71011a\x831c\x40110\x311434\x72011a\x831c\x40110\x311434\x73011a\x831c\x40110\x311434\x74011a\x831c\x40110\x321434\x71011a\x831c\x40610\x321434\x72011a\x831c\x40610\x321434\x73011a\x831c\x40610\x321434\x74011a\x831c\x40610"
    // 1522 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1523 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1524 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1525 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1526 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1527 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1528 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1529 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1530 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1531 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1532 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1533 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f1447\x17d011b\x811c\x40110\x301447\x17d011b\x811c\x40610\x2f1447\x17e011b\x811c\x40110\x301447\x17e011b\x811c\x40610\x311447\x7d011b\x831c\x40110\x311447\x7e011b\x831c\x40110\x311447\x7f011b\x831c\x40110\x311447\x80011b\x831c\x40110\x321447\x7d011b\x831c\x40610\x321447\x7e011b\x831c\x40610\x321447\x7f011b\x831c\x40610\x321447\x80011b\x831c\x40610"
    // 1534 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1535 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1536 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1537 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1538 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1539 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1540 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1541 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1542 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1543 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1544 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1545 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f145d\x177011c\x811c\x40110\x30145d\x177011c\x811c\x40610\x2f145d\x178011c\x811c\x40110\x30145d\x178011c\x811c\x40610\x31145d\x71011c\x831c\x40110\x31145d\x72011c\x831c\x40110\x31145d\x73011c\x831c\x40110\x31145d\x74011c\x831c\x40110\x32145d\x71011c\x831c\x40610\x32145d\x72011c\x831c\x40610\x32145d\x73011c\x831c\x40610\x32145d\x74011c\x831c\x40610"
    // 1546 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1547 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1548 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1549 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1550 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1551 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1552 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1553 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1554 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1555 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1556 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1557 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f1470\x17d011d\x811c\x40110\x301470\x17d011d\x811c\x40610\x2f1470\x17e011d\x811c\x40110\x301470\x17e011d\x811c\x40610\x311470\x7d011d\x831c\x40110\x311470\x7e011d\x831c\x40110\x311470\x7f011d\x831c\x40110\x311470\x80011d\x831c\x40110\x321470\x7d011d\x831c\x40610\x321470\x7e011d\x831c\x40610\x321470\x7f011d\x831c\x40610\x321470\x80011d\x831c\x40610"
    // 1558 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1559 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1560 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1561 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1562 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1563 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1564 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1565 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1566 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1567 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1568 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1569 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f1486\x177011e\x811c\x40110\x301486\x177011e\x811c\x40610\x2f1486\x178011e\x811c\x40110\x301486\x178011e\x811c\x40610\x311486\x71011e\x831c\x40110\x311486\x72011e\x831c\x40110\x311486\x73011e\x831c\x40110\x311486\x74011e\x831c\x40110\x321486\x71011e\x831c\x40610\x321486\x72011e\x831c\x40610\x321486\x73011e\x831c\x40610\x321486\x74011e\x831c\x40610"
    // 1570 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1571 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1572 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1573 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1574 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1575 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1576 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1577 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1578 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1579 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1580 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1581 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f1498\x17d011f\x811c\x40110\x301498\x17d011f\x811c\x40610\x2f1498\x17e011f\x811c\x40110\x301498\x17e011f\x811c\x40610\x311498\x7d011f\x831c\x40110\x311498\x7e011f\x831c\x40110\x311498\x7f011f\x831c\x40110\x311498\x80011f\x831c\x40110\x321498\x7d011f\x831c\x40610\x321498\x7e011f\x831c\x40610\x321498\x7f011f\x831c\x40610\x321498\x80011f\x831c\x40610"
    // 1582 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1583 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1584 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1585 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1586 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1587 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1588 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1589 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1590 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1591 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1592 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1593 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f14ad\x1770120\x811c\x40110\x3014ad\x1770120\x811c\x40610\x2f14ad\x1780120\x811c\x40110\x3014ad\x1780120\x811c\x40610\x3114ad\x710120\x831c\x40110\x3114ad\x720120\x831c\x40110\x3114ad\x730120\x831c\x40110\x3114ad\x740120\x831c\x40110\x3214ad\x710120\x831c\x40610\x3214ad\x720120\x831c\x40610\x3214ad\x730120\x831c\x40610\x3214ad\x740120\x831c\x40610"
    // 1594 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1595 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1596 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1597 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1598 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1599 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1600 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1601 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1602 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1603 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1604 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1605 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f14c0\x17d0121\x811c\x40110\x3014c0\x17d0121\x811c\x40610\x2f14c0\x17e0121\x811c\x40110\x3014c0\x17e0121\x811c\x40610\x3114c0\x7d0121\x831c\x40110\x3114c0\x7e0121\x831c\x40110\x3114c0\x7f0121\x831c\x40110\x3114c0\x800121\x831c\x40110\x3214c0\x7d0121\x831c\x40610\x3214c0\x7e0121\x831c\x40610\x3214c0\x7f0121\x831c\x40610\x3214c0\x800121\x831c\x40610"
    // 1606 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1607 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1608 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1609 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1610 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1611 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1612 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1613 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1614 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1615 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1616 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1617 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f14d6\x1770122\x811c\x40110\x3014d6\x1770122\x811c\x40610\x2f14d6\x1780122\x811c\x40110\x3014d6\x1780122\x811c\x40610\x3114d6\x710122\x831c\x40110\x3114d6\x720122\x831c\x40110\x3114d6\x730122\x831c\x40110\x3114d6\x740122\x831c\x40110\x3214d6\x710122\x831c\x40610\x3214d6\x720122\x831c\x40610\x3214d6\x730122\x831c\x40610\x3214d6\x740122\x831c\x40610"
    // 1618 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1619 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1620 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1621 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1622 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1623 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1624 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1625 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1626 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1627 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1628 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1629 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f14e9\x17d0123\x811c\x40110\x3014e9\x17d0123\x811c\x40610\x2f14e9\x17e0123\x811c\x40110\x3014e9\x17e0123\x811c\x40610\x3114e9\x7d0123\x831c\x40110\x3114e9\x7e0123\x831c\x40110\x3114e9\x7f0123\x831c\x40110\x3114e9\x800123\x831c\x40110\x3214e9\x7d0123\x831c\x40610\x3214e9\x7e0123\x831c\x40610\x3214e9\x7f0123\x831c\x40610\x3214e9\x800123\x831c\x40610"
    // 1630 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1631 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1632 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1633 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1634 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1635 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1636 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1637 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1638 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1639 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1640 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1641 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f14ff\x1770124\x811c\x40110\x3014ff\x1770124\x811c\x40610\x2f14ff\x1780124\x811c\x40110\x3014ff\x1780124\x811c\x40610\x3114ff\x710124\x831c\x40110\x3114ff\x720124\x831c\x40110\x3114ff\x730124\x831c\x40110\x3114ff\x740124\x831c\x40110\x3214ff\x710124\x831c\x40610\x3214ff\x720124\x831c\x40610\x3214ff\x730124\x831c\x40610\x3214ff\x740124\x831c\x40610"
    // 1642 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1643 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1644 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1645 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1646 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1647 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1648 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1649 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1650 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1651 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1652 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1653 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f1512\x17d0125\x811c\x40110\x301512\x17d0125\x811c\x40610\x2f1512\x17e0125\x811c\x40110\x301512\x17e0125\x811c\x40610\x311512\x7d0125\x831c\x40110\x311512\x7e0125\x831c\x40110\x311512\x7f0125\x831c\x40110\x311512\x800125\x831c\x40110\x321512\x7d0125\x831c\x40610\x321512\x7e0125\x831c\x40610\x321512\x7f0125\x831c\x40610\x321512\x800125\x831c\x40610"
    // 1654 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1655 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1656 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1657 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1658 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1659 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1660 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1661 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1662 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1663 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1664 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1665 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f1528\x1770126\x811c\x40110\x301528\x1770126\x811c\x40610\x2f1528\x1780126\x811c\x40110\x301528\x1780126\x811c\x40610\x311528\x710126\x831c\x40110\x311528\x720126\x831c\x40110\x311528\x730126\x831c\x40110\x311528\x740126\x831c\x40110\x321528\x710126\x831c\x40610\x321528\x720126\x831c\x40610\x321528\x730126\x831c\x40610\x321528\x740126\x831c\x40610"
    // 1666 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1667 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1668 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    // 1669 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    // 1670 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1671 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1672 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1673 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    // 1674 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1675 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1676 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    // 1677 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    U"\x2f153a\x17d0127\x811c\x40110\x30153a\x17d0127\x811c\x40610\x2f153a\x17e0127\x811c\x40110\x30153a\x17e0127\x811c\x40610\x31153a\x7d0127\x831c\x40110\x31153a\x7e0127\x831c\x40110\x31153a\x7f0127\x831c\x40110\x31153a\x800127\x831c\x40110\x32153a\x7d0127\x831c\x40610\x32153a\x7e0127\x831c\x40610\x32153a\x7f0127\x831c\x40610\x32153a\x800127\x831c\x40610"
    // 1678 global_load_dword global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1679 global_load_dword global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1680 global_load_dword global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1681 global_load_dword global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1682 global_load_dword global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    // 1683 global_load_dword global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x36154f\x1850128\x14\x40110\x37154f\x1850128\x14\x40610\x36154f\x1860128\x14\x40110\x37154f\x1860128\x14\x40610\x38154f\x26e0128\x841c\xc0110\x38154f\x26f0128\x841c\xc0110"
    // 1684 global_load_dwordx2 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1685 global_load_dwordx2 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1686 global_load_dwordx2 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1687 global_load_dwordx2 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x361561\x1870129\x14\x40110\x371561\x1870129\x14\x40610\x361561\x1880129\x14\x40110\x371561\x1880129\x14\x40610"
    // 1688 global_load_dwordx3 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1689 global_load_dwordx3 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1690 global_load_dwordx3 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1691 global_load_dwordx3 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x361575\x189012a\x14\x40110\x371575\x189012a\x14\x40610\x361575\x18a012a\x14\x40110\x371575\x18a012a\x14\x40610"
    // 1692 global_load_dwordx4 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1693 global_load_dwordx4 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1694 global_load_dwordx4 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1695 global_load_dwordx4 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x361589\x18b012b\x14\x40110\x371589\x18b012b\x14\x40610\x361589\x18c012b\x14\x40110\x371589\x18c012b\x14\x40610"
    // 1696 global_load_lds_dword global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1697 global_load_lds_dword global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x37159d\x26e012c\x841c\xc0610\x37159d\x26f012c\x841c\xc0610"
    // 1698 global_load_lds_dwordx3 global 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1699 global_load_lds_dwordx3 global 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x3715b3\x26e012d\x841c\xc0410\x3715b3\x26f012d\x841c\xc0410"
    // 1700 global_load_lds_dwordx4 global 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1701 global_load_lds_dwordx4 global 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x3715cb\x26e012e\x841c\xc0410\x3715cb\x26f012e\x841c\xc0410"
    // 1702 global_load_lds_sbyte global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1703 global_load_lds_sbyte global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x3715e3\x26e012f\x841c\xc0610\x3715e3\x26f012f\x841c\xc0610"
    // 1704 global_load_lds_sshort global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1705 global_load_lds_sshort global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x3715f9\x26e0130\x841c\xc0610\x3715f9\x26f0130\x841c\xc0610"
    // 1706 global_load_lds_ubyte global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1707 global_load_lds_ubyte global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x371610\x26e0131\x841c\xc0610\x371610\x26f0131\x841c\xc0610"
    // 1708 global_load_lds_ushort global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1709 global_load_lds_ushort global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x371626\x26e0132\x841c\xc0610\x371626\x26f0132\x841c\xc0610"
    // 1710 global_load_sbyte global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1711 global_load_sbyte global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1712 global_load_sbyte global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1713 global_load_sbyte global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1714 global_load_sbyte global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    // 1715 global_load_sbyte global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x36163d\x1850133\x14\x40110\x37163d\x1850133\x14\x40610\x36163d\x1860133\x14\x40110\x37163d\x1860133\x14\x40610\x38163d\x26e0133\x841c\xc0110\x38163d\x26f0133\x841c\xc0110"
    // 1716 global_load_sbyte_d16 global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1717 global_load_sbyte_d16 global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1718 global_load_sbyte_d16 global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1719 global_load_sbyte_d16 global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x36164f\x1850134\x20000014\x40110\x37164f\x1850134\x20000014\x40610\x36164f\x1860134\x20000014\x40110\x37164f\x1860134\x20000014\x40610"
    // 1720 global_load_sbyte_d16_hi global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1721 global_load_sbyte_d16_hi global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1722 global_load_sbyte_d16_hi global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1723 global_load_sbyte_d16_hi global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x361665\x1850135\x20000014\x40110\x371665\x1850135\x20000014\x40610\x361665\x1860135\x20000014\x40110\x371665\x1860135\x20000014\x40610"
    // 1724 global_load_short_d16 global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1725 global_load_short_d16 global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1726 global_load_short_d16 global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1727 global_load_short_d16 global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x36167e\x1850136\x20000014\x40110\x37167e\x1850136\x20000014\x40610\x36167e\x1860136\x20000014\x40110\x37167e\x1860136\x20000014\x40610"
    // 1728 global_load_short_d16_hi global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1729 global_load_short_d16_hi global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1730 global_load_short_d16_hi global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1731 global_load_short_d16_hi global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x361694\x1850137\x20000014\x40110\x371694\x1850137\x20000014\x40610\x361694\x1860137\x20000014\x40110\x371694\x1860137\x20000014\x40610"
    // 1732 global_load_sshort global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1733 global_load_sshort global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1734 global_load_sshort global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1735 global_load_sshort global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1736 global_load_sshort global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    // 1737 global_load_sshort global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x3616ad\x1850138\x14\x40110\x3716ad\x1850138\x14\x40610\x3616ad\x1860138\x14\x40110\x3716ad\x1860138\x14\x40610\x3816ad\x26e0138\x841c\xc0110\x3816ad\x26f0138\x841c\xc0110"
    // 1738 global_load_ubyte global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1739 global_load_ubyte global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1740 global_load_ubyte global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1741 global_load_ubyte global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1742 global_load_ubyte global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    // 1743 global_load_ubyte global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x3616c0\x1850139\x14\x40110\x3716c0\x1850139\x14\x40610\x3616c0\x1860139\x14\x40110\x3716c0\x1860139\x14\x40610\x3816c0\x26e0139\x841c\xc0110\x3816c0\x26f0139\x841c\xc0110"
    // 1744 global_load_ubyte_d16 global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1745 global_load_ubyte_d16 global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1746 global_load_ubyte_d16 global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1747 global_load_ubyte_d16 global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x3616d2\x185013a\x20000014\x40110\x3716d2\x185013a\x20000014\x40610\x3616d2\x186013a\x20000014\x40110\x3716d2\x186013a\x20000014\x40610"
    // 1748 global_load_ubyte_d16_hi global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1749 global_load_ubyte_d16_hi global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1750 global_load_ubyte_d16_hi global 8B 90a; may_load|vmem|half_load; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1751 global_load_ubyte_d16_hi global 8B 942|950; may_load|vmem|half_load; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x3616e8\x185013b\x20000014\x40110\x3716e8\x185013b\x20000014\x40610\x3616e8\x186013b\x20000014\x40110\x3716e8\x186013b\x20000014\x40610"
    // 1752 global_load_ushort global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1753 global_load_ushort global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1754 global_load_ushort global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1755 global_load_ushort global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1756 global_load_ushort global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    // 1757 global_load_ushort global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x361701\x185013c\x14\x40110\x371701\x185013c\x14\x40610\x361701\x186013c\x14\x40110\x371701\x186013c\x14\x40610\x381701\x26e013c\x841c\xc0110\x381701\x26f013c\x841c\xc0110"
    // 1758 global_store_byte global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1759 global_store_byte global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1760 global_store_byte global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1761 global_store_byte global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x361714\x177013d\x8018\x40110\x371714\x177013d\x8018\x40610\x361714\x178013d\x8018\x40110\x371714\x178013d\x8018\x40610"
    // 1762 global_store_byte_d16_hi global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1763 global_store_byte_d16_hi global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1764 global_store_byte_d16_hi global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1765 global_store_byte_d16_hi global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x361726\x177013e\x8018\x40110\x371726\x177013e\x8018\x40610\x361726\x178013e\x8018\x40110\x371726\x178013e\x8018\x40610"
    // 1766 global_store_dword global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1767 global_store_dword global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1768 global_store_dword global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1769 global_store_dword global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x36173f\x177013f\x8018\x40110\x37173f\x177013f\x8018\x40610\x36173f\x178013f\x8018\x40110\x37173f\x178013f\x8018\x40610"
    // 1770 global_store_dwordx2 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1771 global_store_dwordx2 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1772 global_store_dwordx2 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1773 global_store_dwordx2 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x361752\x17d0140\x8018\x40110\x371752\x17d0140\x8018\x40610\x361752\x17e0140\x8018\x40110\x371752\x17e0140\x8018\x40610"
    // 1774 global_store_dwordx3 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1775 global_store_dwordx3 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1776 global_store_dwordx3 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1777 global_store_dwordx3 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x361767\x18d0141\x8018\x40110\x371767\x18d0141\x8018\x40610\x361767\x18e0141\x8018\x40110\x371767\x18e0141\x8018\x40610"
    // 1778 global_store_dwordx4 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1779 global_store_dwordx4 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1780 global_store_dwordx4 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1781 global_store_dwordx4 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x36177c\x17f0142\x8018\x40110\x37177c\x17f0142\x8018\x40610\x36177c\x1800142\x8018\x40110\x37177c\x1800142\x8018\x40610"
    // 1782 global_store_short global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1783 global_store_short global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1784 global_store_short global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1785 global_store_short global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x361791\x1770143\x8018\x40110\x371791\x1770143\x8018\x40610\x361791\x1780143\x8018\x40110\x371791\x1780143\x8018\x40610"
    // 1786 global_store_short_d16_hi global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1787 global_store_short_d16_hi global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    // 1788 global_store_short_d16_hi global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    // 1789 global_store_short_d16_hi global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x3617a4\x1770144\x8018\x40110\x3717a4\x1770144\x8018\x40610\x3617a4\x1780144\x8018\x40110\x3717a4\x1780144\x8018\x40610"
    // 1790 s_abs_i32 sop1 4B all; salu; writes scc
    U"\x3917be\x2700145\x2\x1000700"
    // 1791 s_absdiff_i32 sop2 4B all; salu; writes scc
    U"\x3917c8\x18f0146\x2\x1000701"
    // 1792 s_add_i32 sop2 4B all; salu; writes scc
    U"\x3917d6\x18f0147\x2\x1000701"
    // 1793 s_add_u32 sop2 4B all; salu; writes scc
    U"\x3917e0\x1900148\x2\x1000701"
    // 1794 s_addc_u32 sop2 4B all; salu; reads scc; writes scc
    U"\x3917ea\x1900149\x2\x1010701"
    // 1795 s_addk_i32 sopk 4B all; salu; writes scc
    U"\x3917f5\x271014a\x2\x1000702"
    // 1796 s_and_b32 sop2 4B all; salu; writes scc
    U"\x391800\x191014b\x2\x1000701"
    // 1797 s_and_b64 sop2 4B all; salu; writes scc
    U"\x39180a\x192014c\x2\x1000701"
    // 1798 s_and_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x391814\x272014d\x2\x5040700"
    // 1799 s_andn1_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x391827\x272014e\x2\x5040700"
    // 1800 s_andn1_wrexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x39183c\x272014f\x2\x5040700"
    // 1801 s_andn2_b32 sop2 4B all; salu; writes scc
    U"\x39184f\x1910150\x2\x1000701"
    // 1802 s_andn2_b64 sop2 4B all; salu; writes scc
    U"\x39185b\x1920151\x2\x1000701"
    // 1803 s_andn2_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x391867\x2720152\x2\x5040700"
    // 1804 s_andn2_wrexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x39187c\x2720153\x2\x5040700"
    // 1805 s_ashr_i32 sop2 4B all; salu; writes scc
    U"\x39188f\x1910154\x2\x1000701"
    // 1806 s_ashr_i64 sop2 4B all; salu; writes scc
    U"\x39189a\x1930155\x2\x1000701"
    // 1807 s_atc_probe smem 8B all; smem|side_effects
    // 1808 s_atc_probe smem 8B all; smem|side_effects
    // 1809 s_atc_probe smem 8B all; smem|side_effects; needs offset; offset -1048576..1048575
    U"\x1918a5\x1940156\x8020\x705\x1918a5\x1950156\x8020\x705\x3a18a5\x1940156\x8020\x705"
    // 1810 s_atc_probe_buffer smem 8B all; smem|side_effects
    // 1811 s_atc_probe_buffer smem 8B all; smem|side_effects
    // 1812 s_atc_probe_buffer smem 8B all; smem|side_effects; needs offset; offset 0..1048575
    U"\x1918b1\x1960157\x8020\x705\x1918b1\x1970157\x8020\x705\x3b18b1\x1960157\x8020\x705"
    // 1813 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1814 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1815 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1816 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1817 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1818 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1918c4\x1980158\x812c\x705\x1918c4\x1990158\x812c\x705\x3a18c4\x1980158\x812c\x705\x3c18c4\x19a0158\x832c\x705\x3c18c4\x19b0158\x832c\x705\x3d18c4\x19a0158\x832c\x705"
    // 1819 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1820 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1821 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1822 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1823 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1824 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1918d1\x19c0159\x812c\x705\x1918d1\x19d0159\x812c\x705\x3a18d1\x19c0159\x812c\x705\x3c18d1\x19e0159\x832c\x705\x3c18d1\x19f0159\x832c\x705\x3d18d1\x19e0159\x832c\x705"
    // 1825 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1826 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1827 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1828 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1829 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1830 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1918e1\x198015a\x812c\x705\x1918e1\x199015a\x812c\x705\x3a18e1\x198015a\x812c\x705\x3c18e1\x19a015a\x832c\x705\x3c18e1\x19b015a\x832c\x705\x3d18e1\x19a015a\x832c\x705"
    // 1831 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1832 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1833 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1834 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1835 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1836 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1918ee\x19c015b\x812c\x705\x1918ee\x19d015b\x812c\x705\x3a18ee\x19c015b\x812c\x705\x3c18ee\x19e015b\x832c\x705\x3c18ee\x19f015b\x832c\x705\x3d18ee\x19e015b\x832c\x705"
    // 1837 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1838 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1839 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1840 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1841 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1842 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1918fe\x19c015c\x812c\x705\x1918fe\x19d015c\x812c\x705\x3a18fe\x19c015c\x812c\x705\x3c18fe\x19e015c\x832c\x705\x3c18fe\x19f015c\x832c\x705\x3d18fe\x19e015c\x832c\x705"
    // 1843 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1844 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1845 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1846 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1847 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1848 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x19190f\x1a0015d\x812c\x705\x19190f\x1a1015d\x812c\x705\x3a190f\x1a0015d\x812c\x705\x3c190f\x1a2015d\x832c\x705\x3c190f\x1a3015d\x832c\x705\x3d190f\x1a2015d\x832c\x705"
    // 1849 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1850 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1851 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1852 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1853 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1854 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x191923\x198015e\x812c\x705\x191923\x199015e\x812c\x705\x3a1923\x198015e\x812c\x705\x3c1923\x19a015e\x832c\x705\x3c1923\x19b015e\x832c\x705\x3d1923\x19a015e\x832c\x705"
    // 1855 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1856 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1857 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1858 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1859 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1860 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x191930\x19c015f\x812c\x705\x191930\x19d015f\x812c\x705\x3a1930\x19c015f\x812c\x705\x3c1930\x19e015f\x832c\x705\x3c1930\x19f015f\x832c\x705\x3d1930\x19e015f\x832c\x705"
    // 1861 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1862 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1863 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1864 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1865 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1866 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x191940\x1980160\x812c\x705\x191940\x1990160\x812c\x705\x3a1940\x1980160\x812c\x705\x3c1940\x19a0160\x832c\x705\x3c1940\x19b0160\x832c\x705\x3d1940\x19a0160\x832c\x705"
    // 1867 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1868 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1869 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1870 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1871 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1872 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x19194d\x19c0161\x812c\x705\x19194d\x19d0161\x812c\x705\x3a194d\x19c0161\x812c\x705\x3c194d\x19e0161\x832c\x705\x3c194d\x19f0161\x832c\x705\x3d194d\x19e0161\x832c\x705"
    // 1873 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1874 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1875 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1876 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1877 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1878 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x19195d\x1980162\x812c\x705\x19195d\x1990162\x812c\x705\x3a195d\x1980162\x812c\x705\x3c195d\x19a0162\x832c\x705\x3c195d\x19b0162\x832c\x705\x3d195d\x19a0162\x832c\x705"
    // 1879 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1880 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1881 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1882 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1883 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1884 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x191969\x19c0163\x812c\x705\x191969\x19d0163\x812c\x705\x3a1969\x19c0163\x812c\x705\x3c1969\x19e0163\x832c\x705\x3c1969\x19f0163\x832c\x705\x3d1969\x19e0163\x832c\x705"
    // 1885 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1886 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1887 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1888 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1889 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1890 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x191978\x1980164\x812c\x705\x191978\x1990164\x812c\x705\x3a1978\x1980164\x812c\x705\x3c1978\x19a0164\x832c\x705\x3c1978\x19b0164\x832c\x705\x3d1978\x19a0164\x832c\x705"
    // 1891 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1892 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1893 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1894 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1895 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1896 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x191986\x19c0165\x812c\x705\x191986\x19d0165\x812c\x705\x3a1986\x19c0165\x812c\x705\x3c1986\x19e0165\x832c\x705\x3c1986\x19f0165\x832c\x705\x3d1986\x19e0165\x832c\x705"
    // 1897 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1898 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1899 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1900 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1901 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1902 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x191997\x1980166\x812c\x705\x191997\x1990166\x812c\x705\x3a1997\x1980166\x812c\x705\x3c1997\x19a0166\x832c\x705\x3c1997\x19b0166\x832c\x705\x3d1997\x19a0166\x832c\x705"
    // 1903 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1904 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1905 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1906 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1907 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1908 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1919a5\x19c0167\x812c\x705\x1919a5\x19d0167\x812c\x705\x3a19a5\x19c0167\x812c\x705\x3c19a5\x19e0167\x832c\x705\x3c19a5\x19f0167\x832c\x705\x3d19a5\x19e0167\x832c\x705"
    // 1909 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1910 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1911 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1912 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1913 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1914 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1919b6\x1980168\x812c\x705\x1919b6\x1990168\x812c\x705\x3a19b6\x1980168\x812c\x705\x3c19b6\x19a0168\x832c\x705\x3c19b6\x19b0168\x832c\x705\x3d19b6\x19a0168\x832c\x705"
    // 1915 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1916 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1917 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1918 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1919 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1920 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1919c3\x19c0169\x812c\x705\x1919c3\x19d0169\x812c\x705\x3a19c3\x19c0169\x812c\x705\x3c19c3\x19e0169\x832c\x705\x3c19c3\x19f0169\x832c\x705\x3d19c3\x19e0169\x832c\x705"
    // 1921 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1922 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1923 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1924 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1925 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1926 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1919d3\x198016a\x812c\x705\x1919d3\x199016a\x812c\x705\x3a19d3\x198016a\x812c\x705\x3c19d3\x19a016a\x832c\x705\x3c19d3\x19b016a\x832c\x705\x3d19d3\x19a016a\x832c\x705"
    // 1927 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1928 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1929 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1930 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1931 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1932 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1919e1\x19c016b\x812c\x705\x1919e1\x19d016b\x812c\x705\x3a19e1\x19c016b\x812c\x705\x3c19e1\x19e016b\x832c\x705\x3c19e1\x19f016b\x832c\x705\x3d19e1\x19e016b\x832c\x705"
    // 1933 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1934 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1935 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1936 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1937 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1938 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x1919f2\x198016c\x812c\x705\x1919f2\x199016c\x812c\x705\x3a19f2\x198016c\x812c\x705\x3c19f2\x19a016c\x832c\x705\x3c19f2\x19b016c\x832c\x705\x3d19f2\x19a016c\x832c\x705"
    // 1939 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1940 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1941 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1942 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1943 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1944 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x191a00\x19c016d\x812c\x705\x191a00\x19d016d\x812c\x705\x3a1a00\x19c016d\x812c\x705\x3c1a00\x19e016d\x832c\x705\x3c1a00\x19f016d\x832c\x705\x3d1a00\x19e016d\x832c\x705"
    // 1945 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1946 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1947 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1948 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1949 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1950 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x191a11\x198016e\x812c\x705\x191a11\x199016e\x812c\x705\x3a1a11\x198016e\x812c\x705\x3c1a11\x19a016e\x832c\x705\x3c1a11\x19b016e\x832c\x705\x3d1a11\x19a016e\x832c\x705"
    // 1951 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1952 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1953 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1954 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1955 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1956 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x191a1f\x19c016f\x812c\x705\x191a1f\x19d016f\x812c\x705\x3a1a1f\x19c016f\x812c\x705\x3c1a1f\x19e016f\x832c\x705\x3c1a1f\x19f016f\x832c\x705\x3d1a1f\x19e016f\x832c\x705"
    // 1957 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1958 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1959 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1960 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1961 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1962 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x191a30\x1980170\x812c\x705\x191a30\x1990170\x812c\x705\x3a1a30\x1980170\x812c\x705\x3c1a30\x19a0170\x832c\x705\x3c1a30\x19b0170\x832c\x705\x3d1a30\x19a0170\x832c\x705"
    // 1963 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1964 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1965 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    // 1966 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1967 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1968 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    U"\x191a3d\x19c0171\x812c\x705\x191a3d\x19d0171\x812c\x705\x3a1a3d\x19c0171\x812c\x705\x3c1a3d\x19e0171\x832c\x705\x3c1a3d\x19f0171\x832c\x705\x3d1a3d\x19e0171\x832c\x705"
    // 1969 s_barrier sopp 4B all; barrier|side_effects
    U"\x391a4d\x2f00172\xc000\x704"
    // 1970 s_bcnt0_i32_b32 sop1 4B all; salu; writes scc
    U"\x391a57\x2730173\x2\x1000700"
    // 1971 s_bcnt0_i32_b64 sop1 4B all; salu; writes scc
    U"\x391a67\x2740174\x2\x1000700"
    // 1972 s_bcnt1_i32_b32 sop1 4B all; salu; writes scc
    U"\x391a77\x2730175\x2\x1000700"
    // 1973 s_bcnt1_i32_b64 sop1 4B all; salu; writes scc
    U"\x391a87\x2740176\x2\x1000700"
    // 1974 s_bfe_i32 sop2 4B all; salu; writes scc
    U"\x391a97\x1910177\x2\x1000701"
    // 1975 s_bfe_i64 sop2 4B all; salu; writes scc
    U"\x391aa1\x1930178\x2\x1000701"
    // 1976 s_bfe_u32 sop2 4B all; salu; writes scc
    U"\x391aab\x1910179\x2\x1000701"
    // 1977 s_bfe_u64 sop2 4B all; salu; writes scc
    U"\x391ab5\x193017a\x2\x1000701"
    // 1978 s_bfm_b32 sop2 4B all; salu
    U"\x391abf\x191017b\x2\x701"
    // 1979 s_bfm_b64 sop2 4B all; salu
    U"\x391ac9\x1a4017c\x2\x701"
    // 1980 s_bitcmp0_b32 sopc 4B all; salu; writes scc
    U"\x391ad3\x275017d\x2\x1000703"
    // 1981 s_bitcmp0_b64 sopc 4B all; salu; writes scc
    U"\x391ae1\x276017e\x2\x1000703"
    // 1982 s_bitcmp1_b32 sopc 4B all; salu; writes scc
    U"\x391aef\x275017f\x2\x1000703"
    // 1983 s_bitcmp1_b64 sopc 4B all; salu; writes scc
    U"\x391afd\x2760180\x2\x1000703"
    // 1984 s_bitreplicate_b64_b32 sop1 4B all; salu
    U"\x391b0b\x2770181\x2\x700"
    // 1985 s_bitset0_b32 sop1 4B all; salu
    U"\x391b22\x2780182\x2\x700"
    // 1986 s_bitset0_b64 sop1 4B all; salu
    U"\x391b30\x2790183\x2\x700"
    // 1987 s_bitset1_b32 sop1 4B all; salu
    U"\x391b3e\x2780184\x2\x700"
    // 1988 s_bitset1_b64 sop1 4B all; salu
    U"\x391b4c\x2790185\x2\x700"
    // 1989 s_branch sopp 4B all; branch|side_effects
    U"\x391b5a\x2e30186\x8800\x704"
    // 1990 s_brev_b32 sop1 4B all; salu
    U"\x391b63\x2730187\x2\x700"
    // 1991 s_brev_b64 sop1 4B all; salu
    U"\x391b6e\x2720188\x2\x700"
    // 1992 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1993 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1994 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 1995 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1996 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 1997 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191b79\x1a50189\x812c\x705\x191b79\x1a60189\x812c\x705\x3b1b79\x1a50189\x812c\x705\x3c1b79\x1a70189\x832c\x705\x3c1b79\x1a80189\x832c\x705\x3e1b79\x1a70189\x832c\x705"
    // 1998 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 1999 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2000 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2001 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2002 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2003 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191b8d\x1a9018a\x812c\x705\x191b8d\x1aa018a\x812c\x705\x3b1b8d\x1a9018a\x812c\x705\x3c1b8d\x1ab018a\x832c\x705\x3c1b8d\x1ac018a\x832c\x705\x3e1b8d\x1ab018a\x832c\x705"
    // 2004 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2005 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2006 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2007 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2008 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2009 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191ba4\x1a5018b\x812c\x705\x191ba4\x1a6018b\x812c\x705\x3b1ba4\x1a5018b\x812c\x705\x3c1ba4\x1a7018b\x832c\x705\x3c1ba4\x1a8018b\x832c\x705\x3e1ba4\x1a7018b\x832c\x705"
    // 2010 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2011 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2012 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2013 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2014 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2015 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191bb8\x1a9018c\x812c\x705\x191bb8\x1aa018c\x812c\x705\x3b1bb8\x1a9018c\x812c\x705\x3c1bb8\x1ab018c\x832c\x705\x3c1bb8\x1ac018c\x832c\x705\x3e1bb8\x1ab018c\x832c\x705"
    // 2016 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2017 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2018 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2019 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2020 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2021 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191bcf\x1a9018d\x812c\x705\x191bcf\x1aa018d\x812c\x705\x3b1bcf\x1a9018d\x812c\x705\x3c1bcf\x1ab018d\x832c\x705\x3c1bcf\x1ac018d\x832c\x705\x3e1bcf\x1ab018d\x832c\x705"
    // 2022 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2023 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2024 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2025 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2026 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2027 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191be7\x1ad018e\x812c\x705\x191be7\x1ae018e\x812c\x705\x3b1be7\x1ad018e\x812c\x705\x3c1be7\x1af018e\x832c\x705\x3c1be7\x1b0018e\x832c\x705\x3e1be7\x1af018e\x832c\x705"
    // 2028 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2029 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2030 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2031 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2032 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2033 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191c02\x1a5018f\x812c\x705\x191c02\x1a6018f\x812c\x705\x3b1c02\x1a5018f\x812c\x705\x3c1c02\x1a7018f\x832c\x705\x3c1c02\x1a8018f\x832c\x705\x3e1c02\x1a7018f\x832c\x705"
    // 2034 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2035 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2036 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2037 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2038 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2039 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191c16\x1a90190\x812c\x705\x191c16\x1aa0190\x812c\x705\x3b1c16\x1a90190\x812c\x705\x3c1c16\x1ab0190\x832c\x705\x3c1c16\x1ac0190\x832c\x705\x3e1c16\x1ab0190\x832c\x705"
    // 2040 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2041 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2042 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2043 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2044 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2045 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191c2d\x1a50191\x812c\x705\x191c2d\x1a60191\x812c\x705\x3b1c2d\x1a50191\x812c\x705\x3c1c2d\x1a70191\x832c\x705\x3c1c2d\x1a80191\x832c\x705\x3e1c2d\x1a70191\x832c\x705"
    // 2046 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2047 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2048 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2049 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2050 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2051 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191c41\x1a90192\x812c\x705\x191c41\x1aa0192\x812c\x705\x3b1c41\x1a90192\x812c\x705\x3c1c41\x1ab0192\x832c\x705\x3c1c41\x1ac0192\x832c\x705\x3e1c41\x1ab0192\x832c\x705"
    // 2052 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2053 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2054 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2055 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2056 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2057 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191c58\x1a50193\x812c\x705\x191c58\x1a60193\x812c\x705\x3b1c58\x1a50193\x812c\x705\x3c1c58\x1a70193\x832c\x705\x3c1c58\x1a80193\x832c\x705\x3e1c58\x1a70193\x832c\x705"
    // 2058 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2059 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2060 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2061 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2062 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2063 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191c6b\x1a90194\x812c\x705\x191c6b\x1aa0194\x812c\x705\x3b1c6b\x1a90194\x812c\x705\x3c1c6b\x1ab0194\x832c\x705\x3c1c6b\x1ac0194\x832c\x705\x3e1c6b\x1ab0194\x832c\x705"
    // 2064 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2065 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2066 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2067 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2068 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2069 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191c81\x1a50195\x812c\x705\x191c81\x1a60195\x812c\x705\x3b1c81\x1a50195\x812c\x705\x3c1c81\x1a70195\x832c\x705\x3c1c81\x1a80195\x832c\x705\x3e1c81\x1a70195\x832c\x705"
    // 2070 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2071 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2072 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2073 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2074 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2075 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191c96\x1a90196\x812c\x705\x191c96\x1aa0196\x812c\x705\x3b1c96\x1a90196\x812c\x705\x3c1c96\x1ab0196\x832c\x705\x3c1c96\x1ac0196\x832c\x705\x3e1c96\x1ab0196\x832c\x705"
    // 2076 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2077 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2078 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2079 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2080 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2081 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191cae\x1a50197\x812c\x705\x191cae\x1a60197\x812c\x705\x3b1cae\x1a50197\x812c\x705\x3c1cae\x1a70197\x832c\x705\x3c1cae\x1a80197\x832c\x705\x3e1cae\x1a70197\x832c\x705"
    // 2082 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2083 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2084 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2085 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2086 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2087 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191cc3\x1a90198\x812c\x705\x191cc3\x1aa0198\x812c\x705\x3b1cc3\x1a90198\x812c\x705\x3c1cc3\x1ab0198\x832c\x705\x3c1cc3\x1ac0198\x832c\x705\x3e1cc3\x1ab0198\x832c\x705"
    // 2088 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2089 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2090 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2091 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2092 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2093 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191cdb\x1a50199\x812c\x705\x191cdb\x1a60199\x812c\x705\x3b1cdb\x1a50199\x812c\x705\x3c1cdb\x1a70199\x832c\x705\x3c1cdb\x1a80199\x832c\x705\x3e1cdb\x1a70199\x832c\x705"
    // 2094 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2095 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2096 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2097 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2098 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2099 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191cef\x1a9019a\x812c\x705\x191cef\x1aa019a\x812c\x705\x3b1cef\x1a9019a\x812c\x705\x3c1cef\x1ab019a\x832c\x705\x3c1cef\x1ac019a\x832c\x705\x3e1cef\x1ab019a\x832c\x705"
    // 2100 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2101 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2102 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2103 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2104 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2105 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191d06\x1a5019b\x812c\x705\x191d06\x1a6019b\x812c\x705\x3b1d06\x1a5019b\x812c\x705\x3c1d06\x1a7019b\x832c\x705\x3c1d06\x1a8019b\x832c\x705\x3e1d06\x1a7019b\x832c\x705"
    // 2106 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2107 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2108 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2109 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2110 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2111 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191d1b\x1a9019c\x812c\x705\x191d1b\x1aa019c\x812c\x705\x3b1d1b\x1a9019c\x812c\x705\x3c1d1b\x1ab019c\x832c\x705\x3c1d1b\x1ac019c\x832c\x705\x3e1d1b\x1ab019c\x832c\x705"
    // 2112 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2113 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2114 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2115 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2116 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2117 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191d33\x1a5019d\x812c\x705\x191d33\x1a6019d\x812c\x705\x3b1d33\x1a5019d\x812c\x705\x3c1d33\x1a7019d\x832c\x705\x3c1d33\x1a8019d\x832c\x705\x3e1d33\x1a7019d\x832c\x705"
    // 2118 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2119 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2120 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2121 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2122 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2123 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191d48\x1a9019e\x812c\x705\x191d48\x1aa019e\x812c\x705\x3b1d48\x1a9019e\x812c\x705\x3c1d48\x1ab019e\x832c\x705\x3c1d48\x1ac019e\x832c\x705\x3e1d48\x1ab019e\x832c\x705"
    // 2124 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2125 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2126 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2127 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2128 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2129 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191d60\x1a5019f\x812c\x705\x191d60\x1a6019f\x812c\x705\x3b1d60\x1a5019f\x812c\x705\x3c1d60\x1a7019f\x832c\x705\x3c1d60\x1a8019f\x832c\x705\x3e1d60\x1a7019f\x832c\x705"
    // 2130 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2131 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2132 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2133 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2134 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2135 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191d75\x1a901a0\x812c\x705\x191d75\x1aa01a0\x812c\x705\x3b1d75\x1a901a0\x812c\x705\x3c1d75\x1ab01a0\x832c\x705\x3c1d75\x1ac01a0\x832c\x705\x3e1d75\x1ab01a0\x832c\x705"
    // 2136 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2137 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2138 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2139 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2140 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2141 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191d8d\x1a501a1\x812c\x705\x191d8d\x1a601a1\x812c\x705\x3b1d8d\x1a501a1\x812c\x705\x3c1d8d\x1a701a1\x832c\x705\x3c1d8d\x1a801a1\x832c\x705\x3e1d8d\x1a701a1\x832c\x705"
    // 2142 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2143 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    // 2144 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    // 2145 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2146 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    // 2147 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    U"\x191da1\x1a901a2\x812c\x705\x191da1\x1aa01a2\x812c\x705\x3b1da1\x1a901a2\x812c\x705\x3c1da1\x1ab01a2\x832c\x705\x3c1da1\x1ac01a2\x832c\x705\x3e1da1\x1ab01a2\x832c\x705"
    // 2148 s_buffer_load_dword smem 8B all; may_load|smem; takes glc
    // 2149 s_buffer_load_dword smem 8B all; may_load|smem; takes glc
    // 2150 s_buffer_load_dword smem 8B all; may_load|smem; needs offset; takes glc; offset 0..1048575
    U"\x3f1db8\x1b101a3\x24\x705\x3f1db8\x1b201a3\x24\x705\x401db8\x1b101a3\x24\x705"
    // 2151 s_buffer_load_dwordx16 smem 8B all; may_load|smem; takes glc
    // 2152 s_buffer_load_dwordx16 smem 8B all; may_load|smem; takes glc
    // 2153 s_buffer_load_dwordx16 smem 8B all; may_load|smem; needs offset; takes glc; offset 0..1048575
    U"\x3f1dcc\x1b301a4\x24\x705\x3f1dcc\x1b401a4\x24\x705\x401dcc\x1b301a4\x24\x705"
    // 2154 s_buffer_load_dwordx2 smem 8B all; may_load|smem; takes glc
    // 2155 s_buffer_load_dwordx2 smem 8B all; may_load|smem; takes glc
    // 2156 s_buffer_load_dwordx2 smem 8B all; may_load|smem; needs offset; takes glc; offset 0..1048575
    U"\x3f1de3\x1b501a5\x24\x705\x3f1de3\x1b601a5\x24\x705\x401de3\x1b501a5\x24\x705"
    // 2157 s_buffer_load_dwordx4 smem 8B all; may_load|smem; takes glc
    // 2158 s_buffer_load_dwordx4 smem 8B all; may_load|smem; takes glc
    // 2159 s_buffer_load_dwordx4 smem 8B all; may_load|smem; needs offset; takes glc; offset 0..1048575
    U"\x3f1df9\x1b701a6\x24\x705\x3f1df9\x1b801a6\x24\x705\x401df9\x1b701a6\x24\x705"
    // 2160 s_buffer_load_dwordx8 smem 8B all; may_load|smem; takes glc
    // 2161 s_buffer_load_dwordx8 smem 8B all; may_load|smem; takes glc
    // 2162 s_buffer_load_dwordx8 smem 8B all; may_load|smem; needs offset; takes glc; offset 0..1048575
    U"\x3f1e0f\x1b901a7\x24\x705\x3f1e0f\x1ba01a7\x24\x705\x401e0f\x1b901a7\x24\x705"
    // 2163 s_buffer_store_dword smem 8B all; may_store|smem|side_effects; takes glc
    // 2164 s_buffer_store_dword smem 8B all; may_store|smem|side_effects; takes glc
    // 2165 s_buffer_store_dword smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset 0..1048575
    U"\x3f1e25\x1a501a8\x8028\x705\x3f1e25\x1a601a8\x8028\x705\x401e25\x1a501a8\x8028\x705"
    // 2166 s_buffer_store_dwordx2 smem 8B all; may_store|smem|side_effects; takes glc
    // 2167 s_buffer_store_dwordx2 smem 8B all; may_store|smem|side_effects; takes glc
    // 2168 s_buffer_store_dwordx2 smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset 0..1048575
    U"\x3f1e3a\x1a901a9\x8028\x705\x3f1e3a\x1aa01a9\x8028\x705\x401e3a\x1a901a9\x8028\x705"
    // 2169 s_buffer_store_dwordx4 smem 8B all; may_store|smem|side_effects; takes glc
    // 2170 s_buffer_store_dwordx4 smem 8B all; may_store|smem|side_effects; takes glc
    // 2171 s_buffer_store_dwordx4 smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset 0..1048575
    U"\x3f1e51\x1ad01aa\x8028\x705\x3f1e51\x1ae01aa\x8028\x705\x401e51\x1ad01aa\x8028\x705"
    // 2172 s_call_b64 sopk 4B all; salu|branch|side_effects
    U"\x391e68\x27a01ab\x8802\x702"
    // 2173 s_cbranch_cdbgsys sopp 4B all; branch|conditional|side_effects
    U"\x391e73\x2e301ac\x9800\x704"
    // 2174 s_cbranch_cdbgsys_and_user sopp 4B all; branch|conditional|side_effects
    U"\x391e85\x2e301ad\x9800\x704"
    // 2175 s_cbranch_cdbgsys_or_user sopp 4B all; branch|conditional|side_effects
    U"\x391ea0\x2e301ae\x9800\x704"
    // 2176 s_cbranch_cdbguser sopp 4B all; branch|conditional|side_effects
    U"\x391eba\x2e301af\x9800\x704"
    // 2177 s_cbranch_execnz sopp 4B all; branch|conditional|side_effects; reads exec
    U"\x391ecd\x2e301b0\x9800\x40704"
    // 2178 s_cbranch_execz sopp 4B all; branch|conditional|side_effects; reads exec
    U"\x391ede\x2e301b1\x9800\x40704"
    // 2179 s_cbranch_g_fork sop2 4B all; salu|branch|conditional|side_effects
    U"\x391eee\x27b01b2\x9802\x701"
    // 2180 s_cbranch_i_fork sopk 4B all; salu|branch|conditional|side_effects
    U"\x391eff\x27c01b3\x9802\x702"
    // 2181 s_cbranch_join sop1 4B all; salu|branch|conditional|side_effects
    U"\x391f10\x2e401b4\x9802\x700"
    // 2182 s_cbranch_scc0 sopp 4B all; branch|conditional|side_effects; reads scc
    U"\x391f1f\x2e301b5\x9800\x10704"
    // 2183 s_cbranch_scc1 sopp 4B all; branch|conditional|side_effects; reads scc
    U"\x391f2e\x2e301b6\x9800\x10704"
    // 2184 s_cbranch_vccnz sopp 4B all; branch|conditional|side_effects; reads vcc
    U"\x391f3d\x2e301b7\x9800\x20704"
    // 2185 s_cbranch_vccz sopp 4B all; branch|conditional|side_effects; reads vcc
    U"\x391f4d\x2e301b8\x9800\x20704"
    // 2186 s_cmov_b32 sop1 4B all; salu; reads scc
    U"\x391f5c\x27801b9\x2\x10700"
    // 2187 s_cmov_b64 sop1 4B all; salu; reads scc
    U"\x391f67\x27d01ba\x2\x10700"
    // 2188 s_cmovk_i32 sopk 4B all; salu; reads scc
    U"\x391f72\x27101bb\x2\x10702"
    // 2189 s_cmp_eq_i32 sopc 4B all; salu; writes scc
    U"\x391f7e\x27e01bc\x2\x1000703"
    // 2190 s_cmp_eq_u32 sopc 4B all; salu; writes scc
    U"\x391f8b\x27f01bd\x2\x1000703"
    // 2191 s_cmp_eq_u64 sopc 4B all; salu; writes scc
    U"\x391f98\x28001be\x2\x1000703"
    // 2192 s_cmp_ge_i32 sopc 4B all; salu; writes scc
    U"\x391fa5\x27e01bf\x2\x1000703"
    // 2193 s_cmp_ge_u32 sopc 4B all; salu; writes scc
    U"\x391fb2\x27f01c0\x2\x1000703"
    // 2194 s_cmp_gt_i32 sopc 4B all; salu; writes scc
    U"\x391fbf\x27e01c1\x2\x1000703"
    // 2195 s_cmp_gt_u32 sopc 4B all; salu; writes scc
    U"\x391fcc\x27f01c2\x2\x1000703"
    // 2196 s_cmp_le_i32 sopc 4B all; salu; writes scc
    U"\x391fd9\x27e01c3\x2\x1000703"
    // 2197 s_cmp_le_u32 sopc 4B all; salu; writes scc
    U"\x391fe6\x27f01c4\x2\x1000703"
    // 2198 s_cmp_lg_i32 sopc 4B all; salu; writes scc
    U"\x391ff3\x27e01c5\x2\x1000703"
    // 2199 s_cmp_lg_u32 sopc 4B all; salu; writes scc
    U"\x392000\x27f01c6\x2\x1000703"
    // 2200 s_cmp_lg_u64 sopc 4B all; salu; writes scc
    U"\x39200d\x28001c7\x2\x1000703"
    // 2201 s_cmp_lt_i32 sopc 4B all; salu; writes scc
    U"\x39201a\x27e01c8\x2\x1000703"
    // 2202 s_cmp_lt_u32 sopc 4B all; salu; writes scc
    U"\x392027\x27f01c9\x2\x1000703"
    // 2203 s_cmpk_eq_i32 sopk 4B all; salu; writes scc
    U"\x392034\x28101ca\x2\x1000702"
    // 2204 s_cmpk_eq_u32 sopk 4B all; salu; writes scc
    U"\x392042\x28201cb\x2\x1000702"
    // 2205 s_cmpk_ge_i32 sopk 4B all; salu; writes scc
    U"\x392050\x28101cc\x2\x1000702"
    // 2206 s_cmpk_ge_u32 sopk 4B all; salu; writes scc
    U"\x39205e\x28201cd\x2\x1000702"
    // 2207 s_cmpk_gt_i32 sopk 4B all; salu; writes scc
    U"\x39206c\x28101ce\x2\x1000702"
    // 2208 s_cmpk_gt_u32 sopk 4B all; salu; writes scc
    U"\x39207a\x28201cf\x2\x1000702"
    // 2209 s_cmpk_le_i32 sopk 4B all; salu; writes scc
    U"\x392088\x28101d0\x2\x1000702"
    // 2210 s_cmpk_le_u32 sopk 4B all; salu; writes scc
    U"\x392096\x28201d1\x2\x1000702"
    // 2211 s_cmpk_lg_i32 sopk 4B all; salu; writes scc
    U"\x3920a4\x28101d2\x2\x1000702"
    // 2212 s_cmpk_lg_u32 sopk 4B all; salu; writes scc
    U"\x3920b2\x28201d3\x2\x1000702"
    // 2213 s_cmpk_lt_i32 sopk 4B all; salu; writes scc
    U"\x3920c0\x28101d4\x2\x1000702"
    // 2214 s_cmpk_lt_u32 sopk 4B all; salu; writes scc
    U"\x3920ce\x28201d5\x2\x1000702"
    // 2215 s_cselect_b32 sop2 4B all; salu; reads scc
    U"\x3920dc\x19101d6\x2\x10701"
    // 2216 s_cselect_b64 sop2 4B all; salu; reads scc
    U"\x3920ea\x19201d7\x2\x10701"
    // 2217 s_dcache_discard smem 8B all; smem|side_effects
    // 2218 s_dcache_discard smem 8B all; smem|side_effects
    // 2219 s_dcache_discard smem 8B all; smem|side_effects; needs offset; offset -1048576..1048575
    U"\x1920f8\x28301d8\x8020\x705\x1920f8\x28401d8\x8020\x705\x3a20f8\x28301d8\x8020\x705"
    // 2220 s_dcache_discard_x2 smem 8B all; smem|side_effects
    // 2221 s_dcache_discard_x2 smem 8B all; smem|side_effects
    // 2222 s_dcache_discard_x2 smem 8B all; smem|side_effects; needs offset; offset -1048576..1048575
    U"\x192109\x28301d9\x8020\x705\x192109\x28401d9\x8020\x705\x3a2109\x28301d9\x8020\x705"
    // 2223 s_dcache_inv smem 8B all; smem|side_effects
    U"\x19211d\x2f001da\x8020\x705"
    // 2224 s_dcache_inv_vol smem 8B all; smem|side_effects
    U"\x19212a\x2f001db\x8020\x705"
    // 2225 s_dcache_wb smem 8B all; smem|side_effects
    U"\x19213b\x2f001dc\x8020\x705"
    // 2226 s_dcache_wb_vol smem 8B all; smem|side_effects
    U"\x192147\x2f001dd\x8020\x705"
    // 2227 s_decperflevel sopp 4B all; side_effects
    U"\x392157\x2e501de\x8000\x704"
    // 2228 s_endpgm sopp 4B all; ends_program|side_effects
    U"\x392166\x2f001df\xa000\x704"
    // 2229 s_endpgm_ordered_ps_done sopp 4B all; ends_program|side_effects
    U"\x39216f\x2f001e0\xa000\x704"
    // 2230 s_endpgm_saved sopp 4B all; ends_program|side_effects
    U"\x392188\x2f001e1\xa000\x704"
    // 2231 s_ff0_i32_b32 sop1 4B all; salu
    U"\x392197\x27301e2\x2\x700"
    // 2232 s_ff0_i32_b64 sop1 4B all; salu
    U"\x3921a5\x27401e3\x2\x700"
    // 2233 s_ff1_i32_b32 sop1 4B all; salu
    U"\x3921b3\x27301e4\x2\x700"
    // 2234 s_ff1_i32_b64 sop1 4B all; salu
    U"\x3921c1\x27401e5\x2\x700"
    // 2235 s_flbit_i32 sop1 4B all; salu
    U"\x3921cf\x27301e6\x2\x700"
    // 2236 s_flbit_i32_b32 sop1 4B all; salu
    U"\x3921db\x27301e7\x2\x700"
    // 2237 s_flbit_i32_b64 sop1 4B all; salu
    U"\x3921eb\x27401e8\x2\x700"
    // 2238 s_flbit_i32_i64 sop1 4B all; salu
    U"\x3921fb\x27401e9\x2\x700"
    // 2239 s_getpc_b64 sop1 4B all; salu
    U"\x39220b\x2e601ea\x2\x700"
    // 2240 s_getreg_b32 sopk 4B all; salu; reads mode
    U"\x392217\x28501eb\x2\x100702"
    // 2241 s_icache_inv sopp 4B all; side_effects
    U"\x392224\x2f001ec\x8000\x704"
    // 2242 s_incperflevel sopp 4B all; side_effects
    U"\x392231\x2e501ed\x8000\x704"
    // 2243 s_load_dword smem 8B all; may_load|smem; takes glc
    // 2244 s_load_dword smem 8B all; may_load|smem; takes glc
    // 2245 s_load_dword smem 8B all; may_load|smem; needs offset; takes glc; offset -1048576..1048575
    U"\x3f2240\x1bb01ee\x24\x705\x3f2240\x1bc01ee\x24\x705\x412240\x1bb01ee\x24\x705"
    // 2246 s_load_dwordx16 smem 8B all; may_load|smem; takes glc
    // 2247 s_load_dwordx16 smem 8B all; may_load|smem; takes glc
    // 2248 s_load_dwordx16 smem 8B all; may_load|smem; needs offset; takes glc; offset -1048576..1048575
    U"\x3f224d\x1bd01ef\x24\x705\x3f224d\x1be01ef\x24\x705\x41224d\x1bd01ef\x24\x705"
    // 2249 s_load_dwordx2 smem 8B all; may_load|smem; takes glc
    // 2250 s_load_dwordx2 smem 8B all; may_load|smem; takes glc
    // 2251 s_load_dwordx2 smem 8B all; may_load|smem; needs offset; takes glc; offset -1048576..1048575
    U"\x3f225d\x1bf01f0\x24\x705\x3f225d\x1c001f0\x24\x705\x41225d\x1bf01f0\x24\x705"
    // 2252 s_load_dwordx4 smem 8B all; may_load|smem; takes glc
    // 2253 s_load_dwordx4 smem 8B all; may_load|smem; takes glc
    // 2254 s_load_dwordx4 smem 8B all; may_load|smem; needs offset; takes glc; offset -1048576..1048575
    U"\x3f226c\x1c101f1\x24\x705\x3f226c\x1c201f1\x24\x705\x41226c\x1c101f1\x24\x705"
    // 2255 s_load_dwordx8 smem 8B all; may_load|smem; takes glc
    // 2256 s_load_dwordx8 smem 8B all; may_load|smem; takes glc
    // 2257 s_load_dwordx8 smem 8B all; may_load|smem; needs offset; takes glc; offset -1048576..1048575
    U"\x3f227b\x1c301f2\x24\x705\x3f227b\x1c401f2\x24\x705\x41227b\x1c301f2\x24\x705"
    // 2258 s_lshl1_add_u32 sop2 4B all; salu; writes scc
    U"\x39228a\x19101f3\x2\x1000701"
    // 2259 s_lshl2_add_u32 sop2 4B all; salu; writes scc
    U"\x39229a\x19101f4\x2\x1000701"
    // 2260 s_lshl3_add_u32 sop2 4B all; salu; writes scc
    U"\x3922aa\x19101f5\x2\x1000701"
    // 2261 s_lshl4_add_u32 sop2 4B all; salu; writes scc
    U"\x3922ba\x19101f6\x2\x1000701"
    // 2262 s_lshl_b32 sop2 4B all; salu; writes scc
    U"\x3922ca\x19101f7\x2\x1000701"
    // 2263 s_lshl_b64 sop2 4B all; salu; writes scc
    U"\x3922d5\x19301f8\x2\x1000701"
    // 2264 s_lshr_b32 sop2 4B all; salu; writes scc
    U"\x3922e0\x19101f9\x2\x1000701"
    // 2265 s_lshr_b64 sop2 4B all; salu; writes scc
    U"\x3922eb\x19301fa\x2\x1000701"
    // 2266 s_max_i32 sop2 4B all; salu; writes scc
    U"\x3922f6\x18f01fb\x2\x1000701"
    // 2267 s_max_u32 sop2 4B all; salu; writes scc
    U"\x392300\x19001fc\x2\x1000701"
    // 2268 s_memrealtime smem 8B all; smem|side_effects
    U"\x19230a\x2e701fd\x8020\x705"
    // 2269 s_memtime smem 8B all; smem|side_effects
    U"\x192318\x2e701fe\x8020\x705"
    // 2270 s_min_i32 sop2 4B all; salu; writes scc
    U"\x392322\x18f01ff\x2\x1000701"
    // 2271 s_min_u32 sop2 4B all; salu; writes scc
    U"\x39232c\x1900200\x2\x1000701"
    // 2272 s_mov_b32 sop1 4B all; salu
    U"\x392336\x2730201\x2\x700"
    // 2273 s_mov_b64 sop1 4B all; salu
    U"\x392340\x2720202\x2\x700"
    // 2274 s_movk_i32 sopk 4B all; salu
    U"\x39234a\x2860203\x2\x702"
    // 2275 s_movreld_b32 sop1 4B all; salu; reads m0
    U"\x392355\x2870204\x2\x80700"
    // 2276 s_movreld_b64 sop1 4B all; salu; reads m0
    U"\x392363\x2880205\x2\x80700"
    // 2277 s_movrels_b32 sop1 4B all; salu; reads m0
    U"\x392371\x2890206\x2\x80700"
    // 2278 s_movrels_b64 sop1 4B all; salu; reads m0
    U"\x39237f\x28a0207\x2\x80700"
    // 2279 s_mul_hi_i32 sop2 4B all; salu
    U"\x39238d\x18f0208\x2\x701"
    // 2280 s_mul_hi_u32 sop2 4B all; salu
    U"\x39239a\x1900209\x2\x701"
    // 2281 s_mul_i32 sop2 4B all; salu
    U"\x3923a7\x18f020a\x2\x701"
    // 2282 s_mulk_i32 sopk 4B all; salu
    U"\x3923b1\x271020b\x2\x702"
    // 2283 s_nand_b32 sop2 4B all; salu; writes scc
    U"\x3923bc\x191020c\x2\x1000701"
    // 2284 s_nand_b64 sop2 4B all; salu; writes scc
    U"\x3923c7\x192020d\x2\x1000701"
    // 2285 s_nand_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x3923d2\x272020e\x2\x5040700"
    // 2286 s_nop sopp 4B all; side_effects|nop
    U"\x3923e6\x2e5020f\x4008000\x704"
    // 2287 s_nor_b32 sop2 4B all; salu; writes scc
    U"\x3923ec\x1910210\x2\x1000701"
    // 2288 s_nor_b64 sop2 4B all; salu; writes scc
    U"\x3923f6\x1920211\x2\x1000701"
    // 2289 s_nor_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x392400\x2720212\x2\x5040700"
    // 2290 s_not_b32 sop1 4B all; salu; writes scc
    U"\x392413\x2730213\x2\x1000700"
    // 2291 s_not_b64 sop1 4B all; salu; writes scc
    U"\x39241d\x2720214\x2\x1000700"
    // 2292 s_or_b32 sop2 4B all; salu; writes scc
    U"\x392427\x1910215\x2\x1000701"
    // 2293 s_or_b64 sop2 4B all; salu; writes scc
    U"\x392430\x1920216\x2\x1000701"
    // 2294 s_or_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x392439\x2720217\x2\x5040700"
    // 2295 s_orn1_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x39244b\x2720218\x2\x5040700"
    // 2296 s_orn2_b32 sop2 4B all; salu; writes scc
    U"\x39245f\x1910219\x2\x1000701"
    // 2297 s_orn2_b64 sop2 4B all; salu; writes scc
    U"\x39246a\x192021a\x2\x1000701"
    // 2298 s_orn2_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x392475\x272021b\x2\x5040700"
    // 2299 s_pack_hh_b32_b16 sop2 4B all; salu
    U"\x392489\x191021c\x2\x701"
    // 2300 s_pack_lh_b32_b16 sop2 4B all; salu
    U"\x39249b\x191021d\x2\x701"
    // 2301 s_pack_ll_b32_b16 sop2 4B all; salu
    U"\x3924ad\x191021e\x2\x701"
    // 2302 s_quadmask_b32 sop1 4B all; salu; writes scc
    U"\x3924bf\x273021f\x2\x1000700"
    // 2303 s_quadmask_b64 sop1 4B all; salu; writes scc
    U"\x3924ce\x2720220\x2\x1000700"
    // 2304 s_rfe_b64 sop1 4B all; salu|branch|side_effects
    U"\x3924dd\x2e80221\x8802\x700"
    // 2305 s_rfe_restore_b64 sop2 4B all; salu|branch|side_effects
    U"\x3924e7\x2760222\x8802\x701"
    // 2306 s_scratch_load_dword smem 8B all; may_load|smem; reads flat_scratch; takes glc
    // 2307 s_scratch_load_dword smem 8B all; may_load|smem; reads flat_scratch; takes glc
    // 2308 s_scratch_load_dword smem 8B all; may_load|smem; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    U"\x3f24f9\x1bb0223\x24\x200705\x3f24f9\x1bc0223\x24\x200705\x4124f9\x1bb0223\x24\x200705"
    // 2309 s_scratch_load_dwordx2 smem 8B all; may_load|smem; reads flat_scratch; takes glc
    // 2310 s_scratch_load_dwordx2 smem 8B all; may_load|smem; reads flat_scratch; takes glc
    // 2311 s_scratch_load_dwordx2 smem 8B all; may_load|smem; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    U"\x3f250e\x1bf0224\x24\x200705\x3f250e\x1c00224\x24\x200705\x41250e\x1bf0224\x24\x200705"
    // 2312 s_scratch_load_dwordx4 smem 8B all; may_load|smem; reads flat_scratch; takes glc
    // 2313 s_scratch_load_dwordx4 smem 8B all; may_load|smem; reads flat_scratch; takes glc
    // 2314 s_scratch_load_dwordx4 smem 8B all; may_load|smem; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    U"\x3f2525\x1c10225\x24\x200705\x3f2525\x1c20225\x24\x200705\x412525\x1c10225\x24\x200705"
    // 2315 s_scratch_store_dword smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    // 2316 s_scratch_store_dword smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    // 2317 s_scratch_store_dword smem 8B all; may_store|smem|side_effects; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    U"\x3f253c\x1980226\x8028\x200705\x3f253c\x1990226\x8028\x200705\x41253c\x1980226\x8028\x200705"
    // 2318 s_scratch_store_dwordx2 smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    // 2319 s_scratch_store_dwordx2 smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    // 2320 s_scratch_store_dwordx2 smem 8B all; may_store|smem|side_effects; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    U"\x3f2552\x19c0227\x8028\x200705\x3f2552\x19d0227\x8028\x200705\x412552\x19c0227\x8028\x200705"
    // 2321 s_scratch_store_dwordx4 smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    // 2322 s_scratch_store_dwordx4 smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    // 2323 s_scratch_store_dwordx4 smem 8B all; may_store|smem|side_effects; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    U"\x3f256a\x1a00228\x8028\x200705\x3f256a\x1a10228\x8028\x200705\x41256a\x1a00228\x8028\x200705"
    // 2324 s_sendmsg sopp 4B all; side_effects|sends_message; reads exec|m0
    U"\x392582\x2e90229\x408000\xc0704"
    // 2325 s_sendmsghalt sopp 4B all; side_effects|sends_message; reads exec|m0
    U"\x39258c\x2e9022a\x408000\xc0704"
    // 2326 s_set_gpr_idx_idx sop1 4B all; salu|side_effects; reads m0|mode; writes m0|mode
    U"\x39259a\x2ea022b\x8002\x18180700"
    // 2327 s_set_gpr_idx_mode sopp 4B all; side_effects; reads mode; writes m0|mode
    U"\x3925ac\x2e5022c\x8000\x18100704"
    // 2328 s_set_gpr_idx_off sopp 4B all; side_effects; reads mode; writes mode
    U"\x3925bf\x2f0022d\x8000\x10100704"
    // 2329 s_set_gpr_idx_on sopc 4B all; salu|side_effects; reads m0|mode; writes m0|mode
    U"\x3925d1\x28b022e\x8002\x18180703"
    // 2330 s_sethalt sopp 4B all; side_effects
    U"\x3925e2\x2eb022f\x8000\x704"
    // 2331 s_setkill sopp 4B all; side_effects
    U"\x3925ec\x2eb0230\x8000\x704"
    // 2332 s_setpc_b64 sop1 4B all; salu|branch|side_effects
    U"\x3925f6\x2e80231\x8802\x700"
    // 2333 s_setprio sopp 4B all; side_effects
    U"\x392602\x2ec0232\x8000\x704"
    // 2334 s_setreg_b32 sopk 4B all; salu|side_effects; reads mode; writes mode
    U"\x39260c\x28c0233\x8002\x10100702"
    // 2335 s_setreg_imm32_b32 sopk 8B all; salu|side_effects; reads mode; writes mode
    U"\x192619\x28d0234\x8002\x10100702"
    // 2336 s_setvskip sopc 4B all; salu|side_effects; writes scc
    U"\x39262c\x2750235\x8002\x1000703"
    // 2337 s_sext_i32_i16 sop1 4B all; salu
    U"\x392637\x2730236\x2\x700"
    // 2338 s_sext_i32_i8 sop1 4B all; salu
    U"\x392646\x2730237\x2\x700"
    // 2339 s_sleep sopp 4B all; side_effects
    U"\x392654\x2ed0238\x8000\x704"
    // 2340 s_store_dword smem 8B all; may_store|smem|side_effects; takes glc
    // 2341 s_store_dword smem 8B all; may_store|smem|side_effects; takes glc
    // 2342 s_store_dword smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset -1048576..1048575
    U"\x3f265c\x1980239\x8028\x705\x3f265c\x1990239\x8028\x705\x41265c\x1980239\x8028\x705"
    // 2343 s_store_dwordx2 smem 8B all; may_store|smem|side_effects; takes glc
    // 2344 s_store_dwordx2 smem 8B all; may_store|smem|side_effects; takes glc
    // 2345 s_store_dwordx2 smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset -1048576..1048575
    U"\x3f266a\x19c023a\x8028\x705\x3f266a\x19d023a\x8028\x705\x41266a\x19c023a\x8028\x705"
    // 2346 s_store_dwordx4 smem 8B all; may_store|smem|side_effects; takes glc
    // 2347 s_store_dwordx4 smem 8B all; may_store|smem|side_effects; takes glc
    // 2348 s_store_dwordx4 smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset -1048576..1048575
    U"\x3f267a\x1a0023b\x8028\x705\x3f267a\x1a1023b\x8028\x705\x41267a\x1a0023b\x8028\x705"
    // 2349 s_sub_i32 sop2 4B all; salu; writes scc
    U"\x39268a\x18f023c\x2\x1000701"
    // 2350 s_sub_u32 sop2 4B all; salu; writes scc
    U"\x392694\x190023d\x2\x1000701"
    // 2351 s_subb_u32 sop2 4B all; salu; reads scc; writes scc
    U"\x39269e\x190023e\x2\x1010701"
    // 2352 s_swappc_b64 sop1 4B all; salu|branch|side_effects
    U"\x3926a9\x272023f\x8802\x700"
    // 2353 s_trap sopp 4B all; side_effects
    U"\x3926b6\x2ee0240\x8000\x704"
    // 2354 s_ttracedata sopp 4B all; side_effects; reads m0
    U"\x3926bd\x2f00241\x8000\x80704"
    // 2355 s_waitcnt sopp 4B all; side_effects|waitcnt
    U"\x3926ca\x2ef0242\x2008000\x704"
    // 2356 s_wakeup sopp 4B all; side_effects
    U"\x3926d4\x2f00243\x8000\x704"
    // 2357 s_wqm_b32 sop1 4B all; salu; writes scc
    U"\x3926dd\x2730244\x2\x1000700"
    // 2358 s_wqm_b64 sop1 4B all; salu; writes scc
    U"\x3926e7\x2720245\x2\x1000700"
    // 2359 s_xnor_b32 sop2 4B all; salu; writes scc
    U"\x3926f1\x1910246\x2\x1000701"
    // 2360 s_xnor_b64 sop2 4B all; salu; writes scc
    U"\x3926fc\x1920247\x2\x1000701"
    // 2361 s_xnor_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x392707\x2720248\x2\x5040700"
    // 2362 s_xor_b32 sop2 4B all; salu; writes scc
    U"\x39271b\x1910249\x2\x1000701"
    // 2363 s_xor_b64 sop2 4B all; salu; writes scc
    U"\x392725\x192024a\x2\x1000701"
    // 2364 s_xor_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    U"\x39272f\x272024b\x2\x5040700"
    // 2365 scratch_load_dword scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2366 scratch_load_dword scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2367 scratch_load_dword scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2368 scratch_load_dword scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2369 scratch_load_dword scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2370 scratch_load_dword scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2371 scratch_load_dword scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    // 2372 scratch_load_dword scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x372742\x1c5024c\x14\x240611\x362742\x1c6024c\x14\x240111\x372742\x1c6024c\x14\x240611\x362742\x1c7024c\x14\x240111\x372742\x1c7024c\x14\x240611\x372742\x1c8024c\x14\x240611\x382742\x28e024c\x841c\xc0111\x382742\x28f024c\x841c\xc0111"
    // 2373 scratch_load_dwordx2 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2374 scratch_load_dwordx2 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2375 scratch_load_dwordx2 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2376 scratch_load_dwordx2 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2377 scratch_load_dwordx2 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2378 scratch_load_dwordx2 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x372755\x1c9024d\x14\x240611\x362755\x1ca024d\x14\x240111\x372755\x1ca024d\x14\x240611\x362755\x1cb024d\x14\x240111\x372755\x1cb024d\x14\x240611\x372755\x1cc024d\x14\x240611"
    // 2379 scratch_load_dwordx3 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2380 scratch_load_dwordx3 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2381 scratch_load_dwordx3 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2382 scratch_load_dwordx3 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2383 scratch_load_dwordx3 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2384 scratch_load_dwordx3 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x37276a\x1cd024e\x14\x240611\x36276a\x1ce024e\x14\x240111\x37276a\x1ce024e\x14\x240611\x36276a\x1cf024e\x14\x240111\x37276a\x1cf024e\x14\x240611\x37276a\x1d0024e\x14\x240611"
    // 2385 scratch_load_dwordx4 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2386 scratch_load_dwordx4 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2387 scratch_load_dwordx4 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2388 scratch_load_dwordx4 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2389 scratch_load_dwordx4 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2390 scratch_load_dwordx4 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x37277f\x1d1024f\x14\x240611\x36277f\x1d2024f\x14\x240111\x37277f\x1d2024f\x14\x240611\x36277f\x1d3024f\x14\x240111\x37277f\x1d3024f\x14\x240611\x37277f\x1d4024f\x14\x240611"
    // 2391 scratch_load_lds_dword scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2392 scratch_load_lds_dword scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2393 scratch_load_lds_dword scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2394 scratch_load_lds_dword scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x372794\x2900250\x841c\xc0611\x372794\x28e0250\x841c\xc0611\x372794\x28f0250\x841c\xc0611\x372794\x2910250\x841c\xc0611"
    // 2395 scratch_load_lds_sbyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2396 scratch_load_lds_sbyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2397 scratch_load_lds_sbyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2398 scratch_load_lds_sbyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x3727ab\x2900251\x841c\xc0611\x3727ab\x28e0251\x841c\xc0611\x3727ab\x28f0251\x841c\xc0611\x3727ab\x2910251\x841c\xc0611"
    // 2399 scratch_load_lds_sshort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2400 scratch_load_lds_sshort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2401 scratch_load_lds_sshort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2402 scratch_load_lds_sshort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x3727c2\x2900252\x841c\xc0611\x3727c2\x28e0252\x841c\xc0611\x3727c2\x28f0252\x841c\xc0611\x3727c2\x2910252\x841c\xc0611"
    // 2403 scratch_load_lds_ubyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2404 scratch_load_lds_ubyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2405 scratch_load_lds_ubyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2406 scratch_load_lds_ubyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x3727da\x2900253\x841c\xc0611\x3727da\x28e0253\x841c\xc0611\x3727da\x28f0253\x841c\xc0611\x3727da\x2910253\x841c\xc0611"
    // 2407 scratch_load_lds_ushort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2408 scratch_load_lds_ushort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2409 scratch_load_lds_ushort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2410 scratch_load_lds_ushort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x3727f1\x2900254\x841c\xc0611\x3727f1\x28e0254\x841c\xc0611\x3727f1\x28f0254\x841c\xc0611\x3727f1\x2910254\x841c\xc0611"
    // 2411 scratch_load_sbyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2412 scratch_load_sbyte scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2413 scratch_load_sbyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2414 scratch_load_sbyte scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2415 scratch_load_sbyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2416 scratch_load_sbyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2417 scratch_load_sbyte scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    // 2418 scratch_load_sbyte scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x372809\x1c50255\x14\x240611\x362809\x1c60255\x14\x240111\x372809\x1c60255\x14\x240611\x362809\x1c70255\x14\x240111\x372809\x1c70255\x14\x240611\x372809\x1c80255\x14\x240611\x382809\x28e0255\x841c\xc0111\x382809\x28f0255\x841c\xc0111"
    // 2419 scratch_load_sbyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2420 scratch_load_sbyte_d16 scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2421 scratch_load_sbyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2422 scratch_load_sbyte_d16 scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2423 scratch_load_sbyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2424 scratch_load_sbyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x37281c\x1c50256\x20000014\x240611\x36281c\x1c60256\x20000014\x240111\x37281c\x1c60256\x20000014\x240611\x36281c\x1c70256\x20000014\x240111\x37281c\x1c70256\x20000014\x240611\x37281c\x1c80256\x20000014\x240611"
    // 2425 scratch_load_sbyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2426 scratch_load_sbyte_d16_hi scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2427 scratch_load_sbyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2428 scratch_load_sbyte_d16_hi scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2429 scratch_load_sbyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2430 scratch_load_sbyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x372833\x1c50257\x20000014\x240611\x362833\x1c60257\x20000014\x240111\x372833\x1c60257\x20000014\x240611\x362833\x1c70257\x20000014\x240111\x372833\x1c70257\x20000014\x240611\x372833\x1c80257\x20000014\x240611"
    // 2431 scratch_load_short_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2432 scratch_load_short_d16 scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2433 scratch_load_short_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2434 scratch_load_short_d16 scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2435 scratch_load_short_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2436 scratch_load_short_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x37284d\x1c50258\x20000014\x240611\x36284d\x1c60258\x20000014\x240111\x37284d\x1c60258\x20000014\x240611\x36284d\x1c70258\x20000014\x240111\x37284d\x1c70258\x20000014\x240611\x37284d\x1c80258\x20000014\x240611"
    // 2437 scratch_load_short_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2438 scratch_load_short_d16_hi scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2439 scratch_load_short_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2440 scratch_load_short_d16_hi scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2441 scratch_load_short_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2442 scratch_load_short_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x372864\x1c50259\x20000014\x240611\x362864\x1c60259\x20000014\x240111\x372864\x1c60259\x20000014\x240611\x362864\x1c70259\x20000014\x240111\x372864\x1c70259\x20000014\x240611\x372864\x1c80259\x20000014\x240611"
    // 2443 scratch_load_sshort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2444 scratch_load_sshort scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2445 scratch_load_sshort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2446 scratch_load_sshort scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2447 scratch_load_sshort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2448 scratch_load_sshort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2449 scratch_load_sshort scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    // 2450 scratch_load_sshort scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x37287e\x1c5025a\x14\x240611\x36287e\x1c6025a\x14\x240111\x37287e\x1c6025a\x14\x240611\x36287e\x1c7025a\x14\x240111\x37287e\x1c7025a\x14\x240611\x37287e\x1c8025a\x14\x240611\x38287e\x28e025a\x841c\xc0111\x38287e\x28f025a\x841c\xc0111"
    // 2451 scratch_load_ubyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2452 scratch_load_ubyte scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2453 scratch_load_ubyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2454 scratch_load_ubyte scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2455 scratch_load_ubyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2456 scratch_load_ubyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2457 scratch_load_ubyte scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    // 2458 scratch_load_ubyte scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x372892\x1c5025b\x14\x240611\x362892\x1c6025b\x14\x240111\x372892\x1c6025b\x14\x240611\x362892\x1c7025b\x14\x240111\x372892\x1c7025b\x14\x240611\x372892\x1c8025b\x14\x240611\x382892\x28e025b\x841c\xc0111\x382892\x28f025b\x841c\xc0111"
    // 2459 scratch_load_ubyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2460 scratch_load_ubyte_d16 scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2461 scratch_load_ubyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2462 scratch_load_ubyte_d16 scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2463 scratch_load_ubyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2464 scratch_load_ubyte_d16 scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x3728a5\x1c5025c\x20000014\x240611\x3628a5\x1c6025c\x20000014\x240111\x3728a5\x1c6025c\x20000014\x240611\x3628a5\x1c7025c\x20000014\x240111\x3728a5\x1c7025c\x20000014\x240611\x3728a5\x1c8025c\x20000014\x240611"
    // 2465 scratch_load_ubyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2466 scratch_load_ubyte_d16_hi scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2467 scratch_load_ubyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2468 scratch_load_ubyte_d16_hi scratch 8B 90a; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2469 scratch_load_ubyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2470 scratch_load_ubyte_d16_hi scratch 8B 942|950; may_load|vmem|half_load; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x3728bc\x1c5025d\x20000014\x240611\x3628bc\x1c6025d\x20000014\x240111\x3728bc\x1c6025d\x20000014\x240611\x3628bc\x1c7025d\x20000014\x240111\x3728bc\x1c7025d\x20000014\x240611\x3728bc\x1c8025d\x20000014\x240611"
    // 2471 scratch_load_ushort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2472 scratch_load_ushort scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2473 scratch_load_ushort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2474 scratch_load_ushort scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2475 scratch_load_ushort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2476 scratch_load_ushort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2477 scratch_load_ushort scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    // 2478 scratch_load_ushort scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    U"\x3728d6\x1c5025e\x14\x240611\x3628d6\x1c6025e\x14\x240111\x3728d6\x1c6025e\x14\x240611\x3628d6\x1c7025e\x14\x240111\x3728d6\x1c7025e\x14\x240611\x3728d6\x1c8025e\x14\x240611\x3828d6\x28e025e\x841c\xc0111\x3828d6\x28f025e\x841c\xc0111"
    // 2479 scratch_store_byte scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2480 scratch_store_byte scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2481 scratch_store_byte scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2482 scratch_store_byte scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2483 scratch_store_byte scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2484 scratch_store_byte scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x3728ea\x1d5025f\x8018\x240611\x3628ea\x1d6025f\x8018\x240111\x3728ea\x1d6025f\x8018\x240611\x3628ea\x1d7025f\x8018\x240111\x3728ea\x1d7025f\x8018\x240611\x3728ea\x1d8025f\x8018\x240611"
    // 2485 scratch_store_byte_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2486 scratch_store_byte_d16_hi scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2487 scratch_store_byte_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2488 scratch_store_byte_d16_hi scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2489 scratch_store_byte_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2490 scratch_store_byte_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x3728fd\x1d50260\x8018\x240611\x3628fd\x1d60260\x8018\x240111\x3728fd\x1d60260\x8018\x240611\x3628fd\x1d70260\x8018\x240111\x3728fd\x1d70260\x8018\x240611\x3728fd\x1d80260\x8018\x240611"
    // 2491 scratch_store_dword scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2492 scratch_store_dword scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2493 scratch_store_dword scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2494 scratch_store_dword scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2495 scratch_store_dword scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2496 scratch_store_dword scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x372917\x1d50261\x8018\x240611\x362917\x1d60261\x8018\x240111\x372917\x1d60261\x8018\x240611\x362917\x1d70261\x8018\x240111\x372917\x1d70261\x8018\x240611\x372917\x1d80261\x8018\x240611"
    // 2497 scratch_store_dwordx2 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2498 scratch_store_dwordx2 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2499 scratch_store_dwordx2 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2500 scratch_store_dwordx2 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2501 scratch_store_dwordx2 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2502 scratch_store_dwordx2 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x37292b\x1d90262\x8018\x240611\x36292b\x1da0262\x8018\x240111\x37292b\x1da0262\x8018\x240611\x36292b\x1db0262\x8018\x240111\x37292b\x1db0262\x8018\x240611\x37292b\x1dc0262\x8018\x240611"
    // 2503 scratch_store_dwordx3 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2504 scratch_store_dwordx3 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2505 scratch_store_dwordx3 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2506 scratch_store_dwordx3 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2507 scratch_store_dwordx3 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2508 scratch_store_dwordx3 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x372941\x1dd0263\x8018\x240611\x362941\x1de0263\x8018\x240111\x372941\x1de0263\x8018\x240611\x362941\x1df0263\x8018\x240111\x372941\x1df0263\x8018\x240611\x372941\x1e00263\x8018\x240611"
    // 2509 scratch_store_dwordx4 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2510 scratch_store_dwordx4 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2511 scratch_store_dwordx4 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2512 scratch_store_dwordx4 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2513 scratch_store_dwordx4 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2514 scratch_store_dwordx4 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x372957\x1e10264\x8018\x240611\x362957\x1e20264\x8018\x240111\x372957\x1e20264\x8018\x240611\x362957\x1e30264\x8018\x240111\x372957\x1e30264\x8018\x240611\x372957\x1e40264\x8018\x240611"
    // 2515 scratch_store_short scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2516 scratch_store_short scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2517 scratch_store_short scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2518 scratch_store_short scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2519 scratch_store_short scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2520 scratch_store_short scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x37296d\x1d50265\x8018\x240611\x36296d\x1d60265\x8018\x240111\x37296d\x1d60265\x8018\x240611\x36296d\x1d70265\x8018\x240111\x37296d\x1d70265\x8018\x240611\x37296d\x1d80265\x8018\x240611"
    // 2521 scratch_store_short_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2522 scratch_store_short_d16_hi scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2523 scratch_store_short_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2524 scratch_store_short_d16_hi scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    // 2525 scratch_store_short_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    // 2526 scratch_store_short_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    U"\x372981\x1d50266\x8018\x240611\x362981\x1d60266\x8018\x240111\x372981\x1d60266\x8018\x240611\x362981\x1d70266\x8018\x240111\x372981\x1d70266\x8018\x240611\x372981\x1d80266\x8018\x240611"
    // 2527 tbuffer_load_format_d16_x mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2528 tbuffer_load_format_d16_x mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2529 tbuffer_load_format_d16_x mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2530 tbuffer_load_format_d16_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2531 tbuffer_load_format_d16_x mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2532 tbuffer_load_format_d16_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2533 tbuffer_load_format_d16_x mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2534 tbuffer_load_format_d16_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x42299c\x560267\x14\x40113\x43299c\x560267\x14\x40613\x44299c\x570267\x14\x40113\x45299c\x570267\x14\x40613\x46299c\x570267\x14\x40113\x47299c\x570267\x14\x40613\x48299c\x580267\x14\x40113\x49299c\x580267\x14\x40613"
    // 2535 tbuffer_load_format_d16_xy mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2536 tbuffer_load_format_d16_xy mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2537 tbuffer_load_format_d16_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2538 tbuffer_load_format_d16_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2539 tbuffer_load_format_d16_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2540 tbuffer_load_format_d16_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2541 tbuffer_load_format_d16_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2542 tbuffer_load_format_d16_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x4229b6\x560268\x14\x40113\x4329b6\x560268\x14\x40613\x4429b6\x570268\x14\x40113\x4529b6\x570268\x14\x40613\x4629b6\x570268\x14\x40113\x4729b6\x570268\x14\x40613\x4829b6\x580268\x14\x40113\x4929b6\x580268\x14\x40613"
    // 2543 tbuffer_load_format_d16_xyz mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2544 tbuffer_load_format_d16_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2545 tbuffer_load_format_d16_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2546 tbuffer_load_format_d16_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2547 tbuffer_load_format_d16_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2548 tbuffer_load_format_d16_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2549 tbuffer_load_format_d16_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2550 tbuffer_load_format_d16_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x4229d1\x590269\x14\x40113\x4329d1\x590269\x14\x40613\x4429d1\x5a0269\x14\x40113\x4529d1\x5a0269\x14\x40613\x4629d1\x5a0269\x14\x40113\x4729d1\x5a0269\x14\x40613\x4829d1\x5b0269\x14\x40113\x4929d1\x5b0269\x14\x40613"
    // 2551 tbuffer_load_format_d16_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2552 tbuffer_load_format_d16_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2553 tbuffer_load_format_d16_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2554 tbuffer_load_format_d16_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2555 tbuffer_load_format_d16_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2556 tbuffer_load_format_d16_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2557 tbuffer_load_format_d16_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2558 tbuffer_load_format_d16_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x4229ed\x59026a\x14\x40113\x4329ed\x59026a\x14\x40613\x4429ed\x5a026a\x14\x40113\x4529ed\x5a026a\x14\x40613\x4629ed\x5a026a\x14\x40113\x4729ed\x5a026a\x14\x40613\x4829ed\x5b026a\x14\x40113\x4929ed\x5b026a\x14\x40613"
    // 2559 tbuffer_load_format_x mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2560 tbuffer_load_format_x mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2561 tbuffer_load_format_x mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2562 tbuffer_load_format_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2563 tbuffer_load_format_x mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2564 tbuffer_load_format_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2565 tbuffer_load_format_x mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2566 tbuffer_load_format_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x422a0a\x56026b\x14\x40113\x432a0a\x56026b\x14\x40613\x442a0a\x57026b\x14\x40113\x452a0a\x57026b\x14\x40613\x462a0a\x57026b\x14\x40113\x472a0a\x57026b\x14\x40613\x482a0a\x58026b\x14\x40113\x492a0a\x58026b\x14\x40613"
    // 2567 tbuffer_load_format_xy mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2568 tbuffer_load_format_xy mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2569 tbuffer_load_format_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2570 tbuffer_load_format_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2571 tbuffer_load_format_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2572 tbuffer_load_format_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2573 tbuffer_load_format_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2574 tbuffer_load_format_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x422a20\x59026c\x14\x40113\x432a20\x59026c\x14\x40613\x442a20\x5a026c\x14\x40113\x452a20\x5a026c\x14\x40613\x462a20\x5a026c\x14\x40113\x472a20\x5a026c\x14\x40613\x482a20\x5b026c\x14\x40113\x492a20\x5b026c\x14\x40613"
    // 2575 tbuffer_load_format_xyz mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2576 tbuffer_load_format_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2577 tbuffer_load_format_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2578 tbuffer_load_format_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2579 tbuffer_load_format_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2580 tbuffer_load_format_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2581 tbuffer_load_format_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2582 tbuffer_load_format_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x422a37\x5c026d\x14\x40113\x432a37\x5c026d\x14\x40613\x442a37\x5d026d\x14\x40113\x452a37\x5d026d\x14\x40613\x462a37\x5d026d\x14\x40113\x472a37\x5d026d\x14\x40613\x482a37\x5e026d\x14\x40113\x492a37\x5e026d\x14\x40613"
    // 2583 tbuffer_load_format_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2584 tbuffer_load_format_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2585 tbuffer_load_format_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2586 tbuffer_load_format_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2587 tbuffer_load_format_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2588 tbuffer_load_format_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2589 tbuffer_load_format_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2590 tbuffer_load_format_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x422a4f\x5f026e\x14\x40113\x432a4f\x5f026e\x14\x40613\x442a4f\x60026e\x14\x40113\x452a4f\x60026e\x14\x40613\x462a4f\x60026e\x14\x40113\x472a4f\x60026e\x14\x40613\x482a4f\x61026e\x14\x40113\x492a4f\x61026e\x14\x40613"
    // 2591 tbuffer_store_format_d16_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2592 tbuffer_store_format_d16_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2593 tbuffer_store_format_d16_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2594 tbuffer_store_format_d16_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2595 tbuffer_store_format_d16_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2596 tbuffer_store_format_d16_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2597 tbuffer_store_format_d16_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2598 tbuffer_store_format_d16_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x422a68\x2c026f\x8018\x40113\x432a68\x2c026f\x8018\x40613\x442a68\x2d026f\x8018\x40113\x452a68\x2d026f\x8018\x40613\x462a68\x2d026f\x8018\x40113\x472a68\x2d026f\x8018\x40613\x482a68\x2f026f\x8018\x40113\x492a68\x2f026f\x8018\x40613"
    // 2599 tbuffer_store_format_d16_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2600 tbuffer_store_format_d16_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2601 tbuffer_store_format_d16_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2602 tbuffer_store_format_d16_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2603 tbuffer_store_format_d16_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2604 tbuffer_store_format_d16_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2605 tbuffer_store_format_d16_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2606 tbuffer_store_format_d16_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x422a83\x2c0270\x8018\x40113\x432a83\x2c0270\x8018\x40613\x442a83\x2d0270\x8018\x40113\x452a83\x2d0270\x8018\x40613\x462a83\x2d0270\x8018\x40113\x472a83\x2d0270\x8018\x40613\x482a83\x2f0270\x8018\x40113\x492a83\x2f0270\x8018\x40613"
    // 2607 tbuffer_store_format_d16_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2608 tbuffer_store_format_d16_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2609 tbuffer_store_format_d16_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2610 tbuffer_store_format_d16_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2611 tbuffer_store_format_d16_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2612 tbuffer_store_format_d16_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2613 tbuffer_store_format_d16_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2614 tbuffer_store_format_d16_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x422a9f\x3e0271\x8018\x40113\x432a9f\x3e0271\x8018\x40613\x442a9f\x3f0271\x8018\x40113\x452a9f\x3f0271\x8018\x40613\x462a9f\x3f0271\x8018\x40113\x472a9f\x3f0271\x8018\x40613\x482a9f\x410271\x8018\x40113\x492a9f\x410271\x8018\x40613"
    // 2615 tbuffer_store_format_d16_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2616 tbuffer_store_format_d16_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2617 tbuffer_store_format_d16_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2618 tbuffer_store_format_d16_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2619 tbuffer_store_format_d16_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2620 tbuffer_store_format_d16_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2621 tbuffer_store_format_d16_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2622 tbuffer_store_format_d16_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x422abc\x3e0272\x8018\x40113\x432abc\x3e0272\x8018\x40613\x442abc\x3f0272\x8018\x40113\x452abc\x3f0272\x8018\x40613\x462abc\x3f0272\x8018\x40113\x472abc\x3f0272\x8018\x40613\x482abc\x410272\x8018\x40113\x492abc\x410272\x8018\x40613"
    // 2623 tbuffer_store_format_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2624 tbuffer_store_format_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2625 tbuffer_store_format_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2626 tbuffer_store_format_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2627 tbuffer_store_format_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2628 tbuffer_store_format_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2629 tbuffer_store_format_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2630 tbuffer_store_format_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x422ada\x2c0273\x8018\x40113\x432ada\x2c0273\x8018\x40613\x442ada\x2d0273\x8018\x40113\x452ada\x2d0273\x8018\x40613\x462ada\x2d0273\x8018\x40113\x472ada\x2d0273\x8018\x40613\x482ada\x2f0273\x8018\x40113\x492ada\x2f0273\x8018\x40613"
    // 2631 tbuffer_store_format_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2632 tbuffer_store_format_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2633 tbuffer_store_format_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2634 tbuffer_store_format_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2635 tbuffer_store_format_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2636 tbuffer_store_format_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2637 tbuffer_store_format_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2638 tbuffer_store_format_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x422af1\x3e0274\x8018\x40113\x432af1\x3e0274\x8018\x40613\x442af1\x3f0274\x8018\x40113\x452af1\x3f0274\x8018\x40613\x462af1\x3f0274\x8018\x40113\x472af1\x3f0274\x8018\x40613\x482af1\x410274\x8018\x40113\x492af1\x410274\x8018\x40613"
    // 2639 tbuffer_store_format_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2640 tbuffer_store_format_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2641 tbuffer_store_format_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2642 tbuffer_store_format_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2643 tbuffer_store_format_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2644 tbuffer_store_format_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2645 tbuffer_store_format_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2646 tbuffer_store_format_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x422b09\x620275\x8018\x40113\x432b09\x620275\x8018\x40613\x442b09\x630275\x8018\x40113\x452b09\x630275\x8018\x40613\x462b09\x630275\x8018\x40113\x472b09\x630275\x8018\x40613\x482b09\x640275\x8018\x40113\x492b09\x640275\x8018\x40613"
    // 2647 tbuffer_store_format_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    // 2648 tbuffer_store_format_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2649 tbuffer_store_format_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2650 tbuffer_store_format_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2651 tbuffer_store_format_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2652 tbuffer_store_format_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    // 2653 tbuffer_store_format_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    // 2654 tbuffer_store_format_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    U"\x422b22\x440276\x8018\x40113\x432b22\x440276\x8018\x40613\x442b22\x450276\x8018\x40113\x452b22\x450276\x8018\x40613\x462b22\x450276\x8018\x40113\x472b22\x450276\x8018\x40613\x482b22\x470276\x8018\x40113\x492b22\x470276\x8018\x40613"
    // 2655 v_accvgpr_mov_b32 vop1 4B all; valu; reads exec
    U"\x392b3c\x2920277\x1\x40706"
    // 2656 v_accvgpr_read_b32 mai 8B all; valu; reads exec
    U"\x192b4e\x2930278\x1\x4070b"
    // 2657 v_accvgpr_write_b32 mai 8B all; valu; reads exec
    U"\x192b61\x2940279\x1\x4070b"
    // 2658 v_add3_u32 vop3 8B all; valu; reads exec
    U"\x192b75\x91027a\x1\x40709"
    // 2659 v_add_co_u32_e32 vop2 4B all; valu; reads exec
    // 2660 v_add_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    // 2661 v_add_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 2662 v_add_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x392b80\x92027b\x1\x40707\x4a2b91\x93027b\x1\x40709\x4b2ba2\x94027b\x1\x4070c\x4c2bb4\x95027b\x800001\x4070d"
    // 2663 v_add_f16_e32 vop2 4B all; valu; reads exec|mode
    // 2664 v_add_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 2665 v_add_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    // 2666 v_add_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x392bc5\x1e5027c\x1\x140707\x4d2bd3\x1e6027c\x1\x140709\x4e2be1\x1e6027c\x1\x14070c\x4f2bf0\x1e7027c\x800001\x14070d"
    // 2667 v_add_f32_e32 vop2 4B all; valu; reads exec|mode
    // 2668 v_add_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 2669 v_add_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    // 2670 v_add_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x392bfe\x1e8027d\x1\x140707\x4d2c0c\x1e9027d\x1\x140709\x4e2c1a\x1e9027d\x1\x14070c\x4f2c29\x1ea027d\x800001\x14070d"
    // 2671 v_add_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d2c37\x1eb027e\x1\x140709"
    // 2672 v_add_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x502c41\x1ec027f\x1\x40709"
    // 2673 v_add_i32 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a2c4b\x1ed0280\x1\x40709"
    // 2674 v_add_lshl_u32 vop3 8B all; valu; reads exec
    U"\x192c55\x960281\x1\x40709"
    // 2675 v_add_u16_e32 vop2 4B all; valu; reads exec
    // 2676 v_add_u16_e64 vop3 8B all; valu; reads exec; takes clamp
    // 2677 v_add_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 2678 v_add_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x392c64\x1ee0282\x1\x40707\x4a2c72\x1ef0282\x1\x40709\x4b2c80\x1f00282\x1\x4070c\x4c2c8f\x1f10282\x800001\x4070d"
    // 2679 v_add_u32_e32 vop2 4B all; valu; reads exec
    // 2680 v_add_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    // 2681 v_add_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 2682 v_add_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x392c9d\x1f20283\x1\x40707\x4a2cab\x1f30283\x1\x40709\x4b2cb9\x1f40283\x1\x4070c\x4c2cc8\x1f50283\x800001\x4070d"
    // 2683 v_addc_co_u32_e32 vop2 4B all; valu; reads exec
    // 2684 v_addc_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    // 2685 v_addc_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 2686 v_addc_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x392cd6\x240284\x1\x40707\x4a2ce8\x250284\x1\x40709\x4b2cfa\x260284\x1\x4070c\x4c2d0d\x270284\x800001\x4070d"
    // 2687 v_alignbit_b32 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x502d1f\x960285\x1\x40709"
    // 2688 v_alignbyte_b32 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x502d2e\x960286\x1\x40709"
    // 2689 v_and_b32_e32 vop2 4B all; valu; reads exec
    // 2690 v_and_b32_e64 vop3 8B all; valu; reads exec
    // 2691 v_and_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 2692 v_and_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x392d3e\x1f60287\x1\x40707\x192d4c\x1f70287\x1\x40709\x4b2d5a\x1f80287\x1\x4070c\x4c2d69\x1f10287\x800001\x4070d"
    // 2693 v_and_or_b32 vop3 8B all; valu; reads exec
    U"\x192d77\x960288\x1\x40709"
    // 2694 v_ashr_pk_i8_i32 vop3 8B 950; valu; reads exec; takes op_sel
    U"\x512d84\x960289\x1\x40409"
    // 2695 v_ashr_pk_u8_i32 vop3 8B 950; valu; reads exec; takes op_sel
    U"\x512d95\x96028a\x1\x40409"
    // 2696 v_ashrrev_i16_e32 vop2 4B all; valu; reads exec
    // 2697 v_ashrrev_i16_e64 vop3 8B all; valu; reads exec
    // 2698 v_ashrrev_i16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 2699 v_ashrrev_i16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x392da6\x1ee028b\x1\x40707\x192db8\x1ef028b\x1\x40709\x4b2dca\x1f0028b\x1\x4070c\x4c2ddd\x1f1028b\x800001\x4070d"
    // 2700 v_ashrrev_i32_e32 vop2 4B all; valu; reads exec
    // 2701 v_ashrrev_i32_e64 vop3 8B all; valu; reads exec
    // 2702 v_ashrrev_i32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 2703 v_ashrrev_i32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x392def\x1f6028c\x1\x40707\x192e01\x1f7028c\x1\x40709\x4b2e13\x1f8028c\x1\x4070c\x4c2e26\x1f1028c\x800001\x4070d"
    // 2704 v_ashrrev_i64 vop3 8B all; valu; reads exec
    U"\x192e38\x1f9028d\x1\x40709"
    // 2705 v_bcnt_u32_b32 vop3 8B all; valu; reads exec
    U"\x192e46\x1f7028e\x1\x40709"
    // 2706 v_bfe_i32 vop3 8B all; valu; reads exec
    U"\x192e55\x96028f\x1\x40709"
    // 2707 v_bfe_u32 vop3 8B all; valu; reads exec
    U"\x192e5f\x960290\x1\x40709"
    // 2708 v_bfi_b32 vop3 8B all; valu; reads exec
    U"\x192e69\x960291\x1\x40709"
    // 2709 v_bfm_b32 vop3 8B all; valu; reads exec
    U"\x192e73\x1f70292\x1\x40709"
    // 2710 v_bfrev_b32_e32 vop1 4B all; valu; reads exec
    // 2711 v_bfrev_b32_e64 vop3 8B all; valu; reads exec
    // 2712 v_bfrev_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    // 2713 v_bfrev_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x392e7d\x2950293\x1\x40706\x192e8d\x2960293\x1\x40709\x522e9d\x2970293\x1\x4070c\x4c2eae\x2980293\x800001\x4070d"
    // 2714 v_bitop3_b16 vop3 8B 950; valu; reads exec; takes op_sel|bitop3
    U"\x532ebe\x970294\x1\x40409"
    // 2715 v_bitop3_b32 vop3 8B 950; valu; reads exec; takes bitop3
    U"\x542ecb\x960295\x1\x40409"
    // 2716 v_ceil_f16_e32 vop1 4B all; valu; reads exec|mode
    // 2717 v_ceil_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 2718 v_ceil_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 2719 v_ceil_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x392ed8\x2990296\x1\x140706\x4d2ee7\x29a0296\x1\x140709\x552ef6\x29a0296\x1\x14070c\x4f2f06\x29b0296\x800001\x14070d"
    // 2720 v_ceil_f32_e32 vop1 4B all; valu; reads exec|mode
    // 2721 v_ceil_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 2722 v_ceil_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 2723 v_ceil_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x392f15\x29c0297\x1\x140706\x4d2f24\x29d0297\x1\x140709\x552f33\x29d0297\x1\x14070c\x4f2f43\x29e0297\x800001\x14070d"
    // 2724 v_ceil_f64_e32 vop1 4B all; valu; reads exec|mode
    // 2725 v_ceil_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x392f52\x29f0298\x1\x140706\x4d2f61\x2a00298\x1\x140709"
    // 2726 v_clrexcp vop1 4B all; valu|side_effects; reads exec
    U"\x392f70\x2f00299\x8001\x40706"
    // 2727 v_cmp_class_f16_e32 vopc 4B all; valu; reads exec
    // 2728 v_cmp_class_f16_e64 vop3 8B all; valu; reads exec; takes neg|abs
    // 2729 v_cmp_class_f16_sdwa sdwa 8B all; valu; reads exec; writes vcc; takes neg|abs|src0_sel|src1_sel|sext
    U"\x392f7a\x1fa029a\x1\x40708\x562f8e\x1fb029a\x1\x40709\x572fa2\x1fc029a\x1\x204070c"
    // 2730 v_cmp_class_f32_e32 vopc 4B all; valu; reads exec
    // 2731 v_cmp_class_f32_e64 vop3 8B all; valu; reads exec; takes neg|abs
    // 2732 v_cmp_class_f32_sdwa sdwa 8B all; valu; reads exec; writes vcc; takes neg|abs|src0_sel|src1_sel|sext
    U"\x392fb7\x1fd029b\x1\x40708\x562fcb\x1fe029b\x1\x40709\x572fdf\x1ff029b\x1\x204070c"
    // 2733 v_cmp_class_f64_e32 vopc 4B all; valu; reads exec
    // 2734 v_cmp_class_f64_e64 vop3 8B all; valu; reads exec; takes neg|abs
    U"\x392ff4\x200029c\x1\x40708\x563008\x201029c\x1\x40709"
    // 2735 v_cmp_eq_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2736 v_cmp_eq_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2737 v_cmp_eq_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x39301c\x202029d\x1\x140708\x58302d\x203029d\x1\x140709\x59303e\x203029d\x1\x14070c"
    // 2738 v_cmp_eq_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2739 v_cmp_eq_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2740 v_cmp_eq_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393050\x204029e\x1\x140708\x583061\x205029e\x1\x140709\x593072\x205029e\x1\x14070c"
    // 2741 v_cmp_eq_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2742 v_cmp_eq_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x393084\x206029f\x1\x140708\x583095\x207029f\x1\x140709"
    // 2743 v_cmp_eq_i16_e32 vopc 4B all; valu; reads exec
    // 2744 v_cmp_eq_i16_e64 vop3 8B all; valu; reads exec
    // 2745 v_cmp_eq_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3930a6\x20802a0\x1\x40708\x1930b7\x20902a0\x1\x40709\x5a30c8\x20a02a0\x1\x4070c"
    // 2746 v_cmp_eq_i32_e32 vopc 4B all; valu; reads exec
    // 2747 v_cmp_eq_i32_e64 vop3 8B all; valu; reads exec
    // 2748 v_cmp_eq_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3930da\x20b02a1\x1\x40708\x1930eb\x20c02a1\x1\x40709\x5a30fc\x20d02a1\x1\x4070c"
    // 2749 v_cmp_eq_i64_e32 vopc 4B all; valu; reads exec
    // 2750 v_cmp_eq_i64_e64 vop3 8B all; valu; reads exec
    U"\x39310e\x20e02a2\x1\x40708\x19311f\x20f02a2\x1\x40709"
    // 2751 v_cmp_eq_u16_e32 vopc 4B all; valu; reads exec
    // 2752 v_cmp_eq_u16_e64 vop3 8B all; valu; reads exec
    // 2753 v_cmp_eq_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393130\x21002a3\x1\x40708\x193141\x21102a3\x1\x40709\x5a3152\x21202a3\x1\x4070c"
    // 2754 v_cmp_eq_u32_e32 vopc 4B all; valu; reads exec
    // 2755 v_cmp_eq_u32_e64 vop3 8B all; valu; reads exec
    // 2756 v_cmp_eq_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393164\x21302a4\x1\x40708\x193175\x21402a4\x1\x40709\x5a3186\x21502a4\x1\x4070c"
    // 2757 v_cmp_eq_u64_e32 vopc 4B all; valu; reads exec
    // 2758 v_cmp_eq_u64_e64 vop3 8B all; valu; reads exec
    U"\x393198\x21602a5\x1\x40708\x1931a9\x21702a5\x1\x40709"
    // 2759 v_cmp_f_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2760 v_cmp_f_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2761 v_cmp_f_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3931ba\x20202a6\x1\x140708\x5831ca\x20302a6\x1\x140709\x5931da\x20302a6\x1\x14070c"
    // 2762 v_cmp_f_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2763 v_cmp_f_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2764 v_cmp_f_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3931eb\x20402a7\x1\x140708\x5831fb\x20502a7\x1\x140709\x59320b\x20502a7\x1\x14070c"
    // 2765 v_cmp_f_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2766 v_cmp_f_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x39321c\x20602a8\x1\x140708\x58322c\x20702a8\x1\x140709"
    // 2767 v_cmp_f_i16_e32 vopc 4B all; valu; reads exec
    // 2768 v_cmp_f_i16_e64 vop3 8B all; valu; reads exec
    // 2769 v_cmp_f_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x39323c\x20802a9\x1\x40708\x19324c\x20902a9\x1\x40709\x5a325c\x20a02a9\x1\x4070c"
    // 2770 v_cmp_f_i32_e32 vopc 4B all; valu; reads exec
    // 2771 v_cmp_f_i32_e64 vop3 8B all; valu; reads exec
    // 2772 v_cmp_f_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x39326d\x20b02aa\x1\x40708\x19327d\x20c02aa\x1\x40709\x5a328d\x20d02aa\x1\x4070c"
    // 2773 v_cmp_f_i64_e32 vopc 4B all; valu; reads exec
    // 2774 v_cmp_f_i64_e64 vop3 8B all; valu; reads exec
    U"\x39329e\x20e02ab\x1\x40708\x1932ae\x20f02ab\x1\x40709"
    // 2775 v_cmp_f_u16_e32 vopc 4B all; valu; reads exec
    // 2776 v_cmp_f_u16_e64 vop3 8B all; valu; reads exec
    // 2777 v_cmp_f_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3932be\x21002ac\x1\x40708\x1932ce\x21102ac\x1\x40709\x5a32de\x21202ac\x1\x4070c"
    // 2778 v_cmp_f_u32_e32 vopc 4B all; valu; reads exec
    // 2779 v_cmp_f_u32_e64 vop3 8B all; valu; reads exec
    // 2780 v_cmp_f_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3932ef\x21302ad\x1\x40708\x1932ff\x21402ad\x1\x40709\x5a330f\x21502ad\x1\x4070c"
    // 2781 v_cmp_f_u64_e32 vopc 4B all; valu; reads exec
    // 2782 v_cmp_f_u64_e64 vop3 8B all; valu; reads exec
    U"\x393320\x21602ae\x1\x40708\x193330\x21702ae\x1\x40709"
    // 2783 v_cmp_ge_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2784 v_cmp_ge_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2785 v_cmp_ge_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393340\x20202af\x1\x140708\x583351\x20302af\x1\x140709\x593362\x20302af\x1\x14070c"
    // 2786 v_cmp_ge_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2787 v_cmp_ge_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2788 v_cmp_ge_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393374\x20402b0\x1\x140708\x583385\x20502b0\x1\x140709\x593396\x20502b0\x1\x14070c"
    // 2789 v_cmp_ge_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2790 v_cmp_ge_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3933a8\x20602b1\x1\x140708\x5833b9\x20702b1\x1\x140709"
    // 2791 v_cmp_ge_i16_e32 vopc 4B all; valu; reads exec
    // 2792 v_cmp_ge_i16_e64 vop3 8B all; valu; reads exec
    // 2793 v_cmp_ge_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3933ca\x20802b2\x1\x40708\x1933db\x20902b2\x1\x40709\x5a33ec\x20a02b2\x1\x4070c"
    // 2794 v_cmp_ge_i32_e32 vopc 4B all; valu; reads exec
    // 2795 v_cmp_ge_i32_e64 vop3 8B all; valu; reads exec
    // 2796 v_cmp_ge_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3933fe\x20b02b3\x1\x40708\x19340f\x20c02b3\x1\x40709\x5a3420\x20d02b3\x1\x4070c"
    // 2797 v_cmp_ge_i64_e32 vopc 4B all; valu; reads exec
    // 2798 v_cmp_ge_i64_e64 vop3 8B all; valu; reads exec
    U"\x393432\x20e02b4\x1\x40708\x193443\x20f02b4\x1\x40709"
    // 2799 v_cmp_ge_u16_e32 vopc 4B all; valu; reads exec
    // 2800 v_cmp_ge_u16_e64 vop3 8B all; valu; reads exec
    // 2801 v_cmp_ge_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393454\x21002b5\x1\x40708\x193465\x21102b5\x1\x40709\x5a3476\x21202b5\x1\x4070c"
    // 2802 v_cmp_ge_u32_e32 vopc 4B all; valu; reads exec
    // 2803 v_cmp_ge_u32_e64 vop3 8B all; valu; reads exec
    // 2804 v_cmp_ge_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393488\x21302b6\x1\x40708\x193499\x21402b6\x1\x40709\x5a34aa\x21502b6\x1\x4070c"
    // 2805 v_cmp_ge_u64_e32 vopc 4B all; valu; reads exec
    // 2806 v_cmp_ge_u64_e64 vop3 8B all; valu; reads exec
    U"\x3934bc\x21602b7\x1\x40708\x1934cd\x21702b7\x1\x40709"
    // 2807 v_cmp_gt_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2808 v_cmp_gt_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2809 v_cmp_gt_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3934de\x20202b8\x1\x140708\x5834ef\x20302b8\x1\x140709\x593500\x20302b8\x1\x14070c"
    // 2810 v_cmp_gt_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2811 v_cmp_gt_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2812 v_cmp_gt_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393512\x20402b9\x1\x140708\x583523\x20502b9\x1\x140709\x593534\x20502b9\x1\x14070c"
    // 2813 v_cmp_gt_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2814 v_cmp_gt_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x393546\x20602ba\x1\x140708\x583557\x20702ba\x1\x140709"
    // 2815 v_cmp_gt_i16_e32 vopc 4B all; valu; reads exec
    // 2816 v_cmp_gt_i16_e64 vop3 8B all; valu; reads exec
    // 2817 v_cmp_gt_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393568\x20802bb\x1\x40708\x193579\x20902bb\x1\x40709\x5a358a\x20a02bb\x1\x4070c"
    // 2818 v_cmp_gt_i32_e32 vopc 4B all; valu; reads exec
    // 2819 v_cmp_gt_i32_e64 vop3 8B all; valu; reads exec
    // 2820 v_cmp_gt_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x39359c\x20b02bc\x1\x40708\x1935ad\x20c02bc\x1\x40709\x5a35be\x20d02bc\x1\x4070c"
    // 2821 v_cmp_gt_i64_e32 vopc 4B all; valu; reads exec
    // 2822 v_cmp_gt_i64_e64 vop3 8B all; valu; reads exec
    U"\x3935d0\x20e02bd\x1\x40708\x1935e1\x20f02bd\x1\x40709"
    // 2823 v_cmp_gt_u16_e32 vopc 4B all; valu; reads exec
    // 2824 v_cmp_gt_u16_e64 vop3 8B all; valu; reads exec
    // 2825 v_cmp_gt_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3935f2\x21002be\x1\x40708\x193603\x21102be\x1\x40709\x5a3614\x21202be\x1\x4070c"
    // 2826 v_cmp_gt_u32_e32 vopc 4B all; valu; reads exec
    // 2827 v_cmp_gt_u32_e64 vop3 8B all; valu; reads exec
    // 2828 v_cmp_gt_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393626\x21302bf\x1\x40708\x193637\x21402bf\x1\x40709\x5a3648\x21502bf\x1\x4070c"
    // 2829 v_cmp_gt_u64_e32 vopc 4B all; valu; reads exec
    // 2830 v_cmp_gt_u64_e64 vop3 8B all; valu; reads exec
    U"\x39365a\x21602c0\x1\x40708\x19366b\x21702c0\x1\x40709"
    // 2831 v_cmp_le_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2832 v_cmp_le_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2833 v_cmp_le_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x39367c\x20202c1\x1\x140708\x58368d\x20302c1\x1\x140709\x59369e\x20302c1\x1\x14070c"
    // 2834 v_cmp_le_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2835 v_cmp_le_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2836 v_cmp_le_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3936b0\x20402c2\x1\x140708\x5836c1\x20502c2\x1\x140709\x5936d2\x20502c2\x1\x14070c"
    // 2837 v_cmp_le_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2838 v_cmp_le_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3936e4\x20602c3\x1\x140708\x5836f5\x20702c3\x1\x140709"
    // 2839 v_cmp_le_i16_e32 vopc 4B all; valu; reads exec
    // 2840 v_cmp_le_i16_e64 vop3 8B all; valu; reads exec
    // 2841 v_cmp_le_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393706\x20802c4\x1\x40708\x193717\x20902c4\x1\x40709\x5a3728\x20a02c4\x1\x4070c"
    // 2842 v_cmp_le_i32_e32 vopc 4B all; valu; reads exec
    // 2843 v_cmp_le_i32_e64 vop3 8B all; valu; reads exec
    // 2844 v_cmp_le_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x39373a\x20b02c5\x1\x40708\x19374b\x20c02c5\x1\x40709\x5a375c\x20d02c5\x1\x4070c"
    // 2845 v_cmp_le_i64_e32 vopc 4B all; valu; reads exec
    // 2846 v_cmp_le_i64_e64 vop3 8B all; valu; reads exec
    U"\x39376e\x20e02c6\x1\x40708\x19377f\x20f02c6\x1\x40709"
    // 2847 v_cmp_le_u16_e32 vopc 4B all; valu; reads exec
    // 2848 v_cmp_le_u16_e64 vop3 8B all; valu; reads exec
    // 2849 v_cmp_le_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393790\x21002c7\x1\x40708\x1937a1\x21102c7\x1\x40709\x5a37b2\x21202c7\x1\x4070c"
    // 2850 v_cmp_le_u32_e32 vopc 4B all; valu; reads exec
    // 2851 v_cmp_le_u32_e64 vop3 8B all; valu; reads exec
    // 2852 v_cmp_le_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3937c4\x21302c8\x1\x40708\x1937d5\x21402c8\x1\x40709\x5a37e6\x21502c8\x1\x4070c"
    // 2853 v_cmp_le_u64_e32 vopc 4B all; valu; reads exec
    // 2854 v_cmp_le_u64_e64 vop3 8B all; valu; reads exec
    U"\x3937f8\x21602c9\x1\x40708\x193809\x21702c9\x1\x40709"
    // 2855 v_cmp_lg_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2856 v_cmp_lg_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2857 v_cmp_lg_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x39381a\x20202ca\x1\x140708\x58382b\x20302ca\x1\x140709\x59383c\x20302ca\x1\x14070c"
    // 2858 v_cmp_lg_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2859 v_cmp_lg_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2860 v_cmp_lg_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x39384e\x20402cb\x1\x140708\x58385f\x20502cb\x1\x140709\x593870\x20502cb\x1\x14070c"
    // 2861 v_cmp_lg_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2862 v_cmp_lg_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x393882\x20602cc\x1\x140708\x583893\x20702cc\x1\x140709"
    // 2863 v_cmp_lt_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2864 v_cmp_lt_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2865 v_cmp_lt_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3938a4\x20202cd\x1\x140708\x5838b5\x20302cd\x1\x140709\x5938c6\x20302cd\x1\x14070c"
    // 2866 v_cmp_lt_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2867 v_cmp_lt_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2868 v_cmp_lt_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3938d8\x20402ce\x1\x140708\x5838e9\x20502ce\x1\x140709\x5938fa\x20502ce\x1\x14070c"
    // 2869 v_cmp_lt_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2870 v_cmp_lt_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x39390c\x20602cf\x1\x140708\x58391d\x20702cf\x1\x140709"
    // 2871 v_cmp_lt_i16_e32 vopc 4B all; valu; reads exec
    // 2872 v_cmp_lt_i16_e64 vop3 8B all; valu; reads exec
    // 2873 v_cmp_lt_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x39392e\x20802d0\x1\x40708\x19393f\x20902d0\x1\x40709\x5a3950\x20a02d0\x1\x4070c"
    // 2874 v_cmp_lt_i32_e32 vopc 4B all; valu; reads exec
    // 2875 v_cmp_lt_i32_e64 vop3 8B all; valu; reads exec
    // 2876 v_cmp_lt_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393962\x20b02d1\x1\x40708\x193973\x20c02d1\x1\x40709\x5a3984\x20d02d1\x1\x4070c"
    // 2877 v_cmp_lt_i64_e32 vopc 4B all; valu; reads exec
    // 2878 v_cmp_lt_i64_e64 vop3 8B all; valu; reads exec
    U"\x393996\x20e02d2\x1\x40708\x1939a7\x20f02d2\x1\x40709"
    // 2879 v_cmp_lt_u16_e32 vopc 4B all; valu; reads exec
    // 2880 v_cmp_lt_u16_e64 vop3 8B all; valu; reads exec
    // 2881 v_cmp_lt_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3939b8\x21002d3\x1\x40708\x1939c9\x21102d3\x1\x40709\x5a39da\x21202d3\x1\x4070c"
    // 2882 v_cmp_lt_u32_e32 vopc 4B all; valu; reads exec
    // 2883 v_cmp_lt_u32_e64 vop3 8B all; valu; reads exec
    // 2884 v_cmp_lt_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x3939ec\x21302d4\x1\x40708\x1939fd\x21402d4\x1\x40709\x5a3a0e\x21502d4\x1\x4070c"
    // 2885 v_cmp_lt_u64_e32 vopc 4B all; valu; reads exec
    // 2886 v_cmp_lt_u64_e64 vop3 8B all; valu; reads exec
    U"\x393a20\x21602d5\x1\x40708\x193a31\x21702d5\x1\x40709"
    // 2887 v_cmp_ne_i16_e32 vopc 4B all; valu; reads exec
    // 2888 v_cmp_ne_i16_e64 vop3 8B all; valu; reads exec
    // 2889 v_cmp_ne_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393a42\x20802d6\x1\x40708\x193a53\x20902d6\x1\x40709\x5a3a64\x20a02d6\x1\x4070c"
    // 2890 v_cmp_ne_i32_e32 vopc 4B all; valu; reads exec
    // 2891 v_cmp_ne_i32_e64 vop3 8B all; valu; reads exec
    // 2892 v_cmp_ne_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393a76\x20b02d7\x1\x40708\x193a87\x20c02d7\x1\x40709\x5a3a98\x20d02d7\x1\x4070c"
    // 2893 v_cmp_ne_i64_e32 vopc 4B all; valu; reads exec
    // 2894 v_cmp_ne_i64_e64 vop3 8B all; valu; reads exec
    U"\x393aaa\x20e02d8\x1\x40708\x193abb\x20f02d8\x1\x40709"
    // 2895 v_cmp_ne_u16_e32 vopc 4B all; valu; reads exec
    // 2896 v_cmp_ne_u16_e64 vop3 8B all; valu; reads exec
    // 2897 v_cmp_ne_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393acc\x21002d9\x1\x40708\x193add\x21102d9\x1\x40709\x5a3aee\x21202d9\x1\x4070c"
    // 2898 v_cmp_ne_u32_e32 vopc 4B all; valu; reads exec
    // 2899 v_cmp_ne_u32_e64 vop3 8B all; valu; reads exec
    // 2900 v_cmp_ne_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393b00\x21302da\x1\x40708\x193b11\x21402da\x1\x40709\x5a3b22\x21502da\x1\x4070c"
    // 2901 v_cmp_ne_u64_e32 vopc 4B all; valu; reads exec
    // 2902 v_cmp_ne_u64_e64 vop3 8B all; valu; reads exec
    U"\x393b34\x21602db\x1\x40708\x193b45\x21702db\x1\x40709"
    // 2903 v_cmp_neq_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2904 v_cmp_neq_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2905 v_cmp_neq_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393b56\x20202dc\x1\x140708\x583b68\x20302dc\x1\x140709\x593b7a\x20302dc\x1\x14070c"
    // 2906 v_cmp_neq_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2907 v_cmp_neq_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2908 v_cmp_neq_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393b8d\x20402dd\x1\x140708\x583b9f\x20502dd\x1\x140709\x593bb1\x20502dd\x1\x14070c"
    // 2909 v_cmp_neq_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2910 v_cmp_neq_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x393bc4\x20602de\x1\x140708\x583bd6\x20702de\x1\x140709"
    // 2911 v_cmp_nge_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2912 v_cmp_nge_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2913 v_cmp_nge_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393be8\x20202df\x1\x140708\x583bfa\x20302df\x1\x140709\x593c0c\x20302df\x1\x14070c"
    // 2914 v_cmp_nge_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2915 v_cmp_nge_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2916 v_cmp_nge_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393c1f\x20402e0\x1\x140708\x583c31\x20502e0\x1\x140709\x593c43\x20502e0\x1\x14070c"
    // 2917 v_cmp_nge_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2918 v_cmp_nge_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x393c56\x20602e1\x1\x140708\x583c68\x20702e1\x1\x140709"
    // 2919 v_cmp_ngt_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2920 v_cmp_ngt_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2921 v_cmp_ngt_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393c7a\x20202e2\x1\x140708\x583c8c\x20302e2\x1\x140709\x593c9e\x20302e2\x1\x14070c"
    // 2922 v_cmp_ngt_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2923 v_cmp_ngt_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2924 v_cmp_ngt_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393cb1\x20402e3\x1\x140708\x583cc3\x20502e3\x1\x140709\x593cd5\x20502e3\x1\x14070c"
    // 2925 v_cmp_ngt_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2926 v_cmp_ngt_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x393ce8\x20602e4\x1\x140708\x583cfa\x20702e4\x1\x140709"
    // 2927 v_cmp_nle_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2928 v_cmp_nle_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2929 v_cmp_nle_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393d0c\x20202e5\x1\x140708\x583d1e\x20302e5\x1\x140709\x593d30\x20302e5\x1\x14070c"
    // 2930 v_cmp_nle_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2931 v_cmp_nle_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2932 v_cmp_nle_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393d43\x20402e6\x1\x140708\x583d55\x20502e6\x1\x140709\x593d67\x20502e6\x1\x14070c"
    // 2933 v_cmp_nle_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2934 v_cmp_nle_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x393d7a\x20602e7\x1\x140708\x583d8c\x20702e7\x1\x140709"
    // 2935 v_cmp_nlg_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2936 v_cmp_nlg_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2937 v_cmp_nlg_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393d9e\x20202e8\x1\x140708\x583db0\x20302e8\x1\x140709\x593dc2\x20302e8\x1\x14070c"
    // 2938 v_cmp_nlg_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2939 v_cmp_nlg_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2940 v_cmp_nlg_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393dd5\x20402e9\x1\x140708\x583de7\x20502e9\x1\x140709\x593df9\x20502e9\x1\x14070c"
    // 2941 v_cmp_nlg_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2942 v_cmp_nlg_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x393e0c\x20602ea\x1\x140708\x583e1e\x20702ea\x1\x140709"
    // 2943 v_cmp_nlt_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2944 v_cmp_nlt_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2945 v_cmp_nlt_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393e30\x20202eb\x1\x140708\x583e42\x20302eb\x1\x140709\x593e54\x20302eb\x1\x14070c"
    // 2946 v_cmp_nlt_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2947 v_cmp_nlt_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2948 v_cmp_nlt_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393e67\x20402ec\x1\x140708\x583e79\x20502ec\x1\x140709\x593e8b\x20502ec\x1\x14070c"
    // 2949 v_cmp_nlt_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2950 v_cmp_nlt_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x393e9e\x20602ed\x1\x140708\x583eb0\x20702ed\x1\x140709"
    // 2951 v_cmp_o_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2952 v_cmp_o_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2953 v_cmp_o_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393ec2\x20202ee\x1\x140708\x583ed2\x20302ee\x1\x140709\x593ee2\x20302ee\x1\x14070c"
    // 2954 v_cmp_o_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2955 v_cmp_o_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2956 v_cmp_o_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x393ef3\x20402ef\x1\x140708\x583f03\x20502ef\x1\x140709\x593f13\x20502ef\x1\x14070c"
    // 2957 v_cmp_o_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2958 v_cmp_o_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x393f24\x20602f0\x1\x140708\x583f34\x20702f0\x1\x140709"
    // 2959 v_cmp_t_i16_e32 vopc 4B all; valu; reads exec
    // 2960 v_cmp_t_i16_e64 vop3 8B all; valu; reads exec
    // 2961 v_cmp_t_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393f44\x20802f1\x1\x40708\x193f54\x20902f1\x1\x40709\x5a3f64\x20a02f1\x1\x4070c"
    // 2962 v_cmp_t_i32_e32 vopc 4B all; valu; reads exec
    // 2963 v_cmp_t_i32_e64 vop3 8B all; valu; reads exec
    // 2964 v_cmp_t_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393f75\x20b02f2\x1\x40708\x193f85\x20c02f2\x1\x40709\x5a3f95\x20d02f2\x1\x4070c"
    // 2965 v_cmp_t_i64_e32 vopc 4B all; valu; reads exec
    // 2966 v_cmp_t_i64_e64 vop3 8B all; valu; reads exec
    U"\x393fa6\x20e02f3\x1\x40708\x193fb6\x20f02f3\x1\x40709"
    // 2967 v_cmp_t_u16_e32 vopc 4B all; valu; reads exec
    // 2968 v_cmp_t_u16_e64 vop3 8B all; valu; reads exec
    // 2969 v_cmp_t_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393fc6\x21002f4\x1\x40708\x193fd6\x21102f4\x1\x40709\x5a3fe6\x21202f4\x1\x4070c"
    // 2970 v_cmp_t_u32_e32 vopc 4B all; valu; reads exec
    // 2971 v_cmp_t_u32_e64 vop3 8B all; valu; reads exec
    // 2972 v_cmp_t_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    U"\x393ff7\x21302f5\x1\x40708\x194007\x21402f5\x1\x40709\x5a4017\x21502f5\x1\x4070c"
    // 2973 v_cmp_t_u64_e32 vopc 4B all; valu; reads exec
    // 2974 v_cmp_t_u64_e64 vop3 8B all; valu; reads exec
    U"\x394028\x21602f6\x1\x40708\x194038\x21702f6\x1\x40709"
    // 2975 v_cmp_tru_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2976 v_cmp_tru_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2977 v_cmp_tru_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x394048\x20202f7\x1\x140708\x58405a\x20302f7\x1\x140709\x59406c\x20302f7\x1\x14070c"
    // 2978 v_cmp_tru_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2979 v_cmp_tru_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2980 v_cmp_tru_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x39407f\x20402f8\x1\x140708\x584091\x20502f8\x1\x140709\x5940a3\x20502f8\x1\x14070c"
    // 2981 v_cmp_tru_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2982 v_cmp_tru_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x3940b6\x20602f9\x1\x140708\x5840c8\x20702f9\x1\x140709"
    // 2983 v_cmp_u_f16_e32 vopc 4B all; valu; reads exec|mode
    // 2984 v_cmp_u_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2985 v_cmp_u_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x3940da\x20202fa\x1\x140708\x5840ea\x20302fa\x1\x140709\x5940fa\x20302fa\x1\x14070c"
    // 2986 v_cmp_u_f32_e32 vopc 4B all; valu; reads exec|mode
    // 2987 v_cmp_u_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 2988 v_cmp_u_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    U"\x39410b\x20402fb\x1\x140708\x58411b\x20502fb\x1\x140709\x59412b\x20502fb\x1\x14070c"
    // 2989 v_cmp_u_f64_e32 vopc 4B all; valu; reads exec|mode
    // 2990 v_cmp_u_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x39413c\x20602fc\x1\x140708\x58414c\x20702fc\x1\x140709"
    // 2991 v_cmpx_class_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 2992 v_cmpx_class_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes neg|abs
    // 2993 v_cmpx_class_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes vcc|exec; takes neg|abs|src0_sel|src1_sel|sext
    U"\x39415c\x1fa02fd\x10000001\x4040708\x564171\x1fb02fd\x10000001\x4040709\x574186\x1fc02fd\x10000001\x604070c"
    // 2994 v_cmpx_class_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 2995 v_cmpx_class_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes neg|abs
    // 2996 v_cmpx_class_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes vcc|exec; takes neg|abs|src0_sel|src1_sel|sext
    U"\x39419c\x1fd02fe\x10000001\x4040708\x5641b1\x1fe02fe\x10000001\x4040709\x5741c6\x1ff02fe\x10000001\x604070c"
    // 2997 v_cmpx_class_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 2998 v_cmpx_class_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes neg|abs
    U"\x3941dc\x20002ff\x10000001\x4040708\x5641f1\x20102ff\x10000001\x4040709"
    // 2999 v_cmpx_eq_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3000 v_cmpx_eq_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3001 v_cmpx_eq_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394206\x2020300\x10000001\x4140708\x584218\x2030300\x10000001\x4140709\x59422a\x2030300\x10000001\x414070c"
    // 3002 v_cmpx_eq_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3003 v_cmpx_eq_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3004 v_cmpx_eq_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x39423d\x2040301\x10000001\x4140708\x58424f\x2050301\x10000001\x4140709\x594261\x2050301\x10000001\x414070c"
    // 3005 v_cmpx_eq_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3006 v_cmpx_eq_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x394274\x2060302\x10000001\x4140708\x584286\x2070302\x10000001\x4140709"
    // 3007 v_cmpx_eq_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3008 v_cmpx_eq_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3009 v_cmpx_eq_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394298\x2080303\x10000001\x4040708\x1942aa\x2090303\x10000001\x4040709\x5a42bc\x20a0303\x10000001\x404070c"
    // 3010 v_cmpx_eq_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3011 v_cmpx_eq_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3012 v_cmpx_eq_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x3942cf\x20b0304\x10000001\x4040708\x1942e1\x20c0304\x10000001\x4040709\x5a42f3\x20d0304\x10000001\x404070c"
    // 3013 v_cmpx_eq_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3014 v_cmpx_eq_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x394306\x20e0305\x10000001\x4040708\x194318\x20f0305\x10000001\x4040709"
    // 3015 v_cmpx_eq_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3016 v_cmpx_eq_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3017 v_cmpx_eq_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x39432a\x2100306\x10000001\x4040708\x19433c\x2110306\x10000001\x4040709\x5a434e\x2120306\x10000001\x404070c"
    // 3018 v_cmpx_eq_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3019 v_cmpx_eq_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3020 v_cmpx_eq_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394361\x2130307\x10000001\x4040708\x194373\x2140307\x10000001\x4040709\x5a4385\x2150307\x10000001\x404070c"
    // 3021 v_cmpx_eq_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3022 v_cmpx_eq_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x394398\x2160308\x10000001\x4040708\x1943aa\x2170308\x10000001\x4040709"
    // 3023 v_cmpx_f_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3024 v_cmpx_f_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3025 v_cmpx_f_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x3943bc\x2020309\x10000001\x4140708\x5843cd\x2030309\x10000001\x4140709\x5943de\x2030309\x10000001\x414070c"
    // 3026 v_cmpx_f_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3027 v_cmpx_f_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3028 v_cmpx_f_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x3943f0\x204030a\x10000001\x4140708\x584401\x205030a\x10000001\x4140709\x594412\x205030a\x10000001\x414070c"
    // 3029 v_cmpx_f_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3030 v_cmpx_f_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x394424\x206030b\x10000001\x4140708\x584435\x207030b\x10000001\x4140709"
    // 3031 v_cmpx_f_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3032 v_cmpx_f_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3033 v_cmpx_f_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394446\x208030c\x10000001\x4040708\x194457\x209030c\x10000001\x4040709\x5a4468\x20a030c\x10000001\x404070c"
    // 3034 v_cmpx_f_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3035 v_cmpx_f_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3036 v_cmpx_f_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x39447a\x20b030d\x10000001\x4040708\x19448b\x20c030d\x10000001\x4040709\x5a449c\x20d030d\x10000001\x404070c"
    // 3037 v_cmpx_f_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3038 v_cmpx_f_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x3944ae\x20e030e\x10000001\x4040708\x1944bf\x20f030e\x10000001\x4040709"
    // 3039 v_cmpx_f_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3040 v_cmpx_f_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3041 v_cmpx_f_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x3944d0\x210030f\x10000001\x4040708\x1944e1\x211030f\x10000001\x4040709\x5a44f2\x212030f\x10000001\x404070c"
    // 3042 v_cmpx_f_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3043 v_cmpx_f_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3044 v_cmpx_f_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394504\x2130310\x10000001\x4040708\x194515\x2140310\x10000001\x4040709\x5a4526\x2150310\x10000001\x404070c"
    // 3045 v_cmpx_f_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3046 v_cmpx_f_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x394538\x2160311\x10000001\x4040708\x194549\x2170311\x10000001\x4040709"
    // 3047 v_cmpx_ge_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3048 v_cmpx_ge_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3049 v_cmpx_ge_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x39455a\x2020312\x10000001\x4140708\x58456c\x2030312\x10000001\x4140709\x59457e\x2030312\x10000001\x414070c"
    // 3050 v_cmpx_ge_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3051 v_cmpx_ge_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3052 v_cmpx_ge_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394591\x2040313\x10000001\x4140708\x5845a3\x2050313\x10000001\x4140709\x5945b5\x2050313\x10000001\x414070c"
    // 3053 v_cmpx_ge_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3054 v_cmpx_ge_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x3945c8\x2060314\x10000001\x4140708\x5845da\x2070314\x10000001\x4140709"
    // 3055 v_cmpx_ge_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3056 v_cmpx_ge_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3057 v_cmpx_ge_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x3945ec\x2080315\x10000001\x4040708\x1945fe\x2090315\x10000001\x4040709\x5a4610\x20a0315\x10000001\x404070c"
    // 3058 v_cmpx_ge_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3059 v_cmpx_ge_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3060 v_cmpx_ge_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394623\x20b0316\x10000001\x4040708\x194635\x20c0316\x10000001\x4040709\x5a4647\x20d0316\x10000001\x404070c"
    // 3061 v_cmpx_ge_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3062 v_cmpx_ge_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x39465a\x20e0317\x10000001\x4040708\x19466c\x20f0317\x10000001\x4040709"
    // 3063 v_cmpx_ge_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3064 v_cmpx_ge_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3065 v_cmpx_ge_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x39467e\x2100318\x10000001\x4040708\x194690\x2110318\x10000001\x4040709\x5a46a2\x2120318\x10000001\x404070c"
    // 3066 v_cmpx_ge_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3067 v_cmpx_ge_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3068 v_cmpx_ge_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x3946b5\x2130319\x10000001\x4040708\x1946c7\x2140319\x10000001\x4040709\x5a46d9\x2150319\x10000001\x404070c"
    // 3069 v_cmpx_ge_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3070 v_cmpx_ge_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x3946ec\x216031a\x10000001\x4040708\x1946fe\x217031a\x10000001\x4040709"
    // 3071 v_cmpx_gt_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3072 v_cmpx_gt_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3073 v_cmpx_gt_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394710\x202031b\x10000001\x4140708\x584722\x203031b\x10000001\x4140709\x594734\x203031b\x10000001\x414070c"
    // 3074 v_cmpx_gt_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3075 v_cmpx_gt_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3076 v_cmpx_gt_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394747\x204031c\x10000001\x4140708\x584759\x205031c\x10000001\x4140709\x59476b\x205031c\x10000001\x414070c"
    // 3077 v_cmpx_gt_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3078 v_cmpx_gt_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x39477e\x206031d\x10000001\x4140708\x584790\x207031d\x10000001\x4140709"
    // 3079 v_cmpx_gt_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3080 v_cmpx_gt_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3081 v_cmpx_gt_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x3947a2\x208031e\x10000001\x4040708\x1947b4\x209031e\x10000001\x4040709\x5a47c6\x20a031e\x10000001\x404070c"
    // 3082 v_cmpx_gt_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3083 v_cmpx_gt_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3084 v_cmpx_gt_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x3947d9\x20b031f\x10000001\x4040708\x1947eb\x20c031f\x10000001\x4040709\x5a47fd\x20d031f\x10000001\x404070c"
    // 3085 v_cmpx_gt_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3086 v_cmpx_gt_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x394810\x20e0320\x10000001\x4040708\x194822\x20f0320\x10000001\x4040709"
    // 3087 v_cmpx_gt_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3088 v_cmpx_gt_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3089 v_cmpx_gt_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394834\x2100321\x10000001\x4040708\x194846\x2110321\x10000001\x4040709\x5a4858\x2120321\x10000001\x404070c"
    // 3090 v_cmpx_gt_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3091 v_cmpx_gt_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3092 v_cmpx_gt_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x39486b\x2130322\x10000001\x4040708\x19487d\x2140322\x10000001\x4040709\x5a488f\x2150322\x10000001\x404070c"
    // 3093 v_cmpx_gt_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3094 v_cmpx_gt_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x3948a2\x2160323\x10000001\x4040708\x1948b4\x2170323\x10000001\x4040709"
    // 3095 v_cmpx_le_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3096 v_cmpx_le_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3097 v_cmpx_le_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x3948c6\x2020324\x10000001\x4140708\x5848d8\x2030324\x10000001\x4140709\x5948ea\x2030324\x10000001\x414070c"
    // 3098 v_cmpx_le_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3099 v_cmpx_le_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3100 v_cmpx_le_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x3948fd\x2040325\x10000001\x4140708\x58490f\x2050325\x10000001\x4140709\x594921\x2050325\x10000001\x414070c"
    // 3101 v_cmpx_le_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3102 v_cmpx_le_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x394934\x2060326\x10000001\x4140708\x584946\x2070326\x10000001\x4140709"
    // 3103 v_cmpx_le_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3104 v_cmpx_le_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3105 v_cmpx_le_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394958\x2080327\x10000001\x4040708\x19496a\x2090327\x10000001\x4040709\x5a497c\x20a0327\x10000001\x404070c"
    // 3106 v_cmpx_le_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3107 v_cmpx_le_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3108 v_cmpx_le_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x39498f\x20b0328\x10000001\x4040708\x1949a1\x20c0328\x10000001\x4040709\x5a49b3\x20d0328\x10000001\x404070c"
    // 3109 v_cmpx_le_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3110 v_cmpx_le_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x3949c6\x20e0329\x10000001\x4040708\x1949d8\x20f0329\x10000001\x4040709"
    // 3111 v_cmpx_le_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3112 v_cmpx_le_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3113 v_cmpx_le_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x3949ea\x210032a\x10000001\x4040708\x1949fc\x211032a\x10000001\x4040709\x5a4a0e\x212032a\x10000001\x404070c"
    // 3114 v_cmpx_le_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3115 v_cmpx_le_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3116 v_cmpx_le_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394a21\x213032b\x10000001\x4040708\x194a33\x214032b\x10000001\x4040709\x5a4a45\x215032b\x10000001\x404070c"
    // 3117 v_cmpx_le_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3118 v_cmpx_le_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x394a58\x216032c\x10000001\x4040708\x194a6a\x217032c\x10000001\x4040709"
    // 3119 v_cmpx_lg_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3120 v_cmpx_lg_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3121 v_cmpx_lg_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394a7c\x202032d\x10000001\x4140708\x584a8e\x203032d\x10000001\x4140709\x594aa0\x203032d\x10000001\x414070c"
    // 3122 v_cmpx_lg_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3123 v_cmpx_lg_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3124 v_cmpx_lg_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394ab3\x204032e\x10000001\x4140708\x584ac5\x205032e\x10000001\x4140709\x594ad7\x205032e\x10000001\x414070c"
    // 3125 v_cmpx_lg_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3126 v_cmpx_lg_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x394aea\x206032f\x10000001\x4140708\x584afc\x207032f\x10000001\x4140709"
    // 3127 v_cmpx_lt_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3128 v_cmpx_lt_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3129 v_cmpx_lt_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394b0e\x2020330\x10000001\x4140708\x584b20\x2030330\x10000001\x4140709\x594b32\x2030330\x10000001\x414070c"
    // 3130 v_cmpx_lt_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3131 v_cmpx_lt_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3132 v_cmpx_lt_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394b45\x2040331\x10000001\x4140708\x584b57\x2050331\x10000001\x4140709\x594b69\x2050331\x10000001\x414070c"
    // 3133 v_cmpx_lt_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3134 v_cmpx_lt_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x394b7c\x2060332\x10000001\x4140708\x584b8e\x2070332\x10000001\x4140709"
    // 3135 v_cmpx_lt_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3136 v_cmpx_lt_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3137 v_cmpx_lt_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394ba0\x2080333\x10000001\x4040708\x194bb2\x2090333\x10000001\x4040709\x5a4bc4\x20a0333\x10000001\x404070c"
    // 3138 v_cmpx_lt_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3139 v_cmpx_lt_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3140 v_cmpx_lt_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394bd7\x20b0334\x10000001\x4040708\x194be9\x20c0334\x10000001\x4040709\x5a4bfb\x20d0334\x10000001\x404070c"
    // 3141 v_cmpx_lt_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3142 v_cmpx_lt_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x394c0e\x20e0335\x10000001\x4040708\x194c20\x20f0335\x10000001\x4040709"
    // 3143 v_cmpx_lt_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3144 v_cmpx_lt_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3145 v_cmpx_lt_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394c32\x2100336\x10000001\x4040708\x194c44\x2110336\x10000001\x4040709\x5a4c56\x2120336\x10000001\x404070c"
    // 3146 v_cmpx_lt_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3147 v_cmpx_lt_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3148 v_cmpx_lt_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394c69\x2130337\x10000001\x4040708\x194c7b\x2140337\x10000001\x4040709\x5a4c8d\x2150337\x10000001\x404070c"
    // 3149 v_cmpx_lt_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3150 v_cmpx_lt_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x394ca0\x2160338\x10000001\x4040708\x194cb2\x2170338\x10000001\x4040709"
    // 3151 v_cmpx_ne_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3152 v_cmpx_ne_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3153 v_cmpx_ne_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394cc4\x2080339\x10000001\x4040708\x194cd6\x2090339\x10000001\x4040709\x5a4ce8\x20a0339\x10000001\x404070c"
    // 3154 v_cmpx_ne_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3155 v_cmpx_ne_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3156 v_cmpx_ne_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394cfb\x20b033a\x10000001\x4040708\x194d0d\x20c033a\x10000001\x4040709\x5a4d1f\x20d033a\x10000001\x404070c"
    // 3157 v_cmpx_ne_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3158 v_cmpx_ne_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x394d32\x20e033b\x10000001\x4040708\x194d44\x20f033b\x10000001\x4040709"
    // 3159 v_cmpx_ne_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3160 v_cmpx_ne_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3161 v_cmpx_ne_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394d56\x210033c\x10000001\x4040708\x194d68\x211033c\x10000001\x4040709\x5a4d7a\x212033c\x10000001\x404070c"
    // 3162 v_cmpx_ne_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3163 v_cmpx_ne_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3164 v_cmpx_ne_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x394d8d\x213033d\x10000001\x4040708\x194d9f\x214033d\x10000001\x4040709\x5a4db1\x215033d\x10000001\x404070c"
    // 3165 v_cmpx_ne_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3166 v_cmpx_ne_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x394dc4\x216033e\x10000001\x4040708\x194dd6\x217033e\x10000001\x4040709"
    // 3167 v_cmpx_neq_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3168 v_cmpx_neq_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3169 v_cmpx_neq_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394de8\x202033f\x10000001\x4140708\x584dfb\x203033f\x10000001\x4140709\x594e0e\x203033f\x10000001\x414070c"
    // 3170 v_cmpx_neq_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3171 v_cmpx_neq_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3172 v_cmpx_neq_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394e22\x2040340\x10000001\x4140708\x584e35\x2050340\x10000001\x4140709\x594e48\x2050340\x10000001\x414070c"
    // 3173 v_cmpx_neq_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3174 v_cmpx_neq_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x394e5c\x2060341\x10000001\x4140708\x584e6f\x2070341\x10000001\x4140709"
    // 3175 v_cmpx_nge_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3176 v_cmpx_nge_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3177 v_cmpx_nge_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394e82\x2020342\x10000001\x4140708\x584e95\x2030342\x10000001\x4140709\x594ea8\x2030342\x10000001\x414070c"
    // 3178 v_cmpx_nge_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3179 v_cmpx_nge_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3180 v_cmpx_nge_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394ebc\x2040343\x10000001\x4140708\x584ecf\x2050343\x10000001\x4140709\x594ee2\x2050343\x10000001\x414070c"
    // 3181 v_cmpx_nge_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3182 v_cmpx_nge_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x394ef6\x2060344\x10000001\x4140708\x584f09\x2070344\x10000001\x4140709"
    // 3183 v_cmpx_ngt_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3184 v_cmpx_ngt_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3185 v_cmpx_ngt_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394f1c\x2020345\x10000001\x4140708\x584f2f\x2030345\x10000001\x4140709\x594f42\x2030345\x10000001\x414070c"
    // 3186 v_cmpx_ngt_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3187 v_cmpx_ngt_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3188 v_cmpx_ngt_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394f56\x2040346\x10000001\x4140708\x584f69\x2050346\x10000001\x4140709\x594f7c\x2050346\x10000001\x414070c"
    // 3189 v_cmpx_ngt_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3190 v_cmpx_ngt_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x394f90\x2060347\x10000001\x4140708\x584fa3\x2070347\x10000001\x4140709"
    // 3191 v_cmpx_nle_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3192 v_cmpx_nle_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3193 v_cmpx_nle_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394fb6\x2020348\x10000001\x4140708\x584fc9\x2030348\x10000001\x4140709\x594fdc\x2030348\x10000001\x414070c"
    // 3194 v_cmpx_nle_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3195 v_cmpx_nle_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3196 v_cmpx_nle_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x394ff0\x2040349\x10000001\x4140708\x585003\x2050349\x10000001\x4140709\x595016\x2050349\x10000001\x414070c"
    // 3197 v_cmpx_nle_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3198 v_cmpx_nle_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x39502a\x206034a\x10000001\x4140708\x58503d\x207034a\x10000001\x4140709"
    // 3199 v_cmpx_nlg_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3200 v_cmpx_nlg_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3201 v_cmpx_nlg_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x395050\x202034b\x10000001\x4140708\x585063\x203034b\x10000001\x4140709\x595076\x203034b\x10000001\x414070c"
    // 3202 v_cmpx_nlg_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3203 v_cmpx_nlg_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3204 v_cmpx_nlg_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x39508a\x204034c\x10000001\x4140708\x58509d\x205034c\x10000001\x4140709\x5950b0\x205034c\x10000001\x414070c"
    // 3205 v_cmpx_nlg_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3206 v_cmpx_nlg_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x3950c4\x206034d\x10000001\x4140708\x5850d7\x207034d\x10000001\x4140709"
    // 3207 v_cmpx_nlt_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3208 v_cmpx_nlt_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3209 v_cmpx_nlt_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x3950ea\x202034e\x10000001\x4140708\x5850fd\x203034e\x10000001\x4140709\x595110\x203034e\x10000001\x414070c"
    // 3210 v_cmpx_nlt_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3211 v_cmpx_nlt_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3212 v_cmpx_nlt_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x395124\x204034f\x10000001\x4140708\x585137\x205034f\x10000001\x4140709\x59514a\x205034f\x10000001\x414070c"
    // 3213 v_cmpx_nlt_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3214 v_cmpx_nlt_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x39515e\x2060350\x10000001\x4140708\x585171\x2070350\x10000001\x4140709"
    // 3215 v_cmpx_o_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3216 v_cmpx_o_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3217 v_cmpx_o_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x395184\x2020351\x10000001\x4140708\x585195\x2030351\x10000001\x4140709\x5951a6\x2030351\x10000001\x414070c"
    // 3218 v_cmpx_o_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3219 v_cmpx_o_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3220 v_cmpx_o_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x3951b8\x2040352\x10000001\x4140708\x5851c9\x2050352\x10000001\x4140709\x5951da\x2050352\x10000001\x414070c"
    // 3221 v_cmpx_o_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3222 v_cmpx_o_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x3951ec\x2060353\x10000001\x4140708\x5851fd\x2070353\x10000001\x4140709"
    // 3223 v_cmpx_t_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3224 v_cmpx_t_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3225 v_cmpx_t_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x39520e\x2080354\x10000001\x4040708\x19521f\x2090354\x10000001\x4040709\x5a5230\x20a0354\x10000001\x404070c"
    // 3226 v_cmpx_t_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3227 v_cmpx_t_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3228 v_cmpx_t_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x395242\x20b0355\x10000001\x4040708\x195253\x20c0355\x10000001\x4040709\x5a5264\x20d0355\x10000001\x404070c"
    // 3229 v_cmpx_t_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3230 v_cmpx_t_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x395276\x20e0356\x10000001\x4040708\x195287\x20f0356\x10000001\x4040709"
    // 3231 v_cmpx_t_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3232 v_cmpx_t_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3233 v_cmpx_t_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x395298\x2100357\x10000001\x4040708\x1952a9\x2110357\x10000001\x4040709\x5a52ba\x2120357\x10000001\x404070c"
    // 3234 v_cmpx_t_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3235 v_cmpx_t_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3236 v_cmpx_t_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    U"\x3952cc\x2130358\x10000001\x4040708\x1952dd\x2140358\x10000001\x4040709\x5a52ee\x2150358\x10000001\x404070c"
    // 3237 v_cmpx_t_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    // 3238 v_cmpx_t_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    U"\x395300\x2160359\x10000001\x4040708\x195311\x2170359\x10000001\x4040709"
    // 3239 v_cmpx_tru_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3240 v_cmpx_tru_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3241 v_cmpx_tru_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x395322\x202035a\x10000001\x4140708\x585335\x203035a\x10000001\x4140709\x595348\x203035a\x10000001\x414070c"
    // 3242 v_cmpx_tru_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3243 v_cmpx_tru_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3244 v_cmpx_tru_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x39535c\x204035b\x10000001\x4140708\x58536f\x205035b\x10000001\x4140709\x595382\x205035b\x10000001\x414070c"
    // 3245 v_cmpx_tru_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3246 v_cmpx_tru_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x395396\x206035c\x10000001\x4140708\x5853a9\x207035c\x10000001\x4140709"
    // 3247 v_cmpx_u_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3248 v_cmpx_u_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3249 v_cmpx_u_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x3953bc\x202035d\x10000001\x4140708\x5853cd\x203035d\x10000001\x4140709\x5953de\x203035d\x10000001\x414070c"
    // 3250 v_cmpx_u_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3251 v_cmpx_u_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    // 3252 v_cmpx_u_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    U"\x3953f0\x204035e\x10000001\x4140708\x585401\x205035e\x10000001\x4140709\x595412\x205035e\x10000001\x414070c"
    // 3253 v_cmpx_u_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    // 3254 v_cmpx_u_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    U"\x395424\x206035f\x10000001\x4140708\x585435\x207035f\x10000001\x4140709"
    // 3255 v_cndmask_b32_e32 vop2 4B all; valu; reads exec
    // 3256 v_cndmask_b32_e64 vop3 8B all; valu; reads exec; takes neg|abs
    // 3257 v_cndmask_b32_sdwa sdwa 8B all; valu; reads exec; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel|src1_sel
    // 3258 v_cndmask_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x395446\x980360\x1\x40707\x565458\x990360\x1\x40709\x5b546a\x9a0360\x1\x4070c\x4f547d\x9b0360\x800001\x4070d"
    // 3259 v_cos_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 3260 v_cos_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 3261 v_cos_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3262 v_cos_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x39548f\x2990361\x10001\x140706\x4d549d\x29a0361\x10001\x140709\x5554ab\x29a0361\x10001\x14070c\x4f54ba\x29b0361\x810001\x14070d"
    // 3263 v_cos_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 3264 v_cos_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 3265 v_cos_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3266 v_cos_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3954c8\x29c0362\x10001\x140706\x4d54d6\x29d0362\x10001\x140709\x5554e4\x29d0362\x10001\x14070c\x4f54f3\x29e0362\x810001\x14070d"
    // 3267 v_cubeid_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d5501\x9c0363\x1\x140709"
    // 3268 v_cubema_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d550e\x9c0364\x1\x140709"
    // 3269 v_cubesc_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d551b\x9c0365\x1\x140709"
    // 3270 v_cubetc_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d5528\x9c0366\x1\x140709"
    // 3271 v_cvt_f16_f32_e32 vop1 4B all; valu; reads exec|mode
    // 3272 v_cvt_f16_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3273 v_cvt_f16_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3274 v_cvt_f16_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x395535\x2a10367\x1\x140706\x4d5547\x2a20367\x1\x140709\x555559\x2a20367\x1\x14070c\x4f556c\x2a30367\x800001\x14070d"
    // 3275 v_cvt_f16_i16_e32 vop1 4B all; valu; reads exec|mode
    // 3276 v_cvt_f16_i16_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    // 3277 v_cvt_f16_i16_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    // 3278 v_cvt_f16_i16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x39557e\x2a40368\x1\x140706\x5c5590\x2a50368\x1\x140709\x5d55a2\x2a60368\x1\x14070c\x4c55b5\x2a70368\x800001\x14070d"
    // 3279 v_cvt_f16_u16_e32 vop1 4B all; valu; reads exec|mode
    // 3280 v_cvt_f16_u16_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    // 3281 v_cvt_f16_u16_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    // 3282 v_cvt_f16_u16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3955c7\x2a80369\x1\x140706\x5c55d9\x2a90369\x1\x140709\x5d55eb\x2aa0369\x1\x14070c\x4c55fe\x2ab0369\x800001\x14070d"
    // 3283 v_cvt_f32_bf16_e32 vop1 4B 950; valu; reads exec|mode
    // 3284 v_cvt_f32_bf16_e64 vop3 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3285 v_cvt_f32_bf16_sdwa sdwa 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3286 v_cvt_f32_bf16_dpp dpp 8B 950; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x395610\x2ac036a\x1\x140406\x4d5623\x2ad036a\x1\x140409\x555636\x2ad036a\x1\x14040c\x4f564a\x2ae036a\x800001\x14040d"
    // 3287 v_cvt_f32_bf8_e32 vop1 4B 942|950; valu; reads exec|mode
    // 3288 v_cvt_f32_bf8_e64 vop3 8B 942|950; valu; reads exec|mode; takes clamp|omod
    // 3289 v_cvt_f32_bf8_sdwa sdwa 8B 942|950; valu; reads exec|mode; takes clamp|omod|src0_sel
    // 3290 v_cvt_f32_bf8_dpp dpp 8B 942|950; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x39565d\x2af036b\x1\x140606\x5c566f\x2b0036b\x1\x140609\x5e5681\x2b0036b\x1\x14060c\x4c5694\x2b1036b\x800001\x14060d"
    // 3291 v_cvt_f32_f16_e32 vop1 4B all; valu; reads exec|mode
    // 3292 v_cvt_f32_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3293 v_cvt_f32_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3294 v_cvt_f32_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3956a6\x2b2036c\x1\x140706\x4d56b8\x2b3036c\x1\x140709\x5556ca\x2b3036c\x1\x14070c\x4f56dd\x2b4036c\x800001\x14070d"
    // 3295 v_cvt_f32_f64_e32 vop1 4B all; valu; reads exec|mode
    // 3296 v_cvt_f32_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x3956ef\x2b5036d\x1\x140706\x4d5701\x2b6036d\x1\x140709"
    // 3297 v_cvt_f32_fp8_e32 vop1 4B 942|950; valu; reads exec|mode
    // 3298 v_cvt_f32_fp8_e64 vop3 8B 942|950; valu; reads exec|mode; takes clamp|omod
    // 3299 v_cvt_f32_fp8_sdwa sdwa 8B 942|950; valu; reads exec|mode; takes clamp|omod|src0_sel
    // 3300 v_cvt_f32_fp8_dpp dpp 8B 942|950; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x395713\x2af036e\x1\x140606\x5c5725\x2b0036e\x1\x140609\x5e5737\x2b0036e\x1\x14060c\x4c574a\x2b1036e\x800001\x14060d"
    // 3301 v_cvt_f32_i32_e32 vop1 4B all; valu; reads exec|mode
    // 3302 v_cvt_f32_i32_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    // 3303 v_cvt_f32_i32_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    // 3304 v_cvt_f32_i32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x39575c\x2b7036f\x1\x140706\x5c576e\x2b8036f\x1\x140709\x5d5780\x2b9036f\x1\x14070c\x4c5793\x2ba036f\x800001\x14070d"
    // 3305 v_cvt_f32_u32_e32 vop1 4B all; valu; reads exec|mode
    // 3306 v_cvt_f32_u32_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    // 3307 v_cvt_f32_u32_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    // 3308 v_cvt_f32_u32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3957a5\x2bb0370\x1\x140706\x5c57b7\x2bc0370\x1\x140709\x5d57c9\x2bd0370\x1\x14070c\x4c57dc\x2be0370\x800001\x14070d"
    // 3309 v_cvt_f32_ubyte0_e32 vop1 4B all; valu; reads exec|mode
    // 3310 v_cvt_f32_ubyte0_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    // 3311 v_cvt_f32_ubyte0_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    // 3312 v_cvt_f32_ubyte0_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3957ee\x2950371\x1\x140706\x5c5803\x2960371\x1\x140709\x5d5818\x2970371\x1\x14070c\x4c582e\x2980371\x800001\x14070d"
    // 3313 v_cvt_f32_ubyte1_e32 vop1 4B all; valu; reads exec|mode
    // 3314 v_cvt_f32_ubyte1_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    // 3315 v_cvt_f32_ubyte1_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    // 3316 v_cvt_f32_ubyte1_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x395843\x2950372\x1\x140706\x5c5858\x2960372\x1\x140709\x5d586d\x2970372\x1\x14070c\x4c5883\x2980372\x800001\x14070d"
    // 3317 v_cvt_f32_ubyte2_e32 vop1 4B all; valu; reads exec|mode
    // 3318 v_cvt_f32_ubyte2_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    // 3319 v_cvt_f32_ubyte2_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    // 3320 v_cvt_f32_ubyte2_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x395898\x2950373\x1\x140706\x5c58ad\x2960373\x1\x140709\x5d58c2\x2970373\x1\x14070c\x4c58d8\x2980373\x800001\x14070d"
    // 3321 v_cvt_f32_ubyte3_e32 vop1 4B all; valu; reads exec|mode
    // 3322 v_cvt_f32_ubyte3_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    // 3323 v_cvt_f32_ubyte3_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    // 3324 v_cvt_f32_ubyte3_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3958ed\x2950374\x1\x140706\x5c5902\x2960374\x1\x140709\x5d5917\x2970374\x1\x14070c\x4c592d\x2980374\x800001\x14070d"
    // 3325 v_cvt_f64_f32_e32 vop1 4B all; valu; reads exec|mode
    // 3326 v_cvt_f64_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x395942\x2bf0375\x1\x140706\x4d5954\x2c00375\x1\x140709"
    // 3327 v_cvt_f64_i32_e32 vop1 4B all; valu; reads exec|mode
    // 3328 v_cvt_f64_i32_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    U"\x395966\x2c10376\x1\x140706\x5c5978\x2c20376\x1\x140709"
    // 3329 v_cvt_f64_u32_e32 vop1 4B all; valu; reads exec|mode
    // 3330 v_cvt_f64_u32_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    U"\x39598a\x2c30377\x1\x140706\x5c599c\x2c40377\x1\x140709"
    // 3331 v_cvt_flr_i32_f32_e32 vop1 4B all; valu; reads exec|mode
    // 3332 v_cvt_flr_i32_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 3333 v_cvt_flr_i32_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    // 3334 v_cvt_flr_i32_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3959ae\x2c50378\x1\x140706\x5859c4\x2c60378\x1\x140709\x5f59da\x2c60378\x1\x14070c\x4f59f1\x2c70378\x800001\x14070d"
    // 3335 v_cvt_i16_f16_e32 vop1 4B all; valu; reads exec|mode
    // 3336 v_cvt_i16_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3337 v_cvt_i16_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    // 3338 v_cvt_i16_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x395a07\x2c80379\x1\x140706\x4d5a19\x2c90379\x1\x140709\x5f5a2b\x2c90379\x1\x14070c\x4f5a3e\x2ca0379\x800001\x14070d"
    // 3339 v_cvt_i32_f32_e32 vop1 4B all; valu; reads exec|mode
    // 3340 v_cvt_i32_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3341 v_cvt_i32_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    // 3342 v_cvt_i32_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x395a50\x2c5037a\x1\x140706\x4d5a62\x2c6037a\x1\x140709\x5f5a74\x2c6037a\x1\x14070c\x4f5a87\x2c7037a\x800001\x14070d"
    // 3343 v_cvt_i32_f64_e32 vop1 4B all; valu; reads exec|mode
    // 3344 v_cvt_i32_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x395a99\x2cb037b\x1\x140706\x4d5aab\x2cc037b\x1\x140709"
    // 3345 v_cvt_norm_i16_f16_e32 vop1 4B all; valu; reads exec|mode
    // 3346 v_cvt_norm_i16_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3347 v_cvt_norm_i16_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    // 3348 v_cvt_norm_i16_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x395abd\x295037c\x1\x140706\x4d5ad4\x2cd037c\x1\x140709\x5f5aeb\x2cd037c\x1\x14070c\x4f5b03\x2ce037c\x800001\x14070d"
    // 3349 v_cvt_norm_u16_f16_e32 vop1 4B all; valu; reads exec|mode
    // 3350 v_cvt_norm_u16_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3351 v_cvt_norm_u16_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    // 3352 v_cvt_norm_u16_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x395b1a\x295037d\x1\x140706\x4d5b31\x2cd037d\x1\x140709\x5f5b48\x2cd037d\x1\x14070c\x4f5b60\x2ce037d\x800001\x14070d"
    // 3353 v_cvt_off_f32_i4_e32 vop1 4B all; valu; reads exec|mode
    // 3354 v_cvt_off_f32_i4_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    // 3355 v_cvt_off_f32_i4_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    // 3356 v_cvt_off_f32_i4_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x395b77\x2af037e\x1\x140706\x5c5b8c\x2b0037e\x1\x140709\x5d5ba1\x2cf037e\x1\x14070c\x4c5bb7\x2b1037e\x800001\x14070d"
    // 3357 v_cvt_pk_bf16_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d5bcc\x218037f\x1\x140409"
    // 3358 v_cvt_pk_bf8_f32 vop3 8B 942|950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x605bde\x2190380\x1\x140609"
    // 3359 v_cvt_pk_f16_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d5bef\x2180381\x1\x140409"
    // 3360 v_cvt_pk_f32_bf8_e32 vop1 4B 942|950; valu; reads exec|mode
    // 3361 v_cvt_pk_f32_bf8_e64 vop3 8B 942|950; valu; reads exec|mode; takes clamp|omod
    // 3362 v_cvt_pk_f32_bf8_sdwa sdwa 8B 942|950; valu; reads exec|mode; takes clamp|omod|src0_sel
    U"\x395c00\x2d00382\x1\x140606\x5c5c15\x2d10382\x1\x140609\x5e5c2a\x2d10382\x1\x14060c"
    // 3363 v_cvt_pk_f32_fp8_e32 vop1 4B 942|950; valu; reads exec|mode
    // 3364 v_cvt_pk_f32_fp8_e64 vop3 8B 942|950; valu; reads exec|mode; takes clamp|omod
    // 3365 v_cvt_pk_f32_fp8_sdwa sdwa 8B 942|950; valu; reads exec|mode; takes clamp|omod|src0_sel
    U"\x395c40\x2d00383\x1\x140606\x5c5c55\x2d10383\x1\x140609\x5e5c6a\x2d10383\x1\x14060c"
    // 3366 v_cvt_pk_fp8_f32 vop3 8B 942|950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x605c80\x2190384\x1\x140609"
    // 3367 v_cvt_pk_i16_i32 vop3 8B all; valu; reads exec
    U"\x195c91\x1f70385\x1\x40709"
    // 3368 v_cvt_pk_u16_u32 vop3 8B all; valu; reads exec
    U"\x195ca2\x1f70386\x1\x40709"
    // 3369 v_cvt_pk_u8_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x585cb3\x9d0387\x1\x140709"
    // 3370 v_cvt_pkaccum_u8_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x585cc3\x21a0388\x1\x140709"
    // 3371 v_cvt_pknorm_i16_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel
    U"\x615cd8\x2180389\x1\x140709"
    // 3372 v_cvt_pknorm_i16_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x585ced\x218038a\x1\x140709"
    // 3373 v_cvt_pknorm_u16_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel
    U"\x615d02\x218038b\x1\x140709"
    // 3374 v_cvt_pknorm_u16_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    U"\x585d17\x218038c\x1\x140709"
    // 3375 v_cvt_pkrtz_f16_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d5d2c\x218038d\x1\x140709"
    // 3376 v_cvt_rpi_i32_f32_e32 vop1 4B all; valu; reads exec|mode
    // 3377 v_cvt_rpi_i32_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 3378 v_cvt_rpi_i32_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    // 3379 v_cvt_rpi_i32_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x395d40\x2c5038e\x1\x140706\x585d56\x2c6038e\x1\x140709\x5f5d6c\x2c6038e\x1\x14070c\x4f5d83\x2c7038e\x800001\x14070d"
    // 3380 v_cvt_scalef32_2xpk16_bf6_f32 vop3 8B 950; valu; reads exec|mode
    U"\x195d99\x9e038f\x1\x140409"
    // 3381 v_cvt_scalef32_2xpk16_fp6_f32 vop3 8B 950; valu; reads exec|mode
    U"\x195db7\x9e0390\x1\x140409"
    // 3382 v_cvt_scalef32_f16_bf8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x605dd5\x21b0391\x1\x140409"
    // 3383 v_cvt_scalef32_f16_fp8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x605dec\x21b0392\x1\x140409"
    // 3384 v_cvt_scalef32_f32_bf8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x605e03\x21c0393\x1\x140409"
    // 3385 v_cvt_scalef32_f32_fp8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x605e1a\x21c0394\x1\x140409"
    // 3386 v_cvt_scalef32_pk32_bf16_bf6 vop3 8B 950; valu; reads exec|mode
    U"\x195e31\x21d0395\x1\x140409"
    // 3387 v_cvt_scalef32_pk32_bf16_fp6 vop3 8B 950; valu; reads exec|mode
    U"\x195e4e\x21d0396\x1\x140409"
    // 3388 v_cvt_scalef32_pk32_bf6_bf16 vop3 8B 950; valu; reads exec|mode
    U"\x195e6b\x21e0397\x1\x140409"
    // 3389 v_cvt_scalef32_pk32_bf6_f16 vop3 8B 950; valu; reads exec|mode
    U"\x195e88\x21e0398\x1\x140409"
    // 3390 v_cvt_scalef32_pk32_f16_bf6 vop3 8B 950; valu; reads exec|mode
    U"\x195ea4\x21d0399\x1\x140409"
    // 3391 v_cvt_scalef32_pk32_f16_fp6 vop3 8B 950; valu; reads exec|mode
    U"\x195ec0\x21d039a\x1\x140409"
    // 3392 v_cvt_scalef32_pk32_f32_bf6 vop3 8B 950; valu; reads exec|mode
    U"\x195edc\x21f039b\x1\x140409"
    // 3393 v_cvt_scalef32_pk32_f32_fp6 vop3 8B 950; valu; reads exec|mode
    U"\x195ef8\x21f039c\x1\x140409"
    // 3394 v_cvt_scalef32_pk32_fp6_bf16 vop3 8B 950; valu; reads exec|mode
    U"\x195f14\x21e039d\x1\x140409"
    // 3395 v_cvt_scalef32_pk32_fp6_f16 vop3 8B 950; valu; reads exec|mode
    U"\x195f31\x21e039e\x1\x140409"
    // 3396 v_cvt_scalef32_pk_bf16_bf8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x605f4d\x21c039f\x1\x140409"
    // 3397 v_cvt_scalef32_pk_bf16_fp4 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x605f68\x21c03a0\x1\x140409"
    // 3398 v_cvt_scalef32_pk_bf16_fp8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x605f83\x21c03a1\x1\x140409"
    // 3399 v_cvt_scalef32_pk_bf8_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x605f9e\x21903a2\x1\x140409"
    // 3400 v_cvt_scalef32_pk_bf8_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x605fb9\x21903a3\x1\x140409"
    // 3401 v_cvt_scalef32_pk_bf8_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x605fd3\x9f03a4\x1\x140409"
    // 3402 v_cvt_scalef32_pk_f16_bf8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x605fed\x21c03a5\x1\x140409"
    // 3403 v_cvt_scalef32_pk_f16_fp4 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x606007\x21c03a6\x1\x140409"
    // 3404 v_cvt_scalef32_pk_f16_fp8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x606021\x21c03a7\x1\x140409"
    // 3405 v_cvt_scalef32_pk_f32_bf8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x60603b\x22003a8\x1\x140409"
    // 3406 v_cvt_scalef32_pk_f32_fp4 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x606055\x22003a9\x1\x140409"
    // 3407 v_cvt_scalef32_pk_f32_fp8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x60606f\x22003aa\x1\x140409"
    // 3408 v_cvt_scalef32_pk_fp4_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x606089\x21903ab\x1\x140409"
    // 3409 v_cvt_scalef32_pk_fp4_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6060a4\x21903ac\x1\x140409"
    // 3410 v_cvt_scalef32_pk_fp4_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6060be\x9f03ad\x1\x140409"
    // 3411 v_cvt_scalef32_pk_fp8_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6060d8\x21903ae\x1\x140409"
    // 3412 v_cvt_scalef32_pk_fp8_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6060f3\x21903af\x1\x140409"
    // 3413 v_cvt_scalef32_pk_fp8_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x60610d\x9f03b0\x1\x140409"
    // 3414 v_cvt_scalef32_sr_bf8_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x606127\xa003b1\x1\x140409"
    // 3415 v_cvt_scalef32_sr_bf8_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x606142\xa003b2\x1\x140409"
    // 3416 v_cvt_scalef32_sr_bf8_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x60615c\xa003b3\x1\x140409"
    // 3417 v_cvt_scalef32_sr_fp8_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x606176\xa003b4\x1\x140409"
    // 3418 v_cvt_scalef32_sr_fp8_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x606191\xa003b5\x1\x140409"
    // 3419 v_cvt_scalef32_sr_fp8_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6061ab\xa003b6\x1\x140409"
    // 3420 v_cvt_scalef32_sr_pk32_bf6_bf16 vop3 8B 950; valu; reads exec|mode
    U"\x1961c5\xa103b7\x1\x140409"
    // 3421 v_cvt_scalef32_sr_pk32_bf6_f16 vop3 8B 950; valu; reads exec|mode
    U"\x1961e5\xa103b8\x1\x140409"
    // 3422 v_cvt_scalef32_sr_pk32_bf6_f32 vop3 8B 950; valu; reads exec|mode
    U"\x196204\xa203b9\x1\x140409"
    // 3423 v_cvt_scalef32_sr_pk32_fp6_bf16 vop3 8B 950; valu; reads exec|mode
    U"\x196223\xa103ba\x1\x140409"
    // 3424 v_cvt_scalef32_sr_pk32_fp6_f16 vop3 8B 950; valu; reads exec|mode
    U"\x196243\xa103bb\x1\x140409"
    // 3425 v_cvt_scalef32_sr_pk32_fp6_f32 vop3 8B 950; valu; reads exec|mode
    U"\x196262\xa203bc\x1\x140409"
    // 3426 v_cvt_scalef32_sr_pk_fp4_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x606281\xa303bd\x1\x140409"
    // 3427 v_cvt_scalef32_sr_pk_fp4_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x60629f\xa303be\x1\x140409"
    // 3428 v_cvt_scalef32_sr_pk_fp4_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6062bc\xa403bf\x1\x140409"
    // 3429 v_cvt_sr_bf16_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6062d9\x22103c0\x1\x140409"
    // 3430 v_cvt_sr_bf8_f32 vop3 8B 942|950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6062eb\x22203c1\x1\x140609"
    // 3431 v_cvt_sr_f16_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x6062fc\x22303c2\x1\x140409"
    // 3432 v_cvt_sr_fp8_f32 vop3 8B 942|950; valu; reads exec|mode; takes neg|abs|op_sel
    U"\x60630d\x22203c3\x1\x140609"
    // 3433 v_cvt_u16_f16_e32 vop1 4B all; valu; reads exec|mode
    // 3434 v_cvt_u16_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3435 v_cvt_u16_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    // 3436 v_cvt_u16_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x39631e\x2d203c4\x1\x140706\x4d6330\x2d303c4\x1\x140709\x5f6342\x2d303c4\x1\x14070c\x4f6355\x2d403c4\x800001\x14070d"
    // 3437 v_cvt_u32_f32_e32 vop1 4B all; valu; reads exec|mode
    // 3438 v_cvt_u32_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3439 v_cvt_u32_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    // 3440 v_cvt_u32_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396367\x2d503c5\x1\x140706\x4d6379\x2d603c5\x1\x140709\x5f638b\x2d603c5\x1\x14070c\x4f639e\x2d703c5\x800001\x14070d"
    // 3441 v_cvt_u32_f64_e32 vop1 4B all; valu; reads exec|mode
    // 3442 v_cvt_u32_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x3963b0\x2d803c6\x1\x140706\x4d63c2\x2d903c6\x1\x140709"
    // 3443 v_div_fixup_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    U"\x6263d4\xa503c7\x1\x140709"
    // 3444 v_div_fixup_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d63e4\xa603c8\x1\x140709"
    // 3445 v_div_fixup_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d63f4\xa703c9\x1\x140709"
    // 3446 v_div_fixup_legacy_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d6404\xa503ca\x1\x140709"
    // 3447 v_div_fmas_f32 vop3 8B all; valu; reads vcc|exec|mode; takes neg|abs|clamp|omod
    U"\x4d641b\xa803cb\x1\x160709"
    // 3448 v_div_fmas_f64 vop3 8B all; valu; reads vcc|exec|mode; takes neg|abs|clamp|omod
    U"\x4d642a\xa903cc\x1\x160709"
    // 3449 v_div_scale_f32 vop3 8B all; valu; reads exec|mode; takes neg|clamp|omod
    U"\x636439\x2803cd\x1\x140709"
    // 3450 v_div_scale_f64 vop3 8B all; valu; reads exec|mode; takes neg|clamp|omod
    U"\x636449\x2903ce\x1\x140709"
    // 3451 v_dot2_f32_bf16 vop3p 8B 950; valu|dot; reads exec|mode; takes clamp|neg_lo|neg_hi
    U"\x646459\xaa03cf\x100001\x14040a"
    // 3452 v_dot2_f32_f16 vop3p 8B 90a; valu|dot; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    // 3453 v_dot2_f32_f16 vop3p 8B 942|950; valu|dot; reads exec|mode; takes clamp|neg_lo|neg_hi
    U"\x656469\xab03d0\x100001\x14010a\x646469\xab03d0\x100001\x14060a"
    // 3454 v_dot2_i32_i16 vop3p 8B 90a; valu|dot; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    // 3455 v_dot2_i32_i16 vop3p 8B 942|950; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    U"\x656478\xac03d1\x100001\x4010a\x646478\xac03d1\x100001\x4060a"
    // 3456 v_dot2_u32_u16 vop3p 8B 90a; valu|dot; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    // 3457 v_dot2_u32_u16 vop3p 8B 942|950; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    U"\x656487\xad03d2\x100001\x4010a\x646487\xad03d2\x100001\x4060a"
    // 3458 v_dot2c_f32_bf16_e32 vop2 4B 950; valu|dot; reads exec|mode
    // 3459 v_dot2c_f32_bf16_e64 vop3 8B 950; valu|dot; reads exec|mode; takes neg|abs|clamp|omod
    // 3460 v_dot2c_f32_bf16_dpp dpp 8B 950; valu|dot|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396496\x22403d3\x100001\x140407\x4d64ab\x22503d3\x100001\x140409\x4f64c0\x22603d3\x900001\x14040d"
    // 3461 v_dot2c_f32_f16_e32 vop2 4B all; valu|dot; reads exec|mode
    // 3462 v_dot2c_f32_f16_e64 vop3 8B all; valu|dot; reads exec|mode; takes neg|abs|clamp|omod
    // 3463 v_dot2c_f32_f16_dpp dpp 8B all; valu|dot|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3964d5\x22703d4\x100001\x140707\x4d64e9\x22803d4\x100001\x140709\x4f64fd\x22903d4\x900001\x14070d"
    // 3464 v_dot2c_i32_i16_e32 vop2 4B all; valu|dot; reads exec
    // 3465 v_dot2c_i32_i16_e64 vop3 8B all; valu|dot; reads exec; takes clamp
    // 3466 v_dot2c_i32_i16_dpp dpp 8B all; valu|dot|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396511\x22a03d5\x100001\x40707\x4a6525\x22b03d5\x100001\x40709\x4c6539\x22c03d5\x900001\x4070d"
    // 3467 v_dot4_i32_i8 vop3p 8B all; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    U"\x64654d\xae03d6\x100001\x4070a"
    // 3468 v_dot4_u32_u8 vop3p 8B all; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    U"\x64655b\xaf03d7\x100001\x4070a"
    // 3469 v_dot4c_i32_i8_e32 vop2 4B all; valu|dot; reads exec
    // 3470 v_dot4c_i32_i8_e64 vop3 8B all; valu|dot; reads exec; takes clamp
    // 3471 v_dot4c_i32_i8_dpp dpp 8B all; valu|dot|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396569\x22d03d8\x100001\x40707\x4a657c\x22e03d8\x100001\x40709\x4c658f\x22f03d8\x900001\x4070d"
    // 3472 v_dot8_i32_i4 vop3p 8B all; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    U"\x6465a2\xb003d9\x100001\x4070a"
    // 3473 v_dot8_u32_u4 vop3p 8B all; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    U"\x6465b0\xaf03da\x100001\x4070a"
    // 3474 v_dot8c_i32_i4_e32 vop2 4B all; valu|dot; reads exec
    // 3475 v_dot8c_i32_i4_e64 vop3 8B all; valu|dot; reads exec; takes clamp
    // 3476 v_dot8c_i32_i4_dpp dpp 8B all; valu|dot|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3965be\x23003db\x100001\x40707\x4a65d1\x23103db\x100001\x40709\x4c65e4\x23203db\x900001\x4070d"
    // 3477 v_exp_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 3478 v_exp_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 3479 v_exp_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3480 v_exp_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3965f7\x29903dc\x10001\x140706\x4d6605\x29a03dc\x10001\x140709\x556613\x29a03dc\x10001\x14070c\x4f6622\x29b03dc\x810001\x14070d"
    // 3481 v_exp_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 3482 v_exp_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 3483 v_exp_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3484 v_exp_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396630\x29c03dd\x10001\x140706\x4d663e\x29d03dd\x10001\x140709\x55664c\x29d03dd\x10001\x14070c\x4f665b\x29e03dd\x810001\x14070d"
    // 3485 v_exp_legacy_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 3486 v_exp_legacy_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 3487 v_exp_legacy_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3488 v_exp_legacy_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396669\x29c03de\x10001\x140706\x4d667e\x29d03de\x10001\x140709\x556693\x29d03de\x10001\x14070c\x4f66a9\x29e03de\x810001\x14070d"
    // 3489 v_ffbh_i32_e32 vop1 4B all; valu; reads exec
    // 3490 v_ffbh_i32_e64 vop3 8B all; valu; reads exec
    // 3491 v_ffbh_i32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    // 3492 v_ffbh_i32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3966be\x29503df\x1\x40706\x1966cd\x29603df\x1\x40709\x5266dc\x29703df\x1\x4070c\x4c66ec\x29803df\x800001\x4070d"
    // 3493 v_ffbh_u32_e32 vop1 4B all; valu; reads exec
    // 3494 v_ffbh_u32_e64 vop3 8B all; valu; reads exec
    // 3495 v_ffbh_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    // 3496 v_ffbh_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3966fb\x29503e0\x1\x40706\x19670a\x29603e0\x1\x40709\x526719\x29703e0\x1\x4070c\x4c6729\x29803e0\x800001\x4070d"
    // 3497 v_ffbl_b32_e32 vop1 4B all; valu; reads exec
    // 3498 v_ffbl_b32_e64 vop3 8B all; valu; reads exec
    // 3499 v_ffbl_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    // 3500 v_ffbl_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396738\x29503e1\x1\x40706\x196747\x29603e1\x1\x40709\x526756\x29703e1\x1\x4070c\x4c6766\x29803e1\x800001\x4070d"
    // 3501 v_floor_f16_e32 vop1 4B all; valu; reads exec|mode
    // 3502 v_floor_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3503 v_floor_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3504 v_floor_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396775\x29903e2\x1\x140706\x4d6785\x29a03e2\x1\x140709\x556795\x29a03e2\x1\x14070c\x4f67a6\x29b03e2\x800001\x14070d"
    // 3505 v_floor_f32_e32 vop1 4B all; valu; reads exec|mode
    // 3506 v_floor_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3507 v_floor_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3508 v_floor_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3967b6\x29c03e3\x1\x140706\x4d67c6\x29d03e3\x1\x140709\x5567d6\x29d03e3\x1\x14070c\x4f67e7\x29e03e3\x800001\x14070d"
    // 3509 v_floor_f64_e32 vop1 4B all; valu; reads exec|mode
    // 3510 v_floor_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x3967f7\x29f03e4\x1\x140706\x4d6807\x2a003e4\x1\x140709"
    // 3511 v_fma_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    U"\x626817\xa503e5\x1\x140709"
    // 3512 v_fma_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d6821\xa603e6\x1\x140709"
    // 3513 v_fma_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d682b\xa703e7\x1\x140709"
    // 3514 v_fma_legacy_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d6835\xa503e8\x1\x140709"
    // 3515 v_fma_mix_f32 vop3p 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel|op_sel_hi
    U"\x666846\xb103e9\x1\x14070a"
    // 3516 v_fma_mixhi_f16 vop3p 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel|op_sel_hi
    U"\x666854\xb203ea\x1\x14070a"
    // 3517 v_fma_mixlo_f16 vop3p 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel|op_sel_hi
    U"\x666864\xb203eb\x1\x14070a"
    // 3518 v_fmaak_f32 vop2 8B 942|950; valu; reads exec|mode
    U"\x196874\xb303ec\x1\x140607"
    // 3519 v_fmac_f32_e32 vop2 4B all; valu; reads exec|mode
    // 3520 v_fmac_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3521 v_fmac_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396880\x23303ed\x1\x140707\x4d688f\x23403ed\x1\x140709\x4f689e\x23503ed\x800001\x14070d"
    // 3522 v_fmac_f64_e32 vop2 4B all; valu; reads exec|mode
    // 3523 v_fmac_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x3968ad\x23603ee\x1\x140707\x4d68bc\x23703ee\x1\x140709"
    // 3524 v_fmamk_f32 vop2 8B 942|950; valu; reads exec|mode
    U"\x1968cb\xb403ef\x1\x140607"
    // 3525 v_fract_f16_e32 vop1 4B all; valu; reads exec|mode
    // 3526 v_fract_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3527 v_fract_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3528 v_fract_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3968d7\x29903f0\x1\x140706\x4d68e7\x29a03f0\x1\x140709\x5568f7\x29a03f0\x1\x14070c\x4f6908\x29b03f0\x800001\x14070d"
    // 3529 v_fract_f32_e32 vop1 4B all; valu; reads exec|mode
    // 3530 v_fract_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3531 v_fract_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3532 v_fract_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396918\x29c03f1\x1\x140706\x4d6928\x29d03f1\x1\x140709\x556938\x29d03f1\x1\x14070c\x4f6949\x29e03f1\x800001\x14070d"
    // 3533 v_fract_f64_e32 vop1 4B all; valu; reads exec|mode
    // 3534 v_fract_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x396959\x29f03f2\x1\x140706\x4d6969\x2a003f2\x1\x140709"
    // 3535 v_frexp_exp_i16_f16_e32 vop1 4B all; valu; reads exec|mode
    // 3536 v_frexp_exp_i16_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3537 v_frexp_exp_i16_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    // 3538 v_frexp_exp_i16_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396979\x29503f3\x1\x140706\x4d6991\x2cd03f3\x1\x140709\x5f69a9\x2cd03f3\x1\x14070c\x4f69c2\x2ce03f3\x800001\x14070d"
    // 3539 v_frexp_exp_i32_f32_e32 vop1 4B all; valu; reads exec|mode
    // 3540 v_frexp_exp_i32_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    // 3541 v_frexp_exp_i32_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    // 3542 v_frexp_exp_i32_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3969da\x29503f4\x1\x140706\x5869f2\x2cd03f4\x1\x140709\x5f6a0a\x2cd03f4\x1\x14070c\x4f6a23\x2ce03f4\x800001\x14070d"
    // 3543 v_frexp_exp_i32_f64_e32 vop1 4B all; valu; reads exec|mode
    // 3544 v_frexp_exp_i32_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x396a3b\x2da03f5\x1\x140706\x4d6a53\x2db03f5\x1\x140709"
    // 3545 v_frexp_mant_f16_e32 vop1 4B all; valu; reads exec|mode
    // 3546 v_frexp_mant_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3547 v_frexp_mant_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3548 v_frexp_mant_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396a6b\x29903f6\x1\x140706\x4d6a80\x29a03f6\x1\x140709\x556a95\x29a03f6\x1\x14070c\x4f6aab\x29b03f6\x800001\x14070d"
    // 3549 v_frexp_mant_f32_e32 vop1 4B all; valu; reads exec|mode
    // 3550 v_frexp_mant_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3551 v_frexp_mant_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3552 v_frexp_mant_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396ac0\x29c03f7\x1\x140706\x4d6ad5\x29d03f7\x1\x140709\x556aea\x29d03f7\x1\x14070c\x4f6b00\x29e03f7\x800001\x14070d"
    // 3553 v_frexp_mant_f64_e32 vop1 4B all; valu; reads exec|mode
    // 3554 v_frexp_mant_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x396b15\x29f03f8\x1\x140706\x4d6b2a\x2a003f8\x1\x140709"
    // 3555 v_ldexp_f16_e32 vop2 4B all; valu; reads exec|mode
    // 3556 v_ldexp_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3557 v_ldexp_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3558 v_ldexp_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396b3f\x23803f9\x1\x140707\x4d6b4f\x23903f9\x1\x140709\x676b5f\x23a03f9\x1\x14070c\x4f6b70\x23b03f9\x800001\x14070d"
    // 3559 v_ldexp_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d6b80\x23c03fa\x1\x140709"
    // 3560 v_ldexp_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d6b8c\x23d03fb\x1\x140709"
    // 3561 v_lerp_u8 vop3 8B all; valu; reads exec
    U"\x196b98\x9603fc\x1\x40709"
    // 3562 v_log_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 3563 v_log_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 3564 v_log_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3565 v_log_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396ba2\x29903fd\x10001\x140706\x4d6bb0\x29a03fd\x10001\x140709\x556bbe\x29a03fd\x10001\x14070c\x4f6bcd\x29b03fd\x810001\x14070d"
    // 3566 v_log_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 3567 v_log_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 3568 v_log_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3569 v_log_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396bdb\x29c03fe\x10001\x140706\x4d6be9\x29d03fe\x10001\x140709\x556bf7\x29d03fe\x10001\x14070c\x4f6c06\x29e03fe\x810001\x14070d"
    // 3570 v_log_legacy_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 3571 v_log_legacy_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 3572 v_log_legacy_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 3573 v_log_legacy_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396c14\x29c03ff\x10001\x140706\x4d6c29\x29d03ff\x10001\x140709\x556c3e\x29d03ff\x10001\x14070c\x4f6c54\x29e03ff\x810001\x14070d"
    // 3574 v_lshl_add_u32 vop3 8B all; valu; reads exec
    U"\x196c69\x960400\x1\x40709"
    // 3575 v_lshl_add_u64 vop3 8B 942|950; valu; reads exec
    U"\x196c78\xb50401\x1\x40609"
    // 3576 v_lshl_or_b32 vop3 8B all; valu; reads exec
    U"\x196c87\x960402\x1\x40709"
    // 3577 v_lshlrev_b16_e32 vop2 4B all; valu; reads exec
    // 3578 v_lshlrev_b16_e64 vop3 8B all; valu; reads exec
    // 3579 v_lshlrev_b16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3580 v_lshlrev_b16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396c95\x1ee0403\x1\x40707\x196ca7\x1ef0403\x1\x40709\x4b6cb9\x1f00403\x1\x4070c\x4c6ccc\x1f10403\x800001\x4070d"
    // 3581 v_lshlrev_b32_e32 vop2 4B all; valu; reads exec
    // 3582 v_lshlrev_b32_e64 vop3 8B all; valu; reads exec
    // 3583 v_lshlrev_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3584 v_lshlrev_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396cde\x1f60404\x1\x40707\x196cf0\x1f70404\x1\x40709\x4b6d02\x1f80404\x1\x4070c\x4c6d15\x1f10404\x800001\x4070d"
    // 3585 v_lshlrev_b64 vop3 8B all; valu; reads exec
    U"\x196d27\x1f90405\x1\x40709"
    // 3586 v_lshrrev_b16_e32 vop2 4B all; valu; reads exec
    // 3587 v_lshrrev_b16_e64 vop3 8B all; valu; reads exec
    // 3588 v_lshrrev_b16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3589 v_lshrrev_b16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396d35\x1ee0406\x1\x40707\x196d47\x1ef0406\x1\x40709\x4b6d59\x1f00406\x1\x4070c\x4c6d6c\x1f10406\x800001\x4070d"
    // 3590 v_lshrrev_b32_e32 vop2 4B all; valu; reads exec
    // 3591 v_lshrrev_b32_e64 vop3 8B all; valu; reads exec
    // 3592 v_lshrrev_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3593 v_lshrrev_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396d7e\x1f60407\x1\x40707\x196d90\x1f70407\x1\x40709\x4b6da2\x1f80407\x1\x4070c\x4c6db5\x1f10407\x800001\x4070d"
    // 3594 v_lshrrev_b64 vop3 8B all; valu; reads exec
    U"\x196dc7\x1f90408\x1\x40709"
    // 3595 v_mac_f16_e32 vop2 4B all; valu; reads exec|mode
    // 3596 v_mac_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3597 v_mac_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396dd5\x23e0409\x1\x140707\x4d6de3\x23f0409\x1\x140709\x4f6df1\x2400409\x800001\x14070d"
    // 3598 v_mac_f32_e32 vop2 4B 90a; valu; reads exec|mode
    // 3599 v_mac_f32_e64 vop3 8B 90a; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3600 v_mac_f32_dpp dpp 8B 90a; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396dff\x233040a\x1\x140107\x4d6e0d\x234040a\x1\x140109\x4f6e1b\x235040a\x800001\x14010d"
    // 3601 v_mad_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    U"\x626e29\xa5040b\x1\x140709"
    // 3602 v_mad_f32 vop3 8B 90a; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d6e33\xa6040c\x1\x140109"
    // 3603 v_mad_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x506e3d\xb6040d\x1\x40709"
    // 3604 v_mad_i32_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x506e47\xb7040e\x1\x40709"
    // 3605 v_mad_i32_i24 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a6e55\xb8040f\x1\x40709"
    // 3606 v_mad_i64_i32 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a6e63\x2a0410\x1\x40709"
    // 3607 v_mad_legacy_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d6e71\xa50411\x1\x140709"
    // 3608 v_mad_legacy_f32 vop3 8B 90a; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d6e82\xa60412\x1\x140109"
    // 3609 v_mad_legacy_i16 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a6e93\xb60413\x1\x40709"
    // 3610 v_mad_legacy_u16 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a6ea4\x970414\x1\x40709"
    // 3611 v_mad_u16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x506eb5\x970415\x1\x40709"
    // 3612 v_mad_u32_u16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x506ebf\xb90416\x1\x40709"
    // 3613 v_mad_u32_u24 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a6ecd\x910417\x1\x40709"
    // 3614 v_mad_u64_u32 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a6edb\x2b0418\x1\x40709"
    // 3615 v_madak_f16 vop2 8B all; valu; reads exec|mode
    U"\x196ee9\xba0419\x1\x140707"
    // 3616 v_madak_f32 vop2 8B 90a; valu; reads exec|mode
    U"\x196ef5\xb3041a\x1\x140107"
    // 3617 v_madmk_f16 vop2 8B all; valu; reads exec|mode
    U"\x196f01\xbb041b\x1\x140707"
    // 3618 v_madmk_f32 vop2 8B 90a; valu; reads exec|mode
    U"\x196f0d\xb4041c\x1\x140107"
    // 3619 v_max3_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    U"\x626f19\xa5041d\x1\x140709"
    // 3620 v_max3_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d6f24\xa6041e\x1\x140709"
    // 3621 v_max3_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x506f2f\xb6041f\x1\x40709"
    // 3622 v_max3_i32 vop3 8B all; valu; reads exec
    U"\x196f3a\xb80420\x1\x40709"
    // 3623 v_max3_u16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x506f45\x970421\x1\x40709"
    // 3624 v_max3_u32 vop3 8B all; valu; reads exec
    U"\x196f50\x910422\x1\x40709"
    // 3625 v_max_f16_e32 vop2 4B all; valu; reads exec|mode
    // 3626 v_max_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3627 v_max_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    // 3628 v_max_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396f5b\x1e50423\x1\x140707\x4d6f69\x1e60423\x1\x140709\x4e6f77\x1e60423\x1\x14070c\x4f6f86\x1e70423\x800001\x14070d"
    // 3629 v_max_f32_e32 vop2 4B all; valu; reads exec|mode
    // 3630 v_max_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3631 v_max_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    // 3632 v_max_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396f94\x1e80424\x1\x140707\x4d6fa2\x1e90424\x1\x140709\x4e6fb0\x1e90424\x1\x14070c\x4f6fbf\x1ea0424\x800001\x14070d"
    // 3633 v_max_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d6fcd\x1eb0425\x1\x140709"
    // 3634 v_max_i16_e32 vop2 4B all; valu; reads exec
    // 3635 v_max_i16_e64 vop3 8B all; valu; reads exec
    // 3636 v_max_i16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3637 v_max_i16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x396fd7\x2410426\x1\x40707\x196fe5\x1ec0426\x1\x40709\x4b6ff3\x2420426\x1\x4070c\x4c7002\x2430426\x800001\x4070d"
    // 3638 v_max_i32_e32 vop2 4B all; valu; reads exec
    // 3639 v_max_i32_e64 vop3 8B all; valu; reads exec
    // 3640 v_max_i32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3641 v_max_i32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397010\x2440427\x1\x40707\x19701e\x1ed0427\x1\x40709\x4b702c\x2450427\x1\x4070c\x4c703b\x2460427\x800001\x4070d"
    // 3642 v_max_u16_e32 vop2 4B all; valu; reads exec
    // 3643 v_max_u16_e64 vop3 8B all; valu; reads exec
    // 3644 v_max_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3645 v_max_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397049\x1ee0428\x1\x40707\x197057\x1ef0428\x1\x40709\x4b7065\x1f00428\x1\x4070c\x4c7074\x1f10428\x800001\x4070d"
    // 3646 v_max_u32_e32 vop2 4B all; valu; reads exec
    // 3647 v_max_u32_e64 vop3 8B all; valu; reads exec
    // 3648 v_max_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3649 v_max_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397082\x1f20429\x1\x40707\x197090\x1f30429\x1\x40709\x4b709e\x1f40429\x1\x4070c\x4c70ad\x1f50429\x800001\x4070d"
    // 3650 v_maximum3_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d70bb\xa6042a\x1\x140409"
    // 3651 v_mbcnt_hi_u32_b32 vop3 8B all; valu; reads exec
    U"\x1970ca\x1f7042b\x1\x40709"
    // 3652 v_mbcnt_lo_u32_b32 vop3 8B all; valu; reads exec
    U"\x1970dd\x1f7042c\x1\x40709"
    // 3653 v_med3_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    U"\x6270f0\xa5042d\x1\x140709"
    // 3654 v_med3_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d70fb\xa6042e\x1\x140709"
    // 3655 v_med3_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x507106\xb6042f\x1\x40709"
    // 3656 v_med3_i32 vop3 8B all; valu; reads exec
    U"\x197111\xb80430\x1\x40709"
    // 3657 v_med3_u16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x50711c\x970431\x1\x40709"
    // 3658 v_med3_u32 vop3 8B all; valu; reads exec
    U"\x197127\x910432\x1\x40709"
    // 3659 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|blgp; passes 0/8
    // 3660 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|blgp; passes 0/8
    // 3661 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/8
    // 3662 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/8
    // 3663 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/8
    // 3664 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/8
    // 3665 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/8
    // 3666 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/8
    // 3667 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/8
    // 3668 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/8
    // 3669 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    // 3670 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    // 3671 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    // 3672 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    // 3673 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    // 3674 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    // 3675 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    // 3676 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    U"\x687132\xbc0433\x1820001\x10040b\x687132\xbd0433\x1820001\x10040b\x697132\xbe0433\x1820001\x10040b\x697132\xbf0433\x1820001\x10040b\x697132\xc00433\x1820001\x10040b\x697132\xc10433\x1820001\x10040b\x6a7132\xc20433\x1820001\x10040b\x6a7132\xc30433\x1820001\x10040b\x6a7132\xc40433\x1820001\x10040b\x6a7132\xc50433\x1820001\x10040b\x6b7132\xc60433\x1820001\x10040b\x6b7132\xc70433\x1820001\x10040b\x6b7132\xc80433\x1820001\x10040b\x6b7132\xc90433\x1820001\x10040b\x6b7132\xca0433\x1820001\x10040b\x6b7132\xcb0433\x1820001\x10040b\x6b7132\xcc0433\x1820001\x10040b\x6b7132\xcd0433\x1820001\x10040b"
    // 3677 v_mfma_f32_16x16x16_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    // 3678 v_mfma_f32_16x16x16_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x6c714e\xce0434\x1820001\x10060b\x6c714e\xcf0434\x1820001\x10060b"
    // 3679 v_mfma_f32_16x16x16_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    // 3680 v_mfma_f32_16x16x16_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x6c7167\xd00435\x1820001\x10060b\x6c7167\xd10435\x1820001\x10060b"
    // 3681 v_mfma_f32_16x16x16bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    // 3682 v_mfma_f32_16x16x16bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x6c717f\xce0436\x1820001\x10060b\x6c717f\xcf0436\x1820001\x10060b"
    // 3683 v_mfma_f32_16x16x16bf16_1k mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    // 3684 v_mfma_f32_16x16x16bf16_1k mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/4
    // 3685 v_mfma_f32_16x16x16bf16_1k mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    // 3686 v_mfma_f32_16x16x16bf16_1k mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/4
    U"\x6d7197\xce0437\x1820001\x10020b\x6e7197\xce0437\x1820001\x10050b\x6d7197\xcf0437\x1820001\x10020b\x6e7197\xcf0437\x1820001\x10050b"
    // 3687 v_mfma_f32_16x16x16f16 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    // 3688 v_mfma_f32_16x16x16f16 mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/4
    // 3689 v_mfma_f32_16x16x16f16 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    // 3690 v_mfma_f32_16x16x16f16 mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/4
    U"\x6d71b2\xd00438\x1820001\x10020b\x6e71b2\xd00438\x1820001\x10050b\x6d71b2\xd10438\x1820001\x10020b\x6e71b2\xd10438\x1820001\x10050b"
    // 3691 v_mfma_f32_16x16x1_4b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3692 v_mfma_f32_16x16x1_4b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f71c9\xd20439\x1840001\x10060b\x6f71c9\xd30439\x1840001\x10060b"
    // 3693 v_mfma_f32_16x16x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3694 v_mfma_f32_16x16x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f71e3\xd2043a\x1840001\x10070b\x6f71e3\xd3043a\x1840001\x10070b"
    // 3695 v_mfma_f32_16x16x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    // 3696 v_mfma_f32_16x16x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x7071f9\xd4043b\x1820001\x10010b\x7071f9\xd5043b\x1820001\x10010b"
    // 3697 v_mfma_f32_16x16x32_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    // 3698 v_mfma_f32_16x16x32_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x717210\xd6043c\x1820001\x10040b\x717210\xd7043c\x1820001\x10040b"
    // 3699 v_mfma_f32_16x16x32_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    // 3700 v_mfma_f32_16x16x32_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x6c7229\xd8043d\x1820001\x10060b\x6c7229\xd9043d\x1820001\x10060b"
    // 3701 v_mfma_f32_16x16x32_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    // 3702 v_mfma_f32_16x16x32_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x6c7245\xda043e\x1820001\x10060b\x6c7245\xdb043e\x1820001\x10060b"
    // 3703 v_mfma_f32_16x16x32_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    // 3704 v_mfma_f32_16x16x32_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x717261\xdc043f\x1820001\x10040b\x717261\xdd043f\x1820001\x10040b"
    // 3705 v_mfma_f32_16x16x32_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    // 3706 v_mfma_f32_16x16x32_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x6c7279\xde0440\x1820001\x10060b\x6c7279\xdf0440\x1820001\x10060b"
    // 3707 v_mfma_f32_16x16x32_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    // 3708 v_mfma_f32_16x16x32_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x6c7295\xe00441\x1820001\x10060b\x6c7295\xe10441\x1820001\x10060b"
    // 3709 v_mfma_f32_16x16x32bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    // 3710 v_mfma_f32_16x16x32bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x7172b1\xd60442\x1820001\x10040b\x7172b1\xd70442\x1820001\x10040b"
    // 3711 v_mfma_f32_16x16x32f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    // 3712 v_mfma_f32_16x16x32f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x7172c9\xdc0443\x1820001\x10040b\x7172c9\xdd0443\x1820001\x10040b"
    // 3713 v_mfma_f32_16x16x4_4b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3714 v_mfma_f32_16x16x4_4b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f72e0\xe20444\x1820001\x10060b\x6f72e0\xe30444\x1820001\x10060b"
    // 3715 v_mfma_f32_16x16x4_4b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3716 v_mfma_f32_16x16x4_4b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f72fb\xe40445\x1820001\x10060b\x6f72fb\xe50445\x1820001\x10060b"
    // 3717 v_mfma_f32_16x16x4_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3718 v_mfma_f32_16x16x4_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f7315\xe60446\x1840001\x10060b\x6f7315\xe70446\x1840001\x10060b"
    // 3719 v_mfma_f32_16x16x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3720 v_mfma_f32_16x16x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f732c\xe20447\x1820001\x10060b\x6f732c\xe30447\x1820001\x10060b"
    // 3721 v_mfma_f32_16x16x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3722 v_mfma_f32_16x16x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f7343\xe20448\x1820001\x10070b\x6f7343\xe30448\x1820001\x10070b"
    // 3723 v_mfma_f32_16x16x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3724 v_mfma_f32_16x16x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f735d\xe40449\x1820001\x10070b\x6f735d\xe50449\x1820001\x10070b"
    // 3725 v_mfma_f32_16x16x4f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3726 v_mfma_f32_16x16x4f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f7373\xe6044a\x1840001\x10070b\x6f7373\xe7044a\x1840001\x10070b"
    // 3727 v_mfma_f32_16x16x8_xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    // 3728 v_mfma_f32_16x16x8_xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    U"\x6d7389\xe8044b\x1820001\x10020b\x6d7389\xe9044b\x1820001\x10020b"
    // 3729 v_mfma_f32_16x16x8bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    // 3730 v_mfma_f32_16x16x8bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x7073a1\xea044c\x1820001\x10010b\x7073a1\xeb044c\x1820001\x10010b"
    // 3731 v_mfma_f32_16x16x8xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    // 3732 v_mfma_f32_16x16x8xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    U"\x6d73b8\xe8044d\x1820001\x10020b\x6d73b8\xe9044d\x1820001\x10020b"
    // 3733 v_mfma_f32_32x32x16_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    // 3734 v_mfma_f32_32x32x16_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x7273cf\xec044e\x1820001\x10040b\x7273cf\xed044e\x1820001\x10040b"
    // 3735 v_mfma_f32_32x32x16_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3736 v_mfma_f32_32x32x16_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f73e8\xee044f\x1820001\x10060b\x6f73e8\xef044f\x1820001\x10060b"
    // 3737 v_mfma_f32_32x32x16_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3738 v_mfma_f32_32x32x16_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f7404\xf00450\x1820001\x10060b\x6f7404\xf10450\x1820001\x10060b"
    // 3739 v_mfma_f32_32x32x16_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    // 3740 v_mfma_f32_32x32x16_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x727420\xf20451\x1820001\x10040b\x727420\xf30451\x1820001\x10040b"
    // 3741 v_mfma_f32_32x32x16_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3742 v_mfma_f32_32x32x16_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f7438\xf40452\x1820001\x10060b\x6f7438\xf50452\x1820001\x10060b"
    // 3743 v_mfma_f32_32x32x16_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3744 v_mfma_f32_32x32x16_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f7454\xf60453\x1820001\x10060b\x6f7454\xf70453\x1820001\x10060b"
    // 3745 v_mfma_f32_32x32x16bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    // 3746 v_mfma_f32_32x32x16bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x727470\xec0454\x1820001\x10040b\x727470\xed0454\x1820001\x10040b"
    // 3747 v_mfma_f32_32x32x16f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    // 3748 v_mfma_f32_32x32x16f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x727488\xf20455\x1820001\x10040b\x727488\xf30455\x1820001\x10040b"
    // 3749 v_mfma_f32_32x32x1_2b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    // 3750 v_mfma_f32_32x32x1_2b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x73749f\xf80456\x1840001\x10060b\x73749f\xf90456\x1840001\x10060b"
    // 3751 v_mfma_f32_32x32x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    // 3752 v_mfma_f32_32x32x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x7374b9\xf80457\x1840001\x10070b\x7374b9\xf90457\x1840001\x10070b"
    // 3753 v_mfma_f32_32x32x2_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    // 3754 v_mfma_f32_32x32x2_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x7374cf\xd20458\x1840001\x10060b\x7374cf\xd30458\x1840001\x10060b"
    // 3755 v_mfma_f32_32x32x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    // 3756 v_mfma_f32_32x32x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    U"\x7474e6\xfa0459\x1820001\x10010b\x7474e6\xfb0459\x1820001\x10010b"
    // 3757 v_mfma_f32_32x32x2f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    // 3758 v_mfma_f32_32x32x2f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x7374fd\xd2045a\x1840001\x10070b\x7374fd\xd3045a\x1840001\x10070b"
    // 3759 v_mfma_f32_32x32x4_2b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    // 3760 v_mfma_f32_32x32x4_2b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x737513\xfc045b\x1820001\x10060b\x737513\xfd045b\x1820001\x10060b"
    // 3761 v_mfma_f32_32x32x4_2b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    // 3762 v_mfma_f32_32x32x4_2b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x73752e\xfe045c\x1820001\x10060b\x73752e\xff045c\x1820001\x10060b"
    // 3763 v_mfma_f32_32x32x4_xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    // 3764 v_mfma_f32_32x32x4_xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x707548\x100045d\x1820001\x10020b\x707548\x101045d\x1820001\x10020b"
    // 3765 v_mfma_f32_32x32x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    // 3766 v_mfma_f32_32x32x4bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    // 3767 v_mfma_f32_32x32x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    // 3768 v_mfma_f32_32x32x4bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    U"\x737560\xfc045e\x1820001\x10060b\x747560\xd4045e\x1820001\x10010b\x737560\xfd045e\x1820001\x10060b\x747560\xd5045e\x1820001\x10010b"
    // 3769 v_mfma_f32_32x32x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    // 3770 v_mfma_f32_32x32x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x737577\xfc045f\x1820001\x10070b\x737577\xfd045f\x1820001\x10070b"
    // 3771 v_mfma_f32_32x32x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    // 3772 v_mfma_f32_32x32x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x737591\xfe0460\x1820001\x10070b\x737591\xff0460\x1820001\x10070b"
    // 3773 v_mfma_f32_32x32x4xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    // 3774 v_mfma_f32_32x32x4xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x7075a7\x1000461\x1820001\x10020b\x7075a7\x1010461\x1820001\x10020b"
    // 3775 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|blgp; passes 0/16
    // 3776 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|blgp; passes 0/16
    // 3777 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/16
    // 3778 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/16
    // 3779 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/16
    // 3780 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/16
    // 3781 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/16
    // 3782 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/16
    // 3783 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/16
    // 3784 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/16
    // 3785 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    // 3786 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    // 3787 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    // 3788 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    // 3789 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    // 3790 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    // 3791 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    // 3792 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    U"\x7575be\x1020462\x1820001\x10040b\x7575be\x1030462\x1820001\x10040b\x7675be\x1040462\x1820001\x10040b\x7675be\x1050462\x1820001\x10040b\x7675be\x1060462\x1820001\x10040b\x7675be\x1070462\x1820001\x10040b\x7775be\x1080462\x1820001\x10040b\x7775be\x1090462\x1820001\x10040b\x7775be\x10a0462\x1820001\x10040b\x7775be\x10b0462\x1820001\x10040b\x7875be\x10c0462\x1820001\x10040b\x7875be\x10d0462\x1820001\x10040b\x7875be\x10e0462\x1820001\x10040b\x7875be\x10f0462\x1820001\x10040b\x7875be\x1100462\x1820001\x10040b\x7875be\x1110462\x1820001\x10040b\x7875be\x1120462\x1820001\x10040b\x7875be\x1130462\x1820001\x10040b"
    // 3793 v_mfma_f32_32x32x8_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3794 v_mfma_f32_32x32x8_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f75d9\xe20463\x1820001\x10060b\x6f75d9\xe30463\x1820001\x10060b"
    // 3795 v_mfma_f32_32x32x8_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3796 v_mfma_f32_32x32x8_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f75f1\xe40464\x1820001\x10060b\x6f75f1\xe50464\x1820001\x10060b"
    // 3797 v_mfma_f32_32x32x8bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3798 v_mfma_f32_32x32x8bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f7608\xe20465\x1820001\x10060b\x6f7608\xe30465\x1820001\x10060b"
    // 3799 v_mfma_f32_32x32x8bf16_1k mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    // 3800 v_mfma_f32_32x32x8bf16_1k mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/8
    // 3801 v_mfma_f32_32x32x8bf16_1k mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    // 3802 v_mfma_f32_32x32x8bf16_1k mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/8
    U"\x70761f\xe20466\x1820001\x10020b\x79761f\xe20466\x1820001\x10050b\x70761f\xe30466\x1820001\x10020b\x79761f\xe30466\x1820001\x10050b"
    // 3803 v_mfma_f32_32x32x8f16 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    // 3804 v_mfma_f32_32x32x8f16 mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/8
    // 3805 v_mfma_f32_32x32x8f16 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    // 3806 v_mfma_f32_32x32x8f16 mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/8
    U"\x707639\xe40467\x1820001\x10020b\x797639\xe40467\x1820001\x10050b\x707639\xe50467\x1820001\x10020b\x797639\xe50467\x1820001\x10050b"
    // 3807 v_mfma_f32_4x4x1_16b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    // 3808 v_mfma_f32_4x4x1_16b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x7a764f\xe60468\x1840001\x10060b\x7a764f\xe70468\x1840001\x10060b"
    // 3809 v_mfma_f32_4x4x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    // 3810 v_mfma_f32_4x4x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x7a7668\xe60469\x1840001\x10070b\x7a7668\xe70469\x1840001\x10070b"
    // 3811 v_mfma_f32_4x4x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/0
    // 3812 v_mfma_f32_4x4x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/0
    U"\x7b767c\xea046a\x1820001\x10010b\x7b767c\xeb046a\x1820001\x10010b"
    // 3813 v_mfma_f32_4x4x4_16b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    // 3814 v_mfma_f32_4x4x4_16b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x7a7691\xce046b\x1820001\x10060b\x7a7691\xcf046b\x1820001\x10060b"
    // 3815 v_mfma_f32_4x4x4_16b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    // 3816 v_mfma_f32_4x4x4_16b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x7a76ab\xd0046c\x1820001\x10060b\x7a76ab\xd1046c\x1820001\x10060b"
    // 3817 v_mfma_f32_4x4x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    // 3818 v_mfma_f32_4x4x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x7a76c4\xce046d\x1820001\x10060b\x7a76c4\xcf046d\x1820001\x10060b"
    // 3819 v_mfma_f32_4x4x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    // 3820 v_mfma_f32_4x4x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x7a76d9\xce046e\x1820001\x10070b\x7a76d9\xcf046e\x1820001\x10070b"
    // 3821 v_mfma_f32_4x4x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    // 3822 v_mfma_f32_4x4x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x7a76f1\xd0046f\x1820001\x10070b\x7a76f1\xd1046f\x1820001\x10070b"
    // 3823 v_mfma_f64_16x16x4_f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/16
    // 3824 v_mfma_f64_16x16x4_f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/16
    U"\x7c7705\x1140470\x1880001\x10060b\x7c7705\x1150470\x1880001\x10060b"
    // 3825 v_mfma_f64_16x16x4f64 mai 8B 90a; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    // 3826 v_mfma_f64_16x16x4f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/16
    // 3827 v_mfma_f64_16x16x4f64 mai 8B 90a; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    // 3828 v_mfma_f64_16x16x4f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/16
    U"\x70771c\x1140471\x1880001\x10010b\x7c771c\x1140471\x1880001\x10060b\x70771c\x1150471\x1880001\x10010b\x7c771c\x1150471\x1880001\x10060b"
    // 3829 v_mfma_f64_4x4x4_4b_f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/8
    // 3830 v_mfma_f64_4x4x4_4b_f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/8
    U"\x7d7732\x1160472\x1880001\x10060b\x7d7732\x1170472\x1880001\x10060b"
    // 3831 v_mfma_f64_4x4x4f64 mai 8B 90a; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    // 3832 v_mfma_f64_4x4x4f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/8
    // 3833 v_mfma_f64_4x4x4f64 mai 8B 90a; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    // 3834 v_mfma_f64_4x4x4f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/8
    U"\x6d774a\x1160473\x1880001\x10010b\x7d774a\x1160473\x1880001\x10060b\x6d774a\x1170473\x1880001\x10010b\x7d774a\x1170473\x1880001\x10060b"
    // 3835 v_mfma_i32_16x16x16i8 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    // 3836 v_mfma_i32_16x16x16i8 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    U"\x70775e\x1180474\x1820001\x10010b\x70775e\x1190474\x1820001\x10010b"
    // 3837 v_mfma_i32_16x16x32_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    // 3838 v_mfma_i32_16x16x32_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x6c7774\x11a0475\x1820001\x10060b\x6c7774\x11b0475\x1820001\x10060b"
    // 3839 v_mfma_i32_16x16x32i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    // 3840 v_mfma_i32_16x16x32i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    U"\x6c778b\x11a0476\x1820001\x10060b\x6c778b\x11b0476\x1820001\x10060b"
    // 3841 v_mfma_i32_16x16x4_4b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3842 v_mfma_i32_16x16x4_4b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f77a1\x11c0477\x1820001\x10060b\x6f77a1\x11d0477\x1820001\x10060b"
    // 3843 v_mfma_i32_16x16x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3844 v_mfma_i32_16x16x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f77ba\x11c0478\x1820001\x10070b\x6f77ba\x11d0478\x1820001\x10070b"
    // 3845 v_mfma_i32_16x16x64_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    // 3846 v_mfma_i32_16x16x64_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x7177cf\x11e0479\x1820001\x10040b\x7177cf\x11f0479\x1820001\x10040b"
    // 3847 v_mfma_i32_16x16x64i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    // 3848 v_mfma_i32_16x16x64i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    U"\x7177e6\x11e047a\x1820001\x10040b\x7177e6\x11f047a\x1820001\x10040b"
    // 3849 v_mfma_i32_32x32x16_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3850 v_mfma_i32_32x32x16_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f77fc\x120047b\x1820001\x10060b\x6f77fc\x121047b\x1820001\x10060b"
    // 3851 v_mfma_i32_32x32x16i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    // 3852 v_mfma_i32_32x32x16i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    U"\x6f7813\x120047c\x1820001\x10060b\x6f7813\x121047c\x1820001\x10060b"
    // 3853 v_mfma_i32_32x32x32_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    // 3854 v_mfma_i32_32x32x32_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x727829\x122047d\x1820001\x10040b\x727829\x123047d\x1820001\x10040b"
    // 3855 v_mfma_i32_32x32x32i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    // 3856 v_mfma_i32_32x32x32i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    U"\x727840\x122047e\x1820001\x10040b\x727840\x123047e\x1820001\x10040b"
    // 3857 v_mfma_i32_32x32x4_2b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    // 3858 v_mfma_i32_32x32x4_2b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x737856\x124047f\x1820001\x10060b\x737856\x125047f\x1820001\x10060b"
    // 3859 v_mfma_i32_32x32x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    // 3860 v_mfma_i32_32x32x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    U"\x73786f\x1240480\x1820001\x10070b\x73786f\x1250480\x1820001\x10070b"
    // 3861 v_mfma_i32_32x32x8i8 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    // 3862 v_mfma_i32_32x32x8i8 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    U"\x747884\x11c0481\x1820001\x10010b\x747884\x11d0481\x1820001\x10010b"
    // 3863 v_mfma_i32_4x4x4_16b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    // 3864 v_mfma_i32_4x4x4_16b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x7a7899\x1180482\x1820001\x10060b\x7a7899\x1190482\x1820001\x10060b"
    // 3865 v_mfma_i32_4x4x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    // 3866 v_mfma_i32_4x4x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    U"\x7a78b1\x1180483\x1820001\x10070b\x7a78b1\x1190483\x1820001\x10070b"
    // 3867 v_mfma_ld_scale_b32 vop3p 8B 950; valu|xdl|lane_crossing|ignores_exec; takes op_sel|op_sel_hi; passes 0/1
    U"\x7e78c4\x2dc0484\x1820001\x40a"
    // 3868 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes op_sel|op_sel_hi|cbsz|blgp; passes 0/8
    // 3869 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes op_sel|op_sel_hi|cbsz|blgp; passes 0/8
    // 3870 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/8
    // 3871 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/8
    // 3872 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/8
    // 3873 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/8
    // 3874 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/8
    // 3875 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/8
    // 3876 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/8
    // 3877 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/8
    // 3878 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    // 3879 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    // 3880 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    // 3881 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    // 3882 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    // 3883 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    // 3884 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    // 3885 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    U"\x7f78d8\x485\x1820001\x10040b\x7f78d8\x10485\x1820001\x10040b\x8078d8\x20485\x1820001\x10040b\x8078d8\x30485\x1820001\x10040b\x8078d8\x40485\x1820001\x10040b\x8078d8\x50485\x1820001\x10040b\x8178d8\x60485\x1820001\x10040b\x8178d8\x70485\x1820001\x10040b\x8178d8\x80485\x1820001\x10040b\x8178d8\x90485\x1820001\x10040b\x8278d8\xa0485\x1820001\x10040b\x8278d8\xb0485\x1820001\x10040b\x8278d8\xc0485\x1820001\x10040b\x8278d8\xd0485\x1820001\x10040b\x8278d8\xe0485\x1820001\x10040b\x8278d8\xf0485\x1820001\x10040b\x8278d8\x100485\x1820001\x10040b\x8278d8\x110485\x1820001\x10040b"
    // 3886 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes op_sel|op_sel_hi|cbsz|blgp; passes 0/16
    // 3887 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes op_sel|op_sel_hi|cbsz|blgp; passes 0/16
    // 3888 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/16
    // 3889 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/16
    // 3890 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/16
    // 3891 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/16
    // 3892 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/16
    // 3893 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/16
    // 3894 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/16
    // 3895 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/16
    // 3896 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    // 3897 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    // 3898 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    // 3899 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    // 3900 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    // 3901 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    // 3902 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    // 3903 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    U"\x8378fa\x120486\x1820001\x10040b\x8378fa\x130486\x1820001\x10040b\x8478fa\x140486\x1820001\x10040b\x8478fa\x150486\x1820001\x10040b\x8478fa\x160486\x1820001\x10040b\x8478fa\x170486\x1820001\x10040b\x8578fa\x180486\x1820001\x10040b\x8578fa\x190486\x1820001\x10040b\x8578fa\x1a0486\x1820001\x10040b\x8578fa\x1b0486\x1820001\x10040b\x8678fa\x1c0486\x1820001\x10040b\x8678fa\x1d0486\x1820001\x10040b\x8678fa\x1e0486\x1820001\x10040b\x8678fa\x1f0486\x1820001\x10040b\x8678fa\x200486\x1820001\x10040b\x8678fa\x210486\x1820001\x10040b\x8678fa\x220486\x1820001\x10040b\x8678fa\x230486\x1820001\x10040b"
    // 3904 v_min3_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    U"\x62791b\xa50487\x1\x140709"
    // 3905 v_min3_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d7926\xa60488\x1\x140709"
    // 3906 v_min3_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x507931\xb60489\x1\x40709"
    // 3907 v_min3_i32 vop3 8B all; valu; reads exec
    U"\x19793c\xb8048a\x1\x40709"
    // 3908 v_min3_u16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x507947\x97048b\x1\x40709"
    // 3909 v_min3_u32 vop3 8B all; valu; reads exec
    U"\x197952\x91048c\x1\x40709"
    // 3910 v_min_f16_e32 vop2 4B all; valu; reads exec|mode
    // 3911 v_min_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3912 v_min_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    // 3913 v_min_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x39795d\x1e5048d\x1\x140707\x4d796b\x1e6048d\x1\x140709\x4e7979\x1e6048d\x1\x14070c\x4f7988\x1e7048d\x800001\x14070d"
    // 3914 v_min_f32_e32 vop2 4B all; valu; reads exec|mode
    // 3915 v_min_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3916 v_min_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    // 3917 v_min_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397996\x1e8048e\x1\x140707\x4d79a4\x1e9048e\x1\x140709\x4e79b2\x1e9048e\x1\x14070c\x4f79c1\x1ea048e\x800001\x14070d"
    // 3918 v_min_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d79cf\x1eb048f\x1\x140709"
    // 3919 v_min_i16_e32 vop2 4B all; valu; reads exec
    // 3920 v_min_i16_e64 vop3 8B all; valu; reads exec
    // 3921 v_min_i16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3922 v_min_i16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3979d9\x2410490\x1\x40707\x1979e7\x1ec0490\x1\x40709\x4b79f5\x2420490\x1\x4070c\x4c7a04\x2430490\x800001\x4070d"
    // 3923 v_min_i32_e32 vop2 4B all; valu; reads exec
    // 3924 v_min_i32_e64 vop3 8B all; valu; reads exec
    // 3925 v_min_i32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3926 v_min_i32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397a12\x2440491\x1\x40707\x197a20\x1ed0491\x1\x40709\x4b7a2e\x2450491\x1\x4070c\x4c7a3d\x2460491\x800001\x4070d"
    // 3927 v_min_u16_e32 vop2 4B all; valu; reads exec
    // 3928 v_min_u16_e64 vop3 8B all; valu; reads exec
    // 3929 v_min_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3930 v_min_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397a4b\x1ee0492\x1\x40707\x197a59\x1ef0492\x1\x40709\x4b7a67\x1f00492\x1\x4070c\x4c7a76\x1f10492\x800001\x4070d"
    // 3931 v_min_u32_e32 vop2 4B all; valu; reads exec
    // 3932 v_min_u32_e64 vop3 8B all; valu; reads exec
    // 3933 v_min_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3934 v_min_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397a84\x1f20493\x1\x40707\x197a92\x1f30493\x1\x40709\x4b7aa0\x1f40493\x1\x4070c\x4c7aaf\x1f50493\x800001\x4070d"
    // 3935 v_minimum3_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d7abd\xa60494\x1\x140409"
    // 3936 v_mov_b32_e32 vop1 4B all; valu; reads exec
    // 3937 v_mov_b32_e64 vop3 8B all; valu; reads exec
    // 3938 v_mov_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    // 3939 v_mov_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397acc\x2950495\x1\x40706\x197ada\x2960495\x1\x40709\x527ae8\x2970495\x1\x4070c\x4c7af7\x2980495\x800001\x4070d"
    // 3940 v_mov_b64_e32 vop1 4B 942|950; valu; reads exec
    // 3941 v_mov_b64_e64 vop3 8B 942|950; valu; reads exec
    U"\x397b05\x2dd0496\x1\x40606\x197b13\x2de0496\x1\x40609"
    // 3942 v_mqsad_pk_u16_u8 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a7b21\x1260497\x1\x40709"
    // 3943 v_mqsad_u32_u8 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a7b33\x1270498\x1\x40709"
    // 3944 v_msad_u8 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a7b42\x960499\x1\x40709"
    // 3945 v_mul_f16_e32 vop2 4B all; valu; reads exec|mode
    // 3946 v_mul_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3947 v_mul_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    // 3948 v_mul_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397b4c\x1e5049a\x1\x140707\x4d7b5a\x1e6049a\x1\x140709\x4e7b68\x1e6049a\x1\x14070c\x4f7b77\x1e7049a\x800001\x14070d"
    // 3949 v_mul_f32_e32 vop2 4B all; valu; reads exec|mode
    // 3950 v_mul_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 3951 v_mul_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    // 3952 v_mul_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397b85\x1e8049b\x1\x140707\x4d7b93\x1e9049b\x1\x140709\x4e7ba1\x1e9049b\x1\x14070c\x4f7bb0\x1ea049b\x800001\x14070d"
    // 3953 v_mul_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d7bbe\x1eb049c\x1\x140709"
    // 3954 v_mul_hi_i32 vop3 8B all; valu; reads exec
    U"\x197bc8\x1ed049d\x1\x40709"
    // 3955 v_mul_hi_i32_i24_e32 vop2 4B all; valu; reads exec
    // 3956 v_mul_hi_i32_i24_e64 vop3 8B all; valu; reads exec
    // 3957 v_mul_hi_i32_i24_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3958 v_mul_hi_i32_i24_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397bd5\x244049e\x1\x40707\x197bea\x1ed049e\x1\x40709\x4b7bff\x245049e\x1\x4070c\x4c7c15\x246049e\x800001\x4070d"
    // 3959 v_mul_hi_u32 vop3 8B all; valu; reads exec
    U"\x197c2a\x1f3049f\x1\x40709"
    // 3960 v_mul_hi_u32_u24_e32 vop2 4B all; valu; reads exec
    // 3961 v_mul_hi_u32_u24_e64 vop3 8B all; valu; reads exec
    // 3962 v_mul_hi_u32_u24_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3963 v_mul_hi_u32_u24_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397c37\x1f204a0\x1\x40707\x197c4c\x1f304a0\x1\x40709\x4b7c61\x1f404a0\x1\x4070c\x4c7c77\x1f504a0\x800001\x4070d"
    // 3964 v_mul_i32_i24_e32 vop2 4B all; valu; reads exec
    // 3965 v_mul_i32_i24_e64 vop3 8B all; valu; reads exec; takes clamp
    // 3966 v_mul_i32_i24_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3967 v_mul_i32_i24_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397c8c\x24404a1\x1\x40707\x4a7c9e\x1ed04a1\x1\x40709\x4b7cb0\x24504a1\x1\x4070c\x4c7cc3\x24604a1\x800001\x4070d"
    // 3968 v_mul_legacy_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d7cd5\x1e904a2\x1\x140709"
    // 3969 v_mul_lo_i32 vop3 8B all; valu; reads exec
    U"\x197ce6\x1ed04a3\x1\x40709"
    // 3970 v_mul_lo_u16_e32 vop2 4B all; valu; reads exec
    // 3971 v_mul_lo_u16_e64 vop3 8B all; valu; reads exec
    // 3972 v_mul_lo_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3973 v_mul_lo_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397cf3\x1ee04a4\x1\x40707\x197d04\x1ef04a4\x1\x40709\x4b7d15\x1f004a4\x1\x4070c\x4c7d27\x1f104a4\x800001\x4070d"
    // 3974 v_mul_lo_u32 vop3 8B all; valu; reads exec
    U"\x197d38\x1f304a5\x1\x40709"
    // 3975 v_mul_u32_u24_e32 vop2 4B all; valu; reads exec
    // 3976 v_mul_u32_u24_e64 vop3 8B all; valu; reads exec; takes clamp
    // 3977 v_mul_u32_u24_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3978 v_mul_u32_u24_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397d45\x1f204a6\x1\x40707\x4a7d57\x1f304a6\x1\x40709\x4b7d69\x1f404a6\x1\x4070c\x4c7d7c\x1f504a6\x800001\x4070d"
    // 3979 v_nop vop1 4B all; valu|side_effects; reads exec
    U"\x397d8e\x2f004a7\x8001\x40706"
    // 3980 v_not_b32_e32 vop1 4B all; valu; reads exec
    // 3981 v_not_b32_e64 vop3 8B all; valu; reads exec
    // 3982 v_not_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    // 3983 v_not_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397d94\x29504a8\x1\x40706\x197da2\x29604a8\x1\x40709\x527db0\x29704a8\x1\x4070c\x4c7dbf\x29804a8\x800001\x4070d"
    // 3984 v_or3_b32 vop3 8B all; valu; reads exec
    U"\x197dcd\x9604a9\x1\x40709"
    // 3985 v_or_b32_e32 vop2 4B all; valu; reads exec
    // 3986 v_or_b32_e64 vop3 8B all; valu; reads exec
    // 3987 v_or_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 3988 v_or_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397dd7\x1f604aa\x1\x40707\x197de4\x1f704aa\x1\x40709\x4b7df1\x1f804aa\x1\x4070c\x4c7dff\x1f104aa\x800001\x4070d"
    // 3989 v_pack_b32_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel
    U"\x617e0c\x21804ab\x1\x140709"
    // 3990 v_perm_b32 vop3 8B all; valu; reads exec
    U"\x197e1b\x9604ac\x1\x40709"
    // 3991 v_permlane16_swap_b32_e32 vop1 4B 950; valu|lane_crossing; reads exec
    // 3992 v_permlane16_swap_b32_e64 vop3 8B 950; valu|lane_crossing; reads exec; takes bound_ctrl
    U"\x397e26\x2df04ad\x800001\x40406\x877e40\x2df04ad\x800001\x40409"
    // 3993 v_permlane32_swap_b32_e32 vop1 4B 950; valu|lane_crossing; reads exec
    // 3994 v_permlane32_swap_b32_e64 vop3 8B 950; valu|lane_crossing; reads exec; takes bound_ctrl
    U"\x397e5a\x2df04ae\x800001\x40406\x877e74\x2df04ae\x800001\x40409"
    // 3995 v_pk_add_f16 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657e8e\x24704af\x200001\x14070a"
    // 3996 v_pk_add_f32 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657e9b\x24804b0\x200001\x14070a"
    // 3997 v_pk_add_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657ea8\x24904b1\x200001\x4070a"
    // 3998 v_pk_add_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657eb5\x24a04b2\x200001\x4070a"
    // 3999 v_pk_ashrrev_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657ec2\x24904b3\x200001\x4070a"
    // 4000 v_pk_fma_f16 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657ed3\x12804b4\x200001\x14070a"
    // 4001 v_pk_fma_f32 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657ee0\x12904b5\x200001\x14070a"
    // 4002 v_pk_fmac_f16_e32 vop2 4B all; valu; reads exec|mode
    // 4003 v_pk_fmac_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 4004 v_pk_fmac_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    // 4005 v_pk_fmac_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x397eed\x24b04b6\x1\x140707\x4d7eff\x24c04b6\x1\x140709\x4e7f11\x24c04b6\x1\x14070c\x4f7f24\x24d04b6\x800001\x14070d"
    // 4006 v_pk_lshlrev_b16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657f36\x1f704b7\x200001\x4070a"
    // 4007 v_pk_lshrrev_b16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657f47\x1f704b8\x200001\x4070a"
    // 4008 v_pk_mad_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657f58\x12a04b9\x200001\x4070a"
    // 4009 v_pk_mad_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657f65\x12b04ba\x200001\x4070a"
    // 4010 v_pk_max_f16 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657f72\x24704bb\x200001\x14070a"
    // 4011 v_pk_max_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657f7f\x24904bc\x200001\x4070a"
    // 4012 v_pk_max_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657f8c\x24a04bd\x200001\x4070a"
    // 4013 v_pk_maximum3_f16 vop3p 8B 950; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657f99\x12804be\x200001\x14040a"
    // 4014 v_pk_min_f16 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657fab\x24704bf\x200001\x14070a"
    // 4015 v_pk_min_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657fb8\x24904c0\x200001\x4070a"
    // 4016 v_pk_min_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657fc5\x24a04c1\x200001\x4070a"
    // 4017 v_pk_minimum3_f16 vop3p 8B 950; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657fd2\x12804c2\x200001\x14040a"
    // 4018 v_pk_mov_b32 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657fe4\x24e04c3\x200001\x4070a"
    // 4019 v_pk_mul_f16 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657ff1\x24704c4\x200001\x14070a"
    // 4020 v_pk_mul_f32 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x657ffe\x24804c5\x200001\x14070a"
    // 4021 v_pk_mul_lo_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x65800b\x24a04c6\x200001\x4070a"
    // 4022 v_pk_sub_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x65801b\x24904c7\x200001\x4070a"
    // 4023 v_pk_sub_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    U"\x658028\x24a04c8\x200001\x4070a"
    // 4024 v_prng_b32_e32 vop1 4B 950; valu; reads exec
    // 4025 v_prng_b32_e64 vop3 8B 950; valu; reads exec
    // 4026 v_prng_b32_sdwa sdwa 8B 950; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    // 4027 v_prng_b32_dpp dpp 8B 950; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398035\x29504c9\x1\x40406\x198044\x29604c9\x1\x40409\x528053\x29704c9\x1\x4040c\x4c8063\x29804c9\x800001\x4040d"
    // 4028 v_qsad_pk_u16_u8 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a8072\x12604ca\x1\x40709"
    // 4029 v_rcp_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 4030 v_rcp_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 4031 v_rcp_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 4032 v_rcp_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398083\x29904cb\x10001\x140706\x4d8091\x29a04cb\x10001\x140709\x55809f\x29a04cb\x10001\x14070c\x4f80ae\x29b04cb\x810001\x14070d"
    // 4033 v_rcp_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 4034 v_rcp_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 4035 v_rcp_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 4036 v_rcp_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3980bc\x29c04cc\x10001\x140706\x4d80ca\x29d04cc\x10001\x140709\x5580d8\x29d04cc\x10001\x14070c\x4f80e7\x29e04cc\x810001\x14070d"
    // 4037 v_rcp_f64_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 4038 v_rcp_f64_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x3980f5\x29f04cd\x10001\x140706\x4d8103\x2a004cd\x10001\x140709"
    // 4039 v_rcp_iflag_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 4040 v_rcp_iflag_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 4041 v_rcp_iflag_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 4042 v_rcp_iflag_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398111\x29c04ce\x10001\x140706\x4d8125\x29d04ce\x10001\x140709\x558139\x29d04ce\x10001\x14070c\x4f814e\x29e04ce\x810001\x14070d"
    // 4043 v_readfirstlane_b32 vop1 4B all; valu|lane_crossing; reads exec
    U"\x398162\x2e004cf\x800001\x40706"
    // 4044 v_readlane_b32 vop2 8B all; valu|lane_crossing|ignores_exec
    U"\x198176\x24f04d0\x1800001\x707"
    // 4045 v_rndne_f16_e32 vop1 4B all; valu; reads exec|mode
    // 4046 v_rndne_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 4047 v_rndne_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 4048 v_rndne_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398185\x29904d1\x1\x140706\x4d8195\x29a04d1\x1\x140709\x5581a5\x29a04d1\x1\x14070c\x4f81b6\x29b04d1\x800001\x14070d"
    // 4049 v_rndne_f32_e32 vop1 4B all; valu; reads exec|mode
    // 4050 v_rndne_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 4051 v_rndne_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 4052 v_rndne_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3981c6\x29c04d2\x1\x140706\x4d81d6\x29d04d2\x1\x140709\x5581e6\x29d04d2\x1\x14070c\x4f81f7\x29e04d2\x800001\x14070d"
    // 4053 v_rndne_f64_e32 vop1 4B all; valu; reads exec|mode
    // 4054 v_rndne_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x398207\x29f04d3\x1\x140706\x4d8217\x2a004d3\x1\x140709"
    // 4055 v_rsq_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 4056 v_rsq_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 4057 v_rsq_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 4058 v_rsq_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398227\x29904d4\x10001\x140706\x4d8235\x29a04d4\x10001\x140709\x558243\x29a04d4\x10001\x14070c\x4f8252\x29b04d4\x810001\x14070d"
    // 4059 v_rsq_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 4060 v_rsq_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 4061 v_rsq_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 4062 v_rsq_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398260\x29c04d5\x10001\x140706\x4d826e\x29d04d5\x10001\x140709\x55827c\x29d04d5\x10001\x14070c\x4f828b\x29e04d5\x810001\x14070d"
    // 4063 v_rsq_f64_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 4064 v_rsq_f64_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x398299\x29f04d6\x10001\x140706\x4d82a7\x2a004d6\x10001\x140709"
    // 4065 v_sad_hi_u8 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a82b5\x9604d7\x1\x40709"
    // 4066 v_sad_u16 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a82c1\x9604d8\x1\x40709"
    // 4067 v_sad_u32 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a82cb\x9604d9\x1\x40709"
    // 4068 v_sad_u8 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a82d5\x9604da\x1\x40709"
    // 4069 v_sat_pk_u8_i16_e32 vop1 4B all; valu; reads exec
    // 4070 v_sat_pk_u8_i16_e64 vop3 8B all; valu; reads exec
    // 4071 v_sat_pk_u8_i16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    // 4072 v_sat_pk_u8_i16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3982de\x29504db\x1\x40706\x1982f2\x29604db\x1\x40709\x528306\x29704db\x1\x4070c\x4c831b\x29804db\x800001\x4070d"
    // 4073 v_screen_partition_4se_b32_e32 vop1 4B all; valu; reads exec
    // 4074 v_screen_partition_4se_b32_e64 vop3 8B all; valu; reads exec
    // 4075 v_screen_partition_4se_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    // 4076 v_screen_partition_4se_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x39832f\x29504dc\x1\x40706\x19834e\x29604dc\x1\x40709\x52836d\x29704dc\x1\x4070c\x4c838d\x29804dc\x800001\x4070d"
    // 4077 v_sin_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 4078 v_sin_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 4079 v_sin_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 4080 v_sin_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3983ac\x29904dd\x10001\x140706\x4d83ba\x29a04dd\x10001\x140709\x5583c8\x29a04dd\x10001\x14070c\x4f83d7\x29b04dd\x810001\x14070d"
    // 4081 v_sin_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 4082 v_sin_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 4083 v_sin_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 4084 v_sin_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3983e5\x29c04de\x10001\x140706\x4d83f3\x29d04de\x10001\x140709\x558401\x29d04de\x10001\x14070c\x4f8410\x29e04de\x810001\x14070d"
    // 4085 v_smfmac_f32_16x16x128_bf8_bf8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x88841e\x12c04df\x1820001\x10040b"
    // 4086 v_smfmac_f32_16x16x128_bf8_fp8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x88843d\x12d04e0\x1820001\x10040b"
    // 4087 v_smfmac_f32_16x16x128_fp8_bf8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x88845c\x12e04e1\x1820001\x10040b"
    // 4088 v_smfmac_f32_16x16x128_fp8_fp8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x88847b\x12f04e2\x1820001\x10040b"
    // 4089 v_smfmac_f32_16x16x32_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x89849a\x13004e3\x1820001\x10060b"
    // 4090 v_smfmac_f32_16x16x32_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x8984b5\x13104e4\x1820001\x10060b"
    // 4091 v_smfmac_f32_16x16x32bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x8984cf\x13004e5\x1820001\x10060b"
    // 4092 v_smfmac_f32_16x16x32f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x8984e9\x13104e6\x1820001\x10060b"
    // 4093 v_smfmac_f32_16x16x64_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x888502\x13204e7\x1820001\x10040b"
    // 4094 v_smfmac_f32_16x16x64_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x89851d\x13304e8\x1820001\x10060b"
    // 4095 v_smfmac_f32_16x16x64_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x89853b\x13404e9\x1820001\x10060b"
    // 4096 v_smfmac_f32_16x16x64_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x888559\x13504ea\x1820001\x10040b"
    // 4097 v_smfmac_f32_16x16x64_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x898573\x13604eb\x1820001\x10060b"
    // 4098 v_smfmac_f32_16x16x64_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x898591\x13704ec\x1820001\x10060b"
    // 4099 v_smfmac_f32_16x16x64bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x8885af\x13204ed\x1820001\x10040b"
    // 4100 v_smfmac_f32_16x16x64f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x8885c9\x13504ee\x1820001\x10040b"
    // 4101 v_smfmac_f32_32x32x16_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x8a85e2\x13804ef\x1820001\x10060b"
    // 4102 v_smfmac_f32_32x32x16_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x8a85fd\x13904f0\x1820001\x10060b"
    // 4103 v_smfmac_f32_32x32x16bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x8a8617\x13804f1\x1820001\x10060b"
    // 4104 v_smfmac_f32_32x32x16f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x8a8631\x13904f2\x1820001\x10060b"
    // 4105 v_smfmac_f32_32x32x32_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8b864a\x13a04f3\x1820001\x10040b"
    // 4106 v_smfmac_f32_32x32x32_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x8a8665\x13b04f4\x1820001\x10060b"
    // 4107 v_smfmac_f32_32x32x32_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x8a8683\x13c04f5\x1820001\x10060b"
    // 4108 v_smfmac_f32_32x32x32_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8b86a1\x13d04f6\x1820001\x10040b"
    // 4109 v_smfmac_f32_32x32x32_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x8a86bb\x13e04f7\x1820001\x10060b"
    // 4110 v_smfmac_f32_32x32x32_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x8a86d9\x13f04f8\x1820001\x10060b"
    // 4111 v_smfmac_f32_32x32x32bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8b86f7\x13a04f9\x1820001\x10040b"
    // 4112 v_smfmac_f32_32x32x32f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8b8711\x13d04fa\x1820001\x10040b"
    // 4113 v_smfmac_f32_32x32x64_bf8_bf8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8b872a\x14004fb\x1820001\x10040b"
    // 4114 v_smfmac_f32_32x32x64_bf8_fp8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8b8748\x14104fc\x1820001\x10040b"
    // 4115 v_smfmac_f32_32x32x64_fp8_bf8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8b8766\x14204fd\x1820001\x10040b"
    // 4116 v_smfmac_f32_32x32x64_fp8_fp8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8b8784\x14304fe\x1820001\x10040b"
    // 4117 v_smfmac_i32_16x16x128_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x8887a2\x14404ff\x1820001\x10040b"
    // 4118 v_smfmac_i32_16x16x128i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    U"\x8887bc\x1440500\x1820001\x10040b"
    // 4119 v_smfmac_i32_16x16x64_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x8987d5\x1450501\x1820001\x10060b"
    // 4120 v_smfmac_i32_16x16x64i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    U"\x8987ee\x1450502\x1820001\x10060b"
    // 4121 v_smfmac_i32_32x32x32_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x8a8806\x1460503\x1820001\x10060b"
    // 4122 v_smfmac_i32_32x32x32i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    U"\x8a881f\x1460504\x1820001\x10060b"
    // 4123 v_smfmac_i32_32x32x64_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8b8837\x1470505\x1820001\x10040b"
    // 4124 v_smfmac_i32_32x32x64i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    U"\x8b8850\x1470506\x1820001\x10040b"
    // 4125 v_sqrt_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 4126 v_sqrt_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 4127 v_sqrt_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 4128 v_sqrt_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398868\x2990507\x10001\x140706\x4d8877\x29a0507\x10001\x140709\x558886\x29a0507\x10001\x14070c\x4f8896\x29b0507\x810001\x14070d"
    // 4129 v_sqrt_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 4130 v_sqrt_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    // 4131 v_sqrt_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 4132 v_sqrt_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3988a5\x29c0508\x10001\x140706\x4d88b4\x29d0508\x10001\x140709\x5588c3\x29d0508\x10001\x14070c\x4f88d3\x29e0508\x810001\x14070d"
    // 4133 v_sqrt_f64_e32 vop1 4B all; valu|transcendental; reads exec|mode
    // 4134 v_sqrt_f64_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    U"\x3988e2\x29f0509\x10001\x140706\x4d88f1\x2a00509\x10001\x140709"
    // 4135 v_sub_co_u32_e32 vop2 4B all; valu; reads exec
    // 4136 v_sub_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    // 4137 v_sub_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 4138 v_sub_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398900\x92050a\x1\x40707\x4a8911\x93050a\x1\x40709\x4b8922\x94050a\x1\x4070c\x4c8934\x95050a\x800001\x4070d"
    // 4139 v_sub_f16_e32 vop2 4B all; valu; reads exec|mode
    // 4140 v_sub_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 4141 v_sub_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    // 4142 v_sub_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398945\x1e5050b\x1\x140707\x4d8953\x1e6050b\x1\x140709\x4e8961\x1e6050b\x1\x14070c\x4f8970\x1e7050b\x800001\x14070d"
    // 4143 v_sub_f32_e32 vop2 4B all; valu; reads exec|mode
    // 4144 v_sub_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 4145 v_sub_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    // 4146 v_sub_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x39897e\x1e8050c\x1\x140707\x4d898c\x1e9050c\x1\x140709\x4e899a\x1e9050c\x1\x14070c\x4f89a9\x1ea050c\x800001\x14070d"
    // 4147 v_sub_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    U"\x5089b7\x1ec050d\x1\x40709"
    // 4148 v_sub_i32 vop3 8B all; valu; reads exec; takes clamp
    U"\x4a89c1\x1ed050e\x1\x40709"
    // 4149 v_sub_u16_e32 vop2 4B all; valu; reads exec
    // 4150 v_sub_u16_e64 vop3 8B all; valu; reads exec; takes clamp
    // 4151 v_sub_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 4152 v_sub_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x3989cb\x1ee050f\x1\x40707\x4a89d9\x1ef050f\x1\x40709\x4b89e7\x1f0050f\x1\x4070c\x4c89f6\x1f1050f\x800001\x4070d"
    // 4153 v_sub_u32_e32 vop2 4B all; valu; reads exec
    // 4154 v_sub_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    // 4155 v_sub_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 4156 v_sub_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398a04\x1f20510\x1\x40707\x4a8a12\x1f30510\x1\x40709\x4b8a20\x1f40510\x1\x4070c\x4c8a2f\x1f50510\x800001\x4070d"
    // 4157 v_subb_co_u32_e32 vop2 4B all; valu; reads exec
    // 4158 v_subb_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    // 4159 v_subb_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 4160 v_subb_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398a3d\x240511\x1\x40707\x4a8a4f\x250511\x1\x40709\x4b8a61\x260511\x1\x4070c\x4c8a74\x270511\x800001\x4070d"
    // 4161 v_subbrev_co_u32_e32 vop2 4B all; valu; reads exec
    // 4162 v_subbrev_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    // 4163 v_subbrev_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 4164 v_subbrev_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398a86\x240512\x1\x40707\x4a8a9b\x250512\x1\x40709\x4b8ab0\x260512\x1\x4070c\x4c8ac6\x270512\x800001\x4070d"
    // 4165 v_subrev_co_u32_e32 vop2 4B all; valu; reads exec
    // 4166 v_subrev_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    // 4167 v_subrev_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 4168 v_subrev_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398adb\x920513\x1\x40707\x4a8aef\x930513\x1\x40709\x4b8b03\x940513\x1\x4070c\x4c8b18\x950513\x800001\x4070d"
    // 4169 v_subrev_f16_e32 vop2 4B all; valu; reads exec|mode
    // 4170 v_subrev_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 4171 v_subrev_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    // 4172 v_subrev_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398b2c\x1e50514\x1\x140707\x4d8b3d\x1e60514\x1\x140709\x4e8b4e\x1e60514\x1\x14070c\x4f8b60\x1e70514\x800001\x14070d"
    // 4173 v_subrev_f32_e32 vop2 4B all; valu; reads exec|mode
    // 4174 v_subrev_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 4175 v_subrev_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    // 4176 v_subrev_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398b71\x1e80515\x1\x140707\x4d8b82\x1e90515\x1\x140709\x4e8b93\x1e90515\x1\x14070c\x4f8ba5\x1ea0515\x800001\x14070d"
    // 4177 v_subrev_u16_e32 vop2 4B all; valu; reads exec
    // 4178 v_subrev_u16_e64 vop3 8B all; valu; reads exec; takes clamp
    // 4179 v_subrev_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 4180 v_subrev_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398bb6\x1ee0516\x1\x40707\x4a8bc7\x1ef0516\x1\x40709\x4b8bd8\x1f00516\x1\x4070c\x4c8bea\x1f10516\x800001\x4070d"
    // 4181 v_subrev_u32_e32 vop2 4B all; valu; reads exec
    // 4182 v_subrev_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    // 4183 v_subrev_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 4184 v_subrev_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398bfb\x1f20517\x1\x40707\x4a8c0c\x1f30517\x1\x40709\x4b8c1d\x1f40517\x1\x4070c\x4c8c2f\x1f50517\x800001\x4070d"
    // 4185 v_swap_b32 vop1 4B all; valu; reads exec
    U"\x398c40\x2df0518\x1\x40706"
    // 4186 v_trig_preop_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x4d8c4b\x23d0519\x1\x140709"
    // 4187 v_trunc_f16_e32 vop1 4B all; valu; reads exec|mode
    // 4188 v_trunc_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 4189 v_trunc_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 4190 v_trunc_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398c5c\x299051a\x1\x140706\x4d8c6c\x29a051a\x1\x140709\x558c7c\x29a051a\x1\x14070c\x4f8c8d\x29b051a\x800001\x14070d"
    // 4191 v_trunc_f32_e32 vop1 4B all; valu; reads exec|mode
    // 4192 v_trunc_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    // 4193 v_trunc_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    // 4194 v_trunc_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398c9d\x29c051b\x1\x140706\x4d8cad\x29d051b\x1\x140709\x558cbd\x29d051b\x1\x14070c\x4f8cce\x29e051b\x800001\x14070d"
    // 4195 v_trunc_f64_e32 vop1 4B all; valu; reads exec|mode
    // 4196 v_trunc_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    U"\x398cde\x29f051c\x1\x140706\x4d8cee\x2a0051c\x1\x140709"
    // 4197 v_writelane_b32 vop2 8B all; valu|ignores_exec
    U"\x198cfe\x250051d\x1000001\x707"
    // 4198 v_xad_u32 vop3 8B all; valu; reads exec
    U"\x198d0e\x91051e\x1\x40709"
    // 4199 v_xnor_b32_e32 vop2 4B all; valu; reads exec
    // 4200 v_xnor_b32_e64 vop3 8B all; valu; reads exec
    // 4201 v_xnor_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 4202 v_xnor_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398d18\x1f6051f\x1\x40707\x198d27\x1f7051f\x1\x40709\x4b8d36\x1f8051f\x1\x4070c\x4c8d46\x1f1051f\x800001\x4070d"
    // 4203 v_xor_b32_e32 vop2 4B all; valu; reads exec
    // 4204 v_xor_b32_e64 vop3 8B all; valu; reads exec
    // 4205 v_xor_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    // 4206 v_xor_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    U"\x398d55\x1f60520\x1\x40707\x198d63\x1f70520\x1\x40709\x4b8d71\x1f80520\x1\x4070c\x4c8d80\x1f10520\x800001\x4070d"
    ;

inline constexpr const row (&rows)[4207] = items_from<row, 4207, row_words>();

inline constexpr char32_t row_details_words[sizeof(terminated<row_details, 140>) / 4] =
    U"\xc1\x0\x0\x0\x0\xfff\x80000\x0\x601\x0\x0\x0\x0\xfff\x80000\x0\xc9\x0\x8\x0\x0\xfff\x80000\x0"
    U"\x609\x0\x8\x0\x0\xfff\x80000\x0\xd1\x0\x10\x0\x0\xfff\x80000\x0\x611\x0\x10\x0\x0\xfff\x80000\x0"
    U"\xe1\x0\x20\x0\x0\xfff\x80000\x0\x701\x0\x100\x0\x0\xfff\x80000\x0\xd9\x0\x18\x0\x0\xfff\x80000\x0"
    U"\x619\x0\x18\x0\x0\xfff\x80000\x0\xe9\x0\x28\x0\x0\xfff\x80000\x0\xf1\x0\x30\x0\x0\xfff\x80000\x0"
    U"\x709\x0\x108\x0\x0\xfff\x80000\x0\x711\x0\x110\x0\x0\xfff\x80000\x0\xf9\x0\x38\x0\x0\xfff\x80000\x0"
    U"\x719\x0\x118\x0\x0\xfff\x80000\x0\x41\x0\x0\x0\x0\xfff\x80000\x0\x49\x0\x8\x0\x0\xfff\x80000\x0"
    U"\x51\x0\x10\x0\x0\xfff\x80000\x0\x61\x0\x20\x0\x0\xfff\x80000\x0\x59\x0\x18\x0\x0\xfff\x80000\x0"
    U"\x69\x0\x28\x0\x0\xfff\x80000\x0\x71\x0\x30\x0\x0\xfff\x80000\x0\x79\x0\x38\x0\x0\xfff\x80000\x0"
    U"\x300\x0\x0\x0\x0\x0\x80000\x0\x0\x0\x0\x0\x0\x0\x80000\x0\xe1\x0\x0\x0\x0\xfff\x80000\x0"
    U"\x701\x0\x0\x0\x0\xfff\x80000\x0\xe9\x0\x8\x0\x0\xfff\x80000\x0\x709\x0\x8\x0\x0\xfff\x80000\x0"
    U"\xf1\x0\x10\x0\x0\xfff\x80000\x0\x711\x0\x10\x0\x0\xfff\x80000\x0\x8e1\x0\x800\x0\x0\xfff\x80000\x0"
    U"\xf01\x0\x800\x0\x0\xfff\x80000\x0\xf9\x0\x18\x0\x0\xfff\x80000\x0\x719\x0\x18\x0\x0\xfff\x80000\x0"
    U"\x8e9\x0\x808\x0\x0\xfff\x80000\x0\xf09\x0\x808\x0\x0\xfff\x80000\x0"
    U"\x8f1\x0\x810\x0\x0\xfff\x80000\x0\xf11\x0\x810\x0\x0\xfff\x80000\x0"
    U"\x8f9\x0\x818\x0\x0\xfff\x80000\x0\xf19\x0\x818\x0\x0\xfff\x80000\x0"
    U"\x801\x0\x800\x0\x0\xfff\x80000\x0\x1\x0\x0\x0\x0\xffff\x80000\x0"
    U"\x1001\x0\x1000\x0\x0\xffff\x80000\x0\x6\x0\x0\x0\x0\x0\x80000\x0\x501\x0\x100\x0\x0\xfff\x80000\x0"
    U"\xc1\x0\x0\x0\xfffff000\xfff\x80000\x0\x601\x0\x0\x0\xfffff000\xfff\x80000\x0"
    U"\xe1\x0\x20\x0\xfffff000\xfff\x80000\x0\x701\x0\x100\x0\xfffff000\xfff\x80000\x0"
    U"\x41\x0\x0\x0\xfffff000\xfff\x80000\x0\x61\x0\x20\x0\xfffff000\xfff\x80000\x0"
    U"\x501\x0\x100\x0\xfffff000\xfff\x80000\x0\xe1\x0\x0\x0\xfffff000\xfff\x80000\x0"
    U"\x701\x0\x0\x0\xfffff000\xfff\x80000\x0\x8e1\x0\x800\x0\xfffff000\xfff\x80000\x0"
    U"\x0\x0\x0\x0\x0\x0\x40000\x0\x1\x0\x1\x0\xfff00000\xfffff\x80000\x0\x1\x0\x1\x0\x0\xfffff\x80000\x0"
    U"\x20\x0\x20\x0\x0\x0\x80000\x0\x21\x0\x21\x0\xfff00000\xfffff\x80000\x0"
    U"\x21\x0\x21\x0\x0\xfffff\x80000\x0\x20\x0\x0\x0\x0\x0\x80000\x0\x21\x0\x1\x0\x0\xfffff\x80000\x0"
    U"\x21\x0\x1\x0\xfff00000\xfffff\x80000\x0\x40e1\x0\x0\x0\x0\xfff\x80000\x0"
    U"\x4701\x0\x0\x0\x0\xfff\x80000\x0\x40e9\x0\x8\x0\x0\xfff\x80000\x0\x4709\x0\x8\x0\x0\xfff\x80000\x0"
    U"\x40f1\x0\x10\x0\x0\xfff\x80000\x0\x4711\x0\x10\x0\x0\xfff\x80000\x0"
    U"\x40f9\x0\x18\x0\x0\xfff\x80000\x0\x4719\x0\x18\x0\x0\xfff\x80000\x0\x20000\x0\x0\x0\x0\x0\x80000\x0"
    U"\xf8020000\x0\x0\x0\x0\x0\x80000\x0\x7800000\x0\x800000\x0\x0\x15f\x80000\x0"
    U"\x78000\x0\x0\x0\x0\x0\x80000\x0\x78078000\x0\x0\x0\x0\x0\x80000\x0"
    U"\x7818000\x0\x800000\x0\x0\x15f\x80000\x0\xa0000\x0\x0\x0\x0\x0\x80000\x0"
    U"\x80000\x0\x0\x0\x0\x0\x80000\x0\xb8020000\x0\x0\x0\x0\x0\x80000\x0\x80000\x8\x0\x0\x0\x0\x80000\x0"
    U"\x0\x8\x0\x0\x0\x0\x80000\x0\x38078000\x0\x0\x0\x0\x0\x80000\x0\x18000\x0\x0\x0\x0\x0\x80000\x0"
    U"\xe0018000\x0\x0\x0\x0\x0\x80000\x0\x38000\x0\x0\x0\x0\x0\x80000\x0"
    U"\x60018000\x0\x0\x0\x0\x0\x80000\x0\xe0000000\x0\x0\x0\x0\x0\x80000\x0"
    U"\x78038000\x0\x0\x0\x0\x0\x80000\x0\x60000\x0\x0\x0\x0\x0\x80000\x0"
    U"\xb8060000\x0\x0\x0\x0\x0\x80000\x0\x20060000\x0\x0\x0\x0\x0\x80000\x0"
    U"\x38038000\x0\x0\x0\x0\x0\x80000\x0\x98000\x0\x0\x0\x0\x0\x80000\x0\xb8000\x0\x0\x0\x0\x0\x80000\x0"
    U"\xf8000\x0\x0\x0\x0\x0\x80000\x0\x68000\x0\x0\x0\x0\x0\x80000\x0\x620000\x0\x0\x0\x0\x0\x80000\x0"
    U"\x7a0000\x0\x0\x0\x0\x0\x80000\x0\x1b8000\x0\x0\x0\x0\x0\x80000\x0"
    U"\xf8078000\x0\x0\x0\x0\x0\x80000\x0\x0\x5\x0\x0\x0\x0\x80800\x0\x0\x5\x0\x1\x0\x0\x80800\x0"
    U"\x0\x5\x0\x4\x0\x0\x80800\x0\x0\x5\x0\x5\x0\x0\x80400\x0\x0\x7\x0\x0\x0\x0\x80404\x0"
    U"\x0\x7\x0\x0\x0\x0\x80004\x0\x0\x7\x0\x0\x0\x0\x80408\x0\x0\x7\x0\x0\x0\x0\x80808\x0"
    U"\x0\x7\x0\x0\x0\x0\x80008\x0\x0\x7\x0\x0\x0\x0\x80400\x0\x0\x7\x0\x0\x0\x0\x80800\x0"
    U"\x0\x7\x0\x0\x0\x0\x81010\x0\x0\x7\x0\x0\x0\x0\x80010\x0\x0\x5\x0\x0\x0\x0\x81000\x0"
    U"\x0\x5\x0\x1\x0\x0\x81000\x0\x0\x5\x0\x4\x0\x0\x81000\x0\x0\x5\x0\x5\x0\x0\x80800\x0"
    U"\x0\x7\x0\x0\x0\x0\x80810\x0\x0\x7\x0\x0\x0\x0\x80202\x0\x0\x7\x0\x0\x0\x0\x80002\x0"
    U"\x0\x7\x0\x0\x0\x0\x81008\x0\x0\x7\x0\x0\x0\x0\x80804\x0\x180000\x0\x0\x0\x0\x0\x80100\x0"
    U"\x180000\x5\x0\x0\x0\x0\x100800\x0\x180000\x5\x0\x1\x0\x0\x100800\x0"
    U"\x180000\x5\x0\x4\x0\x0\x100800\x0\x180000\x5\x0\x5\x0\x0\x100400\x0"
    U"\x180000\x5\x0\x0\x0\x0\x101000\x0\x180000\x5\x0\x1\x0\x0\x101000\x0"
    U"\x180000\x5\x0\x4\x0\x0\x101000\x0\x180000\x5\x0\x5\x0\x0\x100800\x0"
    U"\x4000000\x0\x0\x0\x0\x0\x80000\x0\x0\x3\x0\x0\x0\x0\x80400\x0\x0\x3\x0\x0\x0\x0\x80404\x0"
    U"\x0\x3\x0\x0\x0\x0\x80808\x0\x0\x3\x0\x0\x0\x0\x80800\x0"
    ;

inline constexpr const row_details (&all_row_details)[140] = items_from<row_details, 140, row_details_words>();

} // namespace kiln::isa
