// SPDX-License-Identifier: MIT
// Quotients and remainders: the instructions of the common cases, and results over many values in both banks.
#include "program/expect.hpp"
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("u32 by constants in VGPRs") {
  code<"v_lshrrev_b32_e32 %v9, 3, %v8\n"
       "v_and_b32_e32 %v10, 7, %v8\n"
       "s_mov_b32 %s13, 0xcccccccd\n" // 10: 32-bit multiplier
       "v_mul_hi_u32 %v12, %v8, %s13\n"
       "v_lshrrev_b32_e32 %v11, 3, %v12\n"
       "v_add_u32_e64 %v15, %v8, 1 clamp\n" // 7: would need 33 bits
       "s_mov_b32 %s17, 0x92492492\n"
       "v_mul_hi_u32 %v16, %v15, %s17\n"
       "v_lshrrev_b32_e32 %v14, 2, %v16\n"
       "s_mov_b32 %s19, 0x663d81\n" // 641 * 6700417 = 2^32 + 1: no shift
       "v_mul_hi_u32 %v18, %v8, %s19\n">([](builder k) {
    auto a = k.vgpr<u32>();
    (void)(a / 8);
    (void)(a % 8);
    (void)(a / 10);
    (void)(a / 7);
    (void)(a / 641);
  });
}

TEST_CASE("remainders by constants use the fast multiplier where 24 bits are enough") {
  code<"s_mov_b32 %s12, 0x10624dd3\n"
       "v_mul_hi_u32 %v11, %v8, %s12\n"
       "v_lshrrev_b32_e32 %v10, 6, %v11\n"
       "s_mov_b32 %s13, 0xfffffc18\n"
       "v_mad_i32_i24 %v9, %v10, %s13, %v8\n"
       "s_mov_b32 %s17, 0xcccccccd\n"
       "v_mul_hi_u32 %v16, %v8, %s17\n"
       "v_lshrrev_b32_e32 %v15, 3, %v16\n"
       "v_mul_lo_u32 %v18, %v15, 10\n"
       "v_sub_u32_e32 %v14, %v8, %v18\n">([](builder k) {
    auto a = k.vgpr<u32>();
    (void)(a % 1000);
    (void)(a % 10);
  });
}

TEST_CASE("i32 by constants in VGPRs rounds toward zero") {
  code<"v_ashrrev_i32_e32 %v10, 31, %v8\n"
       "v_lshrrev_b32_e32 %v11, 29, %v10\n"
       "v_add_u32_e32 %v12, %v11, %v8\n"
       "v_ashrrev_i32_e32 %v9, 3, %v12\n"
       "v_lshrrev_b32_e32 %v14, 31, %v8\n" // 2: the sign itself
       "v_add_u32_e32 %v15, %v14, %v8\n"
       "v_ashrrev_i32_e32 %v13, 1, %v15\n"
       "s_mov_b32 %s18, 0x55555556\n"
       "v_mul_hi_i32 %v17, %v8, %s18\n"
       "v_lshrrev_b32_e32 %v19, 31, %v17\n"
       "v_add_u32_e32 %v16, %v17, %v19\n"
       "s_mov_b32 %s22, 0x92492493\n"
       "v_mul_hi_i32 %v21, %v8, %s22\n"
       "v_add_u32_e32 %v21, %v21, %v8\n"
       "v_lshrrev_b32_e32 %v23, 31, %v21\n"
       "v_ashrrev_i32_e32 %v24, 2, %v21\n"
       "v_add_u32_e32 %v20, %v24, %v23\n">([](builder k) {
    auto a = k.vgpr<i32>();
    (void)(a / 8);
    (void)(a / 2);
    (void)(a / 3);
    (void)(a / 7);
  });
}

TEST_CASE("by constants in SGPRs") {
  code<"s_mul_hi_u32 %s10, %s8, 0xcccccccd\n"
       "s_lshr_b32 %s9, %s10, 3\n"
       "s_add_u32 %s12, %s8, 1\n"
       "s_subb_u32 %s12, %s12, 0\n"
       "s_mul_hi_u32 %s13, %s12, 0x92492492\n"
       "s_lshr_b32 %s11, %s13, 2\n"
       "s_mul_hi_u32 %s16, %s8, 0xcccccccd\n"
       "s_lshr_b32 %s15, %s16, 3\n"
       "s_mul_i32 %s17, %s15, 10\n"
       "s_sub_u32 %s14, %s8, %s17\n">([](builder k) {
    auto a = k.sgpr<u32>();
    (void)(a / 10);
    (void)(a / 7);
    (void)(a % 10);
  });
}

TEST_CASE("a division in place writes its register") {
  code<"s_mul_hi_u32 %s10, %s8, 0xcccccccd\n"
       "s_lshr_b32 %s8, %s10, 3\n">([](builder k) {
    auto a = k.sgpr<u32>();
    a /= 10;
  });
}

