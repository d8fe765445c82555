// SPDX-License-Identifier: MIT
// Compares Kiln's wait states and waits with LLVM 22's, on random straight-line programs of all instructions, and waits
// also around an if and a loop.
//
// usage: against_llvm [--seed N] [--count N]
#include "exceptions.hpp"
#include "llvm_passes.hpp"
#include "machine_code.hpp"
#include "random_instruction.hpp"

#include <kiln/check/finish/write_back.hpp>
#include <kiln/check/wait_states/wait_states.hpp>
#include <kiln/check/waits/waits.hpp>
#include <kiln/pass/finish/write_back_scalars.hpp>
#include <kiln/pass/wait_states/resolve_hazards.hpp>
#include <kiln/pass/waits/insert_waits.hpp>
#include <kiln/text/print.hpp>

#include <cstdio>
#include <cstring>

namespace kiln::against_llvm {
namespace {

struct random_program {
  std::vector<ir::instruction> code;
  std::vector<std::string> lines;
  std::vector<size_t> blocks; ///< where further blocks begin
};

ir::instruction make(u16 mnemonic, u32 value) {
  ir::instruction in{};
  in.row = isa::mnemonics[mnemonic].first_row;
  in.set_op(0, {ir::operand_kind::immediate, value});
  return in;
}

ir::program to_ir(isa::arch a, const random_program& p, const std::vector<gap>& gaps) {
  ir::program out;
  out.arch = a;
  out.stage = ir::stage::assigned;
  out.blocks.push_back({0, 0});
  for (size_t i = 0; i <= p.code.size(); ++i) {
    for (const size_t first : p.blocks)
      if (first == i) out.blocks.push_back({out.code.size(), 0});
    if (gaps[i].waits != 0) out.code.push_back(make(isa::mn::s_waitcnt, isa::pack(gaps[i].wait)));
    for (u32 left = gaps[i].states; left != 0; left -= left < 16 ? left : 16)
      out.code.push_back(make(isa::mn::s_nop, (left < 16 ? left : 16) - 1));
    if (gaps[i].others != 0) out.code.push_back(make(isa::mn::s_dcache_wb, 0)); // the one that is inserted
    out.code.push_back(i < p.code.size() ? p.code[i] : make(isa::mn::s_endpgm, 0));
    out.code.back().where = {"program", static_cast<u32>(i + 1)};
  }
  out.regions.push_back({});
  for (u32 b = 0; b < out.blocks.size(); ++b) out.labels.push_back({b});
  return out;
}

std::vector<gap> gaps_of(const ir::program& p) {
  std::vector<gap> out(1);
  for (const ir::instruction& in : p.code) {
    const isa::flag_mask f = isa::rows[in.row].flags;
    if ((f & isa::flag::nop) != 0) {
      out.back().states += in.op(0).payload() + 1;
    } else if ((f & isa::flag::waitcnt) != 0) {
      ++out.back().waits;
      out.back().wait = isa::stricter(out.back().wait, isa::unpack_waitcnt(in.op(0).payload()));
    } else if ((in.marks & ir::mark::inserted) != 0) {
      ++out.back().others;
    } else {
      out.emplace_back();
    }
  }
  out.pop_back();
  return out;
}

std::string text_of(isa::arch a, const ir::instruction& in) {
  ir::program program;
  program.arch = a;
  program.stage = ir::stage::finished;
  text_buffer line;
  text::print(line, program, in);
  return {line.data(), line.size()};
}

bool usable(const isa::row& row, isa::arch a) {
  constexpr isa::flag_mask left_out =
      isa::flag::branch | isa::flag::ends_program | isa::flag::nop | isa::flag::waitcnt;
  return (row.archs & mask_of(a)) != 0 && (row.flags & left_out) == 0;
}

using gaps = std::vector<gap>;

/// What one of LLVM's passes does, and Kiln's pass and judge for the same.
struct subject {
  const char* name;
  const char* llvm_pass;
  bool waits;
  bool loops = false; ///< with an if and a loop
};

class comparison {
public:
  comparison(isa::arch a, const subject& s, std::vector<random_program> programs)
      : arch_(a), subject_(s), programs_(std::move(programs)) {}

