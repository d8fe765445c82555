// SPDX-License-Identifier: MIT
// What the waves of a workgroup have each in their last lane, exchanged through LDS.
#pragma once

#include <kiln/author/builder.hpp>
#include <kiln/author/values/lanes.hpp>
#include <kiln/author/values/select.hpp>

namespace kiln::author {

/// The least power of two that is no less than a number of waves: the lanes that read their results.
constexpr u32 lanes_of_waves(u32 waves) {
  u32 lanes = 1;
  while (lanes < waves) lanes *= 2;
  return lanes;
}

/// One exchange: all waves write, meet, and read; `done` keeps the next write away until all have read. Each work-item has 4
/// bytes for a value, so that a write requires no more than the work-item's number: the values of the last lanes lie 256
/// bytes apart. Two values of a work-item lie `waves` times 256 bytes apart.
class wave_exchange {
public:
  constexpr wave_exchange(const builder& k, u32 values, const source& at)
      : k_(k), d_(k.program_draft()), at_(at), waves_(k.program().work_items() / 64), values_(values) {
    take_region();
    // Instructions of two accesses count from their address in units of 256 bytes, up to 255.
    far_ = first_ / unit + values * waves_ > 256;
    const handle<ir::bank::vgpr, i32> item(d_, work_item().payload());
    auto bytes = item << 2;
    auto own = far_ ? bytes + static_cast<i32>(first_) : bytes;
    own_ = operand(own, at);
  }

  constexpr u32 waves() const { return waves_; }

  /// Writes a value of each lane, or two.
  constexpr void write(const operand& x) {
    d_.emit(isa::mn::ds_write_b32, own_, x, offset(far_ ? 0 : i64{first_}));
    mark();
    k_.barrier(at_);
  }
  constexpr void write(const operand& x, const operand& y) {
    d_.emit(isa::mn::ds_write2st64_b32, own_, x, y, units(0, waves_));
    mark();
    k_.barrier(at_);
  }
  /// All waves have read.
  constexpr void done() {
    k_.barrier(at_);
    mark();
    if (mark_ != 0 && !k_.failed()) d_.program.code.back().marks &= static_cast<u16>(~ir::mark::keep);
    if (mark_ == 0 && !k_.state().recording) k_.state().lds.give_back(first_);
  }

  // Each read has its address, which is written before the exchange: then it fills the gaps of what is exchanged.

  /// The value of every wave, in consecutive VGPRs; of up to 4 waves.
  constexpr operand address_of_all() const {
    return selection::in_vgpr(d_, operand(i64{first_}, at_), isa::element::bits);
  }
  constexpr operand read_all(const operand& from) {
    const operand to = selection::new_regs(d_, ir::bank::vgpr, waves_, at_);
    constexpr u32 last = 63, wave = 64; // dwords
    for (u32 w = 0; w < waves_; w += 2) {
      if (w + 1 == waves_) {
        d_.emit(isa::mn::ds_read_b32, selection::part(to, w, 1), from, offset(i64{last + w * wave} * 4));
      } else {
        emit::modifier both = offset0(last + w * wave);
        add(both, offset1(last + (w + 1) * wave));
        d_.emit(isa::mn::ds_read2_b32, selection::part(to, w, 2), from, both);
      }
      mark();
    }
    return to;
  }
  /// In lane i of each group of `lanes_of_waves` lanes the value of wave i, or two; in lanes that no wave has that of the last.
  constexpr operand address_by_lane() const {
    const handle<ir::bank::vgpr, i32> wave(d_, wave_of_lane().payload());
    auto place = wave << 8;
    if (!far_ && values_ == 1) return {place, at_};
    auto from = far_ ? place + (static_cast<i32>(first_) + last_lane) : place | last_lane;
    return {from, at_};
  }
  constexpr operand read_by_lane(const operand& from) {
    const operand to = selection::new_regs(d_, ir::bank::vgpr, values_, at_);
    if (values_ == 1)
      d_.emit(isa::mn::ds_read_b32, to, from, offset(far_ ? 0 : i64{first_} + last_lane));
    else
      d_.emit(isa::mn::ds_read2st64_b32, to, from, units(0, waves_));
    mark();
    return to;
  }
  /// The second values of the waves before the own one, and first values, which change nothing, for those that there are not:
  /// of up to 4 waves, all but the last one's in consecutive VGPRs.
  constexpr operand address_before() const {
    const handle<ir::bank::vgpr, i32> own(d_, own_.code.payload());
    auto from = own | last_lane; // the region begins at a multiple of 256
    return {from, at_};
  }
  constexpr operand read_before(const operand& from) {
    const operand to = selection::new_regs(d_, ir::bank::vgpr, waves_ - 1, at_);
    for (u32 w = 1; w < waves_; w += 2) {
      if (w + 1 == waves_)
        d_.emit(isa::mn::ds_read_b32, selection::part(to, w - 1, 1), from,
                offset(i64{far_ ? 0 : first_} + w * i64{unit}));
      else
        d_.emit(isa::mn::ds_read2st64_b32, selection::part(to, w - 1, 2), from, units(w, w + 1));
      mark();
    }
    return to;
  }
  /// In lane i of each group of `lanes_of_waves` lanes the second value of the wave i + 1 before the own one, or a first value.
  constexpr operand address_before_by_lane() const {
    const handle<ir::bank::vgpr, i32> own(d_, own_.code.payload()), back(d_, wave_of_lane().payload());
    auto last = own | last_lane;
    auto before = last - (back << 8);
    auto from =
        before + static_cast<i32>((waves_ - 1) * unit + (far_ ? 0 : first_)); // an offset would be below 0
    return {from, at_};
  }
  constexpr operand read_before_by_lane(const operand& from) {
    const operand to = selection::new_regs(d_, ir::bank::vgpr, 1, at_);
    d_.emit(isa::mn::ds_read_b32, to, from);
    mark();
    return to;
  }

private:
  static constexpr u32 unit = 256;
  static constexpr i32 last_lane = 63 * 4;

