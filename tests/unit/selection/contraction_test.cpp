// SPDX-License-Identifier: MIT
// Contraction: all forms of a product and a sum are one instruction, and how to leave that out.
#include <kiln/kiln.hpp>
#include <kiln/sim.hpp>

#include "program/expect.hpp"

#include <cmath>
#include <string>
#include <vector>

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;
using author::rounded, author::fma;

TEST_CASE("a product and a sum or difference are one instruction in all forms") {
  code<"v_fma_f32 %v12, %v8, %v9, %v10\n"
       "v_fma_f32 %v14, %v8, %v9, -%v10\n"
       "v_fma_f32 %v16, -%v8, %v9, %v10\n"
       "v_fma_f32 %v19, -%v8, %v9, %v10\n"
       "v_fma_f32 %v22, -%v8, %v9, -%v10\n"
       "v_fma_f32 %v10, %v8, %v9, %v10\n"
       "v_fma_f32 %v10, -%v8, %v9, %v10\n"
       "v_mul_f32_e32 %v25, %v8, %v9\n"
       "v_fma_f32 %v27, -%v9, %v10, %v25\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), c = k.vgpr<f32>();
    (void)(a * b + c);
    (void)(a * b - c);
    (void)(c - a * b);
    (void)(-(a * b) + c);
    (void)(-(a * b) - c);
    c += a * b;
    c -= a * b;
    (void)(a * b - b * c); // of two products the right one
  });
}

TEST_CASE("SGPRs and numbers are contracted") {
  code<"v_fma_f32 %v13, %s10, %v8, %v9\n"
       "v_mov_b32_e32 %v16, %s11\n"
       "v_fma_f32 %v15, %s10, %v8, %v16\n"
       "v_fma_f32 %v18, -%v8, %v9, %s10\n"
       "v_fma_f32 %v20, -%v8, %v9, 1.0\n"
       "v_fmamk_f32 %v22, %v8, 0x40600000, %v9\n"
       "v_fmaak_f32 %v24, %v8, %v9, 0x40600000\n"
       "v_fmaak_f32 %v26, %v8, %v9, 0xc0600000\n"
       "v_fmamk_f32 %v28, %v8, 0xc0600000, %v9\n"
       "v_fmaak_f32 %v30, 2.0, %v8, 0x40600000\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    auto s = k.sgpr<f32>(), t = k.sgpr<f32>();
    (void)(a * s + b);
    (void)(a * s + t); // the constant bus carries one
    (void)(s - a * b);
    (void)(1 - a * b);
    (void)(a * 3.5f + b);
    (void)(a * b + 3.5f);
    (void)(a * b - 3.5f);
    (void)(b - a * 3.5f);
    (void)(a * 2 + 3.5f);
  });
  code<"s_mov_b32 %s12, 0x40600000\n" // no v_fmamk_f32
       "v_fma_f32 %v11, %s12, %v8, %v9\n"
       "s_mov_b32 %s15, 0x40600000\n"
       "v_fma_f32 %v14, %v8, %v9, %s15\n",
       gfx90a>([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    (void)(a * 3.5f + b);
    (void)(a * b + 3.5f);
  });
}

TEST_CASE("f16, f64 and pairs are contracted in the same forms") {
  code<"v_fma_f16 %v16, -%v8, %v8, %v9\n"
       "v_fma_f16 %v19, -%v8, %v8, %v9\n"
       "v_fma_f64 %v[22:23], -%v[10:11], %v[10:11], 1.0\n"
       "v_pk_fma_f16 %v25, %v12, %v12, %v13 neg_lo:[1,0,0] neg_hi:[1,0,0]\n"
       "v_pk_fma_f16 %v27, %v12, %v12, %v13 neg_lo:[0,0,1] neg_hi:[0,0,1]\n">([](builder k) {
    auto h = k.vgpr<f16>(), g = k.vgpr<f16>();
    auto d = k.vgpr<f64>();
    auto p = k.vgpr<f16x2>(), q = k.vgpr<f16x2>();
    (void)k.vgpr<f16x2>();
    (void)(g - h * h);
    (void)(-(h * h) + g);
    (void)(1.0 - d * d);
    (void)(q - p * p);
    (void)(p * p - q);
  });
}

