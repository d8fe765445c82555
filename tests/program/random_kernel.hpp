// SPDX-License-Identifier: MIT
// Writes random structured kernels with the builder: what analyses and register assignment are tested with.
#pragma once

#include <kiln/author/kernel_draft.hpp>

#include <random>
#include <vector>

namespace kiln_test {

using namespace kiln;

struct random_options {
  u32 seed = 1;
  u32 statements = 30;
  bool uses_where = true;
  bool uses_tuples = true;
};

/// Values that are alive at the same time, defined late, never, in branches and in loops.
class random_writer {
public:
  random_writer(builder k, random_options options) : k_(k), options_(options), random_(options.seed) {
    scalars_.reserve(4); // a reallocation would copy registers, by instructions
    vectors_.reserve(4);
    pairs_.reserve(2);
    for (u32 i = 0; i < 4; ++i) {
      scalars_.push_back(k.sgpr<i32>());
      vectors_.push_back(k.vgpr<i32>());
      if (i % 2 == 0) pairs_.push_back(k.vgpr<i32, 2>());
    }
  }

  void write() {
    block(options_.statements, 0);
    k_.s_endpgm();
  }

private:
  u32 pick(u32 n) { return std::uniform_int_distribution<u32>(0, n - 1)(random_); }
  sgpr<i32>& scalar() { return scalars_[pick(static_cast<u32>(scalars_.size()))]; }
  vgpr<i32>& vector() { return vectors_[pick(static_cast<u32>(vectors_.size()))]; }
  vgpr<i32, 2>& pair() { return pairs_[pick(static_cast<u32>(pairs_.size()))]; }

  void block(u32 statements, u32 depth) {
    for (u32 i = 0; i < statements; ++i) statement(depth);
  }

  void statement(u32 depth) {
    switch (pick(depth < 3 ? 16 : 10)) {
    case 0: scalar() = static_cast<i32>(pick(100)); break;
    case 1: scalar() = scalar() + scalar(); break;
    case 2: vector() = static_cast<i32>(pick(100)); break;
    case 3: vector() = vector() + vector(); break;
    case 4: vector() += scalar(); break;
    case 5: k_.v_readfirstlane_b32(scalar(), vector()); break;
    case 6:
      if (options_.uses_tuples) pair()[pick(2)] = vector();
      break;
    case 7:
      if (options_.uses_tuples) k_.ds_write_b64(vector(), pair());
      break;
    case 8:
      if (options_.uses_tuples) k_.ds_read_b64(pair(), vector());
      break;
    case 9:
      k_.s_mov_b32(m0, scalar());
      if (loops_ != 0 && pick(3) == 0)
        k_.if_(scalar() < 5, [&] { pick(2) == 0 ? k_.break_() : k_.continue_(); });
      break;
    case 10: k_.if_(scalar() < 7, [&] { block(1 + pick(3), depth + 1); }); break;
    case 11:
      k_.if_(scalar() < 7, [&] { block(1 + pick(3), depth + 1); }).else_([&] {
        block(1 + pick(3), depth + 1);
      });
      break;
    case 12: {
      auto& s = scalar();
      const u32 outer = loops_;
      loops_ = 1;
      k_.while_([&] { return s < 9; }, [&] { block(1 + pick(4), depth + 1); });
      loops_ = outer;
      break;
    }
    case 13: {
      auto& s = scalar();
      const u32 outer = loops_;
      loops_ = 1;
      k_.do_while([&] { block(1 + pick(4), depth + 1); }, [&] { return s < 9; });
      loops_ = outer;
      break;
    }
    default:
      if (!options_.uses_where) break;
      const u32 outer = loops_;
      loops_ = 0; // break_ may not leave a where
      auto mask = vector() < scalar();
      const auto statements = [&](u32 most) { k_.per_wave([&] { block(1 + pick(most), depth + 1); }); };
      if (pick(2) == 0)
        k_.where(mask, [&] { statements(4); });
      else
        k_.where(mask, [&] { statements(3); }).otherwise([&] { statements(3); });
      loops_ = outer;
    }
  }

  builder k_;
  random_options options_;
  std::mt19937 random_;
  std::vector<sgpr<i32>> scalars_;
  std::vector<vgpr<i32>> vectors_;
  std::vector<vgpr<i32, 2>> pairs_;
  u32 loops_ = 0;
};

inline void random_kernel(builder k, random_options options) { random_writer(k, options).write(); }

} // namespace kiln_test
