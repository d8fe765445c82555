// SPDX-License-Identifier: MIT
// Finds the code object in a file: ELF, offload bundle, host program with a bundle, assembly.
#include "code_object.hpp"
#include "offload_bundle.hpp"

#include <cstring>
#include <fstream>
#include <iterator>

namespace kiln::code_object {
namespace {

constexpr char bundle_magic[] = "__CLANG_OFFLOAD_BUNDLE__";
constexpr char compressed_magic[] = "CCOB";
constexpr uint16_t machine_amdgpu = 224;

std::vector<uint8_t> read_file(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw failure(file + ": cannot be opened");
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

bool is_elf(const uint8_t* b, size_t size) { return size >= 64 && std::memcmp(b, "\177ELF", 4) == 0; }

/// Where a program has a compressed bundle: clang aligns it to a page, and versions 1 to 3 are known.
size_t find_compressed(std::string_view all) {
  for (size_t at = all.find(compressed_magic); at != std::string_view::npos;
       at = all.find(compressed_magic, at + 1))
    if (at % 4096 == 0 && at + 8 <= all.size() && all[at + 4] >= 1 && all[at + 4] <= 3 && all[at + 5] == 0)
      return at;
  return std::string_view::npos;
}

/// The one device image for the target, or for any target if there is only one.
std::vector<uint8_t> unbundle(std::span<const uint8_t> bundle, const std::string& file,
                              const std::string& target) {
  std::span<const uint8_t> found;
  std::string names;
  for (const bundle_entry& e : read_bundle(bundle, file)) {
    if (e.name.find("amdgcn") == std::string_view::npos || e.bytes.empty()) continue;
    if (!target.empty() && e.name.find(target) == std::string_view::npos) continue;
    names += e.name;
    if (!found.empty())
      throw failure(file + ": holds code for several targets (" + names +
                    "): choose one (--arch, in Python target=)");
    names += ", ";
    found = e.bytes;
  }
  if (found.empty()) throw failure(file + ": holds no code for " + (target.empty() ? "an AMD GPU" : target));
  return {found.begin(), found.end()};
}

} // namespace

const kernel& object::find(const std::string& name) const {
  std::string known;
  for (const kernel& k : kernels) {
    if (k.name == name || (name.empty() && kernels.size() == 1)) return k;
    known += (known.empty() ? "" : ", ") + k.name;
  }
  if (kernels.empty()) throw failure(file + ": has no kernel (no kernel descriptor and metadata)");
  throw failure(file + ": " + (name.empty() ? "choose a kernel: " : "has no kernel " + name + "; it has ") +
                known);
}

const code_range* object::range_of(uint64_t address) const {
  for (const code_range& r : code_ranges)
    if (r.contains(address)) return &r;
  return nullptr;
}

object load(const std::string& file, const std::string& target) {
  return load_bytes(read_file(file), file, target);
}

object load_bytes(std::vector<uint8_t> bytes, const std::string& file, const std::string& target) {
  if (begins_compressed_bundle(bytes)) bytes = decompress_bundle(bytes, file);
  if (begins_bundle(bytes)) bytes = unbundle(bytes, file, target);
  if (is_elf(bytes.data(), bytes.size())) {
    uint16_t machine = 0;
    std::memcpy(&machine, bytes.data() + 18, 2);
    if (machine == machine_amdgpu) {
      object o = load_elf(std::move(bytes), file);
      const std::string arch = isa::facts_of(o.arch).name;
      if (!target.empty() && target != arch) throw failure(file + ": is for " + arch + ", not for " + target);
      return o;
    }
    // A HIP program: its bundles lie in .hip_fatbin.
    const std::string_view all(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const std::span<const uint8_t> file_bytes = bytes;
    const size_t bundle = all.find(bundle_magic);
    if (bundle != std::string_view::npos)
      return load_elf(unbundle(file_bytes.subspan(bundle), file, target), file);
    const size_t compressed = find_compressed(all);
    if (compressed == std::string_view::npos) throw failure(file + ": is a program without AMD GPU code");
    return load_elf(unbundle(decompress_bundle(file_bytes.subspan(compressed), file), file, target), file);
  }
  for (const uint8_t b : bytes)
    if (b == 0) throw failure(file + ": is neither a code object nor assembly text");
  const std::string text(bytes.begin(), bytes.end());
  const auto has = [&text](const char* word) { return text.find(word) != std::string::npos; };
  if (!has(".amdhsa_kernel") && !has(".amdgcn_target") && !has("s_endpgm"))
    throw failure(file + ": is neither a code object nor assembly of a kernel: compile it first");
  return load_elf(assemble(text, file, target), file);
}

} // namespace kiln::code_object
