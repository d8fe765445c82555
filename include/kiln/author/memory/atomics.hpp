// SPDX-License-Identifier: MIT
// Atomic operations on elements of global memory and LDS: x[i] of a pointer argument, of an LDS array.
#pragma once

#include <kiln/author/memory/atomic_instructions.hpp>
#include <kiln/author/memory/global_offset.hpp>
#include <kiln/author/memory/memory_order.hpp>
#include <kiln/author/values/lane_value.hpp>

namespace kiln::author {

/// The registers and the offset that name an element in an instruction.
struct element_address {
  operand lane, base; ///< of LDS the lane's alone
  i64 offset = 0;
};
/// Writes the load of the element and takes it back: what an atomic instruction needs is what a load needs.
template<class M, class Place> constexpr element_address address_of(draft& k, const Place& place) {
  using facts = memory_type<M>;
  constexpr u32 dwords = element_traits<typename facts::register_type>::dwords;
  const u32 unused = ir::first_vgpr() | k.allocate(ir::bank::vgpr, dwords, -1, place.index.where);
  place.template access<facts::bytes, Place::is_global ? facts::global_load : facts::lds_load, false, dwords>(
      k, unused);
  element_address out;
  if (k.failed()) return out;
  const ir::instruction load = k.program.code.back();
  k.program.code.pop_back();
  const source& at = place.index.where;
  if (load.has(isa::modifier::offset)) out.offset = static_cast<i64>(load.value_of(isa::modifier::offset));
  const ir::operand lane = load.ops[1], base = load.ops[2];
  out.lane = selection::reg_operand(ir::bank::vgpr, lane.payload(), isa::element::bits, at);
  if constexpr (Place::is_global) {
    if (base.is(ir::operand_kind::sgpr)) {
      out.base = selection::reg_operand(ir::bank::sgpr, base.payload(), isa::element::u64, at);
    } else {
      out.lane = selection::reg_operand(ir::bank::vgpr, lane.payload(), isa::element::u64, at);
      out.base = operand(off, at);
    }
  }
  return out;
}

/// An instruction with the cache bits that are set.
template<class... A>
constexpr void emit_coherent(draft& k, isa::mn::mnemonic m, const coherence_bits& bits, const A&... a) {
  if (bits.glc) return k.emit(m, a..., glc);
  if (bits.sc0 && bits.sc1) return k.emit(m, a..., sc0, sc1);
  if (bits.sc0) return k.emit(m, a..., sc0);
  if (bits.sc1) return k.emit(m, a..., sc1);
  k.emit(m, a...);
}
/// A read-modify-write goes past the first cache: sc1 is for the host and other devices, sc0 or glc asks for the old value.
constexpr coherence_bits coherence_of_update(isa::arch a, memory_scope scope, bool returns) {
  if (is_gfx90a(a)) return {.glc = returns};
  return {.sc0 = returns, .sc1 = scope == memory_scope::system};
}

/// The registers that an instruction takes: the value, or of compare_exchange the new one and the expected one together.
template<class T>
constexpr operand pair_of_values(draft& k, const operand& first, const operand& second, const source& at) {
  constexpr u32 dwords = element_traits<T>::dwords;
  const operand both = selection::new_regs(k, ir::bank::vgpr, 2 * dwords, at);
  for (u32 i = 0; i < 2; ++i) {
    operand to = selection::part(both, i * dwords, dwords);
    to.set_type(element_traits<T>::element);
    selection::move(k, to, i == 0 ? first : second);
  }
  return both;
}

/// What goes to an element of that type, or a value of another one: an error.
template<class T> struct atomic_value : operand {
  bool is_mistaken = false;
  other_value<T> other = other_value<T>();

  template<class V>
    requires(__is_convertible_to(const V&, source_value<T>))
  constexpr atomic_value(const V& v, const source& at = source::here()) // NOLINT: implicit
      : operand(source_value<T>(v, at)) {}
  template<class V>
    requires(__is_convertible_to(const V&, other_value<T>))
  constexpr atomic_value(const V& v, const source& at = source::here()) // NOLINT: implicit
      : operand(0, at), is_mistaken(true), other(v, at) {}
};
template<class M> using value_in = atomic_value<typename memory_type<M>::register_type>;

/// The scope and the order among what an operation is given, in any order.
template<auto... How> struct access_of {
  static constexpr memory_scope scope = memory_scope::agent;
  static constexpr memory_order order = memory_order::relaxed;
};
template<memory_scope Scope, auto... How> struct access_of<Scope, How...> : access_of<How...> {
  static constexpr memory_scope scope = Scope;
};
template<memory_order Order, auto... How> struct access_of<Order, How...> : access_of<How...> {
  static constexpr memory_order order = Order;
};

/// An error: what is no element of memory.
template<RegisterHandle X>
constexpr vector_of<typename X::element_type> refuse_atomic(const X& x, const source& at) {
  draft& k = x.program_draft();
  k.fail(at, "an atomic operation takes an element of memory, x[i] of an arg<int*> or of an LDS array; of an "
             "arg<const "
             "T*> or arg<read_only<T>*>, and of what was read before, it is a value");
  return {k, k.allocate(ir::bank::vgpr, element_traits<typename X::element_type>::dwords, -1, at)};
}

/// The old value, where it is asked for.
template<atomic What, bool Returns, class Access, class M, class Place>
constexpr auto update_memory(const memory_element<M, Place>& x, const value_in<M>& value,
                             const operand* expected) {
  const source& at = value.where;
  using T = typename memory_type<M>::register_type;
  constexpr isa::element e = element_traits<T>::element;
  constexpr atomic_instructions known = atomic_instructions_of<T>(What);
  constexpr isa::mn::mnemonic m = Place::is_global ? known.global : Returns ? known.lds_returns : known.lds;
  draft& k = x.program_draft();
  const vector_of<T> result(k, k.allocate(ir::bank::vgpr, element_traits<T>::dwords, -1, at));
  if constexpr (m == no_instruction || memory_type<M>::bytes < 4) {
    k.fail(at, text_buffer{} << (Place::is_global ? "global memory" : "LDS")
                             << " has no such atomic operation of " << name_of(e)
                             << ": a loop of compare_exchange on i32 or i64 does any");
    return result;
  } else {
    if (value.is_mistaken) return value.other.refuse(k), result;
    const lines_of_call call(k, at);
    const element_address to = address_of<M>(k, x.place());
    operand data = selection::in_vgpr(k, value, e);
    if (releases(Access::order)) release_before(k, Access::scope, at);
    if (k.failed()) return result;
    operand d(result, at);
    d.set_type(isa::element::bits);
    data.set_type(isa::element::bits);
    if constexpr (Place::is_global) {
      const coherence_bits bits = coherence_of_update(k.arch(), Access::scope, Returns);
      if (expected != nullptr) data = pair_of_values<T>(k, data, *expected, at);
      if constexpr (Returns)
        emit_coherent(k, m, bits, d, to.lane, data, to.base, offset(to.offset));
      else
        emit_coherent(k, m, bits, to.lane, data, to.base, offset(to.offset));
    } else if (expected != nullptr) {
      operand wanted = selection::in_vgpr(k, *expected, e);
      wanted.set_type(isa::element::bits);
      if constexpr (Returns) k.emit(m, d, to.lane, wanted, data, offset(to.offset));
    } else if constexpr (Returns) {
      k.emit(m, d, to.lane, data, offset(to.offset));
    } else {
      k.emit(m, to.lane, data, offset(to.offset));
    }
    if (acquires(Access::order)) acquire_after(k, Access::scope, at);
    return result;
  }
}

} // namespace kiln::author

