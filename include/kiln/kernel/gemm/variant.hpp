// SPDX-License-Identifier: MIT
// A compiled kernel as a family launches it: what the host knows of it follows from its function.
#pragma once

#include <kiln/compile/signature.hpp>
#include <kiln/device/declaration.hpp>
#include <kiln/kernel/gemm/facts.hpp>

namespace kiln::kernel {

template<class Kernel> struct described_by {
  using type = void;
};
template<class Kernel>
  requires requires { Kernel::function; }
struct described_by<Kernel> {
  using type = compile::signature<__remove_cv(decltype(Kernel::function))>::description;
};
/// What the function of a kernel in this unit returns: gemm_kernel or gemm_adder, or void; void of nullptr too.
template<auto Entry> struct description {
  using type = described_by<device::kernel_of<Entry>>::type;
};
template<> struct description<nullptr> {
  using type = void;
};
template<auto Entry> using description_of = description<Entry>::type;

template<class> inline constexpr bool is_gemm_kernel = false;
template<gemm_form Form, auto Divided>
inline constexpr bool is_gemm_kernel<gemm_kernel<Form, Divided>> = true;

/// True if such a kernel adds the parts of products of a form.
template<class Adder, gemm_form Form> inline constexpr bool adds_parts_of = false;
template<gemm_ending Ending, u32 Multiple, gemm_form Form>
inline constexpr bool adds_parts_of<gemm_adder<memory_of<Form.d>, Ending, Multiple>, Form> =
    Ending == Form.ending && Form.multiple_d % Multiple == 0;

/// A kernel that KILN_KERNEL_AS named Entry in this unit, of tiled_gemm(), interleaved_gemm() or small_gemm(). A split one also
/// names its add_splits().
template<auto Entry, auto Adder = nullptr> struct gemm_variant {
  static_assert(is_gemm_kernel<description_of<Entry>>,
                "gemm_variant<name>: the name is that of a kernel which KILN_KERNEL_AS makes in this unit of "
                "tiled_gemm, interleaved_gemm or small_gemm");
};
template<auto Entry, auto Adder>
  requires is_gemm_kernel<description_of<Entry>>
struct gemm_variant<Entry, Adder> {
  static constexpr gemm_form form = description_of<Entry>::form;
  static constexpr gemm_facts facts = facts_of(form, description_of<Entry>::divided);

  static_assert(form.is_split || __is_same(decltype(Adder), decltype(nullptr)),
                "gemm_variant<name, adder>: the kernel's form is not split, so nothing is to be added");
  static_assert(!form.is_split || adds_parts_of<description_of<Adder>, form>,
                "gemm_variant<name, adder>: a split form names its adder, an add_splits of D's type, of the "
                "form's ending, and of a multiple that multiple_d is a multiple of");
};

} // namespace kiln::kernel
