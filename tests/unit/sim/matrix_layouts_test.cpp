// SPDX-License-Identifier: MIT
// Every dense MFMA of every target against the layouts of docs/matrix_layouts.md, which are those of its sources.
#include "bit_map.hpp"
#include "matrix_values.hpp"

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;

namespace {

/// Layouts of A and of D; B's is A's with n for m.
struct layout_row {
  const char* shape;
  u32 blocks;
  u32 widths[2]; ///< of the inputs that have it
  const char *a, *d;
};

constexpr const char* d16 = "item[m1 m2] lane[n1 n2 n4 n8 m4 m8]";
constexpr const char* d32 = "item[m1 m2 m8 m16] lane[n1 n2 n4 n8 n16 m4]";
constexpr layout_row layouts[] = {
    {"4x4x1", 16, {32}, "item[] lane[m1 m2 b1 b2 b4 b8]", "item[m1 m2] lane[n1 n2 b1 b2 b4 b8]"},
    {"4x4x2", 16, {16}, "item[k1] lane[m1 m2 b1 b2 b4 b8]", "item[m1 m2] lane[n1 n2 b1 b2 b4 b8]"},
    {"4x4x4", 16, {16, 8}, "item[k1 k2] lane[m1 m2 b1 b2 b4 b8]", "item[m1 m2] lane[n1 n2 b1 b2 b4 b8]"},
    {"16x16x1", 4, {32}, "item[] lane[m1 m2 m4 m8 b1 b2]", "item[m1 m2 b1 b2] lane[n1 n2 n4 n8 m4 m8]"},
    {"16x16x2", 4, {16}, "item[k1] lane[m1 m2 m4 m8 b1 b2]", "item[m1 m2 b1 b2] lane[n1 n2 n4 n8 m4 m8]"},
    {"16x16x4",
     4,
     {16, 8},
     "item[k1 k2] lane[m1 m2 m4 m8 b1 b2]",
     "item[m1 m2 b1 b2] lane[n1 n2 n4 n8 m4 m8]"},
    {"32x32x1", 2, {32}, "item[] lane[m1 m2 m4 m8 m16 b1]", "item[m1 m2 m8 m16 b1] lane[n1 n2 n4 n8 n16 m4]"},
    {"32x32x2",
     2,
     {16},
     "item[k1] lane[m1 m2 m4 m8 m16 b1]",
     "item[m1 m2 m8 m16 b1] lane[n1 n2 n4 n8 n16 m4]"},
    {"32x32x4",
     2,
     {16, 8},
     "item[k1 k2] lane[m1 m2 m4 m8 m16 b1]",
     "item[m1 m2 m8 m16 b1] lane[n1 n2 n4 n8 n16 m4]"},
    {"16x16x4", 1, {32}, "item[] lane[m1 m2 m4 m8 k1 k2]", d16},
    {"32x32x2", 1, {32}, "item[] lane[m1 m2 m4 m8 m16 k1]", d32},
    {"16x16x8", 1, {32, 16}, "item[k1] lane[m1 m2 m4 m8 k2 k4]", d16},
    {"32x32x4", 1, {32, 16}, "item[k1] lane[m1 m2 m4 m8 m16 k2]", d32},
    {"16x16x16", 1, {16, 8}, "item[k1 k2] lane[m1 m2 m4 m8 k4 k8]", d16},
    {"32x32x8", 1, {16, 8}, "item[k1 k2] lane[m1 m2 m4 m8 m16 k4]", d32},
    {"16x16x32", 1, {16, 8}, "item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]", d16},
    {"32x32x16", 1, {16, 8}, "item[k1 k2 k4] lane[m1 m2 m4 m8 m16 k8]", d32},
    {"16x16x64", 1, {8}, "item[k1 k2 k4 k8] lane[m1 m2 m4 m8 k16 k32]", d16},
    {"32x32x32", 1, {8}, "item[k1 k2 k4 k8] lane[m1 m2 m4 m8 m16 k16]", d32},
    {"16x16x4", 1, {64}, "item[] lane[m1 m2 m4 m8 k1 k2]", "item[m4 m8] lane[n1 n2 n4 n8 m1 m2]"},
    {"4x4x4", 4, {64}, "item[] lane[m1 m2 b1 b2 k1 k2]", "item[] lane[n1 n2 b1 b2 m1 m2]"},
};

struct form {
  mnemonic op;
  isa::arch arch;
  input a, b;
  bool integer;
  bit_map map_a, map_b, map_d;
};

bool take(std::string& text, const std::string& start) {
  if (!text.starts_with(start)) return false;
  text.erase(0, start.size());
  return true;
}
input take_input(std::string& text) {
  constexpr const char* names[] = {"f64", "f32", "xf32", "f16", "bf16", "i8", "fp8", "bf8"};
  for (u32 i = 0; i < 8; ++i)
    if (take(text, names[i])) return static_cast<input>(i);
  FAIL("no input format in " << text);
  return input::f32;
}

/// By name, v_mfma_<D>_<shape>[_<blocks>b_]<inputs>, and by D's number of registers.
form form_of(mnemonic op, const isa::row& row, isa::arch arch) {
  const text_view name = sim::mnemonic_text(row);
  std::string text(name.data, name.size);
  INFO(text);
  take(text, "v_mfma_");
  const bool integer = text[0] == 'i', wide = take(text, "f64_");
  if (!wide) text.erase(0, 4);
  const size_t end = text.find_first_not_of("0123456789x");
  std::string shape = text.substr(0, end);
  text.erase(0, end);
  if (shape.ends_with('x')) shape.pop_back(), text.insert(0, "x"); // 16x16x8xf32
  take(text, "_");
  for (const char* blocks : {"2b_", "4b_", "16b_"}) take(text, blocks);
  const input a = take_input(text);
  const input b = text.starts_with("_") && text != "_1k" ? (take(text, "_"), take_input(text)) : a;
  const u32 dwords = isa::operands_of(row).places[0].dwords;
  for (const layout_row& l : layouts) {
    const bit_map map_a(l.a), map_d(l.d);
    if (shape != l.shape || (width_of(a) != l.widths[0] && width_of(a) != l.widths[1])) continue;
    if (map_d.items() * (wide ? 2 : 1) != dwords) continue;
    return {op, arch, a, b, integer, map_a, bit_map(as_b(l.a)), map_d};
  }
  FAIL("no layout for it");
  return {op, arch, a, b, integer, bit_map(""), bit_map(""), bit_map("")};
}

std::vector<form> dense_forms() {
  std::vector<form> out;
  for (u32 m = 0; m < isa::mnemonic_count; ++m) {
    const isa::mnemonic_rows& rows = isa::mnemonics[m];
    const text_view text = sim::mnemonic_text(isa::rows[rows.first_row]);
    const std::string name(text.data, text.size);
    if (!name.starts_with("v_mfma_") || name.find("scale") != name.npos || name.ends_with("f8f6f4")) continue;
    for (u32 arch = 0; arch < isa::arch_count; ++arch)
      for (u32 r = rows.first_row; r < rows.first_row + rows.row_count; ++r)
        if ((isa::rows[r].archs & mask_of(static_cast<isa::arch>(arch))) != 0) {
          out.push_back(form_of(static_cast<mnemonic>(m), isa::rows[r], static_cast<isa::arch>(arch)));
          break;
        }
  }
  return out;
}

template<class F> void fill(lane_kernel& t, u32 reg, const bit_map& map, input f, const F& value) {
  for (u32 lane = 0; lane < 64; ++lane)
    for (u32 item = 0; item < map.items(); ++item)
      put_item(t, reg, lane, item, width_of(f), code_of(value(map.at(lane, item)), f, t.arch));
}

/// D = A B, then D = A B + D: C has D's layout. Each element of D must be twice `expected`.
template<class A, class B, class D> void probe(const form& f, const A& a, const B& b, const D& expected) {
  lane_kernel t;
  t.arch = f.arch;
  for (auto& r : t.in) r.fill(0);
  fill(t, 2, f.map_a, f.a, a);
  fill(t, 10, f.map_b, f.b, b);
  const bool wide = f.a == input::f64;
  t.results = f.map_d.items() * (wide ? 2 : 1);
  const auto out = t.run([&](program_writer& w) {
    w(f.op, v(40), v(2), v(10), k(0))(s_nop, imm(15))(s_nop, imm(15));
    w(f.op, v(40), v(2), v(10), v(40));
  });
  for (u32 lane = 0; lane < 64; ++lane)
    for (u32 item = 0; item < f.map_d.items(); ++item) {
      const f32 x = 2 * static_cast<f32>(expected(f.map_d.at(lane, item)));
      const u64 got = wide ? out[2 * item][lane] | u64{out[2 * item + 1][lane]} << 32 : out[item][lane];
      const u64 want = f.integer ? static_cast<u32>(x) : code_of(x, wide ? input::f64 : input::f32, f.arch);
      if (got != want) FAIL("lane " << lane << " item " << item << ": " << got << ", not " << want);
    }
}

} // namespace

