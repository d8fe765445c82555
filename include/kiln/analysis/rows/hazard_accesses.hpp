// SPDX-License-Identifier: MIT
// What one instruction does to physical registers, in the words of the wait-state rules.
#pragma once

#include <kiln/analysis/registers/register_range.hpp>
#include <kiln/isa/hazard/classify.hpp>

namespace kiln::analysis {

/// Accesses of one instruction at a time; nothing is allocated.
class hazard_accesses {
public:
  static constexpr u32 capacity = 16;

  constexpr u32 size() const { return size_; }
  constexpr const isa::hazard::access& operator[](u32 i) const { return items_[i]; }

  /// Accesses that only consume may be left out where nothing of `wanted` is among what they consume.
  constexpr void gather(const ir::instruction& in, isa::hazard::consumer_mask wanted = ~0ull) {
    size_ = 0;
    wanted_ = wanted;
    const isa::row& row = isa::rows[in.row];
    const isa::flag_mask f = row.flags;
    if ((f & isa::matrix_flags) != 0)
      gather_matrix(in, row);
    else if ((f & isa::flag::valu) != 0)
      gather_valu(in, row);
    else if ((f & (isa::flag::vmem | isa::flag::lds)) != 0)
      gather_memory(in, row);
    else
      gather_scalar(in, row);
    namespace consumer = isa::hazard::consumer;
    if ((row.reads & isa::special::m0) != 0 && isa::hazard::reads_m0_too_early(row))
      add(isa::resource::m0, 1, 0, consumer::m0);
    if ((wanted & (consumer::vector | consumer::any)) == 0) return;
    if ((f & (isa::flag::valu | isa::flag::vmem | isa::flag::lds)) != 0)
      add(isa::resource::vector_issue, 1, 0, consumer::vector);
    add(isa::resource::fetch, 1, 0, consumer::any);
  }

  /// Only accesses that produce need be gathered: the common instructions have one for each result.
  constexpr void gather_results(const ir::instruction& in) {
    size_ = 0;
    const isa::row& row = isa::rows[in.row];
    const isa::flag_mask f = row.flags;
    if ((f & (isa::flag::valu | isa::flag::dgemm)) != isa::flag::valu ||
        (row.writes & isa::special::exec) != 0 || row.encoding == isa::encoding::sdwa ||
        (row.modifiers() & mask_of(isa::modifier::op_sel)) != 0)
      return gather(in, 0);
    const isa::operand_list& list = isa::operand_lists[row.operands];
    if ((f & (isa::flag::xdl | isa::flag::sgemm)) != 0) {
      if (list.writes == 0 || in.ops[0] != in.ops[3]) return gather(in, 0);
      return add(resource_of(in.ops[0]), list.places[0].dwords,
                 mask_of((f & isa::flag::xdl) != 0 ? producer::xdl_d : producer::sgemm_d), 0);
    }
    producer_mask vector = mask_of(producer::valu_vgpr);
    if ((f & isa::flag::transcendental) != 0) vector |= mask_of(producer::trans_vgpr);
    if ((f & isa::flag::dot) != 0) vector |= mask_of(producer::dot_vgpr);
    for (u32 left = list.writes; left != 0; left &= left - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(left)), r = resource_of(in.op(k));
      if (!is_register(r)) continue;
      const producer scalar = r >= isa::resource::exec ? producer::valu_exec : producer::valu_sgpr;
      add(r, list.places[k].dwords, is_vector(r) ? vector : mask_of(scalar), 0);
    }
    if ((row.writes & isa::special::vcc) != 0) add(isa::resource::vcc, 2, mask_of(producer::valu_sgpr), 0);
  }

private:
  static constexpr bool is_vector(u32 resource) {
    return resource >= isa::resource::vgpr && resource < isa::resource::fixed;
  }
  using producer = isa::hazard::producer;
  using producer_mask = isa::hazard::producer_mask;
  using consumer_mask = isa::hazard::consumer_mask;

  constexpr void add(u32 first, u32 dwords, producer_mask produces, consumer_mask consumes) {
    isa::hazard::access& a = items_[size_++];
    a.first = static_cast<u16>(first);
    a.dwords = static_cast<u8>(dwords);
    a.produces = produces;
    a.consumes = consumes;
  }

