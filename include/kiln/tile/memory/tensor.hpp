// SPDX-License-Identifier: MIT
// Tensors in global memory: a pointer, and for each coordinate an extent and a stride.
#pragma once

#include <kiln/author/memory/pointed_type.hpp>
#include <kiln/tile/memory/uniform.hpp>
#include <kiln/tile/registers/number.hpp>

namespace kiln::tile {

/// A coordinate of a tensor: its letter, its extent, and its stride in elements. The innermost axis has stride 1.
struct axis {
  char name;
  uniform extent;
  uniform stride = 0; ///< 0: the product of the extents of the axes further inside
};

/// The largest extent, stride and coordinate.
inline constexpr i64 most_coordinate = 0x7fff'ffff;

/// Elements of type M in global memory, in 1 to 4 axes, the outermost first. Extents and strides are numbers or SGPRs, below
/// 2^31. `uniform(n, 8)` promises that an SGPR is a multiple of 8; without a promise, rows may end and begin anywhere, and
/// their elements are moved one by one. Strides that are left out keep such promises. The pointer is a multiple of 16 bytes.
/// Strides that are numbers may be such that rows overlap or lie between others' elements. Those of SGPRs may in tiles that
/// are loaded whole: of one that is cut, what lies beyond the last row is not 0 then.
template<class M, u32 Axes> class tensor {
  static_assert(Axes >= 1 && Axes <= 4, "a tensor has 1 to 4 axes");

public:
  using memory = M;
  using number = number_of<M>;

  /// The elements that a pointer argument leads to.
  template<class T>
  constexpr tensor(const arg<T*>& pointer, const axis (&axes)[Axes])
      : tensor(pointer, axes, __make_integer_seq<indices, u32, Axes>{}) {
    check(axes);
    for (u32 i = Axes - 1; i-- > 0;)
      if (axes_[i].stride.is(0)) {
        axes_[i].stride = times(axes_[i + 1].stride, axes_[i + 1].extent);
        is_product_[i] = true;
      }
    for (u32 i = 0; i < Axes; ++i) check_range(axes_[i], axes[i].stride.is(0) && i + 1 < Axes);
    if (!__builtin_is_constant_evaluated())
      for (u32 i = 0; i + 2 < Axes; ++i)
        if (axes[i].stride.is(0) && !axes_[i].stride.is_number()) limit_product(axes, i);
  }

  constexpr const axis& operator[](u32 i) const { return axes_[i]; }
  /// True if the stride was left out.
  constexpr bool has_product_stride(u32 i) const { return is_product_[i]; }
  constexpr author::handle<ir::bank::sgpr, u64> address() const { return address_; }

private:
  template<class, u32... I> struct indices {};
  template<class T, u32... I>
  constexpr tensor(const arg<T*>& pointer, const axis (&axes)[Axes], indices<u32, I...>)
      : address_(as<u64>(pointer)),
        axes_{axis{axes[I].name, axes[I].extent,
                   I + 1 == Axes ? uniform(1, axes[I].extent.where) : axes[I].stride}...} {}

  constexpr void check(const axis (&axes)[Axes]) const {
    const axis& inner = axes[Axes - 1];
    text_buffer why;
    if (!inner.stride.is(0) && !inner.stride.is(1))
      why << "the innermost axis of a tensor, " << inner.name << ", has stride 1: leave its stride out";
    for (u32 i = 0; i < Axes; ++i)
      for (u32 j = 0; j < i; ++j)
        if (axes[i].name == axes[j].name) why << "a tensor has two axes " << axes[i].name;
    if (!why.empty()) address_.program_draft().fail(inner.extent.where, why);
  }
  /// A stride that is left out has 32 bits: the simulator refuses launches where it has more.
  constexpr void limit_product(const axis (&axes)[Axes], u32 of) const {
    emit::draft& k = address_.program_draft();
    ir::launch_product out{.most = most_coordinate, .where = axes[of].extent.where};
    bool is_known = true; // a product of numbers and arguments
    const auto multiply = [&](const uniform& x) {
      if (x.is_number()) return void(out.constant *= x.number());
      const u32 offset = author::argument_offset(k, x.in_sgpr().first_dword());
      is_known = is_known && offset != ~0u && out.factors < 3;
      if (is_known) out.offset_bytes[out.factors++] = offset;
    };
    u32 i = of + 1;
    while (multiply(axes[i].extent), i + 1 < Axes && axes[i].stride.is(0)) ++i;
    if (i + 1 < Axes) multiply(axes[i].stride);
    const uniform& count = axes[of].extent;
    if (!is_known || (count.is_number() && count.number() <= 1)) return;
    if (!count.is_number())
      out.count_offset_bytes = author::argument_offset(k, count.in_sgpr().first_dword());
    k.program.launch_products.push_back(out);
  }
  constexpr void check_range(const axis& a, bool is_product) const {
    check_number(a.extent, "extent", a.name, "");
    check_number(a.stride, "stride", a.name,
                 is_product ? " elements, the product of the extents further inside" : " elements");
  }
  constexpr void check_number(const uniform& x, const char* what, char name, const char* unit) const {
    if (!x.is_number() || (x.exact() >= 0 && x.exact() <= most_coordinate)) return;
    address_.program_draft().fail(x.where, text_buffer()
                                               << "the " << what << " of axis " << name << " is " << x.exact()
                                               << unit << "; allowed are 0 to " << most_coordinate);
  }

  author::handle<ir::bank::sgpr, u64> address_;
  axis axes_[Axes];
  bool is_product_[Axes] = {};
};
template<class T, u32 Axes>
tensor(const arg<T*>&, const axis (&)[Axes]) -> tensor<author::pointed_type<T>, Axes>;

} // namespace kiln::tile
