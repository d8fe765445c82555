// SPDX-License-Identifier: MIT
#include "form.hpp"

namespace kiln::isa_gen {

bool place::operator==(const place& other) const {
  const isa::operand_row &a = row, &b = other.row;
  return name == other.name && a.accepts == b.accepts && a.dwords == b.dwords && a.role == b.role &&
         a.element == b.element && a.early_clobber == b.early_clobber && a.tied_to == b.tied_to &&
         a.min == b.min && a.max == b.max && a.input_modifiers == b.input_modifiers;
}

std::string form::text(size_t changed, const std::string& operand) const {
  std::string out = name;
  for (size_t i = 0; i < places.size(); ++i)
    out += (i == 0 ? " " : ", ") + (i == changed ? operand : places[i].text);
  return suffix.empty() ? out : out + " " + suffix;
}

bool form::same_row(const form& other) const {
  const isa::row &a = row, &b = other.row;
  const isa::row_details &x = details, &y = other.details;
  return name == other.name && places == other.places && a.encoding == b.encoding &&
         x.size_bytes == y.size_bytes && a.reads == b.reads && a.writes == b.writes && a.flags == b.flags &&
         x.modifiers == y.modifiers && x.required == y.required && x.offset_min == y.offset_min &&
         x.offset_max == y.offset_max;
}

} // namespace kiln::isa_gen
