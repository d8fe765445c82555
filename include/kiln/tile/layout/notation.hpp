// SPDX-License-Identifier: MIT
// Layouts as text: `item[k1 k2] lane[m1 m2 m4 m8 k4 k8]`.
#pragma once

#include <kiln/support/text.hpp>
#include <kiln/tile/layout/layout.hpp>

namespace kiln::tile {

inline constexpr text_view place_names[place_count] = {"item", "lane", "wave", "offset"};

/// Reads the notation of docs/matrix_layouts.md. In brackets stand the images of a place's bits, lowest bit first: `k4` adds 4
/// to k, `k3^m8` changes two bits of k and one of m, `0` is a copy. After the places `item`, `lane`, `wave`, `offset` may stand
/// `at[m16]`, the element of place 0, and `of[k16 m32]`, extents. Extents are otherwise the least powers of 2 that suffice.
class layout_reader {
public:
  constexpr explicit layout_reader(text_view text) : text_(text) {}

  /// An error is one of compilation; at run time problem() has it, and the layout is empty.
  constexpr layout read() {
    while (skip_blanks(), at_ < text_.size) read_group();
    layout out;
    if (problem().size != 0) return out;
    for (u32 i = 0; i < count_; ++i) {
      const term& t = terms_[i];
      const u32 bits = t.value == 0 ? 0 : highest_bit(t.value) + (t.group == extent_group ? 0 : 1);
      if (bits > out.bits(t.name)) extend(out, t.name, bits - out.bits(t.name));
    }
    for (u32 i = 0; i < count_;) {
      const term& first = terms_[i];
      u32 word = 0;
      for (; i < count_ && terms_[i].group == first.group && terms_[i].image == first.image; ++i)
        word ^= terms_[i].value << out.first_bit(terms_[i].name);
      if (first.group < place_count) append(out, static_cast<place>(first.group), word);
      if (first.group == constant_group) out.map.constant ^= word;
    }
    return out;
  }

  constexpr text_view problem() const { return problem_; }
  /// The character of the text, from 1 on, at which it stands.
  constexpr u32 problem_position() const { return problem_position_; }

private:
  static constexpr u32 constant_group = place_count, extent_group = place_count + 1;
  struct term {
    u32 group = 0, image = 0; ///< image: number of its image in the group
    char name = 0;
    u32 value = 0;
  };
  static constexpr u32 capacity = 64, most_value = 1u << 30;

  constexpr void read_group() {
    const u32 begin = at_;
    while (at_ < text_.size && text_.data[at_] != '[') ++at_;
    const u32 group = group_of({text_.data + begin, at_ - begin});
    if (group > extent_group) return;
    ++at_;
    for (u32 image = 0; skip_blanks(), peek() != ']'; ++image) {
      read_term(group, image);
      while (peek() == '^') ++at_, read_term(group, image);
    }
    ++at_;
  }
  constexpr u32 group_of(text_view name) {
    for (u32 p = 0; p < place_count; ++p)
      if (name == place_names[p]) return p;
    if (name == "at") return constant_group;
    if (name == "of") return extent_group;
    fail("the groups of a layout's text are item[], lane[], wave[], offset[], at[] and of[]; another begins "
         "at "
         "this character:",
         static_cast<u32>(name.data - text_.data));
    return extent_group + 1;
  }
  constexpr void read_term(u32 group, u32 image) {
    term t{group, image};
    const u32 begin = at_;
    if (peek() >= 'a' && peek() <= 'z') t.name = text_.data[at_++];
    const u32 digits = at_;
    for (; peek() >= '0' && peek() <= '9'; ++at_)
      t.value =
          t.value > most_value / 10 ? most_value + 1 : t.value * 10 + static_cast<u32>(text_.data[at_] - '0');
    if (at_ == digits || (t.name == 0) != (t.value == 0))
      return fail(
          "in a layout's text an image is 0, or a letter and a number from 1 on, or several with ^; another "
          "begins at this character:",
          begin);
    if (t.value > most_value)
      return fail("in a layout's text a number is at most 2^30; a larger one begins at this character:",
                  begin);
    if (count_ == capacity)
      return fail("a layout's text has at most 64 images; one more begins at this character:", begin);
    terms_[count_++] = t;
  }
  /// At place `begin` of the text, from 0 on.
  constexpr void fail(const char* why, u32 begin) {
    if (__builtin_is_constant_evaluated()) refuse(why, begin + 1);
    if (problem_.size == 0) problem_ = why, problem_position_ = begin + 1;
    at_ = text_.size;
  }
  constexpr char peek() {
    if (at_ >= text_.size) fail("in a layout's text a ] is missing at this character:", text_.size);
    return at_ < text_.size ? text_.data[at_] : ']';
  }
  constexpr void skip_blanks() {
    while (at_ < text_.size && text_.data[at_] == ' ') ++at_;
  }

  text_view text_, problem_;
  u32 problem_position_ = 0, at_ = 0, count_ = 0;
  term terms_[capacity] = {};
};

/// The layout that `text` says.
constexpr layout layout_of(text_view text) { return layout_reader(text).read(); }

/// `k3^m8`, or `0`.
constexpr void put_element(text_buffer& out, const layout& l, u32 word) {
  if (word == 0) out << '0';
  bool first = true;
  for (const dimension& d : l.dimensions) {
    const u32 value = l.coordinate(word, d.name);
    if (d.name == 0 || value == 0) continue;
    if (!first) out << '^';
    first = false;
    out << d.name << value;
  }
}

/// What layout_of() reads. Items and lanes of a register layout are shown even if there are none.
constexpr text_buffer& operator<<(text_buffer& out, const layout& l) {
  const bool in_memory = l.bits(place::offset) != 0;
  const char* before = "";
  for (u32 p = 0; p < place_count; ++p) {
    if (l.place_bits[p] == 0 && (in_memory || p >= static_cast<u32>(place::wave))) continue;
    out << before << place_names[p] << '[';
    for (u32 i = 0; i < l.place_bits[p]; ++i) {
      if (i != 0) out << ' ';
      put_element(out, l, l.image(static_cast<place>(p), i));
    }
    out << ']';
    before = " ";
  }
  if (l.map.constant != 0) {
    out << " at[";
    put_element(out, l, l.map.constant);
    out << ']';
  }
  u32 used = l.map.constant;
  for (u32 i = 0; i < l.map.inputs; ++i) used |= l.map.images[i];
  bool any = false;
  for (const dimension& d : l.dimensions)
    if (d.name != 0 && l.coordinate(used, d.name) < l.extent(d.name) / 2) {
      out << (any ? " " : " of[") << d.name << l.extent(d.name);
      any = true;
    }
  return any ? out << ']' : out;
}
constexpr text_buffer text_of(const layout& l) {
  text_buffer out;
  out << l;
  return out;
}

} // namespace kiln::tile
