// SPDX-License-Identifier: MIT
// One row of the instruction table: all facts about one form (encoding) of one mnemonic.
#pragma once

#include <kiln/isa/arch/facts.hpp>
#include <kiln/isa/modifier.hpp>
#include <kiln/isa/name.hpp>
#include <kiln/isa/operand_class.hpp>

namespace kiln::isa {

enum class encoding : u8 {
  sop1,
  sop2,
  sopk,
  sopc,
  sopp,
  smem,
  vop1,
  vop2,
  vopc,
  vop3,
  vop3p,
  mai,
  sdwa,
  dpp,
  ds,
  flat,
  global,
  scratch,
  mubuf,
  mtbuf,
};

/// Special registers that an instruction reads or writes without naming them. One bit each.
using special_mask = u8;
namespace special {
inline constexpr special_mask scc = 1u << 0;
inline constexpr special_mask vcc = 1u << 1;
inline constexpr special_mask exec = 1u << 2;
inline constexpr special_mask m0 = 1u << 3;
inline constexpr special_mask mode = 1u << 4;
inline constexpr special_mask flat_scratch = 1u << 5;
} // namespace special

/// Facts for passes, judges and the simulator. One bit each.
using flag_mask = u32;
namespace flag {
inline constexpr flag_mask valu = 1u << 0; ///< runs on the vector ALU, MFMA included
inline constexpr flag_mask salu = 1u << 1; ///< SOP1, SOP2, SOPK, SOPC
inline constexpr flag_mask may_load = 1u << 2;
inline constexpr flag_mask may_store = 1u << 3;
inline constexpr flag_mask vmem = 1u << 4; ///< buffer, global, scratch and flat: counts in vmcnt
inline constexpr flag_mask smem = 1u << 5; ///< counts in lgkmcnt, out of order
inline constexpr flag_mask lds = 1u << 6;  ///< DS: counts in lgkmcnt
inline constexpr flag_mask flat = 1u << 7; ///< flat: counts in vmcnt and lgkmcnt
inline constexpr flag_mask atomic = 1u << 8;
inline constexpr flag_mask returns = 1u << 9;  ///< an atomic that returns the old value
inline constexpr flag_mask lds_dma = 1u << 10; ///< memory to LDS without a register
inline constexpr flag_mask branch = 1u << 11;
inline constexpr flag_mask conditional = 1u << 12; ///< a branch that may fall through
inline constexpr flag_mask ends_program = 1u << 13;
inline constexpr flag_mask barrier = 1u << 14;
inline constexpr flag_mask side_effects = 1u << 15; ///< must stay even if no result is read
inline constexpr flag_mask transcendental = 1u << 16;
inline constexpr flag_mask xdl = 1u << 17;   ///< MFMA/SMFMAC on the XDL unit
inline constexpr flag_mask sgemm = 1u << 18; ///< MFMA with f32 inputs
inline constexpr flag_mask dgemm = 1u << 19; ///< MFMA with f64 inputs
inline constexpr flag_mask dot = 1u << 20;
inline constexpr flag_mask packed = 1u << 21; ///< VOP3P arithmetic on two halves
inline constexpr flag_mask sends_message = 1u << 22;
inline constexpr flag_mask lane_crossing = 1u << 23; ///< reads lanes other than its own
inline constexpr flag_mask ignores_exec = 1u << 24;  ///< vector instruction that works on disabled lanes too
inline constexpr flag_mask waitcnt = 1u << 25;       ///< s_waitcnt itself
inline constexpr flag_mask nop = 1u << 26;           ///< s_nop itself
inline constexpr flag_mask gws = 1u << 27;
inline constexpr flag_mask writes_exec_as_compare = 1u << 28; ///< v_cmpx
inline constexpr flag_mask half_load = 1u
                                       << 29; ///< 16 bits to half of a register; LLVM calls it a source, too
} // namespace flag

inline constexpr u32 max_operands = 6;

/// Indices into isa::operand_places, which has each kind of place once. No pointers, which are not made of bits: see
/// words.hpp. A call costs constant evaluation more than a read: hot loops write `operand_places[list.places.of[k]]`.
struct place_list {
  u16 of[max_operands];

  constexpr const operand_row& operator[](u32 place) const;
};

/// The operand places of a row. Many rows share one list.
struct alignas(u32) operand_list { // whole words
  place_list places;
  u8 count;
  // Masks with one bit a place: passes go through the places they care about only.
  u8 reads;  ///< read, or read and written
  u8 writes; ///< written, or read and written
  u8 early_clobbers;
  u8 tuples; ///< two registers and more
};

/// What rows say beside their operands and flags. Many rows have the same, and clang takes time for each member of each row:
/// so they are kept apart, each once.
struct row_details {
  modifier_set modifiers = 0; ///< modifiers this form accepts
  modifier_set required =
      0;              ///< modifiers that must be given, and that tell this form from others of the mnemonic
  i32 offset_min = 0; ///< range of the `offset` modifier, in bytes; of `dpp_ctrl` in DPP rows
  i32 offset_max = 0;
  u8 passes = 0; ///< MFMA: passes (4 cycles each); the gfx950 value differs in few rows, see matrix_passes
  u8 passes_gfx950 = 0;
  u8 size_bytes = 4; ///< without a literal

  constexpr bool operator==(const row_details&) const = default;
};

/// One form of one mnemonic. `name` is what the assembler is given, with the encoding's suffix where there is one
/// (v_add_f32_e32). Rows of one mnemonic stand together, the shortest encoding first.
struct row {
  u32 name_and_details = 0; ///< place in the pool of names + 65536 * index into the table of row_details
  u16 mnemonic = 0;         ///< index of the mnemonic
  u16 operands = 0;         ///< index into the table of operand lists
  flag_mask flags = 0;
  isa::encoding encoding{};
  arch_mask archs = 0;    ///< architectures that have it
  special_mask reads = 0; ///< implicit only
  special_mask writes = 0;

  constexpr isa::name name() const { return {name_and_details & 0xffff}; }
  constexpr const row_details& details() const;
  /// Where it is not asked often: clang reads a comparison of enumerators as long as ten calls, but evaluates it faster.
  constexpr bool is(isa::encoding e) const { return encoding == e; }
  constexpr modifier_set modifiers() const;
  constexpr modifier_set required() const;
  constexpr i32 offset_min() const;
  constexpr i32 offset_max() const;
  constexpr u8 passes() const;
  constexpr u8 size_bytes() const; ///< without a literal
};

/// The rows of one mnemonic.
struct mnemonic_rows {
  u16 first_row = 0;
  u16 row_count = 0;
};

} // namespace kiln::isa
