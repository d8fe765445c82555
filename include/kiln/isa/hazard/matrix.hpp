// SPDX-License-Identifier: MIT
// Wait states after matrix instructions (MFMA and SMFMAC).
#pragma once

#include <kiln/isa/hazard/rule.hpp>

namespace kiln::isa::hazard {

// clang-format off
// Not here, because nothing is needed: an f64 result as addend of XDL (M15, M21), or as the exact addend of
// v_mfma_f64_16x16x4 itself (M13); overwriting A, B or a scale that was read (M27); unrelated instructions (M29, M30).
// gfx90a has no 4-pass instruction but v_mfma_f64_4x4x4, and does not tell f32 from other inputs. "Exact" asks for the same
// opcode: LLVM 22 is too small there (pull request 218363).
inline constexpr consumer_mask valu_or_memory =
    consumer::valu_reads | consumer::valu_writes | consumer::memory_reads | consumer::memory_writes;

inline constexpr rule matrix_rules[] = {
    // id  producer              consumers                relation            gfx90a            gfx942            gfx950             source
    {"M2",   producer::xdl_d,     consumer::xdl_c,         relation::exact,    0,                {2, 0, 0, 0},     {2, 0, 0, 0},      "MAN 7.6; LLVM checkMAIHazards90A"},
    {"M3",   producer::xdl_d,     consumer::xdl_c,         relation::inexact,  {2, 4, 8, 16},    {3, 5, 9, 17},    {4, 6, 10, 18},    "MAN 7.6; LLVM checkMAIHazards90A; pull request 117263"},
    {"M4",   producer::xdl_d,     consumer::sgemm_c,       relation::overlap,  {2, 4, 8, 16},    {3, 5, 9, 17},    {3, 6, 10, 18},    "MAN 7.6; LLVM checkMAIHazards90A; pull request 117285"},
    {"M4d",  producer::xdl_d,     consumer::dgemm_c,       relation::overlap,  {3, 5, 9, 17},    {3, 5, 9, 17},    {3, 6, 10, 18},    "MAN 7.6; LLVM checkMAIHazards90A; pull request 117285"},
    {"M5",   producer::xdl_d,     consumer::matrix_ab,     relation::overlap,  {5, 7, 11, 19},   {5, 7, 11, 19},   {5, 8, 12, 20},    "MAN 7.6; LLVM checkMAIHazards90A; pull request 126732"},
    {"M6",   producer::xdl_d,     consumer::valu_reads | consumer::valu_writes, relation::overlap, {5, 7, 11, 19}, {5, 7, 11, 19}, {5, 8, 12, 20}, "MAN 7.6; LLVM checkMAIVALUHazards; pull request 126132"},
    {"M7",   producer::xdl_d,     consumer::memory_reads | consumer::memory_writes, relation::overlap, {5, 7, 11, 19}, {5, 7, 11, 19}, {5, 8, 12, 20}, "MAN 7.6; LLVM checkMAIVALUHazards"},
    {"M28",  producer::xdl_d,     consumer::xdl_writes,    relation::other_passes, {2, 4, 8, 16}, {3, 5, 9, 17},   {4, 6, 10, 18},    "undocumented; as M3"},
    {"M28a", producer::xdl_d,     consumer::sgemm_writes | consumer::dgemm_writes, relation::overlap, {3, 5, 9, 17}, {3, 5, 9, 17}, {3, 6, 10, 18}, "undocumented; as M4"},
    {"M8",   producer::sgemm_d,   consumer::sgemm_c,       relation::exact,    0,                {2, 0, 0, 0},     {2, 0, 0, 0},      "MAN 7.6; LLVM checkMAIHazards90A"},
    {"M9",   producer::sgemm_d,   consumer::sgemm_c,       relation::inexact,  {2, 4, 8, 16},    {2, 4, 8, 16},    {2, 4, 8, 16},     "MAN 7.6; LLVM checkMAIHazards90A"},
    {"M9d",  producer::sgemm_d,   consumer::dgemm_c,       relation::overlap,  {3, 5, 9, 17},    {2, 4, 8, 16},    {2, 4, 8, 16},     "MAN 7.6; LLVM checkMAIHazards90A"},
    {"M10",  producer::sgemm_d,   consumer::xdl_c,         relation::overlap,  {2, 4, 8, 16},    {2, 4, 8, 16},    {2, 0, 0, 0},      "CDNA3 MAN 7.5, CDNA4 MAN 7.6; LLVM has 0"},
    {"M11",  producer::sgemm_d,   consumer::matrix_ab,     relation::overlap,  {5, 7, 11, 19},   {4, 6, 10, 18},   {4, 6, 10, 18},    "MAN 7.6; LLVM checkMAIHazards90A"},
    {"M12",  producer::sgemm_d,   valu_or_memory,          relation::overlap,  {5, 7, 11, 19},   {4, 6, 10, 18},   {4, 6, 10, 18},    "MAN 7.6; LLVM checkMAIVALUHazards"},
    {"M28b", producer::sgemm_d,   consumer::sgemm_writes,  relation::other_passes, {2, 4, 8, 16}, {2, 4, 8, 16},   {2, 4, 8, 16},     "undocumented; as M9"},
    {"M28c", producer::sgemm_d,   consumer::dgemm_writes,  relation::overlap,  {3, 5, 9, 17},    {2, 4, 8, 16},    {2, 4, 8, 16},     "undocumented; as M9"},
    {"M28d", producer::sgemm_d,   consumer::xdl_writes,    relation::overlap,  {2, 4, 8, 16},    {2, 4, 8, 16},    {2, 0, 0, 0},      "undocumented; as M10"},
    {"M14",  producer::dgemm16_d, consumer::dgemm_c,       relation::inexact,  9,                9,                17,                "MAN 7.6; LLVM checkMAIHazards90A; pull request 117283"},
    {"M14s", producer::dgemm16_d, consumer::sgemm_c,       relation::overlap,  0,                9,                17,                "MAN 7.6; LLVM checkMAIHazards90A; pull request 117283"},
    {"M16",  producer::dgemm16_d, consumer::matrix_ab,     relation::overlap,  11,               11,               19,                "MAN 7.6; LLVM checkMAIHazards90A; pull request 117284"},
    {"M17",  producer::dgemm16_d, consumer::valu_reads,    relation::overlap,  11,               11,               19,                "MAN 7.6; LLVM checkMAIVALUHazards; pull request 117262"},
    {"M18",  producer::dgemm16_d, consumer::valu_writes,   relation::overlap,  11,               11,               19,                "CDNA4 MAN 7.6; LLVM has 11 on gfx950"},
    {"M19",  producer::dgemm16_d, consumer::memory_reads,  relation::overlap,  18,               18,               18,                "MAN 7.6; LLVM checkMAIVALUHazards"},
    {"M19w", producer::dgemm16_d, consumer::memory_writes, relation::overlap,  11,               11,               11,                "LLVM checkMAIVALUHazards"},
    {"M28e", producer::dgemm16_d, consumer::dgemm_writes,  relation::other_passes, 9,            9,                17,                "undocumented; as M14"},
    {"M28f", producer::dgemm16_d, consumer::sgemm_writes,  relation::overlap,  0,                9,                17,                "undocumented; as M14"},
    {"M20",  producer::dgemm4_d,  consumer::dgemm_c,       relation::overlap,  4,                4,                4,                 "CDNA4 MAN 7.6; LLVM checkMAIHazards90A"},
    {"M20s", producer::dgemm4_d,  consumer::sgemm_c,       relation::overlap,  0,                4,                4,                 "CDNA4 MAN 7.6; LLVM checkMAIHazards90A"},
    {"M22",  producer::dgemm4_d,  consumer::matrix_ab | consumer::valu_reads | consumer::valu_writes, relation::overlap, 6, 6, 6,          "CDNA4 MAN 7.6; LLVM checkMAIVALUHazards"},
    {"M23",  producer::dgemm4_d,  consumer::memory_reads,  relation::overlap,  9,                9,                9,                 "CDNA4 MAN 7.6; LLVM checkMAIVALUHazards"},
    {"M23w", producer::dgemm4_d,  consumer::memory_writes, relation::overlap,  6,                6,                6,                 "LLVM checkMAIVALUHazards"},
    {"M28g", producer::dgemm4_d,  consumer::dgemm_writes,  relation::other_passes, 4,            4,                4,                 "undocumented; as M20"},
    {"M28h", producer::dgemm4_d,  consumer::sgemm_writes,  relation::overlap,  0,                4,                4,                 "undocumented; as M20"},
    {"M25",  producer::xdl_c,     consumer::valu_writes | consumer::memory_writes, relation::overlap, {1, 3, 7, 15}, {1, 3, 7, 15}, {1, 3, 7, 15}, "CDNA4 MAN 7.6; LLVM checkMAIVALUHazards"},
    {"M25s", producer::sgemm_c,   consumer::valu_writes | consumer::memory_writes, relation::overlap, {1, 3, 7, 15}, 0, 0, "LLVM checkMAIVALUHazards"},
    {"M26",  producer::smfmac_index, consumer::valu_writes, relation::overlap, 0,                {1, 3, 7, 15},    {1, 3, 7, 15},     "MAN 7.6 is ambiguous; LLVM has 0"},
    {"M24",  producer::dgemm_issue, consumer::fma_f64,     relation::overlap,  2,                2,                2,                 "LLVM checkMAIVALUHazards; the manual has no such row"},
};
// clang-format on

} // namespace kiln::isa::hazard
