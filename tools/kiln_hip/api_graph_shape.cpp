// SPDX-License-Identifier: MIT
// The shape of graphs: dependences, children, clones, and memory nodes.
#include "call.hpp"
#include "findings.hpp"
#include "graph_handles.hpp"

#include <algorithm>

using namespace kiln::hip_runtime;

namespace {

/// Gives up to *count handles, the rest as null, and tells how many there are.
hipError_t give_nodes(const std::vector<graph_node*>& all, hipGraphNode_t* out, size_t* count) {
  if (count == nullptr) return hipErrorInvalidValue;
  for (size_t i = 0; out != nullptr && i < *count; ++i) out[i] = i < all.size() ? handle_of(all[i]) : nullptr;
  *count = out == nullptr ? all.size() : std::min(*count, all.size());
  return hipSuccess;
}
template<class Wanted> std::vector<graph_node*> nodes_of(const graph& g, Wanted wanted) {
  std::vector<graph_node*> out;
  for (const auto& n : g.nodes)
    if (wanted(*n)) out.push_back(n.get());
  return out;
}
bool depends(const graph_node& n, const graph_node* on) {
  return std::find(n.after.begin(), n.after.end(), on) != n.after.end();
}

template<class Change>
hipError_t for_each_edge(hipGraph_t handle, const hipGraphNode_t* from, const hipGraphNode_t* to,
                         size_t count, Change change) {
  if (graph_of(handle) == nullptr || (count != 0 && (from == nullptr || to == nullptr)))
    return hipErrorInvalidValue;
  for (size_t i = 0; i < count; ++i) {
    graph_node *const before = node_of(from[i]), *const after = node_of(to[i]);
    if (before == nullptr || after == nullptr || before == after || !change(before, after))
      return hipErrorInvalidValue;
  }
  return hipSuccess;
}

} // namespace

