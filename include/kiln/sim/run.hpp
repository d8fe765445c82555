// SPDX-License-Identifier: MIT
// Runs a kernel on host data: at run time on all cores, in constant evaluation on one.
#pragma once

#include <kiln/sim/buffer.hpp>
#include <kiln/sim/parallel.hpp>

namespace kiln::sim {

namespace detail {

constexpr bool refuse(result& out, text_view text) {
  if (report* r = out.reports.open(report_kind::bad_launch, ~0u)) r->message << text;
  return false;
}
constexpr bool refuse(result& out, const text_buffer& text) { return refuse(out, text.view()); }

/// Checks the limits on launches before anything runs.
constexpr bool check_launch(const ir::program& p, const launch_options& o, result& out) {
  const isa::arch_facts& facts = isa::facts_of(p.arch);
  const u64 items = u64{p.block_size[0]} * p.block_size[1] * p.block_size[2];
  if (p.code.empty()) return refuse(out, "the program has no instructions");
  if (items == 0 || items > facts.max_workgroup_size)
    return refuse(out, text_buffer() << "the block has " << items << " work-items; " << facts.name
                                     << " allows 1.." << facts.max_workgroup_size);
  if (p.lds_bytes > facts.lds_bytes)
    return refuse(out, text_buffer() << "the workgroup uses " << p.lds_bytes << " bytes of LDS; "
                                     << facts.name << " has " << facts.lds_bytes);
  if (o.grid[0] == 0) return refuse(out, "the grid has 0 workgroups in x");
  // HIP counts work-items in 32 bits; in Kiln's kernels ids are i32, which analysis::value_ranges relies on.
  const u32 most_items = o.undefined_operands ? 0xffff'ffff : 0x7fff'ffff;
  for (u32 axis = 0; axis < 3; ++axis)
    if (u64{o.grid[axis]} * p.block_size[axis] > most_items)
      return refuse(out, text_buffer()
                             << "the grid has " << u64{o.grid[axis]} * p.block_size[axis] << " work-items in "
                             << "xyz"[axis] << "; " << most_items << " are allowed");
  constexpr u64 most_groups = u64{1} << 62; // workgroups are counted in 64 bits
  if (static_cast<u128>(u64{o.grid[0]} * o.grid[1]) * o.grid[2] > most_groups)
    return refuse(out, text_buffer() << "the grid has more than " << most_groups << " workgroups");
  constexpr u32 most_scratch =
      131'056; // 8191 KB per wave (LLVM, SIFrameLowering: COMPUTE_TMPRING_SIZE.WAVESIZE)
  if (o.scratch_bytes_per_lane > most_scratch)
    return refuse(out, text_buffer() << "a lane has " << o.scratch_bytes_per_lane << " bytes of scratch; "
                                     << most_scratch << " are allowed");
  constexpr u32 most_threads = 1024;
  if (o.threads > most_threads)
    return refuse(out,
                  text_buffer() << o.threads << " threads are asked for; " << most_threads << " are allowed");
  for (const silence& s : o.silences)
    if (!row_of(s.kind).silenceable)
      return refuse(out, text_buffer() << id_of(s.kind) << " cannot be silenced");
  if (o.instruction_budget == 0) return refuse(out, "the instruction budget is 0");
  if (o.entry.instruction >= p.code.size())
    return refuse(out, text_buffer() << "the run starts at instruction " << o.entry.instruction << " of "
                                     << p.code.size());
  for (const entry_state::scalar& s : o.entry.scalars)
    if (s.sgpr >= facts.sgpr_count)
      return refuse(out, text_buffer() << "the run starts with a value in s" << s.sgpr << "; " << facts.name
                                       << " has " << facts.sgpr_count << " SGPRs");
  for (const ir::input& in : p.inputs) {
    if (in.group >= p.groups.size())
      return refuse(out, text_buffer()
                             << "an input names register group " << in.group << " of " << p.groups.size());
    if (p.stage != ir::stage::built && p.groups[in.group].fixed < 0)
      return refuse(out, text_buffer() << "the input in register group " << in.group << " has no register");
  }
  return true;
}

} // namespace detail

#if defined KILN_SEPARATE_SIMULATOR
/// The run at run time. It is in the library kiln::simulator, so that files that use the library do not compile it again.
void run_on_host(const ir::program& program, const launch_options& options, memory& memory,
                 u64 kernarg_address, result& out);
#else
inline void run_on_host(const ir::program& program, const launch_options& options, memory& memory,
                        u64 kernarg_address, result& out) {
  run_parallel(program, options, memory, kernarg_address, out);
}
#endif

/// Runs a program on memory that is already laid out; `kernarg_address` is the kernel's argument pointer. The hidden
/// arguments follow the others, if the program has any: see isa/hidden_arguments.hpp.
constexpr result run(const ir::program& program, launch_options options, memory& memory,
                     u64 kernarg_address) {
  for (u32 axis = 1; axis < 3; ++axis)
    if (options.grid[axis] == 0) options.grid[axis] = 1; // `.grid = {n}` leaves them out
  result out;
  out.ok = false;
  if (!detail::check_launch(program, options, out)) return out;
  if (!__builtin_is_constant_evaluated()) {
    run_on_host(program, options, memory, kernarg_address, out);
    return out;
  }
  const decoded_program code = decode(program, out.reports);
  if (!code.ok) return out;
  lone_grid grid(u64{options.grid[0]} * options.grid[1] * options.grid[2],
                 device_limit(program, code, options.entry));
  resident_groups<lone_grid>(program, code, memory, kernarg_address, options, out, grid).run();
  out.settle(program, options, !grid.stopped());
  return out;
}

/// Runs a kernel on its arguments, in the kernel's order: buffers for pointers, values for the rest.
template<class... Arguments>
  requires((sizeof...(Arguments) != 2 || !(__is_same(__remove_cvref(Arguments), memory) || ...)) &&
           !(needs_buffer<__remove_cvref(Arguments)> || ...))
constexpr result run(const ir::program& program, const launch_options& options, Arguments&&... arguments) {
  launch_memory global(program);
  (global.pass(arguments), ...);
  global.pass_hidden(options.grid);
  global.close();
  result out;
  if (global.error().raised) {
    out.ok = false;
    detail::refuse(out, global.error().text);
  } else {
    out = run(program, options, global.memory(), global.kernarg_address());
  }
  const auto unmap = []<class T>(T& argument) {
    if constexpr (is_buffer<T>) argument.unmap();
  };
  (unmap(arguments), ...);
  return out;
}

/// A kernel with what became of its compilation: compile::outcome.
template<class K>
concept CompiledKernel = requires(const K& kernel) {
  kernel.program.code;
  kernel.error.message();
};
/// The same of what compile_kernel gives. If the kernel does not compile, the result has the compiler's message.
template<CompiledKernel Kernel, class... Arguments>
  requires(!(needs_buffer<__remove_cvref(Arguments)> || ...))
constexpr result run(const Kernel& kernel, const launch_options& options, Arguments&&... arguments) {
  if (!kernel.error.raised) return run(kernel.program, options, arguments...);
  result out;
  out.ok = false;
  detail::refuse(out, text_buffer() << "the kernel does not compile: " << kernel.error.message().view());
  return out;
}

// A deleted function's reason is C++26; clang takes it in C++20 with this warning.
#if defined __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"
template<class Kernel, class... Arguments>
  requires(needs_buffer<__remove_cvref(Arguments)> || ...)
result run(const Kernel&, const launch_options&, Arguments&&...) = delete (
    "an argument is a pointer or an array, which the simulator cannot bound: pass sim::buffer(p, n) in its "
    "place, n being its number of elements, and sim::buffer(a) for an array");
#pragma clang diagnostic pop
#endif

} // namespace kiln::sim
