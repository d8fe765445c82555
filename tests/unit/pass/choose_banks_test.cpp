// SPDX-License-Identifier: MIT
// VGPRs that become AGPRs: which values move, what keeps them, which rows and copies they get; and the register counts of a
// matrix multiplication with PyHIP's tile.
#include "program/expect.hpp"
#include "proof/fuzz/check_program.hpp"

#include <kiln/compile/pipeline.hpp>
#include <kiln/pass/registers/choose_banks.hpp>

#include <random>

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

/// The program with at most `vgprs` VGPRs live, or "does not fit".
template<class Body> constexpr text_buffer chosen(u32 vgprs, Body body) {
  kernel_draft k(gfx942, 64);
  body(k);
  ir::program& p = k.program();
  pass::split_groups(p);
  const ir::program before = p;
  if (!pass::choose_banks(p, vgprs)) return text_buffer{} << "does not fit\n";
  note error = k.error();
  ir::verify(p, error);
  pass::assign_registers(p, error);
  ir::verify(p, error);
  check::assignment(before, p, error);
  if (error.raised) return text_buffer{} << "error: " << error.text << '\n';
  if (p.register_count[1] > vgprs) return text_buffer{} << "too many\n";
  return code_of(p);
}
template<u32 Vgprs, fixed_text Expected, class Body> void chooses(Body body) {
  static_assert(chosen(Vgprs, Body{}).view() == Expected.view());
  CHECK(string_of(chosen(Vgprs, body)) == std::string(Expected.characters));
}

TEST_CASE("what lives longest moves, and copies become those of the other bank") {
  chooses<3, "v_accvgpr_write_b32 a0, 1\n"
             "v_mov_b32_e32 v0, 2\n"
             "v_mov_b32_e32 v1, v0\n"
             "v_add_u32_e32 v0, v0, v1\n"
             "v_add_u32_e32 v0, v0, v1\n"
             "v_accvgpr_mov_b32 a1, a0\n"
             "v_accvgpr_read_b32 v2, a0\n"
             "v_add_u32_e32 v2, v2, v1\n"
             "ds_write_b32 v0, a0\n"
             "ds_write_b32 v2, a1\n">([](builder k) {
    auto longest = k.vgpr<i32>(1);
    auto x = k.vgpr<i32>(2);
    auto y = k.vgpr<i32>();
    y = x;
    x += y;
    x += y;
    auto also = k.vgpr<i32>();
    also = longest;
    auto needed = k.vgpr<i32>();
    needed = longest;
    needed += y;
    k.ds_write_b32(x, longest);
    k.ds_write_b32(needed, also);
  });
}

TEST_CASE("nothing moves where the registers suffice") {
  chooses<2, "v_mov_b32_e32 v0, 1\n"
             "v_mov_b32_e32 v1, 2\n"
             "ds_write_b32 v0, v1\n">([](builder k) {
    auto a = k.vgpr<i32>(1);
    auto b = k.vgpr<i32>(2);
    k.ds_write_b32(a, b);
  });
}

