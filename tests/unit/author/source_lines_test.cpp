// SPDX-License-Identifier: MIT
// Every instruction stands on a line of the author's, whatever of the library wrote it.
#include "program/expect.hpp"
#include "program/simulate.hpp"

#include <kiln/author/debug_log.hpp>
#include <kiln/author/math.hpp>
#include <kiln/author/memory/cooperative_load.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

constexpr u32 first_line = __LINE__;
struct two {
  vgpr<f32> a, b;
};
constexpr void many(builder k, arg<float*> data, arg<int> n, arg<unsigned*> u, arg<unsigned long> l) {
  auto i = k.thread_idx.x + 0;
  auto a = k.vgpr<f32, 4>(0), b = k.vgpr<f32, 4>(1);
  a = b;
  a[0] = b[1];
  a[1] = data[i] * 2.0f;
  a[2] = data[i];
  auto c = a;
  auto d = a[0];
  auto e = d;
  e = d;
  e = d + 1;
  e = a[0];
  a[3] = e;
  vgpr<f32> g = a[2];
  auto s = k.sgpr<i32>(n);
  auto t = s;
  t = s;
  t = n;
  auto w = k.sgpr<u64>(1);
  auto w2 = w;
  w2 = w;
  a.slice<2>(0) = b.slice<2>(2);
  auto acc = k.agpr<f32, 2>(0);
  acc[0] = e;
  acc[1] = acc[0];
  auto acc2 = acc;
  auto f = [](vgpr<f32> x) {
    x += 1;
    return x;
  };
  auto h = f(e);
  two p{a[0], h};
  two q = p;
  q = p;
  q.a = p.b;
  auto t1 = k.lds_tensor<f32, 64>();
  t1.store(e, as<u32>(i));
  auto arr = k.lds<float>(64);
  arr[i] = e;
  arr[i] = arr[i] * 2.0f;
  e = arr[i];
  auto buf = k.buffer(data, 256);
  auto buf2 = buf;
  buf.store(byte_offset(as<u32>(i) * 4), e);
  auto x = -e;
  x = max(x, e);
  x = wave_sum(x);
  x = gelu(x);
  data[i] = x;
  data[i] = data[i + 1];
  data[i] += x;
  u[i] = as<u32>(i) / 7;
  u[i] = as<u32>(i) % as<u32>(s);
  k.for_(0, n, 1, [&](auto z) {
    auto zz = k.sgpr<i32>(z);
    u[zz] = as<u32>(i);
  });
  k.where(i < n, [&] { e = x; }).otherwise([&] { e = c[1]; });
  k.if_(s == 3, [&] { t = s; }).else_([&] { t = 5; });
  auto m = i < 5;
  auto m2 = m && (i > 2);
  auto m3 = m2;
  m3 = m;
  k.where(m3 || !m2, [&] { e = g; });
  auto cond = s < 4;
  k.if_(cond && (t > 1), [&] { s += 1; });
  k.while_lanes([&] { return i < n; },
                [&] {
                  i += 64;
                  k.break_lanes(e > 4.0f);
                });
  load_to_lds(k, 0, data, 256);
  auto y = transpose_in_lane<2, 2, 4>(a);
  data[i] = y[0] + y[3];
  auto bf = to_bf16x2(e, x);
  u[i] = as<u32>(bf);
  debug_log log(k, u, 4096);
  log(e, "e");
  auto lane = k.lane_id();
  u[lane] = as<u32>(k.read_first_lane(lane));
  w2 = w + w2 * 3;
  auto big = widen(as<u32>(i)) * 5;
  u[i + 1] = as<u32>(k.read_first_lane(as<i32>(i)));
  (void)big;
  data[i] = h + q.a + acc2.size();
  k.v_add_f32(e, e, x + 1);
  k.v_fma_f32(e, abs(x), e, e);
  s %= 3;
  e *= x;
  data[s] = e + d + p.b + t1.load(as<u32>(i));
  k.s_store_dword(t, data, 0, glc);
  w2 = l;
  k.s_store_dwordx2(w2, data, 0, glc);
  k.s_store_dwordx2(k.sgpr<u64>(w2), data, 8, glc);
}
constexpr u32 last_line = __LINE__;

