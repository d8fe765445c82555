// SPDX-License-Identifier: MIT
// Register assignment: reuse, alignment, fixed registers, early clobbers, limits and their messages; and random programs
// run once over virtual and once over physical registers.
#include "program/expect.hpp"
#include "program/random_kernel.hpp"

#include <kiln/pass/registers/assign_registers.hpp>
#include <kiln/pass/registers/split_groups.hpp>

#include <array>
#include <map>

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

template<class Body> constexpr note assign(builder k, Body body) {
  body(k);
  note error = k.error();
  if (error.raised) return error;
  pass::split_groups(k.program());
  pass::assign_registers(k.program(), error);
  return error;
}

template<class Body> constexpr text_buffer assigned(Body body) {
  kernel_draft k(gfx942, 64);
  const note error = assign(k, body);
  if (error.raised) return text_buffer{} << "error: " << error.text << '\n';
  return code_of(k.program());
}

template<fixed_text Expected, class Body> void assigns(Body body) {
  static_assert(assigned(Body{}).view() == Expected.view());
  CHECK(string_of(assigned(body)) == std::string(Expected.characters));
}

TEST_CASE("a result takes the register of an operand that dies") {
  assigns<"v_mov_b32_e32 v0, 1\n"
          "v_mov_b32_e32 v1, 2\n"
          "v_mul_lo_u32 v0, v0, v1\n"
          "v_add_u32_e32 v0, v0, v0\n"
          "ds_write_b32 v0, v0\n">([](builder k) {
    auto a = k.vgpr<i32>(1);
    auto b = k.vgpr<i32>(2);
    auto c = a * b;
    c += c;
    k.ds_write_b32(c, c);
  });
}

TEST_CASE("inputs are where the launch puts them; those that nothing reads are free") {
  assigns<"v_mov_b32_e32 v1, 1\n"
          "s_mov_b32 s0, 5\n"
          "ds_write_b32 v0, v1\n"
          "s_mov_b32 m0, s0\n"
          "s_mov_b32 m0, s3\n">([](builder k) {
    auto a = k.vgpr<i32>(1); // not v0
    auto s = k.sgpr<i32>(5); // s0: the kernarg pointer is not used
    k.ds_write_b32(k.thread_idx.x, a);
    k.s_mov_b32(m0, s);
    k.s_mov_b32(m0, k.block_idx.y);
  });
  kernel_draft k(gfx942, 64);
  CHECK(!assign(k, [](builder k) { k.ds_write_b32(k.thread_idx.x, k.thread_idx.y); }).raised);
  REQUIRE(k.program().inputs.size() == 2);
  CHECK(k.program().inputs[0].what == ir::input::kind::work_item_id_x);
  CHECK(k.program().inputs[1].what == ir::input::kind::work_item_id_y);
}

TEST_CASE("tuples are aligned") {
  assigns<"v_mov_b32_e32 v0, 1.0\n"
          "v_mov_b32_e32 v2, 2.0\n"
          "v_mov_b32_e32 v3, 2.0\n"
          "v_mov_b32_e32 v4, 0x40400000\n"
          "v_mov_b32_e32 v5, 0x40400000\n"
          "v_mov_b32_e32 v6, 0x40400000\n"
          "v_mov_b32_e32 v7, 0x40400000\n"
          "s_mov_b32 s0, 4\n"
          "s_mov_b32 s2, 5\n"
          "s_mov_b32 s3, 0\n"
          "s_load_dwordx4 s[4:7], s[2:3], 0\n"
          "ds_write_b64 v0, v[2:3]\n"
          "ds_write_b128 v0, v[4:7]\n"
          "s_mov_b32 m0, s0\n"
          "s_mov_b32 m0, s7\n">([](builder k) {
    auto one = k.vgpr<f32>(1);
    auto pair = k.vgpr<f32, 2>(2);
    auto four = k.vgpr<f32, 4>(3);
    auto s = k.sgpr<u32>(4);
    auto q = k.sgpr<u64>(5);
    auto r = k.sgpr<u32, 4>();
    k.s_load_dwordx4(r, q, 0);
    k.ds_write_b64(one, pair);
    k.ds_write_b128(one, four);
    k.s_mov_b32(m0, s);
    k.s_mov_b32(m0, r[3]);
  });
}

