// SPDX-License-Identifier: MIT
// What the author promises of kernel arguments and the grid: k.assume(n <= 1 << 28 && k.grid_dim.x <= 1 << 16).
#pragma once

#include <kiln/author/control/branch.hpp>

namespace kiln::author {

/// True if the program writes an SGPR after the load of the arguments.
constexpr bool is_written(const ir::program& p, u32 dword) {
  for (const ir::instruction& in : p.code) {
    const isa::row& row = isa::rows[in.row];
    if ((row.flags & isa::flag::smem) != 0) continue;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    for (u32 n = 0; n < list.count; ++n)
      if (list.places[n].is_written() && in.op(n).is(ir::operand_kind::sgpr) &&
          dword - in.op(n).payload() < list.places[n].dwords)
        return true;
  }
  return false;
}

/// Takes a condition's instructions out of the program again and notes what they compare: an argument of 32 bits or an extent
/// of the grid, and a number; or several such comparisons joined by &&.
class assumption_reader {
public:
  constexpr assumption_reader(draft& k, const source& at) : k_(k), at_(at) {}

  constexpr void read(const uniform_condition& c) {
    if (k_.failed()) return;
    if (!read_value(ir::operand(ir::operand_kind::sgpr, c.first_dword())) && !k_.failed())
      k_.fail(at_,
              "assume takes comparisons of a kernel argument of 32 bits, or of k.grid_dim, with a number, by "
              "<, <=, >, >= or ==, joined by &&: k.assume(n >= 0 && n <= 1 << 28)");
    // What && joins may be a variable of the author; what nothing reads goes with the dead code.
    for (u32 i = taken_.size(); i > 2; --i) k_.program.code.push_back(taken_[i - 1]);
  }

private:
  constexpr u32 last() const { return isa::rows[k_.program.code.back().row].mnemonic; }
  constexpr bool has_code() const { return k_.program.blocks.back().first != k_.program.code.size(); }

  /// The condition is the last thing that was calculated.
  constexpr bool read_value(ir::operand value) {
    if (!has_code() || last() != u32{mn::s_cselect_b32} || k_.program.code.back().op(0).bits != value.bits)
      return false;
    take_last();
    if (!has_code()) return false;
    const ir::instruction in = k_.program.code.back();
    take_last();
    if (isa::rows[in.row].mnemonic == u32{mn::s_and_b32}) return read_value(in.op(2)) && read_value(in.op(1));
    return note_comparison(in);
  }

  constexpr void take_last() {
    taken_.push_back(k_.program.code.back());
    k_.program.code.pop_back();
  }

  static constexpr i64 number(const ir::instruction& in, ir::operand o, bool is_signed) {
    const u32 code = o.payload();
    const u32 bits = o.is(ir::operand_kind::literal)       ? in.literal
                     : code <= ir::source_code::sixty_four ? code - ir::source_code::zero
                                                           : ir::source_code::sixty_four - code;
    return is_signed ? i64{static_cast<i32>(bits)} : i64{bits};
  }
  static constexpr bool is_number(ir::operand o) {
    return o.is(ir::operand_kind::literal) ||
           (o.is(ir::operand_kind::fixed) && o.payload() >= ir::source_code::zero &&
            o.payload() <= ir::source_code::minus_sixteen);
  }