TEST_CASE("rounded() keeps a product out of a sum") {
  code<"v_mul_f32_e32 %v11, %v8, %v9\n"
       "v_add_f32_e32 %v12, %v11, %v10\n"
       "v_mul_f32_e32 %v13, 0x40600000, %v8\n"
       "v_sub_f32_e32 %v14, %v10, %v13\n"
       "v_fma_f32 %v16, %v8, %v9, %v10\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), c = k.vgpr<f32>();
    (void)(rounded(a * b) + c);
    (void)(c - rounded(a * 3.5f));
    (void)(a * rounded(b) + c); // a variable
  });
}

TEST_CASE("without contraction each operator rounds, and fma is one as ever") {
  code<"v_mul_f32_e32 %v11, %v8, %v9\n"
       "v_add_f32_e32 %v12, %v11, %v10\n"
       "v_mul_f32_e32 %v13, %v8, %v9\n"
       "v_sub_f32_e32 %v10, %v10, %v13\n"
       "v_fma_f32 %v14, %v8, %v9, %v10\n">([](builder k) {
    k.without_contraction();
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), c = k.vgpr<f32>();
    (void)(a * b + c);
    c -= a * b;
    (void)fma(a, b, c);
  });
}

constexpr u32 forms = 7;
constexpr void all_forms(builder k, arg<float*> out, arg<const float*> in, arg<float> s) {
  const auto& i = k.thread_idx.x;
  auto a = k.vgpr<f32>(in[i]), b = k.vgpr<f32>(in[i + 64]), c = k.vgpr<f32>(in[i + 128]);
  auto sum = k.vgpr<f32>(c), difference = k.vgpr<f32>(c);
  sum += a * b;
  difference -= a * b;
  out[i] = a * b + c;
  out[i + 64] = sum;
  out[i + 128] = difference;
  out[i + 192] = a * b - s;
  out[i + 256] = 0.7f - a * b;
  out[i + 320] = a * 0.7f + c;
  out[i + 384] = a * b + in[(i * 3 + i / 5) % 64]; // however long the other operand's calculation is
}

std::vector<float> run_forms(isa::arch arch, pass_set left_out, const std::vector<float>& in) {
  using on = compile::kernel_options<block_size<64>, contraction::on>;
  using off = compile::kernel_options<block_size<64>, contraction::off>;
  compile::outcome o = left_out != 0 ? compile::compile_kernel<all_forms, off>(arch)
                                     : compile::compile_kernel<all_forms, on>(arch);
  REQUIRE(!o.error.raised);
  std::vector<float> result(64 * forms), from = in;
  sim::buffer<float> to(result.data(), 64 * forms), source_bytes(from.data(), 192);
  const sim::result r = sim::run(o.program, {}, to, source_bytes, 0.3f);
  const text_buffer reports = r.text();
  INFO(std::string(reports.data(), reports.size()));
  REQUIRE(r.ok);
  return result;
}

TEST_CASE("contracted sums are rounded once, others twice") {
  std::vector<float> in(192);
  for (u32 i = 0; i < 192; ++i) in[i] = 1.0f + static_cast<float>(i * 7919 % 1000) * 0.001f;
  for (const isa::arch arch : {gfx90a, gfx942, gfx950}) {
    u32 different = 0;
    const std::vector<float> once = run_forms(arch, 0, in), twice = run_forms(arch, contraction_is_off, in);
    for (u32 i = 0; i < 64; ++i) {
      const float a = in[i], b = in[i + 64], c = in[i + 128], far = in[(i * 3 + i / 5) % 64];
      const float fused[forms] = {std::fma(a, b, c),     std::fma(a, b, c),     std::fma(-a, b, c),
                                  std::fma(a, b, -0.3f), std::fma(-a, b, 0.7f), std::fma(a, 0.7f, c),
                                  std::fma(a, b, far)};
      const volatile float ab = a * b, a7 = a * 0.7f;
      const float apart[forms] = {ab + c, ab + c, c - ab, ab - 0.3f, 0.7f - ab, a7 + c, ab + far};
      for (u32 f = 0; f < forms; ++f) {
        CHECK(once[f * 64 + i] == fused[f]);
        CHECK(twice[f * 64 + i] == apart[f]);
        different += fused[f] != apart[f];
      }
    }
    CHECK(different > 50);
  }
}

} // namespace
