// SPDX-License-Identifier: MIT
#include "request_words.hpp"

#include <kiln/sim/format/f16.hpp>
#include <kiln/sim/silence.hpp>

#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <limits>
#include <optional>

namespace kiln::code_object {
namespace {

template<class T> std::vector<uint8_t> bytes_of(T value) {
  std::vector<uint8_t> out(sizeof(T));
  std::memcpy(out.data(), &value, sizeof(T));
  return out;
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> out(1);
  for (const char c : text) {
    if (c == separator)
      out.emplace_back();
    else
      out.back() += c;
  }
  return out;
}

/// Bytes of an integer of `bits`; nothing if it does not fit.
std::optional<std::vector<uint8_t>> integer_bytes(const std::string& text, uint32_t bits, bool is_signed) {
  char* end = nullptr;
  errno = 0;
  uint64_t value = 0;
  if (text.empty()) return std::nullopt;
  if (text[0] == '-') {
    const int64_t v = std::strtoll(text.c_str(), &end, 0);
    if (!is_signed || (bits < 64 && v < -(int64_t{1} << (bits - 1)))) return std::nullopt;
    value = static_cast<uint64_t>(v);
  } else {
    value = std::strtoull(text.c_str(), &end, 0);
    const uint32_t room = is_signed && !text.starts_with("0x") ? bits - 1 : bits;
    if (room < 64 && value >> room != 0) return std::nullopt;
  }
  if (*end != 0 || errno != 0) return std::nullopt;
  std::vector<uint8_t> out = bytes_of(value);
  out.resize(bits / 8);
  return out;
}

std::optional<std::vector<uint8_t>> value_bytes(const std::string& type, const std::string& text) {
  if (type == "f32" || type == "f64" || type == "f16" || type == "bf16") {
    char* end = nullptr;
    const double v = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != 0) return std::nullopt;
    if (type == "f64") return bytes_of(v);
    if (type == "f32") return bytes_of(static_cast<float>(v));
    if (type == "f16") return bytes_of(sim::to_half(v).bits);
    return bytes_of(sim::to_bfloat(v).bits);
  }
  if (type.size() < 2 || (type[0] != 'i' && type[0] != 'u')) return std::nullopt;
  for (const uint32_t bits : {8u, 16u, 32u, 64u})
    if (type.substr(1) == std::to_string(bits)) return integer_bytes(text, bits, type[0] == 'i');
  return std::nullopt;
}

/// A buffer of zeros: "f32,16,4" is 16 x 4 floats.
array zeros(const std::string& text) {
  const std::vector<std::string> parts = split(text, ',');
  array a;
  a.type = numpy_type(parts[0]);
  if (a.type.empty())
    throw failure("'" + parts[0] + "' is no element type: i8 ... u64, f16, bf16, f32, f64, fp8, bf8");
  uint64_t bytes = bytes_of_type(a.type);
  for (size_t i = 1; i < parts.size(); ++i) {
    a.shape.push_back(parse_count(parts[i], uint64_t{1} << 36, "a buffer's shape"));
    bytes *= a.shape.back();
    if (bytes > uint64_t{1} << 36) throw failure("a buffer of more than 64 GB is asked for");
  }
  if (parts.size() < 2) throw failure("'" + text + "' needs a shape: " + parts[0] + ",64");
  a.bytes.resize(bytes);
  return a;
}

std::string read_text(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw failure(file + ": cannot be opened");
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

} // namespace

uint64_t parse_count(const std::string& text, uint64_t most, const std::string& what, uint64_t least) {
  char* end = nullptr;
  errno = 0;
  const uint64_t value = std::strtoull(text.c_str(), &end, 0);
  if (text.empty() || *end != 0 || errno != 0 || text[0] == '-' || value < least || value > most)
    throw failure(what + ": '" + text + "' is no number from " + std::to_string(least) + " to " +
                  std::to_string(most));
  return value;
}

void parse_triple(const std::string& text, const std::string& what, uint32_t (&out)[3]) {
  const std::vector<std::string> parts = split(text, ',');
  if (parts.size() > 3) throw failure(what + " takes up to three numbers");
  for (size_t i = 0; i < 3; ++i)
    out[i] = i < parts.size() ? static_cast<uint32_t>(parse_count(parts[i], 0xffff'ffff, what)) : 1;
}

request_argument parse_field(const std::string& text) {
  const size_t at = text.rfind('@');
  const bool stated = at != std::string::npos && at + 1 < text.size() &&
                      text.find_first_not_of("0123456789", at + 1) == std::string::npos;
  request_argument a = parse_argument(stated ? text.substr(0, at) : text);
  if (stated) a.at = parse_count(text.substr(at + 1), 0xffff'ffff, "'" + text + "'");
  return a;
}

void add_field(request_argument& to, request_argument field, const std::string& text) {
  if (field.what == request_argument::form::structure || field.what == request_argument::form::kernarg)
    throw failure("'" + text + "': a struct in a struct is given by its fields");
  if (text.starts_with("bytes:") && !field.at)
    throw failure("'" + text + "': say at which byte of the struct it begins: " + text +
                  "@16, JSON: \"at\": 16");
  to.fields.push_back(std::move(field));
}

request_argument::form form_of(const std::string& head) {
  return head == "struct" ? request_argument::form::structure : request_argument::form::kernarg;
}

void add_silence(const std::string& text, request& out) {
  sim::silence s;
  text_buffer problem;
  if (!sim::parse_silence({text.data(), static_cast<u32>(text.size())}, s, problem))
    throw failure(std::string(problem.data(), problem.size()));
  out.silences.push_back(text);
}

uint64_t parse_length(const std::string& text, const std::string& what) {
  return parse_count(text, most_cycles, what, 1);
}

double parse_clock(const std::string& text, const std::string& what) {
  return static_cast<double>(parse_count(text, 10'000, what, 1));
}

uint32_t parse_sets(const std::string& text, const std::string& what) {
  return static_cast<uint32_t>(parse_count(text, most_sets, what));
}

std::string parse_board(const std::string& text, const std::string& what) {
  if (text.empty()) throw failure(what + " needs a name");
  return text;
}

std::string parse_file(const std::string& text, const std::string& what) {
  if (text.empty()) throw failure(what + " needs the name of a file");
  return text;
}

request_argument parse_argument(const std::string& text) {
  request_argument a;
  if (text == "null") return a.what = request_argument::form::null, a;
  const size_t colon = text.find(':');
  const std::string head = text.substr(0, colon),
                    rest = colon == std::string::npos ? "" : text.substr(colon + 1);
  if (head == "in" || head == "inout") {
    const std::vector<std::string> parts = split(rest, ':');
    if (parts.size() > (head == "in" ? 1u : 2u)) throw failure("'" + text + "' has too many parts");
    a.what = request_argument::form::buffer;
    a.data = read_npy(parts[0]);
    a.writable = head == "inout";
    if (a.writable) a.save_as = parts.back();
    return a;
  }
  if (head == "out" || head == "buffer") {
    a.what = request_argument::form::buffer;
    const size_t second = rest.find(':');
    if (head == "out" && second == std::string::npos)
      throw failure("'" + text + "' needs a type and shape: out:FILE:f32,64");
    if (head == "out") a.save_as = rest.substr(0, second);
    a.data = zeros(head == "out" ? rest.substr(second + 1) : rest);
    return a;
  }
  if (head == "struct" || head == "kernarg") {
    a.what = form_of(head);
    for (const std::string& field : split(rest, ';')) add_field(a, parse_field(field), field);
    return a;
  }
  if (head == "bytes") return a.value = read_npy(rest).bytes, a;
  if (const auto value = value_bytes(head, rest)) return a.value = *value, a;
  throw failure("'" + text +
                "' is no argument: i32:5, f32:1.5, in:FILE, inout:FILE[:FILE], out:FILE:f32,64,4, "
                "buffer:f32,64, struct:FIELD;FIELD..., kernarg:FIELD;FIELD..., bytes:FILE or null");
}

request parse_command_line(const std::vector<std::string>& words) {
  request out;
  std::vector<std::string> compared;
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string& w = words[i];
    const auto value = [&]() -> const std::string& {
      if (i + 1 == words.size()) throw failure(w + " needs a value");
      return words[++i];
    };
    const auto number = [&] { return static_cast<uint32_t>(parse_count(value(), 0xffff'ffff, w)); };
    if (w == "--kernel")
      out.kernel = value();
    else if (w == "--arch")
      out.arch = value();
    else if (w == "--grid")
      parse_triple(value(), w, out.grid);
    else if (w == "--block")
      parse_triple(value(), w, out.block);
    else if (w == "--arg")
      out.arguments.push_back(parse_argument(value()));
    else if (w == "--lds")
      out.dynamic_lds_bytes = number();
    else if (w == "--scratch")
      out.scratch_bytes = number();
    else if (w == "--threads")
      out.threads = number();
    else if (w == "--schedule-seed")
      out.schedule_seed = parse_count(value(), ~uint64_t{0}, w);
    else if (w == "--budget")
      out.budget = parse_count(value(), ~uint64_t{0}, w);
    else if (w == "--counters")
      out.counters = parse_file(value(), w);
    else if (w == "--reports")
      out.reports = parse_file(value(), w);
    else if (w == "--silence")
      add_silence(value(), out);
    else if (w == "--strict")
      out.strict = true;
    else if (w == "--by-line")
      out.by_line = true;
    else if (w == "--report-clamping")
      out.report_clamping = true;
    else if (w == "--no-monitor")
      out.monitor = false;
    else if (w == "--no-wait-checks")
      out.check_waits = false;
    else if (w == "--board")
      out.timing.board = parse_board(value(), w);
    else if (w == "--clock")
      out.timing.clock_mhz = parse_clock(value(), w);
    else if (w == "--sets")
      out.timing.sets = parse_sets(value(), w);
    else if (w == "--warm")
      out.timing.warm = true;
    else if (w == "--timeline")
      out.timing.timeline = parse_file(value(), w);
    else if (w == "--timeline-from")
      out.timing.timeline_from = parse_count(value(), most_cycles, w);
    else if (w == "--timeline-clocks")
      out.timing.timeline_clocks = parse_length(value(), w);
    else if (w == "--most-instructions")
      out.timing.most_instructions = parse_length(value(), w);
    else if (w == "--timing-parameters")
      out.timing.parameters = parse_file(value(), w);
    else if (w == "--prediction")
      out.timing.prediction = parse_file(value(), w);
    else if (w == "--compare") {
      for (int file = 0; file < 2; ++file)
        if (compared.push_back(value()); compared.back().starts_with("-"))
          throw failure("--compare needs two files; '" + compared.back() + "' is none");
    } else if (w == "--list")
      out.list = true;
    else if (w == "--dump")
      out.dump = true;
    else if (w == "--help" || w == "-h")
      out.help = true;
    else if (w == "--json") {
      const std::string& file = value();
      parse_json(read_text(file), file, out);
    } else if (w.starts_with("-")) {
      throw failure("the option " + w + " is not known; --help shows what is");
    } else if (out.file.empty()) {
      out.file = w;
    } else {
      throw failure("two files are given: " + out.file + " and " + w);
    }
  }
  if (!compared.empty()) {
    if (!out.file.empty() || compared.size() > 2)
      throw failure("--compare names both files; a third is given: " +
                    (compared.size() > 2 ? compared[2] : out.file));
    out.file = compared[0], out.compared = compared[1];
  }
  check_timing(out);
  return out;
}

} // namespace kiln::code_object
