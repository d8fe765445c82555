// SPDX-License-Identifier: MIT
#include "program/by_operand.hpp"

#include <kiln/ir/verify/verify.hpp>

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <string>

using namespace kiln_test::by_operand;

namespace {

constexpr text_buffer finding(const ir::program& p) {
  note error;
  ir::verify(p, error);
  return error.raised ? error.message() : text_buffer{};
}

/// The instruction and s_endpgm at stage assigned. It is checked twice: the second time by what the first one taught.
constexpr text_buffer finding(const ir::instruction& i, isa::arch arch = isa::arch::gfx942) {
  program_writer m(arch, ir::stage::assigned);
  m.add(i).add(i).add(in(rows::s_endpgm));
  return finding(m.p);
}
constexpr bool good(const ir::instruction& i, isa::arch arch = isa::arch::gfx942) {
  return finding(i, arch).empty();
}

/// The message without "test:1: ".
constexpr bool says(const ir::instruction& i, const char* expected, isa::arch arch = isa::arch::gfx942) {
  const text_buffer found = finding(i, arch);
  return found.size() > 8 && text_view(found.data() + 8, found.size() - 8) == text_view(expected);
}

constexpr bool operands() {
  using namespace rows;
  return good(in(v_add_f32, v(0), v(1), v(2))) && good(in(v_add_f32, v(0), s(1), v(255))) &&
         good(in(v_add_f32, v(0), fixed(248), v(2))) && good(in(v_mov_b32, v(0), vcc)) &&
         good(in(s_mov_b64, vcc, exec)) &&
         says(in(v_add_f32, v(0), v(1), s(2)), "v_add_f32_e32: operand 2 (src1) cannot be an SGPR") &&
         says(in(v_add_f32, v(0), v(1), k(2)), "v_add_f32_e32: operand 2 (src1) cannot be source 130") &&
         says(in(v_add_f32, v(0), a(1), v(2)), "v_add_f32_e32: operand 1 (src0) cannot be an AGPR") &&
         says(in(v_add_f32, v(0), v(1)), "v_add_f32_e32: operand 2 (src1) is missing") &&
         says(in(v_mov_b32, v(0), v(1), v(2)), "v_mov_b32_e32: has 2 operands, but a further one is given") &&
         says(in(s_mov_b64, s(0), m0),
              "s_mov_b64: operand 1 (ssrc0) cannot be source 124, which is not a source of 2 dwords") &&
         says(in(s_mov_b64, s(0), fixed(220)),
              "s_mov_b64: operand 1 (ssrc0) cannot be source 220, which is not a source of 2 dwords") &&
         says(in(s_nop, imm(16)), "s_nop: operand 0 (simm16) is 16, must be 0 to 15") &&
         says(in(s_nop, imm(-1)), "s_nop: operand 0 (simm16) is -1, must be 0 to 15");
}
static_assert(operands());

constexpr bool registers() {
  using namespace rows;
  return good(in(ds_read_b128, v(252), v(255))) && good(in(ds_read_b128, a(4), v(1))) &&
         good(in(s_mov_b64, s(100), s(2))) &&
         says(in(ds_read_b128, v(253), v(1)),
              "ds_read_b128: operand 0, v[253:256], is beyond the 256 registers that there are") &&
         says(in(ds_read_b128, v(3), v(1)),
              "ds_read_b128: operand 0, v[3:6], must start at a multiple of 2") &&
         says(in(s_mov_b64, s(1), s(2)), "s_mov_b64: operand 0, s[1:2], must start at a multiple of 2") &&
         says(in(s_mov_b32, s(102), s(2)),
              "s_mov_b32: operand 0, s102, is beyond the 102 registers that there are") &&
         says(in(buffer_load_dwordx4_offen, v(0), v(4), s(6), k(0)).with(isa::modifier::offen),
              "buffer_load_dwordx4: operand 2, s[6:9], must start at a multiple of 4");
}
static_assert(registers());

constexpr bool modifiers() {
  using namespace rows;
  using enum isa::modifier;
  constexpr u16 dpp = row_of(isa::mn::v_mov_b32, isa::encoding::dpp, isa::mask_of(dpp_ctrl));
  constexpr u16 sdwa = row_of(isa::mn::v_add_u32, isa::encoding::sdwa);
  const in buffer(buffer_load_dwordx4_offen, v(0), v(4), s(4), k(0)),
      global(global_load_dword, v(0), v(2), off);
  return good(buffer.with(offen).with(offset, 4095)) && good(global.with(offset, -4096).with(nt)) &&
         says(buffer.with(offset, 1), "buffer_load_dwordx4: needs offen") &&
         says(buffer.with(offen).with(offset, 4096),
              "buffer_load_dwordx4: offset: 4096 is out of range: 0 to 4095") &&
         says(global.with(offset, -4097),
              "global_load_dword: offset: -4097 is out of range: -4096 to 4095") &&
         says(global.with(glc), "global_load_dword: does not take glc") &&
         says(in(v_add_f32, v(0), v(1), v(2)).with(neg, 1),
              "v_add_f32_e32: does not take a negated operand") &&
         says(in(v_add_f32_e64, v(0), v(1), v(2)).with(neg, 4),
              "v_add_f32_e64: a negated operand is marked for an operand that the instruction lacks") &&
         good(in(v_pk_fma_f32, v(0), v(2), v(4), v(6)).with(op_sel_hi, 7)) &&
         says(in(v_pk_fma_f32, v(0), v(2), v(4), v(6)).with(op_sel, 8),
              "v_pk_fma_f32: op_sel: bit 3 of 8 is set, but the instruction has 3 sources") &&
         good(in(dpp, v(0), v(1)).with(dpp_ctrl, 0x15f)) &&
         says(in(dpp, v(0), v(1)).with(dpp_ctrl, 0x100),
              "v_mov_b32_dpp: dpp_ctrl 256 is not a control of this instruction") &&
         says(in(sdwa, v(0), v(1), v(2)).with(dst_sel, 7),
              "v_add_u32_sdwa: dst_sel: 7 is out of range: 0 to 6");
}
static_assert(modifiers());

constexpr bool relations() {
  using namespace rows;
  return good(in(mfma_32x32x8_f16, v(0), v(16), v(18), v(0))) &&
         good(in(mfma_16x16x16_f16, v(0), v(2), v(4), v(0))) &&
         good(in(mfma_32x32x8_f16, v(0), v(16), v(18), v(32))) &&
         says(in(mfma_32x32x8_f16, v(0), v(14), v(18), v(0)),
              "v_mfma_f32_32x32x8_f16: the result v[0:15] overlaps operand 1, v[14:15], which is still being "
              "read") &&
         says(in(mfma_32x32x8_f16, v(0), v(32), v(34), v(2)),
              "v_mfma_f32_32x32x8_f16: the result v[0:15] overlaps operand 3, v[2:17], which is still being "
              "read") &&
         good(in(v_fma_f32, v(0), s(1), s(1), v(2))) &&
         says(in(v_fma_f32, v(0), s(1), s(2), v(2)), "v_fma_f32: reads two scalar values; vector "
                                                     "instructions can read one, and no literal beside it");
}
static_assert(relations());

constexpr bool targets() {
  constexpr u16 only_950 = row_of(isa::mn::v_prng_b32, isa::encoding::vop1, 0, isa::arch::gfx950);
  return good(in(only_950, v(0), v(1)), isa::arch::gfx950) &&
         says(in(only_950, v(0), v(1)), "v_prng_b32_e32: gfx942 does not have this instruction");
}
static_assert(targets());

constexpr bool is(const program_writer& m, const char* expected) {
  return finding(m.p).view() == text_view(expected);
}

/// `before`, `writer` and `after` in one block. If `taught`, each row was met before, where it was right.
constexpr text_buffer in_one_block(const ir::instruction& before, const ir::instruction& writer,
                                   const ir::instruction& after, bool taught,
                                   ir::stage stage = ir::stage::assigned) {
  program_writer m(stage);
  for (u32 group = 0; group < 8; ++group) m.group(group < 4 ? ir::bank::vgpr : ir::bank::sgpr, 2);
  if (taught)
    for (const ir::instruction& i : {before, writer, after}) m.add(i).block();
  m.add(before).add(writer).add(after).block();
  m.add(in(rows::s_endpgm));
  return finding(m.p);
}

constexpr bool one_exec_a_block() {
  using namespace rows;
  constexpr u16 v_cmpx = row_of(isa::mn::v_cmpx_lt_i32, vopc),
                saveexec = row_of(isa::mn::s_and_saveexec_b64, sop1),
                v_add_co = row_of(isa::mn::v_add_co_u32, vop3), ds_write = row_of(isa::mn::ds_write_b32, ds);
  const in vector(v_mov_b32, v(0), v(1)), scalar(s_mov_b32, s(12), s(13)), by_move(s_mov_b64, exec, s(8)),
      by_half(s_mov_b32, fixed(ir::source_code::exec_hi), s(12)), saving(saveexec, s(8), s(10)),
      comparing(v_cmpx, vcc, v(0), v(1)), carry(v_add_co, v(0), exec, v(1), v(2)),
      store(ds_write, v(0), v(1)), reading(s_mov_b64, s(8), exec);
  const auto refused = [](const ir::instruction& before, const ir::instruction& writer,
                          const ir::instruction& after, const char* expected) {
    for (const bool taught : {false, true})
      for (const ir::stage stage : {ir::stage::built, ir::stage::assigned, ir::stage::finished}) {
        const text_buffer found = in_one_block(before, writer, after, taught, stage);
        if (stage == ir::stage::finished
                ? !found.empty()
                : found.size() < 8 || text_view(found.data() + 8, found.size() - 8) != text_view(expected))
          return false;
      }
    return true;
  };
  const auto accepted = [](const ir::instruction& before, const ir::instruction& writer,
                           const ir::instruction& after) {
    return in_one_block(before, writer, after, false).empty() &&
           in_one_block(before, writer, after, true).empty();
  };
  return refused(vector, by_move, vector,
                 "v_mov_b32_e32: a block may not contain lane instructions both before and after a write of "
                 "EXEC (s_mov_b64)") &&
         refused(vector, by_half, store,
                 "ds_write_b32: a block may not contain lane instructions both before and after a write of "
                 "EXEC (s_mov_b32)") &&
         refused(store, saving, vector,
                 "v_mov_b32_e32: a block may not contain lane instructions both before and after a write of "
                 "EXEC (s_and_saveexec_b64)") &&
         refused(scalar, comparing, vector,
                 "v_mov_b32_e32: a block may not contain lane instructions both before and after a write of "
                 "EXEC (v_cmpx_lt_i32_e32)") &&
         refused(scalar, carry, vector,
                 "v_mov_b32_e32: a block may not contain lane instructions both before and after a write of "
                 "EXEC (v_add_co_u32_e64)") &&
         accepted(scalar, by_move, vector) && accepted(vector, by_move, scalar) &&
         accepted(vector, saving, scalar) && accepted(vector, scalar, comparing) &&
         accepted(vector, reading, vector);
}
static_assert(one_exec_a_block());

constexpr bool blocks() {
  program_writer inside(ir::stage::assigned), order(ir::stage::assigned), region(ir::stage::assigned),
      off_the_end(ir::stage::finished);
  inside.add(in(rows::s_endpgm)).add(in(rows::s_nop, imm(0)));
  order.add(in(rows::s_nop, imm(0)));
  order.block();
  order.p.blocks.push_back({0, 0});
  region.add(in(rows::s_endpgm));
  region.p.blocks[0].region = 1;
  off_the_end.add(in(rows::s_nop, imm(0)));
  program_writer unplaced(ir::stage::built), far(ir::stage::finished), unknown(ir::stage::built);
  unplaced.p.labels.push_back({});
  unplaced.add(in(rows::s_branch, label(0)));
  far.add(in(rows::s_branch, label(1)));
  unknown.add(in(rows::s_branch, label(3)));
  return is(inside, "test:1: s_endpgm stands inside a block") &&
         is(order, "block 2 starts at instruction 0, out of order") &&
         is(region, "block 0 is in EXEC region 1 of 1") &&
         is(off_the_end, "the program runs past its last instruction") &&
         is(unplaced, "test:1: s_branch: label 0 is never placed") &&
         is(far, "test:1: s_branch: branches to block 1 of 1") &&
         is(unknown, "test:1: s_branch: label 3 does not exist");
}
static_assert(blocks());

constexpr bool groups() {
  program_writer good(ir::stage::built);
  const u32 four = good.group(ir::bank::vgpr, 4), one = good.group(ir::bank::vgpr),
            scalar = good.group(ir::bank::sgpr);
  program_writer beyond = good, bank = good, none = good, gap = good, fixed_too_high = good;
  good.add(in(rows::ds_read_b128, v(four), v(one))).add(in(rows::v_add_f32, v(four + 3), s(scalar), v(one)));
  beyond.add(in(rows::ds_read_b128, v(four), v(one))).add(in(rows::ds_read_b128, v(four + 1), v(one)));
  bank.add(in(rows::v_mov_b32, v(one), v(scalar)));
  none.add(in(rows::v_mov_b32, v(one), v(77)));
  gap.p.groups[1].first = 5;
  fixed_too_high.group(ir::bank::sgpr, 4, 100);
  return is(good, "") &&
         is(beyond,
            "test:2: ds_read_b128: operand 0 covers virtual dwords 1 to 4, but the group ends at 3") &&
         is(bank, "test:1: v_mov_b32_e32: operand 1: virtual dword 5 belongs to an SGPR group but is used as "
                  "a VGPR") &&
         is(none, "test:1: v_mov_b32_e32: operand 1: virtual dword 77 is in no register group") &&
         is(gap, "register group at virtual dword 5 does not follow the one before, which ends at 4") &&
         is(fixed_too_high, "register group fixed at register 100 ends beyond the last one, 101");
}
static_assert(groups());

} // namespace

