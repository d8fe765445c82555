// SPDX-License-Identifier: MIT
// Everything of tiles that kernels are written with: docs/tiles.md. Each header may be included alone, which is faster.
#pragma once

#include <kiln/tile/block_order.hpp>
#include <kiln/tile/layout/change.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/matrix/operands.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/async_load.hpp>
#include <kiln/tile/memory/atomic_add.hpp>
#include <kiln/tile/memory/convert_in_lds.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/memory/lds.hpp>
#include <kiln/tile/memory/transposed_load.hpp>
#include <kiln/tile/pipeline.hpp>
#include <kiln/tile/pipeline_ping_pong.hpp>
#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/converted.hpp>
#include <kiln/tile/registers/map.hpp>
#include <kiln/tile/registers/mask.hpp>
#include <kiln/tile/registers/reduce.hpp>
#include <kiln/tile/swizzle/choose_lds_layout.hpp>
