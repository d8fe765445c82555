// SPDX-License-Identifier: MIT
// Tiles to LDS while the kernel goes on: bounds, promises, swizzles, each target's widths, and a ring of slots.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/async_load.hpp>
#include <kiln/tile/ring.hpp>
#include <kiln/tile/swizzle/solve_swizzle.hpp>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace tile = kiln::tile;
namespace sim = kiln::sim;
namespace ir = kiln::ir;
namespace isa = kiln::isa;

constexpr tile::layout plain = tile::row_major('m', 6, 'k', 6);
/// Operands of 16x16x32: a lane reads 8 neighbours along k.
constexpr tile::layout operand = tile::layout_of("item[k1 k2 k4 k32] lane[m1 m2 m4 m8 k8 k16] wave[m16 m32]");
constexpr tile::tile_access reads[] = {{{isa::arch::gfx942, 16}, operand},
                                       {{isa::arch::gfx950, 16}, operand}};
constexpr tile::swizzle_solution solution = tile::solve_swizzle(plain, 6, 16, reads);
constexpr tile::layout swizzled = tile::swizzled(plain, solution.swizzle);
static_assert(solution.conflicts == 0);

struct shape {
  u32 rows, columns, stride;
};
struct outcome {
  bool direct = false;
  u64 conflicts = 0;
  u32 instructions = 0; ///< of LDS-DMA
};

/// Copies (rows, columns) by tiles of 64 x 64 that go to LDS as layout L says. `multiple` is promised of columns and strides.
template<class T, tile::layout L, tile::layout Memory>
outcome copies(isa::arch a, u32 rows, u32 columns, u32 stride, u32 multiple, bool known = false) {
  outcome out;
  const ir::program p = compiled<T*, const T*, int, int, int>(
      a, 256, [&](builder k, arg<T*> y, arg<const T*> x, arg<int> m, arg<int> n, arg<int> ld) {
        const tile::uniform width = known ? tile::uniform(columns) : tile::uniform(n, multiple),
                            pitch = known ? tile::uniform(stride) : tile::uniform(ld, multiple);
        const tile::tensor from(x, {{'m', m, pitch}, {'k', width}});
        const tile::tensor to(y, {{'m', m, pitch}, {'k', width}});
        auto row = k.block_idx.x * 64;
        auto column = k.block_idx.y * 64;
        (void)k.lds<kiln::u8>(4096); // the tile does not begin at LDS's begin
        const tile::lds_tile<tile::number_of<T>, Memory> here(k);
        const auto loads = tile::async_load<L>(k, here, from, {row, column});
        out.direct = loads.is_direct();
        loads.wait();
        k.barrier();
        tile::store(k, to, {row, column}, tile::load<operand>(k, here));
      });
  for (const ir::instruction& in : p.code)
    out.instructions += (isa::rows[in.row].flags & isa::flag::lds_dma) != 0;
  std::vector<T> x(rows * stride), y(rows * stride);
  for (u32 i = 0; i < x.size(); ++i) x[i] = static_cast<T>(i * 7 + 1);
  const sim::result r = sim::run(p, {.grid = {(rows + 63) / 64, (columns + 63) / 64}, .threads = 1},
                                 sim::buffer<T>(y.data(), y.size()), sim::buffer<const T>(x.data(), x.size()),
                                 static_cast<i32>(rows), static_cast<i32>(columns), static_cast<i32>(stride));
  const text_buffer text = r.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(r.ok);
  u32 wrong = 0;
  for (u32 i = 0; i < y.size(); ++i) wrong += y[i] != (i % stride < columns ? x[i] : T(0));
  INFO(rows << " rows, " << columns << " columns of " << sizeof(T) << " bytes on " << isa::facts_of(a).name);
  CHECK(wrong == 0);
  for (const sim::memory_counters& m : r.counters.memory) out.conflicts += m.lds_conflict_cycles;
  return out;
}

constexpr tile::layout wide = tile::dma_source(swizzled, 16, 16, 2),
                       narrow = tile::dma_source(swizzled, 16, 4, 2);

