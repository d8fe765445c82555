// SPDX-License-Identifier: MIT
// Random statements on memory that several pointers lead to, some of them with promises: loads and stores in a row, through
// arguments, pointers calculated from them, and pointers that may be of either argument.
#pragma once

#include "family_statement.hpp"

namespace kiln::fuzz {

/// The pointer arguments of a kernel beside its output and input. Where nothing else is promised, the first two lead to the
/// same memory. The table is the input.
struct pointers {
  arg<u32*>& first;
  arg<u32*>& second;
  arg<read_only<u32>*>& table;
};
inline constexpr unsigned shared_words = 4; ///< per lane, of the memory of each of the first two

/// What is promised of the arguments out, in, first, second and table, by seed.
struct promises {
  u8 bits[5] = {};
  bool no_alias = false; ///< of the output, first and second

  static promises of_seed(std::uint64_t seed) {
    promises p;
    if (seed % 2 == 0) return p;
    if (seed / 2 % 2 != 0) p.bits[0] = ir::promise::is_restrict;
    if (seed / 4 % 2 != 0) p.bits[1] = ir::promise::is_read_only;
    if (seed / 8 % 4 == 1) p.bits[2] = ir::promise::is_restrict;
    if (seed / 8 % 4 == 2) p.bits[3] = ir::promise::is_restrict;
    p.no_alias = seed / 8 % 4 == 3;
    return p;
  }
};
/// True if the program's two pointers may lead to the same memory.
inline bool may_share(const ir::program& p) {
  return p.distinct.empty() &&
         ((p.arguments[2].promises | p.arguments[3].promises) & ir::promise::is_restrict) == 0;
}

class pointer_writer : protected family_writer {
protected:
  pointer_writer(builder k, arg<u32*>& out, arg<const u32*>& in, const pointers& more, std::uint64_t seed,
                 options o)
      : family_writer(k, out, in, seed, o), pointers_(more) {}

  /// Each lane has words of its own.
  void shared_memory() {
    auto either = k_.sgpr<u64>(), moved = k_.sgpr<u64>();
    const bool starts_first = random_.one_in(2);
    k_.s_mov_b64(either, starts_first ? as<u64>(pointers_.first) : as<u64>(pointers_.second));
    if (random_.one_in(2))
      k_.if_(pick(scalars_) > 0x6000'0000u, [&] {
        k_.s_mov_b64(either, starts_first ? as<u64>(pointers_.second) : as<u64>(pointers_.first));
      });
    moved = as<u64>(random_.one_in(2) ? pointers_.first : pointers_.second) + word_bytes(1);
    if (random_.one_in(3)) {
      auto distance = k_.sgpr<u64>();
      distance = as<u64>(pointers_.second) - as<u64>(pointers_.first);
      moved = as<u64>(pointers_.first) + distance; // the second
    }
    auto bytes = k_.vgpr<u32>();
    k_.v_lshlrev_b32(bytes, 2, k_.thread_idx.x);
    const auto element = [&](arg<u32*>& p) {
      return p[k_.thread_idx.x + static_cast<int>(all_words() * random_.below(shared_words))];
    };
    for (unsigned n = 3 + random_.below(6); n != 0; --n) {
      auto d = k_.vgpr<u32>();
      const auto at = offset(static_cast<i64>(word_bytes(random_.below(2))));
      switch (random_.below(12)) {
      case 0: element(pointers_.first) = pick(vectors_); break;
      case 1: element(pointers_.second) = pick(vectors_); break;
      case 2: keep(vectors_, element(pointers_.first).load()); break;
      case 3: keep(vectors_, element(pointers_.second).load()); break;
      case 4: k_.emit(isa::mn::global_store_dword, bytes, pick(vectors_), either, at); break;
      case 5: k_.emit(isa::mn::global_store_dword, bytes, pick(vectors_), moved, at); break;
      case 6:
        k_.emit(isa::mn::global_load_dword, d, bytes, either, at);
        keep(vectors_, static_cast<vgpr<u32>&&>(d));
        break;
      case 7:
        k_.emit(isa::mn::global_load_dword, d, bytes, moved, at);
        keep(vectors_, static_cast<vgpr<u32>&&>(d));
        break;
      case 8: keep(scalars_, sgpr<u32>(pointers_.table[pick(scalars_) & (input_words - 1)]) + 1u); break;
      case 9: keep(vectors_, pointers_.table[pick(vectors_) & (input_words - 1)] ^ pick(vectors_)); break;
      case 10: keep(vectors_, pick(vectors_) * 5 + in_[k_.thread_idx.x]); break;
      default: {
        auto b = k_.buffer(random_.one_in(2) ? pointers_.first : pointers_.second,
                           elements(64 * 2 * shared_words));
        if (random_.one_in(2))
          b.store(k_.thread_idx.x, pick(vectors_));
        else
          keep(vectors_, b.load<u32>(k_.thread_idx.x));
        break;
      }
      }
    }
  }
  /// A pointer that each iteration moves, in a loop whose stores and loads may meet.
  void moving_pointer() {
    auto p = (random_.one_in(2) ? pointers_.first : pointers_.second) + 0;
    auto& a = pick(vectors_);
    k_.for_(0, 2, 1, [&](auto&) {
      p[k_.thread_idx.x] = a;
      a += pointers_.second[k_.thread_idx.x].load() * 3 + pointers_.first[k_.thread_idx.x].load();
      p += static_cast<int>(all_words());
    });
  }

  /// Elements near a uniform place, through both caches, and pointers that are moved there.
  void neighbours() {
    auto at = k_.sgpr<u32>(pick(scalars_) & (input_words / 2 - 1));
    if (random_.one_in(2)) at = at & 0xfffffff0u;
    auto sum = k_.sgpr<u32>(0);
    for (unsigned n = 2 + random_.below(4); n != 0; --n)
      sum = sum * 3 + sgpr<u32>(pointers_.table[at + random_.below(8)]);
    keep(scalars_, static_cast<sgpr<u32>&&>(sum));
    auto total = k_.vgpr<u32>(pick(vectors_));
    for (unsigned n = 1 + random_.below(4); n != 0; --n) {
      auto moved = in_ + (at + random_.below(16));
      if (random_.one_in(3)) at = (at + 1) & (input_words / 2 - 1);
      total += random_.one_in(2) ? vgpr<u32>(moved[k_.thread_idx.x & 31]) : vgpr<u32>(moved[0]);
      if (random_.one_in(2)) total ^= vgpr<u32>(in_[at + random_.below(16)]);
    }
    keep(vectors_, static_cast<vgpr<u32>&&>(total));
  }

private:
  unsigned all_words() const { return 64 * options_.waves; }
  unsigned word_bytes(unsigned n) const { return 4 * all_words() * n; }

  pointers pointers_;
};

} // namespace kiln::fuzz
