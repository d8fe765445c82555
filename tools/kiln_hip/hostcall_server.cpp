// SPDX-License-Identifier: MIT
#include "hostcall_server.hpp"

#include "device_printf.hpp"

#include <atomic>
#include <cstdio>
#include <new>

namespace kiln::hip_runtime {
namespace {

constexpr uint32_t packets = 1024; // a power of two; waves beyond wait for free ones
constexpr size_t words_per_lane = 8, lanes = 64;
constexpr size_t longest_message = size_t{1} << 20; // words

struct packet_header {
  uint64_t next = 0;
  uint64_t active = 0;
  uint32_t service = 0;
  uint32_t control = 0; ///< bit 0: ready
};
static_assert(sizeof(packet_header) == 24);

struct packet_payload {
  uint64_t lane[lanes][words_per_lane];
};

struct hostcall_buffer {
  packet_header* headers = nullptr;
  packet_payload* payloads = nullptr;
  uint64_t doorbell = 0;
  uint64_t free_stack = 0, ready_stack = 0;
  uint64_t index_mask = 0;
  uint32_t device = 0, padding = 0;
};

/// amd_signal_t, as far as the device library reads it: without a mailbox no interrupt is sent.
struct alignas(64) doorbell_signal {
  int64_t kind = 1, value = 0;
  uint64_t mailbox = 0;
  uint64_t rest[5] = {};
};

} // namespace

/// In memory that kernels may access.
struct hostcall_memory {
  hostcall_buffer buffer;
  doorbell_signal doorbell;
  packet_header headers[packets];
};

const size_t hostcall_server::shared_bytes = sizeof(hostcall_memory);
const size_t hostcall_server::payload_bytes = sizeof(packet_payload) * packets;

hostcall_server::hostcall_server(void* shared, void* payloads, uint32_t device,
                                 std::function<void(uint64_t*)> change_memory)
    : shared_(new (shared) hostcall_memory), change_memory_(std::move(change_memory)) {
  hostcall_buffer& b = shared_->buffer;
  b.headers = shared_->headers;
  b.payloads = static_cast<packet_payload*>(payloads);
  b.doorbell = reinterpret_cast<uint64_t>(&shared_->doorbell);
  b.index_mask = packets - 1;
  b.device = device;
  // Entries are an index and, above it, a tag. The last entry of a stack is 0, so packet 0 has a tag from the beginning.
  for (uint32_t i = 2; i < packets; ++i) b.headers[i].next = i - 1;
  b.headers[1].next = b.index_mask + 1;
  b.free_stack = packets - 1;
}

bool hostcall_server::serve() {
  const std::lock_guard guard(serving_);
  hostcall_buffer& b = shared_->buffer;
  uint64_t entry = std::atomic_ref(b.ready_stack).exchange(0, std::memory_order_acquire);
  const bool any = entry != 0;
  while (entry != 0) {
    packet_header& h = b.headers[entry & b.index_mask];
    const uint64_t next = h.next;
    for (uint32_t lane = 0; lane < lanes; ++lane)
      if ((h.active >> lane & 1) != 0) answer(h.service, b.payloads[entry & b.index_mask].lane[lane]);
    std::atomic_ref(h.control).fetch_and(~1u, std::memory_order_release);
    entry = next;
  }
  return any;
}

void hostcall_server::answer(uint32_t service, uint64_t* words) {
  constexpr uint32_t print = 2, memory = 3;
  if (service == print) return collect(words);
  if (service == memory && change_memory_) return change_memory_(words);
  if (!said_[service & 7])
    std::fprintf(stderr, "kiln: a kernel asks for host service %u, which is not supported\n", service);
  said_[service & 7] = true;
  words[0] = words[1] = 0;
}

/// Word 0: bit 0 begin, bit 1 end, bits 5 to 7 the number of words, from bit 8 on the message's number.
void hostcall_server::collect(uint64_t* words) {
  uint64_t id = words[0] >> 8;
  const uint64_t count = words[0] >> 5 & 7;
  if ((words[0] & 1) != 0) {
    id = next_message_++;
    words[0] = (words[0] & 0xfe) | id << 8;
  }
  std::vector<uint64_t>& m = messages_[id];
  if (m.size() < longest_message) m.insert(m.end(), words + 1, words + 1 + count);
  if ((words[0] & 2) == 0) return;
  const int printed = print_message(m);
  if (printed < 0) std::fprintf(stderr, "kiln: a printf of a kernel cannot be read\n");
  messages_.erase(id);
  words[0] = static_cast<uint64_t>(printed);
}

} // namespace kiln::hip_runtime