  constexpr void gather_matrix(const ir::instruction& in, const isa::row& row) {
    namespace consumer = isa::hazard::consumer;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    if (list.writes == 0) { // v_mfma_ld_scale_b32
      for (u32 k = 0; k < list.count; ++k) {
        const u32 r = resource_of(in.ops[k]);
        if (is_register(r))
          add(r, 1, 0,
              is_vector(r)               ? consumer::matrix_ab
              : r >= isa::resource::exec ? consumer::exec_data
                                         : consumer::valu_sgpr);
      }
      return;
    }
    const u32 d_dwords = list.places[0].dwords;
    const bool xdl = (row.flags & isa::flag::xdl) != 0, sgemm = (row.flags & isa::flag::sgemm) != 0;
    const bool sparse = list.places[0].role == isa::role::read_write;
    const producer result = xdl             ? producer::xdl_d
                            : sgemm         ? producer::sgemm_d
                            : d_dwords == 8 ? producer::dgemm16_d
                                            : producer::dgemm4_d;
    const producer_mask c_read = xdl ? mask_of(producer::xdl_c) : sgemm ? mask_of(producer::sgemm_c) : 0;
    const consumer_mask c = xdl ? consumer::xdl_c : sgemm ? consumer::sgemm_c : consumer::dgemm_c;
    const consumer_mask d = xdl     ? consumer::xdl_writes
                            : sgemm ? consumer::sgemm_writes
                                    : consumer::dgemm_writes;
    // Where C is D, the rules on the result cover those on the addend.
    const producer_mask c_alone = sparse || in.ops[0] == in.ops[3] ? 0 : c_read;
    add(resource_of(in.ops[0]), d_dwords, mask_of(result), d);
    // v_smfmac adds to its result; its third source is the index.
    if (sparse) add(resource_of(in.ops[0]), d_dwords, 0, c);
    for (u32 k = 1; k < list.count; ++k) {
      const u32 r = resource_of(in.ops[k]);
      if (!is_register(r)) continue;
      if (k == 3 && !sparse)
        add(r, list.places[k].dwords, c_alone, c);
      else
        add(r, list.places[k].dwords, k == 3 ? mask_of(producer::smfmac_index) : 0, consumer::matrix_ab);
    }
    if ((wanted_ & consumer::exec_matrix) != 0) add(isa::resource::exec, 2, 0, consumer::exec_matrix);
    if ((row.flags & isa::flag::dgemm) != 0)
      add(isa::resource::matrix_f64_unit, 1, mask_of(producer::dgemm_issue), 0);
  }

  // Kinds as bits: one comparison for several. consteval: clang puts the value in place of the call.
  using special_kind = isa::hazard::special_kind;
  static consteval u32 only(special_kind k) { return 1u << static_cast<u32>(k); }
  static consteval u32 lane_reads() {
    return only(special_kind::readlane) | only(special_kind::readfirstlane);
  }
  static consteval u32 lane_selects() { return only(special_kind::readlane) | only(special_kind::writelane); }
  static consteval u32 any_lane() { return lane_reads() | lane_selects(); }
  static consteval u32 conversions() { return only(special_kind::convert) | only(special_kind::convert_any); }
  static consteval u32 byte_conversions() { return conversions() | only(special_kind::convert_16); }

