// SPDX-License-Identifier: MIT
// Host memory as a kernel's global memory, and kernel arguments packed as the kernel expects them.
#pragma once

#include <kiln/analysis/programs/pointer_origins.hpp>
#include <kiln/ir/program.hpp>
#include <kiln/isa/hidden_arguments.hpp>
#include <kiln/sim/memory.hpp>
#include <kiln/support/note.hpp>

namespace kiln::sim {

/// Declares a buffer without values: the monitor reports reads of bytes that the kernel has not stored to.
struct uninitialised_t {};
inline constexpr uninitialised_t uninitialised{};

/// An array that a kernel reaches through a pointer argument: the caller's memory, or memory of its own.
/// `buffer<const T>` is read-only to the kernel. T is trivially copyable.
template<class T> class buffer {
public:
  using value_type = __remove_cv(T);

  /// The caller's memory; it must outlive the run.
  constexpr buffer(T* data, u64 count) : data_(data), count_(count) {}
  template<u64 N> constexpr buffer(T (&array)[N]) : data_(array), count_(N) {} // NOLINT: implicit
  /// Memory of its own, value-initialised.
  constexpr explicit buffer(u64 count) : own_(new value_type[count]{}), data_(own_), count_(count) {}
  /// Memory of its own, to be written before it is read. The monitor reports earlier reads; they find value-initialised memory.
  constexpr buffer(u64 count, uninitialised_t) : buffer(count) {
    written_ = new u8[count * sizeof(T) / 8 + 1]{};
  }
  constexpr buffer(buffer&& other) noexcept
      : own_(other.own_), data_(other.data_), count_(other.count_), written_(other.written_) {
    other.own_ = nullptr;
    other.written_ = nullptr;
  }
  buffer(const buffer&) = delete;
  buffer& operator=(const buffer&) = delete;
  constexpr ~buffer() {
    delete[] own_;
    delete[] mapped_;
    delete[] written_;
  }

  constexpr u64 size() const { return count_; }
  constexpr T* data() const { return data_; }
  constexpr T& operator[](u64 i) const { return data_[i]; }
  constexpr T* begin() const { return data_; }
  constexpr T* end() const { return data_ + count_; }

  /// Device address, null if the buffer is null and empty. In constant evaluation a copy in bytes stands for the memory until
  /// `unmap`.
  constexpr u64 map(memory& m, bool is_read_only = false) {
    const bool writable = __is_same(T, value_type) && !is_read_only;
    if (data_ == nullptr && count_ == 0) return m.declare_null();
    const u64 bytes = count_ * sizeof(T);
    if (!__builtin_is_constant_evaluated())
      return m.declare(const_cast<u8*>(reinterpret_cast<const u8*>(data_)), bytes, writable, written_);
    mapped_ = new u8[bytes + 1]{};
    for (u64 i = 0; i < count_; ++i) {
      const auto raw = __builtin_bit_cast(element_bytes, data_[i]);
      for (u32 k = 0; k < sizeof(T); ++k) mapped_[i * sizeof(T) + k] = raw.byte[k];
    }
    return m.declare(mapped_, bytes, writable, written_);
  }
  constexpr void unmap() {
    if constexpr (__is_same(T, value_type)) {
      for (u64 i = 0; mapped_ != nullptr && i < count_; ++i) {
        element_bytes raw{};
        for (u32 k = 0; k < sizeof(T); ++k) raw.byte[k] = mapped_[i * sizeof(T) + k];
        data_[i] = __builtin_bit_cast(value_type, raw);
      }
    }
    delete[] mapped_;
    mapped_ = nullptr;
  }

private:
  struct element_bytes {
    u8 byte[sizeof(T)];
  };

  value_type* own_ = nullptr;
  T* data_ = nullptr;
  u64 count_ = 0;
  u8* mapped_ = nullptr;
  u8* written_ = nullptr; ///< one bit per byte
};

template<class T> inline constexpr bool is_buffer = false;
template<class T> inline constexpr bool is_buffer<buffer<T>> = true;
/// What does not say how many elements there are, or is no argument: pointers and arrays.
template<class T> inline constexpr bool needs_buffer = __is_pointer(T) || __is_array(T);

/// Kernel arguments of one launch: global memory with region 0 holding the argument block.
class launch_memory {
public:
  constexpr explicit launch_memory(const ir::program& program) : program_(program) {
    u32 size = program.hidden_arguments ? ir::hidden_begin(program) + isa::hidden_bytes : 0;
    for (const ir::argument& a : program.arguments)
      if (a.offset_bytes + a.size_bytes > size) size = a.offset_bytes + a.size_bytes;
    // Where arguments are loaded together, scalar loads may read whole groups of 64 bytes.
    bytes_ = (size + 63) / 64 * 64;
    block_ = new u8[bytes_ + 1]{};
    memory_.declare(block_, bytes_, false);
  }
  launch_memory(const launch_memory&) = delete;
  launch_memory& operator=(const launch_memory&) = delete;
  constexpr ~launch_memory() { delete[] block_; }

