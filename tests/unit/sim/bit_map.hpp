// SPDX-License-Identifier: MIT
// Layouts of operands as docs/matrix_layouts.md writes them: what each bit of an item's and a lane's number stands for.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <kiln/support/types.hpp>
#include <string>
#include <utility>
#include <vector>

namespace kiln::test {

/// Coordinates by letter: m, n, k of a matrix, b its block, s a block of 32 in k, p which of two stored ones.
struct coordinates {
  u32 of[26] = {};
  u32& operator[](char letter) { return of[letter - 'a']; }
  u32 operator[](char letter) const { return of[letter - 'a']; }
};

/// "item[k1 k2] lane[m1 m2 m4 m8 k4 k8]": bit 0 of a lane's item is 1 in k, bit 0 of the lane is 1 in m, and so on.
class bit_map {
public:
  explicit bit_map(const std::string& text) : item_(images(text, "item[")), lane_(images(text, "lane[")) {}

  u32 items() const { return 1u << item_.size(); }
  u32 lane_bits() const { return static_cast<u32>(lane_.size()); }

  coordinates at(u32 lane, u32 item) const {
    coordinates out;
    add(out, lane_, lane);
    add(out, item_, item);
    return out;
  }
  /// How many values a coordinate has.
  u32 extent(char letter) const {
    u32 out = 1;
    for (const auto* images : {&item_, &lane_})
      for (const auto& [name, worth] : *images)
        if (name == letter && 2 * worth > out) out = 2 * worth;
    return out;
  }

private:
  using image_list = std::vector<std::pair<char, u32>>;

  static image_list images(const std::string& text, const std::string& opening) {
    image_list out;
    size_t at = text.find(opening) + opening.size();
    while (text[at] != ']') {
      const char letter = text[at];
      size_t digits = 0;
      out.emplace_back(letter, static_cast<u32>(std::stoul(text.substr(at + 1), &digits)));
      at += 1 + digits;
      while (text[at] == ' ') ++at;
    }
    return out;
  }
  static void add(coordinates& to, const image_list& images, u32 number) {
    for (size_t bit = 0; bit < images.size(); ++bit)
      if ((number >> bit & 1) != 0) to[images[bit].first] += images[bit].second;
  }

  image_list item_, lane_;
};

/// What a test states must stand in docs/matrix_layouts.md too.
inline void check_documented(std::initializer_list<const char*> layouts) {
  static const std::string page = [] {
    std::ifstream in(std::filesystem::path(__FILE__).parent_path() / "../../../docs/matrix_layouts.md");
    return std::string(std::istreambuf_iterator<char>(in), {});
  }();
  for (const char* layout : layouts) {
    INFO(layout);
    CHECK(page.find("`" + std::string(layout) + "`") != page.npos);
  }
}

/// The layout of B that goes with A's: columns in place of rows.
inline std::string as_b(std::string a) {
  for (size_t i = 0; i + 1 < a.size(); ++i)
    if (a[i] == 'm' && a[i + 1] != '[') a[i] = 'n';
  return a;
}

} // namespace kiln::test
