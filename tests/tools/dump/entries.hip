// SPDX-License-Identifier: MIT
// A kernel for each set of inputs, with and without arguments: what the compiler puts in front of Kiln's asm statement.
#include <kiln/device/body.hpp>

#if defined __HIP_DEVICE_COMPILE__

/// Stands for a kernel that reads the inputs of a set and uses the registers that entries.cpp says.
template<kiln::u32 Inputs> struct no_more_than_inputs {
  struct text {
    static constexpr const char* characters = "s_endpgm\n";
    constexpr const char* data() const { return characters; }
    constexpr unsigned long size() const { return 9; }
  };
  static constexpr bool reads(kiln::ir::input::kind k) {
    return (Inputs >> static_cast<kiln::u32>(k) & 1) != 0;
  }
  static constexpr kiln::i32 highest_claimed(kiln::ir::bank b) {
    return kiln::i32(kiln::compile::claimed_registers(b, b == kiln::ir::bank::agpr ? 0 : 1)) - 1;
  }
  static constexpr bool hidden_arguments() { return (Inputs & 256) != 0; }
  static constexpr kiln::u32 lds_bytes() { return (Inputs >> 7 & 1) != 0 ? 512 : 0; }
};

template<int Inputs, class... T>
__attribute__((global, amdgpu_flat_work_group_size(64, 64))) void entry(T...) {
  kiln::device::body<no_more_than_inputs<Inputs>>();
}

// The pointer to the arguments, input 0, is there only where arguments are, be they hidden (256).
#define TWO(n)                                                                                               \
  template __attribute__((global)) void entry<n>();                                                          \
  template __attribute__((global)) void entry<n, int*>(int*);                                                \
  template __attribute__((global)) void entry<n + 1, int*>(int*);                                            \
  template __attribute__((global)) void entry<n + 257>();                                                    \
  template __attribute__((global)) void entry<n + 257, int*>(int*);
#define EIGHT(n) TWO(n) TWO(n + 2) TWO(n + 4) TWO(n + 6)
#define SIXTY_FOUR(n)                                                                                        \
  EIGHT(n)                                                                                                   \
  EIGHT(n + 8)                                                                                               \
  EIGHT(n + 16) EIGHT(n + 24) EIGHT(n + 32) EIGHT(n + 40) EIGHT(n + 48) EIGHT(n + 56)
SIXTY_FOUR(0)
SIXTY_FOUR(64)
SIXTY_FOUR(128)
SIXTY_FOUR(192)

#endif
