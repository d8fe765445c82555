// SPDX-License-Identifier: MIT
// Modules from files and images that are cut off: an error, and the program goes on.
#include "device_check.hpp"

#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <sys/mman.h>
#include <vector>

int main(int argc, char** argv) {
  expect(argc == 2, "usage: device_damaged CODE_OBJECT");
  std::ifstream in(argv[1], std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  expect(bytes.size() > 1000, "the code object");
  const std::string part = std::string(argv[1]) + ".part";
  constexpr size_t page = 4096;
  const size_t room = (bytes.size() + page - 1) / page * page;
  char* const memory = static_cast<char*>(
      mmap(nullptr, room + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  mprotect(memory + room, page, PROT_NONE);
  size_t refused = 0;
  hipModule_t m = nullptr;
  for (size_t size = 1; size < bytes.size(); size += 61) {
    std::ofstream(part, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(size));
    refused += hipModuleLoad(&m, part.c_str()) == hipErrorInvalidImage;
    std::memcpy(memory + room - size, bytes.data(), size);
    refused += hipModuleLoadData(&m, memory + room - size) == hipErrorInvalidImage;
  }
  std::remove(part.c_str());
  expect(refused == 2 * ((bytes.size() - 2) / 61 + 1), "parts of a code object");
  std::memcpy(memory + room - bytes.size(), bytes.data(), bytes.size());
  check(hipModuleLoadData(&m, memory + room - bytes.size()), "the whole code object");
  expect(hipModuleLoad(&m, "/dev/zero") == hipErrorInvalidImage, "a file without an end");
  expect(hipModuleLoad(&m, "/") == hipErrorInvalidImage, "a directory");
  std::puts("damaged modules are right");
}
