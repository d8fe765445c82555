// SPDX-License-Identifier: MIT
// Control flow that differs between lanes: loops that lanes leave one by one, masks put into vcc, exec, scc or SGPRs.
#pragma once

#include <kiln/author/control/exec_region.hpp>
#include <kiln/author/control/loop.hpp>

namespace kiln::author {

class lane_control {
  kernel_state* s_;

public:
  constexpr explicit lane_control(kernel_state& s) : s_(&s) {}

  /// Runs `body` again and again with the lanes for which `condition()` still holds, until there is none. A lane that
  /// is out stays out. The condition is written twice, before the loop and at its end.
  template<class Condition, class Body>
  constexpr void while_lanes(Condition condition, Body body, source at = source::here()) const {
    draft& k = s_->program_draft;
    if constexpr (!__is_same(decltype(condition()), lane_mask)) {
      k.fail(at, "while_lanes loops over lanes: its condition is a comparison of VGPRs; for one answer for "
                 "all lanes use while_");
    } else {
      const u32 top = k.make_label(), end = k.make_label();
      const u32 mask = condition().first_dword(), saved = take_lanes(*s_, mask, at);
      s_->lane_loops.push_back({s_->masks.size(), end});
      k.enter_region();
      k.program.regions.back().mask = mask;
      k.branch<mn::s_cbranch_execz>(end, at);
      k.place_label(top);
      ++k.skipped_bodies;
      counted_by_wave(k, body);
      --k.skipped_bodies;
      write_exec(mn::s_and_b64, operand(condition(), at), at);
      k.branch<mn::s_cbranch_execnz>(top, at);
      k.leave_region();
      s_->lane_loops.pop_back();
      k.place_label(end);
      restore_lanes(*s_, saved, at);
    }
  }

  /// Takes the lanes of the mask out of the innermost while_lanes, from inside any number of wheres in it.
  constexpr void break_lanes(const lane_mask& mask, source at = source::here()) const {
    draft& k = s_->program_draft;
    if (s_->lane_loops.empty()) return k.fail(at, "break_lanes stands in no while_lanes");
    const open_lane_loop l = s_->lane_loops.back();
    for (u32 i = l.masks; i < s_->masks.size(); ++i) { // or the end of a where would bring them back
      const operand saved = selection::reg_operand(ir::bank::sgpr, s_->masks[i], isa::element::mask, at);
      k.emit(mn::s_andn2_b64, saved, saved, operand(mask, at));
    }
    k.structured_exec = true;
    k.emit(mn::s_andn2_b64, exec, exec, operand(mask, at));
    k.structured_exec = false;
    k.start_block();
    if (s_->masks.size() == l.masks) k.branch<mn::s_cbranch_execz>(l.end, at);
  }

  /// Writes the mask to vcc, exec or a pair of SGPRs. An unnamed comparison writes there itself; for exec it becomes
  /// v_cmpx. EXEC is then the author's: liveness assumes any lane.
  constexpr void set_mask(const operand& to, lane_mask&& mask, source at = source::here()) const {
    draft& k = s_->program_draft;
    const operand from(static_cast<lane_mask&&>(mask), at);
    if (ir::instruction* maker = k.maker_of(from); maker != nullptr) {
      if (is_compare(*maker) && is_exec(to)) {
        maker->row = find_compare(isa::rows[maker->row].mnemonic + (mn::v_cmpx_lt_i32 - mn::v_cmp_lt_i32));
        return wrote_exec(k);
      }
      if (is_compare(*maker) && to.code == decltype(vcc)::code && compare_into_vcc(*maker, at)) return;
      const isa::operand_row& made = isa::operand_lists[isa::rows[maker->row].operands].places[0];
      if ((made.accepts & to.classes) != 0 && to.dwords == made.dwords) {
        maker->ops[0] = to.code;
        return is_exec(to) ? wrote_exec(k) : void();
      }
    }
    set_mask(to, static_cast<const lane_mask&>(mask), at);
  }
  constexpr void set_mask(const operand& to, const lane_mask& mask, source at = source::here()) const {
    draft& k = s_->program_draft;
    operand from(mask, at);
    from.set_unnamed(false);
    operand d = with_place(to, at);
    d.set_type(isa::element::bits);
    from.set_type(isa::element::bits);
    k.emit(mn::s_mov_b64, d, from);
  }
  /// The pair of SGPRs as a mask, one bit per lane.
  constexpr lane_mask mask_in(const handle<ir::bank::sgpr, u64>& pair) const {
    draft& k = s_->program_draft;
    return {k, pair.first_dword()};
  }

