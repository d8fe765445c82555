// SPDX-License-Identifier: MIT
// Several elements a lane at once, of every width, through pointers, LDS and buffers: copied in the simulator on all targets.
#include "program/expect.hpp"

#include <kiln/compile/kernel.hpp>
#include <kiln/sim.hpp>

#include <vector>

namespace {

using namespace kiln;
using namespace kiln_test;

constexpr u32 lanes = 64;

/// Each lane copies Count elements, by a pointer, through LDS, and by a buffer, by index and by offset.
template<class T, u32 Count> constexpr void copies(builder k, arg<T*> out, arg<const T*> in, arg<int> n) {
  constexpr int part = static_cast<int>(lanes * Count), bytes = author::memory_type<T>::bytes;
  auto i = k.thread_idx.x * static_cast<int>(Count);
  auto shared = k.lds<T>(lanes * Count);
  out.store(i, in.template load<Count>(i));
  out.store_at(byte_offset(i * bytes, part * bytes),
               in.template load_at<Count>(byte_offset(i * bytes, part * bytes)));
  shared.store(i, in.template load<Count>(i + 2 * part));
  out.store(i + 2 * part, shared.template load<Count>(i));
  auto from = k.buffer(in, elements(n)), to = k.buffer(out, n * bytes);
  to.template store<T>(i + 3 * part, from.template load<T, Count>(i + 3 * part));
  to.template store<T>(byte_offset(i * bytes, 4 * part * bytes),
                       from.template load<T, Count>(byte_offset(i * bytes, 4 * part * bytes)));
  k.where(k.thread_idx.x == 0, [&] { out.store(5 * part, in.template load<Count>(5 * part)); });
}

template<class T, class Host, u32 Count> void copied() {
  for (const isa::arch a : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    const compile::outcome built = compile::compile_kernel<&copies<T, Count>, block_size<lanes>>(a);
    INFO("element of " << sizeof(T) << " bytes, " << Count << ": " << string_of(built.error.message()));
    REQUIRE(!built.error.raised);
    std::vector<T> in(6 * lanes * Count), out(in.size());
    for (u32 i = 0; i < in.size(); ++i)
      in[i] = __builtin_bit_cast(T, static_cast<Host>(i * 0x9e37'79b9u + 3));
    const sim::result r = sim::run(built, {}, sim::buffer<T>(out.data(), out.size()),
                                   sim::buffer<const T>(in.data(), in.size()), static_cast<int>(in.size()));
    INFO(string_of(r.text()));
    REQUIRE(r.ok);
    u32 wrong = 0;
    for (u32 i = 0; i < in.size() - lanes * Count + Count; ++i)
      wrong += __builtin_bit_cast(Host, in[i]) != __builtin_bit_cast(Host, out[i]);
    CHECK(wrong == 0);
  }
}

TEST_CASE("elements of 1, 2, 4 and 8 bytes are copied in every number that instructions move") {
  copied<i8, u8, 1>(), copied<i8, u8, 4>(), copied<u8, u8, 8>(), copied<i8, u8, 12>(), copied<i8, u8, 48>();
  copied<f16, u16, 1>(), copied<f16, u16, 2>(), copied<bf16, u16, 8>(), copied<__bf16, u16, 16>();
  copied<i16, u16, 32>(), copied<u16, u16, 4>(), copied<_Float16, u16, 6>();
  copied<i32, u32, 1>(), copied<f32, u32, 3>(), copied<u32, u32, 4>(), copied<f32, u32, 16>();
  copied<bf16x2, u32, 2>(), copied<i8x4, u32, 8>();
  copied<double, u64, 1>(), copied<i64, u64, 2>(), copied<u64, u64, 6>();
}

TEST_CASE("an index of a buffer counts elements") {
  code<"s_mov_b64 %s[11:12], %s[9:10]\n"
       "s_mov_b32 %s13, 0x1000\n"
       "s_mov_b32 %s14, 0x20000\n"
       "v_lshlrev_b32_e32 %v15, 2, %v8\n"
       "buffer_load_dword %v16, %v15, %s[11:14], 0 offen\n"
       "buffer_load_ushort %v17, off, %s[11:14], 0 offset:6\n"
       "v_lshlrev_b32_e32 %v18, 2, %v8\n"
       "buffer_load_dwordx4 %v[19:22], %v18, %s[11:14], 0 offen\n"
       "v_lshlrev_b32_e32 %v23, 2, %v8\n"
       "buffer_store_dword %v16, %v23, %s[11:14], 0 offen\n"
       "v_lshlrev_b32_e32 %v24, 2, %v8\n"
       "buffer_store_dwordx4 %v[19:22], %v24, %s[11:14], 0 offen\n"
       "v_lshlrev_b32_e32 %v25, 1, %v8\n"
       "buffer_store_short %v8, %v25, %s[11:14], 0 offen\n"
       "buffer_load_dword %v16, off, %s[11:14], 0 offset:20\n">([](builder k) {
    auto i = k.vgpr<i32>();
    auto b = k.buffer(k.sgpr<u64>(), 4096);
    auto x = b.load<f32>(i);
    (void)b.load<bf16>(3);
    auto four = b.load<f32, 4>(i);
    b.store(i, x);
    b.store(i, four);
    b.store<u16>(i, i);
    b.load_to(x, 5);
  });
}

} // namespace
