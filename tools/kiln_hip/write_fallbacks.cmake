# SPDX-License-Identifier: MIT
# Writes a C++ file with a weak definition of each exported name: what the runtime defines itself takes its place.
# usage: cmake -DMAP=exports.map -DOUTPUT=fallbacks.cpp -P write_fallbacks.cmake
file(STRINGS ${MAP} lines REGEX "^  [_a-zA-Z]")
set(text "#include \"not_supported.hpp\"\nextern \"C\" {\n")
foreach(line IN LISTS lines)
  string(REGEX REPLACE "^  ([_a-zA-Z0-9]+).*" "\\1" name "${line}")
  string(APPEND text "[[gnu::weak]] int ${name}() {\n  static bool said = false;\n"
    "  return kiln::hip_runtime::not_supported(\"${name}\", said);\n}\n")
endforeach()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "${text}}\n" @ONLY)
