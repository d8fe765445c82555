// SPDX-License-Identifier: MIT
// Conversions as instructions, in the simulator: random plans of every mover, and tiles of every width.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/convert_in_lds.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/reduce.hpp>

#include <random>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace tile = kiln::tile;
namespace sim = kiln::sim;
namespace ir = kiln::ir;
using kiln::u32;
using tile::layout_of;
using tile::mover;

constexpr u32 registers = 8;

/// The registers of all lanes that a layout gives, each element as its number: one register after another.
std::vector<u32> placed(const tile::layout& l, u32 element_bits) {
  const u32 each = element_bits < 32 ? 32 / element_bits : 1;
  std::vector<u32> out(registers * 64);
  for (u32 lane = 0; lane < 64; ++lane)
    for (u32 item = 0; item < 1u << l.bits(tile::place::item); ++item)
      out[item / each * 64 + lane] |= l.element(item, lane) << item % each * element_bits;
  return out;
}

/// Carries out a plan by its instructions, and returns how many there are without loads and stores.
u32 carries_out(const tile::conversion_plan& plan, const tile::layout& from, const tile::layout& to,
                u32 element_bits, isa::arch a) {
  const u32 each = element_bits < 32 ? 32 / element_bits : 1;
  const u32 from_count = (1u << from.bits(tile::place::item)) / each,
            to_count = (1u << to.bits(tile::place::item)) / each;
  const ir::program p =
      compiled<u32*, u32*, const u32*>(a, 64, [&](builder k, arg<u32*> y, arg<u32*> z, arg<const u32*> x) {
        auto in = k.vgpr<kiln::u32, registers>(), out = k.vgpr<kiln::u32, registers>();
        for (u32 r = 0; r < from_count; ++r) in[r] = x[k.thread_idx.x + static_cast<i32>(64 * r)];
        tile::conversion_writer(k, plan, kiln::source::here())
            .run(in.first_dword(), from_count, out.first_dword(), to_count, 1);
        for (u32 r = 0; r < to_count; ++r) y[k.thread_idx.x + static_cast<i32>(64 * r)] = out[r];
        for (u32 r = 0; r < from_count; ++r) z[k.thread_idx.x + static_cast<i32>(64 * r)] = in[r];
      });
  const std::vector<u32> x = placed(from, element_bits), expected = placed(to, element_bits);
  std::vector<u32> y(registers * 64), z(registers * 64);
  run_clean(p, 1, sim::buffer<u32>(y.data(), y.size()), sim::buffer<u32>(z.data(), z.size()),
            sim::buffer<const u32>(x.data(), x.size()));
  CHECK(y == expected);
  CHECK(z == x); // the source is as it was
  return p.code.size();
}

tile::layout shuffled(const tile::layout& l, std::mt19937& draw, u32 exchanges) {
  tile::layout out = l;
  for (u32 n = 0; n < exchanges; ++n)
    std::swap(out.map.images[draw() % out.map.inputs], out.map.images[draw() % out.map.inputs]);
  return out;
}

TEST_CASE("random conversions by their instructions") {
  std::mt19937 draw(7);
  u32 by[9] = {};
  for (u32 n = 0; n < 1500; ++n) {
    const u32 element_bits = 8u << n % 3;
    // At most 256 elements of 8 bits: of copies there are more.
    const tile::layout from = layout_of(element_bits == 8    ? "item[k1 k2 k4] lane[m1 m2 0 m4 m8 k8] of[m16]"
                                        : element_bits == 16 ? "item[k1 k2 k4 k8] lane[m1 m2 m4 m8 k16 k32]"
                                                             : "item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]");
    tile::layout to = shuffled(from, draw, 1 + n % 4);
    if (n % 7 == 0) to.map.images[draw() % to.map.inputs] = 0;
    if (n % 5 == 0) to = from, to.map.constant = from.map(draw() & tile::mask_of_bits(from.map.inputs));
    if (n % 8 == 3) // what lanes have, in items
      to = from, to.map.images[draw() % 2 + (element_bits == 32 ? 1 : 2)] = to.map.images[4 + draw() % 6];
    if (n % 9 == 4) std::swap((to = from).map.images[3], to.map.images[4]);
    const isa::arch a = all_archs[draw() % 3];
    const tile::conversion_plan plan = tile::plan_conversion(from, to, element_bits, a);
    if (!plan.exists || plan.uses(mover::lds)) continue;
    const text_buffer text = text_of(plan);
    INFO(element_bits << " bits on " << isa::facts_of(a).name << "\n"
                      << std::string(text.data(), text.size()));
    carries_out(plan, from, to, element_bits, a);
    for (u32 i = 0; i < plan.count; ++i) ++by[static_cast<u32>(plan.moves[i].by)];
  }
  for (u32 m = 0; m < static_cast<u32>(mover::lds); ++m) {
    INFO(tile::mover_names[m]);
    CHECK(by[m] > 10);
  }
}

