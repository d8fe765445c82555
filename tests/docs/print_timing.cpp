// SPDX-License-Identifier: MIT
// Prints the tables of docs/timing.md from the rows in isa/timing.
#include <kiln/isa/arch.hpp>
#include <kiln/isa/timing/board_value.hpp>
#include <kiln/isa/timing/parameters.hpp>

#include <cstdio>
#include <string>

namespace {

using namespace kiln;
using namespace kiln::isa;
using namespace kiln::isa::timing;

std::string known(u32 value) { return value == 0 ? "-" : std::to_string(value); }

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.6g", value);
  return text;
}

std::string targets_of(arch_mask archs) {
  std::string text;
  for (u32 a = 0; a < arch_count; ++a)
    if ((archs & mask_of(static_cast<arch>(a))) != 0)
      text += (text.empty() ? "" : ", ") + std::string(facts_of(static_cast<arch>(a)).name);
  return text;
}

void print_boards() {
  std::printf("\n### Boards\n\n| board | target | XCDs x CUs | peak MHz | dense 16 | dense 8 | streaming | "
              "other | HBM peak | "
              "HBM read | HBM write | MALL | L2 | L2 write | source "
              "|\n|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|\n");
  for (const board& b : boards)
    std::printf("| %s | %s | %u x %u | %u | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s |\n", b.name,
                facts_of(b.arch).name, b.xcds, b.cus_per_xcd, b.peak_mhz,
                known(b.clocks.dense_16_bit).c_str(), known(b.clocks.dense_8_bit).c_str(),
                known(b.clocks.streaming).c_str(), known(b.clocks.other).c_str(),
                known(b.hbm_gbs_peak).c_str(), known(b.hbm_read_gbs).c_str(), known(b.hbm_write_gbs).c_str(),
                known(b.mall_gbs).c_str(), known(b.l2_gbs).c_str(), known(b.l2_write_gbs).c_str(), b.source);
}

/// "16", or "16 (4 to 16)".
std::string value_of(const parameter_row& r) {
  if (r.low == r.high) return number(r.value);
  return number(r.value) + " (" + number(r.low) + " to " + number(r.high) + ")";
}

void print_parameters() {
  std::printf("\n### Parameters\n\n| parameter | targets | value (range) | unit | mark | source | probe |\n"
              "|---|---|--:|---|---|---|---|\n");
  for (const parameter_row& r : isa::timing::detail::parameter_rows)
    std::printf("| `%s` | %s | %s | %s | %s | %s | %s |\n", name_of(r.id), targets_of(r.archs).c_str(),
                value_of(r).c_str(), r.unit, name_of(r.origin), r.source, r.probe);
}

void print_probes() {
  std::printf("\n### Probes\n\n| probe | microbenchmark |\n|---|---|\n");
  for (const probe& p : probes) std::printf("| %s | %s |\n", p.name, p.description);
  for (const board_probe& p : board_probes) std::printf("| %s | %s |\n", name_of(p.finds), p.description);
}

} // namespace

int main() {
  print_boards();
  print_parameters();
  print_probes();
}
