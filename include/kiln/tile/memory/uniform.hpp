// SPDX-License-Identifier: MIT
// Numbers that all lanes have alike: known while the kernel is built, or in an SGPR.
#pragma once

#include <kiln/author/builder.hpp>

namespace kiln::tile {

/// A number, or a view of an SGPR of type i32 or u32, as u32. An SGPR counts as a multiple of the largest power of 2 in
/// `multiple`, which the caller promises.
class uniform {
  using view = author::handle<ir::bank::sgpr, u32>;

public:
  constexpr uniform() = default;
  template<author::IntegerConstant I>
  constexpr uniform(I number, source at = source::here()) // NOLINT: implicit
      : where(at), number_(kept(number)) {}
  template<class H>
    requires((author::ScalarHandleOf<H, i32> || author::ScalarHandleOf<H, u32>) &&
             author::is_sgpr_bank<H::bank>)
  constexpr uniform(const H& h, source at = source::here()) // NOLINT: implicit
      : where(at), draft_(&h.program_draft()), first_(h.first_dword()) {}
  /// An SGPR that is a multiple of a number, by promise: of an argument the simulator checks it.
  template<class H>
    requires((author::ScalarHandleOf<H, i32> || author::ScalarHandleOf<H, u32>) &&
             author::is_sgpr_bank<H::bank>)
  constexpr uniform(const H& h, u32 multiple, source at = source::here()) : uniform(h, at) {
    if (multiple == 0)
      draft_->fail(at, "uniform: an SGPR is promised to be a multiple of 0; allowed are 1 to 4294967295");
    else
      multiple_ = multiple;
    if (!__builtin_is_constant_evaluated())
      author::multiple_at_launch(*draft_, first_, this->multiple(), 0, at);
  }

  constexpr bool is_number() const { return draft_ == nullptr; }
  constexpr bool is(u32 n) const { return is_number() && number_ == n; }
  constexpr u32 number() const { return static_cast<u32>(number_); }
  /// The number as it was written or calculated, `far` at most: what is out of range is told with its value.
  constexpr i64 exact() const { return number_; }
  constexpr view in_sgpr() const { return {*draft_, first_}; }
  /// True if the value is a multiple of 2^bits.
  constexpr bool is_multiple(u32 bits) const { return (known_of_multiples() & ((1u << bits) - 1)) == 0; }
  /// The largest power of 2 up to 2^31 that the value is known to be a multiple of.
  constexpr u32 multiple() const {
    const u32 value = known_of_multiples();
    return value == 0 ? 1u << 31 : value & (~value + 1);
  }

  source where{}; ///< the author's line
  static constexpr i64 far = i64{1} << 62;

private:
  template<class I> static constexpr i64 kept(I number) {
    if constexpr (I(-1) > I(0) && sizeof(I) == 8)
      if (number > u64{far}) return far;
    return static_cast<i64>(number);
  }
  constexpr u32 known_of_multiples() const { return is_number() ? number() : multiple_; }

  emit::draft* draft_ = nullptr;
  u32 first_ = 0, multiple_ = 1;
  i64 number_ = 0;
};

/// The extent of an axis that no lane is compared with: what lies beyond its end is the caller's.
inline constexpr u32 endless = 1u << 30;

/// Products, sums and differences, without an instruction where both are numbers. Of SGPRs they have 32 bits, and keep what is
/// promised of multiples; those of numbers are exact, up to uniform::far.
constexpr uniform times(const uniform& a, const uniform& b) {
  if (a.is_number() && b.is_number()) {
    const i64 x = a.exact(), y = b.exact();
    if (x > 0 && y > uniform::far / x) return {uniform::far, a.where};
    return {static_cast<i64>(static_cast<u64>(x) * static_cast<u64>(y)), a.where};
  }
  if (a.is(1)) return b;
  if (b.is(1)) return a;
  const u64 both = u64{a.multiple()} * b.multiple();
  const u32 multiple = both > 1u << 31 ? 1u << 31 : static_cast<u32>(both);
  if (a.is_number()) return {sgpr<u32>(b.in_sgpr() * a.number()), multiple, a.where};
  if (b.is_number()) return {sgpr<u32>(a.in_sgpr() * b.number()), multiple, a.where};
  return {sgpr<u32>(a.in_sgpr() * b.in_sgpr()), multiple, a.where};
}
constexpr uniform plus(const uniform& a, const uniform& b) {
  if (a.is_number() && b.is_number())
    return {static_cast<i64>(static_cast<u64>(a.exact()) + static_cast<u64>(b.exact())), a.where};
  if (a.is(0)) return b;
  if (b.is(0)) return a;
  const u32 multiple = a.multiple() < b.multiple() ? a.multiple() : b.multiple();
  if (a.is_number()) return {sgpr<u32>(b.in_sgpr() + a.number()), multiple, a.where};
  if (b.is_number()) return {sgpr<u32>(a.in_sgpr() + b.number()), multiple, a.where};
  return {sgpr<u32>(a.in_sgpr() + b.in_sgpr()), multiple, a.where};
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
/// address + a b bytes, exact in 64 bits, `bytes` being a power of 2: a view of new SGPRs.
constexpr author::handle<ir::bank::sgpr, u64> moved_by(const author::handle<ir::bank::sgpr, u64>& address,
                                                       const uniform& a, const uniform& b, u32 bytes = 1) {
  const auto view = [](const sgpr<u64>& x) {
    return author::handle<ir::bank::sgpr, u64>(x.program_draft(), x.first_dword());
  };
  if (a.is_number() && b.is_number())
    return view(address + static_cast<u64>(a.exact()) * static_cast<u64>(b.exact()) * bytes);
  if (a.is_number() || b.is_number()) {
    const uniform &number = a.is_number() ? a : b, &other = a.is_number() ? b : a;
    const u64 factor = u64{number.number()} * bytes;
    if (factor < u64{1} << 32)
      return view(address + multiply_wide(other.in_sgpr(), static_cast<u32>(factor)));
    return view(address + (multiply_wide(other.in_sgpr(), number.number()) << __builtin_ctz(bytes)));
  }
  const sgpr<u64> product = multiply_wide(a.in_sgpr(), b.in_sgpr());
  if (bytes == 1) return view(address + product);
  return view(address + (product << __builtin_ctz(bytes)));
}

} // namespace kiln::tile
