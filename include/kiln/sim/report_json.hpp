// SPDX-License-Identifier: MIT
// Reports as JSON.
#pragma once

#include <kiln/sim/json_text.hpp>
#include <kiln/sim/report.hpp>

namespace kiln::sim {

/// Incremented when a field changes its meaning or is removed, but not for new fields.
inline constexpr u32 reports_schema = 1;

namespace detail {

/// "file" and "line"; null without a source line.
constexpr void put_json_place(text_buffer& out, const source& where) {
  out << R"("file":)";
  if (where.line != 0)
    put_json_string(out, where.file), out << R"(,"line":)" << where.line;
  else
    out << R"(null,"line":null)";
}
constexpr void put_json_number(text_buffer& out, bool known, u64 value) {
  if (known)
    out << value;
  else
    out << "null";
}
constexpr void put_json_report(text_buffer& out, const report& r) {
  out << R"({"id":)";
  put_json_string(out, id_of(r.kind));
  out << R"(,"severity":)";
  put_json_string(out, name_of(r.level));
  out << R"(,"message":)";
  put_json_string(out, r.message.view());
  out << R"(,"instruction":)";
  put_json_string(out, r.instruction.view());
  out << R"(,"index":)";
  put_json_number(out, r.instruction_index != ~0u, r.instruction_index);
  out << ',';
  put_json_place(out, r.where);
  out << R"(,"workgroup":)";
  if (r.is_of_wave())
    out << '[' << r.workgroup[0] << ',' << r.workgroup[1] << ',' << r.workgroup[2] << ']';
  else
    out << "null";
  out << R"(,"wave":)";
  put_json_number(out, r.is_of_wave(), r.wave);
  out << R"(,"lane":)";
  put_json_number(out, r.lane != ~0u, r.lane);
  out << R"(,"address":)" << r.address << R"(,"count":)" << r.count << R"(,"other":)";
  if (r.other.instruction_index == ~0u) {
    out << "null}";
    return;
  }
  out << R"({"index":)" << r.other.instruction_index << R"(,"wave":)" << r.other.wave << R"(,"lane":)"
      << r.other.lane << ',';
  put_json_place(out, r.other.where);
  out << "}}";
}

} // namespace detail

/// One JSON object: schema, errors, notes, silenced, reports[{id,severity,message,instruction,index,file,line,workgroup,
/// wave,lane,address,count,other{index,wave,lane,file,line}}]. docs/simulator_reports.md says what each field is.
constexpr text_buffer json(const report_list& reports) {
  text_buffer out;
  out << R"({"schema":)" << reports_schema << R"(,"errors":)" << reports.errors() << R"(,"notes":)"
      << reports.notes() << R"(,"silenced":)" << reports.silenced() << R"(,"reports":[)";
  for (u32 i = 0; i < reports.size(); ++i) {
    if (i != 0) out << ',';
    detail::put_json_report(out, reports[i]);
  }
  out << "]}";
  return out;
}

} // namespace kiln::sim
