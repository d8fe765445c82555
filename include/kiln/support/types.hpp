// SPDX-License-Identifier: MIT
// Fixed-width integer names. A kernel's translation unit includes no standard header: they cost 0.5 s.
#pragma once

namespace kiln {

using u8 = unsigned char;
using u16 = unsigned short;
using u32 = unsigned int;
using u64 = unsigned long long;
using i8 = signed char;
using i16 = short;
using i32 = int;
using i64 = long long;
using f32 = float;
using f64 = double;

// 128 bits are as cheap as 32 in constant evaluation. Compare with 0 explicitly: clang 22's bytecode interpreter
// truncates the conversion to bool.
using u128 = unsigned __int128;

static_assert(sizeof(u32) == 4 && sizeof(u64) == 8);

} // namespace kiln
