// SPDX-License-Identifier: MIT
#include "program/by_operand.hpp"

#include <kiln/check/registers/assignment.hpp>
#include <kiln/ir/verify/verify.hpp>
#include <kiln/pass/registers/assign_registers.hpp>
#include <kiln/pass/registers/split_groups.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiln_test::by_operand;

namespace {

/// A program and its assignment: `before` names virtual dwords, `places` the register of each.
struct pair_of_programs {
  program_writer before{ir::stage::built};
  u32 place[64] = {};

  constexpr u32 value(u32 in_register, ir::bank bank = ir::bank::vgpr, u32 dwords = 1) {
    const u32 first = before.group(bank, dwords);
    for (u32 i = 0; i < dwords; ++i) place[first + i] = in_register + i;
    return first;
  }
  constexpr ir::program after() const {
    ir::program out = before.p;
    out.stage = ir::stage::assigned;
    for (ir::instruction& i : out.code)
      for (u32 k = 0; k < isa::max_operands; ++k)
        if (i.op(k).is_register()) i.set_op(k, operand(i.op(k).kind(), place[i.op(k).payload()]));
    return out;
  }
  constexpr bool passes() const {
    note error;
    check::assignment(before.p, after(), error);
    return !error.raised;
  }
  std::string finding() const {
    note error;
    check::assignment(before.p, after(), error);
    const text_buffer m = error.message();
    return {m.data(), m.size()};
  }
};

/// v0 = x; v_b = y; r = v0 + v_b, with b's register given.
constexpr pair_of_programs straight_line(u32 register_of_b) {
  pair_of_programs t;
  const u32 x = t.value(0), y = t.value(register_of_b), r = t.value(0);
  t.before.add(in(rows::v_mov_b32, v(x), k(1))).add(in(rows::v_mov_b32, v(y), k(2)));
  t.before.add(in(rows::v_add_f32, v(r), v(x), v(y))).add(in(rows::s_endpgm));
  return t;
}
constexpr bool straight_lines() { return straight_line(1).passes() && !straight_line(0).passes(); }
static_assert(straight_lines());

/// A loop that carries `sum` and has a temporary, in the registers given.
constexpr pair_of_programs loop(u32 sum_at, u32 temporary_at, u32 constant_at) {
  pair_of_programs t;
  const u32 sum = t.value(sum_at), temporary = t.value(temporary_at), constant = t.value(constant_at);
  t.before.add(in(rows::v_mov_b32, v(sum), k(0))).add(in(rows::v_mov_b32, v(constant), k(3)));
  t.before.p.labels.push_back({t.before.block()});
  t.before.add(in(rows::v_add_f32, v(temporary), v(sum), v(constant)));
  t.before.add(in(rows::v_add_f32, v(sum), v(temporary), v(temporary)));
  t.before.add(in(rows::s_cbranch_scc1, label(0)));
  t.before.block();
  t.before.add(in(rows::v_mov_b32, v(temporary), v(sum))).add(in(rows::s_endpgm));
  return t;
}
constexpr bool loops() {
  // The temporary may share the sum's register (one is dead where the other lives), never the constant's.
  return loop(0, 1, 2).passes() && loop(0, 0, 2).passes() && !loop(0, 2, 2).passes() &&
         !loop(1, 2, 1).passes();
}
static_assert(loops());

/// A loop that has a back edge from its middle, after a write to the register given, and from its end. It reads a value that
/// was written before it.
constexpr pair_of_programs early_turn(u32 other_at) {
  pair_of_programs t;
  const u32 value = t.value(0), other = t.value(other_at), copy = t.value(2);
  t.before.add(in(rows::v_mov_b32, v(value), k(1)));
  t.before.p.labels.push_back({t.before.block()});
  t.before.add(in(rows::v_mov_b32, v(copy), v(value))).add(in(rows::s_cbranch_scc1, label(1)));
  t.before.block();
  t.before.add(in(rows::v_mov_b32, v(other), k(2))).add(in(rows::s_branch, label(0)));
  t.before.p.labels.push_back({t.before.block()});
  t.before.add(in(rows::s_cbranch_scc1, label(0)));
  t.before.block();
  t.before.add(in(rows::s_endpgm));
  return t;
}
/// A loop that is left at its head and overwrites the register given after that: from the second iteration on, what is after
/// the loop does not find there what was there before it.
constexpr pair_of_programs left_at_head(u32 other_at) {
  pair_of_programs t;
  const u32 value = t.value(0), other = t.value(other_at), copy = t.value(2);
  t.before.add(in(rows::v_mov_b32, v(value), k(1)));
  t.before.p.labels.push_back({t.before.block()});
  t.before.add(in(rows::s_cbranch_scc1, label(1)));
  t.before.block();
  t.before.add(in(rows::v_mov_b32, v(other), k(2))).add(in(rows::s_branch, label(0)));
  t.before.p.labels.push_back({t.before.block()});
  t.before.add(in(rows::v_mov_b32, v(copy), v(value))).add(in(rows::s_endpgm));
  return t;
}
/// A loop that reads a tuple from before it, and then overwrites the register given.
constexpr pair_of_programs tuple_in_turns(u32 other_at) {
  pair_of_programs t;
  const u32 address = t.value(0), four = t.value(4, ir::bank::vgpr, 4), other = t.value(other_at),
            d = t.value(8, ir::bank::vgpr, 4);
  t.before.add(in(rows::v_mov_b32, v(address), k(0))).add(in(rows::ds_read_b128, v(four), v(address)));
  t.before.p.labels.push_back({t.before.block()});
  t.before.add(in(rows::mfma_16x16x16_f16, v(d), v(four), v(four + 2), k(0)));
  t.before.add(in(rows::v_mov_b32, v(other), k(1))).add(in(rows::s_cbranch_scc1, label(0)));
  t.before.block();
  t.before.add(in(rows::s_endpgm));
  return t;
}
constexpr bool turns() {
  bool each_of_tuple = true;
  for (u32 i = 4; i != 8; ++i) each_of_tuple = each_of_tuple && !tuple_in_turns(i).passes();
  return early_turn(1).passes() && !early_turn(0).passes() && left_at_head(1).passes() &&
         !left_at_head(0).passes() && tuple_in_turns(1).passes() && each_of_tuple;
}
static_assert(turns());

/// A value of the whole kernel in register 0; inside an EXEC region a temporary; after the region the value is read.
constexpr pair_of_programs region(u32 temporary_at, bool read_behind) {
  pair_of_programs t;
  t.before.p.regions.push_back({});
  const u32 value = t.value(0), temporary = t.value(temporary_at);
  t.before.add(in(rows::v_mov_b32, v(value), k(1)));
  t.before.block(1);
  t.before.add(in(rows::v_mov_b32, v(temporary), k(2)))
      .add(in(rows::v_add_f32, v(temporary), v(temporary), v(temporary)));
  t.before.block(0);
  if (read_behind) t.before.add(in(rows::v_add_f32, v(value), v(value), v(value)));
  t.before.add(in(rows::s_endpgm));
  return t;
}
constexpr bool regions() {
  return region(1, true).passes() && !region(0, true).passes() && region(0, false).passes();
}
static_assert(regions());

/// `value` is written for all lanes, lost, and written again for some lanes only: the others are lost.
constexpr pair_of_programs partly_restored(bool lose) {
  pair_of_programs t;
  t.before.p.regions.push_back({});
  const u32 value = t.value(0), other = t.value(lose ? 0 : 1);
  t.before.add(in(rows::v_mov_b32, v(value), k(1))).add(in(rows::v_mov_b32, v(other), k(2)));
  t.before.block(1);
  t.before.add(in(rows::v_mov_b32, v(value), k(3))).add(in(rows::v_add_f32, v(value), v(value), v(value)));
  t.before.block(0);
  t.before.add(in(rows::v_add_f32, v(value), v(value), v(value))).add(in(rows::s_endpgm));
  return t;
}
constexpr bool partial_writes() { return partly_restored(false).passes() && !partly_restored(true).passes(); }
static_assert(partial_writes());

/// An instruction that leaves part of its result as it was needs the value it is a part of.
constexpr pair_of_programs part_written(bool lose) {
  pair_of_programs t;
  const u32 value = t.value(0), other = t.value(lose ? 0 : 1);
  t.before.add(in(rows::v_mov_b32, v(value), k(1))).add(in(rows::v_mov_b32, v(other), k(2)));
  ir::instruction part = in(rows::v_mov_b32, v(value), k(3));
  part.marks |= ir::mark::keeps_destination;
  t.before.add(part).add(in(rows::v_add_f32, v(value), v(value), v(value))).add(in(rows::s_endpgm));
  return t;
}
constexpr bool parts() { return part_written(false).passes() && !part_written(true).passes(); }
static_assert(parts());

/// A value that only one arm of a branch writes may be read after it; what it finds on the other path is undefined.
constexpr pair_of_programs half_written(bool clobber) {
  pair_of_programs t;
  const u32 stale = t.value(0), value = t.value(0), other = t.value(clobber ? 0 : 1);
  t.before.add(in(rows::v_mov_b32, v(stale), k(1)));
  t.before.add(in(rows::s_cbranch_scc1, label(0)));
  t.before.block();
  t.before.add(in(rows::v_mov_b32, v(value), k(2))).add(in(rows::v_mov_b32, v(other), k(3)));
  t.before.p.labels.push_back({t.before.block()});
  t.before.add(in(rows::v_add_f32, v(other), v(value), v(value))).add(in(rows::s_endpgm));
  return t;
}
constexpr bool unwritten_paths() { return half_written(false).passes() && !half_written(true).passes(); }
static_assert(unwritten_paths());

/// A value that is read before anything has written it, then written, and then another is, in the register given: what is
/// read is undefined, but in a further turn of a loop it is the value.
constexpr pair_of_programs read_first(bool turns, u32 other_at) {
  pair_of_programs t;
  const u32 stale = t.value(0), value = t.value(0), other = t.value(other_at);
  t.before.add(in(rows::v_mov_b32, v(stale), k(1)));
  t.before.p.labels.push_back({t.before.block()});
  t.before.add(in(rows::v_add_f32, v(value), v(value), v(value)));
  t.before.add(in(rows::v_mov_b32, v(other), v(value)));
  if (turns) {
    t.before.add(in(rows::s_cbranch_scc1, label(0)));
    t.before.block();
  }
  t.before.add(in(rows::s_endpgm));
  return t;
}
constexpr bool first_reads() {
  return read_first(false, 0).passes() && read_first(true, 1).passes() && !read_first(true, 0).passes();
}
static_assert(first_reads());

/// A tuple must be where it was written, as a whole.
constexpr bool tuples() {
  pair_of_programs t;
  const u32 address = t.value(0), four = t.value(4, ir::bank::vgpr, 4), d = t.value(8, ir::bank::vgpr, 4);
  t.before.add(in(rows::v_mov_b32, v(address), k(0))).add(in(rows::ds_read_b128, v(four), v(address)));
  t.before.add(in(rows::mfma_16x16x16_f16, v(d), v(four), v(four + 2), k(0))).add(in(rows::s_endpgm));
  const bool good = t.passes();
  t.place[address] = 20;
  pair_of_programs clobbered = t;
  const u32 intruder = clobbered.value(7); // the last register of the tuple
  clobbered.before.p.code[2] = in(rows::v_mov_b32, v(intruder), k(1));
  clobbered.before.p.code[3] = in(rows::mfma_16x16x16_f16, v(d), v(four), v(four + 2), k(0));
  return good && t.passes() && !clobbered.passes();
}
static_assert(tuples());

/// What the launch puts into registers is there; a group with a register of the author's choice is nowhere else.
constexpr bool fixed_registers() {
  pair_of_programs t;
  const u32 id = t.before.group(ir::bank::vgpr, 1, 0), chosen = t.before.group(ir::bank::vgpr, 1, 7);
  t.place[chosen] = 7;
  t.before.p.inputs.push_back({ir::input::kind::work_item_id_x, 0});
  t.before.add(in(rows::v_mov_b32, v(chosen), v(id))).add(in(rows::s_endpgm));
  const bool good = t.passes();
  t.place[chosen] = 6;
  const bool elsewhere = t.passes();
  t.place[chosen] = 7, t.place[id] = 1;
  return good && !elsewhere && !t.passes();
}
static_assert(fixed_registers());

/// Only names of registers may change.
constexpr bool other_changes() {
  const pair_of_programs t = straight_line(1);
  const auto accepts = [&](const ir::program& after) {
    note error;
    check::assignment(t.before.p, after, error);
    return !error.raised;
  };
  ir::program row = t.after(), constant = t.after(), bank = t.after(), shorter = t.after();
  row.code[2].row = rows::v_cndmask_b32;
  constant.code[0].ops[1] = k(5);
  bank.code[2].ops[1] = a(0);
  shorter.code.pop_back();
  return accepts(t.after()) && !accepts(row) && !accepts(constant) && !accepts(bank) && !accepts(shorter);
}
static_assert(other_changes());

/// A VGPR value may be in an AGPR, if the author did not fix it. Where it is matters as much as ever.
struct bank_case {
  i32 fixed = ir::any_register; ///< of the value in question
  bool named = false;           ///< its copy is the author's own
  bool clobbered = false;       ///< its register is written in between
  bool read_elsewhere = false;
  bool other_place = false; ///< the author asked for an AGPR, and it is in a VGPR
};
constexpr bool accepts(bank_case c) {
  pair_of_programs t;
  const u32 address = t.value(0);
  const u32 value = t.before.group(c.other_place ? ir::bank::agpr : ir::bank::vgpr, 1, c.fixed);
  const u32 other = t.before.group(ir::bank::agpr, 1);
  const ir::operand_kind kind = c.other_place ? ir::operand_kind::agpr : ir::operand_kind::vgpr;
  const operand meant(kind, value), found(c.other_place ? ir::operand_kind::vgpr : ir::operand_kind::agpr, 3);
  constexpr u16 write = isa::mnemonics[isa::mn::v_accvgpr_write_b32].first_row,
                store = isa::mnemonics[isa::mn::ds_write_b32].first_row;
  t.before.add(in(rows::v_mov_b32, v(address), k(0)));
  t.before.add(in(c.other_place ? write : u16{rows::v_mov_b32}, meant, k(1)));
  if (c.named) t.before.p.code[1].marks |= ir::mark::keep;
  t.before.add(in(write, operand(ir::operand_kind::agpr, other), k(2)));
  t.before.add(in(store, v(address), meant)).add(in(rows::s_endpgm));
  t.place[other] = c.clobbered ? 3 : 4;
  ir::program after = t.after();
  after.code[1].row = c.other_place ? u16{rows::v_mov_b32} : write;
  after.code[1].set_op(0, found);
  after.code[3].set_op(1, c.read_elsewhere ? operand(ir::operand_kind::agpr, 4) : found);
  note error;
  check::assignment(t.before.p, after, error);
  return !error.raised;
}
constexpr bool banks() {
  return accepts({}) && !accepts({.fixed = ir::any_of_this_bank}) && !accepts({.fixed = 3}) &&
         !accepts({.named = true}) && !accepts({.clobbered = true}) && !accepts({.read_elsewhere = true}) &&
         !accepts({.other_place = true});
}
static_assert(banks());

} // namespace

TEST_CASE("the same assertions at run time", "[assignment]") {
  CHECK(straight_lines());
  CHECK(loops());
  CHECK(turns());
  CHECK(regions());
  CHECK(partial_writes());
  CHECK(parts());
  CHECK(unwritten_paths());
  CHECK(first_reads());
  CHECK(tuples());
  CHECK(fixed_registers());
  CHECK(other_changes());
  CHECK(banks());
}

TEST_CASE("messages name both registers", "[assignment]") {
  CHECK(straight_line(0).finding() ==
        "test:3: v_add_f32_e32: reads virtual register %v0 from v0, which holds %v1");
  CHECK(half_written(true).finding() ==
        "test:5: v_add_f32_e32: reads virtual register %v1 from v0, which has been overwritten on some path");
}

TEST_CASE("results stand before sources in every row", "[assignment]") {
  for (const isa::row& row : isa::rows) {
    const isa::operand_list& list = isa::operand_lists[row.operands];
    for (u32 k = 1; k < list.count; ++k)
      if ((list.writes >> k & 1) != 0)
        for (u32 before = 0; before < k; ++before)
          CHECK(((list.writes >> before & 1) != 0 || list.places[before].dwords == 0));
  }
}
