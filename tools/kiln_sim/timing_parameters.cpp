// SPDX-License-Identifier: MIT
#include "timing_parameters.hpp"

#include <kiln/isa/arch.hpp>

#include <llvm/Support/JSON.h>
#include <llvm/Support/raw_ostream.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>

namespace kiln::code_object {
namespace {

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

std::optional<isa::arch> find_arch(const std::string& name) {
  for (u32 a = 0; a < isa::arch_count; ++a)
    if (isa::arch_table[a].name == name) return static_cast<isa::arch>(a);
  return std::nullopt;
}

/// `name`: "FILE: gfx942.KEY". Empty without an error.
std::string set_parameter(parameter_set& out, const std::string& name, const std::string& key,
                          const llvm::json::Value& value) {
  parameter p{};
  if (!isa::timing::find_parameter({key.data(), static_cast<u32>(key.size())}, p)) {
    std::string known;
    for (const char* other : isa::timing::parameter_names)
      known += (known.empty() ? "" : ", ") + std::string(other);
    return name + " = " + text_of(value) + ": the parameter is not known; there are " + known;
  }
  const std::optional<double> number = value.getAsNumber();
  if (number && out.set(p, *number)) return "";
  const auto [low, high] = isa::timing::limits_of(p, out.target());
  return name + " = " + text_of(value) + ": is no number from " + text_of(low) + " to " + text_of(high) +
         " " + isa::timing::row_of(p, out.target()).unit;
}

std::string read_target(parameter_set& out, const std::string& name, const llvm::json::Value& values) {
  const llvm::json::Object* parameters = values.getAsObject();
  if (parameters == nullptr)
    return name + " = " + text_of(values) + ": is no object of parameters, {\"vector_cycles\": 4}";
  for (const auto& [key, value] : *parameters)
    if (std::string error = set_parameter(out, name + "." + key.str(), key.str(), value); !error.empty())
      return error;
  return "";
}

std::string read_object(const llvm::json::Object& file, const std::string& path, parameter_set& out) {
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
    const std::optional<isa::arch> target = find_arch(key.str());
    if (!target)
      return name + " = " + text_of(value) + ": the target is not known; there are gfx90a, gfx942 and gfx950";
    parameter_set other(*target);
    if (std::string error = read_target(*target == out.target() ? out : other, name, value); !error.empty())
      return error;
  }
  return "";
}

} // namespace

bool read_parameters(const std::string& path, isa::arch target, parameter_set& out, std::string& error) {
  if (out.target() != target) {
    error = path + ": is read for " + isa::facts_of(target).name + " into parameters of " +
            isa::facts_of(out.target()).name;
    return false;
  }
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
  const llvm::json::Object* file = parsed->getAsObject();
  if (file == nullptr) {
    error = path + ": is no JSON object, {\"schema\": " + std::to_string(schema) + ", \"gfx942\": {...}}";
    return false;
  }
  parameter_set changed = out;
  error = read_object(*file, path, changed);
  if (!error.empty()) return false;
  out = changed;
  return true;
}

} // namespace kiln::code_object
