// SPDX-License-Identifier: MIT
// Register tiles: numbers in the registers of a workgroup, placed by a layout.
#pragma once

#include <kiln/author/builder.hpp>
#include <kiln/tile/layout/change.hpp>
#include <kiln/tile/registers/number.hpp>

namespace kiln::tile {

/// A tile of numbers of type T (f64, f32, f16, bf16, fp8, bf8, integers of 8 to 64 bits) in VGPRs or AGPRs. Item j of lane l
/// of wave w is the element L.element(j, l, w). `registers` is an array of the author's: f32 for f32, bf16x2 for bf16, fp8x4
/// for fp8, with item 0 in the low bits of its first element. A tile is a variable as its registers are: copying it copies
/// them. Waves and lanes that the layout has no bit for have copies.
template<class T, layout L, ir::bank Bank = ir::bank::vgpr> struct register_tile {
  static_assert(L.bits(place::offset) == 0, "a register tile has items, lanes and waves, no offsets");
  static_assert(L.bits(place::lane) <= 6, "a wave has 64 lanes: 6 bits");
  static constexpr layout places = L;
  static constexpr ir::bank bank = Bank;
  static constexpr u32 items = 1u << L.bits(place::item);
  static constexpr u32 each = numbers_each<T>;
  static_assert(items % each == 0,
                "a lane's items do not fill a register: a tile of 16-bit numbers needs 2 items a lane, of "
                "8-bit numbers 4");
  using number = T;
  using element = register_of<T>;
  using registers_type = author::reg<Bank, element, items / each>;

  registers_type registers;

  /// A tile of registers without values.
  constexpr explicit register_tile(builder k, source at = source::here())
      : register_tile(k.program_draft(), at) {}
  constexpr explicit register_tile(emit::draft& d, source at = source::here())
      : registers(d, d.template allocate<Bank, registers_type::dwords>(at)) {}
  /// The tile that a register array is.
  constexpr explicit register_tile(registers_type&& r) : registers(static_cast<registers_type&&>(r)) {}
};

template<class T> inline constexpr bool is_register_tile = false;
template<class T, layout L, ir::bank Bank>
inline constexpr bool is_register_tile<register_tile<T, L, Bank>> = true;
template<class T>
concept RegisterTile = is_register_tile<__remove_cvref(T)>;

/// What fills a tile of T: a number, or a register as a tile's own, packed for types below 32 bits.
template<class T> struct fill_value : emit::operand {
  static constexpr bool is_packed = numbers_each<T> > 1;
  bool fits = true; ///< else `number`, as a whole one, is none of T's
  i64 number = 0;

  template<class V>
    requires(!author::Constant<V> && __is_convertible_to(const V&, author::stored_value<register_of<T>>))
  constexpr fill_value(const V& v, const source& at = source::here()) // NOLINT: implicit
      : operand(author::stored_value<register_of<T>>(v, at)) {}
  template<author::ConstantFor<T> C>
    requires(!is_packed)
  constexpr fill_value(C c, const source& at = source::here()) // NOLINT: implicit
      : operand(author::stored_value<register_of<T>>(c, at)) {}
  /// Rounded to nearest even, in each part of the register. Of 8-bit floats, whose bits depend on the target, only 0.
  template<author::Constant C>
    requires(is_packed)
  constexpr fill_value(C c, const source& at = source::here()) // NOLINT: implicit
      : operand(static_cast<i64>(u64{bits_of_number<T>(c)} * (bytes_of<T> == 2 ? 0x1'0001u : 0x101'0101u)),
                at),
        fits(range_of_number<T>().has(c)) {
    if (!fits) number = static_cast<i64>(c);
  }
};

/// A tile with one value in all elements.
template<class T, layout L, ir::bank Bank = ir::bank::vgpr>
constexpr register_tile<T, L, Bank> filled(builder k, const fill_value<T>& value,
                                           source at = source::here()) {
  using element = author::choose<fill_value<T>::is_packed, b32, register_of<T>>; // a number is its bits
  register_tile<T, L, Bank> out(k, at);
  if constexpr (constexpr number_range range = range_of_number<T>(); fill_value<T>::is_packed)
    if (!value.fits)
      k.program_draft().fail(at, text_buffer() << "filled: the number is " << value.number
                                               << "; allowed are whole numbers from " << range.least << " to "
                                               << range.most);
  emit::operand bits = value;
  if (!bits.is_constant()) bits.set_type(emit::element_traits<element>::element);
  for (u32 i = 0; i < out.registers.size(); ++i) {
    constexpr u32 dwords = emit::element_traits<element>::dwords;
    selection::move(k.program_draft(),
                    selection::reg_operand(Bank, out.registers.first_dword() + i * dwords,
                                           emit::element_traits<element>::element, at),
                    bits);
  }
  return out;
}

/// The registers of a tile with other places: a rename. Every place must have the same number of bits.
template<layout To, class T, layout L, ir::bank Bank>
constexpr register_tile<T, To, Bank> renamed_places(register_tile<T, L, Bank>&& t) {
  static_assert(To.bits(place::item) == L.bits(place::item), "the layouts have different numbers of items");
  return register_tile<T, To, Bank>(
      static_cast<typename register_tile<T, L, Bank>::registers_type&&>(t.registers));
}

/// The same registers with other places: a view, as part() is one.
template<layout To, class T, layout L, ir::bank Bank>
constexpr register_tile<T, To, Bank> viewed(const register_tile<T, L, Bank>& t) {
  static_assert(To.bits(place::item) == L.bits(place::item), "the layouts have different numbers of items");
  using result = register_tile<T, To, Bank>;
  return result(typename result::registers_type(t.registers.program_draft(), t.registers.first_dword()));
}

/// Registers of a tile, in a row, as bits.
template<RegisterTile Tile>
constexpr emit::operand part_of(const Tile& t, u32 first, u32 dwords, const source& at) {
  emit::operand o = selection::part(emit::operand(t.registers, at), first, dwords);
  o.set_type(isa::element::bits);
  return o;
}
/// 2^log2_items items from item `first` on, which fill whole registers.
template<class T, layout L, ir::bank Bank>
constexpr emit::operand items_of(const register_tile<T, L, Bank>& t, u32 first, u32 log2_items,
                                 const source& at) {
  return part_of(t, first * bytes_of<T> / 4, (bytes_of<T> << log2_items) / 4, at);
}
/// Calls `use` with an array of 1 to 4 registers from `first` on, as bits.
template<ir::bank Bank, class Use>
constexpr void with_registers(emit::draft& d, u32 first, u32 dwords, Use use) {
  switch (dwords) {
  case 1: return use(author::handle<Bank, b32>(d, first));
  case 2: return use(author::handle<Bank, b32, 2>(d, first));
  case 3: return use(author::handle<Bank, b32, 3>(d, first));
  default: return use(author::handle<Bank, b32, 4>(d, first));
  }
}

} // namespace kiln::tile