// Rows and columns are asked for by three bits of their number at once, which every format has exactly; k bit by bit: where A
// has a bit, B has it as well if no product of "A has it" and "B lacks it" is left, and both have as many.
TEST_CASE("dense MFMA have the layouts of their sources") {
  const std::vector<form> forms = dense_forms();
  CHECK(forms.size() > 80);
  for (const layout_row& l : layouts) check_documented({l.a, l.d});
  for (const form& f : forms) {
    const u32 m = f.map_a.extent('m'), depth = f.map_a.extent('k');
    INFO(isa::rows[isa::mnemonics[f.op].first_row].name() << " on target " << static_cast<u32>(f.arch));
    const auto all = [](const coordinates&) { return 1.0f; };
    const auto row = [m](const coordinates& c) { return c['m'] + c['b'] * m; };
    const auto column = [m](const coordinates& c) { return c['n'] + c['b'] * m; };
    for (u32 low = 0; m * f.map_a.extent('b') >> low > 1; low += 3) {
      const auto part = [low](u32 number) { return number >> low & 7; };
      probe(
          f, [&](const coordinates& c) { return static_cast<f32>(part(row(c))); }, all,
          [&](const coordinates& c) { return depth * part(row(c)); });
      probe(
          f, all, [&](const coordinates& c) { return static_cast<f32>(part(column(c))); },
          [&](const coordinates& c) { return depth * part(column(c)); });
    }
    for (u32 bit = 1; bit < depth; bit *= 2) {
      const auto has = [bit](const coordinates& c) { return (c['k'] & bit) != 0 ? 1.0f : 0.0f; };
      const auto lacks = [bit](const coordinates& c) { return (c['k'] & bit) != 0 ? 0.0f : 1.0f; };
      probe(f, has, lacks, [](const coordinates&) { return 0u; });
    }
  }
}
