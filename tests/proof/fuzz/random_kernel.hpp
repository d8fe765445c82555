// SPDX-License-Identifier: MIT
// Writes random well-formed kernels through the builder: integer and float arithmetic in both ALUs, parts of registers,
// divergence, loops (also of one block), LDS, global and scalar memory, lane crossing, special registers, 64-bit values,
// register arrays, MFMA and the families of family_statement.hpp; and what passes look for: equal expressions, dead code,
// constants, AGPRs in odd places, code that may be scheduled.
#pragma once

#include "pointer_statement.hpp"

#include <kiln/author/kernel_draft.hpp>

#include <memory>
#include <vector>

namespace kiln::fuzz {

/// One kernel being written. Values made inside a loop, a branch or under a mask go away at its end; values from outside
/// may be changed inside, which is where partial EXEC writes and loop-carried values come from.
class kernel_writer : pointer_writer {
public:
  kernel_writer(builder k, arg<u32*>& out, arg<const u32*>& in, const pointers& more, std::uint64_t seed,
                options o)
      : pointer_writer(k, out, in, more, seed, o) {}

  void write() {
    for (unsigned i = 0; i < 4; ++i) vectors_.push_back(own(in_[k_.thread_idx.x + static_cast<int>(i * 64)]));
    for (unsigned i = 0; i < 3; ++i) scalars_.push_back(own(k_.sgpr<u32>(random_.next())));
    floats_.push_back(own(k_.vgpr<f32>(1.5)));
    floats_.push_back(own(k_.vgpr<f32>(-0.25)));
    wides_.push_back(own(k_.vgpr<u64>(0x1'0000'0003ll)));
    if (options_.any_rows) make_pool();
    while (budget_ != 0) statement(0);
    add_pool_to_results();
    store_results();
  }

private:
  struct marks {
    std::size_t vectors, scalars, floats, wides;
  };
  marks mark() const { return {vectors_.size(), scalars_.size(), floats_.size(), wides_.size()}; }
  void forget(const marks& m) {
    vectors_.resize(m.vectors);
    scalars_.resize(m.scalars);
    floats_.resize(m.floats);
    wides_.resize(m.wides);
  }
  template<class Body> auto scoped(Body body) {
    return [this, body] {
      const marks m = mark();
      body();
      forget(m);
    };
  }
  void block(unsigned depth) {
    for (unsigned n = 1 + random_.below(4); n != 0 && budget_ != 0; --n) statement(depth);
  }

