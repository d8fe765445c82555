// SPDX-License-Identifier: MIT
// Gives each web of a register, that is definitions that share readers, a register of its own, so that passes which ask for
// the one writer of a value find it.
//   needs  a program over virtual registers
//   gives  the same instructions over more registers
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>
#include <kiln/analysis/programs/survey.hpp>

namespace kiln::pass {

namespace detail {

/// Two definitions are of one web if some read may see either. The entry of each block that a register lives into counts as a
/// definition, in one web with what reaches it: so one visit of each block and each edge finds the webs, by union.
///
/// Only registers that are accessed one by one take part. An instruction by name that reads and writes a register keeps it in
/// one web; one of the builder's choice ends a web and begins another, unless a loop joins them.
///
/// EXEC: a vector write under a mask leaves lanes as they were. It begins a web only in the register's home, the outermost
/// region of all its accesses; elsewhere it continues the web before it. Where EXEC is written by hand, vector registers stay.
class web_splitter {
public:
  constexpr web_splitter(ir::program& p, analysis::survey& effects, const analysis::flow_graph& flow)
      : p_(p), effects_(effects), flow_(flow), blocks_(p.blocks.size()) {}

  constexpr void run() {
    number_candidates();
    if (candidates_.empty()) return;
    drop_what_tables_name();
    collect();
    words_ = (candidates_.size() + 127) / 128;
    sets_ = list<live_set>(blocks_ * words_);
    find_first_accesses();
    solve_liveness();
    drop_what_other_iterations_read();
    find_webs();
    rename();
  }

private:
  static constexpr u32 dropped = ~0u, nowhere = ~0u;

  struct candidate {
    u32 dword, home; ///< the dword, or `dropped`; nowhere: no access yet, or a scalar
    bool crosses;    ///< some access reads or writes other lanes
  };
  struct access {
    u32 instruction, block, candidate;
    bool reads, writes, kills;
    bool renews; ///< the builder's choice, writes what it reads in a register of its own
    u32 node;    ///< of its web; of what it reads
    u32 written; ///< node of what it writes
  };
  /// Of 128 candidates and one block: those that live into it, those that it kills.
  struct live_set {
    u128 in, killed;
    u32 first_node; ///< of the entry's definitions, which are in the order of `in`
  };

  // What takes part.

  /// Registers that the builder's choice writes again, and VGPRs that it renews at least twice, where memory is addressed
  /// by indices.
  constexpr void number_candidates() {
    for (const u32 i : effects_.rewritten()) number(i);
    if (!p_.has_addresses) return;
    constexpr u32 first = ir::first_vgpr(), all = ir::vectors();
    const ir::instruction* const code = p_.code.begin();
    list<u8> renewed; // by dword
    for (const u32 i : effects_.chosen())
      // One expression: constant evaluation counts statements.
      if (static_cast<u32>(code[i].ops.low) - first < all &&
          (static_cast<u32>(code[i].ops.low) == static_cast<u32>(code[i].ops.low >> 32) ||
           static_cast<u32>(code[i].ops.low) == static_cast<u32>(code[i].ops.low >> 64) ||
           static_cast<u32>(code[i].ops.low) == static_cast<u32>(code[i].ops.low >> 96))) {
        if (renewed.empty()) renewed = list<u8>(p_.virtual_dwords);
        u8& times = renewed[static_cast<u32>(code[i].ops.low) & ir::payload_mask()];
        if (times == 1) number(i);
        times += times < 2;
      }
  }
  constexpr void number(u32 i) {
    const ir::instruction& in = p_.code[i];
    if (is_float(in.row)) return;
    const u32 dword = static_cast<u32>(in.ops.low) & ir::payload_mask();
    if (number_.empty()) number_ = list<u32>(p_.virtual_dwords);
    if (number_[dword] != 0) return;
    const ir::register_group& g = p_.groups[ir::group_of(p_, dword)];
    if (g.fixed >= 0 || g.fixed == ir::any_aligned) return;
    if (p_.writes_exec_by_hand && g.bank != ir::bank::sgpr) return;
    candidates_.push_back({dword, nowhere, false});
    number_[dword] = candidates_.size();
  }
  /// Calculates a float: passes find little to do with those, and loops change them often.
  static constexpr bool is_float(u32 row) {
    constexpr u32 floats = isa::bit_of(isa::element::f16) | isa::bit_of(isa::element::bf16) |
                           isa::bit_of(isa::element::f32) | isa::bit_of(isa::element::f64);
    const isa::operand_list& list = isa::operand_lists[isa::rows[row].operands];
    return (isa::bit_of(isa::operand_places[list.places.of[0]].element) & floats) != 0;
  }
  /// What is known of a register by its number is known of all its webs or of one: it stays one register.
  constexpr void drop_what_tables_name() {
    for (const ir::value_bound& b : p_.bounds) {
      drop(b.dword);
      if (b.first.is_register()) drop(b.first.payload());
      if (b.end.is_register()) drop(b.end.payload());
    }
    for (const ir::assumption& a : p_.assumptions) drop(a.dword);
    for (const u32 dword : p_.literal_dwords) drop(dword);
  }
  constexpr void drop(u32 dword) {
    if (const u32 n = number_[dword]; n != 0) candidates_[n - 1].dword = dropped;
  }

