// SPDX-License-Identifier: MIT
#include "graph.hpp"

namespace kiln::hip_runtime {

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
