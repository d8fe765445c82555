// SPDX-License-Identifier: MIT
// Wait states after vector ALU instructions that are not matrix instructions.
#pragma once

#include <kiln/isa/hazard/rule.hpp>

namespace kiln::isa::hazard {

/// Whatever reads a vector register, apart from the places that rules name one by one.
inline constexpr consumer_mask reads_vgpr =
    consumer::valu_reads | consumer::memory_reads | consumer::matrix_ab | consumer::matrix_c;
inline constexpr consumer_mask writes_vgpr =
    consumer::valu_writes | consumer::memory_writes | consumer::matrix_writes;
/// VALU of any kind, matrix instructions included; and loads to LDS, which LLVM flags as VALU.
inline constexpr consumer_mask valu_touches = consumer::valu_reads | consumer::valu_writes |
                                              consumer::matrix_ab | consumer::matrix_c |
                                              consumer::matrix_writes | consumer::lds_load_reads;

// clang-format off
// Not here, because nothing is needed: carry-in and select masks (H10; LLVM adds 2); v_cmpx before an ordinary VALU or DS
// instruction (H17); a VALU result used by an ordinary VALU, as address or as data (H39); a result of v_dot as addend of the
// same opcode (H35). H11, VCC written by one name and read by another, cannot be written here: s106 is always called vcc.
inline constexpr rule vector_rules[] = {
    // id  producer                   consumers                    relation              gfx90a gfx942 gfx950  source
    {"H6",  producer::valu_sgpr,       consumer::lane_select,       relation::overlap,      4, 4, 4,  "MAN 4.5; LLVM checkRWLaneHazards"},
    {"H7",  producer::valu_sgpr,       consumer::div_fmas,          relation::overlap,      4, 4, 4,  "MAN 4.5; LLVM checkDivFMasHazards"},
    {"H8",  producer::valu_sgpr,       consumer::memory_sgpr | consumer::scratch_base, relation::overlap,      5, 5, 5,  "MAN 4.5; LLVM checkVMEMHazards"},
    {"H9",  producer::valu_sgpr,       consumer::valu_sgpr,         relation::overlap,      0, 2, 2,  "MAN 4.5; LLVM checkVALUHazards"},
    {"H5",  producer::valu_sgpr,       consumer::z_data,            relation::overlap,      5, 5, 5,  "MAN 4.5"},
    {"H5x", producer::valu_exec,       consumer::z_data,            relation::overlap,      5, 5, 5,  "MAN 4.5"},
    {"H6x", producer::valu_exec,       consumer::lane_select,       relation::overlap,      4, 0, 0,  "LLVM checkRWLaneHazards; elsewhere H16 has as much"},
    {"H14", producer::valu_exec,       consumer::exec_dpp,          relation::overlap,      5, 5, 5,  "MAN 4.5; LLVM checkDPPHazards"},
    {"H15", producer::valu_exec,       consumer::exec_data,         relation::overlap,      0, 2, 2,  "MAN 4.5; LLVM checkVALUHazards"},
    {"H16", producer::valu_exec,       consumer::exec_lane,         relation::overlap,      0, 4, 4,  "MAN 4.5; LLVM checkVALUHazards"},
    {"H18", producer::valu_exec,       consumer::exec_memory,       relation::overlap,      5, 5, 5,  "LLVM checkVMEMHazards; the manual has no such row"},
    {"H19", producer::valu_exec,       consumer::exec_matrix,       relation::overlap,      4, 4, 4,  "MAN 7.6; LLVM checkMAIHazards90A"},
    {"H20", producer::valu_exec,       consumer::exec_swap,         relation::overlap,      0, 0, 4,  "CDNA4 MAN 4.5; LLVM checkPermlaneHazards"},
    {"H13", producer::valu_vgpr,       consumer::dpp_reads,         relation::overlap,      2, 2, 2,  "MAN 4.5; LLVM checkDPPHazards"},
    {"H21", producer::valu_vgpr,       consumer::swap_reads,        relation::overlap,      0, 0, 2,  "CDNA4 MAN 4.5; LLVM checkPermlaneHazards"},
    {"H22", producer::valu_vgpr,       consumer::readlane_reads,    relation::overlap,      0, 1, 1,  "MAN 4.5; LLVM checkVALUHazards"},
    {"M1",  producer::valu_vgpr,       consumer::matrix_ab | consumer::matrix_c, relation::overlap, 2, 2, 2, "MAN 7.6; LLVM checkMAIHazards90A"},
    {"H41", producer::valu_vgpr,       consumer::memory_reads,      relation::after_dgemm,  2, 0, 0,  "LLVM checkMAIVALUHazards: hardware fault of gfx90a"},
    {"H23",  producer::trans_vgpr,      consumer::plain_reads | consumer::lds_load_reads, relation::overlap,  0, 1, 1,  "MAN 4.5; LLVM checkVALUHazards, which counts loads to LDS as VALU"},
    {"H24", producer::partial_vgpr,    valu_touches,                relation::overlap,      0, 1, 1,  "MAN 4.5, 7.3; LLVM getDstSelForwardingOperand; also H25, H26"},
    {"H27", producer::scaled_pack_low, valu_touches,                relation::overlap,      0, 0, 1,  "llvm-project pull request 140218"},
    {"H28", producer::convert_low,     consumer::converts,          relation::overlap,      0, 1, 1,  "CDNA4 MAN 7.3"},
    {"H36", producer::dot_vgpr,        consumer::dot_reads_ab,      relation::same_opcode,  3, 3, 3,  "MAN 7.6; LLVM checkMAIVALUHazards"},
    {"H37", producer::dot_vgpr,        reads_vgpr | writes_vgpr,    relation::other_opcode, 3, 3, 3,  "MAN 7.6; LLVM checkMAIVALUHazards, which leaves out matrix consumers"},
};
// clang-format on

} // namespace kiln::isa::hazard
