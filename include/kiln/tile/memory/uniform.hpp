// SPDX-License-Identifier: MIT
// Numbers that all lanes have alike: known while the kernel is built, or in an SGPR.
#pragma once

#include <kiln/author/builder.hpp>

namespace kiln::tile {

/// A number, or a view of an SGPR of type i32 or u32, as u32. An SGPR counts as a multiple of `multiple`, a power of 2, which
/// the caller promises.
class uniform {
  using view = author::handle<ir::bank::sgpr, u32>;

public:
  constexpr uniform() = default;
  template<author::IntegerConstant I>
  constexpr uniform(I number, source at = source::here()) // NOLINT: implicit
      : where(at), number_(static_cast<u32>(number)) {}
  template<class H>
    requires((author::ScalarHandleOf<H, i32> || author::ScalarHandleOf<H, u32>) &&
             author::is_sgpr_bank<H::bank>)
  constexpr uniform(const H& h, source at = source::here()) // NOLINT: implicit
      : where(at), draft_(&h.program_draft()), first_(h.first_dword()) {}
  /// An SGPR that is a multiple of a number, by promise.
  template<class H>
    requires((author::ScalarHandleOf<H, i32> || author::ScalarHandleOf<H, u32>) &&
             author::is_sgpr_bank<H::bank>)
  constexpr uniform(const H& h, u32 multiple, source at = source::here()) : uniform(h, at) {
    multiple_ = multiple;
  }

  constexpr bool is_number() const { return draft_ == nullptr; }
  constexpr bool is(u32 n) const { return is_number() && number_ == n; }
  constexpr u32 number() const { return number_; }
  constexpr view in_sgpr() const { return {*draft_, first_}; }
  /// True if the value is a multiple of 2^bits.
  constexpr bool is_multiple(u32 bits) const {
    const u32 value = is_number() ? number_ : multiple_;
    return (value & ((1u << bits) - 1)) == 0;
  }

  source where{}; ///< the author's line

private:
  emit::draft* draft_ = nullptr;
  u32 first_ = 0, number_ = 0, multiple_ = 1;
};

/// The extent of an axis that no lane is compared with: what lies beyond its end is the caller's.
inline constexpr u32 endless = 1u << 30;

/// Products and differences, without an instruction where both are numbers.
constexpr uniform times(const uniform& a, const uniform& b) {
  if (a.is_number() && b.is_number()) return {a.number() * b.number(), a.where};
  if (a.is(1)) return b;
  if (b.is(1)) return a;
  if (a.is_number()) return {sgpr<u32>(b.in_sgpr() * a.number()), a.where};
  if (b.is_number()) return {sgpr<u32>(a.in_sgpr() * b.number()), a.where};
  return {sgpr<u32>(a.in_sgpr() * b.in_sgpr()), a.where};
}
constexpr uniform plus(const uniform& a, const uniform& b) {
  if (a.is_number() && b.is_number()) return {a.number() + b.number(), a.where};
  if (a.is(0)) return b;
  if (b.is(0)) return a;
  if (a.is_number()) return {sgpr<u32>(b.in_sgpr() + a.number()), a.where};
  if (b.is_number()) return {sgpr<u32>(a.in_sgpr() + b.number()), a.where};
  return {sgpr<u32>(a.in_sgpr() + b.in_sgpr()), a.where};
}
/// a - b as signed numbers, but not below 0, and `most` at most.
constexpr uniform left_of(const uniform& a, const uniform& b, u32 most) {
  if (a.is_number() && b.is_number()) {
    const u32 left = a.number() > b.number() ? a.number() - b.number() : 0;
    return {left < most ? left : most, a.where};
  }
  auto left = a.is_number()   ? sgpr<u32>(a.number() - b.in_sgpr())
              : b.is_number() ? sgpr<u32>(a.in_sgpr() - b.number())
                              : sgpr<u32>(a.in_sgpr() - b.in_sgpr());
  auto out = max(min(as<i32>(left), static_cast<i32>(most)), 0);
  return {out, a.where};
}
/// address + a b bytes, exact in 64 bits: a view of new SGPRs.
constexpr author::handle<ir::bank::sgpr, u64> moved_by(const author::handle<ir::bank::sgpr, u64>& address,
                                                       const uniform& a, const uniform& b) {
  const auto view = [](const sgpr<u64>& x) {
    return author::handle<ir::bank::sgpr, u64>(x.program_draft(), x.first_dword());
  };
  if (a.is_number() && b.is_number()) return view(address + u64{a.number()} * b.number());
  if (a.is_number()) return view(address + multiply_wide(b.in_sgpr(), a.number()));
  if (b.is_number()) return view(address + multiply_wide(a.in_sgpr(), b.number()));
  return view(address + multiply_wide(a.in_sgpr(), b.in_sgpr()));
}

} // namespace kiln::tile
