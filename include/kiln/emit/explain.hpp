// SPDX-License-Identifier: MIT
// Says why an instruction the author wrote fits no row: the value, the allowed range, the targets that have it. Cold.
#pragma once

#include <kiln/emit/constant.hpp>
#include <kiln/emit/fit.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::emit {

/// An instruction as written.
struct written {
  const operand* const* operands = nullptr;
  u32 count = 0;
  const modifier* const* modifiers = nullptr;
  u32 modifier_count = 0;
};

constexpr const char* name_of(isa::element e) {
  constexpr const char* names[] = {"bits",  "f16",   "bf16",  "f32",   "f64",    "i16",   "i32",
                                   "u32",   "i64",   "u64",   "f16x2", "bf16x2", "i16x2", "u16x2",
                                   "f32x2", "fp8x4", "bf8x4", "i8x4",  "fp8",    "bf8",   "lane mask"};
  return names[static_cast<u32>(e)];
}

/// "vcc, VGPR or inline constant".
constexpr void describe_classes(text_buffer& out, isa::operand_classes classes) {
  struct named {
    isa::operand_classes bits;
    const char* name;
  };
  constexpr named names[] = {{isa::oc::sgpr, "SGPR"},
                             {isa::oc::vgpr, "VGPR"},
                             {isa::oc::agpr, "AGPR"},
                             {isa::oc::vcc, "vcc"},
                             {isa::oc::exec, "exec"},
                             {isa::oc::m0, "m0"},
                             {isa::oc::inline_int | isa::oc::inline_float, "inline constant"},
                             {isa::oc::literal, "32-bit literal"},
                             {isa::oc::immediate, "immediate"},
                             {isa::oc::off, "off"},
                             {isa::oc::label, "label"},
                             {isa::oc::hwreg, "hwreg(...)"},
                             {isa::oc::sendmsg, "message"},
                             {isa::oc::waitcnt, "vmcnt/lgkmcnt/expcnt"}};
  u32 left = 0;
  for (const named& n : names) left += (classes & n.bits) != 0 ? 1 : 0;
  const u32 total = left;
  for (const named& n : names) {
    if ((classes & n.bits) == 0) continue;
    if (left != total) out << (left == 1 ? " or " : ", ");
    out << n.name;
    --left;
  }
  if (total == 0) out << "nothing that a kernel can name";
}

constexpr void describe_archs(text_buffer& out, isa::arch_mask archs) {
  bool first = true;
  for (u32 a = 0; a < isa::arch_count; ++a) {
    if ((archs >> a & 1) == 0) continue;
    out << (first ? "" : ", ") << isa::arch_table[a].name;
    first = false;
  }
}

constexpr void describe_operand(text_buffer& out, const operand& o) {
  switch (o.what) {
  case operand::form::reg:
    out << (o.is_sgpr() ? "an SGPR" : o.is_vgpr() ? "a VGPR" : "an AGPR");
    if (o.dwords != 1) out << " group of " << u32{o.dwords};
    return;
  case operand::form::integer: out << "the number " << o.integer; return;
  case operand::form::real: out << "a floating-point number"; return;
  case operand::form::label: out << "a label"; return;
  case operand::form::off: out << "off"; return;
  case operand::form::fixed:
    if ((o.classes & (isa::oc::vcc | isa::oc::exec | isa::oc::m0)) != 0)
      return describe_classes(out, o.classes);
    out << "a special register or coded immediate";
    return;
  case operand::form::none: out << "nothing"; return;
  }
}

/// What is wrong with one operand in one place, or nothing.
constexpr bool explain_operand(text_buffer& out, const operand& o, const isa::operand_row& p) {
  if (o.is_constant()) {
    const encoded_constant k = encode(o, p);
    if ((k.classes & p.accepts) != 0) return false;
    if ((p.accepts & isa::oc::immediate) != 0 && o.what == operand::form::integer) {
      out << "is " << o.integer << "; allowed range is " << p.min << ".." << p.max;
      return true;
    }
    describe_operand(out << "is ", o);
    if (k.classes == 0)
      out << (o.what == operand::form::real ? ", which this place cannot hold exactly"
                                            : ", which does not fit 32 bits");
    if (k.classes == isa::oc::literal && (p.accepts & isa::oc::inline_int) != 0)
      out << ", which is no inline constant (integers -16..64; +-0.5, 1, 2, 4)";
    describe_classes(out << "; allowed here: ", p.accepts);
    return true;
  }
  if ((p.accepts & isa::oc::waitcnt) != 0 && o.what == operand::form::fixed && o.classes == 0) {
    constexpr const char* names[] = {"vmcnt", "expcnt", "lgkmcnt"};
    constexpr u32 most[] = {63, 7, 15};
    const u32 counter = static_cast<u32>(o.integer >> 32);
    out << "has " << names[counter] << '(' << static_cast<u32>(o.integer) << "); allowed range is 0.."
        << most[counter];
    return true;
  }
  if ((p.accepts & isa::oc::hwreg) != 0 && o.what == operand::form::fixed && o.classes == 0) {
    out << "is a hwreg with a field out of range; allowed are id 0..63, offset 0..31, size 1..32";
    return true;
  }
  if ((o.classes & p.accepts) == 0) {
    describe_operand(out << "is ", o);
    describe_classes(out << "; allowed here: ", p.accepts);
    if (o.what == operand::form::off) out << " (with off the address before it has 64 bits, a pair of VGPRs)";
    return true;
  }
  if (o.dwords != p.dwords && o.dwords != 0) {
    out << "has " << u32{o.dwords} << (o.dwords == 1 ? " register" : " registers") << "; " << u32{p.dwords}
        << (p.dwords == 1 ? " is" : " are") << " needed";
    return true;
  }
  if (!isa::types_agree(o.type, p.element)) {
    out << "is " << name_of(o.type) << "; " << name_of(p.element) << " is needed (as<" << name_of(p.element)
        << ">(x) takes the same bits as that type)";
    return true;
  }
  if ((o.source_modifiers & ~p.input_modifiers) != 0) {
    out << "has a source modifier (neg, abs, sext) that this place does not take";
    return true;
  }
  return false;
}

