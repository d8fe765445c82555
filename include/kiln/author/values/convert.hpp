// SPDX-License-Identifier: MIT
// convert<To>(x): the same numbers in another type.
#pragma once

#include <kiln/author/values/convert_packed.hpp>

namespace kiln::author {

template<class To>
inline constexpr rounding usual_rounding =
    is_word_integer<To> ? rounding::toward_zero : rounding::nearest_even;

/// The rounding and the overflow among what a conversion is given, in any order.
template<class To, auto... How> struct conversion_how {
  static constexpr rounding rounds = usual_rounding<To>;
  static constexpr overflow overflows = overflow::special;
};
template<class To, rounding Rounding, auto... How>
struct conversion_how<To, Rounding, How...> : conversion_how<To, How...> {
  static constexpr rounding rounds = Rounding;
};
template<class To, overflow Overflow, auto... How>
struct conversion_how<To, Overflow, How...> : conversion_how<To, How...> {
  static constexpr overflow overflows = Overflow;
};

template<class T, u32 Count> struct registers_of {
  using type = reg<ir::bank::vgpr, T, Count>;
};
template<class T> struct registers_of<T, 1> {
  using type = vector_of<T>;
};

/// The first of the VGPRs that hold an array's numbers as f32: its own if they are f32.
template<class From> constexpr u32 numbers_in_f32(draft& k, u32 first, u32 elements, const source& at) {
  if constexpr (__is_same(From, f32)) {
    return first;
  } else {
    constexpr u32 each = numbers_of<From>::count;
    const u32 to = k.allocate(ir::bank::vgpr, elements * each, -1, at);
    if constexpr (is_8_bit_float<From>)
      if (refuse_without_fp8(k, at)) return to;
    for (u32 i = 0; i < elements; ++i) {
      if constexpr (is_packed<From>) {
        unpack<From>(k, to + i * each, word_of(first, i, at), at);
      } else {
        auto one =
            conversion<f32, From, rounding::nearest_even>::of(handle<ir::bank::vgpr, From>(k, first + i), at);
        selection::assign(k, f32_in(to, i, at), operand(static_cast<vector_of<f32>&&>(one), at));
      }
    }
    return to;
  }
}
/// The f32 from `first` on as `elements` registers of To from `to` on, which are others.
template<class To, rounding Rounding, overflow Overflow>
constexpr void write_numbers_from_f32(draft& k, u32 to, u32 first, u32 elements, const source& at) {
  constexpr u32 each = numbers_of<To>::count;
  for (u32 i = 0; i < elements; ++i) {
    const operand d = selection::reg_operand(ir::bank::vgpr, to + i, element_traits<To>::element, at);
    if constexpr (is_packed<To>) {
      operand x[each];
      for (u32 n = 0; n < each; ++n) x[n] = f32_in(first, i * each + n, at);
      pack_numbers<To, Rounding, Overflow>(k, d, x, at);
    } else if constexpr (is_8_bit_float<To>) {
      const operand x = f32_in(first, i, at);
      pack_8_bits<To, Overflow>(k, d, &x, 1, at);
    } else {
      auto one = conversion<To, f32, Rounding>::of(handle<ir::bank::vgpr, f32>(k, first + i), at);
      selection::assign(k, d, operand(static_cast<vector_of<To>&&>(one), at));
    }
  }
}
/// `elements` registers of To, of the f32 from `first` on.
template<class To, rounding Rounding, overflow Overflow>
constexpr u32 numbers_from_f32(draft& k, u32 first, u32 elements, const source& at) {
  if constexpr (__is_same(To, f32)) {
    return first;
  } else {
    const u32 to = k.allocate(ir::bank::vgpr, elements, -1, at);
    write_numbers_from_f32<To, Rounding, Overflow>(k, to, first, elements, at);
    return to;
  }
}

/// `Count` elements in VGPRs from `first` on.
template<class To, rounding Rounding, overflow Overflow, class From, u32 Count>
constexpr auto converted(draft& k, u32 first, const source& at) {
  constexpr u32 numbers = Count * numbers_of<From>::count, each = numbers_of<To>::count;
  static_assert(numbers % each == 0, "convert: the numbers do not fill whole registers of the new type");
  using result = typename registers_of<To, numbers / each>::type;
  if constexpr (__is_same(To, From) || (is_word_integer<To> && is_word_integer<From>)) {
    result copy(k, k.allocate(ir::bank::vgpr, Count, -1, at));
    for (u32 i = 0; i < Count; ++i)
      selection::move(k, word_of(copy.first_dword(), i, at), word_of(first, i, at));
    return copy;
  } else {
    const u32 in_f32 = numbers_in_f32<From>(k, first, Count, at);
    return result(k, numbers_from_f32<To, Rounding, Overflow>(k, in_f32, numbers / each, at));
  }
}

/// The number x as a To, in VGPRs: among f32, f64, f16, bf16, i32, u32, fp8 and bf8. Without a rounding as C++ does: toward
/// zero to integers, to nearest even to others. To an integer: numbers beyond the ends become the ends, a NaN becomes 0.
/// Integers become f16, bf16, fp8 and bf8 by way of f32, and may be rounded twice. Subnormals are kept. f32 as bf16 toward zero
/// drops the low bits, which makes an infinity of a NaN that has only low bits. Of an array, and of registers that hold several
/// numbers (f16x2, bf16x2, fp8x4, bf8x4), it takes all numbers in their order: convert<f32> of 4 bf16x2 is 8 f32,
/// convert<fp8x4> of 8 f32 is 2 fp8x4. fp8 and bf8 are the target's own: FNUZ on gfx942, OCP on gfx950, none on gfx90a (an
/// error; see encode_float8). Beyond the largest number they become what overflow names: convert<fp8, overflow::saturate>(x).
/// Instructions of one number: one; with another rounding to integers two; through f32 the sum; f32 to bf16 1 on gfx950, 6
/// elsewhere. Of several: f16x2 to and from f32 2 and 3 (on gfx950 1), bf16x2 2 and 9 (on gfx950 1; toward zero 1), fp8x4 and
/// bf8x4 2 and 2, saturated 3 more a number.
template<class To, auto... How, class From>
  requires(RegisterHandle<bare<From>> || Loadable<bare<From>>)
constexpr auto convert(From&& x, source at = source::here()) {
  using V = bare<From>;
  constexpr rounding how_rounded = conversion_how<To, How...>::rounds;
  constexpr overflow how_beyond = conversion_how<To, How...>::overflows;
  if constexpr (!RegisterHandle<V>) {
    return convert<To, How...>(x.load(), at);
  } else {
    using T = typename V::element_type;
    static_assert(how_beyond == overflow::special || is_8_bit_float<To>, "only fp8 and bf8 saturate");
    if constexpr (V::count == 1 && !is_packed<T> && !is_packed<To> && !is_8_bit_float<To>) {
      const lane_value<T> value(static_cast<From&&>(x), at);
      if constexpr (is_8_bit_float<T> && !__is_same(To, f32) && !__is_same(To, T))
        return convert<To, How...>(conversion<f32, T, rounding::nearest_even>::of(value.in_lanes(), at), at);
      else
        return conversion<To, T, how_rounded>::of(value.in_lanes(), at);
    } else if constexpr (V::bank == ir::bank::vgpr) {
      return converted<To, how_rounded, how_beyond, T, V::count>(x.program_draft(), x.first_dword(), at);
    } else {
      draft& k = x.program_draft();
      const operand lanes = selection::new_regs(k, ir::bank::vgpr, V::dwords, at);
      selection::move(k, lanes, operand(x, at));
      return converted<To, how_rounded, how_beyond, T, V::count>(k, lanes.code.payload(), at);
    }
  }
}

/// convert() of f32 to the type of `to`, in the registers of `to`: no moves. Both are arrays in VGPRs, and share none.
template<auto... How, class To, class From>
  requires(RegisterHandle<To> && RegisterHandle<From>)
constexpr void convert_to(const To& to, const From& from, source at = source::here()) {
  using T = typename To::element_type;
  using how = conversion_how<T, How...>;
  static_assert(__is_same(typename From::element_type, f32) && !__is_same(T, f32),
                "convert_to: from f32, to another type");
  static_assert(From::bank == ir::bank::vgpr && To::bank == ir::bank::vgpr, "convert_to: both are in VGPRs");
  static_assert(From::count == To::count * numbers_of<T>::count,
                "convert_to: the numbers do not fill the registers");
  write_numbers_from_f32<T, how::rounds, how::overflows>(to.program_draft(), to.first_dword(),
                                                         from.first_dword(), To::count, at);
}

/// The f32 in one register of a type that holds several numbers, the first in its lowest bits: convert<bf16x2>(low, high).
template<class To, auto... How>
  requires(numbers_of<To>::count == 2)
constexpr vector_of<To> convert(const lane_value<f32>& a, const lane_value<f32>& b) {
  draft& k = *a.d;
  const operand x[] = {a.in_lanes(), b.in_lanes()};
  const operand d = selection::new_reg(k, ir::bank::vgpr, element_traits<To>::element, a.where);
  pack_numbers<To, conversion_how<To, How...>::rounds, conversion_how<To, How...>::overflows>(k, d, x,
                                                                                              a.where);
  return {k, d.code.payload()};
}
template<class To, auto... How>
  requires(numbers_of<To>::count == 4)
constexpr vector_of<To> convert(const lane_value<f32>& a, const lane_value<f32>& b, const lane_value<f32>& c,
                                const lane_value<f32>& d) {
  draft& k = *a.d;
  const operand x[] = {a.in_lanes(), b.in_lanes(), c.in_lanes(), d.in_lanes()};
  const operand to = selection::new_reg(k, ir::bank::vgpr, element_traits<To>::element, a.where);
  pack_numbers<To, conversion_how<To, How...>::rounds, conversion_how<To, How...>::overflows>(k, to, x,
                                                                                              a.where);
  return {k, to.code.payload()};
}

} // namespace kiln::author