extern "C" {

hipError_t hipGraphAddDependencies(hipGraph_t g, const hipGraphNode_t* from, const hipGraphNode_t* to,
                                   size_t count) {
  return call([&] {
    return for_each_edge(g, from, to, count, [](graph_node* before, graph_node* after) {
      if (depends(*after, before)) return false;
      after->after.push_back(before);
      return true;
    });
  });
}
hipError_t hipGraphRemoveDependencies(hipGraph_t g, const hipGraphNode_t* from, const hipGraphNode_t* to,
                                      size_t count) {
  return call([&] {
    return for_each_edge(g, from, to, count, [](graph_node* before, graph_node* after) {
      return std::erase(after->after, before) != 0;
    });
  });
}
hipError_t hipGraphGetNodes(hipGraph_t handle, hipGraphNode_t* nodes, size_t* count) {
  return call([&] {
    const auto g = graph_of(handle);
    if (g == nullptr) return hipErrorInvalidValue;
    return give_nodes(nodes_of(*g, [](const graph_node&) { return true; }), nodes, count);
  });
}
hipError_t hipGraphGetRootNodes(hipGraph_t handle, hipGraphNode_t* nodes, size_t* count) {
  return call([&] {
    const auto g = graph_of(handle);
    if (g == nullptr) return hipErrorInvalidValue;
    return give_nodes(nodes_of(*g, [](const graph_node& n) { return n.after.empty(); }), nodes, count);
  });
}
hipError_t hipGraphGetEdges(hipGraph_t handle, hipGraphNode_t* from, hipGraphNode_t* to, size_t* count) {
  return call([&] {
    const auto g = graph_of(handle);
    if (g == nullptr || count == nullptr || (from == nullptr) != (to == nullptr)) return hipErrorInvalidValue;
    std::vector<graph_node*> begins, ends;
    for (const auto& n : g->nodes)
      for (graph_node* before : n->after) begins.push_back(before), ends.push_back(n.get());
    size_t same = *count;
    const hipError_t error = give_nodes(begins, from, count);
    return error != hipSuccess ? error : give_nodes(ends, to, &same);
  });
}
hipError_t hipGraphNodeGetDependencies(hipGraphNode_t handle, hipGraphNode_t* nodes, size_t* count) {
  return call([&] {
    const graph_node* n = node_of(handle);
    return n == nullptr ? hipErrorInvalidValue : give_nodes(n->after, nodes, count);
  });
}
hipError_t hipGraphNodeGetDependentNodes(hipGraphNode_t handle, hipGraphNode_t* nodes, size_t* count) {
  return call([&] {
    const graph_node* n = node_of(handle);
    const auto g = graph_with(n);
    if (g == nullptr) return hipErrorInvalidValue;
    return give_nodes(nodes_of(*g, [n](const graph_node& other) { return depends(other, n); }), nodes, count);
  });
}
hipError_t hipGraphNodeGetType(hipGraphNode_t handle, hipGraphNodeType* type) {
  return call([&] {
    const graph_node* n = node_of(handle);
    if (n == nullptr || type == nullptr) return hipErrorInvalidValue;
    *type = n->type;
    return hipSuccess;
  });
}
hipError_t hipGraphDestroyNode(hipGraphNode_t handle) {
  return call([&] {
    graph_node* const n = node_of(handle);
    const auto g = graph_with(n);
    if (g == nullptr) return hipErrorInvalidValue;
    for (const auto& other : g->nodes) std::erase(other->after, n);
    std::erase_if(g->nodes, [n](const auto& other) { return other.get() == n; });
    return hipSuccess;
  });
}

hipError_t hipGraphClone(hipGraph_t* out, hipGraph_t handle) {
  return call([&] {
    const auto g = graph_of(handle);
    if (out == nullptr || g == nullptr) return hipErrorInvalidValue;
    const auto owns = [](const graph_node& n) { return n.memory != nullptr; };
    if (!nodes_of(*g, owns).empty()) return hipErrorNotSupported; // two graphs would own the memory
    *out = keep_graph(clone(*g));
    return hipSuccess;
  });
}
hipError_t hipGraphNodeFindInClone(hipGraphNode_t* out, hipGraphNode_t handle, hipGraph_t in) {
  return call([&] {
    const auto g = graph_of(in);
    const graph_node* const n = node_of(handle);
    if (out == nullptr || g == nullptr || n == nullptr) return hipErrorInvalidValue;
    const auto found = nodes_of(*g, [n](const graph_node& other) { return other.clone_of == n; });
    if (found.empty()) return hipErrorInvalidValue;
    *out = handle_of(found.front());
    return hipSuccess;
  });
}
/// The child is copied: what is added to it later is not in the node.
hipError_t hipGraphAddChildGraphNode(hipGraphNode_t* out, hipGraph_t handle, const hipGraphNode_t* after,
                                     size_t count, hipGraph_t child_handle) {
  return call([&] {
    const auto g = graph_of(handle), child = graph_of(child_handle);
    if (g == nullptr || child == nullptr || g == child) return hipErrorInvalidValue;
    graph_node n;
    n.type = hipGraphNodeTypeGraph;
    n.child = clone(*child);
    return add_node(out, handle, after, count, std::move(n));
  });
}
hipError_t hipGraphChildGraphNodeGetGraph(hipGraphNode_t handle, hipGraph_t* out) {
  return call([&] {
    const graph_node* n = node_of(handle);
    if (out == nullptr || n == nullptr || n->child == nullptr) return hipErrorInvalidValue;
    *out = keep_graph(n->child);
    return hipSuccess;
  });
}

hipError_t hipGraphAddMemAllocNode(hipGraphNode_t* out, hipGraph_t g, const hipGraphNode_t* after,
                                   size_t count, hipMemAllocNodeParams* p) {
  return call([&] {
    if (p == nullptr || p->bytesize == 0 || p->poolProps.location.type != hipMemLocationTypeDevice)
      return hipErrorInvalidValue;
    graph_node n = memory_node(p->bytesize, p->poolProps.location.id);
    if (n.memory->address == nullptr) return hipErrorOutOfMemory;
    p->dptr = n.memory->address;
    return add_node(out, g, after, count, std::move(n));
  });
}
hipError_t hipGraphAddMemFreeNode(hipGraphNode_t* out, hipGraph_t handle, const hipGraphNode_t* after,
                                  size_t count, void* address) {
  return call([&] {
    const auto g = graph_of(handle);
    graph_node n;
    if (out == nullptr || g == nullptr || address == nullptr) return hipErrorInvalidValue;
    if (free_node(*g, address, n)) return add_node(out, handle, after, count, std::move(n));
    take_call_error("invalid-free", "no node of the graph allocates the memory, or one frees it already",
                    reinterpret_cast<uintptr_t>(address));
    return hipErrorInvalidValue;
  });
}
hipError_t hipGraphMemFreeNodeGetParams(hipGraphNode_t handle, void* address) {
  return call([&] {
    const graph_node* n = node_of(handle);
    if (address == nullptr || n == nullptr || n->type != hipGraphNodeTypeMemFree) return hipErrorInvalidValue;
    *static_cast<void**>(address) = n->memory->address;
    return hipSuccess;
  });
}

} // extern "C"
