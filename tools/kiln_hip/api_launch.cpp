// SPDX-License-Identifier: MIT
// Launches by registered kernels, and what the compiler's code for <<<>>> calls.
#include "call.hpp"
#include "copy.hpp"
#include "registration.hpp"
#include "run_kernel.hpp"
#include "stream.hpp"

using namespace kiln::hip_runtime;

namespace {

hipError_t launch(const void* host, dim3 grid, dim3 block, void** arguments, size_t shared_bytes,
                  hipStream_t stream, bool cooperative = false) {
  const auto s = stream_of(stream);
  if (s == nullptr) return hipErrorInvalidHandle;
  hipError_t error = hipSuccess;
  kernel_launch l;
  l.kernel = registered_kernel(host, this_thread().device, error);
  if (l.kernel == nullptr) return error;
  l.grid[0] = grid.x, l.grid[1] = grid.y, l.grid[2] = grid.z;
  l.block[0] = block.x, l.block[1] = block.y, l.block[2] = block.z;
  if (shared_bytes > ~uint32_t{0}) return hipErrorInvalidValue;
  l.dynamic_lds_bytes = static_cast<uint32_t>(shared_bytes);
  l.cooperative = cooperative;
  error = check_shape(l, false);
  if (error != hipSuccess) return error;
  pack_arguments(l, arguments);
  return launch_in(stream, std::move(l));
}

hipError_t copy_symbol(const void* symbol, size_t size, size_t offset, void*& address) {
  hipError_t error = hipSuccess;
  const auto v = registered_variable(symbol, this_thread().device, error);
  if (!v) return error;
  if (offset > v->size || size > v->size - offset) return hipErrorInvalidValue;
  address = static_cast<char*>(v->address) + offset;
  return hipSuccess;
}

} // namespace

extern "C" {

hipError_t __hipPushCallConfiguration(dim3 grid, dim3 block, size_t shared_bytes, hipStream_t stream) {
  return call([&] {
    this_thread().configurations.push_back({grid, block, shared_bytes, stream});
    return hipSuccess;
  });
}
hipError_t __hipPopCallConfiguration(dim3* grid, dim3* block, size_t* shared_bytes, hipStream_t* stream) {
  return call([&] {
    auto& stack = this_thread().configurations;
    if (stack.empty()) return hipErrorMissingConfiguration;
    *grid = stack.back().grid, *block = stack.back().block;
    *shared_bytes = stack.back().shared_bytes, *stream = stack.back().stream;
    stack.pop_back();
    return hipSuccess;
  });
}
hipError_t hipLaunchKernel(const void* host, dim3 grid, dim3 block, void** arguments, size_t shared_bytes,
                           hipStream_t stream) {
  return call([&] { return launch(host, grid, block, arguments, shared_bytes, stream); });
}
hipError_t hipLaunchKernel_spt(const void* host, dim3 grid, dim3 block, void** arguments, size_t shared_bytes,
                               hipStream_t stream) {
  return hipLaunchKernel(host, grid, block, arguments, shared_bytes,
                         stream == nullptr ? hipStreamPerThread : stream);
}
hipError_t hipLaunchCooperativeKernel(const void* host, dim3 grid, dim3 block, void** arguments,
                                      unsigned shared_bytes, hipStream_t stream) {
  return call([&] { return launch(host, grid, block, arguments, shared_bytes, stream, true); });
}
hipError_t hipExtLaunchKernel(const void* host, dim3 grid, dim3 block, void** arguments, size_t shared_bytes,
                              hipStream_t stream, hipEvent_t start, hipEvent_t stop, int flags) {
  return call([&] {
    if (flags != 0 && flags != 1) return hipErrorInvalidValue; // 1: in any order
    hipError_t error = start != nullptr ? hipEventRecord(start, stream) : hipSuccess;
    if (error == hipSuccess) error = launch(host, grid, block, arguments, shared_bytes, stream);
    return error != hipSuccess || stop == nullptr ? error : hipEventRecord(stop, stream);
  });
}
hipError_t hipLaunchKernelExC(const hipLaunchConfig_t* config, const void* host, void** arguments) {
  return call([&] {
    if (config == nullptr) return hipErrorInvalidConfiguration;
    bool cooperative = false;
    const hipError_t error = read_attributes(config->attrs, config->numAttrs, cooperative);
    if (error != hipSuccess) return error;
    return launch(host, config->gridDim, config->blockDim, arguments, config->dynamicSmemBytes,
                  config->stream, cooperative);
  });
}

hipError_t hipGetSymbolAddress(void** address, const void* symbol) {
  return call(
      [&] { return address == nullptr ? hipErrorInvalidValue : copy_symbol(symbol, 0, 0, *address); });
}
hipError_t hipGetSymbolSize(size_t* size, const void* symbol) {
  return call([&] {
    hipError_t error = hipSuccess;
    const auto v = registered_variable(symbol, this_thread().device, error);
    if (size == nullptr) return hipErrorInvalidValue;
    if (!v) return error;
    *size = v->size;
    return hipSuccess;
  });
}
hipError_t hipMemcpyToSymbol(const void* symbol, const void* from, size_t size, size_t offset,
                             hipMemcpyKind kind) {
  return call([&] {
    void* to = nullptr;
    const hipError_t error = copy_symbol(symbol, size, offset, to);
    return error != hipSuccess ? error : copy(to, from, {size}, kind, nullptr, true);
  });
}
hipError_t hipMemcpyToSymbolAsync(const void* symbol, const void* from, size_t size, size_t offset,
                                  hipMemcpyKind kind, hipStream_t stream) {
  return call([&] {
    void* to = nullptr;
    const hipError_t error = copy_symbol(symbol, size, offset, to);
    return error != hipSuccess ? error : copy(to, from, {size}, kind, stream, false);
  });
}
hipError_t hipMemcpyFromSymbol(void* to, const void* symbol, size_t size, size_t offset, hipMemcpyKind kind) {
  return call([&] {
    void* from = nullptr;
    const hipError_t error = copy_symbol(symbol, size, offset, from);
    return error != hipSuccess ? error : copy(to, from, {size}, kind, nullptr, true);
  });
}
hipError_t hipMemcpyFromSymbolAsync(void* to, const void* symbol, size_t size, size_t offset,
                                    hipMemcpyKind kind, hipStream_t stream) {
  return call([&] {
    void* from = nullptr;
    const hipError_t error = copy_symbol(symbol, size, offset, from);
    return error != hipSuccess ? error : copy(to, from, {size}, kind, stream, false);
  });
}

} // extern "C"
