// SPDX-License-Identifier: MIT
// Memory as arrays: global memory through pointer arguments, LDS through lds_array. p[i] loads, p[i] = x stores.
#pragma once

#include <kiln/build/handle.hpp>

namespace kiln::build {

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
  constexpr index_value(const H& h, source at = source::here()) : operand(h, at) {} // NOLINT: implicit
  template<IntegerConstant I>
  constexpr index_value(I i, source at = source::here()) : operand(i, at) {} // NOLINT: implicit
};

/// Where one access goes: the registers and constant offset of a global or LDS instruction.
struct global_place {
  static constexpr bool is_global = true;
  u32 base; ///< SGPR pair
  index_value index;

  /// Emits the access by `M`: `data`, `Dwords` VGPRs, is loaded or stored.
  template<u32 Bytes, isa::mn::mnemonic M, bool IsStore, u32 Dwords>
  constexpr void access(arithmetic& k, const operand& data) const {
    const source& at = index.where;
    if (index.is_constant() && index.integer * i64{Bytes} >= -4096 && index.integer * i64{Bytes} <= 4095) {
      const operand address = arithmetic::reg_operand(ir::bank::sgpr, base, isa::element::u64, at);
      const operand zero = k.in_vgpr(operand(0, at), isa::element::i32);
      if (index.integer == 0)
        return IsStore ? k.named<M, 0>(zero, data, address) : k.named<M, 0>(data, zero, address);
      const auto extra = offset(index.integer * i64{Bytes});
      return IsStore ? k.named<M, 0>(zero, data, address, extra) : k.named<M, 0>(data, zero, address, extra);
    }
    // Exact in 64 bits: base + index * size by one multiply-add (the index is sign- or zero-extended by the instruction).
    const u32 full = arithmetic::vgpr_bits | k.allocate<ir::bank::vgpr, 2>(at);
    const u32 carry = arithmetic::sgpr_bits | k.allocate<ir::bank::sgpr, 2>(at);
    const bool is_signed =
        index.is_constant() ? index.integer <= 0x7fff'ffff : index.type != isa::element::u32;
    const u32 in = index.is_vgpr()
                       ? index.code.bits
                       : k.in_vgpr(index, is_signed ? isa::element::i32 : isa::element::u32).code.bits;
    if (k.failed()) return;
    constexpr isa::operand_facts pair = isa::operand_facts_of(isa::oc::sgpr, isa::element::bits, 2),
                                 vector = isa::operand_facts_of(isa::oc::vgpr, isa::element::bits, 1),
                                 vectors = isa::operand_facts_of(isa::oc::vgpr, isa::element::bits, 2),
                                 moved = isa::operand_facts_of(isa::oc::vgpr, isa::element::bits, Dwords);
    k.append_row(is_signed
                     ? k.row_of<isa::mn::v_mad_i64_i32, vectors, pair, vector, inline_integer_facts, pair>()
                     : k.row_of<isa::mn::v_mad_u64_u32, vectors, pair, vector, inline_integer_facts, pair>(),
                 at, u128{operand::fixed_bits + ir::source_code::zero + Bytes} << 96 | pack(full, carry, in),
                 arithmetic::sgpr_bits | base);
    constexpr isa::operand_facts in_agprs = isa::operand_facts_of(isa::oc::agpr, isa::element::bits, Dwords);
    if constexpr (IsStore)
      k.append_row(data.classes == isa::oc::agpr ? k.row_of<M, vectors, in_agprs, no_address::facts>()
                                                 : k.row_of<M, vectors, moved, no_address::facts>(),
                   at, pack(full, data.code.bits, no_address::code_bits));
    else
      k.append_row(k.row_of<M, moved, vectors, no_address::facts>(), at,
                   pack(data.code.bits, full, no_address::code_bits));
  }
};

struct lds_place {
  static constexpr bool is_global = false;
  u32 offset_bytes; ///< of the array in LDS
  index_value index;

  template<u32 Bytes, isa::mn::mnemonic M, bool IsStore, u32>
  constexpr void access(arithmetic& k, const operand& data) const {
    operand address;
    i64 at = offset_bytes;
    if (index.is_constant()) {
      at += index.integer * Bytes;
      address =
          k.in_vgpr(operand(at & ~0xffffll, index.where), isa::element::i32); // the offset field has 16 bits
      at &= 0xffff;
    } else {
      constexpr i32 log_bytes = __builtin_ctz(Bytes);
      const operand in = k.in_vgpr(index, index.type);
      const u32 scaled =
          Bytes == 1
              ? in.code.payload()
              : k.template calculate<operation::shl, isa::element::i32>(in, operand(log_bytes, index.where));
      address = arithmetic::reg_operand(ir::bank::vgpr, scaled, isa::element::i32, index.where);
      if (at > 0xffff) {
        const u32 far = k.binary(operation::add, isa::element::i32, address, operand(at, index.where));
        address.code = {ir::operand_kind::vgpr, far};
        at = 0;
      }
    }
    if (at == 0) return IsStore ? k.named<M, 0>(address, data) : k.named<M, 0>(data, address);
    IsStore ? k.named<M, 0>(address, data, offset(at)) : k.named<M, 0>(data, address, offset(at));
  }
};

