// SPDX-License-Identifier: MIT
// All waves of a workgroup copy a piece of global memory into LDS, without going through registers.
#pragma once

#include <kiln/author/builder.hpp>

namespace kiln {

// Templates, though of nothing: a unit that does not call them does not pay for what is in them.

/// Index of this wave in its workgroup, in an SGPR; also for workgroups of two and three dimensions.
template<class = void>
constexpr author::reg<ir::bank::sgpr, u32> wave_index(builder k, source at = source::here()) {
  auto item = as<u32>(k.thread_idx.x) + 0;
  if (k.block_dim.y != 1 || k.block_dim.z != 1)
    item = as<u32>(k.thread_idx.x) +
           (as<u32>(k.thread_idx.y) + as<u32>(k.thread_idx.z) * k.block_dim.y) * k.block_dim.x;
  return k.read_first_lane(item, at) >> 6;
}

/// Copies `bytes` bytes (a multiple of 4) from `address` to LDS at `lds_bytes`, 4 bytes per lane and instruction, on gfx950
/// 16 where that many are left for every wave. The caller waits for vmcnt and places the barrier before the data is used:
/// `k.s_waitcnt(vmcnt(0)); k.s_barrier();`.
template<class = void>
constexpr void load_to_lds(builder k, u32 lds_bytes, const author::handle<ir::bank::sgpr, u64>& address,
                           u32 bytes, source at = source::here()) {
  if (bytes % 4 != 0 || bytes == 0)
    return k.fail(at, text_buffer{} << "load_to_lds copies whole dwords: " << bytes
                                    << " bytes are not a multiple of 4");
  const u32 first = k.program().code.size();
  const u32 waves = static_cast<u32>(k.block_dim.x * k.block_dim.y * k.block_dim.z + 63) / 64;
  buffer source_bytes = k.buffer(address, bytes, at);
  auto wave = wave_index(k, at);
  auto lane = as<u32>(k.lane_id(at));
  u32 done = 0;
  // In steps of what all waves load with one instruction each; the last, partial step by lanes.
  const auto step = [&]<u32 Width>(bool whole) {
    const u32 a_wave = Width * 64, all = a_wave * waves;
    while (done < bytes && (!whole || bytes - done >= all)) {
      auto place = wave * a_wave;
      auto offset = lane * Width + place;
      const auto issue = [&] {
        source_bytes.load_to_lds<Width>(place + (lds_bytes + done), byte_offset(offset, done));
      };
      if (bytes - done >= all)
        issue();
      else
        k.where(offset < bytes - done, issue);
      done += all;
    }
  };
  if (k.arch() == isa::arch::gfx950) step.template operator()<16>(true);
  if (done < bytes) step.template operator()<4>(false);
  k.program_draft().place_from(first, at);
}

} // namespace kiln
