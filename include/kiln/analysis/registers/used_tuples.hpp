// SPDX-License-Identifier: MIT
// Which registers instructions use together.
#pragma once

#include <kiln/analysis/rows/row_effects.hpp>

namespace kiln::analysis {

/// Both lists by virtual dword: how many further registers the widest tuple has that begins there and that some instruction
/// writes, or reads. Not known while `read` is empty.
struct used_tuples {
  list<u8> written, read;

  constexpr used_tuples() = default;
  /// Those of a program as it is now.
  constexpr used_tuples(const ir::program& p, const row_effects& effects)
      : written(p.virtual_dwords), read(p.virtual_dwords) {
    const u32* const effects_of = effects.table();
    for (const ir::instruction& in : p.code)
      if ((effects_of[in.row] & effect::tuples()) != 0) note(in, effects.further_registers()[in.row]);
  }

private:
  /// Whether it is written or read makes no difference here.
  constexpr void note(const ir::instruction& in, u32 further) {
    u8* const widest = read.begin();
    u128 ops = in.ops.low;
    for (u32 place = 0; further != 0; ++place, ops >>= 32, further >>= row_effects::further_width) {
      if (place == 4) ops = in.ops.high;
      const u32 bits = static_cast<u32>(ops), more = further & row_effects::further_mask;
      if (more != 0 && bits - ir::first_register() < ir::registers() &&
          widest[bits & ir::payload_mask()] < more)
        widest[bits & ir::payload_mask()] = static_cast<u8>(more);
    }
  }
};

} // namespace kiln::analysis
