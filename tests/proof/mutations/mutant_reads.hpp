// SPDX-License-Identifier: MIT
// Reads of LDS in which the faults of the pass that joins them show.
#pragma once

#include "proof/mutations/mutant_masks.hpp"

namespace kiln_test::mutant_bodies {

/// Each pair of reads here is one for some other reason. Every dword of LDS is an address of another one.
inline void neighbouring_reads(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto shared = k.lds<u32>(1024);
  auto at = k.vgpr<u32, 2>(at_register(20)), pair = k.vgpr<u32, 2>(at_register(30));
  auto x = k.vgpr<u32, 24>(at_register(40));
  for (u32 i = 0; i < 1024; i += 64)
    shared[k.thread_idx.x + i] = (in[k.thread_idx.x] ^ as<u32>(k.thread_idx.x) * (i + 3)) << 2 & 0x1fcu;
  k.barrier();
  k.program().may_pair_reads = true;
  k.v_lshlrev_b32(at[0], 2, k.thread_idx.x);
  k.v_add_u32(at[1], 12, at[0]);
  k.v_mov_b32(pair[0], at[0]);
  k.v_mov_b32(x[23], 0);
  k.ds_read_b32(x[0], at[0], offset(8)); // these may be one
  k.ds_read_b32(x[1], at[0]);
  k.ds_read_b32(pair[0], pair[0]);
  k.ds_read_b32(pair[1], pair[0], offset(8));
  k.v_mov_b32(x[23], 1);
  k.ds_read_b32(x[2], at[0]);
  k.ds_read_b32(x[3], at[1], offset(8));
  k.v_mov_b32(x[23], 2);
  k.ds_read_b32(x[4], at[0]);
  k.ds_read_b32(x[6], at[0], offset(4));
  k.v_mov_b32(x[23], 3);
  k.ds_read_b32(x[7], at[0], offset(4));
  k.ds_read_b32(x[8], at[0], offset(12));
  k.v_mov_b32(x[23], 4);
  k.ds_read_b32(x[10], at[0], offset(4));
  k.ds_read_b32(x[11], at[0], offset(2052));
  k.v_mov_b32(x[23], 5);
  k.ds_read_b64(x.slice<2>(12), at[0], offset(4));
  k.ds_read_b64(x.slice<2>(14), at[0], offset(12));
  k.v_mov_b32(x[23], 6);
  k.ds_read_b32(x[16], at[0], offset(4));
  k.detached([&] { k.ds_read_b32(x[17], at[0], offset(12)); });
  k.v_mov_b32(x[23], 7);
  auto next = k.label();
  k.ds_read_b32(x[18], at[0], offset(16));
  k.place(next);
  k.ds_read_b32(x[19], at[0], offset(8));
  auto sum = k.vgpr<u32>(pair[0] * 3 + pair[1]);
  for (u32 i = 0; i < 20; ++i)
    if (i != 5 && i != 9) sum = sum * 5 + x[i];
  put(k, out, 0, sum);
}

/// A wait that leaves one read unfinished.
inline void counted_reads(builder k, arg<u32*>& out, arg<const u32*>& in) {
  auto shared = k.lds<u32>(64);
  auto x = k.vgpr<u32, 2>(at_register(40));
  shared[k.thread_idx.x] = in[k.thread_idx.x];
  auto at = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 4 & 0x7c);
  k.program().may_pair_reads = true;
  k.ds_read_b32(x[0], at);
  k.ds_read_b32(x[1], at, offset(4));
  k.s_waitcnt(lgkmcnt(1));
  put(k, out, 0, x[0]);
  put(k, out, 1, x[1]);
}

} // namespace kiln_test::mutant_bodies
