// SPDX-License-Identifier: MIT
// SCC, VCC, M0 and EXEC that the author writes by name and reads by name, with everything that the builder can write in
// between: either the author is told at the line of the read, or the value is still there when the kernel has run.
#include "program/simulate.hpp"

#include <kiln/author/debug_log.hpp>
#include <kiln/author/math.hpp>
#include <kiln/author/memory/cooperative_load.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

template<ir::bank Bank, class T, u32... Shape> using reg = author::reg<Bank, T, Shape...>;
template<class T> using scalar = reg<ir::bank::sgpr, T>;
template<class T> using vector = reg<ir::bank::vgpr, T>;

/// What the statements between write and read can work with. Their results are read by name, so that no pass removes them.
struct scene {
  builder k;
  const arg<u32*>& out;
  scalar<i32> s{k.sgpr<i32>(13)}, t{k.sgpr<i32>(7)}, s_result{k.sgpr<i32>()};
  scalar<u64> q{k.sgpr<u64>(5)}, q_result{k.sgpr<u64>()};
  vector<i32> v{k.vgpr<i32>(k.thread_idx.x)}, w{k.vgpr<i32>(3)}, v_result{k.vgpr<i32>()};
  vector<f32> f{k.vgpr<f32>(2)};
  vector<u64> x{k.vgpr<u64>(9)};
  reg<ir::bank::vgpr, f16x2, 2> half{k.vgpr<f16x2, 2>(1)};
  reg<ir::bank::vgpr, f32, 4> four{k.vgpr<f32, 4>(1)};
  author::lds_array<u32> lds{k.lds<u32>(256)};
  buffer b{k.buffer(out, 4096)};
  debug_log<> log{k, out, 1 << 16};

  void use(const author::handle<ir::bank::sgpr, i32>& a) { k.s_mov_b32(s_result, a); }
  void use(const author::handle<ir::bank::sgpr, u32>& a) { k.s_mov_b32(s_result, a); }
  void use(const author::handle<ir::bank::sgpr, f32>& a) { k.s_mov_b32(s_result, as<i32>(a)); }
  void use(const author::handle<ir::bank::sgpr, u64>& a) { k.s_mov_b64(q_result, a); }
  void use(const author::handle<ir::bank::vgpr, i32>& a) { k.v_mov_b32(v_result, a); }
  void use(const author::handle<ir::bank::vgpr, u32>& a) { k.v_mov_b32(v_result, a); }
  void use(const author::handle<ir::bank::vgpr, f32>& a) { k.v_mov_b32(v_result, as<i32>(a)); }
  void use(const author::handle<ir::bank::vgpr, u64>& a) {
    k.v_mov_b32(v_result, reg<ir::bank::vgpr, u32>(k, a.first_dword() + 1));
  }
};

struct statement {
  const char* name;
  const char* scc; ///< the instruction that overwrites SCC last, or none
  void (*write)(scene&);
  const char* m0 = nullptr; ///< the same of M0. Nothing overwrites VCC, and nothing leaves EXEC changed.
  bool all_lanes = false;   ///< it must not stand where EXEC disables lanes
};

