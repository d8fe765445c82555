// SPDX-License-Identifier: MIT
// Wait states after memory instructions. Results of loads are guarded by s_waitcnt, not by these.
#pragma once

#include <kiln/isa/hazard/rule.hpp>

namespace kiln::isa::hazard {

// clang-format off
inline constexpr rule memory_rules[] = {
    // id  producer                   consumers                                        relation      gfx90a gfx942 gfx950  source
    {"H13m", producer::load_vgpr,       consumer::dpp_reads,                             relation::overlap, 2, 2, 2, "LLVM checkDPPHazards, which asks it of any producer"},
    {"H29",  producer::wide_store,      consumer::valu_writes | consumer::matrix_writes, relation::overlap, 1, 2, 2, "MAN 4.5; LLVM checkVALUHazardsHelper"},
    {"H30",  producer::wide_store,      consumer::memory_writes,                         relation::overlap, 0, 1, 1, "MAN 4.5; LLVM has 0"},
    {"H31",  producer::wide_store_sgpr, consumer::valu_writes | consumer::matrix_writes, relation::overlap, 0, 1, 1, "llvm-project pull request 197267, measured on MI350; the manual has 0"},
};
// clang-format on

} // namespace kiln::isa::hazard
