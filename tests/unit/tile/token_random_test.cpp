// SPDX-License-Identifier: MIT
// Random kernels with tokens: their judge accepts what resolve_tokens has counted, and nearly nothing that waits for less.
#include "program/simulate.hpp"

#include <iostream>

namespace {

using namespace kiln_test;

/// Writes loads, stores and waits at random, in ifs and loops.
struct random_kernel {
  builder k;
  random_words& random;
  const buffer& memory;
  const vgpr<u32>& at;
  const vgpr<f32, 16>& x;
  const sgpr<i32>& n;
  std::vector<token> tokens;
  std::vector<bool> issued; ///< on some path

  u32 below(u32 limit) { return random() % limit; }
  void load() {
    if (below(3) == 0)
      k.ds_read_b32(x[below(16)], at);
    else
      k.buffer_load_dword(x[below(16)], at, memory, 0, offen);
  }
  void statement(u32 depth) {
    const u32 t = below(static_cast<u32>(tokens.size()));
    switch (below(depth < 3 ? 9 : 6)) {
    case 0:
    case 1:
      k.async(tokens[t], [&] {
        for (u32 i = below(3) + 1; i > 0; --i) load();
      });
      issued[t] = true;
      return;
    case 2:
    case 3:
      if (issued[t]) k.wait(tokens[t], younger(below(4)));
      return;
    case 4: return load();
    case 5: return k.buffer_store_dword(at, at, memory, 0, offen);
    case 6: {
      auto i = k.sgpr<i32>(0);
      k.do_while(
          [&] {
            statements(depth + 1);
            i += 1;
          },
          [&] { return i < n; });
      return;
    }
    case 7: return (void)k.if_(n > static_cast<i32>(below(4)), [&] { statements(depth + 1); });
    default: {
      const std::vector<bool> before = issued;
      std::vector<bool> then;
      k.if_(n > 2, [&] {
         statements(depth + 1);
         then = issued;
         issued = before;
       }).else_([&] { statements(depth + 1); });
      for (u32 i = 0; i < issued.size(); ++i) issued[i] = issued[i] || then[i];
    }
    }
  }
  void statements(u32 depth) {
    for (u32 i = below(5) + 2; i > 0; --i) statement(depth);
  }
};

ir::program random_program(isa::arch a, random_words& random) {
  kernel_draft k(a, 64);
  call_kernel<float*, int>(k, [&](builder b, arg<float*> p, arg<int> n) {
    auto memory = b.buffer(p, 4096);
    [[maybe_unused]] auto shared = b.lds<float>(64);
    auto at = b.vgpr<u32>(as<u32>(b.thread_idx.x) * 4);
    auto x = b.vgpr<f32, 16>();
    auto trips = b.sgpr<i32>(n);
    random_kernel r{b, random, memory, at, x, trips, {}, {}};
    for (u32 t = random() % 3 + 1; t > 0; --t) r.tokens.push_back(b.make_token()), r.issued.push_back(false);
    for (int i = 0; i < 4; ++i) r.statements(0);
  });
  k.emit(isa::mn::s_endpgm, source{});
  REQUIRE(!k.failed());
  return static_cast<ir::program&&>(k.program());
}

bool judge_objects(const ir::program& p) {
  note error;
  check::tokens(p, analysis::control_flow(p), error);
  return error.raised;
}

} // namespace

TEST_CASE("tokens of random kernels", "[proof]") {
  random_words random;
  int counts = 0, refused = 0;
  for (int i = 0; i < 300; ++i) {
    INFO("kernel " << i);
    ir::program p = random_program(all_archs[i % 3], random), resolved;
    note error;
    compile::run_pipeline(p, error, [&resolved](const char* pass, const ir::program& now) {
      if (std::string(pass) == "resolve_tokens") resolved = now;
    });
    INFO(std::string(error.message().data(), error.message().size()));
    REQUIRE(!error.raised);
    REQUIRE(!judge_objects(resolved)); // without what insert_waits adds
    for (u32 at = 0; at < resolved.code.size(); ++at) {
      if (ir::tag_of(resolved.code[at]).what() != ir::tag::kind::wait) continue;
      const isa::counter_values c = isa::unpack_waitcnt(resolved.code[at].op(0).payload());
      const auto weaken = [&](isa::counter_values v) {
        ir::program weaker = resolved;
        weaker.code[at].ops[0] = {ir::operand_kind::immediate, isa::pack(v)};
        ++counts;
        refused += judge_objects(weaker);
      };
      if (c.vmcnt < isa::counter_max.vmcnt) weaken({c.vmcnt + 1, c.expcnt, c.lgkmcnt});
      if (c.lgkmcnt < isa::counter_max.lgkmcnt) weaken({c.vmcnt, c.expcnt, c.lgkmcnt + 1});
    }
  }
  std::cout << "waits for tokens: " << counts << " counts, refused when larger by one: " << refused << '\n';
  CHECK(counts > 500);
  CHECK(refused * 100 >= counts * 95);
}