  constexpr void gather_valu(const ir::instruction& in, const isa::row& row) {
    namespace consumer = isa::hazard::consumer;
    const u32 kind = 1u << static_cast<u32>(isa::hazard::kind_of(row.mnemonic));
    const bool dpp = row.encoding == isa::encoding::dpp,
               swap = (kind & only(special_kind::permlane_swap)) != 0;
    const bool transcendental = (row.flags & isa::flag::transcendental) != 0;
    const bool dot = (row.flags & isa::flag::dot) != 0;
    const consumer_mask reads = consumer::valu_reads | (transcendental ? 0 : consumer::plain_reads) |
                                (dpp ? consumer::dpp_reads : 0) | (swap ? consumer::swap_reads : 0);
    const isa::operand_list& list = isa::operand_lists[row.operands];
    u32 sources = 0; // seen so far
    for (u32 k = 0; k < list.count; ++k) {
      const isa::operand_row& place = list.places[k];
      const u32 r = resource_of(in.ops[k]);
      const u32 source = !place.is_written() ? sources++ : 0;
      if (!is_register(r)) {
        if (r == isa::resource::vccz) add(isa::resource::vcc, 2, 0, consumer::z_data);
        if (r == isa::resource::execz) add(isa::resource::exec, 2, 0, consumer::z_data);
        continue;
      }
      producer_mask produces = 0;
      consumer_mask consumes = 0;
      if (is_vector(r)) {
        // LLVM counts a DPP destination as read whether or not lanes keep their old value (checkDPPHazards).
        if (place.is_read() || (dpp && k == 0)) {
          consumes |= reads;
          if (dot && !place.is_written() && source < 2) consumes |= consumer::dot_reads_ab;
          if ((kind & lane_reads()) != 0) consumes |= consumer::readlane_reads;
        }
        if (place.is_written()) {
          consumes |= consumer::valu_writes;
          produces = mask_of(producer::valu_vgpr) | (transcendental ? mask_of(producer::trans_vgpr) : 0) |
                     (dot ? mask_of(producer::dot_vgpr) : 0) | partial_write(in, row, kind);
          if ((kind & conversions()) != 0) consumes |= consumer::converts;
        }
      } else {
        const bool exec = r >= isa::resource::exec;
        if (place.is_read() && place.element != isa::element::mask) {
          const bool lane = (kind & lane_selects()) != 0 && source == 1;
          consumes = lane ? consumer::lane_select : exec ? consumer::exec_data : consumer::valu_sgpr;
        }
        if (place.is_written()) produces = mask_of(exec ? producer::valu_exec : producer::valu_sgpr);
      }
      if ((produces | consumes) != 0) add(r, place.dwords, produces, consumes);
    }
    if ((row.writes & isa::special::vcc) != 0) add(isa::resource::vcc, 2, mask_of(producer::valu_sgpr), 0);
    const consumer_mask under_exec = (dpp ? consumer::exec_dpp : 0) | (swap ? consumer::exec_swap : 0) |
                                     ((kind & any_lane()) != 0 ? consumer::exec_lane : 0);
    const bool writes_exec = (row.writes & isa::special::exec) != 0;
    if (under_exec != 0 || writes_exec)
      add(isa::resource::exec, 2, writes_exec ? mask_of(producer::valu_exec) : 0, under_exec);
    if ((kind & only(special_kind::div_fmas)) != 0) add(isa::resource::vcc, 2, 0, consumer::div_fmas);
    if ((kind & only(special_kind::fma_f64)) != 0)
      add(isa::resource::matrix_f64_unit, 1, 0, consumer::fma_f64);
  }

  /// Does the instruction write only a part of its VGPR, and is it one of those where that matters?
  static constexpr producer_mask partial_write(const ir::instruction& in, const isa::row& row, u32 kind) {
    constexpr u64 sdwa_dword = 6;
    if (row.encoding == isa::encoding::sdwa)
      return in.has(isa::modifier::dst_sel) && in.value_of(isa::modifier::dst_sel) != sdwa_dword
                 ? mask_of(producer::partial_vgpr)
                 : 0;
    if (row.encoding != isa::encoding::vop3) return 0;
    const u64 op_sel = in.has(isa::modifier::op_sel) ? in.value_of(isa::modifier::op_sel) : 0;
    const bool conversion = (kind & conversions()) != 0;
    // Bit 3 selects the half that is written; conversions to 8 bits or fewer select a byte with bits 3 and 2.
    if ((op_sel & 8) != 0 || (kind & only(special_kind::convert_any)) != 0 ||
        ((kind & byte_conversions()) != 0 && (op_sel & 12) != 0))
      return mask_of(producer::partial_vgpr);
    if (conversion) return mask_of(producer::convert_low);
    return (kind & only(special_kind::scaled_pack)) != 0 ? mask_of(producer::scaled_pack_low) : 0;
  }

