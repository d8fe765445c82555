// SPDX-License-Identifier: MIT
// AMDGPU ELF into an image: segments, relocations, kernel descriptors, metadata.
#include "code_object.hpp"

#include <llvm/BinaryFormat/ELF.h>
#include <llvm/BinaryFormat/MsgPackDocument.h>
#include <llvm/Object/ELFObjectFile.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <optional>

namespace kiln::code_object {
namespace {

namespace elf = llvm::ELF;
using elf_file = llvm::object::ELF64LEFile;

template<class T> T need(llvm::Expected<T> value, const std::string& file) {
  if (value) return std::move(*value);
  throw failure(file + ": " + llvm::toString(value.takeError()));
}

class elf_loader {
public:
  elf_loader(object& o, const elf_file& f) : o_(o), f_(f), sections_(need(f.sections(), o.file)) {}

  void run() {
    find_arch();
    f_.getHeader().e_type == elf::ET_REL ? lay_out_sections() : load_segments();
    read_symbols();
    relocate();
    read_metadata();
    find_descriptors();
  }

private:
  [[noreturn]] void fail(const std::string& what) const { throw failure(o_.file + ": " + what); }

  void find_arch() {
    const auto& h = f_.getHeader();
    if (h.e_machine != elf::EM_AMDGPU) fail("is no AMD GPU code");
    switch (h.e_flags & elf::EF_AMDGPU_MACH) {
    case elf::EF_AMDGPU_MACH_AMDGCN_GFX90A: o_.arch = isa::arch::gfx90a; break;
    case elf::EF_AMDGPU_MACH_AMDGCN_GFX942: o_.arch = isa::arch::gfx942; break;
    case elf::EF_AMDGPU_MACH_AMDGCN_GFX950: o_.arch = isa::arch::gfx950; break;
    default: fail("is for another target than gfx90a, gfx942 and gfx950");
    }
  }

  /// True if the image has all of these bytes.
  bool in_image(uint64_t address, uint64_t size) const {
    return address <= o_.image.size() && size <= o_.image.size() - address;
  }

  void copy_in(uint64_t address, llvm::ArrayRef<uint8_t> bytes, uint64_t size) {
    constexpr uint64_t limit = uint64_t{1} << 30;
    if (address > limit || size > limit - address || bytes.size() > size)
      fail("its image is larger than 1 GB, or damaged");
    if (o_.image.size() < address + size) o_.image.resize(address + size);
    std::copy(bytes.begin(), bytes.end(), o_.image.begin() + static_cast<ptrdiff_t>(address));
  }

  void load_segments() {
    std::vector<code_range> in_file; // without the zeros that follow a segment's bytes
    for (const auto& s : need(f_.program_headers(), o_.file)) {
      if (s.p_type != elf::PT_LOAD || s.p_memsz == 0) continue;
      copy_in(s.p_vaddr, need(f_.getSegmentContents(s), o_.file), s.p_memsz);
      o_.segments.push_back(
          {s.p_vaddr, s.p_memsz, (s.p_flags & elf::PF_W) != 0, (s.p_flags & elf::PF_X) != 0});
      if (o_.segments.back().code && s.p_filesz != 0) in_file.push_back({s.p_vaddr, s.p_filesz, 0});
    }
    for (size_t i = 0; i < sections_.size(); ++i)
      if (holds_code(sections_[i]) && in_image(sections_[i].sh_addr, sections_[i].sh_size))
        o_.code_ranges.push_back({sections_[i].sh_addr, sections_[i].sh_size, i});
    if (o_.code_ranges.empty()) o_.code_ranges = in_file;
    std::sort(o_.code_ranges.begin(), o_.code_ranges.end(),
              [](const code_range& a, const code_range& b) { return a.address < b.address; });
  }

  static bool holds_code(const elf_file::Elf_Shdr& s) {
    return (s.sh_flags & elf::SHF_ALLOC) != 0 && (s.sh_flags & elf::SHF_EXECINSTR) != 0 && s.sh_size != 0 &&
           s.sh_type == elf::SHT_PROGBITS;
  }

