// SPDX-License-Identifier: MIT
// Live intervals: straight code, branches, loops, EXEC regions, tuples; and against a brute-force reference.
#include "program/expect.hpp"
#include "program/random_kernel.hpp"

#include <kiln/analysis/programs/liveness.hpp>

#include <set>
#include <vector>

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

/// "s8 1..6": the intervals of all values that the piece itself makes, in half instructions (2 i: instruction i reads,
/// 2 i + 1: it writes).
constexpr text_buffer intervals_of(const ir::program& p) {
  const analysis::liveness live = analysis::live_intervals(p);
  text_buffer out;
  for (const ir::register_group& g : p.groups) {
    const u32 values = g.bank == ir::bank::sgpr ? g.dwords : 1;
    for (u32 v = g.first; v < g.first + values; ++v) {
      if (live.first[v] == analysis::liveness::never) continue;
      out << "sva"[static_cast<u32>(g.bank)] << v << ' ' << live.first[v] << ".." << live.last_of(v) << '\n';
    }
  }
  return out;
}

template<class Body> constexpr text_buffer intervals_of(Body body) {
  kernel_draft k(gfx942, 64);
  body(k);
  return intervals_of(k.program());
}

template<fixed_text Expected, class Body> void intervals(Body body) {
  static_assert(intervals_of(Body{}).view() == Expected.view());
  CHECK(string_of(intervals_of(body)) == std::string(Expected.characters));
}

TEST_CASE("straight code: from the write to the last read") {
  intervals<"v8 1..4\n"   // 0: v8 = 1
            "v9 3..4\n"   // 1: v9 = 2
            "v10 5..5\n"> // 2: v10 = v8 + v9; never read
      ([](builder k) {
        auto a = k.vgpr<i32>(1);
        auto b = k.vgpr<i32>(2);
        (void)(a + b);
      });
}

TEST_CASE("a second write does not split an interval") {
  intervals<"s8 1..6\n"
            "s9 3..3\n"
            "s10 7..7\n">([](builder k) {
    auto a = k.sgpr<i32>(1); // 0
    (void)(a + 1);           // 1
    a = 2;                   // 2
    (void)(a + 2);           // 3
  });
}

TEST_CASE("inputs and values never written live from the beginning") {
  intervals<"v5 0..2\n"  // thread_idx.x
            "v8 0..2\n"> // read without a write
      ([](builder k) {
        k.s_nop(0);
        auto never_written = k.vgpr<i32>();
        k.v_cmp_lt_i32(vcc, never_written, k.thread_idx.x);
      });
}

TEST_CASE("a loop's counter lives through the loop, as does what it only reads") {
  intervals<"s8 1..15\n"
            "s9 3..16\n"
            "s10 5..15\n"
            "s11 7..8\n">([](builder k) {
    auto n = k.sgpr<i32>(10);  // 0
    auto sum = k.sgpr<i32>(0); // 1
    auto i = k.sgpr<i32>(0);   // 2
    k.do_while(
        [&] {
          auto twice = i + i; // 3: lives within one iteration
          sum += twice;       // 4
          i += 1;             // 5
        },
        [&] { return i < n; }); // 6, 7
    k.s_mov_b32(m0, sum);       // 8
  });
}

TEST_CASE("a value first met inside a loop but carried around it lives through all of it") {
  intervals<"s8 0..11\n"
            "s9 0..11\n">([](builder k) {
    auto carried = k.sgpr<i32>(), i = k.sgpr<i32>();
    k.s_nop(0); // 0
    k.do_while(
        [&] {
          k.s_mov_b32(m0, carried); // 1: of the turn before
          carried = 5;              // 2
          i += 1;                   // 3
        },
        [&] { return i < 3; }); // 4, 5
  });
}

TEST_CASE("a value that one block defines and a later turn reads lives across the blocks between") {
  intervals<"s8 1..10\n"
            "s9 3..9\n">([](builder k) {
    auto x = k.sgpr<i32>(7);                            // 0
    auto i = k.sgpr<i32>(0);                            // 1
    k.do_while([&] { i += 1; }, [&] { return i < 3; }); // 2, 3, 4: x is live through
    k.s_mov_b32(m0, x);                                 // 5
  });
}

TEST_CASE("both branches define: not live before the condition") {
  intervals<"s2 0..0\n"
            "v8 5..10\n"
            "s10 11..11\n">([](builder k) {
    auto x = k.vgpr<i32>();
    k.if_(k.block_idx.x < 3, [&] { x = 1; }).else_([&] { x = 2; }); // 0 1, 2 3, 4
    k.v_readfirstlane_b32(k.sgpr<i32>(), x);                        // 5
  });
}

TEST_CASE("one branch defines: live before the condition") {
  intervals<"s2 0..2\n"
            "v8 0..8\n"
            "s10 9..9\n">([](builder k) {
    auto x = k.vgpr<i32>();
    k.s_nop(0);
    k.if_(k.block_idx.x < 3, [&] { x = 1; });
    k.v_readfirstlane_b32(k.sgpr<i32>(), x);
  });
}

