// SPDX-License-Identifier: MIT
// The finished program as assembly text, in words of 16 characters: what the asm statement is given.
#pragma once

#include <kiln/text/line_cache.hpp>
#include <kiln/text/page.hpp>

namespace kiln::text {

/// Writes the lines of one program. The evaluator takes time for every operation here, and again for every character when
/// the text is read, so both are few. Most lines are a word for the name and one for the operands. What does not fit so is
/// packed without gaps. What the cache has no text for goes through the templates of print.hpp.
class renderer {
public:
  constexpr explicit renderer(const ir::program& program) : program_(program), out_(nullptr) { turn_page(); }

  constexpr void run() {
    mark_targets();
    const ir::instruction* const code = program_.code.begin();
    for (u32 b = 0; b < program_.blocks.size(); ++b) {
      block_ = b;
      if (is_target_[b] != 0) {
        make_room();
        out_.put(decimal(b + 1));
        out_.put(":");
        out_.end_line();
      }
      lines(code + program_.blocks[b].first, code + program_.end_of(b));
    }
    end_page();
  }

  /// What was written.
  constexpr const page_list& pages() const { return pages_; }

protected:                                // render_lines.hpp writes more between the lines
  static constexpr u32 longest_line = 32; ///< words, with a label
  static constexpr u32 plain_words = 2;   ///< of a plain line
  static constexpr u32 lines_at_once = 256;
  static consteval u32 literal_kind() { return static_cast<u32>(ir::operand_kind::literal); }
  static consteval u32 label_kind() { return static_cast<u32>(ir::operand_kind::label); }
  static consteval u128 no_newline() { return u128{' ' ^ '\n'} << 120; } ///< turns a line's end into a blank
  static consteval u128 plain_tail() { return word_sink::blanks_and_newline ^ first_comma(); }
  /// The least sum of texts of operands that are all there and fit in a word, or before a line's end.
  static consteval u128 fitting(u32 operands) { return u128{operands * full_length() - 128} << text_bits(); }
  static consteval u128 ending(u32 operands) { return u128{operands * full_length() - 120} << text_bits(); }
  /// The same of texts that are all there.
  static consteval u128 all_there(u32 operands) {
    return u128{operands * (full_length() - text_bits())} << text_bits();
  }

  constexpr void mark_targets() {
    is_target_.resize(program_.blocks.size());
    for (u32 b = 0; b < program_.blocks.size(); ++b) {
      const u32 end = program_.end_of(b);
      if (end == program_.blocks[b].first) continue;
      // A label is the first operand, or the second.
      const u128 ops = program_.code[end - 1].ops.low;
      if (static_cast<u32>(ops) >> ir::kind_shift() == label_kind())
        is_target_[ops & ir::payload_mask()] = 1;
      else if (static_cast<u32>(ops >> 32) >> ir::kind_shift() == label_kind())
        is_target_[ops >> 32 & ir::payload_mask()] = 1;
    }
  }

  constexpr void end_page() {
    page& p = pages_.last();
    p.used = static_cast<u32>(out_.next - p.words);
  }
  constexpr void turn_page() {
    page& p = pages_.add();
    out_.next = p.words;
    limit_ = p.words + (page::capacity - longest_line - plain_words * lines_at_once);
  }
  /// Room for a line of any length and lines_at_once plain ones.
  constexpr void make_room() {
    if (out_.next < limit_) return;
    end_page();
    turn_page();
  }

  constexpr void lines(const ir::instruction* in, const ir::instruction* const end) {
    for (; end - in > lines_at_once; in += lines_at_once) {
      make_room();
      few_lines(in, in + lines_at_once);
    }
    make_room();
    few_lines(in, end);
  }

