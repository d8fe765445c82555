// SPDX-License-Identifier: MIT
// Strides of tensors at their borders: exact from 4 GiB on, multiples of those that are left out, limits at a launch.
#include "program/large_array.hpp"
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace tile = kiln::tile;
namespace sim = kiln::sim;
namespace ir = kiln::ir;

constexpr tile::layout one_row = tile::layout_of("item[] lane[n1 n2 n4 n8 n16 n32]");

template<class T> struct marked_row {
  large_array memory;
  std::vector<T> x = std::vector<T>(64);
  /// 64 numbers from element `first` on.
  explicit marked_row(u64 first) {
    for (u32 i = 0; i < 64; ++i) memory.as<T>()[first + i] = x[i] = static_cast<T>(i * 7 + 1);
  }
  /// What one wave copies by the program: y, the memory, an i32 and an i32.
  bool is_copied_by(const ir::program& p, u32 row, u32 pitch) const {
    std::vector<T> y(64);
    run_clean(p, 1, sim::buffer<T>(y.data(), 64),
              sim::buffer<const T>(memory.as<T>(), large_array::bytes / sizeof(T)), static_cast<i32>(row),
              static_cast<i32>(pitch));
    return x == y;
  }
};

/// Row `row` of rows of `pitch` elements, either a number or an argument.
template<class T> void copies_row(u32 row, u32 pitch) {
  const marked_row<T> rows(u64{row} * pitch);
  for (const isa::arch a : all_archs)
    for (u32 known = 0; known < 4; ++known) {
      const ir::program p = compiled<T*, const T*, int, int>(
          a, 64, [&](builder k, arg<T*> y, arg<const T*> in, arg<int> first, arg<int> stride) {
            const tile::tensor from(
                in, {{'m', 16, (known & 1) != 0 ? tile::uniform(pitch) : tile::uniform(stride)}, {'n', 64}});
            const tile::tensor to(y, {{'n', 64}});
            const tile::uniform origin = (known & 2) != 0 ? tile::uniform(row) : tile::uniform(first);
            tile::store(k, to, {0}, tile::load<one_row>(k, from, {origin, 0}));
          });
      INFO("row " << row << " of " << pitch << ", known " << known);
      CHECK(rows.is_copied_by(p, row, pitch));
    }
}

TEST_CASE("rows of 2 GiB to 8 GiB are where they are") {
  copies_row<float>(3, (1u << 29) + 4);
  copies_row<float>(2, (1u << 30) - 4);
  copies_row<float>(2, 1u << 30);
  copies_row<float>(2, (1u << 30) + 4);
  copies_row<float>(1, 0x7fff'ffffu);
  copies_row<double>(2, 1u << 29);
  copies_row<double>(1, (1u << 29) + 2);
  copies_row<double>(1, (1u << 30) + 2);
}

TEST_CASE("a tensor's default strides are exact from 4 GiB on") {
  constexpr u32 side = 1u << 15; // of f32: 4 GiB in two axes
  const marked_row<float> rows(u64{2} * side * side + 5 * side);
  for (const isa::arch a : all_archs)
    for (const bool known : {true, false}) {
      const ir::program p = compiled<float*, const float*, int, int>(
          a, 64, [&](builder k, arg<float*> y, arg<const float*> in, arg<int> first, arg<int> n) {
            const tile::uniform extent = known ? tile::uniform(side) : tile::uniform(n);
            const tile::tensor from(in, {{'b', 3}, {'m', extent}, {'n', extent}});
            const tile::tensor to(y, {{'n', 64}});
            tile::store(k, to, {0}, tile::load<one_row>(k, from, {first, 5, 0}));
          });
      CHECK(rows.is_copied_by(p, 2, side));
    }
}

TEST_CASE("an access moves along rows of 4 GiB that its tile has none of") {
  constexpr u32 pitch = 1u << 30; // floats
  const marked_row<float> rows(u64{2} * pitch);
  for (const isa::arch a : all_archs)
    for (const bool known : {true, false}) {
      const ir::program p = compiled<float*, const float*, int, int>(
          a, 64, [&](builder k, arg<float*> y, arg<const float*> in, arg<int> steps, arg<int> stride) {
            const tile::tensor from(
                in, {{'m', 3, known ? tile::uniform(pitch) : tile::uniform(stride)}, {'n', 64}});
            const tile::tensor to(y, {{'n', 64}});
            auto row = tile::access_of<one_row>(k, from, {0, 0}, 'm');
            k.for_(0, steps, 1, [&](const auto&) { row.advance('m', 1); });
            tile::register_tile<f32, one_row> t(k);
            row.load_to(t);
            tile::store(k, to, {0}, t);
          });
      CHECK(rows.is_copied_by(p, 2, pitch));
    }
}

/// Loads of 16 bytes of a kernel, and all its vector memory loads.
struct loads {
  u32 wide = 0, all = 0;
};
loads loads_of(const ir::program& p) {
  loads out;
  for (const ir::instruction& in : p.code) {
    const std::string name = isa::mnemonic_name(isa::rows[in.row].mnemonic).data;
    if (name.find("buffer_load") != 0) continue;
    ++out.all;
    out.wide += name.find("buffer_load_dwordx4") == 0;
  }
  return out;
}

TEST_CASE("a stride that is left out keeps what is promised of the extents inside") {
  constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 n16 m1 m2 m4]");
  const auto of = [&](isa::arch a, u32 of_m, u32 of_n) {
    return loads_of(compiled<float*, const float*, int, int>(
        a, 64, [&](builder k, arg<float*> y, arg<const float*> x, arg<int> m, arg<int> n) {
          const tile::tensor from(x,
                                  {{'b', 4}, {'m', tile::uniform(m, of_m)}, {'n', tile::uniform(n, of_n)}});
          const tile::tensor to(y, {{'m', 8}, {'n', 32}});
          tile::store(k, to, {0, 0}, tile::load<places>(k, from, {k.block_idx.x, 0, 0}));
        }));
  };
  for (const isa::arch a : all_archs) {
    const loads aligned = of(a, 1, 4), single = of(a, 1, 1), by_rows = of(a, 4, 1);
    CHECK(aligned.wide == 1);
    CHECK(aligned.all == 1);
    CHECK(single.wide == 0);
    CHECK(single.all == 4);
    CHECK(by_rows.all == 4); // the rows themselves begin anywhere
  }
}

