// SPDX-License-Identifier: MIT
#include "harness.hpp"

#include "launch.hpp"

#include <map>
#include <sstream>

namespace kiln::hip_test {

namespace {

/// The compiled file, loaded once.
const code_object::object& object_of(const std::string& file, const std::string& target) {
  static std::map<std::string, code_object::object> loaded;
  const std::string path = std::string(KILN_HIP_KERNELS) + "/" + file + "." + target + ".co";
  const auto known = loaded.find(path);
  return known != loaded.end() ? known->second : loaded.emplace(path, code_object::load(path)).first->second;
}

} // namespace

struct kernel::state {
  const code_object::object& object;
  const code_object::kernel& kernel;
  code_object::code code;
  code_object::launch launch;

  state(const std::string& file, const std::string& target, const std::string& name)
      : object(object_of(file, target)),
        kernel(object.find(name)),
        code(code_object::read_code(object, kernel)),
        launch(object, kernel, code) {}
};

kernel::kernel(const std::string& file, const std::string& target, const std::string& name)
    : where_(target + ": " + name), state_(std::make_unique<state>(file, target, name)) {}
kernel::~kernel() = default;

kernel& kernel::shape(u32 grid, u32 block) { return shape({grid, 1, 1}, {block, 1, 1}); }
kernel& kernel::shape(const u32 (&grid)[3], const u32 (&block)[3]) {
  for (u32 i = 0; i < 3; ++i) state_->launch.grid[i] = grid[i], state_->launch.block[i] = block[i];
  return *this;
}
kernel& kernel::dynamic_lds(u32 bytes) { return state_->launch.dynamic_lds_bytes = bytes, *this; }
kernel& kernel::pass_buffer(void* data, u64 size, bool writable) {
  return state_->launch.pass_buffer(data, size, writable), *this;
}
kernel& kernel::pass_bytes(const void* data, u64 size) {
  return state_->launch.pass_bytes(data, size), *this;
}

std::string kernel::reports() {
  const sim::result r = state_->launch.run();
  const text_buffer t = r.text();
  std::istringstream lines({t.data(), t.size()});
  std::string out;
  for (std::string line; std::getline(lines, line);)
    if (!line.ends_with(" [erratum]")) out += line + '\n'; // clang takes packed f32 on gfx950
  return out;
}
void kernel::run() {
  const std::string reports_of_run = reports();
  INFO(where_);
  CHECK(reports_of_run == "");
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
