// SPDX-License-Identifier: MIT
// From a program to instructions ready to run. Instructions that the simulator cannot execute are found here, before any runs.
#pragma once

#include <kiln/sim/meaning.hpp>

namespace kiln::sim {

/// A decoded program: one decoded instruction for each of the program's, and the sizes of the register files.
struct decoded_program {
  list<decoded> code;
  list<touch> touches;
  u32 vector_count = 0; ///< VGPRs and AGPRs in wave::vector
  u32 scalar_count = 0;
  u32 first_agpr = 0; ///< index of a0 in wave::vector, once registers are assigned
  bool ok = true;
};

namespace detail {

constexpr bool is_memory(isa::encoding e) { return e == isa::encoding::smem || e >= isa::encoding::ds; }

class decoder {
public:
  enum class outcome : u8 { ready, no_meaning, no_block, malformed };

  constexpr decoder(const ir::program& program, host_level level, decoded_program& out)
      : program_(program), level_(level), out_(out) {
    const isa::arch_facts& facts = isa::facts_of(program.arch);
    virtual_ = program.stage == ir::stage::built;
    out_.first_agpr = virtual_ ? 0 : facts.vgpr_count;
    out_.scalar_count = wave::first_sgpr + 128;
  }

  /// Returns the register that an operand or input names; enlarges its file if necessary.
  constexpr u32 vector_index(u32 reg, bool agpr, u32 dwords) {
    const u32 index = reg + (agpr ? out_.first_agpr : 0);
    if (index + dwords > out_.vector_count) out_.vector_count = index + dwords;
    return index;
  }
  constexpr u32 scalar_index(u32 reg, u32 dwords) {
    const u32 index = wave::first_sgpr + reg;
    if (index + dwords > out_.scalar_count) out_.scalar_count = index + dwords;
    return index;
  }

  constexpr outcome decode(u32 index) {
    decoded d;
    const ir::instruction& i = program_.code[index];
    d.index = index;
    d.origin = &i;
    d.level = level_;
    if (!is_well_formed(i)) {
      d.row = &isa::rows[0];
      return out_.code.push_back(d), outcome::malformed;
    }
    d.row = &isa::rows[i.row];
    d.byte_offset = next_byte_;
    next_byte_ += d.row->size_bytes();
    const isa::operand_list& places = isa::operands_of(*d.row);
    const bool memory = is_memory(d.row->encoding);
    d.first_touch = out_.touches.size();
    for (u32 k = 0; k < places.count; ++k) {
      const isa::operand_row& p = places.places[k];
      const place at = place_of(i.op(k), p, i);
      if (at.literal && d.row->size_bytes() == 4) next_byte_ = d.byte_offset + 8;
      if (i.op(k).kind() == ir::operand_kind::label) {
        const u32 label = i.op(k).payload();
        const u32 block = program_.stage == ir::stage::finished ? label
                          : label < program_.labels.size()      ? program_.labels[label].block
                                                                : ~0u;
        if (block >= program_.blocks.size()) return out_.code.push_back(d), outcome::no_block;
        d.target = program_.blocks[block].first;
        continue;
      }
      note_touch(at, p.role != isa::role::write && reads_old_value(d, p), p.role != isa::role::read);
      if (p.role != isa::role::read) (d.dst.at == place_kind::none ? d.dst : d.dst2) = at;
      if (memory) {
        place_memory_operand(d, p, at);
      } else if ((p.accepts & (isa::oc::hwreg | isa::oc::waitcnt | isa::oc::sendmsg | isa::oc::gpr_idx)) !=
                 0) {
        d.immediate = i.op(k).payload();
      } else if (p.role == isa::role::read && d.source_count < max_sources) {
        if (at.at == place_kind::constant && (p.accepts & isa::oc::immediate) != 0) d.immediate = at.bits;
        d.src[d.source_count++] = at;
      }
    }
    if ((d.row->reads & isa::special::vcc) != 0)
      out_.touches.push_back({ir::source_code::vcc, 2, false, true, false});
    // An instruction that also writes M0 changes a part of it: M0 need not have a value before.
    if ((d.row->reads & isa::special::m0) != 0 && (d.row->writes & isa::special::m0) == 0)
      out_.touches.push_back({ir::source_code::m0, 1, false, true, false});
    if ((d.row->writes & isa::special::vcc) != 0)
      out_.touches.push_back({ir::source_code::vcc, 2, false, false, true});
    if ((d.row->writes & isa::special::m0) != 0)
      out_.touches.push_back({ir::source_code::m0, 1, false, false, true});
    d.touch_count = out_.touches.size() - d.first_touch;
    if (memory)
      take_memory_modifiers(d);
    else if (d.row->encoding >= isa::encoding::vop1)
      take_vector_modifiers(d);
    d.execute = find_meaning(d);
    if ((d.row->reads & isa::special::mode) != 0 && (d.row->flags & isa::flag::valu) != 0) {
      const text_view name = mnemonic_text(*d.row);
      d.in_mode = find_in_mode(name, d.row->mnemonic).any;
      for (u32 k = 0; k + 3 <= name.size; ++k) d.makes_half |= text_view(name.data + k, 3) == "f16";
    }
    if (!is_wide_enough(d)) return out_.code.push_back(d), outcome::malformed;
    out_.code.push_back(d);
    return d.execute != nullptr ? outcome::ready : outcome::no_meaning;
  }

