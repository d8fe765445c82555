// SPDX-License-Identifier: MIT
// A kernel's bytes to text by LLVM's disassembler, and the text to a program by Kiln's reader.
#include "code_object.hpp"
#include "llvm_target.hpp"

#include <kiln/isa/table.hpp>
#include <kiln/text/read.hpp>

#include <llvm/DebugInfo/DWARF/DWARFContext.h>
#include <llvm/MC/MCContext.h>
#include <llvm/MC/MCDisassembler/MCDisassembler.h>
#include <llvm/MC/MCInst.h>
#include <llvm/MC/MCInstPrinter.h>
#include <llvm/Object/ELFObjectFile.h>
#include <llvm/Support/raw_ostream.h>

#include <map>

namespace kiln::code_object {
namespace {

/// Text of the instructions at [first, end), a line each, as llvm-objdump -d prints them.
std::string disassemble(const object& o, uint64_t first, uint64_t end) {
  const llvm_target t(isa::facts_of(o.arch).name);
  llvm::MCContext context(t.triple, t.info.get(), t.registers.get(), t.subtarget.get());
  const std::unique_ptr<llvm::MCDisassembler> disassembler(
      t.target->createMCDisassembler(*t.subtarget, context));
  const std::unique_ptr<llvm::MCInstPrinter> printer(
      t.target->createMCInstPrinter(t.triple, 0, *t.info, *t.instructions, *t.registers));
  std::string text;
  llvm::raw_string_ostream out(text);
  const auto hexadecimal = [&out](uint64_t value, unsigned digits) {
    for (unsigned i = digits; i-- != 0;) out << "0123456789ABCDEF"[value >> 4 * i & 15];
  };
  size_t next_function = 0;
  for (uint64_t at = first; at < end;) {
    while (next_function < o.functions.size() && o.functions[next_function].address <= at) {
      const function& f = o.functions[next_function++];
      if (f.address != at) continue;
      hexadecimal(at, 16);
      out << " <" << f.name << ">:\n";
    }
    llvm::MCInst inst;
    uint64_t size = 0;
    const llvm::ArrayRef<uint8_t> bytes(o.image.data() + at, end - at);
    if (disassembler->getInstruction(inst, size, bytes, at, llvm::nulls()) != llvm::MCDisassembler::Success) {
      char place[32];
      snprintf(place, sizeof(place), "%llx", static_cast<unsigned long long>(at));
      throw failure(o.file + ": there is no instruction at address 0x" + place);
    }
    printer->printInst(&inst, at, "", *t.subtarget, out);
    out << " // ";
    hexadecimal(at, 12);
    out << ':';
    for (uint64_t i = 0; i + 4 <= size; i += 4) {
      uint32_t word = 0;
      __builtin_memcpy(&word, bytes.data() + i, 4);
      out << ' ';
      hexadecimal(word, 8);
    }
    out << '\n';
    at += size;
  }
  return text;
}

/// Instructions that reach code by its address.
bool leaves_function(const ir::program& p) {
  for (const ir::instruction& in : p.code) {
    const u16 m = isa::rows[in.row].mnemonic;
    if (m == isa::mn::s_swappc_b64 || m == isa::mn::s_setpc_b64) return true;
  }
  return false;
}

/// Gives each instruction the line of the source that it was compiled from, where the file has a line table.
void name_lines(const object& o, code& c) {
  const llvm::StringRef buffer(reinterpret_cast<const char*>(o.elf.data()), o.elf.size());
  auto file = llvm::object::ObjectFile::createELFObjectFile(llvm::MemoryBufferRef(buffer, o.file));
  if (!file) return llvm::consumeError(file.takeError());
  const auto context = llvm::DWARFContext::create(**file);
  // In a relocatable file addresses count from the section's beginning.
  const bool relocatable = (*file)->isRelocatableObject();
  uint64_t section_start = 0, index = llvm::object::SectionedAddress::UndefSection;
  for (const segment& s : o.segments)
    if (relocatable && s.code && c.first_address >= s.address && c.first_address < s.address + s.size)
      section_start = s.address;
  if (relocatable)
    for (const llvm::object::SectionRef& s : (*file)->sections())
      if (s.isText() && s.getSize() != 0) index = s.getIndex();
  std::map<std::string, const char*> names;
  for (u32 i = 0; i < c.program.code.size(); ++i) {
    const auto line =
        context->getLineInfoForAddress({c.first_address + c.byte_offsets[i] - section_start, index},
                                       {llvm::DILineInfoSpecifier::FileLineInfoKind::RawValue,
                                        llvm::DILineInfoSpecifier::FunctionNameKind::None});
    if (!line || line->Line == 0 || line->FileName == llvm::DILineInfo::BadString) continue;
    auto [known, is_new] = names.try_emplace(line->FileName, nullptr);
    if (is_new) {
      c.file_names.push_back(std::make_unique<std::string>(line->FileName));
      known->second = c.file_names.back()->c_str();
    }
    c.program.code[i].where = {known->second, line->Line};
  }
}

} // namespace

code read_code(const object& o, const kernel& k) {
  code out;
  uint64_t first = k.entry, end = k.code_end;
  for (int attempt = 0;; ++attempt) {
    out.text = disassemble(o, first, end);
    note error;
    text::reading r = text::read_assembly(o.arch, {out.text.data(), static_cast<u32>(out.text.size())},
                                          "disassembly", error);
    if (error.raised) {
      const text_buffer message = error.message();
      throw failure(o.file + ": " + std::string(message.data(), message.size()));
    }
    if (attempt == 0 && leaves_function(r.program)) {
      // The kernel calls functions: all code of its segment belongs to the program.
      for (const segment& s : o.segments)
        if (s.code && k.entry >= s.address && k.entry < s.address + s.size) {
          first = s.address;
          end = s.address + s.size;
        }
      for (const function& f : o.functions) // what stands before the first function is padding
        if (f.address >= first) {
          first = f.address;
          break;
        }
      continue;
    }
    out.program = static_cast<ir::program&&>(r.program);
    out.byte_offsets = static_cast<list<u32>&&>(r.byte_offsets);
    out.first_address = first;
    for (u32 i = 0; i < out.byte_offsets.size(); ++i)
      if (first + out.byte_offsets[i] == k.entry) out.entry = i;
    name_lines(o, out);
    return out;
  }
}

} // namespace kiln::code_object
