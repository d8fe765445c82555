// SPDX-License-Identifier: MIT
// From the type of a kernel function to the type of its __global__ entry.
#pragma once

#include <kiln/compile/signature.hpp>
#include <kiln/device/declaration.hpp>

namespace kiln::device {

/// The entry takes each argument by value, so that the kernel argument segment is laid out like a C struct.
template<class Types> struct entry_of;
template<class... Host> struct entry_of<compile::host_types<Host...>> {
  using type = void(Host...);
};

template<auto Function>
using entry_type = entry_of<typename compile::signature<decltype(Function)>::types>::type;

} // namespace kiln::device
