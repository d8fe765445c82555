// SPDX-License-Identifier: MIT
// What listings show of registers after an instruction: how many are live, which it takes and frees, their names.
#pragma once

#include <kiln/analysis/programs/live_registers.hpp>
#include <kiln/text/print.hpp>

namespace kiln {

/// `view_code(program, with_registers)`, `show_code<kernel>(arch, with_registers)`,
/// `dump_code<kernel>(arch, take, with_registers)`.
struct with_registers_tag {};
inline constexpr with_registers_tag with_registers{};

namespace compile {

/// Operands whose registers the author gave a name: the name to show, by instruction and place.
class named_operands {
public:
  constexpr named_operands() = default;
  /// Of a program over virtual registers.
  constexpr explicit named_operands(const ir::program& p) {
    if (p.names.empty()) return;
    for (u32 i = 0; i < p.code.size(); ++i) {
      const isa::operand_list& list = isa::operand_lists[isa::rows[p.code[i].row].operands];
      for (u32 o = 0; o < list.count; ++o) {
        if (!p.code[i].op(o).is_register()) continue;
        const u32 first = p.code[i].op(o).payload(), dwords = list.places[o].dwords;
        if (const ir::register_name* n = ir::name_of(p, first); n != nullptr)
          found_.push_back({i, o, n->name, first - n->first, dwords, dwords >= n->dwords});
      }
    }
  }
  /// The same operands after passes that move, remove and add instructions, but change no instruction.
  constexpr named_operands(const named_operands& before, const ir::program& assigned,
                           const ir::program& now) {
    constexpr u32 furthest = 64; // search window, in instructions of one block
    list<u32> became(assigned.code.size());
    for (u32& i : became) i = nowhere;
    u32 next = 0;
    for (u32 i = 0; i < now.code.size(); ++i) {
      while (next < became.size() && became[next] != nowhere) ++next;
      for (u32 j = next; j < became.size() && j < next + furthest; ++j)
        if (became[j] == nowhere && same(assigned.code[j], now.code[i])) {
          became[j] = i;
          break;
        }
    }
    for (const item& x : before.found_)
      if (became[x.instruction] != nowhere) {
        found_.push_back(x);
        found_.back().instruction = became[x.instruction];
      }
  }

  /// ", v3 is sum" for each named operand of an instruction; "sum[2]" and "sum[0:1]" for parts of several registers.
  constexpr void put(text_buffer& out, const ir::program& p, u32 instruction) const {
    u32 said[isa::max_operands] = {}, count = 0; // an accumulator is an operand twice
    for (const item& x : found_) {
      if (x.instruction != instruction) continue;
      const ir::operand o = p.code[instruction].op(x.place);
      bool again = false;
      for (u32 i = 0; i < count; ++i) again |= said[i] == o.bits;
      if (again) continue;
      said[count++] = o.bits;
      text::buffer_sink sink(out);
      out << ", ";
      text::put_register(sink, ir::bank_letter(o.kind()), o.payload(), x.dwords, p.stage == ir::stage::built);
      out << " is " << x.name;
      if (x.whole) continue;
      out << '[' << x.first;
      if (x.dwords > 1) out << ':' << x.first + x.dwords - 1;
      out << ']';
    }
  }

private:
  static constexpr u32 nowhere = ~0u;
  struct item {
    u32 instruction, place;
    const char* name;
    u32 first, dwords; ///< which registers of the name
    bool whole;
  };

  /// Passes turn labels into blocks.
  static constexpr bool same(const ir::instruction& a, const ir::instruction& b) {
    if (a.row != b.row || a.literal != b.literal || a.modifiers != b.modifiers ||
        a.where.line != b.where.line)
      return false;
    for (u32 o = 0; o < isa::max_operands; ++o)
      if (a.op(o).bits != b.op(o).bits &&
          (a.op(o).kind() != ir::operand_kind::label || b.op(o).kind() != ir::operand_kind::label))
        return false;
    return true;
  }

  list<item> found_; ///< by instruction
};

/// An observer of run_pipeline that follows the names through the passes.
class name_observer {
public:
  constexpr void operator()(const char* pass, const ir::program& p) {
    if (p.stage == ir::stage::built) {
      now_ = named_operands(p); // register assignment keeps the instructions
      return;
    }
    const text_view name(pass);
    if (name == "assign_registers" || name == "pack_registers" || name == "choose_banks") {
      at_assignment_ = now_;
      assigned_ = p;
      return;
    }
    now_ = named_operands(at_assignment_, assigned_, p);
  }
  constexpr const named_operands& now() const { return now_; }

private:
  named_operands now_, at_assignment_;
  ir::program assigned_;
};

/// The notes for one program at one stage.
class register_notes {
public:
  constexpr register_notes(const ir::program& p, const named_operands& names)
      : p_(p), live_(p), names_(names) {}

  constexpr void put_begin(text_buffer& out, u32 block) const { put_counts(out, live_.at_begin(block)); }
  constexpr void put(text_buffer& out, u32 instruction) const {
    using analysis::live_registers;
    put_counts(out, live_.after(instruction));
    live_.each_event(instruction, [this, to = &out](const live_registers::event& e) {
      *to << (e.what == live_registers::change::taken   ? ", takes "
              : e.what == live_registers::change::freed ? ", frees "
                                                        : ", unused ");
      text::buffer_sink sink(*to);
      text::put_register(sink, "sva"[static_cast<u32>(e.bank)], e.first, e.count,
                         p_.stage == ir::stage::built);
    });
    names_.put(out, p_, instruction);
  }

private:
  /// "live 12s 40v 0a"
  static constexpr void put_counts(text_buffer& out, const analysis::live_registers::counts& c) {
    out << "live " << c.of[0] << "s " << c.of[1] << "v " << c.of[2] << 'a';
  }

  const ir::program& p_;
  analysis::live_registers live_;
  const named_operands& names_;
};

} // namespace compile
} // namespace kiln
