// SPDX-License-Identifier: MIT
// A growable array that works in constant evaluation and costs one pointer read an element.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln {

/// In one piece: a sixteenth of what a loop of assignments costs in constant evaluation. Not a member of list, nor a
/// template: there are fifty lists in a kernel's compilation.
constexpr void copy_bytes(void* to, const void* from, u64 bytes) {
  if (bytes != 0) __builtin_memcpy(to, from, bytes);
}

/// Like std::vector, without its price in constant evaluation. Elements must be trivially copyable and default
/// constructible. Hot loops take `begin()` once and walk the pointer.
///
/// Room that no element has taken yet is left uninitialised where T allows it (no default member initialisers): clang
/// takes 7 us to give one ir::instruction its defaults, and half of a growing list is such room.
template<class T> class list {
public:
  constexpr list() = default;
  constexpr explicit list(u32 count) : items_(new T[count]{}), size_(count), capacity_(count) {}
  constexpr list(const list& other)
      : items_(other.size_ ? new T[other.size_] : nullptr), size_(other.size_), capacity_(other.size_) {
    copy_bytes(items_, other.items_, size_ * sizeof(T));
  }
  constexpr list(list&& other) noexcept
      : items_(other.items_), size_(other.size_), capacity_(other.capacity_) {
    other.items_ = nullptr;
    other.size_ = other.capacity_ = 0;
  }
  constexpr list& operator=(list other) noexcept {
    T* items = items_;
    items_ = other.items_;
    other.items_ = items;
    size_ = other.size_;
    const u32 capacity = capacity_;
    capacity_ = other.capacity_;
    other.capacity_ = capacity;
    return *this;
  }
  constexpr ~list() { delete[] items_; }

  /// `count` equal elements. In pieces that double: much cheaper in constant evaluation than one by one.
  static constexpr list filled(u32 count, const T& item) {
    list out;
    out.reserve(count);
    out.size_ = count;
    if (count != 0) out.items_[0] = item;
    for (u32 done = 1; done < count; done *= 2)
      copy_bytes(out.items_ + done, out.items_, (done * 2 <= count ? done : count - done) * sizeof(T));
    return out;
  }

  constexpr u32 size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  // + 0: clang 22's bytecode interpreter cannot evaluate p->member where p is what new[] returned.
  constexpr T* begin() { return items_ + 0; }
  constexpr T* end() { return items_ + size_; }
  constexpr const T* begin() const { return items_ + 0; }
  constexpr const T* end() const { return items_ + size_; }
  constexpr T& operator[](u32 i) { return items_[i]; }
  constexpr const T& operator[](u32 i) const { return items_[i]; }
  constexpr T& back() { return items_[size_ - 1]; }
  constexpr const T& back() const { return items_[size_ - 1]; }

  constexpr void push_back(const T& item) {
    if (size_ == capacity_) {
      const T kept = item; // which may lie in what is outgrown
      grow();
      items_[size_++] = kept;
      return;
    }
    items_[size_++] = item;
  }
  /// A new last element, value-initialised.
  constexpr T& append() {
    if (size_ == capacity_) grow();
    items_[size_] = T{};
    return items_[size_++];
  }
  /// A new last element of which the caller writes every member.
  constexpr T& append_blank() {
    if (size_ == capacity_) grow();
    return items_[size_++];
  }
  constexpr void pop_back() { --size_; }
  constexpr void clear() { size_ = 0; }

  constexpr void reserve(u32 capacity) {
    if (capacity <= capacity_) return;
    T* items = new T[capacity];
    // Items may be pointers themselves, hence the casts.
    copy_bytes(static_cast<void*>(items), static_cast<const void*>(items_), size_ * sizeof(T));
    delete[] items_;
    items_ = items;
    capacity_ = capacity;
  }
  /// New elements are value-initialised.
  constexpr void resize(u32 count) {
    reserve(count);
    for (u32 i = size_; i < count; ++i) items_[i] = T{};
    size_ = count;
  }

private:
  /// Room for more elements. ir/program.hpp has its own for instructions.
  constexpr void grow() { reserve(capacity_ != 0 ? capacity_ * 2 : 64); }

  T* items_ = nullptr;
  u32 size_ = 0;
  u32 capacity_ = 0;
};

} // namespace kiln
