# SPDX-License-Identifier: MIT
# kiln_add_kernels(<target> FILES <file>... TARGETS <gfx942>...): files that hold kernels and no other device code.
#
# Each file is compiled with what kernels need: one device pass for each of TARGETS, in parallel, without HIP's wrapper
# headers and device libraries, by clang's bytecode evaluator (or, where that refuses, by its default one, with a warning); at
# the same time one host pass, whose object holds the stubs; a second object holds all code objects. <target> is a library that
# exists, or becomes a static one, which brings HIP's headers and runtime to what links it and launches the kernels, in C++ of
# any compiler. `#include "<target>.hpp"` declares them all (KILN_DECLARE_KERNEL).
#
#   INCLUDE_DIRECTORIES, DEFINITIONS, OPTIONS  for all passes, besides Kiln's own directory
#   HIP_HEADERS, DEVICE_LIBRARIES   HIP's wrapper headers and device libraries too
#   DEFAULT_EVALUATOR               not the bytecode evaluator
#   COMPARE_EVALUATORS              both evaluators: their code objects must be equal
#   PRECOMPILE_HEADER ON|OFF        precompile Kiln's headers; ON from three files, which pays the first time already
#   TIME_LIMIT <seconds>            of each device pass; 120. It ends host loops that never end
#   CODE_OBJECTS <variable>         no host pass: the files NAME.<target>.co, for hipModuleLoad or a simulator. No HIP needed
#
# The compiler is KILN_HIP_COMPILER: CMAKE_HIP_COMPILER, else hipcc, else the project's own clang.
function(kiln_find_hip_compiler)
  if(NOT KILN_HIP_COMPILER)
    find_program(KILN_HIPCC hipcc)
    if(CMAKE_HIP_COMPILER)
      set(found ${CMAKE_HIP_COMPILER})
    elseif(KILN_HIPCC)
      set(found ${KILN_HIPCC})
    else()
      set(found ${CMAKE_CXX_COMPILER})
    endif()
    set(KILN_HIP_COMPILER ${found} CACHE FILEPATH "hipcc or clang 22, which compiles kernels")
  endif()
  execute_process(COMMAND ${KILN_HIP_COMPILER} --version RESULT_VARIABLE result OUTPUT_VARIABLE version ERROR_VARIABLE errors)
  if(NOT result EQUAL 0 OR NOT version MATCHES "clang version ([0-9]+)" OR CMAKE_MATCH_1 LESS 22)
    message(FATAL_ERROR "kiln_add_kernels: KILN_HIP_COMPILER is ${KILN_HIP_COMPILER}; hipcc of ROCm 7.2 or clang 22 is needed")
  endif()
endfunction()
# The programs beside the compiler that make one object of its code objects.
function(kiln_find_bundler)
  foreach(program IN ITEMS clang clang-offload-bundler llvm-nm)
    string(TOUPPER KILN_${program} variable)
    string(REPLACE - _ variable ${variable})
    if(NOT ${variable})
      execute_process(COMMAND ${KILN_HIP_COMPILER} -print-prog-name=${program}
        OUTPUT_VARIABLE beside OUTPUT_STRIP_TRAILING_WHITESPACE)
      find_program(${variable} NAMES ${beside} ${program} ${program}-22 REQUIRED)
    endif()
  endforeach()
endfunction()
# hipcc knows where HIP is; clang is told.
function(kiln_find_hip)
  find_library(KILN_HIP_LIBRARY amdhip64 HINTS $ENV{ROCM_PATH}/lib /opt/rocm/lib)
  find_path(KILN_HIP_INCLUDE_DIRECTORY hip/hip_runtime_api.h HINTS $ENV{ROCM_PATH}/include /opt/rocm/include)
  if(NOT KILN_HIP_INCLUDE_DIRECTORY)
    message(FATAL_ERROR "kiln_add_kernels: hip/hip_runtime_api.h is not found, which the host side of kernels needs. Set "
                        "KILN_HIP_INCLUDE_DIRECTORY, or ask for CODE_OBJECTS alone")
  endif()
endfunction()

