// SPDX-License-Identifier: MIT
// The finished program as assembly text, in words of 16 characters: what the asm statement is given.
#pragma once

#include <kiln/text/line_cache.hpp>

namespace kiln::text {

/// Writes the lines of one program. The evaluator charges for every operation here and then again for every character
/// when the text is read, so both are few: most lines are a word for the name and one for the operands; everything else is
/// packed without gaps. What the cache has no text for goes through the templates of print.hpp.
class renderer {
public:
  constexpr explicit renderer(const ir::program& program)
      : program_(program), words_(program.code.size() * 5 + 4 * longest_line), out_(words_.begin()) {}

  constexpr list<u128> run() {
    mark_targets();
    const ir::instruction* const code = program_.code.begin();
    for (u32 b = 0; b < program_.blocks.size(); ++b) {
      block_ = b;
      if (is_target_[b] != 0) {
        make_room();
        out_.line = 0, out_.bits = 0;
        out_.put(decimal(b + 1));
        out_.put(":");
        out_.end_line();
      }
      lines(code + program_.blocks[b].first, code + program_.end_of(b));
    }
    words_.resize(static_cast<u32>(out_.next - words_.begin()));
    return static_cast<list<u128>&&>(words_);
  }

protected:                                // render_lines.hpp writes more between the lines
  static constexpr u32 longest_line = 32; ///< words, with a label
  static consteval u32 literal_kind() { return static_cast<u32>(ir::operand_kind::literal); }
  static consteval u128 full_word() {
    return u128{3 * 1024 - 120} << 112;
  } ///< the least sum of three that fit
  static consteval u32 first_comma() { return ',' ^ ' '; } ///< turns the first comma into a blank
  static consteval u32 label_kind() { return static_cast<u32>(ir::operand_kind::label); }

