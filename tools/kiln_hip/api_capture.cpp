// SPDX-License-Identifier: MIT
// The capture of streams into graphs.
#include "call.hpp"
#include "graph.hpp"
#include "graph_handles.hpp"

#include <algorithm>
#include <set>

using namespace kiln::hip_runtime;

namespace {

hipError_t begin(const std::shared_ptr<stream>& s, hipStreamCaptureMode mode) {
  if (mode != hipStreamCaptureModeGlobal && mode != hipStreamCaptureModeThreadLocal &&
      mode != hipStreamCaptureModeRelaxed)
    return hipErrorInvalidValue;
  if (s->legacy) return hipErrorStreamCaptureUnsupported;
  if (s->capture != nullptr) return hipErrorIllegalState;
  s->capture = std::make_shared<stream_capture>();
  s->capture->origin = s;
  s->capture->streams = {s};
  s->capture->mode = mode;
  s->capture->thread = std::this_thread::get_id();
  s->capture_end.clear();
  return hipSuccess;
}

/// All work of other streams must come before the origin's end.
bool is_joined(const stream_capture& c) {
  std::set<const graph_node*> before;
  std::vector<const graph_node*> open(c.origin->capture_end.begin(), c.origin->capture_end.end());
  while (!open.empty()) {
    const graph_node* n = open.back();
    open.pop_back();
    if (before.insert(n).second) open.insert(open.end(), n->after.begin(), n->after.end());
  }
  return std::all_of(c.streams.begin(), c.streams.end(), [&](const auto& s) {
    return std::all_of(s->capture_end.begin(), s->capture_end.end(),
                       [&](const graph_node* n) { return before.contains(n); });
  });
}

hipError_t end(const std::shared_ptr<stream>& s, hipGraph_t* out) {
  const auto c = s->capture;
  if (c == nullptr) return hipErrorIllegalState;
  if (c->origin != s) return hipErrorStreamCaptureUnmatched;
  if (c->mode != hipStreamCaptureModeRelaxed && c->thread != std::this_thread::get_id())
    return hipErrorStreamCaptureWrongThread;
  const bool joined = is_joined(*c);
  for (const auto& other : c->streams) {
    other->capture = nullptr;
    other->capture_end.clear();
  }
  c->origin = nullptr;
  c->streams.clear();
  *out = nullptr;
  if (c->invalid) return hipErrorStreamCaptureInvalidated;
  if (!joined) return hipErrorStreamCaptureUnjoined;
  *out = keep_graph(c->into);
  return hipSuccess;
}

} // namespace

extern "C" {

hipError_t hipStreamBeginCapture(hipStream_t handle, hipStreamCaptureMode mode) {
  return call([&] {
    const auto s = stream_of(handle);
    return s == nullptr ? hipErrorInvalidHandle : begin(s, mode);
  });
}
hipError_t hipStreamEndCapture(hipStream_t handle, hipGraph_t* out) {
  return call([&] {
    const auto s = stream_of(handle);
    if (out == nullptr) return hipErrorInvalidValue;
    return s == nullptr ? hipErrorInvalidHandle : end(s, out);
  });
}
hipError_t hipStreamIsCapturing(hipStream_t handle, hipStreamCaptureStatus* status) {
  return call([&] {
    const auto s = stream_of(handle);
    if (s == nullptr) return hipErrorInvalidHandle;
    if (status == nullptr) return hipErrorInvalidValue;
    *status = s->capture == nullptr ? hipStreamCaptureStatusNone
              : s->capture->invalid ? hipStreamCaptureStatusInvalidated
                                    : hipStreamCaptureStatusActive;
    return hipSuccess;
  });
}
hipError_t hipStreamGetCaptureInfo(hipStream_t handle, hipStreamCaptureStatus* status,
                                   unsigned long long* id) {
  const hipError_t error = hipStreamIsCapturing(handle, status);
  if (error != hipSuccess) return error;
  const auto s = stream_of(handle);
  if (id != nullptr && s->capture != nullptr) *id = reinterpret_cast<unsigned long long>(s->capture.get());
  return hipSuccess;
}
hipError_t hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode* mode) {
  return call([&] {
    static thread_local hipStreamCaptureMode mine = hipStreamCaptureModeGlobal;
    if (mode == nullptr || static_cast<unsigned>(*mode) > hipStreamCaptureModeRelaxed)
      return hipErrorInvalidValue;
    std::swap(mine, *mode);
    return hipSuccess;
  });
}

} // extern "C"
