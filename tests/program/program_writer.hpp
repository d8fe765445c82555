// SPDX-License-Identifier: MIT
// Writes programs for simulator tests straight from mnemonics and physical registers.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::test {

struct program_writer;

constexpr ir::operand s(u32 n) { return {ir::operand_kind::sgpr, n}; }
constexpr ir::operand v(u32 n) { return {ir::operand_kind::vgpr, n}; }
constexpr ir::operand a(u32 n) { return {ir::operand_kind::agpr, n}; }
constexpr ir::operand fixed(u32 code) { return {ir::operand_kind::fixed, code}; }
inline constexpr ir::operand vcc{ir::operand_kind::fixed, ir::source_code::vcc};
inline constexpr ir::operand exec{ir::operand_kind::fixed, ir::source_code::exec};
inline constexpr ir::operand m0{ir::operand_kind::fixed, ir::source_code::m0};
inline constexpr ir::operand off{ir::operand_kind::off, 0};
/// Immediate field of an instruction.
constexpr ir::operand imm(i32 value) { return {ir::operand_kind::immediate, static_cast<u32>(value)}; }
/// Inline integer constant, -16..64.
constexpr ir::operand k(i32 value) { return fixed(static_cast<u32>(value >= 0 ? 128 + value : 192 - value)); }
inline constexpr ir::operand literal{ir::operand_kind::literal, 0};
constexpr ir::operand label(u32 n) { return {ir::operand_kind::label, n}; }

/// Modifiers of one instruction.
struct mods {
  u64 bits = 0;
  isa::modifier_set given = 0;
  constexpr mods set(isa::modifier m, i64 value) const {
    const isa::modifier_field& f = isa::field_of(m);
    mods out = *this;
    out.bits |= (static_cast<u64>(value) & ((u64{1} << f.width) - 1)) << f.low_bit;
    out.given |= isa::mask_of(m);
    return out;
  }
};
constexpr mods with(isa::modifier m, i64 value = 1) { return mods{}.set(m, value); }

struct program_writer {
  ir::program p;
  u32 missing = 0;               ///< instructions for which no row was found
  const char* missing_name = ""; ///< the last of them

  constexpr explicit program_writer(isa::arch arch = isa::arch::gfx942) {
    p.arch = arch;
    p.stage = ir::stage::assigned;
    p.regions.push_back({});
    p.blocks.push_back({});
  }

  static constexpr bool accepts(const isa::operand_row& place, ir::operand o) {
    using namespace isa;
    switch (o.kind()) {
    case ir::operand_kind::none: return false;
    case ir::operand_kind::sgpr: return (place.accepts & oc::sgpr) != 0;
    case ir::operand_kind::vgpr: return (place.accepts & oc::vgpr) != 0;
    case ir::operand_kind::agpr: return (place.accepts & oc::agpr) != 0;
    case ir::operand_kind::literal: return (place.accepts & oc::literal) != 0;
    case ir::operand_kind::immediate:
      return (place.accepts &
              (oc::immediate | oc::hwreg | oc::sendmsg | oc::waitcnt | oc::swizzle | oc::gpr_idx)) != 0;
    case ir::operand_kind::label: return (place.accepts & oc::label) != 0;
    case ir::operand_kind::off: return (place.accepts & oc::off) != 0;
    default: break;
    }
    const u32 c = o.payload();
    const operand_classes needs = c == 106 || c == 107   ? oc::vcc
                                  : c == 124             ? oc::m0
                                  : c == 126 || c == 127 ? oc::exec
                                  : c >= 128 && c <= 208 ? oc::inline_int
                                  : c >= 240 && c <= 248 ? oc::inline_float
                                  : c >= 235 && c <= 238 ? oc::aperture
                                  : c == 253             ? oc::scc
                                                         : oc::vccz_execz;
    return (place.accepts & needs) != 0;
  }

