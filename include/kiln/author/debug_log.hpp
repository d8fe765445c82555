// SPDX-License-Identifier: MIT
// Registers logged from inside a running kernel: kiln::debug_log. device/host/read_debug_log.hpp reads the log on the host.
#pragma once

#include <kiln/author/builder.hpp>

namespace kiln {

/// How a record of the log is laid out, in dwords. The log begins with the number of bytes requested, and 0.
namespace log_record {
inline constexpr u32 begin_bytes = 8; ///< of the first record
inline constexpr u32 dwords = 0;      ///< of the record
inline constexpr u32 line = 1;        ///< of the author's call
inline constexpr u32 kind = 2;        ///< bank, element << 8, registers << 16
inline constexpr u32 wave = 3;        ///< index in its workgroup
inline constexpr u32 group = 4;       ///< x, y, z
inline constexpr u32 exec = 7;        ///< low and high half
inline constexpr u32 name = 9;        ///< 32 characters
inline constexpr u32 layout = 17;     ///< 28 characters
inline constexpr u32 data = 24;       ///< of VGPRs and AGPRs 64 lanes each, of SGPRs one dword each
inline constexpr u32 name_characters = 32, layout_characters = 28;
} // namespace log_record

/// Always, as condition of a log.
struct always {
  constexpr explicit operator bool() const { return true; }
};

/// A log in global memory: `debug_log log(k, buffer, 1 << 20);` and then `log(x, "x")` wherever x is to be logged.
/// Every wave that comes by adds a record with the values of its enabled lanes, its place in the grid and EXEC. A
/// record that does not fit the buffer is left out and counted. The host zeroes at least the first 8 bytes before the launch.
///
/// With a condition, `debug_log log(k, buffer, bytes, [&] { return k.block_idx.x == 0; })`, only waves for which it is
/// true write.
template<class Condition = always> class debug_log {
public:
  constexpr debug_log(builder k, const arg<unsigned*>& buffer, u32 size_bytes, Condition condition = {})
      : k_(k), buffer_(&buffer), size_bytes_(size_bytes), condition_(condition) {}

  /// Logs registers of any bank. `layout` says how a reader arranges the values of the lanes; see read_debug_log.hpp.
  template<ir::bank Bank, class T, u32... Shape>
  constexpr void operator()(const author::handle<Bank, T, Shape...>& x, const char* name,
                            const char* layout = "", source at = source::here()) const {
    constexpr u32 registers = author::handle<Bank, T, Shape...>::dwords;
    constexpr u32 kind =
        static_cast<u32>(Bank) | static_cast<u32>(emit::element_traits<T>::element) << 8 | registers << 16;
    if (__builtin_strlen(name) > log_record::name_characters ||
        __builtin_strlen(layout) > log_record::layout_characters)
      return k_.fail(at, text_buffer{} << "a log's name has at most 32 characters, its layout at most 28");
    if (record_bytes<Bank, registers>() + log_record::begin_bytes > size_bytes_)
      return k_.fail(at, text_buffer{} << "a record of " << record_bytes<Bank, registers>()
                                       << " bytes does not fit the log's " << size_bytes_ << " bytes");
    const u32 first = k_.program().code.size();
    if constexpr (__is_same(Condition, always))
      write<Bank, registers>(x.first_dword(), kind, name, layout, at);
    else
      k_.if_(condition_(), [&] { write<Bank, registers>(x.first_dword(), kind, name, layout, at); });
    k_.program_draft().place_from(first, at);
  }

private:
  template<ir::bank Bank, u32 Registers> static constexpr u32 record_bytes() {
    return 4 * (log_record::data + Registers * (Bank == ir::bank::sgpr ? 1 : 64));
  }

  template<ir::bank Bank, u32 Registers>
  constexpr void write(u32 first, u32 kind, const char* name, const char* layout, source at) const {
    const builder& k = k_;
    constexpr u32 bytes = record_bytes<Bank, Registers>();
    auto rank = k.vgpr<i32>(); // among the enabled lanes
    k.v_mbcnt_lo_u32_b32(rank, exec_lo, 0);
    k.v_mbcnt_hi_u32_b32(rank, exec_hi, rank);
    auto mask = k.sgpr<u64>();
    k.s_mov_b64(mask, exec);
    auto old = k.vgpr<u32>(0), zero = k.vgpr<u32>(0), size = k.vgpr<u32>(bytes);
    k.where(rank == 0, [&] { // one lane requests the record's bytes
      if (k.arch() == isa::arch::gfx90a)
        k.global_atomic_add(old, zero, size, *buffer_, glc);
      else
        k.global_atomic_add(old, zero, size, *buffer_, sc0);
    });
    auto place = k.read_first_lane(old);
    k.if_(place < size_bytes_ - log_record::begin_bytes - bytes + 1, [&] {
      auto here = k.vgpr<u32>(place + log_record::begin_bytes);
      k.where(rank == 0, [&] {
        put(here, log_record::dwords, bytes / 4);
        put(here, log_record::line, at.line);
        put(here, log_record::kind, kind);
        put_value(here, log_record::wave, k.vgpr<i32>(work_item() >> 6));
        put_value(here, log_record::group, k.vgpr<i32>(k.block_idx.x));
        put_value(here, log_record::group + 1, k.vgpr<i32>(k.block_idx.y));
        put_value(here, log_record::group + 2, k.vgpr<i32>(k.block_idx.z));
        auto half = k.vgpr<u32, 2>();
        const author::reg<ir::bank::sgpr, u32> low(k, mask.first_dword()), high(k, mask.first_dword() + 1);
        half[0] = low;
        half[1] = high;
        put_value(here, log_record::exec, half[0]);
        put_value(here, log_record::exec + 1, half[1]);
        put_text(here, log_record::name, name, log_record::name_characters);
        put_text(here, log_record::layout, layout, log_record::layout_characters);
        if constexpr (Bank == ir::bank::sgpr)
          for (u32 r = 0; r < Registers; ++r) {
            auto copy = k.vgpr<u32>(author::reg<ir::bank::sgpr, u32>(k, first + r));
            k.global_store_dword(here, copy, *buffer_, offset(static_cast<i32>(4 * log_record::data)));
            if (r + 1 < Registers) here += 4u;
          }
      });
      if constexpr (Bank != ir::bank::sgpr) {
        auto lane = k.lane_id();
        here += as<u32>(lane) * 4u + 4 * log_record::data;
        for (u32 r = 0; r < Registers; ++r) {
          const author::reg<Bank, u32> value(k, first + r);
          k.global_store_dword(here, value, *buffer_, offset(0));
          if (r + 1 < Registers) here += 256u;
        }
      }
    });
  }

  constexpr auto work_item() const {
    const builder& k = k_;
    auto flat = k_.vgpr<i32>(k.thread_idx.x);
    if (k.block_dim.y > 1 || k.block_dim.z > 1) flat += k.thread_idx.y * k.block_dim.x;
    if (k.block_dim.z > 1) flat += k.thread_idx.z * (k.block_dim.x * k.block_dim.y);
    return flat;
  }

  template<class A, class V> constexpr void put_value(const A& here, u32 dword, const V& value) const {
    k_.global_store_dword(here, value, *buffer_, offset(static_cast<i32>(4 * dword)));
  }
  template<class A> constexpr void put(const A& here, u32 dword, u32 value) const {
    put_value(here, dword, k_.vgpr<u32>(value));
  }
  template<class A>
  constexpr void put_text(const A& here, u32 dword, const char* text, u32 characters) const {
    const u32 length = static_cast<u32>(__builtin_strlen(text));
    for (u32 i = 0; i < characters; i += 4) {
      u32 four = 0;
      for (u32 c = i; c < i + 4 && c < length; ++c) four |= u32{static_cast<u8>(text[c])} << 8 * (c - i);
      put(here, dword + i / 4, four);
    }
  }

  builder k_;
  const arg<unsigned*>* buffer_;
  u32 size_bytes_;
  Condition condition_;
};

} // namespace kiln

namespace kiln::dsl {

using kiln::always, kiln::debug_log;

} // namespace kiln::dsl
