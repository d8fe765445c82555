// SPDX-License-Identifier: MIT
// The instruction table: every mnemonic of gfx90a, gfx942 and gfx950 with its forms.
#pragma once

#include <kiln/isa/gen/mnemonic.hpp>
#include <kiln/isa/gen/operands.hpp>
#include <kiln/isa/gen/rows.hpp>
#include <kiln/support/text.hpp>

namespace kiln::isa {

constexpr const operand_row& place_list::operator[](u32 place) const { return operand_places[of[place]]; }

constexpr const row_details& row::details() const { return all_row_details[name_and_details >> 16]; }

constexpr modifier_set row::modifiers() const { return all_row_details[name_and_details >> 16].modifiers; }
constexpr modifier_set row::required() const { return all_row_details[name_and_details >> 16].required; }
constexpr i32 row::offset_min() const { return all_row_details[name_and_details >> 16].offset_min; }
constexpr i32 row::offset_max() const { return all_row_details[name_and_details >> 16].offset_max; }
constexpr u8 row::passes() const { return all_row_details[name_and_details >> 16].passes; }
constexpr u8 row::size_bytes() const { return all_row_details[name_and_details >> 16].size_bytes; }

/// First row of that name that the architecture has, or ~0u. Linear in the table: not for hot paths.
constexpr u32 find_row(text_view name, arch a) {
  for (u32 i = 0; i < row_count; ++i)
    if ((rows[i].archs & mask_of(a)) != 0 && name == text_view(rows[i].name())) return i;
  return ~0u;
}

/// The mnemonic as the author writes it: without the encoding's suffix.
constexpr text_view mnemonic_name(u32 mnemonic) {
  const text_view name(rows[mnemonics[mnemonic].first_row].name());
  constexpr text_view suffixes[] = {"_e32", "_e64", "_sdwa", "_dpp"};
  for (const text_view& suffix : suffixes)
    if (name.size > suffix.size && name.data[name.size - 1] == suffix.data[suffix.size - 1] &&
        text_view(name.data + name.size - suffix.size, suffix.size) == suffix)
      return {name.data, name.size - suffix.size};
  return name;
}

constexpr const operand_list& operands_of(const row& r) { return operand_lists[r.operands]; }

constexpr u8 matrix_passes(const row& r, arch a) {
  return a == arch::gfx950 ? r.details().passes_gfx950 : r.passes();
}
/// Of matrix instructions.
inline constexpr flag_mask matrix_flags = flag::xdl | flag::sgemm | flag::dgemm;
constexpr bool is_matrix(const row& r) { return (r.flags & matrix_flags) != 0; }

} // namespace kiln::isa
