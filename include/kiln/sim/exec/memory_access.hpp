// SPDX-License-Identifier: MIT
// Loads, stores and atomics of every width, over any address space.
#pragma once

#include <kiln/sim/exec/memory_lanes.hpp>
#include <kiln/sim/format/arithmetic.hpp>

namespace kiln::sim {

namespace detail {

constexpr u32 load_narrow(const u8* p, const memory_shape& shape) {
  const u32 value = shape.bytes == 1 ? load_u8(p) : load_u16(p);
  if (!shape.sign_extend) return value;
  return shape.bytes == 1 ? static_cast<u32>(static_cast<i32>(static_cast<i8>(value)))
                          : static_cast<u32>(static_cast<i32>(static_cast<i16>(value)));
}
constexpr u32 placed_part(u32 old, u32 value, register_part part) {
  if (part == register_part::whole) return value;
  return part == register_part::low_half ? (old & 0xffff'0000u) | (value & 0xffffu)
                                         : (old & 0xffffu) | value << 16;
}

constexpr bool is_host_aligned(const u8* p, u32 bytes) {
  if (__builtin_is_constant_evaluated()) return false;
  return reinterpret_cast<__UINTPTR_TYPE__>(p) % bytes == 0;
}
/// Dwords that a workgroup on another thread may change meanwhile: flags, and what flags guard. One or two dwords are read at
/// once, as by the hardware, if they are aligned.
constexpr void load_coherent(const u8* p, u32* out, u32 dwords) {
  const bool atomic = is_host_aligned(p, 4 * dwords);
  if (atomic && dwords == 2) {
    const u64 both = __atomic_load_n(static_cast<const u64*>(static_cast<const void*>(p)), __ATOMIC_ACQUIRE);
    out[0] = static_cast<u32>(both), out[1] = static_cast<u32>(both >> 32);
  } else if (atomic && dwords == 1) {
    out[0] = __atomic_load_n(static_cast<const u32*>(static_cast<const void*>(p)), __ATOMIC_ACQUIRE);
  } else {
    for (u32 i = 0; i < dwords; ++i) out[i] = load_u32(p + 4 * i);
  }
}
constexpr void store_coherent(u8* p, const u32* data, u32 dwords) {
  const bool atomic = is_host_aligned(p, 4 * dwords);
  if (atomic && dwords == 2)
    __atomic_store_n(static_cast<u64*>(static_cast<void*>(p)), data[0] | static_cast<u64>(data[1]) << 32,
                     __ATOMIC_RELEASE);
  else if (atomic && dwords == 1)
    __atomic_store_n(static_cast<u32*>(static_cast<void*>(p)), data[0], __ATOMIC_RELEASE);
  else
    for (u32 i = 0; i < dwords; ++i) store_u32(p + 4 * i, data[i]);
}

template<class Space> constexpr bool goes_to_others(const memory_shape& shape) {
  return !__is_same(Space, lds_space) && shape.coherent;
}

/// One dword of each of four lanes, or up to four dwords of one lane.
using four_dwords = u32 __attribute__((ext_vector_type(4)));
/// Rows become columns.
[[gnu::always_inline]] inline void transpose(four_dwords (&v)[4]) {
  const four_dwords low01 = __builtin_shufflevector(v[0], v[1], 0, 4, 1, 5);
  const four_dwords low23 = __builtin_shufflevector(v[2], v[3], 0, 4, 1, 5);
  const four_dwords high01 = __builtin_shufflevector(v[0], v[1], 2, 6, 3, 7);
  const four_dwords high23 = __builtin_shufflevector(v[2], v[3], 2, 6, 3, 7);
  v[0] = __builtin_shufflevector(low01, low23, 0, 1, 4, 5);
  v[1] = __builtin_shufflevector(low01, low23, 2, 3, 6, 7);
  v[2] = __builtin_shufflevector(high01, high23, 0, 1, 4, 5);
  v[3] = __builtin_shufflevector(high01, high23, 2, 3, 6, 7);
}

/// `Dwords` dwords of each lane into registers, from memory that all lanes reach. Wide ones four lanes at a time.
template<u32 Dwords, class Offset> void load_lanes(lanes* out, const lane_bytes<Offset>& from) {
  if constexpr (Dwords > 1)
    if (from.lanes == ~u64{0}) {
      for (u32 lane = 0; lane < wave_lanes; lane += 4) {
        four_dwords v[4] = {};
        for (u32 k = 0; k < 4; ++k) read_device(&v[k], from.at(lane + k), 4 * Dwords);
        transpose(v);
        for (u32 i = 0; i < Dwords; ++i) __builtin_memcpy(out[i].lane + lane, &v[i], sizeof(v[i]));
      }
      return;
    }
  from.for_each([&](u32 lane) {
    u32 values[Dwords];
    read_device(values, from.at(lane), sizeof(values));
    for (u32 i = 0; i < Dwords; ++i) out[i].lane[lane] = values[i];
  });
}
template<u32 Dwords, class Offset> void store_lanes(const lanes* data, const lane_bytes<Offset>& to) {
  if constexpr (Dwords > 1)
    if (to.lanes == ~u64{0}) {
      for (u32 lane = 0; lane < wave_lanes; lane += 4) {
        four_dwords v[4] = {};
        for (u32 i = 0; i < Dwords; ++i) __builtin_memcpy(&v[i], data[i].lane + lane, sizeof(v[i]));
        transpose(v);
        for (u32 k = 0; k < 4; ++k)
          write_device(to.at(lane + k), &v[k], 4 * Dwords); // in order: they may overlap
      }
      return;
    }
  to.for_each([&](u32 lane) {
    u32 values[Dwords];
    for (u32 i = 0; i < Dwords; ++i) values[i] = data[i].lane[lane];
    write_device(to.at(lane), values, sizeof(values));
  });
}
/// The same for a number of dwords that is known when the kernel runs: 1 to 4.
template<class Offset> void load_dwords(lanes* out, u32 dwords, const lane_bytes<Offset>& from) {
  switch (dwords) {
  case 1: return load_lanes<1>(out, from);
  case 2: return load_lanes<2>(out, from);
  case 3: return load_lanes<3>(out, from);
  default: return load_lanes<4>(out, from);
  }
}
template<class Offset> void store_dwords(const lanes* data, u32 dwords, const lane_bytes<Offset>& to) {
  switch (dwords) {
  case 1: return store_lanes<1>(data, to);
  case 2: return store_lanes<2>(data, to);
  case 3: return store_lanes<3>(data, to);
  default: return store_lanes<4>(data, to);
  }
}

/// A whole load or store at once, if that can be; else nothing is done.
template<class Space> bool load_at_once(wave& w, const decoded& d) {
  const memory_shape& shape = d.shape;
  if (goes_to_others<Space>(shape)) return false;
  lane_bytes<typename reach<Space>::offset> from;
  if (!reach<Space>::lanes(w, d, shape.bytes, access::read, from)) return false;
  lanes* out = w.vector + d.dst.index;
  if (shape.bytes >= 4) return load_dwords(out, shape.bytes / 4, from), true;
  from.for_each([&](u32 lane) {
    u32& reg = out->lane[lane];
    reg = placed_part(reg, load_narrow(from.at(lane), shape), shape.part);
  });
  return true;
}
template<class Space> bool store_at_once(wave& w, const decoded& d) {
  const memory_shape& shape = d.shape;
  if (goes_to_others<Space>(shape)) return false;
  lane_bytes<typename reach<Space>::offset> to;
  if (!reach<Space>::lanes(w, d, shape.bytes, access::write, to)) return false;
  const lanes* data = w.vector + d.src[slot::data].index;
  if (shape.bytes >= 4) return store_dwords(data, shape.bytes / 4, to), true;
  const u32 shift = shape.part == register_part::high_half ? 16 : 0;
  to.for_each([&](u32 lane) {
    const u32 value = data->lane[lane] >> shift;
    shape.bytes == 1 ? store_u8(to.at(lane), value) : store_u16(to.at(lane), value);
  });
  return true;
}

template<class Space> constexpr void load(wave& w, const decoded& d) {
  if (!__builtin_is_constant_evaluated() && load_at_once<Space>(w, d)) return;
  const memory_shape& shape = d.shape;
  lanes* out = w.vector + d.dst.index;
  if (shape.bytes < 4) {
    for_active_lanes(w.exec(), [&](u32 lane) {
      const u8* p = Space::at(w, d, lane, 0, shape.bytes, access::read);
      u32& reg = out->lane[lane];
      reg = placed_part(reg, p != nullptr ? load_narrow(p, shape) : 0, shape.part);
    });
    return;
  }
  const u32 dwords = shape.bytes / 4;
  for_active_lanes(w.exec(), [&](u32 lane) {
    u32 values[4] = {};
    if (const u8* p = Space::at(w, d, lane, 0, shape.bytes, access::read)) {
      if (goes_to_others<Space>(shape))
        load_coherent(p, values, dwords);
      else
        for (u32 i = 0; i < dwords; ++i) values[i] = load_u32(p + 4 * i);
    } else if constexpr (__is_same(Space, buffer_space)) {
      for (u32 i = 0; dwords > 1 && i < dwords; ++i) // part of a wide access may be inside
        if (const u8* word = Space::at(w, d, lane, 4 * i, 4, access::read)) values[i] = load_u32(word);
    }
    for (u32 i = 0; i < dwords; ++i)
      out[i].lane[lane] = values[i]; // after all reads: it may overwrite the address
  });
}

template<class Space> constexpr void store(wave& w, const decoded& d) {
  if (!__builtin_is_constant_evaluated() && store_at_once<Space>(w, d)) return;
  const memory_shape& shape = d.shape;
  const lanes* data = w.vector + d.src[slot::data].index;
  if (shape.bytes < 4) {
    const u32 shift = shape.part == register_part::high_half ? 16 : 0;
    for_active_lanes(w.exec(), [&](u32 lane) {
      u8* p = Space::at(w, d, lane, 0, shape.bytes, access::write);
      if (p == nullptr) return;
      const u32 value = data->lane[lane] >> shift;
      shape.bytes == 1 ? store_u8(p, value) : store_u16(p, value);
    });
    return;
  }
  const u32 dwords = shape.bytes / 4;
  for_active_lanes(w.exec(), [&](u32 lane) {
    if (u8* p = Space::at(w, d, lane, 0, shape.bytes, access::write)) {
      if (goes_to_others<Space>(shape)) {
        u32 values[4] = {};
        for (u32 i = 0; i < dwords; ++i) values[i] = data[i].lane[lane];
        return store_coherent(p, values, dwords);
      }
      for (u32 i = 0; i < dwords; ++i) store_u32(p + 4 * i, data[i].lane[lane]);
    } else if constexpr (__is_same(Space, buffer_space)) {
      for (u32 i = 0; dwords > 1 && i < dwords; ++i)
        if (u8* word = Space::at(w, d, lane, 4 * i, 4, access::write)) store_u32(word, data[i].lane[lane]);
    }
  });
}

constexpr u32 pair(u32 low, u32 high) { return (low & 0xffffu) | high << 16; }
constexpr half half_at(u32 bits, u32 shift) { return {static_cast<u16>(bits >> shift)}; }
constexpr bfloat bfloat_at(u32 bits, u32 shift) { return {static_cast<u16>(bits >> shift)}; }

/// New value of an atomic's memory, from the old one, the data and (compare-and-swap) the comparison value.
template<class T> constexpr T atomic_result(atomic_op op, T old, T data, T compare) {
  using signed_t = decltype([] {
    if constexpr (sizeof(T) == 8)
      return i64{};
    else
      return i32{};
  }());
  const signed_t a = static_cast<signed_t>(old), b = static_cast<signed_t>(data);
  switch (op) {
  case atomic_op::swap: return data;
  case atomic_op::compare_swap: return old == compare ? data : old;
  case atomic_op::add: return old + data;
  case atomic_op::sub: return old - data;
  case atomic_op::reverse_sub: return data - old;
  case atomic_op::smin: return a < b ? old : data;
  case atomic_op::smax: return a > b ? old : data;
  case atomic_op::umin: return old < data ? old : data;
  case atomic_op::umax: return old > data ? old : data;
  case atomic_op::bit_and: return old & data;
  case atomic_op::bit_or: return old | data;
  case atomic_op::bit_xor: return old ^ data;
  case atomic_op::increment: return old >= data ? 0 : old + 1;
  case atomic_op::decrement: return old == 0 || old > data ? data : old - 1;
  case atomic_op::wrap: return old >= data ? old - data : old + compare;
  case atomic_op::mask_or: return (old & ~compare) | data;
  default: break;
  }
  if constexpr (sizeof(T) == 8) {
    const f64 x = f64_of(old), y = f64_of(data);
    switch (op) {
    case atomic_op::add_f64: return bits_of(add(x, y));
    case atomic_op::min_f64: return bits_of(minimum_number(x, y));
    case atomic_op::max_f64: return bits_of(maximum_number(x, y));
    case atomic_op::compare_swap_f64: return x == f64_of(compare) ? data : old;
    default: return old;
    }
  } else {
    const f32 x = f32_of(old), y = f32_of(data);
    switch (op) {
    case atomic_op::add_f32: return bits_of(add(x, y));
    case atomic_op::min_f32: return bits_of(minimum_number(x, y));
    case atomic_op::max_f32: return bits_of(maximum_number(x, y));
    case atomic_op::compare_swap_f32: return x == f32_of(compare) ? data : old;
    case atomic_op::pk_add_f16:
      return pair(add(half_at(old, 0), half_at(data, 0)).bits, add(half_at(old, 16), half_at(data, 16)).bits);
    case atomic_op::pk_add_bf16:
      return pair(to_bfloat(add(to_f32(bfloat_at(old, 0)), to_f32(bfloat_at(data, 0)))).bits,
                  to_bfloat(add(to_f32(bfloat_at(old, 16)), to_f32(bfloat_at(data, 16)))).bits);
    default: return old;
    }
  }
}

/// One atomic update. `shared`: other threads run other workgroups; what they wrote before theirs is seen.
template<class T> constexpr T update(u8* p, atomic_op op, T data, T compare, bool shared) {
  if (__builtin_is_constant_evaluated() || !shared) {
    T old{};
    if constexpr (sizeof(T) == 8)
      old = load_u64(p);
    else
      old = load_u32(p);
    const T result = atomic_result(op, old, data, compare);
    if constexpr (sizeof(T) == 8)
      store_u64(p, result);
    else
      store_u32(p, result);
    return old;
  }
  T* word = static_cast<T*>(static_cast<void*>(p));
  T old = __atomic_load_n(word, __ATOMIC_RELAXED);
  while (!__atomic_compare_exchange_n(word, &old, atomic_result(op, old, data, compare), true,
                                      __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {}
  return old;
}

constexpr bool takes_compare(atomic_op op) {
  return op == atomic_op::compare_swap || op == atomic_op::compare_swap_f32 ||
         op == atomic_op::compare_swap_f64 || op == atomic_op::mask_or || op == atomic_op::wrap;
}

/// Registers of an atomic's data, from the first dword on.
struct atomic_data {
  u32 value = 0, compare = 0;

  template<class T> constexpr T read(const wave& w, u32 reg, u32 lane) const {
    if constexpr (sizeof(T) == 8)
      return w.vector[reg].lane[lane] | static_cast<u64>(w.vector[reg + 1].lane[lane]) << 32;
    else
      return w.vector[reg].lane[lane];
  }
};
/// Global and buffer compare-and-swap have {new, compare} in consecutive registers; DS has the compare value (or mask)
/// in data0 and the new value in data1.
template<class Space> constexpr atomic_data data_of_atomic(const decoded& d) {
  const memory_shape& shape = d.shape;
  const bool wide = shape.bytes == 8, two = takes_compare(shape.op);
  constexpr bool ds = __is_same(Space, lds_space);
  const u32 first = d.src[slot::data].index;
  const u32 data = ds && two ? d.src[slot::second_data].index : first;
  const u32 compare = !two ? data : ds ? first : first + (wide ? 2 : 1);
  // wrap: data0 is compared and subtracted, data1 is added
  if (shape.op == atomic_op::wrap) return {compare, data};
  return {data, compare};
}
/// LDS belongs to one thread of the host.
template<class Space> constexpr bool is_shared(const wave& w) {
  return !__is_same(Space, lds_space) && w.group->memory->is_shared();
}
template<class T>
constexpr void update_lane(wave& w, const decoded& d, const atomic_data& data, u32 lane, u8* p, bool shared) {
  const T old = update<T>(p, d.shape.op, data.read<T>(w, data.value, lane),
                          data.read<T>(w, data.compare, lane), shared);
  if (!d.shape.returns) return;
  w.vector[d.dst.index].lane[lane] = static_cast<u32>(old);
  if constexpr (sizeof(T) == 8) w.vector[d.dst.index + 1].lane[lane] = static_cast<u32>(old >> 32);
}

/// A whole atomic at once, if that can be; else nothing is done.
template<class Space> bool update_at_once(wave& w, const decoded& d) {
  const u32 bytes = d.shape.bytes;
  lane_bytes<typename reach<Space>::offset> to;
  if (!reach<Space>::lanes(w, d, bytes, access::atomic, to)) return false;
  const atomic_data data = data_of_atomic<Space>(d);
  const bool shared = is_shared<Space>(w);
  if (bytes == 4 && d.shape.op == atomic_op::add && !d.shape.returns && !shared) { // histograms, counters
    const u32* added = w.vector[data.value].lane;
    to.for_each([&](u32 lane) { store_u32(to.at(lane), load_u32(to.at(lane)) + added[lane]); });
    return true;
  }
  to.for_each([&](u32 lane) {
    bytes == 8 ? update_lane<u64>(w, d, data, lane, to.at(lane), shared)
               : update_lane<u32>(w, d, data, lane, to.at(lane), shared);
  });
  return true;
}

template<class Space> constexpr void atomic(wave& w, const decoded& d) {
  if (!__builtin_is_constant_evaluated() && update_at_once<Space>(w, d)) return;
  const memory_shape& shape = d.shape;
  const atomic_data data = data_of_atomic<Space>(d);
  const bool shared = is_shared<Space>(w);
  for_active_lanes(w.exec(), [&](u32 lane) {
    u8* p = Space::at(w, d, lane, 0, shape.bytes, access::atomic);
    if (p == nullptr) {
      if (!shape.returns) return;
      for (u32 i = 0; i < shape.bytes / 4u; ++i) w.vector[d.dst.index + i].lane[lane] = 0;
      return;
    }
    if (!__builtin_is_constant_evaluated() && !is_host_aligned(p, shape.bytes)) {
      if (report* r = w.open_report(report_kind::misaligned, d, lane))
        r->message << "the host's memory for this buffer is not aligned to the atomic's " << u32{shape.bytes}
                   << " bytes";
      return;
    }
    shape.bytes == 8 ? update_lane<u64>(w, d, data, lane, p, shared)
                     : update_lane<u32>(w, d, data, lane, p, shared);
  });
}

} // namespace detail

} // namespace kiln::sim
