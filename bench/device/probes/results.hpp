// SPDX-License-Identifier: MIT
// What several runs of the probes have found: medians, spreads, what is refused, and the file that kiln_sim reads.
#pragma once

#include "machine.hpp"

#include <kiln/isa/arch.hpp>
#include <kiln/isa/timing/board_value.hpp>

#include <cstdio>
#include <string>

namespace kiln::probes {

/// The relative spread of the runs' values that a parameter may have. A turn or a clock more or less is allowed to latencies.
constexpr double allowed_spread(parameter p, double value) {
  const double step = resolution_of(p) == resolution::turn    ? turn_cycles
                      : resolution_of(p) == resolution::clock ? 2
                                                              : 0;
  if (resolution_of(p) == resolution::rule) return 0;
  return std::max(0.02, value > 0 ? step / value : 0);
}

class results {
public:
  /// `row`: of the board whose rates are measured.
  explicit results(const isa::timing::board& row)
      : row_(row), samples_(isa::timing::parameter_count), rates_(isa::timing::board_value_count) {}

  /// What one run has found.
  void add(const findings& found) {
    for (u32 i = 0; i < isa::timing::parameter_count; ++i) {
      const parameter p = static_cast<parameter>(i);
      if (!found.is_fresh(p)) continue;
      samples_[i].push_back(found.measured(p));
      runs_ = std::max(runs_, samples_[i].size());
    }
  }

  /// What one run has found of a rate; 0 for nothing.
  void add(isa::timing::board_value v, double gigabytes) {
    rates_[static_cast<u32>(v)].push_back(std::round(gigabytes));
  }

  bool has(parameter p) const { return !samples(p).empty(); }
  double value(parameter p) const { return median(samples(p)); }
  bool has(isa::timing::board_value v) const { return !rates(v).empty(); }
  double value(isa::timing::board_value v) const { return std::round(median(rates(v))); }
  double spread(parameter p) const { return spread_of(samples(p)); }
  double spread(isa::timing::board_value v) const { return spread_of(rates(v)); }
  /// Why the value is not written, or nothing.
  std::string refusal(parameter p) const {
    char text[200] = "";
    const isa::timing::value_range limits = isa::timing::limits_of(p, row_.arch);
    if (samples(p).size() < runs_)
      std::snprintf(text, sizeof text, "found in %zu of %zu runs", samples(p).size(), runs_);
    else if (!(limits.low <= value(p) && value(p) <= limits.high))
      std::snprintf(text, sizeof text, "%.6g is outside %.6g to %.6g", value(p), limits.low, limits.high);
    else if (!(spread(p) <= allowed_spread(p, value(p))))
      std::snprintf(text, sizeof text, "the runs differ by %.1f %%, allowed are %.1f %%", 100 * spread(p),
                    100 * allowed_spread(p, value(p)));
    return text;
  }
  std::string refusal(isa::timing::board_value v) const {
    char text[200] = "";
    const isa::timing::board_value_limits limits = isa::timing::limits_of(row_, v);
    const size_t nothing = static_cast<size_t>(std::ranges::count(rates(v), 0.0));
    if (nothing != 0)
      std::snprintf(text, sizeof text, "not found in %zu of %zu runs", nothing, rates(v).size());
    else if (!(limits.low <= value(v) && value(v) <= limits.high))
      std::snprintf(text, sizeof text, "%.6g is outside %u to %u", value(v), limits.low, limits.high);
    else if (!(spread(v) <= allowed_rate_spread))
      std::snprintf(text, sizeof text, "the runs differ by %.1f %%, allowed are %.1f %%", 100 * spread(v),
                    100 * allowed_rate_spread);
    return text;
  }

  /// A line for each parameter and rate. Returns how many are refused.
  u32 print() const {
    u32 refused = 0;
    std::printf("%-26s %10s %8s\n", "parameter", "value", "spread");
    const auto line = [&](auto p) {
      const std::string why = refusal(p);
      refused += !why.empty();
      std::printf("%-26s %10.6g %6.1f %%%s%s\n", name_of(p), value(p), 100 * spread(p),
                  why.empty() ? "" : "  REFUSED: ", why.c_str());
    };
    for_each(line);
    for_each_rate(line);
    for (u32 i = 0; i < isa::timing::parameter_count; ++i)
      if (const parameter p = static_cast<parameter>(i); !has(p) && !is_unmeasured(p))
        std::printf("%-26s nothing found\n", name_of(p));
    return refused;
  }

  /// The file of kiln_sim --timing-parameters. False if it cannot be written.
  bool write(const std::string& path, const std::string& device, double clock_mhz) const {
    std::string values, rates, spreads, refusals;
    const auto member = [](std::string& list, const char* name, const std::string& text) {
      list += (list.empty() ? "\n    \"" : ",\n    \"") + std::string(name) + "\": " + text;
    };
    const auto put = [&](std::string& list, auto p) {
      const std::string why = refusal(p);
      if (why.empty())
        member(list, name_of(p), number(value(p)));
      else
        member(refusals, name_of(p), quoted(why));
      member(spreads, name_of(p), number(spread(p)));
    };
    for_each([&](parameter p) { put(values, p); });
    for_each_rate([&](isa::timing::board_value v) { put(rates, v); });
    const std::string boards =
        rates.empty() ? "" : ",\n  \"boards\": {" + quoted(row_.name) + ": {" + rates + "\n  }}";
    std::FILE* file = std::fopen(path.c_str(), "w");
    if (file == nullptr) return false;
    std::fprintf(file,
                 "{\n  \"schema\": 1,\n  \"%s\": {%s\n  }%s,\n  \"measurement\": {\n    \"device\": %s,\n"
                 "    \"clock_mhz\": %s,\n    \"spread\": {%s\n    },\n    \"refused\": {%s\n    }\n  }\n}\n",
                 isa::facts_of(row_.arch).name, values.c_str(), boards.c_str(), quoted(device).c_str(),
                 number(clock_mhz).c_str(), spreads.c_str(), refusals.c_str());
    return std::fclose(file) == 0;
  }

private:
  static constexpr double allowed_rate_spread = 0.02;
  /// (greatest - least) / median.
  static double spread_of(const std::vector<double>& found) {
    const auto [low, high] = std::ranges::minmax(found);
    return high == low ? 0 : (high - low) / std::abs(median(found));
  }
  const std::vector<double>& samples(parameter p) const { return samples_[static_cast<u32>(p)]; }
  const std::vector<double>& rates(isa::timing::board_value v) const { return rates_[static_cast<u32>(v)]; }
  template<class Visit> void for_each_rate(Visit visit) const {
    for (u32 i = 0; i < isa::timing::board_value_count; ++i)
      if (const auto v = static_cast<isa::timing::board_value>(i); has(v)) visit(v);
  }
  template<class Visit> void for_each(Visit visit) const {
    for (u32 i = 0; i < isa::timing::parameter_count; ++i)
      if (const parameter p = static_cast<parameter>(i); has(p)) visit(p);
  }
  static std::string number(double value) {
    char text[40];
    std::snprintf(text, sizeof text, "%.8g", value);
    return text;
  }
  static std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : text)
      if (c != '"' && c != '\\' && c >= ' ') out += c;
    return out + '"';
  }

  isa::timing::board row_;
  std::vector<std::vector<double>> samples_, rates_;
  size_t runs_ = 0;
};

} // namespace kiln::probes