function(kiln_add_kernels target)
  set(flags HIP_HEADERS DEVICE_LIBRARIES DEFAULT_EVALUATOR COMPARE_EVALUATORS)
  cmake_parse_arguments(PARSE_ARGV 1 arg "${flags}" "PRECOMPILE_HEADER;TIME_LIMIT;CODE_OBJECTS"
    "FILES;TARGETS;INCLUDE_DIRECTORIES;DEFINITIONS;OPTIONS")
  list(JOIN arg_UNPARSED_ARGUMENTS " " unknown)
  list(JOIN arg_KEYWORDS_MISSING_VALUES ", " empty)
  if(unknown)
    message(FATAL_ERROR "kiln_add_kernels(${target}): not understood: ${unknown}")
  elseif(empty)
    message(FATAL_ERROR "kiln_add_kernels(${target}): ${empty} without a value")
  elseif(NOT arg_FILES OR NOT arg_TARGETS)
    message(FATAL_ERROR "kiln_add_kernels(${target}): FILES and TARGETS are needed")
  endif()
  foreach(arch IN LISTS arg_TARGETS)
    if(NOT arch MATCHES "^gfx(90a|942|950)$")
      message(FATAL_ERROR "kiln_add_kernels(${target}): TARGETS has ${arch}; gfx90a, gfx942 and gfx950 are known")
    endif()
  endforeach()
  if(NOT DEFINED arg_TIME_LIMIT)
    set(arg_TIME_LIMIT 120)
  elseif(NOT arg_TIME_LIMIT MATCHES "^[1-9][0-9]*$")
    message(FATAL_ERROR "kiln_add_kernels(${target}): TIME_LIMIT is ${arg_TIME_LIMIT}; whole seconds are needed")
  endif()
  if(NOT DEFINED arg_PRECOMPILE_HEADER)
    list(LENGTH arg_FILES files)
    set(arg_PRECOMPILE_HEADER OFF)
    if(files GREATER_EQUAL 3)
      set(arg_PRECOMPILE_HEADER ON)
    endif()
  endif()
  set(evaluator bytecode)
  if(arg_COMPARE_EVALUATORS)
    set(evaluator both)
  elseif(arg_DEFAULT_EVALUATOR)
    set(evaluator default)
  endif()
  kiln_find_hip_compiler()
  set(hip_headers)
  if(NOT DEFINED arg_CODE_OBJECTS)
    kiln_find_bundler()
    kiln_find_hip()
    if(NOT KILN_HIP_INCLUDE_DIRECTORY STREQUAL "/usr/include")
      set(hip_headers -isystem ${KILN_HIP_INCLUDE_DIRECTORY})
    endif()
  endif()

  list(TRANSFORM arg_INCLUDE_DIRECTORIES PREPEND -I)
  list(TRANSFORM arg_DEFINITIONS PREPEND -D)
  set(common -x hip -std=c++20 -O3 -fconstexpr-steps=20000000 -fconstexpr-backtrace-limit=3
    "-I$<JOIN:$<REMOVE_DUPLICATES:$<TARGET_PROPERTY:kiln::kiln,INTERFACE_INCLUDE_DIRECTORIES>>,$<SEMICOLON>-I>"
    ${arg_INCLUDE_DIRECTORIES} ${arg_DEFINITIONS} ${arg_OPTIONS})
  if(NOT arg_HIP_HEADERS)
    list(APPEND common -nogpuinc)
  endif()
  set(device ${common} ${hip_headers} --offload-device-only --no-gpu-bundle-output -fuse-cuid=none -Wno-unused-command-line-argument)
  if(NOT arg_DEVICE_LIBRARIES)
    list(APPEND device -nogpulib)
  endif()

  set(compile ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/compile_device_code.cmake)
  set(embed ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/embed_code_objects.cmake)
  set(directory ${CMAKE_CURRENT_BINARY_DIR}/${target}.kernels)
  file(MAKE_DIRECTORY ${directory})
  # Precompiling the headers takes as long as reading them once, and saves two thirds of an empty kernel's device pass.
  if(arg_PRECOMPILE_HEADER)
    set(header ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/precompiled.hpp)
    foreach(arch IN LISTS arg_TARGETS)
      set(precompiled ${directory}/kiln.${arch}.pch)
      add_custom_command(OUTPUT ${precompiled}
        COMMAND ${KILN_HIP_COMPILER} ${device} --offload-arch=${arch} -fsyntax-only -Xclang -emit-pch -Xclang -o
                -Xclang ${precompiled} -Xclang -dependency-file -Xclang ${precompiled}.d -Xclang -sys-header-deps -Xclang -MT -Xclang ${precompiled}
                ${header}
        DEPENDS ${header} DEPFILE ${precompiled}.d COMMAND_EXPAND_LISTS VERBATIM
        COMMENT "Precompiling Kiln for ${arch}")
      set(header_${arch} ${precompiled})
    endforeach()
  endif()

  set(names)
  set(host_objects)
  set(code_objects)
  foreach(file IN LISTS arg_FILES)
    cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE OUTPUT_VARIABLE source)
    cmake_path(GET source STEM LAST_ONLY name)
    if(name IN_LIST names)
      message(FATAL_ERROR "kiln_add_kernels(${target}): two files are called ${name}")
    endif()
    list(APPEND names ${name})
    get_source_file_property(generated ${source} GENERATED)
    if(NOT generated AND NOT EXISTS ${source})
      message(FATAL_ERROR "kiln_add_kernels(${target}): FILES has ${file}; there is no such file")
    endif()
    set(bundled host-x86_64-unknown-linux-gnu)
    set(inputs -input=/dev/null)
    set(objects)
    foreach(arch IN LISTS arg_TARGETS)
      set(object ${directory}/${name}.${arch}.co)
      add_custom_command(OUTPUT ${object}
        COMMAND ${CMAKE_COMMAND} -P ${compile} -- ${evaluator} ${arg_TIME_LIMIT} "header=${header_${arch}}" ${object} ${source}
                ${KILN_HIP_COMPILER} ${device} --offload-arch=${arch}
                -Xclang -dependency-file -Xclang ${object}.d -Xclang -sys-header-deps -Xclang -MT -Xclang ${object}
        DEPENDS ${source} ${header_${arch}} ${compile} DEPFILE ${object}.d COMMAND_EXPAND_LISTS VERBATIM
        COMMENT "Kernels of ${name} for ${arch}")
      list(APPEND objects ${object})
      list(APPEND inputs -input=${object})
      string(APPEND bundled ",hipv4-amdgcn-amd-amdhsa--${arch}")
    endforeach()
    list(APPEND code_objects ${objects})
    if(DEFINED arg_CODE_OBJECTS)
      continue()
    endif()
    set(bundle ${directory}/${name}.hipfb)
    set(object ${directory}/${name}.o)
    add_custom_command(OUTPUT ${object}
      COMMAND ${KILN_HIP_COMPILER} ${common} --offload-host-only -fPIC -Wno-unused-command-line-argument
              -D__HIP_PLATFORM_AMD__=1 ${hip_headers} -MD -MF ${object}.d -MT ${object} -c ${source} -o ${object}
      DEPENDS ${source} DEPFILE ${object}.d COMMAND_EXPAND_LISTS VERBATIM
      COMMENT "Kernels of ${name}, host side")
    set(holder ${directory}/${name}.code_objects)
    add_custom_command(OUTPUT ${holder}.o
      COMMAND ${KILN_CLANG_OFFLOAD_BUNDLER} -type=o -bundle-align=4096 -targets=${bundled} ${inputs} -output=${bundle}
      COMMAND ${CMAKE_COMMAND} -P ${embed} -- ${object} ${bundle} ${holder}.s
      COMMAND ${KILN_CLANG} -c ${holder}.s -o ${holder}.o
      BYPRODUCTS ${bundle} ${holder}.s DEPENDS ${object} ${objects} ${embed} VERBATIM
      COMMENT "Kernels of ${name}, bundled")
    list(APPEND host_objects ${object} ${holder}.o)
  endforeach()

  if(DEFINED arg_CODE_OBJECTS)
    add_custom_target(${target} ALL DEPENDS ${code_objects})
    set(${arg_CODE_OBJECTS} ${code_objects} PARENT_SCOPE)
    return()
  endif()
  set_source_files_properties(${host_objects} PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
  set(header ${directory}/declared/${target}.hpp)
  set(stubs ${host_objects})
  list(FILTER stubs EXCLUDE REGEX "\\.code_objects\\.o$")
  set(declare ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/declare_kernels.cmake)
  add_custom_command(OUTPUT ${header}
    COMMAND ${CMAKE_COMMAND} -P ${declare} -- ${KILN_LLVM_NM} ${header} ${stubs}
    DEPENDS ${stubs} ${declare} VERBATIM
    COMMENT "Declarations of ${target}")
  if(TARGET ${target})
    target_sources(${target} PRIVATE ${host_objects} ${header})
    target_include_directories(${target} PRIVATE ${directory}/declared)
  else()
    add_library(${target} STATIC ${host_objects} ${header})
    target_include_directories(${target} PUBLIC ${directory}/declared)
    set_target_properties(${target} PROPERTIES LINKER_LANGUAGE CXX)
    target_link_libraries(${target} PUBLIC kiln::kiln)
    target_include_directories(${target} SYSTEM PUBLIC ${KILN_HIP_INCLUDE_DIRECTORY})
    if(KILN_HIP_LIBRARY)
      target_link_libraries(${target} PUBLIC ${KILN_HIP_LIBRARY})
    endif()
  endif()
endfunction()
