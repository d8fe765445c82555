// SPDX-License-Identifier: MIT
// A transpose through LDS by tiles: widths from 1 to 8 bytes, swizzled and plain.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/memory/lds.hpp>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace tile = kiln::tile;
namespace sim = kiln::sim;
namespace ir = kiln::ir;

constexpr tile::layout rows = tile::layout_of("item[n1 n2 m16 m32] lane[n4 n8 n16 n32 m1 m2] wave[m4 m8]");
constexpr tile::layout columns = tile::layout_of("item[m1 m2 n16 n32] lane[m4 m8 m16 m32 n1 n2] wave[n4 n8]");
constexpr tile::layout plain = tile::row_major('m', 6, 'n', 6);
/// Groups of 4 elements are at their number exclusive-or row / 4.
constexpr tile::layout swizzled =
    tile::layout_of("offset[n1 n2 n4 n8 n16 n32 m1 m2 m4^n4 m8^n8 m16^n16 m32^n32]");

/// Bank conflict cycles of the LDS accesses.
template<class T, tile::layout Memory> u64 transposes(isa::arch a) {
  constexpr u32 height = 100, width = 132;
  const ir::program p = compiled<T*, const T*>(a, 256, [&](builder k, arg<T*> y, arg<const T*> x) {
    const tile::tensor from(x, {{'m', height}, {'n', width}});
    const tile::tensor to(y, {{'n', width}, {'m', height}});
    const tile::lds_tile<tile::number_of<T>, Memory> exchange(k);
    auto row = k.block_idx.x * 64;
    auto column = k.block_idx.y * 64;
    tile::store(k, exchange, tile::load<rows>(k, from, {row, column}));
    k.barrier();
    tile::store(k, to, {column, row}, tile::load<columns>(k, exchange));
  });
  std::vector<T> x(height * width), y(height * width);
  for (u32 i = 0; i < x.size(); ++i) x[i] = static_cast<T>(i * 7 + 1);
  const sim::result r = sim::run(p, {.grid = {2, 3}, .threads = 1}, sim::buffer<T>(y.data(), y.size()),
                                 sim::buffer<const T>(x.data(), x.size()));
  const text_buffer text = r.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(r.ok);
  u32 wrong = 0;
  for (u32 i = 0; i < height; ++i)
    for (u32 j = 0; j < width; ++j) wrong += y[j * height + i] != x[i * width + j];
  INFO(sizeof(T) << " bytes on " << isa::facts_of(a).name);
  CHECK(wrong == 0);
  u64 conflicts = 0;
  for (const sim::memory_counters& m : r.counters.memory) conflicts += m.lds_conflict_cycles;
  return conflicts;
}

TEST_CASE("tiles pass through LDS in any layout") {
  for (const isa::arch a : all_archs) {
    CHECK(transposes<float, plain>(a) > transposes<float, swizzled>(a));
    transposes<kiln::u16, plain>(a);
    transposes<kiln::u16, swizzled>(a);
    transposes<kiln::u8, swizzled>(a);
    transposes<double, swizzled>(a);
  }
}

TEST_CASE("a tile that does not begin at LDS's begin, and one beyond 64 KiB") {
  for (const u32 before : {4096u + 16u, 66u * 1024u}) {
    const isa::arch a = before < 65536 ? isa::arch::gfx942 : isa::arch::gfx950;
    const ir::program p =
        compiled<float*, const float*>(a, 256, [&](builder k, arg<float*> y, arg<const float*> x) {
          const tile::tensor from(x, {{'m', 64}, {'n', 64}});
          const tile::tensor to(y, {{'n', 64}, {'m', 64}});
          (void)k.lds<kiln::u8>(before);
          const tile::lds_tile<f32, swizzled> exchange(k);
          tile::store(k, exchange, tile::load<rows>(k, from, {0, 0}));
          k.barrier();
          tile::store(k, to, {0, 0}, tile::load<columns>(k, exchange));
        });
    std::vector<float> x(64 * 64), y(64 * 64);
    for (u32 i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i);
    run_clean(p, 1, sim::buffer<float>(y.data(), y.size()), sim::buffer<const float>(x.data(), x.size()));
    u32 wrong = 0;
    for (u32 i = 0; i < 64; ++i)
      for (u32 j = 0; j < 64; ++j) wrong += y[j * 64 + i] != x[i * 64 + j];
    CHECK(wrong == 0);
  }
}

} // namespace
