// SPDX-License-Identifier: MIT
// Owns a kernel while it is written, and calls the kernel function with its arguments.
#pragma once

#include <kiln/author/arguments.hpp>
#include <kiln/author/builder.hpp>

namespace kiln {

namespace author {

template<class, u32... I> struct indices {};

/// Loads the kernel argument segment in the widest pieces. Returns the virtual dword that holds its first dword; the others
/// follow.
constexpr u32 load_kernel_arguments(kernel_state& s, u32 dwords) {
  constexpr isa::mn::mnemonic loads[5] = {isa::mn::s_load_dword, isa::mn::s_load_dwordx2,
                                          isa::mn::s_load_dwordx4, isa::mn::s_load_dwordx8,
                                          isa::mn::s_load_dwordx16};
  draft& k = s.program_draft;
  const u32 first = k.program.virtual_dwords;
  const operand base = selection::reg_operand(ir::bank::sgpr, s.ids.kernarg, isa::element::u64, {});
  for (u32 at = 0, log = 4; at < dwords;) {
    while ((1u << log) > dwords - at) --log;
    operand d =
        selection::reg_operand(ir::bank::sgpr, k.allocate(ir::bank::sgpr, 1u << log), isa::element::bits, {});
    d.dwords = static_cast<u8>(1u << log);
    emit_any<0>(k, loads[log], d, base, operand(static_cast<i32>(at * 4), source{}));
    at += 1u << log;
  }
  return first;
}

/// One for each argument.
template<class... Host> using indices_of = __make_integer_seq<indices, u32, sizeof...(Host)>;

} // namespace author

/// Lays the kernel argument segment out as a C struct of `Host` types would be, loads it, and calls
/// `kernel(builder, arg<Host>...)`. A pointer may be to restrict<T> or read_only<T>. Once in a kernel.
// One function: the compiler lists each on the way to a mistake in the kernel.
template<class... Host, class Kernel, u32... I>
constexpr void call_kernel(builder b, Kernel kernel, author::indices<u32, I...>) {
  u32 size = 0;
  ((size = (size + u32{alignof(Host)} - 1) / u32{alignof(Host)} * u32{alignof(Host)},
    b.program().arguments.push_back({size, u32{sizeof(Host)}, __is_pointer(Host), u32{alignof(Host)},
                                     ir::argument_type_of<author::host_type<Host>>,
                                     author::passed<Host>::promises,
                                     __is_const(__remove_pointer(author::host_type<Host>))}),
    size += u32{sizeof(Host)}),
   ...);
  if constexpr (((author::passed<Host>::promises != 0) || ...)) b.program().has_promises = true;
  const u32 first = author::load_kernel_arguments(b.state(), (size + 3) / 4);
  b.program().first_argument_dword = first;
  const ir::argument* a = b.program().arguments.begin();
  const auto place = [&](u32 at) {
    return author::argument_place{b.program_draft(), first + at / 4, at % 4};
  };
  kernel(b, arg<Host>(place(a[I].offset_bytes))...);
  b.require_all_merged();
}

template<class... Host, class Kernel> constexpr void call_kernel(builder b, Kernel kernel) {
  call_kernel<Host...>(b, kernel, author::indices_of<Host...>{});
}

/// Owns a kernel while it is written, and is a builder of it.
class kernel_draft : public builder {
public:
  /// `block_x`, `block_y`, `block_z`: the work-items of a workgroup.
  constexpr explicit kernel_draft(isa::arch a, u32 block_x, u32 block_y = 1, u32 block_z = 1)
      : kernel_draft(*new emit::draft(a), block_x, block_y, block_z) {}
  constexpr ~kernel_draft() {
    delete &state().program_draft;
    delete &state();
  }
  kernel_draft(const kernel_draft&) = delete;
  kernel_draft& operator=(const kernel_draft&) = delete;

  /// For the second run after an error: ends the evaluation at this instruction, or where an error is found.
  constexpr void replay(u32 instruction) { draft_->stop_at = instruction; }

private:
  constexpr kernel_draft(emit::draft& k, u32 block_x, u32 block_y, u32 block_z)
      : kernel_draft(*new author::kernel_state(k, block_x, block_y, block_z)) {}
  constexpr explicit kernel_draft(author::kernel_state& s) : builder(s) {}
};

} // namespace kiln
