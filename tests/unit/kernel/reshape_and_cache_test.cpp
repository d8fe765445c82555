// SPDX-License-Identifier: MIT
// New keys and values in the pages of a cache: slots that are left out, strides, offsets beyond 4 GiB.
#include "program/large_array.hpp"
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/kernel/reshape_and_cache.hpp>

namespace {

using namespace kiln_test;

template<u32 Head, u32 ValueHead>
void check_cache(isa::arch arch, u32 heads, u32 page_bits, u64 page_stride) {
  INFO(isa::facts_of(arch).name << ": heads " << heads << " of " << Head << ", page stride " << page_stride);
  const u32 row = heads * Head, value_row = heads * ValueHead, page = 1u << page_bits, tokens = 5;
  const std::vector<i64> slots = {i64{3} * page + 2, -1, 0, i64{2} * page + page - 1, i64{3} * page + 3};
  const large_array keys, values;
  std::vector<kiln::u16> key(tokens * row), value(tokens * value_row);
  for (u32 i = 0; i < key.size(); ++i) key[i] = static_cast<kiln::u16>(i + 1);
  for (u32 i = 0; i < value.size(); ++i) value[i] = static_cast<kiln::u16>(i + 7);
  const ir::program p =
      compiled<__bf16*, __bf16*, const __bf16*, const __bf16*, read_only<i64>*, i32, i32, i32, i32, i32, i32,
               i32, i32, i32, i32, i32, i32>(arch, 64, kernel::reshape_and_cache<__bf16, Head, ValueHead>);
  const auto n = [](u64 x) { return static_cast<i32>(x); };
  run_clean(p, tokens, sim::buffer<__bf16>(keys.as<__bf16>(), page_stride * 4),
            sim::buffer<__bf16>(values.as<__bf16>(), page_stride * 4),
            sim::buffer<const __bf16>(reinterpret_cast<const __bf16*>(key.data()), key.size()),
            sim::buffer<const __bf16>(reinterpret_cast<const __bf16*>(value.data()), value.size()),
            sim::buffer<const i64>(slots.data(), slots.size()), n(heads), n(page_bits), n(page_stride),
            n(row), n(Head), n(page_stride), n(value_row), n(ValueHead), n(row), n(Head), n(value_row),
            n(ValueHead));
  u32 wrong = 0;
  for (u32 t = 0; t < tokens; ++t) {
    if (slots[t] < 0) continue;
    const u64 first = static_cast<u64>(slots[t]) / page * page_stride,
              in_page = static_cast<u64>(slots[t]) % page;
    for (u32 i = 0; i < row; ++i)
      wrong += keys.as<kiln::u16>()[first + in_page * row + i] != key[t * row + i];
    for (u32 i = 0; i < value_row; ++i)
      wrong += values.as<kiln::u16>()[first + in_page * value_row + i] != value[t * value_row + i];
  }
  CHECK(wrong == 0);
  for (u32 i = 0; i < row; ++i) wrong += keys.as<kiln::u16>()[row + i] != 0; // a slot that no token has
  CHECK(wrong == 0);
}

TEST_CASE("keys and values go to the pages of a cache", "[attention]") {
  for (const isa::arch a : all_archs) {
    check_cache<128, 128>(a, 8, 4, 16 * 8 * 128);
    check_cache<64, 64>(a, 3, 8, 256 * 3 * 64 + 64);
    check_cache<192, 128>(a, 2, 4, u64{1} << 30); // page 3 begins after 6 GiB
  }
}

} // namespace
