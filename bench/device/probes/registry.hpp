// SPDX-License-Identifier: MIT
// All probes, in the order in which they run: some use what earlier ones have found.
#pragma once

#include "caches.hpp"
#include "rules.hpp"
#include "waits.hpp"

namespace kiln::probes {

template<class Machine> struct probe {
  const char* name; ///< as in isa::timing::probes
  void (*find)(Machine&);
};

template<class Machine>
inline constexpr probe<Machine> all_probes[] = {
    {"vector_rates", find_vector_rates},
    {"fetch_alignment", find_fetch_alignment},
    {"scalar_rate", find_scalar_rate},
    {"wait_satisfied", find_wait_satisfied},
    {"branch_cost", find_branch_cost},
    {"barrier_cost", find_barrier_cost},
    {"matrix_shadow", find_matrix_shadow},
    {"lds_read_rate", find_lds_read_rate},
    {"lds_write_rate", find_lds_write_rate},
    {"lds_latency", find_lds_latency},
    {"lds_queue", find_lds_queue},
    {"vmem_issue", find_vmem_issue},
    {"store_issue", find_store_issue},
    {"l1_bandwidth", find_l1_bandwidth},
    {"l1_lanes", find_l1_lanes},
    {"cache_latency", find_cache_latency},
    {"vmem_queue", find_vmem_queue},
    {"lds_dma_rate", find_lds_dma_rate},
    {"scalar_latency", find_scalar_latency},
    {"l2_channel_rate", find_l2_channel_rate},
    {"arbitration", find_arbitration},
    {"memory_slots", find_memory_slots},
    {"lds_port_pairs", find_lds_port_pairs},
};

} // namespace kiln::probes
