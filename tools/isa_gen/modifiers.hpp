// SPDX-License-Identifier: MIT
// Modifiers as words of assembly text: which is which, and in which order the assembler takes them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include <kiln/isa/modifier.hpp>

namespace kiln::isa_gen {

/// Words between blanks.
std::vector<std::string> words(const std::string& text);

/// The modifier that a word of assembly sets, if it is one.
std::optional<isa::modifier> modifier_of(const std::string& word);

/// All modifiers of a suffix. Throws if a word is none.
isa::modifier_set modifiers_in(const std::string& suffix);

/// The suffix with `word` in place of its word of the same modifier, or added, in the assembler's order.
std::string with_modifier(const std::string& suffix, const std::string& word);

/// The suffix without one word.
std::string without_word(const std::string& suffix, const std::string& word);

/// A word with a value other than the default for every modifier written after the operands; several where the number
/// of elements depends on the instruction.
std::span<const char* const> sample_words();

} // namespace kiln::isa_gen
