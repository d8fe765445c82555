// SPDX-License-Identifier: MIT
// What a kernel function receives: registers, LDS, ids, control flow, and every instruction of the target by name.
#pragma once

#include <kiln/author/arguments.hpp>
#include <kiln/author/launch_size.hpp>
#include <kiln/author/memory/buffer.hpp>
#include <kiln/author/memory/lds_space.hpp>
#include <kiln/author/memory/lds_tensor.hpp>
#include <kiln/author/rounding.hpp>

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

class builder : public build::launch_size {
  template<class T> using scalar = build::reg<ir::bank::sgpr, T>;
  template<class T> using vector = build::reg<ir::bank::vgpr, T>;

  /// A source that no list of numbers converts to: {0, 1} in the parentheses is two first values.
  struct call_place : source {
    constexpr call_place(const source& s) : source(s) {} // NOLINT: implicit
    static consteval call_place here(const char* file = __builtin_FILE(), u32 line = __builtin_LINE()) {
      return source{file, line};
    }
  };

public:
  template<class T> struct three {
    T x, y, z;
  };

  /// A builder for one kernel: `block_size` is the number of work-items of a workgroup in x, y, z.
  constexpr builder(isa::arch a, u32 block_x, u32 block_y = 1, u32 block_z = 1)
      : launch_size(a),
        kernarg_(*this, take(ir::input::kind::kernarg_pointer, ir::bank::sgpr, 2, 0)),
        block_idx{{*this, take(ir::input::kind::workgroup_id_x, ir::bank::sgpr, 1, 2)},
                  {*this, take(ir::input::kind::workgroup_id_y, ir::bank::sgpr, 1, 3)},
                  {*this, take(ir::input::kind::workgroup_id_z, ir::bank::sgpr, 1, 4)}},
        thread_idx{{*this, take(ir::input::kind::work_item_id_x, ir::bank::vgpr, 1, 0)},
                   {*this, take(ir::input::kind::work_item_id_y, ir::bank::vgpr, 1, 1)},
                   {*this, take(ir::input::kind::work_item_id_z, ir::bank::vgpr, 1, 2)}},
        block_dim{static_cast<i32>(block_x), static_cast<i32>(block_y), static_cast<i32>(block_z)},
        grid_dim{{*this, 0}, {*this, 1}, {*this, 2}} {
    program_.block_size[0] = block_x;
    program_.block_size[1] = block_y;
    program_.block_size[2] = block_z;
  }

private:
  build::reg<ir::bank::sgpr, u64> kernarg_;

public:
  const three<scalar<i32>> block_idx;  ///< workgroup id
  const three<vector<i32>> thread_idx; ///< work-item id in the workgroup
  const three<i32> block_dim;          ///< work-items of a workgroup; known when the kernel is compiled
  const three<grid_extent> grid_dim;   ///< workgroups of the launch, HIP's gridDim

  // Registers: k.sgpr<i32>(), k.vgpr<f32, 4>(0), k.agpr<f32, 4, 16>(at_register(0)).

  template<build::Element T, u32... Shape> constexpr auto sgpr(call_place at = call_place::here()) {
    using registers = build::reg<ir::bank::sgpr, T, Shape...>;
    build::draft& d = draft_;
    return registers(d, d.allocate<ir::bank::sgpr, registers::dwords>(at));
  }
  template<build::Element T, u32... Shape> constexpr auto vgpr(call_place at = call_place::here()) {
    using registers = build::reg<ir::bank::vgpr, T, Shape...>;
    build::draft& d = draft_;
    return registers(d, d.allocate<ir::bank::vgpr, registers::dwords>(at));
  }
  template<build::Element T, u32... Shape> constexpr auto agpr(call_place at = call_place::here()) {
    using registers = build::reg<ir::bank::agpr, T, Shape...>;
    build::draft& d = draft_;
    return registers(d, d.allocate<ir::bank::agpr, registers::dwords>(at));
  }

  template<build::Element T, u32... Shape> constexpr auto sgpr(at_register r) {
    return make_fixed<ir::bank::sgpr, T, Shape...>(r);
  }
  template<build::Element T, u32... Shape> constexpr auto vgpr(at_register r) {
    return make_fixed<ir::bank::vgpr, T, Shape...>(r);
  }
  template<build::Element T, u32... Shape> constexpr auto agpr(at_register r) {
    return make_fixed<ir::bank::agpr, T, Shape...>(r);
  }
  template<build::Element T, u32... Shape> constexpr auto vgpr(fixed_bank_tag, source at = source::here()) {
    return make<ir::bank::vgpr, T, Shape...>(ir::any_of_this_bank, at);
  }

