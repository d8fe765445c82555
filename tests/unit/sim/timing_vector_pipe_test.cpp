// SPDX-License-Identifier: MIT
// The vector ALU and the matrix pipe of a SIMD.
#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/timing/vector_pipe.hpp>

using namespace kiln;
using namespace kiln::sim::timing;

namespace {

constexpr instruction_timing vector(double hold, bool packed_f32 = false) {
  instruction_timing t;
  t.on = unit::vector, t.hold = hold, t.packed_f32 = packed_f32;
  return t;
}
constexpr instruction_timing matrix_of(u32 cycles) {
  instruction_timing t;
  t.on = unit::matrix, t.matrix_cycles = cycles;
  return t;
}
constexpr instruction_timing plain = vector(4), slow = vector(16), packed = vector(4, true),
                             matrix = matrix_of(16);

/// The turn from 100 on in which the pipe takes it; a SIMD has every fourth clock.
cycle issue(vector_pipe& pipe, const instruction_timing& t) {
  cycle now = 100;
  while (pipe.free_for(t) > now) now += turn_cycles;
  pipe.issue(t, now);
  return now;
}

TEST_CASE("vector pipe: an instruction holds the SIMD") {
  vector_pipe pipe{parameter_set(isa::arch::gfx942)};
  CHECK(issue(pipe, plain) == 100);
  CHECK(issue(pipe, slow) == 104);
  CHECK(issue(pipe, plain) == 120);
  CHECK(pipe.vector_busy == 24);
}

TEST_CASE("vector pipe: a hold of part of a turn is kept on average") {
  vector_pipe pipe{parameter_set(isa::arch::gfx942)};
  cycle last = 0;
  for (u32 i = 0; i < 41; ++i) last = issue(pipe, vector(5));
  CHECK(last == 300);
}

TEST_CASE("vector pipe: three plain instructions are free under a matrix instruction of gfx942") {
  vector_pipe pipe{parameter_set(isa::arch::gfx942)};
  CHECK(issue(pipe, matrix) == 100);
  CHECK(issue(pipe, plain) == 104);
  CHECK(issue(pipe, plain) == 108);
  CHECK(issue(pipe, plain) == 112);
  CHECK(issue(pipe, matrix) == 116);
  CHECK(pipe.matrix_busy == 32);
}

TEST_CASE("vector pipe: on gfx950 vector instructions begin in the eighth cycle") {
  vector_pipe pipe{parameter_set(isa::arch::gfx950)};
  CHECK(issue(pipe, matrix) == 100);
  CHECK(issue(pipe, plain) == 108);
}

TEST_CASE("vector pipe: packed f32 waits for the matrix pipe") {
  vector_pipe pipe{parameter_set(isa::arch::gfx942)};
  CHECK(issue(pipe, matrix) == 100);
  CHECK(issue(pipe, packed) == 116);
  CHECK(issue(pipe, packed) == 128); // the first after a matrix instruction holds for 12
}

} // namespace
