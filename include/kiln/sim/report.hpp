// SPDX-License-Identifier: MIT
// The simulator's reports on a run: errors and notes, each with its instruction and source line.
#pragma once

#include <kiln/sim/report_kinds.hpp>
#include <kiln/support/source.hpp>

namespace kiln::sim {

struct report {
  report_kind kind{};
  severity level = severity::error;
  text_buffer message;         ///< one sentence with the values
  text_buffer instruction;     ///< as assembly; empty for reports about the launch
  u32 instruction_index = ~0u; ///< in program.code
  source where{};
  u32 workgroup[3] = {};
  u32 wave = 0;    ///< within the workgroup
  u32 lane = ~0u;  ///< first lane concerned, or ~0u
  u64 address = 0; ///< in reports on memory
  u64 count = 1;   ///< how often the instruction had a report of this kind
  struct party {
    u32 instruction_index = ~0u; ///< ~0u: there is none
    u32 wave = 0, lane = 0;
    source where{};
  } other; ///< the other instruction of a race or hazard

  /// Appends " (file:line)" after the other instruction.
  constexpr void name_place(const source& of) {
    if (of.line != 0) message << " (" << of.file << ':' << of.line << ')';
  }
  /// True if workgroup, wave and lane are set: not in reports on the launch as a whole.
  constexpr bool is_of_wave() const {
    return kind != report_kind::bad_launch && kind != report_kind::no_meaning &&
           kind != report_kind::unused_silence;
  }

  /// "file:line: error: v_add_f32_e32 v1, v2, v3: out of bounds: ... (workgroup 0,0,0 wave 1 lane 3) [out-of-bounds]".
  /// Without a file, "@" and the instruction's index stand in its place, as silences name it.
  constexpr text_buffer line() const {
    text_buffer out;
    if (where.line != 0)
      out << where.file << ':' << where.line << ": ";
    else if (instruction_index != ~0u)
      out << '@' << instruction_index << ": ";
    out << name_of(level) << ": ";
    if (!instruction.empty()) out << instruction << ": ";
    out << name_of(kind) << ": " << message;
    if (is_of_wave()) {
      out << " (workgroup " << workgroup[0] << ',' << workgroup[1] << ',' << workgroup[2] << " wave " << wave;
      if (lane != ~0u) out << " lane " << lane;
      out << ')';
      if (count > 1) out << " and " << count - 1 << " more";
    }
    out << " [" << id_of(kind) << ']';
    return out;
  }
};

/// Reports of a run, one for each kind and instruction.
class report_list {
public:
  static constexpr u32 limit = 64;

  constexpr report_list() = default;
  constexpr report_list(const report_list&) = delete;
  constexpr report_list(report_list&& other) noexcept { swap(other); }
  constexpr report_list& operator=(report_list&& other) noexcept {
    swap(other);
    return *this;
  }
  constexpr ~report_list() {
    for (u32 i = 0; i < count_; ++i) delete items_[i];
  }

  constexpr u32 size() const { return count_; }
  constexpr bool empty() const { return count_ == 0; }
  constexpr const report& operator[](u32 i) const { return *items_[i]; }
  constexpr void append(u32 i, const text_buffer& text) { items_[i]->message << text; }
  constexpr u32 count(severity level) const {
    u32 n = 0;
    for (u32 i = 0; i < count_; ++i) n += items_[i]->level == level;
    return n;
  }
  constexpr u32 errors() const { return count(severity::error); }
  constexpr u32 notes() const { return count(severity::note); }
  /// Reports that silences kept out of the list.
  constexpr u32 silenced() const {
    u32 n = 0;
    for (const u32 kinds : silenced_hits_) n += static_cast<u32>(__builtin_popcount(kinds));
    return n;
  }

  /// Reports of these kinds for this instruction are counted as silenced from now on. `instructions`: of the program.
  constexpr void silence(u32 instructions, u32 instruction, u32 kinds) {
    silenced_.resize(instructions), silenced_hits_.resize(instructions);
    silenced_[instruction] |= kinds;
  }
  /// Silenced kinds that the instruction had reports of.
  constexpr u32 silenced_of(u32 instruction) const {
    return instruction < silenced_hits_.size() ? silenced_hits_[instruction] : 0;
  }

