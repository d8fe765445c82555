// SPDX-License-Identifier: MIT
// Modules: code objects that the program loads itself, and launches of their kernels.
#include "call.hpp"
#include "fat_binary.hpp"
#include "run_kernel.hpp"
#include "stream.hpp"

#include <filesystem>
#include <fstream>

using namespace kiln::hip_runtime;

namespace {

hipError_t load(hipModule_t* out, std::span<const uint8_t> image) {
  hipError_t error = hipSuccess;
  auto m = load_module(image, this_thread().device, error);
  if (m == nullptr) return error;
  *out = keep_module(std::move(m));
  return hipSuccess;
}

/// Grid in workgroups.
hipError_t launch(hipFunction_t f, const uint32_t (&grid)[3], const uint32_t (&block)[3],
                  uint32_t shared_bytes, hipStream_t stream, void** arguments, void** extra,
                  bool cooperative) {
  kernel_launch l;
  l.kernel = kernel_of(f);
  if (l.kernel == nullptr) return hipErrorInvalidResourceHandle;
  if (arguments != nullptr && extra != nullptr) return hipErrorInvalidValue;
  for (int i = 0; i < 3; ++i) l.grid[i] = grid[i], l.block[i] = block[i];
  l.dynamic_lds_bytes = shared_bytes;
  l.cooperative = cooperative;
  hipError_t error = check_shape(l, true);
  if (error == hipSuccess && extra != nullptr) error = pack_extra(l, extra);
  if (error != hipSuccess) return error;
  if (extra == nullptr) {
    for (const auto& a : l.kernel->kernel->arguments)
      if (!a.hidden() && arguments == nullptr) return hipErrorInvalidValue;
    pack_arguments(l, arguments);
  }
  return launch_in(stream, std::move(l));
}

/// Grid in work-items; the events are recorded before and after.
hipError_t launch_items(hipFunction_t f, const uint32_t (&items)[3], const uint32_t (&block)[3],
                        size_t shared_bytes, hipStream_t stream, void** arguments, void** extra,
                        hipEvent_t start, hipEvent_t stop, uint32_t flags) {
  if (flags > 1 || shared_bytes > ~uint32_t{0}) return hipErrorInvalidValue; // 1: in any order
  uint32_t grid[3] = {};
  for (int i = 0; i < 3; ++i) {
    if (block[i] == 0 || items[i] % block[i] != 0) return hipErrorInvalidValue;
    grid[i] = items[i] / block[i];
  }
  hipError_t error = start != nullptr ? hipEventRecord(start, stream) : hipSuccess;
  if (error != hipSuccess) return error;
  error = launch(f, grid, block, static_cast<uint32_t>(shared_bytes), stream, arguments, extra, false);
  if (error != hipSuccess || stop == nullptr) return error;
  return hipEventRecord(stop, stream);
}

} // namespace

