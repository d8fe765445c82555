// SPDX-License-Identifier: MIT
// Draws parameters, runs the probes in the timing model with them, and compares what they find with what was put in.
// usage: kiln_probes_model [--seed N] [--sets N] [--out FILE] [--rates 1]
// A random seed by default, which is printed; one set. --rates 1: those of boards, which all compute units are needed for.
#include "bandwidth.hpp"
#include "model_machine.hpp"
#include "registry.hpp"
#include "results.hpp"

#include <cstring>
#include <random>

namespace kiln::probes {
namespace {

struct range {
  double low, high;
};

/// The row's range, or 20 % either way where that is more, within what a probe and the model can tell.
range range_of(parameter p, isa::arch a) {
  const isa::timing::parameter_row& row = isa::timing::row_of(p, a);
  if (row.value == 0) return {0, 0}; // the target has none of it
  const range wide{std::min(row.low, 0.8 * row.value), std::max(row.high, 1.2 * row.value)};
  switch (p) {
  // An instruction takes its turn at least.
  case parameter::vector_cycles:
  case parameter::packed_f32_cycles: return {4, 5};
  case parameter::scalar_cycles:
  case parameter::wait_cycles:
  case parameter::barrier_release: return {4, 12};
  case parameter::branch_not_taken_cycles: return {4, 16};
  case parameter::vmem_issue_cycles: return {4, 8};
  case parameter::matrix_vector_delay: return {4, 12};
  case parameter::lds_queue:
  case parameter::lds_dma_queue: return {4, 12};
  case parameter::vmem_queue: return {48, 64};
  case parameter::scalar_hit_latency: return {40, wide.high}; // longer than a scalar instruction
  case parameter::lds_port_bytes: return {wide.low, std::min(wide.high, 128.0)}; // what the banks give
  case parameter::l1_bytes:
    return {a == isa::arch::gfx950 ? row.low : wide.low, wide.high};          // loads to LDS are slower
  case parameter::hbm_latency: return {std::max(wide.low, 640.0), wide.high}; // longer than 64 issues
  case parameter::latency_mhz: return {row.value, row.value};                 // that of the run
  default: return wide;
  }
}

parameter_set draw(isa::arch a, std::mt19937_64& random) {
  parameter_set out(a);
  for (u32 i = 0; i < isa::timing::parameter_count; ++i) {
    const parameter p = static_cast<parameter>(i);
    if (is_unmeasured(p)) continue;
    const isa::timing::parameter_row& row = isa::timing::row_of(p, a);
    const resolution r = resolution_of(p);
    const auto [low, high] = r == resolution::rule ? range{row.low, row.high} : range_of(p, a);
    const double step = r == resolution::rate ? 0 : r == resolution::turn ? turn_cycles : 1;
    double value = std::uniform_real_distribution(low, high)(random);
    if (step != 0) {
      const int first = static_cast<int>(std::ceil(low / step)), last = static_cast<int>(high / step);
      value = step * std::uniform_int_distribution(first, last)(random);
    }
    if (out.set(p, value)) continue;
    std::fprintf(stderr, "%s = %g is refused\n", name_of(p), value);
    std::exit(2);
  }
  return out;
}

/// Prints what is wrong.
bool agrees(parameter p, const findings& found, const parameter_set& put_in, u64 seed) {
  const double allowed = resolution_of(p) == resolution::rate ? 0.02 * put_in[p] : 1e-9;
  if (put_in[p] == 0 && resolution_of(p) != resolution::rule) return true;
  if (found.has(p) && std::abs(found.measured(p) - put_in[p]) <= allowed) return true;
  std::printf("FAILED: seed %llu, %s: %s is %g, found is ", static_cast<unsigned long long>(seed),
              isa::facts_of(put_in.target()).name, name_of(p), put_in[p]);
  found.has(p) ? std::printf("%g\n", found.measured(p)) : std::printf("nothing\n");
  return false;
}

/// One set on one board.
u32 failures_of(const char* board, u64 seed, const std::string& out) {
  const isa::timing::board& b = *isa::timing::find_board(board);
  std::mt19937_64 random(seed);
  const parameter_set put_in = draw(b.arch, random);
  model_machine m(b, put_in);
  u32 failures = 0;
  for (const probe<model_machine>& p : all_probes<model_machine>) {
    const findings before = m.found;
    p.find(m);
    for (u32 i = 0; i < isa::timing::parameter_count; ++i) {
      const parameter id = static_cast<parameter>(i);
      const isa::timing::parameter_row& row = isa::timing::row_of(id, b.arch);
      const bool is_named = std::strcmp(row.probe, p.name) == 0;
      if (!is_named || m.found.has(id) || is_unmeasured(id)) continue;
      if (before.has(id) || put_in[id] == 0) continue;
      std::printf("FAILED: seed %llu, %s: probe %s does not find %s\n", static_cast<unsigned long long>(seed),
                  facts_of(b.arch).name, p.name, name_of(id));
      ++failures;
    }
  }
  for (u32 i = 0; i < isa::timing::parameter_count; ++i) {
    const parameter id = static_cast<parameter>(i);
    if (is_unmeasured(id) == m.found.has(id)) {
      if (put_in[id] == 0 && !m.found.has(id)) continue;
      std::printf("FAILED: %s is %s\n", name_of(id),
                  m.found.has(id) ? "measured, but said not to be" : "not measured, and it is not said why");
      ++failures;
    }
    if (!is_unmeasured(id)) failures += agrees(id, m.found, put_in, seed) ? 0 : 1;
  }
  if (out.empty()) return failures;
  results all(b);
  all.add(m.found);
  if (!all.write(out, board, m.clock_mhz()))
    std::printf("FAILED: %s cannot be written\n", out.c_str()), ++failures;
  return failures;
}

/// The rows' probes and the programs are the same list.
u32 missing_probes() {
  u32 missing = 0;
  const auto& all = all_probes<model_machine>;
  for (const isa::timing::probe& p : isa::timing::probes)
    if (std::ranges::none_of(all, [&](const auto& q) { return std::strcmp(p.name, q.name) == 0; }))
      std::printf("FAILED: there is no program for probe %s\n", p.name), ++missing;
  for (const auto& q : all)
    if (std::ranges::none_of(isa::timing::probes,
                             [&](const auto& p) { return std::strcmp(p.name, q.name) == 0; }))
      std::printf("FAILED: probe %s is not in isa::timing::probes\n", q.name), ++missing;
  return missing;
}

/// A board with other rates: 20 % either way of its own. Where it has none, L2 takes a third of what it gives, and HBM writes
/// as it reads.
isa::timing::board drawn_board(const isa::timing::board& row, u64 seed) {
  std::mt19937_64 random(seed);
  isa::timing::board out = row;
  for (const isa::timing::board_probe& p : isa::timing::board_probes) {
    const board_value v = p.finds;
    if (!has_level(v, row.arch)) continue;
    const u32 own = value_of(row, v);
    const double rate = own != 0 ? own : v == board_value::l2_write_gbs ? row.l2_gbs / 3.0 : row.hbm_read_gbs;
    // L2's channels give no more than this, of which loads can take all.
    const parameter_set rows(row.arch);
    const double most = v == board_value::l2_gbs
                            ? 0.95 * rows[parameter::l2_channels] * rows[parameter::l2_channel_bytes] *
                                  row.xcds * rows[parameter::latency_mhz] / 1000
                            : 1e9;
    const double drawn = std::min(most, std::uniform_real_distribution(0.8 * rate, 1.2 * rate)(random));
    if (set(out, row, v, std::floor(drawn))) continue;
    std::fprintf(stderr, "%s = %g is refused\n", name_of(v), drawn);
    std::exit(2);
  }
  return out;
}

/// The rates of one board, with the rows' parameters.
u32 rate_failures_of(const char* board, u64 seed, const std::string& out) {
  const isa::timing::board& row = *isa::timing::find_board(board);
  const isa::timing::board put_in = drawn_board(row, seed);
  model_machine m(put_in, parameter_set(row.arch));
  results all(row);
  u32 failures = 0, found = 0;
  for (const bandwidth_probe<model_machine>& p : all_bandwidth_probes<model_machine>) {
    ++found;
    if (!has_level(p.finds, row.arch)) continue;
    const double rate = p.find(m), wanted = value_of(put_in, p.finds);
    all.add(p.finds, rate);
    if (std::abs(rate - wanted) <= 0.02 * wanted) continue;
    std::printf("FAILED: seed %llu, %s: %s is %g, found is %g\n", static_cast<unsigned long long>(seed),
                board, name_of(p.finds), wanted, rate);
    ++failures;
  }
  if (found != std::size(isa::timing::board_probes))
    std::printf("FAILED: the programs and isa::timing::board_probes are not the same list\n"), ++failures;
  if (!out.empty() && !all.write(out, board, m.clock_mhz()))
    std::printf("FAILED: %s cannot be written\n", out.c_str()), ++failures;
  return failures;
}

int run(u64 seed, u32 sets, bool rates, const std::string& out) {
  std::printf("seed %llu, %u set(s)\n", static_cast<unsigned long long>(seed), sets);
  u32 failures = missing_probes();
  for (u32 set = 0; set < sets; ++set)
    for (const char* board : {"MI210", "MI300X", "MI350X"})
      failures += rates ? rate_failures_of(board, seed + set, out) : failures_of(board, seed + set, out);
  std::printf(failures == 0 ? "all probes find what was put in\n" : "%u failures\n", failures);
  return failures == 0 ? 0 : 1;
}

} // namespace
} // namespace kiln::probes

int main(int count, char** words) {
  kiln::u64 seed = std::random_device()();
  kiln::u32 sets = 1;
  bool rates = false;
  std::string out;
  for (int i = 1; i + 1 < count; i += 2)
    if (std::strcmp(words[i], "--seed") == 0)
      seed = std::strtoull(words[i + 1], nullptr, 10);
    else if (std::strcmp(words[i], "--sets") == 0)
      sets = static_cast<kiln::u32>(std::strtoul(words[i + 1], nullptr, 10));
    else if (std::strcmp(words[i], "--rates") == 0)
      rates = std::strcmp(words[i + 1], "0") != 0;
    else if (std::strcmp(words[i], "--out") == 0)
      out = words[i + 1];
  return kiln::probes::run(seed, sets, rates, out);
}
