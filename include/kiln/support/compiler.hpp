// SPDX-License-Identifier: MIT
// Refuses, with one message, a compiler that cannot build Kiln.
#pragma once

// The body of a kernel is text computed at compile time: asm statements must take constant expressions.
#if defined __has_extension
#if __has_extension(gnu_asm_constexpr_strings)
#define KILN_COMPILER_IS_NEW_ENOUGH 1
#endif
#endif

#if !defined KILN_COMPILER_IS_NEW_ENOUGH
#error "Kiln needs clang 22 or ROCm 7.2 or later: this compiler has no asm statements with constexpr strings"
#elif __cplusplus < 202002L
#error "Kiln needs C++20: compile with -std=c++20 or later"
#undef KILN_COMPILER_IS_NEW_ENOUGH
#endif
