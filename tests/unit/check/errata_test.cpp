// SPDX-License-Identifier: MIT
// Which programs an erratum of their target refuses.
#include <kiln/author/kernel_draft.hpp>
#include <kiln/check/control/errata.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace {

using namespace kiln;

template<class Body> std::string error_on(isa::arch a, Body body, pass_set options = 0) {
  kernel_draft draft(a, 64);
  builder k = draft;
  auto pair = k.vgpr<f32, 2>();
  body(k, pair);
  draft.program().left_out = options;
  note error;
  check::errata(draft.program(), error);
  return {error.text.data(), error.text.size()};
}
constexpr auto plain = [](builder k, auto& x) { k.v_pk_fma_f32(x, x, x, x); };
constexpr auto broadcast_of_high = [](builder k, auto& x) { k.v_pk_fma_f32(x, x, x, x, op_sel(0, 1, 0)); };
constexpr auto broadcast_of_low = [](builder k, auto& x) { k.v_pk_mul_f32(x, x, x, op_sel_hi(1, 0)); };
constexpr auto swapped = [](builder k, auto& x) { k.v_pk_add_f32(x, x, x, op_sel(1, 0), op_sel_hi(0, 1)); };
constexpr auto beside_mfma = [](builder k, auto& x) {
  k.v_pk_add_f32(x, x, x);
  auto a = k.vgpr<f16x2, 2>();
  auto sum = k.vgpr<f32, 16>();
  k.v_mfma_f32_32x32x8_f16(sum, a, a, sum);
};

TEST_CASE("packed f32 on gfx950 is refused beside matrix instructions and as broadcast of a high half") {
  for (const isa::arch a : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    const bool affected = a == isa::arch::gfx950;
    CHECK(error_on(a, plain) == "");
    CHECK(error_on(a, broadcast_of_low) == "");
    CHECK(error_on(a, swapped) == "");
    CHECK(error_on(a, broadcast_of_high).starts_with("v_pk_fma_f32 of a high half for both halves: gfx950") ==
          affected);
    CHECK(error_on(a, beside_mfma).starts_with("v_pk_add_f32 beside matrix instructions: gfx950") ==
          affected);
    CHECK(error_on(a, beside_mfma, accept_packed_f32::left_out) == "");
    CHECK(error_on(a, broadcast_of_high, accept_packed_f32::left_out) == "");
  }
}

} // namespace