  /// A relocatable file's sections get addresses one after another, from 4096 on, those with code first.
  void lay_out_sections() {
    uint64_t next = 4096;
    address_of_.resize(sections_.size());
    for (const bool code : {true, false})
      for (size_t i = 0; i < sections_.size(); ++i)
        if (holds_code(sections_[i]) == code) lay_out(i, next);
  }
  void lay_out(size_t i, uint64_t& next) {
    const auto& s = sections_[i];
    if ((s.sh_flags & elf::SHF_ALLOC) == 0 || s.sh_size == 0) return;
    const uint64_t alignment = s.sh_addralign == 0 ? 1 : uint64_t{s.sh_addralign};
    constexpr uint64_t largest_alignment = uint64_t{1} << 30;
    if (alignment > largest_alignment) fail("a section is aligned to more than 1 GB: the file is damaged");
    next = (next + alignment - 1) / alignment * alignment;
    address_of_[i] = next;
    const bool empty = s.sh_type == elf::SHT_NOBITS;
    copy_in(next, empty ? llvm::ArrayRef<uint8_t>() : need(f_.getSectionContents(s), o_.file), s.sh_size);
    o_.segments.push_back(
        {next, s.sh_size, (s.sh_flags & elf::SHF_WRITE) != 0, (s.sh_flags & elf::SHF_EXECINSTR) != 0});
    if (holds_code(s)) o_.code_ranges.push_back({next, s.sh_size, i});
    next += s.sh_size;
  }

  /// Address in the image; an undefined symbol is an error when something needs it.
  uint64_t address_of(const elf_file::Elf_Sym& s, const std::string& name) const {
    if (s.st_shndx == elf::SHN_UNDEF) fail("the symbol " + name + " is defined nowhere: link the file");
    if (s.st_shndx == elf::SHN_ABS || address_of_.empty()) return s.st_value;
    if (s.st_shndx >= address_of_.size()) fail("the symbol " + name + " is in no section");
    return address_of_[s.st_shndx] + s.st_value;
  }

  void read_symbols() {
    for (const auto& section : sections_) {
      if (section.sh_type != elf::SHT_SYMTAB && section.sh_type != elf::SHT_DYNSYM) continue;
      const llvm::StringRef names = need(f_.getStringTableForSymtab(section), o_.file);
      for (const auto& s : need(f_.symbols(&section), o_.file)) {
        const std::string name = need(s.getName(names), o_.file).str();
        if (name.empty() || s.st_shndx == elf::SHN_UNDEF) continue;
        if (s.st_shndx >= elf::SHN_LORESERVE && s.st_shndx != elf::SHN_ABS) continue; // has no address yet
        const uint64_t address = address_of(s, name);
        symbols_[name] = {address, s.st_size};
        if (s.getType() == elf::STT_FUNC) o_.functions.push_back({name, address, s.st_size});
        if (s.getType() == elf::STT_OBJECT) o_.variables.push_back({name, address, s.st_size});
      }
    }
    // Of names for one address the first with a size counts.
    const auto less = [](const function& a, const function& b) {
      return a.address != b.address ? a.address < b.address
             : a.size != b.size     ? a.size > b.size
                                    : a.name < b.name;
    };
    const auto same = [](const function& a, const function& b) { return a.address == b.address; };
    std::sort(o_.functions.begin(), o_.functions.end(), less);
    o_.functions.erase(std::unique(o_.functions.begin(), o_.functions.end(), same), o_.functions.end());
  }

  void relocate() {
    for (const auto& section : sections_) {
      if (section.sh_type != elf::SHT_RELA) continue;
      const bool relocatable = !address_of_.empty();
      if (relocatable && (section.sh_info >= sections_.size() ||
                          (sections_[section.sh_info].sh_flags & elf::SHF_ALLOC) == 0))
        continue; // debug information
      const uint64_t base = relocatable ? address_of_[section.sh_info] : 0;
      const auto* table = need(f_.getSection(section.sh_link), o_.file);
      const llvm::StringRef names = need(f_.getStringTableForSymtab(*table), o_.file);
      for (const auto& r : need(f_.relas(section), o_.file)) {
        const auto* symbol = need(f_.getRelocationSymbol(r, table), o_.file);
        const uint64_t target =
            symbol == nullptr ? 0 : address_of(*symbol, need(symbol->getName(names), o_.file).str());
        apply(r.getType(false), base + r.r_offset, target, static_cast<uint64_t>(int64_t{r.r_addend}));
      }
    }
  }

  void put(uint64_t at, uint64_t value, size_t size) {
    if (!in_image(at, size)) fail("a relocation lies outside the image");
    std::memcpy(o_.image.data() + at, &value, size);
  }

