// SPDX-License-Identifier: MIT
// Element types of operands, read off the mnemonic. Where the name does not say, `bits`.
#include "facts.hpp"

#include <map>

namespace kiln::isa_gen {
namespace {

using isa::element;

std::vector<std::string> split_name(const std::string& name) {
  std::vector<std::string> out;
  for (size_t at = 0; at <= name.size();) {
    const size_t end = std::min(name.find('_', at), name.size());
    out.push_back(name.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

struct type_name {
  element scalar; ///< as the type of one register (or register pair)
  element packed; ///< as the type of a register full of them
  unsigned bits;
};

const std::map<std::string, type_name>& type_names() {
  static const std::map<std::string, type_name> names = {
      {"f16", {element::f16, element::f16x2, 16}},  {"bf16", {element::bf16, element::bf16x2, 16}},
      {"f32", {element::f32, element::f32x2, 32}},  {"xf32", {element::f32, element::f32, 32}},
      {"f64", {element::f64, element::f64, 64}},    {"i16", {element::i16, element::i16x2, 16}},
      {"u16", {element::bits, element::u16x2, 16}}, {"i32", {element::i32, element::bits, 32}},
      {"u32", {element::u32, element::bits, 32}},   {"i64", {element::i64, element::bits, 64}},
      {"u64", {element::u64, element::bits, 64}},   {"fp8", {element::bits, element::fp8x4, 8}},
      {"bf8", {element::bits, element::bf8x4, 8}},  {"i8", {element::bits, element::i8x4, 8}},
      {"u8", {element::bits, element::bits, 8}},    {"b8", {element::bits, element::bits, 8}},
      {"b16", {element::bits, element::bits, 16}},  {"b32", {element::bits, element::bits, 32}},
      {"b64", {element::bits, element::bits, 64}},  {"u24", {element::u32, element::bits, 32}},
      {"i24", {element::i32, element::bits, 32}},   {"i4", {element::bits, element::bits, 4}},
      {"u4", {element::bits, element::bits, 4}},    {"norm", {element::bits, element::bits, 0}},
      {"fp4", {element::bits, element::bits, 4}},   {"bf6", {element::bits, element::bits, 6}},
      {"fp6", {element::bits, element::bits, 6}},
  };
  return names;
}

/// The type words of a mnemonic, in order: v_cvt_f32_i32 -> f32, i32.
std::vector<type_name> types_in(const std::string& mnemonic) {
  std::vector<type_name> out;
  for (std::string word : split_name(mnemonic)) {
    // Old matrix names glue shape and type: 32x32x8f16.
    if (const size_t x = word.rfind('x');
        x != word.npos && x + 1 < word.size() && std::isdigit(word[0]) != 0) {
      size_t at = x + 1;
      while (at < word.size() && std::isdigit(static_cast<unsigned char>(word[at])) != 0) ++at;
      word = word.substr(at);
    }
    const auto it = type_names().find(word);
    if (it != type_names().end()) out.push_back(it->second);
  }
  return out;
}

/// `t` for a place of `dwords` registers: only if the size fits.
element scalar_if_fits(const type_name& t, unsigned dwords) {
  const unsigned want = t.bits == 64 ? 2 : 1;
  return dwords == want ? t.scalar : element::bits;
}

bool is_mask_place(const place& p) {
  namespace oc = isa::oc;
  return p.row.dwords == 2 && (p.row.accepts & (oc::sgpr | oc::vcc)) != 0 && (p.row.accepts & oc::vgpr) == 0;
}

element matrix_element(const form& f, const place& p, const std::vector<type_name>& types) {
  if (types.empty() || p.name == "idx" || p.name.starts_with("scale")) return element::bits;
  if (p.name == "vdst" || p.name == "src2") return types.front().scalar;
  if (f.name.find("f8f6f4") != f.name.npos) return element::bits; // the format is a modifier
  if (types.size() >= 3) return p.name == "src0" ? types[1].packed : types[2].packed;
  const type_name& t = types.back();
  return t.bits >= 32 ? t.scalar : t.packed;
}

} // namespace

bool computes_in_float(const form& f) {
  for (const type_name& t : types_in(f.mnemonic))
    for (const char* name : {"f16", "bf16", "f32", "f64"})
      if (t.scalar == type_names().at(name).scalar) return true;
  return false;
}

element element_of(const form& f, size_t index) {
  const place& p = f.places[index];
  using isa::encoding;
  const encoding e = f.row.encoding;
  if (p.row.dwords == 0) return element::bits;
  const std::string& mnemonic = f.mnemonic;
  const std::vector<type_name> types = types_in(mnemonic);

  if (mnemonic.starts_with("v_mfma") || mnemonic.starts_with("v_smfmac")) return matrix_element(f, p, types);
  const bool vector = e >= encoding::vop1 && e <= encoding::dpp;
  if (vector && is_mask_place(p)) return element::mask;
  if (types.empty()) return element::bits;

  if (mnemonic.starts_with("v_pk_") && types.size() == 1) {
    if (types[0].bits == 16) return p.row.dwords == 1 ? types[0].packed : element::bits;
    if (types[0].bits == 32) return p.row.dwords == 2 ? types[0].packed : element::bits;
    return element::bits;
  }
  if (mnemonic.starts_with("v_dot") && types.size() == 2) {
    if (p.name == "vdst" || p.name == "src2") return scalar_if_fits(types[0], p.row.dwords);
    return types[1].packed;
  }
  if (mnemonic.starts_with("v_cmp")) {
    if (mnemonic.find("_class_") != mnemonic.npos && p.name == "src1") return element::bits;
    return types.size() == 1 ? scalar_if_fits(types[0], p.row.dwords) : element::bits;
  }
  if (mnemonic.starts_with("v_cvt_") || mnemonic.starts_with("s_cvt_")) {
    if (mnemonic.starts_with("v_cvt_pk") || mnemonic.find("scale") != mnemonic.npos || types.size() != 2)
      return element::bits;
    if (p.row.role != isa::role::read) return scalar_if_fits(types[0], p.row.dwords);
    return p.name == "src0" ? scalar_if_fits(types[1], p.row.dwords) : element::bits;
  }
  if (e == encoding::ds || e >= encoding::flat) {
    const bool data = p.name == "vdst" || p.name.starts_with("data") || p.name == "vdata";
    if (!data || (f.row.flags & isa::flag::atomic) == 0 || types.size() != 1) return element::bits;
    if (mnemonic.find("_pk_") != mnemonic.npos) return p.row.dwords == 1 ? types[0].packed : element::bits;
    return scalar_if_fits(types[0], p.row.dwords);
  }
  if (e == encoding::smem) return element::bits;
  if (mnemonic.find("_mix") != mnemonic.npos) // op_sel_hi says whether a source is f16 or f32
    return p.name == "vdst" ? scalar_if_fits(types[0], p.row.dwords) : element::bits;
  // Instructions whose sources are not all of the type in the name.
  for (const char* part :
       {"_ldexp", "_lshl",  "_ashr",     "_lshr",      "_bfe",      "_bfm",        "_bcnt",    "_ff1",
        "_ffbl",  "_ffbh",  "_flbit",    "_frexp_exp", "_bitcmp",   "_bitset",     "_sad",     "_msad",
        "_qsad",  "_mqsad", "_mbcnt",    "_perm",      "_align",    "_trig_preop", "_cndmask", "_cvt",
        "_bitop", "_wqm",   "_quadmask", "_lerp",      "_readlane", "_writelane",  "_cube",    "_addk",
        "_mulk",  "_movk",  "_cmpk",     "_cmovk",     "_dot"})
    if (mnemonic.find(part) != mnemonic.npos) {
      const std::string word = part;
      const bool typed_first = word == "_ldexp" || word == "_trig_preop" || word == "_cube";
      if (typed_first && (p.name == "vdst" || p.name == "src0") && types.size() == 1)
        return scalar_if_fits(types[0], p.row.dwords);
      return element::bits;
    }
  if (types.size() == 1) return scalar_if_fits(types[0], p.row.dwords);
  if (types.size() == 2 && (mnemonic.starts_with("v_mad_") || mnemonic.starts_with("v_fma_"))) {
    // v_mad_u64_u32: D and C of the first type, A and B of the second. v_mad_u32_u24 alike.
    return scalar_if_fits(p.name == "vdst" || p.name == "src2" ? types[0] : types[1], p.row.dwords);
  }
  if (types.size() == 2 && mnemonic.starts_with("v_mul_"))
    return scalar_if_fits(p.name == "vdst" ? types[0] : types[1], p.row.dwords);
  return element::bits;
}

} // namespace kiln::isa_gen
