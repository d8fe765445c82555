// SPDX-License-Identifier: MIT
// Reads bytes with each reader of the tools, down to the instructions.
#pragma once

#include "code_object.hpp"
#include "fat_binary.hpp"

#include <cstring>
#include <span>
#include <sys/mman.h>

namespace kiln::readers {

/// A copy of bytes whose end is the end of readable memory: libLLVM is not compiled with a sanitizer.
class guarded_bytes {
public:
  explicit guarded_bytes(std::span<const uint8_t> bytes) : pages_((bytes.size() + page - 1) / page * page) {
    first_ = static_cast<uint8_t*>(
        mmap(nullptr, pages_ + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    mprotect(first_ + pages_, page, PROT_NONE);
    bytes_ = {first_ + pages_ - bytes.size(), bytes.size()};
    if (!bytes.empty()) std::memcpy(first_ + pages_ - bytes.size(), bytes.data(), bytes.size());
  }
  guarded_bytes(const guarded_bytes&) = delete;
  guarded_bytes& operator=(const guarded_bytes&) = delete;
  ~guarded_bytes() { munmap(first_, pages_ + page); }

  std::span<const uint8_t> bytes() const { return bytes_; }

private:
  static constexpr size_t page = 4096;
  size_t pages_ = 0;
  uint8_t* first_ = nullptr;
  std::span<const uint8_t> bytes_;
};

/// How many kernels could be read. Errors are the two documented exceptions; any other ends the test.
inline size_t read_kernels(const code_object::object& o) {
  constexpr size_t most = 4; // damaged files can have any number
  size_t read = 0;
  for (size_t i = 0; i < o.kernels.size() && i < most; ++i) {
    try {
      code_object::read_code(o, o.kernels[i]);
      ++read;
    } catch (const code_object::failure&) {}
  }
  return read;
}

/// As the HIP runtime reads it.
inline size_t read_in_runtime(std::span<const uint8_t> bytes) {
  const guarded_bytes guarded(bytes);
  try {
    return read_kernels(
        code_object::load_elf(hip_runtime::find_code_object(guarded.bytes(), "gfx942"), "input"));
  } catch (const hip_runtime::fat_binary_error&) {
  } catch (const code_object::failure&) {}
  return 0;
}

/// As kiln_sim reads it.
inline size_t read_in_kiln_sim(std::span<const uint8_t> bytes) {
  try {
    return read_kernels(code_object::load_bytes({bytes.begin(), bytes.end()}, "input"));
  } catch (const code_object::failure&) {}
  return 0;
}

} // namespace kiln::readers
