# SPDX-License-Identifier: MIT
# Building device code: with clang alone (code objects), and with real ROCm (whole programs).
set(KILN_TARGETS gfx90a gfx942 gfx950 CACHE STRING "Architectures that examples and device tests are built for")

execute_process(COMMAND ${PROJECT_SOURCE_DIR}/scripts/in_rocm --where
  OUTPUT_VARIABLE kiln_rocm OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_VARIABLE kiln_no_rocm ERROR_STRIP_TRAILING_WHITESPACE)
message(STATUS "Device programs: ${kiln_rocm}${kiln_no_rocm}")

set(kiln_device_flags -std=c++20 -O3 -Wall -Wextra -Werror -DKILN_SHOW_WARNINGS ${kiln_evaluation_flags} -I${PROJECT_SOURCE_DIR}/include)

# Adds the file OBJECT, the code object of a source for one target, built by the project's own clang without HIP.
function(kiln_add_code_object object source target)
  add_custom_command(OUTPUT ${object}
    COMMAND ${CMAKE_CXX_COMPILER} -x hip -nogpuinc -nogpulib --offload-device-only --no-gpu-bundle-output
            -fuse-cuid=none --offload-arch=${target} ${kiln_device_flags} ${ARGN}
            -Xclang -dependency-file -Xclang ${object}.d -Xclang -MT -Xclang ${object} ${source} -o ${object}
    DEPENDS ${source} DEPFILE ${object}.d VERBATIM)
endfunction()

# Code objects NAME.gfxNNN.co of a source, one a target. Sets <out> to the list of files. Test NAME.bytecode: for the first
# target clang's bytecode evaluator makes the same code object as its default one. The others are made by the bytecode
# evaluator, which takes half of the time.
function(kiln_add_code_objects name source out)
  set(bytecode -fexperimental-new-constant-interpreter)
  set(evaluator)
  set(objects)
  foreach(target IN LISTS KILN_TARGETS)
    kiln_add_code_object(${CMAKE_CURRENT_BINARY_DIR}/${name}.${target}.co ${source} ${target} ${evaluator})
    list(APPEND objects ${CMAKE_CURRENT_BINARY_DIR}/${name}.${target}.co)
    set(evaluator ${bytecode})
  endforeach()
  set(${out} ${objects} PARENT_SCOPE)
  if(NOT KILN_BUILD_TESTS)
    add_custom_target(${name}.code_objects ALL DEPENDS ${objects})
    return()
  endif()
  list(GET KILN_TARGETS 0 target)
  set(by_bytecode ${CMAKE_CURRENT_BINARY_DIR}/${name}.${target}.bytecode.co)
  kiln_add_code_object(${by_bytecode} ${source} ${target} ${bytecode})
  add_custom_target(${name}.code_objects ALL DEPENDS ${objects} ${by_bytecode})
  add_test(NAME ${name}.bytecode
    COMMAND ${CMAKE_COMMAND} -E compare_files ${CMAKE_CURRENT_BINARY_DIR}/${name}.${target}.co ${by_bytecode})
  set_tests_properties(${name}.bytecode PROPERTIES LABELS unit)
endfunction()

# Runs a HIP program on this machine's GPU, or on the simulated one where there is none.
set(kiln_on_device ${PROJECT_SOURCE_DIR}/scripts/run_on_device ${PROJECT_BINARY_DIR}/tools/kiln_hip/kiln_hip)

# Tests device.NAME.compile, .link and .run of a HIP program of one or more sources, by real ROCm. A program that needs
# a GPU and finds none returns 77, which is reported as skipped; so is all of it where there is no ROCm. FLAGS are for the
# compiler, LIBRARIES for the linker. GPU_ONLY: a program that measures time, of which the simulated GPU has none. It is
# compiled for all targets only where there is a GPU (/dev/kfd), and under the label `long`, as device.NAME.compile.all.
function(kiln_add_device_program name)
  cmake_parse_arguments(arg "GPU_ONLY" "" "FLAGS;LIBRARIES" ${ARGN})
  list(TRANSFORM KILN_TARGETS PREPEND --offload-arch= OUTPUT_VARIABLE targets)
  set(in_rocm ${PROJECT_SOURCE_DIR}/scripts/in_rocm)
  set(directory ${CMAKE_CURRENT_BINARY_DIR}/${name}.device)
  file(MAKE_DIRECTORY ${directory})
  set(objects)
  foreach(source IN LISTS arg_UNPARSED_ARGUMENTS)
    cmake_path(GET source STEM stem)
    list(APPEND objects ${stem}.o)
  endforeach()
  if(arg_GPU_ONLY AND NOT EXISTS /dev/kfd)
    file(MAKE_DIRECTORY ${directory}.all)
    add_test(NAME device.${name}.compile.all
      COMMAND ${in_rocm} hipcc ${kiln_device_flags} ${arg_FLAGS} ${targets} -c ${arg_UNPARSED_ARGUMENTS}
      WORKING_DIRECTORY ${directory}.all)
    set_tests_properties(device.${name}.compile.all PROPERTIES LABELS "device;long" SKIP_RETURN_CODE 77)
    list(GET KILN_TARGETS -1 last)
    set(targets --offload-arch=${last})
  endif()
  add_test(NAME device.${name}.compile
    COMMAND ${in_rocm} hipcc ${kiln_device_flags} ${arg_FLAGS} ${targets} -c ${arg_UNPARSED_ARGUMENTS} WORKING_DIRECTORY ${directory})
  add_test(NAME device.${name}.link
    COMMAND ${in_rocm} hipcc ${objects} -o ${name} ${arg_LIBRARIES} WORKING_DIRECTORY ${directory})
  set(run ${kiln_on_device})
  if(arg_GPU_ONLY)
    set(run ${in_rocm})
  endif()
  add_test(NAME device.${name}.run COMMAND ${run} ./${name} WORKING_DIRECTORY ${directory})
  set_tests_properties(device.${name}.compile device.${name}.link device.${name}.run PROPERTIES
    LABELS device SKIP_RETURN_CODE 77)
  set_tests_properties(device.${name}.compile PROPERTIES FIXTURES_SETUP ${name}.compiled)
  set_tests_properties(device.${name}.link PROPERTIES
    FIXTURES_REQUIRED ${name}.compiled FIXTURES_SETUP ${name}.linked)
  set_tests_properties(device.${name}.run PROPERTIES FIXTURES_REQUIRED ${name}.linked)
  # The other two architectures, simulated.
  foreach(board IN ITEMS MI210 MI355X)
    if(NOT TARGET kiln_hip_library OR arg_GPU_ONLY)
      break()
    endif()
    add_test(NAME device.${name}.run.${board}
      COMMAND ${in_rocm} env KILN_HIP_DEVICE=${board} ${PROJECT_BINARY_DIR}/tools/kiln_hip/kiln_hip run ./${name}
      WORKING_DIRECTORY ${directory})
    set_tests_properties(device.${name}.run.${board} PROPERTIES
      LABELS device FIXTURES_REQUIRED ${name}.linked SKIP_RETURN_CODE 77)
  endforeach()
endfunction()