  constexpr sim::memory& memory() { return memory_; }
  constexpr u64 kernarg_address() const { return sim::memory::base_of(0); }
  constexpr const note& error() const { return error_; }

  template<class T> constexpr void pass(buffer<T>& b) {
    if (b.size() != 0 && b.data() == nullptr)
      return fail() << "is a null buffer of " << b.size() << " elements", void();
    const bool known = count_ < program_.arguments.size();
    if (known && program_.has_promises) {
      ranges_.resize(program_.arguments.size());
      ranges_[count_] = {b.data(), b.size() * sizeof(T)};
    }
    const u8 promises = known ? program_.arguments[count_].promises : u8{0};
    pass_bytes(b.map(memory_, (promises & ir::promise::is_read_only) != 0), true, ir::argument_type_of<T>);
  }
  template<class T>
    requires(!is_buffer<T>)
  constexpr void pass(const T& value) {
    pass_bytes(value, false, ir::argument_type_of<T>);
  }
  /// The hidden arguments of a launch of `grid` workgroups in x, y, z; 0 in y or z counts as 1.
  constexpr void pass_hidden(const u32 (&grid)[3]) {
    for (u32 axis = 0; axis < 3; ++axis) grid_[axis] = grid[axis] == 0 ? 1 : grid[axis];
    if (!program_.hidden_arguments) return;
    u8* const begin = block_ + ir::hidden_begin(program_);
    u32 dimensions = 1;
    for (u32 axis = 0; axis < 3; ++axis) {
      const u32 groups = grid[axis] == 0 ? 1 : grid[axis], items = program_.block_size[axis];
      store_u32(begin + isa::hidden_arguments[axis].offset_bytes, groups);
      store_u16(begin + isa::hidden_arguments[3 + axis].offset_bytes, items);
      if (u64{groups} * items != 1) dimensions = axis + 1;
    }
    store_u16(begin + isa::hidden_arguments[12].offset_bytes, dimensions);
  }
  /// True if all arguments are given.
  constexpr void close() {
    if (!error_.raised && count_ != program_.arguments.size()) {
      error_.raised = true;
      error_.text << "the kernel takes " << program_.arguments.size() << " arguments, the launch gives "
                  << count_;
    }
    for (const ir::assumption& s : program_.assumptions) check(s, whole(s));
    for (const ir::launch_limit& l : program_.launch_limits) check(l);
    for (const ir::launch_product& l : program_.launch_products) check(l);
    if (program_.has_promises && !ranges_.empty()) check_promises();
  }

private:
  /// The memory of a buffer; of other arguments empty.
  struct range {
    const void* data = nullptr;
    u64 bytes = 0;

