// SPDX-License-Identifier: MIT
// Memory as arrays: global memory through pointer arguments, LDS through lds_array. p[i] loads, p[i] = x stores.
#pragma once

#include <kiln/author/handle.hpp>

namespace kiln::author {

/// How a C++ type lies in memory and in registers. Types narrower than a register widen to 32 bits when loaded.
template<class M> struct memory_type {
  using register_type = b32; // no `bytes`: elements of other types are not loaded or stored
};
template<class Register, u32 Bytes, isa::mn::mnemonic GlobalLoad, isa::mn::mnemonic GlobalStore,
         isa::mn::mnemonic LdsLoad, isa::mn::mnemonic LdsStore>
struct known_memory_type {
  using register_type = Register;
  static constexpr u32 bytes = Bytes;
  static constexpr isa::mn::mnemonic global_load = GlobalLoad, global_store = GlobalStore, lds_load = LdsLoad,
                                     lds_store = LdsStore;
};
template<class R>
using memory_dword = known_memory_type<R, 4, isa::mn::global_load_dword, isa::mn::global_store_dword,
                                       isa::mn::ds_read_b32, isa::mn::ds_write_b32>;
template<class R>
using memory_qword = known_memory_type<R, 8, isa::mn::global_load_dwordx2, isa::mn::global_store_dwordx2,
                                       isa::mn::ds_read_b64, isa::mn::ds_write_b64>;
template<class R>
using memory_short = known_memory_type<R, 2, isa::mn::global_load_ushort, isa::mn::global_store_short,
                                       isa::mn::ds_read_u16, isa::mn::ds_write_b16>;

template<> struct memory_type<i32> : memory_dword<i32> {};
template<> struct memory_type<u32> : memory_dword<u32> {};
template<> struct memory_type<f32> : memory_dword<f32> {};
template<> struct memory_type<b32> : memory_dword<b32> {};
template<> struct memory_type<f16x2> : memory_dword<f16x2> {};
template<> struct memory_type<bf16x2> : memory_dword<bf16x2> {};
template<> struct memory_type<fp8x4> : memory_dword<fp8x4> {};
template<> struct memory_type<bf8x4> : memory_dword<bf8x4> {};
template<> struct memory_type<i8x4> : memory_dword<i8x4> {};
template<> struct memory_type<i64> : memory_qword<i64> {};
template<> struct memory_type<u64> : memory_qword<u64> {};
template<> struct memory_type<long> : memory_qword<i64> {};
template<> struct memory_type<unsigned long> : memory_qword<u64> {};
template<> struct memory_type<f64> : memory_qword<f64> {};
template<> struct memory_type<b64> : memory_qword<b64> {};
template<> struct memory_type<u16> : memory_short<u32> {};
template<> struct memory_type<f16> : memory_short<f16> {};
template<> struct memory_type<bf16> : memory_short<bf16> {};
template<> struct memory_type<_Float16> : memory_short<f16> {};
template<> struct memory_type<__bf16> : memory_short<bf16> {};
template<>
struct memory_type<i16> : known_memory_type<i32, 2, isa::mn::global_load_sshort, isa::mn::global_store_short,
                                            isa::mn::ds_read_i16, isa::mn::ds_write_b16> {};
template<>
struct memory_type<u8> : known_memory_type<u32, 1, isa::mn::global_load_ubyte, isa::mn::global_store_byte,
                                           isa::mn::ds_read_u8, isa::mn::ds_write_b8> {};
template<>
struct memory_type<i8> : known_memory_type<i32, 1, isa::mn::global_load_sbyte, isa::mn::global_store_byte,
                                           isa::mn::ds_read_i8, isa::mn::ds_write_b8> {};
template<> struct memory_type<char> : memory_type<i8> {};
template<> struct memory_type<bool> : memory_type<u8> {};

template<class M>
concept MemoryType = requires { memory_type<M>::bytes; };

/// An index of any kind: number, SGPR or VGPR; signed or unsigned 32 bits.
struct index_value : operand {
  template<class H>
    requires(ScalarHandleOf<H, i32> || ScalarHandleOf<H, u32>)
  constexpr index_value(const H& h, const source& at = source::here()) : operand(h, at) {} // NOLINT: implicit
  template<IntegerConstant I>
  constexpr index_value(I i, const source& at = source::here()) : operand(i, at) {} // NOLINT: implicit
};

/// Facts of registers of any type.
template<ir::bank Bank, u32 Dwords>
inline constexpr isa::operand_facts register_facts =
    isa::operand_facts_of(class_of(Bank), isa::element::bits, Dwords);

/// The rows of an access to memory: a store has its address first, a load its data. The data may be in AGPRs.
template<isa::mn::mnemonic M, bool IsStore, u32 Dwords> struct access_rows {
  template<isa::operand_facts Address, isa::operand_facts... More> static constexpr u64 of(u32 data) {
    constexpr isa::operand_facts vgprs = register_facts<ir::bank::vgpr, Dwords>,
                                 agprs = register_facts<ir::bank::agpr, Dwords>;
    if constexpr (!IsStore) return rows_of(M, vgprs, Address, More...);
    return data < ir::operand(ir::operand_kind::agpr, 0).bits ? rows_of(M, Address, vgprs, More...)
                                                              : rows_of(M, Address, agprs, More...);
  }
};
struct multiply_add_rows {
  template<isa::mn::mnemonic M> static constexpr u64 of() {
    constexpr isa::operand_facts pair = register_facts<ir::bank::sgpr, 2>;
    return rows_of(M, register_facts<ir::bank::vgpr, 2>, pair, register_facts<ir::bank::vgpr, 1>,
                   inline_integer_facts, pair);
  }
};

/// Where one access goes: the registers and constant offset of a global or LDS instruction.
struct global_place {
  static constexpr bool is_global = true;
  u32 base; ///< SGPR pair
  index_value index;