  constexpr bool note_comparison(const ir::instruction& in) {
    const bool reversed = is_number(in.op(0));
    const ir::operand argument = in.op(reversed ? 1 : 0), limit = in.op(reversed ? 0 : 1);
    if (!is_number(limit) || !argument.is(ir::operand_kind::sgpr)) return false;
    ir::assumption s{};
    s.dword = argument.payload();
    s.axis = axis_of(s.dword);
    s.where = at_;
    const u32 mnemonic = isa::rows[in.row].mnemonic;
    s.is_signed = mnemonic != u32{mn::s_cmp_lt_u32} && mnemonic != u32{mn::s_cmp_le_u32} &&
                  mnemonic != u32{mn::s_cmp_gt_u32} && mnemonic != u32{mn::s_cmp_ge_u32};
    const i64 n = number(in, limit, s.is_signed);
    s.low = s.least();
    s.high = s.most();
    switch (mnemonic) {
    case mn::s_cmp_lt_i32:
    case mn::s_cmp_lt_u32: (reversed ? s.low : s.high) = reversed ? n + 1 : n - 1; break;
    case mn::s_cmp_le_i32:
    case mn::s_cmp_le_u32: (reversed ? s.low : s.high) = n; break;
    case mn::s_cmp_gt_i32:
    case mn::s_cmp_gt_u32: (reversed ? s.high : s.low) = reversed ? n - 1 : n + 1; break;
    case mn::s_cmp_ge_i32:
    case mn::s_cmp_ge_u32: (reversed ? s.high : s.low) = n; break;
    case mn::s_cmp_eq_i32:
    case mn::s_cmp_eq_u32: s.low = s.high = n; break;
    default: return false;
    }
    if (!s.is_signed && s.low > 0x7fff'ffff) // n >= -1
      return k_.fail(at_, text_buffer{} << n
                                        << " is the least that is assumed of a u32: a number below 0, which "
                                        << "is " << n - (i64{1} << 32) << " as i32, is that as u32"),
             false;
    return note(s);
  }

  constexpr bool note(ir::assumption& s) {
    const ir::program& p = k_.program;
    if (s.axis != ir::assumption::not_of_grid) {
      if (s.low < 1) s.low = 1; // every launch has one
      if (s.high < 1)
        return k_.fail(at_, text_buffer{} << "every grid has at least 1 workgroup; this assumes at most "
                                          << s.high),
               false;
    } else {
      const u32 offset = (s.dword - p.first_argument_dword) * 4;
      if (s.dword < p.first_argument_dword || offset >= ir::own_argument_bytes(p)) return false;
      s.offset_bytes = offset;
      for (const ir::argument& a : p.arguments)
        if (offset - a.offset_bytes < a.size_bytes && a.size_bytes != 4 && (a.size_bytes < 4 || a.is_pointer))
          return false;
      if (is_written(p, s.dword))
        return k_.fail(at_, "assume takes an argument that the kernel has not changed before"), false;
    }
    if (s.low > s.high) return k_.fail(at_, "no number is such"), false;
    for (const ir::assumption& other : p.assumptions) {
      if (!other.is_of_same(s)) continue;
      if (other.low > s.high) return refuse(s, other.low, other.where, s.high, at_), false;
      if (other.high < s.low) return refuse(s, s.low, at_, other.high, other.where), false;
      if (other.low > s.low) s.low = other.low;
      if (other.high < s.high) s.high = other.high;
    }
    k_.program.assumptions.push_back(s);
    return true;
  }
  /// Two bounds that contradict each other, and where they are assumed.
  constexpr void refuse(const ir::assumption& s, i64 low, const source& low_at, i64 high,
                        const source& high_at) {
    text_buffer text;
    if (s.axis != ir::assumption::not_of_grid)
      text << "no grid has at least " << low << " workgroups in " << "xyz"[s.axis];
    else
      text << "no number is at least " << low;
    text << " (" << file_name(low_at) << ':' << low_at.line << ") and at most " << high << " ("
         << file_name(high_at) << ':' << high_at.line << ')';
    k_.fail(at_, text);
  }
  /// Of the grid, if its extent is in that register.
  constexpr u32 axis_of(u32 dword) const {
    const ir::program& p = k_.program;
    for (const ir::input& in : p.inputs)
      if (in.is(ir::input::kind::grid_size) && dword - p.groups[in.group].first < 3)
        return dword - p.groups[in.group].first;
    return ir::assumption::not_of_grid;
  }
  draft& k_;
  const source& at_;
  list<ir::instruction> taken_; ///< the last first
};

/// What is assumed: a condition, with the author's line.
struct assumed {
  const uniform_condition* condition = nullptr;
  bool is_true = true; ///< of a bool
  bool is_mask = false, is_named = false;
  source where;

  constexpr assumed(uniform_condition&& c, const source& at = source::here()) // NOLINT: implicit
      : condition(&c), where(at) {}
  constexpr assumed(const uniform_condition&, const source& at = source::here()) // NOLINT: implicit
      : is_named(true), where(at) {}
  constexpr assumed(const lane_mask&, const source& at = source::here()) // NOLINT: implicit
      : is_mask(true), where(at) {}
  template<class B>
    requires(__is_same(B, bool))
  constexpr assumed(B b, const source& at = source::here()) : is_true(b), where(at) {} // NOLINT: implicit
};

/// Where the argument in that SGPR is in the kernarg segment. ~0u in constant evaluation, and of what is no argument as it was
/// loaded.
constexpr u32 argument_offset(const draft& k, u32 dword) {
  if (__builtin_is_constant_evaluated()) return ~0u;
  const ir::program& p = k.program;
  const u32 offset = (dword - p.first_argument_dword) * 4;
  return dword >= p.first_argument_dword && offset < ir::own_argument_bytes(p) && !is_written(p, dword)
             ? offset
             : ~0u;
}
/// Notes a limit of the argument in that SGPR, for the simulator. No pass learns of it, so that code is the same without it.
constexpr void note_launch_limit(draft& k, u32 dword, ir::launch_limit l) {
  const u32 offset = argument_offset(k, dword);
  if (offset == ~0u) return;
  l.bounds.dword = dword, l.bounds.offset_bytes = offset;
  k.program.launch_limits.push_back(l);
}
/// The simulator refuses launches whose argument in that SGPR is negative or above `most`, with the line.
constexpr void limit_at_launch(draft& k, u32 dword, i64 most, const source& at) {
  note_launch_limit(k, dword, {{0, 0, ir::assumption::not_of_grid, true, 0, most, at}, 1, 0});
}
/// The same where it is no multiple of a power of 2, and above `any_up_to`.
constexpr void multiple_at_launch(draft& k, u32 dword, u32 multiple, i64 any_up_to, const source& at) {
  if (multiple <= 1) return;
  constexpr i64 least = -0x8000'0000ll, most = 0x7fff'ffff;
  note_launch_limit(k, dword,
                    {{0, 0, ir::assumption::not_of_grid, true, least, most, at}, multiple, any_up_to});
}

constexpr void assume(draft& k, const assumed& a) {
  if (a.is_mask)
    return k.fail(
        a.where,
        "assume takes what is the same in all lanes: a comparison of a kernel argument or k.grid_dim with a "
        "number");
  if (a.is_named)
    return k.fail(a.where, "assume takes the comparison itself, not a variable that has its value");
  if (!a.is_true) return k.fail(a.where, "what is assumed is known to be false");
  if (a.condition != nullptr) assumption_reader(k, a.where).read(*a.condition);
}

} // namespace kiln::author
