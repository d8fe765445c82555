// SPDX-License-Identifier: MIT
// What of a kernel is open while its author writes it: loops, lane masks, streams, LDS. Its program is in emit/draft.hpp.
#pragma once

#include <kiln/author/launch_ids.hpp>
#include <kiln/author/memory/lds_space.hpp>

namespace kiln::author {

/// A loop around the place that is being written, or a copy of an unrolled loop's body.
struct open_loop {
  u32 next = 0, end = 0; ///< labels
  u32 region = 0;
  bool continues = false; ///< something goes to `next`
};

/// A while_lanes around the place that is being written.
struct open_lane_loop {
  u32 masks = 0; ///< masks saved outside it
  u32 end = 0;   ///< label
};

/// A signal or a wait in the stream that is being recorded.
struct stream_event {
  u32 at = 0;  ///< before the instruction with this index
  u8 what = 0; ///< schedule_stream::kind
  u32 id = 0;  ///< of the signal
};

/// A stream that was recorded. Copies of it are the same stream.
struct recorded_stream {
  source at;
  u32 instructions, end; ///< how many, and the place after the last of them
  u32 taken;             ///< places that are in the kernel
};

/// LDS through which reductions and scans of the workgroup exchange what its waves have, turn and turn about: what one call
/// reads, the next does not write. See values/wave_exchange.hpp.
struct exchange_regions {
  u32 first[2] = {}, bytes[2] = {};
  u32 next = 0; ///< region of the next call
};

/// One for each kernel; builders are handles to it.
struct kernel_state {
  draft& program_draft;
  launch_ids ids;

  list<open_loop> loops{};
  list<open_lane_loop> lane_loops{};
  list<u32> masks{}; ///< pairs of SGPRs: EXEC as saved by the wheres around
  u32 marking = 0;   ///< bodies around that are marked when they end, by where they began

  bool recording = false;
  list<stream_event> events{}; ///< of the stream that is being recorded
  list<u8> signals{};          ///< whether given, by signal
  list<recorded_stream> streams{};

  u32 tokens = 0; ///< made so far
  lds_space lds{};
  exchange_regions exchanges{};

  constexpr kernel_state(draft& k, u32 block_x, u32 block_y, u32 block_z)
      : program_draft(k), ids(k, block_x, block_y, block_z) {}
  kernel_state(const kernel_state&) = delete;
  kernel_state& operator=(const kernel_state&) = delete;
};

} // namespace kiln::author
