// SPDX-License-Identifier: MIT
// The entry points that clang's code calls before main. They only take notes: modules are loaded at their first use.
#include "registration.hpp"

#include "allocations.hpp"
#include "board.hpp"
#include "call.hpp"
#include "fat_binary.hpp"
#include "finding_text.hpp"
#include "stream.hpp"

#include <algorithm>
#include <cstring>
#include <list>
#include <set>

namespace kiln::hip_runtime {
namespace {

constexpr uint32_t wrapper_magic = 0x4849'5046; // "HIPF"

/// In .hipFatBinSegment.
struct wrapper {
  uint32_t magic, version;
  const void* bundle;
  const void* unused;
};

struct managed_variable {
  std::string name;
  void** host = nullptr;
};

struct fat_binary {
  const void* bundle = nullptr;
  std::vector<managed_variable> managed;
  std::map<int, std::unique_ptr<module>> by_device;
  std::set<int> refused; ///< devices for which it has no code, which was told
};

struct registered_name {
  fat_binary* of = nullptr;
  std::string name;
};

struct registrations {
  std::recursive_mutex lock;
  std::list<fat_binary> binaries;
  std::map<const void*, registered_name> kernels, variables;

  module* load(fat_binary& b, int device, hipError_t& error) {
    std::unique_ptr<module>& m = b.by_device[device];
    if (m != nullptr) return m.get();
    m = load_module(readable_from(b.bundle), device, error);
    if (m == nullptr) return nullptr;
    // The code object has a pointer that is to be filled in.
    for (const managed_variable& v : b.managed)
      if (const auto at = m->find_variable(v.name); at && at->size == sizeof(void*))
        std::memcpy(at->address, v.host, sizeof(void*));
    return m.get();
  }
};
registrations& the_registrations() {
  static auto* const r = new registrations; // used until the process ends
  return *r;
}

} // namespace

loaded_kernel* registered_kernel(const void* host, int device, hipError_t& error) {
  registrations& r = the_registrations();
  const std::lock_guard guard(r.lock);
  error = hipErrorInvalidDeviceFunction;
  const auto found = r.kernels.find(host);
  if (found == r.kernels.end()) return nullptr;
  fat_binary& binary = *found->second.of;
  module* m = r.load(binary, device, error);
  if (m != nullptr) return m->find_kernel(found->second.name);
  if (binary.refused.insert(device).second)
    take_call_error("no-code-object",
                    "kernel " + demangled(found->second.name) + " has no code that runs on device " +
                        std::to_string(device) + ", " + devices()[static_cast<size_t>(device)]->processor,
                    0);
  return nullptr;
}

std::optional<loaded_variable> registered_variable(const void* shadow, int device, hipError_t& error) {
  registrations& r = the_registrations();
  const std::lock_guard guard(r.lock);
  error = hipErrorInvalidSymbol;
  const auto found = r.variables.find(shadow);
  if (found == r.variables.end()) return std::nullopt;
  module* m = r.load(*found->second.of, device, error);
  return m == nullptr ? std::nullopt : m->find_variable(found->second.name);
}

} // namespace kiln::hip_runtime

using namespace kiln::hip_runtime;

extern "C" {

void** __hipRegisterFatBinary(const void* data) {
  const auto* w = static_cast<const wrapper*>(data);
  if (w == nullptr || w->magic != wrapper_magic || w->version != 1) return nullptr;
  note_use();
  registrations& r = the_registrations();
  const std::lock_guard guard(r.lock);
  r.binaries.push_back({w->bundle, {}, {}, {}});
  return reinterpret_cast<void**>(&r.binaries.back());
}

void __hipRegisterFunction(void** binary, const void* host, char*, const char* name, unsigned, void*, void*,
                           void*, void*, int*) {
  registrations& r = the_registrations();
  const std::lock_guard guard(r.lock);
  if (binary != nullptr)
    r.kernels.try_emplace(host, registered_name{reinterpret_cast<fat_binary*>(binary), name});
}

void __hipRegisterVar(void** binary, void* shadow, char*, char* name, int, size_t, int, int) {
  registrations& r = the_registrations();
  const std::lock_guard guard(r.lock);
  if (binary != nullptr)
    r.variables.try_emplace(shadow, registered_name{reinterpret_cast<fat_binary*>(binary), name});
}

void __hipRegisterManagedVar(void* binary, void** pointer, void* initial, const char* name, size_t size,
                             unsigned) {
  registrations& r = the_registrations();
  const std::lock_guard guard(r.lock);
  if (binary == nullptr || size == 0) return;
  // Without a device too: the host reads it before any call.
  *pointer = allocate(size, devices().empty() ? memory_kind::host : memory_kind::managed, 0);
  if (*pointer == nullptr) return;
  std::memcpy(*pointer, initial, size);
  static_cast<fat_binary*>(binary)->managed.push_back({name, pointer});
  r.variables.try_emplace(static_cast<void*>(pointer),
                          registered_name{static_cast<fat_binary*>(binary), name});
}

void __hipRegisterTexture(void**, const void*, char*, const char*, int, int, int) {}
void __hipRegisterSurface(void**, const void*, char*, const char*, int, int) {}

void __hipUnregisterFatBinary(void** binary) {
  if (binary == nullptr) return;
  wait_for_all_devices();
  registrations& r = the_registrations();
  const std::lock_guard guard(r.lock);
  auto* const b = reinterpret_cast<fat_binary*>(binary);
  std::erase_if(r.kernels, [b](const auto& k) { return k.second.of == b; });
  std::erase_if(r.variables, [b](const auto& v) { return v.second.of == b; });
  r.binaries.remove_if([b](const fat_binary& other) { return &other == b; });
}

} // extern "C"
