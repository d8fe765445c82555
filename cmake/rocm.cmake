# SPDX-License-Identifier: MIT
# Building device code: with clang alone (code objects), and with real ROCm (whole programs).
set(KILN_TARGETS gfx90a gfx942 gfx950 CACHE STRING "Architectures that examples and device tests are built for")

execute_process(COMMAND ${PROJECT_SOURCE_DIR}/scripts/in_rocm --where
  OUTPUT_VARIABLE kiln_rocm OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_VARIABLE kiln_no_rocm ERROR_STRIP_TRAILING_WHITESPACE)
message(STATUS "Device programs: ${kiln_rocm}${kiln_no_rocm}")

set(kiln_device_flags -std=c++20 -O3 -Wall -Wextra -Werror -DKILN_SHOW_WARNINGS ${kiln_evaluation_flags} -I${PROJECT_SOURCE_DIR}/include)

# The flags of a device pass for code objects, by the project's own clang without HIP.
set(kiln_code_object_flags -x hip -nogpuinc -nogpulib --offload-device-only --no-gpu-bundle-output -fuse-cuid=none ${kiln_device_flags})

# Kiln, precompiled for each target: the targets kiln_headers.gfxNNN and the files kiln_headers.gfxNNN.pch. Of what a small
# kernel's device pass takes it saves half.
foreach(target IN LISTS KILN_TARGETS)
  set(file ${PROJECT_BINARY_DIR}/kiln_headers.${target}.pch)
  set(header ${PROJECT_SOURCE_DIR}/cmake/precompiled.hpp)
  add_custom_command(OUTPUT ${file}
    COMMAND ${CMAKE_CXX_COMPILER} ${kiln_code_object_flags} --offload-arch=${target} -fsyntax-only -Xclang -emit-pch -Xclang -o -Xclang
            ${file} -Xclang -dependency-file -Xclang ${file}.d -Xclang -MT -Xclang ${file} ${header}
    DEPENDS ${header} DEPFILE ${file}.d VERBATIM
    COMMENT "Precompiling Kiln for ${target}")
  add_custom_target(kiln_headers.${target} DEPENDS ${file})
endforeach()

# Adds the file OBJECT, the code object of a source for one target. PRECOMPILED: with the headers above. Further arguments are
# the compiler's.
function(kiln_add_code_object object source target)
  cmake_parse_arguments(PARSE_ARGV 3 arg "PRECOMPILED" "" "")
  set(headers)
  set(needed)
  if(arg_PRECOMPILED)
    set(file ${PROJECT_BINARY_DIR}/kiln_headers.${target}.pch)
    set(headers -Xclang -include-pch -Xclang ${file})
    set(needed kiln_headers.${target} ${file})
  endif()
  add_custom_command(OUTPUT ${object}
    COMMAND ${CMAKE_CXX_COMPILER} ${kiln_code_object_flags} --offload-arch=${target} ${headers} ${arg_UNPARSED_ARGUMENTS}
            -Xclang -dependency-file -Xclang ${object}.d -Xclang -MT -Xclang ${object} ${source} -o ${object}
    DEPENDS ${source} ${needed} DEPFILE ${object}.d VERBATIM)
endfunction()

# Code objects NAME.gfxNNN.co of a source, one a target, with Kiln precompiled. Sets <out> to the list of files. The first is
# made by clang's default evaluator, the others by the bytecode one, which takes half of the time for large kernels; BYTECODE:
# all are, because another test evaluates the source by the default one. tests/tools/dump compares all with what a program
# writes.
function(kiln_add_code_objects name source out)
  cmake_parse_arguments(PARSE_ARGV 3 arg "BYTECODE" "" "")
  set(bytecode -fexperimental-new-constant-interpreter)
  set(evaluator)
  if(arg_BYTECODE)
    set(evaluator ${bytecode})
  endif()
  set(objects)
  foreach(target IN LISTS KILN_TARGETS)
    kiln_add_code_object(${CMAKE_CURRENT_BINARY_DIR}/${name}.${target}.co ${source} ${target} PRECOMPILED ${evaluator})
    list(APPEND objects ${CMAKE_CURRENT_BINARY_DIR}/${name}.${target}.co)
    set(evaluator ${bytecode})
  endforeach()
  add_custom_target(${name}.code_objects ALL DEPENDS ${objects})
  set(${out} ${objects} PARENT_SCOPE)
endfunction()

# Runs a HIP program on this machine's GPU, or on the simulated one where there is none.
set(kiln_on_device ${PROJECT_SOURCE_DIR}/scripts/run_on_device ${PROJECT_BINARY_DIR}/tools/kiln_hip/kiln_hip)

