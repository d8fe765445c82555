// SPDX-License-Identifier: MIT
// A kernel's bytes to text by LLVM's disassembler, and the text to a program by Kiln's reader.
#include "line_table.hpp"
#include "machine_code.hpp"

#include <kiln/isa/table.hpp>
#include <kiln/text/read.hpp>

#include <algorithm>
#include <cstring>

namespace kiln::code_object {
namespace {

/// The code of a kernel as text that the reader takes, a line for each instruction.
class disassembly {
public:
  disassembly(const object& o, const kernel& k) : object_(o), code_(o), reached_(follow_branches(code_, k)) {
    first_ = *reached_.starts.begin();
    end_ = std::max(reached_.end, k.code_end);
    if (reached_.jumps_to_registers) take_all_code();
    if (end_ - first_ > most_code_bytes)
      throw failure(o.file + ": kernel " + k.name + " has more than 64 MB of code");
    decode();
  }

  uint64_t first() const { return first_; }

  std::string text() {
    std::string out;
    auto next_function = object_.functions.begin();
    for (const line& l : lines_) {
      while (next_function != object_.functions.end() && next_function->address <= l.address) {
        if (next_function->address == l.address)
          out += hexadecimal(l.address, 16) + " <" + next_function->name + ">:\n";
        ++next_function;
      }
      out += text_of(l);
    }
    return out;
  }

  /// Puts traps for what is not reached and cannot be read. False if it is the instruction of that number that is reached,
  /// or if this has been done. What was left out and may be code is written down.
  bool leave_out_unreadable(size_t instruction, std::vector<std::string>& left_out) {
    constexpr size_t most = 4; // constants can be many
    if (instruction >= lines_.size() || lines_[instruction].reached || left_out_) return false;
    left_out_ = true;
    std::vector<uint64_t> addresses;
    for (const line& l : lines_) addresses.push_back(l.address);
    std::vector<line> lines;
    for (line& l : lines_) {
      const std::string why = l.reached || l.text.empty() ? "" : why_unreadable(l, addresses);
      if (why.empty()) {
        lines.push_back(std::move(l));
        continue;
      }
      if (reached_.jumps_to_registers && left_out.size() < most)
        left_out.push_back("0x" + hexadecimal(l.address, 8) + ": " + why);
      for (uint64_t i = 0; i < l.size; i += 4) lines.push_back({l.address + i, 4, "", false, {}});
    }
    lines_ = std::move(lines);
    return true;
  }

private:
  /// An instruction, or 4 bytes that are none.
  struct line {
    uint64_t address = 0, size = 4;
    std::string text;
    bool reached = false;
    std::optional<uint64_t> target;
  };

  std::string text_of(const line& l) const {
    std::string out = (l.text.empty() ? "s_trap 255" : l.text) + " // " + hexadecimal(l.address, 12) + ":";
    for (uint64_t i = 0; i + 4 <= l.size; i += 4) {
      uint32_t word = 0;
      std::memcpy(&word, object_.image.data() + l.address + i, 4);
      out += " " + hexadecimal(word, 8);
    }
    return out + '\n';
  }

  /// Where the kernel goes is not known: all code belongs to the program. What stands before the first function is padding.
  void take_all_code() {
    uint64_t first = object_.code_ranges.front().address;
    for (const function& f : object_.functions)
      if (object_.range_of(f.address) != nullptr) {
        first = f.address;
        break;
      }
    first_ = std::min(first_, first);
    end_ = std::max(end_, object_.code_ranges.back().end());
  }

  void decode() {
    auto next_start = reached_.starts.begin();
    for (uint64_t at = first_; at + 4 <= end_;) {
      while (next_start != reached_.starts.end() && *next_start < at) ++next_start;
      const decoded_bytes bytes = code_.at(at);
      line l{at, bytes.size, "", next_start != reached_.starts.end() && *next_start == at, bytes.target};
      if (bytes.size == 0 || (!l.reached && at + bytes.size > limit_behind(at)))
        l.size = 4;
      else
        l.text = code_.text_of(bytes, at);
      at += l.size;
      lines_.push_back(std::move(l));
    }
  }

  std::string why_unreadable(const line& l, const std::vector<uint64_t>& addresses) const {
    note error;
    const std::string text = text_of(l);
    text::read_assembly(object_.arch, {text.data(), static_cast<u32>(text.size())}, "", error);
    const std::string why = error.raised ? std::string(error.text.data(), error.text.size()) : "";
    if (!l.target || why.find("no instruction begins at a distance") == std::string::npos) return why;
    // A line alone has no targets.
    const bool leads_to_code = std::binary_search(addresses.begin(), addresses.end(), *l.target);
    return leads_to_code ? "" : "a branch to where no instruction begins";
  }

  static std::string hexadecimal(uint64_t value, unsigned digits) {
    std::string out;
    for (unsigned i = digits; i-- != 0;) out += "0123456789ABCDEF"[value >> 4 * i & 15];
    return out;
  }
  /// Where the next instruction that is reached, or the next function, begins.
  uint64_t limit_behind(uint64_t address) const {
    const auto start = reached_.starts.upper_bound(address);
    const auto function = std::upper_bound(object_.functions.begin(), object_.functions.end(), address,
                                           [](uint64_t a, const auto& f) { return a < f.address; });
    return std::min({start == reached_.starts.end() ? end_ : *start,
                     function == object_.functions.end() ? end_ : function->address, end_});
  }
  const object& object_;
  machine_code code_;
  reached_code reached_;
  uint64_t first_ = 0, end_ = 0;
  std::vector<line> lines_;
  bool left_out_ = false;
};

} // namespace

code read_code(const object& o, const kernel& k) {
  code out;
  disassembly d(o, k);
  for (;;) {
    out.text = d.text();
    note error;
    text::reading r = text::read_assembly(o.arch, {out.text.data(), static_cast<u32>(out.text.size())},
                                          "disassembly", error);
    if (error.raised) {
      const text_buffer message = error.message();
      const std::string why = o.file + ": " + std::string(message.data(), message.size());
      if (!d.leave_out_unreadable(error.instruction, out.left_out)) throw failure(why);
      continue;
    }
    out.program = static_cast<ir::program&&>(r.program);
    out.byte_offsets = static_cast<list<u32>&&>(r.byte_offsets);
    out.first_address = d.first();
    for (u32 i = 0; i < out.byte_offsets.size(); ++i)
      if (out.first_address + out.byte_offsets[i] == k.entry) out.entry = i;
    name_lines(o, out);
    return out;
  }
}

} // namespace kiln::code_object
