# SPDX-License-Identifier: MIT
# The bundle of code objects that a host object of kiln_add_kernels refers to, as an assembly file. Compiled without a bundle,
# clang's host pass leaves it undefined: the symbol __hip_fatbin_<hash of the source's path and the options>.
#
# usage: cmake -P embed_code_objects.cmake -- HOST_OBJECT BUNDLE OUTPUT.s
math(EXPR first "${CMAKE_ARGC} - 3")
math(EXPR second "${CMAKE_ARGC} - 2")
math(EXPR third "${CMAKE_ARGC} - 1")
set(object "${CMAKE_ARGV${first}}")

file(STRINGS "${object}" symbols REGEX "^__hip_fatbin_[0-9a-f]+$")
list(REMOVE_DUPLICATES symbols)
list(LENGTH symbols count)
if(NOT count EQUAL 1)
  message(FATAL_ERROR "${object}: the host pass refers to ${count} bundles of code objects, not to one; does the file have a kernel?")
endif()
# The section and the alignment are those that clang gives to a bundle that it includes itself.
file(WRITE "${CMAKE_ARGV${third}}" "  .section .hip_fatbin,\"a\",@progbits
  .p2align 12
  .globl ${symbols}
  .hidden ${symbols}
${symbols}:
  .incbin \"${CMAKE_ARGV${second}}\"
  .section .note.GNU-stack,\"\",@progbits
")
