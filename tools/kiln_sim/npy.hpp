// SPDX-License-Identifier: MIT
// Arrays in .npy files (NumPy's format, versions 1 to 3; C order, little-endian).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace kiln::code_object {

struct array {
  std::string type; ///< NumPy's: <f4, <i8, |u1, ...
  std::vector<uint64_t> shape;
  std::vector<uint8_t> bytes;
};

/// Bytes of an element of a NumPy type; 0 if the type is not understood.
uint32_t bytes_of_type(const std::string& type);

/// NumPy's name of f32, i8, u16, ...; bf16 and the 8-bit floats are kept as unsigned integers. Empty if unknown.
std::string numpy_type(const std::string& name);

/// Errors are `failure`s that name the file.
array read_npy(const std::string& file);
void write_npy(const std::string& file, const array& a);

} // namespace kiln::code_object
