// SPDX-License-Identifier: MIT
// The host's end of the device library's hostcalls, by which kernels print and ask for memory. Sources: the device library
// ockl, as disassembled, and AMD's clr, which serves it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <vector>

namespace kiln::hip_runtime {

struct hostcall_memory;

class hostcall_server {
public:
  static const size_t shared_bytes, payload_bytes;

  /// Memory of these sizes that kernels may access. `change_memory` answers a lane's words of the memory service: word 0 is
  /// what to free, or 0, and then word 1 is the bytes to allocate. Without it there is no memory.
  hostcall_server(void* shared, void* payloads, uint32_t device,
                  std::function<void(uint64_t*)> change_memory = {});

  /// For the hidden argument hidden_hostcall_buffer.
  uint64_t address() const { return reinterpret_cast<uint64_t>(shared_); }
  /// Answers all packets that are ready. False: there was none.
  bool serve();

private:
  void answer(uint32_t service, uint64_t* words);
  void collect(uint64_t* words);

  hostcall_memory* shared_;
  std::function<void(uint64_t*)> change_memory_;
  std::mutex serving_;
  bool said_[8] = {};
  uint64_t next_message_ = 1;
  std::map<uint64_t, std::vector<uint64_t>> messages_; ///< begun and not ended
};

} // namespace kiln::hip_runtime
