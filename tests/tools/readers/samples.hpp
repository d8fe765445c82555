// SPDX-License-Identifier: MIT
// Small code objects in each form that the readers take.
#pragma once

#include <llvm/Support/Compression.h>

#include <cstdint>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

namespace kiln::readers {

using byte_list = std::vector<uint8_t>;

/// SAMPLES is the directory where the build puts small.co and the others.
inline byte_list file_bytes(const std::string& name) {
  std::ifstream in(SAMPLES "/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

template<class T> void append(byte_list& out, const T& value) {
  const auto* first = reinterpret_cast<const uint8_t*>(&value);
  out.insert(out.end(), first, first + sizeof(T));
}
inline void append_text(byte_list& out, const std::string& text) {
  out.insert(out.end(), text.begin(), text.end());
}

/// clang's bundle with an empty host entry and one of the device; parts are aligned to 64 bytes instead of 4096.
inline byte_list bundle_of(const std::string& target, const byte_list& object) {
  const std::string names[] = {"host-x86_64-unknown-linux-gnu-", "hipv4-amdgcn-amd-amdhsa--" + target};
  byte_list out;
  append_text(out, "__CLANG_OFFLOAD_BUNDLE__");
  append(out, uint64_t{2});
  const uint64_t table = 32 + 2 * 24 + names[0].size() + names[1].size(), at = (table + 63) / 64 * 64;
  for (const std::string& name : names) {
    append(out, at);
    append(out, uint64_t{&name == names ? 0 : object.size()});
    append(out, uint64_t{name.size()});
    append_text(out, name);
  }
  out.resize(at);
  out.insert(out.end(), object.begin(), object.end());
  return out;
}

inline byte_list compressed(uint16_t version, bool zstd, const byte_list& bundle) {
  llvm::SmallVector<uint8_t, 0> packed;
  zstd ? llvm::compression::zstd::compress(bundle, packed)
       : llvm::compression::zlib::compress(bundle, packed);
  byte_list out;
  append_text(out, "CCOB");
  append(out, version);
  append(out, uint16_t{zstd});
  const uint64_t header = version == 1 ? 20 : version == 2 ? 24 : 32, size = header + packed.size();
  if (version == 2) append(out, static_cast<uint32_t>(size));
  if (version == 3) append(out, size);
  version == 3 ? append(out, uint64_t{bundle.size()}) : append(out, static_cast<uint32_t>(bundle.size()));
  append(out, uint64_t{0}); // the hash, which the readers do not check
  out.insert(out.end(), packed.begin(), packed.end());
  return out;
}

/// By name.
inline std::map<std::string, byte_list> samples() {
  std::map<std::string, byte_list> out;
  for (const char* name : {"small.co", "small.o", "small.debug.co", "small.debug.o"})
    out[name] = file_bytes(name);
  const byte_list bundle = bundle_of("gfx942:sramecc+", out["small.co"]);
  out["bundle"] = bundle;
  out["compressed.1.zlib"] = compressed(1, false, bundle);
  out["compressed.2.zstd"] = compressed(2, true, bundle);
  out["compressed.3.zlib"] = compressed(3, false, bundle);
  out["compressed.3.zstd"] = compressed(3, true, bundle);
  return out;
}

} // namespace kiln::readers
