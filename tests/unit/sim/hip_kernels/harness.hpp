// SPDX-License-Identifier: MIT
// Runs the kernels of this directory's .hip files, compiled by clang for each target, with the monitor on.
#pragma once

#include <catch2/catch_test_macros.hpp>

#include <kiln/support/types.hpp>

#include <cstring>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace kiln::hip_test {

inline constexpr const char* targets[] = {"gfx90a", "gfx942", "gfx950"};

/// One launch; the work-items of a run are grid * block.
class kernel {
public:
  kernel(const std::string& file, const std::string& target, const std::string& name);
  ~kernel();

  kernel& shape(u32 grid, u32 block);
  kernel& shape(const u32 (&grid)[3], const u32 (&block)[3]);
  kernel& dynamic_lds(u32 bytes);
  template<class T> kernel& buffer(std::vector<T>& v) {
    return pass_buffer(v.data(), v.size() * sizeof(T), true);
  }
  template<class T> kernel& constant_buffer(const std::vector<T>& v) {
    return pass_buffer(const_cast<T*>(v.data()), v.size() * sizeof(T), false);
  }
  template<class T> kernel& value(const T& v) { return pass_bytes(&v, sizeof(T)); }
  /// Runs it; fails the test if the simulator or its monitor has anything to say.
  void run();
  /// What the simulator and its monitor say.
  std::string reports();
  const std::string& where() const { return where_; }

private:
  kernel& pass_buffer(void* data, u64 size, bool writable);
  kernel& pass_bytes(const void* data, u64 size);
  struct state;
  std::string where_;
  std::unique_ptr<state> state_;
};

/// Bits that do not change from run to run.
inline std::vector<u32> random_bits(size_t count, u32 seed) {
  std::mt19937 g(seed); // NOLINT: the same numbers in each run
  std::vector<u32> out(count);
  for (u32& x : out) x = static_cast<u32>(g());
  return out;
}

/// Integers of a type: random ones, small ones, and the ends of its range.
template<class T> std::vector<T> integers(size_t count, u32 seed) {
  std::mt19937_64 g(seed); // NOLINT: as above
  std::vector<T> out(count);
  constexpr int bits = sizeof(T) * 8;
  const T special[] = {0,
                       1,
                       static_cast<T>(-1),
                       static_cast<T>(T(1) << (bits - 1)),
                       static_cast<T>(~(T(1) << (bits - 1))),
                       7,
                       static_cast<T>(-2),
                       100};
  for (size_t i = 0; i < count; ++i) {
    const u64 x = g();
    out[i] = i % 4 == 0 ? special[x % 8] : static_cast<T>(i % 4 == 1 ? x >> 40 & 0xff : x >> (i % 4));
  }
  return out;
}

template<class To, class From> To bits_as(const From& v) {
  static_assert(sizeof(To) == sizeof(From));
  To out;
  std::memcpy(&out, &v, sizeof(To));
  return out;
}

/// What differed, a few of each: a test of thousands of values says more than one line and less than all.
class differences {
public:
  explicit differences(std::string where) : where_(std::move(where)) {}
  ~differences();
  template<class T> void compare(const T& got, const T& expected, const std::string& what) {
    ++compared_;
    if (std::memcmp(&got, &expected, sizeof(T)) != 0)
      add(hex(&got, sizeof(T)), hex(&expected, sizeof(T)), what);
  }
  /// Floats: any NaN is as good as another.
  template<class T> void compare_float(T got, T expected, const std::string& what) {
    if (got != got && expected != expected)
      ++compared_;
    else
      compare(got, expected, what);
  }
  /// A value is within `bound`; how far off it is may be told.
  void require(bool good, const std::string& what) {
    ++compared_;
    if (!good) add("", "", what);
  }

private:
  static std::string hex(const void* p, size_t size);
  void add(const std::string& got, const std::string& expected, const std::string& what);
  std::string where_, text_;
  u64 compared_ = 0, different_ = 0;
};

} // namespace kiln::hip_test
