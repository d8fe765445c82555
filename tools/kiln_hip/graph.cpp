// SPDX-License-Identifier: MIT
#include "graph.hpp"

#include "allocations.hpp"

#include <map>

namespace kiln::hip_runtime {

graph_memory::graph_memory(size_t size, int device) : address(allocate(size, memory_kind::device, device)) {}
graph_memory::~graph_memory() {
  wait_for_all_devices(); // launches may still use it
  deallocate(address, {memory_kind::device});
}

std::shared_ptr<graph> clone(const graph& g) {
  auto out = std::make_shared<graph>();
  std::map<const graph_node*, graph_node*> copies;
  for (const auto& n : g.nodes) {
    graph_node* const copy = out->add(*n);
    copy->clone_of = n.get();
    if (n->child != nullptr) copy->child = clone(*n->child);
    copies[n.get()] = copy;
  }
  for (const auto& n : out->nodes)
    for (graph_node*& before : n->after) before = copies.at(before);
  return out;
}

graph_node memory_node(size_t size, int device) {
  graph_node n;
  n.type = hipGraphNodeTypeMemAlloc;
  n.memory = std::make_shared<graph_memory>(size, device);
  return n;
}
bool free_node(const graph& g, const void* address, graph_node& out) {
  for (const auto& n : g.nodes) {
    if (n->type != hipGraphNodeTypeMemAlloc || n->memory->address != address) continue;
    if (n->memory->freed) return false;
    out.type = hipGraphNodeTypeMemFree;
    out.memory = n->memory;
    return out.memory->freed = true;
  }
  return false;
}

void capture_node(stream& s, graph_node n) {
  n.after = s.capture_end;
  s.capture_end = {s.capture->into->add(std::move(n))};
}

hipError_t refuse_capture(stream& s) {
  if (s.capture == nullptr) return hipSuccess;
  s.capture->invalid = true;
  return hipErrorStreamCaptureUnsupported;
}

} // namespace kiln::hip_runtime
