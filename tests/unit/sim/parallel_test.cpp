// SPDX-License-Identifier: MIT
// Workgroups over threads: each has a thread of its own where there are enough.
#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/run.hpp>

using namespace kiln;

static_assert(sim::workgroups_at_a_time(1, 1) == 1);
static_assert(sim::workgroups_at_a_time(2, 2) == 1 && sim::workgroups_at_a_time(4, 4) == 1);
static_assert(sim::workgroups_at_a_time(4, 2) == 1 && sim::workgroups_at_a_time(9, 8) == 1);
static_assert(sim::workgroups_at_a_time(16, 2) == 2 && sim::workgroups_at_a_time(31, 2) == 3);
static_assert(sim::workgroups_at_a_time(32, 2) == 4 && sim::workgroups_at_a_time(1'000'000, 3) == 4);