  /// The f8f6f4 forms differ in their sources' widths, which CBSZ and BLGP decide.
  static constexpr bool is_as_wide_as_its_formats(const isa::row& row, const mods& given) {
    const text_view name(static_cast<const char*>(row.name()));
    if (name.size < 6 || !(text_view(name.data + name.size - 6, 6) == "f8f6f4")) return true;
    constexpr u32 registers[] = {8, 8, 6, 6, 4, 0, 0, 0};
    const auto width = [&](isa::modifier m) {
      const isa::modifier_field& f = isa::field_of(m);
      return registers[given.bits >> f.low_bit & 7];
    };
    const isa::operand_list& list = isa::operands_of(row);
    return list.places[1].dwords == width(isa::modifier::cbsz) &&
           list.places[2].dwords == width(isa::modifier::blgp);
  }

  /// Appends the first form of the mnemonic that takes these operands and modifiers.
  constexpr program_writer& add(isa::mn::mnemonic m, const ir::operand (&ops)[6], u32 count, mods given,
                                u32 literal_value, u32 line) {
    const isa::mnemonic_rows& rows = isa::mnemonics[m];
    for (u32 r = rows.first_row; r < rows.first_row + rows.row_count; ++r) {
      const isa::row& row = isa::rows[r];
      const isa::operand_list& list = isa::operands_of(row);
      bool fits = (row.archs & mask_of(p.arch)) != 0 && list.count == count &&
                  (given.given & ~row.modifiers()) == 0 && (row.required() & ~given.given) == 0;
      for (u32 i = 0; fits && i < count; ++i) fits = accepts(list.places[i], ops[i]);
      if (!fits || !is_as_wide_as_its_formats(row, given)) continue;
      ir::instruction in{};
      in.row = static_cast<u16>(r);
      for (u32 i = 0; i < count; ++i) in.set_op(i, ops[i]);
      in.literal = literal_value;
      in.modifiers = given.bits;
      in.given = given.given;
      in.where = {"test", line};
      p.code.push_back(in);
      return *this;
    }
    ++missing;
    missing_name = isa::rows[rows.first_row].name();
    return *this;
  }
  template<class... Operands>
  constexpr program_writer& operator()(isa::mn::mnemonic m, Operands... operands) {
    ir::operand ops[6]{};
    u32 count = 0;
    mods given;
    u32 literal_value = 0;
    const auto take = [&]<class T>(T o) {
      if constexpr (__is_same(T, mods))
        given = o;
      else if constexpr (__is_same(T, u32))
        ops[count++] = literal, literal_value = o;
      else if constexpr (__is_same(T, f32))
        ops[count++] = literal, literal_value = __builtin_bit_cast(u32, o);
      else
        ops[count++] = o;
    };
    (take(operands), ...);
    return add(m, ops, count, given, literal_value, p.code.size() + 1);
  }

  /// A block begins here; the label's number is returned.
  constexpr u32 place_label(u32 n) {
    while (p.labels.size() <= n) p.labels.push_back({});
    p.labels[n].block = p.blocks.size();
    p.blocks.push_back({p.code.size(), 0});
    return n;
  }

  constexpr void input(ir::input::kind what, u32 reg, u16 dwords = 1) {
    ir::register_group g{};
    g.alignment = 1;
    g.dwords = dwords;
    g.bank = what >= ir::input::kind::work_item_id_x && what <= ir::input::kind::work_item_id_z
                 ? ir::bank::vgpr
                 : ir::bank::sgpr;
    g.fixed = static_cast<i16>(reg);
    p.groups.push_back(g);
    p.inputs.push_back({what, p.groups.size() - 1});
  }
  /// Kernel arguments in s[0:1], workgroup id x in s2, work-item id x in v0; `sizes` 0 is a pointer.
  constexpr void interface(const u32* sizes, u32 count, u32 block = 64) {
    input(ir::input::kind::kernarg_pointer, 0, 2);
    input(ir::input::kind::workgroup_id_x, 2);
    input(ir::input::kind::work_item_id_x, 0);
    u32 offset = 0;
    for (u32 i = 0; i < count; ++i) {
      const u32 size = sizes[i] == 0 ? 8 : sizes[i];
      offset = (offset + size - 1) / size * size;
      p.arguments.push_back({offset, size, sizes[i] == 0});
      offset += size;
    }
    p.block_size[0] = block;
  }
};

} // namespace kiln::test
