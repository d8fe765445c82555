// SPDX-License-Identifier: MIT
// Judges what follows an operation of global wave sync (GWS).
#pragma once

#include <kiln/analysis/control_flow.hpp>
#include <kiln/analysis/register_range.hpp>
#include <kiln/check/register_name.hpp>
#include <kiln/isa/counter.hpp>

namespace kiln::check::detail {

/// Goes forward from one GWS operation on every way. It has to finish before anything but s_waitcnt follows; and until an
/// s_waitcnt expcnt(0), or the seventh after it, which is as far as expcnt counts, its data and EXEC stay as they are.
class gws_judge {
public:
  constexpr gws_judge(const ir::program& program, const list<analysis::successors>& flow, u32 gws,
                      note& error)
      : program_(program),
        flow_(flow),
        gws_(program.code[gws]),
        error_(error),
        seen_(program.blocks.size()) {}

  constexpr void run(u32 gws) {
    if (!finishes(gws + 1)) return;
    u32 b = 0;
    while (b + 1 < program_.blocks.size() && program_.blocks[b + 1].first <= gws) ++b;
    follow(b, gws + 1, 0);
    while (!todo_.empty() && !error_.raised) {
      const way w = todo_.back();
      todo_.pop_back();
      follow(w.block, program_.blocks[w.block].first, w.others);
    }
  }

private:
  /// Without default member initialisers, see support/list.hpp.
  struct way {
    u32 block, others;
  };

  constexpr const isa::row& row_at(u32 at) const { return isa::rows[program_.code[at].row]; }

  constexpr bool finishes(u32 at) {
    bool waited = false;
    for (; (row_at(at).flags & isa::flag::waitcnt) != 0; ++at)
      waited = waited || isa::unpack_waitcnt(program_.code[at].op(0).payload()).lgkmcnt == 0;
    if (!waited) {
      begin(at) << " follows ";
      name_gws(" before that has finished: s_waitcnt lgkmcnt(0) is missing");
    } else if ((row_at(at).flags & isa::flag::ends_program) != 0) {
      begin(at) << " follows the wait for ";
      name_gws(": s_nop 0 is missing");
    }
    return !error_.raised;
  }

  /// `others`: GWS operations since, on the way with the fewest.
  constexpr void follow(u32 b, u32 at, u32 others) {
    for (const u32 end = program_.end_of(b); at < end; ++at) {
      const ir::instruction& in = program_.code[at];
      const isa::row& row = row_at(at);
      if ((row.flags & isa::flag::waitcnt) != 0 && isa::unpack_waitcnt(in.op(0).payload()).expcnt == 0)
        return;
      if ((row.writes & isa::special::exec) != 0) return complain(at, isa::resource::exec);
      const isa::operand_list& list = isa::operand_lists[row.operands];
      for (u32 k = 0; k < list.count; ++k) {
        if (list.places[k].role == isa::role::read) continue;
        const u32 first = analysis::resource_of(in.op(k)), last = first + list.places[k].dwords - 1;
        if (first <= isa::resource::exec_hi && last >= isa::resource::exec)
          return complain(at, isa::resource::exec);
        if (first <= data() && data() <= last) return complain(at, data());
      }
      if ((row.flags & isa::flag::gws) != 0 && ++others == isa::counter_max.expcnt) return;
    }
    const u32 ways[] = {flow_[b].next, flow_[b].target};
    for (const u32 to : ways) {
      // 1 + the fewest others with which a way has come there.
      if (to == analysis::no_block || (seen_[to] != 0 && seen_[to] <= others + 1)) continue;
      seen_[to] = static_cast<u8>(others + 1);
      todo_.push_back({to, others});
    }
  }

  /// The register that is read late, if there is one.
  constexpr u32 data() const {
    return isa::operand_lists[isa::rows[gws_.row].operands].count != 0 ? analysis::resource_of(gws_.op(0))
                                                                       : isa::resource::none;
  }

  /// "v_mov_b32_e32 writes v0 before ds_gws_init of line 7 has read it: s_waitcnt expcnt(0) is missing"
  constexpr void complain(u32 at, u32 r) {
    text_buffer& t = begin(at);
    t << " writes ";
    put_register_name(t, r, "exec");
    t << " before ";
    name_gws(" has read it: s_waitcnt expcnt(0) is missing");
  }
  constexpr text_buffer& begin(u32 at) {
    error_.raised = true;
    error_.instruction = at;
    error_.where = program_.code[at].where;
    return error_.text << row_at(at).name;
  }
  constexpr void name_gws(const char* and_then) {
    error_.text << isa::rows[gws_.row].name;
    if (gws_.where.line != 0) error_.text << " of line " << gws_.where.line;
    error_.text << and_then;
  }

  const ir::program& program_;
  const list<analysis::successors>& flow_;
  const ir::instruction& gws_;
  note& error_;
  list<u8> seen_; ///< by block
  list<way> todo_;
};

constexpr void gws(const ir::program& program, const list<analysis::successors>& flow, u32 at, note& error) {
  gws_judge(program, flow, at, error).run(at);
}

} // namespace kiln::check::detail
