// SPDX-License-Identifier: MIT
// Instructions and programs as text for people: messages, listings, tests. Works at every stage of the pipeline.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>
#include <kiln/text/modifiers.hpp>
#include <kiln/text/operand.hpp>

namespace kiln::text {

/// Labels are ids until stage finished: replaces one by the block where it was placed.
constexpr ir::operand resolved(const ir::program& program, ir::operand o) {
  if (!o.is(ir::operand_kind::label) || program.is(ir::stage::finished)) return o;
  return {o.kind(), o.payload() < program.labels.size() ? program.labels[o.payload()].block : o.payload()};
}

/// True if bit `source` of a modifier that is written on operands is set.
constexpr bool is_set(const ir::instruction& in, isa::modifier m, u32 source) {
  return in.has(m) && (in.value_of(m) >> source & 1) != 0;
}

/// An operand with its input modifiers: -v1, |v2|, -|v3|, sext(v4).
template<class Sink>
constexpr void put_decorated(Sink& out, const operand_context& context, const isa::operand_row& place,
                             const ir::instruction& in, ir::operand o) {
  const u32 source = (in.given & operand_modifiers) != 0 ? source_index(place) : ~0u;
  if (source == ~0u) return put_operand(out, context, place, o, in.literal);
  const bool neg = is_set(in, isa::modifier::neg, source), abs = is_set(in, isa::modifier::abs, source);
  const bool sext = is_set(in, isa::modifier::sext, source);
  // "-1.0" is another constant than the negation of the constant 1.0.
  const bool is_number = o.is(ir::operand_kind::fixed) && o.payload() >= ir::source_code::zero;
  const bool spelled_out = neg && !abs && is_number;
  if (neg) out.put(spelled_out ? "neg(" : "-");
  if (abs) out.put("|");
  if (sext) out.put("sext(");
  put_operand(out, context, place, o, in.literal);
  if (sext) out.put(")");
  if (abs) out.put("|");
  if (spelled_out) out.put(")");
}

/// The operands, from the blank after the name on.
template<class Sink>
constexpr void put_operands(Sink& out, const operand_context& context, const ir::program& program,
                            const isa::operand_list& list, const ir::instruction& in) {
  for (u32 i = 0; i < list.count; ++i) {
    out.put_separator(i == 0);
    put_decorated(out, context, list.places[i], in, resolved(program, in.op(i)));
  }
}

/// Operands and modifiers: all of the line but the name.
template<class Sink>
constexpr void put_arguments(Sink& out, const operand_context& context, const ir::program& program,
                             const ir::instruction& in) {
  const isa::row& row = isa::rows[in.row];
  const isa::operand_list& list = isa::operand_lists[row.operands];
  put_operands(out, context, program, list, in);
  put_modifiers(out, row, list, in);
}

// Templates of their sink, so that a kernel which is only compiled does not instantiate them. Clang instantiates what a
// constexpr function calls where that is defined, unless the call depends on a template's argument.

/// One instruction on one line, without a newline. Branches name the label of their target without a direction.
template<class Sink = buffer_sink>
constexpr void print(text_buffer& out, const ir::program& program, const ir::instruction& in) {
  out << isa::rows[in.row].name();
  Sink sink(out);
  put_arguments(sink, {program.arch, program.is(ir::stage::built), ~0u}, program, in);
}

/// The whole program: a line "N:" in front of block N - 1, instructions indented by two blanks.
template<class Sink = buffer_sink> constexpr text_buffer listing(const ir::program& program) {
  text_buffer out;
  Sink sink(out);
  for (u32 b = 0; b < program.blocks.size(); ++b) {
    out << b + 1 << ':';
    if (program.blocks[b].region != 0) out << " ; region " << program.blocks[b].region;
    out << '\n';
    for (u32 i = program.blocks[b].first; i < program.end_of(b); ++i) {
      const ir::instruction& in = program.code[i];
      out << "  " << isa::rows[in.row].name();
      put_arguments(sink, {program.arch, program.is(ir::stage::built), b}, program, in);
      out << '\n';
    }
  }
  return out;
}

} // namespace kiln::text
