// SPDX-License-Identifier: MIT
// Meaning of SMEM instructions: scalar loads and stores. Source: CDNA3 ISA manual 8.
#pragma once

#include <kiln/sim/exec/memory_access.hpp>
#include <kiln/sim/exec/memory_names.hpp>

namespace kiln::sim {

namespace detail {

/// Base, plus every offset operand and the offset modifier; the two low address bits do not count.
struct scalar_access {
  u8* data = nullptr; ///< nullptr: out of bounds, or clamped
};
template<bool Buffer> constexpr scalar_access find_scalar(wave& w, const decoded& d, access kind) {
  u64 offset = static_cast<u64>(static_cast<i64>(static_cast<i32>(d.immediate)));
  const place& s = d.src[slot::scalar_offset];
  if (s.at == place_kind::constant)
    offset += static_cast<u64>(static_cast<i64>(static_cast<i32>(s.bits)));
  else if (s.at != place_kind::none)
    offset += w.read32(s);
  u64 address = 0;
  if constexpr (Buffer) {
    const buffer_descriptor v(w, d.src[slot::descriptor]);
    const u64 size = v.stride == 0 ? v.records : static_cast<u64>(v.stride) * v.records;
    if (offset >= size || size - offset < d.shape.bytes) { // clamped by the descriptor: reads 0
      if (w.group->report_clamping) report_clamped(w, d, ~0u, offset, d.shape.bytes, v.records);
      return {};
    }
    address = v.base + offset;
  } else {
    address = w.read64(d.src[slot::address]) + offset;
  }
  if ((address & 3) != 0) {
    if (report* r = w.open_report(report_kind::misaligned, d, ~0u, address)) {
      r->message << "scalar address ";
      r->message.hex(address) << " is not a multiple of 4: hardware drops the low bits";
    }
    address &= ~u64{3};
  }
  return {find_global(w, d, ~0u, address, d.shape.bytes, kind)};
}

template<bool Buffer> constexpr void scalar_memory(wave& w, const decoded& d) {
  const bool store = (d.row->flags & isa::flag::may_load) == 0;
  const u32 dwords = d.shape.bytes / 4;
  u8* p = find_scalar<Buffer>(w, d, store ? access::write : access::read).data;
  if (p != nullptr && d.shape.coherent && dwords <= 2)
    return store ? store_coherent(p, w.scalar + d.src[slot::data].index, dwords)
                 : load_coherent(p, w.scalar + d.dst.index, dwords);
  for (u32 i = 0; i < dwords; ++i) {
    if (store) {
      if (p != nullptr) store_u32(p + 4 * i, w.scalar[d.src[slot::data].index + i]);
    } else {
      w.scalar[d.dst.index + i] = p != nullptr ? load_u32(p + 4 * i) : 0;
    }
  }
}

/// The data registers get the old value where the instruction returns it; compare-and-swap has {new, compare} there.
template<bool Buffer> constexpr void scalar_atomic(wave& w, const decoded& d) {
  const bool wide = d.shape.bytes == 8;
  const u32 data = d.src[slot::data].at == place_kind::scalar ? d.src[slot::data].index : d.dst.index;
  u8* p = find_scalar<Buffer>(w, d, access::atomic).data;
  u64 old = 0;
  if (p != nullptr) {
    const u32 compare = data + (wide ? 2 : 1);
    const bool shared = w.group->memory->is_shared();
    old = wide ? update<u64>(p, d.shape.op, w.scalar64(data),
                             takes_compare(d.shape.op) ? w.scalar64(compare) : 0, shared)
               : update<u32>(p, d.shape.op, w.scalar[data],
                             w.scalar[takes_compare(d.shape.op) ? compare : data], shared);
  }
  if (d.dst.at != place_kind::scalar) return;
  w.scalar[d.dst.index] = static_cast<u32>(old);
  if (wide) w.scalar[d.dst.index + 1] = static_cast<u32>(old >> 32);
}

/// That of a timed run, else by the instructions that the wave has executed.
constexpr u64 shader_clock(const wave& w) {
  const workgroup& g = *w.group;
  if (g.clock != nullptr) return *g.clock;
  return g.clock_start + static_cast<u64>(static_cast<double>(w.executed) * g.cycles_per_instruction);
}
constexpr void read_clock(wave& w, const decoded& d) { w.write64(d.dst, shader_clock(w)); }
/// The clock of 100 MHz (CDNA3 ISA manual, S_MEMREALTIME).
constexpr void read_constant_clock(wave& w, const decoded& d) {
  if (w.group->clock_mhz == 0) return read_clock(w, d);
  w.write64(d.dst, static_cast<u64>(static_cast<double>(shader_clock(w)) * 100 / w.group->clock_mhz));
}

constexpr bool parse_scalar_width(text_view text, memory_shape& shape) {
  u32 count = 1;
  if (!take(text, "dword")) return false;
  if (take(text, "x")) {
    count = 0;
    for (u32 i = 0; i < text.size; ++i) count = count * 10 + static_cast<u32>(text.data[i] - '0');
  }
  shape.bytes = static_cast<u8>(4 * count);
  return true;
}

} // namespace detail

constexpr handler find_smem(text_view mnemonic, decoded& d) {
  using namespace detail;
  text_view name = mnemonic;
  if (take(name, "s_load_") || take(name, "s_store_"))
    return parse_scalar_width(name, d.shape) ? scalar_memory<false> : nullptr;
  if (take(name, "s_buffer_load_") || take(name, "s_buffer_store_"))
    return parse_scalar_width(name, d.shape) ? scalar_memory<true> : nullptr;
  if (take(name, "s_atomic_")) return parse_atomic(name, d.shape) ? scalar_atomic<false> : nullptr;
  if (take(name, "s_buffer_atomic_")) return parse_atomic(name, d.shape) ? scalar_atomic<true> : nullptr;
  if (take(name, "s_atc_probe")) return [](wave&, const decoded&) {}; // warms the address translation
  if (name == "s_memtime") return read_clock;
  if (name == "s_memrealtime") return read_constant_clock;
  if (take(name, "s_dcache_")) return [](wave&, const decoded&) {}; // memory here has no caches
  return nullptr;
}

} // namespace kiln::sim