TEST_CASE("bytes of four registers change places by two instructions each") {
  const tile::layout from = layout_of("item[k1 k2 k4 k8] lane[m1 m2 m4 m8 0 0]");
  for (const char* const text :
       {"item[k4 k8 k1 k2] lane[m1 m2 m4 m8 0 0]", "item[k8 k4 k2 k1] lane[m1 m2 m4 m8 0 0]",
        "item[k4 k8 k1 k2] lane[m1 m2 m4 m8 0 0] at[k6]", "item[k4 k8 k1^k4 k2] lane[m1 m2 m4 m8 0 0]"}) {
    const tile::layout to = layout_of(text);
    const tile::conversion_plan plan = tile::plan_conversion(from, to, 8, isa::arch::gfx942);
    INFO(text);
    REQUIRE(plan.uses(mover::byte_permute));
    carries_out(plan, from, to, 8, isa::arch::gfx942);
  }
}

struct cost {
  u32 instructions = 0;
  u64 conflicts = 0;
};
/// Loads a tile as L, converts it to To, and stores it.
template<class T, tile::layout L, tile::layout To> cost converts(isa::arch a) {
  constexpr u32 height = L.extent('m'), width = L.extent('n');
  using number = tile::number_of<T>;
  constexpr auto places = tile::exchange_layout<L, To, number>;
  const ir::program p =
      compiled<T*, const T*>(a, 64u << L.bits(tile::place::wave), [&](builder k, arg<T*> y, arg<const T*> x) {
        const tile::tensor from(x, {{'m', height}, {'n', width}});
        const tile::tensor to(y, {{'m', height}, {'n', width}});
        auto t = tile::load<L>(k, from, {0, 0});
        const tile::lds_tile<number, places> exchange(k);
        tile::store(k, to, {0, 0}, tile::converted<To>(k, t, exchange));
      });
  std::vector<T> x(height * width), y(height * width);
  for (u32 i = 0; i < x.size(); ++i) x[i] = static_cast<T>(i * 7 + 1);
  const sim::result r =
      run_clean(p, 1, sim::buffer<T>(y.data(), y.size()), sim::buffer<const T>(x.data(), x.size()));
  INFO(sizeof(T) << " bytes on " << isa::facts_of(a).name);
  CHECK(x == y);
  cost out{p.code.size()};
  for (const sim::memory_counters& m : r.counters.memory) out.conflicts += m.lds_conflict_cycles;
  return out;
}

TEST_CASE("tiles of every width are converted, through LDS where they must") {
  constexpr tile::layout rows = layout_of("item[n1 n2 n4 m16] lane[m1 m2 m4 m8 n8 n16]"),
                         others = layout_of("item[n1 n2 m8 n8] lane[m1 m2 m4 n4 m16 n16]"),
                         columns = layout_of("item[m1 m2 m4 m8] lane[n1 n2 n4 n8 n16 m16]");
  constexpr tile::layout by_waves = layout_of("item[n1 n2 n4 n32] lane[n8 n16 m1 m2 m4 m8] wave[m16 m32]"),
                         across = layout_of("item[m1 m2 m4 m8] lane[n1 n2 n4 n8 n16 m16] wave[n32 m32]"),
                         copies = layout_of("item[n1 n2 n4 n16] lane[n8 m1 m2 m4 m8 m16] wave[n32 m32]");
  for (const isa::arch a : all_archs) {
    const auto all = [&]<class T>(T) {
      converts<T, rows, others>(a), converts<T, others, rows>(a), converts<T, rows, columns>(a);
      u64 conflicts = converts<T, columns, rows>(a).conflicts;
      conflicts += converts<T, by_waves, across>(a).conflicts + converts<T, across, by_waves>(a).conflicts;
      conflicts += converts<T, by_waves, copies>(a).conflicts + converts<T, copies, across>(a).conflicts;
      CHECK(conflicts == 0);
    };
    all(double()), all(float()), all(kiln::u16()), all(kiln::u8());
  }
}