TEST_CASE("C and D of a matrix instruction share a bank; A and B choose for themselves") {
  // d lives longest; c, which is D of the first and C of the second, goes with it.
  chooses<5, "ds_read_b64 v[2:3], v0\n"
             "v_mfma_f32_16x16x16_f16 a[0:3], v[2:3], v[2:3], 0\n"
             "v_mfma_f32_16x16x16_f16 a[4:7], v[2:3], v[2:3], a[0:3]\n"
             "ds_write_b128 v0, a[0:3]\n"
             "ds_write_b128 v0, a[4:7]\n">([](builder k) {
    auto ab = k.vgpr<f16x2, 2>();
    auto c = k.vgpr<f32, 4>();
    auto d = k.vgpr<f32, 4>();
    auto& address = k.thread_idx.x;
    k.ds_read_b64(ab, address);
    k.v_mfma_f32_16x16x16_f16(c, ab, ab, 0);
    k.v_mfma_f32_16x16x16_f16(d, ab, ab, c);
    k.ds_write_b128(address, c);
    k.ds_write_b128(address, d);
  });
  chooses<6, "ds_read_b64 a[0:1], v0\n"
             "v_mov_b32_e32 v1, 1\n"
             "v_mfma_f32_16x16x16_f16 v[2:5], a[0:1], a[0:1], 0\n"
             "v_add_f32_e32 v2, v2, v3\n"
             "v_add_f32_e32 v4, v4, v5\n"
             "ds_write_b64 v1, a[0:1]\n"
             "ds_write_b32 v0, v2\n"
             "ds_write_b32 v0, v4\n">([](builder k) {
    auto ab = k.vgpr<f16x2, 2>();
    auto d = k.vgpr<f32, 4>();
    auto& address = k.thread_idx.x;
    k.ds_read_b64(ab, address);
    auto one = k.vgpr<i32>(1);
    k.v_mfma_f32_16x16x16_f16(d, ab, ab, 0);
    d[0] += d[1]; // arithmetic needs VGPRs, so d stays
    d[2] += d[3];
    k.ds_write_b64(one, ab);
    k.ds_write_b32(address, d[0]);
    k.ds_write_b32(address, d[2]);
  });
}

TEST_CASE("result and data of an atomic, and both data of a double write, share a bank") {
  chooses<1, "ds_read_b32 a0, v0\n"
             "ds_add_rtn_u32 a1, v0, a0\n"
             "ds_write2_b32 v0, a0, a1 offset1:1\n">([](builder k) {
    auto data = k.vgpr<i32>();
    auto old = k.vgpr<i32>();
    k.ds_read_b32(data, k.thread_idx.x);
    k.ds_add_rtn_u32(old, k.thread_idx.x, data);
    k.ds_write2_b32(k.thread_idx.x, data, old, offset1(1));
  });
}

TEST_CASE("one use that needs a VGPR keeps all that share its bank") {
  chooses<2, "does not fit\n">([](builder k) {
    auto data = k.vgpr<i32>();
    auto old = k.vgpr<i32>();
    k.ds_read_b32(data, k.thread_idx.x);
    k.ds_add_rtn_u32(old, k.thread_idx.x, data);
    k.ds_write_b32(old, data); // an address
    k.ds_write_b32(k.thread_idx.x, old);
  });
  chooses<2, "does not fit\n">([](builder k) {
    auto data = k.vgpr<i32>();
    auto old = k.vgpr<i32>();
    k.ds_read_b32(data, k.thread_idx.x);
    k.ds_write_b32(data, data); // before they meet
    k.ds_add_rtn_u32(old, k.thread_idx.x, data);
    k.ds_write_b32(k.thread_idx.x, old);
    k.ds_write_b32(k.thread_idx.x, data);
  });
}

TEST_CASE("what the author fixed, named or may not be copied stays") {
  // A register of the author's choice.
  chooses<1, "does not fit\n">([](builder k) {
    auto x = k.vgpr<i32>(at_register(1));
    k.ds_read_b32(x, k.thread_idx.x);
    k.ds_write_b32(k.thread_idx.x, x);
  });
  // A bank of the author's choice.
  chooses<1, "does not fit\n">([](builder k) {
    auto x = k.vgpr<i32>(fixed_bank);
    k.ds_read_b32(x, k.thread_idx.x);
    k.ds_write_b32(k.thread_idx.x, x);
  });
  chooses<1, "ds_read_b32 a0, v0\n"
             "ds_write_b32 v0, a0\n">([](builder k) {
    auto x = k.vgpr<i32>();
    k.ds_read_b32(x, k.thread_idx.x);
    k.ds_write_b32(k.thread_idx.x, x);
  });
  // An instruction that the author named.
  chooses<1, "does not fit\n">([](builder k) {
    auto x = k.vgpr<i32>();
    k.v_mov_b32(x, 1);
    k.ds_write_b32(k.thread_idx.x, x);
  });
  // A constant that v_accvgpr_write does not take.
  chooses<1, "does not fit\n">([](builder k) {
    auto x = k.vgpr<i32>(1000);
    k.ds_write_b32(k.thread_idx.x, x);
  });
}

