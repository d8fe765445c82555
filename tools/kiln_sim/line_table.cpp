// SPDX-License-Identifier: MIT
// Reads .debug_line alone: LLVM 22's reader of the tree in .debug_info ends the process on damaged files.
#include "line_table.hpp"

#include <llvm/DebugInfo/DWARF/DWARFContext.h>
#include <llvm/DebugInfo/DWARF/DWARFDebugLine.h>
#include <llvm/Object/ELFObjectFile.h>

#include <algorithm>
#include <cstring>
#include <map>

namespace kiln::code_object {
namespace {

constexpr uint64_t most_line_bytes = uint64_t{64} << 20; ///< of .debug_line, whose rows take 32 times as much
constexpr uint64_t most_compressed_bytes = uint64_t{1} << 30;

/// True if LLVM may decompress the debug sections. It ends the process if it gets no memory for the size that a section tells.
bool may_decompress(const llvm::object::ObjectFile& file) {
  struct compression_header {
    uint32_t type, reserved;
    uint64_t size, alignment;
  } header;
  uint64_t all = 0;
  for (const llvm::object::SectionRef& s : file.sections()) {
    if (!s.isCompressed()) continue;
    llvm::Expected<llvm::StringRef> contents = s.getContents();
    if (!contents) return llvm::consumeError(contents.takeError()), false;
    if (contents->size() < sizeof(header)) return false;
    std::memcpy(&header, contents->data(), sizeof(header));
    if (header.size > most_compressed_bytes - all) return false;
    all += header.size;
  }
  return true;
}

class line_names {
public:
  line_names(const object& o, code& c, bool relocatable) : code_(c) {
    for (u32 i = 0; i < c.program.code.size(); ++i) {
      // In a relocatable file addresses count from the section's beginning.
      const uint64_t address = c.first_address + c.byte_offsets[i];
      const code_range* range = relocatable ? o.range_of(address) : nullptr;
      constexpr uint64_t none = llvm::object::SectionedAddress::UndefSection;
      places_.push_back({range == nullptr ? none : range->section,
                         range == nullptr ? address : address - range->address, i});
    }
    std::sort(places_.begin(), places_.end());
  }

  void take(const llvm::DWARFDebugLine::LineTable& table) {
    for (const auto& s : table.Sequences) {
      auto p = std::lower_bound(places_.begin(), places_.end(), place{s.SectionIndex, s.LowPC, 0});
      for (; p != places_.end() && p->section == s.SectionIndex && p->address < s.HighPC; ++p) {
        const uint32_t row = table.lookupAddress({p->address, p->section});
        if (row < table.Rows.size()) name(table, table.Rows[row], code_.program.code[p->instruction]);
      }
    }
  }

private:
  struct place {
    uint64_t section = 0, address = 0;
    u32 instruction = 0;
    auto operator<=>(const place&) const = default;
  };

  void name(const llvm::DWARFDebugLine::LineTable& table, const llvm::DWARFDebugLine::Row& row,
            ir::instruction& in) {
    std::string file;
    if (row.Line == 0 || in.where.line != 0) return;
    if (!table.getFileNameByIndex(row.File, "", llvm::DILineInfoSpecifier::FileLineInfoKind::RawValue, file))
      return;
    auto [known, is_new] = names_.try_emplace(file, nullptr);
    if (is_new) {
      code_.file_names.push_back(std::make_unique<std::string>(file));
      known->second = code_.file_names.back()->c_str();
    }
    in.where = {known->second, row.Line};
  }

  code& code_;
  std::vector<place> places_;
  std::map<std::string, const char*> names_;
};

/// LLVM ends the process at a relocation that is not in the file, or of a symbol that is not there.
bool has_sound_relocations(const llvm::object::ObjectFile& file) {
  const auto* const o = llvm::dyn_cast<llvm::object::ELF64LEObjectFile>(&file);
  if (o == nullptr) return false;
  const auto& elf = o->getELFFile();
  const auto is_good = [](auto&& found) {
    const bool good = static_cast<bool>(found);
    if (!good) llvm::consumeError(found.takeError());
    return good;
  };
  auto sections = elf.sections();
  if (!is_good(sections)) return false;
  for (const auto& section : *sections) {
    if (section.sh_type == llvm::ELF::SHT_REL) return false; // AMD's code has none
    if (section.sh_type != llvm::ELF::SHT_RELA) continue;
    auto relocations = elf.relas(section);
    auto table = elf.getSection(section.sh_link);
    if (!is_good(relocations) || !is_good(table)) return false;
    auto symbols = elf.symbols(*table);
    if (!is_good(symbols)) return false;
    for (const auto& r : *relocations)
      if (r.getSymbol(false) >= symbols->size()) return false;
  }
  return true;
}

} // namespace

void name_lines(const object& o, code& c) {
  for (ir::instruction& in : c.program.code) in.where = {}; // lines of the disassembly, which are not shown
  const llvm::StringRef buffer(reinterpret_cast<const char*>(o.elf.data()), o.elf.size());
  auto file = llvm::object::ObjectFile::createELFObjectFile(llvm::MemoryBufferRef(buffer, o.file));
  if (!file) return llvm::consumeError(file.takeError());
  if (!may_decompress(**file)) return;
  const auto ignore = [](llvm::Error e) { llvm::consumeError(std::move(e)); };
  using relocations = llvm::DWARFContext::ProcessDebugRelocations;
  const bool is_linked = !(*file)->isRelocatableObject();
  if (!is_linked && !has_sound_relocations(**file)) return;
  const auto context = llvm::DWARFContext::create(
      **file, is_linked ? relocations::Ignore : relocations::Process, nullptr, "", ignore, ignore);
  const llvm::DWARFObject& debug = context->getDWARFObj();
  if (debug.getLineSection().Data.size() > most_line_bytes) return;
  llvm::DWARFDataExtractor bytes(debug, debug.getLineSection(), /*IsLittleEndian=*/true, /*AddressSize=*/8);
  llvm::DWARFUnitVector no_units;
  llvm::DWARFDebugLine::SectionParser parser(bytes, *context,
                                             llvm::make_range(no_units.begin(), no_units.end()));
  line_names names(o, c, !is_linked);
  while (!parser.done()) names.take(parser.parseNext(ignore, ignore));
}

} // namespace kiln::code_object