  /// Emits the access by `M`: `data`, `Dwords` VGPRs or AGPRs, is loaded or stored.
  template<u32 Bytes, isa::mn::mnemonic M, bool IsStore, u32 Dwords>
  constexpr void access(draft& d, u32 data) const {
    const source& at = index.where;
    using row = access_rows<M, IsStore, Dwords>;
    u32 lane = index.code.bits;
    bool is_signed = index.type != isa::element::u32;
    if (index.classes != in_vgprs()) {
      if (index.is_constant() && index.integer * i64{Bytes} >= -4096 && index.integer * i64{Bytes} <= 4095) {
        const u32 zero = selection::in_vgpr(d, operand(0, at), isa::element::i32).code.bits;
        if (d.error.raised) return;
        d.append_row(
            row::template of<register_facts<ir::bank::vgpr, 1>, register_facts<ir::bank::sgpr, 2>>(data), at,
            pack(IsStore ? zero : data, IsStore ? data : zero, selection::sgpr_bits | base));
        return d.add_offset(index.integer * i64{Bytes});
      }
      if (index.is_constant()) is_signed = index.integer <= 0x7fff'ffff;
    }
    // Exact in 64 bits: base + index * size by one multiply-add (the index is sign- or zero-extended by the instruction).
    const u32 full = ir::first_vgpr() | d.allocate<ir::bank::vgpr, 2>(at);
    const u32 carry = ir::first_register() | d.allocate<ir::bank::sgpr, 2>(at);
    if (index.classes != in_vgprs()) {
      lane = selection::in_vgpr(d, index, is_signed ? isa::element::i32 : isa::element::u32).code.bits;
      if (d.error.raised) return;
    }
    using mad = multiply_add_rows;
    d.append_row(is_signed ? mad::of<isa::mn::v_mad_i64_i32>() : mad::of<isa::mn::v_mad_u64_u32>(), at,
                 u128{ir::fixed_bits(ir::source_code::zero + Bytes)} << 96 | u128{lane} << 64 |
                     u64{carry} << 32 | full);
    d.program.code.back().ops.high = ir::first_register() | base;
    d.append_row(row::template of<register_facts<ir::bank::vgpr, 2>, no_address::facts>(data), at,
                 u128{no_address::code_bits} << 64 |
                     (IsStore ? u64{data} << 32 | full : u64{full} << 32 | data));
  }
};

struct lds_place {
  static constexpr bool is_global = false;
  u32 offset_bytes; ///< of the array in LDS
  index_value index;

