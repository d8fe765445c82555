// SPDX-License-Identifier: MIT
// Types in memory: which instructions move them, and which registers hold them.
#pragma once

#include <kiln/author/handle.hpp>

// HIP's own types (amd_hip_bf16.h, amd_hip_fp16.h, amd_hip_fp8.h of ROCm 7.2), so that arg<__hip_bfloat16*> needs no cast.
struct __hip_bfloat16;
struct __hip_bfloat162;
struct __half;
struct __half2;
struct __hip_fp8_e4m3;
struct __hip_fp8_e5m2;
struct __hip_fp8_e4m3_fnuz;
struct __hip_fp8_e5m2_fnuz;

namespace kiln::author {

/// How a C++ type lies in memory and in registers. Types narrower than a register widen to 32 bits when loaded.
template<class M> struct memory_type {
  using register_type = b32; // no `bytes`: elements of other types are not loaded or stored
};
template<class Register, u32 Bytes, isa::mn::mnemonic GlobalLoad, isa::mn::mnemonic GlobalStore,
         isa::mn::mnemonic LdsLoad, isa::mn::mnemonic LdsStore>
struct known_memory_type {
  using register_type = Register;
  static constexpr u32 bytes = Bytes;
  static constexpr isa::mn::mnemonic global_load = GlobalLoad, global_store = GlobalStore, lds_load = LdsLoad,
                                     lds_store = LdsStore;
};
template<class R>
using memory_dword = known_memory_type<R, 4, isa::mn::global_load_dword, isa::mn::global_store_dword,
                                       isa::mn::ds_read_b32, isa::mn::ds_write_b32>;
template<class R>
using memory_qword = known_memory_type<R, 8, isa::mn::global_load_dwordx2, isa::mn::global_store_dwordx2,
                                       isa::mn::ds_read_b64, isa::mn::ds_write_b64>;
template<class R>
using memory_short = known_memory_type<R, 2, isa::mn::global_load_ushort, isa::mn::global_store_short,
                                       isa::mn::ds_read_u16, isa::mn::ds_write_b16>;

template<> struct memory_type<i32> : memory_dword<i32> {};
template<> struct memory_type<u32> : memory_dword<u32> {};
template<> struct memory_type<f32> : memory_dword<f32> {};
template<> struct memory_type<b32> : memory_dword<b32> {};
template<> struct memory_type<f16x2> : memory_dword<f16x2> {};
template<> struct memory_type<bf16x2> : memory_dword<bf16x2> {};
template<> struct memory_type<fp8x4> : memory_dword<fp8x4> {};
template<> struct memory_type<bf8x4> : memory_dword<bf8x4> {};
template<> struct memory_type<i8x4> : memory_dword<i8x4> {};
template<> struct memory_type<f32x2> : memory_qword<f32x2> {};
template<> struct memory_type<i64> : memory_qword<i64> {};
template<> struct memory_type<u64> : memory_qword<u64> {};
template<> struct memory_type<long> : memory_qword<i64> {};
template<> struct memory_type<unsigned long> : memory_qword<u64> {};
template<> struct memory_type<f64> : memory_qword<f64> {};
template<> struct memory_type<b64> : memory_qword<b64> {};
template<> struct memory_type<u16> : memory_short<u32> {};
template<> struct memory_type<f16> : memory_short<f16> {};
template<> struct memory_type<bf16> : memory_short<bf16> {};
template<> struct memory_type<_Float16> : memory_short<f16> {};
template<> struct memory_type<__bf16> : memory_short<bf16> {};
template<>
struct memory_type<i16> : known_memory_type<i32, 2, isa::mn::global_load_sshort, isa::mn::global_store_short,
                                            isa::mn::ds_read_i16, isa::mn::ds_write_b16> {};
template<>
struct memory_type<i8> : known_memory_type<i32, 1, isa::mn::global_load_sbyte, isa::mn::global_store_byte,
                                           isa::mn::ds_read_i8, isa::mn::ds_write_b8> {};
template<class R>
using memory_byte = known_memory_type<R, 1, isa::mn::global_load_ubyte, isa::mn::global_store_byte,
                                      isa::mn::ds_read_u8, isa::mn::ds_write_b8>;
template<> struct memory_type<u8> : memory_byte<u32> {};
template<> struct memory_type<fp8> : memory_byte<fp8> {};
template<> struct memory_type<bf8> : memory_byte<bf8> {};
template<> struct memory_type<__hip_bfloat16> : memory_short<bf16> {};
template<> struct memory_type<__half> : memory_short<f16> {};
template<> struct memory_type<__hip_bfloat162> : memory_dword<bf16x2> {};
template<> struct memory_type<__half2> : memory_dword<f16x2> {};
// Each target has two of these kinds: they are bytes, and as<fp8x4> says that the target's kind is meant.
template<> struct memory_type<__hip_fp8_e4m3> : memory_byte<u32> {};
template<> struct memory_type<__hip_fp8_e5m2> : memory_byte<u32> {};
template<> struct memory_type<__hip_fp8_e4m3_fnuz> : memory_byte<u32> {};
template<> struct memory_type<__hip_fp8_e5m2_fnuz> : memory_byte<u32> {};
template<> struct memory_type<char> : memory_type<i8> {};
template<> struct memory_type<bool> : memory_type<u8> {};

template<class M>
concept MemoryType = requires { memory_type<M>::bytes; };

/// The register type of `Count` elements of M that lie together: elements narrower than a register are packed.
template<class M> struct packed_type {
  using type = b32;
};
template<> struct packed_type<f16> {
  using type = f16x2;
};
template<> struct packed_type<_Float16> : packed_type<f16> {};
template<> struct packed_type<bf16> {
  using type = bf16x2;
};
template<> struct packed_type<__bf16> : packed_type<bf16> {};
template<> struct packed_type<__half> : packed_type<f16> {};
template<> struct packed_type<__hip_bfloat16> : packed_type<bf16> {};
template<> struct packed_type<i16> {
  using type = i16x2;
};
template<> struct packed_type<u16> {
  using type = u16x2;
};
template<> struct packed_type<i8> {
  using type = i8x4;
};
template<> struct packed_type<fp8> {
  using type = fp8x4;
};
template<> struct packed_type<bf8> {
  using type = bf8x4;
};

/// The registers of `Count` elements of M that one lane loads.
template<MemoryType M, u32 Count> struct loaded_registers {
  static constexpr u32 bytes = memory_type<M>::bytes * Count;
  static_assert(Count == 1 || bytes % 4 == 0, "several narrow elements together must fill whole registers");
  static_assert(bytes <= 16 || bytes % 16 == 0,
                "a lane moves 1, 2, 4, 8, 12 or 16 bytes, or a multiple of 16");
  static constexpr bool packed = memory_type<M>::bytes < 4 && Count > 1;
  using element = choose<packed, typename packed_type<M>::type, typename memory_type<M>::register_type>;
  static constexpr u32 count = packed ? bytes / 4 : Count;
  static constexpr u32 dwords = bytes < 4 ? 1 : bytes / 4;

  template<ir::bank Bank, u32 N> struct shaped {
    using type = reg<Bank, element, N>;
  };
  template<ir::bank Bank> struct shaped<Bank, 1> {
    using type = reg<Bank, element>;
  };
  using type = typename shaped<ir::bank::vgpr, count>::type;
};

/// Registers H as elements of M in memory.
template<MemoryType M, RegisterHandle H> struct stored_registers {
  using element = typename H::element_type;
  using own = typename memory_type<M>::register_type;
  static constexpr bool packed =
      memory_type<M>::bytes < 4 && __is_same(element, typename packed_type<M>::type);
  static constexpr bool narrow = memory_type<M>::bytes < 4 && !packed;
  static constexpr u32 bytes = narrow ? memory_type<M>::bytes : H::dwords * 4;
  static_assert(packed || __is_same(element, own) ||
                    (narrow && IntegerElement<element> && IntegerElement<own>),
                "the registers hold another type than the memory; as<...> takes the bits as another type");
  static_assert(!narrow || H::count == 1,
                "several narrow elements are stored from packed registers: f16x2, bf16x2, i8x4");
  static_assert(bytes <= 16 || bytes % 16 == 0,
                "a lane moves 1, 2, 4, 8, 12 or 16 bytes, or a multiple of 16");
  static_assert(!is_sgpr_bank<H::bank>, "lanes store from VGPRs or AGPRs");
};

} // namespace kiln::author
