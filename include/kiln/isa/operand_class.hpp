// SPDX-License-Identifier: MIT
// What an operand place can hold: register banks, constants, special registers. One bit each.
#pragma once

#include <kiln/isa/name.hpp>
#include <kiln/support/types.hpp>

namespace kiln::isa {

/// Set of operand classes. A row's operand accepts a set; an author's operand belongs to one class, or to several where
/// a constant can be encoded in several ways (1 is an inline constant, and could be a literal or an immediate).
using operand_classes = u32;

namespace oc {
inline constexpr operand_classes sgpr = 1u << 0; ///< s0..s101
inline constexpr operand_classes vgpr = 1u << 1;
inline constexpr operand_classes agpr = 1u << 2;
inline constexpr operand_classes vcc = 1u << 3;  ///< vcc (2 dwords), vcc_lo, vcc_hi
inline constexpr operand_classes exec = 1u << 4; ///< exec (2 dwords), exec_lo, exec_hi
inline constexpr operand_classes m0 = 1u << 5;
inline constexpr operand_classes scc = 1u << 6;           ///< src_scc, as a data source
inline constexpr operand_classes vccz_execz = 1u << 7;    ///< src_vccz, src_execz, as data sources
inline constexpr operand_classes flat_scratch = 1u << 8;  ///< flat_scratch, xnack_mask
inline constexpr operand_classes aperture = 1u << 9;      ///< src_shared_base, src_private_limit, ...
inline constexpr operand_classes inline_int = 1u << 10;   ///< -16..64
inline constexpr operand_classes inline_float = 1u << 11; ///< +-0.5, 1, 2, 4, 1/(2 pi); in 64-bit places too
inline constexpr operand_classes literal = 1u << 12;      ///< any other 32-bit constant
inline constexpr operand_classes immediate = 1u
                                             << 13;  ///< a field of the instruction; range in the operand row
inline constexpr operand_classes off = 1u << 14;     ///< the word `off` in an address place
inline constexpr operand_classes label = 1u << 15;   ///< target of a branch
inline constexpr operand_classes hwreg = 1u << 16;   ///< hwreg(...) of s_getreg/s_setreg (16 bits)
inline constexpr operand_classes sendmsg = 1u << 17; ///< sendmsg(...) (16 bits)
inline constexpr operand_classes waitcnt = 1u << 18; ///< vmcnt/expcnt/lgkmcnt, packed as SIMM16 of s_waitcnt
inline constexpr operand_classes swizzle = 1u << 19; ///< offset pattern of ds_swizzle_b32 (16 bits)
inline constexpr operand_classes gpr_idx = 1u << 20; ///< gpr_idx(...) of s_set_gpr_idx_on
} // namespace oc

/// What an instruction takes a register's bits to be. `bits` requires no particular type.
enum class element : u8 {
  bits,
  f16,
  bf16,
  f32,
  f64,
  i16,
  i32,
  u32,
  i64,
  u64,
  f16x2,
  bf16x2,
  i16x2,
  u16x2,
  f32x2,
  fp8x4,
  bf8x4,
  i8x4,
  fp8,
  bf8,
  mask
};

/// In a set of types. Clang reads a comparison of such ten times faster than one of enumerators.
constexpr u32 bit_of(element e) { return 1u << static_cast<u32>(e); }

/// What an instruction does to an operand.
enum class role : u8 { read, write, read_write };

/// Modifiers written on a source operand. Bit i of the modifier fields neg, abs and sext belongs to the place named srci.
namespace input {
inline constexpr u8 neg = 1u << 0;  ///< -v1
inline constexpr u8 abs = 1u << 1;  ///< |v1|
inline constexpr u8 sext = 1u << 2; ///< sext(v1)
} // namespace input

/// One operand place of a row.
struct operand_row {
  u64 refuses = 0; ///< isa::refusals_of this place, see operand_facts.hpp
  operand_classes accepts = 0;
  u8 dwords = 0; ///< registers the place covers; 0 for immediates and labels
  isa::role role = role::read;
  isa::element element = element::bits;
  bool early_clobber = false; ///< a written place that may not share registers with any place that is read
  isa::name name;             ///< AMD's name: vdst, src0, saddr, ...
  i32 min = 0;                ///< immediates: range, both ends allowed
  i32 max = 0;
  u8 tied_to = 0xff;      ///< index of the place that must be the same register, or 0xff: no row has one
  u8 input_modifiers = 0; ///< what may be written on the operand: see isa::input

  constexpr bool is_read() const { return role != isa::role::write; }
  constexpr bool is_written() const { return role != isa::role::read; }
};

} // namespace kiln::isa