  constexpr void mark_targets() {
    is_target_.resize(program_.blocks.size());
    for (u32 b = 0; b < program_.blocks.size(); ++b) {
      const u32 end = program_.end_of(b);
      if (end == program_.blocks[b].first) continue;
      // A label is the first operand, or the second.
      const u128 ops = program_.code[end - 1].ops.low;
      if (ir::operand(static_cast<u32>(ops)).is(ir::operand_kind::label))
        is_target_[ops & 0x0fff'ffff] = 1;
      else if (ir::operand(static_cast<u32>(ops >> 32)).is(ir::operand_kind::label))
        is_target_[ops >> 32 & 0x0fff'ffff] = 1;
    }
  }

  constexpr void make_room() {
    const u32 used = static_cast<u32>(out_.next - words_.begin());
    if (used + longest_line < words_.size()) return;
    list<u128> more(words_.size() * 2);
    for (u32 i = 0; i < used; ++i) more[i] = words_[i];
    words_ = static_cast<list<u128>&&>(more);
    out_.next = words_.begin() + used;
  }

  /// The hot loop: everything is local, and everything rare is elsewhere.
  constexpr void lines(const ir::instruction* in, const ir::instruction* const end) {
    const row_shape* const shapes = cache_.shapes();
    const operand_text* const texts = cache_.texts();
    u128* w = out_.next;
    const u128* limit = words_.end() - longest_line;
    for (; in != end; ++in) {
      if (w >= limit) {
        out_.next = w;
        make_room();
        w = out_.next;
        limit = words_.end() - longest_line;
      }
      const row_shape& shape = shapes[in->row];
      if (shape.slots == 0 || in->given != 0) {
        w = other_line(w, *in);
        continue;
      }
      const u128 keys = in->ops.low + shape.tables;
      const operand_text a = texts[static_cast<u32>(keys) % line_cache::text_count];
      const operand_text b = texts[static_cast<u32>(keys >> 32) % line_cache::text_count];
      const operand_text c = texts[static_cast<u32>(keys >> 64) % line_cache::text_count];
      if (shape.slots == 3) {
        if (a + b + c >= shape.full) {
          *w++ = shape.name;
          *w++ = shape.tail ^ ((a & text_characters()) ^ b << (full_length() - (a >> text_bits())) ^
                               c << (2 * full_length() - (a >> text_bits()) - (b >> text_bits())))
                                  << shape.tail_bits;
          continue;
        }
        w = in->literal != 0 ? literal_line(w, shape, *in, a, b, c) : packed_line(w, shape, *in);
        continue;
      }
      // The first of four stands in the word of the name's rest, the others have a word of their own.
      const operand_text d = texts[static_cast<u32>(keys >> 96) % line_cache::text_count];
      if (a < shape.full || b + c + d < full_word()) {
        w = packed_line(w, shape, *in);
        continue;
      }
      if (shape.name_words != 0) *w++ = shape.name;
      *w++ = shape.tail ^ (a & text_characters()) << shape.tail_bits;
      *w++ = word_sink::blanks_and_newline ^ (b & text_characters()) ^
             c << (full_length() - (b >> text_bits())) ^
             d << (2 * full_length() - (b >> text_bits()) - (c >> text_bits()));
    }
    out_.next = w;
  }

  /// Of a row that was not met yet, with modifiers, or with numbers.
  constexpr u128* other_line(u128* w, const ir::instruction& in) {
    const row_shape& shape = cache_.shapes()[in.row];
    if (shape.count == 0) cache_.make_row(in.row);
    if (shape.count != 2 || shape.name_words > 1 || in.given != 0) return packed_line(w, shape, in);
    // One operand: behind the name, or in a word of its own.
    const operand_text a = text_of(in, shape, 0);
    if (a + 2 * no_operand() >= shape.full) {
      if (shape.name_words != 0) *w++ = shape.name;
      *w++ = shape.tail ^ (a & text_characters()) << shape.tail_bits;
      return w;
    }
    if (a == 0 || shape.name_words != 0) return packed_line(w, shape, in);
    *w++ = shape.tail ^ u128{' ' ^ '\n'} << 120 ^ u128 { first_comma() } << shape.tail_bits;
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
    if (a + b + c < shape.full) return packed_line(w, shape, in);
    *w++ = shape.name;
    *w++ = shape.tail ^ ((a & text_characters()) ^ b << length_of(a) ^ c << (length_of(a) + length_of(b)))
                            << shape.tail_bits;
    return w;
  }
  static constexpr operand_text literal_or_none(const ir::instruction& in, u32 k, operand_text literal) {
    return static_cast<u32>(in.ops.low >> 32 * k) >> 28 == literal_kind() ? literal : 0;
  }

  /// Of any length and number of operands, and with modifiers.
  constexpr u128* packed_line(u128* w, const row_shape& shape, const ir::instruction& in) {
    if (shape.name_words != 0) *w++ = shape.name;
    if (shape.name_words > 1) *w++ = shape.second_name;
    u128 line = shape.tail ^ (shape.slots == 4 ? word_sink::blanks : word_sink::blanks_and_newline);
    u32 bits = shape.tail_bits; // `line` is what differs from blanks
    if ((in.given & operand_modifiers) == 0) {
      const operand_text* const texts = cache_.texts();
      u128 keys = (in.ops.low & shape.with_tables) + shape.tables;
      for (u32 k = 0, count = shape.count - 1; k != count; ++k) {
        operand_text t = texts[static_cast<u32>(keys) % line_cache::text_count];
        keys = k != 3 ? keys >> 32 : (in.ops.high & shape.high_with_tables) + shape.high_tables;
        if (t == 0) t = text_of(in, shape, k);
        if (t == 0) {
          out_.next = w, out_.line = line ^ blanks_below(bits), out_.bits = bits;
          long_operand(in, k);
          w = out_.next, bits = out_.bits, line = out_.line ^ blanks_below(bits);
          continue;
        }
        line ^= (t & text_characters()) << bits;
        const u32 after = bits + full_length() - static_cast<u32>(t >> text_bits());
        if (after < 128) {
          bits = after;
          continue;
        }
        *w++ = line ^ word_sink::blanks;
        line = (t & text_characters()) >> (128 - bits);
        bits = after - 128;
      }
      if (in.given == 0) {
        *w++ = line ^ word_sink::blanks_and_newline;
        return w;
      }
    }
    out_.next = w, out_.line = line ^ blanks_below(bits), out_.bits = bits;
    if ((in.given & operand_modifiers) != 0)
      put_operands(out_, {program_.arch, false, block_}, program_,
                   isa::operand_lists[isa::rows[in.row].operands], in);
    modifiers(in);
    out_.end_line();
    return out_.next;
  }

  /// A comma and operand k. 0 if it is too long.
  constexpr operand_text text_of(const ir::instruction& in, const row_shape& shape, u32 k) {
    const u32 bits = static_cast<u32>(k < 4 ? in.ops.low >> 32 * k : in.ops.high >> 32 * (k - 4));
    if (bits >> 28 == literal_kind()) return cache_.literal(in.literal);
    if ((shape.numbers >> k & 1) == 0) {
      const u32 table = static_cast<u32>(k < 4 ? shape.tables >> 32 * k : shape.high_tables >> 32 * (k - 4));
      const operand_text t = cache_.texts()[(bits + table) % line_cache::text_count];
      if (t != 0) return t;
      return cache_.make_text(
          bits, table,
          isa::operand_places[isa::operand_lists[isa::rows[in.row].operands].places.of[k]].dwords);
    }
    if (bits >> 28 != label_kind()) return cache_.number(program_.arch, in, k, bits);
    const ir::operand target(bits);
    return with_comma(join(decimal(target.payload() + 1), pack(target.payload() > block_ ? "f" : "b")));
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
  list<u128> words_;
  list<u8> is_target_;
  word_sink out_;
  u32 block_ = 0;
};

/// The program as the assembler wants it, 16 characters a word, the first in the lowest byte; every line ends with a
/// word. Needs stage finished. Labels are numeric local labels, so that the text may occur twice in one assembly file.
constexpr list<u128> render(const ir::program& program) { return renderer(program).run(); }

} // namespace kiln::text
