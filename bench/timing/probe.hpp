// SPDX-License-Identifier: MIT
// Microbenchmarks for the timing model, written instruction by instruction: what a piece of code takes per repetition.
#pragma once

#include "program/by_operand.hpp"

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <kiln/sim/timing/estimate.hpp>
#include <memory>
#include <string>

namespace kiln::bench {

using namespace kiln_test::by_operand;
using namespace kiln::isa::mn;

using body = std::function<void(program_writer&)>;

struct probe {
  const char* board = "MI308X";
  u32 work_items = 64;
  u32 active_simds = 0b1111; ///< waves of other SIMDs end at once
  bool misaligned = false;   ///< the body begins 4 bytes after a multiple of 8
  u32 grid = 1;
  u64 bytes = 1 << 20; ///< of the buffer
  double clock_mhz = 0;
  body first = {}; ///< runs once, before what is repeated
  body other = {}; ///< of waves 4 and up, in place of the body
};

/// Zeros, or the caller's words; pages that nothing touches take no memory.
class pages {
public:
  explicit pages(u64 bytes) : words_(static_cast<u32*>(std::calloc(bytes / 4, 4)), &std::free) {
    if (words_ == nullptr) fail("no memory for a buffer");
  }
  u32* data() const { return words_.get(); }
  [[noreturn]] static void fail(const std::string& why) {
    std::fprintf(stderr, "validate_points: %s\n", why.c_str());
    std::exit(2);
  }

private:
  std::unique_ptr<u32, void (*)(void*)> words_;
};

inline sim::timing::prediction checked(sim::timing::prediction p) {
  if (p.ok) return p;
  std::string why = "a launch is refused";
  for (u32 i = 0; i < p.reports.size(); ++i) {
    const text_buffer line = p.reports[i].line();
    why += "\n" + std::string(line.data(), line.size());
  }
  pages::fail(why);
}

inline isa::arch arch_of(const char* board) {
  const isa::timing::board* b = isa::timing::find_board(board);
  if (b == nullptr) pages::fail("no such board");
  return b->arch;
}

/// One launch: `repeat` writes what is measured. s[4:5] is the buffer, s6 the wave's number, v0 the work-item, v1 4 times that,
/// v2 16 times, v5 8 times.
inline sim::timing::prediction launch(const probe& shape, const body& repeat, const body& other, u32* words) {
  program_writer w(arch_of(shape.board));
  w.interface({0}, shape.work_items);
  w.p.lds_bytes = 32768;
  w(s_load_dwordx2, s(4), s(0), imm(0))(v_lshlrev_b32, v(1), k(2), v(0))(v_lshlrev_b32, v(2), k(4), v(0));
  w(v_lshlrev_b32, v(5), k(3), v(0))(v_readfirstlane_b32, s(6), v(0))(s_lshr_b32, s(6), s(6), k(6));
  u32 labels = 0;
  if (shape.active_simds != 0b1111) {
    w(s_and_b32, s(7), s(6), k(3))(s_bitcmp1_b32, k(static_cast<i32>(shape.active_simds)), s(7));
    w(s_cbranch_scc1, label(labels))(s_endpgm);
    w.place_label(labels++);
  }
  w(s_waitcnt, imm(0));
  if (shape.first) shape.first(w);
  if (other) {
    w(s_cmp_lt_u32, s(6), k(4))(s_cbranch_scc1, label(labels));
    w.block();
    other(w);
    w(s_waitcnt, imm(0))(s_endpgm);
    w.place_label(labels++);
  }
  u32 bytes = 0;
  for (const ir::instruction& i : w.p.code) bytes += isa::rows[i.row].size_bytes();
  if ((bytes % 8 == 4) != shape.misaligned) w(s_nop, imm(0));
  repeat(w);
  w(s_waitcnt, imm(0))(s_endpgm);
  if (w.missing != 0) pages::fail(std::string("no form takes these operands: ") + w.missing_name);
  sim::buffer<u32> buffer(words, shape.bytes / 4);
  sim::timing_options options;
  options.board = shape.board;
  options.clock_mhz = shape.clock_mhz;
  options.compute_values = true;
  return checked(sim::estimate(w.p, {.grid = {shape.grid}}, options, buffer));
}

inline body times(u32 n, const body& b) {
  if (!b) return {};
  return [n, b](program_writer& w) {
    for (u32 i = 0; i < n; ++i) b(w);
  };
}

/// Cycles that one more repetition takes, in the steady state.
inline double each(const body& b, const probe& shape = {}, u32 repetitions = 200) {
  const pages words(shape.bytes);
  const auto cycles = [&](u32 n) {
    return launch(shape, times(n, b), times(n, shape.other), words.data()).cycles;
  };
  return (cycles(2 * repetitions) - cycles(repetitions)) / repetitions;
}

} // namespace kiln::bench
