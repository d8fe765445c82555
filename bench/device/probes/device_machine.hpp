// SPDX-License-Identifier: MIT
// Runs measuring kernels on the GPU.
#pragma once

#include "kernels.hpp"

#include <device/gpu.hpp>
#include <kiln/isa/timing/boards.hpp>
#include <string>

namespace kiln::probes {

class device_machine {
public:
  explicit device_machine(const isa::timing::board& b) : found(b.arch), board_(b) {
    int khz = 0;
    device_test::check(hipDeviceGetAttribute(&khz, hipDeviceAttributeWallClockRate, 0),
                       "the constant clock's rate");
    constant_mhz_ = khz > 0 ? khz / 1000.0 : 100;
    read_clock();
  }

  findings found;

  u32 xcds() const { return board_.xcds; }
  double clock_mhz() const { return clock_mhz_; }

  /// Measures the shader clock under what the probes do.
  double read_clock() {
    constexpr u32 rounds = 2000; // about a millisecond
    device_test::gpu_array<u64> out(clock_readings);
    device_test::check(kiln::launch<probe_clocks>({.grid = 1}, out.data(), rounds), "launch probe_clocks");
    const std::vector<u64>& read = out.read();
    const u64 clocks[clock_readings] = {read[0], read[1], read[2], read[3]};
    return clock_mhz_ = mhz_of(clocks, constant_mhz_);
  }

  template<class Sections> section_times run(u32 groups = 1) {
    constexpr u32 waves = Sections::work_items / wave_items, repetitions = 16;
    device_test::gpu_array<u32> out(size_t{groups} * repetitions * waves * readings);
    // Nothing of the data is in a cache.
    device_test::check(hipMemset(others_.data(), 0, other_words * sizeof(u32)), "hipMemset");
    device_test::check(launched<Sections>::with(groups, out.data(), data_.data(), repetitions), "launch");
    return {out.read(), waves, Sections::active_simds, repetitions, groups, 1};
  }
  /// On all compute units, with data of its own; the readings are those of XCD 0.
  template<class Sections> section_times run_all() {
    constexpr u32 waves = Sections::work_items / wave_items;
    const u32 groups = board_.xcds * board_.cus_per_xcd;
    device_test::gpu_array<u32> out(size_t{groups} * Sections::repetitions * waves * readings);
    device_test::gpu_array<u32> data(Sections::data_bytes(groups) / sizeof(u32));
    device_test::check(hipMemset(data.data(), 0, Sections::data_bytes(groups)), "hipMemset");
    device_test::check(hipMemset(others_.data(), 0, other_words * sizeof(u32)), "hipMemset");
    device_test::check(launched<Sections>::with(groups, out.data(), data.data(), Sections::repetitions),
                       "launch");
    return {out.read(), waves, Sections::active_simds, Sections::repetitions, groups, board_.xcds};
  }

private:
  static constexpr size_t data_words = size_t{16} << 20, other_words = size_t{128} << 20;

  const isa::timing::board& board_;
  device_test::gpu_array<u32> data_{data_words}, others_{other_words};
  double constant_mhz_ = 100, clock_mhz_ = 0;
};

} // namespace kiln::probes
