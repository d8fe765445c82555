// SPDX-License-Identifier: MIT
// Arrays in LDS with shape: constants of coordinates in the instruction's offset, pairs of accesses in one instruction,
// swizzles, views of the same bytes.
#pragma once

#include <kiln/author/memory/layout.hpp>

namespace kiln {

/// Where an LDS access goes: a VGPR (or none) and a constant.
struct lds_address {
  emit::operand lane;
  i64 bytes = 0;
  source where{};
};

/// No rearrangement.
struct no_swizzle {
  static constexpr u32 period_bytes = 1;
};

/// Exclusive-or of `Bits` bits of a byte offset, beginning at `To`, with the bits that begin at `From`: rows of a tile
/// then begin in different banks. From >= To + Bits.
template<u32 Bits, u32 To, u32 From> struct xor_swizzle {
  static_assert(From >= To + Bits, "the bits that choose must lie above those that change");
  static constexpr u32 mask = (1u << Bits) - 1;
  /// Offsets that are multiples of this pass through unchanged.
  static constexpr u32 period_bytes = 1u << (From + Bits);

  static constexpr u32 of(u32 offset) { return offset ^ ((offset >> From & mask) << To); }

  template<emit::RegisterHandle H>
  constexpr author::reg<ir::bank::vgpr, u32> operator()(const H& offset) const {
    return offset ^ (((offset >> From) & mask) << To);
  }
};

/// A row-major array of `Extents` elements of M in the workgroup's LDS. Coordinates are numbers, SGPRs or VGPRs; what is
/// constant in them (`lane + 4` too) goes into the instruction's offset. A swizzle is any type with `period_bytes`,
/// `of(u32)` and a call on a VGPR of byte offsets.
template<author::MemoryType M, class Swizzle, u32... Extents> class lds_tensor {
  using shape = layout<M, Extents...>;
  using operand = emit::operand;
  template<u32 Count> using registers = author::loaded_registers<M, Count>;

public:
  static constexpr u64 bytes = shape::bytes;

  constexpr lds_tensor(emit::draft& k, u32 first_byte, Swizzle swizzle = {})
      : k_(&k), first_byte_(first_byte), swizzle_(swizzle) {}

  constexpr u32 offset_bytes() const { return first_byte_; }

  /// Where the element is. One computation serves any number of accesses that differ by constants.
  template<class... C> constexpr lds_address at(const author::offset_part& first, C&&... rest) const {
    author::offset_part parts[1 + sizeof...(C)] = {
        first, author::offset_part(static_cast<C&&>(rest), first.where)...};
    author::offset_sum sum;
    sum.where = first.where;
    for (u32 d = 0; d < 1 + sizeof...(C); ++d)
      sum.bytes += selection::take_constant(*k_, parts[d]) * static_cast<i64>(shape::stride(d));
    if (!add(sum, parts, __make_integer_seq<indices, u32, 1 + sizeof...(C)>{})) return {{}, 0, first.where};
    return finish(sum);
  }

  /// One element, or `Count` neighbouring ones by one instruction.
  template<u32 Count = 1, class... C>
  constexpr auto load(const author::offset_part& first, C&&... rest) const {
    return load_at<Count>(at(first, static_cast<C&&>(rest)...));
  }
  template<u32 Count = 1> constexpr auto load_at(const lds_address& a) const {
    if constexpr (registers<Count>::fits && registers<Count>::bytes <= author::most_instruction_bytes) {
      const operand d = selection::new_regs(*k_, ir::bank::vgpr, registers<Count>::dwords, a.where);
      if constexpr (registers<Count>::bytes == 4 || registers<Count>::bytes == 8)
        k_->program.may_pair_reads = true;
      issue(a, [&](const operand& address, const emit::modifier& by) {
        k_->emit(mnemonic<M>(false, registers<Count>::bytes), d, address, by);
      });
      return typename registers<Count>::type(*k_, d.code.payload());
    } else {
      return registers<Count>::refuse(*k_, a.where, author::most_instruction_bytes);
    }
  }
  /// Whole registers; narrow element types take the low bits of one.
  template<emit::RegisterHandle H, class... C>
  constexpr void store(const H& value, const author::offset_part& first, C&&... rest) const {
    store_at(at(first, static_cast<C&&>(rest)...), value);
  }
  template<emit::RegisterHandle H> constexpr void store_at(const lds_address& a, const H& value) const {
    constexpr bool narrow =
        H::dwords == 1 && author::memory_type<M>::bytes < 4 &&
        __is_same(typename H::element_type, typename author::memory_type<M>::register_type);
    constexpr u32 size = narrow ? author::memory_type<M>::bytes : H::dwords * 4;
    if constexpr (!emit::is_sgpr_bank<H::bank> && size <= author::most_instruction_bytes) {
      const operand data = untyped(operand(value, a.where));
      issue(a, [&](const operand& address, const emit::modifier& by) {
        k_->emit(mnemonic<M>(true, size), address, data, by);
      });
    } else {
      k_->fail(a.where, text_buffer{}
                            << "a store of an LDS tensor takes 1 to 4 VGPRs or AGPRs, and this value is "
                            << H::dwords << (emit::is_sgpr_bank<H::bank> ? " SGPRs" : " registers")
                            << ": k.vgpr<f32>(x) copies an SGPR, x.slice<4>(0) is 4 registers of x");
    }
  }

  /// Two accesses of 4 or 8 bytes each in one instruction (offset0, offset1). The two places differ by a constant that is a
  /// multiple of the size; results are in order.
  template<u32 Count = 1> constexpr auto load_pair(const lds_address& a, const lds_address& b) const {
    using namespace isa::mn;
    using one = registers<Count>;
    static_assert(one::bytes == 4 || one::bytes == 8, "a pair is two accesses of 4 or 8 bytes");
    const operand d = selection::new_regs(*k_, ir::bank::vgpr, 2 * one::dwords, a.where);
    issue_pair(a, b, one::bytes, [&](bool far, const operand& address, const emit::modifier& offsets) {
      constexpr isa::mn::mnemonic which[2][2] = {{ds_read2_b32, ds_read2st64_b32},
                                                 {ds_read2_b64, ds_read2st64_b64}};
      k_->emit(which[one::bytes == 8][far], d, address, offsets);
    });
    return author::reg<ir::bank::vgpr, typename one::element, 2 * one::count>(*k_, d.code.payload());
  }
  template<emit::RegisterHandle H>
  constexpr void store_pair(const lds_address& a, const H& first, const lds_address& b,
                            const H& second) const {
    using namespace isa::mn;
    static_assert(H::dwords == 1 || H::dwords == 2, "a pair is two accesses of 4 or 8 bytes");
    const operand x = untyped(operand(first, a.where)), y = untyped(operand(second, b.where));
    issue_pair(a, b, H::dwords * 4, [&](bool far, const operand& address, const emit::modifier& offsets) {
      constexpr isa::mn::mnemonic which[2][2] = {{ds_write2_b32, ds_write2st64_b32},
                                                 {ds_write2_b64, ds_write2st64_b64}};
      k_->emit(which[H::dwords == 2][far], address, x, y, offsets);
    });
  }

  /// The same bytes with another element type and shape.
  template<author::MemoryType M2, u32... E2> constexpr lds_tensor<M2, Swizzle, E2...> view() const {
    static_assert(layout<M2, E2...>::bytes <= bytes, "the view is larger than the array");
    return {*k_, first_byte_, swizzle_};
  }
  /// The same array with its bytes rearranged; all accesses must go through the same swizzle.
  template<class S> constexpr lds_tensor<M, S, Extents...> swizzled(S s) const {
    return {*k_, first_byte_, s};
  }

private:
  template<class, u32... I> struct indices {};
  template<u32... I>
  constexpr bool add(author::offset_sum& sum, const author::offset_part* parts, indices<u32, I...>) const {
    return shape::add(*k_, sum, parts[I]...);
  }
  static constexpr operand untyped(operand o) {
    o.set_type(isa::element::bits);
    return o;
  }

  constexpr lds_address finish(author::offset_sum& sum) const {
    lds_address a{{}, sum.bytes, sum.where};
    if (sum.has_uniform()) { // an LDS address is a VGPR
      const operand s = sum.uniform;
      sum.uniform = {};
      sum.add(*k_, selection::in_vgpr(*k_, s, isa::element::u32), 1);
    }
    if constexpr (Swizzle::period_bytes != 1) {
      // Bits that the swizzle does not use stay in the offset; the array begins at a multiple of the period or its
      // first byte is added after the swizzle.
      const i64 outside = a.bytes & ~i64{Swizzle::period_bytes - 1};
      i64 inside = a.bytes - outside;
      if (!sum.has_lane()) {
        a.bytes = outside + static_cast<i64>(swizzle_.of(static_cast<u32>(inside)));
      } else {
        if (inside != 0) sum.lane = plus(sum.lane, inside);
        const author::handle<ir::bank::vgpr, u32> linear(*k_, sum.lane.code.payload());
        sum.lane = operand(swizzle_(linear), sum.where);
        a.bytes = outside;
      }
    }
    a.lane = untyped(sum.lane);
    a.bytes += first_byte_;
    return a;
  }
  constexpr operand plus(const operand& lane, i64 constant) const {
    operand x = lane;
    x.set_type(isa::element::u32);
    return selection::reg_operand(ir::bank::vgpr,
                                  selection::binary(*k_, selection::operation::add, isa::element::u32, x,
                                                    operand(constant, lane.where)),
                                  isa::element::bits, lane.where);
  }

  /// The address register, and the constant as far as the instruction's 16 bits hold it.
  template<class Emit> constexpr void issue(const lds_address& a, Emit emit) const {
    i64 constant = a.bytes;
    operand lane = a.lane;
    const bool fits = constant >= 0 && constant <= 0xffff;
    if (lane.what == operand::form::none) {
      if (constant < 0) return k_->fail(a.where, text_buffer{} << "LDS offset " << constant << " is below 0");
      const i64 far = fits ? 0 : constant & ~0xffffll;
      lane = selection::in_vgpr(*k_, operand(far, a.where), isa::element::u32);
      constant -= far;
    } else if (!fits) {
      lane = plus(lane, constant);
      constant = 0;
    }
    emit(untyped(lane), constant != 0 ? offset(constant) : emit::modifier{});
  }

  template<class Emit>
  constexpr void issue_pair(const lds_address& a, const lds_address& b, u32 size, Emit emit) const {
    if (k_->failed()) return;
    if (a.lane.code != b.lane.code)
      return k_->fail(
          b.where, "the two places of a pair must differ by a constant: make one with at(...) and the other "
                   "with plus(place, bytes)");
    const i64 low = a.bytes < b.bytes ? a.bytes : b.bytes,
              apart = a.bytes < b.bytes ? b.bytes - low : a.bytes - low;
    const bool near = apart % size == 0 && apart / size <= 255;
    const bool far = !near && apart % (size * 64) == 0 && apart / (size * 64) <= 255;
    if (!near && !far)
      return k_->fail(b.where, text_buffer{} << "the two places of a pair are " << apart
                                             << " bytes apart; allowed are multiples of " << size << " up to "
                                             << size * 255 << " and multiples of " << size * 64 << " up to "
                                             << size * 64 * 255);
    const i64 unit = far ? i64{size} * 64 : size;
    const i64 high = low + apart;
    const bool in_place = low >= 0 && low % unit == 0 && high / unit <= 255;
    const i64 base = in_place ? 0 : low;
    operand lane = a.lane.what == operand::form::none
                       ? selection::in_vgpr(*k_, operand(base, a.where), isa::element::u32)
                   : base != 0 ? plus(a.lane, base)
                               : a.lane;
    emit::modifier offsets = offset0((a.bytes - base) / unit);
    const emit::modifier second = offset1((b.bytes - base) / unit);
    offsets.given |= second.given;
    offsets.values |= second.values;
    emit(far, untyped(lane), offsets);
  }

  template<author::MemoryType E> static constexpr isa::mn::mnemonic mnemonic(bool store, u32 size) {
    using namespace isa::mn;
    constexpr bool sign = emit::element_traits<typename author::memory_type<E>::register_type>::is_signed;
    switch (size) {
    case 1: return store ? ds_write_b8 : sign ? ds_read_i8 : ds_read_u8;
    case 2: return store ? ds_write_b16 : sign ? ds_read_i16 : ds_read_u16;
    default: return author::wide_access(false, store, size / 4);
    }
  }

  emit::draft* k_;
  u32 first_byte_;
  [[no_unique_address]] Swizzle swizzle_;
};

/// A place some constant number of bytes further.
constexpr lds_address plus(lds_address a, i64 bytes) {
  a.bytes += bytes;
  return a;
}

} // namespace kiln
