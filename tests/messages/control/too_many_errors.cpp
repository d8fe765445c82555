// SPDX-License-Identifier: MIT
// Two errors where the file states one: the harness must object.
// harness: the compiler reported 2 errors, not 1
// errors: 1
// expect: first mistake
static_assert(sizeof(int) == 8, "first mistake");
static_assert(sizeof(int) == 16, "second mistake");
