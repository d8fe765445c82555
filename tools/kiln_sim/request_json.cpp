// SPDX-License-Identifier: MIT
#include "request_words.hpp"

#include <llvm/Support/JSON.h>

#include <optional>

namespace kiln::code_object {
namespace {

/// A number or string of JSON as the command line would have it.
std::string json_text(const llvm::json::Value& v) {
  if (const auto s = v.getAsString()) return s->str();
  if (const auto i = v.getAsInteger()) return std::to_string(*i);
  if (const auto u = v.getAsUINT64()) return std::to_string(*u);
  if (const auto n = v.getAsNumber()) {
    char text[40];
    snprintf(text, sizeof(text), "%.17g", *n);
    return text;
  }
  if (const auto* a = v.getAsArray()) {
    std::string out;
    for (const auto& e : *a) out += (out.empty() ? "" : ",") + json_text(e);
    return out;
  }
  return "";
}

request_argument json_argument(const llvm::json::Value& v, const std::string& file);

request_argument json_struct(const std::string& head, const llvm::json::Value& v, const std::string& file) {
  request_argument out;
  out.what = form_of(head);
  if (v.getAsArray() == nullptr) throw failure(file + ": a " + head + " is a list of fields");
  for (const auto& f : *v.getAsArray()) {
    if (const auto s = f.getAsString()) {
      add_field(out, parse_field(s->str()), s->str());
      continue;
    }
    if (f.getAsObject() == nullptr)
      throw failure(file + ": a field is written {\"at\": 8, \"i32\": 5} or \"i32:5@8\"");
    llvm::json::Object o = *f.getAsObject();
    std::optional<uint64_t> at;
    if (const auto* place = o.get("at")) at = parse_count(json_text(*place), 0xffff'ffff, file + ": at");
    o.erase("at");
    const std::string head = o.empty() ? "" : o.begin()->first.str();
    request_argument a = json_argument(llvm::json::Value(std::move(o)), file);
    a.at = at;
    add_field(out, std::move(a), head + ":");
  }
  return out;
}

request_argument json_argument(const llvm::json::Value& v, const std::string& file) {
  if (const auto s = v.getAsString()) return parse_argument(s->str());
  const auto* o = v.getAsObject();
  if (o == nullptr || o->size() != 1)
    throw failure(file + ": an argument is written {\"i32\": 5} or \"i32:5\"");
  const std::string head = o->begin()->first.str();
  if (head == "struct" || head == "kernarg") return json_struct(head, o->begin()->second, file);
  return parse_argument(head + ":" + json_text(o->begin()->second));
}

} // namespace

void parse_json(const std::string& text, const std::string& file, request& out) {
  auto parsed = llvm::json::parse(text);
  if (!parsed) throw failure(file + ": " + llvm::toString(parsed.takeError()));
  const auto* o = parsed->getAsObject();
  if (o == nullptr) throw failure(file + ": is no JSON object");
  for (const auto& [key, value] : *o) {
    const std::string name = key.str(), string = json_text(value);
    const auto number = [&] {
      return static_cast<uint32_t>(parse_count(string, 0xffff'ffff, file + ": " + name));
    };
    const auto flag = [&](bool& field) {
      const auto b = value.getAsBoolean();
      if (!b) throw failure(file + ": " + name + " is true or false");
      field = *b;
    };
    if (name == "file")
      out.file = string;
    else if (name == "kernel")
      out.kernel = string;
    else if (name == "arch")
      out.arch = string;
    else if (name == "counters")
      out.counters = parse_file(string, file + ": " + name);
    else if (name == "reports")
      out.reports = parse_file(string, file + ": " + name);
    else if (name == "grid")
      parse_triple(string, file + ": grid", out.grid);
    else if (name == "block")
      parse_triple(string, file + ": block", out.block);
    else if (name == "lds")
      out.dynamic_lds_bytes = number();
    else if (name == "scratch")
      out.scratch_bytes = number();
    else if (name == "threads")
      out.threads = number();
    else if (name == "schedule_seed")
      out.schedule_seed = parse_count(string, ~uint64_t{0}, file + ": schedule_seed");
    else if (name == "budget")
      out.budget = parse_count(string, ~uint64_t{0}, file + ": budget");
    else if (name == "by_line")
      flag(out.by_line);
    else if (name == "report_clamping")
      flag(out.report_clamping);
    else if (name == "monitor")
      flag(out.monitor);
    else if (name == "check_waits")
      flag(out.check_waits);
    else if (name == "strict")
      flag(out.strict);
    else if (name == "board")
      out.timing.board = parse_board(string, file + ": board");
    else if (name == "clock")
      out.timing.clock_mhz = parse_clock(string, file + ": clock");
    else if (name == "sets")
      out.timing.sets = parse_sets(string, file + ": sets");
    else if (name == "warm")
      flag(out.timing.warm);
    else if (name == "timeline")
      out.timing.timeline = parse_file(string, file + ": " + name);
    else if (name == "timeline_from")
      out.timing.timeline_from = parse_count(string, most_cycles, file + ": timeline_from");
    else if (name == "timeline_clocks")
      out.timing.timeline_clocks = parse_length(string, file + ": timeline_clocks");
    else if (name == "most_instructions")
      out.timing.most_instructions = parse_length(string, file + ": most_instructions");
    else if (name == "timing_parameters")
      out.timing.parameters = parse_file(string, file + ": " + name);
    else if (name == "prediction")
      out.timing.prediction = parse_file(string, file + ": " + name);
    else if (name == "silence") {
      if (value.getAsArray() == nullptr) throw failure(file + ": silence is a list");
      for (const auto& s : *value.getAsArray()) add_silence(json_text(s), out);
    } else if (name == "args") {
      if (value.getAsArray() == nullptr) throw failure(file + ": args is a list");
      for (const auto& a : *value.getAsArray()) out.arguments.push_back(json_argument(a, file));
    } else {
      throw failure(
          file + ": the key " + name +
          " is not known; there are file, kernel, arch, grid, block, args, lds, scratch, monitor, "
          "check_waits, strict, silence, reports, counters, by_line, report_clamping, threads, "
          "schedule_seed and budget, and for time board, clock, sets, warm, timeline, timeline_from, "
          "timeline_clocks, most_instructions, timing_parameters and prediction");
    }
  }
}

} // namespace kiln::code_object