  /// Leaves the condition in SCC, for instructions by name that read it.
  constexpr void set_scc(branch_condition c) const {
    draft& k = s_->program_draft;
    into_scc(k, c);
    if (!k.failed()) k.program.code.back().marks |= ir::mark::keep;
  }

private:
  static constexpr bool is_exec(const operand& o) { return o.code == decltype(exec)::code; }
  static constexpr operand with_place(operand o, source at) {
    o.where = at;
    return o;
  }
  static constexpr bool is_compare(const ir::instruction& in) {
    const u32 m = isa::rows[in.row].mnemonic;
    return m >= u32{mn::v_cmp_class_f16} && m < u32{mn::v_cmpx_class_f16} && in.given == 0;
  }
  /// The short form of a comparison writes vcc; its second source is a VGPR, so a number there changes sides.
  constexpr bool compare_into_vcc(const ir::instruction& last, source at) const {
    draft& k = s_->program_draft;
    constexpr selection::comparison turned[6] = {selection::comparison::eq, selection::comparison::ne,
                                                 selection::comparison::gt, selection::comparison::ge,
                                                 selection::comparison::lt, selection::comparison::le};
    const u32 compare = isa::rows[last.row].mnemonic;
    operand x = selection::from_ir(last.ops[1], isa::element::bits),
            y = selection::from_ir(last.ops[2], isa::element::bits);
    x.dwords = y.dwords = isa::operand_lists[isa::rows[last.row].operands].places[1].dwords;
    if (x.what == operand::form::none || y.what == operand::form::none || x.dwords != 1) return false;
    for (u32 type = 0; type < 3; ++type)
      for (u32 c = 0; c < 6; ++c) {
        if (selection::vector_compares[type][c] != compare) continue;
        const bool turn = !y.is_vgpr();
        k.program.code.pop_back();
        k.emit(turn ? selection::vector_compares[type][static_cast<u32>(turned[c])]
                    : selection::vector_compares[type][c],
               with_place(vcc, at), turn ? y : x, turn ? x : y);
        return true;
      }
    return false;
  }

  /// The row of a v_cmpx with an SGPR pair as destination.
  constexpr u16 find_compare(u32 mnemonic) const {
    draft& k = s_->program_draft;
    const isa::row& like = isa::rows[k.program.code.back().row];
    const isa::mnemonic_rows rows = isa::mnemonics[mnemonic];
    for (u32 r = rows.first_row; r < u32{rows.first_row} + rows.row_count; ++r)
      if ((isa::rows[r].archs & k.arch_mask) != 0 && isa::rows[r].operands == like.operands)
        return static_cast<u16>(r);
    k.fail(k.program.code.back().where, "this comparison has no form that writes exec");
    return k.program.code.back().row;
  }

  constexpr void write_exec(isa::mn::mnemonic m, const operand& mask, source at) const {
    draft& k = s_->program_draft;
    k.structured_exec = true;
    k.emit(m, exec, exec, mask, at);
    k.structured_exec = false;
  }
};

static_assert(isa::mn::v_cmpx_lt_i32 - isa::mn::v_cmp_lt_i32 == isa::mn::v_cmpx_u_f64 - isa::mn::v_cmp_u_f64,
              "v_cmp and v_cmpx have the same suffixes in the same order");

} // namespace kiln::author
