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

struct graph;

/// What a memory node of a graph allocates: there from the node's making until no graph and no instance has the node.
struct graph_memory {
  graph_memory(size_t size, int device);
  ~graph_memory();
  graph_memory(const graph_memory&) = delete;
  graph_memory& operator=(const graph_memory&) = delete;

  void* const address; ///< nullptr: no memory is left
  bool freed = false;  ///< by another node
};

struct graph_node {
  hipGraphNodeType type = hipGraphNodeTypeEmpty;
  std::vector<graph_node*> after;
  std::optional<kernel_launch> launch;     ///< of a kernel node
  std::function<void(hipStream_t)> action; ///< of others: adds its work to a stream; empty: none
  std::shared_ptr<graph> child;            ///< whose nodes are done in its place
  std::shared_ptr<graph_memory> memory;
  const graph_node* clone_of = nullptr;
};

struct graph {
  std::vector<std::unique_ptr<graph_node>> nodes;

  graph_node* add(graph_node n) {
    nodes.push_back(std::make_unique<graph_node>(std::move(n)));
    return nodes.back().get();
  }
};
std::shared_ptr<graph> clone(const graph& g);

/// A node that allocates. Its memory has no address if there is none left.
graph_node memory_node(size_t size, int device);
/// A node that frees what a node of the graph allocates; false: none does, or it is freed already.
bool free_node(const graph& g, const void* address, graph_node& out);

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
