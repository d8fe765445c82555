// SPDX-License-Identifier: MIT
// Programs of tests as text.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/text/print.hpp>

#include <string>

namespace kiln_test {

using namespace kiln;

/// The instructions of a program, one a line; no block numbers.
constexpr text_buffer code_of(const ir::program& p) {
  text_buffer out;
  for (const ir::instruction& in : p.code) {
    text::print(out, p, in);
    out << '\n';
  }
  return out;
}

inline std::string string_of(const text_buffer& t) { return {t.data(), t.size()}; }

} // namespace kiln_test
