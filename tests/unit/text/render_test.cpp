// SPDX-License-Identifier: MIT
// The words for the assembler say what the listing says.
#include "program/by_operand.hpp"

#include <kiln/text/render.hpp>

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <string>
#include <vector>

using namespace kiln_test::by_operand;

namespace {

/// Every path of the renderer: slots, packed lines, constants without a piece, modifiers, labels.
constexpr ir::program sample() {
  using enum isa::modifier;
  program_writer m(ir::stage::finished);
  using namespace rows;
  for (u32 turn = 0; turn < 2; ++turn) { // the second time everything is in the cache
    m.add(in(v_add_f32, v(0), v(1), v(255)))
        .add(in(v_add_f32, v(10), s(101), v(3)))
        .add(in(v_mov_b32, v(0), fixed(243)));
    m.add(in(v_mov_b32, v(0), fixed(248))).add(in(v_mov_b32, v(3), literal).with_literal(0xdeadbeef));
    m.add(in(s_add_u32, m0, vcc, k(-16))).add(in(v_fma_f32, v(0), v(100), s(1), v(200)));
    m.add(in(v_fma_f32, v(0), fixed(248), v(1), v(200)))
        .add(in(v_fma_f32, v(0), v(1), v(1), v(2)).with(neg, 5));
    m.add(in(v_cmp_gt_f32, vcc, v(1), v(2))).add(in(v_cndmask_b32, v(0), v(1), v(2), vcc));
    m.add(in(mfma_16x16x16_f16, v(0), v(4), v(6), v(0)))
        .add(in(mfma_32x32x8_f16, v(100), v(4), v(6), v(100)).with(blgp, 2));
    m.add(in(buffer_load_dwordx4_offen, v(100), v(4), s(100), k(0)).with(offen).with(offset, 4095).with(nt));
    m.add(in(buffer_load_dwordx4_offen, v(100), v(4), s(8), s(20)).with(offen));
    m.add(in(global_load_dword, v(1), v(2), off).with(offset, -4096).with(sc0).with(sc1));
    m.add(in(s_waitcnt, imm(0x70))).add(in(s_nop, imm(15))).add(in(s_mov_b64, s(100), fixed(248)));
    m.add(in(v_pk_fma_f32, v(0), v(2), v(4), v(6)).with(op_sel_hi, 3).with(neg_lo, 4));
    m.add(in(s_branch, label(2 * turn + 2)));
    m.block();
    m.add(in(s_cbranch_scc1, label(0)));
    m.block();
  }
  m.add(in(s_endpgm));
  return m.p;
}

/// No two operands of line_cache's tables share an entry, and none has the first one or the one that stays empty.
bool operands_never_meet() {
  using cache = text::line_cache;
  std::vector<bool> taken(cache::text_count);
  taken[0] = taken[cache::never] = true;
  const struct {
    operand_kind kind;
    u32 count;
  } ranges[] = {{operand_kind::sgpr, 128},  {operand_kind::vgpr, 256},  {operand_kind::agpr, 256},
                {operand_kind::fixed, 256}, {operand_kind::literal, 1}, {operand_kind::off, 1}};
  for (u32 table = 0; table < cache::table_count; ++table)
    for (const auto& r : ranges)
      for (u32 n = 0; n < r.count; ++n) {
        const u32 at = (operand(r.kind, n).bits + cache::table_at(table)) % cache::text_count;
        if (taken[at]) return false;
        taken[at] = true;
      }
  return true;
}

constexpr text_buffer without_blanks(text_view text) {
  text_buffer out;
  for (u32 i = 0; i < text.size; ++i)
    if (text.data[i] != ' ') out << text.data[i];
  return out;
}

/// The listing without the labels of blocks that nothing branches to.
constexpr text_buffer expected(const ir::program& p) {
  text_buffer out;
  const text_buffer all = text::listing(p);
  bool is_target[1024] = {};
  for (const ir::instruction& i : p.code)
    for (const operand o : {i.op(0), i.op(1), i.op(2), i.op(3), i.op(4), i.op(5)})
      if (o.kind() == operand_kind::label) is_target[o.payload() + 1] = true;
  for (u32 at = 0; at < all.size();) {
    u32 end = at, number = 0;
    while (all.data()[end] != '\n') ++end;
    for (u32 i = at; all.data()[i] >= '0' && all.data()[i] <= '9'; ++i)
      number = number * 10 + static_cast<u32>(all.data()[i] - '0');
    if (all.data()[at] == ' ' || is_target[number]) out << text_view(all.data() + at, end + 1 - at);
    at = end + 1;
  }
  return out;
}

constexpr bool agrees(const ir::program& p) {
  const list<u128> words = text::render(p);
  text_buffer text;
  for (const u128 w : words)
    for (u32 i = 0; i < 128; i += 8) text << static_cast<char>(w >> i & 0xff);
  for (u32 i = 0; i < text.size(); ++i)
    if (text.data()[i] == '\n' && i % 16 != 15) return false;
  return without_blanks(text.view()).view() == without_blanks(expected(p).view()).view();
}
static_assert(agrees(sample()));

/// What the door does with the words.
template<u32 Size> struct characters {
  char c[Size];
};
template<u32 Count> constexpr characters<Count * 16> to_characters(const list<u128>& words) {
  struct {
    u128 w[Count];
  } all;
  for (u32 i = 0; i < Count; ++i) all.w[i] = words[i];
  return __builtin_bit_cast(characters<Count * 16>, all);
}
constexpr bool casts() {
  program_writer m(ir::stage::finished);
  m.add(in(rows::s_endpgm));
  return text_view(to_characters<1>(text::render(m.p)).c, 16) == text_view("s_endpgm       \n");
}
static_assert(casts());

} // namespace

