// SPDX-License-Identifier: MIT
// The records of a kiln::debug_log on the host, as arrays by name.
#pragma once

#include <kiln/author/debug_log.hpp>

#include <cstring>
#include <string>
#include <tuple>
#include <vector>

namespace kiln {

/// Values in rows and columns.
template<class T> struct log_array {
  u32 rows = 0, columns = 0;
  std::vector<T> values; ///< row by row

  const T& at(u32 row, u32 column) const { return values[row * columns + column]; }
};

/// The position of each value of each lane.
struct log_place {
  u32 row, column;
};

/// One record: what one wave logged in one call.
struct log_entry {
  std::string name;
  std::string layout;
  ir::bank bank{};
  isa::element element{};
  u32 registers = 0;
  u32 line = 0; ///< of the author's call
  u32 wave = 0; ///< index in its workgroup
  u32 group[3] = {};
  u64 exec = 0;           ///< lanes that were enabled; the others have what the buffer had
  std::vector<u32> words; ///< SGPRs in order; of VGPRs and AGPRs 64 lanes of the first, 64 of the second, ...

  u32 lanes() const { return bank == ir::bank::sgpr ? 1 : 64; }
  /// Values of type T that each lane has.
  template<class T> u32 items() const { return static_cast<u32>(registers * 4 / sizeof(T)); }

  template<class T> T value(u32 lane, u32 item) const {
    const u32 byte = static_cast<u32>(item * sizeof(T));
    T out;
    unsigned char bytes[sizeof(T)];
    for (u32 i = 0; i < sizeof(T); ++i)
      bytes[i] = static_cast<unsigned char>(words[(byte + i) / 4 * lanes() + lane] >> 8 * ((byte + i) % 4));
    std::memcpy(&out, bytes, sizeof(T));
    return out;
  }

  /// Arranged by the layout of the call. "": a row a lane, its values side by side. "4h.4h.16v.4h", from the last part to the
  /// first: 4 values of a lane side by side; 16 lanes below one another; 4 groups of lanes side by side; all that 4
  /// times side by side, for the next values of the lanes. Without the first part once. Lanes make 64, one of their two
  /// parts is v and the other h. An array of no rows if the layout does not say so or does not fit the registers.
  template<class T> log_array<T> array() const {
    const u32 count = items<T>();
    if (layout.empty() || bank == ir::bank::sgpr)
      return arranged<T>(lanes(), count, [](u32 lane, u32 item) { return log_place{lane, item}; });
    std::vector<part> parts = split();
    if (parts.size() == 3) parts.insert(parts.begin(), {1, true});
    if (parts.size() != 4) return {};
    const auto [repeat, outer, inner, item] = std::tie(parts[0], parts[1], parts[2], parts[3]);
    if (u64{outer.count} * inner.count != 64 || outer.across == inner.across || !item.across ||
        item.count == 0 || u64{repeat.count} * item.count != count)
      return {};
    const u32 high = inner.across ? outer.count : inner.count;
    const u32 wide = (inner.across ? inner.count : outer.count) * item.count;
    return arranged<T>(
        high * (repeat.across ? 1 : repeat.count), wide * (repeat.across ? repeat.count : 1),
        [&](u32 lane, u32 i) {
          const u32 first = lane / inner.count, second = lane % inner.count, turn = i / item.count;
          const u32 row = inner.across ? first : second, column = inner.across ? second : first;
          return log_place{row + (repeat.across ? 0 : turn * high),
                           column * item.count + i % item.count + (repeat.across ? turn * wide : 0)};
        });
  }

  /// Arranged by a function of lane and value that gives a log_place. Places outside are left out.
  template<class T, class Place> log_array<T> arranged(u32 rows, u32 columns, Place place) const {
    log_array<T> out{rows, columns, std::vector<T>(u64{rows} * columns)};
    for (u32 lane = 0; lane < lanes(); ++lane)
      for (u32 i = 0; i < items<T>(); ++i) {
        const log_place p = place(lane, i);
        if (p.row < rows && p.column < columns) out.values[p.row * columns + p.column] = value<T>(lane, i);
      }
    return out;
  }

private:
  struct part {
    u32 count = 0;
    bool across = false; ///< h
  };
  /// "16v.4h" in parts; nothing if it is not written so.
  std::vector<part> split() const {
    std::vector<part> out(1);
    bool closed = false;
    for (const char c : layout) {
      part& p = out.back();
      if (c >= '0' && c <= '9' && !closed && p.count < 100'000)
        p.count = p.count * 10 + static_cast<u32>(c - '0');
      else if ((c == 'h' || c == 'v') && !closed)
        p.across = c == 'h', closed = true;
      else if (c == '.' && closed)
        out.push_back({}), closed = false;
      else
        return {};
    }
    return closed ? out : std::vector<part>{};
  }
};

/// All of a log.
struct log_contents {
  std::vector<log_entry> entries; ///< of each wave in the order of its calls
  u64 lost_bytes = 0;             ///< of records that did not fit the buffer
  bool ok = true;                 ///< false: the buffer holds no log, or it was overwritten

  /// The entries of one name.
  std::vector<log_entry> named(const std::string& name) const {
    std::vector<log_entry> out;
    for (const log_entry& e : entries)
      if (e.name == name) out.push_back(e);
    return out;
  }
};

/// Reads a log that the kernel is done with, copied back from the GPU or as the simulator left it.
inline log_contents read_debug_log(const unsigned* log, u64 size_bytes) {
  log_contents out;
  const u64 asked = size_bytes < log_record::begin_bytes ? 0 : log[0];
  const u64 end = size_bytes / 4;
  u64 at = log_record::begin_bytes / 4;
  const auto text = [&](u32 first, u32 characters) {
    std::string s;
    for (u32 i = 0; i < characters; ++i) {
      const char c = static_cast<char>(log[at + first + i / 4] >> 8 * (i % 4));
      if (c == 0) break;
      s += c;
    }
    return s;
  };
  while (at * 4 < asked + log_record::begin_bytes && at + log_record::data <= end) {
    const unsigned* r = log + at;
    log_entry e;
    e.bank = static_cast<ir::bank>(r[log_record::kind] & 0xff);
    e.element = static_cast<isa::element>(r[log_record::kind] >> 8 & 0xff);
    e.registers = r[log_record::kind] >> 16;
    const u64 dwords = r[log_record::dwords];
    if (dwords == 0) break; // from here on, records did not fit
    if (dwords != log_record::data + u64{e.registers} * e.lanes() || at + dwords > end) {
      out.ok = false;
      return out;
    }
    e.line = r[log_record::line];
    e.wave = r[log_record::wave];
    for (u32 i = 0; i < 3; ++i) e.group[i] = r[log_record::group + i];
    e.exec = r[log_record::exec] | u64{r[log_record::exec + 1]} << 32;
    e.name = text(log_record::name, log_record::name_characters);
    e.layout = text(log_record::layout, log_record::layout_characters);
    e.words.assign(r + log_record::data, r + dwords);
    out.entries.push_back(static_cast<log_entry&&>(e));
    at += dwords;
  }
  out.lost_bytes = asked + log_record::begin_bytes > at * 4 ? asked + log_record::begin_bytes - at * 4 : 0;
  return out;
}

} // namespace kiln
