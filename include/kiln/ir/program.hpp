// SPDX-License-Identifier: MIT
// A kernel as a list of instructions over registers, with its blocks, register groups and interface.
#pragma once

#include <kiln/ir/argument_type.hpp>
#include <kiln/ir/instruction.hpp>
#include <kiln/ir/optional_pass.hpp>
#include <kiln/isa/arch.hpp>
#include <kiln/isa/hidden_arguments.hpp>
#include <kiln/support/list.hpp>
#include <kiln/support/note.hpp>

namespace kiln {

/// Shown in the compiler's notes with the number of instructions and the author's line, file and line last. Not constexpr on
/// purpose, as error_is_in_this_line.
#if defined(__HIP__)
__attribute__((host, device))
#endif
inline void is_there_a_host_loop_that_never_ends() {
}
template<class = void> constexpr void too_many_instructions(u32, const char*, u32) {
  is_there_a_host_loop_that_never_ends();
}

/// A kernel in a constant evaluation ends at 100,000 instructions, or at KILN_MOST_INSTRUCTIONS: a host loop without end would
/// take all memory.
template<> constexpr void list<ir::instruction>::grow() {
#if defined KILN_MOST_INSTRUCTIONS
  constexpr u32 most = KILN_MOST_INSTRUCTIONS;
#else
  constexpr u32 most = 100'000;
#endif
  const u32 doubled = capacity_ != 0 ? capacity_ * 2 : 64;
  if (!__builtin_is_constant_evaluated()) return reserve(doubled);
  if (size_ >= most) too_many_instructions(size_, items_[size_ - 1].where.file, items_[size_ - 1].where.line);
  reserve(size_ < most && doubled > most ? most : doubled);
}

} // namespace kiln

namespace kiln::ir {

enum class bank : u8 { sgpr, vgpr, agpr };
inline constexpr u32 bank_count = 3;

/// In register_group::fixed: not fixed. All are below 0. A VGPR group may become AGPRs, or must not; the author has chosen
/// the alignment of a group that is to stay as it is.
inline constexpr i16 any_register = -1, any_of_this_bank = -2, any_aligned = -3;

/// Registers that must be consecutive: one author's handle before splitting, one unit of assignment after it.
struct register_group {
  u32 first; ///< virtual dword of its first register; groups lie one after another
  u16 dwords;
  ir::bank bank;
  u8 alignment; ///< in registers
  i16 fixed;    ///< register number the first dword must have, or one of the above
  source where; ///< where the author made it
};

/// What the author calls some registers, see builder::name. Until registers are assigned.
struct register_name {
  u32 first; ///< virtual dword
  u32 dwords;
  const char* name;
};

/// A place to branch to. `block` is set when the label is placed.
struct label {
  u32 block = ~0u;
};

/// A register that is, wherever it is read, at least `first`, if that is not negative, and at most `high`: see
/// author::counted_loops. Until registers are assigned.
struct value_bound {
  u32 dword;
  operand first; ///< a register that is written before, or a constant
  u32 literal;   ///< of `first`
  u32 high;
  operand end = {}; ///< a register above it, as signed numbers; or none
  u32 beyond = 0;   ///< how far above `end` it comes all the same
};

/// What the author assumes of 4 bytes of the arguments, or of the grid: see builder::assume. The simulator checks it at the
/// launch.
struct assumption {
  u32 dword;        ///< virtual, that they are loaded to; until registers are assigned
  u32 offset_bytes; ///< in the kernarg segment
  u32 axis;         ///< of the grid, whose workgroups are counted; not_of_grid for an argument
  bool is_signed;   ///< how they are read as a number
  i64 low, high;    ///< with what was assumed before of the same number
  source where;
  static constexpr u32 not_of_grid = 3;

