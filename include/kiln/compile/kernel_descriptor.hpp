// SPDX-License-Identifier: MIT
// A kernel's descriptor and metadata as assembler directives, with the values that clang 22 gives Kiln's kernels.
#pragma once

#include <kiln/compile/entry_code.hpp>
#include <kiln/compile/least_registers.hpp>
#include <kiln/ir/program.hpp>
#include <kiln/isa/hidden_arguments.hpp>

namespace kiln::compile {

constexpr u32 round_up(u32 value, u32 to) { return (value + to - 1) / to * to; }

/// Registers, memory and arguments of a finished program as the descriptor counts them.
struct footprint {
  u32 vgprs, agprs, sgprs;
  u32 total_vgprs;    ///< VGPRs, rounded up to where AGPRs may begin, and AGPRs
  u32 argument_bytes; ///< size of the kernel argument segment
  u32 argument_alignment;
  u32 work_items;

  constexpr footprint(const ir::program& p, const entry_code& entry)
      : vgprs(larger(claimed(p, ir::bank::vgpr), entry.vgprs())),
        agprs(claimed(p, ir::bank::agpr)),
        sgprs(larger(claimed(p, ir::bank::sgpr), entry.sgprs())),
        total_vgprs(agprs == 0 ? vgprs : round_up(vgprs, 4) + agprs),
        argument_bytes(0),
        argument_alignment(4),
        work_items(p.work_items()) {
    for (const ir::argument& a : p.arguments)
      argument_alignment = larger(argument_alignment, a.alignment_bytes);
    argument_bytes = round_up(ir::own_argument_bytes(p), 4);
    if (!p.hidden_arguments) return;
    argument_bytes = ir::hidden_begin(p) + isa::hidden_bytes;
    argument_alignment = larger(argument_alignment, isa::hidden_alignment);
  }

  static constexpr u32 claimed(const ir::program& p, ir::bank b) {
    return claimed_registers(b, p.register_count[static_cast<u32>(b)]);
  }
  static constexpr u32 larger(u32 a, u32 b) { return a < b ? b : a; }
};

/// The .amdhsa_kernel block. What it leaves out has the assembler's default, which is clang's value too.
constexpr void put_descriptor(text_buffer& out, const char* name, const ir::program& p,
                              const entry_code& entry, const footprint& f) {
  using kind = ir::input::kind;
  const auto field = [to = &out](const char* what, u32 value) {
    *to << "\t\t.amdhsa_" << what << ' ' << value << '\n';
  };
  const u32 item_ids = entry.reads(kind::work_item_id_z) ? 2 : entry.reads(kind::work_item_id_y) ? 1 : 0;
  const bool old = p.arch == isa::arch::gfx90a;
  out << "\t.section .rodata,\"a\",@progbits\n\t.p2align 6, 0x0\n\t.amdhsa_kernel " << name << '\n';
  field("group_segment_fixed_size", p.lds_bytes);
  field("private_segment_fixed_size", 0);
  field("kernarg_size", f.argument_bytes);
  field("user_sgpr_count", entry.user_sgprs());
  if (old) field("user_sgpr_private_segment_buffer", 1);
  field("user_sgpr_kernarg_segment_ptr", f.argument_bytes != 0);
  field("system_sgpr_workgroup_id_x", 1);
  field("system_sgpr_workgroup_id_y", entry.reads(kind::workgroup_id_y));
  field("system_sgpr_workgroup_id_z", entry.reads(kind::workgroup_id_z));
  field("system_vgpr_workitem_id", item_ids);
  field("next_free_vgpr", footprint::larger(f.total_vgprs, 1));
  field("next_free_sgpr", f.sgprs);
  field("accum_offset", round_up(footprint::larger(f.vgprs, 1), 4));
  field("reserve_vcc", 1);
  if (old) field("reserve_flat_scratch", 0);
  field("float_denorm_mode_32", 3); // f32 denormals are kept, HIP's default
  field("float_denorm_mode_16_64", 3);
  field("dx10_clamp", 1);
  field("ieee_mode", 1);
  out << "\t.end_amdhsa_kernel\n";
}

/// The .amdgpu_metadata block. The runtime reads it to find the kernel and to lay out its arguments.
constexpr void put_metadata(text_buffer& out, const char* name, const ir::program& p, const footprint& f) {
  const auto field = [to = &out](const char* what, u32 value) {
    *to << "    ." << what << ": " << value << '\n';
  };
  out << "\t.amdgpu_metadata\n---\namdhsa.kernels:\n  - .agpr_count: " << f.agprs << "\n    .args:";
  out << (f.argument_bytes == 0 ? " []\n" : "\n");
  for (const ir::argument& a : p.arguments) {
    out << (a.is_pointer ? "      - .address_space: global\n        .offset: " : "      - .offset: ")
        << a.offset_bytes;
    out << "\n        .size: " << a.size_bytes << "\n        .value_kind: ";
    out << (a.is_pointer ? "global_buffer\n" : "by_value\n");
  }
  if (p.hidden_arguments)
    for (const isa::hidden_argument& a : isa::hidden_arguments)
      out << "      - .offset: " << ir::hidden_begin(p) + a.offset_bytes
          << "\n        .size: " << u32{a.size_bytes} << "\n        .value_kind: " << a.kind << '\n';
  field("group_segment_fixed_size", p.lds_bytes);
  field("kernarg_segment_align", f.argument_alignment);
  field("kernarg_segment_size", f.argument_bytes);
  field("max_flat_workgroup_size", f.work_items);
  out << "    .name: " << name << '\n';
  field("private_segment_fixed_size", 0);
  // VCC and XNACK_MASK, from gfx942 on FLAT_SCRATCH too
  field("sgpr_count", f.sgprs + (p.arch == isa::arch::gfx90a ? 4 : 6));
  field("sgpr_spill_count", 0);
  out << "    .symbol: " << name << ".kd\n";
  field("uniform_work_group_size", 1);
  out << "    .uses_dynamic_stack: false\n";
  field("vgpr_count", f.total_vgprs);
  field("vgpr_spill_count", 0);
  field("wavefront_size", 64);
  out << "amdhsa.target: amdgcn-amd-amdhsa--" << isa::facts_of(p.arch).name
      << "\namdhsa.version:\n  - 1\n  - 2\n...\n";
  out << "\t.end_amdgpu_metadata\n";
}

} // namespace kiln::compile