TEST_CASE("an alignment of the author's choice is kept, whatever instructions need") {
  assigns<"v_mov_b32_e32 v0, 1\n"
          "v_mov_b32_e32 v4, 2\n"
          "v_mov_b32_e32 v5, 2\n"
          "v_mov_b32_e32 v6, 2\n"
          "s_mov_b32 s0, 4\n"
          "s_mov_b32 s32, 5\n"
          "v_accvgpr_write_b32 a0, 6\n"
          "v_accvgpr_write_b32 a16, 7\n"
          "ds_write_b32 v0, v4\n"
          "ds_write_b32 v5, v6\n"
          "ds_write_b32 v0, a0\n"
          "ds_write_b32 v0, a16\n"
          "s_mov_b32 m0, s0\n"
          "s_mov_b32 m0, s32\n">([](builder k) {
    auto one = k.vgpr<i32>(1);
    auto three = k.vgpr<i32, 3>(aligned(4));
    three = 2;
    auto s = k.sgpr<u32>(4), t = k.sgpr<u32>(aligned(32));
    t = 5;
    auto a = k.agpr<i32>(6), b = k.agpr<i32>(aligned(16));
    b = 7;
    k.ds_write_b32(one, three[0]);
    k.ds_write_b32(three[1], three[2]);
    k.ds_write_b32(one, a);
    k.ds_write_b32(one, b);
    k.s_mov_b32(m0, s);
    k.s_mov_b32(m0, t);
  });
}

TEST_CASE("registers of the author's choice are kept free for their time") {
  assigns<"v_mov_b32_e32 v1, 1\n"
          "v_mov_b32_e32 v0, 2\n"
          "ds_write_b32 v0, v0\n"
          "v_mov_b32_e32 v0, 3\n"
          "ds_write_b32 v0, v1\n"
          "v_mov_b32_e32 v0, 4\n"
          "ds_write_b32 v0, v0\n">([](builder k) {
    auto a = k.vgpr<i32>(1); // would be v0, but lives into the time of `fixed`
    auto b = k.vgpr<i32>(2);
    k.ds_write_b32(b, b);
    auto fixed = k.vgpr<i32>(at_register(0));
    fixed = 3;
    k.ds_write_b32(fixed, a);
    auto again = k.vgpr<i32>(4); // v0 is free once more
    k.ds_write_b32(again, again);
  });
}

TEST_CASE("a large matrix result is written before its inputs are read: it keeps off their registers") {
  assigns<"v_mov_b32_e32 v0, 0x3c003c00\n"
          "v_mov_b32_e32 v1, 0x3c003c00\n"
          "v_mfma_f32_32x32x8_f16 v[2:17], v[0:1], v[0:1], 0\n"
          "ds_write_b128 v2, v[2:5]\n">([](builder k) {
    auto a = k.vgpr<f16x2, 2>(1);
    auto d = k.vgpr<f32, 16>();
    k.v_mfma_f32_32x32x8_f16(d, a, a, 0);
    k.ds_write_b128(d[0], d.slice<4>(0));
  });
  assigns<"v_mov_b32_e32 v0, 0x3c003c00\n"
          "v_mov_b32_e32 v1, 0x3c003c00\n"
          "v_mfma_f32_16x16x16_f16 v[0:3], v[0:1], v[0:1], 0\n" // four registers may overlap
          "ds_write_b128 v0, v[0:3]\n">([](builder k) {
    auto a = k.vgpr<f16x2, 2>(1);
    auto d = k.vgpr<f32, 4>();
    k.v_mfma_f32_16x16x16_f16(d, a, a, 0);
    k.ds_write_b128(d[0], d);
  });
}

TEST_CASE("a scalar load keeps off its own address: it may be replayed") {
  assigns<"s_mov_b32 s0, 5\n"
          "s_mov_b32 s1, 0\n"
          "s_load_dwordx2 s[2:3], s[0:1], 0\n">([](builder k) {
    auto q = k.sgpr<u64>(5);
    k.s_load_dwordx2(selection::new_regs(q.program_draft(), ir::bank::sgpr, 2, {}), q, 0);
  });
}

TEST_CASE("two values want one register") {
  kernel_draft k(gfx942, 64);
  const u32 line = __LINE__ + 2;
  const note error = assign(k, [](builder k) {
    auto fixed = k.vgpr<i32>(at_register(0));
    fixed = 1;
    k.ds_write_b32(k.thread_idx.x, fixed);
  });
  CHECK(
      string_of(error.text) ==
      "this value must be in v0, but a register of it holds a kernel input or argument that is still needed");
  CHECK(error.where.line == line);
}

