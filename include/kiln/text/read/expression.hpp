// SPDX-License-Identifier: MIT
// Immediates that are written as expressions: counters to wait for, hardware registers, messages, lane patterns, formats.
#pragma once

#include <kiln/text/operand.hpp>
#include <kiln/text/read/scanner.hpp>

namespace kiln::text::read {

/// "name(": what is inside follows.
constexpr bool take_call(scanner& in, text_view name) { return in.take_word(name) && in.take('('); }

/// Index of the next word in `names`, or -1 and nothing is taken.
template<u32 N> constexpr i32 take_one_of(scanner& in, const char* const (&names)[N]) {
  const text_view word = in.peek_word();
  for (u32 i = 0; i < N; ++i)
    if (word.size != 0 && word == text_view(names[i])) return in.word(), static_cast<i32>(i);
  return -1;
}

inline constexpr const char* counter_names[] = {"vmcnt",     "expcnt",     "lgkmcnt",
                                                "vmcnt_sat", "expcnt_sat", "lgkmcnt_sat"};

constexpr bool is_counter(text_view word) {
  for (const char* name : counter_names)
    if (word == text_view(name)) return true;
  return false;
}

/// vmcnt(0) lgkmcnt(3), with or without `&` or commas between. Counters that are not named wait for nothing.
constexpr bool take_counters(scanner& in, u32& out) {
  constexpr i64 most[] = {63, 7, 15};
  u32 value = 0xcf7f;
  bool any = false;
  for (;;) {
    const i32 which = take_one_of(in, counter_names);
    if (which < 0) break;
    const u32 counter = static_cast<u32>(which) % 3;
    i64 n = 0;
    if (!in.take('(') || !in.take_integer(n) || !in.take(')') || n < 0) return false;
    if (n > most[counter]) {
      if (which < 3) return false;
      n = most[counter];
    }
    const u32 v = static_cast<u32>(n);
    value = counter == 0   ? (value & ~0xc00fu) | (v & 15) | v >> 4 << 14
            : counter == 1 ? (value & ~0x0070u) | v << 4
                           : (value & ~0x0f00u) | v << 8;
    any = true;
    if (!in.take('&')) in.take(',');
  }
  return out = value, any;
}

/// hwreg(NAME or number[, first bit, width]).
constexpr bool take_hwreg(scanner& in, isa::arch arch, u32& out) {
  if (!take_call(in, "hwreg")) return false;
  i64 id = -1, offset = 0, width = 32;
  const text_view name = in.word();
  if (name.size == 0) {
    if (!in.take_integer(id)) return false;
  } else {
    for (u32 i = 1; i < 64; ++i)
      if (name == text_view(hwreg_name(arch, i))) id = i;
  }
  if (in.take(',') && (!in.take_integer(offset) || !in.take(',') || !in.take_integer(width))) return false;
  if (!in.take(')') || id < 0 || id > 63 || offset < 0 || offset > 31 || width < 1 || width > 32)
    return false;
  return out = static_cast<u32>(id | offset << 6 | (width - 1) << 11), true;
}

/// sendmsg(NAME or number[, operation[, stream]]), operation and stream as numbers.
constexpr bool take_sendmsg(scanner& in, u32& out) {
  constexpr const char* names[] = {
      "MSG_INTERRUPT",      "MSG_GS",          "MSG_GS_DONE",         "MSG_SAVEWAVE",
      "MSG_STALL_WAVE_GEN", "MSG_HALT_WAVES",  "MSG_ORDERED_PS_DONE", "MSG_EARLY_PRIM_DEALLOC",
      "MSG_GS_ALLOC_REQ",   "MSG_GET_DOORBELL"};
  if (!take_call(in, "sendmsg")) return false;
  i64 id = take_one_of(in, names) + 1, operation = 0, stream = 0;
  if (id == 0 && !in.take_integer(id)) return false;
  if (in.take(',') && !in.take_integer(operation)) return false;
  if (in.take(',') && !in.take_integer(stream)) return false;
  if (!in.take(')') || id < 0 || id > 15 || operation < 0 || operation > 7 || stream < 0 || stream > 3)
    return false;
  return out = static_cast<u32>(id | operation << 4 | stream << 8), true;
}

/// gpr_idx(SRC0,DST): one bit a name.
constexpr bool take_gpr_idx(scanner& in, u32& out) {
  constexpr const char* names[] = {"SRC0", "SRC1", "SRC2", "DST"};
  if (!take_call(in, "gpr_idx")) return false;
  out = 0;
  do {
    const i32 which = take_one_of(in, names);
    if (which >= 0) out |= 1u << which;
  } while (in.take(','));
  return in.take(')');
}

/// The masks of BITMASK_PERM, one character a bit of the lane number, the highest first: 0, 1, p (keep), i (invert).
constexpr bool bit_pattern(text_view text, u32& out) {
  u32 keep = 0, set = 0, flip = 0;
  for (u32 i = 0; i < text.size; ++i) {
    const u32 bit = 1u << (4 - i);
    switch (text.data[i]) {
    case '0': break;
    case '1': set |= bit; break;
    case 'p': keep |= bit; break;
    case 'i': keep |= bit, flip |= bit; break;
    default: return false;
    }
  }
  return out = keep | set << 5 | flip << 10, text.size == 5;
}

/// The pattern of ds_swizzle_b32: a number or swizzle(MODE,...) (CDNA3 ISA manual, DS_SWIZZLE_B32).
constexpr bool take_swizzle(scanner& in, u32& out) {
  constexpr const char* modes[] = {"QUAD_PERM", "BITMASK_PERM", "BROADCAST", "SWAP",
                                   "REVERSE",   "FFT",          "ROTATE"};
  i64 number = 0;
  if (in.take_integer(number)) return out = static_cast<u32>(number), number >= 0 && number <= 0xffff;
  if (!take_call(in, "swizzle")) return false;
  const i32 mode = take_one_of(in, modes);
  if (mode < 0) return false;
  if (mode == 1) {
    text_view pattern;
    return in.take(',') && in.take('"') && in.until('"', pattern) && bit_pattern(pattern, out) &&
           in.take(')');
  }
  i64 n[4] = {};
  u32 count = 0;
  while (count < 4 && in.take(','))
    if (!in.take_integer(n[count]) || n[count] < 0 || n[count] > 32)
      return false;
    else
      ++count;
  constexpr u32 wanted[] = {4, 0, 2, 1, 1, 1, 2};
  if (count != wanted[mode] || !in.take(')')) return false;
  const u32 a = static_cast<u32>(n[0]), b = static_cast<u32>(n[1]);
  switch (mode) {
  case 0:
    for (const i64 lane : n)
      if (lane > 3) return false;
    out = 0x8000 | a | b << 2 | static_cast<u32>(n[2]) << 4 | static_cast<u32>(n[3]) << 6;
    return true;
  case 2: out = ((32 - a) & 31) | b << 5; return a >= 2 && (a & (a - 1)) == 0 && b < a;
  case 3: out = 31 | a << 10; return a >= 1 && a <= 16 && (a & (a - 1)) == 0;
  case 4: out = 31 | (a - 1) << 10; return a >= 2 && (a & (a - 1)) == 0;
  case 5: out = 0xe000 | a; return a < 32;
  default: out = 0xc000 | a << 10 | b << 5; return a < 2 && b < 32;
  }
}

/// "[0,1,1]" as bits, the first in bit 0.
constexpr bool take_bits(scanner& in, u32& out, u32& count) {
  if (!in.take('[')) return false;
  out = count = 0;
  do {
    i64 bit = 0;
    if (count == 4 || !in.take_integer(bit) || bit < 0 || bit > 1) return false;
    out |= static_cast<u32>(bit) << count++;
  } while (in.take(','));
  return in.take(']');
}

/// The format of a tbuffer instruction: a number or [data format, number format].
constexpr bool take_format(scanner& in, u32& out) {
  constexpr const char* data[] = {"INVALID",     "8",        "16",          "8_8",        "32",      "16_16",
                                  "10_11_11",    "11_11_10", "10_10_10_2",  "2_10_10_10", "8_8_8_8", "32_32",
                                  "16_16_16_16", "32_32_32", "32_32_32_32", "RESERVED_15"};
  constexpr const char* numbers[] = {"UNORM", "SNORM", "USCALED",    "SSCALED",
                                     "UINT",  "SINT",  "RESERVED_6", "FLOAT"};
  i64 value = 0;
  if (in.take_integer(value)) return out = static_cast<u32>(value), value >= 0 && value <= 127;
  if (!in.take('[')) return false;
  u32 d = 1, n = 0; // what a part that is left out means
  do {
    const text_view word = in.word();
    constexpr text_view data_prefix = "BUF_DATA_FORMAT_", number_prefix = "BUF_NUM_FORMAT_";
    const auto find = [&word](const auto& names, text_view prefix, u32& index) {
      if (word.size < prefix.size || !(text_view(word.data, prefix.size) == prefix)) return false;
      const text_view tail(word.data + prefix.size, word.size - prefix.size);
      u32 i = 0;
      for (const char* name : names) {
        if (tail == text_view(name)) return index = i, true;
        ++i;
      }
      return false;
    };
    if (!find(data, data_prefix, d) && !find(numbers, number_prefix, n)) return false;
  } while (in.take(','));
  return out = d | n << 4, in.take(']');
}

} // namespace kiln::text::read
