# SPDX-License-Identifier: MIT
# Configures, builds and runs one consumer in a directory of its own.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${WORK})
if(WAY STREQUAL find_package)
  execute_process(COMMAND ${CMAKE_COMMAND} --install ${KILN_BUILD} --prefix ${WORK}/prefix
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  set(where -DCMAKE_PREFIX_PATH=${WORK}/prefix)
else()
  set(where -DKILN=${KILN})
endif()
execute_process(COMMAND ${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/${WAY} -B ${WORK}/build -G ${GENERATOR}
  -DCMAKE_CXX_COMPILER=${COMPILER} ${where} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${WORK}/build COMMAND_ERROR_IS_FATAL ANY)
foreach(program IN ITEMS consumer simulating_consumer)
  execute_process(COMMAND ${WORK}/build/${program} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
if(WAY STREQUAL find_package)
  execute_process(COMMAND ${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/without_cxx -B ${WORK}/without_cxx -G ${GENERATOR}
    ${where} COMMAND_ERROR_IS_FATAL ANY)
endif()
if(EXISTS ${WORK}/prefix/bin/kiln_hip)
  execute_process(COMMAND ${CMAKE_CTEST_COMMAND} --output-on-failure WORKING_DIRECTORY ${WORK}/build COMMAND_ERROR_IS_FATAL ANY)
endif()
