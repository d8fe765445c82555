// SPDX-License-Identifier: MIT
// Assembly text to a program: what llvm-objdump -d prints, what clang -S writes, and Kiln's own listings.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/text/read/instruction.hpp>

namespace kiln::text {

/// A name that the text gives to an instruction: a function, a branch target.
struct symbol {
  text_view name;
  u32 instruction = 0; ///< code.size() if nothing follows
};

/// What a text says. Names point into the text.
struct reading {
  ir::program program; ///< stage finished: physical registers, branches to blocks
  list<symbol> symbols;
  list<u32> byte_offsets; ///< of each instruction from the first one
};

/// Reads text line by line. Directives are skipped, but for those that would change what the code is.
class assembly_reader {
public:
  constexpr assembly_reader(isa::arch arch, const char* file, note& error) : file_(file), error_(error) {
    out_.program.arch = arch;
    out_.program.stage = ir::stage::finished;
  }

  constexpr reading run(text_view source) {
    u32 line = 0;
    for (u32 at = 0; at < source.size && !error_.raised;) {
      u32 end = at;
      while (end < source.size && source.data[end] != '\n') ++end;
      take_line({source.data + at, end - at}, ++line);
      at = end + 1;
    }
    if (!error_.raised && in_comment_) fail(line) << "the comment that begins with /* has no end";
    if (!error_.raised) resolve();
    return static_cast<reading&&>(out_);
  }

private:
  /// A branch whose target is not known yet.
  struct pending {
    u32 instruction = 0;
    u32 place = 0;
    text_view name; ///< empty: a distance
    i64 distance = 0;
  };
  static constexpr u32 nowhere = ~0u;

  constexpr text_buffer& fail(u32 line) {
    error_.raised = true;
    error_.instruction = out_.program.code.size();
    error_.where = {file_, line};
    return error_.text;
  }

  constexpr void take_line(text_view line, u32 number) {
    text_view comment;
    const text_view all = line;
    if (!strip_comments(line, comment)) return;
    for (;;) { // labels in front
      read::scanner in(line);
      if (in.done()) return;
      if (take_objdump_line(in, all, number)) return;
      if (!take_label(in)) break;
      line = in.rest();
    }
    if (line.data[0] == '.') {
      // ".Lx:" was a label; what is left is a directive
      return take_directive(line, number);
    }
    if (!in_code_) return;
    take_instruction(line, comment, number);
  }

  /// Cuts off comments and the blanks before them. False when nothing is left.
  constexpr bool strip_comments(text_view& line, text_view& comment) {
    const char *first = line.data, *end = line.data + line.size;
    if (in_comment_) {
      while (first + 1 < end && !(first[0] == '*' && first[1] == '/')) ++first;
      if (first + 1 >= end) return false;
      first += 2;
      in_comment_ = false;
    }
    while (first != end && read::is_blank(*first)) ++first;
    const char* last = first;
    bool quoted = false;
    for (; last != end; ++last) {
      if (*last == '"') quoted = !quoted;
      if (quoted) continue;
      if (*last == ';' || (*last == '/' && last + 1 != end && last[1] == '/')) break;
      if (*last == '/' && last + 1 != end && last[1] == '*') {
        const char* close = last + 2;
        while (close + 1 < end && !(close[0] == '*' && close[1] == '/')) ++close;
        in_comment_ = close + 1 >= end;
        break; // code after a comment in one line does not occur in assembly that tools write
      }
    }
    comment = {last, static_cast<u32>(end - last)};
    while (last != first && read::is_blank(last[-1])) --last;
    line = {first, static_cast<u32>(last - first)};
    return line.size != 0;
  }

  /// "name:" or "12:".
  constexpr bool take_label(read::scanner& in) {
    const text_view all = in.rest();
    u32 n = 0;
    while (n < all.size && (read::is_word(all.data[n]))) ++n;
    if (n == 0 || n == all.size || all.data[n] != ':') return false;
    if (in_code_) out_.symbols.push_back({{all.data, n}, out_.program.code.size()});
    in = read::scanner({all.data + n + 1, all.size - n - 1});
    return true;
  }

