// SPDX-License-Identifier: MIT
#include "timing_parameters.hpp"

#include "doubled_key.hpp"

#include <kiln/isa/arch.hpp>

#include <llvm/Support/JSON.h>
#include <llvm/Support/raw_ostream.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>

namespace kiln::code_object {
namespace {

using isa::timing::board_value;
using isa::timing::parameter;
using isa::timing::parameter_set;

constexpr int64_t schema = 1;

std::string text_of(const llvm::json::Value& v) {
  std::string out;
  llvm::raw_string_ostream(out) << v;
  return out;
}

std::string text_of(double v) {
  char text[40];
  snprintf(text, sizeof(text), "%.6g", v);
  return text;
}

/// "a, b, c"
template<size_t N> std::string listed(const char* const (&names)[N]) {
  std::string out;
  for (const char* name : names) out += (out.empty() ? "" : ", ") + std::string(name);
  return out;
}

std::optional<isa::arch> find_arch(const std::string& name) {
  for (u32 a = 0; a < isa::arch_count; ++a)
    if (isa::arch_table[a].name == name) return static_cast<isa::arch>(a);
  return std::nullopt;
}

/// `name`: "FILE: gfx942.KEY". Empty without an error.
std::string set_parameter(parameter_set& out, const std::string& name, const std::string& key,
                          const llvm::json::Value& value) {
  parameter p{};
  if (!isa::timing::find_parameter({key.data(), static_cast<u32>(key.size())}, p))
    return name + " = " + text_of(value) + ": the parameter is not known; there are " +
           listed(isa::timing::parameter_names);
  const std::optional<double> number = value.getAsNumber();
  if (number && out.set(p, *number)) return "";
  const auto [low, high] = isa::timing::limits_of(p, out.target());
  return name + " = " + text_of(value) + ": is no number from " + text_of(low) + " to " + text_of(high) +
         " " + isa::timing::row_of(p, out.target()).unit;
}

/// `name`: "FILE: boards.MI300X.KEY". `row`: the board's own values, which set the limits.
std::string set_board_value(isa::timing::board& out, const isa::timing::board& row, const std::string& name,
                            const std::string& key, const llvm::json::Value& value) {
  board_value v{};
  if (!isa::timing::find_board_value({key.data(), static_cast<u32>(key.size())}, v))
    return name + " = " + text_of(value) + ": the value is not known; there are " +
           listed(isa::timing::board_value_names);
  const std::optional<double> number = value.getAsNumber();
  if (number && isa::timing::set(out, row, v, *number)) return "";
  const auto [low, high] = isa::timing::limits_of(row, v);
  return name + " = " + text_of(value) + ": is no whole number from " + std::to_string(low) + " to " +
         std::to_string(high) + " " + isa::timing::unit_of(v);
}

/// `example`: what the object should look like. `set(name, key, value)` gives the error of one member.
template<class Set>
std::string read_members(const std::string& name, const llvm::json::Value& values, const char* example,
                         Set set) {
  const llvm::json::Object* members = values.getAsObject();
  if (members == nullptr) return name + " = " + text_of(values) + ": is no object of " + example;
  for (const auto& [key, value] : *members)
    if (std::string error = set(name + "." + key.str(), key.str(), value); !error.empty()) return error;
  return "";
}

std::string read_target(parameter_set& out, const std::string& name, const llvm::json::Value& values) {
  return read_members(name, values, "parameters, {\"vector_cycles\": 4}",
                      [&](const std::string& member, const std::string& key, const llvm::json::Value& value) {
                        return set_parameter(out, member, key, value);
                      });
}

std::string read_board(timing_values& out, const std::string& name, const std::string& board,
                       const llvm::json::Value& values) {
  const isa::timing::board* row = isa::timing::find_board({board.data(), static_cast<u32>(board.size())});
  if (row == nullptr) {
    std::string known;
    for (const isa::timing::board& b : isa::timing::boards)
      known += (known.empty() ? "" : ", ") + std::string(b.name);
    return name + " = " + text_of(values) + ": the board is not known; there are " + known;
  }
  isa::timing::board other = *row;
  isa::timing::board& into = out.board.name == board ? out.board : other;
  return read_members(name, values, "values, {\"hbm_read_gbs\": 4200}",
                      [&](const std::string& member, const std::string& key, const llvm::json::Value& value) {
                        return set_board_value(into, *row, member, key, value);
                      });
}

std::string read_object(const llvm::json::Object& file, const std::string& path, timing_values& out) {
  const llvm::json::Value* version = file.get("schema");
  const std::string allowed = std::to_string(schema);
  if (version == nullptr) return path + ": the key schema is missing; it is " + allowed;
  if (version->getAsInteger() != schema)
    return path + ": schema = " + text_of(*version) + ": is not known; it is " + allowed;
  for (const auto& [key, value] : file) {
    if (key == "schema") continue;
    const std::string name = path + ": " + key.str();
    if (key == "measurement") { // how kiln_probes found the values: for people
      if (value.getAsObject() == nullptr) return name + " = " + text_of(value) + ": is no object";
      continue;
    }
    if (key == "boards") {
      std::string error = read_members(
          name, value, "boards, {\"MI300X\": {}}",
          [&](const std::string& member, const std::string& board, const llvm::json::Value& values) {
            return read_board(out, member, board, values);
          });
      if (!error.empty()) return error;
      continue;
    }
    const std::optional<isa::arch> target = find_arch(key.str());
    if (!target)
      return name + " = " + text_of(value) +
             ": the target is not known; there are gfx90a, gfx942, gfx950, and boards";
    parameter_set other(*target);
    parameter_set& into = *target == out.parameters.target() ? out.parameters : other;
    if (std::string error = read_target(into, name, value); !error.empty()) return error;
  }
  return "";
}

} // namespace

bool read_timing_values(const std::string& path, timing_values& out, std::string& error) {
  std::ifstream in(path, std::ios::binary);
  if (!in) {
    error = path + ": cannot be opened";
    return false;
  }
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  auto parsed = llvm::json::parse(text);
  if (!parsed) {
    error = path + ": " + llvm::toString(parsed.takeError());
    return false;
  }
  if (const std::string key = doubled_key(text); !key.empty()) {
    error = path + ": the key " + key + " is there twice";
    return false;
  }
  const llvm::json::Object* file = parsed->getAsObject();
  if (file == nullptr) {
    error = path + ": is no JSON object, {\"schema\": " + std::to_string(schema) +
            ", \"gfx942\": {...}, \"boards\": {...}}";
    return false;
  }
  timing_values changed = out;
  error = read_object(*file, path, changed);
  if (!error.empty()) return false;
  out = changed;
  return true;
}

} // namespace kiln::code_object
