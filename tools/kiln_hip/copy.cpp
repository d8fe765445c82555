// SPDX-License-Identifier: MIT
#include "copy.hpp"

#include "allocations.hpp"
#include "call.hpp"
#include "findings.hpp"
#include "graph.hpp"
#include "model_time.hpp"
#include "stream.hpp"

#include <cstring>
#include <string>
#include <vector>

namespace kiln::hip_runtime {
namespace {

/// Bytes from the first row's begin to the last row's end; false if that is no size.
bool extent_of(size_t width, size_t rows, size_t pitch, size_t slices, size_t slice, size_t& out) {
  size_t rows_before = 0, slices_before = 0;
  return !__builtin_mul_overflow(rows - 1, pitch, &rows_before) &&
         !__builtin_mul_overflow(slices - 1, slice, &slices_before) &&
         !__builtin_add_overflow(rows_before, slices_before, &out) &&
         !__builtin_add_overflow(out, width, &out);
}

/// The memory must be in one allocation, if it is in any. `device`: it must be in one.
bool fits(const void* address, size_t size, bool device) {
  const auto at = reinterpret_cast<uintptr_t>(address);
  const std::string bytes = std::to_string(size) + " bytes";
  if (const auto a = find_allocation(address)) {
    const size_t left = a->left_from(at);
    if (left >= size) return true;
    take_call_error("copy-out-of-bounds",
                    bytes + ", but the allocation has " + std::to_string(left) + " there", at);
    return false;
  }
  if (find_freed(address)) {
    take_call_error("use-after-free", bytes + " of memory that was freed", at);
    return false;
  }
  if (device)
    take_call_error("copy-out-of-bounds", bytes + " of device memory at an address of no allocation", at);
  return !device;
}

/// In a queue, where memory may have been freed since the call of `function`: false, and a fault, if it was.
bool is_still_there(const void* address, size_t size, const char* function) {
  if (find_allocation(address) || !find_freed(address)) return true;
  this_thread().function = function;
  take_fault("use-after-free", std::to_string(size) + " bytes of memory that was freed before this ran",
             reinterpret_cast<uintptr_t>(address));
  return false;
}

void copy_rows(char* to, const char* from, const copy_shape& s) {
  for (size_t slice = 0; slice < s.slices; ++slice)
    for (size_t i = 0; i < s.rows; ++i)
      std::memmove(to + slice * s.to_slice + i * s.to_pitch, from + slice * s.from_slice + i * s.from_pitch,
                   s.width);
}

} // namespace

hipError_t copy(void* to, const void* from, const copy_shape& shape, hipMemcpyKind kind, hipStream_t handle,
                bool wait) {
  if (static_cast<unsigned>(kind) > hipMemcpyDefault && kind != hipMemcpyDeviceToDeviceNoCU)
    return hipErrorInvalidMemcpyDirection;
  if (shape.width == 0 || shape.rows == 0 || shape.slices == 0) return hipSuccess;
  const auto s = stream_of(handle);
  if (s == nullptr) return hipErrorInvalidHandle;
  size_t to_size = 0, from_size = 0;
  if (to == nullptr || from == nullptr ||
      !extent_of(shape.width, shape.rows, shape.to_pitch, shape.slices, shape.to_slice, to_size) ||
      !extent_of(shape.width, shape.rows, shape.from_pitch, shape.slices, shape.from_slice, from_size))
    return hipErrorInvalidValue;
  if (shape.rows > 1 && (shape.to_pitch < shape.width || shape.from_pitch < shape.width))
    return hipErrorInvalidPitchValue;
  const bool on_device = kind == hipMemcpyDeviceToDevice || kind == hipMemcpyDeviceToDeviceNoCU;
  if (!fits(to, to_size, on_device || kind == hipMemcpyHostToDevice) ||
      !fits(from, from_size, on_device || kind == hipMemcpyDeviceToHost))
    return hipErrorInvalidValue;
  auto* const out = static_cast<char*>(to);
  const auto* const in = static_cast<const char*>(from);
  const char* const function = this_thread().function;
  if (wait && s->capture != nullptr) return refuse_capture(*s);
  const size_t bytes = shape.width * shape.rows * shape.slices;
  const item_time time = time_of_copy(to, from, bytes, s->device);
  if (wait || find_allocation(from) ||
      s->capture != nullptr) { // a graph reads the host's memory when it runs
    const point done = enqueue(
        s,
        [=] {
          const memory_use use;
          if (!is_still_there(in, from_size, function) || !is_still_there(out, to_size, function)) return;
          copy_rows(out, in, shape);
          this_item().time = time;
        },
        hipGraphNodeTypeMemcpy);
    if (wait) wait_for(done);
    return hipSuccess;
  }
  copy_shape from_staged = shape;
  from_staged.from_pitch = shape.width, from_staged.from_slice = shape.width * shape.rows;
  std::vector<char> staged(bytes);
  copy_shape to_staged = shape;
  to_staged.to_pitch = from_staged.from_pitch, to_staged.to_slice = from_staged.from_slice;
  copy_rows(staged.data(), in, to_staged);
  enqueue(s, [=, staged = std::move(staged)] {
    const memory_use use;
    if (!is_still_there(out, to_size, function)) return;
    copy_rows(out, staged.data(), from_staged);
    this_item().time = time;
  });
  return hipSuccess;
}

hipError_t fill(void* to, unsigned value, const fill_shape& shape, hipStream_t handle, bool wait) {
  const auto s = stream_of(handle);
  if (s == nullptr) return hipErrorInvalidHandle;
  size_t width = 0, size = 0;
  if (__builtin_mul_overflow(shape.count, shape.element_bytes, &width)) return hipErrorInvalidValue;
  if (width == 0 || shape.rows == 0 || shape.slices == 0) return hipSuccess;
  if (shape.rows > 1 && shape.pitch < width) return hipErrorInvalidValue;
  if (!extent_of(width, shape.rows, shape.pitch, shape.slices, shape.slice, size) || !fits(to, size, true))
    return hipErrorInvalidValue;
  auto* const out = static_cast<char*>(to);
  const char* const function = this_thread().function;
  if (wait && s->capture != nullptr) return refuse_capture(*s);
  const item_time time = time_of_fill(width * shape.rows * shape.slices, s->device);
  const point done = enqueue(
      s,
      [=] {
        const memory_use use;
        if (!is_still_there(out, size, function)) return;
        this_item().time = time;
        for (size_t row = 0; row < shape.rows * shape.slices; ++row) {
          char* const first = out + row / shape.rows * shape.slice + row % shape.rows * shape.pitch;
          if (shape.element_bytes == 1)
            std::memset(first, static_cast<int>(value & 0xff), width);
          else
            for (size_t i = 0; i < shape.count; ++i)
              std::memcpy(first + i * shape.element_bytes, &value, shape.element_bytes);
        }
      },
      hipGraphNodeTypeMemset);
  if (wait) wait_for(done);
  return hipSuccess;
}

} // namespace kiln::hip_runtime
