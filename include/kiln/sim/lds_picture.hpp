// SPDX-License-Identifier: MIT
// A picture of a matrix operand in LDS: which lane reads which banks, and which lanes are in conflict.
#pragma once

#include <kiln/sim/memory_counter.hpp>
#include <kiln/sim/picture.hpp>

namespace kiln::sim {

/// Rows of the operand of a matrix instruction, or of several along the depth, as they are laid out in LDS. A piece is what a
/// lane reads: lane l reads row l % rows, piece l / rows + i * (64 / rows) of it for instruction i.
struct lds_tile {
  isa::arch arch = isa::arch::gfx942;
  u32 rows = 16;
  u32 instructions = 1;
  u32 piece_bytes = 16;  ///< 16 or 8
  u32 padding_bytes = 0; ///< after each row
  // Where piece c of row r is, so that pieces read together are spread over the banks:
  u32 row_divisor = 0;  ///< not 0: at c exclusive-or r / row_divisor
  u32 row_factor = 0;   ///< not 0: at c exclusive-or r * row_factor
  bool by_line = false; ///< and then in line i (of all banks) at its place exclusive-or i

  /// The error in the description; empty if there is none.
  constexpr text_view problem() const {
    if (rows != 16 && rows != 32) return "a matrix instruction has 16 or 32 rows";
    if (piece_bytes != 8 && piece_bytes != 16) return "a lane reads 8 or 16 bytes";
    if (instructions == 0 || (instructions & (instructions - 1)) != 0 || instructions > 64)
      return "the number of instructions is a power of 2 up to 64";
    if (padding_bytes % piece_bytes != 0 || padding_bytes > 4096)
      return "the padding is a multiple of what a lane reads, up to 4096 bytes";
    if (row_divisor != 0 && row_factor != 0) return "either a divisor or a factor of the row";
    return "";
  }

  constexpr u32 pieces() const { return wave_lanes / rows * instructions; } ///< of a row
  constexpr u32 pitch_bytes() const { return pieces() * piece_bytes + padding_bytes; }
  constexpr lds_service service() const { return isa::lds_service_of(arch, piece_bytes, true, false); }
  constexpr u32 line_bytes() const { return service().banks * 4; }
  constexpr u32 lines() const { return (rows * pitch_bytes() + line_bytes() - 1) / line_bytes(); }

  constexpr u32 address(u32 lane, u32 instruction) const {
    const u32 row = lane % rows;
    u32 piece = lane / rows + instruction * (wave_lanes / rows);
    if (row_divisor != 0) piece = (piece ^ (row / row_divisor)) % pieces();
    if (row_factor != 0) piece = (piece ^ (row * row_factor)) % pieces();
    u32 at = row * pitch_bytes() + piece * piece_bytes;
    if (by_line) {
      const u32 line = at / line_bytes(), in_line = line_bytes() / piece_bytes;
      at = line * line_bytes() + ((at / piece_bytes % in_line) ^ (line % in_line)) * piece_bytes;
    }
    return at;
  }
};

/// Makes the pictures. For a description with an error, it gives that as text.
class lds_picture {
public:
  constexpr explicit lds_picture(const lds_tile& t) : t_(t) {
    if (t.problem().size != 0) return;
    slots_ = t.line_bytes() / t.piece_bytes;
    cells_.resize(t.lines() * slots_);
    for (u32 i = 0; i < t.instructions; ++i)
      for (u32 lane = 0; lane < wave_lanes; ++lane)
        cells_[t.address(lane, i) / t.piece_bytes] = i * wave_lanes + lane + 1;
    for (u32 lane = 0; lane < wave_lanes; ++lane)
      ++readers_[t.service().group_of(lane) * slots_ + slot_of(lane)];
    for (u32 group = 0; group < t.service().groups; ++group) {
      u32 most = 0;
      for (u32 slot = 0; slot < slots_; ++slot)
        if (readers(group, slot) > most) most = readers(group, slot);
      cycles_ += most;
    }
  }

