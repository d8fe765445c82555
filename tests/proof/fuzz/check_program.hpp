// SPDX-License-Identifier: MIT
// One fuzz run: a random kernel of one wave or two is simulated as written and as compiled; memory must be the same, and no
// judge may object. The writer of kernels is compiled once, in the library kiln_fuzz_programs.
#pragma once

#include "random_source.hpp"

#include <kiln/compile/pipeline.hpp>
#include <kiln/ir/program.hpp>

#include <string>
#include <vector>

namespace kiln::fuzz {

/// The program of a seed, as built.
ir::program random_program(isa::arch arch, std::uint64_t seed, options o, note& error);

inline std::string to_string(const text_buffer& t) { return {t.data(), t.size()}; }

struct run_result {
  bool ok = true;
  std::vector<u32> output;
  std::string reports;
  double cycles = 0; ///< of a timed run
};

/// How a program is run: in the simulator's own turns, or in those of the timing model, with or without the values that no
/// address or branch needs.
enum class mode { functional, timed, timed_without_values };

run_result simulate(const ir::program& p, const options& o, mode how = mode::functional);

/// Which mnemonics and rows of the instruction table were in programs.
class coverage {
public:
  void add(const ir::program& p) {
    archs_ |= isa::mask_of(p.arch);
    for (const ir::instruction& in : p.code) rows_[in.row] = true;
  }
  /// "instructions: 400 of 1234 mnemonics, 700 of 5000 rows", of those that the programs' targets have, and the mnemonics
  /// by unit.
  std::string text() const;

private:
  std::vector<bool> rows_ = std::vector<bool>(isa::row_count);
  isa::arch_mask archs_ = 0;
};

/// Empty if all is well; otherwise what went wrong, with the program.
std::string check_program(
    isa::arch arch, std::uint64_t seed, options o = {},
    void (*compile)(ir::program&, note&) = [](ir::program& p,
                                              note& error) { compile::run_pipeline(p, error); },
    coverage* met = nullptr);

} // namespace kiln::fuzz
