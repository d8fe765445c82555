// SPDX-License-Identifier: MIT
// What several runs of the probes have found: medians, spreads, what is refused, and the file that kiln_sim reads.
#pragma once

#include "machine.hpp"

#include <kiln/isa/arch.hpp>

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
  explicit results(isa::arch a) : target_(a), samples_(isa::timing::parameter_count) {}

  /// What one run has found.
  void add(const findings& found) {
    for (u32 i = 0; i < isa::timing::parameter_count; ++i) {
      const parameter p = static_cast<parameter>(i);
      if (!found.is_fresh(p)) continue;
      samples_[i].push_back(found.measured(p));
      runs_ = std::max(runs_, samples_[i].size());
    }
  }

  bool has(parameter p) const { return !samples(p).empty(); }
  double value(parameter p) const { return median(samples(p)); }
  /// (greatest - least) / median.
  double spread(parameter p) const {
    const auto [low, high] = std::ranges::minmax(samples(p));
    return high == low ? 0 : (high - low) / std::abs(value(p));
  }
  /// Why the value is not written, or nothing.
  std::string refusal(parameter p) const {
    char text[200] = "";
    const isa::timing::value_range limits = isa::timing::limits_of(p, target_);
    if (samples(p).size() < runs_)
      std::snprintf(text, sizeof text, "found in %zu of %zu runs", samples(p).size(), runs_);
    else if (!(limits.low <= value(p) && value(p) <= limits.high))
      std::snprintf(text, sizeof text, "%.6g is outside %.6g to %.6g", value(p), limits.low, limits.high);
    else if (!(spread(p) <= allowed_spread(p, value(p))))
      std::snprintf(text, sizeof text, "the runs differ by %.1f %%, allowed are %.1f %%", 100 * spread(p),
                    100 * allowed_spread(p, value(p)));
    return text;
  }

  /// A line for each parameter. Returns how many are refused.
  u32 print() const {
    u32 refused = 0;
    std::printf("%-26s %10s %8s\n", "parameter", "value", "spread");
    for_each([&](parameter p) {
      const std::string why = refusal(p);
      refused += !why.empty();
      std::printf("%-26s %10.6g %6.1f %%%s%s\n", name_of(p), value(p), 100 * spread(p),
                  why.empty() ? "" : "  REFUSED: ", why.c_str());
    });
    for (u32 i = 0; i < isa::timing::parameter_count; ++i)
      if (const parameter p = static_cast<parameter>(i); !has(p) && !is_unmeasured(p))
        std::printf("%-26s nothing found\n", name_of(p));
    return refused;
  }

  /// The file of kiln_sim --timing-parameters. False if it cannot be written.
  bool write(const std::string& path, const std::string& device, double clock_mhz) const {
    std::string values, spreads, refusals;
    const auto member = [](std::string& list, const char* name, const std::string& text) {
      list += (list.empty() ? "\n    \"" : ",\n    \"") + std::string(name) + "\": " + text;
    };
    for_each([&](parameter p) {
      const std::string why = refusal(p);
      if (why.empty())
        member(values, name_of(p), number(value(p)));
      else
        member(refusals, name_of(p), quoted(why));
      member(spreads, name_of(p), number(spread(p)));
    });
    std::FILE* file = std::fopen(path.c_str(), "w");
    if (file == nullptr) return false;
    std::fprintf(file,
                 "{\n  \"schema\": 1,\n  \"%s\": {%s\n  },\n  \"measurement\": {\n    \"device\": %s,\n"
                 "    \"clock_mhz\": %s,\n    \"spread\": {%s\n    },\n    \"refused\": {%s\n    }\n  }\n}\n",
                 isa::facts_of(target_).name, values.c_str(), quoted(device).c_str(),
                 number(clock_mhz).c_str(), spreads.c_str(), refusals.c_str());
    return std::fclose(file) == 0;
  }

private:
  const std::vector<double>& samples(parameter p) const { return samples_[static_cast<u32>(p)]; }
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

  isa::arch target_;
  std::vector<std::vector<double>> samples_;
  size_t runs_ = 0;
};

} // namespace kiln::probes