  constexpr void collect() {
    u32 rounded = 64;
    while (rounded < p_.virtual_dwords) rounded *= 2;
    list<u8> all_near(rounded); // by dword: a tuple that begins there may cover a candidate
    for (const candidate& c : candidates_) {
      if (c.dword == dropped) continue;
      for (u32 d = p_.groups[ir::group_of(p_, c.dword)].first; d <= c.dword; ++d) all_near[d] = 1;
    }
    const u8* const near = all_near.begin();
    const u32 mask = rounded - 1;
    const ir::instruction* in = p_.code.begin();
    u128 ops = 0;
    for (u32 b = 0, i = 0; b < blocks_; ++b)
      // One statement for each instruction: constant evaluation counts these.
      for (const u32 end = p_.end_of(b); i != end && (ops = in->ops.low, true); ++i, ++in)
        // Constants may hit by chance: look_at() tests exactly.
        if ((near[ops & mask] | near[ops >> 32 & mask] | near[ops >> 64 & mask]) != 0 ||
            (ops >> 96 != 0 && (near[ops >> 96 & mask] != 0 || in->ops.high != 0)))
          look_at(*in, i, b);
  }
  constexpr void look_at(const ir::instruction& in, u32 i, u32 b) {
    u32 further = effects_.rows.further_registers()[in.row], k = 0;
    for (u128 ops = in.ops.low; ops != 0; ops >>= 32, further >>= analysis::row_effects::further_width, ++k)
      look_at(in, i, b, k, static_cast<u32>(ops), further & analysis::row_effects::further_mask);
    if (in.ops.high == 0) return;
    k = 4;
    further = effects_.rows.further_registers()[in.row] >> 4 * analysis::row_effects::further_width;
    for (u64 ops = in.ops.high; ops != 0; ops >>= 32, further >>= analysis::row_effects::further_width, ++k)
      look_at(in, i, b, k, static_cast<u32>(ops), further & analysis::row_effects::further_mask);
  }
  constexpr void look_at(const ir::instruction& in, u32 i, u32 b, u32 place, u32 bits, u32 further) {
    if (bits - ir::first_register() >= ir::registers()) return;
    const u32 dword = bits & ir::payload_mask();
    if (further != 0)
      for (u32 d = dword; d <= dword + further; ++d) drop(d);
    else if (number_[dword] != 0 && candidates_[number_[dword] - 1].dword != dropped)
      note(in, i, b, bits, place);
  }
  constexpr void note(const ir::instruction& in, u32 i, u32 block, u32 bits, u32 place) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    const u32 effects = effects_.rows.of(in.row), c = number_[bits & ir::payload_mask()] - 1;
    const bool is_vector = bits >= ir::first_vgpr(),
               some_lanes = is_vector && ((effects & analysis::effect::vector()) == 0 ||
                                          (isa::rows[in.row].flags & isa::flag::ignores_exec) != 0);
    candidate& of = candidates_[c];
    if (is_vector) {
      const u32 region = p_.blocks[block].region;
      of.home = of.home == nowhere ? region : common_region(of.home, region);
      if ((effects & analysis::effect::crosses_lanes()) != 0) of.crosses = true;
    }
    bool reads = (list.reads >> place & 1) != 0;
    const bool writes = (list.writes >> place & 1) != 0;
    if (writes && ((in.marks & ir::mark::keeps_destination) != 0 || some_lanes)) reads = true;
    for (u32 a = accesses_.size(); a != 0 && accesses_[a - 1].instruction == i; --a)
      if (accesses_[a - 1].candidate == c) {
        if (reads) accesses_[a - 1].reads = true;
        if (writes) accesses_[a - 1].writes = true;
        return;
      }
    const bool renews = writes && !reads && (in.marks & ir::mark::keep) == 0 && list.writes == 1;
    accesses_.push_back({i, block, c, reads, writes, false, renews, 0, 0});
  }
  constexpr u32 common_region(u32 a, u32 b) const {
    while (a != b)
      (a > b ? a : b) = p_.regions[a > b ? a : b].parent; // children have higher numbers than parents
    return a;
  }

