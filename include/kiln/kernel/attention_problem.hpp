// SPDX-License-Identifier: MIT
// Attention as the host sees it, and why a kernel refuses a problem.
#pragma once

#include <kiln/isa/arch.hpp>
#include <kiln/kernel/attention_form.hpp>

namespace kiln::kernel {

/// Heads of rows in device memory: row r of head h of sequence i begins `i * batch + h * head + r * row` elements after `data`.
/// With pages, `batch` is the distance of pages.
template<class P> struct attention_matrix {
  P data = nullptr;
  i64 batch = 0, head = 0, row = 0; ///< in the order of the kernels' arguments
};

/// O = softmax(scale Q K^T) V of each sequence and query head: see attention_forward(). What is null or 0 is not there.
struct attention_problem {
  i64 batch = 1, queries = 0, keys = 0; ///< of a sequence; where they have own lengths, of the longest
  i64 heads = 1, kv_heads = 1;          ///< of Q and O, of K and V
  attention_matrix<void*> o = {};
  attention_matrix<const void*> q = {}, k = {}, v = {};
  float* lse = nullptr;
  i64 lse_batch = 0, lse_head = 0;
  const float* sinks = nullptr;
  const i32 *query_begins = nullptr, *key_begins = nullptr; ///< with pages key_begins are numbers of keys
  const i32* block_table = nullptr;
  i64 table_row = 0, page = 0; ///< entries of a sequence, keys of a page
  i64 left = -1, right = -1;   ///< below 0: open
  double scale = 0, cap = 0;
};

/// Why a problem is refused.
enum class attention_status : u8 {
  ok,
  negative_extent,
  extent_too_large,
  uneven_heads,
  null_pointer,
  misaligned_pointer,
  uneven_stride,
  stride_too_large,
  tile_too_large,
  wrong_scale,
  wrong_cap,
  wrong_page,
  short_table,
  missing_lengths,
  too_many_workgroups,
  no_variant,
  missing_workspace,
  misaligned_workspace,
  no_gradient,
  missing_lse,
  missing_delta,
  wrong_rows,
  overlapping_results,
  too_many_key_blocks,
  count ///< none: how many there are
};

/// One sentence about a status.
constexpr const char* text_of(attention_status s) {
  constexpr const char* texts[] = {
      "the problem can be launched",
      "a length, a number of heads or of sequences, or a stride is negative",
      ("a sequence is longer than 2^30, or there are 2^31 heads, sequences, entries of the table or rows of "
       "all splits"),
      "the number of query heads is no multiple of that of heads of K and V, or there are none of these",
      "a pointer is null that the kernel reads or writes",
      ("a pointer to Q, K, V, O or a gradient is no multiple of 16 bytes, or one to numbers of 32 bits is no "
       "multiple of 4"),
      "a stride of Q, K, V, O or a gradient is no multiple of 8 elements",
      "a stride has 2^31 elements or more",
      "the rows of a workgroup or of a tile of keys span 2 GiB or more: the stride of rows is too large",
      "scale is not a number above 0",
      "the soft cap is below 0 or not a number",
      "the keys of a page are no power of 2 from 16 on",
      "a row of the table has fewer entries than the longest sequence has pages, or none",
      "keys in pages need key_begins, the number of keys of each sequence",
      "the grid would have 2^31 work-items or more in x, or 2^16 workgroups in y or z",
      "none of the given variants has the problem's heads and options",
      "keys or heads are split, which needs the workspace of workspace_bytes(): it is null or too small",
      "the workspace is no multiple of 16 bytes",
      ("there are no gradients of heads of over 128 numbers or no multiple of 8, of those of V that are not "
       "as those of K, and of keys in pages"),
      "gradients read the LSE that the forward pass has stored: it is null",
      "delta is null: gradients need as much memory for it as LSE has",
      ("rows, the number of queries of all sequences, is 0 or more than there are in sequences of the "
       "longest's length"),
      ("rows of a result overlap: a stride of dQ, dK or dV is below the numbers of a head, or one of LSE and "
       "delta is below the number of rows, where there are several rows, heads or sequences"),
      "gradients are of up to 65,535 blocks of 128 keys: 8,388,480 keys",
  };
  static_assert(sizeof(texts) / sizeof(texts[0]) == static_cast<u32>(attention_status::count));
  return texts[static_cast<u32>(s)];
}

/// Options that a problem needs of a kernel, for its types of head; has_one_query and is_split are the launch's to choose.
constexpr attention_form form_of(const attention_problem& p, u32 head, u32 value_head) {
  return {.head = head,
          .value_head = value_head,
          .has_lse = p.lse != nullptr,
          .has_lengths = p.query_begins != nullptr,
          .has_cap = p.cap != 0,
          .has_sinks = p.sinks != nullptr,
          .has_pages = p.block_table != nullptr};
}

constexpr attention_status first_of(attention_status a, attention_status b) {
  return a != attention_status::ok ? a : b;
}
/// Strides of a matrix, whose rows of a workgroup or of a tile span `widest` elements of `bytes` each.
template<class P> constexpr attention_status judge_rows(const attention_matrix<P>& x, i64 widest, i64 bytes) {
  constexpr i64 most = 0x7fff'ffff;
  const i64 strides[] = {x.batch, x.head, x.row};
  for (const i64 s : strides)
    if (s < 0) return attention_status::negative_extent;
  for (const i64 s : strides)
    if (s > most) return attention_status::stride_too_large;
  for (const i64 s : strides)
    if (s % 8 != 0) return attention_status::uneven_stride;
  return widest > most / bytes ? attention_status::tile_too_large : attention_status::ok;
}

/// Judges one problem for a kernel of a form that form_of() gives.
class attention_judge {
  static constexpr i64 most = 0x7fff'ffff, longest = 1 << 30;

