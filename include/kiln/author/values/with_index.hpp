// SPDX-License-Identifier: MIT
// Reductions of values with their indices: the largest or smallest, and where it is.
#pragma once

#include <kiln/author/values/workgroup.hpp>

namespace kiln::author {

/// A value and an index in each lane.
template<class T, class Index> struct lanes_with_index {
  handle<ir::bank::vgpr, T> value;
  handle<ir::bank::vgpr, Index> index;
};
/// What a reduction of them gives.
template<ir::bank Bank, class T, class Index> struct value_at_index {
  reg<Bank, T> value;
  reg<Bank, Index> index;
};

/// The value x with its index, for reduce and workgroup_reduce: f32, i32 or u32 with an i32 or u32. Both are read where the
/// reduction stands.
template<class X, class I>
  requires(RegisterHandle<bare<X>> && RegisterHandle<bare<I>>)
constexpr auto with_index(const X& x, const I& index, source at = source::here()) {
  using T = typename X::element_type;
  using Index = typename I::element_type;
  static_assert(__is_same(T, f32) || word_element<T>, "with_index: the value is f32, i32 or u32");
  static_assert(word_element<Index>, "with_index: the index is i32 or u32");
  return lanes_with_index<T, Index>{lane_value<T>(x, at).in_lanes(), lane_value<Index>(index, at).in_lanes()};
}
template<class M, class I>
  requires(!RegisterHandle<bare<M>> && Loadable<bare<M>>)
constexpr auto with_index(const M& x, const I& index, source at = source::here()) {
  return with_index(x.load(), index, at);
}

/// The index of each lane that has the value found; of others the largest number.
template<class T, class Index, class Found>
constexpr auto candidates_for(const lanes_with_index<T, Index>& x, const Found& found) {
  constexpr i64 none = identity_of<Index>(combine::min);
  return select(x.value == found, x.index, static_cast<u32>(none));
}
/// Of the lanes that have the value found the lowest index, in lanes or SGPRs as the value is.
template<u32 Lanes, class T, class Index, class Found>
constexpr auto lowest_index_of(const lanes_with_index<T, Index>& x, const Found& found, const source& at) {
  return reduce<combine::min, Lanes>(candidates_for(x, found), at);
}

/// In each lane the largest or smallest value of its group of Lanes lanes, and its index; of 64 lanes in SGPRs. Of equal values
/// the lowest index. NaNs are passed over: where there is nothing else the value is a NaN and the index the largest number of
/// its type. Instructions: those of two reductions and 2.
template<combine How, u32 Lanes = 64, class T, class Index>
constexpr auto reduce(const lanes_with_index<T, Index>& x, source at = source::here()) {
  static_assert(How == combine::min || How == combine::max, "values with indices are reduced by min or max");
  const lines_of_call call(x.value.program_draft(), at);
  auto best = reduce<How, Lanes>(x.value, at);
  auto index = lowest_index_of<Lanes>(x, best, at);
  constexpr ir::bank bank = decltype(best)::bank;
  return value_at_index<bank, T, Index>{static_cast<decltype(best)&&>(best),
                                        static_cast<decltype(index)&&>(index)};
}

/// The same of all work-items of the workgroup, in SGPRs; i32 and u32 indices. Of one wave it is reduce; of several it takes 8
/// bytes of LDS a work-item; barriers and lanes as the reduction of plain values.
template<combine How, class T, class Index>
constexpr value_at_index<ir::bank::sgpr, T, Index>
workgroup_reduce(const builder& k, const lanes_with_index<T, Index>& x, source at = source::here()) {
  draft& d = k.program_draft();
  const lines_of_call call(d, at);
  require_whole_waves(k, at);
  if (k.failed() || k.program().work_items() <= 64) return reduce<How>(x, at);
  // Each wave's pair goes to LDS; lanes that no wave has read the last one again.
  auto whole = reduce_to_last_lane<How>(x.value, at);
  auto index =
      reduce_to_last_lane<combine::min>(candidates_for(x, broadcast(whole, uniform_value<i32>(63, at))), at);
  wave_exchange exchange(k, 2, at);
  const operand from = exchange.address_by_lane();
  exchange.write(bits_of(whole, at), bits_of(index, at));
  const u32 pair = exchange.read_by_lane(from).code.payload();
  exchange.done();
  auto best = reduce_results<How>(exchange.waves(),
                                  lanes_with_index<T, Index>{handle<ir::bank::vgpr, T>(d, pair),
                                                             handle<ir::bank::vgpr, Index>(d, pair + 1)},
                                  at);
  return {k.read_first_lane(best.value, at), k.read_first_lane(best.index, at)};
}

} // namespace kiln::author