  // Liveness of the candidates.

  constexpr live_set& set_of(u32 block, u32 c) { return sets_[block * words_ + (c >> 7)]; }
  static constexpr u128 bit_of(u32 c) { return u128{1} << (c & 127); }

  /// Of the candidates that are left; other accesses are taken out.
  constexpr void find_first_accesses() {
    u32 left = 0;
    for (u32 i = 0; i < accesses_.size(); ++i) {
      access& a = accesses_[i];
      const candidate& c = candidates_[a.candidate];
      if (c.dword == dropped) continue;
      const bool is_whole = c.home == nowhere || c.home == p_.blocks[a.block].region;
      a.kills = a.writes && !a.reads && is_whole;
      a.renews = a.renews && a.reads && is_whole;
      if (left != i) accesses_[left] = a;
      ++left;
      live_set& set = set_of(a.block, a.candidate);
      if (((set.in | set.killed) & bit_of(a.candidate)) == 0)
        (a.kills ? set.killed : set.in) |= bit_of(a.candidate);
    }
    accesses_.resize(left);
  }
  constexpr void solve_liveness() {
    for (bool again = true; again;) {
      again = false;
      for (u32 b = blocks_; b-- != 0;)
        for (u32 w = 0; w < words_; ++w) {
          live_set& set = sets_[b * words_ + w];
          u128 out = 0;
          if (flow_[b].next != analysis::no_block) out |= sets_[flow_[b].next * words_ + w].in;
          if (flow_[b].target != analysis::no_block) out |= sets_[flow_[b].target * words_ + w].in;
          const u128 news = out & ~(set.killed | set.in);
          if (news == 0) continue;
          set.in |= news;
          again = true;
        }
    }
  }
  /// A region may run again with other lanes. What lives into it then has lanes of several iterations; and what reads other
  /// lanes there sees those that another iteration left.
  constexpr void drop_what_other_iterations_read() {
    for (u32 c = 0; c < candidates_.size(); ++c) {
      const u32 home = candidates_[c].home;
      if (candidates_[c].dword == dropped || home == nowhere || home == 0) continue;
      bool stays = candidates_[c].crosses;
      for (u32 b = 1; b < blocks_ && !stays; ++b)
        stays = p_.blocks[b].region == home && (set_of(b, c).in & bit_of(c)) != 0 &&
                common_region(p_.blocks[b - 1].region, home) != home;
      if (stays) candidates_[c].dword = dropped;
    }
  }

  // Webs.

  constexpr u32 add_node() {
    parents_.push_back(parents_.size());
    return parents_.size() - 1;
  }
  constexpr u32 root_of(u32 node) {
    while (parents_[node] != node) node = parents_[node] = parents_[parents_[node]];
    return node;
  }
  constexpr u32 entry_node(const live_set& set, u128 bit) const {
    return set.first_node + static_cast<u32>(__builtin_popcountg(set.in & (bit - 1)));
  }
  constexpr void find_webs() {
    for (live_set& set : sets_) {
      set.first_node = parents_.size();
      for (u128 in = set.in; in != 0; in &= in - 1) add_node();
    }
    current_ = list<u32>(words_ * 128);
    u32 block = 0;
    begin_block(0);
    for (access& a : accesses_) {
      for (; block != a.block; ++block) {
        end_block(block);
        begin_block(block + 1);
      }
      if (a.kills) current_[a.candidate] = add_node();
      a.node = current_[a.candidate];
      if (a.renews) current_[a.candidate] = add_node();
      a.written = current_[a.candidate];
    }
    for (; block + 1 != blocks_; ++block) {
      end_block(block);
      begin_block(block + 1);
    }
    end_block(block);
  }
  constexpr void begin_block(u32 b) {
    for (u32 w = 0; w < words_; ++w) {
      const live_set& set = sets_[b * words_ + w];
      u32 node = set.first_node;
      for (u128 in = set.in; in != 0; in &= in - 1)
        current_[w * 128 + static_cast<u32>(__builtin_ctzg(in))] = node++;
    }
  }
  constexpr void end_block(u32 b) {
    join(flow_[b].next);
    join(flow_[b].target);
  }
  /// What reaches the end of the current block reaches the entry of block `to`.
  constexpr void join(u32 to) {
    if (to == analysis::no_block) return;
    for (u32 w = 0; w < words_; ++w) {
      const live_set& set = sets_[to * words_ + w];
      u32 node = set.first_node;
      for (u128 in = set.in; in != 0; in &= in - 1, ++node)
        parents_[root_of(current_[w * 128 + static_cast<u32>(__builtin_ctzg(in))])] = root_of(node);
    }
  }

