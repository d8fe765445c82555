// SPDX-License-Identifier: MIT
// Cache of rendered mnemonic, operand and modifier text, filled once per program.
#pragma once

#include <kiln/text/print.hpp>

namespace kiln::text {

/// A comma and the piece. 0 if it is too long, or empty.
constexpr operand_text with_comma(piece p) {
  const u32 n = bits_of(p) + 8;
  if (n == 8 || n > text_bits()) return 0;
  return ((',' | (p & piece_characters) << 8) ^ word_sink::blanks >> (128 - n)) | u128{full_length() - n}
                                                                                      << text_bits();
}

/// The piece alone. 0 if it is too long.
constexpr operand_text without_comma(piece p) {
  const u32 n = bits_of(p);
  if (n == 0) return no_operand();
  if (n > text_bits()) return 0;
  return ((p & piece_characters) ^ word_sink::blanks >> (128 - n)) | u128{full_length() - n} << text_bits();
}

/// The modifiers of an instruction as text. `before` is followed by the offset's value, if there is one.
struct modifier_text {
  isa::modifier_set given = 0;
  u64 values = 0; ///< without the offset
  u16 row = 0;
  bool has_offset = false;
  joining_sink before, after;
  const modifier_text* before_this = nullptr; ///< made before this one

  /// All as one text, if there is no offset. 0 if it is too long.
  constexpr operand_text in_one() const { return before.count < 2 ? without_comma(before.text[0]) : 0; }
};

/// An immediate operand as text, with its comma: counters to wait for, numbers of wait states.
struct immediate_text {
  u32 operand = 0;
  u32 place = 0; ///< row and place
  joining_sink text;
  const immediate_text* before_this = nullptr; ///< made before this one
};

/// A comma and a register, or a tuple of so many. `bits` are an operand's.
constexpr operand_text register_text(u32 bits, u32 dwords) {
  const u32 letter = static_cast<u32>(" sva"[bits >> ir::kind_shift()] ^ ' '); // ir::bank_letter
  const u32 number = bits & ir::payload_mask();
  const u64 first = digits_of(number);
  const u32 first_bits = first >> 56;
  if (dwords == 1)
    return (first_comma() | letter << 8) | u128{first << 8 >> 8} << 16 |
           u128{full_length() - 16 - first_bits} << text_bits();
  const u64 last = digits_of(number + dwords - 1);
  const u32 both_bits = first_bits + static_cast<u32>(last >> 56);
  return (first_comma() | letter << 8 | ('[' ^ ' ') << 16) | u128{first << 8 >> 8} << 24 |
         u128{(':' ^ ' ') | (last << 8)} << (24 + first_bits) | u128{']' ^ ' '} << (32 + both_bits) |
         u128{full_length() - 40 - both_bits} << text_bits();
}

/// " offset:" as what it differs from blanks by.
consteval u32 offset_name_bits() { return 64; }
consteval u64 offset_name() {
  u64 name = 0;
  for (u32 i = 0; i < 8; ++i) name |= u64{static_cast<u8>(" offset:"[i] ^ ' ')} << 8 * i;
  return name;
}

/// The same where it is short, and a literal, as one number.
struct short_number {
  u32 value; ///< operand, or literal; 0: a free entry
  u32 place; ///< row and place
  operand_text text;
};

/// Modifiers that come before the offset.
inline constexpr isa::modifier_set before_offset = isa::mask_of(isa::modifier::format) |
                                                   isa::mask_of(isa::modifier::idxen) |
                                                   isa::mask_of(isa::modifier::offen);
inline constexpr isa::modifier_set offset_mask = isa::mask_of(isa::modifier::offset);
inline constexpr isa::modifier_set any_offset =
    offset_mask | isa::mask_of(isa::modifier::offset0) | isa::mask_of(isa::modifier::offset1);

/// Pre-rendered parts of one encoding's assembly line. A line is the whole words of the name, then the name's rest and the
/// operands.
// Without initialisers: the evaluator makes a table of zeros in one step.
struct row_shape {
  u32 way;          ///< the renderer's way of writing the line where there are no modifiers
  u32 count;        ///< operands; one more, so that 0 means not computed yet
  u128 name;        ///< its first word
  u128 tail;        ///< the word after it, as it is without operands; the first comma comes out as a blank
  u32 tail_bits;    ///< bits of the name in it
  u128 full;        ///< the least text of a first operand that fits in that word
  u128 tables;      ///< slot-wise addend that leads from operands to their texts
  u128 with_tables; ///< mask of the operands that have a table
  u64 high_tables, high_with_tables; ///< the same of operands 4 and 5
  u32 numbers;                       ///< one bit per operand: has no table
  u32 name_words;                    ///< whole words of the name: at most two
  u128 second_name;
};

/// Ways of writing a line whose operands are registers and constants; two are a number's.
// Numbers, as clang reads a comparison of enumerators for long.
namespace way {
inline constexpr u32 packed = 0; ///< without gaps
inline constexpr u32 plain = 1;  ///< two or three operands in a word of their own, after a name of one
inline constexpr u32 rest = 2;   ///< up to three operands after the rest of a name of more than a word
inline constexpr u32 four = 3;   ///< the first of four operands follows the name
inline constexpr u32 five = 4;   ///< words of two and three operands
inline constexpr u32 number = 5; ///< one operand, a number or label
} // namespace way

/// Owner of all that is kept. Flat arrays with raw pointers are what the evaluator reads fastest.
class line_cache {
public:
  /// Operands hash to `(bits + table) % text_count`. 2^28 is 256 modulo this number: a table has its registers, fixed sources
  /// and `off` in 256 entries each, one kind after the other (128 of SGPRs). At this distance no two tables' operands meet,
  /// as one's `off` stands where the next has room after its SGPRs; nor do they hit the first entry, which is of operands
  /// that are not there. Immediates and labels could meet them, so their places have no table.
  static constexpr u32 text_count = 33825, table_count = 15;
  static constexpr u32 table_size = 1537;
  static constexpr u32 table_at(u32 number) { return 1 + table_size * number; }
  static constexpr u32 never = text_count - 1; ///< an entry that stays empty

