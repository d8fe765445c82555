// SPDX-License-Identifier: MIT
// What the steps of one compilation share: the program, analyses, and copies that judges compare with.
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>
#include <kiln/analysis/programs/survey.hpp>
#include <kiln/analysis/rows/decoded_rows.hpp>
#include <kiln/ir/verify/verify.hpp>

namespace kiln::compile {

/// What the steps of one compilation share.
struct compilation {
  ir::program& program;
  note& error;
  ir::verifier verifier{program, error};
  analysis::survey* effects = nullptr; ///< made after unreachable code is removed
  analysis::flow_graph flow;           ///< the same: no later step changes it
  list<ir::instruction> without_vcc;   ///< as prefer_vcc found them
  list<ir::instruction> long_forms;    ///< as shorten_encodings found them
  list<ir::instruction> unscheduled;   ///< as schedule_instructions found it
  ir::program unassigned;              ///< as assign_registers found it
  ir::program unpaired;                ///< as pair_reads found it
  analysis::decoded_rows memory_rows;  ///< for insert_waits and its judge
  bool writes_back = false; ///< the assignment's judge has found scalar stores, which saves the pass a search

  constexpr compilation(ir::program& p, note& e) : program(p), error(e) {}
  compilation(const compilation&) = delete;
  compilation& operator=(const compilation&) = delete;
  /// After a pass that has added instructions.
  constexpr void survey_again() {
    delete effects;
    effects = new analysis::survey(program);
  }
  constexpr ~compilation() { delete effects; }
};

} // namespace kiln::compile