  /// True if this instruction had a report of this kind, silenced or not.
  constexpr bool has(report_kind kind, u32 instruction_index) const {
    return find(kind, instruction_index) != nullptr || (silenced_of(instruction_index) & mask_of(kind)) != 0;
  }
  /// A new report to fill in, or nullptr: the same instruction had this kind before (it is counted), it is silenced,
  /// or the list is full. A report that `stops` the run is not silenced.
  constexpr report* open(report_kind kind, u32 instruction_index, u64 events = 1, bool stops = false) {
    if (report* known = find(kind, instruction_index)) return known->count += events, nullptr;
    if (!stops && instruction_index < silenced_.size() &&
        (silenced_[instruction_index] & mask_of(kind)) != 0) {
      silenced_hits_[instruction_index] |= mask_of(kind);
      return nullptr;
    }
    if (!make_room(row_of(kind).level)) return nullptr;
    report* r = items_[count_++] = new report;
    r->kind = kind;
    r->level = row_of(kind).level;
    r->instruction_index = instruction_index;
    r->count = events;
    return r;
  }
  /// Adds the reports of another run of the same program. Of two with equal kind and instruction, keeps that of the earlier
  /// workgroup.
  constexpr void merge(report_list&& other) {
    for (u32 i = 0; i < other.count_; ++i) {
      report*& theirs = other.items_[i];
      if (report* mine = find(theirs->kind, theirs->instruction_index)) {
        const u64 count = mine->count + theirs->count;
        if (is_earlier(*theirs, *mine)) {
          for (u32 k = 0; k < count_; ++k)
            if (items_[k] == mine) items_[k] = theirs, theirs = mine, mine = items_[k];
        }
        mine->count = count;
      } else if (make_room(theirs->level)) {
        items_[count_++] = theirs;
        theirs = nullptr;
      }
    }
    if (silenced_hits_.size() < other.silenced_hits_.size())
      silenced_hits_.resize(other.silenced_hits_.size());
    for (u32 i = 0; i < other.silenced_hits_.size(); ++i) silenced_hits_[i] |= other.silenced_hits_[i];
  }
  /// At the end of a run: sorts by workgroup. A note whose kind is a case of an error of the same instruction is merged
  /// into that error.
  constexpr void settle(bool strict) {
    u32 kept = 0;
    for (u32 i = 0; i < count_; ++i) {
      report* r = items_[i];
      report* error = nullptr;
      for (u32 k = 0; k < count_ && row_of(r->kind).level == severity::note; ++k)
        if (k != i && items_[k]->instruction_index == r->instruction_index &&
            row_of(items_[k]->kind).level == severity::error &&
            (family_of(items_[k]->kind) & mask_of(r->kind)) != 0)
          error = items_[k];
      if (error != nullptr) {
        error->count += r->count;
        r->instruction_index = gone;
      }
    }
    for (u32 i = 0; i < count_; ++i) {
      report* r = items_[i];
      items_[i] = nullptr;
      if (r->instruction_index == gone) {
        delete r;
        continue;
      }
      if (strict) r->level = severity::error;
      u32 at = kept++;
      for (; at > 0 && is_earlier(*r, *items_[at - 1]); --at) items_[at] = items_[at - 1];
      items_[at] = r;
    }
    count_ = kept;
  }

private:
  static constexpr u32 gone = ~0u - 1;

  static constexpr bool is_earlier(const report& a, const report& b) {
    for (u32 axis = 3; axis-- > 0;)
      if (a.workgroup[axis] != b.workgroup[axis]) return a.workgroup[axis] < b.workgroup[axis];
    return false;
  }
  constexpr report* find(report_kind kind, u32 instruction_index) const {
    for (u32 i = 0; i < count_; ++i)
      if (items_[i]->kind == kind && items_[i]->instruction_index == instruction_index) return items_[i];
    return nullptr;
  }
  /// In a full list an error takes the place of the last note.
  constexpr bool make_room(severity wanted) {
    if (count_ < limit) return true;
    if (wanted == severity::note) return false;
    for (u32 i = count_; i-- > 0;) {
      if (items_[i]->level == severity::error) continue;
      delete items_[i];
      for (--count_; i < count_; ++i) items_[i] = items_[i + 1];
      items_[count_] = nullptr;
      return true;
    }
    return false;
  }
  constexpr void swap(report_list& other) noexcept {
    for (u32 i = 0; i < limit; ++i) {
      report* mine = items_[i];
      items_[i] = other.items_[i];
      other.items_[i] = mine;
    }
    const u32 count = count_;
    count_ = other.count_;
    other.count_ = count;
    list<u32> mine = static_cast<list<u32>&&>(silenced_);
    silenced_ = static_cast<list<u32>&&>(other.silenced_);
    other.silenced_ = static_cast<list<u32>&&>(mine);
    list<u32> hits = static_cast<list<u32>&&>(silenced_hits_);
    silenced_hits_ = static_cast<list<u32>&&>(other.silenced_hits_);
    other.silenced_hits_ = static_cast<list<u32>&&>(hits);
  }

  report* items_[limit] = {};
  u32 count_ = 0;
  list<u32> silenced_;      ///< kinds, one bit each, by instruction; empty: there are no silences
  list<u32> silenced_hits_; ///< those of them that were met
};

} // namespace kiln::sim
