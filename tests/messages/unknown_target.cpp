// SPDX-License-Identifier: MIT
// Another AMD target than Kiln's three.
// target: gfx1100
// headers: text
// expect: error: "Kiln compiles for gfx90a, gfx942 and gfx950: take the other --offload-arch away"
#include <kiln/device/target.hpp>