u32 instructions_of(auto body) {
  kernel_draft k(isa::arch::gfx942, 64);
  body(k);
  REQUIRE(!k.failed());
  return k.program().code.size();
}

TEST_CASE("divisions by registers: instruction counts") {
  CHECK(instructions_of([](builder k) { (void)(k.vgpr<u32>() / k.vgpr<u32>()); }) == 16);
  CHECK(instructions_of([](builder k) { (void)(k.vgpr<u32>() % k.vgpr<u32>()); }) == 15);
  CHECK(instructions_of([](builder k) { (void)(k.vgpr<i32>() / k.vgpr<i32>()); }) == 24);
  CHECK(instructions_of([](builder k) { (void)(k.sgpr<u32>() / k.sgpr<u32>()); }) == 26);
  CHECK(instructions_of([](builder k) { (void)(k.sgpr<u32>() % k.sgpr<u32>()); }) == 25);
  CHECK(instructions_of([](builder k) { (void)(k.sgpr<i32>() / k.sgpr<i32>()); }) == 32);
}

TEST_CASE("divisors that cannot be") {
  refused<"division by 0">(__LINE__, [](builder k) { (void)(k.vgpr<u32>() / 0); });
  refused<"division by 0">(__LINE__, [](builder k) { (void)(k.sgpr<i32>() % 0); });
  refused<"divisor -3 is out of range; allowed range is 1..4294967295">(
      __LINE__, [](builder k) { (void)(k.vgpr<u32>() / -3); });
  refused<"divisor 4294967295 is out of range; allowed range is -2147483648..2147483647">(
      __LINE__, [](builder k) { (void)(k.vgpr<i32>() / 0xffff'ffffu); });
}

const u32 divisors[] = {
    1,           2,           3,           4,           5,           6,           7,           9,
    10,          11,          12,          25,          28,          49,          60,          100,
    125,         127,         255,         256,         257,         300,         511,         512,
    513,         625,         641,         1000,        1023,        4096,        10007,       65535,
    65536,       65537,       1000000,     8388607,     8388608,     8388609,     16777213,    16777216,
    100000007,   0x3fff'ffff, 1072693248,  0x4000'0000, 0x5555'5555, 0x7fff'fffe, 0x7fff'ffff, 0x8000'0000,
    0x8000'0001, 0xaaaa'aaab, 0xffff'fff9, 0xffff'fffe, 0xffff'ffff};

/// 128 dividends around what may go wrong with a divisor: multiples and their neighbours, extremes, random ones.
std::vector<u32> dividends(u32 d, random_words& random) {
  std::vector<u32> n{0,           1,     2, 0x7fff'fffe, 0x7fff'ffff, 0x8000'0000, 0x8000'0001, 0xffff'fffe,
                     0xffff'ffff, d - 1, d, d + 1,       0 - d,       1 - d,       ~d};
  const u32 most = 0xffff'ffffu / d;
  for (u32 around : {0u, 1u, ~0u}) n.push_back(most * d + around);
  while (n.size() < 120) {
    const u32 multiple = (most == ~0u ? random() : random() % (most + 1)) * d;
    n.insert(n.end(), {multiple - 1, multiple, multiple + 1, 0 - multiple, random() >> (random() & 31)});
  }
  n.resize(128, 12345);
  return n;
}
u32 signed_quotient(u32 n, u32 d) {
  return static_cast<u32>(static_cast<i64>(static_cast<i32>(n)) / static_cast<i32>(d));
}
u32 signed_remainder(u32 n, u32 d) {
  return static_cast<u32>(static_cast<i64>(static_cast<i32>(n)) % static_cast<i32>(d));
}

void check(const std::vector<u32>& out, const std::vector<u32>& n, u32 divisor, const u32* each = nullptr) {
  for (u32 i = 0; i < 128; ++i) {
    const u32 d = each != nullptr ? each[i] : divisor;
    INFO("n = " << n[i] << ", d = " << d);
    REQUIRE(out[i] == n[i] / d);
    REQUIRE(out[128 + i] == n[i] % d);
    REQUIRE(out[256 + i] == signed_quotient(n[i], d));
    REQUIRE(out[384 + i] == signed_remainder(n[i], d));
  }
}

/// Stores the four results for element i.
void store_results(arg<u32*>& out, auto& i, const auto& quotient, const auto& rest, const auto& sq,
                   const auto& sr) {
  out[i] = quotient;
  out[i + 128] = rest;
  out[i + 256] = as<u32>(sq);
  out[i + 384] = as<u32>(sr);
}

TEST_CASE("by constants, over many values") {
  random_words random;
  for (const u32 d : divisors) {
    std::vector<u32> n = dividends(d, random), out(512);
    const i32 s = static_cast<i32>(d);
    const ir::program vectors =
        compiled<u32*, const u32*>(isa::arch::gfx942, 128, [&](builder k, arg<u32*> o, arg<const u32*> in) {
          auto i = k.thread_idx.x;
          auto x = in[i];
          auto y = as<i32>(x);
          store_results(o, i, x / d, x % d, y / s, y % s);
        });
    run_clean(vectors, 1, sim::buffer<u32>(out.data(), 512), sim::buffer<const u32>(n.data(), 128));
    check(out, n, d);
    const ir::program scalars =
        compiled<u32*, const u32*>(isa::arch::gfx90a, 64, [&](builder k, arg<u32*> o, arg<const u32*> in) {
          k.for_(0, 128, 1, [&](auto i) {
            auto x = k.read_first_lane(in[i]);
            auto y = as<i32>(x);
            store_results(o, i, x / d, x % d, y / s, y % s);
          });
        });
    out.assign(512, 0);
    run_clean(scalars, 1, sim::buffer<u32>(out.data(), 512), sim::buffer<const u32>(n.data(), 128));
    check(out, n, d);
  }
}

TEST_CASE("by registers, over many values") {
  for (const isa::arch a : {isa::arch::gfx90a, isa::arch::gfx950}) {
    const auto both = [](builder k, arg<u32*> o, arg<const u32*> in, arg<const u32*> by) {
      auto i = k.thread_idx.x;
      auto x = in[i], d = by[i];
      auto y = as<i32>(x), s = as<i32>(d);
      store_results(o, i, x / d, x % d, y / s, y % s);
    };
    const auto uniform_divisor = [](builder k, arg<u32*> o, arg<const u32*> in, arg<u32> d) {
      auto i = k.thread_idx.x;
      auto x = in[i];
      auto y = as<i32>(x);
      auto s = as<i32>(d);
      store_results(o, i, x / d, x % d, y / s, y % s);
    };
    const auto scalar = [](builder k, arg<u32*> o, arg<const u32*> in, arg<u32> d) {
      k.for_(0, 128, 1, [&](auto i) {
        auto x = k.read_first_lane(in[i]);
        auto y = as<i32>(x);
        auto s = as<i32>(d);
        store_results(o, i, x / d, x % d, y / s, y % s);
      });
    };
    const ir::program p = compiled<u32*, const u32*, const u32*>(a, 128, both),
                      u = compiled<u32*, const u32*, u32>(a, 128, uniform_divisor),
                      s = compiled<u32*, const u32*, u32>(a, 64, scalar);
    random_words random;
    for (u32 round = 0; round < 40; ++round) {
      std::vector<u32> n, d, out(512);
      const u32 known = divisors[round];
      std::vector<u32> about = dividends(known, random);
      for (u32 i = 0; i < 128; ++i) {
        const u32 random_divisor = random() >> (random() & 31);
        d.push_back(i % 2 == 0 || random_divisor == 0 ? known : random_divisor);
        n.push_back(i % 4 == 3 ? 0xffff'ffffu / d[i] * d[i] - (i >> 2 & 1) : about[i]);
      }
      run_clean(p, 1, sim::buffer<u32>(out.data(), 512), sim::buffer<const u32>(n.data(), 128),
                sim::buffer<const u32>(d.data(), 128));
      check(out, n, 0, d.data());
      for (const ir::program* q : {&u, &s}) {
        out.assign(512, 0);
        run_clean(*q, 1, sim::buffer<u32>(out.data(), 512), sim::buffer<const u32>(n.data(), 128), known);
        check(out, n, known);
      }
    }
  }
}

TEST_CASE("a number divided by registers") {
  const ir::program p =
      compiled<u32*, const u32*>(isa::arch::gfx942, 64, [](builder k, arg<u32*> o, arg<const u32*> in) {
        auto i = k.thread_idx.x;
        auto d = in[i];
        o[i] = 4'000'000'000u / d;
        o[i + 64] = as<u32>(-2'000'000'000 % as<i32>(d));
        auto s = k.read_first_lane(d);
        o[i + 128] = 4'000'000'000u / s;
        o[i + 192] = as<u32>(-2'000'000'000 / as<i32>(s));
      });
  std::vector<u32> d, out(256);
  for (u32 i = 0; i < 64; ++i) d.push_back(i * i * 7919 + 3);
  run_clean(p, 1, sim::buffer<u32>(out.data(), 256), sim::buffer<const u32>(d.data(), 64));
  for (u32 i = 0; i < 64; ++i) {
    CHECK(out[i] == 4'000'000'000u / d[i]);
    CHECK(out[64 + i] == static_cast<u32>(-2'000'000'000 % static_cast<i32>(d[i])));
    CHECK(out[128 + i] == 4'000'000'000u / 3);
    CHECK(out[192 + i] == static_cast<u32>(-2'000'000'000 / 3));
  }
}

} // namespace
