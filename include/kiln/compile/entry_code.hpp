// SPDX-License-Identifier: MIT
// The moves that clang 22 puts before a kernel's asm statement: from its calling convention to Kiln's registers.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/support/text.hpp>

namespace kiln::compile {

/// The code that brings the inputs of device::body to s[0:1], s2 s3 s4, s5, v0 v1 v2, in clang 22's order at -O1 and
/// above, and the registers it uses. For where the target passes the inputs see LLVM's AMDGPU user guide, "Initial Kernel
/// Execution State". The order is what clang does with each of the 256 sets of inputs; a test compares them all.
class entry_code {
public:
  constexpr entry_code(isa::arch arch, const list<ir::input>& inputs, bool has_arguments) {
    for (const ir::input& in : inputs) reads_ |= 1u << static_cast<u32>(in.what);
    using kind = ir::input::kind;
    const bool group_x = reads(kind::workgroup_id_x), group_y = reads(kind::workgroup_id_y);
    const bool item_x = reads(kind::work_item_id_x), item_y = reads(kind::work_item_id_y),
               item_z = reads(kind::work_item_id_z);
    // gfx90a: s[0:3] describe scratch memory
    const bool old = arch == isa::arch::gfx90a;
    old_ = old;
    const u32 arguments = old ? 4 : 0, first = arguments + (has_arguments ? 2 : 0);
    user_sgprs_ = first;
    const u32 from[3] = {first, first + 1, first + (group_y ? 2 : 1)};
    // A move comes after the last use of the register that it writes.
    const bool late_z = old ? (has_arguments ? reads(kind::kernarg_pointer) : group_x)
                            : (has_arguments || !group_x || !group_y);

    const u32 spare = !item_y ? 1 : item_z ? 3 : 2;
    const bool unpack_x = item_x && (item_y || item_z);
    if (unpack_x) vector_line("v_and_b32_e32 v", spare) << ", 0x3ff, v0\n";
    if (!late_z) move(kind::workgroup_id_z, 4, from[2]);
    if (old) {
      move(kind::workgroup_id_y, 3, from[1]);
      move(kind::workgroup_id_x, 2, from[0]);
      if (reads(kind::kernarg_pointer)) {
        text_ << "\ts_mov_b64 s[0:1], s[4:5]\n";
        use_sgpr(5);
      }
    }
    if (item_y) vector_line("v_bfe_u32 v", 1) << ", v0, 10, 10\n";
    if (item_z) vector_line("v_bfe_u32 v", 2) << ", v0, 20, 10\n";
    if (!old) {
      move(kind::workgroup_id_x, 2, from[0]);
      move(kind::workgroup_id_y, 3, from[1]);
    }
    if (late_z) move(kind::workgroup_id_z, 4, from[2]);
    if (unpack_x) text_ << "\tv_mov_b32_e32 v0, v" << spare << '\n';
    if (reads(kind::lds_base)) {
      text_ << "\ts_mov_b32 s5, 0\n";
      use_sgpr(5);
    }
  }

  constexpr bool reads(ir::input::kind k) const { return (reads_ >> static_cast<u32>(k) & 1) != 0; }
  constexpr const text_buffer& text() const { return text_; }
  constexpr u32 user_sgprs() const { return user_sgprs_; }
  /// The first SGPR of the argument pointer for code after the asm statement: where the target put it, or, if other inputs are
  /// moved there, where Kiln needs it.
  constexpr u32 kernarg_sgpr_after() const {
    return old_ && !reads(ir::input::kind::workgroup_id_z) && !reads(ir::input::kind::lds_base) ? 4 : 0;
  }
  /// Number of registers up to the highest that this code names.
  constexpr u32 sgprs() const { return sgprs_; }
  constexpr u32 vgprs() const { return vgprs_; }

private:
  constexpr text_buffer& vector_line(const char* begin, u32 number) {
    if (number >= vgprs_) vgprs_ = number + 1;
    return text_ << '\t' << begin << number;
  }
  constexpr void move(ir::input::kind what, u32 to, u32 from) {
    if (!reads(what) || to == from) return;
    text_ << "\ts_mov_b32 s" << to << ", s" << from << '\n';
    use_sgpr(to);
    use_sgpr(from);
  }
  constexpr void use_sgpr(u32 number) {
    if (number >= sgprs_) sgprs_ = number + 1;
  }

  bool old_ = false;
  u32 reads_ = 0;
  u32 user_sgprs_ = 0;
  u32 sgprs_ = 0;
  u32 vgprs_ = 0;
  text_buffer text_;
};

} // namespace kiln::compile