  constexpr line_cache() {
    texts_->of[0] = no_operand();
    shapes_->of[0] = {};
  }
  constexpr ~line_cache() {
    while (last_modifiers_ != nullptr) {
      const modifier_text* const made = last_modifiers_;
      last_modifiers_ = made->before_this;
      delete made;
    }
    while (last_immediate_ != nullptr) {
      const immediate_text* const made = last_immediate_;
      last_immediate_ = made->before_this;
      delete made;
    }
    delete literals_;
    delete numbers_;
    delete immediates_;
    delete modifiers_;
    delete tables_;
    delete texts_;
    delete shapes_;
    delete shape_numbers_;
  }
  line_cache(const line_cache&) = delete;
  line_cache& operator=(const line_cache&) = delete;

  /// Index in shapes() of a row's shape. Rows without one yet share the first, whose count is 0.
  constexpr const u16* shape_numbers() const { return shape_numbers_->of; }
  constexpr const row_shape* shapes() const { return shapes_->of; }
  constexpr operand_text* texts() { return texts_->of; }

  /// Learns a row.
  constexpr const row_shape& make_row(u32 index) {
    const isa::row& row = isa::rows[index];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    const u32 number = ++shape_count_;
    shape_numbers_->of[index] = static_cast<u16>(number);
    row_shape& s = shapes_->of[number] = {};
    s.count = list.count + 1u;
    for (u32 i = 0; i < list.count; ++i) {
      const isa::operand_row& place = list.places[i];
      const u32 t = (place.accepts & number_classes) != 0 ? 0 : table(place.dwords);
      const u32 mask = t != 0 ? ~0u : 0;
      if (t == 0) s.numbers |= 1u << i;
      if (i < 4) {
        s.tables |= u128{t != 0 ? t : never} << 32 * i;
        s.with_tables |= u128{mask} << 32 * i;
      } else {
        s.high_tables |= u64{t != 0 ? t : never} << 32 * (i - 4);
        s.high_with_tables |= u64{mask} << 32 * (i - 4);
      }
    }
    u128 words[4] = {};
    word_sink name(words);
    name.put(row.name());
    // Two, three and five operands have words of their own.
    if (name.next == words && (list.count == 2 || list.count == 3 || list.count == 5)) {
      words[0] = name.line ^ word_sink::blanks;
      name.next = words + 1;
      name.line = 0, name.bits = 0;
    }
    s.name_words = static_cast<u32>(name.next - words);
    s.name = words[0];
    s.second_name = words[1];
    s.tail_bits = name.bits;
    s.tail = name.line ^ word_sink::blanks_and_newline;
    if (list.count != 0) s.tail ^= u128{first_comma()} << name.bits;
    s.full = u128{full_length() - 128 + name.bits} << text_bits();
    if (s.name_words == 2 || is_wordy(row)) return s;
    if (s.numbers != 0) {
      if (list.count == 1) s.way = way::number;
    } else if (list.count == 5) {
      s.way = s.tail_bits == 0 ? way::five : way::packed;
    } else if (list.count == 4) {
      s.way = way::four;
    } else if (s.name_words == 1 && list.count != 0) {
      s.way = list.count != 1 && s.tail_bits == 0 ? way::plain : way::rest;
    }
    return s;
  }

