// SPDX-License-Identifier: MIT
// kiln_picture draws operands of matrix instructions in LDS with their bank conflicts, the LDS buffers of a matrix product, and
// layouts: which register and lane, or which offset, has each element.
#include <kiln/sim/gemm_picture.hpp>
#include <kiln/sim/lds_picture.hpp>
#include <kiln/tile/layout/picture.hpp>
#include <kiln/tile/matrix/operands.hpp>

#include <charconv>
#include <cstdio>
#include <string>
#include <string_view>

namespace {

using namespace kiln;

constexpr const char* usage =
    "usage: kiln_picture lds [arch=gfx942] [rows=16] [instructions=1] [bytes=16] [padding=0]\n"
    "                        [divisor=0] [factor=0] [by_line=0] [svg=0]\n"
    "       kiln_picture gemm [tile=16] [blocks=2] [waves_down=2] [waves_across=2] [wave_rows=128] "
    "[wave_columns=128] [svg=0]\n"
    "       kiln_picture layout 'item[k1 k2] lane[m1 m2 m4 m8 k4 k8]' [svg=1]\n"
    "       kiln_picture matrix v_mfma_f32_16x16x16_f16 [arch=gfx942]\n"
    "\n"
    "lds: where the lanes of ds_read find the rows of an operand; piece c of row r stands at c ^ r / divisor "
    "or c ^ r * factor.\n"
    "gemm: the blocks of A and B in LDS and the waves that multiply them.\n"
    "layout: the lane and item, or the offset, of each element with two coordinates; the notation is that "
    "of\n"
    "docs/matrix_layouts.md. matrix: the layouts of A, B and D.\n"
    "With svg=1 an SVG file goes to standard output.\n";

struct setting {
  std::string_view name;
  u32* value;
};

bool set_number(std::string_view text, u32& value) {
  const auto [end, error] = std::from_chars(text.begin(), text.end(), value);
  return error == std::errc{} && end == text.end();
}

/// One argument, "name=value".
bool set(std::string_view argument, const setting* settings, u32 count, isa::arch* arch) {
  const auto equals = argument.find('=');
  if (equals == std::string_view::npos) return false;
  const std::string_view name = argument.substr(0, equals), value = argument.substr(equals + 1);
  for (u32 i = 0; i < count; ++i)
    if (settings[i].name == name) return set_number(value, *settings[i].value);
  if (arch == nullptr || name != "arch") return false;
  for (const isa::arch a : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950})
    if (const text_view known = isa::facts_of(a).name; value == std::string_view(known.data, known.size))
      return *arch = a, true;
  return false;
}

int refuse(std::string_view what) {
  std::fprintf(stderr, "kiln_picture: %.*s\n%s", static_cast<int>(what.size()), what.data(), usage);
  return 2;
}

void print(const text_buffer& out) { std::fwrite(out.data(), 1, out.size(), stdout); }

/// Rows are m if there is an m, else the first coordinate; columns are the other that has most values.
int draw_layout(std::string_view words, bool svg) {
  tile::layout_reader reader(text_view(words.data(), static_cast<u32>(words.size())));
  const tile::layout l = reader.read();
  if (const text_view problem = reader.problem(); problem.size != 0)
    return refuse(std::string(problem.data, problem.size) + ' ' + std::to_string(reader.problem_position()));
  const char down = l.bits('m') != 0 ? 'm' : l.dimensions[0].name;
  char across = down;
  for (const tile::dimension& d : l.dimensions)
    if (d.name != 0 && d.name != down && (across == down || d.bits > l.bits(across))) across = d.name;
  if (across == down) return refuse("a picture has rows and columns: the layout needs two coordinates");
  if (l.map.outputs > 16) return refuse("a picture has at most 65536 elements");
  const tile::layout_picture picture(l, down, across);
  return print(svg ? picture.svg() : picture.text()), 0;
}

int describe_matrix(std::string_view name, isa::arch arch) {
  for (u32 m = 0; m < isa::mnemonic_count; ++m) {
    const text_view known = isa::mnemonic_name(m);
    const isa::mnemonic_rows& rows = isa::mnemonics[m];
    u32 row = rows.first_row;
    const u32 end = row + rows.row_count;
    if (name != std::string_view(known.data, known.size)) continue;
    while (row < end && (isa::rows[row].archs & isa::mask_of(arch)) == 0) ++row;
    tile::matrix_instruction i;
    if (row == end ||
        !tile::matrix_name_reader(known).read(isa::operands_of(isa::rows[row]).places[0].dwords, 0, 0, i))
      break;
    print(text_buffer{} << "A " << a_layout(i) << "\nB " << b_layout(i) << "\nD " << d_layout(i) << '\n');
    return 0;
  }
  return refuse("the target has no such MFMA or SMFMAC");
}

template<class Picture, class What> int print(const What& what, bool svg) {
  if (const text_view problem = what.problem(); problem.size != 0)
    return refuse({problem.data, problem.size});
  const Picture picture(what);
  return print(svg ? picture.svg() : picture.text()), 0;
}

} // namespace

int main(int count, char** arguments) {
  const std::string_view kind = count > 1 ? arguments[1] : "";
  const bool by_name = kind == "layout" || kind == "matrix";
  if (kind != "lds" && kind != "gemm" && !by_name)
    return refuse("say what to draw: lds, gemm, layout or matrix");
  if (by_name && count < 3) return refuse("say which layout or mnemonic");
  sim::lds_tile tile;
  sim::gemm_buffers gemm;
  u32 svg = 0, by_line = 0;
  const setting of_lds[] = {{"rows", &tile.rows},           {"instructions", &tile.instructions},
                            {"bytes", &tile.piece_bytes},   {"padding", &tile.padding_bytes},
                            {"divisor", &tile.row_divisor}, {"factor", &tile.row_factor},
                            {"by_line", &by_line},          {"svg", &svg}};
  const setting of_gemm[] = {{"tile", &gemm.tile},
                             {"blocks", &gemm.blocks},
                             {"waves_down", &gemm.waves_down},
                             {"waves_across", &gemm.waves_across},
                             {"wave_rows", &gemm.wave_rows},
                             {"wave_columns", &gemm.wave_columns},
                             {"svg", &svg}};
  const setting of_layout[] = {{"svg", &svg}};
  for (int i = by_name ? 3 : 2; i < count; ++i)
    if (!(by_name         ? set(arguments[i], of_layout, 1, kind == "matrix" ? &tile.arch : nullptr)
          : kind == "lds" ? set(arguments[i], of_lds, 8, &tile.arch)
                          : set(arguments[i], of_gemm, 7, nullptr)))
      return refuse(arguments[i]);
  if (kind == "layout") return draw_layout(arguments[2], svg != 0);
  if (kind == "matrix") return describe_matrix(arguments[2], tile.arch);
  tile.by_line = by_line != 0;
  return kind == "lds" ? print<sim::lds_picture>(tile, svg != 0) : print<sim::gemm_picture>(gemm, svg != 0);
}
