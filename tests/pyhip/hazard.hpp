// SPDX-License-Identifier: MIT
// Tries a kernel that needs wait states: it has them, gives the right result in the simulator, and is reported there without
// its s_nops. The numbers that callers give are the manuals' and LLVM's, not those of Kiln's rules.
#pragma once

#include "program/simulate.hpp"

#include <kiln/pass/edit/remove_instructions.hpp>

namespace kiln_test {

namespace mn = isa::mn;

inline bool is(const ir::instruction& in, mn::mnemonic m) {
  return isa::rows[in.row].mnemonic == static_cast<u16>(m);
}

constexpr u32 out_words = 512;

/// `body(k, r, lane, out)`, then out[lane] = r, for one wave.
template<class Body> ir::program wave_of(isa::arch a, Body body) {
  return compiled<u32*>(a, 64, [&](builder k, arg<u32*> out) {
    auto lane = as<u32>(k.thread_idx.x) + 0;
    auto r = k.vgpr<u32>(0);
    body(k, r, lane, out);
    out[lane] = r;
  });
}

/// Wait states between the first `consumer` after a `producer` and the nearest of those; -1 if there is no such pair.
inline i32 states_between(const ir::program& p, mn::mnemonic producer, mn::mnemonic consumer) {
  i32 states = -1;
  for (const ir::instruction& in : p.code) {
    if (states >= 0 && is(in, consumer)) return states;
    if (is(in, producer))
      states = 0;
    else if (states >= 0)
      states += is(in, mn::s_nop) ? static_cast<i32>(in.ops[0].payload()) + 1 : 1;
  }
  return -1;
}

inline void remove_nops(ir::program& p) {
  list<u8> gone;
  for (const ir::instruction& in : p.code) gone.push_back(is(in, mn::s_nop));
  pass::remove_instructions(p, gone);
}

/// Whether a run breaks a hazard, and nothing else.
inline bool breaks_hazard(const ir::program& p) {
  std::vector<u32> out(out_words);
  const sim::result r = sim::run(p, {.grid = {1}, .threads = 1}, sim::buffer<u32>(out.data(), out_words));
  for (u32 i = 0; i < r.reports.size(); ++i)
    if (r.reports[i].kind != sim::report_kind::broken_hazard) return false;
  return !r.ok;
}

struct needs {
  i32 gfx90a, gfx942, gfx950; ///< wait states; -1: the target lacks the instructions
  i32 on(isa::arch a) const {
    return a == isa::arch::gfx90a ? gfx90a : a == isa::arch::gfx942 ? gfx942 : gfx950;
  }
};

/// The right result on every target that has the instructions, at least the wait states, and no fewer by chance: where the
/// program has s_nops, it breaks a hazard without them.
template<class Body, class Expected>
void hazard(mn::mnemonic producer, mn::mnemonic consumer, needs states, Body body, Expected expected) {
  for (const isa::arch a : all_archs) {
    if (states.on(a) < 0) continue;
    INFO(isa::facts_of(a).name);
    ir::program p = wave_of(a, body);
    const i32 found = states_between(p, producer, consumer);
    const text_buffer listing = text::listing(p);
    INFO(std::string(listing.data(), listing.size()));
    CHECK(found >= 0);
    CHECK(found >= states.on(a));
    std::vector<u32> out(out_words);
    run_clean(p, 1, sim::buffer<u32>(out.data(), out_words));
    for (u32 i = 0; i < 64; ++i) {
      INFO("lane " << i);
      REQUIRE(out[i] == static_cast<u32>(expected(i)));
    }
    if (states.on(a) == 0) continue;
    remove_nops(p);
    CHECK(breaks_hazard(p));
  }
}

inline mn::mnemonic mfma(isa::arch a) {
  return a == isa::arch::gfx90a ? mn::v_mfma_f32_32x32x8bf16_1k : mn::v_mfma_f32_32x32x8_bf16;
}
/// d = a b + c, 32 x 32 x 8.
constexpr void multiply(builder k, auto& d, const auto& a, const auto& b, const auto& c) {
  if (k.arch() == isa::arch::gfx90a)
    k.v_mfma_f32_32x32x8bf16_1k(d, a, b, c);
  else
    k.v_mfma_f32_32x32x8_bf16(d, a, b, c);
}
constexpr auto ones(builder k) {
  auto x = k.vgpr<bf16x2, 2>();
  for (u32 i = 0; i < 2; ++i) as<u32>(x)[i] = 0x3f80'3f80;
  return x;
}
/// The matrix instruction's name differs by target, the rest of a case does not.
template<class Body, class Expected>
void matrix_hazard(mn::mnemonic consumer, needs states, Body body, Expected expected) {
  hazard(mfma(isa::arch::gfx90a), consumer, {states.gfx90a, -1, -1}, body, expected);
  hazard(mfma(isa::arch::gfx942), consumer, {-1, states.gfx942, states.gfx950}, body, expected);
}

constexpr auto always(u32 value) {
  return [value](u32) { return value; };
}

} // namespace kiln_test
