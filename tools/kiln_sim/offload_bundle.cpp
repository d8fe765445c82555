// SPDX-License-Identifier: MIT
// Source of the formats: clang, "Clang Offload Bundler"; of the compressed header: LLVM, RawCompressedBundleHeader.
#include "offload_bundle.hpp"

#include "code_object.hpp"

#include <llvm/Support/Compression.h>
#include <llvm/Support/Error.h>

#include <cstring>
#include <memory>

namespace kiln::code_object {
namespace {

constexpr std::string_view magic = "__CLANG_OFFLOAD_BUNDLE__", compressed_magic = "CCOB";
constexpr uint64_t most_entries = 1024, longest_name = 256;

bool begins(std::span<const uint8_t> bytes, std::string_view text) {
  return bytes.size() >= text.size() && std::memcmp(bytes.data(), text.data(), text.size()) == 0;
}

/// Numbers one after another.
class number_reader {
public:
  number_reader(std::span<const uint8_t> bytes, uint64_t at, const std::string& file)
      : bytes_(bytes), at_(at), file_(file) {}

  template<class T> T next() {
    need(sizeof(T));
    T value;
    std::memcpy(&value, bytes_.data() + at_, sizeof(T));
    at_ += sizeof(T);
    return value;
  }
  std::string_view text(uint64_t size) {
    need(size);
    at_ += size;
    return {reinterpret_cast<const char*>(bytes_.data()) + at_ - size, size};
  }
  uint64_t position() const { return at_; }

private:
  void need(uint64_t size) const {
    if (at_ > bytes_.size() || size > bytes_.size() - at_)
      throw failure(file_ + ": the offload bundle is cut off");
  }

  std::span<const uint8_t> bytes_;
  uint64_t at_;
  const std::string& file_;
};

struct compressed_header {
  bool zstd = false;
  uint64_t file_bytes = 0, bytes = 0; ///< with the header; of the bundle in it
  uint64_t header_bytes = 0;
};

compressed_header read_header(std::span<const uint8_t> bytes, const std::string& file) {
  number_reader in(bytes, compressed_magic.size(), file);
  compressed_header h;
  const auto version = in.next<uint16_t>(), method = in.next<uint16_t>();
  if (version < 1 || version > 3)
    throw failure(file + ": compressed bundles of version " + std::to_string(version) + " are not known");
  if (method > 1) throw failure(file + ": the compressed bundle is of an unknown method");
  h.zstd = method == 1;
  h.file_bytes = bytes.size();
  if (version == 2) h.file_bytes = in.next<uint32_t>();
  if (version == 3) h.file_bytes = in.next<uint64_t>();
  h.bytes = version == 3 ? in.next<uint64_t>() : in.next<uint32_t>();
  in.next<uint64_t>(); // hash
  h.header_bytes = in.position();
  if (h.file_bytes > bytes.size()) throw failure(file + ": the compressed bundle is cut off");
  if (h.file_bytes < h.header_bytes || h.bytes > largest_bundle)
    throw failure(file + ": the compressed bundle is damaged");
  return h;
}

} // namespace

bool begins_bundle(std::span<const uint8_t> bytes) { return begins(bytes, magic); }
bool begins_compressed_bundle(std::span<const uint8_t> bytes) { return begins(bytes, compressed_magic); }

std::vector<bundle_entry> read_bundle(std::span<const uint8_t> bytes, const std::string& file) {
  number_reader in(bytes, magic.size(), file);
  const auto count = in.next<uint64_t>();
  if (count > most_entries) throw failure(file + ": the offload bundle is damaged");
  std::vector<bundle_entry> out;
  for (uint64_t i = 0; i < count; ++i) {
    const auto offset = in.next<uint64_t>(), size = in.next<uint64_t>(), length = in.next<uint64_t>();
    if (length > longest_name || offset > bytes.size() || size > bytes.size() - offset)
      throw failure(file + ": the offload bundle is damaged or cut off");
    out.push_back({in.text(length), bytes.subspan(offset, size)});
  }
  return out;
}

std::vector<uint8_t> decompress_bundle(std::span<const uint8_t> bytes, const std::string& file) {
  const compressed_header h = read_header(bytes, file);
  const llvm::ArrayRef<uint8_t> in(bytes.data() + h.header_bytes, h.file_bytes - h.header_bytes);
  // Not touched before it is written: the header of a damaged file may name any size.
  const auto out = std::make_unique_for_overwrite<uint8_t[]>(h.bytes);
  size_t size = h.bytes;
  llvm::Error error = h.zstd ? llvm::compression::zstd::decompress(in, out.get(), size)
                             : llvm::compression::zlib::decompress(in, out.get(), size);
  if (error) throw failure(file + ": the compressed bundle is damaged: " + llvm::toString(std::move(error)));
  return {out.get(), out.get() + size};
}

} // namespace kiln::code_object
