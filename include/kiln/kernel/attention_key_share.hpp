// SPDX-License-Identifier: MIT
// What a workgroup of attention_backward_keys() has of the work: a block of keys, and some of the query heads.
#pragma once

#include <kiln/author/dsl.hpp>

namespace kiln::kernel {

/// Workgroups are heads of K and V, sequences, and along z shares: the first `whole` blocks of keys with all query heads that
/// share the head, then `splits` workgroups for each other block, each with ceil(heads_each / splits) of the heads. Long ones
/// come first, so that short ones fill the last round.
struct attention_key_share {
  sgpr<i32> block;
  sgpr<i32> head, end_head; ///< query heads: this one, and the last's end

  constexpr attention_key_share(builder k, const arg<i32>& heads_each, const arg<i32>& whole,
                                const arg<i32>& splits)
      : block(k.sgpr<i32>(k.block_idx.z)),
        head(k.sgpr<i32>(k.block_idx.x * heads_each)),
        end_head(k.sgpr<i32>(head + heads_each)) {
    // clang's bytecode interpreter captures no reference parameters
    const auto *const all_heads = &heads_each, *const first_split = &whole, *const all_parts = &splits;
    k.if_(block >= whole, [&] {
      const auto each = k.sgpr<i32>((*all_heads + *all_parts - 1) / *all_parts);
      const auto beyond = k.sgpr<i32>(block - *first_split), others = k.sgpr<i32>(beyond / *all_parts);
      block = *first_split + others;
      head += (beyond - others * *all_parts) * each;
      end_head = min(end_head, head + each);
    });
  }
};

} // namespace kiln::kernel
