# SPDX-License-Identifier: MIT
# kiln_add_simulated_test(NAME [DEVICE BOARD...] [ERROR_EXIT CODE] [SEED NUMBER] [ARGUMENTS ...] [LAUNCHER COMMAND...])
#
# Adds the CTest test NAME, which runs the executable target NAME, a HIP program, on the simulator instead of a GPU. With
# ERROR_EXIT the test also fails if the checks of docs/hip_checks.md find an error. DEVICE: boards, by default MI300X.
# LAUNCHER: what starts kiln_hip, such as a container with the program's libraries.
function(kiln_add_simulated_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "ERROR_EXIT;SEED" "DEVICE;ARGUMENTS;LAUNCHER")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "kiln_add_simulated_test(${name}): unknown arguments: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT TARGET ${name})
    message(FATAL_ERROR "kiln_add_simulated_test(${name}): ${name} is no executable target")
  endif()
  if(NOT EXISTS "${KILN_HIP_PROGRAM}")
    message(FATAL_ERROR "kiln_add_simulated_test(${name}): this Kiln has no kiln_hip: build it with -DKILN_BUILD_TOOLS=ON where "
      "ROCm 7.2's headers are")
  endif()
  add_test(NAME ${name} COMMAND ${arg_LAUNCHER} ${KILN_HIP_PROGRAM} run $<TARGET_FILE:${name}> ${arg_ARGUMENTS})
  set(environment)
  if(arg_DEVICE)
    list(JOIN arg_DEVICE "," boards)
    list(APPEND environment KILN_HIP_DEVICE=${boards})
  endif()
  foreach(variable IN ITEMS ERROR_EXIT SEED)
    if(DEFINED arg_${variable})
      list(APPEND environment KILN_HIP_${variable}=${arg_${variable}})
    endif()
  endforeach()
  set_tests_properties(${name} PROPERTIES ENVIRONMENT "${environment}")
endfunction()
