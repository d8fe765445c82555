// SPDX-License-Identifier: MIT
// All rows: words, then what they say.
// Written by tools/isa_gen from LLVM 22's MC layer; do not edit.
#pragma once

#include <kiln/isa/row.hpp>
#include <kiln/isa/words.hpp>

namespace kiln::isa {

inline constexpr u32 row_count = 4207;

inline constexpr word_array<u64, 25242> row_words = {{
    0x2c0000000000c8,0x4010812,0x811c,0xc1,0,0xfff00000000, // 0 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x2c0000000000c8,0x4060812,0x811c,0x601,0,0xfff00000000, // 1 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x2d0000000000c8,0x4010812,0x811c,0xc9,8,0xfff00000000, // 2 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x2d0000000000c8,0x4060812,0x811c,0x609,8,0xfff00000000, // 3 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x2d0000000000c8,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 4 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x2d0000000000c8,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 5 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x2e0000000000c8,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 6 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x2e0000000000c8,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 7 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x2f0000000000c8,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 8 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x2f0000000000c8,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 9 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x300000000000c8,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 10 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x300000000000c8,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 11 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x300000000000c8,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 12 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x300000000000c8,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 13 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x310000000000c8,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 14 buffer_atomic_add mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x310000000000c8,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 15 buffer_atomic_add mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x320001000000da,0x4010812,0x811c,0x41,0,0xfff00000000, // 16 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset 0..4095
    0x320001000000da,0x4060812,0x811c,0x601,0,0xfff00000000, // 17 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x330001000000da,0x4010812,0x811c,0x49,8,0xfff00000000, // 18 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc; offset 0..4095
    0x330001000000da,0x4060812,0x811c,0x609,8,0xfff00000000, // 19 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x330001000000da,0x4010812,0x811c,0x51,0x10,0xfff00000000, // 20 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc; offset 0..4095
    0x330001000000da,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 21 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x340001000000da,0x4010812,0x831c,0x61,0x20,0xfff00000000, // 22 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset 0..4095
    0x340001000000da,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 23 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x350001000000da,0x4010812,0x811c,0x59,0x18,0xfff00000000, // 24 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc; offset 0..4095
    0x350001000000da,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 25 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x360001000000da,0x4010812,0x831c,0x69,0x28,0xfff00000000, // 26 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc; offset 0..4095
    0x360001000000da,0x4010812,0x831c,0x71,0x30,0xfff00000000, // 27 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc; offset 0..4095
    0x360001000000da,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 28 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x360001000000da,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 29 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x370001000000da,0x4010812,0x831c,0x79,0x38,0xfff00000000, // 30 buffer_atomic_add_f32 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc; offset 0..4095
    0x370001000000da,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 31 buffer_atomic_add_f32 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x380002000000f0,0x4010812,0x811c,0x41,0,0xfff00000000, // 32 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset 0..4095
    0x380002000000f0,0x4060812,0x811c,0x601,0,0xfff00000000, // 33 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x390002000000f0,0x4010812,0x811c,0x49,8,0xfff00000000, // 34 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc; offset 0..4095
    0x390002000000f0,0x4060812,0x811c,0x609,8,0xfff00000000, // 35 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x390002000000f0,0x4010812,0x811c,0x51,0x10,0xfff00000000, // 36 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc; offset 0..4095
    0x390002000000f0,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 37 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x3a0002000000f0,0x4010812,0x831c,0x61,0x20,0xfff00000000, // 38 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset 0..4095
    0x3a0002000000f0,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 39 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x3b0002000000f0,0x4010812,0x811c,0x59,0x18,0xfff00000000, // 40 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc; offset 0..4095
    0x3b0002000000f0,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 41 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x3c0002000000f0,0x4010812,0x831c,0x69,0x28,0xfff00000000, // 42 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc; offset 0..4095
    0x3c0002000000f0,0x4010812,0x831c,0x71,0x30,0xfff00000000, // 43 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc; offset 0..4095
    0x3c0002000000f0,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 44 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3c0002000000f0,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 45 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3d0002000000f0,0x4010812,0x831c,0x79,0x38,0xfff00000000, // 46 buffer_atomic_add_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc; offset 0..4095
    0x3d0002000000f0,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 47 buffer_atomic_add_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3e000300000106,0x4010812,0x811c,0xc1,0,0xfff00000000, // 48 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x3e000300000106,0x4060812,0x811c,0x601,0,0xfff00000000, // 49 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x3f000300000106,0x4010812,0x811c,0xc9,8,0xfff00000000, // 50 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x3f000300000106,0x4060812,0x811c,0x609,8,0xfff00000000, // 51 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x3f000300000106,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 52 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x3f000300000106,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 53 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x40000300000106,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 54 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x40000300000106,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 55 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x41000300000106,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 56 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x41000300000106,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 57 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x42000300000106,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 58 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x42000300000106,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 59 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x42000300000106,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 60 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x42000300000106,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 61 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x43000300000106,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 62 buffer_atomic_add_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x43000300000106,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 63 buffer_atomic_add_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x2c00040000011b,0x4010812,0x811c,0xc1,0,0xfff00000000, // 64 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x2c00040000011b,0x4060812,0x811c,0x601,0,0xfff00000000, // 65 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x2d00040000011b,0x4010812,0x811c,0xc9,8,0xfff00000000, // 66 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x2d00040000011b,0x4060812,0x811c,0x609,8,0xfff00000000, // 67 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x2d00040000011b,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 68 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x2d00040000011b,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 69 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x2e00040000011b,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 70 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x2e00040000011b,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 71 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x2f00040000011b,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 72 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x2f00040000011b,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 73 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x3000040000011b,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 74 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x3000040000011b,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 75 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x3000040000011b,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 76 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3000040000011b,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 77 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3100040000011b,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 78 buffer_atomic_and mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x3100040000011b,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 79 buffer_atomic_and mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3e00050000012d,0x4010812,0x811c,0xc1,0,0xfff00000000, // 80 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x3e00050000012d,0x4060812,0x811c,0x601,0,0xfff00000000, // 81 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x3f00050000012d,0x4010812,0x811c,0xc9,8,0xfff00000000, // 82 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x3f00050000012d,0x4060812,0x811c,0x609,8,0xfff00000000, // 83 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x3f00050000012d,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 84 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x3f00050000012d,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 85 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x4000050000012d,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 86 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x4000050000012d,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 87 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x4100050000012d,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 88 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x4100050000012d,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 89 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x4200050000012d,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 90 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x4200050000012d,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 91 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x4200050000012d,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 92 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x4200050000012d,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 93 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x4300050000012d,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 94 buffer_atomic_and_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x4300050000012d,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 95 buffer_atomic_and_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3e000600000142,0x4010812,0x811c,0xc1,0,0xfff00000000, // 96 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x3e000600000142,0x4060812,0x811c,0x601,0,0xfff00000000, // 97 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x3f000600000142,0x4010812,0x811c,0xc9,8,0xfff00000000, // 98 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x3f000600000142,0x4060812,0x811c,0x609,8,0xfff00000000, // 99 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x3f000600000142,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 100 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x3f000600000142,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 101 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x40000600000142,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 102 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x40000600000142,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 103 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x41000600000142,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 104 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x41000600000142,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 105 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x42000600000142,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 106 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x42000600000142,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 107 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x42000600000142,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 108 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x42000600000142,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 109 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x43000600000142,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 110 buffer_atomic_cmpswap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x43000600000142,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 111 buffer_atomic_cmpswap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x44000700000158,0x4010812,0x811c,0xc1,0,0xfff00000000, // 112 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x44000700000158,0x4060812,0x811c,0x601,0,0xfff00000000, // 113 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x45000700000158,0x4010812,0x811c,0xc9,8,0xfff00000000, // 114 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x45000700000158,0x4060812,0x811c,0x609,8,0xfff00000000, // 115 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x45000700000158,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 116 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x45000700000158,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 117 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x46000700000158,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 118 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x46000700000158,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 119 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x47000700000158,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 120 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x47000700000158,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 121 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x48000700000158,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 122 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x48000700000158,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 123 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x48000700000158,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 124 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x48000700000158,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 125 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x49000700000158,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 126 buffer_atomic_cmpswap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x49000700000158,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 127 buffer_atomic_cmpswap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x2c000800000171,0x4010812,0x811c,0xc1,0,0xfff00000000, // 128 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x2c000800000171,0x4060812,0x811c,0x601,0,0xfff00000000, // 129 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x2d000800000171,0x4010812,0x811c,0xc9,8,0xfff00000000, // 130 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x2d000800000171,0x4060812,0x811c,0x609,8,0xfff00000000, // 131 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x2d000800000171,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 132 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x2d000800000171,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 133 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x2e000800000171,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 134 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x2e000800000171,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 135 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x2f000800000171,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 136 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x2f000800000171,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 137 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x30000800000171,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 138 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x30000800000171,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 139 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x30000800000171,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 140 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x30000800000171,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 141 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x31000800000171,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 142 buffer_atomic_dec mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x31000800000171,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 143 buffer_atomic_dec mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3e000900000183,0x4010812,0x811c,0xc1,0,0xfff00000000, // 144 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x3e000900000183,0x4060812,0x811c,0x601,0,0xfff00000000, // 145 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x3f000900000183,0x4010812,0x811c,0xc9,8,0xfff00000000, // 146 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x3f000900000183,0x4060812,0x811c,0x609,8,0xfff00000000, // 147 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x3f000900000183,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 148 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x3f000900000183,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 149 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x40000900000183,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 150 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x40000900000183,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 151 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x41000900000183,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 152 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x41000900000183,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 153 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x42000900000183,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 154 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x42000900000183,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 155 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x42000900000183,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 156 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x42000900000183,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 157 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x43000900000183,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 158 buffer_atomic_dec_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x43000900000183,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 159 buffer_atomic_dec_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x2c000a00000198,0x4010812,0x811c,0xc1,0,0xfff00000000, // 160 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x2c000a00000198,0x4060812,0x811c,0x601,0,0xfff00000000, // 161 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x2d000a00000198,0x4010812,0x811c,0xc9,8,0xfff00000000, // 162 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x2d000a00000198,0x4060812,0x811c,0x609,8,0xfff00000000, // 163 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x2d000a00000198,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 164 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x2d000a00000198,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 165 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x2e000a00000198,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 166 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x2e000a00000198,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 167 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x2f000a00000198,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 168 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x2f000a00000198,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 169 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x30000a00000198,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 170 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x30000a00000198,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 171 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x30000a00000198,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 172 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x30000a00000198,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 173 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x31000a00000198,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 174 buffer_atomic_inc mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x31000a00000198,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 175 buffer_atomic_inc mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3e000b000001aa,0x4010812,0x811c,0xc1,0,0xfff00000000, // 176 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x3e000b000001aa,0x4060812,0x811c,0x601,0,0xfff00000000, // 177 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x3f000b000001aa,0x4010812,0x811c,0xc9,8,0xfff00000000, // 178 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x3f000b000001aa,0x4060812,0x811c,0x609,8,0xfff00000000, // 179 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x3f000b000001aa,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 180 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x3f000b000001aa,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 181 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x40000b000001aa,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 182 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x40000b000001aa,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 183 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x41000b000001aa,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 184 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x41000b000001aa,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 185 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x42000b000001aa,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 186 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x42000b000001aa,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 187 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x42000b000001aa,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 188 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x42000b000001aa,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 189 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x43000b000001aa,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 190 buffer_atomic_inc_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x43000b000001aa,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 191 buffer_atomic_inc_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x38000c000001bf,0x4010812,0x811c,0x41,0,0xfff00000000, // 192 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset 0..4095
    0x38000c000001bf,0x4060812,0x811c,0x601,0,0xfff00000000, // 193 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x39000c000001bf,0x4010812,0x811c,0x49,8,0xfff00000000, // 194 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc; offset 0..4095
    0x39000c000001bf,0x4060812,0x811c,0x609,8,0xfff00000000, // 195 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x39000c000001bf,0x4010812,0x811c,0x51,0x10,0xfff00000000, // 196 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc; offset 0..4095
    0x39000c000001bf,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 197 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x3a000c000001bf,0x4010812,0x831c,0x61,0x20,0xfff00000000, // 198 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset 0..4095
    0x3a000c000001bf,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 199 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x3b000c000001bf,0x4010812,0x811c,0x59,0x18,0xfff00000000, // 200 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc; offset 0..4095
    0x3b000c000001bf,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 201 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x3c000c000001bf,0x4010812,0x831c,0x69,0x28,0xfff00000000, // 202 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc; offset 0..4095
    0x3c000c000001bf,0x4010812,0x831c,0x71,0x30,0xfff00000000, // 203 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc; offset 0..4095
    0x3c000c000001bf,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 204 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3c000c000001bf,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 205 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3d000c000001bf,0x4010812,0x831c,0x79,0x38,0xfff00000000, // 206 buffer_atomic_max_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc; offset 0..4095
    0x3d000c000001bf,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 207 buffer_atomic_max_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x38000d000001d5,0x4010812,0x811c,0x41,0,0xfff00000000, // 208 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset 0..4095
    0x38000d000001d5,0x4060812,0x811c,0x601,0,0xfff00000000, // 209 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x39000d000001d5,0x4010812,0x811c,0x49,8,0xfff00000000, // 210 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc; offset 0..4095
    0x39000d000001d5,0x4060812,0x811c,0x609,8,0xfff00000000, // 211 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x39000d000001d5,0x4010812,0x811c,0x51,0x10,0xfff00000000, // 212 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc; offset 0..4095
    0x39000d000001d5,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 213 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x3a000d000001d5,0x4010812,0x831c,0x61,0x20,0xfff00000000, // 214 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset 0..4095
    0x3a000d000001d5,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 215 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x3b000d000001d5,0x4010812,0x811c,0x59,0x18,0xfff00000000, // 216 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc; offset 0..4095
    0x3b000d000001d5,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 217 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x3c000d000001d5,0x4010812,0x831c,0x69,0x28,0xfff00000000, // 218 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc; offset 0..4095
    0x3c000d000001d5,0x4010812,0x831c,0x71,0x30,0xfff00000000, // 219 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc; offset 0..4095
    0x3c000d000001d5,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 220 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3c000d000001d5,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 221 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3d000d000001d5,0x4010812,0x831c,0x79,0x38,0xfff00000000, // 222 buffer_atomic_min_f64 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc; offset 0..4095
    0x3d000d000001d5,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 223 buffer_atomic_min_f64 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x2c000e000001eb,0x4010812,0x811c,0xc1,0,0xfff00000000, // 224 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x2c000e000001eb,0x4060812,0x811c,0x601,0,0xfff00000000, // 225 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x2d000e000001eb,0x4010812,0x811c,0xc9,8,0xfff00000000, // 226 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x2d000e000001eb,0x4060812,0x811c,0x609,8,0xfff00000000, // 227 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x2d000e000001eb,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 228 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x2d000e000001eb,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 229 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x2e000e000001eb,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 230 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x2e000e000001eb,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 231 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x2f000e000001eb,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 232 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x2f000e000001eb,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 233 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x30000e000001eb,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 234 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x30000e000001eb,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 235 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x30000e000001eb,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 236 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x30000e000001eb,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 237 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x31000e000001eb,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 238 buffer_atomic_or mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x31000e000001eb,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 239 buffer_atomic_or mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3e000f000001fc,0x4010812,0x811c,0xc1,0,0xfff00000000, // 240 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x3e000f000001fc,0x4060812,0x811c,0x601,0,0xfff00000000, // 241 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x3f000f000001fc,0x4010812,0x811c,0xc9,8,0xfff00000000, // 242 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x3f000f000001fc,0x4060812,0x811c,0x609,8,0xfff00000000, // 243 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x3f000f000001fc,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 244 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x3f000f000001fc,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 245 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x40000f000001fc,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 246 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x40000f000001fc,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 247 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x41000f000001fc,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 248 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x41000f000001fc,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 249 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x42000f000001fc,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 250 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x42000f000001fc,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 251 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x42000f000001fc,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 252 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x42000f000001fc,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 253 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x43000f000001fc,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 254 buffer_atomic_or_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x43000f000001fc,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 255 buffer_atomic_or_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x4a001000000210,0x4040812,0x811c,0x601,0,0xfff00000000, // 256 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x4b001000000210,0x4040812,0x811c,0x609,8,0xfff00000000, // 257 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x4b001000000210,0x4040812,0x811c,0x611,0x10,0xfff00000000, // 258 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x4c001000000210,0x4040812,0x831c,0x701,0x100,0xfff00000000, // 259 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x4d001000000210,0x4040812,0x811c,0x619,0x18,0xfff00000000, // 260 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x4e001000000210,0x4040812,0x831c,0x709,0x108,0xfff00000000, // 261 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x4e001000000210,0x4040812,0x831c,0x711,0x110,0xfff00000000, // 262 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x4f001000000210,0x4040812,0x831c,0x719,0x118,0xfff00000000, // 263 buffer_atomic_pk_add_bf16 mubuf 8B 950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x5000110000022a,0x4010812,0x811c,0x41,0,0xfff00000000, // 264 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset 0..4095
    0x5000110000022a,0x4060812,0x811c,0x601,0,0xfff00000000, // 265 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x5100110000022a,0x4010812,0x811c,0x49,8,0xfff00000000, // 266 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc; offset 0..4095
    0x5100110000022a,0x4060812,0x811c,0x609,8,0xfff00000000, // 267 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x5100110000022a,0x4010812,0x811c,0x51,0x10,0xfff00000000, // 268 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc; offset 0..4095
    0x5100110000022a,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 269 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x5200110000022a,0x4010812,0x831c,0x61,0x20,0xfff00000000, // 270 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset 0..4095
    0x5200110000022a,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 271 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x5300110000022a,0x4010812,0x811c,0x59,0x18,0xfff00000000, // 272 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc; offset 0..4095
    0x5300110000022a,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 273 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x5400110000022a,0x4010812,0x831c,0x69,0x28,0xfff00000000, // 274 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc; offset 0..4095
    0x5400110000022a,0x4010812,0x831c,0x71,0x30,0xfff00000000, // 275 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc; offset 0..4095
    0x5400110000022a,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 276 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x5400110000022a,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 277 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x5500110000022a,0x4010812,0x831c,0x79,0x38,0xfff00000000, // 278 buffer_atomic_pk_add_f16 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc; offset 0..4095
    0x5500110000022a,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 279 buffer_atomic_pk_add_f16 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x2c001200000243,0x4010812,0x811c,0xc1,0,0xfff00000000, // 280 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x2c001200000243,0x4060812,0x811c,0x601,0,0xfff00000000, // 281 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x2d001200000243,0x4010812,0x811c,0xc9,8,0xfff00000000, // 282 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x2d001200000243,0x4060812,0x811c,0x609,8,0xfff00000000, // 283 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x2d001200000243,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 284 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x2d001200000243,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 285 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x2e001200000243,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 286 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x2e001200000243,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 287 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x2f001200000243,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 288 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x2f001200000243,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 289 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x30001200000243,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 290 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x30001200000243,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 291 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x30001200000243,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 292 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x30001200000243,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 293 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x31001200000243,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 294 buffer_atomic_smax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x31001200000243,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 295 buffer_atomic_smax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3e001300000256,0x4010812,0x811c,0xc1,0,0xfff00000000, // 296 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x3e001300000256,0x4060812,0x811c,0x601,0,0xfff00000000, // 297 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x3f001300000256,0x4010812,0x811c,0xc9,8,0xfff00000000, // 298 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x3f001300000256,0x4060812,0x811c,0x609,8,0xfff00000000, // 299 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x3f001300000256,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 300 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x3f001300000256,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 301 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x40001300000256,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 302 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x40001300000256,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 303 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x41001300000256,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 304 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x41001300000256,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 305 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x42001300000256,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 306 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x42001300000256,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 307 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x42001300000256,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 308 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x42001300000256,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 309 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x43001300000256,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 310 buffer_atomic_smax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x43001300000256,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 311 buffer_atomic_smax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x2c00140000026c,0x4010812,0x811c,0xc1,0,0xfff00000000, // 312 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x2c00140000026c,0x4060812,0x811c,0x601,0,0xfff00000000, // 313 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x2d00140000026c,0x4010812,0x811c,0xc9,8,0xfff00000000, // 314 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x2d00140000026c,0x4060812,0x811c,0x609,8,0xfff00000000, // 315 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x2d00140000026c,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 316 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x2d00140000026c,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 317 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x2e00140000026c,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 318 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x2e00140000026c,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 319 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x2f00140000026c,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 320 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x2f00140000026c,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 321 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x3000140000026c,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 322 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x3000140000026c,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 323 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x3000140000026c,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 324 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3000140000026c,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 325 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3100140000026c,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 326 buffer_atomic_smin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x3100140000026c,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 327 buffer_atomic_smin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3e00150000027f,0x4010812,0x811c,0xc1,0,0xfff00000000, // 328 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x3e00150000027f,0x4060812,0x811c,0x601,0,0xfff00000000, // 329 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x3f00150000027f,0x4010812,0x811c,0xc9,8,0xfff00000000, // 330 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x3f00150000027f,0x4060812,0x811c,0x609,8,0xfff00000000, // 331 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x3f00150000027f,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 332 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x3f00150000027f,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 333 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x4000150000027f,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 334 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x4000150000027f,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 335 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x4100150000027f,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 336 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x4100150000027f,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 337 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x4200150000027f,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 338 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x4200150000027f,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 339 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x4200150000027f,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 340 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x4200150000027f,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 341 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x4300150000027f,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 342 buffer_atomic_smin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x4300150000027f,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 343 buffer_atomic_smin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x2c001600000295,0x4010812,0x811c,0xc1,0,0xfff00000000, // 344 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x2c001600000295,0x4060812,0x811c,0x601,0,0xfff00000000, // 345 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x2d001600000295,0x4010812,0x811c,0xc9,8,0xfff00000000, // 346 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x2d001600000295,0x4060812,0x811c,0x609,8,0xfff00000000, // 347 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x2d001600000295,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 348 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x2d001600000295,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 349 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x2e001600000295,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 350 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x2e001600000295,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 351 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x2f001600000295,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 352 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x2f001600000295,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 353 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x30001600000295,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 354 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x30001600000295,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 355 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x30001600000295,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 356 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x30001600000295,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 357 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x31001600000295,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 358 buffer_atomic_sub mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x31001600000295,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 359 buffer_atomic_sub mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3e0017000002a7,0x4010812,0x811c,0xc1,0,0xfff00000000, // 360 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x3e0017000002a7,0x4060812,0x811c,0x601,0,0xfff00000000, // 361 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x3f0017000002a7,0x4010812,0x811c,0xc9,8,0xfff00000000, // 362 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x3f0017000002a7,0x4060812,0x811c,0x609,8,0xfff00000000, // 363 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x3f0017000002a7,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 364 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x3f0017000002a7,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 365 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x400017000002a7,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 366 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x400017000002a7,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 367 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x410017000002a7,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 368 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x410017000002a7,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 369 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x420017000002a7,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 370 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x420017000002a7,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 371 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x420017000002a7,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 372 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x420017000002a7,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 373 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x430017000002a7,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 374 buffer_atomic_sub_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x430017000002a7,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 375 buffer_atomic_sub_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x2c0018000002bc,0x4010812,0x811c,0xc1,0,0xfff00000000, // 376 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x2c0018000002bc,0x4060812,0x811c,0x601,0,0xfff00000000, // 377 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x2d0018000002bc,0x4010812,0x811c,0xc9,8,0xfff00000000, // 378 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x2d0018000002bc,0x4060812,0x811c,0x609,8,0xfff00000000, // 379 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x2d0018000002bc,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 380 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x2d0018000002bc,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 381 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x2e0018000002bc,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 382 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x2e0018000002bc,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 383 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x2f0018000002bc,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 384 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x2f0018000002bc,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 385 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x300018000002bc,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 386 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x300018000002bc,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 387 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x300018000002bc,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 388 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x300018000002bc,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 389 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x310018000002bc,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 390 buffer_atomic_swap mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x310018000002bc,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 391 buffer_atomic_swap mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3e0019000002cf,0x4010812,0x811c,0xc1,0,0xfff00000000, // 392 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x3e0019000002cf,0x4060812,0x811c,0x601,0,0xfff00000000, // 393 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x3f0019000002cf,0x4010812,0x811c,0xc9,8,0xfff00000000, // 394 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x3f0019000002cf,0x4060812,0x811c,0x609,8,0xfff00000000, // 395 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x3f0019000002cf,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 396 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x3f0019000002cf,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 397 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x400019000002cf,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 398 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x400019000002cf,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 399 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x410019000002cf,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 400 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x410019000002cf,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 401 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x420019000002cf,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 402 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x420019000002cf,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 403 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x420019000002cf,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 404 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x420019000002cf,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 405 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x430019000002cf,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 406 buffer_atomic_swap_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x430019000002cf,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 407 buffer_atomic_swap_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x2c001a000002e5,0x4010812,0x811c,0xc1,0,0xfff00000000, // 408 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x2c001a000002e5,0x4060812,0x811c,0x601,0,0xfff00000000, // 409 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x2d001a000002e5,0x4010812,0x811c,0xc9,8,0xfff00000000, // 410 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x2d001a000002e5,0x4060812,0x811c,0x609,8,0xfff00000000, // 411 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x2d001a000002e5,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 412 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x2d001a000002e5,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 413 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x2e001a000002e5,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 414 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x2e001a000002e5,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 415 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x2f001a000002e5,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 416 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x2f001a000002e5,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 417 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x30001a000002e5,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 418 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x30001a000002e5,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 419 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x30001a000002e5,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 420 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x30001a000002e5,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 421 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x31001a000002e5,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 422 buffer_atomic_umax mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x31001a000002e5,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 423 buffer_atomic_umax mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3e001b000002f8,0x4010812,0x811c,0xc1,0,0xfff00000000, // 424 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x3e001b000002f8,0x4060812,0x811c,0x601,0,0xfff00000000, // 425 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x3f001b000002f8,0x4010812,0x811c,0xc9,8,0xfff00000000, // 426 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x3f001b000002f8,0x4060812,0x811c,0x609,8,0xfff00000000, // 427 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x3f001b000002f8,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 428 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x3f001b000002f8,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 429 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x40001b000002f8,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 430 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x40001b000002f8,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 431 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x41001b000002f8,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 432 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x41001b000002f8,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 433 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x42001b000002f8,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 434 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x42001b000002f8,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 435 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x42001b000002f8,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 436 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x42001b000002f8,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 437 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x43001b000002f8,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 438 buffer_atomic_umax_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x43001b000002f8,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 439 buffer_atomic_umax_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x2c001c0000030e,0x4010812,0x811c,0xc1,0,0xfff00000000, // 440 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x2c001c0000030e,0x4060812,0x811c,0x601,0,0xfff00000000, // 441 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x2d001c0000030e,0x4010812,0x811c,0xc9,8,0xfff00000000, // 442 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x2d001c0000030e,0x4060812,0x811c,0x609,8,0xfff00000000, // 443 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x2d001c0000030e,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 444 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x2d001c0000030e,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 445 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x2e001c0000030e,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 446 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x2e001c0000030e,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 447 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x2f001c0000030e,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 448 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x2f001c0000030e,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 449 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x30001c0000030e,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 450 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x30001c0000030e,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 451 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x30001c0000030e,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 452 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x30001c0000030e,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 453 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x31001c0000030e,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 454 buffer_atomic_umin mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x31001c0000030e,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 455 buffer_atomic_umin mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3e001d00000321,0x4010812,0x811c,0xc1,0,0xfff00000000, // 456 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x3e001d00000321,0x4060812,0x811c,0x601,0,0xfff00000000, // 457 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x3f001d00000321,0x4010812,0x811c,0xc9,8,0xfff00000000, // 458 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x3f001d00000321,0x4060812,0x811c,0x609,8,0xfff00000000, // 459 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x3f001d00000321,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 460 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x3f001d00000321,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 461 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x40001d00000321,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 462 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x40001d00000321,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 463 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x41001d00000321,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 464 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x41001d00000321,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 465 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x42001d00000321,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 466 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x42001d00000321,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 467 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x42001d00000321,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 468 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x42001d00000321,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 469 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x43001d00000321,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 470 buffer_atomic_umin_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x43001d00000321,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 471 buffer_atomic_umin_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x2c001e00000337,0x4010812,0x811c,0xc1,0,0xfff00000000, // 472 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x2c001e00000337,0x4060812,0x811c,0x601,0,0xfff00000000, // 473 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x2d001e00000337,0x4010812,0x811c,0xc9,8,0xfff00000000, // 474 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x2d001e00000337,0x4060812,0x811c,0x609,8,0xfff00000000, // 475 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x2d001e00000337,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 476 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x2d001e00000337,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 477 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x2e001e00000337,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 478 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x2e001e00000337,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 479 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x2f001e00000337,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 480 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x2f001e00000337,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 481 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x30001e00000337,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 482 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x30001e00000337,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 483 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x30001e00000337,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 484 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x30001e00000337,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 485 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x31001e00000337,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 486 buffer_atomic_xor mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x31001e00000337,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 487 buffer_atomic_xor mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x3e001f00000349,0x4010812,0x811c,0xc1,0,0xfff00000000, // 488 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset 0..4095
    0x3e001f00000349,0x4060812,0x811c,0x601,0,0xfff00000000, // 489 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset 0..4095
    0x3f001f00000349,0x4010812,0x811c,0xc9,8,0xfff00000000, // 490 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|slc|scc; offset 0..4095
    0x3f001f00000349,0x4060812,0x811c,0x609,8,0xfff00000000, // 491 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen; takes offset|sc1|nt; offset 0..4095
    0x3f001f00000349,0x4010812,0x811c,0xd1,0x10,0xfff00000000, // 492 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|slc|scc; offset 0..4095
    0x3f001f00000349,0x4060812,0x811c,0x611,0x10,0xfff00000000, // 493 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs idxen; takes offset|sc1|nt; offset 0..4095
    0x40001f00000349,0x4010812,0x831c,0xe1,0x20,0xfff00000000, // 494 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset 0..4095
    0x40001f00000349,0x4060812,0x831c,0x701,0x100,0xfff00000000, // 495 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x41001f00000349,0x4010812,0x811c,0xd9,0x18,0xfff00000000, // 496 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|slc|scc; offset 0..4095
    0x41001f00000349,0x4060812,0x811c,0x619,0x18,0xfff00000000, // 497 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; needs offen|idxen; takes offset|sc1|nt; offset 0..4095
    0x42001f00000349,0x4010812,0x831c,0xe9,0x28,0xfff00000000, // 498 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|glc; takes offset|slc|scc; offset 0..4095
    0x42001f00000349,0x4010812,0x831c,0xf1,0x30,0xfff00000000, // 499 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|glc; takes offset|slc|scc; offset 0..4095
    0x42001f00000349,0x4060812,0x831c,0x709,0x108,0xfff00000000, // 500 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|sc0; takes offset|sc1|nt; offset 0..4095
    0x42001f00000349,0x4060812,0x831c,0x711,0x110,0xfff00000000, // 501 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x43001f00000349,0x4010812,0x831c,0xf9,0x38,0xfff00000000, // 502 buffer_atomic_xor_x2 mubuf 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|glc; takes offset|slc|scc; offset 0..4095
    0x43001f00000349,0x4060812,0x831c,0x719,0x118,0xfff00000000, // 503 buffer_atomic_xor_x2 mubuf 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs offen|idxen|sc0; takes offset|sc1|nt; offset 0..4095
    0x2f000200000035e,0x4060812,0x8000,0x300,0,0, // 504 buffer_inv mubuf 8B 942|950; side_effects; reads exec; takes sc0|sc1
    0x2f0002100000369,0x4010812,0x8000,0,0,0, // 505 buffer_invl2 mubuf 8B 90a; side_effects; reads exec
    0x56002200000376,0x4010812,0x14,0xe1,0,0xfff00000000, // 506 buffer_load_dword mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x56002200000376,0x4060812,0x14,0x701,0,0xfff00000000, // 507 buffer_load_dword mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x57002200000376,0x4010812,0x14,0xe9,8,0xfff00000000, // 508 buffer_load_dword mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x57002200000376,0x4060812,0x14,0x709,8,0xfff00000000, // 509 buffer_load_dword mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x57002200000376,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 510 buffer_load_dword mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x57002200000376,0x4060812,0x14,0x711,0x10,0xfff00000000, // 511 buffer_load_dword mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x148002200000376,0xc010812,0x841c,0x8e1,0x800,0xfff00000000, // 512 buffer_load_dword mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    0x148002200000376,0xc060812,0x841c,0xf01,0x800,0xfff00000000, // 513 buffer_load_dword mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x58002200000376,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 514 buffer_load_dword mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x58002200000376,0x4060812,0x14,0x719,0x18,0xfff00000000, // 515 buffer_load_dword mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x149002200000376,0xc010812,0x841c,0x8e9,0x808,0xfff00000000, // 516 buffer_load_dword mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x149002200000376,0xc060812,0x841c,0xf09,0x808,0xfff00000000, // 517 buffer_load_dword mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x149002200000376,0xc010812,0x841c,0x8f1,0x810,0xfff00000000, // 518 buffer_load_dword mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x149002200000376,0xc060812,0x841c,0xf11,0x810,0xfff00000000, // 519 buffer_load_dword mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x14a002200000376,0xc010812,0x841c,0x8f9,0x818,0xfff00000000, // 520 buffer_load_dword mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x14a002200000376,0xc060812,0x841c,0xf19,0x818,0xfff00000000, // 521 buffer_load_dword mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x59002300000388,0x4010812,0x14,0xe1,0,0xfff00000000, // 522 buffer_load_dwordx2 mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x59002300000388,0x4060812,0x14,0x701,0,0xfff00000000, // 523 buffer_load_dwordx2 mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x5a002300000388,0x4010812,0x14,0xe9,8,0xfff00000000, // 524 buffer_load_dwordx2 mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x5a002300000388,0x4060812,0x14,0x709,8,0xfff00000000, // 525 buffer_load_dwordx2 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5a002300000388,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 526 buffer_load_dwordx2 mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x5a002300000388,0x4060812,0x14,0x711,0x10,0xfff00000000, // 527 buffer_load_dwordx2 mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5b002300000388,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 528 buffer_load_dwordx2 mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x5b002300000388,0x4060812,0x14,0x719,0x18,0xfff00000000, // 529 buffer_load_dwordx2 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5c00240000039c,0x4010812,0x14,0xe1,0,0xfff00000000, // 530 buffer_load_dwordx3 mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x5c00240000039c,0x4060812,0x14,0x701,0,0xfff00000000, // 531 buffer_load_dwordx3 mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x5d00240000039c,0x4010812,0x14,0xe9,8,0xfff00000000, // 532 buffer_load_dwordx3 mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x5d00240000039c,0x4060812,0x14,0x709,8,0xfff00000000, // 533 buffer_load_dwordx3 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5d00240000039c,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 534 buffer_load_dwordx3 mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x5d00240000039c,0x4060812,0x14,0x711,0x10,0xfff00000000, // 535 buffer_load_dwordx3 mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x14800240000039c,0xc040812,0x841c,0xf01,0x800,0xfff00000000, // 536 buffer_load_dwordx3 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x5e00240000039c,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 537 buffer_load_dwordx3 mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x5e00240000039c,0x4060812,0x14,0x719,0x18,0xfff00000000, // 538 buffer_load_dwordx3 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x14900240000039c,0xc040812,0x841c,0xf09,0x808,0xfff00000000, // 539 buffer_load_dwordx3 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x14900240000039c,0xc040812,0x841c,0xf11,0x810,0xfff00000000, // 540 buffer_load_dwordx3 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x14a00240000039c,0xc040812,0x841c,0xf19,0x818,0xfff00000000, // 541 buffer_load_dwordx3 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x5f0025000003b0,0x4010812,0x14,0xe1,0,0xfff00000000, // 542 buffer_load_dwordx4 mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x5f0025000003b0,0x4060812,0x14,0x701,0,0xfff00000000, // 543 buffer_load_dwordx4 mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x600025000003b0,0x4010812,0x14,0xe9,8,0xfff00000000, // 544 buffer_load_dwordx4 mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x600025000003b0,0x4060812,0x14,0x709,8,0xfff00000000, // 545 buffer_load_dwordx4 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x600025000003b0,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 546 buffer_load_dwordx4 mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x600025000003b0,0x4060812,0x14,0x711,0x10,0xfff00000000, // 547 buffer_load_dwordx4 mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x1480025000003b0,0xc040812,0x841c,0xf01,0x800,0xfff00000000, // 548 buffer_load_dwordx4 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x610025000003b0,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 549 buffer_load_dwordx4 mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x610025000003b0,0x4060812,0x14,0x719,0x18,0xfff00000000, // 550 buffer_load_dwordx4 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x1490025000003b0,0xc040812,0x841c,0xf09,0x808,0xfff00000000, // 551 buffer_load_dwordx4 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x1490025000003b0,0xc040812,0x841c,0xf11,0x810,0xfff00000000, // 552 buffer_load_dwordx4 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x14a0025000003b0,0xc040812,0x841c,0xf19,0x818,0xfff00000000, // 553 buffer_load_dwordx4 mubuf 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x560026000003c4,0x4010812,0x14,0xe1,0,0xfff00000000, // 554 buffer_load_format_d16_hi_x mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x560026000003c4,0x4060812,0x14,0x701,0,0xfff00000000, // 555 buffer_load_format_d16_hi_x mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x570026000003c4,0x4010812,0x14,0xe9,8,0xfff00000000, // 556 buffer_load_format_d16_hi_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x570026000003c4,0x4060812,0x14,0x709,8,0xfff00000000, // 557 buffer_load_format_d16_hi_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x570026000003c4,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 558 buffer_load_format_d16_hi_x mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x570026000003c4,0x4060812,0x14,0x711,0x10,0xfff00000000, // 559 buffer_load_format_d16_hi_x mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x580026000003c4,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 560 buffer_load_format_d16_hi_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x580026000003c4,0x4060812,0x14,0x719,0x18,0xfff00000000, // 561 buffer_load_format_d16_hi_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x560027000003e0,0x4010812,0x14,0xe1,0,0xfff00000000, // 562 buffer_load_format_d16_x mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x560027000003e0,0x4060812,0x14,0x701,0,0xfff00000000, // 563 buffer_load_format_d16_x mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x570027000003e0,0x4010812,0x14,0xe9,8,0xfff00000000, // 564 buffer_load_format_d16_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x570027000003e0,0x4060812,0x14,0x709,8,0xfff00000000, // 565 buffer_load_format_d16_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x570027000003e0,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 566 buffer_load_format_d16_x mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x570027000003e0,0x4060812,0x14,0x711,0x10,0xfff00000000, // 567 buffer_load_format_d16_x mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x580027000003e0,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 568 buffer_load_format_d16_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x580027000003e0,0x4060812,0x14,0x719,0x18,0xfff00000000, // 569 buffer_load_format_d16_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x560028000003f9,0x4010812,0x14,0xe1,0,0xfff00000000, // 570 buffer_load_format_d16_xy mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x560028000003f9,0x4060812,0x14,0x701,0,0xfff00000000, // 571 buffer_load_format_d16_xy mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x570028000003f9,0x4010812,0x14,0xe9,8,0xfff00000000, // 572 buffer_load_format_d16_xy mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x570028000003f9,0x4060812,0x14,0x709,8,0xfff00000000, // 573 buffer_load_format_d16_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x570028000003f9,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 574 buffer_load_format_d16_xy mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x570028000003f9,0x4060812,0x14,0x711,0x10,0xfff00000000, // 575 buffer_load_format_d16_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x580028000003f9,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 576 buffer_load_format_d16_xy mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x580028000003f9,0x4060812,0x14,0x719,0x18,0xfff00000000, // 577 buffer_load_format_d16_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x59002900000413,0x4010812,0x14,0xe1,0,0xfff00000000, // 578 buffer_load_format_d16_xyz mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x59002900000413,0x4060812,0x14,0x701,0,0xfff00000000, // 579 buffer_load_format_d16_xyz mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x5a002900000413,0x4010812,0x14,0xe9,8,0xfff00000000, // 580 buffer_load_format_d16_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x5a002900000413,0x4060812,0x14,0x709,8,0xfff00000000, // 581 buffer_load_format_d16_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5a002900000413,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 582 buffer_load_format_d16_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x5a002900000413,0x4060812,0x14,0x711,0x10,0xfff00000000, // 583 buffer_load_format_d16_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5b002900000413,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 584 buffer_load_format_d16_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x5b002900000413,0x4060812,0x14,0x719,0x18,0xfff00000000, // 585 buffer_load_format_d16_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x59002a0000042e,0x4010812,0x14,0xe1,0,0xfff00000000, // 586 buffer_load_format_d16_xyzw mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x59002a0000042e,0x4060812,0x14,0x701,0,0xfff00000000, // 587 buffer_load_format_d16_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x5a002a0000042e,0x4010812,0x14,0xe9,8,0xfff00000000, // 588 buffer_load_format_d16_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x5a002a0000042e,0x4060812,0x14,0x709,8,0xfff00000000, // 589 buffer_load_format_d16_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5a002a0000042e,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 590 buffer_load_format_d16_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x5a002a0000042e,0x4060812,0x14,0x711,0x10,0xfff00000000, // 591 buffer_load_format_d16_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5b002a0000042e,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 592 buffer_load_format_d16_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x5b002a0000042e,0x4060812,0x14,0x719,0x18,0xfff00000000, // 593 buffer_load_format_d16_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x56002b0000044a,0x4010812,0x14,0xe1,0,0xfff00000000, // 594 buffer_load_format_x mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x56002b0000044a,0x4060812,0x14,0x701,0,0xfff00000000, // 595 buffer_load_format_x mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x57002b0000044a,0x4010812,0x14,0xe9,8,0xfff00000000, // 596 buffer_load_format_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x57002b0000044a,0x4060812,0x14,0x709,8,0xfff00000000, // 597 buffer_load_format_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x57002b0000044a,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 598 buffer_load_format_x mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x57002b0000044a,0x4060812,0x14,0x711,0x10,0xfff00000000, // 599 buffer_load_format_x mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x148002b0000044a,0xc010812,0x841c,0x8e1,0x800,0xfff00000000, // 600 buffer_load_format_x mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    0x148002b0000044a,0xc060812,0x841c,0xf01,0x800,0xfff00000000, // 601 buffer_load_format_x mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x58002b0000044a,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 602 buffer_load_format_x mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x58002b0000044a,0x4060812,0x14,0x719,0x18,0xfff00000000, // 603 buffer_load_format_x mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x149002b0000044a,0xc010812,0x841c,0x8e9,0x808,0xfff00000000, // 604 buffer_load_format_x mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x149002b0000044a,0xc060812,0x841c,0xf09,0x808,0xfff00000000, // 605 buffer_load_format_x mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x149002b0000044a,0xc010812,0x841c,0x8f1,0x810,0xfff00000000, // 606 buffer_load_format_x mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x149002b0000044a,0xc060812,0x841c,0xf11,0x810,0xfff00000000, // 607 buffer_load_format_x mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x14a002b0000044a,0xc010812,0x841c,0x8f9,0x818,0xfff00000000, // 608 buffer_load_format_x mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x14a002b0000044a,0xc060812,0x841c,0xf19,0x818,0xfff00000000, // 609 buffer_load_format_x mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x59002c0000045f,0x4010812,0x14,0xe1,0,0xfff00000000, // 610 buffer_load_format_xy mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x59002c0000045f,0x4060812,0x14,0x701,0,0xfff00000000, // 611 buffer_load_format_xy mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x5a002c0000045f,0x4010812,0x14,0xe9,8,0xfff00000000, // 612 buffer_load_format_xy mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x5a002c0000045f,0x4060812,0x14,0x709,8,0xfff00000000, // 613 buffer_load_format_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5a002c0000045f,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 614 buffer_load_format_xy mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x5a002c0000045f,0x4060812,0x14,0x711,0x10,0xfff00000000, // 615 buffer_load_format_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5b002c0000045f,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 616 buffer_load_format_xy mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x5b002c0000045f,0x4060812,0x14,0x719,0x18,0xfff00000000, // 617 buffer_load_format_xy mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5c002d00000475,0x4010812,0x14,0xe1,0,0xfff00000000, // 618 buffer_load_format_xyz mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x5c002d00000475,0x4060812,0x14,0x701,0,0xfff00000000, // 619 buffer_load_format_xyz mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x5d002d00000475,0x4010812,0x14,0xe9,8,0xfff00000000, // 620 buffer_load_format_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x5d002d00000475,0x4060812,0x14,0x709,8,0xfff00000000, // 621 buffer_load_format_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5d002d00000475,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 622 buffer_load_format_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x5d002d00000475,0x4060812,0x14,0x711,0x10,0xfff00000000, // 623 buffer_load_format_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5e002d00000475,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 624 buffer_load_format_xyz mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x5e002d00000475,0x4060812,0x14,0x719,0x18,0xfff00000000, // 625 buffer_load_format_xyz mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5f002e0000048c,0x4010812,0x14,0xe1,0,0xfff00000000, // 626 buffer_load_format_xyzw mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x5f002e0000048c,0x4060812,0x14,0x701,0,0xfff00000000, // 627 buffer_load_format_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x60002e0000048c,0x4010812,0x14,0xe9,8,0xfff00000000, // 628 buffer_load_format_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x60002e0000048c,0x4060812,0x14,0x709,8,0xfff00000000, // 629 buffer_load_format_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x60002e0000048c,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 630 buffer_load_format_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x60002e0000048c,0x4060812,0x14,0x711,0x10,0xfff00000000, // 631 buffer_load_format_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x61002e0000048c,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 632 buffer_load_format_xyzw mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x61002e0000048c,0x4060812,0x14,0x719,0x18,0xfff00000000, // 633 buffer_load_format_xyzw mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x56002f000004a4,0x4010812,0x14,0xe1,0,0xfff00000000, // 634 buffer_load_sbyte mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x56002f000004a4,0x4060812,0x14,0x701,0,0xfff00000000, // 635 buffer_load_sbyte mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x57002f000004a4,0x4010812,0x14,0xe9,8,0xfff00000000, // 636 buffer_load_sbyte mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x57002f000004a4,0x4060812,0x14,0x709,8,0xfff00000000, // 637 buffer_load_sbyte mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x57002f000004a4,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 638 buffer_load_sbyte mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x57002f000004a4,0x4060812,0x14,0x711,0x10,0xfff00000000, // 639 buffer_load_sbyte mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x148002f000004a4,0xc010812,0x841c,0x8e1,0x800,0xfff00000000, // 640 buffer_load_sbyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    0x148002f000004a4,0xc060812,0x841c,0xf01,0x800,0xfff00000000, // 641 buffer_load_sbyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x58002f000004a4,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 642 buffer_load_sbyte mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x58002f000004a4,0x4060812,0x14,0x719,0x18,0xfff00000000, // 643 buffer_load_sbyte mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x149002f000004a4,0xc010812,0x841c,0x8e9,0x808,0xfff00000000, // 644 buffer_load_sbyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x149002f000004a4,0xc060812,0x841c,0xf09,0x808,0xfff00000000, // 645 buffer_load_sbyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x149002f000004a4,0xc010812,0x841c,0x8f1,0x810,0xfff00000000, // 646 buffer_load_sbyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x149002f000004a4,0xc060812,0x841c,0xf11,0x810,0xfff00000000, // 647 buffer_load_sbyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x14a002f000004a4,0xc010812,0x841c,0x8f9,0x818,0xfff00000000, // 648 buffer_load_sbyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x14a002f000004a4,0xc060812,0x841c,0xf19,0x818,0xfff00000000, // 649 buffer_load_sbyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x560030000004b6,0x4010812,0x14,0xe1,0,0xfff00000000, // 650 buffer_load_sbyte_d16 mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x560030000004b6,0x4060812,0x14,0x701,0,0xfff00000000, // 651 buffer_load_sbyte_d16 mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x570030000004b6,0x4010812,0x14,0xe9,8,0xfff00000000, // 652 buffer_load_sbyte_d16 mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x570030000004b6,0x4060812,0x14,0x709,8,0xfff00000000, // 653 buffer_load_sbyte_d16 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x570030000004b6,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 654 buffer_load_sbyte_d16 mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x570030000004b6,0x4060812,0x14,0x711,0x10,0xfff00000000, // 655 buffer_load_sbyte_d16 mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x580030000004b6,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 656 buffer_load_sbyte_d16 mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x580030000004b6,0x4060812,0x14,0x719,0x18,0xfff00000000, // 657 buffer_load_sbyte_d16 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x560031000004cc,0x4010812,0x14,0xe1,0,0xfff00000000, // 658 buffer_load_sbyte_d16_hi mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x560031000004cc,0x4060812,0x14,0x701,0,0xfff00000000, // 659 buffer_load_sbyte_d16_hi mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x570031000004cc,0x4010812,0x14,0xe9,8,0xfff00000000, // 660 buffer_load_sbyte_d16_hi mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x570031000004cc,0x4060812,0x14,0x709,8,0xfff00000000, // 661 buffer_load_sbyte_d16_hi mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x570031000004cc,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 662 buffer_load_sbyte_d16_hi mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x570031000004cc,0x4060812,0x14,0x711,0x10,0xfff00000000, // 663 buffer_load_sbyte_d16_hi mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x580031000004cc,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 664 buffer_load_sbyte_d16_hi mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x580031000004cc,0x4060812,0x14,0x719,0x18,0xfff00000000, // 665 buffer_load_sbyte_d16_hi mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x560032000004e5,0x4010812,0x14,0xe1,0,0xfff00000000, // 666 buffer_load_short_d16 mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x560032000004e5,0x4060812,0x14,0x701,0,0xfff00000000, // 667 buffer_load_short_d16 mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x570032000004e5,0x4010812,0x14,0xe9,8,0xfff00000000, // 668 buffer_load_short_d16 mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x570032000004e5,0x4060812,0x14,0x709,8,0xfff00000000, // 669 buffer_load_short_d16 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x570032000004e5,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 670 buffer_load_short_d16 mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x570032000004e5,0x4060812,0x14,0x711,0x10,0xfff00000000, // 671 buffer_load_short_d16 mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x580032000004e5,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 672 buffer_load_short_d16 mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x580032000004e5,0x4060812,0x14,0x719,0x18,0xfff00000000, // 673 buffer_load_short_d16 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x560033000004fb,0x4010812,0x14,0xe1,0,0xfff00000000, // 674 buffer_load_short_d16_hi mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x560033000004fb,0x4060812,0x14,0x701,0,0xfff00000000, // 675 buffer_load_short_d16_hi mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x570033000004fb,0x4010812,0x14,0xe9,8,0xfff00000000, // 676 buffer_load_short_d16_hi mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x570033000004fb,0x4060812,0x14,0x709,8,0xfff00000000, // 677 buffer_load_short_d16_hi mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x570033000004fb,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 678 buffer_load_short_d16_hi mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x570033000004fb,0x4060812,0x14,0x711,0x10,0xfff00000000, // 679 buffer_load_short_d16_hi mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x580033000004fb,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 680 buffer_load_short_d16_hi mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x580033000004fb,0x4060812,0x14,0x719,0x18,0xfff00000000, // 681 buffer_load_short_d16_hi mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x56003400000514,0x4010812,0x14,0xe1,0,0xfff00000000, // 682 buffer_load_sshort mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x56003400000514,0x4060812,0x14,0x701,0,0xfff00000000, // 683 buffer_load_sshort mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x57003400000514,0x4010812,0x14,0xe9,8,0xfff00000000, // 684 buffer_load_sshort mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x57003400000514,0x4060812,0x14,0x709,8,0xfff00000000, // 685 buffer_load_sshort mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x57003400000514,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 686 buffer_load_sshort mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x57003400000514,0x4060812,0x14,0x711,0x10,0xfff00000000, // 687 buffer_load_sshort mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x148003400000514,0xc010812,0x841c,0x8e1,0x800,0xfff00000000, // 688 buffer_load_sshort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    0x148003400000514,0xc060812,0x841c,0xf01,0x800,0xfff00000000, // 689 buffer_load_sshort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x58003400000514,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 690 buffer_load_sshort mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x58003400000514,0x4060812,0x14,0x719,0x18,0xfff00000000, // 691 buffer_load_sshort mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x149003400000514,0xc010812,0x841c,0x8e9,0x808,0xfff00000000, // 692 buffer_load_sshort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x149003400000514,0xc060812,0x841c,0xf09,0x808,0xfff00000000, // 693 buffer_load_sshort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x149003400000514,0xc010812,0x841c,0x8f1,0x810,0xfff00000000, // 694 buffer_load_sshort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x149003400000514,0xc060812,0x841c,0xf11,0x810,0xfff00000000, // 695 buffer_load_sshort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x14a003400000514,0xc010812,0x841c,0x8f9,0x818,0xfff00000000, // 696 buffer_load_sshort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x14a003400000514,0xc060812,0x841c,0xf19,0x818,0xfff00000000, // 697 buffer_load_sshort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x56003500000527,0x4010812,0x14,0xe1,0,0xfff00000000, // 698 buffer_load_ubyte mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x56003500000527,0x4060812,0x14,0x701,0,0xfff00000000, // 699 buffer_load_ubyte mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x57003500000527,0x4010812,0x14,0xe9,8,0xfff00000000, // 700 buffer_load_ubyte mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x57003500000527,0x4060812,0x14,0x709,8,0xfff00000000, // 701 buffer_load_ubyte mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x57003500000527,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 702 buffer_load_ubyte mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x57003500000527,0x4060812,0x14,0x711,0x10,0xfff00000000, // 703 buffer_load_ubyte mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x148003500000527,0xc010812,0x841c,0x8e1,0x800,0xfff00000000, // 704 buffer_load_ubyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    0x148003500000527,0xc060812,0x841c,0xf01,0x800,0xfff00000000, // 705 buffer_load_ubyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x58003500000527,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 706 buffer_load_ubyte mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x58003500000527,0x4060812,0x14,0x719,0x18,0xfff00000000, // 707 buffer_load_ubyte mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x149003500000527,0xc010812,0x841c,0x8e9,0x808,0xfff00000000, // 708 buffer_load_ubyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x149003500000527,0xc060812,0x841c,0xf09,0x808,0xfff00000000, // 709 buffer_load_ubyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x149003500000527,0xc010812,0x841c,0x8f1,0x810,0xfff00000000, // 710 buffer_load_ubyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x149003500000527,0xc060812,0x841c,0xf11,0x810,0xfff00000000, // 711 buffer_load_ubyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x14a003500000527,0xc010812,0x841c,0x8f9,0x818,0xfff00000000, // 712 buffer_load_ubyte mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x14a003500000527,0xc060812,0x841c,0xf19,0x818,0xfff00000000, // 713 buffer_load_ubyte mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x56003600000539,0x4010812,0x14,0xe1,0,0xfff00000000, // 714 buffer_load_ubyte_d16 mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x56003600000539,0x4060812,0x14,0x701,0,0xfff00000000, // 715 buffer_load_ubyte_d16 mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x57003600000539,0x4010812,0x14,0xe9,8,0xfff00000000, // 716 buffer_load_ubyte_d16 mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x57003600000539,0x4060812,0x14,0x709,8,0xfff00000000, // 717 buffer_load_ubyte_d16 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x57003600000539,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 718 buffer_load_ubyte_d16 mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x57003600000539,0x4060812,0x14,0x711,0x10,0xfff00000000, // 719 buffer_load_ubyte_d16 mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x58003600000539,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 720 buffer_load_ubyte_d16 mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x58003600000539,0x4060812,0x14,0x719,0x18,0xfff00000000, // 721 buffer_load_ubyte_d16 mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5600370000054f,0x4010812,0x14,0xe1,0,0xfff00000000, // 722 buffer_load_ubyte_d16_hi mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x5600370000054f,0x4060812,0x14,0x701,0,0xfff00000000, // 723 buffer_load_ubyte_d16_hi mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x5700370000054f,0x4010812,0x14,0xe9,8,0xfff00000000, // 724 buffer_load_ubyte_d16_hi mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x5700370000054f,0x4060812,0x14,0x709,8,0xfff00000000, // 725 buffer_load_ubyte_d16_hi mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5700370000054f,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 726 buffer_load_ubyte_d16_hi mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x5700370000054f,0x4060812,0x14,0x711,0x10,0xfff00000000, // 727 buffer_load_ubyte_d16_hi mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x5800370000054f,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 728 buffer_load_ubyte_d16_hi mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x5800370000054f,0x4060812,0x14,0x719,0x18,0xfff00000000, // 729 buffer_load_ubyte_d16_hi mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x56003800000568,0x4010812,0x14,0xe1,0,0xfff00000000, // 730 buffer_load_ushort mubuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x56003800000568,0x4060812,0x14,0x701,0,0xfff00000000, // 731 buffer_load_ushort mubuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x57003800000568,0x4010812,0x14,0xe9,8,0xfff00000000, // 732 buffer_load_ushort mubuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x57003800000568,0x4060812,0x14,0x709,8,0xfff00000000, // 733 buffer_load_ushort mubuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x57003800000568,0x4010812,0x14,0xf1,0x10,0xfff00000000, // 734 buffer_load_ushort mubuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x57003800000568,0x4060812,0x14,0x711,0x10,0xfff00000000, // 735 buffer_load_ushort mubuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x148003800000568,0xc010812,0x841c,0x8e1,0x800,0xfff00000000, // 736 buffer_load_ushort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset 0..4095
    0x148003800000568,0xc060812,0x841c,0xf01,0x800,0xfff00000000, // 737 buffer_load_ushort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x58003800000568,0x4010812,0x14,0xf9,0x18,0xfff00000000, // 738 buffer_load_ushort mubuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x58003800000568,0x4060812,0x14,0x719,0x18,0xfff00000000, // 739 buffer_load_ushort mubuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x149003800000568,0xc010812,0x841c,0x8e9,0x808,0xfff00000000, // 740 buffer_load_ushort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x149003800000568,0xc060812,0x841c,0xf09,0x808,0xfff00000000, // 741 buffer_load_ushort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x149003800000568,0xc010812,0x841c,0x8f1,0x810,0xfff00000000, // 742 buffer_load_ushort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x149003800000568,0xc060812,0x841c,0xf11,0x810,0xfff00000000, // 743 buffer_load_ushort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x14a003800000568,0xc010812,0x841c,0x8f9,0x818,0xfff00000000, // 744 buffer_load_ushort mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|glc|slc|scc; offset 0..4095
    0x14a003800000568,0xc060812,0x841c,0xf19,0x818,0xfff00000000, // 745 buffer_load_ushort mubuf 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs offen|idxen|lds; takes offset|sc0|sc1|nt; offset 0..4095
    0x2c00390000057b,0x4010812,0x8018,0xe1,0,0xfff00000000, // 746 buffer_store_byte mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x2c00390000057b,0x4060812,0x8018,0x701,0,0xfff00000000, // 747 buffer_store_byte mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d00390000057b,0x4010812,0x8018,0xe9,8,0xfff00000000, // 748 buffer_store_byte mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x2d00390000057b,0x4060812,0x8018,0x709,8,0xfff00000000, // 749 buffer_store_byte mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d00390000057b,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 750 buffer_store_byte mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2d00390000057b,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 751 buffer_store_byte mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2f00390000057b,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 752 buffer_store_byte mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2f00390000057b,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 753 buffer_store_byte mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2c003a0000058d,0x4010812,0x8018,0xe1,0,0xfff00000000, // 754 buffer_store_byte_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x2c003a0000058d,0x4060812,0x8018,0x701,0,0xfff00000000, // 755 buffer_store_byte_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d003a0000058d,0x4010812,0x8018,0xe9,8,0xfff00000000, // 756 buffer_store_byte_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x2d003a0000058d,0x4060812,0x8018,0x709,8,0xfff00000000, // 757 buffer_store_byte_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d003a0000058d,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 758 buffer_store_byte_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2d003a0000058d,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 759 buffer_store_byte_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2f003a0000058d,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 760 buffer_store_byte_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2f003a0000058d,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 761 buffer_store_byte_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2c003b000005a6,0x4010812,0x8018,0xe1,0,0xfff00000000, // 762 buffer_store_dword mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x2c003b000005a6,0x4060812,0x8018,0x701,0,0xfff00000000, // 763 buffer_store_dword mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d003b000005a6,0x4010812,0x8018,0xe9,8,0xfff00000000, // 764 buffer_store_dword mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x2d003b000005a6,0x4060812,0x8018,0x709,8,0xfff00000000, // 765 buffer_store_dword mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d003b000005a6,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 766 buffer_store_dword mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2d003b000005a6,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 767 buffer_store_dword mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2f003b000005a6,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 768 buffer_store_dword mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2f003b000005a6,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 769 buffer_store_dword mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x3e003c000005b9,0x4010812,0x8018,0xe1,0,0xfff00000000, // 770 buffer_store_dwordx2 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x3e003c000005b9,0x4060812,0x8018,0x701,0,0xfff00000000, // 771 buffer_store_dwordx2 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x3f003c000005b9,0x4010812,0x8018,0xe9,8,0xfff00000000, // 772 buffer_store_dwordx2 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x3f003c000005b9,0x4060812,0x8018,0x709,8,0xfff00000000, // 773 buffer_store_dwordx2 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x3f003c000005b9,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 774 buffer_store_dwordx2 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x3f003c000005b9,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 775 buffer_store_dwordx2 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x41003c000005b9,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 776 buffer_store_dwordx2 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x41003c000005b9,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 777 buffer_store_dwordx2 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x62003d000005ce,0x4010812,0x8018,0xe1,0,0xfff00000000, // 778 buffer_store_dwordx3 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x62003d000005ce,0x4060812,0x8018,0x701,0,0xfff00000000, // 779 buffer_store_dwordx3 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x63003d000005ce,0x4010812,0x8018,0xe9,8,0xfff00000000, // 780 buffer_store_dwordx3 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x63003d000005ce,0x4060812,0x8018,0x709,8,0xfff00000000, // 781 buffer_store_dwordx3 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x63003d000005ce,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 782 buffer_store_dwordx3 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x63003d000005ce,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 783 buffer_store_dwordx3 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x64003d000005ce,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 784 buffer_store_dwordx3 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x64003d000005ce,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 785 buffer_store_dwordx3 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x44003e000005e3,0x4010812,0x8018,0xe1,0,0xfff00000000, // 786 buffer_store_dwordx4 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x44003e000005e3,0x4060812,0x8018,0x701,0,0xfff00000000, // 787 buffer_store_dwordx4 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x45003e000005e3,0x4010812,0x8018,0xe9,8,0xfff00000000, // 788 buffer_store_dwordx4 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x45003e000005e3,0x4060812,0x8018,0x709,8,0xfff00000000, // 789 buffer_store_dwordx4 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x45003e000005e3,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 790 buffer_store_dwordx4 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x45003e000005e3,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 791 buffer_store_dwordx4 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x47003e000005e3,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 792 buffer_store_dwordx4 mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x47003e000005e3,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 793 buffer_store_dwordx4 mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2c003f000005f8,0x4010812,0x8018,0xe1,0,0xfff00000000, // 794 buffer_store_format_d16_hi_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x2c003f000005f8,0x4060812,0x8018,0x701,0,0xfff00000000, // 795 buffer_store_format_d16_hi_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d003f000005f8,0x4010812,0x8018,0xe9,8,0xfff00000000, // 796 buffer_store_format_d16_hi_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x2d003f000005f8,0x4060812,0x8018,0x709,8,0xfff00000000, // 797 buffer_store_format_d16_hi_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d003f000005f8,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 798 buffer_store_format_d16_hi_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2d003f000005f8,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 799 buffer_store_format_d16_hi_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2f003f000005f8,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 800 buffer_store_format_d16_hi_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2f003f000005f8,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 801 buffer_store_format_d16_hi_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2c004000000615,0x4010812,0x8018,0xe1,0,0xfff00000000, // 802 buffer_store_format_d16_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x2c004000000615,0x4060812,0x8018,0x701,0,0xfff00000000, // 803 buffer_store_format_d16_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d004000000615,0x4010812,0x8018,0xe9,8,0xfff00000000, // 804 buffer_store_format_d16_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x2d004000000615,0x4060812,0x8018,0x709,8,0xfff00000000, // 805 buffer_store_format_d16_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d004000000615,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 806 buffer_store_format_d16_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2d004000000615,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 807 buffer_store_format_d16_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2f004000000615,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 808 buffer_store_format_d16_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2f004000000615,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 809 buffer_store_format_d16_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2c00410000062f,0x4010812,0x8018,0xe1,0,0xfff00000000, // 810 buffer_store_format_d16_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x2c00410000062f,0x4060812,0x8018,0x701,0,0xfff00000000, // 811 buffer_store_format_d16_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d00410000062f,0x4010812,0x8018,0xe9,8,0xfff00000000, // 812 buffer_store_format_d16_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x2d00410000062f,0x4060812,0x8018,0x709,8,0xfff00000000, // 813 buffer_store_format_d16_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d00410000062f,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 814 buffer_store_format_d16_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2d00410000062f,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 815 buffer_store_format_d16_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2f00410000062f,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 816 buffer_store_format_d16_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2f00410000062f,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 817 buffer_store_format_d16_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x3e00420000064a,0x4010812,0x8018,0xe1,0,0xfff00000000, // 818 buffer_store_format_d16_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x3e00420000064a,0x4060812,0x8018,0x701,0,0xfff00000000, // 819 buffer_store_format_d16_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x3f00420000064a,0x4010812,0x8018,0xe9,8,0xfff00000000, // 820 buffer_store_format_d16_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x3f00420000064a,0x4060812,0x8018,0x709,8,0xfff00000000, // 821 buffer_store_format_d16_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x3f00420000064a,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 822 buffer_store_format_d16_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x3f00420000064a,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 823 buffer_store_format_d16_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x4100420000064a,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 824 buffer_store_format_d16_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x4100420000064a,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 825 buffer_store_format_d16_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x3e004300000666,0x4010812,0x8018,0xe1,0,0xfff00000000, // 826 buffer_store_format_d16_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x3e004300000666,0x4060812,0x8018,0x701,0,0xfff00000000, // 827 buffer_store_format_d16_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x3f004300000666,0x4010812,0x8018,0xe9,8,0xfff00000000, // 828 buffer_store_format_d16_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x3f004300000666,0x4060812,0x8018,0x709,8,0xfff00000000, // 829 buffer_store_format_d16_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x3f004300000666,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 830 buffer_store_format_d16_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x3f004300000666,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 831 buffer_store_format_d16_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x41004300000666,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 832 buffer_store_format_d16_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x41004300000666,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 833 buffer_store_format_d16_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2c004400000683,0x4010812,0x8018,0xe1,0,0xfff00000000, // 834 buffer_store_format_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x2c004400000683,0x4060812,0x8018,0x701,0,0xfff00000000, // 835 buffer_store_format_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d004400000683,0x4010812,0x8018,0xe9,8,0xfff00000000, // 836 buffer_store_format_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x2d004400000683,0x4060812,0x8018,0x709,8,0xfff00000000, // 837 buffer_store_format_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d004400000683,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 838 buffer_store_format_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2d004400000683,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 839 buffer_store_format_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2f004400000683,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 840 buffer_store_format_x mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2f004400000683,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 841 buffer_store_format_x mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x3e004500000699,0x4010812,0x8018,0xe1,0,0xfff00000000, // 842 buffer_store_format_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x3e004500000699,0x4060812,0x8018,0x701,0,0xfff00000000, // 843 buffer_store_format_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x3f004500000699,0x4010812,0x8018,0xe9,8,0xfff00000000, // 844 buffer_store_format_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x3f004500000699,0x4060812,0x8018,0x709,8,0xfff00000000, // 845 buffer_store_format_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x3f004500000699,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 846 buffer_store_format_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x3f004500000699,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 847 buffer_store_format_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x41004500000699,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 848 buffer_store_format_xy mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x41004500000699,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 849 buffer_store_format_xy mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x620046000006b0,0x4010812,0x8018,0xe1,0,0xfff00000000, // 850 buffer_store_format_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x620046000006b0,0x4060812,0x8018,0x701,0,0xfff00000000, // 851 buffer_store_format_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x630046000006b0,0x4010812,0x8018,0xe9,8,0xfff00000000, // 852 buffer_store_format_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x630046000006b0,0x4060812,0x8018,0x709,8,0xfff00000000, // 853 buffer_store_format_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x630046000006b0,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 854 buffer_store_format_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x630046000006b0,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 855 buffer_store_format_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x640046000006b0,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 856 buffer_store_format_xyz mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x640046000006b0,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 857 buffer_store_format_xyz mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x440047000006c8,0x4010812,0x8018,0xe1,0,0xfff00000000, // 858 buffer_store_format_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x440047000006c8,0x4060812,0x8018,0x701,0,0xfff00000000, // 859 buffer_store_format_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x450047000006c8,0x4010812,0x8018,0xe9,8,0xfff00000000, // 860 buffer_store_format_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x450047000006c8,0x4060812,0x8018,0x709,8,0xfff00000000, // 861 buffer_store_format_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x450047000006c8,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 862 buffer_store_format_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x450047000006c8,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 863 buffer_store_format_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x470047000006c8,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 864 buffer_store_format_xyzw mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x470047000006c8,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 865 buffer_store_format_xyzw mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2510048000006e1,0xc010812,0x841c,0x801,0x800,0xfff00000000, // 866 buffer_store_lds_dword mubuf 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset; offset 0..4095
    0x2c0049000006f8,0x4010812,0x8018,0xe1,0,0xfff00000000, // 867 buffer_store_short mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x2c0049000006f8,0x4060812,0x8018,0x701,0,0xfff00000000, // 868 buffer_store_short mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d0049000006f8,0x4010812,0x8018,0xe9,8,0xfff00000000, // 869 buffer_store_short mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x2d0049000006f8,0x4060812,0x8018,0x709,8,0xfff00000000, // 870 buffer_store_short mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d0049000006f8,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 871 buffer_store_short mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2d0049000006f8,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 872 buffer_store_short mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2f0049000006f8,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 873 buffer_store_short mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2f0049000006f8,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 874 buffer_store_short mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2c004a0000070b,0x4010812,0x8018,0xe1,0,0xfff00000000, // 875 buffer_store_short_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset 0..4095
    0x2c004a0000070b,0x4060812,0x8018,0x701,0,0xfff00000000, // 876 buffer_store_short_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d004a0000070b,0x4010812,0x8018,0xe9,8,0xfff00000000, // 877 buffer_store_short_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc; offset 0..4095
    0x2d004a0000070b,0x4060812,0x8018,0x709,8,0xfff00000000, // 878 buffer_store_short_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2d004a0000070b,0x4010812,0x8018,0xf1,0x10,0xfff00000000, // 879 buffer_store_short_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2d004a0000070b,0x4060812,0x8018,0x711,0x10,0xfff00000000, // 880 buffer_store_short_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2f004a0000070b,0x4010812,0x8018,0xf9,0x18,0xfff00000000, // 881 buffer_store_short_d16_hi mubuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc; offset 0..4095
    0x2f004a0000070b,0x4060812,0x8018,0x719,0x18,0xfff00000000, // 882 buffer_store_short_d16_hi mubuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt; offset 0..4095
    0x2f0004b00000725,0x4010812,0x8000,0,0,0, // 883 buffer_wbinvl1 mubuf 8B 90a; side_effects; reads exec
    0x2f0004c00000734,0x4010812,0x8000,0,0,0, // 884 buffer_wbinvl1_vol mubuf 8B 90a; side_effects; reads exec
    0x2f0004d00000747,0x4010812,0x8010,0,0,0, // 885 buffer_wbl2 mubuf 8B 90a; vmem|side_effects; reads exec
    0x2f0004d00000747,0x4060812,0x8010,0x300,0,0, // 886 buffer_wbl2 mubuf 8B 942|950; vmem|side_effects; reads exec; takes sc0|sc1
    0x252004e00000753,0x407080e,0x814c,1,0,0xffff00000000, // 887 ds_add_f32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x253004f0000075e,0x407080e,0x814c,1,0,0xffff00000000, // 888 ds_add_f64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x14b005000000769,0x407080e,0x834c,1,0,0xffff00000000, // 889 ds_add_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x14c005000000769,0x407080e,0x834c,1,0,0xffff00000000, // 890 ds_add_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x14d005100000778,0x407080e,0x834c,1,0,0xffff00000000, // 891 ds_add_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x14e005100000778,0x407080e,0x834c,1,0,0xffff00000000, // 892 ds_add_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x14f005200000787,0x407080e,0x834c,1,0,0xffff00000000, // 893 ds_add_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x150005200000787,0x407080e,0x834c,1,0,0xffff00000000, // 894 ds_add_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x151005300000796,0x407080e,0x834c,1,0,0xffff00000000, // 895 ds_add_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x152005300000796,0x407080e,0x834c,1,0,0xffff00000000, // 896 ds_add_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x2540054000007a5,0x407080e,0x814c,1,0,0xffff00000000, // 897 ds_add_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x2550055000007b0,0x407080e,0x814c,1,0,0xffff00000000, // 898 ds_add_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x2560056000007bb,0x407080e,0x814c,1,0,0xffff00000000, // 899 ds_and_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x2570057000007c6,0x407080e,0x814c,1,0,0xffff00000000, // 900 ds_and_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x1530058000007d1,0x407080e,0x834c,1,0,0xffff00000000, // 901 ds_and_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x1540058000007d1,0x407080e,0x834c,1,0,0xffff00000000, // 902 ds_and_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x1550059000007e0,0x407080e,0x834c,1,0,0xffff00000000, // 903 ds_and_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x1560059000007e0,0x407080e,0x834c,1,0,0xffff00000000, // 904 ds_and_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x2e1005a000007ef,0xc07080e,0x834c,1,0,0xffff00000000, // 905 ds_append ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec|m0; takes offset; offset 0..65535
    0x153005b000007f9,0x407080e,0x800040,1,0,0xffff00000000, // 906 ds_bpermute_b32 ds 8B all; lds|lane_crossing; reads exec; takes offset; offset 0..65535
    0x154005b000007f9,0x407080e,0x800040,1,0,0xffff00000000, // 907 ds_bpermute_b32 ds 8B all; lds|lane_crossing; reads exec; takes offset; offset 0..65535
    0x157005c00000809,0x407080e,0x814c,1,0,0xffff00000000, // 908 ds_cmpst_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x158005c00000809,0x407080e,0x814c,1,0,0xffff00000000, // 909 ds_cmpst_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x159005d00000816,0x407080e,0x814c,1,0,0xffff00000000, // 910 ds_cmpst_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x15a005d00000816,0x407080e,0x814c,1,0,0xffff00000000, // 911 ds_cmpst_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x15b005e00000823,0x407080e,0x814c,1,0,0xffff00000000, // 912 ds_cmpst_f32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x15c005e00000823,0x407080e,0x814c,1,0,0xffff00000000, // 913 ds_cmpst_f32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x15d005f00000830,0x407080e,0x814c,1,0,0xffff00000000, // 914 ds_cmpst_f64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x15e005f00000830,0x407080e,0x814c,1,0,0xffff00000000, // 915 ds_cmpst_f64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x6500600000083d,0x407080e,0x834c,1,0,0xffff00000000, // 916 ds_cmpst_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x6600600000083d,0x407080e,0x834c,1,0,0xffff00000000, // 917 ds_cmpst_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x6700610000084e,0x407080e,0x834c,1,0,0xffff00000000, // 918 ds_cmpst_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x6800610000084e,0x407080e,0x834c,1,0,0xffff00000000, // 919 ds_cmpst_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x6900620000085f,0x407080e,0x834c,1,0,0xffff00000000, // 920 ds_cmpst_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x6a00620000085f,0x407080e,0x834c,1,0,0xffff00000000, // 921 ds_cmpst_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x6b006300000870,0x407080e,0x834c,1,0,0xffff00000000, // 922 ds_cmpst_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x6c006300000870,0x407080e,0x834c,1,0,0xffff00000000, // 923 ds_cmpst_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x155006400000881,0x407080e,0x834c,1,0,0xffff00000000, // 924 ds_condxchg32_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x156006400000881,0x407080e,0x834c,1,0,0xffff00000000, // 925 ds_condxchg32_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x2e1006500000897,0xc07080e,0x834c,1,0,0xffff00000000, // 926 ds_consume ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec|m0; takes offset; offset 0..65535
    0x14f0066000008a2,0x407080e,0x834c,1,0,0xffff00000000, // 927 ds_dec_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x1500066000008a2,0x407080e,0x834c,1,0,0xffff00000000, // 928 ds_dec_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x1510067000008b1,0x407080e,0x834c,1,0,0xffff00000000, // 929 ds_dec_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x1520067000008b1,0x407080e,0x834c,1,0,0xffff00000000, // 930 ds_dec_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x2540068000008c0,0x407080e,0x814c,1,0,0xffff00000000, // 931 ds_dec_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x2550069000008cb,0x407080e,0x814c,1,0,0xffff00000000, // 932 ds_dec_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x2e2006a000008d6,0xc07080e,0x800804c,0x1001,0x1000,0xffff00000000, // 933 ds_gws_barrier ds 8B all; may_load|may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    0x2e2006b000008e5,0xc07080e,0x8008048,0x1001,0x1000,0xffff00000000, // 934 ds_gws_init ds 8B all; may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    0x2e2006c000008f1,0xc07080e,0x800804c,0x1001,0x1000,0xffff00000000, // 935 ds_gws_sema_br ds 8B all; may_load|may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    0x2f0006d00000900,0xc07080e,0x800804c,0x1001,0x1000,0xffff00000000, // 936 ds_gws_sema_p ds 8B all; may_load|may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    0x2f0006e0000090e,0xc07080e,0x800804c,0x1001,0x1000,0xffff00000000, // 937 ds_gws_sema_release_all ds 8B all; may_load|may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    0x2f0006f00000926,0xc07080e,0x800804c,0x1001,0x1000,0xffff00000000, // 938 ds_gws_sema_v ds 8B all; may_load|may_store|lds|side_effects|gws; reads exec|m0; needs gds; takes offset; offset 0..65535
    0x14f007000000934,0x407080e,0x834c,1,0,0xffff00000000, // 939 ds_inc_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x150007000000934,0x407080e,0x834c,1,0,0xffff00000000, // 940 ds_inc_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x151007100000943,0x407080e,0x834c,1,0,0xffff00000000, // 941 ds_inc_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x152007100000943,0x407080e,0x834c,1,0,0xffff00000000, // 942 ds_inc_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x254007200000952,0x407080e,0x814c,1,0,0xffff00000000, // 943 ds_inc_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x25500730000095d,0x407080e,0x814c,1,0,0xffff00000000, // 944 ds_inc_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x252007400000968,0x407080e,0x814c,1,0,0xffff00000000, // 945 ds_max_f32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x253007500000973,0x407080e,0x814c,1,0,0xffff00000000, // 946 ds_max_f64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x25800760000097e,0x407080e,0x814c,1,0,0xffff00000000, // 947 ds_max_i32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x259007700000989,0x407080e,0x814c,1,0,0xffff00000000, // 948 ds_max_i64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x14b007800000994,0x407080e,0x834c,1,0,0xffff00000000, // 949 ds_max_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x14c007800000994,0x407080e,0x834c,1,0,0xffff00000000, // 950 ds_max_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x14d0079000009a3,0x407080e,0x834c,1,0,0xffff00000000, // 951 ds_max_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x14e0079000009a3,0x407080e,0x834c,1,0,0xffff00000000, // 952 ds_max_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x15f007a000009b2,0x407080e,0x834c,1,0,0xffff00000000, // 953 ds_max_rtn_i32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x160007a000009b2,0x407080e,0x834c,1,0,0xffff00000000, // 954 ds_max_rtn_i32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x161007b000009c1,0x407080e,0x834c,1,0,0xffff00000000, // 955 ds_max_rtn_i64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x162007b000009c1,0x407080e,0x834c,1,0,0xffff00000000, // 956 ds_max_rtn_i64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x14f007c000009d0,0x407080e,0x834c,1,0,0xffff00000000, // 957 ds_max_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x150007c000009d0,0x407080e,0x834c,1,0,0xffff00000000, // 958 ds_max_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x151007d000009df,0x407080e,0x834c,1,0,0xffff00000000, // 959 ds_max_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x152007d000009df,0x407080e,0x834c,1,0,0xffff00000000, // 960 ds_max_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x254007e000009ee,0x407080e,0x814c,1,0,0xffff00000000, // 961 ds_max_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x255007f000009f9,0x407080e,0x814c,1,0,0xffff00000000, // 962 ds_max_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x252008000000a04,0x407080e,0x814c,1,0,0xffff00000000, // 963 ds_min_f32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x253008100000a0f,0x407080e,0x814c,1,0,0xffff00000000, // 964 ds_min_f64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x258008200000a1a,0x407080e,0x814c,1,0,0xffff00000000, // 965 ds_min_i32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x259008300000a25,0x407080e,0x814c,1,0,0xffff00000000, // 966 ds_min_i64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x14b008400000a30,0x407080e,0x834c,1,0,0xffff00000000, // 967 ds_min_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x14c008400000a30,0x407080e,0x834c,1,0,0xffff00000000, // 968 ds_min_rtn_f32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x14d008500000a3f,0x407080e,0x834c,1,0,0xffff00000000, // 969 ds_min_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x14e008500000a3f,0x407080e,0x834c,1,0,0xffff00000000, // 970 ds_min_rtn_f64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x15f008600000a4e,0x407080e,0x834c,1,0,0xffff00000000, // 971 ds_min_rtn_i32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x160008600000a4e,0x407080e,0x834c,1,0,0xffff00000000, // 972 ds_min_rtn_i32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x161008700000a5d,0x407080e,0x834c,1,0,0xffff00000000, // 973 ds_min_rtn_i64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x162008700000a5d,0x407080e,0x834c,1,0,0xffff00000000, // 974 ds_min_rtn_i64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x14f008800000a6c,0x407080e,0x834c,1,0,0xffff00000000, // 975 ds_min_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x150008800000a6c,0x407080e,0x834c,1,0,0xffff00000000, // 976 ds_min_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x151008900000a7b,0x407080e,0x834c,1,0,0xffff00000000, // 977 ds_min_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x152008900000a7b,0x407080e,0x834c,1,0,0xffff00000000, // 978 ds_min_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x254008a00000a8a,0x407080e,0x814c,1,0,0xffff00000000, // 979 ds_min_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x255008b00000a95,0x407080e,0x814c,1,0,0xffff00000000, // 980 ds_min_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x157008c00000aa0,0x407080e,0x814c,1,0,0xffff00000000, // 981 ds_mskor_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x158008c00000aa0,0x407080e,0x814c,1,0,0xffff00000000, // 982 ds_mskor_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x159008d00000aad,0x407080e,0x814c,1,0,0xffff00000000, // 983 ds_mskor_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x15a008d00000aad,0x407080e,0x814c,1,0,0xffff00000000, // 984 ds_mskor_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x65008e00000aba,0x407080e,0x834c,1,0,0xffff00000000, // 985 ds_mskor_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x66008e00000aba,0x407080e,0x834c,1,0,0xffff00000000, // 986 ds_mskor_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x67008f00000acb,0x407080e,0x834c,1,0,0xffff00000000, // 987 ds_mskor_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x68008f00000acb,0x407080e,0x834c,1,0,0xffff00000000, // 988 ds_mskor_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x2f0009000000adc,0x407080e,0x8040,0,0,0, // 989 ds_nop ds 8B all; lds|side_effects; reads exec
    0x256009100000ae3,0x407080e,0x814c,1,0,0xffff00000000, // 990 ds_or_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x257009200000aed,0x407080e,0x814c,1,0,0xffff00000000, // 991 ds_or_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x153009300000af7,0x407080e,0x834c,1,0,0xffff00000000, // 992 ds_or_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x154009300000af7,0x407080e,0x834c,1,0,0xffff00000000, // 993 ds_or_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x155009400000b05,0x407080e,0x834c,1,0,0xffff00000000, // 994 ds_or_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x156009400000b05,0x407080e,0x834c,1,0,0xffff00000000, // 995 ds_or_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x153009500000b13,0x407080e,0x800040,1,0,0xffff00000000, // 996 ds_permute_b32 ds 8B all; lds|lane_crossing; reads exec; takes offset; offset 0..65535
    0x154009500000b13,0x407080e,0x800040,1,0,0xffff00000000, // 997 ds_permute_b32 ds 8B all; lds|lane_crossing; reads exec; takes offset; offset 0..65535
    0x25a009600000b22,0x406080e,0x814c,1,0,0xffff00000000, // 998 ds_pk_add_bf16 ds 8B 942|950; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x25b009700000b31,0x406080e,0x814c,1,0,0xffff00000000, // 999 ds_pk_add_f16 ds 8B 942|950; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x163009800000b3f,0x406080e,0x834c,1,0,0xffff00000000, // 1000 ds_pk_add_rtn_bf16 ds 8B 942|950; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x164009800000b3f,0x406080e,0x834c,1,0,0xffff00000000, // 1001 ds_pk_add_rtn_bf16 ds 8B 942|950; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x165009900000b52,0x406080e,0x834c,1,0,0xffff00000000, // 1002 ds_pk_add_rtn_f16 ds 8B 942|950; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x166009900000b52,0x406080e,0x834c,1,0,0xffff00000000, // 1003 ds_pk_add_rtn_f16 ds 8B 942|950; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x25c009a00000b64,0x407080e,0x44,6,0,0, // 1004 ds_read2_b32 ds 8B all; may_load|lds; reads exec; takes offset0|offset1
    0x25d009b00000b71,0x407080e,0x44,6,0,0, // 1005 ds_read2_b64 ds 8B all; may_load|lds; reads exec; takes offset0|offset1
    0x25c009c00000b7e,0x407080e,0x44,6,0,0, // 1006 ds_read2st64_b32 ds 8B all; may_load|lds; reads exec; takes offset0|offset1
    0x25d009d00000b8f,0x407080e,0x44,6,0,0, // 1007 ds_read2st64_b64 ds 8B all; may_load|lds; reads exec; takes offset0|offset1
    0x2e1009e00000ba0,0xc07080e,0x44,1,0,0xffff00000000, // 1008 ds_read_addtid_b32 ds 8B all; may_load|lds; reads exec|m0; takes offset; offset 0..65535
    0x25d009f00000bb3,0x407080e,0x44,1,0,0xffff00000000, // 1009 ds_read_b128 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25e00a000000bc0,0x407080e,0x44,1,0,0xffff00000000, // 1010 ds_read_b32 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25c00a100000bcc,0x407080e,0x44,1,0,0xffff00000000, // 1011 ds_read_b64 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25c00a200000bd8,0x404080e,0x44,1,0,0xffff00000000, // 1012 ds_read_b64_tr_b16 ds 8B 950; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25c00a300000beb,0x404080e,0x44,1,0,0xffff00000000, // 1013 ds_read_b64_tr_b4 ds 8B 950; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25c00a400000bfd,0x404080e,0x44,1,0,0xffff00000000, // 1014 ds_read_b64_tr_b8 ds 8B 950; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25f00a500000c0f,0x407080e,0x44,1,0,0xffff00000000, // 1015 ds_read_b96 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25f00a600000c1b,0x404080e,0x44,1,0,0xffff00000000, // 1016 ds_read_b96_tr_b6 ds 8B 950; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25e00a700000c2d,0x407080e,0x44,1,0,0xffff00000000, // 1017 ds_read_i16 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25e00a800000c39,0x407080e,0x44,1,0,0xffff00000000, // 1018 ds_read_i8 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25e00a900000c44,0x407080e,0x44,1,0,0xffff00000000, // 1019 ds_read_i8_d16 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25e00aa00000c53,0x407080e,0x44,1,0,0xffff00000000, // 1020 ds_read_i8_d16_hi ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25e00ab00000c65,0x407080e,0x44,1,0,0xffff00000000, // 1021 ds_read_u16 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25e00ac00000c71,0x407080e,0x44,1,0,0xffff00000000, // 1022 ds_read_u16_d16 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25e00ad00000c81,0x407080e,0x44,1,0,0xffff00000000, // 1023 ds_read_u16_d16_hi ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25e00ae00000c94,0x407080e,0x44,1,0,0xffff00000000, // 1024 ds_read_u8 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25e00af00000c9f,0x407080e,0x44,1,0,0xffff00000000, // 1025 ds_read_u8_d16 ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    0x25e00b000000cae,0x407080e,0x44,1,0,0xffff00000000, // 1026 ds_read_u8_d16_hi ds 8B all; may_load|lds; reads exec; takes offset; offset 0..65535
    0x14f00b100000cc0,0x407080e,0x834c,1,0,0xffff00000000, // 1027 ds_rsub_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x15000b100000cc0,0x407080e,0x834c,1,0,0xffff00000000, // 1028 ds_rsub_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x15100b200000cd0,0x407080e,0x834c,1,0,0xffff00000000, // 1029 ds_rsub_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x15200b200000cd0,0x407080e,0x834c,1,0,0xffff00000000, // 1030 ds_rsub_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x25400b300000ce0,0x407080e,0x814c,1,0,0xffff00000000, // 1031 ds_rsub_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x25500b400000cec,0x407080e,0x814c,1,0,0xffff00000000, // 1032 ds_rsub_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x14f00b500000cf8,0x407080e,0x834c,1,0,0xffff00000000, // 1033 ds_sub_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x15000b500000cf8,0x407080e,0x834c,1,0,0xffff00000000, // 1034 ds_sub_rtn_u32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x15100b600000d07,0x407080e,0x834c,1,0,0xffff00000000, // 1035 ds_sub_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x15200b600000d07,0x407080e,0x834c,1,0,0xffff00000000, // 1036 ds_sub_rtn_u64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x25400b700000d16,0x407080e,0x814c,1,0,0xffff00000000, // 1037 ds_sub_u32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x25500b800000d21,0x407080e,0x814c,1,0,0xffff00000000, // 1038 ds_sub_u64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x25e00b900000d2c,0x407080e,0x800040,1,0,0xffff00000000, // 1039 ds_swizzle_b32 ds 8B all; lds|lane_crossing; reads exec; takes offset; offset 0..65535
    0x6500ba00000d3b,0x407080e,0x834c,1,0,0xffff00000000, // 1040 ds_wrap_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x6600ba00000d3b,0x407080e,0x834c,1,0,0xffff00000000, // 1041 ds_wrap_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x15700bb00000d4b,0x407080e,0x8048,6,0,0, // 1042 ds_write2_b32 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    0x15800bb00000d4b,0x407080e,0x8048,6,0,0, // 1043 ds_write2_b32 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    0x15900bc00000d59,0x407080e,0x8048,6,0,0, // 1044 ds_write2_b64 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    0x15a00bc00000d59,0x407080e,0x8048,6,0,0, // 1045 ds_write2_b64 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    0x15700bd00000d67,0x407080e,0x8048,6,0,0, // 1046 ds_write2st64_b32 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    0x15800bd00000d67,0x407080e,0x8048,6,0,0, // 1047 ds_write2st64_b32 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    0x15900be00000d79,0x407080e,0x8048,6,0,0, // 1048 ds_write2st64_b64 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    0x15a00be00000d79,0x407080e,0x8048,6,0,0, // 1049 ds_write2st64_b64 ds 8B all; may_store|lds|side_effects; reads exec; takes offset0|offset1
    0x2e200bf00000d8b,0xc07080e,0x8048,1,0,0xffff00000000, // 1050 ds_write_addtid_b32 ds 8B all; may_store|lds|side_effects; reads exec|m0; takes offset; offset 0..65535
    0x26000c000000d9f,0x407080e,0x814c,1,0,0xffff00000000, // 1051 ds_write_b128 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x25600c100000dad,0x407080e,0x814c,1,0,0xffff00000000, // 1052 ds_write_b16 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x25600c200000dba,0x407080e,0x814c,1,0,0xffff00000000, // 1053 ds_write_b16_d16_hi ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x25600c300000dce,0x407080e,0x814c,1,0,0xffff00000000, // 1054 ds_write_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x25700c400000ddb,0x407080e,0x814c,1,0,0xffff00000000, // 1055 ds_write_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x25600c500000de8,0x407080e,0x814c,1,0,0xffff00000000, // 1056 ds_write_b8 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x25600c600000df4,0x407080e,0x814c,1,0,0xffff00000000, // 1057 ds_write_b8_d16_hi ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x26100c700000e07,0x407080e,0x814c,1,0,0xffff00000000, // 1058 ds_write_b96 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x6d00c800000e14,0x407080e,0x834c,6,0,0, // 1059 ds_wrxchg2_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    0x6e00c800000e14,0x407080e,0x834c,6,0,0, // 1060 ds_wrxchg2_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    0x6f00c900000e27,0x407080e,0x834c,6,0,0, // 1061 ds_wrxchg2_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    0x7000c900000e27,0x407080e,0x834c,6,0,0, // 1062 ds_wrxchg2_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    0x6d00ca00000e3a,0x407080e,0x834c,6,0,0, // 1063 ds_wrxchg2st64_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    0x6e00ca00000e3a,0x407080e,0x834c,6,0,0, // 1064 ds_wrxchg2st64_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    0x6f00cb00000e51,0x407080e,0x834c,6,0,0, // 1065 ds_wrxchg2st64_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    0x7000cb00000e51,0x407080e,0x834c,6,0,0, // 1066 ds_wrxchg2st64_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset0|offset1
    0x15300cc00000e68,0x407080e,0x834c,1,0,0xffff00000000, // 1067 ds_wrxchg_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x15400cc00000e68,0x407080e,0x834c,1,0,0xffff00000000, // 1068 ds_wrxchg_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x15500cd00000e7a,0x407080e,0x834c,1,0,0xffff00000000, // 1069 ds_wrxchg_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x15600cd00000e7a,0x407080e,0x834c,1,0,0xffff00000000, // 1070 ds_wrxchg_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x25600ce00000e8c,0x407080e,0x814c,1,0,0xffff00000000, // 1071 ds_xor_b32 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x25700cf00000e97,0x407080e,0x814c,1,0,0xffff00000000, // 1072 ds_xor_b64 ds 8B all; may_load|may_store|lds|atomic|side_effects; reads exec; takes offset; offset 0..65535
    0x15300d000000ea2,0x407080e,0x834c,1,0,0xffff00000000, // 1073 ds_xor_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x15400d000000ea2,0x407080e,0x834c,1,0,0xffff00000000, // 1074 ds_xor_rtn_b32 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x15500d100000eb1,0x407080e,0x834c,1,0,0xffff00000000, // 1075 ds_xor_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x15600d100000eb1,0x407080e,0x834c,1,0,0xffff00000000, // 1076 ds_xor_rtn_b64 ds 8B all; may_load|may_store|lds|atomic|returns|side_effects; reads exec; takes offset; offset 0..65535
    0x26200d200000ec0,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1077 flat_atomic_add flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26200d200000ec0,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1078 flat_atomic_add flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16700d200000ec0,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1079 flat_atomic_add flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16800d200000ec0,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1080 flat_atomic_add flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16700d200000ec0,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1081 flat_atomic_add flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16800d200000ec0,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1082 flat_atomic_add flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26300d300000ed0,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1083 flat_atomic_add_f32 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16900d300000ed0,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1084 flat_atomic_add_f32 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16a00d300000ed0,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1085 flat_atomic_add_f32 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26400d400000ee4,0x2401080f,0x819c,0x41,0,0xfff00000000, // 1086 flat_atomic_add_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc; offset 0..4095
    0x26400d400000ee4,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1087 flat_atomic_add_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16b00d400000ee4,0x2401080f,0x839c,0x61,0x20,0xfff00000000, // 1088 flat_atomic_add_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    0x16c00d400000ee4,0x2401080f,0x839c,0x61,0x20,0xfff00000000, // 1089 flat_atomic_add_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    0x16b00d400000ee4,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1090 flat_atomic_add_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16c00d400000ee4,0x2406080f,0x839c,0x501,0x100,0xfff00000000, // 1091 flat_atomic_add_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|nt; offset 0..4095
    0x26500d500000ef8,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1092 flat_atomic_add_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26500d500000ef8,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1093 flat_atomic_add_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16d00d500000ef8,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1094 flat_atomic_add_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16e00d500000ef8,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1095 flat_atomic_add_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16d00d500000ef8,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1096 flat_atomic_add_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16e00d500000ef8,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1097 flat_atomic_add_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26200d600000f0b,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1098 flat_atomic_and flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26200d600000f0b,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1099 flat_atomic_and flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16700d600000f0b,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1100 flat_atomic_and flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16800d600000f0b,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1101 flat_atomic_and flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16700d600000f0b,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1102 flat_atomic_and flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16800d600000f0b,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1103 flat_atomic_and flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26500d700000f1b,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1104 flat_atomic_and_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26500d700000f1b,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1105 flat_atomic_and_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16d00d700000f1b,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1106 flat_atomic_and_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16e00d700000f1b,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1107 flat_atomic_and_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16d00d700000f1b,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1108 flat_atomic_and_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16e00d700000f1b,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1109 flat_atomic_and_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26500d800000f2e,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1110 flat_atomic_cmpswap flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26500d800000f2e,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1111 flat_atomic_cmpswap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16f00d800000f2e,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1112 flat_atomic_cmpswap flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x17000d800000f2e,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1113 flat_atomic_cmpswap flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16f00d800000f2e,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1114 flat_atomic_cmpswap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x17000d800000f2e,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1115 flat_atomic_cmpswap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26600d900000f42,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1116 flat_atomic_cmpswap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26600d900000f42,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1117 flat_atomic_cmpswap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x17100d900000f42,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1118 flat_atomic_cmpswap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x17200d900000f42,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1119 flat_atomic_cmpswap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x17100d900000f42,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1120 flat_atomic_cmpswap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x17200d900000f42,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1121 flat_atomic_cmpswap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26200da00000f59,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1122 flat_atomic_dec flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26200da00000f59,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1123 flat_atomic_dec flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16700da00000f59,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1124 flat_atomic_dec flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16800da00000f59,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1125 flat_atomic_dec flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16700da00000f59,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1126 flat_atomic_dec flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16800da00000f59,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1127 flat_atomic_dec flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26500db00000f69,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1128 flat_atomic_dec_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26500db00000f69,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1129 flat_atomic_dec_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16d00db00000f69,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1130 flat_atomic_dec_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16e00db00000f69,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1131 flat_atomic_dec_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16d00db00000f69,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1132 flat_atomic_dec_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16e00db00000f69,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1133 flat_atomic_dec_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26200dc00000f7c,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1134 flat_atomic_inc flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26200dc00000f7c,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1135 flat_atomic_inc flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16700dc00000f7c,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1136 flat_atomic_inc flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16800dc00000f7c,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1137 flat_atomic_inc flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16700dc00000f7c,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1138 flat_atomic_inc flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16800dc00000f7c,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1139 flat_atomic_inc flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26500dd00000f8c,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1140 flat_atomic_inc_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26500dd00000f8c,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1141 flat_atomic_inc_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16d00dd00000f8c,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1142 flat_atomic_inc_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16e00dd00000f8c,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1143 flat_atomic_inc_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16d00dd00000f8c,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1144 flat_atomic_inc_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16e00dd00000f8c,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1145 flat_atomic_inc_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26400de00000f9f,0x2401080f,0x819c,0x41,0,0xfff00000000, // 1146 flat_atomic_max_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc; offset 0..4095
    0x26400de00000f9f,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1147 flat_atomic_max_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16b00de00000f9f,0x2401080f,0x839c,0x61,0x20,0xfff00000000, // 1148 flat_atomic_max_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    0x16c00de00000f9f,0x2401080f,0x839c,0x61,0x20,0xfff00000000, // 1149 flat_atomic_max_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    0x16b00de00000f9f,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1150 flat_atomic_max_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16c00de00000f9f,0x2406080f,0x839c,0x501,0x100,0xfff00000000, // 1151 flat_atomic_max_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|nt; offset 0..4095
    0x26400df00000fb3,0x2401080f,0x819c,0x41,0,0xfff00000000, // 1152 flat_atomic_min_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc; offset 0..4095
    0x26400df00000fb3,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1153 flat_atomic_min_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16b00df00000fb3,0x2401080f,0x839c,0x61,0x20,0xfff00000000, // 1154 flat_atomic_min_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    0x16c00df00000fb3,0x2401080f,0x839c,0x61,0x20,0xfff00000000, // 1155 flat_atomic_min_f64 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc; offset 0..4095
    0x16b00df00000fb3,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1156 flat_atomic_min_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16c00df00000fb3,0x2406080f,0x839c,0x501,0x100,0xfff00000000, // 1157 flat_atomic_min_f64 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|nt; offset 0..4095
    0x26200e000000fc7,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1158 flat_atomic_or flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26200e000000fc7,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1159 flat_atomic_or flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16700e000000fc7,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1160 flat_atomic_or flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16800e000000fc7,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1161 flat_atomic_or flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16700e000000fc7,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1162 flat_atomic_or flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16800e000000fc7,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1163 flat_atomic_or flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26500e100000fd6,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1164 flat_atomic_or_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26500e100000fd6,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1165 flat_atomic_or_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16d00e100000fd6,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1166 flat_atomic_or_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16e00e100000fd6,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1167 flat_atomic_or_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16d00e100000fd6,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1168 flat_atomic_or_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16e00e100000fd6,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1169 flat_atomic_or_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26700e200000fe8,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1170 flat_atomic_pk_add_bf16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x17300e200000fe8,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1171 flat_atomic_pk_add_bf16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x17400e200000fe8,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1172 flat_atomic_pk_add_bf16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26800e300001000,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1173 flat_atomic_pk_add_f16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x17500e300001000,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1174 flat_atomic_pk_add_f16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x17600e300001000,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1175 flat_atomic_pk_add_f16 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26200e400001017,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1176 flat_atomic_smax flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26200e400001017,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1177 flat_atomic_smax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16700e400001017,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1178 flat_atomic_smax flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16800e400001017,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1179 flat_atomic_smax flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16700e400001017,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1180 flat_atomic_smax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16800e400001017,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1181 flat_atomic_smax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26500e500001028,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1182 flat_atomic_smax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26500e500001028,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1183 flat_atomic_smax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16d00e500001028,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1184 flat_atomic_smax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16e00e500001028,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1185 flat_atomic_smax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16d00e500001028,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1186 flat_atomic_smax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16e00e500001028,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1187 flat_atomic_smax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26200e60000103c,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1188 flat_atomic_smin flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26200e60000103c,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1189 flat_atomic_smin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16700e60000103c,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1190 flat_atomic_smin flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16800e60000103c,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1191 flat_atomic_smin flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16700e60000103c,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1192 flat_atomic_smin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16800e60000103c,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1193 flat_atomic_smin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26500e70000104d,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1194 flat_atomic_smin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26500e70000104d,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1195 flat_atomic_smin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16d00e70000104d,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1196 flat_atomic_smin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16e00e70000104d,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1197 flat_atomic_smin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16d00e70000104d,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1198 flat_atomic_smin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16e00e70000104d,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1199 flat_atomic_smin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26200e800001061,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1200 flat_atomic_sub flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26200e800001061,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1201 flat_atomic_sub flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16700e800001061,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1202 flat_atomic_sub flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16800e800001061,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1203 flat_atomic_sub flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16700e800001061,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1204 flat_atomic_sub flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16800e800001061,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1205 flat_atomic_sub flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26500e900001071,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1206 flat_atomic_sub_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26500e900001071,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1207 flat_atomic_sub_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16d00e900001071,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1208 flat_atomic_sub_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16e00e900001071,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1209 flat_atomic_sub_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16d00e900001071,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1210 flat_atomic_sub_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16e00e900001071,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1211 flat_atomic_sub_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26200ea00001084,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1212 flat_atomic_swap flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26200ea00001084,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1213 flat_atomic_swap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16700ea00001084,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1214 flat_atomic_swap flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16800ea00001084,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1215 flat_atomic_swap flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16700ea00001084,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1216 flat_atomic_swap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16800ea00001084,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1217 flat_atomic_swap flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26500eb00001095,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1218 flat_atomic_swap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26500eb00001095,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1219 flat_atomic_swap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16d00eb00001095,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1220 flat_atomic_swap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16e00eb00001095,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1221 flat_atomic_swap_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16d00eb00001095,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1222 flat_atomic_swap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16e00eb00001095,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1223 flat_atomic_swap_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26200ec000010a9,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1224 flat_atomic_umax flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26200ec000010a9,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1225 flat_atomic_umax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16700ec000010a9,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1226 flat_atomic_umax flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16800ec000010a9,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1227 flat_atomic_umax flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16700ec000010a9,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1228 flat_atomic_umax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16800ec000010a9,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1229 flat_atomic_umax flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26500ed000010ba,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1230 flat_atomic_umax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26500ed000010ba,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1231 flat_atomic_umax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16d00ed000010ba,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1232 flat_atomic_umax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16e00ed000010ba,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1233 flat_atomic_umax_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16d00ed000010ba,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1234 flat_atomic_umax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16e00ed000010ba,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1235 flat_atomic_umax_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26200ee000010ce,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1236 flat_atomic_umin flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26200ee000010ce,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1237 flat_atomic_umin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16700ee000010ce,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1238 flat_atomic_umin flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16800ee000010ce,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1239 flat_atomic_umin flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16700ee000010ce,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1240 flat_atomic_umin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16800ee000010ce,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1241 flat_atomic_umin flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26500ef000010df,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1242 flat_atomic_umin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26500ef000010df,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1243 flat_atomic_umin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16d00ef000010df,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1244 flat_atomic_umin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16e00ef000010df,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1245 flat_atomic_umin_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16d00ef000010df,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1246 flat_atomic_umin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16e00ef000010df,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1247 flat_atomic_umin_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26200f0000010f3,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1248 flat_atomic_xor flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26200f0000010f3,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1249 flat_atomic_xor flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16700f0000010f3,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1250 flat_atomic_xor flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16800f0000010f3,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1251 flat_atomic_xor flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16700f0000010f3,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1252 flat_atomic_xor flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16800f0000010f3,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1253 flat_atomic_xor flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26500f100001103,0x2401080f,0x819c,0xc1,0,0xfff00000000, // 1254 flat_atomic_xor_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|slc|scc; offset 0..4095
    0x26500f100001103,0x2406080f,0x819c,0x601,0,0xfff00000000, // 1255 flat_atomic_xor_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|side_effects; reads exec|flat_scratch; takes offset|sc1|nt; offset 0..4095
    0x16d00f100001103,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1256 flat_atomic_xor_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16e00f100001103,0x2401080f,0x839c,0xe1,0x20,0xfff00000000, // 1257 flat_atomic_xor_x2 flat 8B 90a; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs glc; takes offset|slc|scc; offset 0..4095
    0x16d00f100001103,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1258 flat_atomic_xor_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x16e00f100001103,0x2406080f,0x839c,0x701,0x100,0xfff00000000, // 1259 flat_atomic_xor_x2 flat 8B 942|950; may_load|may_store|vmem|flat|atomic|returns|side_effects; reads exec|flat_scratch; needs sc0; takes offset|sc1|nt; offset 0..4095
    0x26900f200001116,0x2401080f,0x94,0xe1,0,0xfff00000000, // 1260 flat_load_dword flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26900f200001116,0x2406080f,0x94,0x701,0,0xfff00000000, // 1261 flat_load_dword flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26a00f300001126,0x2401080f,0x94,0xe1,0,0xfff00000000, // 1262 flat_load_dwordx2 flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26a00f300001126,0x2406080f,0x94,0x701,0,0xfff00000000, // 1263 flat_load_dwordx2 flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26b00f400001138,0x2401080f,0x94,0xe1,0,0xfff00000000, // 1264 flat_load_dwordx3 flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26b00f400001138,0x2406080f,0x94,0x701,0,0xfff00000000, // 1265 flat_load_dwordx3 flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26c00f50000114a,0x2401080f,0x94,0xe1,0,0xfff00000000, // 1266 flat_load_dwordx4 flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26c00f50000114a,0x2406080f,0x94,0x701,0,0xfff00000000, // 1267 flat_load_dwordx4 flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26900f60000115c,0x2401080f,0x94,0xe1,0,0xfff00000000, // 1268 flat_load_sbyte flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26900f60000115c,0x2406080f,0x94,0x701,0,0xfff00000000, // 1269 flat_load_sbyte flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26900f70000116c,0x2401080f,0x94,0xe1,0,0xfff00000000, // 1270 flat_load_sbyte_d16 flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26900f70000116c,0x2406080f,0x94,0x701,0,0xfff00000000, // 1271 flat_load_sbyte_d16 flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26900f800001180,0x2401080f,0x94,0xe1,0,0xfff00000000, // 1272 flat_load_sbyte_d16_hi flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26900f800001180,0x2406080f,0x94,0x701,0,0xfff00000000, // 1273 flat_load_sbyte_d16_hi flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26900f900001197,0x2401080f,0x94,0xe1,0,0xfff00000000, // 1274 flat_load_short_d16 flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26900f900001197,0x2406080f,0x94,0x701,0,0xfff00000000, // 1275 flat_load_short_d16 flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26900fa000011ab,0x2401080f,0x94,0xe1,0,0xfff00000000, // 1276 flat_load_short_d16_hi flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26900fa000011ab,0x2406080f,0x94,0x701,0,0xfff00000000, // 1277 flat_load_short_d16_hi flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26900fb000011c2,0x2401080f,0x94,0xe1,0,0xfff00000000, // 1278 flat_load_sshort flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26900fb000011c2,0x2406080f,0x94,0x701,0,0xfff00000000, // 1279 flat_load_sshort flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26900fc000011d3,0x2401080f,0x94,0xe1,0,0xfff00000000, // 1280 flat_load_ubyte flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26900fc000011d3,0x2406080f,0x94,0x701,0,0xfff00000000, // 1281 flat_load_ubyte flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26900fd000011e3,0x2401080f,0x94,0xe1,0,0xfff00000000, // 1282 flat_load_ubyte_d16 flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26900fd000011e3,0x2406080f,0x94,0x701,0,0xfff00000000, // 1283 flat_load_ubyte_d16 flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26900fe000011f7,0x2401080f,0x94,0xe1,0,0xfff00000000, // 1284 flat_load_ubyte_d16_hi flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26900fe000011f7,0x2406080f,0x94,0x701,0,0xfff00000000, // 1285 flat_load_ubyte_d16_hi flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26900ff0000120e,0x2401080f,0x94,0xe1,0,0xfff00000000, // 1286 flat_load_ushort flat 8B 90a; may_load|vmem|flat; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26900ff0000120e,0x2406080f,0x94,0x701,0,0xfff00000000, // 1287 flat_load_ushort flat 8B 942|950; may_load|vmem|flat; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26201000000121f,0x2401080f,0x8098,0xe1,0,0xfff00000000, // 1288 flat_store_byte flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26201000000121f,0x2406080f,0x8098,0x701,0,0xfff00000000, // 1289 flat_store_byte flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26201010000122f,0x2401080f,0x8098,0xe1,0,0xfff00000000, // 1290 flat_store_byte_d16_hi flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26201010000122f,0x2406080f,0x8098,0x701,0,0xfff00000000, // 1291 flat_store_byte_d16_hi flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x262010200001246,0x2401080f,0x8098,0xe1,0,0xfff00000000, // 1292 flat_store_dword flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x262010200001246,0x2406080f,0x8098,0x701,0,0xfff00000000, // 1293 flat_store_dword flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x265010300001257,0x2401080f,0x8098,0xe1,0,0xfff00000000, // 1294 flat_store_dwordx2 flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x265010300001257,0x2406080f,0x8098,0x701,0,0xfff00000000, // 1295 flat_store_dwordx2 flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26d01040000126a,0x2401080f,0x8098,0xe1,0,0xfff00000000, // 1296 flat_store_dwordx3 flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26d01040000126a,0x2406080f,0x8098,0x701,0,0xfff00000000, // 1297 flat_store_dwordx3 flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x26601050000127d,0x2401080f,0x8098,0xe1,0,0xfff00000000, // 1298 flat_store_dwordx4 flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x26601050000127d,0x2406080f,0x8098,0x701,0,0xfff00000000, // 1299 flat_store_dwordx4 flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x262010600001290,0x2401080f,0x8098,0xe1,0,0xfff00000000, // 1300 flat_store_short flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x262010600001290,0x2406080f,0x8098,0x701,0,0xfff00000000, // 1301 flat_store_short flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x2620107000012a1,0x2401080f,0x8098,0xe1,0,0xfff00000000, // 1302 flat_store_short_d16_hi flat 8B 90a; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset 0..4095
    0x2620107000012a1,0x2406080f,0x8098,0x701,0,0xfff00000000, // 1303 flat_store_short_d16_hi flat 8B 942|950; may_store|vmem|flat|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset 0..4095
    0x1770108000012b9,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1304 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x1770108000012b9,0x4060810,0x811c,0x601,0,0xffffffff000, // 1305 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x1780108000012b9,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1306 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x1780108000012b9,0x4060810,0x811c,0x601,0,0xffffffff000, // 1307 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x710108000012b9,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1308 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x720108000012b9,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1309 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x730108000012b9,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1310 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x740108000012b9,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1311 global_atomic_add global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x710108000012b9,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1312 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x720108000012b9,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1313 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x730108000012b9,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1314 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x740108000012b9,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1315 global_atomic_add global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x1790109000012cb,0x4010810,0x811c,0x41,0,0xffffffff000, // 1316 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    0x1790109000012cb,0x4060810,0x811c,0x601,0,0xffffffff000, // 1317 global_atomic_add_f32 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17a0109000012cb,0x4010810,0x811c,0x41,0,0xffffffff000, // 1318 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    0x17a0109000012cb,0x4060810,0x811c,0x601,0,0xffffffff000, // 1319 global_atomic_add_f32 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x750109000012cb,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1320 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x760109000012cb,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1321 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x770109000012cb,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1322 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x780109000012cb,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1323 global_atomic_add_f32 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x750109000012cb,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1324 global_atomic_add_f32 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x760109000012cb,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1325 global_atomic_add_f32 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x17b010a000012e1,0x4010810,0x811c,0x41,0,0xffffffff000, // 1326 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    0x17b010a000012e1,0x4060810,0x811c,0x601,0,0xffffffff000, // 1327 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17c010a000012e1,0x4010810,0x811c,0x41,0,0xffffffff000, // 1328 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    0x17c010a000012e1,0x4060810,0x811c,0x601,0,0xffffffff000, // 1329 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x79010a000012e1,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1330 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x7a010a000012e1,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1331 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x7b010a000012e1,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1332 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x7c010a000012e1,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1333 global_atomic_add_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x79010a000012e1,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1334 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7a010a000012e1,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1335 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7b010a000012e1,0x4060810,0x831c,0x501,0x100,0xffffffff000, // 1336 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    0x7c010a000012e1,0x4060810,0x831c,0x501,0x100,0xffffffff000, // 1337 global_atomic_add_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    0x17d010b000012f7,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1338 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17d010b000012f7,0x4060810,0x811c,0x601,0,0xffffffff000, // 1339 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17e010b000012f7,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1340 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17e010b000012f7,0x4060810,0x811c,0x601,0,0xffffffff000, // 1341 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x7d010b000012f7,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1342 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7e010b000012f7,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1343 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7f010b000012f7,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1344 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x80010b000012f7,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1345 global_atomic_add_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7d010b000012f7,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1346 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7e010b000012f7,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1347 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7f010b000012f7,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1348 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x80010b000012f7,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1349 global_atomic_add_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x177010c0000130c,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1350 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x177010c0000130c,0x4060810,0x811c,0x601,0,0xffffffff000, // 1351 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x178010c0000130c,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1352 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x178010c0000130c,0x4060810,0x811c,0x601,0,0xffffffff000, // 1353 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x71010c0000130c,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1354 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x72010c0000130c,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1355 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x73010c0000130c,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1356 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x74010c0000130c,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1357 global_atomic_and global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x71010c0000130c,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1358 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x72010c0000130c,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1359 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x73010c0000130c,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1360 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x74010c0000130c,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1361 global_atomic_and global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x17d010d0000131e,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1362 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17d010d0000131e,0x4060810,0x811c,0x601,0,0xffffffff000, // 1363 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17e010d0000131e,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1364 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17e010d0000131e,0x4060810,0x811c,0x601,0,0xffffffff000, // 1365 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x7d010d0000131e,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1366 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7e010d0000131e,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1367 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7f010d0000131e,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1368 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x80010d0000131e,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1369 global_atomic_and_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7d010d0000131e,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1370 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7e010d0000131e,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1371 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7f010d0000131e,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1372 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x80010d0000131e,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1373 global_atomic_and_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x17d010e00001333,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1374 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17d010e00001333,0x4060810,0x811c,0x601,0,0xffffffff000, // 1375 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17e010e00001333,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1376 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17e010e00001333,0x4060810,0x811c,0x601,0,0xffffffff000, // 1377 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x81010e00001333,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1378 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x82010e00001333,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1379 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x83010e00001333,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1380 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x84010e00001333,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1381 global_atomic_cmpswap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x81010e00001333,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1382 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x82010e00001333,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1383 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x83010e00001333,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1384 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x84010e00001333,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1385 global_atomic_cmpswap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x17f010f00001349,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1386 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17f010f00001349,0x4060810,0x811c,0x601,0,0xffffffff000, // 1387 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x180010f00001349,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1388 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x180010f00001349,0x4060810,0x811c,0x601,0,0xffffffff000, // 1389 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x85010f00001349,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1390 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x86010f00001349,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1391 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x87010f00001349,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1392 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x88010f00001349,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1393 global_atomic_cmpswap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x85010f00001349,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1394 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x86010f00001349,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1395 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x87010f00001349,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1396 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x88010f00001349,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1397 global_atomic_cmpswap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x177011000001362,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1398 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x177011000001362,0x4060810,0x811c,0x601,0,0xffffffff000, // 1399 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x178011000001362,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1400 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x178011000001362,0x4060810,0x811c,0x601,0,0xffffffff000, // 1401 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x71011000001362,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1402 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x72011000001362,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1403 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x73011000001362,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1404 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x74011000001362,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1405 global_atomic_dec global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x71011000001362,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1406 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x72011000001362,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1407 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x73011000001362,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1408 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x74011000001362,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1409 global_atomic_dec global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x17d011100001374,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1410 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17d011100001374,0x4060810,0x811c,0x601,0,0xffffffff000, // 1411 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17e011100001374,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1412 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17e011100001374,0x4060810,0x811c,0x601,0,0xffffffff000, // 1413 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x7d011100001374,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1414 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7e011100001374,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1415 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7f011100001374,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1416 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x80011100001374,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1417 global_atomic_dec_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7d011100001374,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1418 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7e011100001374,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1419 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7f011100001374,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1420 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x80011100001374,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1421 global_atomic_dec_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x177011200001389,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1422 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x177011200001389,0x4060810,0x811c,0x601,0,0xffffffff000, // 1423 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x178011200001389,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1424 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x178011200001389,0x4060810,0x811c,0x601,0,0xffffffff000, // 1425 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x71011200001389,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1426 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x72011200001389,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1427 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x73011200001389,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1428 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x74011200001389,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1429 global_atomic_inc global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x71011200001389,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1430 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x72011200001389,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1431 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x73011200001389,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1432 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x74011200001389,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1433 global_atomic_inc global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x17d01130000139b,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1434 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17d01130000139b,0x4060810,0x811c,0x601,0,0xffffffff000, // 1435 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17e01130000139b,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1436 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17e01130000139b,0x4060810,0x811c,0x601,0,0xffffffff000, // 1437 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x7d01130000139b,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1438 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7e01130000139b,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1439 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7f01130000139b,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1440 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x8001130000139b,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1441 global_atomic_inc_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7d01130000139b,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1442 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7e01130000139b,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1443 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7f01130000139b,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1444 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x8001130000139b,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1445 global_atomic_inc_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x17b0114000013b0,0x4010810,0x811c,0x41,0,0xffffffff000, // 1446 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    0x17b0114000013b0,0x4060810,0x811c,0x601,0,0xffffffff000, // 1447 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17c0114000013b0,0x4010810,0x811c,0x41,0,0xffffffff000, // 1448 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    0x17c0114000013b0,0x4060810,0x811c,0x601,0,0xffffffff000, // 1449 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x790114000013b0,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1450 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x7a0114000013b0,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1451 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x7b0114000013b0,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1452 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x7c0114000013b0,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1453 global_atomic_max_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x790114000013b0,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1454 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7a0114000013b0,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1455 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7b0114000013b0,0x4060810,0x831c,0x501,0x100,0xffffffff000, // 1456 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    0x7c0114000013b0,0x4060810,0x831c,0x501,0x100,0xffffffff000, // 1457 global_atomic_max_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    0x17b0115000013c6,0x4010810,0x811c,0x41,0,0xffffffff000, // 1458 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    0x17b0115000013c6,0x4060810,0x811c,0x601,0,0xffffffff000, // 1459 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17c0115000013c6,0x4010810,0x811c,0x41,0,0xffffffff000, // 1460 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    0x17c0115000013c6,0x4060810,0x811c,0x601,0,0xffffffff000, // 1461 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x790115000013c6,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1462 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x7a0115000013c6,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1463 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x7b0115000013c6,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1464 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x7c0115000013c6,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1465 global_atomic_min_f64 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x790115000013c6,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1466 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7a0115000013c6,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1467 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7b0115000013c6,0x4060810,0x831c,0x501,0x100,0xffffffff000, // 1468 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    0x7c0115000013c6,0x4060810,0x831c,0x501,0x100,0xffffffff000, // 1469 global_atomic_min_f64 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|nt; offset -4096..4095
    0x1770116000013dc,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1470 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x1770116000013dc,0x4060810,0x811c,0x601,0,0xffffffff000, // 1471 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x1780116000013dc,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1472 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x1780116000013dc,0x4060810,0x811c,0x601,0,0xffffffff000, // 1473 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x710116000013dc,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1474 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x720116000013dc,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1475 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x730116000013dc,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1476 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x740116000013dc,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1477 global_atomic_or global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x710116000013dc,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1478 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x720116000013dc,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1479 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x730116000013dc,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1480 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x740116000013dc,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1481 global_atomic_or global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x17d0117000013ed,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1482 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17d0117000013ed,0x4060810,0x811c,0x601,0,0xffffffff000, // 1483 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17e0117000013ed,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1484 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17e0117000013ed,0x4060810,0x811c,0x601,0,0xffffffff000, // 1485 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x7d0117000013ed,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1486 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7e0117000013ed,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1487 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7f0117000013ed,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1488 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x800117000013ed,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1489 global_atomic_or_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7d0117000013ed,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1490 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7e0117000013ed,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1491 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7f0117000013ed,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1492 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x800117000013ed,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1493 global_atomic_or_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x181011800001401,0x4060810,0x811c,0x601,0,0xffffffff000, // 1494 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x182011800001401,0x4060810,0x811c,0x601,0,0xffffffff000, // 1495 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x89011800001401,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1496 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x8a011800001401,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1497 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x8b011800001401,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1498 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x8c011800001401,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1499 global_atomic_pk_add_bf16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x18301190000141b,0x4010810,0x811c,0x41,0,0xffffffff000, // 1500 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    0x18301190000141b,0x4060810,0x811c,0x601,0,0xffffffff000, // 1501 global_atomic_pk_add_f16 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x18401190000141b,0x4010810,0x811c,0x41,0,0xffffffff000, // 1502 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc; offset -4096..4095
    0x18401190000141b,0x4060810,0x811c,0x601,0,0xffffffff000, // 1503 global_atomic_pk_add_f16 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x8d01190000141b,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1504 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x8e01190000141b,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1505 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x8f01190000141b,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1506 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x9001190000141b,0x4010810,0x831c,0x61,0x20,0xffffffff000, // 1507 global_atomic_pk_add_f16 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc; offset -4096..4095
    0x8d01190000141b,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1508 global_atomic_pk_add_f16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x8e01190000141b,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1509 global_atomic_pk_add_f16 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x177011a00001434,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1510 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x177011a00001434,0x4060810,0x811c,0x601,0,0xffffffff000, // 1511 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x178011a00001434,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1512 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x178011a00001434,0x4060810,0x811c,0x601,0,0xffffffff000, // 1513 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x71011a00001434,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1514 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x72011a00001434,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1515 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x73011a00001434,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1516 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x74011a00001434,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1517 global_atomic_smax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x71011a00001434,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1518 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x72011a00001434,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1519 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x73011a00001434,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1520 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x74011a00001434,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1521 global_atomic_smax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x17d011b00001447,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1522 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17d011b00001447,0x4060810,0x811c,0x601,0,0xffffffff000, // 1523 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17e011b00001447,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1524 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17e011b00001447,0x4060810,0x811c,0x601,0,0xffffffff000, // 1525 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x7d011b00001447,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1526 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7e011b00001447,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1527 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7f011b00001447,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1528 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x80011b00001447,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1529 global_atomic_smax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7d011b00001447,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1530 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7e011b00001447,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1531 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7f011b00001447,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1532 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x80011b00001447,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1533 global_atomic_smax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x177011c0000145d,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1534 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x177011c0000145d,0x4060810,0x811c,0x601,0,0xffffffff000, // 1535 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x178011c0000145d,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1536 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x178011c0000145d,0x4060810,0x811c,0x601,0,0xffffffff000, // 1537 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x71011c0000145d,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1538 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x72011c0000145d,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1539 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x73011c0000145d,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1540 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x74011c0000145d,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1541 global_atomic_smin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x71011c0000145d,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1542 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x72011c0000145d,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1543 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x73011c0000145d,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1544 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x74011c0000145d,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1545 global_atomic_smin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x17d011d00001470,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1546 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17d011d00001470,0x4060810,0x811c,0x601,0,0xffffffff000, // 1547 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17e011d00001470,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1548 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17e011d00001470,0x4060810,0x811c,0x601,0,0xffffffff000, // 1549 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x7d011d00001470,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1550 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7e011d00001470,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1551 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7f011d00001470,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1552 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x80011d00001470,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1553 global_atomic_smin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7d011d00001470,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1554 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7e011d00001470,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1555 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7f011d00001470,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1556 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x80011d00001470,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1557 global_atomic_smin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x177011e00001486,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1558 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x177011e00001486,0x4060810,0x811c,0x601,0,0xffffffff000, // 1559 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x178011e00001486,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1560 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x178011e00001486,0x4060810,0x811c,0x601,0,0xffffffff000, // 1561 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x71011e00001486,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1562 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x72011e00001486,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1563 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x73011e00001486,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1564 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x74011e00001486,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1565 global_atomic_sub global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x71011e00001486,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1566 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x72011e00001486,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1567 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x73011e00001486,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1568 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x74011e00001486,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1569 global_atomic_sub global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x17d011f00001498,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1570 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17d011f00001498,0x4060810,0x811c,0x601,0,0xffffffff000, // 1571 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17e011f00001498,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1572 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17e011f00001498,0x4060810,0x811c,0x601,0,0xffffffff000, // 1573 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x7d011f00001498,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1574 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7e011f00001498,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1575 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7f011f00001498,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1576 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x80011f00001498,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1577 global_atomic_sub_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7d011f00001498,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1578 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7e011f00001498,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1579 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7f011f00001498,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1580 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x80011f00001498,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1581 global_atomic_sub_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x1770120000014ad,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1582 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x1770120000014ad,0x4060810,0x811c,0x601,0,0xffffffff000, // 1583 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x1780120000014ad,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1584 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x1780120000014ad,0x4060810,0x811c,0x601,0,0xffffffff000, // 1585 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x710120000014ad,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1586 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x720120000014ad,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1587 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x730120000014ad,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1588 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x740120000014ad,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1589 global_atomic_swap global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x710120000014ad,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1590 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x720120000014ad,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1591 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x730120000014ad,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1592 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x740120000014ad,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1593 global_atomic_swap global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x17d0121000014c0,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1594 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17d0121000014c0,0x4060810,0x811c,0x601,0,0xffffffff000, // 1595 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17e0121000014c0,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1596 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17e0121000014c0,0x4060810,0x811c,0x601,0,0xffffffff000, // 1597 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x7d0121000014c0,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1598 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7e0121000014c0,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1599 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7f0121000014c0,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1600 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x800121000014c0,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1601 global_atomic_swap_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7d0121000014c0,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1602 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7e0121000014c0,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1603 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7f0121000014c0,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1604 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x800121000014c0,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1605 global_atomic_swap_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x1770122000014d6,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1606 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x1770122000014d6,0x4060810,0x811c,0x601,0,0xffffffff000, // 1607 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x1780122000014d6,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1608 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x1780122000014d6,0x4060810,0x811c,0x601,0,0xffffffff000, // 1609 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x710122000014d6,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1610 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x720122000014d6,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1611 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x730122000014d6,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1612 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x740122000014d6,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1613 global_atomic_umax global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x710122000014d6,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1614 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x720122000014d6,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1615 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x730122000014d6,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1616 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x740122000014d6,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1617 global_atomic_umax global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x17d0123000014e9,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1618 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17d0123000014e9,0x4060810,0x811c,0x601,0,0xffffffff000, // 1619 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17e0123000014e9,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1620 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17e0123000014e9,0x4060810,0x811c,0x601,0,0xffffffff000, // 1621 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x7d0123000014e9,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1622 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7e0123000014e9,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1623 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7f0123000014e9,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1624 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x800123000014e9,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1625 global_atomic_umax_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7d0123000014e9,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1626 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7e0123000014e9,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1627 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7f0123000014e9,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1628 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x800123000014e9,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1629 global_atomic_umax_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x1770124000014ff,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1630 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x1770124000014ff,0x4060810,0x811c,0x601,0,0xffffffff000, // 1631 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x1780124000014ff,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1632 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x1780124000014ff,0x4060810,0x811c,0x601,0,0xffffffff000, // 1633 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x710124000014ff,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1634 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x720124000014ff,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1635 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x730124000014ff,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1636 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x740124000014ff,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1637 global_atomic_umin global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x710124000014ff,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1638 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x720124000014ff,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1639 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x730124000014ff,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1640 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x740124000014ff,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1641 global_atomic_umin global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x17d012500001512,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1642 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17d012500001512,0x4060810,0x811c,0x601,0,0xffffffff000, // 1643 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17e012500001512,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1644 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17e012500001512,0x4060810,0x811c,0x601,0,0xffffffff000, // 1645 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x7d012500001512,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1646 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7e012500001512,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1647 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7f012500001512,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1648 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x80012500001512,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1649 global_atomic_umin_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7d012500001512,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1650 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7e012500001512,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1651 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7f012500001512,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1652 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x80012500001512,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1653 global_atomic_umin_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x177012600001528,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1654 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x177012600001528,0x4060810,0x811c,0x601,0,0xffffffff000, // 1655 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x178012600001528,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1656 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x178012600001528,0x4060810,0x811c,0x601,0,0xffffffff000, // 1657 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x71012600001528,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1658 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x72012600001528,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1659 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x73012600001528,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1660 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x74012600001528,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1661 global_atomic_xor global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x71012600001528,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1662 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x72012600001528,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1663 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x73012600001528,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1664 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x74012600001528,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1665 global_atomic_xor global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x17d01270000153a,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1666 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17d01270000153a,0x4060810,0x811c,0x601,0,0xffffffff000, // 1667 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x17e01270000153a,0x4010810,0x811c,0xc1,0,0xffffffff000, // 1668 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|slc|scc; offset -4096..4095
    0x17e01270000153a,0x4060810,0x811c,0x601,0,0xffffffff000, // 1669 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|side_effects; reads exec; takes offset|sc1|nt; offset -4096..4095
    0x7d01270000153a,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1670 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7e01270000153a,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1671 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7f01270000153a,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1672 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x8001270000153a,0x4010810,0x831c,0xe1,0x20,0xffffffff000, // 1673 global_atomic_xor_x2 global 8B 90a; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs glc; takes offset|slc|scc; offset -4096..4095
    0x7d01270000153a,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1674 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7e01270000153a,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1675 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x7f01270000153a,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1676 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x8001270000153a,0x4060810,0x831c,0x701,0x100,0xffffffff000, // 1677 global_atomic_xor_x2 global 8B 942|950; may_load|may_store|vmem|atomic|returns|side_effects; reads exec; needs sc0; takes offset|sc1|nt; offset -4096..4095
    0x18501280000154f,0x4010810,0x14,0xe1,0,0xffffffff000, // 1678 global_load_dword global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x18501280000154f,0x4060810,0x14,0x701,0,0xffffffff000, // 1679 global_load_dword global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x18601280000154f,0x4010810,0x14,0xe1,0,0xffffffff000, // 1680 global_load_dword global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x18601280000154f,0x4060810,0x14,0x701,0,0xffffffff000, // 1681 global_load_dword global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26e01280000154f,0xc010810,0x841c,0x8e1,0x800,0xffffffff000, // 1682 global_load_dword global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x26f01280000154f,0xc010810,0x841c,0x8e1,0x800,0xffffffff000, // 1683 global_load_dword global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x187012900001561,0x4010810,0x14,0xe1,0,0xffffffff000, // 1684 global_load_dwordx2 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x187012900001561,0x4060810,0x14,0x701,0,0xffffffff000, // 1685 global_load_dwordx2 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x188012900001561,0x4010810,0x14,0xe1,0,0xffffffff000, // 1686 global_load_dwordx2 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x188012900001561,0x4060810,0x14,0x701,0,0xffffffff000, // 1687 global_load_dwordx2 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x189012a00001575,0x4010810,0x14,0xe1,0,0xffffffff000, // 1688 global_load_dwordx3 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x189012a00001575,0x4060810,0x14,0x701,0,0xffffffff000, // 1689 global_load_dwordx3 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x18a012a00001575,0x4010810,0x14,0xe1,0,0xffffffff000, // 1690 global_load_dwordx3 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x18a012a00001575,0x4060810,0x14,0x701,0,0xffffffff000, // 1691 global_load_dwordx3 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x18b012b00001589,0x4010810,0x14,0xe1,0,0xffffffff000, // 1692 global_load_dwordx4 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x18b012b00001589,0x4060810,0x14,0x701,0,0xffffffff000, // 1693 global_load_dwordx4 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x18c012b00001589,0x4010810,0x14,0xe1,0,0xffffffff000, // 1694 global_load_dwordx4 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x18c012b00001589,0x4060810,0x14,0x701,0,0xffffffff000, // 1695 global_load_dwordx4 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26e012c0000159d,0xc060810,0x841c,0x701,0,0xffffffff000, // 1696 global_load_lds_dword global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26f012c0000159d,0xc060810,0x841c,0x701,0,0xffffffff000, // 1697 global_load_lds_dword global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26e012d000015b3,0xc040810,0x841c,0x701,0,0xffffffff000, // 1698 global_load_lds_dwordx3 global 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26f012d000015b3,0xc040810,0x841c,0x701,0,0xffffffff000, // 1699 global_load_lds_dwordx3 global 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26e012e000015cb,0xc040810,0x841c,0x701,0,0xffffffff000, // 1700 global_load_lds_dwordx4 global 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26f012e000015cb,0xc040810,0x841c,0x701,0,0xffffffff000, // 1701 global_load_lds_dwordx4 global 8B 950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26e012f000015e3,0xc060810,0x841c,0x701,0,0xffffffff000, // 1702 global_load_lds_sbyte global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26f012f000015e3,0xc060810,0x841c,0x701,0,0xffffffff000, // 1703 global_load_lds_sbyte global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26e0130000015f9,0xc060810,0x841c,0x701,0,0xffffffff000, // 1704 global_load_lds_sshort global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26f0130000015f9,0xc060810,0x841c,0x701,0,0xffffffff000, // 1705 global_load_lds_sshort global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26e013100001610,0xc060810,0x841c,0x701,0,0xffffffff000, // 1706 global_load_lds_ubyte global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26f013100001610,0xc060810,0x841c,0x701,0,0xffffffff000, // 1707 global_load_lds_ubyte global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26e013200001626,0xc060810,0x841c,0x701,0,0xffffffff000, // 1708 global_load_lds_ushort global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26f013200001626,0xc060810,0x841c,0x701,0,0xffffffff000, // 1709 global_load_lds_ushort global 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x18501330000163d,0x4010810,0x14,0xe1,0,0xffffffff000, // 1710 global_load_sbyte global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x18501330000163d,0x4060810,0x14,0x701,0,0xffffffff000, // 1711 global_load_sbyte global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x18601330000163d,0x4010810,0x14,0xe1,0,0xffffffff000, // 1712 global_load_sbyte global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x18601330000163d,0x4060810,0x14,0x701,0,0xffffffff000, // 1713 global_load_sbyte global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26e01330000163d,0xc010810,0x841c,0x8e1,0x800,0xffffffff000, // 1714 global_load_sbyte global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x26f01330000163d,0xc010810,0x841c,0x8e1,0x800,0xffffffff000, // 1715 global_load_sbyte global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x18501340000164f,0x4010810,0x14,0xe1,0,0xffffffff000, // 1716 global_load_sbyte_d16 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x18501340000164f,0x4060810,0x14,0x701,0,0xffffffff000, // 1717 global_load_sbyte_d16 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x18601340000164f,0x4010810,0x14,0xe1,0,0xffffffff000, // 1718 global_load_sbyte_d16 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x18601340000164f,0x4060810,0x14,0x701,0,0xffffffff000, // 1719 global_load_sbyte_d16 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x185013500001665,0x4010810,0x14,0xe1,0,0xffffffff000, // 1720 global_load_sbyte_d16_hi global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x185013500001665,0x4060810,0x14,0x701,0,0xffffffff000, // 1721 global_load_sbyte_d16_hi global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x186013500001665,0x4010810,0x14,0xe1,0,0xffffffff000, // 1722 global_load_sbyte_d16_hi global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x186013500001665,0x4060810,0x14,0x701,0,0xffffffff000, // 1723 global_load_sbyte_d16_hi global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x18501360000167e,0x4010810,0x14,0xe1,0,0xffffffff000, // 1724 global_load_short_d16 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x18501360000167e,0x4060810,0x14,0x701,0,0xffffffff000, // 1725 global_load_short_d16 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x18601360000167e,0x4010810,0x14,0xe1,0,0xffffffff000, // 1726 global_load_short_d16 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x18601360000167e,0x4060810,0x14,0x701,0,0xffffffff000, // 1727 global_load_short_d16 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x185013700001694,0x4010810,0x14,0xe1,0,0xffffffff000, // 1728 global_load_short_d16_hi global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x185013700001694,0x4060810,0x14,0x701,0,0xffffffff000, // 1729 global_load_short_d16_hi global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x186013700001694,0x4010810,0x14,0xe1,0,0xffffffff000, // 1730 global_load_short_d16_hi global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x186013700001694,0x4060810,0x14,0x701,0,0xffffffff000, // 1731 global_load_short_d16_hi global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1850138000016ad,0x4010810,0x14,0xe1,0,0xffffffff000, // 1732 global_load_sshort global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x1850138000016ad,0x4060810,0x14,0x701,0,0xffffffff000, // 1733 global_load_sshort global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1860138000016ad,0x4010810,0x14,0xe1,0,0xffffffff000, // 1734 global_load_sshort global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x1860138000016ad,0x4060810,0x14,0x701,0,0xffffffff000, // 1735 global_load_sshort global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26e0138000016ad,0xc010810,0x841c,0x8e1,0x800,0xffffffff000, // 1736 global_load_sshort global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x26f0138000016ad,0xc010810,0x841c,0x8e1,0x800,0xffffffff000, // 1737 global_load_sshort global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x1850139000016c0,0x4010810,0x14,0xe1,0,0xffffffff000, // 1738 global_load_ubyte global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x1850139000016c0,0x4060810,0x14,0x701,0,0xffffffff000, // 1739 global_load_ubyte global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1860139000016c0,0x4010810,0x14,0xe1,0,0xffffffff000, // 1740 global_load_ubyte global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x1860139000016c0,0x4060810,0x14,0x701,0,0xffffffff000, // 1741 global_load_ubyte global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26e0139000016c0,0xc010810,0x841c,0x8e1,0x800,0xffffffff000, // 1742 global_load_ubyte global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x26f0139000016c0,0xc010810,0x841c,0x8e1,0x800,0xffffffff000, // 1743 global_load_ubyte global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x185013a000016d2,0x4010810,0x14,0xe1,0,0xffffffff000, // 1744 global_load_ubyte_d16 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x185013a000016d2,0x4060810,0x14,0x701,0,0xffffffff000, // 1745 global_load_ubyte_d16 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x186013a000016d2,0x4010810,0x14,0xe1,0,0xffffffff000, // 1746 global_load_ubyte_d16 global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x186013a000016d2,0x4060810,0x14,0x701,0,0xffffffff000, // 1747 global_load_ubyte_d16 global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x185013b000016e8,0x4010810,0x14,0xe1,0,0xffffffff000, // 1748 global_load_ubyte_d16_hi global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x185013b000016e8,0x4060810,0x14,0x701,0,0xffffffff000, // 1749 global_load_ubyte_d16_hi global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x186013b000016e8,0x4010810,0x14,0xe1,0,0xffffffff000, // 1750 global_load_ubyte_d16_hi global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x186013b000016e8,0x4060810,0x14,0x701,0,0xffffffff000, // 1751 global_load_ubyte_d16_hi global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x185013c00001701,0x4010810,0x14,0xe1,0,0xffffffff000, // 1752 global_load_ushort global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x185013c00001701,0x4060810,0x14,0x701,0,0xffffffff000, // 1753 global_load_ushort global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x186013c00001701,0x4010810,0x14,0xe1,0,0xffffffff000, // 1754 global_load_ushort global 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x186013c00001701,0x4060810,0x14,0x701,0,0xffffffff000, // 1755 global_load_ushort global 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x26e013c00001701,0xc010810,0x841c,0x8e1,0x800,0xffffffff000, // 1756 global_load_ushort global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x26f013c00001701,0xc010810,0x841c,0x8e1,0x800,0xffffffff000, // 1757 global_load_ushort global 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x177013d00001714,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1758 global_store_byte global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x177013d00001714,0x4060810,0x8018,0x701,0,0xffffffff000, // 1759 global_store_byte global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x178013d00001714,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1760 global_store_byte global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x178013d00001714,0x4060810,0x8018,0x701,0,0xffffffff000, // 1761 global_store_byte global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x177013e00001726,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1762 global_store_byte_d16_hi global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x177013e00001726,0x4060810,0x8018,0x701,0,0xffffffff000, // 1763 global_store_byte_d16_hi global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x178013e00001726,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1764 global_store_byte_d16_hi global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x178013e00001726,0x4060810,0x8018,0x701,0,0xffffffff000, // 1765 global_store_byte_d16_hi global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x177013f0000173f,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1766 global_store_dword global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x177013f0000173f,0x4060810,0x8018,0x701,0,0xffffffff000, // 1767 global_store_dword global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x178013f0000173f,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1768 global_store_dword global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x178013f0000173f,0x4060810,0x8018,0x701,0,0xffffffff000, // 1769 global_store_dword global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x17d014000001752,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1770 global_store_dwordx2 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x17d014000001752,0x4060810,0x8018,0x701,0,0xffffffff000, // 1771 global_store_dwordx2 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x17e014000001752,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1772 global_store_dwordx2 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x17e014000001752,0x4060810,0x8018,0x701,0,0xffffffff000, // 1773 global_store_dwordx2 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x18d014100001767,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1774 global_store_dwordx3 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x18d014100001767,0x4060810,0x8018,0x701,0,0xffffffff000, // 1775 global_store_dwordx3 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x18e014100001767,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1776 global_store_dwordx3 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x18e014100001767,0x4060810,0x8018,0x701,0,0xffffffff000, // 1777 global_store_dwordx3 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x17f01420000177c,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1778 global_store_dwordx4 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x17f01420000177c,0x4060810,0x8018,0x701,0,0xffffffff000, // 1779 global_store_dwordx4 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x18001420000177c,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1780 global_store_dwordx4 global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x18001420000177c,0x4060810,0x8018,0x701,0,0xffffffff000, // 1781 global_store_dwordx4 global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x177014300001791,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1782 global_store_short global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x177014300001791,0x4060810,0x8018,0x701,0,0xffffffff000, // 1783 global_store_short global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x178014300001791,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1784 global_store_short global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x178014300001791,0x4060810,0x8018,0x701,0,0xffffffff000, // 1785 global_store_short global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1770144000017a4,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1786 global_store_short_d16_hi global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x1770144000017a4,0x4060810,0x8018,0x701,0,0xffffffff000, // 1787 global_store_short_d16_hi global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1780144000017a4,0x4010810,0x8018,0xe1,0,0xffffffff000, // 1788 global_store_short_d16_hi global 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc; offset -4096..4095
    0x1780144000017a4,0x4060810,0x8018,0x701,0,0xffffffff000, // 1789 global_store_short_d16_hi global 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt; offset -4096..4095
    0x2700145000017be,0x100070400,2,0,0,0, // 1790 s_abs_i32 sop1 4B all; salu; writes scc
    0x18f0146000017c8,0x100070401,2,0,0,0, // 1791 s_absdiff_i32 sop2 4B all; salu; writes scc
    0x18f0147000017d6,0x100070401,2,0,0,0, // 1792 s_add_i32 sop2 4B all; salu; writes scc
    0x1900148000017e0,0x100070401,2,0,0,0, // 1793 s_add_u32 sop2 4B all; salu; writes scc
    0x1900149000017ea,0x101070401,2,0,0,0, // 1794 s_addc_u32 sop2 4B all; salu; reads scc; writes scc
    0x271014a000017f5,0x100070402,2,0,0,0, // 1795 s_addk_i32 sopk 4B all; salu; writes scc
    0x191014b00001800,0x100070401,2,0,0,0, // 1796 s_and_b32 sop2 4B all; salu; writes scc
    0x192014c0000180a,0x100070401,2,0,0,0, // 1797 s_and_b64 sop2 4B all; salu; writes scc
    0x272014d00001814,0x504070400,2,0,0,0, // 1798 s_and_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    0x272014e00001827,0x504070400,2,0,0,0, // 1799 s_andn1_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    0x272014f0000183c,0x504070400,2,0,0,0, // 1800 s_andn1_wrexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    0x19101500000184f,0x100070401,2,0,0,0, // 1801 s_andn2_b32 sop2 4B all; salu; writes scc
    0x19201510000185b,0x100070401,2,0,0,0, // 1802 s_andn2_b64 sop2 4B all; salu; writes scc
    0x272015200001867,0x504070400,2,0,0,0, // 1803 s_andn2_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    0x27201530000187c,0x504070400,2,0,0,0, // 1804 s_andn2_wrexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    0x19101540000188f,0x100070401,2,0,0,0, // 1805 s_ashr_i32 sop2 4B all; salu; writes scc
    0x19301550000189a,0x100070401,2,0,0,0, // 1806 s_ashr_i64 sop2 4B all; salu; writes scc
    0x1940156000018a5,0x70805,0x8020,0,0,0, // 1807 s_atc_probe smem 8B all; smem|side_effects
    0x1950156000018a5,0x70805,0x8020,0,0,0, // 1808 s_atc_probe smem 8B all; smem|side_effects
    0x1940156000018a5,0x70805,0x8020,1,1,0xffffffff00000, // 1809 s_atc_probe smem 8B all; smem|side_effects; needs offset; offset -1048576..1048575
    0x1960157000018b1,0x70805,0x8020,0,0,0, // 1810 s_atc_probe_buffer smem 8B all; smem|side_effects
    0x1970157000018b1,0x70805,0x8020,0,0,0, // 1811 s_atc_probe_buffer smem 8B all; smem|side_effects
    0x1960157000018b1,0x70805,0x8020,1,1,0xfffff00000000, // 1812 s_atc_probe_buffer smem 8B all; smem|side_effects; needs offset; offset 0..1048575
    0x1980158000018c4,0x70805,0x812c,0,0,0, // 1813 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1990158000018c4,0x70805,0x812c,0,0,0, // 1814 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1980158000018c4,0x70805,0x812c,1,1,0xffffffff00000, // 1815 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19a0158000018c4,0x70805,0x832c,0x20,0x20,0, // 1816 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19b0158000018c4,0x70805,0x832c,0x20,0x20,0, // 1817 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19a0158000018c4,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1818 s_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x19c0159000018d1,0x70805,0x812c,0,0,0, // 1819 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19d0159000018d1,0x70805,0x812c,0,0,0, // 1820 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19c0159000018d1,0x70805,0x812c,1,1,0xffffffff00000, // 1821 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19e0159000018d1,0x70805,0x832c,0x20,0x20,0, // 1822 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19f0159000018d1,0x70805,0x832c,0x20,0x20,0, // 1823 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19e0159000018d1,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1824 s_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x198015a000018e1,0x70805,0x812c,0,0,0, // 1825 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x199015a000018e1,0x70805,0x812c,0,0,0, // 1826 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x198015a000018e1,0x70805,0x812c,1,1,0xffffffff00000, // 1827 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19a015a000018e1,0x70805,0x832c,0x20,0x20,0, // 1828 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19b015a000018e1,0x70805,0x832c,0x20,0x20,0, // 1829 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19a015a000018e1,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1830 s_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x19c015b000018ee,0x70805,0x812c,0,0,0, // 1831 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19d015b000018ee,0x70805,0x812c,0,0,0, // 1832 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19c015b000018ee,0x70805,0x812c,1,1,0xffffffff00000, // 1833 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19e015b000018ee,0x70805,0x832c,0x20,0x20,0, // 1834 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19f015b000018ee,0x70805,0x832c,0x20,0x20,0, // 1835 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19e015b000018ee,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1836 s_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x19c015c000018fe,0x70805,0x812c,0,0,0, // 1837 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19d015c000018fe,0x70805,0x812c,0,0,0, // 1838 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19c015c000018fe,0x70805,0x812c,1,1,0xffffffff00000, // 1839 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19e015c000018fe,0x70805,0x832c,0x20,0x20,0, // 1840 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19f015c000018fe,0x70805,0x832c,0x20,0x20,0, // 1841 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19e015c000018fe,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1842 s_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x1a0015d0000190f,0x70805,0x812c,0,0,0, // 1843 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a1015d0000190f,0x70805,0x812c,0,0,0, // 1844 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a0015d0000190f,0x70805,0x812c,1,1,0xffffffff00000, // 1845 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x1a2015d0000190f,0x70805,0x832c,0x20,0x20,0, // 1846 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a3015d0000190f,0x70805,0x832c,0x20,0x20,0, // 1847 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a2015d0000190f,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1848 s_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x198015e00001923,0x70805,0x812c,0,0,0, // 1849 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x199015e00001923,0x70805,0x812c,0,0,0, // 1850 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x198015e00001923,0x70805,0x812c,1,1,0xffffffff00000, // 1851 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19a015e00001923,0x70805,0x832c,0x20,0x20,0, // 1852 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19b015e00001923,0x70805,0x832c,0x20,0x20,0, // 1853 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19a015e00001923,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1854 s_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x19c015f00001930,0x70805,0x812c,0,0,0, // 1855 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19d015f00001930,0x70805,0x812c,0,0,0, // 1856 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19c015f00001930,0x70805,0x812c,1,1,0xffffffff00000, // 1857 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19e015f00001930,0x70805,0x832c,0x20,0x20,0, // 1858 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19f015f00001930,0x70805,0x832c,0x20,0x20,0, // 1859 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19e015f00001930,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1860 s_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x198016000001940,0x70805,0x812c,0,0,0, // 1861 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x199016000001940,0x70805,0x812c,0,0,0, // 1862 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x198016000001940,0x70805,0x812c,1,1,0xffffffff00000, // 1863 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19a016000001940,0x70805,0x832c,0x20,0x20,0, // 1864 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19b016000001940,0x70805,0x832c,0x20,0x20,0, // 1865 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19a016000001940,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1866 s_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x19c01610000194d,0x70805,0x812c,0,0,0, // 1867 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19d01610000194d,0x70805,0x812c,0,0,0, // 1868 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19c01610000194d,0x70805,0x812c,1,1,0xffffffff00000, // 1869 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19e01610000194d,0x70805,0x832c,0x20,0x20,0, // 1870 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19f01610000194d,0x70805,0x832c,0x20,0x20,0, // 1871 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19e01610000194d,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1872 s_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x19801620000195d,0x70805,0x812c,0,0,0, // 1873 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19901620000195d,0x70805,0x812c,0,0,0, // 1874 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19801620000195d,0x70805,0x812c,1,1,0xffffffff00000, // 1875 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19a01620000195d,0x70805,0x832c,0x20,0x20,0, // 1876 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19b01620000195d,0x70805,0x832c,0x20,0x20,0, // 1877 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19a01620000195d,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1878 s_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x19c016300001969,0x70805,0x812c,0,0,0, // 1879 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19d016300001969,0x70805,0x812c,0,0,0, // 1880 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19c016300001969,0x70805,0x812c,1,1,0xffffffff00000, // 1881 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19e016300001969,0x70805,0x832c,0x20,0x20,0, // 1882 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19f016300001969,0x70805,0x832c,0x20,0x20,0, // 1883 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19e016300001969,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1884 s_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x198016400001978,0x70805,0x812c,0,0,0, // 1885 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x199016400001978,0x70805,0x812c,0,0,0, // 1886 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x198016400001978,0x70805,0x812c,1,1,0xffffffff00000, // 1887 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19a016400001978,0x70805,0x832c,0x20,0x20,0, // 1888 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19b016400001978,0x70805,0x832c,0x20,0x20,0, // 1889 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19a016400001978,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1890 s_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x19c016500001986,0x70805,0x812c,0,0,0, // 1891 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19d016500001986,0x70805,0x812c,0,0,0, // 1892 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19c016500001986,0x70805,0x812c,1,1,0xffffffff00000, // 1893 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19e016500001986,0x70805,0x832c,0x20,0x20,0, // 1894 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19f016500001986,0x70805,0x832c,0x20,0x20,0, // 1895 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19e016500001986,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1896 s_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x198016600001997,0x70805,0x812c,0,0,0, // 1897 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x199016600001997,0x70805,0x812c,0,0,0, // 1898 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x198016600001997,0x70805,0x812c,1,1,0xffffffff00000, // 1899 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19a016600001997,0x70805,0x832c,0x20,0x20,0, // 1900 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19b016600001997,0x70805,0x832c,0x20,0x20,0, // 1901 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19a016600001997,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1902 s_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x19c0167000019a5,0x70805,0x812c,0,0,0, // 1903 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19d0167000019a5,0x70805,0x812c,0,0,0, // 1904 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19c0167000019a5,0x70805,0x812c,1,1,0xffffffff00000, // 1905 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19e0167000019a5,0x70805,0x832c,0x20,0x20,0, // 1906 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19f0167000019a5,0x70805,0x832c,0x20,0x20,0, // 1907 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19e0167000019a5,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1908 s_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x1980168000019b6,0x70805,0x812c,0,0,0, // 1909 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1990168000019b6,0x70805,0x812c,0,0,0, // 1910 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1980168000019b6,0x70805,0x812c,1,1,0xffffffff00000, // 1911 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19a0168000019b6,0x70805,0x832c,0x20,0x20,0, // 1912 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19b0168000019b6,0x70805,0x832c,0x20,0x20,0, // 1913 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19a0168000019b6,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1914 s_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x19c0169000019c3,0x70805,0x812c,0,0,0, // 1915 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19d0169000019c3,0x70805,0x812c,0,0,0, // 1916 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19c0169000019c3,0x70805,0x812c,1,1,0xffffffff00000, // 1917 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19e0169000019c3,0x70805,0x832c,0x20,0x20,0, // 1918 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19f0169000019c3,0x70805,0x832c,0x20,0x20,0, // 1919 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19e0169000019c3,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1920 s_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x198016a000019d3,0x70805,0x812c,0,0,0, // 1921 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x199016a000019d3,0x70805,0x812c,0,0,0, // 1922 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x198016a000019d3,0x70805,0x812c,1,1,0xffffffff00000, // 1923 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19a016a000019d3,0x70805,0x832c,0x20,0x20,0, // 1924 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19b016a000019d3,0x70805,0x832c,0x20,0x20,0, // 1925 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19a016a000019d3,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1926 s_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x19c016b000019e1,0x70805,0x812c,0,0,0, // 1927 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19d016b000019e1,0x70805,0x812c,0,0,0, // 1928 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19c016b000019e1,0x70805,0x812c,1,1,0xffffffff00000, // 1929 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19e016b000019e1,0x70805,0x832c,0x20,0x20,0, // 1930 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19f016b000019e1,0x70805,0x832c,0x20,0x20,0, // 1931 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19e016b000019e1,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1932 s_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x198016c000019f2,0x70805,0x812c,0,0,0, // 1933 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x199016c000019f2,0x70805,0x812c,0,0,0, // 1934 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x198016c000019f2,0x70805,0x812c,1,1,0xffffffff00000, // 1935 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19a016c000019f2,0x70805,0x832c,0x20,0x20,0, // 1936 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19b016c000019f2,0x70805,0x832c,0x20,0x20,0, // 1937 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19a016c000019f2,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1938 s_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x19c016d00001a00,0x70805,0x812c,0,0,0, // 1939 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19d016d00001a00,0x70805,0x812c,0,0,0, // 1940 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19c016d00001a00,0x70805,0x812c,1,1,0xffffffff00000, // 1941 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19e016d00001a00,0x70805,0x832c,0x20,0x20,0, // 1942 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19f016d00001a00,0x70805,0x832c,0x20,0x20,0, // 1943 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19e016d00001a00,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1944 s_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x198016e00001a11,0x70805,0x812c,0,0,0, // 1945 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x199016e00001a11,0x70805,0x812c,0,0,0, // 1946 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x198016e00001a11,0x70805,0x812c,1,1,0xffffffff00000, // 1947 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19a016e00001a11,0x70805,0x832c,0x20,0x20,0, // 1948 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19b016e00001a11,0x70805,0x832c,0x20,0x20,0, // 1949 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19a016e00001a11,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1950 s_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x19c016f00001a1f,0x70805,0x812c,0,0,0, // 1951 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19d016f00001a1f,0x70805,0x812c,0,0,0, // 1952 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19c016f00001a1f,0x70805,0x812c,1,1,0xffffffff00000, // 1953 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19e016f00001a1f,0x70805,0x832c,0x20,0x20,0, // 1954 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19f016f00001a1f,0x70805,0x832c,0x20,0x20,0, // 1955 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19e016f00001a1f,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1956 s_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x198017000001a30,0x70805,0x812c,0,0,0, // 1957 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x199017000001a30,0x70805,0x812c,0,0,0, // 1958 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x198017000001a30,0x70805,0x812c,1,1,0xffffffff00000, // 1959 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19a017000001a30,0x70805,0x832c,0x20,0x20,0, // 1960 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19b017000001a30,0x70805,0x832c,0x20,0x20,0, // 1961 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19a017000001a30,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1962 s_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x19c017100001a3d,0x70805,0x812c,0,0,0, // 1963 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19d017100001a3d,0x70805,0x812c,0,0,0, // 1964 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x19c017100001a3d,0x70805,0x812c,1,1,0xffffffff00000, // 1965 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset -1048576..1048575
    0x19e017100001a3d,0x70805,0x832c,0x20,0x20,0, // 1966 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19f017100001a3d,0x70805,0x832c,0x20,0x20,0, // 1967 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x19e017100001a3d,0x70805,0x832c,0x21,0x21,0xffffffff00000, // 1968 s_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset -1048576..1048575
    0x2f0017200001a4d,0x70404,0xc000,0,0,0, // 1969 s_barrier sopp 4B all; barrier|side_effects
    0x273017300001a57,0x100070400,2,0,0,0, // 1970 s_bcnt0_i32_b32 sop1 4B all; salu; writes scc
    0x274017400001a67,0x100070400,2,0,0,0, // 1971 s_bcnt0_i32_b64 sop1 4B all; salu; writes scc
    0x273017500001a77,0x100070400,2,0,0,0, // 1972 s_bcnt1_i32_b32 sop1 4B all; salu; writes scc
    0x274017600001a87,0x100070400,2,0,0,0, // 1973 s_bcnt1_i32_b64 sop1 4B all; salu; writes scc
    0x191017700001a97,0x100070401,2,0,0,0, // 1974 s_bfe_i32 sop2 4B all; salu; writes scc
    0x193017800001aa1,0x100070401,2,0,0,0, // 1975 s_bfe_i64 sop2 4B all; salu; writes scc
    0x191017900001aab,0x100070401,2,0,0,0, // 1976 s_bfe_u32 sop2 4B all; salu; writes scc
    0x193017a00001ab5,0x100070401,2,0,0,0, // 1977 s_bfe_u64 sop2 4B all; salu; writes scc
    0x191017b00001abf,0x70401,2,0,0,0, // 1978 s_bfm_b32 sop2 4B all; salu
    0x1a4017c00001ac9,0x70401,2,0,0,0, // 1979 s_bfm_b64 sop2 4B all; salu
    0x275017d00001ad3,0x100070403,2,0,0,0, // 1980 s_bitcmp0_b32 sopc 4B all; salu; writes scc
    0x276017e00001ae1,0x100070403,2,0,0,0, // 1981 s_bitcmp0_b64 sopc 4B all; salu; writes scc
    0x275017f00001aef,0x100070403,2,0,0,0, // 1982 s_bitcmp1_b32 sopc 4B all; salu; writes scc
    0x276018000001afd,0x100070403,2,0,0,0, // 1983 s_bitcmp1_b64 sopc 4B all; salu; writes scc
    0x277018100001b0b,0x70400,2,0,0,0, // 1984 s_bitreplicate_b64_b32 sop1 4B all; salu
    0x278018200001b22,0x70400,2,0,0,0, // 1985 s_bitset0_b32 sop1 4B all; salu
    0x279018300001b30,0x70400,2,0,0,0, // 1986 s_bitset0_b64 sop1 4B all; salu
    0x278018400001b3e,0x70400,2,0,0,0, // 1987 s_bitset1_b32 sop1 4B all; salu
    0x279018500001b4c,0x70400,2,0,0,0, // 1988 s_bitset1_b64 sop1 4B all; salu
    0x2e3018600001b5a,0x70404,0x8800,0,0,0, // 1989 s_branch sopp 4B all; branch|side_effects
    0x273018700001b63,0x70400,2,0,0,0, // 1990 s_brev_b32 sop1 4B all; salu
    0x272018800001b6e,0x70400,2,0,0,0, // 1991 s_brev_b64 sop1 4B all; salu
    0x1a5018900001b79,0x70805,0x812c,0,0,0, // 1992 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a6018900001b79,0x70805,0x812c,0,0,0, // 1993 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a5018900001b79,0x70805,0x812c,1,1,0xfffff00000000, // 1994 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1a7018900001b79,0x70805,0x832c,0x20,0x20,0, // 1995 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a8018900001b79,0x70805,0x832c,0x20,0x20,0, // 1996 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a7018900001b79,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 1997 s_buffer_atomic_add smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a9018a00001b8d,0x70805,0x812c,0,0,0, // 1998 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1aa018a00001b8d,0x70805,0x812c,0,0,0, // 1999 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a9018a00001b8d,0x70805,0x812c,1,1,0xfffff00000000, // 2000 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1ab018a00001b8d,0x70805,0x832c,0x20,0x20,0, // 2001 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ac018a00001b8d,0x70805,0x832c,0x20,0x20,0, // 2002 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ab018a00001b8d,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2003 s_buffer_atomic_add_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a5018b00001ba4,0x70805,0x812c,0,0,0, // 2004 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a6018b00001ba4,0x70805,0x812c,0,0,0, // 2005 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a5018b00001ba4,0x70805,0x812c,1,1,0xfffff00000000, // 2006 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1a7018b00001ba4,0x70805,0x832c,0x20,0x20,0, // 2007 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a8018b00001ba4,0x70805,0x832c,0x20,0x20,0, // 2008 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a7018b00001ba4,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2009 s_buffer_atomic_and smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a9018c00001bb8,0x70805,0x812c,0,0,0, // 2010 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1aa018c00001bb8,0x70805,0x812c,0,0,0, // 2011 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a9018c00001bb8,0x70805,0x812c,1,1,0xfffff00000000, // 2012 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1ab018c00001bb8,0x70805,0x832c,0x20,0x20,0, // 2013 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ac018c00001bb8,0x70805,0x832c,0x20,0x20,0, // 2014 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ab018c00001bb8,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2015 s_buffer_atomic_and_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a9018d00001bcf,0x70805,0x812c,0,0,0, // 2016 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1aa018d00001bcf,0x70805,0x812c,0,0,0, // 2017 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a9018d00001bcf,0x70805,0x812c,1,1,0xfffff00000000, // 2018 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1ab018d00001bcf,0x70805,0x832c,0x20,0x20,0, // 2019 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ac018d00001bcf,0x70805,0x832c,0x20,0x20,0, // 2020 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ab018d00001bcf,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2021 s_buffer_atomic_cmpswap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1ad018e00001be7,0x70805,0x812c,0,0,0, // 2022 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1ae018e00001be7,0x70805,0x812c,0,0,0, // 2023 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1ad018e00001be7,0x70805,0x812c,1,1,0xfffff00000000, // 2024 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1af018e00001be7,0x70805,0x832c,0x20,0x20,0, // 2025 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1b0018e00001be7,0x70805,0x832c,0x20,0x20,0, // 2026 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1af018e00001be7,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2027 s_buffer_atomic_cmpswap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a5018f00001c02,0x70805,0x812c,0,0,0, // 2028 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a6018f00001c02,0x70805,0x812c,0,0,0, // 2029 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a5018f00001c02,0x70805,0x812c,1,1,0xfffff00000000, // 2030 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1a7018f00001c02,0x70805,0x832c,0x20,0x20,0, // 2031 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a8018f00001c02,0x70805,0x832c,0x20,0x20,0, // 2032 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a7018f00001c02,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2033 s_buffer_atomic_dec smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a9019000001c16,0x70805,0x812c,0,0,0, // 2034 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1aa019000001c16,0x70805,0x812c,0,0,0, // 2035 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a9019000001c16,0x70805,0x812c,1,1,0xfffff00000000, // 2036 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1ab019000001c16,0x70805,0x832c,0x20,0x20,0, // 2037 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ac019000001c16,0x70805,0x832c,0x20,0x20,0, // 2038 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ab019000001c16,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2039 s_buffer_atomic_dec_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a5019100001c2d,0x70805,0x812c,0,0,0, // 2040 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a6019100001c2d,0x70805,0x812c,0,0,0, // 2041 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a5019100001c2d,0x70805,0x812c,1,1,0xfffff00000000, // 2042 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1a7019100001c2d,0x70805,0x832c,0x20,0x20,0, // 2043 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a8019100001c2d,0x70805,0x832c,0x20,0x20,0, // 2044 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a7019100001c2d,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2045 s_buffer_atomic_inc smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a9019200001c41,0x70805,0x812c,0,0,0, // 2046 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1aa019200001c41,0x70805,0x812c,0,0,0, // 2047 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a9019200001c41,0x70805,0x812c,1,1,0xfffff00000000, // 2048 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1ab019200001c41,0x70805,0x832c,0x20,0x20,0, // 2049 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ac019200001c41,0x70805,0x832c,0x20,0x20,0, // 2050 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ab019200001c41,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2051 s_buffer_atomic_inc_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a5019300001c58,0x70805,0x812c,0,0,0, // 2052 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a6019300001c58,0x70805,0x812c,0,0,0, // 2053 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a5019300001c58,0x70805,0x812c,1,1,0xfffff00000000, // 2054 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1a7019300001c58,0x70805,0x832c,0x20,0x20,0, // 2055 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a8019300001c58,0x70805,0x832c,0x20,0x20,0, // 2056 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a7019300001c58,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2057 s_buffer_atomic_or smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a9019400001c6b,0x70805,0x812c,0,0,0, // 2058 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1aa019400001c6b,0x70805,0x812c,0,0,0, // 2059 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a9019400001c6b,0x70805,0x812c,1,1,0xfffff00000000, // 2060 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1ab019400001c6b,0x70805,0x832c,0x20,0x20,0, // 2061 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ac019400001c6b,0x70805,0x832c,0x20,0x20,0, // 2062 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ab019400001c6b,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2063 s_buffer_atomic_or_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a5019500001c81,0x70805,0x812c,0,0,0, // 2064 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a6019500001c81,0x70805,0x812c,0,0,0, // 2065 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a5019500001c81,0x70805,0x812c,1,1,0xfffff00000000, // 2066 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1a7019500001c81,0x70805,0x832c,0x20,0x20,0, // 2067 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a8019500001c81,0x70805,0x832c,0x20,0x20,0, // 2068 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a7019500001c81,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2069 s_buffer_atomic_smax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a9019600001c96,0x70805,0x812c,0,0,0, // 2070 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1aa019600001c96,0x70805,0x812c,0,0,0, // 2071 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a9019600001c96,0x70805,0x812c,1,1,0xfffff00000000, // 2072 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1ab019600001c96,0x70805,0x832c,0x20,0x20,0, // 2073 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ac019600001c96,0x70805,0x832c,0x20,0x20,0, // 2074 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ab019600001c96,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2075 s_buffer_atomic_smax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a5019700001cae,0x70805,0x812c,0,0,0, // 2076 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a6019700001cae,0x70805,0x812c,0,0,0, // 2077 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a5019700001cae,0x70805,0x812c,1,1,0xfffff00000000, // 2078 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1a7019700001cae,0x70805,0x832c,0x20,0x20,0, // 2079 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a8019700001cae,0x70805,0x832c,0x20,0x20,0, // 2080 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a7019700001cae,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2081 s_buffer_atomic_smin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a9019800001cc3,0x70805,0x812c,0,0,0, // 2082 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1aa019800001cc3,0x70805,0x812c,0,0,0, // 2083 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a9019800001cc3,0x70805,0x812c,1,1,0xfffff00000000, // 2084 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1ab019800001cc3,0x70805,0x832c,0x20,0x20,0, // 2085 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ac019800001cc3,0x70805,0x832c,0x20,0x20,0, // 2086 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ab019800001cc3,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2087 s_buffer_atomic_smin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a5019900001cdb,0x70805,0x812c,0,0,0, // 2088 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a6019900001cdb,0x70805,0x812c,0,0,0, // 2089 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a5019900001cdb,0x70805,0x812c,1,1,0xfffff00000000, // 2090 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1a7019900001cdb,0x70805,0x832c,0x20,0x20,0, // 2091 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a8019900001cdb,0x70805,0x832c,0x20,0x20,0, // 2092 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a7019900001cdb,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2093 s_buffer_atomic_sub smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a9019a00001cef,0x70805,0x812c,0,0,0, // 2094 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1aa019a00001cef,0x70805,0x812c,0,0,0, // 2095 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a9019a00001cef,0x70805,0x812c,1,1,0xfffff00000000, // 2096 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1ab019a00001cef,0x70805,0x832c,0x20,0x20,0, // 2097 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ac019a00001cef,0x70805,0x832c,0x20,0x20,0, // 2098 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ab019a00001cef,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2099 s_buffer_atomic_sub_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a5019b00001d06,0x70805,0x812c,0,0,0, // 2100 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a6019b00001d06,0x70805,0x812c,0,0,0, // 2101 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a5019b00001d06,0x70805,0x812c,1,1,0xfffff00000000, // 2102 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1a7019b00001d06,0x70805,0x832c,0x20,0x20,0, // 2103 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a8019b00001d06,0x70805,0x832c,0x20,0x20,0, // 2104 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a7019b00001d06,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2105 s_buffer_atomic_swap smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a9019c00001d1b,0x70805,0x812c,0,0,0, // 2106 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1aa019c00001d1b,0x70805,0x812c,0,0,0, // 2107 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a9019c00001d1b,0x70805,0x812c,1,1,0xfffff00000000, // 2108 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1ab019c00001d1b,0x70805,0x832c,0x20,0x20,0, // 2109 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ac019c00001d1b,0x70805,0x832c,0x20,0x20,0, // 2110 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ab019c00001d1b,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2111 s_buffer_atomic_swap_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a5019d00001d33,0x70805,0x812c,0,0,0, // 2112 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a6019d00001d33,0x70805,0x812c,0,0,0, // 2113 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a5019d00001d33,0x70805,0x812c,1,1,0xfffff00000000, // 2114 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1a7019d00001d33,0x70805,0x832c,0x20,0x20,0, // 2115 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a8019d00001d33,0x70805,0x832c,0x20,0x20,0, // 2116 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a7019d00001d33,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2117 s_buffer_atomic_umax smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a9019e00001d48,0x70805,0x812c,0,0,0, // 2118 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1aa019e00001d48,0x70805,0x812c,0,0,0, // 2119 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a9019e00001d48,0x70805,0x812c,1,1,0xfffff00000000, // 2120 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1ab019e00001d48,0x70805,0x832c,0x20,0x20,0, // 2121 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ac019e00001d48,0x70805,0x832c,0x20,0x20,0, // 2122 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ab019e00001d48,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2123 s_buffer_atomic_umax_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a5019f00001d60,0x70805,0x812c,0,0,0, // 2124 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a6019f00001d60,0x70805,0x812c,0,0,0, // 2125 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a5019f00001d60,0x70805,0x812c,1,1,0xfffff00000000, // 2126 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1a7019f00001d60,0x70805,0x832c,0x20,0x20,0, // 2127 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a8019f00001d60,0x70805,0x832c,0x20,0x20,0, // 2128 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a7019f00001d60,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2129 s_buffer_atomic_umin smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a901a000001d75,0x70805,0x812c,0,0,0, // 2130 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1aa01a000001d75,0x70805,0x812c,0,0,0, // 2131 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a901a000001d75,0x70805,0x812c,1,1,0xfffff00000000, // 2132 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1ab01a000001d75,0x70805,0x832c,0x20,0x20,0, // 2133 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ac01a000001d75,0x70805,0x832c,0x20,0x20,0, // 2134 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ab01a000001d75,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2135 s_buffer_atomic_umin_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a501a100001d8d,0x70805,0x812c,0,0,0, // 2136 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a601a100001d8d,0x70805,0x812c,0,0,0, // 2137 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a501a100001d8d,0x70805,0x812c,1,1,0xfffff00000000, // 2138 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1a701a100001d8d,0x70805,0x832c,0x20,0x20,0, // 2139 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a801a100001d8d,0x70805,0x832c,0x20,0x20,0, // 2140 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1a701a100001d8d,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2141 s_buffer_atomic_xor smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1a901a200001da1,0x70805,0x812c,0,0,0, // 2142 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1aa01a200001da1,0x70805,0x812c,0,0,0, // 2143 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects
    0x1a901a200001da1,0x70805,0x812c,1,1,0xfffff00000000, // 2144 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|side_effects; needs offset; offset 0..1048575
    0x1ab01a200001da1,0x70805,0x832c,0x20,0x20,0, // 2145 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ac01a200001da1,0x70805,0x832c,0x20,0x20,0, // 2146 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs glc
    0x1ab01a200001da1,0x70805,0x832c,0x21,0x21,0xfffff00000000, // 2147 s_buffer_atomic_xor_x2 smem 8B all; may_load|may_store|smem|atomic|returns|side_effects; needs offset|glc; offset 0..1048575
    0x1b101a300001db8,0x70805,0x24,0x20,0,0, // 2148 s_buffer_load_dword smem 8B all; may_load|smem; takes glc
    0x1b201a300001db8,0x70805,0x24,0x20,0,0, // 2149 s_buffer_load_dword smem 8B all; may_load|smem; takes glc
    0x1b101a300001db8,0x70805,0x24,0x21,1,0xfffff00000000, // 2150 s_buffer_load_dword smem 8B all; may_load|smem; needs offset; takes glc; offset 0..1048575
    0x1b301a400001dcc,0x70805,0x24,0x20,0,0, // 2151 s_buffer_load_dwordx16 smem 8B all; may_load|smem; takes glc
    0x1b401a400001dcc,0x70805,0x24,0x20,0,0, // 2152 s_buffer_load_dwordx16 smem 8B all; may_load|smem; takes glc
    0x1b301a400001dcc,0x70805,0x24,0x21,1,0xfffff00000000, // 2153 s_buffer_load_dwordx16 smem 8B all; may_load|smem; needs offset; takes glc; offset 0..1048575
    0x1b501a500001de3,0x70805,0x24,0x20,0,0, // 2154 s_buffer_load_dwordx2 smem 8B all; may_load|smem; takes glc
    0x1b601a500001de3,0x70805,0x24,0x20,0,0, // 2155 s_buffer_load_dwordx2 smem 8B all; may_load|smem; takes glc
    0x1b501a500001de3,0x70805,0x24,0x21,1,0xfffff00000000, // 2156 s_buffer_load_dwordx2 smem 8B all; may_load|smem; needs offset; takes glc; offset 0..1048575
    0x1b701a600001df9,0x70805,0x24,0x20,0,0, // 2157 s_buffer_load_dwordx4 smem 8B all; may_load|smem; takes glc
    0x1b801a600001df9,0x70805,0x24,0x20,0,0, // 2158 s_buffer_load_dwordx4 smem 8B all; may_load|smem; takes glc
    0x1b701a600001df9,0x70805,0x24,0x21,1,0xfffff00000000, // 2159 s_buffer_load_dwordx4 smem 8B all; may_load|smem; needs offset; takes glc; offset 0..1048575
    0x1b901a700001e0f,0x70805,0x24,0x20,0,0, // 2160 s_buffer_load_dwordx8 smem 8B all; may_load|smem; takes glc
    0x1ba01a700001e0f,0x70805,0x24,0x20,0,0, // 2161 s_buffer_load_dwordx8 smem 8B all; may_load|smem; takes glc
    0x1b901a700001e0f,0x70805,0x24,0x21,1,0xfffff00000000, // 2162 s_buffer_load_dwordx8 smem 8B all; may_load|smem; needs offset; takes glc; offset 0..1048575
    0x1a501a800001e25,0x70805,0x8028,0x20,0,0, // 2163 s_buffer_store_dword smem 8B all; may_store|smem|side_effects; takes glc
    0x1a601a800001e25,0x70805,0x8028,0x20,0,0, // 2164 s_buffer_store_dword smem 8B all; may_store|smem|side_effects; takes glc
    0x1a501a800001e25,0x70805,0x8028,0x21,1,0xfffff00000000, // 2165 s_buffer_store_dword smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset 0..1048575
    0x1a901a900001e3a,0x70805,0x8028,0x20,0,0, // 2166 s_buffer_store_dwordx2 smem 8B all; may_store|smem|side_effects; takes glc
    0x1aa01a900001e3a,0x70805,0x8028,0x20,0,0, // 2167 s_buffer_store_dwordx2 smem 8B all; may_store|smem|side_effects; takes glc
    0x1a901a900001e3a,0x70805,0x8028,0x21,1,0xfffff00000000, // 2168 s_buffer_store_dwordx2 smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset 0..1048575
    0x1ad01aa00001e51,0x70805,0x8028,0x20,0,0, // 2169 s_buffer_store_dwordx4 smem 8B all; may_store|smem|side_effects; takes glc
    0x1ae01aa00001e51,0x70805,0x8028,0x20,0,0, // 2170 s_buffer_store_dwordx4 smem 8B all; may_store|smem|side_effects; takes glc
    0x1ad01aa00001e51,0x70805,0x8028,0x21,1,0xfffff00000000, // 2171 s_buffer_store_dwordx4 smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset 0..1048575
    0x27a01ab00001e68,0x70402,0x8802,0,0,0, // 2172 s_call_b64 sopk 4B all; salu|branch|side_effects
    0x2e301ac00001e73,0x70404,0x9800,0,0,0, // 2173 s_cbranch_cdbgsys sopp 4B all; branch|conditional|side_effects
    0x2e301ad00001e85,0x70404,0x9800,0,0,0, // 2174 s_cbranch_cdbgsys_and_user sopp 4B all; branch|conditional|side_effects
    0x2e301ae00001ea0,0x70404,0x9800,0,0,0, // 2175 s_cbranch_cdbgsys_or_user sopp 4B all; branch|conditional|side_effects
    0x2e301af00001eba,0x70404,0x9800,0,0,0, // 2176 s_cbranch_cdbguser sopp 4B all; branch|conditional|side_effects
    0x2e301b000001ecd,0x4070404,0x9800,0,0,0, // 2177 s_cbranch_execnz sopp 4B all; branch|conditional|side_effects; reads exec
    0x2e301b100001ede,0x4070404,0x9800,0,0,0, // 2178 s_cbranch_execz sopp 4B all; branch|conditional|side_effects; reads exec
    0x27b01b200001eee,0x70401,0x9802,0,0,0, // 2179 s_cbranch_g_fork sop2 4B all; salu|branch|conditional|side_effects
    0x27c01b300001eff,0x70402,0x9802,0,0,0, // 2180 s_cbranch_i_fork sopk 4B all; salu|branch|conditional|side_effects
    0x2e401b400001f10,0x70400,0x9802,0,0,0, // 2181 s_cbranch_join sop1 4B all; salu|branch|conditional|side_effects
    0x2e301b500001f1f,0x1070404,0x9800,0,0,0, // 2182 s_cbranch_scc0 sopp 4B all; branch|conditional|side_effects; reads scc
    0x2e301b600001f2e,0x1070404,0x9800,0,0,0, // 2183 s_cbranch_scc1 sopp 4B all; branch|conditional|side_effects; reads scc
    0x2e301b700001f3d,0x2070404,0x9800,0,0,0, // 2184 s_cbranch_vccnz sopp 4B all; branch|conditional|side_effects; reads vcc
    0x2e301b800001f4d,0x2070404,0x9800,0,0,0, // 2185 s_cbranch_vccz sopp 4B all; branch|conditional|side_effects; reads vcc
    0x27801b900001f5c,0x1070400,2,0,0,0, // 2186 s_cmov_b32 sop1 4B all; salu; reads scc
    0x27d01ba00001f67,0x1070400,2,0,0,0, // 2187 s_cmov_b64 sop1 4B all; salu; reads scc
    0x27101bb00001f72,0x1070402,2,0,0,0, // 2188 s_cmovk_i32 sopk 4B all; salu; reads scc
    0x27e01bc00001f7e,0x100070403,2,0,0,0, // 2189 s_cmp_eq_i32 sopc 4B all; salu; writes scc
    0x27f01bd00001f8b,0x100070403,2,0,0,0, // 2190 s_cmp_eq_u32 sopc 4B all; salu; writes scc
    0x28001be00001f98,0x100070403,2,0,0,0, // 2191 s_cmp_eq_u64 sopc 4B all; salu; writes scc
    0x27e01bf00001fa5,0x100070403,2,0,0,0, // 2192 s_cmp_ge_i32 sopc 4B all; salu; writes scc
    0x27f01c000001fb2,0x100070403,2,0,0,0, // 2193 s_cmp_ge_u32 sopc 4B all; salu; writes scc
    0x27e01c100001fbf,0x100070403,2,0,0,0, // 2194 s_cmp_gt_i32 sopc 4B all; salu; writes scc
    0x27f01c200001fcc,0x100070403,2,0,0,0, // 2195 s_cmp_gt_u32 sopc 4B all; salu; writes scc
    0x27e01c300001fd9,0x100070403,2,0,0,0, // 2196 s_cmp_le_i32 sopc 4B all; salu; writes scc
    0x27f01c400001fe6,0x100070403,2,0,0,0, // 2197 s_cmp_le_u32 sopc 4B all; salu; writes scc
    0x27e01c500001ff3,0x100070403,2,0,0,0, // 2198 s_cmp_lg_i32 sopc 4B all; salu; writes scc
    0x27f01c600002000,0x100070403,2,0,0,0, // 2199 s_cmp_lg_u32 sopc 4B all; salu; writes scc
    0x28001c70000200d,0x100070403,2,0,0,0, // 2200 s_cmp_lg_u64 sopc 4B all; salu; writes scc
    0x27e01c80000201a,0x100070403,2,0,0,0, // 2201 s_cmp_lt_i32 sopc 4B all; salu; writes scc
    0x27f01c900002027,0x100070403,2,0,0,0, // 2202 s_cmp_lt_u32 sopc 4B all; salu; writes scc
    0x28101ca00002034,0x100070402,2,0,0,0, // 2203 s_cmpk_eq_i32 sopk 4B all; salu; writes scc
    0x28201cb00002042,0x100070402,2,0,0,0, // 2204 s_cmpk_eq_u32 sopk 4B all; salu; writes scc
    0x28101cc00002050,0x100070402,2,0,0,0, // 2205 s_cmpk_ge_i32 sopk 4B all; salu; writes scc
    0x28201cd0000205e,0x100070402,2,0,0,0, // 2206 s_cmpk_ge_u32 sopk 4B all; salu; writes scc
    0x28101ce0000206c,0x100070402,2,0,0,0, // 2207 s_cmpk_gt_i32 sopk 4B all; salu; writes scc
    0x28201cf0000207a,0x100070402,2,0,0,0, // 2208 s_cmpk_gt_u32 sopk 4B all; salu; writes scc
    0x28101d000002088,0x100070402,2,0,0,0, // 2209 s_cmpk_le_i32 sopk 4B all; salu; writes scc
    0x28201d100002096,0x100070402,2,0,0,0, // 2210 s_cmpk_le_u32 sopk 4B all; salu; writes scc
    0x28101d2000020a4,0x100070402,2,0,0,0, // 2211 s_cmpk_lg_i32 sopk 4B all; salu; writes scc
    0x28201d3000020b2,0x100070402,2,0,0,0, // 2212 s_cmpk_lg_u32 sopk 4B all; salu; writes scc
    0x28101d4000020c0,0x100070402,2,0,0,0, // 2213 s_cmpk_lt_i32 sopk 4B all; salu; writes scc
    0x28201d5000020ce,0x100070402,2,0,0,0, // 2214 s_cmpk_lt_u32 sopk 4B all; salu; writes scc
    0x19101d6000020dc,0x1070401,2,0,0,0, // 2215 s_cselect_b32 sop2 4B all; salu; reads scc
    0x19201d7000020ea,0x1070401,2,0,0,0, // 2216 s_cselect_b64 sop2 4B all; salu; reads scc
    0x28301d8000020f8,0x70805,0x8020,0,0,0, // 2217 s_dcache_discard smem 8B all; smem|side_effects
    0x28401d8000020f8,0x70805,0x8020,0,0,0, // 2218 s_dcache_discard smem 8B all; smem|side_effects
    0x28301d8000020f8,0x70805,0x8020,1,1,0xffffffff00000, // 2219 s_dcache_discard smem 8B all; smem|side_effects; needs offset; offset -1048576..1048575
    0x28301d900002109,0x70805,0x8020,0,0,0, // 2220 s_dcache_discard_x2 smem 8B all; smem|side_effects
    0x28401d900002109,0x70805,0x8020,0,0,0, // 2221 s_dcache_discard_x2 smem 8B all; smem|side_effects
    0x28301d900002109,0x70805,0x8020,1,1,0xffffffff00000, // 2222 s_dcache_discard_x2 smem 8B all; smem|side_effects; needs offset; offset -1048576..1048575
    0x2f001da0000211d,0x70805,0x8020,0,0,0, // 2223 s_dcache_inv smem 8B all; smem|side_effects
    0x2f001db0000212a,0x70805,0x8020,0,0,0, // 2224 s_dcache_inv_vol smem 8B all; smem|side_effects
    0x2f001dc0000213b,0x70805,0x8020,0,0,0, // 2225 s_dcache_wb smem 8B all; smem|side_effects
    0x2f001dd00002147,0x70805,0x8020,0,0,0, // 2226 s_dcache_wb_vol smem 8B all; smem|side_effects
    0x2e501de00002157,0x70404,0x8000,0,0,0, // 2227 s_decperflevel sopp 4B all; side_effects
    0x2f001df00002166,0x70404,0xa000,0,0,0, // 2228 s_endpgm sopp 4B all; ends_program|side_effects
    0x2f001e00000216f,0x70404,0xa000,0,0,0, // 2229 s_endpgm_ordered_ps_done sopp 4B all; ends_program|side_effects
    0x2f001e100002188,0x70404,0xa000,0,0,0, // 2230 s_endpgm_saved sopp 4B all; ends_program|side_effects
    0x27301e200002197,0x70400,2,0,0,0, // 2231 s_ff0_i32_b32 sop1 4B all; salu
    0x27401e3000021a5,0x70400,2,0,0,0, // 2232 s_ff0_i32_b64 sop1 4B all; salu
    0x27301e4000021b3,0x70400,2,0,0,0, // 2233 s_ff1_i32_b32 sop1 4B all; salu
    0x27401e5000021c1,0x70400,2,0,0,0, // 2234 s_ff1_i32_b64 sop1 4B all; salu
    0x27301e6000021cf,0x70400,2,0,0,0, // 2235 s_flbit_i32 sop1 4B all; salu
    0x27301e7000021db,0x70400,2,0,0,0, // 2236 s_flbit_i32_b32 sop1 4B all; salu
    0x27401e8000021eb,0x70400,2,0,0,0, // 2237 s_flbit_i32_b64 sop1 4B all; salu
    0x27401e9000021fb,0x70400,2,0,0,0, // 2238 s_flbit_i32_i64 sop1 4B all; salu
    0x2e601ea0000220b,0x70400,2,0,0,0, // 2239 s_getpc_b64 sop1 4B all; salu
    0x28501eb00002217,0x10070402,2,0,0,0, // 2240 s_getreg_b32 sopk 4B all; salu; reads mode
    0x2f001ec00002224,0x70404,0x8000,0,0,0, // 2241 s_icache_inv sopp 4B all; side_effects
    0x2e501ed00002231,0x70404,0x8000,0,0,0, // 2242 s_incperflevel sopp 4B all; side_effects
    0x1bb01ee00002240,0x70805,0x24,0x20,0,0, // 2243 s_load_dword smem 8B all; may_load|smem; takes glc
    0x1bc01ee00002240,0x70805,0x24,0x20,0,0, // 2244 s_load_dword smem 8B all; may_load|smem; takes glc
    0x1bb01ee00002240,0x70805,0x24,0x21,1,0xffffffff00000, // 2245 s_load_dword smem 8B all; may_load|smem; needs offset; takes glc; offset -1048576..1048575
    0x1bd01ef0000224d,0x70805,0x24,0x20,0,0, // 2246 s_load_dwordx16 smem 8B all; may_load|smem; takes glc
    0x1be01ef0000224d,0x70805,0x24,0x20,0,0, // 2247 s_load_dwordx16 smem 8B all; may_load|smem; takes glc
    0x1bd01ef0000224d,0x70805,0x24,0x21,1,0xffffffff00000, // 2248 s_load_dwordx16 smem 8B all; may_load|smem; needs offset; takes glc; offset -1048576..1048575
    0x1bf01f00000225d,0x70805,0x24,0x20,0,0, // 2249 s_load_dwordx2 smem 8B all; may_load|smem; takes glc
    0x1c001f00000225d,0x70805,0x24,0x20,0,0, // 2250 s_load_dwordx2 smem 8B all; may_load|smem; takes glc
    0x1bf01f00000225d,0x70805,0x24,0x21,1,0xffffffff00000, // 2251 s_load_dwordx2 smem 8B all; may_load|smem; needs offset; takes glc; offset -1048576..1048575
    0x1c101f10000226c,0x70805,0x24,0x20,0,0, // 2252 s_load_dwordx4 smem 8B all; may_load|smem; takes glc
    0x1c201f10000226c,0x70805,0x24,0x20,0,0, // 2253 s_load_dwordx4 smem 8B all; may_load|smem; takes glc
    0x1c101f10000226c,0x70805,0x24,0x21,1,0xffffffff00000, // 2254 s_load_dwordx4 smem 8B all; may_load|smem; needs offset; takes glc; offset -1048576..1048575
    0x1c301f20000227b,0x70805,0x24,0x20,0,0, // 2255 s_load_dwordx8 smem 8B all; may_load|smem; takes glc
    0x1c401f20000227b,0x70805,0x24,0x20,0,0, // 2256 s_load_dwordx8 smem 8B all; may_load|smem; takes glc
    0x1c301f20000227b,0x70805,0x24,0x21,1,0xffffffff00000, // 2257 s_load_dwordx8 smem 8B all; may_load|smem; needs offset; takes glc; offset -1048576..1048575
    0x19101f30000228a,0x100070401,2,0,0,0, // 2258 s_lshl1_add_u32 sop2 4B all; salu; writes scc
    0x19101f40000229a,0x100070401,2,0,0,0, // 2259 s_lshl2_add_u32 sop2 4B all; salu; writes scc
    0x19101f5000022aa,0x100070401,2,0,0,0, // 2260 s_lshl3_add_u32 sop2 4B all; salu; writes scc
    0x19101f6000022ba,0x100070401,2,0,0,0, // 2261 s_lshl4_add_u32 sop2 4B all; salu; writes scc
    0x19101f7000022ca,0x100070401,2,0,0,0, // 2262 s_lshl_b32 sop2 4B all; salu; writes scc
    0x19301f8000022d5,0x100070401,2,0,0,0, // 2263 s_lshl_b64 sop2 4B all; salu; writes scc
    0x19101f9000022e0,0x100070401,2,0,0,0, // 2264 s_lshr_b32 sop2 4B all; salu; writes scc
    0x19301fa000022eb,0x100070401,2,0,0,0, // 2265 s_lshr_b64 sop2 4B all; salu; writes scc
    0x18f01fb000022f6,0x100070401,2,0,0,0, // 2266 s_max_i32 sop2 4B all; salu; writes scc
    0x19001fc00002300,0x100070401,2,0,0,0, // 2267 s_max_u32 sop2 4B all; salu; writes scc
    0x2e701fd0000230a,0x70805,0x8020,0,0,0, // 2268 s_memrealtime smem 8B all; smem|side_effects
    0x2e701fe00002318,0x70805,0x8020,0,0,0, // 2269 s_memtime smem 8B all; smem|side_effects
    0x18f01ff00002322,0x100070401,2,0,0,0, // 2270 s_min_i32 sop2 4B all; salu; writes scc
    0x19002000000232c,0x100070401,2,0,0,0, // 2271 s_min_u32 sop2 4B all; salu; writes scc
    0x273020100002336,0x70400,2,0,0,0, // 2272 s_mov_b32 sop1 4B all; salu
    0x272020200002340,0x70400,2,0,0,0, // 2273 s_mov_b64 sop1 4B all; salu
    0x28602030000234a,0x70402,2,0,0,0, // 2274 s_movk_i32 sopk 4B all; salu
    0x287020400002355,0x8070400,2,0,0,0, // 2275 s_movreld_b32 sop1 4B all; salu; reads m0
    0x288020500002363,0x8070400,2,0,0,0, // 2276 s_movreld_b64 sop1 4B all; salu; reads m0
    0x289020600002371,0x8070400,2,0,0,0, // 2277 s_movrels_b32 sop1 4B all; salu; reads m0
    0x28a02070000237f,0x8070400,2,0,0,0, // 2278 s_movrels_b64 sop1 4B all; salu; reads m0
    0x18f02080000238d,0x70401,2,0,0,0, // 2279 s_mul_hi_i32 sop2 4B all; salu
    0x19002090000239a,0x70401,2,0,0,0, // 2280 s_mul_hi_u32 sop2 4B all; salu
    0x18f020a000023a7,0x70401,2,0,0,0, // 2281 s_mul_i32 sop2 4B all; salu
    0x271020b000023b1,0x70402,2,0,0,0, // 2282 s_mulk_i32 sopk 4B all; salu
    0x191020c000023bc,0x100070401,2,0,0,0, // 2283 s_nand_b32 sop2 4B all; salu; writes scc
    0x192020d000023c7,0x100070401,2,0,0,0, // 2284 s_nand_b64 sop2 4B all; salu; writes scc
    0x272020e000023d2,0x504070400,2,0,0,0, // 2285 s_nand_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    0x2e5020f000023e6,0x70404,0x4008000,0,0,0, // 2286 s_nop sopp 4B all; side_effects|nop
    0x1910210000023ec,0x100070401,2,0,0,0, // 2287 s_nor_b32 sop2 4B all; salu; writes scc
    0x1920211000023f6,0x100070401,2,0,0,0, // 2288 s_nor_b64 sop2 4B all; salu; writes scc
    0x272021200002400,0x504070400,2,0,0,0, // 2289 s_nor_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    0x273021300002413,0x100070400,2,0,0,0, // 2290 s_not_b32 sop1 4B all; salu; writes scc
    0x27202140000241d,0x100070400,2,0,0,0, // 2291 s_not_b64 sop1 4B all; salu; writes scc
    0x191021500002427,0x100070401,2,0,0,0, // 2292 s_or_b32 sop2 4B all; salu; writes scc
    0x192021600002430,0x100070401,2,0,0,0, // 2293 s_or_b64 sop2 4B all; salu; writes scc
    0x272021700002439,0x504070400,2,0,0,0, // 2294 s_or_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    0x27202180000244b,0x504070400,2,0,0,0, // 2295 s_orn1_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    0x19102190000245f,0x100070401,2,0,0,0, // 2296 s_orn2_b32 sop2 4B all; salu; writes scc
    0x192021a0000246a,0x100070401,2,0,0,0, // 2297 s_orn2_b64 sop2 4B all; salu; writes scc
    0x272021b00002475,0x504070400,2,0,0,0, // 2298 s_orn2_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    0x191021c00002489,0x70401,2,0,0,0, // 2299 s_pack_hh_b32_b16 sop2 4B all; salu
    0x191021d0000249b,0x70401,2,0,0,0, // 2300 s_pack_lh_b32_b16 sop2 4B all; salu
    0x191021e000024ad,0x70401,2,0,0,0, // 2301 s_pack_ll_b32_b16 sop2 4B all; salu
    0x273021f000024bf,0x100070400,2,0,0,0, // 2302 s_quadmask_b32 sop1 4B all; salu; writes scc
    0x2720220000024ce,0x100070400,2,0,0,0, // 2303 s_quadmask_b64 sop1 4B all; salu; writes scc
    0x2e80221000024dd,0x70400,0x8802,0,0,0, // 2304 s_rfe_b64 sop1 4B all; salu|branch|side_effects
    0x2760222000024e7,0x70401,0x8802,0,0,0, // 2305 s_rfe_restore_b64 sop2 4B all; salu|branch|side_effects
    0x1bb0223000024f9,0x20070805,0x24,0x20,0,0, // 2306 s_scratch_load_dword smem 8B all; may_load|smem; reads flat_scratch; takes glc
    0x1bc0223000024f9,0x20070805,0x24,0x20,0,0, // 2307 s_scratch_load_dword smem 8B all; may_load|smem; reads flat_scratch; takes glc
    0x1bb0223000024f9,0x20070805,0x24,0x21,1,0xffffffff00000, // 2308 s_scratch_load_dword smem 8B all; may_load|smem; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    0x1bf02240000250e,0x20070805,0x24,0x20,0,0, // 2309 s_scratch_load_dwordx2 smem 8B all; may_load|smem; reads flat_scratch; takes glc
    0x1c002240000250e,0x20070805,0x24,0x20,0,0, // 2310 s_scratch_load_dwordx2 smem 8B all; may_load|smem; reads flat_scratch; takes glc
    0x1bf02240000250e,0x20070805,0x24,0x21,1,0xffffffff00000, // 2311 s_scratch_load_dwordx2 smem 8B all; may_load|smem; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    0x1c1022500002525,0x20070805,0x24,0x20,0,0, // 2312 s_scratch_load_dwordx4 smem 8B all; may_load|smem; reads flat_scratch; takes glc
    0x1c2022500002525,0x20070805,0x24,0x20,0,0, // 2313 s_scratch_load_dwordx4 smem 8B all; may_load|smem; reads flat_scratch; takes glc
    0x1c1022500002525,0x20070805,0x24,0x21,1,0xffffffff00000, // 2314 s_scratch_load_dwordx4 smem 8B all; may_load|smem; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    0x19802260000253c,0x20070805,0x8028,0x20,0,0, // 2315 s_scratch_store_dword smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    0x19902260000253c,0x20070805,0x8028,0x20,0,0, // 2316 s_scratch_store_dword smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    0x19802260000253c,0x20070805,0x8028,0x21,1,0xffffffff00000, // 2317 s_scratch_store_dword smem 8B all; may_store|smem|side_effects; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    0x19c022700002552,0x20070805,0x8028,0x20,0,0, // 2318 s_scratch_store_dwordx2 smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    0x19d022700002552,0x20070805,0x8028,0x20,0,0, // 2319 s_scratch_store_dwordx2 smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    0x19c022700002552,0x20070805,0x8028,0x21,1,0xffffffff00000, // 2320 s_scratch_store_dwordx2 smem 8B all; may_store|smem|side_effects; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    0x1a002280000256a,0x20070805,0x8028,0x20,0,0, // 2321 s_scratch_store_dwordx4 smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    0x1a102280000256a,0x20070805,0x8028,0x20,0,0, // 2322 s_scratch_store_dwordx4 smem 8B all; may_store|smem|side_effects; reads flat_scratch; takes glc
    0x1a002280000256a,0x20070805,0x8028,0x21,1,0xffffffff00000, // 2323 s_scratch_store_dwordx4 smem 8B all; may_store|smem|side_effects; reads flat_scratch; needs offset; takes glc; offset -1048576..1048575
    0x2e9022900002582,0xc070404,0x408000,0,0,0, // 2324 s_sendmsg sopp 4B all; side_effects|sends_message; reads exec|m0
    0x2e9022a0000258c,0xc070404,0x408000,0,0,0, // 2325 s_sendmsghalt sopp 4B all; side_effects|sends_message; reads exec|m0
    0x2ea022b0000259a,0x1818070400,0x8002,0,0,0, // 2326 s_set_gpr_idx_idx sop1 4B all; salu|side_effects; reads m0|mode; writes m0|mode
    0x2e5022c000025ac,0x1810070404,0x8000,0,0,0, // 2327 s_set_gpr_idx_mode sopp 4B all; side_effects; reads mode; writes m0|mode
    0x2f0022d000025bf,0x1010070404,0x8000,0,0,0, // 2328 s_set_gpr_idx_off sopp 4B all; side_effects; reads mode; writes mode
    0x28b022e000025d1,0x1818070403,0x8002,0,0,0, // 2329 s_set_gpr_idx_on sopc 4B all; salu|side_effects; reads m0|mode; writes m0|mode
    0x2eb022f000025e2,0x70404,0x8000,0,0,0, // 2330 s_sethalt sopp 4B all; side_effects
    0x2eb0230000025ec,0x70404,0x8000,0,0,0, // 2331 s_setkill sopp 4B all; side_effects
    0x2e80231000025f6,0x70400,0x8802,0,0,0, // 2332 s_setpc_b64 sop1 4B all; salu|branch|side_effects
    0x2ec023200002602,0x70404,0x8000,0,0,0, // 2333 s_setprio sopp 4B all; side_effects
    0x28c02330000260c,0x1010070402,0x8002,0,0,0, // 2334 s_setreg_b32 sopk 4B all; salu|side_effects; reads mode; writes mode
    0x28d023400002619,0x1010070802,0x8002,0,0,0, // 2335 s_setreg_imm32_b32 sopk 8B all; salu|side_effects; reads mode; writes mode
    0x27502350000262c,0x100070403,0x8002,0,0,0, // 2336 s_setvskip sopc 4B all; salu|side_effects; writes scc
    0x273023600002637,0x70400,2,0,0,0, // 2337 s_sext_i32_i16 sop1 4B all; salu
    0x273023700002646,0x70400,2,0,0,0, // 2338 s_sext_i32_i8 sop1 4B all; salu
    0x2ed023800002654,0x70404,0x8000,0,0,0, // 2339 s_sleep sopp 4B all; side_effects
    0x19802390000265c,0x70805,0x8028,0x20,0,0, // 2340 s_store_dword smem 8B all; may_store|smem|side_effects; takes glc
    0x19902390000265c,0x70805,0x8028,0x20,0,0, // 2341 s_store_dword smem 8B all; may_store|smem|side_effects; takes glc
    0x19802390000265c,0x70805,0x8028,0x21,1,0xffffffff00000, // 2342 s_store_dword smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset -1048576..1048575
    0x19c023a0000266a,0x70805,0x8028,0x20,0,0, // 2343 s_store_dwordx2 smem 8B all; may_store|smem|side_effects; takes glc
    0x19d023a0000266a,0x70805,0x8028,0x20,0,0, // 2344 s_store_dwordx2 smem 8B all; may_store|smem|side_effects; takes glc
    0x19c023a0000266a,0x70805,0x8028,0x21,1,0xffffffff00000, // 2345 s_store_dwordx2 smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset -1048576..1048575
    0x1a0023b0000267a,0x70805,0x8028,0x20,0,0, // 2346 s_store_dwordx4 smem 8B all; may_store|smem|side_effects; takes glc
    0x1a1023b0000267a,0x70805,0x8028,0x20,0,0, // 2347 s_store_dwordx4 smem 8B all; may_store|smem|side_effects; takes glc
    0x1a0023b0000267a,0x70805,0x8028,0x21,1,0xffffffff00000, // 2348 s_store_dwordx4 smem 8B all; may_store|smem|side_effects; needs offset; takes glc; offset -1048576..1048575
    0x18f023c0000268a,0x100070401,2,0,0,0, // 2349 s_sub_i32 sop2 4B all; salu; writes scc
    0x190023d00002694,0x100070401,2,0,0,0, // 2350 s_sub_u32 sop2 4B all; salu; writes scc
    0x190023e0000269e,0x101070401,2,0,0,0, // 2351 s_subb_u32 sop2 4B all; salu; reads scc; writes scc
    0x272023f000026a9,0x70400,0x8802,0,0,0, // 2352 s_swappc_b64 sop1 4B all; salu|branch|side_effects
    0x2ee0240000026b6,0x70404,0x8000,0,0,0, // 2353 s_trap sopp 4B all; side_effects
    0x2f00241000026bd,0x8070404,0x8000,0,0,0, // 2354 s_ttracedata sopp 4B all; side_effects; reads m0
    0x2ef0242000026ca,0x70404,0x2008000,0,0,0, // 2355 s_waitcnt sopp 4B all; side_effects|waitcnt
    0x2f00243000026d4,0x70404,0x8000,0,0,0, // 2356 s_wakeup sopp 4B all; side_effects
    0x2730244000026dd,0x100070400,2,0,0,0, // 2357 s_wqm_b32 sop1 4B all; salu; writes scc
    0x2720245000026e7,0x100070400,2,0,0,0, // 2358 s_wqm_b64 sop1 4B all; salu; writes scc
    0x1910246000026f1,0x100070401,2,0,0,0, // 2359 s_xnor_b32 sop2 4B all; salu; writes scc
    0x1920247000026fc,0x100070401,2,0,0,0, // 2360 s_xnor_b64 sop2 4B all; salu; writes scc
    0x272024800002707,0x504070400,2,0,0,0, // 2361 s_xnor_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    0x19102490000271b,0x100070401,2,0,0,0, // 2362 s_xor_b32 sop2 4B all; salu; writes scc
    0x192024a00002725,0x100070401,2,0,0,0, // 2363 s_xor_b64 sop2 4B all; salu; writes scc
    0x272024b0000272f,0x504070400,2,0,0,0, // 2364 s_xor_saveexec_b64 sop1 4B all; salu; reads exec; writes scc|exec
    0x1c5024c00002742,0x24060811,0x14,0x701,0,0xffffffff000, // 2365 scratch_load_dword scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c6024c00002742,0x24010811,0x14,0xe1,0,0xffffffff000, // 2366 scratch_load_dword scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c6024c00002742,0x24060811,0x14,0x701,0,0xffffffff000, // 2367 scratch_load_dword scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c7024c00002742,0x24010811,0x14,0xe1,0,0xffffffff000, // 2368 scratch_load_dword scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c7024c00002742,0x24060811,0x14,0x701,0,0xffffffff000, // 2369 scratch_load_dword scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c8024c00002742,0x24060811,0x14,0x701,0,0xffffffff000, // 2370 scratch_load_dword scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x28e024c00002742,0xc010811,0x841c,0x8e1,0x800,0xffffffff000, // 2371 scratch_load_dword scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x28f024c00002742,0xc010811,0x841c,0x8e1,0x800,0xffffffff000, // 2372 scratch_load_dword scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x1c9024d00002755,0x24060811,0x14,0x701,0,0xffffffff000, // 2373 scratch_load_dwordx2 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1ca024d00002755,0x24010811,0x14,0xe1,0,0xffffffff000, // 2374 scratch_load_dwordx2 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1ca024d00002755,0x24060811,0x14,0x701,0,0xffffffff000, // 2375 scratch_load_dwordx2 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1cb024d00002755,0x24010811,0x14,0xe1,0,0xffffffff000, // 2376 scratch_load_dwordx2 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1cb024d00002755,0x24060811,0x14,0x701,0,0xffffffff000, // 2377 scratch_load_dwordx2 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1cc024d00002755,0x24060811,0x14,0x701,0,0xffffffff000, // 2378 scratch_load_dwordx2 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1cd024e0000276a,0x24060811,0x14,0x701,0,0xffffffff000, // 2379 scratch_load_dwordx3 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1ce024e0000276a,0x24010811,0x14,0xe1,0,0xffffffff000, // 2380 scratch_load_dwordx3 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1ce024e0000276a,0x24060811,0x14,0x701,0,0xffffffff000, // 2381 scratch_load_dwordx3 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1cf024e0000276a,0x24010811,0x14,0xe1,0,0xffffffff000, // 2382 scratch_load_dwordx3 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1cf024e0000276a,0x24060811,0x14,0x701,0,0xffffffff000, // 2383 scratch_load_dwordx3 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d0024e0000276a,0x24060811,0x14,0x701,0,0xffffffff000, // 2384 scratch_load_dwordx3 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d1024f0000277f,0x24060811,0x14,0x701,0,0xffffffff000, // 2385 scratch_load_dwordx4 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d2024f0000277f,0x24010811,0x14,0xe1,0,0xffffffff000, // 2386 scratch_load_dwordx4 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1d2024f0000277f,0x24060811,0x14,0x701,0,0xffffffff000, // 2387 scratch_load_dwordx4 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d3024f0000277f,0x24010811,0x14,0xe1,0,0xffffffff000, // 2388 scratch_load_dwordx4 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1d3024f0000277f,0x24060811,0x14,0x701,0,0xffffffff000, // 2389 scratch_load_dwordx4 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d4024f0000277f,0x24060811,0x14,0x701,0,0xffffffff000, // 2390 scratch_load_dwordx4 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x290025000002794,0xc060811,0x841c,0x701,0,0xffffffff000, // 2391 scratch_load_lds_dword scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x28e025000002794,0xc060811,0x841c,0x701,0,0xffffffff000, // 2392 scratch_load_lds_dword scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x28f025000002794,0xc060811,0x841c,0x701,0,0xffffffff000, // 2393 scratch_load_lds_dword scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x291025000002794,0xc060811,0x841c,0x701,0,0xffffffff000, // 2394 scratch_load_lds_dword scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x2900251000027ab,0xc060811,0x841c,0x701,0,0xffffffff000, // 2395 scratch_load_lds_sbyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x28e0251000027ab,0xc060811,0x841c,0x701,0,0xffffffff000, // 2396 scratch_load_lds_sbyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x28f0251000027ab,0xc060811,0x841c,0x701,0,0xffffffff000, // 2397 scratch_load_lds_sbyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x2910251000027ab,0xc060811,0x841c,0x701,0,0xffffffff000, // 2398 scratch_load_lds_sbyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x2900252000027c2,0xc060811,0x841c,0x701,0,0xffffffff000, // 2399 scratch_load_lds_sshort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x28e0252000027c2,0xc060811,0x841c,0x701,0,0xffffffff000, // 2400 scratch_load_lds_sshort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x28f0252000027c2,0xc060811,0x841c,0x701,0,0xffffffff000, // 2401 scratch_load_lds_sshort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x2910252000027c2,0xc060811,0x841c,0x701,0,0xffffffff000, // 2402 scratch_load_lds_sshort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x2900253000027da,0xc060811,0x841c,0x701,0,0xffffffff000, // 2403 scratch_load_lds_ubyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x28e0253000027da,0xc060811,0x841c,0x701,0,0xffffffff000, // 2404 scratch_load_lds_ubyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x28f0253000027da,0xc060811,0x841c,0x701,0,0xffffffff000, // 2405 scratch_load_lds_ubyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x2910253000027da,0xc060811,0x841c,0x701,0,0xffffffff000, // 2406 scratch_load_lds_ubyte scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x2900254000027f1,0xc060811,0x841c,0x701,0,0xffffffff000, // 2407 scratch_load_lds_ushort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x28e0254000027f1,0xc060811,0x841c,0x701,0,0xffffffff000, // 2408 scratch_load_lds_ushort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x28f0254000027f1,0xc060811,0x841c,0x701,0,0xffffffff000, // 2409 scratch_load_lds_ushort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x2910254000027f1,0xc060811,0x841c,0x701,0,0xffffffff000, // 2410 scratch_load_lds_ushort scratch 8B 942|950; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c5025500002809,0x24060811,0x14,0x701,0,0xffffffff000, // 2411 scratch_load_sbyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c6025500002809,0x24010811,0x14,0xe1,0,0xffffffff000, // 2412 scratch_load_sbyte scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c6025500002809,0x24060811,0x14,0x701,0,0xffffffff000, // 2413 scratch_load_sbyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c7025500002809,0x24010811,0x14,0xe1,0,0xffffffff000, // 2414 scratch_load_sbyte scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c7025500002809,0x24060811,0x14,0x701,0,0xffffffff000, // 2415 scratch_load_sbyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c8025500002809,0x24060811,0x14,0x701,0,0xffffffff000, // 2416 scratch_load_sbyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x28e025500002809,0xc010811,0x841c,0x8e1,0x800,0xffffffff000, // 2417 scratch_load_sbyte scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x28f025500002809,0xc010811,0x841c,0x8e1,0x800,0xffffffff000, // 2418 scratch_load_sbyte scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x1c502560000281c,0x24060811,0x14,0x701,0,0xffffffff000, // 2419 scratch_load_sbyte_d16 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c602560000281c,0x24010811,0x14,0xe1,0,0xffffffff000, // 2420 scratch_load_sbyte_d16 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c602560000281c,0x24060811,0x14,0x701,0,0xffffffff000, // 2421 scratch_load_sbyte_d16 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c702560000281c,0x24010811,0x14,0xe1,0,0xffffffff000, // 2422 scratch_load_sbyte_d16 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c702560000281c,0x24060811,0x14,0x701,0,0xffffffff000, // 2423 scratch_load_sbyte_d16 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c802560000281c,0x24060811,0x14,0x701,0,0xffffffff000, // 2424 scratch_load_sbyte_d16 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c5025700002833,0x24060811,0x14,0x701,0,0xffffffff000, // 2425 scratch_load_sbyte_d16_hi scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c6025700002833,0x24010811,0x14,0xe1,0,0xffffffff000, // 2426 scratch_load_sbyte_d16_hi scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c6025700002833,0x24060811,0x14,0x701,0,0xffffffff000, // 2427 scratch_load_sbyte_d16_hi scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c7025700002833,0x24010811,0x14,0xe1,0,0xffffffff000, // 2428 scratch_load_sbyte_d16_hi scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c7025700002833,0x24060811,0x14,0x701,0,0xffffffff000, // 2429 scratch_load_sbyte_d16_hi scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c8025700002833,0x24060811,0x14,0x701,0,0xffffffff000, // 2430 scratch_load_sbyte_d16_hi scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c502580000284d,0x24060811,0x14,0x701,0,0xffffffff000, // 2431 scratch_load_short_d16 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c602580000284d,0x24010811,0x14,0xe1,0,0xffffffff000, // 2432 scratch_load_short_d16 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c602580000284d,0x24060811,0x14,0x701,0,0xffffffff000, // 2433 scratch_load_short_d16 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c702580000284d,0x24010811,0x14,0xe1,0,0xffffffff000, // 2434 scratch_load_short_d16 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c702580000284d,0x24060811,0x14,0x701,0,0xffffffff000, // 2435 scratch_load_short_d16 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c802580000284d,0x24060811,0x14,0x701,0,0xffffffff000, // 2436 scratch_load_short_d16 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c5025900002864,0x24060811,0x14,0x701,0,0xffffffff000, // 2437 scratch_load_short_d16_hi scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c6025900002864,0x24010811,0x14,0xe1,0,0xffffffff000, // 2438 scratch_load_short_d16_hi scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c6025900002864,0x24060811,0x14,0x701,0,0xffffffff000, // 2439 scratch_load_short_d16_hi scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c7025900002864,0x24010811,0x14,0xe1,0,0xffffffff000, // 2440 scratch_load_short_d16_hi scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c7025900002864,0x24060811,0x14,0x701,0,0xffffffff000, // 2441 scratch_load_short_d16_hi scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c8025900002864,0x24060811,0x14,0x701,0,0xffffffff000, // 2442 scratch_load_short_d16_hi scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c5025a0000287e,0x24060811,0x14,0x701,0,0xffffffff000, // 2443 scratch_load_sshort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c6025a0000287e,0x24010811,0x14,0xe1,0,0xffffffff000, // 2444 scratch_load_sshort scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c6025a0000287e,0x24060811,0x14,0x701,0,0xffffffff000, // 2445 scratch_load_sshort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c7025a0000287e,0x24010811,0x14,0xe1,0,0xffffffff000, // 2446 scratch_load_sshort scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c7025a0000287e,0x24060811,0x14,0x701,0,0xffffffff000, // 2447 scratch_load_sshort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c8025a0000287e,0x24060811,0x14,0x701,0,0xffffffff000, // 2448 scratch_load_sshort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x28e025a0000287e,0xc010811,0x841c,0x8e1,0x800,0xffffffff000, // 2449 scratch_load_sshort scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x28f025a0000287e,0xc010811,0x841c,0x8e1,0x800,0xffffffff000, // 2450 scratch_load_sshort scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x1c5025b00002892,0x24060811,0x14,0x701,0,0xffffffff000, // 2451 scratch_load_ubyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c6025b00002892,0x24010811,0x14,0xe1,0,0xffffffff000, // 2452 scratch_load_ubyte scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c6025b00002892,0x24060811,0x14,0x701,0,0xffffffff000, // 2453 scratch_load_ubyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c7025b00002892,0x24010811,0x14,0xe1,0,0xffffffff000, // 2454 scratch_load_ubyte scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c7025b00002892,0x24060811,0x14,0x701,0,0xffffffff000, // 2455 scratch_load_ubyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c8025b00002892,0x24060811,0x14,0x701,0,0xffffffff000, // 2456 scratch_load_ubyte scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x28e025b00002892,0xc010811,0x841c,0x8e1,0x800,0xffffffff000, // 2457 scratch_load_ubyte scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x28f025b00002892,0xc010811,0x841c,0x8e1,0x800,0xffffffff000, // 2458 scratch_load_ubyte scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x1c5025c000028a5,0x24060811,0x14,0x701,0,0xffffffff000, // 2459 scratch_load_ubyte_d16 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c6025c000028a5,0x24010811,0x14,0xe1,0,0xffffffff000, // 2460 scratch_load_ubyte_d16 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c6025c000028a5,0x24060811,0x14,0x701,0,0xffffffff000, // 2461 scratch_load_ubyte_d16 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c7025c000028a5,0x24010811,0x14,0xe1,0,0xffffffff000, // 2462 scratch_load_ubyte_d16 scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c7025c000028a5,0x24060811,0x14,0x701,0,0xffffffff000, // 2463 scratch_load_ubyte_d16 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c8025c000028a5,0x24060811,0x14,0x701,0,0xffffffff000, // 2464 scratch_load_ubyte_d16 scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c5025d000028bc,0x24060811,0x14,0x701,0,0xffffffff000, // 2465 scratch_load_ubyte_d16_hi scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c6025d000028bc,0x24010811,0x14,0xe1,0,0xffffffff000, // 2466 scratch_load_ubyte_d16_hi scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c6025d000028bc,0x24060811,0x14,0x701,0,0xffffffff000, // 2467 scratch_load_ubyte_d16_hi scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c7025d000028bc,0x24010811,0x14,0xe1,0,0xffffffff000, // 2468 scratch_load_ubyte_d16_hi scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c7025d000028bc,0x24060811,0x14,0x701,0,0xffffffff000, // 2469 scratch_load_ubyte_d16_hi scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c8025d000028bc,0x24060811,0x14,0x701,0,0xffffffff000, // 2470 scratch_load_ubyte_d16_hi scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c5025e000028d6,0x24060811,0x14,0x701,0,0xffffffff000, // 2471 scratch_load_ushort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c6025e000028d6,0x24010811,0x14,0xe1,0,0xffffffff000, // 2472 scratch_load_ushort scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c6025e000028d6,0x24060811,0x14,0x701,0,0xffffffff000, // 2473 scratch_load_ushort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c7025e000028d6,0x24010811,0x14,0xe1,0,0xffffffff000, // 2474 scratch_load_ushort scratch 8B 90a; may_load|vmem; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1c7025e000028d6,0x24060811,0x14,0x701,0,0xffffffff000, // 2475 scratch_load_ushort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1c8025e000028d6,0x24060811,0x14,0x701,0,0xffffffff000, // 2476 scratch_load_ushort scratch 8B 942|950; may_load|vmem; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x28e025e000028d6,0xc010811,0x841c,0x8e1,0x800,0xffffffff000, // 2477 scratch_load_ushort scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x28f025e000028d6,0xc010811,0x841c,0x8e1,0x800,0xffffffff000, // 2478 scratch_load_ushort scratch 8B 90a; may_load|may_store|vmem|lds_dma|side_effects; reads exec|m0; needs lds; takes offset|glc|slc|scc; offset -4096..4095
    0x1d5025f000028ea,0x24060811,0x8018,0x701,0,0xffffffff000, // 2479 scratch_store_byte scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d6025f000028ea,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2480 scratch_store_byte scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1d6025f000028ea,0x24060811,0x8018,0x701,0,0xffffffff000, // 2481 scratch_store_byte scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d7025f000028ea,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2482 scratch_store_byte scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1d7025f000028ea,0x24060811,0x8018,0x701,0,0xffffffff000, // 2483 scratch_store_byte scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d8025f000028ea,0x24060811,0x8018,0x701,0,0xffffffff000, // 2484 scratch_store_byte scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d50260000028fd,0x24060811,0x8018,0x701,0,0xffffffff000, // 2485 scratch_store_byte_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d60260000028fd,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2486 scratch_store_byte_d16_hi scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1d60260000028fd,0x24060811,0x8018,0x701,0,0xffffffff000, // 2487 scratch_store_byte_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d70260000028fd,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2488 scratch_store_byte_d16_hi scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1d70260000028fd,0x24060811,0x8018,0x701,0,0xffffffff000, // 2489 scratch_store_byte_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d80260000028fd,0x24060811,0x8018,0x701,0,0xffffffff000, // 2490 scratch_store_byte_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d5026100002917,0x24060811,0x8018,0x701,0,0xffffffff000, // 2491 scratch_store_dword scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d6026100002917,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2492 scratch_store_dword scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1d6026100002917,0x24060811,0x8018,0x701,0,0xffffffff000, // 2493 scratch_store_dword scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d7026100002917,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2494 scratch_store_dword scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1d7026100002917,0x24060811,0x8018,0x701,0,0xffffffff000, // 2495 scratch_store_dword scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d8026100002917,0x24060811,0x8018,0x701,0,0xffffffff000, // 2496 scratch_store_dword scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d902620000292b,0x24060811,0x8018,0x701,0,0xffffffff000, // 2497 scratch_store_dwordx2 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1da02620000292b,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2498 scratch_store_dwordx2 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1da02620000292b,0x24060811,0x8018,0x701,0,0xffffffff000, // 2499 scratch_store_dwordx2 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1db02620000292b,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2500 scratch_store_dwordx2 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1db02620000292b,0x24060811,0x8018,0x701,0,0xffffffff000, // 2501 scratch_store_dwordx2 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1dc02620000292b,0x24060811,0x8018,0x701,0,0xffffffff000, // 2502 scratch_store_dwordx2 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1dd026300002941,0x24060811,0x8018,0x701,0,0xffffffff000, // 2503 scratch_store_dwordx3 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1de026300002941,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2504 scratch_store_dwordx3 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1de026300002941,0x24060811,0x8018,0x701,0,0xffffffff000, // 2505 scratch_store_dwordx3 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1df026300002941,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2506 scratch_store_dwordx3 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1df026300002941,0x24060811,0x8018,0x701,0,0xffffffff000, // 2507 scratch_store_dwordx3 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1e0026300002941,0x24060811,0x8018,0x701,0,0xffffffff000, // 2508 scratch_store_dwordx3 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1e1026400002957,0x24060811,0x8018,0x701,0,0xffffffff000, // 2509 scratch_store_dwordx4 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1e2026400002957,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2510 scratch_store_dwordx4 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1e2026400002957,0x24060811,0x8018,0x701,0,0xffffffff000, // 2511 scratch_store_dwordx4 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1e3026400002957,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2512 scratch_store_dwordx4 scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1e3026400002957,0x24060811,0x8018,0x701,0,0xffffffff000, // 2513 scratch_store_dwordx4 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1e4026400002957,0x24060811,0x8018,0x701,0,0xffffffff000, // 2514 scratch_store_dwordx4 scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d502650000296d,0x24060811,0x8018,0x701,0,0xffffffff000, // 2515 scratch_store_short scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d602650000296d,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2516 scratch_store_short scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1d602650000296d,0x24060811,0x8018,0x701,0,0xffffffff000, // 2517 scratch_store_short scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d702650000296d,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2518 scratch_store_short scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1d702650000296d,0x24060811,0x8018,0x701,0,0xffffffff000, // 2519 scratch_store_short scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d802650000296d,0x24060811,0x8018,0x701,0,0xffffffff000, // 2520 scratch_store_short scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d5026600002981,0x24060811,0x8018,0x701,0,0xffffffff000, // 2521 scratch_store_short_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d6026600002981,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2522 scratch_store_short_d16_hi scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1d6026600002981,0x24060811,0x8018,0x701,0,0xffffffff000, // 2523 scratch_store_short_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d7026600002981,0x24010811,0x8018,0xe1,0,0xffffffff000, // 2524 scratch_store_short_d16_hi scratch 8B 90a; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|glc|slc|scc; offset -4096..4095
    0x1d7026600002981,0x24060811,0x8018,0x701,0,0xffffffff000, // 2525 scratch_store_short_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x1d8026600002981,0x24060811,0x8018,0x701,0,0xffffffff000, // 2526 scratch_store_short_d16_hi scratch 8B 942|950; may_store|vmem|side_effects; reads exec|flat_scratch; takes offset|sc0|sc1|nt; offset -4096..4095
    0x5602670000299c,0x4010813,0x14,0x40e1,0,0xfff00000000, // 2527 tbuffer_load_format_d16_x mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x5602670000299c,0x4060813,0x14,0x4701,0,0xfff00000000, // 2528 tbuffer_load_format_d16_x mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5702670000299c,0x4010813,0x14,0x40e9,8,0xfff00000000, // 2529 tbuffer_load_format_d16_x mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x5702670000299c,0x4060813,0x14,0x4709,8,0xfff00000000, // 2530 tbuffer_load_format_d16_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5702670000299c,0x4010813,0x14,0x40f1,0x10,0xfff00000000, // 2531 tbuffer_load_format_d16_x mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x5702670000299c,0x4060813,0x14,0x4711,0x10,0xfff00000000, // 2532 tbuffer_load_format_d16_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5802670000299c,0x4010813,0x14,0x40f9,0x18,0xfff00000000, // 2533 tbuffer_load_format_d16_x mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x5802670000299c,0x4060813,0x14,0x4719,0x18,0xfff00000000, // 2534 tbuffer_load_format_d16_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x560268000029b6,0x4010813,0x14,0x40e1,0,0xfff00000000, // 2535 tbuffer_load_format_d16_xy mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x560268000029b6,0x4060813,0x14,0x4701,0,0xfff00000000, // 2536 tbuffer_load_format_d16_xy mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x570268000029b6,0x4010813,0x14,0x40e9,8,0xfff00000000, // 2537 tbuffer_load_format_d16_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x570268000029b6,0x4060813,0x14,0x4709,8,0xfff00000000, // 2538 tbuffer_load_format_d16_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x570268000029b6,0x4010813,0x14,0x40f1,0x10,0xfff00000000, // 2539 tbuffer_load_format_d16_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x570268000029b6,0x4060813,0x14,0x4711,0x10,0xfff00000000, // 2540 tbuffer_load_format_d16_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x580268000029b6,0x4010813,0x14,0x40f9,0x18,0xfff00000000, // 2541 tbuffer_load_format_d16_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x580268000029b6,0x4060813,0x14,0x4719,0x18,0xfff00000000, // 2542 tbuffer_load_format_d16_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x590269000029d1,0x4010813,0x14,0x40e1,0,0xfff00000000, // 2543 tbuffer_load_format_d16_xyz mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x590269000029d1,0x4060813,0x14,0x4701,0,0xfff00000000, // 2544 tbuffer_load_format_d16_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5a0269000029d1,0x4010813,0x14,0x40e9,8,0xfff00000000, // 2545 tbuffer_load_format_d16_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x5a0269000029d1,0x4060813,0x14,0x4709,8,0xfff00000000, // 2546 tbuffer_load_format_d16_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5a0269000029d1,0x4010813,0x14,0x40f1,0x10,0xfff00000000, // 2547 tbuffer_load_format_d16_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x5a0269000029d1,0x4060813,0x14,0x4711,0x10,0xfff00000000, // 2548 tbuffer_load_format_d16_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5b0269000029d1,0x4010813,0x14,0x40f9,0x18,0xfff00000000, // 2549 tbuffer_load_format_d16_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x5b0269000029d1,0x4060813,0x14,0x4719,0x18,0xfff00000000, // 2550 tbuffer_load_format_d16_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x59026a000029ed,0x4010813,0x14,0x40e1,0,0xfff00000000, // 2551 tbuffer_load_format_d16_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x59026a000029ed,0x4060813,0x14,0x4701,0,0xfff00000000, // 2552 tbuffer_load_format_d16_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5a026a000029ed,0x4010813,0x14,0x40e9,8,0xfff00000000, // 2553 tbuffer_load_format_d16_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x5a026a000029ed,0x4060813,0x14,0x4709,8,0xfff00000000, // 2554 tbuffer_load_format_d16_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5a026a000029ed,0x4010813,0x14,0x40f1,0x10,0xfff00000000, // 2555 tbuffer_load_format_d16_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x5a026a000029ed,0x4060813,0x14,0x4711,0x10,0xfff00000000, // 2556 tbuffer_load_format_d16_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5b026a000029ed,0x4010813,0x14,0x40f9,0x18,0xfff00000000, // 2557 tbuffer_load_format_d16_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x5b026a000029ed,0x4060813,0x14,0x4719,0x18,0xfff00000000, // 2558 tbuffer_load_format_d16_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x56026b00002a0a,0x4010813,0x14,0x40e1,0,0xfff00000000, // 2559 tbuffer_load_format_x mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x56026b00002a0a,0x4060813,0x14,0x4701,0,0xfff00000000, // 2560 tbuffer_load_format_x mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x57026b00002a0a,0x4010813,0x14,0x40e9,8,0xfff00000000, // 2561 tbuffer_load_format_x mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x57026b00002a0a,0x4060813,0x14,0x4709,8,0xfff00000000, // 2562 tbuffer_load_format_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x57026b00002a0a,0x4010813,0x14,0x40f1,0x10,0xfff00000000, // 2563 tbuffer_load_format_x mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x57026b00002a0a,0x4060813,0x14,0x4711,0x10,0xfff00000000, // 2564 tbuffer_load_format_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x58026b00002a0a,0x4010813,0x14,0x40f9,0x18,0xfff00000000, // 2565 tbuffer_load_format_x mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x58026b00002a0a,0x4060813,0x14,0x4719,0x18,0xfff00000000, // 2566 tbuffer_load_format_x mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x59026c00002a20,0x4010813,0x14,0x40e1,0,0xfff00000000, // 2567 tbuffer_load_format_xy mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x59026c00002a20,0x4060813,0x14,0x4701,0,0xfff00000000, // 2568 tbuffer_load_format_xy mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5a026c00002a20,0x4010813,0x14,0x40e9,8,0xfff00000000, // 2569 tbuffer_load_format_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x5a026c00002a20,0x4060813,0x14,0x4709,8,0xfff00000000, // 2570 tbuffer_load_format_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5a026c00002a20,0x4010813,0x14,0x40f1,0x10,0xfff00000000, // 2571 tbuffer_load_format_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x5a026c00002a20,0x4060813,0x14,0x4711,0x10,0xfff00000000, // 2572 tbuffer_load_format_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5b026c00002a20,0x4010813,0x14,0x40f9,0x18,0xfff00000000, // 2573 tbuffer_load_format_xy mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x5b026c00002a20,0x4060813,0x14,0x4719,0x18,0xfff00000000, // 2574 tbuffer_load_format_xy mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5c026d00002a37,0x4010813,0x14,0x40e1,0,0xfff00000000, // 2575 tbuffer_load_format_xyz mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x5c026d00002a37,0x4060813,0x14,0x4701,0,0xfff00000000, // 2576 tbuffer_load_format_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5d026d00002a37,0x4010813,0x14,0x40e9,8,0xfff00000000, // 2577 tbuffer_load_format_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x5d026d00002a37,0x4060813,0x14,0x4709,8,0xfff00000000, // 2578 tbuffer_load_format_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5d026d00002a37,0x4010813,0x14,0x40f1,0x10,0xfff00000000, // 2579 tbuffer_load_format_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x5d026d00002a37,0x4060813,0x14,0x4711,0x10,0xfff00000000, // 2580 tbuffer_load_format_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5e026d00002a37,0x4010813,0x14,0x40f9,0x18,0xfff00000000, // 2581 tbuffer_load_format_xyz mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x5e026d00002a37,0x4060813,0x14,0x4719,0x18,0xfff00000000, // 2582 tbuffer_load_format_xyz mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x5f026e00002a4f,0x4010813,0x14,0x40e1,0,0xfff00000000, // 2583 tbuffer_load_format_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x5f026e00002a4f,0x4060813,0x14,0x4701,0,0xfff00000000, // 2584 tbuffer_load_format_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x60026e00002a4f,0x4010813,0x14,0x40e9,8,0xfff00000000, // 2585 tbuffer_load_format_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x60026e00002a4f,0x4060813,0x14,0x4709,8,0xfff00000000, // 2586 tbuffer_load_format_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x60026e00002a4f,0x4010813,0x14,0x40f1,0x10,0xfff00000000, // 2587 tbuffer_load_format_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x60026e00002a4f,0x4060813,0x14,0x4711,0x10,0xfff00000000, // 2588 tbuffer_load_format_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x61026e00002a4f,0x4010813,0x14,0x40f9,0x18,0xfff00000000, // 2589 tbuffer_load_format_xyzw mtbuf 8B 90a; may_load|vmem; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x61026e00002a4f,0x4060813,0x14,0x4719,0x18,0xfff00000000, // 2590 tbuffer_load_format_xyzw mtbuf 8B 942|950; may_load|vmem; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x2c026f00002a68,0x4010813,0x8018,0x40e1,0,0xfff00000000, // 2591 tbuffer_store_format_d16_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x2c026f00002a68,0x4060813,0x8018,0x4701,0,0xfff00000000, // 2592 tbuffer_store_format_d16_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x2d026f00002a68,0x4010813,0x8018,0x40e9,8,0xfff00000000, // 2593 tbuffer_store_format_d16_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x2d026f00002a68,0x4060813,0x8018,0x4709,8,0xfff00000000, // 2594 tbuffer_store_format_d16_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x2d026f00002a68,0x4010813,0x8018,0x40f1,0x10,0xfff00000000, // 2595 tbuffer_store_format_d16_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x2d026f00002a68,0x4060813,0x8018,0x4711,0x10,0xfff00000000, // 2596 tbuffer_store_format_d16_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x2f026f00002a68,0x4010813,0x8018,0x40f9,0x18,0xfff00000000, // 2597 tbuffer_store_format_d16_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x2f026f00002a68,0x4060813,0x8018,0x4719,0x18,0xfff00000000, // 2598 tbuffer_store_format_d16_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x2c027000002a83,0x4010813,0x8018,0x40e1,0,0xfff00000000, // 2599 tbuffer_store_format_d16_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x2c027000002a83,0x4060813,0x8018,0x4701,0,0xfff00000000, // 2600 tbuffer_store_format_d16_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x2d027000002a83,0x4010813,0x8018,0x40e9,8,0xfff00000000, // 2601 tbuffer_store_format_d16_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x2d027000002a83,0x4060813,0x8018,0x4709,8,0xfff00000000, // 2602 tbuffer_store_format_d16_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x2d027000002a83,0x4010813,0x8018,0x40f1,0x10,0xfff00000000, // 2603 tbuffer_store_format_d16_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x2d027000002a83,0x4060813,0x8018,0x4711,0x10,0xfff00000000, // 2604 tbuffer_store_format_d16_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x2f027000002a83,0x4010813,0x8018,0x40f9,0x18,0xfff00000000, // 2605 tbuffer_store_format_d16_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x2f027000002a83,0x4060813,0x8018,0x4719,0x18,0xfff00000000, // 2606 tbuffer_store_format_d16_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x3e027100002a9f,0x4010813,0x8018,0x40e1,0,0xfff00000000, // 2607 tbuffer_store_format_d16_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x3e027100002a9f,0x4060813,0x8018,0x4701,0,0xfff00000000, // 2608 tbuffer_store_format_d16_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x3f027100002a9f,0x4010813,0x8018,0x40e9,8,0xfff00000000, // 2609 tbuffer_store_format_d16_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x3f027100002a9f,0x4060813,0x8018,0x4709,8,0xfff00000000, // 2610 tbuffer_store_format_d16_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x3f027100002a9f,0x4010813,0x8018,0x40f1,0x10,0xfff00000000, // 2611 tbuffer_store_format_d16_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x3f027100002a9f,0x4060813,0x8018,0x4711,0x10,0xfff00000000, // 2612 tbuffer_store_format_d16_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x41027100002a9f,0x4010813,0x8018,0x40f9,0x18,0xfff00000000, // 2613 tbuffer_store_format_d16_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x41027100002a9f,0x4060813,0x8018,0x4719,0x18,0xfff00000000, // 2614 tbuffer_store_format_d16_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x3e027200002abc,0x4010813,0x8018,0x40e1,0,0xfff00000000, // 2615 tbuffer_store_format_d16_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x3e027200002abc,0x4060813,0x8018,0x4701,0,0xfff00000000, // 2616 tbuffer_store_format_d16_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x3f027200002abc,0x4010813,0x8018,0x40e9,8,0xfff00000000, // 2617 tbuffer_store_format_d16_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x3f027200002abc,0x4060813,0x8018,0x4709,8,0xfff00000000, // 2618 tbuffer_store_format_d16_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x3f027200002abc,0x4010813,0x8018,0x40f1,0x10,0xfff00000000, // 2619 tbuffer_store_format_d16_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x3f027200002abc,0x4060813,0x8018,0x4711,0x10,0xfff00000000, // 2620 tbuffer_store_format_d16_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x41027200002abc,0x4010813,0x8018,0x40f9,0x18,0xfff00000000, // 2621 tbuffer_store_format_d16_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x41027200002abc,0x4060813,0x8018,0x4719,0x18,0xfff00000000, // 2622 tbuffer_store_format_d16_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x2c027300002ada,0x4010813,0x8018,0x40e1,0,0xfff00000000, // 2623 tbuffer_store_format_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x2c027300002ada,0x4060813,0x8018,0x4701,0,0xfff00000000, // 2624 tbuffer_store_format_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x2d027300002ada,0x4010813,0x8018,0x40e9,8,0xfff00000000, // 2625 tbuffer_store_format_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x2d027300002ada,0x4060813,0x8018,0x4709,8,0xfff00000000, // 2626 tbuffer_store_format_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x2d027300002ada,0x4010813,0x8018,0x40f1,0x10,0xfff00000000, // 2627 tbuffer_store_format_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x2d027300002ada,0x4060813,0x8018,0x4711,0x10,0xfff00000000, // 2628 tbuffer_store_format_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x2f027300002ada,0x4010813,0x8018,0x40f9,0x18,0xfff00000000, // 2629 tbuffer_store_format_x mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x2f027300002ada,0x4060813,0x8018,0x4719,0x18,0xfff00000000, // 2630 tbuffer_store_format_x mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x3e027400002af1,0x4010813,0x8018,0x40e1,0,0xfff00000000, // 2631 tbuffer_store_format_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x3e027400002af1,0x4060813,0x8018,0x4701,0,0xfff00000000, // 2632 tbuffer_store_format_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x3f027400002af1,0x4010813,0x8018,0x40e9,8,0xfff00000000, // 2633 tbuffer_store_format_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x3f027400002af1,0x4060813,0x8018,0x4709,8,0xfff00000000, // 2634 tbuffer_store_format_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x3f027400002af1,0x4010813,0x8018,0x40f1,0x10,0xfff00000000, // 2635 tbuffer_store_format_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x3f027400002af1,0x4060813,0x8018,0x4711,0x10,0xfff00000000, // 2636 tbuffer_store_format_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x41027400002af1,0x4010813,0x8018,0x40f9,0x18,0xfff00000000, // 2637 tbuffer_store_format_xy mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x41027400002af1,0x4060813,0x8018,0x4719,0x18,0xfff00000000, // 2638 tbuffer_store_format_xy mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x62027500002b09,0x4010813,0x8018,0x40e1,0,0xfff00000000, // 2639 tbuffer_store_format_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x62027500002b09,0x4060813,0x8018,0x4701,0,0xfff00000000, // 2640 tbuffer_store_format_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x63027500002b09,0x4010813,0x8018,0x40e9,8,0xfff00000000, // 2641 tbuffer_store_format_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x63027500002b09,0x4060813,0x8018,0x4709,8,0xfff00000000, // 2642 tbuffer_store_format_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x63027500002b09,0x4010813,0x8018,0x40f1,0x10,0xfff00000000, // 2643 tbuffer_store_format_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x63027500002b09,0x4060813,0x8018,0x4711,0x10,0xfff00000000, // 2644 tbuffer_store_format_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x64027500002b09,0x4010813,0x8018,0x40f9,0x18,0xfff00000000, // 2645 tbuffer_store_format_xyz mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x64027500002b09,0x4060813,0x8018,0x4719,0x18,0xfff00000000, // 2646 tbuffer_store_format_xyz mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x44027600002b22,0x4010813,0x8018,0x40e1,0,0xfff00000000, // 2647 tbuffer_store_format_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; takes offset|glc|slc|scc|format; offset 0..4095
    0x44027600002b22,0x4060813,0x8018,0x4701,0,0xfff00000000, // 2648 tbuffer_store_format_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x45027600002b22,0x4010813,0x8018,0x40e9,8,0xfff00000000, // 2649 tbuffer_store_format_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen; takes offset|glc|slc|scc|format; offset 0..4095
    0x45027600002b22,0x4060813,0x8018,0x4709,8,0xfff00000000, // 2650 tbuffer_store_format_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x45027600002b22,0x4010813,0x8018,0x40f1,0x10,0xfff00000000, // 2651 tbuffer_store_format_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x45027600002b22,0x4060813,0x8018,0x4711,0x10,0xfff00000000, // 2652 tbuffer_store_format_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x47027600002b22,0x4010813,0x8018,0x40f9,0x18,0xfff00000000, // 2653 tbuffer_store_format_xyzw mtbuf 8B 90a; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|glc|slc|scc|format; offset 0..4095
    0x47027600002b22,0x4060813,0x8018,0x4719,0x18,0xfff00000000, // 2654 tbuffer_store_format_xyzw mtbuf 8B 942|950; may_store|vmem|side_effects; reads exec; needs offen|idxen; takes offset|sc0|sc1|nt|format; offset 0..4095
    0x292027700002b3c,0x4070406,1,0,0,0, // 2655 v_accvgpr_mov_b32 vop1 4B all; valu; reads exec
    0x293027800002b4e,0x407080b,1,0,0,0, // 2656 v_accvgpr_read_b32 mai 8B all; valu; reads exec
    0x294027900002b61,0x407080b,1,0,0,0, // 2657 v_accvgpr_write_b32 mai 8B all; valu; reads exec
    0x91027a00002b75,0x4070809,1,0,0,0, // 2658 v_add3_u32 vop3 8B all; valu; reads exec
    0x92027b00002b80,0x4070407,1,0,0,0, // 2659 v_add_co_u32_e32 vop2 4B all; valu; reads exec
    0x93027b00002b91,0x4070809,1,0x20000,0,0, // 2660 v_add_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    0x94027b00002ba2,0x407080c,1,0xf8020000,0,0, // 2661 v_add_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x95027b00002bb4,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 2662 v_add_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1e5027c00002bc5,0x14070407,1,0,0,0, // 2663 v_add_f16_e32 vop2 4B all; valu; reads exec|mode
    0x1e6027c00002bd3,0x14070809,1,0x78000,0,0, // 2664 v_add_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1e6027c00002be1,0x1407080c,1,0x78078000,0,0, // 2665 v_add_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    0x1e7027c00002bf0,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 2666 v_add_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1e8027d00002bfe,0x14070407,1,0,0,0, // 2667 v_add_f32_e32 vop2 4B all; valu; reads exec|mode
    0x1e9027d00002c0c,0x14070809,1,0x78000,0,0, // 2668 v_add_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1e9027d00002c1a,0x1407080c,1,0x78078000,0,0, // 2669 v_add_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    0x1ea027d00002c29,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 2670 v_add_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1eb027e00002c37,0x14070809,1,0x78000,0,0, // 2671 v_add_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1ec027f00002c41,0x4070809,1,0xa0000,0,0, // 2672 v_add_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    0x1ed028000002c4b,0x4070809,1,0x20000,0,0, // 2673 v_add_i32 vop3 8B all; valu; reads exec; takes clamp
    0x96028100002c55,0x4070809,1,0,0,0, // 2674 v_add_lshl_u32 vop3 8B all; valu; reads exec
    0x1ee028200002c64,0x4070407,1,0,0,0, // 2675 v_add_u16_e32 vop2 4B all; valu; reads exec
    0x1ef028200002c72,0x4070809,1,0x20000,0,0, // 2676 v_add_u16_e64 vop3 8B all; valu; reads exec; takes clamp
    0x1f0028200002c80,0x407080c,1,0xf8020000,0,0, // 2677 v_add_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f1028200002c8f,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 2678 v_add_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1f2028300002c9d,0x4070407,1,0,0,0, // 2679 v_add_u32_e32 vop2 4B all; valu; reads exec
    0x1f3028300002cab,0x4070809,1,0x20000,0,0, // 2680 v_add_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    0x1f4028300002cb9,0x407080c,1,0xf8020000,0,0, // 2681 v_add_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f5028300002cc8,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 2682 v_add_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x24028400002cd6,0x4070407,1,0,0,0, // 2683 v_addc_co_u32_e32 vop2 4B all; valu; reads exec
    0x25028400002ce8,0x4070809,1,0x20000,0,0, // 2684 v_addc_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    0x26028400002cfa,0x407080c,1,0xf8020000,0,0, // 2685 v_addc_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x27028400002d0d,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 2686 v_addc_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x96028500002d1f,0x4070809,1,0xa0000,0,0, // 2687 v_alignbit_b32 vop3 8B all; valu; reads exec; takes clamp|op_sel
    0x96028600002d2e,0x4070809,1,0xa0000,0,0, // 2688 v_alignbyte_b32 vop3 8B all; valu; reads exec; takes clamp|op_sel
    0x1f6028700002d3e,0x4070407,1,0,0,0, // 2689 v_and_b32_e32 vop2 4B all; valu; reads exec
    0x1f7028700002d4c,0x4070809,1,0,0,0, // 2690 v_and_b32_e64 vop3 8B all; valu; reads exec
    0x1f8028700002d5a,0x407080c,1,0xf8020000,0,0, // 2691 v_and_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f1028700002d69,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 2692 v_and_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x96028800002d77,0x4070809,1,0,0,0, // 2693 v_and_or_b32 vop3 8B all; valu; reads exec
    0x96028900002d84,0x4040809,1,0x80000,0,0, // 2694 v_ashr_pk_i8_i32 vop3 8B 950; valu; reads exec; takes op_sel
    0x96028a00002d95,0x4040809,1,0x80000,0,0, // 2695 v_ashr_pk_u8_i32 vop3 8B 950; valu; reads exec; takes op_sel
    0x1ee028b00002da6,0x4070407,1,0,0,0, // 2696 v_ashrrev_i16_e32 vop2 4B all; valu; reads exec
    0x1ef028b00002db8,0x4070809,1,0,0,0, // 2697 v_ashrrev_i16_e64 vop3 8B all; valu; reads exec
    0x1f0028b00002dca,0x407080c,1,0xf8020000,0,0, // 2698 v_ashrrev_i16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f1028b00002ddd,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 2699 v_ashrrev_i16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1f6028c00002def,0x4070407,1,0,0,0, // 2700 v_ashrrev_i32_e32 vop2 4B all; valu; reads exec
    0x1f7028c00002e01,0x4070809,1,0,0,0, // 2701 v_ashrrev_i32_e64 vop3 8B all; valu; reads exec
    0x1f8028c00002e13,0x407080c,1,0xf8020000,0,0, // 2702 v_ashrrev_i32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f1028c00002e26,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 2703 v_ashrrev_i32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1f9028d00002e38,0x4070809,1,0,0,0, // 2704 v_ashrrev_i64 vop3 8B all; valu; reads exec
    0x1f7028e00002e46,0x4070809,1,0,0,0, // 2705 v_bcnt_u32_b32 vop3 8B all; valu; reads exec
    0x96028f00002e55,0x4070809,1,0,0,0, // 2706 v_bfe_i32 vop3 8B all; valu; reads exec
    0x96029000002e5f,0x4070809,1,0,0,0, // 2707 v_bfe_u32 vop3 8B all; valu; reads exec
    0x96029100002e69,0x4070809,1,0,0,0, // 2708 v_bfi_b32 vop3 8B all; valu; reads exec
    0x1f7029200002e73,0x4070809,1,0,0,0, // 2709 v_bfm_b32 vop3 8B all; valu; reads exec
    0x295029300002e7d,0x4070406,1,0,0,0, // 2710 v_bfrev_b32_e32 vop1 4B all; valu; reads exec
    0x296029300002e8d,0x4070809,1,0,0,0, // 2711 v_bfrev_b32_e64 vop3 8B all; valu; reads exec
    0x297029300002e9d,0x407080c,1,0xb8020000,0,0, // 2712 v_bfrev_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    0x298029300002eae,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 2713 v_bfrev_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x97029400002ebe,0x4040809,1,0x800080000,0,0, // 2714 v_bitop3_b16 vop3 8B 950; valu; reads exec; takes op_sel|bitop3
    0x96029500002ecb,0x4040809,1,0x800000000,0,0, // 2715 v_bitop3_b32 vop3 8B 950; valu; reads exec; takes bitop3
    0x299029600002ed8,0x14070406,1,0,0,0, // 2716 v_ceil_f16_e32 vop1 4B all; valu; reads exec|mode
    0x29a029600002ee7,0x14070809,1,0x78000,0,0, // 2717 v_ceil_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x29a029600002ef6,0x1407080c,1,0x38078000,0,0, // 2718 v_ceil_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29b029600002f06,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 2719 v_ceil_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29c029700002f15,0x14070406,1,0,0,0, // 2720 v_ceil_f32_e32 vop1 4B all; valu; reads exec|mode
    0x29d029700002f24,0x14070809,1,0x78000,0,0, // 2721 v_ceil_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x29d029700002f33,0x1407080c,1,0x38078000,0,0, // 2722 v_ceil_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e029700002f43,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 2723 v_ceil_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29f029800002f52,0x14070406,1,0,0,0, // 2724 v_ceil_f64_e32 vop1 4B all; valu; reads exec|mode
    0x2a0029800002f61,0x14070809,1,0x78000,0,0, // 2725 v_ceil_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2f0029900002f70,0x4070406,0x8001,0,0,0, // 2726 v_clrexcp vop1 4B all; valu|side_effects; reads exec
    0x1fa029a00002f7a,0x4070408,1,0,0,0, // 2727 v_cmp_class_f16_e32 vopc 4B all; valu; reads exec
    0x1fb029a00002f8e,0x4070809,1,0x18000,0,0, // 2728 v_cmp_class_f16_e64 vop3 8B all; valu; reads exec; takes neg|abs
    0x1fc029a00002fa2,0x20407080c,1,0xe0018000,0,0, // 2729 v_cmp_class_f16_sdwa sdwa 8B all; valu; reads exec; writes vcc; takes neg|abs|src0_sel|src1_sel|sext
    0x1fd029b00002fb7,0x4070408,1,0,0,0, // 2730 v_cmp_class_f32_e32 vopc 4B all; valu; reads exec
    0x1fe029b00002fcb,0x4070809,1,0x18000,0,0, // 2731 v_cmp_class_f32_e64 vop3 8B all; valu; reads exec; takes neg|abs
    0x1ff029b00002fdf,0x20407080c,1,0xe0018000,0,0, // 2732 v_cmp_class_f32_sdwa sdwa 8B all; valu; reads exec; writes vcc; takes neg|abs|src0_sel|src1_sel|sext
    0x200029c00002ff4,0x4070408,1,0,0,0, // 2733 v_cmp_class_f64_e32 vopc 4B all; valu; reads exec
    0x201029c00003008,0x4070809,1,0x18000,0,0, // 2734 v_cmp_class_f64_e64 vop3 8B all; valu; reads exec; takes neg|abs
    0x202029d0000301c,0x14070408,1,0,0,0, // 2735 v_cmp_eq_f16_e32 vopc 4B all; valu; reads exec|mode
    0x203029d0000302d,0x14070809,1,0x38000,0,0, // 2736 v_cmp_eq_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x203029d0000303e,0x1407080c,1,0x60018000,0,0, // 2737 v_cmp_eq_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x204029e00003050,0x14070408,1,0,0,0, // 2738 v_cmp_eq_f32_e32 vopc 4B all; valu; reads exec|mode
    0x205029e00003061,0x14070809,1,0x38000,0,0, // 2739 v_cmp_eq_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x205029e00003072,0x1407080c,1,0x60018000,0,0, // 2740 v_cmp_eq_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x206029f00003084,0x14070408,1,0,0,0, // 2741 v_cmp_eq_f64_e32 vopc 4B all; valu; reads exec|mode
    0x207029f00003095,0x14070809,1,0x38000,0,0, // 2742 v_cmp_eq_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20802a0000030a6,0x4070408,1,0,0,0, // 2743 v_cmp_eq_i16_e32 vopc 4B all; valu; reads exec
    0x20902a0000030b7,0x4070809,1,0,0,0, // 2744 v_cmp_eq_i16_e64 vop3 8B all; valu; reads exec
    0x20a02a0000030c8,0x407080c,1,0xe0000000,0,0, // 2745 v_cmp_eq_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20b02a1000030da,0x4070408,1,0,0,0, // 2746 v_cmp_eq_i32_e32 vopc 4B all; valu; reads exec
    0x20c02a1000030eb,0x4070809,1,0,0,0, // 2747 v_cmp_eq_i32_e64 vop3 8B all; valu; reads exec
    0x20d02a1000030fc,0x407080c,1,0xe0000000,0,0, // 2748 v_cmp_eq_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20e02a20000310e,0x4070408,1,0,0,0, // 2749 v_cmp_eq_i64_e32 vopc 4B all; valu; reads exec
    0x20f02a20000311f,0x4070809,1,0,0,0, // 2750 v_cmp_eq_i64_e64 vop3 8B all; valu; reads exec
    0x21002a300003130,0x4070408,1,0,0,0, // 2751 v_cmp_eq_u16_e32 vopc 4B all; valu; reads exec
    0x21102a300003141,0x4070809,1,0,0,0, // 2752 v_cmp_eq_u16_e64 vop3 8B all; valu; reads exec
    0x21202a300003152,0x407080c,1,0xe0000000,0,0, // 2753 v_cmp_eq_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21302a400003164,0x4070408,1,0,0,0, // 2754 v_cmp_eq_u32_e32 vopc 4B all; valu; reads exec
    0x21402a400003175,0x4070809,1,0,0,0, // 2755 v_cmp_eq_u32_e64 vop3 8B all; valu; reads exec
    0x21502a400003186,0x407080c,1,0xe0000000,0,0, // 2756 v_cmp_eq_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21602a500003198,0x4070408,1,0,0,0, // 2757 v_cmp_eq_u64_e32 vopc 4B all; valu; reads exec
    0x21702a5000031a9,0x4070809,1,0,0,0, // 2758 v_cmp_eq_u64_e64 vop3 8B all; valu; reads exec
    0x20202a6000031ba,0x14070408,1,0,0,0, // 2759 v_cmp_f_f16_e32 vopc 4B all; valu; reads exec|mode
    0x20302a6000031ca,0x14070809,1,0x38000,0,0, // 2760 v_cmp_f_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20302a6000031da,0x1407080c,1,0x60018000,0,0, // 2761 v_cmp_f_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20402a7000031eb,0x14070408,1,0,0,0, // 2762 v_cmp_f_f32_e32 vopc 4B all; valu; reads exec|mode
    0x20502a7000031fb,0x14070809,1,0x38000,0,0, // 2763 v_cmp_f_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20502a70000320b,0x1407080c,1,0x60018000,0,0, // 2764 v_cmp_f_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20602a80000321c,0x14070408,1,0,0,0, // 2765 v_cmp_f_f64_e32 vopc 4B all; valu; reads exec|mode
    0x20702a80000322c,0x14070809,1,0x38000,0,0, // 2766 v_cmp_f_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20802a90000323c,0x4070408,1,0,0,0, // 2767 v_cmp_f_i16_e32 vopc 4B all; valu; reads exec
    0x20902a90000324c,0x4070809,1,0,0,0, // 2768 v_cmp_f_i16_e64 vop3 8B all; valu; reads exec
    0x20a02a90000325c,0x407080c,1,0xe0000000,0,0, // 2769 v_cmp_f_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20b02aa0000326d,0x4070408,1,0,0,0, // 2770 v_cmp_f_i32_e32 vopc 4B all; valu; reads exec
    0x20c02aa0000327d,0x4070809,1,0,0,0, // 2771 v_cmp_f_i32_e64 vop3 8B all; valu; reads exec
    0x20d02aa0000328d,0x407080c,1,0xe0000000,0,0, // 2772 v_cmp_f_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20e02ab0000329e,0x4070408,1,0,0,0, // 2773 v_cmp_f_i64_e32 vopc 4B all; valu; reads exec
    0x20f02ab000032ae,0x4070809,1,0,0,0, // 2774 v_cmp_f_i64_e64 vop3 8B all; valu; reads exec
    0x21002ac000032be,0x4070408,1,0,0,0, // 2775 v_cmp_f_u16_e32 vopc 4B all; valu; reads exec
    0x21102ac000032ce,0x4070809,1,0,0,0, // 2776 v_cmp_f_u16_e64 vop3 8B all; valu; reads exec
    0x21202ac000032de,0x407080c,1,0xe0000000,0,0, // 2777 v_cmp_f_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21302ad000032ef,0x4070408,1,0,0,0, // 2778 v_cmp_f_u32_e32 vopc 4B all; valu; reads exec
    0x21402ad000032ff,0x4070809,1,0,0,0, // 2779 v_cmp_f_u32_e64 vop3 8B all; valu; reads exec
    0x21502ad0000330f,0x407080c,1,0xe0000000,0,0, // 2780 v_cmp_f_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21602ae00003320,0x4070408,1,0,0,0, // 2781 v_cmp_f_u64_e32 vopc 4B all; valu; reads exec
    0x21702ae00003330,0x4070809,1,0,0,0, // 2782 v_cmp_f_u64_e64 vop3 8B all; valu; reads exec
    0x20202af00003340,0x14070408,1,0,0,0, // 2783 v_cmp_ge_f16_e32 vopc 4B all; valu; reads exec|mode
    0x20302af00003351,0x14070809,1,0x38000,0,0, // 2784 v_cmp_ge_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20302af00003362,0x1407080c,1,0x60018000,0,0, // 2785 v_cmp_ge_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20402b000003374,0x14070408,1,0,0,0, // 2786 v_cmp_ge_f32_e32 vopc 4B all; valu; reads exec|mode
    0x20502b000003385,0x14070809,1,0x38000,0,0, // 2787 v_cmp_ge_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20502b000003396,0x1407080c,1,0x60018000,0,0, // 2788 v_cmp_ge_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20602b1000033a8,0x14070408,1,0,0,0, // 2789 v_cmp_ge_f64_e32 vopc 4B all; valu; reads exec|mode
    0x20702b1000033b9,0x14070809,1,0x38000,0,0, // 2790 v_cmp_ge_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20802b2000033ca,0x4070408,1,0,0,0, // 2791 v_cmp_ge_i16_e32 vopc 4B all; valu; reads exec
    0x20902b2000033db,0x4070809,1,0,0,0, // 2792 v_cmp_ge_i16_e64 vop3 8B all; valu; reads exec
    0x20a02b2000033ec,0x407080c,1,0xe0000000,0,0, // 2793 v_cmp_ge_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20b02b3000033fe,0x4070408,1,0,0,0, // 2794 v_cmp_ge_i32_e32 vopc 4B all; valu; reads exec
    0x20c02b30000340f,0x4070809,1,0,0,0, // 2795 v_cmp_ge_i32_e64 vop3 8B all; valu; reads exec
    0x20d02b300003420,0x407080c,1,0xe0000000,0,0, // 2796 v_cmp_ge_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20e02b400003432,0x4070408,1,0,0,0, // 2797 v_cmp_ge_i64_e32 vopc 4B all; valu; reads exec
    0x20f02b400003443,0x4070809,1,0,0,0, // 2798 v_cmp_ge_i64_e64 vop3 8B all; valu; reads exec
    0x21002b500003454,0x4070408,1,0,0,0, // 2799 v_cmp_ge_u16_e32 vopc 4B all; valu; reads exec
    0x21102b500003465,0x4070809,1,0,0,0, // 2800 v_cmp_ge_u16_e64 vop3 8B all; valu; reads exec
    0x21202b500003476,0x407080c,1,0xe0000000,0,0, // 2801 v_cmp_ge_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21302b600003488,0x4070408,1,0,0,0, // 2802 v_cmp_ge_u32_e32 vopc 4B all; valu; reads exec
    0x21402b600003499,0x4070809,1,0,0,0, // 2803 v_cmp_ge_u32_e64 vop3 8B all; valu; reads exec
    0x21502b6000034aa,0x407080c,1,0xe0000000,0,0, // 2804 v_cmp_ge_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21602b7000034bc,0x4070408,1,0,0,0, // 2805 v_cmp_ge_u64_e32 vopc 4B all; valu; reads exec
    0x21702b7000034cd,0x4070809,1,0,0,0, // 2806 v_cmp_ge_u64_e64 vop3 8B all; valu; reads exec
    0x20202b8000034de,0x14070408,1,0,0,0, // 2807 v_cmp_gt_f16_e32 vopc 4B all; valu; reads exec|mode
    0x20302b8000034ef,0x14070809,1,0x38000,0,0, // 2808 v_cmp_gt_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20302b800003500,0x1407080c,1,0x60018000,0,0, // 2809 v_cmp_gt_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20402b900003512,0x14070408,1,0,0,0, // 2810 v_cmp_gt_f32_e32 vopc 4B all; valu; reads exec|mode
    0x20502b900003523,0x14070809,1,0x38000,0,0, // 2811 v_cmp_gt_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20502b900003534,0x1407080c,1,0x60018000,0,0, // 2812 v_cmp_gt_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20602ba00003546,0x14070408,1,0,0,0, // 2813 v_cmp_gt_f64_e32 vopc 4B all; valu; reads exec|mode
    0x20702ba00003557,0x14070809,1,0x38000,0,0, // 2814 v_cmp_gt_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20802bb00003568,0x4070408,1,0,0,0, // 2815 v_cmp_gt_i16_e32 vopc 4B all; valu; reads exec
    0x20902bb00003579,0x4070809,1,0,0,0, // 2816 v_cmp_gt_i16_e64 vop3 8B all; valu; reads exec
    0x20a02bb0000358a,0x407080c,1,0xe0000000,0,0, // 2817 v_cmp_gt_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20b02bc0000359c,0x4070408,1,0,0,0, // 2818 v_cmp_gt_i32_e32 vopc 4B all; valu; reads exec
    0x20c02bc000035ad,0x4070809,1,0,0,0, // 2819 v_cmp_gt_i32_e64 vop3 8B all; valu; reads exec
    0x20d02bc000035be,0x407080c,1,0xe0000000,0,0, // 2820 v_cmp_gt_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20e02bd000035d0,0x4070408,1,0,0,0, // 2821 v_cmp_gt_i64_e32 vopc 4B all; valu; reads exec
    0x20f02bd000035e1,0x4070809,1,0,0,0, // 2822 v_cmp_gt_i64_e64 vop3 8B all; valu; reads exec
    0x21002be000035f2,0x4070408,1,0,0,0, // 2823 v_cmp_gt_u16_e32 vopc 4B all; valu; reads exec
    0x21102be00003603,0x4070809,1,0,0,0, // 2824 v_cmp_gt_u16_e64 vop3 8B all; valu; reads exec
    0x21202be00003614,0x407080c,1,0xe0000000,0,0, // 2825 v_cmp_gt_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21302bf00003626,0x4070408,1,0,0,0, // 2826 v_cmp_gt_u32_e32 vopc 4B all; valu; reads exec
    0x21402bf00003637,0x4070809,1,0,0,0, // 2827 v_cmp_gt_u32_e64 vop3 8B all; valu; reads exec
    0x21502bf00003648,0x407080c,1,0xe0000000,0,0, // 2828 v_cmp_gt_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21602c00000365a,0x4070408,1,0,0,0, // 2829 v_cmp_gt_u64_e32 vopc 4B all; valu; reads exec
    0x21702c00000366b,0x4070809,1,0,0,0, // 2830 v_cmp_gt_u64_e64 vop3 8B all; valu; reads exec
    0x20202c10000367c,0x14070408,1,0,0,0, // 2831 v_cmp_le_f16_e32 vopc 4B all; valu; reads exec|mode
    0x20302c10000368d,0x14070809,1,0x38000,0,0, // 2832 v_cmp_le_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20302c10000369e,0x1407080c,1,0x60018000,0,0, // 2833 v_cmp_le_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20402c2000036b0,0x14070408,1,0,0,0, // 2834 v_cmp_le_f32_e32 vopc 4B all; valu; reads exec|mode
    0x20502c2000036c1,0x14070809,1,0x38000,0,0, // 2835 v_cmp_le_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20502c2000036d2,0x1407080c,1,0x60018000,0,0, // 2836 v_cmp_le_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20602c3000036e4,0x14070408,1,0,0,0, // 2837 v_cmp_le_f64_e32 vopc 4B all; valu; reads exec|mode
    0x20702c3000036f5,0x14070809,1,0x38000,0,0, // 2838 v_cmp_le_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20802c400003706,0x4070408,1,0,0,0, // 2839 v_cmp_le_i16_e32 vopc 4B all; valu; reads exec
    0x20902c400003717,0x4070809,1,0,0,0, // 2840 v_cmp_le_i16_e64 vop3 8B all; valu; reads exec
    0x20a02c400003728,0x407080c,1,0xe0000000,0,0, // 2841 v_cmp_le_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20b02c50000373a,0x4070408,1,0,0,0, // 2842 v_cmp_le_i32_e32 vopc 4B all; valu; reads exec
    0x20c02c50000374b,0x4070809,1,0,0,0, // 2843 v_cmp_le_i32_e64 vop3 8B all; valu; reads exec
    0x20d02c50000375c,0x407080c,1,0xe0000000,0,0, // 2844 v_cmp_le_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20e02c60000376e,0x4070408,1,0,0,0, // 2845 v_cmp_le_i64_e32 vopc 4B all; valu; reads exec
    0x20f02c60000377f,0x4070809,1,0,0,0, // 2846 v_cmp_le_i64_e64 vop3 8B all; valu; reads exec
    0x21002c700003790,0x4070408,1,0,0,0, // 2847 v_cmp_le_u16_e32 vopc 4B all; valu; reads exec
    0x21102c7000037a1,0x4070809,1,0,0,0, // 2848 v_cmp_le_u16_e64 vop3 8B all; valu; reads exec
    0x21202c7000037b2,0x407080c,1,0xe0000000,0,0, // 2849 v_cmp_le_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21302c8000037c4,0x4070408,1,0,0,0, // 2850 v_cmp_le_u32_e32 vopc 4B all; valu; reads exec
    0x21402c8000037d5,0x4070809,1,0,0,0, // 2851 v_cmp_le_u32_e64 vop3 8B all; valu; reads exec
    0x21502c8000037e6,0x407080c,1,0xe0000000,0,0, // 2852 v_cmp_le_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21602c9000037f8,0x4070408,1,0,0,0, // 2853 v_cmp_le_u64_e32 vopc 4B all; valu; reads exec
    0x21702c900003809,0x4070809,1,0,0,0, // 2854 v_cmp_le_u64_e64 vop3 8B all; valu; reads exec
    0x20202ca0000381a,0x14070408,1,0,0,0, // 2855 v_cmp_lg_f16_e32 vopc 4B all; valu; reads exec|mode
    0x20302ca0000382b,0x14070809,1,0x38000,0,0, // 2856 v_cmp_lg_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20302ca0000383c,0x1407080c,1,0x60018000,0,0, // 2857 v_cmp_lg_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20402cb0000384e,0x14070408,1,0,0,0, // 2858 v_cmp_lg_f32_e32 vopc 4B all; valu; reads exec|mode
    0x20502cb0000385f,0x14070809,1,0x38000,0,0, // 2859 v_cmp_lg_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20502cb00003870,0x1407080c,1,0x60018000,0,0, // 2860 v_cmp_lg_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20602cc00003882,0x14070408,1,0,0,0, // 2861 v_cmp_lg_f64_e32 vopc 4B all; valu; reads exec|mode
    0x20702cc00003893,0x14070809,1,0x38000,0,0, // 2862 v_cmp_lg_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20202cd000038a4,0x14070408,1,0,0,0, // 2863 v_cmp_lt_f16_e32 vopc 4B all; valu; reads exec|mode
    0x20302cd000038b5,0x14070809,1,0x38000,0,0, // 2864 v_cmp_lt_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20302cd000038c6,0x1407080c,1,0x60018000,0,0, // 2865 v_cmp_lt_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20402ce000038d8,0x14070408,1,0,0,0, // 2866 v_cmp_lt_f32_e32 vopc 4B all; valu; reads exec|mode
    0x20502ce000038e9,0x14070809,1,0x38000,0,0, // 2867 v_cmp_lt_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20502ce000038fa,0x1407080c,1,0x60018000,0,0, // 2868 v_cmp_lt_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20602cf0000390c,0x14070408,1,0,0,0, // 2869 v_cmp_lt_f64_e32 vopc 4B all; valu; reads exec|mode
    0x20702cf0000391d,0x14070809,1,0x38000,0,0, // 2870 v_cmp_lt_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20802d00000392e,0x4070408,1,0,0,0, // 2871 v_cmp_lt_i16_e32 vopc 4B all; valu; reads exec
    0x20902d00000393f,0x4070809,1,0,0,0, // 2872 v_cmp_lt_i16_e64 vop3 8B all; valu; reads exec
    0x20a02d000003950,0x407080c,1,0xe0000000,0,0, // 2873 v_cmp_lt_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20b02d100003962,0x4070408,1,0,0,0, // 2874 v_cmp_lt_i32_e32 vopc 4B all; valu; reads exec
    0x20c02d100003973,0x4070809,1,0,0,0, // 2875 v_cmp_lt_i32_e64 vop3 8B all; valu; reads exec
    0x20d02d100003984,0x407080c,1,0xe0000000,0,0, // 2876 v_cmp_lt_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20e02d200003996,0x4070408,1,0,0,0, // 2877 v_cmp_lt_i64_e32 vopc 4B all; valu; reads exec
    0x20f02d2000039a7,0x4070809,1,0,0,0, // 2878 v_cmp_lt_i64_e64 vop3 8B all; valu; reads exec
    0x21002d3000039b8,0x4070408,1,0,0,0, // 2879 v_cmp_lt_u16_e32 vopc 4B all; valu; reads exec
    0x21102d3000039c9,0x4070809,1,0,0,0, // 2880 v_cmp_lt_u16_e64 vop3 8B all; valu; reads exec
    0x21202d3000039da,0x407080c,1,0xe0000000,0,0, // 2881 v_cmp_lt_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21302d4000039ec,0x4070408,1,0,0,0, // 2882 v_cmp_lt_u32_e32 vopc 4B all; valu; reads exec
    0x21402d4000039fd,0x4070809,1,0,0,0, // 2883 v_cmp_lt_u32_e64 vop3 8B all; valu; reads exec
    0x21502d400003a0e,0x407080c,1,0xe0000000,0,0, // 2884 v_cmp_lt_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21602d500003a20,0x4070408,1,0,0,0, // 2885 v_cmp_lt_u64_e32 vopc 4B all; valu; reads exec
    0x21702d500003a31,0x4070809,1,0,0,0, // 2886 v_cmp_lt_u64_e64 vop3 8B all; valu; reads exec
    0x20802d600003a42,0x4070408,1,0,0,0, // 2887 v_cmp_ne_i16_e32 vopc 4B all; valu; reads exec
    0x20902d600003a53,0x4070809,1,0,0,0, // 2888 v_cmp_ne_i16_e64 vop3 8B all; valu; reads exec
    0x20a02d600003a64,0x407080c,1,0xe0000000,0,0, // 2889 v_cmp_ne_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20b02d700003a76,0x4070408,1,0,0,0, // 2890 v_cmp_ne_i32_e32 vopc 4B all; valu; reads exec
    0x20c02d700003a87,0x4070809,1,0,0,0, // 2891 v_cmp_ne_i32_e64 vop3 8B all; valu; reads exec
    0x20d02d700003a98,0x407080c,1,0xe0000000,0,0, // 2892 v_cmp_ne_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20e02d800003aaa,0x4070408,1,0,0,0, // 2893 v_cmp_ne_i64_e32 vopc 4B all; valu; reads exec
    0x20f02d800003abb,0x4070809,1,0,0,0, // 2894 v_cmp_ne_i64_e64 vop3 8B all; valu; reads exec
    0x21002d900003acc,0x4070408,1,0,0,0, // 2895 v_cmp_ne_u16_e32 vopc 4B all; valu; reads exec
    0x21102d900003add,0x4070809,1,0,0,0, // 2896 v_cmp_ne_u16_e64 vop3 8B all; valu; reads exec
    0x21202d900003aee,0x407080c,1,0xe0000000,0,0, // 2897 v_cmp_ne_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21302da00003b00,0x4070408,1,0,0,0, // 2898 v_cmp_ne_u32_e32 vopc 4B all; valu; reads exec
    0x21402da00003b11,0x4070809,1,0,0,0, // 2899 v_cmp_ne_u32_e64 vop3 8B all; valu; reads exec
    0x21502da00003b22,0x407080c,1,0xe0000000,0,0, // 2900 v_cmp_ne_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21602db00003b34,0x4070408,1,0,0,0, // 2901 v_cmp_ne_u64_e32 vopc 4B all; valu; reads exec
    0x21702db00003b45,0x4070809,1,0,0,0, // 2902 v_cmp_ne_u64_e64 vop3 8B all; valu; reads exec
    0x20202dc00003b56,0x14070408,1,0,0,0, // 2903 v_cmp_neq_f16_e32 vopc 4B all; valu; reads exec|mode
    0x20302dc00003b68,0x14070809,1,0x38000,0,0, // 2904 v_cmp_neq_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20302dc00003b7a,0x1407080c,1,0x60018000,0,0, // 2905 v_cmp_neq_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20402dd00003b8d,0x14070408,1,0,0,0, // 2906 v_cmp_neq_f32_e32 vopc 4B all; valu; reads exec|mode
    0x20502dd00003b9f,0x14070809,1,0x38000,0,0, // 2907 v_cmp_neq_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20502dd00003bb1,0x1407080c,1,0x60018000,0,0, // 2908 v_cmp_neq_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20602de00003bc4,0x14070408,1,0,0,0, // 2909 v_cmp_neq_f64_e32 vopc 4B all; valu; reads exec|mode
    0x20702de00003bd6,0x14070809,1,0x38000,0,0, // 2910 v_cmp_neq_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20202df00003be8,0x14070408,1,0,0,0, // 2911 v_cmp_nge_f16_e32 vopc 4B all; valu; reads exec|mode
    0x20302df00003bfa,0x14070809,1,0x38000,0,0, // 2912 v_cmp_nge_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20302df00003c0c,0x1407080c,1,0x60018000,0,0, // 2913 v_cmp_nge_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20402e000003c1f,0x14070408,1,0,0,0, // 2914 v_cmp_nge_f32_e32 vopc 4B all; valu; reads exec|mode
    0x20502e000003c31,0x14070809,1,0x38000,0,0, // 2915 v_cmp_nge_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20502e000003c43,0x1407080c,1,0x60018000,0,0, // 2916 v_cmp_nge_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20602e100003c56,0x14070408,1,0,0,0, // 2917 v_cmp_nge_f64_e32 vopc 4B all; valu; reads exec|mode
    0x20702e100003c68,0x14070809,1,0x38000,0,0, // 2918 v_cmp_nge_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20202e200003c7a,0x14070408,1,0,0,0, // 2919 v_cmp_ngt_f16_e32 vopc 4B all; valu; reads exec|mode
    0x20302e200003c8c,0x14070809,1,0x38000,0,0, // 2920 v_cmp_ngt_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20302e200003c9e,0x1407080c,1,0x60018000,0,0, // 2921 v_cmp_ngt_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20402e300003cb1,0x14070408,1,0,0,0, // 2922 v_cmp_ngt_f32_e32 vopc 4B all; valu; reads exec|mode
    0x20502e300003cc3,0x14070809,1,0x38000,0,0, // 2923 v_cmp_ngt_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20502e300003cd5,0x1407080c,1,0x60018000,0,0, // 2924 v_cmp_ngt_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20602e400003ce8,0x14070408,1,0,0,0, // 2925 v_cmp_ngt_f64_e32 vopc 4B all; valu; reads exec|mode
    0x20702e400003cfa,0x14070809,1,0x38000,0,0, // 2926 v_cmp_ngt_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20202e500003d0c,0x14070408,1,0,0,0, // 2927 v_cmp_nle_f16_e32 vopc 4B all; valu; reads exec|mode
    0x20302e500003d1e,0x14070809,1,0x38000,0,0, // 2928 v_cmp_nle_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20302e500003d30,0x1407080c,1,0x60018000,0,0, // 2929 v_cmp_nle_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20402e600003d43,0x14070408,1,0,0,0, // 2930 v_cmp_nle_f32_e32 vopc 4B all; valu; reads exec|mode
    0x20502e600003d55,0x14070809,1,0x38000,0,0, // 2931 v_cmp_nle_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20502e600003d67,0x1407080c,1,0x60018000,0,0, // 2932 v_cmp_nle_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20602e700003d7a,0x14070408,1,0,0,0, // 2933 v_cmp_nle_f64_e32 vopc 4B all; valu; reads exec|mode
    0x20702e700003d8c,0x14070809,1,0x38000,0,0, // 2934 v_cmp_nle_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20202e800003d9e,0x14070408,1,0,0,0, // 2935 v_cmp_nlg_f16_e32 vopc 4B all; valu; reads exec|mode
    0x20302e800003db0,0x14070809,1,0x38000,0,0, // 2936 v_cmp_nlg_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20302e800003dc2,0x1407080c,1,0x60018000,0,0, // 2937 v_cmp_nlg_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20402e900003dd5,0x14070408,1,0,0,0, // 2938 v_cmp_nlg_f32_e32 vopc 4B all; valu; reads exec|mode
    0x20502e900003de7,0x14070809,1,0x38000,0,0, // 2939 v_cmp_nlg_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20502e900003df9,0x1407080c,1,0x60018000,0,0, // 2940 v_cmp_nlg_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20602ea00003e0c,0x14070408,1,0,0,0, // 2941 v_cmp_nlg_f64_e32 vopc 4B all; valu; reads exec|mode
    0x20702ea00003e1e,0x14070809,1,0x38000,0,0, // 2942 v_cmp_nlg_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20202eb00003e30,0x14070408,1,0,0,0, // 2943 v_cmp_nlt_f16_e32 vopc 4B all; valu; reads exec|mode
    0x20302eb00003e42,0x14070809,1,0x38000,0,0, // 2944 v_cmp_nlt_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20302eb00003e54,0x1407080c,1,0x60018000,0,0, // 2945 v_cmp_nlt_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20402ec00003e67,0x14070408,1,0,0,0, // 2946 v_cmp_nlt_f32_e32 vopc 4B all; valu; reads exec|mode
    0x20502ec00003e79,0x14070809,1,0x38000,0,0, // 2947 v_cmp_nlt_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20502ec00003e8b,0x1407080c,1,0x60018000,0,0, // 2948 v_cmp_nlt_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20602ed00003e9e,0x14070408,1,0,0,0, // 2949 v_cmp_nlt_f64_e32 vopc 4B all; valu; reads exec|mode
    0x20702ed00003eb0,0x14070809,1,0x38000,0,0, // 2950 v_cmp_nlt_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20202ee00003ec2,0x14070408,1,0,0,0, // 2951 v_cmp_o_f16_e32 vopc 4B all; valu; reads exec|mode
    0x20302ee00003ed2,0x14070809,1,0x38000,0,0, // 2952 v_cmp_o_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20302ee00003ee2,0x1407080c,1,0x60018000,0,0, // 2953 v_cmp_o_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20402ef00003ef3,0x14070408,1,0,0,0, // 2954 v_cmp_o_f32_e32 vopc 4B all; valu; reads exec|mode
    0x20502ef00003f03,0x14070809,1,0x38000,0,0, // 2955 v_cmp_o_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20502ef00003f13,0x1407080c,1,0x60018000,0,0, // 2956 v_cmp_o_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20602f000003f24,0x14070408,1,0,0,0, // 2957 v_cmp_o_f64_e32 vopc 4B all; valu; reads exec|mode
    0x20702f000003f34,0x14070809,1,0x38000,0,0, // 2958 v_cmp_o_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20802f100003f44,0x4070408,1,0,0,0, // 2959 v_cmp_t_i16_e32 vopc 4B all; valu; reads exec
    0x20902f100003f54,0x4070809,1,0,0,0, // 2960 v_cmp_t_i16_e64 vop3 8B all; valu; reads exec
    0x20a02f100003f64,0x407080c,1,0xe0000000,0,0, // 2961 v_cmp_t_i16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20b02f200003f75,0x4070408,1,0,0,0, // 2962 v_cmp_t_i32_e32 vopc 4B all; valu; reads exec
    0x20c02f200003f85,0x4070809,1,0,0,0, // 2963 v_cmp_t_i32_e64 vop3 8B all; valu; reads exec
    0x20d02f200003f95,0x407080c,1,0xe0000000,0,0, // 2964 v_cmp_t_i32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x20e02f300003fa6,0x4070408,1,0,0,0, // 2965 v_cmp_t_i64_e32 vopc 4B all; valu; reads exec
    0x20f02f300003fb6,0x4070809,1,0,0,0, // 2966 v_cmp_t_i64_e64 vop3 8B all; valu; reads exec
    0x21002f400003fc6,0x4070408,1,0,0,0, // 2967 v_cmp_t_u16_e32 vopc 4B all; valu; reads exec
    0x21102f400003fd6,0x4070809,1,0,0,0, // 2968 v_cmp_t_u16_e64 vop3 8B all; valu; reads exec
    0x21202f400003fe6,0x407080c,1,0xe0000000,0,0, // 2969 v_cmp_t_u16_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21302f500003ff7,0x4070408,1,0,0,0, // 2970 v_cmp_t_u32_e32 vopc 4B all; valu; reads exec
    0x21402f500004007,0x4070809,1,0,0,0, // 2971 v_cmp_t_u32_e64 vop3 8B all; valu; reads exec
    0x21502f500004017,0x407080c,1,0xe0000000,0,0, // 2972 v_cmp_t_u32_sdwa sdwa 8B all; valu; reads exec; takes src0_sel|src1_sel|sext
    0x21602f600004028,0x4070408,1,0,0,0, // 2973 v_cmp_t_u64_e32 vopc 4B all; valu; reads exec
    0x21702f600004038,0x4070809,1,0,0,0, // 2974 v_cmp_t_u64_e64 vop3 8B all; valu; reads exec
    0x20202f700004048,0x14070408,1,0,0,0, // 2975 v_cmp_tru_f16_e32 vopc 4B all; valu; reads exec|mode
    0x20302f70000405a,0x14070809,1,0x38000,0,0, // 2976 v_cmp_tru_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20302f70000406c,0x1407080c,1,0x60018000,0,0, // 2977 v_cmp_tru_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20402f80000407f,0x14070408,1,0,0,0, // 2978 v_cmp_tru_f32_e32 vopc 4B all; valu; reads exec|mode
    0x20502f800004091,0x14070809,1,0x38000,0,0, // 2979 v_cmp_tru_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20502f8000040a3,0x1407080c,1,0x60018000,0,0, // 2980 v_cmp_tru_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20602f9000040b6,0x14070408,1,0,0,0, // 2981 v_cmp_tru_f64_e32 vopc 4B all; valu; reads exec|mode
    0x20702f9000040c8,0x14070809,1,0x38000,0,0, // 2982 v_cmp_tru_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20202fa000040da,0x14070408,1,0,0,0, // 2983 v_cmp_u_f16_e32 vopc 4B all; valu; reads exec|mode
    0x20302fa000040ea,0x14070809,1,0x38000,0,0, // 2984 v_cmp_u_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20302fa000040fa,0x1407080c,1,0x60018000,0,0, // 2985 v_cmp_u_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20402fb0000410b,0x14070408,1,0,0,0, // 2986 v_cmp_u_f32_e32 vopc 4B all; valu; reads exec|mode
    0x20502fb0000411b,0x14070809,1,0x38000,0,0, // 2987 v_cmp_u_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x20502fb0000412b,0x1407080c,1,0x60018000,0,0, // 2988 v_cmp_u_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|src0_sel|src1_sel
    0x20602fc0000413c,0x14070408,1,0,0,0, // 2989 v_cmp_u_f64_e32 vopc 4B all; valu; reads exec|mode
    0x20702fc0000414c,0x14070809,1,0x38000,0,0, // 2990 v_cmp_u_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x1fa02fd0000415c,0x404070408,0x10000001,0,0,0, // 2991 v_cmpx_class_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x1fb02fd00004171,0x404070809,0x10000001,0x18000,0,0, // 2992 v_cmpx_class_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes neg|abs
    0x1fc02fd00004186,0x60407080c,0x10000001,0xe0018000,0,0, // 2993 v_cmpx_class_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes vcc|exec; takes neg|abs|src0_sel|src1_sel|sext
    0x1fd02fe0000419c,0x404070408,0x10000001,0,0,0, // 2994 v_cmpx_class_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x1fe02fe000041b1,0x404070809,0x10000001,0x18000,0,0, // 2995 v_cmpx_class_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes neg|abs
    0x1ff02fe000041c6,0x60407080c,0x10000001,0xe0018000,0,0, // 2996 v_cmpx_class_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes vcc|exec; takes neg|abs|src0_sel|src1_sel|sext
    0x20002ff000041dc,0x404070408,0x10000001,0,0,0, // 2997 v_cmpx_class_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20102ff000041f1,0x404070809,0x10000001,0x18000,0,0, // 2998 v_cmpx_class_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes neg|abs
    0x202030000004206,0x414070408,0x10000001,0,0,0, // 2999 v_cmpx_eq_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x203030000004218,0x414070809,0x10000001,0x38000,0,0, // 3000 v_cmpx_eq_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x20303000000422a,0x41407080c,0x10000001,0x60018000,0,0, // 3001 v_cmpx_eq_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x20403010000423d,0x414070408,0x10000001,0,0,0, // 3002 v_cmpx_eq_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x20503010000424f,0x414070809,0x10000001,0x38000,0,0, // 3003 v_cmpx_eq_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x205030100004261,0x41407080c,0x10000001,0x60018000,0,0, // 3004 v_cmpx_eq_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x206030200004274,0x414070408,0x10000001,0,0,0, // 3005 v_cmpx_eq_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x207030200004286,0x414070809,0x10000001,0x38000,0,0, // 3006 v_cmpx_eq_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x208030300004298,0x404070408,0x10000001,0,0,0, // 3007 v_cmpx_eq_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x2090303000042aa,0x404070809,0x10000001,0,0,0, // 3008 v_cmpx_eq_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20a0303000042bc,0x40407080c,0x10000001,0xe0000000,0,0, // 3009 v_cmpx_eq_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20b0304000042cf,0x404070408,0x10000001,0,0,0, // 3010 v_cmpx_eq_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20c0304000042e1,0x404070809,0x10000001,0,0,0, // 3011 v_cmpx_eq_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20d0304000042f3,0x40407080c,0x10000001,0xe0000000,0,0, // 3012 v_cmpx_eq_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20e030500004306,0x404070408,0x10000001,0,0,0, // 3013 v_cmpx_eq_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20f030500004318,0x404070809,0x10000001,0,0,0, // 3014 v_cmpx_eq_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x21003060000432a,0x404070408,0x10000001,0,0,0, // 3015 v_cmpx_eq_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x21103060000433c,0x404070809,0x10000001,0,0,0, // 3016 v_cmpx_eq_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x21203060000434e,0x40407080c,0x10000001,0xe0000000,0,0, // 3017 v_cmpx_eq_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x213030700004361,0x404070408,0x10000001,0,0,0, // 3018 v_cmpx_eq_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x214030700004373,0x404070809,0x10000001,0,0,0, // 3019 v_cmpx_eq_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x215030700004385,0x40407080c,0x10000001,0xe0000000,0,0, // 3020 v_cmpx_eq_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x216030800004398,0x404070408,0x10000001,0,0,0, // 3021 v_cmpx_eq_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x2170308000043aa,0x404070809,0x10000001,0,0,0, // 3022 v_cmpx_eq_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x2020309000043bc,0x414070408,0x10000001,0,0,0, // 3023 v_cmpx_f_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x2030309000043cd,0x414070809,0x10000001,0x38000,0,0, // 3024 v_cmpx_f_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x2030309000043de,0x41407080c,0x10000001,0x60018000,0,0, // 3025 v_cmpx_f_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x204030a000043f0,0x414070408,0x10000001,0,0,0, // 3026 v_cmpx_f_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x205030a00004401,0x414070809,0x10000001,0x38000,0,0, // 3027 v_cmpx_f_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x205030a00004412,0x41407080c,0x10000001,0x60018000,0,0, // 3028 v_cmpx_f_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x206030b00004424,0x414070408,0x10000001,0,0,0, // 3029 v_cmpx_f_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x207030b00004435,0x414070809,0x10000001,0x38000,0,0, // 3030 v_cmpx_f_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x208030c00004446,0x404070408,0x10000001,0,0,0, // 3031 v_cmpx_f_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x209030c00004457,0x404070809,0x10000001,0,0,0, // 3032 v_cmpx_f_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20a030c00004468,0x40407080c,0x10000001,0xe0000000,0,0, // 3033 v_cmpx_f_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20b030d0000447a,0x404070408,0x10000001,0,0,0, // 3034 v_cmpx_f_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20c030d0000448b,0x404070809,0x10000001,0,0,0, // 3035 v_cmpx_f_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20d030d0000449c,0x40407080c,0x10000001,0xe0000000,0,0, // 3036 v_cmpx_f_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20e030e000044ae,0x404070408,0x10000001,0,0,0, // 3037 v_cmpx_f_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20f030e000044bf,0x404070809,0x10000001,0,0,0, // 3038 v_cmpx_f_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x210030f000044d0,0x404070408,0x10000001,0,0,0, // 3039 v_cmpx_f_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x211030f000044e1,0x404070809,0x10000001,0,0,0, // 3040 v_cmpx_f_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x212030f000044f2,0x40407080c,0x10000001,0xe0000000,0,0, // 3041 v_cmpx_f_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x213031000004504,0x404070408,0x10000001,0,0,0, // 3042 v_cmpx_f_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x214031000004515,0x404070809,0x10000001,0,0,0, // 3043 v_cmpx_f_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x215031000004526,0x40407080c,0x10000001,0xe0000000,0,0, // 3044 v_cmpx_f_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x216031100004538,0x404070408,0x10000001,0,0,0, // 3045 v_cmpx_f_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x217031100004549,0x404070809,0x10000001,0,0,0, // 3046 v_cmpx_f_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20203120000455a,0x414070408,0x10000001,0,0,0, // 3047 v_cmpx_ge_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x20303120000456c,0x414070809,0x10000001,0x38000,0,0, // 3048 v_cmpx_ge_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x20303120000457e,0x41407080c,0x10000001,0x60018000,0,0, // 3049 v_cmpx_ge_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x204031300004591,0x414070408,0x10000001,0,0,0, // 3050 v_cmpx_ge_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x2050313000045a3,0x414070809,0x10000001,0x38000,0,0, // 3051 v_cmpx_ge_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x2050313000045b5,0x41407080c,0x10000001,0x60018000,0,0, // 3052 v_cmpx_ge_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x2060314000045c8,0x414070408,0x10000001,0,0,0, // 3053 v_cmpx_ge_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x2070314000045da,0x414070809,0x10000001,0x38000,0,0, // 3054 v_cmpx_ge_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x2080315000045ec,0x404070408,0x10000001,0,0,0, // 3055 v_cmpx_ge_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x2090315000045fe,0x404070809,0x10000001,0,0,0, // 3056 v_cmpx_ge_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20a031500004610,0x40407080c,0x10000001,0xe0000000,0,0, // 3057 v_cmpx_ge_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20b031600004623,0x404070408,0x10000001,0,0,0, // 3058 v_cmpx_ge_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20c031600004635,0x404070809,0x10000001,0,0,0, // 3059 v_cmpx_ge_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20d031600004647,0x40407080c,0x10000001,0xe0000000,0,0, // 3060 v_cmpx_ge_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20e03170000465a,0x404070408,0x10000001,0,0,0, // 3061 v_cmpx_ge_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20f03170000466c,0x404070809,0x10000001,0,0,0, // 3062 v_cmpx_ge_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x21003180000467e,0x404070408,0x10000001,0,0,0, // 3063 v_cmpx_ge_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x211031800004690,0x404070809,0x10000001,0,0,0, // 3064 v_cmpx_ge_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x2120318000046a2,0x40407080c,0x10000001,0xe0000000,0,0, // 3065 v_cmpx_ge_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x2130319000046b5,0x404070408,0x10000001,0,0,0, // 3066 v_cmpx_ge_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x2140319000046c7,0x404070809,0x10000001,0,0,0, // 3067 v_cmpx_ge_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x2150319000046d9,0x40407080c,0x10000001,0xe0000000,0,0, // 3068 v_cmpx_ge_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x216031a000046ec,0x404070408,0x10000001,0,0,0, // 3069 v_cmpx_ge_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x217031a000046fe,0x404070809,0x10000001,0,0,0, // 3070 v_cmpx_ge_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x202031b00004710,0x414070408,0x10000001,0,0,0, // 3071 v_cmpx_gt_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x203031b00004722,0x414070809,0x10000001,0x38000,0,0, // 3072 v_cmpx_gt_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x203031b00004734,0x41407080c,0x10000001,0x60018000,0,0, // 3073 v_cmpx_gt_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x204031c00004747,0x414070408,0x10000001,0,0,0, // 3074 v_cmpx_gt_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x205031c00004759,0x414070809,0x10000001,0x38000,0,0, // 3075 v_cmpx_gt_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x205031c0000476b,0x41407080c,0x10000001,0x60018000,0,0, // 3076 v_cmpx_gt_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x206031d0000477e,0x414070408,0x10000001,0,0,0, // 3077 v_cmpx_gt_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x207031d00004790,0x414070809,0x10000001,0x38000,0,0, // 3078 v_cmpx_gt_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x208031e000047a2,0x404070408,0x10000001,0,0,0, // 3079 v_cmpx_gt_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x209031e000047b4,0x404070809,0x10000001,0,0,0, // 3080 v_cmpx_gt_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20a031e000047c6,0x40407080c,0x10000001,0xe0000000,0,0, // 3081 v_cmpx_gt_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20b031f000047d9,0x404070408,0x10000001,0,0,0, // 3082 v_cmpx_gt_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20c031f000047eb,0x404070809,0x10000001,0,0,0, // 3083 v_cmpx_gt_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20d031f000047fd,0x40407080c,0x10000001,0xe0000000,0,0, // 3084 v_cmpx_gt_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20e032000004810,0x404070408,0x10000001,0,0,0, // 3085 v_cmpx_gt_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20f032000004822,0x404070809,0x10000001,0,0,0, // 3086 v_cmpx_gt_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x210032100004834,0x404070408,0x10000001,0,0,0, // 3087 v_cmpx_gt_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x211032100004846,0x404070809,0x10000001,0,0,0, // 3088 v_cmpx_gt_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x212032100004858,0x40407080c,0x10000001,0xe0000000,0,0, // 3089 v_cmpx_gt_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x21303220000486b,0x404070408,0x10000001,0,0,0, // 3090 v_cmpx_gt_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x21403220000487d,0x404070809,0x10000001,0,0,0, // 3091 v_cmpx_gt_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x21503220000488f,0x40407080c,0x10000001,0xe0000000,0,0, // 3092 v_cmpx_gt_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x2160323000048a2,0x404070408,0x10000001,0,0,0, // 3093 v_cmpx_gt_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x2170323000048b4,0x404070809,0x10000001,0,0,0, // 3094 v_cmpx_gt_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x2020324000048c6,0x414070408,0x10000001,0,0,0, // 3095 v_cmpx_le_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x2030324000048d8,0x414070809,0x10000001,0x38000,0,0, // 3096 v_cmpx_le_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x2030324000048ea,0x41407080c,0x10000001,0x60018000,0,0, // 3097 v_cmpx_le_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x2040325000048fd,0x414070408,0x10000001,0,0,0, // 3098 v_cmpx_le_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x20503250000490f,0x414070809,0x10000001,0x38000,0,0, // 3099 v_cmpx_le_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x205032500004921,0x41407080c,0x10000001,0x60018000,0,0, // 3100 v_cmpx_le_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x206032600004934,0x414070408,0x10000001,0,0,0, // 3101 v_cmpx_le_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x207032600004946,0x414070809,0x10000001,0x38000,0,0, // 3102 v_cmpx_le_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x208032700004958,0x404070408,0x10000001,0,0,0, // 3103 v_cmpx_le_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20903270000496a,0x404070809,0x10000001,0,0,0, // 3104 v_cmpx_le_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20a03270000497c,0x40407080c,0x10000001,0xe0000000,0,0, // 3105 v_cmpx_le_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20b03280000498f,0x404070408,0x10000001,0,0,0, // 3106 v_cmpx_le_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20c0328000049a1,0x404070809,0x10000001,0,0,0, // 3107 v_cmpx_le_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20d0328000049b3,0x40407080c,0x10000001,0xe0000000,0,0, // 3108 v_cmpx_le_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20e0329000049c6,0x404070408,0x10000001,0,0,0, // 3109 v_cmpx_le_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20f0329000049d8,0x404070809,0x10000001,0,0,0, // 3110 v_cmpx_le_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x210032a000049ea,0x404070408,0x10000001,0,0,0, // 3111 v_cmpx_le_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x211032a000049fc,0x404070809,0x10000001,0,0,0, // 3112 v_cmpx_le_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x212032a00004a0e,0x40407080c,0x10000001,0xe0000000,0,0, // 3113 v_cmpx_le_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x213032b00004a21,0x404070408,0x10000001,0,0,0, // 3114 v_cmpx_le_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x214032b00004a33,0x404070809,0x10000001,0,0,0, // 3115 v_cmpx_le_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x215032b00004a45,0x40407080c,0x10000001,0xe0000000,0,0, // 3116 v_cmpx_le_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x216032c00004a58,0x404070408,0x10000001,0,0,0, // 3117 v_cmpx_le_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x217032c00004a6a,0x404070809,0x10000001,0,0,0, // 3118 v_cmpx_le_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x202032d00004a7c,0x414070408,0x10000001,0,0,0, // 3119 v_cmpx_lg_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x203032d00004a8e,0x414070809,0x10000001,0x38000,0,0, // 3120 v_cmpx_lg_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x203032d00004aa0,0x41407080c,0x10000001,0x60018000,0,0, // 3121 v_cmpx_lg_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x204032e00004ab3,0x414070408,0x10000001,0,0,0, // 3122 v_cmpx_lg_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x205032e00004ac5,0x414070809,0x10000001,0x38000,0,0, // 3123 v_cmpx_lg_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x205032e00004ad7,0x41407080c,0x10000001,0x60018000,0,0, // 3124 v_cmpx_lg_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x206032f00004aea,0x414070408,0x10000001,0,0,0, // 3125 v_cmpx_lg_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x207032f00004afc,0x414070809,0x10000001,0x38000,0,0, // 3126 v_cmpx_lg_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x202033000004b0e,0x414070408,0x10000001,0,0,0, // 3127 v_cmpx_lt_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x203033000004b20,0x414070809,0x10000001,0x38000,0,0, // 3128 v_cmpx_lt_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x203033000004b32,0x41407080c,0x10000001,0x60018000,0,0, // 3129 v_cmpx_lt_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x204033100004b45,0x414070408,0x10000001,0,0,0, // 3130 v_cmpx_lt_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x205033100004b57,0x414070809,0x10000001,0x38000,0,0, // 3131 v_cmpx_lt_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x205033100004b69,0x41407080c,0x10000001,0x60018000,0,0, // 3132 v_cmpx_lt_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x206033200004b7c,0x414070408,0x10000001,0,0,0, // 3133 v_cmpx_lt_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x207033200004b8e,0x414070809,0x10000001,0x38000,0,0, // 3134 v_cmpx_lt_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x208033300004ba0,0x404070408,0x10000001,0,0,0, // 3135 v_cmpx_lt_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x209033300004bb2,0x404070809,0x10000001,0,0,0, // 3136 v_cmpx_lt_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20a033300004bc4,0x40407080c,0x10000001,0xe0000000,0,0, // 3137 v_cmpx_lt_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20b033400004bd7,0x404070408,0x10000001,0,0,0, // 3138 v_cmpx_lt_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20c033400004be9,0x404070809,0x10000001,0,0,0, // 3139 v_cmpx_lt_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20d033400004bfb,0x40407080c,0x10000001,0xe0000000,0,0, // 3140 v_cmpx_lt_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20e033500004c0e,0x404070408,0x10000001,0,0,0, // 3141 v_cmpx_lt_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20f033500004c20,0x404070809,0x10000001,0,0,0, // 3142 v_cmpx_lt_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x210033600004c32,0x404070408,0x10000001,0,0,0, // 3143 v_cmpx_lt_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x211033600004c44,0x404070809,0x10000001,0,0,0, // 3144 v_cmpx_lt_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x212033600004c56,0x40407080c,0x10000001,0xe0000000,0,0, // 3145 v_cmpx_lt_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x213033700004c69,0x404070408,0x10000001,0,0,0, // 3146 v_cmpx_lt_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x214033700004c7b,0x404070809,0x10000001,0,0,0, // 3147 v_cmpx_lt_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x215033700004c8d,0x40407080c,0x10000001,0xe0000000,0,0, // 3148 v_cmpx_lt_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x216033800004ca0,0x404070408,0x10000001,0,0,0, // 3149 v_cmpx_lt_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x217033800004cb2,0x404070809,0x10000001,0,0,0, // 3150 v_cmpx_lt_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x208033900004cc4,0x404070408,0x10000001,0,0,0, // 3151 v_cmpx_ne_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x209033900004cd6,0x404070809,0x10000001,0,0,0, // 3152 v_cmpx_ne_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20a033900004ce8,0x40407080c,0x10000001,0xe0000000,0,0, // 3153 v_cmpx_ne_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20b033a00004cfb,0x404070408,0x10000001,0,0,0, // 3154 v_cmpx_ne_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20c033a00004d0d,0x404070809,0x10000001,0,0,0, // 3155 v_cmpx_ne_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20d033a00004d1f,0x40407080c,0x10000001,0xe0000000,0,0, // 3156 v_cmpx_ne_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20e033b00004d32,0x404070408,0x10000001,0,0,0, // 3157 v_cmpx_ne_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20f033b00004d44,0x404070809,0x10000001,0,0,0, // 3158 v_cmpx_ne_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x210033c00004d56,0x404070408,0x10000001,0,0,0, // 3159 v_cmpx_ne_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x211033c00004d68,0x404070809,0x10000001,0,0,0, // 3160 v_cmpx_ne_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x212033c00004d7a,0x40407080c,0x10000001,0xe0000000,0,0, // 3161 v_cmpx_ne_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x213033d00004d8d,0x404070408,0x10000001,0,0,0, // 3162 v_cmpx_ne_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x214033d00004d9f,0x404070809,0x10000001,0,0,0, // 3163 v_cmpx_ne_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x215033d00004db1,0x40407080c,0x10000001,0xe0000000,0,0, // 3164 v_cmpx_ne_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x216033e00004dc4,0x404070408,0x10000001,0,0,0, // 3165 v_cmpx_ne_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x217033e00004dd6,0x404070809,0x10000001,0,0,0, // 3166 v_cmpx_ne_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x202033f00004de8,0x414070408,0x10000001,0,0,0, // 3167 v_cmpx_neq_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x203033f00004dfb,0x414070809,0x10000001,0x38000,0,0, // 3168 v_cmpx_neq_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x203033f00004e0e,0x41407080c,0x10000001,0x60018000,0,0, // 3169 v_cmpx_neq_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x204034000004e22,0x414070408,0x10000001,0,0,0, // 3170 v_cmpx_neq_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x205034000004e35,0x414070809,0x10000001,0x38000,0,0, // 3171 v_cmpx_neq_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x205034000004e48,0x41407080c,0x10000001,0x60018000,0,0, // 3172 v_cmpx_neq_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x206034100004e5c,0x414070408,0x10000001,0,0,0, // 3173 v_cmpx_neq_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x207034100004e6f,0x414070809,0x10000001,0x38000,0,0, // 3174 v_cmpx_neq_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x202034200004e82,0x414070408,0x10000001,0,0,0, // 3175 v_cmpx_nge_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x203034200004e95,0x414070809,0x10000001,0x38000,0,0, // 3176 v_cmpx_nge_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x203034200004ea8,0x41407080c,0x10000001,0x60018000,0,0, // 3177 v_cmpx_nge_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x204034300004ebc,0x414070408,0x10000001,0,0,0, // 3178 v_cmpx_nge_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x205034300004ecf,0x414070809,0x10000001,0x38000,0,0, // 3179 v_cmpx_nge_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x205034300004ee2,0x41407080c,0x10000001,0x60018000,0,0, // 3180 v_cmpx_nge_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x206034400004ef6,0x414070408,0x10000001,0,0,0, // 3181 v_cmpx_nge_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x207034400004f09,0x414070809,0x10000001,0x38000,0,0, // 3182 v_cmpx_nge_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x202034500004f1c,0x414070408,0x10000001,0,0,0, // 3183 v_cmpx_ngt_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x203034500004f2f,0x414070809,0x10000001,0x38000,0,0, // 3184 v_cmpx_ngt_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x203034500004f42,0x41407080c,0x10000001,0x60018000,0,0, // 3185 v_cmpx_ngt_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x204034600004f56,0x414070408,0x10000001,0,0,0, // 3186 v_cmpx_ngt_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x205034600004f69,0x414070809,0x10000001,0x38000,0,0, // 3187 v_cmpx_ngt_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x205034600004f7c,0x41407080c,0x10000001,0x60018000,0,0, // 3188 v_cmpx_ngt_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x206034700004f90,0x414070408,0x10000001,0,0,0, // 3189 v_cmpx_ngt_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x207034700004fa3,0x414070809,0x10000001,0x38000,0,0, // 3190 v_cmpx_ngt_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x202034800004fb6,0x414070408,0x10000001,0,0,0, // 3191 v_cmpx_nle_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x203034800004fc9,0x414070809,0x10000001,0x38000,0,0, // 3192 v_cmpx_nle_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x203034800004fdc,0x41407080c,0x10000001,0x60018000,0,0, // 3193 v_cmpx_nle_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x204034900004ff0,0x414070408,0x10000001,0,0,0, // 3194 v_cmpx_nle_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x205034900005003,0x414070809,0x10000001,0x38000,0,0, // 3195 v_cmpx_nle_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x205034900005016,0x41407080c,0x10000001,0x60018000,0,0, // 3196 v_cmpx_nle_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x206034a0000502a,0x414070408,0x10000001,0,0,0, // 3197 v_cmpx_nle_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x207034a0000503d,0x414070809,0x10000001,0x38000,0,0, // 3198 v_cmpx_nle_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x202034b00005050,0x414070408,0x10000001,0,0,0, // 3199 v_cmpx_nlg_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x203034b00005063,0x414070809,0x10000001,0x38000,0,0, // 3200 v_cmpx_nlg_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x203034b00005076,0x41407080c,0x10000001,0x60018000,0,0, // 3201 v_cmpx_nlg_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x204034c0000508a,0x414070408,0x10000001,0,0,0, // 3202 v_cmpx_nlg_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x205034c0000509d,0x414070809,0x10000001,0x38000,0,0, // 3203 v_cmpx_nlg_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x205034c000050b0,0x41407080c,0x10000001,0x60018000,0,0, // 3204 v_cmpx_nlg_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x206034d000050c4,0x414070408,0x10000001,0,0,0, // 3205 v_cmpx_nlg_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x207034d000050d7,0x414070809,0x10000001,0x38000,0,0, // 3206 v_cmpx_nlg_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x202034e000050ea,0x414070408,0x10000001,0,0,0, // 3207 v_cmpx_nlt_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x203034e000050fd,0x414070809,0x10000001,0x38000,0,0, // 3208 v_cmpx_nlt_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x203034e00005110,0x41407080c,0x10000001,0x60018000,0,0, // 3209 v_cmpx_nlt_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x204034f00005124,0x414070408,0x10000001,0,0,0, // 3210 v_cmpx_nlt_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x205034f00005137,0x414070809,0x10000001,0x38000,0,0, // 3211 v_cmpx_nlt_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x205034f0000514a,0x41407080c,0x10000001,0x60018000,0,0, // 3212 v_cmpx_nlt_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x20603500000515e,0x414070408,0x10000001,0,0,0, // 3213 v_cmpx_nlt_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x207035000005171,0x414070809,0x10000001,0x38000,0,0, // 3214 v_cmpx_nlt_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x202035100005184,0x414070408,0x10000001,0,0,0, // 3215 v_cmpx_o_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x203035100005195,0x414070809,0x10000001,0x38000,0,0, // 3216 v_cmpx_o_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x2030351000051a6,0x41407080c,0x10000001,0x60018000,0,0, // 3217 v_cmpx_o_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x2040352000051b8,0x414070408,0x10000001,0,0,0, // 3218 v_cmpx_o_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x2050352000051c9,0x414070809,0x10000001,0x38000,0,0, // 3219 v_cmpx_o_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x2050352000051da,0x41407080c,0x10000001,0x60018000,0,0, // 3220 v_cmpx_o_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x2060353000051ec,0x414070408,0x10000001,0,0,0, // 3221 v_cmpx_o_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x2070353000051fd,0x414070809,0x10000001,0x38000,0,0, // 3222 v_cmpx_o_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x20803540000520e,0x404070408,0x10000001,0,0,0, // 3223 v_cmpx_t_i16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20903540000521f,0x404070809,0x10000001,0,0,0, // 3224 v_cmpx_t_i16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20a035400005230,0x40407080c,0x10000001,0xe0000000,0,0, // 3225 v_cmpx_t_i16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20b035500005242,0x404070408,0x10000001,0,0,0, // 3226 v_cmpx_t_i32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20c035500005253,0x404070809,0x10000001,0,0,0, // 3227 v_cmpx_t_i32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20d035500005264,0x40407080c,0x10000001,0xe0000000,0,0, // 3228 v_cmpx_t_i32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x20e035600005276,0x404070408,0x10000001,0,0,0, // 3229 v_cmpx_t_i64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x20f035600005287,0x404070809,0x10000001,0,0,0, // 3230 v_cmpx_t_i64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x210035700005298,0x404070408,0x10000001,0,0,0, // 3231 v_cmpx_t_u16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x2110357000052a9,0x404070809,0x10000001,0,0,0, // 3232 v_cmpx_t_u16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x2120357000052ba,0x40407080c,0x10000001,0xe0000000,0,0, // 3233 v_cmpx_t_u16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x2130358000052cc,0x404070408,0x10000001,0,0,0, // 3234 v_cmpx_t_u32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x2140358000052dd,0x404070809,0x10000001,0,0,0, // 3235 v_cmpx_t_u32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x2150358000052ee,0x40407080c,0x10000001,0xe0000000,0,0, // 3236 v_cmpx_t_u32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec; writes exec; takes src0_sel|src1_sel|sext
    0x216035900005300,0x404070408,0x10000001,0,0,0, // 3237 v_cmpx_t_u64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x217035900005311,0x404070809,0x10000001,0,0,0, // 3238 v_cmpx_t_u64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec; writes exec
    0x202035a00005322,0x414070408,0x10000001,0,0,0, // 3239 v_cmpx_tru_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x203035a00005335,0x414070809,0x10000001,0x38000,0,0, // 3240 v_cmpx_tru_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x203035a00005348,0x41407080c,0x10000001,0x60018000,0,0, // 3241 v_cmpx_tru_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x204035b0000535c,0x414070408,0x10000001,0,0,0, // 3242 v_cmpx_tru_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x205035b0000536f,0x414070809,0x10000001,0x38000,0,0, // 3243 v_cmpx_tru_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x205035b00005382,0x41407080c,0x10000001,0x60018000,0,0, // 3244 v_cmpx_tru_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x206035c00005396,0x414070408,0x10000001,0,0,0, // 3245 v_cmpx_tru_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x207035c000053a9,0x414070809,0x10000001,0x38000,0,0, // 3246 v_cmpx_tru_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x202035d000053bc,0x414070408,0x10000001,0,0,0, // 3247 v_cmpx_u_f16_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x203035d000053cd,0x414070809,0x10000001,0x38000,0,0, // 3248 v_cmpx_u_f16_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x203035d000053de,0x41407080c,0x10000001,0x60018000,0,0, // 3249 v_cmpx_u_f16_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x204035e000053f0,0x414070408,0x10000001,0,0,0, // 3250 v_cmpx_u_f32_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x205035e00005401,0x414070809,0x10000001,0x38000,0,0, // 3251 v_cmpx_u_f32_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x205035e00005412,0x41407080c,0x10000001,0x60018000,0,0, // 3252 v_cmpx_u_f32_sdwa sdwa 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|src0_sel|src1_sel
    0x206035f00005424,0x414070408,0x10000001,0,0,0, // 3253 v_cmpx_u_f64_e32 vopc 4B all; valu|writes_exec_as_compare; reads exec|mode; writes exec
    0x207035f00005435,0x414070809,0x10000001,0x38000,0,0, // 3254 v_cmpx_u_f64_e64 vop3 8B all; valu|writes_exec_as_compare; reads exec|mode; writes exec; takes neg|abs|clamp
    0x98036000005446,0x4070407,1,0,0,0, // 3255 v_cndmask_b32_e32 vop2 4B all; valu; reads exec
    0x99036000005458,0x4070809,1,0x18000,0,0, // 3256 v_cndmask_b32_e64 vop3 8B all; valu; reads exec; takes neg|abs
    0x9a03600000546a,0x407080c,1,0x78038000,0,0, // 3257 v_cndmask_b32_sdwa sdwa 8B all; valu; reads exec; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel|src1_sel
    0x9b03600000547d,0x407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3258 v_cndmask_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29903610000548f,0x14070406,0x10001,0,0,0, // 3259 v_cos_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29a03610000549d,0x14070809,0x10001,0x78000,0,0, // 3260 v_cos_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29a0361000054ab,0x1407080c,0x10001,0x38078000,0,0, // 3261 v_cos_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29b0361000054ba,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 3262 v_cos_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29c0362000054c8,0x14070406,0x10001,0,0,0, // 3263 v_cos_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29d0362000054d6,0x14070809,0x10001,0x78000,0,0, // 3264 v_cos_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29d0362000054e4,0x1407080c,0x10001,0x38078000,0,0, // 3265 v_cos_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e0362000054f3,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 3266 v_cos_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x9c036300005501,0x14070809,1,0x78000,0,0, // 3267 v_cubeid_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x9c03640000550e,0x14070809,1,0x78000,0,0, // 3268 v_cubema_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x9c03650000551b,0x14070809,1,0x78000,0,0, // 3269 v_cubesc_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x9c036600005528,0x14070809,1,0x78000,0,0, // 3270 v_cubetc_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2a1036700005535,0x14070406,1,0,0,0, // 3271 v_cvt_f16_f32_e32 vop1 4B all; valu; reads exec|mode
    0x2a2036700005547,0x14070809,1,0x78000,0,0, // 3272 v_cvt_f16_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2a2036700005559,0x1407080c,1,0x38078000,0,0, // 3273 v_cvt_f16_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x2a303670000556c,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3274 v_cvt_f16_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2a403680000557e,0x14070406,1,0,0,0, // 3275 v_cvt_f16_i16_e32 vop1 4B all; valu; reads exec|mode
    0x2a5036800005590,0x14070809,1,0x60000,0,0, // 3276 v_cvt_f16_i16_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    0x2a60368000055a2,0x1407080c,1,0xb8060000,0,0, // 3277 v_cvt_f16_i16_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    0x2a70368000055b5,0x1407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3278 v_cvt_f16_i16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2a80369000055c7,0x14070406,1,0,0,0, // 3279 v_cvt_f16_u16_e32 vop1 4B all; valu; reads exec|mode
    0x2a90369000055d9,0x14070809,1,0x60000,0,0, // 3280 v_cvt_f16_u16_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    0x2aa0369000055eb,0x1407080c,1,0xb8060000,0,0, // 3281 v_cvt_f16_u16_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    0x2ab0369000055fe,0x1407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3282 v_cvt_f16_u16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2ac036a00005610,0x14040406,1,0,0,0, // 3283 v_cvt_f32_bf16_e32 vop1 4B 950; valu; reads exec|mode
    0x2ad036a00005623,0x14040809,1,0x78000,0,0, // 3284 v_cvt_f32_bf16_e64 vop3 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2ad036a00005636,0x1404080c,1,0x38078000,0,0, // 3285 v_cvt_f32_bf16_sdwa sdwa 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x2ae036a0000564a,0x1404080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3286 v_cvt_f32_bf16_dpp dpp 8B 950; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2af036b0000565d,0x14060406,1,0,0,0, // 3287 v_cvt_f32_bf8_e32 vop1 4B 942|950; valu; reads exec|mode
    0x2b0036b0000566f,0x14060809,1,0x60000,0,0, // 3288 v_cvt_f32_bf8_e64 vop3 8B 942|950; valu; reads exec|mode; takes clamp|omod
    0x2b0036b00005681,0x1406080c,1,0x20060000,0,0, // 3289 v_cvt_f32_bf8_sdwa sdwa 8B 942|950; valu; reads exec|mode; takes clamp|omod|src0_sel
    0x2b1036b00005694,0x1406080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3290 v_cvt_f32_bf8_dpp dpp 8B 942|950; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2b2036c000056a6,0x14070406,1,0,0,0, // 3291 v_cvt_f32_f16_e32 vop1 4B all; valu; reads exec|mode
    0x2b3036c000056b8,0x14070809,1,0x78000,0,0, // 3292 v_cvt_f32_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2b3036c000056ca,0x1407080c,1,0x38078000,0,0, // 3293 v_cvt_f32_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x2b4036c000056dd,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3294 v_cvt_f32_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2b5036d000056ef,0x14070406,1,0,0,0, // 3295 v_cvt_f32_f64_e32 vop1 4B all; valu; reads exec|mode
    0x2b6036d00005701,0x14070809,1,0x78000,0,0, // 3296 v_cvt_f32_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2af036e00005713,0x14060406,1,0,0,0, // 3297 v_cvt_f32_fp8_e32 vop1 4B 942|950; valu; reads exec|mode
    0x2b0036e00005725,0x14060809,1,0x60000,0,0, // 3298 v_cvt_f32_fp8_e64 vop3 8B 942|950; valu; reads exec|mode; takes clamp|omod
    0x2b0036e00005737,0x1406080c,1,0x20060000,0,0, // 3299 v_cvt_f32_fp8_sdwa sdwa 8B 942|950; valu; reads exec|mode; takes clamp|omod|src0_sel
    0x2b1036e0000574a,0x1406080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3300 v_cvt_f32_fp8_dpp dpp 8B 942|950; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2b7036f0000575c,0x14070406,1,0,0,0, // 3301 v_cvt_f32_i32_e32 vop1 4B all; valu; reads exec|mode
    0x2b8036f0000576e,0x14070809,1,0x60000,0,0, // 3302 v_cvt_f32_i32_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    0x2b9036f00005780,0x1407080c,1,0xb8060000,0,0, // 3303 v_cvt_f32_i32_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    0x2ba036f00005793,0x1407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3304 v_cvt_f32_i32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2bb0370000057a5,0x14070406,1,0,0,0, // 3305 v_cvt_f32_u32_e32 vop1 4B all; valu; reads exec|mode
    0x2bc0370000057b7,0x14070809,1,0x60000,0,0, // 3306 v_cvt_f32_u32_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    0x2bd0370000057c9,0x1407080c,1,0xb8060000,0,0, // 3307 v_cvt_f32_u32_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    0x2be0370000057dc,0x1407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3308 v_cvt_f32_u32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2950371000057ee,0x14070406,1,0,0,0, // 3309 v_cvt_f32_ubyte0_e32 vop1 4B all; valu; reads exec|mode
    0x296037100005803,0x14070809,1,0x60000,0,0, // 3310 v_cvt_f32_ubyte0_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    0x297037100005818,0x1407080c,1,0xb8060000,0,0, // 3311 v_cvt_f32_ubyte0_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    0x29803710000582e,0x1407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3312 v_cvt_f32_ubyte0_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x295037200005843,0x14070406,1,0,0,0, // 3313 v_cvt_f32_ubyte1_e32 vop1 4B all; valu; reads exec|mode
    0x296037200005858,0x14070809,1,0x60000,0,0, // 3314 v_cvt_f32_ubyte1_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    0x29703720000586d,0x1407080c,1,0xb8060000,0,0, // 3315 v_cvt_f32_ubyte1_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    0x298037200005883,0x1407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3316 v_cvt_f32_ubyte1_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x295037300005898,0x14070406,1,0,0,0, // 3317 v_cvt_f32_ubyte2_e32 vop1 4B all; valu; reads exec|mode
    0x2960373000058ad,0x14070809,1,0x60000,0,0, // 3318 v_cvt_f32_ubyte2_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    0x2970373000058c2,0x1407080c,1,0xb8060000,0,0, // 3319 v_cvt_f32_ubyte2_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    0x2980373000058d8,0x1407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3320 v_cvt_f32_ubyte2_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2950374000058ed,0x14070406,1,0,0,0, // 3321 v_cvt_f32_ubyte3_e32 vop1 4B all; valu; reads exec|mode
    0x296037400005902,0x14070809,1,0x60000,0,0, // 3322 v_cvt_f32_ubyte3_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    0x297037400005917,0x1407080c,1,0xb8060000,0,0, // 3323 v_cvt_f32_ubyte3_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    0x29803740000592d,0x1407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3324 v_cvt_f32_ubyte3_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2bf037500005942,0x14070406,1,0,0,0, // 3325 v_cvt_f64_f32_e32 vop1 4B all; valu; reads exec|mode
    0x2c0037500005954,0x14070809,1,0x78000,0,0, // 3326 v_cvt_f64_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2c1037600005966,0x14070406,1,0,0,0, // 3327 v_cvt_f64_i32_e32 vop1 4B all; valu; reads exec|mode
    0x2c2037600005978,0x14070809,1,0x60000,0,0, // 3328 v_cvt_f64_i32_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    0x2c303770000598a,0x14070406,1,0,0,0, // 3329 v_cvt_f64_u32_e32 vop1 4B all; valu; reads exec|mode
    0x2c403770000599c,0x14070809,1,0x60000,0,0, // 3330 v_cvt_f64_u32_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    0x2c50378000059ae,0x14070406,1,0,0,0, // 3331 v_cvt_flr_i32_f32_e32 vop1 4B all; valu; reads exec|mode
    0x2c60378000059c4,0x14070809,1,0x38000,0,0, // 3332 v_cvt_flr_i32_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x2c60378000059da,0x1407080c,1,0x38038000,0,0, // 3333 v_cvt_flr_i32_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    0x2c70378000059f1,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3334 v_cvt_flr_i32_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2c8037900005a07,0x14070406,1,0,0,0, // 3335 v_cvt_i16_f16_e32 vop1 4B all; valu; reads exec|mode
    0x2c9037900005a19,0x14070809,1,0x78000,0,0, // 3336 v_cvt_i16_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2c9037900005a2b,0x1407080c,1,0x38038000,0,0, // 3337 v_cvt_i16_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    0x2ca037900005a3e,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3338 v_cvt_i16_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2c5037a00005a50,0x14070406,1,0,0,0, // 3339 v_cvt_i32_f32_e32 vop1 4B all; valu; reads exec|mode
    0x2c6037a00005a62,0x14070809,1,0x78000,0,0, // 3340 v_cvt_i32_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2c6037a00005a74,0x1407080c,1,0x38038000,0,0, // 3341 v_cvt_i32_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    0x2c7037a00005a87,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3342 v_cvt_i32_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2cb037b00005a99,0x14070406,1,0,0,0, // 3343 v_cvt_i32_f64_e32 vop1 4B all; valu; reads exec|mode
    0x2cc037b00005aab,0x14070809,1,0x78000,0,0, // 3344 v_cvt_i32_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x295037c00005abd,0x14070406,1,0,0,0, // 3345 v_cvt_norm_i16_f16_e32 vop1 4B all; valu; reads exec|mode
    0x2cd037c00005ad4,0x14070809,1,0x78000,0,0, // 3346 v_cvt_norm_i16_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2cd037c00005aeb,0x1407080c,1,0x38038000,0,0, // 3347 v_cvt_norm_i16_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    0x2ce037c00005b03,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3348 v_cvt_norm_i16_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x295037d00005b1a,0x14070406,1,0,0,0, // 3349 v_cvt_norm_u16_f16_e32 vop1 4B all; valu; reads exec|mode
    0x2cd037d00005b31,0x14070809,1,0x78000,0,0, // 3350 v_cvt_norm_u16_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2cd037d00005b48,0x1407080c,1,0x38038000,0,0, // 3351 v_cvt_norm_u16_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    0x2ce037d00005b60,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3352 v_cvt_norm_u16_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2af037e00005b77,0x14070406,1,0,0,0, // 3353 v_cvt_off_f32_i4_e32 vop1 4B all; valu; reads exec|mode
    0x2b0037e00005b8c,0x14070809,1,0x60000,0,0, // 3354 v_cvt_off_f32_i4_e64 vop3 8B all; valu; reads exec|mode; takes clamp|omod
    0x2cf037e00005ba1,0x1407080c,1,0xb8060000,0,0, // 3355 v_cvt_off_f32_i4_sdwa sdwa 8B all; valu; reads exec|mode; takes clamp|omod|dst_sel|dst_unused|src0_sel|sext
    0x2b1037e00005bb7,0x1407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3356 v_cvt_off_f32_i4_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x218037f00005bcc,0x14040809,1,0x78000,0,0, // 3357 v_cvt_pk_bf16_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x219038000005bde,0x14060809,1,0x98000,0,0, // 3358 v_cvt_pk_bf8_f32 vop3 8B 942|950; valu; reads exec|mode; takes neg|abs|op_sel
    0x218038100005bef,0x14040809,1,0x78000,0,0, // 3359 v_cvt_pk_f16_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2d0038200005c00,0x14060406,1,0,0,0, // 3360 v_cvt_pk_f32_bf8_e32 vop1 4B 942|950; valu; reads exec|mode
    0x2d1038200005c15,0x14060809,1,0x60000,0,0, // 3361 v_cvt_pk_f32_bf8_e64 vop3 8B 942|950; valu; reads exec|mode; takes clamp|omod
    0x2d1038200005c2a,0x1406080c,1,0x20060000,0,0, // 3362 v_cvt_pk_f32_bf8_sdwa sdwa 8B 942|950; valu; reads exec|mode; takes clamp|omod|src0_sel
    0x2d0038300005c40,0x14060406,1,0,0,0, // 3363 v_cvt_pk_f32_fp8_e32 vop1 4B 942|950; valu; reads exec|mode
    0x2d1038300005c55,0x14060809,1,0x60000,0,0, // 3364 v_cvt_pk_f32_fp8_e64 vop3 8B 942|950; valu; reads exec|mode; takes clamp|omod
    0x2d1038300005c6a,0x1406080c,1,0x20060000,0,0, // 3365 v_cvt_pk_f32_fp8_sdwa sdwa 8B 942|950; valu; reads exec|mode; takes clamp|omod|src0_sel
    0x219038400005c80,0x14060809,1,0x98000,0,0, // 3366 v_cvt_pk_fp8_f32 vop3 8B 942|950; valu; reads exec|mode; takes neg|abs|op_sel
    0x1f7038500005c91,0x4070809,1,0,0,0, // 3367 v_cvt_pk_i16_i32 vop3 8B all; valu; reads exec
    0x1f7038600005ca2,0x4070809,1,0,0,0, // 3368 v_cvt_pk_u16_u32 vop3 8B all; valu; reads exec
    0x9d038700005cb3,0x14070809,1,0x38000,0,0, // 3369 v_cvt_pk_u8_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x21a038800005cc3,0x14070809,1,0x38000,0,0, // 3370 v_cvt_pkaccum_u8_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x218038900005cd8,0x14070809,1,0xb8000,0,0, // 3371 v_cvt_pknorm_i16_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel
    0x218038a00005ced,0x14070809,1,0x38000,0,0, // 3372 v_cvt_pknorm_i16_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x218038b00005d02,0x14070809,1,0xb8000,0,0, // 3373 v_cvt_pknorm_u16_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel
    0x218038c00005d17,0x14070809,1,0x38000,0,0, // 3374 v_cvt_pknorm_u16_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x218038d00005d2c,0x14070809,1,0x78000,0,0, // 3375 v_cvt_pkrtz_f16_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2c5038e00005d40,0x14070406,1,0,0,0, // 3376 v_cvt_rpi_i32_f32_e32 vop1 4B all; valu; reads exec|mode
    0x2c6038e00005d56,0x14070809,1,0x38000,0,0, // 3377 v_cvt_rpi_i32_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x2c6038e00005d6c,0x1407080c,1,0x38038000,0,0, // 3378 v_cvt_rpi_i32_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    0x2c7038e00005d83,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3379 v_cvt_rpi_i32_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x9e038f00005d99,0x14040809,1,0,0,0, // 3380 v_cvt_scalef32_2xpk16_bf6_f32 vop3 8B 950; valu; reads exec|mode
    0x9e039000005db7,0x14040809,1,0,0,0, // 3381 v_cvt_scalef32_2xpk16_fp6_f32 vop3 8B 950; valu; reads exec|mode
    0x21b039100005dd5,0x14040809,1,0x98000,0,0, // 3382 v_cvt_scalef32_f16_bf8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x21b039200005dec,0x14040809,1,0x98000,0,0, // 3383 v_cvt_scalef32_f16_fp8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x21c039300005e03,0x14040809,1,0x98000,0,0, // 3384 v_cvt_scalef32_f32_bf8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x21c039400005e1a,0x14040809,1,0x98000,0,0, // 3385 v_cvt_scalef32_f32_fp8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x21d039500005e31,0x14040809,1,0,0,0, // 3386 v_cvt_scalef32_pk32_bf16_bf6 vop3 8B 950; valu; reads exec|mode
    0x21d039600005e4e,0x14040809,1,0,0,0, // 3387 v_cvt_scalef32_pk32_bf16_fp6 vop3 8B 950; valu; reads exec|mode
    0x21e039700005e6b,0x14040809,1,0,0,0, // 3388 v_cvt_scalef32_pk32_bf6_bf16 vop3 8B 950; valu; reads exec|mode
    0x21e039800005e88,0x14040809,1,0,0,0, // 3389 v_cvt_scalef32_pk32_bf6_f16 vop3 8B 950; valu; reads exec|mode
    0x21d039900005ea4,0x14040809,1,0,0,0, // 3390 v_cvt_scalef32_pk32_f16_bf6 vop3 8B 950; valu; reads exec|mode
    0x21d039a00005ec0,0x14040809,1,0,0,0, // 3391 v_cvt_scalef32_pk32_f16_fp6 vop3 8B 950; valu; reads exec|mode
    0x21f039b00005edc,0x14040809,1,0,0,0, // 3392 v_cvt_scalef32_pk32_f32_bf6 vop3 8B 950; valu; reads exec|mode
    0x21f039c00005ef8,0x14040809,1,0,0,0, // 3393 v_cvt_scalef32_pk32_f32_fp6 vop3 8B 950; valu; reads exec|mode
    0x21e039d00005f14,0x14040809,1,0,0,0, // 3394 v_cvt_scalef32_pk32_fp6_bf16 vop3 8B 950; valu; reads exec|mode
    0x21e039e00005f31,0x14040809,1,0,0,0, // 3395 v_cvt_scalef32_pk32_fp6_f16 vop3 8B 950; valu; reads exec|mode
    0x21c039f00005f4d,0x14040809,1,0x98000,0,0, // 3396 v_cvt_scalef32_pk_bf16_bf8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x21c03a000005f68,0x14040809,1,0x98000,0,0, // 3397 v_cvt_scalef32_pk_bf16_fp4 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x21c03a100005f83,0x14040809,1,0x98000,0,0, // 3398 v_cvt_scalef32_pk_bf16_fp8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x21903a200005f9e,0x14040809,1,0x98000,0,0, // 3399 v_cvt_scalef32_pk_bf8_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x21903a300005fb9,0x14040809,1,0x98000,0,0, // 3400 v_cvt_scalef32_pk_bf8_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x9f03a400005fd3,0x14040809,1,0x98000,0,0, // 3401 v_cvt_scalef32_pk_bf8_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x21c03a500005fed,0x14040809,1,0x98000,0,0, // 3402 v_cvt_scalef32_pk_f16_bf8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x21c03a600006007,0x14040809,1,0x98000,0,0, // 3403 v_cvt_scalef32_pk_f16_fp4 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x21c03a700006021,0x14040809,1,0x98000,0,0, // 3404 v_cvt_scalef32_pk_f16_fp8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x22003a80000603b,0x14040809,1,0x98000,0,0, // 3405 v_cvt_scalef32_pk_f32_bf8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x22003a900006055,0x14040809,1,0x98000,0,0, // 3406 v_cvt_scalef32_pk_f32_fp4 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x22003aa0000606f,0x14040809,1,0x98000,0,0, // 3407 v_cvt_scalef32_pk_f32_fp8 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x21903ab00006089,0x14040809,1,0x98000,0,0, // 3408 v_cvt_scalef32_pk_fp4_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x21903ac000060a4,0x14040809,1,0x98000,0,0, // 3409 v_cvt_scalef32_pk_fp4_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x9f03ad000060be,0x14040809,1,0x98000,0,0, // 3410 v_cvt_scalef32_pk_fp4_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x21903ae000060d8,0x14040809,1,0x98000,0,0, // 3411 v_cvt_scalef32_pk_fp8_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x21903af000060f3,0x14040809,1,0x98000,0,0, // 3412 v_cvt_scalef32_pk_fp8_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x9f03b00000610d,0x14040809,1,0x98000,0,0, // 3413 v_cvt_scalef32_pk_fp8_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0xa003b100006127,0x14040809,1,0x98000,0,0, // 3414 v_cvt_scalef32_sr_bf8_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0xa003b200006142,0x14040809,1,0x98000,0,0, // 3415 v_cvt_scalef32_sr_bf8_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0xa003b30000615c,0x14040809,1,0x98000,0,0, // 3416 v_cvt_scalef32_sr_bf8_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0xa003b400006176,0x14040809,1,0x98000,0,0, // 3417 v_cvt_scalef32_sr_fp8_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0xa003b500006191,0x14040809,1,0x98000,0,0, // 3418 v_cvt_scalef32_sr_fp8_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0xa003b6000061ab,0x14040809,1,0x98000,0,0, // 3419 v_cvt_scalef32_sr_fp8_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0xa103b7000061c5,0x14040809,1,0,0,0, // 3420 v_cvt_scalef32_sr_pk32_bf6_bf16 vop3 8B 950; valu; reads exec|mode
    0xa103b8000061e5,0x14040809,1,0,0,0, // 3421 v_cvt_scalef32_sr_pk32_bf6_f16 vop3 8B 950; valu; reads exec|mode
    0xa203b900006204,0x14040809,1,0,0,0, // 3422 v_cvt_scalef32_sr_pk32_bf6_f32 vop3 8B 950; valu; reads exec|mode
    0xa103ba00006223,0x14040809,1,0,0,0, // 3423 v_cvt_scalef32_sr_pk32_fp6_bf16 vop3 8B 950; valu; reads exec|mode
    0xa103bb00006243,0x14040809,1,0,0,0, // 3424 v_cvt_scalef32_sr_pk32_fp6_f16 vop3 8B 950; valu; reads exec|mode
    0xa203bc00006262,0x14040809,1,0,0,0, // 3425 v_cvt_scalef32_sr_pk32_fp6_f32 vop3 8B 950; valu; reads exec|mode
    0xa303bd00006281,0x14040809,1,0x98000,0,0, // 3426 v_cvt_scalef32_sr_pk_fp4_bf16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0xa303be0000629f,0x14040809,1,0x98000,0,0, // 3427 v_cvt_scalef32_sr_pk_fp4_f16 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0xa403bf000062bc,0x14040809,1,0x98000,0,0, // 3428 v_cvt_scalef32_sr_pk_fp4_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x22103c0000062d9,0x14040809,1,0x98000,0,0, // 3429 v_cvt_sr_bf16_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x22203c1000062eb,0x14060809,1,0x98000,0,0, // 3430 v_cvt_sr_bf8_f32 vop3 8B 942|950; valu; reads exec|mode; takes neg|abs|op_sel
    0x22303c2000062fc,0x14040809,1,0x98000,0,0, // 3431 v_cvt_sr_f16_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|op_sel
    0x22203c30000630d,0x14060809,1,0x98000,0,0, // 3432 v_cvt_sr_fp8_f32 vop3 8B 942|950; valu; reads exec|mode; takes neg|abs|op_sel
    0x2d203c40000631e,0x14070406,1,0,0,0, // 3433 v_cvt_u16_f16_e32 vop1 4B all; valu; reads exec|mode
    0x2d303c400006330,0x14070809,1,0x78000,0,0, // 3434 v_cvt_u16_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2d303c400006342,0x1407080c,1,0x38038000,0,0, // 3435 v_cvt_u16_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    0x2d403c400006355,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3436 v_cvt_u16_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2d503c500006367,0x14070406,1,0,0,0, // 3437 v_cvt_u32_f32_e32 vop1 4B all; valu; reads exec|mode
    0x2d603c500006379,0x14070809,1,0x78000,0,0, // 3438 v_cvt_u32_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2d603c50000638b,0x1407080c,1,0x38038000,0,0, // 3439 v_cvt_u32_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    0x2d703c50000639e,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3440 v_cvt_u32_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2d803c6000063b0,0x14070406,1,0,0,0, // 3441 v_cvt_u32_f64_e32 vop1 4B all; valu; reads exec|mode
    0x2d903c6000063c2,0x14070809,1,0x78000,0,0, // 3442 v_cvt_u32_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0xa503c7000063d4,0x14070809,1,0xf8000,0,0, // 3443 v_div_fixup_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    0xa603c8000063e4,0x14070809,1,0x78000,0,0, // 3444 v_div_fixup_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0xa703c9000063f4,0x14070809,1,0x78000,0,0, // 3445 v_div_fixup_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0xa503ca00006404,0x14070809,1,0x78000,0,0, // 3446 v_div_fixup_legacy_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0xa803cb0000641b,0x16070809,1,0x78000,0,0, // 3447 v_div_fmas_f32 vop3 8B all; valu; reads vcc|exec|mode; takes neg|abs|clamp|omod
    0xa903cc0000642a,0x16070809,1,0x78000,0,0, // 3448 v_div_fmas_f64 vop3 8B all; valu; reads vcc|exec|mode; takes neg|abs|clamp|omod
    0x2803cd00006439,0x14070809,1,0x68000,0,0, // 3449 v_div_scale_f32 vop3 8B all; valu; reads exec|mode; takes neg|clamp|omod
    0x2903ce00006449,0x14070809,1,0x68000,0,0, // 3450 v_div_scale_f64 vop3 8B all; valu; reads exec|mode; takes neg|clamp|omod
    0xaa03cf00006459,0x1404080a,0x100001,0x620000,0,0, // 3451 v_dot2_f32_bf16 vop3p 8B 950; valu|dot; reads exec|mode; takes clamp|neg_lo|neg_hi
    0xab03d000006469,0x1401080a,0x100001,0x7a0000,0,0, // 3452 v_dot2_f32_f16 vop3p 8B 90a; valu|dot; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0xab03d000006469,0x1406080a,0x100001,0x620000,0,0, // 3453 v_dot2_f32_f16 vop3p 8B 942|950; valu|dot; reads exec|mode; takes clamp|neg_lo|neg_hi
    0xac03d100006478,0x401080a,0x100001,0x7a0000,0,0, // 3454 v_dot2_i32_i16 vop3p 8B 90a; valu|dot; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0xac03d100006478,0x406080a,0x100001,0x620000,0,0, // 3455 v_dot2_i32_i16 vop3p 8B 942|950; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    0xad03d200006487,0x401080a,0x100001,0x7a0000,0,0, // 3456 v_dot2_u32_u16 vop3p 8B 90a; valu|dot; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0xad03d200006487,0x406080a,0x100001,0x620000,0,0, // 3457 v_dot2_u32_u16 vop3p 8B 942|950; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    0x22403d300006496,0x14040407,0x100001,0,0,0, // 3458 v_dot2c_f32_bf16_e32 vop2 4B 950; valu|dot; reads exec|mode
    0x22503d3000064ab,0x14040809,0x100001,0x78000,0,0, // 3459 v_dot2c_f32_bf16_e64 vop3 8B 950; valu|dot; reads exec|mode; takes neg|abs|clamp|omod
    0x22603d3000064c0,0x1404080d,0x900001,0x7818000,0x800000,0x15f00000000, // 3460 v_dot2c_f32_bf16_dpp dpp 8B 950; valu|dot|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x22703d4000064d5,0x14070407,0x100001,0,0,0, // 3461 v_dot2c_f32_f16_e32 vop2 4B all; valu|dot; reads exec|mode
    0x22803d4000064e9,0x14070809,0x100001,0x78000,0,0, // 3462 v_dot2c_f32_f16_e64 vop3 8B all; valu|dot; reads exec|mode; takes neg|abs|clamp|omod
    0x22903d4000064fd,0x1407080d,0x900001,0x7818000,0x800000,0x15f00000000, // 3463 v_dot2c_f32_f16_dpp dpp 8B all; valu|dot|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x22a03d500006511,0x4070407,0x100001,0,0,0, // 3464 v_dot2c_i32_i16_e32 vop2 4B all; valu|dot; reads exec
    0x22b03d500006525,0x4070809,0x100001,0x20000,0,0, // 3465 v_dot2c_i32_i16_e64 vop3 8B all; valu|dot; reads exec; takes clamp
    0x22c03d500006539,0x407080d,0x900001,0x7800000,0x800000,0x15f00000000, // 3466 v_dot2c_i32_i16_dpp dpp 8B all; valu|dot|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0xae03d60000654d,0x407080a,0x100001,0x620000,0,0, // 3467 v_dot4_i32_i8 vop3p 8B all; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    0xaf03d70000655b,0x407080a,0x100001,0x620000,0,0, // 3468 v_dot4_u32_u8 vop3p 8B all; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    0x22d03d800006569,0x4070407,0x100001,0,0,0, // 3469 v_dot4c_i32_i8_e32 vop2 4B all; valu|dot; reads exec
    0x22e03d80000657c,0x4070809,0x100001,0x20000,0,0, // 3470 v_dot4c_i32_i8_e64 vop3 8B all; valu|dot; reads exec; takes clamp
    0x22f03d80000658f,0x407080d,0x900001,0x7800000,0x800000,0x15f00000000, // 3471 v_dot4c_i32_i8_dpp dpp 8B all; valu|dot|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0xb003d9000065a2,0x407080a,0x100001,0x620000,0,0, // 3472 v_dot8_i32_i4 vop3p 8B all; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    0xaf03da000065b0,0x407080a,0x100001,0x620000,0,0, // 3473 v_dot8_u32_u4 vop3p 8B all; valu|dot; reads exec; takes clamp|neg_lo|neg_hi
    0x23003db000065be,0x4070407,0x100001,0,0,0, // 3474 v_dot8c_i32_i4_e32 vop2 4B all; valu|dot; reads exec
    0x23103db000065d1,0x4070809,0x100001,0x20000,0,0, // 3475 v_dot8c_i32_i4_e64 vop3 8B all; valu|dot; reads exec; takes clamp
    0x23203db000065e4,0x407080d,0x900001,0x7800000,0x800000,0x15f00000000, // 3476 v_dot8c_i32_i4_dpp dpp 8B all; valu|dot|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29903dc000065f7,0x14070406,0x10001,0,0,0, // 3477 v_exp_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29a03dc00006605,0x14070809,0x10001,0x78000,0,0, // 3478 v_exp_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29a03dc00006613,0x1407080c,0x10001,0x38078000,0,0, // 3479 v_exp_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29b03dc00006622,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 3480 v_exp_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29c03dd00006630,0x14070406,0x10001,0,0,0, // 3481 v_exp_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29d03dd0000663e,0x14070809,0x10001,0x78000,0,0, // 3482 v_exp_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29d03dd0000664c,0x1407080c,0x10001,0x38078000,0,0, // 3483 v_exp_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e03dd0000665b,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 3484 v_exp_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29c03de00006669,0x14070406,0x10001,0,0,0, // 3485 v_exp_legacy_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29d03de0000667e,0x14070809,0x10001,0x78000,0,0, // 3486 v_exp_legacy_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29d03de00006693,0x1407080c,0x10001,0x38078000,0,0, // 3487 v_exp_legacy_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e03de000066a9,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 3488 v_exp_legacy_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29503df000066be,0x4070406,1,0,0,0, // 3489 v_ffbh_i32_e32 vop1 4B all; valu; reads exec
    0x29603df000066cd,0x4070809,1,0,0,0, // 3490 v_ffbh_i32_e64 vop3 8B all; valu; reads exec
    0x29703df000066dc,0x407080c,1,0xb8020000,0,0, // 3491 v_ffbh_i32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    0x29803df000066ec,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3492 v_ffbh_i32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29503e0000066fb,0x4070406,1,0,0,0, // 3493 v_ffbh_u32_e32 vop1 4B all; valu; reads exec
    0x29603e00000670a,0x4070809,1,0,0,0, // 3494 v_ffbh_u32_e64 vop3 8B all; valu; reads exec
    0x29703e000006719,0x407080c,1,0xb8020000,0,0, // 3495 v_ffbh_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    0x29803e000006729,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3496 v_ffbh_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29503e100006738,0x4070406,1,0,0,0, // 3497 v_ffbl_b32_e32 vop1 4B all; valu; reads exec
    0x29603e100006747,0x4070809,1,0,0,0, // 3498 v_ffbl_b32_e64 vop3 8B all; valu; reads exec
    0x29703e100006756,0x407080c,1,0xb8020000,0,0, // 3499 v_ffbl_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    0x29803e100006766,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3500 v_ffbl_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29903e200006775,0x14070406,1,0,0,0, // 3501 v_floor_f16_e32 vop1 4B all; valu; reads exec|mode
    0x29a03e200006785,0x14070809,1,0x78000,0,0, // 3502 v_floor_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x29a03e200006795,0x1407080c,1,0x38078000,0,0, // 3503 v_floor_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29b03e2000067a6,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3504 v_floor_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29c03e3000067b6,0x14070406,1,0,0,0, // 3505 v_floor_f32_e32 vop1 4B all; valu; reads exec|mode
    0x29d03e3000067c6,0x14070809,1,0x78000,0,0, // 3506 v_floor_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x29d03e3000067d6,0x1407080c,1,0x38078000,0,0, // 3507 v_floor_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e03e3000067e7,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3508 v_floor_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29f03e4000067f7,0x14070406,1,0,0,0, // 3509 v_floor_f64_e32 vop1 4B all; valu; reads exec|mode
    0x2a003e400006807,0x14070809,1,0x78000,0,0, // 3510 v_floor_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0xa503e500006817,0x14070809,1,0xf8000,0,0, // 3511 v_fma_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    0xa603e600006821,0x14070809,1,0x78000,0,0, // 3512 v_fma_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0xa703e70000682b,0x14070809,1,0x78000,0,0, // 3513 v_fma_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0xa503e800006835,0x14070809,1,0x78000,0,0, // 3514 v_fma_legacy_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0xb103e900006846,0x1407080a,1,0x1b8000,0,0, // 3515 v_fma_mix_f32 vop3p 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel|op_sel_hi
    0xb203ea00006854,0x1407080a,1,0x1b8000,0,0, // 3516 v_fma_mixhi_f16 vop3p 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel|op_sel_hi
    0xb203eb00006864,0x1407080a,1,0x1b8000,0,0, // 3517 v_fma_mixlo_f16 vop3p 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel|op_sel_hi
    0xb303ec00006874,0x14060807,1,0,0,0, // 3518 v_fmaak_f32 vop2 8B 942|950; valu; reads exec|mode
    0x23303ed00006880,0x14070407,1,0,0,0, // 3519 v_fmac_f32_e32 vop2 4B all; valu; reads exec|mode
    0x23403ed0000688f,0x14070809,1,0x78000,0,0, // 3520 v_fmac_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x23503ed0000689e,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3521 v_fmac_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x23603ee000068ad,0x14070407,1,0,0,0, // 3522 v_fmac_f64_e32 vop2 4B all; valu; reads exec|mode
    0x23703ee000068bc,0x14070809,1,0x78000,0,0, // 3523 v_fmac_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0xb403ef000068cb,0x14060807,1,0,0,0, // 3524 v_fmamk_f32 vop2 8B 942|950; valu; reads exec|mode
    0x29903f0000068d7,0x14070406,1,0,0,0, // 3525 v_fract_f16_e32 vop1 4B all; valu; reads exec|mode
    0x29a03f0000068e7,0x14070809,1,0x78000,0,0, // 3526 v_fract_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x29a03f0000068f7,0x1407080c,1,0x38078000,0,0, // 3527 v_fract_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29b03f000006908,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3528 v_fract_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29c03f100006918,0x14070406,1,0,0,0, // 3529 v_fract_f32_e32 vop1 4B all; valu; reads exec|mode
    0x29d03f100006928,0x14070809,1,0x78000,0,0, // 3530 v_fract_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x29d03f100006938,0x1407080c,1,0x38078000,0,0, // 3531 v_fract_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e03f100006949,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3532 v_fract_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29f03f200006959,0x14070406,1,0,0,0, // 3533 v_fract_f64_e32 vop1 4B all; valu; reads exec|mode
    0x2a003f200006969,0x14070809,1,0x78000,0,0, // 3534 v_fract_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x29503f300006979,0x14070406,1,0,0,0, // 3535 v_frexp_exp_i16_f16_e32 vop1 4B all; valu; reads exec|mode
    0x2cd03f300006991,0x14070809,1,0x78000,0,0, // 3536 v_frexp_exp_i16_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2cd03f3000069a9,0x1407080c,1,0x38038000,0,0, // 3537 v_frexp_exp_i16_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    0x2ce03f3000069c2,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3538 v_frexp_exp_i16_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29503f4000069da,0x14070406,1,0,0,0, // 3539 v_frexp_exp_i32_f32_e32 vop1 4B all; valu; reads exec|mode
    0x2cd03f4000069f2,0x14070809,1,0x38000,0,0, // 3540 v_frexp_exp_i32_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp
    0x2cd03f400006a0a,0x1407080c,1,0x38038000,0,0, // 3541 v_frexp_exp_i32_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|dst_sel|dst_unused|src0_sel
    0x2ce03f400006a23,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3542 v_frexp_exp_i32_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2da03f500006a3b,0x14070406,1,0,0,0, // 3543 v_frexp_exp_i32_f64_e32 vop1 4B all; valu; reads exec|mode
    0x2db03f500006a53,0x14070809,1,0x78000,0,0, // 3544 v_frexp_exp_i32_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x29903f600006a6b,0x14070406,1,0,0,0, // 3545 v_frexp_mant_f16_e32 vop1 4B all; valu; reads exec|mode
    0x29a03f600006a80,0x14070809,1,0x78000,0,0, // 3546 v_frexp_mant_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x29a03f600006a95,0x1407080c,1,0x38078000,0,0, // 3547 v_frexp_mant_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29b03f600006aab,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3548 v_frexp_mant_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29c03f700006ac0,0x14070406,1,0,0,0, // 3549 v_frexp_mant_f32_e32 vop1 4B all; valu; reads exec|mode
    0x29d03f700006ad5,0x14070809,1,0x78000,0,0, // 3550 v_frexp_mant_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x29d03f700006aea,0x1407080c,1,0x38078000,0,0, // 3551 v_frexp_mant_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e03f700006b00,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3552 v_frexp_mant_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29f03f800006b15,0x14070406,1,0,0,0, // 3553 v_frexp_mant_f64_e32 vop1 4B all; valu; reads exec|mode
    0x2a003f800006b2a,0x14070809,1,0x78000,0,0, // 3554 v_frexp_mant_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x23803f900006b3f,0x14070407,1,0,0,0, // 3555 v_ldexp_f16_e32 vop2 4B all; valu; reads exec|mode
    0x23903f900006b4f,0x14070809,1,0x78000,0,0, // 3556 v_ldexp_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x23a03f900006b5f,0x1407080c,1,0xf8078000,0,0, // 3557 v_ldexp_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x23b03f900006b70,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3558 v_ldexp_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x23c03fa00006b80,0x14070809,1,0x78000,0,0, // 3559 v_ldexp_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x23d03fb00006b8c,0x14070809,1,0x78000,0,0, // 3560 v_ldexp_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x9603fc00006b98,0x4070809,1,0,0,0, // 3561 v_lerp_u8 vop3 8B all; valu; reads exec
    0x29903fd00006ba2,0x14070406,0x10001,0,0,0, // 3562 v_log_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29a03fd00006bb0,0x14070809,0x10001,0x78000,0,0, // 3563 v_log_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29a03fd00006bbe,0x1407080c,0x10001,0x38078000,0,0, // 3564 v_log_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29b03fd00006bcd,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 3565 v_log_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29c03fe00006bdb,0x14070406,0x10001,0,0,0, // 3566 v_log_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29d03fe00006be9,0x14070809,0x10001,0x78000,0,0, // 3567 v_log_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29d03fe00006bf7,0x1407080c,0x10001,0x38078000,0,0, // 3568 v_log_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e03fe00006c06,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 3569 v_log_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29c03ff00006c14,0x14070406,0x10001,0,0,0, // 3570 v_log_legacy_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29d03ff00006c29,0x14070809,0x10001,0x78000,0,0, // 3571 v_log_legacy_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29d03ff00006c3e,0x1407080c,0x10001,0x38078000,0,0, // 3572 v_log_legacy_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e03ff00006c54,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 3573 v_log_legacy_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x96040000006c69,0x4070809,1,0,0,0, // 3574 v_lshl_add_u32 vop3 8B all; valu; reads exec
    0xb5040100006c78,0x4060809,1,0,0,0, // 3575 v_lshl_add_u64 vop3 8B 942|950; valu; reads exec
    0x96040200006c87,0x4070809,1,0,0,0, // 3576 v_lshl_or_b32 vop3 8B all; valu; reads exec
    0x1ee040300006c95,0x4070407,1,0,0,0, // 3577 v_lshlrev_b16_e32 vop2 4B all; valu; reads exec
    0x1ef040300006ca7,0x4070809,1,0,0,0, // 3578 v_lshlrev_b16_e64 vop3 8B all; valu; reads exec
    0x1f0040300006cb9,0x407080c,1,0xf8020000,0,0, // 3579 v_lshlrev_b16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f1040300006ccc,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3580 v_lshlrev_b16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1f6040400006cde,0x4070407,1,0,0,0, // 3581 v_lshlrev_b32_e32 vop2 4B all; valu; reads exec
    0x1f7040400006cf0,0x4070809,1,0,0,0, // 3582 v_lshlrev_b32_e64 vop3 8B all; valu; reads exec
    0x1f8040400006d02,0x407080c,1,0xf8020000,0,0, // 3583 v_lshlrev_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f1040400006d15,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3584 v_lshlrev_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1f9040500006d27,0x4070809,1,0,0,0, // 3585 v_lshlrev_b64 vop3 8B all; valu; reads exec
    0x1ee040600006d35,0x4070407,1,0,0,0, // 3586 v_lshrrev_b16_e32 vop2 4B all; valu; reads exec
    0x1ef040600006d47,0x4070809,1,0,0,0, // 3587 v_lshrrev_b16_e64 vop3 8B all; valu; reads exec
    0x1f0040600006d59,0x407080c,1,0xf8020000,0,0, // 3588 v_lshrrev_b16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f1040600006d6c,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3589 v_lshrrev_b16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1f6040700006d7e,0x4070407,1,0,0,0, // 3590 v_lshrrev_b32_e32 vop2 4B all; valu; reads exec
    0x1f7040700006d90,0x4070809,1,0,0,0, // 3591 v_lshrrev_b32_e64 vop3 8B all; valu; reads exec
    0x1f8040700006da2,0x407080c,1,0xf8020000,0,0, // 3592 v_lshrrev_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f1040700006db5,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3593 v_lshrrev_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1f9040800006dc7,0x4070809,1,0,0,0, // 3594 v_lshrrev_b64 vop3 8B all; valu; reads exec
    0x23e040900006dd5,0x14070407,1,0,0,0, // 3595 v_mac_f16_e32 vop2 4B all; valu; reads exec|mode
    0x23f040900006de3,0x14070809,1,0x78000,0,0, // 3596 v_mac_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x240040900006df1,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3597 v_mac_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x233040a00006dff,0x14010407,1,0,0,0, // 3598 v_mac_f32_e32 vop2 4B 90a; valu; reads exec|mode
    0x234040a00006e0d,0x14010809,1,0x78000,0,0, // 3599 v_mac_f32_e64 vop3 8B 90a; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x235040a00006e1b,0x1401080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3600 v_mac_f32_dpp dpp 8B 90a; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0xa5040b00006e29,0x14070809,1,0xf8000,0,0, // 3601 v_mad_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    0xa6040c00006e33,0x14010809,1,0x78000,0,0, // 3602 v_mad_f32 vop3 8B 90a; valu; reads exec|mode; takes neg|abs|clamp|omod
    0xb6040d00006e3d,0x4070809,1,0xa0000,0,0, // 3603 v_mad_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    0xb7040e00006e47,0x4070809,1,0xa0000,0,0, // 3604 v_mad_i32_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    0xb8040f00006e55,0x4070809,1,0x20000,0,0, // 3605 v_mad_i32_i24 vop3 8B all; valu; reads exec; takes clamp
    0x2a041000006e63,0x4070809,1,0x20000,0,0, // 3606 v_mad_i64_i32 vop3 8B all; valu; reads exec; takes clamp
    0xa5041100006e71,0x14070809,1,0x78000,0,0, // 3607 v_mad_legacy_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0xa6041200006e82,0x14010809,1,0x78000,0,0, // 3608 v_mad_legacy_f32 vop3 8B 90a; valu; reads exec|mode; takes neg|abs|clamp|omod
    0xb6041300006e93,0x4070809,1,0x20000,0,0, // 3609 v_mad_legacy_i16 vop3 8B all; valu; reads exec; takes clamp
    0x97041400006ea4,0x4070809,1,0x20000,0,0, // 3610 v_mad_legacy_u16 vop3 8B all; valu; reads exec; takes clamp
    0x97041500006eb5,0x4070809,1,0xa0000,0,0, // 3611 v_mad_u16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    0xb9041600006ebf,0x4070809,1,0xa0000,0,0, // 3612 v_mad_u32_u16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    0x91041700006ecd,0x4070809,1,0x20000,0,0, // 3613 v_mad_u32_u24 vop3 8B all; valu; reads exec; takes clamp
    0x2b041800006edb,0x4070809,1,0x20000,0,0, // 3614 v_mad_u64_u32 vop3 8B all; valu; reads exec; takes clamp
    0xba041900006ee9,0x14070807,1,0,0,0, // 3615 v_madak_f16 vop2 8B all; valu; reads exec|mode
    0xb3041a00006ef5,0x14010807,1,0,0,0, // 3616 v_madak_f32 vop2 8B 90a; valu; reads exec|mode
    0xbb041b00006f01,0x14070807,1,0,0,0, // 3617 v_madmk_f16 vop2 8B all; valu; reads exec|mode
    0xb4041c00006f0d,0x14010807,1,0,0,0, // 3618 v_madmk_f32 vop2 8B 90a; valu; reads exec|mode
    0xa5041d00006f19,0x14070809,1,0xf8000,0,0, // 3619 v_max3_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    0xa6041e00006f24,0x14070809,1,0x78000,0,0, // 3620 v_max3_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0xb6041f00006f2f,0x4070809,1,0xa0000,0,0, // 3621 v_max3_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    0xb8042000006f3a,0x4070809,1,0,0,0, // 3622 v_max3_i32 vop3 8B all; valu; reads exec
    0x97042100006f45,0x4070809,1,0xa0000,0,0, // 3623 v_max3_u16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    0x91042200006f50,0x4070809,1,0,0,0, // 3624 v_max3_u32 vop3 8B all; valu; reads exec
    0x1e5042300006f5b,0x14070407,1,0,0,0, // 3625 v_max_f16_e32 vop2 4B all; valu; reads exec|mode
    0x1e6042300006f69,0x14070809,1,0x78000,0,0, // 3626 v_max_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1e6042300006f77,0x1407080c,1,0x78078000,0,0, // 3627 v_max_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    0x1e7042300006f86,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3628 v_max_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1e8042400006f94,0x14070407,1,0,0,0, // 3629 v_max_f32_e32 vop2 4B all; valu; reads exec|mode
    0x1e9042400006fa2,0x14070809,1,0x78000,0,0, // 3630 v_max_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1e9042400006fb0,0x1407080c,1,0x78078000,0,0, // 3631 v_max_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    0x1ea042400006fbf,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3632 v_max_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1eb042500006fcd,0x14070809,1,0x78000,0,0, // 3633 v_max_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x241042600006fd7,0x4070407,1,0,0,0, // 3634 v_max_i16_e32 vop2 4B all; valu; reads exec
    0x1ec042600006fe5,0x4070809,1,0,0,0, // 3635 v_max_i16_e64 vop3 8B all; valu; reads exec
    0x242042600006ff3,0x407080c,1,0xf8020000,0,0, // 3636 v_max_i16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x243042600007002,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3637 v_max_i16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x244042700007010,0x4070407,1,0,0,0, // 3638 v_max_i32_e32 vop2 4B all; valu; reads exec
    0x1ed04270000701e,0x4070809,1,0,0,0, // 3639 v_max_i32_e64 vop3 8B all; valu; reads exec
    0x24504270000702c,0x407080c,1,0xf8020000,0,0, // 3640 v_max_i32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x24604270000703b,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3641 v_max_i32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1ee042800007049,0x4070407,1,0,0,0, // 3642 v_max_u16_e32 vop2 4B all; valu; reads exec
    0x1ef042800007057,0x4070809,1,0,0,0, // 3643 v_max_u16_e64 vop3 8B all; valu; reads exec
    0x1f0042800007065,0x407080c,1,0xf8020000,0,0, // 3644 v_max_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f1042800007074,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3645 v_max_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1f2042900007082,0x4070407,1,0,0,0, // 3646 v_max_u32_e32 vop2 4B all; valu; reads exec
    0x1f3042900007090,0x4070809,1,0,0,0, // 3647 v_max_u32_e64 vop3 8B all; valu; reads exec
    0x1f404290000709e,0x407080c,1,0xf8020000,0,0, // 3648 v_max_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f50429000070ad,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3649 v_max_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0xa6042a000070bb,0x14040809,1,0x78000,0,0, // 3650 v_maximum3_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1f7042b000070ca,0x4070809,1,0,0,0, // 3651 v_mbcnt_hi_u32_b32 vop3 8B all; valu; reads exec
    0x1f7042c000070dd,0x4070809,1,0,0,0, // 3652 v_mbcnt_lo_u32_b32 vop3 8B all; valu; reads exec
    0xa5042d000070f0,0x14070809,1,0xf8000,0,0, // 3653 v_med3_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    0xa6042e000070fb,0x14070809,1,0x78000,0,0, // 3654 v_med3_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0xb6042f00007106,0x4070809,1,0xa0000,0,0, // 3655 v_med3_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    0xb8043000007111,0x4070809,1,0,0,0, // 3656 v_med3_i32 vop3 8B all; valu; reads exec
    0x9704310000711c,0x4070809,1,0xa0000,0,0, // 3657 v_med3_u16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    0x91043200007127,0x4070809,1,0,0,0, // 3658 v_med3_u32 vop3 8B all; valu; reads exec
    0xbc043300007132,0x800001004080b,0x1820001,0x500000000,0,0, // 3659 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|blgp; passes 0/8
    0xbd043300007132,0x800001004080b,0x1820001,0x500000000,0,0, // 3660 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|blgp; passes 0/8
    0xbe043300007132,0x800001004080b,0x1820001,0x500000000,0x100000000,0, // 3661 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/8
    0xbf043300007132,0x800001004080b,0x1820001,0x500000000,0x100000000,0, // 3662 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/8
    0xc0043300007132,0x800001004080b,0x1820001,0x500000000,0x100000000,0, // 3663 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/8
    0xc1043300007132,0x800001004080b,0x1820001,0x500000000,0x100000000,0, // 3664 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/8
    0xc2043300007132,0x800001004080b,0x1820001,0x500000000,0x400000000,0, // 3665 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/8
    0xc3043300007132,0x800001004080b,0x1820001,0x500000000,0x400000000,0, // 3666 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/8
    0xc4043300007132,0x800001004080b,0x1820001,0x500000000,0x400000000,0, // 3667 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/8
    0xc5043300007132,0x800001004080b,0x1820001,0x500000000,0x400000000,0, // 3668 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/8
    0xc6043300007132,0x400001004080b,0x1820001,0x500000000,0x500000000,0, // 3669 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    0xc7043300007132,0x400001004080b,0x1820001,0x500000000,0x500000000,0, // 3670 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    0xc8043300007132,0x400001004080b,0x1820001,0x500000000,0x500000000,0, // 3671 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    0xc9043300007132,0x400001004080b,0x1820001,0x500000000,0x500000000,0, // 3672 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    0xca043300007132,0x400001004080b,0x1820001,0x500000000,0x500000000,0, // 3673 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    0xcb043300007132,0x400001004080b,0x1820001,0x500000000,0x500000000,0, // 3674 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    0xcc043300007132,0x400001004080b,0x1820001,0x500000000,0x500000000,0, // 3675 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    0xcd043300007132,0x400001004080b,0x1820001,0x500000000,0x500000000,0, // 3676 v_mfma_f32_16x16x128_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/4
    0xce04340000714e,0x404001006080b,0x1820001,0x700000000,0,0, // 3677 v_mfma_f32_16x16x16_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0xcf04340000714e,0x404001006080b,0x1820001,0x700000000,0,0, // 3678 v_mfma_f32_16x16x16_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0xd0043500007167,0x404001006080b,0x1820001,0x700000000,0,0, // 3679 v_mfma_f32_16x16x16_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0xd1043500007167,0x404001006080b,0x1820001,0x700000000,0,0, // 3680 v_mfma_f32_16x16x16_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0xce04360000717f,0x404001006080b,0x1820001,0x700000000,0,0, // 3681 v_mfma_f32_16x16x16bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0xcf04360000717f,0x404001006080b,0x1820001,0x700000000,0,0, // 3682 v_mfma_f32_16x16x16bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0xce043700007197,0x4001002080b,0x1820001,0x700000000,0,0, // 3683 v_mfma_f32_16x16x16bf16_1k mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    0xce043700007197,0x408001005080b,0x1820001,0x700000000,0,0, // 3684 v_mfma_f32_16x16x16bf16_1k mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/4
    0xcf043700007197,0x4001002080b,0x1820001,0x700000000,0,0, // 3685 v_mfma_f32_16x16x16bf16_1k mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    0xcf043700007197,0x408001005080b,0x1820001,0x700000000,0,0, // 3686 v_mfma_f32_16x16x16bf16_1k mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/4
    0xd00438000071b2,0x4001002080b,0x1820001,0x700000000,0,0, // 3687 v_mfma_f32_16x16x16f16 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    0xd00438000071b2,0x408001005080b,0x1820001,0x700000000,0,0, // 3688 v_mfma_f32_16x16x16f16 mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/4
    0xd10438000071b2,0x4001002080b,0x1820001,0x700000000,0,0, // 3689 v_mfma_f32_16x16x16f16 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    0xd10438000071b2,0x408001005080b,0x1820001,0x700000000,0,0, // 3690 v_mfma_f32_16x16x16f16 mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/4
    0xd20439000071c9,0x808001006080b,0x1840001,0x700000000,0,0, // 3691 v_mfma_f32_16x16x1_4b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xd30439000071c9,0x808001006080b,0x1840001,0x700000000,0,0, // 3692 v_mfma_f32_16x16x1_4b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xd2043a000071e3,0x808001007080b,0x1840001,0x700000000,0,0, // 3693 v_mfma_f32_16x16x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xd3043a000071e3,0x808001007080b,0x1840001,0x700000000,0,0, // 3694 v_mfma_f32_16x16x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xd4043b000071f9,0x8001001080b,0x1820001,0x700000000,0,0, // 3695 v_mfma_f32_16x16x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0xd5043b000071f9,0x8001001080b,0x1820001,0x700000000,0,0, // 3696 v_mfma_f32_16x16x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0xd6043c00007210,0x400001004080b,0x1820001,0x700000000,0,0, // 3697 v_mfma_f32_16x16x32_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    0xd7043c00007210,0x400001004080b,0x1820001,0x700000000,0,0, // 3698 v_mfma_f32_16x16x32_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    0xd8043d00007229,0x404001006080b,0x1820001,0x700000000,0,0, // 3699 v_mfma_f32_16x16x32_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0xd9043d00007229,0x404001006080b,0x1820001,0x700000000,0,0, // 3700 v_mfma_f32_16x16x32_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0xda043e00007245,0x404001006080b,0x1820001,0x700000000,0,0, // 3701 v_mfma_f32_16x16x32_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0xdb043e00007245,0x404001006080b,0x1820001,0x700000000,0,0, // 3702 v_mfma_f32_16x16x32_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0xdc043f00007261,0x400001004080b,0x1820001,0x700000000,0,0, // 3703 v_mfma_f32_16x16x32_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    0xdd043f00007261,0x400001004080b,0x1820001,0x700000000,0,0, // 3704 v_mfma_f32_16x16x32_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    0xde044000007279,0x404001006080b,0x1820001,0x700000000,0,0, // 3705 v_mfma_f32_16x16x32_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0xdf044000007279,0x404001006080b,0x1820001,0x700000000,0,0, // 3706 v_mfma_f32_16x16x32_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0xe0044100007295,0x404001006080b,0x1820001,0x700000000,0,0, // 3707 v_mfma_f32_16x16x32_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0xe1044100007295,0x404001006080b,0x1820001,0x700000000,0,0, // 3708 v_mfma_f32_16x16x32_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0xd60442000072b1,0x400001004080b,0x1820001,0x700000000,0,0, // 3709 v_mfma_f32_16x16x32bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    0xd70442000072b1,0x400001004080b,0x1820001,0x700000000,0,0, // 3710 v_mfma_f32_16x16x32bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    0xdc0443000072c9,0x400001004080b,0x1820001,0x700000000,0,0, // 3711 v_mfma_f32_16x16x32f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    0xdd0443000072c9,0x400001004080b,0x1820001,0x700000000,0,0, // 3712 v_mfma_f32_16x16x32f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    0xe20444000072e0,0x808001006080b,0x1820001,0x700000000,0,0, // 3713 v_mfma_f32_16x16x4_4b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe30444000072e0,0x808001006080b,0x1820001,0x700000000,0,0, // 3714 v_mfma_f32_16x16x4_4b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe40445000072fb,0x808001006080b,0x1820001,0x700000000,0,0, // 3715 v_mfma_f32_16x16x4_4b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe50445000072fb,0x808001006080b,0x1820001,0x700000000,0,0, // 3716 v_mfma_f32_16x16x4_4b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe6044600007315,0x808001006080b,0x1840001,0x700000000,0,0, // 3717 v_mfma_f32_16x16x4_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe7044600007315,0x808001006080b,0x1840001,0x700000000,0,0, // 3718 v_mfma_f32_16x16x4_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe204470000732c,0x808001006080b,0x1820001,0x700000000,0,0, // 3719 v_mfma_f32_16x16x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe304470000732c,0x808001006080b,0x1820001,0x700000000,0,0, // 3720 v_mfma_f32_16x16x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe2044800007343,0x808001007080b,0x1820001,0x700000000,0,0, // 3721 v_mfma_f32_16x16x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe3044800007343,0x808001007080b,0x1820001,0x700000000,0,0, // 3722 v_mfma_f32_16x16x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe404490000735d,0x808001007080b,0x1820001,0x700000000,0,0, // 3723 v_mfma_f32_16x16x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe504490000735d,0x808001007080b,0x1820001,0x700000000,0,0, // 3724 v_mfma_f32_16x16x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe6044a00007373,0x808001007080b,0x1840001,0x700000000,0,0, // 3725 v_mfma_f32_16x16x4f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe7044a00007373,0x808001007080b,0x1840001,0x700000000,0,0, // 3726 v_mfma_f32_16x16x4f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe8044b00007389,0x4001002080b,0x1820001,0x700000000,0,0, // 3727 v_mfma_f32_16x16x8_xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    0xe9044b00007389,0x4001002080b,0x1820001,0x700000000,0,0, // 3728 v_mfma_f32_16x16x8_xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    0xea044c000073a1,0x8001001080b,0x1820001,0x700000000,0,0, // 3729 v_mfma_f32_16x16x8bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0xeb044c000073a1,0x8001001080b,0x1820001,0x700000000,0,0, // 3730 v_mfma_f32_16x16x8bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0xe8044d000073b8,0x4001002080b,0x1820001,0x700000000,0,0, // 3731 v_mfma_f32_16x16x8xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    0xe9044d000073b8,0x4001002080b,0x1820001,0x700000000,0,0, // 3732 v_mfma_f32_16x16x8xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    0xec044e000073cf,0x800001004080b,0x1820001,0x700000000,0,0, // 3733 v_mfma_f32_32x32x16_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    0xed044e000073cf,0x800001004080b,0x1820001,0x700000000,0,0, // 3734 v_mfma_f32_32x32x16_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    0xee044f000073e8,0x808001006080b,0x1820001,0x700000000,0,0, // 3735 v_mfma_f32_32x32x16_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xef044f000073e8,0x808001006080b,0x1820001,0x700000000,0,0, // 3736 v_mfma_f32_32x32x16_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xf0045000007404,0x808001006080b,0x1820001,0x700000000,0,0, // 3737 v_mfma_f32_32x32x16_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xf1045000007404,0x808001006080b,0x1820001,0x700000000,0,0, // 3738 v_mfma_f32_32x32x16_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xf2045100007420,0x800001004080b,0x1820001,0x700000000,0,0, // 3739 v_mfma_f32_32x32x16_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    0xf3045100007420,0x800001004080b,0x1820001,0x700000000,0,0, // 3740 v_mfma_f32_32x32x16_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    0xf4045200007438,0x808001006080b,0x1820001,0x700000000,0,0, // 3741 v_mfma_f32_32x32x16_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xf5045200007438,0x808001006080b,0x1820001,0x700000000,0,0, // 3742 v_mfma_f32_32x32x16_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xf6045300007454,0x808001006080b,0x1820001,0x700000000,0,0, // 3743 v_mfma_f32_32x32x16_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xf7045300007454,0x808001006080b,0x1820001,0x700000000,0,0, // 3744 v_mfma_f32_32x32x16_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xec045400007470,0x800001004080b,0x1820001,0x700000000,0,0, // 3745 v_mfma_f32_32x32x16bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    0xed045400007470,0x800001004080b,0x1820001,0x700000000,0,0, // 3746 v_mfma_f32_32x32x16bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    0xf2045500007488,0x800001004080b,0x1820001,0x700000000,0,0, // 3747 v_mfma_f32_32x32x16f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    0xf3045500007488,0x800001004080b,0x1820001,0x700000000,0,0, // 3748 v_mfma_f32_32x32x16f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    0xf804560000749f,0x1010001006080b,0x1840001,0x700000000,0,0, // 3749 v_mfma_f32_32x32x1_2b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xf904560000749f,0x1010001006080b,0x1840001,0x700000000,0,0, // 3750 v_mfma_f32_32x32x1_2b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xf80457000074b9,0x1010001007080b,0x1840001,0x700000000,0,0, // 3751 v_mfma_f32_32x32x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xf90457000074b9,0x1010001007080b,0x1840001,0x700000000,0,0, // 3752 v_mfma_f32_32x32x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xd20458000074cf,0x1010001006080b,0x1840001,0x700000000,0,0, // 3753 v_mfma_f32_32x32x2_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xd30458000074cf,0x1010001006080b,0x1840001,0x700000000,0,0, // 3754 v_mfma_f32_32x32x2_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xfa0459000074e6,0x10001001080b,0x1820001,0x700000000,0,0, // 3755 v_mfma_f32_32x32x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    0xfb0459000074e6,0x10001001080b,0x1820001,0x700000000,0,0, // 3756 v_mfma_f32_32x32x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    0xd2045a000074fd,0x1010001007080b,0x1840001,0x700000000,0,0, // 3757 v_mfma_f32_32x32x2f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xd3045a000074fd,0x1010001007080b,0x1840001,0x700000000,0,0, // 3758 v_mfma_f32_32x32x2f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xfc045b00007513,0x1010001006080b,0x1820001,0x700000000,0,0, // 3759 v_mfma_f32_32x32x4_2b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xfd045b00007513,0x1010001006080b,0x1820001,0x700000000,0,0, // 3760 v_mfma_f32_32x32x4_2b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xfe045c0000752e,0x1010001006080b,0x1820001,0x700000000,0,0, // 3761 v_mfma_f32_32x32x4_2b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xff045c0000752e,0x1010001006080b,0x1820001,0x700000000,0,0, // 3762 v_mfma_f32_32x32x4_2b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0x100045d00007548,0x8001002080b,0x1820001,0x700000000,0,0, // 3763 v_mfma_f32_32x32x4_xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0x101045d00007548,0x8001002080b,0x1820001,0x700000000,0,0, // 3764 v_mfma_f32_32x32x4_xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0xfc045e00007560,0x1010001006080b,0x1820001,0x700000000,0,0, // 3765 v_mfma_f32_32x32x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xd4045e00007560,0x10001001080b,0x1820001,0x700000000,0,0, // 3766 v_mfma_f32_32x32x4bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    0xfd045e00007560,0x1010001006080b,0x1820001,0x700000000,0,0, // 3767 v_mfma_f32_32x32x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xd5045e00007560,0x10001001080b,0x1820001,0x700000000,0,0, // 3768 v_mfma_f32_32x32x4bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    0xfc045f00007577,0x1010001007080b,0x1820001,0x700000000,0,0, // 3769 v_mfma_f32_32x32x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xfd045f00007577,0x1010001007080b,0x1820001,0x700000000,0,0, // 3770 v_mfma_f32_32x32x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xfe046000007591,0x1010001007080b,0x1820001,0x700000000,0,0, // 3771 v_mfma_f32_32x32x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0xff046000007591,0x1010001007080b,0x1820001,0x700000000,0,0, // 3772 v_mfma_f32_32x32x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0x1000461000075a7,0x8001002080b,0x1820001,0x700000000,0,0, // 3773 v_mfma_f32_32x32x4xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0x1010461000075a7,0x8001002080b,0x1820001,0x700000000,0,0, // 3774 v_mfma_f32_32x32x4xf32 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0x1020462000075be,0x1000001004080b,0x1820001,0x500000000,0,0, // 3775 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|blgp; passes 0/16
    0x1030462000075be,0x1000001004080b,0x1820001,0x500000000,0,0, // 3776 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|blgp; passes 0/16
    0x1040462000075be,0x1000001004080b,0x1820001,0x500000000,0x100000000,0, // 3777 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/16
    0x1050462000075be,0x1000001004080b,0x1820001,0x500000000,0x100000000,0, // 3778 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/16
    0x1060462000075be,0x1000001004080b,0x1820001,0x500000000,0x100000000,0, // 3779 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/16
    0x1070462000075be,0x1000001004080b,0x1820001,0x500000000,0x100000000,0, // 3780 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes blgp; passes 0/16
    0x1080462000075be,0x1000001004080b,0x1820001,0x500000000,0x400000000,0, // 3781 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/16
    0x1090462000075be,0x1000001004080b,0x1820001,0x500000000,0x400000000,0, // 3782 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/16
    0x10a0462000075be,0x1000001004080b,0x1820001,0x500000000,0x400000000,0, // 3783 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/16
    0x10b0462000075be,0x1000001004080b,0x1820001,0x500000000,0x400000000,0, // 3784 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes cbsz; passes 0/16
    0x10c0462000075be,0x800001004080b,0x1820001,0x500000000,0x500000000,0, // 3785 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    0x10d0462000075be,0x800001004080b,0x1820001,0x500000000,0x500000000,0, // 3786 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    0x10e0462000075be,0x800001004080b,0x1820001,0x500000000,0x500000000,0, // 3787 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    0x10f0462000075be,0x800001004080b,0x1820001,0x500000000,0x500000000,0, // 3788 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    0x1100462000075be,0x800001004080b,0x1820001,0x500000000,0x500000000,0, // 3789 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    0x1110462000075be,0x800001004080b,0x1820001,0x500000000,0x500000000,0, // 3790 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    0x1120462000075be,0x800001004080b,0x1820001,0x500000000,0x500000000,0, // 3791 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    0x1130462000075be,0x800001004080b,0x1820001,0x500000000,0x500000000,0, // 3792 v_mfma_f32_32x32x64_f8f6f4 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; passes 0/8
    0xe20463000075d9,0x808001006080b,0x1820001,0x700000000,0,0, // 3793 v_mfma_f32_32x32x8_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe30463000075d9,0x808001006080b,0x1820001,0x700000000,0,0, // 3794 v_mfma_f32_32x32x8_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe40464000075f1,0x808001006080b,0x1820001,0x700000000,0,0, // 3795 v_mfma_f32_32x32x8_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe50464000075f1,0x808001006080b,0x1820001,0x700000000,0,0, // 3796 v_mfma_f32_32x32x8_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe2046500007608,0x808001006080b,0x1820001,0x700000000,0,0, // 3797 v_mfma_f32_32x32x8bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe3046500007608,0x808001006080b,0x1820001,0x700000000,0,0, // 3798 v_mfma_f32_32x32x8bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0xe204660000761f,0x8001002080b,0x1820001,0x700000000,0,0, // 3799 v_mfma_f32_32x32x8bf16_1k mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0xe204660000761f,0x810001005080b,0x1820001,0x700000000,0,0, // 3800 v_mfma_f32_32x32x8bf16_1k mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/8
    0xe304660000761f,0x8001002080b,0x1820001,0x700000000,0,0, // 3801 v_mfma_f32_32x32x8bf16_1k mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0xe304660000761f,0x810001005080b,0x1820001,0x700000000,0,0, // 3802 v_mfma_f32_32x32x8bf16_1k mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/8
    0xe4046700007639,0x8001002080b,0x1820001,0x700000000,0,0, // 3803 v_mfma_f32_32x32x8f16 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0xe4046700007639,0x810001005080b,0x1820001,0x700000000,0,0, // 3804 v_mfma_f32_32x32x8f16 mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/8
    0xe5046700007639,0x8001002080b,0x1820001,0x700000000,0,0, // 3805 v_mfma_f32_32x32x8f16 mai 8B 942; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0xe5046700007639,0x810001005080b,0x1820001,0x700000000,0,0, // 3806 v_mfma_f32_32x32x8f16 mai 8B 90a|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/8
    0xe604680000764f,0x202001006080b,0x1840001,0x700000000,0,0, // 3807 v_mfma_f32_4x4x1_16b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0xe704680000764f,0x202001006080b,0x1840001,0x700000000,0,0, // 3808 v_mfma_f32_4x4x1_16b_f32 mai 8B 942|950; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0xe6046900007668,0x202001007080b,0x1840001,0x700000000,0,0, // 3809 v_mfma_f32_4x4x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0xe7046900007668,0x202001007080b,0x1840001,0x700000000,0,0, // 3810 v_mfma_f32_4x4x1f32 mai 8B all; valu|sgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0xea046a0000767c,0x2001001080b,0x1820001,0x700000000,0,0, // 3811 v_mfma_f32_4x4x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/0
    0xeb046a0000767c,0x2001001080b,0x1820001,0x700000000,0,0, // 3812 v_mfma_f32_4x4x2bf16 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/0
    0xce046b00007691,0x202001006080b,0x1820001,0x700000000,0,0, // 3813 v_mfma_f32_4x4x4_16b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0xcf046b00007691,0x202001006080b,0x1820001,0x700000000,0,0, // 3814 v_mfma_f32_4x4x4_16b_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0xd0046c000076ab,0x202001006080b,0x1820001,0x700000000,0,0, // 3815 v_mfma_f32_4x4x4_16b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0xd1046c000076ab,0x202001006080b,0x1820001,0x700000000,0,0, // 3816 v_mfma_f32_4x4x4_16b_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0xce046d000076c4,0x202001006080b,0x1820001,0x700000000,0,0, // 3817 v_mfma_f32_4x4x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0xcf046d000076c4,0x202001006080b,0x1820001,0x700000000,0,0, // 3818 v_mfma_f32_4x4x4bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0xce046e000076d9,0x202001007080b,0x1820001,0x700000000,0,0, // 3819 v_mfma_f32_4x4x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0xcf046e000076d9,0x202001007080b,0x1820001,0x700000000,0,0, // 3820 v_mfma_f32_4x4x4bf16_1k mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0xd0046f000076f1,0x202001007080b,0x1820001,0x700000000,0,0, // 3821 v_mfma_f32_4x4x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0xd1046f000076f1,0x202001007080b,0x1820001,0x700000000,0,0, // 3822 v_mfma_f32_4x4x4f16 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0x114047000007705,0x1008001006080b,0x1880001,0x700000000,0,0, // 3823 v_mfma_f64_16x16x4_f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/16
    0x115047000007705,0x1008001006080b,0x1880001,0x700000000,0,0, // 3824 v_mfma_f64_16x16x4_f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/16
    0x11404710000771c,0x8001001080b,0x1880001,0x700000000,0,0, // 3825 v_mfma_f64_16x16x4f64 mai 8B 90a; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0x11404710000771c,0x1008001006080b,0x1880001,0x700000000,0,0, // 3826 v_mfma_f64_16x16x4f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/16
    0x11504710000771c,0x8001001080b,0x1880001,0x700000000,0,0, // 3827 v_mfma_f64_16x16x4f64 mai 8B 90a; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0x11504710000771c,0x1008001006080b,0x1880001,0x700000000,0,0, // 3828 v_mfma_f64_16x16x4f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/16
    0x116047200007732,0x804001006080b,0x1880001,0x700000000,0,0, // 3829 v_mfma_f64_4x4x4_4b_f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/8
    0x117047200007732,0x804001006080b,0x1880001,0x700000000,0,0, // 3830 v_mfma_f64_4x4x4_4b_f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/8
    0x11604730000774a,0x4001001080b,0x1880001,0x700000000,0,0, // 3831 v_mfma_f64_4x4x4f64 mai 8B 90a; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    0x11604730000774a,0x804001006080b,0x1880001,0x700000000,0,0, // 3832 v_mfma_f64_4x4x4f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/8
    0x11704730000774a,0x4001001080b,0x1880001,0x700000000,0,0, // 3833 v_mfma_f64_4x4x4f64 mai 8B 90a; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/0
    0x11704730000774a,0x804001006080b,0x1880001,0x700000000,0,0, // 3834 v_mfma_f64_4x4x4f64 mai 8B 942|950; valu|dgemm|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/8
    0x11804740000775e,0x8001001080b,0x1820001,0x700000000,0,0, // 3835 v_mfma_i32_16x16x16i8 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0x11904740000775e,0x8001001080b,0x1820001,0x700000000,0,0, // 3836 v_mfma_i32_16x16x16i8 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/0
    0x11a047500007774,0x404001006080b,0x1820001,0x700000000,0,0, // 3837 v_mfma_i32_16x16x32_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0x11b047500007774,0x404001006080b,0x1820001,0x700000000,0,0, // 3838 v_mfma_i32_16x16x32_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0x11a04760000778b,0x404001006080b,0x1820001,0x700000000,0,0, // 3839 v_mfma_i32_16x16x32i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0x11b04760000778b,0x404001006080b,0x1820001,0x700000000,0,0, // 3840 v_mfma_i32_16x16x32i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 4/4
    0x11c0477000077a1,0x808001006080b,0x1820001,0x700000000,0,0, // 3841 v_mfma_i32_16x16x4_4b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0x11d0477000077a1,0x808001006080b,0x1820001,0x700000000,0,0, // 3842 v_mfma_i32_16x16x4_4b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0x11c0478000077ba,0x808001007080b,0x1820001,0x700000000,0,0, // 3843 v_mfma_i32_16x16x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0x11d0478000077ba,0x808001007080b,0x1820001,0x700000000,0,0, // 3844 v_mfma_i32_16x16x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0x11e0479000077cf,0x400001004080b,0x1820001,0x700000000,0,0, // 3845 v_mfma_i32_16x16x64_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    0x11f0479000077cf,0x400001004080b,0x1820001,0x700000000,0,0, // 3846 v_mfma_i32_16x16x64_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    0x11e047a000077e6,0x400001004080b,0x1820001,0x700000000,0,0, // 3847 v_mfma_i32_16x16x64i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    0x11f047a000077e6,0x400001004080b,0x1820001,0x700000000,0,0, // 3848 v_mfma_i32_16x16x64i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/4
    0x120047b000077fc,0x808001006080b,0x1820001,0x700000000,0,0, // 3849 v_mfma_i32_32x32x16_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0x121047b000077fc,0x808001006080b,0x1820001,0x700000000,0,0, // 3850 v_mfma_i32_32x32x16_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0x120047c00007813,0x808001006080b,0x1820001,0x700000000,0,0, // 3851 v_mfma_i32_32x32x16i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0x121047c00007813,0x808001006080b,0x1820001,0x700000000,0,0, // 3852 v_mfma_i32_32x32x16i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 8/8
    0x122047d00007829,0x800001004080b,0x1820001,0x700000000,0,0, // 3853 v_mfma_i32_32x32x32_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    0x123047d00007829,0x800001004080b,0x1820001,0x700000000,0,0, // 3854 v_mfma_i32_32x32x32_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    0x122047e00007840,0x800001004080b,0x1820001,0x700000000,0,0, // 3855 v_mfma_i32_32x32x32i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    0x123047e00007840,0x800001004080b,0x1820001,0x700000000,0,0, // 3856 v_mfma_i32_32x32x32i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 0/8
    0x124047f00007856,0x1010001006080b,0x1820001,0x700000000,0,0, // 3857 v_mfma_i32_32x32x4_2b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0x125047f00007856,0x1010001006080b,0x1820001,0x700000000,0,0, // 3858 v_mfma_i32_32x32x4_2b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0x12404800000786f,0x1010001007080b,0x1820001,0x700000000,0,0, // 3859 v_mfma_i32_32x32x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0x12504800000786f,0x1010001007080b,0x1820001,0x700000000,0,0, // 3860 v_mfma_i32_32x32x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/16
    0x11c048100007884,0x10001001080b,0x1820001,0x700000000,0,0, // 3861 v_mfma_i32_32x32x8i8 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    0x11d048100007884,0x10001001080b,0x1820001,0x700000000,0,0, // 3862 v_mfma_i32_32x32x8i8 mai 8B 90a; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 16/0
    0x118048200007899,0x202001006080b,0x1820001,0x700000000,0,0, // 3863 v_mfma_i32_4x4x4_16b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0x119048200007899,0x202001006080b,0x1820001,0x700000000,0,0, // 3864 v_mfma_i32_4x4x4_16b_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0x1180483000078b1,0x202001007080b,0x1820001,0x700000000,0,0, // 3865 v_mfma_i32_4x4x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0x1190483000078b1,0x202001007080b,0x1820001,0x700000000,0,0, // 3866 v_mfma_i32_4x4x4i8 mai 8B all; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid|blgp; passes 2/2
    0x2dc0484000078c4,0x100000004080a,0x1820001,0x180000,0,0, // 3867 v_mfma_ld_scale_b32 vop3p 8B 950; valu|xdl|lane_crossing|ignores_exec; takes op_sel|op_sel_hi; passes 0/1
    0x485000078d8,0x800001004100b,0x1820001,0x500180000,0,0, // 3868 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes op_sel|op_sel_hi|cbsz|blgp; passes 0/8
    0x10485000078d8,0x800001004100b,0x1820001,0x500180000,0,0, // 3869 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes op_sel|op_sel_hi|cbsz|blgp; passes 0/8
    0x20485000078d8,0x800001004100b,0x1820001,0x500180000,0x100000000,0, // 3870 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/8
    0x30485000078d8,0x800001004100b,0x1820001,0x500180000,0x100000000,0, // 3871 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/8
    0x40485000078d8,0x800001004100b,0x1820001,0x500180000,0x100000000,0, // 3872 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/8
    0x50485000078d8,0x800001004100b,0x1820001,0x500180000,0x100000000,0, // 3873 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/8
    0x60485000078d8,0x800001004100b,0x1820001,0x500180000,0x400000000,0, // 3874 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/8
    0x70485000078d8,0x800001004100b,0x1820001,0x500180000,0x400000000,0, // 3875 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/8
    0x80485000078d8,0x800001004100b,0x1820001,0x500180000,0x400000000,0, // 3876 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/8
    0x90485000078d8,0x800001004100b,0x1820001,0x500180000,0x400000000,0, // 3877 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/8
    0xa0485000078d8,0x400001004100b,0x1820001,0x500180000,0x500000000,0, // 3878 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    0xb0485000078d8,0x400001004100b,0x1820001,0x500180000,0x500000000,0, // 3879 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    0xc0485000078d8,0x400001004100b,0x1820001,0x500180000,0x500000000,0, // 3880 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    0xd0485000078d8,0x400001004100b,0x1820001,0x500180000,0x500000000,0, // 3881 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    0xe0485000078d8,0x400001004100b,0x1820001,0x500180000,0x500000000,0, // 3882 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    0xf0485000078d8,0x400001004100b,0x1820001,0x500180000,0x500000000,0, // 3883 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    0x100485000078d8,0x400001004100b,0x1820001,0x500180000,0x500000000,0, // 3884 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    0x110485000078d8,0x400001004100b,0x1820001,0x500180000,0x500000000,0, // 3885 v_mfma_scale_f32_16x16x128_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/4
    0x120486000078fa,0x1000001004100b,0x1820001,0x500180000,0,0, // 3886 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes op_sel|op_sel_hi|cbsz|blgp; passes 0/16
    0x130486000078fa,0x1000001004100b,0x1820001,0x500180000,0,0, // 3887 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes op_sel|op_sel_hi|cbsz|blgp; passes 0/16
    0x140486000078fa,0x1000001004100b,0x1820001,0x500180000,0x100000000,0, // 3888 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/16
    0x150486000078fa,0x1000001004100b,0x1820001,0x500180000,0x100000000,0, // 3889 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/16
    0x160486000078fa,0x1000001004100b,0x1820001,0x500180000,0x100000000,0, // 3890 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/16
    0x170486000078fa,0x1000001004100b,0x1820001,0x500180000,0x100000000,0, // 3891 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz; takes op_sel|op_sel_hi|blgp; passes 0/16
    0x180486000078fa,0x1000001004100b,0x1820001,0x500180000,0x400000000,0, // 3892 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/16
    0x190486000078fa,0x1000001004100b,0x1820001,0x500180000,0x400000000,0, // 3893 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/16
    0x1a0486000078fa,0x1000001004100b,0x1820001,0x500180000,0x400000000,0, // 3894 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/16
    0x1b0486000078fa,0x1000001004100b,0x1820001,0x500180000,0x400000000,0, // 3895 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs blgp; takes op_sel|op_sel_hi|cbsz; passes 0/16
    0x1c0486000078fa,0x800001004100b,0x1820001,0x500180000,0x500000000,0, // 3896 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    0x1d0486000078fa,0x800001004100b,0x1820001,0x500180000,0x500000000,0, // 3897 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    0x1e0486000078fa,0x800001004100b,0x1820001,0x500180000,0x500000000,0, // 3898 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    0x1f0486000078fa,0x800001004100b,0x1820001,0x500180000,0x500000000,0, // 3899 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    0x200486000078fa,0x800001004100b,0x1820001,0x500180000,0x500000000,0, // 3900 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    0x210486000078fa,0x800001004100b,0x1820001,0x500180000,0x500000000,0, // 3901 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    0x220486000078fa,0x800001004100b,0x1820001,0x500180000,0x500000000,0, // 3902 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    0x230486000078fa,0x800001004100b,0x1820001,0x500180000,0x500000000,0, // 3903 v_mfma_scale_f32_32x32x64_f8f6f4 mai 16B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; needs cbsz|blgp; takes op_sel|op_sel_hi; passes 0/8
    0xa504870000791b,0x14070809,1,0xf8000,0,0, // 3904 v_min3_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|op_sel
    0xa6048800007926,0x14070809,1,0x78000,0,0, // 3905 v_min3_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0xb6048900007931,0x4070809,1,0xa0000,0,0, // 3906 v_min3_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    0xb8048a0000793c,0x4070809,1,0,0,0, // 3907 v_min3_i32 vop3 8B all; valu; reads exec
    0x97048b00007947,0x4070809,1,0xa0000,0,0, // 3908 v_min3_u16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    0x91048c00007952,0x4070809,1,0,0,0, // 3909 v_min3_u32 vop3 8B all; valu; reads exec
    0x1e5048d0000795d,0x14070407,1,0,0,0, // 3910 v_min_f16_e32 vop2 4B all; valu; reads exec|mode
    0x1e6048d0000796b,0x14070809,1,0x78000,0,0, // 3911 v_min_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1e6048d00007979,0x1407080c,1,0x78078000,0,0, // 3912 v_min_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    0x1e7048d00007988,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3913 v_min_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1e8048e00007996,0x14070407,1,0,0,0, // 3914 v_min_f32_e32 vop2 4B all; valu; reads exec|mode
    0x1e9048e000079a4,0x14070809,1,0x78000,0,0, // 3915 v_min_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1e9048e000079b2,0x1407080c,1,0x78078000,0,0, // 3916 v_min_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    0x1ea048e000079c1,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3917 v_min_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1eb048f000079cf,0x14070809,1,0x78000,0,0, // 3918 v_min_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x2410490000079d9,0x4070407,1,0,0,0, // 3919 v_min_i16_e32 vop2 4B all; valu; reads exec
    0x1ec0490000079e7,0x4070809,1,0,0,0, // 3920 v_min_i16_e64 vop3 8B all; valu; reads exec
    0x2420490000079f5,0x407080c,1,0xf8020000,0,0, // 3921 v_min_i16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x243049000007a04,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3922 v_min_i16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x244049100007a12,0x4070407,1,0,0,0, // 3923 v_min_i32_e32 vop2 4B all; valu; reads exec
    0x1ed049100007a20,0x4070809,1,0,0,0, // 3924 v_min_i32_e64 vop3 8B all; valu; reads exec
    0x245049100007a2e,0x407080c,1,0xf8020000,0,0, // 3925 v_min_i32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x246049100007a3d,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3926 v_min_i32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1ee049200007a4b,0x4070407,1,0,0,0, // 3927 v_min_u16_e32 vop2 4B all; valu; reads exec
    0x1ef049200007a59,0x4070809,1,0,0,0, // 3928 v_min_u16_e64 vop3 8B all; valu; reads exec
    0x1f0049200007a67,0x407080c,1,0xf8020000,0,0, // 3929 v_min_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f1049200007a76,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3930 v_min_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1f2049300007a84,0x4070407,1,0,0,0, // 3931 v_min_u32_e32 vop2 4B all; valu; reads exec
    0x1f3049300007a92,0x4070809,1,0,0,0, // 3932 v_min_u32_e64 vop3 8B all; valu; reads exec
    0x1f4049300007aa0,0x407080c,1,0xf8020000,0,0, // 3933 v_min_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f5049300007aaf,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3934 v_min_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0xa6049400007abd,0x14040809,1,0x78000,0,0, // 3935 v_minimum3_f32 vop3 8B 950; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x295049500007acc,0x4070406,1,0,0,0, // 3936 v_mov_b32_e32 vop1 4B all; valu; reads exec
    0x296049500007ada,0x4070809,1,0,0,0, // 3937 v_mov_b32_e64 vop3 8B all; valu; reads exec
    0x297049500007ae8,0x407080c,1,0xb8020000,0,0, // 3938 v_mov_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    0x298049500007af7,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3939 v_mov_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2dd049600007b05,0x4060406,1,0,0,0, // 3940 v_mov_b64_e32 vop1 4B 942|950; valu; reads exec
    0x2de049600007b13,0x4060809,1,0,0,0, // 3941 v_mov_b64_e64 vop3 8B 942|950; valu; reads exec
    0x126049700007b21,0x4070809,1,0x20000,0,0, // 3942 v_mqsad_pk_u16_u8 vop3 8B all; valu; reads exec; takes clamp
    0x127049800007b33,0x4070809,1,0x20000,0,0, // 3943 v_mqsad_u32_u8 vop3 8B all; valu; reads exec; takes clamp
    0x96049900007b42,0x4070809,1,0x20000,0,0, // 3944 v_msad_u8 vop3 8B all; valu; reads exec; takes clamp
    0x1e5049a00007b4c,0x14070407,1,0,0,0, // 3945 v_mul_f16_e32 vop2 4B all; valu; reads exec|mode
    0x1e6049a00007b5a,0x14070809,1,0x78000,0,0, // 3946 v_mul_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1e6049a00007b68,0x1407080c,1,0x78078000,0,0, // 3947 v_mul_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    0x1e7049a00007b77,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3948 v_mul_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1e8049b00007b85,0x14070407,1,0,0,0, // 3949 v_mul_f32_e32 vop2 4B all; valu; reads exec|mode
    0x1e9049b00007b93,0x14070809,1,0x78000,0,0, // 3950 v_mul_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1e9049b00007ba1,0x1407080c,1,0x78078000,0,0, // 3951 v_mul_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    0x1ea049b00007bb0,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 3952 v_mul_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1eb049c00007bbe,0x14070809,1,0x78000,0,0, // 3953 v_mul_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1ed049d00007bc8,0x4070809,1,0,0,0, // 3954 v_mul_hi_i32 vop3 8B all; valu; reads exec
    0x244049e00007bd5,0x4070407,1,0,0,0, // 3955 v_mul_hi_i32_i24_e32 vop2 4B all; valu; reads exec
    0x1ed049e00007bea,0x4070809,1,0,0,0, // 3956 v_mul_hi_i32_i24_e64 vop3 8B all; valu; reads exec
    0x245049e00007bff,0x407080c,1,0xf8020000,0,0, // 3957 v_mul_hi_i32_i24_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x246049e00007c15,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3958 v_mul_hi_i32_i24_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1f3049f00007c2a,0x4070809,1,0,0,0, // 3959 v_mul_hi_u32 vop3 8B all; valu; reads exec
    0x1f204a000007c37,0x4070407,1,0,0,0, // 3960 v_mul_hi_u32_u24_e32 vop2 4B all; valu; reads exec
    0x1f304a000007c4c,0x4070809,1,0,0,0, // 3961 v_mul_hi_u32_u24_e64 vop3 8B all; valu; reads exec
    0x1f404a000007c61,0x407080c,1,0xf8020000,0,0, // 3962 v_mul_hi_u32_u24_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f504a000007c77,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3963 v_mul_hi_u32_u24_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x24404a100007c8c,0x4070407,1,0,0,0, // 3964 v_mul_i32_i24_e32 vop2 4B all; valu; reads exec
    0x1ed04a100007c9e,0x4070809,1,0x20000,0,0, // 3965 v_mul_i32_i24_e64 vop3 8B all; valu; reads exec; takes clamp
    0x24504a100007cb0,0x407080c,1,0xf8020000,0,0, // 3966 v_mul_i32_i24_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x24604a100007cc3,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3967 v_mul_i32_i24_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1e904a200007cd5,0x14070809,1,0x78000,0,0, // 3968 v_mul_legacy_f32 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1ed04a300007ce6,0x4070809,1,0,0,0, // 3969 v_mul_lo_i32 vop3 8B all; valu; reads exec
    0x1ee04a400007cf3,0x4070407,1,0,0,0, // 3970 v_mul_lo_u16_e32 vop2 4B all; valu; reads exec
    0x1ef04a400007d04,0x4070809,1,0,0,0, // 3971 v_mul_lo_u16_e64 vop3 8B all; valu; reads exec
    0x1f004a400007d15,0x407080c,1,0xf8020000,0,0, // 3972 v_mul_lo_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f104a400007d27,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3973 v_mul_lo_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1f304a500007d38,0x4070809,1,0,0,0, // 3974 v_mul_lo_u32 vop3 8B all; valu; reads exec
    0x1f204a600007d45,0x4070407,1,0,0,0, // 3975 v_mul_u32_u24_e32 vop2 4B all; valu; reads exec
    0x1f304a600007d57,0x4070809,1,0x20000,0,0, // 3976 v_mul_u32_u24_e64 vop3 8B all; valu; reads exec; takes clamp
    0x1f404a600007d69,0x407080c,1,0xf8020000,0,0, // 3977 v_mul_u32_u24_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f504a600007d7c,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3978 v_mul_u32_u24_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2f004a700007d8e,0x4070406,0x8001,0,0,0, // 3979 v_nop vop1 4B all; valu|side_effects; reads exec
    0x29504a800007d94,0x4070406,1,0,0,0, // 3980 v_not_b32_e32 vop1 4B all; valu; reads exec
    0x29604a800007da2,0x4070809,1,0,0,0, // 3981 v_not_b32_e64 vop3 8B all; valu; reads exec
    0x29704a800007db0,0x407080c,1,0xb8020000,0,0, // 3982 v_not_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    0x29804a800007dbf,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3983 v_not_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x9604a900007dcd,0x4070809,1,0,0,0, // 3984 v_or3_b32 vop3 8B all; valu; reads exec
    0x1f604aa00007dd7,0x4070407,1,0,0,0, // 3985 v_or_b32_e32 vop2 4B all; valu; reads exec
    0x1f704aa00007de4,0x4070809,1,0,0,0, // 3986 v_or_b32_e64 vop3 8B all; valu; reads exec
    0x1f804aa00007df1,0x407080c,1,0xf8020000,0,0, // 3987 v_or_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f104aa00007dff,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 3988 v_or_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x21804ab00007e0c,0x14070809,1,0xb8000,0,0, // 3989 v_pack_b32_f16 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|op_sel
    0x9604ac00007e1b,0x4070809,1,0,0,0, // 3990 v_perm_b32 vop3 8B all; valu; reads exec
    0x2df04ad00007e26,0x4040406,0x800001,0,0,0, // 3991 v_permlane16_swap_b32_e32 vop1 4B 950; valu|lane_crossing; reads exec
    0x2df04ad00007e40,0x4040809,0x800001,0x4000000,0,0, // 3992 v_permlane16_swap_b32_e64 vop3 8B 950; valu|lane_crossing; reads exec; takes bound_ctrl
    0x2df04ae00007e5a,0x4040406,0x800001,0,0,0, // 3993 v_permlane32_swap_b32_e32 vop1 4B 950; valu|lane_crossing; reads exec
    0x2df04ae00007e74,0x4040809,0x800001,0x4000000,0,0, // 3994 v_permlane32_swap_b32_e64 vop3 8B 950; valu|lane_crossing; reads exec; takes bound_ctrl
    0x24704af00007e8e,0x1407080a,0x200001,0x7a0000,0,0, // 3995 v_pk_add_f16 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24804b000007e9b,0x1407080a,0x200001,0x7a0000,0,0, // 3996 v_pk_add_f32 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24904b100007ea8,0x407080a,0x200001,0x7a0000,0,0, // 3997 v_pk_add_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24a04b200007eb5,0x407080a,0x200001,0x7a0000,0,0, // 3998 v_pk_add_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24904b300007ec2,0x407080a,0x200001,0x7a0000,0,0, // 3999 v_pk_ashrrev_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x12804b400007ed3,0x1407080a,0x200001,0x7a0000,0,0, // 4000 v_pk_fma_f16 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x12904b500007ee0,0x1407080a,0x200001,0x7a0000,0,0, // 4001 v_pk_fma_f32 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24b04b600007eed,0x14070407,1,0,0,0, // 4002 v_pk_fmac_f16_e32 vop2 4B all; valu; reads exec|mode
    0x24c04b600007eff,0x14070809,1,0x78000,0,0, // 4003 v_pk_fmac_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x24c04b600007f11,0x1407080c,1,0x78078000,0,0, // 4004 v_pk_fmac_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    0x24d04b600007f24,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 4005 v_pk_fmac_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1f704b700007f36,0x407080a,0x200001,0x7a0000,0,0, // 4006 v_pk_lshlrev_b16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x1f704b800007f47,0x407080a,0x200001,0x7a0000,0,0, // 4007 v_pk_lshrrev_b16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x12a04b900007f58,0x407080a,0x200001,0x7a0000,0,0, // 4008 v_pk_mad_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x12b04ba00007f65,0x407080a,0x200001,0x7a0000,0,0, // 4009 v_pk_mad_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24704bb00007f72,0x1407080a,0x200001,0x7a0000,0,0, // 4010 v_pk_max_f16 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24904bc00007f7f,0x407080a,0x200001,0x7a0000,0,0, // 4011 v_pk_max_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24a04bd00007f8c,0x407080a,0x200001,0x7a0000,0,0, // 4012 v_pk_max_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x12804be00007f99,0x1404080a,0x200001,0x7a0000,0,0, // 4013 v_pk_maximum3_f16 vop3p 8B 950; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24704bf00007fab,0x1407080a,0x200001,0x7a0000,0,0, // 4014 v_pk_min_f16 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24904c000007fb8,0x407080a,0x200001,0x7a0000,0,0, // 4015 v_pk_min_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24a04c100007fc5,0x407080a,0x200001,0x7a0000,0,0, // 4016 v_pk_min_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x12804c200007fd2,0x1404080a,0x200001,0x7a0000,0,0, // 4017 v_pk_minimum3_f16 vop3p 8B 950; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24e04c300007fe4,0x407080a,0x200001,0x7a0000,0,0, // 4018 v_pk_mov_b32 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24704c400007ff1,0x1407080a,0x200001,0x7a0000,0,0, // 4019 v_pk_mul_f16 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24804c500007ffe,0x1407080a,0x200001,0x7a0000,0,0, // 4020 v_pk_mul_f32 vop3p 8B all; valu|packed; reads exec|mode; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24a04c60000800b,0x407080a,0x200001,0x7a0000,0,0, // 4021 v_pk_mul_lo_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24904c70000801b,0x407080a,0x200001,0x7a0000,0,0, // 4022 v_pk_sub_i16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x24a04c800008028,0x407080a,0x200001,0x7a0000,0,0, // 4023 v_pk_sub_u16 vop3p 8B all; valu|packed; reads exec; takes clamp|op_sel|op_sel_hi|neg_lo|neg_hi
    0x29504c900008035,0x4040406,1,0,0,0, // 4024 v_prng_b32_e32 vop1 4B 950; valu; reads exec
    0x29604c900008044,0x4040809,1,0,0,0, // 4025 v_prng_b32_e64 vop3 8B 950; valu; reads exec
    0x29704c900008053,0x404080c,1,0xb8020000,0,0, // 4026 v_prng_b32_sdwa sdwa 8B 950; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    0x29804c900008063,0x404080d,0x800001,0x7800000,0x800000,0x15f00000000, // 4027 v_prng_b32_dpp dpp 8B 950; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x12604ca00008072,0x4070809,1,0x20000,0,0, // 4028 v_qsad_pk_u16_u8 vop3 8B all; valu; reads exec; takes clamp
    0x29904cb00008083,0x14070406,0x10001,0,0,0, // 4029 v_rcp_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29a04cb00008091,0x14070809,0x10001,0x78000,0,0, // 4030 v_rcp_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29a04cb0000809f,0x1407080c,0x10001,0x38078000,0,0, // 4031 v_rcp_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29b04cb000080ae,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 4032 v_rcp_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29c04cc000080bc,0x14070406,0x10001,0,0,0, // 4033 v_rcp_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29d04cc000080ca,0x14070809,0x10001,0x78000,0,0, // 4034 v_rcp_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29d04cc000080d8,0x1407080c,0x10001,0x38078000,0,0, // 4035 v_rcp_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e04cc000080e7,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 4036 v_rcp_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29f04cd000080f5,0x14070406,0x10001,0,0,0, // 4037 v_rcp_f64_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x2a004cd00008103,0x14070809,0x10001,0x78000,0,0, // 4038 v_rcp_f64_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29c04ce00008111,0x14070406,0x10001,0,0,0, // 4039 v_rcp_iflag_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29d04ce00008125,0x14070809,0x10001,0x78000,0,0, // 4040 v_rcp_iflag_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29d04ce00008139,0x1407080c,0x10001,0x38078000,0,0, // 4041 v_rcp_iflag_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e04ce0000814e,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 4042 v_rcp_iflag_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2e004cf00008162,0x4070406,0x800001,0,0,0, // 4043 v_readfirstlane_b32 vop1 4B all; valu|lane_crossing; reads exec
    0x24f04d000008176,0x70807,0x1800001,0,0,0, // 4044 v_readlane_b32 vop2 8B all; valu|lane_crossing|ignores_exec
    0x29904d100008185,0x14070406,1,0,0,0, // 4045 v_rndne_f16_e32 vop1 4B all; valu; reads exec|mode
    0x29a04d100008195,0x14070809,1,0x78000,0,0, // 4046 v_rndne_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x29a04d1000081a5,0x1407080c,1,0x38078000,0,0, // 4047 v_rndne_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29b04d1000081b6,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 4048 v_rndne_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29c04d2000081c6,0x14070406,1,0,0,0, // 4049 v_rndne_f32_e32 vop1 4B all; valu; reads exec|mode
    0x29d04d2000081d6,0x14070809,1,0x78000,0,0, // 4050 v_rndne_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x29d04d2000081e6,0x1407080c,1,0x38078000,0,0, // 4051 v_rndne_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e04d2000081f7,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 4052 v_rndne_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29f04d300008207,0x14070406,1,0,0,0, // 4053 v_rndne_f64_e32 vop1 4B all; valu; reads exec|mode
    0x2a004d300008217,0x14070809,1,0x78000,0,0, // 4054 v_rndne_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x29904d400008227,0x14070406,0x10001,0,0,0, // 4055 v_rsq_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29a04d400008235,0x14070809,0x10001,0x78000,0,0, // 4056 v_rsq_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29a04d400008243,0x1407080c,0x10001,0x38078000,0,0, // 4057 v_rsq_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29b04d400008252,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 4058 v_rsq_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29c04d500008260,0x14070406,0x10001,0,0,0, // 4059 v_rsq_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29d04d50000826e,0x14070809,0x10001,0x78000,0,0, // 4060 v_rsq_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29d04d50000827c,0x1407080c,0x10001,0x38078000,0,0, // 4061 v_rsq_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e04d50000828b,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 4062 v_rsq_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29f04d600008299,0x14070406,0x10001,0,0,0, // 4063 v_rsq_f64_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x2a004d6000082a7,0x14070809,0x10001,0x78000,0,0, // 4064 v_rsq_f64_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x9604d7000082b5,0x4070809,1,0x20000,0,0, // 4065 v_sad_hi_u8 vop3 8B all; valu; reads exec; takes clamp
    0x9604d8000082c1,0x4070809,1,0x20000,0,0, // 4066 v_sad_u16 vop3 8B all; valu; reads exec; takes clamp
    0x9604d9000082cb,0x4070809,1,0x20000,0,0, // 4067 v_sad_u32 vop3 8B all; valu; reads exec; takes clamp
    0x9604da000082d5,0x4070809,1,0x20000,0,0, // 4068 v_sad_u8 vop3 8B all; valu; reads exec; takes clamp
    0x29504db000082de,0x4070406,1,0,0,0, // 4069 v_sat_pk_u8_i16_e32 vop1 4B all; valu; reads exec
    0x29604db000082f2,0x4070809,1,0,0,0, // 4070 v_sat_pk_u8_i16_e64 vop3 8B all; valu; reads exec
    0x29704db00008306,0x407080c,1,0xb8020000,0,0, // 4071 v_sat_pk_u8_i16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    0x29804db0000831b,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 4072 v_sat_pk_u8_i16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29504dc0000832f,0x4070406,1,0,0,0, // 4073 v_screen_partition_4se_b32_e32 vop1 4B all; valu; reads exec
    0x29604dc0000834e,0x4070809,1,0,0,0, // 4074 v_screen_partition_4se_b32_e64 vop3 8B all; valu; reads exec
    0x29704dc0000836d,0x407080c,1,0xb8020000,0,0, // 4075 v_screen_partition_4se_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|sext
    0x29804dc0000838d,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 4076 v_screen_partition_4se_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29904dd000083ac,0x14070406,0x10001,0,0,0, // 4077 v_sin_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29a04dd000083ba,0x14070809,0x10001,0x78000,0,0, // 4078 v_sin_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29a04dd000083c8,0x1407080c,0x10001,0x38078000,0,0, // 4079 v_sin_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29b04dd000083d7,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 4080 v_sin_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29c04de000083e5,0x14070406,0x10001,0,0,0, // 4081 v_sin_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29d04de000083f3,0x14070809,0x10001,0x78000,0,0, // 4082 v_sin_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29d04de00008401,0x1407080c,0x10001,0x38078000,0,0, // 4083 v_sin_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e04de00008410,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 4084 v_sin_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x12c04df0000841e,0x400001004080b,0x1820001,0x300000000,0,0, // 4085 v_smfmac_f32_16x16x128_bf8_bf8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    0x12d04e00000843d,0x400001004080b,0x1820001,0x300000000,0,0, // 4086 v_smfmac_f32_16x16x128_bf8_fp8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    0x12e04e10000845c,0x400001004080b,0x1820001,0x300000000,0,0, // 4087 v_smfmac_f32_16x16x128_fp8_bf8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    0x12f04e20000847b,0x400001004080b,0x1820001,0x300000000,0,0, // 4088 v_smfmac_f32_16x16x128_fp8_fp8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    0x13004e30000849a,0x404001006080b,0x1820001,0x300000000,0,0, // 4089 v_smfmac_f32_16x16x32_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    0x13104e4000084b5,0x404001006080b,0x1820001,0x300000000,0,0, // 4090 v_smfmac_f32_16x16x32_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    0x13004e5000084cf,0x404001006080b,0x1820001,0x300000000,0,0, // 4091 v_smfmac_f32_16x16x32bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    0x13104e6000084e9,0x404001006080b,0x1820001,0x300000000,0,0, // 4092 v_smfmac_f32_16x16x32f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    0x13204e700008502,0x400001004080b,0x1820001,0x300000000,0,0, // 4093 v_smfmac_f32_16x16x64_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    0x13304e80000851d,0x404001006080b,0x1820001,0x300000000,0,0, // 4094 v_smfmac_f32_16x16x64_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    0x13404e90000853b,0x404001006080b,0x1820001,0x300000000,0,0, // 4095 v_smfmac_f32_16x16x64_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    0x13504ea00008559,0x400001004080b,0x1820001,0x300000000,0,0, // 4096 v_smfmac_f32_16x16x64_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    0x13604eb00008573,0x404001006080b,0x1820001,0x300000000,0,0, // 4097 v_smfmac_f32_16x16x64_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    0x13704ec00008591,0x404001006080b,0x1820001,0x300000000,0,0, // 4098 v_smfmac_f32_16x16x64_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    0x13204ed000085af,0x400001004080b,0x1820001,0x300000000,0,0, // 4099 v_smfmac_f32_16x16x64bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    0x13504ee000085c9,0x400001004080b,0x1820001,0x300000000,0,0, // 4100 v_smfmac_f32_16x16x64f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    0x13804ef000085e2,0x808001006080b,0x1820001,0x300000000,0,0, // 4101 v_smfmac_f32_32x32x16_bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    0x13904f0000085fd,0x808001006080b,0x1820001,0x300000000,0,0, // 4102 v_smfmac_f32_32x32x16_f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    0x13804f100008617,0x808001006080b,0x1820001,0x300000000,0,0, // 4103 v_smfmac_f32_32x32x16bf16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    0x13904f200008631,0x808001006080b,0x1820001,0x300000000,0,0, // 4104 v_smfmac_f32_32x32x16f16 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    0x13a04f30000864a,0x800001004080b,0x1820001,0x300000000,0,0, // 4105 v_smfmac_f32_32x32x32_bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    0x13b04f400008665,0x808001006080b,0x1820001,0x300000000,0,0, // 4106 v_smfmac_f32_32x32x32_bf8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    0x13c04f500008683,0x808001006080b,0x1820001,0x300000000,0,0, // 4107 v_smfmac_f32_32x32x32_bf8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    0x13d04f6000086a1,0x800001004080b,0x1820001,0x300000000,0,0, // 4108 v_smfmac_f32_32x32x32_f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    0x13e04f7000086bb,0x808001006080b,0x1820001,0x300000000,0,0, // 4109 v_smfmac_f32_32x32x32_fp8_bf8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    0x13f04f8000086d9,0x808001006080b,0x1820001,0x300000000,0,0, // 4110 v_smfmac_f32_32x32x32_fp8_fp8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    0x13a04f9000086f7,0x800001004080b,0x1820001,0x300000000,0,0, // 4111 v_smfmac_f32_32x32x32bf16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    0x13d04fa00008711,0x800001004080b,0x1820001,0x300000000,0,0, // 4112 v_smfmac_f32_32x32x32f16 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    0x14004fb0000872a,0x800001004080b,0x1820001,0x300000000,0,0, // 4113 v_smfmac_f32_32x32x64_bf8_bf8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    0x14104fc00008748,0x800001004080b,0x1820001,0x300000000,0,0, // 4114 v_smfmac_f32_32x32x64_bf8_fp8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    0x14204fd00008766,0x800001004080b,0x1820001,0x300000000,0,0, // 4115 v_smfmac_f32_32x32x64_fp8_bf8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    0x14304fe00008784,0x800001004080b,0x1820001,0x300000000,0,0, // 4116 v_smfmac_f32_32x32x64_fp8_fp8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    0x14404ff000087a2,0x400001004080b,0x1820001,0x300000000,0,0, // 4117 v_smfmac_i32_16x16x128_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    0x1440500000087bc,0x400001004080b,0x1820001,0x300000000,0,0, // 4118 v_smfmac_i32_16x16x128i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/4
    0x1450501000087d5,0x404001006080b,0x1820001,0x300000000,0,0, // 4119 v_smfmac_i32_16x16x64_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    0x1450502000087ee,0x404001006080b,0x1820001,0x300000000,0,0, // 4120 v_smfmac_i32_16x16x64i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 4/4
    0x146050300008806,0x808001006080b,0x1820001,0x300000000,0,0, // 4121 v_smfmac_i32_32x32x32_i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    0x14605040000881f,0x808001006080b,0x1820001,0x300000000,0,0, // 4122 v_smfmac_i32_32x32x32i8 mai 8B 942|950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 8/8
    0x147050500008837,0x800001004080b,0x1820001,0x300000000,0,0, // 4123 v_smfmac_i32_32x32x64_i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    0x147050600008850,0x800001004080b,0x1820001,0x300000000,0,0, // 4124 v_smfmac_i32_32x32x64i8 mai 8B 950; valu|xdl|lane_crossing|ignores_exec; reads mode; takes cbsz|abid; passes 0/8
    0x299050700008868,0x14070406,0x10001,0,0,0, // 4125 v_sqrt_f16_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29a050700008877,0x14070809,0x10001,0x78000,0,0, // 4126 v_sqrt_f16_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29a050700008886,0x1407080c,0x10001,0x38078000,0,0, // 4127 v_sqrt_f16_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29b050700008896,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 4128 v_sqrt_f16_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29c0508000088a5,0x14070406,0x10001,0,0,0, // 4129 v_sqrt_f32_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x29d0508000088b4,0x14070809,0x10001,0x78000,0,0, // 4130 v_sqrt_f32_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x29d0508000088c3,0x1407080c,0x10001,0x38078000,0,0, // 4131 v_sqrt_f32_sdwa sdwa 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e0508000088d3,0x1407080d,0x810001,0x7818000,0x800000,0x15f00000000, // 4132 v_sqrt_f32_dpp dpp 8B all; valu|transcendental|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29f0509000088e2,0x14070406,0x10001,0,0,0, // 4133 v_sqrt_f64_e32 vop1 4B all; valu|transcendental; reads exec|mode
    0x2a00509000088f1,0x14070809,0x10001,0x78000,0,0, // 4134 v_sqrt_f64_e64 vop3 8B all; valu|transcendental; reads exec|mode; takes neg|abs|clamp|omod
    0x92050a00008900,0x4070407,1,0,0,0, // 4135 v_sub_co_u32_e32 vop2 4B all; valu; reads exec
    0x93050a00008911,0x4070809,1,0x20000,0,0, // 4136 v_sub_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    0x94050a00008922,0x407080c,1,0xf8020000,0,0, // 4137 v_sub_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x95050a00008934,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 4138 v_sub_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1e5050b00008945,0x14070407,1,0,0,0, // 4139 v_sub_f16_e32 vop2 4B all; valu; reads exec|mode
    0x1e6050b00008953,0x14070809,1,0x78000,0,0, // 4140 v_sub_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1e6050b00008961,0x1407080c,1,0x78078000,0,0, // 4141 v_sub_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    0x1e7050b00008970,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 4142 v_sub_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1e8050c0000897e,0x14070407,1,0,0,0, // 4143 v_sub_f32_e32 vop2 4B all; valu; reads exec|mode
    0x1e9050c0000898c,0x14070809,1,0x78000,0,0, // 4144 v_sub_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1e9050c0000899a,0x1407080c,1,0x78078000,0,0, // 4145 v_sub_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    0x1ea050c000089a9,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 4146 v_sub_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1ec050d000089b7,0x4070809,1,0xa0000,0,0, // 4147 v_sub_i16 vop3 8B all; valu; reads exec; takes clamp|op_sel
    0x1ed050e000089c1,0x4070809,1,0x20000,0,0, // 4148 v_sub_i32 vop3 8B all; valu; reads exec; takes clamp
    0x1ee050f000089cb,0x4070407,1,0,0,0, // 4149 v_sub_u16_e32 vop2 4B all; valu; reads exec
    0x1ef050f000089d9,0x4070809,1,0x20000,0,0, // 4150 v_sub_u16_e64 vop3 8B all; valu; reads exec; takes clamp
    0x1f0050f000089e7,0x407080c,1,0xf8020000,0,0, // 4151 v_sub_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f1050f000089f6,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 4152 v_sub_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1f2051000008a04,0x4070407,1,0,0,0, // 4153 v_sub_u32_e32 vop2 4B all; valu; reads exec
    0x1f3051000008a12,0x4070809,1,0x20000,0,0, // 4154 v_sub_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    0x1f4051000008a20,0x407080c,1,0xf8020000,0,0, // 4155 v_sub_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f5051000008a2f,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 4156 v_sub_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x24051100008a3d,0x4070407,1,0,0,0, // 4157 v_subb_co_u32_e32 vop2 4B all; valu; reads exec
    0x25051100008a4f,0x4070809,1,0x20000,0,0, // 4158 v_subb_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    0x26051100008a61,0x407080c,1,0xf8020000,0,0, // 4159 v_subb_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x27051100008a74,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 4160 v_subb_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x24051200008a86,0x4070407,1,0,0,0, // 4161 v_subbrev_co_u32_e32 vop2 4B all; valu; reads exec
    0x25051200008a9b,0x4070809,1,0x20000,0,0, // 4162 v_subbrev_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    0x26051200008ab0,0x407080c,1,0xf8020000,0,0, // 4163 v_subbrev_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x27051200008ac6,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 4164 v_subbrev_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x92051300008adb,0x4070407,1,0,0,0, // 4165 v_subrev_co_u32_e32 vop2 4B all; valu; reads exec
    0x93051300008aef,0x4070809,1,0x20000,0,0, // 4166 v_subrev_co_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    0x94051300008b03,0x407080c,1,0xf8020000,0,0, // 4167 v_subrev_co_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x95051300008b18,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 4168 v_subrev_co_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1e5051400008b2c,0x14070407,1,0,0,0, // 4169 v_subrev_f16_e32 vop2 4B all; valu; reads exec|mode
    0x1e6051400008b3d,0x14070809,1,0x78000,0,0, // 4170 v_subrev_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1e6051400008b4e,0x1407080c,1,0x78078000,0,0, // 4171 v_subrev_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    0x1e7051400008b60,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 4172 v_subrev_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1e8051500008b71,0x14070407,1,0,0,0, // 4173 v_subrev_f32_e32 vop2 4B all; valu; reads exec|mode
    0x1e9051500008b82,0x14070809,1,0x78000,0,0, // 4174 v_subrev_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x1e9051500008b93,0x1407080c,1,0x78078000,0,0, // 4175 v_subrev_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel|src1_sel
    0x1ea051500008ba5,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 4176 v_subrev_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1ee051600008bb6,0x4070407,1,0,0,0, // 4177 v_subrev_u16_e32 vop2 4B all; valu; reads exec
    0x1ef051600008bc7,0x4070809,1,0x20000,0,0, // 4178 v_subrev_u16_e64 vop3 8B all; valu; reads exec; takes clamp
    0x1f0051600008bd8,0x407080c,1,0xf8020000,0,0, // 4179 v_subrev_u16_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f1051600008bea,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 4180 v_subrev_u16_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1f2051700008bfb,0x4070407,1,0,0,0, // 4181 v_subrev_u32_e32 vop2 4B all; valu; reads exec
    0x1f3051700008c0c,0x4070809,1,0x20000,0,0, // 4182 v_subrev_u32_e64 vop3 8B all; valu; reads exec; takes clamp
    0x1f4051700008c1d,0x407080c,1,0xf8020000,0,0, // 4183 v_subrev_u32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f5051700008c2f,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 4184 v_subrev_u32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x2df051800008c40,0x4070406,1,0,0,0, // 4185 v_swap_b32 vop1 4B all; valu; reads exec
    0x23d051900008c4b,0x14070809,1,0x78000,0,0, // 4186 v_trig_preop_f64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x299051a00008c5c,0x14070406,1,0,0,0, // 4187 v_trunc_f16_e32 vop1 4B all; valu; reads exec|mode
    0x29a051a00008c6c,0x14070809,1,0x78000,0,0, // 4188 v_trunc_f16_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x29a051a00008c7c,0x1407080c,1,0x38078000,0,0, // 4189 v_trunc_f16_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29b051a00008c8d,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 4190 v_trunc_f16_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29c051b00008c9d,0x14070406,1,0,0,0, // 4191 v_trunc_f32_e32 vop1 4B all; valu; reads exec|mode
    0x29d051b00008cad,0x14070809,1,0x78000,0,0, // 4192 v_trunc_f32_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x29d051b00008cbd,0x1407080c,1,0x38078000,0,0, // 4193 v_trunc_f32_sdwa sdwa 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod|dst_sel|dst_unused|src0_sel
    0x29e051b00008cce,0x1407080d,0x800001,0x7818000,0x800000,0x15f00000000, // 4194 v_trunc_f32_dpp dpp 8B all; valu|lane_crossing; reads exec|mode; needs dpp_ctrl; takes neg|abs|row_mask|bank_mask|bound_ctrl; offset 0..351
    0x29f051c00008cde,0x14070406,1,0,0,0, // 4195 v_trunc_f64_e32 vop1 4B all; valu; reads exec|mode
    0x2a0051c00008cee,0x14070809,1,0x78000,0,0, // 4196 v_trunc_f64_e64 vop3 8B all; valu; reads exec|mode; takes neg|abs|clamp|omod
    0x250051d00008cfe,0x70807,0x1000001,0,0,0, // 4197 v_writelane_b32 vop2 8B all; valu|ignores_exec
    0x91051e00008d0e,0x4070809,1,0,0,0, // 4198 v_xad_u32 vop3 8B all; valu; reads exec
    0x1f6051f00008d18,0x4070407,1,0,0,0, // 4199 v_xnor_b32_e32 vop2 4B all; valu; reads exec
    0x1f7051f00008d27,0x4070809,1,0,0,0, // 4200 v_xnor_b32_e64 vop3 8B all; valu; reads exec
    0x1f8051f00008d36,0x407080c,1,0xf8020000,0,0, // 4201 v_xnor_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f1051f00008d46,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 4202 v_xnor_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
    0x1f6052000008d55,0x4070407,1,0,0,0, // 4203 v_xor_b32_e32 vop2 4B all; valu; reads exec
    0x1f7052000008d63,0x4070809,1,0,0,0, // 4204 v_xor_b32_e64 vop3 8B all; valu; reads exec
    0x1f8052000008d71,0x407080c,1,0xf8020000,0,0, // 4205 v_xor_b32_sdwa sdwa 8B all; valu; reads exec; takes clamp|dst_sel|dst_unused|src0_sel|src1_sel|sext
    0x1f1052000008d80,0x407080d,0x800001,0x7800000,0x800000,0x15f00000000, // 4206 v_xor_b32_dpp dpp 8B all; valu|lane_crossing; reads exec; needs dpp_ctrl; takes row_mask|bank_mask|bound_ctrl; offset 0..351
}};

inline constexpr const row (&rows)[4207] = items_from<item_array<row, 4207>, row_words>().items;

} // namespace kiln::isa
