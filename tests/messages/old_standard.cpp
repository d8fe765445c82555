// SPDX-License-Identifier: MIT
// C++17 gets one message.
// flags: -std=c++17
// errors: 1
// expect: error: "Kiln needs C++20: compile with -std=c++20 or later"
#include <kiln/hip.hpp>