  // Before what uses it: else clang can't evaluate it.
  template<class P> constexpr attention_status judge(const attention_matrix<P>& x, i64 rows) const {
    // Rows of a workgroup are queries, or heads; rows of a tile are keys.
    const bool is_of_heads = f_.has_one_query && rows > 64 && x.head > x.row;
    return judge_rows(x, rows * (is_of_heads ? x.head : x.row), 2);
  }

public:
  constexpr attention_judge(const attention_problem& p, const attention_form& f) : p_(p), f_(f) {}

  /// What all but pointers decides: constant where it is.
  constexpr attention_status judge_extents() const {
    const i64 extents[] = {p_.batch, p_.queries, p_.keys, p_.heads, p_.kv_heads, p_.table_row, p_.page};
    for (const i64 e : extents)
      if (e < 0) return attention_status::negative_extent;
    for (const i64 e : extents)
      if (e > most) return attention_status::extent_too_large;
    if (p_.queries > longest || p_.keys > longest) return attention_status::extent_too_large;
    if (p_.kv_heads == 0 || p_.heads % p_.kv_heads != 0) return attention_status::uneven_heads;
    if (!(p_.scale > 0 && p_.scale < 3e38)) return attention_status::wrong_scale;
    if (!(p_.cap >= 0 && p_.cap < 3e38)) return attention_status::wrong_cap;
    if (f_.has_pages) {
      if (p_.page < 16 || (p_.page & (p_.page - 1)) != 0) return attention_status::wrong_page;
      if (p_.table_row < 1 || p_.table_row * p_.page < p_.keys) return attention_status::short_table;
    }
    const i64 rows = is_direct(f_) ? 256 : 128, tile = f_.has_pages ? 16 : 64;
    attention_status s = judge(p_.q, rows);
    s = first_of(s, judge(p_.k, tile));
    s = first_of(s, judge(p_.v, tile));
    s = first_of(s, judge(p_.o, rows));
    if (f_.has_lse) {
      if (p_.lse_batch < 0 || p_.lse_head < 0) s = first_of(s, attention_status::negative_extent);
      if (p_.lse_batch > most || p_.lse_head > most) s = first_of(s, attention_status::stride_too_large);
    }
    return s;
  }
  constexpr bool is_empty() const { return p_.batch == 0 || p_.queries == 0 || p_.heads == 0; }
  /// The same and the pointers. K and V without keys, and whatever an empty problem has, may be null.
  attention_status judge() const {
    const attention_status s = judge_extents();
    if (s != attention_status::ok || is_empty()) return s;
    const bool needs_keys = f_.has_lengths || f_.has_pages;
    if (f_.has_pages && p_.key_begins == nullptr) return attention_status::missing_lengths;
    if (p_.q.data == nullptr || p_.o.data == nullptr || (needs_keys && p_.key_begins == nullptr) ||
        (p_.keys != 0 && (p_.k.data == nullptr || p_.v.data == nullptr)))
      return attention_status::null_pointer;
    const u64 rows = address(p_.q.data) | address(p_.k.data) | address(p_.v.data) | address(p_.o.data);
    const u64 words = address(p_.lse) | address(p_.sinks) | address(p_.query_begins) |
                      address(p_.key_begins) | address(p_.block_table);
    return rows % 16 != 0 || words % 4 != 0 ? attention_status::misaligned_pointer : attention_status::ok;
  }

private:
  static u64 address(const void* x) { return reinterpret_cast<u64>(x); }

  const attention_problem& p_;
  const attention_form& f_;
};

/// The launch of a problem by a kernel with a form's has_one_query and is_split.
struct attention_grid {
  i64 x = 0, y = 0, z = 0, splits = 1;
  friend constexpr bool operator==(const attention_grid&, const attention_grid&) = default;