const statement statements[] = {
    {"sum of SGPRs", "s_add_i32", [](scene& a) { a.use(a.s + a.t); }},
    {"difference of SGPRs", "s_sub_i32", [](scene& a) { a.use(a.s - a.t); }},
    {"product of SGPRs", nullptr, [](scene& a) { a.use(a.s * a.t); }},
    {"shift of an SGPR", "s_lshl_b32", [](scene& a) { a.use(a.s << a.t); }},
    {"and of SGPRs", "s_and_b32", [](scene& a) { a.use(a.s & a.t); }},
    {"not of an SGPR", "s_xor_b32", [](scene& a) { a.use(~a.s); }},
    {"compound assignment of an SGPR", "s_add_i32", [](scene& a) { a.s += 1; }},
    {"copy of SGPRs", nullptr, [](scene& a) { a.s = a.t, a.q = 77; }},
    {"sum of 64-bit SGPRs", "s_addc_u32", [](scene& a) { a.use(a.q + a.q); }},
    {"shift of a 64-bit SGPR", "s_lshr_b64", [](scene& a) { a.use(a.q >> 3); }},
    {"quotient of SGPRs", "s_sub_u32", [](scene& a) { a.use(a.s / a.t); }},
    {"quotient of an SGPR and a number", "s_add_u32", [](scene& a) { a.use(a.s / 7); }},
    {"remainder of SGPRs", "s_sub_u32", [](scene& a) { a.use(a.s % a.t); }},
    {"smaller of SGPRs", "s_min_i32", [](scene& a) { a.use(min(a.s, a.t)); }},
    {"widened SGPR", nullptr, [](scene& a) { a.use(widen(as<u32>(a.s))); }},
    {"wide product of SGPRs", nullptr, [](scene& a) { a.use(multiply_wide(as<u32>(a.s), as<u32>(a.t))); }},
    {"comparison of SGPRs, kept", "s_cmp_lt_i32",
     [](scene& a) {
       auto c = a.s < a.t;
       (void)c;
     }},
    {"conditions combined", "s_or_b32",
     [](scene& a) {
       auto c = a.s < a.t || a.s == 3;
       (void)c;
     }},
    {"sum of VGPRs", nullptr, [](scene& a) { a.use(a.v + a.w); }},
    {"sum of an SGPR and a VGPR", nullptr, [](scene& a) { a.use(a.s + a.w); }},
    {"product of VGPRs", nullptr, [](scene& a) { a.use(a.v * a.w + 3); }},
    {"sum of 64-bit VGPRs", nullptr, [](scene& a) { a.use(a.x + a.x); }},
    {"difference of 64-bit VGPRs", nullptr, [](scene& a) { a.use(a.x - 5u); }},
    {"quotient of VGPRs", nullptr, [](scene& a) { a.use(a.v / a.w); }},
    {"quotient of a VGPR and a number", nullptr, [](scene& a) { a.use(a.v / 7); }},
    {"remainder of unsigned VGPRs", nullptr, [](scene& a) { a.use(as<u32>(a.v) % as<u32>(a.w)); }},
    {"wide product of VGPRs", nullptr, [](scene& a) { a.use(multiply_wide(as<u32>(a.v), as<u32>(a.w))); }},
    {"multiply-add of f32", nullptr, [](scene& a) { a.use(a.f * a.f + 1); }},
    {"comparison of VGPRs, kept", nullptr,
     [](scene& a) {
       auto m = a.v < a.w;
       (void)m;
     }},
    {"masks combined", "s_and_b64",
     [](scene& a) {
       auto m = a.v < a.w && a.v > 1;
       (void)m;
     }},
    {"mask into SGPRs", nullptr, [](scene& a) { a.k.set_mask(a.q, a.v < a.w); }},
    {"any lane", "s_and_b64",
     [](scene& a) {
       auto c = any(a.v < a.w);
       (void)c;
     }},
    {"sigmoid", nullptr, [](scene& a) { a.use(sigmoid(a.f)); }},
    {"sum of the wave", nullptr, [](scene& a) { a.use(wave_sum(a.f)); }, nullptr, true},
    {"largest of an array", nullptr, [](scene& a) { a.use(largest(a.four)); }},
    {"lane and first lane", nullptr, [](scene& a) { a.use(a.k.read_first_lane(a.k.lane_id())); }},
    {"if", "s_cmp_lt_i32", [](scene& a) { a.k.if_(a.s < a.t, [&] { a.w = 1; }); }},
    {"if and else", "s_cmp_lt_i32",
     [](scene& a) { a.k.if_(a.s < a.t, [&] { a.w = 1; }).else_([&] { a.w = 2; }); }},
    {"while", "s_cmp_gt_i32", [](scene& a) { a.k.while_([&] { return a.s > 3; }, [&] { a.s -= 1; }); }},
    {"do while", "s_cmp_gt_i32", [](scene& a) { a.k.do_while([&] { a.s -= 1; }, [&] { return a.s > 3; }); }},
    {"for", "s_cmp_lt_i32", [](scene& a) { a.k.for_(0, 3, 1, [&](auto i) { a.w += i; }); }},
    {"goto with a condition", "s_cmp_lt_i32",
     [](scene& a) {
       auto l = a.k.label();
       a.k.goto_if(a.s < a.t, l);
       a.w = 1;
       a.k.place(l);
     }},
    {"where", "s_and_saveexec_b64", [](scene& a) { a.k.where(a.v < 5, [&] { a.w += 1; }); }},
    {"where and otherwise", "s_xor_b64",
     [](scene& a) { a.k.where(a.v < 5, [&] { a.w += 1; }).otherwise([&] { a.w += 2; }); }},
    {"loop of lanes", "s_and_saveexec_b64",
     [](scene& a) { a.k.while_lanes([&] { return a.w < 5; }, [&] { a.w += 1; }); }},
    {"load and store", nullptr, [](scene& a) { a.out[a.v + 256] = a.out[a.v] + 1; }},
    {"load of an SGPR's place", nullptr, [](scene& a) { a.use(a.out.load_uniform<4>(0)[1]); }},
    {"buffer load and store", nullptr,
     [](scene& a) { a.b.store(byte_offset(as<u32>(a.v) * 4 + 2048), a.b.load<u32>(byte_offset(a.v))); }},
    {"buffer load, far", "s_add_u32",
     [](scene& a) { a.use(a.b.load<u32>(byte_offset(as<u32>(a.v), as<u32>(a.s), 5000))); }},
    {"buffer moved", "s_sub_u32", [](scene& a) { a.b.advance(16); }},
    {"LDS write and read", nullptr, [](scene& a) { a.lds[a.v] = 1u, a.use(a.lds[a.v].load()); }},
    {"load to LDS", nullptr, [](scene& a) { a.b.load_to_lds<4>(512, byte_offset(a.v)); }, "s_mov_b32"},
    {"load of a piece to LDS", "s_add_u32", [](scene& a) { load_to_lds(a.k, 0, a.b.address(), 256); },
     "s_mov_b32"},
    {"matrix instruction", nullptr,
     [](scene& a) { a.k.v_mfma_f32_16x16x16f16(a.four, a.half, a.half, a.four); }},
    {"log", "s_cmp_lt_u32", [](scene& a) { a.log(a.v, "v"); }},
};

