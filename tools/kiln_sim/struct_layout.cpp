// SPDX-License-Identifier: MIT
// Puts a struct together from its fields.
#include "launch.hpp"

#include <algorithm>

namespace kiln::code_object {

std::vector<uint8_t> lay_out_struct(const std::vector<struct_field>& fields, const std::string& name,
                                    std::optional<uint64_t> size) {
  constexpr uint64_t largest = uint64_t{1} << 20;
  std::vector<uint8_t> out(size.value_or(0));
  std::vector<size_t> owner(out.size()); // of each byte: a field's number, from 1 on
  uint64_t end = 0;
  for (size_t i = 0; i < fields.size(); ++i) {
    const struct_field& f = fields[i];
    const uint64_t alignment = natural_alignment(f.bytes.size());
    const uint64_t at = f.at.value_or((end + alignment - 1) / alignment * alignment);
    const std::string which = name + ": field " + std::to_string(i);
    if (f.pointer && at % 8 != 0)
      throw failure(which + " is a pointer at byte " + std::to_string(at) +
                    "; pointers lie at multiples of 8");
    if (at > largest || f.bytes.size() > largest || (size && at + f.bytes.size() > *size))
      throw failure(which + " has bytes " + std::to_string(at) + " to " +
                    std::to_string(at + f.bytes.size() - 1) + "; there are " +
                    std::to_string(size.value_or(largest)));
    end = at + f.bytes.size();
    if (out.size() < end) out.resize(end), owner.resize(end);
    for (uint64_t b = at; b < end; ++b)
      if (owner[b] != 0)
        throw failure(which + " and field " + std::to_string(owner[b] - 1) + " both have byte " +
                      std::to_string(b));
    std::fill(owner.begin() + static_cast<ptrdiff_t>(at), owner.begin() + static_cast<ptrdiff_t>(end), i + 1);
    std::copy(f.bytes.begin(), f.bytes.end(), out.begin() + static_cast<ptrdiff_t>(at));
  }
  if (!size) out.resize((out.size() + 7) / 8 * 8); // where nothing says the size, pointers are likely
  return out;
}

} // namespace kiln::code_object