TEST_CASE("operands never share an entry of their tables", "[text]") { CHECK(operands_never_meet()); }

TEST_CASE("words and listing agree", "[text]") {
  CHECK(agrees(sample()));
  CHECK(casts());
}

TEST_CASE("words and listing agree for every row", "[text]") {
  std::mt19937 random(1);
  const auto pick = [&](u32 n) { return static_cast<u32>(random() % n); };
  for (u32 turn = 0; turn < 3; ++turn) {
    program_writer m(turn == 0 ? isa::arch::gfx90a : isa::arch::gfx950, ir::stage::finished);
    for (u32 r = 0; r < isa::row_count; ++r) {
      const isa::operand_list& list = isa::operand_lists[isa::rows[r].operands];
      in i(static_cast<u16>(r));
      if ((isa::rows[r].flags & isa::flag::branch) != 0) continue;
      for (u32 place = 0; place < list.count; ++place) {
        const isa::operand_row& p = list.places[place];
        std::vector<operand> choices;
        if ((p.accepts & isa::oc::vgpr) != 0) choices.push_back(v(pick(225)));
        if ((p.accepts & isa::oc::agpr) != 0) choices.push_back(a(pick(225)));
        if ((p.accepts & isa::oc::sgpr) != 0) choices.push_back(s(pick(80)));
        if ((p.accepts & isa::oc::vcc) != 0) choices.push_back(vcc);
        if ((p.accepts & isa::oc::inline_int) != 0) choices.push_back(k(static_cast<i32>(pick(81)) - 16));
        if ((p.accepts & isa::oc::inline_float) != 0) choices.push_back(fixed(240 + pick(9)));
        if ((p.accepts & isa::oc::aperture) != 0) choices.push_back(fixed(235 + pick(4)));
        if ((p.accepts & isa::oc::literal) != 0) choices.push_back(literal);
        if ((p.accepts & isa::oc::off) != 0) choices.push_back(off);
        if (choices.empty()) choices.push_back(imm(static_cast<i32>(pick(0x10000))));
        i.ops[place] = choices[pick(static_cast<u32>(choices.size()))];
      }
      i.literal = static_cast<u32>(random());
      for (u32 n = 0; n < isa::modifier_count; ++n) {
        const bool needed = (isa::rows[r].required() >> n & 1) != 0;
        if (needed || ((isa::rows[r].modifiers() >> n & 1) != 0 && pick(2) == 0))
          i = i.with(static_cast<isa::modifier>(n), 0)
                  .with(static_cast<isa::modifier>(n), static_cast<i64>(random() & random()));
      }
      m.add(i);
    }
    const list<u128> words = text::render(m.p);
    std::string text(reinterpret_cast<const char*>(words.begin()), words.size() * 16);
    const text_buffer listing = expected(m.p);
    const auto lines_of = [](const std::string& all) {
      std::vector<std::string> out(1);
      for (const char c : all)
        if (c == '\n')
          out.emplace_back();
        else if (c != ' ')
          out.back() += c;
      return out;
    };
    const auto got = lines_of(text), wanted = lines_of({listing.data(), listing.size()});
    REQUIRE(got.size() == wanted.size());
    for (size_t l = 0; l < got.size(); ++l) CHECK(got[l] == wanted[l]);
  }
}
