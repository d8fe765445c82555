// SPDX-License-Identifier: MIT
// Reductions and scans of a workgroup, through LDS.
#pragma once

#include <kiln/author/builder.hpp>
#include <kiln/author/values/lanes.hpp>
#include <kiln/author/values/select.hpp>

namespace kiln::author {

/// The least power of two that is no less than a number of waves: the lanes that read their results.
constexpr u32 lanes_of_waves(u32 waves) {
  u32 lanes = 1;
  while (lanes < waves) lanes *= 2;
  return lanes;
}
/// What a workgroup's waves have each, in the lanes of their numbers, again and again in all 64; lanes that no wave has hold
/// what changes nothing. All waves write theirs to LDS, meet, read all, and meet again, so that the next call may write.
template<combine How, class T>
constexpr vector_of<T> results_of_waves(const builder& k, const handle<ir::bank::sgpr, T>& own,
                                        const source& at) {
  const u32 waves = k.program().work_items() / 64, lanes = lanes_of_waves(waves);
  auto shared = k.lds<T>(waves, at);
  shared[k.wave_id(at)] = own;
  k.barrier(at);
  auto lane = k.lane_id(at) & static_cast<i32>(lanes - 1);
  const auto count = static_cast<i32>(waves);
  if (lanes == waves) {
    vector_of<T> read = shared[lane];
    k.barrier(at);
    return read;
  }
  vector_of<T> read = shared[min(lane, count - 1)];
  draft& d = k.program_draft();
  const vector_of<T> nothing(d, copy_of_bits(d, operand(identity_of<T>(How), at), at).code.payload());
  auto result = select(lane < count, read, nothing);
  k.barrier(at);
  return result;
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
/// Refuses workgroups of broken waves.
constexpr void require_whole_waves(const builder& k, const source& at) {
  if (k.program().work_items() % 64 != 0)
    k.fail(at, text_buffer{} << "reductions and scans of a workgroup need whole waves of 64; it has "
                             << k.program().work_items() << " work-items");
}

/// The reduction of x over all work-items of the workgroup, in an SGPR. Of one wave it is reduce; of several it takes 4 bytes
/// of LDS a wave and two barriers. All waves must come, with all lanes enabled.
template<combine How, class T>
constexpr reg<ir::bank::sgpr, T> workgroup_reduce(const builder& k, const handle<ir::bank::vgpr, T>& x,
                                                  source at = source::here()) {
  const lines_of_call call(k.program_draft(), at);
  require_whole_waves(k, at);
  auto own = reduce<How>(x, at);
  if (k.failed() || k.program().work_items() <= 64) return own;
  return k.read_first_lane(
      reduce_results<How>(k.program().work_items() / 64, results_of_waves<How>(k, own, at), at));
}

/// A scan of each wave, with the results of the waves before it.
template<combine How, class T>
constexpr vector_of<T> after_other_waves(const builder& k, const handle<ir::bank::vgpr, T>& scanned,
                                         const handle<ir::bank::sgpr, T>& whole, const source& at) {
  auto before = exclusive_scan<How>(results_of_waves<How>(k, whole, at), at);
  auto base = broadcast(before, uniform_value<i32>(k.wave_id(at), at));
  operand own(scanned, at), start(base, at);
  own.set_type(isa::element::bits);
  start.set_type(isa::element::bits);
  return result_of<T>(k.program_draft(), combining<T, How>(), at, start, own);
}

/// In each work-item the reduction of work-items 0 to its own, in the order of waves and lanes: that of x, then y, then z. LDS,
/// barriers and lanes as workgroup_reduce.
template<combine How, class T>
constexpr vector_of<T> workgroup_inclusive_scan(const builder& k, const handle<ir::bank::vgpr, T>& x,
                                                source at = source::here()) {
  const lines_of_call call(k.program_draft(), at);
  require_whole_waves(k, at);
  auto scanned = inclusive_scan<How>(x, at);
  if (k.failed() || k.program().work_items() <= 64) return scanned;
  return after_other_waves<How>(k, scanned, broadcast(scanned, uniform_value<i32>(63, at)), at);
}
/// The same of the work-items before its own; in the first what changes nothing.
template<combine How, class T>
constexpr vector_of<T> workgroup_exclusive_scan(const builder& k, const handle<ir::bank::vgpr, T>& x,
                                                source at = source::here()) {
  const lines_of_call call(k.program_draft(), at);
  require_whole_waves(k, at);
  auto whole = inclusive_scan<How>(x, at);
  auto scanned = one_lane_later<How>(whole, at);
  if (k.failed() || k.program().work_items() <= 64) return scanned;
  return after_other_waves<How>(k, scanned, broadcast(whole, uniform_value<i32>(63, at)), at);
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