  /// The hot loop: everything is local, and everything but plain lines is elsewhere.
  constexpr void few_lines(const ir::instruction* in, const ir::instruction* const end) {
    const u16* const numbers = cache_.shape_numbers();
    const row_shape* const shapes = cache_.shapes();
    const operand_text* const texts = cache_.texts();
    u128* w = out_.next;
    for (; in != end; ++in) {
      const row_shape& shape = shapes[numbers[in->row]];
      if (shape.way != way::plain || in->given != 0) {
        w = shape.way == way::four && in->given == 0 ? four_line(w, shape, *in) : other_line(w, shape, *in);
        continue;
      }
      const u128 keys = in->ops.low + shape.tables;
      const operand_text a = texts[static_cast<u32>(keys) % line_cache::text_count];
      const operand_text b = texts[static_cast<u32>(keys >> 32) % line_cache::text_count];
      const operand_text c = texts[static_cast<u32>(keys >> 64) % line_cache::text_count];
      if (a + b + c < ending(3)) {
        w = in->literal != 0 ? literal_line(w, shape, *in, a, b, c) : other_line(w, shape, *in);
        continue;
      }
      *w++ = shape.name;
      *w++ = plain_tail() ^ (a & text_characters()) ^
             (b ^ c << (full_length() - (b >> text_bits()))) << (full_length() - (a >> text_bits()));
    }
    out_.next = w;
  }

  /// Four operands without modifiers: the first after the name, and the others as fits best.
  constexpr u128* four_line(u128* w, const row_shape& shape, const ir::instruction& in) {
    const operand_text* const texts = cache_.texts();
    const u128 keys = in.ops.low + shape.tables;
    const operand_text a = texts[static_cast<u32>(keys) % line_cache::text_count];
    const operand_text b = texts[static_cast<u32>(keys >> 32) % line_cache::text_count];
    const operand_text c = texts[static_cast<u32>(keys >> 64) % line_cache::text_count];
    const operand_text d = texts[static_cast<u32>(keys >> 96) % line_cache::text_count];
    if (a + b + c + d < all_there(4) || w >= limit_) return other_line(w, shape, in);
    if (shape.name_words != 0) *w++ = shape.name;
    if (a >= shape.full) {
      if (b + c + d >= ending(3)) {
        *w++ = shape.tail ^ no_newline() ^ (a & text_characters()) << shape.tail_bits;
        *w++ =
            word_sink::blanks_and_newline ^ (b & text_characters()) ^ (c ^ d << length_of(c)) << length_of(b);
        return w;
      }
      if (b + c >= fitting(2) && d >= ending(1)) {
        *w++ = shape.tail ^ no_newline() ^ (a & text_characters()) << shape.tail_bits;
        *w++ = word_sink::blanks ^ (b & text_characters()) ^ c << length_of(b);
        *w++ = word_sink::blanks_and_newline ^ (d & text_characters());
        return w;
      }
    }
    out_.next = w;
    out_.line = shape.tail ^ word_sink::blanks_and_newline;
    out_.bits = shape.tail_bits;
    out_.put_text(a);
    out_.put_text(b);
    out_.put_text(c);
    out_.put_text(d);
    out_.end_line();
    return out_.next;
  }

