// SPDX-License-Identifier: MIT
// The numbers of a board's row by name: measurements, or another partition of the device, may replace them.
#pragma once

#include <kiln/isa/timing/boards.hpp>
#include <kiln/isa/timing/parameter.hpp>

namespace kiln::isa::timing {

enum class board_value : u8 {
  xcds,
  cus_per_xcd,
  peak_mhz,
  dense_16_bit_mhz,
  dense_8_bit_mhz,
  streaming_mhz,
  other_mhz,
  hbm_peak_gbs,
  hbm_read_gbs,
  hbm_write_gbs,
  mall_gbs,
  l2_gbs,
  l2_write_gbs,
  count
};
inline constexpr u32 board_value_count = static_cast<u32>(board_value::count);

inline constexpr const char* board_value_names[] = {
    "xcds",          "cus_per_xcd", "peak_mhz",     "dense_16_bit_mhz", "dense_8_bit_mhz",
    "streaming_mhz", "other_mhz",   "hbm_peak_gbs", "hbm_read_gbs",     "hbm_write_gbs",
    "mall_gbs",      "l2_gbs",      "l2_write_gbs"};
static_assert(sizeof(board_value_names) / sizeof(board_value_names[0]) == board_value_count);

constexpr const char* name_of(board_value v) { return board_value_names[static_cast<u32>(v)]; }

/// False if no value has the name; `found` is then unchanged.
constexpr bool find_board_value(text_view name, board_value& found) {
  for (u32 i = 0; i < board_value_count; ++i)
    if (text_view(board_value_names[i]) == name) {
      found = static_cast<board_value>(i);
      return true;
    }
  return false;
}

constexpr bool is_clock(board_value v) { return v >= board_value::peak_mhz && v <= board_value::other_mhz; }
constexpr bool is_rate(board_value v) {
  return v >= board_value::hbm_peak_gbs && v <= board_value::l2_write_gbs;
}
constexpr const char* unit_of(board_value v) {
  return is_rate(v) ? "GB/s" : is_clock(v) ? "MHz" : v == board_value::xcds ? "XCDs" : "compute units";
}

constexpr u32 value_of(const board& b, board_value v) {
  const u32 values[] = {b.xcds,
                        b.cus_per_xcd,
                        b.peak_mhz,
                        b.clocks.dense_16_bit,
                        b.clocks.dense_8_bit,
                        b.clocks.streaming,
                        b.clocks.other,
                        b.hbm_gbs_peak,
                        b.hbm_read_gbs,
                        b.hbm_write_gbs,
                        b.mall_gbs,
                        b.l2_gbs,
                        b.l2_write_gbs};
  static_assert(sizeof(values) / sizeof(values[0]) == board_value_count);
  return values[static_cast<u32>(v)];
}

struct board_value_limits {
  u32 low, high;
};
/// What a board accepts: from a quarter of its row's value to four times as much. A device may be divided into parts of one
/// XCD, which have their part of the rates. Where the row has no value, the peak clock and the peak rate of HBM are widened;
/// L2 is faster than HBM.
constexpr board_value_limits limits_of(const board& row, board_value v) {
  const u32 value = value_of(row, v);
  if (v == board_value::xcds || v == board_value::cus_per_xcd) return {1, 4 * value};
  const auto quarter = [](u32 of) { return (of + 3) / 4; };
  if (is_clock(v))
    return value != 0 ? board_value_limits{quarter(value), 4 * value}
                      : board_value_limits{quarter(row.peak_mhz), row.peak_mhz};
  if (value != 0) return {quarter(value / row.xcds), 4 * value};
  const bool is_l2 = v == board_value::l2_gbs || v == board_value::l2_write_gbs;
  return {quarter(row.hbm_gbs_peak / row.xcds), (is_l2 ? 16 : 4) * row.hbm_gbs_peak};
}

/// Sets a value of a copy of the row. False, without effect, if it is outside limits_of the row, or no whole number.
constexpr bool set(board& b, const board& row, board_value v, double value) {
  const board_value_limits limits = limits_of(row, v);
  if (!(limits.low <= value && value <= limits.high)) return false;
  const u32 whole = static_cast<u32>(value);
  if (static_cast<double>(whole) != value) return false;
  u32* const places[] = {&b.xcds,
                         &b.cus_per_xcd,
                         &b.peak_mhz,
                         &b.clocks.dense_16_bit,
                         &b.clocks.dense_8_bit,
                         &b.clocks.streaming,
                         &b.clocks.other,
                         &b.hbm_gbs_peak,
                         &b.hbm_read_gbs,
                         &b.hbm_write_gbs,
                         &b.mall_gbs,
                         &b.l2_gbs,
                         &b.l2_write_gbs};
  static_assert(sizeof(places) / sizeof(places[0]) == board_value_count);
  *places[static_cast<u32>(v)] = whole;
  return true;
}

/// Microbenchmarks of bench/device/probes that find rates with all compute units of the board at work.
struct board_probe {
  board_value finds;
  const char* description;
};
inline constexpr board_probe board_probes[] = {
    {board_value::l2_gbs, "loads of 512 KB per XCD, which all its compute units share and no L1 holds"},
    {board_value::l2_write_gbs, "stores to 64 KB of each compute unit, again and again"},
    {board_value::mall_gbs,
     "loads of 512 KB of each compute unit, again and again: more than L2 holds in all, less than MALL"},
    {board_value::hbm_read_gbs, "loads of what no cache has, each once"},
    {board_value::hbm_write_gbs, "stores to what no cache has, each once"},
};

} // namespace kiln::isa::timing
