// SPDX-License-Identifier: MIT
// Silenced reports: named by identifier and place, counted instead of shown.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/sim/report.hpp>

namespace kiln::sim {

/// A kind of report, with its cases, that is silenced: everywhere, at a line, or at an instruction.
struct silence {
  report_kind kind{};
  text_view file = {};   ///< with `line`: its last folders and name are enough. Must outlive the run
  u32 line = 0;          ///< 0: any
  u32 instruction = ~0u; ///< index in program.code; ~0u: any

  /// "lds-race", "lds-race@kernel.hip:12", "lds-race@340"
  constexpr text_buffer text() const {
    text_buffer out;
    out << id_of(kind);
    if (line != 0) out << '@' << file << ':' << line;
    if (instruction != ~0u) out << '@' << instruction;
    return out;
  }
  constexpr bool is_at(u32 index, const source& where) const {
    if (instruction != ~0u) return instruction == index;
    if (line == 0) return true;
    if (where.line != line || where.file == nullptr) return false;
    const text_view name(where.file);
    if (name.size < file.size || !(text_view(name.data + name.size - file.size, file.size) == file))
      return false;
    return name.size == file.size || name.data[name.size - file.size - 1] == '/';
  }
};

/// Reads what silence::text() writes. False, with the reason in `problem`, if the text names no report that can be silenced.
constexpr bool parse_silence(text_view text, silence& out, text_buffer& problem) {
  u32 at = 0;
  while (at < text.size && text.data[at] != '@') ++at;
  const text_view id(text.data, at);
  if (!find_report_kind(id, out.kind)) {
    problem << "no report is called '" << id << "'; there are";
    for (u32 i = 0; i < report_kind_count; ++i)
      if (report_kinds[i].silenceable) problem << ' ' << report_kinds[i].id;
    return false;
  }
  if (!row_of(out.kind).silenceable) {
    problem << id << " cannot be silenced";
    return false;
  }
  out.file = {}, out.line = 0, out.instruction = ~0u;
  if (at == text.size) return true;
  const text_view place(text.data + at + 1, text.size - at - 1);
  u32 digits = place.size; // the number begins here
  while (digits > 0 && place.data[digits - 1] >= '0' && place.data[digits - 1] <= '9') --digits;
  u64 number = 0;
  for (u32 i = digits; i < place.size && number <= ~0u; ++i)
    number = number * 10 + static_cast<u32>(place.data[i] - '0');
  const bool is_index = digits == 0, is_line = digits > 1 && place.data[digits - 1] == ':' && number != 0;
  if (digits == place.size || number >= ~0u || (!is_index && !is_line)) {
    problem << "'" << text << "' names no place: ID, ID@FILE:LINE or ID@INSTRUCTION";
    return false;
  }
  if (is_index)
    out.instruction = static_cast<u32>(number);
  else
    out.file = {place.data, digits - 1}, out.line = static_cast<u32>(number);
  return true;
}

/// Before a run: makes `reports` count what one of these matches instead of listing it.
constexpr void apply_silences(const ir::program& program, const list<silence>& silences,
                              report_list& reports) {
  for (const silence& s : silences)
    for (u32 i = 0; i < program.code.size(); ++i)
      if (s.is_at(i, program.code[i].where)) reports.silence(program.code.size(), i, family_of(s.kind));
}

/// After a run of the whole grid: notes for those that matched nothing.
constexpr void report_unused_silences(const ir::program& program, const list<silence>& silences, bool strict,
                                      report_list& reports) {
  for (u32 n = 0; n < silences.size(); ++n) {
    const silence& s = silences[n];
    bool used = false;
    for (u32 i = 0; i < program.code.size() && !used; ++i)
      used = (reports.silenced_of(i) & family_of(s.kind)) != 0 && s.is_at(i, program.code[i].where);
    if (used) continue;
    // One report for each. They have no instruction; their number stands in for its index, to tell them apart.
    if (report* r = reports.open(report_kind::unused_silence, ~0u - 2 - n)) {
      r->instruction_index = ~0u;
      if (strict) r->level = severity::error;
      r->message << "no report matches " << s.text();
    }
  }
}

} // namespace kiln::sim
