// SPDX-License-Identifier: MIT
// What a kernel's parts pass to one another: VGPRs owned by another handle.
#pragma once

#include <kiln/author/builder.hpp>

namespace kiln::kernel {

template<class T, u32... Shape> using vector_handle = author::handle<ir::bank::vgpr, T, Shape...>;

} // namespace kiln::kernel
