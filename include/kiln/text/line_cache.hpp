// SPDX-License-Identifier: MIT
// The parts of assembly lines that repeat: names, operands and sets of modifiers, each made once a program.
#pragma once

#include <kiln/text/print.hpp>

namespace kiln::text {

/// The modifiers of an instruction as text. `before` is followed by the offset's value, if there is one.
struct modifier_text {
  isa::modifier_set given = 0;
  u64 values = 0; ///< without the offset
  u16 row = 0;
  bool has_offset = false;
  joining_sink before, after;
};

/// An immediate operand as text, with its comma: counters to wait for, numbers of wait states.
struct immediate_text {
  u32 operand = 0;
  u32 place = 0; ///< row and place
  joining_sink text;
};

/// The same where it is short, and a literal, as one piece.
struct short_number {
  u32 value; ///< operand, or literal; 0: a free entry
  u32 place; ///< row and place
  piece text;
};

/// Modifiers that stand in front of the offset.
inline constexpr isa::modifier_set before_offset = isa::mask_of(isa::modifier::format) |
                                                   isa::mask_of(isa::modifier::idxen) |
                                                   isa::mask_of(isa::modifier::offen);
inline constexpr isa::modifier_set offset_mask = isa::mask_of(isa::modifier::offset);

/// What repeats in the lines of one row, as the renderer's loop wants it: a few integers in flat arrays.
struct row_shape {
  u32 slots = 0; ///< 3: up to three operands of five characters each after a name of one word; 4: four, the
                 ///< first of them in the word of the name; 0: other lines
  u128 name = 0; ///< first word of the name
  u128 filling = 0;   ///< three slots: turns the first comma and unused slots into blanks
  u32 first_slot = 0; ///< four slots: where the first one starts in the name's word
  u32 name_words = 0; ///< whole words of the name: at most two
  u128 second_name = 0;
  u128 tail = 0;     ///< rest of the name, prepared so that the first comma comes out as a blank
  u32 tail_bits = 0; ///< its length, at least 8
  u32 count = 0;     ///< operands
  u128 tables = 0;   ///< first piece of each operand's table, 16 bits each
};

/// Owner of all that is kept. Flat arrays behind raw pointers are what the evaluator reads fastest.
class line_cache {
public:
  /// Operands hash to `bits % piece_count`. Different registers, fixed sources and `off` never meet: the ranges
  /// [kind * 2^28, + 256) for registers and fixed sources (128 for SGPRs), and the kinds' own numbers, are disjoint
  /// modulo this prime. Immediates and labels could meet them, so their places have a table that stays empty.
  static constexpr u32 piece_count = 1381;
  static constexpr u32 table_count = 16;
  static constexpr u32 slot_table = 0, empty_table = piece_count; ///< first pieces of these tables

  constexpr line_cache() {
    pieces_->of[0] = u128{'\n'} << 120; // an operand that a row of slots does not have
  }
  constexpr ~line_cache() {
    for (u32 i = 0; i < 64; ++i) delete modifiers_->of[i];
    for (u32 i = 0; i < 61; ++i) delete immediates_->of[i];
    delete literals_;
    delete numbers_;
    delete immediates_;
    delete modifiers_;
    delete tables_;
    delete pieces_;
    delete row_of_;
  }
  line_cache(const line_cache&) = delete;
  line_cache& operator=(const line_cache&) = delete;

  constexpr const u16* row_of() const { return row_of_->of; }
  constexpr const row_shape* shapes() const { return shapes_.begin(); }
  constexpr piece* pieces() { return pieces_->of; }

  /// Learns a row: from now on row_of()[index] is not 0.
  constexpr u32 make_row(u32 index) {
    const isa::row& row = isa::rows[index];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    row_of_->of[index] = static_cast<u16>(shapes_.size());
    row_shape& s = shapes_.append();
    u128 words[4] = {};
    word_sink name(words);
    name.put(row.name);
    bool fit = name.next == words;
    for (u32 i = 0; i < list.count; ++i) {
      const isa::operand_row& place = list.places[i];
      const bool numeric = (place.accepts & number_classes) != 0;
      fit = fit && !numeric && place.dwords == 1;
      s.tables |= u128{numeric ? empty_table : table(place.dwords)} << 16 * i;
    }
    const u128 rest = word_sink::blanks >> name.bits << name.bits; // of the name's last word
    const u128 first_comma = ',' ^ ' ';
    s.count = list.count;
    s.name_words = static_cast<u32>(name.next - words);
    s.name = s.name_words != 0 ? words[0] : name.line ^ rest;
    s.second_name = words[1];
    if (fit && list.count != 0 && list.count <= 3) {
      s.slots = 3;
      s.filling = (word_sink::blanks & piece_characters) >> 40 * list.count << 40 * list.count ^ first_comma;
    } else if (fit && list.count == 4 && name.bits <= 128 - 40) {
      s.slots = 4;
      s.first_slot = name.bits;
      const u128 slot = ((u128{1} << 40) - 1) << name.bits;
      s.name = (s.name & ~slot) ^ first_comma << name.bits;
    }
    s.tail = name.line;
    s.tail_bits = name.bits;
    if (name.bits == 0) s.tail = ' ', s.tail_bits = 8;
    if (list.count != 0) s.tail ^= first_comma << s.tail_bits;
    return shapes_.size() - 1;
  }

