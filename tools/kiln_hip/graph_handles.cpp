// SPDX-License-Identifier: MIT
#include "graph_handles.hpp"

#include <map>
#include <mutex>

namespace kiln::hip_runtime {
namespace {

struct table {
  std::mutex lock;
  std::map<hipGraph_t, std::shared_ptr<graph>> graphs;
};
table& the_table() {
  static auto* const t = new table; // used until the process ends
  return *t;
}

} // namespace

hipGraph_t keep_graph(std::shared_ptr<graph> g) {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  const auto handle = reinterpret_cast<hipGraph_t>(g.get());
  t.graphs[handle] = std::move(g);
  return handle;
}
std::shared_ptr<graph> graph_of(hipGraph_t handle) {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  const auto found = t.graphs.find(handle);
  return found == t.graphs.end() ? nullptr : found->second;
}
bool drop_graph(hipGraph_t handle) {
  table& t = the_table();
  std::shared_ptr<graph> dropped; // without the lock: its memory waits for launches
  const std::lock_guard guard(t.lock);
  const auto found = t.graphs.find(handle);
  if (found == t.graphs.end()) return false;
  dropped = std::move(found->second);
  t.graphs.erase(found);
  return true;
}
graph_node* node_of(hipGraphNode_t handle) {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  for (const auto& [key, g] : t.graphs)
    for (const auto& n : g->nodes)
      if (reinterpret_cast<hipGraphNode_t>(n.get()) == handle) return n.get();
  return nullptr;
}
std::shared_ptr<graph> graph_with(const graph_node* wanted) {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  for (const auto& [key, g] : t.graphs)
    for (const auto& n : g->nodes)
      if (n.get() == wanted) return g;
  return nullptr;
}
hipError_t add_node(hipGraphNode_t* out, hipGraph_t handle, const hipGraphNode_t* after, size_t count,
                    graph_node n) {
  const auto g = graph_of(handle);
  if (out == nullptr || g == nullptr || (after == nullptr && count != 0)) return hipErrorInvalidValue;
  for (size_t i = 0; i < count; ++i) {
    graph_node* const other = node_of(after[i]);
    if (other == nullptr) return hipErrorInvalidValue;
    n.after.push_back(other);
  }
  *out = handle_of(g->add(std::move(n)));
  return hipSuccess;
}

} // namespace kiln::hip_runtime
