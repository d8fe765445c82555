// SPDX-License-Identifier: MIT
// Judges shorter encodings: the same operation on the same operands, by the names in the instruction table.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check {

namespace detail {

/// Two forms of one operation. The pass goes by rows and lists of commutable instructions; this reads mnemonics as text and
/// operands by the names of their places.
class encoding_judge {
public:
  constexpr encoding_judge(const ir::instruction& before, const ir::instruction& after)
      : x_(before),
        y_(after),
        was_(isa::mnemonic_name(isa::rows[before.row].mnemonic)),
        is_(isa::mnemonic_name(isa::rows[after.row].mnemonic)) {}

  constexpr bool same() const {
    if (x_.given != 0 || y_.given != 0 || x_.modifiers != y_.modifiers || x_.literal != y_.literal ||
        x_.marks != y_.marks || (x_.marks & ir::mark::keep) != 0)
      return false;
    if (accumulates())
      return of(x_, "vdst") == of(y_, "vdst") && of(x_, "src2") == of(y_, "vdst") && sources_agree(true);
    if (of(x_, "vdst") != of(y_, "vdst") || mask_of(x_, true) != mask_of(y_, true) ||
        mask_of(x_, false) != mask_of(y_, false))
      return false;
    if (was_ == is_ && sources_agree(false)) return true;
    return turns() && first(x_) == second(y_) && second(x_) == first(y_);
  }

private:
  static constexpr u32 absent = 0;

  /// The operand in a place. A place that there is not is `absent`.
  static constexpr u32 of(const ir::instruction& in, text_view name) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 k = 0; k != list.count; ++k)
      if (name == text_view(list.places[k].name)) return in.op(k).bits;
    return absent;
  }
  /// The mask that is written, or the third source: VCC's places in short forms, which both have its name.
  static constexpr u32 mask_of(const ir::instruction& in, bool written) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 k = 0; k != list.count; ++k) {
      const text_view name(list.places[k].name);
      if ((name == text_view("vcc") || name == text_view(written ? "sdst" : "src2")) &&
          list.places[k].is_written() == written)
        return in.op(k).bits;
    }
    return absent;
  }
  constexpr bool accumulates() const {
    return (was_ == text_view("v_fma_f32") && is_ == text_view("v_fmac_f32")) ||
           (was_ == text_view("v_fma_f64") && is_ == text_view("v_fmac_f64"));
  }
  static constexpr u32 first(const ir::instruction& in) { return of(in, "src0"); }
  static constexpr u32 second(const ir::instruction& in) { return of(in, "src1"); }
  constexpr bool sources_agree(bool in_any_order) const {
    if (first(x_) == first(y_) && second(x_) == second(y_)) return true;
    return in_any_order && first(x_) == second(y_) && second(x_) == first(y_);
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
        return (c == 'l' ? 'g' : 'l') == d && rest(was_, a + 1) == rest(is_, b + 1);
      return was_ == is_;
    }
    if (was_ == is_) {
      const char* const unordered[] = {"v_add", "v_mul_", "v_min_", "v_max_", "v_and_", "v_or_", "v_xor_"};
      for (const char* name : unordered)
        if (begins(was_, text_view(name))) return true;
      return false;
    }
    return reverses(was_, is_) || reverses(is_, was_);
  }
  static constexpr bool begins(text_view name, text_view with) {
    return name.size > with.size && text_view{name.data, with.size} == with;
  }
  static constexpr text_view rest(text_view name, u32 from) { return {name.data + from, name.size - from}; }
  /// v_sub_f32 and v_subrev_f32, v_subb_co_u32 and v_subbrev_co_u32.
  static constexpr bool reverses(text_view plain, text_view reversed) {
    u32 at = 2;
    while (at < plain.size && plain.data[at] != '_') ++at;
    return reversed.size == plain.size + 3 && begins(plain, text_view("v_sub")) &&
           text_view{reversed.data, at} == text_view{plain.data, at} &&
           text_view{reversed.data + at, 3} == text_view("rev") && rest(plain, at) == rest(reversed, at + 3);
  }

  const ir::instruction& x_;
  const ir::instruction& y_;
  text_view was_, is_;
};

} // namespace detail

/// `before`: the instructions as the pass found them.
constexpr void encodings(const list<ir::instruction>& before, const ir::program& after, note& error) {
  if (error.raised) return;
  const u32 count = before.size();
  const ir::instruction *x = before.begin(), *y = after.code.begin();
  bool same = count == after.code.size();
  for (const ir::instruction* const end = before.end(); same && x != end; ++x, ++y)
    if (x->row != y->row || x->ops.low != y->ops.low || x->ops.high != y->ops.high ||
        x->literal != y->literal || x->modifiers != y->modifiers || x->given != y->given ||
        x->marks != y->marks)
      same = detail::encoding_judge(*x, *y).same();
  if (same) return;
  error.raised = true;
  if (count == after.code.size()) {
    error.instruction = static_cast<u32>(x - before.begin()) - 1;
    error.where = after.code[error.instruction].where;
  }
  error.text << "a shorter encoding changed the operation or its operands";
}

} // namespace kiln::check