template<u32 Count> constexpr void live_at_once(builder k) {
  auto all = k.vgpr<f32, Count>(1);
  auto more = k.vgpr<f32>(2);
  for (u32 i = 0; i < Count; ++i) k.ds_write_b32(more, all[i]);
}

TEST_CASE("out of registers: what is live, by source line") {
  kernel_draft k(gfx942, 64);
  const u32 line = __LINE__ + 2;
  const note error = assign(k, [](builder k) {
    auto a = k.vgpr<f32, 200>(1);
    auto b = k.vgpr<f32, 55>(2);
    auto c = k.vgpr<f32, 2>(3);
    k.ds_write_b32(k.thread_idx.x, k.thread_idx.x);
    for (u32 i = 0; i < 200; ++i) k.ds_write_b32(c[0], a[i]);
    for (u32 i = 0; i < 55; ++i) k.ds_write_b64(b[i], c);
  });
  const std::string file = __FILE_NAME__;
  CHECK(error.raised);
  CHECK(string_of(error.text) ==
        "too many VGPRs: 256 are live here and 2 more in a row are needed; the limit is 256 for a "
        "workgroup of 64 work-items. Live: 200 from " +
            file + ":" + std::to_string(line) + ", 55 from " + file + ":" + std::to_string(line + 1) +
            ", 1 kernel inputs and arguments");
  CHECK(error.where.line == line + 2);
}

TEST_CASE("256 registers fit") {
  kernel_draft k(gfx942, 64);
  CHECK(!assign(k, live_at_once<255>).raised);
  CHECK(k.program().register_count[1] == 256);
  kernel_draft too_many(gfx942, 64);
  CHECK(assign(too_many, live_at_once<256>).raised);
}

TEST_CASE("the workgroup's size limits registers: all its waves must fit on a compute unit") {
  struct limit {
    u32 work_items, registers;
  };
  for (const limit l :
       {limit{256, 256}, limit{512, 256}, limit{513, 168}, limit{768, 168}, limit{1024, 128}}) {
    INFO(l.work_items << " work-items");
    const auto live = [&](builder k, u32 count) {
      std::vector<u32> firsts;
      for (u32 i = 0; i < count; ++i) {
        auto v = k.vgpr<f32>(1);
        firsts.push_back(v.first_dword());
      }
      for (const u32 f : firsts) {
        author::handle<ir::bank::vgpr, f32> v(k, f);
        k.v_mov_b32(v, v);
      }
    };
    kernel_draft k(gfx942, l.work_items);
    CHECK(!assign(k, [&](builder k) { live(k, l.registers); }).raised);
    kernel_draft more(gfx942, l.work_items);
    CHECK(assign(more, [&](builder k) { live(k, l.registers + 1); }).raised);
  }
}

TEST_CASE("VGPRs and AGPRs share one file") {
  const auto both = [](builder k) {
    auto v = k.vgpr<f32, 125>(1);
    auto a = k.agpr<f32, 130>(0);
    for (u32 i = 0; i < 125; ++i) k.v_mov_b32(v[i], v[i]);
    for (u32 i = 0; i < 130; ++i) k.v_accvgpr_mov_b32(a[i], a[i]);
  };
  kernel_draft k(gfx942, 512);
  const note error = assign(k, both);
  CHECK(string_of(error.text) == "too many vector registers: 125 VGPRs and 130 AGPRs are 258 of the file "
                                 "that they share; a workgroup of 512 "
                                 "work-items may use 256 a wave");
  CHECK(error.where.line != 0);
  kernel_draft smaller(gfx942, 256);
  CHECK(!assign(smaller, both).raised);
}

/// Runs a program over virtual and over physical registers at once, along one random path. Registers hold the number of
/// the step that wrote them; wherever the virtual program reads what a step wrote, the physical one must read the same.
class twin_run {
public:
  static constexpr u32 lanes = 4;

  twin_run(const ir::program& virtual_program, const ir::program& assigned, u32 seed)
      : v_(virtual_program), a_(assigned), flow_(analysis::control_flow(v_)), random_(seed) {
    for (const ir::input& in : a_.inputs) {
      const ir::register_group& g = a_.groups[in.group];
      for (u32 d = 0; d < g.dwords; ++d)
        for (u32 l = 0; l < lanes; ++l) {
          virtual_[{g.bank, g.first + d}][l] = next_;
          physical_[{g.bank, static_cast<u32>(g.fixed) + d}][l] = next_++;
        }
    }
  }

