// SPDX-License-Identifier: MIT
// Graphs: nodes by calls, instances, launches and updates.
#include "call.hpp"
#include "copy_parameters.hpp"
#include "graph_handles.hpp"
#include "registration.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

using namespace kiln::hip_runtime;

namespace {

/// A graph that is ready to run: copies of its nodes in an order that their dependences allow.
struct instance {
  struct step {
    const graph_node* of = nullptr;
    graph_node node;
  };
  std::vector<step> steps;
};

struct instance_table {
  std::mutex lock;
  std::map<hipGraphExec_t, std::shared_ptr<instance>> kept;
};
instance_table& the_instances() {
  static auto* const t = new instance_table; // used until the process ends
  return *t;
}
std::shared_ptr<instance> instance_of(hipGraphExec_t handle) {
  instance_table& t = the_instances();
  const std::lock_guard guard(t.lock);
  const auto found = t.kept.find(handle);
  return found == t.kept.end() ? nullptr : found->second;
}

/// Adds the graph's nodes, and those of its children in their place. False: the dependences are circular.
bool add_steps(const graph& g, instance& out) {
  std::set<const graph_node*> placed;
  while (placed.size() < g.nodes.size()) {
    const size_t before = placed.size();
    for (const auto& n : g.nodes) {
      const auto is_placed = [&placed](const graph_node* other) { return placed.contains(other); };
      if (placed.contains(n.get()) || !std::all_of(n->after.begin(), n->after.end(), is_placed)) continue;
      placed.insert(n.get());
      out.steps.push_back({n.get(), *n});
      if (n->child != nullptr && !add_steps(*n->child, out)) return false;
    }
    if (placed.size() == before) return false;
  }
  return true;
}
/// nullptr: the dependences are circular.
std::shared_ptr<instance> instantiate(const graph& g) {
  auto out = std::make_shared<instance>();
  return add_steps(g, *out) ? out : nullptr;
}

hipError_t give_instance(hipGraphExec_t* out, hipGraph_t handle) {
  const auto g = graph_of(handle);
  if (out == nullptr || g == nullptr) return hipErrorInvalidValue;
  auto made = instantiate(*g);
  if (made == nullptr) return hipErrorInvalidValue;
  *out = reinterpret_cast<hipGraphExec_t>(made.get());
  instance_table& t = the_instances();
  const std::lock_guard guard(t.lock);
  t.kept[*out] = std::move(made);
  return hipSuccess;
}

hipError_t set_launch(const hipKernelNodeParams* p, std::optional<kernel_launch>& out) {
  if (p == nullptr || p->func == nullptr || (p->kernelParams != nullptr && p->extra != nullptr))
    return hipErrorInvalidValue;
  hipError_t error = hipSuccess;
  kernel_launch l;
  l.kernel = kernel_of(reinterpret_cast<hipFunction_t>(p->func));
  if (l.kernel == nullptr) l.kernel = registered_kernel(p->func, this_thread().device, error);
  if (l.kernel == nullptr) return error;
  l.grid[0] = p->gridDim.x, l.grid[1] = p->gridDim.y, l.grid[2] = p->gridDim.z;
  l.block[0] = p->blockDim.x, l.block[1] = p->blockDim.y, l.block[2] = p->blockDim.z;
  l.dynamic_lds_bytes = p->sharedMemBytes;
  error = check_shape(l, false);
  if (error == hipSuccess && p->extra != nullptr) error = pack_extra(l, p->extra);
  if (error != hipSuccess) return error;
  if (p->extra == nullptr) pack_arguments(l, p->kernelParams);
  out = std::move(l);
  return hipSuccess;
}

graph_node copy_node(void* to, const void* from, const copy_shape& shape, hipMemcpyKind kind) {
  graph_node n;
  n.type = hipGraphNodeTypeMemcpy;
  n.action = [=](hipStream_t s) { (void)copy(to, from, shape, kind, s, false); };
  return n;
}
hipError_t copy_node_of(const hipMemcpy3DParms* p, graph_node& out) {
  copy_parameters c;
  const hipError_t error = read_parameters(p, c);
  if (error != hipSuccess) return error;
  if (c.shape.width == 0 || c.shape.rows == 0 || c.shape.slices == 0) return hipErrorInvalidValue;
  out = copy_node(c.to, c.from, c.shape, c.kind);
  return hipSuccess;
}
hipError_t symbol_address(const void* symbol, size_t size, size_t offset, char*& out) {
  hipError_t error = hipSuccess;
  const auto v = registered_variable(symbol, this_thread().device, error);
  if (!v) return error;
  if (size == 0 || offset > v->size || size > v->size - offset) return hipErrorInvalidValue;
  out = static_cast<char*>(v->address) + offset;
  return hipSuccess;
}
hipError_t fill_node_of(const hipMemsetParams* p, graph_node& out) {
  if (p == nullptr || p->dst == nullptr ||
      (p->elementSize != 1 && p->elementSize != 2 && p->elementSize != 4))
    return hipErrorInvalidValue;
  out.type = hipGraphNodeTypeMemset;
  out.action = [m = *p](hipStream_t s) {
    (void)fill(m.dst, m.value, {m.elementSize, m.width, m.height, m.pitch}, s, false);
  };
  return hipSuccess;
}
hipError_t host_node_of(const hipHostNodeParams* p, graph_node& out) {
  if (p == nullptr || p->fn == nullptr) return hipErrorInvalidValue;
  out.type = hipGraphNodeTypeHost;
  out.action = [h = *p](hipStream_t s) { (void)hipLaunchHostFunc(s, h.fn, h.userData); };
  return hipSuccess;
}

/// An instance's node gets what another of its kind does.
hipError_t set_action(hipGraphExec_t handle, hipGraphNode_t node, const graph_node& other) {
  const auto i = instance_of(handle);
  const graph_node* n = node_of(node);
  if (i == nullptr || n == nullptr) return hipErrorInvalidValue;
  for (instance::step& step : i->steps)
    if (step.of == n && step.node.type == other.type) return step.node.action = other.action, hipSuccess;
  return hipErrorInvalidValue;
}

} // namespace

