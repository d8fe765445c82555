// SPDX-License-Identifier: MIT
// LDS stores that race with another wave's store: do they leave the bytes unchanged?
#pragma once

#include <kiln/sim/byte_watch.hpp>

namespace kiln::sim {

/// Racing stores of the instruction that is being executed. The bytes where two stores meet are compared with what the
/// earlier store left there, before each further lane's store to them and after the instruction.
class equal_stores {
public:
  struct store {
    byte_finding found;
    u32 lane = 0, address = 0, bytes = 0;
    bool differs = false;
    u8 before[16] = {};
  };

  constexpr bool empty() const { return stores_.empty(); }
  static constexpr bool fits(const byte_finding& f, u32 bytes, access kind) {
    return f.what == conflict::write_after_write && !f.mixed && kind == access::write && bytes <= 16;
  }
  /// Before the lane's bytes are stored.
  constexpr void add(const byte_finding& f, u32 lane, u32 address, u32 bytes, const u8* lds) {
    store& s = stores_.append();
    s.found = f, s.lane = lane, s.address = address, s.bytes = bytes;
    for (u32 i = 0; i < bytes; ++i) s.before[i] = lds[address + i];
  }
  /// Compares what the lanes so far have stored.
  constexpr void compare(const u8* lds) {
    for (store& s : stores_)
      for (u32 i = 0; i < s.bytes && !s.differs; ++i)
        s.differs = (s.found.where >> i & 1) != 0 && lds[s.address + i] != s.before[i];
  }
  /// Calls report(store, same) for each.
  template<class Report> constexpr void finish(const u8* lds, Report report) {
    compare(lds);
    for (const store& s : stores_) report(s, !s.differs);
    stores_.clear();
  }

private:
  list<store> stores_;
};

} // namespace kiln::sim
