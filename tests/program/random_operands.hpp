// SPDX-License-Identifier: MIT
// Instructions of any row with random operands that its places take.
#pragma once

#include <kiln/ir/instruction.hpp>
#include <kiln/isa/table.hpp>

#include <random>
#include <vector>

namespace kiln_test {

class random_operands {
public:
  /// VGPRs and AGPRs begin at multiples of `alignment`.
  random_operands(std::mt19937& bits, kiln::u32 alignment) : bits_(bits), alignment_(alignment) {}

  kiln::ir::instruction instruction_of(kiln::u32 row) {
    using namespace kiln;
    ir::instruction in{};
    in.row = static_cast<u16>(row);
    const isa::operand_list& list = isa::operand_lists[isa::rows[row].operands];
    for (u32 k = 0; k < list.count; ++k) in.set_op(k, operand_for(list.places[k]));
    return in;
  }

private:
  /// Registers most of the time.
  kiln::ir::operand operand_for(const kiln::isa::operand_row& place) {
    using namespace kiln;
    std::vector<ir::operand> all;
    const auto add = [&](isa::operand_classes c, ir::operand_kind kind, u32 payload) {
      if ((place.accepts & c) != 0) all.push_back({kind, payload});
    };
    const auto vector = [&] { return static_cast<u32>(bits_() % (200 / alignment_) * alignment_); };
    add(isa::oc::sgpr, ir::operand_kind::sgpr, static_cast<u32>(bits_() % 24 * 4));
    add(isa::oc::vgpr, ir::operand_kind::vgpr, vector());
    add(isa::oc::agpr, ir::operand_kind::agpr, vector());
    add(isa::oc::vcc, ir::operand_kind::fixed, ir::source_code::vcc);
    add(isa::oc::exec, ir::operand_kind::fixed, ir::source_code::exec);
    add(isa::oc::m0, ir::operand_kind::fixed, ir::source_code::m0);
    add(isa::oc::vccz_execz, ir::operand_kind::fixed, ir::source_code::vccz);
    add(isa::oc::inline_int, ir::operand_kind::fixed, ir::source_code::zero);
    add(isa::oc::off, ir::operand_kind::off, 0);
    if (all.empty()) return {ir::operand_kind::immediate, static_cast<u32>(bits_() % 16)};
    return all[bits_() % all.size()];
  }

  std::mt19937& bits_;
  kiln::u32 alignment_;
};

} // namespace kiln_test
