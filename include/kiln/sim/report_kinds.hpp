// SPDX-License-Identifier: MIT
// The kinds of report: one table with identifier, severity and name. docs/simulator_reports.md explains each.
#pragma once

#include <kiln/support/text.hpp>

namespace kiln::sim {

enum class report_kind : u8 {
  bad_launch,          ///< arguments, grid or program cannot be run
  no_meaning,          ///< an instruction the simulator cannot execute
  instruction_budget,  ///< endless loop, most likely
  out_of_bounds,       ///< global, kernel-argument or LDS address outside its memory
  misaligned,          ///< address not a multiple of what the instruction needs
  read_only,           ///< store to a const buffer or to the kernel arguments
  use_before_wait,     ///< register of a memory operation touched before its s_waitcnt
  broken_hazard,       ///< too few wait states
  uninitialised,       ///< register or LDS byte read that was never written
  lds_race,            ///< two waves, one LDS byte, no barrier between
  global_race,         ///< two waves of a workgroup, one byte of global memory, no barrier between
  masked_read,         ///< register read in a lane that EXEC had switched off whenever it was written
  clamped,             ///< on request: a buffer access that the descriptor's bounds keep from memory
  divergent_barrier,   ///< some waves wait where others never come
  unsupported_mode,    ///< MODE enables traps, which the simulator does not have
  ignored_modifier,    ///< omod, where MODE makes the hardware ignore it
  stopped,             ///< a trap or a halt: no one is there to go on
  lds_race_same_value, ///< an LDS race of two stores that leave the same value
  lds_race_unused,     ///< an LDS race whose read value no instruction reads
  global_race_unused,  ///< the same in global memory
  erratum,             ///< an instruction that the hardware may do wrong: isa/errata.hpp
  not_released,        ///< global memory of a workgroup on another XCD, which has not released it
  not_acquired,        ///< global memory of another workgroup, which this one has not acquired
  unused_silence,      ///< a silence that matched no report
};

enum class severity : u8 {
  note, ///< the result of this run does not depend on it; with `strict` an error
  error
};

struct report_kind_row {
  const char* id; ///< never changes its meaning; an identifier that extends another by a word is a case of it
  severity level; ///< without `strict`
  bool silenceable; ///< errors that stop the run are not
  const char* name; ///< in lines for people
};

inline constexpr report_kind_row report_kinds[] = {
    {"bad-launch", severity::error, false, "bad launch"},
    {"no-meaning", severity::error, false, "no meaning"},
    {"instruction-budget", severity::error, false, "instruction budget"},
    {"out-of-bounds", severity::error, true, "out of bounds"},
    {"misaligned", severity::error, true, "misaligned"},
    {"read-only", severity::error, true, "read only"},
    {"use-before-wait", severity::error, true, "use before wait"},
    {"broken-hazard", severity::error, true, "broken hazard"},
    {"uninitialised", severity::error, true, "uninitialised"},
    {"lds-race", severity::error, true, "LDS race"},
    {"global-race", severity::error, true, "global race"},
    {"masked-read", severity::error, true, "masked read"},
    {"clamped", severity::error, true, "clamped"},
    {"divergent-barrier", severity::error, true, "divergent barrier"},
    {"unsupported-mode", severity::error, true, "unsupported mode"},
    {"ignored-modifier", severity::error, true, "ignored modifier"},
    {"stopped", severity::error, false, "stopped"},
    {"lds-race-same-value", severity::note, true, "same value in this run"},
    {"lds-race-unused", severity::note, true, "not used in this run"},
    {"global-race-unused", severity::note, true, "not used in this run"},
    {"erratum", severity::note, true, "erratum"},
    {"not-released", severity::error, true, "not released"},
    {"not-acquired", severity::error, true, "not acquired"},
    {"unused-silence", severity::note, false, "unused silence"},
};
inline constexpr u32 report_kind_count = sizeof(report_kinds) / sizeof(report_kinds[0]);
static_assert(report_kind_count == static_cast<u32>(report_kind::unused_silence) + 1);
static_assert(report_kind_count <= 32, "a set of kinds is a u32");

constexpr const report_kind_row& row_of(report_kind kind) { return report_kinds[static_cast<u32>(kind)]; }
constexpr const char* id_of(report_kind kind) { return row_of(kind).id; }
constexpr const char* name_of(report_kind kind) { return row_of(kind).name; }
constexpr const char* name_of(severity level) { return level == severity::note ? "note" : "error"; }
constexpr u32 mask_of(report_kind kind) { return 1u << static_cast<u32>(kind); }

/// The kind and its cases: lds-race has lds-race-same-value and lds-race-unused.
constexpr u32 family_of(report_kind kind) {
  const text_view id(id_of(kind));
  u32 out = 0;
  for (u32 i = 0; i < report_kind_count; ++i) {
    const text_view other(report_kinds[i].id);
    if (other == id ||
        (other.size > id.size && text_view(other.data, id.size) == id && other.data[id.size] == '-'))
      out |= 1u << i;
  }
  return out;
}

/// True if the identifier is known; `out` is its kind.
constexpr bool find_report_kind(text_view id, report_kind& out) {
  for (u32 i = 0; i < report_kind_count; ++i)
    if (text_view(report_kinds[i].id) == id) return out = static_cast<report_kind>(i), true;
  return false;
}

} // namespace kiln::sim
