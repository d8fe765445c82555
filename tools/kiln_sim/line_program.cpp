// SPDX-License-Identifier: MIT
// Source: DWARF 5 standard, 6.2 (line number information), 7.5.5 and 7.5.6 (forms); DWARF 2 to 4 for their headers.
#include "line_program.hpp"

#include <cstring>

namespace kiln::code_object {
namespace {

/// Reads little-endian numbers. After a read past the end all reads give 0 and ok() is false.
class cursor {
public:
  cursor(std::span<const uint8_t> bytes, uint64_t at, uint64_t end)
      : bytes_(bytes), at_(at), end_(end < bytes.size() ? end : bytes.size()) {
    if (at_ > end_) fail();
  }
  bool ok() const { return ok_; }
  bool done() const { return !ok_ || at_ == end_; }
  uint64_t at() const { return at_; }
  uint64_t left() const { return ok_ ? end_ - at_ : 0; }

  uint64_t number(uint32_t bytes) {
    if (left() < bytes) return fail();
    uint64_t value = 0;
    for (uint32_t i = 0; i < bytes; ++i) value |= uint64_t{bytes_[at_ + i]} << (8 * i);
    at_ += bytes;
    return value;
  }
  uint64_t uleb() {
    uint64_t value = 0;
    for (uint32_t shift = 0;; shift += 7) {
      const uint64_t byte = number(1);
      if (shift < 64) value |= (byte & 127) << shift;
      if (!ok_ || (byte & 128) == 0) return value;
    }
  }
  int64_t sleb() {
    uint64_t value = 0;
    for (uint32_t shift = 0;;) {
      const uint64_t byte = number(1);
      if (shift < 64) value |= (byte & 127) << shift;
      shift += 7;
      if (!ok_) return 0;
      if ((byte & 128) != 0) continue;
      if ((byte & 64) != 0 && shift < 64) value |= ~uint64_t{0} << shift;
      return static_cast<int64_t>(value);
    }
  }
  std::string string() {
    const void* const zero = left() == 0 ? nullptr : std::memchr(bytes_.data() + at_, 0, left());
    if (zero == nullptr) return fail(), std::string();
    const auto* const first = bytes_.data() + at_;
    const auto size = static_cast<size_t>(static_cast<const uint8_t*>(zero) - first);
    at_ += size + 1;
    return {reinterpret_cast<const char*>(first), size};
  }
  void skip(uint64_t bytes) {
    if (left() < bytes)
      fail();
    else
      at_ += bytes;
  }

private:
  uint64_t fail() { return ok_ = false, 0; }

  std::span<const uint8_t> bytes_;
  uint64_t at_ = 0, end_ = 0;
  bool ok_ = true;
};

// Forms and contents of entries in DWARF 5's lists.
enum : uint64_t {
  form_data2 = 0x05,
  form_data4 = 0x06,
  form_data8 = 0x07,
  form_string = 0x08,
  form_block = 0x09,
  form_data1 = 0x0b,
  form_strp = 0x0e,
  form_udata = 0x0f,
  form_data16 = 0x1e,
  form_line_strp = 0x1f,
  content_path = 1
};
enum : uint8_t {
  op_extended,
  op_copy,
  op_advance_pc,
  op_advance_line,
  op_set_file,
  op_set_column,
  op_negate,
  op_basic_block,
  op_const_add_pc,
  op_fixed_advance_pc,
  extended_end = 1,
  extended_address = 2
};

/// One unit: a header, with its files, and a line program.
class unit {
public:
  unit(const line_sections& sections, uint64_t begin, uint64_t end, uint32_t offset_bytes)
      : sections_(sections), in_(sections.line, begin, end), end_(end), offset_bytes_(offset_bytes) {}

  template<class Take> void read(const Take& take) {
    if (!read_header()) return;
    cursor program(sections_.line, program_begin_, end_);
    line_sequence sequence;
    line_sequence::row now;
    const auto restart = [&] {
      sequence = {};
      now = {0, 1, 1};
    };
    const auto advance = [&](uint64_t operations) { now.address += operations * least_instruction_; };
    restart();
    while (!program.done()) {
      const auto op = static_cast<uint8_t>(program.number(1));
      if (op >= opcode_base_) {
        const uint32_t adjusted = op - opcode_base_;
        advance(adjusted / line_range_);
        now.line += static_cast<uint32_t>(line_base_ + static_cast<int>(adjusted % line_range_));
        sequence.rows.push_back(now);
        continue;
      }
      switch (op) {
      case op_extended: {
        const uint64_t size = program.uleb(), begin = program.at();
        if (!program.ok() || size == 0 || size > program.left()) return;
        const uint64_t which = program.number(1);
        if (which == extended_address && (size == 9 || size == 5)) {
          const auto told = sections_.relocations.find(program.at());
          now.address = program.number(static_cast<uint32_t>(size - 1));
          if (told != sections_.relocations.end())
            now.address = told->second.value, sequence.section = told->second.section;
        } else if (which == extended_end) {
          sequence.rows.push_back(now);
          take(sequence, files_);
          restart();
        }
        program.skip(begin + size - program.at());
        break;
      }
      case op_copy: sequence.rows.push_back(now); break;
      case op_advance_pc: advance(program.uleb()); break;
      case op_advance_line: now.line += static_cast<uint32_t>(program.sleb()); break;
      case op_set_file: now.file = program.uleb(); break;
      case op_const_add_pc: advance((255u - opcode_base_) / line_range_); break;
      case op_fixed_advance_pc: now.address += program.number(2); break;
      default:
        for (uint32_t i = 0; i < operands_[op]; ++i) program.uleb();
      }
    }
  }

private:
  static constexpr uint64_t most_name_bytes = uint64_t{64} << 20;

