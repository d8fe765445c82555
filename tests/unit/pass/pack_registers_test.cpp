// SPDX-License-Identifier: MIT
// Gaps between registers: how many values of mixed sizes fit a bank, what is assigned once more, and what the kernels that
// are full take.
#include "program/by_operand.hpp"

#include <kiln/check/registers/assignment.hpp>
#include <kiln/ir/verify/verify.hpp>
#include <kiln/pass/registers/pack_registers.hpp>

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <string>
#include <vector>

using namespace kiln_test::by_operand;

namespace {

std::string text_of(const note& error) {
  return error.raised ? std::string(error.text.data(), error.text.size()) : "";
}

/// A program that keeps between `peak` - 16 and `peak` VGPRs alive, in values of 1, 2, 4, 8 and 16 registers that end in
/// random order.
ir::program crowded(u32 peak, u32 seed, u32 values) {
  constexpr u16 loads[] = {row_of(isa::mn::ds_read_b32, isa::encoding::ds),
                           row_of(isa::mn::ds_read_b64, isa::encoding::ds), rows::ds_read_b128},
                stores[] = {row_of(isa::mn::ds_write_b32, isa::encoding::ds),
                            row_of(isa::mn::ds_write_b64, isa::encoding::ds),
                            row_of(isa::mn::ds_write_b128, isa::encoding::ds)};
  struct value {
    u32 first, log;
  };
  std::mt19937 random(seed);
  program_writer m(ir::stage::built);
  const u32 address = m.group(ir::bank::vgpr), pair = m.group(ir::bank::vgpr, 2);
  m.add(in(rows::v_mov_b32, v(address), k(0)));
  m.add(in(loads[1], v(pair), v(address)));
  std::vector<value> live;
  u32 used = 3;
  const auto end = [&](u32 i) {
    m.add(in(stores[live[i].log < 2 ? live[i].log : 2], v(address), v(live[i].first)));
    used -= 1u << live[i].log;
    live[i] = live.back();
    live.pop_back();
  };
  constexpr u32 sizes[16] = {0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4}; // by what registers they take
  for (u32 made = 0; made < values;) {
    const u32 log = sizes[random() % 16], size = 1u << log;
    if (used + size > peak) {
      end(random() % live.size());
      continue;
    }
    live.push_back({m.group(ir::bank::vgpr, size), log});
    const operand d = v(live.back().first);
    ++made;
    used += size;
    if (log == 4) // written before its operands are read
      m.add(in(rows::mfma_32x32x8_f16, d, v(pair), v(pair), k(0)));
    else if (log == 3)
      m.add(in(rows::ds_read_b128, d, v(address)))
          .add(in(rows::ds_read_b128, v(d.payload() + 4), v(address)));
    else
      m.add(in(loads[log], d, v(address)));
  }
  while (!live.empty()) end(0);
  m.add(in(loads[1], v(pair), v(address))).add(in(rows::s_endpgm));
  m.p.block_size[0] = 256;
  return m.p;
}

struct attempt {
  bool at_once = false, at_all = false;
  u32 vgprs = 0;
};
attempt assign(const ir::program& before) {
  attempt out;
  ir::program p = before;
  note error;
  ir::verify(p, error);
  REQUIRE(text_of(error).empty());
  pass::assign_registers(p, error);
  out.at_once = !error.raised;
  pass::pack_registers(p, before, error);
  out.at_all = !error.raised;
  if (!out.at_all) {
    CHECK(text_of(error).starts_with("too many VGPRs: "));
    return out;
  }
  ir::verify(p, error);
  check::assignment(before, p, error);
  REQUIRE(text_of(error).empty());
  for (u32 g = 0; g < p.groups.size(); ++g) REQUIRE(p.groups[g].fixed == before.groups[g].fixed);
  out.vgprs = p.register_count[1];
  return out;
}

TEST_CASE("values of mixed sizes find room where 94 of 100 registers are alive at once") {
  struct bound {
    u32 peak, at_once, at_all; ///< of 100 programs, at least so many fit
  };
  for (const bound b : {bound{204, 100, 100}, bound{242, 50, 100}, bound{248, 10, 50}}) {
    u32 at_once = 0, at_all = 0;
    for (u32 seed = 1; seed <= 100; ++seed) {
      INFO("peak " << b.peak << ", seed " << seed);
      const attempt a = assign(crowded(b.peak, seed, 150));
      at_once += a.at_once;
      at_all += a.at_all;
      CHECK(a.vgprs <= 256);
    }
    CHECK(at_once >= b.at_once);
    CHECK(at_all >= b.at_all);
  }
}

/// What lives on leaves every third and fourth register free, but no four in a row.
constexpr bool four_in_a_row() {
  constexpr u16 ds_write_b64 = row_of(isa::mn::ds_write_b64, isa::encoding::ds),
                ds_write_b128 = row_of(isa::mn::ds_write_b128, isa::encoding::ds);
  program_writer m(ir::stage::built);
  u32 pairs[126] = {};
  for (u32& pair : pairs) {
    pair = m.group(ir::bank::vgpr, 2);
    m.add(in(rows::v_mov_b32, v(pair), k(1))).add(in(rows::v_mov_b32, v(pair + 1), k(1)));
  }
  for (u32 i = 0; i < 126; i += 2) m.add(in(ds_write_b64, v(pairs[0]), v(pairs[i])));
  const u32 four = m.group(ir::bank::vgpr, 4);
  for (u32 i = 0; i < 2; ++i) m.add(in(rows::ds_read_b128, v(four), v(pairs[1])));
  u32 fours[30] = {};
  for (u32& f : fours) m.add(in(rows::ds_read_b128, v(f = m.group(ir::bank::vgpr, 4)), v(pairs[1])));
  for (const u32 f : fours) m.add(in(ds_write_b128, v(pairs[1]), v(f)));
  for (u32 i = 1; i < 126; i += 2) m.add(in(ds_write_b64, v(pairs[1]), v(pairs[i])));
  m.add(in(rows::s_endpgm));
  ir::program p = m.p;
  note error;
  pass::assign_registers(p, error);
  if (!error.raised) return false;
  pass::pack_registers(p, m.p, error);
  ir::verify(p, error);
  check::assignment(m.p, p, error);
  return !error.raised;
}
static_assert(four_in_a_row());

TEST_CASE("what a linear scan leaves scattered is put together") { CHECK(four_in_a_row()); }

TEST_CASE("registers that the author chose stay, and a result that is written early keeps off its operands") {
  program_writer m(ir::stage::built);
  const u32 address = m.group(ir::bank::vgpr), pair = m.group(ir::bank::vgpr, 2),
            result = m.group(ir::bank::vgpr, 16, 0);
  constexpr u16 ds_read_b64 = row_of(isa::mn::ds_read_b64, isa::encoding::ds),
                ds_write_b128 = row_of(isa::mn::ds_write_b128, isa::encoding::ds);
  m.add(in(rows::v_mov_b32, v(address), k(0)));
  m.add(in(ds_read_b64, v(pair), v(address)));
  m.add(in(rows::mfma_32x32x8_f16, v(result), v(pair), v(pair), k(0))); // pair dies here
  m.add(in(ds_write_b128, v(address), v(result))).add(in(rows::s_endpgm));
  ir::program p = m.p;
  note error;
  pass::assign_registers(p, error);
  REQUIRE(text_of(error).empty());
  CHECK(p.code[2].op(0).payload() == 0);
  CHECK(p.code[2].op(1).payload() >= 16);
  ir::verify(p, error);
  check::assignment(m.p, p, error);
  CHECK(text_of(error).empty());
}

} // namespace
