// SPDX-License-Identifier: MIT
// Streams, events and functions of the host in streams.
#include "board.hpp"
#include "call.hpp"
#include "graph.hpp"
#include "stream.hpp"

#include <map>
#include <mutex>
#include <optional>

using namespace kiln::hip_runtime;

namespace {

struct event {
  unsigned flags = 0;
  int device = 0;
  std::optional<point> recorded;
  std::shared_ptr<stream_capture>
      captured; ///< it was recorded in a stream that is captured, after these nodes
  std::vector<graph_node*> captured_end;
};

struct event_table {
  std::mutex lock;
  std::map<hipEvent_t, std::shared_ptr<event>> by_handle;
};
event_table& the_events() {
  static auto* const t = new event_table; // used until the process ends
  return *t;
}
/// A copy, as another thread may record it meanwhile.
std::optional<event> event_of(hipEvent_t handle) {
  event_table& t = the_events();
  const std::lock_guard guard(t.lock);
  const auto found = t.by_handle.find(handle);
  return found == t.by_handle.end() ? std::nullopt : std::optional(*found->second);
}

/// While the capture lasts in which it was recorded.
bool is_captured(const event& e) { return e.captured != nullptr && e.captured->origin != nullptr; }

/// The stream's calls become nodes of the event's capture, after the event.
hipError_t join_capture(const std::shared_ptr<stream>& s, const event& e) {
  if (s->capture != nullptr && s->capture != e.captured) return hipErrorStreamCaptureMerge;
  if (s->legacy) return hipErrorStreamCaptureImplicit;
  if (s->capture == nullptr) {
    s->capture = e.captured;
    s->capture->streams.push_back(s);
  }
  s->capture_end.insert(s->capture_end.end(), e.captured_end.begin(), e.captured_end.end());
  return hipSuccess;
}
/// Of an event that was recorded outside the capture.
hipError_t refuse_isolation(stream& s) {
  s.capture->invalid = true;
  return hipErrorStreamCaptureIsolation;
}

hipError_t make_stream(hipStream_t* out, unsigned flags, int priority) {
  if (out == nullptr || (flags & ~unsigned{hipStreamNonBlocking}) != 0) return hipErrorInvalidValue;
  *out = create_stream(this_thread().device, flags, priority);
  return hipSuccess;
}

hipError_t make_event(hipEvent_t* out, unsigned flags) {
  constexpr unsigned known = hipEventBlockingSync | hipEventDisableTiming | hipEventInterprocess |
                             hipEventDisableSystemFence | hipEventReleaseToDevice | hipEventReleaseToSystem;
  if (out == nullptr || (flags & ~known) != 0) return hipErrorInvalidValue;
  if ((flags & hipEventInterprocess) != 0) return hipErrorNotSupported;
  auto e = std::make_shared<event>();
  e->flags = flags, e->device = this_thread().device;
  *out = reinterpret_cast<hipEvent_t>(e.get());
  event_table& t = the_events();
  const std::lock_guard guard(t.lock);
  t.by_handle[*out] = std::move(e);
  return hipSuccess;
}

} // namespace