  template<u32 Bytes, isa::mn::mnemonic M, bool IsStore, u32 Dwords>
  constexpr void access(draft& d, u32 data) const {
    const source& where = index.where;
    u32 address = index.code.bits; // of a VGPR
    i64 at = offset_bytes;
    if (index.is_constant()) {
      at += index.integer * Bytes;
      address = selection::in_vgpr(d, operand(at & ~0xffffll, where), isa::element::i32)
                    .code.bits; // the offset field has 16 bits
      at &= 0xffff;
    } else {
      if (index.classes != in_vgprs()) address = selection::in_vgpr(d, index, index.type).code.bits;
      if constexpr (Bytes != 1) {
        constexpr u32 log_bytes = ir::fixed_bits(ir::source_code::zero + __builtin_ctz(Bytes));
        address = ir::first_vgpr() | d.append_result<ir::bank::vgpr>(
                                         rows_of(isa::mn::v_lshlrev_b32, selection::one_vgpr,
                                                 selection::one_vgpr, selection::one_vgpr),
                                         where, u128{address} << 64 | u64{log_bytes} << 32, draft::fresh);
      }
      if (at > 0xffff) {
        const operand near =
            selection::reg_operand(ir::bank::vgpr, ir::operand(address).payload(), isa::element::i32, where);
        address = ir::first_vgpr() | selection::binary(d, selection::operation::add, isa::element::i32, near,
                                                       operand(at, where));
        at = 0;
      }
    }
    if (d.error.raised) return;
    d.append_row(access_rows<M, IsStore, Dwords>::template of<register_facts<ir::bank::vgpr, 1>>(data), where,
                 pack(IsStore ? address : data, IsStore ? data : address));
    if (at != 0) d.add_offset(at);
  }
};

/// One element of an array in memory: reads when used as a value, writes when assigned to.
template<class M, class Place> class memory_element {
  using facts = memory_type<M>;
  using R = typename facts::register_type;

public:
  constexpr memory_element(draft& d, const Place& place) : draft_(&d), place_(place) {}
  constexpr memory_element(const memory_element&) = default;

  constexpr reg<ir::bank::vgpr, R> load() const {
    const u32 d = draft_->allocate<ir::bank::vgpr, element_traits<R>::dwords>(place_.index.where);
    place_.template access<facts::bytes, Place::is_global ? facts::global_load : facts::lds_load, false,
                           element_traits<R>::dwords>(*draft_, ir::first_vgpr() | d);
    return {*draft_, d};
  }
  constexpr operator reg<ir::bank::vgpr, R>() const { return load(); } // NOLINT: implicit

  constexpr const memory_element& operator=(const stored_value<R>& v) const { return store(v); }
  constexpr const memory_element& operator=(const memory_element& other) const {
    return store(stored_value<R>(other));
  }
  constexpr const memory_element& operator+=(const source_value<R>& v) const
    requires ArithmeticElement<R>
  {
    return store(calculate<selection::operation::add>(v));
  }
  constexpr const memory_element& operator-=(const source_value<R>& v) const
    requires ArithmeticElement<R>
  {
    return store(calculate<selection::operation::sub>(v));
  }
  constexpr const memory_element& operator*=(const source_value<R>& v) const
    requires ArithmeticElement<R>
  {
    return store(calculate<selection::operation::mul>(v));
  }

  /// Where the author wrote the element is where its expression is, which two-operand operators cannot note themselves.
  constexpr void place_operation() const { draft_->place_last_operation(place_.index.where); }

private:
  constexpr const memory_element& store(const operand& v) const {
    const u32 data = v.classes == in_vgprs() || v.classes == isa::oc::agpr
                         ? v.code.bits
                         : selection::in_vgpr(*draft_, v, element_traits<R>::element).code.bits;
    place_.template access<facts::bytes, Place::is_global ? facts::global_store : facts::lds_store, true,
                           element_traits<R>::dwords>(*draft_, data);
    return *this;
  }
  template<selection::operation Op> constexpr reg<ir::bank::vgpr, R> calculate(const operand& v) const {
    return {*draft_, selection::calculate<Op, element_traits<R>::element>(
                         *draft_, operand(load(), place_.index.where), v)};
  }

  draft* draft_;
  Place place_;
};

/// Instructions for `dwords` registers at once.
constexpr isa::mn::mnemonic wide_access(bool global, bool store, u32 dwords) {
  using namespace isa::mn;
  constexpr isa::mn::mnemonic table[2][2][4] = {
      {{ds_read_b32, ds_read_b64, ds_read_b96, ds_read_b128},
       {ds_write_b32, ds_write_b64, ds_write_b96, ds_write_b128}},
      {{global_load_dword, global_load_dwordx2, global_load_dwordx3, global_load_dwordx4},
       {global_store_dword, global_store_dwordx2, global_store_dwordx3, global_store_dwordx4}}};
  return table[global][store][dwords - 1];
}

/// Reads or writes `Count` neighbouring elements with one instruction of 4, 8, 12 or 16 bytes.
template<class M, u32 Count, bool IsStore, class Place>
constexpr operand access_many(draft& k, const Place& place, const operand* stored = nullptr) {
  constexpr u32 bytes = memory_type<M>::bytes * Count;
  static_assert(memory_type<M>::bytes >= 4,
                "several elements at once are whole registers: take a pointer to f16x2, i8x4, ...");
  static_assert(bytes >= 4 && bytes <= 16, "one instruction moves 4 to 16 bytes a lane");
  operand data = IsStore ? *stored : selection::new_regs(k, ir::bank::vgpr, bytes / 4, place.index.where);
  data.set_type(isa::element::bits);
  place.template access<memory_type<M>::bytes, wide_access(Place::is_global, IsStore, bytes / 4), IsStore,
                        bytes / 4>(k, data.code.bits);
  return data;
}

/// An array in the workgroup's LDS.
template<MemoryType M> class lds_array {
public:
  constexpr lds_array(draft& k, u32 offset_bytes, u32 count)
      : k_(&k), offset_bytes_(offset_bytes), count_(count) {}

  constexpr auto operator[](const index_value& i) const {
    if (i.classes == 0) check(i, 1);
    return memory_element<M, lds_place>(*k_, {offset_bytes_, i});
  }
  /// Elements i .. i + Count - 1, moved by one instruction; i * sizeof(M) must be a multiple of its width.
  template<u32 Count> constexpr auto load(index_value i) const {
    check(i, Count);
    return reg<ir::bank::vgpr, typename memory_type<M>::register_type, Count>(
        *k_, access_many<M, Count, false>(*k_, lds_place{offset_bytes_, i}).code.payload());
  }
  template<u32 Count, ir::bank Bank>
    requires(!is_sgpr_bank<Bank>)
  constexpr void store(index_value i,
                       const handle<Bank, typename memory_type<M>::register_type, Count>& v) const {
    check(i, Count);
    const operand data(v, i.where);
    access_many<M, Count, true>(*k_, lds_place{offset_bytes_, i}, &data);
  }
  constexpr u32 offset_bytes() const { return offset_bytes_; }
  constexpr u32 size() const { return count_; }

private:
  constexpr void check(const index_value& i, u32 length) const {
    if (!i.is_constant() || (i.integer >= 0 && i.integer + length <= count_)) return;
    k_->fail(i.where, text_buffer{} << "LDS index " << i.integer
                                    << " is outside the array; allowed range is 0.." << i64{count_} - length);
  }

  draft* k_;
  u32 offset_bytes_;
  u32 count_;
};

} // namespace kiln::author