  template<build::Element T, u32... Shape> constexpr auto sgpr(aligned a) {
    return make_aligned<ir::bank::sgpr, T, Shape...>(a);
  }
  template<build::Element T, u32... Shape> constexpr auto vgpr(aligned a) {
    return make_aligned<ir::bank::vgpr, T, Shape...>(a);
  }
  template<build::Element T, u32... Shape> constexpr auto agpr(aligned a) {
    return make_aligned<ir::bank::agpr, T, Shape...>(a);
  }

  /// With a first value, written to every element.
  template<build::Element T, u32... Shape> constexpr auto sgpr(build::uniform_value<T> v) {
    return make<ir::bank::sgpr, T, Shape...>(v);
  }
  template<build::Element T, u32... Shape> constexpr auto vgpr(build::stored_value<T> v) {
    return make<ir::bank::vgpr, T, Shape...>(v);
  }
  template<build::Element T, u32... Shape> constexpr auto agpr(build::stored_value<T> v) {
    return make<ir::bank::agpr, T, Shape...>(v);
  }

  /// With a first value for each element, the last dimension's in a row: `k.vgpr<f32, 4>({1, 2, x, 4})`.
  template<build::Element T, u32... Shape, u32 N>
    requires(sizeof...(Shape) != 0)
  constexpr auto sgpr(const build::uniform_value<T> (&values)[N]) {
    return make_list<ir::bank::sgpr, T, Shape...>(values, N);
  }
  template<build::Element T, u32... Shape, u32 N>
    requires(sizeof...(Shape) != 0)
  constexpr auto vgpr(const build::stored_value<T> (&values)[N]) {
    return make_list<ir::bank::vgpr, T, Shape...>(values, N);
  }
  template<build::Element T, u32... Shape, u32 N>
    requires(sizeof...(Shape) != 0)
  constexpr auto agpr(const build::stored_value<T> (&values)[N]) {
    return make_list<ir::bank::agpr, T, Shape...>(values, N);
  }

  /// An array of `count` elements in the workgroup's LDS.
  template<build::MemoryType M> constexpr build::lds_array<M> lds(u32 count, source at = source::here()) {
    return {*this, take_lds(u64{count} * build::memory_type<M>::bytes, at), count};
  }

  /// The same with a shape: `k.lds_tensor<f32, 16, 64>()`. Coordinates take the place of one index.
  template<build::MemoryType M, u32... Extents>
  constexpr kiln::lds_tensor<M, no_swizzle, Extents...> lds_tensor(source at = source::here()) {
    return {*this, take_lds(layout<M, Extents...>::bytes, at)};
  }
  /// Gives an array's bytes back; later arrays may get them. Waves may still be reading: s_barrier is the author's.
  template<class Array> constexpr void free_lds(const Array& array, source at = source::here()) {
    if (!lds_space_.give_back(array.offset_bytes()))
      fail(at, text_buffer{} << "LDS at byte " << array.offset_bytes()
                             << " is not taken: free_lds gives back an array once, under its first name");
  }

  /// A buffer descriptor for `size_bytes` bytes at a pointer.
  constexpr kiln::buffer buffer(build::uniform_value<u64> address, build::uniform_value<u32> size_bytes,
                                source at = source::here()) {
    kiln::buffer b(*this, allocate(ir::bank::sgpr, 4, -1, at));
    b.setup(address, size_bytes);
    return b;
  }