extern "C" {

hipError_t hipStreamCreate(hipStream_t* stream) {
  return call([&] { return make_stream(stream, 0, 0); });
}
hipError_t hipStreamCreateWithFlags(hipStream_t* stream, unsigned flags) {
  return call([&] { return make_stream(stream, flags, 0); });
}
hipError_t hipStreamCreateWithPriority(hipStream_t* stream, unsigned flags, int priority) {
  return call([&] { return make_stream(stream, flags, priority < -1 ? -1 : priority > 1 ? 1 : priority); });
}
hipError_t hipDeviceGetStreamPriorityRange(int* least, int* greatest) {
  return call([&] {
    if (least != nullptr) *least = 1;
    if (greatest != nullptr) *greatest = -1;
    return hipSuccess;
  });
}
hipError_t hipStreamDestroy(hipStream_t stream) {
  return call([&] { return destroy_stream(stream) ? hipSuccess : hipErrorInvalidResourceHandle; });
}
hipError_t hipStreamSynchronize(hipStream_t stream) {
  return call([&] {
    const auto s = stream_of(stream);
    if (s == nullptr) return hipErrorInvalidHandle;
    if (s->capture != nullptr) return refuse_capture(*s);
    wait_for_stream(s);
    return fault();
  });
}
hipError_t hipStreamQuery(hipStream_t stream) {
  return call([&] {
    const auto s = stream_of(stream);
    if (s == nullptr) return hipErrorInvalidHandle;
    if (s->capture != nullptr) return refuse_capture(*s);
    return is_done(s) ? fault() : hipErrorNotReady;
  });
}
hipError_t hipStreamGetFlags(hipStream_t stream, unsigned* flags) {
  return call([&] {
    const auto s = stream_of(stream);
    if (s == nullptr) return hipErrorInvalidHandle;
    if (flags == nullptr) return hipErrorInvalidValue;
    *flags = s->flags;
    return hipSuccess;
  });
}
hipError_t hipStreamGetPriority(hipStream_t stream, int* priority) {
  return call([&] {
    const auto s = stream_of(stream);
    if (s == nullptr) return hipErrorInvalidHandle;
    if (priority == nullptr) return hipErrorInvalidValue;
    *priority = s->priority;
    return hipSuccess;
  });
}
hipError_t hipStreamGetDevice(hipStream_t stream, hipDevice_t* device) {
  return call([&] {
    const auto s = stream_of(stream);
    if (s == nullptr) return hipErrorInvalidHandle;
    if (device == nullptr) return hipErrorInvalidValue;
    *device = s->device;
    return hipSuccess;
  });
}
int hipGetStreamDeviceId(hipStream_t stream) {
  const auto s = stream_of(stream);
  return s == nullptr ? -1 : s->device;
}
hipError_t hipEventCreate(hipEvent_t* out) {
  return call([&] { return make_event(out, 0); });
}
hipError_t hipEventCreateWithFlags(hipEvent_t* out, unsigned flags) {
  return call([&] { return make_event(out, flags); });
}
hipError_t hipEventDestroy(hipEvent_t handle) {
  return call([&] {
    event_table& t = the_events();
    const std::lock_guard guard(t.lock);
    return t.by_handle.erase(handle) != 0 ? hipSuccess : hipErrorInvalidResourceHandle;
  });
}
hipError_t hipEventRecord(hipEvent_t handle, hipStream_t stream) {
  return call([&] {
    const auto s = stream_of(stream);
    const auto e = event_of(handle);
    if (s == nullptr || !e || e->device != s->device) return hipErrorInvalidHandle;
    const bool captured = s->capture != nullptr;
    const point p = captured ? point{s, 0, nullptr} : enqueue(s, [] {});
    event_table& t = the_events();
    const std::lock_guard guard(t.lock);
    const auto found = t.by_handle.find(handle);
    if (found == t.by_handle.end()) return hipErrorInvalidHandle;
    found->second->captured = s->capture, found->second->captured_end = s->capture_end;
    if (captured) return hipSuccess;
    found->second->recorded = p;
    return hipSuccess;
  });
}
hipError_t hipEventSynchronize(hipEvent_t handle) {
  return call([&] {
    const auto e = event_of(handle);
    if (!e) return hipErrorInvalidHandle;
    if (is_captured(*e)) return hipErrorCapturedEvent;
    if (e->recorded) wait_for(*e->recorded);
    return fault();
  });
}
hipError_t hipEventQuery(hipEvent_t handle) {
  return call([&] {
    const auto e = event_of(handle);
    if (!e) return hipErrorInvalidHandle;
    if (is_captured(*e)) return hipErrorCapturedEvent;
    return !e->recorded || has_passed(*e->recorded) ? fault() : hipErrorNotReady;
  });
}
hipError_t hipEventElapsedTime(float* ms, hipEvent_t start, hipEvent_t stop) {
  return call([&] {
    if (ms == nullptr) return hipErrorInvalidValue;
    const auto a = event_of(start), b = event_of(stop);
    if (!a || !b || a->device != b->device || !a->recorded || !b->recorded ||
        ((a->flags | b->flags) & hipEventDisableTiming) != 0)
      return hipErrorInvalidHandle;
    if (!has_passed(*a->recorded) || !has_passed(*b->recorded)) return hipErrorNotReady;
    *ms = static_cast<float>((*b->recorded->end - *a->recorded->end) / 1000);
    return hipSuccess;
  });
}
hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t handle, unsigned) {
  return call([&] {
    const auto s = stream_of(stream);
    const auto e = event_of(handle);
    if (s == nullptr || !e) return hipErrorInvalidHandle;
    if (is_captured(*e)) return join_capture(s, *e);
    if (s->capture != nullptr) return refuse_isolation(*s);
    if (e->recorded) wait_in_stream(s, *e->recorded);
    return hipSuccess;
  });
}

hipError_t hipLaunchHostFunc(hipStream_t stream, hipHostFn_t f, void* data) {
  return call([&] {
    const auto s = stream_of(stream);
    if (s == nullptr) return hipErrorInvalidHandle;
    if (f == nullptr) return hipErrorInvalidValue;
    enqueue(s, [f, data] { f(data); });
    return hipSuccess;
  });
}
hipError_t hipStreamAddCallback(hipStream_t stream, hipStreamCallback_t f, void* data, unsigned flags) {
  return call([&] {
    const auto s = stream_of(stream);
    if (s == nullptr) return hipErrorInvalidHandle;
    if (f == nullptr || flags != 0) return hipErrorInvalidValue;
    enqueue(s, [=] { f(stream, fault(), data); });
    return hipSuccess;
  });
}

} // extern "C"
