// SPDX-License-Identifier: MIT
// Matrix products: the instructions that most kernels of others are made of.
#include "hip_kernel.hpp"
#include "kernels_gemm.hpp"
#include "kiln_kernel.hpp"
#include "product.hpp"
#include "workload.hpp"

#include <kiln/kernel/gemm.hpp>

namespace kiln::bench {
namespace {

using isa::arch;

/// 256 x 256 of C, `Depth` deep.
template<class Format, class T, u32 Depth> using square = product<Format, T, 256, 256, Depth>;

template<class Data> void add_hip(const std::string& target, const std::string& instruction) {
  add<Data>("gemm_" + instruction + "/" + target + "/hip", [target, instruction] {
    return [kernel = hip_kernel("gemm", target, "gemm_" + instruction)](Data& d, const launch& how) {
      const u32 depth_bytes = Data::depth * sizeof(d.a[0]);
      const auto &a = d.a, &b = d.b;
      return kernel.run(how, Data::rows / 128 * (Data::columns / 128), 256, d.c, a, b, Data::columns,
                        depth_bytes);
    };
  });
}

template<class Data, u32 Tile>
inline constexpr kernel::gemm_shape shape_of{.columns = Data::columns, .depth = Data::depth, .tile = Tile};

/// T is bf16's or fp16's type of the kernel.
template<class T, class Data, u32 Tile> void add_kiln(arch a, const std::string& instruction) {
  add<Data>("gemm_" + instruction + "/" + isa::facts_of(a).name + "/kiln", [a] {
    return [kernel =
                kiln_kernel::make<kernel::gemm<T, shape_of<Data, Tile>>, shape_of<Data, Tile>.work_items()>(
                    a)](Data& d, const launch& how) {
      return kernel.run(how, static_cast<u32>(shape_of<Data, Tile>.workgroups(Data::rows)), as_buffer<T>(d.c),
                        as_buffer<const T>(d.a), as_buffer<const T>(d.b), i32{Data::rows});
    };
  });
}

template<class Op, class Data> void add_kiln_8_bit(arch a, const std::string& instruction) {
  add<Data>("gemm_" + instruction + "/" + isa::facts_of(a).name + "/kiln", [a] {
    return [kernel = kiln_kernel::make<slice_gemm<Op, Data::columns, Data::depth>, 256>(a)](
               Data& d, const launch& how) {
      return kernel.run(how, Data::rows / 128 * (Data::columns / 128), as_buffer<i32>(d.c),
                        as_buffer<const i32>(d.a), as_buffer<const i32>(d.b));
    };
  });
}

} // namespace

void add_gemm() {
  constexpr u32 deep = 1024;
  add_hip<square<bf16_format, float, deep>>("gfx942", "bf16_32x32x8");
  add_hip<square<bf16_format, float, deep>>("gfx942", "bf16_16x16x16");
  add_hip<square<f16_format, float, deep>>("gfx942", "f16_32x32x8");
  add_hip<square<f16_format, float, deep>>("gfx942", "f16_16x16x16");
  add_hip<square<fp8_format<8>, float, deep>>("gfx942", "fp8_32x32x16");
  add_hip<square<fp8_format<8>, float, deep>>("gfx942", "fp8_16x16x32");
  add_hip<square<i8_format, i32, deep>>("gfx942", "i8_32x32x16");
  add_hip<square<bf16_format, float, deep>>("gfx950", "bf16_32x32x16");
  add_hip<square<bf16_format, float, deep>>("gfx950", "bf16_16x16x32");
  add_hip<square<fp8_format<7>, float, deep>>("gfx950", "f8f6f4_32x32x64");

  add_kiln<__bf16, square<bf16_format, u16, deep>, 32>(arch::gfx942, "bf16_32x32x8");
  add_kiln<__bf16, square<bf16_format, u16, deep>, 16>(arch::gfx942, "bf16_16x16x16");
  add_kiln<_Float16, square<f16_format, _Float16, deep>, 32>(arch::gfx942, "f16_32x32x8");
  add_kiln_8_bit<fp8_32x32x16, square<fp8_format<8>, float, deep>>(arch::gfx942, "fp8_32x32x16");
  add_kiln_8_bit<i8_32x32x16, square<i8_format, i32, deep>>(arch::gfx942, "i8_32x32x16");
  add_kiln<__bf16, square<bf16_format, u16, deep>, 16>(arch::gfx950, "bf16_16x16x32");
  add_kiln_8_bit<f8f6f4_32x32x64, square<fp8_format<7>, float, deep>>(arch::gfx950, "f8f6f4_32x32x64");
}

} // namespace kiln::bench