TEST_CASE("all of a kernel stands in its author's file") {
  for (const isa::arch a : all_archs) {
    kernel_draft k(a, 64);
    call_kernel<float*, int, unsigned*, unsigned long>(k, many);
    INFO(string_of(k.error().message()));
    REQUIRE(!k.failed());
    u32 lines = 0, before = 0;
    for (u32 i = 1; i < k.program().code.size(); ++i) { // the first loads the arguments
      const source& where = k.program().code[i].where;
      text_buffer code;
      text::print(code, k.program(), k.program().code[i]);
      INFO(string_of(code) << " of " << (where.file != nullptr ? where.file : "nowhere") << ':'
                           << where.line);
      REQUIRE(where.file != nullptr);
      REQUIRE(std::string(where.file) == __FILE__);
      REQUIRE((where.line > first_line && where.line < last_line));
      lines += where.line != before;
      before = where.line;
    }
    CHECK(lines > 70);
  }
}

/// The line of the last instruction that a piece of kernel writes.
template<class Body> u32 last_line_of(Body body) {
  kernel_draft k(isa::arch::gfx942, 64);
  body(k);
  REQUIRE(!k.failed());
  CHECK(std::string(k.program().code.back().where.file) == __FILE__);
  return k.program().code.back().where.line;
}

TEST_CASE("elements, arrays, new variables and conditions stand on their own lines") {
  const u32 line_1 = last_line_of([](builder k) {
    auto a = k.vgpr<f32, 4>(0), b = k.vgpr<f32, 4>(1);

    a[0] = b[1];
  });
  CHECK(line_1 == __LINE__ - 2);
  const u32 line_2 = last_line_of([](builder k) {
    auto a = k.vgpr<f32, 4>(0), b = k.vgpr<f32, 4>(1);

    a.slice<2>(0) = b.slice<2>(2);
  });
  CHECK(line_2 == __LINE__ - 2);
  const u32 line_3 = last_line_of([](builder k) {
    auto x = k.vgpr<f32>(0);

    auto y = x;
  });
  CHECK(line_3 == __LINE__ - 2);
  const u32 line_4 = last_line_of([](builder k) {
    auto a = k.vgpr<f32, 4>(0);
    auto x = k.vgpr<f32>(0);

    x = a[2];
  });
  CHECK(line_4 == __LINE__ - 2);
  const u32 line_5 = last_line_of([](builder k) {
    auto x = k.vgpr<f32>(0);
    const auto by_value = [](vgpr<f32>) {};

    by_value(x);
  });
  CHECK(line_5 == __LINE__ - 2);
  const u32 line_6 = last_line_of([](builder k) {
    auto x = k.vgpr<f32>(0);
    auto m = x < 1, n = x > 2;

    (void)(m && n);
  });
  CHECK(line_6 == __LINE__ - 2);
  const u32 line_7 = last_line_of([](builder k) {
    auto x = k.vgpr<f32>(0);

    (void)gelu(x);
  });
  CHECK(line_7 == __LINE__ - 2);
}

/// The lines of the last two instructions that a piece of kernel writes, both of this file.
template<class Body> std::vector<u32> last_lines_of(Body body) {
  kernel_draft k(isa::arch::gfx942, 64);
  body(k);
  REQUIRE(!k.failed());
  std::vector<u32> lines;
  for (u32 i = k.program().code.size() - 2; i < k.program().code.size(); ++i) {
    CHECK(std::string(k.program().code[i].where.file) == __FILE__);
    lines.push_back(k.program().code[i].where.line);
  }
  return lines;
}

