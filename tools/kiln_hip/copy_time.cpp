// SPDX-License-Identifier: MIT
#include "allocations.hpp"
#include "board.hpp"
#include "model_time.hpp"

#include <kiln/isa/timing/boards.hpp>

namespace kiln::hip_runtime {
namespace {

/// Between host and device, GB/s in each direction, and microseconds of a copy of one byte. Assumed: 80 % of the rate of the
/// link, as copies of pinned memory reach on other boards, and latencies of the same order as a launch. Kiln measured none.
struct copy_row {
  const char* board;
  double host_gbs, host_latency, device_latency;
  const char* source;
};
constexpr copy_row copy_rows[] = {
    {"MI210", 25, 10, 6, "assumed: PCIe 4.0 x16, 32 GB/s (AMD Instinct MI210 data sheet)"},
    {"MI300X", 51, 10, 6, "assumed: PCIe 5.0 x16, 64 GB/s (AMD Instinct MI300X data sheet)"},
    {"MI325X", 51, 10, 6, "assumed: PCIe 5.0 x16, 64 GB/s (AMD Instinct MI325X data sheet)"},
    {"MI350X", 51, 10, 6, "assumed: PCIe 5.0 x16, 64 GB/s (AMD Instinct MI350X data sheet)"},
    {"MI355X", 51, 10, 6, "assumed: PCIe 5.0 x16, 64 GB/s (AMD Instinct MI355X data sheet)"},
};

const copy_row& row_of(const board& b) {
  for (const copy_row& r : copy_rows)
    if (std::string(r.board) == b.key) return r;
  return copy_rows[1];
}

/// GB/s of the device's memory: what was measured, else 80 % of the peak.
double memory_rate(const board& b, bool write) {
  constexpr double part = 0.8;
  const isa::timing::board* t = isa::timing::find_board(text_view(b.key));
  if (t == nullptr) return 1;
  const double known = write ? t->hbm_write_gbs : t->hbm_read_gbs;
  return known != 0 ? known : part * t->hbm_gbs_peak;
}

bool on_device(const void* address) {
  const auto a = find_allocation(address);
  return a && a->kind != memory_kind::host && a->kind != memory_kind::registered;
}

constexpr double bytes_per_us = 1000; // of 1 GB/s

} // namespace

item_time time_of_copy(const void* to, const void* from, uint64_t bytes, int device) {
  const board& b = *devices()[static_cast<size_t>(device)];
  const copy_row& row = row_of(b);
  const auto size = static_cast<double>(bytes);
  const bool to_device = on_device(to), from_device = on_device(from);
  if (to_device == from_device) {
    if (!to_device) return {};
    const double us =
        size / (bytes_per_us * memory_rate(b, false)) + size / (bytes_per_us * memory_rate(b, true));
    return {engine::compute, row.device_latency + us, "copy on the device", 0};
  }
  const double us = row.host_latency + size / (bytes_per_us * row.host_gbs);
  return to_device ? item_time{engine::copy_in, us, "copy to the device", 0}
                   : item_time{engine::copy_out, us, "copy to the host", 0};
}

item_time time_of_fill(uint64_t bytes, int device) {
  const board& b = *devices()[static_cast<size_t>(device)];
  return {engine::compute,
          row_of(b).device_latency + static_cast<double>(bytes) / (bytes_per_us * memory_rate(b, true)),
          "fill", 0};
}

} // namespace kiln::hip_runtime
