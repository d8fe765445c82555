// SPDX-License-Identifier: MIT
// Memory addressed by a buffer descriptor: bounds-checked loads and stores of every width, and loads straight into LDS.
#pragma once

#include <kiln/author/memory/atomic_instructions.hpp>
#include <kiln/author/memory/byte_offset.hpp>
#include <kiln/author/memory/pointer_arithmetic.hpp>

namespace kiln {

/// For data that is read or written once: `sc0 nt`, on gfx90a `glc slc`.
struct non_temporal_tag {};
inline constexpr non_temporal_tag non_temporal;

/// A buffer descriptor in four SGPRs (raw buffer: stride 0, offsets in bytes; CDNA3 ISA manual, 9.1.8). Lanes whose bytes lie
/// past its size load 0 and store nothing. Offsets have a lane, a uniform and a constant part; constants beyond the
/// instruction's 12 bits go into the uniform part.
class buffer : public author::reg<ir::bank::sgpr, b32, 4> {
  using base = author::reg<ir::bank::sgpr, b32, 4>;
  using operand = emit::operand;

public:
  constexpr buffer(emit::draft& k, u32 first) : base(k, first) {}
  constexpr buffer(const buffer& other, source at = source::here()) : base(other, at) {}
  constexpr buffer(buffer&&) = default;

