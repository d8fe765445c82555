// SPDX-License-Identifier: MIT
#include "npy.hpp"

#include "code_object.hpp"

#include <cstring>
#include <fstream>
#include <iterator>

namespace kiln::code_object {
namespace {

constexpr char magic[] = "\x93NUMPY";
constexpr size_t magic_size = 6;

/// What follows a key of the header, which is a Python dictionary.
std::string value_of(const std::string& header, const std::string& key, const std::string& file) {
  const size_t at = header.find("'" + key + "'");
  const size_t colon = at == std::string::npos ? at : header.find(':', at);
  if (colon == std::string::npos) throw failure(file + ": its header has no " + key);
  return header.substr(header.find_first_not_of(' ', colon + 1));
}

} // namespace

uint32_t bytes_of_type(const std::string& type) {
  if (type.size() < 3 || (type[0] != '<' && type[0] != '|') ||
      std::string("biufcV").find(type[1]) == std::string::npos)
    return 0;
  uint32_t n = 0;
  for (size_t i = 2; i < type.size(); ++i) {
    if (type[i] < '0' || type[i] > '9') return 0;
    n = n * 10 + static_cast<uint32_t>(type[i] - '0');
  }
  return n <= 64 ? n : 0;
}

std::string numpy_type(const std::string& name) {
  constexpr const char* known[][2] = {{"i8", "|i1"},  {"u8", "|u1"},   {"i16", "<i2"}, {"u16", "<u2"},
                                      {"i32", "<i4"}, {"u32", "<u4"},  {"i64", "<i8"}, {"u64", "<u8"},
                                      {"f16", "<f2"}, {"bf16", "<u2"}, {"f32", "<f4"}, {"f64", "<f8"},
                                      {"fp8", "|u1"}, {"bf8", "|u1"}};
  for (const auto& [ours, numpy] : known)
    if (name == ours) return numpy;
  return "";
}

array read_npy(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw failure(file + ": cannot be opened");
  const std::vector<char> all{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (all.size() < 12 || std::memcmp(all.data(), magic, magic_size) != 0)
    throw failure(file + ": is no .npy file");
  const int version = all[6];
  uint32_t length = 0;
  const size_t start = version == 1 ? 10 : 12;
  std::memcpy(&length, all.data() + 8, version == 1 ? 2 : 4);
  if (version < 1 || version > 3 || start + length > all.size())
    throw failure(file + ": its header is damaged");
  const std::string header(all.data() + start, length);

  array out;
  const std::string type = value_of(header, "descr", file);
  out.type = type.substr(0, 1) == "'" ? type.substr(1, type.find('\'', 1) - 1) : "";
  const uint32_t element = bytes_of_type(out.type);
  if (element == 0) throw failure(file + ": elements of type " + type.substr(0, 12) + " are not supported");
  if (value_of(header, "fortran_order", file).starts_with("True"))
    throw failure(file + ": is in Fortran order: save it in C order");
  const std::string shape = value_of(header, "shape", file);
  uint64_t bytes = element;
  for (size_t at = 1; at < shape.size() && shape[at] != ')';) {
    if (shape[at] < '0' || shape[at] > '9') {
      ++at;
      continue;
    }
    uint64_t n = 0;
    for (; at < shape.size() && shape[at] >= '0' && shape[at] <= '9'; ++at) {
      n = n * 10 + static_cast<uint64_t>(shape[at] - '0');
      if (n > uint64_t{1} << 40) throw failure(file + ": its shape is damaged");
    }
    out.shape.push_back(n);
    if (n != 0 && bytes > (uint64_t{1} << 40) / n) throw failure(file + ": its shape is damaged");
    bytes *= n;
  }
  if (all.size() - start - length != bytes)
    throw failure(file + ": holds " + std::to_string(all.size() - start - length) +
                  " bytes of data, its shape " + std::to_string(bytes));
  out.bytes.assign(all.begin() + static_cast<ptrdiff_t>(start + length), all.end());
  return out;
}

void write_npy(const std::string& file, const array& a) {
  std::string shape;
  for (const uint64_t n : a.shape) shape += std::to_string(n) + ",";
  if (a.shape.size() > 1) shape.pop_back();
  std::string header = "{'descr': '" + a.type + "', 'fortran_order': False, 'shape': (" + shape + "), }";
  header += std::string(63 - (magic_size + 4 + header.size()) % 64, ' ') + "\n";
  const uint16_t length = static_cast<uint16_t>(header.size());
  std::ofstream out(file, std::ios::binary);
  out.write(magic, magic_size);
  out.write("\1\0", 2);
  out.write(reinterpret_cast<const char*>(&length), 2);
  out.write(header.data(), static_cast<std::streamsize>(header.size()));
  out.write(reinterpret_cast<const char*>(a.bytes.data()), static_cast<std::streamsize>(a.bytes.size()));
  if (!out.flush()) throw failure(file + ": cannot be written");
}

} // namespace kiln::code_object
