// SPDX-License-Identifier: MIT
// Bit maps of the work-item's number, calculated by instructions.
#pragma once

#include <kiln/author/builder.hpp>
#include <kiln/author/values/lane_value.hpp>
#include <kiln/tile/memory/copies.hpp>

namespace kiln::tile {

/// The bits of a work-item's number in a workgroup of one dimension: 6 of its lane, then those of its wave.
inline constexpr u32 lane_bits = 6;

/// The map from the work-item's number to the element of item 0. Lanes and waves that the layout has no bit for have copies.
/// `work_items` is the workgroup's size.
constexpr bit_map of_thread(const layout& l, u32 work_items) {
  bit_map out{.outputs = l.map.outputs, .constant = l.map.constant};
  for (u32 i = 0; i < lane_bits; ++i) out.append(i < l.bits(place::lane) ? l.image(place::lane, i) : 0);
  for (u32 i = 0; i < l.bits(place::wave); ++i) out.append(l.image(place::wave, i));
  while (work_items > 1u << out.inputs) out.append(0);
  return out;
}

/// False, and an error, if the workgroup is no row of work-items or has not all waves of the layout: elements would be missing.
constexpr bool has_all_waves(builder k, const layout& l, const source& at) {
  const u32(&size)[3] = k.program().block_size;
  const u32 items = k.program().work_items(), needed = 1u << (lane_bits + l.bits(place::wave));
  if (items >= needed && size[1] == 1 && size[2] == 1) return true;
  text_buffer why;
  if (items < needed)
    why << "the tile's layout has " << needed / 64 << " waves, the workgroup has " << items / 64;
  if (items < needed && items % 64 != 0) why << " and " << items % 64 << " work-items";
  if (items < needed)
    why << ": its size is at least " << needed << " work-items for this layout";
  else
    why << "the workgroup is " << size[0] << " by " << size[1] << " by " << size[2]
        << " work-items; tiles are spread over workgroups of one dimension: block_size<" << items << ">";
  k.program_draft().fail(at, why);
  return false;
}

/// Refuses code under a where: lanes that are off have parts of tiles too.
constexpr void require_lanes(builder k, const source& at, const char* function) {
  if (k.program_draft().skipped_bodies != 0)
    k.program_draft().fail(at, text_buffer()
                                   << function
                                   << ": all 64 lanes have a part of a tile, so it may not stand in a "
                                      "where, otherwise or while_lanes");
}

/// Bits of the work-item's number that choose among copies: work-items with all of them 0 have every element once.
constexpr u32 superfluous_work_items(const layout& l, u32 work_items) {
  const free_bits free = free_bits_of(l);
  u32 out = free.lanes | mask_of_bits(lane_bits) << l.bits(place::lane);
  out = (out & mask_of_bits(lane_bits)) | free.waves << lane_bits;
  for (u32 bit = lane_bits + l.bits(place::wave); 1u << bit < work_items; ++bit) out |= 1u << bit;
  return out;
}

/// m(x) without m's constant, for x below 2^m.inputs. One shift and mask for each distance by which bits move, joined by `|`,
/// or by `^` where images share bits: at most 2 instructions each. A map of zeros is one move.
constexpr vgpr<u32> apply(builder k, const bit_map& m, const author::handle<ir::bank::vgpr, u32>& x,
                          source at = source::here()) {
  using view = author::handle<ir::bank::vgpr, u32>;
  const author::lines_of_call call(k.program_draft(), at);
  constexpr u32 none = ~0u, most_inline = 64; // of the numbers that an instruction of three operands takes
  u32 sum = none, written = 0;                // the register of what is joined so far, and its bits
  /// Two operations of one instruction, the second of them `|` of what is joined so far.
  const auto join = [&](isa::mn::mnemonic both, u32 number, const author::handle<ir::bank::vgpr, u32>& term,
                        u32 bits) {
    const vgpr<u32> out(k.program_draft(), k.program_draft().template allocate<ir::bank::vgpr, 1>(at));
    k.emit(both, emit::operand(out, at), emit::operand(term, at), emit::operand(number, at),
           emit::operand(view(k.program_draft(), sum), at));
    sum = out.first_dword();
    written |= bits;
  };
  const auto add = [&](const vgpr<u32>& term, u32 bits) {
    const view others(k.program_draft(), sum);
    sum = sum == none             ? term.first_dword()
          : (written & bits) == 0 ? vgpr<u32>(others | term).first_dword()
                                  : vgpr<u32>(others ^ term).first_dword();
    written |= bits;
  };
  const u32 all = mask_of_bits(m.inputs);
  for (i32 distance = -static_cast<i32>(m.inputs) + 1; distance < 32;
       ++distance) { // from input to output bit
    u32 moved = 0;   // input bits
    for (u32 i = 0; i < m.inputs; ++i) {
      const i32 to = static_cast<i32>(i) + distance;
      if (to >= 0 && to < 32 && (m.images[i] >> to & 1) != 0) moved |= 1u << i;
    }
    if (moved == 0) continue;
    const u32 left = distance < 0 ? 0 : static_cast<u32>(distance),
              right = distance < 0 ? static_cast<u32>(-distance) : 0;
    const u32 bits = moved >> right << left;
    if (moved >> right == all >> right)
      add(right != 0 ? x >> right : x << left, bits);
    else if (right != 0)
      add((x >> right) & (moved >> right), bits);
    else if (sum != none && (written & bits) == 0 && left != 0)
      join(isa::mn::v_lshl_or_b32, left, x & moved, bits);
    else if (sum != none && (written & bits) == 0 && moved <= most_inline)
      join(isa::mn::v_and_or_b32, moved, x, bits);
    else
      add((x & moved) << left, bits);
  }
  return sum == none ? k.vgpr<u32>(0) : vgpr<u32>(k.program_draft(), sum);
}

} // namespace kiln::tile