# Precompiles a header by hipcc, with HIP's own, for the host and each of KILN_TARGETS: the tests device.headers.NAME.<pass>.
# Sets <out> to options for programs of the same flags, which need the fixture NAME.headers: clang takes the file of the
# directory that fits its pass, and fails where none does.
function(kiln_precompile_hip_headers name header out)
  set(directory ${CMAKE_CURRENT_BINARY_DIR}/${name}.headers)
  file(MAKE_DIRECTORY ${directory})
  list(GET KILN_TARGETS 0 first)
  foreach(pass IN ITEMS host ${KILN_TARGETS})
    set(which --offload-device-only --offload-arch=${pass})
    if(pass STREQUAL "host")
      set(which --offload-host-only --offload-arch=${first})
    endif()
    add_test(NAME device.headers.${name}.${pass}
      COMMAND ${PROJECT_SOURCE_DIR}/scripts/in_rocm hipcc ${ARGN} -Wno-unused-command-line-argument ${which} -fsyntax-only
              -Xclang -emit-pch -Xclang -o -Xclang ${directory}/${pass}.pch -x hip ${header}
      WORKING_DIRECTORY ${directory})
    set_tests_properties(device.headers.${name}.${pass} PROPERTIES
      LABELS device SKIP_RETURN_CODE 77 FIXTURES_SETUP ${name}.headers COST 500)
  endforeach()
  set(${out} -Xclang -include-pch -Xclang ${directory} PARENT_SCOPE)
endfunction()
kiln_precompile_hip_headers(kiln ${CMAKE_CURRENT_LIST_DIR}/precompiled_for_hip.hpp kiln_precompiled_for_hip ${kiln_device_flags})

# Tests device.NAME.compile, .link and .run of a HIP program of one or more sources, by real ROCm. A program that needs
# a GPU and finds none returns 77, which is reported as skipped; so is all of it where there is no ROCm. FLAGS are for the
# compiler, LIBRARIES for the linker. GPU_ONLY: a program that measures time, of which the simulated GPU has none. It is
# compiled for all targets only where there is a GPU (/dev/kfd), and under the label `long`, as device.NAME.compile.all.
# LARGE: without a GPU for gfx942 alone; for all targets under the label `long`, as device.NAME_all.compile and so on.
# HEADERS_AS_TEXT: as users compile it, without precompiled headers.
function(kiln_add_device_program name)
  cmake_parse_arguments(arg "GPU_ONLY;LARGE;HEADERS_AS_TEXT" "" "FLAGS;LIBRARIES;LABELS" ${ARGN})
  set(labels device ${arg_LABELS})
  set(boards MI210 MI355X) # the other two architectures, simulated
  if(arg_LARGE AND NOT EXISTS /dev/kfd AND gfx942 IN_LIST KILN_TARGETS)
    set(all ${ARGN})
    list(REMOVE_ITEM all LARGE)
    kiln_add_device_program(${name}_all ${all} LABELS long)
    set(KILN_TARGETS gfx942)
    set(boards)
  endif()
  set(precompiled ${kiln_precompiled_for_hip})
  set(headers kiln.headers)
  if(arg_HEADERS_AS_TEXT)
    set(precompiled)
    set(headers)
  endif()
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
    COMMAND ${in_rocm} hipcc ${kiln_device_flags} ${arg_FLAGS} ${targets} ${precompiled} -c ${arg_UNPARSED_ARGUMENTS}
    WORKING_DIRECTORY ${directory})
  add_test(NAME device.${name}.link
    COMMAND ${in_rocm} hipcc ${objects} -o ${name} ${arg_LIBRARIES} WORKING_DIRECTORY ${directory})
  set(run ${kiln_on_device})
  if(arg_GPU_ONLY)
    set(run ${in_rocm})
  endif()
  add_test(NAME device.${name}.run COMMAND ${run} ./${name} WORKING_DIRECTORY ${directory})
  set_tests_properties(device.${name}.compile device.${name}.link device.${name}.run PROPERTIES
    LABELS "${labels}" SKIP_RETURN_CODE 77)
  set_tests_properties(device.${name}.compile PROPERTIES FIXTURES_REQUIRED "${headers}" FIXTURES_SETUP ${name}.compiled)
  if(arg_LARGE)
    set_tests_properties(device.${name}.compile PROPERTIES COST 100)
  endif()
  set_tests_properties(device.${name}.link PROPERTIES
    FIXTURES_REQUIRED ${name}.compiled FIXTURES_SETUP ${name}.linked)
  set_tests_properties(device.${name}.run PROPERTIES FIXTURES_REQUIRED ${name}.linked)
  foreach(board IN LISTS boards)
    if(NOT TARGET kiln_hip_library OR arg_GPU_ONLY)
      break()
    endif()
    add_test(NAME device.${name}.run.${board}
      COMMAND ${in_rocm} env KILN_HIP_DEVICE=${board} ${PROJECT_BINARY_DIR}/tools/kiln_hip/kiln_hip run ./${name}
      WORKING_DIRECTORY ${directory})
    set_tests_properties(device.${name}.run.${board} PROPERTIES
      LABELS "${labels}" FIXTURES_REQUIRED ${name}.linked SKIP_RETURN_CODE 77)
  endforeach()
endfunction()