  /// The bounds of all such numbers, without an assumption.
  constexpr i64 least() const { return axis != not_of_grid ? 1 : is_signed ? -0x8000'0000ll : 0; }
  constexpr i64 most() const { return is_signed ? 0x7fff'ffffll : 0xffff'ffffll; }
  constexpr bool is_of_same(const assumption& other) const {
    return axis == other.axis && is_signed == other.is_signed &&
           (axis != not_of_grid || offset_bytes == other.offset_bytes);
  }
};

/// What the simulator alone checks of 4 bytes of the arguments: they are within bounds, and a multiple of a power of 2, or at
/// most `any_up_to`.
struct launch_limit {
  assumption bounds;
  u32 multiple;
  i64 any_up_to;
};

/// A product of arguments that is a tensor's stride, which the simulator alone checks: `most` at most. It counts only where
/// there is more than one along the tensor's axis.
struct launch_product {
  u64 constant = 1;
  u32 factors = 0;
  u32 offset_bytes[3] = {};     ///< of factors, in the kernarg segment
  u32 count_offset_bytes = ~0u; ///< of the extent of the axis, if it is an argument
  i64 most = 0;
  source where;
};

/// What the author promises of the memory that a pointer argument leads to. Bits; see author/promises.hpp.
namespace promise {
inline constexpr u8 is_restrict = 1u << 0, is_read_only = 1u << 1;
} // namespace promise

/// Two pointer arguments, by number, whose memory the author promises to be distinct: see builder::no_alias.
struct distinct_arguments {
  u32 first, second;
  source where;
};

/// LDS in so many equal slots, which loads fill in turn: see tile/ring.hpp. Tags name it by its index.
struct slot_ring {
  u32 slots;
  source where;
};

/// Part of the program that runs under its own EXEC mask. Region 0 is the whole kernel; the parent's mask holds all
/// lanes of the child's.
struct exec_region {
  static constexpr u32 no_mask = ~0u;
  u32 parent = 0;
  u32 mask = no_mask; ///< virtual dword of the mask that it begins with
};

/// Straight-line code. A branch ends a block; a label starts one.
struct block {
  u32 first = 0;  ///< index of its first instruction; it ends where the next block begins
  u32 region = 0; ///< EXEC region of all its instructions
};

/// A value that the launch puts into registers before the first instruction.
struct input {
  enum class kind : u8 {
    kernarg_pointer,
    workgroup_id_x,
    workgroup_id_y,
    workgroup_id_z,
    work_item_id_x,
    work_item_id_y,
    work_item_id_z,
    lds_base,
    grid_size ///< workgroups in x, y, z: three dwords. Only of built programs, see pass::load_grid_size
  };
  kind what{};
  u32 group = 0; ///< register group that holds it; its `fixed` says where

  constexpr bool is(kind k) const { return what == k; }
};

/// One kernel argument.
struct argument {
  u32 offset_bytes = 0;
  u32 size_bytes = 0;
  bool is_pointer = false;
  u32 alignment_bytes = 1;
  argument_type type{};  ///< of a pointer: of what it points to
  u8 promises = 0;       ///< of a pointer: see ir::promise
  bool is_const = false; ///< a pointer to const, or to read_only
};

/// How far the pipeline has brought a program.
enum class stage : u8 { built, assigned, finished };

struct program {
  isa::arch arch = isa::arch::gfx942;
  ir::stage stage = stage::built;
  list<instruction> code;
  list<block> blocks; ///< in program order; the last one ends at code.size()
  list<label> labels;
  list<exec_region> regions;
  list<register_group> groups;
  list<register_name> names;
  list<value_bound> bounds;
  bool has_fixed_counters = false; ///< of unrolled loops: see pass::fold
  list<assumption> assumptions;
  list<launch_limit> launch_limits; ///< which no pass reads
  list<launch_product> launch_products;
  list<distinct_arguments> distinct;
  list<slot_ring> rings;
  /// Of a program with promises after stage `built`: a store through each argument, or no place. The simulator checks
  /// promises of what is written.
  list<source> argument_stores;
  u32 first_argument_dword = ~0u; ///< virtual dword that the first argument is loaded to
  list<u32> lane_masks;           ///< virtual dwords of masks that expressions made; see pass::prefer_vcc
  list<u32> literal_dwords;       ///< of numbers that went to SGPRs; see pass::inline_literals
  u32 virtual_dwords = 0;
  u32 placed_dwords =
      ~0u; ///< dwords from this one on are in groups that may lie anywhere in their bank. Until registers are assigned
  bool writes_exec_by_hand =
      false;                    ///< EXEC is written outside where/otherwise: liveness must assume any lane
  pass_set left_out = 0;        ///< optional passes that the author leaves out
  bool saves_registers = false; ///< schedule_instructions takes no more than the order as written
  /// Registers have run out before: no pass adds a register that lives through a loop for the sake of one instruction.
  constexpr bool is_short_of_registers() const { return saves_registers || gave_up != 0; }
  pass_set gave_up = 0;          ///< those of them that the compilation left out itself, as registers ran out
  bool has_aligned = false;      ///< some groups are any_aligned
  bool has_products = false;     ///< of 32-bit integers in VGPRs; see pass::narrow_products
  bool has_addresses = false;    ///< of global memory, calculated: see mark::address
  bool has_descriptors = false;  ///< of buffers whose base or size is calculated; see pass::coalesce_copies
  bool has_scalar_loads = false; ///< of memory, by expressions; see pass::join_scalar_loads
  bool has_divisions = false;    ///< signed ones by powers of two: see mark::signed_division
  bool may_shorten = false;      ///< some instruction may fit a shorter encoding; see pass::shorten_encodings
  bool may_pair_reads = false;   ///< some expression reads 4 or 8 bytes of LDS; see pass::pair_reads
  bool has_schedule = false;     ///< some instructions are marked mark::movable
  bool moves_to_itself = true;   ///< some move may have one register on both sides; see pass::remove_copies
  bool agprs_anywhere =
      false; ///< an AGPR is an operand where its instruction takes VGPRs; see pass::legalise_agprs
  bool has_promises = false;         ///< of pointer arguments: ir::promise, or `distinct`
  bool has_checked_barriers = false; ///< some are mark::meets_all_waves
  bool has_uniform_reads = false;    ///< some instruction is mark::uniform
  bool has_exchanges = false;        ///< some instructions are mark::first_exchange or second_exchange
  bool has_tags = false;             ///< some instructions are mark::tagged
  bool hidden_arguments = false; ///< it loads some, so they must be declared; see isa/hidden_arguments.hpp
  /// Of SCC and M0: what instructions by name read; of VCC too, what others write. See check::clobbers.
  isa::special_mask read_by_name = 0, written_unnamed = isa::special::scc;