  bool read_header() {
    const uint64_t version = in_.number(2);
    if (version < 2 || version > 5) return false;
    if (version == 5) in_.skip(2); // sizes of addresses and segments
    const uint64_t header_bytes = in_.number(offset_bytes_);
    if (header_bytes > in_.left()) return false;
    program_begin_ = in_.at() + header_bytes;
    in_ = cursor(sections_.line, in_.at(), program_begin_);
    least_instruction_ = in_.number(1);
    if (version >= 4) in_.skip(1); // operations of an instruction: for VLIW
    in_.skip(1);                   // default of is_stmt
    line_base_ = static_cast<int8_t>(in_.number(1));
    line_range_ = static_cast<uint32_t>(in_.number(1));
    opcode_base_ = static_cast<uint32_t>(in_.number(1));
    for (uint32_t i = 1; i < opcode_base_; ++i) operands_[i] = static_cast<uint8_t>(in_.number(1));
    if (!in_.ok() || line_range_ == 0 || opcode_base_ == 0) return false;
    return version == 5 ? read_lists() : read_old_lists();
  }
  bool read_old_lists() {
    while (in_.ok() && !in_.string().empty()) {} // directories
    files_.emplace_back();                       // files count from 1
    for (;;) {
      std::string name = in_.string();
      if (name.empty()) return in_.ok();
      files_.push_back(std::move(name));
      for (int i = 0; i < 3; ++i) in_.uleb(); // directory, time, size
    }
  }
  bool read_lists() {
    std::vector<std::string> directories;
    return read_list(directories) && read_list(files_);
  }
  bool read_list(std::vector<std::string>& paths) {
    struct format {
      uint64_t content, form;
    };
    std::vector<format> formats(in_.number(1));
    for (format& f : formats) f.content = in_.uleb(), f.form = in_.uleb();
    const uint64_t count = in_.uleb();
    if (!in_.ok() || (formats.empty() && count != 0)) return false;
    for (uint64_t i = 0; i < count; ++i) {
      std::string path;
      for (const format& f : formats) {
        std::string text;
        if (!read_form(f.form, text)) return false;
        if (f.content == content_path) path = std::move(text);
      }
      name_bytes_ += path.size();
      if (name_bytes_ > most_name_bytes) return false; // names may share their text
      paths.push_back(std::move(path));
    }
    return true;
  }
  bool read_form(uint64_t form, std::string& text) {
    switch (form) {
    case form_string: text = in_.string(); break;
    case form_strp: text = string_at(sections_.strings); break;
    case form_line_strp: text = string_at(sections_.line_strings); break;
    case form_udata: in_.uleb(); break;
    case form_data1: in_.skip(1); break;
    case form_data2: in_.skip(2); break;
    case form_data4: in_.skip(4); break;
    case form_data8: in_.skip(8); break;
    case form_data16: in_.skip(16); break;
    case form_block: in_.skip(in_.uleb()); break;
    default: return false;
    }
    return in_.ok();
  }
  std::string string_at(std::span<const uint8_t> strings) {
    const auto told = sections_.relocations.find(in_.at());
    uint64_t offset = in_.number(offset_bytes_);
    if (told != sections_.relocations.end()) offset = told->second.value;
    return cursor(strings, offset, strings.size()).string();
  }

  const line_sections& sections_;
  cursor in_;
  uint64_t end_ = 0, program_begin_ = 0, least_instruction_ = 1;
  uint32_t offset_bytes_ = 4, line_range_ = 1, opcode_base_ = 1;
  int line_base_ = 0;
  uint8_t operands_[256] = {};
  uint64_t name_bytes_ = 0;
  std::vector<std::string> files_;
};

} // namespace

void read_line_programs(
    const line_sections& sections,
    const std::function<void(const line_sequence&, const std::vector<std::string>&)>& take) {
  cursor in(sections.line, 0, sections.line.size());
  while (!in.done()) {
    uint32_t offset_bytes = 4;
    uint64_t size = in.number(4);
    if (size == 0xffff'ffff) offset_bytes = 8, size = in.number(8);
    if (!in.ok() || size > in.left()) return;
    unit(sections, in.at(), in.at() + size, offset_bytes).read(take);
    in.skip(size);
  }
}

} // namespace kiln::code_object