  /// What is wrong with a malformed instruction.
  text_buffer problem;

private:
  /// True if the instruction can be decoded: its row is of the target, it has all operands, and its registers exist.
  constexpr bool is_well_formed(const ir::instruction& i) {
    const isa::arch_facts& facts = isa::facts_of(program_.arch);
    problem.clear();
    if (i.row >= isa::row_count) {
      problem << "it names row " << u32{i.row} << " of " << u32{isa::row_count};
      return false;
    }
    const isa::row& row = isa::rows[i.row];
    if ((row.archs & isa::mask_of(program_.arch)) == 0) {
      problem << facts.name << " does not have it";
      return false;
    }
    const isa::operand_list& places = isa::operands_of(row);
    for (u32 k = 0; k < places.count; ++k) {
      const ir::operand o = i.op(k);
      const ir::operand_kind kind = o.kind();
      if (kind == ir::operand_kind::none) {
        problem << "its operand " << static_cast<const char*>(places.places[k].name) << " is missing";
        return false;
      }
      const u64 end = u64{o.payload()} + places.places[k].dwords;
      const u64 limit = virtual_                         ? 1u << 20
                        : kind == ir::operand_kind::sgpr ? facts.sgpr_count
                        : kind == ir::operand_kind::vgpr ? facts.vgpr_count
                        : kind == ir::operand_kind::agpr ? facts.agpr_count
                                                         : ~u64{0};
      if (!o.is_register() || end <= limit) continue;
      problem << "its operand " << static_cast<const char*>(places.places[k].name) << " is register "
              << o.payload() << " of " << limit;
      if (!virtual_) problem << ": have its registers been assigned?";
      return false;
    }
    return true;
  }
  /// The f8f6f4 forms: checks that the sources' sizes fit the formats that CBSZ and BLGP name.
  constexpr bool is_wide_enough(const decoded& d) {
    if (!d.matrix.mixed_formats) return true;
    for (u32 i = 0; i < 2; ++i) {
      const u32 registers = item_width(i == 0 ? d.matrix.a : d.matrix.b); // 32 items per lane
      if (d.src[i].dwords == registers) continue;
      problem << (i == 0 ? "cbsz:" : "blgp:") << u32{i == 0 ? d.mods.cbsz : d.mods.blgp}
              << " names a format of " << registers << " registers; src" << i << " has "
              << u32{d.src[i].dwords};
      return false;
    }
    return true;
  }

