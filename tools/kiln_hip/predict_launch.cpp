// SPDX-License-Identifier: MIT
// The model runs in a child process: it executes part of the grid, and the child's writes stay in its copy of the memory.
#include "predict_launch.hpp"

#include "board.hpp"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <map>
#include <mutex>
#include <poll.h>
#include <set>
#include <sys/wait.h>
#include <unistd.h>

namespace kiln::hip_runtime {
namespace {

constexpr int longest_ms = 120'000;

struct answer {
  bool ok = false;
  launch_time time;
  char reason[512] = {};
};

answer estimate(const char* board, code_object::launch& run) {
  answer out;
  sim::timing_options options;
  options.board = board;
  std::string reason;
  try {
    const sim::timing::prediction p = run.estimate(options);
    out.ok = p.ok;
    out.time.microseconds = p.microseconds();
    out.time.mhz = p.clock_mhz;
    if (p.instructions != 0)
      out.time.cycles_per_instruction =
          static_cast<double>(p.wave_cycles) / static_cast<double>(p.instructions);
    if (!p.ok && !p.reports.empty()) {
      const text_buffer line = p.reports[0].line();
      reason.assign(line.data(), line.size());
    }
  } catch (const std::exception& e) {
    reason = e.what();
  }
  std::snprintf(out.reason, sizeof(out.reason), "%s", reason.c_str());
  return out;
}

/// What the child writes, unless it takes too long.
answer answer_of(int pipe, pid_t child) {
  answer out;
  char bytes[sizeof(answer)];
  size_t got = 0;
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(longest_ms);
  while (got < sizeof(bytes)) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    pollfd waits{pipe, POLLIN, 0};
    const int ready = left.count() <= 0 ? 0 : poll(&waits, 1, static_cast<int>(left.count()));
    if (ready < 0 && errno == EINTR) continue;
    const ssize_t n = ready <= 0 ? 0 : read(pipe, bytes + got, sizeof(bytes) - got);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) {
      std::snprintf(out.reason, sizeof(out.reason), "%s",
                    ready == 0
                        ? "the model takes more than 120 s: workgroups may wait for those of other XCDs"
                        : "the model ended early");
      kill(child, SIGKILL);
      return out;
    }
    got += static_cast<size_t>(n);
  }
  std::memcpy(&out, bytes, sizeof(out));
  return out;
}

answer run_in_child(const char* board, code_object::launch& run) {
  answer out;
  int ends[2];
  if (pipe(ends) != 0) return std::snprintf(out.reason, sizeof(out.reason), "no pipe"), out;
  const pid_t child = fork();
  if (child == 0) {
    run.set_hidden("hidden_hostcall_buffer", 0); // nothing answers here
    const answer mine = estimate(board, run);
    const ssize_t written = write(ends[1], &mine, sizeof(mine));
    _exit(written == sizeof(mine) ? 0 : 1);
  }
  close(ends[1]);
  if (child < 0)
    std::snprintf(out.reason, sizeof(out.reason), "no process");
  else
    out = answer_of(ends[0], child);
  close(ends[0]);
  if (child > 0) waitpid(child, nullptr, 0);
  return out;
}

/// Launches that are equal take the same time.
std::string key_of(const kernel_launch& l) {
  std::string key;
  const auto add = [&key](const auto& value) {
    key.append(reinterpret_cast<const char*>(&value), sizeof(value));
  };
  add(l.kernel), add(l.grid), add(l.block), add(l.dynamic_lds_bytes);
  key.append(l.kernarg.begin(), l.kernarg.end());
  return key;
}

struct known_times {
  std::mutex lock;
  std::map<std::string, launch_time> by_launch;
  std::set<std::string> refused; ///< kernels whose reason was said
};
known_times& the_times() {
  static auto* const t = new known_times; // used until the process ends
  return *t;
}

} // namespace

launch_time predict(const kernel_launch& l, code_object::launch& run) {
  known_times& times = the_times();
  const std::string key = key_of(l);
  const std::lock_guard guard(times.lock);
  if (const auto known = times.by_launch.find(key); known != times.by_launch.end()) return known->second;
  answer a;
  if (l.cooperative)
    std::snprintf(a.reason, sizeof(a.reason),
                  "cooperative workgroups wait for those of XCDs that the model does not run");
  else
    a = run_in_child(devices()[static_cast<size_t>(l.kernel->of->device())]->key, run);
  const std::string& name = l.kernel->kernel->name;
  if (!a.ok && times.refused.insert(name).second)
    std::fprintf(stderr, "kiln_hip: the time of kernel %s is not predicted and counts as 0: %s\n",
                 name.c_str(), a.reason);
  return times.by_launch[key] = a.ok ? a.time : launch_time{};
}

} // namespace kiln::hip_runtime