enum class special { scc, vcc, m0, exec };

constexpr u64 pattern = 0x0ff0'1234'8421'00ffull;

/// The program in which `what` is written and read by name, with the statement in between; SCC is written as `bit`.
ir::program program_of(isa::arch arch, special what, const statement& between, bool scheduled, u32 bit,
                       note& error) {
  kernel_draft k(arch, 64);
  call_kernel<u32*>(k, [&](builder, arg<u32*> out) {
    scene a{k, out};
    auto wanted = k.sgpr<u64>(pattern), found = k.sgpr<u64>(0);
    const scalar<u32> low(k, found.first_dword());
    const auto all = [&] {
      switch (what) {
      case special::scc: k.s_cmp_eq_u32(a.t, bit != 0 ? 7 : 8); break;
      case special::vcc: k.s_mov_b64(vcc, wanted); break;
      case special::m0: k.s_mov_b32(m0, a.t); break;
      case special::exec: k.s_mov_b64(exec, wanted); break;
      }
      between.write(a);
      switch (what) {
      case special::scc: k.s_cselect_b32(low, 1, 0); break;
      case special::vcc: k.s_mov_b64(found, vcc); break;
      case special::m0: k.s_mov_b32(low, m0); break;
      case special::exec: k.s_mov_b64(found, exec); break;
      }
    };
    scheduled ? k.schedule(all) : all();
    if (what == special::exec) k.s_mov_b64(exec, -1);
    out[k.thread_idx.x + 512] = k.vgpr<u32>(low);
    out[k.thread_idx.x + 576] = k.vgpr<u32>(scalar<u32>(k, found.first_dword() + 1));
  });
  k.emit(isa::mn::s_endpgm, source{});
  error = k.error();
  if (!error.raised) compile::run_pipeline(k.program(), error);
  return static_cast<ir::program&&>(k.program());
}

