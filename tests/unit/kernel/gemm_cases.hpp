// SPDX-License-Identifier: MIT
// Matrix products in the simulator against the host: one kernel, many problems.
#pragma once

#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/kernel/gemm/facts.hpp>
#include <kiln/kernel/gemm/interleaved_gemm.hpp>
#include <kiln/sim/format/f16.hpp>
#include <kiln/sim/format/small_float.hpp>

#include <cmath>
#include <cstring>
#include <limits>

namespace kiln_test {

using kernel::gemm_activation, kernel::gemm_form, kernel::gemm_number, kernel::gemm_tiling,
    kernel::interleaved_tiling;

/// Numbers in memory, of any type, and their values.
class number_codec {
public:
  number_codec(gemm_number number, isa::arch arch) : number_(number), fnuz_(arch == isa::arch::gfx942) {}

  u32 bytes() const { return kernel::bytes_of(number_); }
  /// Rounds to the nearest number of the type.
  void put(u8* to, double x) const {
    const auto narrow = static_cast<float>(x);
    switch (number_) {
    case gemm_number::f64: return copy(to, x);
    case gemm_number::f32: return copy(to, narrow);
    case gemm_number::f16: return copy(to, static_cast<_Float16>(narrow));
    case gemm_number::bf16: return copy(to, static_cast<u16>(emit::bfloat_bits(narrow)));
    case gemm_number::fp8:
      return copy(to, static_cast<u8>(fnuz_ ? sim::fp8_fnuz::encode(narrow) : sim::fp8_ocp::encode(narrow)));
    case gemm_number::bf8:
      return copy(to, static_cast<u8>(fnuz_ ? sim::bf8_fnuz::encode(narrow) : sim::bf8_ocp::encode(narrow)));
    case gemm_number::i8: return copy(to, static_cast<kiln::i8>(x));
    case gemm_number::i32: return copy(to, static_cast<i32>(x));
    }
  }
  double get(const u8* from) const {
    switch (number_) {
    case gemm_number::f64: return read<double>(from);
    case gemm_number::f32: return static_cast<double>(read<float>(from));
    case gemm_number::f16: return static_cast<double>(static_cast<float>(read<_Float16>(from)));
    case gemm_number::bf16:
      return static_cast<double>(__builtin_bit_cast(float, static_cast<u32>(read<u16>(from)) << 16));
    case gemm_number::fp8:
      return static_cast<double>(fnuz_ ? sim::fp8_fnuz::decode(*from) : sim::fp8_ocp::decode(*from));
    case gemm_number::bf8:
      return static_cast<double>(fnuz_ ? sim::bf8_fnuz::decode(*from) : sim::bf8_ocp::decode(*from));
    case gemm_number::i8: return read<kiln::i8>(from);
    case gemm_number::i32: return read<i32>(from);
    }
    return 0;
  }
  /// Half a unit in the last place of a result near `x`.
  double half_ulp(double x) const {
    struct format {
      int fraction_bits, least_exponent;
    };
    constexpr format formats[] = {{52, -1022}, {23, -126}, {10, -14}, {7, -126}, {}, {}, {}, {}};
    if (number_ > gemm_number::bf16) return 0;
    const format f = formats[static_cast<u32>(number_)];
    const int exponent = x == 0 ? f.least_exponent : std::max(std::ilogb(x), f.least_exponent);
    return std::ldexp(0.5, exponent - f.fraction_bits);
  }
  /// Hands a matrix of such numbers to a launch.
  void pass(sim::launch_memory& to, u8* data, u64 count, bool is_const) const {
    switch (number_) {
    case gemm_number::f64: return pass_as<double>(to, data, count, is_const);
    case gemm_number::f32: return pass_as<float>(to, data, count, is_const);
    case gemm_number::f16: return pass_as<_Float16>(to, data, count, is_const);
    case gemm_number::bf16: return pass_as<__bf16>(to, data, count, is_const);
    case gemm_number::fp8: return pass_as<kiln::fp8>(to, data, count, is_const);
    case gemm_number::bf8: return pass_as<kiln::bf8>(to, data, count, is_const);
    case gemm_number::i8: return pass_as<kiln::i8>(to, data, count, is_const);
    case gemm_number::i32: return pass_as<i32>(to, data, count, is_const);
    }
  }

private:
  template<class T> static void copy(u8* to, T x) { std::memcpy(to, &x, sizeof(T)); }
  template<class T> static T read(const u8* from) {
    T x;
    std::memcpy(&x, from, sizeof(T));
    return x;
  }
  template<class T> static void pass_as(sim::launch_memory& to, u8* data, u64 count, bool is_const) {
    if (is_const) {
      sim::buffer<const T> b(reinterpret_cast<const T*>(data), data == nullptr ? 0 : count);
      to.pass(b);
    } else {
      sim::buffer<T> b(reinterpret_cast<T*>(data), data == nullptr ? 0 : count);
      to.pass(b);
    }
  }

