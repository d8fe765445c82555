// SPDX-License-Identifier: MIT
// Source of the formats: clang, "Clang Offload Bundler"; of the match of targets: AMD's comgr look-up, as measured.
#include "fat_binary.hpp"

#include "code_object.hpp"

#include <algorithm>
#include <cstring>

namespace kiln::hip_runtime {
namespace {

constexpr char bundle_magic[] = "__CLANG_OFFLOAD_BUNDLE__";
constexpr size_t magic_size = sizeof(bundle_magic) - 1;
constexpr uint64_t most_entries = 1024, longest_name = 256;
constexpr uint64_t largest = uint64_t{1} << 32; // of a bundle or code object

[[noreturn]] void fail(const char* text) { throw fat_binary_error{false, text}; }

template<class T> T read(const uint8_t* at) {
  T value;
  std::memcpy(&value, at, sizeof(value));
  return value;
}

/// "hipv4-amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-": the part from the processor on.
std::string target_of(const std::string& entry) {
  const size_t at = entry.rfind("--gfx");
  return at == std::string::npos ? "" : entry.substr(at + 2);
}

bool matches(const std::string& target, const std::string& processor) {
  size_t end = target.find(':');
  if (target.substr(0, end) != processor) return false;
  while (end != std::string::npos) {
    const size_t next = target.find(':', end + 1);
    const std::string feature = target.substr(end + 1, next == std::string::npos ? next : next - end - 1);
    if (feature != "sramecc+" && feature != "xnack-") return false;
    end = next;
  }
  return true;
}

std::vector<uint8_t> find_in_bundle(const uint8_t* first, const std::string& processor, uint64_t size) {
  if (size < magic_size + 8) fail("the offload bundle is cut off");
  const auto count = read<uint64_t>(first + magic_size);
  if (count > most_entries) fail("the offload bundle is damaged");
  std::string found;
  uint64_t at = magic_size + 8;
  for (uint64_t i = 0; i < count; ++i) {
    if (size - at < 24) fail("the offload bundle is cut off");
    const auto offset = read<uint64_t>(first + at), bytes = read<uint64_t>(first + at + 8);
    const auto length = read<uint64_t>(first + at + 16);
    at += 24;
    if (length > longest_name || length > size - at || offset > size || bytes > size - offset)
      fail("the offload bundle is damaged or cut off");
    const std::string target = target_of(std::string(reinterpret_cast<const char*>(first + at), length));
    at += length;
    if (target.empty()) continue;
    if (matches(target, processor)) return {first + offset, first + offset + bytes};
    found += (found.empty() ? "" : ", ") + target;
  }
  throw fat_binary_error{true,
                         "built for " + (found.empty() ? "no GPU" : found) + "; the device is " + processor};
}

/// Of a linked ELF file: the end of its section headers, which come last, or of its segments.
uint64_t size_of_elf(const uint8_t* first) {
  const auto sections = read<uint64_t>(first + 40);
  const uint64_t end = sections + uint64_t{read<uint16_t>(first + 58)} * read<uint16_t>(first + 60);
  if (sections < 64 || sections > largest) fail("the code object has no section headers");
  return end;
}

} // namespace

std::vector<uint8_t> find_code_object(const void* data, const std::string& processor) {
  const auto* first = static_cast<const uint8_t*>(data);
  if (std::memcmp(first, "\177ELF", 4) == 0) {
    if (read<uint16_t>(first + 18) != 224) fail("the image is an ELF file, not of an AMD GPU");
    return {first, first + size_of_elf(first)};
  }
  if (std::memcmp(first, "CCOB", 4) == 0) {
    const auto version = read<uint16_t>(first + 4);
    const uint64_t size = version == 3   ? read<uint64_t>(first + 8)
                          : version == 2 ? read<uint32_t>(first + 8)
                                         : 0;
    if (size < 24 || size > largest)
      fail("the compressed bundle is damaged, or of version 1, which has no size");
    const std::vector<uint8_t> bundle = code_object::decompress_bundle(first, size, "the compressed bundle");
    if (bundle.size() < magic_size || std::memcmp(bundle.data(), bundle_magic, magic_size) != 0)
      fail("the compressed bundle holds no bundle");
    return find_in_bundle(bundle.data(), processor, bundle.size());
  }
  if (std::memcmp(first, bundle_magic, magic_size) == 0) return find_in_bundle(first, processor, largest);
  fail("the image is no code object and no offload bundle");
}

} // namespace kiln::hip_runtime