  static constexpr void add(emit::modifier& to, const emit::modifier& more) {
    to.given |= more.given;
    to.values |= more.values;
  }
  constexpr emit::modifier units(u32 a, u32 b) const {
    const u32 base = far_ ? 0 : first_ / unit;
    emit::modifier both = offset0(base + a);
    add(both, offset1(base + b));
    return both;
  }
  constexpr void mark() {
    if (mark_ != 0 && !k_.failed()) d_.program.code.back().marks |= mark_;
  }

  /// Number of the work-item in its workgroup: waves have 64 of these in a row.
  constexpr ir::operand work_item() const {
    const u32 x = static_cast<u32>(k_.block_dim.x), y = static_cast<u32>(k_.block_dim.y),
              z = static_cast<u32>(k_.block_dim.z);
    if (y * z == 1) return operand(k_.thread_idx.x, at_).code;
    if (z == 1) {
      auto item = k_.thread_idx.y * static_cast<i32>(x) + k_.thread_idx.x;
      return operand(item, at_).code;
    }
    auto row = k_.thread_idx.z * static_cast<i32>(y) + k_.thread_idx.y;
    auto item = row * static_cast<i32>(x) + k_.thread_idx.x;
    return operand(item, at_).code;
  }
  /// The lane's number in its group of `lanes_of_waves` lanes, but of lanes that no wave has that of the last wave.
  constexpr ir::operand wave_of_lane() const {
    const u32 lanes = lanes_of_waves(waves_);
    const handle<ir::bank::vgpr, i32> item(d_, work_item().payload());
    auto lane = item & static_cast<i32>(lanes - 1);
    if (lanes == waves_) return operand(lane, at_).code;
    auto wave = min(lane, static_cast<i32>(waves_ - 1));
    return operand(wave, at_).code;
  }

  /// Calls take the two regions by turns. These are bytes that no other array ever has, so pass::remove_barriers knows all
  /// that touches them. Streams may run in any order, so what one records has bytes of its own, as has a call for which no new
  /// bytes are left: its barrier stays.
  constexpr void take_region() {
    kernel_state& s = k_.state();
    const u32 bytes = values_ * waves_ * unit, limit = isa::facts_of(k_.arch()).lds_bytes;
    exchange_regions& known = s.exchanges;
    const u32 fresh = (d_.program.lds_bytes + unit - 1) / unit * unit;
    u32 which = known.next;
    const bool has_room = known.bytes[which] >= bytes || fresh + bytes <= limit;
    if (!has_room) which = 1 - which; // the same bytes again
    if (s.recording || (!has_room && known.bytes[which] < bytes)) {
      first_ = k_.take_lds(bytes, at_, unit);
      return;
    }
    known.next = 1 - which;
    if (known.bytes[which] < bytes) {
      known.first[which] = s.lds.take(bytes, unit, fresh);
      known.bytes[which] = bytes;
      d_.program.lds_bytes = fresh + bytes;
    }
    first_ = known.first[which];
    mark_ = which == 0 ? ir::mark::first_exchange : ir::mark::second_exchange;
    d_.program.has_exchanges = true;
  }

  const builder& k_;
  draft& d_;
  source at_;
  u32 waves_, values_;
  u32 first_ = 0; ///< byte of the region, a multiple of `unit`
  u16 mark_ = 0;
  bool far_ = false; ///< the region is beyond the reach of offsets: addresses hold all
  operand own_{0, source{}};
};

} // namespace kiln::author
