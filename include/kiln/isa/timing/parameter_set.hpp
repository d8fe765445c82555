// SPDX-License-Identifier: MIT
// A value for each parameter of a timing model: those of the rows, set one by one, or drawn from their ranges.
#pragma once

#include <kiln/isa/timing/parameters.hpp>

namespace kiln::isa::timing {

struct value_range {
  double low, high;
};

/// What a set accepts: the row's range, widened by a factor of 4, but for rules. Values outside it are taken for errors.
constexpr value_range limits_of(parameter p, arch a) {
  const parameter_row& row = row_of(p, a);
  if (is_rule(p)) return {row.low, row.high};
  return {row.low / 4, row.high * 4};
}

class parameter_set {
public:
  /// The values of the rows.
  explicit constexpr parameter_set(arch a) : arch_(a) {
    for (u32 i = 0; i < parameter_count; ++i) values_[i] = row_of(static_cast<parameter>(i), a).value;
  }

  /// Draws each parameter evenly from its row's range, but for counts, sizes and rules, from splitmix64 (Steele, Lea, Flood:
  /// "Fast splittable pseudorandom number generators", 2014).
  static constexpr parameter_set draw(arch a, u64 seed) {
    parameter_set out(a);
    u64 state = seed;
    for (u32 i = 0; i < parameter_count; ++i) {
      state +=
          0x9e37'79b9'7f4a'7c15u; // of sizes too, so that a parameter's number depends on its place alone
      const parameter p = static_cast<parameter>(i);
      if (is_size(p) || is_rule(p)) continue;
      const parameter_row& row = row_of(p, a);
      const double share = static_cast<double>(mix(state) >> 11) * 0x1p-53; // of 53 bits, below 1
      const double above = (row.high - row.low) * share;                    // rounded here: no fused addition
      out.values_[i] = row.low + above;
    }
    return out;
  }

  constexpr arch target() const { return arch_; }
  constexpr double operator[](parameter p) const { return values_[static_cast<u32>(p)]; }

  /// False, without effect, if the value is outside limits_of the parameter, or is not a number; so is a rule that is no whole
  /// number.
  constexpr bool set(parameter p, double value) {
    const value_range limits = limits_of(p, arch_);
    if (!(limits.low <= value && value <= limits.high)) return false;
    if (is_rule(p) && value != static_cast<double>(static_cast<u32>(value))) return false;
    values_[static_cast<u32>(p)] = value;
    return true;
  }

  /// FNV-1a, 64 bits, of the values' bytes, lowest first.
  constexpr u64 hash() const {
    u64 h = 0xcbf2'9ce4'8422'2325u;
    for (const double value : values_) {
      const u64 bits = __builtin_bit_cast(u64, value);
      for (u32 shift = 0; shift < 64; shift += 8) h = (h ^ (bits >> shift & 0xff)) * 0x100'0000'01b3u;
    }
    return h;
  }

private:
  static constexpr u64 mix(u64 z) {
    z = (z ^ z >> 30) * 0xbf58'476d'1ce4'e5b9u;
    z = (z ^ z >> 27) * 0x94d0'49bb'1331'11ebu;
    return z ^ z >> 31;
  }

  arch arch_;
  double values_[parameter_count] = {};
};

} // namespace kiln::isa::timing