TEST_CASE("a product of numbers that are not known is a multiple of the product of theirs") {
  (void)compiled<int, int>(isa::arch::gfx942, 64, [](builder, arg<int> m, arg<int> n) {
    const auto multiple = [&](u32 of_m, u32 of_n) {
      return tile::times(tile::uniform(m, of_m), tile::uniform(n, of_n)).multiple();
    };
    CHECK(multiple(1, 1) == 1);
    CHECK(multiple(4, 8) == 32);
    CHECK(multiple(12, 2) == 8);
    CHECK(multiple(1u << 20, 1u << 20) == 1u << 31);
    CHECK(tile::times(tile::uniform(m, 4), 24).multiple() == 32);
    CHECK(tile::times(0, tile::uniform(n)).multiple() == 1u << 31);
    CHECK(tile::plus(tile::uniform(m, 4), 24).multiple() == 4);
  });
}

/// What a launch says of a tensor (b,m,n) of f32 whose strides are left out, or that of m is `pitch`.
std::string launched_with(i32 b, i32 m, i32 n, u32 pitch = 0) {
  const ir::program p = compiled<float*, const float*, int, int, int>(
      isa::arch::gfx942, 64,
      [&](builder k, arg<float*> y, arg<const float*> x, arg<int> of_b, arg<int> of_m, arg<int> of_n) {
        const tile::tensor from(x, {{'b', of_b}, {'m', of_m, pitch}, {'n', of_n}});
        const tile::tensor to(y, {{'n', 64}});
        tile::store(k, to, {0}, tile::load<one_row>(k, from, {0, 0, 0}));
      });
  std::vector<float> x(64, 2.0f), y(64);
  const sim::result r = sim::run(p, {.grid = {1}, .threads = 1}, sim::buffer<float>(y.data(), 64),
                                 sim::buffer<const float>(x.data(), 64), b, m, n);
  const text_buffer text = r.text();
  return {text.data(), text.size()};
}

TEST_CASE("a launch is refused where a stride that is left out has over 31 bits, with the line") {
  CHECK(launched_with(2, 8, 64) == "");
  CHECK(launched_with(1, 0x7fff'ffff, 64) == ""); // of one matrix it moves nothing
  CHECK(launched_with(2, 0x7fff'ffff / 64, 64) == "");
  const std::string refused = launched_with(2, 1 << 16, 1 << 16);
  INFO(refused);
  CHECK(refused.find("the product of argument 3, argument 4 is 4294967296; as a stride it is at most "
                     "2147483647 (") != std::string::npos);
  CHECK(refused.find("tensor_strides_test.cpp:") != std::string::npos);
  CHECK(launched_with(2, 1 << 20, 64, 1 << 10) == "");
  CHECK(launched_with(2, 1 << 21, 64, 1 << 10).find("the product of argument 3, 1024 is 2147483648;") !=
        std::string::npos);
}

TEST_CASE("a launch whose tile would span more than 2 GiB is refused, with the line") {
  constexpr tile::layout two_rows = tile::layout_of("item[] lane[n1 n2 n4 n8 n16 m1]");
  const ir::program p = compiled<float*, const float*, int>(
      isa::arch::gfx942, 64, [&](builder k, arg<float*> y, arg<const float*> x, arg<int> stride) {
        const tile::tensor from(x, {{'m', 2, stride}, {'n', 32}});
        const tile::tensor to(y, {{'m', 2}, {'n', 32}});
        tile::store(k, to, {0, 0}, tile::load<two_rows>(k, from, {0, 0}));
      });
  std::vector<float> x(64, 2.0f), y(64);
  const auto run = [&](i32 stride) {
    const sim::result r = sim::run(p, {.grid = {1}, .threads = 1}, sim::buffer<float>(y.data(), 64),
                                   sim::buffer<const float>(x.data(), 64), stride);
    const text_buffer text = r.text();
    return std::string(text.data(), text.size());
  };
  CHECK(run(32) == "");
  CHECK(x == y);
  const std::string refused = run((1 << 28) + 1);
  INFO(refused);
  CHECK(refused.find("argument 2 is 268435457; the kernel assumes 0..268435456 (") != std::string::npos);
  CHECK(refused.find("tensor_strides_test.cpp:") != std::string::npos);
}

} // namespace
