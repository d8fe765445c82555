// SPDX-License-Identifier: MIT
// dS of a tile of queries on its way from the waves that have its keys to those that have the columns of dQ.
#pragma once

#include <kiln/author/values/wave_exchange.hpp>
#include <kiln/kernel/attention_gradient_layouts.hpp>
#include <kiln/tile/memory/lds.hpp>
#include <kiln/tile/memory/transposed_read.hpp>
#include <kiln/tile/ring.hpp>
#include <kiln/tile/swizzle/solve_swizzle.hpp>

namespace kiln::kernel {

/// dS^T (m queries, k keys of the workgroup) as an operand. Keys are in the order of columns in LDS.
inline constexpr tile::layout attention_exchanged_scores =
    tile::layout_of("item[k1 k2 k8 k16 k32 k64] lane[m1 m2 m4 m8 m16 k4]");

/// By one tile in LDS, columns of keys together. Between write() and read(), and before the next write(), a barrier must come.
template<class T> class attention_score_exchange {
  using number = tile::number_of<T>;
  static constexpr tile::layout operand = attention_exchanged_scores;
  static constexpr tile::layout written =
      tile::layout_of("item[k1 m2 m8 m16] lane[m1 k2 k4 k8 k16 m4] wave[k32 k64]");
  static constexpr tile::layout memory(bool with_swizzle) {
    using isa::arch;
    const tile::layout plain = tile::layout_of("offset[k1 k2 k8 k4 k16 k32 k64 m1 m2 m4 m8 m16]");
    const tile::tile_access accesses[] = {{{arch::gfx942, 4, false}, written},
                                          {{arch::gfx950, 4, false}, written},
                                          {{arch::gfx942, 16}, operand},
                                          {{arch::gfx950, 16}, operand}};
    return with_swizzle ? tile::swizzled(plain, tile::solve_swizzle(plain, 7, 16, accesses).swizzle) : plain;
  }

  builder k;
  tile::lds_tile<number, memory(true)> scores;
  tile::lds_access<written, number, memory(true)> writes;
  tile::lds_access<operand, number, memory(true)> reads;
  vgpr<u32> pairs; ///< v_perm_b32's selector for pairs of keys

public:
  constexpr explicit attention_score_exchange(builder b, source at = source::here())
      : k(b),
        scores(b),
        writes(b, scores, at),
        reads(b, scores, at),
        pairs(b.vgpr<u32>(select((as<u32>(b.lane_id()) & 1u) == 0u, 0x0504'0100u, 0x0302'0706u))) {}

  constexpr void
  write(const tile::register_tile<number, attention_gradient_layouts::packed_scores()>& packed) {
    tile::register_tile<number, written> out(k);
    for (u32 i = 0; i < out.registers.size(); ++i) {
      author::handle<ir::bank::vgpr, u32> own(k.program_draft(), packed.registers.first_dword() + i),
          result(k.program_draft(), out.registers.first_dword() + i);
      auto other = k.vgpr<u32>(shuffle_xor<1>(own));
      k.v_perm_b32(result, other, own, pairs);
    }
    writes.store(out);
  }
  constexpr void read(const tile::register_tile<number, operand>& to) const { reads.load_to(to); }
};

/// By four queries of each key together in a ring of two slots, and transposed reads, on gfx950. Between write() and read() a
/// barrier must come.
template<class T> class attention_direct_score_exchange {
  using number = tile::number_of<T>;
  static constexpr tile::layout operand = attention_exchanged_scores;
  static constexpr tile::layout written =
      tile::layout_of("item[m1 m2 m8 m16] lane[k1 k2 k4 k8 k16 m4] wave[k32 k64]");
  static constexpr tile::layout addresses = tile::addresses_of_transposed_read(operand, 16);
  static constexpr tile::layout plain = tile::layout_of("offset[m1 m2 k1 k2 k4 k8 k16 m4 m8 m16 k32 k64]");
  static constexpr tile::swizzle_solution swizzle() {
    const tile::tile_access accesses[] = {{{isa::arch::gfx950, 8, false}, written},
                                          {{isa::arch::gfx950, 8}, addresses}};
    return tile::solve_swizzle(plain, 7, 16, accesses);
  }
  static_assert(swizzle().conflicts == 0, "dS passes LDS without bank conflicts");
  static constexpr tile::layout memory = tile::swizzled(plain, swizzle().swizzle);
  using slot_tile = tile::lds_tile<number, memory>;

  builder k;
  lds_ring ring;
  tile::lds_access<written, number, memory> writes;
  tile::lds_access<addresses, number, memory> reads;

public:
  constexpr explicit attention_direct_score_exchange(builder b, source at = source::here())
      : k(b),
        ring(b, 2, slot_tile::elements * 2),
        writes(b, slot_tile::at(0), at),
        reads(b, slot_tile::at(0), at) {}

  constexpr void
  write(const tile::register_tile<number, attention_gradient_layouts::packed_scores()>& packed) {
    const auto* const from = &packed; // clang's bytecode interpreter captures no reference parameters
    ring.write(0, [&](const sgpr<u32>& slot) {
      const sgpr<u32>* const to = &slot;
      writes.each(0, from->items, [&](u32 item, const auto& address, u32 bytes) {
        const auto moved = k.vgpr<u32>(address + *to);
        k.emit(isa::mn::ds_write_b64, emit::operand(moved, source::here()),
               tile::items_of(*from, item, 2, source::here()), offset(bytes));
      });
    });
    ring.advance();
  }
  /// What was written last.
  constexpr void read(const tile::register_tile<number, operand>& to) {
    const auto* const into = &to; // as above
    ring.read(1, [&](const sgpr<u32>& slot) {
      const sgpr<u32>* const from = &slot;
      reads.each(0, into->items, [&](u32 item, const auto& address, u32 bytes) {
        const auto moved = k.vgpr<u32>(address + *from);
        k.emit(isa::mn::ds_read_b64_tr_b16, tile::items_of(*into, item, 2, source::here()),
               emit::operand(moved, source::here()), offset(bytes));
      });
    });
  }
};

} // namespace kiln::kernel
