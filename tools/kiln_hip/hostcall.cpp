// SPDX-License-Identifier: MIT
#include "hostcall.hpp"

#include "allocations.hpp"
#include "device_heap.hpp"
#include "hostcall_server.hpp"

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

namespace kiln::hip_runtime {
namespace {

constexpr size_t heap_header_bytes = 128 * 1024;

class listener {
public:
  explicit listener(int device) : range_(device) {
    void* shared = allocate(hostcall_server::shared_bytes, memory_kind::internal, device);
    void* payloads = allocate(hostcall_server::payload_bytes, memory_kind::internal, device);
    void* heap = allocate(heap_header_bytes, memory_kind::internal, device);
    if (shared == nullptr || payloads == nullptr || heap == nullptr) throw std::bad_alloc();
    heap_ = reinterpret_cast<uint64_t>(heap);
    server_.emplace(shared, payloads, static_cast<uint32_t>(device),
                    [this](uint64_t* words) { change_memory(words); });
  }

  uint64_t start() {
    const std::lock_guard guard(lock_);
    if (users_++ == 0) {
      if (!running_) std::thread([this] { listen(); }).detach();
      running_ = true;
      started_.notify_all();
    }
    return server_->address();
  }
  void finish() {
    {
      const std::lock_guard guard(lock_);
      --users_;
    }
    server_->serve();
    std::fflush(stdout);
  }
  uint64_t heap() const { return heap_; }

private:
  void listen() {
    for (;;) {
      {
        std::unique_lock hold(lock_);
        started_.wait(hold, [this] { return users_ != 0; });
      }
      if (!server_->serve()) std::this_thread::sleep_for(std::chrono::microseconds(20));
    }
  }

  /// Word 0: what to free, or 0, and then word 1: the bytes to allocate.
  void change_memory(uint64_t* words) {
    const uint64_t freed = words[0];
    if (freed != 0) range_.free(freed);
    words[0] = freed != 0 ? 0 : range_.allocate(words[1]);
    words[1] = 0;
  }

  std::optional<hostcall_server> server_;
  uint64_t heap_ = 0;
  device_heap_range range_;
  std::mutex lock_;
  std::condition_variable started_;
  uint32_t users_ = 0;
  bool running_ = false;
};

listener& listener_of(int device) {
  static std::mutex lock;
  static auto* const all = new std::map<int, listener*>; // used until the process ends
  const std::lock_guard guard(lock);
  listener*& l = (*all)[device];
  if (l == nullptr) l = new listener(device);
  return *l;
}

} // namespace

uint64_t start_hostcalls(int device) { return listener_of(device).start(); }
void finish_hostcalls(int device) { listener_of(device).finish(); }
uint64_t device_heap(int device) { return listener_of(device).heap(); }

} // namespace kiln::hip_runtime