TEST_CASE("a write under a part of EXEC keeps the other lanes alive") {
  intervals<"v5 0..2\n"
            "v8 1..14\n"
            "v9 9..10\n"
            "s10 3..4\n"
            "s11 3..4\n"
            "s12 5..12\n"
            "s13 5..12\n"
            "s14 15..15\n">([](builder k) {
    auto x = k.vgpr<i32>(0);                 // 0
    auto y = k.vgpr<i32>();                  //    only inside: may start there
    k.where(k.thread_idx.x < 3, [&] {        // 1 2 3
      y = 5;                                 // 4
      x = y;                                 // 5
    });                                      // 6
    k.v_readfirstlane_b32(k.sgpr<i32>(), x); // 7
  });
}

TEST_CASE("where and otherwise together write all lanes, but neither kills") {
  intervals<"v5 0..2\n"
            "v8 0..18\n"
            "s9 3..4\n"
            "s10 3..4\n"
            "s11 5..16\n"
            "s12 5..16\n"
            "s13 19..19\n">([](builder k) {
    auto x = k.vgpr<i32>();
    k.s_nop(0);
    k.where(k.thread_idx.x < 3, [&] { x = 1; }).otherwise([&] { x = 2; });
    k.v_readfirstlane_b32(k.sgpr<i32>(), x);
  });
}

TEST_CASE("a region that ends without a label: what was first met in it lives before it, in other lanes") {
  intervals<"v5 0..2\n"
            "v8 0..10\n"
            "s9 3..4\n"
            "s10 3..4\n"
            "s11 5..8\n"
            "s12 5..8\n"
            "s13 11..11\n">([](builder k) {
    auto x = k.vgpr<i32>();
    k.s_nop(0);                                                // 0
    k.where(k.thread_idx.x < 3, [&] { x = 1; }, without_skip); // 1 2 3 4
    k.v_readfirstlane_b32(k.sgpr<i32>(), x);                   // 5
  });
}

TEST_CASE("a region that runs again with other lanes does not kill what an earlier turn left") {
  intervals<"v5 0..23\n"
            "v8 0..23\n"
            "s9 1..23\n"
            "s10 3..4\n"
            "s11 3..4\n"
            "s12 5..16\n"
            "s13 5..16\n"
            "s15 15..15\n">([](builder k) {
    auto x = k.vgpr<i32>();
    auto i = k.sgpr<i32>(0); // 0
    k.do_while(
        [&] {
          k.where(k.thread_idx.x == i, [&] {         // 1 2 3
            k.if_(i == 1, [&] { x = 4; });           // 4 5 6: other turns' lanes keep theirs
            k.v_readfirstlane_b32(k.sgpr<i32>(), x); // 7
          });                                        // 8
          i += 1;                                    // 9
        },
        [&] { return i < 64; }); // 10 11
  });
}

TEST_CASE("EXEC written by hand: between its writes nothing is known of lanes") {
  intervals<"v8 0..12\n"
            "v9 7..8\n"
            "s10 13..13\n">([](builder k) {
    auto x = k.vgpr<i32>(0);                 // 0
    k.s_mov_b64(exec, 1);                    // 1
    x = 1;                                   // 2: one lane
    auto y = k.vgpr<i32>(2);                 // 3: only used before the next write of EXEC
    x += y;                                  // 4
    k.s_mov_b64(exec, -1);                   // 5
    k.v_readfirstlane_b32(k.sgpr<i32>(), x); // 6
  });
}

TEST_CASE("a tuple filled register by register begins with the first write") {
  intervals<"v5 0..14\n"
            "v8 3..10\n"
            "v12 0..14\n">([](builder k) {
    k.s_nop(0);                            // 0
    auto four = k.vgpr<f32, 4>(1);         // 1 2 3 4
    k.ds_write_b128(k.thread_idx.x, four); // 5
    auto pair = k.vgpr<f32, 2>();
    pair[1] = 1;                          // 6: the other half is never written
    k.ds_write_b64(k.thread_idx.x, pair); // 7
  });
}

TEST_CASE("a tuple read before it is full lives from before") {
  intervals<"v5 0..4\n"
            "v8 0..7\n">([](builder k) {
    k.s_nop(0);
    auto pair = k.vgpr<f32, 2>();
    pair[0] = 1;
    k.ds_write_b64(k.thread_idx.x, pair);
    pair[1] = 2;
  });
}

TEST_CASE("a tuple whose first register makes the second begins with the first write") {
  intervals<"v5 0..6\n"
            "v8 3..6\n">([](builder k) {
    k.s_nop(0); // 0
    auto pair = k.vgpr<f32, 2>();
    pair[0] = 1;                            // 1
    k.v_add_f32(pair[1], pair[0], pair[0]); // 2
    k.ds_write_b64(k.thread_idx.x, pair);   // 3
  });
}

