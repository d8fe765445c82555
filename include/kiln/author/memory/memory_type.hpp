// SPDX-License-Identifier: MIT
// Types in memory: which instructions move them, and which registers hold them.
#pragma once

#include <kiln/author/handle.hpp>

// HIP's own types (amd_hip_bf16.h, amd_hip_fp16.h, amd_hip_fp8.h of ROCm 7.2), so that arg<__hip_bfloat16*> needs no cast.
// NOLINTBEGIN(bugprone-reserved-identifier): the names are HIP's
struct __hip_bfloat16;
struct __hip_bfloat162;
struct __half;
struct __half2;
struct __hip_fp8_e4m3;
struct __hip_fp8_e5m2;
struct __hip_fp8_e4m3_fnuz;
struct __hip_fp8_e5m2_fnuz;
// NOLINTEND(bugprone-reserved-identifier)

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

inline constexpr u32 most_moved_bytes =
    2048; ///< by a lane in one statement, and by a lane in one instruction:
inline constexpr u32 most_instruction_bytes = 16;
/// True if one lane can move that many elements together.
constexpr bool moves_together(u32 count, u32 bytes_each, u32 most_bytes = most_moved_bytes) {
  const u32 bytes = count * bytes_each;
  return count != 0 && (count == 1 || bytes % 4 == 0) &&
         (bytes <= most_instruction_bytes || bytes % most_instruction_bytes == 0) && bytes <= most_bytes;
}
/// "3 elements of 2 bytes are 6 bytes; a lane moves ..., as 2 or 4 elements are".
constexpr text_buffer size_mistake(u32 count, u32 bytes_each, u32 most_bytes = most_moved_bytes) {
  text_buffer text;
  text << count << " elements of " << bytes_each << " bytes are " << count * bytes_each
       << " bytes; a lane moves 1, 2, 4, 8, 12 or 16 bytes";
  if (most_bytes > most_instruction_bytes) text << ", or a multiple of 16 up to " << most_bytes;
  u32 below = count, above = count;
  while (below != 0 && !moves_together(below, bytes_each, most_bytes)) --below;
  while (above <= most_bytes && !moves_together(above, bytes_each, most_bytes)) ++above;
  text << ", as " << below;
  if (above <= most_bytes) text << " or " << above;
  return text << " elements are";
}

/// The registers of `Count` elements of M that one lane loads.
template<MemoryType M, u32 Count> struct loaded_registers {
  static constexpr u32 bytes = memory_type<M>::bytes * Count;
  static constexpr bool fits = moves_together(Count, memory_type<M>::bytes);
  static constexpr bool packed = memory_type<M>::bytes < 4 && Count > 1;
  using element = choose<packed, typename packed_type<M>::type, typename memory_type<M>::register_type>;
  static constexpr u32 dwords = (bytes + 3) / 4;
  static constexpr u32 count = packed ? dwords : Count;

  template<ir::bank Bank, u32 N> struct shaped {
    using type = reg<Bank, element, N>;
  };
  template<ir::bank Bank> struct shaped<Bank, 1> {
    using type = reg<Bank, element>;
  };
  using type = typename shaped<ir::bank::vgpr, count>::type;

  /// The error where they do not fit.
  static constexpr type refuse(draft& k, const source& where, u32 most_bytes = most_moved_bytes) {
    k.fail(where, size_mistake(Count, memory_type<M>::bytes, most_bytes));
    return type(k, selection::new_regs(k, ir::bank::vgpr, dwords, where).code.payload());
  }
};

/// Registers H as elements of M in memory.
template<MemoryType M, RegisterHandle H> struct stored_registers {
  using element = typename H::element_type;
  using own = typename memory_type<M>::register_type;
  using packed_element = typename packed_type<M>::type;
  static constexpr bool packed = memory_type<M>::bytes < 4 && __is_same(element, packed_element);
  static constexpr bool narrow = memory_type<M>::bytes < 4 && !packed;
  static constexpr u32 bytes = narrow ? memory_type<M>::bytes : H::dwords * 4;
  static constexpr bool right_type =
      packed || __is_same(element, own) || (narrow && IntegerElement<element> && IntegerElement<own>);
  static constexpr bool several_narrow = narrow && H::count != 1;
  static constexpr bool right_size = several_narrow || bytes <= 16 || bytes % 16 == 0;
  static constexpr bool fits = right_type && !several_narrow && right_size && !is_sgpr_bank<H::bank>;

  /// The error where they do not fit.
  static constexpr void refuse(draft& k, const source& where) {
    const char* const have = name_of(element_traits<element>::element);
    const char* const take = name_of(element_traits<own>::element);
    text_buffer text;
    if (!right_type) {
      text << "the registers hold " << have << ", the memory " << take;
      if (memory_type<M>::bytes < 4 && !__is_same(packed_element, b32))
        text << " or, packed, " << name_of(element_traits<packed_element>::element);
      text << ": ";
      if (other_value<own>::converts(element_traits<element>::element) &&
          other_value<own>::converts(element_traits<own>::element))
        text << "convert<" << take << ">(x) converts a number, ";
      text << "as<...>(x) takes the bits as another type of the same width"
           << hint_for_packed(element_traits<element>::element);
    } else if (several_narrow) {
      text << H::count << " registers of " << have << ", each with one element of " << memory_type<M>::bytes
           << " bytes: store(i + j, x[j]) stores each, or pack them";
      if (!__is_same(packed_element, b32)) text << " as " << name_of(element_traits<packed_element>::element);
    } else if (!right_size) {
      text << size_mistake(H::count, H::dwords / H::count * 4) << "; x.slice<4>(0) is 4 elements of x";
    } else {
      text << "lanes store from VGPRs or AGPRs; k.vgpr<" << have << ">(x) copies an SGPR to a VGPR";
    }
    k.fail(where, text);
  }
};

} // namespace kiln::author
