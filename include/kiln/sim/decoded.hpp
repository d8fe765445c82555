// SPDX-License-Identifier: MIT
// An instruction made ready to run: its handler, and where each operand lies in the wave's register files.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/sim/host/level.hpp>

namespace kiln::sim {

struct wave;
struct decoded;

/// Executes an instruction.
using handler = void (*)(wave&, const decoded&);

/// The functions that execute an instruction: on any host, and on one with AVX2 if that has its own.
struct handlers {
  handler any = nullptr, avx2 = nullptr;

  template<class F> // NOLINTNEXTLINE(google-explicit-constructor): most have one, a function or a lambda
  constexpr handlers(F f) : any(f), avx2(any) {}
  constexpr handlers(handler a, handler b) : any(a), avx2(b) {}
  constexpr handler on(host_level level) const { return level == host_level::any ? any : avx2; }
  constexpr explicit operator bool() const { return any != nullptr; }
};

enum class place_kind : u8 {
  none,
  vector,   ///< VGPR or AGPR: index into wave::vector
  scalar,   ///< SGPR, vcc, exec, m0, ...: index into wave::scalar
  constant, ///< value in `bits`
  status,   ///< vccz, execz, scc: index is AMD's source code
};

struct place {
  place_kind at = place_kind::none;
  u8 dwords = 0;
  bool literal = false; ///< a 32-bit constant of the instruction stream; otherwise an inline constant
  u8 inline_float = 0;  ///< AMD's source code of an inline float, whose bits depend on the operand's type
  u32 index = 0;
  u32 bits = 0;
  u64 high_bits = 0; ///< of 64-bit constants known at decoding (apertures)
};

/// Modifiers of vector ALU instructions, defaults filled in.
struct vector_modifiers {
  u8 neg = 0, abs = 0; ///< bit i: source i
  u8 omod = 0;         ///< 1: x2, 2: x4, 3: /2
  bool clamp = false;
  u8 op_sel = 0, op_sel_hi = 0, neg_lo = 0, neg_hi = 0;
  bool dpp = false, sdwa = false, bound_ctrl = false;
  u16 dpp_ctrl = 0;
  u8 row_mask = 15, bank_mask = 15;
  u8 dst_sel = 6, dst_unused = 2, src_sel[2] = {6, 6}, sext = 0;
  u8 cbsz = 0, abid = 0, blgp = 0;
  u8 bitop3 = 0; ///< truth table
};

/// Number formats of matrix inputs.
enum class matrix_format : u8 { f64, f32, xf32, f16, bf16, i8, fp8, bf8, fp6, bf6, fp4 };

/// What a matrix instruction multiplies: `blocks` products of (m,k) by (k,n).
struct matrix_shape {
  u8 m = 0, n = 0, k = 0, blocks = 0;
  matrix_format a = matrix_format::f32, b = matrix_format::f32;
  bool sparse = false;        ///< A has two of each four
  bool scaled = false;        ///< with e8m0 scales
  bool mixed_formats = false; ///< f8f6f4: CBSZ and BLGP name the formats
  bool broadcasts = false;    ///< CBSZ, ABID and BLGP take lanes from other blocks
};

/// What a scaled conversion converts.
struct scaled_shape {
  matrix_format from = matrix_format::f32, to = matrix_format::f32;
  u8 count = 0;
  bool stochastic = false;
  bool interleaved = false; ///< 32 values, alternately from two places of 16
  bool two_sources = false; ///< 2 values in two places
};

inline constexpr u32 max_sources = 6;

/// Which part of a register a memory instruction's data uses.
enum class register_part : u8 { whole, low_half, high_half };

enum class atomic_op : u8 {
  none,
  swap,
  compare_swap,
  add,
  sub,
  reverse_sub,
  smin,
  umin,
  smax,
  umax,
  bit_and,
  bit_or,
  bit_xor,
  increment,
  decrement,
  add_f32,
  min_f32,
  max_f32,
  add_f64,
  min_f64,
  max_f64,
  pk_add_f16,
  pk_add_bf16,
  mask_or,
  compare_swap_f32,
  compare_swap_f64,
  wrap,
};

/// What a memory instruction moves for each lane.
struct memory_shape {
  u8 bytes = 0; ///< in memory
  bool sign_extend = false;
  register_part part = register_part::whole;
  atomic_op op = atomic_op::none;
  bool returns = false;  ///< an atomic whose old value is written to the destination
  bool to_lds = false;   ///< LDS-DMA
  bool coherent = false; ///< bypasses the first cache: compilers emit this for C++'s atomic loads and stores
  u32 pair_stride = 0;   ///< two-address DS instructions: bytes that one step of an offset stands for
};

/// Registers that an instruction names, or uses implicitly: what the monitor watches.
struct touch {
  u32 index = 0; ///< into wave::vector or wave::scalar
  u8 dwords = 0;
  bool vector = false;
  bool read = false;
  bool written = false;
};

struct decoded {
  handler execute = nullptr;
  host_level level = host_level::any; ///< that `execute` is chosen for
  handler in_mode = nullptr;          ///< under a MODE that is not the default; nullptr: `execute` does
  bool makes_half = false;            ///< MODE.FP16_OVFL applies
  place dst;                          ///< first written place
  place dst2;                         ///< second written place: carry-out, vcc of v_div_scale
  place src[max_sources];             ///< read places, in the row's order
  u32 source_count = 0;
  vector_modifiers mods;
  memory_shape shape;
  matrix_shape matrix;
  scaled_shape scaled;
  bool sources_modified = false; ///< a source needs more than its register's bits
  bool result_modified = false;  ///< the result is modified before it is written
  bool keeps_other_half = false; ///< 16-bit result that leaves the register's other half alone
  u32 immediate = 0;             ///< simm16 of SOPK and SOPP, memory offsets
  u32 offset1 = 0;               ///< second offset of two-address DS instructions
  u32 target = 0;                ///< instruction index of a branch target
  u32 index = 0;                 ///< in program.code
  u32 byte_offset = 0;           ///< of its code, from the program's beginning
  u32 first_touch = 0;           ///< index in decoded_program::touches of the registers it names
  u32 touch_count = 0;
  const isa::row* row = nullptr;
  const ir::instruction* origin = nullptr;
};

} // namespace kiln::sim