  void apply(uint32_t type, uint64_t at, uint64_t target, uint64_t addend) {
    using part = address_field::part;
    const uint64_t value = target + addend, distance = value - at;
    switch (type) {
    case elf::R_AMDGPU_NONE: return;
    case elf::R_AMDGPU_REL32:
    case elf::R_AMDGPU_REL32_LO: return put(at, distance, 4);
    case elf::R_AMDGPU_REL32_HI: return put(at, distance >> 32, 4);
    case elf::R_AMDGPU_REL64: return put(at, distance, 8);
    case elf::R_AMDGPU_REL16: return put(at, (distance - 4) / 4, 2);
    case elf::R_AMDGPU_ABS32:
    case elf::R_AMDGPU_ABS32_LO: return o_.address_fields.push_back({at, part::low, value});
    case elf::R_AMDGPU_ABS32_HI: return o_.address_fields.push_back({at, part::high, value});
    case elf::R_AMDGPU_ABS64:
    case elf::R_AMDGPU_RELATIVE64: return o_.address_fields.push_back({at, part::all, value});
    case elf::R_AMDGPU_GOTPCREL:
    case elf::R_AMDGPU_GOTPCREL32_LO: return put(at, entry_for(target) + addend - at, 4);
    case elf::R_AMDGPU_GOTPCREL32_HI: return put(at, (entry_for(target) + addend - at) >> 32, 4);
    default: fail("has a relocation of type " + std::to_string(type) + ", which is not supported");
    }
  }

  /// Address of a table entry that holds a symbol's address.
  uint64_t entry_for(uint64_t target) {
    const auto [known, is_new] = table_.try_emplace(target, 0);
    if (is_new) {
      known->second = (o_.image.size() + 7) / 8 * 8;
      o_.image.resize(known->second + 8);
      o_.segments.push_back({known->second, 8, false, false});
      o_.address_fields.push_back({known->second, address_field::part::all, target});
    }
    return known->second;
  }

  void read_metadata() {
    for (const auto& section : sections_) {
      if (section.sh_type != elf::SHT_NOTE) continue;
      llvm::Error error = llvm::Error::success();
      for (const auto& note : f_.notes(section, error))
        if (note.getName() == "AMDGPU" && note.getType() == elf::NT_AMDGPU_METADATA)
          read_kernels(note.getDescAsStringRef(section.sh_addralign));
      if (error) fail(llvm::toString(std::move(error)));
    }
  }

  using node = llvm::msgpack::DocNode;
  static std::string text_of(node& n) { return n.isString() ? n.getString().str() : ""; }
  /// Nothing where the metadata has no number, or a negative one.
  static std::optional<uint32_t> number_of(node& n) {
    if (n.getKind() == llvm::msgpack::Type::Int && n.getInt() >= 0) return static_cast<uint32_t>(n.getInt());
    if (n.getKind() == llvm::msgpack::Type::UInt) return static_cast<uint32_t>(n.getUInt());
    return std::nullopt;
  }

  void read_kernels(llvm::StringRef blob) {
    llvm::msgpack::Document d;
    if (!d.readFromBlob(blob, false) || !d.getRoot().isMap()) fail("its metadata cannot be read");
    node& list = d.getRoot().getMap()["amdhsa.kernels"];
    if (!list.isArray()) return;
    for (node& item : list.getArray()) {
      if (!item.isMap()) fail("its metadata cannot be read");
      auto& m = item.getMap();
      kernel k;
      k.name = text_of(m[".name"]);
      auto symbol = symbols_.find(text_of(m[".symbol"]));
      if (symbol == symbols_.end()) symbol = symbols_.find(k.name + ".kd");
      if (k.name.empty() || symbol == symbols_.end())
        fail("the descriptor of kernel " + k.name + " is missing");
      if (std::any_of(o_.kernels.begin(), o_.kernels.end(),
                      [&](const kernel& o) { return o.name == k.name; }))
        continue; // the same note in a second section
      read_descriptor(k, symbol->second.address);
      if (const auto limit = number_of(m[".max_flat_workgroup_size"]); limit && *limit != 0)
        k.block_limit = *limit;
      k.vgpr_count = number_of(m[".vgpr_count"]).value_or(0);
      if (m[".reqd_workgroup_size"].isArray())
        for (size_t i = 0; i < 3; ++i)
          k.required_block[i] = number_of(m[".reqd_workgroup_size"].getArray()[i]).value_or(0);
      k.kernarg_bytes =
          std::max(k.descriptor.kernarg_bytes, number_of(m[".kernarg_segment_size"]).value_or(0));
      if (m[".args"].isArray()) read_arguments(k, m[".args"].getArray());
      k.unlisted_arguments = k.arguments.empty() && k.kernarg_bytes != 0;
      add(k);
    }
  }