  constexpr void note_touch(const place& at, bool read, bool written) {
    if (at.at != place_kind::vector && at.at != place_kind::scalar) return;
    out_.touches.push_back({at.index, at.dwords, at.at == place_kind::vector, read, written});
  }
  /// A place that is read only because some lanes or parts keep their old value need not have a value before.
  static constexpr bool reads_old_value(const decoded& d, const isa::operand_row& p) {
    if (p.role == isa::role::read) return true;
    const text_view name(static_cast<const char*>(d.row->name()));
    const bool keeps_parts =
        name.size > 6 && (text_view(name.data, 6) == "v_cvt_" || text_view(name.data, 6) == "v_writ");
    return d.row->encoding != isa::encoding::dpp && d.row->encoding != isa::encoding::sdwa && !keeps_parts;
  }

  constexpr place place_of(ir::operand o, const isa::operand_row& row, const ir::instruction& i) {
    place p;
    p.dwords = row.dwords;
    const u32 value = o.payload();
    switch (o.kind()) {
    case ir::operand_kind::sgpr:
      p.at = place_kind::scalar;
      p.index = scalar_index(value, row.dwords);
      break;
    case ir::operand_kind::vgpr:
    case ir::operand_kind::agpr:
      p.at = place_kind::vector;
      p.index = vector_index(value, o.kind() == ir::operand_kind::agpr, row.dwords);
      break;
    case ir::operand_kind::literal:
      p.at = place_kind::constant;
      p.literal = true;
      p.bits = i.literal;
      break;
    case ir::operand_kind::immediate:
      p.at = place_kind::constant;
      p.bits = static_cast<u32>(o.signed_payload());
      break;
    case ir::operand_kind::fixed: fixed_place(p, value); break;
    default: break;
    }
    return p;
  }

  static constexpr void fixed_place(place& p, u32 code) {
    namespace source = ir::source_code;
    p.at = place_kind::constant;
    if (code < 128) {
      p.at = place_kind::scalar;
      p.index = code;
    } else if (code <= 192) {
      p.bits = code - 128;
    } else if (code <= 208) {
      p.bits = 192 - code;
    } else if (code >= source::half && code <= source::inverse_two_pi) {
      p.inline_float = static_cast<u8>(code);
      p.bits = wave::inline_f32(code);
    } else if (code >= source::shared_base && code <= source::private_limit) {
      const u64 high = code <= source::shared_limit ? shared_aperture : private_aperture;
      p.bits = code == source::shared_base || code == source::private_base ? 0 : 0xffff'ffffu;
      p.high_bits = high;
    } else {
      p.at = place_kind::status;
      p.index = code;
    }
  }

  static constexpr void place_memory_operand(decoded& d, const isa::operand_row& p, const place& at) {
    const text_view name(static_cast<const char*>(p.name));
    if (name == "vdst" || name == "sdst") return;
    if (name == "addr" || name == "vaddr")
      d.src[slot::address] = at;
    else if (name == "data" || name == "data0" || name == "vdata" || name == "sdata")
      d.src[slot::data] = at;
    else if (name == "data1" || name == "saddr" || name == "srsrc")
      d.src[slot::descriptor] = at;
    else if (name == "sbase")
      d.src[slot::address] = d.src[slot::descriptor] = at;
    else if (name == "soffset" || name == "offset")
      d.src[slot::scalar_offset] = at;
    d.source_count = max_sources;
  }

  static constexpr void take_memory_modifiers(decoded& d) {
    using isa::modifier;
    const ir::instruction& i = *d.origin;
    if (i.has(modifier::offset)) d.immediate = static_cast<u32>(i.value_of(modifier::offset));
    if (i.has(modifier::offset0)) d.immediate = static_cast<u32>(i.value_of(modifier::offset0));
    if (i.has(modifier::offset1)) d.offset1 = static_cast<u32>(i.value_of(modifier::offset1));
    d.shape.coherent = i.has(modifier::sc0) || i.has(modifier::sc1) || i.has(modifier::glc);
  }

