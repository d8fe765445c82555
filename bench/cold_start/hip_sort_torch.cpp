// SPDX-License-Identifier: MIT
// The sort in HIP C++ as a PyTorch operator.
#include <ATen/ATen.h>
#include <torch/library.h>

extern "C" int sort_64_launch(float* out, const float* in, int count, void* stream);

namespace {

at::Tensor sort(const at::Tensor& in) {
  at::Tensor out = at::empty_like(in);
  TORCH_CHECK(sort_64_launch(out.mutable_data_ptr<float>(), in.const_data_ptr<float>(),
                             static_cast<int>(in.numel() / 64), nullptr) == 0);
  return out;
}

} // namespace

TORCH_LIBRARY(on_the_spot, library) { library.def("sort", sort); }
