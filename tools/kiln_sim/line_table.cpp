// SPDX-License-Identifier: MIT
// Finds the sections of line tables. LLVM 22's own reader of them ends the process on damaged files.
#include "line_table.hpp"

#include "line_program.hpp"

#include <llvm/Object/Decompressor.h>
#include <llvm/Object/ELFObjectFile.h>

#include <algorithm>
#include <deque>
#include <map>

namespace kiln::code_object {
namespace {

constexpr uint64_t most_line_bytes = uint64_t{64} << 20; ///< of .debug_line, whose rows take 24 times as much
constexpr uint64_t most_decompressed_bytes = uint64_t{1} << 28; ///< of a section

using elf_file = llvm::object::ELFFile<llvm::object::ELF64LE>;

class line_names {
public:
  line_names(const object& o, code& c, bool relocatable) : code_(c) {
    for (u32 i = 0; i < c.program.code.size(); ++i) {
      // In a relocatable file addresses count from the section's beginning.
      const uint64_t address = c.first_address + c.byte_offsets[i];
      const code_range* range = relocatable ? o.range_of(address) : nullptr;
      places_.push_back({range == nullptr ? line_sequence::no_section : range->section,
                         range == nullptr ? address : address - range->address, i});
    }
    std::sort(places_.begin(), places_.end());
  }

  void take(const line_sequence& s, const std::vector<std::string>& files) {
    const uint64_t begin = s.rows.front().address, end = s.rows.back().address;
    auto p = std::lower_bound(places_.begin(), places_.end(), place{s.section, begin, 0});
    for (; p != places_.end() && p->section == s.section && p->address < end; ++p) {
      const auto later = [](uint64_t address, const line_sequence::row& r) { return address < r.address; };
      const auto next = std::upper_bound(s.rows.begin(), s.rows.end(), p->address, later);
      if (next == s.rows.begin()) continue; // rows that do not rise
      const line_sequence::row& r = *std::prev(next);
      ir::instruction& in = code_.program.code[p->instruction];
      if (r.line != 0 && r.file < files.size() && in.where.line == 0)
        in.where = {kept(files[r.file]), r.line};
    }
  }

private:
  struct place {
    uint64_t section = 0, address = 0;
    u32 instruction = 0;
    auto operator<=>(const place&) const = default;
  };

  const char* kept(const std::string& file) {
    auto [known, is_new] = names_.try_emplace(file, nullptr);
    if (is_new) {
      code_.file_names.push_back(std::make_unique<std::string>(file));
      known->second = code_.file_names.back()->c_str();
    }
    return known->second;
  }

  code& code_;
  std::vector<place> places_;
  std::map<std::string, const char*> names_;
};

template<class T> bool is_good(llvm::Expected<T>& found) {
  if (found) return true;
  llvm::consumeError(found.takeError());
  return false;
}

/// The debug sections of a file, decompressed.
class debug_sections {
public:
  explicit debug_sections(const elf_file& elf) : elf_(elf) {
    auto sections = elf.sections();
    if (!is_good(sections)) return;
    for (const auto& s : *sections) {
      auto name = elf.getSectionName(s);
      if (!is_good(name)) continue;
      if (*name == ".debug_line")
        found_.line = bytes_of(s, *name);
      else if (*name == ".debug_str")
        found_.strings = bytes_of(s, *name);
      else if (*name == ".debug_line_str")
        found_.line_strings = bytes_of(s, *name);
      else if (*name == ".rela.debug_line")
        take_relocations(s);
    }
  }
  const line_sections& found() const { return found_; }

private:
  using section = elf_file::Elf_Shdr;

  std::span<const uint8_t> bytes_of(const section& s, llvm::StringRef name) {
    auto contents = elf_.getSectionContents(s);
    if (s.sh_type == llvm::ELF::SHT_NOBITS || !is_good(contents)) return {};
    if ((s.sh_flags & llvm::ELF::SHF_COMPRESSED) == 0) return {contents->data(), contents->size()};
    const llvm::StringRef packed(reinterpret_cast<const char*>(contents->data()), contents->size());
    auto reader = llvm::object::Decompressor::create(name, packed, /*IsLE=*/true, /*Is64Bit=*/true);
    if (!is_good(reader) || reader->getDecompressedSize() > most_decompressed_bytes) return {};
    std::vector<uint8_t>& out = decompressed_.emplace_back(reader->getDecompressedSize());
    if (llvm::Error e = reader->decompress({out.data(), out.size()})) {
      llvm::consumeError(std::move(e));
      return {};
    }
    return out;
  }
  void take_relocations(const section& s) {
    auto relocations = elf_.relas(s);
    auto table = elf_.getSection(s.sh_link);
    if (!is_good(relocations) || !is_good(table)) return;
    auto symbols = elf_.symbols(*table);
    if (!is_good(symbols)) return;
    for (const auto& r : *relocations) {
      const uint32_t type = r.getType(false), symbol = r.getSymbol(false);
      if (type != llvm::ELF::R_AMDGPU_ABS32 && type != llvm::ELF::R_AMDGPU_ABS64) continue;
      if (symbol >= symbols->size()) continue;
      const auto& of = (*symbols)[symbol];
      found_.relocations[r.r_offset] = {of.st_value + static_cast<uint64_t>(r.r_addend), of.st_shndx};
    }
  }

  const elf_file& elf_;
  line_sections found_;
  std::deque<std::vector<uint8_t>> decompressed_;
};

} // namespace

void name_lines(const object& o, code& c) {
  for (ir::instruction& in : c.program.code) in.where = {}; // lines of the disassembly, which are not shown
  auto elf = elf_file::create({reinterpret_cast<const char*>(o.elf.data()), o.elf.size()});
  if (!is_good(elf)) return;
  const debug_sections debug(*elf);
  if (debug.found().line.size() > most_line_bytes) return;
  line_names names(o, c, elf->getHeader().e_type == llvm::ELF::ET_REL);
  read_line_programs(debug.found(), [&names](const line_sequence& s, const std::vector<std::string>& files) {
    names.take(s, files);
  });
}

} // namespace kiln::code_object
