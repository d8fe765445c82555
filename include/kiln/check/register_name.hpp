// SPDX-License-Identifier: MIT
// Names of registers in the judges' messages.
#pragma once

#include <kiln/isa/hazard/resource.hpp>
#include <kiln/support/text.hpp>

namespace kiln::check::detail {

/// Names an SGPR, a VGPR or an AGPR by its number (isa::resource), and anything else with the given words.
constexpr void put_register_name(text_buffer& t, u32 r, const char* of_others) {
  if (r >= isa::resource::fixed)
    t << of_others;
  else if (r >= isa::resource::agpr)
    t << 'a' << r - isa::resource::agpr;
  else if (r >= isa::resource::vgpr)
    t << 'v' << r - isa::resource::vgpr;
  else
    t << 's' << r;
}

} // namespace kiln::check::detail
