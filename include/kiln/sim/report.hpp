// SPDX-License-Identifier: MIT
// What the simulator has to say about a run: errors and broken rules, each with its instruction and place in the source.
#pragma once

#include <kiln/support/list.hpp>
#include <kiln/support/source.hpp>
#include <kiln/support/text.hpp>

namespace kiln::sim {

enum class report_kind : u8 {
  bad_launch,         ///< arguments, grid or program cannot be run
  no_meaning,         ///< an instruction the simulator cannot execute
  instruction_budget, ///< endless loop, most likely
  out_of_bounds,      ///< global, kernel-argument or LDS address outside its memory
  misaligned,         ///< address not a multiple of what the instruction needs
  read_only,          ///< store to a const buffer or to the kernel arguments
  use_before_wait,    ///< register of a memory operation touched before its s_waitcnt
  broken_hazard,      ///< too few wait states
  uninitialised,      ///< register or LDS byte read that nobody wrote
  lds_race,           ///< two waves, one LDS byte, no barrier between
  global_race,        ///< two waves of a workgroup, one byte of global memory, no barrier between
  masked_read,        ///< register read in a lane that EXEC had switched off whenever it was written
  clamped,            ///< on request: a buffer access that the descriptor's bounds keep from memory
  divergent_barrier,  ///< some waves wait where others never come
  unsupported_mode,   ///< MODE asks for traps, which the simulator does not have
  ignored_modifier,   ///< omod, where MODE has the hardware ignore it
  stopped,            ///< a trap or a halt: no one is there to go on
};

constexpr const char* name_of(report_kind kind) {
  constexpr const char* names[] = {
      "bad launch",    "no meaning",        "instruction budget", "out of bounds",
      "misaligned",    "read only",         "use before wait",    "broken hazard",
      "uninitialised", "LDS race",          "global race",        "masked read",
      "clamped",       "divergent barrier", "unsupported mode",   "ignored modifier",
      "stopped"};
  return names[static_cast<u32>(kind)];
}

struct report {
  report_kind kind{};
  text_buffer message;         ///< one sentence with the values
  text_buffer instruction;     ///< as assembly; empty for reports about the launch
  u32 instruction_index = ~0u; ///< in program.code
  source where{};
  u32 workgroup[3] = {};
  u32 wave = 0;    ///< within the workgroup
  u32 lane = ~0u;  ///< first lane concerned, or ~0u
  u64 address = 0; ///< of memory reports
  u64 count = 1;   ///< how often the same instruction had the same kind of report
  struct party {
    u32 instruction_index = ~0u; ///< ~0u: there is none
    u32 wave = 0, lane = 0;
    source where{};
  } other; ///< of races and hazards

  /// " (file:line)" after the other party's instruction.
  constexpr void name_place(const source& of) {
    if (of.line != 0) message << " (" << of.file << ':' << of.line << ')';
  }

  /// "file:line: v_add_f32_e32 v1, v2, v3: out of bounds: ... (workgroup 0,0,0 wave 1 lane 3)"
  constexpr text_buffer line() const {
    text_buffer out;
    if (where.line != 0) out << where.file << ':' << where.line << ": ";
    if (!instruction.empty()) out << instruction << ": ";
    out << name_of(kind) << ": " << message;
    if (kind == report_kind::bad_launch || kind == report_kind::no_meaning) return out;
    out << " (workgroup " << workgroup[0] << ',' << workgroup[1] << ',' << workgroup[2] << " wave " << wave;
    if (lane != ~0u) out << " lane " << lane;
    out << ')';
    if (count > 1) out << " and " << count - 1 << " more";
    return out;
  }
};

/// Reports of a run, one for each kind and instruction.
class report_list {
public:
  static constexpr u32 limit = 64;

  constexpr report_list() = default;
  constexpr report_list(const report_list&) = delete;
  constexpr report_list(report_list&& other) noexcept : count_(other.count_) {
    for (u32 i = 0; i < count_; ++i) items_[i] = other.items_[i], other.items_[i] = nullptr;
    other.count_ = 0;
  }
  constexpr report_list& operator=(report_list&& other) noexcept {
    for (u32 i = 0; i < limit; ++i) {
      report* mine = items_[i];
      items_[i] = other.items_[i];
      other.items_[i] = mine;
    }
    const u32 count = count_;
    count_ = other.count_;
    other.count_ = count;
    return *this;
  }
  constexpr ~report_list() {
    for (u32 i = 0; i < count_; ++i) delete items_[i];
  }

  constexpr u32 size() const { return count_; }
  constexpr bool empty() const { return count_ == 0; }
  constexpr const report& operator[](u32 i) const { return *items_[i]; }

  /// A new report to fill in, or nullptr: the same instruction had this kind before (it is counted), or the list is full.
  constexpr report* open(report_kind kind, u32 instruction_index) {
    for (u32 i = 0; i < count_; ++i)
      if (items_[i]->kind == kind && items_[i]->instruction_index == instruction_index)
        return ++items_[i]->count, nullptr;
    if (count_ == limit) return nullptr;
    report* r = items_[count_++] = new report;
    r->kind = kind;
    r->instruction_index = instruction_index;
    return r;
  }
  /// Takes over the reports of another run of the same program.
  constexpr void merge(report_list&& other) {
    for (u32 i = 0; i < other.count_; ++i) {
      const u64 more = other.items_[i]->count;
      bool known = false;
      for (u32 k = 0; k < count_ && !known; ++k)
        if (items_[k]->kind == other.items_[i]->kind &&
            items_[k]->instruction_index == other.items_[i]->instruction_index)
          items_[k]->count += more, known = true;
      if (!known && count_ < limit) items_[count_++] = other.items_[i], other.items_[i] = nullptr;
    }
  }

private:
  report* items_[limit] = {};
  u32 count_ = 0;
};

} // namespace kiln::sim