  /// What llvm-objdump writes between instructions.
  constexpr bool take_objdump_line(read::scanner& in, text_view all, u32 number) {
    const text_view line = in.rest();
    if (in_code_ && line == "...")
      return fail(number) << "the disassembler left out zeros here: llvm-objdump -z shows them", true;
    if (starts(line, "Disassembly of section")) return true;
    for (u32 i = 0; i + 12 < all.size; ++i)
      if (starts({all.data + i, all.size - i}, "\tfile format ")) return true;
    // "0000000000001900 <name>:", "<L0>:"
    u32 n = 0;
    while (n < line.size && read::digit_of(line.data[n]) < 16) ++n;
    if (n != 0 && (n != 16 || n + 1 >= line.size || line.data[n] != ' ')) return false;
    const u32 open = n == 0 ? 0 : n + 1;
    if (open >= line.size || line.data[open] != '<' || line.size < open + 3) return false;
    if (line.data[line.size - 1] != ':' || line.data[line.size - 2] != '>') return false;
    out_.symbols.push_back({{line.data + open + 1, line.size - open - 3}, out_.program.code.size()});
    return true;
  }

  static constexpr bool starts(text_view s, text_view prefix) {
    return s.size >= prefix.size && text_view(s.data, prefix.size) == prefix;
  }

  constexpr void take_directive(text_view line, u32 number) {
    read::scanner in(line);
    const text_view word = in.word();
    constexpr text_view data[] = {".long",  ".byte",  ".short", ".quad",  ".fill",  ".zero",   ".space",
                                  ".2byte", ".4byte", ".8byte", ".ascii", ".asciz", ".string", ".incbin"};
    constexpr text_view conditions[] = {".if",    ".ifdef", ".ifndef", ".else", ".elseif",   ".endif",
                                        ".macro", ".rept",  ".irp",    ".irpc", ".altmacro", ".include"};
    if (word == ".text") {
      in_code_ = true;
    } else if (word == ".data" || word == ".bss" || word == ".rodata") {
      in_code_ = false;
    } else if (word == ".section" || word == ".pushsection") {
      previous_in_code_ = in_code_;
      in_code_ = starts(in.rest(), ".text");
    } else if (word == ".popsection" || word == ".previous") {
      in_code_ = previous_in_code_;
    } else if (word == ".amdgpu_metadata") {
      in_code_ = false;
    } else if (word == ".end_amdgpu_metadata") {
      in_code_ = true;
    }
    for (const text_view& d : conditions)
      if (word == d) fail(number) << "the directive " << word << " must be expanded first: assemble the file";
    if (!in_code_) return;
    for (const text_view& d : data)
      if (word == d)
        fail(number) << "the directive " << word << " puts data into the code, which cannot be read";
  }

  constexpr void take_instruction(text_view line, text_view comment, u32 number) {
    read::spelled_instruction s;
    text_buffer wrong;
    ir::instruction in{};
    ir::program& p = out_.program;
    if (!read::take_apart(line, p.arch, s, wrong) || !read::find_instruction(s, p.arch, in, wrong)) {
      for (u32 k = 0; k < s.count; ++k)
        if (s.ops[k].what == read::spelled_operand::form::symbol && s.ops[k].text.size > 2)
          wrong << " (an address that only a linked code object has?)", k = s.count;
      fail(number) << wrong;
      return;
    }
    in.where = {file_, number};
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    bool literal = false;
    for (u32 k = 0; k < list.count; ++k) {
      const ir::operand o = in.ops[k];
      literal |= o.kind() == ir::operand_kind::literal;
      if (o.is_register()) {
        u32& count = p.register_count[static_cast<u32>(o.kind()) - 1];
        if (o.payload() + list.places[k].dwords > count) count = o.payload() + list.places[k].dwords;
      }
      if (o.kind() != ir::operand_kind::label) continue;
      const bool named = s.ops[k].what == read::spelled_operand::form::symbol;
      branches_.push_back({p.code.size(), k, named ? s.ops[k].text : text_view(), s.ops[k].value});
    }
    const u32 size =
        u32{isa::rows[in.row].size_bytes()} + (literal && isa::rows[in.row].size_bytes() == 4 ? 4u : 0u);
    check_encoding(comment, size, number);
    out_.byte_offsets.push_back(next_byte_);
    next_byte_ += size;
    p.code.push_back(in);
  }

