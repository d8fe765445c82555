// SPDX-License-Identifier: MIT
// kiln_picture draws operands of matrix instructions in LDS with their bank conflicts, and the LDS buffers of a matrix product.
#include <kiln/sim/gemm_picture.hpp>
#include <kiln/sim/lds_picture.hpp>

#include <charconv>
#include <cstdio>
#include <string_view>

namespace {

using namespace kiln;

constexpr const char* usage =
    "usage: kiln_picture lds [arch=gfx942] [rows=16] [instructions=1] [bytes=16] [padding=0]\n"
    "                        [divisor=0] [factor=0] [by_line=0] [svg=0]\n"
    "       kiln_picture gemm [tile=16] [blocks=2] [waves_down=2] [waves_across=2] [wave_rows=128] "
    "[wave_columns=128] [svg=0]\n"
    "\n"
    "lds: where the lanes of ds_read find the rows of an operand; piece c of row r stands at c ^ r / divisor "
    "or c ^ r * factor.\n"
    "gemm: the blocks of A and B in LDS and the waves that multiply them.\n"
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

template<class Picture, class What> int print(const What& what, bool svg) {
  if (const text_view problem = what.problem(); problem.size != 0)
    return refuse({problem.data, problem.size});
  const Picture picture(what);
  const text_buffer out = svg ? picture.svg() : picture.text();
  std::fwrite(out.data(), 1, out.size(), stdout);
  return 0;
}

} // namespace

int main(int count, char** arguments) {
  const std::string_view kind = count > 1 ? arguments[1] : "";
  if (kind != "lds" && kind != "gemm") return refuse("say what to draw: lds or gemm");
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
  for (int i = 2; i < count; ++i)
    if (!(kind == "lds" ? set(arguments[i], of_lds, 8, &tile.arch) : set(arguments[i], of_gemm, 7, nullptr)))
      return refuse(arguments[i]);
  tile.by_line = by_line != 0;
  return kind == "lds" ? print<sim::lds_picture>(tile, svg != 0) : print<sim::gemm_picture>(gemm, svg != 0);
}
