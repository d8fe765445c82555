// SPDX-License-Identifier: MIT
// kiln::dump: a compiled kernel as a complete assembly file, to read, edit, assemble and load in the kernel's place.
#pragma once

#include <kiln/compile/kernel_descriptor.hpp>
#include <kiln/text/print.hpp>

namespace kiln {

namespace compile {

/// Where an instruction comes from, as a comment in column 64.
constexpr void put_origin(text_buffer& out, u32 line_begin, const ir::instruction& in) {
  if (in.where.line == 0) return;
  do out << ' ';
  while (out.size() - line_begin < 64);
  out << "; " << file_name(in.where) << ':' << in.where.line;
  if ((in.marks & ir::mark::inserted) != 0) out << " (added)";
}

/// .file and .loc directives before each instruction whose source line differs from that of the one before.
class line_directives {
public:
  constexpr void put(text_buffer& out, const source& where) {
    if (where.line == 0 || (where.line == line_ && number_of(out, where.file) == file_)) return;
    file_ = number_of(out, where.file);
    line_ = where.line;
    out << "\t.loc " << file_ << ' ' << line_ << '\n';
  }

private:
  constexpr u32 number_of(text_buffer& out, const char* name) {
    for (u32 i = 0; i < names_.size(); ++i)
      if (__builtin_strcmp(names_[i].file, name) == 0) return i + 1;
    names_.push_back({name, 0});
    out << "\t.file " << names_.size() << " \"" << name << "\"\n";
    return names_.size();
  }

  list<source> names_; ///< only the file counts, not the line
  u32 file_ = 0, line_ = 0;
};

constexpr void put_target(text_buffer& out, isa::arch arch) {
  out << "\t.amdgcn_target \"amdgcn-amd-amdhsa--" << isa::facts_of(arch).name << "\"\n";
  out << "\t.amdhsa_code_object_version 6\n";
}

/// Symbol and code of a finished program, with what the compiler puts before and after it.
constexpr void put_code(text_buffer& out, const char* name, const ir::program& program,
                        const entry_code& entry, bool with_lines = false) {
  line_directives directives;
  out << "\t.text\n\t.protected " << name << "\n\t.globl " << name << "\n\t.p2align 8\n\t.type " << name
      << ",@function\n"
      << name << ":\n"
      << entry.text();
  text::buffer_sink sink(out);
  for (u32 b = 0; b < program.blocks.size(); ++b) {
    if (b != 0) out << b + 1 << ":\n";
    for (u32 i = program.blocks[b].first; i < program.end_of(b); ++i) {
      const ir::instruction& in = program.code[i];
      if (with_lines) directives.put(out, in.where);
      const u32 line_begin = out.size();
      out << '\t' << isa::rows[in.row].name();
      text::put_arguments(sink, {program.arch, false, b}, program, in);
      put_origin(out, line_begin, in);
      out << '\n';
    }
  }
  if (program.hidden_arguments) // the load that device::body adds to make the compiler declare them
    out << "\ts_load_dword s0, s[" << entry.kernarg_sgpr_after() << ':' << entry.kernarg_sgpr_after() + 1
        << "], " << ir::hidden_begin(program) << " ; after the asm statement\n";
  out << "\ts_endpgm ; the compiler's own, after the asm statement\n";
  out << ".Lend_" << name << ":\n\t.size " << name << ", .Lend_" << name << '-' << name << '\n';
}

} // namespace compile

/// The finished program as an assembly file of one kernel: target, code with the author's lines as comments, kernel
/// descriptor, metadata. `llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=<target> -filetype=obj` and `ld.lld-22 -shared`
/// (or `clang++-22 -x assembler -target amdgcn-amd-amdhsa -mcpu=<target>`, which does both) turn it into the code object
/// that hipcc makes from the kernel at -O1 and above: the same bytes of code and descriptor, the same metadata except
/// hipcc's entry for the language. `with_lines` adds .file and .loc directives, so that debuggers show the kernel's source
/// instead of this file.
constexpr text_buffer dump(const ir::program& program, const char* name, bool with_lines = false) {
  const compile::entry_code entry(program.arch, program.inputs,
                                  !program.arguments.empty() || program.hidden_arguments);
  const compile::footprint size(program, entry);
  text_buffer out;
  compile::put_target(out, program.arch);
  compile::put_code(out, name, program, entry, with_lines);
  compile::put_descriptor(out, name, program, entry, size);
  compile::put_metadata(out, name, program, size);
  return out;
}

} // namespace kiln
