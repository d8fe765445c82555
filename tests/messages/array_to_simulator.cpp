// SPDX-License-Identifier: MIT
// The same of an array, and of a program instead of what compile_kernel gives.
// errors: 1
// expect: {mistake}:
// expect: pass sim::buffer(p, n) in its place, n being its number of elements, and sim::buffer(a) for an array
#include <kiln/sim.hpp>

kiln::sim::result run_program(const kiln::ir::program& program) {
  float x[64] = {};
#ifdef KILN_MISTAKE
  return kiln::sim::run(program, {.grid = {1}}, x); // mistake
#else
  return kiln::sim::run(program, {.grid = {1}}, kiln::sim::buffer(x));
#endif
}
