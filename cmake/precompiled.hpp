// SPDX-License-Identifier: MIT
// What kiln_add_kernels precompiles: Kiln. A file that defines one of these macros itself comes too late for headers that are
// read already. Poisoned, the macro is an error there, and compile_device_code.cmake compiles the file with the headers' text.
#include <kiln/hip.hpp>

#if !defined KILN_DEBUG_LINES
#pragma GCC poison KILN_DEBUG_LINES
#endif
#if !defined KILN_SHOW_CALLS
#pragma GCC poison KILN_SHOW_CALLS
#endif
#if !defined KILN_SHOW_WARNINGS
#pragma GCC poison KILN_SHOW_WARNINGS
#endif
#if !defined KILN_MOST_INSTRUCTIONS
#pragma GCC poison KILN_MOST_INSTRUCTIONS
#endif
