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
  const std::lock_guard guard(t.lock);
  return t.graphs.erase(handle) != 0;
}
graph_node* node_of(hipGraphNode_t handle) {
  table& t = the_table();
  const std::lock_guard guard(t.lock);
  for (const auto& [key, g] : t.graphs)
    for (const auto& n : g->nodes)
      if (reinterpret_cast<hipGraphNode_t>(n.get()) == handle) return n.get();
  return nullptr;
}

} // namespace kiln::hip_runtime
