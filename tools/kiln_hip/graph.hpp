// SPDX-License-Identifier: MIT
// Graphs: work that is noted, by calls or by the capture of streams, and launched as a whole. A launch runs the nodes one after
// another in its stream, in an order that their dependences allow.
#pragma once

#include "run_kernel.hpp"
#include "stream.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <thread>

namespace kiln::hip_runtime {

struct graph_node {
  hipGraphNodeType type = hipGraphNodeTypeEmpty;
  std::vector<graph_node*> after;
  std::optional<kernel_launch> launch;     ///< of a kernel node
  std::function<void(hipStream_t)> action; ///< of others: adds its work to a stream; empty: none
};

struct graph {
  std::vector<std::unique_ptr<graph_node>> nodes;

  graph_node* add(graph_node n) {
    nodes.push_back(std::make_unique<graph_node>(std::move(n)));
    return nodes.back().get();
  }
};

/// The capture of a stream and of those that joined it by events.
struct stream_capture {
  std::shared_ptr<graph> into = std::make_shared<graph>();
  std::shared_ptr<stream> origin;
  std::vector<std::shared_ptr<stream>> streams; ///< the origin too
  hipStreamCaptureMode mode{};
  std::thread::id thread;
  bool invalid = false;
};

/// The node that a captured call stands for, after the stream's nodes so far.
void capture_node(stream& s, graph_node n);
/// An error if the stream is captured: the call cannot be, and the capture becomes invalid.
hipError_t refuse_capture(stream& s);

} // namespace kiln::hip_runtime
