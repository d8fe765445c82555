// SPDX-License-Identifier: MIT
// What a kernel's author includes: registers, control flow, memory, and every instruction of gfx90a, gfx942 and gfx950.
#pragma once

#include <kiln/support/compiler.hpp>

#if defined KILN_COMPILER_IS_NEW_ENOUGH // after the one message of compiler.hpp, no others
#include <kiln/build/cooperative_load.hpp>
#if !defined __HIP__ || defined __HIP_DEVICE_COMPILE__ // HIP's host pass compiles no kernel
#include <kiln/compile/image.hpp>
#include <kiln/compile/kernel.hpp>
#endif
#endif
