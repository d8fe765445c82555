// SPDX-License-Identifier: MIT
// Bitonic sorts of many short arrays: 2 to 64 elements in part of a wave, 128 to 1,024 in one to four waves.
#pragma once

#include <kiln/kernel/compare_exchange.hpp>

namespace kiln::kernel {

/// How sorts are spread over the GPU: four elements per lane, `lanes` lanes per sort, as many sorts per workgroup as fit. The
/// steps of a sort of up to 64 elements stay within a row of 16 lanes, where no data goes through LDS.
template<u32 Width> struct sort_shape {
  static_assert(Width >= 2 && Width <= 1024 && (Width & (Width - 1)) == 0,
                "the width is a power of two, 2 to 1,024");
  static constexpr u32 work_items = 256;
  static constexpr u32 items = Width < 4 ? Width : 4; ///< a lane
  static constexpr u32 lanes = Width / items;
  static constexpr u32 sorts = work_items / lanes; ///< a workgroup
};

/// Writes the kernel. Its state is members, so that each step reads as what it does.
template<class T, u32 Width, bool Indices> class sort_writer {
  using shape = sort_shape<Width>;
  using key = sort_key<T>;
  static constexpr u32 items = shape::items, lanes = shape::lanes;
  static constexpr u32 in_row = 64; ///< widest sort of one row of lanes
  static constexpr i32 beyond_all = 0x7fff'ffff;

  builder k;
  const arg<T*>& out;
  const arg<i32*>& out_index;
  const arg<const T*>& in;
  const arg<i32>& length;
  const arg<i32>& count;
  sgpr<i32> direction = k.sgpr<i32>();
  vgpr<i32> sort = k.block_idx.x * static_cast<i32>(shape::sorts) + (k.thread_idx.x >> __builtin_ctz(lanes));
  vgpr<i32> first = (k.thread_idx.x & static_cast<i32>(lanes - 1)) *
                    static_cast<i32>(items); ///< this lane's place in its array
  compare_exchange<Indices> network = compare_exchange<Indices>(k);

public:
  constexpr sort_writer(builder b, const arg<T*>& sorted, const arg<i32*>& indices,
                        const arg<const T*>& unsorted, const arg<i32>& array_length,
                        const arg<i32>& array_count, const arg<i32>& descending)
      : k(b), out(sorted), out_index(indices), in(unsorted), length(array_length), count(array_count) {
    // 0 or -1, as keys of the other order are inverted
    k.s_sub_i32(direction, 0, descending);
    if (key::flip != 0) direction ^= key::flip;
  }

  constexpr void run() {
    load();
    sort_rows();
    if constexpr (Width > in_row) merge_rows();
    store();
  }

private:
  /// Lanes beyond the array's end or the last array load something that is there, and replace it by what sorts to the end.
  constexpr void load() {
    auto array = k.vgpr<i32>();
    auto last = k.sgpr<i32>();
    k.s_sub_i32(last, count, 1);
    k.v_min_i32(array, last, sort);
    auto base = array * length;
    k.if_(length == static_cast<i32>(Width), [this, &base] {
       load_whole(base + first);
     }).else_([this, &base] { load_elements(base); });
    for (u32 r = 0; r < items; ++r) {
      key::to_key(k, network.key(r));
      k.v_xor_b32(network.key(r), direction, network.key(r));
      auto place = first + static_cast<i32>(r);
      k.v_cmp_gt_i32(vcc, length, place);
      auto padding = k.vgpr<i32>(beyond_all);
      k.v_cndmask_b32(network.key(r), padding, network.key(r), vcc);
      if constexpr (Indices) network.index(r) = place;
    }
  }
  constexpr void load_whole(const vgpr<i32>& at) {
    auto loaded = in.template load<items>(at);
    const auto word = [&loaded](u32 i) {
      if constexpr (sizeof(T) == 2 && items == 2)
        return as<i32>(loaded);
      else
        return as<i32>(loaded[i]);
    };
    for (u32 r = 0; r < items; ++r)
      if (sizeof(T) != 2)
        network.key(r) = word(r);
      else if (r % 2 == 0) // packed in pairs
        network.key(r) = word(r / 2);
      else
        k.v_lshrrev_b32(network.key(r), 16, word(r / 2));
  }
  constexpr void load_elements(const vgpr<i32>& base) {
    auto last = k.sgpr<i32>();
    k.s_sub_i32(last, length, 1);
    for (u32 r = 0; r < items; ++r) {
      auto place = first + static_cast<i32>(r);
      k.v_min_i32(place, last, place);
      network.key(r) = as<i32>(in[base + place]);
    }
  }

  /// Runs of 64 elements, or the whole array if it is shorter. Runs that the next step needs in descending order are inverted.
  constexpr void sort_rows() {
    if constexpr (Width > in_row) network.invert(network.lanes_with(in_row / 4));
    network.in_lane(0, 1);
    if constexpr (items == 4) {
      network.in_lane(2, 3);
      network.in_lane(0, 3);
      network.in_lane(1, 2);
      network.in_lane(0, 1);
      network.in_lane(2, 3);
    }
    for (u32 size = 2; size <= lanes && size <= compare_exchange<Indices>::row_lanes; size *= 2) {
      network.mirrored_in_row(size / 2);
      for (u32 distance = size / 4; distance != 0; distance /= 2) network.in_row(distance);
      finish_in_lane();
    }
  }

  /// Bitonic merges of runs of 64 and more: each two neighbours are one ascending and one descending run.
  constexpr void merge_rows() {
    const auto shared_count = static_cast<u32>(Width > 256 ? 4 * 256 * network.dwords : 1);
    const author::lds_array<i32> shared[2] = {k.lds<i32>(shared_count), k.lds<i32>(shared_count)};
    u32 exchange = 0; // two buffers alternate: before a wave writes one, all waves have read it
    for (u32 size = 32; size <= lanes; size *= 2) {
      auto change = network.lanes_with(size / 2);
      if (size != lanes) k.v_xor_b32(change, network.lanes_with(size), change);
      network.invert(change);
      for (u32 distance = size / 2; distance != 0; distance /= 2)
        if (distance >= 64)
          network.across_waves(distance, shared[exchange++ % 2]);
        else if (distance >= 16)
          network.across_rows(distance);
        else
          network.in_row(distance);
      finish_in_lane();
    }
  }

  constexpr void finish_in_lane() {
    network.in_lane(0, 2);
    network.in_lane(1, 3);
    network.in_lane(0, 1);
    network.in_lane(2, 3);
  }

  constexpr void store() {
    for (u32 r = 0; r < items; ++r) {
      k.v_xor_b32(network.key(r), direction, network.key(r));
      key::to_element(k, network.key(r));
    }
    k.where(sort < count, [this] {
      auto base = sort * length;
      k.if_(length == static_cast<i32>(Width), [this, &base] {
         store_whole(base + first);
       }).else_([this, &base] { store_elements(base); });
    });
  }
  constexpr void store_whole(const vgpr<i32>& at) {
    if constexpr (sizeof(T) == 2) {
      auto packed = k.vgpr<f16x2, items / 2>();
      auto halves = k.sgpr<b32>();
      k.s_mov_b32(halves, 0x0504'0100); // the low halves of both sources
      for (u32 r = 0; r < items; r += 2)
        k.v_perm_b32(as<b32>(packed[r / 2]), network.key(r + 1), network.key(r), halves);
      out.store(at, packed);
    } else {
      auto elements = k.vgpr<typename author::memory_type<T>::register_type, items>();
      for (u32 r = 0; r < items; ++r) k.v_mov_b32(elements[r], network.key(r));
      out.store(at, elements);
    }
    if constexpr (Indices) {
      auto indices = k.vgpr<i32, items>();
      for (u32 r = 0; r < items; ++r) indices[r] = network.index(r);
      out_index.store(at, indices);
    }
  }
  constexpr void store_elements(const vgpr<i32>& base) {
    using element = typename author::memory_type<T>::register_type;
    for (u32 r = 0; r < items; ++r) {
      auto place = first + static_cast<i32>(r);
      auto at = base + place;
      k.where(place < length, [this, &at, r] {
        out[at] = as<element>(network.key(r));
        if constexpr (Indices) out_index[at] = network.index(r);
      });
    }
  }
};

/// Sorts each row of `in` (count, length) into the same row of `out`; with `Indices`, `indices` (count, length) gets where each
/// element came from, and the sort is stable (without, equal elements cannot be told apart). `descending` is 0 or 1. Any length
/// up to Width; loads and stores of four elements per lane where it is Width. NaN counts as greater than any number and comes
/// out as the quiet NaN with a positive sign; -0 is less than +0. count * length is less than 2^31. Workgroups: ceil(count /
/// sort_shape<Width>::sorts) of 256 work-items.
template<class T, u32 Width, bool Indices>
constexpr void sort(builder k, arg<T*> out, arg<i32*> indices, arg<const T*> in, arg<i32> length,
                    arg<i32> count, arg<i32> descending) {
  k.require_block_size(256);
  sort_writer<T, Width, Indices>(k, out, indices, in, length, count, descending).run();
}

} // namespace kiln::kernel
