// SPDX-License-Identifier: MIT
// How a vector instruction's meaning, written as a function of one lane's values, is run on 64 lanes.
#pragma once

#include <kiln/sim/exec/scalar.hpp>
#include <kiln/sim/exec/source_modifiers.hpp>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed" // see for_each_lane

namespace kiln::sim {

namespace detail {

template<class T> [[gnu::always_inline]] constexpr T load_lane(const u32* low, const u32* high, u32 lane) {
  if constexpr (sizeof(T) == 8)
    return __builtin_bit_cast(T, low[lane] | static_cast<u64>(high[lane]) << 32);
  else if constexpr (sizeof(T) == 2)
    return __builtin_bit_cast(T, static_cast<u16>(low[lane]));
  else
    return __builtin_bit_cast(T, low[lane]);
}
template<class T> [[gnu::always_inline]] constexpr void store_lane(u32* low, u32* high, u32 lane, T value) {
  if constexpr (sizeof(T) == 8) {
    const u64 bits = __builtin_bit_cast(u64, value);
    low[lane] = static_cast<u32>(bits);
    high[lane] = static_cast<u32>(bits >> 32);
  } else if constexpr (sizeof(T) == 2) {
    low[lane] = __builtin_bit_cast(u16, value);
  } else {
    low[lane] = __builtin_bit_cast(u32, value);
  }
}

/// A scalar or constant source as a value of the operation's type.
constexpr u64 scalar_source(const wave& w, const place& p, value_kind kind) {
  if (p.at != place_kind::constant) return is_wide(kind) ? w.read64(p) : w.read32(p);
  switch (kind) {
  case value_kind::double_precision: return p.literal ? static_cast<u64>(p.bits) << 32 : wave::constant64(p);
  case value_kind::integer64: return wave::constant64(p);
  case value_kind::integer16:
  case value_kind::half:
  case value_kind::bfloat: return p.inline_float != 0 ? wave::inline_f16(p.inline_float) : p.bits;
  default: return p.bits;
  }
}

[[gnu::noinline]] constexpr void fetch_source(wave& w, const decoded& d, u32 i, value_kind kind,
                                              source_lanes& s) {
  const place& p = d.src[i];
  if (p.at == place_kind::vector) {
    s.low = w.vector[p.index].lane;
    if (is_wide(kind)) s.high = w.vector[p.index + 1].lane;
  } else {
    const u64 value = scalar_source(w, p, kind);
    const u32 low = static_cast<u32>(value), high = static_cast<u32>(value >> 32);
    for_each_lane(w.exec(), [&](u32 lane) { s.own_low.lane[lane] = low; });
    if (is_wide(kind)) for_each_lane(w.exec(), [&](u32 lane) { s.own_high.lane[lane] = high; });
    s.low = s.own_low.lane;
    s.high = s.own_high.lane;
  }
  if (d.sources_modified) modify_source(w, d, i, kind, s);
  if (w.unusual_mode) flush_source(w, d, kind, s);
}

/// A parameter of an operation: a source in the row's order, or what the destination holds.
template<class T> struct parameter {
  using value = T;
  static constexpr void fetch(wave& w, const decoded& d, u32 i, source_lanes& s) {
    fetch_source(w, d, i, value_traits<T>::kind, s);
  }
};
template<class T> struct parameter<old_result<T>> {
  using value = T;
  static constexpr void fetch(wave& w, const decoded& d, u32, source_lanes& s) {
    s.low = w.vector[d.dst.index].lane;
    if (is_wide(value_traits<T>::kind)) s.high = w.vector[d.dst.index + 1].lane;
  }
};
template<class A> [[gnu::always_inline]] constexpr A load_value(const source_lanes& s, u32 lane) {
  return A{load_lane<typename parameter<A>::value>(s.low, s.high, lane)};
}
/// Last in an operation's list: the MODE register, for operations that look at it.
template<> struct parameter<fp_mode> {
  using value = fp_mode;
  static constexpr void fetch(wave& w, const decoded&, u32, source_lanes& s) { s.mode = w.mode; }
};
template<class A>
[[gnu::always_inline]] constexpr A load_parameter(const source_lanes& s, [[maybe_unused]] u32 lane) {
  if constexpr (__is_same(A, fp_mode))
    return {s.mode};
  else
    return load_value<A>(s, lane);
}

template<class... A, u32... I>
constexpr void fetch_sources(wave& w, const decoded& d, source_lanes* s, sequence<u32, I...>) {
  w.write_mask = w.exec();
  (parameter<A>::fetch(w, d, I, s[I]), ...);
}

template<auto Op, class R, class... A, u32... I>
[[gnu::always_inline]] constexpr void run_vector(wave& w, const decoded& d, sequence<u32, I...> order) {
  source_lanes s[sizeof...(A)];
  fetch_sources<A...>(w, d, s, order);
  target_lanes t;
  open_target(w, d, t, sizeof(R) == 8);
  for_each_lane(w.write_mask,
                [&](u32 lane) { store_lane<R>(t.low, t.high, lane, Op(load_parameter<A>(s[I], lane)...)); });
  close_target(w, d, t, value_traits<R>::kind);
}
/// Whether an operation gains by AVX2: floats do, by fused multiply-adds and conversions; integers are fast without.
template<class T> inline constexpr bool is_floating = value_traits<T>::kind >= value_kind::half;
template<class T> inline constexpr bool is_floating<old_result<T>> = is_floating<T>;
template<> inline constexpr bool is_floating<fp_mode> = false;

template<auto Op, class L, class R, class... A> constexpr handlers vector_handler(R (L::*)(A...) const) {
  const handler any = [](wave& w, const decoded& d) {
    run_vector<Op, R, A...>(w, d, __make_integer_seq<sequence, u32, sizeof...(A)>{});
  };
#if KILN_HAS_HOST_LEVELS
  if constexpr (is_floating<R> || (is_floating<A> || ...))
    return {any, [](wave& w, const decoded& d) KILN_FOR_AVX2 {
              run_vector<Op, R, A...>(w, d, __make_integer_seq<sequence, u32, sizeof...(A)>{});
            }};
#endif
  return any;
}

/// Lanes for which Op holds, among those written.
template<auto Op, class... A, u32... I>
constexpr u64 test_lanes(wave& w, const decoded& d, sequence<u32, I...> order) {
  source_lanes s[sizeof...(A)];
  fetch_sources<A...>(w, d, s, order);
  if (__builtin_is_constant_evaluated()) {
    u64 mask = 0;
    for_active_lanes(w.write_mask, [&](u32 lane) {
      mask |= static_cast<u64>(Op(load_parameter<A>(s[I], lane)...)) << lane;
    });
    return mask;
  }
  u8 holds[wave_lanes];
  for_each_lane(~u64{0}, [&](u32 lane) { holds[lane] = Op(load_parameter<A>(s[I], lane)...); });
  u64 mask = 0;
  for (u32 i = 0; i < 8; ++i) {
    u64 eight = 0;
    __builtin_memcpy(&eight, holds + 8 * i, 8);
    mask |= (eight * 0x0102'0408'1020'4080ull >> 56) << (8 * i); // the eight 0/1 bytes become one byte
  }
  return mask & w.write_mask;
}
template<auto Op, class L, class R, class... A> constexpr handlers compare_handler(R (L::*)(A...) const) {
  const handler any = [](wave& w, const decoded& d) {
    const u64 mask = test_lanes<Op, A...>(w, d, __make_integer_seq<sequence, u32, sizeof...(A)>{});
    w.write64(d.dst, mask);
    if ((d.row->flags & isa::flag::writes_exec_as_compare) != 0) w.set_scalar64(ir::source_code::exec, mask);
  };
  return any;
}

} // namespace detail

/// Handler of an operation on each lane's source values, in the row's order.
template<auto Op> constexpr handlers vector() {
  return detail::vector_handler<Op>(&decltype(Op)::operator());
}

/// Handler of a comparison: one result bit for each active lane. v_cmpx also replaces EXEC.
template<auto Op> constexpr handlers compare() {
  return detail::compare_handler<Op>(&decltype(Op)::operator());
}

} // namespace kiln::sim

#pragma clang diagnostic pop
