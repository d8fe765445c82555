// SPDX-License-Identifier: MIT
// Kernels without the device library: what threads.cpp launches.
#define KERNEL extern "C" __attribute__((global)) void

KERNEL add(unsigned* p, unsigned value) {
  p[__builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x()] += value;
}
/// All workgroups store to one place, and count.
KERNEL collide(unsigned* p) {
  p[__builtin_amdgcn_workitem_id_x()] = __builtin_amdgcn_workgroup_id_x();
  if (__builtin_amdgcn_workitem_id_x() == 0)
    __hip_atomic_fetch_add(p + 64, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
/// Waits for the host.
KERNEL echo(unsigned* from, unsigned* to) {
  if (__builtin_amdgcn_workitem_id_x() != 0) return;
  while (__hip_atomic_load(from, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_SYSTEM) == 0)
    __builtin_amdgcn_s_sleep(1);
  __hip_atomic_store(to, *from + 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_SYSTEM);
}