  /// The slow path: a row or operands that are not cached yet, with modifiers, of operands that do not fit in a word, or of
  /// another way.
  constexpr u128* other_line(u128* w, const row_shape& shape, const ir::instruction& in) {
    if (shape.count == 0) return other_line(w, cache_.make_row(in.row), in);
    if (w >= limit_) {
      out_.next = w;
      make_room();
      w = out_.next;
    }
    if (shape.way == way::packed) return packed_line(w, shape, in);
    operand_text m = no_operand();
    if (in.given != 0) {
      m = short_modifiers(in);
      if (m == 0 || shape.way >= way::five) return packed_line(w, shape, in);
    } else if (shape.way == way::number) {
      return number_line(w, shape, in);
    }
    const operand_text* const texts = cache_.texts();
    const u128 keys = in.ops.low + shape.tables;
    operand_text a = texts[static_cast<u32>(keys) % line_cache::text_count];
    operand_text b = texts[static_cast<u32>(keys >> 32) % line_cache::text_count];
    operand_text c = texts[static_cast<u32>(keys >> 64) % line_cache::text_count];
    operand_text d = texts[static_cast<u32>(keys >> 96) % line_cache::text_count];
    if (a + b + c + d < all_there(4)) {
      if (a == 0) a = new_text(in, static_cast<u32>(in.ops.low), static_cast<u32>(shape.tables));
      if (b == 0) b = new_text(in, static_cast<u32>(in.ops.low >> 32), static_cast<u32>(shape.tables >> 32));
      if (c == 0) c = new_text(in, static_cast<u32>(in.ops.low >> 64), static_cast<u32>(shape.tables >> 64));
      if (d == 0) d = new_text(in, static_cast<u32>(in.ops.low >> 96), static_cast<u32>(shape.tables >> 96));
      if (a + b + c + d < all_there(4)) return packed_line(w, shape, in);
    }
    const u128 after_a = b + c + d;
    if (shape.way == way::five) {
      const operand_text e =
          texts[static_cast<u32>(in.ops.high + shape.high_tables) % line_cache::text_count];
      if (a + b < fitting(2) || c + d + e < ending(3)) return packed_line(w, shape, in);
      *w++ = shape.name;
      *w++ = word_sink::blanks ^ first_comma() ^ (a & text_characters()) ^ b << length_of(a);
      *w++ =
          word_sink::blanks_and_newline ^ (c & text_characters()) ^ (d ^ e << length_of(d)) << length_of(c);
      return w;
    }
    if (shape.name_words != 0) *w++ = shape.name;
    // The operands after the name and the modifiers after them, if this is as short as without gaps.
    if (shape.way != way::four && a + after_a + m >= shape.full + (ending(5) - fitting(1))) {
      *w++ = shape.tail ^
             ((a & text_characters()) ^ (b ^ (c ^ m << length_of(c)) << length_of(b)) << length_of(a))
                 << shape.tail_bits;
      return w;
    }
    if (in.given == 0) {
      if (a >= shape.full && after_a >= ending(3)) {
        *w++ = shape.tail ^ no_newline() ^ (a & text_characters()) << shape.tail_bits;
        *w++ =
            word_sink::blanks_and_newline ^ (b & text_characters()) ^ (c ^ d << length_of(c)) << length_of(b);
        return w;
      }
    } else if (shape.way == way::plain) {
      if (a + after_a >= fitting(4)) {
        *w++ =
            plain_tail() ^ no_newline() ^ (a & text_characters()) ^ (b ^ c << length_of(b)) << length_of(a);
        *w++ = word_sink::blanks_and_newline ^ (m & text_characters());
        return w;
      }
    } else if (a >= shape.full && after_a >= fitting(3) && a + after_a + m < shape.full + ending(4)) {
      *w++ = shape.tail ^ no_newline() ^ (a & text_characters()) << shape.tail_bits;
      *w++ = word_sink::blanks ^ (b & text_characters()) ^ (c ^ d << length_of(c)) << length_of(b);
      *w++ = word_sink::blanks_and_newline ^ (m & text_characters());
      return w;
    }
    out_.next = w;
    out_.line = shape.tail ^ word_sink::blanks_and_newline;
    out_.bits = shape.tail_bits;
    out_.put_text(a);
    if (shape.count > 2) out_.put_text(b);
    if (shape.count > 3) out_.put_text(c);
    if (shape.count > 4) out_.put_text(d);
    if (in.given != 0) out_.put_text(m);
    out_.end_line();
    return out_.next;
  }

