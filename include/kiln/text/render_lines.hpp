// SPDX-License-Identifier: MIT
// The finished program as assembly text with a DWARF line table, which leads debuggers and profilers to the kernel's source.
#pragma once

#include <kiln/text/render.hpp>

namespace kiln::text {

/// Writes what renderer writes, a label in front of each run of instructions from one line, and after the code a line
/// table over these labels with the compilation unit that owns it.
// .file and .loc directives would be shorter, but their file numbers are shared with the compiler's own under -g: the
// assembler refuses a number that is taken, and one that leaves a gap. These sections are ours alone ("unique"); the
// linker joins them with the compiler's. "%=" is a number that the compiler makes up for each asm statement.
class line_renderer : public renderer {
public:
  using renderer::renderer;

  constexpr void run_with_lines() {
    mark_targets();
    for (u32 b = 0; b < program_.blocks.size(); ++b) {
      block_ = b;
      if (is_target_[b] != 0) put_line(text_buffer{} << b + 1 << ':');
      const u32 end = program_.end_of(b);
      for (u32 i = program_.blocks[b].first; i < end;) {
        if (starts_row(program_.code[i].where)) {
          put_label(rows_.size());
          rows_.push_back({file_of(program_.code[i].where.file), program_.code[i].where.line});
        } else if (rows_.empty()) {
          put_label(0);
          rows_.push_back({1, 0});
        }
        u32 next = i + 1;
        while (next < end && !starts_row(program_.code[next].where)) ++next;
        lines(program_.code.begin() + i, program_.code.begin() + next);
        i = next;
      }
    }
    put_label(rows_.size());
    put_abbreviations();
    put_unit();
    put_table();
    end_page();
  }

private:
  struct row {
    u32 file; ///< from 1
    u32 line;
  };

  /// Instructions without a place, such as the loads of the arguments, belong to what precedes them.
  constexpr bool starts_row(const source& where) {
    if (where.line == 0) return false;
    return rows_.empty() || rows_.back().line != where.line || rows_.back().file != file_of(where.file);
  }

  constexpr u32 file_of(const char* name) {
    for (u32 i = 0; i < files_.size(); ++i)
      if (files_[i].file == name || __builtin_strcmp(files_[i].file, name) == 0) return i + 1;
    files_.push_back({name, 0});
    return files_.size();
  }

  constexpr void put_line(text_buffer& line) {
    line << '\0';
    make_room();
    out_.put(line.data());
    out_.end_line();
  }
  constexpr void put_line(text_buffer&& line) { put_line(line); }
  constexpr void put_line(const char* line) { put_line(text_buffer{} << line); }

  static constexpr text_buffer label(u32 row) { return text_buffer{} << ".Lkiln%=_" << row; }
  constexpr void put_label(u32 row) { put_line(label(row) << ':'); }

  /// A string with its final zero, in pieces that fit a line.
  constexpr void put_string(const char* s) {
    while (*s != 0) {
      text_buffer piece;
      piece << ".ascii \"";
      for (u32 n = 0; *s != 0 && n < 200; ++s, ++n) {
        if (*s == '"' || *s == '\\') piece << '\\';
        if (*s == '%') piece << '%'; // an asm statement's text doubles it
        piece << *s;
      }
      put_line(piece << '"');
    }
    put_line(".byte 0");
  }

  /// Tag compile unit, without children: name, stmt_list, low_pc, high_pc (DWARF 4, sections 7.5.3 and 7.5.4).
  constexpr void put_abbreviations() {
    put_line(".pushsection .debug_abbrev,\"\",@progbits,unique,19795");
    put_line(".Lkiln%=_abbrev:");
    put_line(".byte 1,0x11,0,3,8,16,0x17,17,1,18,6,0,0,0");
    put_line(".popsection");
  }

  constexpr void put_unit() {
    put_line(".pushsection .debug_info,\"\",@progbits,unique,19795");
    put_line(".long .Lkiln%=_unit_end-.Lkiln%=_unit");
    put_line(".Lkiln%=_unit:");
    put_line(".short 4");
    put_line(".long .Lkiln%=_abbrev");
    put_line(".byte 8,1");
    put_string(files_.empty() ? "" : files_[0].file);
    put_line(".long .Lkiln%=_table");
    put_line(".quad .Lkiln%=_0");
    put_line(text_buffer{} << ".long " << label(rows_.size()) << "-.Lkiln%=_0");
    put_line(".Lkiln%=_unit_end:");
    put_line(".popsection");
  }

  /// The line number program (DWARF 4, section 6.2).
  constexpr void put_table() {
    put_line(".pushsection .debug_line,\"\",@progbits,unique,19795");
    put_line(".Lkiln%=_table:");
    put_line(".long .Lkiln%=_table_end-.Lkiln%=_version");
    put_line(".Lkiln%=_version:");
    put_line(".short 4");
    put_line(".long .Lkiln%=_program-.Lkiln%=_header");
    put_line(".Lkiln%=_header:");
    // instructions of 4 bytes at least, 1 operation each, is_stmt, lines -5..8 in special opcodes, 12 standard opcodes
    put_line(".byte 4,1,1,0xfb,14,13,0,1,1,1,1,0,0,0,1,0,0,1,0");
    if (files_.empty()) files_.push_back({"", 0});
    for (const source& s : files_) {
      put_string(s.file);
      put_line(".byte 0,0,0");
    }
    put_line(".byte 0");
    put_line(".Lkiln%=_program:");
    put_line(".byte 0,9,2"); // set_address
    put_line(".quad .Lkiln%=_0");
    row last{1, 1};
    for (u32 i = 0; i < rows_.size(); ++i) {
      text_buffer bytes;
      bytes << ".byte ";
      if (rows_[i].file != last.file)
        bytes << "4," << rows_[i].file << ','; // set_file; fewer than 128 of them
      bytes << '3';                            // advance_line
      put_signed(bytes, static_cast<i32>(rows_[i].line) - static_cast<i32>(last.line));
      put_line(bytes << ",1,9"); // copy; fixed_advance_pc
      put_line(text_buffer{} << ".short " << label(i + 1) << '-' << label(i));
      last = rows_[i];
    }
    put_line(".byte 0,1,1"); // end_sequence
    put_line(".Lkiln%=_table_end:");
    put_line(".popsection");
  }

  /// SLEB128.
  static constexpr void put_signed(text_buffer& out, i32 value) {
    for (;;) {
      const u32 low = static_cast<u32>(value) & 127;
      value >>= 7;
      const bool last = (value == 0 && low < 64) || (value == -1 && low >= 64);
      out << ',' << (last ? low : low | 128);
      if (last) return;
    }
  }

  list<row> rows_;
  list<source> files_; ///< their lines mean nothing
};

} // namespace kiln::text
