// SPDX-License-Identifier: MIT
// The dependences among a run of instructions as a graph: which must follow which, and after how many issue slots.
#pragma once

#include <kiln/analysis/programs/may_alias.hpp>
#include <kiln/pass/order/issue_rows.hpp>
#include <kiln/pass/order/register_pressure.hpp>

namespace kiln::pass {

/// The graph of one run at a time, over virtual registers: build() forgets the one before. Instructions of a run are numbered
/// from 0.
class dependence_graph {
public:
  static constexpr u32 window = 64; ///< instructions of a run

  /// In one number, which costs constant evaluation one read: `from`, `to` and slots of 8 bits, then of 20 bits the next edge
  /// of `from` and the next one into `to` that carries a value; 0: none.
  using edge = u64;
  static constexpr u32 from(edge e) { return e & 0xff; }
  static constexpr u32 to(edge e) { return e >> 8 & 0xff; }
  static constexpr u32 slots(edge e) { return e >> 16 & 0xff; }
  static constexpr u32 next_successor(edge e) { return e >> 24 & 0xfffff; }
  static constexpr u32 next_value(edge e) { return static_cast<u32>(e >> 44); }

  constexpr explicit dependence_graph(const ir::program& p)
      : p_(p), rows_(p.arch), alias_(p), places_(p.virtual_dwords + special_places) {
    edges_.push_back(0);
    uses_.push_back(0);
  }

  /// True if an instruction stays where it is, and nothing passes it: what the rows say; a write of EXEC; regions that the
  /// author marked; a write of registers whose number the author chose, as such groups may share a number.
  constexpr bool is_fence(const ir::instruction& in) {
    constexpr u32 exec_bits = ir::fixed_bits(ir::source_code::exec);
    if ((in.marks & (ir::mark::movable | ir::mark::detached)) != 0) return true;
    if ((rows_.of(in.row) & issue_word::fence()) != 0) return true;
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    u128 ops = in.ops.low; // results are the first operands
    for (u32 written = list.writes; written != 0; written >>= 1, ops >>= 32) {
      const u32 bits = static_cast<u32>(ops);
      if (bits >= exec_bits) return true;
      if (bits - ir::first_register() < ir::registers() && is_placed(bits & ir::payload_mask())) return true;
    }
    return false;
  }

  constexpr void build(u32 first, u32 end) {
    first_ = first;
    edges_.clear();
    edges_.push_back(0);
    last_named_ = none;
    accesses_count_ = 0;
    any_store_ = false;
    last_from_ = none;
    for (u32 n = 0; n < end - first; ++n) {
      successor_[n] = value_[n] = predecessors_[n] = size_[n] = uses_of_[n] = 0;
      word_[n] = rows_.of(p_.code[first + n].row);
      add(n, p_.code[first + n]);
    }
    count_ = end - first;
  }

  constexpr u32 first_successor(u32 n) const { return successor_[n]; }
  constexpr u32 first_value(u32 n) const { return value_[n]; }
  constexpr edge edge_at(u32 e) const { return edges_.begin()[e]; }
  constexpr u32 predecessors(u32 n) const { return predecessors_[n]; }
  constexpr bool is_load(u32 n) const { return (word_[n] & issue_word::loads()) != 0; }
  /// Registers that instruction n defines.
  constexpr register_pressure::registers size(u32 n) const { return size_[n]; }

  /// How many edges carry each instruction's results, and the pressure of the order as written.
  constexpr void count_uses(u32 (&uses)[window], register_pressure& pressure) const {
    constexpr u32 shift = register_pressure::vector_shift, mask = (1u << shift) - 1;
    u32 freed[window] = {}, now = 0, scalars = 0, vectors = 0;
    for (u32 n = 0; n < count_; ++n) {
      uses[n] = uses_of_[n];
      if (uses_of_[n] != 0) freed[last_use_[n]] += size_[n]; // later than n
      if (size_[n] != 0) {
        now += size_[n];
        if (scalars < (now & mask)) scalars = now & mask;
        if (vectors < now >> shift) vectors = now >> shift;
      }
      now -= freed[n];
    }
    pressure.allow(scalars, vectors);
  }

private:
  static constexpr u32 none = ~0u;
  /// After the virtual dwords: special registers by source code, and SCC.
  static constexpr u32 special_places = ir::source_code::zero + 32, scc_place = ir::source_code::zero;
  enum class use : u8 { read, write };

  /// What is known of a register or special register: 1 + the number of its writer in the program's code, and in the upper
  /// half its last reader in uses_. Both numbers grow, so that those of earlier runs are recognised.
  using place = u64;
  /// An instruction that reads a place, and in the upper half the reader before it.
  using reader = u64;

  constexpr bool is_placed(u32 dword) const {
    return dword < p_.placed_dwords && p_.groups[ir::group_of(p_, dword)].fixed >= 0;
  }

