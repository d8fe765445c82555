// SPDX-License-Identifier: MIT
// What decoded_rows says of a row, and what it assumes of all rows.
#include <kiln/analysis/rows/decoded_rows.hpp>

#include <catch2/catch_test_macros.hpp>

namespace {

using namespace kiln;
namespace row_word = analysis::row_word;

TEST_CASE("rows with a place for vector registers have one of the flags that stand for that") {
  for (const isa::row& row : isa::rows) {
    const isa::operand_list& list = isa::operand_lists[row.operands];
    isa::operand_classes accepted = 0;
    for (u32 k = 0; k < list.count; ++k) accepted |= list.places[k].accepts;
    INFO(static_cast<const char*>(row.name()));
    if ((accepted & (isa::oc::vgpr | isa::oc::agpr)) != 0) CHECK((row.flags & row_word::vectors) != 0);
  }
}

TEST_CASE("only rows with counting flags have events, and none of them is a branch or empties the cache") {
  for (const isa::row& row : isa::rows) {
    INFO(static_cast<const char*>(row.name()));
    if (isa::events_of(row) != 0) CHECK((row.flags & isa::counting_flags) != 0);
    const bool empties =
        row.mnemonic == isa::mn::buffer_wbinvl1 || row.mnemonic == isa::mn::buffer_wbinvl1_vol;
    if (empties) CHECK((row.flags & isa::flag::side_effects) != 0);
    if (empties || (row.flags & isa::flag::branch) != 0) CHECK((row.flags & isa::counting_flags) == 0);
  }
}

TEST_CASE("a word says what the row says") {
  analysis::decoded_rows rows;
  for (u32 r = 0; r < isa::row_count; ++r) {
    const isa::row& row = isa::rows[r];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    const isa::counter_event events = isa::events_of(row);
    const u64 word = rows.learn(static_cast<u16>(r));
    const auto has = [&](u64 bits) { return (word & bits) != 0; };
    INFO(static_cast<const char*>(row.name()));
    CHECK(rows.words()[r] == word);
    CHECK((word & 0xffff'ffff) == row.flags);
    CHECK((has(row_word::known) && has(row_word::any)));
    CHECK(has(row_word::implicit_vcc) == (((row.reads | row.writes) & isa::special::vcc) != 0));
    CHECK(has(row_word::implicit_flat_scratch) ==
          (((row.reads | row.writes) & isa::special::flat_scratch) != 0));
    CHECK(has(row_word::implicit_exec) == ((row.writes & isa::special::exec) != 0));
    CHECK((word >> row_word::events_shift & row_word::events_mask) == events);
    CHECK(has(u64{1} << row_word::counts_shift) == ((events & isa::counts_in_vmcnt) != 0));
    CHECK(has(u64{1} << (row_word::counts_shift + row_word::lgkm_shift)) ==
          ((events & isa::counts_in_lgkmcnt) != 0));
    CHECK(has(row_word::fifth) == (list.count > 4));
    CHECK(has(row_word::lds_access) == ((row.flags & (isa::flag::may_load | isa::flag::may_store)) != 0 &&
                                        (events & (isa::event::ds | isa::event::flat)) != 0));
    CHECK(has(row_word::only_counts) == (events == isa::event::vmem && list.writes == 0));
    CHECK(has(row_word::lds_store) == (events == isa::event::ds && list.writes == 0));
    CHECK(has(row_word::leaves) == ((row.flags & isa::flag::branch) != 0 &&
                                    (list.count == 0 || (list.places[0].accepts & isa::oc::label) == 0)));
    CHECK(has(row_word::invalidates) ==
          (row.mnemonic == isa::mn::buffer_wbinvl1 || row.mnemonic == isa::mn::buffer_wbinvl1_vol));
    CHECK(has(row_word::many_results) == ((row.flags & isa::counting_flags) != 0 && list.writes > 1));
    // Results come first: the one there is in the first place.
    const u32 dwords = (row.flags & isa::counting_flags) != 0 && list.writes == 1 ? list.places[0].dwords : 0;
    CHECK((word >> row_word::result_shift & row_word::result_mask) == dwords);
    const analysis::operand_slots::extent extent = analysis::operand_slots::extent_of(list);
    CHECK(rows.more()[r] == extent.more);
  }
}

} // namespace
