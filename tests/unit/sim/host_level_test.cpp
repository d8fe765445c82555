// SPDX-License-Identifier: MIT
// What an instruction gives does not depend on the vector instructions of the host: every handler that has a form of its own
// for a level of the host against the form for any host, and matrix rows against sums taken one element at a time.
#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/run.hpp>
#include <random>
#include <string>
#include <vector>

using namespace kiln;

namespace {

/// A wave with registers of its own, all lanes on.
struct test_wave {
  static constexpr u32 registers = 128;
  ir::program program;
  sim::workgroup group;
  std::vector<u32> scalars = std::vector<u32>(512);
  std::vector<sim::lanes> vectors = std::vector<sim::lanes>(registers);
  sim::wave w;

  explicit test_wave(isa::arch arch) {
    program.arch = arch;
    group.program = &program;
    w.group = &group;
    w.scalar = scalars.data();
    w.vector = vectors.data();
    w.set_scalar64(ir::source_code::exec, ~u64{0});
  }
  test_wave(const test_wave&) = delete;
  test_wave& operator=(const test_wave&) = delete;
};

/// Bit patterns that floats of several widths find hard, and easy ones.
u32 pattern(std::mt19937& random, u32 kind) {
  const u32 bits = random();
  switch (kind) {
  case 0: return bits;
  case 1: return (bits & 0x807f'ffffu) | (120 + bits % 16) << 23;            // around 1
  case 2: return (bits & 0x83ff'83ffu) | (bits % 3 == 0 ? 0 : 0x3c00'3c00u); // f16: subnormal, or around 1
  case 4:
    return (bits & 0x807f'807fu) | (60 + bits % 6) * 0x0080'0080u; // bf16: products are subnormal in f32
  case 5:
    return (bits & 0x807f'807fu) | (189 + bits % 4) * 0x0080'0080u; // bf16: products overflow, or nearly
  case 3: return (bits & 0x807f'807fu) | (bits % 2 == 0 ? 0x0080'0080u : 0x7f00'7f00u); // bf16: tiny, or huge
  default:
    return bits % 4 == 0 ? 0x7f80'0000u : bits % 4 == 1 ? 0x8000'0000u : bits % 4 == 2 ? 0xffc0'1234u : 1;
  }
}
constexpr u32 pattern_kinds = 7;

void fill(test_wave& t, u32 seed, u32 kind) {
  std::mt19937 random(seed);
  for (sim::lanes& r : t.vectors)
    for (u32& lane : r.lane) lane = pattern(random, kind);
  for (u32 i = sim::wave::first_sgpr; i < t.scalars.size(); ++i) t.scalars[i] = random();
}

/// Register and lane that differ, or "".
std::string difference(const test_wave& a, const test_wave& b) {
  for (u32 r = 0; r < test_wave::registers; ++r)
    for (u32 lane = 0; lane < 64; ++lane)
      if (a.vectors[r].lane[lane] != b.vectors[r].lane[lane])
        return "v" + std::to_string(r) + " lane " + std::to_string(lane) + ": " +
               std::to_string(a.vectors[r].lane[lane]) + " and " + std::to_string(b.vectors[r].lane[lane]);
  return "";
}

constexpr u32 result_register = 64;

/// A row's operands in registers 8 apart; the result from 64 on.
sim::decoded decoded_row(const isa::row& row, const ir::instruction& origin) {
  sim::decoded d;
  d.row = &row;
  d.origin = &origin;
  if (row.encoding == isa::encoding::vop3p) d.mods.op_sel_hi = 7;
  const isa::operand_list& places = isa::operands_of(row);
  u32 next = 0;
  for (u32 k = 0; k < places.count; ++k) {
    sim::place p;
    p.dwords = places.places[k].dwords;
    const bool scalar = (places.places[k].accepts & (isa::oc::vgpr | isa::oc::agpr)) == 0;
    p.at = scalar ? sim::place_kind::scalar : sim::place_kind::vector;
    if (places.places[k].role != isa::role::read) {
      p.index = scalar ? sim::wave::first_sgpr + 100 : result_register;
      (d.dst.at == sim::place_kind::none ? d.dst : d.dst2) = p;
    } else if (d.source_count < sim::max_sources) {
      p.index = scalar ? sim::wave::first_sgpr + 8 * next++ : 8 * next++;
      d.src[d.source_count++] = p;
    }
  }
  return d;
}

std::string name_of(const isa::row& row) { return static_cast<const char*>(row.name()); }

bool has(sim::host_level level) { return level <= sim::host_level_here(); }

} // namespace

TEST_CASE("vector instructions give the same on hosts with AVX2") {
  if (!has(sim::host_level::avx2)) SKIP("the host has no AVX2");
  u32 compared = 0;
  for (u32 i = 0; i < isa::row_count; ++i) {
    const isa::row& row = isa::rows[i];
    const isa::encoding e = row.encoding;
    if (is_matrix(row) || (e != isa::encoding::vop1 && e != isa::encoding::vop2 && e != isa::encoding::vop3 &&
                           e != isa::encoding::vop3p))
      continue;
    ir::instruction origin;
    origin.row = static_cast<u16>(i);
    sim::decoded d = decoded_row(row, origin);
    const sim::handlers h = sim::find_meanings(d);
    if (!h || h.any == h.avx2) continue;
    ++compared;
    for (u32 kind = 0; kind < pattern_kinds; ++kind)
      for (const u64 exec : {~u64{0}, u64{0x8000'1234'5678'9abc}})
        for (const bool clamp : {false, true}) {
          test_wave a(isa::arch::gfx950), b(isa::arch::gfx950);
          for (test_wave* t : {&a, &b}) {
            fill(*t, i, kind);
            t->w.set_scalar64(ir::source_code::exec, exec);
          }
          d.mods.clamp = d.result_modified = clamp;
          h.any(a.w, d);
          h.avx2(b.w, d);
          INFO(name_of(row) << ", patterns " << kind << ", clamp " << clamp);
          REQUIRE(difference(a, b) == "");
        }
  }
  CHECK(compared > 150);
}

TEST_CASE("matrix instructions give the same by rows and by elements, on every level of the host") {
  using sim::host_level;
  constexpr sim::matrix_format mixed[] = {sim::matrix_format::fp8, sim::matrix_format::bf8,
                                          sim::matrix_format::fp6, sim::matrix_format::bf6,
                                          sim::matrix_format::fp4};
  u32 compared = 0;
  for (u32 i = 0; i < isa::row_count; ++i) {
    const isa::row& row = isa::rows[i];
    if (!is_matrix(row) || !sim::has_meaning(row) || name_of(row).find("f64") != std::string::npos) continue;
    const bool formats = name_of(row).find("f8f6f4") != std::string::npos;
    const bool integer = name_of(row).find("_i32_") != std::string::npos;
    for (u32 round = 0; round < 2 * pattern_kinds; ++round) {
      ir::instruction origin;
      origin.row = static_cast<u16>(i);
      sim::decoded d = decoded_row(row, origin);
      // A and B lie apart from C, which is D, beside it, or partly over it.
      u32 next = 0;
      for (u32 k = 0; k < d.source_count; ++k) {
        d.src[k].at = sim::place_kind::vector;
        d.src[k].index = next;
        next += d.src[k].dwords;
      }
      const bool sparse = name_of(row).find("smfmac") != std::string::npos;
      if (!sparse) d.src[2].index = round % 3 == 0 ? d.dst.index : round % 3 == 1 ? d.dst.index + 2 : 30;
      const u32 kind = round % pattern_kinds;
      if (!sparse && kind >= 4) { // sums that the smallest, or the largest, products reach
        d.src[2].at = sim::place_kind::constant;
        d.src[2].bits = kind == 4 ? 0 : kind == 5 ? 0xff00'0000u : 0x3f80'0000u;
      }
      if (formats) {
        const auto fits = [&](u32 code, u32 source) {
          return sim::detail::item_width(mixed[code]) == d.src[source].dwords;
        };
        for (u32 code = 0; code < 5; ++code) {
          if (fits(code, 0) && (code % 2 == round % 2 || code == 4)) d.mods.cbsz = static_cast<u8>(code);
          if (fits(code, 1) && (code % 2 == round / 2 % 2 || code == 4)) d.mods.blgp = static_cast<u8>(code);
        }
      } else if (sparse) {
        d.mods.abid = static_cast<u8>(round % 2);
      } else {
        d.mods.blgp = static_cast<u8>(round % 8);
      }
      const isa::arch arch = (row.archs & isa::mask_of(isa::arch::gfx950)) != 0   ? isa::arch::gfx950
                             : (row.archs & isa::mask_of(isa::arch::gfx942)) != 0 ? isa::arch::gfx942
                                                                                  : isa::arch::gfx90a;
      d.level = host_level::any;
      const sim::handler any = sim::find_meaning(d);
      REQUIRE(any != nullptr);
      test_wave expected(arch);
      fill(expected, i + round, kind);
      integer ? sim::detail::run_matrix<i32>(expected.w, d) : sim::detail::run_matrix<f32>(expected.w, d);
      const auto check = [&](sim::handler h, const char* what) {
        test_wave t(arch);
        fill(t, i + round, kind);
        h(t.w, d);
        INFO(name_of(row) << ", round " << round << ", " << what);
        REQUIRE(difference(expected, t) == "");
        ++compared;
      };
      check(any, "any host");
      // Registers of 16 numbers as the widest hosts have them, made of narrower ones.
      check(integer ? sim::detail::run_matrix_rows<i32, 16, false>
                    : sim::detail::run_matrix_rows<f32, 16, false>,
            "16 numbers");
      for (const host_level level : {host_level::avx2, host_level::avx512}) {
        if (!has(level)) continue;
        d.level = level;
        check(sim::find_meaning(d), level == host_level::avx2 ? "AVX2" : "AVX-512");
      }
    }
  }
  CHECK(compared > 1000);
}