  /// One operand that is a number or a label: after the name, or in a word of its own.
  constexpr u128* number_line(u128* w, const row_shape& shape, const ir::instruction& in) {
    const operand_text a = text_of(in, shape, 0);
    if (a >= shape.full + (ending(1) - fitting(1))) {
      if (shape.name_words != 0) *w++ = shape.name;
      *w++ = shape.tail ^ (a & text_characters()) << shape.tail_bits;
      return w;
    }
    if (a == 0 || shape.name_words != 0) return packed_line(w, shape, in);
    *w++ = shape.tail ^ no_newline() ^ u128 { first_comma() } << shape.tail_bits;
    *w++ = word_sink::blanks_and_newline ^ (a & text_characters()) ^ first_comma();
    return w;
  }

  /// Up to three operands, where a literal has no place in the tables.
  constexpr u128* literal_line(u128* w, const row_shape& shape, const ir::instruction& in, operand_text a,
                               operand_text b, operand_text c) {
    const operand_text literal = cache_.literal(in.literal);
    if (a == 0) a = literal_or_none(in, 0, literal);
    if (b == 0) b = literal_or_none(in, 1, literal);
    if (c == 0) c = literal_or_none(in, 2, literal);
    if (a + b + c < ending(3)) return other_line(w, shape, in);
    *w++ = shape.name;
    *w++ = plain_tail() ^ (a & text_characters()) ^ (b ^ c << length_of(b)) << length_of(a);
    return w;
  }
  static constexpr operand_text literal_or_none(const ir::instruction& in, u32 k, operand_text literal) {
    return static_cast<u32>(in.ops.low >> 32 * k) >> ir::kind_shift() == literal_kind() ? literal : 0;
  }

  /// Of any length and number of operands, and with modifiers.
  constexpr u128* packed_line(u128* w, const row_shape& shape, const ir::instruction& in) {
    if (shape.name_words != 0) *w++ = shape.name;
    if (shape.name_words > 1) *w++ = shape.second_name;
    out_.next = w;
    out_.line = shape.tail ^ word_sink::blanks_and_newline;
    out_.bits = shape.tail_bits;
    if ((in.given & operand_modifiers) == 0) {
      const operand_text* const texts = cache_.texts();
      u128 keys = (in.ops.low & shape.with_tables) + shape.tables;
      for (u32 k = 0, count = shape.count - 1; k != count; ++k) {
        operand_text t = texts[static_cast<u32>(keys) % line_cache::text_count];
        keys = k != 3 ? keys >> 32 : (in.ops.high & shape.high_with_tables) + shape.high_tables;
        if (t == 0) t = text_of(in, shape, k);
        if (t != 0)
          out_.put_text(t);
        else
          long_operand(in, k);
      }
    } else {
      put_operands(out_, {program_.arch, false, block_}, program_,
                   isa::operand_lists[isa::rows[in.row].operands], in);
    }
    if (in.given != 0) modifiers(in);
    out_.end_line();
    return out_.next;
  }

  /// A comma and an operand that a table leads to, or the literal. 0 if it is too long.
  constexpr operand_text new_text(const ir::instruction& in, u32 bits, u32 table) {
    return bits >> ir::kind_shift() == literal_kind() ? cache_.literal(in.literal)
                                                      : cache_.make_text(bits, table);
  }
  /// A comma and operand k. 0 if it is too long.
  constexpr operand_text text_of(const ir::instruction& in, const row_shape& shape, u32 k) {
    const u32 bits = static_cast<u32>(k < 4 ? in.ops.low >> 32 * k : in.ops.high >> 32 * (k - 4));
    if (bits >> ir::kind_shift() == literal_kind()) return cache_.literal(in.literal);
    if ((shape.numbers >> k & 1) == 0) {
      const u32 table = static_cast<u32>(k < 4 ? shape.tables >> 32 * k : shape.high_tables >> 32 * (k - 4));
      return cache_.make_text(bits, table);
    }
    if (bits >> ir::kind_shift() != label_kind()) return cache_.number(program_.arch, in, k, bits);
    const u32 target = bits & ir::payload_mask();
    return line_cache::label(target, target > block_);
  }
  constexpr void long_operand(const ir::instruction& in, u32 k) {
    const ir::operand o = in.ops[k];
    if (o.is(ir::operand_kind::immediate)) {
      const joining_sink& t = cache_.immediate(program_.arch, in, k);
      for (u32 i = 0; i < t.count; ++i) out_.put(t.text[i]);
    } else {
      out_.put(comma);
      put_operand(out_, {program_.arch, false, block_},
                  isa::operand_lists[isa::rows[in.row].operands].places[k], o, in.literal);
    }
  }

