// SPDX-License-Identifier: MIT
// The passes that an author can leave out of a kernel's compilation, by name.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln {

/// Passes that improve a kernel but that it does not need. Each is a file of the same name in pass/.
enum class passes : u8 {
  remove_unreachable,
  fold,
  share_expressions,
  remove_dead_stores,
  remove_dead_code,
  legalise_agprs, ///< left out: an AGPR where an instruction does not take one is an error
  split_groups,
  hide_argument_loads,
  hide_dependencies,
  remove_copies,
  fill_gaps,
};

/// Set of optional passes, one bit each.
using pass_set = u32;
constexpr pass_set mask_of(passes p) { return pass_set{1} << static_cast<u32>(p); }

/// Leaves passes out: `KILN_KERNEL(k, block_size<256>, without<passes::share_expressions, passes::fold>)`.
template<passes... Names> struct without {
  static constexpr pass_set left_out = (pass_set{0} | ... | mask_of(Names));
};

/// Leaves all of them out: the program that is compiled is the one that was written.
struct without_optional_passes {
  static constexpr pass_set left_out = ~pass_set{0};
};

} // namespace kiln