std::string string_of(const text_buffer& t) { return {t.data(), t.size()}; }

TEST_CASE("special registers by name: an error, or what was written is still there") {
  u32 errors = 0, preserved = 0;
  for (const statement& between : statements)
    for (const special what : {special::scc, special::vcc, special::m0, special::exec})
      for (const bool scheduled : {false, true})
        for (const isa::arch arch : all_archs) {
          if (what == special::exec && between.all_lanes) continue;
          const u32 bit = preserved % 2;
          INFO(between.name << ", special register " << static_cast<int>(what) << ", "
                            << static_cast<const char*>(isa::facts_of(arch).name)
                            << (scheduled ? ", scheduled" : ""));
          note error;
          const ir::program p = program_of(arch, what, between, scheduled, bit, error);
          INFO(string_of(error.message()));
          const char* const overwritten_by = what == special::scc  ? between.scc
                                             : what == special::m0 ? between.m0
                                                                   : nullptr;
          if (overwritten_by != nullptr) {
            const std::string name = what == special::scc ? "SCC" : "M0",
                              reader = what == special::scc ? "s_cselect_b32" : "s_mov_b32";
            CHECK(string_of(error.text)
                      .starts_with(reader + " reads " + name + ", but " + overwritten_by +
                                   ", which the builder chose for "));
            CHECK(string_of(error.text)
                      .ends_with(", has written it last: write that line before the instruction that sets " +
                                 name));
            CHECK(std::string(error.where.file).ends_with("special_registers_test.cpp"));
            ++errors;
            continue;
          }
          REQUIRE_FALSE(error.raised);
          std::vector<u32> out(8192);
          run_clean(p, 1, sim::buffer<u32>(out.data(), out.size()));
          const u64 wanted = what == special::scc ? bit : what == special::m0 ? 7 : pattern;
          for (u32 lane = 0; lane < 64; ++lane) {
            REQUIRE(out[512 + lane] == static_cast<u32>(wanted));
            REQUIRE(out[576 + lane] == static_cast<u32>(wanted >> 32));
          }
          ++preserved;
        }
  CHECK(errors > 150);
  CHECK(preserved > 600);
}

TEST_CASE(
    "EXEC that is written by hand inside a where: otherwise runs with the lanes that were not in its mask") {
  for (const isa::arch arch : all_archs)
    for (const bool in_two : {false, true}) {
      const ir::program p = compiled<u32*>(arch, 64, [&](builder k, arg<u32*> out) {
        auto lane = as<u32>(k.thread_idx.x) + 0;
        auto r = k.vgpr<u32>(0);
        k.where(lane < 40, [&] {
           k.where(lane < 8, [&] {
              r += 1;
              in_two ? k.s_mov_b64(exec, -1) : k.set_mask(exec, lane == 3);
              r += 2;
            }).otherwise([&] { r += 100; });
           r += 1000;
         }).otherwise([&] { r += 10000; });
        out[k.thread_idx.x] = r;
      });
      std::vector<u32> out(64);
      run_clean(p, 1, sim::buffer<u32>(out.data(), out.size()));
      for (u32 lane = 0; lane < 64; ++lane) {
        u32 r = lane < 8 ? 1 : lane < 40 ? 100 : 10000;
        if (in_two || lane == 3) r += 2;
        if (lane < 40) r += 1000;
        INFO(isa::facts_of(arch).name << ", lane " << lane << (in_two ? ", all lanes" : ""));
        REQUIRE(out[lane] == r);
      }
    }
}

/// What check::clobbers says of `body`, and of which line of this file.
template<class Body> std::string said(Body body, u32& line) {
  kernel_draft k(isa::arch::gfx942, 64);
  auto s = k.sgpr<i32>(1), d = k.sgpr<i32>();
  body(k, s, d);
  REQUIRE_FALSE(k.failed());
  note error;
  check::clobbers(k.program(), error);
  line = error.where.line;
  return string_of(error.text);
}
template<class Body> void accepted(Body body) {
  u32 line = 0;
  CHECK(said(body, line).empty());
}
template<class Body> void refused(u32 reads, u32 writes, const std::string& writer, Body body) {
  u32 line = 0;
  const std::string text = said(body, line);
  CHECK(line == reads);
  CHECK(text == "s_cselect_b32 reads SCC, but " + writer +
                    ", which the builder chose for special_registers_test.cpp:" + std::to_string(writes) +
                    ", has written it last: write that line before the instruction that sets SCC");
}