  /// Writes all four registers.
  constexpr void setup(const author::uniform_value<u64>& address, const author::element_count& size_bytes) {
    emit::draft& k = program_draft();
    if (size_bytes.is_wide())
      return k.fail(size_bytes.where, "a buffer ends at 4 GiB: its number of bytes has 32 bits");
    if (!size_bytes.is_uniform())
      return k.fail(size_bytes.where, "the size of a buffer is the same for all lanes: a number, or an SGPR");
    k.program.has_descriptors =
        k.program.has_descriptors || !address.is_constant() || !size_bytes.is_constant();
    set_base(address);
    selection::move(k, word(2, size_bytes.where), untyped(size_bytes));
    selection::move(k, word(3, size_bytes.where), operand(0x0002'0000, size_bytes.where)); // data format 32
  }
  constexpr void set_base(const author::uniform_value<u64>& address) {
    operand d = selection::reg_operand(ir::bank::sgpr, first_dword(), isa::element::u64, address.where);
    selection::move(program_draft(), d, address);
  }
  constexpr author::handle<ir::bank::sgpr, u64> address() const { return {program_draft(), first_dword()}; }
  constexpr author::handle<ir::bank::sgpr, u32> size_bytes() const {
    return {program_draft(), first_dword() + 2};
  }

  /// Moves the begin of the buffer; its end stays where it is.
  constexpr void advance(const author::uniform_value<u32>& bytes) {
    emit::draft& k = program_draft();
    move_base(bytes);
    const operand n = word(2, bytes.where);
    k.emit(isa::mn::s_sub_u32, n, n, untyped(bytes));
    k.emit(isa::mn::s_cselect_b32, n, operand(0, bytes.where), n);
  }
  /// Moves the whole buffer, so that its end moves too.
  constexpr void move_base(const author::uniform_value<u32>& bytes) {
    emit::draft& k = program_draft();
    const operand low = word(0, bytes.where), high = word(1, bytes.where);
    k.emit(isa::mn::s_add_u32, low, low, untyped(bytes));
    k.emit(isa::mn::s_addc_u32, high, high, operand(0, bytes.where));
  }

  // An index counts elements: M of load<M> and store<M>, else those of the register type. A byte_offset is in bytes.

  /// `Count` elements of type M, 1, 2, 4, 8, 12 or 16 bytes a lane or a multiple of 16. Several narrow elements come packed: 8
  /// bf16 are 4 bf16x2.
  template<author::MemoryType M, u32 Count = 1, class... Policy>
  constexpr auto load(const byte_offset& at, const Policy&... policy) const {
    using registers = author::loaded_registers<M, Count>;
    if constexpr (registers::fits) {
      const operand d =
          selection::new_regs(program_draft(), ir::bank::vgpr, registers::dwords, at.parts[0].where);
      access_pieces<registers::bytes>(load_mnemonic<M>(piece<registers::bytes>), d, at, policy...);
      return typename registers::type(program_draft(), d.code.payload());
    } else {
      return registers::refuse(program_draft(), at.parts[0].where);
    }
  }
  template<author::MemoryType M, u32 Count = 1, class... Policy>
  constexpr auto load(const author::index_value& i, const Policy&... policy) const {
    return load<M, Count>(offset_of(i, author::memory_type<M>::bytes), policy...);
  }
  /// An error.
  template<int = 0, class A> constexpr auto load(const A&, source where = source::here()) const {
    program_draft().fail(where, "say the type of what is loaded: b.load<f32>(i), b.load<f32, 4>(i)");
    return author::reg<ir::bank::vgpr, f32>(program_draft(),
                                            program_draft().allocate<ir::bank::vgpr, 1>(where));
  }
  /// 1 to 4 whole registers into existing VGPRs or AGPRs.
  template<emit::RegisterHandle H, class... Policy>
  constexpr void load_to(const H& d, const byte_offset& at, const Policy&... policy) const {
    static_assert(H::dwords <= 4 && !emit::is_sgpr_bank<H::bank>, "one load fills 1 to 4 VGPRs or AGPRs");
    access(load_mnemonic<b32>(H::dwords * 4), untyped(operand(d, at.parts[0].where)), at, policy...);
  }
  template<emit::RegisterHandle H, class... Policy>
  constexpr void load_to(const H& d, const author::index_value& i, const Policy&... policy) const {
    load_to(d, offset_of(i, element_bytes<H>), policy...);
  }
  /// Whole registers: 4, 8, 12 or 16 bytes a lane or a multiple of 16.
  template<emit::RegisterHandle H, class... Policy>
  constexpr void store(const byte_offset& at, const H& value, const Policy&... policy) const {
    constexpr u32 bytes = H::dwords * 4;
    using dwords = author::stored_registers<b32, author::handle<H::bank, b32, H::dwords>>;
    if constexpr (dwords::fits)
      access_pieces<bytes>(store_mnemonic(piece<bytes>), untyped(operand(value, at.parts[0].where)), at,
                           policy...);
    else
      dwords::refuse(program_draft(), at.parts[0].where);
  }
  template<emit::RegisterHandle H, class... Policy>
  constexpr void store(const author::index_value& i, const H& value, const Policy&... policy) const {
    store(offset_of(i, element_bytes<H>), value, policy...);
  }
  /// As elements of type M: the low 8 or 16 bits of one register, or whole registers of packed elements.
  template<author::MemoryType M, emit::RegisterHandle H, class... Policy>
  constexpr void store(const byte_offset& at, const H& value, const Policy&... policy) const {
    using registers = author::stored_registers<M, H>;
    if constexpr (!registers::fits)
      registers::refuse(program_draft(), at.parts[0].where);
    else if constexpr (registers::narrow)
      access(store_mnemonic(registers::bytes), untyped(operand(value, at.parts[0].where)), at, policy...);
    else
      store(at, value, policy...);
  }
  template<author::MemoryType M, emit::RegisterHandle H, class... Policy>
  constexpr void store(const author::index_value& i, const H& value, const Policy&... policy) const {
    store<M>(offset_of(i, author::memory_type<M>::bytes), value, policy...);
  }

  /// Adds to memory, one element of i32, u32, i64, u64, f32, f64, f16x2, or on gfx950 bf16x2 a lane, at a multiple of its size.
  /// Elements past the buffer's size stay as they are. At the agent's scope, relaxed.
  template<emit::RegisterHandle H> constexpr void atomic_add(const byte_offset& at, const H& value) const {
    using element = typename H::element_type;
    static_assert(author::is_added_in_memory<element> && H::count == 1,
                  "a buffer has atomic additions of one i32, u32, i64, u64, f32, f64, f16x2 or bf16x2");
    if constexpr (author::is_added_in_memory<element>)
      access(author::buffer_add<element>(), untyped(operand(value, at.parts[0].where)), at);
  }

  /// Loads into LDS without going through registers: lane i's bytes arrive at `lds_bytes` + i * Bytes (i * 16 for 12). Bytes
  /// is 1, 2 or 4, on gfx950 also 12 or 16 (1 and 2 fill a dword each). The LDS place goes to m0.
  template<u32 Bytes, class... Policy>
  constexpr void load_to_lds(const author::offset_part& lds_bytes, const byte_offset& at,
                             const Policy&... policy) const {
    static_assert(Bytes == 1 || Bytes == 2 || Bytes == 4 || Bytes == 12 || Bytes == 16,
                  "a lane loads 1, 2, 4, 12 or 16 bytes into LDS");
    using namespace isa::mn;
    emit::draft& k = program_draft();
    if (Bytes > 4 && k.arch() != isa::arch::gfx950)
      return k.fail(at.parts[0].where, text_buffer{}
                                           << "loads of " << Bytes << " bytes a lane into LDS exist on "
                                           << "gfx950 only; " << isa::facts_of(k.arch()).name << " has 4");
    operand m = m0;
    m.where = lds_bytes.where;
    k.emit(s_mov_b32, m, untyped(lds_bytes));
    k.program.written_unnamed |= isa::special::m0;
    split s = split_offset(at, 0); // the constant of the instruction would move the LDS place too
    constexpr isa::mn::mnemonic which = Bytes == 1    ? buffer_load_ubyte
                                        : Bytes == 2  ? buffer_load_ushort
                                        : Bytes == 4  ? buffer_load_dword
                                        : Bytes == 12 ? buffer_load_dwordx3
                                                      : buffer_load_dwordx4;
    k.emit(which, s.lane, operand(*this, s.lane.where), s.uniform, lds, s.with_lane, policy_of(policy)...);
  }

private:
  struct split {
    operand lane = off, uniform;
    emit::modifier with_lane, constant;
  };
  static constexpr i64 largest_constant = 4095;

  template<class H>
  static constexpr u32 element_bytes = emit::element_traits<typename H::element_type>::dwords * 4;
  constexpr byte_offset offset_of(const operand& index, u32 bytes) const {
    author::offset_sum sum;
    sum.add(program_draft(), index, bytes);
    return byte_offset(sum);
  }

  static constexpr operand untyped(operand o) {
    o.set_type(isa::element::bits);
    return o;
  }
  constexpr operand word(u32 i, source at) const {
    return selection::reg_operand(ir::bank::sgpr, first_dword() + i, isa::element::bits, at);
  }
  constexpr emit::modifier policy_of(const emit::modifier& m) const { return m; }
  constexpr emit::modifier policy_of(non_temporal_tag) const {
    emit::modifier a = is_gfx90a(program_draft().arch()) ? glc : sc0;
    const emit::modifier b = is_gfx90a(program_draft().arch()) ? slc : nt;
    a.given |= b.given;
    a.values |= b.values;
    return a;
  }

  template<author::MemoryType M> static constexpr isa::mn::mnemonic load_mnemonic(u32 bytes) {
    using namespace isa::mn;
    constexpr bool sign = emit::element_traits<typename author::memory_type<M>::register_type>::is_signed;
    switch (bytes) {
    case 1: return sign ? buffer_load_sbyte : buffer_load_ubyte;
    case 2: return sign ? buffer_load_sshort : buffer_load_ushort;
    case 4: return buffer_load_dword;
    case 8: return buffer_load_dwordx2;
    case 12: return buffer_load_dwordx3;
    default: return buffer_load_dwordx4;
    }
  }
  static constexpr isa::mn::mnemonic store_mnemonic(u32 bytes) {
    using namespace isa::mn;
    switch (bytes) {
    case 1: return buffer_store_byte;
    case 2: return buffer_store_short;
    case 4: return buffer_store_dword;
    case 8: return buffer_store_dwordx2;
    case 12: return buffer_store_dwordx3;
    default: return buffer_store_dwordx4;
    }
  }

  /// Brings an offset into the instruction's form: the constant into `most` at most, the rest elsewhere.
  constexpr split split_offset(const byte_offset& at, i64 most) const {
    emit::draft& k = program_draft();
    author::offset_sum sum = at.sum(k);
    split s;
    s.uniform = operand(0, sum.where);
    i64 kept = most == 0 ? 0 : sum.bytes & largest_constant;
    i64 rest = sum.bytes - kept;
    if (rest < 0 && !sum.has_lane() && !sum.has_uniform())
      k.fail(sum.where, text_buffer{} << "buffer offset " << sum.bytes
                                      << " is out of range; allowed range is 0..4294967295");
    if (rest < 0 && sum.has_lane()) { // the uniform part is unsigned, lanes' offsets wrap at 32 bits
      sum.lane = selection::reg_operand(ir::bank::vgpr,
                                        selection::binary(k, selection::operation::add, isa::element::u32,
                                                          sum.lane, operand(sum.bytes, sum.where)),
                                        isa::element::u32, sum.where);
      kept = rest = 0;
    }
    if (rest != 0 && sum.has_uniform())
      sum.uniform = selection::reg_operand(ir::bank::sgpr,
                                           selection::binary(k, selection::operation::add, isa::element::u32,
                                                             sum.uniform, operand(rest, sum.where)),
                                           isa::element::u32, sum.where);
    else if (rest != 0) {
      sum.uniform = selection::new_reg(k, ir::bank::sgpr, isa::element::u32, sum.where);
      selection::move(k, sum.uniform, operand(rest, sum.where));
    }
    if (sum.has_lane()) {
      s.lane = untyped(sum.lane);
      s.with_lane = offen;
    }
    s.lane.where = sum.where;
    if (sum.has_uniform()) s.uniform = untyped(sum.uniform);
    if (kept != 0) s.constant = offset(kept);
    return s;
  }

  /// What one instruction moves of so many bytes.
  template<u32 Bytes> static constexpr u32 piece = Bytes < 16 ? Bytes : 16;
  template<u32 Bytes, class... Policy>
  constexpr void access_pieces(isa::mn::mnemonic m, const operand& data, const byte_offset& at,
                               const Policy&... policy) const {
    if constexpr (Bytes <= 16) {
      access(m, data, at, policy...);
    } else {
      author::offset_sum sum = at.sum(program_draft());
      for (u32 done = 0; done < Bytes; done += 16, sum.bytes += 16)
        access(m, selection::part(data, done / 4, 4), byte_offset(sum), policy...);
    }
  }
  template<class... Policy>
  constexpr void access(isa::mn::mnemonic m, const operand& data, const byte_offset& at,
                        const Policy&... policy) const {
    const split s = split_offset(at, largest_constant);
    program_draft().emit(m, data, s.lane, operand(*this, s.lane.where), s.uniform, s.with_lane, s.constant,
                         policy_of(policy)...);
  }
};

} // namespace kiln