TEST_CASE("verify at run time", "[verify]") {
  CHECK(operands());
  CHECK(registers());
  CHECK(modifiers());
  CHECK(relations());
  CHECK(targets());
  CHECK(blocks());
  CHECK(groups());
}

TEST_CASE("what was learnt from good instructions lets no bad one pass", "[verify]") {
  // Instructions in random order in one program against the complete check of each.
  std::mt19937 random(1);
  const auto pick = [&](u32 n) { return static_cast<u32>(random() % n); };
  const u16 used[] = {
      rows::v_add_f32, rows::v_fma_f32,     rows::s_mov_b64,         rows::ds_read_b128,
      rows::s_nop,     rows::s_add_u32,     rows::global_load_dword, rows::buffer_load_dwordx4_offen,
      rows::s_waitcnt, rows::v_cndmask_b32, rows::mfma_32x32x8_f16,  rows::mfma_16x16x16_f16};
  u32 wrong = 0;
  for (u32 turn = 0; turn < 400; ++turn) {
    program_writer all(ir::stage::assigned);
    bool expected = false;
    for (u32 n = 0; n < 12 && !expected; ++n) {
      for (;;) {
        in i(used[pick(sizeof(used) / sizeof(used[0]))]);
        const isa::row& row = isa::rows[i.row];
        const isa::operand_list& list = isa::operand_lists[row.operands];
        for (u32 place = 0; place < list.count; ++place) {
          switch (pick(12)) {
          case 0: i.ops[place] = s(pick(26) * 4); break;
          case 1: i.ops[place] = a(pick(300)); break;
          case 2: i.ops[place] = fixed(pick(256)); break;
          case 3: i.ops[place] = imm(static_cast<i32>(pick(40)) - 10); break;
          case 4: i.ops[place] = k(static_cast<i32>(pick(81)) - 16); break;
          case 5: i.ops[place] = off; break;
          default:
            i.ops[place] = (list.places[place].accepts & isa::oc::vgpr) != 0   ? v(pick(130) * 2)
                           : (list.places[place].accepts & isa::oc::sgpr) != 0 ? s(pick(26) * 4)
                           : (list.places[place].accepts & isa::oc::vcc) != 0  ? vcc
                           : (list.places[place].accepts & isa::oc::off) != 0
                               ? off
                               : imm(static_cast<i32>(pick(17)));
          }
        }
        if (row.required() != 0) i = i.with(isa::modifier::offen);
        if ((row.modifiers() & isa::mask_of(isa::modifier::offset)) != 0 && pick(2) == 0)
          i = i.with(isa::modifier::offset, static_cast<i64>(pick(10000)) - 2000);
        program_writer alone(ir::stage::assigned);
        alone.add(i);
        note error;
        const kiln::list<u32> room;
        ir::instruction_verifier(alone.p, error, room).check(i, 0);
        const bool bad = error.raised;
        if (bad && pick(60) != 0) continue; // mostly good ones
        all.add(i);
        expected = bad;
        break;
      }
    }
    wrong += expected;
    const text_buffer found = finding(all.p);
    INFO("turn " << turn << ": " << std::string(found.data(), found.size()));
    REQUIRE(found.empty() == !expected);
  }
  CHECK(wrong > 50);
  CHECK(wrong < 390);
}
