// SPDX-License-Identifier: MIT
// Reductions and scans of a workgroup, through LDS.
#pragma once

#include <kiln/author/values/wave_exchange.hpp>

namespace kiln::author {

/// The instruction that combines three values of a type, or `mnemonic_count` where there is none. v_max3_f32 is two v_max_f32,
/// of NaNs too (LLVM: SITargetLowering::performMinMaxCombine makes it of fmaxnum_ieee).
template<class T, combine How> consteval u32 combining_three() {
  using namespace isa::mn;
  constexpr bool f = __is_same(T, f32), sign = __is_same(T, i32);
  switch (How) {
  case combine::sum: return f ? u32{isa::mnemonic_count} : u32{v_add3_u32};
  case combine::min: return f ? v_min3_f32 : sign ? v_min3_i32 : v_min3_u32;
  case combine::max: return f ? v_max3_f32 : sign ? v_max3_i32 : v_max3_u32;
  case combine::bit_or: return v_or3_b32;
  default: return isa::mnemonic_count;
  }
}
/// Refuses workgroups of broken waves.
constexpr void require_whole_waves(const builder& k, const source& at) {
  if (k.program().work_items() % 64 != 0)
    k.fail(at, text_buffer{} << "reductions and scans of a workgroup need whole waves of 64; it has "
                             << k.program().work_items() << " work-items");
}

/// The combination of registers, in a new one.
template<class... A>
constexpr operand combined(draft& k, isa::mn::mnemonic m, const source& at, const A&... a) {
  const operand d = selection::new_reg(k, ir::bank::vgpr, isa::element::bits, at);
  k.emit(m, d, a...);
  return d;
}
/// The reduction of `count` registers in a row, 1 to 4.
template<combine How, class T>
constexpr operand combine_registers(draft& k, const operand& x, u32 count, const source& at) {
  constexpr isa::mn::mnemonic two = combining<T, How>();
  constexpr u32 three = combining_three<T, How>();
  const operand first = selection::part(x, 0, 1);
  if (count == 1) return first;
  const operand second = selection::part(x, 1, 1);
  if (count == 2) return combined(k, two, at, first, second);
  const operand third = selection::part(x, 2, 1);
  if constexpr (three != isa::mnemonic_count) {
    const operand d = combined(k, static_cast<isa::mn::mnemonic>(three), at, first, second, third);
    return count == 3 ? d : combined(k, two, at, d, selection::part(x, 3, 1));
  } else {
    // What was read last comes first: then one wait is for all.
    const operand later = count == 3 ? third : combined(k, two, at, third, selection::part(x, 3, 1));
    if (count == 3) return combined(k, two, at, combined(k, two, at, second, later), first);
    return combined(k, two, at, combined(k, two, at, first, second), later);
  }
}
/// The reduction of what the lanes of waves have, which every group of lanes has alike.
template<combine How, class V> constexpr auto reduce_results(u32 waves, const V& x, const source& at) {
  switch (lanes_of_waves(waves)) {
  case 2: return reduce<How, 2>(x, at);
  case 4: return reduce<How, 4>(x, at);
  case 8: return reduce<How, 8>(x, at);
  default: return reduce<How, 16>(x, at);
  }
}
/// What changes nothing, in a VGPR.
template<combine How, class T> constexpr operand identity_in_vgpr(draft& k, const source& at) {
  return copy_of_bits(k, operand(identity_of<T>(How), at), at);
}
/// Up to so many waves, each reads the values of all and combines them. Of more, each lane reads one wave's, and lanes are
/// combined by DPP.
inline constexpr u32 waves_read_at_once = 4;

/// The reduction of x over all work-items of the workgroup, in an SGPR. Of one wave it is reduce; of several it takes 4 bytes
/// of LDS a work-item, or twice that for all of a kernel's reductions together, and a barrier; a second one where the next
/// write to these bytes may come before another barrier, as in a loop. All waves must come, with all lanes enabled.
template<combine How, class T>
constexpr reg<ir::bank::sgpr, T> workgroup_reduce(const builder& k, const handle<ir::bank::vgpr, T>& x,
                                                  source at = source::here()) {
  draft& d = k.program_draft();
  const lines_of_call call(d, at);
  require_whole_waves(k, at);
  if (k.failed() || k.program().work_items() <= 64) return reduce<How>(x, at);
  auto own = reduce_to_last_lane<How>(x, at);
  wave_exchange exchange(k, 1, at);
  const u32 waves = exchange.waves();
  if (waves <= waves_read_at_once) {
    const operand from = exchange.address_of_all();
    exchange.write(bits_of(own, at));
    const operand all = exchange.read_all(from);
    exchange.done();
    const vector_of<T> result(d, combine_registers<How, T>(d, all, waves, at).code.payload());
    auto uniform = k.read_first_lane(result, at); // all lanes have read and combined the same
    if (!k.failed()) d.program.code.back().marks |= ir::mark::uniform;
    d.program.has_uniform_reads = true;
    return uniform;
  }
  const operand from = exchange.address_by_lane();
  exchange.write(bits_of(own, at));
  vector_of<T> results(d, exchange.read_by_lane(from).code.payload());
  exchange.done();
  // A wave's value may count again where that changes nothing.
  constexpr bool is_idempotent = How != combine::sum && How != combine::bit_xor;
  if (!is_idempotent && lanes_of_waves(waves) != waves) {
    auto lane = k.lane_id(at) & static_cast<i32>(lanes_of_waves(waves) - 1);
    auto present = select(lane < static_cast<i32>(waves), results,
                          vector_of<T>(d, identity_in_vgpr<How, T>(d, at).code.payload()));
    return k.read_first_lane(reduce_results<How>(waves, present, at), at);
  }
  return k.read_first_lane(reduce_results<How>(waves, results, at), at);
}

/// A scan of each wave, with the results of the waves before it. `whole` has each wave's result in the last lane.
template<combine How, class T>
constexpr vector_of<T> after_other_waves(const builder& k, const handle<ir::bank::vgpr, T>& scanned,
                                         const handle<ir::bank::vgpr, T>& whole, const source& at) {
  draft& d = k.program_draft();
  wave_exchange exchange(k, 2, at);
  const u32 waves = exchange.waves();
  const operand nothing = identity_in_vgpr<How, T>(d, at);
  const bool at_once = waves <= waves_read_at_once;
  const operand from = at_once ? exchange.address_before() : exchange.address_before_by_lane();
  exchange.write(nothing, bits_of(whole, at));
  operand before{};
  if (at_once) {
    const operand all = exchange.read_before(from);
    exchange.done();
    before = combine_registers<How, T>(d, all, waves - 1, at);
  } else {
    const vector_of<T> results(d, exchange.read_before_by_lane(from).code.payload());
    exchange.done();
    before = bits_of(reduce_results<How>(waves, results, at), at);
  }
  return result_of<T>(d, combining<T, How>(), at, before, bits_of(scanned, at));
}

/// In each work-item the reduction of work-items 0 to its own, in the order of waves and lanes: that of x, then y, then z. Of
/// several waves it takes 8 bytes of LDS a work-item; barriers and lanes as workgroup_reduce.
template<combine How, class T>
constexpr vector_of<T> workgroup_inclusive_scan(const builder& k, const handle<ir::bank::vgpr, T>& x,
                                                source at = source::here()) {
  const lines_of_call call(k.program_draft(), at);
  require_whole_waves(k, at);
  auto scanned = inclusive_scan<How>(x, at);
  if (k.failed() || k.program().work_items() <= 64) return scanned;
  return after_other_waves<How>(k, scanned, scanned, at);
}
/// The same of the work-items before its own; in the first what changes nothing.
template<combine How, class T>
constexpr vector_of<T> workgroup_exclusive_scan(const builder& k, const handle<ir::bank::vgpr, T>& x,
                                                source at = source::here()) {
  const lines_of_call call(k.program_draft(), at);
  require_whole_waves(k, at);
  auto whole = inclusive_scan<How>(x, at);
  auto scanned = without_own_lane<How>(whole, x, at);
  if (k.failed() || k.program().work_items() <= 64) return scanned;
  return after_other_waves<How>(k, scanned, whole, at);
}

// Of values that are in no VGPR yet, as those of lanes.
template<combine How, OutsideVgprs V>
constexpr auto workgroup_reduce(const builder& k, const V& x, source at = source::here()) {
  return workgroup_reduce<How>(k, in_vgpr_of_lanes(x, at), at);
}
template<combine How, OutsideVgprs V>
constexpr auto workgroup_inclusive_scan(const builder& k, const V& x, source at = source::here()) {
  return workgroup_inclusive_scan<How>(k, in_vgpr_of_lanes(x, at), at);
}
template<combine How, OutsideVgprs V>
constexpr auto workgroup_exclusive_scan(const builder& k, const V& x, source at = source::here()) {
  return workgroup_exclusive_scan<How>(k, in_vgpr_of_lanes(x, at), at);
}

} // namespace kiln::author
