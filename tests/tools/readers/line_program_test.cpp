// SPDX-License-Identifier: MIT
// Line programs of DWARF 2 to 5 as bytes: what they say, and what is left of damaged ones.
#include <catch2/catch_test_macros.hpp>

#include "line_program.hpp"

#include <algorithm>
#include <array>

namespace {

using namespace kiln::code_object;
using byte_list = std::vector<uint8_t>;

void put(byte_list& out, uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) out.push_back(static_cast<uint8_t>(value >> (8 * i)));
}
void put(byte_list& out, std::string_view text) {
  out.insert(out.end(), text.begin(), text.end());
  out.push_back(0);
}

/// Lists of directories and files as a version has them.
byte_list lists_of(int version) {
  byte_list out;
  if (version < 5) {
    put(out, "dir"), put(out, "");
    for (const char* name : {"a.hip", "b.hip"}) put(out, name), put(out, 0, 3);
    put(out, "");
    return out;
  }
  out = {1, 1, 0x1f, 1}; // directories: a path of .debug_line_str
  put(out, 0, 4);
  const byte_list formats = {2, 1, 0x08, 2, 0x0b, 3}; // files: a path in place, a directory of one byte
  out.insert(out.end(), formats.begin(), formats.end());
  for (const char* name : {"main.hip", "a.hip", "b.hip"}) put(out, name), out.push_back(0);
  return out;
}

/// Rows 0x100: a.hip:10, 0x104: a.hip:12, 0x120: b.hip:7, end at 0x140.
byte_list unit_of(int version, const byte_list& lists, uint32_t line_range = 14) {
  byte_list header = {4, 1, 0xfb, static_cast<uint8_t>(line_range), 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1};
  if (version >= 4) header.insert(header.begin() + 1, 1);
  header.insert(header.end(), lists.begin(), lists.end());
  byte_list program = {0, 9, 2};
  put(program, 0x100, 8);
  const byte_list rest = {3,           9, 1,             // line 10, a row
                          13 + 14 + 7,                   // address + 4, line + 2: a row
                          2,           7, 4, 2, 3, 0x7b, // address + 28, file 2, line - 5
                          1,           2, 8, 0, 1, 1};   // a row; address + 32, end
  program.insert(program.end(), rest.begin(), rest.end());
  byte_list body;
  put(body, static_cast<uint64_t>(version), 2);
  if (version == 5) put(body, 8, 2);
  put(body, header.size(), 4);
  body.insert(body.end(), header.begin(), header.end());
  body.insert(body.end(), program.begin(), program.end());
  byte_list out;
  put(out, body.size(), 4);
  out.insert(out.end(), body.begin(), body.end());
  return out;
}

struct outcome {
  size_t sequences = 0, rows = 0;
  line_sequence last;
  std::vector<std::string> files;
};
outcome read(const byte_list& line, std::map<uint64_t, line_relocation> relocations = {}) {
  const byte_list strings = {'d', 'i', 'r', 0};
  outcome out;
  read_line_programs({line, {}, strings, std::move(relocations)},
                     [&](const line_sequence& s, const auto& files) {
                       ++out.sequences, out.rows += s.rows.size();
                       out.last = s, out.files = files;
                     });
  return out;
}

TEST_CASE("line programs of each version give their rows") {
  for (const int version : {2, 3, 4, 5}) {
    INFO(version);
    const outcome o = read(unit_of(version, lists_of(version)));
    REQUIRE(o.sequences == 1);
    REQUIRE(o.rows == 4);
    const auto is = [&](size_t i, uint64_t address, const char* file, uint32_t line) {
      const line_sequence::row& r = o.last.rows[i];
      return r.address == address && o.files.at(r.file) == file && r.line == line;
    };
    CHECK(is(0, 0x100, "a.hip", 10));
    CHECK(is(1, 0x104, "a.hip", 12));
    CHECK(is(2, 0x120, "b.hip", 7));
    CHECK(o.last.rows[3].address == 0x140);
    CHECK(o.last.section == line_sequence::no_section);
  }
}

TEST_CASE("several units are read, and those that are not understood left out") {
  byte_list line = unit_of(4, lists_of(4));
  for (const byte_list& unit : {unit_of(6, lists_of(4)), unit_of(4, lists_of(4), 0), unit_of(5, lists_of(5))})
    line.insert(line.end(), unit.begin(), unit.end());
  CHECK(read(line).sequences == 2); // of version 6, and with a line range of 0: none
}

TEST_CASE("relocations give addresses and their section") {
  const byte_list line = unit_of(4, lists_of(4));
  const std::array<uint8_t, 8> address = {0, 1};
  const auto at = std::search(line.begin(), line.end(), address.begin(), address.end());
  REQUIRE(at != line.end());
  const outcome o = read(line, {{static_cast<uint64_t>(at - line.begin()), {0x4000, 7}}});
  REQUIRE(o.rows == 4);
  CHECK(o.last.section == 7);
  CHECK(o.last.rows[0].address == 0x4000);
}

TEST_CASE("directories and files with counts or forms that cannot be are left out") {
  const byte_list good = lists_of(5);
  const auto with = [&](std::initializer_list<uint8_t> lists) { return unit_of(5, lists); };
  CHECK(read(unit_of(5, good)).sequences == 1);
  CHECK(read(with({1, 1, 0x55, 1, 0, 0, 0, 0})).sequences == 0);                // an unknown form
  CHECK(read(with({0, 0xff, 0xff, 0xff, 0x7f})).sequences == 0);                // entries of nothing
  CHECK(read(with({1, 1, 0x0b, 0xff, 0xff, 0xff, 0xff, 0x0f})).sequences == 0); // more than there are bytes
  CHECK(read(with({1, 1, 0x1f, 1, 0xff, 0xff, 0xff, 0xff})).sequences == 0); // a string outside its section
  CHECK(read(with({1, 2, 0x09, 1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1})).sequences ==
        0); // a block
}

TEST_CASE("each cut and each damaged byte ends in no access outside the section") {
  for (const int version : {2, 5}) {
    const byte_list line = unit_of(version, lists_of(version));
    size_t right = 0;
    for (size_t size = 0; size < line.size(); ++size) {
      const byte_list part(line.begin(),
                           line.begin() + static_cast<std::ptrdiff_t>(size)); // of exactly that size
      right += read(part).sequences;
    }
    CHECK(right == 0); // its size says that there is more
    for (size_t i = 0; i < line.size(); ++i)
      for (const uint8_t value : {0x00, 0x7f, 0x80, 0xff}) {
        byte_list damaged = line;
        damaged[i] = value;
        right += read(damaged).sequences;
      }
    CHECK(right > line.size());
  }
}

} // namespace