  /// Number of differences that no exception covers.
  unsigned run() {
    std::vector<machine_program> bare, treated;
    for (const random_program& p : programs_) {
      bare.push_back({p.lines, gaps(p.lines.size() + 1), p.blocks});
      ir::program q = to_ir(arch_, p, bare.back().gaps);
      if (subject_.waits) {
        pass::insert_waits(q);
        pass::write_back_scalars(q);
      } else {
        pass::resolve_hazards(q);
      }
      treated.push_back({p.lines, gaps_of(q), p.blocks});
    }
    const std::vector<gaps> theirs = run_llvm_pass(arch_, subject_.llvm_pass, bare);
    const std::vector<gaps> both = run_llvm_pass(arch_, subject_.llvm_pass, treated);
    u64 kiln_total = 0, llvm_total = 0;
    for (size_t p = 0; p < programs_.size(); ++p) {
      kiln_total += total(treated[p].gaps);
      llvm_total += total(theirs[p]);
      llvm_asks_more(programs_[p], treated[p].gaps, both[p]);
      kiln_asks_more(programs_[p], theirs[p]);
    }
    std::printf("%s, %s: %zu programs, Kiln %llu, LLVM %llu, unexplained %u\n", isa::facts_of(arch_).name,
                subject_.name, programs_.size(), kiln_total, llvm_total, unexplained_);
    return unexplained_;
  }

private:
  u64 total(const gaps& all) const {
    u64 sum = 0;
    for (const gap& g : all) sum += subject_.waits ? g.waits : g.states;
    return sum;
  }

  /// LLVM has treated what Kiln made: whatever it adds it asks for more.
  void llvm_asks_more(const random_program& p, const gaps& kiln, const gaps& llvm) {
    for (size_t i = 0; i < kiln.size(); ++i) {
      if (llvm[i] == kiln[i]) continue;
      if (i == p.code.size() || llvm[i].others != kiln[i].others) {
        complain("LLVM", p, kiln, i, waits_of(llvm[i]) + ", " + std::to_string(llvm[i].others) + " others");
        continue;
      }
      const difference d{arch_, p.code, kiln, i, llvm[i], "", 0, subject_.loops};
      if (!covered(subject_.waits ? llvm_has_more_waits() : llvm_has_more_states(), d))
        complain("LLVM", p, kiln, i,
                 subject_.waits ? waits_of(llvm[i]) : std::to_string(llvm[i].states) + " wait states");
    }
  }

  /// Kiln judges what LLVM made. Each finding is fixed, then the judge runs again.
  void kiln_asks_more(const random_program& p, gaps llvm) {
    for (unsigned findings = 0; findings < 100; ++findings) {
      const ir::program q = to_ir(arch_, p, llvm);
      note error;
      if (subject_.waits) {
        check::waits(q, error, false); // random registers: no assignment has kept loads off their addresses
        check::write_back(q, error);
      } else {
        check::wait_states(q, error);
      }
      if (!error.raised) return;
      const text_buffer message = error.message();
      const std::string text(message.data(), message.size());
      const size_t at = q.code[error.instruction].where.line - 1;
      difference d{arch_, p.code, llvm, at, {}, word_after(text, "rule "), 0, subject_.loops};
      if (const std::string line = word_after(text, "of line "); !line.empty())
        d.producer = std::stoul(line) - 1;
      const bool at_end = at == p.code.size(); // after s_icache_inv, even s_endpgm waits (H40)
      if (at_end ? d.rule != "H40"
                 : !covered(subject_.waits ? kiln_has_more_waits() : kiln_has_more_states(), d))
        complain("Kiln", p, llvm, at, text);
      if (subject_.waits) {
        llvm[at].waits = 1;
        llvm[at].wait = isa::stricter(llvm[at].wait, {.vmcnt = 0, .expcnt = 0, .lgkmcnt = 0});
      } else {
        const std::string needs = word_after(text, "needs "), after = word_after(text, "after ");
        llvm[at].states += needs.empty() ? 1 : static_cast<unsigned>(std::stoul(needs) - std::stoul(after));
      }
    }
    complain("Kiln", p, llvm, 0, "it is never content");
  }

