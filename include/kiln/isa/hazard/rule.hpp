// SPDX-License-Identifier: MIT
// What a wait-state rule says: producer, consumer, and the wait states between them.
#pragma once

#include <kiln/isa/arch/facts.hpp>
#include <kiln/isa/hazard/access.hpp>

namespace kiln::isa::hazard {

/// How the two accesses must be related for the rule to hold. All require a register in common.
enum class relation : u8 {
  overlap, ///< nothing more
  exact, ///< the consumer's C is the producer's D, register by register, and mnemonic and passes are the same
  inexact, ///< not exact
  same_opcode,
  other_opcode,
  other_passes, ///< the two matrix instructions take different numbers of passes
  after_dgemm,  ///< an f64 matrix instruction was issued between the two
};

/// Wait states of one architecture, by the passes of the producer: 2, 4, 8, 16. Equal for a producer without passes.
struct wait_states {
  u32 packed = 0; ///< a byte each

  constexpr wait_states(u32 all) : packed(all * 0x01010101u) {} // NOLINT: a plain number is the common case
  constexpr wait_states(u32 p2, u32 p4, u32 p8, u32 p16) : packed(p2 | p4 << 8 | p8 << 16 | p16 << 24) {}
};

/// One rule. `N` wait states are N instructions between the two, or s_nop for as many.
struct rule {
  const char* id; ///< H: any instruction, M: matrix. The numbers are those of docs and tests
  hazard::producer producer;
  consumer_mask consumers;
  hazard::relation relation;
  wait_states gfx90a, gfx942, gfx950;
  const char* source; ///< MAN: CDNA3/CDNA4 ISA manual; LLVM: GCNHazardRecognizer.cpp, with the function
};

/// The most wait states that any rule requires: the look-back window.
inline constexpr u32 most_wait_states = 20;

/// Index of a number of passes in wait_states. Also for an instruction without passes.
constexpr u32 passes_index(u32 passes) { return passes >= 16 ? 3 : passes >= 8 ? 2 : passes >= 4 ? 1 : 0; }

constexpr const wait_states& on(const rule& r, arch a) {
  switch (a) { // without default: clang's -Wswitch names a new architecture
  case arch::gfx942: return r.gfx942;
  case arch::gfx950: return r.gfx950;
  case arch::gfx90a: return r.gfx90a;
  }
  __builtin_unreachable();
}

/// The wait states that the rule requires on `a`, if the producer takes `passes` passes.
constexpr u32 required_wait_states(const rule& r, arch a, u32 passes) {
  return on(r, a).packed >> 8 * passes_index(passes) & 255;
}

} // namespace kiln::isa::hazard
