// SPDX-License-Identifier: MIT
// Which wait-state rules can apply to the instructions of a row, for the judge's filter: supersets.
#pragma once

#include <kiln/analysis/registers/operand_slots.hpp>
#include <kiln/isa/hazard/classify.hpp>
#include <kiln/isa/hazard/resource.hpp>
#include <kiln/isa/hazard/table.hpp>
#include <kiln/support/list.hpp>

namespace kiln::check::detail {

// Sets of registers as bits: one for each four vector registers (v0 to v255, a0 to a255), and one for each two scalar ones, by
// source code (s0 to s101, FLAT_SCRATCH, VCC, M0, EXEC). One statement per function: constant evaluation counts statements.
namespace hazard_bits {
inline constexpr u32 agpr_shift =
    ir::kind_shift() - 6; ///< puts the sets of a0 to a255 above those of v0 to v255
inline constexpr u32 scalar_kinds = 1u << static_cast<u32>(ir::operand_kind::sgpr) |
                                    1u << static_cast<u32>(ir::operand_kind::fixed),
                     codes = ir::source_code::zero;

constexpr u64 of_code(u32 code, u32 more) { return ((u64{2} << ((code & 1) + more) / 2) - 1) << code / 2; }
inline constexpr u64 vcc = of_code(ir::source_code::vcc, 1), exec = of_code(ir::source_code::exec, 1),
                     m0 = of_code(ir::source_code::m0, 0),
                     flat_scratch = of_code(ir::source_code::flat_scratch, 1);

constexpr u128 of_vector(u32 o, u32 more) {
  return o >> ir::vector_shift() != 1
             ? 0
             : ((u128{2} << ((o & 3) + more) / 4) - 1) << ((o >> 2 | o >> agpr_shift) & 127);
}
/// The registers of the first four operands; `more`: dwords of each beyond its first.
constexpr u128 of_vectors(u128 ops, u128 more) {
  return of_vector(static_cast<u32>(ops), static_cast<u32>(more)) |
         of_vector(static_cast<u32>(ops >> 32), static_cast<u32>(more >> 32)) |
         of_vector(static_cast<u32>(ops >> 64), static_cast<u32>(more >> 64)) |
         of_vector(static_cast<u32>(ops >> 96), static_cast<u32>(more >> 96));
}
constexpr u64 of_scalar(u32 o, u32 more) {
  return (scalar_kinds >> (o >> ir::kind_shift()) & 1) == 0 ? 0
         : (o & ir::payload_mask()) < codes
             ? ((u64{2} << ((o & 1) + more) / 2) - 1) << (o & ir::payload_mask()) / 2
         : (o & ir::payload_mask()) == ir::source_code::vccz  ? vcc
         : (o & ir::payload_mask()) == ir::source_code::execz ? exec
                                                              : 0;
}
constexpr u64 of_scalars(u128 ops, u128 more) {
  return of_scalar(static_cast<u32>(ops), static_cast<u32>(more)) |
         of_scalar(static_cast<u32>(ops >> 32), static_cast<u32>(more >> 32)) |
         of_scalar(static_cast<u32>(ops >> 64), static_cast<u32>(more >> 64)) |
         of_scalar(static_cast<u32>(ops >> 96), static_cast<u32>(more >> 96));
}
} // namespace hazard_bits

/// A row in one word: the consumers that its instructions may be, in the lowest bits, and the following.
namespace consumer_word {
inline constexpr isa::hazard::consumer_mask consumers = (u64{1} << isa::hazard::consumer_count) - 1;
inline constexpr u64 produces = u64{1}
                                << 40;     ///< a long-range producer: some rule requires more than near_reach
inline constexpr u64 nop = u64{1} << 41;   ///< s_nop, which takes more than one wait state
inline constexpr u64 dgemm = u64{1} << 42; ///< an f64 matrix instruction
inline constexpr u64 met = u64{1} << 43;
inline constexpr u32 longest_shift = 48; ///< of `longest` in affected(): see hazard_digest
inline constexpr u32 number_shift = 48;  ///< of the index of its digest
inline constexpr i32 near_reach = 2;
// Consumers that meet their producer in a scalar register, without naming a register, and in a vector register.
inline constexpr isa::hazard::consumer_mask by_scalars =
    isa::hazard::consumer::lane_select | isa::hazard::consumer::div_fmas |
    isa::hazard::consumer::memory_sgpr | isa::hazard::consumer::valu_sgpr | isa::hazard::consumer::z_data |
    isa::hazard::consumer::exec_data | isa::hazard::consumer::scratch_base;
inline constexpr isa::hazard::consumer_mask by_none = isa::hazard::consumer::unnamed & ~by_scalars,
                                            by_vectors = consumers & ~by_scalars & ~by_none;
static_assert(consumers < produces, "the bits of consumers end where those of the judge's other facts begin");
static_assert(isa::row_count < u64{1} << (64 - number_shift),
              "the index of a digest has the bits above number_shift");
} // namespace consumer_word

/// The facts of a row that do not fit into its word. Slots as in analysis::operand_slots.
struct hazard_digest {
  u16 row;
  u8 longest; ///< most wait states that a rule requires after one of its instructions
  /// Consumers that some rule keeps apart from its instructions: always, if these write EXEC, if these write M0.
  isa::hazard::consumer_mask consumers, if_exec, if_m0;
  u128 consumed, produced; ///< slots of the operands that rules may apply to, as consumer and as producer
  u64 consumed_high;       ///< `consumed` for the operands after the first four
  u64 reads, writes;       ///< scalar registers that no operand names
  bool about_scalars;      ///< as a producer, some rule on it applies to scalar registers
  analysis::operand_slots::extent extent;