  /// Index of this lane in its wave: 0..63.
  constexpr vector<i32> lane_id(source at = source::here()) {
    const operand low = new_reg(ir::bank::vgpr, isa::element::i32, at),
                  id = new_reg(ir::bank::vgpr, isa::element::i32, at);
    emit(isa::mn::v_mbcnt_lo_u32_b32, low, -1, 0, at);
    emit(isa::mn::v_mbcnt_hi_u32_b32, id, -1, low, at);
    return {*this, id.code.payload()};
  }
  /// Index of this wave in its workgroup, in an SGPR: work-items go to waves in the order of x, then y, then z.
  constexpr scalar<i32> wave_id(source at = source::here()) {
    const operand id = new_reg(ir::bank::sgpr, isa::element::i32, at);
    if (block_dim.x * block_dim.y * block_dim.z <= 64)
      return move(id, operand(0, at)), scalar<i32>{*this, id.code.payload()};
    const operand item = first_lane_of(thread_idx.x, at);
    if (block_dim.y * block_dim.z != 1) {
      const operand row = first_lane_of(thread_idx.y, at);
      if (block_dim.z != 1) {
        const operand plane = first_lane_of(thread_idx.z, at);
        emit(isa::mn::s_mul_i32, plane, plane, operand(block_dim.y, at));
        emit(isa::mn::s_add_i32, row, row, plane);
      }
      emit(isa::mn::s_mul_i32, row, row, operand(block_dim.x, at));
      emit(isa::mn::s_add_i32, item, item, row);
    }
    emit(isa::mn::s_lshr_b32, id, item, operand(6, at));
    return {*this, id.code.payload()};
  }
  /// The value of the first enabled lane, in an SGPR.
  template<build::Element T>
  constexpr scalar<T> read_first_lane(const build::handle<ir::bank::vgpr, T>& v, source at = source::here()) {
    const operand d = new_reg(ir::bank::sgpr, build::element_traits<T>::element, at);
    emit(isa::mn::v_readfirstlane_b32, d, build::operand(v, at));
    return {*this, d.code.payload()};
  }

  /// Calls registers by a name where people see them: in listings with registers (show_code, dump_code) and where registers
  /// run out. `k.name(sum, "sum")` has no instruction.
  template<build::RegisterHandle H> constexpr void name(const H& registers, const char* name) {
    program_.names.push_back({registers.first_dword(), H::dwords, name});
  }

  /// Compiles this kernel without some passes: `k.without<passes::share_expressions>()`.
  template<passes... Names> constexpr void without() {
    program_.left_out |= kiln::without<Names...>::left_out;
  }

  /// What `body` writes may change its order, named instructions too: passes move independent instructions between
  /// dependent ones and into gaps that would be s_nop. Results and the order of memory accesses stay.
  template<class Body> constexpr void schedule(Body body) {
    const u32 begin = program_.code.size();
    ++marking_;
    body();
    --marking_;
    for (u32 i = begin; i < program_.code.size(); ++i) program_.code[i].marks |= ir::mark::movable;
    program_.has_schedule = true;
  }

  /// LDS accesses and loads to LDS in `body` are not waited for at barriers, nor loads to LDS before other LDS accesses: the
  /// author says by s_waitcnt when they are settled, as for a prefetch that stays in flight around a loop. Registers that
  /// they fill are waited for as ever.
  template<class Body> constexpr void detached(Body body) {
    const u32 begin = program_.code.size();
    ++marking_;
    body();
    --marking_;
    for (u32 i = begin; i < program_.code.size(); ++i) program_.code[i].marks |= ir::mark::detached;
  }

  /// Lays the kernarg segment out as a C struct of `Host` types would be, loads all of it in the widest pieces, and
  /// calls `kernel(*this, arg<Host>...)`.
  template<class... Host, class Kernel> constexpr void run(Kernel kernel) {
    u32 size = 0;
    ((size = (size + u32{alignof(Host)} - 1) / u32{alignof(Host)} * u32{alignof(Host)},
      program_.arguments.push_back({size, u32{sizeof(Host)}, __is_pointer(Host), u32{alignof(Host)}}),
      size += u32{sizeof(Host)}),
     ...);
    const u32 first = load_kernarg((size + 3) / 4);
    pass_arguments<Host...>(kernel, first, __make_integer_seq<indices, u32, sizeof...(Host)>{});
  }

private:
  using operand = build::operand;
  template<class, u32... I> struct indices {};

  constexpr operand first_lane_of(const vector<i32>& v, source at) {
    const operand s = new_reg(ir::bank::sgpr, isa::element::i32, at);
    emit(isa::mn::v_readfirstlane_b32, s, operand(v, at));
    return s;
  }
  /// First byte of that many free bytes of LDS.
  constexpr u32 take_lds(u64 bytes, source at) {
    constexpr u32 alignment = 16; // the widest LDS access
    const u32 limit = isa::facts_of(arch()).lds_bytes;
    u32 first = 0;
    u64 end = bytes;
    if (bytes <= limit) {
      first = lds_space_.take(static_cast<u32>(bytes), alignment);
      end = first + bytes;
    }
    if (end > limit)
      fail(at, text_buffer{} << "LDS: this array of " << bytes << " bytes brings the kernel to " << end
                             << "; " << isa::facts_of(arch()).name << " has " << limit << " for a workgroup");
    else if (end > program_.lds_bytes)
      program_.lds_bytes = static_cast<u32>(end);
    return first;
  }
  build::lds_space lds_space_;