  void read_arguments(kernel& k, llvm::msgpack::ArrayDocNode& list) {
    uint64_t end = 0; // of the argument before
    for (node& item : list) {
      if (!item.isMap()) fail("the metadata of kernel " + k.name + " cannot be read");
      auto& m = item.getMap();
      argument a;
      a.name = text_of(m[".name"]);
      a.kind = text_of(m[".value_kind"]);
      const auto size = number_of(m[".size"]), offset = number_of(m[".offset"]);
      if (!size && !a.pointer())
        fail("the metadata of kernel " + k.name + " has no size of argument " +
             std::to_string(k.arguments.size()));
      a.size = size.value_or(8);
      // Without an offset it follows the argument before, where C would have it.
      const uint64_t alignment = natural_alignment(a.size);
      a.offset = offset.value_or(static_cast<uint32_t>((end + alignment - 1) / alignment * alignment));
      end = uint64_t{a.offset} + a.size;
      k.kernarg_bytes =
          static_cast<uint32_t>(std::min<uint64_t>(std::max<uint64_t>(k.kernarg_bytes, end), ~0u));
      k.arguments.push_back(a);
    }
  }

  /// Kernels that no metadata tells of: their descriptors are there.
  void find_descriptors() {
    for (const auto& [name, at] : symbols_) {
      if (!name.ends_with(".kd") || at.size != 64) continue;
      kernel k;
      k.name = name.substr(0, name.size() - 3);
      if (std::any_of(o_.kernels.begin(), o_.kernels.end(),
                      [&](const kernel& o) { return o.name == k.name; }))
        continue;
      read_descriptor(k, at.address);
      k.kernarg_bytes = k.descriptor.kernarg_bytes;
      k.unlisted_arguments = true;
      add(k);
    }
  }

  void add(const kernel& k) {
    constexpr uint32_t largest_kernarg = 1u << 20;
    if (k.kernarg_bytes > largest_kernarg)
      fail("the argument block of kernel " + k.name + " is larger than 1 MB");
    o_.kernels.push_back(k);
  }

  void read_descriptor(kernel& k, uint64_t at) {
    if (!in_image(at, 64)) fail("the descriptor of kernel " + k.name + " lies outside the image");
    const uint8_t* p = o_.image.data() + at;
    const auto get = [p](size_t offset, auto& field) { std::memcpy(&field, p + offset, sizeof(field)); };
    descriptor& d = k.descriptor;
    get(0, d.lds_bytes), get(4, d.scratch_bytes), get(8, d.kernarg_bytes), get(16, d.entry_offset);
    get(44, d.rsrc3), get(48, d.rsrc1), get(52, d.rsrc2), get(56, d.properties), get(58, d.preload);
    k.entry = at + static_cast<uint64_t>(d.entry_offset);
    const code_range* range = o_.range_of(k.entry);
    if (range == nullptr || k.entry % 4 != 0) fail("the descriptor of kernel " + k.name + " names no code");
    for (const function& f : o_.functions)
      if (f.address == k.entry && f.size != 0) k.code_end = std::min(f.address + f.size, range->end());
  }

  struct place {
    uint64_t address = 0;
    uint64_t size = 0;
  };

  object& o_;
  const elf_file& f_;
  llvm::ArrayRef<elf_file::Elf_Shdr> sections_;
  std::vector<uint64_t> address_of_; ///< of sections, in a relocatable file
  std::map<std::string, place> symbols_;
  std::map<uint64_t, uint64_t> table_; ///< entries with the addresses of symbols
};

} // namespace

object load_elf(std::vector<uint8_t> bytes, const std::string& file) {
  object o;
  o.file = file;
  o.elf = std::move(bytes);
  const llvm::StringRef buffer(reinterpret_cast<const char*>(o.elf.data()), o.elf.size());
  const elf_file f = need(elf_file::create(buffer), file);
  elf_loader(o, f).run();
  return o;
}

} // namespace kiln::code_object
