// SPDX-License-Identifier: MIT
// The finished program as assembly text, in words of 16 characters: what the asm statement is given.
#pragma once

#include <kiln/text/line_cache.hpp>

namespace kiln::text {

/// Writes the lines of one program. The evaluator charges for every operation here and then again for every character
/// when the text is read, so both are few: single-register operands take five characters each and are three to a word;
/// everything else is packed without gaps. What the cache has no text for goes through the templates of print.hpp.
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
    const u16* const row_of = cache_.row_of();
    const row_shape* shapes = cache_.shapes();
    piece* const pieces = cache_.pieces();
    u128* w = out_.next;
    const u128* limit = words_.end() - longest_line;
    for (; in != end; ++in) {
      if (w >= limit) {
        out_.next = w;
        make_room();
        w = out_.next;
        limit = words_.end() - longest_line;
      }
      u32 r = row_of[in->row];
      if (r == 0) r = cache_.make_row(in->row), shapes = cache_.shapes();
      const row_shape& shape = shapes[r];
      if (shape.slots != 0 && in->given == 0) {
        const u128 o = in->ops.low;
        piece a = pieces[static_cast<u32>(o) % line_cache::piece_count];
        piece b = pieces[static_cast<u32>(o >> 32) % line_cache::piece_count];
        piece c = pieces[static_cast<u32>(o >> 64) % line_cache::piece_count];
        if ((a & b & c) >> 120 == 0 && in->literal == 0) // literals are too long for a slot
          a = cache_.slot(in->ops[0]), b = cache_.slot(in->ops[1]), c = cache_.slot(in->ops[2]);
        if ((a & b & c) >> 120 != 0) {
          if (shape.slots == 3) {
            *w++ = shape.name;
            *w++ = (a | b << 40 | c << 80) ^ shape.filling;
            continue;
          }
          const piece d = cache_.slot(in->ops[3]);
          if (d != 0) {
            *w++ = shape.name ^ (a & piece_characters) << shape.first_slot;
            *w++ = b | c << 40 | d << 80;
            continue;
          }
        }
      }
      w = packed_line(w, shape, *in);
    }
    out_.next = w;
  }

  constexpr u128* packed_line(u128* w, const row_shape& shape, const ir::instruction& in) {
    if (shape.name_words != 0) *w++ = shape.name;
    if (shape.name_words > 1) *w++ = shape.second_name;
    u128 line = shape.tail;
    u32 bits = shape.tail_bits;
    if ((in.given & operand_modifiers) == 0) {
      const piece* const pieces = cache_.pieces();
      const u32 count = shape.count;
      u128 tables = shape.tables, ops = in.ops.low;
      for (u32 k = 0; k != count; ++k, tables >>= 16, ops = k != 4 ? ops >> 32 : in.ops.high) {
        piece p = pieces[(tables & 0xffff) + static_cast<u32>(ops) % line_cache::piece_count];
        if (p == 0) p = new_piece(in, k, static_cast<u32>(ops), static_cast<u32>(tables & 0xffff));
        if (p == 0) {
          out_.next = w, out_.line = line, out_.bits = bits;
          long_operand(in, k);
          w = out_.next, line = out_.line, bits = out_.bits;
          continue;
        }
        const u32 after = bits + static_cast<u32>(p >> 120);
        if (after < 128) {
          line ^= p << bits; // the length in the top byte is shifted out: bits is never 0
          bits = after;
          continue;
        }
        *w++ = line ^ p << bits;
        line = (p & piece_characters) >> (128 - bits);
        bits = after - 128;
        if (bits == 0) line = ' ', bits = 8;
      }
      if (in.given == 0) {
        *w++ = line ^ word_sink::blanks_and_newline >> bits << bits;
        return w;
      }
    }
    out_.next = w, out_.line = line, out_.bits = bits;
    if ((in.given & operand_modifiers) != 0)
      put_operands(out_, {program_.arch, false, block_}, program_,
                   isa::operand_lists[isa::rows[in.row].operands], in);
    modifiers(in);
    out_.end_line();
    return out_.next;
  }

  /// A comma and an operand that has no piece in its table. 0 if it is too long for one.
  constexpr piece new_piece(const ir::instruction& in, u32 k, u32 bits, u32 table) {
    const ir::operand o(bits);
    if (o.is(ir::operand_kind::literal)) return cache_.literal(in.literal);
    if (o.is(ir::operand_kind::label)) {
      const piece number = decimal(o.payload() + 1);
      const u32 n = bits_of(number);
      return ',' | (number & piece_characters) << 8 |
             u128{o.payload() > block_ ? u32{'f'} : u32{'b'}} << (n + 8) | u128{n + 16} << 120;
    }
    if (table == line_cache::empty_table) return cache_.number(program_.arch, in, k, bits);
    return cache_.make_piece(table, o, isa::operand_lists[isa::rows[in.row].operands].places[k].dwords);
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
    if (out_.bits == 0) out_.put(" ");
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
