// SPDX-License-Identifier: MIT
#include "describe_row.hpp"

#include "concat.hpp"

#include <span>

namespace kiln::isa_gen {
namespace {

constexpr const char* encoding_names[] = {"sop1", "sop2", "sopk",   "sopc",    "sopp",  "smem", "vop1",
                                          "vop2", "vopc", "vop3",   "vop3p",   "mai",   "sdwa", "dpp",
                                          "ds",   "flat", "global", "scratch", "mubuf", "mtbuf"};
constexpr const char* element_names[] = {"bits",  "f16",   "bf16",  "f32",   "f64",    "i16",   "i32",
                                         "u32",   "i64",   "u64",   "f16x2", "bf16x2", "i16x2", "u16x2",
                                         "f32x2", "fp8x4", "bf8x4", "i8x4",  "mask"};
constexpr const char* class_names[] = {"sgpr",    "vgpr",      "agpr",         "vcc",      "exec",  "m0",
                                       "scc",     "vccz",      "flat_scratch", "aperture", "int",   "float",
                                       "literal", "immediate", "off",          "label",    "hwreg", "sendmsg",
                                       "waitcnt", "swizzle",   "gpr_idx"};
constexpr const char* special_names[] = {"scc", "vcc", "exec", "m0", "mode", "flat_scratch"};
constexpr const char* flag_names[] = {"valu",
                                      "salu",
                                      "may_load",
                                      "may_store",
                                      "vmem",
                                      "smem",
                                      "lds",
                                      "flat",
                                      "atomic",
                                      "returns",
                                      "lds_dma",
                                      "branch",
                                      "conditional",
                                      "ends_program",
                                      "barrier",
                                      "side_effects",
                                      "transcendental",
                                      "xdl",
                                      "sgemm",
                                      "dgemm",
                                      "dot",
                                      "packed",
                                      "sends_message",
                                      "lane_crossing",
                                      "ignores_exec",
                                      "waitcnt",
                                      "nop",
                                      "gws",
                                      "writes_exec_as_compare",
                                      "half_load"};
constexpr const char* modifier_names[] = {
    "offset",   "offset0",   "offset1",    "offen",   "idxen",      "glc",      "slc",      "scc",
    "sc0",      "sc1",       "nt",         "lds",     "gds",        "tfe",      "format",   "neg",
    "abs",      "clamp",     "omod",       "op_sel",  "op_sel_hi",  "neg_lo",   "neg_hi",   "dpp_ctrl",
    "row_mask", "bank_mask", "bound_ctrl", "dst_sel", "dst_unused", "src0_sel", "src1_sel", "sext",
    "cbsz",     "abid",      "blgp",       "bitop3"};
static_assert(std::size(modifier_names) == isa::modifier_count);

std::string set(uint64_t bits, std::span<const char* const> names) {
  std::string out;
  for (size_t i = 0; i < names.size(); ++i)
    if ((bits >> i & 1) != 0) out += (out.empty() ? "" : "|") + std::string(names[i]);
  return out;
}

std::string labelled(const char* label, const std::string& text) {
  return text.empty() ? "" : concat("; ", label, text);
}

} // namespace

std::string describe_place(const place& p) {
  constexpr const char* roles[] = {"", "=", "+"}; // as in inline assembly: written, read and written
  constexpr const char* inputs[] = {"neg", "abs", "sext"};
  const isa::operand_row& r = p.row;
  std::string out = concat(roles[static_cast<size_t>(r.role)], p.name, ":", set(r.accepts, class_names));
  if (r.dwords > 1) out += concat("*", unsigned{r.dwords});
  if (r.element != isa::element::bits) out += concat(".", element_names[static_cast<size_t>(r.element)]);
  if (r.min != 0 || r.max != 0) out += concat("[", r.min, "..", r.max, "]");
  if (r.input_modifiers != 0) out += concat("{", set(r.input_modifiers, inputs), "}");
  if (r.early_clobber) out += " early";
  if (r.tied_to != 0xff) out += concat(" tied to ", unsigned{r.tied_to});
  return out;
}

std::string describe_row(const form& f) {
  constexpr const char* arch_names[] = {"90a", "942", "950"};
  const isa::row& r = f.row;
  const isa::row_details& d = f.details;
  std::string out = concat(f.name, " ", encoding_names[static_cast<size_t>(r.encoding)], " ",
                           unsigned{d.size_bytes}, "B ", r.archs == 7 ? "all" : set(r.archs, arch_names));
  out += labelled("", set(r.flags, flag_names));
  out += labelled("reads ", set(r.reads, special_names));
  out += labelled("writes ", set(r.writes, special_names));
  out += labelled("needs ", set(d.required, modifier_names));
  out += labelled("takes ", set(d.modifiers & ~d.required, modifier_names));
  if (d.offset_min != 0 || d.offset_max != 0) out += concat("; offset ", d.offset_min, "..", d.offset_max);
  if (d.passes != 0 || d.passes_gfx950 != 0)
    out += concat("; passes ", unsigned{d.passes}, "/", unsigned{d.passes_gfx950});
  return out;
}

} // namespace kiln::isa_gen