extern "C" {

hipError_t hipGraphCreate(hipGraph_t* out, unsigned flags) {
  return call([&] {
    if (out == nullptr || flags != 0) return hipErrorInvalidValue;
    *out = keep_graph(std::make_shared<graph>());
    return hipSuccess;
  });
}
hipError_t hipGraphDestroy(hipGraph_t g) {
  return call([&] { return drop_graph(g) ? hipSuccess : hipErrorInvalidValue; });
}
hipError_t hipGraphAddKernelNode(hipGraphNode_t* out, hipGraph_t g, const hipGraphNode_t* after, size_t count,
                                 const hipKernelNodeParams* params) {
  return call([&] {
    graph_node n;
    n.type = hipGraphNodeTypeKernel;
    const hipError_t error = set_launch(params, n.launch);
    return error != hipSuccess ? error : add_node(out, g, after, count, std::move(n));
  });
}
hipError_t hipGraphAddMemcpyNode1D(hipGraphNode_t* out, hipGraph_t g, const hipGraphNode_t* after,
                                   size_t count, void* to, const void* from, size_t size,
                                   hipMemcpyKind kind) {
  return call([&] {
    if (to == nullptr || from == nullptr || size == 0) return hipErrorInvalidValue;
    return add_node(out, g, after, count, copy_node(to, from, {size}, kind));
  });
}
hipError_t hipGraphAddMemcpyNode(hipGraphNode_t* out, hipGraph_t g, const hipGraphNode_t* after, size_t count,
                                 const hipMemcpy3DParms* p) {
  return call([&] {
    graph_node n;
    const hipError_t error = copy_node_of(p, n);
    return error != hipSuccess ? error : add_node(out, g, after, count, std::move(n));
  });
}
hipError_t hipGraphAddMemcpyNodeToSymbol(hipGraphNode_t* out, hipGraph_t g, const hipGraphNode_t* after,
                                         size_t count, const void* symbol, const void* from, size_t size,
                                         size_t offset, hipMemcpyKind kind) {
  return call([&] {
    char* to = nullptr;
    const hipError_t error = symbol_address(symbol, size, offset, to);
    if (error != hipSuccess) return error;
    if (from == nullptr) return hipErrorInvalidValue;
    return add_node(out, g, after, count, copy_node(to, from, {size}, kind));
  });
}
hipError_t hipGraphAddMemcpyNodeFromSymbol(hipGraphNode_t* out, hipGraph_t g, const hipGraphNode_t* after,
                                           size_t count, void* to, const void* symbol, size_t size,
                                           size_t offset, hipMemcpyKind kind) {
  return call([&] {
    char* from = nullptr;
    const hipError_t error = symbol_address(symbol, size, offset, from);
    if (error != hipSuccess) return error;
    if (to == nullptr) return hipErrorInvalidValue;
    return add_node(out, g, after, count, copy_node(to, from, {size}, kind));
  });
}
hipError_t hipGraphAddMemsetNode(hipGraphNode_t* out, hipGraph_t g, const hipGraphNode_t* after, size_t count,
                                 const hipMemsetParams* p) {
  return call([&] {
    graph_node n;
    const hipError_t error = fill_node_of(p, n);
    return error != hipSuccess ? error : add_node(out, g, after, count, std::move(n));
  });
}
hipError_t hipGraphAddHostNode(hipGraphNode_t* out, hipGraph_t g, const hipGraphNode_t* after, size_t count,
                               const hipHostNodeParams* p) {
  return call([&] {
    graph_node n;
    const hipError_t error = host_node_of(p, n);
    return error != hipSuccess ? error : add_node(out, g, after, count, std::move(n));
  });
}
hipError_t hipGraphAddEmptyNode(hipGraphNode_t* out, hipGraph_t g, const hipGraphNode_t* after,
                                size_t count) {
  return call([&] { return add_node(out, g, after, count, {}); });
}
hipError_t hipGraphAddEventRecordNode(hipGraphNode_t* out, hipGraph_t g, const hipGraphNode_t* after,
                                      size_t count, hipEvent_t event) {
  return call([&] {
    graph_node n;
    n.type = hipGraphNodeTypeEventRecord;
    n.action = [event](hipStream_t s) { (void)hipEventRecord(event, s); };
    return event == nullptr ? hipErrorInvalidValue : add_node(out, g, after, count, std::move(n));
  });
}
hipError_t hipGraphAddEventWaitNode(hipGraphNode_t* out, hipGraph_t g, const hipGraphNode_t* after,
                                    size_t count, hipEvent_t event) {
  return call([&] {
    graph_node n;
    n.type = hipGraphNodeTypeWaitEvent;
    n.action = [event](hipStream_t s) { (void)hipStreamWaitEvent(s, event, 0); };
    return event == nullptr ? hipErrorInvalidValue : add_node(out, g, after, count, std::move(n));
  });
}
hipError_t hipGraphKernelNodeSetParams(hipGraphNode_t handle, const hipKernelNodeParams* params) {
  return call([&] {
    graph_node* n = node_of(handle);
    return n == nullptr || !n->launch ? hipErrorInvalidValue : set_launch(params, n->launch);
  });
}

hipError_t hipGraphInstantiate(hipGraphExec_t* out, hipGraph_t g, hipGraphNode_t* wrong, char*, size_t) {
  return call([&] {
    if (wrong != nullptr) *wrong = nullptr;
    return give_instance(out, g);
  });
}
hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t* out, hipGraph_t g, unsigned long long) {
  return call([&] { return give_instance(out, g); });
}
hipError_t hipGraphInstantiateWithParams(hipGraphExec_t* out, hipGraph_t g, hipGraphInstantiateParams* p) {
  return call([&] {
    if (p == nullptr) return hipErrorInvalidValue;
    p->errNode_out = nullptr;
    const hipError_t error = give_instance(out, g);
    p->result_out = error == hipSuccess ? hipGraphInstantiateSuccess : hipGraphInstantiateError;
    return error;
  });
}
hipError_t hipGraphUpload(hipGraphExec_t handle, hipStream_t) {
  return call([&] { return instance_of(handle) == nullptr ? hipErrorInvalidValue : hipSuccess; });
}
hipError_t hipGraphExecDestroy(hipGraphExec_t handle) {
  return call([&] {
    const auto dropped = instance_of(handle); // until the lock is free: its memory waits for launches
    instance_table& t = the_instances();
    const std::lock_guard guard(t.lock);
    return t.kept.erase(handle) != 0 ? hipSuccess : hipErrorInvalidValue;
  });
}
hipError_t hipGraphLaunch(hipGraphExec_t handle, hipStream_t stream) {
  return call([&] {
    const auto i = instance_of(handle);
    if (i == nullptr) return hipErrorInvalidValue;
    const auto s = stream_of(stream);
    if (s == nullptr) return hipErrorInvalidHandle;
    for (const instance::step& step : i->steps) {
      if (step.node.launch) {
        const hipError_t error = launch_in(stream, *step.node.launch);
        if (error != hipSuccess) return error;
      } else if (step.node.action) {
        step.node.action(stream);
      }
    }
    return hipSuccess;
  });
}
hipError_t hipGraphExecKernelNodeSetParams(hipGraphExec_t handle, hipGraphNode_t node,
                                           const hipKernelNodeParams* params) {
  return call([&] {
    const auto i = instance_of(handle);
    const graph_node* n = node_of(node);
    if (i == nullptr || n == nullptr) return hipErrorInvalidValue;
    for (instance::step& step : i->steps)
      if (step.of == n && step.node.launch) return set_launch(params, step.node.launch);
    return hipErrorInvalidValue;
  });
}
hipError_t hipGraphExecMemcpyNodeSetParams1D(hipGraphExec_t handle, hipGraphNode_t node, void* to,
                                             const void* from, size_t size, hipMemcpyKind kind) {
  return call([&] {
    if (to == nullptr || from == nullptr || size == 0) return hipErrorInvalidValue;
    return set_action(handle, node, copy_node(to, from, {size}, kind));
  });
}
hipError_t hipGraphExecMemcpyNodeSetParams(hipGraphExec_t handle, hipGraphNode_t node, hipMemcpy3DParms* p) {
  return call([&] {
    graph_node n;
    const hipError_t error = copy_node_of(p, n);
    return error != hipSuccess ? error : set_action(handle, node, n);
  });
}
hipError_t hipGraphExecMemsetNodeSetParams(hipGraphExec_t handle, hipGraphNode_t node,
                                           const hipMemsetParams* p) {
  return call([&] {
    graph_node n;
    const hipError_t error = fill_node_of(p, n);
    return error != hipSuccess ? error : set_action(handle, node, n);
  });
}
hipError_t hipGraphExecHostNodeSetParams(hipGraphExec_t handle, hipGraphNode_t node,
                                         const hipHostNodeParams* p) {
  return call([&] {
    graph_node n;
    const hipError_t error = host_node_of(p, n);
    return error != hipSuccess ? error : set_action(handle, node, n);
  });
}
/// The instance takes the graph's parameters; its nodes must be of the same kinds in the same order.
hipError_t hipGraphExecUpdate(hipGraphExec_t handle, hipGraph_t graph_handle, hipGraphNode_t* wrong,
                              hipGraphExecUpdateResult* result) {
  return call([&] {
    const auto i = instance_of(handle);
    const auto g = graph_of(graph_handle);
    if (i == nullptr || g == nullptr || result == nullptr) return hipErrorInvalidValue;
    if (wrong != nullptr) *wrong = nullptr;
    const auto made = instantiate(*g);
    const auto same = [](const instance::step& a, const instance::step& b) {
      return a.node.type == b.node.type && a.node.after.size() == b.node.after.size();
    };
    if (made == nullptr ||
        !std::equal(i->steps.begin(), i->steps.end(), made->steps.begin(), made->steps.end(), same)) {
      *result = hipGraphExecUpdateErrorTopologyChanged;
      return hipErrorGraphExecUpdateFailure;
    }
    for (size_t k = 0; k < i->steps.size(); ++k) {
      i->steps[k].node.launch = made->steps[k].node.launch;
      i->steps[k].node.action = made->steps[k].node.action;
    }
    *result = hipGraphExecUpdateSuccess;
    return hipSuccess;
  });
}

} // extern "C"
