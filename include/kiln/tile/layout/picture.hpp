// SPDX-License-Identifier: MIT
// A picture of a layout: a matrix with the place of each element.
#pragma once

#include <kiln/sim/picture.hpp>
#include <kiln/tile/layout/notation.hpp>

namespace kiln::tile {

/// Elements with one coordinate down and another across, the others 0. A cell shows the first place that has the element: of a
/// register layout lane.item, or wave:lane.item; of a memory layout the offset. An element in several places has a * after it.
class layout_picture {
public:
  constexpr layout_picture(const layout& l, char down, char across) : l_(l), down_(down), across_(across) {
    const elimination e = eliminate(l.map);
    copies_ = e.kernel.dimension != 0;
    cells_.resize(l.extent(down) * l.extent(across));
    for (u32 i = 0; i < cells_.size(); ++i) cells_[i] = no_place;
    for (u32 x = 0; x < 1u << l.map.inputs; ++x) {
      const u32 element = l.map(x);
      if (element != word(l.coordinate(element, down), l.coordinate(element, across))) continue;
      u32& cell = cells_[l.coordinate(element, down) * l.extent(across) + l.coordinate(element, across)];
      if (cell == no_place) cell = x;
    }
  }

  constexpr text_buffer text() const {
    text_buffer out;
    out << l_ << '\n';
    u32 width = 1;
    for (u32 i = 0; i < cells_.size(); ++i) width = label(i).size() > width ? label(i).size() : width;
    const u32 columns = l_.extent(across_);
    sim::put_right(out, text_buffer{} << down_ << '\\' << across_, 4);
    for (u32 j = 0; j < columns; ++j) sim::put_right(out, j, width + 1);
    out << '\n';
    for (u32 i = 0; i < l_.extent(down_); ++i) {
      sim::put_right(out, i, 4);
      for (u32 j = 0; j < columns; ++j) sim::put_right(out, label(i * columns + j), width + 1);
      out << '\n';
    }
    return out;
  }
  /// The same with a color for each quad of lanes (of offsets: 16 neighbours).
  constexpr text_buffer svg() const {
    const u32 columns = l_.extent(across_);
    sim::cell_drawing d(columns, l_.extent(down_));
    for (u32 i = 0; i < cells_.size(); ++i)
      d.cell(i % columns, i / columns, label(i),
             cells_[i] == no_place ? sim::cell_drawing::no_color : color(cells_[i]));
    return d.finish();
  }

private:
  static constexpr u32 no_place = ~0u;
  constexpr u32 word(u32 i, u32 j) const { return i << l_.first_bit(down_) | j << l_.first_bit(across_); }
  constexpr u32 number(u32 x, place p) const { return x >> l_.first_bit(p) & mask_of_bits(l_.bits(p)); }
  constexpr u32 color(u32 x) const {
    return l_.bits(place::offset) != 0 ? number(x, place::offset) / 16 : number(x, place::lane) / 4;
  }
  constexpr text_buffer label(u32 cell) const {
    text_buffer out;
    const u32 x = cells_[cell];
    if (x == no_place) return out << '-';
    if (l_.bits(place::offset) != 0) return out << number(x, place::offset);
    if (l_.bits(place::wave) != 0) out << number(x, place::wave) << ':';
    out << number(x, place::lane) << '.' << number(x, place::item);
    return copies_ ? out << '*' : out;
  }

  layout l_;
  char down_, across_;
  bool copies_ = false;
  list<u32> cells_; ///< place, by row and column
};

} // namespace kiln::tile
