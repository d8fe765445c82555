// SPDX-License-Identifier: MIT
// Failures of a test that runs hundreds of thousands of cases: a count of each kind, one example a family of mnemonics.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace kiln::isa_test {

/// `text` is "target: instruction".
struct failures {
  std::map<std::string, unsigned> count;
  std::map<std::string, std::string> example;
  std::set<std::string> shown;
  void add(const std::string& what, const std::string& text) {
    // One example a mnemonic: the name without its last part.
    const size_t name = text.find(": ") + 2;
    const std::string family =
        text.substr(0, std::min(text.find(' ', name), text.find('_', text.find('_', name) + 1)));
    if (++count[what] < 1000 && shown.insert(what + family).second) example[what] += "\n    " + text;
  }
  std::string report() const {
    std::string out;
    for (const auto& [what, n] : count) out += what + ": " + std::to_string(n) + example.at(what) + "\n";
    return out;
  }
};

} // namespace kiln::isa_test
