// SPDX-License-Identifier: MIT
// Kernel arguments: arg<float*>, arg<int>, arg<struct>. The kernarg segment is loaded in as few instructions as possible.
#pragma once

#include <kiln/author/memory/global_offset.hpp>
#include <kiln/author/memory/pointed_type.hpp>
#include <kiln/author/memory/pointer_arithmetic.hpp>
#include <kiln/author/memory/scalar_load.hpp>

namespace kiln::author {

/// Registers that hold an argument of this type, and how many bytes it has in the kernarg segment.
template<class T>
concept ScalarArgument = __is_arithmetic(T) || __is_same(T, _Float16) || __is_same(T, __bf16);
template<class T>
concept StructArgument = __is_class(T) && __is_trivially_copyable(T);

template<class T> inline constexpr bool unsupported_argument = false;

/// long and long long are two names of one thing on the host; in registers they are one.
template<class T>
using register_type_of = choose<__is_same(T, long), i64, choose<__is_same(T, unsigned long), u64, T>>;

/// Where an argument's registers are.
struct argument_place {
  draft& k;
  u32 first_dword; ///< virtual dword that holds the dword of the kernarg segment the argument begins in
  u32 shift_bytes; ///< of the argument in that dword, for types narrower than 4 bytes
};

} // namespace kiln::author