TEST_CASE("AGPRs that the author uses are not promised to others") {
  const std::string listing = string_of(chosen(6, [](builder k) {
    auto taken = k.agpr<f32, 254>(0);
    auto four = k.vgpr<b32, 4>();
    auto two = k.vgpr<b32, 2>();
    k.ds_read_b128(four, k.thread_idx.x);
    k.ds_read_b64(two, k.thread_idx.x);
    k.ds_write_b64(k.thread_idx.x, two);
    k.ds_write_b128(k.thread_idx.x, four); // lives longer, but two AGPRs are left
    for (u32 i = 0; i < 254; ++i) k.v_accvgpr_mov_b32(taken[i], taken[i]);
  }));
  CHECK(listing.find("ds_write_b64 v0, a[254:255]") != listing.npos);
  CHECK(listing.find("ds_write_b128 v0, v[2:5]") != listing.npos);
}

/// A wave's part of C = A * B^T with PyHIP's tile (bf16, 128x128 of C, 16x16x16, K in steps of 64): 64 accumulators of
/// four registers, 16 loads of four registers in flight to LDS, A and B of a step read from LDS.
template<bool Accumulators> constexpr void gemm_tile(builder k) {
  auto accumulators = [&] {
    if constexpr (Accumulators)
      return k.agpr<f32, 64, 4>(0);
    else
      return k.vgpr<f32, 64, 4>(0);
  }();
  auto a = k.vgpr<bf16x2, 8, 8>(); // 8 tiles of 16 rows, 64 of K
  auto b = k.vgpr<bf16x2, 8, 8>();
  auto staged = k.vgpr<b32, 16, 4>();
  auto descriptor = k.sgpr<u32, 4>(0);
  auto offset_bytes = k.vgpr<u32>();
  offset_bytes = as<u32>(k.thread_idx.x) << 4u;
  auto read_at = k.vgpr<u32>();
  read_at = offset_bytes ^ 64u;
  auto write_at = k.vgpr<u32>();
  write_at = offset_bytes ^ 128u;
  k.for_(0, 128, 1, [&](auto&) {
    for (u32 i = 0; i < 16; ++i)
      k.buffer_load_dwordx4(staged[i], offset_bytes, descriptor, 0, offen, offset(i * 16));
    for (u32 i = 0; i < 8; ++i)
      for (u32 h = 0; h < 2; ++h) {
        k.ds_read_b128(a[i].template slice<4>(4 * h), read_at, offset(i * 2048 + h * 64));
        k.ds_read_b128(b[i].template slice<4>(4 * h), read_at, offset(16384 + i * 2048 + h * 64));
      }
    for (u32 step = 0; step < 4; ++step)
      for (u32 i = 0; i < 8; ++i)
        for (u32 j = 0; j < 8; ++j)
          k.v_mfma_f32_16x16x16_bf16(accumulators[i * 8 + j], b[j].template slice<2>(2 * step),
                                     a[i].template slice<2>(2 * step), accumulators[i * 8 + j]);
    k.s_barrier();
    for (u32 i = 0; i < 16; ++i) k.ds_write_b128(write_at, staged[i], offset(i * 2048));
    k.s_barrier();
    offset_bytes += 128;
  });
  for (u32 i = 0; i < 64; ++i)
    k.buffer_store_dwordx4(accumulators[i], offset_bytes, descriptor, 0, offen, offset(i * 16));
}

/// The tile as the pipeline leaves it.
template<bool Accumulators> ir::program compiled_tile(isa::arch arch) {
  kernel_draft k(arch, 256);
  gemm_tile<Accumulators>(k);
  k.s_endpgm();
  note error = k.error();
  compile::run_pipeline(k.program(), error);
  INFO(string_of(error.text));
  REQUIRE(!error.raised);
  return k.program();
}

