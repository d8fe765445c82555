// SPDX-License-Identifier: MIT
#include "device_printf.hpp"

#include <cstdio>
#include <cstring>
#include <string>

namespace kiln::hip_runtime {
namespace {

constexpr size_t widest = 4096; // of one conversion: kernels can pass any width

class message {
public:
  explicit message(const std::vector<uint64_t>& words) : words_(words) {}

  bool word(uint64_t& out) {
    if (at_ == words_.size()) return false;
    out = words_[at_++];
    return true;
  }
  bool string(std::string& out) {
    const char* first = reinterpret_cast<const char*>(words_.data() + at_);
    const size_t most = (words_.size() - at_) * 8, length = strnlen(first, most);
    if (length == most) return false;
    out.assign(first, length);
    at_ += length / 8 + 1;
    return true;
  }

private:
  const std::vector<uint64_t>& words_;
  size_t at_ = 0;
};

template<class T> std::string print(const std::string& conversion, T value) {
  std::string out(widest, '\0');
  const int size = std::snprintf(out.data(), out.size(), conversion.c_str(), value);
  out.resize(size < 0 ? 0 : std::min<size_t>(static_cast<size_t>(size), widest - 1));
  return out;
}

/// A conversion of the format: "%-*.3lld", without its length modifiers, which the host's own replace.
struct conversion {
  std::string flags; ///< with width and precision
  std::string length;
  char kind = 0;
};

bool read_conversion(const std::string& format, size_t& at, message& m, conversion& out) {
  out.flags = "%";
  for (; at < format.size() && std::strchr("-+ #0123456789.*", format[at]) != nullptr; ++at) {
    if (format[at] != '*') {
      out.flags += format[at];
      continue;
    }
    uint64_t value = 0;
    if (!m.word(value)) return false;
    const int number = static_cast<int>(value);
    // A negative precision counts as none.
    if (out.flags.back() == '.' && number < 0)
      out.flags.pop_back();
    else
      out.flags += std::to_string(number);
  }
  for (; at < format.size() && std::strchr("hljztL", format[at]) != nullptr; ++at) out.length += format[at];
  if (at == format.size()) return false;
  out.kind = format[at++];
  return true;
}

bool append(const conversion& c, message& m, std::string& out) {
  if (c.kind == 's') {
    std::string text;
    if (!m.string(text)) return false;
    // Longer strings than one conversion's room are whole unless they have a width or precision.
    out += c.flags == "%" ? text : print(c.flags + "s", text.c_str());
    return true;
  }
  uint64_t word = 0;
  if (!m.word(word)) return false;
  if (std::strchr("di", c.kind) != nullptr) {
    const auto wide = static_cast<long long>(word);
    const long long value = c.length == "hh"   ? static_cast<signed char>(wide)
                            : c.length == "h"  ? static_cast<short>(wide)
                            : c.length.empty() ? static_cast<int>(wide)
                                               : wide;
    out += print(c.flags + "ll" + c.kind, value);
  } else if (std::strchr("uoxX", c.kind) != nullptr) {
    const unsigned long long value = c.length == "hh"   ? static_cast<unsigned char>(word)
                                     : c.length == "h"  ? static_cast<unsigned short>(word)
                                     : c.length.empty() ? static_cast<unsigned>(word)
                                                        : word;
    out += print(c.flags + "ll" + c.kind, value);
  } else if (std::strchr("eEfFgGaA", c.kind) != nullptr) {
    double value = 0;
    std::memcpy(&value, &word, 8);
    out += print(c.flags + c.kind, value);
  } else if (c.kind == 'c') {
    out += print(c.flags + "c", static_cast<int>(word));
  } else if (c.kind == 'p') {
    out += print(c.flags + "p", reinterpret_cast<void*>(word));
  } else {
    return false;
  }
  return true;
}

} // namespace

int print_message(const std::vector<uint64_t>& words) {
  message m(words);
  uint64_t control = 0;
  std::string format, out;
  if (!m.word(control) || !m.string(format)) return -1;
  for (size_t at = 0; at < format.size();) {
    if (format[at] != '%') {
      out += format[at++];
      continue;
    }
    if (++at < format.size() && format[at] == '%') {
      out += format[at++];
      continue;
    }
    conversion c;
    if (!read_conversion(format, at, m, c) || !append(c, m, out)) return -1;
  }
  std::fwrite(out.data(), 1, out.size(), (control & 1) != 0 ? stderr : stdout);
  return static_cast<int>(out.size());
}

} // namespace kiln::hip_runtime
