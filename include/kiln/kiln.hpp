// SPDX-License-Identifier: MIT
// What a kernel's author includes: registers, control flow, memory, and every instruction of gfx90a, gfx942 and gfx950.
#pragma once

#include <kiln/support/compiler.hpp>

#if defined KILN_COMPILER_IS_NEW_ENOUGH // after the one message of compiler.hpp, no others
// Warnings about Kiln are its tests' matter, and clang takes a thirtieth of an empty kernel's time to look for them. To the
// compiler this file, and what it includes first, belong to the system: the author's own warnings are as before. The file
// that is compiled itself, as a precompiled header's, cannot be told so.
#if __INCLUDE_LEVEL__ != 0 && !defined KILN_SHOW_WARNINGS
#pragma clang system_header
#endif
#include <kiln/author/dsl.hpp>
#if !defined __HIP__ || defined __HIP_DEVICE_COMPILE__ // HIP's host pass compiles no kernel
#include <kiln/compile/image.hpp>
#include <kiln/compile/kernel.hpp>
#endif
#endif