  gemm_number number_;
  bool fnuz_;
};

/// Rows with gaps between them, and matrices with gaps between those. The gaps of inputs are NaN where the type has one: no
/// result may depend on them.
class matrices {
public:
  matrices(const number_codec& codec, u32 rows, u32 columns, u32 gap, u32 count, u32 shift = 0)
      : codec_(codec), rows_(rows), columns_(columns), stride_(columns + gap), count_(count) {
    const u64 elements = count == 0 || rows == 0 ? 0 : u64{count} * rows * stride_ - gap;
    bytes_.resize((elements + shift) * codec.bytes() + 16);
    while ((reinterpret_cast<u64>(bytes_.data()) + shift_) % 16 != 0) ++shift_;
    shift_ += shift * codec.bytes();
    elements_ = elements;
    for (u64 i = 0; i < elements; ++i) codec_.put(data() + i * codec_.bytes(), std::nan(""));
  }
  u8* data() { return bytes_.data() + shift_; }
  u32 stride() const { return stride_; }
  u64 batch_stride() const { return u64{rows_} * stride_; }
  void set(u32 i, u32 r, u32 c, double x) { codec_.put(at(i, r, c), x); }
  double get(u32 i, u32 r, u32 c) { return codec_.get(at(i, r, c)); }
  void pass(sim::launch_memory& to, bool is_const) {
    codec_.pass(to, elements_ == 0 ? nullptr : data(), elements_, is_const);
  }
  bool is_empty() const { return elements_ == 0; }
  u32 rows() const { return rows_; }
  u32 columns() const { return columns_; }
  u32 count() const { return count_; }

private:
  u8* at(u32 i, u32 r, u32 c) {
    return data() + (i * batch_stride() + u64{r} * stride_ + c) * codec_.bytes();
  }

  number_codec codec_;
  u32 rows_, columns_, stride_, count_;
  u64 elements_ = 0;
  u32 shift_ = 0;
  std::vector<u8> bytes_;
};

/// A problem, apart from what the form says.
struct gemm_case {
  u32 m = 1, n = 1, k = 1, batch = 1;
  u32 gap_a = 0, gap_b = 0, gap_c = 0, gap_d = 0; ///< elements between rows
  double alpha = 1, beta = 0;
  u32 splits = 1;
  u32 shift = 0;      ///< elements from a multiple of 16 bytes to where matrices begin
  double special = 0; ///< put into an element of A, if not 0: NaN or infinity
};

/// A kernel compiled for one target, and problems run by it.
class gemm_kernel {
public:
  template<gemm_form Form, gemm_tiling Tiling> static gemm_kernel of(isa::arch arch) {
    return {Form, kernel::facts_of(Form, Tiling), arch,
            program_of<Form>(arch, Tiling.work_items(), kernel::tiled_gemm<Form, Tiling>)};
  }
  template<gemm_form Form, interleaved_tiling Tiling> static gemm_kernel of(isa::arch arch) {
    return {Form, kernel::facts_of(Form, Tiling), arch,
            program_of<Form>(arch, Tiling.work_items(), kernel::interleaved_gemm<Form, Tiling>)};
  }
  const ir::program& program() const { return program_; }

  void run(const gemm_case& p) const;

private:
  template<gemm_form Form, class Kernel>
  static ir::program program_of(isa::arch arch, u32 work_items, Kernel function) {
    using kernel::memory_of;
    using d = memory_of<Form.d>;
    using factor = kernel::gemm_factor<Form>;
    return compiled<d*, const memory_of<Form.a>*, const memory_of<Form.b>*, const d*, const d*, const float*,
                    const float*, float*, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, factor,
                    factor>(arch, work_items, function);
  }
  gemm_kernel(const gemm_form& form, const kernel::gemm_facts& facts, isa::arch arch, ir::program&& program)
      : form_(form), facts_(facts), arch_(arch), program_(static_cast<ir::program&&>(program)) {}

  gemm_form form_;
  kernel::gemm_facts facts_;
  isa::arch arch_;
  ir::program program_;
};

} // namespace kiln_test