  static std::string word_after(const std::string& text, const char* before) {
    const size_t at = text.rfind(before);
    if (at == text.npos) return {};
    const size_t first = at + std::strlen(before);
    return text.substr(first, text.find_first_of(" ,:)", first) - first);
  }

  static std::string waits_of(const gap& g) {
    return "vmcnt " + std::to_string(g.wait.vmcnt) + " expcnt " + std::to_string(g.wait.expcnt) +
           " lgkmcnt " + std::to_string(g.wait.lgkmcnt);
  }

  static bool covered(const std::vector<exception>& all, const difference& d) {
    for (const exception& e : all) {
      if (!e.covers(d)) continue;
      ++e.met;
      return true;
    }
    return false;
  }

  void complain(const char* who, const random_program& p, const gaps& before, size_t at,
                const std::string& what) {
    constexpr unsigned shown = 20;
    if (++unexplained_ > shown) return;
    std::printf("%s on %s asks for more (%s) than:\n", who, isa::facts_of(arch_).name, what.c_str());
    for (size_t i = 0; i <= at && i < p.code.size(); ++i) {
      if (before[i].states != 0) std::printf("      %u wait states\n", before[i].states);
      if (before[i].waits != 0) std::printf("      %s\n", waits_of(before[i]).c_str());
      std::printf("  %2zu  %s\n", i + 1, text_of(arch_, p.code[i]).c_str());
    }
  }

