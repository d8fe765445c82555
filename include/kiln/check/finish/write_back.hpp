// SPDX-License-Identifier: MIT
// Judges that the scalar cache is written back between each scalar store and the end of the program.
#pragma once

#include <kiln/analysis/programs/forward_data_flow.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check {

namespace detail {

/// Follows each store over all paths. The finding is reported at the s_endpgm.
class write_back_judge {
public:
  constexpr write_back_judge(const ir::program& program, note& error)
      : program_(program), error_(error), on_entry_(program.blocks.size()) {}

  // The data-flow problem, as analysis::forward_data_flow has it.
  constexpr bool has_failed() const { return error_.raised; }
  constexpr void begin(u32 b, bool) { store_ = on_entry_[b]; }
  constexpr bool visit(u32 b) {
    for (u32 i = program_.blocks[b].first; i < program_.end_of(b) && !error_.raised; ++i) {
      const isa::row& row = isa::rows[program_.code[i].row];
      if ((row.flags & scalar_store) == scalar_store) store_ = i + 1;
      if (row.mnemonic == u32{isa::mn::s_dcache_wb}) store_ = 0;
      if ((row.flags & isa::flag::ends_program) != 0 && store_ != 0) report(i);
    }
    return true;
  }
  constexpr bool merge(u32, u32 to) {
    if (store_ == 0 || on_entry_[to] != 0) return false;
    on_entry_[to] = store_;
    return true;
  }

  static constexpr isa::flag_mask scalar_store = isa::flag::smem | isa::flag::may_store;

private:
  constexpr void report(u32 end) {
    const ir::instruction &in = program_.code[end], &cause = program_.code[store_ - 1];
    error_.raised = true;
    error_.instruction = end;
    error_.where = in.where;
    error_.text << isa::rows[in.row].name() << " ends the program before " << isa::rows[cause.row].name();
    if (cause.where.line != 0) error_.text << " of line " << cause.where.line;
    error_.text << " has reached memory: s_dcache_wb is missing";
  }

  const ir::program& program_;
  note& error_;
  list<u32> on_entry_; ///< by block: 1 + number of a scalar store that is still in the cache; 0: none
  u32 store_ = 0;      ///< the same here
};

} // namespace detail

constexpr void write_back(const ir::program& program, const analysis::flow_graph& flow, note& error) {
  constexpr isa::flag_mask scalar_store = detail::write_back_judge::scalar_store;
  const ir::instruction *store = program.code.begin(), *const end = program.code.end();
  while (store != end && (isa::rows[store->row].flags & scalar_store) != scalar_store) ++store;
  if (store == end || error.raised) return;
  detail::write_back_judge judge(program, error);
  analysis::forward_data_flow(flow, judge).solve();
}

constexpr void write_back(const ir::program& program, note& error) {
  write_back(program, analysis::control_flow(program), error);
}

} // namespace kiln::check
