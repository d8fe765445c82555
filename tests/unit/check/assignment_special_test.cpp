// SPDX-License-Identifier: MIT
// What register assignment must keep beside values: operands that share a register, results that may not, alignment, lanes
// that EXEC switches off, and scalar registers with names of their own. Each as the judge sees it and as the pass does it.
#include "program/by_operand.hpp"

#include <kiln/check/registers/assignment.hpp>
#include <kiln/ir/verify/verify.hpp>
#include <kiln/pass/registers/assign_registers.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiln_test::by_operand;

namespace {

constexpr u16 s_load_dwordx2 = row_of(isa::mn::s_load_dwordx2, isa::encoding::smem),
              ds_write_b32 = row_of(isa::mn::ds_write_b32, isa::encoding::ds),
              ds_write_b128 = row_of(isa::mn::ds_write_b128, isa::encoding::ds),
              s_and_saveexec_b64 = row_of(isa::mn::s_and_saveexec_b64, isa::encoding::sop1);

std::string text_of(const note& error) {
  if (!error.raised) return "";
  return {error.text.data(), error.text.size()};
}

/// What the two judges of an assigned program say; "" if both accept it.
std::string judged(const ir::program& before, const ir::program& after) {
  note error;
  ir::verify(after, error);
  if (!error.raised) check::assignment(before, after, error);
  return text_of(error);
}

/// The program with registers; both judges accept it.
ir::program assigned(const ir::program& before) {
  ir::program out = before;
  note error;
  ir::verify(out, error);
  pass::assign_registers(out, error);
  INFO(text_of(error));
  REQUIRE_FALSE(error.raised);
  REQUIRE(judged(before, out) == "");
  return out;
}

u32 place(const ir::program& p, u32 instruction, u32 operand) {
  return p.code[instruction].op(operand).payload();
}

/// `value` is written in all lanes; then, turn by turn, it is written in part and read, and `other` is written and read.
struct partly_written {
  program_writer m{ir::stage::built};
  u32 value = m.group(ir::bank::vgpr), other = m.group(ir::bank::vgpr);

  enum class by { exec_region, exec_by_hand, kept_part, whole };
  explicit partly_written(by how) {
    if (how == by::exec_by_hand) m.p.writes_exec_by_hand = true;
    if (how == by::exec_region) m.p.regions.push_back({});
    m.add(in(rows::v_mov_b32, v(value), k(1)));
    m.p.labels.push_back({m.block()});
    // The builder starts a block after each write of EXEC by hand: what a block writes, it writes in the same lanes.
    if (how == by::exec_by_hand) m.add(in(rows::s_mov_b64, exec, k(1))).block();
    if (how == by::exec_region) m.add(in(rows::s_nop, imm(0))).block(1);
    ir::instruction write = in(rows::v_mov_b32, v(value), k(3));
    if (how == by::kept_part) write.marks |= ir::mark::keeps_destination;
    m.add(write);
    if (how == by::exec_region) m.block(0);
    if (how == by::exec_by_hand) m.add(in(rows::s_mov_b64, exec, k(-1))).block();
    m.add(in(ds_write_b32, v(value), v(value)));
    m.add(in(rows::v_mov_b32, v(other), k(2))).add(in(ds_write_b32, v(other), v(other)));
    m.add(in(rows::s_cbranch_scc1, label(0))).block();
    m.add(in(rows::s_endpgm));
  }
  /// `other` in the register of `value`, everywhere.
  ir::program one_register() const {
    ir::program out = m.p;
    out.stage = ir::stage::assigned;
    for (ir::instruction& i : out.code)
      for (u32 k = 0; k < isa::max_operands; ++k)
        if (i.op(k).is_register()) i.set_op(k, v(0));
    return out;
  }
};

} // namespace

TEST_CASE("a write of some lanes or of a part keeps the rest of the register alive", "[assignment]") {
  using enum partly_written::by;
  for (const auto how : {exec_region, exec_by_hand, kept_part}) {
    INFO(static_cast<int>(how));
    const partly_written t(how);
    CHECK(judged(t.m.p, t.one_register()) != "");
    const ir::program out = assigned(t.m.p);
    CHECK(out.register_count[1] == 2);
  }
  // A whole write ends the old value: one register does for both.
  const partly_written t(whole);
  CHECK(judged(t.m.p, t.one_register()) == "");
  CHECK(assigned(t.m.p).register_count[1] == 1);
}

TEST_CASE("an early-clobber result keeps off every source", "[assignment]") {
  program_writer m(ir::stage::built);
  const u32 x = m.group(ir::bank::vgpr, 2), address = m.group(ir::bank::vgpr),
            d = m.group(ir::bank::vgpr, 16);
  m.add(in(rows::v_mov_b32, v(address), k(0)));
  m.add(in(rows::v_mov_b32, v(x), k(1))).add(in(rows::v_mov_b32, v(x + 1), k(1)));
  m.add(in(rows::mfma_32x32x8_f16, v(d), v(x), v(x), k(0)));
  m.add(in(ds_write_b128, v(address), v(d))).add(in(rows::s_endpgm));
  ir::program out = assigned(m.p);
  const u32 result = place(out, 3, 0), source = place(out, 3, 1);
  CHECK((source + 2 <= result || result + 16 <= source));
  // The same with the result on its source: x is dead after it, so only early clobber forbids it.
  for (const u32 i : {3, 4}) out.code[i].set_op(i == 3 ? 0 : 1, v(source));
  out.register_count[1] = 64;
  out.code[0].set_op(0, v(40)), out.code[4].set_op(0, v(40));
  CHECK(judged(m.p, out).find("which is still being read") != std::string::npos);
}