  void statement(unsigned depth) {
    --budget_;
    if (options_.any_rows && random_.one_in(2)) return any_rows(options_.matrix && depth == 0);
    const bool deep = depth >= options_.max_depth;
    if (random_.below(3) == 0) return family(depth);
    if (random_.below(12) == 0)
      return random_.one_in(3) ? neighbours() : random_.one_in(4) ? moving_pointer() : shared_memory();
    switch (random_.below(deep ? 19 : 30)) {
    case 0: return parts_of_registers();
    case 1: return special_registers();
    case 2: return vector_arithmetic();
    case 14: return uniform_load();
    case 15: return through_lds_unit();
    case 16: return half_floats();
    case 17: return transcendental();
    case 18: return index();
    case 3: return scalar_arithmetic();
    case 4: return float_arithmetic();
    case 5: return wide_arithmetic();
    case 6: return named_vector();
    case 7: return named_scalar();
    case 8: return load();
    case 9: return through_lds();
    case 10: return lanes(depth);
    case 11: return select();
    case 12: return options_.matrix && depth == 0 ? matrix() : vector_arithmetic();
    case 13: return array();
    case 19: {
      auto& a = pick(scalars_);
      auto tail = k_.if_(a > random_.below(4) * 0x4000'0000u, scoped([this, depth] { block(depth + 1); }));
      if (random_.one_in(2)) tail.else_(scoped([this, depth] { block(depth + 1); }));
      return;
    }
    case 20: {
      const unsigned execs_before = execs_by_hand_;
      const auto body = [this, depth] { k_.per_wave(scoped([this, depth] { block(depth + 1); })); };
      auto tail = k_.where(condition(), body);
      if (random_.one_in(2) && execs_by_hand_ == execs_before) tail.otherwise(body);
      return;
    }
    case 21: return single_block_loop();
    case 22: return repeated(depth);
    case 23: return dead(depth);
    case 24: return constants();
    case 25: return agprs();
    case 26: return k_.schedule(scoped([this, depth] { scheduled(depth); }));
    default:
      return k_.for_(0, static_cast<int>(1 + random_.below(4)), 1, [this, depth](auto i) {
        const marks m = mark();
        scalars_.push_back(own(sgpr<u32>(as<u32>(i))));
        block(depth + 1);
        forget(m);
      });
    }
  }

  /// One expression several times, with things in between that may change what it means.
  void repeated(unsigned depth) {
    auto& a = pick(vectors_);
    auto& b = pick(vectors_);
    auto& s = pick(scalars_);
    const unsigned shift = random_.below(3), kind = random_.below(4);
    const auto again = [&]() -> vgpr<u32> {
      switch (kind) {
      case 0: return ((a + b) << shift) ^ 0x55u;
      case 1: return in_[(a ^ 3) & (input_words - 1)];
      case 2: return vgpr<u32>((s * 12 + 7) + a);
      default: return vgpr<u32>(k_.read_first_lane(a) + b);
      }
    };
    for (unsigned n = 2 + random_.below(3); n != 0; --n) {
      vectors_.push_back(own(again()));
      switch (random_.below(7)) {
      case 0: a += 1; break;
      case 1: s ^= 5; break;
      case 2: k_.v_swap_b32(a, b); break;
      case 3: k_.where(condition(), scoped([&] { keep(vectors_, again()); })); break;
      case 4:
        k_.if_(s > 0x4000'0000u, scoped([&] {
                 block(depth + 1);
                 vectors_.push_back(own(again()));
               }));
        break;
      default: break;
      }
    }
  }
  /// Results that are never read, among them loads; values that are overwritten; loops that feed themselves.
  void dead(unsigned depth) {
    auto& a = pick(vectors_);
    auto& s = pick(scalars_);
    (void)in_[(a + 3) & (input_words - 1)];
    (void)(s * 3 + 1);
    auto unread = k_.vgpr<u32>(9);
    unread = a * 5;
    unread = a >> 2;
    auto counter = k_.sgpr<u32>(1);
    shared_[k_.thread_idx.x] = a;
    if (depth < options_.max_depth)
      k_.for_(0, 2, 1, [&](auto&) {
        counter = counter * 3 + s;
        unread += shared_[k_.thread_idx.x].load();
      });
    auto late = k_.sgpr<u32>(2);
    k_.s_add_u32(late, late, s); // named: stays
    if (random_.one_in(2)) keep(vectors_, unread + 0);
  }
  void constants() {
    auto n = k_.sgpr<u32>(random_.below(3) * 40);
    auto v = k_.vgpr<u32>(random_.below(100));
    auto& a = pick(vectors_);
    keep(vectors_, (a + 0) ^ (v << 3));
    keep(scalars_, (n + 4) * 3 ^ (pick(scalars_) | 0u));
    if (random_.one_in(2)) n = pick(scalars_);
    if (random_.one_in(2)) k_.where(condition(), [&] { v = 7; });
    keep(vectors_, (a & n) + v);
  }
  void agprs() {
    auto a = k_.agpr<u32, 2>(random_.below(9));
    auto& x = pick(vectors_);
    k_.v_add_u32(a[0], a[1], x);
    k_.v_xor_b32(a[1], a[0], a[0]);
    k_.where(condition(), [&] { k_.v_max_u32(a[1], x, a[0]); });
    auto d = k_.vgpr<u32>();
    k_.v_add3_u32(d, a[0], a[1], x);
    keep(vectors_, static_cast<vgpr<u32>&&>(d));
  }
  /// Addresses, transcendentals and what could follow them.
  void scheduled(unsigned depth) {
    auto& a = pick(vectors_);
    auto address = k_.vgpr<u32>(), x = k_.vgpr<u32>(5), y = k_.vgpr<u32>();
    auto f = k_.vgpr<f32>();
    k_.v_and_b32(address, 63, a);
    k_.v_bfi_b32(address, 63, address, k_.thread_idx.x); // the wave's own half of LDS
    k_.v_lshlrev_b32(address, 2, address);
    k_.ds_write_b32(address, x, offset(static_cast<i64>(shared_.offset_bytes())));
    k_.v_add_u32(x, 7, x);
    k_.v_exp_f32(f, pick(floats_));
    k_.v_add_f32(f, 1.0f, f);
    k_.v_xor_b32(x, x, a);
    k_.v_readfirstlane_b32(pick(scalars_), x);
    k_.v_add_u32(y, pick(scalars_), x);
    for (unsigned n = random_.below(6); n != 0 && budget_ != 0; --n) statement(depth);
    pick(vectors_) = y;
    if (random_.one_in(2)) pick(floats_) = f;
  }

  /// A loop whose body is one block: nothing in it branches.
  void single_block_loop() {
    auto i = k_.sgpr<u32>(0);
    auto& a = pick(vectors_);
    auto& b = pick(vectors_);
    const u32 turns = 1 + random_.below(4);
    const unsigned what = random_.below(3);
    k_.do_while(
        [&] {
          if (what == 0) a = in_[b & (input_words - 1)] + i;
          if (what == 1) shared_[k_.thread_idx.x] = a ^ i;
          a = a * 3 + b;
          if (what == 1) b ^= shared_[k_.thread_idx.x].load();
          i += 1;
        },
        [&] { return i < turns; });
  }

  void store_results() {
    unsigned slot = 0;
    const auto put = [&](const auto& value) {
      if (slot == output_words_per_lane) return;
      out_[k_.thread_idx.x + static_cast<int>(64 * options_.waves * slot++)] = value;
    };
    for (auto& v : vectors_) put(*v);
    for (auto& s : scalars_) put(*s);
    for (auto& f : floats_) put(as<u32>(*f));
    for (auto& w : wides_) put(vgpr<u32>(author::handle<ir::bank::vgpr, u32>(k_, w->first_dword() + 1)));
  }
};

} // namespace kiln::fuzz
