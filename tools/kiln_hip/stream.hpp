// SPDX-License-Identifier: MIT
// Streams: queues of work, each with a thread of its own that runs it in order.
#pragma once

#include <hip/hip_runtime_api.h>

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

namespace kiln::hip_runtime {

struct stream;
struct stream_capture;
struct graph_node;

/// A place in a stream's order: passed when all work before it has been done.
struct point {
  std::shared_ptr<stream> of;
  uint64_t ticket = 0;
  std::shared_ptr<double> end; ///< microseconds, once it has passed: of the model, or of this machine
};

struct stream {
  stream(int device, unsigned flags, int priority = 0) : device(device), flags(flags), priority(priority) {}

  const int device;
  const unsigned flags; ///< hipStreamNonBlocking: not ordered with the legacy default stream
  const int priority;
  bool legacy = false; ///< the default stream of the device

  std::shared_ptr<stream_capture> capture; ///< into which graph calls go instead of running
  std::vector<graph_node*> capture_end;    ///< the nodes that the next one comes after

  // Used under the lock of all streams only.
  struct item {
    std::vector<point> after;
    std::function<void()> work;
    double not_before = 0;       ///< in the model: when the host added it
    std::shared_ptr<double> end; ///< point::end of the point after it
  };
  std::deque<item> items;
  std::vector<point> next_after; ///< what the next item waits for, by hipStreamWaitEvent
  uint64_t pushed = 0, done = 0;
  bool has_worker = false, closed = false;
  uint32_t number = 0;  ///< in the order in which streams were made
  double model_end = 0; ///< of the work that is done, in the model
};

/// The stream of a handle on the current device; hipErrorInvalidHandle... as an empty pointer if there is none.
std::shared_ptr<stream> stream_of(hipStream_t handle);
hipStream_t create_stream(int device, unsigned flags, int priority);
/// False: no such stream. Work in it is still done.
bool destroy_stream(hipStream_t handle);

/// Adds work. It runs on the stream's thread after all that the stream's order demands. Returns the point after it. If the
/// stream is captured, the graph gets a node of that kind instead.
point enqueue(const std::shared_ptr<stream>& s, std::function<void()> work,
              hipGraphNodeType kind = hipGraphNodeTypeHost);
/// Work that is added from now on waits for the point.
void wait_in_stream(const std::shared_ptr<stream>& s, const point& p);
/// The point after all work so far; for the legacy default stream after that of all blocking streams too.
bool is_done(const std::shared_ptr<stream>& s);
bool has_passed(const point& p);
void wait_for(const point& p);
void wait_for_stream(const std::shared_ptr<stream>& s);
void wait_for_device(int device);
void wait_for_all_devices();

} // namespace kiln::hip_runtime
