// SPDX-License-Identifier: MIT
// Rotary position embedding of queries and keys in one launch, and its inverse for the backward pass.
#pragma once

#include <kiln/kernel/norm/row_registers.hpp>

namespace kiln::kernel {

/// Which numbers of a head are a pair: halves (i and i + rotated / 2, NeoX), or neighbours (2 i and 2 i + 1, GPT-J).
enum class rotary_pairs : u8 { halves, neighbours };

/// What a kernel is compiled for. Structural: a template argument.
struct rotary_form {
  u32 head = 128;    ///< numbers of a head
  u32 rotated = 128; ///< the first ones, which are rotated: even, 4 to 1,024
  rotary_pairs pairs = rotary_pairs::halves;
  bool is_backward = false; ///< by the negative angle: of gradients
  bool copies_rest = false; ///< the numbers that are not rotated are copied; in place they need not be
  u32 multiple = 8;         ///< strides are multiples of it, a power of 2, by the caller's promise

  friend constexpr bool operator==(const rotary_form&, const rotary_form&) = default;
};

/// The reason why no kernel takes the form, or null.
constexpr const char* refusal_of(const rotary_form& f) {
  if (f.rotated % 2 != 0 || f.rotated < 4 || f.rotated > 1024)
    return "rotary_form: an even number of a head's numbers is rotated, from 4 to 1024";
  if (f.rotated > f.head) return "rotary_form: a head has fewer numbers than are rotated";
  if (f.head - f.rotated > 1024) return "rotary_form: at most 1024 numbers of a head are not rotated";
  if (f.multiple == 0 || (f.multiple & (f.multiple - 1)) != 0)
    return "rotary_form: the promised multiple is a power of 2";
  return nullptr;
}

/// A wave has one token t at a time: `columns` numbers d of a head in neighbouring lanes, up to 2^most of them in one, other
/// lanes have other heads h.
constexpr tile::layout head_layout(u32 columns, u32 most) {
  constexpr u32 lanes = 6;
  const auto least = [](u32 a, u32 b) { return a < b ? a : b; };
  const u32 bits = columns <= 2 ? 1 : tile::highest_bit(columns - 1) + 1;
  const u32 together = least(bits, most), of_lanes = least(bits - together, lanes);
  tile::layout out;
  tile::extend(out, 'd', bits), tile::extend(out, 'h', lanes - of_lanes), tile::extend(out, 't', 2);
  const auto add = [&](tile::place p, char name, u32 first, u32 end) {
    for (u32 i = first; i < end; ++i) tile::append(out, p, 1u << (out.first_bit(name) + i));
  };
  add(tile::place::item, 'd', 0, together);
  add(tile::place::lane, 'd', together, together + of_lanes);
  add(tile::place::lane, 'h', 0, lanes - of_lanes);
  add(tile::place::item, 'd', together + of_lanes, bits);
  add(tile::place::wave, 't', 0, 2);
  return out;
}

/// Heads of tokens in memory: arguments of the kernel.
template<class T> struct rotary_heads {
  const arg<T*>& y;
  const arg<const T*>& x;
  const arg<i32>&heads, &y_token, &y_head, &x_token, &x_head;
};

/// The tokens of a workgroup, one per wave.
template<class T, class Cache, rotary_form Form> class rotary_tokens {
  static constexpr bool has_halves = Form.pairs == rotary_pairs::halves;
  static constexpr u32 pairs = Form.rotated / 2, rest = Form.head - Form.rotated;
  static constexpr u32 most =
      tile::bits_of_count(16 / sizeof(T)); // log2 of a lane's numbers in one instruction
  static constexpr tile::layout places = head_layout(has_halves ? pairs : Form.rotated, most),
                                rest_places = head_layout(rest == 0 ? 2 : rest, most),
                                angles = tile::without(
                                    tile::without(head_layout(pairs, has_halves ? most : most - 1), 't'),
                                    'h');
  using number = tile::number_of<T>;
  using values = tile::register_tile<f32, places>;
  using factors = tile::register_tile<f32, angles>;

public:
  template<class P>
  constexpr rotary_tokens(builder b, const arg<read_only<P>*>& positions, const arg<const Cache*>& cache,
                          const arg<i32>& token_count)
      : k(b), tokens(token_count), first(k.sgpr<i32>(k.block_idx.x * 4)), cosine(k), sine(k) {
    const auto own = k.sgpr<i32>(min(first + k.wave_id(), tokens - 1));
    const auto position = positions[own];
    // Positions of 64 bits are below 2^31 too.
    const author::handle<ir::bank::sgpr, u32> low(k.program_draft(), position.first_dword());
    const auto at = cache + multiply_wide(low, Form.rotated);
    const auto also = at + pairs;
    cosine.registers =
        tile::convert<f32>(tile::load<angles>(k, tile::tensor(at, {{'d', pairs}}), {0})).registers;
    sine.registers =
        tile::convert<f32>(tile::load<angles>(k, tile::tensor(also, {{'d', pairs}}), {0})).registers;
  }

  constexpr void rotate(const rotary_heads<T>& m) const {
    const auto* const all = &m; // clang's bytecode interpreter captures no reference parameters
    const auto* const self = this;
    each_part<places>(m, [all, self](const tile::uniform& head) {
      if constexpr (has_halves)
        self->rotate_halves(*all, head);
      else
        self->rotate_neighbours(*all, head);
    });
    if constexpr (Form.copies_rest && rest != 0) {
      const auto x = m.x + Form.rotated;
      const auto y = m.y + Form.rotated;
      each_part<rest_places>(m, [&](const tile::uniform& head) {
        const auto piece = self->template load<rest_places, rest>(x, *all, head);
        self->template store<rest>(y, *all, head, piece);
      });
    }
  }

private:
  /// Heads in steps of a tile's; workgroups along y share them.
  template<tile::layout L, class Body> constexpr void each_part(const rotary_heads<T>& m, Body body) const {
    constexpr i32 step = static_cast<i32>(L.extent('h'));
    k.for_(k.block_idx.y * step, m.heads, k.grid_dim.y * step,
           [&](const auto& head) { body(tile::uniform(head, step)); });
  }
  template<class P>
  constexpr auto heads_of(const P& from, const arg<i32>& heads, const arg<i32>& token, const arg<i32>& head,
                          u32 columns) const {
    const auto stride = [](const arg<i32>& s) { return tile::uniform(s, Form.multiple); };
    return tile::tensor(from, {{'t', tokens, stride(token)}, {'h', heads, stride(head)}, {'d', columns}});
  }
  template<tile::layout L, u32 Columns>
  constexpr row_piece<T, L> load(const arg<const T*>& from, const rotary_heads<T>& m,
                                 const tile::uniform& head) const {
    return tile::load<L>(k, heads_of(from, m.heads, m.x_token, m.x_head, Columns), {first, head, 0});
  }
  template<u32 Columns, tile::layout L>
  constexpr void store(const arg<T*>& to, const rotary_heads<T>& m, const tile::uniform& head,
                       const row_piece<T, L>& piece) const {
    tile::store(k, heads_of(to, m.heads, m.y_token, m.y_head, Columns), {first, head, 0}, piece);
  }

  constexpr void rotate_halves(const rotary_heads<T>& m, const tile::uniform& head) const {
    const auto x = m.x + pairs;
    const auto y = m.y + pairs;
    auto low = tile::convert<f32>(load<places, pairs>(m.x, m, head)),
         high = tile::convert<f32>(load<places, pairs>(x, m, head));
    for (u32 i = 0; i < low.registers.size(); ++i) rotate_pair(low.registers[i], high.registers[i], i);
    store<pairs>(m.y, m, head, rounded(low));
    store<pairs>(y, m, head, rounded(high));
  }
  constexpr void rotate_neighbours(const rotary_heads<T>& m, const tile::uniform& head) const {
    auto all = tile::convert<f32>(load<places, Form.rotated>(m.x, m, head));
    for (u32 i = 0; i < all.registers.size() / 2; ++i)
      rotate_pair(all.registers[2 * i], all.registers[2 * i + 1], i);
    store<Form.rotated>(m.y, m, head, rounded(all));
  }
  /// (a, b) by the angle of pair i.
  template<class A> constexpr void rotate_pair(A&& a, A&& b, u32 i) const {
    const auto c = cosine.registers[i], s = sine.registers[i];
    auto before = k.template vgpr<f32>(a);
    if constexpr (Form.is_backward) {
      a = before * c + b * s;
      b = b * c - before * s;
    } else {
      a = before * c - b * s;
      b = b * c + before * s;
    }
  }
  static constexpr row_piece<T, places> rounded(const values& x) {
    if constexpr (__is_same(number, f32))
      return x;
    else
      return tile::convert<number, rounding::nearest_even_of_sums>(x);
  }

  builder k;
  const arg<i32>& tokens;
  sgpr<i32> first; ///< token of wave 0
  factors cosine, sine;
};

/// Rotates the first Form.rotated numbers of each head of q (tokens, q_heads, head) and k (tokens, k_heads, head), into q_out
/// and k_out, which may be q and k. Pair i of a token is rotated by the angle whose cosine is cache[position][i] and whose sine
/// is cache[position][rotated / 2 + i], where position is positions[token]: P is int or long long, below 2^31. T and Cache are
/// float, _Float16 or __bf16. In f32, rounded once. Strides, in elements, are of tokens and of heads. They are multiples of
/// Form.multiple, by the caller's promise; pointers are multiples of 16 bytes. All lanes must be enabled. k_heads may be 0.
/// Workgroups of 256 work-items: ceil(tokens / 4), and along y as many as are to share the heads of a token, 1 or more.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, class Cache, class P, rotary_form Form>
constexpr void rotary(builder b, arg<T*> q_out, arg<T*> k_out, arg<const T*> q, arg<const T*> k,
                      arg<read_only<P>*> positions, arg<const Cache*> cache, arg<i32> tokens,
                      arg<i32> q_heads, arg<i32> k_heads, arg<i32> q_out_token, arg<i32> q_out_head,
                      arg<i32> k_out_token, arg<i32> k_out_head, arg<i32> q_token, arg<i32> q_head,
                      arg<i32> k_token, arg<i32> k_head) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr const char* refusal = refusal_of(Form);
  if constexpr (refusal != nullptr) {
    b.program_draft().fail({}, refusal);
  } else {
    b.require_block_size(row_waves * 64);
    const rotary_tokens<T, Cache, Form> all(b, positions, cache, tokens);
    all.rotate({q_out, q, q_heads, q_out_token, q_out_head, q_token, q_head});
    all.rotate({k_out, k, k_heads, k_out_token, k_out_head, k_token, k_head});
  }
}

} // namespace kiln::kernel