namespace kiln {

// Of an element of global memory or LDS, in the enabled lanes, which may name the same element. i32, u32, i64 and u64; add of
// f32, f64, f16x2 and bf16x2 (gfx90a: of the pairs only f16x2 in global memory); min and max of f64, in LDS of f32 too.
// Elements lie at multiples of their size. `atomic_` forms return nothing; `fetch_` forms return the old value in VGPRs.
// Without a scope it is the agent's, without an order relaxed:
// atomic_add<memory_scope::system, memory_order::release>(x[i], 1). One instruction, and those of the order.

template<auto... How, class M, class Place>
constexpr void atomic_add(const author::memory_element<M, Place>& x, const author::value_in<M>& value) {
  (void)author::update_memory<author::atomic::add, false, author::access_of<How...>>(x, value, nullptr);
}
template<auto... How, class M, class Place>
constexpr auto fetch_add(const author::memory_element<M, Place>& x, const author::value_in<M>& value) {
  return author::update_memory<author::atomic::add, true, author::access_of<How...>>(x, value, nullptr);
}
template<auto... How, class M, class Place>
constexpr void atomic_min(const author::memory_element<M, Place>& x, const author::value_in<M>& value) {
  (void)author::update_memory<author::atomic::min, false, author::access_of<How...>>(x, value, nullptr);
}
template<auto... How, class M, class Place>
constexpr auto fetch_min(const author::memory_element<M, Place>& x, const author::value_in<M>& value) {
  return author::update_memory<author::atomic::min, true, author::access_of<How...>>(x, value, nullptr);
}
template<auto... How, class M, class Place>
constexpr void atomic_max(const author::memory_element<M, Place>& x, const author::value_in<M>& value) {
  (void)author::update_memory<author::atomic::max, false, author::access_of<How...>>(x, value, nullptr);
}
template<auto... How, class M, class Place>
constexpr auto fetch_max(const author::memory_element<M, Place>& x, const author::value_in<M>& value) {
  return author::update_memory<author::atomic::max, true, author::access_of<How...>>(x, value, nullptr);
}
template<auto... How, class M, class Place>
constexpr void atomic_and(const author::memory_element<M, Place>& x, const author::value_in<M>& value) {
  (void)author::update_memory<author::atomic::bit_and, false, author::access_of<How...>>(x, value, nullptr);
}
template<auto... How, class M, class Place>
constexpr auto fetch_and(const author::memory_element<M, Place>& x, const author::value_in<M>& value) {
  return author::update_memory<author::atomic::bit_and, true, author::access_of<How...>>(x, value, nullptr);
}
template<auto... How, class M, class Place>
constexpr void atomic_or(const author::memory_element<M, Place>& x, const author::value_in<M>& value) {
  (void)author::update_memory<author::atomic::bit_or, false, author::access_of<How...>>(x, value, nullptr);
}
template<auto... How, class M, class Place>
constexpr auto fetch_or(const author::memory_element<M, Place>& x, const author::value_in<M>& value) {
  return author::update_memory<author::atomic::bit_or, true, author::access_of<How...>>(x, value, nullptr);
}
template<auto... How, class M, class Place>
constexpr void atomic_xor(const author::memory_element<M, Place>& x, const author::value_in<M>& value) {
  (void)author::update_memory<author::atomic::bit_xor, false, author::access_of<How...>>(x, value, nullptr);
}
template<auto... How, class M, class Place>
constexpr auto fetch_xor(const author::memory_element<M, Place>& x, const author::value_in<M>& value) {
  return author::update_memory<author::atomic::bit_xor, true, author::access_of<How...>>(x, value, nullptr);
}

/// Writes the value and returns the old one.
template<auto... How, class M, class Place>
constexpr auto exchange(const author::memory_element<M, Place>& x, const author::value_in<M>& value) {
  return author::update_memory<author::atomic::exchange, true, author::access_of<How...>>(x, value, nullptr);
}
/// Writes the value where the expected one is, and returns the old one: it is the expected one where it was written.
template<auto... How, class M, class Place>
constexpr auto compare_exchange(const author::memory_element<M, Place>& x,
                                const author::value_in<M>& expected, const author::value_in<M>& value) {
  if (expected.is_mistaken) expected.other.refuse(x.program_draft());
  const emit::operand wanted = expected;
  return author::update_memory<author::atomic::compare_exchange, true, author::access_of<How...>>(x, value,
                                                                                                  &wanted);
}

/// The value of an element that others write meanwhile; relaxed or acquire.
template<auto... How, class M, class Place>
constexpr auto atomic_load(const author::memory_element<M, Place>& x, source at = source::here()) {
  using access = author::access_of<How...>;
  static_assert(!author::releases(access::order), "a load does not release");
  emit::draft& k = x.program_draft();
  auto value = x.load();
  if (!k.failed()) {
    ir::instruction& load = k.program.code.back();
    load.marks |= ir::mark::keep; // of two loads in a row the second may find another value
    if (Place::is_global) author::set_coherence(load, author::coherence_of(k.arch(), access::scope, false));
  }
  if (author::acquires(access::order)) author::acquire_after(k, access::scope, at);
  return value;
}
/// Writes an element that others read meanwhile; relaxed or release.
template<auto... How, class M, class Place>
constexpr void atomic_store(const author::memory_element<M, Place>& x, const author::value_in<M>& value) {
  using access = author::access_of<How...>;
  static_assert(!author::acquires(access::order), "a store does not acquire");
  emit::draft& k = x.program_draft();
  if (value.is_mistaken) return value.other.refuse(k);
  if (author::releases(access::order)) author::release_before(k, access::scope, value.where);
  x.store(value);
  if (!k.failed() && Place::is_global)
    author::set_coherence(k.program.code.back(), author::coherence_of(k.arch(), access::scope, true));
}

// Errors: registers in the place of elements of memory.
template<auto..., author::RegisterHandle X, class V>
constexpr void atomic_add(const X& x, const V&, source at = source::here()) {
  (void)author::refuse_atomic(x, at);
}
template<auto..., author::RegisterHandle X, class V>
constexpr auto fetch_add(const X& x, const V&, source at = source::here()) {
  return author::refuse_atomic(x, at);
}
template<auto..., author::RegisterHandle X, class V>
constexpr void atomic_min(const X& x, const V&, source at = source::here()) {
  (void)author::refuse_atomic(x, at);
}
template<auto..., author::RegisterHandle X, class V>
constexpr auto fetch_min(const X& x, const V&, source at = source::here()) {
  return author::refuse_atomic(x, at);
}
template<auto..., author::RegisterHandle X, class V>
constexpr void atomic_max(const X& x, const V&, source at = source::here()) {
  (void)author::refuse_atomic(x, at);
}
template<auto..., author::RegisterHandle X, class V>
constexpr auto fetch_max(const X& x, const V&, source at = source::here()) {
  return author::refuse_atomic(x, at);
}
template<auto..., author::RegisterHandle X, class V>
constexpr void atomic_and(const X& x, const V&, source at = source::here()) {
  (void)author::refuse_atomic(x, at);
}
template<auto..., author::RegisterHandle X, class V>
constexpr auto fetch_and(const X& x, const V&, source at = source::here()) {
  return author::refuse_atomic(x, at);
}
template<auto..., author::RegisterHandle X, class V>
constexpr void atomic_or(const X& x, const V&, source at = source::here()) {
  (void)author::refuse_atomic(x, at);
}
template<auto..., author::RegisterHandle X, class V>
constexpr auto fetch_or(const X& x, const V&, source at = source::here()) {
  return author::refuse_atomic(x, at);
}
template<auto..., author::RegisterHandle X, class V>
constexpr void atomic_xor(const X& x, const V&, source at = source::here()) {
  (void)author::refuse_atomic(x, at);
}
template<auto..., author::RegisterHandle X, class V>
constexpr auto fetch_xor(const X& x, const V&, source at = source::here()) {
  return author::refuse_atomic(x, at);
}
template<auto..., author::RegisterHandle X, class V>
constexpr auto exchange(const X& x, const V&, source at = source::here()) {
  return author::refuse_atomic(x, at);
}
template<auto..., author::RegisterHandle X, class V>
constexpr auto compare_exchange(const X& x, const V&, const V&, source at = source::here()) {
  return author::refuse_atomic(x, at);
}
template<auto..., author::RegisterHandle X, class V>
constexpr void atomic_store(const X& x, const V&, source at = source::here()) {
  (void)author::refuse_atomic(x, at);
}
template<auto..., author::RegisterHandle X>
constexpr auto atomic_load(const X& x, source at = source::here()) {
  return author::refuse_atomic(x, at);
}

} // namespace kiln
