// SPDX-License-Identifier: MIT
// Finds the function that executes a mnemonic.
#pragma once

#include <kiln/sim/exec/ds.hpp>
#include <kiln/sim/exec/matrix.hpp>
#include <kiln/sim/exec/smem.hpp>
#include <kiln/sim/exec/sop1.hpp>
#include <kiln/sim/exec/sop2.hpp>
#include <kiln/sim/exec/sopc_sopk.hpp>
#include <kiln/sim/exec/sopp.hpp>
#include <kiln/sim/exec/vector_compare.hpp>
#include <kiln/sim/exec/vector_convert.hpp>
#include <kiln/sim/exec/vector_convert_scaled.hpp>
#include <kiln/sim/exec/vector_dot.hpp>
#include <kiln/sim/exec/vector_float.hpp>
#include <kiln/sim/exec/vector_integer.hpp>
#include <kiln/sim/exec/vector_mode.hpp>
#include <kiln/sim/exec/vector_special.hpp>
#include <kiln/sim/exec/vmem.hpp>
#include <kiln/sim/exec/vop3p.hpp>

namespace kiln::sim {

/// A mnemonic as the author writes it: the row's name without the encoding's suffix.
constexpr text_view mnemonic_text(const isa::row& r) {
  const text_view name(static_cast<const char*>(r.name()));
  constexpr const char* suffixes[] = {"_e32", "_e64", "_sdwa", "_dpp"};
  for (const char* suffix : suffixes) {
    const text_view end(suffix);
    if (name.size > end.size && text_view(name.data + name.size - end.size, end.size) == end)
      return {name.data, name.size - end.size};
  }
  return name;
}

/// Handlers of the decoded row, if it has a meaning. Memory instructions also get their shape.
constexpr handlers find_meanings(decoded& d) {
  const isa::row& r = *d.row;
  const u16 m = r.mnemonic;
  switch (r.encoding) {
  case isa::encoding::sop1:
    if (const handler h = find_jump(m)) return h;
    return find_sop1(m);
  case isa::encoding::sop2:
    if (const handler h = find_jump(m)) return h;
    return find_sop2(m);
  case isa::encoding::sopk:
    if (const handler h = find_jump(m)) return h;
    return find_sopk(m);
  case isa::encoding::sopc: return find_sopc(m);
  case isa::encoding::sopp: return find_sopp(m);
  case isa::encoding::smem: return find_smem(mnemonic_text(r), d);
  case isa::encoding::ds: return find_ds(mnemonic_text(r), d);
  case isa::encoding::flat:
  case isa::encoding::global:
  case isa::encoding::scratch:
  case isa::encoding::mtbuf:
  case isa::encoding::mubuf: return find_vmem(mnemonic_text(r), d);
  default: break;
  }
  const text_view name = mnemonic_text(r);
  if (isa::is_matrix(r)) return find_matrix(name, d);
  if (const handlers h = find_vector_compare(name)) return h;
  if (d.mods.clamp)
    if (const handlers h = find_vector_clamped(m)) return h;
  if (const handlers h = find_vector_i32(m)) return h;
  if (const handlers h = find_vop3p(m, d.mods.clamp)) return h;
  if (const handlers h = find_vector_dot(m)) return h;
  if (const handlers h = find_vector_f32(m)) return h;
  if (const handlers h = find_vector_special(m)) return h;
  if (const handlers h = find_vector_i16_i64(m)) return h;
  if (const handlers h = find_vector_f16(m)) return h;
  if (const handlers h = find_vector_convert(m)) return h;
  if (const handlers h = find_vector_convert_scaled(name, d)) return h;
  return find_vector_f64(m);
}

/// The handler for the level of the host, or nullptr.
constexpr handler find_meaning(decoded& d) { return find_meanings(d).on(d.level); }

/// True if the simulator can run instructions of a row.
constexpr bool has_meaning(const isa::row& r) {
  decoded d;
  d.row = &r;
  return find_meaning(d) != nullptr;
}

} // namespace kiln::sim
