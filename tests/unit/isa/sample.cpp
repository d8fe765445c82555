// SPDX-License-Identifier: MIT
#include "sample.hpp"

#include <kiln/text/print.hpp>

namespace kiln::isa_test {
namespace {

namespace oc = isa::oc;
using isa::modifier;

const isa::operand_list& list_of(u32 row) { return isa::operand_lists[isa::rows[row].operands]; }

/// Operands of one class in place `i`. Scalars are one register throughout: vector instructions may read only one.
std::vector<ir::operand> operands_of_class(isa::operand_classes bit, const isa::operand_row& p, u32 i) {
  namespace sc = ir::source_code;
  using enum ir::operand_kind;
  const auto special = [](u32 code) { return std::vector<ir::operand>{{fixed, code}}; };
  const auto value = [](i32 v) { return ir::operand{immediate, static_cast<u32>(v)}; };
  switch (bit) {
  case oc::sgpr: return {{sgpr, 16}};
  case oc::vgpr: return {{vgpr, 32 * i}};
  case oc::agpr: return {{agpr, 32 * i}};
  case oc::vcc: return special(sc::vcc);
  case oc::exec: return special(sc::exec);
  case oc::m0: return special(sc::m0);
  case oc::scc: return special(sc::scc);
  case oc::vccz_execz: return special(sc::vccz);
  case oc::flat_scratch: return special(sc::flat_scratch);
  case oc::aperture: return special(sc::shared_base);
  case oc::inline_int: return {{fixed, sc::zero + 5}, {fixed, sc::zero + 64}, {fixed, sc::minus_one + 15}};
  case oc::inline_float: // the assembler knows 1/(2 pi) by its decimal digits, which depend on the type
    if (p.dwords <= 2 && (p.element == isa::element::f32 || p.element == isa::element::f64))
      return {{fixed, sc::half}, {fixed, sc::inverse_two_pi}};
    return {{fixed, sc::half}};
  case oc::literal: return {{literal, 0}};
  case oc::immediate: return {value(p.min), value(p.max)};
  case oc::off: return {{off, 0}};
  case oc::label: return {{label, 3}};
  case oc::hwreg: return {value(0x1801), value(0xf803)};
  case oc::sendmsg: return {value(1), value(10)};
  case oc::waitcnt: return {value(0), value(0xcf7f)};
  case oc::gpr_idx: return {value(p.min), value(p.max)};
  default: return {};
  }
}

/// The class that the plain sample takes: what leaves the other places free.
isa::operand_classes plain_class(isa::operand_classes accepts) {
  for (const isa::operand_classes bit : {oc::vgpr, oc::agpr, oc::sgpr})
    if ((accepts & bit) != 0) return bit;
  return accepts & -accepts;
}

u32 literal_for(const isa::operand_row& p) {
  return p.element == isa::element::f32 || p.element == isa::element::i32 || p.element == isa::element::u32
             ? 0x12345678u
             : 0x1234u;
}

void set_operand(sample& s, u32 i, isa::operand_classes bit, ir::operand o) {
  s.classes[i] = bit;
  s.instruction.set_op(i, o);
  if (bit == oc::literal) s.instruction.literal = literal_for(list_of(s.row).places[i]);
  for (u32 k = 0; k < list_of(s.row).count; ++k)
    if (list_of(s.row).places[k].tied_to == i) s.classes[k] = bit, s.instruction.set_op(k, o);
}

/// Formats of f8f6f4 by the registers of A or B: 8 for 8-bit, 6 for 6-bit, 4 for 4-bit data.
std::vector<i64> formats_for(u32 dwords) {
  if (dwords == 8) return {0, 1};
  return dwords == 6 ? std::vector<i64>{2, 3} : std::vector<i64>{4};
}

std::vector<i64> values_of(const isa::row& row, const isa::operand_list& list, modifier m) {
  const bool mixed = std::string(row.name()).find("f8f6f4") != std::string::npos;
  if (isa::field_of(m).is_flag) return {1};
  switch (m) {
  case modifier::offset: return {row.offset_min(), row.offset_max()};
  case modifier::offset0:
  case modifier::offset1: return {1, 255};
  case modifier::format: return {22, 127};
  case modifier::omod: return {1, 2, 3};
  case modifier::op_sel: {
    std::vector<i64> bits;
    for (u32 bit : {1u, 2u, 4u, 8u})
      if ((isa::select_bits_of(row, list, m) & bit) != 0) bits.push_back(bit);
    return bits;
  }
  case modifier::op_sel_hi:
  case modifier::row_mask:
  case modifier::bank_mask: return {0, 1};
  case modifier::dpp_ctrl:
    return row.offset_min() != 0 ? std::vector<i64>{0x151, 0x15f}
                                 : std::vector<i64>{0x151, 0x1b,  0x101, 0x10f, 0x118, 0x121, 0x130,
                                                    0x134, 0x138, 0x13c, 0x140, 0x141, 0x142, 0x143};
  case modifier::dst_sel:
  case modifier::src0_sel:
  case modifier::src1_sel: return {0, 1, 2, 3, 4, 5};
  case modifier::dst_unused: return {0, 1, 2};
  case modifier::cbsz: return mixed ? formats_for(list.places[1].dwords) : std::vector<i64>{1, 2};
  case modifier::blgp: return mixed ? formats_for(list.places[2].dwords) : std::vector<i64>{1, 7};
  case modifier::abid: return {1, 15};
  case modifier::bitop3: return {1, 255};
  default: return {1};
  }
}

} // namespace

std::string text_of(const sample& s, isa::arch a) {
  ir::program program;
  program.arch = a;
  program.stage = ir::stage::finished;
  text_buffer out;
  text::print(out, program, s.instruction);
  return {out.data(), out.size()};
}

bool some_row_takes(const sample& s, isa::arch a) {
  const isa::row& own = isa::rows[s.row];
  const isa::mnemonic_rows range = isa::mnemonics[own.mnemonic];
  for (u32 r = range.first_row; r < range.first_row + range.row_count; ++r) {
    const isa::row& row = isa::rows[r];
    const isa::operand_list &mine = isa::operand_lists[own.operands],
                            &list = isa::operand_lists[row.operands];
    if ((row.archs & mask_of(a)) == 0 || row.name().at != own.name().at || list.count != mine.count) continue;
    if ((s.instruction.given & row.required()) != row.required() ||
        (s.instruction.given & ~row.modifiers()) != 0)
      continue;
    bool fits = true;
    for (u32 i = 0; i < list.count; ++i)
      fits &= (list.places[i].accepts & s.classes[i]) != 0 && list.places[i].dwords == mine.places[i].dwords;
    if (fits) return true;
  }
  return false;
}

std::vector<sample> foreign_samples_of(u32 row) {
  std::vector<sample> out;
  const isa::operand_list& list = list_of(row);
  const isa::row& r = isa::rows[row];
  constexpr isa::operand_classes registers_and_constants =
      oc::sgpr | oc::vgpr | oc::agpr | oc::vcc | oc::exec | oc::m0 | oc::scc | oc::vccz_execz |
      oc::flat_scratch | oc::aperture | oc::inline_int | oc::inline_float | oc::literal;
  const sample plain = plain_sample(row);
  for (u32 i = 0; i < list.count; ++i) {
    const isa::operand_row& p = list.places[i];
    if (p.dwords == 0 || p.tied_to != 0xff || p.accepts == oc::literal) continue;
    isa::operand_classes left = registers_and_constants & ~p.accepts;
    // A constant offset of a scalar load is the immediate of another form.
    if (r.encoding == isa::encoding::smem) left &= ~(oc::inline_int | oc::literal);
    if (p.dwords != 1) left &= ~(oc::m0);
    if (p.dwords > 2)
      left &= ~(oc::vcc | oc::exec | oc::flat_scratch | oc::scc | oc::vccz_execz | oc::aperture);
    for (; left != 0; left &= left - 1) {
      sample s = plain;
      set_operand(s, i, left & -left, operands_of_class(left & -left, p, i).front());
      out.push_back(s);
    }
  }
  constexpr isa::modifier_set on_operands =
      mask_of(modifier::neg) | mask_of(modifier::abs) | mask_of(modifier::sext);
  for (u32 m = 0; m < isa::modifier_count; ++m) {
    if (((r.modifiers() | on_operands) >> m & 1) != 0) continue;
    sample s = plain;
    set_modifier(s.instruction, static_cast<modifier>(m), m == static_cast<u32>(modifier::op_sel_hi) ? 0 : 1);
    out.push_back(s);
  }
  return out;
}

void set_modifier(ir::instruction& in, modifier m, i64 value) {
  const isa::modifier_field& f = isa::field_of(m);
  const u64 mask = (u64{1} << f.width) - 1;
  in.modifiers = (in.modifiers & ~(mask << f.low_bit)) | (static_cast<u64>(value) & mask) << f.low_bit;
  in.given |= mask_of(m);
}

sample plain_sample(u32 row) {
  sample s;
  s.row = row;
  s.instruction.row = static_cast<u16>(row);
  const isa::operand_list& list = list_of(row);
  for (u32 i = 0; i < list.count; ++i) {
    const isa::operand_classes bit = plain_class(list.places[i].accepts);
    if (list.places[i].tied_to == 0xff) set_operand(s, i, bit, operands_of_class(bit, list.places[i], i)[0]);
  }
  for (u32 m = 0; m < isa::modifier_count; ++m)
    if ((isa::rows[row].required() >> m & 1) != 0)
      set_modifier(s.instruction, static_cast<modifier>(m),
                   values_of(isa::rows[row], list, static_cast<modifier>(m)).front());
  return s;
}

std::vector<sample> samples_of(u32 row) {
  const sample plain = plain_sample(row);
  std::vector<sample> out = {plain};
  const isa::operand_list& list = list_of(row);
  const isa::row& r = isa::rows[row];
  for (u32 i = 0; i < list.count; ++i) {
    const isa::operand_row& p = list.places[i];
    if (p.tied_to != 0xff) continue;
    for (isa::operand_classes left = p.accepts; left != 0; left &= left - 1)
      for (const ir::operand o : operands_of_class(left & -left, p, i)) {
        sample s = plain;
        if ((r.flags & isa::flag::valu) != 0) // leave the one scalar that may be read to this place
          for (u32 k = 0; k < list.count; ++k)
            if (k != i && s.classes[k] == oc::sgpr && (list.places[k].accepts & oc::inline_int) != 0)
              set_operand(s, k, oc::inline_int, {ir::operand_kind::fixed, ir::source_code::zero + 1});
        set_operand(s, i, left & -left, o);
        out.push_back(s);
      }
    for (const auto& [bit, m] : {std::pair{isa::input::neg, modifier::neg},
                                 {isa::input::abs, modifier::abs},
                                 {isa::input::sext, modifier::sext}}) {
      if ((p.input_modifiers & bit) == 0) continue;
      sample s = plain;
      set_modifier(s.instruction, m, i64{1} << (p.name[3] - '0')); // srcN
      out.push_back(s);
    }
  }
  constexpr isa::modifier_set on_operands =
      mask_of(modifier::neg) | mask_of(modifier::abs) | mask_of(modifier::sext);
  for (u32 m = 0; m < isa::modifier_count; ++m) {
    if (((r.modifiers() & ~on_operands) >> m & 1) == 0) continue;
    for (const i64 value : values_of(r, list, static_cast<modifier>(m))) {
      sample s = plain;
      set_modifier(s.instruction, static_cast<modifier>(m), value);
      out.push_back(s);
    }
  }
  return out;
}

} // namespace kiln::isa_test
