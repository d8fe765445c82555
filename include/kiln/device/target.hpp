// SPDX-License-Identifier: MIT
// The architecture that this device pass compiles for.
#pragma once

#include <kiln/isa/arch.hpp>

namespace kiln::device {

#if defined __gfx90a__
inline constexpr isa::arch target = isa::arch::gfx90a;
#elif defined __gfx942__
inline constexpr isa::arch target = isa::arch::gfx942;
#elif defined __gfx950__
inline constexpr isa::arch target = isa::arch::gfx950;
#elif defined __HIP_DEVICE_COMPILE__
#error "Kiln compiles for gfx90a, gfx942 and gfx950: take the other --offload-arch away"
#endif

} // namespace kiln::device