    /// In constant evaluation only for ranges with one begin: others cannot be compared there.
    constexpr bool overlaps(const range& other) const {
      if (bytes == 0 || other.bytes == 0) return false;
      if (__builtin_is_constant_evaluated()) return data == other.data;
      const u64 a = reinterpret_cast<__UINTPTR_TYPE__>(data),
                b = reinterpret_cast<__UINTPTR_TYPE__>(other.data);
      return a - b < other.bytes || b - a < bytes;
    }
  };

  /// What the author has promised of the memory of pointer arguments must hold.
  constexpr void check_promises() {
    const list<source> stores =
        program_.is(ir::stage::built) ? analysis::stores_by_argument(program_) : program_.argument_stores;
    for (u32 a = 0; a < stores.size(); ++a)
      for (u32 b = 0; b < stores.size(); ++b) {
        if (error_.raised || a == b || !ranges_[a].overlaps(ranges_[b])) continue;
        const u8 promises = program_.arguments[a].promises;
        const bool is_restrict = (promises & ir::promise::is_restrict) != 0;
        if (is_restrict && stores[a].line != 0)
          refuse_overlap(b, a, "restrict", a, stores[a]);
        else if (promises != 0 && stores[b].line != 0)
          refuse_overlap(b, a, is_restrict ? "restrict" : "read_only", b, stores[b]);
      }
    for (const ir::distinct_arguments& d : program_.distinct)
      if (!error_.raised && ranges_[d.first].overlaps(ranges_[d.second])) {
        error_.raised = true;
        error_.text << "argument " << d.second << " overlaps argument " << d.first
                    << "; the kernel promises that they do not alias (" << d.where.file << ':' << d.where.line
                    << ')';
      }
  }
  /// "argument 1 overlaps argument 0, which is restrict; the kernel writes argument 1 (saxpy.hip:12)"
  constexpr void refuse_overlap(u32 argument, u32 promised, const char* promise, u32 written,
                                const source& store) {
    if (error_.raised) return;
    error_.raised = true;
    error_.text << "argument " << argument << " overlaps argument " << promised << ", which is " << promise
                << "; the kernel writes argument " << written << " (" << store.file << ':' << store.line
                << ')';
  }
  /// What the author has assumed of an argument or of the grid must hold.
  constexpr void check(const ir::assumption& s, const ir::assumption& shown) {
    if (error_.raised) return;
    const i64 value = value_of(s);
    if (value >= s.low && value <= s.high) return;
    begin_refusal(s, value);
    put_range(shown);
    error_.text << " (" << s.where.file << ':' << s.where.line << ')';
  }
  constexpr void check(const ir::launch_limit& l) {
    check(l.bounds, l.bounds);
    if (error_.raised) return;
    const i64 value = value_of(l.bounds);
    if ((value & (l.multiple - 1)) == 0 || (value >= 0 && value <= l.any_up_to)) return;
    begin_refusal(l.bounds, value);
    error_.text << "a multiple of " << l.multiple;
    if (l.any_up_to > 0) error_.text << ", or at most " << l.any_up_to;
    error_.text << " (" << l.bounds.where.file << ':' << l.bounds.where.line << ')';
  }
  constexpr void check(const ir::launch_product& l) {
    constexpr u64 far = u64{1} << 62;
    if (error_.raised) return;
    if (l.count_offset_bytes != ~0u && load_u32(block_ + l.count_offset_bytes) <= 1) return;
    u64 product = l.constant;
    for (u32 i = 0; i < l.factors; ++i) {
      const u64 value = load_u32(block_ + l.offset_bytes[i]);
      product = value == 0 ? 0 : product > far / value ? far : product * value;
    }
    if (product <= static_cast<u64>(l.most)) return;
    error_.raised = true;
    error_.text << "the product of ";
    for (u32 i = 0; i < l.factors; ++i)
      error_.text << (i == 0 ? "argument " : ", argument ") << argument_at(l.offset_bytes[i]);
    if (l.constant != 1) error_.text << ", " << l.constant;
    error_.text << " is " << product << "; as a stride it is at most " << l.most << " (" << l.where.file
                << ':' << l.where.line << ')';
  }
  constexpr u32 argument_at(u32 offset_bytes) const {
    u32 number = 0;
    for (const ir::argument& a : program_.arguments) number += a.offset_bytes + a.size_bytes <= offset_bytes;
    return number;
  }
  constexpr i64 value_of(const ir::assumption& s) const {
    const bool of_grid = s.axis != ir::assumption::not_of_grid;
    const u32 bits = of_grid ? grid_[s.axis] : load_u32(block_ + s.offset_bytes);
    return s.is_signed ? i64{static_cast<i32>(bits)} : i64{bits};
  }
  constexpr void begin_refusal(const ir::assumption& s, i64 value) {
    error_.raised = true;
    if (s.axis != ir::assumption::not_of_grid) {
      error_.text << "the grid has " << value << " workgroups in " << "xyz"[s.axis];
    } else {
      error_.text << "argument " << argument_at(s.offset_bytes) << " is " << value;
    }
    error_.text << "; the kernel assumes ";
  }
  /// All that is assumed of what `s` is a bound of: each assumption is within those before it.
  constexpr const ir::assumption& whole(const ir::assumption& s) const {
    const ir::assumption* last = &s;
    for (const ir::assumption& other : program_.assumptions)
      if (other.is_of_same(s)) last = &other;
    return *last;
  }
  /// "1..268435456", or "at least 1" where the type is the other bound.
  constexpr void put_range(const ir::assumption& s) {
    if (s.low == s.high)
      error_.text << s.low;
    else if (s.high == s.most())
      error_.text << "at least " << s.low;
    else if (s.low == s.least())
      error_.text << "at most " << s.high;
    else
      error_.text << s.low << ".." << s.high;
  }
  template<class T> constexpr void pass_bytes(const T& value, bool pointer, ir::argument_type type) {
    struct raw_bytes {
      u8 byte[sizeof(T)];
    };
    if (error_.raised) return;
    if (count_ >= program_.arguments.size()) return ++count_, void();
    const ir::argument& a = program_.arguments[count_];
    if (a.is_pointer != pointer)
      return fail() << (pointer ? "is a buffer; the kernel takes a value there"
                                : "is a value; the kernel takes a pointer there"),
             void();
    if (a.size_bytes != sizeof(T))
      return fail() << "has " << u32{sizeof(T)} << " bytes; the kernel takes " << a.size_bytes, void();
    if (!is_given_for(a.type, type)) return refuse_type(a.type, type, pointer);
    const auto raw = __builtin_bit_cast(raw_bytes, value);
    for (u32 i = 0; i < sizeof(T); ++i) block_[a.offset_bytes + i] = raw.byte[i];
    ++count_;
  }
  static constexpr void put_type(text_buffer& out, ir::argument_type t) {
    if (t.kind == ir::argument_type::integer)
      out << "a " << u32{t.bytes} << "-byte integer";
    else if (t.kind == ir::argument_type::bfloat)
      out << "a __bf16";
    else
      out << (t.bytes == 2 ? "a _Float16" : t.bytes == 4 ? "a float" : "a double");
  }
  /// "argument 2 is a 4-byte integer; the kernel takes a float"
  constexpr void refuse_type(ir::argument_type taken, ir::argument_type given, bool pointer) {
    text_buffer& text = fail() << (pointer ? "is a buffer; an element is " : "is ");
    put_type(text, given);
    text << "; the kernel takes ";
    put_type(text, taken);
  }
  constexpr text_buffer& fail() {
    if (error_.raised) return ignored_;
    error_.raised = true;
    return error_.text << "argument " << count_ << ' ';
  }

  const ir::program& program_;
  sim::memory memory_;
  u8* block_ = nullptr;
  u32 bytes_ = 0;
  u32 count_ = 0;
  u32 grid_[3] = {1, 1, 1}; ///< workgroups
  list<range> ranges_;      ///< by argument, of a program with promises
  note error_;
  text_buffer ignored_;
};

} // namespace kiln::sim
