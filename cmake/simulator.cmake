# SPDX-License-Identifier: MIT
# kiln::simulator, for programs that simulate kernels at run time: the same headers and results as kiln::kiln alone, but the
# simulator is compiled once, not in every file that calls it.
add_library(kiln_simulator STATIC EXCLUDE_FROM_ALL ${CMAKE_CURRENT_LIST_DIR}/simulator.cpp)
add_library(kiln::simulator ALIAS kiln_simulator)
target_link_libraries(kiln_simulator PUBLIC kiln::kiln)
target_compile_definitions(kiln_simulator PUBLIC KILN_SEPARATE_SIMULATOR)
set_target_properties(kiln_simulator PROPERTIES POSITION_INDEPENDENT_CODE ON)
# In a debug build too, and not with a release build's -O3, which takes four times as long to compile.
target_compile_options(kiln_simulator PRIVATE $<$<CONFIG:Debug,Release>:-O2>)