  /// The operand in a slot: a comma, up to four characters, blanks; the top byte is a newline. 0 if it is too long.
  constexpr piece slot(ir::operand o) {
    piece& kept = pieces_->of[o.bits % piece_count];
    if (kept != 0) return kept;
    const piece text = spell(o, 1);
    const u32 n = bits_of(text);
    if (n == 0 || n > 32) return 0;
    const u128 blanks = word_sink::blanks << (8 + n) & ((u128{1} << 40) - 1);
    return kept = (text & piece_characters) << 8 | blanks | ',' | u128{'\n'} << 120;
  }

  /// A comma and the operand. 0 if there is no piece for it.
  constexpr piece make_piece(u32 table, ir::operand o, u32 dwords) {
    if (table == empty_table) return 0;
    const piece text = spell(o, dwords);
    if (text == 0) return 0;
    return pieces_->of[table + o.bits % piece_count] = join(comma, text);
  }

  /// A comma and a literal.
  constexpr piece literal(u32 value) {
    short_number& kept = literals_->of[value % 61];
    if (kept.value == value) return kept.text;
    kept.value = value;
    return kept.text = join(comma, hexadecimal(value));
  }

  /// A comma and the operand of a place for numbers. 0 if it is too long for a piece: see immediate().
  constexpr piece number(isa::arch arch, const ir::instruction& in, u32 k, u32 bits) {
    const u32 place = u32{in.row} << 3 | k;
    short_number& kept = numbers_->of[(bits ^ place * 37) % 61];
    if (kept.value == bits && kept.place == place) return kept.text;
    joining_sink sink;
    sink.put_comma();
    put_operand(sink, {arch, false, ~0u}, isa::operand_lists[isa::rows[in.row].operands].places[k],
                ir::operand(bits), 0);
    kept.value = bits;
    kept.place = place;
    return kept.text = sink.count == 1 ? sink.text[0] : 0;
  }

  constexpr const joining_sink& immediate(isa::arch arch, const ir::instruction& in, u32 k) {
    const u32 bits = in.ops[k].bits, place = u32{in.row} << 3 | k;
    immediate_text*& kept = immediates_->of[(bits ^ place * 37) % 61];
    if (kept != nullptr && kept->operand == bits && kept->place == place) return kept->text;
    delete kept;
    kept = new immediate_text{};
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
    delete kept;
    kept = new modifier_text{};
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

  // Arrays in structs: the evaluator destroys a bare array element by element.
  struct row_index {
    u16 of[isa::row_count]; ///< index into shapes_; 0 for a row that was not met yet
  };
  struct piece_tables {
    piece of[piece_count * table_count];
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
    u16 of[64]; ///< by dwords; 0 if there is none yet
  };

  /// First piece of the table of places of so many dwords.
  constexpr u32 table(u32 dwords) {
    if (tables_->of[dwords] != 0) return tables_->of[dwords];
    if (used_tables_ == table_count) return empty_table;
    return tables_->of[dwords] = static_cast<u16>(piece_count * used_tables_++);
  }

  /// The operand as one piece that leaves room for a comma, or 0.
  static constexpr piece spell(ir::operand o, u32 dwords) {
    switch (o.kind()) {
    case ir::operand_kind::sgpr:
    case ir::operand_kind::vgpr:
    case ir::operand_kind::agpr: return register_name(bank_letter(o.kind()), o.payload(), dwords);
    case ir::operand_kind::off: return pack("off");
    case ir::operand_kind::fixed: {
      joining_sink sink;
      put_fixed(sink, o.payload(), dwords);
      return sink.count > 1 || bits_of(sink.text[0]) == 8 * piece_capacity ? 0 : sink.text[0];
    }
    default: return 0;
    }
  }

  row_index* row_of_ = new row_index{};
  piece_tables* pieces_ = new piece_tables{};
  table_index* tables_ = new table_index{};
  immediate_table* immediates_ = new immediate_table{};
  short_number_table* numbers_ = new short_number_table{};
  short_number_table* literals_ = new short_number_table{};
  modifier_table* modifiers_ = new modifier_table{};
  list<row_shape> shapes_ = list<row_shape>(1); ///< entry 0 is of no row
  u32 used_tables_ = 2;                         ///< slots and the empty one
};

} // namespace kiln::text
