// SPDX-License-Identifier: MIT
// Judges shorter encodings: the same operation on the same operands, by the names in the instruction table.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check {

namespace detail {

/// Two forms of one operation. The pass goes by rows and lists of commutable instructions; this reads mnemonics as text and
/// operands by the names of their places. What the names say is found once for each pair of rows, and character by character:
/// clang's bytecode evaluator copies the whole pool of names for each call of memcmp.
class encoding_judge {
public:
  constexpr bool same(const ir::instruction& x, const ir::instruction& y) {
    if (x.given != 0 || y.given != 0 || x.modifiers != y.modifiers || x.literal != y.literal ||
        x.marks != y.marks || (x.marks & ir::mark::keep) != 0)
      return false;
    const forms& f = forms_of(x.row, y.row);
    const u32 first_x = at(x, f.x.src0), second_x = at(x, f.x.src1), first_y = at(y, f.y.src0),
              second_y = at(y, f.y.src1), to = at(y, f.y.vdst);
    const bool agree = first_x == first_y && second_x == second_y,
               turned = first_x == second_y && second_x == first_y;
    if (at(x, f.x.vdst) != to) return false;
    if (f.accumulates) return at(x, f.x.src2) == to && (agree || turned);
    if (at(x, f.x.written_mask) != at(y, f.y.written_mask) || at(x, f.x.read_mask) != at(y, f.y.read_mask))
      return false;
    return (f.one_name && agree) || (f.turns && turned);
  }

private:
  /// Numbers of places, or isa::max_operands where there is none of the name.
  struct places {
    u32 vdst, src0, src1, src2;
    u32 written_mask,
        read_mask; ///< or the third source: VCC's places in short forms, which both have its name
  };
  struct forms {
    u32 rows; ///< the one before, and from bit 16 on the one after
    places x, y;
    bool accumulates, one_name, turns;
  };

  constexpr const forms& forms_of(u32 before, u32 after) {
    const u32 rows = before | after << 16;
    for (const forms *f = known_.begin(), *const end = known_.end(); f != end; ++f)
      if (f->rows == rows) return *f;
    was_ = isa::mnemonic_name(isa::rows[before].mnemonic);
    is_ = isa::mnemonic_name(isa::rows[after].mnemonic);
    known_.push_back({rows, places_of(before), places_of(after), accumulates(), equal(was_, is_), turns()});
    return known_.back();
  }
  static constexpr places places_of(u32 row) {
    return {named(row, "vdst"), named(row, "src0"), named(row, "src1"),
            named(row, "src2"), mask_of(row, true), mask_of(row, false)};
  }
  static constexpr u32 named(u32 row, text_view name) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[row].operands];
    for (u32 k = 0; k != list.count; ++k)
      if (equal(name, text_view(list.places[k].name))) return k;
    return isa::max_operands;
  }
  static constexpr u32 mask_of(u32 row, bool written) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[row].operands];
    for (u32 k = 0; k != list.count; ++k) {
      const text_view name(list.places[k].name);
      if ((equal(name, text_view("vcc")) || equal(name, text_view(written ? "sdst" : "src2"))) &&
          list.places[k].is_written() == written)
        return k;
    }
    return isa::max_operands;
  }
  /// The operand in a place; 0 in a place that there is not.
  static constexpr u32 at(const ir::instruction& in, u32 place) {
    return place == isa::max_operands ? 0 : in.op(place).bits;
  }
  static constexpr bool equal(text_view a, text_view b) {
    if (a.size != b.size) return false;
    for (u32 i = 0; i != a.size; ++i)
      if (a.data[i] != b.data[i]) return false;
    return true;
  }
  constexpr bool accumulates() const {
    return (equal(was_, text_view("v_fma_f32")) && equal(is_, text_view("v_fmac_f32"))) ||
           (equal(was_, text_view("v_fma_f64")) && equal(is_, text_view("v_fmac_f64")));
  }

  /// True if the names say one operation with its sources in turned order: lt and gt, le and ge, x and xrev; or one that has no
  /// order: eq, lg, ne, o, u, and sums, products, smaller, larger, and, or, xor.
  constexpr bool turns() const {
    const text_view compare("v_cmp_");
    if (begins(was_, compare) && begins(is_, compare)) {
      u32 a = compare.size, b = compare.size;
      if (was_.data[a] == 'n' && is_.data[b] == 'n' && was_.data[a + 1] != 'e')
        ++a, ++b; // nlt, but not ne and neq
      const char c = was_.data[a], d = is_.data[b];
      if ((c == 'l' || c == 'g') && was_.data[a + 1] != 'g') // lg has no order
        return (c == 'l' ? 'g' : 'l') == d && equal(rest(was_, a + 1), rest(is_, b + 1));
      return equal(was_, is_);
    }
    if (equal(was_, is_)) {
      const char* const unordered[] = {"v_add", "v_mul_", "v_min_", "v_max_", "v_and_", "v_or_", "v_xor_"};
      for (const char* name : unordered)
        if (begins(was_, text_view(name))) return true;
      return false;
    }
    return reverses(was_, is_) || reverses(is_, was_);
  }
  static constexpr bool begins(text_view name, text_view with) {
    return name.size > with.size && equal(text_view{name.data, with.size}, with);
  }
  static constexpr text_view rest(text_view name, u32 from) { return {name.data + from, name.size - from}; }
  /// v_sub_f32 and v_subrev_f32, v_subb_co_u32 and v_subbrev_co_u32.
  static constexpr bool reverses(text_view plain, text_view reversed) {
    u32 at = 2;
    while (at < plain.size && plain.data[at] != '_') ++at;
    return reversed.size == plain.size + 3 && begins(plain, text_view("v_sub")) &&
           equal(text_view{reversed.data, at}, text_view{plain.data, at}) &&
           equal(text_view{reversed.data + at, 3}, text_view("rev")) &&
           equal(rest(plain, at), rest(reversed, at + 3));
  }

  list<forms> known_;
  text_view was_, is_; ///< mnemonics of the pair that is looked at
};

} // namespace detail

/// `before`: the instructions as the pass found them.
constexpr void encodings(const list<ir::instruction>& before, const ir::program& after, note& error) {
  if (error.raised) return;
  const u32 count = before.size();
  const ir::instruction *x = before.begin(), *y = after.code.begin();
  detail::encoding_judge judge;
  bool same = count == after.code.size();
  for (const ir::instruction* const end = before.end(); same && x != end; ++x, ++y)
    if (x->row != y->row || x->ops.low != y->ops.low || x->ops.high != y->ops.high ||
        x->literal != y->literal || x->modifiers != y->modifiers || x->given != y->given ||
        x->marks != y->marks)
      same = judge.same(*x, *y);
  if (same) return;
  error.raised = true;
  if (count == after.code.size()) {
    error.instruction = static_cast<u32>(x - before.begin()) - 1;
    error.where = after.code[error.instruction].where;
  }
  error.text << "a shorter encoding changed the operation or its operands";
}

} // namespace kiln::check
