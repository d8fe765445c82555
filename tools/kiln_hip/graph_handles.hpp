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
/// The kept graph that has the node; nullptr: none, or there is no node.
std::shared_ptr<graph> graph_with(const graph_node* n);
inline hipGraphNode_t handle_of(graph_node* n) { return reinterpret_cast<hipGraphNode_t>(n); }
/// Adds a node after `count` others; gives its handle.
hipError_t add_node(hipGraphNode_t* out, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                    graph_node n);

} // namespace kiln::hip_runtime
