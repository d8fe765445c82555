// SPDX-License-Identifier: MIT
// Kernel arguments: the layout of the kernarg segment, the loads, every argument type.
#include "program/expect.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

struct mixed {
  char a;
  double b;
  short c;
  int d[3];
};

/// Offsets as the C++ compiler lays a struct of the same members out.
template<class A, class B, class C, class D, class E> struct as_struct {
  A a;
  B b;
  C c;
  D d;
  E e;
};

template<class A, class B, class C, class D, class E> constexpr bool laid_out_like_a_struct() {
  kernel_draft k(gfx942, 64);
  call_kernel<A, B, C, D, E>(k, [](builder, auto...) {});
  using s = as_struct<A, B, C, D, E>;
  const u32 offsets[] = {__builtin_offsetof(s, a), __builtin_offsetof(s, b), __builtin_offsetof(s, c),
                         __builtin_offsetof(s, d), __builtin_offsetof(s, e)};
  const u32 sizes[] = {sizeof(A), sizeof(B), sizeof(C), sizeof(D), sizeof(E)};
  for (u32 i = 0; i < 5; ++i)
    if (k.program().arguments[i].offset_bytes != offsets[i] ||
        k.program().arguments[i].size_bytes != sizes[i])
      return false;
  return !k.failed();
}

TEST_CASE("long and long long are one type in registers") {
  code<"s_load_dwordx8 %s[8:15], %s[0:1], 0\n"
       "s_mov_b64 %s[16:17], %s[8:9]\n"
       "s_mov_b64 %s[18:19], %s[12:13]\n"
       "s_add_u32 %s16, %s16, %s10\n"
       "s_addc_u32 %s17, %s17, %s11\n"
       "s_add_u32 %s18, %s18, %s14\n"
       "s_addc_u32 %s19, %s19, %s15\n">([](builder k) {
    call_kernel<long, long long, unsigned long, unsigned long long>(
        k, [](builder b, arg<long> l, arg<long long> ll, arg<unsigned long> ul, arg<unsigned long long> ull) {
          auto s = b.sgpr<i64>(l);
          auto u = b.sgpr<u64>(ul);
          s += ll;
          u += ull;
        });
  });
}

template<class... T> constexpr bool sizes_are_those_of_memory() {
  return ((sizeof(T) == author::memory_type<T>::bytes && alignof(T) == sizeof(T)) && ...);
}
TEST_CASE("element types have the size in host memory that they have on the device") {
  static_assert(sizes_are_those_of_memory<b32, b64, f16, bf16, f16x2, bf16x2, fp8x4, bf8x4, i8x4>());
  SUCCEED();
}

TEST_CASE("arguments lie as in a C struct") {
  static_assert(laid_out_like_a_struct<char, int, char, double, short>());
  static_assert(laid_out_like_a_struct<float*, bool, short, char, const int*>());
  static_assert(laid_out_like_a_struct<int, long, int, int, unsigned long long>());
  static_assert(laid_out_like_a_struct<char, mixed, _Float16, mixed, float>());
  static_assert(laid_out_like_a_struct<char, char, char, short, int>());
  CHECK(laid_out_like_a_struct<char, int, char, double, short>());
  CHECK(laid_out_like_a_struct<char, mixed, _Float16, mixed, float>());
}

TEST_CASE("pointers are marked") {
  kernel_draft k(gfx942, 64);
  call_kernel<int*, int, const float*>(k, [](builder, auto...) {});
  CHECK(k.program().arguments[0].is_pointer);
  CHECK(!k.program().arguments[1].is_pointer);
  CHECK(k.program().arguments[2].is_pointer);
}

TEST_CASE("neighbouring arguments load together, in the widest pieces") {
  code<"s_load_dword %s8, %s[0:1], 0\n">([](builder k) { call_kernel<int>(k, [](builder, auto...) {}); });
  code<"s_load_dwordx4 %s[8:11], %s[0:1], 0\n"
       "s_load_dword %s12, %s[0:1], 16\n">(
      [](builder k) { call_kernel<float*, float*, int>(k, [](builder, auto...) {}); });
  code<"s_load_dwordx16 %s[8:23], %s[0:1], 0\n"
       "s_load_dwordx4 %s[24:27], %s[0:1], 64\n"
       "s_bfe_i32 %s28, %s27, 0x100000\n">([](builder k) {
    call_kernel<float*, float*, float*, float*, float*, float*, float*, float*, float*, int, short>(
        k, [](builder, auto...) {});
  });
  code<"">([](builder k) { call_kernel<>(k, [](builder) {}); });
}