  constexpr i64 workgroups() const { return x * y * z; }
  constexpr bool is_launchable() const { return x < (i64{1} << 31) / 256 && y < 1 << 16 && z < 1 << 16; }
};

/// The device of a launch. What fills it is left open where `compute_units` is 0.
struct attention_device {
  isa::arch arch;
  i64 compute_units = 0;
};

/// Workgroups along x where they take blocks of `height` rows by turns: for two each, which under a causal window are as much
/// for all, if compute units, which hold one workgroup, then have no more rounds of blocks.
constexpr i64 attention_turns_of(const attention_problem& p, i64 height, i64 compute_units) {
  const i64 blocks = (p.queries + height - 1) / height, others = p.heads * p.batch, pairs = (blocks + 1) / 2;
  if (compute_units == 0) return blocks;
  const auto rounds = [&](i64 workgroups) { return (workgroups + compute_units - 1) / compute_units; };
  return 2 * rounds(pairs * others) <= rounds(blocks * others) ? pairs : blocks;
}

/// How a device is filled. Keys are split, by 256 at least, until a compute unit has two workgroups, or with attend_ahead() the
/// one that it holds.
constexpr attention_grid attention_grid_of(const attention_problem& p, const attention_form& f,
                                           const attention_device& on) {
  constexpr i64 rows = 128, least_keys = 256, most_splits = 64;
  const i64 shared = p.kv_heads == 0 ? 0 : p.heads / p.kv_heads,
            workgroups = (on.arch == isa::arch::gfx950 && is_ahead(f) ? 1 : 2) * on.compute_units;
  attention_grid g{(p.queries + rows - 1) / rows, p.heads, p.batch};
  if (on.arch == isa::arch::gfx950 && is_direct(f)) g.x = attention_turns_of(p, 2 * rows, on.compute_units);
  if (f.has_one_query) g.x = p.queries == 0 ? 0 : (shared + rows - 1) / rows, g.y = p.kv_heads;
  if (!f.is_split || g.workgroups() == 0) return g;
  const i64 wanted = (workgroups + g.workgroups() - 1) / g.workgroups(),
            parts = (p.keys + least_keys - 1) / least_keys;
  g.splits = wanted < parts ? wanted : parts;
  g.splits = g.splits < 1 ? 1 : g.splits > most_splits ? most_splits : g.splits;
  g.x *= g.splits;
  return g;
}
/// The launch of attention_backward_keys(), and what goes to `parts`.
struct attention_gradient_grid {
  i64 x = 0, y = 0, z = 0; ///< heads of K and V, sequences, shares of keys
  i64 whole = 0, splits = 1;

  /// Blocks of keys of each sequence and head that are split.
  constexpr i64 split_blocks() const { return (z - whole) / splits; }
  /// Of the workspace, which nothing need clear.
  constexpr i64 part_bytes(i64 head) const {
    return 2 * splits * x * y * split_blocks() * attention_held_rows * head * 4;
  }
  /// With attention_key_sums(), which has 4 workgroups along z for each block that is split.
  constexpr bool is_launchable() const {
    return x < (i64{1} << 31) / 256 && y < 1 << 16 && z < 1 << 16 && 4 * split_blocks() < 1 << 16;
  }
};

/// Of a problem that attention_judge takes. Query heads are split for the last blocks of keys where those that fill no round of
/// the compute units, which hold one workgroup, are at most one round, and that saves 1 of 32 of the time. A window that is
/// bounded on the right splits nothing where there are two rounds: its last blocks are short, and fill the gaps.
///
/// The time of a share is counted in tiles of 32 queries, and 8 more for what a share has of its own: it loads K and V,
/// and stores its part. The launch that adds the parts counts as 8.
constexpr attention_gradient_grid attention_gradient_grid_of(const attention_problem& p,
                                                             const attention_device& on) {
  const auto divided = [](i64 a, i64 by) { return (a + by - 1) / by; };
  constexpr i64 own_cost = 8;
  const i64 blocks = divided(p.keys, attention_held_rows), lines = p.kv_heads * p.batch;
  attention_gradient_grid g{p.kv_heads, p.batch, blocks, blocks, 1};
  const i64 units = on.compute_units, all = blocks * lines;
  if (units == 0 || all == 0 || (p.right >= 0 && all >= 2 * units)) return g;
  const i64 each = p.heads / p.kv_heads, tiles = divided(p.queries, 32), rounds = all / units,
            whole = rounds * units / lines, split = (blocks - whole) * lines;
  if (split > units) return g;
  const i64 of_whole = each * tiles + own_cost;
  i64 least = divided(all, units) * of_whole * 31 / 32;
  for (i64 splits = 2; splits <= each; ++splits) {
    // Those of whole blocks leave room on some compute units.
    const i64 own = divided(each, splits), room = (rounds * units - whole * lines) * (each / own);
    const i64 parts = split * divided(each, own) - room;
    const i64 of_parts = parts > 0 ? divided(parts, units) * (own * tiles + own_cost) : 0;
    const i64 taken = rounds * of_whole + of_parts + own_cost;
    if (taken > least) continue;
    least = taken;
    g.splits = divided(each, own);
    g.whole = whole;
    g.z = whole + (blocks - whole) * g.splits;
  }
  return g;
}
/// Bytes of the workspace of a launch with `splits`: for each row of each split its O and its LSE, in f32.
constexpr i64 attention_workspace_bytes(const attention_problem& p, const attention_form& f,
                                        const attention_grid& g) {
  return f.is_split ? g.splits * p.batch * p.heads * p.queries * (i64{f.values()} + 1) * 4 : 0;
}

} // namespace kiln::kernel
