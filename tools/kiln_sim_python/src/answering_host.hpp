// SPDX-License-Identifier: MIT
// Answers a kernel that prints or whose assertion fails, while it runs.
#pragma once

#include "hostcall_server.hpp"
#include "launch.hpp"

#include <chrono>
#include <cstdio>
#include <memory>
#include <thread>

namespace kiln::code_object {

class answering_host {
public:
  explicit answering_host(launch& l)
      : shared_(new (alignment) std::byte[server::shared_bytes]),
        payloads_(new (alignment) std::byte[server::payload_bytes]),
        server_(shared_.get(), payloads_.get(), 0) {
    declare(l, shared_, server::shared_bytes);
    declare(l, payloads_, server::payload_bytes);
    l.set_hidden(argument_kind, server_.address());
    thread_ = std::jthread([this](const std::stop_token& stop) {
      while (!stop.stop_requested())
        if (!server_.serve()) std::this_thread::sleep_for(std::chrono::microseconds(20));
    });
  }
  answering_host(const answering_host&) = delete;
  answering_host& operator=(const answering_host&) = delete;
  ~answering_host() {
    thread_.request_stop();
    thread_.join();
    server_.serve();
    std::fflush(stdout);
  }

  static bool is_needed(const kernel& k) {
    for (const argument& a : k.arguments)
      if (a.kind == argument_kind) return true;
    return false;
  }

private:
  using server = hip_runtime::hostcall_server;
  static constexpr std::align_val_t alignment{4096};
  static constexpr const char* argument_kind = "hidden_hostcall_buffer";
  struct release {
    void operator()(std::byte* memory) const { ::operator delete[](memory, alignment); }
  };
  using block = std::unique_ptr<std::byte[], release>;

  static void declare(launch& l, const block& b, size_t bytes) {
    l.memory().declare_at(reinterpret_cast<u64>(b.get()), reinterpret_cast<u8*>(b.get()), bytes, true);
  }

  block shared_, payloads_;
  server server_;
  std::jthread thread_;
};

} // namespace kiln::code_object
