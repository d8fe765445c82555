// SPDX-License-Identifier: MIT
// What the builder marks as verified is right, and what it leaves open is looked at: mark::verified, verifier::run_open.
#include <program/expect.hpp>
#include <program/verdicts.hpp>

#include <kiln/compile/kernel.hpp>
#include <kiln/kernel/gemm.hpp>
#include <kiln/kernel/gemv.hpp>
#include <kiln/kernel/sort.hpp>

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <string>
#include <vector>

using namespace kiln;
using kiln_test::string_of;
using kiln_test::verdicts_differ;

namespace {

/// What an operand may be, by its type.
struct argument {
  isa::operand_facts facts;
  ir::operand_kind kind; ///< none: a number
  u32 payload_or_dwords;
};

std::vector<argument> all_arguments() {
  std::vector<argument> out;
  for (u32 bank = 0; bank < ir::bank_count; ++bank)
    for (u32 e = 0; e < isa::detail::element_count; ++e)
      for (const u32 dwords : {1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 12u, 16u, 32u})
        out.push_back({isa::operand_facts_of(1u << bank, static_cast<isa::element>(e), dwords),
                       static_cast<ir::operand_kind>(1 + bank), dwords});
  const auto special = [&](const auto& s) { out.push_back({s.facts, s.code.kind(), s.code.payload()}); };
  special(vcc), special(vcc_lo), special(vcc_hi), special(exec), special(exec_lo), special(exec_hi);
  special(m0), special(src_scc), special(src_vccz), special(src_execz), special(off);
  out.push_back({emit::any_number, ir::operand_kind::none, 0});
  return out;
}

class random_choice {
public:
  template<class T> const T& of(const std::vector<T>& v) { return v[below(static_cast<u32>(v.size()))]; }
  u32 below(u32 n) { return std::uniform_int_distribution<u32>(0, n - 1)(generator_); }
  i64 number() {
    const i64 some[] = {0,   1,    -1,    64,     65,    -16,         -17,
                        255, 4095, 32767, -32768, 65535, 0x7fff'ffff, 0xffff'ffff};
    return below(2) != 0 ? some[below(14)] : static_cast<i64>(below(~0u)) >> below(32);
  }

private:
  std::mt19937 generator_{1};
};

bool is_plain_control(u64 code) { return code < 0x100 || (code < 0x130 && (code & 15) != 0); }

/// As emit::emitter::named: fills in what the types leave open. False if the builder would look further.
bool fill_in(ir::instruction& in, const emit::chosen_row& form, const std::vector<argument>& arguments,
             isa::modifier_set given, u32 virtual_of[4][33], random_choice& random) {
  const isa::row& row = isa::rows[form.row];
  const isa::operand_list& list = isa::operand_lists[form.operands];
  in.row = form.row;
  in.given = given;
  for (u32 k = 0; k < arguments.size(); ++k) {
    const argument& a = arguments[k];
    if (a.kind == ir::operand_kind::none) {
      const emit::encoded_constant c = emit::encode_integer(random.number(), list.places[k]);
      if (emit::is_float(list.places[k].element) || (c.classes & list.places[k].accepts) == 0) return false;
      if (c.classes == isa::oc::literal) {
        if (in.literal != 0) return false;
        in.literal = c.literal;
      }
      in.ops[k] = c.code;
    } else if (a.kind <= ir::operand_kind::agpr) {
      in.ops[k] = ir::operand(a.kind, virtual_of[static_cast<u32>(a.kind)][a.payload_or_dwords]);
    } else {
      in.ops[k] = ir::operand(a.kind, a.payload_or_dwords);
    }
  }
  for (isa::modifier_set left = given; left != 0; left &= left - 1) {
    const auto m = static_cast<isa::modifier>(__builtin_ctzll(left));
    const u32 width = isa::field_of(m).width;
    const i64 value = (random.below(2) != 0 ? -static_cast<i64>(random.below(2)) : 0) +
                      static_cast<i64>(random.below(1u << width));
    const emit::modifier x = emit::make_modifier(m, value);
    if (!emit::in_range(row, x)) return false;
    if (m == isa::modifier::dpp_ctrl && !is_plain_control(static_cast<u64>(value))) return false;
    in.modifiers |= x.values;
  }
  return emit::within_constant_bus(row, list, in);
}

TEST_CASE("an instruction whose types have chosen its row, and which is not left open, is right") {
  random_choice random;
  const std::vector<argument> arguments = all_arguments();
  u32 verified = 0, rows_seen = 0;
  std::vector<bool> seen(isa::row_count);
  for (const isa::arch arch : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    kernel_draft k(arch, 64);
    u32 virtual_of[4][33] = {};
    for (u32 bank = 0; bank < ir::bank_count; ++bank)
      for (u32 dwords = 1; dwords <= 32; ++dwords)
        virtual_of[1 + bank][dwords] = k.program_draft().allocate(static_cast<ir::bank>(bank), dwords);
    ir::program& p = k.program();
    for (u32 r = 0; r < isa::row_count; ++r) {
      const isa::row& like = isa::rows[r];
      if ((like.archs & isa::mask_of(arch)) == 0) continue;
      const isa::operand_list& list = isa::operand_lists[like.operands];
      std::vector<argument> fitting[isa::max_operands];
      bool none_fits = list.count == 0;
      for (u32 n = 0; n < list.count; ++n) {
        for (const argument& a : arguments)
          if (a.kind == ir::operand_kind::none ? n != 0 : (a.facts & list.places[n].refuses) == 0)
            fitting[n].push_back(a);
        none_fits = none_fits || fitting[n].empty();
      }
      if (none_fits) continue;
      for (u32 attempt = 0; attempt < 12; ++attempt) {
        std::vector<argument> chosen;
        isa::operand_facts facts[isa::max_operands] = {emit::any_operand};
        for (u32 n = 0; n < list.count; ++n) {
          chosen.push_back(random.of(fitting[n]));
          if (n != 0) facts[n] = chosen[n].facts;
        }
        isa::modifier_set given = like.required();
        for (isa::modifier_set left = like.modifiers(); left != 0; left &= left - 1)
          if (random.below(3) == 0) given |= left & -left;
        if ((given & emit::open_modifiers) != 0) given = like.required();
        if ((given & emit::open_modifiers) != 0) continue;
        const emit::row_choice choice = emit::detail::choose_rows(like.mnemonic, given, facts, list.count);
        for (const emit::chosen_row& form : choice.of) {
          if (((chosen[0].facts | emit::arch_facts(isa::mask_of(arch))) & form.first_refuses) != 0) continue;
          if ((form.special & (emit::chosen_row::has_consequences | emit::chosen_row::stays_open)) != 0)
            continue;
          if (chosen.size() > 1 && (chosen[1].facts & isa::oc::exec) != 0) continue; // see second_may_be_exec
          ir::instruction in{};
          if (!fill_in(in, form, chosen, given, virtual_of, random)) continue;
          in.where = {"test", 1};
          in.marks = ir::mark::verified;
          p.code.clear();
          p.code.push_back(in);
          INFO(isa::facts_of(arch).name << " " << string_of(kiln_test::code_of(p)));
          REQUIRE(verdicts_differ(p) == "");
          ++verified;
          rows_seen += !seen[form.row];
          seen[form.row] = true;
        }
      }
    }
  }
  CHECK(verified > 20000);
  CHECK(rows_seen > 2500);
}

/// What both checks say of a kernel that the builder takes.
template<class Body> std::string finding(Body body, isa::arch arch = isa::arch::gfx942) {
  kernel_draft k(arch, 64);
  body(k);
  k.emit(isa::mn::s_endpgm, source{});
  INFO(string_of(k.error().text));
  REQUIRE(!k.failed());
  CHECK(verdicts_differ(k.program()) == "");
  note error;
  ir::verify_open(k.program(), error);
  return error.raised ? string_of(error.text) : "";
}

TEST_CASE("mistakes that the builder leaves to verify are found in what it leaves open") {
  CHECK(finding([](builder k) {
          auto v = k.vgpr<f32, 20>();
          auto a = k.vgpr<f16x2, 2>(), b = k.vgpr<f16x2, 2>();
          k.v_mfma_f32_32x32x8_f16(v.slice<16>(4), a, b, v.slice<16>(0));
        }) == "v_mfma_f32_32x32x8_f16: the result %v[12:27] overlaps operand 3, %v[8:23], which is still "
              "being read");
  CHECK(
      finding([](builder k) {
        auto a = k.vgpr<f16x2, 16>();
        auto b = k.vgpr<f16x2, 2>();
        k.emit(isa::mn::v_mfma_f32_32x32x8_f16, emit::operand(as<f32>(a)), emit::operand(a.slice<2>(4)),
               emit::operand(b), 0);
      }) ==
      "v_mfma_f32_32x32x8_f16: the result %v[8:23] overlaps operand 1, %v[12:13], which is still being read");
  CHECK(finding([](builder k) {
          auto v = k.vgpr<i32>();
          k.v_mov_b32(v, v, dpp_ctrl(0x131), row_mask(15), bank_mask(15));
        }) == "v_mov_b32_dpp: dpp_ctrl 305 is not a control of this instruction");
  CHECK(finding([](builder k) {
          auto v = k.vgpr<u32>();
          k.v_add_u32(v, v, v, dst_sel(static_cast<sel>(7)), dst_unused(unused::pad), src0_sel(sel::dword),
                      src1_sel(sel::dword));
        }) == "v_add_u32_sdwa: dst_sel: 7 is out of range: 0 to 6");
  CHECK(finding([](builder k) { k.goto_(k.label()); }) == "s_branch: label 0 is never placed");
  CHECK(finding([](builder k) { k.if_(k.sgpr<i32>() == 0, [&] { k.goto_(k.label()); }); }) ==
        "s_branch: label 1 is never placed");
  CHECK(finding([](builder k) { k.s_setpc_b64(k.sgpr<u64>()); }) ==
        "s_setpc_b64: where it goes is not known: there are 0 s_call_b64, 1 is allowed");
  CHECK(finding([](builder k) {
          k.s_endpgm();
          k.s_nop(0);
        }) == "s_endpgm stands inside a block");
}

TEST_CASE("what is written another way than by name leaves the same open") {
  // EXEC by set_mask, in a comparison that exists already; a mask of lanes that where and otherwise take.
  CHECK(finding([](builder k) {
          auto v = k.vgpr<i32>();
          k.set_mask(exec, v < 3);
        }) == "");
  CHECK(finding([](builder k) {
          auto v = k.vgpr<i32>();
          k.where(v < 3, [&] { v += 1; }).otherwise([&] {
            k.set_mask(exec, v < 4);
            v += 2;
          });
        }) == "");
  CHECK(finding([](builder k) {
          auto v = k.vgpr<i32>();
          k.while_lanes([&] { return v < 3; }, [&] { k.break_lanes(v == 2), v += 1; });
        }) == "");
  CHECK(finding([](builder k) {
          auto s = k.sgpr<u64>();
          k.v_cmp_lt_i32(exec, k.vgpr<i32>(), k.vgpr<i32>());
          k.s_and_saveexec_b64(s, s);
          k.emit(isa::mn::s_mov_b64, emit::operand(exec), emit::operand(s));
        }) == "");
}

TEST_CASE("of the library's kernels both checks say the same") {
  for (const isa::arch arch : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    constexpr kernel::gemm_shape shape{.columns = 1024, .depth = 1024};
    const auto same = [](const compile::outcome& built) {
      REQUIRE(!built.error.raised);
      CHECK(verdicts_differ(built.program) == "");
      u32 verified = 0;
      for (const ir::instruction& in : built.program.code) verified += (in.marks & ir::mark::verified) != 0;
      CHECK(verified * 2 > built.program.code.size());
    };
    same(compile::build_kernel<kernel::gemm<__bf16, shape>, block_size<shape.work_items()>>(arch));
    same(compile::build_kernel<kernel::gemv<_Float16, 1>, block_size<256>>(arch));
    same(compile::build_kernel<kernel::sort<float, 64, true>, block_size<256>>(arch));
  }
}

} // namespace
