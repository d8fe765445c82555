// SPDX-License-Identifier: MIT
// Every wait, token, step, barrier and tag of the pipelines is left out in turn. If the code that comes out is another one, a
// judge must notice while it is compiled, or the simulator. Every count of an s_waitcnt is made larger by one: a judge must
// notice.
#include "program/assembly.hpp"
#include "program/simulate.hpp"
#include "unit/tile/pipeline_kernels.hpp"

#include <iostream>
#include <map>

namespace {

using namespace kiln_test;
using enum pipeline_kind;

struct variant {
  const char* name;
  pipeline_kind kind;
  u32 block, slots;
  i32 known;
};
constexpr variant variants[] = {
    {"plain", plain, 256, 2, -1},
    {"plain", plain, 256, 4, -1},
    {"plain", plain, 256, 3, 5},
    {"plain, one wave", plain, 64, 3, -1},
    {"interleaved", interleaved, 256, 3, -1},
    {"ping-pong", ping_pong, 512, 2, -1},
    {"ping-pong", ping_pong, 512, 3, -1},
    {"ping-pong", ping_pong, 512, 4, 6},
};
constexpr int most_tiles = 9;

ir::program as_built(isa::arch a, const variant& v) {
  kernel_draft k(a, v.block);
  call_kernel<float*, const float*, int>(k,
                                         [&v](builder b, arg<float*> out, arg<const float*> in, arg<int> n) {
                                           sum_of_tiles(b, out, in, n, v.kind, v.slots, v.known);
                                         });
  k.emit(isa::mn::s_endpgm, source{});
  REQUIRE(!k.failed());
  return static_cast<ir::program&&>(k.program());
}

/// True if the sums of some number of tiles are wrong, or the monitor reports.
bool simulator_notices(const ir::program& p, const variant& v) {
  std::vector<float> in(2 * v.block * most_tiles), out(v.block);
  for (u32 i = 0; i < in.size(); ++i) in[i] = static_cast<float>(i % 1021);
  for (int trips = 0; trips <= most_tiles; ++trips) {
    if (v.known >= 0) trips = v.known;
    const sim::result r =
        sim::run(p, {.grid = {1}, .instruction_budget = 2'000'000, .threads = 1},
                 sim::buffer(out.data(), out.size()), sim::buffer(in.data(), in.size()), trips);
    if (!r.ok) return true;
    for (u32 w = 0; w < v.block; ++w) {
      float sum = 0;
      for (int t = 0; t < trips; ++t)
        sum += in[static_cast<u32>(2 * t + 1) * v.block - 1 - w] +
               in[static_cast<u32>(2 * t + 2) * v.block - 1 - w];
      if (sum != out[w]) return true;
    }
    if (v.known >= 0) break;
  }
  return false;
}

/// What is left out if the instruction is, or null.
const char* part_of(const ir::instruction& in) {
  using kind = ir::tag::kind;
  switch (ir::tag_of(in).what()) {
  case kind::issued: return "token";
  case kind::wait: return "wait";
  case kind::advance: return "step";
  case kind::phases: return "phases";
  case kind::shift: return "barrier of some waves";
  case kind::slot: return "tag";
  default: return (isa::rows[in.row].flags & isa::flag::barrier) != 0 ? "barrier" : nullptr;
  }
}
/// A marker becomes one of a token that nothing waits for, as it has no code of its own.
void leave_out(ir::instruction& in) {
  const ir::tag t = ir::tag_of(in);
  if (t.is_marker()) {
    in.literal = ir::tag::of(ir::tag::kind::issued, 99).bits;
    return;
  }
  in.marks &= static_cast<u16>(~ir::mark::tagged);
  in.literal = 0;
  if (t.what() == ir::tag::kind::slot) return;
  ir::instruction nop{};
  nop.row = isa::mnemonics[isa::mn::s_nop].first_row;
  nop.set_op(0, {ir::operand_kind::immediate, 0u});
  nop.where = in.where;
  in = nop;
}

struct tally {
  int mutants = 0;
  int compiling = 0; ///< a judge refuses it
  int confirmed = 0; ///< of these, those that the simulator finds too
  int simulator = 0; ///< found by the simulator alone
  int same = 0;      ///< the code is the same
};

/// Compiled all the same.
ir::program without_judges(ir::program p) {
  note error;
  compile::compilation c(p, error);
  constexpr u32 count = sizeof compile::steps / sizeof *compile::steps;
  compile::step steps[count];
  for (u32 i = 0; i < count; ++i) {
    steps[i] = compile::steps[i];
    const std::string name = steps[i].name;
    if (name == "tokens" || name == "rings") steps[i].judge = nullptr;
  }
  compile::run_steps(c, steps, count, compile::no_observer{});
  INFO(string_of(error.message()));
  CHECK(!error.raised);
  return p;
}

bool same_code(const ir::program& a, const ir::program& b) {
  return string_of(text::listing(a)) == string_of(text::listing(b));
}

void leave_out_each(const variant& v, isa::arch a, std::map<std::string, tally>& all) {
  const ir::program whole = as_built(a, v);
  ir::program finished = whole;
  note error;
  compile::run_pipeline(finished, error);
  CHECK((!error.raised && !simulator_notices(finished, v)));
  for (u32 i = 0; i < whole.code.size(); ++i) {
    const char* const part = part_of(whole.code[i]);
    if (part == nullptr) continue;
    tally& t = all[part];
    ++t.mutants;
    ir::program mutant = whole;
    if (ir::tag_of(mutant.code[i]).what() == ir::tag::kind::advance)
      leave_out(mutant.code[i - 1]); // the slot's register
    leave_out(mutant.code[i]);
    ir::program p = mutant;
    note error;
    compile::run_pipeline(p, error);
    if (error.raised) {
      ++t.compiling;
      t.confirmed += simulator_notices(without_judges(mutant), v);
      continue;
    }
    if (same_code(p, finished)) {
      ++t.same;
      continue;
    }
    const bool noticed = simulator_notices(p, v);
    t.simulator += noticed;
    INFO(v.name << " of " << v.slots << " slots, known: " << v.known << ", without the " << part
                << " of instruction " << i);
    CHECK(noticed);
  }
}

bool judges_object(const ir::program& p) {
  note error;
  const analysis::flow_graph flow = analysis::control_flow(p);
  check::waits(p, error);
  check::tokens(p, flow, error);
  check::rings(p, flow, error);
  return error.raised;
}

/// Returns how many counts there were.
int weaken_each(const variant& v, isa::arch a) {
  ir::program whole = as_built(a, v), waits;
  note error;
  compile::run_pipeline(whole, error, [&waits](const char* pass, const ir::program& p) {
    if (std::string(pass) == "insert_waits") waits = p;
  });
  REQUIRE(!error.raised);
  CHECK(!judges_object(waits));
  int counts = 0;
  const auto weaken = [&](u32 at, isa::counter_values c) {
    ir::program p = waits;
    p.code[at].ops[0] = {ir::operand_kind::immediate, isa::pack(c)};
    INFO(v.name << ": the s_waitcnt of instruction " << at << " waits for vmcnt " << c.vmcnt << ", lgkmcnt "
                << c.lgkmcnt);
    CHECK(judges_object(p));
    ++counts;
  };
  for (u32 i = 0; i < waits.code.size(); ++i) {
    if ((isa::rows[waits.code[i].row].flags & isa::flag::waitcnt) == 0) continue;
    const isa::counter_values c = isa::unpack_waitcnt(waits.code[i].op(0).payload());
    if (c.vmcnt < isa::counter_max.vmcnt) weaken(i, {c.vmcnt + 1, c.expcnt, c.lgkmcnt});
    if (c.lgkmcnt < isa::counter_max.lgkmcnt) weaken(i, {c.vmcnt, c.expcnt, c.lgkmcnt + 1});
  }
  return counts;
}

} // namespace

TEST_CASE("what the pipelines are proved by, left out one by one", "[proof]") {
  std::map<std::string, tally> all;
  tally sum;
  int counts = 0;
  for (const isa::arch a : {isa::arch::gfx942, isa::arch::gfx950})
    for (const variant& v : variants) {
      leave_out_each(v, a, all);
      counts += weaken_each(v, a);
    }
  for (const auto& [part, t] : all) {
    std::cout << "without a " << part << ": " << t.mutants << ", found while compiling: " << t.compiling
              << " (by the simulator too: " << t.confirmed << "), by the simulator alone: " << t.simulator
              << ", same code: " << t.same << '\n';
    sum.mutants += t.mutants, sum.compiling += t.compiling, sum.confirmed += t.confirmed;
    sum.simulator += t.simulator, sum.same += t.same;
  }
  std::cout << "pipelines: " << sum.mutants << " mutants, found while compiling: " << sum.compiling
            << " (by the simulator too: " << sum.confirmed << "), by the simulator alone: " << sum.simulator
            << ", same code: " << sum.same << "; " << counts
            << " counts larger by one, all found while compiling\n";
  CHECK(sum.mutants == sum.compiling + sum.simulator + sum.same);
}