  constexpr u128 vectors_consumed(const ir::packed_operands& ops) const {
    return hazard_bits::of_vectors(ops.low & consumed, extent.more) |
           (ops.high == 0 ? 0 : hazard_bits::of_vectors(ops.high & consumed_high, extent.more_high));
  }
  constexpr u64 scalars_consumed(const ir::packed_operands& ops) const {
    return hazard_bits::of_scalars(ops.low & consumed, extent.more) | reads |
           (ops.high == 0 ? 0 : hazard_bits::of_scalars(ops.high & consumed_high, extent.more_high));
  }
  constexpr u128 vectors_produced(const ir::packed_operands& ops) const {
    return hazard_bits::of_vectors(ops.low & produced, extent.more);
  }
  constexpr u64 scalars_produced(const ir::packed_operands& ops) const {
    return hazard_bits::of_scalars(ops.low & produced, extent.more) | writes;
  }
  /// Consumers that some rule keeps apart from an instruction of the row that writes these scalar registers.
  constexpr isa::hazard::consumer_mask consumers_of(u64 scalars) const {
    return consumers | ((scalars & hazard_bits::exec) != 0 ? if_exec : 0) |
           ((scalars & hazard_bits::m0) != 0 ? if_m0 : 0);
  }
};

/// The digests of the rows that a program uses.
class hazard_digests {
public:
  constexpr explicit hazard_digests(isa::arch a) : arch_(a) {}

  constexpr const u64* words() const { return words_.by_row; }              ///< 0: the row was not met
  constexpr const hazard_digest* begin() const { return digests_.begin(); } ///< by number
  /// By row: consumers that some rule keeps apart from it. near_affected(): only if no rule requires more than near_reach.
  constexpr const u64* affected() const { return affected_.by_row; }
  constexpr const u64* near_affected() const { return near_affected_.by_row; }
  /// The most wait states that any rule requires between two rows that were met.
  constexpr i32 longest() const { return longest_; }
  /// Bits of a word that need a visit: consumers that some rule keeps apart from a row of the program, producers, s_nop.
  constexpr u64 interest() const { return interest_; }

  constexpr void learn(u16 index) {
    const isa::row& row = isa::rows[index];
    const isa::hazard::row_class c = isa::hazard::class_of(row);
    if (c.produces == 0 && c.consumes == isa::hazard::consumer::any &&
        (row.flags & isa::flag::nop) == 0) { // its digest is never read
      words_.by_row[index] = c.consumes | consumer_word::met;
      consumed_ |= c.consumes;
      return;
    }
    hazard_digest d{};
    d.row = index;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    const u32 wide = (c.produces & stores) != 0 ? wide_data(list) : 0;
    const u32 produced =
        list.writes | wide | ((row.flags & isa::matrix_flags) != 0 && list.count > addend ? 1u << addend : 0);
    d.consumed = ~u128{0};
    d.consumed_high = ~u64{0};
    if ((row.flags & isa::flag::valu) != 0) leave_out(d, list);
    for (u32 left = produced; left != 0; left &= left - 1)
      d.produced |= u128{~0u} << 32 * static_cast<u32>(__builtin_ctz(left));
    if (list.tuples != 0) d.extent = analysis::operand_slots::extent_of(list);
    d.reads = ((c.consumes & isa::hazard::consumer::div_fmas) != 0 ? hazard_bits::vcc : 0) |
              ((c.consumes & isa::hazard::consumer::scratch_base) != 0 ? hazard_bits::flat_scratch : 0);
    if (row.writes != 0)
      d.writes = ((row.writes & isa::special::vcc) != 0 ? hazard_bits::vcc : 0) |
                 ((row.writes & isa::special::exec) != 0 ? hazard_bits::exec : 0) |
                 ((row.writes & isa::special::m0) != 0 ? hazard_bits::m0 : 0);
    learn_affected(d, wide != 0 ? c.produces : c.produces & ~stores, isa::matrix_passes(row, arch_));
    d.about_scalars = (d.if_exec | d.if_m0 | (d.consumers & consumer_word::by_scalars)) != 0;
    words_.by_row[index] = c.consumes | consumer_word::met |
                           u64{digests_.size()} << consumer_word::number_shift |
                           ((row.flags & isa::flag::nop) != 0 ? consumer_word::nop : 0);
    affected_.by_row[index] = ((row.flags & isa::flag::nop) != 0 ? consumer_word::nop : 0) |
                              ((row.flags & isa::flag::dgemm) != 0 ? consumer_word::dgemm : 0);
    consumed_ |= c.consumes;
    digests_.push_back(d);
  }

