// SPDX-License-Identifier: MIT
// Conversions and an atomic addition of bf16, compiled for the device by both of clang's evaluators.
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout rows = tile::layout_of("item[n1 n2 n4 m16] lane[m1 m2 m4 m8 n8 n16]"),
                       by_exchange = tile::layout_of("item[n1 n2 m8 m2] lane[m1 n4 m4 m16 n8 n16]"),
                       by_dpp = tile::layout_of("item[n1 m16 n2 n4] lane[m2 m1 m4 m8 n8 n16]"),
                       by_lds_exchange = tile::layout_of("item[n1 n2 n8 m16] lane[m1 m2 m4 m8 n4 n16]"),
                       by_bpermute = tile::layout_of("item[n1 n2 n4 m16] lane[m8 m2 m4 m1 n8 n16]"),
                       by_lds = tile::layout_of("item[m1 m2 m4 m8] lane[n1 n2 n4 n8 n16 m16]");

constexpr void converting(builder k, arg<__bf16*> y, arg<const __bf16*> x) {
  const tile::tensor from(x, {{'m', 32}, {'n', 32}});
  const tile::tensor to(y, {{'m', 32}, {'n', 32}});
  const tile::lds_tile<bf16, tile::exchange_layout<rows, by_lds, bf16>> exchange(k);
  auto t = tile::load<rows>(k, from, {0, 0});
  tile::store(k, to, {0, 0}, tile::converted<by_exchange>(k, t, exchange));
  tile::store(k, to, {0, 0}, tile::converted<by_dpp>(k, t, exchange));
  tile::store(k, to, {0, 0}, tile::converted<by_lds_exchange>(k, t, exchange));
  tile::store(k, to, {0, 0}, tile::converted<by_bpermute>(k, t, exchange));
  tile::store(k, to, {0, 0}, tile::converted<by_lds>(k, t, exchange));
  tile::atomic_add(k, to, {0, 0}, t);
}

KILN_KERNEL(converting, block_size<64>);
