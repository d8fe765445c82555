// SPDX-License-Identifier: MIT
// Loads of kernel arguments load what is read: half of a load whose other half nothing reads, or two of its parts.
//   needs  a program over virtual registers, loads of arguments first; by dword, whether an instruction reads it
//   gives  the same program; most dwords that are not read are not written
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/survey.hpp>
#include <kiln/pass/edit/insert_instructions.hpp>
#include <kiln/pass/edit/scalar_load_row.hpp>

namespace kiln::pass {

namespace detail {

class argument_load_narrower {
public:
  constexpr argument_load_narrower(ir::program& p, const u8* read, analysis::survey& effects)
      : p_(p), read_(read), effects_(effects) {}

  constexpr void run() {
    for (const ir::input& in : p_.inputs)
      if (in.is(ir::input::kind::kernarg_pointer)) pointer_ = p_.groups[in.group].first;
    list<insertion> added;
    for (u32 i = 0; i < p_.code.size() && is_argument_load(p_.code[i]); ++i) {
      ir::instruction& in = p_.code[i];
      const part all{in.op(0).payload(), isa::operand_lists[isa::rows[in.row].operands].places[0].dwords};
      if (!is_alone(all)) continue;
      const part read = narrowed(all);
      const part first = narrowed({read.first, read.dwords / 2}),
                 last = narrowed({read.first + read.dwords / 2, read.dwords / 2});
      const bool splits =
          read.dwords > 2 && first.dwords + last.dwords < read.dwords; // some between are not read
      if (splits) {
        added.push_back({i + 1, in});
        load(added.back().what, last);
      }
      if (splits || read.dwords != all.dwords) load(in, splits ? first : read);
    }
    insert_instructions(p_, added);
  }

private:
  struct part {
    u32 first, dwords;
  };

  constexpr bool is_argument_load(const ir::instruction& in) const {
    return isa::rows[in.row].is(isa::encoding::smem) && in.op(0).is(ir::operand_kind::sgpr) &&
           in.op(1) == ir::operand(ir::operand_kind::sgpr, pointer_) &&
           in.op(2).is(ir::operand_kind::immediate) && (in.marks & ir::mark::keep) == 0;
  }
  /// True if nothing else writes what a load does, as an author may.
  constexpr bool is_alone(const part& x) const {
    for (u32 d = x.first; d != x.first + x.dwords; ++d)
      if (effects_.writers()[d] >= analysis::survey::several()) return false;
    return true;
  }
  constexpr bool is_read(const part& x) const {
    for (u32 d = x.first; d != x.first + x.dwords; ++d)
      if (read_[d] != 0) return true;
    return false;
  }
  /// The half, quarter and so on that has all that is read.
  constexpr part narrowed(part x) const {
    while (x.dwords > 1) {
      const part low{x.first, x.dwords / 2}, high{x.first + x.dwords / 2, x.dwords / 2};
      if (is_read(low) == is_read(high)) break;
      x = is_read(low) ? low : high;
    }
    return x;
  }
  /// Makes a load one of a part of what it loads.
  constexpr void load(ir::instruction& in, const part& x) {
    const u32 row = scalar_load_row(p_, x.dwords, in.row), begin = in.op(0).payload();
    in.row = static_cast<u16>(row);
    in.set_op(0, {ir::operand_kind::sgpr, x.first});
    in.set_op(2, {ir::operand_kind::immediate, in.op(2).payload() + 4 * (x.first - begin)});
    effects_.rows.meet(row);
    list<u8>& written = effects_.tuples().written;
    written[begin] = 0;
    written[x.first] = static_cast<u8>(x.dwords - 1);
  }

  ir::program& p_;
  const u8* const read_;
  analysis::survey& effects_;
  u32 pointer_ = ~0u; ///< virtual dword of the pointer to the arguments
};

} // namespace detail

/// A part of remove_dead_code, which knows what is read.
constexpr void narrow_argument_loads(ir::program& p, const u8* read, analysis::survey& effects) {
  detail::argument_load_narrower(p, read, effects).run();
}

} // namespace kiln::pass
