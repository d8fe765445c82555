// SPDX-License-Identifier: MIT
// RMSNorm and LayerNorm forward against the host: types, lengths, residuals, Gemma's weights, statistics, fp8.
#include "unit/kernel/norm_cases.hpp"

namespace {

using namespace kiln_test;

template<class T, norm_form Form> using rmsnorm_kernel = norm_kernel<false, T, Form>;
template<class T, norm_form Form> using layernorm_kernel = norm_kernel<true, T, Form>;

TEST_CASE("RMSNorm of rows in registers", "[norm]") {
  for (const isa::arch a : all_archs) {
    const rmsnorm_kernel<__bf16, norm_form{.columns = 2048}> of_bf16(a);
    of_bf16.run({.rows = 5, .columns = 2048});
    of_bf16.run({.rows = 3, .columns = 1032, .gap = 8, .in_place = true});
    rmsnorm_kernel<__bf16, norm_form{.columns = 2048, .multiple = 1}>(a).run({.rows = 2, .columns = 1023});
    rmsnorm_kernel<float, norm_form{.columns = 256, .multiple = 4, .has_statistics = true}>(a).run(
        {.rows = 17, .columns = 200});
    rmsnorm_kernel<_Float16, norm_form{.columns = 8192, .has_residual = true, .adds_one_to_weight = true}>(a)
        .run({.rows = 3, .columns = 5120});
  }
}
TEST_CASE("RMSNorm of few and of many waves", "[norm]") {
  rmsnorm_kernel<__bf16, norm_form{.columns = 4096, .waves = 1}>(isa::arch::gfx950)
      .run({.rows = 2, .columns = 4096});
  rmsnorm_kernel<__bf16, norm_form{.columns = 65536, .waves = 16, .has_residual = true}>(isa::arch::gfx942)
      .run({.rows = 2, .columns = 53248});
}
TEST_CASE("LayerNorm of rows in registers", "[norm]") {
  for (const isa::arch a : all_archs) {
    const layernorm_kernel<__bf16, norm_form{.columns = 2048, .has_bias = true, .has_statistics = true}>
        of_bf16(a);
    of_bf16.run({.rows = 5, .columns = 2048});
    of_bf16.run({.rows = 3, .columns = 1032, .gap = 8, .middle = 60, .in_place = true});
    layernorm_kernel<_Float16, norm_form{.columns = 512, .multiple = 1, .has_residual = true}>(a).run(
        {.rows = 9, .columns = 333});
    layernorm_kernel<float, norm_form{.columns = 2, .multiple = 1}>(a).run({.rows = 7, .columns = 1});
  }
}
TEST_CASE("norms of rows beyond the registers", "[norm]") {
  for (const isa::arch a : all_archs) {
    const layernorm_kernel<
        __bf16,
        norm_form{
            .columns = 1024, .is_long = true, .has_residual = true, .has_bias = true, .has_statistics = true}>
        layer(a);
    layer.run({.rows = 5, .columns = 5128, .middle = 30});
    layer.run({.rows = 3, .columns = 520, .gap = 16, .in_place = true});
    rmsnorm_kernel<float, norm_form{.columns = 2048, .is_long = true, .multiple = 1}>(a).run(
        {.rows = 2, .columns = 8191});
    rmsnorm_kernel<_Float16, norm_form{.columns = 512, .is_long = true, .has_fp8 = true}>(a).run(
        {.rows = 3, .columns = 1544});
  }
}
TEST_CASE("norms with fp8 results and a scale for each row", "[norm]") {
  for (const isa::arch a : all_archs) {
    rmsnorm_kernel<__bf16, norm_form{.columns = 1024, .has_residual = true, .has_fp8 = true}>(a).run(
        {.rows = 6, .columns = 1000, .gap = 8});
    layernorm_kernel<float, norm_form{.columns = 256, .multiple = 4, .has_bias = true, .has_fp8 = true}>(a)
        .run({.rows = 5, .columns = 252});
  }
}

TEST_CASE("the host's Philox is Random123's", "[norm]") { // kat_vectors of Random123: philox4x32 10
  const u32 of_zeros[] = {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8};
  const u32 of_ones[] = {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd};
  for (u32 i = 0; i < 4; ++i) {
    CHECK(philox_word(0, 0, 0, i) == of_zeros[i]);
    CHECK(philox_word(~u64{0}, ~u64{0}, ~u64{0}, i) == of_ones[i]);
  }
}
TEST_CASE("norms after dropout and a residual", "[norm]") {
  for (const isa::arch a : all_archs) {
    const rmsnorm_kernel<__bf16, norm_form{.columns = 1024, .has_residual = true, .has_dropout = true}>
        of_bf16(a);
    of_bf16.run({.rows = 7, .columns = 1000, .gap = 8, .dropped = 0.25});
    of_bf16.run({.rows = 2, .columns = 1024, .in_place = true, .dropped = 0});
    layernorm_kernel<float, norm_form{.columns = 256,
                                      .is_long = true,
                                      .multiple = 4,
                                      .has_residual = true,
                                      .has_dropout = true,
                                      .has_statistics = true}>(a)
        .run({.rows = 5, .columns = 700, .dropped = 0.9});
    layernorm_kernel<_Float16,
                     norm_form{.columns = 64, .multiple = 4, .has_residual = true, .has_dropout = true}>(a)
        .run({.rows = 33, .columns = 60, .dropped = 0.5});
  }
}
TEST_CASE("a launch with rows longer than the form's is refused", "[norm]") {
  const ir::program p =
      norm_program<false, float, norm_form{.columns = 64, .multiple = 1}>(isa::arch::gfx942);
  std::vector<float> x(65), none;
  const auto run = [&](i32 columns) {
    return sim::run(p, {.grid = {1}, .threads = 1}, buffer_of<float>(x), buffer_of<float>(none),
                    buffer_of<const float>(x), buffer_of<const float>(none), buffer_of<const float>(x),
                    buffer_of<float>(none), buffer_of<float>(none), 1e-5f, 1, columns, 65, 65, 65, u64{0},
                    u64{0}, 0.0f);
  };
  const sim::result refused = run(65);
  const text_buffer text = refused.text();
  CHECK(std::string(text.data(), text.size()).find("argument 9 is 65; the kernel assumes 1..64") !=
        std::string::npos);
  INFO(std::string(text.data(), text.size()));
  CHECK(!refused.ok);
  check_clean(run(64));
}

} // namespace