  constexpr void gather_memory(const ir::instruction& in, const isa::row& row) {
    namespace consumer = isa::hazard::consumer;
    const bool vmem = (row.flags & isa::flag::vmem) != 0;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    u32 data = capacity; // index of the access that reads more than 64 bits of store data
    const consumer_mask read = (row.flags & isa::flag::lds_dma) != 0
                                   ? consumer::memory_reads | consumer::lds_load_reads
                                   : consumer::memory_reads;
    const bool half = (row.flags & isa::flag::half_load) != 0; // without SRAM ECC it keeps the other half
    for (u32 k = 0; k < list.count; ++k) {
      const isa::operand_row& place = list.places[k];
      const u32 r = resource_of(in.ops[k]);
      if (!is_register(r)) continue;
      if (!is_vector(r)) {
        if (vmem) add(r, place.dwords, 0, consumer::memory_sgpr);
        continue;
      }
      const bool writes = place.is_written(), reads = !writes || half || place.is_read();
      if (reads && vmem && place.dwords > 2 && (row.flags & isa::flag::may_store) != 0 && is_data(place))
        data = size_;
      add(r, place.dwords, writes ? mask_of(producer::load_vgpr) : 0,
          (reads ? read : 0) | (writes ? consumer::memory_writes : 0));
    }
    if (data != capacity)
      items_[data].produces |= mask_of(row.encoding >= isa::encoding::mubuf && is_sgpr(in.ops[list.count - 1])
                                           ? producer::wide_store_sgpr
                                           : producer::wide_store);
    if ((row.reads & isa::special::flat_scratch) != 0 && (wanted_ & consumer::scratch_base) != 0)
      add(isa::resource::flat_scratch, 2, 0, consumer::scratch_base);
    if (vmem && (wanted_ & consumer::exec_memory) != 0) add(isa::resource::exec, 2, 0, consumer::exec_memory);
  }

  /// Of an soffset: whether the hardware fetches it, as it does src_vccz and the apertures, or it is a number.
  static constexpr bool is_sgpr(ir::operand o) {
    using namespace ir::source_code;
    const u32 code = o.payload();
    return o.is(ir::operand_kind::sgpr) ||
           (o.is(ir::operand_kind::fixed) &&
            (code < zero || (code >= shared_base && code <= private_limit) || code > inverse_two_pi));
  }
  static constexpr bool is_data(const isa::operand_row& place) {
    const char* name = place.name[0] == 'v' ? place.name + 1 : place.name;
    return name[0] == 'd' && name[1] == 'a'; // vdata, data, data0; not vdst, vaddr, addr
  }

  constexpr void gather_scalar(const ir::instruction& in, const isa::row& row) {
    namespace consumer = isa::hazard::consumer;
    using isa::hazard::special_kind;
    constexpr u32 mode = isa::resource::hwreg + isa::resource::hwreg_id::mode;
    const special_kind kind = isa::hazard::kind_of(row.mnemonic);
    if ((row.flags & isa::flag::salu) != 0 || (row.writes & isa::special::m0) != 0) {
      const bool names_m0 = resource_of(in.ops[0]) == isa::resource::m0 &&
                            isa::operand_lists[row.operands].places[0].is_written();
      if (names_m0 || (row.writes & isa::special::m0) != 0)
        add(isa::resource::m0, 1, mask_of(producer::salu_m0), 0);
    }
    // LLVM has no exception for cache control, which has no lanes.
    if (row.is(isa::encoding::mubuf)) add(isa::resource::exec, 2, 0, consumer::exec_memory);
    switch (kind) {
    case special_kind::getreg: add(hwreg_of(in.ops[1]), 1, 0, consumer::getreg); break;
    case special_kind::setreg: {
      const u32 field = in.ops[0].payload(), low = field >> 6 & 31, bits = (field >> 11 & 31) + 1;
      constexpr u32 vskip_bit = 28;
      add(hwreg_of(in.ops[0]), 1, mask_of(producer::setreg), consumer::setreg);
      if (hwreg_of(in.ops[0]) == mode && low <= vskip_bit && vskip_bit < low + bits)
        add(isa::resource::vector_issue, 1, mask_of(producer::vskip_mode), 0);
      break;
    }
    case special_kind::setvskip:
      add(mode, 1, mask_of(producer::setvskip), 0);
      add(isa::resource::vector_issue, 1, mask_of(producer::vskip_mode), 0);
      break;
    case special_kind::rfe:
      add(isa::resource::hwreg + isa::resource::hwreg_id::trapsts, 1, 0, consumer::rfe);
      break;
    case special_kind::icache_inv: add(isa::resource::fetch, 1, mask_of(producer::icache_inv), 0); break;
    default: break;
    }
  }

  /// hwreg(id, offset, size) packs the register's number in the low 6 bits.
  static constexpr u32 hwreg_of(ir::operand o) { return isa::resource::hwreg + (o.payload() & 63); }

  isa::hazard::access items_[capacity];
  u32 size_ = 0;
  consumer_mask wanted_ = 0;
};

} // namespace kiln::analysis