  /// The first web of a register keeps it; the others get registers like it.
  constexpr void rename() {
    list<u32> dword_of(parents_.size()), has_first(candidates_.size()); // 1 + the dword, by root
    const u32 before = p_.virtual_dwords;
    for (const access& a : accesses_) {
      const u32 old = candidates_[a.candidate].dword;
      if (old == dropped) continue;
      const u32 read = dword_for(a, a.node, dword_of, has_first),
                written = dword_for(a, a.written, dword_of, has_first);
      if (read == old && written == old) continue;
      ir::instruction& in = p_.code[a.instruction];
      u32 k = 0;
      for (u128 ops = in.ops.low; ops != 0; ops = ++k == 4 ? u128{in.ops.high} : ops >> 32)
        if (static_cast<u32>(ops) - ir::first_register() < ir::registers() &&
            (static_cast<u32>(ops) & ir::payload_mask()) == old)
          in.set_op(k, ir::operand((static_cast<u32>(ops) & ir::kind_mask()) |
                                   (k == 0 && a.renews ? written : read)));
    }
    if (p_.virtual_dwords == before) return;
    effects_.rename_begins(p_.virtual_dwords);
    for (const candidate& c : candidates_)
      if (c.dword != dropped) effects_.forget_writers(c.dword);
    for (const access& a : accesses_)
      if (a.writes && candidates_[a.candidate].dword != dropped)
        effects_.add_writer(dword_of[root_of(a.written)] - 1, a.block, a.instruction);
    effects_.rename_ends();
  }
  constexpr u32 dword_for(const access& a, u32 node, list<u32>& dword_of, list<u32>& has_first) {
    u32& dword = dword_of[root_of(node)];
    if (dword == 0) {
      const u32 old = candidates_[a.candidate].dword;
      dword = 1 + (has_first[a.candidate] == 0 ? old : add_register_like(old));
      has_first[a.candidate] = 1;
    }
    return dword - 1;
  }
  constexpr u32 add_register_like(u32 old) {
    const ir::register_group like = p_.groups[ir::group_of(p_, old)];
    const u32 dword = p_.virtual_dwords++;
    p_.groups.push_back({dword, 1, like.bank, 1, like.fixed, like.where});
    if (like.fixed != ir::any_register) p_.placed_dwords = p_.virtual_dwords;
    if (const ir::register_name* name = ir::name_of(p_, old)) p_.names.push_back({dword, 1, name->name});
    return dword;
  }

  ir::program& p_;
  analysis::survey& effects_;
  const analysis::flow_graph& flow_;
  u32 blocks_, words_ = 0;
  list<u32> number_; ///< by dword: 1 + the candidate, or 0
  list<candidate> candidates_;
  list<access> accesses_;
  list<live_set> sets_; ///< by block, and within it by 128 candidates
  list<u32> parents_;   ///< of nodes; a root is its own parent
  list<u32> current_;   ///< by candidate: the node of the definition that is seen
};

} // namespace detail

/// The survey stays right.
constexpr void split_webs(ir::program& p, analysis::survey& effects, const analysis::flow_graph& flow) {
  if (effects.chosen().size() == 0 || effects.rows.upsets()) return;
  detail::web_splitter splitter(p, effects, flow); // named: the bytecode evaluator fails at a temporary
  splitter.run();
}
constexpr void split_webs(ir::program& p) {
  analysis::survey effects(p);
  split_webs(p, effects, analysis::control_flow(p));
}

} // namespace kiln::pass