TEST_CASE("SCC is followed along all paths") {
  // From the end of a loop to its begin, where the way in is right.
  refused(__LINE__ + 4, __LINE__ + 6, "s_add_i32", [](builder k, auto& s, auto& d) {
    auto top = k.label(), end = k.label();
    k.s_cmp_lt_i32(s, 3);
    k.place(top);
    k.s_cselect_b32(d, s, s);
    k.s_cbranch_scc1(end);
    s += 1;
    k.goto_(top);
    k.place(end);
  });
  // Over a join: one of two ways is wrong.
  refused(__LINE__ + 6, __LINE__ + 4, "s_sub_i32", [](builder k, auto& s, auto& d) {
    auto l = k.label();
    k.s_cmp_lt_i32(s, 3);
    k.s_cbranch_scc1(l);
    s -= 1;
    k.place(l);
    k.s_cselect_b32(d, s, s);
  });
  // Over blocks that write nothing.
  refused(__LINE__ + 7, __LINE__ + 1, "s_add_i32", [](builder k, auto& s, auto& d) {
    s += 1;
    auto l = k.label(), m = k.label();
    k.place(l);
    d = 7;
    k.place(m);
    d = 8;
    k.s_cselect_b32(d, s, s);
  });
  // As a source that is named.
  u32 line = 0;
  CHECK(said([](builder k, auto& s, auto& d) { s += 1, k.s_mov_b32(d, src_scc); }, line)
            .starts_with("s_mov_b32 reads SCC, but s_add_i32, "));
  CHECK(said([](builder k, auto& s, auto&) { s += 1, k.s_cmp_eq_u32(src_scc, 1); }, line)
            .starts_with("s_cmp_eq_u32 reads SCC, but s_add_i32, "));
  CHECK(said(
            [](builder k, auto& s, auto&) {
              const emit::operand source(src_scc);
              s += 1;
              k.v_mov_b32(k.vgpr<u32>(), source);
            },
            line)
            .starts_with("v_mov_b32_e32 reads SCC, but s_add_i32, "));
  // By a branch.
  CHECK(said(
            [](builder k, auto& s, auto&) {
              auto l = k.label();
              k.place(l);
              s += 1;
              k.s_cbranch_scc1(l);
            },
            line)
            .starts_with("s_cbranch_scc1 reads SCC, but s_add_i32, "));
  // In front of a chain: the carry of an addition by name goes through a second one.
  accepted([](builder k, auto& s, auto& d) {
    auto x = s + 1;
    k.s_add_u32(d, s, x);
    k.s_addc_u32(d, d, s);
    k.s_addc_u32(d, d, s);
  });
  // What leaves SCC alone may stand in between, and conditions count as the author's if set_scc leaves them there.
  accepted([](builder k, auto& s, auto& d) {
    k.s_cmp_lt_i32(s, 3);
    d = 7;
    [[maybe_unused]] auto v = k.vgpr<i32>(s) + 3;
    k.s_cselect_b32(d, s, s);
    s += 1;
    k.set_scc(s < 3);
    k.s_addc_u32(d, d, s);
    auto c = s < 4;
    d = 7;
    k.set_scc(c);
    k.s_cselect_b32(d, s, s);
  });
  // No way leads from the expression to the read.
  accepted([](builder k, auto& s, auto& d) {
    auto l = k.label(), other = k.label();
    k.s_cmp_lt_i32(s, 3);
    k.s_cbranch_scc1(other);
    s += 1;
    k.goto_(l);
    k.place(other);
    k.s_cselect_b32(d, s, s);
    k.place(l);
  });
}

} // namespace
