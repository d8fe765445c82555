// SPDX-License-Identifier: MIT
#include "harness.hpp"

#include <map>

namespace kiln::hip_test {

const code_object::object& object_of(const std::string& file, const std::string& target) {
  static std::map<std::string, code_object::object> loaded;
  const std::string path = std::string(KILN_HIP_KERNELS) + "/" + file + "." + target + ".co";
  const auto known = loaded.find(path);
  return known != loaded.end() ? known->second : loaded.emplace(path, code_object::load(path)).first->second;
}

kernel::kernel(const std::string& file, const std::string& target, const std::string& name)
    : where_(target + ": " + name),
      object_(object_of(file, target)),
      kernel_(object_.find(name)),
      code_(code_object::read_code(object_, kernel_)),
      launch_(object_, kernel_, code_) {}

void kernel::run() {
  const sim::result r = launch_.run();
  const text_buffer t = r.text();
  const std::string reports(t.data(), t.size());
  INFO(where_);
  CHECK(reports == "");
}

differences::~differences() {
  INFO(where_ << ": " << different_ << " of " << compared_ << " differ" << text_);
  CHECK(different_ == 0);
  CHECK(compared_ != 0);
}

std::string differences::hex(const void* p, size_t size) {
  std::string out;
  for (size_t i = size; i-- != 0;) {
    const u8 byte = static_cast<const u8*>(p)[i];
    out += "0123456789abcdef"[byte >> 4];
    out += "0123456789abcdef"[byte & 15];
  }
  return out;
}

void differences::add(const std::string& got, const std::string& expected, const std::string& what) {
  if (++different_ > 8) return;
  text_ += "\n    " + what;
  if (!got.empty()) text_ += ": " + got + " instead of " + expected;
}

} // namespace kiln::hip_test