  /// Makes the text of a register, constant or `off`. 0 if there is none for it.
  constexpr operand_text make_text(u32 bits, u32 table) {
    const u32 dwords = dwords_of_[table / table_size];
    const operand_text text = bits - ir::first_register() < ir::registers()
                                  ? register_text(bits, dwords)
                                  : with_comma(spell(ir::operand(bits), dwords));
    if (text != 0) texts_->of[(bits + table) % text_count] = text;
    return text;
  }

  constexpr operand_text literal(u32 value) {
    short_number& kept = literals_->of[value % 61];
    if (kept.value == value && kept.text != 0) return kept.text;
    kept.value = value;
    return kept.text = with_comma(hexadecimal(value));
  }

  /// The operand of a place without a table. 0 if it is too long: see immediate().
  constexpr operand_text number(isa::arch arch, const ir::instruction& in, u32 k, u32 bits) {
    const u32 place = u32{in.row} << 3 | k;
    short_number& kept = numbers_->of[(bits ^ place * 37) % 61];
    if (kept.value == bits && kept.place == place) return kept.text;
    joining_sink sink;
    put_operand(sink, {arch, false, ~0u}, isa::operand_lists[isa::rows[in.row].operands].places[k],
                ir::operand(bits), 0);
    kept.value = bits;
    kept.place = place;
    return kept.text = sink.count == 1 ? with_comma(sink.text[0]) : 0;
  }

  /// The numeric label of a block, with its direction.
  static constexpr operand_text label(u32 block, bool forward) {
    const piece digits = decimal(block + 1);
    return with_comma(digits + (u128{forward ? u32{'f'} : u32{'b'}} << bits_of(digits)) + (u128{8} << 120));
  }

  /// " offset:" and the number, nothing for 0. 0 if it is too long.
  static constexpr operand_text offset(i32 value) {
    if (value == 0) return no_operand();
    if (value < -99'999 || value > 999'999) return 0;
    const u32 minus_bits = value < 0 ? 8 : 0;
    const u64 digits = digits_of(static_cast<u32>(value < 0 ? -value : value));
    return u128{offset_name()} | u128{value < 0 ? u32{'-' ^ ' '} : 0} << offset_name_bits() |
           u128{digits << 8 >> 8} << (offset_name_bits() + minus_bits) |
           u128{full_length() - offset_name_bits() - minus_bits - static_cast<u32>(digits >> 56)}
               << text_bits();
  }

  constexpr const joining_sink& immediate(isa::arch arch, const ir::instruction& in, u32 k) {
    const u32 bits = in.ops[k].bits, place = u32{in.row} << 3 | k;
    immediate_text*& kept = immediates_->of[(bits ^ place * 37) % 61];
    if (kept != nullptr && kept->operand == bits && kept->place == place) return kept->text;
    kept = new immediate_text{};
    kept->before_this = last_immediate_;
    last_immediate_ = kept;
    kept->operand = bits;
    kept->place = place;
    kept->text.put_comma();
    put_operand(kept->text, {arch, false, ~0u}, isa::operand_lists[isa::rows[in.row].operands].places[k],
                in.ops[k], 0);
    return kept->text;
  }

