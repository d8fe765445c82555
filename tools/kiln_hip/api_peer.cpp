// SPDX-License-Identifier: MIT
// Devices that access one another's memory. All can; kernels may only after hipDeviceEnablePeerAccess.
#include "board.hpp"
#include "call.hpp"
#include "copy.hpp"
#include "peers.hpp"

#include <mutex>
#include <set>
#include <utility>

using namespace kiln::hip_runtime;

namespace {

struct peer_table {
  std::mutex lock;
  std::set<std::pair<int, int>> enabled;
};
peer_table& the_peers() {
  static auto* const t = new peer_table; // used until the process ends
  return *t;
}
bool is_device(int d) { return d >= 0 && static_cast<size_t>(d) < devices().size(); }

hipError_t change_peer(int peer, bool enable) {
  const int device = this_thread().device;
  if (!is_device(peer) || peer == device) return hipErrorInvalidDevice;
  peer_table& t = the_peers();
  const std::lock_guard guard(t.lock);
  if (enable) return t.enabled.insert({device, peer}).second ? hipSuccess : hipErrorPeerAccessAlreadyEnabled;
  return t.enabled.erase({device, peer}) != 0 ? hipSuccess : hipErrorPeerAccessNotEnabled;
}
hipError_t copy_between(void* to, int to_device, const void* from, int from_device, size_t size,
                        hipStream_t stream, bool wait) {
  if (!is_device(to_device) || !is_device(from_device)) return hipErrorInvalidDevice;
  return copy(to, from, {size}, hipMemcpyDeviceToDevice, stream, wait);
}

} // namespace

bool kiln::hip_runtime::has_peer(int device, int peer) {
  peer_table& t = the_peers();
  const std::lock_guard guard(t.lock);
  return t.enabled.contains({device, peer});
}

extern "C" {

hipError_t hipDeviceCanAccessPeer(int* can, int device, int peer) {
  return call([&] {
    if (can == nullptr) return hipErrorInvalidValue;
    if (!is_device(device) || !is_device(peer)) return hipErrorInvalidDevice;
    *can = device != peer;
    return hipSuccess;
  });
}
hipError_t hipDeviceEnablePeerAccess(int peer, unsigned flags) {
  return call([&] { return flags != 0 ? hipErrorInvalidValue : change_peer(peer, true); });
}
hipError_t hipDeviceDisablePeerAccess(int peer) {
  return call([&] { return change_peer(peer, false); });
}
hipError_t hipMemcpyPeer(void* to, int to_device, const void* from, int from_device, size_t size) {
  return call([&] { return copy_between(to, to_device, from, from_device, size, nullptr, true); });
}
hipError_t hipMemcpyPeerAsync(void* to, int to_device, const void* from, int from_device, size_t size,
                              hipStream_t stream) {
  return call([&] { return copy_between(to, to_device, from, from_device, size, stream, false); });
}

} // extern "C"