extern "C" {

hipError_t hipModuleLoadData(hipModule_t* out, const void* image) {
  return call([&] {
    return out == nullptr || image == nullptr ? hipErrorInvalidValue : load(out, readable_from(image));
  });
}
hipError_t hipModuleLoadDataEx(hipModule_t* out, const void* image, unsigned, hipJitOption*, void**) {
  return hipModuleLoadData(out, image);
}
hipError_t hipModuleLoadFatBinary(hipModule_t* out, const void* image) {
  return hipModuleLoadData(out, image);
}
hipError_t hipModuleLoad(hipModule_t* out, const char* file) {
  return call([&] {
    if (out == nullptr || file == nullptr) return hipErrorInvalidValue;
    std::error_code wrong;
    const auto size =
        std::filesystem::is_regular_file(file, wrong) ? std::filesystem::file_size(file, wrong) : 0;
    std::ifstream in(file, std::ios::binary);
    if (wrong || !in) return hipErrorFileNotFound;
    if (size == 0 || size > largest_image) return hipErrorInvalidImage;
    std::vector<uint8_t> bytes(size);
    in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size));
    return load(out, {bytes.data(), static_cast<size_t>(in.gcount())});
  });
}
hipError_t hipModuleUnload(hipModule_t m) {
  return call([&] {
    wait_for_all_devices();
    return drop_module(m) ? hipSuccess : hipErrorInvalidResourceHandle;
  });
}
hipError_t hipModuleGetFunction(hipFunction_t* out, hipModule_t handle, const char* name) {
  return call([&] {
    if (out == nullptr || name == nullptr || *name == 0) return hipErrorInvalidValue;
    module* m = module_of(handle);
    if (m == nullptr) return hipErrorInvalidResourceHandle;
    loaded_kernel* k = m->find_kernel(name);
    if (k == nullptr) return hipErrorNotFound;
    *out = handle_of(k);
    return hipSuccess;
  });
}
hipError_t hipModuleGetGlobal(hipDeviceptr_t* address, size_t* size, hipModule_t handle, const char* name) {
  return call([&] {
    if (name == nullptr || *name == 0) return hipErrorInvalidValue;
    module* m = module_of(handle);
    if (m == nullptr) return hipErrorInvalidResourceHandle;
    const auto v = m->find_variable(name);
    if (!v) return hipErrorNotFound;
    if (address != nullptr) *address = v->address;
    if (size != nullptr) *size = v->size;
    return hipSuccess;
  });
}
hipError_t hipModuleLaunchKernel(hipFunction_t f, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                                 unsigned by, unsigned bz, unsigned shared_bytes, hipStream_t stream,
                                 void** arguments, void** extra) {
  return call(
      [&] { return launch(f, {gx, gy, gz}, {bx, by, bz}, shared_bytes, stream, arguments, extra, false); });
}
hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t f, unsigned gx, unsigned gy, unsigned gz,
                                            unsigned bx, unsigned by, unsigned bz, unsigned shared_bytes,
                                            hipStream_t stream, void** arguments) {
  return call(
      [&] { return launch(f, {gx, gy, gz}, {bx, by, bz}, shared_bytes, stream, arguments, nullptr, true); });
}
hipError_t hipDrvLaunchKernelEx(const HIP_LAUNCH_CONFIG* c, hipFunction_t f, void** arguments, void** extra) {
  return call([&] {
    if (f == nullptr) return hipErrorInvalidHandle;
    if (c == nullptr) return hipErrorInvalidValue;
    bool cooperative = false;
    const hipError_t error = read_attributes(c->attrs, c->numAttrs, cooperative);
    if (error != hipSuccess) return error;
    return launch(f, {c->gridDimX, c->gridDimY, c->gridDimZ}, {c->blockDimX, c->blockDimY, c->blockDimZ},
                  c->sharedMemBytes, c->hStream, arguments, extra, cooperative);
  });
}
hipError_t hipExtModuleLaunchKernel(hipFunction_t f, uint32_t x, uint32_t y, uint32_t z, uint32_t bx,
                                    uint32_t by, uint32_t bz, size_t shared_bytes, hipStream_t stream,
                                    void** arguments, void** extra, hipEvent_t start, hipEvent_t stop,
                                    uint32_t flags) {
  return call([&] {
    return launch_items(f, {x, y, z}, {bx, by, bz}, shared_bytes, stream, arguments, extra, start, stop,
                        flags);
  });
}
hipError_t hipHccModuleLaunchKernel(hipFunction_t f, uint32_t x, uint32_t y, uint32_t z, uint32_t bx,
                                    uint32_t by, uint32_t bz, size_t shared_bytes, hipStream_t stream,
                                    void** arguments, void** extra, hipEvent_t start, hipEvent_t stop) {
  return call([&] {
    return launch_items(f, {x, y, z}, {bx, by, bz}, shared_bytes, stream, arguments, extra, start, stop, 0);
  });
}
// The same with the linkage of C++, which older headers declare.
hipError_t _Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j(
    hipFunction_t f, uint32_t x, uint32_t y, uint32_t z, uint32_t bx, uint32_t by, uint32_t bz,
    size_t shared_bytes, hipStream_t stream, void** arguments, void** extra, hipEvent_t start,
    hipEvent_t stop, uint32_t flags) {
  return hipExtModuleLaunchKernel(f, x, y, z, bx, by, bz, shared_bytes, stream, arguments, extra, start, stop,
                                  flags);
}
hipError_t _Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_(
    hipFunction_t f, uint32_t x, uint32_t y, uint32_t z, uint32_t bx, uint32_t by, uint32_t bz,
    size_t shared_bytes, hipStream_t stream, void** arguments, void** extra, hipEvent_t start,
    hipEvent_t stop) {
  return hipExtModuleLaunchKernel(f, x, y, z, bx, by, bz, shared_bytes, stream, arguments, extra, start, stop,
                                  0);
}

} // extern "C"
