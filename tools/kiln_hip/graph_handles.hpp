// SPDX-License-Identifier: MIT
// The handles of graphs, which programs hold.
#pragma once

#include "graph.hpp"

namespace kiln::hip_runtime {

hipGraph_t keep_graph(std::shared_ptr<graph> g);
/// nullptr: there is none.
std::shared_ptr<graph> graph_of(hipGraph_t handle);
bool drop_graph(hipGraph_t handle);
/// The node of a handle in a graph that is kept; nullptr: there is none.
graph_node* node_of(hipGraphNode_t handle);

} // namespace kiln::hip_runtime
