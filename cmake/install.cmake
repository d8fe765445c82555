# SPDX-License-Identifier: MIT
# `cmake --install` and find_package(kiln).
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(kiln_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/kiln)
install(TARGETS kiln EXPORT kiln_targets FILE_SET HEADERS FILE_SET hip_headers)
install(EXPORT kiln_targets NAMESPACE kiln:: FILE kiln-targets.cmake DESTINATION ${kiln_package_dir})
configure_package_config_file(cmake/kiln-config.cmake.in ${PROJECT_BINARY_DIR}/kiln-config.cmake
  INSTALL_DESTINATION ${kiln_package_dir} NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/kiln-config-version.cmake
  COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES ${PROJECT_BINARY_DIR}/kiln-config.cmake ${PROJECT_BINARY_DIR}/kiln-config-version.cmake
  cmake/simulator.cmake cmake/simulator.cpp # compiled in the project that uses it, with that project's options
  cmake/kernels.cmake cmake/compile_device_code.cmake cmake/embed_code_objects.cmake cmake/declare_kernels.cmake
  cmake/precompiled.hpp cmake/simulated_test.cmake
  DESTINATION ${kiln_package_dir})