namespace kiln {

/// One kernel argument. Arithmetic types are SGPRs (narrow ones widened to 32 bits), pointers index global memory,
/// trivially copyable structs give their fields by `at<type>(offset)`.
template<class T> class arg {
public:
  constexpr explicit arg(author::argument_place p) {
    p.k.fail({}, "kernel arguments are arithmetic types, pointers to them and trivially copyable structs");
  }
};

template<author::ScalarArgument T>
  requires(sizeof(T) >= 4)
class arg<T> : public author::reg<ir::bank::sgpr, author::register_type_of<T>> {
  using base = author::reg<ir::bank::sgpr, author::register_type_of<T>>;

public:
  using host_type = T;
  constexpr explicit arg(author::argument_place p) : base(p.k, p.first_dword) {}
  constexpr arg(const arg& other, source at = source::here()) : base(other, at) {}
  constexpr arg(arg&&) = default;
  using base::operator=;
};

namespace author {
/// An 8- or 16-bit argument in its own SGPR.
template<class T> constexpr u32 extract_narrow(argument_place p) {
  const operand in = selection::reg_operand(ir::bank::sgpr, p.first_dword, isa::element::bits, {});
  const operand d = selection::new_reg(p.k, ir::bank::sgpr, isa::element::bits, {});
  constexpr bool sign = T(-1) < T(0) && !__is_floating_point(T);
  p.k.emit(sign ? isa::mn::s_bfe_i32 : isa::mn::s_bfe_u32, d, in,
           static_cast<i32>(p.shift_bytes * 8 | sizeof(T) * 8 << 16));
  return d.code.payload();
}
} // namespace author

template<author::ScalarArgument T>
  requires(sizeof(T) < 4)
class arg<T> : public author::reg<ir::bank::sgpr, typename author::memory_type<T>::register_type> {
  using base = author::reg<ir::bank::sgpr, typename author::memory_type<T>::register_type>;

public:
  using host_type = T;
  constexpr explicit arg(author::argument_place p) : base(p.k, author::extract_narrow<T>(p)) {}
  constexpr arg(const arg& other, source at = source::here()) : base(other, at) {}
  constexpr arg(arg&&) = default;
  using base::operator=;
};

/// A pointer in an SGPR pair. p[i] is the i-th element in global memory, with exact 64-bit addresses. p + n is a pointer to the
/// n-th element, where n is a number or an SGPR; as<u64>(p) is its address, which counts bytes. restrict<T>* and read_only<T>*
/// are pointers of whose memory the author promises something: see author/memory/pointed_type.hpp.
template<class M> class arg<M*> : public author::reg<ir::bank::sgpr, u64> {
  using base = author::reg<ir::bank::sgpr, u64>;
  using memory = author::pointed_type<M>;
  using item = __remove_cv(memory);
  static constexpr bool is_read_only = (author::pointed<M>::promises & ir::promise::is_read_only) != 0;

public:
  using host_type = memory*;
  static constexpr bool is_pointer = true;
  /// p[i] with the same i for all lanes is in SGPRs.
  static constexpr bool loads_scalars = is_read_only && author::loads_as_scalar<item>;
  constexpr explicit arg(author::argument_place p) : base(p.k, p.first_dword) {}
  constexpr arg(const arg& other, source at = source::here()) : base(other, at) {}
  constexpr arg(arg&&) = default;

  friend constexpr arg operator+(const arg& p, const author::element_count& n) {
    return p.template moved<selection::operation::add>(n);
  }
  friend constexpr arg operator+(const author::element_count& n, const arg& p) {
    return p.template moved<selection::operation::add>(n);
  }
  friend constexpr arg operator-(const arg& p, const author::element_count& n) {
    return p.template moved<selection::operation::sub>(n);
  }
  friend void operator-(const arg&, const arg&) = delete; // it would be a number of bytes
  constexpr arg& operator+=(const author::element_count& n) {
    this->check_mask(n.where);
    author::move_pointer<selection::operation::add>(this->program_draft(), this->first_, n, item_bytes(),
                                                    this->first_);
    return *this;
  }
  constexpr arg& operator-=(const author::element_count& n) {
    this->check_mask(n.where);
    author::move_pointer<selection::operation::sub>(this->program_draft(), this->first_, n, item_bytes(),
                                                    this->first_);
    return *this;
  }

  constexpr auto operator[](const author::uniform_index& i) const
    requires(loads_scalars)
  {
    using R = typename author::memory_type<item>::register_type;
    return author::reg<ir::bank::sgpr, R>(this->program_draft(),
                                          author::load_scalars<emit::element_traits<R>::dwords>(
                                              this->program_draft(), this->first_, i,
                                              __builtin_ctz(author::memory_type<item>::bytes), i.where));
  }
  constexpr auto operator[](const author::lane_index& i) const
    requires(loads_scalars)
  {
    return author::memory_element<item, author::global_place>(this->program_draft(), {this->first_, i})
        .load();
  }
  constexpr auto operator[](const author::index_value& i) const
    requires(!loads_scalars)
  {
    static_assert(author::MemoryType<item>,
                  "Kiln cannot load or store this type; take the pointer as arg<float*>, arg<int*>, ...");
    const author::memory_element<item, author::global_place> e(this->program_draft(), {this->first_, i});
    if constexpr (__is_const(memory))
      return e.load();
    else
      return e;
  }

  constexpr auto operator[](const author::other_index& i) const {
    i.value.refuse(this->program_draft());
    if constexpr (loads_scalars)
      return (*this)[author::uniform_index(0, i.value.where)];
    else
      return (*this)[author::index_value(0, i.value.where)];
  }

  /// The element `offset` bytes further: `p.at(layout<f32, 16, 64>::at_signed(k, row - 1, column))`. Constants from -4096
  /// to 4095 cost nothing; the other parts are signed 32-bit numbers.
  constexpr auto at(const byte_offset& offset) const {
    static_assert(author::MemoryType<item>,
                  "Kiln cannot load or store this type; take the pointer as arg<float*>, arg<int*>, ...");
    const author::memory_element<item, author::global_offset_place> e(this->program_draft(),
                                                                      place_of(offset));
    if constexpr (__is_const(memory))
      return e.load();
    else
      return e;
  }
  /// Elements i .. i + Count - 1, 1, 2, 4, 8, 12 or 16 bytes a lane or a multiple of 16. Narrow ones come packed: 8 bf16 are 4
  /// bf16x2. What one instruction moves need not lie at a multiple of its size, but does so faster.
  template<u32 Count> constexpr auto load(const author::index_value& i) const {
    (void)item_bytes();
    return author::load_many<item, Count>(this->program_draft(),
                                          author::global_place{this->first_dword(), i});
  }
  template<u32 Count> constexpr auto load_at(const byte_offset& offset) const {
    return author::load_many<item, Count>(this->program_draft(), place_of(offset, item_bytes() * Count));
  }
  /// Stores registers from element i on, packed ones as they are loaded.
  template<emit::RegisterHandle H> constexpr void store(const author::index_value& i, const H& v) const {
    (void)item_bytes();
    if constexpr (__is_const(memory))
      refuse_store(i.where);
    else
      author::store_many<item>(this->program_draft(), author::global_place{this->first_dword(), i}, v);
  }
  template<emit::RegisterHandle H> constexpr void store_at(const byte_offset& offset, const H& v) const {
    if constexpr (__is_const(memory))
      refuse_store(offset.parts[0].where);
    else
      author::store_many<item>(this->program_draft(),
                               place_of(offset, author::stored_registers<item, H>::bytes), v);
  }

  /// Elements first .. first + Count - 1 into SGPRs, through the scalar cache: for data no one writes meanwhile.
  template<u32 Count> constexpr auto load_uniform(u32 first, source at = source::here()) const {
    static_assert(author::MemoryType<item>,
                  "Kiln cannot load or store this type; take the pointer as arg<float*>, arg<int*>, ...");
    using R = typename author::memory_type<item>::register_type;
    constexpr u32 bytes = author::memory_type<item>::bytes, dwords = Count * emit::element_traits<R>::dwords;
    static_assert(bytes >= 4, "the scalar cache delivers whole dwords");
    return author::reg<ir::bank::sgpr, R, Count>(
        this->program_draft(),
        author::load_scalars<dwords>(this->program_draft(), this->first_, emit::operand(first, at),
                                     __builtin_ctz(bytes), at));
  }

  /// An error.
  template<u32 Count> constexpr auto load_uniform(const author::run_time_value& first) const {
    this->program_draft().fail(
        first.where,
        "load_uniform takes an index that is known while the kernel is built; (x + i).load_uniform<1>(0) "
        "takes one in an SGPR");
    return load_uniform<Count>(0, first.where);
  }

private:
  constexpr void refuse_store(const source& where) const {
    this->program_draft().fail(
        where, is_read_only ? "the argument points to read_only, which is only loaded; arg<float*> "
                              "instead of arg<read_only<float>*> stores"
                            : "the argument points to const, which is only loaded; arg<float*> "
                              "instead of arg<const float*> stores");
  }
  static constexpr u32 item_bytes() {
    static_assert(author::MemoryType<item>,
                  "Kiln cannot load or store this type; take the pointer as arg<float*>, arg<int*>, ...");
    return author::memory_type<item>::bytes;
  }
  template<selection::operation Op> constexpr arg moved(const author::element_count& n) const {
    emit::draft& k = this->program_draft();
    return arg(author::argument_place{k, author::move_pointer<Op>(k, this->first_, n, item_bytes()), 0});
  }
  constexpr author::global_offset_place place_of(const byte_offset& offset, u32 length = 16) const {
    return author::global_offset_place::of(this->program_draft(), this->first_dword(), offset,
                                           length < 16 ? 16 : length);
  }
};

/// Refused: promises stand at the element.
template<class M> class arg<M* __restrict__> : public arg<M*> {
public:
  constexpr explicit arg(author::argument_place p) : arg<M*>(p) {
    p.k.fail({}, "the promise of __restrict__ stands at the element: arg<restrict<float>*>");
  }
};

template<author::StructArgument S> class arg<S> {
public:
  using host_type = S;
  constexpr explicit arg(author::argument_place p) : k_(&p.k), first_(p.first_dword), shift_(p.shift_bytes) {}

  /// The field of type F that lies `offset_bytes` into the struct: `s.at<float>(offsetof(params, scale))`.
  template<class F> constexpr arg<F> at(u32 offset_bytes, source where = source::here()) const {
    if (offset_bytes + sizeof(F) > sizeof(S) || offset_bytes % alignof(F) != 0)
      k_->fail(where, text_buffer{} << "no field of " << u32{sizeof(F)} << " bytes can lie at offset "
                                    << offset_bytes << " of this struct of " << u32{sizeof(S)} << " bytes");
    const u32 at = shift_ + offset_bytes;
    return arg<F>(author::argument_place{*k_, first_ + at / 4, at % 4});
  }

private:
  emit::draft* k_;
  u32 first_;
  u32 shift_;
};

} // namespace kiln
