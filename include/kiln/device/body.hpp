// SPDX-License-Identifier: MIT
// The device-side body of a kernel: one asm statement that holds the whole image.
#pragma once

// HIP's host pass has no body to compile, so it does not read the pipeline either: a third of a second.
#if defined __HIP_DEVICE_COMPILE__
#include <kiln/compile/image.hpp>
#include <kiln/device/registers.hpp>
#include <kiln/device/target.hpp>

// The compiler keeps s96 and up for itself. Nothing of its own runs after the asm statement, so they are free.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Winline-asm"

namespace kiln {

namespace device {
/// True if the kernel's evaluation came to an end, good or bad. If not, the compiler has said why already.
template<bool> struct constant;
template<class Compilation>
concept evaluates = requires { typename constant<Compilation::result().ok>; };
} // namespace device

/// False: the kernel has a mistake, and its image the message. The compiler shows this name.
template<class Compilation> inline constexpr bool compiles = true;
template<device::evaluates Compilation>
inline constexpr bool compiles<Compilation> = Compilation::result().ok;

} // namespace kiln

namespace kiln::device {

/// The message, or none.
template<class Compilation> consteval compile::message_text message_of() {
  if constexpr (compiles<Compilation>)
    return {};
  else
    return compile::image_of<Compilation>::message();
}

/// A warning in the author's line where a kernel has packed f32 that other kernels' waves may disturb: isa/errata.hpp.
constexpr bool note_packed_f32(bool is_at_risk)
    __attribute__((diagnose_if(is_at_risk,
                               "this kernel has packed f32, whose operands gfx950 may lose while another "
                               "kernel's matrix instruction runs (erratum "
                               "packed-f32-beside-mfma). Write the 32-bit instructions, or the option "
                               "accept_packed_f32 after the block size",
                               "warning"))) {
  return is_at_risk;
}
template<class Compilation> inline constexpr bool has_packed_f32 = false;
template<evaluates Compilation>
inline constexpr bool has_packed_f32<Compilation> = Compilation::result().has_packed_f32;

/// What the asm statement needs of an image. As constants: of a call in the entry's own code clang walks every function that
/// it reaches, which is all of Kiln, in search of calls from device to host code.
template<class Image> struct facts_of {
  using in = ir::input::kind;
  static constexpr bool kernarg = Image::reads(in::kernarg_pointer);
  static constexpr bool group_x = Image::reads(in::workgroup_id_x);
  static constexpr bool group_y = Image::reads(in::workgroup_id_y);
  static constexpr bool group_z = Image::reads(in::workgroup_id_z);
  static constexpr bool item_x = Image::reads(in::work_item_id_x);
  static constexpr bool item_y = Image::reads(in::work_item_id_y);
  static constexpr bool item_z = Image::reads(in::work_item_id_z);
  static constexpr bool lds_base = Image::reads(in::lds_base);
  static constexpr u32 lds_bytes = Image::lds_bytes();
  static constexpr bool hidden_arguments = Image::hidden_arguments();

  // Clobbers. A bank without registers repeats another's, which clang finds by its number; "memory" is named anyway, and
  // costs half of "vcc".
  static constexpr asm_string sgprs() {
    return up_to('s', Image::highest_claimed(ir::bank::sgpr), asm_text("memory"));
  }
  static constexpr asm_string vgprs() { return up_to('v', Image::highest_claimed(ir::bank::vgpr), sgprs()); }
  static constexpr asm_string agprs() { return up_to('a', Image::highest_claimed(ir::bank::agpr), vgprs()); }
};

/// Address of the kernel's LDS, and the reason why the group segment has that size.
template<u32 Bytes> [[gnu::always_inline]] __attribute__((device)) inline u32 lds_address() {
  // 128 bytes: the widest LDS access, and all banks once
  alignas(128) __attribute__((shared)) static char bytes[Bytes == 0 ? 1 : Bytes];
  return static_cast<u32>(reinterpret_cast<u64>((__attribute__((address_space(3))) char*)bytes));
}

#if defined __OPTIMIZE__
__attribute__((device, error("a kernel that reads k.grid_dim needs code object version 5 or 6: take "
                             "-mcode-object-version away"))) void refuse_code_object_version();
#endif

/// Ends the compilation in code objects of version 4, which have no number of workgroups among the hidden arguments. There
/// the compiler takes the size of a workgroup from another place than version 5 has it in; otherwise both are one load,
/// and nothing is left of the comparison. Without optimisation, where loads are not compared, the kernel traps.
[[gnu::always_inline]] __attribute__((device)) inline void refuse_old_code_objects() {
  using hidden = const __attribute__((address_space(4))) u16;
  constexpr u32 group_size_x = 6; // of 2 bytes each
  const u16 known = __builtin_amdgcn_workgroup_size_x();
  const u16 handed_over = ((hidden*)__builtin_amdgcn_implicitarg_ptr())[group_size_x];
#if defined __OPTIMIZE__
  if (known != handed_over) refuse_code_object_version();
#else
  asm volatile("s_cmp_eq_u32 %0, %1\n\ts_cbranch_scc1 1f\n\ts_trap 2\n1:"
               :
               : "s"(__builtin_amdgcn_readfirstlane(known)), "s"(__builtin_amdgcn_readfirstlane(handed_over))
               : "scc");
#endif
}

/// Runs the image of a kernel and ends the wave.
///
/// The inputs' registers are fixed by constraint, so that the compiler owes them to us whatever its calling
/// convention: s[0:1] kernel argument segment, s2 s3 s4 workgroup id, s5 LDS address, v0 v1 v2 work-item id. An unused
/// input leaves its register undefined. The compiler may write the inputs (scalar moves; vector and, bit-field
/// extract) right before the first instruction of the text. EXEC has the bits of all work-items of the wave.
///
/// The clobbers are there for the kernel descriptor, which reserves the registers that they name. SCC is not named: nothing of
/// the compiler's runs after the statement. For a clobber that is no letter with a number LLVM looks at 80,000 registers, four
/// times. "memory" keeps the moves in front of the statement in the order that compile/entry_code.hpp knows.
///
/// In the text only '%' is special and must be doubled: '|', '{' and '}' stand for themselves, because the target has
/// no assembler dialects. Numeric labels ("1:" and "s_branch 1b") are safe when the statement is duplicated.
template<class Image> [[gnu::always_inline, gnu::nodebug]] __attribute__((device)) inline void body() {
  using facts = facts_of<Image>;
#if !defined __OPTIMIZE__
  if constexpr (facts::hidden_arguments) refuse_old_code_objects();
  // Without optimisation the compiler stores the arguments to scratch memory; the image starts with empty counters.
  asm volatile("s_waitcnt vmcnt(0) lgkmcnt(0)");
#endif
  // clang-format off
  asm volatile((typename Image::text{})
               :
               : (input(facts::kernarg, "{s[0:1]}"))(facts::kernarg ? __builtin_amdgcn_kernarg_segment_ptr() : nullptr),
                 (input(facts::group_x, "{s2}"))(facts::group_x ? __builtin_amdgcn_workgroup_id_x() : 0),
                 (input(facts::group_y, "{s3}"))(facts::group_y ? __builtin_amdgcn_workgroup_id_y() : 0),
                 (input(facts::group_z, "{s4}"))(facts::group_z ? __builtin_amdgcn_workgroup_id_z() : 0),
                 (input(facts::item_x, "{v0}"))(facts::item_x ? __builtin_amdgcn_workitem_id_x() : 0),
                 (input(facts::item_y, "{v1}"))(facts::item_y ? __builtin_amdgcn_workitem_id_y() : 0),
                 (input(facts::item_z, "{v2}"))(facts::item_z ? __builtin_amdgcn_workitem_id_z() : 0),
                 (input(facts::lds_base, "{s5}"))(facts::lds_bytes != 0 ? lds_address<facts::lds_bytes>() : 0)
               : (facts::sgprs()), (facts::vgprs()), (facts::agprs()), "vcc", "memory");
  // clang-format on
  // The image ends the wave, so this never runs. But the compiler declares the hidden arguments only if it reads one.
  if constexpr (facts::hidden_arguments) {
    using hidden = const volatile __attribute__((address_space(4))) u32;
    static_cast<void>(*(hidden*)__builtin_amdgcn_implicitarg_ptr());
#if defined __OPTIMIZE__
    refuse_old_code_objects();
#endif
  }
}

} // namespace kiln::device

#pragma clang diagnostic pop

#endif
