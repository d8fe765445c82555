// SPDX-License-Identifier: MIT
// Source of the match of targets: AMD's comgr look-up, as measured.
#include "fat_binary.hpp"

#include "code_object.hpp"
#include "offload_bundle.hpp"

#include <algorithm>
#include <cstring>

namespace kiln::hip_runtime {
namespace {

[[noreturn]] void fail(const std::string& text) { throw fat_binary_error{false, text}; }

/// "hipv4-amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-": the part from the processor on.
std::string target_of(std::string_view entry) {
  const size_t at = entry.rfind("--gfx");
  return at == std::string_view::npos ? "" : std::string(entry.substr(at + 2));
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

std::vector<uint8_t> find_in_bundle(std::span<const uint8_t> bundle, const std::string& processor) {
  std::string found;
  for (const code_object::bundle_entry& e : code_object::read_bundle(bundle, "the image")) {
    const std::string target = target_of(e.name);
    if (target.empty()) continue;
    if (matches(target, processor)) return {e.bytes.begin(), e.bytes.end()};
    found += (found.empty() ? "" : ", ") + target;
  }
  throw fat_binary_error{true,
                         "built for " + (found.empty() ? "no GPU" : found) + "; the device is " + processor};
}

/// Of an ELF file: the end of its section headers, which come last.
uint64_t size_of_elf(std::span<const uint8_t> image) {
  constexpr size_t header_bytes = 64;
  if (image.size() < header_bytes) fail("the code object is cut off");
  const auto read = [&image](size_t at, auto value) {
    std::memcpy(&value, image.data() + at, sizeof(value));
    return value;
  };
  if (read(18, uint16_t{}) != 224) fail("the image is an ELF file, not of an AMD GPU");
  const auto sections = read(40, uint64_t{});
  if (sections < header_bytes) fail("the code object has no section headers");
  const uint64_t bytes = uint64_t{read(58, uint16_t{})} * read(60, uint16_t{});
  if (sections > image.size() || bytes > image.size() - sections) fail("the code object is cut off");
  return sections + bytes;
}

std::vector<uint8_t> find_in(std::span<const uint8_t> image, const std::string& processor) {
  constexpr uint8_t elf[] = {0x7f, 'E', 'L', 'F'};
  if (image.size() >= sizeof(elf) && std::memcmp(image.data(), elf, sizeof(elf)) == 0) {
    const auto file = image.first(size_of_elf(image));
    return {file.begin(), file.end()};
  }
  if (code_object::begins_bundle(image)) return find_in_bundle(image, processor);
  if (!code_object::begins_compressed_bundle(image))
    fail("the image is no code object and no offload bundle");
  constexpr size_t version_at = 4;
  if (image.size() > version_at && image[version_at] == 1)
    fail("the compressed bundle is of version 1, which has no size");
  const std::vector<uint8_t> bundle = code_object::decompress_bundle(image, "the image");
  if (!code_object::begins_bundle(bundle)) fail("the compressed bundle holds no bundle");
  return find_in_bundle(bundle, processor);
}

} // namespace

std::vector<uint8_t> find_code_object(std::span<const uint8_t> image, const std::string& processor) {
  try {
    return find_in(image, processor);
  } catch (const code_object::failure& e) {
    fail(e.what());
  }
}

} // namespace kiln::hip_runtime
