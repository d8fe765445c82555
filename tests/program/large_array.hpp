// SPDX-License-Identifier: MIT
// Memory of several GiB of which only the touched pages exist.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <kiln/support/types.hpp>

#include <sys/mman.h>

namespace kiln_test {

struct large_array {
  static constexpr kiln::u64 bytes = kiln::u64{9} << 30;
  void* pages =
      mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  large_array() { REQUIRE(pages != MAP_FAILED); }
  ~large_array() { munmap(pages, bytes); }
  large_array(const large_array&) = delete;
  large_array& operator=(const large_array&) = delete;
  template<class T> T* as() const { return static_cast<T*>(pages); }
};

} // namespace kiln_test
