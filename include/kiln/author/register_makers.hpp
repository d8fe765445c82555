// SPDX-License-Identifier: MIT
// How an author takes registers: k.vgpr<f32>(), k.sgpr<i32>(0), k.agpr<f32, 4, 16>(at_register(0)).
#pragma once

#include <kiln/author/handle.hpp>

namespace kiln {

/// A register number the author insists on: `k.vgpr<f32>(at_register(12))`.
struct at_register {
  u32 number;
  source where;
  constexpr explicit at_register(u32 n, source at = source::here()) : number(n), where(at) {}
};

/// Registers that stay in the bank they are made in, where VGPRs are scarce and their instructions would take AGPRs as
/// well: `k.vgpr<f32, 4>(fixed_bank)`. AGPRs stay what they are in any case.
struct fixed_bank_tag {};
inline constexpr fixed_bank_tag fixed_bank{};

/// A multiple that the first register's number must be: `k.vgpr<f32, 3>(aligned(4))`. 1, 2, 4, ... 64; where instructions
/// need more, registers have more. The array stays in one piece and in its bank.
struct aligned {
  u32 registers;
  source where;
  constexpr explicit aligned(u32 n, source at = source::here()) : registers(n), where(at) {}
};

} // namespace kiln

namespace kiln::author {

/// The part of the builder that takes registers.
class register_makers {
  /// A source that no list of numbers converts to: {0, 1} in the parentheses is two first values.
  struct call_place : source {
    constexpr call_place(const source& s) : source(s) {} // NOLINT: implicit
    static consteval call_place here(const char* file = __builtin_FILE(), u32 line = __builtin_LINE()) {
      return source{file, line};
    }
  };

public:
  constexpr explicit register_makers(draft& k) : k_(&k) {}

  // The compiler names the parameter where an extent is a variable.
  // Registers: k.sgpr<i32>(), k.vgpr<f32, 4>(0), k.agpr<f32, 4, 16>(at_register(0)).

  template<Element T, u32... ConstantShape> constexpr auto sgpr(call_place at = call_place::here()) const {
    using registers = reg<ir::bank::sgpr, T, ConstantShape...>;
    draft& d = *k_;
    return registers(d, d.allocate<ir::bank::sgpr, registers::dwords>(at));
  }
  template<Element T, u32... ConstantShape> constexpr auto vgpr(call_place at = call_place::here()) const {
    using registers = reg<ir::bank::vgpr, T, ConstantShape...>;
    draft& d = *k_;
    return registers(d, d.allocate<ir::bank::vgpr, registers::dwords>(at));
  }
  template<Element T, u32... ConstantShape> constexpr auto agpr(call_place at = call_place::here()) const {
    using registers = reg<ir::bank::agpr, T, ConstantShape...>;
    draft& d = *k_;
    return registers(d, d.allocate<ir::bank::agpr, registers::dwords>(at));
  }

  template<Element T, u32... ConstantShape> constexpr auto sgpr(at_register r) const {
    return make_fixed<ir::bank::sgpr, T, ConstantShape...>(r);
  }
  template<Element T, u32... ConstantShape> constexpr auto vgpr(at_register r) const {
    return make_fixed<ir::bank::vgpr, T, ConstantShape...>(r);
  }
  template<Element T, u32... ConstantShape> constexpr auto agpr(at_register r) const {
    return make_fixed<ir::bank::agpr, T, ConstantShape...>(r);
  }
  template<Element T, u32... ConstantShape>
  constexpr auto vgpr(fixed_bank_tag, source at = source::here()) const {
    return make<ir::bank::vgpr, T, ConstantShape...>(ir::any_of_this_bank, at);
  }

  template<Element T, u32... ConstantShape> constexpr auto sgpr(aligned a) const {
    return make_aligned<ir::bank::sgpr, T, ConstantShape...>(a);
  }
  template<Element T, u32... ConstantShape> constexpr auto vgpr(aligned a) const {
    return make_aligned<ir::bank::vgpr, T, ConstantShape...>(a);
  }
  template<Element T, u32... ConstantShape> constexpr auto agpr(aligned a) const {
    return make_aligned<ir::bank::agpr, T, ConstantShape...>(a);
  }

  // Errors: a first value of another type, or of several values for an SGPR; a type that registers do not have, or none.
  template<Element T, u32... ConstantShape> constexpr auto sgpr(other_value<T, true> v) const {
    return v.refuse(*k_), sgpr<T, ConstantShape...>(call_place(v.where));
  }
  template<Element T, u32... ConstantShape> constexpr auto sgpr(vector_operand v) const {
    return v.template refuse<T>(*k_), sgpr<T, ConstantShape...>(call_place(v.where));
  }
  template<Element T, u32... ConstantShape> constexpr auto vgpr(other_value<T> v) const {
    return v.refuse(*k_), vgpr<T, ConstantShape...>(call_place(v.where));
  }
  template<Element T, u32... ConstantShape> constexpr auto agpr(other_value<T> v) const {
    return v.refuse(*k_), agpr<T, ConstantShape...>(call_place(v.where));
  }
  template<class T, u32... ConstantShape, class First = i32>
    requires(!Element<T>)
  constexpr auto sgpr(const First& = {}, source at = source::here()) const {
    return refuse_type(at), sgpr<i32, ConstantShape...>(call_place(at));
  }
  template<int = 0, class First> constexpr auto sgpr(const First&, source at = source::here()) const {
    return k_->fail(at, "say the type of the registers: k.sgpr<f32>(0)"), sgpr<i32>(call_place(at));
  }
  template<class T, u32... ConstantShape, class First = i32>
    requires(!Element<T>)
  constexpr auto vgpr(const First& = {}, source at = source::here()) const {
    return refuse_type(at), vgpr<i32, ConstantShape...>(call_place(at));
  }
  template<int = 0, class First> constexpr auto vgpr(const First&, source at = source::here()) const {
    return k_->fail(at, "say the type of the registers: k.vgpr<f32>(0)"), vgpr<i32>(call_place(at));
  }
  template<class T, u32... ConstantShape, class First = i32>
    requires(!Element<T>)
  constexpr auto agpr(const First& = {}, source at = source::here()) const {
    return refuse_type(at), agpr<i32, ConstantShape...>(call_place(at));
  }
  template<int = 0, class First> constexpr auto agpr(const First&, source at = source::here()) const {
    return k_->fail(at, "say the type of the registers: k.agpr<f32>(0)"), agpr<i32>(call_place(at));
  }