TEST_CASE("SGPR tuples live register by register") {
  intervals<"s8 1..4\n"
            "s9 1..1\n"
            "s10 1..2\n"
            "s11 1..1\n"
            "s12 0..0\n"
            "s13 0..0\n">([](builder k) {
    auto q = k.sgpr<u32, 4>();
    k.s_load_dwordx4(q, k.sgpr<u64>(at_register(0)), 0); // 0
    k.s_mov_b32(m0, q[2]);                               // 1
    k.s_mov_b32(m0, q[0]);                               // 2
  });
}

/// Whether the value at half instruction `position` may be read later: a search over all paths, one value at a time.
/// For programs whose vector writes reach all lanes.
class reference {
public:
  explicit reference(const ir::program& p)
      : p_(p), flow_(analysis::control_flow(p)), value_(p.virtual_dwords) {
    for (const ir::register_group& g : p.groups)
      for (u32 i = 0; i < g.dwords; ++i)
        value_[g.first + i] = g.bank == ir::bank::sgpr ? g.first + i : g.first;
    for (u32 b = 0; b < p.blocks.size(); ++b)
      for (u32 i = p.blocks[b].first; i < p.end_of(b); ++i) block_.push_back(b);
  }

  /// Smallest and largest half instruction at which `v` is accessed or live.
  std::pair<u32, u32> interval(u32 v) const {
    u32 first = ~0u, last = 0;
    const auto touch = [&](u32 at) { first = std::min(first, at), last = std::max(last, at); };
    for (u32 i = 0; i < p_.code.size(); ++i) {
      if (reads(i, v)) touch(2 * i);
      if (writes(i, v)) touch(2 * i + 1);
      if (live_before(i, v)) touch(2 * i);
      if (live_after(i, v)) touch(2 * i + 1);
    }
    return {first, last};
  }

private:
  template<class F> bool any_operand(u32 i, u32 v, F accept) const {
    const isa::operand_list& list = isa::operand_lists[isa::rows[p_.code[i].row].operands];
    for (u32 o = 0; o < list.count; ++o) {
      const ir::operand op = p_.code[i].op(o);
      if (!op.is_register()) continue;
      for (u32 d = 0; d < list.places[o].dwords; ++d)
        if (value_[op.payload() + d] == v && accept(list.places[o].role)) return true;
    }
    return false;
  }
  bool reads(u32 i, u32 v) const {
    return any_operand(i, v, [](isa::role r) { return r != isa::role::write; });
  }
  bool writes(u32 i, u32 v) const {
    return any_operand(i, v, [](isa::role r) { return r != isa::role::read; });
  }
  std::vector<u32> after(u32 i) const {
    std::vector<u32> next;
    const u32 b = block_[i];
    const auto enter = [&](u32 block) {
      while (block < p_.blocks.size() && p_.blocks[block].first == p_.end_of(block))
        ++block; // empty: falls through
      if (block < p_.blocks.size()) next.push_back(p_.blocks[block].first);
    };
    if (i + 1 < p_.end_of(b)) return {i + 1};
    if (flow_[b].next != analysis::no_block) enter(flow_[b].next);
    if (flow_[b].target != analysis::no_block) enter(flow_[b].target);
    return next;
  }
  bool live_before(u32 start, u32 v) const {
    std::set<u32> seen;
    std::vector<u32> todo{start};
    while (!todo.empty()) {
      const u32 i = todo.back();
      todo.pop_back();
      if (!seen.insert(i).second) continue;
      if (reads(i, v)) return true;
      if (writes(i, v)) continue;
      for (const u32 n : after(i)) todo.push_back(n);
    }
    return false;
  }
  bool live_after(u32 i, u32 v) const {
    for (const u32 n : after(i))
      if (live_before(n, v)) return true;
    return false;
  }

  const ir::program& p_;
  list<analysis::successors> flow_;
  std::vector<u32> value_, block_;
};

TEST_CASE("random programs without EXEC regions: intervals are exactly those of a search over all paths") {
  for (u32 seed = 1; seed <= 300; ++seed) {
    kernel_draft k(gfx942, 64);
    random_kernel(k, {.seed = seed, .statements = 25, .uses_where = false, .uses_tuples = false});
    REQUIRE(!k.failed());
    const ir::program& p = k.program();
    const analysis::liveness live = analysis::live_intervals(p);
    const reference wanted(p);
    for (u32 v = 0; v < p.virtual_dwords; ++v) {
      if (live.value_of(v) != v || live.first[v] == analysis::liveness::never) continue;
      const auto [first, last] = wanted.interval(v);
      INFO("seed " << seed << ", value " << v << "\n" << string_of(text::listing(p)));
      REQUIRE(live.first[v] == first);
      REQUIRE(live.last_of(v) == last);
    }
  }
}

TEST_CASE("every row writes registers in its first two places only", "[liveness]") {
  for (const isa::row& row : isa::rows) CHECK(isa::operand_lists[row.operands].writes < 4);
}

} // namespace