  list<input> inputs;
  list<argument> arguments;
  u32 block_size[3] = {64, 1, 1}; ///< work-items of a workgroup
  u32 lds_bytes = 0;
  u32 waves_per_simd = 1;              ///< that the registers must leave room for, whatever the workgroup
  u32 register_count[bank_count] = {}; ///< registers used, by bank; set by assign_registers

  /// Clang reads a comparison of enumerators as long as ten calls: it is done here.
  constexpr bool is(ir::stage s) const { return stage == s; }
  constexpr bool wants(passes p) const { return (left_out & mask_of(p)) == 0; }
  /// Of a workgroup.
  constexpr u32 work_items() const { return block_size[0] * block_size[1] * block_size[2]; }
  /// True if EXEC region `inner` is `outer` or lies in it.
  constexpr bool lies_in(u32 inner, u32 outer) const {
    while (inner > outer) inner = regions[inner].parent; // parents have lower numbers than their children
    return inner == outer;
  }
  constexpr u32 end_of(u32 block_index) const {
    return block_index + 1 < blocks.size() ? blocks[block_index + 1].first : code.size();
  }
};

/// The register group that a virtual dword belongs to. By bisection: not for hot loops.
constexpr u32 group_of(const program& p, u32 dword) {
  u32 low = 0, high = p.groups.size();
  const register_group* const groups = p.groups.begin();
  while (high - low > 1) (groups[(low + high) / 2].first <= dword ? low : high) = (low + high) / 2;
  return low;
}

/// The name of a virtual dword: the last that was given to it; null if there is none.
constexpr const register_name* name_of(const program& p, u32 dword) {
  const register_name* found = nullptr;
  for (const register_name& n : p.names)
    if (dword - n.first < n.dwords) found = &n;
  return found;
}

/// Size of a kernel's own arguments, in bytes.
constexpr u32 own_argument_bytes(const program& p) {
  return p.arguments.empty() ? 0 : p.arguments.back().offset_bytes + p.arguments.back().size_bytes;
}
/// Where in the kernel argument segment the hidden arguments begin.
constexpr u32 hidden_begin(const program& p) {
  return (own_argument_bytes(p) + isa::hidden_alignment - 1) / isa::hidden_alignment * isa::hidden_alignment;
}

} // namespace kiln::ir
