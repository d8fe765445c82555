// SPDX-License-Identifier: MIT
// What the compute units of an XCD share: L2, then the last-level cache (MALL) and HBM, of which the XCD has its part. Each
// has a latency, from the issue of a load on, and a rate.
#pragma once

#include <kiln/isa/timing/boards.hpp>
#include <kiln/sim/timing/cache.hpp>

#include <algorithm>
#include <memory>

namespace kiln::sim::timing {

/// A resource that serves bytes one after another.
class rate {
public:
  explicit rate(double bytes_per_clock = 1) : per_clock_(bytes_per_clock) {}
  /// How long a request at `now` has to wait for the ones before it; it is then served.
  double delay(double bytes, double now) {
    const double begin = now > until_ ? now : until_;
    until_ = begin + bytes / per_clock_;
    served += bytes;
    return begin - now;
  }
  double per_clock() const { return per_clock_; }
  double served = 0; ///< bytes

private:
  double per_clock_, until_ = 0;
};

enum class level : u8 { l1, l2, mall, hbm };
inline constexpr u32 level_count = 4;
inline constexpr const char* level_names[] = {"L1", "L2", "MALL", "HBM"};

class shared_memory_levels {
public:
  /// `share`: the part of the XCD's compute units that is simulated. Rates and sizes are scaled by it, so that the others
  /// are taken to do the same on other data.
  shared_memory_levels(const parameter_set& p, const isa::timing::board& b, double mhz, double share,
                       bool warm)
      : l2_latency_(without_wait(p, parameter::l2_latency)),
        mall_latency_(at_clock(p, parameter::mall_latency, mhz)),
        hbm_latency_(at_clock(p, parameter::hbm_latency, mhz)),
        l2_(static_cast<u64>(p[parameter::l2_kilobytes] * 1024 * share),
            static_cast<u32>(p[parameter::l2_line]), static_cast<u32>(p[parameter::l2_ways])),
        has_mall_(p[parameter::mall_megabytes] > 0),
        warm_(warm) {
    const auto channels = static_cast<u32>(p[parameter::l2_channels]);
    channels_.assign(channels, rate(p[parameter::l2_channel_bytes] * share));
    const double part = share / b.xcds;
    const auto per_clock = [&](double gigabytes) { return gigabytes * 1e9 / (mhz * 1e6) * part; };
    const auto known = [](u32 rate_found, u32 instead) { return rate_found != 0 ? rate_found : instead; };
    l2_rate_ = rate(per_clock(known(b.l2_gbs, ~0u)));
    l2_write_rate_ = rate(per_clock(known(b.l2_write_gbs, ~0u)));
    mall_rate_ = rate(per_clock(known(b.mall_gbs, b.hbm_gbs_peak)));
    const u32 reads = known(b.hbm_read_gbs, b.hbm_gbs_peak);
    hbm_rate_ = rate(per_clock(reads));
    write_cost_ = static_cast<double>(reads) / known(b.hbm_write_gbs, reads);
    if (has_mall_) // every XCD reaches all of it: one XCD's part where the XCDs use other data
      mall_ = std::make_unique<cache>(static_cast<u64>(p[parameter::mall_megabytes] * 1048576.0 * part),
                                      l2_.line_bytes(), 16);
  }

