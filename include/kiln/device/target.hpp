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

#if defined __HIP_DEVICE_COMPILE__
static_assert(isa::is_compiled_for(target) && isa::is_compiled_for(isa::arch::gfx90a) +
                                                      isa::is_compiled_for(isa::arch::gfx942) +
                                                      isa::is_compiled_for(isa::arch::gfx950) ==
                                                  1,
              "isa::is_compiled_for() and this file know the same targets");
#endif

} // namespace kiln::device
