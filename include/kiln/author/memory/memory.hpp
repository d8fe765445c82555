// SPDX-License-Identifier: MIT
// Memory as arrays: global memory through pointer arguments, LDS through lds_array. p[i] loads, p[i] = x stores.
#pragma once

#include <kiln/author/memory/global_address.hpp>
#include <kiln/author/memory/memory_type.hpp>

namespace kiln::author {

/// An index of any kind: number, SGPR or VGPR; signed or unsigned 32 bits.
struct index_value : operand {
  template<class H>
    requires(ScalarHandleOf<H, i32> || ScalarHandleOf<H, u32>)
  constexpr index_value(const H& h, const source& at = source::here()) : operand(h, at) {} // NOLINT: implicit
  template<IntegerConstant I>
  constexpr index_value(I i, const source& at = source::here()) : operand(i, at) {} // NOLINT: implicit
  template<class M>
    requires(LoadableAs<M, i32> || LoadableAs<M, u32>)
  constexpr index_value(const M& m, const source& at = source::here())
      : operand(m.load(), at) {} // NOLINT: implicit
};
/// An index of another type: an error.
struct other_index {
  other_value<i32> value;
  template<class V>
    requires(is_other<bare<V>, i32> && is_other<bare<V>, u32>)
  constexpr other_index(const V& v, const source& at = source::here()) : value(v, at) {} // NOLINT: implicit
};

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
/// Where one access goes: the registers and constant offset of a global or LDS instruction.
struct global_place {
  static constexpr bool is_global = true;
  u32 base; ///< SGPR pair
  index_value index;
  u32 further = 0; ///< bytes beyond the index

  /// Emits the access by `M`: `data`, `Dwords` VGPRs or AGPRs, is loaded or stored.
  template<u32 Bytes, isa::mn::mnemonic M, bool IsStore, u32 Dwords>
  constexpr void access(draft& d, u32 data) const {
    const source& at = index.where;
    using row = access_rows<M, IsStore, Dwords>;
    constexpr u32 log_bytes = __builtin_ctz(Bytes);
    const bool is_signed = index.type != isa::element::u32;
    if (index.classes == in_vgprs() || index.classes == isa::oc::agpr) {
      const u32 lane = selection::in_vgpr(d, index, index.type).code.bits;
      const u32 full = lane_address(d, lane, is_signed, log_bytes, base, at);
      d.append_row(row::template of<register_facts<ir::bank::vgpr, 2>, no_address::facts>(data), at,
                   u128{no_address::code_bits} << 64 |
                       (IsStore ? u64{data} << 32 | full : u64{full} << 32 | data));
      return d.add_offset(further);
    }
    u32 uniform = base;
    i64 bytes = further;
    if (!index.is_constant()) {
      uniform = uniform_address(d, index, is_signed, log_bytes, base, at);
    } else {
      bytes += index.integer * i64{Bytes};
      uniform = base_in_reach(d, base, bytes, at);
    }
    const u32 zero = zero_lanes(d, at);
    if (d.error.raised) return;
    d.append_row(row::template of<register_facts<ir::bank::vgpr, 1>, register_facts<ir::bank::sgpr, 2>>(data),
                 at, pack(IsStore ? zero : data, IsStore ? data : zero, selection::sgpr_bits | uniform));
    d.add_offset(bytes);
  }
};

struct lds_place {
  static constexpr bool is_global = false;
  u32 offset_bytes; ///< of the array in LDS
  index_value index;
  u32 further = 0; ///< bytes beyond the index