  isa::arch arch_;
  const subject& subject_;
  std::vector<random_program> programs_;
  unsigned unexplained_ = 0;
};

/// Programs of which each has few different instructions, so that they meet in many ways.
std::vector<random_program> random_programs(isa::arch a, const subject& s, u64 seed, u32 count,
                                            mir_writer& writer) {
  constexpr u32 candidates_each = 22, instructions_each = 16;
  random_instructions random(seed);
  std::vector<u32> all, favourites;
  for (u32 r = 0; r < isa::row_count; ++r) {
    if (!usable(isa::rows[r], a)) continue;
    all.push_back(r);
    if (!s.waits || (isa::rows[r].flags & isa::counting_flags) != 0) favourites.push_back(r);
  }
  const auto pick = [&](const std::vector<u32>& from) {
    return from[random.below(static_cast<u32>(from.size()))];
  };
  std::vector<ir::instruction> candidates;
  for (u32 p = 0; p < count; ++p) {
    random.set_pool(2 + random.below(12), 4 + random.below(8));
    std::vector<u32> few;
    for (u32 n = 1 + random.below(4); n != 0; --n) few.push_back(pick(favourites));
    for (u32 n = 0; n < candidates_each; ++n)
      candidates.push_back(random.of(pick(random.one_in(3) ? all : few)));
  }
  const auto lines = writer.lines(candidates);
  std::vector<random_program> out(count);
  for (size_t i = 0; i < candidates.size(); ++i) {
    random_program& p = out[i / candidates_each];
    if (!lines[i] || p.code.size() == instructions_each) continue;
    p.code.push_back(candidates[i]);
    p.lines.push_back(*lines[i]);
  }
  return out;
}

/// Loads, stores and uses in four blocks: A, which may skip B; B; C, which is a loop; D.
std::vector<random_program> looping_programs(isa::arch a, u64 seed, u32 count, mir_writer& writer) {
  using namespace isa::mn;
  constexpr isa::mn::mnemonic members[] = {
      global_load_dword, global_load_dwordx2, buffer_load_dword, global_store_dword, s_load_dword,
      s_load_dwordx2,    ds_read_b32,         ds_write_b32,      ds_read_b64,        global_atomic_add,
      v_add_f32,         v_mov_b32,           v_fma_f32,         s_add_u32,          s_mov_b32};
  constexpr u32 blocks = 4, candidates_each = 6;
  std::vector<u32> rows;
  for (const isa::mn::mnemonic m : members) {
    const isa::mnemonic_rows all = isa::mnemonics[m];
    for (u32 r = all.first_row; r < u32{all.first_row} + all.row_count; ++r)
      if (usable(isa::rows[r], a) && (isa::rows[r].flags & isa::flag::lds_dma) == 0 &&
          isa::rows[r].encoding != isa::encoding::sdwa && isa::rows[r].encoding != isa::encoding::dpp)
        rows.push_back(r);
  }
  random_instructions random(seed);
  std::vector<ir::instruction> candidates;
  for (u32 p = 0; p < count * blocks; ++p) {
    random.set_pool(2 + random.below(8), 4 + random.below(8));
    for (u32 n = 0; n < candidates_each; ++n) {
      ir::instruction in = random.of(rows[random.below(static_cast<u32>(rows.size()))]);
      const isa::row& row = isa::rows[in.row];
      // LLVM waits where one LDS result overwrites another: what asks for that must ask for nothing else.
      constexpr isa::flag_mask lds_read = isa::flag::lds | isa::flag::may_load;
      if ((row.flags & lds_read) == lds_read) in.set_op(1, {ir::operand_kind::vgpr, 40});
      candidates.push_back(in);
    }
  }
  const auto lines = writer.lines(candidates);
  std::vector<random_program> out(count);
  const auto branch = [](random_program& p, u16 mnemonic, u32 to) {
    ir::instruction in{};
    in.row = isa::mnemonics[mnemonic].first_row;
    in.set_op(0, {ir::operand_kind::label, to});
    p.code.push_back(in);
    const char* const name = mnemonic == s_branch         ? "S_BRANCH %bb."
                             : mnemonic == s_cbranch_scc0 ? "S_CBRANCH_SCC0 %bb."
                                                          : "S_CBRANCH_SCC1 %bb.";
    p.lines.push_back(name + std::to_string(to) + (mnemonic == s_branch ? "" : ", implicit $scc"));
    p.blocks.push_back(p.code.size());
  };
  for (size_t i = 0; i < candidates.size(); ++i) {
    random_program& p = out[i / (candidates_each * blocks)];
    if (lines[i]) {
      p.code.push_back(candidates[i]);
      p.lines.push_back(*lines[i]);
    }
    if ((i + 1) % candidates_each != 0) continue;
    const size_t block = i / candidates_each % blocks;
    if (block == 0) branch(p, s_cbranch_scc0, 2);
    if (block == 1) branch(p, s_branch, 2);
    if (block == 2) branch(p, s_cbranch_scc1, 2);
  }
  return out;
}

void report(const char* title, const std::vector<exception>& all) {
  for (const exception& e : all)
    std::printf("%s, row %s, %s: %u times (%s)\n", title, e.row, e.name, e.met, e.why);
}

} // namespace

int run(u64 seed, u32 count) {
  constexpr subject subjects[] = {{"wait states", "post-RA-hazard-rec", false},
                                  {"waits", "si-insert-waitcnts", true},
                                  {"waits around an if and a loop", "si-insert-waitcnts", true, true}};
  unsigned unexplained = 0;
  for (const isa::arch a : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    mir_writer writer(a);
    for (const subject& s : subjects)
      unexplained += comparison(a, s,
                                s.loops ? looping_programs(a, seed, count, writer)
                                        : random_programs(a, s, seed, count, writer))
                         .run();
    unsigned untranslated = 0;
    for (const auto& [name, times] : writer.untranslated()) untranslated += times;
    std::printf("%s: %u instructions left out, as LLVM's passes do not take them\n", isa::facts_of(a).name,
                untranslated);
  }
  report("LLVM has more wait states", llvm_has_more_states());
  report("Kiln has more wait states", kiln_has_more_states());
  report("LLVM has more waits", llvm_has_more_waits());
  report("Kiln has more waits", kiln_has_more_waits());
  std::printf("differences without an exception: %u\n", unexplained);
  return unexplained == 0 ? 0 : 1;
}

} // namespace kiln::against_llvm

int main(int argc, char** argv) {
  unsigned long seed = 1;
  unsigned count = 1000;
  for (int i = 1; i + 1 < argc; i += 2) {
    if (std::strcmp(argv[i], "--seed") == 0) seed = std::strtoul(argv[i + 1], nullptr, 0);
    if (std::strcmp(argv[i], "--count") == 0)
      count = static_cast<unsigned>(std::strtoul(argv[i + 1], nullptr, 0));
  }
  return kiln::against_llvm::run(seed, count);
}
