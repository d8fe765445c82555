// SPDX-License-Identifier: MIT
#include "settings.hpp"

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace kiln::hip_runtime {
namespace {

[[noreturn]] void refuse(const char* name, const std::string& value, const char* allowed) {
  std::fprintf(stderr, "kiln_hip: %s is '%s'; allowed: %s\n", name, value.c_str(), allowed);
  std::_Exit(2);
}

/// Of a variable that is set and not empty.
std::optional<std::string> variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr || *value == 0 ? std::nullopt : std::optional<std::string>(value);
}

std::optional<uint64_t> number(const char* name, uint64_t most, const char* allowed) {
  const auto text = variable(name);
  if (!text) return std::nullopt;
  uint64_t value = 0;
  const char* const end = text->data() + text->size();
  const auto [stopped, error] = std::from_chars(text->data(), end, value);
  if (error != std::errc{} || stopped != end || value > most) refuse(name, *text, allowed);
  return value;
}

/// Makes the file if there is none.
bool can_write(const std::string& path) {
  std::FILE* const file = std::fopen(path.c_str(), "a");
  return file != nullptr && std::fclose(file) == 0;
}

check_settings read_settings() {
  using form = check_settings::form;
  check_settings s;
  if (const auto exit = number("KILN_HIP_ERROR_EXIT", 255, "0 to 255")) {
    s.error_exit = static_cast<int>(*exit);
    s.report = form::text;
  }
  s.seed = number("KILN_HIP_SEED", ~uint64_t{0}, "0 to 18446744073709551615");
  const auto report = variable("KILN_HIP_REPORT");
  if (!report) return s;
  constexpr std::string_view text = "text:", json = "json:";
  s.report = report->starts_with(json) ? form::json : form::text;
  if (*report != "text" && !report->starts_with(text) && !report->starts_with(json))
    refuse("KILN_HIP_REPORT", *report, "text, text:PATH, json:PATH");
  if (*report != "text") s.path = report->substr(text.size());
  if (*report != "text" && s.path.empty()) refuse("KILN_HIP_REPORT", *report, "text, text:PATH, json:PATH");
  if (!s.path.empty() && !can_write(s.path)) refuse("KILN_HIP_REPORT", *report, "a file that can be written");
  return s;
}

} // namespace

double progress_seconds() {
  constexpr uint64_t by_default = 10, most = 1'000'000;
  static const double seconds =
      static_cast<double>(number("KILN_HIP_PROGRESS_SECONDS", most, "0 to 1000000").value_or(by_default));
  return seconds;
}

bool time_is_modelled() {
  static const bool modelled = [] {
    const std::string value = variable("KILN_HIP_TIME").value_or("wall");
    if (value != "wall" && value != "model") refuse("KILN_HIP_TIME", value, "wall, model");
    return value == "model";
  }();
  return modelled;
}

const std::string& trace_path() {
  static const auto* const path = [] {
    const auto* const p =
        new std::string(variable("KILN_HIP_TRACE").value_or("")); // used until the process ends
    if (!p->empty() && !can_write(*p)) refuse("KILN_HIP_TRACE", *p, "a file that can be written");
    return p;
  }();
  return *path;
}

const check_settings& settings() {
  static const auto* const s = new check_settings(read_settings()); // used until the process ends
  return *s;
}

namespace {

/// A wrong value ends the program before it starts.
[[gnu::constructor]] void read_all_settings() {
  (void)settings();
  (void)progress_seconds();
  (void)time_is_modelled();
}

} // namespace

} // namespace kiln::hip_runtime
