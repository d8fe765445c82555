// SPDX-License-Identifier: MIT
#include "run_kernel.hpp"

#include "allocations.hpp"
#include "board.hpp"
#include "call.hpp"
#include "findings.hpp"
#include "graph.hpp"
#include "hostcall.hpp"
#include "launch.hpp"
#include "limits.hpp"
#include "peers.hpp"
#include "predict_launch.hpp"
#include "settings.hpp"
#include "stream.hpp"

#include <kiln/isa/occupancy.hpp>
#include <kiln/sim/host/stall_watch.hpp>

#include <algorithm>
#include <cstring>

namespace kiln::hip_runtime {
namespace {

constexpr uint32_t most_work_items = 1024;
/// Of a lane, where the compiler could not count, whatever the limit is.
constexpr uint32_t least_stack_bytes = 16384;

uint64_t work_items_of(const kernel_launch& l) { return uint64_t{l.block[0]} * l.block[1] * l.block[2]; }

/// All that kernels may access. Of the kernel's own image each part has its own rights.
void declare_memory(sim::memory& memory, const module& own) {
  for (const allocation& a : all_allocations()) {
    if (reinterpret_cast<const uint8_t*>(a.address) == own.image()) {
      for (const code_object::segment& s : own.object().segments)
        if (s.size != 0)
          memory.declare_at(a.address + s.address, reinterpret_cast<uint8_t*>(a.address + s.address), s.size,
                            s.writable);
      continue;
    }
    if (a.kind == memory_kind::device && a.device != own.device() && !has_peer(own.device(), a.device))
      continue;
    memory.declare_at(a.address, reinterpret_cast<uint8_t*>(a.address), a.size, a.writable);
  }
}

/// Of all kernels: one may wait for another.
sim::stall_watch* the_watch() {
  static auto* const watch = progress_seconds() == 0
                                 ? nullptr
                                 : new sim::stall_watch(progress_seconds()); // used until the process ends
  return watch;
}

launch_note note_of(const kernel_launch& l) {
  launch_note n;
  n.number = l.number;
  n.kernel = l.kernel->kernel->name;
  std::copy_n(l.grid, 3, n.grid);
  std::copy_n(l.block, 3, n.block);
  n.lds_bytes = l.kernel->lds_bytes() + l.dynamic_lds_bytes;
  n.device = l.kernel->of->device();
  return n;
}

} // namespace

hipError_t check_shape(const kernel_launch& l, bool by_module) {
  const board& b = *devices()[static_cast<size_t>(l.kernel->of->device())];
  const hipError_t wrong = by_module ? hipErrorInvalidValue : hipErrorInvalidConfiguration;
  for (int i = 0; i < 3; ++i)
    if (l.grid[i] == 0 || l.block[i] == 0 || l.block[i] > most_work_items) return wrong;
  if (work_items_of(l) > most_work_items) return wrong;
  for (int i = 0; i < 3; ++i)
    if (uint64_t{l.grid[i]} * l.block[i] > ~uint32_t{0}) return wrong;
  if (uint64_t{l.dynamic_lds_bytes} + l.kernel->lds_bytes() > static_cast<uint64_t>(b.lds_bytes))
    return hipErrorInvalidValue;
  if (work_items_of(l) > l.kernel->kernel->block_limit) return hipErrorLaunchFailure;
  if (!l.cooperative) return hipSuccess;
  const uint64_t most =
      uint64_t{static_cast<uint32_t>(b.compute_units)} *
      resident_groups(*l.kernel, static_cast<uint32_t>(work_items_of(l)), l.dynamic_lds_bytes);
  return uint64_t{l.grid[0]} * l.grid[1] * l.grid[2] > most ? hipErrorCooperativeLaunchTooLarge : hipSuccess;
}

hipError_t read_attributes(const hipLaunchAttribute* attributes, unsigned count, bool& cooperative) {
  cooperative = std::any_of(attributes, attributes + count, [](const hipLaunchAttribute& a) {
    return a.id == hipLaunchAttributeCooperative && a.val.cooperative != 0;
  });
  return count == 0 || cooperative ? hipSuccess : hipErrorInvalidConfiguration;
}

void pack_arguments(kernel_launch& l, void** arguments) {
  l.kernarg.assign(l.kernel->kernel->kernarg_bytes, 0);
  size_t i = 0;
  for (const code_object::argument& a : l.kernel->kernel->arguments) {
    if (a.hidden()) continue;
    if (uint64_t{a.offset} + a.size > l.kernarg.size())
      throw code_object::failure("an argument of " + l.kernel->kernel->name +
                                 " lies outside its argument block");
    std::memcpy(l.kernarg.data() + a.offset, arguments[i++], a.size);
  }
}

hipError_t pack_extra(kernel_launch& l, void** extra) {
  const void* data = nullptr;
  size_t size = 0;
  for (size_t i = 0; extra[i] != HIP_LAUNCH_PARAM_END; i += 2) {
    if (extra[i] == HIP_LAUNCH_PARAM_BUFFER_POINTER)
      data = extra[i + 1];
    else if (extra[i] == HIP_LAUNCH_PARAM_BUFFER_SIZE)
      std::memcpy(&size, extra[i + 1], sizeof(size));
    else
      return hipErrorInvalidValue;
  }
  if (data == nullptr) return hipErrorInvalidValue;
  const auto& arguments = l.kernel->kernel->arguments;
  if (size != 0 && !l.kernel->kernel->unlisted_arguments &&
      std::all_of(arguments.begin(), arguments.end(), [](const auto& a) { return a.hidden(); }))
    return hipErrorLaunchOutOfResources;
  size = std::min<size_t>(size, l.kernel->kernel->kernarg_bytes); // structs end with padding
  l.kernarg.assign(static_cast<const uint8_t*>(data), static_cast<const uint8_t*>(data) + size);
  return hipSuccess;
}

void run(const kernel_launch& l) {
  if (fault() != hipSuccess) return;
  loaded_kernel& k = *l.kernel;
  try {
    code_object::launch run(k.of->object(), *k.kernel, k.instructions());
    std::copy_n(l.grid, 3, run.grid);
    std::copy_n(l.block, 3, run.block);
    run.dynamic_lds_bytes = l.dynamic_lds_bytes;
    if ((k.kernel->descriptor.properties & 1u << 11) != 0)
      run.extra_scratch_bytes = std::max(least_stack_bytes, stack_limit(k.of->device()));
    run.options.monitor = settings().checks();
    if (settings().seed) run.options.schedule_seed = *settings().seed, run.options.threads = 1;
    run.options.progress_after_ms = 0;
    run.options.stalls = the_watch();
    run.pass_raw_kernarg(l.kernarg.data(), l.kernarg.size());
    run.use_image(k.of->image());
    if (k.has("hidden_hostcall_buffer")) {
      run.set_hidden("hidden_hostcall_buffer", start_hostcalls(k.of->device()));
      run.memory().share(); // with the thread that answers
    }
    if (k.has("hidden_heap_v1")) run.set_hidden("hidden_heap_v1", device_heap(k.of->device()));
    const memory_use uses_memory;
    declare_memory(run.memory(), *k.of);
    grid_barrier barrier;
    if (l.cooperative) {
      barrier.workgroups = l.grid[0] * l.grid[1] * l.grid[2];
      run.memory().declare_at(reinterpret_cast<uint64_t>(&barrier), reinterpret_cast<uint8_t*>(&barrier),
                              sizeof(barrier), true);
      run.set_hidden("hidden_multigrid_sync_arg", reinterpret_cast<uint64_t>(&barrier));
    }
    item_time& time = this_item().time;
    time = {engine::compute, 0, k.kernel->name, l.number};
    if (time_is_modelled()) {
      const launch_time predicted = predict(l, run);
      time.microseconds = predicted.microseconds;
      run.options.clock = {static_cast<u64>(this_item().start * predicted.mhz),
                           predicted.cycles_per_instruction, predicted.mhz};
    }
    const sim::result result = run.run();
    if (k.has("hidden_hostcall_buffer")) finish_hostcalls(k.of->device());
    if (take_reports(result.reports, note_of(l))) set_fault(hipErrorLaunchFailure);
  } catch (const code_object::failure& e) {
    take_failure(e.what(), note_of(l));
    set_fault(hipErrorLaunchFailure);
  }
}

hipError_t launch_in(hipStream_t handle, kernel_launch l) {
  const auto s = stream_of(handle);
  if (s == nullptr) return hipErrorInvalidHandle;
  if (s->device != l.kernel->of->device()) return hipErrorInvalidResourceHandle;
  if (s->capture != nullptr) {
    graph_node n;
    n.type = hipGraphNodeTypeKernel;
    n.launch = std::move(l);
    capture_node(*s, std::move(n));
    return hipSuccess;
  }
  l.number = next_launch_number();
  enqueue(s, [l = std::move(l)] { run(l); });
  return hipSuccess;
}

uint32_t resident_groups(loaded_kernel& k, uint32_t work_items, size_t dynamic_lds_bytes) {
  isa::group_needs needs;
  needs.work_items = work_items;
  needs.unified_vgprs = ((k.kernel->descriptor.rsrc1 & 63) + 1) * 8;
  needs.lds_bytes = k.lds_bytes() + static_cast<uint32_t>(dynamic_lds_bytes);
  return isa::workgroups_per_cu(isa::facts_of(k.of->object().arch), needs);
}

} // namespace kiln::hip_runtime
