// SPDX-License-Identifier: MIT
#include "fat_binary.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace kiln::hip_runtime {

std::span<const uint8_t> readable_from(const void* address) {
  const auto* const first = static_cast<const uint8_t*>(address);
  const auto begin = reinterpret_cast<uintptr_t>(address);
  std::FILE* const maps = std::fopen("/proc/self/maps", "re");
  if (maps == nullptr) return {first, largest_image}; // without /proc the image's headers are believed
  uintptr_t end = begin;
  char* line = nullptr;
  size_t room = 0;
  while (getline(&line, &room, maps) > 0) {
    unsigned long from = 0, to = 0;
    char rights = '-';
    if (std::sscanf(line, "%lx-%lx %c", &from, &to, &rights) != 3) continue;
    if (from > end) break; // by address
    if (to <= end) continue;
    if (rights != 'r') break;
    end = to;
    if (end - begin >= largest_image) break;
  }
  std::free(line);
  std::fclose(maps);
  return {first, std::min<uint64_t>(end - begin, largest_image)};
}

} // namespace kiln::hip_runtime