  /// With a first value, written to every element.
  template<Element T, u32... ConstantShape> constexpr auto sgpr(uniform_value<T> v) const {
    return make<ir::bank::sgpr, T, ConstantShape...>(v);
  }
  template<Element T, u32... ConstantShape> constexpr auto vgpr(stored_value<T> v) const {
    return make<ir::bank::vgpr, T, ConstantShape...>(v);
  }
  template<Element T, u32... ConstantShape> constexpr auto agpr(stored_value<T> v) const {
    return make<ir::bank::agpr, T, ConstantShape...>(v);
  }

  /// With a first value for each element, the last dimension's in a row: `k.vgpr<f32, 4>({1, 2, x, 4})`.
  template<Element T, u32... ConstantShape, u32 N>
    requires(sizeof...(ConstantShape) != 0)
  constexpr auto sgpr(const uniform_value<T> (&values)[N]) const {
    return make_list<ir::bank::sgpr, T, ConstantShape...>(values, N);
  }
  template<Element T, u32... ConstantShape, u32 N>
    requires(sizeof...(ConstantShape) != 0)
  constexpr auto vgpr(const stored_value<T> (&values)[N]) const {
    return make_list<ir::bank::vgpr, T, ConstantShape...>(values, N);
  }
  template<Element T, u32... ConstantShape, u32 N>
    requires(sizeof...(ConstantShape) != 0)
  constexpr auto agpr(const stored_value<T> (&values)[N]) const {
    return make_list<ir::bank::agpr, T, ConstantShape...>(values, N);
  }

private:
  constexpr void refuse_type(const source& at) const {
    k_->fail(at, "registers hold i32, u32, i64, u64, f32, f64, f16, bf16, b32, b64, f16x2, bf16x2, i16x2, "
                 "u16x2, i8x4, fp8x4 or "
                 "bf8x4; kiln::f16 is the type for _Float16, kiln::bf16 for __bf16");
  }
  template<ir::bank Bank, class T, u32... ConstantShape>
  constexpr reg<Bank, T, ConstantShape...> make(i32 fixed, source at) const {
    constexpr u32 dwords = reg<Bank, T, ConstantShape...>::dwords;
    return {*k_, fixed == ir::any_register ? k_->allocate<Bank, dwords>(at)
                                           : k_->allocate(Bank, dwords, fixed, at)};
  }
  template<ir::bank Bank, class T, u32... ConstantShape, class V>
  constexpr reg<Bank, T, ConstantShape...> make(const V& first_value) const {
    auto r = make<Bank, T, ConstantShape...>(-1, first_value.where);
    static_cast<handle<Bank, T, ConstantShape...>&>(r) = first_value;
    return r;
  }
  template<ir::bank Bank, class T, u32... ConstantShape, class V>
  constexpr reg<Bank, T, ConstantShape...> make_list(const V* values, u32 count) const {
    using array = reg<Bank, T, ConstantShape...>;
    constexpr u32 dwords = array::dwords / array::count;
    array r = make<Bank, T, ConstantShape...>(-1, values[0].where);
    if (count != array::count)
      return k_->fail(values[0].where, text_buffer{} << "the array has " << array::count << " elements; "
                                                     << count << " first values are given"),
             r;
    for (u32 i = 0; i < count; ++i) {
      operand element = selection::part(operand(r, values[i].where), i * dwords, dwords);
      element.set_type(element_traits<T>::element); // numbers are converted to it
      selection::assign(*k_, element, values[i]);
    }
    return r;
  }
  template<ir::bank Bank, class T, u32... ConstantShape>
  constexpr reg<Bank, T, ConstantShape...> make_aligned(aligned a) const {
    constexpr u32 most = 64;
    if (a.registers - 1 >= most || (a.registers & (a.registers - 1)) != 0)
      k_->fail(a.where, text_buffer{} << "alignment is " << a.registers
                                      << "; allowed are the powers of two from 1 to " << most);
    auto r = make<Bank, T, ConstantShape...>(ir::any_aligned, a.where);
    ir::register_group& group = k_->program.groups.back();
    if (a.registers > group.alignment) group.alignment = static_cast<u8>(a.registers);
    k_->program.has_aligned = true;
    return r;
  }
  template<ir::bank Bank, class T, u32... ConstantShape>
  constexpr reg<Bank, T, ConstantShape...> make_fixed(at_register r) const {
    const isa::arch_facts& f = isa::facts_of(k_->arch());
    const u32 limit = is_sgpr_bank<Bank> ? f.sgpr_count : !is_agpr_bank<Bank> ? f.vgpr_count : f.agpr_count;
    const u32 dwords = reg<Bank, T, ConstantShape...>::dwords;
    if (r.number + dwords > limit)
      k_->fail(r.where, text_buffer{} << "register " << r.number << " is out of range; allowed range is 0.."
                                      << limit - dwords);
    return make<Bank, T, ConstantShape...>(static_cast<i32>(r.number), r.where);
  }

  draft* k_;
};

} // namespace kiln::author
