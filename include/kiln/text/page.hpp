// SPDX-License-Identifier: MIT
// Where the lines of a program are kept: pages of words, which constant evaluation copies and frees in one step each.
#pragma once

#include <kiln/support/list.hpp>

namespace kiln::text {

/// Words of 16 characters. Lines fill no page to its end: see `used`.
// As an array in a struct: the evaluator copies a bare array element by element, and destroys it so as well.
struct page {
  static constexpr u32 capacity = 2048;
  u128 words[capacity];
  u32 used;
};

/// Owner of the pages of one text.
class page_list {
public:
  constexpr page_list() = default;
  constexpr ~page_list() {
    for (u32 i = 0; i < pages_.size(); ++i) delete pages_[i];
  }
  page_list(const page_list&) = delete;
  page_list& operator=(const page_list&) = delete;

  constexpr page& add() {
    pages_.push_back(new page{});
    return *pages_.back();
  }
  constexpr u32 size() const { return pages_.size(); }
  constexpr const page& operator[](u32 i) const { return *pages_[i]; }
  constexpr page& last() { return *pages_.back(); }

private:
  list<page*> pages_;
};

} // namespace kiln::text