  /// `values` is without the offset; `given` names the offset only if it is to be written.
  constexpr const modifier_text& modifiers(const ir::instruction& in, isa::modifier_set given, u64 values) {
    const u64 mixed = (given ^ values ^ u64{in.row} << 20) * 0x9e37'79b9'7f4a'7c15;
    modifier_text*& kept = modifiers_->of[mixed >> 58];
    if (kept != nullptr && kept->given == given && kept->values == values && kept->row == in.row)
      return *kept;
    kept = new modifier_text{};
    kept->before_this = last_modifiers_;
    last_modifiers_ = kept;
    kept->given = given;
    kept->values = values;
    kept->row = in.row;
    kept->has_offset = (given & offset_mask) != 0;
    const isa::row& row = isa::rows[in.row];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    ir::instruction part = in;
    part.given = kept->has_offset ? given & before_offset : given;
    put_modifiers(kept->before, row, list, part);
    if (kept->has_offset) {
      kept->before.put(" offset:");
      part.given = given & ~before_offset & ~offset_mask;
      put_modifiers(kept->after, row, list, part);
    }
    return *kept;
  }

private:
  static constexpr isa::operand_classes number_classes =
      isa::oc::immediate | isa::oc::label | isa::oc::hwreg | isa::oc::sendmsg | isa::oc::waitcnt |
      isa::oc::gpr_idx | isa::oc::swizzle;

  // Arrays in structs: the evaluator destroys a bare array element by element. It makes the elements of an array up to the
  // last that was written. So shapes are in the order of first use: by row, there would be thousands.
  struct row_numbers {
    u16 of[isa::row_count];
  };
  struct row_shapes {
    row_shape of[isa::row_count + 1];
  };
  struct operand_texts {
    operand_text of[text_count];
  };
  struct immediate_table {
    immediate_text* of[61];
  };
  struct short_number_table {
    short_number of[61];
  };
  struct modifier_table {
    modifier_text* of[64];
  };
  struct table_index {
    u32 of[64]; ///< by dwords; 0 if there is none yet
  };

  /// What leads to the table of places of so many dwords; 0: there are too many tables.
  constexpr u32 table(u32 dwords) {
    if (tables_->of[dwords] != 0) return tables_->of[dwords];
    if (used_tables_ == table_count) return 0;
    dwords_of_[used_tables_] = dwords;
    return tables_->of[dwords] = table_at(used_tables_++);
  }

  /// Rows of many modifiers, and that of which the offset is a pattern.
  static constexpr bool is_wordy(const isa::row& row) {
    const u32 encoding = static_cast<u32>(row.encoding);
    return encoding == static_cast<u32>(isa::encoding::dpp) ||
           encoding == static_cast<u32>(isa::encoding::sdwa) || row.mnemonic == u32{isa::mn::ds_swizzle_b32};
  }

  /// A constant, special register or `off` as one piece that leaves room for a comma, or 0.
  static constexpr piece spell(ir::operand o, u32 dwords) {
    switch (o.kind()) {
    case ir::operand_kind::off: return pack("off");
    case ir::operand_kind::fixed: {
      joining_sink sink;
      put_fixed(sink, o.payload(), dwords);
      return sink.count > 1 || bits_of(sink.text[0]) == 8 * piece_capacity ? 0 : sink.text[0];
    }
    default: return 0;
    }
  }

  row_numbers* shape_numbers_ = new row_numbers{};
  row_shapes* shapes_ = new row_shapes; ///< not zeros: the bytecode evaluator writes each by itself
  operand_texts* texts_ = new operand_texts{};
  table_index* tables_ = new table_index{};
  immediate_table* immediates_ = new immediate_table{};
  short_number_table* numbers_ = new short_number_table{};
  short_number_table* literals_ = new short_number_table{};
  modifier_table* modifiers_ = new modifier_table{};
  const modifier_text* last_modifiers_ = nullptr;
  const immediate_text* last_immediate_ = nullptr;
  u32 shape_count_ = 0;
  u32 used_tables_ = 0;
  u32 dwords_of_[table_count] = {}; ///< by table
};

} // namespace kiln::text