  /// "// 00000000180C: BE86206A": the instruction must be as long as its bytes, or branch distances would be wrong.
  constexpr void check_encoding(text_view comment, u32 size, u32 number) {
    if (!starts(comment, "// ")) return;
    read::scanner in({comment.data + 3, comment.size - 3});
    text_view address;
    if (!in.until(':', address) || address.size != 12) return;
    for (u32 i = 0; i < address.size; ++i)
      if (read::digit_of(address.data[i]) == 255) return;
    u32 words = 0;
    for (text_view rest = in.rest(); rest.size >= 8 && read::digit_of(rest.data[0]) != 255;
         rest = in.rest()) {
      ++words;
      in = read::scanner({rest.data + 8, rest.size - 8});
    }
    if (words != 0 && 4 * words != size)
      fail(number) << "the instruction was encoded in " << 4 * words << " bytes, but its text has " << size;
  }

  /// Turns targets into blocks.
  constexpr void resolve() {
    ir::program& p = out_.program;
    const u32 count = p.code.size();
    list<u32> targets(branches_.size());
    list<u32> starts_block(count + 1);
    starts_block[0] = 1;
    for (u32 b = 0; b < branches_.size(); ++b) {
      targets[b] = target_of(branches_[b]);
      if (targets[b] == nowhere) return;
      starts_block[targets[b]] = 1;
    }
    constexpr isa::flag_mask leaves = isa::flag::branch | isa::flag::ends_program;
    for (u32 i = 0; i < count; ++i)
      if ((isa::rows[p.code[i].row].flags & leaves) != 0) starts_block[i + 1] = 1;
    for (const symbol& s : out_.symbols) starts_block[s.instruction] = 1;
    p.regions.push_back({});
    for (u32 i = 0; i < count; ++i) {
      if (starts_block[i] != 0) p.blocks.push_back({i, 0});
      starts_block[i] = p.blocks.size() - 1; // from now on: the block of each instruction
    }
    for (u32 b = 0; b < branches_.size(); ++b)
      p.code[branches_[b].instruction].set_op(branches_[b].place,
                                              {ir::operand_kind::label, starts_block[targets[b]]});
  }

  /// The instruction that a branch goes to, or nowhere after an error.
  constexpr u32 target_of(const pending& b) {
    const ir::program& p = out_.program;
    u32 at = nowhere;
    if (b.name.size == 0) {
      at = at_distance(b);
    } else if (read::is_digit(b.name.data[0])) {
      const text_view name(b.name.data, b.name.size - 1);
      const bool forward = b.name.data[b.name.size - 1] == 'f';
      for (const symbol& s : out_.symbols) {
        if (!(s.name == name)) continue;
        if (!forward && s.instruction <= b.instruction) at = s.instruction;
        if (forward && s.instruction > b.instruction && at == nowhere) at = s.instruction;
      }
    } else {
      for (const symbol& s : out_.symbols)
        if (s.name == b.name) at = s.instruction;
    }
    if (at < p.code.size()) return at;
    if (error_.raised) return nowhere;
    error_.raised = true;
    error_.instruction = b.instruction;
    error_.where = p.code[b.instruction].where;
    error_.text << static_cast<const char*>(isa::rows[p.code[b.instruction].row].name()) << ": ";
    if (b.name.size != 0)
      error_.text << "the label '" << b.name << "' stands before no instruction of the text";
    else
      error_.text << "no instruction begins at a distance of " << b.distance << " dwords";
    return nowhere;
  }

  /// Distances count dwords from the end of the branch, as 16 bits with sign.
  constexpr u32 at_distance(const pending& b) const {
    const list<u32>& offsets = out_.byte_offsets;
    const i64 next = i64{offsets[b.instruction]} + 4;
    const i64 byte = next + 4 * i64{static_cast<i16>(b.distance)};
    u32 low = 0, high = offsets.size();
    while (low < high) {
      const u32 middle = (low + high) / 2;
      i64{offsets[middle]} < byte ? low = middle + 1 : high = middle;
    }
    return low < offsets.size() && i64{offsets[low]} == byte ? low : nowhere;
  }

  const char* file_;
  note& error_;
  reading out_;
  list<pending> branches_;
  u32 next_byte_ = 0;
  bool in_code_ = true, previous_in_code_ = true;
  bool in_comment_ = false;
};

/// Reads assembly for an architecture. `file` names the text in errors and reports, and must outlive the program. A text
/// that is not understood fills the note: nothing is skipped that could be code.
constexpr reading read_assembly(isa::arch arch, text_view source, const char* file, note& error) {
  if (error.raised) return {};
  return assembly_reader(arch, file, error).run(source);
}

} // namespace kiln::text
