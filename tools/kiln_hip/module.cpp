// SPDX-License-Identifier: MIT
#include "module.hpp"

#include "allocations.hpp"
#include "board.hpp"
#include "fat_binary.hpp"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <set>

namespace kiln::hip_runtime {
namespace {

struct module_table {
  std::mutex lock;
  std::map<hipModule_t, std::unique_ptr<module>> kept;
  std::set<loaded_kernel*> kernels; ///< of all modules
};
module_table& the_modules() {
  static auto* const t = new module_table; // used until the process ends
  return *t;
}

} // namespace

const code_object::code& loaded_kernel::instructions() {
  std::call_once(read, [this] {
    code = std::make_unique<code_object::code>(code_object::read_code(of->object(), *kernel));
  });
  return *code;
}

bool loaded_kernel::has(const char* hidden_argument) const {
  return std::any_of(kernel->arguments.begin(), kernel->arguments.end(),
                     [&](const auto& a) { return a.kind == hidden_argument; });
}

module::module(std::vector<uint8_t> elf, int device,
               const std::string& name) :object_(code_object::load_elf(std::move(elf), name)),
    device_(device) {
  const size_t size = std::max<size_t>(object_.image.size(), 1);
  // One reservation; what kernels may access in it is declared segment by segment.
  image_ = static_cast<uint8_t*>(allocate(size, memory_kind::image, device));
  if (image_ == nullptr) throw std::bad_alloc();
  std::memcpy(image_, object_.image.data(), object_.image.size());
  relocate();
}

module::~module() {
  module_table& t = the_modules();
  const std::lock_guard guard(t.lock);
  for (const auto& [name, k] : kernels_) t.kernels.erase(k.get());
  deallocate(image_, {memory_kind::image});
}

void module::relocate() {
  using part = code_object::address_field::part;
  for (const auto& f : object_.address_fields) {
    const uint64_t value = reinterpret_cast<uint64_t>(image_) + f.target;
    const size_t bytes = f.which == part::all ? 8 : 4;
    if (f.at > object_.image.size() || object_.image.size() - f.at < bytes)
      throw code_object::failure(object_.file + ": a relocation lies outside the image");
    const uint64_t shown = f.which == part::high ? value >> 32 : value;
    std::memcpy(image_ + f.at, &shown, bytes);
  }
}

loaded_kernel* module::find_kernel(const std::string& name) {
  module_table& t = the_modules();
  const std::lock_guard guard(t.lock);
  if (const auto known = kernels_.find(name); known != kernels_.end()) return known->second.get();
  for (const code_object::kernel& k : object_.kernels) {
    if (k.name != name) continue;
    auto made = std::make_unique<loaded_kernel>();
    made->of = this;
    made->kernel = &k;
    t.kernels.insert(made.get());
    return (kernels_[name] = std::move(made)).get();
  }
  return nullptr;
}

std::optional<loaded_variable> module::find_variable(const std::string& name) const {
  for (const code_object::variable& v : object_.variables)
    if (v.name == name && v.address <= object_.image.size() && v.size <= object_.image.size() - v.address)
      return loaded_variable{image_ + v.address, v.size};
  return std::nullopt;
}

std::unique_ptr<module> load_module(std::span<const uint8_t> image, int device, hipError_t& error) {
  const board& b = *devices()[static_cast<size_t>(device)];
  try {
    return std::make_unique<module>(find_code_object(image, b.processor), device, "code object");
  } catch (const fat_binary_error& e) {
    std::fprintf(stderr, "kiln_hip: %s\n", e.text.c_str());
    error = e.no_binary_for_device ? hipErrorNoBinaryForGpu : hipErrorInvalidImage;
  } catch (const code_object::failure& e) {
    std::fprintf(stderr, "kiln_hip: %s\n", e.what());
    error = hipErrorInvalidImage;
  }
  return nullptr;
}

hipModule_t keep_module(std::unique_ptr<module> m) {
  module_table& t = the_modules();
  const std::lock_guard guard(t.lock);
  const auto handle = reinterpret_cast<hipModule_t>(m.get());
  t.kept[handle] = std::move(m);
  return handle;
}
module* module_of(hipModule_t handle) {
  module_table& t = the_modules();
  const std::lock_guard guard(t.lock);
  const auto found = t.kept.find(handle);
  return found == t.kept.end() ? nullptr : found->second.get();
}
bool drop_module(hipModule_t handle) {
  module_table& t = the_modules();
  std::unique_ptr<module> dropped; // destroyed after the lock is free, as its destructor takes it
  const std::lock_guard guard(t.lock);
  const auto found = t.kept.find(handle);
  if (found == t.kept.end()) return false;
  dropped = std::move(found->second);
  t.kept.erase(found);
  return true;
}
loaded_kernel* kernel_of(hipFunction_t handle) {
  module_table& t = the_modules();
  const std::lock_guard guard(t.lock);
  const auto found = t.kernels.find(reinterpret_cast<loaded_kernel*>(handle));
  return found == t.kernels.end() ? nullptr : *found;
}
hipFunction_t handle_of(loaded_kernel* k) { return reinterpret_cast<hipFunction_t>(k); }

} // namespace kiln::hip_runtime