  /// "" or what went wrong.
  std::string run(u32 most_steps) {
    for (u32 b = 0; b < v_.blocks.size();) {
      u32 next = analysis::no_block;
      for (u32 i = v_.blocks[b].first; i < v_.end_of(b); ++i) {
        if (!step(i)) return "instruction " + std::to_string(i) + " reads another value than was written";
        if (--most_steps == 0) return "";
      }
      const auto [falls, jumps, entered] = flow_[b];
      next = jumps == analysis::no_block || (falls != analysis::no_block && (random_() & 1) != 0) ? falls
                                                                                                  : jumps;
      if (next == analysis::no_block) return "";
      if (skips_without_lanes(b)) next = exec_ == 0 ? jumps : falls;
      b = next;
    }
    return "";
  }

private:
  using name = std::pair<ir::bank, u32>;
  using values = std::array<u32, lanes>;

  bool skips_without_lanes(u32 b) const {
    const u32 end = v_.end_of(b);
    return end != v_.blocks[b].first && isa::rows[v_.code[end - 1].row].mnemonic == isa::mn::s_cbranch_execz;
  }

  bool step(u32 i) {
    const ir::instruction &in = v_.code[i], &out = a_.code[i];
    const isa::row& row = isa::rows[in.row];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    for (const bool writes : {false, true}) {
      for (u32 o = 0; o < list.count; ++o) {
        const ir::operand from = in.op(o), to = out.op(o);
        if (!from.is_register()) continue;
        if (list.places[o].role == (writes ? isa::role::read : isa::role::write)) continue;
        const ir::bank bank = static_cast<ir::bank>(static_cast<u32>(from.kind()) - 1);
        const u32 mask = bank == ir::bank::sgpr ? 1 : exec_;
        for (u32 d = 0; d < list.places[o].dwords; ++d) {
          values& wanted = virtual_[{bank, from.payload() + d}];
          values& got = physical_[{bank, to.payload() + d}];
          for (u32 l = 0; l < lanes; ++l) {
            if ((mask >> l & 1) == 0) continue;
            if (writes)
              wanted[l] = got[l] = next_;
            else if (wanted[l] != 0 && wanted[l] != got[l]) // 0: never written
              return false;
          }
          if (writes) ++next_;
        }
      }
    }
    change_exec(in, row);
    return true;
  }

  /// The three ways in which where and otherwise change EXEC.
  void change_exec(const ir::instruction& in, const isa::row& row) {
    if (row.mnemonic == isa::mn::s_and_saveexec_b64) {
      saved_[in.op(0).payload()] = exec_;
      exec_ &= random_();
    } else if (in.op(0) == ir::operand(ir::operand_kind::fixed, ir::source_code::exec)) {
      const u32 saved = saved_.at(in.op(1).payload());
      exec_ = row.mnemonic == isa::mn::s_xor_b64 ? saved ^ exec_ : saved;
    }
  }

  const ir::program &v_, &a_;
  list<analysis::successors> flow_;
  std::mt19937 random_;
  std::map<name, values> virtual_, physical_;
  std::map<u32, u32> saved_;
  u32 exec_ = (1u << lanes) - 1;
  u32 next_ = 1;
};

TEST_CASE("random programs: every read sees the value that was written") {
  for (u32 seed = 1; seed <= 400; ++seed) {
    kernel_draft k(gfx942, 64);
    random_kernel(k, {.seed = seed, .statements = 25});
    REQUIRE(!k.failed());
    pass::split_groups(k.program());
    const ir::program before = k.program();
    note error;
    pass::assign_registers(k.program(), error);
    REQUIRE(!error.raised);
    for (u32 path = 0; path < 20; ++path) {
      INFO("seed " << seed << ", path " << path << "\n"
                   << string_of(text::listing(before)) << string_of(text::listing(k.program())));
      REQUIRE(twin_run(before, k.program(), path).run(2000) == "");
    }
  }
}

TEST_CASE("the twin run finds a wrong register") {
  kernel_draft k(gfx942, 64);
  auto a = k.vgpr<i32>(1);
  auto b = k.vgpr<i32>(2);
  k.v_add_u32(a, a, b);
  const ir::program before = k.program();
  note error;
  pass::assign_registers(k.program(), error);
  CHECK(twin_run(before, k.program(), 1).run(100) == "");
  k.program().code[1].ops[0] = k.program().code[0].ops[0];
  k.program().code[2].ops[2] = k.program().code[0].ops[0];
  CHECK(twin_run(before, k.program(), 1).run(100) != "");
}

} // namespace