  /// Cycles that LDS needs for one instruction's operand, and the least.
  constexpr u32 cycles() const { return cycles_; }
  constexpr u32 least_cycles() const { return t_.service().groups; }

  /// A line for each 32 (64) banks; of the first instruction, lanes with the letter of the group that is served together.
  constexpr text_buffer text() const {
    text_buffer out;
    if (t_.problem().size != 0) return out << t_.problem() << '\n';
    describe(out);
    out << "banks";
    for (u32 slot = 0; slot < slots_; ++slot) put_right(out, banks_of(slot), 7);
    out << '\n';
    for (u32 line = 0; line < t_.lines(); ++line) {
      put_right(out, line * t_.line_bytes(), 5);
      for (u32 slot = 0; slot < slots_; ++slot) put_right(out, label(cells_[line * slots_ + slot]), 7);
      out << '\n';
    }
    for (u32 group = 0; group < t_.service().groups; ++group)
      for (u32 slot = 0; slot < slots_; ++slot) {
        if (readers(group, slot) < 2) continue;
        out << "group " << letter(group) << ", banks " << banks_of(slot) << ": lanes";
        for (u32 lane = 0; lane < wave_lanes; ++lane)
          if (t_.service().group_of(lane) == group && slot_of(lane) == slot) out << ' ' << lane;
        out << '\n';
      }
    return out << cycles_ << " cycles, " << least_cycles() << " without conflicts\n";
  }
  /// The same in colors, a color a group; cells in conflict have a red border.
  constexpr text_buffer svg() const {
    if (t_.problem().size != 0) return text_buffer{} << t_.problem() << '\n';
    cell_drawing d(slots_, t_.lines() + 1);
    for (u32 slot = 0; slot < slots_; ++slot) d.text(slot, 0, banks_of(slot));
    for (u32 i = 0; i < cells_.size(); ++i) {
      const u32 lane = cells_[i] - 1;
      const bool first = cells_[i] != 0 && lane < wave_lanes;
      const u32 group = first ? t_.service().group_of(lane) : 0;
      d.cell(i % slots_, i / slots_ + 1, label(cells_[i]), first ? group : cell_drawing::no_color,
             first && readers(group, i % slots_) > 1);
    }
    return d.finish();
  }

private:
  static constexpr char letter(u32 group) { return static_cast<char>('a' + group); }
  constexpr u32 slot_of(u32 lane) const { return t_.address(lane, 0) / t_.piece_bytes % slots_; }
  constexpr u32 readers(u32 group, u32 slot) const { return readers_[group * slots_ + slot]; }
  constexpr text_buffer banks_of(u32 slot) const {
    const u32 banks = t_.piece_bytes / 4;
    return text_buffer{} << slot * banks << '-' << slot * banks + banks - 1;
  }
  constexpr text_buffer label(u32 cell) const {
    text_buffer out;
    if (cell == 0) return out;
    out << (cell - 1) % wave_lanes;
    if (cell <= wave_lanes) out << letter(t_.service().group_of(cell - 1));
    return out;
  }
  constexpr void describe(text_buffer& out) const {
    out << isa::facts_of(t_.arch).name << " ds_read_b" << t_.piece_bytes * 8 << ": " << t_.service().banks
        << " banks, " << t_.service().groups << " groups of " << wave_lanes / t_.service().groups
        << " lanes; " << t_.rows << " rows of " << t_.pieces() << " x " << t_.piece_bytes << " bytes";
    if (t_.padding_bytes != 0) out << " and " << t_.padding_bytes << " of padding";
    if (t_.row_divisor != 0) out << ", piece ^ row / " << t_.row_divisor;
    if (t_.row_factor != 0) out << ", piece ^ row * " << t_.row_factor;
    if (t_.by_line) out << ", place ^ line";
    out << '\n';
  }

  lds_tile t_;
  u32 slots_ = 1; ///< of a line
  u32 cycles_ = 0;
  list<u32> cells_; ///< instruction * 64 + lane + 1, or 0
  u32 readers_[8 * 32] = {};
};

} // namespace kiln::sim