TEST_CASE("PyHIP's GEMM tile takes no more than its linear scan gives it: 237 VGPRs and 256 AGPRs") {
  for (const isa::arch arch : {gfx942, gfx950}) {
    // Linear scan: 192 for A, B and what is staged, three addresses, the work-item id.
    const ir::program by_hand = compiled_tile<true>(arch);
    CHECK(by_hand.register_count[1] <= 196);
    CHECK(by_hand.register_count[2] == 256);
    // 452 registers of the same file, of which 256 may be VGPRs.
    const ir::program by_choice = compiled_tile<false>(arch);
    CHECK(by_choice.register_count[1] <= 256);
    CHECK(by_choice.register_count[1] + by_choice.register_count[2] <= 452);
  }
}

TEST_CASE("without choose_banks, or where the workgroup leaves no second half, too many VGPRs are an error") {
  for (const u32 work_items : {256u, 512u}) {
    kernel_draft k(gfx942, work_items);
    if (work_items == 256) k.without<passes::choose_banks>();
    gemm_tile<false>(k);
    k.s_endpgm();
    note error = k.error();
    compile::run_pipeline(k.program(), error);
    REQUIRE(error.raised);
    CHECK(string_of(error.text).starts_with("too many VGPRs: "));
  }
}

TEST_CASE("a value that is read from another AGPR than its own is found", "[proof]") {
  kernel_draft k(gfx942, 256);
  gemm_tile<false>(k);
  k.s_endpgm();
  pass::split_groups(k.program());
  const ir::program before = k.program();
  ir::program after = before;
  note error;
  pass::assign_registers(after, error);
  pass::choose_banks(after, before, error);
  REQUIRE(!error.raised);
  check::assignment(before, after, error);
  REQUIRE(!error.raised);
  std::mt19937 random(1);
  u32 mutations = 0, killed = 0;
  while (mutations < 200) {
    ir::program mutant = after;
    ir::instruction& in = mutant.code[random() % mutant.code.size()];
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    const u32 place = random() % isa::max_operands;
    if ((list.reads >> place & 1) == 0 || in.op(place).kind() != ir::operand_kind::agpr) continue;
    // Four further on, or the VGPR of the same number.
    const u32 number = in.op(place).payload();
    in.set_op(place, random() % 2 != 0 ? ir::operand(ir::operand_kind::agpr, (number + 4) % 192)
                                       : ir::operand(ir::operand_kind::vgpr, number));
    ++mutations;
    note found;
    check::assignment(before, mutant, found);
    killed += found.raised;
  }
  CHECK(killed == mutations);
}

TEST_CASE("random kernels with values in AGPRs compute the same", "[proof]") {
  u32 changed = 0;
  for (u32 seed = 1; seed <= 150; ++seed) {
    INFO("seed " << seed);
    const isa::arch arch = seed % 3 == 0 ? gfx90a : seed % 3 == 1 ? gfx942 : gfx950;
    note error;
    ir::program p = fuzz::random_program(arch, seed, {}, error);
    REQUIRE(!error.raised);
    const fuzz::run_result before = fuzz::simulate(p, {});
    REQUIRE(before.ok);
    bool moved = false;
    for (u32 most = 64; !moved && most != 0; --most) { // as many as can move
      ir::program tried = p;
      if (!pass::choose_banks(tried, most)) break;
      for (const ir::instruction& in : tried.code)
        for (u32 k = 0; k < isa::max_operands; ++k)
          moved = moved || in.op(k).kind() == ir::operand_kind::agpr;
      if (moved) p = tried;
    }
    changed += moved;
    compile::run_pipeline(p, error);
    INFO(string_of(error.text));
    REQUIRE(!error.raised);
    const fuzz::run_result after = fuzz::simulate(p, {});
    REQUIRE(after.ok);
    REQUIRE(after.output == before.output);
  }
  CHECK(changed > 50);
}

} // namespace