  template<u32 Bytes, isa::mn::mnemonic M, bool IsStore, u32 Dwords>
  constexpr void access(draft& d, u32 data) const {
    const source& where = index.where;
    if constexpr (M == isa::mn::ds_read_b32 || M == isa::mn::ds_read_b64) d.program.may_pair_reads = true;
    u32 address = index.code.bits; // of a VGPR
    i64 at = i64{offset_bytes} + further;
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
        d.program.code.back().marks |= ir::mark::address;
        d.program.has_addresses = true;
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
  constexpr const memory_element& operator=(const other_value<R>& v) const {
    v.refuse(*draft_);
    return *this;
  }
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
  constexpr const memory_element& operator<<=(const source_value<R>& v) const
    requires IntegerElement<R>
  {
    return store(calculate<selection::operation::shl>(v));
  }
  constexpr const memory_element& operator>>=(const source_value<R>& v) const
    requires IntegerElement<R>
  {
    return store(calculate<selection::operation::shr>(v));
  }
  constexpr const memory_element& operator&=(const source_value<R>& v) const
    requires IntegerElement<R>
  {
    return store(calculate<selection::operation::bit_and>(v));
  }
  constexpr const memory_element& operator|=(const source_value<R>& v) const
    requires IntegerElement<R>
  {
    return store(calculate<selection::operation::bit_or>(v));
  }
  constexpr const memory_element& operator^=(const source_value<R>& v) const
    requires IntegerElement<R>
  {
    return store(calculate<selection::operation::bit_xor>(v));
  }

  template<class V>
    requires requires(reg<ir::bank::vgpr, R> x, const V& v) { x /= v; }
  constexpr const memory_element& operator/=(const V& v) const {
    auto x = load();
    x /= v;
    return *this = x;
  }
  template<class V>
    requires requires(reg<ir::bank::vgpr, R> x, const V& v) { x %= v; }
  constexpr const memory_element& operator%=(const V& v) const {
    auto x = load();
    x %= v;
    return *this = x;
  }
  constexpr const memory_element& operator++() const
    requires IntegerElement<R>
  {
    return *this += 1;
  }
  constexpr void operator++(int) const // the old value would be a copy
    requires IntegerElement<R>
  {
    *this += 1;
  }
  constexpr const memory_element& operator--() const
    requires IntegerElement<R>
  {
    return *this -= 1;
  }
  constexpr void operator--(int) const
    requires IntegerElement<R>
  {
    *this -= 1;
  }

  /// The error of an instruction by name that is given the element: it would not say when it is loaded.
  constexpr void refuse_as_operand() const {
    draft_->fail(place_.index.where,
                 text_buffer{} << "an element of memory is no operand of an instruction by name: k.vgpr<"
                               << name_of(element_traits<R>::element) << ">(x[i]) loads it");
  }

  constexpr draft& program_draft() const { return *draft_; }
  constexpr const Place& place() const { return place_; }

  /// Where the author wrote the element is where its expression is, which two-operand operators cannot note themselves.
  constexpr void place_operation() const { draft_->place_last_operation(place_.index.where); }

  /// Stores a value of the element's type. The upper half of a register is stored from there.
  constexpr const memory_element& store(const operand& v) const {
    u32 data = v.classes == in_vgprs() || v.classes == isa::oc::agpr
                   ? v.code.bits
                   : selection::in_vgpr(*draft_, v, element_traits<R>::element).code.bits;
    if constexpr (facts::bytes == 2)
      if (const u32 whole = shifted_down(data); whole != 0) {
        place_.template access<
            2, Place::is_global ? isa::mn::global_store_short_d16_hi : isa::mn::ds_write_b16_d16_hi, true, 1>(
            *draft_, whole);
        return *this;
      }
    place_.template access<facts::bytes, Place::is_global ? facts::global_store : facts::lds_store, true,
                           element_traits<R>::dwords>(*draft_, data);
    return *this;
  }

private:
  /// The register whose upper half has just been shifted down to `data`; 0 if there is none.
  constexpr u32 shifted_down(u32 data) const {
    const ir::instruction* const maker = draft_->recent_maker_of(data);
    if (maker == nullptr || maker->given != 0 ||
        isa::rows[maker->row].mnemonic != u32{isa::mn::v_lshrrev_b32} ||
        maker->op(1).bits != ir::fixed_bits(ir::source_code::zero + 16) ||
        !maker->op(2).is(ir::operand_kind::vgpr) || draft_->rewritten_since(maker, maker->op(2)))
      return 0;
    return maker->op(2).bits;
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

/// Moves `Total` bytes a lane between registers, from the one with code `data` on, and memory, by instructions of up to 16
/// bytes.
template<class M, u32 Total, bool IsStore, class Place>
constexpr void access_many(draft& k, Place place, u32 data) {
  using facts = memory_type<M>;
  constexpr u32 one = Total < 16 ? Total : 16;
  for (u32 done = 0; done < Total; done += one, place.further += one, data += one / 4)
    if constexpr (one >= 4)
      place.template access<facts::bytes, wide_access(Place::is_global, IsStore, one / 4), IsStore, one / 4>(
          k, data);
    else if constexpr (IsStore)
      place.template access<facts::bytes, Place::is_global ? facts::global_store : facts::lds_store, true, 1>(
          k, data);
    else
      place.template access<facts::bytes, Place::is_global ? facts::global_load : facts::lds_load, false, 1>(
          k, data);
}
template<MemoryType M, u32 Count, class Place> constexpr auto load_many(draft& k, const Place& place) {
  using registers = loaded_registers<M, Count>;
  if constexpr (registers::fits) {
    const operand data = selection::new_regs(k, ir::bank::vgpr, registers::dwords, place.index.where);
    access_many<M, registers::bytes, false>(k, place, data.code.bits);
    return typename registers::type(k, data.code.payload());
  } else {
    return registers::refuse(k, place.index.where);
  }
}
template<MemoryType M, class Place, RegisterHandle H>
constexpr void store_many(draft& k, const Place& place, const H& value) {
  using registers = stored_registers<M, H>;
  if constexpr (registers::fits)
    access_many<M, registers::bytes, true>(k, place, operand(value, place.index.where).code.bits);
  else
    registers::refuse(k, place.index.where);
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
  constexpr auto operator[](const other_index& i) const {
    i.value.refuse(*k_);
    return (*this)[index_value(0, i.value.where)];
  }
  /// Elements i .. i + Count - 1, 1, 2, 4, 8, 12 or 16 bytes a lane or a multiple of 16. Narrow ones come packed: 8 bf16 are 4
  /// bf16x2. Every 8 or 16 bytes lie at a multiple of 8 or 16.
  template<u32 Count> constexpr auto load(index_value i) const {
    check(i, Count);
    return load_many<M, Count>(*k_, lds_place{offset_bytes_, i});
  }
  /// Stores registers from element i on, packed ones as they are loaded.
  template<RegisterHandle H> constexpr void store(index_value i, const H& v) const {
    check(i, stored_registers<M, H>::bytes / memory_type<M>::bytes);
    store_many<M>(*k_, lds_place{offset_bytes_, i}, v);
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
