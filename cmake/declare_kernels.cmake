# SPDX-License-Identifier: MIT
# A header with KILN_DECLARE_KERNEL of each kernel of some host objects. What it says is read from their symbols:
# saxpy_kernel_has_type(void (*)(float*, float), kiln::block_size<256u, 1u, 1u>).
#
# usage: cmake -P declare_kernels.cmake -- NM OUTPUT.hpp OBJECT...
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(i RANGE 3 ${last})
  list(APPEND arguments "${CMAKE_ARGV${i}}")
endforeach()
list(POP_FRONT arguments separator nm output)

execute_process(COMMAND ${nm} --demangle --defined-only ${arguments} OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[A-Za-z0-9_]+_has_type\\(void \\(\\*\\)\\([^\n]*\\), kiln::block_size<[0-9u, ]+>\\)" symbols "${symbols}")
string(REPLACE "std::bfloat16_t" "__bf16" symbols "${symbols}") # the demangler's name of it
list(SORT symbols)
list(REMOVE_DUPLICATES symbols)
set(declarations)
foreach(symbol IN LISTS symbols)
  string(REGEX MATCH "^(.*)_has_type\\(void \\(\\*\\)\\((.*)\\), kiln::block_size<([0-9]+)u, ([0-9]+)u, ([0-9]+)u>\\)$" matched "${symbol}")
  string(APPEND declarations "KILN_DECLARE_KERNEL(${CMAKE_MATCH_1}, void(${CMAKE_MATCH_2}), \
kiln::block_size<${CMAKE_MATCH_3}, ${CMAKE_MATCH_4}, ${CMAKE_MATCH_5}>);\n")
endforeach()
file(CONFIGURE OUTPUT ${output} @ONLY CONTENT "// Written by kiln_add_kernels. Types of your own that kernels take must be declared before.
#pragma once
#include <kiln/device/launch.hpp>

${declarations}")