  /// `bytes` of a line that L1 misses: when they arrive.
  cycle load(u64 address, u32 bytes, cycle now) {
    const double at = static_cast<double>(now);
    double wait = channel_of(address).delay(bytes, at);
    wait = std::max(wait, l2_rate_.delay(bytes, at));
    if (cache::line* l = l2_.find(address)) {
      ++hits[static_cast<u32>(level::l2)];
      const cycle own = static_cast<cycle>(at + wait + l2_latency_);
      return l->ready > own ? l->ready : own;
    }
    const cycle ready = static_cast<cycle>(at + fetch(address, at, wait));
    l2_.fill(address, ready);
    return ready;
  }
  /// When a store is acknowledged. L2 writes back and allocates on writes (AMD CDNA 3 white paper): a line goes to memory once
  /// for each time that it is in L2. That is charged when its bytes are first stored.
  cycle store(u64 address, double bytes, cycle now) {
    const double at = static_cast<double>(now);
    double wait = channel_of(address).delay(2.0 * bytes, at); // half the rate of loads
    wait = std::max(wait, l2_write_rate_.delay(bytes, at));
    cache::line* found = l2_.find(address);
    cache::line& l = found != nullptr ? *found : l2_.fill(address, now);
    const double fresh = std::min<double>(bytes, l2_.line_bytes() - l.written);
    l.written += fresh;
    if (fresh >
        0) // each level is asked at once, so that one that is full does not reserve the next for later
      wait = std::max(wait, hbm_rate_.delay(fresh * write_cost_, at));
    written += fresh;
    return finish(at + wait + l2_latency_);
  }

  /// An atomic is done in L2, at a quarter of the rate of stores (tingqli/pyhip, MoE notes); those that meet in one
  /// sector do not queue any longer (assumed).
  cycle update(u64 address, double bytes, cycle now) {
    const double at = static_cast<double>(now);
    const double wait = channel_of(address).delay(8.0 * bytes, at);
    if (l2_.find(address) == nullptr)
      l2_.fill(address, static_cast<cycle>(at + fetch(address, at, wait)));
    else
      ++hits[static_cast<u32>(level::l2)];
    return finish(at + wait + l2_latency_);
  }
  /// When the last store or atomic is done: the launch lasts so long.
  cycle last_write() const { return last_write_; }

  u64 hits[level_count] = {}; ///< requests, by the level that had them
  double written = 0;         ///< bytes, to memory
  double hbm_bytes() const { return hbm_rate_.served + written * (1 - write_cost_); }
  /// Reads and writes share its time; a written byte counts for what it costs beside a read one.
  const rate& hbm() const { return hbm_rate_; }
  const rate& l2_loads() const { return l2_rate_; }
  const rate& mall() const { return mall_rate_; }
  bool has_mall() const { return has_mall_; }

private:
  /// Memory beyond L2 has its own clock: it takes as many nanoseconds at any shader clock.
  static double at_clock(const parameter_set& p, parameter which, double mhz) {
    const double latency = without_wait(p, which), l2 = without_wait(p, parameter::l2_latency);
    return latency <= l2 ? latency : l2 + (latency - l2) * mhz / p[parameter::latency_mhz];
  }
  /// Channels follow each other every 256 bytes. Higher address bits are folded in (assumed): else the rows of a matrix with a
  /// power of two of columns would all be in one channel.
  rate& channel_of(u64 address) {
    constexpr u32 interleave = 256;
    u64 block = address / interleave;
    block ^= block >> 4 ^ block >> 9 ^ block >> 15 ^ block >> 22;
    return channels_[static_cast<size_t>(block % channels_.size())];
  }
  /// Cycles until a line that L2 misses arrives.
  double fetch(u64 address, double at, double wait) {
    if (has_mall_) {
      wait = std::max(wait, mall_rate_.delay(l2_.line_bytes(), at));
      if (warm_ || mall_->find(address) != nullptr) {
        ++hits[static_cast<u32>(level::mall)];
        return wait + mall_latency_;
      }
      mall_->fill(address, 0);
    }
    ++hits[static_cast<u32>(level::hbm)];
    return std::max(wait, hbm_rate_.delay(l2_.line_bytes(), at)) + hbm_latency_;
  }

  double l2_latency_, mall_latency_, hbm_latency_;
  cache l2_;
  std::unique_ptr<cache> mall_;
  std::vector<rate> channels_;
  rate l2_rate_, l2_write_rate_, mall_rate_, hbm_rate_;
  double write_cost_ = 1; ///< of a written byte, in read ones
  cycle finish(double at) {
    const auto done = static_cast<cycle>(at);
    last_write_ = std::max(last_write_, done);
    return done;
  }

  cycle last_write_ = 0;
  bool has_mall_, warm_;
};

} // namespace kiln::sim::timing
