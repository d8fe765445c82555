// SPDX-License-Identifier: MIT
// From a kernel function to a program: the run of the function itself, and of the pipeline.
#pragma once

#include <kiln/compile/pipeline.hpp>
#include <kiln/compile/signature.hpp>

namespace kiln::compile {

/// A compiled kernel, or why it could not be compiled.
struct outcome {
  ir::program program;
  note error;
};

/// Runs the kernel function: the program as the author wrote it, before any pass.
template<auto Kernel, class Block> constexpr outcome build_kernel(isa::arch a) {
  kernel_draft k(a, Block::x, Block::y, Block::z);
  k.program().left_out = left_out_by<Block>();
  if (!isa::is_compiled_for(a))
    k.fail({}, text_buffer() << "this device pass does not compile for " << isa::facts_of(a).name
                             << ", only for its own target: other targets' kernels are made in the host's "
                                "pass, under #if !defined __HIP_DEVICE_COMPILE__");
  else if constexpr (mistake_in<Block>() != nullptr)
    k.fail({}, mistake_in<Block>());
  else
    signature<decltype(Kernel)>::call(k, Kernel);
  k.emit(isa::mn::s_endpgm, source{});
  return {static_cast<ir::program&&>(k.program()), k.error()};
}

constexpr bool same_source(const source& a, const source& b) {
  if (a.line != b.line || a.file == nullptr || b.file == nullptr) return a.line == b.line && a.file == b.file;
  return __builtin_strcmp(a.file, b.file) == 0;
}

/// Returns the index, in the program as built, of the instruction that now has `index`: passes remove and add instructions. Of
/// the instructions of its source line, it takes the one at the same distance from the first.
constexpr u32 built_number(const ir::program& built, const ir::program& now, u32 index) {
  if (index >= now.code.size()) return index;
  const source where = now.code[index].where;
  u32 before = 0, found = ~0u;
  for (u32 i = 0; i < index; ++i) before += same_source(now.code[i].where, where);
  for (u32 i = 0; i < built.code.size(); ++i) {
    if (!same_source(built.code[i].where, where)) continue;
    found = i;
    if (before-- == 0) break;
  }
  return found;
}

/// What a compilation leaves out when registers have run out.
struct economy {
  bool saves_registers; ///< as ir::program::saves_registers
  pass_set left_out;
};

/// In the order in which they are tried.
inline constexpr economy economies[] = {
    {true, 0},
    {true, mask_of(passes::hoist_invariants)},
    {true, mask_of(passes::share_expressions)},
    {false, mask_of(passes::share_expressions) | mask_of(passes::schedule_instructions)}};

/// Runs the kernel function and the whole pipeline. Loads that are early, values that are ready before a loop, and values that
/// are shared live longer: if registers run out, runs them again with a scheduler that takes no more of them, then without
/// hoist_invariants, then without share_expressions, then without schedule_instructions too; program.gave_up says so. If that
/// fails, the first error is reported. `watch` as in run_pipeline.
template<auto Kernel, class Block, class Watch = no_observer>
constexpr outcome compile_kernel(isa::arch a, const Watch& watch = {}) {
  outcome out = build_kernel<Kernel, Block>(a);
  if (out.error.raised) return out;
  run_pipeline(out.program, out.error, watch);
  for (const economy& e : economies) {
    if (out.error.exhausted_bank < 0) break;
    const pass_set given_up = e.left_out & ~out.program.left_out;
    outcome again = build_kernel<Kernel, Block>(a);
    again.program.saves_registers = e.saves_registers;
    again.program.left_out |= given_up;
    again.program.gave_up = given_up;
    run_pipeline(again.program, again.error, watch);
    if (!again.error.raised) return again;
  }
  if (out.error.raised && out.error.instruction != ~0u)
    out.error.instruction =
        built_number(build_kernel<Kernel, Block>(a).program, out.program, out.error.instruction);
  return out;
}

/// Runs the kernel again up to the instruction where the error was found, and stops the evaluation there, so that the
/// compiler shows the author's own line.
template<auto Kernel, class Block> constexpr int replay_kernel(isa::arch a, u32 instruction) {
  kernel_draft k(a, Block::x, Block::y, Block::z);
  k.program().left_out = left_out_by<Block>();
  k.replay(instruction);
  signature<decltype(Kernel)>::call(k, Kernel);
  return 0;
}

} // namespace kiln::compile