/// The sums of a result's rows where another result needs them.
template<tile::layout L, tile::layout To> void broadcasts(isa::arch a) {
  constexpr tile::layout sums = tile::reduced(L, 'n'), there = tile::without(To, 'n');
  const ir::program p =
      compiled<float*, const float*>(a, 64, [&](builder k, arg<float*> y, arg<const float*> x) {
        const tile::tensor from(x, {{'m', L.extent('m')}, {'n', L.extent('n')}});
        const tile::tensor to(y, {{'m', To.extent('m')}, {'n', To.extent('n')}});
        auto sum = tile::reduce<'n', combine::sum>(k, tile::load<L>(k, from, {0, 0}));
        auto ones = tile::filled<f32, To>(k, 1.0f);
        tile::store(k, to, {0, 0}, ones * tile::converted<tile::reduced(To, 'n')>(k, sum));
      });
  static_assert(sums.bits('m') == there.bits('m'));
  std::vector<float> x(L.extent('m') * L.extent('n')), y(To.extent('m') * To.extent('n'));
  for (u32 i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i % 37);
  run_clean(p, 1, sim::buffer<float>(y.data(), y.size()), sim::buffer<const float>(x.data(), x.size()));
  u32 wrong = 0;
  for (u32 i = 0; i < To.extent('m'); ++i) {
    float sum = 0;
    for (u32 j = 0; j < L.extent('n'); ++j) sum += x[i * L.extent('n') + j];
    for (u32 j = 0; j < To.extent('n'); ++j) wrong += y[i * To.extent('n') + j] != sum;
  }
  CHECK(wrong == 0);
}

TEST_CASE("statistics of rows go from one result's layout to another's") {
  for (const isa::arch a : all_archs) {
    // Rows in lanes, in items, and in both.
    constexpr tile::layout straight = layout_of("item[m1 m2 m8 m16] lane[n1 n2 n4 n8 n16 m4]"),
                           transposed = layout_of("item[n1 n2 n8 n16] lane[m1 m2 m4 m8 m16 n4]"),
                           small = layout_of("item[m1 m2 m16] lane[n1 n2 n4 n8 m4 m8]");
    broadcasts<transposed, straight>(a);
    broadcasts<transposed, small>(a);
  }
}

/// D of S^T = K Q^T, rounded, as B of the next product.
constexpr tile::layout d_of_32 = layout_of("item[k1 k2 k8 k16] lane[n1 n2 n4 n8 n16 k4]"),
                       b_of_32x32x16 = layout_of("item[k1 k2 k4 k16] lane[n1 n2 n4 n8 n16 k8]"),
                       d_of_16 = layout_of("item[k1 k2 k16] lane[n1 n2 n4 n8 k4 k8]"),
                       b_of_16x16x32 = layout_of("item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16]");
static_assert(tile::conversion<d_of_32, d_of_32, bf16, isa::arch::gfx942>.is_free());
static_assert(tile::conversion<d_of_32, b_of_32x32x16, bf16, isa::arch::gfx950>.instructions() == 4);
static_assert(tile::conversion<d_of_16, b_of_16x16x32, bf16, isa::arch::gfx950>.instructions() == 4);

struct of_32 {
  static constexpr tile::layout places = b_of_32x32x16;
};
struct of_16 {
  static constexpr tile::layout places = b_of_16x16x32;
};

TEST_CASE("results become operands of the next product") {
  const auto instructions = [](auto to) {
    constexpr tile::layout To = decltype(to)::places;
    constexpr tile::layout L = To.bits('n') == 5 ? d_of_32 : d_of_16;
    constexpr u32 height = L.extent('k'), width = L.extent('n');
    const ir::program p = compiled<kiln::u16*, const float*>(
        isa::arch::gfx950, 64, [&](builder k, arg<kiln::u16*> y, arg<const float*> x) {
          const tile::tensor from(x, {{'k', height}, {'n', width}});
          const tile::tensor out(y, {{'k', height}, {'n', width}});
          auto t = tile::load<L>(k, from, {0, 0});
          auto b = tile::converted<To>(k, tile::convert<bf16>(t));
          tile::register_tile<kiln::u16, To> bits(k);
          selection::move(k.program_draft(), emit::operand(bits.registers, source::here()),
                          emit::operand(b.registers, source::here()));
          tile::store(k, out, {0, 0}, bits);
        });
    std::vector<float> x(height * width);
    std::vector<kiln::u16> y(height * width);
    for (u32 i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i % 256);
    run_clean(p, 1, sim::buffer<kiln::u16>(y.data(), y.size()), sim::buffer<const float>(x.data(), x.size()));
    u32 wrong = 0, moves = 0, swaps = 0;
    for (u32 i = 0; i < x.size(); ++i) wrong += y[i] != __builtin_bit_cast(u32, x[i]) >> 16;
    CHECK(wrong == 0);
    for (const ir::instruction& in : p.code) {
      const auto m = isa::rows[in.row].mnemonic;
      moves += m == kiln::u32{isa::mn::v_mov_b32};
      swaps +=
          m == kiln::u32{isa::mn::v_permlane16_swap_b32} || m == kiln::u32{isa::mn::v_permlane32_swap_b32};
    }
    CHECK(moves == 0); // swaps take place where the result is
    return swaps;
  };
  CHECK(instructions(of_32()) == 4); // 8 registers of pairs: one swap each two
  CHECK(instructions(of_16()) == 4); // 4 registers: two swaps each two
}

} // namespace