TEST_CASE("tiles come to LDS without registers, in the widths of the target") {
  for (const isa::arch a : all_archs) {
    const bool has_16 = a == isa::arch::gfx950;
    for (const bool known : {true, false})
      for (const shape& s : {shape{64, 64, 64}, shape{70, 136, 144}, shape{1, 8, 8}}) {
        const outcome of_16 = copies<kiln::u16, wide, swizzled>(a, s.rows, s.columns, s.stride, 8, known);
        CHECK(of_16.direct == has_16);
        CHECK(of_16.instructions == (has_16 ? 2 : 0));
        const outcome of_4 = copies<kiln::u16, narrow, swizzled>(a, s.rows, s.columns, s.stride, 8, known);
        CHECK(of_4.direct);
        CHECK(of_4.instructions == 8);
        if (a == isa::arch::gfx90a) continue; // its phases are not published
        CHECK(of_4.conflicts == 0);
        CHECK((!of_16.direct || of_16.conflicts == 0));
      }
    CHECK(copies<kiln::u16, wide, plain>(a, 70, 136, 144, 8).conflicts != 0); // what the swizzle is for
  }
}
TEST_CASE("what LDS-DMA can't load goes through registers") {
  for (const isa::arch a : all_archs) {
    // Rows of odd numbers, of which nothing is known, and of which only 4 bytes are.
    CHECK(!copies<kiln::u16, wide, swizzled>(a, 70, 135, 137, 1).direct);
    CHECK(!copies<kiln::u16, narrow, swizzled>(a, 70, 135, 137, 1).direct);
    CHECK(!copies<kiln::u16, wide, swizzled>(a, 66, 70, 74, 2).direct);
    CHECK(copies<kiln::u16, narrow, swizzled>(a, 66, 70, 74, 2).direct);
    // Items that are not neighbours in LDS.
    CHECK(!copies<kiln::u16, operand, swizzled>(a, 70, 136, 144, 8).direct);
  }
}
TEST_CASE("tiles of each size of number come to LDS by dwords") {
  for (const isa::arch a : all_archs) {
    CHECK(copies<float, tile::dma_source(plain, 32, 4, 2), plain>(a, 65, 67, 70, 1).direct);
    CHECK(copies<kiln::u8, tile::dma_source(plain, 8, 4, 2), plain>(a, 65, 68, 72, 4).direct);
    CHECK(!copies<double, tile::dma_source(plain, 64, 16, 2), plain>(a, 65, 67, 70, 1).direct);
    CHECK(copies<double, tile::dma_source(plain, 64, 16, 2), plain>(a, 65, 66, 70, 2).direct ==
          (a == isa::arch::gfx950));
  }
}

/// Sums along k of tiles that run through a ring of three slots, two tiles ahead.
template<tile::layout L> void sums_rows(isa::arch a, u32 rows, u32 depth) {
  const ir::program p = compiled<float*, const kiln::u16*, int, int>(
      a, 256, [&](builder k, arg<float*> y, arg<const kiln::u16*> x, arg<int> m, arg<int> n) {
        const tile::uniform width(n, 8);
        const tile::tensor from(x, {{'m', m}, {'k', width}});
        auto row = k.block_idx.x * 64;
        kiln::lds_ring ring(k, 3, 64 * 64 * 2);
        const auto in_slot = tile::lds_tile<kiln::u16, swizzled>::at(0);
        auto loads = tile::async_access_of<L>(k, in_slot, from, {row, 0}, 'k');
        auto loaded = k.make_token();
        const auto load = [&](u32 ahead) {
          ring.load(loaded, ahead, [&](const sgpr<u32>& slot) { loads.load_from_slot(slot); });
          loads.advance('k', 64);
        };
        auto sum = k.vgpr<u32>(0);
        auto from_lds = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 32); // a quarter of a row, in any order of k
        auto left = k.sgpr<i32>(n);
        load(0);
        load(1);
        k.while_([&] { return left > 0; },
                 [&] {
                   k.wait(loaded, kiln::younger(1));
                   k.barrier();
                   load(2);
                   ring.read(0, [&](const sgpr<u32>& slot) {
                     auto at = k.vgpr<u32>(from_lds + slot);
                     auto part = k.vgpr<u32, 4>();
                     for (u32 i = 0; i < 2; ++i) {
                       k.ds_read_b128(part, at, kiln::offset(16 * i));
                       for (u32 j = 0; j < 4; ++j) sum += (part[j] & 0xffffu) + (part[j] >> 16);
                     }
                   });
                   ring.advance();
                   left -= 64;
                 });
        y[k.block_idx.x * 256 + k.thread_idx.x] = convert<f32>(sum);
      });
  std::vector<kiln::u16> x(rows * depth);
  for (u32 i = 0; i < x.size(); ++i) x[i] = static_cast<kiln::u16>(i % 251);
  const u32 groups = (rows + 63) / 64;
  std::vector<float> y(groups * 256);
  run_clean(p, groups, sim::buffer<float>(y.data(), y.size()),
            sim::buffer<const kiln::u16>(x.data(), x.size()), static_cast<i32>(rows),
            static_cast<i32>(depth));
  for (u32 i = 0; i < groups * 64; ++i) {
    float wanted = 0, found = 0;
    for (u32 j = 0; i < rows && j < depth; ++j) wanted += x[i * depth + j];
    for (u32 j = 0; j < 4; ++j) found += y[i * 4 + j];
    INFO("row " << i << " on " << isa::facts_of(a).name);
    CHECK(found == wanted);
  }
}
TEST_CASE("a ring of slots is loaded ahead") {
  for (const isa::arch a : all_archs)
    for (const u32 depth : {8u, 64u, 200u, 320u}) {
      sums_rows<narrow>(a, 70, depth);
      if (a == isa::arch::gfx950) sums_rows<wide>(a, 70, depth);
    }
}

} // namespace