/// Without the colon that assembly writes before a value.
constexpr text_view name_of(isa::modifier m) {
  const text_view text = isa::field_of(m).text;
  return {text.data, text.size != 0 && text.data[text.size - 1] == ':' ? text.size - 1 : text.size};
}

/// Two steps for each operand that fits. One more if of the operand that does not fit the bank does: the row that needs another
/// width explains more than the row that needs another bank.
constexpr u32 fit_of_operands(u32 fitting, const operand* other = nullptr, isa::operand_classes accepts = 0) {
  const bool bank_fits = other != nullptr && !other->is_constant() && (other->classes & accepts) != 0;
  return 2 * fitting + (bank_fits ? 1 : 0);
}

/// What keeps the written instruction from this row; returns how much of it fits before that.
constexpr u32 explain_row(text_buffer& out, const isa::row& row, const written& w) {
  const isa::operand_list& list = isa::operand_lists[row.operands];
  if (list.count != w.count) {
    out << "takes " << u32{list.count} << (list.count == 1 ? " operand" : " operands") << ", " << w.count
        << (w.count == 1 ? " is" : " are") << " given";
    return 0;
  }
  for (u32 i = 0; i < w.count; ++i) {
    text_buffer why;
    if (!explain_operand(why, *w.operands[i], list.places[i])) continue;
    out << "operand " << i + 1 << " (" << list.places[i].name << ") " << why;
    return fit_of_operands(1 + i, w.operands[i], list.places[i].accepts);
  }
  for (u32 m = 0; m < w.modifier_count; ++m) {
    const modifier& x = *w.modifiers[m];
    const text_view name = name_of(x.which);
    if ((x.given & ~row.modifiers()) != 0) {
      out << "modifier " << name << " is not accepted here";
      return fit_of_operands(1 + w.count);
    }
    if (!in_range(row, as_encoded(row, x))) {
      if (x.value == bad_entry && x.which == isa::modifier::dpp_ctrl)
        return out << "a lane of the DPP control is out of range: quad_perm 0..3, row_shl row_shr row_ror "
                      "1..15, row_newbcast 0..15",
               fit_of_operands(2 + w.count);
      if (x.value == bad_entry && !isa::field_of(x.which).is_signed)
        return out << name << " has an entry out of range; allowed are 0 and 1", fit_of_operands(2 + w.count);
      if (const u32 excess = bits_of_no_operand(row, x); excess != 0) {
        const u32 entry = static_cast<u32>(__builtin_ctz(excess)), sources = isa::source_count(list);
        out << name << " has entry " << entry << " set, but the instruction has ";
        return out << sources << (sources == 1 ? " source" : " sources"), fit_of_operands(2 + w.count);
      }
      out << name << " is " << x.value << "; allowed range is " << smallest(row, x) << ".."
          << largest(row, x);
      return fit_of_operands(2 + w.count);
    }
  }
  for (u32 m = 0; m < isa::modifier_count; ++m) {
    bool given = false;
    for (u32 k = 0; k < w.modifier_count; ++k) given |= (w.modifiers[k]->given >> m & 1) != 0;
    if ((row.required() >> m & 1) == 0 || given) continue;
    out << "needs the modifier " << name_of(static_cast<isa::modifier>(m));
    return fit_of_operands(1 + w.count);
  }
  out << "reads more than one SGPR or literal; a vector instruction can read one (copy the others to VGPRs)";
  return fit_of_operands(2 + w.count);
}

/// Why `w` fits no row of the mnemonic on this architecture. Explains the form that comes closest.
constexpr text_buffer explain(isa::arch arch, isa::mn::mnemonic mnemonic, const written& w) {
  const isa::mnemonic_rows rows = isa::mnemonics[mnemonic];
  text_buffer out;
  out << isa::mnemonic_name(mnemonic) << ": ";
  isa::arch_mask archs = 0;
  for (u32 r = rows.first_row; r < rows.first_row + rows.row_count; ++r) archs |= isa::rows[r].archs;
  if ((archs & isa::mask_of(arch)) == 0) {
    out << "not available on " << isa::facts_of(arch).name << "; exists on ";
    return describe_archs(out, archs), out;
  }
  // Forms that exist for a modifier which is not given (DPP, SDWA, offen, ...) explain nothing, if there is another.
  isa::modifier_set given = 0;
  for (u32 m = 0; m < w.modifier_count; ++m) given |= w.modifiers[m]->given;
  bool plain = false;
  for (u32 r = rows.first_row; r < rows.first_row + rows.row_count; ++r)
    plain |= (isa::rows[r].archs & isa::mask_of(arch)) != 0 && (isa::rows[r].required() & ~given) == 0;
  text_buffer best;
  u32 best_fit = 0;
  for (u32 r = rows.first_row; r < rows.first_row + rows.row_count; ++r) {
    if ((isa::rows[r].archs & isa::mask_of(arch)) == 0 || (plain && (isa::rows[r].required() & ~given) != 0))
      continue;
    text_buffer why;
    const u32 fit = explain_row(why, isa::rows[r], w) + 1;
    if (fit < best_fit) continue;
    best_fit = fit;
    best = why;
  }
  return out << best, out;
}

} // namespace kiln::emit
