// SPDX-License-Identifier: MIT
// Files that are cut off or damaged are read without an access outside them, under the address sanitizer.
#include <catch2/catch_test_macros.hpp>

#include "read_all.hpp"
#include "samples.hpp"

namespace {

using namespace kiln;
using namespace kiln::readers;

/// What the runtime says of an image; empty if it holds code for gfx942.
std::string refusal(std::span<const uint8_t> image) {
  try {
    hip_runtime::find_code_object(image, "gfx942");
    return "";
  } catch (const hip_runtime::fat_binary_error& e) {
    return e.text;
  }
}

template<class T> byte_list with(byte_list bytes, size_t at, T value) {
  std::memcpy(bytes.data() + at, &value, sizeof(value));
  return bytes;
}

TEST_CASE("each form of a code object is read") {
  for (const auto& [name, bytes] : samples()) {
    INFO(name);
    CHECK(read_in_kiln_sim(bytes) == 2);
    CHECK(read_in_runtime(bytes) == (name == "compressed.1.zlib" ? 0 : 2)); // has no size in memory
  }
}

TEST_CASE("instructions have the lines of the line table") {
  for (const char* name : {"small.debug.co", "small.debug.o"}) {
    const code_object::object o = code_object::load_bytes(file_bytes(name), name);
    const code_object::code c = code_object::read_code(o, o.find("twice"));
    REQUIRE(c.program.code.size() >= 5);
    for (u32 i = 0; i < 5; ++i) {
      const source& where = c.program.code[c.entry + i].where;
      CHECK(where.line == 23 + i);
      REQUIRE(where.file != nullptr);
      CHECK(std::string(where.file).ends_with("small.s"));
    }
  }
}

TEST_CASE("files cut off at each byte are refused or read whole") {
  for (const auto& [name, bytes] : samples()) {
    size_t read = 0;
    for (size_t size = 0; size < bytes.size(); ++size) {
      INFO(name << " of " << size << " bytes");
      const std::span<const uint8_t> part(bytes.data(), size);
      CHECK(read_in_runtime(part) == 0);
      read += size >= 4 && read_in_kiln_sim(part) != 0;
    }
    CHECK(read == 0);
  }
}

TEST_CASE("files with one damaged byte end in no access outside them") {
  const byte_list bytes = samples()["small.co"];
  size_t refused = 0;
  for (size_t at = 0; at < bytes.size(); ++at) {
    const uint8_t value = at % 2 == 0 ? 0xff : bytes[at] ^ 0x80;
    INFO("byte " << at << " is " << int{value});
    refused += read_in_runtime(with(bytes, at, value)) != 2;
  }
  CHECK(refused > 100);
}

TEST_CASE("sizes that overflow or exceed the limits are refused") {
  const byte_list bundle = samples()["bundle"], packed = samples()["compressed.3.zstd"];
  constexpr uint64_t all = ~uint64_t{0};
  CHECK(refusal(with(bundle, 24, all)) == "the image: the offload bundle is damaged");
  constexpr size_t second = 32 + 24 + 30; // the device's entry
  CHECK(refusal(with(bundle, second, all - 7)) == "the image: the offload bundle is damaged or cut off");
  CHECK(refusal(with(bundle, second + 8, all - 7)) == "the image: the offload bundle is damaged or cut off");
  CHECK(refusal(with(bundle, second + 16, all - 7)) == "the image: the offload bundle is damaged or cut off");
  CHECK(refusal(with(packed, 8, all)) == "the image: the compressed bundle is cut off");
  CHECK(refusal(with(packed, 8, uint64_t{31})) == "the image: the compressed bundle is damaged");
  CHECK(refusal(with(packed, 16, uint64_t{1} << 33)) == "the image: the compressed bundle is damaged");
  CHECK(
      refusal(with(packed, 16, uint64_t{100})).starts_with("the image: the compressed bundle is damaged: "));
  CHECK(refusal(with(packed, 4, uint16_t{4})) == "the image: compressed bundles of version 4 are not known");
  CHECK(refusal(with(packed, 6, uint16_t{2})) == "the image: the compressed bundle is of an unknown method");
  const byte_list object = samples()["small.co"];
  CHECK(refusal(with(object, 40, all - 7)) == "the code object is cut off");
  CHECK(refusal(with(object, 40, uint64_t{0})) == "the code object has no section headers");
  CHECK(refusal(with(object, 18, uint16_t{62})) == "the image is an ELF file, not of an AMD GPU");
}

TEST_CASE("images without a size end where the process has no memory") {
  const byte_list object = samples()["small.co"];
  const guarded_bytes whole(object), half(std::span(object).first(object.size() / 2));
  CHECK(hip_runtime::readable_from(whole.bytes().data()).size() == object.size());
  CHECK(refusal(hip_runtime::readable_from(whole.bytes().data())).empty());
  CHECK(refusal(hip_runtime::readable_from(half.bytes().data())) == "the code object is cut off");
  CHECK(hip_runtime::readable_from(whole.bytes().data() + object.size()).empty());
  CHECK(hip_runtime::readable_from(nullptr).empty());
}

} // namespace
