// SPDX-License-Identifier: MIT
// The judge of register assignment against execution: random kernels, walked with the assigned registers.
#include <program/random_kernel.hpp>

#include <kiln/check/registers/assignment.hpp>
#include <kiln/ir/verify/verify.hpp>
#include <kiln/pass/registers/assign_registers.hpp>
#include <kiln/pass/registers/split_groups.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace kiln;
using ir::operand;

/// Executes both programs along a random path with four lanes, each register holding the number of the write that it got
/// its value from. Returns whether some read saw another write than it should.
class random_walk {
public:
  random_walk(const ir::program& before, const ir::program& after, u32 seed)
      : before_(before),
        after_(after),
        random_(seed),
        flow_(analysis::control_flow(before)),
        masks_(before.regions.size()) {
    meant_.resize(before.virtual_dwords);
    for (auto& bank : found_) bank.resize(600);
    for (const ir::input& i : before.inputs) {
      const ir::register_group& g = before.groups[i.group];
      for (u32 d = 0; d < g.dwords; ++d)
        write_lanes(g.first + d, static_cast<u32>(g.bank), static_cast<u32>(g.fixed) + d, 15);
    }
    masks_[0] = 15;
  }

  bool goes_wrong(u32 steps) {
    u32 block = 0;
    for (u32 n = 0; n < steps && !wrong_; ++n) {
      run(block);
      const analysis::successors next = flow_[block];
      const bool jumps =
          next.target != analysis::no_block && (next.next == analysis::no_block || random_() % 2 != 0);
      const u32 to = jumps ? next.target : next.next;
      if (to == analysis::no_block) break;
      enter(before_.blocks[block].region, before_.blocks[to].region);
      block = to;
    }
    return wrong_;
  }

private:
  using lanes = std::array<u32, 4>;

  void enter(u32 from, u32 to) {
    if (before_.lies_in(from, to)) return;
    enter(from, before_.regions[to].parent);
    masks_[to] = masks_[before_.regions[to].parent] & random_();
  }

  void write_lanes(u32 dword, u32 bank, u32 number, u32 mask) {
    ++writes_;
    for (u32 l = 0; l < 4; ++l)
      if ((mask >> l & 1) != 0) meant_[dword][l] = found_[bank][number][l] = writes_;
  }

  void run(u32 block) {
    for (u32 i = before_.blocks[block].first; i < before_.end_of(block); ++i) {
      const ir::instruction &x = before_.code[i], &y = after_.code[i];
      const isa::row& row = isa::rows[x.row];
      const isa::operand_list& list = isa::operand_lists[row.operands];
      const auto each = [&](u32 places, auto&& action) {
        for (u32 k = 0; k < list.count; ++k) {
          if ((places >> k & 1) == 0 || !x.ops[k].is_register()) continue;
          const u32 bank = static_cast<u32>(x.ops[k].kind()) - 1;
          const bool all = bank == 0 || (row.flags & isa::flag::ignores_exec) != 0;
          for (u32 d = 0; d < list.places[k].dwords; ++d)
            action(x.ops[k].payload() + d, bank, y.ops[k].payload() + d,
                   all ? 15 : masks_[before_.blocks[block].region]);
        }
      };
      each(list.reads, [&](u32 dword, u32 bank, u32 number, u32 mask) {
        for (u32 l = 0; l < 4; ++l)
          wrong_ |=
              (mask >> l & 1) != 0 && meant_[dword][l] != 0 && meant_[dword][l] != found_[bank][number][l];
      });
      each(list.writes,
           [&](u32 dword, u32 bank, u32 number, u32 mask) { write_lanes(dword, bank, number, mask); });
    }
  }

  const ir::program& before_;
  const ir::program& after_;
  std::mt19937 random_;
  list<analysis::successors> flow_;
  std::vector<lanes> meant_;
  std::vector<lanes> found_[ir::bank_count];
  std::vector<u32> masks_;
  u32 writes_ = 0;
  bool wrong_ = false;
};

} // namespace

TEST_CASE("random kernels are judged as execution shows", "[assignment]") {
  u32 mutants = 0, refused = 0, shown = 0;
  for (u32 seed = 1; seed <= 200; ++seed) {
    kernel_draft k(isa::arch::gfx942, 64);
    kiln_test::random_kernel(k, {.seed = seed, .statements = 25});
    ir::program before = k.program();
    pass::split_groups(before);
    ir::program after = before;
    note error;
    pass::assign_registers(after, error);
    REQUIRE_FALSE(error.raised);
    check::assignment(before, after, error);
    const text_buffer message = error.message();
    INFO("seed " << seed << ": " << std::string(message.data(), message.size()));
    REQUIRE_FALSE(error.raised);

    std::mt19937 random(seed);
    for (u32 n = 0; n < 30; ++n) {
      // Give one virtual dword's accesses, all or one, the register next to its own.
      ir::program mutant = after;
      const u32 i = random() % before.code.size(), o = random() % 3;
      const operand chosen = before.code[i].op(o);
      if (!chosen.is_register()) continue;
      const bool all = random() % 2 != 0;
      const u32 change = 1 + random() % 3;
      for (u32 j = 0; j < before.code.size(); ++j)
        for (u32 p = 0; p < isa::max_operands; ++p)
          if (before.code[j].op(p) == chosen && (all || (i == j && o == p)))
            mutant.code[j].set_op(p, operand::from_bits(mutant.code[j].op(p).bits ^ change));
      note malformed;
      ir::verify(mutant, malformed);
      if (malformed.raised) continue; // not for this judge
      ++mutants;
      note found;
      check::assignment(before, mutant, found);
      refused += found.raised;
      bool wrong = false;
      for (u32 walk = 0; walk < 40 && !wrong; ++walk)
        wrong = random_walk(before, mutant, walk).goes_wrong(200);
      shown += wrong;
      INFO("mutant " << n << " of instruction " << i);
      if (wrong) REQUIRE(found.raised);
    }
  }
  INFO(mutants << " mutants, " << refused << " refused, " << shown << " shown wrong by execution");
  CHECK(refused >= shown);
  CHECK(shown > mutants / 4);
  CHECK(refused - shown < mutants / 10);
}
