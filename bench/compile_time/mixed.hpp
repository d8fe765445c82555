// SPDX-License-Identifier: MIT
// A kernel of any size: loops of scalar, vector, memory and MFMA code, half through operators, half by name.
#pragma once

#include <kiln/hip.hpp>

using namespace kiln::dsl;

/// Writes the kernel, section by section. All state is members: clang's bytecode interpreter cannot evaluate a lambda
/// that captures a reference parameter.
class mixed_writer {
  builder k;
  arg<float*>& out;
  arg<const float*>& in;
  kiln::author::lds_array<float> shared = k.lds<float>(1024);
  vgpr<i32> item = k.block_idx.x * 256 + k.thread_idx.x;
  vgpr<f32> x = k.vgpr<f32>(1);
  vgpr<f32> y = k.vgpr<f32>(2);
  vgpr<i32> bytes = item * 4;
  sgpr<i32> uniform = k.sgpr<i32>(3);
  agpr<f32, 4> sum = k.agpr<f32, 4>(0);
  vgpr<f16x2, 2> left = k.vgpr<f16x2, 2>();
  vgpr<f16x2, 2> right = k.vgpr<f16x2, 2>();

public:
  constexpr mixed_writer(builder b, arg<float*>& o, arg<const float*>& i) : k(b), out(o), in(i) {}

  constexpr void by_operators(int section) {
    k.for_(0, 8, 1, [this, section](auto turn) {
      uniform = (uniform << 1) + turn;
      for (int i = 0; i < 4; ++i) {
        auto index = item + (uniform + section * 4 + i);
        auto a = in[index];
        auto b = in[index + 64];
        auto product = a * b + x;
        shared[k.thread_idx.x + i * 256] = product - y;
        x = product * 0.5f + y;
        y = b - a * x;
        uniform = ((uniform ^ turn) & 0xffff) + i;
        k.where(item < uniform, [this, index] { out[index] = x; });
      }
    });
  }

  constexpr void by_name(int section) {
    auto count = k.sgpr<i32>();
    auto low = k.sgpr<i32>();
    k.s_mov_b32(count, 8);
    k.do_while(
        [this, section, &low] {
          for (int i = 0; i < 5; ++i) {
            auto loaded = k.vgpr<f16x2, 4>();
            auto address = k.vgpr<i32>();
            auto value = k.vgpr<f32>();
            k.s_add_i32(uniform, uniform, section + i);
            k.s_lshl_b32(low, uniform, 2);
            k.s_and_b32(low, low, 0xfff);
            k.v_add_u32(address, low, bytes);
            k.v_and_b32(address, 0x3ff0, address);
            k.ds_read_b128(loaded, address, offset(16 * i));
            k.v_mov_b32(value, 0.5f);
            k.v_fma_f32(x, value, y, x);
            k.v_max_f32(y, x, value);
            k.v_cvt_i32_f32(address, y);
            k.v_cndmask_b32(y, x, y, vcc);
            k.ds_write_b32(bytes, y, offset(4 * i));
            k.v_pk_add_f16(left[0], loaded[0], loaded[1]);
            k.v_pk_mul_f16(left[1], loaded[2], loaded[3]);
            k.v_mfma_f32_16x16x16_f16(sum, left, right, sum);
          }
        },
        [&count] {
          count -= 1;
          return count > 0;
        });
  }

  constexpr void finish() {
    auto v = k.vgpr<f32>();
    k.v_accvgpr_read_b32(v, sum[0]);
    out[item] = v + x + y;
  }
};

constexpr void mixed(builder k, arg<float*> out, arg<const float*> in) {
  mixed_writer w(k, out, in);
  for (int section = 0; section < KILN_BENCH_SECTIONS; ++section)
    if (section % 2 == 0)
      w.by_operators(section);
    else
      w.by_name(section);
  w.finish();
}