  template<use Use>
  constexpr void visit(u32 n, const ir::instruction& in, const isa::operand_list& list, i32 k) {
    const u32 bits = in.op(static_cast<u32>(k)).bits, payload = bits & ir::payload_mask();
    const u32 dwords = list.places[static_cast<u32>(k)].dwords;
    u32 at = payload;
    const bool in_bank = bits - ir::first_register() < ir::registers();
    if (!in_bank) {
      if (bits >> ir::kind_shift() != static_cast<u32>(ir::operand_kind::fixed)) return;
      if (payload == ir::source_code::scc) {
        at = scc_place;
      } else if (payload >= ir::source_code::zero) {
        return;
      }
      at += p_.virtual_dwords;
    }
    const bool in_sgpr = bits < ir::first_vgpr() || !in_bank;
    if (Use == use::write && in_bank)
      size_[n] += in_sgpr ? dwords : dwords << register_pressure::vector_shift;
    for (u32 d = 0; d < dwords || d == 0; ++d) {
      if constexpr (Use == use::read)
        read(n, at + d, in_sgpr);
      else
        write(n, at + d);
    }
  }

  constexpr void add(u32 n, const ir::instruction& in) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    const u32 word = word_[n];
    const u32 reads =
        (in.marks & ir::mark::keeps_destination) != 0 ? u32{list.reads} | list.writes : list.reads;
    for (u32 left = reads; left != 0; left &= left - 1) visit<use::read>(n, in, list, __builtin_ctz(left));
    if ((word & issue_word::implicit()) != 0) {
      if ((word & issue_word::reads_scc()) != 0) read(n, p_.virtual_dwords + scc_place, false);
      if ((word & issue_word::reads_vcc()) != 0) {
        read(n, p_.virtual_dwords + ir::source_code::vcc, true);
        read(n, p_.virtual_dwords + ir::source_code::vcc_hi, true);
      }
    }
    for (u32 left = list.writes; left != 0; left &= left - 1)
      visit<use::write>(n, in, list, __builtin_ctz(left));
    if ((word & issue_word::implicit()) != 0) {
      if ((word & issue_word::writes_scc()) != 0) write(n, p_.virtual_dwords + scc_place);
      if ((word & issue_word::writes_vcc()) != 0) {
        write(n, p_.virtual_dwords + ir::source_code::vcc);
        write(n, p_.virtual_dwords + ir::source_code::vcc_hi);
      }
    }
    if ((word & issue_word::memory()) != 0) add_access(n, in);
    if ((in.marks & ir::mark::keep) != 0) {
      if (last_named_ != none) connect(last_named_, n, 0);
      last_named_ = n;
    }
  }

  constexpr void read(u32 n, u32 at, bool in_sgpr) {
    place& p = places_.begin()[at];
    const u32 writer = static_cast<u32>(p);
    if (writer > first_) {
      const u32 from = writer - 1 - first_;
      if (last_from_ != from || last_to_ != n) {
        connect(from, n, issue_rows::distance(word_[from], word_[n], in_sgpr));
        carry_value(from, n);
        last_from_ = from;
        last_to_ = n;
      }
    }
    const u64 uses = uses_.size();
    uses_.push_back((first_ + n) | p >> 32 << 32);
    p = writer | uses << 32;
  }
  constexpr void write(u32 n, u32 at) {
    place& p = places_.begin()[at];
    const u64 was = p;
    p = first_ + n + 1;
    if (was == 0) return;
    const u32 writer = static_cast<u32>(was);
    if (writer > first_ && writer - 1 - first_ != n) connect(writer - 1 - first_, n, 1);
    for (u64 r = was >> 32; r != 0;) {
      const u64 use = uses_.begin()[r];
      const u32 reader = static_cast<u32>(use);
      if (reader < first_) break;
      if (reader - first_ != n) connect(reader - first_, n, 0);
      r = use >> 32;
    }
  }

  constexpr void add_access(u32 n, const ir::instruction& in) {
    const analysis::memory_access does = alias_.access_of(in);
    if (does == 0) return;
    const bool orders = (does & analysis::access::orders) != 0;
    if (orders || any_store_)
      for (u32 a = 0; a < accesses_count_; ++a)
        if (analysis::alias_rules::may_alias(accesses_[a].does, does))
          connect(accesses_[a].instruction, n, 0);
    any_store_ = any_store_ || orders;
    accesses_[accesses_count_++] = {does, n};
  }

  constexpr void connect(u32 from, u32 to, u32 slots) {
    const u32 e = edges_.size();
    edges_.push_back(from | to << 8 | slots << 16 | u64{successor_[from]} << 24);
    successor_[from] = e;
    ++predecessors_[to];
  }
  /// The edge added last carries a result.
  constexpr void carry_value(u32 from, u32 to) {
    edges_.back() |= u64{value_[to]} << 44;
    value_[to] = edges_.size() - 1;
    ++uses_of_[from];
    last_use_[from] = to;
  }

  struct memory_use {
    analysis::memory_access does;
    u32 instruction;
  };

  const ir::program& p_;
  issue_rows rows_;
  analysis::alias_rules alias_;
  list<place> places_;
  list<reader> uses_;
  list<edge> edges_; ///< the first is none
  u32 first_ = 0, count_ = 0, last_named_ = none, accesses_count_ = 0;
  u32 last_from_ = none, last_to_ = none; ///< of the last edge that carries a value
  bool any_store_ = false;
  memory_use accesses_[window] = {};
  u32 word_[window] = {}, successor_[window] = {}, value_[window] = {}, predecessors_[window] = {};
  u32 size_[window] = {}, uses_of_[window] = {}, last_use_[window] = {};
};

} // namespace kiln::pass