  /// To be called when all rows of the program were met: keeps only the rules that apply between two of them.
  constexpr void close() {
    interest_ = consumer_word::nop;
    for (const hazard_digest& d : digests_) {
      const isa::hazard::consumer_mask kept_apart = (d.consumers | d.if_exec | d.if_m0) & consumed_;
      if (kept_apart == 0) continue;
      interest_ |= kept_apart;
      affected_.by_row[d.row] |= kept_apart | u64{d.longest} << consumer_word::longest_shift;
      if (longest_ < d.longest) longest_ = d.longest;
      if (d.longest <= consumer_word::near_reach) {
        near_affected_.by_row[d.row] = kept_apart;
      } else {
        words_.by_row[d.row] |= consumer_word::produces;
        interest_ |= consumer_word::produces;
      }
    }
  }

private:
  using producer = isa::hazard::producer;
  static constexpr isa::hazard::producer_mask stores =
      mask_of(producer::wide_store) | mask_of(producer::wide_store_sgpr);
  static constexpr u32 addend = 3; ///< of matrix instructions; the index of sparse ones
  static constexpr isa::operand_classes vectors = isa::oc::vgpr | isa::oc::agpr;

  /// In a vector ALU row, no rule applies to a lane mask that is read, nor to two writes of a scalar register.
  static constexpr void leave_out(hazard_digest& d, const isa::operand_list& list) {
    for (u32 k = 0; k < list.count; ++k) {
      const isa::operand_row& place = isa::operand_places[list.places.of[k]];
      if ((place.accepts & vectors) != 0 || (place.is_read() && place.element != isa::element::mask))
        continue;
      if (k < 4)
        d.consumed &= ~(u128{~0u} << 32 * k);
      else
        d.consumed_high &= ~(u64{~0u} << 32 * (k - 4));
    }
  }
  /// The places of a store that have more than 64 bits of data.
  static constexpr u32 wide_data(const isa::operand_list& list) {
    u32 wide = 0;
    for (u32 left = list.tuples & list.reads; left != 0; left &= left - 1) {
      const isa::operand_row& place = list.places[static_cast<u32>(__builtin_ctz(left))];
      if ((place.accepts & vectors) != 0 && place.dwords > 2) wide |= left & -left;
    }
    return wide;
  }

  constexpr void learn_affected(hazard_digest& d, isa::hazard::producer_mask produces, u32 passes) {
    for (isa::hazard::producer_mask left = produces; left != 0; left &= left - 1) {
      const u32 p = static_cast<u32>(__builtin_ctz(left)), n = p * 4 + isa::hazard::passes_index(passes);
      if ((known_ >> n & 1) == 0)
        asked_[n] = isa::hazard::affected_by(static_cast<producer>(p), arch_, passes);
      known_ |= u128{1} << n;
      const isa::hazard::affected& t = asked_[n];
      (p == u32{static_cast<u32>(producer::valu_exec)} ? d.if_exec
       : p == static_cast<u32>(producer::salu_m0)      ? d.if_m0
                                                       : d.consumers) |= t.consumers;
      if (d.longest < t.longest) d.longest = static_cast<u8>(t.longest);
    }
  }

  struct words_by_row {
    u64 by_row[isa::row_count] = {};
  };
  isa::arch arch_;
  words_by_row words_, affected_, near_affected_;
  list<hazard_digest> digests_;
  isa::hazard::consumer_mask consumed_ = 0;
  u64 interest_ = 0;
  i32 longest_ = 0;
  isa::hazard::affected asked_[isa::hazard::producer_count * 4]{}; ///< by producer and passes
  u128 known_ = 0;                                                 ///< which of them are computed
};

} // namespace kiln::check::detail