TEST_CASE("arguments of four and eight bytes are read where the load put them") {
  code<"s_load_dwordx8 %s[8:15], %s[0:1], 0\n"
       "s_load_dwordx2 %s[16:17], %s[0:1], 32\n"
       "s_add_i32 %s18, %s8, 1\n"
       "s_add_u32 %s19, %s9, 1\n"
       "v_mov_b32_e32 %v20, %s10\n"
       "s_mov_b64 %s[21:22], %s[12:13]\n"
       "s_add_u32 %s23, %s14, %s14\n"
       "s_addc_u32 %s24, %s15, %s15\n"
       "s_cmp_eq_u64 %s[16:17], 0\n"
       "s_cselect_b32 %s25, 1, 0\n">([](builder k) {
    call_kernel<int, unsigned, float, double, long, unsigned long>(
        k, [](builder k, arg<int> i, arg<unsigned> u, arg<float> f, arg<double> d, arg<long> l,
              arg<unsigned long> m) {
          (void)(i + 1);
          (void)(u + 1);
          k.vgpr<f32>(f);
          k.sgpr<f64>(d);
          (void)(l + l);
          (void)(m == 0);
        });
  });
}

TEST_CASE("narrow arguments are widened, by their sign") {
  code<"s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
       "s_load_dword %s10, %s[0:1], 8\n"
       "s_bfe_i32 %s11, %s8, 0x80000\n"
       "s_bfe_u32 %s12, %s8, 0x80008\n"
       "s_bfe_i32 %s13, %s8, 0x100010\n"
       "s_bfe_u32 %s14, %s9, 0x100000\n"
       "s_bfe_u32 %s15, %s9, 0x80010\n"
       "s_bfe_u32 %s16, %s10, 0x100000\n"
       "s_bfe_u32 %s17, %s10, 0x100010\n"
       "s_add_i32 %s18, %s11, 1\n">([](builder k) {
    call_kernel<char, unsigned char, short, unsigned short, bool, _Float16, __bf16>(
        k, [](builder, arg<char> a, arg<unsigned char>, arg<short>, arg<unsigned short>, arg<bool>,
              arg<_Float16>, arg<__bf16>) { (void)(a + 1); });
  });
}

TEST_CASE("an argument is a variable of the kernel") {
  code<"s_load_dword %s8, %s[0:1], 0\n"
       "s_add_i32 %s8, %s8, 1\n"
       "s_add_i32 %s8, %s8, 2\n"
       "s_mov_b32 %s10, %s8\n"
       "s_mov_b32 %s10, 3\n">([](builder k) {
    call_kernel<int>(k, [](builder, arg<int> n) {
      n = n + 1;
      n += 2;
      auto copy = n;
      copy = 3;
    });
  });
}

TEST_CASE("fields of a struct") {
  code<"s_load_dwordx8 %s[8:15], %s[0:1], 0\n"
       "s_bfe_i32 %s16, %s8, 0x80000\n"
       "s_bfe_i32 %s17, %s12, 0x100000\n"
       "s_mov_b32 %s18, %s16\n"
       "s_mov_b64 %s[19:20], %s[10:11]\n"
       "s_mov_b32 %s21, %s17\n"
       "s_mov_b32 %s22, %s14\n">([](builder k) {
    call_kernel<mixed>(k, [](builder k, arg<mixed> m) {
      auto a = m.at<char>(__builtin_offsetof(mixed, a));
      auto b = m.at<double>(__builtin_offsetof(mixed, b));
      auto c = m.at<short>(__builtin_offsetof(mixed, c));
      auto d = m.at<int>(__builtin_offsetof(mixed, d) + 4);
      k.sgpr<i32>(a);
      k.sgpr<f64>(b);
      k.sgpr<i32>(c);
      k.sgpr<i32>(d);
    });
  });
}

TEST_CASE("fields that cannot be in the struct") {
  refused<"no field of 4 bytes can lie at offset 32 of this struct of 32 bytes">(
      __LINE__, [](builder k) { call_kernel<mixed>(k, [](builder, arg<mixed> m) { (void)m.at<int>(32); }); });
  refused<"no field of 4 bytes can lie at offset 2 of this struct of 32 bytes">(
      __LINE__, [](builder k) { call_kernel<mixed>(k, [](builder, arg<mixed> m) { (void)m.at<int>(2); }); });
}

} // namespace
