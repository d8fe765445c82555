// SPDX-License-Identifier: MIT
// Elements of pictures: text in columns, and rectangles with a label as SVG.
#pragma once

#include <kiln/support/text.hpp>

namespace kiln::sim {

/// `text` at the right of `width` characters.
constexpr void put_right(text_buffer& out, const text_buffer& text, u32 width) {
  for (u32 i = text.size(); i < width; ++i) out << ' ';
  out << text;
}
constexpr void put_right(text_buffer& out, u32 number, u32 width) {
  put_right(out, text_buffer{} << number, width);
}

/// A drawing of cells of one size.
class cell_drawing {
public:
  static constexpr u32 width = 34, height = 20, margin = 4;
  /// Color of a cell without a group.
  static constexpr u32 no_color = ~0u;

  constexpr cell_drawing(u32 columns, u32 rows) {
    const u32 w = columns * width + 2 * margin, h = rows * height + 2 * margin;
    out_ << R"(<svg xmlns="http://www.w3.org/2000/svg" width=")" << w << "\" height=\"" << h
         << "\" font-family=\"monospace\" font-size=\"11\" text-anchor=\"middle\">\n";
  }
  /// Colors are numbers, 8 different ones.
  constexpr void cell(u32 column, u32 row, const text_buffer& label, u32 color, bool marked = false) {
    constexpr const char* colors[8] = {"#aec7e8", "#ffbb78", "#98df8a", "#ff9896",
                                       "#c5b0d5", "#c49c94", "#f7b6d2", "#dbdb8d"};
    const u32 x = margin + column * width, y = margin + row * height;
    out_ << "<rect x=\"" << x << "\" y=\"" << y << "\" width=\"" << width << "\" height=\"" << height
         << "\" fill=\"" << (color == no_color ? "#ffffff" : colors[color % 8]) << "\" stroke=\""
         << (marked ? "#d00000" : "#808080") << "\" stroke-width=\"" << (marked ? 3u : 1u) << "\"/>\n";
    label_at(x + width / 2, y, label);
  }
  constexpr void text(u32 column, u32 row, const text_buffer& label) {
    label_at(margin + column * width + width / 2, margin + row * height, label);
  }
  constexpr text_buffer finish() {
    out_ << "</svg>\n";
    return out_;
  }

private:
  constexpr void label_at(u32 x, u32 y, const text_buffer& label) {
    out_ << "<text x=\"" << x << "\" y=\"" << y + height - 6 << "\">" << label << "</text>\n";
  }
  text_buffer out_;
};

} // namespace kiln::sim
