// SPDX-License-Identifier: MIT
// A compiler without constexpr strings in asm statements gets one message.
// compiler: g++
// errors: 1
// expect: error: #error "Kiln needs clang 22 or ROCm 7.2 or later: this compiler has no asm statements with constexpr strings"
#include <kiln/hip.hpp>
