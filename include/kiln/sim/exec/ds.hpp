// SPDX-License-Identifier: MIT
// Meaning of DS instructions: LDS of every width, two-address forms, atomics, and moves between lanes.
// Source: CDNA3 ISA manual 11 and 12.13.
#pragma once

#include <kiln/sim/exec/memory_access.hpp>
#include <kiln/sim/exec/memory_names.hpp>

namespace kiln::sim {

namespace detail {

/// Both addresses of all lanes, if that can be.
inline bool reach_pair(wave& w, const decoded& d, const u32 (&offsets)[2], access kind,
                       lane_bytes<u32> (&places)[2]) {
  const workgroup& group = *w.group;
  for (u32 k = 0; k < 2; ++k)
    if (!reach_lds(w, d, offsets[k], d.shape.bytes, places[k])) return false;
  if (group.observe_lds_lanes == nullptr) return true;
  u32 address[2][wave_lanes];
  for (u32 k = 0; k < 2; ++k) __builtin_memcpy(address[k], places[k].offset, sizeof(address[k]));
  return group.observe_lds_lanes(w, d, places[0].lanes, address[0], 2, d.shape.bytes, kind);
}

/// Both of a lane, then those of the next one: lanes may overlap.
template<u32 Dwords> void store_pairs(const lanes* const (&data)[2], const lane_bytes<u32> (&to)[2]) {
  to[0].for_each([&](u32 lane) {
    for (u32 k = 0; k < 2; ++k) {
      u32 values[Dwords];
      for (u32 i = 0; i < Dwords; ++i) values[i] = data[k][i].lane[lane];
      __builtin_memcpy(to[k].at(lane), values, sizeof(values));
    }
  });
}

/// Two addresses in one instruction; offsets count elements, or 64 elements (st64).
constexpr void read_pair(wave& w, const decoded& d) {
  const u32 dwords = d.shape.bytes / 4;
  const u32 offsets[2] = {d.immediate * d.shape.pair_stride, d.offset1 * d.shape.pair_stride};
  if (!__builtin_is_constant_evaluated()) {
    lane_bytes<u32> places[2];
    if (reach_pair(w, d, offsets, access::read, places)) {
      for (u32 k = 0; k < 2; ++k) load_dwords(w.vector + d.dst.index + k * dwords, dwords, places[k]);
      return;
    }
  }
  for_active_lanes(w.exec(), [&](u32 lane) {
    u32 values[4] = {};
    const u32 base = w.vector[d.src[slot::address].index].lane[lane];
    for (u32 k = 0; k < 2; ++k)
      if (const u8* p = find_lds(w, d, lane, base + offsets[k], d.shape.bytes, access::read))
        for (u32 i = 0; i < dwords; ++i) values[k * dwords + i] = load_u32(p + 4 * i);
    for (u32 i = 0; i < 2 * dwords; ++i) w.vector[d.dst.index + i].lane[lane] = values[i];
  });
}
constexpr void write_pair(wave& w, const decoded& d) {
  const u32 dwords = d.shape.bytes / 4;
  const u32 offsets[2] = {d.immediate * d.shape.pair_stride, d.offset1 * d.shape.pair_stride};
  if (!__builtin_is_constant_evaluated()) {
    lane_bytes<u32> places[2];
    if (reach_pair(w, d, offsets, access::write, places)) {
      const lanes* const data[2] = {w.vector + d.src[slot::data].index,
                                    w.vector + d.src[slot::data + 1].index};
      return dwords == 1 ? store_pairs<1>(data, places) : store_pairs<2>(data, places);
    }
  }
  for_active_lanes(w.exec(), [&](u32 lane) {
    const u32 base = w.vector[d.src[slot::address].index].lane[lane];
    for (u32 k = 0; k < 2; ++k)
      if (u8* p = find_lds(w, d, lane, base + offsets[k], d.shape.bytes, access::write))
        for (u32 i = 0; i < dwords; ++i)
          store_u32(p + 4 * i, w.vector[d.src[slot::data + k].index + i].lane[lane]);
  });
}
constexpr void exchange_pair(wave& w, const decoded& d) {
  const u32 dwords = d.shape.bytes / 4;
  const u32 offsets[2] = {d.immediate * d.shape.pair_stride, d.offset1 * d.shape.pair_stride};
  for_active_lanes(w.exec(), [&](u32 lane) {
    const u32 base = w.vector[d.src[slot::address].index].lane[lane];
    u32 old[4] = {};
    for (u32 k = 0; k < 2; ++k)
      if (u8* p = find_lds(w, d, lane, base + offsets[k], d.shape.bytes, access::atomic))
        for (u32 i = 0; i < dwords; ++i) {
          old[k * dwords + i] = load_u32(p + 4 * i);
          store_u32(p + 4 * i, w.vector[d.src[slot::data + k].index + i].lane[lane]);
        }
    for (u32 i = 0; i < 2 * dwords; ++i) w.vector[d.dst.index + i].lane[lane] = old[i];
  });
}

/// Each lane names the lane it sends to (permute) or reads from (bpermute), in bytes.
constexpr void permute(wave& w, const decoded& d) {
  lanes result{};
  const u32* address = w.vector[d.src[slot::address].index].lane;
  const u32* data = w.vector[d.src[slot::data].index].lane;
  for_active_lanes(
      w.exec(), [&](u32 lane) { result.lane[(address[lane] + d.immediate) / 4 % wave_lanes] = data[lane]; });
  for_active_lanes(w.exec(), [&](u32 lane) { w.vector[d.dst.index].lane[lane] = result.lane[lane]; });
}
constexpr void backward_permute(wave& w, const decoded& d) {
  lanes result{};
  const u64 active = w.exec();
  const u32* address = w.vector[d.src[slot::address].index].lane;
  const u32* data = w.vector[d.src[slot::data].index].lane;
  for_active_lanes(active, [&](u32 lane) {
    const u32 from = (address[lane] + d.immediate) / 4 % wave_lanes;
    result.lane[lane] = (active >> from & 1) != 0 ? data[from] : 0;
  });
  for_active_lanes(active, [&](u32 lane) { w.vector[d.dst.index].lane[lane] = result.lane[lane]; });
}

/// Lane that ds_swizzle makes `lane` read: quad permutation, or and/or/xor masks within 32 lanes, or rotation (gfx9).
constexpr u32 swizzle_source(u32 lane, u32 pattern) {
  if (pattern >= 0xe000) return lane; // FFT mode (0xe000 + swizzle) is graphics only on these parts
  if (pattern >= 0xc000) {
    const u32 mask = pattern & 31, amount = pattern >> 5 & 31;
    const bool right = (pattern >> 10 & 1) != 0;
    const u32 in_row = lane & 31;
    return (lane & 32) | (in_row & mask) | ((right ? in_row - amount : in_row + amount) & 31 & ~mask);
  }
  if ((pattern & 0x8000) != 0) return (lane & ~3u) | (pattern >> (2 * (lane & 3)) & 3);
  const u32 and_mask = pattern & 31, or_mask = pattern >> 5 & 31, xor_mask = pattern >> 10 & 31;
  return (lane & 32) | (((lane & and_mask) | or_mask) ^ xor_mask);
}
constexpr void swizzle(wave& w, const decoded& d) {
  lanes result{};
  const u64 active = w.exec();
  const u32* data = w.vector[d.src[slot::address].index].lane;
  for_active_lanes(active, [&](u32 lane) {
    const u32 from = swizzle_source(lane, d.immediate);
    result.lane[lane] = (active >> from & 1) != 0 ? data[from] : 0;
  });
  for_active_lanes(active, [&](u32 lane) { w.vector[d.dst.index].lane[lane] = result.lane[lane]; });
}

/// Addresses made of M0, the offset and the lane number.
constexpr void read_by_thread(wave& w, const decoded& d) {
  const u32 base = (w.m0() & 0xffff) + d.immediate;
  for_active_lanes(w.exec(), [&](u32 lane) {
    const u8* p = find_lds(w, d, lane, base + 4 * lane, 4, access::read);
    w.vector[d.dst.index].lane[lane] = p != nullptr ? load_u32(p) : 0;
  });
}
constexpr void write_by_thread(wave& w, const decoded& d) {
  const u32 base = (w.m0() & 0xffff) + d.immediate;
  for_active_lanes(w.exec(), [&](u32 lane) {
    if (u8* p = find_lds(w, d, lane, base + 4 * lane, 4, access::write))
      store_u32(p, w.vector[d.src[slot::data].index].lane[lane]);
  });
}

/// Counter in LDS goes up or down by the number of active lanes; all get the old value.
template<bool Up> constexpr void append(wave& w, const decoded& d) {
  const u32 count = static_cast<u32>(__builtin_popcountll(w.exec()));
  u8* p = find_lds(w, d, w.first_lane(), (w.m0() & 0xffff) + d.immediate, 4, access::atomic);
  if (p == nullptr) return;
  const u32 old = load_u32(p);
  store_u32(p, Up ? old + count : old - count);
  for_active_lanes(w.exec(), [&](u32 lane) { w.vector[d.dst.index].lane[lane] = old; });
}

/// Each dword of a pair whose data has bit 31 set is replaced by the data's other bits.
constexpr void conditional_exchange(wave& w, const decoded& d) {
  for_active_lanes(w.exec(), [&](u32 lane) {
    const u32 base = (lds_space::address(w, d, lane)) & ~7u;
    u32 old[2] = {};
    for (u32 k = 0; k < 2; ++k) {
      const u32 data = w.vector[d.src[slot::data].index + k].lane[lane];
      u8* p = find_lds(w, d, lane, base + 4 * k, 4, access::atomic);
      if (p == nullptr) continue;
      old[k] = load_u32(p);
      if (data >> 31 != 0) store_u32(p, data & 0x7fff'ffffu);
    }
    for (u32 k = 0; k < 2; ++k) w.vector[d.dst.index + k].lane[lane] = old[k];
  });
}

/// Transposed reads of gfx950: 16 lanes read a 16-row block together; lane i of the group gets column i.
/// Source lane's elements of `Bits` bits are dealt out over the group (CDNA4 ISA manual 11.4).
template<u32 Bits> constexpr void read_transposed(wave& w, const decoded& d) {
  constexpr u32 dwords = Bits == 6 ? 3 : 2;
  constexpr u32 elements = dwords * 32 / Bits; // of a lane: 4, 8 or 16
  constexpr u32 group = 16;
  u8 raw[wave_lanes][12] = {};
  for_active_lanes(w.exec(), [&](u32 lane) {
    if (const u8* p = lds_space::at(w, d, lane, 0, dwords * 4, access::read))
      for (u32 i = 0; i < dwords * 4; ++i) raw[lane][i] = p[i];
  });
  const auto element = [&](u32 lane, u32 i) {
    u32 value = 0;
    for (u32 bit = 0; bit < Bits; ++bit) {
      const u32 at = i * Bits + bit;
      value |= static_cast<u32>(raw[lane][at / 8] >> (at % 8) & 1) << bit;
    }
    return value;
  };
  // Row r of the block is lanes r*16/elements ...: each row of 16 elements lies in 16/elements lanes.
  for_active_lanes(w.exec(), [&](u32 lane) {
    u32 out[3] = {};
    const u32 base = lane / group * group, column = lane % group;
    for (u32 k = 0; k < elements; ++k) {
      const u32 from = base + k * (group / elements) + column / elements;
      const u32 value = element(from, column % elements);
      for (u32 bit = 0; bit < Bits; ++bit) {
        const u32 at = k * Bits + bit;
        out[at / 32] |= (value >> bit & 1) << (at % 32);
      }
    }
    for (u32 i = 0; i < dwords; ++i) w.vector[d.dst.index + i].lane[lane] = out[i];
  });
}

/// "b32", "u8_d16_hi", ... after ds_read_ or ds_write_.
constexpr bool parse_ds_width(text_view text, memory_shape& shape) {
  if (take(text, "b128"))
    shape.bytes = 16;
  else if (take(text, "b96"))
    shape.bytes = 12;
  else if (take(text, "b64"))
    shape.bytes = 8;
  else if (take(text, "b32"))
    shape.bytes = 4;
  else if (take(text, "u16") || take(text, "b16"))
    shape.bytes = 2;
  else if (take(text, "i16"))
    shape.bytes = 2, shape.sign_extend = true;
  else if (take(text, "u8") || take(text, "b8"))
    shape.bytes = 1;
  else if (take(text, "i8"))
    shape.bytes = 1, shape.sign_extend = true;
  else
    return false;
  if (take(text, "_d16_hi"))
    shape.part = register_part::high_half;
  else if (take(text, "_d16"))
    shape.part = register_part::low_half;
  return text.size == 0;
}
/// "2_b32", "2st64_b64" after ds_read, ds_write, ds_wrxchg.
constexpr bool parse_pair(text_view text, memory_shape& shape) {
  if (!take(text, "2")) return false;
  const bool far = take(text, "st64");
  take(text, "_rtn");
  if (!(text == "_b32") && !(text == "_b64")) return false;
  shape.bytes = text == "_b64" ? 8 : 4;
  shape.pair_stride = shape.bytes * (far ? 64u : 1u);
  return true;
}

} // namespace detail

constexpr handler find_ds(text_view mnemonic, decoded& d) {
  using namespace detail;
  text_view name = mnemonic;
  if (!take(name, "ds_")) return nullptr;
  if (name == "nop") return [](wave&, const decoded&) {};
  if (name == "permute_b32") return permute;
  if (name == "bpermute_b32") return backward_permute;
  if (name == "swizzle_b32") return swizzle;
  if (name == "condxchg32_rtn_b64") return conditional_exchange;
  if (name == "append") return append<true>;
  if (name == "consume") return append<false>;
  if (name == "read_addtid_b32") return read_by_thread;
  if (name == "write_addtid_b32") return write_by_thread;
  if (name == "read_b64_tr_b16") return read_transposed<16>;
  if (name == "read_b64_tr_b8") return read_transposed<8>;
  if (name == "read_b64_tr_b4") return read_transposed<4>;
  if (name == "read_b96_tr_b6") return read_transposed<6>;
  text_view rest = name;
  if (take(rest, "read")) {
    if (parse_pair(rest, d.shape)) return read_pair;
    if (take(rest, "_") && parse_ds_width(rest, d.shape)) return load<lds_space>;
    return nullptr;
  }
  if (take(rest, "write")) {
    if (parse_pair(rest, d.shape)) return write_pair;
    if (take(rest, "_") && parse_ds_width(rest, d.shape)) return store<lds_space>;
    return nullptr;
  }
  if (take(rest, "wrxchg") && parse_pair(rest, d.shape)) return exchange_pair;
  d.shape.returns = (d.row->flags & isa::flag::returns) != 0;
  return parse_ds_atomic(name, d.shape) ? atomic<lds_space> : nullptr;
}

} // namespace kiln::sim