TEST_CASE("tuples are aligned, and the judge refuses one that is not", "[assignment]") {
  program_writer m(ir::stage::built);
  const u32 one = m.group(ir::bank::sgpr), base = m.group(ir::bank::sgpr, 2), to = m.group(ir::bank::sgpr, 2);
  m.add(in(rows::s_mov_b32, s(one), k(1))).add(in(rows::s_mov_b64, s(base), k(0)));
  m.add(in(s_load_dwordx2, s(to), s(base), s(one)));
  m.add(in(rows::s_mov_b32, m0, s(one))).add(in(rows::s_endpgm));
  ir::program out = assigned(m.p);
  CHECK(place(out, 1, 0) % 2 == 0);
  CHECK(place(out, 2, 0) % 2 == 0);
  out.register_count[0] = 64;
  out.code[2].set_op(0, s(51));
  CHECK(judged(m.p, out).find("multiple of 2") != std::string::npos);
}

TEST_CASE("the author's alignment is kept, and the judge refuses one that is not", "[assignment]") {
  program_writer m(ir::stage::built);
  const u32 one = m.group(ir::bank::vgpr, 1, 0), two = m.group(ir::bank::vgpr, 2);
  m.p.groups.back().fixed = ir::any_aligned;
  m.p.groups.back().alignment = 8;
  m.p.has_aligned = true;
  m.add(in(rows::v_mov_b32, v(one), k(1))).add(in(rows::v_mov_b32, v(two + 1), k(2)));
  m.add(in(ds_write_b32, v(one), v(two + 1))).add(in(rows::s_endpgm));
  ir::program out = assigned(m.p);
  CHECK(place(out, 1, 0) == 9);
  out.register_count[1] = 64;
  out.code[1].set_op(0, v(17)), out.code[2].set_op(1, v(17));
  CHECK(judged(m.p, out) == "");
  out.code[1].set_op(0, v(18)), out.code[2].set_op(1, v(18));
  CHECK(judged(m.p, out) == "register 1 of this group is v18; its first one must be a multiple of 8");
}

TEST_CASE("vcc, m0 and exec stay what they are, and no value is put there", "[assignment]") {
  program_writer m(ir::stage::built);
  const u32 mask = m.group(ir::bank::sgpr, 2), value = m.group(ir::bank::vgpr);
  m.add(in(rows::v_mov_b32, v(value), k(1)));
  m.add(in(s_and_saveexec_b64, s(mask), vcc));
  m.add(in(rows::s_mov_b64, exec, s(mask)));
  m.add(in(rows::s_mov_b32, m0, s(mask)));
  m.add(in(rows::s_mov_b64, vcc, exec)).add(in(rows::s_endpgm));
  const ir::program out = assigned(m.p);
  struct named {
    u32 instruction, operand;
    ir::operand was;
  };
  for (const named n :
       {named{1, 1, vcc}, named{2, 0, exec}, named{3, 0, m0}, named{4, 0, vcc}, named{4, 1, exec}}) {
    INFO(n.instruction << ' ' << n.operand);
    CHECK(out.code[n.instruction].op(n.operand) == n.was);
    for (const ir::operand instead : {n.was == vcc ? exec : vcc, s(10)}) {
      ir::program changed = out;
      changed.code[n.instruction].set_op(n.operand, instead);
      note error;
      check::assignment(m.p, changed, error);
      CHECK(text_of(error).find("register assignment changed the opcode, a constant or a modifier") !=
            std::string::npos);
    }
  }
  // A value in vcc's place: the number is no SGPR's.
  ir::program changed = out;
  for (const u32 i : {1, 2, 3}) changed.code[i].set_op(i == 1 ? 0 : 1, s(ir::source_code::vcc));
  CHECK(judged(m.p, changed) != "");
}

TEST_CASE("102 SGPRs are assigned; what would be vcc's or beyond is an error", "[assignment]") {
  for (const u32 count : {102u, 103u}) {
    program_writer m(ir::stage::built);
    const u32 first = m.p.virtual_dwords;
    for (u32 i = 0; i < count; ++i) m.group(ir::bank::sgpr);
    for (u32 i = 0; i < count; ++i) m.add(in(rows::s_mov_b32, s(first + i), k(1)));
    for (u32 i = 0; i < count; ++i) m.add(in(rows::s_mov_b32, m0, s(first + i)));
    m.add(in(rows::s_endpgm));
    note error;
    pass::assign_registers(m.p, error);
    CHECK(error.raised == (count == 103));
    if (count == 103) CHECK(text_of(error).find("too many SGPRs") != std::string::npos);
  }
}