  /// All modifiers in one text. 0 if there is none for them.
  constexpr operand_text short_modifiers(const ir::instruction& in) {
    if (in.given == offset_mask)
      return line_cache::offset(static_cast<i32>(static_cast<u32>(in.modifiers) << 8) >> 8);
    if (in.given != last_given_ || in.modifiers != last_values_ || in.row != last_row_) {
      last_given_ = in.given;
      last_values_ = in.modifiers;
      last_row_ = in.row;
      last_modifiers_ = (in.given & (operand_modifiers | any_offset)) != 0
                            ? 0
                            : cache_.modifiers(in, in.given, in.modifiers).in_one();
    }
    return last_modifiers_;
  }
  constexpr void modifiers(const ir::instruction& in) {
    isa::modifier_set given = in.given;
    u64 values = in.modifiers;
    if (given == (isa::mask_of(isa::modifier::offset0) | isa::mask_of(isa::modifier::offset1)))
      return two_offsets(static_cast<u32>(values & 0xff), static_cast<u32>(values >> 8 & 0xff));
    i32 offset = 0;
    if ((given & offset_mask) != 0) {
      const isa::row& row = isa::rows[in.row];
      if (row.mnemonic == u32{isa::mn::ds_swizzle_b32}) // its offset is a pattern
        return put_modifiers(out_, row, isa::operand_lists[row.operands], in);
      offset = static_cast<i32>(static_cast<u32>(values) << 8) >> 8;
      if (given == offset_mask) {
        const operand_text t = line_cache::offset(offset);
        if (t != 0) return out_.put_text(t);
      }
      values = values >> 24 << 24;
      if (offset == 0) given ^= offset_mask;
    }
    if (given == 0) return;
    const modifier_text& m = cache_.modifiers(in, given, values);
    for (u32 i = 0; i < m.before.count; ++i) out_.put(m.before.text[i]);
    if (!m.has_offset) return;
    out_.put(signed_decimal(offset));
    for (u32 i = 0; i < m.after.count; ++i) out_.put(m.after.text[i]);
  }

  /// Two-address DS instructions: nearly every pair of offsets is new.
  constexpr void two_offsets(u32 offset0, u32 offset1) {
    if (offset0 != 0) put_numbered(out_, " offset0:", offset0);
    if (offset1 != 0) put_numbered(out_, " offset1:", offset1);
  }

  const ir::program& program_;
  line_cache cache_;
  page_list pages_;
  const u128* limit_ = nullptr; ///< after it a page has too little room
  list<u8> is_target_;
  word_sink out_;
  u32 block_ = 0;
  isa::modifier_set last_given_ = 0; ///< the argument of the last short_modifiers()
  u64 last_values_ = 0;
  u32 last_row_ = 0;
  operand_text last_modifiers_ = 0;
};

/// The program as assembly text, 16 characters per u128, the first in the lowest byte; every line ends with a
/// word. Needs stage finished. Labels are numeric local labels, so that the text may occur twice in one assembly file.
/// The door takes the renderer's pages; this is the same in one piece.
template<u32 = 0> constexpr list<u128> render(const ir::program& program) {
  renderer r(program);
  r.run();
  list<u128> words;
  for (u32 i = 0; i < r.pages().size(); ++i)
    for (u32 k = 0; k < r.pages()[i].used; ++k) words.push_back(r.pages()[i].words[k]);
  return words;
}

} // namespace kiln::text
