// SPDX-License-Identifier: MIT
// The passes that an author can leave out of a kernel's compilation, by name. A program carries the set of them, since the
// simulator and tests compile it apart from its kernel.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln {

/// Passes that improve a kernel but that it does not need. Each is a file of the same name in pass/.
enum class passes : u8 {
  remove_unreachable,
  fold,
  narrow_products,
  share_expressions,
  remove_dead_stores,
  remove_dead_code,
  legalise_agprs, ///< left out: an AGPR where an instruction does not take one is an error of the author
  split_groups,
  hide_argument_loads,
  hide_dependencies,
  prefer_vcc,
  inline_literals,
  remove_copies,
  shorten_encodings,
  fill_gaps,
  choose_banks,
  narrow_addresses,
  drop_signs,
  hoist_invariants,
  coalesce_copies,
  schedule_instructions,
  remove_barriers,
  bypass_lane_reads,
  split_webs,
  join_chains,
  remove_last_restores,
  pair_reads,
  join_scalar_loads,
  reduce_strength,
  count_to_carry,
  rebase_reads,
};

/// Set of optional passes, one bit each.
using pass_set = u64;
constexpr pass_set mask_of(passes p) { return pass_set{1} << static_cast<u32>(p); }

/// Leaves passes out: `KILN_KERNEL(k, block_size<256>, without<passes::share_expressions, passes::fold>)`.
template<passes... Names> struct without {
  static constexpr pass_set left_out = (pass_set{0} | ... | mask_of(Names));
};

/// In a pass_set: no wait is inserted. Not a pass that only improves, so without_optional_passes leaves it alone.
inline constexpr pass_set waits_are_checked = pass_set{1} << 63;

/// In a pass_set: the author takes the risk of isa::errata with packed f32.
inline constexpr pass_set packed_f32_is_accepted = pass_set{1} << 62;
/// The kernel is compiled with packed f32 where an erratum of its target makes that an error: `KILN_KERNEL(k, block_size<256>,
/// accept_packed_f32)`.
struct accept_packed_f32 {
  static constexpr pass_set left_out = packed_f32_is_accepted;
};

/// In a pass_set: a product and the sum that uses it stay two instructions. Not a pass, so without_optional_passes leaves it.
inline constexpr pass_set contraction_is_off = pass_set{1} << 61;

/// Whether `a * b + c` is one instruction, rounded once: `KILN_KERNEL(k, block_size<256>, contraction::off)`.
namespace contraction {
/// The default.
struct on {
  static constexpr pass_set left_out = 0;
};
/// Each operator rounds. fma(a, b, c) is rounded once as ever.
struct off {
  static constexpr pass_set left_out = contraction_is_off;
};
} // namespace contraction

/// Leaves all of them out: the program that is compiled is the one that was written.
struct without_optional_passes {
  static constexpr pass_set left_out = ~(waits_are_checked | packed_f32_is_accepted | contraction_is_off);
};

/// Where s_waitcnt comes from: `KILN_KERNEL(k, block_size<256>, waits::checked)`.
namespace waits {
/// What the author did not write is inserted. The default.
struct automatic {
  static constexpr pass_set left_out = 0;
};
/// The author writes them all. Each that is missing is an error at the instruction that needed it; nothing is inserted,
/// and no pass moves instructions past the author's waits.
struct checked {
  static constexpr pass_set left_out = waits_are_checked | mask_of(passes::hide_argument_loads) |
                                       mask_of(passes::hide_dependencies) | mask_of(passes::fill_gaps) |
                                       mask_of(passes::schedule_instructions);
};
} // namespace waits

} // namespace kiln
