// SPDX-License-Identifier: MIT
#include <kiln/hip.hpp>

using namespace kiln::dsl;

constexpr void mistake(builder k) { k.s_nop(16); }

KILN_KERNEL(mistake, block_size<64>);