  template<class... Host, class Kernel, u32... I>
  constexpr void pass_arguments(Kernel kernel, u32 first, indices<u32, I...>) {
    const ir::argument* a = program_.arguments.begin();
    kernel(*this,
           arg<Host>(build::argument_place{*this, first + a[I].offset_bytes / 4, a[I].offset_bytes % 4})...);
  }

  /// Returns the virtual dword that holds the segment's first dword; the others follow.
  constexpr u32 load_kernarg(u32 dwords) {
    constexpr isa::mn::mnemonic loads[5] = {isa::mn::s_load_dword, isa::mn::s_load_dwordx2,
                                            isa::mn::s_load_dwordx4, isa::mn::s_load_dwordx8,
                                            isa::mn::s_load_dwordx16};
    const u32 first = program_.virtual_dwords;
    for (u32 at = 0, log = 4; at < dwords;) {
      while ((1u << log) > dwords - at) --log;
      operand d = reg_operand(ir::bank::sgpr, allocate(ir::bank::sgpr, 1u << log), isa::element::bits, {});
      d.dwords = static_cast<u8>(1u << log);
      emit_any<0>(loads[log], d, operand(kernarg_, source{}), operand(static_cast<i32>(at * 4), source{}));
      at += 1u << log;
    }
    return first;
  }

  constexpr u32 take(ir::input::kind what, ir::bank bank, u32 dwords, i32 number) {
    program_.inputs.push_back({what, program_.groups.size()});
    return allocate(bank, dwords, number);
  }
  template<ir::bank Bank, class T, u32... Shape>
  constexpr build::reg<Bank, T, Shape...> make(i32 fixed, source at) {
    constexpr u32 dwords = build::reg<Bank, T, Shape...>::dwords;
    return {*this,
            fixed == ir::any_register ? allocate<Bank, dwords>(at) : allocate(Bank, dwords, fixed, at)};
  }
  template<ir::bank Bank, class T, u32... Shape, class V>
  constexpr build::reg<Bank, T, Shape...> make(const V& first_value) {
    auto r = make<Bank, T, Shape...>(-1, first_value.where);
    static_cast<build::handle<Bank, T, Shape...>&>(r) = first_value;
    return r;
  }
  template<ir::bank Bank, class T, u32... Shape, class V>
  constexpr build::reg<Bank, T, Shape...> make_list(const V* values, u32 count) {
    using array = build::reg<Bank, T, Shape...>;
    constexpr u32 dwords = array::dwords / array::count;
    array r = make<Bank, T, Shape...>(-1, values[0].where);
    if (count != array::count)
      return fail(values[0].where, text_buffer{} << "the array has " << array::count << " elements; " << count
                                                 << " first values are given"),
             r;
    for (u32 i = 0; i < count; ++i) {
      operand element = part(operand(r, values[i].where), i * dwords, dwords);
      element.set_type(build::element_traits<T>::element); // numbers are converted to it
      assign(element, values[i]);
    }
    return r;
  }
  template<ir::bank Bank, class T, u32... Shape>
  constexpr build::reg<Bank, T, Shape...> make_aligned(aligned a) {
    constexpr u32 most = 64;
    if (a.registers - 1 >= most || (a.registers & (a.registers - 1)) != 0)
      fail(a.where, text_buffer{} << "alignment is " << a.registers
                                  << "; allowed are the powers of two from 1 to " << most);
    auto r = make<Bank, T, Shape...>(ir::any_aligned, a.where);
    ir::register_group& group = program_.groups.back();
    if (a.registers > group.alignment) group.alignment = static_cast<u8>(a.registers);
    program_.has_aligned = true;
    return r;
  }
  template<ir::bank Bank, class T, u32... Shape>
  constexpr build::reg<Bank, T, Shape...> make_fixed(at_register r) {
    const isa::arch_facts& f = isa::facts_of(arch());
    const u32 limit = build::is_sgpr_bank<Bank>    ? f.sgpr_count
                      : !build::is_agpr_bank<Bank> ? f.vgpr_count
                                                   : f.agpr_count;
    const u32 dwords = build::reg<Bank, T, Shape...>::dwords;
    if (r.number + dwords > limit)
      fail(r.where, text_buffer{} << "register " << r.number << " is out of range; allowed range is 0.."
                                  << limit - dwords);
    return make<Bank, T, Shape...>(static_cast<i32>(r.number), r.where);
  }
};

} // namespace kiln
