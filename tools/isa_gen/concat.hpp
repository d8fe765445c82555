// SPDX-License-Identifier: MIT
// Text from pieces.
#pragma once

#include <sstream>
#include <string>

namespace kiln::isa_gen {

template<class... P> std::string concat(const P&... pieces) {
  std::ostringstream out;
  (out << ... << pieces);
  return out.str();
}

inline std::string hex(unsigned long long value) {
  std::ostringstream out;
  out << "0x" << std::hex << value;
  return out.str();
}

} // namespace kiln::isa_gen
