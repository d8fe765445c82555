# SPDX-License-Identifier: MIT
# One device pass of kiln_add_kernels. bytecode: by clang's bytecode evaluator, and once more by the default one, which is
# slower, where that refuses the file. default: by that alone. both: by each, and their code objects must be equal.
# HEADER is Kiln, precompiled (cmake/precompiled.hpp), or empty.
#
# usage: cmake -P compile_device_code.cmake -- bytecode|default|both SECONDS header=HEADER OUTPUT SOURCE COMPILER FLAG...
set(arguments)
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(i RANGE ${last})
  list(APPEND arguments "${CMAKE_ARGV${i}}")
endforeach()
list(FIND arguments -- begin)
math(EXPR begin "${begin} + 1")
list(SUBLIST arguments ${begin} -1 arguments)
list(POP_FRONT arguments evaluator seconds header output source)
string(REPLACE "header=" "" header "${header}")
if(header)
  set(header -Xclang -include-pch -Xclang ${header})
endif()

# Sets `result` and `messages`. coreutils' timeout ends the driver's children too; CMake's TIMEOUT lets them run on.
set(ran_out 124)
find_program(timeout timeout REQUIRED)
macro(evaluate object)
  execute_process(COMMAND ${timeout} --kill-after=1 ${seconds} ${arguments} ${header} ${ARGN} -c ${source} -o ${object}
    RESULT_VARIABLE result ERROR_VARIABLE messages)
  if(result EQUAL ran_out)
    message(FATAL_ERROR "${source}: the compiler did not end in ${seconds} s (kiln_add_kernels, TIME_LIMIT). A host loop "
                        "that never ends? `for` and `while` on host values run while the kernel is compiled.")
  endif()
endmacro()
macro(print_messages)
  if(NOT messages STREQUAL "")
    execute_process(COMMAND ${CMAKE_COMMAND} -E echo_append "${messages}")
  endif()
endmacro()

set(bytecode -fexperimental-new-constant-interpreter)
if(evaluator STREQUAL "default")
  set(bytecode)
endif()
evaluate(${output} ${bytecode})
# The file defines a macro that Kiln's headers depend on: see precompiled.hpp.
if(NOT result EQUAL 0 AND header AND messages MATCHES "attempt to use a poisoned identifier")
  set(header)
  evaluate(${output} ${bytecode})
endif()

# What the evaluator cannot do is neither Kiln's nor the author's assertion.
if(NOT result EQUAL 0 AND NOT evaluator STREQUAL "default" AND NOT messages MATCHES "static assertion failed"
   AND messages MATCHES "constant expression|frontend command failed|PLEASE submit a bug report")
  set(refused "${source}:1:1")
  set(reason)
  if(messages MATCHES "\n([^\n]+:[0-9]+:[0-9]+): note: ([^\n]* cannot be used in a constant expression)")
    set(refused "${CMAKE_MATCH_1}")
    set(reason " (${CMAKE_MATCH_2})")
  endif()
  evaluate(${output})
  if(result EQUAL 0 AND evaluator STREQUAL "both")
    file(REMOVE ${output})
    message(FATAL_ERROR "${refused}: clang's bytecode evaluator refused this file${reason}, so there is nothing to compare: \
see docs/compile_time.md, \"The other evaluator\"")
  elseif(result EQUAL 0)
    execute_process(COMMAND ${CMAKE_COMMAND} -E echo "${refused}: warning: clang's bytecode evaluator refused this file${reason}; \
its default evaluator, which is two to four times slower, compiled it: see docs/compile_time.md, \"The other evaluator\"")
  endif()
elseif(result EQUAL 0 AND evaluator STREQUAL "both")
  print_messages()
  evaluate(${output}.default)
  if(result EQUAL 0)
    file(SHA256 ${output} one)
    file(SHA256 ${output}.default other)
    if(NOT one STREQUAL other)
      file(REMOVE ${output})
      message(FATAL_ERROR "${source}: clang's two evaluators give different code: ${output} and ${output}.default")
    endif()
  endif()
endif()
print_messages()
if(NOT result EQUAL 0)
  file(REMOVE ${output})
  message(FATAL_ERROR "${source} does not compile")
endif()
file(STRINGS ${output} kernels REGEX "\\.kd$")
if(NOT kernels)
  file(REMOVE ${output})
  message(FATAL_ERROR "${source} has no kernel: KILN_KERNEL makes one of a function")
endif()