  static constexpr void take_vector_modifiers(decoded& d) {
    using isa::modifier;
    const ir::instruction& i = *d.origin;
    vector_modifiers& m = d.mods;
    const isa::encoding e = d.row->encoding;
    m.dpp = e == isa::encoding::dpp;
    m.sdwa = e == isa::encoding::sdwa;
    const bool packed = e == isa::encoding::vop3p;
    const bool op_sel_vop3 =
        e == isa::encoding::vop3 && (d.row->modifiers() & mask_of(modifier::op_sel)) != 0;
    // Of the 16-bit instructions without op_sel these three keep the upper half too (LLVM, zeroesHigh16BitsOfDest).
    const u16 mnemonic = d.row->mnemonic;
    d.keeps_other_half = op_sel_vop3 || mnemonic == isa::mn::v_mac_f16 || mnemonic == isa::mn::v_madak_f16 ||
                         mnemonic == isa::mn::v_madmk_f16;
    if (packed) m.op_sel_hi = 7;
    if (i.given != 0) {
      const auto take = [&i](modifier which, auto& field) {
        if (i.has(which)) field = static_cast<__remove_reference_t(decltype(field))>(i.value_of(which));
      };
      take(modifier::neg, m.neg), take(modifier::abs, m.abs), take(modifier::omod, m.omod);
      m.clamp = i.has(modifier::clamp);
      take(modifier::op_sel, m.op_sel), take(modifier::op_sel_hi, m.op_sel_hi);
      take(modifier::neg_lo, m.neg_lo), take(modifier::neg_hi, m.neg_hi);
      take(modifier::cbsz, m.cbsz), take(modifier::abid, m.abid), take(modifier::blgp, m.blgp);
      take(modifier::bitop3, m.bitop3);
      if (m.dpp) {
        take(modifier::dpp_ctrl, m.dpp_ctrl), take(modifier::row_mask, m.row_mask),
            take(modifier::bank_mask, m.bank_mask);
        m.bound_ctrl = i.has(modifier::bound_ctrl);
      }
      if (m.sdwa) {
        take(modifier::dst_sel, m.dst_sel), take(modifier::dst_unused, m.dst_unused),
            take(modifier::sext, m.sext);
        take(modifier::src0_sel, m.src_sel[0]), take(modifier::src1_sel, m.src_sel[1]);
      }
    }
    if (packed || e == isa::encoding::mai) return; // their handlers read the modifiers themselves
    d.sources_modified = m.dpp || m.sdwa || (m.neg | m.abs | (m.op_sel & 7)) != 0;
    d.result_modified =
        m.clamp || m.omod != 0 || (m.sdwa && m.dst_sel != 6) || (m.op_sel & 8) != 0 || d.keeps_other_half;
  }

  const ir::program& program_;
  host_level level_;
  decoded_program& out_;
  bool virtual_ = false;
  u32 next_byte_ = 0;
};

} // namespace detail

/// Decodes the whole program for a level of the host. If an instruction cannot run, that is reported and `ok` is false.
constexpr decoded_program decode(const ir::program& program, report_list& reports,
                                 host_level level = host_level::any) {
  decoded_program out;
  detail::decoder decoder(program, level, out);
  const u32 count = program.code.size();
  out.code.reserve(count);
  for (u32 i = 0; i < count; ++i) {
    const detail::decoder::outcome o = decoder.decode(i);
    if (o == detail::decoder::outcome::ready) continue;
    out.ok = false;
    const bool branch = o == detail::decoder::outcome::no_block;
    const bool malformed = o == detail::decoder::outcome::malformed;
    if (report* r =
            reports.open(branch || malformed ? report_kind::bad_launch : report_kind::no_meaning, i)) {
      if (program.code[i].row < isa::row_count) text::print(r->instruction, program, program.code[i]);
      r->where = program.code[i].where;
      if (malformed)
        r->message << decoder.problem;
      else
        r->message << (branch ? "its label stands before no block" : "the simulator has no meaning for it");
    }
  }
  for (const ir::input& in : program.inputs) {
    const ir::register_group& g = program.groups[in.group];
    if (g.bank == ir::bank::sgpr)
      decoder.scalar_index(program.stage == ir::stage::built ? g.first : static_cast<u32>(g.fixed), g.dwords);
    else
      decoder.vector_index(program.stage == ir::stage::built ? g.first : static_cast<u32>(g.fixed),
                           g.bank == ir::bank::agpr, g.dwords);
  }
  return out;
}

} // namespace kiln::sim