TEST_CASE("variables that are assigned stand on their own lines") {
  const auto both = [](u32 line) { return std::vector<u32>{line, line}; };
  const auto swapped = last_lines_of([](builder k) {
    auto x = k.vgpr<f32>(1), y = k.vgpr<f32>(2);
    auto old = x;
    x = y;
    y = old;
  });
  CHECK(swapped == std::vector<u32>{__LINE__ - 3, __LINE__ - 2});
  const auto chained = last_lines_of([](builder k) {
    auto x = k.sgpr<i32>(1), y = k.sgpr<i32>(2), z = k.sgpr<i32>(3);

    x = y = z;
  });
  CHECK(chained == both(__LINE__ - 2));
  const auto constant = last_lines_of([](builder k) {
    auto x = k.agpr<f32>(1), y = k.agpr<f32>(2);
    const auto& z = y;

    x = z;
    y = true ? x : y;
  });
  CHECK(constant == std::vector<u32>{__LINE__ - 3, __LINE__ - 2});
  const auto array = last_lines_of([](builder k) {
    auto a = k.vgpr<f32, 2, 2>(1), b = k.vgpr<f32, 2, 2>(2);
    auto c = k.vgpr<f32, 2>(3);
    b = a;
    c = b[1];
  });
  CHECK(array == both(__LINE__ - 2));
  const auto captured = last_lines_of([](builder k) {
    auto x = k.vgpr<f32>(1);
    auto y = x;
    auto change = [x, &y]() mutable {
      y = x;
      x = y;
    };
    change();
  });
  CHECK(captured == std::vector<u32>{__LINE__ - 5, __LINE__ - 4});
  const auto argument = last_lines_of([](builder k) {
    const auto keep = [](vgpr<f32>& kept, const vgpr<f32>& value) { kept = value; };
    auto x = k.vgpr<f32>(1), y = k.vgpr<f32>(2);
    keep(x, y);
    keep(y, x);
  });
  CHECK(argument == both(__LINE__ - 5));
  const auto member = last_lines_of([](builder k) {
    two p{k.vgpr<f32>(1), k.vgpr<f32>(2)};
    two q{k.vgpr<f32>(3), k.vgpr<f32>(4)};
    q.a = p.b;
    q.b = p.a;
  });
  CHECK(member == std::vector<u32>{__LINE__ - 3, __LINE__ - 2});
  // The compiler writes the assignment of a struct, at the struct's line: it stands with what is before it instead.
  const auto whole = last_lines_of([](builder k) {
    two p{k.vgpr<f32>(1), k.vgpr<f32>(2)};
    two q{k.vgpr<f32>(3), k.vgpr<f32>(4)};

    q = p;
  });
  CHECK(whole == both(__LINE__ - 4));
}

TEST_CASE("a condition that is negated stands on the line of the !") {
  const u32 lanes = last_line_of([](builder k) {
    auto x = k.vgpr<f32>(1);
    auto m = x < 2;

    (void)!m;
  });
  CHECK(lanes == __LINE__ - 2);
  const u32 uniform = last_line_of([](builder k) {
    auto x = k.sgpr<i32>(1);
    auto c = x < 2;

    (void)!c;
  });
  CHECK(uniform == __LINE__ - 2);
}

TEST_CASE("assignments copy what stands on their right, in their order") {
  code<"v_mov_b32_e32 %v8, 1.0\n"
       "v_mov_b32_e32 %v9, 2.0\n"
       "v_mov_b32_e32 %v10, 0.5\n"
       "v_mov_b32_e32 %v8, %v9\n" // (x = y) = z: the right side is taken first and written last
       "v_mov_b32_e32 %v8, %v10\n"
       "v_mov_b32_e32 %v9, %v10\n" // x = y = z
       "v_mov_b32_e32 %v8, %v9\n"
       "v_mov_b32_e32 %v8, %v10\n">([](builder k) {
    auto x = k.vgpr<f32>(1), y = k.vgpr<f32>(2), z = k.vgpr<f32>(0.5f);
    (x = y) = z;
    x = y = z;
    x = {z};
  });
  code<"v_mov_b32_e32 %v8, 1.0\n"
       "v_mov_b32_e32 %v9, 2.0\n"
       "v_mov_b32_e32 %v10, %v8\n"
       "v_mov_b32_e32 %v11, %v9\n"
       "v_mov_b32_e32 %v8, %v9\n"
       "v_mov_b32_e32 %v9, 4.0\n"
       "v_mov_b32_e32 %v10, %v8\n" // q = p: new values of p's, in q's registers
       "v_mov_b32_e32 %v11, %v9\n">([](builder k) {
    two p{k.vgpr<f32>(1), k.vgpr<f32>(2)};
    two q = p;
    p.a = p.b;
    p.b = 4;
    q = p;
  });
}

TEST_CASE("what is assigned to an element is calculated there") {
  code<"v_mov_b32_e32 %v8, 1.0\n"
       "v_mov_b32_e32 %v9, 1.0\n"
       "v_mul_f32_e32 %v9, 2.0, %v8\n">([](builder k) {
    auto a = k.vgpr<f32, 2>(1);
    a[1] = a[0] * 2;
  });
}

} // namespace