/// One element of an array in memory: reads when used as a value, writes when assigned to.
template<class M, class Place> class memory_element {
  using facts = memory_type<M>;
  using R = typename facts::register_type;

public:
  constexpr memory_element(arithmetic& k, Place place) : k_(&k), place_(place) {}
  constexpr memory_element(const memory_element&) = default;

  constexpr reg<ir::bank::vgpr, R> load() const {
    const operand d = destination();
    place_.template access<facts::bytes, Place::is_global ? facts::global_load : facts::lds_load, false,
                           element_traits<R>::dwords>(*k_, d);
    return {*k_, d.code.payload()};
  }
  constexpr operator reg<ir::bank::vgpr, R>() const { return load(); } // NOLINT: implicit

  constexpr const memory_element& operator=(const stored_value<R>& v) const { return store(v); }
  constexpr const memory_element& operator=(const memory_element& other) const {
    return store(stored_value<R>(other));
  }
  constexpr const memory_element& operator+=(const source_value<R>& v) const
    requires ArithmeticElement<R>
  {
    return store(calculate<operation::add>(v));
  }
  constexpr const memory_element& operator-=(const source_value<R>& v) const
    requires ArithmeticElement<R>
  {
    return store(calculate<operation::sub>(v));
  }
  constexpr const memory_element& operator*=(const source_value<R>& v) const
    requires ArithmeticElement<R>
  {
    return store(calculate<operation::mul>(v));
  }

  /// Where the author wrote the element is where its expression is, which two-operand operators cannot note themselves.
  constexpr void place_operation() const { k_->place_last_operation(place_.index.where); }

private:
  constexpr const memory_element& store(const operand& v) const {
    operand data = v.classes == isa::oc::agpr ? v : k_->in_vgpr(v, element_traits<R>::element);
    data.type = isa::element::bits;
    place_.template access<facts::bytes, Place::is_global ? facts::global_store : facts::lds_store, true,
                           element_traits<R>::dwords>(*k_, data);
    return *this;
  }
  constexpr operand destination() const {
    return k_->new_untyped<ir::bank::vgpr, element_traits<R>::dwords>(place_.index.where);
  }
  template<operation Op> constexpr reg<ir::bank::vgpr, R> calculate(const operand& v) const {
    return {*k_,
            k_->template calculate<Op, element_traits<R>::element>(operand(load(), place_.index.where), v)};
  }

  arithmetic* k_;
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
constexpr operand access_many(arithmetic& k, const Place& place, const operand* stored = nullptr) {
  constexpr u32 bytes = memory_type<M>::bytes * Count;
  static_assert(memory_type<M>::bytes >= 4,
                "several elements at once are whole registers: take a pointer to f16x2, i8x4, ...");
  static_assert(bytes >= 4 && bytes <= 16, "one instruction moves 4 to 16 bytes a lane");
  operand data = IsStore ? *stored : k.new_regs(ir::bank::vgpr, bytes / 4, place.index.where);
  data.type = isa::element::bits;
  place.template access<memory_type<M>::bytes, wide_access(Place::is_global, IsStore, bytes / 4), IsStore,
                        bytes / 4>(k, data);
  return data;
}

/// An array in the workgroup's LDS.
template<MemoryType M> class lds_array {
public:
  constexpr lds_array(arithmetic& k, u32 offset_bytes, u32 count)
      : k_(&k), offset_bytes_(offset_bytes), count_(count) {}

  constexpr auto operator[](index_value i) const {
    check(i, 1);
    return memory_element<M, lds_place>(*k_, {offset_bytes_, i});
  }
  /// Elements i .. i + Count - 1, moved by one instruction; i * sizeof(M) must be a multiple of its width.
  template<u32 Count> constexpr auto load(index_value i) const {
    check(i, Count);
    return reg<ir::bank::vgpr, typename memory_type<M>::register_type, Count>(
        *k_, access_many<M, Count, false>(*k_, lds_place{offset_bytes_, i}).code.payload());
  }
  template<u32 Count, ir::bank Bank>
    requires(Bank != ir::bank::sgpr)
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

  arithmetic* k_;
  u32 offset_bytes_;
  u32 count_;
};

} // namespace kiln::build
