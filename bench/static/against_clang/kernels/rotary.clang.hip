// SPDX-License-Identifier: MIT
#include "../../device.hpp"

KERNEL(rotary)(float* out, const float* in, const float* cosines, const float* sines, int heads) {
  __builtin_assume(heads >= 0 && heads <= 1 << 10 && blocks() <= 1 << 12);
  const int j = lane();
  const float c = cosines[block() * 64 + j], s = sines[block() * 64 + j];
  for (int head = wave(); head < heads; head += 4) {
    const int first = (block() * heads + head) * 128 + j;
    const float a = in[first], b = in[first + 64];
    out[first] = a * c - b * s;
    out[first + 64] = b * c + a * s;
  }
}
